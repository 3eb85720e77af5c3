//! What the house rules require now, each with its reason, its rule and the command that does it.
//!
//! The order is the order of the floor: a redraw makes breaking and balancing needless, a break makes balancing
//! needless, and nothing is advised while nothing is due.

pub mod absences;
pub mod balancing;
pub mod chips;
pub mod day;
pub mod hand_for_hand;
pub mod no_shows;
pub mod open_money;
pub mod payments;
pub mod penalties;
pub mod put_off;
pub mod seats;
pub mod shot_clock;
pub mod unsold_stacks;
pub mod waiting;
pub mod win_seats;

use crate::actions::command::Command;
use crate::actions::entries::announce_rebuy::{ANNOUNCED_REBUY, plays_behind};
use crate::actions::entries::rebuy::Rebuy;
use crate::actions::prizes::call_off::CallOff;
use crate::actions::prizes::collect_overpaid::CollectOverpaid;
use crate::actions::prizes::pay_prize::{PayPrize, money_and_goods, owed_by_player};
use crate::actions::seating::redraw::{Redraw, not_kept_by_redraw};
use crate::actions::tables::break_table::BreakTable;
use crate::actions::tables::close_empty_table::CloseEmptyTable;
use crate::advice::balancing::{balance, halt};
use crate::advice::chips::races;
use crate::advice::open_money::{after_prizes, before_prizes, open_money};
use crate::advice::seats::{locked_at, with_not_kept};
use crate::rulebook::citations::Citation;
use crate::rulebook::house_rules::{
    BREAKING, CANCELLED, FIRST_HAND, InitialSeats, MovedIn, REDRAWS,
};
use crate::rules::prizes::goods::goods_due;
use crate::rules::prizes::paid_to::prizes_paid;
use crate::rules::prizes::paid_too_much::asked_back;
use crate::rules::prizes::payouts::may_still_grow;
use crate::rules::prizes::tickets::{Ticket, ticket_terms, tickets};
use crate::rules::prizes::won::Won;
use crate::rules::tables::due::due_redraw;
use crate::rules::tables::hold_breaks::next_breaks;
use crate::state::called_off::MoneyBack;
use crate::state::card_draw::CardDraw;
use crate::state::prelude::*;
pub(crate) use crate::state::put_off::AdviceKind;

/// What is due, the first thing first. Empty when play just goes on.
pub fn advice(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    in_the_room(tournament, now, false)
}

/// The same with what the director has put off, and with what comes after the first thing that concerns seats.
pub(super) fn advice_of_all(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    by_the_time(tournament, now, in_the_room(tournament, now, true))
}

/// What the room asks for. Of what concerns seats one thing is due at a time, the first that is not put off, or `all`.
fn in_the_room(tournament: &Tournament, now: Millis, all: bool) -> Vec<Advice> {
    let is_due = |advice: &Advice| all || waiting::is_due(tournament, advice, now);
    // Where stud is played nothing is said of what blinds bring.
    let stud = tournament.room_plays_stud(now);
    let due: Vec<Advice> = match tournament.phase() {
        Phase::Registering => {
            let draw = seats::draw(tournament);
            too_few(tournament, now).into_iter().chain(draw).collect()
        }
        // With fewer than two players there is nothing to start.
        Phase::Drawn if tournament.room.seated() < 2 => {
            too_few(tournament, now).into_iter().collect()
        }
        Phase::Drawn => {
            let seats = seats::before_the_start(tournament, now);
            let first = too_few(tournament, now).into_iter().chain(seats);
            first.chain([start(tournament)]).collect()
        }
        // Whatever else is due waits for the end of a hand that the tables play together.
        Phase::Playing if let Some(first) = hand_for_hand::during(tournament) => {
            return vec![first];
        }
        Phase::Playing => {
            let mut seats = (0..5).filter_map(|next| match next {
                0 => seats::alternates(tournament, now),
                1 => redraw(tournament),
                2 => break_table(tournament, stud, now),
                3 => balance(tournament, now),
                _ => seats::open_table(tournament, now),
            });
            let mut due: Vec<Advice> =
                if all { seats.collect() } else { seats.find(is_due).into_iter().collect() };
            day::ends(tournament, now).into_iter().for_each(|over| due.insert(0, over));
            due.extend(seats::button_after_redraw(tournament));
            due.extend(halt(tournament, stud));
            due.extend(hand_for_hand::between(tournament, now));
            due.extend(hand_for_hand::go(tournament, now));
            due.extend(announced_rebuys(tournament, now));
            due.extend(penalties::advise(tournament));
            due.extend(day::after_last_hands(tournament));
            due
        }
        Phase::Bagging => day::bags(tournament).into_iter().collect(),
        Phase::Closed => Vec::new(),
        Phase::Finished => {
            let open = open_money(tournament, now);
            let first = before_prizes(tournament, &open).into_iter().chain(pay(tournament));
            first
                .chain(collect_overpaid(tournament))
                .chain(collect_owed(tournament))
                .chain(after_prizes(tournament, &open))
                .collect()
        }
    };
    let due = due.into_iter().map(|advice| unsold_stacks::first(tournament, advice, now));
    due.filter(is_due).collect()
}

/// The same with what is due by the time: whoever is away for too long, chips that leave, players who never came.
pub fn advice_at(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let due = by_the_time(tournament, now, advice(tournament, now)).into_iter();
    due.filter(|advice| waiting::is_due(tournament, advice, now))
        .map(|advice| advice.with_own_key(tournament, now))
        .collect()
}

fn by_the_time(tournament: &Tournament, now: Millis, mut due: Vec<Advice>) -> Vec<Advice> {
    if hand_for_hand::during(tournament).is_none() {
        // With a seat for everybody nobody has to be moved any more.
        if let Some(over) = win_seats::advise(tournament, now) {
            due = vec![over];
        }
    }
    if tournament.phase() == Phase::Playing {
        due.extend(shot_clock::advise(tournament, now));
        due.extend(absences::advise(tournament, now));
    }
    due.extend(races(tournament, now));
    due.extend(no_shows::advised(tournament, now));
    due.extend(unsold_stacks::advised(tournament, now));
    if tournament.phase() == Phase::Playing {
        due.extend(collect_overpaid(tournament));
        // A player who wins is paid less what is owed; the others are asked before they go home.
        if !may_still_grow(tournament, now) {
            due.extend(collect_owed(tournament));
        }
    }
    due
}

pub(crate) fn plain(kind: AdviceKind, title: Phrase, why: Phrase, verb: Phrase) -> Advice {
    Advice {
        kind,
        title,
        why,
        rule: None,
        verb,
        command: None,
        need: None,
        marks: Vec::new(),
        tables: Vec::new(),
        more: 0,
        begins: String::new(),
        own_key: false,
        otherwise: None,
    }
}

fn start(tournament: &Tournament) -> Advice {
    let why = phrase!(
        "seats-drawn-clock-starts",
        "seats are drawn at {tables}, and the clock starts",
        tables = tables_said(tournament.room.open_tables())
    );
    let title = phrase!("shuffle-up-and-deal", "Shuffle up and deal");
    Advice {
        rule: tournament.setup.rules.cite(FIRST_HAND),
        command: Some(crate::actions::clock::start::StartClock {}.into()),
        ..plain(AdviceKind::Start, title, why, phrase!("do-start", "Start"))
    }
}

/// At the announced start the field is smaller than the event needs: it is called off, or the director starts all the same.
fn too_few(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let (entries, smallest) = (tournament.counted_entries, tournament.setup.smallest_field?);
    let begins = tournament.start().is_none_or(|start| start <= now);
    if entries == 0 || entries >= smallest || !begins {
        return None;
    }
    let title = phrase!("call-off-too-few", "Call the event off");
    let why = phrase!(
        "too-few-entries",
        "{entries} of the {smallest} that it needs: everybody gets everything back, fees too. Or start all the same",
        entries = Phrase::count(entries, "entry", "entries"),
        smallest = tournament.grouped(u64::from(smallest)),
    );
    let (back, fees) = (MoneyBack::InFull, true);
    let off = CallOff { back, fees, why: String::new(), stacks: Vec::new(), as_counted: false };
    Some(Advice {
        rule: tournament.setup.rules.cite(CANCELLED),
        command: Some(off.into()),
        ..plain(AdviceKind::CallOff, title, why, phrase!("do-call-off", "Call off"))
    })
}

fn redraw(tournament: &Tournament) -> Option<Advice> {
    let point = due_redraw(tournament)?;
    let players = Phrase::count(tournament.left(), "player", "players");
    let tables = &tables_said(point.tables);
    let title = if point.tables == 1 {
        phrase!("final-table-redraw", "Final table: {players} draw new seats", players)
    } else {
        phrase!("redraw-at-tables", "Redraw: {players} draw new seats at {tables}", players, tables)
    };
    let why = phrase!(
        "so-few-play-at",
        "{players} or fewer play at {tables}",
        players = point.players,
        tables
    );
    let mut why = vec![why];
    if tournament.setup.rules.initial_seats == InitialSeats::CardDraw {
        why.push(phrase!(
            "cards-drawn-are-entered",
            "cards drawn by hand can be entered one by one"
        ));
    }
    let why = with_not_kept(why, not_kept_by_redraw(tournament, point.tables));
    let redraw = Advice {
        rule: tournament.setup.rules.cite(REDRAWS),
        command: Some(Redraw { tables: point.tables }.into()),
        ..plain(AdviceKind::Redraw, title, why, phrase!("do-redraw", "Redraw"))
    };
    Some(match CardDraw::under_way(tournament) {
        Some(draw) => seats::cards_drawn(tournament, draw, redraw),
        None => redraw,
    })
}

/// Rebuys that were announced before a hand and are still to be made.
fn announced_rebuys(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let Some(rebuy) = tournament.setup.rebuy else { return Vec::new() };
    let announced = tournament.announced_rebuys.keys().copied();
    let due = announced.filter(|entry| plays_behind(tournament, *entry, now)).map(|entry| {
        let title = phrase!(
            "take-announced-rebuy",
            "Take the rebuy of {name}: {price}",
            name = tournament.name(entry),
            price = tournament.money(rebuy.price.total())
        );
        let why = phrase!(
            "announced-before-the-hand",
            "announced before the hand and playing chips behind"
        );
        let rebuy = Rebuy { entry, last_hand: false, payment: Payment::Cash };
        Advice {
            rule: tournament.setup.rules.cite(ANNOUNCED_REBUY),
            command: Some(rebuy.into()),
            marks: tournament.seat_of(entry).into_iter().collect(),
            ..plain(AdviceKind::Pay, title, why, phrase!("log-rebuy", "Rebuy"))
        }
    });
    with_more(due.collect())
}

pub(super) fn tables_said(tables: impl TryInto<u64>) -> Phrase {
    Phrase::count(tables, "table", "tables")
}

fn close_empty_table(tournament: &Tournament, table: TableNumber) -> Advice {
    let named = tournament.table_said(table);
    let title = phrase!("close-empty-table", "Close {table}: nobody sits there", table = named);
    let why = phrase!("everybody-sits-elsewhere", "everybody has a seat at another table");
    Advice {
        rule: tournament.setup.rules.cite(BREAKING),
        command: Some(CloseEmptyTable { table }.into()),
        tables: vec![table],
        ..plain(AdviceKind::Break, title, why, phrase!("do-close", "Close"))
    }
}

fn break_table(tournament: &Tournament, stud: bool, now: Millis) -> Option<Advice> {
    let due = next_breaks(tournament, now, &[]);
    let table = *due.first()?;
    let more = to_u32(due.len().saturating_sub(1));
    let players = tournament.room.table(table)?.players();
    if players == 0 {
        return Some(close_empty_table(tournament, table));
    }
    let others = tournament.room.open_tables().saturating_sub(1);
    let fit = phrase!(
        "players-fit-tables",
        "{players} fit {tables} of {size}",
        players = Phrase::count(tournament.left(), "player", "players"),
        tables = tables_said(others),
        size = tournament.setup.rules.preferred_size
    );
    let mut why = vec![fit, cards_left(tournament, table)];
    if tournament.setup.rules.moved_in == MovedIn::WaitsBetween && !stud {
        why.push(phrase!(
            "moved-in-between-waits",
            "whoever comes between small blind and button waits"
        ));
    }
    if let Some(last) = due.last().filter(|_| more > 0) {
        why.push(phrase!(
            "so-many-tables-break",
            "{tables} break: {table} to {last}",
            tables = tables_said(due.len()),
            table,
            last
        ));
    }
    let why = with_not_kept(why, locked_at(tournament, table));
    let title = phrase!(
        "break-table-draw-seats",
        "Break {table}: {players} draw open seats",
        table = tournament.table_said(table),
        players = Phrase::count(players, "player", "players")
    );
    Some(Advice {
        rule: tournament.setup.rules.cite(BREAKING),
        command: Some(BreakTable { table }.into()),
        tables: vec![table],
        more,
        ..plain(AdviceKind::Break, title, why, phrase!("do-break", "Break"))
    })
}

/// For whom a card with the new seat is left at the old one (TCH P16).
fn cards_left(tournament: &Tournament, table: TableNumber) -> Phrase {
    let players = tournament.room.players_at(table).into_iter();
    let away: Vec<&str> = players
        .filter(|who| tournament.absent_since(*who).is_some())
        .map(|who| tournament.name(who))
        .collect();
    match away.as_slice() {
        [] => phrase!("card-for-the-absent", "leave a card at the seat of anybody away"),
        [one] => phrase!("away-card-stays", "{name} is away: leave a card there", name = one),
        several => phrase!(
            "several-away-cards-stay",
            "{names} are away: leave a card at each seat",
            names = several
        ),
    }
}

/// After the winner: the prizes still to be paid out, from first place down; what a player still owes is kept back.
fn pay(tournament: &Tournament) -> Vec<Advice> {
    let won = Won::of(tournament);
    let prize_paid = prizes_paid(tournament);
    let goods_due = goods_due(tournament);
    let tickets: BTreeMap<EntryId, Ticket> =
        tickets(tournament).into_iter().map(|ticket| (ticket.entry, ticket)).collect();
    let mut due = Vec::new();
    for finish in &won.finishes {
        for (entry, prize) in finish.entries.iter().copied().zip(won.by(finish)) {
            let prize_paid =
                prize_paid.get(&entry).map_or(Money::ZERO, |prize_paid| prize_paid.amount);
            let goods = goods_due.get(&entry).map(Vec::as_slice).unwrap_or_default();
            // What was paid too much is collected first.
            if prize < prize_paid || (prize == prize_paid && goods.is_empty()) {
                continue;
            }
            if let Some(ticket) = tickets.get(&entry).filter(|ticket| !ticket.handed) {
                due.push(hand_ticket(tournament, *ticket));
                continue;
            }
            let prize = prize.minus(prize_paid);
            let owes = owed_by_player(tournament, entry);
            let owes_some = owes > Money::ZERO;
            let less_owed = owes_some && owes <= prize;
            let place = Phrase::places(finish.place, finish.place_to);
            let name = tournament.name(entry);
            let amount = if less_owed { prize.minus(owes) } else { prize };
            let amount = money_and_goods(tournament, amount, goods);
            let title =
                phrase!("pay-place", "Pay {place}: {amount} to {name}", place, amount, name);
            let (prize, owes) = (tournament.money(prize), tournament.money(owes));
            let mut why = Vec::new();
            if less_owed {
                why.push(phrase!(
                    "prize-less-owed",
                    "{prize} less the {owed} that {name} owes",
                    prize,
                    owed = owes,
                    name
                ));
            } else if owes_some {
                why.push(phrase!("still-owes", "{name} still owes {owed}", name, owed = owes));
            }
            why.push(phrase!("sign-payout-sheet", "have the payout sheet signed"));
            let why = Phrase::reasons(why);
            due.push(Advice {
                command: Some(PayPrize { entry, payment: Payment::Cash, less_owed }.into()),
                ..plain(AdviceKind::Pay, title, why, phrase!("do-paid", "Paid"))
            });
        }
    }
    with_more(due)
}

/// A ticket that its winner does not have yet.
fn hand_ticket(tournament: &Tournament, ticket: Ticket) -> Advice {
    let Ticket { number, entry, value, .. } = ticket;
    let event = ticket_terms(tournament).map(|(_, terms)| terms.event.clone()).unwrap_or_default();
    let name = tournament.name(entry);
    let number = number.to_string();
    let title = phrase!("hand-ticket", "Hand ticket {number} to {name}", number, name);
    let why = phrase!(
        "ticket-is-good-for",
        "it is worth {value} and good for {event}",
        value = tournament.money(value),
        event
    );
    Advice {
        command: Some(PayPrize { entry, payment: Payment::Ticket, less_owed: false }.into()),
        ..plain(AdviceKind::Pay, title, why, phrase!("do-handed", "Handed over"))
    }
}

/// What a player has been paid too much.
fn collect_overpaid(tournament: &Tournament) -> Vec<Advice> {
    let all = asked_back(tournament).into_iter().map(|one| {
        let title = phrase!(
            "collect-from",
            "Collect {amount} from {name}",
            amount = tournament.money(one.too_much),
            name = one.name
        );
        let (entry, of) = (one.entry, one.of);
        Advice {
            command: Some(
                CollectOverpaid { entry, of, amount: None, payment: Payment::Cash }.into(),
            ),
            ..plain(AdviceKind::Pay, title, one.says, phrase!("do-collected", "Collected"))
        }
    });
    with_more(all.collect())
}

/// What players owe for entries, rebuys and add-ons, unless a prize that is to be paid out covers it.
fn collect_owed(tournament: &Tournament) -> Vec<Advice> {
    let owed = payments::open(tournament).into_iter().filter(|(_, open)| {
        open.owes > Money::ZERO && (open.prize < open.owes || tournament.phase() != Phase::Finished)
    });
    let all = owed.filter_map(|(entry, _)| {
        let settle = payments::collects(tournament, entry)?;
        let owes = tournament.entries.get(&settle.entry)?.owes();
        let title = phrase!(
            "collect-owed-from",
            "Collect {amount} from {name}",
            amount = tournament.money(owes),
            name = tournament.name(entry)
        );
        let why = phrase!("has-not-paid", "not paid yet");
        Some(Advice {
            command: Some(settle.into()),
            ..plain(AdviceKind::Pay, title, why, phrase!("do-collected", "Collected"))
        })
    });
    with_more(all.collect())
}

/// The first of many payments, which knows how many more there are.
fn with_more(mut due: Vec<Advice>) -> Vec<Advice> {
    let more = due.len().saturating_sub(1);
    if let Some(first) = due.first_mut() {
        first.more = to_u32(more);
    }
    due.truncate(20);
    due
}

/// Seats that the first advice concerns, for marking the room.
pub fn marked_seats(advice: &[Advice]) -> Vec<Seat> {
    advice.first().map(|first| first.marks.clone()).unwrap_or_default()
}

/// Something only the director can see, asked for when it is needed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Need {
    /// Which seat has the button at this table. Answered with the command `set_button`.
    Button {
        /// The table asked about.
        table: TableNumber,
        /// Its seats to choose from, the occupied ones first.
        seats: Vec<u8>,
    },
    /// Which seat had the big blind at this table. Answered with the command `set_big_blind`.
    BigBlind {
        /// The table asked about.
        table: TableNumber,
        /// Its seats to choose from, the occupied ones first.
        seats: Vec<u8>,
    },
    /// Which table gives a player to this one. Answered with the command `choose_table`.
    Table {
        /// The short table.
        table: TableNumber,
        /// The tables to choose from.
        tables: Vec<TableNumber>,
    },
}

/// What the house rules require now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Advice {
    /// What it is about.
    pub kind: AdviceKind,
    /// One line: what is to be done, with names and seats.
    pub title: Phrase,
    /// Why, in the house's words.
    pub why: Phrase,
    /// The rule behind it.
    pub rule: Option<Citation>,
    /// The word on the button, such as "Move".
    pub verb: Phrase,
    /// The command that does it; absent while something must be known first.
    pub command: Option<Command>,
    /// What must be known first.
    pub need: Option<Need>,
    /// Tables and seats concerned, to be marked on the room.
    pub marks: Vec<Seat>,
    /// Tables concerned as a whole.
    pub tables: Vec<TableNumber>,
    /// How many more of the same kind follow.
    pub more: u32,
    /// What is begun with on the floor line where a figure is missing, such as "split 6.4 "; empty otherwise.
    pub begins: String,
    /// Enter alone is too little for it and it has a key of its own: it takes a stack out of play, breaks a table, opens
    /// one to which players move, draws everybody's seats anew, ends the tournament, or marks money as paid.
    pub own_key: bool,
    /// The answer that the director may give instead.
    pub otherwise: Option<OtherAnswer>,
}

/// A second answer to an advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct OtherAnswer {
    /// The words on its button, such as "The 100s are off".
    pub verb: Phrase,
    /// The command that says so.
    pub command: Command,
}

impl Advice {
    /// The same, with a key of its own where the command, or what is begun, costs somebody a stack, a seat or money.
    pub(crate) fn with_own_key(self, tournament: &Tournament, now: Millis) -> Self {
        let own_key = match &self.command {
            Some(Command::DrawSeats(_)) => !tournament.draws.is_empty(),
            Some(Command::OpenTable(open)) => !open.gives(tournament, now).is_empty(),
            Some(command) => matches!(
                command,
                Command::BreakTable(_)
                    | Command::Redraw(_)
                    | Command::RemoveNoShow(_)
                    | Command::Rebuy(_)
                    | Command::PayPrize(_)
                    | Command::PayBounties(_)
                    | Command::CollectOverpaid(_)
                    | Command::PayOut(_)
                    | Command::SettleHouse(_)
                    | Command::WinSeats(_)
                    | Command::EndHere(_)
                    | Command::CallOff(_)
                    | Command::EndDay(_)
                    | Command::CloseDay(_)
            ),
            None => self.kind == AdviceKind::Absence,
        };
        Self { own_key, ..self }
    }
}
