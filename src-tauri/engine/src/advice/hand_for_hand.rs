//! What hand-for-hand requires now: going over to it, running a held table out, and what lies between two hands.

use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
use crate::actions::hand_for_hand::begin_break::BeginBreak;
use crate::actions::hand_for_hand::deal::DealTogether;
use crate::actions::hand_for_hand::end::EndHandForHand;
use crate::actions::hand_for_hand::hold::HoldTables;
use crate::advice::Advice;
use crate::base::ids::{Millis, position};
use crate::base::numbers::to_u32;
use crate::base::words::{capital, count, list, on_the_clock, ordinal};
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::house_rules::{HAND_FOR_HAND, STALLING};
use crate::rules::hand_for_hand::together::together;
use crate::rules::hand_for_hand::{
    after_time_off, break_is_due, ends_with, is_over, still_play, tables_to_rank,
};
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::state::hand_for_hand::Ends;
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

fn plain(tournament: &Tournament, title: String, why: String, verb: &str) -> Advice {
    let rules = &tournament.setup.rules;
    let pace = tournament.hand_for_hand.as_ref().map_or(rules.hand_for_hand.pace, |on| on.pace);
    let sources = match pace {
        Pace::HandForHand => HAND_FOR_HAND,
        Pace::Soft | Pace::Round => STALLING,
    };
    Advice {
        rule: rules.cite(sources),
        ..crate::advice::plain(AdviceKind::HandForHand, title, why, verb)
    }
}

/// Going hand-for-hand, once as few are too many as the house rules name.
pub(crate) fn go(tournament: &Tournament) -> Option<Advice> {
    let rule = tournament.setup.rules.hand_for_hand;
    if tournament.hand_for_hand.is_some() || tournament.room.open_tables() < 2 {
        return None;
    }
    if rule.advised_from == 0 {
        return None;
    }
    let (left, paid) = (tournament.left(), places_paid(tournament));
    let from = left.checked_sub(paid).filter(|from| (1..=rule.advised_from).contains(from))?;
    let prize = payouts(tournament).get(position(paid)?).copied()?;
    let title = format!("Go {}: {from} from the money", rule.pace.name().to_lowercase());
    let why = format!(
        "{left} left, {paid} paid, {} takes {}; who goes out on the hand in progress counts already",
        ordinal(paid),
        tournament.money(prize)
    );
    Some(Advice {
        command: Some(GoHandForHand { until: Until::Money {}, pace: None }.into()),
        ..plain(tournament, title, why, "Announce")
    })
}

/// What is due while a hand is played, or before anything else may be done after it.
pub(crate) fn during(tournament: &Tournament) -> Option<Advice> {
    let on = tournament.hand_for_hand.as_ref()?;
    let playing = tournament.playing_the_hand();
    if playing.is_empty() {
        return rank(tournament);
    }
    let free: Vec<_> = playing.iter().copied().filter(|table| !on.held.contains(table)).collect();
    if let (true, Some(first)) = (free.is_empty(), playing.first()) {
        let title = format!("{}: run the board out", capital(&tournament.table_words(*first)));
        let why = "every other table has finished the hand".to_string();
        return Some(Advice {
            command: Some(HoldTables { tables: vec![*first], held: false }.into()),
            tables: vec![*first],
            more: to_u32(playing.len().saturating_sub(1)),
            ..plain(tournament, title, why, "Run out")
        });
    }
    let held: Vec<_> = playing.iter().copied().filter(|table| !free.contains(table)).collect();
    let waits = match held.as_slice() {
        [] => String::new(),
        [one] => format!("{} waits with an all-in; ", tournament.table_words(*one)),
        several => format!("{} wait with an all-in; ", tournament.tables_words(several)),
    };
    let hold = match on.pace {
        Pace::HandForHand | Pace::Soft => "; hold and its number for an all-in and a call",
        Pace::Round => "",
    };
    let why = format!("{waits}tick each as it finishes: its number and Enter{hold}");
    let title = still_play(tournament, &free).english;
    Some(Advice { tables: free, ..plain(tournament, title, why, "Tick") })
}

/// The order that is missing before the hand can be closed.
fn rank(tournament: &Tournament) -> Option<Advice> {
    let table = tables_to_rank(tournament).first().copied()?;
    let out = together(tournament, tournament.hands_together)
        .into_iter()
        .find(|out| out.table == table)?;
    let names: Vec<&str> =
        out.groups.iter().flatten().map(|out| tournament.name(out.entry)).collect();
    let words = capital(&tournament.table_words(table));
    let title = format!("{words}: who had more chips, {}?", list(&names));
    let why = "type rank and the stacks at the start of the hand, in this order; the larger finishes higher, and the prizes differ";
    Some(Advice {
        tables: vec![table],
        begins: "rank ".into(),
        ..plain(tournament, title, why.into(), "Rank")
    })
}

/// What follows when every table has finished and nobody has to move.
pub(crate) fn between(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let on = tournament.hand_for_hand.as_ref()?;
    if is_over(tournament) {
        let title = match on.ends {
            _ if tournament.room.open_tables() < 2 => {
                "Hand-for-hand is over: one table is left".to_string()
            }
            Ends::AtTheMoney => "Hand-for-hand is over: everybody left is paid".to_string(),
            Ends::With(_) => format!("Hand-for-hand is over: {} left", tournament.left()),
        };
        return Some(Advice {
            command: Some(EndHandForHand {}.into()),
            ..plain(tournament, title, "the tables play on by themselves".into(), "End")
        });
    }
    let reading = tournament.clock(now);
    if tournament.setup.schedule.stage(reading.stage).is_break() {
        return None;
    }
    if break_is_due(tournament, &reading) {
        let minutes = tournament
            .setup
            .schedule
            .stage(reading.stage.saturating_add(1))
            .length_ms()
            .checked_div(60_000)
            .and_then(|minutes| usize::try_from(minutes).ok())
            .unwrap_or(0);
        let title = format!("Break: {}", count(minutes, "minute", "minutes"));
        let why = "it has waited for the end of the hand; hand-for-hand goes on after it".into();
        return Some(Advice {
            command: Some(BeginBreak {}.into()),
            ..plain(tournament, title, why, "Begin")
        });
    }
    let next = on.hand.saturating_add(1);
    let title = format!("Deal {} {next} at {}", on.pace.turn(), tables(tournament));
    let why = match on.pace {
        Pace::HandForHand if reading.hands.is_none() => {
            let off =
                Millis::from(tournament.setup.rules.hand_for_hand.off_s).saturating_mul(1_000);
            let (_, left) = after_time_off(tournament, &reading, off);
            format!("{} off the clock, {} left after it", on_the_clock(off), on_the_clock(left))
        }
        _ => format!("over with {} left", ends_with(tournament, on)),
    };
    Some(Advice { command: Some(DealTogether {}.into()), ..plain(tournament, title, why, "Deal") })
}

fn tables(tournament: &Tournament) -> String {
    let open: Vec<_> = tournament.room.tables().map(|(number, _)| number).collect();
    if open.len() > 3 {
        count(open.len(), "table", "tables")
    } else {
        tournament.tables_words(&open)
    }
}
