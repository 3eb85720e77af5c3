//! Bust-outs of a hand that all tables play together: out at once, ranked with those of the other tables (TCH P8h, P8i).

use crate::actions::floor::bust::leave;
use crate::actions::prelude::*;
use crate::state::tournament::Together;

/// Players went out on a hand that all tables played together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BustedTogether {
    /// When, in tournament time.
    pub at: Millis,
    /// Who, the lowest finishers first where that was said; players of different tables are not compared by it.
    pub groups: Vec<Vec<EntryId>>,
    /// Whether the groups are an order that was said.
    pub ranked: bool,
    /// Who busted them, and won their bounties.
    pub by: Option<EntryId>,
    /// Who shares those with `by`.
    pub also: Vec<EntryId>,
}

impl Apply for BustedTogether {
    fn apply(&self, tournament: &mut Tournament) {
        let hand = tournament.hands_together;
        // With the announcement struck the hand was one like any other.
        let together =
            tournament.hand_for_hand.is_some().then_some(Together { hand, ranked: self.ranked });
        let by: Vec<EntryId> = self.by.into_iter().chain(self.also.iter().copied()).collect();
        leave(tournament, self.at, &self.groups, &by, together, true);
    }
}
