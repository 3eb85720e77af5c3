//! Seats: what the director arranged is kept and every way to keep it equally likely; cards, alternates, one more table.

use crate::support::{Desk, MINUTE};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::seating::alternates::SeatAlternates;
use shuffle_up_engine::actions::seating::block_seat::BlockSeat;
use shuffle_up_engine::actions::seating::draw::{DrawSeats, SeatsDrawn};
use shuffle_up_engine::actions::seating::keep_apart::KeepApart;
use shuffle_up_engine::actions::seating::late;
use shuffle_up_engine::actions::seating::lock_seat::LockSeat;
use shuffle_up_engine::actions::seating::name_dealer::NameDealer;
use shuffle_up_engine::actions::seating::redraw::Redraw;
use shuffle_up_engine::actions::seating::take_card::TakeCard;
use shuffle_up_engine::actions::tables::break_table::BreakTable;
use shuffle_up_engine::actions::tables::draw_button::DrawButton;
use shuffle_up_engine::actions::tables::halt::halted_tables;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::actions::tables::open_table::OpenTable;
use shuffle_up_engine::base::ids::{EntryId, PlayerId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::refusal::RefusalCode;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{
    FirstButton, GameForm, HoldBreaks, InitialSeats, preset,
};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::state::draw::DrawKind;
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::views::draw_check::draw_check;
use shuffle_up_engine::views::seating::{draw_plan, draw_view};
use shuffle_up_engine::{Command, Event};
use std::collections::BTreeMap;

/// A set-up with so many seats a table.
fn seats(per_table: u8) -> SetUp {
    let mut setup = t1000();
    setup.rules.seats_per_table = per_table;
    setup.rules.preferred_size = per_table;
    setup.rules.redraws.clear();
    setup
}

/// A card room's set-up: nine at a table, opened seat by seat.
fn card_room() -> SetUp {
    let mut setup = t1000();
    setup.rules = preset(RuleBook::Tch, GameForm::FullRing);
    setup
}

fn lock(player: u32, table: u32, seat: u8) -> LockSeat {
    LockSeat { player: PlayerId(player), seat: Some(Seat::new(table, seat)) }
}

fn apart(one: u32, other: u32) -> KeepApart {
    KeepApart { one: PlayerId(one), other: PlayerId(other), apart: true }
}

fn block(table: u32, seat: u8) -> BlockSeat {
    BlockSeat { seat: Seat::new(table, seat), blocked: true }
}

fn deals(player: u32) -> NameDealer {
    NameDealer { player: PlayerId(player), deals: true }
}

fn card(entry: u32, said: &str) -> TakeCard {
    TakeCard { entry: EntryId(entry), card: Some(said.into()) }
}

/// A field that has entered, with these arrangements.
fn arranged(setup: SetUp, players: usize, said: &[Command]) -> Desk {
    let mut desk = Desk::open(setup, 1);
    desk.enter(players);
    for command in said {
        desk.must(command.clone());
    }
    desk
}

/// The seats that a draw with this seed would give, without saying it.
fn drawn(desk: &Desk, seed: u64) -> Vec<(EntryId, Seat)> {
    let line = desk.log.prepare(DrawSeats {}.into(), 0, seed, "test").unwrap();
    let shuffle_up_engine::log::LineKind::Command { events, .. } = line.kind else {
        panic!("a draw")
    };
    events
        .into_iter()
        .find_map(|event| match event {
            Event::SeatsDrawn(SeatsDrawn { mut seats, .. }) => {
                seats.sort_unstable();
                Some(seats)
            }
            _ => None,
        })
        .unwrap()
}

/// Every way to put the players on the chairs that `keeps` allows.
fn ways(players: u32, chairs: &[Seat], keeps: &dyn Fn(&[Seat]) -> bool) -> Vec<Vec<Seat>> {
    let mut all: Vec<Vec<Seat>> = vec![Vec::new()];
    for _ in 0..players {
        all = all
            .into_iter()
            .flat_map(|way| {
                chairs
                    .iter()
                    .filter(|chair| !way.contains(chair))
                    .map(|chair| [way.clone(), vec![*chair]].concat())
                    .collect::<Vec<_>>()
            })
            .collect();
    }
    all.retain(|way| keeps(way));
    all
}

/// Draws with many seeds and compares the counts of all ways with equal ones: chi-square below its one-in-ten-thousand
/// point (Wilson and Hilferty).
fn is_uniform(desk: &Desk, expected: &[Vec<Seat>], draws: u64) {
    let mut counts: BTreeMap<Vec<Seat>, u64> =
        expected.iter().map(|way| (way.clone(), 0)).collect();
    for seed in 0..draws {
        let way: Vec<Seat> = drawn(desk, seed).into_iter().map(|(_, seat)| seat).collect();
        *counts
            .get_mut(&way)
            .unwrap_or_else(|| panic!("{way:?} does not keep what was arranged")) += 1;
    }
    let each = draws as f64 / expected.len() as f64;
    assert!(each >= 20.0, "too few draws for {} ways", expected.len());
    let chi: f64 = counts.values().map(|count| (*count as f64 - each).powi(2) / each).sum();
    let freedom = (expected.len() - 1) as f64;
    let part = 2.0 / (9.0 * freedom);
    let most = freedom * (1.0 - part + 3.719 * part.sqrt()).powi(3);
    assert!(chi < most, "chi-square {chi:.1} of {most:.1} for {} ways", expected.len());
}

fn chairs(sizes: &[u8]) -> Vec<Seat> {
    (1_u32..)
        .zip(sizes)
        .flat_map(|(table, size)| (1..=*size).map(move |seat| Seat::new(table, seat)))
        .collect()
}

#[test]
fn every_way_is_equally_likely_without_arrangements() {
    let desk = arranged(seats(3), 5, &[]);
    is_uniform(&desk, &ways(5, &chairs(&[3, 2]), &|_| true), 12_000);
}

#[test]
fn every_way_that_keeps_two_pairs_apart_is_equally_likely() {
    let desk = arranged(seats(3), 5, &[apart(1, 2).into(), apart(2, 3).into()]);
    let keeps = |way: &[Seat]| way[0].table != way[1].table && way[1].table != way[2].table;
    is_uniform(&desk, &ways(5, &chairs(&[3, 2]), &keeps), 12_000);
}

/// Three who are all kept apart at three tables of two, two and one: the tables' sizes weigh in.
#[test]
fn every_way_that_keeps_three_apart_from_each_other_is_equally_likely() {
    let desk = arranged(seats(2), 5, &[apart(1, 2).into(), apart(2, 3).into(), apart(1, 3).into()]);
    let keeps = |way: &[Seat]| {
        let tables = [way[0].table, way[1].table, way[2].table];
        tables[0] != tables[1] && tables[1] != tables[2] && tables[0] != tables[2]
    };
    is_uniform(&desk, &ways(5, &chairs(&[2, 2, 1]), &keeps), 6_000);
}

#[test]
fn every_way_around_a_locked_seat_and_a_blocked_one_is_equally_likely() {
    let said = [lock(2, 1, 3).into(), block(2, 1).into(), apart(1, 2).into()];
    let desk = arranged(seats(4), 6, &said);
    // Four places and three, for six: three each. The locked seat is one of the first table's chairs.
    let chairs = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (2, 4)].map(|(t, s)| Seat::new(t, s));
    let keeps = |way: &[Seat]| way[1] == Seat::new(1, 3) && way[0].table == TableNumber(2);
    is_uniform(&desk, &ways(6, &chairs, &keeps), 4_000);
}

#[test]
fn every_way_with_dealers_in_the_middle_is_equally_likely() {
    let said = [deals(1).into(), deals(4).into(), apart(1, 2).into()];
    let desk = arranged(seats(3), 6, &said);
    let middle = |seat: Seat| seat.seat == SeatNumber(2);
    let keeps = |way: &[Seat]| middle(way[0]) && middle(way[3]) && way[0].table != way[1].table;
    is_uniform(&desk, &ways(6, &chairs(&[3, 3]), &keeps), 4_000);
}

/// A newcomer sits at one of the shortest tables, each open seat there equally likely as its table is.
#[test]
fn late_seats_are_uniform_over_the_shortest_tables() {
    let mut setup = seats(5);
    setup.rules.preferred_size = 2;
    let mut desk = Desk::playing(setup, 13, 1);
    for table in 1..=3 {
        while desk.tournament().room.table(TableNumber(table)).unwrap().players() > 3 {
            let out = desk.tournament().room.table(TableNumber(table)).unwrap().occupied()[1];
            desk.bust(desk.at(table, out.0));
        }
    }
    let mut counts: BTreeMap<Seat, u32> = BTreeMap::new();
    for seed in 0..6_000 {
        let late = late::seats(desk.tournament(), &[EntryId(99)], desk.now, seed).seats;
        *counts.entry(late[0].1).or_default() += 1;
    }
    assert_eq!(counts.len(), 6, "two open seats at each of three tables: {counts:?}");
    let chi: f64 = counts.values().map(|n| (f64::from(*n) - 1000.0).powi(2) / 1000.0).sum();
    assert!(chi < 25.7, "chi-square {chi} with five degrees of freedom");
}

/// Ten pairs at two tables of ten: one way in a million of a plain shuffle keeps them all, and the draw finds it.
#[test]
fn many_pairs_at_two_tables_are_kept_apart() {
    let said: Vec<Command> = (1..=10).map(|pair| apart(2 * pair - 1, 2 * pair).into()).collect();
    let desk = arranged(seats(10), 20, &said);
    for seed in 0..20 {
        let seats: BTreeMap<EntryId, Seat> = drawn(&desk, seed).into_iter().collect();
        for pair in 1..=10 {
            assert_ne!(seats[&EntryId(2 * pair - 1)].table, seats[&EntryId(2 * pair)].table);
        }
    }
}

/// Ten of one club at ten tables.
#[test]
fn as_many_as_there_are_tables_are_kept_apart() {
    let mut said: Vec<Command> = Vec::new();
    for one in 1..=10 {
        said.extend((one + 1..=10).map(|other| apart(one, other).into()));
    }
    let desk = arranged(seats(9), 86, &said);
    for seed in 0..20 {
        let seats = drawn(&desk, seed);
        let mut tables: Vec<TableNumber> =
            seats.iter().filter(|(entry, _)| entry.0 <= 10).map(|(_, seat)| seat.table).collect();
        tables.sort_unstable();
        tables.dedup();
        assert_eq!(tables.len(), 10);
    }
}

/// What cannot be kept is named before the draw, which is refused until it is changed.
#[test]
fn arrangements_that_cannot_be_kept_are_named() {
    let cases: [(usize, &[Command], &str); 7] = [
        (
            4,
            &[apart(1, 2).into()],
            "Player 1 and Player 2 are kept apart, but everybody sits at one table.",
        ),
        (
            18,
            &[apart(1, 2).into(), apart(2, 3).into(), apart(1, 3).into()],
            "Player 1, Player 3 and Player 2 are all kept apart from each other, but there are only 2 tables.",
        ),
        (
            18,
            &[lock(1, 1, 2).into(), lock(2, 1, 5).into(), apart(1, 2).into()],
            "Player 1 and Player 2 are kept apart, but both have their seats at table 1.",
        ),
        (
            18,
            &[lock(4, 3, 2).into()],
            "Player 4\u{2019}s seat is table 3 seat 2, but 18 players play without table 3.",
        ),
        (
            18,
            &[deals(1).into(), deals(2).into(), deals(3).into()],
            "Player 3 is one dealer too many: 2 tables have a dealer each.",
        ),
        (
            18,
            &[deals(1).into(), deals(2).into(), lock(1, 1, 1).into(), lock(2, 1, 2).into()],
            "Player 2 has no table to deal at: table 1 has two dealers on locked seats.",
        ),
        (
            4,
            &[lock(1, 1, 1).into(), apart(1, 2).into(), deals(3).into()],
            "Player 1 and Player 2 are kept apart, but everybody sits at one table.",
        ),
    ];
    for (players, said, expected) in cases {
        let mut desk = arranged(seats(9), players, said);
        let problems = draw_plan(desk.tournament()).problems;
        assert_eq!(problems.iter().map(|one| &*one.english).collect::<Vec<_>>(), [expected]);
        let refusal = desk.refused(DrawSeats {});
        assert_eq!((refusal.code, refusal.message.as_str()), (RefusalCode::NoRoom, expected));
        let due = desk.due().unwrap();
        assert_eq!((due.kind, due.command, &*due.why.english), (AdviceKind::Draw, None, expected));
    }
}

/// Given up, the draw can be made.
#[test]
fn an_arrangement_is_given_up_with_the_command_beside_it() {
    let said = [apart(1, 2).into(), lock(1, 1, 4).into(), block(1, 3).into(), deals(5).into()];
    let mut desk = arranged(seats(9), 8, &said);
    let lines = draw_plan(desk.tournament()).arrangements;
    let texts: Vec<&str> = lines.iter().map(|line| &*line.text.english).collect();
    assert_eq!(
        texts,
        [
            "Player 1: table 1 seat 4",
            "Deals: Player 5",
            "Apart: Player 1 and Player 2",
            "Blocked: table 1 seat 3"
        ]
    );
    for line in lines {
        desk.must(line.release);
    }
    assert!(draw_plan(desk.tournament()).arrangements.is_empty());
    desk.must(DrawSeats {});
}

/// A locked seat is taken again at a redraw, and kept from everybody else while its player waits.
#[test]
fn a_locked_seat_stays_at_redraws_and_its_break_is_named() {
    let mut desk = arranged(t1000(), 30, &[lock(7, 2, 9).into(), lock(8, 3, 4).into()]);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    assert_eq!((desk.at(2, 9), desk.at(3, 4)), (EntryId(7), EntryId(8)));
    while desk.tournament().left() > 18 {
        let out = desk.seated().into_iter().find(|entry| ![7, 8].contains(&entry.0)).unwrap();
        desk.bust(out);
    }
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Redraw);
    assert!(
        due.why.english.ends_with(
            "Player 8\u{2019}s seat is table 3 seat 4, but 18 players play without table 3."
        ),
        "{due:?}"
    );
    desk.take(&due).unwrap();
    assert_eq!(desk.at(2, 9), EntryId(7));
    let view = draw_view(&desk.log, 0).unwrap();
    assert_eq!(view.not_kept.len(), 1);
    assert_eq!(view.arranged[0].english, "Player 7 has table 2 seat 9.");
}

/// TCH 9: when the table of a locked seat breaks, the advice says so, and the others' locked seats stay.
#[test]
fn a_breaking_table_names_its_locked_seat() {
    let mut setup = seats(6);
    setup.rules.redraws.clear();
    setup.rules.hold_breaks = HoldBreaks::Never {};
    let mut desk = arranged(setup, 18, &[lock(7, 3, 2).into(), lock(8, 1, 5).into()]);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    while desk.tournament().left() > 12 {
        let out = desk.seated().into_iter().rfind(|entry| ![7, 8].contains(&entry.0)).unwrap();
        desk.bust(out);
    }
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Break);
    assert!(due.why.english.contains("Player 7 leaves the locked seat 3.2."), "{due:?}");
    desk.take(&due).unwrap();
    assert_eq!(desk.at(1, 5), EntryId(8));
    assert!(desk.tournament().seat_of(EntryId(7)).is_some());
}

/// Players kept apart get different tables when they come late, too, where there is another one.
#[test]
fn late_players_are_kept_apart() {
    for seed in 0..40 {
        let mut desk = Desk::open(seats(6), seed);
        desk.enter(10);
        desk.must(DrawSeats {});
        let first = desk.tournament().entries.len() + 1;
        desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
        let late = EntryId(u32::try_from(first).unwrap());
        let mate = desk.seated().into_iter().find(|entry| *entry != late).unwrap();
        desk.must(Withdraw::before_a_hand(late));
        let mates = desk.tournament().seat_of(mate).unwrap().table;
        // A new entry of somebody else is kept from that table from now on.
        desk.must(KeepApart { one: PlayerId(mate.0), other: PlayerId(late.0), apart: true });
        let again = late::seats(desk.tournament(), &[late], desk.now, seed).seats;
        assert_ne!(again[0].1.table, mates);
    }
}

/// A failure of other programs: a player was seated at a closed table. Here: nor on a blocked seat, nor at a table that
/// is about to break.
#[test]
fn nobody_is_seated_at_a_closed_or_breaking_table_or_on_a_blocked_seat() {
    let mut setup = seats(6);
    setup.late_registration_until = Some(9.into());
    setup.rules.hold_breaks = HoldBreaks::Never {};
    let mut desk = Desk::playing(setup, 18, 3);
    for seat in [2, 4] {
        let sitting = desk.at(1, seat);
        desk.bust(sitting);
        desk.must(block(1, seat));
    }
    while desk.tournament().left() > 10 {
        let sizes = desk.sizes();
        let fullest = sizes.iter().max().unwrap();
        let table = sizes.iter().position(|size| size == fullest).unwrap();
        let table = TableNumber(u32::try_from(table).unwrap() + 1);
        let seat = desk.tournament().room.table(table).unwrap().occupied()[0];
        desk.bust(desk.at(table.0, seat.0));
    }
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Break);
    let breaking = due.tables[0];
    for seed in 0..40 {
        let late = late::seats(desk.tournament(), &[EntryId(99)], desk.now, seed).seats;
        assert_ne!(late[0].1.table, breaking);
    }
    desk.must(BreakTable { table: breaking });
    let late = late::seats(desk.tournament(), &[EntryId(99); 1], desk.now, 5).seats;
    assert!(late.iter().all(|(_, seat)| seat.table != breaking));
    let moved = MovePlayer {
        entry: desk.at(2, desk.tournament().room.table(TableNumber(2)).unwrap().occupied()[0].0),
        to: Seat::new(1, 4),
        reason: "".into(),
    };
    let refusal = desk.refused(moved);
    assert_eq!(refusal.code, RefusalCode::SeatTaken);
    assert_eq!(refusal.named(), "SeatTaken seat-blocked-open-there(seat=1.4, open=)");
}

/// TCH 8a and 11e: newcomers draw from the one pool of open seats, at a halted table too: the player who comes is what the table
/// waits for.
#[test]
fn a_newcomer_ends_the_halt_of_a_table() {
    let mut setup = card_room();
    setup.late_registration_until = Some(9.into());
    let mut desk = Desk::playing(setup, 45, 3);
    for seat in [2, 4, 6] {
        desk.bust(desk.at(5, seat));
    }
    assert_eq!(halted_tables(desk.tournament()), [TableNumber(5)]);
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    assert_eq!(desk.sizes(), [9, 9, 9, 9, 7]);
    assert!(halted_tables(desk.tournament()).is_empty());
}

/// HPT, Seating: one dealer a table, in its middle; a table that is opened beside the others gets one as well.
#[test]
fn a_new_table_gets_a_dealer() {
    let mut setup = seats(6);
    setup.late_registration_until = Some(9.into());
    setup.tables = Some(4);
    let mut desk = arranged(setup, 18, &[]);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    for seat in [2, 3] {
        let sitting = desk.at(2, seat);
        let player = desk.tournament().entries.get(&sitting).unwrap().player;
        desk.must(NameDealer { player, deals: true });
    }
    desk.must(Enter { names: vec!["Newcomer".into()], ..Enter::default() });
    let second = desk.at(2, 3);
    desk.must(OpenTable { table: None, for_sale: false });
    assert_eq!(desk.tournament().seat_of(second), Some(Seat::new(4, 3)), "in the middle");
    assert_eq!(desk.sizes(), [5, 5, 5, 4]);
}

/// HPT, Seating: each player's card is a seat; entered one by one, one taken back, and the last one makes the draw.
#[test]
fn cards_drawn_at_the_table_make_the_seats() {
    let mut desk = arranged(t1000(), 14, &[]);
    desk.must(card(1, "A h"));
    desk.must(card(2, "7s"));
    assert_eq!(
        desk.refused(card(3, "7 of spades")).named(),
        "SeatTaken has-a-card(name=Player 2, card=cards-of(ranks=7, suit=spades))"
    );
    assert_eq!(
        desk.refused(card(3, "8h")).named(),
        "BadValue table-has-cards(table=table(number=2), cards=cards-of(ranks=A-7, suit=hearts))"
    );
    assert_eq!(desk.refused(card(3, "2c")).named(), "BadValue no-table-has-suit(suit=clubs)");
    assert_eq!(
        desk.refused(card(2, "2s")).named(),
        "NotNow has-a-card(name=Player 2, card=cards-of(ranks=7, suit=spades))"
    );
    desk.undo().unwrap();
    desk.must(card(3, "7 of spades"));
    assert_eq!(desk.tournament().phase(), Phase::Registering);
    let left = (1..=14).filter(|entry| ![1, 3].contains(entry));
    for entry in left {
        desk.must(TakeCard { entry: EntryId(entry), card: None });
    }
    assert_eq!(desk.tournament().phase(), Phase::Drawn);
    assert_eq!((desk.at(2, 1), desk.at(1, 7)), (EntryId(1), EntryId(3)));
    assert_eq!(desk.sizes(), [7, 7]);
    assert_eq!(
        desk.tournament().known_button(TableNumber(2), desk.now),
        Some(SeatNumber(1)),
        "the ace"
    );
    let view = draw_view(&desk.log, 0).unwrap();
    assert_eq!((&*view.title.english, view.seed.as_str()), ("Initial draw by cards", ""));
    assert!(draw_check(&desk.log, 0).is_none());
}

/// The floor line takes cards quickly: the next player's, or a named one's.
#[test]
fn the_floor_line_takes_cards() {
    let mut desk = arranged(t1000(), 12, &[]);
    let reading = read(&desk.log, "card 3h", 0);
    assert_eq!(reading.says.english, "Player 1 drew 3h");
    desk.must(reading.command.unwrap());
    let reading = read(&desk.log, "card Player 12 4 of hearts", 0);
    assert_eq!(reading.command, Some(card(12, "4 of hearts").into()));
    assert_eq!(read(&desk.log, "card 3h", 0).refusal.english, "Player 1 has the 3 of hearts.");
    assert!(read(&desk.log, "card", 0).says.english.starts_with("Player 2 draws next"));
}

/// RRoP 2: at a one-table satellite the cards lie face up, and the earlier entrants choose first.
#[test]
fn the_earliest_choose_their_seats_at_a_satellite() {
    let mut setup = seats(9);
    setup.rules.initial_seats = InitialSeats::Choose;
    setup.rules.first_button = FirstButton::HighCard;
    let mut desk = arranged(setup, 4, &[]);
    assert_eq!(
        desk.refused(card(2, "1")).named(),
        "HouseRule entered-earlier-chooses-first(name=Player 1)"
    );
    for (entry, seat) in [(1, "3"), (2, "1"), (3, "4"), (4, "2")] {
        desk.must(card(entry, seat));
    }
    assert_eq!(desk.at(1, 3), EntryId(1));
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Button, "the button is drawn for at random");
}

/// HPT, Seating: a dealer sits in the middle, the others round the dealer in the order of their cards; the ace has the
/// button.
#[test]
fn hpt_the_others_sit_round_the_dealer_by_their_cards() {
    let mut desk = arranged(t1000(), 9, &[deals(4).into()]);
    for entry in 1..=9 {
        desk.must(card(entry, &format!("{} s", (entry % 9) + 1)));
    }
    // The dealer drew the 5 and sits on seat 5 of nine, so nothing turns.
    assert_eq!((desk.at(1, 5), desk.at(1, 1)), (EntryId(4), EntryId(9)));
    let mut desk = arranged(t1000(), 9, &[deals(4).into()]);
    for entry in 1..=9 {
        desk.must(card(entry, &format!("{} s", ((entry + 4) % 9) + 1)));
    }
    // The dealer drew the 9: the seat after the dealer has the ace, and the button.
    assert_eq!((desk.at(1, 5), desk.at(1, 6)), (EntryId(4), EntryId(5)));
    assert_eq!(desk.tournament().known_button(TableNumber(1), desk.now), Some(SeatNumber(6)));
}

/// HPT, Seating: three dealers draw from different suits.
#[test]
fn hpt_dealers_draw_from_different_suits() {
    let mut desk = arranged(t1000(), 12, &[deals(1).into(), deals(2).into()]);
    desk.must(card(1, "3s"));
    assert_eq!(
        desk.refused(card(2, "4s")).named(),
        "SeatTaken dealer-draws-another-suit(other=Player 1, table=table(number=1), name=Player 2)"
    );
    desk.must(card(2, "4h"));
}

/// RRoP 7, WSOP 90: a card to each player, the highest by rank and then suit has the button of that table.
#[test]
fn the_high_card_has_the_button_at_each_table() {
    let mut setup = seats(6);
    setup.rules.first_button = FirstButton::HighCard;
    let mut desk = arranged(setup, 12, &[]);
    desk.must(DrawSeats {});
    assert_eq!(desk.tournament().known_button(TableNumber(1), desk.now), None);
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Button);
    desk.take(&due).unwrap();
    let line = desk.log.lines().last().unwrap();
    let shuffle_up_engine::log::LineKind::Command { events, .. } = &line.kind else {
        panic!("a draw")
    };
    let Some(Event::ButtonsDrawn(drawn)) = events.first() else { panic!("buttons") };
    assert_eq!(drawn.cards.len(), 12);
    for (table, button) in &drawn.buttons {
        let theirs = drawn.cards.iter().filter(|(at, ..)| at == table);
        let best = theirs.max_by_key(|(_, _, card)| *card).unwrap();
        assert_eq!(best.1, *button);
        assert_eq!(desk.tournament().known_button(*table, desk.now), Some(*button));
    }
    assert_eq!(desk.due().unwrap().kind, AdviceKind::Start);
    desk.must(StartClock {});
    assert!(desk.due().is_none());
}

/// TCH 7c: one table deals nine cards; the winning seat has the button at every table, where nobody sits as well.
#[test]
fn one_draw_places_every_button_even_on_an_empty_seat() {
    let mut desk = arranged(card_room(), 10, &[]);
    desk.must(DrawSeats {});
    let due = desk.due().unwrap();
    assert_eq!(
        (&*due.title.english, &*due.verb.english),
        ("Draw for the button: 9 cards, one for each seat", "Deal")
    );
    desk.take(&due).unwrap();
    let buttons: Vec<_> =
        [1, 2].map(|table| desk.tournament().known_button(TableNumber(table), desk.now)).to_vec();
    assert!(buttons[0].is_some() && buttons[0] == buttons[1]);
    desk.undo().unwrap();
    let reading = read(&desk.log, "btn all 9", 0);
    desk.must(reading.command.unwrap());
    assert_eq!(desk.tournament().known_button(TableNumber(2), desk.now), Some(SeatNumber(9)));
    assert!(desk.tournament().room.at(Seat::new(2, 9)).is_none(), "a dead button");
}

/// A full room before the start offers one more table to all: a new draw, or a table opened beside.
#[test]
fn a_full_room_before_the_start_offers_a_new_draw_and_a_table() {
    let mut desk = arranged(t1000(), 20, &[]);
    desk.must(DrawSeats {});
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    assert_eq!(
        desk.log.label(desk.log.revision()).unwrap().to_string(),
        "Enter: Late, 1st alternate"
    );
    let kinds: Vec<AdviceKind> = shuffle_up_engine::advice::advice(desk.tournament(), desk.now)
        .iter()
        .map(|due| due.kind)
        .collect();
    assert_eq!(kinds, [AdviceKind::Draw, AdviceKind::Open, AdviceKind::Start]);
    let due = desk.due().unwrap();
    assert_eq!(due.title.english, "Draw again: 21 players at 3 tables");
    let mut opened = desk.clone();
    desk.take(&due).unwrap();
    assert_eq!((desk.sizes(), desk.tournament().alternates.len()), (vec![7, 7, 7], 0));
    assert_eq!(draw_view(&desk.log, 0).unwrap().made.len(), 2, "nobody can quietly draw again");
    opened.must(OpenTable { table: None, for_sale: false });
    assert_eq!((opened.sizes(), opened.tournament().alternates.len()), (vec![7, 7, 7], 0));
}

/// A draw that was taken back stands on the list of draws.
#[test]
fn a_draw_taken_back_is_told() {
    let mut desk = arranged(t1000(), 20, &[]);
    desk.must(DrawSeats {});
    desk.undo().unwrap();
    desk.must(DrawSeats {});
    let view = draw_view(&desk.log, 0).unwrap();
    let struck: Vec<bool> = view.made.iter().map(|made| made.struck).collect();
    assert_eq!((view.number, view.draws, struck), (1, 1, vec![true, false]));
}

/// TCH 8a: alternates are seated in their order when seats open, before anybody who comes later.
#[test]
fn alternates_are_seated_in_their_order() {
    let mut setup = card_room();
    setup.tables = Some(2);
    setup.rules.initial_seats = t1000().rules.initial_seats;
    setup.late_registration_until = Some(9.into());
    let mut desk = arranged(setup, 21, &[]);
    assert_eq!(draw_plan(desk.tournament()).alternates, 3);
    desk.must(DrawSeats {});
    desk.must(DrawButton { seat: None });
    desk.must(StartClock {});
    let waiting =
        |desk: &Desk| desk.tournament().alternates.iter().map(|entry| entry.0).collect::<Vec<_>>();
    assert_eq!((desk.sizes(), waiting(&desk)), (vec![9, 9], vec![19, 20, 21]));
    assert_eq!(desk.refused(SeatAlternates {}).code, RefusalCode::NoRoom);
    assert_eq!(
        desk.refused(OpenTable { table: None, for_sale: false }).named(),
        "NoRoom all-tables-open(tables=tables(count=2))"
    );
    assert!(desk.due().is_none(), "nothing can be done for them: {:?}", desk.due());
    let out = desk.at(1, 4);
    desk.bust(out);
    desk.must(Enter { names: vec!["Later".into()], ..Enter::default() });
    assert_eq!(waiting(&desk), [19, 20, 21, 22], "nobody is seated before those who wait");
    let due = desk.due().unwrap();
    assert_eq!(due.title.english, "Seat Player 19, first of the alternates");
    assert_eq!(due.rule.as_ref().map(|rule| rule.rule.as_str()), Some("8a"));
    desk.take(&due).unwrap();
    assert_eq!((desk.at(1, 4), waiting(&desk)), (EntryId(19), vec![20, 21, 22]));
    assert_eq!(desk.tournament().draws.last().unwrap().kind, DrawKind::Alternates {});
    // One who does not want to wait any longer gets the money back.
    desk.must(Withdraw::before_a_hand(EntryId(21)));
    assert_eq!(waiting(&desk), [20, 22]);
    assert_eq!(desk.tournament().entries.get(&EntryId(21)).unwrap().standing, Standing::Withdrawn);
}

/// Places count those who wait: they have paid, and will play.
#[test]
fn alternates_count_as_players_left() {
    let mut setup = card_room();
    setup.tables = Some(1);
    setup.rules.initial_seats = t1000().rules.initial_seats;
    let mut desk = arranged(setup, 12, &[]);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    assert_eq!((desk.tournament().left(), desk.tournament().room.seated()), (12, 9));
    let reading = read(&desk.log, "1.3", 0);
    assert!(reading.says.english.ends_with("finishes 12th"), "{reading:?}");
}

/// TCH 10c, i and ii: the first seats sold at the new table say which seats of the others move.
#[test]
fn tch_the_first_seats_sold_choose_who_moves() {
    for seed in 0..30 {
        let mut setup = card_room();
        setup.late_registration_until = Some(9.into());
        let mut desk = Desk::playing(setup, 27, seed);
        desk.must(Enter { names: vec!["One".into(), "Two".into()], ..Enter::default() });
        desk.must(DrawButton { seat: Some(SeatNumber(3)) });
        let due = desk.due().unwrap();
        assert_eq!(
            (due.kind, due.rule.as_ref().map(|rule| rule.rule.as_str())),
            (AdviceKind::Open, Some("10c"))
        );
        let before = desk.tournament().clone();
        desk.take(&due).unwrap();
        assert_eq!(desk.sizes().iter().sum::<usize>(), 29);
        assert_eq!(desk.sizes()[3], 7, "{:?}", desk.sizes());
        assert!(desk.sizes().iter().max().unwrap() - desk.sizes().iter().min().unwrap() <= 1);
        let seat_of = |entry| desk.tournament().seat_of(EntryId(entry)).unwrap();
        let (first, second) = (seat_of(28), seat_of(29));
        assert_eq!((first.table, second.table), (TableNumber(4), TableNumber(4)));
        let moved: Vec<SeatNumber> = before
            .room
            .tables()
            .flat_map(|(table, seats)| {
                let here =
                    seats.seats().filter_map(move |(seat, who)| Some((Seat { table, seat }, who?)));
                here.collect::<Vec<_>>()
            })
            .filter(|(_, who)| desk.tournament().seat_of(*who).unwrap().table == TableNumber(4))
            .map(|(from, _)| from.seat)
            .collect();
        // Five movers: everybody at the first seat sold, and two of those at the second.
        assert_eq!(moved.iter().filter(|seat| **seat == first.seat).count(), 3);
        assert_eq!(moved.iter().filter(|seat| **seat == second.seat).count(), 2);
    }
}

/// TCH 10c iii: with the tenth player the second table opens; seats 2, 4, 6 and 8 move across to the same seats, which were
/// not sold, and the button starts where the first table's is.
#[test]
fn tch_the_second_table_takes_2_4_6_8() {
    for seed in 0..30 {
        let mut setup = card_room();
        setup.late_registration_until = Some(9.into());
        let mut desk = Desk::playing(setup, 9, seed);
        desk.must(DrawButton { seat: Some(SeatNumber(7)) });
        let before = desk.tournament().clone();
        desk.must(Enter { names: vec!["Tenth".into()], ..Enter::default() });
        let due = desk.due().unwrap();
        assert_eq!(due.kind, AdviceKind::Open);
        desk.take(&due).unwrap();
        assert_eq!(desk.sizes(), [5, 5]);
        for seat in [2, 4, 6, 8] {
            assert_eq!(
                desk.tournament().room.at(Seat::new(2, seat)),
                before.room.at(Seat::new(1, seat))
            );
        }
        let tenth = desk.tournament().seat_of(EntryId(10)).unwrap();
        assert_eq!(tenth.table, TableNumber(2));
        assert_eq!(tenth.seat.0 % 2, 1, "an odd seat was sold");
        assert_eq!(desk.tournament().known_button(TableNumber(2), desk.now), Some(SeatNumber(7)));
        assert!(desk.due().is_none(), "{:?}", desk.due());
    }
}

/// HPT, Seating: when a new table is formed, each player draws.
#[test]
fn hpt_everybody_draws_when_a_table_is_formed() {
    let mut desk = Desk::playing(t1000(), 20, 4);
    desk.must(Enter { names: vec!["Late".into()], ..Enter::default() });
    let due = desk.due().unwrap();
    assert_eq!(due.command, Some(Redraw { tables: 3 }.into()));
    desk.take(&due).unwrap();
    assert_eq!((desk.sizes(), desk.tournament().alternates.len()), (vec![7, 7, 7], 0));
    assert!(desk.due().is_none(), "{:?}", desk.due());
}

/// Without players who wait no table is opened by a redraw.
#[test]
fn a_redraw_opens_no_table_without_need() {
    let mut desk = Desk::playing(t1000(), 20, 4);
    assert_eq!(desk.refused(Redraw { tables: 3 }).code, RefusalCode::BadValue);
}

/// The script that comes with a draw makes it again: for the first draw, for one with everything arranged, and for a redraw.
#[test]
fn the_script_of_a_draw_makes_it_again() {
    let said: Vec<Command> = vec![
        lock(3, 1, 7).into(),
        apart(1, 2).into(),
        deals(5).into(),
        deals(6).into(),
        block(2, 2).into(),
    ];
    let mut desk = arranged(t1000(), 19, &said);
    desk.must(DrawSeats {});
    let script = draw_check(&desk.log, 1).unwrap();
    assert!(script.lines().count() == 9 && script.contains("\"lock_seat\""), "{script}");
    let mut desk = Desk::playing(t1000(), 25, 9);
    assert!(draw_check(&desk.log, 1).is_some());
    while desk.tournament().left() > 18 {
        desk.bust(desk.seated()[0]);
    }
    let due = desk.due().unwrap();
    desk.take(&due).unwrap();
    let script = draw_check(&desk.log, 0).unwrap();
    assert!(script.contains("\"seats_per_table\":9"), "{script}");
    assert!(draw_check(&desk.log, 3).is_none());
}

/// A player on a locked seat elsewhere is not pulled to a new table, and who waits gets the locked seat when it opens.
#[test]
fn a_new_table_leaves_locked_seats_alone() {
    let mut setup = card_room();
    setup.late_registration_until = Some(9.into());
    let mut desk = arranged(setup, 9, &[lock(3, 1, 4).into()]);
    desk.must(DrawSeats {});
    desk.must(StartClock {});
    desk.now += MINUTE;
    desk.must(Enter { names: vec!["Tenth".into()], ..Enter::default() });
    desk.must(OpenTable { table: Some(TableNumber(5)), for_sale: false });
    assert_eq!(desk.at(1, 4), EntryId(3));
    assert_eq!(desk.sizes(), [6, 4]);
}

/// The verbs about seats, as they are typed.
#[test]
fn the_floor_line_knows_the_verbs_about_seats() {
    let desk = arranged(t1000(), 12, &[]);
    let command = |typed: &str| read(&desk.log, typed, 0).command;
    assert_eq!(command("lock 2.3 Player 4"), Some(lock(4, 2, 3).into()));
    assert_eq!(command("lock Player 4 2.3"), Some(lock(4, 2, 3).into()));
    assert_eq!(command("block 2.3"), Some(block(2, 3).into()));
    assert_eq!(command("apart Player 4+Player 5"), Some(apart(4, 5).into()));
    assert_eq!(command("dealer Player 4"), Some(deals(4).into()));
    assert_eq!(
        read(&desk.log, "dealer Player 4 off", 0).refusal.english,
        "Player 4 is not one of the dealers."
    );
    assert_eq!(read(&desk.log, "seat", 0).refusal.english, "Nobody waits for a seat.");
    assert_eq!(
        read(&desk.log, "open", 0).refusal.english,
        "Draw the seats. The draw opens the tables."
    );
    assert_eq!(read(&desk.log, "block 2.13", 0).refusal.english, "A table has seats 1 to 10.");
}

/// HPT, Seating: at nine left everybody draws a card for the final table. The cards drawn by hand are entered, by whom they are
/// said; the last of them moves everybody at once, and the program draws for nobody meanwhile.
#[test]
fn cards_drawn_by_hand_at_a_redraw_are_entered() {
    let mut desk = Desk::playing(t1000(), 12, 3);
    assert_eq!(desk.refused(card(1, "As")).key, "no-redraw-for-cards");
    desk.now += 95 * MINUTE;
    for entry in 1..=3 {
        desk.bust(EntryId(entry));
    }
    let due = desk.due().unwrap();
    assert_eq!(due.kind, AdviceKind::Redraw);
    assert!(due.why.english.contains("cards drawn by hand can be entered"), "{}", due.why);
    desk.must(card(5, "As"));
    assert_eq!(desk.refused(card(6, "A")).key, "has-a-card");
    assert_eq!(desk.refused(Redraw { tables: 1 }).key, "cards-lie");
    let due = desk.due().unwrap();
    assert_eq!(
        (&*due.title.english, due.begins.as_str(), due.command),
        ("Enter the cards drawn: 8 players to go", "card ", None)
    );
    let left: Vec<EntryId> = desk.seated().into_iter().filter(|entry| entry.0 != 5).collect();
    let sat = desk.tournament().room.clone();
    for (entry, rank) in left.iter().zip(2..) {
        assert_eq!(desk.tournament().room, sat, "nobody moves before the last card");
        let name = desk.tournament().name(*entry).to_string();
        let reading = read(&desk.log, &format!("card {name} {rank}s"), desk.now);
        desk.must(reading.command.unwrap_or_else(|| panic!("{:?}", reading.refusal)));
    }
    let table = desk.tournament().room.tables().next().unwrap().0.0;
    assert_eq!(desk.sizes(), [9]);
    assert_eq!(desk.at(table, 1), EntryId(5));
    for (entry, seat) in left.iter().zip(2..) {
        assert_eq!(desk.at(table, seat), *entry);
    }
    let draw = desk.tournament().draws.last().unwrap();
    assert_eq!(draw.kind, DrawKind::RedrawCards { tables: 1 });
    let view = draw_view(&desk.log, 0).unwrap();
    assert_eq!(view.seed, "");
    assert!(draw_check(&desk.log, 0).is_none(), "there is no seed to check");
    assert!(desk.due().is_none_or(|due| due.kind != AdviceKind::Redraw));
}

/// At eighteen left two tables go on, each with a suit. A player who busts out meanwhile, as nobody should, draws no card; one who
/// comes back in begins the draw again.
#[test]
fn a_redraw_by_cards_is_of_everybody_left() {
    let mut desk = Desk::playing(t1000(), 24, 3);
    desk.now += 95 * MINUTE;
    for entry in 1..=6 {
        desk.bust(EntryId(entry));
    }
    desk.must(card(7, "9h"));
    desk.must(card(8, "As"));
    assert_eq!(desk.refused(card(9, "Kc")).key, "no-table-has-suit");
    desk.bust(EntryId(9));
    for entry in 10..=24 {
        desk.must(TakeCard { entry: EntryId(entry), card: None });
    }
    let sizes = desk.sizes();
    assert_eq!((sizes.len(), sizes.iter().sum::<usize>()), (2, 17));
    let second = desk.tournament().room.tables().last().unwrap().0.0;
    assert_eq!(desk.at(second, 9), EntryId(7));
}
