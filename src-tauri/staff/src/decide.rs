//! What may be said about the staff, and the line that says it.

use crate::prelude::*;
use crate::push::{plan, pool};
use crate::said::{About, Help, Placed, Role, Said, Say, Who};
use crate::staff::{Doing, Person, Staff};
use crate::typed;
use shuffle_up_engine::base::plain_log::{Context, Decides};
use shuffle_up_engine::base::words::{clean_name, clean_text};
use std::cmp::Reverse;

/// The longest name of an evening, in characters.
const LONGEST_NAME: usize = 120;
/// The most people of an evening.
const MOST_PEOPLE: usize = 1_000;
/// The most tables that run.
const MOST_TABLES: usize = 500;
/// The highest number of a table.
const HIGHEST_TABLE: u32 = 9_999;
/// The fewest and the most minutes between two pushes.
const MINUTES: std::ops::RangeInclusive<u32> = 5..=240;
/// The fewest and the most downs before a break.
const DOWNS: std::ops::RangeInclusive<u32> = 1..=20;

impl Decides for Staff {
    type Say = Say;

    /// Refused for an evening that is not open or is over, a name or a number that cannot be, a table that does not run or runs already,
    /// somebody who is not here or does this already, more people than are free, and a second push within a minute.
    fn decide(&self, say: Say, context: Context) -> Result<Said, Refusal> {
        let Context { at: now, next, .. } = context;
        if self.about.is_none() {
            let Say::Open { about } = say else {
                return Err(refuse!(
                    NotNow,
                    "staff-open-first",
                    "Open the evening first, with its name."
                ));
            };
            return Ok(Said::Opened { about: checked(about)? });
        }
        refuse_if(self.closed, || {
            refuse!(NotNow, "staff-is-closed", "The evening is over. Strike that line to go on.")
        })?;
        match say {
            Say::Open { .. } => {
                Err(refuse!(NotNow, "staff-is-open", "This evening is open already."))
            }
            Say::Typed { line } => self.decide(typed::read(self, &line)?, context),
            Say::Come { names, role } => self.coming(&names, role, next),
            Say::Leave { people } => {
                let people = self.each_here(&people)?;
                Ok(Said::Left { bare: self.bare(&people), people })
            }
            Say::Cut { count } => {
                let people = self.first(&self.to_cut(now), count)?;
                Ok(Said::Left { people, bare: Vec::new() })
            }
            Say::OpenTables { tables } => self.opening(&tables, now),
            Say::BreakTables { tables } => {
                once(&tables)?;
                let broken = tables.iter().map(|table| {
                    self.runs(*table)?;
                    let who = self.dealer_of(*table).and_then(|id| self.who(id));
                    Ok(Placed { table: *table, who, from: None })
                });
                Ok(Said::TablesBroke { tables: broken.collect::<Result<_, Refusal>>()? })
            }
            Say::Deal { table, person } => self.dealing(table, person),
            Say::Push {} => self.pushing(now),
            Say::TakeBreak { people } => {
                let people = self.each_here(&people)?;
                self.none_does(&people, Doing::Break)?;
                Ok(Said::BreakBegan { bare: self.bare(&people), people })
            }
            Say::Back { people } => {
                let people = self.each_here(&people)?;
                for who in &people {
                    let away = |person: &Person| {
                        matches!(person.doing, Doing::Break | Doing::Helps(_) | Doing::Late)
                    };
                    let is_away = self.people.get(&who.person).is_some_and(away);
                    refuse_if(!is_away, || {
                        refuse!(
                            NotNow,
                            "staff-not-away",
                            "{name} is neither on break nor late, and helps nobody.",
                            name = who.name.clone()
                        )
                    })?;
                }
                Ok(Said::CameBack { people })
            }
            Say::Late { person } => {
                let who = self.here(person)?;
                self.none_does(std::slice::from_ref(&who), Doing::Late)?;
                let table = self.people.get(&person).and_then(Person::table);
                let relieved = table.and_then(|table| self.tables.get(&table)?.relieved);
                let free = |id: &u32| {
                    self.people.get(id).is_some_and(|one| {
                        matches!(one.doing, Doing::Waits | Doing::Works | Doing::Break)
                    })
                };
                let stays = relieved.filter(free).and_then(|id| self.who(id));
                Ok(Said::WasLate { who, table, stays })
            }
            Say::Help { with, people } => {
                let people = self.each_here(&people)?;
                self.none_does(&people, Doing::Helps(with))?;
                Ok(Said::Helps { with, bare: self.bare(&people), people })
            }
            Say::AskHelp { with, count } => {
                let people = self.first(&pool(self, now), count)?;
                Ok(Said::Helps { with, people, bare: Vec::new() })
            }
            Say::TakeShift { role, person } => self.taking(role, person),
            Say::PushEvery { minutes } => {
                refuse_if(!MINUTES.contains(&minutes), || {
                    refuse!(BadValue, "staff-minutes", "A push is every 5 to 240 minutes.")
                })?;
                Ok(Said::PushesEvery { minutes })
            }
            Say::BreakAfter { downs } => {
                refuse_if(!DOWNS.contains(&downs), || {
                    refuse!(BadValue, "staff-downs", "A break is after 1 to 20 downs.")
                })?;
                Ok(Said::BreaksAfter { downs })
            }
            Say::Order { tables } => {
                once(&tables)?;
                Ok(Said::Ordered { tables })
            }
            Say::NextPush { minutes } => {
                refuse_if(minutes > *MINUTES.end(), || {
                    refuse!(BadValue, "staff-next", "The next push is in at most 240 minutes.")
                })?;
                Ok(Said::PushIn { minutes })
            }
            Say::Close {} => Ok(Said::Closed {}),
        }
    }
}

impl Staff {
    fn coming(&self, names: &[String], role: Role, next: u32) -> Result<Said, Refusal> {
        let mut people: Vec<Who> = Vec::new();
        let mut free = next;
        for typed in names {
            let name = clean_name(typed);
            refuse_if(name.is_empty(), no_name)?;
            let who = match self.called_exactly(&name).and_then(|id| self.who(id)) {
                Some(who) => {
                    let here = self.people.get(&who.person);
                    let already =
                        here.is_some_and(|one| one.role == role && one.doing != Doing::Off);
                    refuse_if(already, || {
                        refuse!(
                            NotNow,
                            "staff-is-here",
                            "{name} is here already. Give somebody else another name.",
                            name = who.name.clone()
                        )
                    })?;
                    who
                }
                None => {
                    let who = Who { person: free, name };
                    free = free.saturating_add(1);
                    who
                }
            };
            refuse_if(people.iter().any(|one| one.name == who.name), || {
                refuse!(
                    BadValue,
                    "staff-named-twice",
                    "{name} is named twice.",
                    name = who.name.clone()
                )
            })?;
            people.push(who);
        }
        refuse_if(people.is_empty(), no_name)?;
        refuse_if(self.people.len().saturating_add(people.len()) > MOST_PEOPLE, || {
            refuse!(NoRoom, "staff-full", "An evening has at most 1,000 people.")
        })?;
        Ok(Said::Came { people, role })
    }

    fn opening(&self, tables: &[u32], now: Millis) -> Result<Said, Refusal> {
        once(tables)?;
        for table in tables {
            refuse_if(self.tables.contains_key(table), || {
                refuse!(
                    NotNow,
                    "staff-table-runs",
                    "Table {table} is open already.",
                    table = *table
                )
            })?;
        }
        refuse_if(self.tables.len().saturating_add(tables.len()) > MOST_TABLES, || {
            refuse!(NoRoom, "staff-tables-full", "At most 500 tables are open.")
        })?;
        let mut free = pool(self, now).into_iter();
        let opens = |table: &u32| Placed {
            table: *table,
            who: free.next().and_then(|id| self.who(id)),
            from: None,
        };
        Ok(Said::TablesOpened { tables: tables.iter().map(opens).collect() })
    }

    fn dealing(&self, table: u32, person: u32) -> Result<Said, Refusal> {
        let who = self.here(person)?;
        let from = self.people.get(&person).and_then(Person::table);
        refuse_if(from == Some(table), || {
            refuse!(
                NotNow,
                "staff-deals-already",
                "{name} deals table {table} already.",
                name = who.name.clone(),
                table = table
            )
        })?;
        let placed = Placed { table, who: Some(who), from };
        if !self.tables.contains_key(&table) {
            once(&[table])?;
            return Ok(Said::TablesOpened { tables: vec![placed] });
        }
        let freed = self.dealer_of(table).and_then(|id| self.who(id));
        Ok(Said::Deals { placed, freed })
    }

    fn pushing(&self, now: Millis) -> Result<Said, Refusal> {
        let push = plan(self, now);
        refuse_if(push.tables.iter().all(|placed| placed.who.is_none()), || {
            refuse!(
                NotNow,
                "staff-nobody-to-push",
                "Nobody deals yet. Type “table 12” and “dealer Ana”."
            )
        })?;
        let just_now = |pushed: Millis| (0..MINUTE).contains(&now.saturating_sub(pushed));
        refuse_if(self.pushed.is_some_and(just_now), || {
            refuse!(
                NotNow,
                "staff-just-pushed",
                "The push was made within the last minute. Undo it if it was wrong."
            )
        })?;
        Ok(Said::Pushed { tables: push.tables, rest: push.rest })
    }

    fn taking(&self, role: Role, person: u32) -> Result<Said, Refusal> {
        let who = self.who(person).ok_or_else(nobody)?;
        refuse_if(role == Role::Dealer, || {
            refuse!(
                BadValue,
                "staff-shift-role",
                "Floor, cashier and brush have shifts. Dealers have tables."
            )
        })?;
        let from = self.on_shift(role).map(|shift| shift.who.clone());
        refuse_if(from.as_ref().is_some_and(|has| has.person == person), || {
            refuse!(
                NotNow,
                "staff-has-shift",
                "{name} has this shift already.",
                name = who.name.clone()
            )
        })?;
        Ok(Said::ShiftTaken { role, who, from })
    }

    /// Dealers without a table, the longest at work first: who may go home.
    pub fn to_cut(&self, now: Millis) -> Vec<u32> {
        let mut free: Vec<(Reverse<Millis>, u32)> = pool(self, now)
            .into_iter()
            .filter_map(|id| Some((Reverse(self.people.get(&id)?.spent_until(now).at_work()), id)))
            .collect();
        free.sort_unstable();
        free.into_iter().map(|(_, id)| id).collect()
    }

    fn first(&self, people: &[u32], count: u32) -> Result<Vec<Who>, Refusal> {
        let wanted = usize::try_from(count).unwrap_or(usize::MAX);
        refuse_if(wanted == 0 || wanted > people.len(), || {
            refuse!(
                NotNow,
                "staff-so-many-free",
                "Free dealers: {free}. Type a number from 1 to that, or names.",
                free = people.len()
            )
        })?;
        Ok(people.iter().take(wanted).filter_map(|id| self.who(*id)).collect())
    }

    fn here(&self, id: u32) -> Result<Who, Refusal> {
        let who = self.who(id).ok_or_else(nobody)?;
        let off = self.people.get(&id).is_some_and(|person| person.doing == Doing::Off);
        refuse_if(off, || {
            refuse!(
                NotNow,
                "staff-is-off",
                "{name} is off. Type “dealer {name}” when they come.",
                name = who.name.clone()
            )
        })?;
        Ok(who)
    }

    fn each_here(&self, people: &[u32]) -> Result<Vec<Who>, Refusal> {
        refuse_if(people.is_empty(), no_name)?;
        let unlike: BTreeSet<u32> = people.iter().copied().collect();
        unlike.into_iter().map(|id| self.here(id)).collect()
    }

    fn none_does(&self, people: &[Who], doing: Doing) -> Result<(), Refusal> {
        for who in people {
            let does = self.people.get(&who.person).is_some_and(|one| one.doing == doing);
            refuse_if(does, || {
                refuse!(
                    NotNow,
                    "staff-does-already",
                    "That is so already for {name}.",
                    name = who.name.clone()
                )
            })?;
        }
        Ok(())
    }

    /// The tables that these people deal.
    fn bare(&self, people: &[Who]) -> Vec<u32> {
        let table = |who: &Who| self.people.get(&who.person)?.table();
        people.iter().filter_map(table).collect()
    }

    pub(crate) fn runs(&self, table: u32) -> Result<(), Refusal> {
        refuse_if(!self.tables.contains_key(&table), || {
            refuse!(Unknown, "staff-no-such-table", "Table {table} is not open.", table = table)
        })
    }
}

/// Tables that can be, each once.
fn once(tables: &[u32]) -> Result<(), Refusal> {
    let unlike: BTreeSet<u32> = tables.iter().copied().collect();
    let fine = |table: &u32| (1..=HIGHEST_TABLE).contains(table);
    refuse_if(tables.is_empty() || unlike.len() != tables.len() || !unlike.iter().all(fine), || {
        refuse!(
            BadValue,
            "staff-tables",
            "Type numbers of tables from 1 to 9999, each once, such as “12-16 20”."
        )
    })
}

fn nobody() -> Refusal {
    refuse!(Unknown, "staff-no-such-person", "There is no such person this evening.")
}

fn no_name() -> Refusal {
    refuse!(BadValue, "staff-name", "Type a name, such as “dealer Ana”.")
}

/// The name of an evening and how the house pushes, tidied up.
fn checked(about: About) -> Result<About, Refusal> {
    let name = clean_text(&about.name, LONGEST_NAME);
    refuse_if(name.is_empty(), || {
        refuse!(BadValue, "staff-evening-name", "Give the evening a name.")
    })?;
    let fits = MINUTES.contains(&about.push_minutes) && DOWNS.contains(&about.downs_to_break);
    refuse_if(!fits, || {
        refuse!(
            BadValue,
            "staff-rhythm",
            "A push is every 5 to 240 minutes, and a break after 1 to 20 downs."
        )
    })?;
    Ok(About { name, ..about })
}

impl Help {
    /// The word that is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ColourUp => "colour",
            Self::Bagging => "bag",
        }
    }
}
