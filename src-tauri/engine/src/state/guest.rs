//! The guest list: who is expected before the night. Nobody on it has an entry before the guest comes, so a draw takes those who
//! came and nobody else.

use crate::base::finding::fold;
use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::state::ledger::Payment;

/// The most guests on the list.
pub const MOST_GUESTS: usize = 1_000;
/// The most unnamed guests whom one guest brings.
pub const MOST_BROUGHT: u32 = 20;

/// What a guest has answered.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    TS,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum GuestAnswer {
    /// Comes.
    #[default]
    Coming,
    /// May come.
    Maybe,
    /// Does not come.
    NotComing,
}

impl GuestAnswer {
    /// The words for it.
    pub fn said(self) -> Phrase {
        match self {
            Self::Coming => phrase!("guest-coming", "coming"),
            Self::Maybe => phrase!("guest-maybe", "maybe"),
            Self::NotComing => phrase!("guest-not-coming", "not coming"),
        }
    }
}

/// What a guest paid before the night. It is no money of the event before the guest comes: then it is the entry's line of the
/// ledger, to the amount and by the means with which it was paid. Who does not come is owed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PaidAhead {
    /// The kind of buy-in: 0 for the usual one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub buy_in: u32,
    /// By what.
    pub payment: Payment,
    /// How much for what: the price of the day on which it was paid.
    pub price: Price,
}

/// Who is expected.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Expected {
    /// The guest's number on the list, from 1.
    pub guest: u32,
    /// The name.
    pub name: String,
    /// The last name in it, as a list said; empty where none did.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub last_name: String,
    /// The number of the player's card; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub card: String,
    /// The number in the house's own list; 0 for a guest who is not on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub listed: u32,
    /// What the guest has answered.
    pub answer: GuestAnswer,
    /// How many unnamed guests come along.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub plus: u32,
    /// What was paid before the night.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paid: Option<PaidAhead>,
}

/// Somebody of the list came and has an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GuestCame {
    /// The guest's number on the list.
    pub guest: u32,
    /// The entry.
    pub entry: EntryId,
    /// It is somebody whom the guest brings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

/// A guest of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guest {
    /// Who is expected.
    pub expected: Expected,
    /// The guest's own entries: the last one counts, unless it was withdrawn.
    pub entries: Vec<EntryId>,
    /// The entries of those whom the guest brought.
    pub brought: Vec<EntryId>,
}

/// What somebody is called whom a guest brings and nobody has named yet: "Anna Berg +1".
pub fn brought_name(guest: &str, number: u32) -> String {
    format!("{guest} +{number}")
}

/// Whether a name is one of those.
pub fn is_brought_name(name: &str) -> bool {
    let number = name.rsplit_once(" +").map_or("", |(_, number)| number);
    !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit())
}

/// The guests by their names, folded once.
pub struct GuestNames<'a>(Vec<(String, &'a Guest)>);

impl<'a> GuestNames<'a> {
    /// Those of the list who are meant.
    pub fn of(guests: impl Iterator<Item = &'a Guest>, is_meant: impl Fn(&Guest) -> bool) -> Self {
        let meant = guests.filter(|guest| is_meant(guest));
        Self(meant.map(|guest| (fold(&guest.expected.name), guest)).collect())
    }

    /// The guest with this number in the house's own list, 0 for none, or with this name: nobody where two have it, or where a card
    /// or a number tells the two apart.
    pub fn called(&self, name: &str, card: &str, listed: u32) -> Option<&'a Guest> {
        let mut same = self.0.iter().filter(|(_, guest)| guest.expected.listed == listed);
        if let Some((_, guest)) = same.next().filter(|_| listed > 0) {
            return Some(guest);
        }
        let folded = fold(name);
        let mut same = self.0.iter().filter(|(named, guest)| {
            let Expected { card: its, listed: number, .. } = &guest.expected;
            *named == folded
                && (its.is_empty() || card.is_empty() || its == card)
                && (*number == 0 || listed == 0)
        });
        let (_, guest) = same.next()?;
        same.next().is_none().then_some(guest)
    }
}
