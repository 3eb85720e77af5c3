//! Opening bags on a later day: who took which bag out, and when.

use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::state::day::BagOpened;

/// The most characters of the name of who opened them.
const LONGEST_BY: usize = 60;

/// Opens bags of the day before.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenBags {
    /// Whose, each once.
    pub entries: Vec<EntryId>,
    /// Who opened them, at most 60 characters; empty for whoever has the device.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
}

/// Bags were opened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BagsOpened {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub entries: Vec<EntryId>,
    /// Who opened them; empty for whoever has the device.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
}

impl Action for OpenBags {
    /// # Errors
    /// Refused for nobody, for who is not in, for the same bag twice, for a player who comes without a bag, and for a bag that is open.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(self.entries.is_empty(), || {
            refuse!(BadValue, "open-a-bag", "Say whose bag is opened: bag open 6.4.")
        })?;
        let mut seen = BTreeSet::new();
        let bags = tournament.own_bags();
        for entry in self.entries.iter().copied() {
            refuse_if(!tournament.is_in(entry), || tournament.unknown_or_out(entry))?;
            let name = tournament.name(entry);
            refuse_if(!bags.contains_key(&entry), || {
                refuse!(NotNow, "comes-without-bag", "{name} has no bag of the day before.", name)
            })?;
            refuse_if(!seen.insert(entry) || tournament.day.opened.contains_key(&entry), || {
                refuse!(NotNow, "bag-is-open", "The bag of {name} is open already.", name)
            })?;
        }
        let by = clean_text(&self.by, LONGEST_BY);
        Ok(vec![BagsOpened { at: context.now, entries: self.entries.clone(), by }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = phrase!("log-bags-opened", "Bag opened");
        let tournament = effect.tournament;
        let what = match self.entries.as_slice() {
            [alone] => {
                let who = effect.who(*alone).into_argument();
                match tournament.own_bags().get(alone).copied().unwrap_or_default() {
                    "" => who,
                    number => beside(who, phrase!("log-bag-number", "bag {number}", number)),
                }
            }
            several => {
                let tables: BTreeSet<Option<TableNumber>> = several
                    .iter()
                    .map(|entry| tournament.seat_of(*entry).map(|seat| seat.table))
                    .collect();
                let bags = Phrase::count(several.len(), "bag", "bags");
                match tables.first() {
                    Some(Some(table)) if tables.len() == 1 => {
                        beside(tournament.table_said(*table), bags)
                    }
                    _ => bags.as_argument(),
                }
            }
        };
        let by = effect.first::<BagsOpened>().map_or("", |said| said.by.as_str());
        match by {
            "" => log_label(verb, what),
            by => log_label(verb, beside(what, by)),
        }
    }
}

impl Apply for BagsOpened {
    fn apply(&self, tournament: &mut Tournament) {
        for entry in &self.entries {
            let opened = BagOpened { at: self.at, by: self.by.clone() };
            tournament.day.opened.insert(*entry, opened);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::own_stacks::OwnStack;
    use crate::rulebook::templates::t1000;

    /// Day 2 of Anna with bag 17, and of Bo whose bag has no number.
    fn day_two() -> Bench {
        let own = |name: &str, bag: &str| OwnStack {
            name: name.into(),
            chips: 5_000,
            bag: bag.into(),
            ..OwnStack::default()
        };
        let own_stacks = vec![own("Anna", "17"), own("Bo", "")];
        let mut bench = Bench::of(SetUp { own_stacks, begins_with: Some(4), ..t1000() });
        let names = ["Anna", "Bo", "Cleo"].map(String::from).to_vec();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench
    }

    #[test]
    fn a_bag_is_opened_once_by_somebody_whom_the_log_names() {
        let mut bench = day_two();
        let open = |entries: &[u32], by: &str| OpenBags {
            entries: entries.iter().copied().map(EntryId).collect(),
            by: by.into(),
        };
        bench.say(open(&[1], " Jan ")).unwrap();
        assert_eq!(bench.log.tournament().day.opened.get(&EntryId(1)).unwrap().by, "Jan");
        let label = bench.label();
        assert!(label.contains("bag 17") && label.contains("Jan"), "{label}");
        for (said, why) in [
            (open(&[1], ""), "bag-is-open"),
            (open(&[2, 2], ""), "bag-is-open"),
            (open(&[3], ""), "comes-without-bag"),
            (open(&[], ""), "open-a-bag"),
        ] {
            assert_eq!(bench.say(said).unwrap_err().key, why);
        }
        bench.undo();
        assert!(bench.log.tournament().day.opened.is_empty());
        bench.say(open(&[1, 2], "")).unwrap();
        assert_eq!(bench.log.tournament().day.opened.len(), 2);
    }
}
