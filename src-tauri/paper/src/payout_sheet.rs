//! The payout sheet: who is owed what, with a line for each to sign on.

mod layout;

pub use layout::payout_sheet;

use crate::head::Ends;

/// Everything on a payout sheet. Money is formatted by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PayoutSheet {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The places in order.
    pub rows: Vec<PayoutRow>,
    /// The sum of the prizes; no total is drawn if empty.
    pub total: String,
    /// How the prizes were computed.
    pub remark: String,
    /// Above the places, the players, the prizes and the lines to sign on.
    pub heads: [String; 4],
    /// The word beside the sum.
    pub total_label: String,
    /// The word before the line that the director signs on.
    pub director: String,
}

/// One line of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PayoutRow {
    /// The place, or the best of the places that are shared; 0 for a line that is about none.
    pub place: u32,
    /// The last of the places that are shared; none (or the same) for a place held alone.
    pub shared_to: Option<u32>,
    /// The player; none while the place is still being played for.
    pub player: Option<String>,
    /// The prize.
    pub prize: String,
    /// A remark about this line, such as "ID to be shown" or "two ways of a deal".
    pub flag: Option<String>,
}

impl PayoutRow {
    /// The place as it is written: "4", or "4–5" for a place that is shared.
    pub fn place_text(&self) -> String {
        match self.shared_to {
            _ if self.place == 0 => String::new(),
            Some(last) if last > self.place => format!("{}–{last}", self.place),
            _ => self.place.to_string(),
        }
    }
}
