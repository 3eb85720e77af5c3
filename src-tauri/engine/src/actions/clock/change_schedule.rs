//! Editing the schedule: any future level before and during play, and the present one live.

use crate::actions::prelude::*;
use crate::rulebook::schedule::{Schedule, Stage};
use crate::rules::hand_for_hand::break_is_due;
use crate::state::coloured_up::LeftPlay;
use crate::state::phase::ClockPhase;

/// Puts another schedule in force. During play what has been played stays as it was; the present level may change its
/// blinds, its ante and its length, and the time already played in it counts on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSchedule {
    /// The whole schedule.
    pub schedule: Schedule,
}

/// Another schedule was applied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ScheduleChanged {
    /// When, in tournament time.
    pub at: Millis,
    /// The schedule from here on.
    pub schedule: Schedule,
    /// The level or break that was in force, before it was changed. Absent before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub present: Option<Stage>,
    /// The chips that had left play by then. Absent before the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_play: Option<LeftPlay>,
}

impl Action for ChangeSchedule {
    /// # Errors
    /// The refusals of [`Schedule::check`]; refused after the winner; during play, a change of a level or break that has
    /// been played, and a present level that would become a break or the other way round.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let mut schedule = self.schedule.clone();
        schedule.tidy();
        schedule.check()?;
        let (present, left_play) = match tournament.clock_phase() {
            ClockPhase::Finished => {
                return Err(Tournament::over());
            }
            ClockPhase::NotStarted => (None, None),
            ClockPhase::Running | ClockPhase::Paused => {
                let present = tournament.clock(context.now).stage;
                let before = &tournament.setup.schedule;
                played_stays(before, present, &schedule)?;
                (Some(before.stage(present)), Some(tournament.left_until(present)))
            }
        };
        Ok(vec![ScheduleChanged { at: context.now, schedule, present, left_play }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-schedule", "Schedule"), phrase!("log-changed", "changed"))
    }
}

/// Whether the new schedule leaves alone what has been played before the stage at this position.
fn played_stays(before: &Schedule, present: usize, schedule: &Schedule) -> Result<(), Refusal> {
    let played = present.min(before.stages.len());
    let same = before.stages.iter().take(played).eq(schedule.stages.iter().take(played));
    refuse_if(!same, || {
        refuse!(
            NotNow,
            "levels-breaks-played-stay",
            "A level or break that was played cannot change. Change the present one, or later ones."
        )
    })?;
    refuse_if(before.stage(present).is_break() != schedule.stage(present).is_break(), || {
        refuse!(
            NotNow,
            "present-level-stays-level",
            "The present level cannot become a break, nor a break a level. Go to another one instead."
        )
    })
}

/// An earlier break that comes into the schedule during play moves nothing that goes by the first one.
fn keep_first_break(tournament: &mut Tournament, schedule: &Schedule) {
    let level = |schedule: &Schedule, at: usize| schedule.level_number(at);
    let before = &tournament.setup.schedule;
    let Some(was) = before.first_break().map(|at| level(before, at)) else { return };
    let Some(first) = schedule.first_break().map(|at| level(schedule, at)) else { return };
    let breaks = (0..schedule.stages.len()).filter(|at| schedule.stage(*at).is_break());
    if first < was && breaks.into_iter().any(|at| level(schedule, at) == was) {
        tournament.setup.keep_first_break(was);
    }
}

impl ScheduleChanged {
    /// Whether it leaves alone what has been played by then, and the level in force unless it was said in that level: lines
    /// before it may have been put right since.
    pub(crate) fn leaves_what_was_played(&self, tournament: &Tournament) -> bool {
        let before = &tournament.setup.schedule;
        let present = tournament.dial.reading(before, self.at).stage;
        let stage = before.stage(present);
        let meant = self.present.as_ref().is_none_or(|present| *present == stage);
        tournament.dial == Dial::NotStarted
            || (played_stays(before, present, &self.schedule).is_ok()
                && (meant || self.schedule.stage(present) == stage))
    }
}

impl Apply for ScheduleChanged {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        if tournament.clock_phase() != ClockPhase::NotStarted {
            tournament.remember_colour_ups(reading.stage, self.left_play.as_ref());
        }
        let length_before = tournament.setup.schedule.stage(reading.stage).length_ms();
        let waits = break_is_due(tournament, &reading);
        let on_break = tournament.setup.schedule.stage(reading.stage).is_break();
        let schedule = self.schedule.clone().bounded();
        if tournament.dial != Dial::NotStarted {
            keep_first_break(tournament, &schedule);
        }
        tournament.setup.schedule = schedule.clone();
        let length = schedule.stage(reading.stage).length_ms();
        // The time played in the stage counts on, so what is left changes by what the length changes.
        let longer = length.saturating_sub(length_before);
        let remaining = reading.remaining.saturating_add(longer);
        let of = schedule.stage(reading.stage).hands();
        let played = reading.hands.map_or(0, |count| count.played);
        // A clock that stands cannot run out: in hand-for-hand a level that is used up is over at once.
        let used_up = remaining <= 0 && tournament.holds_the_clock() && !on_break;
        if of.map_or(used_up, |of| waits && played >= of) {
            tournament.end_level(reading.stage, self.at);
            return;
        }
        // Hands counted count on too; at least one is left to end the level with.
        let played = of.map_or(0, |of| played.min(of.saturating_sub(1)));
        tournament.set_clock(reading.stage, remaining.max(1_000), played, self.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates;

    const MINUTE: Millis = 60_000;

    fn running_for(minutes: Millis) -> (Tournament, Context<'static>) {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.dial = Dial::running(0, 20 * MINUTE, 0);
        let context =
            Context { now: minutes * MINUTE, seed: 0, next_entry: EntryId(1), device: "" };
        (tournament, context)
    }

    fn change(
        tournament: &mut Tournament,
        context: &Context,
        schedule: Schedule,
    ) -> Result<(), Refusal> {
        for event in (ChangeSchedule { schedule }).decide(tournament, context)? {
            event.apply(tournament);
        }
        Ok(())
    }

    fn with_length(schedule: &Schedule, position: usize, minutes: Millis) -> Schedule {
        let mut schedule = schedule.clone();
        schedule.stages[position] = schedule.stages[position].clone().lasting(minutes * MINUTE);
        schedule
    }

    #[test]
    fn a_longer_present_level_keeps_the_time_played() {
        let (mut tournament, context) = running_for(27);
        let longer = with_length(&tournament.setup.schedule, 1, 30);
        change(&mut tournament, &context, longer).unwrap();
        let reading = tournament.clock(context.now);
        assert_eq!((reading.stage, reading.remaining), (1, 23 * MINUTE));
    }

    #[test]
    fn a_level_cut_below_the_time_played_ends_at_once() {
        let (mut tournament, context) = running_for(35);
        let shorter = with_length(&tournament.setup.schedule, 1, 10);
        change(&mut tournament, &context, shorter).unwrap();
        assert_eq!(tournament.clock(context.now).remaining, 1_000);
    }

    #[test]
    fn a_future_level_changes_nothing_now() {
        let (mut tournament, context) = running_for(27);
        let before = tournament.clock(context.now);
        let changed = with_length(&tournament.setup.schedule, 6, 45);
        change(&mut tournament, &context, changed).unwrap();
        assert_eq!(tournament.clock(context.now), before);
    }

    #[test]
    fn what_has_been_played_stays() {
        let (mut tournament, context) = running_for(27);
        let changed = with_length(&tournament.setup.schedule, 0, 30);
        let refusal = change(&mut tournament, &context, changed).unwrap_err();
        assert_eq!(refusal.named(), "NotNow levels-breaks-played-stay");
        let mut broken = tournament.setup.schedule.clone();
        broken.stages[1] = Stage::pause(MINUTE);
        broken.stages[2] = Stage::blinds(20, 40, MINUTE);
        assert!(change(&mut tournament, &context, broken).is_err());
    }
}
