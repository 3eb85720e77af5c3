//! The verbs of the floor line for whoever is away from the table.

use crate::actions::tables::absent::MarkAbsent;
use crate::floor_line::{Read, TypedLine};
use crate::rulebook::absence_rule::AbsenceRule;
use crate::state::prelude::*;

impl TypedLine<'_> {
    /// `absent 6.4`, `absent 6.4 longer`, `present 6.4`.
    pub(super) fn absent(&self, rest: &str, absent: bool) -> Read {
        let (verb, who) = match absent {
            true => (
                phrase!("log-absent", "Absent"),
                phrase!("floor-who-is-away", "who? A seat or a name: absent 6.4"),
            ),
            false => (
                phrase!("log-present", "Present"),
                phrase!("floor-who-is-back", "who? A seat or a name: present 6.4"),
            ),
        };
        if rest.is_empty() {
            return verb.asks(who);
        }
        let longer = rest.strip_suffix(" longer").filter(|_| absent);
        let entry = self.one(&verb, longer.unwrap_or(rest).trim_end(), Standing::is_seated)?;
        let longer = longer.is_some();
        let who = self.who(entry);
        let says = match absent {
            true if longer => match self.tournament.setup.rules.absence {
                AbsenceRule::SplitAfter { minutes } => phrase!(
                    "floor-is-away-for-longer",
                    "{who}, is away for longer than {minutes}: the stack is split",
                    who,
                    minutes = Phrase::count(minutes, "minute", "minutes")
                ),
                _ => Phrase::default(),
            },
            true => phrase!("floor-is-away", "{who}, is away", who),
            false => phrase!("floor-is-back", "{who}, is back", who),
        };
        self.decided(&verb, says, MarkAbsent { entry, absent, longer }.into())
    }
}
