//! How many tables the room has: more players than they seat wait as alternates. Where seats are drawn when entries are sold,
//! these are the tables that are sold, and they are opened at once (TCH 7b).

use crate::actions::prelude::*;
use crate::actions::seating::draw::{TablesOpened, still_entered};
use crate::actions::seating::late;
use crate::actions::tables::open_table::TableOpened;
use crate::rulebook::house_rules::InitialSeats;
use crate::rulebook::setup::MOST_TABLES;

/// Says how many tables the room has. It can be said at any time: a table may come free during play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRoomTables {
    /// How many, 1 to 20,000; absent for as many as are needed.
    pub tables: Option<u32>,
}

/// How many tables the room has was said.
pub type RoomTablesSet = SetRoomTables;

impl Action for SetRoomTables {
    /// # Errors
    /// Refused for no table, for too many, for fewer than are open, and for fewer than seat those who have entered where the
    /// tables are opened with it.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if let Some(tables) = self.tables {
            refuse_if(!(1..=MOST_TABLES).contains(&tables), || {
                refuse!(BadValue, "room-1-20-000", "A room has 1 to 20,000 tables.")
            })?;
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
        let set = Event::from(RoomTablesSet { tables: self.tables });
        let Some(tables) = self.tables.filter(|_| tournament.sells_seats()) else {
            return Ok(vec![set]);
        };
        Ok([vec![set], opened(tournament, tables, context)?].concat())
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = match self.tables {
            Some(tables) => Phrase::count(tables, "table", "tables"),
            None => phrase!("log-as-many-tables", "as many tables as are needed"),
        };
        log_label(phrase!("log-room", "Room"), what)
    }
}

/// The tables up to this number that are not open yet, and a seat for everybody who has entered and has none. Nobody who has
/// a seat changes it.
fn opened(tournament: &Tournament, tables: u32, context: &Context) -> Result<Vec<Event>, Refusal> {
    let seats = tournament.setup.rules.seats_per_table;
    let numbers = (1..=tables).map(TableNumber);
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
    }
}
