//! The list as a CSV file, to and from spreadsheets and other programs.

use crate::joining::{Fits, Named, fits};
use crate::problem::{BROKEN, ListProblem};
use crate::{LONGEST, ListedPlayer, keep, key, one};
use rusqlite::{Connection, OptionalExtension};
use serde::Serialize;
use shuffle_up_engine::base::csv_cells::{delimiter, line, unguarded};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::{clean_name, clean_text};
use shuffle_up_readers::Sheet;

/// The most players of a file.
pub(super) const MOST: usize = 50_000;
/// The most lines that are named.
const MOST_NAMED: usize = 200;

/// What became of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
pub struct Imported {
    /// The numbers of the players who were added: what is deleted to take the file back.
    pub added: Vec<u32>,
    /// Those on the list who got something that they lacked, as they were before.
    pub completed: Vec<ListedPlayer>,
    /// How many were on the list just like that.
    pub known: u32,
    /// Lines that were not taken, with the reason.
    pub left_out: Vec<ImportedLine>,
    /// How many more were not taken than are named.
    pub left_out_unnamed: u32,
    /// A remark about the file as a whole; empty when there is none.
    #[ts(type = "string")]
    pub remark: Phrase,
}

/// A line that was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ImportedLine {
    /// The line's number in the file, from 1.
    pub line: u32,
    /// Why.
    #[ts(type = "string")]
    pub why: Phrase,
}

/// The fields in the order in which they are written, each with the words that head its column.
const FIELDS: [(&str, &[&str]); 9] = [
    ("name", &["name", "player", "player name", "full name"]),
    ("nickname", &["nickname", "alias", "nick"]),
    ("contact", &["contact", "email", "e-mail", "mail", "phone", "telephone", "mobile"]),
    ("notes", &["notes", "note", "remarks", "comment"]),
    (
        "membership",
        &[
            "membership",
            "membership number",
            "member",
            "member number",
            "card number",
            "card",
            "id",
            "player id",
        ],
    ),
    ("last name", PARTS[1]),
    ("city", &["city", "town", "hometown"]),
    ("country", &["country", "nation"]),
    ("not named", &["not named", "unnamed"]),
];

/// The words that head the two columns of a name that is written in parts, in the order in which it is said.
const PARTS: [&[&str]; 2] = [
    &["first", "first name", "firstname", "given name", "forename"],
    &["last", "last name", "lastname", "family name", "surname"],
];

/// Takes in a file: all of it, or, where the database refuses, nothing.
pub(super) fn import(connection: &mut Connection, base64: &str) -> Result<Imported, ListProblem> {
    let (text, remark) = Sheet::text_of_file(base64).map_err(ListProblem::bad)?;
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter(text))
        .from_reader(text.as_bytes());
    let mut imported = Imported { remark, ..Imported::default() };
    let mut columns: Option<Vec<Vec<usize>>> = None;
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut players = 0;
    let work = connection.transaction()?;
    for record in reader.records() {
        // The text is UTF-8 and lines may have any number of fields: no record can be wrong.
        let record = record.map_err(|error| {
            ListProblem::bad(phrase!(
                "csv-not-read",
                "This is no CSV: {error}.",
                error = error.to_string()
            ))
        })?;
        if record.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if columns.is_none() {
            columns = heading(&record);
            if columns.is_some() {
                continue;
            }
        }
        // A file without a heading has its columns in the order in which they are written.
        let columns =
            columns.get_or_insert_with(|| (0..FIELDS.len()).map(|column| vec![column]).collect());
        players += 1;
        if players > MOST {
            return Err(ListProblem::bad(phrase!(
                "file-too-many-players",
                "The file has more than 50,000 players; split it."
            )));
        }
        let line = lines.of(&record);
        match take(&work, &player(&record, columns), &mut imported) {
            Err(problem) if problem.code == BROKEN => return Err(problem),
            Err(problem) if imported.left_out.len() < MOST_NAMED => {
                imported.left_out.push(ImportedLine { line, why: problem.message });
            }
            Err(_) => imported.left_out_unnamed += 1,
            Ok(_) => {}
        }
    }
    work.commit()?;
    Ok(imported)
}

/// Tells on which line a record begins. The reader's own count is one behind where lines end in CR LF.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u32,
}

impl Lines<'_> {
    /// The line of a record that comes after those that were asked for before.
    fn of(&mut self, record: &csv::StringRecord) -> u32 {
        let bytes = self.text.as_bytes();
        let byte = record.position().map_or(0, csv::Position::byte);
        let mut begins = usize::try_from(byte).unwrap_or(bytes.len()).clamp(self.at, bytes.len());
        while matches!(bytes.get(begins), Some(b'\r' | b'\n')) {
            begins += 1;
        }
        let passed = bytes[self.at..begins].iter().filter(|byte| **byte == b'\n').count();
        self.line = self.line.saturating_add(to_u32(passed));
        self.at = begins;
        self.line
    }
}

/// Which columns hold each field, as an address and a telephone both are a contact; none where the line is no heading.
fn heading(record: &csv::StringRecord) -> Option<Vec<Vec<usize>>> {
    let heads: Vec<String> = record.iter().map(|head| head.trim().to_lowercase()).collect();
    let headed = |words: &[&str]| -> Vec<usize> {
        let heads = heads.iter().enumerate();
        heads.filter(|(_, head)| words.contains(&head.as_str())).map(|(column, _)| column).collect()
    };
    let several = ["contact", "notes"];
    let mut columns: Vec<Vec<usize>> = FIELDS
        .iter()
        .map(|(field, words)| {
            let mut columns = headed(words);
            columns.truncate(if several.contains(field) { usize::MAX } else { 1 });
            columns
        })
        .collect();
    let name = columns.first_mut()?;
    if name.is_empty() {
        *name = PARTS.iter().flat_map(|words| headed(words).into_iter().take(1)).collect();
    }
    (!name.is_empty()).then_some(columns)
}

fn player(record: &csv::StringRecord, columns: &[Vec<usize>]) -> ListedPlayer {
    let field = |which: usize, between: &str| {
        let columns = columns.get(which).map_or(&[][..], Vec::as_slice);
        let texts = columns.iter().filter_map(|column| record.get(*column)).map(unguarded);
        texts.filter(|text| !text.trim().is_empty()).collect::<Vec<_>>().join(between)
    };
    ListedPlayer {
        name: field(0, " "),
        nickname: field(1, ""),
        contact: field(2, ", "),
        notes: field(3, ", "),
        last_name: field(5, ""),
        city: field(6, ""),
        country: field(7, ""),
        unnamed: !matches!(field(8, "").trim().to_lowercase().as_str(), "" | "no" | "0" | "false"),
        membership: clean_text(&field(4, ""), LONGEST),
        ..ListedPlayer::default()
    }
}

/// Adds a player, or gives the one who has the membership number or the name what was lacking. Answers the number.
pub(super) fn take(
    work: &Connection,
    player: &ListedPlayer,
    imported: &mut Imported,
) -> Result<u32, ListProblem> {
    let name = clean_name(&player.name);
    let by_membership = "SELECT id FROM listed WHERE shown AND membership = ?";
    let by_name = "SELECT id FROM listed WHERE shown AND name = ? AND (membership = '' OR ?2 = '')";
    let mut found: Option<u32> = None;
    if !player.membership.is_empty() {
        let mut statement = work.prepare_cached(by_membership)?;
        found = statement.query_row([&player.membership], |row| row.get(0)).optional()?;
    }
    if found.is_none() {
        let mut statement = work.prepare_cached(by_name)?;
        found = statement.query_row([&name, &player.membership], |row| row.get(0)).optional()?;
    }
    if found.is_none() {
        let named = Named {
            name: name.clone(),
            last_name: player.last_name.clone(),
            card: player.membership.clone(),
            ..Named::default()
        };
        if let Fits::One(other) = fits(work, &named)? {
            found = Some(other.number);
        }
    }
    let Some(found) = found else {
        let number = keep(work, player)?;
        imported.added.push(number);
        return Ok(number);
    };
    let mine = one(work, found)?;
    if !name.is_empty() && key(&mine.name) != key(&name) {
        let message = phrase!(
            "membership-not-taken",
            "{has} has the membership number {number}; {name} was left out.",
            has = mine.name,
            number = mine.membership,
            name = name
        );
        return Err(ListProblem::new("taken", message));
    }
    let fuller = mine.completed_by(player);
    if fuller == mine {
        imported.known += 1;
    } else {
        keep(work, &fuller)?;
        imported.completed.push(mine);
    }
    Ok(found)
}

/// The list as CSV with a heading.
pub(super) fn export(players: &[ListedPlayer]) -> String {
    let mut text = line(&FIELDS.map(|(name, _)| name));
    for player in players {
        let ListedPlayer { name, nickname, contact, notes, membership, last_name, .. } = player;
        let ListedPlayer { city, country, unnamed, .. } = player;
        let unnamed = if *unnamed { "yes" } else { "" };
        text +=
            &line(&[name, nickname, contact, notes, membership, last_name, city, country, unnamed]);
    }
    text
}
