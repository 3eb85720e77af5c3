//! What is due about chips: those that leave in the break that has begun, or that the director has called off.

use crate::actions::chips::finish::FinishColourUp;
use crate::advice::{Advice, AdviceKind, OtherAnswer, plain};
use crate::rulebook::house_rules::CHIP_RACE;
use crate::rules::chips::bring::{missing, whole_room};
use crate::state::prelude::*;

/// With more tables to go than these, a room's dealers usually race by themselves and nobody types their counts.
const FEW_TABLES: usize = 4;

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
        let otherwise = (tables.len() > FEW_TABLES).then(|| OtherAnswer {
            verb: phrase!("do-all-chips-off", "The {chip}s are off", chip = value),
            command: FinishColourUp { chip: value }.into(),
        });
        Advice {
            rule: tournament.setup.rules.cite(CHIP_RACE),
            otherwise,
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

    /// Six tables: one was raced by count, and for the others one key says that the dealers did it. Two tables are raced.
    #[test]
    fn a_race_at_many_tables_can_be_answered_in_one_for_all() {
        let mut bench = Bench::playing(60);
        bench.say(JumpTo { stage: 3 }).unwrap();
        let seats =
            vec![SeatCount { seat: SeatNumber(1), chips: 2, last: false, cards: String::new() }];
        let due = |bench: &Bench| races(bench.log.tournament(), bench.now()).into_iter().next();
        assert!(due(&bench).unwrap().otherwise.is_some(), "before any was raced");
        bench
            .say(RaceOff { chip: 5, tables: vec![TableCount { table: TableNumber(1), seats }] })
            .unwrap();
        bench.say(JumpTo { stage: 4 }).unwrap();
        let advised = due(&bench).unwrap();
        assert_eq!(advised.title.english, "Race off the 5s: 5 tables to go");
        let other = advised.otherwise.unwrap();
        assert_eq!((other.verb.english.as_ref(), advised.command), ("The 5s are off", None));
        bench.say(other.command).unwrap();
        assert_eq!(due(&bench), None);

        let mut few = Bench::playing(16);
        few.say(JumpTo { stage: 3 }).unwrap();
        assert_eq!(due(&few).unwrap().otherwise, None);
    }

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
