//! Having a player wait for a seat: one who is in again after a correction while somebody else has the seat.

use crate::actions::prelude::*;

/// Takes a player off the seat and puts the entry first on the alternates' list: the stack stays in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WaitForSeat {
    /// Who.
    pub entry: EntryId,
}

/// A player left the seat and waits for another.
pub type WaitedForSeat = WaitForSeat;

impl Action for WaitForSeat {
    /// # Errors
    /// Refused for a player who has no seat.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.seat_of(self.entry).is_none(), || {
            refuse!(
                Unknown,
                "only-player-sits-somewhere",
                "Only a player who sits somewhere can wait for a seat."
            )
        })?;
        Ok(vec![WaitedForSeat { entry: self.entry }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-for-a-seat", "{name}, for a seat", name = effect.name(self.entry));
        log_label(phrase!("log-wait", "Wait"), what)
    }
}

impl Apply for WaitedForSeat {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.seat_of(self.entry).is_none() {
            return;
        }
        tournament.wait(self.entry);
        // Whoever has played already is seated before those who have not.
        tournament.alternates.retain(|waiting| *waiting != self.entry);
        tournament.alternates.insert(0, self.entry);
        tournament.low_card = None;
    }
}
