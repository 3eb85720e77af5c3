//! Bagging stacks, in any order; a bag that is counted again replaces what was counted.

use crate::actions::chips::adjust_stack::MOST_CHIPS;
use crate::actions::day::bags_at_the_end;
use crate::actions::prelude::*;
use crate::base::words::clean_text;
use crate::state::day::Bag;
use crate::state::deal::Counted;

/// The longest number of a bag, in characters.
const LONGEST_NUMBER: usize = 20;

/// Puts stacks into bags.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BagStacks {
    /// The stacks, each once.
    pub bags: Vec<Bagged>,
    /// It is the second count.
    #[serde(default)]
    pub again: bool,
}

/// A stack and its bag.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bagged {
    /// Whose.
    pub entry: EntryId,
    /// The chips: 1 to 1,000,000,000.
    pub chips: ChipCount,
    /// The number on the bag, at most 20 characters; empty for none, or for the one that it has.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub number: String,
}

/// Stacks were bagged.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StacksBagged {
    /// When, in tournament time.
    pub at: Millis,
    /// The stacks.
    pub bags: Vec<Bagged>,
    /// It was the second count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

impl Action for BagStacks {
    /// # Errors
    /// Refused before the day has ended, for nobody, for who is not in, for the same stack twice, for no chips or too many, for
    /// the number of another bag, and for a second count of what nobody has counted.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.phase() != Phase::Bagging, bags_at_the_end)?;
        refuse_if(self.bags.is_empty(), || {
            refuse!(BadValue, "count-a-stack", "Type the chips of at least one player.")
        })?;
        let mut bags: Vec<Bagged> = Vec::with_capacity(self.bags.len());
        let mut seen = BTreeSet::new();
        let in_bags = tournament.day.bags.iter().filter(|(entry, _)| tournament.is_in(**entry));
        let mut numbers: BTreeMap<&str, EntryId> =
            in_bags.map(|(entry, bag)| (bag.number.as_str(), *entry)).collect();
        let tidied: Vec<String> =
            self.bags.iter().map(|bag| clean_text(&bag.number, LONGEST_NUMBER)).collect();
        for (bag, number) in self.bags.iter().zip(&tidied) {
            let Bagged { entry, chips, .. } = *bag;
            refuse_if(!tournament.is_in(entry), || tournament.unknown_or_out(entry))?;
            refuse_if(!seen.insert(entry), || tournament.counted_twice(entry))?;
            refuse_if(chips == 0, || tournament.has_no_chips(entry))?;
            let name = tournament.name(entry);
            refuse_if(chips > MOST_CHIPS, || {
                refuse!(
                    BadValue,
                    "stack-is-too-large",
                    "No stack has more than 1,000,000,000 chips. Count {name} again.",
                    name
                )
            })?;
            refuse_if(self.again && tournament.bag_of(entry).is_none(), || {
                refuse!(
                    NotNow,
                    "bag-first-count",
                    "The bag of {name} has no first count yet.",
                    name
                )
            })?;
            if !number.is_empty() {
                let other = numbers.insert(number, entry).filter(|other| *other != entry);
                if let Some(other) = other {
                    return Err(refuse!(
                        BadValue,
                        "bag-number-taken",
                        "Bag {number} is that of {name}.",
                        number = number.as_str(),
                        name = tournament.name(other)
                    ));
                }
            }
            bags.push(Bagged { entry, chips, number: number.clone() });
        }
        Ok(vec![StacksBagged { at: context.now, bags, again: self.again }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = match self.again {
            false => phrase!("log-bag", "Bag"),
            true => phrase!("log-bag-again", "Bag, second count"),
        };
        let said = effect.first::<StacksBagged>().map_or(&self.bags, |said| &said.bags);
        log_label(verb, bagged(effect, said))
    }
}

/// "Ivo Petrov (4.3), 35,000, bag 17"; "table 4, 9 stacks, 90,000".
fn bagged(effect: &Effect<'_>, bags: &[Bagged]) -> Value {
    let tournament = effect.tournament;
    let sum = bags.iter().map(|bag| bag.chips).fold(0, u64::saturating_add);
    let sum = tournament.grouped(sum);
    if let [alone] = bags {
        let who = beside(effect.who(alone.entry), sum);
        return match alone.number.as_str() {
            "" => who,
            number => beside(who, phrase!("log-bag-number", "bag {number}", number)),
        };
    }
    let tables: BTreeSet<Option<TableNumber>> =
        bags.iter().map(|bag| tournament.seat_of(bag.entry).map(|seat| seat.table)).collect();
    let all = beside(Phrase::count(bags.len(), "stack", "stacks"), sum);
    match tables.first() {
        Some(Some(table)) if tables.len() == 1 => beside(tournament.table_said(*table), all),
        _ => all.as_argument(),
    }
}

impl Apply for StacksBagged {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.day.ended.is_none() {
            return;
        }
        for bagged in self.bags.iter().filter(|bagged| bagged.chips > 0) {
            let was = tournament.day.bags.get(&bagged.entry);
            let number = match was {
                Some(was) if bagged.number.is_empty() => was.number.clone(),
                _ => bagged.number.clone(),
            };
            let (chips, again) = match was {
                Some(was) if self.again => (was.chips, Some(bagged.chips)),
                // The first count is taken again; the second one stands.
                Some(was) => (bagged.chips, was.again),
                None => (bagged.chips, None),
            };
            tournament.day.bags.insert(bagged.entry, Bag { chips, again, number, at: self.at });
        }
        let counted: Vec<Counted> =
            self.bags.iter().map(|bag| Counted { entry: bag.entry, chips: bag.chips }).collect();
        counted.iter().for_each(|stack| tournament.had_a_hand(stack.entry));
        tournament.take_counts(&counted, self.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::absences::remove_stack::{Removal, RemoveStack};
    use crate::actions::day::end::EndDay;
    use crate::actions::tables::bench::Bench;

    fn bag(entry: EntryId, chips: u64, number: &str) -> Bagged {
        Bagged { entry, chips, number: number.into() }
    }

    fn one(bag: Bagged) -> BagStacks {
        BagStacks { bags: vec![bag], again: false }
    }

    #[test]
    fn a_bag_has_its_chips_and_its_number_and_is_counted_again_at_will() {
        let mut bench = Bench::playing(16);
        let (entry, other) = (bench.at(1, 4), bench.at(1, 5));
        let early = bench.say(one(bag(entry, 1_000, "17"))).unwrap_err().named();
        assert_eq!(early, "NotNow bags-at-the-end");
        bench.say(EndDay {}).unwrap();
        bench.say(one(bag(entry, 1_250, " 17 "))).unwrap();
        let name = bench.log.tournament().name(entry).to_string();
        assert_eq!(bench.label(), format!("Bag: {name} (1.4), 1,250, bag 17"));
        bench.say(one(bag(entry, 1_200, ""))).unwrap();
        let found = bench.log.tournament().bagged(entry).unwrap();
        assert_eq!((found.chips, found.number.as_str()), (1_200, "17"));
        assert_eq!(bench.log.tournament().count_of(entry).unwrap().chips, 1_200);
        let taken = bench.say(one(bag(other, 900, "17"))).unwrap_err().named();
        assert_eq!(taken, format!("BadValue bag-number-taken(number=17, name={name})"));
        bench.undo();
        assert_eq!(bench.log.tournament().bagged(entry).unwrap().chips, 1_250);
        // The number of a bag whose player has gone is free.
        bench.bust(entry);
        bench.say(one(bag(other, 900, "17"))).unwrap();
    }

    #[test]
    fn two_counts_that_differ_are_shown_until_they_agree() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        bench.say(EndDay {}).unwrap();
        let again = |chips| BagStacks { bags: vec![bag(entry, chips, "")], again: true };
        let first = bench.say(again(900)).unwrap_err().named();
        assert!(first.starts_with("NotNow bag-first-count"), "{first}");
        bench.say(one(bag(entry, 1_000, ""))).unwrap();
        bench.say(again(900)).unwrap();
        let disagree = |bench: &Bench| bench.log.tournament().bag_of(entry).unwrap().disagree();
        assert_eq!(disagree(&bench), Some((1_000, 900)));
        assert!(bench.log.tournament().bagged(entry).is_none());
        bench.say(one(bag(entry, 900, ""))).unwrap();
        assert_eq!(disagree(&bench), None);
        assert!(bench.log.tournament().bagged(entry).is_some());
    }

    #[test]
    fn a_stack_given_up_leaves_play_with_its_chips_also_while_others_are_bagged() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        bench.say(EndDay {}).unwrap();
        bench.say(RemoveStack { entry, chips: 600, why: Removal::GivenUp }).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!((tournament.left(), tournament.chips_in_play), (15, 15_400));
        assert!(tournament.gave_up(entry) && !tournament.gave_up(bench.at(1, 5)));
        assert_eq!(
            bench.label(),
            format!("Give up: {}, 600 in chips out of play", tournament.name(entry))
        );
        bench.undo();
        assert!(!bench.log.tournament().gave_up(entry));
    }
}
