//! The columns of a result list: by their heading, or by what stands in them.

use super::figures::places;
use super::line::{Kind, Row, read};
use super::words::{self, Role};
use crate::roster_places::{is_country, is_sign};
use std::ops::Range;

/// The columns of one block of a table; where a heading says the same again, a second block stands beside the first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Columns {
    /// The columns that it reaches over.
    reach: Range<usize>,
    /// Which column is what.
    by: Vec<(usize, Role)>,
    /// The columns of the name, the first name before the last.
    name: Vec<usize>,
    /// The columns whose heading means nothing here.
    other: Vec<usize>,
    /// No heading says what the other columns are.
    unheaded: bool,
}

impl Columns {
    /// Whether there is a column for places.
    pub(super) fn has_places(&self) -> bool {
        self.by.iter().any(|(_, role)| *role == Role::Place)
    }

    /// The result of these cells, as they stand; none where the block is empty here.
    pub(super) fn row(&self, line: u64, cells: &[String]) -> Option<Row> {
        let cell = |at: usize| cells.get(at).map_or("", |cell| cell.trim());
        if self.reach.clone().all(|at| cell(at).is_empty()) {
            return None;
        }
        let mut row = Row { line, ..Row::default() };
        for at in
            self.reach.clone().filter(|at| !self.name.contains(at) && !self.other.contains(at))
        {
            let said = cell(at);
            match self.by.iter().find(|(column, _)| *column == at).map(|(_, role)| *role) {
                Some(Role::Place) => row.place = said.to_string(),
                Some(Role::Event) => row.event = said.to_string(),
                Some(role) => row.cells.push((Kind::Of(role), said.to_string())),
                None => row.take_piece(said, Some(at)),
            }
        }
        let parts: Vec<&str> =
            self.name.iter().map(|at| cell(*at)).filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [one] => row.take_name(one),
            [one, two] if self.unheaded => {
                row.parts = Some([(*one).to_string(), (*two).to_string()]);
                row.name = parts.join(" ");
            }
            parts => row.name = parts.join(" "),
        }
        // "1. Anna Berg" in one column.
        if !self.has_places()
            && let Some(both) = read(&row.name)
            && !both.place.is_empty()
        {
            row.cells.extend(both.cells);
            (row.place, row.name) = (both.place, both.name);
        }
        Some(row)
    }
}

/// The blocks of a table by this heading, and the headings that mean nothing here. `whole` asks for a column of places.
pub(super) fn heading(cells: &[String], whole: bool) -> Option<(Vec<Columns>, Vec<String>)> {
    // Where the first heading stands again a block begins.
    let first = cells.iter().position(|cell| !cell.is_empty())?;
    let again = |at: &usize| {
        *at > first && cells.get(*at).is_some_and(|cell| Some(cell) == cells.get(first))
    };
    let begins: Vec<usize> = std::iter::once(0).chain((0..cells.len()).filter(again)).collect();
    let mut blocks = Vec::new();
    let mut unread = Vec::new();
    for (index, from) in begins.iter().enumerate() {
        let to = begins.get(index.saturating_add(1)).copied().unwrap_or(cells.len());
        let block = block(cells, *from..to)?;
        // "Player, Games, Points" has no places; who came first is asked.
        let summed = || {
            block.other.iter().filter_map(|at| cells.get(*at)).any(|cell| words::is_points(cell))
        };
        if whole && !block.has_places() || block.by.is_empty() && !summed() {
            return None;
        }
        unread.extend(block.other.iter().filter_map(|at| cells.get(*at).cloned()));
        blocks.push(block);
    }
    Some((blocks, unread))
}

/// One block by its heading; none without a column of names.
fn block(cells: &[String], reach: Range<usize>) -> Option<Columns> {
    let best = |role: Role| {
        let ranked = reach.clone().filter_map(|at| Some((words::heads(role, cells.get(at)?)?, at)));
        ranked.min().map(|(_, at)| at)
    };
    let parts = best(Role::First).zip(best(Role::Last)).filter(|(first, last)| first != last);
    let name = match parts {
        // The first name goes before the last one.
        Some((first, last)) => vec![first, last],
        None => vec![best(Role::Name).or_else(|| best(Role::Last))?],
    };
    let roles = [
        Role::Place,
        Role::Prize,
        Role::Bounties,
        Role::Knockouts,
        Role::Paid,
        Role::Rebuys,
        Role::AddOns,
        Role::Event,
    ];
    let by: Vec<(usize, Role)> =
        roles.into_iter().filter_map(|role| Some((best(role)?, role))).collect();
    let taken = |at: &usize| name.contains(at) || by.iter().any(|(column, _)| column == at);
    let headed = |at: &usize| cells.get(*at).is_some_and(|cell| !cell.trim().is_empty());
    let other = reach.clone().filter(|at| !taken(at) && headed(at)).collect();
    Some(Columns { reach, by, name, other, unheaded: false })
}

/// The columns of a table without a heading, by what stands in them: places and the names beside them.
pub(super) fn guessed(rows: &[&[String]]) -> Option<Vec<Columns>> {
    let wide = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let cells = |at: usize| {
        rows.iter()
            .filter_map(move |row| row.get(at))
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty())
    };
    let most = |at: usize, is: &dyn Fn(&str) -> bool| {
        let (all, fit) = (cells(at).count(), cells(at).filter(|cell| is(cell)).count());
        fit > 0 && fit.saturating_mul(3) >= all.saturating_mul(2)
    };
    // Places rise or fall down the list, and no other place stands there twice as often as it is shared.
    let counts = |at: usize| {
        let all: Vec<u32> = cells(at).filter_map(places).map(|(place, _)| place).collect();
        let rises = all.windows(2).all(|pair| matches!(pair, [one, two] if one <= two));
        let falls = all.windows(2).all(|pair| matches!(pair, [one, two] if one >= two));
        let mut sorted = all.clone();
        sorted.sort_unstable();
        let dense = sorted.first() == Some(&1)
            && sorted.windows(2).all(
                |pair| matches!(pair, [one, two] if two.saturating_sub(*one) <= 1 && one != two),
            );
        (rises || falls || dense) && all.first() != all.last() || all.len() == 1
    };
    let named = |cell: &str| {
        cell.chars().any(char::is_alphabetic)
            && !is_country(cell)
            && !is_sign(cell)
            && places(cell).is_none()
            && super::figures::figure(cell).is_none()
            && super::figures::count(cell).is_none()
    };
    // Points that fall down the list, and how many games somebody played, are no places.
    let others = |at: usize| {
        let head = rows.first().and_then(|row| row.get(at)).map_or("", |cell| cell.trim());
        words::is_points(head) || words::is_count(head)
    };
    let placed: Vec<usize> = (0..wide)
        .filter(|at| !others(*at) && most(*at, &|cell| places(cell).is_some()) && counts(*at))
        .collect();
    let names: Vec<usize> = (0..wide).filter(|at| most(*at, &named)).collect();
    // Several blocks side by side, each with its places before its names.
    let pairs: Vec<usize> =
        placed.iter().copied().filter(|at| names.contains(&at.saturating_add(1))).collect();
    // Or with both in one cell.
    let both = |cell: &str| read(cell).is_some_and(|row| !row.place.is_empty());
    let joined: Vec<usize> = names.iter().copied().filter(|at| most(*at, &both)).collect();
    let begins =
        [pairs, joined].into_iter().find(|begins| begins.len() > 1).unwrap_or_else(|| vec![0]);
    let mut blocks = Vec::new();
    for (index, from) in begins.iter().enumerate() {
        let to = begins.get(index.saturating_add(1)).copied().unwrap_or(wide);
        let within = |all: &[usize]| all.iter().copied().find(|at| (*from..to).contains(at));
        let name = within(&names)?;
        let by = within(&placed).map(|at| (at, Role::Place)).into_iter().collect();
        // Words in two columns may be the parts of a name.
        let next = name.saturating_add(1);
        let word = |cell: &str| {
            named(cell)
                && !cell.contains(char::is_whitespace)
                && !cell.contains(|c: char| c.is_ascii_digit())
        };
        let both =
            names.contains(&next) && next < to && [name, next].iter().all(|at| most(*at, &word));
        let name = if both { vec![name, next] } else { vec![name] };
        // Words before the first block are of its lines, too.
        let ahead = names.iter().copied().filter(|at| index == 0 && at < from).min();
        let reach = ahead.unwrap_or(*from)..to;
        blocks.push(Columns { reach, by, name, other: Vec::new(), unheaded: true });
    }
    Some(blocks)
}
