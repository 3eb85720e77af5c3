//! A square code that a phone or a scanner reads, with what stands beside it. However often it is drawn, a file keeps it once.

use std::fmt::Write as _;

use crate::fonts::Cut;
use crate::pen::{Align, Pen, Style};
use crate::{Ink, MM_PER_PT};

/// The dark squares of a code, and what a person reads beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquareCode {
    /// How many squares a side has, without the white margin.
    pub side: u32,
    /// The dark squares: the row from the top, the first column, and how many stand side by side.
    pub dark: Vec<(u32, u32, u32)>,
    /// What it is for, such as "Clock and seats on your phone".
    pub says: String,
}

impl SquareCode {
    /// The white that a reader needs around a code, in squares.
    pub const QUIET: u32 = 4;

    /// The dark squares as the path of an SVG, one unit a square, with so many white ones at the left and the top.
    pub fn path(&self, margin: u32) -> String {
        let mut path = String::new();
        for (row, column, length) in &self.dark {
            // Writing into a string does not fail.
            let _ = write!(path, "M{} {}h{length}v1h-{length}z", column + margin, row + margin);
        }
        path
    }

    /// The white around a code of this width.
    pub(crate) fn quiet_mm(&self, side_mm: f32) -> f32 {
        side_mm * Self::QUIET as f32 / self.side.max(1) as f32
    }

    /// At the right end of a poster's head, what it is for below it. Answers how much of the head's width is taken.
    pub(crate) fn draw_in_head(&self, pen: &mut Pen, (right, rule): (f32, f32), scale: f32) -> f32 {
        let side = 17.0 * scale;
        let says = Style::new(Cut::Regular, 7.5 * scale, Ink::Soft);
        let below = rule - 2.2 * scale;
        // Accents and tall alphabets reach higher than capitals.
        let words_mm = 0.85 * says.size_pt * MM_PER_PT;
        let top = below - words_mm - self.quiet_mm(side) - side;
        pen.code((right - side, top), side);
        pen.text_within(Align::Right, (right, below), says, &self.says, 60.0 * scale);
        says.width_mm(&self.says).min(60.0 * scale).max(side) + 5.0 * scale
    }
}
