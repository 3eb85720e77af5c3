//! Ending the day: the clock stops, nothing is dealt any more, and the stacks go into bags.

use crate::actions::clock::pause::ClockPaused;
use crate::actions::prelude::*;
use crate::rules::day::next_level;
use crate::state::day::DayEnded;

/// Ends the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EndDay {}

impl Action for EndDay {
    /// # Errors
    /// Refused outside play, and in hand-for-hand, whose hand is not over.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.begun(Tournament::shuffle_up_first)?;
        if let Some(on) = &tournament.hand_for_hand {
            let pace = on.pace.said();
            return Err(refuse!(
                NotNow,
                "day-ends-after-hand-for-hand",
                "{pace} is on. End it first, then end the day.",
                pace
            ));
        }
        tournament.no_stack_set_out(None)?;
        let level = tournament.clock(context.now).level_number(&tournament.setup.schedule);
        let next_level = next_level(tournament, context.now);
        Ok(vec![DayEnded { at: context.now, level, next_level }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let left = Phrase::count(effect.left, "player", "players");
        let what = match effect.first::<DayEnded>() {
            Some(ended) => phrase!(
                "log-day-ended-in-level",
                "{players} left, play goes on with level {level}",
                players = left,
                level = ended.next_level
            ),
            None => left,
        };
        log_label(phrase!("log-day-ends", "The day ends"), what)
    }
}

impl Apply for DayEnded {
    fn apply(&self, tournament: &mut Tournament) {
        ClockPaused { at: self.at }.apply(tournament);
        tournament.time_calls.clear();
        tournament.day.ended = Some(*self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
    use crate::actions::seating::redraw::Redraw;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::move_player::MovePlayer;

    #[test]
    fn once_the_day_has_ended_nobody_plays_moves_or_enters_until_undo() {
        let mut bench = Bench::playing(16);
        bench.say(EndDay {}).unwrap();
        assert_eq!(bench.label(), "The day ends: 16 players left, play goes on with level 1");
        let tournament = bench.log.tournament();
        assert_eq!(tournament.phase(), Phase::Bagging);
        assert!(!tournament.clock(bench.now()).running);
        let entry = bench.at(1, 1);
        let moved = MovePlayer { entry, to: Seat::new(2, 9), reason: MoveReason::Director {} };
        let refused = |bench: &mut Bench, command: crate::Command| {
            assert_eq!(bench.say(command).unwrap_err().named(), "NotNow day-has-ended");
        };
        refused(&mut bench, StartClock {}.into());
        refused(&mut bench, moved.into());
        refused(&mut bench, Redraw { tables: 1 }.into());
        refused(&mut bench, EndDay {}.into());
        refused(&mut bench, Enter { names: vec!["Late".into()], ..Enter::default() }.into());
        // A player who busted on the last hand is put right all the same.
        bench.bust(entry);
        assert_eq!(bench.log.tournament().left(), 15);
        bench.undo();
        bench.undo();
        assert!(bench.log.tournament().clock(bench.now()).running);
    }

    #[test]
    fn it_waits_for_the_end_of_hand_for_hand_and_for_play() {
        let mut before = Bench::registering();
        assert_eq!(before.say(EndDay {}).unwrap_err().named(), "NotNow play-not-begun-shuffle");
        let mut bench = Bench::playing(20);
        bench.say(GoHandForHand { until: Until::Left { players: 4 }, pace: None }).unwrap();
        let why = bench.say(EndDay {}).unwrap_err().named();
        assert!(why.starts_with("NotNow day-ends-after-hand-for-hand"), "{why}");
    }
}
