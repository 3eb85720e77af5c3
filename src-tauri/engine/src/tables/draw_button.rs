//! The first button where it is drawn for: a high card at each table (RRoP 7, LR 8, WSOP 90), or one draw whose seat has the
//! button at every table (TCH 7c). Where the ace has it, the draw of the seats has placed it.

use super::last_hand::LastHand;
use super::low_card::Card;
use crate::clock::Dial;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::house_rules::{FirstButton, RuleBook, Sources};
use crate::ids::{Millis, SeatNumber, TableNumber};
use crate::random::Chance;
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where the books speak of the first button.
pub const FIRST_BUTTON: Sources = &[
    (RuleBook::Rrop, "7"),
    (RuleBook::Lr, "8"),
    (RuleBook::Tch, "7c"),
    (RuleBook::Wsop, "90"),
    (RuleBook::Hpt, "Seating"),
];

/// Draws for the first button as the house does, or says which seat won the one draw for all tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawButton {
    /// The seat that won where cards were dealt at a table; absent: the app deals. With a high card at each table the
    /// buttons are said table by table instead.
    pub seat: Option<SeatNumber>,
}

/// The first buttons were drawn for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ButtonsDrawn {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed of the cards; absent where they were dealt at a table.
    pub seed: Option<u64>,
    /// The cards that the app dealt: table, seat and card.
    pub cards: Vec<(TableNumber, SeatNumber, Card)>,
    /// Each table's button.
    pub buttons: Vec<(TableNumber, SeatNumber)>,
}

/// What is to be drawn for now, in words with the reason: nothing where buttons are known, or once a hand was played.
#[must_use]
pub fn button_to_draw(tournament: &Tournament) -> Option<(String, String)> {
    let rule = tournament.setup.rules.first_button;
    if rule == FirstButton::Ace || !may_draw_button(tournament) {
        return None;
    }
    let seats = usize::from(tournament.setup.rules.seats_per_table);
    Some(match rule {
        FirstButton::OneDraw => (
            format!("Draw for the button: {}, one for each seat", count(seats, "card", "cards")),
            "the highest card is the button\u{2019}s seat at every table, even where it is empty"
                .into(),
        ),
        _ => (
            "Draw for the button: a card to each player".into(),
            "the highest card by rank and suit at each table has the button".into(),
        ),
    })
}

/// Whether no table has a button yet, and none has played since its seats were drawn.
fn may_draw_button(tournament: &Tournament) -> bool {
    let drawn = tournament.draws.last().map(|draw| draw.at);
    let played = tournament.hands_out.last().map(|hand| hand.at);
    matches!(tournament.phase(), Phase::Drawn | Phase::Playing)
        && played <= drawn
        && tournament.room.tables().all(|(_, table)| table.last_hand.is_none())
}

impl Action for DrawButton {
    /// # Errors
    /// Refused before the draw of the seats and after the first hand, where the ace has the button, for a seat that no table
    /// has, and for one seat where each table draws for itself.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        if !matches!(tournament.phase(), Phase::Drawn | Phase::Playing) {
            return Err(Refusal::not_now("The button is drawn for once the seats are drawn."));
        }
        let rules = &tournament.setup.rules;
        let first = tournament.room.tables().next().map(|(number, _)| number);
        let (cards, one_seat) = match (rules.first_button, self.seat) {
            (FirstButton::Ace, _) => {
                return Err(Refusal::house_rule(
                    "The ace has the first button: it came with the seats (HPT, Seating).",
                ));
            }
            (FirstButton::HighCard, Some(_)) => {
                return Err(Refusal::house_rule(
                    "Each table draws for its own button. Say it table by table: btn 6 2.",
                ));
            }
            (FirstButton::OneDraw, Some(seat)) => {
                if seat.0 == 0 || seat.0 > rules.seats_per_table {
                    return Err(Refusal::bad(format!(
                        "A table has seats 1 to {}.",
                        rules.seats_per_table
                    )));
                }
                (Vec::new(), Some(seat))
            }
            (FirstButton::OneDraw, None) => {
                let seats = (1..=rules.seats_per_table).map(SeatNumber);
                let dealt = high_cards(
                    first.into_iter().map(|table| (table, seats.clone().collect())),
                    context.seed,
                );
                let seat = highest(&dealt, first);
                (dealt, seat)
            }
            (FirstButton::HighCard, None) => {
                let tables = tournament.room.tables();
                (
                    high_cards(
                        tables.map(|(number, table)| (number, table.occupied())),
                        context.seed,
                    ),
                    None,
                )
            }
        };
        let buttons = tournament
            .room
            .tables()
            .filter_map(|(number, _)| {
                Some((number, one_seat.or_else(|| highest(&cards, Some(number)))?))
            })
            .collect();
        let seed = self.seat.is_none().then_some(context.seed);
        Ok(vec![ButtonsDrawn { at: context.now, seed, cards, buttons }.into()])
    }
}

/// A card for each of these seats, from a fresh deck at every table.
fn high_cards(
    tables: impl Iterator<Item = (TableNumber, Vec<SeatNumber>)>,
    seed: u64,
) -> Vec<(TableNumber, SeatNumber, Card)> {
    let mut chance = Chance::new(seed, "first button");
    tables
        .flat_map(|(table, seats)| {
            let mut deck: Vec<u8> = (0..52).collect();
            chance.shuffle(&mut deck);
            seats.into_iter().zip(deck).map(move |(seat, card)| (table, seat, Card(card)))
        })
        .collect()
}

/// The seat with the highest card of a table; the ace of spades is the highest of all.
fn highest(
    cards: &[(TableNumber, SeatNumber, Card)],
    table: Option<TableNumber>,
) -> Option<SeatNumber> {
    cards
        .iter()
        .filter(|(at, ..)| Some(*at) == table)
        .max_by_key(|(_, _, card)| *card)
        .map(|(_, seat, _)| *seat)
}

impl Happening for ButtonsDrawn {
    fn apply(&self, tournament: &mut Tournament) {
        for &(table, seat) in &self.buttons {
            tournament.room.know_hand(table, LastHand::to_come(seat));
        }
        if tournament.dial != Dial::NotStarted {
            tournament.begin_first_hands(self.at);
        }
    }
}
