//! A wrong bust, rebuy, move or seat put right with the room as it is, after random histories: only who is meant changes.

use super::cases;
use super::history::{Act, act, gone, play};
use super::invariants::{check, check_replay, check_written};
use super::setups::setup;
use crate::support::{Desk, plain_fold};
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::entries::correct_buyer::CorrectBuyer;
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::actions::tables::as_they_sit::{CorrectMove, CorrectSeat};
use shuffle_up_engine::base::ids::{EntryId, Seat, TableNumber};
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::state::tournament::{BustHand, Tournament};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// How many of each were made: somebody else, back in, another buyer, another seat, another mover.
static MADE: [AtomicU32; 5] = [const { AtomicU32::new(0) }; 5];

/// Who sits where, without these.
fn seats_but(tournament: &Tournament, but: &[EntryId]) -> BTreeMap<EntryId, Option<Seat>> {
    let others = tournament.entries.keys().filter(|entry| !but.contains(entry));
    others.map(|entry| (*entry, tournament.seat_of(*entry))).collect()
}

/// The open tables with how many seats and players each has.
fn tables(tournament: &Tournament) -> Vec<(TableNumber, usize, usize)> {
    let tables = tournament.room.tables();
    tables.map(|(number, table)| (number, table.capacity(), table.players())).collect()
}

/// The places in order, with who shares them.
fn places(tournament: &Tournament) -> Vec<(u32, u32, BTreeSet<EntryId>)> {
    let finishes = finishes(tournament).into_iter();
    finishes.map(|one| (one.place, one.place_to, one.entries.into_iter().collect())).collect()
}

/// Says it; where it is taken, gives the tournament before, and looks at what has to be true after each of them.
fn put_right(desk: &mut Desk, command: impl Into<Command>, but: &[EntryId]) -> Option<Tournament> {
    let (before, from) = (desk.tournament().clone(), desk.log.lines().len());
    if let Err(refusal) = desk.say(command) {
        assert!(!refusal.message.is_empty() && !refusal.key.is_empty());
        assert_eq!(*desk.tournament(), before);
        return None;
    }
    let after = desk.tournament().clone();
    check(&desk.log);
    check_written(&desk.log, from);
    assert_eq!(seats_but(&before, but), seats_but(&after, but), "nobody else moves");
    let numbers =
        |of: &Tournament| tables(of).into_iter().map(|(number, seats, _)| (number, seats));
    assert!(numbers(&before).eq(numbers(&after)), "tables stay open, or closed");
    assert_eq!(before.chips_in_play, after.chips_in_play);
    assert_eq!(before.prize_pool, after.prize_pool);
    assert_eq!(accounts(&before).balance(), accounts(&after).balance());
    assert_eq!(after, plain_fold(&desk.log.lines().to_vec()));
    desk.undo().unwrap();
    assert_eq!(*desk.tournament(), before, "undo restores");
    desk.redo().unwrap();
    assert_eq!(*desk.tournament(), after);
    Some(before)
}

fn pick<T: Copy>(items: &[T], which: usize) -> Option<T> {
    items.get(which.checked_rem(items.len())?).copied()
}

fn made(which: usize) {
    MADE[which].fetch_add(1, Relaxed);
}

/// It was somebody else: the two change places, and nothing else does.
fn somebody_else(desk: &mut Desk, said: usize, out: usize) {
    let who = pick(&gone(desk.tournament()), said).zip(pick(&desk.seated(), out));
    let Some((said, out)) = who else { return };
    let Some(before) = put_right(desk, CorrectBust { recorded: said, out }, &[said, out]) else {
        return;
    };
    made(0);
    let after = desk.tournament();
    assert_eq!(tables(&before), tables(after));
    assert_eq!((after.seat_of(said), after.seat_of(out)), (before.seat_of(out), None));
    let renamed = |who: EntryId| {
        if who == said {
            out
        } else if who == out {
            said
        } else {
            who
        }
    };
    let expected: Vec<_> = places(&before)
        .into_iter()
        .map(|(from, to, who)| (from, to, who.into_iter().map(renamed).collect()))
        .collect();
    assert_eq!(places(after), expected);
}

/// Back in, here: one more in, at a seat that was open, and the places of the others follow.
fn back_in(desk: &mut Desk, who: usize) {
    let Some(entry) = pick(&gone(desk.tournament()), who) else { return };
    let Some(before) = put_right(desk, BackIn { entry }, &[entry]) else { return };
    made(1);
    let after = desk.tournament();
    let seat = after.seat_of(entry).expect("a seat");
    assert_eq!(before.room.at(seat), None);
    assert_eq!(after.left(), before.left() + 1);
    assert_eq!(after.alternates, before.alternates);
    // On a hand that the tables played together, those who stood below this player at the table rise, and may share with players of
    // other tables who stood above them (TCH P8a).
    let together = |hand: &BustHand| hand.together.map(|together| together.hand);
    let gone_on =
        before.bust_hands.iter().find(|hand| hand.everybody().any(|out| out.entry == entry));
    let hand = gone_on.and_then(together);
    let of_it = before.bust_hands.iter().filter(|other| hand.is_some() && together(other) == hand);
    let rising: BTreeSet<EntryId> =
        of_it.flat_map(BustHand::everybody).map(|out| out.entry).collect();
    // Those who share a place have no order among themselves.
    let order = |of: &Tournament| -> Vec<BTreeSet<EntryId>> {
        let winners = shuffle_up_engine::rules::prizes::places::winners(of);
        let others =
            |who: &EntryId| *who != entry && !winners.contains(who) && !rising.contains(who);
        let each = finishes(of).into_iter();
        let each = each.map(|finish| finish.entries.into_iter().filter(others).collect());
        each.filter(|together: &BTreeSet<EntryId>| !together.is_empty()).collect()
    };
    assert_eq!(order(&before), order(after), "the others stay in their order");
    let placed = |of: &Tournament| -> BTreeMap<EntryId, u32> {
        let each = finishes(of).into_iter();
        each.flat_map(|one| one.entries.into_iter().map(move |who| (who, one.place))).collect()
    };
    let now = placed(after);
    let both: Vec<(u32, u32)> =
        placed(&before).into_iter().filter_map(|(who, was)| Some((was, *now.get(&who)?))).collect();
    for (above, is) in &both {
        let passed = both.iter().find(|(below, now)| above < below && is > now);
        assert_eq!(passed, None, "nobody passes anybody");
    }
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn only_who_is_meant_changes(
        setup in setup(),
        seed: u64,
        players in 4_usize..60,
        acts in vec(act(), 1..40),
        mends in vec((0_usize..5, any::<usize>(), any::<usize>()), 1..12),
    ) {
        let mut desk = Desk::playing(setup, players, seed);
        for act in &acts {
            play(&mut desk, act);
        }
        for (what, one, other) in mends {
            let seated = desk.seated();
            let entries: Vec<EntryId> = desk.tournament().entries.keys().copied().collect();
            match what {
                0 => somebody_else(&mut desk, one, other),
                1 => back_in(&mut desk, one),
                2 => {
                    let bought: Vec<(EntryId, u32)> = seated
                        .iter()
                        .flat_map(|entry| {
                            let bought = desk.tournament().entries.get(entry).unwrap();
                            bought.standing_purchases().skip(1).map(|(number, _)| (*entry, number))
                        })
                        .collect();
                    if let Some((entry, purchase)) = pick(&bought, one) {
                        let buyer = pick(&entries, other).unwrap();
                        let right = CorrectBuyer { entry, purchase, buyer };
                        if put_right(&mut desk, right, &[buyer]).is_some() {
                            made(2);
                        }
                    }
                }
                3 => {
                    let rooms: Vec<TableNumber> =
                        desk.tournament().room.tables().map(|(number, _)| number).collect();
                    let at = pick(&rooms, one / 16).zip(pick(&seated, other));
                    let Some((table, entry)) = at else { continue };
                    let seat = Seat::new(table.0, 1 + (one % 10) as u8);
                    let there = desk.tournament().room.at(seat).unwrap_or(entry);
                    if put_right(&mut desk, CorrectSeat { entry, seat }, &[entry, there]).is_some() {
                        made(3);
                        prop_assert_eq!(desk.tournament().seat_of(entry), Some(seat));
                    }
                }
                _ => {
                    let told: Vec<EntryId> =
                        desk.tournament().moves.iter().map(|said| said.one.entry).collect();
                    let Some((told, moved)) = pick(&told, one).zip(pick(&seated, other)) else { continue };
                    let there = desk.tournament().seat_of(told);
                    if put_right(&mut desk, CorrectMove { told, moved }, &[told, moved]).is_some() {
                        made(4);
                        prop_assert_eq!(desk.tournament().seat_of(moved), there);
                    }
                }
            }
            play(&mut desk, &Act::Follow(3));
            check(&desk.log);
        }
        check_replay(&desk.log);
        println!("{MADE:?} put right");
    }
}
