//! Whole events, played hand by hand at every table: the questions of the advice are answered with what is true there, and what it
//! advises is held against it.

use crate::support::{Desk, bust};
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::floor::bust::HandOrder;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::actions::tables::button::{SetBigBlind, SetButton};
use shuffle_up_engine::actions::tables::choose_table::ChooseTable;
use shuffle_up_engine::actions::tables::halt::halted_tables;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::advice::{Advice, Need};
use shuffle_up_engine::base::ids::{EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::house_rules::{
    ButtonRule, FromTable, GameForm, HouseRules, Mover, ToSeat, preset,
};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::tables::balance::tolerance;
use shuffle_up_engine::rules::tables::blinds::{between, clockwise};
use shuffle_up_engine::rules::tables::last_hand::A_HAND;
use shuffle_up_engine::state::last_hand::Blinds;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use std::collections::{BTreeMap, BTreeSet};

/// A room at play: the desk, and what everybody at the tables can see.
struct Hall {
    desk: Desk,
    /// The hand just played at each table, and who was dealt in.
    hands: BTreeMap<TableNumber, (Blinds, Vec<SeatNumber>)>,
    /// Players told to wait for the button.
    waiting: BTreeSet<EntryId>,
    moved: BTreeSet<EntryId>,
    moves: usize,
    breaks: usize,
    redraws: usize,
}

/// What an event took.
#[derive(Debug)]
struct Played {
    moves: usize,
    breaks: usize,
    redraws: usize,
}

impl Hall {
    fn seated(book: RuleBook, form: GameForm, players: usize, seed: u64) -> Self {
        Self::by(preset(book, form), players, seed)
    }

    fn by(rules: HouseRules, players: usize, seed: u64) -> Self {
        let mut setup =
            SetUp { rules, rebuy: None, late_registration_until: None, ..templates::t1000() };
        // Hands are dealt here all the time, and nobody deals one in a break.
        setup.schedule.stages.retain(|stage| !stage.is_break());
        Self {
            desk: Desk::playing(setup, players, seed),
            hands: BTreeMap::new(),
            waiting: BTreeSet::new(),
            moved: BTreeSet::new(),
            moves: 0,
            breaks: 0,
            redraws: 0,
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.desk.chance()).unwrap() % bound.max(1)
    }

    fn rule(&self) -> ButtonRule {
        self.desk.tournament().setup.rules.button
    }

    /// A hand at every table that is not halted.
    fn deal(&mut self) {
        self.arrive();
        self.desk.now += A_HAND;
        let halted = halted_tables(self.desk.tournament());
        let rule = self.rule();
        let tables: Vec<(TableNumber, Vec<(SeatNumber, EntryId)>)> = self
            .desk
            .tournament()
            .room
            .tables()
            .filter(|(number, _)| !halted.contains(number))
            .map(|(number, table)| {
                let seated = table.seats().filter_map(|(seat, who)| Some((seat, who?)));
                (number, seated.collect())
            })
            .collect();
        for (number, seated) in tables {
            let last = self.hands.get(&number).map(|(hand, _)| hand.clone());
            let first_button = self.first_button(number);
            let next = |dealt_in: &[SeatNumber]| match &last {
                Some(last) => last.next(rule, dealt_in),
                None => Blinds::first(first_button, dealt_in),
            };
            let ready: Vec<SeatNumber> = seated
                .iter()
                .filter(|(_, who)| !self.waiting.contains(who))
                .map(|(seat, _)| *seat)
                .collect();
            let Some(without) = next(&ready) else {
                // With nobody else there, a player who waits is dealt in.
                let all: Vec<SeatNumber> = seated.iter().map(|(seat, _)| *seat).collect();
                if let Some(hand) = next(&all) {
                    self.hands.insert(number, (hand, all));
                }
                continue;
            };
            // Whom the button has passed is dealt in.
            let mut dealt_in = ready;
            for (seat, who) in &seated {
                let still = between(without.button, *seat, without.last_big());
                if self.waiting.contains(who) && !still {
                    self.waiting.remove(who);
                    dealt_in.push(*seat);
                }
            }
            if let Some(hand) = next(&dealt_in) {
                self.one_big_blind_a_hand(number, &hand, &dealt_in);
                self.hands.insert(number, (hand, dealt_in));
            }
        }
    }

    /// The button of the first hand at a table: as it was drawn for, or at seat 1.
    fn first_button(&self, table: TableNumber) -> SeatNumber {
        let told = self.desk.tournament().room.table(table);
        let hand = told.and_then(|table| table.last_hand.as_ref());
        hand.and_then(|hand| hand.button).unwrap_or(SeatNumber(1))
    }

    /// Everybody who was told to move is there before the next hand.
    fn arrive(&mut self) {
        let told = self.desk.tournament().moves.indexed();
        let moves: Vec<u32> = told
            .rev()
            .take_while(|(_, one)| !one.arrived)
            .map(|(index, _)| u32::try_from(index).unwrap() + 1)
            .collect();
        if !moves.is_empty() {
            self.desk.must(Arrived { moves });
        }
    }

    /// Under the dead button one player posts the big blind, the next one after the last.
    fn one_big_blind_a_hand(&self, table: TableNumber, hand: &Blinds, dealt_in: &[SeatNumber]) {
        assert!(hand.big.iter().all(|seat| dealt_in.contains(seat)), "{hand:?}");
        assert!(hand.small.iter().all(|seat| dealt_in.contains(seat)), "{hand:?}");
        if self.rule() == ButtonRule::Dead {
            assert_eq!(hand.big.len(), 1);
            if let Some((last, _)) = self.hands.get(&table) {
                assert_eq!(hand.big[0], clockwise(dealt_in, last.last_big())[0]);
            }
        }
    }

    /// Somebody goes out at a table on the hand just played there, sometimes two at once.
    fn bust_somebody(&mut self, table: TableNumber) -> bool {
        let Some((_, dealt_in)) = self.hands.get(&table) else { return false };
        let room = &self.desk.tournament().room;
        let mut candidates: Vec<EntryId> = dealt_in
            .iter()
            .filter_map(|seat| room.at(Seat { table, seat: *seat }))
            .filter(|who| !self.moved.contains(who))
            .collect();
        let left = usize::try_from(self.desk.tournament().left()).unwrap();
        let most = if self.below(8) == 0 { 2 } else { 1 };
        let mut out = Vec::new();
        while out.len() < most && candidates.len() > 1 && out.len() + 1 < left {
            let which = self.below(candidates.len());
            out.push(candidates.swap_remove(which));
        }
        if out.is_empty() {
            return false;
        }
        self.desk.must(bust(&out, HandOrder::AsListed));
        true
    }

    /// Does what is advised until nothing is due, with true answers.
    fn follow(&mut self) {
        let bound = 60 + 8 * self.desk.tournament().room.open_tables();
        for step in 0.. {
            assert!(step < bound, "the advice does not end: {:?}", self.desk.due());
            if self.desk.tournament().phase() != Phase::Playing {
                return;
            }
            let Some(due) = self.desk.due() else { break };
            if due.kind == AdviceKind::HandForHand {
                if self.desk.hand_for_hand_goes_on(&due).unwrap() {
                    continue;
                }
                break;
            }
            self.take(&due);
        }
        let room = &self.desk.tournament().room;
        let most = room.fullest().unwrap().0;
        let least = room.shortest().unwrap().0;
        assert!(most - least <= tolerance(self.desk.tournament()), "{most} and {least}");
    }

    fn take(&mut self, due: &Advice) {
        match (&due.need, &due.command) {
            (Some(Need::Button { table, .. }), _) => {
                let seat = self.hands.get(table).map_or(SeatNumber(1), |(hand, _)| hand.button);
                self.desk.must(SetButton { table: *table, seat, stud: false });
            }
            (Some(Need::BigBlind { table, seats }), _) => {
                let seat = self.last_big(*table).unwrap_or(SeatNumber(seats[0]));
                self.desk.must(SetBigBlind { table: *table, seat, stud: false });
            }
            (Some(Need::Table { table, tables }), _) => {
                let from = tables[self.below(tables.len())];
                self.desk.must(ChooseTable { to: *table, from });
            }
            (None, Some(Command::MovePlayer(moving))) => {
                self.hold_against_the_rule(moving);
                if due.why.english.contains("once the button has passed") {
                    self.waiting.insert(moving.entry);
                }
                self.desk.must(moving.clone());
                self.moved.insert(moving.entry);
                self.moves += 1;
            }
            (None, Some(command)) => {
                self.desk.must(command.clone());
                match due.kind {
                    AdviceKind::Break => {
                        self.breaks += 1;
                        for table in &due.tables {
                            self.hands.remove(table);
                        }
                        let told = &self.desk.tournament().moves;
                        let reason = told.last().unwrap().reason.clone();
                        let arrivals = told.iter().rev().take_while(|one| one.reason == reason);
                        self.moved.extend(arrivals.map(|one| one.one.entry));
                    }
                    AdviceKind::Redraw => {
                        self.redraws += 1;
                        self.hands.clear();
                        self.waiting.clear();
                    }
                    _ => {}
                }
            }
            (None, None) => panic!("nothing to do: {due:?}"),
        }
    }

    fn last_big(&self, table: TableNumber) -> Option<SeatNumber> {
        self.hands.get(&table).map(|(hand, _)| hand.last_big())
    }

    /// The player and the seat of a balancing move, as the house's rule book has them.
    fn hold_against_the_rule(&self, moving: &MovePlayer) {
        let tournament = self.desk.tournament();
        let rules = &tournament.setup.rules;
        let from = tournament.seat_of(moving.entry).unwrap();
        let (Some(here), Some((there, _))) =
            (self.last_big(from.table), self.hands.get(&moving.to.table))
        else {
            return;
        };
        let room = &tournament.room;
        if rules.mover == Mover::NextBigBlind {
            let occupied = room.table(from.table).unwrap().occupied();
            let due = clockwise(&occupied, here);
            let mut passed_over = due.iter().take_while(|seat| **seat != from.seat);
            let settled = passed_over.find(|seat| {
                !self.moved.contains(&room.at(Seat { seat: **seat, ..from }).unwrap())
            });
            assert_eq!(settled, None, "the next big blind of table {} moves", from.table);
        }
        if rules.to_seat != ToSeat::EliminatedSeat {
            let table = room.table(moving.to.table).unwrap();
            let last = there.last_big();
            let before = |seat: SeatNumber| {
                table.occupied().iter().filter(|taken| between(last, **taken, seat)).count()
            };
            let barred = |seat: SeatNumber| seat == last || between(there.small_seat, seat, last);
            let open = table.open_seats();
            let allowed: Vec<SeatNumber> =
                open.iter().copied().filter(|seat| !barred(*seat)).collect();
            if !allowed.is_empty() {
                assert!(allowed.contains(&moving.to.seat), "{} is barred", moving.to);
                let worst = allowed.iter().map(|seat| before(*seat)).min().unwrap();
                assert_eq!(before(moving.to.seat), worst, "the worst seat of {}", moving.to.table);
            } else if open.len() > 1 {
                assert_ne!(moving.to.seat, last, "never the small blind");
            }
        }
        if rules.from_table != FromTable::Director {
            let most = room.fullest().unwrap().0;
            assert_eq!(room.table(from.table).unwrap().players(), most);
        }
    }

    /// Plays to the winner; in each round of hands about one player of `pace` goes out.
    fn play(mut self, pace: usize) -> Played {
        let mut rounds = 0;
        while self.desk.tournament().phase() == Phase::Playing {
            rounds += 1;
            assert!(rounds < 100_000, "stuck");
            self.deal();
            self.moved.clear();
            let tables: Vec<TableNumber> = self.hands.keys().copied().collect();
            for table in tables {
                let open =
                    self.desk.tournament().room.table(table).map_or(0, |table| table.players());
                if open > 0 && self.below(pace) < open && self.bust_somebody(table) {
                    self.follow();
                }
                if self.desk.tournament().phase() != Phase::Playing {
                    break;
                }
            }
        }
        assert_eq!(self.desk.tournament().left(), 1);
        self.nobody_is_lost();
        Played { moves: self.moves, breaks: self.breaks, redraws: self.redraws }
    }

    /// Everybody has one seat or is out.
    fn nobody_is_lost(&self) {
        let tournament = self.desk.tournament();
        let seated = self.desk.seated();
        let once: BTreeSet<EntryId> = seated.iter().copied().collect();
        assert_eq!(once.len(), seated.len());
        let out: usize = tournament.bust_hands.iter().map(|hand| hand.everybody().count()).sum();
        assert_eq!(out + seated.len(), tournament.entries.len());
    }
}

/// Every book and every form of game, twenty players.
#[test]
fn twenty_players_by_every_book() {
    for book in RuleBook::ALL {
        for form in GameForm::ALL {
            for seed in 0..6 {
                Hall::seated(book, form, 20, seed).play(30);
            }
        }
    }
}

/// The same with a moving button (RRoP explanation 1).
#[test]
fn a_moving_button() {
    for book in [RuleBook::Rrop, RuleBook::Lr] {
        for seed in 0..20 {
            let rules =
                HouseRules { button: ButtonRule::Moving, ..preset(book, GameForm::FullRing) };
            Hall::by(rules, 30, seed).play(30);
        }
    }
}

/// Every book, three hundred players: many tables break, some players move.
#[test]
fn three_hundred_players_by_every_book() {
    for book in RuleBook::ALL {
        for (form, seed) in [(GameForm::FullRing, 1), (GameForm::SixHanded, 2)] {
            let played = Hall::seated(book, form, 300, seed).play(60);
            assert!(played.moves > 5 && played.breaks > 20, "{book:?}: {played:?}");
            assert!((1..=3).contains(&played.redraws), "{book:?}: {played:?}");
        }
    }
}

/// The largest field, by every book, all of them at once.
#[test]
fn ten_thousand_players_by_every_book() {
    std::thread::scope(|scope| {
        for book in RuleBook::ALL {
            scope.spawn(move || {
                let played = Hall::seated(book, GameForm::FullRing, 10_112, 1).play(60);
                assert!(played.moves > 10 && played.breaks > 1_000, "{book:?}: {played:?}");
                assert!((1..=3).contains(&played.redraws), "{book:?}: {played:?}");
            });
        }
    });
}
