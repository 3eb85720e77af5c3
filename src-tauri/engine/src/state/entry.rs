//! A player, an entry, and what was paid for it.

use crate::base::finding::{Folded, FoldedName};
use crate::base::prelude::*;
use crate::rulebook::setup::price::Price;
use crate::state::ledger::{LedgerKind, LedgerLine, Payment};
use crate::state::tournament::Tournament;

/// A person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Player {
    /// The name as it stands on cards and sheets.
    pub name: String,
    /// The last name in it, as the list said; empty where none did.
    pub last_name: String,
    /// The number of the player's card, of whatever kind; empty without one.
    pub card: String,
    /// The number in the house's own list; absent for a player who is not on it.
    pub listed: Option<u32>,
    /// The entries, the first one first.
    pub entries: Vec<EntryId>,
    /// The name as it is searched.
    pub searched: FoldedName,
}

impl Player {
    /// The name and the card's number as they are searched.
    pub fn folded(&self) -> &Folded {
        &self.searched.of(&self.name, &self.last_name, &self.card).0
    }

    /// The name as lists are in order by it.
    pub fn sorted(&self) -> &str {
        &self.searched.of(&self.name, &self.last_name, &self.card).1
    }
}

/// A stack paid for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Whose it is.
    pub player: PlayerId,
    /// When it was taken, in tournament time.
    pub at: Millis,
    /// What was paid for it: the buy-in first, then rebuys and add-ons, those taken back included.
    pub purchases: Vec<Purchase>,
    /// The bounty on the player's head: of the last purchase, until all its chips are lost.
    pub bounty: Money,
    /// Where it stands.
    pub standing: Standing,
    /// Since when its player is away from the table, in tournament time; only of an entry in play.
    pub absent_since: Option<Millis>,
    /// The player has said to be away for longer than the house allows.
    pub stays_away: bool,
    /// It left a seat for the line once play had begun: a hand was dealt to it, so that there is no refund (TCH 8d).
    pub has_played: bool,
    /// It got its first seat during play, and nothing says yet that a hand was dealt to it: it can be given back (TCH 8d iii).
    pub no_hand_yet: bool,
}

/// Why a player is out of the event for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barred {
    /// The player was disqualified (TCH 71a).
    Disqualified,
    /// The player never came, and the house's book ends the event for a no-show (HPT, Late players; TCH 5b).
    NoShow,
}

/// Something paid for, at the price of that moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purchase {
    /// What it was.
    pub kind: PurchaseKind,
    /// When, in tournament time.
    pub at: Millis,
    /// The price, line by line.
    pub price: Price,
    /// The chips it bought, those for being early included.
    pub chips: ChipCount,
    /// The chips for being early among them.
    pub early: ChipCount,
    /// The kind of buy-in: 0 for the usual one, else its place in the set-up's list.
    pub buy_in: u32,
    /// By what it was paid, less what a ticket pays of it.
    pub payment: Payment,
    /// So much of it a ticket pays that is worth less than all of it; else 0.
    pub by_ticket: Money,
    /// It was taken back, and its chips left play.
    pub cancelled: bool,
    /// A rebuy of a player who had been busted: it brought the player back in.
    pub back_in: bool,
}

/// What is noted of a payment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PaymentNote {
    /// The number of a voucher or a ticket, or whatever else is noted; possibly empty.
    pub note: String,
    /// Who paid for the player (TCH 8e); empty where it was the player.
    pub by: String,
}

/// What an entry buys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PurchaseKind {
    /// The entry itself.
    Entry,
    /// The entry of a player who had one before.
    ReEntry,
    /// A rebuy.
    Rebuy,
    /// An add-on.
    AddOn,
}

/// Where an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Paid, no seat yet.
    Waiting,
    /// In play.
    Seated {
        /// The seat.
        seat: Seat,
    },
    /// Out.
    Out,
    /// Taken back before play, the money returned; or a no-show whose money is held.
    Withdrawn,
}

impl Purchase {
    /// A purchase at this price, in cash, without chips for being early.
    pub const fn new(kind: PurchaseKind, at: Millis, price: Price, chips: ChipCount) -> Self {
        let (early, buy_in, payment) = (0, 0, Payment::Cash);
        let (by_ticket, cancelled, back_in) = (Money::ZERO, false, false);
        Self { kind, at, price, chips, early, buy_in, payment, by_ticket, cancelled, back_in }
    }

    /// This much of its price by the ways in which it was paid: what a ticket pays first, then the rest.
    pub fn by_payment(&self, price: Price) -> impl Iterator<Item = (Price, Payment)> + use<> {
        let ticket = price.up_to(self.by_ticket);
        let rest = (price.minus(ticket), self.payment);
        let parts =
            [(self.by_ticket > Money::ZERO).then_some((ticket, Payment::Ticket)), Some(rest)];
        parts.into_iter().flatten()
    }

    /// So much of it is not paid.
    pub fn owes(&self) -> Price {
        let unpaid = self.by_payment(self.price).filter(|(_, by)| *by == Payment::Unpaid);
        unpaid.map(|(price, _)| price).last().unwrap_or_default()
    }
}

impl Entry {
    /// The entry of a player who waits for the first seat. Most are paid once and never again; by itself the list of purchases
    /// would make room for four.
    pub(crate) fn new(player: PlayerId, at: Millis, bounty: Money) -> Self {
        let (purchases, standing) = (Vec::with_capacity(1), Standing::Waiting);
        let (absent_since, stays_away, has_played, no_hand_yet) = (None, false, false, false);
        Self {
            player,
            at,
            purchases,
            bounty,
            standing,
            absent_since,
            stays_away,
            has_played,
            no_hand_yet,
        }
    }

    /// The purchases that stand, with their numbers.
    pub fn standing_purchases(&self) -> impl Iterator<Item = (u32, &Purchase)> {
        (0..).zip(&self.purchases).filter(|(_, purchase)| !purchase.cancelled)
    }

    /// Rebuys taken.
    pub fn rebuys(&self) -> u32 {
        self.taken(PurchaseKind::Rebuy)
    }

    /// Add-ons taken.
    pub fn add_ons(&self) -> u32 {
        self.taken(PurchaseKind::AddOn)
    }

    fn taken(&self, kind: PurchaseKind) -> u32 {
        let of_kind = self.standing_purchases().filter(|(_, purchase)| purchase.kind == kind);
        to_u32(of_kind.count())
    }

    /// All that was bought for it, paid or not.
    pub fn paid_in(&self) -> Money {
        self.standing_purchases().map(|(_, purchase)| purchase.price.total()).sum()
    }

    /// What of it the player still owes.
    pub fn owes(&self) -> Money {
        self.standing_purchases().map(|(_, purchase)| purchase.owes().total()).sum()
    }
}

impl Tournament {
    /// Whose entry this is.
    pub(crate) fn whose(&self, entry: EntryId) -> Option<PlayerId> {
        self.entries.get(&entry).map(|entry| entry.player)
    }

    /// The entries of the player who has this one.
    pub(crate) fn entries_of(&self, entry: EntryId) -> impl Iterator<Item = (EntryId, &Entry)> {
        let player = self.player_of(entry);
        let entries = player.into_iter().flat_map(|player| &player.entries);
        entries.filter_map(move |entry| Some((*entry, self.entries.get(entry)?)))
    }

    /// Takes in a purchase of an entry: its money, its chips, its line of the ledger.
    pub(crate) fn buy(&mut self, id: EntryId, purchase: Purchase) {
        let Some(entry) = self.entries.get_mut(&id) else { return };
        let number = to_u32(entry.purchases.len());
        entry.purchases.push(purchase);
        if purchase.kind == PurchaseKind::Rebuy {
            self.rebuys = self.rebuys.saturating_add(1);
        }
        self.chips_come(id, purchase.chips);
        self.prize_pool = self.prize_pool.plus(purchase.price.prize);
        let kind = match purchase.kind {
            PurchaseKind::Entry => LedgerKind::Entry,
            PurchaseKind::ReEntry => LedgerKind::ReEntry,
            PurchaseKind::Rebuy => LedgerKind::Rebuy,
            PurchaseKind::AddOn => LedgerKind::AddOn,
        };
        let Purchase { at, price, payment, .. } = purchase;
        let line = LedgerLine::moved(at, kind, Some(id), price, payment);
        self.ledger.push(LedgerLine { purchase: number, ..line });
    }

    /// Takes a purchase back: its money leaves the pool, and a line of the ledger says so. Its chips leave play only where
    /// `chips` says.
    pub(crate) fn cancel_purchase(
        &mut self,
        id: EntryId,
        number: u32,
        kind: LedgerKind,
        at: Millis,
        chips: bool,
    ) {
        let Some(purchase) = self.purchase(id, number).filter(|purchase| !purchase.cancelled)
        else {
            return;
        };
        if chips {
            self.chips_go(id, purchase.chips);
        }
        self.give_back(id, number, purchase.price, kind, at);
    }

    /// A purchase of an entry.
    fn purchase(&self, id: EntryId, number: u32) -> Option<Purchase> {
        self.entries.get(&id)?.purchases.get(to_usize(number)).copied()
    }

    /// Takes a purchase back for this much of its price; chips stay where they are.
    pub(crate) fn give_back(
        &mut self,
        id: EntryId,
        number: u32,
        price: Price,
        kind: LedgerKind,
        at: Millis,
    ) {
        let index = to_usize(number);
        let Some(entry) = self.entries.get_mut(&id) else { return };
        let Some(purchase) = entry.purchases.get_mut(index).filter(|purchase| !purchase.cancelled)
        else {
            return;
        };
        purchase.cancelled = true;
        let purchase = *purchase;
        if purchase.kind == PurchaseKind::Rebuy {
            self.rebuys = self.rebuys.saturating_sub(1);
        }
        self.prize_pool = self.prize_pool.minus(purchase.price.prize);
        for (part, payment) in purchase.by_payment(price) {
            // What was never paid is not held for anybody.
            let unpaid = kind == LedgerKind::Held && payment == Payment::Unpaid;
            let kind = if unpaid { LedgerKind::Cancelled } else { kind };
            let line = LedgerLine::moved(at, kind, Some(id), part.negated(), payment);
            self.ledger.push(LedgerLine { purchase: number, ..line });
        }
    }

    /// Gives back a part of what was paid for a purchase, which stands.
    pub(crate) fn give_back_part(&mut self, id: EntryId, number: u32, part: Price, at: Millis) {
        let Some(purchase) = self.purchase(id, number).filter(|purchase| !purchase.cancelled)
        else {
            return;
        };
        let kind = LedgerKind::Refund;
        for (part, payment) in purchase.by_payment(part) {
            let line = LedgerLine::moved(at, kind, Some(id), part.negated(), payment);
            self.ledger.push(LedgerLine { purchase: number, ..line });
        }
    }
}
