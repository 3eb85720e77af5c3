//! Noting a ruling.

use crate::actions::penalties::give::{GivePenalty, PenaltyGiven};
use crate::actions::prelude::*;
use crate::base::wording::Chain;
use crate::base::words::clean_text;
use crate::state::penalty::PenaltyKind;
pub use crate::state::ruling::RulingNoted;
use crate::state::ruling::ruled;

/// The longest text of a ruling that is kept, in characters.
const LONGEST: usize = 200;
/// The longest name of a person or a rule that is kept, in characters.
const LONGEST_NAMED: usize = 60;
/// So many players at the most are named in one ruling.
const MOST_PLAYERS: usize = 20;

/// Notes a ruling: where, about what, by which rule, who ruled, and what followed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoteRuling {
    /// What it was about, in a few words: "string bet".
    pub matter: String,
    /// What was decided; possibly empty.
    #[serde(default)]
    pub decision: String,
    /// The rule that it rests on: "TCH 42a"; possibly empty.
    #[serde(default)]
    pub rule: String,
    /// Whom it concerns; possibly nobody.
    #[serde(default)]
    pub entries: Vec<EntryId>,
    /// At which table; absent where it is at none, or where the players say it.
    #[serde(default)]
    pub table: Option<TableNumber>,
    /// Who ruled; possibly empty.
    #[serde(default)]
    pub by: String,
    /// To whom it was appealed; empty where it was not.
    #[serde(default)]
    pub appeal: String,
    /// How many minutes it took: 0 to 240.
    #[serde(default)]
    pub minutes: u32,
    /// What each of the players is given with it.
    #[serde(default)]
    pub penalty: Option<PenaltyKind>,
}

impl Action for NoteRuling {
    /// # Errors
    /// Refused without a matter, for a player who never had a seat, for a table that is not open, for more time than an evening
    /// has, and for a penalty without a player or one that a player cannot be given now.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let matter = clean_text(&self.matter, LONGEST);
        refuse_if(matter.is_empty(), || {
            refuse!(BadValue, "ruling-about-what", "Say what the ruling is about: string bet.")
        })?;
        refuse_if(self.minutes > 240, || {
            refuse!(BadValue, "ruling-0-240-minutes", "A ruling takes 0 to 240 minutes.")
        })?;
        refuse_if(self.entries.len() > MOST_PLAYERS, || {
            refuse!(
                BadValue,
                "ruling-most-players",
                "A ruling names at most {most} players.",
                most = to_u32(MOST_PLAYERS)
            )
        })?;
        if let Some(table) = self.table {
            tournament.open_table(table)?;
        }
        for entry in &self.entries {
            refuse_if(tournament.standing_of(*entry).is_none(), Tournament::no_such_entry)?;
        }
        refuse_if(self.penalty.is_some() && self.entries.is_empty(), || {
            refuse!(
                BadValue,
                "ruling-penalty-whom",
                "Say who gets the penalty: rule 6.4 string bet, 2r."
            )
        })?;
        let seats = || self.entries.iter().find_map(|entry| tournament.seat_of(*entry));
        let noted = RulingNoted {
            at: context.now,
            matter,
            decision: clean_text(&self.decision, LONGEST),
            rule: clean_text(&self.rule, LONGEST_NAMED),
            entries: self.entries.clone(),
            table: self.table.or_else(|| seats().map(|seat| seat.table)),
            by: clean_text(&self.by, LONGEST_NAMED),
            appeal: clean_text(&self.appeal, LONGEST_NAMED),
            minutes: self.minutes,
        };
        let reason = noted.matter.clone();
        let mut events = vec![noted.into()];
        for (entry, kind) in self.entries.iter().zip(std::iter::repeat(self.penalty)) {
            let Some(kind) = kind else { continue };
            let given = GivePenalty { entry: *entry, kind, offence: None, reason: reason.clone() };
            events.extend(given.decide(tournament, context)?);
        }
        Ok(events)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let noted = effect.first::<RulingNoted>();
        let table = noted.and_then(|noted| noted.table).filter(|_| self.entries.is_empty());
        let at = table.map(|table| effect.tournament.table_said(table).into_argument());
        let players = self.entries.iter().map(|entry| effect.who(*entry).into_argument());
        let text = |text: &String| (!text.is_empty()).then(|| text.as_argument());
        let penalty = effect.first::<PenaltyGiven>().map(|given| given.kind.said().into_argument());
        let parts = at
            .into_iter()
            .chain(players)
            .chain(text(&self.matter))
            .chain(text(&self.decision))
            .chain(text(&self.rule))
            .chain(penalty)
            .chain(ruled(&self.by, &self.appeal, self.minutes).map(AsArgument::into_argument));
        log_label(phrase!("log-ruling", "Ruling"), Phrase::chain(Chain::Each, parts.collect()))
    }
}

impl Apply for RulingNoted {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.rulings.push(self.clone());
    }
}
