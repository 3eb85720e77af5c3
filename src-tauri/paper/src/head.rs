//! The head of a sheet with a table: title, event, and a few figures.

use crate::feet::Feet;
use crate::fit::{Attempt, fit};
use crate::fonts::Cut;
use crate::pen::{Align, Pen, Style};
use crate::{Ink, Paper, Sheet, Stroke};

/// What stands at both ends of a sheet: at its head, and at the foot of every page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ends {
    /// The title.
    pub title: String,
    /// A line under the title, such as the event and its day.
    pub event: String,
    /// The figures at the head, such as the prize pool; four fit comfortably.
    pub figures: Vec<HeadFigure>,
    /// When it was printed and from which line of the log, such as "Printed 22:41 · log line 214".
    pub imprint: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

impl Ends {
    /// The sheet, without any page so far.
    pub(crate) fn sheet(&self, paper: Paper) -> Sheet {
        Sheet::new(&self.title, paper.width_mm(), paper.height_mm())
    }

    /// The head, with so much white above and beside it.
    pub(crate) fn head(&self, margin_mm: f32) -> Head<'_> {
        Head { title: &self.title, event: &self.event, figures: &self.figures, margin_mm }
    }

    /// Draws the foot of every page of a sheet that says nothing else there.
    pub(crate) fn feet(&self, sheet: &mut Sheet, margin_mm: f32) {
        Feet { said: "", ends: self, margin_mm }.draw(sheet);
    }
}

/// A figure at the head of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HeadFigure {
    /// What it is.
    pub label: String,
    /// The figure.
    pub value: String,
}

const TITLE: Style = Style::new(Cut::Strong, 27.0, Ink::Black);
/// On later pages the title steps back: the page is found by it, not announced.
const TITLE_AGAIN: Style = Style::new(Cut::Strong, 14.0, Ink::Black);
const EVENT_SIZES: [Attempt; 2] =
    [Attempt::new(1, 11.0, 9.0), Attempt::new(3, 10.0, 5.0).splitting()];
const EVENT_LEADING: f32 = 1.3;
const EVENT_AGAIN: Style = Style::new(Cut::Regular, 9.5, Ink::Soft);
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const FIGURE: Style = Style::new(Cut::Figures, 18.0, Ink::Black);

/// What stands at the head.
pub(crate) struct Head<'a> {
    pub title: &'a str,
    pub event: &'a str,
    pub figures: &'a [HeadFigure],
    /// White above, at the left and at the right, in millimetres.
    pub margin_mm: f32,
}

impl Head<'_> {
    /// The height of the head of a later page, in millimetres.
    pub(crate) const AGAIN_MM: f32 = 13.5;

    /// The whole head, on the first page; gives the height at which the table begins.
    pub(crate) fn draw(&self, pen: &mut Pen) -> f32 {
        let (left, right) = (self.margin_mm, pen.width_mm - self.margin_mm);
        let width_mm = right - left;
        let mut y = self.margin_mm + TITLE.cap_mm() + 1.0;
        pen.text_within(Align::Left, (left, y), TITLE, self.title, width_mm);
        let event = fit(self.event, Cut::Regular, width_mm, &EVENT_SIZES);
        if !event.lines.is_empty() {
            y += 4.6 + pen.block_below((left, y + 4.6), Ink::Soft, event, EVENT_LEADING);
        }
        y += 7.5;
        if !self.figures.is_empty() {
            pen.rule(Stroke::Heavy, (left, y), (right, y));
            let column_mm = width_mm / self.figures.len().max(4) as f32;
            let label_mm = y + 4.4 + LABEL.cap_mm();
            let value_mm = label_mm + 3.0 + FIGURE.cap_mm();
            for (number, figure) in self.figures.iter().enumerate() {
                let x = left + number as f32 * column_mm;
                let room_mm = column_mm - 4.0;
                pen.text_within(Align::Left, (x, label_mm), LABEL, &figure.label, room_mm);
                pen.text_within(Align::Left, (x, value_mm), FIGURE, &figure.value, room_mm);
            }
            y = value_mm + 4.6;
            pen.rule(Stroke::Hair, (left, y), (right, y));
            y += 8.0;
        }
        y
    }

    /// Title and event in one line, on every page after the first; gives the same height.
    pub(crate) fn draw_again(&self, pen: &mut Pen) -> f32 {
        let (left, right) = (self.margin_mm, pen.width_mm - self.margin_mm);
        let y = self.margin_mm + TITLE_AGAIN.cap_mm();
        let title_mm = TITLE_AGAIN.width_mm(self.title).min((right - left) / 2.0);
        pen.text_within(Align::Left, (left, y), TITLE_AGAIN, self.title, title_mm);
        let x = left + title_mm + 5.0;
        pen.text_within(Align::Left, (x, y), EVENT_AGAIN, self.event, right - x);
        pen.rule(Stroke::Heavy, (left, y + 4.0), (right, y + 4.0));
        y + 10.0
    }
}
