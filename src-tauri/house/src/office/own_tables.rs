//! A table of the room belongs to one event at a time, where events say which of the room's tables are theirs. An event that only
//! counts its tables has its own table 1.

use super::FORGOTTEN;
use super::prelude::*;
use super::summary::is_sample;
use shuffle_up_engine::Event;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::rulebook::setup::table_numbers::TableNumbers;

/// Other events with their names.
pub(super) type OtherTables = Vec<(TournamentId, String)>;

/// The open tables of an event, and whether their numbers are those of the room.
struct OpenTables {
    tables: BTreeSet<TableNumber>,
    of_the_room: bool,
}

impl OpenTables {
    fn of(tournament: &Tournament) -> Self {
        Self {
            tables: tournament.room.tables().map(|(number, _)| number).collect(),
            of_the_room: !tournament.setup.table_numbers.is_empty(),
        }
    }
}

/// Whether a line can open a table.
fn may_open(line: &Line) -> bool {
    match &line.kind {
        LineKind::Command { events, .. } => {
            events.iter().any(|one| matches!(one, Event::TablesOpened(_) | Event::TableOpened(_)))
        }
        LineKind::Strike { .. } | LineKind::Restore { .. } | LineKind::Correct { .. } => true,
    }
}

impl Office {
    /// The other events whose tables this line might open.
    pub(super) fn other_tables(
        &mut self,
        tournament: TournamentId,
        line: &Line,
    ) -> Result<OtherTables, Problem> {
        if !may_open(line) || is_sample(&self.log(tournament)?.log) {
            return Ok(OtherTables::new());
        }
        Ok(self.events_with_tables(tournament))
    }

    /// Goes on only where no table comes into play that another event of the house has.
    ///
    /// # Errors
    /// Refused with the name of that event.
    pub(super) fn may_open_tables(
        &mut self,
        before: &Tournament,
        after: &Tournament,
        others: OtherTables,
    ) -> Result<(), Problem> {
        let before = OpenTables::of(before).tables;
        let mut opened = OpenTables::of(after);
        opened.tables.retain(|table| !before.contains(table));
        self.are_free(&opened, others)
    }

    /// As [`Office::may_open_tables`], for a tournament that comes with tables.
    ///
    /// # Errors
    /// As there.
    pub(super) fn may_come(&mut self, tournament: &Tournament) -> Result<(), Problem> {
        let others = self.events_with_tables(TournamentId(0));
        self.may_open_tables(&Tournament::default(), tournament, others)
    }

    fn are_free(&mut self, opened: &OpenTables, others: OtherTables) -> Result<(), Problem> {
        for (other, event) in others {
            let Ok(log) = self.log(other) else { continue };
            let there = OpenTables::of(log.log.tournament());
            if !opened.of_the_room && !there.of_the_room {
                continue;
            }
            let taken: Vec<String> =
                opened.tables.intersection(&there.tables).map(ToString::to_string).collect();
            if taken.is_empty() {
                continue;
            }
            let tables = TableNumbers::read(&taken.join(" ")).unwrap_or_default();
            return Err(problem!(
                not_now,
                "tables-of-another-event",
                "{event} has these tables: {tables}. Say which others are yours, such as tables 61-68, or close them there.",
                event = event,
                tables = tables.to_string()
            ));
        }
        Ok(())
    }

    /// The other events that have tables in the room now: drawn, in play or bagging, and not forgotten.
    fn events_with_tables(&mut self, but: TournamentId) -> OtherTables {
        let since = self.now().saturating_sub(FORGOTTEN);
        self.summaries()
            .into_iter()
            .filter(|row| matches!(row.phase, Phase::Drawn | Phase::Playing | Phase::Bagging))
            .filter(|row| !row.deleted && !row.archived && !row.sample)
            .filter(|row| row.id != but && row.last_line_at >= since)
            .map(|row| (row.id, row.name))
            .collect()
    }
}
