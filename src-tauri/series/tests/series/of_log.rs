//! A tournament's log as a day: who is in it, what was paid, and at which level and time within it each went out.

use super::*;
use shuffle_up_engine::Log;
use shuffle_up_engine::actions::absences::remove_stack::{Removal, RemoveStack};
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::command::Command;
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_series::day_of_log::{day, entries, on_the_clock};

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

/// A day of six, Anna to Fay; Gus has given the entry back. The clock starts at 0.
struct Played(Log);

impl Played {
    fn new() -> Self {
        let mut played = Self(Log::new());
        let mut setup = templates::t1000();
        setup.rules.seats_per_table = 9;
        played.say(0, OpenTournament { setup: Box::new(setup) });
        let names = ["Anna", "Bo", "Cy", "Di", "Ed", "Fay", "Gus"].map(str::to_string).to_vec();
        played.say(0, Enter { names, ..Enter::default() });
        played.say(0, Withdraw::before_a_hand(EntryId(7)));
        played.say(0, DrawSeats {});
        played.say(0, StartClock {});
        played
    }

    fn say(&mut self, at: i64, command: impl Into<Command>) {
        let line = self.0.prepare(command.into(), at, 7, "desk").unwrap();
        self.0.commit(line);
    }

    fn bust(&mut self, at: i64, out: &[u32], order: HandOrder) {
        let out = out.iter().map(|entry| Out { entry: EntryId(*entry), stack: None }).collect();
        self.say(at, Bust { out, order, by: None, also: Vec::new() });
    }

    fn out(&self, entry: u32) -> (u32, i64, u32) {
        match day(&self.0, 0).entered(entry).unwrap().standing {
            Standing::Out { at, behind, given_up: false } => (at.level, at.ms, behind),
            ref other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_closed_day_has_its_bags_and_who_gave_a_stack_up() {
    let mut played = Played::new();
    played.bust(MINUTE, &[5], HandOrder::ByStack);
    played.say(2 * MINUTE, EndDay {});
    let (entry, chips) = (EntryId(6), 1_000);
    played.say(3 * MINUTE, RemoveStack { entry, chips, why: Removal::GivenUp });
    let bag =
        |entry: u32| Bagged { entry: EntryId(entry), chips: 1_250, number: format!("#{entry}") };
    played.say(4 * MINUTE, BagStacks { bags: (1..=4).map(bag).collect(), again: false });
    assert!(!day(&played.0, 5 * MINUTE).over);
    played.say(5 * MINUTE, CloseDay::default());
    let found = day(&played.0, 6 * MINUTE);
    assert!(found.over);
    assert_eq!(found.next_level, Some(1), "level 1 was being played");
    for entry in 1..=4 {
        let standing = &found.entered(entry).unwrap().standing;
        let number = format!("#{entry}");
        assert!(
            matches!(standing, Standing::Bagged { chips: 1_250, bag } if *bag == number),
            "{standing:?}"
        );
    }
    let given_up = |entry: u32| match found.entered(entry).unwrap().standing {
        Standing::Out { given_up, .. } => Some(given_up),
        _ => None,
    };
    assert_eq!([given_up(5), given_up(6)], [Some(false), Some(true)]);
}

#[test]
fn a_day_has_everybody_who_counts_and_what_was_paid() {
    let played = Played::new();
    let found = day(&played.0, 3 * MINUTE);
    assert_eq!((found.name.as_str(), found.seats), ("T1000 home game", 9));
    assert_eq!(
        (found.entries.len(), found.in_play()),
        (6, 6),
        "what was given back does not count"
    );
    let tournament = played.0.tournament();
    assert_eq!(found.chips, tournament.chips_in_play);
    let paid: Money = found.entries.iter().map(|entered| entered.pool).sum();
    assert_eq!(paid, tournament.prize_pool);
    assert_eq!(found.entries[0].payment, Payment::Cash);
    assert_eq!(found.tills.balance(), Money::ZERO);
    assert_eq!(found.at, Point { level: 1, ms: 3 * MINUTE });
    assert!(found.started && found.takes_entries && !found.over);
    let first = tournament.setup.schedule.stages.iter().find_map(Stage::level).unwrap();
    assert_eq!(found.big_blinds[0], first.big);
    // Who has entered is the same without a look at when somebody went out.
    let names = |day: &Day| day.entries.iter().map(|one| one.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&entries(tournament)), names(&found));
    let later = on_the_clock(&found, &played.0, 5 * MINUTE);
    assert_eq!(later.at.ms, 5 * MINUTE);
    assert_eq!(later.entries, found.entries);
}

/// A hand's order within one moment is kept; what is equal is behind the same.
#[test]
fn a_bust_out_has_its_level_its_time_and_its_order() {
    let mut played = Played::new();
    played.bust(4 * MINUTE, &[1], HandOrder::Equal);
    played.bust(6 * MINUTE, &[2, 3], HandOrder::Equal);
    assert_eq!(played.out(1), (1, 4 * MINUTE, 0));
    assert_eq!((played.out(2), played.out(3)), ((1, 6 * MINUTE, 0), (1, 6 * MINUTE, 0)));
    let schedule = &played.0.tournament().setup.schedule;
    let third = (0..).find(|stage| schedule.level_number(*stage) == 3).unwrap();
    played.say(7 * MINUTE, JumpTo { stage: u32::try_from(third).unwrap() });
    played.bust(9 * MINUTE, &[4], HandOrder::Equal);
    played.bust(9 * MINUTE, &[5], HandOrder::Equal);
    // The last hand makes the winner, who finishes at that time and ahead.
    assert_eq!(played.out(4), (3, 2 * MINUTE, 2));
    assert_eq!((played.out(5), played.out(6)), ((3, 2 * MINUTE, 1), (3, 2 * MINUTE, 0)));
    assert!(day(&played.0, 99 * MINUTE).over);
    assert_eq!(day(&played.0, 99 * MINUTE).at, Point { level: 3, ms: 2 * MINUTE });
    // Struck, nobody of that hand is out.
    let line = played.0.prepare_undo(10 * MINUTE, "desk").unwrap();
    played.0.commit(line);
    assert_eq!(day(&played.0, 10 * MINUTE).in_play(), 2);
    assert_eq!(played.out(4), (3, 2 * MINUTE, 0));
}

/// On a break the level before it counts, and the time goes on.
#[test]
fn a_bust_out_on_a_break_is_behind_the_whole_level() {
    let mut played = Played::new();
    let schedule = played.0.tournament().setup.schedule.clone();
    let pause = (0..).find(|stage| schedule.stage(*stage).is_break()).unwrap();
    played.say(MINUTE, JumpTo { stage: u32::try_from(pause).unwrap() });
    played.bust(3 * MINUTE, &[1], HandOrder::Equal);
    let (level, ms, _) = played.out(1);
    assert_eq!(level, schedule.level_number(pause));
    assert_eq!(ms, schedule.stage(pause - 1).length_ms() + 2 * MINUTE);
}
