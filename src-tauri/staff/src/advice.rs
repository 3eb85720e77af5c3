//! What the staff needs now: the push that is due, tables without a dealer, who may go home.

use crate::prelude::*;
use crate::push::{plan, pool};
use crate::said::{Role, Said, Who};
use crate::staff::{Doing, Staff};

/// How long before it is due the push is shown.
const AHEAD: Millis = 5 * MINUTE;

/// Something to do, with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffAdvice {
    /// What.
    pub title: Phrase,
    /// Why.
    pub why: Phrase,
    /// When it is due; absent for now.
    pub at: Option<Millis>,
    /// The line that does it; empty where a person must choose.
    pub typed: String,
}

/// What to do at this time, the most urgent first.
pub fn advice(staff: &Staff, now: Millis) -> Vec<StaffAdvice> {
    if staff.closed || staff.about.is_none() {
        return Vec::new();
    }
    let mut all = bare_tables(staff, now);
    all.extend(push(staff, now));
    all.extend(no_floor(staff));
    all.extend(cut(staff, now));
    all
}

fn bare_tables(staff: &Staff, now: Millis) -> Vec<StaffAdvice> {
    let mut free = pool(staff, now).into_iter().filter_map(|id| staff.who(id));
    let bare = staff.in_order().into_iter().filter(|table| staff.dealer_of(*table).is_none());
    bare.map(|table| {
        let who = free.next();
        let title = phrase!("staff-advice-bare", "Table {table} has no dealer", table = table);
        let why = match &who {
            Some(Who { name, .. }) => {
                phrase!("staff-advice-free", "{name} has been free longest", name = name.clone())
            }
            None => phrase!("staff-advice-nobody-free", "Nobody is free"),
        };
        let typed = who.map(|who| format!("deals {table} {}", who.name)).unwrap_or_default();
        StaffAdvice { title, why, at: None, typed }
    })
    .collect()
}

fn push(staff: &Staff, now: Millis) -> Option<StaffAdvice> {
    let due = staff.due.filter(|due| due.saturating_sub(AHEAD) <= now)?;
    let push = plan(staff, now);
    if push.tables.iter().all(|placed| placed.who.is_none()) {
        return None;
    }
    let title = if due <= now {
        phrase!("staff-advice-push", "Push now")
    } else {
        phrase!("staff-advice-push-soon", "The push is soon")
    };
    let why = Said::Pushed { tables: push.tables, rest: push.rest }.sentence();
    Some(StaffAdvice { title, why, at: Some(due), typed: "push".into() })
}

/// Somebody has the floor as soon as anybody deals.
fn no_floor(staff: &Staff) -> Option<StaffAdvice> {
    if staff.due.is_none() || staff.on_shift(Role::Floor).is_some() {
        return None;
    }
    let floor = staff
        .people
        .values()
        .find(|person| person.role == Role::Floor && person.doing != Doing::Off);
    Some(StaffAdvice {
        title: phrase!("staff-advice-floor", "Nobody has the floor shift"),
        why: phrase!("staff-advice-floor-why", "The handover sheet names who has it"),
        at: None,
        typed: floor.map(|person| format!("shift floor {}", person.name)).unwrap_or_default(),
    })
}

/// How many dealers are free beyond those whom breaks need.
pub fn spare(staff: &Staff, now: Millis) -> usize {
    let bare = staff.tables.keys().filter(|table| staff.dealer_of(**table).is_none()).count();
    let downs = staff.about.as_ref().map_or(3, |about| about.downs_to_break).max(1);
    let steady = staff.tables.len().div_ceil(usize::try_from(downs).unwrap_or(usize::MAX));
    pool(staff, now).len().saturating_sub(bare).saturating_sub(steady)
}

fn cut(staff: &Staff, now: Millis) -> Option<StaffAdvice> {
    // Before the first push more tables may still open.
    staff.pushed?;
    let spare = spare(staff, now);
    if spare == 0 {
        return None;
    }
    let names: Vec<String> = staff
        .to_cut(now)
        .into_iter()
        .take(spare)
        .filter_map(|id| Some(staff.people.get(&id)?.name.clone()))
        .collect();
    Some(StaffAdvice {
        title: phrase!("staff-advice-cut", "May go home: {names}", names = names.as_slice()),
        why: phrase!(
            "staff-advice-cut-why",
            "More dealers are free than the tables and their breaks need; who has worked longest goes first"
        ),
        at: None,
        typed: format!("cut {spare}"),
    })
}
