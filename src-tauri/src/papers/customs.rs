//! How amounts, numbers, days and times stand on paper: by the customs of the tournament's language and country, else as they
//! always did.

use chrono::{DateTime, Local, Locale};
use pure_rust_locales::locale_match;
use shuffle_up_engine::money::{Currency, Money, grouped};
use shuffle_up_engine::tournament::Tournament;

/// The customs of one tournament.
pub(super) struct Customs {
    currency: Currency,
    locale: Option<Locale>,
}

/// Where the usual country of a language does not have its letters.
const USUAL: [(&str, &str); 22] = [
    ("ar", "ar_EG"),
    ("ca", "ca_ES"),
    ("cs", "cs_CZ"),
    ("da", "da_DK"),
    ("el", "el_GR"),
    ("en", "en_GB"),
    ("et", "et_EE"),
    ("fa", "fa_IR"),
    ("ga", "ga_IE"),
    ("he", "he_IL"),
    ("hi", "hi_IN"),
    ("ja", "ja_JP"),
    ("ko", "ko_KR"),
    ("nb", "nb_NO"),
    ("nn", "nn_NO"),
    ("no", "nb_NO"),
    ("sl", "sl_SI"),
    ("sr", "sr_RS"),
    ("sv", "sv_SE"),
    ("uk", "uk_UA"),
    ("vi", "vi_VN"),
    ("zh", "zh_CN"),
];

/// The customs that a tag names; none for a language or a country that nobody has written down.
fn known(tag: &str) -> Option<Locale> {
    let mut parts = tag.split('-');
    let language = parts.next()?;
    let country =
        parts.find(|part| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_uppercase()));
    let exact = country.and_then(|country| format!("{language}_{country}").parse().ok());
    let usual = || USUAL.iter().find(|(usual, _)| *usual == language).map(|(_, name)| *name);
    let own = || format!("{language}_{}", language.to_ascii_uppercase());
    exact.or_else(|| usual().map_or_else(own, str::to_string).parse().ok())
}

impl Customs {
    /// Those of a tournament.
    pub(super) fn of(tournament: &Tournament) -> Self {
        let setup = &tournament.setup;
        Self { currency: setup.currency.clone(), locale: setup.locale.as_deref().and_then(known) }
    }

    /// An amount of money, with decimals only where they are not zero.
    pub(super) fn money(&self, amount: Money) -> String {
        self.written(&self.currency.plain(amount))
    }

    /// The same with the currency's code, where it has one.
    pub(super) fn money_with_code(&self, amount: Money) -> String {
        let amount = self.money(amount);
        if self.currency.code == "XXX" {
            amount
        } else {
            format!("{amount}\u{a0}{}", self.currency.code)
        }
    }

    /// A number, its thousands grouped.
    pub(super) fn count(&self, number: u64) -> String {
        self.written(&grouped(number))
    }

    /// A day: "21 November 2026", "November 21, 2026", "21.11.2026".
    pub(super) fn day(&self, ms: i64) -> String {
        self.day_as(ms, "%-d %B %Y", "%B %-d, %Y")
    }

    /// A day with its time: "21 Nov 2026 · 19:30".
    pub(super) fn moment(&self, ms: i64) -> String {
        format!("{} · {}", self.day_as(ms, "%-d %b %Y", "%b %-d, %Y"), self.time(ms))
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
        let halves = self.locale.is_some_and(|locale| {
            let format = locale_match!(locale => LC_TIME::T_FMT);
            format.contains("%I") || format.contains("%r")
        });
        local(ms).format(if halves { "%-I:%M %p" } else { "%H:%M" }).to_string()
    }

    /// The words of the sheets are English, so a day is written in words only where its language is.
    fn day_as(&self, ms: i64, words: &str, month_first: &str) -> String {
        let Some(locale) = self.locale else { return local(ms).format(words).to_string() };
        let own = locale_match!(locale => LC_TIME::D_FMT);
        let format = match (locale.to_string().starts_with("en_"), own.starts_with("%m")) {
            (true, true) => month_first.to_string(),
            (true, false) => words.to_string(),
            (false, _) => own.replace("%y", "%Y"),
        };
        local(ms).format_localized(&format, locale).to_string()
    }

    /// Digits grouped by commas, with a point before the decimals, written anew with this country's signs.
    fn written(&self, plain: &str) -> String {
        let Some(locale) = self.locale else { return plain.to_string() };
        let point = locale_match!(locale => LC_NUMERIC::DECIMAL_POINT);
        let between = locale_match!(locale => LC_NUMERIC::THOUSANDS_SEP);
        let sizes = locale_match!(locale => LC_NUMERIC::GROUPING);
        // The narrow space is in few fonts.
        let between = between.replace('\u{202f}', "\u{a0}");
        let (whole, decimals) = plain.split_once('.').map_or((plain, None), |(a, b)| (a, Some(b)));
        let sign = if whole.starts_with('-') { "-" } else { "" };
        let digits: Vec<char> = whole.chars().filter(char::is_ascii_digit).collect();
        let mut groups: Vec<String> = Vec::new();
        let mut left = digits.as_slice();
        let size = |group: usize| {
            let size = sizes.get(group).or(sizes.last()).copied().unwrap_or(0);
            usize::try_from(size).ok().filter(|size| *size > 0).unwrap_or(usize::MAX)
        };
        while left.len() > size(groups.len()) {
            let (before, group) = left.split_at(left.len() - size(groups.len()));
            groups.push(group.iter().collect());
            left = before;
        }
        groups.push(left.iter().collect());
        groups.reverse();
        let whole = groups.join(&between);
        let rest = decimals.map_or_else(String::new, |decimals| format!("{point}{decimals}"));
        format!("{sign}{whole}{rest}")
    }
}

fn local(ms: i64) -> DateTime<Local> {
    DateTime::from_timestamp_millis(ms).unwrap_or_default().with_timezone(&Local)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{NaiveDate, TimeZone};

    fn by(tag: Option<&str>, decimals: u8) -> Customs {
        let currency = Currency { code: "EUR".into(), decimals };
        Customs { currency, locale: tag.and_then(known) }
    }

    #[test]
    fn amounts_are_written_as_their_country_does() {
        for (tag, written) in [
            (None, "1,234,567.50"),
            (Some("en-GB"), "1,234,567.50"),
            (Some("de-DE"), "1.234.567,50"),
            (Some("de"), "1.234.567,50"),
            (Some("de-CH"), "1\u{2019}234\u{2019}567.50"),
            (Some("fr-FR"), "1\u{a0}234\u{a0}567,50"),
            (Some("en-IN"), "12,34,567.50"),
            (Some("sv"), "1\u{a0}234\u{a0}567,50"),
            (Some("tlh"), "1,234,567.50"),
        ] {
            assert_eq!(by(tag, 2).money(Money(123_456_750)), written, "{tag:?}");
        }
        assert_eq!(by(Some("ja-JP"), 0).money_with_code(Money(1_234_567)), "1,234,567\u{a0}EUR");
        assert_eq!(by(Some("de-DE"), 2).money(Money(-5)), "-0,05");
        assert_eq!(by(Some("de-DE"), 2).count(10_112), "10.112");
        assert_eq!(by(Some("de-DE"), 2).count(999), "999");
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
            let customs = by(tag, 2);
            assert_eq!(
                (customs.day(ms).as_str(), customs.time(ms).as_str()),
                (day, time),
                "{tag:?}"
            );
        }
        assert_eq!(by(Some("en-US"), 2).moment(ms), "Nov 21, 2026 · 7:30 PM");
    }
}
