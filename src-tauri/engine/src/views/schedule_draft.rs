//! A schedule that is still edited: what keeps it from being used, and how play would go on after it.

use crate::base::prelude::*;
use crate::rulebook::schedule::{Schedule, ScheduleFault};
use crate::rules::clock::stage::{StageView, stage_of};

/// How many levels after the last one are shown beforehand.
const SHOWN_BEYOND: usize = 3;

/// What follows from a schedule that is not in force yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleDraftView {
    /// Why it could not be used; absent when it could.
    pub fault: Option<ScheduleFault>,
    /// The first three levels after its last one, by its own rule for them; empty with a fault.
    pub beyond: Vec<StageView>,
}

/// What follows from this schedule.
pub fn schedule_draft_view(schedule: &Schedule) -> ScheduleDraftView {
    let mut schedule = schedule.clone();
    schedule.tidy();
    let fault = schedule.fault();
    let beyond = if fault.is_some() { 0 } else { SHOWN_BEYOND };
    let first = schedule.stages.len();
    ScheduleDraftView {
        fault,
        beyond: (first..first.saturating_add(beyond))
            .map(|position| stage_of(&schedule, position, &BTreeMap::new()))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::schedule::{AfterLast, Stage};
    use crate::rulebook::templates;

    #[test]
    fn the_first_levels_after_the_last_follow_the_rule_that_is_chosen() {
        let beyond = |after_last| {
            let schedule = Schedule { after_last, ..templates::t1000().schedule };
            let levels = schedule_draft_view(&schedule).beyond;
            levels.iter().map(|stage| stage.big).collect::<Vec<_>>()
        };
        assert_eq!(beyond(AfterLast::Double), [4_000, 8_000, 16_000]);
        assert_eq!(beyond(AfterLast::Step), [2_400, 2_800, 3_200]);
        assert_eq!(beyond(AfterLast::Repeat), [2_000, 2_000, 2_000]);
    }

    #[test]
    fn a_fault_names_its_line() {
        let mut schedule = templates::t1000().schedule;
        schedule.stages[2] = Stage::blinds(50, 20, 60_000);
        let view = schedule_draft_view(&schedule);
        let fault = view.fault.unwrap();
        assert_eq!((fault.stage, fault.games, view.beyond.len()), (Some(2), false, 0));
        assert!(fault.message.english.contains("Line 3"), "{}", fault.message);
    }
}
