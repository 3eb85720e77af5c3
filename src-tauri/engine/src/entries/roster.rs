//! A roster from a file or a paste: read line by line, explained line by line, nothing lost.

use super::how_bought;
use super::ledger::Payment;
use crate::csv_cells::{delimiter, unguarded};
use crate::setup::SetUp;
use crate::tournament::Tournament;
use crate::views::players::{RosterLine, RosterVerdict, RosterView};
use crate::words::{LONGEST_NAME, clean_name, clean_text};
use base64::Engine;
use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The largest roster that is read: eight million bytes, a few hundred thousand names.
const LARGEST: usize = 8_000_000;

/// Reads the bytes of a file, given in base64, in whatever encoding they are.
#[must_use]
pub fn read_file(tournament: &Tournament, base64: &str) -> RosterView {
    match text_of(base64) {
        Ok((text, remark)) => read(tournament, &text, &remark),
        Err(why) => unreadable(&why),
    }
}

/// The text of a list's file, given in base64, in whatever encoding it is, with a remark on the encoding where there is
/// something to look at.
///
/// # Errors
/// A file that did not arrive whole, is too large, or is no text, in a director's words.
pub fn text_of(base64: &str) -> Result<(String, String), String> {
    let Ok(bytes) = base64::engine::general_purpose::STANDARD.decode(base64.trim()) else {
        return Err("The file did not arrive whole. Choose it again.".into());
    };
    if bytes.len() > LARGEST {
        return Err("The file is larger than eight million bytes; that is no list of names.".into());
    }
    let utf_16 = [UTF_16LE, UTF_16BE].into_iter().find(|encoding| {
        let mark: &[u8] = if *encoding == UTF_16LE { &[0xff, 0xfe] } else { &[0xfe, 0xff] };
        bytes.starts_with(mark)
    });
    if let Some(encoding) = utf_16 {
        let (text, _, broken) = encoding.decode(&bytes);
        let remark = if broken {
            "Parts of this UTF-16 file could not be read; look for the sign \u{fffd}."
        } else {
            "The file is in UTF-16; it was read without loss."
        };
        return Ok((text.into_owned(), remark.into()));
    }
    if bytes.contains(&0) {
        return Err(
            "This is not a text file. Save the list as CSV or as plain text and choose that."
                .into(),
        );
    }
    let (text, _, broken) = UTF_8.decode(&bytes);
    if !broken {
        return Ok((text.into_owned(), String::new()));
    }
    let (text, _, _) = WINDOWS_1252.decode(&bytes);
    let odd: Vec<String> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_ascii())
        .map(|(index, _)| index.saturating_add(1).to_string())
        .take(12)
        .collect();
    let remark = format!(
        "The file is not in UTF-8. It was read as Windows-1252: check the accents in line {}.",
        odd.join(", ")
    );
    Ok((text.into_owned(), remark))
}

/// The text in a file, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TextOfFile {
    /// The text; empty where it could not be read.
    pub text: String,
    /// A remark on the encoding; empty when there is none.
    pub remark: String,
    /// Why it could not be read; empty where it could.
    pub refusal: String,
}

impl TextOfFile {
    /// Reads the bytes of a file, given in base64.
    #[must_use]
    pub fn read(base64: &str) -> Self {
        match text_of(base64) {
            Ok((text, remark)) => Self { text, remark, refusal: String::new() },
            Err(refusal) => Self { text: String::new(), remark: String::new(), refusal },
        }
    }
}

/// Reads pasted text.
#[must_use]
pub fn read_text(tournament: &Tournament, text: &str) -> RosterView {
    if text.len() > LARGEST {
        return unreadable("That is more than eight million characters; it is no list of names.");
    }
    read(tournament, text, "")
}

fn unreadable(remark: &str) -> RosterView {
    RosterView { lines: Vec::new(), players: 0, remark: remark.to_string() }
}

/// Words that head a column of names.
const NAME_HEADINGS: [&str; 7] =
    ["name", "player", "player name", "full name", "players", "names", "nickname"];
const FIRST_HEADINGS: [&str; 4] = ["first", "first name", "given name", "forename"];
const LAST_HEADINGS: [&str; 4] = ["last", "last name", "surname", "family name"];

/// Words that head a column of kinds of buy-in, and of means of payment.
const KIND_HEADINGS: [&str; 4] = ["buy-in", "buyin", "buy in", "kind"];
const PAID_HEADINGS: [&str; 5] = ["payment", "paid", "paid by", "how paid", "pays"];

/// Which columns hold what.
#[derive(Clone, Copy)]
struct Columns {
    first: usize,
    last: Option<usize>,
    kind: Option<usize>,
    paid: Option<usize>,
    /// Whether a heading says so; without one a word that can only be a way to buy in is one.
    headed: bool,
}

impl Columns {
    /// How a line's entry is bought, with a remark on a word that says nothing here.
    fn bought(self, setup: &SetUp, fields: &[String]) -> ((u32, Payment), Option<String>) {
        if !self.headed {
            let told = fields.iter().skip(1).find_map(|field| how_bought::read(setup, field));
            return (told.unwrap_or_default(), None);
        }
        let field = |column: Option<usize>| {
            let found = column.and_then(|column| fields.get(column));
            found.map_or("", |field| field.trim())
        };
        let (kind, paid) = (field(self.kind), field(self.paid));
        let number = if kind.is_empty() { Some(0) } else { how_bought::kind(setup, kind) };
        let payment = match paid.to_lowercase().as_str() {
            "" | "yes" | "y" | "x" | "paid" => Some(Payment::Cash),
            "no" | "n" => Some(Payment::Unpaid),
            word => how_bought::payment(word),
        };
        let remark = if number.is_none() {
            let kind = clean_text(kind, 40);
            Some(format!("There is no buy-in called {kind}; the usual one is taken."))
        } else if payment.is_none() {
            let paid = clean_text(paid, 40);
            Some(format!("{paid} is no means of payment; cash is taken."))
        } else {
            None
        };
        ((number.unwrap_or(0), payment.unwrap_or_default()), remark)
    }
}

fn read(tournament: &Tournament, text: &str, remark: &str) -> RosterView {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let delimiter = delimiter(text);
    let mut known: BTreeMap<String, String> = tournament
        .players
        .values()
        .map(|player| (player.name.to_lowercase(), "is entered already".to_string()))
        .collect();
    let mut lines = Vec::new();
    let mut columns = Columns { first: 0, last: None, kind: None, paid: None, headed: false };
    let mut heading_possible = true;
    for (number, raw) in records(text) {
        let unclosed = raw.matches('"').count().checked_rem(2) == Some(1);
        let fields = if unclosed {
            fields(&raw.replace('"', ""), delimiter)
        } else {
            fields(&raw, delimiter)
        };
        let line = u32::try_from(number).unwrap_or(u32::MAX);
        let mut bought = (0, Payment::Cash);
        let mut push = |name: String, verdict, (buy_in, payment): (u32, Payment), note: &str| {
            let how = how_bought::say(&tournament.setup, buy_in, payment);
            lines.push(RosterLine { line, name, verdict, buy_in, payment, how, note: note.into() });
        };
        if fields.iter().all(|field| field.trim().is_empty()) {
            push(String::new(), RosterVerdict::Skipped, bought, "An empty line.");
            continue;
        }
        if heading_possible {
            heading_possible = false;
            if let Some(found) = heading(&fields) {
                columns = found;
                push(String::new(), RosterVerdict::Skipped, bought, "The heading.");
                continue;
            }
        }
        let field = |index: usize| fields.get(index).map_or("", |field| unguarded(field));
        let raw_name = match columns.last {
            Some(last) => format!("{} {}", field(columns.first), field(last)),
            None => field(columns.first).to_string(),
        };
        let name = clean_name(&raw_name);
        if name.is_empty() {
            push(
                String::new(),
                RosterVerdict::LeftOut,
                bought,
                "No name stands in the name column.",
            );
            continue;
        }
        let mut notes = Vec::new();
        let remark;
        (bought, remark) = columns.bought(&tournament.setup, &fields);
        notes.extend(remark);
        if raw_name.chars().count() > LONGEST_NAME {
            notes.push(format!("The name is longer than {LONGEST_NAME} characters and was cut."));
        } else if name != raw_name.split_whitespace().collect::<Vec<_>>().join(" ") {
            notes.push("Signs that cannot be printed were left out.".to_string());
        }
        if name.contains('\u{fffd}') {
            notes.push("A letter could not be read; correct it.".to_string());
        }
        if unclosed {
            notes.push("A quotation mark is not closed.".to_string());
        }
        if let Some(before) = known.get(&name.to_lowercase()) {
            notes.insert(0, format!("{name} {before}. Tick it if this is somebody else."));
            push(name, RosterVerdict::LeftOut, bought, &notes.join(" "));
            continue;
        }
        known.insert(name.to_lowercase(), format!("stands in line {line} already"));
        let verdict = if notes.is_empty() { RosterVerdict::Player } else { RosterVerdict::Look };
        push(name, verdict, bought, &notes.join(" "));
    }
    let players = lines
        .iter()
        .filter(|line| matches!(line.verdict, RosterVerdict::Player | RosterVerdict::Look))
        .count();
    RosterView {
        lines,
        players: u32::try_from(players).unwrap_or(u32::MAX),
        remark: remark.to_string(),
    }
}

/// The records of the text with the number of the line on which each begins: one a line, unless a quoted field
/// that is closed further down holds a line break.
fn records(text: &str) -> Vec<(usize, String)> {
    let mut records: Vec<(usize, String)> = Vec::new();
    let mut open: Option<(usize, String)> = None;
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let number = index.saturating_add(1);
        let odd = line.matches('"').count().checked_rem(2) == Some(1);
        match open.take() {
            Some((start, mut record)) => {
                record.push(' ');
                record.push_str(line);
                if odd { records.push((start, record)) } else { open = Some((start, record)) }
            }
            None => {
                // A quote that no later line within reach closes is a slip of the pen, not a field of many lines.
                let starts_field = line.trim_start().starts_with('"')
                    || line.contains(",\"")
                    || line.contains(";\"");
                let closes = lines
                    .iter()
                    .skip(number)
                    .take(3)
                    .any(|later| later.matches('"').count().checked_rem(2) == Some(1));
                if odd && starts_field && closes {
                    open = Some((number, (*line).to_string()));
                } else {
                    records.push((number, (*line).to_string()));
                }
            }
        }
    }
    records.extend(open);
    records
}

fn fields(raw: &str, delimiter: u8) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .trim(csv::Trim::All)
        .from_reader(raw.as_bytes());
    let first = reader.records().next();
    match first {
        Some(Ok(record)) => record.iter().map(ToString::to_string).collect(),
        _ => vec![raw.to_string()],
    }
}

fn heading(fields: &[String]) -> Option<Columns> {
    let position = |words: &[&str]| {
        fields.iter().position(|field| words.contains(&field.trim().to_lowercase().as_str()))
    };
    let (first, last) = match (position(&FIRST_HEADINGS), position(&LAST_HEADINGS)) {
        (Some(first), Some(last)) => (first, Some(last)),
        _ => (position(&NAME_HEADINGS)?, None),
    };
    let (kind, paid) = (position(&KIND_HEADINGS), position(&PAID_HEADINGS));
    Some(Columns { first, last, kind, paid, headed: true })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(view: &RosterView) -> String {
        let lines: Vec<String> = view
            .lines
            .iter()
            .map(|line| {
                format!(
                    "{:>2} {:?} [{}] {}{}",
                    line.line,
                    line.verdict,
                    line.name,
                    if line.how.is_empty() { String::new() } else { format!("({}) ", line.how) },
                    line.note
                )
            })
            .collect();
        format!("{}\n{} players. {}", lines.join("\n"), view.players, view.remark)
    }

    #[test]
    fn a_csv_with_every_slip_is_explained_line_by_line() {
        let long = "Maximiliana-Konstantina Papadopoulou-Brandenburg von und zu Hohenwald"
            .to_string()
            + "e";
        assert_eq!(long.chars().count(), 70);
        let text = format!(
            "Name,Phone\n\"Berg, Anna\",123\n\nŁukasz Nowak,\n\"O\"\"Brien\",9\nlukasz nowak,\nŁUKASZ NOWAK,\n{long},\n,555\n\"Open Quote,1\nBo\u{0}Lund,\n"
        );
        let view = read_text(&Tournament::default(), &text);
        insta::assert_snapshot!(table(&view));
    }

    #[test]
    fn a_file_in_windows_1252_is_read_and_said() {
        let bytes = b"Name\nJos\xe9 Garc\xeda\nAnna\n";
        let base64 = base64::engine::general_purpose::STANDARD.encode(bytes);
        let view = read_file(&Tournament::default(), &base64);
        assert_eq!(view.lines[1].name, "José García");
        assert!(view.remark.contains("line 2"), "{}", view.remark);
    }

    #[test]
    fn a_file_that_is_no_text_is_refused_in_words() {
        let base64 = base64::engine::general_purpose::STANDARD.encode([0x50, 0x4b, 3, 4, 0, 0]);
        let view = read_file(&Tournament::default(), &base64);
        assert_eq!(view.players, 0);
        assert!(view.remark.contains("not a text file"));
        assert!(read_file(&Tournament::default(), "%%%").remark.contains("Choose it again"));
    }

    #[test]
    fn first_and_last_names_are_joined() {
        let view = read_text(&Tournament::default(), "First name;Last name\nAnna;Berg\n");
        assert_eq!(view.lines[1].name, "Anna Berg");
    }

    fn with_students() -> Tournament {
        let mut setup = crate::setup::templates::t1000();
        setup.buy_ins = vec![crate::setup::BuyIn {
            name: "Student card".into(),
            price: crate::setup::Price::default(),
            chips: 900,
        }];
        Tournament::new(setup)
    }

    #[test]
    fn columns_say_how_each_entry_is_bought() {
        let text =
            "Name;Buy-in;Paid\nAnna;student CARD;card\nBo;;no\nCy;VIP;yes\nDi;usual;iou\nEd\n";
        let told = read_text(&with_students(), text);
        let how: Vec<(u32, Payment, &str)> = told.lines[1..]
            .iter()
            .map(|line| (line.buy_in, line.payment, line.note.as_str()))
            .collect();
        assert_eq!(
            how,
            [
                (1, Payment::Card, ""),
                (0, Payment::Unpaid, ""),
                (0, Payment::Cash, "There is no buy-in called VIP; the usual one is taken."),
                (0, Payment::Cash, "iou is no means of payment; cash is taken."),
                (0, Payment::Cash, "")
            ]
        );
        assert_eq!(told.lines[1].how, "Student card, card");
    }

    #[test]
    fn without_a_heading_a_word_that_is_a_way_to_buy_in_is_one() {
        let text = "Anna Berg, student card unpaid\nBo Ek, card\nCy Dahl, the tall one\n";
        let told = read_text(&with_students(), text);
        let how: Vec<(&str, &str)> =
            told.lines.iter().map(|line| (line.name.as_str(), line.how.as_str())).collect();
        assert_eq!(
            how,
            [("Anna Berg", "Student card, not paid"), ("Bo Ek", "card"), ("Cy Dahl", "")]
        );
    }

    #[test]
    fn hostile_rosters_are_names_and_remarks() {
        let long = "\u{10ffff}".repeat(10_000);
        let text = format!(
            "name\n<img src=x onerror=alert(1)>\n'=HYPERLINK(\"x\")\n\u{202e}gnirts\u{0}\n{long}\n\"never closed\na,b,c,d,e,f\n"
        );
        let told = read_text(&Tournament::default(), &text);
        let names: Vec<&str> = told.lines[1..].iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names[..3], ["<img src=x onerror=alert(1)>", "=HYPERLINK(\"x\")", "gnirts"]);
        assert_eq!(names[3].chars().count(), LONGEST_NAME);
        assert_eq!(names[4..], ["never closed", "a"]);
        let many = "A\n".repeat(4_000_001);
        assert!(read_text(&Tournament::default(), &many).remark.contains("eight million"));
    }

    #[test]
    fn utf_16_is_read() {
        let mut bytes = vec![0xff, 0xfe];
        bytes.extend("Ελένη\n山田".encode_utf16().flat_map(u16::to_le_bytes));
        let base64 = base64::engine::general_purpose::STANDARD.encode(bytes);
        let names: Vec<_> = read_file(&Tournament::default(), &base64)
            .lines
            .into_iter()
            .map(|line| line.name)
            .collect();
        assert_eq!(names, ["Ελένη", "山田"]);
    }
}
