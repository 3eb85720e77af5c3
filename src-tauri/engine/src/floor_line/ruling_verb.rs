//! The verb of the floor line for rulings.

use crate::actions::rulings::note::NoteRuling;
use crate::actions::rulings::pick::{Pick, PickFrom, TakePickAway};
use crate::floor_line::conduct_verbs::sentence;
use crate::floor_line::{Read, TypedLine, first_word, seat};
use crate::rulebook::citations::RuleBook;
use crate::state::prelude::*;

impl TypedLine<'_> {
    /// `rule 6.4 string bet, raise stands, TCH 42a, w, 4 min, by Kim, appeal Lee`: a seat, several with `+`, a table or neither;
    /// the matter; and behind commas in any order what was decided, the rule, a penalty as for `p`, the minutes, who ruled, and
    /// to whom it was appealed.
    pub(super) fn ruling(&self, rest: &str) -> Read {
        let verb = &phrase!("log-ruling", "Ruling");
        let mut parts = rest.split(", ").map(str::trim).filter(|part| !part.is_empty());
        let (first, after) = first_word(parts.next().unwrap_or_default());
        let seats: Option<Vec<Seat>> = first.split('+').map(seat).collect();
        let table = first.parse::<u32>().ok().map(TableNumber);
        let mut noted = NoteRuling::default();
        let matter = match (seats, table) {
            (Some(seats), _) => {
                for at in seats {
                    let entry = self.one(verb, &at.to_string(), Standing::is_seated)?;
                    noted.entries.push(entry);
                }
                after.to_string()
            }
            (None, Some(table)) => {
                verb.unless_refused(self.tournament.open_table(table))?;
                noted.table = Some(table);
                after.to_string()
            }
            (None, None) => format!("{first} {after}").trim().to_string(),
        };
        if matter.is_empty() {
            return verb.asks(phrase!(
                "floor-ruling-what",
                "about what? rule 6.4 string bet; then behind commas the decision, TCH 42a, w or 2r, 4 min, by Kim, appeal Lee"
            ));
        }
        noted.matter = matter;
        for part in parts {
            let (word, named) = first_word(part);
            match word.to_lowercase().as_str() {
                "by" if !named.is_empty() => noted.by = named.to_string(),
                "appeal" if !named.is_empty() => noted.appeal = named.to_string(),
                book if let Some(book) = cited(book).filter(|_| !named.is_empty()) => {
                    noted.rule = format!("{} {named}", book.short());
                }
                given if let Some(kind) = sentence(given).filter(|_| named.is_empty()) => {
                    noted.penalty = Some(kind);
                }
                _ if let Some(minutes) = minutes(part) => noted.minutes = minutes,
                _ if noted.decision.is_empty() => noted.decision = part.to_string(),
                _ => noted.decision = format!("{}, {part}", noted.decision),
            }
        }
        let says = self.ruling_says(&noted);
        self.decided(verb, says, noted.into())
    }

    /// `pick 4 of 9`, `pick table`, `pick 2 tables`, `pick seat 6`, `pick player`: by chance; with `wall` behind it the wall shows it,
    /// and `pick away` takes it off.
    pub(super) fn pick(&self, rest: &str) -> Read {
        let verb = &phrase!("log-pick", "Pick");
        if rest == "away" {
            let says = phrase!("log-pick-away", "taken off the wall");
            return self.decided(verb, says, TakePickAway {}.into());
        }
        let on_wall = rest.strip_suffix(" wall");
        let words: Vec<&str> = on_wall.unwrap_or(rest).split_whitespace().collect();
        let on_wall = on_wall.is_some();
        let (count, of) = match words.as_slice() {
            [count, of @ ..] if let Ok(count) = count.parse::<u32>() => (count, of),
            of => (1, of),
        };
        let number = |word: &str| word.parse::<u32>().ok();
        let from = match of {
            ["of", of] => number(of).map(|of| PickFrom::Numbers { of }),
            ["table" | "tables"] => Some(PickFrom::Tables {}),
            ["seat" | "seats", table] => {
                number(table).map(|table| PickFrom::Seats { table: TableNumber(table) })
            }
            ["player" | "players"] => Some(PickFrom::Players {}),
            _ => None,
        };
        let Some(from) = from else {
            return verb.asks(phrase!(
                "floor-pick-what",
                "of what? pick 4 of 9, pick table, pick seat 6 for a player at table 6, pick player"
            ));
        };
        let says =
            phrase!("floor-pick", "{count} by chance; the log keeps the check number", count);
        let wall = on_wall.then(|| phrase!("floor-pick-on-wall", "the wall shows it"));
        let says = Phrase::reasons([says].into_iter().chain(wall));
        self.decided(verb, says, Pick { from, count, on_wall }.into())
    }

    /// What Enter will note, part by part: each was read as what it says.
    fn ruling_says(&self, noted: &NoteRuling) -> Phrase {
        let text = |text: &str| (!text.is_empty()).then(|| Phrase::own(text));
        let players = noted.entries.iter().map(|entry| self.who(*entry));
        let table =
            noted.table.map(|table| Phrase::own(self.tournament.table_said(table).to_string()));
        let penalty = noted.penalty.map(|kind| kind.said());
        let by = (!noted.by.is_empty())
            .then(|| phrase!("floor-ruling-by", "ruled by {name}", name = noted.by.clone()));
        let appeal = (!noted.appeal.is_empty()).then(|| {
            phrase!("floor-ruling-appeal", "appealed to {name}", name = noted.appeal.clone())
        });
        let minutes = (noted.minutes > 0).then(|| {
            phrase!("floor-ruling-minutes", "{minutes} min lost", minutes = noted.minutes)
        });
        let parts = players
            .chain(table)
            .chain(text(&noted.matter))
            .chain(text(&noted.decision))
            .chain(text(&noted.rule))
            .chain(penalty)
            .chain(by)
            .chain(appeal)
            .chain(minutes);
        Phrase::reasons(parts)
    }
}

/// The book that a word names: "tch".
fn cited(word: &str) -> Option<RuleBook> {
    RuleBook::ALL.into_iter().find(|book| book.short().eq_ignore_ascii_case(word))
}

/// `4 min`, `4m`, `4 Minuten`, `4分`; no other figure is a time.
fn minutes(part: &str) -> Option<u32> {
    let digits = part.bytes().take_while(u8::is_ascii_digit).count();
    let (number, unit) = part.split_at_checked(digits)?;
    let unit = unit.trim().to_lowercase();
    let is_time = unit == "m" || unit.starts_with("min") || unit == "分";
    number.parse().ok().filter(|_| is_time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_are_read_with_their_unit_alone() {
        let read =
            ["4 min", "12m", "4 Minuten", "3 minutos", "5分", "4", "4 chips", "min"].map(minutes);
        assert_eq!(read, [Some(4), Some(12), Some(4), Some(3), Some(5), None, None, None]);
    }
}
