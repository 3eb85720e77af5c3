//! The verbs of the floor line for whoever is away from the table.

use crate::actions::tables::absent::MarkAbsent;
use crate::floor_line::{Read, Typed, asks};
use crate::state::entry::Standing;

impl Typed<'_> {
    /// `absent 6.4`, `present 6.4`.
    pub(super) fn absent(&self, rest: &str, absent: bool) -> Read {
        let verb = if absent { "Absent" } else { "Present" };
        if rest.is_empty() {
            return asks(verb, &format!("who? A seat or a name: {} 6.4", verb.to_lowercase()));
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let (name, seat) = (self.tournament.name(entry), self.seat(entry));
        let says = if absent { "is away" } else { "is back" };
        let says = format!("{name}, {seat}, {says}");
        self.decided(verb, says, MarkAbsent { entry, absent }.into())
    }
}
