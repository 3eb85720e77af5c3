//! Players who are away (HPT, Players leaving; WSOP 73, 74), and stacks that leave play with them.

use crate::rulebook::absence_rule::AbsenceRule;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::rulebook::schedule::Ante;
use crate::state::prelude::*;

/// Where the books speak of players who are away.
pub const ABSENCE: Sources = &[
    (RuleBook::Hpt, "Players leaving"),
    (RuleBook::Rrop, "6"),
    (RuleBook::Lr, "7"),
    (RuleBook::Tch, "30"),
    (RuleBook::Wsop, "73"),
];
/// Where they say what happens to a third one.
pub(crate) const THIRD: Sources = &[(RuleBook::Wsop, "74")];

/// How long a player may still be away, in milliseconds, and negative once it is too long; `None` where the house has no
/// limit or the player is there. Nothing is left of it to who has said to be away for longer.
pub fn left_to_return(tournament: &Tournament, entry: EntryId, now: Millis) -> Option<Millis> {
    let AbsenceRule::SplitAfter { minutes } = tournament.setup.rules.absence else { return None };
    let since = tournament.absent_since(entry)?;
    if tournament.stays_away(entry) {
        return Some(0);
    }
    Some(since.saturating_add(Millis::from(minutes).saturating_mul(60_000)).saturating_sub(now))
}

/// How many chips an absent stack posts at a table in one round of the button at `now`, in chips: both blinds, the big blind's ante,
/// and each hand's own ante; in stud the antes alone, since the lowest card brings it in (RRoP 6, LR 7, TCH 7d).
pub fn posts_a_round(tournament: &Tournament, table: TableNumber, now: Millis) -> ChipCount {
    let Some(level) = tournament.clock(now).level(&tournament.setup.schedule) else { return 0 };
    let players = tournament.room.table(table).map_or(0, |table| to_u64(table.players()));
    match level.stud.filter(|_| tournament.room_plays_stud(now)) {
        Some(stud) => stud.ante.saturating_mul(players),
        None => {
            let ante = match level.ante {
                Ante::None {} => 0,
                Ante::PerPlayer { chips } => chips.saturating_mul(players),
                Ante::BigBlind { chips } => chips,
            };
            level.small.saturating_add(level.big).saturating_add(ante)
        }
    }
}

/// What an absent stack loses, in words: "posts 1,600 a round", and how many rounds it lasts by its newest count.
pub fn blinded_off(tournament: &Tournament, entry: EntryId, now: Millis) -> Option<Phrase> {
    let posts = posts_a_round(tournament, tournament.seat_of(entry)?.table, now);
    let count = tournament.count_of(entry).map(|count| count.chips);
    let chips = tournament.grouped(posts);
    let rounds = count.and_then(|count| count.checked_div(posts));
    Some(match rounds {
        _ if posts == 0 => return None,
        None => phrase!("posts-a-round", "posts {chips} a round", chips),
        Some(rounds) => phrase!(
            "posts-a-round-and-lasts",
            "posts {chips} a round, {rounds} left",
            chips,
            rounds = Phrase::count(rounds, "round", "rounds")
        ),
    })
}

/// When the next of those who are away has been so for too long, after `now`.
pub fn next_return(tournament: &Tournament, now: Millis) -> Option<Millis> {
    away(tournament)
        .filter_map(|entry| left_to_return(tournament, entry, now))
        .filter(|left| *left > 0)
        .min()
        .map(|left| now.saturating_add(left))
}

/// Whoever is away from a seat in play.
pub fn away(tournament: &Tournament) -> impl Iterator<Item = EntryId> + '_ {
    tournament
        .entries
        .iter()
        .filter(|(id, entry)| entry.absent_since.is_some() && tournament.seat_of(**id).is_some())
        .map(|(id, _)| *id)
}
