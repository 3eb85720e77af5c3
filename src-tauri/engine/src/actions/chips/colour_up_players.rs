//! A colour-up of one player or several at the director's discretion (TCH 25b): their small chips are exchanged at equal value,
//! whatever the schedule says, and the table is told. What is in play stays what it is.

use crate::actions::prelude::*;
use crate::rulebook::citations::{RuleBook, Sources};

/// Where the books leave it to the director.
pub const DISCRETIONARY: Sources = &[(RuleBook::Tch, "25b")];

/// So many players at the most are coloured up in one line: a full table.
const MOST_PLAYERS: usize = 12;

/// Notes that players' chips of one value are exchanged for larger ones of equal value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ColourUpPlayers {
    /// Whose: 1 to 12.
    pub entries: Vec<EntryId>,
    /// The value that is exchanged.
    pub chip: ChipCount,
}

/// Players' chips of one value were exchanged for larger ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PlayersColouredUp {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub entries: Vec<EntryId>,
    /// The value that was exchanged.
    pub chip: ChipCount,
    /// The next larger value.
    pub next: ChipCount,
}

impl Action for ColourUpPlayers {
    /// # Errors
    /// Refused outside play, for nobody or more than a table, for the same player twice, for a player without a seat, for a chip
    /// that is not on the tables, and for the largest.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let chip = self.chip;
        tournament.playing(Tournament::chips_leave_during_play)?;
        refuse_if(!(1..=MOST_PLAYERS).contains(&self.entries.len()), || {
            refuse!(BadValue, "colour-up-whom", "Say who is coloured up: 1 to 12 players.")
        })?;
        let mut seen = BTreeSet::new();
        for entry in &self.entries {
            tournament.in_play(*entry)?;
            refuse_if(!seen.insert(*entry), || tournament.named_twice(*entry))?;
        }
        let chips = tournament.chips_of_the_event();
        refuse_if(!chips.iter().any(|one| one.value == chip), || {
            Tournament::no_such_chips_on_tables(chip)
        })?;
        refuse_if(tournament.is_off(chip), || Tournament::chips_off_already(chip))?;
        let next = tournament.next_chip(chip).map(|next| next.value);
        let next = next.ok_or_else(|| Tournament::largest_chips_stay(chip))?;
        let (at, entries) = (context.now, self.entries.clone());
        Ok(vec![PlayersColouredUp { at, entries, chip, next }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let who: Vec<String> = self.entries.iter().map(|entry| effect.who(*entry)).collect();
        let next = effect.first::<PlayersColouredUp>().map_or(0, |event| event.next);
        let what = phrase!(
            "log-players-coloured-up",
            "{names}: {chip}s for {next}s",
            names = who,
            chip = self.chip,
            next
        );
        log_label(phrase!("log-colour-up", "Colour-up"), what)
    }
}

impl Apply for PlayersColouredUp {
    /// The value of what everybody has is the same.
    fn apply(&self, tournament: &mut Tournament) {
        self.entries.iter().for_each(|entry| tournament.seen(*entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn tch_25b_one_player_is_coloured_up_before_the_chip_leaves() {
        let mut bench = Bench::playing(8);
        let before = bench.log.tournament().chips_in_play;
        let reading = bench.floor("colour 1.4 5");
        assert!(
            reading.says.english.ends_with("at equal value; tell the table"),
            "{}",
            reading.says
        );
        bench.say(reading.command.unwrap()).unwrap();
        assert!(bench.label().ends_with(": 5s for 25s"), "{}", bench.label());
        assert_eq!(bench.log.tournament().chips_in_play, before);
        let all = ColourUpPlayers {
            entries: bench.log.tournament().room.players_at(TableNumber(1)),
            chip: 5,
        };
        assert_eq!(bench.floor("color 1 5").command, Some(all.into()));
    }

    #[test]
    fn a_chip_that_is_not_there_and_the_largest_are_refused() {
        let mut bench = Bench::playing(8);
        let entries = vec![bench.at(1, 4)];
        let up = |chip| ColourUpPlayers { entries: entries.clone(), chip };
        assert_eq!(bench.say(up(7)).unwrap_err().key, "no-such-chips-on-tables");
        let largest =
            bench.log.tournament().chips_of_the_event().iter().map(|chip| chip.value).max();
        assert_eq!(bench.say(up(largest.unwrap())).unwrap_err().key, "largest-chips-stay");
        let nobody = ColourUpPlayers { entries: Vec::new(), chip: 5 };
        assert_eq!(bench.say(nobody).unwrap_err().key, "colour-up-whom");
    }
}
