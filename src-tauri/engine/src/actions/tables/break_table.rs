//! Breaking a table: its players draw the open seats of the others, which stay level (RRoP 13, LR 14, TCH 10b).

use crate::actions::prelude::*;
use crate::actions::seating::late;
use crate::actions::tables::break_by_cards::moves_drawn;
use crate::actions::tables::move_player::Moved;
use crate::base::random::Chance;
use crate::state::arrangements::Arrangements;
use crate::state::draw::{Draw, DrawKind};
use crate::state::not_kept::NotKept;
use crate::state::room::Table;
use std::sync::Arc;

/// Breaks a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BreakTable {
    /// The table.
    pub table: TableNumber,
}

/// A table was closed, after its players had moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableBroken {
    /// When, in tournament time.
    pub at: Millis,
    /// The table.
    pub table: TableNumber,
    /// The seed of its players' draw.
    pub seed: u64,
    /// What was arranged and could not be kept, each in a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_kept: Vec<NotKept>,
    /// Who drew which seat, in the order of the draw, as it can be called out.
    pub seats: Vec<(EntryId, Seat)>,
    /// Drawn by cards at the table, so that there is no seed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_cards: bool,
}

/// The table, if it may break now.
///
/// # Errors
/// Refused outside play, for a table that is not open, for the last one, and while a stack is set out there.
pub(super) fn may_break(tournament: &Tournament, table: TableNumber) -> Result<&Table, Refusal> {
    tournament
        .playing(|| refuse!(NotNow, "tables-break-during-play", "Tables break during play."))?;
    let found = tournament.open_table(table)?;
    tournament.not_the_last_table()?;
    tournament.no_stack_set_out(Some(table))?;
    Ok(found)
}

impl Action for BreakTable {
    /// # Errors
    /// Refused outside play, for a table that is not open, for the last table, and when its players do not fit the others.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let table = may_break(tournament, self.table)?;
        let mut players: Vec<EntryId> = table.players_seated();
        Chance::new(context.seed, "break order").shuffle(&mut players);
        let drawn =
            late::seats_without(tournament, &players, self.table, context.now, context.seed);
        refuse_if(!drawn.without.is_empty(), || {
            refuse!(
                NoRoom,
                "players-table-not-fit",
                "The players do not fit the open seats of the other tables."
            )
        })?;
        let moves = moves_drawn(tournament, &drawn.seats, context.now);
        let reason = MoveReason::Breaks { table: self.table };
        let (at, seed, table) = (context.now, context.seed, self.table);
        let (seats, not_kept) = (drawn.seats, drawn.not_kept);
        let closed = TableBroken { at, table, seed, not_kept, seats, by_cards: false };
        Ok(vec![Moved { at, reason, moves }.into(), closed.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-break", "Break"), effect.tournament.table_said(self.table))
    }
}

impl Apply for TableBroken {
    fn apply(&self, tournament: &mut Tournament) {
        // Whoever was put there since, by a line that this one did not know of, waits for a seat instead of vanishing.
        for entry in tournament.room.players_at(self.table) {
            tournament.wait(entry);
        }
        tournament.room.close(self.table);
        let seats = self.seats.as_slice().into();
        let table = self.table;
        let kind =
            if self.by_cards { DrawKind::BreakCards { table } } else { DrawKind::Break { table } };
        let not_kept = self.not_kept.clone();
        let arrangements = Arrangements::default();
        let (at, seed, blocked) = (self.at, self.seed, Arc::default());
        let hands_counted = tournament.hands_counted();
        let draw = Draw { at, seed, kind, seats, not_kept, arrangements, blocked, hands_counted };
        tournament.draws.push(draw);
        tournament.low_card = None;
    }
}
