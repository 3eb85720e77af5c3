//! The tickets of the house: won in its satellites, used once in the event that they are for. Nothing of them is kept: the satellites'
//! logs say which there are, and the other events' logs which were used.

use super::prelude::*;
use shuffle_up_engine::Event;
use shuffle_up_engine::actions::entries::enter::{Enter, price_now};
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::words::clean_name;
use shuffle_up_engine::floor_line::{Completion, FloorReading};
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rules::prizes::tickets::{paid_by_tickets, ticket_terms, tickets};
use shuffle_up_engine::state::entry::Purchase;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_players::WhoIsWho;
use shuffle_up_words::typed;
use std::cmp::Ordering;

/// So many tickets are offered where it is asked which is meant.
const TICKETS_ASKED: usize = 12;

/// So many numbers each satellite has to itself: the first has 1001 and on, the second 2001 and on.
const NUMBERS: u32 = 1_000;

/// What a tournament's log says of tickets.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct TicketBook {
    /// For which event its seats are tickets; empty where they are none.
    event: String,
    /// Until when they are good.
    until: Option<i64>,
    /// The number of the first.
    first: u32,
    /// The currency of what they are worth.
    currency: Option<Currency>,
    /// Those that it has handed out.
    won: Vec<WonTicket>,
    /// Those by which its entries were paid.
    used: Vec<UsedTicket>,
}

/// A ticket that was won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct WonTicket {
    number: u32,
    holder: Holder,
    value: Money,
    handed: bool,
}

/// Somebody as a log knows the person.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Holder {
    /// The number in that log.
    player: u32,
    name: String,
    listed: Option<u32>,
    card: String,
}

/// A ticket by which something was paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct UsedTicket {
    number: u32,
    entry: u32,
    purchase: u32,
    holder: Holder,
    /// The purchase was taken back once play had begun: it was the choice of that flight.
    returned: bool,
}

impl TicketBook {
    /// The tickets by which something is paid that stands.
    fn used_now(&self) -> impl Iterator<Item = &UsedTicket> {
        self.used.iter().filter(|one| !one.returned)
    }

    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn of(log: &Log) -> Self {
        let tournament = log.tournament();
        let holder = |entry: EntryId| {
            let player = tournament.entries.get(&entry).map_or(PlayerId(0), |found| found.player);
            let found = tournament.players.get(&player).cloned().unwrap_or_default();
            Holder { player: player.0, name: found.name, listed: found.listed, card: found.card }
        };
        let used = paid_by_tickets(tournament).into_iter().filter_map(|paid| {
            let number = number_in(&paid.note)?;
            let returned = paid.returned.is_some();
            // Before the start of a flight its ticket can be used in another one (TCH 7e i).
            let chosen = || began_at(log).is_some_and(|began| paid.returned >= Some(began));
            let (entry, purchase, holder) = (paid.entry.0, paid.purchase, holder(paid.entry));
            (!returned || chosen()).then_some(UsedTicket {
                number,
                entry,
                purchase,
                holder,
                returned,
            })
        });
        let used = used.collect();
        let Some((_, terms)) = ticket_terms(tournament) else {
            return Self { used, ..Self::default() };
        };
        let won = tickets(tournament).into_iter().map(|ticket| WonTicket {
            number: ticket.number,
            holder: holder(ticket.entry),
            value: ticket.value,
            handed: ticket.handed,
        });
        Self {
            event: terms.event.clone(),
            until: terms.until,
            first: terms.first.unwrap_or(1),
            currency: Some(tournament.setup.currency.clone()),
            won: won.collect(),
            used,
        }
    }
}

/// Whether a line can change which tickets there are, or which are used. Most cannot.
pub(super) fn concerns_tickets(log: &Log, line: &Line) -> bool {
    let tournament = log.tournament();
    // What is said once a satellite is over may take its tickets back.
    if ticket_terms(tournament).is_some() && tournament.phase() == Phase::Finished {
        return true;
    }
    let by_event = |event: &Event| match event {
        Event::PaymentNoted(_) | Event::Settled(_) => true,
        Event::Entered(sold) => sold.payment == Payment::Ticket,
        _ => false,
    };
    let by_number = |number: &u32| {
        let said = log.numbered(*number).and_then(Line::applied);
        said.is_some_and(|said| said.events.iter().any(by_event))
    };
    match &line.kind {
        LineKind::Command { events, .. } => events.iter().any(by_event),
        // An entry that was given back stands again.
        LineKind::Strike { lines } | LineKind::Restore { lines, .. } => {
            !tournament.payment_notes.is_empty() || lines.iter().any(by_number)
        }
        LineKind::Correct { .. } => true,
    }
}

/// When play began.
fn began_at(log: &Log) -> Option<i64> {
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    in_force.filter_map(Line::applied).find_map(|said| {
        said.events.iter().any(|event| matches!(event, Event::ClockStarted(_))).then_some(said.at)
    })
}

/// The number of a ticket in what is noted of a payment.
fn number_in(note: &str) -> Option<u32> {
    note.trim().trim_start_matches('#').parse().ok()
}

/// The number on a ticket that was scanned: its code reads "ticket 1001".
fn scanned(typed: &str) -> Option<u32> {
    let (word, number) = typed.trim().split_once([' ', '-'])?;
    word.eq_ignore_ascii_case("ticket").then(|| number_in(number)).flatten()
}

/// A tournament of the house with its tickets.
#[derive(Debug)]
pub(super) struct WithTickets {
    pub(super) id: TournamentId,
    pub(super) name: String,
    pub(super) phase: Phase,
    pub(super) deleted: bool,
    pub(super) book: TicketBook,
}

/// A ticket as the desk sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct TicketRow {
    /// Its number.
    pub number: u32,
    /// The satellite in which it was won.
    pub satellite: TournamentId,
    /// The name of the satellite.
    pub won_in: String,
    /// Who won it.
    pub name: String,
    /// What it is worth, in minor units of the satellite's currency.
    pub value: Money,
    /// The event that it is for.
    pub event: String,
    /// Until when it is good; absent where it does not expire.
    pub until: Option<i64>,
    /// It was handed to the winner.
    pub handed: bool,
    /// How it stands.
    pub standing: TicketStanding,
}

/// How a ticket stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TicketStanding {
    /// Nobody has used it: the house owes an entry.
    Out,
    /// It was used.
    Used {
        /// The event.
        tournament: TournamentId,
        /// The event's name.
        event: String,
        /// Who entered with it.
        name: String,
    },
    /// Nobody used it in time.
    Expired,
}

/// The tickets that concern a tournament.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct TicketsView {
    /// Those that it has handed out, and those that are good for it, by their numbers.
    pub rows: Vec<TicketRow>,
    /// How many of those that it has handed out are out.
    pub out: u32,
    /// What those are worth together: what the house owes for them.
    pub owed: Money,
}

/// By which names an event is known where tickets name it: its own, and those of its series and of the other flights, of which a winner
/// chooses one (TCH 7e).
struct Names(BTreeSet<String>);

impl Names {
    fn has(&self, event: &str) -> bool {
        self.0.contains(&fold(event))
    }
}

impl Office {
    fn names_of(&self, tournament: TournamentId, name: &str, all: &[WithTickets]) -> Names {
        let mut names = BTreeSet::from([fold(name)]);
        for log in self.series_of(tournament) {
            let series = log.state();
            names.insert(fold(&series.name));
            let flights: BTreeSet<u32> = series.in_order().collect();
            names.extend(
                all.iter().filter(|one| flights.contains(&one.id.0)).map(|one| fold(&one.name)),
            );
        }
        Names(names)
    }

    /// Stops a line by which a ticket would be used that may not be: one that nobody has won, that is somebody else's or for another
    /// event, that has expired or was used. And one that takes a ticket back which was used since.
    ///
    /// # Errors
    /// Refused with what is wrong with the ticket.
    pub(super) fn may_use_tickets(
        &mut self,
        tournament: TournamentId,
        line: Option<&Line>,
        (before, after): (&Log, &Log),
    ) -> Result<(), Problem> {
        let (was, now) = (TicketBook::of(before), TicketBook::of(after));
        let used = |one: &UsedTicket| (one.number, one.entry, one.purchase);
        let new: Vec<&UsedTicket> = now
            .used_now()
            .filter(|one| !was.used_now().any(|before| used(before) == used(one)))
            .collect();
        let won = |one: &WonTicket| (one.number, one.holder.player);
        let kept: BTreeSet<(u32, u32)> = now.won.iter().map(won).collect();
        let gone: Vec<&WonTicket> =
            was.won.iter().filter(|one| !kept.contains(&won(one))).collect();
        let unnumbered = line.is_some_and(|line| pays_by_no_ticket(line, before.tournament()));
        if new.is_empty() && gone.is_empty() && !unnumbered {
            return Ok(());
        }
        let mut all = self.with_tickets();
        all.retain(|one| one.id != tournament);
        let who = self.who();
        let name = after.tournament().setup.name.clone();
        for ticket in gone {
            if let Some((event, used)) = self.use_of(&all, &was.event, ticket.number) {
                return Err(used_since(ticket.number, used, event));
            }
        }
        if new.is_empty() && !unnumbered {
            return Ok(());
        }
        let names = self.names_of(tournament, &name, &all);
        if unnumbered && all.iter().any(|one| names.has(&one.book.event)) {
            return Err(problem!(
                bad_value,
                "ticket-needs-its-number",
                "Say the number of the ticket, such as: ticket 1001."
            ));
        }
        for one in new {
            self.may_use(&who, (tournament, &name, &names), (one, &now), &all)?;
        }
        Ok(())
    }

    /// Whether this ticket may pay for an entry.
    fn may_use(
        &self,
        who: &WhoIsWho,
        (here, name, names): (TournamentId, &str, &Names),
        (used, now): (&UsedTicket, &TicketBook),
        all: &[WithTickets],
    ) -> Result<(), Problem> {
        let number = used.number;
        let said = number.to_string();
        let won = all.iter().flat_map(|one| one.book.won.iter().map(move |won| (one, won)));
        let found: Vec<(&WithTickets, &WonTicket)> =
            won.filter(|(_, won)| won.number == number).collect();
        let Some((satellite, ticket)) =
            found.iter().find(|(satellite, _)| names.has(&satellite.book.event)).or(found.first())
        else {
            // A ticket of another house is known to nobody here.
            if !all.iter().any(|one| names.has(&one.book.event)) {
                return Ok(());
            }
            return Err(problem!(
                unknown,
                "ticket-unknown",
                "Nobody has won ticket {number} here. Check the number.",
                number = said
            ));
        };
        if !names.has(&satellite.book.event) {
            return Err(problem!(
                not_now,
                "ticket-for-another-event",
                "Ticket {number} is for {event}, not for {here}.",
                number = said,
                event = satellite.book.event.clone(),
                here = name
            ));
        }
        if !is_same(who, (satellite.id, &ticket.holder), (here, &used.holder)) {
            return Err(problem!(
                not_now,
                "ticket-of-somebody-else",
                "Ticket {number} is not for {player}: {name} won it.",
                number = said,
                player = used.holder.name.clone(),
                name = ticket.holder.name.clone()
            ));
        }
        if satellite.book.until.is_some_and(|until| until < self.now()) {
            let day = satellite.book.until.and_then(chrono::DateTime::from_timestamp_millis);
            let day =
                day.map(|day| day.with_timezone(&chrono::Local).format("%Y-%m-%d").to_string());
            return Err(problem!(
                not_now,
                "ticket-expired",
                "Ticket {number} was good until {day}.",
                number = said,
                day = day.unwrap_or_default()
            ));
        }
        if now.used_now().filter(|one| one.number == number).count() > 1 {
            return Err(problem!(
                not_now,
                "ticket-used",
                "Ticket {number} is used: {name} entered {event} with it.",
                number = said,
                name = used.holder.name.clone(),
                event = name
            ));
        }
        let Some((event, other)) = self.use_of(all, &satellite.book.event, number) else {
            return Ok(());
        };
        let (name, event_name) = (other.holder.name.clone(), event.name.clone());
        Err(if other.returned {
            problem!(
                not_now,
                "ticket-chose-a-flight",
                "{name} chose {event} with ticket {number}, and it has started. The ticket is good there only (TCH 7e i).",
                name,
                event = event_name,
                number = said
            )
        } else if matches!(event.phase, Phase::Registering | Phase::Drawn) {
            problem!(
                not_now,
                "ticket-used-before-the-start",
                "Ticket {number} is used: {name} entered {event} with it. Cancel that entry there to change the flight.",
                number = said,
                name,
                event = event_name
            )
        } else {
            problem!(
                not_now,
                "ticket-used",
                "Ticket {number} is used: {name} entered {event} with it.",
                number = said,
                name,
                event = event_name
            )
        })
    }

    /// Whether a tournament that was deleted may come back: not where its tickets were used in another event since.
    ///
    /// # Errors
    /// Refused with where one was used.
    pub(super) fn may_come_back(&mut self, tournament: TournamentId) -> Result<(), Problem> {
        let all = self.all_with_tickets();
        let (mine, mut others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|one| one.id == tournament);
        others.retain(|one| !one.deleted);
        let used = mine.iter().flat_map(|one| one.book.used_now());
        for number in used.map(|used| used.number) {
            let won = |one: &&WithTickets| one.book.won.iter().any(|won| won.number == number);
            for satellite in others.iter().filter(won) {
                if let Some((event, used)) = self.use_of(&others, &satellite.book.event, number) {
                    return Err(used_since(number, used, event));
                }
            }
        }
        Ok(())
    }

    /// Where a ticket for this event was used, and by whom.
    fn use_of<'a>(
        &self,
        all: &'a [WithTickets],
        event: &str,
        number: u32,
    ) -> Option<(&'a WithTickets, &'a UsedTicket)> {
        let uses = all.iter().flat_map(|one| one.book.used.iter().map(move |used| (one, used)));
        uses.filter(|(_, used)| used.number == number)
            .find(|(one, _)| self.names_of(one.id, &one.name, all).has(event))
    }

    /// Gives the tickets of a satellite numbers that no other satellite of the house has. A template has those of the satellite that it
    /// was made of.
    pub(super) fn number_tickets(
        &mut self,
        shares: &mut Shares,
        own: Option<(TournamentId, &Tournament)>,
    ) {
        let Shares::Seats { ticket: Some(terms), .. } = shares else { return };
        let mut others = self.all_with_tickets();
        others.retain(|one| own.is_none_or(|(own, _)| one.id != own));
        let is_free = |first: &u32| others.iter().all(|one| one.book.first != *first);
        let kept = own.and_then(|(_, now)| ticket_terms(now)?.1.first);
        let next = || {
            let ends =
                others.iter().map(|one| one.book.first.saturating_add(to_u32(one.book.won.len())));
            let last = ends.max().unwrap_or(0).checked_div(NUMBERS).unwrap_or(0);
            last.checked_add(1)?.checked_mul(NUMBERS)?.checked_add(1)
        };
        terms.first = terms.first.or(kept).filter(is_free).or_else(next);
    }

    /// A command with the numbers of the tickets that it names, and with the winners of those that were scanned.
    ///
    /// # Errors
    /// A ticket that nobody has won, and a log that cannot be read.
    pub(super) fn with_tickets_known(
        &mut self,
        tournament: TournamentId,
        command: Command,
    ) -> Result<Command, Problem> {
        let mut command = command;
        match &mut command {
            Command::Enter(enter) => {
                *enter = self.with_scanned_tickets(tournament, enter.clone())?;
            }
            Command::Settle(settle) if settle.payment == Payment::Ticket => {
                let log = Arc::clone(&self.log(tournament)?.log);
                let Some(player) = log.tournament().player_of(settle.entry) else {
                    return Ok(command);
                };
                let number = log.tournament().entries.get(&settle.entry).map(|entry| entry.player);
                let holder = Holder {
                    player: number.unwrap_or(PlayerId(0)).0,
                    name: player.name.clone(),
                    listed: player.listed,
                    card: String::new(),
                };
                let noted = log.tournament().payment_notes.iter();
                let noted = noted.filter(|((entry, _), _)| *entry == settle.entry);
                if settle.note.is_empty() && noted.count() == 0 {
                    let mine = self.tickets_of(tournament, &holder);
                    settle.note = only(&mine);
                }
                settle.worth = number_in(&settle.note)
                    .and_then(|number| self.worth_of(tournament, number))
                    .or(settle.worth);
            }
            Command::SetPrizes(set) => self.keep_numbers(tournament, &mut set.prizes.shares)?,
            Command::ChangeSetUp(change) => {
                self.keep_numbers(tournament, &mut change.setup.prizes.shares)?;
            }
            _ => {}
        }
        Ok(command)
    }

    fn keep_numbers(
        &mut self,
        tournament: TournamentId,
        shares: &mut Shares,
    ) -> Result<(), Problem> {
        let log = Arc::clone(&self.log(tournament)?.log);
        self.number_tickets(shares, Some((tournament, log.tournament())));
        Ok(())
    }

    /// Whoever comes with a ticket that was scanned into the place of a name: its winner, who pays by it.
    ///
    /// # Errors
    /// A ticket that nobody has won.
    pub(super) fn with_scanned_tickets(
        &mut self,
        tournament: TournamentId,
        mut enter: Enter,
    ) -> Result<Enter, Problem> {
        let scans: Vec<(usize, u32)> =
            (0..).zip(&enter.names).filter_map(|(at, name)| Some((at, scanned(name)?))).collect();
        for (at, number) in scans {
            let (_, holder) = self.winner_of(tournament, number)?;
            let all = enter.names.len();
            enter.names[at] = holder.name;
            let payment = enter.payment;
            enter.payments.resize(all, payment);
            enter.payments[at] = Payment::Ticket;
            enter.notes.resize(all, String::new());
            enter.notes[at] = number.to_string();
            enter.listed.resize(all, 0);
            enter.listed[at] = holder.listed.unwrap_or(0);
            enter.cards.resize(all, String::new());
            enter.cards[at] = holder.card;
        }
        let by_ticket = |at: usize| enter.payments.get(at).unwrap_or(&enter.payment);
        let all = 0..enter.names.len();
        let paid: Vec<usize> = all.filter(|at| *by_ticket(*at) == Payment::Ticket).collect();
        for at in paid {
            let all = enter.names.len();
            enter.notes.resize(all, String::new());
            enter.worths.resize(all, Money::ZERO);
            if enter.notes[at].is_empty() {
                let listed = enter.listed.get(at).copied().filter(|number| *number > 0);
                let name = clean_name(&enter.names[at]);
                let holder = Holder { listed, name, ..Holder::default() };
                let mine = self.tickets_of(tournament, &holder);
                enter.notes[at] = only(&mine);
            }
            let worth = number_in(&enter.notes[at]).and_then(|one| self.worth_of(tournament, one));
            enter.worths[at] = worth.unwrap_or(enter.worths[at]);
        }
        if enter.worths.iter().all(|worth| *worth == Money::ZERO) {
            enter.worths.clear();
        }
        Ok(enter)
    }

    /// The name of a tournament, and those by which tickets for it name it.
    fn named(&self, tournament: TournamentId, all: &[WithTickets]) -> Names {
        let name = all.iter().find(|one| one.id == tournament);
        let name = name.map(|one| one.name.clone()).unwrap_or_default();
        self.names_of(tournament, &name, all)
    }

    /// The tickets of somebody that are good for an event and that nobody has used.
    fn tickets_of(&mut self, tournament: TournamentId, holder: &Holder) -> Vec<(u32, Money)> {
        let (all, now, who) = (self.with_tickets(), self.now(), self.who());
        let names = self.named(tournament, &all);
        let good = all.iter().filter(|one| names.has(&one.book.event));
        let good = good.filter(|one| one.book.until.is_none_or(|until| until >= now));
        let won = good.flat_map(|one| one.book.won.iter().map(move |won| (one, won)));
        won.filter(|(one, won)| is_same(&who, (one.id, &won.holder), (tournament, holder)))
            .filter(|(one, won)| self.use_of(&all, &one.book.event, won.number).is_none())
            .map(|(_, won)| (won.number, won.value))
            .collect()
    }

    /// What a ticket of the house is worth in an event, in its currency.
    fn worth_of(&mut self, tournament: TournamentId, number: u32) -> Option<Money> {
        let currency = self.log(tournament).ok()?.log.tournament().setup.currency.clone();
        let all = self.with_tickets();
        let names = self.named(tournament, &all);
        let good = all.iter().filter(|one| names.has(&one.book.event));
        let mut won = good.flat_map(|one| one.book.won.iter().map(move |won| (one, won)));
        let (satellite, won) = won.find(|(_, won)| won.number == number)?;
        (satellite.book.currency.as_ref() == Some(&currency)).then_some(won.value)
    }

    /// What the floor line says of the ticket by which it pays: which it is, and what it pays of what is due. Where several could be
    /// meant, it asks.
    pub fn say_ticket(
        &mut self,
        tournament: TournamentId,
        text: &str,
        language: Language,
        reading: &mut FloorReading,
    ) {
        let Some(command) = reading.command.clone() else { return };
        let Ok(open) = self.log(tournament) else { return };
        let log = Arc::clone(&open.log);
        let there = log.tournament();
        let (price, holder) = match &command {
            Command::Enter(enter) if enter.payment == Payment::Ticket && enter.names.len() == 1 => {
                let name = clean_name(enter.names.first().map_or("", String::as_str));
                let price = price_now(there, enter.buy_in).map(|(price, _)| price.total());
                (price.unwrap_or_default(), Holder { name, ..Holder::default() })
            }
            Command::Settle(settle) if settle.payment == Payment::Ticket => {
                let entry = there.entries.get(&settle.entry);
                let due = entry.and_then(|one| {
                    let unpaid = |bought: &&Purchase| bought.payment == Payment::Unpaid;
                    one.standing_purchases().map(|(_, bought)| bought).find(unpaid)
                });
                let player = there.player_of(settle.entry);
                let holder = Holder {
                    player: entry.map_or(0, |entry| entry.player.0),
                    name: player.map(|player| player.name.clone()).unwrap_or_default(),
                    listed: player.and_then(|player| player.listed),
                    card: String::new(),
                };
                (due.map_or(Money::ZERO, |due| due.price.total()), holder)
            }
            _ => return,
        };
        let Ok(known) = self.with_tickets_known(tournament, command) else { return };
        let (note, worth) = match &known {
            Command::Enter(enter) => (enter.notes.first(), enter.worths.first().copied()),
            Command::Settle(settle) => (Some(&settle.note), settle.worth),
            _ => return,
        };
        let Some(number) = note.and_then(|note| number_in(note)) else {
            let mine = self.tickets_of(tournament, &holder);
            if mine.is_empty() {
                return;
            }
            let english = typed::in_english(text, language);
            let (before, after) = english.rsplit_once("ticket").unwrap_or((&english, ""));
            let before = before.trim_end().trim_end_matches(',');
            reading.command = None;
            reading.says = phrase!(
                "floor-which-ticket",
                "{name} has won several tickets. Which one?",
                name = holder.name
            );
            reading.completions = mine
                .into_iter()
                .take(TICKETS_ASKED)
                .map(|(number, worth)| Completion {
                    insert: typed::in_language(
                        &format!("{before}, ticket {number}{after}"),
                        language,
                    ),
                    label: ticket_called(number),
                    detail: Phrase::own(there.money(worth)),
                })
                .collect();
            return;
        };
        let typed = text.contains(&number.to_string());
        let called = (!typed).then(|| ticket_called(number));
        let money = |amount: Money| there.money(amount);
        let pays = worth.filter(|worth| *worth > Money::ZERO && price > Money::ZERO);
        let pays = pays.and_then(|worth| match worth.cmp(&price) {
            Ordering::Less => Some(phrase!(
                "floor-ticket-pays-a-part",
                "the ticket pays {amount}, {rest} is due",
                amount = money(worth),
                rest = money(price.minus(worth))
            )),
            Ordering::Greater => Some(phrase!(
                "floor-ticket-worth-more",
                "the ticket is worth {amount}: {rest} more than this, which nobody gets back",
                amount = money(worth),
                rest = money(worth.minus(price))
            )),
            Ordering::Equal => None,
        });
        let says = std::mem::take(&mut reading.says);
        reading.says = Phrase::reasons([says].into_iter().chain(called).chain(pays));
    }

    /// A ticket that was scanned into the floor line as it is typed: `n Anna Berg, ticket 1001`. None for any other text.
    pub fn scanned_ticket(&mut self, tournament: TournamentId, text: &str) -> Option<String> {
        let typed = text.trim();
        let typed = typed.strip_prefix("n ").unwrap_or(typed);
        let (_, holder) = self.winner_of(tournament, scanned(typed)?).ok()?;
        Some(format!("n {}, ticket {}", holder.name, scanned(typed)?))
    }

    /// Who has won a ticket: one that is good for this event before any other.
    fn winner_of(
        &mut self,
        tournament: TournamentId,
        number: u32,
    ) -> Result<(TournamentId, Holder), Problem> {
        let all = self.with_tickets();
        let names = self.named(tournament, &all);
        let won = all.iter().flat_map(|one| one.book.won.iter().map(move |won| (one, won)));
        let found: Vec<_> = won.filter(|(_, won)| won.number == number).collect();
        let good = found.iter().find(|(one, _)| names.has(&one.book.event)).or(found.first());
        good.map(|(one, won)| (one.id, won.holder.clone())).ok_or_else(|| {
            problem!(
                unknown,
                "ticket-unknown",
                "Nobody has won ticket {number} here. Check the number.",
                number = number.to_string()
            )
        })
    }

    /// The tickets that a tournament has handed out, and those that are good for it.
    pub fn tickets(&mut self, tournament: TournamentId) -> TicketsView {
        let (all, now) = (self.with_tickets(), self.now());
        let names = self.named(tournament, &all);
        let mut view = TicketsView::default();
        for satellite in &all {
            let book = &satellite.book;
            let here = satellite.id == tournament;
            if !here && !names.has(&book.event) {
                continue;
            }
            for won in &book.won {
                let used = self.use_of(&all, &book.event, won.number);
                let standing = match used.filter(|(_, used)| !used.returned) {
                    Some((event, used)) => TicketStanding::Used {
                        tournament: event.id,
                        event: event.name.clone(),
                        name: used.holder.name.clone(),
                    },
                    None if book.until.is_some_and(|until| until < now) => TicketStanding::Expired,
                    None => TicketStanding::Out,
                };
                if here && standing == TicketStanding::Out {
                    view.out = view.out.saturating_add(1);
                    view.owed = view.owed.plus(won.value);
                }
                view.rows.push(TicketRow {
                    number: won.number,
                    satellite: satellite.id,
                    won_in: satellite.name.clone(),
                    name: won.holder.name.clone(),
                    value: won.value,
                    event: book.event.clone(),
                    until: book.until,
                    handed: won.handed,
                    standing,
                });
            }
        }
        view.rows.sort_by_key(|row| (row.number, row.satellite));
        view
    }
}

/// The number of the ticket that is meant where nobody says which: there is one alone. Else empty.
fn only(mine: &[(u32, Money)]) -> String {
    match mine {
        [(number, _)] => number.to_string(),
        _ => String::new(),
    }
}

fn ticket_called(number: u32) -> Phrase {
    phrase!("floor-ticket", "ticket {number}", number = number.to_string())
}

/// What cannot be while a ticket is used.
fn used_since(number: u32, used: &UsedTicket, event: &WithTickets) -> Problem {
    problem!(
        not_now,
        "ticket-used-since",
        "Ticket {number} is used: {name} entered {event} with it. Cancel that entry first.",
        number = number.to_string(),
        name = used.holder.name.clone(),
        event = event.name.clone()
    )
}

/// Whether a line pays something by a ticket and nothing says its number.
fn pays_by_no_ticket(line: &Line, before: &Tournament) -> bool {
    let LineKind::Command { events, .. } = &line.kind else { return false };
    let noted = |entry: EntryId, purchase: u32| {
        let before = before.payment_notes.get(&(entry, purchase));
        before.is_some_and(|noted| !noted.note.is_empty())
            || events.iter().any(|event| match event {
                Event::PaymentNoted(noted) => {
                    (noted.entry, noted.purchase) == (entry, purchase) && !noted.note.is_empty()
                }
                _ => false,
            })
    };
    events.iter().any(|event| match event {
        Event::Entered(sold) if sold.payment == Payment::Ticket => {
            (0..sold.names.len()).zip(sold.first.0..).any(|(_, entry)| !noted(EntryId(entry), 0))
        }
        Event::Settled(paid) if paid.payment == Payment::Ticket => {
            let prize = events.iter().any(|event| matches!(event, Event::PrizePaid(_)));
            !prize && paid.purchases.iter().any(|purchase| !noted(paid.entry, *purchase))
        }
        _ => false,
    })
}

/// Whether two are one person: by the house's list where both are on it, else by the name.
fn is_same(
    who: &WhoIsWho,
    (satellite, winner): (TournamentId, &Holder),
    (here, comes): (TournamentId, &Holder),
) -> bool {
    let listed =
        |id: TournamentId, one: &Holder| who.of(&id.to_string(), one.player, &one.name, one.listed);
    match (listed(satellite, winner), listed(here, comes)) {
        (Some(one), Some(other)) => one == other,
        _ => fold(&winner.name) == fold(&comes.name),
    }
}
