//! The verbs of the floor line for the end of a day: the last hands, the end, the bags, the closing.

use crate::actions::day::bag::{BagStacks, Bagged};
use crate::actions::day::close::CloseDay;
use crate::actions::day::end::EndDay;
use crate::actions::day::last_hands::AnnounceLastHands;
use crate::actions::day::open_bags::OpenBags;
use crate::floor_line::{Read, TypedLine, first_word};
use crate::rulebook::setup::day_end::LastHands;
use crate::rules::bags::table_sum;
use crate::state::prelude::*;

impl TypedLine<'_> {
    /// `day last`, `day last 4`, `day end`, `day close`, `day close too many from races`.
    pub(super) fn day(&self, rest: &str) -> Read {
        let (what, more) = first_word(rest);
        match what.to_lowercase().as_str() {
            "last" => self.last_hands(more),
            "end" if more.is_empty() => {
                let left = Phrase::count(self.tournament.left(), "player", "players");
                let says = phrase!("floor-day-ends", "the clock stops, and {players} bag their stacks", players = left);
                self.decided(&phrase!("do-end-day", "End the day"), says, EndDay {}.into())
            }
            "close" => self.close_day(more),
            _ => phrase!("floor-day", "The day").asks(phrase!(
                "floor-day-how",
                "day last announces the last hands; day end ends it; day close, once all stacks are bagged"
            )),
        }
    }

    fn last_hands(&self, typed: &str) -> Read {
        let verb = &phrase!("log-last-hands", "Last hands");
        let hands = match typed {
            "" => None,
            typed => match typed.parse::<u32>() {
                Ok(hands) => Some(hands),
                Err(_) => {
                    return verb
                        .asks(phrase!("floor-last-hands", "how many at each table? day last 4"));
                }
            },
        };
        let rule = self.tournament.setup.day_end.map(|end| end.hands).unwrap_or_default();
        let says = match (hands, rule) {
            (None, LastHands::Drawn { from, to }) => {
                phrase!(
                    "floor-last-hands-drawn",
                    "the clock stops; a card is drawn for {from} to {to} more hands",
                    from,
                    to
                )
            }
            (Some(hands), _) | (None, LastHands::Said { hands }) => phrase!(
                "floor-last-hands-said",
                "the clock stops; {hands} at each table",
                hands = Phrase::count(hands, "more hand", "more hands")
            ),
        };
        self.decided(verb, says, AnnounceLastHands { hands }.into())
    }

    fn close_day(&self, why: &str) -> Read {
        let verb = &phrase!("close-the-day", "Close the day");
        let (bagged, in_play) = (self.tournament.chips_bagged(), self.tournament.chips_in_play);
        let says = phrase!(
            "floor-day-close",
            "{bagged} in the bags, {in_play} in play",
            bagged = self.tournament.grouped(bagged),
            in_play = self.tournament.grouped(in_play)
        );
        self.decided(verb, says, CloseDay { why: why.to_string() }.into())
    }

    /// `bag 6.4 125000 #17`, several with commas; `bag 6 125000 98000 …` for a whole table, seat by seat; `bag again 6.4 125000`
    /// for the second count; on the next day `bag open 6.4` or `bag open 6 by Jan`.
    pub(super) fn bag(&self, rest: &str) -> Read {
        let (again, rest) = match first_word(rest) {
            ("open", rest) => return self.open_bags(rest),
            ("again", rest) => (true, rest),
            _ => (false, rest),
        };
        let verb = &match again {
            false => phrase!("log-bag", "Bag"),
            true => phrase!("log-bag-again", "Bag, second count"),
        };
        if rest.is_empty() {
            return verb.asks(phrase!(
                "floor-bag-whose",
                "whose stack, and which bag? bag 6.4 125000 #17; or a table seat by seat: bag 6 125000 98000"
            ));
        }
        let bags = match self.table_counted(verb, rest)? {
            Some(stacks) => {
                let bag = |entry, chips| Bagged { entry, chips, number: String::new() };
                stacks.into_iter().map(|stack| bag(stack.entry, stack.chips)).collect()
            }
            None => self.bags(verb, rest)?,
        };
        let sum = bags.iter().map(|bag| bag.chips).fold(0, u64::saturating_add);
        let sum = self.tournament.grouped(sum);
        let says = match bags.as_slice() {
            [alone] if alone.number.is_empty() => {
                phrase!("floor-counted", "{who}: {sum}", who = self.who(alone.entry), sum)
            }
            [alone] => phrase!(
                "floor-bagged",
                "{who}: {sum}, bag {number}",
                who = self.who(alone.entry),
                sum,
                number = alone.number.as_str()
            ),
            several => phrase!(
                "floor-counted-several",
                "{stacks}, {sum} in chips",
                stacks = Phrase::count(several.len(), "stack", "stacks"),
                sum
            ),
        };
        let table =
            bags.first().and_then(|bag| self.tournament.seat_of(bag.entry)).map(|seat| seat.table);
        let command = BagStacks { bags, again }.into();
        // The line shows what the table's bags hold once it is said.
        let there = table.zip(self.verdict(&command).ok()).map(|(table, events)| {
            let mut after = self.tournament.clone();
            events.iter().for_each(|event| event.apply(&mut after));
            let sum = table_sum(&after, table);
            phrase!(
                "floor-bags-there",
                "{table}: {bagged}, {says}",
                table = after.table_said(table),
                bagged = after.grouped(sum.bagged),
                says = sum.says
            )
        });
        self.decided(verb, Phrase::reasons([says].into_iter().chain(there)), command)
    }

    /// `bag open 6.4`, `bag open 6` for a whole table, either with `by Jan`.
    fn open_bags(&self, rest: &str) -> Read {
        let verb = &phrase!("log-bags-opened", "Bag opened");
        let (whose, by) = rest.split_once(" by ").unwrap_or((rest, ""));
        if whose.trim().is_empty() {
            return verb.asks(phrase!(
                "floor-bag-open-whose",
                "whose bag? bag open 6.4, or a whole table: bag open 6"
            ));
        }
        let table = whose.trim().parse().ok().map(TableNumber);
        let table = table.and_then(|number| self.tournament.room.table(number));
        let closed = |entry: &EntryId| !self.tournament.day.opened.contains_key(entry);
        let entries = match table {
            // Whoever came early has opened the own bag.
            Some(table) => table.players_seated().into_iter().filter(closed).collect(),
            None => vec![self.one(verb, whose.trim(), Standing::is_seated)?],
        };
        let bags = self.tournament.own_bags();
        let says = match entries.as_slice() {
            [alone] => match bags.get(alone).copied().unwrap_or_default() {
                "" => self.who(*alone),
                number => phrase!(
                    "floor-bag-opened",
                    "{who}: bag {number}",
                    who = self.who(*alone),
                    number
                ),
            },
            several => Phrase::count(several.len(), "bag", "bags"),
        };
        self.decided(verb, says, OpenBags { entries, by: by.to_string() }.into())
    }

    /// Reads `6.4 125000 #17, 6.5 98000`: the number behind a stack is that of its bag.
    fn bags(&self, verb: &Phrase, typed: &str) -> Read<Vec<Bagged>> {
        let mut bags: Vec<Bagged> = Vec::new();
        let mut words: Vec<&str> = Vec::new();
        let end = std::iter::once("");
        for word in typed.split_whitespace().chain(end) {
            let number = word.strip_prefix('#').map(|number| number.trim_end_matches(','));
            if number.is_none() && !word.is_empty() {
                words.push(word);
                continue;
            }
            let stacks = self.stacks(verb, &words.join(" "))?;
            words.clear();
            let bag = |entry, chips| Bagged { entry, chips, number: String::new() };
            bags.extend(stacks.into_iter().map(|stack| bag(stack.entry, stack.chips)));
            if let Some((last, number)) = bags.last_mut().zip(number) {
                last.number = number.to_string();
            }
        }
        Ok(bags)
    }
}

#[cfg(test)]
mod tests {
    use crate::actions::absences::remove_stack::{Removal, RemoveStack};
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::own_stacks::OwnStack;
    use crate::rulebook::templates::t1000;

    #[test]
    fn a_day_is_ended_and_its_stacks_bagged_by_the_keyboard_alone() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        let enter = |bench: &mut Bench, typed: &str| {
            let reading = bench.floor(typed);
            let command =
                reading.command.unwrap_or_else(|| panic!("{typed}: {:?}", reading.refusal));
            bench.say(command).unwrap();
            reading.says.english.to_string()
        };
        assert_eq!(enter(&mut bench, "day last 4"), "the clock stops; 4 more hands at each table");
        assert!(bench.floor("bag 1.4 1000").refusal.english.contains("End it first"));
        assert_eq!(
            enter(&mut bench, "day end"),
            "the clock stops, and 16 players bag their stacks"
        );
        assert_eq!(
            enter(&mut bench, "bag 1.4 1,025 #17"),
            format!("{name}, table 1 seat 4: 1,025, bag 17 \u{b7} table 1: 1,025, 7 stacks to bag")
        );
        let bag = bench.log.tournament().bag_of(entry).unwrap();
        assert_eq!((bag.chips, bag.number.as_str()), (1_025, "17"));
        let several = "bag 1.1 1000 #A1, 1.2 1000 #A2, 1.3 1000";
        assert!(enter(&mut bench, several).starts_with("3 stacks, 3,000 in chips"));
        let numbers = [1, 2, 3, 4]
            .map(|seat| bench.log.tournament().bag_of(bench.at(1, seat)).unwrap().number.clone());
        assert_eq!(numbers, ["A1", "A2", "", "17"]);
        enter(&mut bench, "bag 1.5 1000, 1.6 1000, 1.7 1000, 1.8 1000");
        let table = enter(&mut bench, "bag 2 1000 1000 1000 1000 1000 1000 1000 1000");
        assert_eq!(table, "8 stacks, 8,000 in chips \u{b7} table 2: 8,000, all there");
        assert!(bench.floor("day close").refusal.english.contains("16,025"));
        assert_eq!(
            enter(&mut bench, "day close surplus from races"),
            "16,025 in the bags, 16,000 in play"
        );
        assert_eq!(bench.log.tournament().day.closed.as_ref().unwrap().why, "surplus from races");
    }

    #[test]
    fn the_bags_of_a_table_are_opened_but_those_that_are_open() {
        let own = |number: u32| OwnStack {
            name: format!("Player {number}"),
            chips: 1_000,
            bag: number.to_string(),
            ..OwnStack::default()
        };
        let own_stacks = (1..=16).map(own).collect();
        let mut bench = Bench::of(SetUp { own_stacks, begins_with: Some(4), ..t1000() });
        bench.seat(16);
        let entry = bench.at(1, 4);
        let number = bench.log.tournament().own_bags()[&entry].to_string();
        let one = bench.floor("bag open 1.4 by Jan");
        assert!(one.says.english.ends_with(&format!(": bag {number}")), "{:?}", one.says);
        bench.say(one.command.unwrap()).unwrap();
        let all = bench.floor("bag open 1");
        assert_eq!(all.says.english, "7 bags");
        bench.say(all.command.unwrap()).unwrap();
        assert!(bench.floor("bag open 1.4").refusal.english.contains("open already"));
        assert!(bench.floor("bag open").says.english.contains("bag open 6"));
    }

    #[test]
    fn half_a_line_asks_for_the_rest_and_a_stack_can_be_given_up() {
        let bench = Bench::playing(16);
        assert!(bench.floor("day").says.english.contains("day last"));
        assert!(bench.floor("day last x").says.english.contains("day last 4"));
        assert!(bench.floor("bag").says.english.contains("#17"));
        let up = bench.floor("giveup 1.4 600").command;
        let entry = bench.at(1, 4);
        assert_eq!(up, Some(RemoveStack { entry, chips: 600, why: Removal::GivenUp }.into()));
    }
}
