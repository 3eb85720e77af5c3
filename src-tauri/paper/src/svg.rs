//! The layout written as SVG pictures, for the preview in the desk's window.

use std::fmt::Write;

use crate::MM_PER_PT;
use crate::fonts::Face;
use crate::pdf::THICKENING_EM;
use crate::sheet::{Disc, Mark, Oval, Page, Rule, Sheet, Text};

pub(crate) fn to_svg_page(sheet: &Sheet, page: &Page) -> String {
    let (width, height) = (sheet.width_mm, sheet.height_mm);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\"><rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>"
    );
    for mark in &page.marks {
        match mark {
            Mark::Text(text) => write_text(&mut svg, text),
            Mark::Rule(rule) => write_rule(&mut svg, rule),
            Mark::Disc(disc) => write_disc(&mut svg, disc),
            Mark::Oval(oval) => write_oval(&mut svg, oval),
        }
    }
    svg.push_str("</svg>");
    svg
}

/// One element a run. `textLength` holds each run to the width it has on paper, so the preview
/// stays true even where the window must use another font.
fn write_text(svg: &mut String, text: &Text) {
    let size_mm = text.size_pt * MM_PER_PT;
    let mut x_mm = text.x_mm;
    for run in &text.words.runs {
        let width_mm = run.width_em * size_mm;
        let (family, weight, stretch) = family(run.face);
        let _ = write!(
            svg,
            "<text x=\"{x_mm:.3}\" y=\"{:.3}\" font-size=\"{size_mm:.3}\" \
             font-family=\"{family}\" font-weight=\"{weight}\" font-stretch=\"{stretch}%\" \
             font-variant-numeric=\"tabular-nums\" textLength=\"{width_mm:.3}\" \
             lengthAdjust=\"spacingAndGlyphs\" fill=\"{}\" xml:space=\"preserve\"",
            text.baseline_mm,
            grey(text.ink.grey()),
        );
        if run.thickened {
            let _ = write!(
                svg,
                " stroke=\"{}\" stroke-width=\"{:.3}\"",
                grey(text.ink.grey()),
                size_mm * THICKENING_EM,
            );
        }
        if run.right_to_left {
            // In a right-to-left text the anchor "end" is its left edge.
            svg.push_str(" direction=\"rtl\" unicode-bidi=\"embed\" text-anchor=\"end\"");
        }
        svg.push('>');
        escape(svg, &run.text);
        svg.push_str("</text>");
        x_mm += width_mm;
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

/// Family, weight and width in per cent, as the window's style sheet names them.
fn family(face: Face) -> (&'static str, u16, u16) {
    const ARCHIVO: &str = "'Archivo Variable', Archivo, sans-serif";
    const NOTO: &str = "'Noto Sans', sans-serif";
    match face {
        Face::ArchivoRegular => (ARCHIVO, 400, 100),
        Face::ArchivoSemiBold => (ARCHIVO, 600, 100),
        Face::ArchivoCondensedBold => (ARCHIVO, 700, 78),
        Face::NotoRegular => (NOTO, 400, 100),
        Face::NotoSemiBold => (NOTO, 600, 100),
        Face::DroidFallback => ("'Droid Sans Fallback', 'Noto Sans JP', sans-serif", 400, 100),
        Face::NotoKorean => ("'Noto Sans KR', sans-serif", 400, 100),
    }
}

fn grey(level: f32) -> String {
    let byte = (level * 255.0).round() as u8;
    format!("#{byte:02x}{byte:02x}{byte:02x}")
}

/// Names are text: nothing in them may mean anything to the window.
fn escape(svg: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '"' => svg.push_str("&quot;"),
            '\'' => svg.push_str("&#39;"),
            other => svg.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Paper, SeatCard, SeatCards, seat_cards};

    #[test]
    fn a_name_cannot_become_markup() {
        let cards = SeatCards {
            cards: vec![SeatCard {
                player: "<script>alert('1')</script> & \"Bob\"".into(),
                ..SeatCard::default()
            }],
            ..SeatCards::default()
        };
        let pages = seat_cards(&cards, Paper::A4).to_svg_pages();
        assert_eq!(pages.len(), 1);
        assert!(!pages[0].contains("<script"));
        assert!(pages[0].contains("&lt;script&gt;"));
    }
}
