//! What is said to a card room, and the lines that keep it.

use super::about::{GameAbout, RoomAbout, Takes};
use super::cards::Card;
use super::kinds::Kind;
use super::state::{Bar, Blind, Drew, LockReason, Standing};
use crate::prelude::*;
use crate::said::Who;

/// Somebody of the room, or somebody new.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "RoomSomeone")]
pub enum Someone {
    /// Known to the room.
    Known {
        /// The player's number.
        player: u32,
    },
    /// New tonight.
    New {
        /// The name.
        name: String,
        /// The number on the house's list of players, where it is known.
        #[serde(default)]
        listed: Option<u32>,
    },
}

/// What a person says to a room. A refusal by a rule that leaves it to the floor is overruled by `floor`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RoomSay {
    /// Opens the room: the first line.
    Open {
        /// Its settings.
        about: RoomAbout,
    },
    /// Changes the settings; the currency stays.
    Settings {
        /// The settings.
        about: RoomAbout,
    },
    /// Adds a game.
    Game {
        /// Its settings.
        about: GameAbout,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Changes a game's settings, but for its limit.
    Placard {
        /// The game.
        game: u32,
        /// Its settings.
        about: GameAbout,
    },
    /// Proposes another limit, against so many objections.
    Limit {
        /// The game.
        game: u32,
        /// The new low limit.
        low: Money,
        /// The new high limit.
        high: Money,
        /// How many object.
        objections: u32,
        /// What the house takes then; absent for as before.
        #[serde(default)]
        takes: Option<Takes>,
    },
    /// Opens a table: names are gathered.
    OpenTable {
        /// Its number.
        table: u32,
        /// Its game.
        game: u32,
        /// Its chairs; absent for the game's.
        #[serde(default)]
        chairs: Option<u8>,
        /// Its mix, where it is not the game's.
        #[serde(default)]
        mix: BTreeSet<Kind>,
    },
    /// Starts to play at a table.
    Start {
        /// The table.
        table: u32,
    },
    /// Says that a table plays its last hands.
    LastHands {
        /// The table.
        table: u32,
    },
    /// Closes an empty table.
    Close {
        /// The table.
        table: u32,
    },
    /// Breaks a table: each player draws a card, by the seed where none is given.
    Break {
        /// The table.
        table: u32,
        /// Cards that were drawn by hand.
        #[serde(default)]
        cards: Vec<DrawnByHand>,
    },
    /// Gives a table another number of chairs.
    Chairs {
        /// The table.
        table: u32,
        /// The chairs.
        chairs: u8,
    },
    /// Adds a name to a waiting list.
    List {
        /// The game.
        game: u32,
        /// Who.
        who: Someone,
        /// By phone.
        #[serde(default)]
        by_phone: bool,
    },
    /// Removes a name from a waiting list.
    Off {
        /// The game.
        game: u32,
        /// The player.
        player: u32,
    },
    /// Calls a name.
    Call {
        /// The game.
        game: u32,
        /// The player; absent for the next name.
        #[serde(default)]
        player: Option<u32>,
        /// The table; absent for the one that needs a player most.
        #[serde(default)]
        table: Option<u32>,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Notes that a player has come: to the table after a call, or back to the desk.
    Here {
        /// The player.
        player: u32,
    },
    /// Notes that a name was called and did not come.
    Unseen {
        /// The game.
        game: u32,
        /// The player.
        player: u32,
    },
    /// Notes that a name declines a new game.
    Decline {
        /// The table that forms.
        table: u32,
        /// The player.
        player: u32,
    },
    /// Puts a deposit down for a place, or gives it back.
    Deposit {
        /// The player.
        player: u32,
        /// It is given back.
        #[serde(default)]
        back: bool,
    },
    /// Keeps a seat for a player.
    Lock {
        /// The table.
        table: u32,
        /// The seat.
        seat: u8,
        /// Who.
        who: Someone,
        /// For what.
        #[serde(default)]
        reason: LockReason,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Releases a seat that was kept.
    Unlock {
        /// The player.
        player: u32,
    },
    /// Seats a player with chips.
    Seat {
        /// The table.
        table: u32,
        /// The seat; absent for the one that is kept for the player, or the first free one.
        #[serde(default)]
        seat: Option<u8>,
        /// Who.
        who: Someone,
        /// The chips; absent for those that the player has, or the least buy-in.
        #[serde(default)]
        stack: Option<Money>,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Puts a player on the list for another seat of the table, or for another table of the game.
    Wish {
        /// The player.
        player: u32,
        /// This seat; absent for any.
        #[serde(default)]
        seat: Option<u8>,
        /// Another table.
        #[serde(default)]
        table: Option<u32>,
    },
    /// Removes a player from that list.
    Stay {
        /// The player.
        player: u32,
    },
    /// Changes the seat of a player at the table.
    Change {
        /// The player.
        player: u32,
        /// The new seat.
        seat: u8,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Moves a player to another table.
    Move {
        /// The player.
        player: u32,
        /// The table.
        table: u32,
        /// The seat; absent for the first free one.
        #[serde(default)]
        seat: Option<u8>,
        /// The chips that go along; absent for those that were last said.
        #[serde(default)]
        stack: Option<Money>,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Notes that a player refuses to move on to the main game.
    RefuseMove {
        /// The player.
        player: u32,
        /// The chips that are cashed out.
        #[serde(default)]
        stack: Option<Money>,
    },
    /// A player leaves with chips.
    Leave {
        /// The player.
        player: u32,
        /// The chips; absent for those that were last said.
        #[serde(default)]
        stack: Option<Money>,
    },
    /// A player buys chips at the cage.
    Buy {
        /// The player.
        player: u32,
        /// The amount.
        amount: Money,
        /// They are on their way.
        #[serde(default)]
        behind: bool,
    },
    /// Chips that were on their way have come.
    Arrived {
        /// The player.
        player: u32,
    },
    /// A player is away from the table.
    Away {
        /// The player.
        player: u32,
        /// For so many minutes, as the floor was told.
        #[serde(default)]
        minutes: Option<u32>,
        /// The chips that the player takes along for safety.
        #[serde(default)]
        safe: Option<Money>,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// A player missed these blinds.
    Missed {
        /// The player.
        player: u32,
        /// The blinds.
        blinds: BTreeSet<Blind>,
    },
    /// The next dealer gives an absent button.
    Absent {
        /// The player.
        player: u32,
    },
    /// A player is back.
    Back {
        /// The player.
        player: u32,
        /// The chips brought back, where they were taken along.
        #[serde(default)]
        stack: Option<Money>,
    },
    /// A player has posted what was owed, or waited for the big blind.
    Posted {
        /// The player.
        player: u32,
    },
    /// Picks up the chips of an absent player, counted.
    PickUp {
        /// The player.
        player: u32,
        /// The chips.
        stack: Money,
        /// The floor decides.
        #[serde(default)]
        floor: bool,
    },
    /// Lets a player play over an absent one.
    Over {
        /// The table.
        table: u32,
        /// The seat.
        seat: u8,
        /// Who.
        who: Someone,
        /// The chips.
        stack: Money,
    },
    /// Collects the half hour that is due at a table.
    Collect {
        /// The table.
        table: u32,
        /// From one pot.
        #[serde(default)]
        pot: bool,
        /// Those who do not pay.
        #[serde(default)]
        without: BTreeSet<u32>,
    },
    /// A setup came to a table.
    Setup {
        /// The table.
        table: u32,
    },
    /// Draws the button of a new game, by the seed where no cards are given.
    Button {
        /// The table.
        table: u32,
        /// Cards that were drawn by hand.
        #[serde(default)]
        cards: Vec<DrawnByHand>,
    },
    /// Keeps two players apart, or no longer.
    Apart {
        /// One.
        one: u32,
        /// The other.
        other: u32,
        /// They are kept apart.
        apart: bool,
    },
    /// Notes something about a player.
    Note {
        /// The player.
        player: u32,
        /// What.
        note: PlayerNote,
    },
    /// A kill button.
    Kill {
        /// The table.
        table: u32,
        /// Whose it is; absent where it is nobody's.
        #[serde(default)]
        player: Option<u32>,
        /// What became of it.
        what: KillSaid,
    },
    /// Bars a player from a game or from a table.
    Bar {
        /// The player.
        player: u32,
        /// From this table; absent for the game that the player is in.
        #[serde(default)]
        table: Option<u32>,
        /// For so many minutes.
        minutes: u32,
    },
    /// Any of these as it is typed, such as `list 2-5 Anna`.
    Typed {
        /// The words.
        line: String,
    },
}

/// A card that was drawn by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "RoomDrawn")]
pub struct DrawnByHand {
    /// Who drew it.
    pub player: u32,
    /// The card.
    pub card: Card,
}

/// A note about a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "RoomPlayerNote")]
pub enum PlayerNote {
    /// The tier of the card: its place among the room's, 0 for the highest; absent for none.
    Tier {
        /// The place.
        tier: Option<u32>,
    },
    /// Age and identity were seen on this.
    Seen {
        /// What, such as the number of a card.
        on: String,
    },
    /// A skills or proposition player, or no longer.
    House {
        /// It is one.
        house: bool,
    },
    /// Anything, such as a guest behind the seat.
    Text {
        /// The words.
        text: String,
    },
}

/// What became of a kill button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomKillSaid")]
pub enum KillSaid {
    /// A player has one leg up.
    LegUp,
    /// A player must kill the next pot.
    Must,
    /// The kill is posted.
    Posted,
    /// The button is nobody's.
    Neutral,
}

/// Why a player sits down at another table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomMoved")]
pub enum Why {
    /// Must move on to the main game.
    MustMove,
    /// To another table of the same game.
    Transfer,
    /// To another game.
    OtherGame,
}

/// Where a player of a broken game goes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "RoomBroken")]
pub struct Broken {
    /// Who, and the card.
    pub drew: Drew,
    /// To this table and seat; absent for a place on the list.
    #[serde(default)]
    pub to: Option<(u32, u8)>,
    /// The standing on the list.
    #[serde(default)]
    pub standing: Standing,
}

/// The line that keeps what was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoomSaid {
    /// The room is open.
    Opened { about: RoomAbout },
    /// It has other settings.
    SettingsChanged { about: RoomAbout },
    /// It has a further game.
    GameAdded { game: u32, about: GameAbout },
    /// A game has other settings.
    PlacardChanged { game: u32, about: GameAbout },
    /// A game has another limit.
    LimitChanged { game: u32, low: Money, high: Money, takes: Takes, objections: u32 },
    /// A table forms.
    TableOpened {
        table: u32,
        game: u32,
        chairs: u8,
        #[serde(default)]
        mix: BTreeSet<Kind>,
    },
    /// A table plays; so its players move on, where it is a must-move table.
    Started { table: u32, order: Vec<u32> },
    /// A table plays its last hands.
    LastHands { table: u32 },
    /// An empty table is closed.
    Closed { table: u32 },
    /// A table broke: each player with card and place, and the order of a table that becomes the must-move again.
    Broke { table: u32, players: Vec<Broken>, order: Vec<u32> },
    /// A table has so many chairs.
    ChairsChanged { table: u32, chairs: u8 },
    /// A name waits.
    Listed {
        game: u32,
        who: Who,
        #[serde(default)]
        by_phone: bool,
    },
    /// A name waits no longer.
    OffList { game: u32, who: Who },
    /// A name is called for a table.
    Called { game: u32, who: Who, table: u32 },
    /// A player has come.
    Here { who: Who },
    /// A name was called and did not come.
    Unseen { game: u32, who: Who, out: bool },
    /// A name declined a new game.
    Declined { table: u32, game: u32, who: Who, loses_place: bool },
    /// A deposit was taken, or below 0 given back.
    Deposited { who: Who, amount: Money },
    /// A seat is kept.
    Locked { table: u32, seat: u8, who: Who, reason: LockReason },
    /// A seat is no longer kept; a player who drew it heads the list.
    Unlocked {
        table: u32,
        seat: u8,
        who: Who,
        #[serde(default)]
        to_list: bool,
    },
    /// A player sits down, with chips bought and chips that come along.
    Seated {
        table: u32,
        seat: u8,
        who: Who,
        bought: Money,
        #[serde(default)]
        along: Money,
        #[serde(default)]
        short: bool,
        #[serde(default)]
        floor: bool,
    },
    /// A player wants another seat or table.
    Wished {
        table: u32,
        who: Who,
        #[serde(default)]
        seat: Option<u8>,
        #[serde(default)]
        to: Option<u32>,
    },
    /// A player wants none.
    Stays { table: u32, who: Who },
    /// A player has another seat of the table.
    SeatChanged {
        table: u32,
        who: Who,
        from: u8,
        to: u8,
        #[serde(default)]
        floor: bool,
    },
    /// A player has a seat at another table.
    Moved {
        who: Who,
        from: u32,
        table: u32,
        seat: u8,
        stack: Money,
        bought: Money,
        why: Why,
        #[serde(default)]
        floor: bool,
    },
    /// A player would not move on, and left.
    RefusedMove { who: Who, table: u32, amount: Money, until: Millis },
    /// A player left with chips; without a table they were kept by the house.
    Left {
        who: Who,
        #[serde(default)]
        table: Option<u32>,
        amount: Money,
    },
    /// A player bought chips at the cage.
    Bought {
        who: Who,
        table: u32,
        amount: Money,
        #[serde(default)]
        behind: bool,
    },
    /// They have come.
    ChipsCame { who: Who, table: u32 },
    /// A player is away.
    Away {
        who: Who,
        table: u32,
        #[serde(default)]
        minutes: Option<u32>,
        #[serde(default)]
        safe: Option<Money>,
        #[serde(default)]
        third: bool,
    },
    /// A player missed blinds.
    Missed { who: Who, table: u32, blinds: BTreeSet<Blind> },
    /// A player has an absent button.
    Absent { who: Who, table: u32 },
    /// A player is back.
    Back {
        who: Who,
        table: u32,
        #[serde(default)]
        stack: Option<Money>,
    },
    /// A player owes no blind.
    Posted { who: Who, table: u32, amount: Money },
    /// The chips of an absent player were picked up.
    PickedUp {
        who: Who,
        table: u32,
        amount: Money,
        #[serde(default)]
        floor: bool,
    },
    /// A player plays over an absent one.
    PlaysOver { table: u32, seat: u8, who: Who, stack: Money },
    /// The half hour that was due at this time is paid.
    Collected {
        table: u32,
        due: Millis,
        each: Money,
        paid: Vec<u32>,
        #[serde(default)]
        over: Vec<u32>,
        #[serde(default)]
        pot: bool,
    },
    /// A table has a new setup.
    SetupCame { table: u32 },
    /// The button was drawn.
    ButtonDrawn { table: u32, cards: Vec<Drew>, who: Who },
    /// Two are kept apart, or no longer.
    Apart { one: Who, other: Who, apart: bool },
    /// Something is noted of a player.
    Noted { who: Who, note: PlayerNote },
    /// What became of a kill button.
    Kill {
        table: u32,
        #[serde(default)]
        who: Option<Who>,
        what: KillSaid,
        amount: Money,
    },
    /// A player may not play somewhere.
    Barred { who: Who, bar: Bar },
}

impl RoomSaid {
    /// The players whom a line names.
    fn named(&mut self) -> Vec<&mut Who> {
        match self {
            Self::Listed { who, .. }
            | Self::OffList { who, .. }
            | Self::Called { who, .. }
            | Self::Here { who }
            | Self::Unseen { who, .. }
            | Self::Declined { who, .. }
            | Self::Deposited { who, .. }
            | Self::Locked { who, .. }
            | Self::Unlocked { who, .. }
            | Self::Seated { who, .. }
            | Self::Wished { who, .. }
            | Self::Stays { who, .. }
            | Self::SeatChanged { who, .. }
            | Self::Moved { who, .. }
            | Self::RefusedMove { who, .. }
            | Self::Left { who, .. }
            | Self::Bought { who, .. }
            | Self::ChipsCame { who, .. }
            | Self::Away { who, .. }
            | Self::Missed { who, .. }
            | Self::Absent { who, .. }
            | Self::Back { who, .. }
            | Self::Posted { who, .. }
            | Self::PickedUp { who, .. }
            | Self::PlaysOver { who, .. }
            | Self::Noted { who, .. }
            | Self::Barred { who, .. } => vec![who],
            Self::ButtonDrawn { cards, who, .. } => {
                cards.iter_mut().map(|drew| &mut drew.who).chain([who]).collect()
            }
            Self::Broke { players, .. } => {
                players.iter_mut().map(|broken| &mut broken.drew.who).collect()
            }
            Self::Apart { one, other, .. } => vec![one, other],
            Self::Kill { who, .. } => who.iter_mut().collect(),
            Self::Opened { .. }
            | Self::SettingsChanged { .. }
            | Self::GameAdded { .. }
            | Self::PlacardChanged { .. }
            | Self::LimitChanged { .. }
            | Self::TableOpened { .. }
            | Self::Started { .. }
            | Self::LastHands { .. }
            | Self::Closed { .. }
            | Self::ChairsChanged { .. }
            | Self::Collected { .. }
            | Self::SetupCame { .. } => Vec::new(),
        }
    }
}

impl RoomSaid {
    /// The highest number of a player whom the line names; 0 for nobody.
    pub(super) fn highest(&self) -> u32 {
        self.clone().named().into_iter().map(|who| who.player).max().unwrap_or(0)
    }

    /// Says the same in a house whose list of players has other numbers.
    pub fn move_to(&mut self, to: impl Fn(u32) -> Option<u32>) {
        for who in self.named() {
            who.listed = who.listed.and_then(&to);
        }
    }
}

impl RoomSay {
    /// Somebody whom this brings to the room.
    pub fn someone(&mut self) -> Option<&mut Someone> {
        match self {
            Self::List { who, .. }
            | Self::Lock { who, .. }
            | Self::Seat { who, .. }
            | Self::Over { who, .. } => Some(who),
            _ => None,
        }
    }
}

impl RoomSaid {
    /// Who waits, sits down or plays by this line.
    pub fn comes(&self) -> Option<&Who> {
        match self {
            Self::Listed { who, .. }
            | Self::Locked { who, .. }
            | Self::Seated { who, .. }
            | Self::PlaysOver { who, .. } => Some(who),
            _ => None,
        }
    }
}
