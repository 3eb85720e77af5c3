//! Who is away from the table: the stack is dealt in and posts (HPT, Players leaving; RRoP 6; LR 7), and a player whose table
//! breaks meanwhile finds the new seat card at the old seat (TCH P16).

use crate::actions::prelude::*;
use crate::rulebook::absence_rule::AbsenceRule;

/// Says that a player in play is away from the seat, or is back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkAbsent {
    /// Who.
    pub entry: EntryId,
    /// Away; otherwise back.
    pub absent: bool,
    /// The player has said to be away for longer than the house allows, and gives up the stack at once (HPT, Players leaving).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub longer: bool,
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
    /// For longer than the house allows, as the player has said.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub longer: bool,
}

impl Action for MarkAbsent {
    /// # Errors
    /// Refused for a player without a seat, where nothing would change, and for longer where the house splits no stacks.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.entry);
        if tournament.seat_of(self.entry).is_none() {
            return Err(if name.is_empty() {
                Tournament::no_such_entry()
            } else {
                refuse!(NotNow, "no-seat-to-be-away-from", "{name} has no seat.", name)
            });
        }
        let longer = self.absent && self.longer;
        refuse_if(
            longer && !matches!(tournament.setup.rules.absence, AbsenceRule::SplitAfter { .. }),
            Tournament::splits_no_stacks,
        )?;
        match (tournament.absent_since(self.entry), self.absent) {
            (Some(_), true) if !longer || tournament.stays_away(self.entry) => Err(refuse!(
                NotNow,
                "marked-absent-already",
                "{name} is marked absent already.",
                name
            )),
            (None, false) => Err(tournament.not_marked_absent(self.entry)),
            (since, absent) => {
                // Whoever is away already and says so now has been away since then.
                let at = since.filter(|_| absent).unwrap_or(context.now);
                Ok(vec![AbsenceMarked { at, entry: self.entry, absent, longer }.into()])
            }
        }
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = if self.absent {
            phrase!("log-absent", "Absent")
        } else {
            phrase!("log-present", "Present")
        };
        let who = effect.who(self.entry);
        match self.longer {
            true => log_label(verb, beside(who, phrase!("log-away-for-longer", "for longer"))),
            false => log_label(verb, who),
        }
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
            entry.stays_away = self.absent && self.longer;
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

    /// Whether a player who is away has said to be so for longer than the house allows.
    pub fn stays_away(&self, entry: EntryId) -> bool {
        let said = self.entries.get(&entry).is_some_and(|entry| entry.stays_away);
        said && self.absent_since(entry).is_some()
    }

    pub(crate) fn splits_no_stacks() -> Refusal {
        refuse!(
            HouseRule,
            "house-stack-not-split",
            "This house does not split stacks. An absent stack is dealt in and posts. The house rules say so."
        )
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
        assert!(bench.say(MarkAbsent { entry, absent: false, longer: false }).is_err());
        bench.say(MarkAbsent { entry, absent: true, longer: false }).unwrap();
        let since = bench.log.tournament().absent_since(entry);
        assert!(since.is_some());
        assert!(bench.say(MarkAbsent { entry, absent: true, longer: false }).is_err());
        bench.say(MarkAbsent { entry, absent: false, longer: false }).unwrap();
        assert_eq!(bench.log.tournament().absent_since(entry), None);
        bench.undo();
        assert_eq!(bench.log.tournament().absent_since(entry), since);
    }

    /// Whoever is out is nowhere to be away from, and a rebuy brings back a player who is there.
    #[test]
    fn a_player_who_is_out_is_not_absent() {
        let mut bench = Bench::playing(10);
        let entry = bench.at(1, 4);
        bench.say(MarkAbsent { entry, absent: true, longer: false }).unwrap();
        bench.bust(entry);
        assert_eq!(bench.log.tournament().absent_since(entry), None);
        assert!(bench.say(MarkAbsent { entry, absent: true, longer: false }).is_err());
        bench
            .say(crate::actions::entries::rebuy::Rebuy {
                entry,
                last_hand: true,
                payment: Default::default(),
            })
            .unwrap();
        assert_eq!(bench.log.tournament().absent_since(entry), None);
    }

    /// HPT, Players leaving: who says to be away for longer than the twenty minutes forfeits at once; the stack is split without
    /// waiting. A house that blinds off knows no such thing.
    #[test]
    fn hpt_who_will_be_away_for_longer_forfeits_at_once() {
        use crate::actions::absences::split_stack::SplitStack;
        use crate::advice::advice_at;
        use crate::state::put_off::AdviceKind;
        let mut bench = Bench::playing(10);
        let (entry, other) = (bench.at(1, 4), bench.at(1, 5));
        let split = |entry| SplitStack { entry, chips: 900 };
        bench.say(bench.floor("absent 1.4").command.unwrap()).unwrap();
        assert!(bench.say(split(entry)).is_err());
        let longer = bench.floor("absent 1.4 longer");
        assert!(longer.says.english.contains("for longer than 20 minutes"), "{}", longer.says);
        bench.say(longer.command.unwrap()).unwrap();
        let advice = advice_at(bench.log.tournament(), bench.now());
        let due = advice.iter().find(|due| due.kind == AdviceKind::Absence).unwrap();
        assert!(due.why.english.contains("for longer"), "{}", due.why);
        assert!(bench.floor("absent 1.4 longer").refusal.english.contains("already"));
        bench.say(split(entry)).unwrap();
        assert!(bench.log.tournament().seat_of(entry).is_none());
        bench.say(MarkAbsent { entry: other, absent: true, longer: true }).unwrap();
        bench.say(MarkAbsent { entry: other, absent: false, longer: false }).unwrap();
        bench.say(MarkAbsent { entry: other, absent: true, longer: false }).unwrap();
        assert!(bench.say(split(other)).is_err(), "back in between");
        let mut rules = bench.log.tournament().setup.rules.clone();
        rules.absence = AbsenceRule::BlindedOff {};
        let rules = Box::new(rules);
        bench.say(crate::actions::setup::change_house_rules::ChangeHouseRules { rules }).unwrap();
        let third = MarkAbsent { entry: bench.at(1, 6), absent: true, longer: true };
        assert_eq!(bench.say(third).unwrap_err().named(), "HouseRule house-stack-not-split");
    }

    #[test]
    fn the_mark_is_typed_and_taken_away() {
        let mut bench = Bench::playing(10);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        let away = bench.floor("absent 1.4");
        assert_eq!(
            away.says.english,
            format!("{name}, table 1 seat 4, is away \u{b7} posts 30 a round").as_str()
        );
        bench.say(away.command.unwrap()).unwrap();
        assert_eq!(bench.label(), format!("Absent: {name} (1.4)"));
        assert!(bench.floor("absent 1.4").refusal.english.contains("already"));
        bench.say(bench.floor("present 1.4").command.unwrap()).unwrap();
        assert_eq!(bench.label(), format!("Present: {name} (1.4)"));
        assert!(bench.floor("absent").says.english.contains("absent 6.4"));
    }
}
