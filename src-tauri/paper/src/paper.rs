//! The sizes of paper that a printer at a card room holds.

use serde::{Deserialize, Serialize};

/// A sheet of office paper, upright.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 8.5 by 11 inches, 215.9 by 279.4 millimetres.
    Letter,
}

impl Paper {
    /// Width in millimetres.
    pub fn width_mm(self) -> f32 {
        match self {
            Paper::A4 => 210.0,
            Paper::Letter => 215.9,
        }
    }

    /// Height in millimetres.
    pub fn height_mm(self) -> f32 {
        match self {
            Paper::A4 => 297.0,
            Paper::Letter => 279.4,
        }
    }
}
