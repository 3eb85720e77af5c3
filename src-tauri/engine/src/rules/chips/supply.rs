//! The supply of chips: a starting stack made of what is owned, how many players that seats, and what to buy, colour-ups
//! included. The published chip counts of the T1000 game come out of it (HPT, Poker chips needed).

use crate::base::prelude::*;
use crate::rulebook::chip_set::{Chip, ChipSet};
use crate::rulebook::schedule::Schedule;
use crate::rules::chips::colour_up::free_after;
use crate::rules::chips::race::greatest_common_divisor;

/// One colour of a supply. All counts are of chips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SupplyLine {
    /// In each starting stack.
    pub each: u32,
    /// In all starting stacks.
    pub all: u64,
    /// Besides those, to change into what leaves.
    pub colour_up: u64,
    /// Those that are missing, in whole lots.
    pub buy: u64,
}

/// What so many stacks take, a line a colour, in the order of the set.
///
/// `leaving` are the values that leave, in the order in which they do. When one is gone, the chips that are left must make
/// all that is in play; where they cannot, more of the largest colour that is no larger than a stack are needed.
pub fn supply(
    set: &ChipSet,
    stack: ChipCount,
    stacks: u32,
    leaving: &[ChipCount],
) -> Vec<SupplyLine> {
    let lots = |missing: u64| {
        let lot = u64::from(set.lot.max(1));
        missing.div_ceil(lot).saturating_mul(lot)
    };
    let owned = |index: usize| set.chips.get(index).map_or(0, |chip| u64::from(chip.owned));
    let mut lines: Vec<SupplyLine> = (0..set.chips.len())
        .map(|index| {
            let each = set.stack_chips.get(index).copied().unwrap_or(0);
            let all = u64::from(each).saturating_mul(u64::from(stacks));
            SupplyLine { each, all, colour_up: 0, buy: lots(all.saturating_sub(owned(index))) }
        })
        .collect();
    let in_play = stack.saturating_mul(u64::from(stacks));
    // From the last colour-up back: what is bought for a later one serves the earlier ones too.
    for gone in (1..=leaving.len()).rev() {
        let gone = leaving.get(..gone).unwrap_or_default();
        let stay: Vec<(usize, &Chip)> =
            set.chips.iter().enumerate().filter(|(_, chip)| !gone.contains(&chip.value)).collect();
        let made: u64 = stay
            .iter()
            .map(|(index, chip)| {
                let bought = lines.get(*index).map_or(0, |line| line.buy);
                owned(*index).saturating_add(bought).saturating_mul(chip.value)
            })
            .fold(0, u64::saturating_add);
        let short = in_play.saturating_sub(made);
        let largest = stay.iter().rev().find(|(_, chip)| chip.value <= stack).or(stay.first());
        let Some((index, chip)) = largest.filter(|_| short > 0) else { continue };
        let more = short.div_ceil(chip.value.max(1));
        if let Some(line) = lines.get_mut(*index) {
            let in_hand = owned(*index).saturating_add(line.buy);
            // Chips beyond those of the stacks lie ready already, and are counted as what they are for.
            line.colour_up = in_hand.saturating_sub(line.all).saturating_add(more);
            line.buy = lots(line.all.saturating_add(line.colour_up).saturating_sub(owned(*index)));
        }
    }
    lines
}

/// How many stacks the owned chips make, colour-ups included; absent while nobody has counted them or there is no stack.
pub fn capacity(set: &ChipSet, stack: ChipCount, leaving: &[ChipCount]) -> Option<u32> {
    if set.chips.iter().all(|chip| chip.owned == 0) || set.stack_chips.iter().all(|each| *each == 0)
    {
        return None;
    }
    let by_colour = set.chips.iter().zip(&set.stack_chips).filter(|(_, each)| **each > 0);
    let by_colour =
        by_colour.map(|(chip, each)| u64::from(chip.owned).checked_div(u64::from(*each)));
    let by_colour_up = (1..=leaving.len()).map(|gone| {
        let gone = leaving.get(..gone).unwrap_or_default();
        set.chips
            .iter()
            .filter(|chip| !gone.contains(&chip.value))
            .map(|chip| u64::from(chip.owned).saturating_mul(chip.value))
            .fold(0, u64::saturating_add)
            .checked_div(stack)
    });
    let most = by_colour.chain(by_colour_up).flatten().min()?;
    Some(to_u32(most))
}

/// How many stacks of chips a search tries before it gives up.
const MOST_TRIES: u32 = 200_000;
/// Chips of one colour in a stack, where nobody has counted what is owned.
const UNCOUNTED: u32 = 100;

/// The book's stacks of 1,000: chips of 5, 25 and 100 for up to so many players (HPT, Poker chips needed for a T1000 tourney). The
/// third is for more than the book reckons chips for.
const PUBLISHED: [(u32, [(ChipCount, u32); 3]); 3] = [
    (10, [(5, 20), (25, 16), (100, 5)]),
    (24, [(5, 15), (25, 13), (100, 6)]),
    (u32::MAX, [(5, 10), (25, 10), (100, 7)]),
];

/// The book's stack for so many players, where it is made of these chips, the first of them the smallest that a level needs,
/// and nobody has counted them.
fn published(chips: &[Chip], needed: usize, stack: ChipCount, stacks: u32) -> Option<Vec<u32>> {
    let (_, counts) = PUBLISHED.iter().find(|(most, _)| stacks <= *most)?;
    let sum = counts.iter().map(|(value, each)| value.saturating_mul(u64::from(*each)));
    let smallest = chips.get(needed)?.value == counts.first()?.0;
    let there = |value: ChipCount| chips.iter().any(|chip| chip.value == value);
    let fits = smallest
        && sum.fold(0, u64::saturating_add) == stack
        && counts.iter().all(|(value, _)| there(*value))
        && chips.iter().all(|chip| chip.owned == 0);
    let each = |chip: &Chip| {
        let count = counts.iter().find(|(value, _)| *value == chip.value);
        count.map_or(0, |(_, each)| *each)
    };
    fits.then(|| chips.iter().map(each).collect())
}

/// A starting stack of this value from the owned chips for so many players, in the order of the set: as many of the smallest
/// chip that a level needs as a column holds, some of each colour between, and the rest in the largest, which is a fifth of
/// the stack at the most. Where that makes no stack, larger chips are taken too, then more of the smallest, then those that no
/// level needs. Where nobody has counted the chips, the book's own stack where it has one. Absent where the chips cannot make it.
pub fn propose(
    chips: &[Chip],
    schedule: &Schedule,
    stack: ChipCount,
    stacks: u32,
) -> Option<Vec<u32>> {
    let needed = free_after(schedule, chips).iter().position(|(_, after)| *after > 0).unwrap_or(0);
    if let Some(published) = published(chips, needed, stack, stacks) {
        return Some(published);
    }
    let fifth = stack.checked_div(5).unwrap_or(0);
    let ways =
        [(needed, fifth, false), (needed, stack, false), (needed, stack, true), (0, stack, true)];
    ways.into_iter().find_map(|(first, largest, heap)| {
        let used: Vec<(usize, &Chip)> = chips
            .iter()
            .enumerate()
            .skip(first)
            .filter(|(index, chip)| *index == first || chip.value <= largest)
            .collect();
        let mut search = Search::of(&used, chips, stacks);
        if heap {
            search.smallest = u32::MAX;
        }
        let (mut made, mut tries) = (Vec::new(), MOST_TRIES);
        if !search.fill(0, stack, &mut made, &mut tries) {
            return None;
        }
        let mut proposal = vec![0; chips.len()];
        for ((index, _), each) in used.iter().zip(made) {
            if let Some(place) = proposal.get_mut(*index) {
                *place = each;
            }
        }
        Some(proposal)
    })
}

struct Colour {
    value: ChipCount,
    most: u32,
}

struct Search {
    colours: Vec<Colour>,
    /// As many of the smallest chip as are tried first.
    smallest: u32,
    /// As many of each colour between as are tried first.
    between: u32,
}

impl Search {
    /// Of these colours, as many of each as the house owns for each stack.
    fn of(used: &[(usize, &Chip)], chips: &[Chip], stacks: u32) -> Self {
        let counted = chips.iter().any(|chip| chip.owned > 0);
        let each = |owned: u32| owned.checked_div(stacks.max(1)).unwrap_or(0);
        let colours = used.iter().map(|(_, chip)| Colour {
            value: chip.value.max(1),
            most: if counted { each(chip.owned) } else { UNCOUNTED },
        });
        let few = used.len() <= 3;
        Self {
            colours: colours.collect(),
            smallest: if few { 20 } else { 12 },
            between: if few { 10 } else { 8 },
        }
    }

    /// Fills the rest of a stack from this colour up; the first way found is the best.
    fn fill(&self, at: usize, rest: ChipCount, made: &mut Vec<u32>, tries: &mut u32) -> bool {
        let Some(colour) = self.colours.get(at) else { return rest == 0 };
        *tries = tries.saturating_sub(1);
        let larger = self.colours.iter().skip(at).map(|colour| colour.value);
        let step = larger.reduce(greatest_common_divisor).unwrap_or(1);
        if *tries == 0 || !rest.is_multiple_of(step) {
            return false;
        }
        let whole = rest.checked_div(colour.value).unwrap_or(0);
        let most = colour.most.min(to_u32(whole));
        let counts: Vec<u32> = if at.saturating_add(1) == self.colours.len() {
            u32::try_from(whole).ok().filter(|whole| *whole <= most).into_iter().collect()
        } else if at == 0 {
            (0..=most.min(self.smallest)).rev().collect()
        } else {
            let start = self.between.min(most);
            (start..=most).chain((0..start).rev()).collect()
        };
        for each in counts {
            let used = colour.value.saturating_mul(u64::from(each));
            made.push(each);
            if self.fill(at.saturating_add(1), rest.saturating_sub(used), made, tries) {
                return true;
            }
            made.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;
    use crate::state::tournament::Tournament;

    /// The T1000 game's chips with these counts in the house.
    fn t1000(owned: [u32; 4], stack_chips: &[u32]) -> (ChipSet, Vec<ChipCount>, Schedule) {
        let mut setup = templates::t1000();
        for (chip, owned) in setup.chips.iter_mut().zip(owned) {
            chip.owned = owned;
        }
        setup.stack_chips = stack_chips.to_vec();
        let tournament = Tournament::new(setup.clone());
        let leaving = tournament.colour_ups().into_values().flatten().map(|chip| chip.value);
        let set = ChipSet { lot: 50, ..setup.chip_set() };
        (set, leaving.collect(), setup.schedule)
    }

    fn columns(lines: &[SupplyLine]) -> (Vec<u32>, Vec<u64>, Vec<u64>) {
        (
            lines.iter().map(|line| line.each).collect(),
            lines.iter().map(|line| line.all).collect(),
            lines.iter().map(|line| line.buy).collect(),
        )
    }

    /// HPT, Poker chips needed for a T1000 tourney: 10 players, 410 chips in the stacks, 500 to buy.
    #[test]
    fn t1000_chips_for_10_players() {
        let (set, leaving, _) = t1000([0; 4], &[20, 16, 5, 0]);
        let (each, all, buy) = columns(&supply(&set, 1_000, 10, &leaving));
        assert_eq!((each.iter().sum::<u32>(), all.iter().sum::<u64>()), (41, 410));
        assert_eq!((all, buy), (vec![200, 160, 50, 0], vec![200, 200, 50, 50]));
    }

    /// HPT, Poker chips needed for a T1000 tourney: 24 players, 816 chips in the stacks, 950 to buy.
    #[test]
    fn t1000_chips_for_24_players() {
        let (set, leaving, _) = t1000([0; 4], &[15, 13, 6, 0]);
        let (each, all, buy) = columns(&supply(&set, 1_000, 24, &leaving));
        assert_eq!((each.iter().sum::<u32>(), all.iter().sum::<u64>()), (34, 816));
        assert_eq!((all, buy.clone()), (vec![360, 312, 144, 0], vec![400, 350, 150, 50]));
        assert_eq!(buy.iter().sum::<u64>(), 950);
    }

    /// With the published counts owned, the published stacks are proposed: A for 10 players, B for 24, nothing more is to
    /// buy, and the second set would seat one more.
    #[test]
    fn the_published_stacks_come_out_of_the_published_counts() {
        for (owned, players, published, most) in [
            ([200, 200, 50, 50], 10, [20, 16, 5, 0], 10),
            ([400, 350, 150, 50], 24, [15, 13, 6, 0], 25),
        ] {
            let (set, leaving, schedule) = t1000(owned, &published);
            let proposed = propose(&set.chips, &schedule, 1_000, players);
            assert_eq!(proposed, Some(published.to_vec()));
            assert!(supply(&set, 1_000, players, &leaving).iter().all(|line| line.buy == 0));
            assert_eq!(capacity(&set, 1_000, &leaving), Some(most));
        }
    }

    #[test]
    fn a_stack_that_the_chips_cannot_make_is_not_proposed() {
        let (set, _, schedule) = t1000([10, 10, 1, 0], &[]);
        assert_eq!(propose(&set.chips, &schedule, 1_000, 10), None);
        let (set, _, schedule) = t1000([0; 4], &[]);
        // With nothing counted, the book's own for that field.
        for (players, published) in [
            (8, [20, 16, 5, 0]),
            (10, [20, 16, 5, 0]),
            (11, [15, 13, 6, 0]),
            (24, [15, 13, 6, 0]),
            (40, [10, 10, 7, 0]),
        ] {
            let proposed = propose(&set.chips, &schedule, 1_000, players).unwrap();
            assert_eq!(proposed, published, "{players}");
        }
        // 1,001 needs a chip of 1.
        assert_eq!(propose(&set.chips, &schedule, 1_001, 10), None);
    }

    #[test]
    fn every_proposal_makes_its_stack() {
        for template in templates::all() {
            let setup = template.setup;
            let proposed =
                propose(&setup.chips, &setup.schedule, setup.starting_stack, 20).unwrap();
            let made: u64 =
                setup.chips.iter().zip(&proposed).map(|(chip, n)| chip.value * u64::from(*n)).sum();
            assert_eq!(made, setup.starting_stack, "{}", template.id);
        }
    }

    #[test]
    fn without_the_chips_for_a_colour_up_fewer_play() {
        let (mut set, leaving, _) = t1000([400, 350, 150, 20], &[15, 13, 6, 0]);
        assert_eq!(capacity(&set, 1_000, &leaving), Some(10));
        set.chips.iter_mut().for_each(|chip| chip.owned = 0);
        assert_eq!(capacity(&set, 1_000, &leaving), None);
    }
}
