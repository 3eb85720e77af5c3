//! The move list: whoever is on the way to another seat, until somebody has seen them there.

use crate::finding::Wanted;
use crate::ids::Millis;
use crate::tables::move_player::Move;
use crate::tournament::Tournament;
use crate::views::desk::{MoveView, move_view};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use ts_rs::TS;

/// How many are on the way, for the rail.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MovesUnderWay {
    /// Players on the way.
    pub players: u32,
    /// When the one longest under way was told; absent when nobody is.
    pub oldest: Option<Millis>,
}

/// Moves for one cause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MoveGroup {
    /// The cause: "table 12 breaks", "balance", "redraw to 2 tables".
    pub cause: String,
    /// When the oldest of them was said.
    pub at: Millis,
    /// The moves, oldest first.
    pub moves: Vec<MoveView>,
}

/// The move list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MoveList {
    /// Players on the way in all.
    pub players: u32,
    /// How many of them the search found; the groups hold the first 200.
    pub found: u32,
    /// Tournament time at this answer, from which the windows count how long ago a move was said.
    pub now: Millis,
    /// By cause, the one longest under way first.
    pub groups: Vec<MoveGroup>,
    /// The last few that arrived, the latest first, so that a wrong tick is seen.
    pub arrived: Vec<MoveView>,
}

/// How many moves one answer holds.
const SHOWN: usize = 200;
/// How many arrived moves stay in sight.
const ARRIVED_SHOWN: usize = 6;

/// The moves under way, oldest first: of each player the last one said, unless it was ticked or the player has gone from
/// there since.
#[must_use]
pub fn under_way(tournament: &Tournament) -> Vec<(usize, &Move)> {
    let mut seen = BTreeSet::new();
    let mut moves: Vec<(usize, &Move)> = tournament
        .moves
        .indexed()
        .rev()
        .filter(|(_, said)| seen.insert(said.one.entry))
        .filter(|(_, said)| {
            // Whoever is sent back before having gone anywhere does not move; whoever draws the own seat anew is told so.
            let sent_back = said.sits_at == Some(said.one.to) && said.sits_at != said.one.from;
            !said.arrived && !sent_back && tournament.seat_of(said.one.entry) == Some(said.one.to)
        })
        .collect();
    moves.reverse();
    moves
}

/// How many are on the way.
#[must_use]
pub fn moves_under_way(tournament: &Tournament) -> MovesUnderWay {
    let mut told = MovesUnderWay::default();
    for (_, said) in under_way(tournament) {
        told.players = told.players.saturating_add(1);
        told.oldest = Some(told.oldest.map_or(said.at, |oldest| oldest.min(said.at)));
    }
    told
}

/// The move list at `now`, of those whose name or table number matches the search.
#[must_use]
pub fn move_list(tournament: &Tournament, search: &str, now: Millis) -> MoveList {
    let word = search.trim();
    let wanted = Wanted::of(word);
    let mut list = MoveList {
        players: moves_under_way(tournament).players,
        found: 0,
        now,
        groups: Vec::new(),
        arrived: Vec::new(),
    };
    for (index, said) in under_way(tournament) {
        let tables = [said.sits_at, Some(said.one.to)];
        let at_a_table = || tables.into_iter().flatten().any(|seat| seat.table.to_string() == word);
        if tournament.answers(said.one.entry, &wanted).is_none() && !at_a_table() {
            continue;
        }
        list.found = list.found.saturating_add(1);
        if usize::try_from(list.found).unwrap_or(usize::MAX) > SHOWN {
            continue;
        }
        let view = move_view(tournament, index, said);
        match list.groups.iter_mut().find(|group| group.cause == said.reason) {
            Some(group) => group.moves.push(view),
            None => {
                let (cause, at) = (said.reason.clone(), said.at);
                list.groups.push(MoveGroup { cause, at, moves: vec![view] });
            }
        }
    }
    list.arrived = tournament
        .moves
        .indexed()
        .rev()
        .filter(|(_, said)| said.arrived && tournament.seat_of(said.one.entry) == Some(said.one.to))
        .filter(|(_, said)| tournament.answers(said.one.entry, &wanted).is_some())
        .map(|(index, said)| move_view(tournament, index, said))
        .take(ARRIVED_SHOWN)
        .collect();
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{EntryId, Seat};
    use crate::tables::arrived::Arrived;
    use crate::tables::bench::Bench;
    use crate::tables::move_player::MovePlayer;

    fn moved(bench: &mut Bench, from: (u32, u8), to: (u32, u8), reason: &str) -> EntryId {
        let entry = bench.at(from.0, from.1);
        let to = Seat::new(to.0, to.1);
        bench.say(MovePlayer { entry, to, reason: reason.into() }).unwrap();
        entry
    }

    #[test]
    fn moves_are_grouped_by_cause_and_leave_when_ticked_or_when_the_player_does() {
        let mut bench = Bench::playing(27);
        moved(&mut bench, (1, 1), (2, 10), "balance");
        let second = moved(&mut bench, (1, 2), (3, 10), "director");
        moved(&mut bench, (3, 1), (1, 1), "balance");
        let list = move_list(bench.log.tournament(), "", 9_000);
        let groups: Vec<_> =
            list.groups.iter().map(|group| (group.cause.as_str(), group.moves.len())).collect();
        assert_eq!(groups, [("balance", 2), ("director", 1)]);
        assert_eq!((list.players, list.found), (3, 3));
        let oldest = moves_under_way(bench.log.tournament()).oldest;
        assert_eq!(oldest, Some(list.groups[0].at));

        bench.say(Arrived { moves: vec![1] }).unwrap();
        bench.bust(second);
        let list = move_list(bench.log.tournament(), "", 9_000);
        assert_eq!((list.players, list.groups.len(), list.arrived.len()), (1, 1, 1));
        assert_eq!(move_list(bench.log.tournament(), "nobody", 0).found, 0);
        assert_eq!(move_list(bench.log.tournament(), "1", 0).players, 1);
    }

    #[test]
    fn a_player_moved_twice_is_on_the_way_once() {
        let mut bench = Bench::playing(27);
        moved(&mut bench, (1, 1), (2, 10), "balance");
        moved(&mut bench, (2, 10), (3, 10), "director");
        moved(&mut bench, (3, 10), (2, 10), "director");
        assert_eq!(moves_under_way(bench.log.tournament()).players, 1);
    }
}
