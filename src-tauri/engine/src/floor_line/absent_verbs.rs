//! The verbs of the floor line for whoever is away from the table.

use crate::actions::tables::absent::MarkAbsent;
use crate::floor_line::{FloorReading, Found, Line, refused};
use crate::state::entry::Standing;

impl Line<'_> {
    /// `absent 6.4`, `present 6.4`.
    pub(super) fn absent(&self, rest: &str, absent: bool) -> FloorReading {
        let verb = if absent { "Absent" } else { "Present" };
        let asks =
            |says: String| FloorReading { verb: verb.into(), says, ..FloorReading::default() };
        if rest.is_empty() {
            return asks(format!("who? A seat or a name: {} 6.4", verb.to_lowercase()));
        }
        match self.find(rest, Standing::is_seated) {
            Found::One(entry) => {
                let (name, seat) = (self.tournament.name(entry), self.seat(entry));
                let says = if absent { "is away" } else { "is back" };
                let says = format!("{name}, {seat}, {says}");
                self.decided(verb, says, MarkAbsent { entry, absent }.into())
            }
            Found::Several(completions) => FloorReading { completions, ..asks(String::new()) },
            Found::Nobody(why) => refused(verb, &why),
        }
    }
}
