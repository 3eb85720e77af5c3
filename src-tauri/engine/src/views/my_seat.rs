//! A player's own seat, as it is looked for on a phone: by name or by the entry's number.

use crate::base::finding::Wanted;
use crate::rules::prizes::places::finishes;
use crate::state::moves::under_way;
use crate::state::of_series::MySeries;
use crate::state::prelude::*;
use crate::views::day::{BagView, bag_view};
use crate::views::desk::{MoveView, move_view};

/// An entry that was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatFound {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat; absent without one.
    pub seat: Option<Seat>,
}

/// Those who answer to what was typed, by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatsFound {
    /// How many there are.
    pub total: u32,
    /// The first of them.
    pub rows: Vec<SeatFound>,
}

/// Where an entry stands, as its player is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MySeatView {
    /// The entry.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat; absent without one.
    pub seat: Option<Seat>,
    /// The move that the player has still to make.
    pub moving: Option<MoveView>,
    /// The place, when out or when the winner; with `place_to` for a shared one.
    pub place: Option<u32>,
    /// The last of the places shared; equal to `place` when it is not shared.
    pub place_to: Option<u32>,
    /// Still in, and waiting for a seat.
    pub waits: bool,
    /// The chips that the entry was sold with.
    pub starting_stack: ChipCount,
    /// The bag with the stack, once it is counted; absent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bag: Option<BagView>,
    /// The number of the bag with which the player comes from the day before, until it is opened; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub comes_with: Option<String>,
    /// The player's stacks over all flights of the series, where the tournament belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<MySeries>,
}

/// A phone shows so many.
const ROWS: u32 = 20;

/// Those who answer to a name, a part of one, or an entry's number. Nobody answers to nothing.
pub fn find_seat(tournament: &Tournament, search: &str) -> SeatsFound {
    let number = search.trim().trim_start_matches('#').parse().map(EntryId).ok();
    let wanted = Wanted::of(search);
    let mut found: Vec<EntryId> = tournament
        .entries
        .iter()
        .filter(|(_, entry)| entry.standing != Standing::Withdrawn)
        .map(|(entry, _)| *entry)
        .filter(|entry| match number {
            Some(number) => *entry == number,
            None => !wanted.is_anybody() && tournament.answers(*entry, &wanted).is_some(),
        })
        .collect();
    found.sort_by_key(|entry| (tournament.sorted_name(*entry), *entry));
    SeatsFound {
        total: to_u32(found.len()),
        rows: found
            .into_iter()
            .take(to_usize(ROWS))
            .map(|entry| SeatFound {
                entry,
                name: tournament.name(entry).to_string(),
                seat: tournament.seat_of(entry),
            })
            .collect(),
    }
}

/// Where an entry stands; nothing for one that is not there.
pub fn my_seat(tournament: &Tournament, entry: EntryId) -> Option<MySeatView> {
    let standing = tournament.standing_of(entry)?;
    let sold = tournament.entries.get(&entry)?.standing_purchases().next();
    let moving = under_way(tournament).into_iter().find(|(_, said)| said.one.entry == entry);
    let finish = finishes(tournament).into_iter().find(|finish| finish.entries.contains(&entry));
    Some(MySeatView {
        entry,
        name: tournament.name(entry).to_string(),
        seat: tournament.seat_of(entry),
        moving: moving.map(|(index, said)| move_view(tournament, index, said)),
        place: finish.as_ref().map(|finish| finish.place),
        place_to: finish.as_ref().map(|finish| finish.place_to),
        waits: standing == Standing::Waiting,
        starting_stack: sold.map_or(0, |(_, purchase)| purchase.chips),
        bag: tournament.bagged(entry).map(|_| bag_view(tournament, entry, None)),
        comes_with: tournament
            .own_bags()
            .get(&entry)
            .filter(|number| !number.is_empty() && !tournament.day.opened.contains_key(&entry))
            .map(|number| (*number).to_string()),
        series: tournament
            .of_series
            .as_ref()
            .and_then(|series| series.players.get(&entry).map(|mine| MySeries::clone(mine))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn a_player_is_found_by_name_and_by_number() {
        let mut bench = Bench::registering();
        let names = vec!["Anna Kowalska".to_string(), "Bo".to_string()];
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        let tournament = bench.log.tournament();
        let one = tournament.entries.keys().next().copied().unwrap();
        let name = tournament.name(one);
        assert_eq!(find_seat(tournament, name).rows[0].name, name);
        assert_eq!(find_seat(tournament, &format!("#{}", one.0)).rows[0].entry, one);
        assert_eq!(find_seat(tournament, " ").total, 0, "nothing finds nobody");
        assert_eq!(find_seat(tournament, "99999").total, 0);
        let mine = my_seat(tournament, one).unwrap();
        assert_eq!((mine.name.as_str(), mine.waits, mine.place), (name, true, None));
        assert_eq!(mine.starting_stack, tournament.setup.starting_stack);
        assert_eq!(my_seat(tournament, EntryId(99_999)), None);
    }
}
