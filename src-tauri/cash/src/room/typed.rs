//! A line as it is typed: `list 2-5 Anna`, `call 2-5`, `seat 6.4 Anna 500`, `broke 4`. A “!” at the end is the floor's decision.

use super::about::{Betting, GameAbout, Kill, MustMove, Takes};
use super::cards::Card;
use super::kinds::Kind;
use super::said::{DrawnByHand, KillSaid, PlayerNote, RoomSay, Someone};
use super::state::{Blind, LockReason, Room};
use crate::prelude::*;

/// What can be typed: the verb, and its places.
pub const FORMS: [&str; 39] = [
    "game 2-5 NLHE 200-1000",
    "limit 2-5 5-10 OBJECTIONS",
    "open TABLE GAME",
    "start TABLE",
    "last TABLE",
    "close TABLE",
    "broke TABLE",
    "chairs TABLE NUMBER",
    "button TABLE",
    "setup TABLE",
    "list GAME NAME",
    "phone GAME NAME",
    "off GAME NAME",
    "call GAME",
    "here NAME",
    "unseen GAME NAME",
    "decline TABLE NAME",
    "deposit NAME",
    "refund NAME",
    "lock TABLE.SEAT NAME",
    "unlock NAME",
    "seat TABLE.SEAT NAME AMOUNT",
    "change NAME SEAT",
    "stay NAME",
    "move NAME TABLE.SEAT AMOUNT",
    "refuse NAME AMOUNT",
    "out NAME AMOUNT",
    "buy NAME AMOUNT",
    "came NAME",
    "time TABLE",
    "away NAME MINUTES",
    "missed NAME both",
    "absent NAME",
    "back NAME",
    "posted NAME",
    "pick NAME AMOUNT",
    "over TABLE.SEAT NAME AMOUNT",
    "apart NAME + NAME",
    "kill TABLE NAME",
];

/// The longest line, in bytes.
const LONGEST: usize = 400;

fn not_understood() -> Refusal {
    refuse!(
        BadValue,
        "cardroom-not-understood",
        "Type “list 2-5 Anna”, “call 2-5”, “seat 6.4 Anna 500”, “away Bo”, “back Bo” or “broke 4”."
    )
}

/// The words of a line that are not read yet.
struct Words<'a> {
    room: &'a Room,
    words: Vec<&'a str>,
}

/// Reads a line.
///
/// # Errors
/// Refused where it is none of [`FORMS`], or names nobody, several, no game or no table.
pub fn read(room: &Room, line: &str) -> Result<RoomSay, Refusal> {
    refuse_if(line.len() > LONGEST, not_understood)?;
    let trimmed = line.trim();
    let floor = trimmed.ends_with('!');
    let mut words: Vec<&str> = trimmed.trim_end_matches('!').split_whitespace().collect();
    refuse_if(words.is_empty(), not_understood)?;
    let verb = words.remove(0).to_lowercase();
    let mut words = Words { room, words };
    let say = match verb.as_str() {
        "game" => RoomSay::Game { about: words.game_about()?, floor },
        "limit" => words.limit()?,
        "open" => words.open()?,
        "start" => RoomSay::Start { table: words.table()? },
        "last" => RoomSay::LastHands { table: words.table()? },
        "close" => RoomSay::Close { table: words.table()? },
        "broke" => RoomSay::Break { table: words.table()?, cards: words.cards()? },
        "button" => RoomSay::Button { table: words.table()?, cards: words.cards()? },
        "chairs" => RoomSay::Chairs { table: words.table()?, chairs: words.number()? },
        "setup" => RoomSay::Setup { table: words.table()? },
        "list" => RoomSay::List { game: words.game()?, who: words.someone()?, by_phone: false },
        "phone" => RoomSay::List { game: words.game()?, who: words.someone()?, by_phone: true },
        "off" => {
            let game = words.game()?;
            RoomSay::Off { game, player: words.waits(game)? }
        }
        "call" => words.call(floor)?,
        "here" => RoomSay::Here { player: words.player()? },
        "unseen" => {
            let game = words.game()?;
            RoomSay::Unseen { game, player: words.waits(game)? }
        }
        "decline" => RoomSay::Decline { table: words.table()?, player: words.player()? },
        "deposit" => RoomSay::Deposit { player: words.player()?, back: false },
        "refund" => RoomSay::Deposit { player: words.player()?, back: true },
        "lock" => words.lock(floor)?,
        "unlock" => RoomSay::Unlock { player: words.player()? },
        "seat" => {
            let (table, seat) = words.place()?;
            let stack = words.amount_at_end();
            RoomSay::Seat { table, seat, who: words.someone()?, stack, floor }
        }
        "change" => words.change(floor)?,
        "stay" => RoomSay::Stay { player: words.player()? },
        "move" => words.moves(floor)?,
        "refuse" => {
            let stack = words.amount_at_end();
            RoomSay::RefuseMove { player: words.player()?, stack }
        }
        "out" => {
            let stack = words.amount_at_end();
            RoomSay::Leave { player: words.player()?, stack }
        }
        "buy" => {
            let behind = words.last_is("behind");
            let amount = words.amount_at_end().ok_or_else(|| room.no_amount())?;
            RoomSay::Buy { player: words.player()?, amount, behind }
        }
        "came" => RoomSay::Arrived { player: words.player()? },
        "time" => words.time()?,
        "away" => words.away(floor)?,
        "missed" => words.missed()?,
        "absent" => RoomSay::Absent { player: words.player()? },
        "back" => {
            let stack = words.amount_at_end();
            RoomSay::Back { player: words.player()?, stack }
        }
        "posted" => RoomSay::Posted { player: words.player()? },
        "pick" => {
            let stack = words.amount_at_end().ok_or_else(|| room.no_amount())?;
            RoomSay::PickUp { player: words.player()?, stack, floor }
        }
        "over" => {
            let (table, seat) = words.place()?;
            let stack = words.amount_at_end().ok_or_else(|| room.no_amount())?;
            let seat = seat.ok_or_else(not_understood)?;
            RoomSay::Over { table, seat, who: words.someone()?, stack }
        }
        "apart" => words.pair(true)?,
        "together" => words.pair(false)?,
        "tier" => words.tier()?,
        "seen" => words.note(|on| PlayerNote::Seen { on })?,
        "note" => words.note(|text| PlayerNote::Text { text })?,
        "prop" => {
            RoomSay::Note { player: words.player()?, note: PlayerNote::House { house: true } }
        }
        "kill" => words.kill()?,
        "bar" => words.bar()?,
        _ => return Err(not_understood()),
    };
    refuse_if(!words.words.is_empty(), not_understood)?;
    Ok(say)
}

impl<'a> Words<'a> {
    fn first(&mut self) -> Result<&'a str, Refusal> {
        refuse_if(self.words.is_empty(), not_understood)?;
        Ok(self.words.remove(0))
    }

    fn peek(&self) -> &'a str {
        self.words.first().copied().unwrap_or("")
    }

    fn last_is(&mut self, word: &str) -> bool {
        let is = self.words.last().is_some_and(|last| last.eq_ignore_ascii_case(word));
        if is {
            self.words.pop();
        }
        is
    }

    fn rest(&mut self) -> String {
        std::mem::take(&mut self.words).join(" ")
    }

    fn number<T: std::str::FromStr>(&mut self) -> Result<T, Refusal> {
        self.first()?.parse().map_err(|_| not_understood())
    }

    /// A table by its number, or by a seat of it.
    fn table(&mut self) -> Result<u32, Refusal> {
        let table: u32 = self.number()?;
        refuse_if(!self.room.tables.contains_key(&table), || no_table(table))?;
        Ok(table)
    }

    /// A table, or a seat as "6.4".
    fn place(&mut self) -> Result<(u32, Option<u8>), Refusal> {
        let word = self.first()?;
        let (table, seat) =
            word.split_once('.').map_or((word, None), |(table, seat)| (table, Some(seat)));
        let table: u32 = table.parse().map_err(|_| not_understood())?;
        refuse_if(!self.room.tables.contains_key(&table), || no_table(table))?;
        let seat = seat.map(|seat| seat.parse().map_err(|_| not_understood())).transpose()?;
        Ok((table, seat))
    }

    /// A game by how its name begins, or by one of its tables; it may have a space, as in "2-5 PLO". The longest that answers is taken.
    fn game(&mut self) -> Result<u32, Refusal> {
        let answers = |typed: &str| -> Vec<u32> {
            let typed = typed.to_lowercase();
            let all: Vec<(u32, String)> = self
                .room
                .games
                .keys()
                .map(|game| (*game, self.room.game_name(*game).to_lowercase()))
                .collect();
            let whole = all.iter().find(|(_, name)| *name == typed);
            let begins = |name: &str| {
                name.strip_prefix(&typed).is_some_and(|rest| {
                    rest.is_empty() || rest.starts_with(' ') || typed.contains(' ')
                })
            };
            whole.map_or_else(
                || all.iter().filter(|(_, name)| begins(name)).map(|(game, _)| *game).collect(),
                |(game, _)| vec![*game],
            )
        };
        let mut best = (0, Vec::new());
        for many in 1..=self.words.len().min(4) {
            let typed = self.words.get(..many).unwrap_or_default().join(" ");
            let found = answers(&typed);
            if !found.is_empty() {
                best = (many, found);
            }
        }
        match best.1.as_slice() {
            [game] => {
                self.words.drain(..best.0);
                Ok(*game)
            }
            [] => Err(refuse!(
                Unknown,
                "cardroom-no-such-game",
                "There is no game {name}.",
                name = self.peek().to_string()
            )),
            several => Err(refuse!(
                BadValue,
                "cardroom-which-game",
                "Which game: {names}? Type more of its name.",
                names = several.iter().map(|game| self.room.game_name(*game)).collect::<Vec<_>>()
            )),
        }
    }

    /// The rest as the one player who is meant; nobody is guessed. A seat names the player in it.
    fn player(&mut self) -> Result<u32, Refusal> {
        let name = self.rest();
        self.named(&name, |_| true)
    }

    fn waits(&mut self, game: u32) -> Result<u32, Refusal> {
        let name = self.rest();
        let list = self.room.games.get(&game).map(|game| game.list.as_slice()).unwrap_or_default();
        self.named(&name, |player| list.iter().any(|one| one.player == player))
    }

    fn named(&self, name: &str, can: impl Fn(u32) -> bool) -> Result<u32, Refusal> {
        refuse_if(name.is_empty(), not_understood)?;
        if let Some(player) = self.at(name) {
            return Ok(player);
        }
        let called = self.room.called(name);
        let able: Vec<u32> = called.iter().copied().filter(|player| can(*player)).collect();
        match (able.as_slice(), called.as_slice()) {
            ([one], _) | ([], [one]) => Ok(*one),
            ([], []) => Err(refuse!(
                Unknown,
                "cardroom-nobody",
                "Nobody here is called {name}.",
                name = name.to_string()
            )),
            ([], several) | (several, _) => Err(refuse!(
                BadValue,
                "cash-which",
                "Which one: {names}? Type more of the name.",
                names = several.iter().map(|player| self.room.name(*player)).collect::<Vec<_>>()
            )),
        }
    }

    /// Whoever sits at a seat such as "6.4".
    fn at(&self, typed: &str) -> Option<u32> {
        let (table, seat) = typed.split_once('.')?;
        Some(self.room.seat(table.parse().ok()?, seat.parse().ok()?)?.player)
    }

    /// The rest as somebody known by this very name, or somebody new. A part of a known name is nobody's, but with “new” before it.
    fn someone(&mut self) -> Result<Someone, Refusal> {
        let new = self.words.len() > 1 && self.peek().eq_ignore_ascii_case("new");
        if new {
            self.first()?;
        }
        let name = self.rest();
        refuse_if(name.is_empty(), not_understood)?;
        if let Some(player) = self.room.called_exactly(&name).filter(|_| !new) {
            return Ok(Someone::Known { player });
        }
        let known = if new { Vec::new() } else { self.room.called(&name) };
        refuse_if(!known.is_empty(), || {
            refuse!(
                BadValue,
                "cardroom-known",
                "Known here: {names}. Type the whole name, or “new” before somebody else’s.",
                names = known.iter().map(|player| self.room.name(*player)).collect::<Vec<_>>()
            )
        })?;
        Ok(Someone::New { name, listed: None })
    }

    /// An amount that stands last, as the room's country writes it.
    fn amount_at_end(&mut self) -> Option<Money> {
        let last = self.words.last()?;
        if self.words.len() < 2
            || !last.starts_with(|sign: char| sign.is_ascii_digit())
            || last.contains('.') && self.at(last).is_some()
        {
            return None;
        }
        let amount = amount(self.room, last)?;
        self.words.pop();
        Some(amount)
    }

    /// Limits such as "2-5" or "1-2-5".
    fn limits(&mut self) -> Result<(Money, Money, Option<Money>), Refusal> {
        let word = self.first()?;
        let parts: Option<Vec<Money>> =
            word.split('-').map(|part| amount(self.room, part)).collect();
        match parts.as_deref() {
            Some([low, high]) => Ok((*low, *high, None)),
            Some([low, high, third]) => Ok((*low, *high, Some(*third))),
            _ => Err(not_understood()),
        }
    }

    /// A game: limits, letters such as "NLHE", "PLO" or "O8", then a range of the buy-in, "time 7", "kill", "must" or "chain".
    fn game_about(&mut self) -> Result<GameAbout, Refusal> {
        let (low, high, third) = self.limits()?;
        let letters = self.first()?;
        let lower = letters.to_lowercase();
        let split = [("nl", Betting::NoLimit), ("pl", Betting::PotLimit)];
        let found = split.into_iter().find_map(|(prefix, betting)| {
            Some((Kind::typed(lower.strip_prefix(prefix)?)?, betting))
        });
        let known = found.or_else(|| Some((Kind::typed(letters)?, Betting::Limit)));
        let (kind, betting) = known.ok_or_else(not_understood)?;
        let mut about = GameAbout { kind, betting, low, high, third, ..GameAbout::default() };
        while !self.words.is_empty() {
            match self.peek().to_lowercase().as_str() {
                "kill" => about.kill = Kill::Full,
                "half" => about.kill = Kill::Half,
                "must" => about.must_move = MustMove::Newest,
                "chain" => about.must_move = MustMove::DaisyChain,
                "twice" => about.run_twice = true,
                "time" => {
                    self.first()?;
                    let word = self.peek();
                    let each = amount(self.room, word).ok_or_else(|| self.room.no_amount())?;
                    about.takes = Takes::Time { each };
                }
                range if range.contains('-') => {
                    let (least, most, _) = self.limits()?;
                    about.least = Some(least);
                    about.most = Some(most);
                    continue;
                }
                word => {
                    let kind = Kind::typed(word)
                        .filter(|_| about.kind == Kind::Mix)
                        .ok_or_else(not_understood)?;
                    about.mix.insert(kind);
                }
            }
            self.first()?;
        }
        Ok(about)
    }

    fn limit(&mut self) -> Result<RoomSay, Refusal> {
        let game = self.game()?;
        let (low, high, _) = self.limits()?;
        let objections = if self.words.is_empty() { 0 } else { self.number()? };
        Ok(RoomSay::Limit { game, low, high, objections, takes: None })
    }

    fn open(&mut self) -> Result<RoomSay, Refusal> {
        let table = self.number()?;
        let game = self.game()?;
        let mut mix = BTreeSet::new();
        while let Some(kind) = Kind::typed(self.peek()) {
            mix.insert(kind);
            self.first()?;
        }
        let chairs = if self.words.is_empty() { None } else { Some(self.number()?) };
        Ok(RoomSay::OpenTable { table, game, chairs, mix })
    }

    /// Cards that were drawn: a name and its card, one after the other.
    fn cards(&mut self) -> Result<Vec<DrawnByHand>, Refusal> {
        let mut cards = Vec::new();
        let mut name: Vec<&str> = Vec::new();
        for word in std::mem::take(&mut self.words) {
            match Card::typed(word.trim_end_matches(',')) {
                Some(card) if !name.is_empty() => {
                    let player = self.named(&name.join(" "), |_| true)?;
                    cards.push(DrawnByHand { player, card });
                    name.clear();
                }
                _ => name.push(word),
            }
        }
        refuse_if(!name.is_empty(), not_understood)?;
        Ok(cards)
    }

    fn call(&mut self, floor: bool) -> Result<RoomSay, Refusal> {
        let game = self.game()?;
        let last = self.words.last().and_then(|last| last.parse().ok());
        let table = last.filter(|table| self.room.tables.contains_key(table));
        if table.is_some() {
            self.words.pop();
        }
        let player = if self.words.is_empty() { None } else { Some(self.waits(game)?) };
        Ok(RoomSay::Call { game, player, table, floor })
    }

    fn lock(&mut self, floor: bool) -> Result<RoomSay, Refusal> {
        let (table, seat) = self.place()?;
        let reason = if self.last_is("pot") {
            LockReason::InAPot
        } else if self.last_is("need") {
            LockReason::Need
        } else {
            LockReason::Comes
        };
        let free = || self.room.tables.get(&table).and_then(|table| table.free().first().copied());
        let seat = seat.or_else(free).ok_or_else(not_understood)?;
        Ok(RoomSay::Lock { table, seat, who: self.someone()?, reason, floor })
    }

    /// A player who wants another seat, or "table" and a number; a free seat is taken at once.
    fn change(&mut self, floor: bool) -> Result<RoomSay, Refusal> {
        let number = self
            .words
            .last()
            .and_then(|last| last.parse::<u32>().ok())
            .filter(|_| self.words.len() > 1);
        if number.is_some() {
            self.words.pop();
        }
        let table = self.last_is("table").then_some(number).flatten();
        let player = self.player()?;
        let seat = number.filter(|_| table.is_none()).and_then(|seat| u8::try_from(seat).ok());
        let at = self.room.seat_of(player).and_then(|(table, _)| self.room.tables.get(&table));
        let free = |seat: &u8| at.is_some_and(|table| table.free().contains(seat));
        Ok(match seat.filter(free) {
            Some(seat) => RoomSay::Change { player, seat, floor },
            None => RoomSay::Wish { player, seat, table },
        })
    }

    fn moves(&mut self, floor: bool) -> Result<RoomSay, Refusal> {
        let is_place = |word: &&str| {
            let table = word.split('.').next().and_then(|table| table.parse().ok());
            table.is_some_and(|table| self.room.tables.contains_key(&table))
        };
        let at = self
            .words
            .iter()
            .rposition(is_place)
            .filter(|at| *at > 0 && self.words.len() <= at.saturating_add(2));
        // The amount behind a table may be a table's number too: the first of two numbers is the place.
        let before = at.and_then(|at| at.checked_sub(1)).filter(|before| *before > 0);
        let at = before
            .filter(|before| self.words.get(*before).is_some_and(is_place))
            .or(at)
            .ok_or_else(not_understood)?;
        let mut after = self.words.split_off(at);
        let place = after.remove(0);
        let stack = if after.is_empty() { None } else { amount(self.room, after.remove(0)) };
        let mut words = Words { room: self.room, words: vec![place] };
        let (table, seat) = words.place()?;
        Ok(RoomSay::Move { player: self.player()?, table, seat, stack, floor })
    }

    fn time(&mut self) -> Result<RoomSay, Refusal> {
        let table = self.table()?;
        let pot = self.last_is("pot");
        let mut without = BTreeSet::new();
        if self.peek().eq_ignore_ascii_case("without") {
            self.first()?;
            for name in self.rest().split(',') {
                without.insert(self.named(name.trim(), |_| true)?);
            }
        }
        Ok(RoomSay::Collect { table, pot, without })
    }

    /// A player, for so many minutes, "with" chips that are taken along.
    fn away(&mut self, floor: bool) -> Result<RoomSay, Refusal> {
        let with = self.words.iter().position(|word| word.eq_ignore_ascii_case("with"));
        let safe = match with.map(|at| self.words.split_off(at)) {
            Some(words) => Some(
                words
                    .get(1)
                    .and_then(|word| amount(self.room, word))
                    .ok_or_else(|| self.room.no_amount())?,
            ),
            None => None,
        };
        let minutes =
            self.words.last().and_then(|last| last.parse().ok()).filter(|_| self.words.len() > 1);
        if minutes.is_some() {
            self.words.pop();
        }
        Ok(RoomSay::Away { player: self.player()?, minutes, safe, floor })
    }

    fn missed(&mut self) -> Result<RoomSay, Refusal> {
        let mut blinds = BTreeSet::new();
        loop {
            let found: &[Blind] = match self.words.last().map(|word| word.to_lowercase()).as_deref()
            {
                Some("small") => &[Blind::Small],
                Some("big") => &[Blind::Big],
                Some("straddle") => &[Blind::Straddle],
                Some("both") => &[Blind::Small, Blind::Big],
                Some("all") => &[Blind::Small, Blind::Big, Blind::Straddle],
                _ => break,
            };
            blinds.extend(found);
            self.words.pop();
        }
        if blinds.is_empty() {
            blinds.insert(Blind::Big);
        }
        Ok(RoomSay::Missed { player: self.player()?, blinds })
    }

    fn pair(&mut self, apart: bool) -> Result<RoomSay, Refusal> {
        let both = self.rest();
        let (one, other) = both.split_once('+').ok_or_else(not_understood)?;
        let one = self.named(one.trim(), |_| true)?;
        Ok(RoomSay::Apart { one, other: self.named(other.trim(), |_| true)?, apart })
    }

    fn tier(&mut self) -> Result<RoomSay, Refusal> {
        let place: u32 = self.number()?;
        let tier = place.checked_sub(1);
        Ok(RoomSay::Note { player: self.player()?, note: PlayerNote::Tier { tier } })
    }

    /// A name, a colon and what is noted.
    fn note(&mut self, of: impl Fn(String) -> PlayerNote) -> Result<RoomSay, Refusal> {
        let all = self.rest();
        let (name, text) = all.split_once(':').ok_or_else(not_understood)?;
        let text = shuffle_up_engine::base::words::clean_text(text, 120);
        Ok(RoomSay::Note { player: self.named(name.trim(), |_| true)?, note: of(text) })
    }

    fn kill(&mut self) -> Result<RoomSay, Refusal> {
        let table = self.table()?;
        let what = if self.last_is("posted") {
            KillSaid::Posted
        } else if self.last_is("leg") {
            KillSaid::LegUp
        } else {
            KillSaid::Must
        };
        if self.words.is_empty() {
            return Ok(RoomSay::Kill { table, player: None, what: KillSaid::Neutral });
        }
        Ok(RoomSay::Kill { table, player: Some(self.player()?), what })
    }

    fn bar(&mut self) -> Result<RoomSay, Refusal> {
        let table = self.table()?;
        let minutes =
            self.words.pop().and_then(|last| last.parse().ok()).ok_or_else(not_understood)?;
        Ok(RoomSay::Bar { player: self.player()?, table: Some(table), minutes })
    }
}

fn no_table(table: u32) -> Refusal {
    refuse!(Unknown, "cardroom-no-table", "There is no table {number}.", number = table)
}

/// An amount as the room's country writes it, or with a point or a comma where that cannot be anything else.
fn amount(room: &Room, typed: &str) -> Option<Money> {
    let decimals = room.settings().currency.decimals;
    crate::typed::plain_amount(typed, &room.customs(), decimals)
}
