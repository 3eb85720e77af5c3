//! The clock as an anchor from which a window counts on by itself.

use crate::base::ids::{ChipCount, Millis};
use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::{Ante, Bets, GameChange, Posts, Schedule, StudPosts};
use crate::rulebook::setup::closing::Closing;
use crate::rules::entries::late_entry::late_entry_open;
use crate::state::coloured_up::Leaving;
use crate::state::dial::{Dial, HandCount};
use crate::state::phase::{ClockPhase, Phase};
use crate::state::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A level or a break, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StageView {
    /// The position in the schedule, from 0, breaks counted.
    pub stage: u32,
    /// The level's number from 1, breaks not counted; absent for a break.
    pub level: Option<u32>,
    /// True for a break.
    pub is_break: bool,
    /// The small blind in chips; 0 on a break.
    pub small: ChipCount,
    /// The big blind in chips; 0 on a break.
    pub big: ChipCount,
    /// The ante in chips, 0 when there is none.
    pub ante: ChipCount,
    /// True when the ante is one big-blind ante for the table.
    pub big_blind_ante: bool,
    /// The sizes of bets in chips; absent without a limit.
    pub bets: Option<Bets>,
    /// What a game of stud begins with; absent where none is played.
    pub stud: Option<StudPosts>,
    /// The games of a mixed event at this level: one, or all that take turns in it; empty in an event of one game.
    pub games: Vec<String>,
    /// The level ends after so many hands; absent where time ends it.
    pub hands: Option<u32>,
    /// The rest of a level that a break cut in two.
    pub goes_on: bool,
    /// The whole length in milliseconds; expected where hands end the level.
    pub length_ms: Millis,
    /// The host's own words for this level or break, possibly empty.
    pub note: String,
    /// The chips coloured up at this break, or called off in this level.
    pub colour_up: Vec<ChipView>,
    /// True for a level made by the rule for what comes after the last level of the schedule.
    pub extension: bool,
}

/// A chip as it looks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipView {
    /// What one chip counts.
    pub value: ChipCount,
    /// The colour's name, such as "red".
    pub name: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// The colour of the spots on the edge as `#rrggbb`; empty for white on dark chips and dark on light ones.
    pub spots: String,
}

/// How far it is to the next break.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct BreakAhead {
    /// Milliseconds of running clock until it starts.
    pub in_ms: Millis,
    /// The break itself.
    pub stage: StageView,
}

/// The question after a crash or a sleep: the clock ran, the program did not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct GapView {
    /// When the program last saw the clock, in tournament time.
    pub seen_at: Millis,
    /// The time the program was away, in milliseconds.
    pub away_ms: Millis,
    /// What the clock shows if it ran on.
    pub run_on: ClockFace,
    /// What the clock shows if it goes on from where it was last seen.
    pub resume: ClockFace,
}

/// A level and the time left in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockFace {
    /// The level or break.
    pub stage: StageView,
    /// Milliseconds left in it.
    pub remaining_ms: Millis,
}

/// The clock at the moment of asking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockView {
    /// Running, paused, not started, finished.
    pub phase: ClockPhase,
    /// Tournament time at which this view was made.
    pub now: Millis,
    /// The level or break in force.
    pub stage: StageView,
    /// Milliseconds left in it at `now`; expected where hands end the level.
    pub remaining_ms: Millis,
    /// The count of hands, in a level that ends by hands.
    pub hands: Option<HandCount>,
    /// When the clock starts by itself, in tournament time; absent without a countdown.
    pub start_planned: Option<Millis>,
    /// After how many hands the next game of a mixed event begins; absent where it does not change by hands.
    pub game_hands: Option<u32>,
    /// The next level that follows, over any break.
    pub next_level: StageView,
    /// True when a break comes before the next level.
    pub break_is_next: bool,
    /// The next break, if the schedule has one ahead.
    pub next_break: Option<BreakAhead>,
    /// How many stages the schedule has, extension levels not counted.
    pub stages: u32,
    /// Whether rebuys are open, and the level before which they close.
    pub rebuys_until_level: Option<u32>,
    /// Whether late entries are open, and the level before which they close.
    pub late_entry_until_level: Option<u32>,
    /// When rebuys close, where they are open and close at a time, in tournament time.
    pub rebuys_until: Option<Millis>,
    /// When late entry closes, where it is open and closes at a time, in tournament time.
    pub late_entry_until: Option<Millis>,
}

/// The stage at a position, with the chips that leave at it.
#[must_use]
pub fn stage_view(tournament: &Tournament, position: usize, leaving: &Leaving) -> StageView {
    stage_of(&tournament.setup.schedule, position, leaving)
}

/// The same for a schedule that is not in force.
#[must_use]
pub fn stage_of(schedule: &Schedule, position: usize, leaving: &Leaving) -> StageView {
    let stage = schedule.stage(position);
    let level = stage.level().cloned().unwrap_or_default();
    let games = schedule.games_at(position);
    // Where games take turns, a level shows what the games of the moment post.
    let plays =
        |posts: &[Posts]| games.is_empty() || games.iter().any(|game| posts.contains(&game.posts));
    let blinds = plays(&[Posts::Blinds, Posts::LimitBlinds]);
    StageView {
        stage: u32::try_from(position).unwrap_or(u32::MAX),
        level: (!stage.is_break()).then(|| schedule.level_number(position)),
        is_break: stage.is_break(),
        small: if blinds { level.small } else { 0 },
        big: if blinds { level.big } else { 0 },
        ante: if blinds { level.ante.chips() } else { 0 },
        big_blind_ante: matches!(level.ante, Ante::BigBlind { .. }),
        bets: level.bets.filter(|_| plays(&[Posts::LimitBlinds, Posts::Stud])),
        stud: level.stud.filter(|_| plays(&[Posts::Stud])),
        games: games.iter().map(|game| game.name.clone()).collect(),
        hands: level.hands,
        goes_on: level.goes_on,
        length_ms: stage.length_ms(),
        note: stage.note().to_string(),
        colour_up: leaving.get(&position).into_iter().flatten().map(Chip::view).collect(),
        extension: position >= schedule.stages.len(),
    }
}

/// The clock at `now`.
#[must_use]
pub fn clock_view(tournament: &Tournament, now: Millis) -> ClockView {
    let schedule = &tournament.setup.schedule;
    let leaving = tournament.colour_ups();
    let reading = tournament.clock(now);
    let after = reading.stage.saturating_add(1);
    let break_is_next = schedule.stage(after).is_break();
    let next_level = if break_is_next { after.saturating_add(1) } else { after };
    let mut until = reading.remaining;
    let next_break = (after..schedule.stages.len()).find_map(|position| {
        let stage = schedule.stage(position);
        if stage.is_break() {
            return Some(BreakAhead {
                in_ms: until,
                stage: stage_view(tournament, position, &leaving),
            });
        }
        until = until.saturating_add(stage.length_ms());
        None
    });
    let phase = match tournament.clock_phase() {
        // A break of hand-for-hand is over, and nobody has dealt the next hand.
        ClockPhase::Running if !reading.running => ClockPhase::Paused,
        phase => phase,
    };
    let rebuys = tournament.setup.rebuy.map(|rule| rule.until);
    let rebuys =
        rebuys.filter(|until| phase != ClockPhase::Finished && until.is_open(tournament, now));
    let late = tournament.setup.late_entry_until;
    let late = late.filter(|_| late_entry_open(tournament, now).is_ok());
    ClockView {
        phase,
        now,
        stage: stage_view(tournament, reading.stage, &leaving),
        remaining_ms: reading.remaining,
        hands: reading.hands,
        start_planned: tournament.start_planned,
        game_hands: schedule.games.as_ref().and_then(|games| match games.change {
            GameChange::Hands { hands } => Some(hands),
            GameChange::Level {} => None,
        }),
        next_level: stage_view(tournament, next_level, &leaving),
        break_is_next,
        next_break,
        stages: u32::try_from(schedule.stages.len()).unwrap_or(u32::MAX),
        rebuys_until_level: rebuys.and_then(|until| until.level(schedule)),
        late_entry_until_level: late.and_then(|until| until.level(schedule)),
        rebuys_until: rebuys.and_then(Closing::at),
        late_entry_until: late.and_then(Closing::at),
    }
}

/// The question about a time in which the program was away; none while the clock stood still.
#[must_use]
pub fn gap_view(tournament: &Tournament, seen_at: Millis, now: Millis) -> Option<GapView> {
    if !matches!(tournament.dial, Dial::Running { .. })
        || tournament.phase() != Phase::Playing
        || seen_at >= now
        // A break of hand-for-hand was over, and the clock stood.
        || !tournament.clock(seen_at).running
    {
        return None;
    }
    let leaving = tournament.colour_ups();
    let face = |at: Millis| {
        let reading = tournament.clock(at);
        ClockFace {
            stage: stage_view(tournament, reading.stage, &leaving),
            remaining_ms: reading.remaining,
        }
    };
    Some(GapView {
        seen_at,
        away_ms: now.saturating_sub(seen_at),
        run_on: face(now),
        resume: face(seen_at),
    })
}

impl Chip {
    /// The chip as it is shown.
    #[must_use]
    pub fn view(&self) -> ChipView {
        ChipView {
            value: self.value,
            name: self.name.clone(),
            colour: self.colour.clone(),
            spots: self.spots.clone(),
        }
    }
}
