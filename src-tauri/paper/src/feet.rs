//! The foot of every page, drawn when the number of pages is known.

use crate::prelude::*;

const FOOT: Style = Style::new(Cut::Regular, 8.0, Ink::Soft);

/// What stands at the foot of a sheet.
pub(crate) struct Feet<'a> {
    /// On the left; may be empty.
    pub said: &'a str,
    /// On the right: when it was printed, and the page's number, which is left out where there is one page.
    pub ends: &'a Ends,
    /// White at the left, the right and below, in millimetres.
    pub margin_mm: f32,
}

impl Feet<'_> {
    /// Draws them on every page.
    pub(crate) fn draw(&self, sheet: &mut Sheet) {
        let pages = sheet.pages.len();
        for page in 0..pages {
            self.draw_on(sheet, page, pages);
        }
    }

    /// Draws the foot of one page, counted from 0, where pages differ in what is said.
    pub(crate) fn draw_on(&self, sheet: &mut Sheet, page: usize, pages: usize) {
        let (left, right) = (self.margin_mm, sheet.width_mm - self.margin_mm);
        let y = sheet.height_mm - self.margin_mm + 6.0;
        let mut pen = Pen::on_page(sheet, page);
        let rule_mm = y - FOOT.cap_mm() - 3.0;
        pen.rule(Stroke::Hair, (left, rule_mm), (right, rule_mm));
        let imprint = imprint(self.ends, page, pages);
        let half_mm = (right - left) / 2.0;
        let imprint_mm = FOOT.width_mm(&imprint).min(half_mm);
        pen.text_within(Align::Left, (left, y), FOOT, self.said, right - left - imprint_mm - 6.0);
        pen.text_within(Align::Right, (right, y), FOOT, &imprint, imprint_mm.max(1.0));
    }
}

/// The page's number behind the imprint; the number is left out where there is one page.
pub(crate) fn imprint(ends: &Ends, page: usize, pages: usize) -> String {
    if pages == 1 { ends.imprint.clone() } else { numbered(ends, page, pages) }
}

/// The page's number behind the imprint.
pub(crate) fn numbered(ends: &Ends, page: usize, pages: usize) -> String {
    let number = page_number(&ends.page, page, pages);
    if ends.imprint.is_empty() { number } else { format!("{} · {number}", ends.imprint) }
}

/// The number of a page, counted from 0, of so many.
pub(crate) fn page_number(pattern: &str, page: usize, pages: usize) -> String {
    pattern.replace("{page}", &(page + 1).to_string()).replace("{pages}", &pages.to_string())
}
