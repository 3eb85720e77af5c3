//! Hand-for-hand as TCH P8 has it, with its published examples to the minute and the cent.

use crate::support::{Desk, MINUTE, SECOND, bust, plain_fold};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::begin_break::BeginBreak;
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::hand_for_hand::hold::HoldTables;
use shuffle_up_engine::actions::hand_for_hand::rank::RankHand;
use shuffle_up_engine::actions::tables::deal_hands::DealHands;
use shuffle_up_engine::advice::Advice;
use shuffle_up_engine::advice::advice;
use shuffle_up_engine::base::ids::{EntryId, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::refusal::RefusalCode;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::log::{Correction, LineKind};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::hand_for_hand::Pace;
use shuffle_up_engine::rulebook::house_rules::{GameForm, preset};
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::phase::ClockPhase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::views::hand_for_hand::hand_for_hand_view;
use shuffle_up_engine::views::hand_records::hand_records;
use shuffle_up_engine::views::prizes::standings;
use shuffle_up_engine::{Command, Event};

/// TCH's rules, 50 places paid: half the pool and one per cent more to first place, one per cent to each of the others.
fn fifty_paid() -> SetUp {
    let mut hundredths = vec![100; 50];
    hundredths[0] = 5_100;
    SetUp {
        rules: preset(RuleBook::Tch, GameForm::FullRing),
        prizes: PrizeStructure { shares: Shares::Percentages { hundredths }, unit: Money(1) },
        rebuy: None,
        // While entries are open the places paid are not final, and nothing is advised.
        late_registration_until: None,
        ..templates::t1000()
    }
}

/// So many left at seven tables, with 17:30 on the clock of the second level.
fn left(players: usize) -> Desk {
    let mut desk = Desk::playing(fifty_paid(), 60, 5);
    desk.now = 22 * MINUTE + 30 * SECOND;
    while desk.seated().len() > players {
        let last = *desk.seated().last().unwrap();
        let fullest = desk.tournament().room.fullest().unwrap().1.iter().next().copied().unwrap();
        let out = desk
            .seated()
            .into_iter()
            .find(|who| desk.tournament().seat_of(*who).unwrap().table == fullest)
            .unwrap_or(last);
        desk.bust(out);
    }
    assert_eq!(desk.tournament().clock(desk.now).remaining, 17 * MINUTE + 30 * SECOND);
    desk
}

fn announce(desk: &mut Desk) {
    desk.must(GoHandForHand { until: Until::Money {}, pace: None });
}

fn tables(desk: &Desk) -> Vec<TableNumber> {
    desk.tournament().playing_the_hand()
}

/// Every table finishes the hand.
fn finish(desk: &mut Desk) {
    for table in tables(desk) {
        desk.must(FinishTables { tables: vec![table], done: true });
    }
}

/// Players of one table, or one of each of several.
fn of_table(desk: &Desk, table: u32, count: usize) -> Vec<EntryId> {
    let at = |who: &EntryId| desk.tournament().seat_of(*who).unwrap().table == TableNumber(table);
    desk.seated().into_iter().filter(at).take(count).collect()
}

fn prize(desk: &Desk, who: EntryId) -> (u32, u32, i64) {
    let row = standings(desk.tournament()).rows.into_iter().find(|row| row.entry == who).unwrap();
    (row.place, row.place_to, row.prize.0)
}

/// What hand-for-hand itself requires; a table may have to break first.
fn due(desk: &Desk) -> Option<Advice> {
    let all = advice(desk.tournament(), desk.now);
    all.into_iter().find(|advice| advice.kind == AdviceKind::HandForHand)
}

/// TCH P8: no table deals a hand of its own, and a table is named once.
#[test]
fn tch_p8_no_table_deals_alone() {
    let mut desk = left(52);
    announce(&mut desk);
    let first = tables(&desk)[0];
    let refused = desk.refused(DealHands { tables: vec![first] });
    assert_eq!(refused.named(), "HouseRule hand-for-hand-deals-together");
    let twice = vec![first, first];
    let finished = desk.refused(FinishTables { tables: twice.clone(), done: true });
    let held = desk.refused(HoldTables { tables: twice, held: true });
    for refused in [finished, held] {
        assert_eq!(refused.key, "table-named-twice");
    }
}

fn remaining(desk: &Desk) -> i64 {
    desk.tournament().clock(desk.now).remaining
}

#[test]
fn tch_p8c_the_clock_stands_and_each_hand_takes_two_minutes_as_it_starts() {
    let mut desk = left(52);
    announce(&mut desk);
    desk.now += 10 * MINUTE;
    assert_eq!(remaining(&desk), 17 * MINUTE + 30 * SECOND, "the clock stands still");
    finish(&mut desk);
    desk.must(DealTogether {});
    assert_eq!(remaining(&desk), 15 * MINUTE + 30 * SECOND);
    desk.now += 7 * MINUTE;
    finish(&mut desk);
    desk.must(DealTogether {});
    assert_eq!(remaining(&desk), 13 * MINUTE + 30 * SECOND);
}

/// TCH P8a i: 50 paid, 52 left, three bust from three tables on the hand in progress: a third of the 50th prize each.
#[test]
fn tch_p8a_three_from_three_tables_share_the_fiftieth_prize() {
    let mut desk = left(52);
    announce(&mut desk);
    let out: Vec<EntryId> = (1..=3).map(|table| of_table(&desk, table, 1)[0]).collect();
    for who in &out {
        desk.bust(*who);
    }
    assert_eq!(desk.tournament().left(), 49);
    assert!(desk.tournament().hand_for_hand.is_some(), "the hand is not over");
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none(), "everybody left is paid");
    // 60 entries of 25.00 make 1,500.00; 50th place takes 15.00.
    let prizes: Vec<_> = out.iter().map(|who| prize(&desk, *who)).collect();
    assert_eq!(prizes, [(50, 52, 500), (50, 52, 500), (50, 52, 500)]);
}

/// TCH P8a i 1: the three of one table finish by their stacks, and the largest takes the 50th prize.
#[test]
fn tch_p8a_three_from_one_table_finish_by_stack() {
    let mut desk = left(52);
    announce(&mut desk);
    let out = of_table(&desk, 2, 3);
    let stacks = [4_000, 9_000, 2_500];
    let named = out.iter().zip(stacks);
    desk.must(Bust {
        out: named.map(|(entry, stack)| Out { entry: *entry, stack: Some(stack) }).collect(),
        order: HandOrder::ByStack,
        by: None,
        also: Vec::new(),
    });
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
    let prizes: Vec<_> = out.iter().map(|who| prize(&desk, *who)).collect();
    assert_eq!(prizes, [(51, 51, 0), (50, 50, 1_500), (52, 52, 0)]);
}

#[test]
fn stacks_are_asked_for_only_where_money_depends_on_them_and_before_the_next_hand() {
    let mut desk = left(52);
    announce(&mut desk);
    let out = of_table(&desk, 2, 2);
    desk.bust(out[0]);
    desk.bust(out[1]);
    // With 50 left the two are 51st and 52nd, both without a prize.
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
    assert_eq!(prize(&desk, out[0]), (51, 52, 0));

    let mut desk = left(52);
    announce(&mut desk);
    let out = of_table(&desk, 2, 3);
    for who in &out {
        desk.bust(*who);
    }
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_some(), "the end waits for the order");
    assert_eq!(desk.refused(DealTogether {}).code, RefusalCode::StacksNeeded);
    assert!(desk.due().unwrap().title.english.contains("who had more chips"));
    let two = vec![Out { entry: out[0], stack: None }, Out { entry: out[1], stack: None }];
    let order = HandOrder::AsListed;
    let refused = desk.refused(RankHand { table: TableNumber(2), out: two, order });
    assert_eq!(refused.named(), "BadValue name-everybody-who-went-out(table=table(number=2))");
    let line = read(&desk.log, "rank 100 900 500", desk.now);
    desk.must(line.command.unwrap());
    assert!(desk.tournament().hand_for_hand.is_none());
    let prizes: Vec<_> = out.iter().map(|who| prize(&desk, *who)).collect();
    assert_eq!(prizes, [(52, 52, 0), (50, 50, 1_500), (51, 51, 0)]);
    // The order is a line like any other: taken back, the end waits again.
    desk.undo().unwrap();
    assert!(desk.tournament().hand_for_hand.is_some());
}

#[test]
fn of_two_tables_the_highest_share_and_the_lower_one_finishes_below_both() {
    let mut desk = left(52);
    announce(&mut desk);
    let (two, one) = (of_table(&desk, 1, 2), of_table(&desk, 2, 1)[0]);
    desk.must(bust(&two, HandOrder::AsListed));
    desk.bust(one);
    finish(&mut desk);
    assert_eq!(prize(&desk, two[0]), (50, 51, 750));
    assert_eq!(prize(&desk, one), (50, 51, 750));
    assert_eq!(prize(&desk, two[1]), (52, 52, 0));
}

#[test]
fn the_bubble_is_not_announced_one_bust_late() {
    let mut desk = left(52);
    announce(&mut desk);
    let figures =
        |desk: &Desk| shuffle_up_engine::views::desk::figures(desk.tournament(), desk.now);
    let first = of_table(&desk, 1, 1)[0];
    desk.bust(first);
    assert_eq!(figures(&desk).to_the_money, 1);
    assert_eq!(hand_for_hand_view(desk.tournament(), desk.now).unwrap().to_go, 1);
    let second = of_table(&desk, 3, 1)[0];
    desk.bust(second);
    assert_eq!(figures(&desk).to_the_money, 0);
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
}

#[test]
fn a_held_table_waits_for_the_others_and_is_then_advised() {
    let mut desk = left(52);
    announce(&mut desk);
    desk.must(HoldTables { tables: vec![TableNumber(4)], held: true });
    let early = desk.refused(FinishTables { tables: vec![TableNumber(4)], done: true });
    assert_eq!(
        early.named(),
        "NotNow table-held-until(table=table(number=4), still=tables-still-play-the(tables=tables-numbered(numbers=[1, 2, 3, 4, 5, 6, 7]), turn=hand))"
    );
    for table in tables(&desk).into_iter().filter(|table| *table != TableNumber(4)) {
        desk.must(FinishTables { tables: vec![table], done: true });
    }
    let first = desk.due().unwrap();
    assert_eq!((first.kind, &*first.verb.english), (AdviceKind::HandForHand, "Run out"));
    assert_eq!(first.rule.as_ref().unwrap().rule, "P8");
    desk.must(first.command.unwrap());
    assert!(desk.due().unwrap().command.is_none(), "its hand is still played");
    desk.must(FinishTables { tables: vec![TableNumber(4)], done: true });
    let next = due(&desk).unwrap();
    assert_eq!(next.why.english, "2:00 off the clock \u{b7} 15:30 left after it");
}

#[test]
fn a_wrong_tick_and_a_wrong_bust_are_corrected_by_one_key_each() {
    let mut desk = left(52);
    announce(&mut desk);
    desk.must(FinishTables { tables: vec![TableNumber(1)], done: true });
    let again = read(&desk.log, "1", desk.now);
    assert!(again.refusal.english.contains("Type -1 to undo that"), "{}", again.refusal);
    desk.must(read(&desk.log, "-1", desk.now).command.unwrap());
    assert_eq!(tables(&desk).len(), 7);
    let wrong = of_table(&desk, 3, 1)[0];
    let seat = desk.tournament().seat_of(wrong);
    desk.bust(wrong);
    desk.must(FinishTables { tables: vec![TableNumber(2)], done: true });
    // Line by line: the tick, then the bust.
    desk.undo().unwrap();
    desk.undo().unwrap();
    assert_eq!(desk.tournament().seat_of(wrong), seat);
    // Undoing the tick that ended the mode brings it back as it was.
    let out: Vec<EntryId> = (1..=2).map(|table| of_table(&desk, table, 1)[0]).collect();
    for who in out {
        desk.bust(who);
    }
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
    assert!(desk.tournament().clock(desk.now).running, "the clock goes on");
    desk.undo().unwrap();
    assert_eq!(tables(&desk).len(), 1);
    assert!(!desk.tournament().clock(desk.now).running);
}

#[test]
fn levels_rise_and_a_break_waits_for_the_end_of_the_hand() {
    let mut desk = left(52);
    announce(&mut desk);
    for hand in 1..=9 {
        finish(&mut desk);
        desk.must(DealTogether {});
        assert_eq!(desk.tournament().hand_for_hand.as_ref().unwrap().hand, hand);
    }
    // 17:30 less eight times 2:00 is 1:30; the ninth hand takes the level over by half a minute.
    let schedule = desk.tournament().setup.schedule.clone();
    let reading = desk.tournament().clock(desk.now);
    assert_eq!(
        (reading.level_number(&schedule), reading.remaining),
        (3, 19 * MINUTE + 30 * SECOND)
    );
    for _ in 0..10 {
        finish(&mut desk);
        desk.must(DealTogether {});
    }
    // The break after level 3 is due in the middle of the hand.
    assert_eq!((remaining(&desk), reading.level_number(&schedule)), (0, 3));
    let early = desk.refused(BeginBreak {});
    assert_eq!(
        early.named(),
        "NotNow break-when-all-done(still=tables-still-play-the(tables=tables-numbered(numbers=[1, 2, 3, 4, 5, 6, 7]), turn=hand))"
    );
    finish(&mut desk);
    assert_eq!(desk.refused(DealTogether {}).named(), "NotNow break-due-begin-before");
    let due = due(&desk).unwrap();
    assert_eq!((&*due.title.english, &*due.verb.english), ("Break: 10 minutes", "Begin"));
    desk.must(due.command.unwrap());
    let during = desk.tournament().clock(desk.now + 4 * MINUTE);
    assert!(during.running && during.remaining == 6 * MINUTE);
    assert_eq!(desk.refused(DealTogether {}).named(), "NotNow break-next-hand-dealt");
    // Hand-for-hand goes on after it, and the clock waits for the next hand.
    desk.now += 25 * MINUTE;
    let after = desk.tournament().clock(desk.now);
    assert_eq!(
        (after.running, after.level_number(&schedule), after.remaining),
        (false, 4, 20 * MINUTE)
    );
    let view = shuffle_up_engine::views::clock::clock_view(desk.tournament(), desk.now);
    assert_eq!(view.phase, ClockPhase::Paused);
    desk.must(DealTogether {});
    assert_eq!(remaining(&desk), 18 * MINUTE);
}

#[test]
fn the_clock_is_not_started_by_hand_between_hands() {
    let mut desk = left(52);
    announce(&mut desk);
    assert_eq!(desk.refused(StartClock {}).named(), "NotNow hand-hand-keeps-clock");
}

#[test]
fn it_is_advised_from_the_house_s_number_on_and_taken_by_one_key() {
    let mut desk = left(52);
    assert_eq!(due(&desk), None, "two from the money");
    let out = of_table(&desk, 1, 1)[0];
    desk.bust(out);
    let due = due(&desk).unwrap();
    assert_eq!(due.title.english, "Hand-for-hand: 1 to the money");
    assert!(due.why.english.starts_with("51 left, 50 paid \u{b7} 50th takes"), "{}", due.why);
    assert_eq!(due.rule.unwrap().rule, "P8");
    desk.must(due.command.unwrap());
}

#[test]
fn in_the_money_it_waits_for_the_next_jump_or_a_number_of_players() {
    let mut desk = left(49);
    let refused = desk.refused(GoHandForHand { until: Until::Money {}, pace: None });
    assert_eq!(refused.named(), "NotNow everybody-left-paid-h4h");
    let jump = read(&desk.log, "h4h jump", desk.now).command.unwrap();
    desk.must(jump);
    // Places 2 to 50 pay the same: the next jump is the win.
    assert_eq!(hand_for_hand_view(desk.tournament(), desk.now).unwrap().ends_with, 1);
    desk.undo().unwrap();
    desk.must(read(&desk.log, "h4h 48", desk.now).command.unwrap());
    let out = of_table(&desk, 1, 1)[0];
    desk.bust(out);
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
}

#[test]
fn softly_the_clock_runs_on_and_round_for_round_every_bust_is_a_hand_of_its_own() {
    let mut desk = left(52);
    desk.must(GoHandForHand { until: Until::Money {}, pace: Some(Pace::Soft) });
    desk.now += MINUTE;
    assert_eq!(remaining(&desk), 16 * MINUTE + 30 * SECOND);
    finish(&mut desk);
    desk.must(DealTogether {});
    assert_eq!(remaining(&desk), 16 * MINUTE + 30 * SECOND);

    let mut desk = left(52);
    desk.must(GoHandForHand { until: Until::Money {}, pace: Some(Pace::Round) });
    assert_eq!(read(&desk.log, "1", desk.now).verb.english, "Round done");
    let out: Vec<EntryId> = (1..=3).map(|table| of_table(&desk, table, 1)[0]).collect();
    for who in &out {
        desk.bust(*who);
    }
    let places: Vec<u32> = out.iter().map(|who| prize(&desk, *who).0).collect();
    assert_eq!(places, [52, 51, 50]);
    finish(&mut desk);
    assert!(desk.tournament().hand_for_hand.is_none());
}

#[test]
fn with_its_announcement_struck_every_later_line_still_makes_sense() {
    let mut desk = left(52);
    announce(&mut desk);
    let at = desk.log.revision();
    let out: Vec<EntryId> = (1..=3).map(|table| of_table(&desk, table, 1)[0]).collect();
    for who in &out {
        desk.bust(*who);
    }
    finish(&mut desk);
    let mut lines = desk.log.lines().to_vec();
    let mut strike = lines.last().unwrap().clone();
    strike.number += 1;
    strike.kind = LineKind::Strike { lines: vec![at] };
    lines.push(strike);
    let state = plain_fold(&lines);
    assert_eq!((state.left(), state.hand_for_hand.is_none()), (49, true));
    let places: Vec<u32> = out
        .iter()
        .map(|who| standings(&state).rows.into_iter().find(|row| row.entry == *who).unwrap().place)
        .collect();
    assert_eq!(places, [52, 51, 50], "each on a hand of its own");
}

#[test]
fn sixty_tables_are_ticked_by_their_numbers_on_the_floor_line() {
    let mut desk = Desk::playing(fifty_paid(), 540, 3);
    desk.must(GoHandForHand { until: Until::Left { players: 500 }, pace: None });
    for table in 1..=59 {
        let reading = read(&desk.log, &table.to_string(), desk.now);
        let still = if table == 59 { "1 still plays" } else { "still play" };
        assert!(reading.says.english.ends_with(still), "{reading:?}");
        desk.must(reading.command.unwrap());
    }
    let last = read(&desk.log, "done", desk.now);
    assert_eq!(last.says.english, "table 60: the hand is over at every table");
    desk.must(last.command.unwrap());
    let LineKind::Command { command, events } = &desk.log.lines().last().unwrap().kind else {
        panic!("a line of a command")
    };
    assert!(matches!(command, Command::FinishTables(_)));
    assert!(matches!(events.as_slice(), [Event::TablesFinished(_)]));
}

/// What the record sheet is filled with: the hands of each announcement, their clock, their tables, and who went out on them.
#[test]
fn every_hand_is_kept_for_the_record() {
    let mut desk = left(52);
    announce(&mut desk);
    let line = desk.log.revision();
    let out = of_table(&desk, 2, 1)[0];
    desk.bust(out);
    finish(&mut desk);
    desk.must(DealTogether {});
    let second: Vec<EntryId> = (3..=4).map(|table| of_table(&desk, table, 1)[0]).collect();
    for who in &second {
        desk.bust(*who);
    }
    let records = hand_records(&desk.log);
    assert_eq!((records.len(), records[0].line, records[0].players), (1, Some(line), 52));
    assert_eq!((records[0].ends_with, records[0].ended), (50, None));
    assert_eq!(
        records[0].pays.as_ref().map(|pays| (pays.place, pays.amount)),
        Some((50, Money(1_500)))
    );
    let hands: Vec<_> = records[0]
        .hands
        .iter()
        .map(|hand| {
            let places = hand.out.iter().map(|out| (out.place, out.place_to, out.prize.0));
            (hand.number, hand.level, hand.left_ms.unwrap(), hand.tables.len(), places.collect())
        })
        .collect();
    type Hand = (u32, u32, i64, usize, Vec<(u32, u32, i64)>);
    let whole: [Hand; 2] = [
        (0, 2, 17 * MINUTE + 30 * SECOND, 7, vec![(52, 52, 0)]),
        (1, 2, 15 * MINUTE + 30 * SECOND, 7, vec![(50, 51, 750), (50, 51, 750)]),
    ];
    assert_eq!(hands, whole);
    finish(&mut desk);
    let ended = hand_records(&desk.log)[0].ended;
    assert_eq!(ended, Some((desk.now, 49)), "it ended by itself at the money");
    // A struck announcement leaves no record.
    let strike = Correction { strike: vec![line], ..Correction::default() };
    desk.correct(&strike).unwrap();
    assert!(hand_records(&desk.log).is_empty());
}
