//! Who calls.

use crate::prelude::*;
use shuffle_up_engine::base::ids::TableNumber;
use std::net::IpAddr;

/// What a paired device is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The clock.
    Clock,
    /// A dealer's tablet.
    Table,
    /// The floor.
    Floor,
    /// Entries and payments.
    Registration,
    /// A whole evening on one phone: the clock, the floor, the till, and how it ends.
    Host,
    /// All that a device can do.
    Director,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 6] =
        [Self::Clock, Self::Table, Self::Floor, Self::Registration, Self::Host, Self::Director];

    /// The role of this word.
    pub fn of(word: &str) -> Option<Self> {
        serde_json::from_value(word.into()).ok()
    }

    /// Works on when its tournament is over: prizes are paid and debts collected then.
    pub fn works_after_the_end(self) -> bool {
        self == Self::Host
    }

    /// What it is called on paper.
    pub fn said(self) -> Phrase {
        match self {
            Self::Clock => phrase!("role-clock", "Clock"),
            Self::Table => phrase!("role-table", "Table"),
            Self::Floor => phrase!("role-floor", "Floor"),
            Self::Registration => phrase!("role-registration", "Registration"),
            Self::Host => phrase!("role-host", "Host"),
            Self::Director => phrase!("role-director", "Director"),
        }
    }

    /// The word of a role.
    pub fn word(self) -> &'static str {
        match self {
            Self::Clock => "clock",
            Self::Table => "table",
            Self::Floor => "floor",
            Self::Registration => "registration",
            Self::Host => "host",
            Self::Director => "director",
        }
    }
}

/// A paired device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Device {
    /// Its number.
    pub id: u32,
    /// What it is for.
    pub role: Role,
    /// The tournament that it was let in to. A director's acts in all of them.
    pub belongs_to: TournamentId,
    /// Who acts, as the log has it.
    pub signed: String,
    /// Several people share it, and none of them has said who it is.
    pub nobody_signed_in: bool,
    /// The one table that a dealer's tablet is for; absent where it is for all of them.
    pub table: Option<TableNumber>,
    /// In which language its page is; absent where it says none.
    pub language: Option<Language>,
}

impl Device {
    /// Whether this is the tournament that it was let in to. A director's device acts in all of them.
    pub fn acts_in(&self, tournament: TournamentId) -> bool {
        self.role == Role::Director || self.belongs_to == tournament
    }
}

/// Who makes a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Caller {
    /// The desk's own window.
    Desk,
    /// A window of the room, by its number.
    Wall(u32),
    /// A browser of a paired device.
    Device(Device),
    /// Any other browser, with the language that its page is in, and from where it asks; absent where a program reads.
    Anybody(Option<Language>, Option<IpAddr>),
    /// A program that reads with a token, with the language that it reads.
    Reader(Option<Language>),
}

/// A kind of caller, as the list of calls names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The desk's own window.
    Desk,
    /// A window of the room.
    Wall,
    /// A paired device of the role clock.
    Clock,
    /// A dealer's tablet.
    Table,
    /// A device of the floor.
    Floor,
    /// A device of registration.
    Registration,
    /// The host's phone.
    Host,
    /// A director's browser.
    Director,
    /// A program that reads with a token.
    Reader,
    /// Any browser, paired or not.
    Anybody,
}

impl Caller {
    /// Which kind it is.
    pub fn kind(&self) -> Kind {
        match self.role() {
            Some(Role::Clock) => Kind::Clock,
            Some(Role::Table) => Kind::Table,
            Some(Role::Floor) => Kind::Floor,
            Some(Role::Registration) => Kind::Registration,
            Some(Role::Host) => Kind::Host,
            Some(Role::Director) => Kind::Director,
            None => match self {
                Self::Desk => Kind::Desk,
                Self::Wall(_) => Kind::Wall,
                Self::Reader(_) => Kind::Reader,
                Self::Device(_) | Self::Anybody(..) => Kind::Anybody,
            },
        }
    }

    /// The role of a paired device.
    pub fn role(&self) -> Option<Role> {
        self.device().map(|device| device.role)
    }

    /// The paired device.
    pub fn device(&self) -> Option<&Device> {
        match self {
            Self::Device(device) => Some(device),
            _ => None,
        }
    }

    /// In which language a browser's page is, where it says so.
    pub fn language(&self) -> Option<Language> {
        match self {
            Self::Device(device) => device.language,
            Self::Anybody(language, _) | Self::Reader(language) => *language,
            Self::Desk | Self::Wall(_) => None,
        }
    }

    /// A browser, whose page may be of yesterday and whose network may be slow: it says which line it has seen.
    pub fn is_browser(&self) -> bool {
        matches!(self, Self::Device(_) | Self::Anybody(..) | Self::Reader(_))
    }
}
