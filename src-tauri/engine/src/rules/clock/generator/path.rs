//! The smoothest way up a ladder of blinds in so many levels.

use crate::base::ids::ChipCount;

/// No level asks for less than 6/5 of the one before, nor for more than twice as much.
const SMALLEST_RISE: (u64, u64) = (6, 5);
const LARGEST_RISE: u64 = 2;

#[derive(Clone, Copy)]
struct Reached {
    cost: u64,
    from: usize,
}

/// The smoothest ways from one rung of the ladder to every other one, for every number of levels.
///
/// The cost of a way is the sum of the squares of its rises. For a given start, end and number of levels it is the least
/// where all rises are alike, so the cheapest way is the one nearest to an even rise.
pub(super) struct Paths {
    first: usize,
    /// For each number of levels, less one: how each rung is reached, if it is.
    reached: Vec<Vec<Option<Reached>>>,
}

impl Paths {
    /// The ways of at most `most` levels that begin at the rung `first` of these small blinds.
    pub(super) fn from(ladder: &[ChipCount], first: usize, most: usize) -> Self {
        let start = (0..ladder.len())
            .map(|rung| (rung == first).then_some(Reached { cost: 0, from: first }))
            .collect();
        let mut reached: Vec<Vec<Option<Reached>>> = vec![start];
        while reached.len() < most {
            let Some(last) = reached.last() else { break };
            let next: Vec<Option<Reached>> =
                (0..ladder.len()).map(|to| cheapest_step(ladder, last, to)).collect();
            if next.iter().all(Option::is_none) {
                break;
            }
            reached.push(next);
        }
        Self { first, reached }
    }

    /// The rungs of the smoothest way to the rung `last` in so many levels, with its cost.
    pub(super) fn to(&self, last: usize, levels: usize) -> Option<(u64, Vec<usize>)> {
        let mut rungs = Vec::with_capacity(levels);
        let mut rung = last;
        let mut cost = None;
        for row in self.reached.get(..levels)?.iter().rev() {
            let step = (*row.get(rung)?)?;
            cost = cost.or(Some(step.cost));
            rungs.push(rung);
            rung = step.from;
        }
        rungs.reverse();
        (rungs.first() == Some(&self.first)).then_some((cost?, rungs))
    }
}

fn cheapest_step(ladder: &[ChipCount], last: &[Option<Reached>], to: usize) -> Option<Reached> {
    let goal = *ladder.get(to)?;
    let below = ladder.iter().zip(last).enumerate().take(to);
    below
        .filter_map(|(from, (small, step))| {
            let rises = goal.saturating_mul(SMALLEST_RISE.1)
                >= small.saturating_mul(SMALLEST_RISE.0)
                && goal <= small.saturating_mul(LARGEST_RISE);
            let rise = goal.saturating_mul(1_000).checked_div(*small)?;
            let cost = (*step)?.cost.saturating_add(rise.saturating_mul(rise));
            rises.then_some(Reached { cost, from })
        })
        .min_by_key(|step| step.cost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rises_are_as_even_as_the_rungs_allow() {
        let ladder = [10, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100];
        let paths = Paths::from(&ladder, 0, 12);
        let blinds = |levels| {
            paths
                .to(10, levels)
                .map(|(_, rungs)| rungs.into_iter().map(|rung| ladder[rung]).collect::<Vec<_>>())
        };
        assert_eq!(blinds(6), Some(vec![10, 15, 25, 40, 60, 100]));
        assert_eq!(blinds(4), None, "ten times in three rises is more than twice each");
        assert_eq!(blinds(11), None, "75 to 80 is no rise");
    }
}
