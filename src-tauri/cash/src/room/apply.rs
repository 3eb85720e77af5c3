//! How a line changes the room. Nothing is checked here: the line says what was decided.

use super::about::GameAbout;
use super::books::HOUR;
use super::said::{Broken, KillSaid, PlayerNote, RoomSaid};
use super::state::{
    Absence, Away, Bar, Called, Entry, Game, KillButton, Lock, LockReason, Over, Phase, Place,
    Player, Purpose, Room, Seat, Standing, Table, Waiting, Wish,
};
use crate::prelude::*;
use crate::said::Who;
use shuffle_up_engine::base::plain_log::Folded;

impl Folded for Room {
    type Said = RoomSaid;

    fn highest(said: &RoomSaid) -> u32 {
        said.highest()
    }

    fn holds(&self, said: &RoomSaid) -> bool {
        self.has_what_it_needs(said)
    }

    fn take_in(&mut self, said: &RoomSaid, at: Millis) {
        match said {
            RoomSaid::Opened { about } | RoomSaid::SettingsChanged { about } => {
                self.about = Some(about.clone());
            }
            RoomSaid::GameAdded { game, about } => {
                self.games.insert(*game, Game { about: about.clone(), list: Vec::new() });
            }
            RoomSaid::PlacardChanged { game, about } => {
                self.with_game(*game, |game| game.about = about.clone())
            }
            RoomSaid::LimitChanged { game, low, high, takes, .. } => {
                self.with_game(*game, |game| {
                    game.about =
                        GameAbout { low: *low, high: *high, takes: *takes, ..game.about.clone() };
                })
            }
            RoomSaid::TableOpened { table, game, chairs, mix } => {
                let (game, chairs, mix) = (*game, *chairs, mix.clone());
                // The number was another table's earlier: what stayed there is not forgotten.
                let chips = self.tables.get(table).map_or(Money::ZERO, |table| table.chips);
                let new = Table {
                    game,
                    opened: at,
                    chairs,
                    mix,
                    chips,
                    setup: Some(at),
                    ..Table::default()
                };
                self.tables.insert(*table, new);
            }
            RoomSaid::Started { table, order } => {
                self.with_table(*table, |table| {
                    table.phase = Phase::Running;
                    table.started = Some(at);
                    table.order.clone_from(order);
                });
                self.mark_mains(*table);
            }
            RoomSaid::LastHands { table } => {
                self.with_table(*table, |table| table.phase = Phase::Breaking)
            }
            RoomSaid::Closed { table } => {
                self.with_table(*table, |table| table.phase = Phase::Closed);
                self.end_calls(*table);
            }
            RoomSaid::Broke { table, players, order } => self.broke(*table, players, order, at),
            RoomSaid::ChairsChanged { table, chairs } => {
                self.with_table(*table, |table| table.chairs = *chairs)
            }
            RoomSaid::Listed { game, who, .. } => self.list(*game, who, Standing::ByTime {}, at),
            RoomSaid::OffList { game, who } => self.off_list(*game, who.player),
            RoomSaid::Called { game, who, table } => {
                let called = Called { at, table: *table, here: None };
                self.waiting(Some(*game), who.player, |one| {
                    one.called = Some(called);
                    one.passed = false;
                });
            }
            RoomSaid::Here { who } => self.waiting(None, who.player, |one| {
                one.passed = false;
                if let Some(called) = &mut one.called {
                    called.here.get_or_insert(at);
                }
            }),
            RoomSaid::Unseen { game, who, out: true } => self.off_list(*game, who.player),
            RoomSaid::Unseen { game, who, out: false } => {
                self.waiting(Some(*game), who.player, |one| {
                    one.called = None;
                    one.passed = true;
                })
            }
            RoomSaid::Declined { game, who, loses_place, .. } => {
                if *loses_place {
                    self.off_list(*game, who.player);
                } else {
                    self.waiting(Some(*game), who.player, |one| one.called = None);
                }
            }
            RoomSaid::Deposited { who, amount } => {
                let player = self.there(who);
                player.deposit = player.deposit.plus(*amount);
                self.enter(at, Some(who.player), None, Purpose::Deposit, *amount);
            }
            RoomSaid::Locked { table, seat, who, reason } => {
                let new_game = self.tables.get(table).is_some_and(Table::is_new);
                let lock = Some(Lock { at, reason: *reason, new_game });
                self.there(who);
                let place = self.place_of(*table, who.player);
                let kept = Seat { player: who.player, since: at, place, lock, ..Seat::default() };
                self.unlock(who.player);
                self.sit(*table, *seat, kept, at);
            }
            RoomSaid::Unlocked { table, who, to_list, .. } => {
                let game = self.tables.get(table).map_or(0, |table| table.game);
                if *to_list {
                    self.keep_chips(*table, who, at);
                    self.list(game, who, Standing::First {}, at);
                } else {
                    self.unlock(who.player);
                }
            }
            RoomSaid::Seated { table, seat, who, bought, along, short, .. } => {
                let game = self.tables.get(table).map_or(0, |table| table.game);
                let player = self.there(who);
                player.bought = player.bought.plus(*bought);
                player.kept = player.kept.minus(*along);
                if *short {
                    player.short.insert(game);
                }
                self.chips(at, who.player, *table, Purpose::Chips, *bought);
                self.with_table(*table, |table| table.chips = table.chips.plus(*along));
                self.settle_down(*table, *seat, who.player, bought.plus(*along), at);
            }
            RoomSaid::Wished { table, who, seat, to } => {
                let wish = Wish { player: who.player, at, seat: *seat, table: *to };
                self.with_table(*table, |table| {
                    table.wishes.retain(|one| one.player != wish.player);
                    table.wishes.push(wish);
                });
            }
            RoomSaid::Stays { table, who } => self.with_table(*table, |table| {
                table.wishes.retain(|wish| wish.player != who.player);
            }),
            RoomSaid::SeatChanged { table, who, from, to, .. } => {
                self.with_table(*table, |table| {
                    let sat = table.seats.remove(from);
                    // A seat that was kept for somebody else: that player has the old one.
                    if let Some(kept) = table.seats.remove(to) {
                        table.seats.insert(*from, kept);
                    }
                    if let Some(sat) = sat {
                        table.seats.insert(*to, sat);
                    }
                    table.wishes.retain(|wish| wish.player != who.player);
                })
            }
            RoomSaid::Moved { who, from, table, seat, stack, bought, .. } => {
                let player = self.there(who);
                player.bought = player.bought.plus(*bought);
                self.carry(*from, *table, *stack);
                self.chips(at, who.player, *table, Purpose::Chips, *bought);
                self.settle_down(*table, *seat, who.player, stack.plus(*bought), at);
            }
            RoomSaid::RefusedMove { who, table, amount, until } => {
                let game = self.tables.get(table).map(|table| table.game);
                self.there(who).barred.push(Bar { game, table: None, until: *until });
                if let Some(game) = game {
                    self.off_list(game, who.player);
                }
                self.leave(who, Some(*table), *amount, at);
            }
            RoomSaid::Left { who, table, amount } => self.leave(who, *table, *amount, at),
            RoomSaid::Bought { who, table, amount, behind } => {
                let player = self.there(who);
                player.bought = player.bought.plus(*amount);
                self.chips(at, who.player, *table, Purpose::Chips, *amount);
                self.at_seat(*table, who.player, |seat| {
                    let to = if *behind { &mut seat.behind } else { &mut seat.stack };
                    *to = to.plus(*amount);
                });
            }
            RoomSaid::ChipsCame { who, table } => self.at_seat(*table, who.player, |seat| {
                seat.stack = seat.stack.plus(seat.behind);
                seat.behind = Money::ZERO;
            }),
            RoomSaid::Away { who, table, minutes, safe, third } => {
                let (notice, safe, third) = (*minutes, *safe, *third);
                self.at_seat(*table, who.player, |seat| match &mut seat.away {
                    Some(away) => away.notice = notice.or(away.notice),
                    None => {
                        seat.away = Some(Away { since: at, notice, safe, third, ..Away::default() })
                    }
                });
            }
            RoomSaid::Missed { who, table, blinds } => self.at_seat(*table, who.player, |seat| {
                seat.owes.extend(blinds);
                if let Some(away) = &mut seat.away {
                    away.missed.get_or_insert(at);
                }
            }),
            RoomSaid::Absent { who, table } => self.at_seat(*table, who.player, |seat| {
                if let Some(away) = &mut seat.away {
                    away.absent.push(at);
                }
            }),
            RoomSaid::Back { who, table, stack } => {
                self.end_absence(*table, who.player, at);
                self.at_seat(*table, who.player, |seat| {
                    seat.stack = stack.unwrap_or(seat.stack);
                    seat.lock = None;
                    if let Some(over) = &mut seat.over {
                        over.ends = true;
                    }
                });
            }
            RoomSaid::Posted { who, table, .. } => {
                self.at_seat(*table, who.player, |seat| seat.owes.clear())
            }
            RoomSaid::PickedUp { who, table, amount, .. } => {
                let player = self.there(who);
                player.kept = player.kept.plus(*amount);
                self.with_table(*table, |table| table.chips = table.chips.minus(*amount));
                self.stand(who.player, at);
            }
            RoomSaid::PlaysOver { table, seat, who, stack } => {
                let player = self.there(who);
                player.bought = player.bought.plus(*stack);
                self.chips(at, who.player, *table, Purpose::Chips, *stack);
                let over = Some(Over { player: who.player, stack: *stack, ends: false });
                self.with_table(*table, |table| {
                    if let Some(seat) = table.seats.get_mut(seat) {
                        seat.over = over;
                    }
                });
            }
            RoomSaid::Collected { table, due, each, paid, over, pot } => {
                self.collected(*table, *each, paid, *pot, at);
                for player in over {
                    self.enter(at, Some(*player), Some(*table), Purpose::TimeInPot, *each);
                }
                self.with_table(*table, |table| {
                    table.collected = Some(*due);
                    for seat in table.seats.values_mut() {
                        seat.paid_time = true;
                    }
                });
            }
            RoomSaid::SetupCame { table } => {
                self.with_table(*table, |table| table.setup = Some(at))
            }
            RoomSaid::ButtonDrawn { table, cards, who } => self.with_table(*table, |table| {
                table.button = Some(who.player);
                table.drew = cards.iter().map(|drew| drew.who.player).collect();
            }),
            RoomSaid::Apart { one, other, apart } => {
                let pair = (one.player.min(other.player), one.player.max(other.player));
                self.there(one);
                self.there(other);
                if *apart {
                    self.apart.insert(pair);
                } else {
                    self.apart.remove(&pair);
                }
            }
            RoomSaid::Noted { who, note } => {
                let player = self.there(who);
                match note {
                    PlayerNote::Tier { tier } => player.tier = *tier,
                    PlayerNote::Seen { on } => player.seen = Some((at, on.clone())),
                    PlayerNote::House { house } => player.house = *house,
                    PlayerNote::Text { text } => player.note.clone_from(text),
                }
            }
            RoomSaid::Kill { table, who, what, amount } => {
                self.kill(*table, who.as_ref(), *what, *amount)
            }
            RoomSaid::Barred { who, bar } => self.there(who).barred.push(*bar),
        }
    }
}

impl Room {
    fn with_game(&mut self, game: u32, change: impl FnOnce(&mut Game)) {
        if let Some(game) = self.games.get_mut(&game) {
            change(game);
        }
    }

    fn with_table(&mut self, table: u32, change: impl FnOnce(&mut Table)) {
        if let Some(table) = self.tables.get_mut(&table) {
            change(table);
        }
    }

    fn at_seat(&mut self, table: u32, player: u32, change: impl FnOnce(&mut Seat)) {
        self.with_table(table, |table| {
            if let Some(seat) = table.seats.values_mut().find(|seat| seat.player == player) {
                change(seat);
            }
        });
    }

    fn there(&mut self, who: &Who) -> &mut Player {
        self.players.entry(who.player).or_insert_with(|| Player {
            name: who.name.clone(),
            listed: who.listed,
            ..Player::default()
        })
    }

    fn waiting(&mut self, game: Option<u32>, player: u32, change: impl Fn(&mut Waiting)) {
        let games =
            self.games.iter_mut().filter(|(number, _)| game.is_none_or(|game| game == **number));
        let all = games.flat_map(|(_, game)| &mut game.list);
        all.filter(|one| one.player == player).for_each(change);
    }

    fn list(&mut self, game: u32, who: &Who, standing: Standing, at: Millis) {
        self.there(who);
        self.off_list(game, who.player);
        self.places = self.places.saturating_add(1);
        let (player, turn) = (who.player, self.places);
        let one = Waiting { player, at, turn, standing, called: None, passed: false };
        self.with_game(game, |game| game.list.push(one));
    }

    fn off_list(&mut self, game: u32, player: u32) {
        self.with_game(game, |game| game.list.retain(|one| one.player != player));
    }

    fn enter(
        &mut self,
        at: Millis,
        player: Option<u32>,
        table: Option<u32>,
        purpose: Purpose,
        amount: Money,
    ) {
        self.ledger.push(Entry { at, player, table, purpose, amount });
    }

    /// Chips that come to a table from the cage.
    fn chips(&mut self, at: Millis, player: u32, table: u32, purpose: Purpose, amount: Money) {
        if amount != Money::ZERO {
            self.enter(at, Some(player), Some(table), purpose, amount);
            self.with_table(table, |table| table.chips = table.chips.plus(amount));
        }
    }

    /// Chips that go from one table to another.
    fn carry(&mut self, from: u32, to: u32, stack: Money) {
        self.with_table(from, |table| table.chips = table.chips.minus(stack));
        self.with_table(to, |table| table.chips = table.chips.plus(stack));
    }

    /// Three tables run: those before this one were main games.
    fn mark_mains(&mut self, newest: u32) {
        let game = self.tables.get(&newest).map_or(0, |table| table.game);
        let running: Vec<u32> = self
            .tables_of(game)
            .into_iter()
            .filter(|(_, table)| table.phase == Phase::Running)
            .map(|(number, _)| number)
            .collect();
        if running.len() >= 3 {
            for number in running.into_iter().filter(|number| *number != newest) {
                self.with_table(number, |table| table.was_main = true);
            }
        }
    }

    /// Takes a player from the seat where it plays, and from the order and the wishes of its table. The absence ends, and
    /// the player who plays over gets the seat. A seat that is kept elsewhere stays.
    fn stand(&mut self, player: u32, at: Millis) {
        let tables: Vec<u32> = self.tables.keys().copied().collect();
        for number in tables {
            self.end_absence(number, player, at);
            self.with_table(number, |table| {
                let plays = |seat: &Seat| seat.player == player && !seat.is_kept();
                let left = table
                    .seats
                    .iter()
                    .find(|(_, seat)| plays(seat))
                    .map(|(at, seat)| (*at, seat.over));
                if let Some((place, over)) = left {
                    table.seats.remove(&place);
                    table.order.retain(|one| *one != player);
                    table.wishes.retain(|wish| wish.player != player);
                    if let Some(Over { player, stack, .. }) = over {
                        let seat = Seat { player, since: at, stack, ..Seat::default() };
                        table.seats.insert(place, seat);
                        table.order.push(player);
                    }
                }
                for seat in table.seats.values_mut() {
                    seat.over = seat.over.filter(|over| over.player != player);
                }
            });
        }
    }

    /// Releases the seat that is kept for a player.
    fn unlock(&mut self, player: u32) {
        let kept = |seat: &Seat| seat.player == player && seat.is_kept();
        for table in self.tables.values_mut() {
            table.seats.retain(|_, seat| !kept(seat));
            let seats = &table.seats;
            table.order.retain(|one| seats.values().any(|seat| seat.player == *one));
        }
    }

    /// A player's chips leave the table, and are the player's still.
    fn keep_chips(&mut self, table: u32, who: &Who, at: Millis) {
        let mut stack = Money::ZERO;
        self.at_seat(table, who.player, |seat| stack = seat.stack.plus(seat.behind));
        self.with_table(table, |table| table.chips = table.chips.minus(stack));
        let player = self.there(who);
        player.kept = player.kept.plus(stack);
        self.stand(who.player, at);
    }

    fn end_absence(&mut self, table: u32, player: u32, to: Millis) {
        let mut ended = None;
        self.at_seat(table, player, |seat| ended = seat.away.take());
        if let (Some(away), Some(player)) = (ended, self.players.get_mut(&player)) {
            player.absences.push(Absence { table, from: away.since, to });
        }
    }

    /// Puts a player on a seat. The player who was there stands up: no seat has two players.
    fn sit(&mut self, table: u32, place: u8, seat: Seat, at: Millis) {
        if let Some(other) = self.seat(table, place).map(|seat| seat.player) {
            self.stand(other, at);
        }
        self.with_table(table, |table| {
            if table.phase == Phase::Running && !table.order.contains(&seat.player) {
                table.order.push(seat.player);
            }
            table.seats.insert(place, seat);
        });
    }

    /// A player sits down and plays: off the list of this game, and nowhere else.
    fn settle_down(&mut self, table: u32, place: u8, player: u32, stack: Money, at: Millis) {
        let game = self.tables.get(&table).map_or(0, |table| table.game);
        let listed = self.place_of(table, player);
        self.off_list(game, player);
        self.unlock(player);
        self.stand(player, at);
        let seat = Seat { player, since: at, place: listed, stack, ..Seat::default() };
        self.sit(table, place, seat, at);
    }

    /// A player's place on the waiting list of a table's game.
    fn place_of(&self, table: u32, player: u32) -> Option<Place> {
        let game = self.games.get(&self.tables.get(&table)?.game)?;
        game.list.iter().find(|one| one.player == player).map(|one| self.place(one))
    }

    fn leave(&mut self, who: &Who, table: Option<u32>, amount: Money, at: Millis) {
        let game = table.and_then(|table| self.tables.get(&table)).map(|table| table.game);
        let player = self.there(who);
        player.cashed = player.cashed.plus(amount);
        match game {
            Some(game) => drop(player.left.insert(game, (at, amount))),
            None => player.kept = player.kept.minus(amount),
        }
        self.enter(at, Some(who.player), table, Purpose::CashOut, Money::ZERO.minus(amount));
        if let Some(table) = table {
            self.with_table(table, |table| table.chips = table.chips.minus(amount));
        }
        self.stand(who.player, at);
    }

    fn collected(&mut self, table: u32, each: Money, paid: &[u32], pot: bool, at: Millis) {
        for number in paid {
            if let Some(player) = self.players.get_mut(number) {
                player.time = player.time.plus(each);
            }
            self.with_table(table, |table| table.chips = table.chips.minus(each));
            if !pot {
                self.enter(at, Some(*number), Some(table), Purpose::Time, each);
                self.at_seat(table, *number, |seat| {
                    seat.stack = Money(seat.stack.minus(each).0.max(0))
                });
            }
        }
        if pot {
            let all = each.times(u64::try_from(paid.len()).unwrap_or(0));
            self.enter(at, None, Some(table), Purpose::Time, all);
        }
    }

    fn broke(&mut self, table: u32, players: &[Broken], order: &[u32], at: Millis) {
        let game = self.tables.get(&table).map_or(0, |table| table.game);
        self.end_overs(table);
        self.end_calls(table);
        for Broken { drew, to, standing } in players {
            let who = &drew.who;
            let sat = self
                .tables
                .get(&table)
                .and_then(|of| of.seats.get(&of.seat_of(who.player)?))
                .cloned();
            let stack = sat.as_ref().map_or(Money::ZERO, |seat| seat.stack.plus(seat.behind));
            match to {
                Some((other, seat)) => {
                    self.carry(table, *other, stack);
                    self.settle_down(*other, *seat, who.player, stack, at);
                    if sat.is_some_and(|seat| seat.away.is_some()) {
                        self.at_seat(*other, who.player, |seat| {
                            seat.lock =
                                Some(Lock { at, reason: LockReason::Drawn, new_game: false });
                            seat.away = Some(Away { since: at, ..Away::default() });
                        });
                    }
                }
                None => {
                    self.keep_chips(table, who, at);
                    self.list(game, who, *standing, at);
                }
            }
        }
        self.with_table(table, |table| {
            table.phase = Phase::Closed;
            table.seats.clear();
            table.order.clear();
        });
        let last =
            self.tables_of(game).into_iter().rfind(|(_, table)| table.phase == Phase::Running);
        if let (Some(last), false) = (last.map(|(number, _)| number), order.is_empty()) {
            self.with_table(last, |table| table.order = order.to_vec());
        }
    }

    /// Nobody is called any more for a table that is closed.
    fn end_calls(&mut self, table: u32) {
        for one in self.games.values_mut().flat_map(|game| &mut game.list) {
            one.called = one.called.filter(|called| called.table != table);
        }
    }

    /// Whoever plays over at a table has the chips in hand.
    fn end_overs(&mut self, table: u32) {
        let Some(of) = self.tables.get_mut(&table) else { return };
        for over in of.seats.values_mut().filter_map(|seat| seat.over.take()) {
            of.chips = of.chips.minus(over.stack);
            if let Some(player) = self.players.get_mut(&over.player) {
                player.kept = player.kept.plus(over.stack);
            }
        }
    }

    fn kill(&mut self, table: u32, who: Option<&Who>, what: KillSaid, amount: Money) {
        if let Some(who) = who {
            let player = self.there(who);
            match what {
                KillSaid::Must => player.owes_kill = amount,
                KillSaid::Posted => player.owes_kill = Money::ZERO,
                KillSaid::LegUp | KillSaid::Neutral => {}
            }
        }
        self.with_table(table, |table| {
            table.kill = match (who, what) {
                (Some(who), KillSaid::LegUp | KillSaid::Posted) => {
                    Some(KillButton { player: who.player, owes: Money::ZERO })
                }
                (Some(who), KillSaid::Must) => {
                    Some(KillButton { player: who.player, owes: amount })
                }
                _ => None,
            };
        });
    }
}

impl Table {
    /// Whether it forms still.
    pub fn is_new(&self) -> bool {
        self.phase == Phase::Forming
    }
}

/// The time until which a refused move keeps a name off a game: an hour (RRoP Seat 9, WSOP 96).
pub(crate) fn an_hour_from(at: Millis) -> Millis {
    at.saturating_add(HOUR)
}
