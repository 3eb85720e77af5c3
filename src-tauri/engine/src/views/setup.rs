//! The set-up and what follows from it, before a card is dealt.

use crate::actions::setup::change::may_change;
use crate::rulebook::chip_set::Chip;
use crate::rulebook::schedule::{Schedule, Stage};
use crate::rulebook::setup::SetUp;
use crate::rules::clock::predicted_end::predicted_from;
use crate::rules::clock::schedule_warnings::{ScheduleWarning, warnings};
use crate::rules::clock::stage::{StageView, stage_view};
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;
use crate::views::closings::{ClosingView, closings};
use crate::views::desk::figures;
use crate::views::players::Allowed;
use crate::views::schedule_curve::minutes;

/// The set-up with its consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SetUpView {
    /// The set-up itself.
    pub setup: SetUp,
    /// Whether it may still be changed, and why not.
    pub change: Allowed,
    /// Until when late registration, rebuys, re-entries and add-ons are sold, and what can be said of it now.
    pub closings: Vec<ClosingView>,
    /// The predicted length for the entries so far, from and to, in minutes, breaks included.
    pub predicted_minutes: Option<(u32, u32)>,
    /// What each player gets, one line a colour, for the starting stack; empty when the chip set cannot make it.
    pub stack: Vec<StackLine>,
}

/// So many chips of one colour in a starting stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct StackLine {
    /// The chip's value.
    pub value: u64,
    /// The colour's name.
    pub name: Phrase,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// Chips for each player.
    pub each: u32,
    /// Chips for all entries so far.
    pub all: u64,
}

/// The schedule as a list, breaks and colour-ups included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleView {
    /// Every stage in order.
    pub stages: Vec<StageView>,
    /// What happens after the last level, in one sentence.
    pub after_last: Phrase,
    /// The stage in force.
    pub current: u32,
    /// When each stage begins, one for each of `stages`: before play from the announced start, then from the running clock. Absent for what has begun, and while nobody can know: no announced start, or a clock that stands still.
    pub begins: Vec<Option<Millis>>,
    /// The level with whose first hand rebuys close, whether or not they have; absent without rebuys.
    pub rebuys_until_level: Option<u32>,
    /// The level with whose first hand late registration closes, whether or not it has; absent without late registration.
    pub late_registration_until_level: Option<u32>,
    /// The schedule as it can be edited.
    pub schedule: Schedule,
    /// How many stages from the first on have been played and stay as they were.
    pub played: u32,
    /// Whether it may be edited, and why not.
    pub change: Allowed,
    /// What a host should look at.
    pub warnings: Vec<ScheduleWarning>,
}

/// The field, the stacks and the chips that a generated schedule begins from: those of the set-up before play, those that
/// are left during it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WishStart {
    /// Whether one can be generated, or why not.
    pub allowed: Allowed,
    /// Players.
    pub players: u32,
    /// Chips of each.
    pub stack: ChipCount,
    /// The length of a level.
    pub level_minutes: u32,
    /// Big blinds of each; absent for the usual depth.
    pub depth: Option<u64>,
    /// The chips that have not left play.
    pub chips: Vec<Chip>,
}

/// The usual length of a level, where the schedule has none.
const USUAL_MINUTES: u32 = 20;

/// What a schedule that is generated at `now` begins from. Asked by itself: it changes with every player who goes out.
pub fn wish_start(tournament: &Tournament, now: Millis) -> WishStart {
    let (stages, current) = stages(tournament, now);
    let setup = &tournament.setup;
    let playing = tournament.clock_phase() != ClockPhase::NotStarted;
    let figures = figures(tournament, now);
    let level = setup.schedule.stages.iter().find_map(Stage::level);
    let begun = if playing { current.saturating_add(1) } else { 0 };
    let gone: BTreeSet<u64> = stages
        .iter()
        .take(begun)
        .flat_map(|stage| stage.colour_up.iter().map(|chip| chip.value))
        .collect();
    let limit = setup.schedule.games.is_some()
        || stages.iter().any(|stage| stage.bets.is_some() || stage.stud.is_some());
    WishStart {
        allowed: Allowed::from_verdict(if limit {
            Err(refuse!(
                NotNow,
                "only-blinds-generated",
                "Schedules are generated for games with blinds and no limit."
            ))
        } else {
            Ok(())
        }),
        players: if playing { figures.left } else { figures.entries },
        stack: if playing { figures.average_stack } else { setup.starting_stack },
        level_minutes: level.map_or(USUAL_MINUTES, |level| minutes(level.length_ms)),
        depth: figures.average_big_blinds.filter(|_| playing),
        chips: setup.chips.iter().filter(|chip| !gone.contains(&chip.value)).cloned().collect(),
    }
}

/// The set-up with its consequences for the entries so far.
pub fn set_up_view(tournament: &Tournament, now: Millis) -> SetUpView {
    let setup = &tournament.setup;
    let entries = u64::from(tournament.counted_entries);
    let made: u64 = setup
        .chips
        .iter()
        .zip(&setup.stack_chips)
        .map(|(chip, each)| chip.value.saturating_mul(u64::from(*each)))
        .fold(0, u64::saturating_add);
    let stack = if made == setup.starting_stack {
        setup
            .chips
            .iter()
            .zip(&setup.stack_chips)
            .filter(|(_, each)| **each > 0)
            .map(|(chip, each)| StackLine {
                value: chip.value,
                name: chip.called(),
                colour: chip.colour.clone(),
                each: *each,
                all: entries.saturating_mul(u64::from(*each)),
            })
            .collect()
    } else {
        Vec::new()
    };
    SetUpView {
        setup: setup.clone(),
        change: Allowed::from_verdict(may_change(tournament)),
        closings: closings(tournament, now),
        predicted_minutes: predicted_from(
            &setup.schedule,
            setup.first_stage(),
            tournament.chips_in_play,
        )
        .map(|(from, to)| (minutes(from), minutes(to))),
        stack,
    }
}

/// How many levels past the end of the schedule are listed at the most.
const MOST_BEYOND: usize = 500;

/// The stages shown at `now`, and which of them is played.
fn stages(tournament: &Tournament, now: Millis) -> (Vec<StageView>, usize) {
    let schedule = &tournament.setup.schedule;
    let leaving = tournament.colour_ups();
    let current = tournament.clock(now).stage;
    // Past the end every level follows one rule, so a clock left alone for weeks still gives a list of a finite length.
    let last_shown = schedule.stages.len().saturating_add(MOST_BEYOND);
    let shown = schedule.stages.len().max(current.saturating_add(2)).min(last_shown);
    let stages = (0..shown).map(|position| stage_view(tournament, position, &leaving));
    (stages.collect(), current)
}

/// The schedule as a list at `now`.
pub fn schedule_view(tournament: &Tournament, now: Millis) -> ScheduleView {
    let schedule = &tournament.setup.schedule;
    let (stages, current) = stages(tournament, now);
    ScheduleView {
        begins: begins(tournament, &stages, now),
        rebuys_until_level: tournament.setup.rebuy.and_then(|rule| rule.until.level(schedule)),
        late_registration_until_level: tournament
            .setup
            .late_registration_until
            .and_then(|until| until.level(schedule)),
        stages,
        after_last: schedule.after_last.sentence(),
        current: to_u32(current),
        schedule: schedule.clone(),
        played: match tournament.clock_phase() {
            ClockPhase::NotStarted => 0,
            _ => to_u32(current.min(schedule.stages.len())),
        },
        change: Allowed::from_verdict(match tournament.clock_phase() {
            ClockPhase::Finished => Err(Tournament::over()),
            _ => Ok(()),
        }),
        warnings: warnings(
            schedule,
            &tournament.setup.chips,
            &tournament.colour_ups(),
            &tournament.setup.customs(),
        ),
    }
}

/// When each stage begins, as far as it is known at `now`.
fn begins(tournament: &Tournament, stages: &[StageView], now: Millis) -> Vec<Option<Millis>> {
    let reading = tournament.clock(now);
    // The first stage that lies ahead, and when it begins.
    let ahead = match (tournament.phase(), tournament.dial) {
        (Phase::Finished, _) | (_, Dial::Paused { .. }) => None,
        (_, Dial::NotStarted) => {
            tournament.start().map(|start| (tournament.setup.first_stage(), start))
        }
        (_, Dial::Running { .. }) => {
            Some((reading.stage.saturating_add(1), now.saturating_add(reading.remaining)))
        }
    };
    let Some((first, mut at)) = ahead else { return vec![None; stages.len()] };
    let mut begins = vec![None; first.min(stages.len())];
    for stage in stages.iter().skip(first) {
        begins.push(Some(at));
        at = at.saturating_add(stage.length_ms);
    }
    begins
}
