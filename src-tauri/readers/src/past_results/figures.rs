//! The figures of result lists: places, amounts and counts, exact or none.

use super::words;
use crate::folding::{folded, narrow};

/// How the amounts of a list are written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Written {
    /// The decimals of the currency.
    pub(super) decimals: u8,
    /// The sign before decimals, where all of them together say which.
    pub(super) point: Option<&'static str>,
}

/// A place, or several that are shared: `3`, `3.`, `3rd`, `T-3`, `3=`, `Platz 3`, `3-4`, `3rd to 4th`.
pub(super) fn places(text: &str) -> Option<(u32, u32)> {
    let low = folded(text);
    let low = low.split_once(['(', '[']).map_or(low.as_str(), |(before, _)| before);
    let low = low.trim().trim_end_matches(['*', ' ']);
    if let Some(place) = words::place_in_words(low) {
        return Some((place, place));
    }
    let signs = [
        "-", "\u{2013}", "\u{2014}", "/", "&", "~", "\u{301c}", " to ", " bis ", " a ", " und ",
        " and ", " et ", " y ",
    ];
    let both = |sign: &&str| {
        let (first, last) = low.split_once(*sign)?;
        Some((one(first)?, one(last)?))
    };
    match signs.iter().find_map(both) {
        Some((first, last)) => (first <= last).then_some((first, last)),
        None => one(low).map(|place| (place, place)),
    }
}

/// How many played, read from places such as "3/45"; only where several places have the same number behind the stroke.
pub(super) fn of_how_many<'p>(all: impl Iterator<Item = &'p str>) -> Option<u32> {
    let parts = |place: &str| {
        let (place, many) = place.split_once('/')?;
        Some((place.trim().parse::<u32>().ok()?, many.trim().parse::<u32>().ok()?))
    };
    let all: Vec<(u32, u32)> = all.map(parts).collect::<Option<_>>()?;
    let (first, last) = (all.first()?, all.last()?);
    (first.0 != last.0 && all.iter().all(|(place, many)| *many == first.1 && place <= many))
        .then_some(first.1)
}

/// One place, with what stands around its number.
fn one(text: &str) -> Option<u32> {
    let begin = text.find(|c: char| c.is_ascii_digit())?;
    let (before, rest) = text.split_at_checked(begin)?;
    let (digits, behind) =
        rest.split_at_checked(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()))?;
    let sign = |c: char| matches!(c, ' ' | '.' | ':' | ')' | '(' | '=');
    // "\u{1f947} 1": a medal says nothing more.
    let word = before.trim_matches(|c: char| sign(c) || c > '\u{25ff}' && !c.is_alphanumeric());
    let tied = word.strip_suffix('-').map_or(word, str::trim);
    let called =
        word.is_empty() || words::PLACE.contains(&tied) && (tied == word || tied.starts_with('t'));
    // A spreadsheet has the third as 3.0.
    let whole = behind
        .strip_prefix(['.', ','])
        .is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c == '0'));
    let glued = behind.split(sign).next().unwrap_or("");
    let mut said = behind.split(sign).skip(1).filter(|word| !word.is_empty());
    // The letter of "2 E. Smith" is a name's.
    let ends = (glued.is_empty()
        || words::ORDINALS.contains(&glued)
        || words::PLACE.contains(&glued))
        && said
            .all(|word| words::PLACE.contains(&word) && (word.chars().count() > 2 || word == "ex"));
    digits.parse::<u32>().ok().filter(|place| *place > 0 && called && (whole || ends))
}

/// The figure of an amount, without its currency: digits and the signs between them, with a minus before it where it has one. The
/// second says whether a currency stands beside it.
pub(super) fn figure(text: &str) -> Option<(String, bool)> {
    let text = narrow(text).replace(['\u{2212}', '\u{2012}'], "-");
    let text = text.trim();
    let inner = |c: char| {
        c.is_ascii_digit() || matches!(c, '.' | ',' | '\'' | '\u{2019}') || c.is_whitespace()
    };
    let begin = text.find(|c: char| c.is_ascii_digit())?;
    // ".50" is half a unit; the point of "kr.50" is the word's.
    let point = text.get(..begin).and_then(|before| before.strip_suffix(['.', ',']));
    let point = point.filter(|before| !before.ends_with(char::is_alphabetic));
    let begin = point.map_or(begin, str::len);
    let (before, rest) = text.split_at_checked(begin)?;
    let (middle, behind) =
        rest.split_at_checked(rest.find(|c: char| !inner(c)).unwrap_or(rest.len()))?;
    let middle = middle.trim_end();
    // "250.-" and "250,\u{2013}" are whole amounts.
    let dash = || behind.strip_prefix(['-', '\u{2013}', '\u{2014}']);
    let (middle, behind, whole) = match middle.strip_suffix(['.', ',']).zip(dash()) {
        Some((middle, behind)) => (middle, behind, true),
        None => (middle, behind, false),
    };
    let minus = before.contains('-');
    let (before, behind) = (before.replace(['-', '+'], ""), behind.trim());
    let (one, other) = (is_currency(before.trim())?, is_currency(behind)?);
    let grouped = middle
        .split_whitespace()
        .skip(1)
        .all(|group| group.chars().take_while(char::is_ascii_digit).count() == 3);
    let first = middle.split_whitespace().next().unwrap_or("");
    if !grouped || middle.contains(char::is_whitespace) && !(1..=3).contains(&first.len()) {
        return None;
    }
    let figure: String = middle.chars().filter(|c| matches!(c, '0'..='9' | '.' | ',')).collect();
    Some((if minus { format!("-{figure}") } else { figure }, whole || one || other))
}

/// Whether this is a currency, as its sign or its code; nothing where it is something else.
fn is_currency(text: &str) -> Option<bool> {
    let low = folded(text);
    let low = low.trim_end_matches('.').trim();
    let sign =
        |c: char| matches!(c, '$' | '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20cf}' | '\u{ffe5}');
    match (low.is_empty(), low.contains(sign)) {
        (true, _) => Some(false),
        (_, true)
            if low.chars().all(|c| sign(c) || c.is_alphabetic()) && low.chars().count() <= 3 =>
        {
            Some(true)
        }
        (_, false) if words::is_currency(low) => Some(true),
        _ => None,
    }
}

/// An amount as people write it, in minor units. Where nothing says which sign stands before decimals, it is the last one before as
/// many digits as the currency has decimals, or fewer; one before three digits stands between thousands.
pub(super) fn amount(text: &str, Written { decimals, point }: Written) -> Option<i64> {
    let (plain, _) = figure(text)?;
    let (minus, digits) =
        plain.strip_prefix('-').map_or((false, plain.as_str()), |rest| (true, rest));
    let width = usize::from(decimals);
    let exact = point.map(|point| match digits.rsplit_once(point) {
        Some((whole, part)) => (whole, part.trim_end_matches('0')),
        None => (digits, ""),
    });
    if exact.is_some_and(|(whole, part)| {
        part.len() > width
            || part.contains(['.', ','])
            || point.is_some_and(|point| whole.contains(point))
    }) {
        return None;
    }
    let (whole, part) = exact.unwrap_or(match digits.rsplit_once(['.', ',']) {
        Some((whole, part)) if part.len() <= width => (whole, part),
        Some((_, part)) if part.len() != 3 => return None,
        _ => (digits, ""),
    });
    // Behind the first sign between thousands stand two digits or three: as in 1,250 and in 1,00,000.
    let groups = whole.split(['.', ',']).skip(1);
    if groups.into_iter().any(|group| !matches!(group.len(), 2 | 3)) {
        return None;
    }
    let whole: String = whole.chars().filter(char::is_ascii_digit).collect();
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    let minor = format!("{whole}{part:0<width$}").parse::<i64>().ok()?;
    Some(if minus { minor.saturating_neg() } else { minor })
}

/// A count, perhaps with the unit that its column has: `3`, `3 KOs`, `3x`.
pub(super) fn count(text: &str) -> Option<u32> {
    let text = narrow(text);
    let text = text.trim().trim_start_matches(['x', 'X']).trim_start();
    let (digits, behind) =
        text.split_at_checked(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()))?;
    let unit = behind.trim();
    let whole = unit
        .strip_prefix(['.', ','])
        .is_some_and(|rest| !rest.is_empty() && rest.chars().all(|c| c == '0'));
    let said =
        unit.is_empty() || whole || unit.eq_ignore_ascii_case("x") || words::unit(unit).is_some();
    digits.parse().ok().filter(|_| said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_in_every_way_in_which_lists_write_it() {
        for (text, place) in [
            ("3", Some((3, 3))),
            ("3.", Some((3, 3))),
            ("3.0", Some((3, 3))),
            ("1st", Some((1, 1))),
            ("2ND", Some((2, 2))),
            ("11th place", Some((11, 11))),
            ("T3", Some((3, 3))),
            ("T-3", Some((3, 3))),
            ("T-3rd", Some((3, 3))),
            ("=3", Some((3, 3))),
            ("3=", Some((3, 3))),
            ("Tied 3rd", Some((3, 3))),
            ("Platz 3", Some((3, 3))),
            ("3. Platz", Some((3, 3))),
            ("#3", Some((3, 3))),
            ("1er", Some((1, 1))),
            ("2\u{e8}me", Some((2, 2))),
            ("4\u{ba}", Some((4, 4))),
            ("\u{7b2c}3\u{4f4d}", Some((3, 3))),
            ("3-4", Some((3, 4))),
            ("3rd \u{2013} 4th", Some((3, 4))),
            ("5 to 8", Some((5, 8))),
            ("5. bis 8. Platz", Some((5, 8))),
            ("3./4.", Some((3, 4))),
            ("1 (deal)", Some((1, 1))),
            ("Winner", Some((1, 1))),
            ("\u{1f948}", Some((2, 2))),
            ("Runner-up", Some((2, 2))),
            ("-3", None),
            ("0", None),
            ("4-3", None),
            ("3.5", None),
            ("3 KOs", None),
            ("DNF", None),
            ("12:30", None),
            ("", None),
        ] {
            assert_eq!(places(text), place, "{text}");
        }
    }

    #[test]
    fn amounts_are_exact_or_none() {
        for (text, decimals, minor) in [
            ("250", 2, Some(25_000)),
            ("1,250", 2, Some(125_000)),
            ("1.250", 2, Some(125_000)),
            ("12.5", 2, Some(1_250)),
            (".50", 2, Some(50)),
            ("-5.00", 2, Some(-500)),
            ("EUR 5", 2, Some(500)),
            ("1.250", 3, Some(1_250)),
            ("5000", 0, Some(5_000)),
            ("$1,250.00", 2, Some(125_000)),
            ("1 250,50 \u{20ac}", 2, Some(125_050)),
            ("R$ 500", 2, Some(50_000)),
            ("500 euros", 2, Some(50_000)),
            ("250.-", 2, Some(25_000)),
            ("250,\u{2013} \u{20ac}", 2, Some(25_000)),
            ("kr.50", 2, Some(5_000)),
            ("\u{ffe5}5,000", 0, Some(5_000)),
            ("5,000\u{5186}", 0, Some(5_000)),
            ("kr. 500", 2, Some(50_000)),
            ("1.2345", 2, None),
            ("a seat", 2, None),
            ("99999999999999999999", 2, None),
            (".", 2, None),
            ("1,00,000", 2, Some(10_000_000)),
            ("1'250.50 Fr", 2, Some(125_050)),
            ("3-4", 2, None),
            ("250-", 2, None),
            ("1,2,3", 2, None),
            ("5k", 2, None),
            // Two figures are no amount, nor is one of something else.
            ("500 + 100", 2, None),
            ("2 x 50", 2, None),
            ("3 of 5", 2, None),
            ("50%", 2, None),
            ("25 pts", 2, None),
            ("(500)", 2, None),
            ("12 50", 2, None),
            ("500 + Ticket", 2, None),
        ] {
            assert_eq!(amount(text, Written { decimals, point: None }), minor, "{text}");
        }
        for (text, point, minor) in [
            ("1.250", ".", Some(125)),
            ("1.250", ",", Some(125_000)),
            ("1 124.890 \u{20ac}", ".", Some(112_489)),
            ("1,124.890", ",", None),
            ("1.125", ".", None),
            ("80", ".", Some(8_000)),
            ("1.2.3", ".", None),
        ] {
            let written = Written { decimals: 2, point: Some(point) };
            assert_eq!(amount(text, written), minor, "{text} {point}");
        }
    }

    #[test]
    fn a_count_has_its_unit_or_none() {
        for (text, many) in [
            ("3", Some(3)),
            ("3 KOs", Some(3)),
            ("3x", Some(3)),
            ("x2", Some(2)),
            ("3.0", Some(3)),
            ("1 Rebuy", Some(1)),
            ("1.5", None),
            ("$20", None),
            ("3 pts", None),
            ("", None),
        ] {
            assert_eq!(count(text), many, "{text}");
        }
    }
}
