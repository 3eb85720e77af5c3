//! How words, amounts, numbers, days and times stand on paper: the words in the language of the room, the rest by the customs of the
//! tournament's language and country, else as they always did.

use crate::prelude::*;
use chrono::{DateTime, Local};
use pure_rust_locales::locale_match;
use shuffle_up_engine::base::customs::Customs as Signs;
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::base::wording::Value;
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_seasons::Hundredths;

/// The customs of one tournament: the engine's for amounts and numbers, and the same country's for days and times. The words are
/// those of a language of its own.
pub(super) struct Customs {
    signs: Signs,
    language: Language,
}

/// A word or a sentence of a sheet, said as a phrase of the engine is: `word!(customs, "paper-seat", "Seat")`.
macro_rules! word {
    ($customs:expr, $($sentence:tt)+) => {
        $customs.say(shuffle_up_engine::base::wording::phrase!($($sentence)+))
    };
}
pub(super) use word;

impl Customs {
    /// Those of a tournament, in a room of this language.
    pub(super) fn of(tournament: &Tournament, language: Language) -> Self {
        Self { signs: tournament.setup.customs(), language }
    }

    /// The language of the words.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// Those of no tournament, in a room of this language.
    pub(super) fn of_the_house(language: Language) -> Self {
        Self { signs: Signs::of_numbers(Some(language.tag())), language }
    }

    /// The same, with the amounts of this currency.
    pub(super) fn with_currency(&self, code: String, decimals: u8) -> Self {
        let currency = Currency { code, decimals };
        Self { signs: Signs::new(&currency, Some(self.language.tag())), language: self.language }
    }

    /// A phrase in the language of the room.
    pub(super) fn say(&self, phrase: Phrase) -> String {
        plain(&phrase, self.language)
    }

    /// Above or beside the number of a table.
    pub(super) fn table(&self) -> String {
        word!(self, "paper-table", "Table")
    }

    /// Above or beside the number of a seat.
    pub(super) fn seat(&self) -> String {
        word!(self, "paper-seat", "Seat")
    }

    /// Beside a sum.
    pub(super) fn total(&self) -> String {
        word!(self, "paper-total", "Total")
    }

    /// Above the names.
    pub(super) fn player(&self) -> String {
        word!(self, "paper-player", "Player")
    }

    /// What a phrase would name, alone.
    pub(super) fn words(&self, value: Value) -> String {
        match value {
            Value::Phrase(phrase) => self.say(phrase),
            other => other.to_string(),
        }
    }

    /// The number of a page of how many; the layout fills both in.
    pub(super) fn page(&self) -> String {
        word!(self, "paper-page", "page {page} of {pages}", page = "{page}", pages = "{pages}")
    }

    /// An amount of money as the country writes it: "$187.50", "1.234,50 €". Decimals stand only where they are not zero.
    pub(super) fn money(&self, amount: Money) -> String {
        self.signs.money(amount)
    }

    /// The same without the currency, in the close columns of a report that says the currency elsewhere.
    pub(super) fn figure(&self, amount: Money) -> String {
        self.signs.figure(amount)
    }

    /// Points of a season, with two decimals; without any where all beside them are `whole`.
    pub(super) fn points(&self, points: Hundredths, whole: bool) -> String {
        let half = self.figure(Money(50));
        let written = points.to_string();
        let written = if whole { written.trim_end_matches(".00") } else { &written };
        written.replace('.', half.trim_matches(|sign: char| sign.is_ascii_digit()))
    }

    /// A number, its thousands grouped.
    pub(super) fn count(&self, number: u64) -> String {
        self.signs.count(number)
    }

    /// A day: "21 November 2026", "November 21, 2026", "21.11.2026".
    pub(super) fn day(&self, ms: i64) -> String {
        self.day_as(ms, "%-d %B %Y", "%B %-d, %Y")
    }

    /// A day in few words: "21 Nov 2026", "21.11.2026".
    pub(super) fn short_day(&self, ms: i64) -> String {
        self.day_as(ms, "%-d %b %Y", "%b %-d, %Y")
    }

    /// A day with its time: "21 Nov 2026 · 19:30".
    pub(super) fn moment(&self, ms: i64) -> String {
        format!("{} · {}", self.short_day(ms), self.time(ms))
    }

    /// A moment to the second, as a record has it: "21 Nov 19:30:05".
    pub(super) fn second(&self, ms: i64) -> String {
        let day = self.day_as(ms, "%-d %b", "%b %-d");
        format!("{day} {}", local(ms).format("%H:%M:%S"))
    }

    /// The day and the time to the second as machines read them, whatever the country.
    pub(super) fn for_machines(ms: i64) -> String {
        local(ms).format("%Y-%m-%d %H:%M:%S").to_string()
    }

    /// The time of day: "19:30", "7:30 PM".
    pub(super) fn time(&self, ms: i64) -> String {
        let halves = self.signs.locale.is_some_and(|locale| {
            let format = locale_match!(locale => LC_TIME::T_FMT);
            format.contains("%I") || format.contains("%r")
        });
        local(ms).format(if halves { "%-I:%M %p" } else { "%H:%M" }).to_string()
    }

    /// The words of the sheets are English, so a day is written in words only where its language is.
    fn day_as(&self, ms: i64, words: &str, month_first: &str) -> String {
        let Some(locale) = self.signs.locale else { return local(ms).format(words).to_string() };
        let own = locale_match!(locale => LC_TIME::D_FMT);
        let format = match (locale.to_string().starts_with("en_"), own.starts_with("%m")) {
            (true, true) => month_first.to_string(),
            (true, false) => words.to_string(),
            (false, _) => own.replace("%y", "%Y"),
        };
        local(ms).format_localized(&format, locale).to_string()
    }
}

fn local(ms: i64) -> DateTime<Local> {
    DateTime::from_timestamp_millis(ms).unwrap_or_default().with_timezone(&Local)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{NaiveDate, TimeZone};

    fn by(tag: Option<&str>) -> Customs {
        let currency = Currency { code: "EUR".into(), decimals: 2 };
        Customs { signs: Signs::new(&currency, tag), language: Language::ENGLISH }
    }

    #[test]
    fn days_and_times_are_written_as_their_country_does() {
        let evening =
            NaiveDate::from_ymd_opt(2026, 11, 21).unwrap().and_hms_opt(19, 30, 0).unwrap();
        let ms = Local.from_local_datetime(&evening).unwrap().timestamp_millis();
        for (tag, day, time) in [
            (None, "21 November 2026", "19:30"),
            (Some("en-GB"), "21 November 2026", "19:30"),
            (Some("en-US"), "November 21, 2026", "7:30 PM"),
            (Some("de-DE"), "21.11.2026", "19:30"),
            (Some("ja"), "2026年11月21日", "19:30"),
            (Some("sv-SE"), "2026-11-21", "19:30"),
            (Some("es-ES"), "21/11/2026", "19:30"),
        ] {
            let customs = by(tag);
            assert_eq!(
                (customs.day(ms).as_str(), customs.time(ms).as_str()),
                (day, time),
                "{tag:?}"
            );
        }
        assert_eq!(by(Some("en-US")).moment(ms), "Nov 21, 2026 · 7:30 PM");
        assert_eq!(by(Some("de-DE")).short_day(ms), "21.11.2026");
        let german = |points, whole| by(Some("de-DE")).points(Hundredths(points), whole);
        assert_eq!((german(13_800, true), german(13_800, false)), ("138".into(), "138,00".into()));
        assert_eq!(german(950, false), "9,50");
    }
}
