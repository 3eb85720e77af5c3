//! A table with two rows a level, "SB / Ante" over "BB / Bring-in": put into one row each.

use super::words;
use crate::folding::folded;
use crate::sheet::{Row, Sheet};

/// The rows, where a sheet is such a table; none where it is not.
pub(super) fn rows(sheet: &Sheet) -> Option<Vec<Row>> {
    let at = sheet
        .rows
        .windows(2)
        .position(|pair| matches!(pair, [one, two] if column(one, two).is_some()))?;
    let (above, rest) = sheet.rows.split_at_checked(at)?;
    let [one, two, body @ ..] = rest else { return None };
    let blinds = column(one, two)?;
    let posts = words::says_ante(&folded(cell(one, blinds)));
    let mut heading = one.clone();
    let more = ["Small blind", "Big blind", "Ante", "Bring-in"];
    if let Some(cell) = heading.cells.get_mut(blinds) {
        cell.clear();
    }
    let wide = body.iter().map(|row| row.cells.len()).max().unwrap_or(0).max(heading.cells.len());
    heading.cells.resize(wide, String::new());
    heading.cells.extend(more.map(String::from));
    let mut made: Vec<Row> = above.to_vec();
    made.push(heading);
    let (mut pairs, mut rest) = (0_usize, body);
    while let Some((first, behind)) = rest.split_first() {
        rest = behind;
        let second = behind.first().filter(|second| {
            (cell(second, 0).is_empty() || cell(second, 0) == cell(first, 0))
                && is_figure(cell(first, blinds))
                && is_figure(cell(second, blinds))
        });
        let Some(second) = second else {
            made.push(first.clone());
            continue;
        };
        rest = behind.get(1..).unwrap_or_default();
        pairs = pairs.saturating_add(1);
        let stud =
            posts && ["stud", "razz"].iter().any(|game| folded(&first.text()).contains(game));
        let (upper, lower) = (cell(first, blinds).to_string(), cell(second, blinds).to_string());
        let both = |at: usize| match (cell(first, at), cell(second, at)) {
            _ if at == blinds => String::new(),
            (one, "") => one.to_string(),
            ("", two) => two.to_string(),
            // One cell reaches over both.
            (one, two) if one == two => one.to_string(),
            // "50" over "100" are both bets of a limit game.
            (one, two) => format!("{one}/{two}"),
        };
        let nothing = String::new;
        let said = match stud {
            true => [nothing(), nothing(), upper, lower],
            false => [upper, lower, nothing(), nothing()],
        };
        made.push(Row { line: first.line, cells: (0..wide).map(both).chain(said).collect() });
    }
    (pairs > 1).then_some(made)
}

/// The column of which two rows of a heading say small and big blind.
fn column(one: &Row, two: &Row) -> Option<usize> {
    let figures = |row: &Row| row.cells.iter().any(|cell| is_figure(cell));
    let says = |cell: &str, is: fn(&str) -> bool| words::split(&folded(cell)).into_iter().any(is);
    let both = |at: &usize| {
        let (small, big) = (cell(one, *at), cell(two, *at));
        says(small, words::small_word)
            && says(big, words::big_word)
            && !says(small, words::big_word)
    };
    let heading = one.cells.len() > 1 && !figures(one) && !figures(two);
    (0..one.cells.len()).find(both).filter(|_| heading)
}

fn cell(row: &Row, at: usize) -> &str {
    row.cells.get(at).map_or("", String::as_str)
}

fn is_figure(cell: &str) -> bool {
    cell.chars().any(|c| c.is_ascii_digit())
}
