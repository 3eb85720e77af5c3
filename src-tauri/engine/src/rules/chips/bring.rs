//! How many chips to bring to each table and to collect there, before a break begins. Nobody at the desk knows what lies at
//! which table, so each is taken to have its share of the room's chips, by players.

use crate::state::prelude::*;

/// What a colour-up takes at a table. Both are counts of chips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Bringing {
    /// About so many old chips are collected.
    pub collect: u64,
    /// So many new chips are brought: for all those, rounded up, and one more to round up with.
    pub bring: u64,
}

/// How many chips of this value are in the room: those of all stacks dealt, and those that came in for a smaller value. 0
/// where the set-up does not say what a stack is made of.
pub fn in_the_room(tournament: &Tournament, chip: ChipCount) -> u64 {
    let setup = &tournament.setup;
    let stacks = u64::from(tournament.counted_entries.saturating_add(tournament.rebuys));
    let each = setup.chips.iter().position(|one| one.value == chip);
    let each = each.and_then(|index| setup.stack_chips.get(index)).copied().unwrap_or(0);
    let raced = tournament.coloured_up.races.iter().filter(|raced| raced.next == chip);
    raced
        .map(|raced| raced.table.handed_out())
        .fold(stacks.saturating_mul(u64::from(each)), u64::saturating_add)
}

/// What to bring to a table of so many players and to collect there.
pub fn bringing(
    tournament: &Tournament,
    chip: ChipCount,
    next: ChipCount,
    players: usize,
) -> Bringing {
    let room = in_the_room(tournament, chip);
    let seated = u64::from(tournament.room.seated()).max(1);
    let players = to_u64(players);
    let collect = room.saturating_mul(players).div_ceil(seated);
    if collect == 0 {
        return Bringing::default();
    }
    let bring = collect.saturating_mul(chip).div_ceil(next.max(1)).saturating_add(1);
    Bringing { collect, bring }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    /// 24 stacks of fifteen 5s are 360; a table of eight of 24 players has 120 of them, which are 24 25s.
    #[test]
    fn a_table_has_its_share_by_players() {
        let bench = Bench::playing(24);
        let tournament = bench.log.tournament();
        assert_eq!(in_the_room(tournament, 5), 360);
        assert_eq!(bringing(tournament, 5, 25, 8), Bringing { collect: 120, bring: 25 });
        assert_eq!(bringing(tournament, 500, 1_000, 8), Bringing::default());
    }
}
