//! The state of an evening's staff: who is here, who deals where, and how every minute was spent.

use crate::prelude::*;
use crate::said::{About, Help, Placed, Role, Said, Who};
use shuffle_up_engine::base::finding::{Answers, Wanted};
use shuffle_up_engine::base::plain_log::Folded;
use shuffle_up_engine::base::words::clean_name;

/// The staff of an evening, as its lines in force say.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Staff {
    /// The name of the evening and how the house pushes; absent before it is opened.
    pub about: Option<About>,
    /// Everybody by number.
    pub people: BTreeMap<u32, Person>,
    /// The tables that run, by number.
    pub tables: BTreeMap<u32, Table>,
    /// The house's order. Tables that are not in it follow by number.
    pub order: Vec<u32>,
    /// Shifts, the first one first.
    pub shifts: Vec<Shift>,
    /// When the next push is due; absent before anybody deals.
    pub due: Option<Millis>,
    /// When the last push was.
    pub pushed: Option<Millis>,
    /// How many downs were counted at tables.
    pub downs: u32,
    /// When the evening was opened.
    pub opened: Millis,
    /// The time of the latest line.
    pub now: Millis,
    /// Whether the evening is over.
    pub closed: bool,
}

/// One of the staff.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// What this person does.
    pub doing: Doing,
    /// Since when.
    pub since: Millis,
    /// Downs dealt this evening.
    pub downs: u32,
    /// Downs dealt since the last rest.
    pub run: u32,
    /// How the time before `since` was spent.
    pub spent: Spent,
}

/// What one of the staff does.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Doing {
    /// Not here.
    #[default]
    Off,
    /// A dealer who is here and has no table.
    Waits,
    /// Floor, cashier or brush at work.
    Works,
    /// Deals a table.
    Deals(u32),
    /// Is on break.
    Break,
    /// Helps.
    Helps(Help),
    /// Should be here, and is not.
    Late,
}

/// Times in milliseconds, by how they were spent. All of them together are the evening.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Spent {
    /// At a table.
    pub dealing: Millis,
    /// On break.
    pub resting: Millis,
    /// Here without a table.
    pub waiting: Millis,
    /// At work as floor, cashier or brush.
    pub working: Millis,
    /// Helping.
    pub helping: Millis,
    /// Late.
    pub late: Millis,
    /// Not here.
    pub off: Millis,
}

impl Spent {
    fn add(&mut self, doing: Doing, time: Millis) {
        let of = match doing {
            Doing::Off => &mut self.off,
            Doing::Waits => &mut self.waiting,
            Doing::Works => &mut self.working,
            Doing::Deals(_) => &mut self.dealing,
            Doing::Break => &mut self.resting,
            Doing::Helps(_) => &mut self.helping,
            Doing::Late => &mut self.late,
        };
        *of = of.saturating_add(time);
    }

    /// The time at work: all but what was late or off.
    pub fn at_work(&self) -> Millis {
        let parts = [self.dealing, self.resting, self.waiting, self.working, self.helping];
        parts.into_iter().fold(0, Millis::saturating_add)
    }

    /// All of it.
    pub fn whole(&self) -> Millis {
        self.at_work().saturating_add(self.late).saturating_add(self.off)
    }
}

impl Person {
    /// How the time until `now` was spent.
    pub fn spent_until(&self, now: Millis) -> Spent {
        let mut spent = self.spent;
        spent.add(self.doing, now.saturating_sub(self.since).max(0));
        spent
    }

    /// The table that this person deals.
    pub fn table(&self) -> Option<u32> {
        match self.doing {
            Doing::Deals(table) => Some(table),
            _ => None,
        }
    }

    /// What this person does who has nothing to do.
    pub fn free(&self) -> Doing {
        if self.role == Role::Dealer { Doing::Waits } else { Doing::Works }
    }
}

/// A table that runs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// How long each has dealt in the down that goes on, without the one who deals now.
    pub dealt: BTreeMap<u32, Millis>,
    /// Who went off it in the last push.
    pub relieved: Option<u32>,
}

/// A shift.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shift {
    /// Which.
    pub role: Role,
    /// Who has it, or had it.
    pub who: Who,
    /// Since when.
    pub from: Millis,
    /// Until when; absent while it goes on.
    pub until: Option<Millis>,
}

impl Staff {
    /// The time between two pushes, in milliseconds.
    pub fn every(&self) -> Millis {
        let minutes = self.about.as_ref().map_or(30, |about| about.push_minutes);
        Millis::from(minutes).saturating_mul(MINUTE)
    }

    /// Half of that: less is no rest, and no down where a table breaks.
    pub fn half(&self) -> Millis {
        self.every().div_euclid(2)
    }

    /// The tables that run, in the house's order.
    pub fn in_order(&self) -> Vec<u32> {
        let ordered = self.order.iter().copied().filter(|table| self.tables.contains_key(table));
        let rest = self.tables.keys().copied().filter(|table| !self.order.contains(table));
        ordered.chain(rest).collect()
    }

    /// Who deals a table.
    pub fn dealer_of(&self, table: u32) -> Option<u32> {
        let found = self.people.iter().find(|(_, person)| person.table() == Some(table));
        found.map(|(id, _)| *id)
    }

    /// Somebody as a line names them.
    pub fn who(&self, id: u32) -> Option<Who> {
        self.people.get(&id).map(|person| Who { person: id, name: person.name.clone() })
    }

    /// The people whose names answer to what is typed: the one of this very name, or else all whose name has it somewhere.
    pub fn called(&self, typed: &str) -> Vec<u32> {
        let wanted = Wanted::of(typed);
        let answers = |(id, person): (&u32, &Person)| Some((*id, found(&wanted, typed, person)?));
        let found: Vec<(u32, Answers)> = self.people.iter().filter_map(answers).collect();
        let whole = found.iter().find(|(_, answers)| *answers == Answers::Whole);
        whole.map_or_else(|| found.iter().map(|(id, _)| *id).collect(), |(id, _)| vec![*id])
    }

    /// The one of this very name.
    pub fn called_exactly(&self, typed: &str) -> Option<u32> {
        let wanted = Wanted::of(typed);
        let whole =
            |(_, person): &(&u32, &Person)| found(&wanted, typed, person) == Some(Answers::Whole);
        self.people.iter().find(whole).map(|(id, _)| *id)
    }

    /// Who had this shift last, while it goes on.
    pub fn on_shift(&self, role: Role) -> Option<&Shift> {
        self.shifts.iter().rev().find(|shift| shift.role == role && shift.until.is_none())
    }

    /// Takes a line of this time in.
    pub fn apply(&mut self, said: &Said, at: Millis) {
        // A clock that was set back takes no minute away from anybody.
        let at = if self.about.is_none() { at } else { at.max(self.now) };
        self.now = at;
        match said {
            Said::Opened { about } => {
                self.about = Some(about.clone());
                self.opened = at;
            }
            Said::Came { people, role } => {
                for who in people {
                    let person = self.there(who);
                    person.role = *role;
                    let free = person.free();
                    self.go(who.person, free, at);
                }
            }
            Said::Left { people, .. } => self.all(people, Doing::Off, at),
            Said::TablesOpened { tables } => {
                for placed in tables {
                    self.tables.entry(placed.table).or_default();
                }
                self.place(tables, at);
            }
            Said::TablesBroke { tables } => {
                for placed in tables {
                    self.end_table(placed.table, Doing::Break, at);
                }
            }
            Said::Deals { placed, .. } => self.place(std::slice::from_ref(placed), at),
            Said::Pushed { tables, rest } => self.push(tables, rest, at),
            Said::BreakBegan { people, .. } => self.all(people, Doing::Break, at),
            Said::CameBack { people } => {
                for who in people {
                    let free = self.there(who).free();
                    self.go(who.person, free, at);
                }
            }
            Said::WasLate { who, table, stays } => {
                self.there(who);
                self.go(who.person, Doing::Late, at);
                if let (Some(table), Some(stays)) = (table, stays) {
                    let placed = Placed { table: *table, who: Some(stays.clone()), from: None };
                    self.place(&[placed], at);
                }
            }
            Said::Helps { with, people, .. } => self.all(people, Doing::Helps(*with), at),
            Said::ShiftTaken { role, who, .. } => {
                if self.there(who).doing == Doing::Off {
                    let works = self.there(who).free();
                    self.go(who.person, works, at);
                }
                let going = |shift: &&mut Shift| shift.role == *role && shift.until.is_none();
                if let Some(shift) = self.shifts.iter_mut().find(going) {
                    shift.until = Some(at);
                }
                self.shifts.push(Shift { role: *role, who: who.clone(), from: at, until: None });
            }
            Said::PushesEvery { minutes } => {
                if let Some(about) = &mut self.about {
                    about.push_minutes = *minutes;
                }
                if self.due.is_some() {
                    let last = self.pushed.unwrap_or(at);
                    self.due = Some(last.saturating_add(self.every()).max(at));
                }
            }
            Said::BreaksAfter { downs } => {
                if let Some(about) = &mut self.about {
                    about.downs_to_break = *downs;
                }
            }
            Said::Ordered { tables } => self.order.clone_from(tables),
            Said::PushIn { minutes } => {
                let time = Millis::from(*minutes).saturating_mul(MINUTE);
                self.due = Some(at.saturating_add(time));
            }
            Said::Closed {} => {
                for table in self.in_order() {
                    self.end_table(table, Doing::Off, at);
                }
                let all: Vec<u32> = self.people.keys().copied().collect();
                for person in all {
                    self.go(person, Doing::Off, at);
                }
                for shift in &mut self.shifts {
                    shift.until.get_or_insert(at);
                }
                self.due = None;
                self.closed = true;
            }
        }
    }

    fn there(&mut self, who: &Who) -> &mut Person {
        let since = self.opened;
        self.people.entry(who.person).or_insert_with(|| Person {
            name: who.name.clone(),
            since,
            ..Person::default()
        })
    }

    fn all(&mut self, people: &[Who], doing: Doing, at: Millis) {
        for who in people {
            self.there(who);
            self.go(who.person, doing, at);
        }
    }

    /// Somebody does something else from now on.
    fn go(&mut self, id: u32, doing: Doing, at: Millis) {
        let half = self.half();
        let Some(person) = self.people.get_mut(&id) else { return };
        let time = at.saturating_sub(person.since).max(0);
        person.spent.add(person.doing, time);
        match person.doing {
            Doing::Deals(table) => {
                if let Some(table) = self.tables.get_mut(&table) {
                    let dealt = table.dealt.entry(id).or_default();
                    *dealt = dealt.saturating_add(time);
                }
            }
            // Who has rested for half a down begins to count anew.
            Doing::Off | Doing::Waits | Doing::Break if time >= half => person.run = 0,
            _ => {}
        }
        person.doing = doing;
        person.since = at;
        if doing == Doing::Off {
            let had = |shift: &&mut Shift| shift.who.person == id && shift.until.is_none();
            self.shifts.iter_mut().filter(had).for_each(|shift| shift.until = Some(at));
        }
    }

    /// Puts dealers at tables. Nobody is at two, and no table that does not run has a dealer.
    fn place(&mut self, tables: &[Placed], at: Millis) {
        for Placed { table, who, .. } in tables {
            let Some(who) = who.as_ref().filter(|_| self.tables.contains_key(table)) else {
                continue;
            };
            if let Some(other) = self.dealer_of(*table).filter(|other| *other != who.person) {
                let free = self.people.get(&other).map_or(Doing::Waits, Person::free);
                self.go(other, free, at);
            }
            if self.there(who).table() != Some(*table) {
                self.go(who.person, Doing::Deals(*table), at);
            }
            if self.due.is_none() {
                self.due = Some(at.saturating_add(self.every()));
            }
        }
    }

    fn push(&mut self, tables: &[Placed], rest: &[Who], at: Millis) {
        let running = self.in_order();
        let before: BTreeMap<u32, u32> =
            running.iter().filter_map(|table| Some((*table, self.dealer_of(*table)?))).collect();
        // Everybody comes off, which ends the down; then each goes where the line says.
        for (table, id) in &before {
            let stays = tables.iter().any(|placed| {
                placed.table == *table && placed.who.as_ref().is_some_and(|who| who.person == *id)
            });
            let free = self.people.get(id).map_or(Doing::Waits, Person::free);
            self.go(*id, if stays { Doing::Deals(*table) } else { free }, at);
        }
        for table in &running {
            self.count_down(*table, 0);
            if let Some(there) = self.tables.get_mut(table) {
                there.relieved = before.get(table).copied();
            }
        }
        self.all(rest, Doing::Break, at);
        self.place(tables, at);
        let (every, half) = (self.every(), self.half());
        // A push that is a little early or late keeps the house's rhythm.
        let rhythm = self.due.filter(|due| due.abs_diff(at) < half.unsigned_abs());
        self.due = Some(rhythm.unwrap_or(at).saturating_add(every));
        self.pushed = Some(at);
    }

    /// A down at a table is over. The dealer who dealt most of it gets it, if that was at least so long.
    fn count_down(&mut self, table: u32, least: Millis) {
        let Some(there) = self.tables.get_mut(&table) else { return };
        let dealt = std::mem::take(&mut there.dealt);
        let most = dealt.into_iter().max_by_key(|(id, time)| (*time, std::cmp::Reverse(*id)));
        let Some((id, _)) = most.filter(|(_, time)| *time >= least) else { return };
        if let Some(person) = self.people.get_mut(&id) {
            person.downs = person.downs.saturating_add(1);
            person.run = person.run.saturating_add(1);
            self.downs = self.downs.saturating_add(1);
        }
    }

    fn end_table(&mut self, table: u32, doing: Doing, at: Millis) {
        if let Some(dealer) = self.dealer_of(table) {
            self.go(dealer, doing, at);
        }
        self.count_down(table, self.half());
        self.tables.remove(&table);
    }
}

impl Folded for Staff {
    type Said = Said;

    fn take_in(&mut self, said: &Said, at: Millis) {
        self.apply(said, at);
    }

    fn highest(said: &Said) -> u32 {
        said.people().into_iter().map(|who| who.person).max().unwrap_or(0)
    }

    /// A table that breaks or is dealt is open, whoever does something is here, and nothing follows the end of the evening.
    fn holds(&self, said: &Said) -> bool {
        let here = |who: &Who| {
            self.people.get(&who.person).is_some_and(|person| person.doing != Doing::Off)
        };
        let open = |placed: &Placed| self.tables.contains_key(&placed.table);
        let dealer = |placed: &Placed| placed.who.as_ref().is_none_or(here);
        !self.closed
            && match said {
                Said::Came { people, .. } => people.iter().all(|who| {
                    let other =
                        |(id, one): (&u32, &Person)| *id != who.person && one.name == who.name;
                    !self.people.iter().any(other)
                }),
                Said::Left { people, .. }
                | Said::BreakBegan { people, .. }
                | Said::CameBack { people }
                | Said::Helps { people, .. } => people.iter().all(here),
                Said::TablesOpened { tables } => {
                    !tables.iter().any(open) && tables.iter().all(dealer)
                }
                Said::TablesBroke { tables } => tables.iter().all(open),
                Said::Deals { placed, .. } => open(placed) && dealer(placed),
                Said::Pushed { tables, rest } => {
                    tables.iter().all(|placed| open(placed) && dealer(placed))
                        && rest.iter().all(here)
                }
                Said::WasLate { who, .. } => here(who),
                Said::ShiftTaken { who, .. } => self.people.contains_key(&who.person),
                Said::Opened { .. }
                | Said::PushesEvery { .. }
                | Said::BreaksAfter { .. }
                | Said::Ordered { .. }
                | Said::PushIn { .. }
                | Said::Closed {} => true,
            }
    }
}

/// How well a name answers. Signs alone, which fold to nothing, answer to themselves.
fn found(wanted: &Wanted, typed: &str, person: &Person) -> Option<Answers> {
    if wanted.is_anybody() {
        return (person.name == clean_name(typed)).then_some(Answers::Whole);
    }
    wanted.found_in_text(&person.name)
}
