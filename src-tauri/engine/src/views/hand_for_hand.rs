//! What the desk and the room see of hand-for-hand while it is on.

use crate::rulebook::hand_for_hand::Pace;
use crate::rules::hand_for_hand::together::together;
use crate::rules::hand_for_hand::{ends_with, tables_to_rank, time_of_next_hand};
use crate::rules::prizes::payouts::places_paid;
use crate::rules::prizes::won::Won;
use crate::state::hand_for_hand::Ends;
use crate::state::prelude::*;
use crate::views::desk::NextPrize;

/// Hand-for-hand while it is on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandForHandView {
    /// What the tables play together.
    pub pace: Pace,
    /// The hand or round, 0 for the one in progress at the announcement.
    pub hand: u32,
    /// The tables by number.
    pub tables: Vec<HandTable>,
    /// How many have finished.
    pub done: u32,
    /// How many have not.
    pub to_finish: u32,
    /// Every table has finished.
    pub all_done: bool,
    /// It waits for the money; for a number of players otherwise.
    pub at_the_money: bool,
    /// With how many players left it is over.
    pub ends_with: u32,
    /// How many must still go out for that; 0 when it is over.
    pub to_go: u32,
    /// The prize that whoever survives it has at the least.
    pub pays: Option<NextPrize>,
    /// How many places are paid.
    pub places_paid: u32,
    /// What each hand takes off the clock, in milliseconds; 0 where the clock runs on.
    pub off_ms: Millis,
    /// What the clock shows once the next hand is dealt; absent where it runs on.
    pub after_next_ms: Option<Millis>,
    /// Who went out on this hand, the highest first.
    pub out: Vec<OutNow>,
    /// The tables at which the order must be said before the hand can be closed.
    pub to_rank: Vec<TableNumber>,
}

/// A table at hand-for-hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandTable {
    /// Its number.
    pub table: TableNumber,
    /// How many play there.
    pub players: u32,
    /// How far it is.
    pub state: HandState,
}

/// How far a table is with the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HandState {
    /// The hand is played.
    Playing,
    /// An all-in and a call wait for the others.
    Held,
    /// It has finished.
    Done,
}

/// A player who went out on a hand that the tables played together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct OutNow {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The table.
    pub table: TableNumber,
    /// The seat that was left.
    pub seat: SeatNumber,
    /// The place so far: the first of those shared.
    pub place: u32,
    /// The last of those shared.
    pub place_to: u32,
    /// The prize so far.
    pub prize: Money,
    /// The order at this table must be said: money depends on it.
    pub to_rank: bool,
    /// The newest count of the stack, whenever it was.
    pub last_count: Option<ChipCount>,
}

/// Hand-for-hand as it stands; `None` while it is off.
pub fn hand_for_hand_view(tournament: &Tournament, now: Millis) -> Option<HandForHandView> {
    let on = tournament.hand_for_hand.as_ref()?;
    if tournament.phase() != Phase::Playing {
        return None;
    }
    let playing = tournament.playing_the_hand();
    let tables: Vec<HandTable> = tournament
        .room
        .tables()
        .map(|(table, at)| HandTable {
            table,
            players: to_u32(at.players()),
            state: match (on.held.contains(&table), playing.contains(&table)) {
                (true, true) => HandState::Held,
                (false, true) => HandState::Playing,
                (_, false) => HandState::Done,
            },
        })
        .collect();
    let done = tables.iter().filter(|table| table.state == HandState::Done).count();
    let target = ends_with(tournament, on.ends);
    let (off_ms, after_next_ms) = time_of_next_hand(tournament, on, now);
    Some(HandForHandView {
        pace: on.pace,
        hand: on.hand,
        done: to_u32(done),
        to_finish: to_u32(tables.len().saturating_sub(done)),
        all_done: playing.is_empty(),
        at_the_money: on.ends == Ends::AtTheMoney,
        ends_with: target,
        to_go: tournament.left().saturating_sub(target),
        pays: NextPrize::of(tournament, target),
        places_paid: places_paid(tournament),
        off_ms,
        after_next_ms,
        out: out_on(tournament, tournament.hands_together),
        to_rank: tables_to_rank(tournament),
        tables,
    })
}

/// Who went out on a hand that the tables played together, the highest place first.
pub(crate) fn out_on(tournament: &Tournament, hand: u32) -> Vec<OutNow> {
    let to_rank =
        if hand == tournament.hands_together { tables_to_rank(tournament) } else { Vec::new() };
    let out: BTreeMap<EntryId, _> = together(tournament, hand)
        .into_iter()
        .flat_map(|table| table.groups.into_iter().flatten())
        .map(|out| (out.entry, out.seat))
        .collect();
    if out.is_empty() {
        return Vec::new();
    }
    Won::of(tournament)
        .placed()
        .filter_map(|(finish, entry, prize)| {
            let seat = out.get(&entry)?;
            Some(OutNow {
                entry,
                name: tournament.name(entry).to_string(),
                table: seat.table,
                seat: seat.seat,
                place: finish.place,
                place_to: finish.place_to,
                prize,
                to_rank: to_rank.contains(&seat.table),
                last_count: tournament.counted_last(entry).map(|count| count.chips),
            })
        })
        .collect()
}
