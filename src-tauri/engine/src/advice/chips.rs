//! What is due about chips: those that leave in the break that has begun, or that the director has called off.

use crate::actions::chips::finish::FinishColourUp;
use crate::advice::{Advice, AdviceKind, plain};
use crate::rulebook::house_rules::CHIP_RACE;
use crate::rules::chips::bring::{missing, whole_room};
use crate::state::prelude::*;

/// The races that are due at `now`, the smallest value first. Only those at the tables know who has odd chips, so there is no
/// command that holds a race by itself. Once its break is over without a race at this desk the chips are most likely gone: one key says so.
pub(super) fn races(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let due = tournament.colour_ups_due(now);
    let present = tournament.clock(now).stage;
    let races = due.into_iter().map(|due| {
        let value = due.chip.value;
        let tables = tournament.tables_to_race(value);
        let begun = tournament.races_of(value).next().is_some();
        let is_break = |stage| tournament.setup.schedule.stage(stage).is_break();
        if !begun && due.position < present && is_break(due.position) && !is_break(present) {
            let title = phrase!("are-chips-off", "Are the {chip}s off the tables?", chip = value);
            let why = Phrase::reasons(vec![
                phrase!("break-over-no-race", "their break is over, and no race was held here"),
                phrase!("race-in-chips", "if not, race them off in Chips"),
                chips_replace(due.next.value),
            ]);
            return Advice {
                rule: tournament.setup.rules.cite(CHIP_RACE),
                command: Some(FinishColourUp { chip: value }.into()),
                tables,
                ..plain(AdviceKind::ColourUp, title, why, phrase!("do-chips-off", "They are off"))
            };
        }
        let left = Phrase::count(tables.len(), "table", "tables");
        let title = if begun {
            phrase!(
                "race-off-to-go",
                "Race off the {chip}s: {tables} to go",
                chip = value,
                tables = left
            )
        } else {
            phrase!("race-off", "Race off the {chip}s: {tables}", chip = value, tables = left)
        };
        let mut why = vec![
            phrase!("chips-no-longer-needed", "no blind or ante needs them now"),
            chips_replace(due.next.value),
        ];
        let short = if begun {
            0
        } else {
            let bring = whole_room(tournament, value, due.next.value).bring;
            missing(tournament, due.next.value, bring)
        };
        if short > 0 {
            why.push(phrase!(
                "chips-missing-larger-ones",
                "{short} {chip}s are missing: hand out larger chips for them",
                short = tournament.grouped(short),
                chip = due.next.value,
            ));
        }
        let why = Phrase::reasons(why);
        Advice {
            rule: tournament.setup.rules.cite(CHIP_RACE),
            tables,
            ..plain(AdviceKind::ColourUp, title, why, phrase!("do-chips", "Chips"))
        }
    });
    races.collect()
}

fn chips_replace(next: u64) -> Phrase {
    phrase!("chips-take-their-place", "{chip}s take their place", chip = next)
}

#[cfg(test)]
mod tests {
    use crate::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::advice::chips::races;
    use crate::base::ids::{SeatNumber, TableNumber};

    #[test]
    fn chips_whose_break_is_over_are_said_to_be_off_by_one_key() {
        let mut bench = Bench::playing(16);
        bench.say(JumpTo { stage: 3 }).unwrap();
        let due = races(bench.log.tournament(), bench.now());
        assert_eq!((due.len(), due[0].command.as_ref()), (1, None), "in the break they are raced");
        bench.say(JumpTo { stage: 4 }).unwrap();
        let due = races(bench.log.tournament(), bench.now()).remove(0);
        assert_eq!(
            (&*due.title.english, &*due.verb.english),
            ("Are the 5s off the tables?", "They are off")
        );
        bench.say(due.command.unwrap()).unwrap();
        assert!(bench.due().is_empty() && races(bench.log.tournament(), bench.now()).is_empty());
        bench.undo();
        assert_eq!(bench.due(), [5]);
        // Where one table was raced the others are still to be raced, whatever the clock says.
        let seats =
            vec![SeatCount { seat: SeatNumber(1), chips: 2, last: false, cards: String::new() }];
        bench
            .say(RaceOff { chip: 5, tables: vec![TableCount { table: TableNumber(1), seats }] })
            .unwrap();
        let due = races(bench.log.tournament(), bench.now()).remove(0);
        assert_eq!((&*due.title.english, due.command), ("Race off the 5s: 1 table to go", None));
    }
}
