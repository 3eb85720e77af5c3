//! What the house rules require now, each with its reason, its rule and the command that does it.
//!
//! The order is the order of the floor: a redraw makes breaking and balancing needless, a break makes balancing
//! needless, and nothing is advised while nothing is due.

use crate::command::Command;
use crate::house_rules::{BALANCE, BREAKING, FIRST_HAND, REDRAWS, RedrawPoint, SEATING};
use crate::ids::{Seat, TableNumber};
use crate::prizes::hand_over::HandOver;
use crate::prizes::payouts::payouts;
use crate::prizes::places::finishes;
use crate::seating::draw::{DrawSeats, may_draw};
use crate::seating::redraw::Redraw;
use crate::tables::balance::{BalancingMove, Step, moves_needed, next_step};
use crate::tables::break_table::BreakTable;
use crate::tables::low_card::DealLowCard;
use crate::tables::move_player::MovePlayer;
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind, Need, Phase};
use crate::words::{count, list, ordinals, seat_words};

/// What is due, the first thing first. Empty when play just goes on.
#[must_use]
pub fn advice(tournament: &Tournament) -> Vec<Advice> {
    match tournament.phase() {
        Phase::Registering => draw(tournament).into_iter().collect(),
        // With fewer than two players there is nothing to start.
        Phase::Drawn if tournament.left() < 2 => Vec::new(),
        Phase::Drawn => vec![start(tournament)],
        Phase::Playing => redraw(tournament)
            .or_else(|| break_table(tournament))
            .or_else(|| balance(tournament))
            .into_iter()
            .collect(),
        Phase::Finished => pay(tournament),
    }
}

fn plain(kind: AdviceKind, title: String, why: String, verb: &str) -> Advice {
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
    }
}

fn draw(tournament: &Tournament) -> Option<Advice> {
    may_draw(tournament).ok()?;
    let players = usize::try_from(tournament.counted_entries).unwrap_or(usize::MAX);
    let title = format!("Draw the seats: {}", count(players, "player", "players"));
    let why = "every seat equally likely, from a recorded seed".to_string();
    Some(Advice {
        rule: tournament.setup.rules.cite(SEATING),
        command: Some(DrawSeats {}.into()),
        ..plain(AdviceKind::Draw, title, why, "Draw")
    })
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

/// The redraw that is due: the house's points from the largest down, for fewer tables than are open (HPT, Seating).
#[must_use]
pub fn due_redraw(tournament: &Tournament) -> Option<RedrawPoint> {
    let left = tournament.left();
    let open = u32::try_from(tournament.room.open_tables()).unwrap_or(u32::MAX);
    tournament
        .setup
        .rules
        .redraws
        .iter()
        .copied()
        .filter(|point| left <= point.players && open > point.tables)
        .min_by_key(|point| point.tables)
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
    Some(Advice {
        rule: tournament.setup.rules.cite(REDRAWS),
        command: Some(Redraw { tables: point.tables }.into()),
        ..plain(AdviceKind::Redraw, title, why, verb)
    })
}

fn tables_words(tables: u32) -> String {
    count(usize::try_from(tables).unwrap_or(0), "table", "tables")
}

/// The table that breaks now: the next in the breaking order, once the players left fit the others at the preferred
/// size.
#[must_use]
pub fn due_break(tournament: &Tournament) -> Option<TableNumber> {
    let others = u32::try_from(tournament.room.open_tables()).unwrap_or(u32::MAX).checked_sub(1)?;
    // Where a redraw leads to so few tables, the redraw is the rule and breaking is not.
    let redraw_to =
        tournament.setup.rules.redraws.iter().map(|point| point.tables).max().unwrap_or(0);
    if others == 0 || others <= redraw_to {
        return None;
    }
    let room_for = others.saturating_mul(u32::from(tournament.setup.rules.preferred_size));
    if tournament.left() > room_for {
        return None;
    }
    breaking_order(tournament).first().copied()
}

/// The order in which tables break: the highest number first, so that the tables near the desk stay. The last ones,
/// which a redraw brings together, are not in it.
#[must_use]
pub fn breaking_order(tournament: &Tournament) -> Vec<TableNumber> {
    let kept = redraw_tables(tournament).saturating_add(1);
    let breaking =
        tournament.room.open_tables().saturating_sub(usize::try_from(kept).unwrap_or(usize::MAX));
    tournament.room.tables().map(|(number, _)| number).rev().take(breaking.min(200)).collect()
}

/// The most tables that a redraw leads to: with one more open, the redraw is the rule and breaking is not.
fn redraw_tables(tournament: &Tournament) -> u32 {
    tournament.setup.rules.redraws.iter().map(|point| point.tables).max().unwrap_or(0)
}

fn break_table(tournament: &Tournament) -> Option<Advice> {
    let table = due_break(tournament)?;
    let players = tournament.room.table(table)?.players();
    let others = tournament.room.open_tables().saturating_sub(1);
    let why = format!(
        "{} fit {} of {}",
        count(usize::try_from(tournament.left()).unwrap_or(0), "player", "players"),
        count(others, "table", "tables"),
        tournament.setup.rules.preferred_size
    );
    let title =
        format!("Break table {table}: {} draw open seats", count(players, "player", "players"));
    Some(Advice {
        rule: tournament.setup.rules.cite(BREAKING),
        command: Some(BreakTable { table }.into()),
        tables: vec![table],
        ..plain(AdviceKind::Break, title, why, "Break")
    })
}

fn balance(tournament: &Tournament) -> Option<Advice> {
    let step = next_step(tournament)?;
    let more = moves_needed(tournament).saturating_sub(1);
    let advice = match step {
        Step::DealCards { to, among } => deal_cards(tournament, to, &among),
        Step::AskButton { table, from, to } => ask_button(tournament, table, from, to),
        Step::Move(step) => balancing_move(tournament, &step),
    };
    Some(Advice { rule: tournament.setup.rules.cite(BALANCE), more, ..advice })
}

fn size(tournament: &Tournament, table: TableNumber) -> usize {
    tournament.room.table(table).map_or(0, crate::tables::room::Table::players)
}

fn deal_cards(tournament: &Tournament, to: TableNumber, among: &[TableNumber]) -> Advice {
    let numbers: Vec<String> = among.iter().take(6).map(ToString::to_string).collect();
    let names: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let which = if among.len() > 6 {
        format!("each of the {} fullest tables", among.len())
    } else {
        format!("tables {}", list(&names))
    };
    let title =
        format!("Balance: deal a card to {which}; the low card moves a player to table {to}");
    let most = among.first().map_or(0, |table| size(tournament, *table));
    let why = format!("{most} at the fullest, {} at table {to}", size(tournament, to));
    Advice {
        command: Some(DealLowCard { to }.into()),
        tables: among.iter().copied().chain([to]).collect(),
        ..plain(AdviceKind::Balance, title, why, "Deal")
    }
}

fn ask_button(
    tournament: &Tournament,
    table: TableNumber,
    from: TableNumber,
    to: TableNumber,
) -> Advice {
    let occupied =
        tournament.room.table(table).map(crate::tables::room::Table::occupied).unwrap_or_default();
    let capacity = tournament.room.table(table).map_or(0, crate::tables::room::Table::capacity);
    // A dead button may stand before an empty seat, so every seat may be said; the occupied ones come first.
    let mut seats: Vec<u8> = occupied.iter().map(|seat| seat.0).collect();
    let all = (1_u8..).take(capacity);
    seats.extend(all.filter(|seat| !occupied.iter().any(|taken| taken.0 == *seat)));
    let title = format!("Balance: at which seat is the button of table {table}?");
    let why = format!(
        "{} at table {from}, {} at table {to}: whoever sits as the player eliminated sat, counted from the button, moves",
        size(tournament, from),
        size(tournament, to),
    );
    Advice {
        need: Some(Need::Button { table, seats }),
        tables: vec![from, to],
        ..plain(AdviceKind::Balance, title, why, "Set")
    }
}

fn balancing_move(tournament: &Tournament, step: &BalancingMove) -> Advice {
    let name = tournament.name(step.entry);
    let title =
        format!("Balance: {name}, {} \u{2192} {}", seat_words(step.from), seat_words(step.to));
    let position = match step.position {
        0 => "on the button".to_string(),
        1 => "first to the left of the button".to_string(),
        n => format!(
            "{} to the left of the button",
            crate::words::ordinal(u32::try_from(n).unwrap_or(u32::MAX))
        ),
    };
    let whose = if step.eliminated_seat {
        "as the player eliminated there"
    } else {
        "as the open seat there"
    };
    let chosen = step.card.map_or_else(String::new, |card| {
        format!("; table {} drew the low card, {}", step.from.table, card.words())
    });
    let command: Command =
        MovePlayer { entry: step.entry, to: step.to, reason: "balance".into() }.into();
    Advice {
        command: Some(command),
        marks: vec![step.from, step.to],
        tables: vec![step.from.table, step.to.table],
        ..plain(AdviceKind::Balance, title, format!("{position}, {whose}{chosen}"), "Move")
    }
}

/// After the winner: the prizes still to be handed over, from first place down.
fn pay(tournament: &Tournament) -> Vec<Advice> {
    let prizes = payouts(tournament);
    let mut due = Vec::new();
    for finish in finishes(tournament) {
        for (entry, prize) in finish.entries.iter().copied().zip(finish.shares(&prizes)) {
            let handed = tournament.handovers.iter().any(|handover| handover.entry == entry);
            if prize.0 <= 0 || handed {
                continue;
            }
            let place = ordinals(finish.place, finish.place_to);
            let amount = tournament.setup.currency.plain(prize);
            let title = format!("Pay {place}: {} to {}", amount, tournament.name(entry));
            let why = "hand over the prize and have the payout sheet signed".to_string();
            due.push(Advice {
                command: Some(HandOver { entry }.into()),
                ..plain(AdviceKind::Pay, title, why, "Paid")
            });
        }
    }
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
