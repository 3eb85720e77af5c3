//! A break that the schedule does not have, at once.

use crate::actions::prelude::*;
use crate::base::words::{clean_text, minutes_seconds};
use crate::rulebook::schedule::{Break, LONGEST, LONGEST_NOTE, Level, Stage};
use crate::rules::hand_for_hand::break_is_due;
use crate::state::coloured_up::LeftPlay;
use crate::state::dial::A_DAY;

/// Begins a break now, and in hand-for-hand once every table has finished the hand (TCH P8d). The level goes on after it
/// with the time, or the hands, that it has left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBreak {
    /// The break's length in milliseconds: a second to a day.
    pub length_ms: Millis,
    /// What the screen says during the break, possibly empty.
    pub note: String,
}

impl Action for TakeBreak {
    /// # Errors
    /// Refused before the start, after the winner, on a break and while one is due, outside a second to a day, and where the schedule has no
    /// room for another break.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(!(1_000..=86_400_000).contains(&self.length_ms), || {
            refuse!(
                BadValue,
                "break-lasts-between-second",
                "A break lasts between a second and a day."
            )
        })?;
        tournament.clock_started()?;
        let stage = tournament.clock(context.now).stage;
        let schedule = &tournament.setup.schedule;
        refuse_if(schedule.stage(stage).is_break(), || {
            refuse!(
                NotNow,
                "break-already-add-time",
                "It is a break already. Add time to make it longer."
            )
        })?;
        refuse_if(break_is_due(tournament, &tournament.clock(context.now)), || {
            refuse!(
                NotNow,
                "break-due-already-begin",
                "A break is due already. Begin it when every table is done."
            )
        })?;
        refuse_if(!schedule.has_room_after(stage), || {
            refuse!(
                NotNow,
                "schedule-full-500-levels",
                "The schedule is full. It has room for 500 levels and breaks."
            )
        })?;
        let pause = Break { length_ms: self.length_ms, note: clean_text(&self.note, LONGEST_NOTE) };
        let left_play = tournament.left_until(stage);
        Ok(vec![BreakTaken { at: context.now, pause, left_play }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let tournament = effect.tournament;
        let time = minutes_seconds(self.length_ms.unsigned_abs() / 1_000);
        let waits = tournament.holds_the_clock() && !tournament.playing_the_hand().is_empty();
        let what = if waits {
            phrase!("log-break-later", "{time} once every table has finished", time)
        } else {
            phrase!("log-break-now", "{time} from now", time)
        };
        log_label(phrase!("log-the-break", "Break"), what)
    }
}

/// The level was cut in two, with a break between.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BreakTaken {
    /// When, in tournament time.
    pub at: Millis,
    /// The break that begins.
    pub pause: Break,
    /// The chips that had left play by then.
    pub left_play: LeftPlay,
}

impl Apply for BreakTaken {
    fn apply(&self, tournament: &mut Tournament) {
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        // With a line struck before it a break can come so late that the schedule has no room for it.
        if !tournament.setup.schedule.has_room_after(reading.stage) {
            return;
        }
        tournament.remember_colour_ups(reading.stage, Some(&self.left_play));
        let schedule = &mut tournament.setup.schedule;
        // A level that only the rule for what comes after the last one made becomes one of the schedule's own.
        while schedule.stages.len() <= reading.stage {
            schedule.stages.push(schedule.stage(schedule.stages.len()));
        }
        let Some(Stage::Level(level)) = schedule.stages.get_mut(reading.stage) else { return };
        let left = reading.remaining.clamp(1_000, LONGEST);
        let mut rest = Level { goes_on: true, length_ms: left, ..level.clone() };
        level.length_ms = level.length_ms.saturating_sub(reading.remaining).max(1_000);
        if let Some(count) = reading.hands {
            level.hands = Some(count.played.max(1));
            rest.hands = Some(count.of.saturating_sub(count.played).max(1));
        }
        let next = reading.stage.saturating_add(1);
        let length_ms = self.pause.length_ms.clamp(1_000, A_DAY);
        let pause = Break { length_ms, ..self.pause.clone() };
        schedule.stages.splice(next..next, [Stage::Break(pause), Stage::Level(rest)]);
        if tournament.holds_the_clock() && !tournament.playing_the_hand().is_empty() {
            tournament.end_level(reading.stage, self.at);
        } else {
            tournament.set_clock(next, length_ms, 0, self.at);
        }
    }
}
