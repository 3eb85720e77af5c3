//! Staff money: an amount shared by the downs that each dealt, or by the hours that each worked, to the smallest unit.

use crate::prelude::*;
use shuffle_up_engine::base::money::by_weight;
use shuffle_up_engine::base::words::clean_name;

/// The largest amount, in minor units.
const LARGEST: i64 = 10_000_000_000;
/// The most people who share.
const MOST_PEOPLE: usize = 500;
/// The most downs or hours of one of them.
const MOST_WORK: u64 = 1_000;
/// In how many parts a down or an hour is read: minutes and hundredths are whole numbers of them.
const PARTS: u64 = 6_000;

/// What one of the staff gets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StaffShare {
    /// The name.
    pub name: String,
    /// The downs or hours, as they were typed.
    pub work: String,
    /// The share.
    pub amount: Money,
}

/// Shares an amount among people by their downs or hours: a line each, such as `Anna 12`, `Bo 7.5` or `Cy 7:30`. The shares sum to the
/// amount. What is less than the smallest unit goes by the largest remainder, then to the first.
///
/// # Errors
/// Refused for an amount out of bounds, a line without a name or a number, a name that stands there twice, and where nobody has worked.
pub fn shared(amount: Money, text: &str) -> Result<Vec<StaffShare>, Refusal> {
    let mut people: Vec<(String, String, u64)> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let read = line.rsplit_once(char::is_whitespace).and_then(|(name, typed)| {
            let (name, work) = (clean_name(name), work(typed)?);
            (!name.is_empty()).then(|| (name, typed.to_string(), work))
        });
        let Some(person) = read else {
            return Err(refuse!(
                BadValue,
                "staff-line",
                "Not read: {line}. Type a name and its downs or hours, such as “Anna 12” or “Bo 7:30”.",
                line = line.chars().take(80).collect::<String>()
            ));
        };
        refuse_if(people.iter().any(|(name, ..)| *name == person.0), || {
            refuse!(
                BadValue,
                "staff-twice",
                "{name} stands there twice. Put all of it on one line.",
                name = person.0.clone()
            )
        })?;
        people.push(person);
        refuse_if(people.len() > MOST_PEOPLE, || {
            refuse!(NoRoom, "staff-too-many", "At most 500 people share the staff money.")
        })?;
    }
    refuse_if(people.iter().all(|(.., work)| *work == 0), || {
        refuse!(BadValue, "staff-nobody", "Nobody has worked yet. Type a line for each.")
    })?;
    among(amount, people)
}

/// Shares an amount among people with a name, what each worked in words, and its weight. The shares sum to the amount. What is less than the
/// smallest unit goes by the largest remainder, then to the first.
///
/// # Errors
/// Refused for an amount out of bounds, and where nobody has worked.
pub fn among(
    amount: Money,
    people: Vec<(String, String, u64)>,
) -> Result<Vec<StaffShare>, Refusal> {
    refuse_if(!(1..=LARGEST).contains(&amount.0), || {
        refuse!(BadValue, "staff-amount", "The staff money is above 0 and at most 10,000,000,000.")
    })?;
    let weights: Vec<u64> = people.iter().map(|(.., work)| *work).collect();
    refuse_if(weights.iter().all(|work| *work == 0), || {
        refuse!(NotNow, "staff-no-work", "Nobody has worked yet.")
    })?;
    let shares = by_weight(u64::try_from(amount.0).unwrap_or(0), &weights);
    let share = |((name, work, _), share): ((String, String, u64), u64)| StaffShare {
        name,
        work,
        amount: Money(i64::try_from(share).unwrap_or(0)),
    };
    Ok(people.into_iter().zip(shares).map(share).collect())
}

/// Downs or hours in parts of one: `12`, `7.5`, `7,25`, `7:30`.
fn work(typed: &str) -> Option<u64> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, rest, parts) = match (typed.split_once(':'), typed.split_once(['.', ','])) {
        (Some((hours, minutes)), _) if minutes.len() == 2 => {
            (hours, minutes.parse().ok().filter(|minutes: &u64| *minutes < 60)?, 100)
        }
        (Some(_), _) => return None,
        (None, Some((whole, part))) if digits(part) && matches!(part.len(), 1 | 2) => {
            (whole, format!("{part:0<2}").parse().ok()?, 60)
        }
        (None, Some(_)) => return None,
        (None, None) => (typed, 0_u64, 1),
    };
    let whole = Some(whole).filter(|whole| !whole.is_empty() && digits(whole));
    let whole = whole?.parse().ok().filter(|whole| *whole <= MOST_WORK)?;
    Some(PARTS.saturating_mul(whole).saturating_add(rest.saturating_mul(parts)))
}
