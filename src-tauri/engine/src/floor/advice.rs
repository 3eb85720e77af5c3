//! What the house rules require now, each with its reason, its rule and the command that does it.
//!
//! The order is the order of the floor: a redraw makes breaking and balancing needless, a break makes balancing
//! needless, and nothing is advised while nothing is due.

use super::advise_chips::races;
use super::advise_seats::{self, locked_at, with_not_kept};
use super::balancing::{balance, halt};
use super::hold_breaks::next_breaks;
use super::put_off;
use crate::entries::ledger::Payment;
use crate::entries::no_show;
use crate::hand_for_hand::advise as hand_for_hand;
use crate::house_rules::{BREAKING, FIRST_HAND, MovedIn, REDRAWS, RedrawPoint};
use crate::ids::{Millis, Seat, TableNumber};
use crate::money::Money;
use crate::prizes::hand_over::{HandOver, handed_to, owed_by_player};
use crate::prizes::take_back::{TakeBack, paid_too_much};
use crate::prizes::win_seats;
use crate::prizes::won::Won;
use crate::seating::fit::places_of;
use crate::seating::redraw::{Redraw, going_on, not_kept_by_redraw};
use crate::tables::break_table::BreakTable;
use crate::tables::breaking_order::order;
use crate::tables::close_table::CloseTable;
use crate::tables::room::Table;
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind, Phase};
use crate::words::{count, list, ordinals};
use std::collections::BTreeSet;

/// What is due, the first thing first. Empty when play just goes on.
#[must_use]
pub fn advice(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    in_the_room(tournament, now, false)
}

/// The same with what the director has put off, and with what comes after the first thing that concerns seats.
pub(super) fn advice_of_all(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    by_the_time(tournament, now, in_the_room(tournament, now, true))
}

/// What the room asks for. Of what concerns seats one thing is due at a time, the first that is not put off, or `all`.
fn in_the_room(tournament: &Tournament, now: Millis, all: bool) -> Vec<Advice> {
    let is_due = |advice: &Advice| all || put_off::is_due(tournament, advice, now);
    // Where stud is played nothing is said of what blinds bring.
    let stud = tournament.plays_stud(now);
    let due: Vec<Advice> = match tournament.phase() {
        Phase::Registering => advise_seats::draw(tournament).into_iter().collect(),
        // With fewer than two players there is nothing to start.
        Phase::Drawn if tournament.room.seated() < 2 => Vec::new(),
        Phase::Drawn => {
            let seats = advise_seats::before_the_start(tournament, now);
            seats.into_iter().chain([start(tournament)]).collect()
        }
        // Whatever else is due waits for the end of a hand that the tables play together.
        Phase::Playing if let Some(first) = hand_for_hand::during(tournament) => {
            return vec![first];
        }
        Phase::Playing => {
            let mut seats = (0..5).filter_map(|next| match next {
                0 => advise_seats::alternates(tournament, now),
                1 => redraw(tournament),
                2 => break_table(tournament, stud, now),
                3 => balance(tournament, stud, now),
                _ => advise_seats::open_table(tournament, now),
            });
            let seats: Vec<Advice> =
                if all { seats.collect() } else { seats.find(is_due).into_iter().collect() };
            seats
                .into_iter()
                .chain(advise_seats::button_after_redraw(tournament))
                .chain(halt(tournament, stud))
                .chain(hand_for_hand::between(tournament, now))
                .chain(hand_for_hand::go(tournament))
                .chain(crate::penalties::advise(tournament))
                .collect()
        }
        Phase::Finished => pay(tournament).into_iter().chain(take_back(tournament)).collect(),
    };
    due.into_iter().filter(is_due).collect()
}

/// The same with what is due by the time: whoever is away for too long, chips that leave, players who never came.
#[must_use]
pub fn advice_at(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let due = by_the_time(tournament, now, advice(tournament, now)).into_iter();
    due.filter(|advice| put_off::is_due(tournament, advice, now))
        .map(|advice| advice.with_own_key(tournament))
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
        due.extend(crate::absences::advise(tournament, now));
    }
    due.extend(races(tournament, now));
    due.extend(no_show::advised(tournament, now));
    if tournament.phase() == Phase::Playing {
        due.extend(take_back(tournament));
    }
    due
}

pub(crate) fn plain(kind: AdviceKind, title: String, why: String, verb: &str) -> Advice {
    Advice {
        kind,
        title,
        why,
        rule: None,
        verb: verb.to_string(),
        command: None,
        need: None,
        marks: Vec::new(),
        tables: Vec::new(),
        more: 0,
        begins: String::new(),
        own_key: false,
    }
}

fn start(tournament: &Tournament) -> Advice {
    let tables = tournament.room.open_tables();
    let why = format!("seats are drawn at {}; the clock starts", count(tables, "table", "tables"));
    Advice {
        rule: tournament.setup.rules.cite(FIRST_HAND),
        command: Some(crate::clock::start::StartClock {}.into()),
        ..plain(AdviceKind::Start, "Shuffle up and deal".to_string(), why, "Start")
    }
}

/// The redraw that is due: the house's points from the largest down, for fewer tables than are open (HPT, Seating;
/// RRoP 18; TCH P9).
#[must_use]
pub fn due_redraw(tournament: &Tournament) -> Option<RedrawPoint> {
    let left = tournament.left();
    let open = u32::try_from(tournament.room.open_tables()).unwrap_or(u32::MAX);
    redraw_points(tournament)
        .filter(|point| {
            left <= point.players && open > point.tables && holds(tournament, point.tables)
        })
        .min_by_key(|point| point.tables)
}

/// Whether the tables that would go on, blocked seats left out, hold everybody seated.
fn holds(tournament: &Tournament, tables: u32) -> bool {
    let players = usize::try_from(tournament.room.seated()).unwrap_or(usize::MAX);
    let seats = tournament.setup.rules.seats_after_redraw(tables);
    players <= places_of(tournament, &going_on(tournament, players, tables), seats)
}

/// The redraws of an event of this size.
fn redraw_points(tournament: &Tournament) -> impl Iterator<Item = RedrawPoint> + '_ {
    let had = tournament.room.most_open();
    tournament.setup.rules.redraws.iter().copied().filter(move |point| had >= point.of_tables)
}

fn redraw(tournament: &Tournament) -> Option<Advice> {
    let point = due_redraw(tournament)?;
    let left = usize::try_from(tournament.left()).unwrap_or(usize::MAX);
    let players = count(left, "player", "players");
    let (title, verb) = if point.tables == 1 {
        (format!("Final table: {players} draw new seats"), "Redraw")
    } else {
        let tables = count(usize::try_from(point.tables).unwrap_or(0), "table", "tables");
        (format!("Redraw: {players} draw new seats at {tables}"), "Redraw")
    };
    let why = format!("{} or fewer play at {}", point.players, tables_words(point.tables));
    let why = with_not_kept(why, &not_kept_by_redraw(tournament, point.tables));
    Some(Advice {
        rule: tournament.setup.rules.cite(REDRAWS),
        command: Some(Redraw { tables: point.tables }.into()),
        ..plain(AdviceKind::Redraw, title, why, verb)
    })
}

pub(super) fn tables_words(tables: u32) -> String {
    count(usize::try_from(tables).unwrap_or(0), "table", "tables")
}

/// The table that breaks now: one at which nobody sits, or the next in the breaking order, once the players left fit the others
/// at the preferred size.
#[must_use]
pub fn due_break(tournament: &Tournament) -> Option<TableNumber> {
    due_breaks(tournament, &[]).first().copied()
}

/// The tables that break one after the other as the players left fit fewer and fewer, beside those that break anyway:
/// nobody is sent to one of them, only to be sent on.
#[must_use]
pub fn due_breaks(tournament: &Tournament, breaking: &[TableNumber]) -> Vec<TableNumber> {
    let players = |table: &TableNumber| tournament.room.table(*table).map_or(0, Table::players);
    let open = tournament.room.open_tables();
    // Where a redraw leads to so few tables, the redraw is the rule and breaking is not.
    let fewest = usize::try_from(redraw_tables(tournament).saturating_add(1)).unwrap_or(usize::MAX);
    let preferred = usize::from(tournament.setup.rules.preferred_size);
    let left = usize::try_from(tournament.left()).unwrap_or(usize::MAX);
    let empty = || {
        let sizes = tournament.room.by_size().take_while(|(size, _)| *size == 0);
        sizes.flat_map(|(_, tables)| tables.iter().rev().copied())
    };
    let in_order = empty().chain(order(tournament).filter(|table| players(table) > 0));
    let mut gone: BTreeSet<TableNumber> = breaking.iter().copied().collect();
    let mut leaving: usize = gone.iter().map(players).sum();
    let mut due = Vec::new();
    for next in in_order.filter(|table| !breaking.contains(table)) {
        let others = open.saturating_sub(gone.len().saturating_add(1));
        if others < fewest || left > others.saturating_mul(preferred) {
            break;
        }
        gone.insert(next);
        leaving = leaving.saturating_add(players(&next));
        // Tables may be smaller than the house's usual ones, and then the seats themselves have to do.
        if !have_seats(tournament, &gone, leaving) {
            break;
        }
        due.push(next);
    }
    due
}

/// Whether the other tables have so many open seats.
fn have_seats(tournament: &Tournament, gone: &BTreeSet<TableNumber>, players: usize) -> bool {
    let others = tournament.room.tables().filter(|(number, _)| !gone.contains(number));
    let mut seats = others.map(|(_, table)| table.places().saturating_sub(table.players())).scan(
        0_usize,
        |seats, open| {
            *seats = seats.saturating_add(open);
            Some(*seats)
        },
    );
    players == 0 || seats.any(|seats| seats >= players)
}

/// The tables that receive nobody while this one breaks: itself and those that break next.
#[must_use]
pub fn shut_while_breaking(
    tournament: &Tournament,
    breaking: TableNumber,
    now: Millis,
) -> BTreeSet<TableNumber> {
    next_breaks(tournament, now, &[breaking]).into_iter().chain([breaking]).collect()
}

fn close_table(tournament: &Tournament, table: TableNumber) -> Advice {
    let title = format!("Close {}: nobody sits there", tournament.table_words(table));
    let why = "everybody has a seat at another table".to_string();
    Advice {
        rule: tournament.setup.rules.cite(BREAKING),
        command: Some(CloseTable { table }.into()),
        tables: vec![table],
        ..plain(AdviceKind::Break, title, why, "Close")
    }
}

/// The order in which tables break. The last ones, which a redraw brings together, are not in it.
#[must_use]
pub fn breaking_order(tournament: &Tournament) -> Vec<TableNumber> {
    let kept = usize::try_from(redraw_tables(tournament).saturating_add(1)).unwrap_or(usize::MAX);
    let breaking = tournament.room.open_tables().saturating_sub(kept);
    order(tournament).take(breaking.min(200)).collect()
}

/// The most tables that a redraw leads to: with one more open, the redraw is the rule and breaking is not.
fn redraw_tables(tournament: &Tournament) -> u32 {
    redraw_points(tournament).map(|point| point.tables).max().unwrap_or(0)
}

fn break_table(tournament: &Tournament, stud: bool, now: Millis) -> Option<Advice> {
    let table = *next_breaks(tournament, now, &[]).first()?;
    let players = tournament.room.table(table)?.players();
    if players == 0 {
        return Some(close_table(tournament, table));
    }
    let others = tournament.room.open_tables().saturating_sub(1);
    let mut why = format!(
        "{} fit {} of {}; {}",
        count(usize::try_from(tournament.left()).unwrap_or(0), "player", "players"),
        count(others, "table", "tables"),
        tournament.setup.rules.preferred_size,
        cards_left(tournament, table)
    );
    if tournament.setup.rules.moved_in == MovedIn::WaitsBetween && !stud {
        why.push_str("; whoever comes between small blind and button waits");
    }
    let why = with_not_kept(why, &locked_at(tournament, table));
    let title = format!(
        "Break {}: {} draw open seats",
        tournament.table_words(table),
        count(players, "player", "players")
    );
    Some(Advice {
        rule: tournament.setup.rules.cite(BREAKING),
        command: Some(BreakTable { table }.into()),
        tables: vec![table],
        ..plain(AdviceKind::Break, title, why, "Break")
    })
}

/// For whom a card with the new seat is left at the old one (TCH P16).
fn cards_left(tournament: &Tournament, table: TableNumber) -> String {
    let seats = tournament.room.table(table).into_iter().flat_map(Table::seats);
    let away: Vec<&str> = seats
        .filter_map(|(_, who)| who)
        .filter(|who| tournament.absent_since(*who).is_some())
        .map(|who| tournament.name(who))
        .collect();
    match away.as_slice() {
        [] => "a card stays at the seat of whoever is away".to_string(),
        [one] => format!("{one} is away, and a card stays at that seat"),
        several => format!("{} are away, and a card stays at each seat", list(several)),
    }
}

/// After the winner: the prizes still to be handed over, from first place down; what a player still owes is kept back.
fn pay(tournament: &Tournament) -> Vec<Advice> {
    let won = Won::of(tournament);
    let handed = handed_to(tournament);
    let mut due = Vec::new();
    for finish in &won.finishes {
        for (entry, prize) in finish.entries.iter().copied().zip(won.by(finish)) {
            let handed = handed.get(&entry).map_or(Money::ZERO, |handed| handed.amount);
            if prize <= handed {
                continue;
            }
            let prize = prize.minus(handed);
            let owes = owed_by_player(tournament, entry);
            let owes_some = owes > Money::ZERO;
            let less_owed = owes_some && owes <= prize;
            let place = ordinals(finish.place, finish.place_to);
            let name = tournament.name(entry);
            let amount = tournament.money(if less_owed { prize.minus(owes) } else { prize });
            let title = format!("Pay {place}: {amount} to {name}");
            let (prize, owes) = (tournament.money(prize), tournament.money(owes));
            let why = if less_owed {
                format!("{prize} less the {owes} that {name} owes; have the payout sheet signed")
            } else if owes_some {
                format!("{name} still owes {owes}; have the payout sheet signed")
            } else {
                "hand over the prize and have the payout sheet signed".to_string()
            };
            due.push(Advice {
                command: Some(HandOver { entry, payment: Payment::Cash, less_owed }.into()),
                ..plain(AdviceKind::Pay, title, why, "Paid")
            });
        }
    }
    with_more(due)
}

/// What a player has been paid too much. Nobody who is still in is asked: the place may yet be worth it.
fn take_back(tournament: &Tournament) -> Vec<Advice> {
    let all = paid_too_much(tournament).into_iter();
    let over = tournament.phase() == Phase::Finished;
    let all = all.filter(|one| over || !tournament.is_in(one.entry)).map(|one| {
        let title = format!("Take back {} from {}", tournament.money(one.too_much), one.name);
        let (entry, of) = (one.entry, one.of);
        Advice {
            command: Some(TakeBack { entry, of, amount: None, payment: Payment::Cash }.into()),
            ..plain(AdviceKind::Pay, title, one.says, "It is back")
        }
    });
    with_more(all.collect())
}

/// The first of many payments, which knows how many more there are.
fn with_more(mut due: Vec<Advice>) -> Vec<Advice> {
    let more = due.len().saturating_sub(1);
    if let Some(first) = due.first_mut() {
        first.more = u32::try_from(more).unwrap_or(u32::MAX);
    }
    due.truncate(20);
    due
}

/// Seats that the first advice concerns, for marking the room.
#[must_use]
pub fn marked_seats(advice: &[Advice]) -> Vec<Seat> {
    advice.first().map(|first| first.marks.clone()).unwrap_or_default()
}
