//! Changing the house rules, before play or during it: as a line of the log, so that everybody can see since when.

use crate::actions::prelude::*;
use crate::rulebook::house_rules::HouseRules;
use crate::rulebook::house_rules::lines::RuleTopic;

/// Puts other house rules in force.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeHouseRules {
    /// All of the rules, the unchanged lines as they are.
    pub rules: Box<HouseRules>,
}

/// Other house rules were applied.
pub type HouseRulesChanged = ChangeHouseRules;

/// Whether a line may be changed now.
///
/// # Errors
/// Refused after the last hand; and, once seats are drawn, for the lines by which they were drawn.
pub fn may_change_line(tournament: &Tournament, topic: RuleTopic) -> Result<(), Refusal> {
    match (tournament.phase(), topic) {
        (Phase::Finished, _) => Err(Tournament::over()),
        (Phase::Registering, _) => Ok(()),
        (_, RuleTopic::Form | RuleTopic::SeatsPerTable | RuleTopic::InitialSeats) => Err(refuse!(
            NotNow,
            "seats-drawn-present-tables-2",
            "Seats are drawn for the present tables."
        )),
        (Phase::Drawn | Phase::Playing, _) => Ok(()),
        (Phase::Bagging | Phase::Closed, _) => Err(tournament.day_over()),
    }
}

/// Whether these rules may be applied now.
///
/// # Errors
/// The refusals of [`HouseRules::check`], and of [`may_change_line`] for a line that is another one.
pub fn may_change(tournament: &Tournament, rules: &HouseRules) -> Result<(), Refusal> {
    rules.check()?;
    let now = &tournament.setup.rules;
    may_change_line(tournament, RuleTopic::Mover)?;
    let drawn_by = |rules: &HouseRules| (rules.form, rules.seats_per_table, rules.initial_seats);
    if drawn_by(rules) != drawn_by(now) {
        may_change_line(tournament, RuleTopic::SeatsPerTable)?;
    }
    Ok(())
}

impl Action for ChangeHouseRules {
    /// # Errors
    /// The refusals of [`may_change`]; refused when nothing is another.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        may_change(tournament, &self.rules)?;
        refuse_if(*self.rules == tournament.setup.rules, || {
            refuse!(BadValue, "these-house-rules-already", "These are the house rules already.")
        })?;
        Ok(vec![HouseRulesChanged { rules: self.rules.clone() }.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-house-rules", "House rules"), phrase!("log-changed", "changed"))
    }
}

impl Apply for HouseRulesChanged {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.setup.rules = (*self.rules).clone().bounded();
        tournament.low_card = None;
    }
}
