//! A roster from a file or a paste: read line by line, explained line by line, nothing lost.

use crate::roster_name::{Read, is_words, without_bullet};
use crate::{NoBytes, file_bytes};
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::csv_cells::{delimiter, unguarded};
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::{LONGEST_NAME, clean_name, clean_text};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::entries::how_bought;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::tournament::Tournament;
use std::collections::BTreeMap;

/// The largest roster that is read: eight million bytes, a few hundred thousand names.
const LARGEST: usize = 8_000_000;

/// Reads the bytes of a file, given in base64, in whatever encoding they are.
pub fn read_file(tournament: &Tournament, base64: &str) -> RosterView {
    match text_of(base64) {
        Ok((text, remark)) => read(tournament, &text, remark),
        Err(why) => unreadable(why),
    }
}

/// The text of a list's file, given in base64, in whatever encoding it is, with a remark on the encoding where there is
/// something to look at.
///
/// # Errors
/// A file that did not arrive whole, is too large, or is no text, in a director's words.
pub fn text_of(base64: &str) -> Result<(String, Phrase), Phrase> {
    let bytes = file_bytes(base64, LARGEST).map_err(|none| match none {
        NoBytes::NotWhole => {
            phrase!("file-not-whole", "The file did not arrive whole. Choose it again.")
        }
        NoBytes::TooLarge => phrase!(
            "names-file-too-large",
            "The file is larger than eight million bytes; that is no list of names."
        ),
    })?;
    if let Some((encoding, _)) = Encoding::for_bom(&bytes)
        && encoding != UTF_8
    {
        let (text, _, broken) = encoding.decode(&bytes);
        let remark = if broken {
            phrase!(
                "utf-16-partly-read",
                "Parts of this UTF-16 file could not be read. Look for the character \u{fffd}."
            )
        } else {
            phrase!("utf-16-read", "The file is in UTF-16. It was read without loss.")
        };
        return Ok((text.into_owned(), remark));
    }
    if bytes.contains(&0) {
        return Err(phrase!(
            "not-a-text-file",
            "This is not a text file. Save the list as CSV or as plain text and choose that."
        ));
    }
    let (text, _, broken) = UTF_8.decode(&bytes);
    if !broken {
        return Ok((text.into_owned(), Phrase::default()));
    }
    let (text, _, _) = WINDOWS_1252.decode(&bytes);
    let odd: Vec<String> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.is_ascii())
        .map(|(index, _)| index.saturating_add(1).to_string())
        .take(12)
        .collect();
    let remark = phrase!(
        "read-as-windows-1252",
        "The file is not in UTF-8. It was read as Windows-1252: check the accents in line {lines}.",
        lines = odd.join(", "),
    );
    Ok((text.into_owned(), remark))
}

/// The text in a file, or why there is none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct TextOfFile {
    /// The text; empty where it could not be read.
    pub text: String,
    /// A remark on the encoding; empty when there is none.
    pub remark: Phrase,
    /// Why it could not be read; empty where it could.
    pub refusal: Phrase,
}

impl TextOfFile {
    /// Reads the bytes of a file, given in base64.
    pub fn read(base64: &str) -> Self {
        match text_of(base64) {
            Ok((text, remark)) => Self { text, remark, refusal: Phrase::default() },
            Err(refusal) => Self { text: String::new(), remark: Phrase::default(), refusal },
        }
    }
}

/// Reads pasted text.
pub fn read_text(tournament: &Tournament, text: &str) -> RosterView {
    if text.len() > LARGEST {
        return unreadable(phrase!(
            "more-than-a-list-of-names",
            "That is more than eight million characters. It is no list of names."
        ));
    }
    read(tournament, text, Phrase::default())
}

const fn unreadable(remark: Phrase) -> RosterView {
    RosterView { lines: Vec::new(), players: 0, remark }
}

/// Words that head a column of names.
const NAME_HEADINGS: [&str; 7] =
    ["name", "player", "player name", "full name", "players", "names", "nickname"];
const FIRST_HEADINGS: [&str; 5] = ["first", "first name", "firstname", "given name", "forename"];
const LAST_HEADINGS: [&str; 5] = ["last", "last name", "lastname", "surname", "family name"];
const CARD_HEADINGS: [&str; 10] = [
    "id",
    "player id",
    "card",
    "card number",
    "card no",
    "card no.",
    "member",
    "member number",
    "membership",
    "membership number",
];

/// Words that head a column of kinds of buy-in, and of means of payment.
const KIND_HEADINGS: [&str; 4] = ["buy-in", "buyin", "buy in", "kind"];
const PAID_HEADINGS: [&str; 5] = ["payment", "paid", "paid by", "how paid", "pays"];

/// Which columns hold what.
#[derive(Clone, Copy)]
struct Columns {
    first: usize,
    last: Option<usize>,
    card: Option<usize>,
    kind: Option<usize>,
    paid: Option<usize>,
    /// Whether a heading says so; without one a word that can only be a way to buy in is one.
    headed: bool,
}

impl Columns {
    /// How a line's entry is bought, with a remark on a word that says nothing here.
    fn bought(self, setup: &SetUp, fields: &[String]) -> ((u32, Payment), Option<Phrase>) {
        if !self.headed {
            let names = self.first.max(self.last.unwrap_or(0)).saturating_add(1);
            let told = fields.iter().skip(names).find_map(|field| how_bought::read(setup, field));
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
        let remark = match (number, payment) {
            (None, _) => Some(phrase!(
                "no-such-buy-in-usual-taken",
                "There is no buy-in called {kind}. The usual one is taken.",
                kind = clean_text(kind, 40),
            )),
            (_, None) => Some(phrase!(
                "no-means-of-payment-cash-taken",
                "{paid} is no means of payment. Cash is taken.",
                paid = clean_text(paid, 40),
            )),
            _ => None,
        };
        ((number.unwrap_or(0), payment.unwrap_or_default()), remark)
    }
}

fn read(tournament: &Tournament, text: &str, mut remark: Phrase) -> RosterView {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let delimiter = delimiter(text);
    let mut known = Known::in_tournament(tournament);
    let mut lines = Vec::new();
    let records: Vec<Record> =
        records(text).into_iter().map(|(line, raw)| Record::of(line, &raw, delimiter)).collect();
    let (mut columns, how_read) = unheaded(&tournament.setup, &records, delimiter);
    let mut heading_possible = true;
    for Record { number, fields, unclosed } in records {
        let line = to_u32(number);
        let mut bought = (0, Payment::Cash);
        let mut card = String::new();
        let mut push = |read: Read, card: String, verdict, bought: (u32, Payment), note: Phrase| {
            let (buy_in, payment) = bought;
            let how = how_bought::say(&tournament.setup, buy_in, payment);
            let (name, last_name) = (read.name, read.last);
            let line =
                RosterLine { line, name, last_name, card, verdict, buy_in, payment, how, note };
            lines.push(line);
        };
        if fields.iter().all(|field| field.trim().is_empty()) {
            let note = phrase!("an-empty-line", "An empty line.");
            push(Read::default(), card, RosterVerdict::Skipped, bought, note);
            continue;
        }
        if heading_possible {
            heading_possible = false;
            if let Some(found) = heading(&fields) {
                columns = found;
                let note = phrase!("the-heading", "The heading.");
                push(Read::default(), card, RosterVerdict::Skipped, bought, note);
                continue;
            }
        }
        let field = |index: usize| fields.get(index).map_or("", |field| unguarded(field));
        let first = without_bullet(field(columns.first));
        let (raw_name, read) = match columns.last {
            Some(last) => {
                let raw = format!("{first} {}", field(last));
                (raw, Read::parts(first, without_bullet(field(last))))
            }
            None => (first.to_string(), Read::of(first)),
        };
        card = columns.card.map_or_else(String::new, |column| clean_name(field(column)));
        let name = read.name.clone();
        if name.is_empty() {
            let note = phrase!("no-name-in-column", "The name column is empty.");
            push(read, card, RosterVerdict::LeftOut, bought, note);
            continue;
        }
        let mut notes = Vec::new();
        let slip;
        (bought, slip) = columns.bought(&tournament.setup, &fields);
        notes.extend(slip);
        if raw_name.chars().count() > LONGEST_NAME {
            notes.push(phrase!(
                "name-was-cut",
                "The name is longer than {most} characters and was cut.",
                most = LONGEST_NAME,
            ));
        } else if clean_name(&raw_name) != raw_name.split_whitespace().collect::<Vec<_>>().join(" ")
        {
            notes.push(phrase!(
                "signs-left-out",
                "Characters that cannot be printed were left out."
            ));
        }
        if name.contains('\u{fffd}') {
            notes.push(phrase!("letter-not-read", "A letter could not be read. Correct it."));
        }
        if unclosed {
            notes.push(phrase!("quotation-not-closed", "A quotation mark is not closed."));
        }
        if let Some(before) = known.same(&name, &card) {
            notes.insert(0, before);
            notes.insert(1, phrase!("tick-if-other", "Tick it if this is somebody else."));
            push(read, card, RosterVerdict::LeftOut, bought, Phrase::one_after_the_other(notes));
            continue;
        }
        notes.extend(known.alike(&name, &card));
        known.note(&name, &card, Some(line));
        let verdict = if notes.is_empty() { RosterVerdict::Player } else { RosterVerdict::Look };
        push(read, card, verdict, bought, Phrase::one_after_the_other(notes));
    }
    if !columns.headed {
        remark = Phrase::one_after_the_other([Some(remark), how_read].into_iter().flatten());
    }
    let players = lines
        .iter()
        .filter(|line| matches!(line.verdict, RosterVerdict::Player | RosterVerdict::Look))
        .count();
    RosterView { lines, players: to_u32(players), remark }
}

/// A line of the list in cells.
struct Record {
    number: usize,
    fields: Vec<String>,
    unclosed: bool,
}

impl Record {
    fn of(number: usize, raw: &str, delimiter: u8) -> Self {
        let unclosed = raw.matches('"').count().checked_rem(2) == Some(1);
        let fields = if unclosed {
            fields(&raw.replace('"', ""), delimiter)
        } else {
            fields(raw, delimiter)
        };
        Self { number, fields, unclosed }
    }
}

/// Who is known by a name, or by a card's number, so far.
struct Known(BTreeMap<String, Vec<Same>>);

/// Somebody of a name.
struct Same {
    name: String,
    card: String,
    /// The line of the list; absent for a player of the tournament.
    line: Option<u32>,
}

impl Same {
    fn said(&self) -> Phrase {
        let Self { name, line, .. } = self;
        match line {
            None => phrase!("entered-already", "{name} is entered already.", name),
            Some(line) => {
                phrase!("in-line-already", "{name} is in line {line} already.", name, line)
            }
        }
    }
}

impl Known {
    fn in_tournament(tournament: &Tournament) -> Self {
        let mut known = Self(BTreeMap::new());
        for player in tournament.players.values() {
            known.note(&player.name, &player.card, None);
        }
        known
    }

    fn note(&mut self, name: &str, card: &str, line: Option<u32>) {
        let same = Same { name: name.to_string(), card: card.to_string(), line };
        self.0.entry(fold(name)).or_default().push(same);
    }

    fn of_name(&self, name: &str) -> impl Iterator<Item = &Same> {
        self.0.get(&fold(name)).into_iter().flatten()
    }

    /// Who has the same name, and no other card.
    fn same(&self, name: &str, card: &str) -> Option<Phrase> {
        let lower = name.to_lowercase();
        self.of_name(name)
            .filter(|same| same.name.to_lowercase() == lower)
            .find(|same| same.card.is_empty() || card.is_empty() || same.card == card)
            .map(|same| Same { name: name.to_string(), card: String::new(), ..*same }.said())
    }

    /// Who has a name that differs in marks alone, or the same name and another card.
    fn alike(&self, name: &str, card: &str) -> Option<Phrase> {
        let other = self.of_name(name).next()?;
        Some(match (card, other.card.as_str()) {
            ("", _) | (_, "") => other.said(),
            (_, theirs) => {
                let card =
                    phrase!("with-another-card", "With another card: {card}.", card = theirs);
                Phrase::one_after_the_other([other.said(), card])
            }
        })
    }
}

/// How the columns of a list without a heading are read, and what is said of it.
fn unheaded(setup: &SetUp, records: &[Record], delimiter: u8) -> (Columns, Option<Phrase>) {
    let plain = Columns { first: 0, last: None, card: None, kind: None, paid: None, headed: false };
    let cells = |record: &Record, at: usize| -> String {
        record.fields.get(at).map_or_else(String::new, |field| unguarded(field).to_string())
    };
    let filled =
        || records.iter().filter(|record| record.fields.iter().any(|cell| !cell.trim().is_empty()));
    // A number, or the dot of a list, in a column of its own before the names.
    let is_sign = |cell: &str| !cell.is_empty() && !cell.chars().any(char::is_alphabetic);
    if filled().count() > 0
        && filled().all(|record| is_sign(&cells(record, 0)) && is_words(&cells(record, 1)))
    {
        let number = |record| cells(record, 0).trim_end_matches(['.', ')']).parse::<usize>().ok();
        let counted = (1_usize..).zip(filled()).all(|(line, record)| number(record) == Some(line));
        let card = Some(0).filter(|_| !counted && filled().all(|record| number(record).is_some()));
        return (Columns { first: 1, card, ..plain }, None);
    }
    // Two columns of words are the parts of a name where the first is one word almost everywhere, and the second never
    // says how it is bought.
    let pairs: Vec<(String, String)> = filled()
        .map(|record| (without_bullet(&cells(record, 0)).to_string(), cells(record, 1)))
        .filter(|(_, second)| !second.is_empty())
        .collect();
    let are_parts = pairs.iter().all(|(first, second)| {
        is_words(first) && is_words(second) && how_bought::read(setup, second).is_none()
    });
    let of_one_word = pairs.iter().filter(|(first, _)| !first.contains(' ')).count();
    let almost_all = of_one_word.saturating_mul(2) > pairs.len();
    match (are_parts && almost_all, delimiter) {
        (false, _) => (plain, None),
        (true, b',') => (
            Columns { first: 1, last: Some(0), ..plain },
            Some(phrase!("read-as-last-first", "The names were read as last name, first name.")),
        ),
        (true, _) => (
            Columns { first: 0, last: Some(1), ..plain },
            Some(phrase!(
                "read-as-first-and-last",
                "The two columns were read as first name and last name."
            )),
        ),
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

/// The cells of a line, each as it was meant.
pub(crate) fn cells(raw: &str, delimiter: u8) -> Vec<String> {
    fields(raw, delimiter).iter().map(|cell| unguarded(cell).to_string()).collect()
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

/// The first column whose heading is one of these words.
pub(crate) fn headed(fields: &[String], words: &[&str]) -> Option<usize> {
    fields.iter().position(|field| words.contains(&field.trim().to_lowercase().as_str()))
}

fn heading(fields: &[String]) -> Option<Columns> {
    let position = |words: &[&str]| headed(fields, words);
    let (first, last) = match (position(&FIRST_HEADINGS), position(&LAST_HEADINGS)) {
        (Some(first), Some(last)) => (first, Some(last)),
        _ => (position(&NAME_HEADINGS)?, None),
    };
    let (kind, paid) = (position(&KIND_HEADINGS), position(&PAID_HEADINGS));
    let card = position(&CARD_HEADINGS);
    Some(Columns { first, last, card, kind, paid, headed: true })
}

/// What one line of a roster became.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RosterVerdict {
    /// A player to enter.
    Player,
    /// A player to enter, with something the director should look at.
    Look,
    /// Not entered unless the director ticks it, with the reason.
    LeftOut,
    /// Nothing to enter: a blank line or the heading.
    Skipped,
}

/// One line of a roster and what was made of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RosterLine {
    /// The line's number in the file or the pasted text, from 1.
    pub line: u32,
    /// The name read; empty when there is none.
    pub name: String,
    /// The last name in it, where the list tells it apart; else empty.
    #[serde(default)]
    pub last_name: String,
    /// The number of the player's card, where the list has one; else empty.
    #[serde(default)]
    pub card: String,
    /// What it became.
    pub verdict: RosterVerdict,
    /// The kind of buy-in: 0 for the usual one.
    #[serde(default)]
    pub buy_in: u32,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
    /// Both in words; empty for the usual buy-in in cash.
    #[serde(default)]
    pub how: Phrase,
    /// The explanation; empty when there is nothing to say.
    pub note: Phrase,
}

/// A roster, read and explained line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RosterView {
    /// Every line of the text.
    pub lines: Vec<RosterLine>,
    /// How many will be entered as it stands.
    pub players: u32,
    /// A remark about the text as a whole, such as its encoding; empty when there is none.
    pub remark: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;

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
                    if line.how.is_nothing() { String::new() } else { format!("({}) ", line.how) },
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
        let base64 = STANDARD.encode(bytes);
        let view = read_file(&Tournament::default(), &base64);
        assert_eq!(view.lines[1].name, "José García");
        assert!(view.remark.english.contains("line 2"), "{}", view.remark);
    }

    #[test]
    fn a_file_that_is_no_text_is_refused_in_words() {
        let base64 = STANDARD.encode([0x50, 0x4b, 3, 4, 0, 0]);
        let view = read_file(&Tournament::default(), &base64);
        assert_eq!(view.players, 0);
        assert!(view.remark.english.contains("not a text file"));
        assert!(
            read_file(&Tournament::default(), "%%%").remark.english.contains("Choose it again")
        );
    }

    #[test]
    fn first_and_last_names_are_joined() {
        let view = read_text(&Tournament::default(), "First name;Last name\nAnna;Berg\n");
        assert_eq!(view.lines[1].name, "Anna Berg");
    }

    fn read_lines(text: &str) -> Vec<String> {
        let view = read_text(&Tournament::default(), text);
        let said = |line: &RosterLine| {
            format!("{}|{}|{}|{}", line.name, line.last_name, line.card, line.note)
        };
        view.lines.iter().filter(|line| !line.name.is_empty()).map(said).collect()
    }

    #[test]
    fn first_and_last_names_stay_apart_however_the_list_tells_them() {
        let anna = ["Anna Berg|Berg||"];
        for list in [
            "First,Last\nAnna,Berg",
            "Surname;Forename\nBerg;Anna",
            "Name\n\"Berg, Anna\"",
            "1. Berg, Anna",
            "Berg, Anna",
            "Anna\tBerg",
        ] {
            assert_eq!(read_lines(list), anna, "{list}");
        }
        let mixed = read_lines("Berg, Anna\nGarcia Lopez, Maria\nEk, Bo");
        assert_eq!(mixed, ["Anna Berg|Berg||", "Maria Garcia Lopez|Garcia Lopez||", "Bo Ek|Ek||"]);
        assert_eq!(read_lines("Anna Berg, Stockholm"), ["Anna Berg|||"]);
        assert_eq!(read_lines("Anna Berg, 555\nBo, 556"), ["Anna Berg|||", "Bo|||"]);
        assert_eq!(read_lines("Anna, card\nBo, cash"), ["Anna|||", "Bo|||"]);
    }

    #[test]
    fn a_card_is_kept_and_tells_two_of_one_name_apart() {
        let list = "Name,Card number\nAnna Berg,11\nAnna Berg,12\nAnna Berg,11\nánna berg,13";
        assert_eq!(
            read_lines(list),
            [
                "Anna Berg||11|",
                "Anna Berg||12|Anna Berg is in line 2 already. With another card: 11.",
                "Anna Berg||11|Anna Berg is in line 2 already. Tick it if this is somebody else.",
                "ánna berg||13|Anna Berg is in line 2 already. With another card: 11.",
            ]
        );
        assert_eq!(read_lines("1,Anna Berg\n2,Bo Ek"), ["Anna Berg|||", "Bo Ek|||"]);
        assert_eq!(
            read_lines("\u{2022}\tAnna Berg\n\u{2022}\tBo Ek"),
            ["Anna Berg|||", "Bo Ek|||"]
        );
        assert_eq!(read_lines("311\tAnna Berg\n87\tBo Ek"), ["Anna Berg||311|", "Bo Ek||87|"]);
    }

    fn with_students() -> Tournament {
        let mut setup = shuffle_up_engine::rulebook::templates::t1000();
        setup.buy_ins = vec![shuffle_up_engine::rulebook::setup::price::BuyIn {
            name: "Student card".into(),
            price: shuffle_up_engine::rulebook::setup::price::Price::default(),
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
            .map(|line| (line.buy_in, line.payment, &*line.note.english))
            .collect();
        assert_eq!(
            how,
            [
                (1, Payment::Card, ""),
                (0, Payment::Unpaid, ""),
                (0, Payment::Cash, "There is no buy-in called VIP. The usual one is taken."),
                (0, Payment::Cash, "iou is no means of payment. Cash is taken."),
                (0, Payment::Cash, "")
            ]
        );
        assert_eq!(told.lines[1].how.english, "Student card, card");
    }

    #[test]
    fn without_a_heading_a_word_that_is_a_way_to_buy_in_is_one() {
        let text = "Anna Berg, student card unpaid\nBo Ek, card\nCy Dahl, the tall one\n";
        let told = read_text(&with_students(), text);
        let how: Vec<(&str, &str)> =
            told.lines.iter().map(|line| (line.name.as_str(), &*line.how)).collect();
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
        assert!(read_text(&Tournament::default(), &many).remark.english.contains("eight million"));
    }

    #[test]
    fn utf_16_is_read() {
        let mut bytes = vec![0xff, 0xfe];
        bytes.extend("Ελένη\n山田".encode_utf16().flat_map(u16::to_le_bytes));
        let base64 = STANDARD.encode(bytes);
        let names: Vec<_> = read_file(&Tournament::default(), &base64)
            .lines
            .into_iter()
            .map(|line| line.name)
            .collect();
        assert_eq!(names, ["Ελένη", "山田"]);
    }
}
