//! The line at the foot of the desk: reads what is typed and says what Enter will do, before Enter is pressed.

use super::bust::{Bust, HandOrder, Out, order_matters};
use crate::command::{Command, Context};
use crate::entries::enter::{Enter, late_entry_open};
use crate::entries::entry::Standing;
use crate::entries::rebuy::{Rebuy, may_rebuy};
use crate::event::Event;
use crate::ids::{EntryId, Millis, Seat, SeatNumber, TableNumber};
use crate::log::Log;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::seating::late;
use crate::tables::break_table::BreakTable;
use crate::tables::button::{SetBigBlind, SetButton};
use crate::tables::move_player::MovePlayer;
use crate::tournament::Tournament;
use crate::words::{clean_name, list, ordinals, seat_words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the floor line makes of what is typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FloorReading {
    /// The action's word, such as "Bust"; empty for an empty line.
    pub verb: String,
    /// What Enter will do.
    pub says: String,
    /// The command that Enter gives; absent while something is missing or refused.
    pub command: Option<Command>,
    /// Why Enter does nothing; empty when it does, or when the line is not finished.
    pub refusal: String,
    /// What the typed word could mean.
    pub completions: Vec<Completion>,
    /// Several bust on one hand and it matters who had more chips: these must be put in order.
    pub ask_order: Vec<Orderable>,
}

/// A player who matches what is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Completion {
    /// The whole line with this player in place of the typed word.
    pub insert: String,
    /// The name.
    pub label: String,
    /// The seat, or that the player is out.
    pub detail: String,
}

/// A player to be put in order by stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Orderable {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
}

/// How many completions are shown.
const COMPLETIONS: usize = 8;

/// Reads the line as it would be taken at `now`.
#[must_use]
pub fn read(log: &Log, text: &str, now: Millis) -> FloorReading {
    let line = Line { tournament: log.tournament(), log, now, text };
    let trimmed = text.trim_start();
    let (word, rest) = match trimmed.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim()),
        None => (trimmed, ""),
    };
    match word.to_lowercase().as_str() {
        "" => FloorReading::default(),
        "r" => line.rebuy(rest),
        "m" => line.move_player(rest),
        "b" => line.break_table(rest),
        "btn" => line.button(rest),
        "bb" => line.big_blind(rest),
        "n" => line.enter(rest),
        "a" => refused("Add-on", "This tournament has no add-ons (HPT, Buyin/Rebuy/Add-on)."),
        "e" => refused("Re-entry", "This tournament has no re-entries; r is a rebuy."),
        _ => line.bust(trimmed.trim_end()),
    }
}

fn refused(verb: &str, why: &str) -> FloorReading {
    FloorReading { verb: verb.into(), refusal: why.into(), ..FloorReading::default() }
}

struct Line<'a> {
    tournament: &'a Tournament,
    log: &'a Log,
    now: Millis,
    text: &'a str,
}

/// One player word read: found, or not yet.
enum Found {
    One(EntryId),
    Several(Vec<Completion>),
    Nobody(String),
}

impl Line<'_> {
    /// `6.4`, `dele`, `6.4+6.7`, `6.4 by 6.1`.
    fn bust(&self, text: &str) -> FloorReading {
        let verb = "Bust";
        let (who, by) = match text.split_once(" by ") {
            Some((who, by)) => (who.trim(), Some(by.trim())),
            None => (text, None),
        };
        let words: Vec<&str> =
            who.split('+').map(str::trim).filter(|word| !word.is_empty()).collect();
        let mut out = Vec::new();
        for word in &words {
            match self.find(word, Standing::is_seated) {
                Found::One(entry) => out.push(entry),
                Found::Several(completions) => {
                    return FloorReading {
                        verb: verb.into(),
                        completions,
                        ..FloorReading::default()
                    };
                }
                Found::Nobody(why) => return refused(verb, &why),
            }
        }
        let mut hitman = None;
        if let Some(by) = by {
            match self.find(by, Standing::is_seated) {
                Found::One(entry) => hitman = Some(entry),
                Found::Several(completions) => {
                    return FloorReading {
                        verb: verb.into(),
                        completions,
                        ..FloorReading::default()
                    };
                }
                Found::Nobody(why) => return refused(verb, &why),
            }
        }
        if who.trim_end().ends_with('+') {
            return FloorReading {
                verb: verb.into(),
                says: "and who else on this hand?".into(),
                ..FloorReading::default()
            };
        }
        let command = Bust {
            out: out.iter().map(|entry| Out { entry: *entry, stack: None }).collect(),
            order: HandOrder::ByStack,
            by: hitman,
        };
        let left = self.tournament.left();
        let place = left.saturating_sub(u32::try_from(out.len()).unwrap_or(0)).saturating_add(1);
        let finish = ordinals(place, left);
        let by = hitman.map_or_else(String::new, |by| format!(", by {}", self.tournament.name(by)));
        let by = format!("{by}{}", self.bounties(&out, hitman));
        let says = match out.as_slice() {
            [one] => format!(
                "{}, {} \u{b7} finishes {finish}{by}",
                self.tournament.name(*one),
                self.seat(*one)
            ),
            several => {
                let names: Vec<&str> =
                    several.iter().map(|entry| self.tournament.name(*entry)).collect();
                format!("{} on one hand \u{b7} {finish}{by}", list(&names))
            }
        };
        // The order is asked for only where a bust in some order would be taken.
        let in_some_order = Bust { order: HandOrder::AsListed, ..command.clone() }.into();
        if order_matters(self.tournament, out.len()) && self.verdict(&in_some_order).is_ok() {
            let ask_order = out
                .iter()
                .map(|entry| Orderable {
                    entry: *entry,
                    name: self.tournament.name(*entry).to_string(),
                })
                .collect();
            return FloorReading { verb: verb.into(), says, ask_order, ..FloorReading::default() };
        }
        self.decided(verb, says, command.into())
    }

    /// The bounties that fall, with the question whose they are while nobody is named.
    fn bounties(&self, out: &[EntryId], hitman: Option<EntryId>) -> String {
        let heads = out.iter().filter_map(|entry| self.tournament.entries.get(entry));
        let amount: Money = heads.map(|entry| entry.bounty).sum();
        if amount == Money::ZERO {
            return String::new();
        }
        let amount = self.tournament.setup.currency.plain(amount);
        match hitman {
            Some(_) => format!(", who wins {amount} in bounties"),
            None => format!(" \u{b7} bounty {amount}: whose? Add by and a seat or a name"),
        }
    }

    /// `r 6.4`: with price, chips and limit shown.
    /// `r 6.4 before`: the hand began before the level that closes rebuys.
    fn rebuy(&self, rest: &str) -> FloorReading {
        let verb = "Rebuy";
        let (word, last_hand) = match rest.rsplit_once(char::is_whitespace) {
            Some((word, "before")) => (word.trim(), true),
            _ => (rest, false),
        };
        if word.is_empty() {
            return FloorReading {
                verb: verb.into(),
                says: "for whom? A seat or a name".into(),
                ..FloorReading::default()
            };
        }
        match self.find(word, |standing| !matches!(standing, Standing::Withdrawn)) {
            Found::One(entry) => {
                if let Err(refusal) = may_rebuy(self.tournament, entry, last_hand, self.now) {
                    return refused(verb, &refusal.message);
                }
                let says = self.tournament.setup.rebuy.map_or_else(String::new, |rule| {
                    format!(
                        "{} \u{b7} {} for {} chips \u{b7} {} of {} taken",
                        self.tournament.name(entry),
                        self.tournament.setup.currency.plain(rule.price.total()),
                        crate::money::grouped(rule.chips),
                        self.tournament
                            .entries
                            .get(&entry)
                            .map_or(0, crate::entries::entry::Entry::rebuys),
                        rule.limit
                    )
                });
                let at_the_seat = self
                    .tournament
                    .entries
                    .get(&entry)
                    .is_some_and(|found| found.bounty > Money::ZERO);
                let says = if at_the_seat {
                    format!(
                        "{says} \u{b7} whose is the bounty? Bust first, with by, or it stays open"
                    )
                } else {
                    says
                };
                self.decided(verb, says, Rebuy { entry, last_hand }.into())
            }
            Found::Several(completions) => {
                FloorReading { verb: verb.into(), completions, ..FloorReading::default() }
            }
            Found::Nobody(why) => refused(verb, &why),
        }
    }

    /// `m 6.4 2.3`, or `m 6.4` for a seat drawn at the shortest table.
    fn move_player(&self, rest: &str) -> FloorReading {
        let verb = "Move";
        let (word, to) = match rest.rsplit_once(char::is_whitespace) {
            Some((word, to)) if seat(to).is_some() => (word.trim(), seat(to)),
            _ => (rest, None),
        };
        if word.is_empty() {
            return FloorReading {
                verb: verb.into(),
                says: "whom, and where to? m 6.4 2.3".into(),
                ..FloorReading::default()
            };
        }
        match self.find(word, Standing::is_seated) {
            Found::One(entry) => {
                let from = self.tournament.seat_of(entry).map(|seat| seat.table);
                let drawn = || {
                    late::seats_without(
                        self.tournament,
                        &[entry],
                        from,
                        u64::from(self.log.revision()),
                    )
                    .and_then(|seats| seats.first().map(|(_, seat)| *seat))
                };
                let Some(to) = to.or_else(drawn) else {
                    return refused(verb, "No other table has an open seat.");
                };
                let says = format!(
                    "{}, {} \u{2192} {}",
                    self.tournament.name(entry),
                    self.seat(entry),
                    seat_words(to)
                );
                self.decided(verb, says, MovePlayer { entry, to, reason: "director".into() }.into())
            }
            Found::Several(completions) => {
                FloorReading { verb: verb.into(), completions, ..FloorReading::default() }
            }
            Found::Nobody(why) => refused(verb, &why),
        }
    }

    /// `b 6`.
    fn break_table(&self, rest: &str) -> FloorReading {
        let verb = "Break";
        match rest.parse::<u32>() {
            Ok(table) => {
                let table = TableNumber(table);
                let says = format!("table {table}: its players draw open seats");
                self.decided(verb, says, BreakTable { table }.into())
            }
            Err(_) => FloorReading {
                verb: verb.into(),
                says: "which table? b 6".into(),
                ..FloorReading::default()
            },
        }
    }

    /// `btn 6 2`.
    fn button(&self, rest: &str) -> FloorReading {
        self.at_table("Button", rest, "btn 6 2", |table, seat| SetButton { table, seat }.into())
    }

    /// `bb 6 4`.
    fn big_blind(&self, rest: &str) -> FloorReading {
        self.at_table("Big blind", rest, "bb 6 4", |table, seat| SetBigBlind { table, seat }.into())
    }

    /// What is at a seat of a table.
    fn at_table(
        &self,
        verb: &str,
        rest: &str,
        example: &str,
        command: impl Fn(TableNumber, SeatNumber) -> Command,
    ) -> FloorReading {
        let numbers: Vec<u32> =
            rest.split([' ', '.']).filter_map(|word| word.parse().ok()).collect();
        match numbers.as_slice() {
            [table, at] => {
                let seat = SeatNumber(u8::try_from(*at).unwrap_or(0));
                let says = format!("of table {table} at seat {seat}");
                self.decided(verb, says, command(TableNumber(*table), seat))
            }
            _ => FloorReading {
                verb: verb.into(),
                says: format!("of which table, at which seat? {example}"),
                ..FloorReading::default()
            },
        }
    }

    /// `n Anna Berg`.
    fn enter(&self, rest: &str) -> FloorReading {
        let verb = "Enter";
        let name = clean_name(rest);
        if name.is_empty() {
            return FloorReading {
                verb: verb.into(),
                says: "whom? n Anna Berg".into(),
                ..FloorReading::default()
            };
        }
        if let Err(refusal) = late_entry_open(self.tournament, self.now) {
            return refused(verb, &refusal.message);
        }
        let setup = &self.tournament.setup;
        let says = format!(
            "{name} \u{b7} {} for {} chips",
            setup.currency.plain(setup.price.total()),
            crate::money::grouped(setup.starting_stack)
        );
        self.decided(verb, says, Enter { names: vec![name] }.into())
    }

    /// The reading of a command that is allowed, or why it is not.
    fn decided(&self, verb: &str, says: String, command: Command) -> FloorReading {
        match self.verdict(&command) {
            Ok(_) => FloorReading {
                verb: verb.into(),
                says,
                command: Some(command),
                ..FloorReading::default()
            },
            Err(refusal) => FloorReading {
                verb: verb.into(),
                says,
                refusal: refusal.message,
                ..FloorReading::default()
            },
        }
    }

    /// What the log would say to the command now.
    fn verdict(&self, command: &Command) -> Result<Vec<Event>, Refusal> {
        command.decide(
            self.tournament,
            &Context { now: self.now, seed: 0, next_entry: self.log.next_entry() },
        )
    }

    fn seat(&self, entry: EntryId) -> String {
        crate::log::describe::seat_of(self.tournament, entry)
    }

    /// The player meant by a seat, the number of an entry after a #, or part of a name.
    fn find(&self, word: &str, wanted: impl Fn(Standing) -> bool) -> Found {
        if let Some(seat) = seat(word) {
            return match self.tournament.room.at(seat) {
                Some(entry) => Found::One(entry),
                None if self.tournament.room.table(seat.table).is_none() => {
                    Found::Nobody(format!("Table {} is not open.", seat.table))
                }
                None => Found::Nobody(format!("Nobody sits at {}.", seat_words(seat))),
            };
        }
        let named = |entry: &EntryId| {
            self.tournament
                .entries
                .get(entry)
                .is_some_and(|found| wanted(found.standing))
                .then_some(*entry)
        };
        if let Some(number) = word.strip_prefix('#').and_then(|number| number.parse().ok()) {
            let entry = EntryId(number);
            return named(&entry).map_or_else(
                || Found::Nobody(format!("There is no entry {number} in play.")),
                Found::One,
            );
        }
        let typed = word.to_lowercase();
        let mut exact = Vec::new();
        let mut starts = Vec::new();
        let mut contains = Vec::new();
        for id in self.tournament.entries.keys() {
            let Some(entry) = named(id) else { continue };
            let name = self.tournament.name(entry).to_lowercase();
            if name == typed {
                exact.push(entry);
            } else if name.split(' ').any(|part| part.starts_with(&typed)) {
                starts.push(entry);
            } else if name.contains(&typed) {
                contains.push(entry);
            }
        }
        if let [one] = exact.as_slice() {
            return Found::One(*one);
        }
        exact.extend(starts);
        exact.extend(contains);
        match exact.as_slice() {
            [] => Found::Nobody(format!("Nobody in play is called \u{201c}{word}\u{201d}.")),
            [one] => Found::One(*one),
            several => Found::Several(
                several
                    .iter()
                    .take(COMPLETIONS)
                    .map(|entry| self.completion(word, *entry))
                    .collect(),
            ),
        }
    }

    fn completion(&self, word: &str, entry: EntryId) -> Completion {
        let insert = self
            .tournament
            .seat_of(entry)
            .map_or_else(|| format!("#{entry}"), |seat| seat.to_string());
        // Only the word being typed is replaced: the last place where it stands.
        let line = match self
            .text
            .rfind(word)
            .and_then(|at| Some((self.text.get(..at)?, self.text.get(at..)?)))
        {
            Some((before, after)) => format!("{before}{}", after.replacen(word, &insert, 1)),
            None => insert,
        };
        Completion {
            insert: line,
            label: self.tournament.name(entry).to_string(),
            detail: self.seat(entry),
        }
    }
}

impl Standing {
    fn is_seated(self) -> bool {
        matches!(self, Self::Seated { .. })
    }
}

/// A chair as it is typed: `7.3`.
fn seat(word: &str) -> Option<Seat> {
    let (table, seat) = word.split_once('.')?;
    Some(Seat { table: TableNumber(table.parse().ok()?), seat: SeatNumber(seat.parse().ok()?) })
}
