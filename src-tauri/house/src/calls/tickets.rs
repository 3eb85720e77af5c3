//! The call about tickets.

use crate::house::House;
use crate::office::tickets::TicketsView;
use crate::prelude::*;

pub(super) fn tickets(house: &House, tournament: TournamentId) -> Result<TicketsView, Problem> {
    Ok(house.office().tickets(tournament))
}
