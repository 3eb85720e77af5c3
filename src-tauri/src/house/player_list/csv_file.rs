//! The list as a CSV file, to and from spreadsheets and other programs.

use super::{ListedPlayer, keep, key, one};
use crate::problem::Problem;
use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;
use shuffle_up_engine::entries::roster::text_of;
use ts_rs::TS;

/// The most lines of a file.
const MOST: usize = 50_000;
/// The most lines that are named.
const MOST_NAMED: usize = 200;

/// What became of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Imported {
    /// The numbers of the players who were added: what is deleted to take the file back.
    pub added: Vec<u32>,
    /// How many on the list got something that they lacked.
    pub completed: u32,
    /// How many were on the list just like that.
    pub known: u32,
    /// Lines that were not taken, with the reason.
    pub left_out: Vec<ImportedLine>,
    /// A remark about the file as a whole; empty when there is none.
    pub remark: String,
}

/// A line that was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ImportedLine {
    /// The line's number in the file, from 1.
    pub line: u32,
    /// Why.
    pub why: String,
}

/// The fields in the order in which they are written, each with the words that head its column.
const FIELDS: [(&str, &[&str]); 5] = [
    ("name", &["name", "player", "player name", "full name"]),
    ("nickname", &["nickname", "alias", "nick"]),
    ("contact", &["contact", "email", "e-mail", "mail", "phone", "telephone", "mobile"]),
    ("notes", &["notes", "note", "remarks", "comment"]),
    ("membership", &["membership", "membership number", "member", "member number", "card number"]),
];

/// Takes in a file.
pub(super) fn import(connection: &mut Connection, base64: &str) -> Result<Imported, Problem> {
    let wrong = |message: String| Problem::new("bad_value", message);
    let (text, remark) = text_of(base64).map_err(wrong)?;
    let text = text.trim_start_matches('\u{feff}');
    let first = text.lines().next().unwrap_or_default();
    let many = |sign: char| first.matches(sign).count();
    let delimiter = if many('\t') > 0 {
        b'\t'
    } else if many(';') > many(',') {
        b';'
    } else {
        b','
    };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(text.as_bytes());
    let mut imported = Imported { remark, ..Imported::default() };
    let mut columns: Option<Vec<Option<usize>>> = None;
    let work = connection.transaction()?;
    for (index, record) in reader.records().enumerate() {
        if index > MOST {
            return Err(wrong("The file has more than 50,000 lines; split it.".into()));
        }
        let line = u32::try_from(index + 1).unwrap_or(u32::MAX);
        let mut left_out = |line: u32, why: String| {
            if imported.left_out.len() < MOST_NAMED {
                imported.left_out.push(ImportedLine { line, why });
            }
        };
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                left_out(line, format!("This line is not CSV: {error}."));
                continue;
            }
        };
        let line = record.position().map_or(line, |at| u32::try_from(at.line()).unwrap_or(line));
        if record.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        let Some(columns) = &columns else {
            let headed = heading(&record);
            let is_heading = headed.first().is_some_and(Option::is_some);
            columns = Some(if is_heading { headed } else { (0..5).map(Some).collect() });
            if is_heading {
                continue;
            }
            // A file without a heading begins with a player.
            let player = player(&record, &(0..5).map(Some).collect::<Vec<_>>());
            take(&work, &player, line, &mut imported)?;
            continue;
        };
        take(&work, &player(&record, columns), line, &mut imported)?;
    }
    work.commit()?;
    Ok(imported)
}

/// Which column holds each field.
fn heading(record: &csv::StringRecord) -> Vec<Option<usize>> {
    let heads: Vec<String> = record.iter().map(|head| head.trim().to_lowercase()).collect();
    FIELDS
        .iter()
        .map(|(_, words)| heads.iter().position(|head| words.contains(&head.as_str())))
        .collect()
}

fn player(record: &csv::StringRecord, columns: &[Option<usize>]) -> ListedPlayer {
    let field = |which: usize| {
        let column = columns.get(which).copied().flatten();
        let text = column.and_then(|column| record.get(column)).unwrap_or_default().trim();
        // What was written so that no spreadsheet takes it for a formula.
        match text.strip_prefix('\'') {
            Some(rest) if rest.starts_with(FORMULA) => rest.to_string(),
            _ => text.to_string(),
        }
    };
    ListedPlayer {
        name: field(0),
        nickname: field(1),
        contact: field(2),
        notes: field(3),
        membership: field(4),
        ..ListedPlayer::default()
    }
}

/// Adds a player, or gives the one who has the membership number or the name what was lacking.
fn take(
    work: &Connection,
    player: &ListedPlayer,
    line: u32,
    imported: &mut Imported,
) -> Result<(), Problem> {
    let name = shuffle_up_engine::words::clean_name(&player.name);
    let by_membership = "SELECT id FROM listed WHERE shown AND membership = ?";
    let by_name = "SELECT id FROM listed WHERE shown AND name = ? AND (membership = '' OR ?2 = '')";
    let mut found: Option<u32> = None;
    if !player.membership.is_empty() {
        found = work.query_row(by_membership, [&player.membership], |row| row.get(0)).optional()?;
    }
    if found.is_none() {
        found =
            work.query_row(by_name, [&name, &player.membership], |row| row.get(0)).optional()?;
    }
    let verdict = match found {
        None => keep(work, player).map(|number| imported.added.push(number)),
        Some(number) => {
            let mine = one(work, number)?;
            if !name.is_empty() && key(&mine.name) != key(&name) {
                let message = format!(
                    "{} has the membership number {}; {name} was not taken.",
                    mine.name, mine.membership
                );
                Err(Problem::new("taken", message))
            } else {
                let or = |mine: &str, theirs: &str| {
                    if mine.is_empty() { theirs.to_string() } else { mine.to_string() }
                };
                let fuller = ListedPlayer {
                    nickname: or(&mine.nickname, &player.nickname),
                    contact: or(&mine.contact, &player.contact),
                    notes: or(&mine.notes, &player.notes),
                    membership: or(&mine.membership, &player.membership),
                    ..mine.clone()
                };
                if fuller == mine {
                    imported.known += 1;
                    Ok(())
                } else {
                    imported.completed += 1;
                    keep(work, &fuller).map(|_| ())
                }
            }
        }
    };
    if let Err(problem) = verdict
        && imported.left_out.len() < MOST_NAMED
    {
        imported.left_out.push(ImportedLine { line, why: problem.message });
    }
    Ok(())
}

/// With these a spreadsheet takes a cell for a formula.
const FORMULA: [char; 3] = ['=', '@', '\t'];

/// The list as CSV with a heading.
pub(super) fn export(players: &[ListedPlayer]) -> Result<String, Problem> {
    let failed = |error: &dyn std::fmt::Display| {
        Problem::new("list", format!("The list could not be written as CSV: {error}."))
    };
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(FIELDS.map(|(name, _)| name)).map_err(|error| failed(&error))?;
    for player in players {
        let fields =
            [&player.name, &player.nickname, &player.contact, &player.notes, &player.membership]
                .map(
                    |field| {
                        if field.starts_with(FORMULA) { format!("'{field}") } else { field.clone() }
                    },
                );
        writer.write_record(fields).map_err(|error| failed(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}
