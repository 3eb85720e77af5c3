//! A level or a break of the schedule as it is shown and called out.

use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::{Ante, Bets, Posts, Schedule, StudPosts};
use crate::state::coloured_up::Leaving;
use crate::state::prelude::*;

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
    pub name: Phrase,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// The colour of the spots on the edge as `#rrggbb`; empty for white on dark chips and dark on light ones.
    pub spots: String,
}

impl Chip {
    /// The chip as it is shown.
    pub fn view(&self) -> ChipView {
        ChipView {
            value: self.value,
            name: self.called(),
            colour: self.colour.clone(),
            spots: self.spots.clone(),
        }
    }
}

/// The stage at a position, with the chips that leave at it.
pub fn stage_view(tournament: &Tournament, position: usize, leaving: &Leaving) -> StageView {
    stage_of(&tournament.setup.schedule, position, leaving)
}

/// The same for a schedule that is not in force.
pub fn stage_of(schedule: &Schedule, position: usize, leaving: &Leaving) -> StageView {
    let stage = schedule.stage(position);
    let level = stage.level().cloned().unwrap_or_default();
    let games = schedule.games_at(position);
    // Where games take turns, a level shows what the games of the moment post.
    let plays =
        |posts: &[Posts]| games.is_empty() || games.iter().any(|game| posts.contains(&game.posts));
    let blinds = plays(&[Posts::Blinds, Posts::LimitBlinds]);
    StageView {
        stage: to_u32(position),
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
