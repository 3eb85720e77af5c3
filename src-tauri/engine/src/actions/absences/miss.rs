//! Missed blinds and absent buttons (WSOP 73): the first missed blind has its button, and an absent button follows with
//! each new dealer who finds the seat empty.

use crate::actions::prelude::*;

/// Notes a missed blind or an absent button.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoteMissed {
    /// Whose seat is empty.
    pub entry: EntryId,
    /// What was put before it.
    pub what: MissedWhat,
}

/// What is put before an empty seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MissedWhat {
    /// A missed-blind button.
    Blind,
    /// An absent button.
    AbsentButton,
}

/// What is put before a seat that is still empty: first a missed-blind button, then absent buttons.
pub fn misses_next(tournament: &Tournament, entry: EntryId) -> MissedWhat {
    match tournament.missed_blinds.get(&entry) {
        Some(missed) if missed.blinds > 0 => MissedWhat::AbsentButton,
        _ => MissedWhat::Blind,
    }
}

/// A missed blind or an absent button was noted.
pub type MissedNoted = NoteMissed;

impl Action for NoteMissed {
    /// # Errors
    /// Refused for a player who is not marked absent, and for an absent button where no blind was missed.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        if tournament.absent_since(self.entry).is_none() {
            let who = if name.is_empty() {
                phrase!("that-player", "That player").into_argument()
            } else {
                name.as_argument()
            };
            return Err(refuse!(
                NotNow,
                "not-marked-absent-mark",
                "{name} is not marked absent. Mark it first: absent 6.4.",
                name = who
            ));
        }
        let missed = tournament.missed_blinds.get(&self.entry).copied().unwrap_or_default();
        refuse_if(self.what == MissedWhat::AbsentButton && missed.blinds == 0, || {
            refuse!(
                HouseRule,
                "absent-button-follows-missed",
                "Note the missed blind first. An absent button comes after it (WSOP 73)."
            )
        })?;
        Ok(vec![MissedNoted { entry: self.entry, what: self.what }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = match self.what {
            MissedWhat::Blind => phrase!("log-missed-blind", "Missed blind"),
            MissedWhat::AbsentButton => phrase!("log-absent-button", "Absent button"),
        };
        log_label(what, effect.who(self.entry))
    }
}

impl Apply for MissedNoted {
    fn apply(&self, tournament: &mut Tournament) {
        let missed = tournament.missed_blinds.entry(self.entry).or_default();
        match self.what {
            MissedWhat::Blind => missed.blinds = missed.blinds.saturating_add(1),
            MissedWhat::AbsentButton => missed.buttons = missed.buttons.saturating_add(1),
        }
    }
}
