//! Changing the set-up before play.

use crate::actions::prelude::*;
use crate::actions::setup::open::SetUpMade;
use crate::rulebook::setup::SetUp;

/// Puts another set-up in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeSetUp {
    /// The whole set-up.
    pub setup: Box<SetUp>,
}

/// Whether the set-up may be changed at all now.
///
/// # Errors
/// Refused once play has begun.
pub fn may_change(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => Ok(()),
        Phase::Playing | Phase::Bagging | Phase::Closed | Phase::Finished => Err(refuse!(
            NotNow,
            "play-begun-set-up",
            "Play has begun. The set-up can no longer change."
        )),
    }
}

impl Action for ChangeSetUp {
    /// # Errors
    /// The refusals of [`may_change`] and of [`SetUp::checked`]; another price, or another way to buy in in the place of one that
    /// there is, once entries are paid; other tables once seats are drawn.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        may_change(tournament)?;
        let setup = (*self.setup).clone().checked()?;
        let now = &tournament.setup;
        refuse_if(
            tournament.counted_entries > 0
                && (setup.price != now.price
                    || !setup.buy_ins.starts_with(&now.buy_ins)
                    || setup.currency != now.currency),
            || {
                refuse!(
                    NotNow,
                    "entries-paid-present-price",
                    "Entries are paid at the present price. Cancel them first, then change the price."
                )
            },
        )?;
        refuse_if(
            tournament.phase() == Phase::Drawn
                && setup.rules.seats_per_table != now.rules.seats_per_table,
            || {
                refuse!(
                    NotNow,
                    "seats-drawn-present-tables",
                    "Seats are drawn for the present tables. Undo the draw first."
                )
            },
        )?;
        Ok(vec![SetUpMade { setup: Box::new(setup) }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-set-up", "Set-up"), phrase!("log-changed", "changed"))
    }
}
