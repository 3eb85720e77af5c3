//! What is said about the staff, and the lines that record it.

use crate::prelude::*;
use shuffle_up_engine::base::wording::{Chain, Value};

/// What a person says about the staff.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "SayStaff")]
pub enum Say {
    /// Opens the evening: the first line.
    Open {
        /// Its name and how the house pushes.
        about: About,
    },
    /// People come to work in this role; somebody new is put on the list.
    Come {
        /// Their names.
        names: Vec<String>,
        /// Their role.
        role: Role,
    },
    /// People go home.
    Leave {
        /// Who.
        people: Vec<u32>,
    },
    /// Sends home so many of those who are free. The one who has worked longest goes first.
    Cut {
        /// How many.
        count: u32,
    },
    /// Tables open; each gets the dealer who has been free longest.
    OpenTables {
        /// Their numbers.
        tables: Vec<u32>,
    },
    /// Tables break; their dealers go on break.
    BreakTables {
        /// Their numbers.
        tables: Vec<u32>,
    },
    /// Somebody deals a table from now on. Whoever dealt it is free.
    Deal {
        /// The table.
        table: u32,
        /// Who.
        person: u32,
    },
    /// The push, as it is proposed now.
    Push {},
    /// People go on break.
    TakeBreak {
        /// Who.
        people: Vec<u32>,
    },
    /// People are back: from a break, from helping, or late.
    Back {
        /// Who.
        people: Vec<u32>,
    },
    /// Somebody who should be at a table or back from a break is not there.
    Late {
        /// Who.
        person: u32,
    },
    /// People help.
    Help {
        /// With what.
        with: Help,
        /// Who.
        people: Vec<u32>,
    },
    /// Asks so many helpers, those first who have been free longest.
    AskHelp {
        /// For what.
        with: Help,
        /// How many.
        count: u32,
    },
    /// Somebody takes over a shift.
    TakeShift {
        /// Which.
        role: Role,
        /// Who.
        person: u32,
    },
    /// How often the house pushes.
    PushEvery {
        /// The minutes between two pushes.
        minutes: u32,
    },
    /// After how many downs a dealer goes on break.
    BreakAfter {
        /// The downs.
        downs: u32,
    },
    /// The order in which dealers go from table to table. Tables that are not in it follow by number.
    Order {
        /// The numbers of the tables.
        tables: Vec<u32>,
    },
    /// The next push is in so many minutes.
    NextPush {
        /// The minutes.
        minutes: u32,
    },
    /// Ends the evening: everybody goes home.
    Close {},
    /// Any of these as it is typed, such as `deals 12 Ana`.
    Typed {
        /// The words.
        line: String,
    },
}

/// The name of an evening, and how the house pushes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "StaffAbout")]
pub struct About {
    /// The name.
    pub name: String,
    /// The minutes between two pushes.
    #[serde(default = "thirty")]
    pub push_minutes: u32,
    /// After how many downs a dealer goes on break.
    #[serde(default = "three")]
    pub downs_to_break: u32,
}

fn thirty() -> u32 {
    30
}

fn three() -> u32 {
    3
}

impl Default for About {
    fn default() -> Self {
        Self { name: String::new(), push_minutes: thirty(), downs_to_break: three() }
    }
}

/// The work of one of the staff.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "StaffRole")]
pub enum Role {
    /// Deals.
    #[default]
    Dealer,
    /// Rules and runs the room.
    Floor,
    /// Sells and pays out.
    Cashier,
    /// Seats players and keeps the lists.
    Brush,
}

impl Role {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Dealer, Self::Floor, Self::Cashier, Self::Brush];

    /// The word that is typed.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dealer => "dealer",
            Self::Floor => "floor",
            Self::Cashier => "cashier",
            Self::Brush => "brush",
        }
    }

    /// What it is called.
    pub fn said(self) -> Phrase {
        match self {
            Self::Dealer => phrase!("staff-dealer", "dealer"),
            Self::Floor => phrase!("staff-floor", "floor"),
            Self::Cashier => phrase!("staff-cashier", "cashier"),
            Self::Brush => phrase!("staff-brush", "brush"),
        }
    }
}

/// With what somebody helps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "StaffHelp")]
pub enum Help {
    /// The colour-up.
    ColourUp,
    /// Bagging.
    Bagging,
}

impl Help {
    /// What it is called.
    pub fn said(self) -> Phrase {
        match self {
            Self::ColourUp => phrase!("staff-colour-up", "colour-up"),
            Self::Bagging => phrase!("staff-bagging", "bagging"),
        }
    }
}

/// One of the staff as a line names them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// The number on this evening's list, from 1.
    pub person: u32,
    /// The name.
    pub name: String,
}

/// A table and who deals it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The table.
    pub table: u32,
    /// Its dealer; absent without one.
    #[serde(default)]
    pub who: Option<Who>,
    /// The table from which the dealer comes; absent for one who was free.
    #[serde(default)]
    pub from: Option<u32>,
}

/// The line that keeps what was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Said {
    /// The evening was opened.
    Opened {
        /// Its name and how the house pushes.
        about: About,
    },
    /// People came to work.
    Came {
        /// Who.
        people: Vec<Who>,
        /// Their role.
        role: Role,
    },
    /// People went home.
    Left {
        /// Who.
        people: Vec<Who>,
        /// The tables that stand without a dealer for it.
        #[serde(default)]
        bare: Vec<u32>,
    },
    /// Tables opened.
    TablesOpened {
        /// Each with its dealer.
        tables: Vec<Placed>,
    },
    /// Tables broke.
    TablesBroke {
        /// Each with the dealer who goes on break.
        tables: Vec<Placed>,
    },
    /// Somebody deals a table.
    Deals {
        /// The table, and who.
        placed: Placed,
        /// Who dealt it before.
        #[serde(default)]
        freed: Option<Who>,
    },
    /// The push.
    Pushed {
        /// Every table that runs with its new dealer.
        tables: Vec<Placed>,
        /// Who goes on break.
        rest: Vec<Who>,
    },
    /// People went on break.
    BreakBegan {
        /// Who.
        people: Vec<Who>,
        /// The tables that stand without a dealer for it.
        #[serde(default)]
        bare: Vec<u32>,
    },
    /// People are back.
    CameBack {
        /// Who.
        people: Vec<Who>,
    },
    /// Somebody is not there.
    WasLate {
        /// Who.
        who: Who,
        /// The table that waits.
        #[serde(default)]
        table: Option<u32>,
        /// Who deals on there.
        #[serde(default)]
        stays: Option<Who>,
    },
    /// People help.
    Helps {
        /// With what.
        with: Help,
        /// Who.
        people: Vec<Who>,
        /// The tables that stand without a dealer for it.
        #[serde(default)]
        bare: Vec<u32>,
    },
    /// Somebody took over a shift.
    ShiftTaken {
        /// Which.
        role: Role,
        /// Who.
        who: Who,
        /// Who had it.
        #[serde(default)]
        from: Option<Who>,
    },
    /// How often the house pushes.
    PushesEvery {
        /// The minutes between two pushes.
        minutes: u32,
    },
    /// After how many downs a dealer goes on break.
    BreaksAfter {
        /// The downs.
        downs: u32,
    },
    /// In which order dealers go from table to table.
    Ordered {
        /// The numbers of the tables.
        tables: Vec<u32>,
    },
    /// The next push is in so many minutes.
    PushIn {
        /// The minutes.
        minutes: u32,
    },
    /// The evening is over.
    Closed {},
}

/// The names of these people.
pub(crate) fn names(people: &[Who]) -> Vec<&str> {
    people.iter().map(|who| who.name.as_str()).collect()
}

fn numbers(tables: &[u32]) -> Vec<String> {
    tables.iter().map(ToString::to_string).collect()
}

/// Parts beside each other.
fn beside(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    Phrase::chain(Chain::Each, parts.into_iter().map(Value::Phrase).collect())
}

/// What somebody does, and which tables stand without a dealer for it.
fn leaves(does: Phrase, bare: &[u32]) -> Phrase {
    if bare.is_empty() {
        return does;
    }
    let bare = bare.iter().map(|table| without(*table));
    Phrase::chain(Chain::Things, std::iter::once(does).chain(bare).map(Value::Phrase).collect())
}

fn without(table: u32) -> Phrase {
    phrase!("staff-no-dealer-at", "table {table} has no dealer", table = table)
}

/// Where a dealer goes in a push.
pub(crate) fn goes(placed: &Placed) -> Phrase {
    let table = placed.table;
    match (&placed.who, placed.from) {
        (None, _) => without(table),
        (Some(who), Some(from)) if from == table => {
            phrase!(
                "staff-stays",
                "{name} stays at {table}",
                name = who.name.clone(),
                table = table
            )
        }
        (Some(who), Some(from)) => phrase!(
            "staff-goes",
            "{name} from {from} to {table}",
            name = who.name.clone(),
            from = from,
            table = table
        ),
        (Some(who), None) => {
            phrase!("staff-comes", "{name} to {table}", name = who.name.clone(), table = table)
        }
    }
}

impl Said {
    /// The people whom a line names.
    pub fn people(&self) -> Vec<&Who> {
        match self {
            Self::Came { people, .. }
            | Self::Left { people, .. }
            | Self::BreakBegan { people, .. }
            | Self::CameBack { people }
            | Self::Helps { people, .. } => people.iter().collect(),
            Self::TablesOpened { tables } | Self::TablesBroke { tables } => {
                tables.iter().filter_map(|placed| placed.who.as_ref()).collect()
            }
            Self::Deals { placed, freed } => placed.who.iter().chain(freed).collect(),
            Self::Pushed { tables, rest } => {
                tables.iter().filter_map(|placed| placed.who.as_ref()).chain(rest).collect()
            }
            Self::WasLate { who, stays, .. } => std::iter::once(who).chain(stays).collect(),
            Self::ShiftTaken { who, from, .. } => std::iter::once(who).chain(from).collect(),
            Self::Opened { .. }
            | Self::PushesEvery { .. }
            | Self::BreaksAfter { .. }
            | Self::Ordered { .. }
            | Self::PushIn { .. }
            | Self::Closed {} => Vec::new(),
        }
    }

    /// What the line says.
    pub fn sentence(&self) -> Phrase {
        match self {
            Self::Opened { about } => phrase!(
                "staff-opened",
                "{name} begins: a push every {minutes} minutes, a break after {downs}",
                name = about.name.clone(),
                minutes = about.push_minutes,
                downs = Phrase::count(about.downs_to_break, "down", "downs")
            ),
            Self::Came { people, role } => phrase!(
                "staff-came",
                "{names} here as {role}",
                names = names(people).as_slice(),
                role = role.said()
            ),
            Self::Left { people, bare } => {
                let left = phrase!("staff-left", "{names} off", names = names(people).as_slice());
                leaves(left, bare)
            }
            Self::TablesOpened { tables } => {
                beside(tables.iter().map(|placed| match &placed.who {
                    Some(who) => phrase!(
                        "staff-table-opens",
                        "table {table} opens with {name}",
                        table = placed.table,
                        name = who.name.clone()
                    ),
                    None => phrase!(
                        "staff-table-opens-bare",
                        "table {table} opens without a dealer",
                        table = placed.table
                    ),
                }))
                .capital()
            }
            Self::TablesBroke { tables } => beside(tables.iter().map(|placed| match &placed.who {
                Some(who) => phrase!(
                    "staff-table-breaks",
                    "table {table} breaks, {name} on break",
                    table = placed.table,
                    name = who.name.clone()
                ),
                None => {
                    phrase!("staff-table-breaks-bare", "table {table} breaks", table = placed.table)
                }
            }))
            .capital(),
            Self::Deals { placed, freed } => {
                let who = placed.who.as_ref().map_or("", |who| who.name.as_str());
                let deals = phrase!(
                    "staff-deals",
                    "{name} deals table {table}",
                    name = who,
                    table = placed.table
                );
                let free = freed
                    .as_ref()
                    .map(|who| phrase!("staff-free", "{name} is free", name = who.name.clone()));
                let bare = placed.from.map(without);
                let parts = std::iter::once(deals).chain(free).chain(bare);
                Phrase::chain(Chain::Things, parts.map(Value::Phrase).collect())
            }
            Self::Pushed { tables, rest } => {
                let rest = rest
                    .iter()
                    .map(|who| phrase!("staff-rests", "{name} on break", name = who.name.clone()));
                let moves = beside(tables.iter().map(goes).chain(rest));
                phrase!("staff-pushed", "Push: {moves}", moves = moves)
            }
            Self::BreakBegan { people, bare } => {
                let rests = phrase!(
                    "staff-break-began",
                    "{names} on break",
                    names = names(people).as_slice()
                );
                leaves(rests, bare)
            }
            Self::CameBack { people } => {
                phrase!("staff-came-back", "{names} back", names = names(people).as_slice())
            }
            Self::WasLate { who, table, stays } => {
                let name = who.name.clone();
                match (table, stays) {
                    (Some(table), Some(stays)) => phrase!(
                        "staff-late-stays",
                        "{name} is not at table {table}; {other} deals on",
                        name = name,
                        table = *table,
                        other = stays.name.clone()
                    ),
                    (Some(table), None) => phrase!(
                        "staff-late-bare",
                        "{name} is not at table {table}, which has no dealer",
                        name = name,
                        table = *table
                    ),
                    (None, _) => phrase!("staff-late", "{name} is late", name = name),
                }
            }
            Self::Helps { with, people, bare } => {
                let helps = phrase!(
                    "staff-helps",
                    "{names} for {work}",
                    names = names(people).as_slice(),
                    work = with.said()
                );
                leaves(helps, bare)
            }
            Self::ShiftTaken { role, who, from: Some(from) } => phrase!(
                "staff-shift-from",
                "{name} takes the {role} shift over from {other}",
                name = who.name.clone(),
                role = role.said(),
                other = from.name.clone()
            ),
            Self::ShiftTaken { role, who, from: None } => phrase!(
                "staff-shift",
                "{name} has the {role} shift",
                name = who.name.clone(),
                role = role.said()
            ),
            Self::PushesEvery { minutes } => {
                phrase!("staff-every", "A push every {minutes} minutes", minutes = *minutes)
            }
            Self::BreaksAfter { downs } => {
                let downs = Phrase::count(*downs, "down", "downs");
                phrase!("staff-breaks", "A break after {downs}", downs = downs)
            }
            Self::Ordered { tables } => phrase!(
                "staff-ordered",
                "Dealers go by {tables}",
                tables = numbers(tables).join(" \u{2192} ")
            ),
            Self::PushIn { minutes } => {
                let minutes = Phrase::count(*minutes, "minute", "minutes");
                phrase!("staff-push-in", "The next push is in {minutes}", minutes = minutes)
            }
            Self::Closed {} => phrase!("staff-closed", "The evening is over, everybody is off"),
        }
    }
}
