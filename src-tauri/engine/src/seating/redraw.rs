//! Drawing all remaining seats anew for fewer tables (HPT, Seating: at 18 left to two tables, at 9 to one; RRoP 18: at
//! three tables, two and one; TCH P9: the final table).

use super::draw::{ACE, DrawKind, SeatsDrawn, TablesOpened, deal};
use super::plan::spread;
use crate::command::{Action, Context};
use crate::event::Event;
use crate::ids::{EntryId, TableNumber};
use crate::refusal::Refusal;
use crate::tables::move_player::{Moved, OneMove};
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Draws new seats for everybody left, at this many tables: the lowest-numbered ones go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redraw {
    /// How many tables go on, at least 1 and at most those that are open.
    pub tables: u32,
}

impl Action for Redraw {
    /// # Errors
    /// Refused before and after play, for more tables than are open, and when the players do not fit.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if tournament.phase() != Phase::Playing {
            return Err(Refusal::not_now("Seats are drawn anew during play."));
        }
        let wanted = usize::try_from(self.tables).unwrap_or(usize::MAX);
        let tables: Vec<TableNumber> =
            tournament.room.tables().map(|(number, _)| number).take(wanted).collect();
        if tables.is_empty() || tables.len() < wanted {
            return Err(Refusal::bad(
                "A redraw goes to at least one of the open tables, and to no more than are open.",
            ));
        }
        let players: Vec<(EntryId, _)> = seated(tournament);
        let sizes = spread(players.len(), tables.len());
        let seats = tournament.setup.rules.seats_after_redraw(self.tables);
        if sizes.iter().any(|size| *size > usize::from(seats)) {
            return Err(Refusal::bad(format!(
                "{} do not fit {} of {seats} seats.",
                count(players.len(), "player", "players"),
                count(tables.len(), "table", "tables"),
            )));
        }
        let entries: Vec<EntryId> = players.iter().map(|(entry, _)| *entry).collect();
        let drawn = deal(&entries, &tables, &sizes, context.seed);
        let reason = if tables.len() == 1 {
            "final table".to_string()
        } else {
            format!("redraw to {}", count(tables.len(), "table", "tables"))
        };
        let moves = drawn
            .iter()
            .map(|&(entry, to)| OneMove { entry, from: tournament.seat_of(entry), to })
            .collect();
        let kind = DrawKind::Redraw { tables: self.tables };
        Ok(vec![
            TablesOpened { tables, seats, button: ACE }.into(),
            SeatsDrawn { at: context.now, seed: context.seed, kind, seats: drawn }.into(),
            Moved { at: context.now, reason, moves }.into(),
        ])
    }
}

/// Everybody in play with the seat, by entry number: the list that the seed is applied to.
fn seated(tournament: &Tournament) -> Vec<(EntryId, crate::ids::Seat)> {
    let mut players: Vec<_> = tournament
        .room
        .tables()
        .flat_map(|(table, seats)| {
            seats.seats().filter_map(move |(seat, who)| {
                who.map(|who| (who, crate::ids::Seat { table, seat }))
            })
        })
        .collect();
    players.sort_unstable();
    players
}
