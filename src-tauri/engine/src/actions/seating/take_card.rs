//! Seats by cards drawn at the table (HPT, Seating): one suit a table, the rank is the seat. Each card is entered as it
//! is drawn, or dealt by the app; the last one makes the draw. So are the new seats where the rules have everybody draw again.

use crate::actions::prelude::*;
use crate::actions::seating::draw::{
    SeatsDrawn, first_fit, first_seated, may_draw, not_kept, opened,
};
use crate::actions::seating::late;
use crate::actions::seating::redraw::seated;
use crate::actions::tables::button::ButtonSet;
use crate::actions::tables::move_player::Moved;
use crate::base::random::Chance;
use crate::rulebook::house_rules::{InitialSeats, stud_only};
use crate::rules::seating::fit::{Fit, fit};
use crate::rules::seating::plan;
use crate::rules::seating::plan::{cards_said, rank_name, suit_and_deck, suit_said};
use crate::rules::tables::due::{due_redraw, going_on};
use crate::state::card_draw::{CardDraw, Chairs};
use crate::state::draw::DrawKind;
use crate::state::moves::OneMove;

/// Enters the card that a player drew, or has the app deal one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeCard {
    /// Who drew.
    pub entry: EntryId,
    /// The card as it is said: rank, suit and, beyond four tables, the deck: "9s", "A hearts", "10 c 2". Absent: the app
    /// deals one of those left.
    pub card: Option<String>,
}

/// A deck was prepared: from here on its tables and seats stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardsPrepared {
    /// Each table with its seats.
    pub deck: Vec<(TableNumber, Vec<SeatNumber>)>,
    /// Who draws, in the order of entry.
    pub players: Vec<EntryId>,
}

/// A player drew a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardTaken {
    /// When, in tournament time.
    pub at: Millis,
    /// Who.
    pub entry: EntryId,
    /// The seat that the card stands for.
    pub seat: Seat,
    /// The seed, where the app dealt it.
    pub seed: Option<u64>,
}

/// Whether the words read as a card.
pub fn is_card(said: &str, one_table: bool) -> bool {
    read(said, one_table).is_some()
}

/// Reads a card: its seat, its suit and its deck. A rank alone will do at a single table.
pub(crate) fn read(said: &str, one_table: bool) -> Option<(SeatNumber, usize, usize)> {
    let said: String =
        said.to_lowercase().replace(" of ", " ").split_whitespace().collect::<Vec<_>>().join(" ");
    let digits = said.chars().take_while(char::is_ascii_digit).count();
    let (rank, rest) = match said.chars().next()? {
        '0'..='9' => said.split_at_checked(digits)?,
        _ => said.split_at_checked(1)?,
    };
    let seat = match rank {
        "a" | "1" => 1,
        "t" => 10,
        "j" => 11,
        "q" => 12,
        "k" => 13,
        number => number.parse().ok()?,
    };
    let rest = rest.trim();
    let suit: String = rest.chars().take_while(|c| !c.is_ascii_digit()).collect();
    let deck = rest.get(suit.len()..)?.trim();
    let suit = match suit.trim() {
        "" if one_table => 0,
        "s" | "spade" | "spades" | "\u{2660}" => 0,
        "h" | "heart" | "hearts" | "\u{2665}" => 1,
        "c" | "club" | "clubs" | "\u{2663}" => 2,
        "d" | "diamond" | "diamonds" | "\u{2666}" => 3,
        _ => return None,
    };
    let deck = if deck.is_empty() { 1 } else { deck.parse().ok().filter(|deck| *deck > 0)? };
    Some((SeatNumber(seat), suit, deck))
}

impl Action for TakeCard {
    /// # Errors
    /// Refused once seats are drawn, in play where no redraw is due, for a player who does not draw, for a card that is not there,
    /// and where the card would seat players together who are kept apart. Where the earliest choose their seats (RRoP 2), for anybody but the next.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(matches!(tournament.phase(), Phase::Drawn | Phase::Finished), || {
            refuse!(
                NotNow,
                "seats-drawn-undo-draw",
                "The seats are drawn. Undo the draw to enter cards."
            )
        })?;
        let mut draw = CardDraw::of(tournament)?;
        let name = tournament.name(self.entry);
        if !draw.players.contains(&self.entry) {
            return Err(if name.is_empty() {
                refuse!(NotNow, "no-such-entry", "There is no such entry.")
            } else {
                refuse!(
                    NotNow,
                    "deck-prepared-before-entry",
                    "The deck was prepared before {name} entered. A seat is drawn once all have cards.",
                    name
                )
            });
        }
        if let Some((_, seat)) = draw.taken.iter().find(|(taken, _)| *taken == self.entry) {
            let card = draw.card(*seat);
            return Err(refuse!(NotNow, "has-a-card", "{name} has the {card}.", name, card));
        }
        if tournament.phase() == Phase::Registering
            && tournament.setup.rules.initial_seats == InitialSeats::Choose
            && let Some(first) = draw.next(tournament).filter(|first| *first != self.entry)
        {
            return Err(refuse!(
                HouseRule,
                "entered-earlier-chooses-first",
                "{name} entered earlier and chooses first.",
                name = tournament.name(first)
            ));
        }
        let seat = match &self.card {
            Some(said) => draw.seat(tournament, said)?,
            None => deal_one(tournament, &draw, self.entry, context.seed)?,
        };
        if let Some(clash) = draw.clash(tournament, self.entry, seat.table) {
            return Err(clash);
        }
        let mut events: Vec<Event> = Vec::new();
        if CardDraw::under_way(tournament).is_none() {
            let deck =
                draw.deck.iter().map(|chairs| (chairs.table, chairs.seats.clone())).collect();
            events.push(CardsPrepared { deck, players: draw.players.clone() }.into());
            for (entry, seat) in draw.taken.clone() {
                events.push(CardTaken { at: context.now, entry, seat, seed: None }.into());
            }
        }
        let seed = self.card.is_none().then_some(context.seed);
        events.push(CardTaken { at: context.now, entry: self.entry, seat, seed }.into());
        draw.taken.push((self.entry, seat));
        if draw.next(tournament).is_none() {
            events.extend(finished(tournament, &draw, context));
        }
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let name = effect.name(self.entry);
        let what = match effect.all::<CardTaken>().last() {
            Some(taken) => {
                phrase!("log-seated", "{what} \u{2192} {seat}", what = name, seat = taken.seat)
                    .into_argument()
            }
            None => name.as_argument(),
        };
        let what = match effect.drawn() {
            0 => what,
            seats => {
                phrase!("log-all-seats-drawn", "{what}; all {seats} seats are drawn", what, seats)
                    .into_argument()
            }
        };
        log_label(phrase!("log-card", "Card"), what)
    }
}

/// One of the cards left that the player may have, each equally likely.
fn deal_one(
    tournament: &Tournament,
    draw: &CardDraw,
    entry: EntryId,
    seed: u64,
) -> Result<Seat, Refusal> {
    let mut cards = draw.cards_left();
    cards.retain(|seat| draw.clash(tournament, entry, seat.table).is_none());
    late::pick(&mut Chance::new(seed, "card"), &cards).copied().ok_or_else(|| {
        refuse!(
            NoRoom,
            "no-card-left-for",
            "No card is left for {name}. The pairs kept apart are in the way.",
            name = tournament.name(entry)
        )
    })
}

/// The draw that the cards make. Where a player deals, the others sit round the dealer in the order of their cards
/// (HPT, Seating), unless a seat is locked at that table.
fn finished(tournament: &Tournament, draw: &CardDraw, context: &Context) -> Vec<Event> {
    let mut seats: Vec<(EntryId, Seat)> =
        draw.taken.iter().copied().filter(|(entry, _)| tournament.is_in(*entry)).collect();
    let arranged = &tournament.arrangements;
    let mut buttons = Vec::new();
    for chairs in &draw.deck {
        let deals = |entry: EntryId| {
            let player = tournament.whose(entry);
            player.is_some_and(|player| arranged.dealers.contains_key(&player))
        };
        let dealer = seats.iter().find(|(entry, seat)| seat.table == chairs.table && deals(*entry));
        let locked = arranged.locked.values().any(|seat| seat.table == chairs.table);
        let Some((_, card)) = dealer.filter(|_| !locked) else { continue };
        let size = chairs.seats.len();
        let middle = size.saturating_sub(1).checked_div(2).unwrap_or(0);
        let Some(rank) = chairs.seats.iter().position(|seat| *seat == card.seat) else { continue };
        let turn = |at: usize| {
            let turned = at
                .saturating_add(size)
                .saturating_add(middle)
                .saturating_sub(rank)
                .checked_rem(size)?;
            chairs.seats.get(turned).copied()
        };
        for (_, seat) in seats.iter_mut().filter(|(_, seat)| seat.table == chairs.table) {
            let at = chairs.seats.iter().position(|other| *other == seat.seat);
            seat.seat = at.and_then(turn).unwrap_or(seat.seat);
        }
        buttons.extend(
            turn(0).map(|seat| ButtonSet::drawn(tournament, context.now, chairs.table, seat)),
        );
    }
    seats.sort_unstable_by_key(|(_, seat)| *seat);
    let fit = Fit::plain(draw.deck.clone());
    let mut events = opened(tournament, &fit, &[], context);
    if !stud_only(&tournament.setup.schedule) {
        events.extend(buttons.into_iter().map(Event::from));
    }
    let (at, not_kept) = (context.now, Vec::new());
    if tournament.phase() == Phase::Registering {
        events.push(SeatsDrawn { at, seed: 0, kind: DrawKind::Cards {}, seats, not_kept }.into());
        return events;
    }
    let tables = to_u32(draw.deck.len());
    let (kind, reason) = (DrawKind::RedrawCards { tables }, MoveReason::Redraw { tables });
    let new = |&(entry, to): &(EntryId, Seat)| {
        let from = tournament.seat_of(entry);
        OneMove { entry, from, to, meets: None }
    };
    let moves = seats.iter().map(new).collect();
    events.push(SeatsDrawn { at, seed: 0, kind, seats, not_kept }.into());
    events.push(Moved { at, reason, moves }.into());
    events
}

impl Apply for CardsPrepared {
    fn apply(&self, tournament: &mut Tournament) {
        let deck = self
            .deck
            .iter()
            .map(|(table, seats)| Chairs { table: *table, seats: seats.clone() })
            .collect();
        let players = self.players.clone();
        tournament.card_draw = Some(CardDraw { deck, players, taken: Vec::new() });
    }
}

impl Apply for CardTaken {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(draw) = &mut tournament.card_draw {
            draw.taken.push((self.entry, self.seat));
        }
    }
}

impl CardDraw {
    /// The deck as it would be prepared now, or as it was.
    ///
    /// # Errors
    /// The refusals of a draw; in play, refused where no redraw is due.
    pub fn of(tournament: &Tournament) -> Result<Self, Refusal> {
        if let Some(under_way) = Self::under_way(tournament) {
            return Ok(under_way.clone());
        }
        if tournament.phase() == Phase::Playing {
            let point = due_redraw(tournament).ok_or_else(|| {
                refuse!(
                    NotNow,
                    "no-redraw-for-cards",
                    "Nobody draws a card now. Seats are redrawn only when the rules say so."
                )
            })?;
            let players = seated(tournament);
            let tables = going_on(tournament, players.len(), point.tables);
            let seats = tournament.setup.rules.seats_after_redraw(point.tables);
            let Fit { chairs, locked, .. } = fit(tournament, &players, &tables, seats);
            return Ok(Self { deck: chairs, players, taken: locked });
        }
        may_draw(tournament)?;
        let fit = first_fit(tournament);
        if let Some(refusal) = not_kept(tournament, &fit) {
            return Err(refusal);
        }
        let Fit { chairs, locked, .. } = fit;
        Ok(Self { deck: chairs, players: first_seated(tournament), taken: locked })
    }

    /// The draw of which cards are being entered. In play one that others were due before, or that lacks a player, is over.
    pub(crate) fn under_way(tournament: &Tournament) -> Option<&Self> {
        let draw = tournament.card_draw.as_ref()?;
        if tournament.phase() != Phase::Playing {
            return Some(draw);
        }
        let tables = to_usize(due_redraw(tournament)?.tables);
        let draws = |entry| draw.players.contains(&entry);
        (draw.deck.len() == tables && seated(tournament).into_iter().all(draws)).then_some(draw)
    }

    /// Who draws next by the order of entry.
    pub fn next(&self, tournament: &Tournament) -> Option<EntryId> {
        self.waiting(tournament).next()
    }

    /// Whether a player still draws: in the field, not taken back, without a card.
    fn draws(&self, tournament: &Tournament, entry: EntryId) -> bool {
        tournament.is_in(entry) && !self.taken.iter().any(|(taken, _)| *taken == entry)
    }

    /// Who still draws, in the order of entry.
    pub fn waiting<'a>(&'a self, tournament: &'a Tournament) -> impl Iterator<Item = EntryId> + 'a {
        self.players.iter().copied().filter(|entry| self.draws(tournament, *entry))
    }

    /// What is left of the deck, table by table.
    pub fn deck_left(&self) -> Vec<Chairs> {
        let left: BTreeSet<Seat> = self.cards_left().into_iter().collect();
        self.deck
            .iter()
            .map(|chairs| {
                let at = |seat: &SeatNumber| Seat { table: chairs.table, seat: *seat };
                let seats = chairs.seats.iter().copied().filter(|seat| left.contains(&at(seat)));
                Chairs { table: chairs.table, seats: seats.collect() }
            })
            .collect()
    }

    /// The seats whose cards are still in the deck.
    pub fn cards_left(&self) -> Vec<Seat> {
        let taken: BTreeSet<Seat> = self.taken.iter().map(|(_, seat)| *seat).collect();
        self.deck
            .iter()
            .flat_map(|chairs| {
                chairs.seats.iter().map(|seat| Seat { table: chairs.table, seat: *seat })
            })
            .filter(|seat| !taken.contains(seat))
            .collect()
    }

    /// A seat's card in words: "9 of spades", "A of hearts, deck 2".
    pub fn card(&self, seat: Seat) -> Phrase {
        let index = self.deck.iter().position(|chairs| chairs.table == seat.table).unwrap_or(0);
        let (suit, deck) = suit_and_deck(index);
        cards_said(rank_name(seat.seat), suit, deck)
    }

    /// The seat of a card as it was said.
    ///
    /// # Errors
    /// Refused for what is no card, and for a card that is not in the deck or was drawn.
    pub(crate) fn seat(&self, tournament: &Tournament, said: &str) -> Result<Seat, Refusal> {
        let Some((seat, suit, deck)) = read(said, self.deck.len() == 1) else {
            return Err(refuse!(
                BadValue,
                "card-rank-suit-9s",
                "A card is a rank and a suit: 9s, A hearts, 10 c. Beyond four tables add the deck: 9s 2."
            ));
        };
        let index = deck.saturating_sub(1).saturating_mul(4).saturating_add(suit);
        let Some(chairs) = self.deck.get(index) else {
            return Err(if deck == 1 {
                refuse!(
                    BadValue,
                    "no-table-has-suit",
                    "No table has {suit}.",
                    suit = suit_said(suit)
                )
            } else {
                refuse!(
                    BadValue,
                    "no-table-has-suit-of-deck",
                    "No table has {suit} of deck {deck}.",
                    suit = suit_said(suit),
                    deck
                )
            });
        };
        let at = Seat { table: chairs.table, seat };
        if !chairs.seats.contains(&seat) {
            let (suit, deck) = suit_and_deck(index);
            return Err(refuse!(
                BadValue,
                "table-has-cards",
                "{table} has {cards}.",
                table = tournament.table_said(chairs.table).capital(),
                cards = cards_said(&plan::ranks(&chairs.seats), suit, deck)
            ));
        }
        if let Some((entry, _)) = self.taken.iter().find(|(_, taken)| *taken == at) {
            let (name, card) = (tournament.name(*entry), self.card(at));
            return Err(refuse!(SeatTaken, "has-a-card", "{name} has the {card}.", name, card));
        }
        Ok(at)
    }

    /// Why a player cannot sit at the table of a card: somebody there whom the player is kept from, or another dealer.
    pub(crate) fn clash(
        &self,
        tournament: &Tournament,
        entry: EntryId,
        table: TableNumber,
    ) -> Option<Refusal> {
        // Everybody draws for the last table.
        if tournament.phase() == Phase::Playing && self.deck.len() == 1 {
            return None;
        }
        let player = tournament.entries.get(&entry)?.player;
        let arranged = &tournament.arrangements;
        let sitting = || {
            let here = self.taken.iter().filter(|(_, seat)| seat.table == table);
            here.filter_map(|(entry, _)| Some(tournament.entries.get(entry)?.player))
        };
        let kept: BTreeSet<_> = arranged.kept_from(player).collect();
        let name = tournament.name(entry);
        if let Some(other) = sitting().find(|other| kept.contains(other)) {
            return Some(refuse!(
                SeatTaken,
                "kept-apart-draws-another",
                "{name} and {other} are kept apart. {name} draws another card.",
                name,
                other = tournament.player_name(other),
            ));
        }
        let deals = |player| arranged.dealers.contains_key(&player);
        let other = sitting().find(|other| deals(*other)).filter(|_| deals(player))?;
        Some(refuse!(
            SeatTaken,
            "dealer-draws-another-suit",
            "{other} deals at {table}. {name} draws another suit.",
            other = tournament.player_name(other),
            table = tournament.table_said(table),
            name,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_as_they_are_said() {
        let card = |said| read(said, false).map(|(seat, suit, deck)| (seat.0, suit, deck));
        assert_eq!(card("9s"), Some((9, 0, 1)));
        assert_eq!(card("A h 2"), Some((1, 1, 2)));
        assert_eq!(card("10c"), Some((10, 2, 1)));
        assert_eq!(card("a of diamonds"), Some((1, 3, 1)));
        assert_eq!(card("T\u{2665}"), Some((10, 1, 1)));
        assert_eq!(card("jack"), None);
        assert_eq!(card("9"), None);
        assert_eq!(card(""), None);
        assert_eq!(card("\u{2665}9"), None);
        assert_eq!(read("9", true).map(|(seat, ..)| seat), Some(SeatNumber(9)));
    }
}
