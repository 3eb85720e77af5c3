//! What is due about chips: those that leave in the break that has begun, or that the director has called off.

use crate::actions::chips::finish::FinishColourUp;
use crate::advice::{Advice, plain};
use crate::base::ids::Millis;
use crate::base::words::count;
use crate::rulebook::house_rules::CHIP_RACE;
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

/// The races that are due at `now`, the smallest value first. Only those at the tables know who has odd chips, so there is no
/// command that holds a race by itself. Once its break is over without a race at this desk the chips are most likely gone, as
/// in logs from before races were held here: one key says so.
pub(super) fn races(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let due = tournament.colour_ups_due(now);
    let present = tournament.clock(now).stage;
    let races = due.into_iter().map(|due| {
        let value = due.chip.value;
        let tables = tournament.tables_to_race(value);
        let begun = tournament.races_of(value).next().is_some();
        let is_break = |stage| tournament.setup.schedule.stage(stage).is_break();
        if !begun && due.position < present && is_break(due.position) && !is_break(present) {
            let why = format!(
                "their break is over, and no race was held here; if they are still there, race them off in Chips: {}s take their place",
                due.next.value
            );
            return Advice {
                rule: tournament.setup.rules.cite(CHIP_RACE),
                command: Some(FinishColourUp { chip: value }.into()),
                tables,
                ..plain(AdviceKind::ColourUp, format!("Are the {value}s off the tables?"), why, "They are off")
            };
        }
        let title = format!(
            "Race off the {value}s: {}{}",
            count(tables.len(), "table", "tables"),
            if begun { " to go" } else { "" }
        );
        let why =
            format!("no blind or ante needs them any more; {}s take their place", due.next.value);
        Advice {
            rule: tournament.setup.rules.cite(CHIP_RACE),
            tables,
            ..plain(AdviceKind::ColourUp, title, why, "Chips")
        }
    });
    races.collect()
}

#[cfg(test)]
mod tests {
    use crate::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::advice::chips::races;
    use crate::base::ids::{SeatNumber, TableNumber};

    /// A log from before races were held at this desk goes on after the break: one key says that the chips are off.
    #[test]
    fn chips_whose_break_is_over_are_said_to_be_off_by_one_key() {
        let mut bench = Bench::playing(16);
        bench.say(JumpTo { stage: 3 }).unwrap();
        let due = races(bench.log.tournament(), bench.now());
        assert_eq!((due.len(), due[0].command.as_ref()), (1, None), "in the break they are raced");
        bench.say(JumpTo { stage: 4 }).unwrap();
        let due = races(bench.log.tournament(), bench.now()).remove(0);
        assert_eq!(
            (due.title.as_str(), due.verb.as_str()),
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
        assert_eq!((due.title.as_str(), due.command), ("Race off the 5s: 1 table to go", None));
    }
}
