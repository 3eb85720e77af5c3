//! The slips of tickets that were won in a satellite: each with a code that a scanner reads at the till.

use super::prelude::*;
use crate::office::qr_code::squares;
use shuffle_up_engine::rules::prizes::tickets::{Ticket, ticket_terms, tickets};
use shuffle_up_paper::{PayoutSlip, PayoutSlips};

/// A slip for every ticket, or for that of one player.
///
/// # Errors
/// Refused where no ticket has been won.
pub(super) fn slips_of(of: &Source<'_>, part: &SheetPart) -> Result<PayoutSlips, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let won = tickets(tournament).into_iter().filter(|ticket| match part {
        SheetPart::Prize { entry } => ticket.entry == *entry,
        _ => true,
    });
    let (event, until) = ticket_terms(tournament)
        .map_or_else(Default::default, |(_, terms)| (terms.event.clone(), terms.until));
    let slip = |ticket: Ticket| {
        let number = ticket.number.to_string();
        PayoutSlip {
            // A keyboard of any country types these letters, and so does a scanner.
            code: squares(&format!("ticket {number}"), ""),
            number: word!(customs, "paper-ticket-number", "Ticket {number}", number),
            player: tournament.name(ticket.entry).to_string(),
            place: word!(customs, "paper-ticket-for", "One entry: {event}", event = event.clone()),
            lines: Vec::new(),
            total: ReceiptLine {
                label: word!(customs, "paper-ticket-worth", "Worth"),
                amount: customs.money(ticket.value),
            },
            remark: match until {
                Some(until) => word!(
                    customs,
                    "paper-ticket-good-until",
                    "Good once, for this player, until {day}.",
                    day = customs.day(until)
                ),
                None => word!(customs, "paper-ticket-good", "Good once, for this player."),
            },
        }
    };
    let slips: Vec<PayoutSlip> = won.map(slip).collect();
    if slips.is_empty() {
        return Err(problem!(
            not_now,
            "no-tickets-won",
            "No ticket has been won. Name the event that the seats are for, and end the satellite."
        ));
    }
    Ok(PayoutSlips {
        title: word!(customs, "paper-ticket", "Ticket"),
        event: of.event_and_day(),
        slips,
        received: word!(customs, "paper-ticket-received", "Received (signature)"),
        paid_by: String::new(),
        imprint: of.imprint(),
    })
}
