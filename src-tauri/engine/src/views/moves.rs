//! The move list: whoever is on the way to another seat, until somebody has seen them there.

use crate::base::finding::Wanted;
use crate::state::moves::under_way;
use crate::state::prelude::*;
use crate::views::desk::{MoveView, move_view};

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
    pub cause: Phrase,
    /// When the oldest of them was said.
    pub at: Millis,
    /// The moves by the seat from which the player comes; those without one last, by name.
    pub moves: Vec<MoveView>,
}

/// The move list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
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

/// How many are on the way.
pub fn moves_under_way(tournament: &Tournament) -> MovesUnderWay {
    let told = under_way(tournament);
    let oldest = told.iter().map(|(_, said)| said.at).min();
    MovesUnderWay { players: to_u32(told.len()), oldest }
}

/// The move list at `now`, of those whose name or table number matches the search.
pub fn move_list(tournament: &Tournament, search: &str, now: Millis) -> MoveList {
    let word = search.trim();
    let wanted = Wanted::of(word);
    let players = moves_under_way(tournament).players;
    let mut list = MoveList { players, now, ..MoveList::default() };
    let mut shown = BTreeSet::new();
    for (index, said) in under_way(tournament) {
        let figure = if shown.insert(said.figure) { said.figure } else { 0 };
        let tables = [said.sits_at, Some(said.one.to)];
        let at_a_table = || tables.into_iter().flatten().any(|seat| seat.table.to_string() == word);
        if tournament.answers(said.one.entry, &wanted).is_none() && !at_a_table() {
            continue;
        }
        list.found = list.found.saturating_add(1);
        if to_usize(list.found) > SHOWN {
            continue;
        }
        let view = MoveView { figure, ..move_view(tournament, index, said) };
        match list.groups.iter_mut().find(|group| group.cause == view.reason) {
            Some(group) => group.moves.push(view),
            None => {
                let (cause, at) = (view.reason.clone(), said.at);
                list.groups.push(MoveGroup { cause, at, moves: vec![view] });
            }
        }
    }
    for group in &mut list.groups {
        group.moves.sort_by_cached_key(|one| {
            (one.from.is_none(), one.from, tournament.sorted_name(one.entry).to_string())
        });
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
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
    use crate::actions::entries::re_enter::ReEnter;
    use crate::actions::floor::wrong_bust::BackIn;
    use crate::actions::seating::alternates::SeatAlternates;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::arrived::Arrived;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::{EntryId, Seat};
    use crate::state::ledger::Payment;

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
            list.groups.iter().map(|group| (&*group.cause.english, group.moves.len())).collect();
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

    fn figures(bench: &Bench) -> Vec<(String, u8)> {
        let list = move_list(bench.log.tournament(), "", 9_000);
        let all = list.groups.into_iter().flat_map(|group| group.moves);
        all.map(|one| (one.from.map_or("new".into(), |from| from.to_string()), one.figure))
            .collect()
    }

    /// In the order of the seats from which they come, each with the figure that it got when it was said.
    #[test]
    fn figures_stay_as_they_are_when_others_are_ticked() {
        let mut bench = Bench::playing(27);
        moved(&mut bench, (3, 1), (1, 10), "balance");
        moved(&mut bench, (1, 1), (2, 10), "balance");
        moved(&mut bench, (2, 1), (3, 10), "balance");
        let all = |all: &[(&str, u8)]| -> Vec<(String, u8)> {
            all.iter().map(|(seat, figure)| ((*seat).to_string(), *figure)).collect()
        };
        assert_eq!(figures(&bench), all(&[("1.1", 2), ("2.1", 3), ("3.1", 1)]));
        bench.say(Arrived { moves: vec![1] }).unwrap();
        assert_eq!(figures(&bench), all(&[("1.1", 2), ("2.1", 3)]));
        // The figure that is free again goes to the next move, and whoever is sent on keeps the own.
        moved(&mut bench, (3, 2), (1, 1), "balance");
        moved(&mut bench, (2, 10), (3, 2), "balance");
        assert_eq!(figures(&bench), all(&[("1.1", 2), ("2.1", 3), ("3.2", 1)]));
    }

    /// Eighteen draw new seats: nine show a figure, and each figure that is free goes to one of the others.
    #[test]
    fn more_than_nine_moves_come_to_their_figures_one_by_one() {
        let mut bench = Bench::playing(18);
        bench.say(crate::actions::seating::redraw::Redraw { tables: 2 }).unwrap();
        for left in (1..=18).rev() {
            let list = move_list(bench.log.tournament(), "", 9_000);
            let moves: Vec<MoveView> = list.groups.into_iter().flat_map(|one| one.moves).collect();
            assert_eq!(moves.len(), left);
            let mut shown: Vec<u8> =
                moves.iter().map(|one| one.figure).filter(|one| *one > 0).collect();
            assert_eq!(shown.len(), left.min(9));
            shown.sort_unstable();
            shown.dedup();
            assert_eq!(shown.len(), left.min(9), "each once");
            let next = moves.iter().find(|one| one.figure > 0).unwrap().id;
            bench.say(Arrived { moves: vec![next] }).unwrap();
        }
    }

    /// Late registrations, re-entries, alternates and players who are in again are on the list until they are seen.
    #[test]
    fn whoever_gets_a_seat_during_play_is_on_the_list() {
        let mut setup = crate::rulebook::templates::t1000();
        setup.tables = Some(2);
        setup.rebuy = None;
        setup.re_entry = Some(crate::rulebook::setup::price::ReEntryRule {
            price: setup.price,
            chips: 1_000,
            limit: None,
            until: 9.into(),
            forfeit: false,
        });
        let mut bench = Bench::of(setup);
        let names = |count: usize, what: &str| -> Vec<String> {
            (1..=count).map(|number| format!("{what} {number}")).collect()
        };
        bench.say(Enter { names: names(18, "Early"), ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench.say(Enter { names: names(1, "Before"), ..Enter::default() }).unwrap();
        bench.say(StartClock {}).unwrap();
        assert_eq!(
            moves_under_way(bench.log.tournament()).players,
            0,
            "they look on the list of all"
        );
        bench.say(Enter { names: names(2, "Late"), ..Enter::default() }).unwrap();
        assert_eq!(bench.log.tournament().alternates.len(), 1);
        bench.bust(EntryId(1));
        bench.say(SeatAlternates {}).unwrap();
        bench.bust(EntryId(2));
        bench.say(ReEnter { entry: EntryId(2), forfeited: None, payment: Payment::Cash }).unwrap();
        bench.bust(EntryId(3));
        bench.say(BackIn { entry: EntryId(3) }).unwrap();
        let list = move_list(bench.log.tournament(), "", 9_000);
        let told: Vec<_> = list
            .groups
            .iter()
            .map(|group| (&*group.cause.english, &*group.moves[0].name, group.moves[0].from))
            .collect();
        assert_eq!(
            told,
            [
                ("late registration", "Late 1", None),
                ("alternates", "Late 2", None),
                ("re-entry", "Early 2", None),
                ("back in", "Early 3", None),
            ]
        );
        let ticked = bench.floor("ok late 1").command.unwrap();
        bench.say(ticked).unwrap();
        assert_eq!(moves_under_way(bench.log.tournament()).players, 3);
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
