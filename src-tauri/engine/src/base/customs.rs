//! How amounts and numbers are written: in the tournament's own currency, with the signs of its language and country. Every
//! sentence, line of the log and sheet writes them through here.

use crate::base::money::{Currency, Money, grouped};
use pure_rust_locales::{Locale, locale_match};

/// The customs of one tournament.
#[derive(Debug, Clone)]
pub struct Customs {
    /// The tournament's own currency.
    pub currency: Currency,
    /// The country's own tables; absent where the tournament names none, or one that nobody has written down. Numbers are
    /// English then.
    pub locale: Option<Locale>,
    /// How many digits stand in a group, from the last one on; the last size goes on.
    groups: &'static [i64],
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

/// The signs of currencies elsewhere than at home, where they have one; the others are written with their code.
const SIGNS: [(&str, &str); 31] = [
    ("AUD", "$"),
    ("BDT", "\u{9f3}"),
    ("BRL", "R$"),
    ("CAD", "$"),
    ("CRC", "\u{20a1}"),
    ("CNY", "\u{a5}"),
    ("CZK", "K\u{10d}"),
    ("DKK", "kr"),
    ("EUR", "\u{20ac}"),
    ("GBP", "\u{a3}"),
    ("GEL", "\u{20be}"),
    ("HKD", "$"),
    ("HUF", "Ft"),
    ("ILS", "\u{20aa}"),
    ("INR", "\u{20b9}"),
    ("ISK", "kr"),
    ("JPY", "\u{a5}"),
    ("KRW", "\u{20a9}"),
    ("KZT", "\u{20b8}"),
    ("MXN", "$"),
    ("NGN", "\u{20a6}"),
    ("NOK", "kr"),
    ("NZD", "$"),
    ("PHP", "\u{20b1}"),
    ("PLN", "z\u{142}"),
    ("RUB", "\u{20bd}"),
    ("SEK", "kr"),
    ("SGD", "$"),
    ("TRY", "\u{20ba}"),
    ("USD", "$"),
    ("VND", "\u{20ab}"),
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

/// The sizes of a country's groups of digits. India and Nepal count by hundred thousands, whatever the language; the tables of
/// some of their languages do not say so.
fn groups(locale: Locale) -> &'static [i64] {
    let name = locale.to_string();
    if name.contains("_IN") || name.contains("_NP") {
        &[3, 2]
    } else {
        locale_match!(locale => LC_NUMERIC::GROUPING)
    }
}

/// Numbers as they are in English, and no currency.
impl Default for Customs {
    fn default() -> Self {
        Self::of_numbers(None)
    }
}

impl Customs {
    /// Amounts in this currency, by the customs that a tag such as "de-CH" names.
    pub fn new(currency: &Currency, tag: Option<&str>) -> Self {
        let locale = tag.and_then(known);
        let groups = locale.map_or(&[3][..], groups);
        Self { currency: currency.clone(), locale, groups }
    }

    /// Numbers alone, by the customs that a tag names.
    pub fn of_numbers(tag: Option<&str>) -> Self {
        Self::new(&Currency { code: "XXX".into(), decimals: 2 }, tag)
    }

    /// An amount with its currency's sign or code, as in a sentence: `$187.50`, `1.234,50 €`. Decimals only where they are
    /// not zero; plain where the currency is none (XXX).
    pub fn money(&self, amount: Money) -> String {
        let code = self.currency.code.as_str();
        if code == "XXX" {
            return self.figure(amount);
        }
        // A country knows the sign of its own currency best.
        let own = self.locale.and_then(|locale| {
            let own = locale_match!(locale => LC_MONETARY::INT_CURR_SYMBOL).trim_end() == code;
            own.then_some(locale_match!(locale => LC_MONETARY::CURRENCY_SYMBOL))
        });
        let sign = own
            .filter(|sign| !sign.is_empty())
            .or_else(|| SIGNS.iter().find(|(known, _)| *known == code).map(|(_, sign)| *sign));
        let (before, apart) = self.locale.map_or((true, false), |locale| {
            (
                locale_match!(locale => LC_MONETARY::P_CS_PRECEDES) == 1,
                locale_match!(locale => LC_MONETARY::P_SEP_BY_SPACE) != 0,
            )
        });
        // A code would run into the figures, as would a sign of letters before them.
        let letters = sign.is_none_or(|sign| sign.ends_with(char::is_alphabetic));
        let between = if apart || !before || letters { "\u{a0}" } else { "" };
        let sign = sign.unwrap_or(code);
        let figure = self.figure(Money(amount.0.saturating_abs()));
        let minus = if amount < Money::ZERO { "-" } else { "" };
        if before {
            format!("{minus}{sign}{between}{figure}")
        } else {
            format!("{minus}{figure}{between}{sign}")
        }
    }

    /// An amount without the currency, as in a column: `187.50`, `1.234,50`.
    pub fn figure(&self, amount: Money) -> String {
        self.written(&self.currency.plain(amount))
    }

    /// An amount with its currency's code, where a sign could be several countries': `187.50 USD`.
    pub fn coded(&self, amount: Money) -> String {
        match self.currency.code.as_str() {
            "XXX" => self.figure(amount),
            code => format!("{}\u{a0}{code}", self.figure(amount)),
        }
    }

    /// A number, its thousands grouped.
    pub fn count(&self, number: u64) -> String {
        self.written(&grouped(number))
    }

    /// Hundredths as they are read: 2,550 is `25.5`, `25,5`; 2,500 is `25`.
    pub fn hundredths(&self, hundredths: u64) -> String {
        let (whole, part) =
            (hundredths.checked_div(100).unwrap_or(0), hundredths.checked_rem(100).unwrap_or(0));
        let part = if part == 0 { String::new() } else { format!(".{part:02}") };
        self.written(&format!("{}{}", grouped(whole), part.trim_end_matches('0')))
    }

    /// The sign between whole units and decimals, and the one between groups of digits; that may be none.
    pub fn signs(&self) -> (&'static str, &'static str) {
        let Some(locale) = self.locale else { return (".", ",") };
        let point = locale_match!(locale => LC_NUMERIC::DECIMAL_POINT);
        (point, locale_match!(locale => LC_NUMERIC::THOUSANDS_SEP))
    }

    /// A figure that was written as this country does, as plain digits with a point before the decimals: `1234.5` of `1.234,5`.
    /// Digits may be grouped, and then exactly as the country groups them; none where it is written in any other way, so that
    /// an amount is never taken for another.
    pub fn plain(&self, figure: &str) -> Option<String> {
        // Whatever is used for a space or an apostrophe between groups.
        let same = |text: &str| -> String {
            let one = |sign: char| match sign {
                ' ' | '\u{2009}' | '\u{202f}' => '\u{a0}',
                '\'' => '\u{2019}',
                other => other,
            };
            text.chars().map(one).collect()
        };
        let (point, between) = self.signs();
        let between = same(between);
        let figure = same(figure.trim());
        let (whole, part) = match figure.split_once(point) {
            Some((whole, part)) if !part.is_empty() => (whole, part),
            Some(_) => return None,
            None => (figure.as_str(), ""),
        };
        let digits = if between.is_empty() { whole.into() } else { whole.replace(&between, "") };
        let all = |text: &str| text.chars().all(|sign| sign.is_ascii_digit());
        if digits.is_empty() || !all(&digits) || !all(part) {
            return None;
        }
        if digits != whole && self.count(digits.parse().ok()?) != whole {
            return None;
        }
        Some(if part.is_empty() { digits } else { format!("{digits}.{part}") })
    }

    /// Digits grouped by commas, with a point before the decimals, written anew with this country's signs.
    fn written(&self, plain: &str) -> String {
        if self.locale.is_none() {
            return plain.to_string();
        }
        let (point, between) = self.signs();
        let sizes = self.groups;
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
        while let Some(border) = left.len().checked_sub(size(groups.len())).filter(|at| *at > 0) {
            let (before, group) = left.split_at_checked(border).unwrap_or((&[], left));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn by(tag: Option<&str>, code: &str, decimals: u8) -> Customs {
        let currency = Currency { code: code.into(), decimals };
        Customs::new(&currency, tag)
    }

    #[test]
    fn figures_are_written_as_their_country_does() {
        for (tag, written) in [
            (None, "1,234,567.50"),
            (Some("en-GB"), "1,234,567.50"),
            (Some("de-DE"), "1.234.567,50"),
            (Some("de"), "1.234.567,50"),
            (Some("de-CH"), "1\u{2019}234\u{2019}567.50"),
            (Some("fr-FR"), "1\u{a0}234\u{a0}567,50"),
            (Some("en-IN"), "12,34,567.50"),
            (Some("hi-IN"), "12,34,567.50"),
            (Some("mr-IN"), "12,34,567.50"),
            (Some("bn-BD"), "12,34,567.50"),
            (Some("sv"), "1\u{a0}234\u{a0}567,50"),
            (Some("tlh"), "1,234,567.50"),
        ] {
            assert_eq!(by(tag, "EUR", 2).figure(Money(123_456_750)), written, "{tag:?}");
        }
        assert_eq!(by(Some("de-DE"), "EUR", 2).figure(Money(-5)), "-0,05");
        assert_eq!(by(Some("de-DE"), "EUR", 2).count(10_112), "10.112");
        assert_eq!(by(Some("de-DE"), "EUR", 2).count(999), "999");
    }

    #[test]
    fn figures_are_read_as_their_country_writes_them_and_in_no_other_way() {
        for (tag, written, read) in [
            (None, "1,234.5", Some("1234.5")),
            (None, "1234", Some("1234")),
            (None, "12,5", None),
            (None, "1,23,456", None),
            (None, "1.234,5", None),
            (Some("de-DE"), "1.234,5", Some("1234.5")),
            (Some("de-DE"), "12,50", Some("12.50")),
            (Some("de-DE"), "1.234", Some("1234")),
            (Some("de-DE"), "12.5", None),
            (Some("de-DE"), "0.125", None),
            (Some("de-DE"), "1,234.5", None),
            (Some("de-DE"), "12,", None),
            (Some("de-CH"), "1'234.5", Some("1234.5")),
            (Some("fr-FR"), "1 234,5", Some("1234.5")),
            (Some("fr-FR"), "1\u{202f}234", Some("1234")),
            (Some("en-IN"), "12,34,567", Some("1234567")),
            (Some("en-IN"), "1,234,567", None),
            (Some("hi-IN"), "1,00,000", Some("100000")),
            (Some("hi-IN"), "100,000", None),
            (Some("ja-JP"), "1,500", Some("1500")),
            (None, "", None),
            (None, "-5", None),
            (None, "\u{b2}5", None),
        ] {
            assert_eq!(by(tag, "EUR", 2).plain(written).as_deref(), read, "{tag:?} {written}");
        }
        for (tag, written) in [(None, "25.5"), (Some("de-DE"), "25,5")] {
            assert_eq!(by(tag, "EUR", 2).hundredths(2_550), written);
        }
        assert_eq!(by(Some("de-DE"), "EUR", 2).hundredths(5), "0,05");
        assert_eq!(by(None, "EUR", 2).hundredths(2_000), "20");
    }

    #[test]
    fn amounts_have_their_currency_where_the_country_puts_it() {
        for (tag, code, written) in [
            (None, "USD", "$1,234.50"),
            (None, "XXX", "1,234.50"),
            (None, "CHF", "CHF\u{a0}1,234.50"),
            (Some("de-DE"), "EUR", "1.234,50\u{a0}\u{20ac}"),
            (Some("de-DE"), "USD", "1.234,50\u{a0}$"),
            (Some("de-CH"), "CHF", "CHF\u{a0}1\u{2019}234.50"),
            (Some("en-IE"), "EUR", "\u{20ac}1,234.50"),
            (Some("nl-NL"), "EUR", "\u{20ac}\u{a0}1.234,50"),
            (Some("sv-SE"), "SEK", "1\u{a0}234,50\u{a0}kr"),
        ] {
            assert_eq!(by(tag, code, 2).money(Money(123_450)), written, "{tag:?} {code}");
        }
        assert_eq!(by(Some("ja-JP"), "JPY", 0).money(Money(1_234_567)), "\u{ffe5}1,234,567");
        assert_eq!(by(None, "USD", 2).money(Money(-150)), "-$1.50");
        assert_eq!(by(Some("de-DE"), "EUR", 2).money(Money(-5)), "-0,05\u{a0}\u{20ac}");
    }
}
