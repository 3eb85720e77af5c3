//! Changing the chip set: all of it before play; during play only how chips look and how many there are.

use crate::actions::prelude::*;
use crate::rulebook::chip_set::{Chip, ChipSet};

/// Puts another chip set on the tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeChips {
    /// The whole set.
    pub set: ChipSet,
}

/// The chip set was changed.
pub type ChipsChanged = ChangeChips;

/// Whether values and stacks may be changed, and not only looks and counts.
///
/// # Errors
/// Refused once play has begun.
pub fn may_change_values(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => Ok(()),
        Phase::Playing | Phase::Bagging | Phase::Closed | Phase::Finished => Err(refuse!(
            NotNow,
            "play-begun-values-stacks",
            "Play has begun. Values and stacks stay. You can change colours and counts."
        )),
    }
}

impl Action for ChangeChips {
    /// # Errors
    /// The refusals of [`ChipSet::checked`]; during play, another value, another stack, a colour more or less.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let set = self.set.clone().checked()?;
        let now = &tournament.setup;
        let values = |chips: &[Chip]| -> Vec<_> { chips.iter().map(|chip| chip.value).collect() };
        if values(&set.chips) != values(&now.chips) || set.stack_chips != now.stack_chips {
            may_change_values(tournament)?;
        }
        refuse_if(set == now.chip_set(), || {
            refuse!(BadValue, "chip-set-already", "This chip set is in use already.")
        })?;
        Ok(vec![ChipsChanged { set }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-chips", "Chips"), phrase!("log-changed", "changed"))
    }
}

impl Apply for ChipsChanged {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.put_chip_set(self.set.clone().bounded());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn during_play_a_colour_may_change_and_a_value_may_not() {
        let mut bench = Bench::playing(10);
        let mut set = bench.log.tournament().setup.chip_set();
        set.chips[0].owned = 400;
        set.chips[0].spots = "#ffffff".into();
        bench.say(ChangeChips { set: set.clone() }).unwrap();
        assert_eq!(bench.log.tournament().setup.chips[0].owned, 400);
        set.chips[0].value = 10;
        let refusal = bench.say(ChangeChips { set }).unwrap_err();
        assert_eq!(refusal.named(), "NotNow play-begun-values-stacks");
    }
}
