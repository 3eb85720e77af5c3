//! The end of a satellite: as soon as there is a seat for everybody who is left, nothing is played for any more.

use crate::actions::prelude::*;
use crate::rulebook::prize_structure::Shares;
use crate::rules::prizes::payouts::{may_still_grow, payouts};

/// Ends a satellite: everybody who is left wins a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WinSeats {}

/// A satellite ended: everybody who was left won a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatsWon {
    /// When, in tournament time.
    pub at: Millis,
}

/// Whether a satellite may end now.
///
/// # Errors
/// Refused for any other tournament, outside play, while entries or rebuys may still add seats, and while there are more players
/// than seats, or money beside them to play for.
pub fn may_win_seats(tournament: &Tournament, now: Millis) -> Result<(), Refusal> {
    let Shares::Seats { value, .. } = tournament.setup.prizes.shares else {
        return Err(refuse!(
            NotNow,
            "only-satellite-ends-seat",
            "Only a satellite ends with a seat for everybody."
        ));
    };
    tournament.begun(Tournament::shuffle_up_first)?;
    refuse_if(may_still_grow(tournament, now), || {
        refuse!(
            NotNow,
            "entries-rebuys-may-still-add-seats",
            "Entries or rebuys may still add seats. End the satellite once both are closed."
        )
    })?;
    let prizes = payouts(tournament);
    let left = to_usize(tournament.left());
    let seats = prizes.iter().take_while(|prize| **prize >= value).count();
    refuse_if(left > seats, || {
        refuse!(
            NotNow,
            "more-players-than-seats",
            "{players} are left for {seats}. Play on.",
            players = Phrase::count(left, "player", "players"),
            seats = Phrase::seats_won(seats)
        )
    })?;
    refuse_if(prizes.first().is_some_and(|first| *first > value), || {
        refuse!(
            NotNow,
            "everybody-seat-first-place",
            "Everybody has a seat, but first place also wins cash. Play on."
        )
    })
}

impl Action for WinSeats {
    /// # Errors
    /// The refusals of [`may_win_seats`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_win_seats(tournament, context.now)?;
        Ok(vec![SeatsWon { at: context.now }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let left = to_usize(effect.tournament.left());
        let what = Phrase::count(left, "player wins a seat", "players win a seat");
        log_label(phrase!("log-satellite-over", "Satellite over"), what)
    }
}

impl Apply for SeatsWon {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.seats_won = Some(self.at);
    }
}
