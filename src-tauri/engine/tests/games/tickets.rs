//! Tickets: the seats that a satellite hands out by number, and what is paid by them.

use crate::support::Desk;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::prizes::win_seats::WinSeats;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rulebook::ticket_terms::TicketTerms;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::tickets::{paid_by_tickets, tickets};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::prizes::prizes_view;
use std::collections::BTreeSet;

/// Seats worth `value` in the main event, the first of them with this number.
fn seats(value: i64, first: Option<u32>) -> SetUp {
    let ticket = Some(TicketTerms { event: "Main Event".into(), until: None, first });
    let prizes =
        PrizeStructure { shares: Shares::Seats { value: Money(value), ticket }, unit: Money::ZERO };
    SetUp { late_registration_until: None, rebuy: None, prizes, ..templates::t1000() }
}

/// Ten at 25, of whom all but two are out: two seats at 100, and 50 left over for third place.
fn over() -> (Desk, Vec<EntryId>) {
    let mut desk = Desk::playing(seats(10_000, Some(2_001)), 10, 4);
    let players = desk.seated();
    for player in &players[2..] {
        desk.bust(*player);
    }
    desk.must(WinSeats {});
    let mut winners = players[..2].to_vec();
    winners.sort_unstable();
    (desk, winners)
}

fn numbers(desk: &Desk) -> Vec<(u32, EntryId)> {
    tickets(desk.tournament()).iter().map(|ticket| (ticket.number, ticket.entry)).collect()
}

fn pay(entry: EntryId, payment: Payment) -> PayPrize {
    PayPrize { entry, payment, less_owed: false }
}

#[test]
fn the_end_of_a_satellite_hands_out_numbered_tickets_and_undo_takes_them_back() {
    let (mut desk, players) = over();
    assert_eq!(numbers(&desk), [(2_001, players[0]), (2_002, players[1])]);
    let view = prizes_view(desk.tournament(), desk.now);
    assert_eq!(view.rows[0].what.english, "seat in Main Event");
    let held: Vec<u32> =
        view.rows[0].holders.iter().filter_map(|one| Some(one.ticket?.number)).collect();
    assert_eq!(BTreeSet::from_iter(held), BTreeSet::from([2_001, 2_002]));
    assert!(view.rows[1].holders[0].ticket.is_none(), "third place has cash");
    desk.undo().unwrap();
    assert_eq!(numbers(&desk), []);
}

#[test]
fn a_ticket_is_handed_over_and_stands_for_its_worth() {
    let (mut desk, players) = over();
    let name = desk.tournament().name(players[0]).to_string();
    let due = advice_at(desk.tournament(), desk.now).into_iter();
    let title = format!("Hand ticket 2001 to {name}");
    let due = due.into_iter().find(|one| one.title.english == title).unwrap();
    assert_eq!(due.command, Some(pay(players[0], Payment::Ticket).into()));
    let typed = read(&desk.log, &format!("pay #{}", players[0]), desk.now);
    assert_eq!(typed.command, due.command, "{typed:?}");
    desk.must(pay(players[0], Payment::Ticket));
    assert!(tickets(desk.tournament())[0].handed);
    // What the satellite took for the seat stays in its till, against the ticket that is out.
    let kept = accounts(desk.tournament());
    assert_eq!((kept.ticket, kept.balance()), (Money(-10_000), Money::ZERO));
    assert_eq!(
        desk.refused(pay(players[0], Payment::Ticket)).named(),
        format!("NotNow prize-received-already(name={name})")
    );
}

#[test]
fn whoever_was_paid_in_money_has_no_ticket() {
    let (mut desk, players) = over();
    let typed = read(&desk.log, &format!("pay #{} cash", players[1]), desk.now);
    assert_eq!(typed.command, Some(pay(players[1], Payment::Cash).into()), "{typed:?}");
    desk.must(pay(players[1], Payment::Cash));
    assert_eq!(numbers(&desk), [(2_001, players[0])]);
}

/// Two at 25 with seats at 20: the first place has 10 in cash beside its seat, so that it is played to the end.
#[test]
fn a_seat_with_cash_is_a_ticket_and_the_rest_in_money() {
    let mut desk = Desk::playing(seats(2_000, None), 2, 4);
    let players = desk.seated();
    desk.bust(players[1]);
    assert_eq!(numbers(&desk), [(1, players[0]), (2, players[1])]);
    desk.must(pay(players[0], Payment::Ticket));
    let first = &prizes_view(desk.tournament(), desk.now).rows[0].holders[0];
    assert_eq!((first.paid, first.owed), (Money(2_000), Money(1_000)));
    desk.must(pay(players[0], Payment::Cash));
    assert_eq!(numbers(&desk).len(), 2);
    assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
}

#[test]
fn what_is_paid_by_a_ticket_is_known_by_its_number_until_it_is_undone_or_returned() {
    let mut desk = Desk::open(templates::t1000(), 1);
    let typed = read(&desk.log, "n Anna, ticket 2001", desk.now);
    desk.must(typed.command.unwrap());
    desk.must(Enter { names: vec!["Bo".into()], notes: vec!["2002".into()], ..Enter::default() });
    let used = paid_by_tickets(desk.tournament());
    assert_eq!((used.len(), used[0].note.as_str(), used[0].returned), (1, "2001", None));
    desk.must(Withdraw::before_a_hand(EntryId(1)));
    assert_eq!(paid_by_tickets(desk.tournament())[0].returned, Some(desk.now));
    for _ in 0..3 {
        desk.undo().unwrap();
    }
    assert_eq!(paid_by_tickets(desk.tournament()), []);
}

#[test]
fn tickets_name_their_event_and_begin_with_a_number() {
    let open = |terms: TicketTerms| {
        let mut setup = seats(10_000, None);
        setup.prizes.shares = Shares::Seats { value: Money(10_000), ticket: Some(terms) };
        setup.checked().map(|_| ()).map_err(|refusal| refusal.named())
    };
    let terms = |event: &str, first| TicketTerms { event: event.into(), until: None, first };
    assert_eq!(open(terms(" ", None)).unwrap_err(), "BadValue ticket-names-its-event");
    assert_eq!(open(terms("Main", Some(0))).unwrap_err(), "BadValue ticket-first-number");
    assert_eq!(open(terms("Main", Some(1_001))), Ok(()));
}
