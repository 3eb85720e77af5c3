//! Which results of a list are of one event: titles, days and headings part them where the places begin again.

use super::columns::{self, Columns};
use super::figures::places;
use super::line::{self, Kind, Row};
use super::words::{self, Role};
use crate::question::{Answers, SheetQuestion};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;

/// The longest title that is shown, in characters.
const LONGEST_TITLE: usize = 60;

/// The results of an event, and the lines beside them that are none.
#[derive(Debug, Clone, Default)]
pub(super) struct Event {
    pub(super) title: String,
    pub(super) rows: Vec<Row>,
    pub(super) others: Vec<(u64, String)>,
    /// Headings of columns that nothing sets apart from the names, each with its line.
    pub(super) unclear: Vec<(u64, String)>,
}

/// The events of a list, and the headings that mean nothing here.
pub(super) fn of(records: &[(u64, Vec<String>)], unread: &mut Vec<String>) -> Vec<Event> {
    let whole = records.iter().any(|(_, cells)| columns::heading(cells, true).is_some());
    let headed = |cells: &[String]| columns::heading(cells, whole);
    let first = records.iter().position(|(_, cells)| headed(cells).is_some());
    let tables: Vec<&[String]> =
        records.iter().map(|(_, cells)| cells.as_slice()).filter(|cells| cells.len() > 1).collect();
    let mut blocks: Vec<Columns> =
        if first.is_none() { columns::guessed(&tables).unwrap_or_default() } else { Vec::new() };
    let mut tail: Vec<Kind> = Vec::new();
    let mut parts: Vec<Vec<Event>> = vec![Vec::new()];
    let mut title: Vec<(u64, String)> = Vec::new();
    let mut unclear: Vec<(u64, String)> = Vec::new();
    // A part begins behind a title or a heading; each block of it is apart.
    let mut begins = true;
    for (at, (number, cells)) in records.iter().enumerate() {
        if let Some((found, other)) = headed(cells) {
            unread.extend(
                other.into_iter().filter(|head| !unread.contains(head)).collect::<Vec<_>>(),
            );
            (blocks, begins) = (found, true);
            continue;
        }
        if first.is_some_and(|first| at < first) {
            title.push((*number, text(cells)));
            continue;
        }
        let filled: Vec<&String> = cells.iter().filter(|cell| !cell.trim().is_empty()).collect();
        if let ([one], true) = (filled.as_slice(), first.is_none())
            && let Some(kinds) = line_heading(one)
        {
            let points = one.split_whitespace().find(|word| words::is_points(word));
            unread.extend(points.map(String::from));
            (tail, begins) = (kinds, true);
            continue;
        }
        if let ([one], true) = (filled.as_slice(), first.is_none()) {
            unclear.extend(unclear_column(one).map(|column| (*number, column)));
        }
        let in_table = !blocks.is_empty()
            && (filled.len() > 1 || first.is_some() && !is_title(&filled, &blocks));
        let mut rows: Vec<(usize, Row)> = if in_table {
            (0..)
                .zip(&blocks)
                .filter_map(|(block, columns)| Some((block, columns.row(*number, cells)?)))
                .collect()
        } else {
            line::read(&text(cells))
                .or_else(|| {
                    called_as_a_month(
                        cells,
                        at.checked_sub(1).and_then(|at| records.get(at)),
                        records.get(at.saturating_add(1)),
                    )
                })
                .map(|row| (0, Row { line: *number, ..row }))
                .into_iter()
                .collect()
        };
        // A line that lacks a figure leaves open which of them it has.
        for (_, row) in
            rows.iter_mut().filter(|(_, row)| !in_table && row.cells.len() == tail.len())
        {
            for ((kind, _), said) in row.cells.iter_mut().zip(&tail) {
                if matches!(kind, Kind::Bare(_)) {
                    *kind = *said;
                }
            }
        }
        // Without a heading a line without its place is a sum, or a remark.
        if first.is_none() && in_table && blocks.iter().any(Columns::has_places) {
            rows.retain(|(_, row)| !row.name.is_empty() && places(&row.place).is_some());
        }
        if rows.is_empty() {
            title.push((*number, text(cells)));
            begins = true;
            continue;
        }
        if begins {
            parts.push(Vec::new());
            begins = false;
        }
        for (block, row) in rows {
            let Some(part) = parts.last_mut() else { continue };
            while part.len() <= block {
                let others = std::mem::take(&mut title);
                let title = others.last().map(|(_, text)| text.clone()).unwrap_or_default();
                part.push(Event { title, others, ..Event::default() });
            }
            if let Some(event) = part.get_mut(block) {
                event.rows.push(row);
            }
        }
    }
    let mut events = merged(parts.into_iter().flatten().flat_map(by_event));
    if let Some(last) = events.last_mut() {
        last.others.append(&mut title);
    }
    for event in &mut events {
        // Most lines of a list have a place; a figure behind a word that has none is a sum.
        if event.rows.iter().any(|row| !row.place.is_empty()) && first.is_none() {
            let (rows, others) =
                std::mem::take(&mut event.rows).into_iter().partition(|row| !row.place.is_empty());
            event.rows = rows;
            let lines: Vec<u64> = Vec::<Row>::into_iter(others).map(|row| row.line).collect();
            let said = records.iter().filter(|(line, _)| lines.contains(line));
            event.others.extend(said.map(|(line, cells)| (*line, text(cells))));
        }
    }
    if let Some(event) = events.first_mut() {
        event.unclear = unclear;
    }
    // The first line of all is a title.
    let told = |text: &str| {
        let word = |word: &str| words::place_in_words(&crate::folding::folded(word)).is_some();
        !text.ends_with(':')
            && (text.contains(|c: char| c.is_ascii_digit()) || text.split_whitespace().any(word))
    };
    let begin = records.first().map_or(0, |(line, _)| *line);
    for event in &mut events {
        event.others.retain(|(line, text)| {
            // Where nobody came first, it may have been their line.
            let place = |row: &Row| places(&row.place).map(|(from, _)| from);
            let without_first =
                event.rows.iter().all(|row| place(row).is_some_and(|from| from > 1));
            *line > begin
                || without_first && told(text)
                || event.rows.iter().all(|row| row.line < begin)
        });
    }
    events
}

/// The result of somebody who is called as a month, "1. Jan", where the line above or below has the place beside.
fn called_as_a_month(
    cells: &[String],
    before: Option<&(u64, Vec<String>)>,
    next: Option<&(u64, Vec<String>)>,
) -> Option<Row> {
    let numbered = |text: &str| {
        let (place, name) = text.trim().split_once(['.', ')', ':'])?;
        let (place, _) = places(place).filter(|(from, to)| from == to)?;
        name.trim().starts_with(char::is_alphabetic).then(|| (place, name.trim().to_string()))
    };
    let (place, name) = numbered(&text(cells))?;
    let at = |record: Option<&(u64, Vec<String>)>| Some(numbered(&text(&record?.1))?.0);
    let counts = at(next).is_some_and(|next| Some(next) == place.checked_add(1))
        || at(before).is_some_and(|before| before.checked_add(1) == Some(place));
    (counts && words::is_month(&name)).then(|| Row {
        place: place.to_string(),
        name,
        ..Row::default()
    })
}

/// A record as a person sees it.
fn text(cells: &[String]) -> String {
    let filled: Vec<&str> =
        cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    filled.join("\t")
}

/// Whether one cell in a row of a table is a title of what is below.
fn is_title(filled: &[&String], blocks: &[Columns]) -> bool {
    let places = blocks.iter().all(Columns::has_places);
    places && filled.iter().all(|cell| super::figures::places(cell).is_none())
}

/// The kinds of the figures behind a name, by a line of words such as "Pos Player Points".
fn line_heading(line: &str) -> Option<Vec<Kind>> {
    let words: Vec<&str> =
        line.split([' ', '|', ',', '/', '\t']).filter(|word| !word.is_empty()).collect();
    let all =
        [Role::Prize, Role::Knockouts, Role::Bounties, Role::Paid, Role::Rebuys, Role::AddOns];
    let kind = |word: &str| {
        let role = all.into_iter().find(|role| words::heads(*role, word).is_some());
        role.map(Kind::Of).or_else(|| words::is_points(word).then_some(Kind::Points))
    };
    let name = words.iter().position(|word| words::heads(Role::Name, word).is_some())?;
    let placed = words.iter().take(name).any(|word| words::heads(Role::Place, word).is_some());
    let kinds: Vec<Kind> =
        words.iter().skip(name.saturating_add(1)).filter_map(|word| kind(word)).collect();
    (placed && kinds.len() == words.len().saturating_sub(name).saturating_sub(1)).then_some(kinds)
}

/// The column that a line of headings has behind the names, and that nothing sets apart from them: "Pos Name City Prize".
fn unclear_column(line: &str) -> Option<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let name = words.iter().position(|word| words::heads(Role::Name, word).is_some())?;
    let placed = words.iter().take(name).any(|word| words::heads(Role::Place, word).is_some());
    let next = words.get(name.saturating_add(1))?;
    let known = words::is_heading(next) || words::is_points(next);
    (placed && !known && next.chars().all(char::is_alphabetic)).then(|| (*next).to_string())
}

/// The results of a part by the days or events of their column.
fn by_event(part: Event) -> Vec<Event> {
    let mut all: Vec<Event> = Vec::new();
    for row in part.rows {
        let title = row.event.clone();
        match all.iter_mut().find(|event| event.title == title) {
            Some(event) => event.rows.push(row),
            None => all.push(Event { title, rows: vec![row], ..Event::default() }),
        }
    }
    if let Some(first) = all.first_mut() {
        first.others = part.others;
        if first.title.is_empty() {
            first.title = part.title;
        }
    }
    all
}

/// Parts that have no place in common are of one event.
fn merged(parts: impl Iterator<Item = Event>) -> Vec<Event> {
    let mut all: Vec<Event> = Vec::new();
    for part in parts {
        let of = |event: &Event| -> Vec<u32> {
            let places = event.rows.iter().filter_map(|row| places(&row.place));
            places.flat_map(|(from, to)| [from, to]).collect()
        };
        let mine = of(&part);
        match all.last_mut() {
            Some(last)
                if !mine.is_empty() && of(last).iter().all(|place| !mine.contains(place)) =>
            {
                last.rows.extend(part.rows);
                last.others.extend(part.others);
            }
            _ => all.push(part),
        }
    }
    all.retain(|event| !event.rows.is_empty());
    all
}

/// The key of the question which event of a file comes in.
pub const EVENT: &str = "event";

/// How many events come in where all of them were chosen.
pub fn all_of(question: &SheetQuestion) -> Option<u32> {
    let last = u32::try_from(question.choices.len()).ok()?.checked_sub(1)?;
    (question.key == EVENT && question.chosen == Some(last)).then_some(last)
}

/// The event that is meant, the first of all of them, and the question where there are several.
pub(super) fn chosen(events: &mut Vec<Event>, answers: &Answers) -> (Event, Option<SheetQuestion>) {
    if events.len() < 2 {
        return (events.pop().unwrap_or_default(), None);
    }
    let called = |(number, event): (usize, &Event)| match event.title.as_str() {
        "" => phrase!("past-event-number", "Number {number}", number),
        title => Phrase::own(clean_text(title, LONGEST_TITLE)),
    };
    let question = SheetQuestion::new(
        EVENT,
        phrase!("past-which-event", "The file has several events. Which one comes in?"),
        (1..)
            .zip(&*events)
            .map(called)
            .chain([phrase!("past-all-events", "All of them")])
            .collect(),
        answers,
    );
    let at = question.chosen.and_then(|chosen| usize::try_from(chosen).ok()).unwrap_or(0);
    let at = if at < events.len() { at } else { 0 };
    (events.swap_remove(at), Some(question))
}
