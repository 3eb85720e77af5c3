//! The director names the table that gives a player, where the rules leave it to him (RRoP 15).

use crate::actions::prelude::*;
use crate::rules::tables::balance::{Step, next_step};
use crate::state::choice::Choice;

/// Names the table that gives a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChooseTable {
    /// The short table.
    pub to: TableNumber,
    /// The table that gives a player.
    pub from: TableNumber,
}

/// The table that gives a player was named.
pub type TableChosen = ChooseTable;

impl Action for ChooseTable {
    /// # Errors
    /// Refused where no choice is to be made, and for a table that is not among the fullest.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let Some(Step::AskTable { to, among }) = next_step(tournament, context.now) else {
            return Err(refuse!(NotNow, "no-table-chosen-now", "No table has to be chosen now."));
        };
        refuse_if(self.to != to || !among.contains(&self.from), || {
            refuse!(
                BadValue,
                "choose-among-the-fullest",
                "{table} is short. The fullest are {among}.",
                table = tournament.table_said(to).capital(),
                among = tournament.tables_said(&Vec::from_iter(among.iter().copied()))
            )
        })?;
        Ok(vec![TableChosen { to, from: self.from }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-gives-a-player",
            "{from} gives a player to {to}",
            from = effect.tournament.table_said(self.from),
            to = effect.tournament.table_said(self.to),
        );
        log_label(phrase!("log-balance", "Balance"), what)
    }
}

impl Apply for TableChosen {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.table_choice = Some(Choice {
            to: self.to,
            from: self.from,
            hands_counted: tournament.hands_counted(),
            moves: tournament.moves.len(),
        });
    }
}

impl Tournament {
    /// The table that the director has named to give a player to this one.
    pub fn table_chosen(&self, to: TableNumber) -> Option<TableNumber> {
        let choice = self.table_choice?;
        let now = (to, self.hands_counted(), self.moves.len());
        ((choice.to, choice.hands_counted, choice.moves) == now).then_some(choice.from)
    }
}
