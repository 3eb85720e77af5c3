//! Announcing the last hands of a day. The clock stops with it, so that nobody plays for time and no level begins in between.

use crate::actions::clock::pause::ClockPaused;
use crate::actions::prelude::*;
use crate::base::random::Chance;
use crate::rulebook::setup::day_end::{LastHands, MOST_HANDS};
use crate::state::day::LastHandsAnnounced;

/// Announces the last hands of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AnnounceLastHands {
    /// So many more at each table, 1 to 50; absent for what the set-up says, which may be a draw.
    #[serde(default)]
    pub hands: Option<u32>,
}

impl Action for AnnounceLastHands {
    /// # Errors
    /// Refused outside play, where they are announced already, and for no hand or more than 50.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.begun(Tournament::shuffle_up_first)?;
        if let Some(said) = tournament.day.last_hands {
            let hands = Phrase::count(said.hands, "more hand", "more hands");
            return Err(refuse!(
                NotNow,
                "last-hands-announced",
                "{hands} are announced already. Undo that first.",
                hands
            ));
        }
        let rule = tournament.setup.day_end.map(|end| end.hands).unwrap_or_default();
        let (hands, drawn_from) = match (self.hands, rule) {
            (Some(hands), _) | (None, LastHands::Said { hands }) => (hands, None),
            (None, LastHands::Drawn { from, to }) => {
                let cards = u64::from(to.saturating_sub(from)).saturating_add(1);
                let drawn = Chance::new(context.seed, "last hands").below(cards);
                let drawn = u32::try_from(drawn).unwrap_or(0);
                (from.saturating_add(drawn), Some((from, to)))
            }
        };
        refuse_if(!(1..=MOST_HANDS).contains(&hands), || {
            refuse!(BadValue, "last-hands-1-to-50", "Announce 1 to 50 last hands.")
        })?;
        Ok(vec![LastHandsAnnounced { at: context.now, hands, drawn_from }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = phrase!("log-last-hands", "Last hands");
        let Some(said) = effect.first::<LastHandsAnnounced>() else { return log_label(verb, "") };
        let hands = Phrase::count(said.hands, "more hand", "more hands");
        match said.drawn_from {
            Some((from, to)) => {
                let drawn = phrase!("log-drawn-from", "drawn from {from} to {to}", from, to);
                log_label(verb, beside(hands, drawn))
            }
            None => log_label(verb, hands),
        }
    }
}

impl Apply for LastHandsAnnounced {
    fn apply(&self, tournament: &mut Tournament) {
        ClockPaused { at: self.at }.apply(tournament);
        tournament.day.last_hands = Some(*self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::day_end::{DayEnd, DayEndsAt};
    use crate::rulebook::templates::t1000;

    #[test]
    fn the_clock_stops_with_the_announcement_and_undo_lets_it_run() {
        let mut bench = Bench::playing(16);
        bench.wait(60_000);
        bench.say(AnnounceLastHands { hands: Some(4) }).unwrap();
        assert_eq!(bench.label(), "Last hands: 4 more hands");
        assert!(!bench.log.tournament().clock(bench.now()).running);
        let again = bench.say(AnnounceLastHands { hands: Some(4) }).unwrap_err().named();
        assert!(again.starts_with("NotNow last-hands-announced"), "{again}");
        bench.undo();
        assert!(bench.log.tournament().clock(bench.now()).running);
        let none = bench.say(AnnounceLastHands { hands: Some(0) }).unwrap_err().named();
        assert_eq!(none, "BadValue last-hands-1-to-50");
    }

    /// One card for each number from 3 to 6; the same seed draws the same.
    #[test]
    fn the_house_may_draw_how_many() {
        let hands = LastHands::Drawn { from: 3, to: 6 };
        let at = DayEndsAt::Director {};
        let day_end = Some(DayEnd { at, hands, minutes: 10, counted_twice: false });
        let mut bench = Bench::of(SetUp { day_end, ..t1000() });
        bench.seat(16);
        let drawn = |seed| {
            let context = Context { now: 0, seed, next_entry: EntryId(99), device: "" };
            let none = AnnounceLastHands { hands: None };
            let events = none.decide(bench.log.tournament(), &context).unwrap();
            match events.as_slice() {
                [Event::LastHandsAnnounced(said)] => said.hands,
                other => panic!("{other:?}"),
            }
        };
        let all: BTreeSet<u32> = (0..100).map(drawn).collect();
        assert_eq!(all.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6]);
        assert_eq!(drawn(41), drawn(41));
    }
}
