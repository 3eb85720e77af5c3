//! What hand-for-hand requires now: going over to it, running a held table out, and what lies between two hands.

use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
use crate::actions::hand_for_hand::begin_break::BeginBreak;
use crate::actions::hand_for_hand::deal::DealTogether;
use crate::actions::hand_for_hand::end::EndHandForHand;
use crate::actions::hand_for_hand::hold::HoldTables;
use crate::advice::{Advice, AdviceKind};
use crate::base::ids::position;
use crate::base::words::on_the_clock;
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::house_rules::{HAND_FOR_HAND, STALLING};
use crate::rulebook::setup::closing::OnSale;
use crate::rules::hand_for_hand::together::together;
use crate::rules::hand_for_hand::{
    after_time_off, break_is_due, ends_with, is_over, still_play, tables_to_rank,
};
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::state::hand_for_hand::Ends;
use crate::state::prelude::*;

fn plain(tournament: &Tournament, title: Phrase, why: Phrase, verb: Phrase) -> Advice {
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

/// Going hand-for-hand, once as few are too many as the house rules name. While somebody may still come or buy back in, nobody
/// knows how many places are paid: the bubble is nobody's.
pub(crate) fn go(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let comes = [OnSale::LateRegistration, OnSale::Rebuys, OnSale::ReEntries];
    if comes.into_iter().any(|what| what.open_until(tournament, now).is_some()) {
        return None;
    }
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
    let title =
        phrase!("go-hand-for-hand", "{pace}: {from} to the money", pace = rule.pace.said(), from);
    let why = Phrase::reasons(vec![
        phrase!("left-and-paid", "{left} left, {paid} paid", left, paid),
        phrase!(
            "place-takes",
            "{place} takes {amount}",
            place = Phrase::places(paid, paid),
            amount = tournament.money(prize)
        ),
        phrase!("hand-in-progress-counts", "a bust on the hand in progress counts already"),
    ]);
    Some(Advice {
        command: Some(GoHandForHand { until: Until::Money {}, pace: None }.into()),
        ..plain(tournament, title, why, phrase!("do-announce", "Announce"))
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
        let table = tournament.table_said(*first).capital();
        let title = phrase!("run-the-board-out", "{table}: run the board out", table);
        let why = phrase!("others-have-finished", "every other table has finished the hand");
        return Some(Advice {
            command: Some(HoldTables { tables: vec![*first], held: false }.into()),
            tables: vec![*first],
            more: to_u32(playing.len().saturating_sub(1)),
            ..plain(tournament, title, why, phrase!("do-run-out", "Run out"))
        });
    }
    let held: Vec<_> = playing.iter().copied().filter(|table| !free.contains(table)).collect();
    let mut why = match held.as_slice() {
        [] => Vec::new(),
        [one] => vec![phrase!(
            "waits-with-all-in",
            "{table} waits with an all-in",
            table = tournament.table_said(*one)
        )],
        several => vec![phrase!(
            "wait-with-all-in",
            "{tables} wait with an all-in",
            tables = tournament.tables_said(several)
        )],
    };
    why.push(phrase!("tick-each", "type the number of each table that has finished"));
    if on.pace != Pace::Round {
        why.push(phrase!("hold-for-all-in", "hold and its number for an all-in and a call"));
    }
    let why = Phrase::reasons(why);
    let title = still_play(tournament, &free);
    Some(Advice { tables: free, ..plain(tournament, title, why, phrase!("do-tick", "Tick")) })
}

/// The order that is missing before the hand can be closed.
fn rank(tournament: &Tournament) -> Option<Advice> {
    let table = tables_to_rank(tournament).first().copied()?;
    let out = together(tournament, tournament.hands_together)
        .into_iter()
        .find(|out| out.table == table)?;
    let names: Vec<&str> =
        out.groups.iter().flatten().map(|out| tournament.name(out.entry)).collect();
    let title = phrase!(
        "who-had-more-at",
        "{table}: who had more chips, {names}?",
        table = tournament.table_said(table).capital(),
        names
    );
    let why = Phrase::reasons(vec![
        phrase!("type-rank", "type rank and the stacks at the start of the hand, in this order"),
        phrase!("prizes-differ", "the prizes differ"),
    ]);
    Some(Advice {
        tables: vec![table],
        begins: "rank ".into(),
        ..plain(tournament, title, why, phrase!("do-rank", "Rank"))
    })
}

/// What follows when every table has finished and nobody has to move.
pub(crate) fn between(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let on = tournament.hand_for_hand.as_ref()?;
    if is_over(tournament) {
        let title = match on.ends {
            _ if tournament.room.open_tables() < 2 => {
                phrase!("over-one-table", "Hand-for-hand is over: one table is left")
            }
            Ends::AtTheMoney => {
                phrase!("over-all-paid", "Hand-for-hand is over: everybody left is paid")
            }
            Ends::With(_) => phrase!(
                "over-so-many-left",
                "Hand-for-hand is over: {players} left",
                players = Phrase::count(tournament.left(), "player", "players")
            ),
        };
        return Some(Advice {
            command: Some(EndHandForHand {}.into()),
            ..plain(
                tournament,
                title,
                phrase!("tables-play-on", "the tables play on by themselves"),
                phrase!("do-end", "End"),
            )
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
        let minutes = Phrase::count(minutes, "minute", "minutes");
        let title = phrase!("begin-break", "Break: {minutes}", minutes);
        let why = Phrase::reasons(vec![
            phrase!("break-waited", "it has waited for the end of the hand"),
            phrase!("goes-on-after-break", "hand-for-hand goes on after it"),
        ]);
        return Some(Advice {
            command: Some(BeginBreak {}.into()),
            ..plain(tournament, title, why, phrase!("do-begin", "Begin"))
        });
    }
    let next = on.hand.saturating_add(1);
    let title = phrase!(
        "deal-together",
        "Deal {turn} {number} at {tables}",
        turn = on.pace.turn_said(),
        number = next,
        tables = tables(tournament)
    );
    let why = match on.pace {
        Pace::HandForHand if reading.hands.is_none() => {
            let off =
                Millis::from(tournament.setup.rules.hand_for_hand.off_s).saturating_mul(1_000);
            let (_, left) = after_time_off(tournament, &reading, off);
            Phrase::reasons(vec![
                phrase!("off-the-clock", "{time} off the clock", time = on_the_clock(off)),
                phrase!("left-after-it", "{time} left after it", time = on_the_clock(left)),
            ])
        }
        _ => phrase!(
            "over-with-left",
            "over with {players} left",
            players = Phrase::count(ends_with(tournament, on.ends), "player", "players")
        ),
    };
    let verb = phrase!("do-deal", "Deal");
    Some(Advice { command: Some(DealTogether {}.into()), ..plain(tournament, title, why, verb) })
}

fn tables(tournament: &Tournament) -> Value {
    let open: Vec<_> = tournament.room.tables().map(|(number, _)| number).collect();
    if open.len() > 3 {
        Value::Phrase(Phrase::count(open.len(), "table", "tables"))
    } else {
        tournament.tables_said(&open)
    }
}
