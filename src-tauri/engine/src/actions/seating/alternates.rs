//! Seating alternates: in their order, from the same pool and by the same chance as every late registration (TCH 8a).

use crate::actions::prelude::*;
use crate::actions::seating::draw::SeatsDrawn;
use crate::actions::seating::late;
use crate::rulebook::setup::MOST_TABLES;
use crate::state::draw::DrawKind;

/// Draws a seat for each alternate while there are open seats, the first on the list first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatAlternates {}

impl Action for SeatAlternates {
    /// # Errors
    /// Refused when nobody waits and when no seat is open.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.phase() == Phase::Finished, Tournament::over)?;
        refuse_if(tournament.alternates.is_empty(), || {
            refuse!(NotNow, "nobody-waits-seat", "Nobody waits for a seat.")
        })?;
        let late = late::seats(tournament, &tournament.alternates, context.now, context.seed);
        refuse_if(late.seats.is_empty(), || {
            refuse!(
                NoRoom,
                "no-seat-open-open-table",
                "No seat is open. Open a table, or wait until a player is out."
            )
        })?;
        let reason = MoveReason::Alternates {};
        Ok(late.drawn(tournament, DrawKind::Alternates {}, reason, context))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let seats =
            effect.first::<SeatsDrawn>().map(|drawn| drawn.seats.as_slice()).unwrap_or_default();
        let seated =
            |(entry, seat): &(EntryId, Seat)| format!("{} \u{2192} {seat}", effect.name(*entry));
        let seated: Vec<String> = seats.iter().map(seated).collect();
        let who = match seated.len() {
            0..=3 => seated.join(", ").into_argument(),
            many => Phrase::count(many, "alternate", "alternates").into_argument(),
        };
        log_label(phrase!("log-seat", "Seat"), who)
    }
}

/// The alternates who can be seated now, the first on the list first.
pub fn can_be_seated(tournament: &Tournament, now: Millis) -> Vec<EntryId> {
    if tournament.alternates.is_empty() || tournament.room.is_empty() {
        return Vec::new();
    }
    // Who is seated does not depend on the seed: each seat given is one fewer, whichever it is.
    let late = late::seats(tournament, &tournament.alternates, now, 0);
    late.seats.into_iter().map(|(entry, _)| entry).collect()
}

/// The table that a room can open next: the lowest number of the room that is not open. None when all its tables are.
pub fn table_to_open(tournament: &Tournament) -> Option<TableNumber> {
    tables_to_open(tournament).next()
}

/// The tables that may be opened one after the other, the lowest number first.
pub fn tables_to_open(tournament: &Tournament) -> impl Iterator<Item = TableNumber> + '_ {
    let open = to_u32(tournament.room.open_tables());
    let most = tournament.setup.tables.unwrap_or(MOST_TABLES).saturating_sub(open);
    let closed = |number: &TableNumber| tournament.room.table(*number).is_none();
    tournament.setup.room_tables().filter(closed).take(to_usize(most))
}
