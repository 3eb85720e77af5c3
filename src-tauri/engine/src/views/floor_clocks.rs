//! The floor's other clocks: who is away, who is on a penalty, what was given before.

use crate::actions::absences::miss::{MissedWhat, misses_next};
use crate::actions::absences::split_stack::smallest_chip;
use crate::rules::absences::{away, blinded_off, left_to_return};
use crate::state::penalty::PenaltyKind;
use crate::state::prelude::*;

/// Everything that is timed or counted on the floor beside the clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FloorClocksView {
    /// Who is away, the longest first.
    pub away: Vec<AwayRow>,
    /// Who is on a penalty, the first to come back first.
    pub serving: Vec<PenaltyRow>,
    /// Warnings and penalties that are over, the latest first: 100 at the most.
    pub history: Vec<PenaltyRow>,
    /// The value of the smallest chip in play: what a stack is split by.
    pub smallest_chip: ChipCount,
}

/// A player who is away.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AwayRow {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The seat.
    pub seat: Seat,
    /// How long, in milliseconds.
    pub away_ms: Millis,
    /// How long the player may still be away, 0 when it is too long; absent where the house has no limit.
    pub left_ms: Option<Millis>,
    /// Missed blinds noted.
    pub missed_blinds: u32,
    /// Absent buttons noted.
    pub absent_buttons: u32,
    /// What is put before the seat next.
    pub misses_next: MissedWhat,
    /// What the stack posts meanwhile; nothing where nothing is posted.
    pub posts: Phrase,
}

/// A warning or a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PenaltyRow {
    /// Its number, from 1.
    pub penalty: u32,
    /// To whom.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The seat; absent once the player is out.
    pub seat: Option<Seat>,
    /// When, in tournament time.
    pub at: Millis,
    /// What.
    pub kind: PenaltyKind,
    /// Hands to miss.
    pub hands: u32,
    /// Hands missed so far.
    pub served: u32,
    /// All of them are served: the penalty can end.
    pub done: bool,
    /// How many were given to the same player before.
    pub before: u32,
    /// Why; possibly nothing.
    pub reason: Phrase,
}

/// How many are away or on a penalty.
pub fn away_or_out(tournament: &Tournament) -> u32 {
    let serving = tournament
        .penalties
        .iter()
        .filter(|penalty| !penalty.over && tournament.seat_of(penalty.entry).is_some());
    to_u32(away(tournament).count().saturating_add(serving.count()))
}

/// The floor's clocks at `now`.
pub fn floor_clocks(tournament: &Tournament, now: Millis) -> FloorClocksView {
    let mut gone: Vec<AwayRow> = away(tournament)
        .filter_map(|entry| {
            let missed = tournament.missed_blinds.get(&entry).copied().unwrap_or_default();
            Some(AwayRow {
                entry,
                name: tournament.name(entry).to_string(),
                seat: tournament.seat_of(entry)?,
                away_ms: now.saturating_sub(tournament.absent_since(entry)?).max(0),
                left_ms: left_to_return(tournament, entry, now).map(|left| left.max(0)),
                missed_blinds: missed.blinds,
                absent_buttons: missed.buttons,
                misses_next: misses_next(tournament, entry),
                posts: blinded_off(tournament, entry, now).unwrap_or_default(),
            })
        })
        .collect();
    gone.sort_by_key(|row| std::cmp::Reverse(row.away_ms));
    let mut serving = Vec::new();
    let mut history = Vec::new();
    let mut before: BTreeMap<EntryId, u32> = BTreeMap::new();
    for (index, penalty) in tournament.penalties.indexed() {
        let given = before.entry(penalty.entry).or_insert(0);
        let row = PenaltyRow {
            penalty: to_u32(index).saturating_add(1),
            entry: penalty.entry,
            name: tournament.name(penalty.entry).to_string(),
            seat: tournament.seat_of(penalty.entry),
            at: penalty.at,
            kind: penalty.kind,
            hands: penalty.hands,
            served: penalty.served,
            done: penalty.served >= penalty.hands,
            before: *given,
            reason: penalty.why(),
        };
        *given = given.saturating_add(1);
        if penalty.over || row.seat.is_none() {
            history.push(row);
        } else {
            serving.push(row);
        }
    }
    serving.sort_by_key(|row| row.hands.saturating_sub(row.served));
    history.reverse();
    history.truncate(100);
    FloorClocksView { away: gone, serving, history, smallest_chip: smallest_chip(tournament, now) }
}
