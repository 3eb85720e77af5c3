//! A schedule as the text of a CSV file, which is read back as it was.

use crate::sheet::{Row, Sheet};
use shuffle_up_engine::base::csv_cells;
use shuffle_up_engine::rulebook::schedule::{Ante, Bets, Break, Level, Stage, StudPosts};

const HEADING: [&str; 11] = [
    "Level",
    "Small blind",
    "Big blind",
    "Ante",
    "Big blind ante",
    "Length",
    "Small bet",
    "Big bet",
    "Bring-in",
    "Hands",
    "Note",
];

/// The text: a heading, and a line for each level and break.
pub fn write(stages: &[Stage]) -> String {
    let mut text = csv_cells::line(&HEADING);
    let mut number: u32 = 0;
    for stage in stages {
        let some = |chips: u64| if chips == 0 { String::new() } else { chips.to_string() };
        let cells = match stage {
            Stage::Break(pause) => {
                let mut cells = vec![String::new(); HEADING.len()];
                if let Some(first) = cells.first_mut() {
                    *first = "Break".into();
                }
                if let Some(length) = cells.get_mut(5) {
                    *length = clock(pause.length_ms);
                }
                if let Some(note) = cells.last_mut() {
                    note.clone_from(&pause.note);
                }
                cells
            }
            Stage::Level(level) => {
                number = number.saturating_add(1);
                let (each, of_big) = match level.ante {
                    Ante::None {} => (level.stud.map_or(0, |stud| stud.ante), 0),
                    Ante::PerPlayer { chips } => (chips, 0),
                    Ante::BigBlind { chips } => (0, chips),
                };
                vec![
                    number.to_string(),
                    some(level.small),
                    some(level.big),
                    some(each),
                    some(of_big),
                    clock(level.length_ms),
                    some(level.bets.map_or(0, |bets| bets.small)),
                    some(level.bets.map_or(0, |bets| bets.big)),
                    some(level.stud.map_or(0, |stud| stud.bring_in)),
                    level.hands.map_or_else(String::new, |hands| hands.to_string()),
                    level.note.clone(),
                ]
            }
        };
        let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
        text.push_str(&csv_cells::line(&cells));
    }
    text
}

/// A length as hours, minutes and seconds.
fn clock(ms: i64) -> String {
    let seconds = ms.checked_div(1_000).unwrap_or(0);
    let part = |by: i64, of: i64| seconds.checked_div(by).unwrap_or(0).checked_rem(of).unwrap_or(0);
    format!("{}:{:02}:{:02}", part(3_600, 100), part(60, 60), part(1, 60))
}

/// The stages of a sheet that is such a file as it was written; none where anything in it is otherwise.
pub(super) fn written(sheet: &Sheet) -> Option<Vec<Stage>> {
    let (heading, rows) = sheet.rows.split_first()?;
    rows.iter()
        .filter(|_| heading.cells == HEADING)
        .map(stage)
        .collect::<Option<Vec<_>>>()
        .filter(|all| !all.is_empty())
}

fn stage(row: &Row) -> Option<Stage> {
    let [number, small, big, each, of_big, length, small_bet, big_bet, bring_in, hands, note] =
        row.cells.as_slice()
    else {
        return None;
    };
    let chips = |cell: &String| if cell.is_empty() { Some(0) } else { cell.parse::<u64>().ok() };
    let (length_ms, note) = (length_of(length)?, note.clone());
    if number == "Break" {
        return Some(Stage::Break(Break { length_ms, note }));
    }
    number.parse::<u32>().ok()?;
    let (small, big, each, of_big) = (chips(small)?, chips(big)?, chips(each)?, chips(of_big)?);
    let bets = Some(Bets { small: chips(small_bet)?, big: chips(big_bet)? });
    let bets = bets.filter(|bets| bets.small > 0 && bets.big > 0);
    let stud = Some(StudPosts { ante: each, bring_in: chips(bring_in)? })
        .filter(|posts| posts.bring_in > 0);
    let hands = if hands.is_empty() { None } else { Some(hands.parse().ok()?) };
    let ante = match (each, of_big) {
        (0, 0) => Ante::None {},
        (_, 0) if stud.is_some() => Ante::None {},
        (chips, 0) => Ante::PerPlayer { chips },
        (0, chips) => Ante::BigBlind { chips },
        _ => return None,
    };
    let whole = small <= big && (big > 0 || stud.is_some() && bets.is_some());
    whole.then(|| {
        Stage::Level(Level {
            ante,
            bets,
            stud,
            hands,
            note,
            ..Level::blinds(small, big, length_ms)
        })
    })
}

/// The length of a clock of hours, minutes and seconds.
fn length_of(cell: &str) -> Option<i64> {
    let parts: Vec<i64> = cell.split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    let [hours, minutes, seconds] = parts.as_slice() else { return None };
    let minutes = hours.checked_mul(60)?.checked_add(*minutes)?;
    let seconds = minutes.checked_mul(60)?.checked_add(*seconds)?;
    (1..=86_400).contains(&seconds).then(|| seconds.checked_mul(1_000)).flatten()
}
