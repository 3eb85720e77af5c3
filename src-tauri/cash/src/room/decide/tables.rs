//! Games and tables: opened, started, changed, broken, closed.

use crate::prelude::*;
use crate::room::about::{GameAbout, MustMove, RoomAbout, Takes};
use crate::room::books::Rule;
use crate::room::cards::{Card, drawn};
use crate::room::kinds::Kind;
use crate::room::rules::limits::{Stopped, is_must_move, shared, stops, too_near};
use crate::room::said::{Broken, DrawnByHand, RoomSaid};
use crate::room::state::{Drew, Phase, Room, Seat, Standing, Table};
use shuffle_up_engine::base::plain_log::Context;
use shuffle_up_engine::base::words::clean_text;

/// The most chairs of a table.
const MOST_CHAIRS: u8 = 12;
/// The most tables and games.
const MOST: usize = 500;

/// A room's settings, tidied up.
pub(super) fn checked(about: RoomAbout) -> Result<RoomAbout, Refusal> {
    let name = clean_text(&about.name, 120);
    refuse_if(name.is_empty(), || {
        refuse!(BadValue, "cardroom-about-name", "Give the card room a name.")
    })?;
    let code = &about.currency.code;
    let letters = code.len() == 3 && code.bytes().all(|one| one.is_ascii_uppercase());
    refuse_if(!letters || about.currency.decimals > 4, || {
        refuse!(BadValue, "cash-currency", "A currency has three letters and at most 4 decimals.")
    })?;
    refuse_if(!(1..=120).contains(&about.call_minutes) || about.deposit < Money::ZERO, || {
        refuse!(BadValue, "cardroom-call-minutes", "A call waits between 1 and 120 minutes.")
    })?;
    let tiers = about.tiers.iter().map(|tier| clean_text(tier, 40)).take(20).collect();
    let locale = about.locale.filter(|tag| tag.len() <= 35);
    Ok(RoomAbout { name, tiers, locale, ..about })
}

/// A game's settings that can be.
fn game_checked(about: GameAbout) -> Result<GameAbout, Refusal> {
    let fine = about.low > Money::ZERO
        && about.low <= about.high
        && about.high.0 <= crate::game::LARGEST
        && about.third.is_none_or(|third| third >= about.high)
        && about.seats <= MOST_CHAIRS
        && (about.kind == Kind::Mix) != about.mix.is_empty()
        && about.most.is_none_or(|most| most >= about.least.unwrap_or(Money(1)));
    refuse_if(!fine, || {
        refuse!(
            BadValue,
            "cardroom-game-values",
            "A game has a low and a high limit, at most 12 seats, and a mix its games."
        )
    })?;
    Ok(about)
}

impl Room {
    pub(super) fn settings_changed(&self, about: RoomAbout) -> Result<RoomSaid, Refusal> {
        let currency = self.settings().currency;
        Ok(RoomSaid::SettingsChanged { about: RoomAbout { currency, ..checked(about)? } })
    }

    pub(super) fn game_added(&self, about: GameAbout, floor: bool) -> Result<RoomSaid, Refusal> {
        let about = game_checked(about)?;
        refuse_if(self.games.len() >= MOST, || {
            refuse!(
                NoRoom,
                "cardroom-full",
                "The card room has as many games and tables as can be kept."
            )
        })?;
        if !floor {
            self.limits_apart(&about)?;
        }
        let game = self.games.keys().last().copied().unwrap_or(0).saturating_add(1);
        Ok(RoomSaid::GameAdded { game, about })
    }

    fn runs(&self, game: u32) -> bool {
        self.tables_of(game).iter().any(|(_, table)| table.phase == Phase::Running)
    }

    /// Whether a new game keeps its distance from those of its kind that run (WSOP 70): the limits, or at the same limit the mix.
    fn limits_apart(&self, about: &GameAbout) -> Result<(), Refusal> {
        let settings = self.settings();
        let running: Vec<(u32, &GameAbout)> = self
            .games
            .iter()
            .filter(|(number, game)| {
                (game.about.kind, game.about.betting) == (about.kind, about.betting)
                    && self.runs(**number)
            })
            .map(|(number, game)| (*number, &game.about))
            .collect();
        for (number, other) in &running {
            let share = shared(&other.mix, &about.mix);
            if about.kind == Kind::Mix
                && other.high == about.high
                && is_must_move(share, settings.half_is_must_move)
            {
                return Err(refuse!(
                    HouseRule,
                    "cardroom-mix-is-the-same",
                    "It shares {shared} of {of} games with {game}. Open it there as a must-move table ({rule}).",
                    shared = share.0,
                    of = share.1,
                    game = self.game_name(*number),
                    rule = settings.book.cites(Rule::Mix)
                ));
            }
        }
        let highs: Vec<Money> = running.iter().map(|(_, other)| other.high).collect();
        if let Some(near) = too_near(about.high, &highs) {
            let (number, _) =
                running.iter().find(|(_, other)| other.high == near).copied().unwrap_or((0, about));
            return Err(refuse!(
                HouseRule,
                "cardroom-limits-too-near",
                "{game} runs. A new limit is twice the one below and at most half the one above ({rule}).",
                game = self.game_name(number),
                rule = settings.book.cites(Rule::LimitsApart)
            ));
        }
        Ok(())
    }

    pub(super) fn placard_changed(&self, game: u32, about: GameAbout) -> Result<RoomSaid, Refusal> {
        let now = &self.game(game)?.about;
        let (low, high) = (now.low, now.high);
        Ok(RoomSaid::PlacardChanged {
            game,
            about: game_checked(GameAbout { low, high, ..about })?,
        })
    }

    pub(super) fn limit_changed(
        &self,
        game: u32,
        (low, high): (Money, Money),
        objections: u32,
        takes: Option<Takes>,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.game(game)?;
        let book = self.settings().book;
        let tables = self.tables_of(game).len();
        match stops(book, objections, of.list.len(), tables) {
            Some(Stopped::Objections(count)) => {
                return Err(refuse!(
                    HouseRule,
                    "cardroom-objections",
                    "The limit stays where {count} or more object ({rule}).",
                    count = count,
                    rule = book.cites(Rule::LimitChanged)
                ));
            }
            Some(Stopped::Names) => {
                return Err(refuse!(
                    HouseRule,
                    "cardroom-names-wait",
                    "The limit stays while names wait for this game and it has one table ({rule}).",
                    rule = book.cites(Rule::LimitChanged)
                ));
            }
            None => {}
        }
        let takes = takes.unwrap_or(of.about.takes);
        game_checked(GameAbout { low, high, ..of.about.clone() })?;
        Ok(RoomSaid::LimitChanged { game, low, high, takes, objections })
    }

    pub(super) fn table_opened(
        &self,
        table: u32,
        game: u32,
        chairs: Option<u8>,
        mix: BTreeSet<Kind>,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.game(game)?;
        let open = self.tables.get(&table).is_some_and(|table| table.phase != Phase::Closed);
        refuse_if(open || table == 0 || table > 9_999, || {
            refuse!(
                SeatTaken,
                "cardroom-table-open",
                "Table {number} is open. Type another number.",
                number = table
            )
        })?;
        refuse_if(self.tables.len() >= MOST, || {
            refuse!(
                NoRoom,
                "cardroom-full",
                "The card room has as many games and tables as can be kept."
            )
        })?;
        let settings = self.settings();
        let share = shared(&of.about.mix, &mix);
        let other = !mix.is_empty() && !is_must_move(share, settings.half_is_must_move);
        refuse_if(other || (of.about.kind != Kind::Mix && !mix.is_empty()), || {
            refuse!(
                HouseRule,
                "cardroom-mix-is-another",
                "It shares {shared} of {of} games with {game} and is a main game of its own ({rule}).",
                shared = share.0,
                of = share.1,
                game = self.game_name(game),
                rule = settings.book.cites(Rule::Mix)
            )
        })?;
        let chairs = chairs.unwrap_or_else(|| of.about.chairs());
        self.chairs_can_be(chairs)?;
        Ok(RoomSaid::TableOpened { table, game, chairs, mix })
    }

    fn chairs_can_be(&self, chairs: u8) -> Result<(), Refusal> {
        refuse_if(!(2..=MOST_CHAIRS).contains(&chairs), || {
            refuse!(TableSize, "cardroom-chairs", "A table has 2 to 12 chairs.")
        })
    }

    pub(super) fn chairs_changed(&self, table: u32, chairs: u8) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        self.chairs_can_be(chairs)?;
        if let Some((seat, there)) = of.seats.iter().find(|(seat, _)| **seat > chairs) {
            return Err(self.seat_taken(table, *seat, there));
        }
        Ok(RoomSaid::ChairsChanged { table, chairs })
    }

    pub(super) fn started(&self, table: u32) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        refuse_if(of.phase != Phase::Forming, || {
            refuse!(NotNow, "cardroom-runs", "Table {number} plays already.", number = table)
        })?;
        refuse_if(of.seated().count() < 2, || {
            refuse!(NotNow, "cardroom-two-to-start", "Two players with chips must sit there first.")
        })?;
        // The must-move list has the order of the waiting list. Players who came without it are behind.
        let place = |seat: &Seat| seat.place.unwrap_or((u8::MAX, 0, 0, seat.since, seat.player));
        let mut order: Vec<&Seat> = of.seats.values().collect();
        order.sort_by_key(|seat| place(seat));
        Ok(RoomSaid::Started { table, order: order.into_iter().map(|seat| seat.player).collect() })
    }

    pub(super) fn last_hands(&self, table: u32) -> Result<RoomSaid, Refusal> {
        self.running(table)?;
        Ok(RoomSaid::LastHands { table })
    }

    pub(super) fn running(&self, table: u32) -> Result<&Table, Refusal> {
        let of = self.open_table(table)?;
        refuse_if(of.phase != Phase::Running, || {
            refuse!(
                NotNow,
                "cardroom-does-not-run",
                "Table {number} does not play.",
                number = table
            )
        })?;
        Ok(of)
    }

    pub(super) fn closed(&self, table: u32) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        refuse_if(!of.seats.is_empty(), || {
            refuse!(
                NotNow,
                "cardroom-not-empty",
                "Players are at table {number}. Break it instead.",
                number = table
            )
        })?;
        Ok(RoomSaid::Closed { table })
    }

    /// The cards of these players: those drawn by hand, the others by the seed. Nobody draws twice, and no card is there twice.
    fn cards_of(
        &self,
        players: &[u32],
        by_hand: &[DrawnByHand],
        seed: u64,
    ) -> Result<BTreeMap<u32, Card>, Refusal> {
        let mut cards: BTreeMap<u32, Card> = BTreeMap::new();
        for DrawnByHand { player, card } in by_hand {
            let twice = cards.values().any(|one| one == card) || cards.contains_key(player);
            let elsewhere = self.seat_of(*player).is_none();
            refuse_if(twice || elsewhere, || {
                refuse!(
                    BadValue,
                    "cardroom-cards",
                    "Each player draws one card, and each card is drawn once."
                )
            })?;
            cards.insert(*player, *card);
        }
        let out: Vec<Card> = cards.values().copied().collect();
        cards.retain(|player, _| players.contains(player));
        let others: Vec<u32> =
            players.iter().copied().filter(|one| !cards.contains_key(one)).collect();
        cards.extend(others.iter().copied().zip(drawn(seed, &out, others.len())));
        Ok(cards)
    }

    /// A table's players by the cards they drew, the highest first. At the WSOP the floor draws none for an absent player with a missed blind
    /// (WSOP 95); in Robert's books it draws for everybody (RRoP Seat 14).
    pub(super) fn broken(
        &self,
        table: u32,
        by_hand: &[DrawnByHand],
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        let wsop = self.settings().book.is_wsop();
        let missed =
            |seat: &&Seat| wsop && seat.away.as_ref().is_some_and(|away| away.missed.is_some());
        let (foot, draw): (Vec<&Seat>, Vec<&Seat>) =
            of.seats.values().filter(|seat| !seat.is_kept()).partition(missed);
        let players: Vec<u32> = draw.iter().map(|seat| seat.player).collect();
        let cards = self.cards_of(&players, by_hand, context.seed)?;
        let mut order: Vec<(Card, u32)> =
            cards.iter().map(|(player, card)| (*card, *player)).collect();
        order.sort_unstable_by(|one, other| other.cmp(one));
        let mut free = self.free_elsewhere(table, of.game);
        let mut placed = Vec::new();
        let mut waiting = 0_u32;
        for (card, player) in order {
            let drew = Drew { who: self.who(player), card: Some(card) };
            let fits = |(other, _): &(u32, u8)| self.kept_apart(player, *other).is_none();
            let to = free.iter().position(fits).map(|at| free.remove(at));
            let standing = if to.is_some() {
                Standing::ByTime {}
            } else {
                waiting = waiting.saturating_add(1);
                Standing::Broken { place: waiting }
            };
            placed.push(Broken { drew, to, standing });
        }
        for seat in foot {
            let drew = Drew { who: self.who(seat.player), card: None };
            placed.push(Broken { drew, to: None, standing: Standing::Foot {} });
        }
        let order = self.new_must_move_order(table, &placed, by_hand, context)?;
        Ok(RoomSaid::Broke { table, players: placed, order })
    }

    /// The free seats of the other tables of the game, one after the other to the table with the fewest players.
    fn free_elsewhere(&self, broken: u32, game: u32) -> Vec<(u32, u8)> {
        let mut tables: Vec<(u32, usize, Vec<u8>)> = self
            .tables_of(game)
            .into_iter()
            .filter(|(number, table)| *number != broken && table.phase == Phase::Running)
            .map(|(number, table)| (number, table.players(), table.free()))
            .collect();
        let mut seats = Vec::new();
        while let Some((number, players, free)) = tables
            .iter_mut()
            .filter(|(.., free)| !free.is_empty())
            .min_by_key(|(_, players, _)| *players)
        {
            seats.push((*number, free.remove(0)));
            *players = players.saturating_add(1);
        }
        seats
    }

    /// The order of a table that becomes the must-move again because this one breaks: all its players draw (WSOP 96). Empty where none does.
    fn new_must_move_order(
        &self,
        table: u32,
        placed: &[Broken],
        by_hand: &[DrawnByHand],
        context: Context,
    ) -> Result<Vec<u32>, Refusal> {
        let game = self.any_table(table)?.game;
        let mut after = self.clone();
        if let Some(of) = after.tables.get_mut(&table) {
            of.phase = Phase::Closed;
        }
        let about = self.game(game)?;
        let becomes =
            |number: &u32| self.feeds(*number).is_empty() && !after.feeds(*number).is_empty();
        let last = after.tables_of(game).into_iter().map(|(number, _)| number).find(becomes);
        let (Some(last), true) = (last, about.about.must_move != MustMove::None) else {
            return Ok(Vec::new());
        };
        let come = placed.iter().filter(|one| one.to.is_some_and(|(to, _)| to == last));
        let mut cards: BTreeMap<u32, Card> =
            come.filter_map(|one| Some((one.drew.who.player, one.drew.card?))).collect();
        let out: Vec<Card> = placed.iter().filter_map(|one| one.drew.card).collect();
        let there: Vec<u32> =
            self.any_table(last)?.seats.values().map(|seat| seat.player).collect();
        let seed = context.seed;
        let new: Vec<Card> = drawn(seed, &out, there.len());
        let hand =
            |player: &u32| by_hand.iter().find(|one| one.player == *player).map(|one| one.card);
        cards.extend(
            there.iter().zip(new).map(|(player, card)| (*player, hand(player).unwrap_or(card))),
        );
        let mut order: Vec<(Card, u32)> =
            cards.into_iter().map(|(player, card)| (card, player)).collect();
        order.sort_unstable_by(|one, other| other.cmp(one));
        Ok(order.into_iter().map(|(_, player)| player).collect())
    }

    /// The button of a new game: the highest card by rank and suit, or in Robert's books the lowest where only low hands win (RRoP Seat 6,
    /// WSOP 90).
    pub(super) fn button_drawn(
        &self,
        table: u32,
        by_hand: &[DrawnByHand],
        context: Context,
    ) -> Result<RoomSaid, Refusal> {
        let of = self.open_table(table)?;
        let players: Vec<u32> = of.seated().map(|(_, seat)| seat.player).collect();
        let cards = self.cards_of(&players, by_hand, context.seed)?;
        let low = self.about_of(table).kind.is_low() && !self.settings().book.is_wsop();
        let first = if low {
            cards.iter().min_by_key(|(_, card)| **card)
        } else {
            cards.iter().max_by_key(|(_, card)| **card)
        };
        let Some((player, _)) = first else {
            return Err(refuse!(
                NotNow,
                "cardroom-two-to-start",
                "Two players with chips must sit there first."
            ));
        };
        let drew =
            |(player, card): (&u32, &Card)| Drew { who: self.who(*player), card: Some(*card) };
        Ok(RoomSaid::ButtonDrawn {
            table,
            cards: cards.iter().map(drew).collect(),
            who: self.who(*player),
        })
    }
}
