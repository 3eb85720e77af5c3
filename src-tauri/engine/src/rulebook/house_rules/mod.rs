//! The house rules: plain data, every line a choice with a meaning and a source.
//!
//! A preset fills them after a rule book; a host may change any line. What each line says to a director is in
//! [`lines`]; what the lines do is in the files of the actions that read them.

mod hpt;
pub mod lines;
mod lr;
mod rrop;
mod shot_clock_lines;
mod tch;
mod wsop;

use crate::base::prelude::*;
use crate::rulebook::absence_rule::AbsenceRule;
use crate::rulebook::calling_time::CallingTime;
use crate::rulebook::citations::{Citation, RuleBook, Sources};
use crate::rulebook::hand_for_hand::{HandForHandRule, MOST_OFF_S};
use crate::rulebook::race_rule::RaceRule;
use crate::rulebook::schedule::{Posts, Schedule};
use crate::rulebook::setup::closing::Closing;
use crate::rulebook::shot_clock::ShotClock;

/// The choices a house makes. A preset fills it; a host may change any line.
///
/// A set of rules without some lines, as a script may write it, plays those lines as HPT does, and its tables break at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// The rule book the preset came from, as cited to the director.
    pub book: RuleBook,
    /// What kind of table the event is played at: it gives the usual sizes.
    #[serde(default)]
    pub form: GameForm,
    /// The most players at one table, 2 to 12.
    pub seats_per_table: u8,
    /// The size at which a table breaks: when the players left fit the other tables at this many each.
    pub preferred_size: u8,
    /// How the first seats are given.
    #[serde(default)]
    pub initial_seats: InitialSeats,
    /// How the first button is placed, at the start and after a redraw.
    pub first_button: FirstButton,
    /// How the button moves on.
    #[serde(default)]
    pub button: ButtonRule,
    /// How far table sizes may differ before a player must move: 1 means by one at the most.
    pub tolerance: u8,
    /// When table sizes may differ by one only, whatever `tolerance` says.
    #[serde(default)]
    pub tighter: Tighter,
    /// A table with so many players fewer than the fullest halts until it is level again; absent where play goes on.
    #[serde(default)]
    pub halt_at: Option<u8>,
    /// Who moves.
    pub mover: Mover,
    /// Which of several equally full tables gives the player.
    pub from_table: FromTable,
    /// Where the moved player sits.
    pub to_seat: ToSeat,
    /// What a player who has moved does where the blinds are.
    #[serde(default)]
    pub moved_in: MovedIn,
    /// When all seats are drawn anew, from the largest field down.
    pub redraws: Vec<RedrawPoint>,
    /// What a player pays first who is short of the big blind and its ante.
    #[serde(default)]
    pub ante_order: AnteOrder,
    /// How long tables do not break, though the players left would fit fewer.
    #[serde(default)]
    pub hold_breaks: HoldBreaks,
    /// How odd chips are raced off.
    #[serde(default)]
    pub race: RaceRule,
    /// How hand-for-hand is played, and when it is advised.
    #[serde(default)]
    pub hand_for_hand: HandForHandRule,
    /// How time is called on a player.
    #[serde(default)]
    pub calling_time: CallingTime,
    /// How long a decision may take; absent without a shot clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shot_clock: Option<ShotClock>,
    /// What happens to the stack of a player who stays away.
    #[serde(default)]
    pub absence: AbsenceRule,
    /// What becomes of a player who entered and never came.
    #[serde(default)]
    pub no_show: NoShow,
}

/// What kind of table an event is played at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameForm {
    /// Hold'em or Omaha at a full table: nine, or ten at home.
    #[default]
    FullRing,
    /// Hold'em or Omaha for eight.
    EightHanded,
    /// Hold'em or Omaha for six.
    SixHanded,
    /// Big O: five cards each, for eight, the final table as well.
    BigO,
    /// Stud, razz and their split games: eight, for the cards would not go round.
    Stud,
    /// Lowball and draw: six.
    Draw,
    /// Badugi: eight.
    Badugi,
}

impl GameForm {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::FullRing,
        Self::EightHanded,
        Self::SixHanded,
        Self::BigO,
        Self::Stud,
        Self::Draw,
        Self::Badugi,
    ];

    /// The usual seats at a table, where a full table has `full` of them (TCH stud 1, draw games).
    const fn seats(self, full: u8) -> u8 {
        match self {
            Self::FullRing => full,
            Self::EightHanded | Self::BigO | Self::Stud | Self::Badugi => 8,
            Self::SixHanded | Self::Draw => 6,
        }
    }
}

/// How the first seats are given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InitialSeats {
    /// Every seat is drawn at random from a recorded seed.
    Random,
    /// Each player draws a card: its suit is the table, its rank the seat, the ace being seat 1. The program can draw
    /// for all of them.
    #[default]
    CardDraw,
    /// The cards lie face up, and whoever comes first chooses.
    Choose,
    /// A seat is drawn when the entry is sold, from the open seats of the tables that are sold (TCH 7b, 8a).
    AtSale,
}

/// How the first button is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstButton {
    /// Whoever draws the ace has the button: seat 1 of every table (HPT, Seating).
    Ace,
    /// The players of each table are dealt a card; the highest by rank and suit has the button (RRoP 7).
    HighCard,
    /// One table deals a card to every seat; the seat with the highest has the button at every table, even where it is
    /// empty (TCH 7c).
    OneDraw,
}

/// How the button moves on.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ButtonRule {
    /// The big blind moves on by one player each hand; small blind and button follow it, even to an empty seat.
    #[default]
    Dead,
    /// The button moves on by one player each hand; where that would spare somebody a blind, several are posted.
    Moving,
}

/// When table sizes may differ by one only.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tighter {
    /// With so many tables or fewer; 0 for never.
    pub tables: u32,
    /// As soon as no more than a full table must go out before the money.
    pub near_money: bool,
    /// At a restart with so many tables or fewer; 0 for never.
    pub restart_tables: u32,
}

/// Who moves when tables are out of balance. Where only stud is played there is no button, and the seat number decides
/// (TCH 11a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    /// The player in the same position, counted from the button, as the one eliminated (HPT, Moving players).
    SamePosition,
    /// The player who would be the big blind on the next hand (RRoP 15, TCH 11a).
    NextBigBlind,
}

/// Which of several equally full tables gives the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FromTable {
    /// A card is dealt to each; the low card moves a player, the ace of spades being high (HPT, Moving players).
    LowCard,
    /// The one that breaks next (TCH 11d).
    BreakingOrder,
    /// The one that the director names (RRoP 15).
    Director,
}

/// Where the moved player sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToSeat {
    /// The seat of the player eliminated (HPT, Moving players).
    EliminatedSeat,
    /// The open seat that is the big blind earliest, the small blind's last of all (RRoP 15).
    EarliestBigBlind,
    /// The worst position, the big blind by itself included, and never the small blind (TCH 11a).
    WorstPosition,
}

/// What a player who has moved does where the blinds are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MovedIn {
    /// Plays at once, with whatever the seat owes (HPT, Moving players; RRoP 16).
    #[default]
    Plays,
    /// Plays at once, but waits in the small blind and on the button until the button has passed (LR 16).
    WaitsInSmallBlindAndButton,
    /// Plays at once, but waits between the small blind and the button (TCH 10a).
    WaitsBetween,
}

/// A point at which all remaining players draw new seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RedrawPoint {
    /// At this many players left, or fewer.
    pub players: u32,
    /// They draw for this many tables.
    pub tables: u32,
    /// Only in an event that had so many tables or more; 0 for any (RRoP 18).
    #[serde(default)]
    pub of_tables: u32,
}

impl RedrawPoint {
    /// A redraw at this many players left for this many tables, in an event of any size.
    pub const fn new(players: u32, tables: u32) -> Self {
        Self { players, tables, of_tables: 0 }
    }

    /// How many sit at the largest of its tables.
    pub fn largest_table(self) -> u32 {
        self.players.div_ceil(self.tables.max(1))
    }
}

/// How long tables do not break, though the players left would fit fewer.
///
/// A script that leaves this out breaks tables at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum HoldBreaks {
    /// They break as soon as the players left fit fewer.
    Never {},
    /// While somebody may still come: an entry, a re-entry, an alternate who waits.
    WhileEntries {},
    /// Until a level, the first break or a time.
    Until {
        /// Until when.
        until: Closing,
    },
}

impl Default for HoldBreaks {
    fn default() -> Self {
        Self::Never {}
    }
}

/// What a player pays first who has too few chips for the big blind and a big-blind ante together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnteOrder {
    /// The blind; what is left is the ante (TCH P11).
    #[default]
    BlindFirst,
    /// The ante; what is left is the blind.
    AnteFirst,
}

/// What becomes of a player who entered and never came.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoShow {
    /// From when on the stack may be taken out of play.
    pub due: NoShowDue,
    /// Whose the money is then.
    pub money: NoShowMoney,
}

/// From when on the stack of a player who never came may be taken out of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NoShowDue {
    /// Never: it is blinded off.
    Never {},
    /// From the first hand of this level on (HPT, Late players: the second; TCH 5a: the third).
    Level {
        /// The level, from 1.
        level: u32,
    },
    /// From the second level on or after half an hour, whichever comes first (RRoP 4, LR 5).
    LevelOrHalfHour {},
}

impl Default for NoShowDue {
    fn default() -> Self {
        Self::Level { level: 2 }
    }
}

/// Whose the money of a player is who never came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum NoShowMoney {
    /// The event's: the entry is forfeited and counts (HPT, Late players).
    Forfeited {},
    /// The player's, held for so many days; the entry does not count (TCH 5b, 5c).
    Held {
        /// The days, 1 to 3,650.
        days: u32,
    },
}

impl Default for NoShowMoney {
    fn default() -> Self {
        Self::Forfeited {}
    }
}

/// Where the books speak of drawing seats.
pub const SEATING: Sources =
    &[(RuleBook::Hpt, "Seating"), (RuleBook::Rrop, "2"), (RuleBook::Lr, "2"), (RuleBook::Tch, "7")];
/// Where the books speak of beginning the first hand.
pub const FIRST_HAND: Sources = &[
    (RuleBook::Hpt, "Timer use and breaks"),
    (RuleBook::Rrop, "9"),
    (RuleBook::Lr, "10"),
    (RuleBook::Tch, "23"),
    (RuleBook::Wsop, "51"),
];
/// Where the books speak of cancelling an event.
pub const CANCELLED: Sources =
    &[(RuleBook::Rrop, "39"), (RuleBook::Lr, "39"), (RuleBook::Tch, "General 1a")];
/// Where the books speak of carrying chips in racks and bags, in view.
pub const BAGS: Sources = &[(RuleBook::Tch, "63a")];
/// Where the books speak of breaking a table.
pub const BREAKING: Sources = &[
    (RuleBook::Hpt, "Tournaments 14"),
    (RuleBook::Rrop, "13"),
    (RuleBook::Lr, "14"),
    (RuleBook::Tch, "10b"),
    (RuleBook::Wsop, "147"),
];
/// Where the books speak of redraws.
pub const REDRAWS: Sources = &[
    (RuleBook::Hpt, "Seating"),
    (RuleBook::Rrop, "18"),
    (RuleBook::Lr, "18"),
    (RuleBook::Tch, "P9"),
];
/// Where the books speak of level tables.
pub const BALANCE: Sources = &[
    (RuleBook::Hpt, "Moving players"),
    (RuleBook::Rrop, "17"),
    (RuleBook::Lr, "17"),
    (RuleBook::Tch, "11"),
];

/// Where the books speak of the chip race.
pub const CHIP_RACE: Sources = &[
    (RuleBook::Hpt, "Tournaments 11"),
    (RuleBook::Rrop, "10"),
    (RuleBook::Lr, "11"),
    (RuleBook::Tch, "24"),
];

/// Where the books speak of hand-for-hand.
pub const HAND_FOR_HAND: Sources =
    &[(RuleBook::Tch, "P8"), (RuleBook::Rrop, "Explanation 1"), (RuleBook::Lr, "Explanation 1")];

/// Where they speak of its softer kinds, which are there to keep play going.
pub const STALLING: Sources = &[(RuleBook::Tch, "P19")];

/// Where the books speak of calling time.
pub const CALLING_TIME: Sources = &[
    (RuleBook::Rrop, "No-limit 15"),
    (RuleBook::Lr, "No-limit 4"),
    (RuleBook::Tch, "29"),
    (RuleBook::Wsop, "181"),
];

/// Where the books speak of players who never come.
pub const NO_SHOWS: Sources = &[
    (RuleBook::Hpt, "Late players"),
    (RuleBook::Rrop, "4"),
    (RuleBook::Lr, "5"),
    (RuleBook::Tch, "5"),
];

/// The most seats that a table may have.
pub const MOST_SEATS: u8 = 12;
/// The most redraw points.
const MOST_REDRAWS: usize = 20;

/// The preset of a rule book for a form of game.
pub fn preset(book: RuleBook, form: GameForm) -> HouseRules {
    match book {
        RuleBook::Hpt => hpt::house_rules(form),
        RuleBook::Rrop => rrop::house_rules(form),
        RuleBook::Lr => lr::house_rules(form),
        RuleBook::Tch => tch::house_rules(form),
        RuleBook::Wsop => wsop::house_rules(form),
    }
}

impl HouseRules {
    /// The rule to cite: that of the house's own book, else of the first book that has one. Where WSOP, which rules cash games,
    /// has none, its preset plays as TCH does.
    pub fn cite(&self, sources: Sources) -> Option<Citation> {
        self.cite_of(sources, |_| true)
    }

    /// The same, of those books alone that `have` the rule as it is meant.
    pub(crate) fn cite_of(
        &self,
        sources: Sources,
        have: impl Fn(RuleBook) -> bool,
    ) -> Option<Citation> {
        let first = sources.iter().find(|(book, _)| have(*book));
        let first = || first.map(|(book, rule)| Citation::of(*book, rule));
        self.own(sources, &have).or_else(first)
    }

    /// The rule of the house's book alone: none where that book does not speak of the matter.
    pub fn cite_own(&self, sources: Sources) -> Option<Citation> {
        self.own(sources, |_| true)
    }

    fn own(&self, sources: Sources, have: impl Fn(RuleBook) -> bool) -> Option<Citation> {
        let of = |book: RuleBook| sources.iter().find(|(other, _)| *other == book && have(*other));
        let practice = || (self.book == RuleBook::Wsop).then(|| of(RuleBook::Tch))?;
        of(self.book).or_else(practice).map(|(book, rule)| Citation::of(*book, rule))
    }

    /// How many seats a table has when the field is redrawn to so many tables: a final table may be larger than the others
    /// (TCH P9).
    pub fn seats_after_redraw(&self, tables: u32) -> u8 {
        let points = self.redraws.iter().filter(|point| point.tables == tables);
        let largest = points.map(|point| point.largest_table()).max().unwrap_or(0);
        self.seats_per_table.max(u8::try_from(largest).unwrap_or(MOST_SEATS))
    }

    /// The rules as a log holds them, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.seats_per_table = self.seats_per_table.clamp(2, MOST_SEATS);
        self.redraws.truncate(MOST_REDRAWS);
        self.hand_for_hand.off_s = self.hand_for_hand.off_s.min(MOST_OFF_S);
        self.calling_time = self.calling_time.bounded();
        self.shot_clock = self.shot_clock.map(ShotClock::bounded);
        self
    }

    /// Whether every line makes sense.
    ///
    /// # Errors
    /// Refuses tables of fewer than 2 or more than 12 seats, a preferred size that no table has, sizes that must be equal,
    /// and redraws that nobody could make.
    pub fn check(&self) -> Result<(), Refusal> {
        if !(2..=MOST_SEATS).contains(&self.seats_per_table) {
            return Err(refuse!(TableSize, "table-2-12-seats", "A table has 2 to 12 seats."));
        }
        if !(2..=self.seats_per_table).contains(&self.preferred_size) {
            return Err(refuse!(
                BadValue,
                "preferred-table-size-lies",
                "The preferred table size is between 2 and the seats of a table."
            ));
        }
        if self.tolerance == 0 {
            return Err(refuse!(
                BadValue,
                "table-sizes-must-allowed",
                "Let table sizes differ by at least one."
            ));
        }
        if self.halt_at.is_some_and(|short| !(2..=MOST_SEATS).contains(&short)) {
            return Err(refuse!(
                BadValue,
                "table-halts-2-12",
                "A table halts when it is 2 to 12 players short."
            ));
        }
        if self.hand_for_hand.off_s > MOST_OFF_S {
            return Err(refuse!(
                BadValue,
                "hand-takes-three-minutes",
                "A hand takes at most three minutes off the clock."
            ));
        }
        self.calling_time.check()?;
        self.shot_clock.map_or(Ok(()), ShotClock::check)?;
        if let AbsenceRule::SplitAfter { minutes } = self.absence
            && !(1..=240).contains(&minutes)
        {
            return Err(refuse!(
                BadValue,
                "player-may-away-1",
                "A player may be away for 1 to 240 minutes."
            ));
        }
        let until_no_level =
            HoldBreaks::Until { until: Closing::Level { level: 0 } } == self.hold_breaks;
        if until_no_level || self.no_show.due == (NoShowDue::Level { level: 0 }) {
            return Err(refuse!(BadValue, "levels-counted-1", "Levels are counted from 1."));
        }
        if let NoShowMoney::Held { days } = self.no_show.money
            && !(1..=3_650).contains(&days)
        {
            return Err(refuse!(BadValue, "money-held-1-3", "Money is held for 1 to 3,650 days."));
        }
        let fits = |point: &RedrawPoint| {
            point.tables > 0 && point.largest_table() <= u32::from(MOST_SEATS)
        };
        if self.redraws.len() > MOST_REDRAWS || !self.redraws.iter().all(fits) {
            return Err(refuse!(
                BadValue,
                "redraw-goes-least-table",
                "Redraw to at least one table, of at most 12 players."
            ));
        }
        Ok(())
    }
}

/// Whether only stud is played, so that there is neither a button nor a blind.
pub fn stud_only(schedule: &Schedule) -> bool {
    if let Some(rotation) = &schedule.games {
        return rotation.games.iter().all(|game| game.posts == Posts::Stud);
    }
    let mut levels = schedule.stages.iter().filter_map(|stage| stage.level()).peekable();
    levels.peek().is_some() && levels.all(|level| level.big == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    /// House rules as the first version wrote them.
    #[test]
    fn rules_that_a_script_leaves_out_are_those_of_hpt() {
        let short = r#"{"book": "hpt", "seats_per_table": 10, "preferred_size": 9, "first_button": "ace",
            "tolerance": 1, "mover": "same_position", "from_table": "low_card", "to_seat": "eliminated_seat",
            "redraws": [{"players": 18, "tables": 2}, {"players": 9, "tables": 1}]}"#;
        let read: HouseRules = serde_json::from_str(short).unwrap();
        let today = preset(RuleBook::Hpt, GameForm::FullRing);
        assert_eq!(read, HouseRules { hold_breaks: HoldBreaks::Never {}, ..today });
    }

    #[test]
    fn every_preset_passes_its_own_check_and_can_be_written_down() {
        for book in RuleBook::ALL {
            for form in GameForm::ALL {
                let rules = preset(book, form);
                assert_eq!((rules.book, rules.form), (book, form));
                rules.check().unwrap();
                let written = serde_json::to_string(&rules).unwrap();
                assert_eq!(serde_json::from_str::<HouseRules>(&written).unwrap(), rules);
            }
        }
    }

    #[test]
    fn stud_is_told_from_a_mixed_event() {
        let schedule = |id: &str| {
            templates::all().into_iter().find(|one| one.id == id).unwrap().setup.schedule
        };
        assert!(stud_only(&schedule("stud")));
        assert!(!stud_only(&schedule("horse")));
        assert!(!stud_only(&schedule("t1000")));
    }
}
