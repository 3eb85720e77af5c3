//! Drawing all remaining seats anew: for fewer tables (HPT, Seating: at 18 left to two tables, at 9 to one; RRoP 18: at
//! three tables, two and one; TCH P9: the final table), or for more when players wait for a seat.

use crate::actions::prelude::*;
use crate::actions::seating::draw::{SeatsDrawn, cards_lie, opened};
use crate::actions::tables::move_player::Moved;
use crate::actions::tables::open_table::may_open;
use crate::rules::seating::fit::{Fit, fit, places_of};
use crate::rules::seating::sample;
use crate::rules::tables::due::going_on;
use crate::state::draw::DrawKind;
use crate::state::moves::OneMove;

/// Draws new seats for everybody left, at this many tables: the lowest-numbered ones that seat them evenly go on. While players wait for a seat it
/// may be more than are open; then they draw with the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redraw {
    /// How many tables go on: at least 1, and at most those that are open, or more when players wait for a seat.
    pub tables: u32,
}

impl Action for Redraw {
    /// # Errors
    /// Refused before and after play, while cards drawn for it are being entered or a stack is set out, for more tables than are open, and when the
    /// players do not fit.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(|| {
            refuse!(NotNow, "seats-redrawn-during-play", "Seats are redrawn only during play.")
        })?;
        cards_lie(tournament)?;
        tournament.no_stack_set_out(None)?;
        let wanted = to_usize(self.tables);
        let mut players = seated(tournament);
        let mut tables = going_on(tournament, players.len(), self.tables);
        let seats = tournament.setup.rules.seats_after_redraw(self.tables);
        if tables.len() < wanted && !tournament.alternates.is_empty() {
            // New tables are formed for those who wait, and everybody draws (HPT, Seating).
            may_open(tournament, None)?;
            let room = tournament.setup.room_tables();
            let closed = room.filter(|table| tournament.room.table(*table).is_none());
            let more = wanted.saturating_sub(tables.len());
            let formed: Vec<TableNumber> =
                closed.take(more.min(tournament.alternates.len())).collect();
            tables.extend(formed);
            tables.sort_unstable();
            let open = places_of(tournament, &tables, seats).saturating_sub(players.len());
            players.extend(tournament.alternates.iter().take(open));
            players.sort_unstable();
        }
        refuse_if(tables.is_empty() || tables.len() < wanted || players.len() < wanted, || {
            refuse!(
                BadValue,
                "redraw-goes-least-open",
                "Redraw to at least one open table. Use more tables only when players wait for a seat."
            )
        })?;
        let places = places_of(tournament, &tables, seats);
        refuse_if(players.len() > places, || {
            refuse!(
                BadValue,
                "players-do-not-fit-tables",
                "{players} do not fit {tables} with {seats} seats.",
                players = Phrase::count(players.len(), "player", "players"),
                tables = Phrase::count(tables.len(), "table", "tables"),
                seats = places
            )
        })?;
        let (fit, drawn) = in_play(tournament, &players, &tables, seats, context.seed);
        let reason = MoveReason::Redraw { tables: self.tables };
        let moves = drawn
            .iter()
            .map(|&(entry, to)| OneMove { entry, from: tournament.seat_of(entry), to, meets: None })
            .collect();
        let kind = DrawKind::Redraw { tables: self.tables };
        let mut events = opened(tournament, &fit, &drawn, context);
        let (at, seed) = (context.now, context.seed);
        events.push(SeatsDrawn { at, seed, kind, seats: drawn, not_kept: fit.not_kept }.into());
        events.push(Moved { at: context.now, reason, moves }.into());
        Ok(events)
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = if self.tables == 1 {
            phrase!("log-final-table", "final table")
        } else {
            Phrase::count(self.tables, "table", "tables")
        };
        log_label(phrase!("log-redraw", "Redraw"), what)
    }
}

/// A draw during play, which cannot wait: whatever cannot be kept is named and the rest is kept.
fn in_play(
    tournament: &Tournament,
    players: &[EntryId],
    tables: &[TableNumber],
    seats: u8,
    seed: u64,
) -> (Fit, Vec<(EntryId, Seat)>) {
    let mut fit = fit(tournament, players, tables, seats);
    loop {
        if let Some(drawn) = sample::deal(&fit, players, seed) {
            return (fit, drawn);
        }
        match fit.apart.pop() {
            Some((one, other)) => {
                let why = fit.why_not_apart(one, other);
                fit.not_kept.push(why);
            }
            // Without pairs there is always a way to sit; this ends the loop whatever happens.
            None => fit.dealers.clear(),
        }
    }
}

/// What a redraw to this many tables could not keep, in sentences.
pub fn not_kept_by_redraw(tournament: &Tournament, tables: u32) -> Vec<Value> {
    if tournament.arrangements.is_empty() {
        return Vec::new();
    }
    let players = seated(tournament);
    let seats = tournament.setup.rules.seats_after_redraw(tables);
    let fit = fit(tournament, &players, &going_on(tournament, players.len(), tables), seats);
    fit.not_kept.iter().map(|one| one.said(tournament).into_argument()).collect()
}

/// Everybody in play, by entry number: the list that the seed is applied to.
pub(super) fn seated(tournament: &Tournament) -> Vec<EntryId> {
    let tables = tournament.room.tables();
    let mut players: Vec<EntryId> = tables.flat_map(|(_, table)| table.players_seated()).collect();
    players.sort_unstable();
    players
}
