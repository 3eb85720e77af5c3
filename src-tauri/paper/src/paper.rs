//! The sizes of paper that a printer at a card room holds, and those that a copy shop prints.

use serde::{Deserialize, Serialize};
#[cfg(not(feature = "types"))]
use shuffle_up_without_types::TS;
#[cfg(feature = "types")]
use ts_rs::TS;

/// A sheet of paper, upright.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches, 215.9 by 279.4 millimetres.
    Letter,
    /// 297 by 420 millimetres, for posters.
    A3,
    /// 420 by 594 millimetres, for posters.
    A2,
    /// 11 by 17 inches, 279.4 by 431.8 millimetres, for posters.
    Tabloid,
    /// 105 by 148 millimetres, for slips.
    A6,
    /// A roll 80 millimetres wide, for slips, which are as long as what stands on them.
    Roll80,
}

impl Paper {
    /// True for what an office printer holds; every sheet can be printed on it.
    pub fn is_office(self) -> bool {
        matches!(self, Paper::A4 | Paper::Letter)
    }

    /// True for what one slip is printed on.
    pub(crate) fn is_slip(self) -> bool {
        matches!(self, Paper::A6 | Paper::Roll80)
    }

    /// True for what slips are printed on.
    pub fn is_for_slips(self) -> bool {
        self.is_office() || self.is_slip()
    }

    /// True for what hangs on a wall.
    pub fn is_for_walls(self) -> bool {
        self.is_office() || matches!(self, Paper::A3 | Paper::A2 | Paper::Tabloid)
    }

    /// What it is called, but for its case the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "A4",
            Paper::Letter => "Letter",
            Paper::A3 => "A3",
            Paper::A2 => "A2",
            Paper::Tabloid => "Tabloid",
            Paper::A6 => "A6",
            Paper::Roll80 => "Roll",
        }
    }

    /// Width and height in millimetres; the height of a roll is the least length that is cut off.
    fn size_mm(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
            Paper::A3 => (297.0, 420.0),
            Paper::A2 => (420.0, 594.0),
            Paper::Tabloid => (279.4, 431.8),
            Paper::A6 => (105.0, 148.0),
            Paper::Roll80 => (80.0, 80.0),
        }
    }

    /// Width in millimetres.
    pub fn width_mm(self) -> f32 {
        self.size_mm().0
    }

    /// Height in millimetres; of a roll, the least length that is cut off.
    pub fn height_mm(self) -> f32 {
        self.size_mm().1
    }

    /// How many times as large as A4, for what grows with the paper.
    pub(crate) fn scale(self) -> f32 {
        let (width_mm, height_mm) = self.size_mm();
        (width_mm / Paper::A4.width_mm()).min(height_mm / Paper::A4.height_mm())
    }
}
