//! The push: everybody goes on to the next table, some go on break, and those who have rested come in.

use crate::prelude::*;
use crate::said::{Placed, Role, Who};
use crate::staff::{Doing, Person, Staff};

/// A push as it is proposed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// Every table that runs, in the house's order, with its next dealer.
    pub tables: Vec<Placed>,
    /// Who goes on break.
    pub rest: Vec<Who>,
}

/// Dealers who could take a table, the longest free first. Dealers who went on break less than half a down ago come last.
pub fn pool(staff: &Staff, now: Millis) -> Vec<u32> {
    let mut free: Vec<(bool, Millis, u32)> = staff
        .people
        .iter()
        .filter(|(_, person)| {
            person.role == Role::Dealer && matches!(person.doing, Doing::Waits | Doing::Break)
        })
        .map(|(id, person)| (!has_rested(staff, person, now), person.since, *id))
        .collect();
    free.sort_unstable();
    free.into_iter().map(|(.., id)| id).collect()
}

fn has_rested(staff: &Staff, person: &Person, now: Millis) -> bool {
    person.doing == Doing::Waits || now.saturating_sub(person.since) >= staff.half()
}

/// The next push. As many go on break as the house's rule asks for, and never more than there are rested dealers to come in: those first who
/// have dealt longest. The others go on to the next table of the house's order, and the last one to the first. A table without a dealer is
/// said so.
pub fn plan(staff: &Staff, now: Millis) -> Plan {
    // It is planned for when it is due: what is shown ahead is what is done.
    let now = staff.due.map_or(now, |due| due.max(now));
    let tables = staff.in_order();
    let dealers: Vec<Option<u32>> = tables.iter().map(|table| staff.dealer_of(*table)).collect();
    let free = pool(staff, now);
    let rested = |id: &u32| staff.people.get(id).is_some_and(|one| has_rested(staff, one, now));
    let ready = free.iter().filter(|id| rested(id)).count();
    let missing = dealers.iter().filter(|dealer| dealer.is_none()).count();
    let mut there: Vec<(bool, std::cmp::Reverse<u32>, std::cmp::Reverse<usize>, u32)> = dealers
        .iter()
        .enumerate()
        .filter_map(|(at, dealer)| {
            let (id, person) = dealer.and_then(|id| Some((id, staff.people.get(&id)?)))?;
            let deals = person.role == Role::Dealer;
            Some((deals, std::cmp::Reverse(person.run), std::cmp::Reverse(at), id))
        })
        .collect();
    there.sort_unstable();
    let most = staff.about.as_ref().map_or(3, |about| about.downs_to_break).max(1);
    // The down that this push ends counts too.
    let due =
        there.iter().filter(|(deals, run, ..)| !deals || run.0.saturating_add(1) >= most).count();
    // So many of each push keep everybody within the rule.
    let steady = tables.len().div_ceil(usize::try_from(most).unwrap_or(usize::MAX));
    let off = due.max(steady).min(ready.saturating_sub(missing)).min(there.len());
    let comes_off: BTreeSet<u32> = there.iter().take(off).map(|(.., id)| *id).collect();
    let mut comes_in = free.into_iter();
    let mut next: Vec<Option<(u32, Option<u32>)>> = tables
        .iter()
        .enumerate()
        .map(|(at, _)| {
            let before = at.checked_sub(1).unwrap_or(tables.len().saturating_sub(1));
            let dealer = dealers.get(before).copied().flatten();
            let dealer = dealer.filter(|id| !comes_off.contains(id));
            dealer.map(|id| (id, tables.get(before).copied()))
        })
        .collect();
    for place in next.iter_mut().filter(|place| place.is_none()) {
        *place = comes_in.next().map(|id| (id, None));
    }
    let placed = |(table, dealer): (u32, Option<(u32, Option<u32>)>)| Placed {
        table,
        who: dealer.and_then(|(id, _)| staff.who(id)),
        from: dealer.and_then(|(_, from)| from),
    };
    Plan {
        tables: tables.into_iter().zip(next).map(placed).collect(),
        rest: there
            .iter()
            .take(off)
            .filter_map(|(deals, .., id)| staff.who(*id).filter(|_| *deals))
            .collect(),
    }
}
