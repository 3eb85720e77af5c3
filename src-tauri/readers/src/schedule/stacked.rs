//! A table of which every cell came on a line of its own, as some pages are copied: put back into rows.

use super::table;
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
        // A title that names a column stands above that column's own heading: "Blindstruktur mit Antes".
        let is_title = here.split_first().is_some_and(|(first, rest)| rest.contains(first));
        !is_title
            && here.len() >= 3
            && (here.contains(&Role::Small) && here.contains(&Role::Big)
                || here.contains(&Role::Blinds))
    })?;
    let roles: Vec<Role> = (from..cells.len()).map_while(role).collect();
    let wide = roles.len();
    let above = cells.get(..from)?;
    let heading = cells.get(from..from.saturating_add(wide))?;
    let mut made: Vec<&[(u32, String)]> = Vec::new();
    let rest = cells.get(from.saturating_add(wide)..)?;
    let levels_first = roles.first() == Some(&Role::Level);
    let mut next: u64 = 1;
    let mut begin: usize = 0;
    for (at, (_, cell)) in rest.iter().enumerate() {
        let held = rest.get(begin..at).unwrap_or_default();
        let is_break = words::says_break(&folded(cell));
        let full = held.is_empty() || held.len() >= wide;
        let counts = cell.trim_end_matches(['.', ')']).parse() == Ok(next);
        let expected = counts
            && (full
                || held.len() >= wide.saturating_sub(2).max(3)
                || held.iter().any(|(_, cell)| words::says_break(&folded(cell))));
        let begins = if levels_first { expected || is_break } else { full || is_break };
        if begins || full {
            if counts && begins {
                next = next.saturating_add(1);
            }
            if !held.is_empty() {
                made.push(held);
            }
            begin = at;
        }
    }
    made.push(rest.get(begin..).unwrap_or_default());
    let lone = |(line, cell): &(u32, String)| Row { line: *line, cells: vec![cell.clone()] };
    let heading = Row {
        line: heading.first()?.0,
        cells: heading.iter().map(|(_, cell)| cell.clone()).collect(),
    };
    let rows = made.into_iter().filter_map(|cells| {
        let line = cells.first()?.0;
        let plain = || cells.iter().map(|(_, cell)| cell.clone()).collect();
        let cells = by_gaps(cells, wide).or_else(|| by_kinds(cells, &roles)).unwrap_or_else(plain);
        Some(Row { line, cells })
    });
    Some(above.iter().map(lone).chain([heading]).chain(rows).collect())
}

/// The cells of a row, each in the column to which the empty lines before it bring it; none where no line is empty, or too many.
fn by_gaps(cells: &[(u32, String)], wide: usize) -> Option<Vec<String>> {
    let first = cells.first()?.0;
    let column = |line: u32| usize::try_from(line.saturating_sub(first)).unwrap_or(usize::MAX);
    let last = column(cells.last()?.0);
    if cells.len() >= wide || last >= wide || last < cells.len() {
        return None;
    }
    let mut made = vec![String::new(); wide];
    for (line, cell) in cells {
        made.get_mut(column(*line))?.clone_from(cell);
    }
    Some(made)
}

/// The cells of a row that is too short, with nothing in columns that may be empty, where each then holds what its heading says.
fn by_kinds(cells: &[(u32, String)], roles: &[Role]) -> Option<Vec<String>> {
    let missing = roles.len().checked_sub(cells.len()).filter(|missing| *missing > 0)?;
    let may_be_empty = |role: &Role| {
        use Role::{Ante, BigBlindAnte, Break, Hands, Note, Other};
        matches!(role, Ante | BigBlindAnte | Break | Hands | Note | Other)
    };
    let empty: Vec<usize> =
        (0..roles.len()).filter(|at| roles.get(*at).is_some_and(may_be_empty)).take(8).collect();
    let ways = 1_usize.checked_shl(u32::try_from(empty.len()).ok()?)?;
    let chosen = |way: usize, at: usize| {
        let bit = empty.iter().position(|column| *column == at);
        bit.and_then(|bit| way.checked_shr(u32::try_from(bit).ok()?)).is_some_and(|w| w & 1 == 1)
    };
    let fits = |role: Role, cell: &str| match role {
        Role::Note => cell.chars().any(char::is_alphabetic),
        Role::Length | Role::Time => table::seconds(cell).is_some(),
        Role::Begins => cell.contains(':') || cell.contains('h'),
        _ => cell.chars().any(|c| c.is_ascii_digit()),
    };
    (0..ways).filter(|way| usize::try_from(way.count_ones()) == Ok(missing)).find_map(|way| {
        let mut left = cells.iter().map(|(_, cell)| cell);
        let columns = roles.iter().enumerate();
        columns
            .map(|(at, role)| match chosen(way, at) {
                true => Some(String::new()),
                false => left.next().filter(|cell| fits(*role, cell)).cloned(),
            })
            .collect()
    })
}
