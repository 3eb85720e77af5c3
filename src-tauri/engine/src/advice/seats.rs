//! What is due about seats: the draw, those who wait, one more table, the first button.

use crate::actions::seating::alternates::{SeatAlternates, can_be_seated};
use crate::actions::seating::draw::{DrawSeats, first_fit, may_draw, not_kept};
use crate::actions::seating::redraw::Redraw;
use crate::actions::tables::draw_button::{DrawButton, FIRST_BUTTON, button_to_draw, draw_of_all};
use crate::actions::tables::open_table::{OpenTable, may_open};
use crate::advice::{Advice, AdviceKind, plain, tables_said};
use crate::rulebook::citations::{Citation, RuleBook};
use crate::rulebook::house_rules::SEATING;
use crate::rules::seating::plan::tables_for;
use crate::state::card_draw::CardDraw;
use crate::state::prelude::*;

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
        ..plain(AdviceKind::Button, title, why, phrase!("do-deal", "Deal"))
    })
}

/// The button where everybody has drawn a new seat, before the first hand there (RRoP 7, LR 8, TCH 7c).
pub(super) fn button_after_redraw(tournament: &Tournament) -> Option<Advice> {
    // Whether there is one to draw for is told at once; the last draw of everybody may lie far back.
    let due = first_button(tournament)?;
    draw_of_all(tournament).is_some_and(|draw| draw.kind.is_redraw()).then_some(due)
}

/// The first draw.
pub(super) fn draw(tournament: &Tournament) -> Option<Advice> {
    may_draw(tournament).ok()?;
    let players = Phrase::count(tournament.counted_entries, "player", "players");
    let title = phrase!("draw-the-seats", "Draw the seats: {players}", players);
    let why =
        phrase!("by-a-recorded-seed", "every seat is equally likely, and it can be checked later");
    let drawn = Advice {
        rule: tournament.setup.rules.cite(SEATING),
        command: Some(DrawSeats {}.into()),
        ..plain(AdviceKind::Draw, title, why, phrase!("do-draw", "Draw"))
    };
    if let Some(drawn_so_far) = CardDraw::under_way(tournament) {
        return Some(cards_drawn(tournament, drawn_so_far, drawn));
    }
    match not_kept(tournament, &first_fit(tournament)) {
        None => Some(drawn),
        Some(refusal) => {
            let title = phrase!("cannot-draw-as-arranged", "The seats cannot be drawn as arranged");
            Some(Advice { title, why: refusal.sentence(), rule: None, command: None, ..drawn })
        }
    }
}

/// The same draw while the cards of its players are entered.
pub(super) fn cards_drawn(tournament: &Tournament, draw: &CardDraw, drawn: Advice) -> Advice {
    let left = draw.waiting(tournament).count();
    let players = Phrase::count(left, "player", "players");
    let title = phrase!("enter-the-cards", "Enter the cards drawn: {players} to go", players);
    let why = phrase!("last-card-draws", "each seat is a card, and the last card makes the draw");
    Advice { title, why, command: None, begins: "card ".into(), ..drawn }
}

/// Alternates for whom a seat is open (TCH 8a).
pub(super) fn alternates(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let seated = can_be_seated(tournament, now);
    let first = tournament.name(*seated.first()?);
    let title = match seated.len() {
        1 => phrase!("seat-first-alternate", "Seat {name}, first of the alternates", name = first),
        several => phrase!(
            "seat-alternates",
            "Seat {alternates}: {name} first",
            alternates = Phrase::count(several, "alternate", "alternates"),
            name = first
        ),
    };
    let waiting = tournament.alternates.len();
    let why = Phrase::reasons(vec![
        phrase!("a-seat-is-open", "a seat is open"),
        Phrase::count(waiting, "alternate waits", "alternates wait"),
        phrase!("seated-in-order", "in order, table and seat by chance"),
    ]);
    Some(Advice {
        rule: Some(Citation { book: "TCH".into(), rule: "8a".into() }),
        command: Some(SeatAlternates {}.into()),
        ..plain(AdviceKind::Seat, title, why, phrase!("do-seat", "Seat"))
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
    let title = phrase!(
        "draw-again",
        "Draw again: {players} at {tables}",
        players = Phrase::count(tournament.left(), "player", "players"),
        tables = tables_said(tables)
    );
    let why = waits_for_a_seat(waiting);
    Some(Advice {
        rule: tournament.setup.rules.cite(SEATING),
        command: Some(DrawSeats {}.into()),
        ..plain(AdviceKind::Draw, title, why, phrase!("do-draw-again", "Draw again"))
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
    let open = OpenTable { table: None, for_sale: false };
    let tables = tournament.room.open_tables().saturating_add(1);
    let players = to_usize(tournament.left());
    let each = players.checked_div(tables).unwrap_or(0);
    let why = waits_for_a_seat(waiting);
    if tournament.setup.rules.book == RuleBook::Hpt && tournament.phase() == Phase::Playing {
        let rules = &tournament.setup.rules;
        let (seats, room_tables) = (rules.seats_per_table, tournament.setup.room_tables());
        let needed = tables_for(&tournament.room, players, seats, room_tables).len();
        let tables = to_u32(needed.max(tables));
        let title = match needed.max(1).checked_sub(tournament.room.open_tables()) {
            Some(2..) => phrase!(
                "open-tables-redraw",
                "Open tables: everybody draws new seats at {tables}",
                tables = tables_said(tables)
            ),
            _ => phrase!(
                "open-table-redraw",
                "Open table {table}: everybody draws new seats at {tables}",
                table,
                tables = tables_said(tables)
            ),
        };
        return Some(Advice {
            rule: rules.cite(SEATING),
            command: Some(Redraw { tables }.into()),
            ..plain(AdviceKind::Open, title, why, phrase!("do-redraw", "Redraw"))
        });
    }
    let mut gives = open.gives(tournament, now);
    let moving = gives.len();
    gives.dedup();
    let title = if gives.is_empty() {
        phrase!(
            "open-table-so-many-each",
            "Open table {table}: about {each} at each of {tables}",
            table,
            each,
            tables = tables_said(tables)
        )
    } else {
        phrase!(
            "open-table-players-move",
            "Open table {table}: {players} from {tables}",
            table,
            players = Phrase::count(moving, "player moves", "players move"),
            tables = tournament.tables_said(&gives)
        )
    };
    let why = Phrase::reasons(vec![
        why,
        phrase!("or-for-sale-only", "or open {table} on the line, for sale only", table),
    ]);
    Some(Advice {
        rule: Some(Citation { book: "TCH".into(), rule: "10c".into() }),
        command: Some(open.into()),
        tables: gives,
        ..plain(AdviceKind::Open, title, why, phrase!("do-open", "Open"))
    })
}

/// That players wait and no seat is open.
fn waits_for_a_seat(waiting: usize) -> Phrase {
    Phrase::reasons(vec![
        Phrase::count(waiting, "player waits for a seat", "players wait for a seat"),
        phrase!("no-seat-is-open", "no seat is open"),
    ])
}

/// Reasons, and what was arranged and cannot be kept, in sentences.
pub(super) fn with_not_kept(mut why: Vec<Phrase>, not_kept: Vec<Value>) -> Phrase {
    if !not_kept.is_empty() {
        why.push(Phrase::sentences(not_kept));
    }
    Phrase::reasons(why)
}

/// The players of a table whose locked seats break with it, in a sentence each.
pub(super) fn locked_at(tournament: &Tournament, table: TableNumber) -> Vec<Value> {
    let locked = tournament.arrangements.locked.iter().filter(|(_, seat)| seat.table == table);
    locked
        .filter(|(player, seat)| {
            tournament
                .live_entry(**player)
                .is_some_and(|entry| tournament.room.at(**seat) == Some(entry))
        })
        .map(|(player, seat)| {
            phrase!(
                "leaves-locked-seat",
                "{name} leaves the locked seat {seat}.",
                name = tournament.player_name(*player),
                seat
            )
            .into_argument()
        })
        .collect()
}
