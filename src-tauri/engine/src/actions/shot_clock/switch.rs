//! Beginning the shot clock, or ending it.

use super::no_shot_clock;
use crate::actions::prelude::*;
use crate::rules::shot_clock::is_timed;

/// Begins the shot clock, or ends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SwitchShotClock {
    /// Decisions are timed from now on; otherwise no longer.
    pub on: bool,
}

/// The shot clock was begun or ended.
pub type ShotClockSwitched = SwitchShotClock;

impl Action for SwitchShotClock {
    /// # Errors
    /// Refused outside play, where the house rules have no shot clock, and where it is so already.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.setup.rules.shot_clock.is_none(), no_shot_clock)?;
        tournament.playing(|| {
            refuse!(NotNow, "shot-clock-in-play", "The shot clock begins and ends during play.")
        })?;
        refuse_if(is_timed(tournament) == self.on, || match self.on {
            true => refuse!(NotNow, "shot-clock-on-already", "The shot clock is on already."),
            false => refuse!(NotNow, "shot-clock-off-already", "The shot clock is off already."),
        })?;
        Ok(vec![ShotClockSwitched { on: self.on }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = match self.on {
            true => phrase!("log-shot-clock-on", "decisions are timed"),
            false => phrase!("log-shot-clock-off", "decisions are no longer timed"),
        };
        log_label(phrase!("rule-shot-clock", "Shot clock"), what)
    }
}

impl Apply for ShotClockSwitched {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.shot_clock.on = Some(self.on);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Command;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::shot_clock::give_cards::{CardsFor, GiveTimeCards};
    use crate::actions::shot_clock::play_card::PlayTimeCard;
    use crate::actions::tables::bench::Bench;
    use crate::advice::advice_at;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::shot_clock::{ShotClock, ShotClockMoment, TimeCards};
    use crate::rulebook::templates::t1000;
    use crate::rules::shot_clock::cards_left;
    use crate::state::put_off::AdviceKind;

    fn with(rule: ShotClock, players: usize) -> Bench {
        let mut setup = SetUp { ..t1000() };
        setup.rules.shot_clock = Some(ShotClock { seconds: 30, card_s: 30, ..rule });
        let mut bench = Bench::of(setup);
        bench.seat(players);
        bench
    }

    fn advised(bench: &Bench) -> Option<Command> {
        let mut due = advice_at(bench.log.tournament(), bench.now()).into_iter();
        due.find(|advice| advice.kind == AdviceKind::ShotClock).and_then(|advice| advice.command)
    }

    #[test]
    fn without_a_moment_it_runs_from_the_first_hand_and_is_ended_by_hand() {
        let mut bench = with(ShotClock::default(), 8);
        assert!(is_timed(bench.log.tournament()) && advised(&bench).is_none());
        assert_eq!(
            bench.say(SwitchShotClock { on: true }).unwrap_err().key,
            "shot-clock-on-already"
        );
        bench.say(bench.floor("shot off").command.unwrap()).unwrap();
        assert!(!is_timed(bench.log.tournament()) && advised(&bench).is_none());
        bench.undo();
        assert!(is_timed(bench.log.tournament()));
        let mut without = Bench::playing(8);
        assert_eq!(without.say(SwitchShotClock { on: true }).unwrap_err().key, "no-shot-clock");
    }

    #[test]
    fn a_level_begins_it_and_the_final_table_ends_it_as_advice_alone() {
        let from = Some(ShotClockMoment::Level { level: 2 });
        let until = Some(ShotClockMoment::FinalTable {});
        let mut bench = with(ShotClock { from, until, ..ShotClock::default() }, 12);
        assert!(!is_timed(bench.log.tournament()) && advised(&bench).is_none());
        bench.say(JumpTo { stage: 1 }).unwrap();
        let begin = advised(&bench).unwrap();
        assert_eq!(begin, SwitchShotClock { on: true }.into());
        bench.say(begin).unwrap();
        assert!(is_timed(bench.log.tournament()) && advised(&bench).is_none());
        // One table is left once three of twelve are out and the redraw is made.
        let out: Vec<EntryId> =
            bench.log.tournament().room.sitting().map(|(_, e)| e).take(4).collect();
        out.into_iter().for_each(|entry| bench.bust(entry));
        bench.say(crate::actions::seating::redraw::Redraw { tables: 1 }).unwrap();
        assert_eq!(advised(&bench), Some(SwitchShotClock { on: false }.into()));
    }

    #[test]
    fn places_from_the_money_begin_it_once_nobody_can_enter() {
        let from = Some(ShotClockMoment::Places { places: 2 });
        let mut bench = with(ShotClock { from, ..ShotClock::default() }, 9);
        while bench.log.tournament().left()
            > crate::rules::prizes::payouts::places_paid(bench.log.tournament()) + 2
        {
            let entry = bench.log.tournament().room.sitting().map(|(_, e)| e).next().unwrap();
            bench.bust(entry);
        }
        assert!(advised(&bench).is_none(), "rebuys are still sold");
        bench.say(JumpTo { stage: 8 }).unwrap();
        assert_eq!(advised(&bench), Some(SwitchShotClock { on: true }.into()));
    }

    #[test]
    fn time_cards_are_played_one_by_one_and_given_again_at_the_final_table() {
        let cards = Some(TimeCards { start: 2, day: 0, final_table: 1 });
        let mut bench = with(ShotClock { cards, ..ShotClock::default() }, 8);
        let (entry, other) = (bench.at(1, 4), bench.at(1, 5));
        let give = advised(&bench).unwrap();
        assert_eq!(give, GiveTimeCards { why: CardsFor::FinalTable }.into());
        for left in [1, 0] {
            bench.say(bench.floor("shot 1.4").command.unwrap()).unwrap();
            assert_eq!(cards_left(bench.log.tournament(), entry), Some(left));
        }
        assert_eq!(bench.say(PlayTimeCard { entry }).unwrap_err().key, "no-time-card-left");
        bench.say(give).unwrap();
        assert!(advised(&bench).is_none(), "they are given once");
        let left = |of| cards_left(bench.log.tournament(), of);
        assert_eq!((left(entry), left(other)), (Some(1), Some(3)));
        let day = GiveTimeCards { why: CardsFor::Day };
        assert_eq!(bench.say(day).unwrap_err().key, "no-time-cards-for-that");
    }
}
