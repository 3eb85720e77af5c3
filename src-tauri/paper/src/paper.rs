//! The sizes of paper that a printer at a card room holds, and those that a copy shop prints.

use serde::{Deserialize, Serialize};
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
    #[must_use]
    pub fn is_office(self) -> bool {
        matches!(self, Paper::A4 | Paper::Letter)
    }

    /// True for what slips are printed on.
    #[must_use]
    pub fn is_for_slips(self) -> bool {
        self.is_office() || matches!(self, Paper::A6 | Paper::Roll80)
    }

    /// True for what hangs on a wall.
    #[must_use]
    pub fn is_for_walls(self) -> bool {
        self.is_office() || matches!(self, Paper::A3 | Paper::A2 | Paper::Tabloid)
    }

    /// Width in millimetres.
    pub fn width_mm(self) -> f32 {
        match self {
            Paper::A4 => 210.0,
            Paper::Letter => 215.9,
            Paper::A3 => 297.0,
            Paper::A2 => 420.0,
            Paper::Tabloid => 279.4,
            Paper::A6 => 105.0,
            Paper::Roll80 => 80.0,
        }
    }

    /// Height in millimetres; of a roll, the least length that is cut off.
    pub fn height_mm(self) -> f32 {
        match self {
            Paper::A4 => 297.0,
            Paper::Letter => 279.4,
            Paper::A3 => 420.0,
            Paper::A2 => 594.0,
            Paper::Tabloid => 431.8,
            Paper::A6 => 148.0,
            Paper::Roll80 => 80.0,
        }
    }
}
