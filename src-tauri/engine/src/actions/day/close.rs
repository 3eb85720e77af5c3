//! Closing a day: every stack is in its bag, and the bags are what was in play or somebody has said why not.

use crate::actions::day::bags_at_the_end;
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::rules::chips::compared::compared;
use crate::rules::prizes::places::everybody_left;
use crate::state::day::DayClosed;

/// The most characters of a reason.
const LONGEST_REASON: usize = 200;

/// Closes the day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseDay {
    /// Why the bags are not the chips in play, at most 200 characters; empty where they are.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub why: String,
}

/// Whether every stack is bagged.
///
/// # Errors
/// Refused before the day has ended, while a stack has no bag or too few counts, and while two counts differ.
pub fn all_bagged(tournament: &Tournament) -> Result<(), Refusal> {
    refuse_if(tournament.phase() != Phase::Bagging, bags_at_the_end)?;
    let open: Vec<EntryId> =
        everybody_left(tournament).filter(|entry| tournament.bagged(*entry).is_none()).collect();
    let differs = open.iter().find_map(|entry| {
        let (one, other) = tournament.bag_of(*entry)?.disagree()?;
        Some((entry, one, other))
    });
    if let Some((entry, one, other)) = differs {
        return Err(refuse!(
            NotNow,
            "bag-counts-differ",
            "The bag of {name} was counted as {one} and as {other}. Count it again.",
            name = tournament.name(*entry),
            one = tournament.grouped(one),
            other = tournament.grouped(other)
        ));
    }
    let Some(first) = open.first() else { return Ok(()) };
    let (name, stacks) = (tournament.name(*first), Phrase::count(open.len(), "stack", "stacks"));
    Err(match tournament.bag_of(*first) {
        Some(_) => refuse!(
            NotNow,
            "bags-second-count",
            "Count {stacks} a second time. The first is that of {name}.",
            stacks,
            name
        ),
        None => refuse!(
            NotNow,
            "stacks-not-bagged",
            "Bag {stacks} first. The first is that of {name}.",
            stacks,
            name
        ),
    })
}

impl Action for CloseDay {
    /// # Errors
    /// The refusals of [`all_bagged`], and a difference without a reason.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        all_bagged(tournament)?;
        let (bagged, in_play) = (tournament.chips_bagged(), tournament.chips_in_play);
        let why = clean_text(&self.why, LONGEST_REASON);
        refuse_if(bagged != in_play && why.is_empty(), || {
            refuse!(
                NotNow,
                "bags-are-not-in-play",
                "The bags hold {bagged}, and {in_play} are in play. Count again, or say why: day close too many from races.",
                bagged = tournament.grouped(bagged),
                in_play = tournament.grouped(in_play)
            )
        })?;
        let why = if bagged == in_play { String::new() } else { why };
        Ok(vec![DayClosed { at: context.now, bagged, in_play, why }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = phrase!("log-day-closed", "The day is closed");
        let Some(closed) = effect.first::<DayClosed>() else { return log_label(verb, "") };
        let tournament = effect.tournament;
        let bags =
            beside(Phrase::count(effect.left, "bag", "bags"), tournament.grouped(closed.bagged));
        if closed.bagged == closed.in_play {
            return log_label(verb, bags);
        }
        let what = beside(bags, compared(tournament, closed.in_play, closed.bagged));
        log_label(verb, phrase!("log-reason", "{what} ({why})", what, why = closed.why.as_str()))
    }
}

impl Apply for DayClosed {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.day.ended.is_some() {
            tournament.day.closed = Some(self.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::day::bag::{BagStacks, Bagged};
    use crate::actions::day::end::EndDay;
    use crate::actions::entries::rename::Rename;
    use crate::actions::tables::bench::Bench;
    use crate::log::Correction;

    /// Sixteen stacks of 1,000 bagged, but for one.
    fn bagged(except: u64) -> (Bench, EntryId) {
        let mut bench = Bench::playing(16);
        bench.say(EndDay {}).unwrap();
        let odd = bench.at(1, 4);
        for table in [1, 2] {
            let chips = |entry| if entry == odd { except } else { 1_000 };
            bench.bag(table, chips, |_| String::new());
        }
        (bench, odd)
    }

    #[test]
    fn a_day_closes_when_the_bags_are_the_chips_in_play() {
        let mut open = Bench::playing(16);
        assert_eq!(open.say(CloseDay::default()).unwrap_err().named(), "NotNow bags-at-the-end");
        open.say(EndDay {}).unwrap();
        let why = open.say(CloseDay::default()).unwrap_err().named();
        assert!(why.starts_with("NotNow stacks-not-bagged"), "{why}");

        let (mut bench, odd) = bagged(1_000);
        bench.say(CloseDay { why: "nothing to say".into() }).unwrap();
        assert_eq!(bench.label(), "The day is closed: 16 bags, 16,000");
        assert_eq!(bench.log.tournament().phase(), Phase::Closed);
        let bags = vec![Bagged { entry: odd, chips: 5, number: String::new() }];
        let after = bench.say(BagStacks { bags, again: false }).unwrap_err().named();
        assert_eq!(after, "NotNow day-is-closed");
        // Names and money go on as ever.
        let player = bench.log.tournament().whose(odd).unwrap();
        bench.say(Rename { player, name: "Ivo".into(), last_name: None, card: None }).unwrap();
        bench.undo();
        bench.undo();
        assert_eq!(bench.log.tournament().phase(), Phase::Bagging);
    }

    #[test]
    fn a_difference_needs_its_reason_and_the_log_keeps_both() {
        let (mut bench, _) = bagged(1_025);
        let why = bench.say(CloseDay::default()).unwrap_err().named();
        assert_eq!(why, "NotNow bags-are-not-in-play(bagged=16,025, in_play=16,000)");
        bench.say(CloseDay { why: "surplus from races".into() }).unwrap();
        let label = "The day is closed: 16 bags, 16,025, 25 too many (surplus from races)";
        assert_eq!(bench.label(), label);
        let closed = bench.log.tournament().day.closed.clone().unwrap();
        assert_eq!((closed.difference(), closed.why.as_str()), (25, "surplus from races"));
    }

    /// Somebody is in again who had no bag: the closing cannot stand, and is named.
    #[test]
    fn a_bust_struck_after_the_closing_names_the_closing() {
        let mut bench = Bench::playing(17);
        let gone = bench.at(1, 9);
        bench.bust(gone);
        let bust = bench.log.revision();
        bench.say(EndDay {}).unwrap();
        for table in [1, 2] {
            bench.bag(table, |_| 1_000, |_| String::new());
        }
        bench.say(CloseDay { why: "1,000 of the player who is out".into() }).unwrap();
        let close = bench.log.revision();
        let strike = Correction { strike: vec![bust], ..Correction::default() };
        assert_eq!(bench.log.try_correction(&strike).unwrap().depend, [close]);
    }
}
