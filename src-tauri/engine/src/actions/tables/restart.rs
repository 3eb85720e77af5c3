//! Levelling the tables for a restart, such as a second day (TCH 11e): until the next bust-out, the house's tolerance for
//! restarts holds.

use crate::actions::prelude::*;

/// Levels the tables for a restart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PrepareRestart {}

/// The tables are levelled for a restart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RestartPrepared {}

impl Action for PrepareRestart {
    /// # Errors
    /// Refused outside play, and where the house rules say nothing of restarts.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(|| {
            refuse!(
                NotNow,
                "restart-comes-during-tournament",
                "A restart is possible only during a tournament."
            )
        })?;
        refuse_if(tournament.setup.rules.tighter.restart_tables == 0, || {
            refuse!(
                HouseRule,
                "house-rules-level-tables",
                "The house rules do not balance the tables for a restart."
            )
        })?;
        Ok(vec![RestartPrepared {}.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        let what = phrase!("log-tables-levelled", "tables balanced");
        log_label(phrase!("log-restart", "Restart"), what)
    }
}

impl Apply for RestartPrepared {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.restart_prepared = Some(tournament.hands_counted());
    }
}
