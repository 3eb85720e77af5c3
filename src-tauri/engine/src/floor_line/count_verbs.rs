//! The verbs of the floor line for live stacks: counting them, chips in and out.

use crate::actions::chips::adjust_stack::{AdjustStack, ChipsWay, StackReason};
use crate::actions::chips::count_stacks::CountStacks;
use crate::floor_line::chips_typed::chips_typed;
use crate::floor_line::{Read, TypedLine, seat};
use crate::state::deal::Counted;
use crate::state::prelude::*;

/// The word for a reason.
fn reason(word: &str) -> Option<StackReason> {
    match word {
        "off" => Some(StackReason::OffTheTable),
        "lost" => Some(StackReason::NoOwner),
        "penalty" => Some(StackReason::Penalty),
        "error" => Some(StackReason::Correction),
        _ => None,
    }
}

impl TypedLine<'_> {
    /// `count 6.4 35000`, `count 6.4 35000, 6.5 8000`; `count 6 35000 8000 …` for a whole table, seat by seat.
    pub(super) fn count(&self, rest: &str) -> Read {
        let verb = &phrase!("log-count", "Count");
        if rest.is_empty() {
            let whose = phrase!(
                "floor-count-whose-stack",
                "whose stack? count 6.4 35000; or a table seat by seat: count 6 35000 8000"
            );
            return verb.asks(whose);
        }
        let stacks = match self.table_counted(verb, rest)? {
            Some(stacks) => stacks,
            None => self.stacks(verb, rest)?,
        };
        let sum = stacks.iter().map(|stack| stack.chips).fold(0, u64::saturating_add);
        let sum = self.tournament.grouped(sum);
        let says = match stacks.as_slice() {
            [alone] => {
                let before = self.tournament.count_of(alone.entry).map(|was| {
                    phrase!(
                        "floor-counted-before",
                        "{chips} at the last count",
                        chips = self.tournament.grouped(was.chips)
                    )
                });
                let who = self.who(alone.entry);
                let now = phrase!("floor-counted", "{who}: {sum}", who, sum);
                Phrase::reasons([now].into_iter().chain(before))
            }
            several => phrase!(
                "floor-counted-several",
                "{stacks}, {sum} in chips",
                stacks = Phrase::count(several.len(), "stack", "stacks"),
                sum
            ),
        };
        self.decided(verb, says, CountStacks { stacks }.into())
    }

    /// The stacks of a table, where the line begins with one.
    pub(super) fn table_counted(&self, verb: &Phrase, rest: &str) -> Read<Option<Vec<Counted>>> {
        let mut words = rest.split_whitespace();
        let table = words.next().and_then(|word| word.parse().ok()).map(TableNumber);
        let found = table.and_then(|number| Some((number, self.tournament.room.table(number)?)));
        let Some((number, table)) = found else { return Ok(None) };
        let players = table.players_seated();
        let called = self.tournament.table_said(number);
        let Some(stacks) = words.map(chips_typed).collect::<Option<Vec<u64>>>() else {
            return verb.refused(phrase!(
                "floor-count-numbers",
                "Type the stacks at {called} as numbers.",
                called
            ));
        };
        let next: Option<&EntryId> = players.get(stacks.len());
        match next {
            None if stacks.len() > players.len() => {
                let players = Phrase::count(players.len(), "player", "players");
                verb.refused(phrase!(
                    "floor-count-only-players",
                    "Only {players} at {called}.",
                    players,
                    called
                ))
            }
            None => Ok(Some(
                players
                    .into_iter()
                    .zip(stacks)
                    .map(|(entry, chips)| Counted { entry, chips })
                    .collect(),
            )),
            Some(next) => {
                verb.asks(phrase!("floor-count-and-who", "and {who}?", who = self.who(*next)))
            }
        }
    }

    /// `chips out 6.4 500 penalty`, `chips in 6.4 500 error`; what follows is kept as a note.
    pub(super) fn chips(&self, way: ChipsWay, rest: &str) -> Read {
        let (verb, example) = match way {
            ChipsWay::In => (
                phrase!("log-chips-in", "Chips in"),
                phrase!(
                    "floor-chips-in-whose",
                    "whose stack, and how many? chips in 6.4 500 error"
                ),
            ),
            ChipsWay::Out => (
                phrase!("log-chips-leave", "Chips out"),
                phrase!(
                    "floor-chips-out-whose",
                    "whose stack, and how many? chips out 6.4 500 penalty"
                ),
            ),
        };
        let verb = &verb;
        let words: Vec<&str> = rest.split_whitespace().collect();
        // A number within a name is followed by more of the line, and the chips by a reason or by nothing.
        let at = (1..words.len()).find(|index| {
            let next = words.get(index.saturating_add(1));
            words.get(*index).is_some_and(|word| chips_typed(word).is_some())
                && next.is_none_or(|word| reason(word).is_some())
        });
        // Chips that lie at no seat are nobody's.
        let nobodys = words.first().is_some_and(|word| chips_typed(word).is_some())
            && words.get(1).is_some_and(|word| reason(word).is_some());
        let at = if nobodys { Some(0) } else { at };
        let Some((who, [chips, more @ ..])) = at.and_then(|at| words.split_at_checked(at)) else {
            return verb.asks(example);
        };
        let (Some(chips), more) = (chips_typed(chips), more) else { return verb.asks(example) };
        let who = who.join(" ");
        let empty = seat(&who).filter(|seat| {
            let there = self.tournament.room.table(seat.table);
            there.is_some_and(|table| table.has(seat.seat) && table.at(seat.seat).is_none())
        });
        let entry = match (nobodys, empty) {
            (true, _) | (_, Some(_)) => None,
            _ => Some(self.one(verb, &who, Standing::is_seated).or_else(|seated| {
                // Of those who are out only who is meant without doubt.
                let out = self.one(verb, &who, |standing| standing == Standing::Out);
                if seated.completions.is_empty() { out } else { Err(seated) }
            })?),
        };
        let whose = match (entry, empty) {
            (Some(entry), _) => self.who(entry),
            (None, Some(seat)) => phrase!(
                "floor-nobody-at",
                "{seat}, where nobody sits",
                seat = self.tournament.seat_said(seat)
            ),
            (None, None) => phrase!("chips-of-nobody", "nobody's"),
        };
        let (why, note) = match (more, way) {
            ([], ChipsWay::Out) => {
                let name = match entry {
                    Some(entry) => self.tournament.name(entry).into_argument(),
                    None => whose.into_argument(),
                };
                return verb.asks(phrase!(
                    "floor-chips-out-why",
                    "{name}, why? off the table: off; no owner: lost; penalty; error",
                    name
                ));
            }
            ([], ChipsWay::In) => (StackReason::Correction, String::new()),
            ([word, note @ ..], _) => match reason(word) {
                Some(why) => (why, note.join(" ")),
                None => return verb.asks(example),
            },
        };
        let command = AdjustStack { entry, way, chips, why, note, seat: empty };
        let in_play = self.tournament.chips_in_play;
        let then = match way {
            ChipsWay::In => in_play.saturating_add(chips),
            ChipsWay::Out => in_play.saturating_sub(chips),
        };
        let (who, why) = (whose, command.reason(self.tournament));
        let (chips, sum) = (self.tournament.grouped(chips), self.tournament.grouped(then));
        let says = match way {
            ChipsWay::In => phrase!(
                "floor-chips-in",
                "{who}: {chips} in, {why} \u{b7} {sum} in play",
                who,
                chips,
                why,
                sum
            ),
            ChipsWay::Out => phrase!(
                "floor-chips-out",
                "{who}: {chips} out, {why} \u{b7} {sum} in play",
                who,
                chips,
                why,
                sum
            ),
        };
        self.decided(verb, says, command.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn stacks_are_counted_alone_together_and_by_table() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        let one = bench.floor("count 1.4 1,500");
        assert_eq!(one.says.english, format!("{name}, table 1 seat 4: 1,500").as_str());
        bench.say(one.command.unwrap()).unwrap();
        let again = bench.floor("count 1.4 1600");
        assert!(
            again.says.english.ends_with(": 1,600 \u{b7} 1,500 at the last count"),
            "{again:?}"
        );
        assert_eq!(bench.floor("count 1.4 1600, 2.1 400").says.english, "2 stacks, 2,000 in chips");
        let table = bench.floor("count 2 1 2 3 4 5 6 7 8");
        assert_eq!(table.says.english, "8 stacks, 36 in chips");
        let Some(crate::Command::CountStacks(counted)) = table.command else { panic!() };
        let eighth = Counted { entry: bench.at(2, 8), chips: 8 };
        assert_eq!(counted.stacks.last(), Some(&eighth));
        assert!(bench.floor("count 2 1 2").says.english.ends_with("table 2 seat 3?"));
        assert!(
            bench.floor("count 2 1 2 3 4 5 6 7 8 9").refusal.english.contains("Only 8 players")
        );
        assert!(bench.floor("count 2 1 x").refusal.english.contains("as numbers"));
        assert!(bench.floor("count").says.english.contains("count 6.4 35000"));
    }

    #[test]
    fn chips_out_ask_for_the_reason_and_show_what_is_then_in_play() {
        let bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        for typed in ["chips out 1.4 500 off", &format!("chips out {name} 500 off")] {
            let out = bench.floor(typed);
            let says = format!(
                "{name}, table 1 seat 4: 500 out, off the table (RRoP 27) \u{b7} 15,500 in play"
            );
            assert_eq!((&*out.says.english, &*out.refusal.english), (&*says, ""), "{typed}");
        }
        let reading = bench.floor("chips out 1.4 500 penalty late again");
        let Some(crate::Command::AdjustStack(out)) = reading.command else { panic!() };
        assert_eq!((out.why, out.note.as_str()), (StackReason::Penalty, "late again"));
        let given = bench.floor("chips in 1.4 500");
        assert!(
            given.says.english.ends_with("500 in, correction of an error \u{b7} 16,500 in play")
        );
        let asked = bench.floor("chips out 1.4 500");
        assert!(asked.command.is_none() && asked.says.english.contains("why?"), "{asked:?}");
        assert!(
            bench
                .floor("chips in 1.4 500 penalty")
                .refusal
                .english
                .contains("only as a correction")
        );
        assert!(bench.floor("chips out").says.english.contains("whose stack"));
    }
}
