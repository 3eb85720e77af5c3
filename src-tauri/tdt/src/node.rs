//! The tree of an expression, and generous ways to look into it.

/// A part of an expression. Numbers stay as they are written, so that money loses nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// `null`, `undefined`, or nothing where something could stand.
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

impl Node {
    /// What stands under a key; of two the last, as the language has it.
    #[must_use]
    pub fn get(&self, key: &str) -> &Self {
        let field = self.fields().iter().rev().find(|(name, _)| &**name == key);
        field.map_or(&NOTHING, |(_, node)| node)
    }

    /// All keys with what stands under them.
    #[must_use]
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
    #[must_use]
    pub fn made(&self) -> &str {
        if let Self::Made(name, _) = self { name } else { "" }
    }

    /// The parts of a list; those of a map are its values, and one thing alone is a list of itself.
    #[must_use]
    pub fn items(&self) -> Vec<&Self> {
        match self {
            Self::Nothing => Vec::new(),
            Self::List(items) => items.iter().collect(),
            Self::Made(name, _) if &**name == "Map.from" || &**name == "Map" => {
                self.pairs().into_iter().map(|(_, value)| value).collect()
            }
            Self::Made(name, arguments) if &**name == "Array" || &**name == "Set" => {
                arguments.iter().flat_map(Self::items).collect()
            }
            other => vec![other],
        }
    }

    /// The pairs of a map, or of a record.
    #[must_use]
    pub fn pairs(&self) -> Vec<(&str, &Self)> {
        if let Self::Made(name, arguments) = self
            && name.starts_with("Map")
        {
            let Some(Self::List(pairs)) = arguments.first() else { return Vec::new() };
            return pairs.iter().filter_map(Self::pair).collect();
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
    #[must_use]
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
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Text(text) | Self::Number(text) => text.trim().to_string(),
            _ => String::new(),
        }
    }

    /// A whole number, also where it is written as a text or with decimals that are none.
    #[must_use]
    pub fn whole(&self) -> Option<i64> {
        self.exact(0)
    }

    /// A number that counts something.
    #[must_use]
    pub fn count(&self) -> Option<u32> {
        self.whole().and_then(|number| u32::try_from(number).ok())
    }

    /// An amount in cents, if it is one exactly.
    #[must_use]
    pub fn cents(&self) -> Option<i64> {
        self.exact(2)
    }

    fn exact(&self, decimals: i32) -> Option<i64> {
        match self {
            Self::Number(text) | Self::Text(text) => exact(text, decimals),
            _ => None,
        }
    }

    /// Yes or no, also where it is written as a number or a text.
    #[must_use]
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

/// A decimal number times a power of ten, exactly: nothing is rounded, and what does not fit is none.
fn exact(text: &str, decimals: i32) -> Option<i64> {
    let text = text.trim();
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
        ] {
            assert_eq!(Node::Text(text.into()).cents(), cents, "{text}");
        }
        assert_eq!(Node::Number("1500.0".into()).whole(), Some(1_500));
        assert_eq!(Node::Number("1500.5".into()).whole(), None);
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
