//! What is due about seats: the draw, those who wait, one more table, the first button.

use crate::actions::seating::alternates::{SeatAlternates, can_be_seated};
use crate::actions::seating::draw::{DrawSeats, first_fit, may_draw, not_kept};
use crate::actions::seating::redraw::Redraw;
use crate::actions::tables::draw_button::{DrawButton, FIRST_BUTTON, button_to_draw};
use crate::actions::tables::open_table::{OpenTable, may_open};
use crate::advice::{Advice, plain, tables_words};
use crate::base::ids::{Millis, TableNumber};
use crate::base::numbers::to_u32;
use crate::base::numbers::to_usize;
use crate::base::words::count;
use crate::rulebook::citations::{Citation, RuleBook};
use crate::rulebook::house_rules::SEATING;
use crate::rules::seating::plan::tables_for;
use crate::state::draw::{Draw, DrawKind};
use crate::state::phase::Phase;
use crate::state::put_off::AdviceKind;
use crate::state::tournament::Tournament;

/// What is due between the draw and the first hand: seats for those who came since, and the button.
pub(super) fn before_the_start(tournament: &Tournament, now: Millis) -> Vec<Advice> {
    let seats =
        [alternates(tournament, now), draw_again(tournament, now), open_table(tournament, now)];
    seats.into_iter().flatten().chain(first_button(tournament)).collect()
}

/// The first button, where the house draws for it.
fn first_button(tournament: &Tournament) -> Option<Advice> {
    let (title, why) = button_to_draw(tournament)?;
    Some(Advice {
        rule: tournament.setup.rules.cite(FIRST_BUTTON),
        command: Some(DrawButton { seat: None }.into()),
        ..plain(AdviceKind::Button, title, why, "Deal")
    })
}

/// The button where everybody has drawn a new seat, before the first hand there (RRoP 7, LR 8, TCH 7c).
pub(super) fn button_after_redraw(tournament: &Tournament) -> Option<Advice> {
    let redrawn = |draw: &Draw| matches!(draw.kind, DrawKind::Redraw { .. });
    let last = tournament.draws.iter().rev().find(|draw| draw.kind.is_of_all());
    last.is_some_and(redrawn).then(|| first_button(tournament))?
}

/// The first draw.
pub(super) fn draw(tournament: &Tournament) -> Option<Advice> {
    may_draw(tournament).ok()?;
    let players = to_usize(tournament.counted_entries);
    let title = format!("Draw the seats: {}", count(players, "player", "players"));
    let why = "every seat equally likely, from a recorded seed".to_string();
    let drawn = Advice {
        rule: tournament.setup.rules.cite(SEATING),
        command: Some(DrawSeats {}.into()),
        ..plain(AdviceKind::Draw, title, why, "Draw")
    };
    if let Some(draw) = &tournament.card_draw {
        let left = draw.waiting(tournament).count();
        let title = format!("Enter the cards drawn: {} to go", count(left, "player", "players"));
        let why = "each seat is a card; the last card makes the draw".to_string();
        return Some(Advice { title, why, command: None, ..drawn });
    }
    match not_kept(tournament, &first_fit(tournament)) {
        None => Some(drawn),
        Some(refusal) => {
            let title = "The seats cannot be drawn as arranged".to_string();
            Some(Advice { title, why: refusal.message, rule: None, command: None, ..drawn })
        }
    }
}

/// Alternates for whom a seat is open (TCH 8a).
pub(super) fn alternates(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let seated = can_be_seated(tournament, now);
    let first = tournament.name(*seated.first()?);
    let title = match seated.len() {
        1 => format!("Seat {first}, first of the alternates"),
        several => format!("Seat {}: {first} first", count(several, "alternate", "alternates")),
    };
    let waiting = tournament.alternates.len();
    let why = format!(
        "a seat is open; {} in order, table and seat by chance",
        count(waiting, "alternate waits", "alternates wait")
    );
    Some(Advice {
        rule: Some(Citation { book: "TCH".into(), rule: "8a".into() }),
        command: Some(SeatAlternates {}.into()),
        ..plain(AdviceKind::Seat, title, why, "Seat")
    })
}

/// Players enter before the start and no seat is open: everybody can draw again, at one more table.
fn draw_again(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let waiting = tournament.alternates.len();
    // Where seats are sold, a draw would take the seats that stand on the players' cards.
    let sold = tournament.sells_seats();
    if sold || waiting == 0 || !can_be_seated(tournament, now).is_empty() {
        return None;
    }
    let fit = first_fit(tournament);
    let tables = fit.chairs.len();
    if tables <= tournament.room.open_tables() || !fit.not_kept.is_empty() {
        return None;
    }
    let players = to_usize(tournament.left());
    let title = format!(
        "Draw again: {} at {}",
        count(players, "player", "players"),
        count(tables, "table", "tables")
    );
    let why = format!(
        "{} a seat, and none is open",
        count(waiting, "player waits for", "players wait for")
    );
    Some(Advice {
        rule: tournament.setup.rules.cite(SEATING),
        command: Some(DrawSeats {}.into()),
        ..plain(AdviceKind::Draw, title, why, "Draw again")
    })
}

/// Alternates wait, no seat is open, and the room has another table (TCH 10c). Under HPT everybody draws when a new table
/// is formed.
pub(super) fn open_table(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let waiting = tournament.alternates.len();
    if waiting == 0 || !can_be_seated(tournament, now).is_empty() {
        return None;
    }
    let table = may_open(tournament, None).ok()?;
    let tables = tournament.room.open_tables().saturating_add(1);
    let players = to_usize(tournament.left());
    let each = players.checked_div(tables).unwrap_or(0);
    let why =
        format!("{} for a seat, and none is open", count(waiting, "player waits", "players wait"));
    if tournament.setup.rules.book == RuleBook::Hpt && tournament.phase() == Phase::Playing {
        let rules = &tournament.setup.rules;
        let most = tournament.setup.tables;
        let needed = tables_for(&tournament.room, players, rules.seats_per_table, most).len();
        let tables = to_u32(needed.max(tables));
        let title = match needed.max(1).checked_sub(tournament.room.open_tables()) {
            Some(2..) => {
                format!("Open tables: everybody draws new seats at {}", tables_words(tables))
            }
            _ => {
                format!("Open table {table}: everybody draws new seats at {}", tables_words(tables))
            }
        };
        return Some(Advice {
            rule: rules.cite(SEATING),
            command: Some(Redraw { tables }.into()),
            ..plain(AdviceKind::Open, title, why, "Redraw")
        });
    }
    Some(Advice {
        rule: Some(Citation { book: "TCH".into(), rule: "10c".into() }),
        command: Some(OpenTable { table: None }.into()),
        ..plain(
            AdviceKind::Open,
            format!("Open table {table}: about {each} at each of {}", tables_words(to_u32(tables))),
            why,
            "Open",
        )
    })
}

/// A reason, and what was arranged and cannot be kept.
pub(super) fn with_not_kept(why: String, not_kept: &[String]) -> String {
    if not_kept.is_empty() { why } else { format!("{why}. {}", not_kept.join(" ")) }
}

/// The players of a table whose locked seats break with it, in a sentence each.
pub(super) fn locked_at(tournament: &Tournament, table: TableNumber) -> Vec<String> {
    let locked = tournament.arrangements.locked.iter().filter(|(_, seat)| seat.table == table);
    locked
        .filter(|(player, seat)| {
            tournament
                .live_entry(**player)
                .is_some_and(|entry| tournament.room.at(**seat) == Some(entry))
        })
        .map(|(player, seat)| {
            format!("{} leaves the locked seat {seat}.", tournament.player_name(*player))
        })
        .collect()
}
