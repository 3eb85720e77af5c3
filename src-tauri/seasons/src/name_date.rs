//! The date in the name of a file, as a person reads it.

/// A day of the calendar: year, month, day.
pub type Day = (u32, u32, u32);

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A run of figures or of letters, and what stands between it and the run before.
struct Run {
    text: String,
    gap: String,
}

/// The first date in a name: 2026-03-14, 14.03.2026, 20260314, March 14 or 14 March, with a year behind it or without. Without a
/// year it is the last such day up to `latest`.
pub fn date_in(name: &str, latest: Day) -> Option<Day> {
    let runs = runs(name);
    (0..runs.len()).find_map(|first| {
        let here = runs.get(first..).unwrap_or_default();
        in_figures(here).or_else(|| with_month(here, latest))
    })
}

fn runs(name: &str) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut gap = String::new();
    let mut before = None;
    for sign in name.chars() {
        let figure = sign.is_ascii_digit();
        if !figure && !sign.is_alphabetic() {
            gap.push(sign);
            before = None;
            continue;
        }
        match runs.last_mut().filter(|_| before == Some(figure)) {
            Some(run) => run.text.push(sign),
            None => runs.push(Run { text: sign.into(), gap: std::mem::take(&mut gap) }),
        }
        before = Some(figure);
    }
    runs
}

fn in_figures(runs: &[Run]) -> Option<Day> {
    if let [first, ..] = runs
        && first.text.len() == 8
    {
        let all = number(first, 8)?;
        return day(all / 10_000, all / 100 % 100, all % 100);
    }
    let [first, second, third, ..] = runs else { return None };
    if second.gap != third.gap {
        return None;
    }
    match second.gap.as_str() {
        "-" | "_" | "." if first.text.len() == 4 => {
            day(number(first, 4)?, number(second, 2)?, number(third, 2)?)
        }
        "." if third.text.len() == 4 => {
            day(number(third, 4)?, number(second, 2)?, number(first, 2)?)
        }
        _ => None,
    }
}

fn with_month(runs: &[Run], latest: Day) -> Option<Day> {
    let [first, second, rest @ ..] = runs else { return None };
    let (month, on) = match (month(first), month(second)) {
        (Some(month), None) => (month, number(second, 2)?),
        (None, Some(month)) => (month, number(first, 2)?),
        _ => return None,
    };
    // The 14th has letters of its own behind it.
    let rest = match rest {
        [ends, rest @ ..] if ["st", "nd", "rd", "th"].contains(&ends.text.as_str()) => rest,
        rest => rest,
    };
    if let [year, ..] = rest
        && year.text.len() == 4
        && let Some(year) = number(year, 4)
    {
        return day(year, month, on);
    }
    // Eight years back there has been a 29 February, whatever the century.
    let years = (0..=8).filter_map(|back| latest.0.checked_sub(back));
    years.filter_map(|year| day(year, month, on)).find(|day| *day <= latest)
}

fn month(run: &Run) -> Option<u32> {
    let text = run.text.to_lowercase();
    let named = |month: &str| text == month || (text.len() == 3 && month.starts_with(&text));
    (1..).zip(&MONTHS).find_map(|(number, month)| named(month).then_some(number))
}

/// What a run of figures says, of no more than so many.
fn number(run: &Run, most: usize) -> Option<u32> {
    (run.text.len() <= most).then(|| run.text.parse().ok())?
}

/// A day that there is.
fn day(year: u32, month: u32, day: u32) -> Option<Day> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let long = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    ((1900..2200).contains(&year) && (1..=long).contains(&day)).then_some((year, month, day))
}
