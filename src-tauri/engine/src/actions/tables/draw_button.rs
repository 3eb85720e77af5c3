//! The first button, at the start and after a redraw, where it is drawn for: a high card at each table (RRoP 7, LR 8, WSOP 90), or one draw whose seat has the
//! button at every table (TCH 7c). Where the ace has it, the draw of the seats has placed it.

use crate::actions::prelude::*;
use crate::base::random::Chance;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::rulebook::house_rules::{FirstButton, stud_only};
use crate::state::draw::Draw;
use crate::state::last_hand::{HandSource, LastHand};
use crate::state::low_card::Card;

/// Where the books speak of the first button.
pub const FIRST_BUTTON: Sources = &[
    (RuleBook::Rrop, "7"),
    (RuleBook::Lr, "8"),
    (RuleBook::Tch, "7c"),
    (RuleBook::Wsop, "90"),
    (RuleBook::Hpt, "Seating"),
];

/// Why nobody draws or says a button where only stud is played (TCH Stud 1).
pub(crate) fn no_button_in_stud() -> Refusal {
    refuse!(HouseRule, "no-button-in-stud", "Only stud is played here. Stud has no button.")
}

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
    /// Stud was played, and the buttons are frozen there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stud: bool,
}

/// What is to be drawn for now, in words with the reason: nothing where buttons are known, once a hand was played, and in stud.
pub fn button_to_draw(tournament: &Tournament) -> Option<(Phrase, Phrase)> {
    let rule = tournament.setup.rules.first_button;
    let drawn = matches!(tournament.phase(), Phase::Drawn | Phase::Playing);
    let known = tournament.room.tables().any(|(_, table)| table.last_hand.is_some());
    if rule == FirstButton::Ace
        || stud_only(&tournament.setup.schedule)
        || !drawn
        || known
        || hand_out_since_the_draw(tournament)
    {
        return None;
    }
    let seats = most_seats(tournament);
    Some(match rule {
        FirstButton::OneDraw => (
            phrase!(
                "draw-button-by-seat",
                "Draw for the button: {cards}, one for each seat",
                cards = Phrase::count(seats, "card", "cards")
            ),
            phrase!(
                "high-card-seat-everywhere",
                "the high card gives the button\u{2019}s seat at every table, even an empty one"
            ),
        ),
        _ => (
            phrase!("draw-button-by-player", "Draw for the button: a card to each player"),
            phrase!(
                "high-card-at-each-table",
                "the high card by rank and suit at each table has the button"
            ),
        ),
    })
}

/// How many seats the largest table has: each of them may win the button (TCH 7c), and a final table may have more than the
/// tables before it (TCH P9).
fn most_seats(tournament: &Tournament) -> usize {
    tournament.room.tables().map(|(_, table)| table.capacity()).max().unwrap_or(0)
}

/// The last draw in which everybody drew a seat.
pub fn draw_of_all(tournament: &Tournament) -> Option<&Draw> {
    let of_all = tournament.draws.last_where(usize::MAX, |draw| draw.kind.is_of_all());
    of_all.map(|(_, draw)| draw)
}

/// Whether anybody has gone out since everybody drew a seat.
fn hand_out_since_the_draw(tournament: &Tournament) -> bool {
    let now = tournament.hands_counted();
    // A later draw with somebody out since tells it as well, and lies nearer than that of everybody.
    let tells = |draw: &Draw| draw.kind.is_of_all() || draw.hands_counted < now;
    let draw = tournament.draws.last_where(usize::MAX, tells);
    draw.map_or(0, |(_, draw)| draw.hands_counted) < now
}

/// Whether a table has its button.
fn has_a_button(tournament: &Tournament) -> bool {
    let mut told = tournament.room.tables().filter_map(|(_, table)| table.last_hand.as_ref());
    told.any(|hand| hand.button.is_some())
}

/// Within this time the first hand may still wait for its button.
const FIRST_HAND_WITHIN: Millis = 10 * 60 * 1_000;

/// Whether hands were played since everybody drew a seat: one is known, or so much time has gone by that one must have been.
fn in_mid_play(tournament: &Tournament, now: Millis) -> bool {
    if tournament.phase() != Phase::Playing {
        return false;
    }
    let mut told = tournament.room.tables().filter_map(|(_, table)| table.last_hand.as_ref());
    let dealt = told.any(|hand| hand.source == HandSource::Dealt);
    if dealt || hand_out_since_the_draw(tournament) {
        return true;
    }
    match draw_of_all(tournament) {
        // A final table may begin after a long break; once its button is drawn for, it has begun.
        Some(draw) if draw.kind.is_redraw() => {
            now.saturating_sub(draw.at) > FIRST_HAND_WITHIN && has_a_button(tournament)
        }
        _ => {
            let schedule = &tournament.setup.schedule;
            let reading = tournament.dial.reading(schedule, now);
            let gone = schedule.stage(0).length_ms().saturating_sub(reading.remaining);
            reading.stage > 0 || gone > FIRST_HAND_WITHIN
        }
    }
}

impl Action for DrawButton {
    /// # Errors
    /// Refused before the draw of the seats and after the first hand, in stud, where the ace has the button, for a seat that
    /// no table has, and for one seat where each table draws for itself.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(!matches!(tournament.phase(), Phase::Drawn | Phase::Playing), || {
            refuse!(NotNow, "button-drawn-once-seats", "Draw the seats first, then the button.")
        })?;
        refuse_if(stud_only(&tournament.setup.schedule), no_button_in_stud)?;
        let rules = &tournament.setup.rules;
        refuse_if(
            rules.first_button != FirstButton::Ace && in_mid_play(tournament, context.now),
            || {
                refuse!(
                    NotNow,
                    "hands-played-since-seats",
                    "Hands were played since the draw. Say where a button is: btn 6 2."
                )
            },
        )?;
        let most = most_seats(tournament);
        let first = tournament.room.tables().next().map(|(number, _)| number);
        let (cards, one_seat) = match (rules.first_button, self.seat) {
            (FirstButton::Ace, _) => {
                return Err(refuse!(
                    HouseRule,
                    "ace-first-button-came",
                    "The ace has the first button, by the draw for seats (HPT, Seating)."
                ));
            }
            (FirstButton::HighCard, Some(_)) => {
                return Err(refuse!(
                    HouseRule,
                    "each-table-draws-own",
                    "Each table draws for its own button. Say it table by table: btn 6 2."
                ));
            }
            (FirstButton::OneDraw, Some(seat)) => {
                refuse_if(seat.0 == 0 || usize::from(seat.0) > most, || {
                    refuse!(
                        BadValue,
                        "a-table-has-seats",
                        "A table has seats 1 to {seats}.",
                        seats = most
                    )
                })?;
                (Vec::new(), Some(seat))
            }
            (FirstButton::OneDraw, None) => {
                let seats = (1_u8..).take(most).map(SeatNumber);
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
            .filter_map(|(number, table)| {
                let seat = one_seat.or_else(|| highest(&cards, Some(number)))?;
                // A smaller table has no such seat: its last one stands before the same player.
                let last = u8::try_from(table.capacity()).map_or(seat, SeatNumber);
                Some((number, seat.min(last)))
            })
            .collect();
        let seed = self.seat.is_none().then_some(context.seed);
        let stud = tournament.room_plays_stud(context.now);
        Ok(vec![ButtonsDrawn { at: context.now, seed, cards, buttons, stud }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let drawn = effect.first::<ButtonsDrawn>().map(|drawn| drawn.buttons.as_slice());
        log_label(phrase!("log-button", "Button"), buttons_words(drawn.unwrap_or_default()))
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

impl Apply for ButtonsDrawn {
    fn apply(&self, tournament: &mut Tournament) {
        for &(table, seat) in &self.buttons {
            let first = LastHand { number: Some(0), ..LastHand::to_come(seat, self.stud) };
            tournament.room.know_hand(table, first);
        }
        if tournament.dial != Dial::NotStarted {
            tournament.begin_first_hands(self.at);
        }
    }
}

/// The buttons drawn for: one seat for all tables, or table by table.
fn buttons_words(buttons: &[(TableNumber, SeatNumber)]) -> Value {
    let Some((_, first)) = buttons.first() else {
        return phrase!("log-drawn-for", "drawn for").into_argument();
    };
    if buttons.iter().all(|(_, seat)| seat == first) {
        return phrase!(
            "log-seat-at-tables",
            "seat {seat} at {tables}",
            seat = first,
            tables = Phrase::count(buttons.len(), "table", "tables")
        )
        .into_argument();
    }
    let words: Vec<String> =
        buttons.iter().take(8).map(|(table, seat)| format!("{table}.{seat}")).collect();
    words.join(", ").into_argument()
}
