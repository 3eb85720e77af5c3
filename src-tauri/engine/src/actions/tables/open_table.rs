//! Opening a table while others play (TCH 10c): its first seats sold say which seats of the other tables move over.

use crate::actions::prelude::*;
use crate::actions::seating::alternates::table_to_open;
use crate::actions::seating::draw::SeatsDrawn;
use crate::actions::tables::button::ButtonSet;
use crate::actions::tables::move_player::Moved;
use crate::base::random::Chance;
use crate::rules::tables::due::order;
use crate::state::draw::DrawKind;
use crate::state::moves::OneMove;

/// Opens one more table: alternates sit there, and players of the other tables until all are level. A table that is only for
/// sale takes nobody from the others: who waits or comes late sits there, and it is not balanced until four seats are sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// Which table; absent for the lowest number of the room that is not open.
    pub table: Option<TableNumber>,
    /// Nobody moves: its seats are for sale.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub for_sale: bool,
}

/// One table was opened beside the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableOpened {
    /// When, in tournament time.
    pub at: Millis,
    /// The table.
    pub table: TableNumber,
    /// Its seats.
    pub seats: u8,
    /// Its seats are only sold for now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub for_sale: bool,
}

/// The seats that move to the second table of an event (TCH 10c iii); the rest of it is sold.
const MOVE_ACROSS: [SeatNumber; 4] = [SeatNumber(2), SeatNumber(4), SeatNumber(6), SeatNumber(8)];

impl Action for OpenTable {
    /// # Errors
    /// Refused before the draw and after the last hand, for a table that is open, when the room has no more tables, and with
    /// fewer than two players a table.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let table = may_open(tournament, self.table)?;
        let seats = tournament.setup.rules.seats_per_table;
        let opening = self.opening(tournament, table, context);
        let for_sale = self.for_sale;
        let mut events: Vec<Event> =
            vec![TableOpened { at: context.now, table, seats, for_sale }.into()];
        if let Some(seat) = opening.button {
            let stud = tournament.room_plays_stud(context.now);
            let rule = tournament.setup.rules.button;
            events.push(ButtonSet { at: context.now, table, seat, stud, rule }.into());
        }
        let (at, seed) = (context.now, context.seed);
        let kind = DrawKind::NewTable { table };
        let all: Vec<(EntryId, Seat)> =
            opening.sold.iter().chain(&opening.moved).copied().collect();
        // Alternates are told their seats, too, once play goes on around them.
        let told = if tournament.phase() == Phase::Playing { &all } else { &opening.moved };
        let moves: Vec<OneMove> = told
            .iter()
            .map(|&(entry, to)| OneMove { entry, from: tournament.seat_of(entry), to, meets: None })
            .collect();
        events.push(SeatsDrawn { at, seed, kind, seats: all, not_kept: Vec::new() }.into());
        if !moves.is_empty() {
            let reason = MoveReason::Opens { table };
            events.push(Moved { at: context.now, reason, moves }.into());
        }
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let opened = effect.first::<TableOpened>().map(|added| added.table);
        let what = phrase!(
            "log-table-opened",
            "table {number}, {players}",
            number = opened.map(|table| table.to_string()),
            players = Phrase::count(effect.drawn(), "player", "players"),
        );
        log_label(phrase!("log-open", "Open"), what)
    }
}

impl OpenTable {
    fn opening(self, tournament: &Tournament, table: TableNumber, context: &Context) -> Opening {
        let seats = tournament.setup.rules.seats_per_table;
        match the_only_table(tournament) {
            _ if self.for_sale || tournament.sells_seats() => {
                Opening::for_sale(tournament, table, seats, context.seed)
            }
            Some(first) => Opening::of_the_second(tournament, first, table, seats, context),
            None => Opening::beside_several(tournament, table, seats, context.seed),
        }
    }

    /// From which tables players move over, by number, each as often as it gives one. Chance decides who moves (TCH 10c), and
    /// not from where.
    pub fn gives(self, tournament: &Tournament, now: Millis) -> Vec<TableNumber> {
        let Ok(table) = may_open(tournament, self.table) else { return Vec::new() };
        let context = Context { now, seed: 0, next_entry: EntryId(0), device: "" };
        let moved = self.opening(tournament, table, &context).moved;
        let mut from: Vec<TableNumber> = moved
            .into_iter()
            .filter_map(|(entry, _)| Some(tournament.seat_of(entry)?.table))
            .collect();
        from.sort_unstable();
        from
    }
}

/// The table that may be opened now.
///
/// # Errors
/// As [`OpenTable::decide`].
pub fn may_open(
    tournament: &Tournament,
    wanted: Option<TableNumber>,
) -> Result<TableNumber, Refusal> {
    refuse_if(tournament.phase() == Phase::Registering, || {
        refuse!(NotNow, "draw-seats-draw-opens", "Draw the seats. The draw opens the tables.")
    })?;
    refuse_if(tournament.phase() == Phase::Finished, Tournament::over)?;
    let Some(next) = table_to_open(tournament) else {
        return Err(refuse!(
            NoRoom,
            "all-tables-open",
            "All {tables} of the room are open.",
            tables = Phrase::count(tournament.room.open_tables(), "table", "tables")
        ));
    };
    let table = wanted.unwrap_or(next);
    refuse_if(table.0 == 0 || tournament.room.table(table).is_some(), || {
        refuse!(
            BadValue,
            "table-open-already",
            "Table {table} is open already. The next is {next}.",
            table,
            next
        )
    })?;
    let tables = tournament.room.open_tables().saturating_add(1);
    let players = to_usize(tournament.left());
    refuse_if(players < tables.saturating_mul(2) && !tournament.sells_seats(), || {
        refuse!(
            NotNow,
            "too-few-for-tables",
            "{players} are too few for {tables}.",
            players = Phrase::count(players, "player", "players"),
            tables = Phrase::count(tables, "table", "tables")
        )
    })?;
    Ok(table)
}

fn the_only_table(tournament: &Tournament) -> Option<TableNumber> {
    let mut tables = tournament.room.tables();
    let (first, _) = tables.next()?;
    tables.next().is_none().then_some(first)
}

/// Who sits where at the new table.
#[derive(Debug, Default)]
struct Opening {
    sold: Vec<(EntryId, Seat)>,
    moved: Vec<(EntryId, Seat)>,
    button: Option<SeatNumber>,
}

impl Opening {
    /// The second table of an event (TCH 10c iii): the players at 2, 4, 6 and 8 move to the same seats, which are not sold;
    /// the button is where the first table's is.
    fn of_the_second(
        tournament: &Tournament,
        first: TableNumber,
        table: TableNumber,
        seats: u8,
        context: &Context,
    ) -> Self {
        let mut given = Given::of(tournament, table, seats, context.seed);
        let mut opening =
            Self { button: tournament.known_button(first, context.now), ..Self::default() };
        let across = MOVE_ACROSS.iter().filter(|seat| given.free.contains(seat)).copied();
        let across: Vec<(EntryId, SeatNumber)> = across
            .filter_map(|seat| Some((tournament.room.at(Seat { table: first, seat })?, seat)))
            .collect();
        for (entry, seat) in across {
            if given.may_sit(entry) {
                opening.moved.push((entry, given.sit(entry, seat)));
            }
        }
        given.free.retain(|seat| !MOVE_ACROSS.contains(seat));
        let total = to_usize(tournament.left());
        given.sell(total.div_ceil(2), &mut opening.sold);
        opening
    }

    /// A table that is sold before the start: whoever waits sits there, and nobody who has a seat card moves.
    fn for_sale(tournament: &Tournament, table: TableNumber, seats: u8, seed: u64) -> Self {
        let mut given = Given::of(tournament, table, seats, seed);
        let mut opening = Self::default();
        given.sell(usize::from(seats), &mut opening.sold);
        opening
    }

    /// A table beside several (TCH 10c, i and ii): the alternates buy its first seats; the players who sit on those seats at
    /// the other tables move over, seat by seat, until the new table is as full as the others. The fullest tables give them, of
    /// several the one that breaks next (TCH 11d).
    fn beside_several(tournament: &Tournament, table: TableNumber, seats: u8, seed: u64) -> Self {
        let mut given = Given::of(tournament, table, seats, seed);
        let mut opening = Self::default();
        let tables = tournament.room.open_tables().saturating_add(1);
        let total = to_usize(tournament.left());
        let level = total.checked_div(tables).unwrap_or(0).min(given.free.len());
        given.seat_a_dealer(&mut opening);
        let sold_first = given.free.clone();
        given.sell(level, &mut opening.sold);
        let mut sizes: BTreeMap<TableNumber, usize> =
            tournament.room.tables().map(|(number, table)| (number, table.players())).collect();
        for (entry, _) in &opening.moved {
            let from = tournament.seat_of(*entry);
            if let Some(size) = from.and_then(|from| sizes.get_mut(&from.table)) {
                *size = size.saturating_sub(1);
            }
        }
        // The movers' own seats are random: of those left, in an order that the sale did not make.
        Chance::new(seed, "new table, moved").shuffle(&mut given.free);
        // How many each table gives does not depend on chance.
        let breaking: Vec<TableNumber> = order(tournament).collect();
        let mut gives: BTreeMap<TableNumber, usize> = BTreeMap::new();
        for _ in given.taken()..level {
            let most = sizes.values().copied().max().filter(|most| *most > level);
            let next =
                breaking.iter().find(|table| most.is_some() && sizes.get(table) == most.as_ref());
            let Some(size) = next.and_then(|table| sizes.get_mut(table)) else { break };
            *size = size.saturating_sub(1);
            if let Some(table) = next {
                let so_many = gives.entry(*table).or_default();
                *so_many = so_many.saturating_add(1);
            }
        }
        for seat in sold_first {
            for from in &breaking {
                let Some(left) = gives.get_mut(from).filter(|left| **left > 0) else { continue };
                let Some(entry) = tournament.room.at(Seat { table: *from, seat }) else { continue };
                let Some(to) = given.free.first().copied() else { continue };
                if given.may_sit(entry) {
                    *left = left.saturating_sub(1);
                    opening.moved.push((entry, given.sit(entry, to)));
                }
            }
        }
        opening
    }
}

/// The new table's seats while they are given away.
struct Given<'a> {
    tournament: &'a Tournament,
    table: TableNumber,
    /// The seats left, in the order in which chance sells them.
    free: Vec<SeatNumber>,
    sitting: BTreeSet<PlayerId>,
}

impl<'a> Given<'a> {
    fn of(tournament: &'a Tournament, table: TableNumber, seats: u8, seed: u64) -> Self {
        let blocked: BTreeSet<SeatNumber> = tournament.room.blocked_at(table).collect();
        let mut free: Vec<SeatNumber> =
            (1..=seats).map(SeatNumber).filter(|seat| !blocked.contains(seat)).collect();
        Chance::new(seed, "new table").shuffle(&mut free);
        Self { tournament, table, free, sitting: BTreeSet::new() }
    }

    fn taken(&self) -> usize {
        self.sitting.len()
    }

    /// Nobody leaves a locked seat, and nobody comes to a table where somebody sits whom the player is kept from.
    fn may_sit(&self, entry: EntryId) -> bool {
        let Some(player) = self.tournament.whose(entry) else { return false };
        let arranged = &self.tournament.arrangements;
        let here = Seat { table: self.table, seat: SeatNumber(0) };
        let stays = arranged.locked.get(&player).is_some_and(|seat| seat.table != here.table);
        !stays && !arranged.kept_from(player).any(|other| self.sitting.contains(&other))
    }

    fn sit(&mut self, entry: EntryId, seat: SeatNumber) -> Seat {
        self.free.retain(|other| *other != seat);
        self.sitting.extend(self.tournament.whose(entry));
        Seat { table: self.table, seat }
    }

    /// Where the house has players who deal, the new table gets one, on its middle seat: an alternate, or the second dealer of
    /// another table (HPT, Seating).
    fn seat_a_dealer(&mut self, opening: &mut Opening) {
        let tournament = self.tournament;
        let deals = |entry: &EntryId| {
            let player = tournament.whose(*entry);
            player.is_some_and(|player| tournament.arrangements.dealers.contains_key(&player))
        };
        let waiting = tournament.alternates.iter().copied().find(deals);
        let second = || {
            tournament.room.tables().find_map(|(_, table)| {
                let mut dealers = table.seats().filter_map(|(_, who)| who).filter(deals);
                dealers.next()?;
                dealers.find(|entry| self.may_sit(*entry))
            })
        };
        let Some(entry) = waiting.or_else(second) else { return };
        let mut free = self.free.clone();
        free.sort_unstable();
        let middle = free.len().saturating_sub(1).checked_div(2).unwrap_or(0);
        let Some(seat) = free.get(middle).copied() else { return };
        let given = (entry, self.sit(entry, seat));
        if waiting.is_some() {
            opening.sold.push(given);
        } else {
            opening.moved.push(given);
        }
    }

    /// Sells seats to the alternates in their order until so many sit there.
    fn sell(&mut self, most: usize, sold: &mut Vec<(EntryId, Seat)>) {
        for &entry in &self.tournament.alternates {
            if self.taken() >= most {
                return;
            }
            let Some(seat) = self.free.first().copied() else { return };
            if self.may_sit(entry) && !sold.iter().any(|(other, _)| *other == entry) {
                sold.push((entry, self.sit(entry, seat)));
            }
        }
    }
}

impl Apply for TableOpened {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.room.open(self.table, self.seats);
        if self.for_sale {
            tournament.room.only_sell(self.table);
        }
        tournament.low_card = None;
    }
}
