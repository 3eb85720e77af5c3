//! Cards side by side on a page, with the lines along which they are cut apart.

use crate::prelude::*;

/// Where the cards of a page stand, row by row.
pub(crate) struct CutGrid {
    left_mm: f32,
    top_mm: f32,
    columns: usize,
    rows: usize,
    /// Width and height of a card, in millimetres.
    pub card_mm: (f32, f32),
    /// Short marks at the paper's edge for a guillotine, which cuts a stack from above.
    marked: bool,
}

impl CutGrid {
    pub(crate) const CARD_WIDTH_MM: f32 = 95.0;

    /// Ten cards, two across and five down. Printers leave about five millimetres white at the edges; ten leave room for
    /// cut marks too.
    pub(crate) fn cards(paper: Paper) -> Self {
        let (columns, rows, top_mm) = (2, 5, 10.0);
        let height_mm = (paper.height_mm() - 2.0 * top_mm) / rows as f32;
        let left_mm = (paper.width_mm() - columns as f32 * Self::CARD_WIDTH_MM) / 2.0;
        let card_mm = (Self::CARD_WIDTH_MM, height_mm);
        CutGrid { left_mm, top_mm, columns, rows, card_mm, marked: true }
    }

    /// Four slips, each a quarter of the paper.
    pub(crate) fn quarters(paper: Paper) -> Self {
        let card_mm = (paper.width_mm() / 2.0, paper.height_mm() / 2.0);
        CutGrid { left_mm: 0.0, top_mm: 0.0, columns: 2, rows: 2, card_mm, marked: false }
    }

    /// How many cards a page holds.
    pub(crate) fn places(&self) -> usize {
        self.columns * self.rows
    }

    /// The upper left corner of a card, counted from 0, in millimetres.
    pub(crate) fn corner_mm(&self, number: usize) -> (f32, f32) {
        let (column, row) = (number % self.columns, number / self.columns);
        let (width_mm, height_mm) = self.card_mm;
        (self.left_mm + column as f32 * width_mm, self.top_mm + row as f32 * height_mm)
    }

    /// Dashed lines for scissors between and around so many cards, and the marks at the edge.
    pub(crate) fn lines(&self, pen: &mut Pen, cards: usize) {
        let (width_mm, height_mm) = self.card_mm;
        let rows = cards.div_ceil(self.columns);
        let right_mm = self.left_mm + self.columns as f32 * width_mm;
        let bottom_mm = self.top_mm + rows as f32 * height_mm;
        let (near, far) = (1.5, 5.0);
        for column in 0..=self.columns {
            let x = self.left_mm + column as f32 * width_mm;
            pen.rule(Stroke::Cut, (x, self.top_mm), (x, bottom_mm));
            if self.marked {
                pen.rule(Stroke::CutMark, (x, self.top_mm - far), (x, self.top_mm - near));
                pen.rule(Stroke::CutMark, (x, bottom_mm + near), (x, bottom_mm + far));
            }
        }
        for row in 0..=rows {
            let y = self.top_mm + row as f32 * height_mm;
            pen.rule(Stroke::Cut, (self.left_mm, y), (right_mm, y));
            if self.marked {
                pen.rule(Stroke::CutMark, (self.left_mm - far, y), (self.left_mm - near, y));
                pen.rule(Stroke::CutMark, (right_mm + near, y), (right_mm + far, y));
            }
        }
    }
}

/// What stands on a piece of paper of its own.
pub(crate) trait Slip {
    /// Draws it from its upper left corner on, on a piece of this width and height; answers at which height it ends, the white below
    /// it included.
    fn draw(&self, pen: &mut Pen, corner_mm: (f32, f32), size_mm: (f32, f32)) -> f32;

    /// The least height of a piece of paper for it, found by drawing it on one that is thrown away.
    fn height_mm(&self, width_mm: f32) -> f32 {
        let mut scrap = Sheet::new("", width_mm, 0.0);
        self.draw(&mut Pen::new_page(&mut scrap), (0.0, 0.0), (width_mm, 0.0))
    }
}

/// How wide slips are on a paper: as this, or a quarter of an office page.
pub(crate) fn slip_width_mm(paper: Paper) -> f32 {
    if paper.is_slip() { paper.width_mm() } else { CutGrid::quarters(paper).card_mm.0 }
}

/// Lays out slips: each on its own piece of an A6 or roll paper, all of them as long as the longest and no shorter than so much, or
/// four on an office page, to be cut apart.
pub(crate) fn slips<S: Slip>(title: &str, paper: Paper, least_mm: f32, slips: &[S]) -> Sheet {
    if paper.is_slip() {
        let width_mm = paper.width_mm();
        let heights = slips.iter().map(|slip| slip.height_mm(width_mm));
        let height_mm = heights.fold(0.0_f32, f32::max).ceil().max(least_mm);
        let mut sheet = Sheet::new(title, width_mm, height_mm);
        for slip in slips {
            slip.draw(&mut Pen::new_page(&mut sheet), (0.0, 0.0), (width_mm, height_mm));
        }
        return sheet;
    }
    let mut sheet = Sheet::new(title, paper.width_mm(), paper.height_mm());
    let grid = CutGrid::quarters(paper);
    for page in slips.chunks(grid.places()) {
        let mut pen = Pen::new_page(&mut sheet);
        grid.lines(&mut pen, page.len());
        for (number, slip) in page.iter().enumerate() {
            slip.draw(&mut pen, grid.corner_mm(number), grid.card_mm);
        }
    }
    sheet
}
