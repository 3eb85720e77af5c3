//! The end of the day for the desk, the tablets and the paper: what is bagged, by table and for the room.

use crate::actions::day::close::all_bagged;
use crate::rules::bags::{BagSum, room_sum, table_sum};
use crate::state::prelude::*;
use crate::views::counts::MOST_WAITING;
use crate::views::page::{TABLES, page};

/// A stack and its bag.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BagView {
    /// The seat; absent for who waits for one.
    pub seat: Option<SeatNumber>,
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The chips by the first count; absent while there is none.
    pub chips: Option<ChipCount>,
    /// The chips by the second count.
    pub again: Option<ChipCount>,
    /// The number on the bag; empty without one.
    pub number: String,
    /// Nothing has to be counted any more.
    pub done: bool,
    /// The two counts differ.
    pub differs: bool,
}

/// The end of the day, for walls and phones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DayForRoom {
    /// So many last hands are announced, and the day has not ended; absent otherwise.
    pub last_hands: Option<u32>,
    /// The level with which play goes on; absent before the day has ended.
    pub next_level: Option<u32>,
    /// How many stacks are still to be bagged; 0 before the day has ended.
    pub open: u32,
    /// The chips in all bags; 0 before.
    pub bagged: ChipCount,
}

/// The end of the day for walls and phones, from the announcement of the last hands on.
pub fn day_for_room(tournament: &Tournament) -> Option<DayForRoom> {
    let day = &tournament.day;
    match tournament.phase() {
        Phase::Playing => day.last_hands.map(|said| DayForRoom {
            last_hands: Some(said.hands),
            next_level: None,
            open: 0,
            bagged: 0,
        }),
        Phase::Bagging | Phase::Closed => {
            let sum = room_sum(tournament);
            Some(DayForRoom {
                last_hands: None,
                next_level: day.ended.map(|ended| ended.next_level),
                open: sum.open,
                bagged: sum.bagged,
            })
        }
        Phase::Registering | Phase::Drawn | Phase::Finished => None,
    }
}

/// The bags of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableBagsView {
    /// The table.
    pub table: TableNumber,
    /// What is bagged.
    pub sum: BagSum,
    /// The players, seat 1 first.
    pub seats: Vec<BagView>,
}

/// The end of the day, a page of the tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DayView {
    /// How far the tournament is.
    pub phase: Phase,
    /// The set end of the day, such as "with level 15"; empty where the set-up names none.
    pub set_end: Phrase,
    /// So many last hands are announced; absent before.
    pub last_hands: Option<u32>,
    /// When the day ended, in tournament time.
    pub ended_at: Option<Millis>,
    /// The level with which play goes on; absent before the day has ended.
    pub next_level: Option<u32>,
    /// Every bag is counted twice.
    pub twice: bool,
    /// What is bagged in the whole room.
    pub room: BagSum,
    /// Every stack is bagged, so that the day can be closed.
    pub all_bagged: bool,
    /// Why it cannot be; empty where it can.
    pub why_not: Phrase,
    /// The bags are not what is in play, so that closing needs a reason.
    pub needs_reason: bool,
    /// The reason with which it was closed; empty without one.
    pub why: String,
    /// How many tables have players, of those asked for.
    pub tables: u32,
    /// This page of them.
    pub rows: Vec<TableBagsView>,
    /// Those who wait for a seat, at most 200.
    pub waiting: Vec<BagView>,
}

pub(crate) fn bag_view(
    tournament: &Tournament,
    entry: EntryId,
    seat: Option<SeatNumber>,
) -> BagView {
    let bag = tournament.bag_of(entry);
    BagView {
        seat,
        entry,
        name: tournament.name(entry).to_string(),
        chips: bag.map(|bag| bag.chips),
        again: bag.and_then(|bag| bag.again),
        number: bag.map_or_else(String::new, |bag| bag.number.clone()),
        done: tournament.bagged(entry).is_some(),
        differs: bag.is_some_and(|bag| bag.disagree().is_some()),
    }
}

/// The end of the day at a glance, and the bags of a page of its tables.
pub fn day_view(
    tournament: &Tournament,
    table: Option<TableNumber>,
    from: u32,
    count: u32,
) -> DayView {
    let wanted = |number: TableNumber| table.is_none_or(|table| table == number);
    let of_the_room = || tournament.room.tables().filter(|(_, table)| table.players() > 0);
    let tables = || of_the_room().filter(|(number, _)| wanted(*number));
    let day = &tournament.day;
    let verdict = all_bagged(tournament);
    let rows = page(tables(), from, count.min(TABLES));
    DayView {
        phase: tournament.phase(),
        set_end: tournament
            .setup
            .day_end
            .map_or_else(Phrase::default, |end| end.at.said(&tournament.setup.customs())),
        last_hands: day.last_hands.map(|said| said.hands),
        ended_at: day.ended.map(|ended| ended.at),
        next_level: day.ended.map(|ended| ended.next_level),
        twice: tournament.bags_counted_twice(),
        room: room_sum(tournament),
        all_bagged: verdict.is_ok(),
        why_not: verdict.err().map_or_else(Phrase::default, Refusal::sentence),
        needs_reason: tournament.chips_bagged() != tournament.chips_in_play,
        why: day.closed.as_ref().map_or_else(String::new, |closed| closed.why.clone()),
        tables: to_u32(tables().count()),
        rows: rows
            .map(|(number, table)| TableBagsView {
                table: number,
                sum: table_sum(tournament, number),
                seats: table
                    .seats()
                    .filter_map(|(seat, who)| Some(bag_view(tournament, who?, Some(seat))))
                    .collect(),
            })
            .collect(),
        waiting: tournament
            .alternates
            .iter()
            .take(MOST_WAITING)
            .map(|entry| bag_view(tournament, *entry, None))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::day::end::EndDay;
    use crate::actions::day::last_hands::AnnounceLastHands;
    use crate::actions::tables::bench::Bench;

    /// Sixteen stacks of 1,000 at two tables.
    #[test]
    fn what_is_bagged_runs_along_by_table_and_for_the_room() {
        let mut bench = Bench::playing(16);
        assert_eq!(day_for_room(bench.log.tournament()), None);
        bench.say(AnnounceLastHands { hands: Some(4) }).unwrap();
        assert_eq!(day_for_room(bench.log.tournament()).unwrap().last_hands, Some(4));
        bench.say(EndDay {}).unwrap();
        let told = day_for_room(bench.log.tournament()).unwrap();
        assert_eq!((told.last_hands, told.next_level, told.open), (None, Some(1), 16));
        let entry = bench.at(2, 4);
        let bag = |bench: &mut Bench, table: u32, odd: u64| {
            let chips = |of| if of == entry { odd } else { 1_000 };
            bench.bag(table, chips, |of| of.0.to_string());
            day_view(bench.log.tournament(), None, 0, 20)
        };
        let view = bag(&mut bench, 1, 0);
        let says = |view: &DayView| {
            let tables: Vec<String> =
                view.rows.iter().map(|row| row.sum.says.to_string()).collect();
            (view.room.says.to_string(), tables)
        };
        assert_eq!(
            says(&view),
            ("8 stacks to bag".into(), vec!["all there".into(), "8 stacks to bag".into()])
        );
        assert_eq!((view.room.bagged, view.all_bagged), (8_000, false));
        let view = bag(&mut bench, 2, 900);
        assert_eq!(says(&view).0, "100 missing");
        assert!(view.all_bagged && view.needs_reason);
        let seat = view.rows[1].seats.iter().find(|seat| seat.entry == entry).unwrap();
        assert_eq!(
            (seat.chips, seat.done, seat.number.clone()),
            (Some(900), true, entry.0.to_string())
        );
        let view = bag(&mut bench, 2, 1_000);
        assert!(view.all_bagged && !view.needs_reason && view.why_not.is_nothing());
        assert_eq!(view.next_level, Some(1));
        let alone = day_view(bench.log.tournament(), Some(TableNumber(2)), 0, 20);
        assert_eq!((alone.tables, alone.rows[0].table), (1, TableNumber(2)));
    }
}
