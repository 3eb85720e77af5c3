//! Counted stacks from a paste or a CSV file: a seat or a name and its chips on each line, read and explained line by line.

use crate::roster;
use serde::{Deserialize, Serialize};
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::finding::fold;
use shuffle_up_engine::base::ids::{ChipCount, EntryId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;
use std::collections::BTreeMap;

/// The longest text that is read, in bytes: the stacks of a field of ten thousand with room to spare.
const LARGEST: usize = 4_000_000;
/// The most lines that are named.
const MOST_NAMED: usize = 50;
/// The longest piece of a line that is said back, in characters.
const LONGEST_SAID: usize = 40;

/// A stack that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ReadStack {
    /// Whose.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat; absent for who waits for one.
    pub seat: Option<Seat>,
    /// The chips.
    pub chips: ChipCount,
}

/// A line that was not taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountLine {
    /// The line's number in the text, from 1.
    pub line: u32,
    /// Why.
    pub why: Phrase,
}

/// Pasted counts, read.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountReading {
    /// The stacks, in the order of the text.
    pub stacks: Vec<ReadStack>,
    /// Their sum.
    pub sum: ChipCount,
    /// Lines that were not taken; at most 50 are named.
    pub lines: Vec<CountLine>,
    /// How many there are.
    pub not_taken: u32,
}

const NAMES: [&str; 8] =
    ["name", "player", "spieler", "nom", "joueur", "nombre", "jugador", "名前"];
const TABLES: [&str; 5] = ["table", "tisch", "mesa", "テーブル", "tbl"];
const SEATS: [&str; 7] = ["seat", "platz", "sitz", "siège", "place", "asiento", "席"];
const CHIPS: [&str; 9] =
    ["count", "chips", "stack", "chip count", "jetons", "tapis", "fichas", "チップ", "zählung"];

/// Which column holds what.
#[derive(Debug, Clone, Copy)]
struct Columns {
    name: Option<usize>,
    table: Option<usize>,
    seat: Option<usize>,
    chips: usize,
}

impl Columns {
    /// The columns by their headings; nothing where the line is none.
    fn headed(cells: &[String]) -> Option<Self> {
        let column = |words: &[&str]| roster::headed(cells, words);
        let (name, table, seat) = (column(&NAMES), column(&TABLES), column(&SEATS));
        let chips = column(&CHIPS)?;
        (name.is_some() || seat.is_some()).then_some(Self { name, table, seat, chips })
    }
}

/// Reads a paste or the text of a file: `table,seat,count`, `seat,count` with the seat as `12.4`, or `name,count`. With a
/// heading the columns may stand in any order, without one the chips are the last number. A line may also be a seat or a
/// name, a space and the chips.
pub fn read(tournament: &Tournament, text: &str) -> CountReading {
    let mut reading = CountReading::default();
    if text.len() > LARGEST {
        let why = phrase!(
            "counts-text-too-long",
            "That is more than four million characters. It is no list of chips."
        );
        reading.not_taken(1, why);
        return reading;
    }
    let text = text.trim_start_matches('\u{feff}');
    let sign = delimiter(text);
    let names = Names::of(tournament);
    let mut columns: Option<Columns> = None;
    let mut before: BTreeMap<EntryId, u32> = BTreeMap::new();
    let mut begun = false;
    for (index, raw) in text.lines().enumerate() {
        if raw.trim().is_empty() {
            continue;
        }
        let line = to_u32(index).saturating_add(1);
        let cells = cells(raw, sign);
        if !begun {
            begun = true;
            columns = Columns::headed(&cells);
            if columns.is_some() {
                continue;
            }
        }
        // In "1.2 4,100" the comma stands within the number.
        let found = stack(tournament, &names, columns, &cells)
            .or_else(|why| stack(tournament, &names, None, &two_words(raw)).map_err(|_| why));
        match found {
            Ok((entry, chips)) => match before.get(&entry) {
                None => {
                    before.insert(entry, line);
                    reading.sum = reading.sum.saturating_add(chips);
                    let name = tournament.name(entry).to_string();
                    let seat = tournament.seat_of(entry);
                    reading.stacks.push(ReadStack { entry, name, seat, chips });
                }
                Some(first) => reading.not_taken(
                    line,
                    phrase!(
                        "counts-line-twice",
                        "{name} is in line {line} already.",
                        name = tournament.name(entry),
                        line = *first
                    ),
                ),
            },
            Err(why) => reading.not_taken(line, why),
        }
    }
    reading
}

impl CountReading {
    fn not_taken(&mut self, line: u32, why: Phrase) {
        self.not_taken = self.not_taken.saturating_add(1);
        if self.lines.len() < MOST_NAMED {
            self.lines.push(CountLine { line, why });
        }
    }
}

/// The cells of a line; where no sign stands between them, the last word is one of its own.
fn cells(raw: &str, sign: u8) -> Vec<String> {
    let cells = roster::cells(raw, sign);
    match cells.as_slice() {
        [alone] => two_words(alone),
        _ => cells,
    }
}

/// The last word of a text, and what stands before it.
fn two_words(text: &str) -> Vec<String> {
    match text.trim().rsplit_once(char::is_whitespace) {
        Some((who, chips)) => vec![who.trim().to_string(), chips.to_string()],
        None => vec![text.to_string()],
    }
}

/// Everybody who is in, by name.
struct Names(BTreeMap<String, Vec<EntryId>>);

impl Names {
    fn of(tournament: &Tournament) -> Self {
        let mut names: BTreeMap<String, Vec<EntryId>> = BTreeMap::new();
        for entry in tournament.entries.keys().filter(|entry| tournament.is_in(**entry)) {
            names.entry(fold(tournament.name(*entry))).or_default().push(*entry);
        }
        Self(names)
    }

    fn find(&self, name: &str) -> Result<EntryId, Phrase> {
        let said = clean_text(name, LONGEST_SAID);
        match self.0.get(&fold(name)).map_or(&[][..], Vec::as_slice) {
            [] => Err(phrase!(
                "counts-nobody-called",
                "Nobody in play is called {name}.",
                name = said
            )),
            [alone] => Ok(*alone),
            _ => Err(phrase!(
                "counts-several-called",
                "Several players are called {name}. Type the seat.",
                name = said
            )),
        }
    }
}

/// A whole number, its thousands grouped by any sign or not at all.
fn whole(cell: &str) -> Option<u64> {
    let groups: Vec<&str> =
        cell.trim().split([',', '.', '\'', '\u{2019}', ' ', '\u{a0}', '\u{202f}']).collect();
    let digits = |group: &str| !group.is_empty() && group.bytes().all(|c| c.is_ascii_digit());
    if !groups.iter().all(|group| digits(group)) {
        return None;
    }
    let grouped = groups.iter().skip(1).all(|group| group.len() == 3)
        && (groups.len() == 1 || groups.first().is_some_and(|first| first.len() <= 3));
    if grouped { groups.concat().parse().ok() } else { None }
}

/// `12.4` or `12-4`.
fn seat(cell: &str) -> Option<Seat> {
    let (table, seat) = cell.trim().split_once(['.', '-', '/'])?;
    seat_of(table.trim(), seat.trim())
}

fn seat_of(table: &str, seat: &str) -> Option<Seat> {
    let (table, seat) = (TableNumber(table.parse().ok()?), SeatNumber(seat.parse().ok()?));
    Some(Seat { table, seat })
}

fn at(tournament: &Tournament, seat: Seat) -> Result<EntryId, Phrase> {
    tournament.room.at(seat).ok_or_else(|| {
        phrase!("counts-nobody-at", "Nobody sits at {seat}.", seat = seat.to_string())
    })
}

/// Whose stack a line has, and how much it is.
fn stack(
    tournament: &Tournament,
    names: &Names,
    columns: Option<Columns>,
    cells: &[String],
) -> Result<(EntryId, ChipCount), Phrase> {
    let unclear = || {
        phrase!(
            "counts-line-unclear",
            "Type a table, a seat and the chips, or a name and the chips."
        )
    };
    let cell = |column: usize| cells.get(column).map_or("", |cell| cell.trim());
    let (who, chips) = match columns {
        Some(columns) => {
            let chips = cell(columns.chips);
            let named = columns.seat.map(|column| {
                let both = columns.table.and_then(|table| seat_of(cell(table), cell(column)));
                both.or_else(|| seat(cell(column)))
            });
            let name = columns.name.map(cell).filter(|name| !name.is_empty());
            let who = match (named.flatten(), name) {
                (Some(seat), _) => at(tournament, seat),
                (None, Some(name)) => names.find(name),
                (None, None) => return Err(unclear()),
            };
            (who, chips)
        }
        None => {
            let filled: Vec<&str> =
                cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
            let (chips, rest) = filled.split_last().ok_or_else(unclear)?;
            let who = match rest {
                [table, place, ..] if table.parse::<u32>().is_ok() => {
                    at(tournament, seat_of(table, place).ok_or_else(unclear)?)
                }
                [who, ..] => match seat(who) {
                    Some(seat) => at(tournament, seat),
                    None => names.find(who),
                },
                [] => return Err(unclear()),
            };
            (who, *chips)
        }
    };
    let entry = who?;
    let name = tournament.name(entry);
    match whole(chips) {
        Some(0) => Err(phrase!("counts-line-no-chips", "{name} has no chips.", name)),
        Some(chips) => Ok((entry, chips)),
        None => Err(phrase!(
            "counts-not-a-number",
            "{typed} is not a number of chips.",
            typed = clean_text(chips, LONGEST_SAID)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::actions::clock::start::StartClock;
    use shuffle_up_engine::actions::entries::enter::Enter;
    use shuffle_up_engine::actions::seating::draw::DrawSeats;
    use shuffle_up_engine::actions::setup::open::OpenTournament;
    use shuffle_up_engine::rulebook::templates;
    use shuffle_up_engine::{Command, Log};

    fn playing() -> Log {
        let mut log = Log::new();
        let names = ["Anna Berg", "Bo Ek", "Zoë O\u{2019}Neil", "Bo Ek"].map(String::from).to_vec();
        let said: [Command; 4] = [
            OpenTournament { setup: Box::new(templates::t1000()) }.into(),
            Enter { names, ..Enter::default() }.into(),
            DrawSeats {}.into(),
            StartClock {}.into(),
        ];
        for (now, command) in (1..).zip(said) {
            let line = log.prepare(command, now * 1_000, 7, "test").unwrap();
            log.commit(line);
        }
        log
    }

    fn chips(log: &Log, text: &str) -> Vec<(u32, u64)> {
        let reading = read(log.tournament(), text);
        assert_eq!(reading.lines, [], "{text}");
        reading.stacks.iter().map(|stack| (stack.entry.0, stack.chips)).collect()
    }

    #[test]
    fn a_seat_or_a_name_and_its_chips_stand_in_any_order_of_columns() {
        let log = playing();
        let at = |seat| log.tournament().room.at(Seat::new(1, seat)).unwrap().0;
        let two = [(at(1), 35_000), (at(2), 4_100)];
        for text in [
            "1,1,35000\n1,2,4100",
            "table;seat;count\n1;1;35.000\n1;2;4.100\n",
            "Count\tSeat\tTable\tNote\n35000\t1\t1\tx\n4100\t2\t1\t",
            "\u{feff}Seat,Chips\n1.1,\"35,000\"\n1.2,4100",
            "1.1 35000\n\n1.2 4,100",
        ] {
            assert_eq!(chips(&log, text), two, "{text}");
        }
        let named = [(1, 12_000), (3, 900)];
        for text in ["anna berg;12 000\nZOE ONEIL;900", "Anna Berg 12000\nZoë O'Neil 900"] {
            assert_eq!(chips(&log, text), named, "{text}");
        }
    }

    #[test]
    fn what_was_not_understood_is_listed_line_by_line() {
        let log = playing();
        let text =
            "Anna Berg,500\nCleo,500\nBo Ek,500\n9,1,500\nAnna Berg,600\nZoe ONeil,many\n,\n1.1,0";
        let reading = read(log.tournament(), text);
        assert_eq!((reading.stacks.len(), reading.sum, reading.not_taken), (1, 500, 7));
        let keys: Vec<(u32, &str)> =
            reading.lines.iter().map(|line| (line.line, &*line.why.key)).collect();
        assert_eq!(
            keys,
            [
                (2, "counts-nobody-called"),
                (3, "counts-several-called"),
                (4, "counts-nobody-at"),
                (5, "counts-line-twice"),
                (6, "counts-not-a-number"),
                (7, "counts-line-unclear"),
                (8, "counts-line-no-chips"),
            ]
        );
        assert_eq!(read(log.tournament(), &"x\n".repeat(99)).lines.len(), MOST_NAMED);
        assert_eq!(read(log.tournament(), &"x".repeat(LARGEST + 1)).not_taken, 1);
    }

    #[test]
    fn thousands_may_be_grouped_and_half_chips_are_none() {
        for (typed, chips) in [("35000", 35_000), ("35'000", 35_000), ("1.234.567", 1_234_567)] {
            assert_eq!(whole(typed), Some(chips), "{typed}");
        }
        for typed in ["", "12.5", "1,23", "-5", "35k", "1234,567"] {
            assert_eq!(whole(typed), None, "{typed}");
        }
    }
}
