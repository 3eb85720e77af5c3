//! The staff as it is shown. Every figure is worked out.

use crate::advice::{StaffAdvice, advice, spare};
use crate::log::StaffLog;
use crate::money::{StaffShare, among};
use crate::prelude::*;
use crate::push::{plan, pool};
use crate::said::{About, Role, Said, goes};
use crate::staff::{Doing, Person, Staff};
use shuffle_up_engine::base::numbers::to_u64;
use shuffle_up_engine::base::plain_log::ShownPlainLine;

/// The staff of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffView {
    /// The name of the evening and how the house pushes.
    pub about: About,
    /// The tables that run, in the house's order.
    pub tables: Vec<StaffTable>,
    /// Who is free or on break, in the order in which they come in.
    pub free: Vec<StaffPerson>,
    /// The next push; absent while nobody deals.
    pub push: Option<NextPush>,
    /// Everybody of the evening, those who are here first.
    pub people: Vec<StaffPerson>,
    /// Shifts, those that go on first.
    pub shifts: Vec<StaffShift>,
    /// What to do now, with its reason.
    pub advice: Vec<StaffAdvice>,
    /// Who may go home first, and how many are free beyond those whom breaks need.
    pub cut: StaffCut,
    /// Whether the evening is over.
    pub closed: bool,
    /// The line that undo strikes.
    pub undoable: Option<u32>,
}

/// A table that runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffTable {
    /// Its number.
    pub table: u32,
    /// Who deals; absent without a dealer.
    pub dealer: Option<String>,
    /// Since when.
    pub since: Option<Millis>,
    /// Who comes at the next push; absent without a dealer.
    pub next: Option<String>,
}

/// The next push.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct NextPush {
    /// When it is due.
    pub at: Millis,
    /// It is due now.
    pub due: bool,
    /// Who goes where, table by table in the house's order, and what has no dealer then.
    pub moves: Vec<Phrase>,
    /// Who goes on break.
    pub rest: Vec<String>,
    /// Who deals on although a break is due, since nobody is there to come in.
    pub over: Vec<String>,
}

/// One of the staff.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffPerson {
    /// The number on this evening's list.
    pub person: u32,
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// The role in words.
    pub role_said: Phrase,
    /// What this person does, in words.
    pub doing: Phrase,
    /// Whether this person is here, or should be.
    pub here: bool,
    /// Whether this person is on break.
    pub on_break: bool,
    /// The table that this person deals.
    pub table: Option<u32>,
    /// Since when.
    pub since: Millis,
    /// Downs dealt.
    pub downs: u32,
    /// Minutes at work: at tables, on break, free, helping.
    pub minutes: u32,
    /// Minutes at tables.
    pub dealing: u32,
    /// Minutes on break.
    pub resting: u32,
}

/// A shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffShift {
    /// Which, in words.
    pub role: Phrase,
    /// Who has it, or had it.
    pub name: String,
    /// Since when.
    pub from: Millis,
    /// Until when; absent while it goes on.
    pub until: Option<Millis>,
}

/// Who may go home.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffCut {
    /// How many are free beyond those whom breaks need.
    pub spare: u32,
    /// Dealers without a table, the longest at work first.
    pub order: Vec<String>,
}

/// What a table knows of the next push.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TablePush {
    /// Who deals now; absent without a dealer.
    pub dealer: Option<String>,
    /// Who deals after the push; absent without a dealer.
    pub next: Option<String>,
    /// When it is due.
    pub at: Millis,
}

/// The line-up and the next push, for a wall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffWall {
    /// When the push is due; absent while nobody deals.
    pub at: Option<Millis>,
    /// It is due now.
    pub due: bool,
    /// The tables that run, in the house's order.
    pub tables: Vec<StaffTable>,
    /// Who goes on break with the push.
    pub rest: Vec<String>,
}

/// By what staff money is shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ShareBy {
    /// By the downs that each dealt.
    Downs,
    /// By the minutes that each was at work.
    Hours,
}

fn minutes(time: Millis) -> u32 {
    to_u32(time.div_euclid(MINUTE))
}

impl Doing {
    /// What it is called.
    pub fn said(self) -> Phrase {
        match self {
            Self::Off => phrase!("staff-does-off", "off"),
            Self::Waits => phrase!("staff-does-wait", "free"),
            Self::Works => phrase!("staff-does-work", "at work"),
            Self::Deals(table) => phrase!("staff-does-deal", "table {table}", table = table),
            Self::Break => phrase!("staff-does-break", "on break"),
            Self::Helps(with) => with.said(),
            Self::Late => phrase!("staff-does-late", "late"),
        }
    }
}

fn shown(id: u32, person: &Person, now: Millis) -> StaffPerson {
    let spent = person.spent_until(now);
    StaffPerson {
        person: id,
        name: person.name.clone(),
        role: person.role,
        role_said: person.role.said(),
        doing: person.doing.said(),
        here: person.doing != Doing::Off,
        on_break: person.doing == Doing::Break,
        table: person.table(),
        since: person.since,
        downs: person.downs,
        minutes: minutes(spent.at_work()),
        dealing: minutes(spent.dealing),
        resting: minutes(spent.resting),
    }
}

fn next_push(staff: &Staff, now: Millis) -> Option<NextPush> {
    let at = staff.due?;
    let push = plan(staff, now);
    let most = staff.about.as_ref().map_or(3, |about| about.downs_to_break);
    let over = |id: u32| {
        let person = staff.people.get(&id)?;
        let rests = push.rest.iter().any(|who| who.person == id);
        let long = person.role == Role::Dealer && person.run.saturating_add(1) >= most;
        (long && !rests).then(|| person.name.clone())
    };
    let dealers = staff.in_order().into_iter().filter_map(|table| staff.dealer_of(table));
    Some(NextPush {
        at,
        due: at <= now,
        over: dealers.filter_map(over).collect(),
        moves: push.tables.iter().map(goes).collect(),
        rest: push.rest.iter().map(|who| who.name.clone()).collect(),
    })
}

/// The staff at a glance, at this time.
pub fn view(log: &StaffLog, now: Millis) -> StaffView {
    let staff = log.state();
    let now = if staff.closed { staff.now } else { now.max(staff.now) };
    let next = plan(staff, now);
    let tables = next
        .tables
        .iter()
        .map(|placed| {
            let dealer = staff.dealer_of(placed.table).and_then(|id| staff.people.get(&id));
            StaffTable {
                table: placed.table,
                dealer: dealer.map(|person| person.name.clone()),
                since: dealer.map(|person| person.since),
                next: placed.who.as_ref().map(|who| who.name.clone()),
            }
        })
        .collect();
    let one = |id: u32| staff.people.get(&id).map(|person| shown(id, person, now));
    let mut people: Vec<StaffPerson> =
        staff.people.iter().map(|(id, person)| shown(*id, person, now)).collect();
    people.sort_by_key(|person| (!person.here, person.role));
    let mut shifts: Vec<&crate::staff::Shift> = staff.shifts.iter().rev().collect();
    shifts.sort_by_key(|shift| shift.until.is_some());
    StaffView {
        about: staff.about.clone().unwrap_or_default(),
        tables,
        free: pool(staff, now).into_iter().filter_map(one).collect(),
        push: next_push(staff, now),
        people,
        shifts: shifts
            .into_iter()
            .map(|shift| StaffShift {
                role: shift.role.said(),
                name: shift.who.name.clone(),
                from: shift.from,
                until: shift.until,
            })
            .collect(),
        advice: advice(staff, now),
        cut: StaffCut {
            spare: to_u32(spare(staff, now)),
            order: staff
                .to_cut(now)
                .into_iter()
                .filter_map(|id| Some(staff.who(id)?.name))
                .collect(),
        },
        closed: staff.closed,
        undoable: log.undoable(),
    }
}

/// The next push at a table; none where it does not run, or while no push is due.
pub fn table_push(log: &StaffLog, table: u32, now: Millis) -> Option<TablePush> {
    let view = view(log, now);
    let row = view.tables.into_iter().find(|row| row.table == table)?;
    Some(TablePush { dealer: row.dealer, next: row.next, at: view.push?.at })
}

/// The line-up and the next push, for a wall.
pub fn wall(log: &StaffLog, now: Millis) -> StaffWall {
    let StaffView { tables, push, .. } = view(log, now);
    let (at, due) = push.as_ref().map_or((None, false), |push| (Some(push.at), push.due));
    StaffWall { at, due, tables, rest: push.map(|push| push.rest).unwrap_or_default() }
}

/// Shares staff money among those who worked this evening, by the downs or the minutes that the log has. The shares sum to the amount.
///
/// # Errors
/// Refused for an amount out of bounds, and where nobody has worked.
pub fn shares(
    log: &StaffLog,
    amount: Money,
    by: ShareBy,
    now: Millis,
) -> Result<Vec<StaffShare>, Refusal> {
    let staff = log.state();
    let now = if staff.closed { staff.now } else { now.max(staff.now) };
    let people = staff.people.values().map(|person| {
        let worked = minutes(person.spent_until(now).at_work());
        let (weight, work) = match by {
            ShareBy::Downs => (person.downs, person.downs.to_string()),
            ShareBy::Hours => {
                (worked, format!("{}:{:02}", worked.div_euclid(60), worked.rem_euclid(60)))
            }
        };
        (person.name.clone(), work, to_u64(weight))
    });
    among(amount, people.filter(|(.., weight)| *weight > 0).collect())
}

/// The lines of an evening, the newest first; one that strikes another stands with that one.
pub fn lines(log: &StaffLog) -> Vec<ShownPlainLine> {
    log.shown(Said::sentence)
}
