//! Which of the bare numbers in the lines of a sheet without columns is what: decided by all lines together, never by one.

use super::found::{Called, Found, Plan, half};
use super::line::{Figures, are_blinds};
use super::words::Role;

/// What a line costs that does not fit, against which others are weighed.
const NO_LEVEL: u32 = 10;
/// Two plans that cost no more than so much apart fit equally well.
const AS_GOOD: u32 = 1;

/// The ways to read one line: for each way to read its spaces, the levels that it has.
pub(super) type Ways = Vec<Vec<Figures>>;

/// The lines read by one plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Planned {
    /// The plan.
    pub(super) plan: Plan,
    /// The levels of each line; none where it could not be read.
    pub(super) lines: Vec<Vec<Found>>,
    /// How badly they fit.
    pub(super) cost: u32,
}

/// The lines by the plan that fits best, and by another that fits as well and says something else.
pub(super) fn best(lines: &[Ways], heading: Option<&Plan>) -> (Planned, Option<Planned>) {
    let plans = heading.map_or_else(Plan::all, |plan| vec![plan.clone()]);
    let mut all: Vec<Planned> = plans.into_iter().map(|plan| planned(lines, plan)).collect();
    all.sort_by_key(|planned| planned.cost);
    let mut all = all.into_iter();
    let first = all.next().unwrap_or(Planned {
        plan: Plan { head: Vec::new(), tail: Vec::new(), called: Called::Unsaid },
        lines: vec![Vec::new(); lines.len()],
        cost: 0,
    });
    let other = all.find(|other| {
        other.cost <= first.cost.saturating_add(AS_GOOD)
            && figures_of(other) != figures_of(&first)
            && other.lines.iter().zip(&first.lines).all(|(one, two)| one.len() >= two.len())
    });
    (first, other)
}

/// What a reading comes to, but for the numbers of the levels.
fn figures_of(planned: &Planned) -> Vec<(u64, u64, Option<u64>, Option<u32>)> {
    let levels = planned.lines.iter().flatten();
    let ante = |level: &Found| level.ante.map(|(ante, _)| ante).filter(|ante| *ante > 0);
    levels.map(|level| (level.small, level.big, ante(level), level.length)).collect()
}

fn planned(lines: &[Ways], plan: Plan) -> Planned {
    let mut before: Option<Found> = None;
    let mut cost: u32 = 0;
    let mut read = Vec::new();
    for ways in lines {
        let mut chosen: Option<(u32, Vec<Found>)> = None;
        let most = ways.iter().map(Vec::len).max().unwrap_or(0);
        for way in ways {
            let Some((price, levels)) = line(way, &plan, before.as_ref()) else { continue };
            // A level that one way loses is no gain.
            let lost = u32::try_from(most.saturating_sub(way.len())).unwrap_or(u32::MAX);
            let price = price.saturating_add(lost.saturating_mul(NO_LEVEL));
            if chosen.as_ref().is_none_or(|(least, _)| price < *least) {
                chosen = Some((price, levels));
            }
        }
        match chosen {
            Some((price, levels)) => {
                cost = cost.saturating_add(price);
                before = levels.last().cloned().or(before);
                read.push(levels);
            }
            None => {
                cost = cost.saturating_add(NO_LEVEL);
                read.push(Vec::new());
            }
        }
    }
    Planned { plan, lines: read, cost }
}

/// The levels of a line by a plan, and what they cost.
fn line(way: &[Figures], plan: &Plan, before: Option<&Found>) -> Option<(u32, Vec<Found>)> {
    let mut cost: u32 = 0;
    let mut all: Vec<Found> = Vec::new();
    for figures in way {
        // Several in a line follow each other, or stand in blocks side by side: what comes before is known only then.
        let last = if way.len() > 1 { None } else { before };
        let (price, level) = level(figures, plan, last)?;
        cost = cost.saturating_add(price);
        all.push(level);
    }
    (!all.is_empty()).then_some((cost, all))
}

/// The level that costs least of those that the figures may be.
fn level(figures: &Figures, plan: &Plan, before: Option<&Found>) -> Option<(u32, Found)> {
    let mut least: Option<(u32, Found)> = None;
    // Bets that are there already take no number.
    let bets = figures.bets.is_some();
    let wanted = |role: &&Role| !(bets && matches!(role, Role::Bets | Role::Limits));
    let roles: Vec<Role> = plan.tail.iter().filter(wanted).copied().collect();
    let mut consider = |head: &[u64], blinds: (u64, u64), tail: &[u64], missing: u32| {
        for (heads, lost) in assigned(&plan.head, head) {
            for (tails, gone) in assigned(&roles, tail) {
                let mut found = Found {
                    number: figures.number,
                    small: blinds.0,
                    big: blinds.1,
                    ante: figures.ante,
                    length: figures.length,
                    bets: figures.bets,
                    note: figures.note.clone(),
                    pause: figures.pause,
                    hands: figures.hands,
                    bring_in: figures.bring_in,
                    called: match figures.called {
                        // "Level BB Ante" above "1 100/200" is no big blind alone.
                        Called::Unsaid
                            if figures.blinds.is_none() || plan.called != Called::Big =>
                        {
                            plan.called
                        }
                        called => called,
                    },
                    ..Found::default()
                };
                let mut over = tail.iter().skip(tails.len());
                found.lost = over.find(|value| **value > 0).copied();
                let mut cost = missing.saturating_add(lost).saturating_add(gone);
                for (role, value) in heads.iter().chain(&tails) {
                    cost = cost.saturating_add(put(&mut found, *role, *value));
                }
                cost = cost.saturating_add(oddness(&found, before));
                if least.as_ref().is_none_or(|(most, _)| cost < *most) {
                    least = Some((cost, found));
                }
            }
        }
    };
    match figures.blinds {
        Some(blinds) => consider(&figures.before, blinds, &figures.after, 0),
        None => {
            // As many of the bare numbers as the plan has before the blinds; the first lines of a list may have no number.
            for skipped in 0..=plan.head.len() {
                let at = plan.head.len().saturating_sub(skipped);
                let (head, rest) = figures.after.split_at_checked(at).unwrap_or((&[], &[]));
                let (blinds, tail) = match rest {
                    [big, tail @ ..] if plan.called == Called::Big => ((half(*big), *big), tail),
                    [small, big, tail @ ..] => ((*small, *big), tail),
                    _ => continue,
                };
                if !are_blinds(blinds.0, blinds.1) {
                    continue;
                }
                let lost = u32::try_from(skipped).unwrap_or(0).saturating_mul(3);
                consider(head, blinds, tail, lost);
            }
        }
    }
    least.map(|(cost, mut found)| {
        if found.length.is_none() && figures.clocks.len() == 1 {
            found.length = figures.clocks.first().copied();
        }
        match figures.begins.as_slice() {
            [begins] => found.begins = Some(*begins),
            [begins, ends, ..] => {
                found.begins = Some(*begins);
                if found.length.is_none() && ends > begins {
                    found.length = ends.checked_sub(*begins);
                }
            }
            [] => {}
        }
        // Where one brings it in and blinds are not said beside the bets, nobody posts any.
        if found.bring_in.is_some() && found.bets.is_none() {
            found.bets = Some((found.small, found.big));
            (found.small, found.big, found.called) = (0, 0, Called::Blinds);
        }
        (cost, found)
    })
}

/// The ways to give these values to these roles in their order, and what is lost by it: values that nobody takes, roles that have none.
fn assigned(roles: &[Role], values: &[u64]) -> Vec<(Vec<(Role, u64)>, u32)> {
    if values.len() >= roles.len() {
        let over = u32::try_from(values.len().saturating_sub(roles.len())).unwrap_or(u32::MAX);
        let pairs = roles.iter().copied().zip(values.iter().copied()).collect();
        return vec![(pairs, over.saturating_mul(4))];
    }
    let missing = u32::try_from(roles.len().saturating_sub(values.len())).unwrap_or(0);
    let mut ways: Vec<Vec<(Role, u64)>> = vec![Vec::new()];
    let mut left = roles.len();
    for role in roles {
        left = left.saturating_sub(1);
        let mut next = Vec::new();
        for way in &ways {
            let wanted = values.len().saturating_sub(way.len());
            if let Some(value) = values.get(way.len()) {
                let mut taken = way.clone();
                taken.push((*role, *value));
                next.push(taken);
            }
            if left >= wanted {
                next.push(way.clone());
            }
        }
        ways = next;
    }
    ways.into_iter().filter(|way| way.len() == values.len()).map(|way| (way, missing)).collect()
}

/// Puts a bare number where it belongs; what it costs where something is there already.
fn put(found: &mut Found, role: Role, value: u64) -> u32 {
    match role {
        Role::Level if found.number.is_none() => found.number = Some(value),
        Role::Ante | Role::BigBlindAnte if found.ante.is_none() => {
            found.ante = Some((value, role == Role::BigBlindAnte));
        }
        Role::Length | Role::Time if found.length.is_none() => {
            found.length = u32::try_from(value).ok().map(|minutes| minutes.saturating_mul(60));
        }
        Role::Break => {
            let minutes = u32::try_from(value).unwrap_or(u32::MAX);
            found.pause = (minutes > 0).then_some(Some(minutes.saturating_mul(60)));
        }
        Role::BringIn if found.bring_in.is_none() => found.bring_in = Some(value),
        Role::Bets | Role::Limits | Role::SmallBet => found.bets = Some((value, value)),
        Role::BigBet => found.bets = found.bets.map(|(small, _)| (small, value)),
        Role::Hands => found.hands = Some(value),
        // Without a heading nobody knows what it is.
        Role::Other if found.called == Called::Unsaid => {
            found.lost = found.lost.or(Some(value)).filter(|value| *value > 0);
        }
        Role::Other | Role::Note | Role::Begins => {}
        _ => return 4,
    }
    0
}

/// How odd a level would be behind the one before it.
fn oddness(found: &Found, before: Option<&Found>) -> u32 {
    let mut cost: u32 = 0;
    let mut add = |price: u32| cost = cost.saturating_add(price);
    if found.small == found.big {
        add(2);
    }
    let rises = before.is_none_or(|before| found.big > before.big);
    if let Some(before) = before {
        if found.big < before.big || found.small < before.small {
            add(5);
        } else if !rises && found.small == before.small && found.ante == before.ante {
            add(2);
        }
    }
    match (found.number, before.and_then(|before| before.number)) {
        (Some(number), Some(last)) if number != last.saturating_add(1) => add(3),
        (Some(number), None) if number > 100 => add(6),
        (Some(number), None) if number != 1 && before.is_none() => add(1),
        (Some(_), None) if before.is_some() => add(1),
        _ => {}
    }
    if let Some((ante, _)) = found.ante.filter(|(ante, _)| *ante > 0) {
        let last = before.and_then(|before| before.ante).map_or(0, |(ante, _)| ante);
        if ante > found.big {
            add(8);
        } else if ante < found.big {
            if ante.saturating_mul(20) < found.big || ante.saturating_mul(2) > found.big {
                add(2);
            }
            if ante < last {
                add(2);
            }
            if ante == last && rises {
                add(1);
            }
        }
    }
    if let Some(length) = found.length {
        let minutes = length.checked_div(60).unwrap_or(0);
        if !(1..=240).contains(&minutes) {
            add(8);
        }
        if minutes < 5 {
            add(3);
        }
        if minutes.checked_rem(5) != Some(0) {
            add(1);
        }
        if before.and_then(|before| before.length).is_some_and(|last| last != length) {
            add(1);
        }
    }
    cost
}
