//! A card room as it is shown: to the desk, on the wall, to a player's phone. Every figure is worked out.

use super::RoomLog;
use super::about::{GameAbout, RoomAbout};
use super::advice::{Clock, RoomAdvice};
use super::books::HOUR;
use super::kinds::Kind;
use super::rules::absence::due as absence_due;
use super::rules::blinds::{
    Post, WayIn, after_change, coming_back, entering, may_straddle, missed, straddle,
};
use super::rules::buy_in::{least, must_bring};
use super::rules::collection::next_due;
use super::state::{Bar, Blind, LockReason, Phase, Purpose, Room, Seat, Table, Waiting};
use crate::prelude::*;
use shuffle_up_engine::base::finding::{Answers, Wanted};
use shuffle_up_engine::base::plain_log::ShownPlainLine;

/// The card room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct CardRoomView {
    /// Its settings.
    pub about: RoomAbout,
    /// Its games by number, each with its tables and its list.
    pub games: Vec<RoomGame>,
    /// What is due now.
    pub advice: Vec<RoomAdvice>,
    /// Players who have chips of theirs kept by the house, or a deposit there.
    pub kept: Vec<RoomKept>,
    /// The money of the evening.
    pub money: RoomMoney,
    /// What does not balance, each in a sentence; empty where all does.
    pub wrong: Vec<Phrase>,
    /// Everybody who was named, by name.
    pub players: Vec<RoomPerson>,
    /// Pairs who are kept apart.
    pub apart: Vec<(u32, u32)>,
    /// The line that undo strikes.
    pub undoable: Option<u32>,
}

/// A game with its tables and its list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomGame {
    /// Its number.
    pub game: u32,
    /// Its name, such as "2-5 NLHE".
    pub name: String,
    /// Its settings.
    pub about: GameAbout,
    /// The least buy-in.
    pub least: Money,
    /// The straddle, and whether it may be under the gun and on the button.
    pub straddle: Option<(Money, bool, bool)>,
    /// How a new player comes in; then the same for a seat between the big blind and the button.
    pub ways_in: (Vec<WayIn>, Vec<WayIn>),
    /// How a player comes in who changes seats and moves one, two or three active places away from the big blind.
    pub ways_to_change: Vec<Vec<WayIn>>,
    /// Its tables that are not closed, in the order in which they started.
    pub tables: Vec<RoomTable>,
    /// Who waits, in order.
    pub list: Vec<RoomWaiting>,
    /// The seats that are free at its tables.
    pub open_seats: u32,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomTable {
    /// Its number.
    pub table: u32,
    /// How far it is.
    pub phase: Phase,
    /// When it started to play.
    pub started: Option<Millis>,
    /// Its chairs.
    pub chairs: u8,
    /// Its mix, where it is not the game's.
    pub mix: Vec<Kind>,
    /// All its seats, the free ones too.
    pub seats: Vec<RoomSeat>,
    /// How many sit there or have a seat kept.
    pub players: u32,
    /// The tables to which its players move on; empty for a main game.
    pub feeds: Vec<u32>,
    /// The order in which they do.
    pub order: Vec<RoomName>,
    /// Who asked for another seat or table, first asked first.
    pub wishes: Vec<RoomWish>,
    /// Who drew the button.
    pub button: Option<u32>,
    /// Who has the kill button, and what is to be posted.
    pub kill: Option<(u32, Money)>,
    /// When the next half hour is collected; absent for a game with a rake.
    pub time_due: Option<Millis>,
    /// From when on a new setup may come.
    pub setup_due: Option<Millis>,
    /// Chips that were brought here and not carried away.
    pub chips: Money,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomSeat {
    /// Its number.
    pub seat: u8,
    /// Whose it is; absent for a free one.
    pub player: Option<u32>,
    /// The name.
    pub name: Option<String>,
    /// Since when.
    pub since: Option<Millis>,
    /// The chips as they were last said.
    pub stack: Money,
    /// Chips that are on their way.
    pub behind: Money,
    /// For what it is kept, and when it is picked up.
    pub kept: Option<(LockReason, Option<Millis>)>,
    /// Since when its player is away.
    pub away: Option<Millis>,
    /// From when on the chips may be picked up.
    pub pick_up: Option<Millis>,
    /// The absent buttons.
    pub absent: u32,
    /// The blinds that its player owes.
    pub owes: Vec<Blind>,
    /// What is posted for them.
    pub post: Option<Post>,
    /// How the player may come back in.
    pub ways_in: Vec<WayIn>,
    /// Who plays over.
    pub over: Option<RoomName>,
    /// What may be added to the stack; absent for any amount.
    pub may_add: Option<Money>,
}

/// A player by number and name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomName {
    /// The number.
    pub player: u32,
    /// The name.
    pub name: String,
}

/// A wish for another seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RoomWishView")]
pub struct RoomWish {
    /// Who.
    pub who: RoomName,
    /// When it was said.
    pub at: Millis,
    /// This seat; absent for any.
    pub seat: Option<u8>,
    /// Another table.
    pub table: Option<u32>,
}

/// A name on a waiting list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RoomWaitingView")]
pub struct RoomWaiting {
    /// Its place, from 1.
    pub place: u32,
    /// The player.
    pub player: u32,
    /// The name.
    pub name: String,
    /// Since when.
    pub at: Millis,
    /// The tier of the card.
    pub tier: Option<String>,
    /// From a broken game.
    pub broken: bool,
    /// When it was called.
    pub called: Option<Millis>,
    /// For which table.
    pub table: Option<u32>,
    /// Until when it has to come.
    pub until: Option<Millis>,
    /// The player has come.
    pub here: bool,
    /// It was passed over.
    pub passed: bool,
    /// A deposit keeps the place.
    pub deposit: bool,
    /// The player plays another game now.
    pub plays: bool,
    /// The tables at which somebody sits with whom the player may not sit.
    pub not_at: Vec<u32>,
}

/// What the house keeps of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomKept {
    /// The player.
    pub who: RoomName,
    /// Chips.
    pub chips: Money,
    /// A deposit.
    pub deposit: Money,
}

/// The money of an evening.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
pub struct RoomMoney {
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// Time that was collected in chips.
    pub time: Money,
    /// Deposits that are there.
    pub deposits: Money,
    /// Chips that the house keeps for players.
    pub kept: Money,
    /// Chips that must be on the tables; at a raked game its rake has left them.
    pub on_tables: Money,
}

/// Somebody who was named.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomPerson {
    /// The number.
    pub player: u32,
    /// The name.
    pub name: String,
    /// The number on the house's list of players.
    pub listed: Option<u32>,
    /// The tier of the card.
    pub tier: Option<String>,
    /// When age and identity were seen, and on what.
    pub seen: Option<(Millis, String)>,
    /// A skills or proposition player: told on request only.
    pub house: bool,
    /// A note.
    pub note: String,
    /// Where the player may not play now.
    pub barred: Vec<Bar>,
    /// A kill that is owed.
    pub owes_kill: Money,
    /// What was cashed out within the hour, game by game: it must be brought back.
    pub brings_back: Vec<(u32, Money, Millis)>,
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// Whole minutes away tonight, this absence too.
    pub away_minutes: u32,
}

/// The lists and tables for walls and phones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomWall {
    /// The room's name.
    pub name: String,
    /// Its games.
    pub games: Vec<WallGame>,
}

/// A game on a wall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct WallGame {
    /// Its number.
    pub game: u32,
    /// Its name.
    pub name: String,
    /// Its tables that form or play.
    pub tables: Vec<u32>,
    /// The seats that are free.
    pub open_seats: u32,
    /// Who waits, in order.
    pub list: Vec<WallName>,
}

/// A name on a wall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct WallName {
    /// The place on the list, from 1.
    pub place: u32,
    /// The name; empty where the house shows none.
    pub name: String,
    /// The player has come.
    pub here: bool,
    /// The table for which it is called.
    pub table: Option<u32>,
    /// Until when it has to come.
    pub until: Option<Millis>,
}

/// A table as its dealer's tablet shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomTableView {
    /// The game's name.
    pub game: String,
    /// In what amounts are written.
    pub currency: Currency,
    /// The table.
    pub table: RoomTable,
    /// Names that are called for this table.
    pub called: Vec<RoomWaiting>,
}

/// What a player sees on a phone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct RoomPhone {
    /// The name.
    pub name: String,
    /// The lists with the player's name.
    pub waits: Vec<PhonePlace>,
    /// The table and seat.
    pub seat: Option<(u32, u8)>,
    /// The game there.
    pub game: Option<String>,
    /// Since when the player is away.
    pub away: Option<Millis>,
    /// From when on the chips may be picked up.
    pub pick_up: Option<Millis>,
    /// What is posted to come back.
    pub post: Option<Post>,
    /// How many move on to the main game before the player; absent where nobody moves on from the table.
    pub moves_before: Option<u32>,
}

/// A place on a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct PhonePlace {
    /// The game.
    pub game: String,
    /// The place, from 1.
    pub place: u32,
    /// How many wait.
    pub of: u32,
    /// When the name was called.
    pub called: Option<Millis>,
    /// For which table.
    pub table: Option<u32>,
    /// Until when the player has to come.
    pub until: Option<Millis>,
}

impl Room {
    /// Whether a table is open or a name waits.
    pub fn is_open(&self) -> bool {
        self.games
            .iter()
            .any(|(number, game)| !game.list.is_empty() || !self.tables_of(*number).is_empty())
    }

    fn named(&self, player: u32) -> RoomName {
        RoomName { player, name: self.name(player) }
    }

    fn tier_of(&self, player: u32) -> Option<String> {
        let tier = self.players.get(&player)?.tier?;
        self.settings().tiers.get(to_usize(tier)).cloned()
    }

    fn waiting_view(&self, place: usize, one: &Waiting, game: u32) -> RoomWaiting {
        let until = one.called.map(|called| called.at.saturating_add(self.settings().call()));
        let tables = self.tables_of(game).into_iter().map(|(number, _)| number);
        RoomWaiting {
            place: to_u32(place).saturating_add(1),
            player: one.player,
            name: self.name(one.player),
            at: one.at,
            tier: self.tier_of(one.player),
            broken: one.standing != super::state::Standing::ByTime {},
            called: one.called.map(|called| called.at),
            table: one.called.map(|called| called.table),
            until,
            here: one.called.is_some_and(|called| called.here.is_some()),
            passed: one.passed,
            deposit: self
                .players
                .get(&one.player)
                .is_some_and(|player| player.deposit > Money::ZERO),
            plays: self.seat_of(one.player).is_some(),
            not_at: tables.filter(|table| self.kept_apart(one.player, *table).is_some()).collect(),
        }
    }

    fn seat_view(
        &self,
        number: u8,
        seat: Option<&Seat>,
        table: &Table,
        about: &GameAbout,
    ) -> RoomSeat {
        let book = self.settings().book;
        let mut view = RoomSeat {
            seat: number,
            player: None,
            name: None,
            since: None,
            stack: Money::ZERO,
            behind: Money::ZERO,
            kept: None,
            away: None,
            pick_up: None,
            absent: 0,
            owes: Vec::new(),
            post: None,
            ways_in: Vec::new(),
            over: None,
            may_add: about.most,
        };
        let Some(seat) = seat else { return view };
        let away = seat.away.as_ref();
        view.player = Some(seat.player);
        view.name = Some(self.name(seat.player));
        view.since = Some(seat.since);
        view.stack = seat.stack;
        view.behind = seat.behind;
        view.kept = seat.lock.map(|lock| (lock.reason, self.lock_due(table, seat)));
        view.away = away.map(|away| away.since);
        view.pick_up = away.and_then(|away| absence_due(book, away));
        view.absent = away.map_or(0, |away| to_u32(away.absent.len()));
        view.owes = seat.owes.iter().copied().collect();
        view.post = (!seat.owes.is_empty()).then(|| missed(about, &seat.owes));
        view.ways_in =
            if seat.owes.is_empty() { Vec::new() } else { coming_back(book, about, &seat.owes) };
        view.over = seat.over.map(|over| self.named(over.player));
        view.may_add = super::rules::buy_in::may_add(about, seat.stack.plus(seat.behind));
        view
    }

    fn table_view(&self, number: u32, table: &Table, about: &GameAbout) -> RoomTable {
        let feeds = self.feeds(number);
        let order = if feeds.is_empty() { Vec::new() } else { table.order.clone() };
        RoomTable {
            table: number,
            phase: table.phase,
            started: table.started,
            chairs: table.chairs,
            mix: table.mix.iter().copied().collect(),
            seats: (1..=table.chairs)
                .map(|seat| self.seat_view(seat, table.seats.get(&seat), table, about))
                .collect(),
            players: to_u32(table.players()),
            feeds,
            order: order.into_iter().map(|player| self.named(player)).collect(),
            wishes: table
                .wishes
                .iter()
                .map(|wish| RoomWish {
                    who: self.named(wish.player),
                    at: wish.at,
                    seat: wish.seat,
                    table: wish.table,
                })
                .collect(),
            button: table.button,
            kill: table.kill.map(|kill| (kill.player, kill.owes)),
            time_due: next_due(table).filter(|_| about.is_timed()),
            setup_due: table.setup.map(|setup| setup.saturating_add(self.settings().book.setup())),
            chips: table.chips,
        }
    }

    fn game_view(&self, number: u32) -> Option<RoomGame> {
        let game = self.games.get(&number)?;
        let (about, book) = (&game.about, self.settings().book);
        let tables = self.tables_of(number);
        let (gun, button) = may_straddle(book, about);
        Some(RoomGame {
            game: number,
            name: self.game_name(number),
            about: about.clone(),
            least: least(book, about),
            ways_in: (entering(book, about, false), entering(book, about, true)),
            ways_to_change: (1..=3).map(|away| after_change(book, about, away, false)).collect(),
            straddle: (gun || button).then(|| (straddle(about), gun, button)),
            open_seats: to_u32(tables.iter().map(|(_, table)| table.free().len()).sum::<usize>()),
            tables: tables
                .into_iter()
                .map(|(at, table)| self.table_view(at, table, about))
                .collect(),
            list: self
                .order(game)
                .iter()
                .enumerate()
                .map(|(place, one)| self.waiting_view(place, one, number))
                .collect(),
        })
    }

    /// The money of the evening.
    pub fn money_view(&self) -> RoomMoney {
        let sum =
            |of: fn(&super::state::Player) -> Money| self.players.values().map(of).sum::<Money>();
        let (bought, cashed, time) =
            (sum(|one| one.bought), sum(|one| one.cashed), sum(|one| one.time));
        let (deposits, kept) = (sum(|one| one.deposit), sum(|one| one.kept));
        let on_tables = bought.minus(cashed).minus(time).minus(kept);
        RoomMoney { bought, cashed, time, deposits, kept, on_tables }
    }

    /// For how many whole minutes a player was away, the absence of now included.
    pub fn away_minutes(&self, player: u32, now: Millis) -> u32 {
        let over =
            self.players.get(&player).map(|player| player.absences.as_slice()).unwrap_or_default();
        let past = over.iter().map(|absence| absence.to.saturating_sub(absence.from));
        let seat = self.seat_of(player).and_then(|(table, seat)| self.seat(table, seat));
        let away =
            seat.and_then(|seat| seat.away.as_ref()).map(|away| now.saturating_sub(away.since));
        let all = past.chain(away).fold(0_i64, i64::saturating_add).max(0);
        to_u32(all.checked_div(super::books::MINUTE).unwrap_or(0))
    }

    fn person(&self, number: u32, player: &super::state::Player, now: Millis) -> RoomPerson {
        let back = |(game, left): (&u32, &(Millis, Money))| {
            Some((*game, must_bring(Some(*left), now)?, left.0.saturating_add(HOUR)))
        };
        RoomPerson {
            player: number,
            name: player.name.clone(),
            listed: player.listed,
            tier: self.tier_of(number),
            seen: player.seen.clone(),
            house: player.house,
            note: player.note.clone(),
            barred: player.barred.iter().copied().filter(|bar| bar.until > now).collect(),
            owes_kill: player.owes_kill,
            brings_back: player.left.iter().filter_map(back).collect(),
            bought: player.bought,
            cashed: player.cashed,
            away_minutes: self.away_minutes(number, now),
        }
    }

    /// What does not balance.
    fn wrong(&self) -> Vec<Phrase> {
        let of = |purpose: Purpose| {
            let entries = self.ledger.iter().filter(|entry| entry.purpose == purpose);
            entries.map(|entry| entry.amount).sum::<Money>()
        };
        let money = self.money_view();
        let seated: BTreeSet<u32> = self
            .tables
            .values()
            .flat_map(|table| table.seats.values().map(|seat| seat.player))
            .collect();
        let mut wrong = Vec::new();
        let differs = of(Purpose::Chips) != money.bought
            || Money::ZERO.minus(of(Purpose::CashOut)) != money.cashed
            || of(Purpose::Time) != money.time
            || self.tables.values().map(|table| table.chips).sum::<Money>() != money.on_tables;
        if differs {
            wrong.push(phrase!("cardroom-wrong-money", "Chips and money do not balance"));
        }
        for (number, player) in &self.players {
            if player.kept < Money::ZERO && !seated.contains(number) {
                wrong.push(phrase!(
                    "cardroom-wrong-kept",
                    "{name} was given {amount} more than was kept",
                    name = player.name.clone(),
                    amount = self.money(Money::ZERO.minus(player.kept))
                ));
            }
        }
        wrong
    }
}

/// The room at a glance.
pub fn view(log: &RoomLog, clock: Clock) -> CardRoomView {
    let room = log.state();
    let mut players: Vec<RoomPerson> = room
        .players
        .iter()
        .map(|(number, player)| room.person(*number, player, clock.now))
        .collect();
    players.sort_by(|one, other| one.name.cmp(&other.name));
    let keeps = |(number, player): (&u32, &super::state::Player)| RoomKept {
        who: room.named(*number),
        chips: player.kept,
        deposit: player.deposit,
    };
    let kept = room.players.iter().map(keeps);
    CardRoomView {
        about: room.settings(),
        games: room.games.keys().filter_map(|game| room.game_view(*game)).collect(),
        advice: room.advice(clock),
        kept: kept.filter(|one| one.chips != Money::ZERO || one.deposit != Money::ZERO).collect(),
        money: room.money_view(),
        wrong: room.wrong(),
        players,
        apart: room.apart.iter().copied().collect(),
        undoable: log.undoable(),
    }
}

/// The lists for a wall.
pub fn wall(room: &Room) -> RoomWall {
    let name_of = |one: &RoomWaiting| WallName {
        place: one.place,
        name: one.name.clone(),
        here: one.here,
        table: one.table,
        until: one.until,
    };
    let game = |game: RoomGame| WallGame {
        game: game.game,
        name: game.name,
        tables: game.tables.iter().map(|table| table.table).collect(),
        open_seats: game.open_seats,
        list: game.list.iter().map(name_of).collect(),
    };
    let games = room.games.keys().filter_map(|number| room.game_view(*number));
    let shown = games.filter(|game| !game.tables.is_empty() || !game.list.is_empty());
    RoomWall { name: room.settings().name, games: shown.map(game).collect() }
}

/// The table of this number with its seats, its list and the game's placard; none where the room has no such table open.
pub fn table(room: &Room, number: u32) -> Option<RoomTableView> {
    let table = room.tables.get(&number)?;
    let game = room.game_view(table.game)?;
    let at = game.tables.into_iter().find(|table| table.table == number)?;
    let called = game.list.into_iter().filter(|one| one.table == Some(number)).collect();
    Some(RoomTableView { game: game.name, currency: room.settings().currency, table: at, called })
}

/// Players who sit or wait and answer to what is typed, by name. With `whole` only a whole name finds its player.
pub fn find(room: &Room, typed: &str, whole: bool) -> Vec<RoomName> {
    let wanted = Wanted::of(typed);
    if wanted.is_anybody() {
        return Vec::new();
    }
    let concerned = |player: u32| {
        room.seat_of(player).is_some()
            || room.games.values().any(|game| game.list.iter().any(|one| one.player == player))
    };
    let answers = |name: &str| match wanted.found_in_text(name) {
        Some(answers) => !whole || answers == Answers::Whole,
        None => false,
    };
    let mut found: Vec<RoomName> = room
        .players
        .iter()
        .filter(|(number, player)| answers(&player.name) && concerned(**number))
        .map(|(number, _)| room.named(*number))
        .collect();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

/// What a player sees; nothing for somebody whom the room does not know.
pub fn phone(room: &Room, player: u32) -> Option<RoomPhone> {
    let name = room.players.get(&player)?.name.clone();
    let place = |(number, game): (&u32, &super::state::Game)| {
        let list = room.order(game);
        let at = list.iter().position(|one| one.player == player)?;
        let one = room.waiting_view(at, list.get(at)?, *number);
        Some(PhonePlace {
            game: room.game_name(*number),
            place: one.place,
            of: to_u32(list.len()),
            called: one.called,
            table: one.table,
            until: one.until,
        })
    };
    let seat = room.seat_of(player);
    let table = seat.and_then(|(table, _)| room.tables.get(&table));
    let sat = seat.and_then(|(table, seat)| room.seat(table, seat));
    let away = sat.and_then(|seat| seat.away.as_ref());
    let game = table.and_then(|table| room.games.get(&table.game));
    let post = sat.zip(game).filter(|(seat, _)| !seat.owes.is_empty());
    let feeds = seat.is_some_and(|(table, _)| !room.feeds(table).is_empty());
    let before = table.and_then(|table| table.order.iter().position(|one| *one == player));
    Some(RoomPhone {
        name,
        waits: room.games.iter().filter_map(place).collect(),
        seat,
        game: table.map(|table| room.game_name(table.game)),
        away: away.map(|away| away.since),
        pick_up: away.and_then(|away| absence_due(room.settings().book, away)),
        post: post.map(|(seat, game)| missed(&game.about, &seat.owes)),
        moves_before: before.filter(|_| feeds).map(to_u32),
    })
}

/// The lines of a room, the newest first; one that strikes another stands with that one.
pub fn lines(log: &RoomLog) -> Vec<ShownPlainLine> {
    let room = log.state();
    log.shown(|said| room.sentence(said))
}
