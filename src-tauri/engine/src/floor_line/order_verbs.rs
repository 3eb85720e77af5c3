//! The verbs of the floor line that are about the tables as a whole: their breaking order, a restart, a halted one that
//! plays on, and what is advised but not done yet.

use crate::actions::tables::breaking_order::SetBreakingOrder;
use crate::actions::tables::halt::PlayOnShort;
use crate::actions::tables::restart::PrepareRestart;
use crate::advice::advice_at;
use crate::advice::put_off::PutOffAdvice;
use crate::advice::waiting::for_minutes;
use crate::base::prelude::*;
use crate::floor_line::{Read, TypedLine, first_word};
use crate::rulebook::setup::closing::Closing;
use crate::state::put_off::{Matter, PutOffUntil, for_so_long};

/// Table numbers between blanks or commas; `None` where anything else stands.
pub(super) fn tables(text: &str) -> Option<Vec<TableNumber>> {
    text.split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok().map(TableNumber))
        .collect()
}

impl TypedLine<'_> {
    /// `order 12 11 9`, `order`.
    pub(super) fn breaking_order(&self, tables: Vec<TableNumber>) -> Read {
        let says = match tables.as_slice() {
            [] => phrase!(
                "floor-order-usual",
                "tables break in the usual order, the highest number first"
            ),
            [only] => phrase!(
                "floor-order-next",
                "{table} breaks next",
                table = self.tournament.table_said(*only)
            ),
            several => {
                let names: Vec<Value> =
                    several.iter().map(|table| self.tournament.table_said(*table)).collect();
                phrase!("floor-order-several", "{names} break next, in this order", names)
            }
        };
        self.decided(
            &phrase!("log-breaking-order", "Breaking order"),
            says,
            SetBreakingOrder { tables }.into(),
        )
    }

    /// `restart`.
    pub(super) fn restart(&self) -> Read {
        let says =
            phrase!("floor-restart", "tables are balanced for a restart before the next hand");
        self.decided(&phrase!("log-restart", "Restart"), says, PrepareRestart {}.into())
    }

    /// `play 6`.
    pub(super) fn play_on(&self, tables: Vec<TableNumber>) -> Read {
        let names: Vec<Value> =
            tables.iter().map(|table| self.tournament.table_said(*table)).collect();
        let says = phrase!("floor-play-on", "{names} though short of players", names);
        self.decided(&phrase!("log-play-on", "Play on"), says, PlayOnShort { tables }.into())
    }

    /// `later`, `later 10`, `later level 8`, each with a reason after it: the first advice that can wait.
    pub(super) fn later(&self, rest: &str) -> Read {
        let (first, after) = first_word(rest);
        let number = |word: &str| word.parse::<u32>().ok();
        let lower = first.to_lowercase();
        let level = match lower.strip_prefix("level").or_else(|| lower.strip_prefix('l')) {
            Some("") => {
                let (level, reason) = first_word(after);
                match number(level) {
                    Some(level) => Some((level, reason)),
                    None => {
                        return phrase!("log-later", "Later").asks(phrase!(
                            "floor-later-which",
                            "until which level? later level 8"
                        ));
                    }
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
                for_so_long(u64::from(minutes))
            }
            _ => until.said(self.tournament),
        };
        self.put_off(&phrase!("log-later", "Later"), until, words, reason)
    }

    /// `dismiss they asked to play on`.
    pub(super) fn dismiss(&self, rest: &str) -> Read {
        if rest.is_empty() {
            return phrase!("floor-dismiss", "Dismiss")
                .asks(phrase!("floor-dismiss-why", "why? dismiss and the reason, for the log"));
        }
        let words = phrase!("floor-until-asked-for", "until you ask for it again");
        let verb = phrase!("floor-dismiss", "Dismiss");
        self.put_off(&verb, PutOffUntil::Dismissed {}, words, rest)
    }

    fn put_off(&self, verb: &Phrase, until: PutOffUntil, words: Phrase, reason: &str) -> Read {
        let due = advice_at(self.tournament, self.now);
        let Some(matter) = due.iter().find_map(|advice| Matter::of(self.tournament, advice)) else {
            return verb
                .refused(phrase!("floor-put-off-nothing", "Nothing is advised that could wait."));
        };
        let says = phrase!(
            "floor-put-off",
            "{matter}, {until}",
            matter = matter.said(self.tournament),
            until = words
        );
        let reason = reason.trim().to_string();
        self.decided(verb, says, PutOffAdvice { matter, until: Some(until), reason }.into())
    }
}
