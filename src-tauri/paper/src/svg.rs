//! The layout written as SVG pictures, for the preview in the desk's window: letters as the outlines of the bundled fonts.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::MM_PER_PT;
use crate::fonts::Face;
use crate::pdf::THICKENING_EM;
use crate::sheet::{Code, Disc, Mark, Oval, Page, Rule, Sheet, Text};
use crate::square_code::SquareCode;

pub(crate) fn to_svg_page(sheet: &Sheet, page: &Page) -> String {
    let (width, height) = (sheet.width_mm, sheet.height_mm);
    let mut glyphs = Glyphs::default();
    let mut body = String::new();
    for mark in &page.marks {
        match mark {
            Mark::Text(text) => write_text(&mut body, &mut glyphs, text),
            Mark::Rule(rule) => write_rule(&mut body, rule),
            Mark::Disc(disc) => write_disc(&mut body, disc),
            Mark::Oval(oval) => write_oval(&mut body, oval),
            Mark::Code(code) => {
                if let Some(squares) = sheet.codes.get(code.number) {
                    write_code(&mut body, squares, code);
                }
            }
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\"><defs>{}</defs>\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>{body}</svg>",
        glyphs.defined
    )
}

/// The glyphs of a page, each drawn once and referred to wherever it stands. A picture is shown without the fonts of the
/// window, so that letters would look otherwise than on paper.
#[derive(Default)]
struct Glyphs {
    numbers: BTreeMap<(Face, u16), Option<usize>>,
    defined: String,
}

impl Glyphs {
    /// The number under which a glyph is defined; none for one without an outline.
    fn number(&mut self, face: Face, glyph: u16) -> Option<usize> {
        let next = self.numbers.len();
        *self.numbers.entry((face, glyph)).or_insert_with(|| {
            let outline = face.outline(glyph);
            if outline.is_empty() {
                return None;
            }
            let _ = write!(self.defined, "<path id=\"g{next}\" d=\"{outline}\"/>");
            Some(next)
        })
    }
}

/// One group a run, in the units of its font.
fn write_text(svg: &mut String, glyphs: &mut Glyphs, text: &Text) {
    let size_mm = text.size_pt * MM_PER_PT;
    let ink = grey(text.ink.grey());
    let mut x_mm = text.x_mm;
    for run in &text.words.runs {
        let units = run.face.units_per_em();
        let scale = size_mm / units;
        let _ = write!(
            svg,
            "<g transform=\"translate({x_mm:.3} {:.3}) scale({scale:.6} {:.6})\" fill=\"{ink}\"",
            text.baseline_mm, -scale,
        );
        if run.thickened {
            let _ = write!(svg, " stroke=\"{ink}\" stroke-width=\"{:.1}\"", units * THICKENING_EM);
        }
        svg.push('>');
        for glyph in run.clusters().iter().flat_map(|cluster| &cluster.glyphs) {
            let Some(number) = glyphs.number(run.face, glyph.id) else { continue };
            let _ = write!(svg, "<use href=\"#g{number}\" x=\"{:.0}\"", glyph.x_em * units);
            if glyph.y_em != 0.0 {
                let _ = write!(svg, " y=\"{:.0}\"", glyph.y_em * units);
            }
            svg.push_str("/>");
        }
        svg.push_str("</g>");
        x_mm += run.width_em * size_mm;
    }
}

fn write_rule(svg: &mut String, rule: &Rule) {
    let _ = write!(
        svg,
        "<path d=\"M{:.3} {:.3}L{:.3} {:.3}\" stroke=\"{}\" stroke-width=\"{:.3}\" fill=\"none\"",
        rule.from_mm.0,
        rule.from_mm.1,
        rule.to_mm.0,
        rule.to_mm.1,
        grey(rule.stroke.grey()),
        rule.stroke.thickness_pt() * MM_PER_PT,
    );
    if let Some((dash, gap)) = rule.stroke.dash_pt() {
        let _ = write!(svg, " stroke-dasharray=\"{:.3} {:.3}\"", dash * MM_PER_PT, gap * MM_PER_PT);
    }
    svg.push_str("/>");
}

fn write_oval(svg: &mut String, oval: &Oval) {
    let ((x, y), half_width, half_height) =
        (oval.centre_mm, oval.half_width_mm, oval.half_height_mm);
    let _ = write!(
        svg,
        "<rect x=\"{:.3}\" y=\"{:.3}\" width=\"{:.3}\" height=\"{:.3}\" rx=\"{half_height:.3}\" \
         fill=\"none\" stroke=\"{}\" stroke-width=\"{:.3}\"/>",
        x - half_width,
        y - half_height,
        half_width * 2.0,
        half_height * 2.0,
        grey(oval.stroke.grey()),
        oval.stroke.thickness_pt() * MM_PER_PT,
    );
}

fn write_code(svg: &mut String, squares: &SquareCode, code: &Code) {
    let ((x, y), scale) = (code.corner_mm, code.side_mm / squares.side.max(1) as f32);
    let _ = write!(
        svg,
        "<path transform=\"translate({x:.3} {y:.3}) scale({scale:.5})\" d=\"{}\"/>",
        squares.path(0)
    );
}

fn write_disc(svg: &mut String, disc: &Disc) {
    let [red, green, blue] = disc.colour;
    let _ = write!(
        svg,
        "<circle cx=\"{:.3}\" cy=\"{:.3}\" r=\"{:.3}\" fill=\"#{red:02x}{green:02x}{blue:02x}\" \
         stroke=\"#000\" stroke-width=\"{:.3}\"/>",
        disc.centre_mm.0,
        disc.centre_mm.1,
        disc.radius_mm,
        Disc::EDGE_PT * MM_PER_PT,
    );
}

fn grey(level: f32) -> String {
    let byte = (level * 255.0).round() as u8;
    format!("#{byte:02x}{byte:02x}{byte:02x}")
}

#[cfg(test)]
mod tests {
    use crate::{Paper, SeatCard, SeatCards, seat_cards};

    fn page(player: &str) -> String {
        let cards = SeatCards {
            cards: vec![SeatCard { player: player.into(), ..SeatCard::default() }],
            ..SeatCards::default()
        };
        seat_cards(&cards, Paper::A4).to_svg_page(0).unwrap()
    }

    #[test]
    fn a_name_cannot_become_markup() {
        let page = page("<script>alert('1')</script> & \"Bob\"");
        assert!(!page.contains("script") && !page.contains("alert") && !page.contains("Bob"));
        assert!(!page.contains("<text"));
    }

    #[test]
    fn letters_are_the_outlines_of_the_fonts_that_are_printed() {
        let uses = |page: &str| page.matches("<use ").count();
        let defined = |page: &str| page.matches("<path id=").count();
        let empty = page("");
        // Five letters and a space, two of them the same; they are drawn once each.
        let anna = page("Anna 山");
        assert_eq!(uses(&anna) - uses(&empty), 5);
        let fresh = defined(&anna) - defined(&empty);
        assert!((1..=4).contains(&fresh), "{fresh} glyphs");
        // For want of a heavier font the ideograph has a thicker outline.
        assert!(anna.contains(" stroke-width=") && !page("Anna").contains(" stroke-width=\"28"));
    }
}
