//! Rows one below the other, over as many pages as they take: under a head, and under the heads of their columns on every page.

use crate::fonts::Cut;
use crate::head::Head;
use crate::pen::{Align, Pen, Style};
use crate::{Ink, Sheet, Stroke};

/// The words above a column.
pub(crate) const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);

/// A column of a table: from which edge its texts run, and how much room they have. What nothing fills has no room at all.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Column {
    align: Align,
    pub x_mm: f32,
    pub room_mm: f32,
}

impl Column {
    /// Texts run from this left edge.
    pub(crate) const fn left(x_mm: f32, room_mm: f32) -> Self {
        Column { align: Align::Left, x_mm, room_mm }
    }

    /// Texts end at this right edge.
    pub(crate) const fn right(x_mm: f32, room_mm: f32) -> Self {
        Column { align: Align::Right, x_mm, room_mm }
    }

    pub(crate) fn write(&self, pen: &mut Pen, baseline_mm: f32, style: Style, text: &str) {
        if self.room_mm > 0.0 {
            pen.text_within(self.align, (self.x_mm, baseline_mm), style, text, self.room_mm);
        }
    }
}

/// These columns under these heads, both from left to right.
pub(crate) fn under<const N: usize>(
    heads: &[String; N],
    columns: [Column; N],
) -> Vec<(Column, &str)> {
    columns.into_iter().zip(heads.iter().map(String::as_str)).collect()
}

/// Draws the heads of columns between two edges; gives the height at which rows begin.
pub(crate) fn heads(
    pen: &mut Pen,
    (left, right): (f32, f32),
    top_mm: f32,
    columns: &[(Column, &str)],
) -> f32 {
    let y = top_mm + LABEL.cap_mm();
    for (column, label) in columns {
        column.write(pen, y, LABEL, label);
    }
    pen.rule(Stroke::Sign, (left, y + 3.0), (right, y + 3.0));
    y + 3.0
}

/// Where the writing has come to.
pub(crate) struct Flow<'a> {
    pub sheet: &'a mut Sheet,
    head: Head<'a>,
    columns: Vec<(Column, &'a str)>,
    pub left: f32,
    pub right: f32,
    /// What comes next begins here.
    pub y: f32,
    pub bottom: f32,
    /// No row stands on the page yet.
    pub first: bool,
}

impl<'a> Flow<'a> {
    /// Begins a page with the whole head. Rows end so much above the lower margin.
    pub(crate) fn begin(sheet: &'a mut Sheet, head: Head<'a>, above_foot_mm: f32) -> Self {
        let (left, right) = (head.margin_mm, sheet.width_mm - head.margin_mm);
        let bottom = sheet.height_mm - head.margin_mm - above_foot_mm;
        let y = head.draw(&mut Pen::new_page(sheet));
        Flow { sheet, head, columns: Vec::new(), left, right, y, bottom, first: true }
    }

    /// Draws the heads of these columns, here and on every later page.
    pub(crate) fn columns(&mut self, columns: Vec<(Column, &'a str)>) {
        self.columns = columns;
        self.heads();
    }

    fn heads(&mut self) {
        if !self.columns.is_empty() {
            let mut pen = Pen::on_last_page(self.sheet);
            self.y = heads(&mut pen, (self.left, self.right), self.y, &self.columns);
        }
    }

    /// Goes on at the top of a new page.
    pub(crate) fn turn(&mut self) {
        self.y = self.head.draw_again(&mut Pen::new_page(self.sheet));
        self.heads();
        self.first = true;
    }

    /// Writes on the page that it has come to.
    pub(crate) fn pen(&mut self) -> Pen<'_> {
        Pen::on_last_page(self.sheet)
    }

    pub(crate) fn has_room(&self, height_mm: f32) -> bool {
        self.y + height_mm <= self.bottom
    }

    /// A line from edge to edge where the writing has come to.
    pub(crate) fn rule(&mut self, stroke: Stroke) {
        let (left, right, y) = (self.left, self.right, self.y);
        self.pen().rule(stroke, (left, y), (right, y));
    }

    /// A row of this height, on the next page where there is no room for it: its top, and what it is drawn with.
    pub(crate) fn row(&mut self, height_mm: f32) -> (f32, Pen<'_>) {
        if !self.has_room(height_mm) {
            self.turn();
        }
        let top = self.y;
        self.y += height_mm;
        self.first = false;
        (top, self.pen())
    }

    /// As [`Flow::row`], with a thin line between it and the row above.
    pub(crate) fn ruled_row(&mut self, height_mm: f32) -> (f32, Pen<'_>) {
        if self.has_room(height_mm) && !self.first {
            self.rule(Stroke::Hair);
        }
        self.row(height_mm)
    }
}
