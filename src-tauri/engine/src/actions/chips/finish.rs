//! A chip that is off the tables without a race held at this desk: nobody had an odd one, or the dealers raced by themselves
//! and the change is not counted.

use crate::actions::prelude::*;

/// Says that a chip is off every table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FinishColourUp {
    /// The value that has left.
    pub chip: ChipCount,
}

/// A chip is off every table.
pub type ColourUpFinished = FinishColourUp;

impl Action for FinishColourUp {
    /// # Errors
    /// Refused for a chip that is not being raced off.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let due = tournament.colour_ups_due(context.now);
        refuse_if(!due.iter().any(|due| due.chip.value == self.chip), || {
            refuse!(
                NotNow,
                "chips-not-being-raced",
                "The {chip}s are not being raced off.",
                chip = self.chip
            )
        })?;
        Ok(vec![ColourUpFinished { chip: self.chip }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-chips-off", "{chip}s are off the tables", chip = self.chip);
        log_label(phrase!("log-colour-up", "Colour-up"), what)
    }
}

impl Apply for ColourUpFinished {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.coloured_up.off.insert(self.chip);
    }
}
