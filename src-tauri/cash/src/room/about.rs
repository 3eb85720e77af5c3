//! What a room and its games are: settings.

use super::books::{Book, MINUTE};
use super::kinds::Kind;
use crate::prelude::*;

/// A room: its name, its money and its rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct RoomAbout {
    /// The name.
    pub name: String,
    /// The currency.
    pub currency: Currency,
    /// How amounts are written, as a language tag; absent for English.
    pub locale: Option<String>,
    /// Whose rules it plays by.
    pub book: Book,
    /// For how many minutes a name that was called has to come.
    pub call_minutes: u32,
    /// What becomes of a name that was called and did not come.
    pub unseen: Unseen,
    /// Whether names are taken by phone.
    pub call_ins: bool,
    /// The money that keeps a place while a player is away; 0 where none does.
    pub deposit: Money,
    /// The tiers of a player card, the highest first. None go ahead of others where this is empty.
    pub tiers: Vec<String>,
    /// WSOP 70 and 96 disagree: whether a mix that shares just half of its games is a must-move table.
    pub half_is_must_move: bool,
    /// WSOP 96 and its protocols disagree: what the two older tables are after the third has broken.
    pub after_the_third: AfterTheThird,
}

impl Default for RoomAbout {
    fn default() -> Self {
        Self {
            name: String::new(),
            currency: Currency { code: "XXX".into(), decimals: 2 },
            locale: None,
            book: Book::default(),
            call_minutes: 5,
            unseen: Unseen::default(),
            call_ins: false,
            deposit: Money(2_000),
            tiers: Vec::new(),
            half_is_must_move: true,
            after_the_third: AfterTheThird::default(),
        }
    }
}

impl RoomAbout {
    /// For how long a name that was called has to come, in milliseconds.
    pub fn call(&self) -> Millis {
        MINUTE.saturating_mul(Millis::from(self.call_minutes))
    }
}

/// What becomes of a name that was called and did not come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomUnseen")]
pub enum Unseen {
    /// It is passed over, and has its place again at the desk.
    #[default]
    PassedOver,
    /// It leaves the list, but for one whose deposit is there.
    Out,
}

/// What two tables are after a third has broken.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomAfterTheThird")]
pub enum AfterTheThird {
    /// The youngest is the must-move again (WSOP 96).
    #[default]
    YoungestMoves,
    /// Both stay main games (the protocols to WSOP 96).
    BothStayMain,
}

/// A game of a room.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
#[ts(rename = "RoomGameAbout")]
pub struct GameAbout {
    /// What is dealt.
    pub kind: Kind,
    /// How it is bet.
    pub betting: Betting,
    /// The small blind, or in a limit game the small bet.
    pub low: Money,
    /// The big blind, or in a limit game the large bet.
    pub high: Money,
    /// A third blind: the mandatory button straddle.
    pub third: Option<Money>,
    /// The games of a mix.
    pub mix: BTreeSet<Kind>,
    /// Whether pots are killed.
    pub kill: Kill,
    /// The seats of a table; 0 for as many as the game has.
    pub seats: u8,
    /// The least buy-in; absent for the book's.
    pub least: Option<Money>,
    /// The largest buy-in; absent for none.
    pub most: Option<Money>,
    /// The straddles.
    pub straddle: Straddle,
    /// Whether it may be run twice.
    pub run_twice: bool,
    /// What the house takes.
    pub takes: Takes,
    /// How a further table is tied to the first.
    pub must_move: MustMove,
}

/// How a game is bet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomBetting")]
pub enum Betting {
    #[default]
    NoLimit,
    PotLimit,
    Limit,
}

/// Whether pots are killed: for how much, and whether a player must.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomKill")]
pub enum Kill {
    /// They are not.
    #[default]
    None,
    /// A required kill of half as much again.
    Half,
    /// A required kill of twice as much.
    Full,
}

/// Who may straddle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomStraddle")]
pub enum Straddle {
    /// Nobody.
    None,
    /// The player under the gun.
    #[default]
    UnderTheGun,
    /// The button, and where it does not, the player under the gun.
    Button,
    /// The button must.
    Mandatory,
}

/// What the house takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "RoomTakes")]
pub enum Takes {
    /// A part of each pot.
    Rake {
        /// Of a hundred.
        percent: u32,
        /// The most of a pot.
        most: Money,
    },
    /// An amount of each player per half hour.
    Time {
        /// The amount.
        each: Money,
    },
    /// Nothing.
    Nothing {},
}

impl Default for Takes {
    fn default() -> Self {
        Self::Rake { percent: 10, most: Money(500) }
    }
}

/// How a further table is tied to the first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomMustMove")]
pub enum MustMove {
    /// Not at all: new players go to the table with the fewest.
    #[default]
    None,
    /// The newest table feeds all others.
    Newest,
    /// Each table feeds the one before it.
    DaisyChain,
}

impl GameAbout {
    /// The seats of a table.
    pub fn chairs(&self) -> u8 {
        let fewest = || self.mix.iter().map(|kind| kind.seats()).min();
        let usual = if self.kind == Kind::Mix { fewest() } else { None };
        if self.seats > 0 { self.seats } else { usual.unwrap_or_else(|| self.kind.seats()) }
    }

    /// The big blind; in a limit game as large as the small bet.
    pub fn big_blind(&self) -> Money {
        if self.betting == Betting::Limit { self.low } else { self.high }
    }

    /// The small blind; in a limit game half a small bet.
    pub fn small_blind(&self) -> Money {
        if self.betting == Betting::Limit { self.low.share(1, 2) } else { self.low }
    }

    /// Whether the house takes time and no rake.
    pub fn is_timed(&self) -> bool {
        matches!(self.takes, Takes::Time { .. })
    }

    /// Whether the WSOP runs such a game twice, where a whole unit of the currency is this: one with a board that pays time, and 5-10 no-limit
    /// hold'em (WSOP 214).
    pub fn usually_runs_twice(&self, unit: Money) -> bool {
        let limits = (self.low, self.high) == (unit.times(5), unit.times(10));
        let five_ten = limits && self.betting == Betting::NoLimit && self.kind == Kind::Holdem;
        self.kind.has_a_board() && (self.is_timed() || five_ten)
    }

    /// Whether two are the same type and limit. Players of one that breaks then have a standing in the other (RRoP S13 13, WSOP 211).
    pub fn is_like(&self, other: &Self) -> bool {
        let of = |one: &Self| (one.kind, one.betting, one.low, one.high, one.third, one.kill);
        of(self) == of(other)
    }

    /// The name as the floor says it, such as "2-5 NLHE", "1-2-5 PLO" or "20-40 O8 half kill". It is letters and figures in every language.
    pub fn name(&self, plain: impl Fn(Money) -> String) -> String {
        let third = self.third.map_or_else(String::new, |third| format!("-{}", plain(third)));
        let betting = match self.betting {
            Betting::NoLimit => "NL",
            Betting::PotLimit => "PL",
            Betting::Limit => "",
        };
        let kill = match self.kill {
            Kill::None => "",
            Kill::Half => " half kill",
            Kill::Full => " kill",
        };
        let letters = self.kind.letters();
        format!("{}-{}{third} {betting}{letters}{kill}", plain(self.low), plain(self.high))
    }
}
