//! The verbs of the floor line that are about the tables as a whole: their breaking order, a restart, a halted one that
//! plays on, and what is advised but not done yet.

use crate::actions::tables::breaking_order::SetBreakingOrder;
use crate::actions::tables::halt::PlayOn;
use crate::actions::tables::restart::PrepareRestart;
use crate::advice::advice_at;
use crate::advice::put_off::PutOff;
use crate::advice::waiting::for_minutes;
use crate::base::ids::TableNumber;
use crate::base::numbers::to_usize;
use crate::base::words::{count, list};
use crate::floor_line::{Read, Typed, asks, refused};
use crate::rulebook::setup::closing::Closing;
use crate::state::put_off::{Matter, PutOffUntil};

/// Table numbers between blanks or commas; `None` where anything else stands.
pub(super) fn tables(text: &str) -> Option<Vec<TableNumber>> {
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok().map(TableNumber))
        .collect()
}

impl Typed<'_> {
    /// `order 12 11 9`, `order`.
    pub(super) fn breaking_order(&self, tables: Vec<TableNumber>) -> Read {
        let says = match tables.as_slice() {
            [] => "tables break in the usual order, the highest number first".to_string(),
            [only] => format!("{} breaks next", self.tournament.table_words(*only)),
            several => {
                let names: Vec<String> =
                    several.iter().map(|table| self.tournament.table_words(*table)).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                format!("{} break next, in this order", list(&names))
            }
        };
        self.decided("Breaking order", says, SetBreakingOrder { tables }.into())
    }

    /// `restart`.
    pub(super) fn restart(&self) -> Read {
        let says = "tables are levelled for a restart before the next hand".to_string();
        self.decided("Restart", says, PrepareRestart {}.into())
    }

    /// `play 6`.
    pub(super) fn play_on(&self, tables: Vec<TableNumber>) -> Read {
        let names: Vec<String> =
            tables.iter().map(|table| self.tournament.table_words(*table)).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let says = format!("{} though short of players", list(&names));
        self.decided("Play on", says, PlayOn { tables }.into())
    }

    /// `later`, `later 10`, `later level 8`, each with a reason after it: the first advice that can wait.
    pub(super) fn later(&self, rest: &str) -> Read {
        let (first, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let number = |word: &str| word.parse::<u32>().ok();
        let lower = first.to_lowercase();
        let level = match lower.strip_prefix("level").or_else(|| lower.strip_prefix('l')) {
            Some("") => {
                let (level, reason) =
                    after.trim().split_once(char::is_whitespace).unwrap_or((after.trim(), ""));
                match number(level) {
                    Some(level) => Some((level, reason)),
                    None => return asks("Later", "until which level? later level 8"),
                }
            }
            Some(digits) => number(digits).map(|level| (level, after)),
            None => None,
        };
        let (until, reason) = match (level, number(first)) {
            (Some((level, reason)), _) => {
                (PutOffUntil::Point { until: Closing::Level { level } }, reason)
            }
            (None, Some(minutes)) => (for_minutes(minutes, self.now), after),
            (None, None) => (PutOffUntil::Change {}, rest),
        };
        let words = match (until, number(first)) {
            (PutOffUntil::Point { until: Closing::Time { .. } }, Some(minutes)) => {
                let minutes = to_usize(minutes);
                format!("for {}", count(minutes, "minute", "minutes"))
            }
            _ => until.words(self.tournament),
        };
        self.put_off("Later", until, &words, reason)
    }

    /// `dismiss they asked to play on`.
    pub(super) fn dismiss(&self, rest: &str) -> Read {
        if rest.is_empty() {
            return asks("Dismiss", "why? dismiss and the reason, for the log");
        }
        self.put_off("Dismiss", PutOffUntil::Dismissed {}, "until you ask for it again", rest)
    }

    fn put_off(&self, verb: &str, until: PutOffUntil, words: &str, reason: &str) -> Read {
        let due = advice_at(self.tournament, self.now);
        let Some(matter) = due.iter().find_map(|advice| Matter::of(self.tournament, advice)) else {
            return refused(verb, "Nothing is advised that could wait.");
        };
        let says = format!("{}, {words}", matter.words(self.tournament));
        let reason = reason.trim().to_string();
        self.decided(verb, says, PutOff { matter, until: Some(until), reason }.into())
    }
}
