//! Where breaks, redraws and moves send players, beside blocked seats, tables of other sizes and locked seats; and the button
//! after a redraw and through the stud rounds.

use super::cases;
use super::setups::rules;
use crate::support::{Desk, bust};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::seating::block_seat::BlockSeat;
use shuffle_up_engine::actions::seating::lock_seat::LockSeat;
use shuffle_up_engine::actions::tables::deal_hands::DealHands;
use shuffle_up_engine::actions::tables::resize_table::ResizeTable;
use shuffle_up_engine::advice::Advice;
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{
    ButtonRule, FirstButton, GameForm, preset, stud_only,
};
use shuffle_up_engine::rulebook::schedule::GameChange;
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::seating::plan::{level, usable};
use shuffle_up_engine::rules::tables::hold_breaks::held_until;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::{Command, Tournament};
use std::collections::{BTreeMap, BTreeSet};

/// What happens to a room between two hands; the numbers choose among what is there.
#[derive(Debug, Clone)]
pub(super) enum Act {
    Bust(Vec<usize>),
    EmptyTable(usize),
    Late,
    Block(usize, u8),
    Resize(usize, u8),
    Lock(Vec<usize>),
    Deal,
}

pub(super) fn act() -> impl Strategy<Value = Act> {
    let which = any::<usize>;
    prop_oneof![
        10 => vec(which(), 1..5).prop_map(Act::Bust),
        1 => which().prop_map(Act::EmptyTable),
        1 => Just(Act::Late),
        4 => (which(), 1_u8..11).prop_map(|(table, seat)| Act::Block(table, seat)),
        4 => (which(), 4_u8..12).prop_map(|(table, seats)| Act::Resize(table, seats)),
        3 => vec(which(), 1..30).prop_map(Act::Lock),
        2 => Just(Act::Deal),
    ]
}

pub(super) fn play(desk: &mut Desk, act: &Act) {
    let seated = desk.seated();
    let open: Vec<TableNumber> = desk.tournament().room.tables().map(|(table, _)| table).collect();
    let out = |desk: &mut Desk, out: &[EntryId]| drop(desk.say(bust(out, HandOrder::AsListed)));
    match act {
        Act::Bust(who) => {
            let who: BTreeSet<EntryId> = who.iter().map(|at| seated[at % seated.len()]).collect();
            out(desk, &who.into_iter().collect::<Vec<_>>());
        }
        Act::EmptyTable(which) => {
            let table = desk.tournament().room.table(open[which % open.len()]).unwrap();
            let who: Vec<EntryId> = table.seats().filter_map(|(_, who)| who).collect();
            out(desk, &who);
        }
        Act::Late => {
            drop(desk.say(Enter { names: vec!["Late Player".into()], ..Enter::default() }));
        }
        Act::Block(which, seat) => {
            let seat = Seat { table: open[which % open.len()], seat: SeatNumber(*seat) };
            drop(desk.say(BlockSeat { seat, blocked: true }));
        }
        Act::Resize(which, seats) => {
            drop(desk.say(ResizeTable { table: open[which % open.len()], seats: *seats }));
        }
        Act::Lock(which) => {
            for entry in which.iter().map(|which| seated[which % seated.len()]) {
                let player = desk.tournament().entries.get(&entry).unwrap().player;
                let seat = desk.tournament().seat_of(entry);
                drop(desk.say(LockSeat { player, seat }));
            }
        }
        Act::Deal => drop(desk.say(DealHands { tables: Vec::new() })),
    }
}

/// Who sits on a seat that is locked for them.
fn on_a_locked_seat(tournament: &Tournament, entry: EntryId) -> bool {
    let locked = tournament
        .arrangements
        .locked
        .get(&tournament.entries.get(&entry).unwrap().player)
        .copied();
    locked.is_some() && locked == tournament.seat_of(entry)
}

/// The seats are there, open and each given once.
fn seats_are_there(before: &Tournament, after: &Tournament, seats: &[(EntryId, Seat)]) {
    let once: BTreeSet<Seat> = seats.iter().map(|(_, seat)| *seat).collect();
    assert_eq!(once.len(), seats.len(), "one player a seat");
    for (entry, seat) in seats {
        assert_eq!(after.seat_of(*entry), Some(*seat));
        assert!(!before.room.blocked().any(|blocked| blocked == *seat), "{seat} is blocked");
    }
}

/// How many can sit at each open table after a redraw to so many tables, the largest first.
fn places(tournament: &Tournament, tables: u32) -> Vec<usize> {
    let room = &tournament.room;
    let seats = tournament.setup.rules.seats_after_redraw(tables);
    let mut places: Vec<usize> =
        room.tables().map(|(table, _)| usable(room, table, seats)).collect();
    places.sort_unstable_by(|one, other| other.cmp(one));
    places
}

/// A redraw that was accepted: at chairs that stand there, as evenly as any choice of tables allows, and its button is due.
fn check_redraw(desk: &mut Desk, before: &Tournament, tables: u32) {
    let rules = &before.setup.rules;
    let draw = desk.tournament().draws.last().unwrap().clone();
    seats_are_there(before, desk.tournament(), &draw.seats);
    let usual = rules.seats_after_redraw(tables);
    let mut sizes: BTreeMap<TableNumber, usize> = BTreeMap::new();
    for (_, seat) in draw.seats.iter() {
        assert!(seat.seat.0 <= before.room.seats_of(seat.table, usual), "{seat} does not exist");
        *sizes.entry(seat.table).or_default() += 1;
    }
    let mut places = places(before, tables);
    places.truncate(usize::try_from(tables).unwrap());
    let best = level(draw.seats.len(), &places, &[]);
    let apart = |sizes: &[usize]| sizes.iter().max().unwrap() - sizes.iter().min().unwrap();
    let sizes: Vec<usize> = sizes.into_values().collect();
    assert_eq!((sizes.len(), apart(&sizes)), (best.len(), apart(&best)), "{sizes:?} {places:?}");
    button_is_due(desk);
}

/// After a redraw each table has a button, or the advice says that it is drawn for, over all the seats there are.
fn button_is_due(desk: &mut Desk) {
    let rule = desk.tournament().setup.rules.first_button;
    let due =
        advice(desk.tournament(), desk.now).into_iter().find(|due| due.kind == AdviceKind::Button);
    if rule != FirstButton::Ace && !stud_only(&desk.tournament().setup.schedule) {
        desk.take(&due.expect("the button is drawn for")).unwrap();
        let line = desk.log.lines().last().unwrap();
        let dealt = line.applied().unwrap().events.iter().find_map(|event| match event {
            shuffle_up_engine::Event::ButtonsDrawn(drawn) => Some(drawn.cards.len()),
            _ => None,
        });
        let tables = || desk.tournament().room.tables().map(|(_, table)| table);
        let cards = match rule {
            FirstButton::OneDraw => tables().map(|table| table.capacity()).max().unwrap(),
            _ => tables().map(|table| table.players()).sum(),
        };
        assert_eq!(dealt, Some(cards), "a card for each seat");
    } else {
        assert_eq!(due, None);
    }
    if !stud_only(&desk.tournament().setup.schedule) {
        for (number, table) in desk.tournament().room.tables() {
            let button =
                desk.tournament().known_button(number, desk.now).expect("the button is known");
            assert!((1..=table.capacity()).contains(&usize::from(button.0)));
        }
    }
}

/// A balancing move leaves whoever sits on a locked seat, while another can move.
fn check_move(before: &Tournament, due: &Advice) {
    let Some(Command::MovePlayer(step)) = &due.command else { return };
    let from = before.seat_of(step.entry).unwrap().table;
    let table = before.room.table(from).unwrap();
    let all_locked =
        || table.seats().filter_map(|(_, who)| who).all(|who| on_a_locked_seat(before, who));
    assert!(!on_a_locked_seat(before, step.entry) || all_locked(), "{due:?}");
    let open = before.room.table(step.to.table).unwrap().open_seats();
    assert!(open.contains(&step.to.seat), "{due:?}");
}

/// Follows the advice to its end. Of those told to move by breaks that follow each other nobody is told twice, and the tables
/// that stay are level as far as they have seats.
fn follow(desk: &mut Desk) {
    let mut told: BTreeSet<EntryId> = BTreeSet::new();
    let mut received: BTreeSet<TableNumber> = BTreeSet::new();
    let mut own_seat = false;
    for step in 0.. {
        assert!(step < 400, "the advice does not end");
        if desk.tournament().phase() != Phase::Playing {
            return;
        }
        let due = desk.due();
        let before = desk.tournament().clone();
        if due.as_ref().is_none_or(|due| due.kind != AdviceKind::Break) {
            for table in received.iter().filter_map(|table| before.room.table(*table)) {
                let shorter = before.room.tables().find(|(_, other)| {
                    other.players() < other.places() && other.players() + 1 < table.players()
                });
                assert!(shorter.is_none() || own_seat, "{:?}", desk.sizes());
            }
            told.clear();
            received.clear();
            own_seat = false;
        }
        let Some(due) = due else { break };
        if due.kind == AdviceKind::HandForHand {
            if desk.hand_for_hand_goes_on(&due).unwrap() {
                continue;
            }
            break;
        }
        check_move(&before, &due);
        desk.take(&due).unwrap();
        match &due.command {
            Some(Command::Redraw(redraw)) if due.kind == AdviceKind::Redraw => {
                check_redraw(desk, &before, redraw.tables);
            }
            Some(Command::BreakTable(_)) => {
                let draw = desk.tournament().draws.last().unwrap();
                seats_are_there(&before, desk.tournament(), &draw.seats);
                for (entry, seat) in draw.seats.iter() {
                    assert!(told.insert(*entry), "{entry} is told to move again");
                    let there = before.room.table(seat.table).unwrap();
                    assert!(there.open_seats().contains(&seat.seat), "{seat} was not open");
                    received.insert(seat.table);
                    // A player who comes back to a seat of their own has it, however full the table is.
                    own_seat |= on_a_locked_seat(desk.tournament(), *entry);
                }
            }
            _ => {}
        }
    }
    let tournament = desk.tournament();
    let others = tournament.room.open_tables() - 1;
    let rules = &tournament.setup.rules;
    let had = tournament.room.most_open();
    let points = || rules.redraws.iter().filter(|point| had >= point.of_tables);
    let redrawn = points().map(|point| point.tables).max().unwrap_or(0);
    for point in points().filter(|point| tournament.left() <= point.players) {
        let mut places = places(tournament, point.tables);
        let wanted = usize::try_from(point.tables).unwrap();
        places.truncate(wanted);
        let fit = tournament.room.seated() <= u32::try_from(places.iter().sum::<usize>()).unwrap();
        assert!(others < wanted || !fit, "a redraw to {wanted} is not advised: {places:?}");
    }
    let fit = tournament.left() <= u32::try_from(others).unwrap() * u32::from(rules.preferred_size);
    let empty = tournament.room.tables().any(|(_, table)| table.players() == 0);
    let held = held_until(tournament, desk.now).is_some();
    assert!(
        !empty || !fit || held || others <= usize::try_from(redrawn).unwrap(),
        "an empty table stays"
    );
}

/// A freezeout for the house's rules; a third of them are mixed events or stud.
pub(super) fn event() -> impl Strategy<Value = SetUp> {
    (rules(), 0_usize..6).prop_map(|(rules, game)| {
        let id = ["horse", "stud"].get(game);
        let template = id.map(|id| templates::all().into_iter().find(|one| one.id == *id).unwrap());
        let schedule = template.map_or_else(|| templates::t1000().schedule, |it| it.setup.schedule);
        SetUp { rules, schedule, rebuy: None, tables: None, ..templates::t1000() }
    })
}

proptest! {
    #![proptest_config(cases(48))]

    /// Busts, late registrations, blocked seats, chairs put to tables and taken away, and locked seats, with the advice followed.
    #[test]
    fn nobody_is_sent_where_no_seat_is(
        setup in event(),
        seed: u64,
        players in 4_usize..=60,
        acts in vec(act(), 1..50),
    ) {
        let mut desk = Desk::playing(setup, players, seed);
        for act in acts {
            if desk.tournament().phase() != Phase::Playing {
                break;
            }
            play(&mut desk, &act);
            follow(&mut desk);
        }
    }

    /// Every preset, for every form, from the first bust to the last: after each redraw the button is there or drawn for.
    #[test]
    fn every_preset_says_the_button_after_each_redraw(
        book in 0_usize..RuleBook::ALL.len(),
        form in 0_usize..GameForm::ALL.len(),
        seed: u64,
        players in 2_usize..=70,
    ) {
        let rules = preset(RuleBook::ALL[book], GameForm::ALL[form]);
        let mut desk = Desk::playing(SetUp { rules, ..templates::t1000() }, players, seed);
        while desk.tournament().phase() == Phase::Playing {
            let seated = desk.seated();
            let who = seated[usize::try_from(desk.chance()).unwrap() % seated.len()];
            drop(desk.say(bust(&[who], HandOrder::AsListed)));
            follow(&mut desk);
        }
    }

    /// A mixed event at any house: through the stud rounds no button moves and nobody posts a blind, whoever goes out, moves or
    /// comes; and where the button is dead, the blinds come back with the button where it was frozen.
    #[test]
    fn the_button_never_moves_in_stud(
        rules in rules(),
        seed: u64,
        players in 4_usize..=60,
        acts in vec((0_u32..8, vec(any::<usize>(), 0..3), 1_usize..4), 1..25),
    ) {
        let mut setup = templates::all().into_iter().find(|one| one.id == "horse").unwrap().setup;
        setup.schedule.games.as_mut().unwrap().change = GameChange::Level {};
        setup.rules = rules;
        let dead = setup.rules.button == ButtonRule::Dead;
        let mut desk = Desk::playing(setup, players, seed);
        drop(desk.say(shuffle_up_engine::actions::tables::draw_button::DrawButton { seat: None }));
        for (stage, out, hands) in acts {
            drop(desk.say(JumpTo { stage }));
            for _ in 0..hands {
                if desk.tournament().phase() != Phase::Playing {
                    return Ok(());
                }
                let before = desk.tournament().clone();
                if desk.say(DealHands { tables: Vec::new() }).is_err() {
                    break;
                }
                for (number, table) in desk.tournament().room.tables() {
                    let stud = before.plays_stud(number, desk.now);
                    let Some(hand) = table.last_hand.as_ref() else { continue };
                    let Some(now) = hand.blinds.as_ref() else { continue };
                    let dealt = before.next_hand(number, desk.now).is_some();
                    prop_assert!(!dealt || now.is_frozen() == stud);
                    let last = before.hand_known(number, desk.now);
                    let Some(last) = last.filter(|last| dealt && last.is_frozen()) else { continue };
                    // Of two players the last big blind has the button.
                    if stud || (dead && hand.dealt_in.len() > 2) {
                        prop_assert_eq!(now.button, last.button);
                    }
                }
            }
            let seated = desk.seated();
            let who: BTreeSet<EntryId> = out.iter().map(|at| seated[at % seated.len()]).collect();
            let who: Vec<EntryId> = who.into_iter().collect();
            drop(desk.say(bust(&who, HandOrder::AsListed)));
            follow(&mut desk);
        }
    }
}
