//! The verbs of the floor line for calling time, penalties and players who stay away.

use crate::actions::absences::miss::{MissedWhat, NoteMissed, misses_next};
use crate::actions::absences::remove_stack::{Removal, RemoveStack};
use crate::actions::absences::split_stack::{SplitStack, shares, smallest_chip};
use crate::actions::calling_time::call::CallTime;
use crate::actions::calling_time::settle::SettleTime;
use crate::actions::chips::found::{ExchangeFound, left_last};
use crate::actions::event::first;
use crate::actions::penalties::end::EndPenalty;
use crate::actions::penalties::give::{GivePenalty, hands_of};
use crate::actions::penalties::serve::ServePenalty;
use crate::base::numbers::{to_u32, to_u64};
use crate::floor_line::{Read, Typed, asks, refused};
use crate::rules::penalties::{given, hands_words, next_step, serving};
use crate::state::coloured_up::FoundExchanged;
use crate::state::entry::Standing;
use crate::state::penalty::Sentence;

/// `2r`, `3h`, `w`.
fn sentence(word: &str) -> Option<Sentence> {
    if word == "w" {
        return Some(Sentence::Warning {});
    }
    if let Some(rounds) = word.strip_suffix('r') {
        return Some(Sentence::Rounds { rounds: rounds.parse().ok()? });
    }
    Some(Sentence::Hands { hands: word.strip_suffix('h')?.parse().ok()? })
}

impl Typed<'_> {
    /// `t 6.4`, `t acted`, `t out`; with several calls `t acted 6.4`, else it is the one whose time is up first.
    pub(super) fn call_time(&self, rest: &str) -> Read {
        let verb = "Time";
        let (word, who) = rest.split_once(' ').unwrap_or((rest, ""));
        let says = match word {
            "" => return asks(verb, "on whom? t 6.4; then t acted, or t out"),
            "acted" => Some("the player acted in time"),
            "out" => Some("the time ran out: the hand is dead, or checked where nothing was bet"),
            _ => None,
        };
        if let Some(says) = says {
            let entry = match who.trim() {
                "" => None,
                who => Some(self.one(verb, who, Standing::is_seated)?),
            };
            let acted = word == "acted";
            return self.decided(verb, says.into(), SettleTime { acted, entry }.into());
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let rule = &self.tournament.setup.rules.calling_time;
        let called = self.tournament.times_called.get(&entry).copied().unwrap_or(0);
        let before = match called {
            0 => String::new(),
            1 => " \u{b7} called once before".to_string(),
            called => format!(" \u{b7} called {called} times before"),
        };
        let early = match rule.not_before {
            0 => String::new(),
            wait => format!(" \u{b7} not before {wait} s of thought"),
        };
        let says = format!(
            "{}, {} \u{b7} {} s to act{early}{before}",
            self.tournament.name(entry),
            self.seat(entry),
            rule.seconds
        );
        self.decided(verb, says, CallTime { entry }.into())
    }

    /// `p 6.4 2r talking`, `p 6.4 3h`, `p 6.4 w`, `p 6.4 +5` for hands played, `p 6.4 end`; `p 6.4` takes the next step.
    pub(super) fn penalty(&self, rest: &str) -> Read {
        let verb = "Penalty";
        let mut words = rest.split_whitespace();
        let Some(who) = words.next() else {
            return asks(verb, "for whom? p 6.4 2r, p 6.4 3h, p 6.4 w for a warning");
        };
        let entry = self.one(verb, who, Standing::is_seated)?;
        let name = self.tournament.name(entry);
        let next = words.next();
        let on = serving(self.tournament, entry);
        let number = on.map(|(at, _)| to_u32(at).saturating_add(1));
        match (next, number) {
            (Some("end"), Some(penalty)) => {
                let says = format!("{name} plays again");
                return self.decided(verb, says, EndPenalty { penalty }.into());
            }
            (Some("end"), None) => return refused(verb, &format!("{name} serves no penalty.")),
            (Some(word), number) if word.starts_with('+') => {
                let Some(hands) = word.get(1..).and_then(|hands| hands.parse().ok()) else {
                    return asks(verb, "how many hands were played? p 6.4 +3");
                };
                let Some(penalty) = number else {
                    return refused(verb, &format!("{name} serves no penalty."));
                };
                let says = format!("{name}: {} played", hands_words(hands));
                return self.decided(verb, says, ServePenalty { penalty, hands }.into());
            }
            _ => {}
        }
        let sentence = match next {
            None => next_step(self.tournament, entry),
            Some(word) => match sentence(word) {
                Some(sentence) => sentence,
                None => {
                    return asks(verb, "2r for two rounds, 3h for three hands, w for a warning");
                }
            },
        };
        let hands = match hands_of(self.tournament, entry, sentence) {
            0 => String::new(),
            hands => match sentence {
                Sentence::Rounds { .. } => format!(", {}", hands_words(hands)),
                _ => String::new(),
            },
        };
        let before: Vec<String> =
            given(self.tournament, entry).map(|penalty| penalty.sentence.words()).collect();
        let before = if before.is_empty() {
            String::new()
        } else {
            format!(" \u{b7} before: {}", before.join(", "))
        };
        let says = format!("{name}, {}: {}{hands}{before}", self.seat(entry), sentence.words());
        let reason = words.collect::<Vec<_>>().join(" ");
        self.decided(verb, says, GivePenalty { entry, sentence, reason }.into())
    }

    /// `missed 6.4`: a missed blind first, then absent buttons.
    pub(super) fn missed(&self, rest: &str) -> Read {
        let verb = "Missed";
        if rest.is_empty() {
            return asks(verb, "who missed the blind? missed 6.4");
        }
        let entry = self.one(verb, rest, Standing::is_seated)?;
        let what = misses_next(self.tournament, entry);
        let words = match what {
            MissedWhat::Blind => "a missed-blind button".to_string(),
            MissedWhat::AbsentButton => {
                let missed = self.tournament.missed_blinds.get(&entry).copied().unwrap_or_default();
                format!("absent button {}", missed.buttons.saturating_add(1))
            }
        };
        let says = format!("{}, {}: {words}", self.tournament.name(entry), self.seat(entry));
        self.decided(verb, says, NoteMissed { entry, what }.into())
    }

    /// `found 6.4 9`, `found 6.4 9x5`: chips of a value that has left, found with a player after the race.
    pub(super) fn found(&self, rest: &str) -> Read {
        let verb = "Found";
        let example = "with whom, and how many? found 6.4 9, or found 6.4 9x5 for the value";
        let Some((who, counted)) = rest.rsplit_once(char::is_whitespace) else {
            return asks(verb, example);
        };
        let entry = self.one(verb, who.trim(), Standing::is_seated)?;
        let (chips, chip) = match counted.split_once('x') {
            Some((chips, chip)) => (chips, chip.replace(',', "").parse().ok()),
            None => (counted, left_last(self.tournament, entry)),
        };
        let (Ok(chips), chip) = (chips.parse::<u32>(), chip) else { return asks(verb, example) };
        let Some(chip) = chip else {
            return refused(verb, "No chip has left that table yet.");
        };
        let command = ExchangeFound { entry, chip, chips }.into();
        let events = self.verdict(&command).unwrap_or_default();
        let changed = first::<FoundExchanged>(&events);
        let makes = changed.map_or_else(String::new, |found| match (found.new, found.removed()) {
            (new, 0) => format!(" make {new} \u{d7} {}", found.next),
            (0, removed) => format!(" make no {}, {removed} in chips leave play", found.next),
            (new, removed) => {
                format!(" make {new} \u{d7} {}, {removed} in chips leave play", found.next)
            }
        });
        let says = format!(
            "{}, {}: {chips} \u{d7} {chip}{makes}",
            self.tournament.name(entry),
            self.seat(entry)
        );
        self.decided(verb, says, command)
    }

    /// `split 6.4 5300`, `pickup 6.4 5300`, `dq 6.4 5300`.
    pub(super) fn stack_leaves(&self, word: &str, rest: &str) -> Read {
        let verb = match word {
            "split" => "Split",
            "pickup" => "Pick up",
            _ => "Disqualify",
        };
        let example = format!("whose stack, and how many chips? {word} 6.4 5300");
        let Some((who, chips)) = rest.rsplit_once(char::is_whitespace) else {
            return asks(verb, &example);
        };
        let Ok(chips) = chips.replace(',', "").parse::<u64>() else {
            return asks(verb, &example);
        };
        let entry = self.one(verb, who.trim(), Standing::is_seated)?;
        let name = self.tournament.name(entry);
        let why = match word {
            "split" => {
                let table = self
                    .tournament
                    .seat_of(entry)
                    .and_then(|seat| self.tournament.room.table(seat.table));
                let others = table.map_or(0, |table| table.players()).saturating_sub(1);
                let players = to_u64(others);
                let smallest = smallest_chip(self.tournament, self.now);
                let (each, bank) = shares(chips, players, smallest);
                let says = format!(
                    "{name}, {}: {} to each of {others}, {} to the bank",
                    self.seat(entry),
                    self.tournament.grouped(each),
                    self.tournament.grouped(bank)
                );
                return self.decided(verb, says, SplitStack { entry, chips }.into());
            }
            "pickup" => Removal::PickedUp,
            _ => Removal::Disqualified,
        };
        let says = format!(
            "{name}, {}: {} in chips leave play",
            self.seat(entry),
            self.tournament.grouped(chips)
        );
        self.decided(verb, says, RemoveStack { entry, chips, why }.into())
    }
}
