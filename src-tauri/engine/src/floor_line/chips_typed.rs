//! A number of chips as people type it: 12500, 12,500, 12.500, 12'500, 12.5k, 1.2m.

use crate::state::prelude::*;

/// A whole number of chips, its thousands grouped in any country's way, or counted in thousands (k) or millions (m). None where it
/// is anything else: "1,50" and "1,200k" can mean two numbers.
pub(super) fn chips_typed(word: &str) -> Option<ChipCount> {
    let separates = |sign: char| matches!(sign, ',' | '.' | '\'' | '\u{2019}');
    let (number, each, most_decimals): (&str, u64, usize) = match word.char_indices().next_back()? {
        (at, 'k' | 'K') => (word.get(..at)?, 1_000, 2),
        (at, 'm' | 'M') => (word.get(..at)?, 1_000_000, 2),
        _ => (word, 1, 0),
    };
    let groups: Vec<&str> = number.split(separates).collect();
    let figures =
        |group: &&str| !group.is_empty() && group.bytes().all(|sign| sign.is_ascii_digit());
    if !groups.iter().all(figures) {
        return None;
    }
    let (first, rest) = groups.split_first()?;
    match rest {
        [decimals] if each > 1 && decimals.len() <= most_decimals => {
            let of_each = each.checked_div(10_u64.checked_pow(to_u32(decimals.len()))?)?;
            let part = decimals.parse::<u64>().ok()?.checked_mul(of_each)?;
            first.parse::<u64>().ok()?.checked_mul(each)?.checked_add(part)
        }
        [_, ..] if each > 1 || first.len() > 3 || rest.iter().any(|group| group.len() != 3) => None,
        _ => groups.concat().parse::<u64>().ok()?.checked_mul(each),
    }
}

#[cfg(test)]
mod tests {
    use super::chips_typed;

    #[test]
    fn chips_are_read_as_people_type_them() {
        for (typed, chips) in [
            ("850", 850),
            ("12500", 12_500),
            ("12,500", 12_500),
            ("12.500", 12_500),
            ("12'500", 12_500),
            ("1,250,000", 1_250_000),
            ("5k", 5_000),
            ("12.5k", 12_500),
            ("1,25K", 1_250),
            ("2m", 2_000_000),
            ("1.2M", 1_200_000),
        ] {
            assert_eq!(chips_typed(typed), Some(chips), "{typed}");
        }
    }

    #[test]
    fn a_number_that_can_mean_two_is_none() {
        for typed in
            ["", "k", "1,50", "1.5", "1,200k", "12,5000", "1234,500", "5kk", "-5", "5 k", "x"]
        {
            assert_eq!(chips_typed(typed), None, "{typed}");
        }
        assert_eq!(chips_typed("18446744073709551616"), None);
        assert_eq!(chips_typed("99999999999999999m"), None);
    }
}
