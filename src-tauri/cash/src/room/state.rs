//! The state of a card room: the fold of its lines in force.

use super::about::{GameAbout, RoomAbout};
use super::cards::Card;
use super::kinds::Kind;
use crate::prelude::*;
use crate::said::Who;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::finding::{Answers, Wanted};

/// A card room.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Room {
    /// Its settings; absent before it is opened.
    pub about: Option<RoomAbout>,
    /// Its games by number.
    pub games: BTreeMap<u32, Game>,
    /// Its tables by number, the closed ones too.
    pub tables: BTreeMap<u32, Table>,
    /// Everybody who was named, by number.
    pub players: BTreeMap<u32, Player>,
    /// Pairs who may not sit together, the lower number first.
    pub apart: BTreeSet<(u32, u32)>,
    /// The money that changed hands, in order.
    pub ledger: Vec<Entry>,
    /// The last place in a list that was given.
    pub(crate) places: u32,
}

/// A game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Game {
    /// Its settings.
    pub about: GameAbout,
    /// Who waits, in the order in which they signed up.
    pub list: Vec<Waiting>,
}

/// A name on a waiting list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The player.
    pub player: u32,
    /// When the name was added.
    pub at: Millis,
    /// Its turn among those of the same time: the number of its line.
    pub turn: u32,
    /// Why it does not stand by its time.
    pub standing: Standing,
    /// When it was called, and for which table.
    pub called: Option<Called>,
    /// It was called and not seen, and is passed over until it is at the desk again.
    pub passed: bool,
}

/// Why a name on a waiting list stands where it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "RoomStanding")]
pub enum Standing {
    /// It had a seat by the card that it drew, and was not back in time.
    First {},
    /// From a broken game, by the card: 1 is the highest.
    Broken {
        /// The place by the card.
        place: u32,
    },
    /// By tier and time.
    ByTime {},
    /// From a broken game with a missed blind: by time, whatever its tier.
    Foot {},
}

impl Default for Standing {
    fn default() -> Self {
        Self::ByTime {}
    }
}

/// What decides the place of a name on a waiting list: its group, the group's card or its tier, then its time and its turn.
pub type Place = (u8, u32, u32, Millis, u32);

/// A call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Called {
    /// When.
    pub at: Millis,
    /// For which table.
    pub table: u32,
    /// When the player arrived there.
    pub here: Option<Millis>,
}

/// A table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Table {
    /// Its game.
    pub game: u32,
    /// How far it is.
    pub phase: Phase,
    /// When it was opened.
    pub opened: Millis,
    /// When it started to play.
    pub started: Option<Millis>,
    /// Its chairs now.
    pub chairs: u8,
    /// The mix that it plays, where it is not the game's.
    pub mix: BTreeSet<Kind>,
    /// Who sits there, by seat.
    pub seats: BTreeMap<u8, Seat>,
    /// Who wants another seat or table, first asked first.
    pub wishes: Vec<Wish>,
    /// The order in which its players move on, where it is a must-move table.
    pub order: Vec<u32>,
    /// Who drew for the button, and who has it.
    pub button: Option<u32>,
    /// Those who drew for it.
    pub drew: BTreeSet<u32>,
    /// When its setup came.
    pub setup: Option<Millis>,
    /// The half hours that were collected: the time when the last one was due.
    pub collected: Option<Millis>,
    /// It was a main game while three tables ran.
    pub was_main: bool,
    /// Who has the kill button.
    pub kill: Option<KillButton>,
    /// Chips that were brought here and not carried away.
    pub chips: Money,
}

/// How far a table is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomPhase")]
pub enum Phase {
    /// Names are gathered.
    #[default]
    Forming,
    /// It plays.
    Running,
    /// It plays its last hands.
    Breaking,
    /// It is closed.
    Closed,
}

/// A seat that is taken or kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Seat {
    /// Whose it is.
    pub player: u32,
    /// Since when.
    pub since: Millis,
    /// Its player's place on the waiting list of the game.
    pub place: Option<Place>,
    /// The chips as they were last said.
    pub stack: Money,
    /// Chips that are bought and not there yet.
    pub behind: Money,
    /// It is kept for a player who does not sit there yet.
    pub lock: Option<Lock>,
    /// Its player is away.
    pub away: Option<Away>,
    /// The blinds that its player owes.
    pub owes: BTreeSet<Blind>,
    /// Who plays over, and with which chips.
    pub over: Option<Over>,
    /// Time was collected since its player came, or the player was let off for one half hour.
    pub paid_time: bool,
}

/// A seat that is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lock {
    /// Since when.
    pub at: Millis,
    /// For what.
    pub reason: LockReason,
    /// The table was new then.
    pub new_game: bool,
}

/// For what a seat is kept.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomLock")]
pub enum LockReason {
    /// The player comes.
    #[default]
    Comes,
    /// The player plays a pot elsewhere: until that hand ends.
    InAPot,
    /// The player is away and has it by the card: until due for the big blind.
    Drawn,
    /// The player needs this seat.
    Need,
}

/// An absence.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Away {
    /// Since when.
    pub since: Millis,
    /// For how many minutes by notice.
    pub notice: Option<u32>,
    /// When the first blind was missed.
    pub missed: Option<Millis>,
    /// When an absent button came.
    pub absent: Vec<Millis>,
    /// The chips that the player took along for safety; absent where they stayed.
    pub safe: Option<Money>,
    /// The player left as the third and was told so.
    pub third: bool,
}

/// Who plays over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Over {
    /// The player.
    pub player: u32,
    /// The chips.
    pub stack: Money,
    /// The owner is back: it ends at the next blind.
    pub ends: bool,
}

/// A blind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomBlind")]
pub enum Blind {
    Small,
    Big,
    Straddle,
}

/// Somebody who wants another seat, or another table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wish {
    /// The player.
    pub player: u32,
    /// When it was said.
    pub at: Millis,
    /// This seat; absent for any.
    pub seat: Option<u8>,
    /// Another table of the game.
    pub table: Option<u32>,
}

/// Who has a kill button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KillButton {
    /// The player.
    pub player: u32,
    /// What is to be posted; 0 with one leg up.
    pub owes: Money,
}

/// Somebody who was named.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The number on the house's list of players, where it is known.
    pub listed: Option<u32>,
    /// The tier of the player card: its place among the room's, 0 for the highest.
    pub tier: Option<u32>,
    /// When age and identity were seen, and on what.
    pub seen: Option<(Millis, String)>,
    /// A skills or proposition player: told on request only.
    pub house: bool,
    /// A note, such as a guest behind the seat.
    pub note: String,
    /// Chips bought.
    pub bought: Money,
    /// Chips cashed out.
    pub cashed: Money,
    /// Chips that the house keeps since they were picked up.
    pub kept: Money,
    /// Time that was collected.
    pub time: Money,
    /// The deposit for a place.
    pub deposit: Money,
    /// What was cashed out last of each game, and when.
    pub left: BTreeMap<u32, (Millis, Money)>,
    /// The games in which the short buy-in is used.
    pub short: BTreeSet<u32>,
    /// Where the player may not play, and until when.
    pub barred: Vec<Bar>,
    /// A kill that is to be posted before any other game.
    pub owes_kill: Money,
    /// The absences that are over.
    pub absences: Vec<Absence>,
}

/// Where a player may not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "RoomBar")]
pub struct Bar {
    /// This game and its list; absent for the table alone.
    pub game: Option<u32>,
    /// This table.
    pub table: Option<u32>,
    /// Until when, in milliseconds since the beginning of 1970.
    pub until: Millis,
}

/// An absence that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Absence {
    /// From which table.
    pub table: u32,
    /// From when.
    pub from: Millis,
    /// Until when.
    pub to: Millis,
}

/// Money that changed hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// Of which player; absent for a whole table.
    pub player: Option<u32>,
    /// At which table.
    pub table: Option<u32>,
    /// What for.
    pub purpose: Purpose,
    /// The amount: above 0 into the house, below 0 out of it.
    pub amount: Money,
}

/// What money was for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomPurpose")]
pub enum Purpose {
    /// Chips bought at the cage.
    Chips,
    /// Chips cashed out.
    CashOut,
    /// A deposit taken or given back.
    Deposit,
    /// Time for the house, paid in chips.
    Time,
    /// Time of a player over, into the pot.
    TimeInPot,
}

/// A card that a player drew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "RoomDrew")]
pub struct Drew {
    /// Who.
    pub who: Who,
    /// The card; absent for a player for whom none is drawn.
    #[serde(default)]
    pub card: Option<Card>,
}

impl Room {
    /// The settings; the usual ones before it is opened.
    pub fn settings(&self) -> RoomAbout {
        self.about.clone().unwrap_or_default()
    }

    /// How this room writes numbers and amounts.
    pub fn customs(&self) -> Customs {
        let about = self.about.as_ref();
        about.map_or_else(Customs::default, |about| {
            Customs::new(&about.currency, about.locale.as_deref())
        })
    }

    /// An amount as a sentence says it.
    pub fn money(&self, amount: Money) -> String {
        self.customs().money(amount)
    }

    /// A game's name, such as "2-5 NLHE"; empty for none.
    pub fn game_name(&self, game: u32) -> String {
        let currency = self.settings().currency;
        let name = |game: &Game| game.about.name(|amount| currency.plain(amount));
        self.games.get(&game).map_or_else(String::new, name)
    }

    /// A player's name; empty for nobody.
    pub fn name(&self, player: u32) -> String {
        self.players.get(&player).map_or_else(String::new, |player| player.name.clone())
    }

    /// A player as a line names one.
    pub fn who(&self, player: u32) -> Who {
        let listed = self.players.get(&player).and_then(|player| player.listed);
        Who { player, name: self.name(player), listed }
    }

    /// Where a player plays, or has chips while away.
    pub fn seat_of(&self, player: u32) -> Option<(u32, u8)> {
        self.seat_where(|seat| seat.player == player && !seat.is_kept())
    }

    /// Where a seat is kept for a player who has no chips there yet.
    pub fn lock_of(&self, player: u32) -> Option<(u32, u8)> {
        self.seat_where(|seat| seat.player == player && seat.is_kept())
    }

    fn seat_where(&self, is: impl Fn(&Seat) -> bool) -> Option<(u32, u8)> {
        let at = |table: &Table| table.seats.iter().find(|(_, seat)| is(seat)).map(|(at, _)| *at);
        self.tables.iter().find_map(|(number, table)| Some((*number, at(table)?)))
    }

    /// The seat itself.
    pub fn seat(&self, table: u32, seat: u8) -> Option<&Seat> {
        self.tables.get(&table)?.seats.get(&seat)
    }

    /// Where a player plays over.
    pub fn over_of(&self, player: u32) -> Option<(u32, u8)> {
        let over = |table: &Table| {
            let mut seats = table.seats.iter();
            seats
                .find(|(_, seat)| seat.over.is_some_and(|over| over.player == player))
                .map(|(at, _)| *at)
        };
        self.tables.iter().find_map(|(number, table)| Some((*number, over(table)?)))
    }

    /// The tables of a game that are not closed, in the order in which they started; those that form come last.
    pub fn tables_of(&self, game: u32) -> Vec<(u32, &Table)> {
        let mut tables: Vec<(u32, &Table)> = self
            .tables
            .iter()
            .filter(|(_, table)| table.game == game && table.phase != Phase::Closed)
            .map(|(number, table)| (*number, table))
            .collect();
        tables.sort_by_key(|(number, table)| (table.started.unwrap_or(Millis::MAX), *number));
        tables
    }

    /// The players who sit at a table or have a seat kept there and may not sit with this one.
    pub fn kept_apart(&self, player: u32, table: u32) -> Option<u32> {
        let there = self.tables.get(&table)?;
        let other = |one: u32| if one < player { (one, player) } else { (player, one) };
        let players = there.seats.values().flat_map(|seat| {
            [Some(seat.player), seat.over.map(|over| over.player)].into_iter().flatten()
        });
        players.into_iter().find(|one| self.apart.contains(&other(*one)))
    }

    /// The players whose names answer to what is typed: the one of this very name, or else all whose name has it somewhere.
    pub fn called(&self, typed: &str) -> Vec<u32> {
        let wanted = Wanted::of(typed);
        if wanted.is_anybody() {
            return Vec::new();
        }
        let answers =
            |(id, player): (&u32, &Player)| Some((*id, wanted.found_in_text(&player.name)?));
        let found: Vec<(u32, Answers)> = self.players.iter().filter_map(answers).collect();
        let whole = found.iter().find(|(_, answers)| *answers == Answers::Whole);
        whole.map_or_else(|| found.iter().map(|(id, _)| *id).collect(), |(id, _)| vec![*id])
    }
}

impl Room {
    /// The player of this very name.
    pub fn called_exactly(&self, typed: &str) -> Option<u32> {
        let wanted = Wanted::of(typed);
        let whole = |player: &Player| wanted.found_in_text(&player.name) == Some(Answers::Whole);
        let found = self.players.iter().find(|(_, player)| !wanted.is_anybody() && whole(player));
        found.map(|(number, _)| *number)
    }
}

impl Seat {
    /// Whether it is kept for a player whose chips are not there yet. Who drew it from a broken game has chips there.
    pub fn is_kept(&self) -> bool {
        self.lock.is_some_and(|lock| lock.reason != LockReason::Drawn)
    }
}

impl Table {
    /// A player's seat.
    pub fn seat_of(&self, player: u32) -> Option<u8> {
        self.seats.iter().find(|(_, seat)| seat.player == player).map(|(at, _)| *at)
    }

    /// The seats that nobody has, from the first.
    pub fn free(&self) -> Vec<u8> {
        (1..=self.chairs).filter(|seat| !self.seats.contains_key(seat)).collect()
    }

    /// How many sit there or have a seat kept.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// Those who sit there and play.
    pub fn seated(&self) -> impl Iterator<Item = (u8, &Seat)> {
        self.seats.iter().filter(|(_, seat)| seat.lock.is_none()).map(|(at, seat)| (*at, seat))
    }
}
