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

/// What to bring to all tables and to collect there.
pub fn whole_room(tournament: &Tournament, chip: ChipCount, next: ChipCount) -> Bringing {
    let tables = tournament.room.tables().filter(|(_, table)| table.players() > 0);
    let each = tables.map(|(_, table)| bringing(tournament, chip, next, table.players()));
    each.fold(Bringing::default(), |sum, one| Bringing {
        collect: sum.collect.saturating_add(one.collect),
        bring: sum.bring.saturating_add(one.bring),
    })
}

/// How many of so many new chips for a colour-up are not in the box: all that the house owns less those in the room. 0 where
/// nobody has counted the chips.
pub fn missing(tournament: &Tournament, next: ChipCount, bring: u64) -> u64 {
    let chips = &tournament.setup.chips;
    if chips.iter().all(|chip| chip.owned == 0) {
        return 0;
    }
    let owned = chips.iter().find(|chip| chip.value == next).map_or(0, |chip| chip.owned);
    let in_the_box = u64::from(owned).saturating_sub(in_the_room(tournament, next));
    bring.saturating_sub(in_the_box)
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

    /// 24 stacks of thirteen 25s are 312. Of 350 that the house owns 38 are in the box, where a colour-up wants 75.
    #[test]
    fn what_is_not_in_the_box_is_missing() {
        let mut setup = crate::rulebook::templates::t1000();
        assert_eq!(missing(Bench::playing(24).log.tournament(), 25, 75), 0, "nobody counted");
        for (chip, owned) in setup.chips.iter_mut().zip([360, 350, 150, 0]) {
            chip.owned = owned;
        }
        let mut bench = Bench::of(setup);
        bench.seat(24);
        let tournament = bench.log.tournament();
        assert_eq!(in_the_room(tournament, 25), 312);
        assert_eq!(missing(tournament, 25, 75), 37);
        assert_eq!(missing(tournament, 25, 38), 0);
        assert_eq!(missing(tournament, 500, 5), 5, "none of them is owned");
    }
}
