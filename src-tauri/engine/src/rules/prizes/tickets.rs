//! Tickets: those that a satellite's end hands out, and those by which entries were paid. Both follow from the log, so that an undo
//! frees a ticket.

use crate::rulebook::prize_structure::Shares;
use crate::rulebook::ticket_terms::TicketTerms;
use crate::rules::prizes::won::Won;
use crate::state::ledger::LedgerKind;
use crate::state::prelude::*;

/// A seat that was won in a satellite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Ticket {
    /// Its number.
    pub number: u32,
    /// Who won it.
    pub entry: EntryId,
    /// What it is worth.
    pub value: Money,
    /// It was handed to the winner.
    pub handed: bool,
}

/// A purchase that was paid by a ticket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaidByTicket {
    /// Whose.
    pub entry: EntryId,
    /// Which purchase of the entry, counted from 0.
    pub purchase: u32,
    /// What is noted of the ticket: its number; possibly empty.
    pub note: String,
    /// When the purchase was taken back and the ticket returned; absent while it stands.
    pub returned: Option<Millis>,
}

/// For what the seats of a satellite are good; none for other events, and where its seats are no tickets.
pub fn ticket_terms(tournament: &Tournament) -> Option<(Money, &TicketTerms)> {
    match &tournament.setup.prizes.shares {
        Shares::Seats { value, ticket } => Some((*value, ticket.as_ref()?)),
        _ => None,
    }
}

/// The tickets that a satellite has handed out, by their numbers: one for each seat, once it is over. The winner of a seat who was paid
/// in money has none, and neither has anybody who shares a seat with a place that is none, or whom a deal pays.
pub fn tickets(tournament: &Tournament) -> Vec<Ticket> {
    let Some((value, terms)) = ticket_terms(tournament) else { return Vec::new() };
    if tournament.phase() != Phase::Finished || tournament.called_off.is_some() {
        return Vec::new();
    }
    let first = terms.first.unwrap_or(1);
    let won = Won::of(tournament);
    let seats = won.prizes.iter().take_while(|prize| **prize >= value).count();
    let seats = to_u32(seats);
    let by_deal = |entry: &EntryId| {
        let deal = won.deal.as_ref();
        deal.is_some_and(|deal| deal.shares.contains_key(entry) || deal.without.contains(entry))
    };
    let mut tickets = Vec::new();
    for finish in won.finishes.iter().filter(|finish| finish.place_to <= seats) {
        // Seats that are shared are all the same: their winners stand in the order of their entries.
        let mut winners: Vec<(EntryId, Money)> =
            finish.entries.iter().copied().zip(won.by(finish)).collect();
        winners.sort_unstable_by_key(|(entry, _)| *entry);
        for (place, (entry, due)) in (finish.place..).zip(winners) {
            let (mut handed, mut money) = (Money::ZERO, Money::ZERO);
            for paid in tournament.prize_payments.iter().filter(|paid| paid.entry == entry) {
                let sum = if paid.payment == Payment::Ticket { &mut handed } else { &mut money };
                *sum = sum.plus(paid.amount);
            }
            if by_deal(&entry) || money.plus(value) > due {
                continue;
            }
            let number = first.saturating_add(place.saturating_sub(1));
            tickets.push(Ticket { number, entry, value, handed: handed >= value });
        }
    }
    tickets.sort_unstable_by_key(|ticket| ticket.number);
    tickets
}

/// The ticket of an entry.
pub fn ticket_of(tournament: &Tournament, entry: EntryId) -> Option<Ticket> {
    ticket_terms(tournament)?;
    tickets(tournament).into_iter().find(|ticket| ticket.entry == entry)
}

/// Everything that was paid by a ticket with a number, or whatever else is noted of it.
pub fn paid_by_tickets(tournament: &Tournament) -> Vec<PaidByTicket> {
    let noted = tournament.payment_notes.iter().filter(|(_, noted)| !noted.note.is_empty());
    let paid = noted.filter_map(|((entry, purchase), noted)| {
        let bought = tournament.entries.get(entry)?.purchases.get(to_usize(*purchase))?;
        let returned = || {
            let lines = tournament.ledger.iter().rev();
            let mut of_it = lines
                .filter(|line| line.entry == Some(*entry) && line.purchase == *purchase)
                .filter(|line| line.payment == Payment::Ticket)
                .filter(|line| matches!(line.kind, LedgerKind::Refund | LedgerKind::Cancelled));
            of_it.next().map(|line| line.at)
        };
        let by_ticket = bought.payment == Payment::Ticket || bought.by_ticket > Money::ZERO;
        by_ticket.then(|| PaidByTicket {
            entry: *entry,
            purchase: *purchase,
            note: noted.note.clone(),
            // The money of a no-show is held: that ticket was used.
            returned: if bought.cancelled { returned() } else { None },
        })
    });
    paid.collect()
}
