//! The verbs of the floor line for whoever is away from the table.

use crate::actions::tables::absent::MarkAbsent;
use crate::floor_line::{Read, TypedLine};
use crate::rulebook::absence_rule::AbsenceRule;
use crate::rules::absences::blinded_off;
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
        let posts = blinded_off(self.tournament, entry, self.now).filter(|_| absent && !longer);
        let says = Phrase::reasons([says].into_iter().chain(posts));
        self.decided(&verb, says, MarkAbsent { entry, absent, longer }.into())
    }

    /// `home 6.4`: the player leaves for good. Where the house splits the stack of who stays away, it is split at once; elsewhere it
    /// is dealt in and blinded off.
    pub(super) fn goes_home(&self, rest: &str) -> Read {
        let splits = matches!(self.tournament.setup.rules.absence, AbsenceRule::SplitAfter { .. });
        match rest {
            "" => phrase!("log-absent", "Absent")
                .asks(phrase!("floor-who-goes-home", "who leaves? A seat or a name: home 6.4")),
            who if splits => self.absent(&format!("{who} longer"), true),
            who => self.absent(who, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::citations::RuleBook;
    use crate::rulebook::house_rules::{GameForm, preset};
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::templates::t1000;

    /// HPT splits the stack of a player who leaves; TCH deals it in and blinds it off.
    #[test]
    fn a_player_goes_home_by_a_plain_word() {
        let said = |book| {
            let rules = preset(book, GameForm::FullRing);
            let mut bench = Bench::of(SetUp { rules, ..t1000() });
            bench.seat(8);
            let name = bench.log.tournament().name(bench.at(1, 4)).to_string();
            let reading = bench.floor("home 1.4");
            bench.say(reading.command.unwrap()).unwrap();
            reading.says.english.replace(&name, "Anna")
        };
        let split = "Anna, table 1 seat 4, is away for longer than 20 minutes: the stack is split";
        assert_eq!(said(RuleBook::Hpt), split);
        assert_eq!(said(RuleBook::Tch), "Anna, table 1 seat 4, is away \u{b7} posts 30 a round");
        assert!(Bench::playing(8).floor("home").says.english.contains("home 6.4"));
    }
}
