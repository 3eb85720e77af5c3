//! The verbs of the floor line that are about seats: locked, blocked, kept apart, dealers, cards, alternates, one more table.

use crate::actions::command::Command;
use crate::actions::seating::alternates::{SeatAlternates, can_be_seated};
use crate::actions::seating::block_seat::BlockSeat;
use crate::actions::seating::keep_apart::KeepApart;
use crate::actions::seating::lock_seat::LockSeat;
use crate::actions::seating::name_dealer::NameDealer;
use crate::actions::seating::set_out_stacks::{RemoveUnsoldStack, SetOutStacks};
use crate::actions::seating::take_card::{TakeCard, is_card};
use crate::actions::tables::draw_button::DrawButton;
use crate::actions::tables::open_table::{OpenTable, may_open};
use crate::actions::tables::room_tables::{SetRoomTables, room_said};
use crate::floor_line::chips_typed::chips_typed;
use crate::floor_line::{Read, TypedLine, seat};
use crate::rulebook::setup::table_numbers::TableNumbers;
use crate::state::card_draw::CardDraw;
use crate::state::prelude::*;

/// A line without the word "off" at its end, and whether it was there.
fn without_off(rest: &str) -> (&str, bool) {
    match rest.rsplit_once(char::is_whitespace) {
        Some((rest, last)) if last.eq_ignore_ascii_case("off") => (rest.trim(), true),
        _ => (rest, false),
    }
}

impl TypedLine<'_> {
    /// `lock 3.2 dele`, `lock dele 3.2`, `lock dele off`.
    pub(super) fn lock(&self, rest: &str) -> Read {
        let verb = &phrase!("log-lock", "Lock");
        let (rest, off) = without_off(rest);
        let first = rest.split_once(char::is_whitespace).filter(|(at, _)| seat(at).is_some());
        let last = rest.rsplit_once(char::is_whitespace).filter(|(_, at)| seat(at).is_some());
        let (who, at) = match (first, last) {
            _ if off => (rest, None),
            (Some((at, who)), _) => (who.trim(), seat(at)),
            (None, Some((who, at))) => (who.trim(), seat(at)),
            (None, None) => {
                return verb.asks(phrase!(
                    "floor-lock-which",
                    "which seat for whom? lock 3.2 dele, or lock dele off"
                ));
            }
        };
        self.with_player(verb, who, |player, name| {
            let says = match at {
                Some(at) => phrase!(
                    "floor-lock",
                    "{seat} is for {name} from the next draw on",
                    seat = self.tournament.seat_said(at),
                    name
                ),
                None => {
                    phrase!("floor-lock-off", "{name} is drawn like everybody else", name)
                }
            };
            (says, LockSeat { player, seat: at }.into())
        })
    }

    /// `block 3.2`, `block 3.2 off`.
    pub(super) fn block(&self, rest: &str) -> Read {
        let verb = &phrase!("log-block", "Block");
        let (rest, off) = without_off(rest);
        let Some(seat) = seat(rest) else {
            return verb
                .asks(phrase!("floor-block-which", "which seat? block 3.2, or block 3.2 off"));
        };
        let there = self.tournament.seat_said(seat);
        let says = if off {
            phrase!("floor-block-off", "{seat} is given again", seat = there)
        } else {
            phrase!("floor-block", "nobody is given {seat}", seat = there)
        };
        self.decided(verb, says, BlockSeat { seat, blocked: !off }.into())
    }

    /// `stack 3.2 5.1` sets stacks out for late entrants, `stack 3.2 off 850` removes an unsold one.
    pub(super) fn stack(&self, rest: &str) -> Read {
        let words: Vec<&str> = rest.split_whitespace().collect();
        if let [at, off, left @ ..] = words.as_slice()
            && off.eq_ignore_ascii_case("off")
        {
            return self.unsold_stack(at, left);
        }
        let verb = &phrase!("log-set-out", "Set out");
        let seats: Option<Vec<Seat>> = words.iter().map(|word| seat(word)).collect();
        let Some(seats) = seats.filter(|seats| !seats.is_empty()) else {
            return verb.asks(phrase!(
                "floor-stack-which",
                "which seats? stack 3.2 5.1, or stack 3.2 off 850"
            ));
        };
        let says = phrase!(
            "floor-stack",
            "{chips} in chips wait at {seats} for late entrants, and post blinds",
            chips = self.tournament.grouped(self.tournament.setup.starting_stack),
            seats = words
        );
        self.decided(verb, says, SetOutStacks { seats }.into())
    }

    fn unsold_stack(&self, at: &str, left: &[&str]) -> Read {
        let verb = &phrase!("log-remove", "Remove");
        let Some(seat) = seat(at) else {
            return verb.asks(phrase!(
                "floor-stack-which",
                "which seats? stack 3.2 5.1, or stack 3.2 off 850"
            ));
        };
        let left = left.first().filter(|_| left.len() == 1).and_then(|word| chips_typed(word));
        let Some(chips) = left else {
            return verb.asks(phrase!(
                "floor-stack-left",
                "how many chips have the blinds left? stack {seat} off 850",
                seat
            ));
        };
        let says = phrase!(
            "floor-stack-off",
            "the unsold stack at {seat}: {chips} in chips leave play",
            seat = self.tournament.seat_said(seat),
            chips = self.tournament.grouped(chips)
        );
        self.decided(verb, says, RemoveUnsoldStack { seat, chips }.into())
    }

    /// `apart anna+bo`, `apart anna+bo off`.
    pub(super) fn apart(&self, rest: &str) -> Read {
        let verb = &phrase!("log-apart", "Apart");
        let (rest, off) = without_off(rest);
        let Some((one, other)) = rest.split_once('+').filter(|(_, other)| !other.trim().is_empty())
        else {
            return verb.asks(phrase!(
                "floor-apart-which",
                "which two players? apart anna+bo, or apart anna+bo off"
            ));
        };
        let one = self.player(verb, one.trim())?;
        self.with_player(verb, other.trim(), |other, name| {
            let first = self.tournament.player_name(one);
            let says = if off {
                phrase!(
                    "floor-apart-off",
                    "{first} and {name} may sit at one table again",
                    first,
                    name
                )
            } else {
                phrase!(
                    "floor-apart",
                    "{first} and {name} do not sit at one table, from the next draw on",
                    first,
                    name
                )
            };
            (says, KeepApart { one, other, apart: !off }.into())
        })
    }

    /// `dealer anna`, `dealer anna off`.
    pub(super) fn dealer(&self, rest: &str) -> Read {
        let verb = &phrase!("floor-dealer", "Dealer");
        let (who, off) = without_off(rest);
        if who.is_empty() {
            return verb.asks(phrase!("floor-dealer-who", "who? dealer anna, or dealer anna off"));
        }
        self.with_player(verb, who, |player, name| {
            let says = if off {
                phrase!("floor-dealer-off", "{name} deals no more", name)
            } else {
                phrase!(
                    "floor-dealer-on",
                    "{name} deals: one a table, in the middle, at the next draw",
                    name
                )
            };
            (says, NameDealer { player, deals: !off }.into())
        })
    }

    /// `card 9s` for whoever is next, `card dele 9s`, `card dele` for a card that the app deals.
    pub(super) fn card(&self, rest: &str) -> Read {
        let verb = &phrase!("log-card", "Card");
        let draw = verb.unless_refused(CardDraw::of(self.tournament))?;
        let one_table = draw.deck.len() == 1;
        let next = draw.next(self.tournament);
        // The card is the longest end of the line that reads as one: "dele 9 of spades" as well as "dele 9s".
        let words: Vec<&str> = rest.split_whitespace().collect();
        let at = (0..words.len())
            .find(|at| words.get(*at..).is_some_and(|card| is_card(&card.join(" "), one_table)));
        let who = words.get(..at.unwrap_or(words.len())).unwrap_or_default().join(" ");
        let card = at.and_then(|at| words.get(at..)).map(|card| card.join(" "));
        let entry = match (who.as_str(), next) {
            ("", None) => {
                return verb.refused(phrase!("floor-card-everybody", "Everybody has a card."));
            }
            ("", Some(next)) if card.is_none() => {
                let name = self.tournament.name(next);
                return verb.asks(phrase!(
                    "floor-card-next",
                    "{name} draws next: a card such as 9s, or a name and a card",
                    name
                ));
            }
            ("", Some(next)) => next,
            (who, _) => self.one(verb, who, |standing| {
                matches!(standing, Standing::Waiting | Standing::Seated { .. })
            })?,
        };
        let name = self.tournament.name(entry);
        let says = match &card {
            Some(card) => phrase!("floor-card-drew", "{name} drew {card}", name, card),
            None => phrase!("floor-card-dealt", "{name}: the program deals a card", name),
        };
        self.decided(verb, says, TakeCard { entry, card }.into())
    }

    /// `seat`: those who wait, in their order.
    pub(super) fn seat_waiting(&self) -> Read {
        let seated = can_be_seated(self.tournament, self.now);
        let first = seated.first().map_or("", |entry| self.tournament.name(*entry));
        let says = phrase!(
            "floor-seat-first",
            "{alternates} from the list, {first} first",
            alternates = Phrase::count(seated.len(), "alternate", "alternates"),
            first
        );
        let says = if seated.is_empty() { Phrase::default() } else { says };
        self.decided(&phrase!("log-seat", "Seat"), says, SeatAlternates {}.into())
    }

    /// `open`, `open 4`.
    pub(super) fn open(&self, rest: &str) -> Read {
        let verb = &phrase!("log-open", "Open");
        let table = match (rest, rest.parse()) {
            ("", _) => None,
            (_, Ok(number)) => Some(TableNumber(number)),
            (_, Err(_)) => {
                return verb.asks(phrase!("floor-open-which", "which table? open 4"));
            }
        };
        let says = may_open(self.tournament, table).map_or_else(
            |_| Phrase::default(),
            |table| {
                phrase!(
                    "floor-open",
                    "{table}, for sale: alternates sit there, and nobody moves",
                    table = self.tournament.table_said(table)
                )
            },
        );
        self.decided(verb, says, OpenTable { table, for_sale: true }.into())
    }

    /// `tables 5`, `tables 61-68`, `tables 21-40 45 47`, `tables any`: how many the room has, or which.
    pub(super) fn room_tables(&self, rest: &str) -> Read {
        let verb = &phrase!("log-room", "Room");
        let said = match rest {
            "any" => SetRoomTables::default(),
            _ if rest.contains(|letter: char| letter.is_ascii_digit()) => {
                verb.unless_refused(SetRoomTables::read(rest))?
            }
            _ => {
                return verb.asks(phrase!(
                    "floor-room-which",
                    "how many tables has the room? tables 5, tables 61-68, or tables any"
                ));
            }
        };
        let numbers = verb.unless_refused(TableNumbers::read(&said.numbers))?;
        let tables = said.tables.or((!said.numbers.is_empty()).then(|| numbers.count()));
        let all = room_said(tables, &said.numbers);
        let says = match tables {
            None => all,
            Some(tables) => {
                let more = to_usize(tables).saturating_sub(self.tournament.room.open_tables());
                match self.tournament.phase() {
                    _ if self.tournament.sells_seats() && more > 0 => {
                        phrase!(
                            "floor-room-opened",
                            "{tables}; {more} opened, and a player who enters gets a seat",
                            tables = all,
                            more = Phrase::count(more, "is", "are"),
                        )
                    }
                    Phase::Registering => {
                        phrase!(
                            "floor-room-draw-opens",
                            "{tables}; the draw opens as few as seat everybody",
                            tables = all,
                        )
                    }
                    _ => all,
                }
            }
        };
        self.decided(verb, says, said.into())
    }

    /// `btn all 4`: the seat that won the one draw; `btn draw`: the app deals.
    pub(super) fn first_button(&self, rest: &str) -> Option<Read> {
        let verb = &phrase!("log-button", "Button");
        let mut words = rest.split_whitespace();
        match (words.next()?.to_lowercase().as_str(), words.next()) {
            ("draw", None) => Some(self.decided(
                verb,
                phrase!("floor-button-drawn", "drawn for as the house does"),
                DrawButton { seat: None }.into(),
            )),
            ("all", Some(number)) => {
                let seat = SeatNumber(number.parse().unwrap_or(0));
                let says = phrase!("floor-button-everywhere", "seat {seat} at every table", seat);
                Some(self.decided(verb, says, DrawButton { seat: Some(seat) }.into()))
            }
            ("all", None) => {
                Some(verb.asks(phrase!("floor-button-which", "at which seat? btn all 4")))
            }
            _ => None,
        }
    }

    /// The player meant, or the reading that asks which one.
    fn player(&self, verb: &Phrase, word: &str) -> Read<PlayerId> {
        let live = |standing| matches!(standing, Standing::Waiting | Standing::Seated { .. });
        self.tournament.whose(self.one(verb, word, live)?).ok_or_else(Box::default)
    }

    fn with_player(
        &self,
        verb: &Phrase,
        word: &str,
        command: impl FnOnce(PlayerId, &str) -> (Phrase, Command),
    ) -> Read {
        let player = self.player(verb, word)?;
        let (says, command) = command(player, self.tournament.player_name(player));
        self.decided(verb, says, command)
    }
}
