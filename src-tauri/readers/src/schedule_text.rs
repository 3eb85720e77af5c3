//! A schedule from a paste: a spreadsheet of blinds becomes levels, line by line, with every line explained.

use crate::roster;
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::csv_cells::unguarded;
use shuffle_up_engine::base::ids::{ChipCount, Millis};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::rulebook::schedule::{Ante, Bets, Level, Stage, StudPosts};

/// The longest text that is read, in bytes, and the most lines.
const LARGEST: usize = 200_000;
const MOST_LINES: usize = 1_000;
/// A level without a length of its own has the length of the one before, and the first one this.
const USUAL_LENGTH: Millis = 20 * 60_000;

/// One pasted line and what was made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleLine {
    /// The line's number in the text, from 1.
    pub line: u32,
    /// The level or break; absent where there is none.
    pub stage: Option<Stage>,
    /// Why there is none, or what was assumed; empty when there is nothing to say.
    pub note: Phrase,
}

/// A pasted schedule, read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScheduleReading {
    /// Every line that is not empty.
    pub lines: Vec<ScheduleLine>,
    /// How many levels and breaks were read.
    pub stages: u32,
}

/// What the columns of a table hold, from its heading.
#[derive(Clone, Copy, Default)]
struct Columns {
    small: Option<usize>,
    big: Option<usize>,
    ante: Option<usize>,
    minutes: Option<usize>,
    bring_in: Option<usize>,
    small_bet: Option<usize>,
    big_bet: Option<usize>,
    hands: Option<usize>,
}

/// Reads a paste. Understood are columns with a heading (level, small blind, big blind, ante, minutes, hands, small bet,
/// big bet, bring-in, in any order), and lines such as `25/50`, `25 50 50 20`, `100/200 (200) 20`, `Break 10`.
pub fn read(text: &str) -> ScheduleReading {
    let mut lines = Vec::new();
    let mut columns: Option<(Columns, char)> = None;
    let mut length = USUAL_LENGTH;
    let text = text.trim_start_matches('\u{feff}');
    let whole = text.len() <= LARGEST && text.lines().nth(MOST_LINES).is_none();
    let text = text.get(..text.floor_char_boundary(LARGEST)).unwrap_or_default();
    for (index, raw) in text.lines().take(MOST_LINES).enumerate() {
        let line = to_u32(index).saturating_add(1);
        if raw.trim().is_empty() {
            continue;
        }
        if columns.is_none()
            && let Some(found) = heading(raw)
        {
            columns = Some(found);
            lines.push(ScheduleLine {
                line,
                stage: None,
                note: phrase!("the-heading", "The heading."),
            });
            continue;
        }
        let (stage, note) = match stage(raw, columns, length) {
            Ok((stage, note)) => {
                if !stage.is_break() {
                    length = stage.length_ms();
                }
                (Some(stage), note)
            }
            Err(why) => (None, why),
        };
        lines.push(ScheduleLine { line, stage, note });
    }
    if !whole {
        let line = to_u32(MOST_LINES).saturating_add(1);
        let note = phrase!(
            "schedule-text-too-long",
            "The text is longer than a schedule of 1,000 lines. The rest was not read."
        );
        lines.push(ScheduleLine { line, stage: None, note });
    }
    let stages = lines.iter().filter(|line| line.stage.is_some()).count();
    ScheduleReading { lines, stages: to_u32(stages) }
}

/// The cells of a line between these signs; of a comma's, those in quotation marks may hold one.
fn cells(raw: &str, sign: char) -> Vec<String> {
    if sign != ',' {
        return raw.split(sign).map(|cell| unguarded(cell).to_string()).collect();
    }
    roster::cells(raw, b',')
}

/// The columns of a heading, and the sign between them; none where the line is no heading.
fn heading(raw: &str) -> Option<(Columns, char)> {
    ['\t', ';', '|', ','].into_iter().find_map(|sign| Some((columns(raw, sign)?, sign)))
}

fn columns(raw: &str, sign: char) -> Option<Columns> {
    let mut found = Columns::default();
    for (index, cell) in cells(raw, sign).iter().enumerate() {
        let word = cell.to_lowercase();
        let slot = if word.contains("bring") {
            &mut found.bring_in
        } else if word.contains("bet") && (word.contains("small") || word.contains("low")) {
            &mut found.small_bet
        } else if word.contains("bet") && (word.contains("big") || word.contains("high")) {
            &mut found.big_bet
        } else if word.contains("hands") {
            &mut found.hands
        } else if word.contains("small") || word == "sb" {
            &mut found.small
        } else if word.contains("ante") {
            &mut found.ante
        } else if word.contains("big") || word == "bb" {
            &mut found.big
        } else if ["min", "length", "duration", "time"].iter().any(|known| word.contains(known)) {
            &mut found.minutes
        } else {
            continue;
        };
        slot.get_or_insert(index);
    }
    let blinds = found.small.is_some() && found.big.is_some();
    let stud = found.bring_in.is_some() && found.small_bet.is_some() && found.big_bet.is_some();
    (blinds || stud).then_some(found)
}

/// The level or break of one line, with a remark, or why there is none.
fn stage(
    raw: &str,
    columns: Option<(Columns, char)>,
    length: Millis,
) -> Result<(Stage, Phrase), Phrase> {
    if raw.to_lowercase().contains("break") {
        let minutes = numbers(raw).pop();
        let length_ms = minutes.map_or(10 * 60_000, in_ms);
        let note = match minutes {
            None => phrase!("break-of-10-assumed", "A break of 10 minutes was assumed."),
            Some(_) => Phrase::default(),
        };
        return Ok((Stage::pause(length_ms), note));
    }
    let level = match columns {
        Some((columns, sign)) => in_columns(raw, columns, sign, length)?,
        None => {
            let (small, big, ante, minutes) = plain(raw);
            let (Some(small), Some(big)) = (small, big) else {
                return Err(no_blinds());
            };
            let length_ms = minutes.map_or(length, in_ms);
            Level { ante: ante_of(ante, big), ..Level::blinds(small, big, length_ms) }
        }
    };
    if level.small > level.big || (level.big == 0 && level.stud.is_none()) {
        return Err(phrase!(
            "small-blind-is-larger",
            "The small blind of {small} is larger than the big blind of {big}.",
            small = level.small,
            big = level.big,
        ));
    }
    Ok((Stage::Level(level), Phrase::default()))
}

fn no_blinds() -> Phrase {
    phrase!("no-blinds-in-line", "No small and big blind are in this line.")
}

/// An ante as large as the big blind is posted by the big blind; a smaller one by every player.
fn ante_of(chips: Option<ChipCount>, big: ChipCount) -> Ante {
    match chips {
        None | Some(0) => Ante::None {},
        Some(chips) if chips >= big => Ante::BigBlind { chips },
        Some(chips) => Ante::PerPlayer { chips },
    }
}

/// A line under a heading. An ante beside a bring-in is the ante of stud.
fn in_columns(raw: &str, columns: Columns, sign: char, length: Millis) -> Result<Level, Phrase> {
    let cells = cells(raw, sign);
    let at = |column: Option<usize>| {
        column.and_then(|index| cells.get(index)).and_then(|cell| numbers(cell).first().copied())
    };
    let bets = match (at(columns.small_bet), at(columns.big_bet)) {
        (Some(small), Some(big)) => Some(Bets { small, big }),
        _ => None,
    };
    let stud = at(columns.bring_in)
        .filter(|bring_in| *bring_in > 0 && bets.is_some())
        .map(|bring_in| StudPosts { ante: at(columns.ante).unwrap_or(0), bring_in });
    let (small, big) = match (at(columns.small), at(columns.big), stud) {
        (Some(small), Some(big), _) => (small, big),
        (_, _, Some(_)) => (0, 0),
        _ => return Err(no_blinds()),
    };
    let ante = if stud.is_some() { Ante::None {} } else { ante_of(at(columns.ante), big) };
    let length_ms = at(columns.minutes).map_or(length, in_ms);
    let hands =
        at(columns.hands).filter(|hands| *hands > 0).and_then(|hands| u32::try_from(hands).ok());
    Ok(Level { ante, bets, stud, hands, ..Level::blinds(small, big, length_ms) })
}

type Figures = (Option<ChipCount>, Option<ChipCount>, Option<ChipCount>, Option<ChipCount>);

/// A line without a heading: blinds, then an ante if a third figure stands before the minutes.
fn plain(raw: &str) -> Figures {
    // A line of a CSV file has its commas between figures, and none between thousands.
    let of_csv = raw.contains(',')
        && raw.trim().chars().all(|c| matches!(c, '0'..='9' | ',' | '"' | 'k' | 'K'));
    let mut figures: Vec<ChipCount> = if of_csv {
        cells(raw, ',').iter().flat_map(|cell| numbers(cell)).collect()
    } else {
        numbers(raw)
    };
    // A level's number in front, as in "Level 5  100/200" or "5. 100/200", is not a blind.
    let lower = raw.trim_start().to_lowercase();
    let numbered = lower.starts_with("level")
        || lower.split_once('.').is_some_and(|(number, rest)| {
            number.parse::<u32>().is_ok() && rest.starts_with(char::is_whitespace)
        });
    if numbered && figures.len() > 2 {
        figures.remove(0);
    }
    match figures.as_slice() {
        [small, big] => (Some(*small), Some(*big), None, None),
        [small, big, third] if raw.contains('(') => (Some(*small), Some(*big), Some(*third), None),
        [small, big, minutes] => (Some(*small), Some(*big), None, Some(*minutes)),
        [small, big, ante, minutes, ..] => (Some(*small), Some(*big), Some(*ante), Some(*minutes)),
        _ => (None, None, None, None),
    }
}

/// The whole numbers of a text, with signs between thousands left out and K for a thousand.
fn numbers(text: &str) -> Vec<ChipCount> {
    let mut found = Vec::new();
    let mut digits = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_ascii_digit() {
            digits.push(letter);
        }
        let next = letters.peek().copied();
        let goes_on = next.is_some_and(|next| {
            next.is_ascii_digit() || ((next == ',' || next == '\u{2019}') && !digits.is_empty())
        });
        if goes_on && (letter.is_ascii_digit() || letter == ',' || letter == '\u{2019}') {
            continue;
        }
        if !digits.is_empty() {
            let thousand = matches!(next, Some('k' | 'K'));
            if let Ok(number) = digits.parse::<ChipCount>() {
                found.push(if thousand { number.saturating_mul(1_000) } else { number });
            }
            digits.clear();
        }
    }
    found
}

fn in_ms(minutes: ChipCount) -> Millis {
    Millis::try_from(minutes).unwrap_or(Millis::MAX).saturating_mul(60_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let lines: Vec<String> = read(text)
            .lines
            .into_iter()
            .map(|line| {
                let stage = match line.stage {
                    Some(Stage::Level(level)) => {
                        let Level { small, big, ante, length_ms, .. } = level;
                        let limit = level.bets.map_or(String::new(), |bets| {
                            format!(" bets {}/{}", bets.small, bets.big)
                        });
                        let stud = level.stud.map_or(String::new(), |stud| {
                            format!(" stud {} bring-in {}", stud.ante, stud.bring_in)
                        });
                        let hands =
                            level.hands.map_or(String::new(), |hands| format!(" {hands} hands"));
                        let (ante, minutes) = (ante.chips(), length_ms / 60_000);
                        format!("{small}/{big} ante {ante} {minutes} min{limit}{stud}{hands}")
                    }
                    Some(Stage::Break(pause)) => format!("break {} min", pause.length_ms / 60_000),
                    None => "-".into(),
                };
                format!("{} {stage} {}", line.line, line.note).trim_end().to_string()
            })
            .collect();
        lines.join("\n")
    }

    #[test]
    fn a_spreadsheet_with_a_heading() {
        let text = "Level\tSmall blind\tBig blind\tBB ante\tMinutes\n1\t100\t200\t200\t30\n2\t1,000\t2,000\t2,000\t30\nBreak\t\t\t\t15\n3\t25K\t50K\t50K\t20\n";
        assert_eq!(
            told(text),
            "1 - The heading.\n2 100/200 ante 200 30 min\n3 1000/2000 ante 2000 30 min\n4 break 15 min\n5 25000/50000 ante 50000 20 min"
        );
    }

    #[test]
    fn lines_as_they_are_typed() {
        let text = "10/20\n15 - 30 25\nLevel 3: 20/40\n100/200 (25)\n\nbreak\nsupper\n300/200\n200/400 400 15";
        assert_eq!(
            told(text),
            "1 10/20 ante 0 20 min\n2 15/30 ante 0 25 min\n3 20/40 ante 0 25 min\n4 100/200 ante 25 25 min\n6 break 10 min A break of 10 minutes was assumed.\n7 - No small and big blind are in this line.\n8 - The small blind of 300 is larger than the big blind of 200.\n9 200/400 ante 400 15 min"
        );
    }

    #[test]
    fn limit_and_stud_have_columns_of_their_own() {
        let text = "Small blind\tBig blind\tSmall bet\tBig bet\tAnte\tBring-in\tMin\tHands\n50\t100\t100\t200\t25\t50\t20\t\n\t\t200\t400\t50\t100\t30\t12\n";
        assert_eq!(
            told(text),
            "1 - The heading.\n2 50/100 ante 0 20 min bets 100/200 stud 25 bring-in 50\n3 0/0 ante 0 30 min bets 200/400 stud 50 bring-in 100 12 hands"
        );
    }

    #[test]
    fn a_csv_file_has_commas_between_columns() {
        let text = "\u{feff}Level,Small blind,Big blind,Ante,Minutes\n1,25,50,0,20\n2,\"1,000\",\"2,000\",2000,15\nBreak,,,,10\n";
        assert_eq!(
            told(text),
            "1 - The heading.\n2 25/50 ante 0 20 min\n3 1000/2000 ante 2000 15 min\n4 break 10 min"
        );
        assert_eq!(
            told("100,200,20\n\"1,000\",\"2,000\""),
            "1 100/200 ante 0 20 min\n2 1000/2000 ante 0 20 min"
        );
    }

    #[test]
    fn a_hostile_schedule_is_lines_that_are_not_taken() {
        let long = "9".repeat(10_000);
        let text = format!(
            "<script>\n=1+1\n\u{202e}02/01\u{0}\n{long}/{long}\n\"never closed,1,2\n,,,,,,\n"
        );
        assert!(read(&text).lines.iter().filter(|line| line.stage.is_some()).count() <= 1);
        let many = "10/20\n".repeat(40_000);
        let told = read(&many);
        assert_eq!(told.stages, 1_000);
        assert!(told.lines.last().unwrap().note.english.contains("was not read"));
        // Cut within a letter.
        assert!(read(&"\u{10ffff}".repeat(60_000)).stages == 0);
    }
}
