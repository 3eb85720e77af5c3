//! A layout written out for people: what snapshot tests compare and reviewers read.

use std::fmt::Write;

use crate::sheet::{Ink, Mark, Sheet};

pub(crate) fn describe(sheet: &Sheet) -> String {
    let mut out = format!(
        "{} · {} × {} mm · {} page(s)\n",
        sheet.title,
        sheet.width_mm,
        sheet.height_mm,
        sheet.pages.len()
    );
    for (number, page) in sheet.pages.iter().enumerate() {
        let _ = writeln!(out, "\npage {}", number + 1);
        for mark in &page.marks {
            let _ = match mark {
                Mark::Text(text) => writeln!(
                    out,
                    "{:7.1} {:6.1}  {:5.1} wide  {:5.2} pt {:<8} {:<5} {}",
                    text.x_mm,
                    text.baseline_mm,
                    text.width_mm(),
                    text.size_pt,
                    format!("{:?}", text.words.cut),
                    match text.ink {
                        Ink::Black => "",
                        Ink::Soft => "soft",
                        Ink::White => "white",
                    },
                    text.words.text(),
                ),
                Mark::Rule(rule) => writeln!(
                    out,
                    "{:7.1} {:6.1}  to {:5.1} {:5.1}  {:?}",
                    rule.from_mm.0, rule.from_mm.1, rule.to_mm.0, rule.to_mm.1, rule.stroke,
                ),
                Mark::Oval(oval) => writeln!(
                    out,
                    "{:7.1} {:6.1}  oval of {:.1} by {:.1}  {:?}",
                    oval.centre_mm.0,
                    oval.centre_mm.1,
                    oval.half_width_mm * 2.0,
                    oval.half_height_mm * 2.0,
                    oval.stroke,
                ),
                Mark::Code(code) => writeln!(
                    out,
                    "{:7.1} {:6.1}  square code of {:.1}",
                    code.corner_mm.0, code.corner_mm.1, code.side_mm,
                ),
                Mark::Disc(disc) => {
                    let [red, green, blue] = disc.colour;
                    writeln!(
                        out,
                        "{:7.1} {:6.1}  disc of {:.1}  #{red:02x}{green:02x}{blue:02x}",
                        disc.centre_mm.0, disc.centre_mm.1, disc.radius_mm,
                    )
                }
            };
        }
    }
    out
}
