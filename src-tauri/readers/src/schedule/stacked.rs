//! A table of which every cell came on a line of its own, as some pages are copied: put back into rows.

use super::words::{self, Role};
use crate::folding::folded;
use crate::sheet::{Row, Sheet};

/// The rows, where a sheet is such a table; none where it is not.
pub(super) fn rows(sheet: &Sheet) -> Option<Vec<Row>> {
    let lone = |row: &Row| -> Option<String> {
        let filled: Vec<&String> = row.cells.iter().filter(|cell| !cell.is_empty()).collect();
        match filled.as_slice() {
            [only] => Some((*only).clone()),
            [] => Some(String::new()),
            _ => None,
        }
    };
    let cells: Vec<(u32, String)> =
        sheet.rows.iter().map(|row| Some((row.line, lone(row)?))).collect::<Option<Vec<_>>>()?;
    // The heading: roles that stand one below the other.
    let role = |at: usize| {
        cells
            .get(at)
            .filter(|(_, cell)| {
                cell.chars().count() <= 24 && !cell.chars().any(|c| c.is_ascii_digit())
            })
            .and_then(|(_, cell)| words::role(cell))
    };
    let from = (0..cells.len()).find(|at| {
        let here: Vec<Role> = (*at..at.saturating_add(12)).map_while(role).collect();
        here.len() >= 3
            && (here.contains(&Role::Small) && here.contains(&Role::Big)
                || here.contains(&Role::Blinds))
    })?;
    let wide = (from..cells.len()).map_while(role).count();
    let mut made: Vec<Row> = Vec::new();
    for (line, cell) in cells.get(..from)? {
        made.push(Row { line: *line, cells: vec![cell.clone()] });
    }
    let heading: Vec<String> =
        cells.get(from..from.saturating_add(wide))?.iter().map(|(_, cell)| cell.clone()).collect();
    let levels_first = role(from) == Some(Role::Level);
    made.push(Row { line: cells.get(from)?.0, cells: heading });
    let mut next: u64 = 1;
    for (line, cell) in cells.get(from.saturating_add(wide)..)? {
        let number: Option<u64> = cell.trim_end_matches(['.', ')']).parse().ok();
        let is_break = words::says_break(&folded(cell));
        let full = made.last().is_none_or(|last| last.cells.len() >= wide);
        let begins = if levels_first {
            let held = made.last().map_or(0, |last| last.cells.len());
            let expected = number == Some(next) && (held >= wide.saturating_sub(2).max(3) || full);
            let after_break = number == Some(next)
                && made.last().is_some_and(|last| {
                    last.cells.iter().any(|cell| words::says_break(&folded(cell)))
                });
            expected || is_break || after_break
        } else {
            full || is_break
        };
        if begins || full {
            if number == Some(next) && begins {
                next = next.saturating_add(1);
            }
            made.push(Row { line: *line, cells: vec![cell.clone()] });
        } else if let Some(last) = made.last_mut() {
            last.cells.push(cell.clone());
        }
    }
    Some(made)
}
