//! What was picked by chance.

use crate::base::prelude::*;

/// Something was picked by chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Picked {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed; the check number of a draw is made from it.
    pub seed: u64,
    /// Numbers that were picked, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// Tables that were picked, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableNumber>,
    /// Players who were picked, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryId>,
    /// The wall shows it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_wall: bool,
}
