//! Levels and breaks, and what comes after the last of them.

use crate::base::prelude::*;
use crate::base::refusal::RefusalCode;
use crate::base::words::{clean_name, clean_text};

/// The shortest stage: one second.
const SHORTEST: Millis = 1_000;
/// The longest stage: a day.
pub(crate) const LONGEST: Millis = 86_400_000;
/// The largest blind or ante: doubled twenty times it is still a number that a script reads exactly.
pub(crate) const LARGEST_BLIND: ChipCount = 1_000_000_000;
/// The most stages of a schedule, and the most hands of a level.
pub(crate) const MOST_STAGES: usize = 500;
const MOST_HANDS: u32 = 1_000;
/// The most games of a mixed event.
const MOST_GAMES: usize = 20;
/// The longest note of a level or break, and the longest name of a game, in characters.
pub(crate) const LONGEST_NOTE: usize = 300;
const LONGEST_GAME: usize = 40;
/// So many levels after the last one are looked at for the chips that they need: more than anybody plays.
const MOST_BEYOND: u64 = 100;

/// A list of levels and breaks (HPT, Blinds schedule).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The stages in order; the first is a level. 1 to 500.
    pub stages: Vec<Stage>,
    /// How play goes on after the last level, so that the clock is never dead.
    pub after_last: AfterLast,
    /// The games that take turns; absent where the event has one game.
    #[serde(default)]
    pub games: Option<Rotation>,
}

/// The games of a mixed event, such as H.O.R.S.E., in their order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rotation {
    /// The games in the order in which they are played: 2 to 20.
    pub games: Vec<MixedGame>,
    /// When the next one begins.
    pub change: GameChange,
}

/// One game of a mixed event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MixedGame {
    /// Its name, such as "Razz": 1 to 40 characters.
    pub name: String,
    /// What its players post.
    pub posts: Posts,
}

/// What the players of a game post before the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Posts {
    /// Blinds, with the level's ante where it has one; bets without a limit.
    Blinds,
    /// Blinds; bets of the level's two sizes.
    LimitBlinds,
    /// An ante and a bring-in; bets of the level's two sizes.
    Stud,
}

/// When the next game of a mixed event begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum GameChange {
    /// With each level.
    Level {},
    /// After so many hands, counted at each table (TCH P11, mixed events).
    Hands {
        /// 1 to 100.
        hands: u32,
    },
}

/// One stage of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Stage {
    /// A level.
    Level(Level),
    /// A break.
    Break(Break),
}

/// What is posted and bet for a while.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The small blind in chips; 0 in a level of stud.
    pub small: ChipCount,
    /// The big blind in chips; 0 in a level of stud.
    pub big: ChipCount,
    /// The ante of the games with blinds.
    pub ante: Ante,
    /// The two sizes of bets; absent without a limit.
    #[serde(default)]
    pub bets: Option<Bets>,
    /// What a game of stud begins with; absent where none is played.
    #[serde(default)]
    pub stud: Option<StudPosts>,
    /// The length in milliseconds. In a level that ends by hands, how long it is expected to take.
    pub length_ms: Millis,
    /// The level ends after so many hands, whatever the time (TDA RP-19): 1 to 1000; absent where time ends it.
    #[serde(default)]
    pub hands: Option<u32>,
    /// True for the rest of a level that a break cut in two: it has the number of the level before it.
    #[serde(default)]
    pub goes_on: bool,
    /// The host's own words, possibly empty.
    pub note: String,
}

/// A pause in play that the schedule plans.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Break {
    /// The length in milliseconds.
    pub length_ms: Millis,
    /// What the screen says during the break, possibly empty.
    pub note: String,
}

/// The sizes of bets in a limit game, in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bets {
    /// On the early rounds.
    pub small: ChipCount,
    /// On the later rounds.
    pub big: ChipCount,
}

/// What a game of stud begins with, in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StudPosts {
    /// Each player's ante.
    pub ante: ChipCount,
    /// The forced bet of the lowest, or in razz the highest, door card.
    pub bring_in: ChipCount,
}

/// Who posts an ante, and how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ante {
    /// Nobody.
    None {},
    /// Every player dealt in.
    PerPlayer {
        /// Each player's ante in chips.
        chips: ChipCount,
    },
    /// The big blind, for the whole table (TCH P11).
    BigBlind {
        /// The table's ante in chips.
        chips: ChipCount,
    },
}

impl Default for Ante {
    fn default() -> Self {
        Self::None {}
    }
}

impl Ante {
    /// The same kind of ante with its amount changed.
    #[must_use]
    pub fn map(self, change: impl Fn(ChipCount) -> ChipCount) -> Self {
        match self {
            Self::None {} => self,
            Self::PerPlayer { chips } => Self::PerPlayer { chips: change(chips) },
            Self::BigBlind { chips } => Self::BigBlind { chips: change(chips) },
        }
    }

    /// The amount in chips, 0 for none.
    pub fn chips(&self) -> ChipCount {
        match self {
            Self::None {} => 0,
            Self::PerPlayer { chips } | Self::BigBlind { chips } => *chips,
        }
    }
}

/// How play goes on after the last level.
///
/// These levels are worked out whenever a log is read, so what a variant means never changes: another way to go on is
/// another variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AfterLast {
    /// Each further level doubles every amount of the one before, until they cannot be doubled.
    Double,
    /// Each further level adds as much as the last level added to the one before it.
    Step,
    /// The last level goes on, again and again.
    Repeat,
}

impl AfterLast {
    /// The rule in a sentence, as the host reads it beforehand.
    pub fn sentence(self) -> Phrase {
        match self {
            Self::Double => phrase!(
                "after-last-double",
                "After the last level the blinds double, level by level, with the same length."
            ),
            Self::Step => phrase!(
                "after-last-step",
                "After the last level the blinds rise by the last step, level by level, with the same length."
            ),
            Self::Repeat => phrase!(
                "after-last-repeat",
                "After the last level play goes on at the same blinds."
            ),
        }
    }
}

impl Level {
    /// A level of blinds without an ante.
    pub fn blinds(small: ChipCount, big: ChipCount, length_ms: Millis) -> Self {
        Self { small, big, length_ms, ..Self::default() }
    }

    /// Every amount that must be paid in chips: blinds, antes, bring-in and bets.
    pub fn amounts(&self) -> impl Iterator<Item = ChipCount> + use<> {
        let stud = self.stud.into_iter().flat_map(|stud| [stud.ante, stud.bring_in]);
        let bets = self.bets.into_iter().flat_map(|bets| [bets.small, bets.big]);
        [self.small, self.big, self.ante.chips()].into_iter().chain(stud).chain(bets)
    }

    /// What a stack is measured in: the big blind, in a level of stud the small bet, which a big blind would be.
    pub fn unit(&self) -> ChipCount {
        if self.big > 0 { self.big } else { self.bets.map_or(0, |bets| bets.small) }
    }

    /// The level with every amount changed.
    #[must_use]
    pub fn map(&self, change: impl Fn(ChipCount) -> ChipCount) -> Self {
        self.beside(self, |amount, _| change(amount))
    }

    /// This level's amounts and as much again as it added to the one before, `times` times over. What one of the two
    /// levels does not have is kept.
    fn stepped(&self, before: &Self, times: u64) -> Self {
        self.beside(before, |now, then| {
            if now == 0 || then == 0 {
                return now;
            }
            now.saturating_add(now.saturating_sub(then).saturating_mul(times)).min(LARGEST_BLIND)
        })
    }

    /// The level with every amount made of its own and of the other level's; of bets and stud that the other does not have,
    /// of its own twice.
    fn beside(&self, other: &Self, made: impl Fn(ChipCount, ChipCount) -> ChipCount) -> Self {
        Self {
            small: made(self.small, other.small),
            big: made(self.big, other.big),
            ante: self.ante.map(|chips| made(chips, other.ante.chips())),
            bets: self.bets.map(|bets| {
                let then = other.bets.unwrap_or(bets);
                Bets { small: made(bets.small, then.small), big: made(bets.big, then.big) }
            }),
            stud: self.stud.map(|StudPosts { ante, bring_in }| {
                let then = other.stud.unwrap_or(StudPosts { ante, bring_in });
                StudPosts { ante: made(ante, then.ante), bring_in: made(bring_in, then.bring_in) }
            }),
            ..self.clone()
        }
    }

    /// What makes it a level that nobody could play; `line` is its line of the schedule, from 1.
    fn fault(&self, line: usize) -> Option<Phrase> {
        if self.amounts().any(|amount| amount > LARGEST_BLIND) {
            return Some(phrase!(
                "asks-for-too-much",
                "Line {line} of the schedule has a figure above 1,000,000,000.",
                line
            ));
        }
        if self.small > self.big {
            return Some(phrase!(
                "needs-larger-big-blind",
                "Line {line} of the schedule needs a big blind at least as large as its small blind.",
                line
            ));
        }
        if self.big == 0 && self.stud.is_none() {
            return Some(phrase!(
                "needs-big-blind-or-stud",
                "Line {line} of the schedule needs a big blind, or the ante and the bring-in of stud.",
                line
            ));
        }
        if self.bets.is_some_and(|bets| bets.small == 0 || bets.small > bets.big) {
            return Some(phrase!(
                "needs-bets-of-two-sizes",
                "Line {line} of the schedule needs two bet sizes, the later at least as large as the earlier.",
                line
            ));
        }
        if let Some(stud) = self.stud {
            let Some(bets) = self.bets else {
                return Some(phrase!(
                    "needs-bets-of-stud",
                    "Line {line} of the schedule needs the small bet and the big bet of stud.",
                    line
                ));
            };
            if stud.bring_in == 0 || stud.bring_in > bets.small {
                return Some(phrase!(
                    "needs-bring-in",
                    "Line {line} of the schedule needs a bring-in of at most the small bet.",
                    line
                ));
            }
        }
        self.hands.filter(|hands| !(1..=MOST_HANDS).contains(hands)).map(|_| {
            phrase!(
                "ends-after-hands",
                "Line {line} of the schedule ends after 1 to 1,000 hands, or by time.",
                line
            )
        })
    }
}

impl Stage {
    /// A level of blinds without an ante.
    pub fn blinds(small: ChipCount, big: ChipCount, length_ms: Millis) -> Self {
        Self::Level(Level::blinds(small, big, length_ms))
    }

    /// A break without words of its own.
    pub fn pause(length_ms: Millis) -> Self {
        Self::Break(Break { length_ms, note: String::new() })
    }

    /// The whole length in milliseconds; in a level that ends by hands, the expected one.
    pub fn length_ms(&self) -> Millis {
        let (Self::Level(Level { length_ms, .. }) | Self::Break(Break { length_ms, .. })) = self;
        *length_ms
    }

    /// Whether it has a length that a clock can run.
    fn lasts(&self) -> bool {
        (SHORTEST..=LONGEST).contains(&self.length_ms())
    }

    /// The same stage with another length in milliseconds.
    #[must_use]
    pub fn lasting(mut self, length: Millis) -> Self {
        let (Self::Level(Level { length_ms, .. }) | Self::Break(Break { length_ms, .. })) =
            &mut self;
        *length_ms = length;
        self
    }

    /// The host's own words for it.
    pub fn note(&self) -> &str {
        let (Self::Level(Level { note, .. }) | Self::Break(Break { note, .. })) = self;
        note
    }

    /// The level, unless it is a break.
    pub fn level(&self) -> Option<&Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Break(_) => None,
        }
    }

    /// Tidies the host's words: without signs that cannot be shown, and no longer than a screen takes.
    pub(crate) fn tidy(&mut self) {
        let (Self::Level(Level { note, .. }) | Self::Break(Break { note, .. })) = self;
        *note = clean_text(note, LONGEST_NOTE);
    }

    /// True for a break.
    pub fn is_break(&self) -> bool {
        self.level().is_none()
    }

    /// After how many hands it ends; `None` where time ends it.
    pub fn hands(&self) -> Option<u32> {
        self.level()?.hands
    }

    /// Every amount that must be paid in chips at this stage.
    pub fn amounts(&self) -> impl Iterator<Item = ChipCount> + use<'_> {
        self.level().into_iter().flat_map(Level::amounts)
    }

    /// Whether it has a level number of its own: not a break, nor the rest of a level that a break cut in two.
    fn is_counted(&self) -> bool {
        self.level().is_some_and(|level| !level.goes_on)
    }
}

/// Why no clock could run a schedule, and where that lies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleFault {
    /// The position of the level or break, from 0; absent where it is about no single one.
    pub stage: Option<u32>,
    /// Whether it is about the games of a mixed event.
    pub games: bool,
    /// What is wrong, in a sentence.
    pub message: Phrase,
}

/// A level or break by what it is called in the room, whatever breaks stand before it in the schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StageName {
    /// A level, or one of the parts into which breaks have cut it.
    Level {
        /// Its number, from 1.
        number: u32,
        /// Which of its parts, from 0.
        part: u32,
    },
    /// A break. One that the schedule plans comes after all that cut the level before it.
    Break {
        /// The number of the level before it.
        after: u32,
        /// How many breaks come after it before the next level.
        further: u32,
    },
}

impl Schedule {
    /// The first break that was planned. One that was taken on the spur of the moment cuts a level in two, and does not open or
    /// close what the schedule ties to its first break (HPT, Buyin/Rebuy/Add-on).
    pub fn first_break(&self) -> Option<usize> {
        let cuts =
            |after: Option<&Stage>| after.and_then(Stage::level).is_some_and(|level| level.goes_on);
        let stages = self.stages.iter().enumerate();
        let planned = |(place, stage): &(usize, &Stage)| {
            stage.is_break() && !cuts(self.stages.get(place.saturating_add(1)))
        };
        stages.into_iter().find(planned).map(|(place, _)| place)
    }

    /// Tidies the host's words: notes, and the names of games.
    pub(crate) fn tidy(&mut self) {
        self.stages.iter_mut().for_each(Stage::tidy);
        for game in self.games.iter_mut().flat_map(|rotation| &mut rotation.games) {
            game.name = clean_name(&game.name);
        }
    }

    /// The schedule as a log holds it, within what [`Self::check`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.stages.truncate(MOST_STAGES);
        for stage in &mut self.stages {
            if let Stage::Level(level) = stage {
                level.hands = level.hands.map(|hands| hands.clamp(1, MOST_HANDS));
                *level = level.map(|amount| amount.min(LARGEST_BLIND));
            }
            *stage = stage.clone().lasting(stage.length_ms().clamp(SHORTEST, LONGEST));
        }
        if let Some(rotation) = &mut self.games {
            rotation.games.truncate(MOST_GAMES);
        }
        self
    }

    /// Refuses a schedule that no clock could run.
    ///
    /// # Errors
    /// An empty or overlong list, a first or last stage that is a break, two breaks in a row, amounts beyond any stack,
    /// a length out of range, a level that posts nothing, stud without its bets, and a rotation of fewer than two games
    /// or of games that the levels have no amounts for.
    pub fn check(&self) -> Result<(), Refusal> {
        let Some(fault) = self.fault() else { return Ok(()) };
        let stage = fault.stage.and_then(|at| self.stages.get(to_usize(at)));
        let code = if stage.is_some_and(|stage| !stage.lasts()) {
            RefusalCode::StageLength
        } else {
            RefusalCode::BadValue
        };
        Err(Refusal::of(code, fault.message))
    }

    /// The first reason why no clock could run it, and where it lies.
    pub fn fault(&self) -> Option<ScheduleFault> {
        let whole = |message| Some(ScheduleFault { stage: None, games: false, message });
        if self.stages.is_empty() || self.stages.len() > MOST_STAGES {
            return whole(phrase!(
                "schedule-1-to-500",
                "A schedule has 1 to 500 levels and breaks."
            ));
        }
        if self.stages.first().is_some_and(Stage::is_break)
            || self.stages.last().is_some_and(Stage::is_break)
        {
            return whole(phrase!(
                "schedule-begins-and-ends-with-level",
                "A schedule begins and ends with a level. A break is between two levels."
            ));
        }
        if self.stages.first().is_some_and(|first| !first.is_counted()) {
            return whole(phrase!(
                "first-level-cannot-go-on",
                "The first level cannot continue another one."
            ));
        }
        if self.stages.windows(2).any(|pair| pair.iter().all(Stage::is_break)) {
            return whole(phrase!(
                "two-breaks-side-by-side",
                "Two breaks follow each other. Make them one."
            ));
        }
        for (index, stage) in self.stages.iter().enumerate() {
            let line = index.saturating_add(1);
            let message = if !stage.lasts() {
                phrase!(
                    "line-must-last",
                    "Line {line} of the schedule must last between a second and a day.",
                    line
                )
            } else if let Some(fault) = stage.level().and_then(|level| level.fault(line)) {
                fault
            } else {
                continue;
            };
            return Some(ScheduleFault { stage: Some(to_u32(index)), games: false, message });
        }
        self.fault_of_games()
    }

    /// Whether every game of a mixed event finds its amounts in the levels at which it is played.
    fn fault_of_games(&self) -> Option<ScheduleFault> {
        let rotation = self.games.as_ref()?;
        let whole = |message| Some(ScheduleFault { stage: None, games: true, message });
        if !(2..=MOST_GAMES).contains(&rotation.games.len()) {
            return whole(phrase!("mixed-event-2-to-20-games", "A mixed event has 2 to 20 games."));
        }
        if rotation
            .games
            .iter()
            .any(|game| !(1..=LONGEST_GAME).contains(&game.name.chars().count()))
        {
            return whole(phrase!("game-has-a-name", "A game has a name of 1 to 40 characters."));
        }
        if let GameChange::Hands { hands } = rotation.change
            && !(1..=100).contains(&hands)
        {
            return whole(phrase!(
                "game-changes-after",
                "A game changes after 1 to 100 hands, or with the level."
            ));
        }
        for (index, stage) in self.stages.iter().enumerate() {
            let Some(level) = stage.level() else { continue };
            for game in self.games_at(index) {
                let missing = match game.posts {
                    Posts::Blinds | Posts::LimitBlinds if level.big == 0 => {
                        Some(phrase!("lacks-blinds", "blinds"))
                    }
                    Posts::Blinds => None,
                    Posts::LimitBlinds => {
                        level.bets.is_none().then(|| phrase!("lacks-bets", "bets"))
                    }
                    Posts::Stud => level
                        .stud
                        .is_none()
                        .then(|| phrase!("lacks-ante-and-bring-in", "an ante and a bring-in")),
                };
                if let Some(missing) = missing {
                    let line = index.saturating_add(1);
                    let message = phrase!(
                        "line-lacks",
                        "Line {line} of the schedule lacks {missing} for {game}.",
                        line,
                        missing,
                        game = &game.name
                    );
                    return Some(ScheduleFault {
                        stage: Some(to_u32(index)),
                        games: true,
                        message,
                    });
                }
            }
        }
        None
    }

    /// How long the stages from one position up to another take together, that one not included.
    pub fn time_between(&self, from: usize, to: usize) -> Millis {
        let planned = self.stages.len();
        let own = self.stages.get(from.min(planned)..to.min(planned)).unwrap_or_default();
        let own = own.iter().map(Stage::length_ms).fold(0, Millis::saturating_add);
        // Past the schedule every level has the length of the last one.
        let beyond = to.max(planned).saturating_sub(from.max(planned));
        let beyond = Millis::try_from(beyond).unwrap_or(Millis::MAX);
        own.saturating_add(self.stage(planned).length_ms().saturating_mul(beyond))
    }

    /// The games played at this position: one where they change with the level, all of them where they change by hands
    /// or tables, none in an event of one game and on a break.
    pub fn games_at(&self, position: usize) -> Vec<&MixedGame> {
        let Some(rotation) = self.games.as_ref().filter(|_| !self.stage(position).is_break())
        else {
            return Vec::new();
        };
        match rotation.change {
            GameChange::Hands { .. } => rotation.games.iter().collect(),
            GameChange::Level {} => {
                let number = to_usize(self.level_number(position));
                let turn = number.saturating_sub(1).checked_rem(rotation.games.len()).unwrap_or(0);
                rotation.games.get(turn).into_iter().collect()
            }
        }
    }

    /// The game of a table's hand, counted from 0, where the games change by hands (TCH P11).
    pub fn game_of_hand(&self, number: u32) -> Option<&MixedGame> {
        let Rotation { games, change: GameChange::Hands { hands } } = self.games.as_ref()? else {
            return None;
        };
        let turn = number.checked_div(*hands)?;
        games.get(to_usize(turn).checked_rem(games.len())?)
    }

    /// The stage at this position, counted from 0; past the end, the level that the rule for what comes after makes.
    pub fn stage(&self, position: usize) -> Stage {
        if let Some(stage) = self.stages.get(position) {
            return stage.clone();
        }
        let mut levels = self.stages.iter().rev().filter_map(Stage::level);
        let Some(last) = levels.clone().find(|level| !level.goes_on) else {
            return Stage::blinds(1, 2, LONGEST);
        };
        // A level that breaks cut up counts with the length of all its parts.
        let mut length: Millis = 0;
        let mut hands: Option<u32> = None;
        for part in levels.by_ref() {
            length = length.saturating_add(part.length_ms);
            hands = part.hands.map(|more| more.saturating_add(hands.unwrap_or(0)));
            if !part.goes_on {
                break;
            }
        }
        let before = levels.find(|level| !level.goes_on).unwrap_or(last);
        let further = position.saturating_sub(self.stages.len()).saturating_add(1);
        let mut level = match self.after_last {
            AfterLast::Repeat => last.clone(),
            AfterLast::Double => {
                // Doubling stops before an amount would be larger than a schedule may have it.
                let most = last.amounts().max().unwrap_or(0).max(1);
                let doublings = LARGEST_BLIND.checked_div(most).and_then(u64::checked_ilog2);
                let further = to_u32(further);
                let doublings = doublings.unwrap_or(0).min(further);
                last.map(|chips| chips.saturating_mul(1_u64.checked_shl(doublings).unwrap_or(1)))
            }
            AfterLast::Step => {
                let times = to_u64(further);
                last.stepped(before, times)
            }
        };
        level.note.clear();
        level.length_ms = length.min(LONGEST);
        level.hands = hands.map(|hands| hands.min(MOST_HANDS));
        Stage::Level(level)
    }

    /// Whether a break and the rest of a level can be put behind this position without making the schedule longer than
    /// it may be.
    pub(crate) fn has_room_after(&self, position: usize) -> bool {
        self.stages.len().max(position).saturating_add(3) <= MOST_STAGES
    }

    /// What must be paid in the levels after the last one, level by level; none where the chips of the last level do for
    /// all of them, since nothing rises or everything doubles.
    pub fn amounts_beyond(&self) -> Vec<Vec<ChipCount>> {
        if self.after_last != AfterLast::Step {
            return Vec::new();
        }
        let amounts = |stage: usize| self.stage(stage).amounts().collect::<Vec<ChipCount>>();
        let first = amounts(self.stages.len());
        let second = amounts(self.stages.len().saturating_add(1));
        let step = |times: u64| {
            let risen = first.iter().zip(&second).map(|(one, two)| {
                let step = two.saturating_sub(*one).saturating_mul(times);
                one.saturating_add(step).min(LARGEST_BLIND)
            });
            risen.collect()
        };
        (0..MOST_BEYOND).map(step).collect()
    }

    /// The level number at this position, from 1, breaks not counted; for a break, the number of the level before it.
    pub fn level_number(&self, position: usize) -> u32 {
        let within = self
            .stages
            .iter()
            .take(position.saturating_add(1))
            .filter(|stage| stage.is_counted())
            .count();
        let beyond = position.saturating_add(1).saturating_sub(self.stages.len());
        to_u32(within.saturating_add(beyond))
    }

    /// What the stage at this position is called.
    pub fn name_of(&self, position: usize) -> StageName {
        let number = self.level_number(position);
        let first = self.first_of(number);
        let others = |of: &[Stage], breaks: bool| {
            let others = of.iter().filter(|stage| stage.is_break() == breaks).count();
            to_u32(others)
        };
        if self.stage(position).is_break() {
            let behind = position.saturating_add(1)..self.first_of(number.saturating_add(1));
            let further = others(self.stages.get(behind).unwrap_or_default(), true);
            StageName::Break { after: number, further }
        } else {
            let before = self.stages.get(first..position).unwrap_or_default();
            StageName::Level { number, part: others(before, false) }
        }
    }

    /// Where the stage of this name stands; none where the schedule has no such stage.
    pub fn position_of(&self, name: StageName) -> Option<usize> {
        let (StageName::Level { number, .. } | StageName::Break { after: number, .. }) = name;
        let (first, end) = (self.first_of(number), self.first_of(number.saturating_add(1)));
        (first..end).find(|position| self.name_of(*position) == name)
    }

    /// Where a level of this number begins, one past the last included; 0 for a number that no level has.
    fn first_of(&self, number: u32) -> usize {
        let number = to_usize(number);
        let mut counted = self.stages.iter().enumerate().filter(|(_, stage)| stage.is_counted());
        let levels = counted.clone().count();
        match number.checked_sub(1).map(|index| counted.nth(index)) {
            None => 0,
            Some(Some((position, _))) => position,
            Some(None) => {
                self.stages.len().saturating_add(number.saturating_sub(levels).saturating_sub(1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    const MINUTE: Millis = 60_000;

    fn horse(change: GameChange) -> Schedule {
        let game = |name: &str, posts| MixedGame { name: name.into(), posts };
        let level = |small: ChipCount| {
            Stage::Level(Level {
                bets: Some(Bets { small: 2 * small, big: 4 * small }),
                stud: Some(StudPosts { ante: small / 5, bring_in: small / 2 }),
                ..Level::blinds(small, 2 * small, 20 * MINUTE)
            })
        };
        Schedule {
            stages: vec![level(50), level(100), Stage::pause(MINUTE), level(150), level(200)],
            after_last: AfterLast::Step,
            games: Some(Rotation {
                games: vec![
                    game("Hold'em", Posts::LimitBlinds),
                    game("Omaha hi-lo", Posts::LimitBlinds),
                    game("Razz", Posts::Stud),
                ],
                change,
            }),
        }
    }

    /// Every evening that was ever played past its last level is read with these figures: they never change.
    #[test]
    fn the_levels_after_the_last_one_stay_what_they_were() {
        let beyond = |after_last: AfterLast| {
            let last =
                Level { ante: Ante::BigBlind { chips: 500 }, ..Level::blinds(300, 500, MINUTE) };
            let stages = vec![Stage::blinds(200, 350, MINUTE), Stage::Level(last)];
            let schedule = Schedule { stages, after_last, games: None };
            [2, 3, 4, 12, 400].map(|position| {
                let stage = schedule.stage(position);
                let level = stage.level().unwrap();
                (level.small, level.big, level.ante.chips(), level.length_ms)
            })
        };
        insta::assert_debug_snapshot!(
            [AfterLast::Repeat, AfterLast::Double, AfterLast::Step].map(beyond)
        );
    }

    /// Without limits, stud, hands and mixed games, as a script may write it.
    #[test]
    fn a_schedule_says_only_what_it_has() {
        let short = r#"{"stages":[
            {"type":"level","small":10,"big":20,"ante":{"type":"none"},"length_ms":1200000,"note":""},
            {"type":"break","length_ms":600000,"note":"Food"},
            {"type":"level","small":25,"big":50,"ante":{"type":"big_blind","chips":50},"length_ms":1200000,"note":""}
        ],"after_last":"double"}"#;
        let schedule: Schedule = serde_json::from_str(short).unwrap();
        assert_eq!(schedule.stage(0), Stage::blinds(10, 20, 20 * MINUTE));
        assert_eq!(schedule.stage(1).note(), "Food");
        assert_eq!(schedule.stage(3).level().unwrap().ante, Ante::BigBlind { chips: 100 });
        assert!(serde_json::from_str::<Schedule>(&short.replace("\"big\"", "\"bigger\"")).is_err());
    }

    #[test]
    fn games_take_turns_with_the_levels_and_on_past_the_end() {
        let schedule = horse(GameChange::Level {});
        schedule.check().unwrap();
        let at = |position| schedule.games_at(position).first().map(|game| game.name.as_str());
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(at),
            [
                Some("Hold'em"),
                Some("Omaha hi-lo"),
                None,
                Some("Razz"),
                Some("Hold'em"),
                Some("Omaha hi-lo")
            ]
        );
        assert_eq!(horse(GameChange::Hands { hands: 8 }).games_at(0).len(), 3);
    }

    #[test]
    fn a_game_without_its_amounts_is_named() {
        let mut schedule = horse(GameChange::Level {});
        let Stage::Level(third) = &mut schedule.stages[3] else { panic!("a level") };
        third.stud = None;
        let refusal = schedule.check().unwrap_err();
        assert_eq!(
            refusal.named(),
            "BadValue line-lacks(line=4, missing=lacks-ante-and-bring-in, game=Razz)"
        );
    }

    #[test]
    fn the_last_step_goes_on() {
        let schedule = horse(GameChange::Level {});
        let further = schedule.stage(6);
        let level = further.level().unwrap();
        assert_eq!((level.small, level.big), (300, 600));
        assert_eq!(level.bets, Some(Bets { small: 600, big: 1_200 }));
        assert_eq!(level.stud, Some(StudPosts { ante: 60, bring_in: 150 }));
        let mut levelled = templates::t1000().schedule;
        levelled.after_last = AfterLast::Step;
        let further = levelled.stage(levelled.stages.len());
        assert_eq!(further.level().map(|level| (level.small, level.big)), Some((1_200, 2_400)));
    }

    #[test]
    fn what_nobody_could_play_is_refused_with_its_line() {
        type Spoil = fn(&mut Level);
        let spoilt: [(Spoil, &str); 6] = [
            (|level| level.big = 0, "needs-larger-big-blind(line=1)"),
            (
                |level| level.bets = Some(Bets { small: 0, big: 100 }),
                "needs-bets-of-two-sizes(line=1)",
            ),
            (
                |level| level.stud = Some(StudPosts { ante: 5, bring_in: 10 }),
                "needs-bets-of-stud(line=1)",
            ),
            (|level| level.hands = Some(0), "ends-after-hands(line=1)"),
            (|level| level.small = 5_000_000_000, "asks-for-too-much(line=1)"),
            (|level| level.goes_on = true, "first-level-cannot-go-on"),
        ];
        for (spoil, named) in spoilt {
            let mut schedule = templates::t1000().schedule;
            let Stage::Level(first) = &mut schedule.stages[0] else { panic!("a level") };
            spoil(first);
            let refusal = schedule.check().unwrap_err();
            assert_eq!(refusal.named(), format!("BadValue {named}"));
        }
    }

    #[test]
    fn a_length_that_no_clock_runs_has_a_code_of_its_own() {
        let mut schedule = templates::t1000().schedule;
        let Stage::Level(first) = &mut schedule.stages[0] else { panic!("a level") };
        first.length_ms = 0;
        assert_eq!(schedule.check().unwrap_err().named(), "StageLength line-must-last(line=1)");
    }
}
