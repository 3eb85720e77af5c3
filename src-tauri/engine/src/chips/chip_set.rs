//! The chips a house owns.

use crate::ids::ChipCount;
use crate::views::clock::ChipView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One colour of a chip set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// What one chip counts.
    pub value: ChipCount,
    /// The colour's name, such as "red".
    pub name: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
}

impl Chip {
    /// The chip as it is shown.
    #[must_use]
    pub fn view(&self) -> ChipView {
        ChipView { value: self.value, name: self.name.clone(), colour: self.colour.clone() }
    }
}
