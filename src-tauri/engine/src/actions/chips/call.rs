//! A colour-up on the director's word, before or without the break that the schedule has for it (TCH 25b).

use crate::actions::prelude::*;
use crate::rules::chips::colour_up::{NEVER_FREE, free_after};

/// Calls the smallest chip off the tables now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CallColourUp {
    /// The value that leaves.
    pub chip: ChipCount,
}

/// A chip was called off the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ColourUpCalled {
    /// The value that leaves.
    pub chip: ChipCount,
    /// The position in the schedule of the stage in force.
    pub stage: usize,
}

/// Whether the chip may be called off at `now`.
///
/// # Errors
/// Refused outside play, for a chip that is not of the set, is off already or is raced off now, while a smaller one is on
/// the tables, for the largest, and while a level from the present one on needs it.
pub fn may_call(tournament: &Tournament, chip: ChipCount, now: Millis) -> Result<(), Refusal> {
    tournament.playing(Tournament::chips_leave_during_play)?;
    let chips = tournament.chips_of_the_event();
    refuse_if(!chips.iter().any(|one| one.value == chip), || {
        Tournament::no_such_chips_on_tables(chip)
    })?;
    let present = tournament.clock(now).stage;
    let leaving = tournament.colour_ups();
    let left: Vec<ChipCount> =
        leaving.range(..=present).flat_map(|(_, chips)| chips).map(|chip| chip.value).collect();
    if left.contains(&chip) {
        return Err(if tournament.is_off(chip) {
            Tournament::chips_off_already(chip)
        } else {
            refuse!(NotNow, "chips-being-raced", "The {chip}s are being raced off now.", chip)
        });
    }
    if let Some(smaller) = chips.iter().find(|one| one.value < chip && !left.contains(&one.value)) {
        return Err(refuse!(
            NotNow,
            "smaller-chips-leave-first",
            "The {chip}s are smaller. Race them off first.",
            chip = smaller.value
        ));
    }
    let schedule = &tournament.setup.schedule;
    let free = free_after(schedule, chips);
    let Some((_, after)) = free.iter().find(|(one, _)| one.value == chip) else {
        return Err(Tournament::largest_chips_stay(chip));
    };
    refuse_if(*after == NEVER_FREE, || {
        refuse!(
            NotNow,
            "chips-needed-to-the-end",
            "The {chip}s are needed for the blinds after the last level.",
            chip
        )
    })?;
    refuse_if(*after > present, || {
        refuse!(
            NotNow,
            "chips-needed-until",
            "The {chip}s are needed until level {level} ends.",
            chip,
            level = schedule.level_number(after.saturating_sub(1))
        )
    })
}

impl Action for CallColourUp {
    /// # Errors
    /// The refusals of [`may_call`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_call(tournament, self.chip, context.now)?;
        let stage = tournament.clock(context.now).stage;
        Ok(vec![ColourUpCalled { chip: self.chip, stage }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-chips-leave-now", "{chip}s leave now", chip = self.chip);
        log_label(phrase!("log-colour-up", "Colour-up"), what)
    }
}

impl Apply for ColourUpCalled {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.coloured_up.called.push((self.chip, self.stage));
    }
}
