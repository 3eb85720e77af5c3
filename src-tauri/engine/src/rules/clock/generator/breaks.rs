//! Where the breaks of a schedule stand: where a colour leaves play, and about as often as wished.

use crate::base::prelude::*;

#[derive(Clone, Copy)]
struct Way {
    cost: u64,
    from: usize,
}

/// After which of so many levels there is a break, counted from 1.
///
/// `leaving` are the levels after which a colour is no longer needed. Breaks lie between three quarters and five quarters
/// of `every` minutes apart, or with longer levels as near to that as the levels allow. Within that, as few colours as
/// possible wait for a later break, and the breaks are as far apart as wished.
pub(super) fn after_levels(
    levels: usize,
    leaving: &BTreeSet<usize>,
    level_minutes: u32,
    every: u32,
) -> Vec<usize> {
    let (length, wished) = (u64::from(level_minutes.max(1)), u64::from(every));
    let least = wished.saturating_mul(3).div_ceil(length.saturating_mul(4)).max(1);
    let most =
        wished.saturating_mul(5).checked_div(length.saturating_mul(4)).unwrap_or(0).max(least);
    let (least, most) =
        (usize::try_from(least).unwrap_or(levels), usize::try_from(most).unwrap_or(levels));
    // A colour that waits costs as much as a break that lies half of the wish too early or too late.
    let waiting = wished.saturating_mul(wished).checked_div(4).unwrap_or(0);
    let waits = |from: usize, to: usize| {
        let within = leaving.range(from.saturating_add(1)..to.max(from.saturating_add(1))).count();
        waiting.saturating_mul(to_u64(within))
    };
    let mut best: Vec<Option<Way>> = vec![Some(Way { cost: 0, from: 0 })];
    for at in 1..levels {
        let first = at.saturating_sub(most);
        let last = at.saturating_sub(least);
        let way = (first..=last)
            .filter(|from| at >= from.saturating_add(least))
            .filter_map(|from| {
                let before = (*best.get(from)?)?;
                let apart = length.saturating_mul(u64::try_from(at.saturating_sub(from)).ok()?);
                let off = apart.abs_diff(wished);
                let cost = before
                    .cost
                    .saturating_add(off.saturating_mul(off))
                    .saturating_add(waits(from, at));
                Some(Way { cost, from })
            })
            .min_by_key(|way| way.cost);
        best.push(way);
    }
    let end = (levels.saturating_sub(most)..levels)
        .filter_map(|from| {
            let way = (*best.get(from)?)?;
            Some((way.cost.saturating_add(waits(from, levels)), from))
        })
        .min();
    let mut breaks = Vec::new();
    let mut at = end.map_or(0, |(_, from)| from);
    while at > 0 {
        breaks.push(at);
        at = best.get(at).copied().flatten().map_or(0, |way| way.from);
    }
    breaks.reverse();
    breaks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The breaks of the T1000 template: the 5s go after the third level, the 25s after the eighth, the 100s after the
    /// fourteenth, and one break stands between the last two.
    #[test]
    fn the_breaks_of_the_t1000_template_come_out() {
        assert_eq!(after_levels(15, &BTreeSet::from([3, 8, 14]), 20, 80), [3, 8, 11, 14]);
    }

    #[test]
    fn long_levels_and_short_evenings() {
        assert_eq!(after_levels(3, &BTreeSet::new(), 120, 80), [1, 2]);
        assert_eq!(after_levels(8, &BTreeSet::from([4]), 5, 80), Vec::<usize>::new());
        assert_eq!(after_levels(1, &BTreeSet::new(), 20, 80), Vec::<usize>::new());
    }
}
