//! A table of a season: a column for each evening, headed with its day or its number. Below it stand the places or the points of
//! the players, or the players by their places.

use super::events::Event;
use super::figures::places;
use super::line::Row;
use super::words::{self, Role};
use crate::folding::folded;
use crate::question::{Answers, SheetQuestion};
use shuffle_up_engine::base::wording::phrase;

/// So many months without a day make a season; two may be the names of players.
const MONTHS_ENOUGH: usize = 3;

/// The first letters of months.
const MONTHS: &str = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|fev|avr|aou|ene|abr|ago|dic|gen|mag|giu|lug|\
                      set|ott|maj|mrt|mei|out|mae|jui";
/// The first letters of the days of the week.
const WEEKDAYS: &str = "mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|mit|don|die|sam|son|lun|mar|mer|jeu|ven|dim|mie|jue|vie|sab|\
                        dom|gio|man|tir|ons|tor|lor|maa|woe|zat|zon|vri";
/// Words of a day that are neither.
const BETWEEN: &str = "st|nd|rd|th|de|del|of|den|le|el|am|er|the|di";
/// Words of an evening that has a number.
const NUMBERED: &str = "season|saison|year|week|wk|night|event|game|match|round|session|tournament|tourney|spieltag|abend|runde|turnier|woche|soiree|manche|\
                        tournoi|etape|jornada|fecha|noche|torneo|serata|tappa|avond|ronde|omgang|deltavling|\u{56de}|\u{7bc0}";

/// The evenings of a season's table, each as an event, with the question about the figures where there are some. Headings that mean
/// nothing here go to `unread`; none where no line heads two evenings.
pub(super) fn of(
    records: &[(u64, Vec<String>)],
    answers: &Answers,
    unread: &mut Vec<String>,
) -> Option<(Vec<Event>, Option<SheetQuestion>)> {
    let (at, columns) =
        records.iter().enumerate().find_map(|(at, (_, cells))| Some((at, evenings(cells)?)))?;
    let (_, head) = records.get(at)?;
    let body = records.get(at.saturating_add(1)..).unwrap_or_default();
    let cell = |cells: &[String], at: usize| {
        let cell = cells.get(at).map_or("", |cell| cell.trim());
        if words::is_nothing(cell) { String::new() } else { cell.to_string() }
    };
    let filled = |at: usize| {
        body.iter().map(move |(_, cells)| cell(cells, at)).filter(|cell| !cell.is_empty())
    };
    let most = |at: usize, is: &dyn Fn(&str) -> bool| {
        let (all, fit) = (filled(at).count(), filled(at).filter(|cell| is(cell)).count());
        fit > 0 && fit.saturating_mul(3) >= all.saturating_mul(2)
    };
    let named = |cell: &str| {
        cell.chars().any(char::is_alphabetic)
            && places(cell).is_none()
            && thousandths(cell).is_none()
    };
    let wide = body.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    let before = || (0..wide).filter(|at| !columns.contains(at));
    let headed = |role: Role| {
        before().find(|at| head.get(*at).is_some_and(|cell| words::heads(role, cell).is_some()))
    };
    let told = |name: &[usize]| {
        let others = before().filter(|at| !name.contains(at));
        let heads = others.filter_map(|at| head.get(at)).filter(|cell| !cell.trim().is_empty());
        heads.cloned().collect::<Vec<_>>()
    };
    let title = |at: usize| cell(head, at);
    if columns.iter().all(|at| filled(*at).next().is_none() || most(*at, &named)) {
        let place = headed(Role::Place)
            .or_else(|| before().find(|at| most(*at, &|cell| places(cell).is_some())));
        let said = |(row, cells): (usize, &[String])| match place {
            Some(at) => cell(cells, at),
            None => row.saturating_add(1).to_string(),
        };
        let event = |at: &usize| {
            let mut event = Event { title: title(*at), ..Event::default() };
            for (row, (line, cells)) in body.iter().enumerate() {
                let mut found = Row { line: *line, place: said((row, cells)), ..Row::default() };
                found.take_name(&cell(cells, *at));
                if !found.name.is_empty() && places(&found.place).is_some() {
                    event.rows.push(found);
                }
            }
            event
        };
        unread.extend(told(place.as_slice()));
        return Some((with_results(columns.iter().map(event)), None));
    }
    let parts = headed(Role::First).zip(headed(Role::Last)).filter(|(first, last)| first != last);
    let name = match parts {
        Some((first, last)) => vec![first, last],
        None => vec![headed(Role::Name).or_else(|| before().find(|at| most(*at, &named)))?],
    };
    let zero = columns.iter().any(|at| filled(*at).any(|cell| thousandths(&cell) == Some(0)));
    let mut choices = vec![phrase!("past-below-places", "Places")];
    if zero {
        choices.push(phrase!(
            "past-below-points-absent",
            "Points. The most came first; who has 0 did not play"
        ));
        choices.push(phrase!(
            "past-below-points-played",
            "Points. The most came first; who has 0 played and came last"
        ));
    } else {
        choices.push(phrase!("past-below-points", "Points. The most came first"));
    }
    let question = SheetQuestion::new(
        "below-days",
        phrase!(
            "past-below-days",
            "What stands below “{evening}” and the other evenings?",
            evening = title(columns.first().copied().unwrap_or(0))
        ),
        choices,
        answers,
    );
    let by_points = question.chosen.is_some_and(|chosen| chosen > 0);
    let without = zero && question.chosen == Some(1);
    let event = |at: &usize| {
        let mut event = Event { title: title(*at), ..Event::default() };
        let mut points: Vec<i64> = Vec::new();
        for (line, cells) in body {
            let said = cell(cells, *at);
            let mut row = Row { line: *line, ..Row::default() };
            let parts: Vec<String> =
                name.iter().map(|at| cell(cells, *at)).filter(|part| !part.is_empty()).collect();
            row.take_name(&parts.join(" "));
            match (thousandths(&said), by_points) {
                _ if said.is_empty() || row.name.is_empty() || words::is_no_name(&row.name) => {}
                (Some(0), true) if without => {}
                (Some(figure), true) => {
                    points.push(figure);
                    row.place = said;
                    event.rows.push(row);
                }
                (None, true) => event.others.push((*line, said)),
                (_, false) => {
                    row.place = said;
                    event.rows.push(row);
                }
            }
        }
        if by_points {
            for (row, mine) in event.rows.iter_mut().zip(&points) {
                let ahead = points.iter().filter(|other| *other > mine).count();
                row.place = ahead.saturating_add(1).to_string();
            }
        }
        event
    };
    unread.extend(told(&name));
    Some((with_results(columns.iter().map(event)), Some(question)))
}

fn with_results(events: impl Iterator<Item = Event>) -> Vec<Event> {
    events.filter(|event| !event.rows.is_empty()).collect()
}

/// The columns that a line heads with evenings; none where fewer than two are.
pub(super) fn evenings(cells: &[String]) -> Option<Vec<usize>> {
    let is = |kind: Heading| {
        let all = cells.iter().enumerate().filter(move |(_, cell)| heading(cell) == Some(kind));
        all.map(|(at, _)| at).collect::<Vec<usize>>()
    };
    let months = is(Heading::Month);
    let mut found = is(Heading::Evening);
    if months.len() >= MONTHS_ENOUGH {
        found.extend(months);
        found.sort_unstable();
    }
    (found.len() > 1).then_some(found)
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Heading {
    Evening,
    /// A month alone.
    Month,
}

/// What a cell heads: the day of an evening, or its number: "Fri 5/1", "12 Jan", "2026-01-05", "Week 3", "\u{7b2c}3\u{56de}".
fn heading(cell: &str) -> Option<Heading> {
    let text = folded(cell.trim());
    if text.is_empty() || text.chars().count() > 40 {
        return None;
    }
    let one_of = |list: &str, word: &str| list.split('|').any(|one| one == word);
    let begins = |list: &str, word: &str| {
        word.chars().count() <= 10
            && list.split('|').any(|one| one == word || one.len() >= 3 && word.starts_with(one))
    };
    let mut numbers: Vec<u32> = Vec::new();
    let (mut months, mut weekdays, mut counted, mut others) = (0_usize, 0_usize, 0_usize, 0_usize);
    for word in runs(&text) {
        if let Ok(number) = word.parse::<u32>() {
            numbers.push(number);
        } else if one_of(NUMBERED, &word) {
            counted = counted.saturating_add(1);
        } else if begins(WEEKDAYS, &word) && !begins(MONTHS, &word) {
            weekdays = weekdays.saturating_add(1);
        } else if begins(MONTHS, &word) {
            months = months.saturating_add(1);
        } else if !one_of(BETWEEN, &word) {
            others = others.saturating_add(1);
        }
    }
    if others > 0 {
        return None;
    }
    let year = |number: &u32| (1990..2200).contains(number);
    let day = |number: &u32| (1..=31).contains(number);
    let valid = numbers.iter().all(|number| year(number) || day(number) || *number <= 99);
    let days = numbers.iter().filter(|number| day(number)).count();
    let low = numbers.iter().any(|number| (1..=12).contains(number));
    match (numbers.len(), months, counted) {
        (0, 1, 0) if weekdays == 0 => Some(Heading::Month),
        (1, 0, 1) => Some(Heading::Evening),
        (1 | 2, 1 | 2, 0) if valid && days > 0 => Some(Heading::Evening),
        (2 | 3, 0, 0) if valid && days >= 2 && low => Some(Heading::Evening),
        _ => None,
    }
}

/// The runs of figures and of letters in a text. The signs of Japanese days stand between them.
fn runs(text: &str) -> Vec<String> {
    let mut runs: Vec<String> = Vec::new();
    let mut before = None;
    for sign in text.chars() {
        let kind = match sign {
            '\u{5e74}' | '\u{6708}' | '\u{65e5}' | '\u{7b2c}' => None,
            sign if sign.is_ascii_digit() => Some(true),
            sign if sign.is_alphabetic() => Some(false),
            _ => None,
        };
        match (runs.last_mut(), kind) {
            (Some(run), Some(_)) if kind == before => run.push(sign),
            (_, Some(_)) => runs.push(sign.to_string()),
            _ => {}
        }
        before = kind;
    }
    runs
}

/// A figure in thousandths: "10", "7.5", "7,5".
fn thousandths(text: &str) -> Option<i64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 12 || part.len() > 3 || !digits(whole) || !digits(part) {
        return None;
    }
    let part: i64 = format!("{part:0<3}").parse().ok()?;
    whole.parse::<i64>().ok()?.checked_mul(1_000)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_or_a_number_heads_an_evening() {
        for cell in [
            "5 Jan",
            "Jan 5",
            "12.01.2026",
            "2026-01-05",
            "Fri 5/1",
            "Fr. 5.1.",
            "5/1/26",
            "1st March",
            "3 de marzo",
            "Week 3",
            "Event #12",
            "Spieltag 4",
            "\u{7b2c}3\u{56de}",
            "1\u{6708}5\u{65e5}",
            "12 f\u{e9}vrier",
            "14. M\u{e4}rz",
            "Mar 3",
            "mar. 3/2",
        ] {
            assert_eq!(heading(cell), Some(Heading::Evening), "{cell}");
        }
        for cell in ["January", "Okt", "juillet", "m\u{e4}rz"] {
            assert_eq!(heading(cell), Some(Heading::Month), "{cell}");
        }
        for cell in [
            "",
            "Total",
            "Place",
            "Jan Berg",
            "Day 1",
            "Level 4",
            "2026",
            "5",
            "40/60",
            "100/200",
            "Points",
            "KO",
            "Week",
            "Anna 5.1.",
        ] {
            assert_eq!(heading(cell), None, "{cell}");
        }
    }

    #[test]
    fn figures_compare_in_both_ways_of_writing_them() {
        assert_eq!(thousandths("7.5"), Some(7_500));
        assert_eq!(thousandths("7,25"), Some(7_250));
        assert_eq!(thousandths("10"), Some(10_000));
        for text in ["", "-", "DNP", "1.2345", "-3", ",5"] {
            assert_eq!(thousandths(text), None, "{text}");
        }
    }
}
