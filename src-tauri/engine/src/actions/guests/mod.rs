//! The guest list: who comes, who may, who does not, who has paid before the night, and whom a guest brings along.

use crate::actions::entries::enter::price_now;
use crate::actions::prelude::*;
use crate::base::wording::few;
use crate::base::words::clean_name;
pub use crate::state::guest::GuestAnswer;
use crate::state::guest::{
    Expected, Guest, GuestCame, GuestNames, MOST_BROUGHT, MOST_GUESTS, PaidAhead,
};

/// Puts guests on the list, or changes what is known of those who are on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeepGuests {
    /// The guests.
    pub guests: Vec<GuestSaid>,
}

/// One guest of a pasted or typed list. A field that is absent stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GuestSaid {
    /// The guest's number on the list; 0 for one who is meant by name: the guest of that name, or somebody new.
    #[serde(default)]
    pub guest: u32,
    /// The name; empty where a number says who is meant.
    #[serde(default)]
    pub name: String,
    /// The last name in it, where a list says which it is; else empty.
    #[serde(default)]
    pub last_name: String,
    /// The number of the player's card; empty without one.
    #[serde(default)]
    pub card: String,
    /// The number in the house's own list; 0 for a guest who is not on it.
    #[serde(default)]
    pub listed: u32,
    /// What the guest answers.
    #[serde(default)]
    pub answer: Option<GuestAnswer>,
    /// How many unnamed guests come along, at most 20.
    #[serde(default)]
    pub plus: Option<u32>,
    /// By what the guest has paid before the night; `unpaid` takes that back.
    #[serde(default)]
    pub paid: Option<Payment>,
    /// Which kind of buy-in was paid: 0 for the usual one.
    #[serde(default)]
    pub buy_in: u32,
}

/// What is known of these guests now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GuestsKept {
    /// The guests.
    pub guests: Vec<Expected>,
}

/// Guests of the list came: they have entries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GuestsCame {
    /// Who came, and with which entry.
    pub came: Vec<GuestCame>,
}

impl Action for KeepGuests {
    /// # Errors
    /// Refused for no guest, for one without a name, for a number that is not on the list, for more than 1,000 guests or 20 whom
    /// one brings, for a kind of buy-in that there is not, and for a payment of somebody who has an entry.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let names = GuestNames::of(tournament.guests.iter(), |_| true);
        let last = tournament.guests.iter().map(|guest| guest.expected.guest).max();
        let mut next = last.unwrap_or(0).saturating_add(1);
        let mut kept: Vec<Expected> = Vec::new();
        for said in &self.guests {
            let (name, card) = (clean_name(&said.name), clean_name(&said.card));
            let guest = if said.guest > 0 {
                Some(tournament.guest(said.guest).ok_or_else(no_such_guest)?)
            } else {
                refuse_if(name.is_empty(), || {
                    refuse!(BadValue, "guest-needs-a-name", "Give every guest a name.")
                })?;
                names.called(&name, &card, said.listed)
            };
            let mut expected = guest.map_or_else(
                || {
                    let number = next;
                    next = next.saturating_add(1);
                    newly(number)
                },
                |guest| guest.expected.clone(),
            );
            // A name with another spelling of its marks is the same guest's, and stays as it was first written.
            if !name.is_empty() && (guest.is_none() || said.guest > 0) {
                expected.name = name;
                expected.last_name = clean_name(&said.last_name);
                if !expected.name.contains(expected.last_name.as_str()) {
                    expected.last_name.clear();
                }
            }
            if !card.is_empty() {
                expected.card = card;
            }
            if said.listed > 0 {
                expected.listed = said.listed;
            }
            expected.answer = said.answer.unwrap_or(expected.answer);
            expected.plus = said.plus.unwrap_or(expected.plus);
            refuse_if(expected.plus > MOST_BROUGHT, || {
                refuse!(
                    BadValue,
                    "guest-brings-too-many",
                    "A guest brings at most {most} others. Put them on the list by name.",
                    most = MOST_BROUGHT
                )
            })?;
            if let Some(payment) = said.paid {
                expected.paid = paid(tournament, guest, &expected, (said.buy_in, payment))?;
            }
            // Two lines about one guest are one.
            kept.retain(|before| before.guest != expected.guest);
            kept.push(expected);
        }
        refuse_if(kept.is_empty(), || {
            refuse!(BadValue, "guest-needs-a-name", "Give every guest a name.")
        })?;
        let new = kept.iter().filter(|one| tournament.guest(one.guest).is_none()).count();
        refuse_if(tournament.guests.len().saturating_add(new) > MOST_GUESTS, || {
            refuse!(
                BadValue,
                "guest-list-is-full",
                "A guest list has at most {most} guests.",
                most = MOST_GUESTS
            )
        })?;
        Ok(vec![GuestsKept { guests: kept }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let kept: Vec<&Expected> =
            effect.all::<GuestsKept>().flat_map(|kept| &kept.guests).collect();
        let names: Vec<&str> = kept.iter().map(|one| one.name.as_str()).collect();
        let who = few(&names, "guest", "guests");
        let what = match kept.as_slice() {
            [one] => beside(who, one.said(effect.tournament)),
            _ => who,
        };
        log_label(phrase!("log-guest-list", "Guest list"), what)
    }
}

/// Somebody new on the list.
const fn newly(guest: u32) -> Expected {
    Expected {
        guest,
        name: String::new(),
        last_name: String::new(),
        card: String::new(),
        listed: 0,
        answer: GuestAnswer::Coming,
        plus: 0,
        paid: None,
    }
}

/// The refusal of a guest who is not on the list.
pub fn no_such_guest() -> Refusal {
    refuse!(Unknown, "no-such-guest", "There is no such guest on the list.")
}

/// What is paid ahead from now on. By another means it stays at the price at which it was paid.
fn paid(
    tournament: &Tournament,
    guest: Option<&Guest>,
    expected: &Expected,
    (buy_in, payment): (u32, Payment),
) -> Result<Option<PaidAhead>, Refusal> {
    let there = guest.and_then(|guest| tournament.came_as(guest));
    refuse_if(there.is_some(), || {
        refuse!(
            NotNow,
            "guest-has-come",
            "{name} has come. Correct the payment of the entry.",
            name = &expected.name
        )
    })?;
    if payment == Payment::Unpaid {
        return Ok(None);
    }
    let before = expected.paid.filter(|paid| paid.buy_in == buy_in).map(|paid| paid.price);
    let now = price_now(tournament, buy_in)?.0;
    Ok(Some(PaidAhead { buy_in, payment, price: before.unwrap_or(now) }))
}

impl Expected {
    /// What is known of a guest in a few words: "maybe · brings 1 · paid €20, transfer".
    pub fn said(&self, tournament: &Tournament) -> Phrase {
        let plus =
            (self.plus > 0).then(|| phrase!("guest-brings", "brings {count}", count = self.plus));
        let paid = self.paid.map(|paid| {
            phrase!(
                "guest-paid-ahead",
                "paid {amount}, {by}",
                amount = tournament.money(paid.price.total()),
                by = paid.payment.said()
            )
        });
        Phrase::reasons([Some(self.answer.said()), plus, paid].into_iter().flatten())
    }
}

impl Apply for GuestsKept {
    fn apply(&self, tournament: &mut Tournament) {
        for one in &self.guests {
            let expected = Expected { plus: one.plus.min(MOST_BROUGHT), ..one.clone() };
            let number = expected.guest;
            let is_meant = |guest: &Guest| guest.expected.guest == number;
            if tournament.guests.iter().any(is_meant) {
                tournament.guests.change_where(is_meant, |guest| guest.expected = expected.clone());
            } else if tournament.guests.len() < MOST_GUESTS {
                let (entries, brought) = (Vec::new(), Vec::new());
                tournament.guests.push(Guest { expected, entries, brought });
            }
        }
    }
}

impl Apply for GuestsCame {
    fn apply(&self, tournament: &mut Tournament) {
        for came in &self.came {
            let is_meant = |guest: &Guest| guest.expected.guest == came.guest;
            tournament.guests.change_where(is_meant, |guest| {
                if came.brought {
                    guest.brought.push(came.entry);
                } else {
                    guest.entries.push(came.entry);
                }
            });
        }
    }
}

#[cfg(test)]
mod tests;
