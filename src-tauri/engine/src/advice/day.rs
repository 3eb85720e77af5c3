//! The end of the day: when the last hands are announced, when it ends, what is still to be bagged.

use crate::actions::command::Command;
use crate::actions::day::close::{CloseDay, all_bagged};
use crate::actions::day::end::EndDay;
use crate::actions::day::last_hands::AnnounceLastHands;
use crate::advice::{Advice, AdviceKind, plain};
use crate::base::words::minutes_seconds;
use crate::rulebook::house_rules::BAGS;
use crate::rules::day::{DayEndReached, day_end_reached};
use crate::rules::prizes::places::everybody_left;
use crate::state::prelude::*;

/// The end that the set-up names has come, and nobody has said so.
pub(super) fn ends(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let reached = day_end_reached(tournament, now)?;
    match reached {
        DayEndReached::Level { .. } if tournament.day.last_hands.is_some() => None,
        DayEndReached::Level { level, remaining } => {
            let why = match remaining {
                0 => phrase!(
                    "day-ends-with-level-over",
                    "the day ends with level {level}, which is over",
                    level
                ),
                _ => phrase!(
                    "day-ends-with-level-in",
                    "the day ends with level {level}, of which {time} are left; the clock stops",
                    level,
                    time =
                        minutes_seconds(remaining.unsigned_abs().checked_div(1_000).unwrap_or(0))
                ),
            };
            let title = phrase!("announce-last-hands", "Announce the last hands");
            let command = Some(AnnounceLastHands { hands: None }.into());
            Some(Advice {
                command,
                ..plain(AdviceKind::Day, title, why, phrase!("do-announce", "Announce"))
            })
        }
        DayEndReached::Left { players } => {
            let why = phrase!(
                "day-ends-with-players",
                "the day ends with {players} left, when the hand in progress is over",
                players
            );
            end_day(tournament, why)
        }
    }
}

/// The last hands are announced: the day ends when they are played.
pub(super) fn after_last_hands(tournament: &Tournament) -> Option<Advice> {
    let said = tournament.day.last_hands?;
    let hands = Phrase::count(said.hands, "more hand", "more hands");
    let why = phrase!("once-last-hands-played", "once every table has played {hands}", hands);
    end_day(tournament, why)
}

/// Hand-for-hand has its own end first.
fn end_day(tournament: &Tournament, why: Phrase) -> Option<Advice> {
    if tournament.hand_for_hand.is_some() {
        return None;
    }
    let title = phrase!("end-the-day", "End the day");
    let command: Option<Command> = Some(EndDay {}.into());
    let verb = phrase!("do-end-day", "End the day");
    Some(Advice { command, ..plain(AdviceKind::Day, title, why, verb) })
}

/// What is still to be bagged; the closing, once everything is.
pub(super) fn bags(tournament: &Tournament) -> Option<Advice> {
    let rule = tournament.setup.rules.cite(BAGS);
    if let Err(open) = all_bagged(tournament) {
        let stacks = everybody_left(tournament);
        let left = stacks.filter(|entry| tournament.bagged(*entry).is_none()).count();
        let title = phrase!(
            "bag-the-stacks",
            "Bag {stacks}",
            stacks = Phrase::count(left, "stack", "stacks")
        );
        // The title says how many; the reason says whose is next.
        let next = everybody_left(tournament).find(|one| tournament.bag_of(*one).is_none());
        let why = match next {
            Some(next) => {
                phrase!("bag-next", "next: {name}", name = tournament.name(next))
            }
            None => open.sentence(),
        };
        let advice = plain(AdviceKind::Day, title, why, phrase!("log-bag", "Bag"));
        return Some(Advice { rule, begins: "bag ".into(), ..advice });
    }
    let title = phrase!("close-the-day", "Close the day");
    let (bagged, in_play) = (tournament.chips_bagged(), tournament.chips_in_play);
    let verb = phrase!("do-close", "Close");
    if bagged == in_play {
        let why = phrase!(
            "bags-are-in-play",
            "the bags hold all {chips} in play",
            chips = tournament.grouped(in_play)
        );
        let command = Some(CloseDay::default().into());
        return Some(Advice { rule, command, ..plain(AdviceKind::Day, title, why, verb) });
    }
    let why = phrase!(
        "bags-differ-say-why",
        "the bags hold {bagged}, and {in_play} are in play: count again, or say why",
        bagged = tournament.grouped(bagged),
        in_play = tournament.grouped(in_play)
    );
    let advice = plain(AdviceKind::Day, title, why, verb);
    Some(Advice { rule, begins: "day close ".into(), ..advice })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
    use crate::actions::hand_for_hand::end::EndHandForHand;
    use crate::actions::tables::bench::Bench;
    use crate::advice::advice_at;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::day_end::{DayEnd, DayEndsAt, LastHands};
    use crate::rulebook::templates::t1000;

    fn ending(at: DayEndsAt) -> Bench {
        let day_end = DayEnd { at, hands: LastHands::default(), minutes: 10, counted_twice: false };
        let mut bench = Bench::of(SetUp { day_end: Some(day_end), ..t1000() });
        bench.seat(16);
        bench
    }

    fn about_the_day(bench: &Bench) -> Option<Advice> {
        let due = advice_at(bench.log.tournament(), bench.now());
        due.into_iter().find(|advice| advice.kind == AdviceKind::Day)
    }

    #[test]
    fn a_day_is_led_from_the_last_hands_to_its_closing() {
        let mut bench = ending(DayEndsAt::Level { level: 5 });
        assert_eq!(about_the_day(&bench), None);
        bench.say(JumpTo { stage: 5 }).unwrap();
        bench.wait(600_000);
        let said = |bench: &Bench| {
            let advice = about_the_day(bench).unwrap();
            (advice.title.to_string(), advice.why.to_string(), advice.own_key)
        };
        let why = "the day ends with level 5, of which 10:00 are left; the clock stops";
        assert_eq!(said(&bench), ("Announce the last hands".into(), why.into(), false));
        let take = |bench: &mut Bench| {
            let command = about_the_day(bench).unwrap().command.unwrap();
            bench.say(command).unwrap();
        };
        take(&mut bench);
        let why = "once every table has played 3 more hands";
        assert_eq!(said(&bench), ("End the day".into(), why.into(), true));
        take(&mut bench);
        let advice = about_the_day(&bench).unwrap();
        assert_eq!(
            (advice.title.to_string(), advice.begins.as_str()),
            ("Bag 16 stacks".into(), "bag ")
        );
        let first = everybody_left(bench.log.tournament()).next().unwrap();
        let next = format!("next: {}", bench.log.tournament().name(first));
        assert_eq!(advice.why.to_string(), next, "the title says how many");
        for table in [1, 2] {
            bench.bag(table, |_| 1_000, |_| String::new());
        }
        assert_eq!(
            said(&bench),
            ("Close the day".into(), "the bags hold all 16,000 in play".into(), true)
        );
        take(&mut bench);
        assert_eq!((about_the_day(&bench), bench.log.tournament().phase()), (None, Phase::Closed));
    }

    #[test]
    fn hand_for_hand_is_ended_before_the_day() {
        let mut bench = ending(DayEndsAt::Director {});
        bench.say(AnnounceLastHands { hands: None }).unwrap();
        assert!(about_the_day(&bench).is_some());
        bench.say(GoHandForHand { until: Until::Left { players: 10 }, pace: None }).unwrap();
        assert_eq!(about_the_day(&bench), None);
        bench.say(EndHandForHand {}).unwrap();
        assert!(about_the_day(&bench).is_some());
    }

    #[test]
    fn the_number_that_ends_the_day_comes_before_all_else() {
        let mut bench = ending(DayEndsAt::Left { players: 10 });
        for seat in 1..=6 {
            let out = bench.at(1, seat);
            bench.bust(out);
        }
        let first = advice_at(bench.log.tournament(), bench.now()).into_iter().next().unwrap();
        let why = "the day ends with 10 left, when the hand in progress is over";
        assert_eq!(
            (first.title.to_string(), first.why.to_string()),
            ("End the day".into(), why.into())
        );
    }
}
