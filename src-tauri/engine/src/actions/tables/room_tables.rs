//! How many tables the room has, and which: more players than they seat wait as alternates. Where seats are drawn when entries are sold,
//! these are the tables that are sold, and they are opened at once (TCH 7b).

use crate::actions::prelude::*;
use crate::actions::seating::draw::{TablesOpened, still_entered};
use crate::actions::seating::late;
use crate::actions::tables::open_table::TableOpened;
use crate::rulebook::house_rules::InitialSeats;
use crate::rulebook::setup::table_numbers::TableNumbers;
use crate::rulebook::setup::{MOST_TABLES, SetUp};

/// Says how many tables the room has, or which by the numbers that stand on them. It can be said at any time: a table may come free during play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRoomTables {
    /// How many, 1 to 20,000; absent for as many as are needed.
    pub tables: Option<u32>,
    /// Their own numbers, such as "61-68" or "21-40 45 47", which then say how many there are; empty for 1, 2, 3 and so on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub numbers: String,
    /// Either of them as a host types it, "8" or "61-68"; empty where one of them is given. In the log it is always empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub typed: String,
}

impl SetRoomTables {
    /// Reads what is typed: a count alone is how many tables there are, anything else their numbers, and nothing as many as are
    /// needed.
    ///
    /// # Errors
    /// Refused as [`TableNumbers::read`] refuses.
    pub fn read(typed: &str) -> Result<Self, Refusal> {
        let typed = typed.trim();
        if let Ok(tables) = typed.parse() {
            return Ok(Self { tables: Some(tables), ..Self::default() });
        }
        let numbers = TableNumbers::read(typed)?.to_string();
        Ok(Self { numbers, ..Self::default() })
    }
}

/// How many tables the room has was said.
pub type RoomTablesSet = SetRoomTables;

impl Action for SetRoomTables {
    /// # Errors
    /// Refused for no table, for too many, for numbers that cannot be read, for fewer than are open, and for fewer than seat those who have entered where the
    /// tables are opened with it.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let read = Self::read(&self.typed)?;
        let said = if self.typed.is_empty() { self } else { &read };
        let numbers = TableNumbers::read(&said.numbers)?;
        let mut setup = tournament.setup.clone();
        setup.set_tables(said.tables, &numbers)?;
        if let Some(tables) = setup.tables {
            let open = tournament.room.open_tables();
            refuse_if(to_u32(open) > tables, || {
                refuse!(
                    NotNow,
                    "more-tables-are-open",
                    "{tables} open. Break one first.",
                    tables = Phrase::count(open, "table is", "tables are")
                )
            })?;
        }
        let (tables, numbers) = (setup.tables, setup.table_numbers.clone());
        let set = Event::from(RoomTablesSet { tables, numbers, ..RoomTablesSet::default() });
        if tables.is_none() || !tournament.sells_seats() {
            return Ok(vec![set]);
        }
        Ok([vec![set], opened(tournament, &setup, context)?].concat())
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let said = effect.first::<RoomTablesSet>().unwrap_or(self);
        log_label(phrase!("log-room", "Room"), room_said(said.tables, &said.numbers))
    }
}

/// A room's tables: "8 tables", "8 tables: 61-68", "as many tables as are needed".
pub(crate) fn room_said(tables: Option<u32>, numbers: &str) -> Phrase {
    let Some(tables) = tables else {
        return phrase!("log-as-many-tables", "as many tables as are needed");
    };
    let tables = Phrase::count(tables, "table", "tables");
    match numbers {
        "" => tables,
        numbers => phrase!("room-tables-numbered", "{tables}: {numbers}", tables, numbers),
    }
}

/// The tables of this room that are not open yet, and a seat for everybody who has entered and has none. Nobody who has
/// a seat changes it.
fn opened(
    tournament: &Tournament,
    setup: &SetUp,
    context: &Context,
) -> Result<Vec<Event>, Refusal> {
    let seats = setup.rules.seats_per_table;
    let tables = setup.tables.unwrap_or(0);
    let numbers = setup.room_tables();
    let closed = numbers.filter(|number| tournament.room.table(*number).is_none());
    if tournament.phase() != Phase::Registering {
        let more = to_usize(tables).saturating_sub(tournament.room.open_tables());
        let added = closed
            .take(more)
            .map(|table| TableOpened { at: context.now, table, seats, for_sale: false }.into());
        return Ok(added.collect());
    }
    let open: Event = TablesOpened { tables: closed.collect(), seats, button: None }.into();
    let entered = still_entered(tournament);
    if entered.is_empty() {
        return Ok(vec![open]);
    }
    let opened = [open];
    let drawn = late::drawn(tournament, &opened, &entered, MoveReason::default(), context);
    let seats = drawn.iter().map(|event| match event {
        Event::SeatsDrawn(drawn) => drawn.seats.len(),
        _ => 0,
    });
    let seated: usize = seats.sum();
    refuse_if(seated < entered.len(), || {
        refuse!(
            NoRoom,
            "more-entered-than-seats",
            "{players} have entered. {tables} can seat {seated}.",
            players = Phrase::count(entered.len(), "player", "players"),
            tables = Phrase::count(tables, "table", "tables"),
            seated
        )
    })?;
    Ok(opened.into_iter().chain(drawn).collect())
}

impl Tournament {
    /// Whether whoever enters now gets a seat of those that are sold: the house draws at the sale, and play has not begun.
    pub fn sells_seats(&self) -> bool {
        self.setup.rules.initial_seats == InitialSeats::AtSale
            && matches!(self.phase(), Phase::Registering | Phase::Drawn)
    }
}

impl Apply for RoomTablesSet {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.tables = self.tables.map(|tables| tables.min(MOST_TABLES));
        let numbers = TableNumbers::read(&self.numbers).unwrap_or_default();
        tournament.setup.table_numbers = numbers.to_string();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn a_count_and_numbers_are_told_apart_as_they_are_typed() {
        let mut bench = Bench::registering();
        for (typed, tables, numbers) in [
            (" 8 ", Some(8), ""),
            ("61-68", Some(8), "61-68"),
            ("45 47", Some(2), "45 47"),
            ("", None, ""),
        ] {
            bench.say(SetRoomTables { typed: typed.into(), ..SetRoomTables::default() }).unwrap();
            let setup = &bench.log.tournament().setup;
            assert_eq!((setup.tables, setup.table_numbers.as_str()), (tables, numbers), "{typed}");
        }
        // A script gives a single table by its number.
        bench.say(SetRoomTables { numbers: "61".into(), ..SetRoomTables::default() }).unwrap();
        assert_eq!(bench.log.tournament().setup.table_numbers, "61");
        let many = SetRoomTables { typed: "many".into(), ..SetRoomTables::default() };
        assert!(bench.say(many).unwrap_err().named().starts_with("BadValue table-numbers-as"));
    }
}
