//! A table whose levels stand side by side: a heading at the left of each row, put back so that each level is a row.

use super::token::{Token, lexed};
use super::words::{self, Role};
use crate::sheet::{Row, Sheet};

/// The rows, where a sheet is such a table; none where it is not.
pub(super) fn rows(sheet: &Sheet) -> Option<Vec<Row>> {
    let cells: Vec<Vec<String>> = sheet.rows.iter().map(cells).collect();
    let role = |row: &[String]| {
        let heading = row.first().filter(|cell| !cell.chars().any(|c| c.is_ascii_digit()))?;
        // At least three levels, or it is a row like others.
        let figures = row.iter().skip(1).filter(|cell| is_figure(cell)).count();
        words::role(heading).filter(|_| figures >= 3)
    };
    let roles: Vec<Option<Role>> = cells.iter().map(|row| role(row)).collect();
    let at = |wanted: Role| roles.iter().position(|role| *role == Some(wanted));
    let (first, second) = match (at(Role::Small), at(Role::Big), at(Role::Blinds)) {
        (Some(small), Some(big), _) => (small.min(big), small.max(big)),
        (_, _, Some(blinds)) => (blinds, blinds),
        _ => return None,
    };
    // What stands around the blinds belongs to them: the levels' numbers above, antes and lengths below.
    let headed = |row: usize| {
        let first = cells.get(row).and_then(|row| row.first());
        let known = roles.get(row).is_some_and(Option::is_some);
        known || first.is_some_and(|first| first.is_empty() || words::role(first).is_some())
    };
    let wide = cells.get(first).map_or(0, Vec::len);
    let full = |row: usize| cells.get(row).is_some_and(|row| row.len() >= 4 && row.len() <= wide);
    let from =
        (0..first).rev().take_while(|row| headed(*row) && full(*row)).last().unwrap_or(first);
    let to = (second..cells.len()).take_while(|row| headed(*row) && full(*row)).last()?;
    let mut made: Vec<Row> = sheet
        .rows
        .iter()
        .take(from)
        .chain(sheet.rows.iter().skip(to.saturating_add(1)))
        .cloned()
        .collect();
    let line = sheet.rows.get(first)?.line;
    let turned = (0..wide).map(|column| Row {
        line,
        cells: (from..=to)
            .map(|row| {
                let cell =
                    cells.get(row).and_then(|row| row.get(column)).cloned().unwrap_or_default();
                // The row above all may have no heading of its own.
                if column == 0 && cell.is_empty() { "Level".into() } else { cell }
            })
            .collect(),
    });
    let above = made.iter().take_while(|row| row.line < line).count();
    made.splice(above..above, turned);
    Some(made)
}

/// The cells of a row; a line of a text has its words before its figures as the heading.
fn cells(row: &Row) -> Vec<String> {
    // "Small blind: 25, 50, 75"
    if let [first, rest @ ..] = row.cells.as_slice()
        && let Some((heading, figure)) = first.split_once(':')
        && !rest.is_empty()
        && is_figure(figure)
    {
        let apart = [heading, figure].map(|cell| cell.trim().to_string());
        return apart.into_iter().chain(rest.iter().cloned()).collect();
    }
    let [text] = row.cells.as_slice() else { return row.cells.clone() };
    let line = lexed(text);
    let words = line.tokens.iter().take_while(|token| matches!(token, Token::Word(_))).count();
    let figure = |at: &usize| matches!(line.tokens.get(*at), Some(Token::Number(_)));
    let between = |at: &usize| matches!(line.tokens.get(*at), Some(Token::Sign(':' | ',')));
    if words == 0 || !(words..line.tokens.len()).all(|at| figure(&at) || between(&at)) {
        return row.cells.clone();
    }
    let said = |at: usize| line.said(at, at);
    let heading = line.said(0, words.saturating_sub(1));
    let figures = (words..line.tokens.len()).filter(figure).map(said);
    std::iter::once(heading).chain(figures).collect()
}

fn is_figure(cell: &str) -> bool {
    cell.chars().any(|c| c.is_ascii_digit())
}
