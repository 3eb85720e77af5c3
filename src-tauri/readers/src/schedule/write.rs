//! A schedule as the text of a CSV file, which is read back as it was.

use shuffle_up_engine::base::csv_cells;
use shuffle_up_engine::rulebook::schedule::{Ante, Stage};

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
