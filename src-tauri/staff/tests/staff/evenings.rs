//! Random evenings: nobody deals two tables, no table has two dealers, every minute is accounted for, each down belongs to somebody, and
//! striking a line and restoring it changes nothing.

use super::*;
use shuffle_up_engine::base::plain_log::Folded as _;
use shuffle_up_staff::Staff;
use shuffle_up_staff::push::plan;
use shuffle_up_staff::staff::Doing;
use shuffle_up_staff::view::{ShareBy, shares};
use std::collections::BTreeSet;

/// Everything that must hold after each line.
fn holds(evening: &Evening) {
    let staff = evening.log.state();
    let now = evening.now();
    let tables: Vec<u32> = staff.people.values().filter_map(|person| person.table()).collect();
    let unlike: BTreeSet<u32> = tables.iter().copied().collect();
    assert_eq!(tables.len(), unlike.len(), "a table has at most one dealer");
    assert!(unlike.iter().all(|table| staff.tables.contains_key(table)), "it runs");
    for person in staff.people.values() {
        let spent = person.spent_until(now);
        assert_eq!(spent.whole(), now - staff.opened, "every minute of {}", person.name);
    }
    let downs: u32 = staff.people.values().map(|person| person.downs).sum();
    assert_eq!(downs, staff.downs);
    push_holds(staff, now);
    for (by, weight) in [(ShareBy::Downs, u64::from(downs)), (ShareBy::Hours, 0)] {
        match shares(&evening.log, Money(9_999), by, now) {
            Ok(shares) => {
                assert_eq!(shares.iter().map(|share| share.amount.0).sum::<i64>(), 9_999);
            }
            Err(refusal) => {
                assert_eq!((refusal.key.as_ref(), weight), ("staff-no-work", 0));
            }
        }
    }
    assert_eq!(StaffLog::replay(evening.log.lines().iter().cloned()), evening.log);
}

/// A push names each table once and nobody twice, and leaves a table without a dealer only while nobody is free.
fn push_holds(staff: &Staff, now: i64) {
    let push = plan(staff, now);
    let named: Vec<u32> = push.tables.iter().map(|placed| placed.table).collect();
    assert_eq!(named, staff.in_order());
    let people: Vec<u32> = push
        .tables
        .iter()
        .filter_map(|placed| placed.who.as_ref())
        .chain(&push.rest)
        .map(|who| who.person)
        .collect();
    let unlike: BTreeSet<u32> = people.iter().copied().collect();
    assert_eq!(people.len(), unlike.len(), "nobody is at two places");
    let bare = push.tables.iter().filter(|placed| placed.who.is_none()).count();
    let before = named.iter().filter(|table| staff.dealer_of(**table).is_none()).count();
    assert!(bare <= before, "a push takes no dealer from a table");
    let left = shuffle_up_staff::push::pool(staff, now).into_iter();
    let left = left.filter(|id| !unlike.contains(id)).count();
    assert!(bare == 0 || left == 0, "{bare} tables wait while {left} are free");
}

#[test]
fn a_random_evening_holds_after_every_line() {
    const NAMES: [&str; 9] = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy"];
    let (mut pushed, mut refused) = (0_u32, 0_u32);
    for seed in 0..60 {
        let mut dice = Dice(seed);
        let mut evening = Evening::new();
        for _ in 0..80 {
            evening.minute += [0, 1, 5, 14, 16, 31][dice.below(6) as usize];
            let name = NAMES[dice.below(9) as usize];
            let table = 1 + dice.below(6);
            let line = match dice.below(20) {
                0..=2 => format!("dealer {name}"),
                3 => format!("{} {name}", ["floor", "brush", "cashier"][dice.below(3) as usize]),
                4 => format!("off {name}"),
                5 | 6 => format!("table {table}"),
                7 => format!("broke {table}"),
                8 | 9 => format!("deals {table} {name}"),
                10..=13 => "push".into(),
                14 => format!("break {name}"),
                15 => format!("back {name}"),
                16 => format!("late {name}"),
                17 => ["colour 1", "bag 1", "cut 1", "bag Ann, Bob"][dice.below(4) as usize].into(),
                18 => format!("shift floor {name}"),
                _ => {
                    ["order 3 1 2", "every 20", "breaks 2", "next 7"][dice.below(4) as usize].into()
                }
            };
            let before = evening.log.state().clone();
            let dealt = |(table, there): &(&u32, &shuffle_up_staff::staff::Table)| {
                !there.dealt.is_empty() || before.dealer_of(**table).is_some()
            };
            let dealt = before.tables.iter().filter(dealt).count();
            if evening.typed(&line).is_err() {
                refused += 1;
                continue;
            }
            if line == "push" {
                pushed += 1;
                let counted = evening.log.state().downs - before.downs;
                assert_eq!(counted as usize, dealt, "a down for each table that was dealt");
            }
            holds(&evening);
            let last = evening.log.lines().last().unwrap().said().unwrap();
            assert!(before.holds(last), "{line} has what it needs: {last:?}");
            let after = evening.log.state().clone();
            let undone = evening.log.undoable().unwrap();
            evening.strike(undone);
            assert_eq!(*evening.log.state(), before, "undone it is as before: {line}");
            holds(&evening);
            let restore = evening.log.prepare_restore(undone, evening.now(), "desk");
            let restore = restore.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
            evening.log.commit(restore);
            assert_eq!(*evening.log.state(), after, "redone it is the same: {line}");
            if dice.below(8) == 0 {
                let any = 2 + dice.below(evening.log.lines().len() as u64) as u32;
                if let Ok(strike) = evening.log.prepare_strike(any, evening.now(), "desk") {
                    evening.log.commit(strike);
                }
            }
            holds(&evening);
        }
        if evening.typed("close").is_ok() {
            holds(&evening);
            assert!(evening.log.state().people.values().all(|one| one.doing == Doing::Off));
        }
    }
    assert!(pushed > 300, "{pushed} pushes, {refused} refused");
}

/// A long evening with nobody late or sent home: downs are tables × pushes.
#[test]
fn downs_are_tables_times_pushes() {
    for (dealers, tables, pushes) in [(5, 3, 20), (14, 10, 16), (9, 9, 8), (90, 60, 6)] {
        let mut evening = Evening::new();
        for dealer in 0..dealers {
            evening.typed(&format!("dealer Dealer {dealer:02}")).unwrap();
        }
        evening.typed(&format!("table 1-{tables}")).unwrap();
        for _ in 0..pushes {
            evening.after(30, &["push"]);
        }
        assert_eq!(evening.downs().iter().sum::<u32>(), tables * pushes);
        let downs = evening.downs();
        let (least, most) = (downs.iter().min().unwrap(), downs.iter().max().unwrap());
        assert!(most - least <= 3, "{dealers} dealers at {tables}: {least} to {most} downs");
    }
}
