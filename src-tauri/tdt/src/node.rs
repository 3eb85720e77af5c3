//! The tree of an expression, and generous ways to look into it.

use chrono::{DateTime, NaiveDate, NaiveDateTime};

/// A part of an expression. Numbers stay as they are written, so that money loses nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Node {
    /// `null`, `undefined`, or nothing where something could stand.
    #[default]
    Nothing,
    /// `true` or `false`.
    Truth(bool),
    /// A number, as it is written.
    Number(Box<str>),
    /// A text.
    Text(Box<str>),
    /// `[…]`
    List(Vec<Node>),
    /// `{key: value, …}`
    Record(Vec<(Box<str>, Node)>),
    /// `new Name(…)` or `Name(…)`.
    Made(Box<str>, Vec<Node>),
}

/// What stands for what is not there.
static NOTHING: Node = Node::Nothing;
/// How many things of the same name may stand around a list.
const DEEPEST_WRAPPER: usize = 4;

/// Whether a key is that of a list that is written as a record.
fn is_index(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|digit| digit.is_ascii_digit())
}

impl Node {
    /// What stands under a key; of two the last, as the language has it. Capitals matter only where two keys differ by nothing else.
    pub fn get(&self, key: &str) -> &Self {
        let fields = || self.fields().iter().rev();
        let field = fields()
            .find(|(name, _)| &**name == key)
            .or_else(|| fields().find(|(name, _)| name.eq_ignore_ascii_case(key)));
        field.map_or(&NOTHING, |(_, node)| node)
    }

    /// All keys with what stands under them.
    pub fn fields(&self) -> &[(Box<str>, Self)] {
        match self {
            Self::Record(fields) => fields,
            Self::Made(_, arguments) => match arguments.first() {
                Some(Self::Record(fields)) => fields,
                _ => &[],
            },
            _ => &[],
        }
    }

    /// What it was made as; empty for plain values.
    pub fn made(&self) -> &str {
        if let Self::Made(name, _) = self { name } else { "" }
    }

    /// Whether nothing is in it: `null`, an empty text, list, record, or thing made of nothing.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Text(text) => text.trim().is_empty(),
            Self::List(items) => items.iter().all(Self::is_empty),
            Self::Record(fields) => fields.is_empty(),
            Self::Made(_, arguments) => arguments.iter().all(Self::is_empty),
            Self::Truth(_) | Self::Number(_) => false,
        }
    }

    /// The list under a key. Such a list mostly stands in a thing of the plural name, under the same key once more; what is
    /// counted is what stands in the list, never the thing around it.
    pub fn list(&self, key: &str) -> Vec<&Self> {
        let mut node = self.get(key);
        for _ in 0..DEEPEST_WRAPPER {
            match node.get(key) {
                Self::Nothing => break,
                inner => node = inner,
            }
        }
        node.items()
    }

    /// The map under a key, which may stand in a thing of that name.
    pub fn map(&self, key: &str) -> Vec<(&str, &Self)> {
        let mut node = self.get(key);
        for _ in 0..DEEPEST_WRAPPER {
            match node.get(key) {
                Self::Nothing => break,
                inner => node = inner,
            }
        }
        node.pairs()
    }

    /// The parts of a list; those of a map are its values, and one thing alone is a list of itself. Nothing is no part.
    pub fn items(&self) -> Vec<&Self> {
        match self {
            Self::List(items) => items.iter().filter(|one| **one != Self::Nothing).collect(),
            Self::Made(..) if self.is_map() => {
                self.pairs().into_iter().map(|(_, value)| value).collect()
            }
            Self::Made(name, arguments) if &**name == "Array" || &**name == "Set" => {
                arguments.iter().flat_map(Self::items).collect()
            }
            Self::Made(_, arguments) if matches!(arguments.first(), Some(Self::List(_))) => {
                arguments.iter().flat_map(Self::items).collect()
            }
            Self::Record(fields) if fields.iter().all(|(key, _)| is_index(key)) => {
                fields.iter().map(|(_, value)| value).collect()
            }
            nothing if nothing.is_empty() => Vec::new(),
            other => vec![other],
        }
    }

    fn is_map(&self) -> bool {
        matches!(self.made(), "Map" | "Map.from" | "WeakMap" | "Object.entries")
    }

    /// The pairs of a map, or of a record. A map is made of a list of pairs, or of a record.
    pub fn pairs(&self) -> Vec<(&str, &Self)> {
        if let Self::Made(_, arguments) = self
            && self.is_map()
        {
            return match arguments.first() {
                Some(Self::List(pairs)) => pairs.iter().filter_map(Self::pair).collect(),
                Some(of) => of.pairs(),
                None => Vec::new(),
            };
        }
        self.fields().iter().map(|(key, value)| (&**key, value)).collect()
    }

    /// A key and what it stands for, in a list of two.
    fn pair(&self) -> Option<(&str, &Self)> {
        let Self::List(both) = self else { return None };
        match both.as_slice() {
            [Self::Text(key) | Self::Number(key), value, ..] => Some((key, value)),
            _ => None,
        }
    }

    /// The first part that was made as this, by levels from above, at most five deep.
    pub fn find(&self, made: &str) -> Option<&Self> {
        let mut level: Vec<&Self> = vec![self];
        for _ in 0..6 {
            if let Some(found) = level.iter().find(|node| node.made() == made) {
                return Some(found);
            }
            let below = level.into_iter().flat_map(|node| node.fields());
            level = below.map(|(_, node)| node).collect();
        }
        None
    }

    /// A text, or a number as it is written; empty for what is neither.
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) | Self::Number(text) => text.trim().to_string(),
            _ => String::new(),
        }
    }

    /// A whole number, also where it is written as a text or with decimals that are none.
    pub fn whole(&self) -> Option<i64> {
        self.exact(0)
    }

    /// A number that counts something.
    pub fn count(&self) -> Option<u32> {
        self.whole().and_then(|number| u32::try_from(number).ok())
    }

    /// An amount in cents, if it is one exactly.
    pub fn cents(&self) -> Option<i64> {
        self.exact(2)
    }

    /// A time in milliseconds since 1970: a number, or a date as the language makes one or writes it. One without a zone is taken
    /// as it stands, in that of Greenwich.
    pub fn time(&self) -> Option<i64> {
        match self {
            Self::Made(name, parts) if &**name == "Date" || name.starts_with("Date.") => {
                match parts.as_slice() {
                    [] => None,
                    [one] => one.time(),
                    several => date_of(several),
                }
            }
            Self::Text(text) => self.whole().or_else(|| written_date(text.trim())),
            other => other.whole(),
        }
    }

    /// An amount in cents, rounded where it is a part of one, such as a third.
    pub fn nearest_cents(&self) -> Option<i64> {
        let (Self::Number(text) | Self::Text(text)) = self else { return None };
        self.cents().or_else(|| {
            let (whole, part) = text.trim().split_once('.')?;
            let part: String = part.chars().chain("000".chars()).take(3).collect();
            let thousandths = exact(&format!("{whole}.{part}"), 3)?;
            let up = if text.trim().starts_with('-') { -5 } else { 5 };
            Some(thousandths.saturating_add(up) / 10)
        })
    }

    fn exact(&self, decimals: i32) -> Option<i64> {
        match self {
            Self::Number(text) | Self::Text(text) => exact(text, decimals),
            _ => None,
        }
    }

    /// Yes or no, also where it is written as a number or a text.
    pub fn truth(&self) -> Option<bool> {
        match self {
            Self::Truth(truth) => Some(*truth),
            Self::Number(text) | Self::Text(text) => match text.trim() {
                "1" | "true" => Some(true),
                "0" | "false" | "" => Some(false),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The parts of a date as the language takes them: the year, the month from 0, and what else there is.
fn date_of(parts: &[Node]) -> Option<i64> {
    let part = |index: usize, usual: u32| match parts.get(index) {
        None => Some(usual),
        Some(part) => part.count(),
    };
    let year = i32::try_from(part(0, 0)?).ok()?;
    let date = NaiveDate::from_ymd_opt(year, part(1, 0)?.checked_add(1)?, part(2, 1)?)?;
    let time = date.and_hms_milli_opt(part(3, 0)?, part(4, 0)?, part(5, 0)?, part(6, 0)?)?;
    Some(time.and_utc().timestamp_millis())
}

/// A date in the ways in which the language writes one, `/Date(…)/` among them.
fn written_date(text: &str) -> Option<i64> {
    if let Some(inner) = text.strip_prefix("/Date(").and_then(|rest| rest.strip_suffix(")/")) {
        return exact(inner, 0);
    }
    let zoned = DateTime::parse_from_rfc3339(text).or_else(|_| DateTime::parse_from_rfc2822(text));
    if let Ok(at) = zoned {
        return Some(at.timestamp_millis());
    }
    let whole =
        ["%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M:%S%.f", "%Y-%m-%d %H:%M"];
    let mut at =
        whole.into_iter().filter_map(|form| NaiveDateTime::parse_from_str(text, form).ok());
    let day = || NaiveDate::parse_from_str(text, "%Y-%m-%d").ok()?.and_hms_opt(0, 0, 0);
    at.next().or_else(day).map(|at| at.and_utc().timestamp_millis())
}

/// How many digits behind those that count tell the working in binary from a part that was meant.
const NOISE: usize = 6;

/// A number without what the working in binary leaves behind, such as 12.299999999999999 and 0.30000000000000004; as it is where
/// there is none.
fn without_noise(text: &str, decimals: i32) -> Option<String> {
    let (whole, part) = text.split_once('.')?;
    let kept = usize::try_from(decimals).ok()?;
    let (front, noise) = part.split_at_checked(kept)?;
    let long = noise.len() >= NOISE && part.bytes().all(|digit| digit.is_ascii_digit());
    let (first, _) = noise.split_at_checked(NOISE).filter(|_| long)?;
    if first.bytes().all(|digit| digit == b'0') {
        return Some(format!("{whole}.{front}"));
    }
    if !first.bytes().all(|digit| digit == b'9') {
        return None;
    }
    let minus = if whole.starts_with('-') { "-" } else { "" };
    let digits = format!("{}{front}", whole.trim_start_matches('-'));
    let up = digits.parse::<i64>().ok()?.checked_add(1)?;
    Some(format!("{minus}{up}e-{kept}"))
}

/// A decimal number times a power of ten, exactly: nothing is rounded but what the working in binary leaves behind, and what does
/// not fit is none.
fn exact(text: &str, decimals: i32) -> Option<i64> {
    let text = text.trim();
    let tidied = without_noise(text, decimals);
    let text = tidied.as_deref().unwrap_or(text);
    let (minus, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, exponent) = match digits.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<i32>().ok()?),
        None => (digits, 0),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    if (whole.is_empty() && part.is_empty())
        || !whole.bytes().chain(part.bytes()).all(|digit| digit.is_ascii_digit())
    {
        return None;
    }
    let all = format!("{whole}{part}");
    let all = all.trim_start_matches('0');
    if all.is_empty() {
        return Some(0);
    }
    // How many places the point moves to the right behind all digits; to the left only noughts may be lost.
    let part = i32::try_from(part.len()).ok()?;
    let shift = exponent.checked_add(decimals)?.checked_sub(part)?;
    let significant = all.trim_end_matches('0');
    let noughts = i32::try_from(all.len().saturating_sub(significant.len())).ok()?;
    let noughts =
        usize::try_from(shift.checked_add(noughts)?).ok().filter(|noughts| *noughts < 20)?;
    let number = format!("{significant}{:0<noughts$}", "").parse::<i64>().ok()?;
    Some(if minus { number.saturating_neg() } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn amounts_are_cents_exactly_or_none() {
        for (text, cents) in [
            ("20", Some(2_000)),
            ("20.5", Some(2_050)),
            ("20.50", Some(2_050)),
            ("0.1", Some(10)),
            ("1e3", Some(100_000)),
            ("1.5E+1", Some(1_500)),
            ("250e-1", Some(2_500)),
            ("-7.25", Some(-725)),
            (".5", Some(50)),
            ("0.000", Some(0)),
            (" 12 ", Some(1_200)),
            ("3.100", Some(310)),
            ("3.005", None),
            ("1e30", None),
            ("99999999999999999999", None),
            ("1e999999999999", None),
            ("0e999999999", Some(0)),
            ("", None),
            (".", None),
            ("12,5", None),
            ("$5", None),
            ("0.30000000000000004", Some(30)),
            ("12.299999999999999", Some(1_230)),
            ("-12.299999999999999", Some(-1_230)),
            ("0.9999999999", Some(100)),
            ("-0.9999999999", Some(-100)),
            ("33.333333333333336", None),
            ("5.000000", Some(500)),
            ("-Infinity", None),
        ] {
            assert_eq!(Node::Text(text.into()).cents(), cents, "{text}");
        }
        assert_eq!(Node::Number("1500.0".into()).whole(), Some(1_500));
        assert_eq!(Node::Number("1500.5".into()).whole(), None);
        for (text, cents) in
            [("33.333333", 3_333), ("33.335", 3_334), ("-33.335", -3_334), ("7", 700)]
        {
            assert_eq!(Node::Number(text.into()).nearest_cents(), Some(cents), "{text}");
        }
    }

    #[test]
    fn times_are_numbers_or_dates_in_any_way_that_the_language_writes_them() {
        let at = 1_561_896_000_000;
        let text = |text: &str| Node::Text(text.into());
        let date = |parts: Vec<Node>| Node::Made("Date".into(), parts);
        let numbers = [2019, 5, 30, 12].map(|part: i32| Node::Number(part.to_string().into()));
        for written in [
            Node::Number("1561896000000".into()),
            text("1561896000000"),
            text("2019-06-30T12:00:00.000Z"),
            text("2019-06-30T14:00:00+02:00"),
            text("2019-06-30 12:00"),
            text("Sun, 30 Jun 2019 12:00:00 GMT"),
            text("/Date(1561896000000)/"),
            date(vec![Node::Number("1561896000000".into())]),
            date(vec![text("2019-06-30T12:00:00Z")]),
            date(numbers.to_vec()),
        ] {
            assert_eq!(written.time(), Some(at), "{written:?}");
        }
        for none in
            [text("soon"), text(""), date(vec![]), date(vec![text("x"), text("y")]), Node::Nothing]
        {
            assert_eq!(none.time(), None, "{none:?}");
        }
    }

    proptest! {
        #[test]
        fn any_amount_comes_back(cents in -9_000_000_000_000i64..9_000_000_000_000) {
            let text = format!("{}{}.{:02}", if cents < 0 { "-" } else { "" },
                cents.abs() / 100, cents.abs() % 100);
            prop_assert_eq!(Node::Number(text.into()).cents(), Some(cents));
        }

        #[test]
        fn any_text_is_a_number_or_none(text in "[-+]?[0-9.eE+-]{0,30}") {
            let _ = (exact(&text, 2), exact(&text, 0));
        }
    }
}
