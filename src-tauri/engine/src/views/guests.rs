//! The guest list as it is shown before the night and while guests come in.

use crate::actions::command::Command;
use crate::actions::entries::enter::{ComesAs, Enter, price_now};
use crate::base::wording::Chain;
use crate::rules::entries::late_registration::late_registration_open;
use crate::state::guest::{Expected, Guest, GuestAnswer, brought_name};
use crate::state::prelude::*;
use crate::views::page::page;
use crate::views::players::Allowed;

/// A guest of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GuestRow {
    /// The number on the list.
    pub guest: u32,
    /// The name.
    pub name: String,
    /// What the guest has answered.
    pub answer: GuestAnswer,
    /// How many unnamed guests come along.
    pub plus: u32,
    /// How many of them are still expected.
    pub still: u32,
    /// By what the guest has paid before the night; absent where nothing is paid.
    pub paid: Option<Payment>,
    /// What was paid.
    pub paid_ahead: Money,
    /// Answer, guests and payment in a few words.
    pub says: Phrase,
    /// The number in the house's own list; absent for a guest who is not on it.
    pub listed: Option<u32>,
    /// The entry with which the guest came; absent while the guest is expected.
    pub entry: Option<EntryId>,
    /// What enters the guest, in cash where nothing is paid yet; absent for one who has come.
    pub comes: Option<Command>,
    /// What enters the next one whom the guest brings, in cash and called after the guest; absent where nobody more is expected.
    pub brings: Option<Command>,
}

/// A page of the guest list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GuestsView {
    /// How many are on the list, whatever is searched for; without those whom they bring.
    pub guests: u32,
    /// How many come or have come, with those whom they bring.
    pub coming: u32,
    /// How many may come, by the same count.
    pub maybe: u32,
    /// How many have paid before the night.
    pub paid: u32,
    /// How many are there.
    pub there: u32,
    /// All of it in words: "9 coming, 2 maybe, 1 paid".
    pub says: Phrase,
    /// How many answer to the search.
    pub total: u32,
    /// This page: those who are expected first, by what they answered.
    pub rows: Vec<GuestRow>,
    /// Whether guests may be entered now, or why not.
    pub entry: Allowed,
    /// What an entry costs now, all lines together.
    pub price: Money,
}

/// The list, and a page of those on it whose names answer to `search`.
pub fn guests_view(
    tournament: &Tournament,
    search: &str,
    from: u32,
    count: u32,
    now: Millis,
) -> GuestsView {
    let all: Vec<&Guest> = tournament.guests.iter().collect();
    let there = |guest: &Guest| tournament.came_as(guest).is_some();
    let brought =
        |guest: &Guest| guest.expected.plus.saturating_sub(tournament.still_brought(guest));
    let party = |guest: &Guest| guest.expected.plus.saturating_add(1);
    let of = |is_meant: &dyn Fn(&Guest) -> bool, counts: &dyn Fn(&Guest) -> u32| {
        all.iter().filter(|guest| is_meant(guest)).map(|guest| counts(guest)).sum::<u32>()
    };
    let comes = |guest: &Guest| there(guest) || guest.expected.answer == GuestAnswer::Coming;
    let coming = of(&comes, &party);
    let maybe = of(&|guest| !there(guest) && guest.expected.answer == GuestAnswer::Maybe, &party);
    let paid = of(&|guest| guest.expected.paid.is_some(), &|_| 1);
    let came = of(&|_| true, &|guest| u32::from(there(guest)).saturating_add(brought(guest)));
    let said = [
        Some(phrase!("guests-coming", "{count} coming", count = coming)),
        (maybe > 0).then(|| phrase!("guests-maybe", "{count} maybe", count = maybe)),
        (paid > 0).then(|| phrase!("guests-paid", "{count} paid", count = paid)),
        (came > 0).then(|| phrase!("guests-there", "{count} there", count = came)),
    ];
    let said = said.into_iter().flatten().map(Phrase::into_argument).collect();
    let says = Phrase::chain(Chain::Each, said);
    let mut found: Vec<&Guest> = if search.trim().is_empty() {
        all.clone()
    } else {
        tournament.guests_found(search).into_iter().map(|(_, guest)| guest).collect()
    };
    if search.trim().is_empty() {
        found.sort_by_key(|guest| {
            let expected = tournament.still_brought(guest) > 0 || !there(guest);
            (!expected, guest.expected.answer, guest.expected.name.to_lowercase())
        });
    }
    let rows = page(&found, from, count).map(|guest| guest_row(tournament, guest)).collect();
    GuestsView {
        guests: to_u32(all.len()),
        coming,
        maybe,
        paid,
        there: came,
        says,
        total: to_u32(found.len()),
        rows,
        entry: Allowed::from_verdict(late_registration_open(tournament, now)),
        price: price_now(tournament, 0).map_or(Money::ZERO, |(price, _)| price.total()),
    }
}

/// A guest, with the commands that enter the guest and those whom the guest brings.
pub fn guest_row(tournament: &Tournament, guest: &Guest) -> GuestRow {
    let Expected { guest: number, name, last_name, card, listed, answer, plus, paid } =
        &guest.expected;
    let entry = tournament.came_as(guest);
    let still = tournament.still_brought(guest);
    let one = |text: &str| if text.is_empty() { Vec::new() } else { vec![text.to_string()] };
    let comes = Enter {
        names: vec![name.clone()],
        last_names: one(last_name),
        cards: one(card),
        listed: if *listed > 0 { vec![*listed] } else { Vec::new() },
        payment: paid.map_or(Payment::Cash, |paid| paid.payment),
        buy_in: paid.map_or(0, |paid| paid.buy_in),
        guests: vec![ComesAs { guest: *number, brought: false }],
        ..Enter::default()
    };
    let nth = plus.saturating_sub(still).saturating_add(1);
    let brings = Enter {
        names: vec![brought_name(name, nth)],
        somebody_new: vec![0],
        guests: vec![ComesAs { guest: *number, brought: true }],
        ..Enter::default()
    };
    GuestRow {
        guest: *number,
        name: name.clone(),
        answer: *answer,
        plus: *plus,
        still,
        paid: paid.map(|paid| paid.payment),
        paid_ahead: paid.map_or(Money::ZERO, |paid| paid.price.total()),
        says: guest.expected.said(tournament),
        listed: Some(*listed).filter(|number| *number > 0),
        entry,
        comes: entry.is_none().then(|| comes.into()),
        brings: (still > 0).then(|| brings.into()),
    }
}
