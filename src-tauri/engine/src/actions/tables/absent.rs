//! Who is away from the table: the stack is dealt in and posts (HPT, Players leaving; RRoP 6; LR 7), and a player whose table
//! breaks meanwhile finds the new seat card at the old seat (TCH P16).

use crate::actions::prelude::*;

/// Says that a player in play is away from the seat, or is back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkAbsent {
    /// Who.
    pub entry: EntryId,
    /// Away; otherwise back.
    pub absent: bool,
}

/// A player was seen to be away, or back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AbsenceMarked {
    /// When, in tournament time.
    pub at: Millis,
    /// Who.
    pub entry: EntryId,
    /// Away; otherwise back.
    pub absent: bool,
}

impl Action for MarkAbsent {
    /// # Errors
    /// Refused for a player without a seat, and where nothing would change.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        if tournament.seat_of(self.entry).is_none() {
            return Err(if name.is_empty() {
                Tournament::no_such_entry()
            } else {
                refuse!(NotNow, "no-seat-to-be-away-from", "{name} has no seat.", name)
            });
        }
        match (tournament.absent_since(self.entry), self.absent) {
            (Some(_), true) => Err(refuse!(
                NotNow,
                "marked-absent-already",
                "{name} is marked absent already.",
                name
            )),
            (None, false) => Err(tournament.not_marked_absent(self.entry)),
            _ => Ok(vec![
                AbsenceMarked { at: context.now, entry: self.entry, absent: self.absent }.into(),
            ]),
        }
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = if self.absent {
            phrase!("log-absent", "Absent")
        } else {
            phrase!("log-present", "Present")
        };
        log_label(verb, effect.who(self.entry))
    }
}

impl Apply for AbsenceMarked {
    fn apply(&self, tournament: &mut Tournament) {
        // Whoever is not marked away when play begins has taken a hand, and so has whoever is back.
        if !self.absent || tournament.had_begun(self.at) {
            tournament.seen(self.entry);
        }
        if let Some(entry) = tournament.entries.get_mut(&self.entry) {
            entry.absent_since = self.absent.then_some(self.at);
        }
        if !self.absent {
            tournament.missed_blinds.remove(&self.entry);
        }
    }
}

impl Tournament {
    /// Notes that a player has come.
    pub(crate) fn seen(&mut self, entry: EntryId) {
        self.came.insert(entry);
        self.had_a_hand(entry);
    }

    /// Notes that a hand was dealt to an entry.
    pub(crate) fn had_a_hand(&mut self, entry: EntryId) {
        if self.entries.get(&entry).is_some_and(|entry| entry.no_hand_yet)
            && let Some(entry) = self.entries.get_mut(&entry)
        {
            entry.no_hand_yet = false;
        }
    }

    /// Since when a player in play is away, in tournament time; none for one who is there.
    pub fn absent_since(&self, entry: EntryId) -> Option<Millis> {
        self.seat_of(entry).and(self.entries.get(&entry)?.absent_since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn a_player_is_away_from_one_time_to_another() {
        let mut bench = Bench::playing(10);
        let entry = bench.at(1, 4);
        assert!(bench.say(MarkAbsent { entry, absent: false }).is_err());
        bench.say(MarkAbsent { entry, absent: true }).unwrap();
        let since = bench.log.tournament().absent_since(entry);
        assert!(since.is_some());
        assert!(bench.say(MarkAbsent { entry, absent: true }).is_err());
        bench.say(MarkAbsent { entry, absent: false }).unwrap();
        assert_eq!(bench.log.tournament().absent_since(entry), None);
        bench.undo();
        assert_eq!(bench.log.tournament().absent_since(entry), since);
    }

    /// Whoever is out is nowhere to be away from, and a rebuy brings back a player who is there.
    #[test]
    fn a_player_who_is_out_is_not_absent() {
        let mut bench = Bench::playing(10);
        let entry = bench.at(1, 4);
        bench.say(MarkAbsent { entry, absent: true }).unwrap();
        bench.bust(entry);
        assert_eq!(bench.log.tournament().absent_since(entry), None);
        assert!(bench.say(MarkAbsent { entry, absent: true }).is_err());
        bench
            .say(crate::actions::entries::rebuy::Rebuy {
                entry,
                last_hand: true,
                payment: Default::default(),
            })
            .unwrap();
        assert_eq!(bench.log.tournament().absent_since(entry), None);
    }

    #[test]
    fn the_mark_is_typed_and_taken_away() {
        let mut bench = Bench::playing(10);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        let away = bench.floor("absent 1.4");
        assert_eq!(away.says.english, format!("{name}, table 1 seat 4, is away").as_str());
        bench.say(away.command.unwrap()).unwrap();
        assert_eq!(bench.label(), format!("Absent: {name} (1.4)"));
        assert!(bench.floor("absent 1.4").refusal.english.contains("already"));
        bench.say(bench.floor("present 1.4").command.unwrap()).unwrap();
        assert_eq!(bench.label(), format!("Present: {name} (1.4)"));
        assert!(bench.floor("absent").says.english.contains("absent 6.4"));
    }
}
