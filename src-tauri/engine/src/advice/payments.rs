//! What is still open between the desk and the players: prizes and bounties to be paid out, and what players owe.

use crate::actions::command::Command;
use crate::actions::entries::settle::Settle;
use crate::actions::prizes::pay_bounties::{PayBounties, paid};
use crate::actions::prizes::pay_prize::{PayPrize, owed_by_player};
use crate::rules::prizes::bounties::won as bounties_won;
use crate::rules::prizes::goods::goods_due;
use crate::rules::prizes::paid_to::prize_paid;
use crate::rules::prizes::paid_too_much::asked_back;
use crate::rules::prizes::tickets::tickets;
use crate::rules::prizes::won::Won;
use crate::state::prelude::*;

/// What is open with the player of an entry.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Open {
    /// Of the prize, to be paid out.
    pub prize: Money,
    /// What the place wins beside money, to be paid out.
    pub goods: Vec<String>,
    /// Of the bounties, to be paid out.
    pub bounties: Money,
    /// What the player owes for entries, rebuys and add-ons.
    pub owes: Money,
    /// What was paid out to the player and is not due; nothing while the player is still in.
    pub too_much: Money,
    /// A ticket among the prize that was not handed over yet.
    pub ticket: bool,
}

impl Open {
    /// By what the next part of it is paid out where nobody says more.
    pub const fn usual(&self) -> Payment {
        if self.ticket { Payment::Ticket } else { Payment::Cash }
    }

    /// What pays out the next part of it: the prize first, less what the player owes where that is enough.
    pub fn pays(&self, entry: EntryId, payment: Payment) -> Option<Command> {
        let ticket = self.ticket && payment == Payment::Ticket;
        let less_owed = self.owes > Money::ZERO && self.owes <= self.prize && !ticket;
        if self.prize > Money::ZERO || !self.goods.is_empty() {
            return Some(PayPrize { entry, payment, less_owed }.into());
        }
        (self.bounties > Money::ZERO).then(|| PayBounties { entry, payment }.into())
    }
}

/// What notes that the player of an entry has paid in cash what one of the player's entries owes; absent where none owes.
pub fn collects(tournament: &Tournament, entry: EntryId) -> Option<Settle> {
    let mut owing = tournament.entries_of(entry).filter(|(_, one)| one.owes() > Money::ZERO);
    let entry = owing.next().map(|(entry, _)| entry)?;
    let (payment, note, by) = (Payment::Cash, String::new(), String::new());
    Some(Settle { entry, purchase: None, payment, note, by, worth: None })
}

/// Everything that is open, by entry. What a player owes stands once, at the entry that is to be paid, or at the last one.
pub fn open(tournament: &Tournament) -> BTreeMap<EntryId, Open> {
    let mut open: BTreeMap<EntryId, Open> = BTreeMap::new();
    for (entry, due) in Won::of(tournament).each() {
        let missing = Money(due.minus(prize_paid(tournament, entry)).0.max(0));
        open.entry(entry).or_default().prize = missing;
    }
    for ticket in tickets(tournament).iter().filter(|ticket| !ticket.handed) {
        open.entry(ticket.entry).or_default().ticket = true;
    }
    for (entry, goods) in goods_due(tournament) {
        open.entry(entry).or_default().goods = goods;
    }
    for (entry, (_, due)) in bounties_won(tournament) {
        let missing = Money(due.minus(paid(tournament, entry)).0.max(0));
        open.entry(entry).or_default().bounties = missing;
    }
    for one in asked_back(tournament) {
        let open = open.entry(one.entry).or_default();
        open.too_much = open.too_much.plus(one.too_much);
    }
    let mut seen = BTreeSet::new();
    for (last, entry) in tournament.entries.iter() {
        if entry.owes() == Money::ZERO || !seen.insert(entry.player) {
            continue;
        }
        let entries = tournament.players.get(&entry.player).map(|player| player.entries.clone());
        let entries = entries.unwrap_or_default();
        let to_pay =
            |entry: &&EntryId| open.get(entry).is_some_and(|open| open.prize > Money::ZERO);
        let at = entries.iter().find(to_pay).or(entries.last()).copied().unwrap_or(*last);
        open.entry(at).or_default().owes = owed_by_player(tournament, at);
    }
    open.retain(|_, one| *one != Open::default());
    open
}
