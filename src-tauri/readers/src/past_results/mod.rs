//! Results of past evenings in whatever shape people publish them: a table with a heading or without one, blocks side by side, lines
//! of text. What is not read is named; what could mean two things asks.

mod columns;
mod events;
mod figures;
mod line;
mod prose;
mod season_table;
mod words;

use crate::amount_signs::Signs;
use crate::folding::narrow;
use crate::question::{Answers, SheetQuestion};
use crate::roster_layout;
use crate::roster_name::Read;
use crate::sheet::Sheet;
pub use events::{EVENT, all_of};
use figures::{Written, amount, count, figure, of_how_many, places};
use line::{Kind, Row};
use shuffle_up_engine::base::csv_cells::unguarded;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::refusal::{Refusal, refuse};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_seasons::{Entry, Knockout};
use std::collections::BTreeMap;
use words::Role;

/// The most entries of a file.
const MOST: usize = 20_000;
/// The most knockouts of one player that are believed; all together are no more than entries can be.
const MOST_KNOCKOUTS: u32 = 1_000;
/// The most lines that are named.
const MOST_NAMED: usize = 200;
/// So many columns without a heading are asked about.
const MOST_ASKED: usize = 4;
/// So much of a text is shown, in characters.
const LONGEST_SHOWN: usize = 80;

/// The results that were read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PastResults {
    /// What the file calls the event; empty where it says nothing.
    pub title: String,
    /// The entries, as they stand in the file.
    pub entries: Vec<Entry>,
    /// Knockouts; whom they were of such a file does not say.
    pub knockouts: Vec<Knockout>,
    /// Headings that mean nothing here.
    pub not_understood: Vec<String>,
    /// The lines that were left out, from 1, and why; 0 for a remark about several lines.
    pub left_out: Vec<(u64, Phrase)>,
    /// Questions that the list leaves open. While one is open, nothing is taken.
    pub questions: Vec<SheetQuestion>,
}

/// Reads a file. `delimiter` stands between the columns where it has them; the customs have the currency, and how this house writes
/// amounts.
///
/// # Errors
/// The file has no line with a name and a place, or is too large; the sentence says so.
pub fn read(
    text: &str,
    delimiter: u8,
    customs: &Customs,
    answers: &Answers,
) -> Result<PastResults, Refusal> {
    let records = by_evenings(records(text, delimiter)?);
    let mut past = PastResults::default();
    let (mut events, below) = season_table::of(&records, answers, &mut past.not_understood)
        .unwrap_or_else(|| (events::of(&records, &mut past.not_understood), None));
    let counted = |event: &events::Event| {
        event.rows.len() > 1 || event.rows.iter().any(|row| !row.place.is_empty())
    };
    if !events.iter().any(counted) {
        return Err(refuse!(
            BadValue,
            "past-no-heading",
            "No line has a name and a place. Head the columns Place, Name, Prize and Knockouts."
        ));
    }
    let rows = events.iter().map(|event| event.rows.len()).fold(0, usize::saturating_add);
    if rows > MOST {
        return Err(refuse!(
            BadValue,
            "past-too-many-lines",
            "The file has more than 20,000 results. Split it."
        ));
    }
    let (mut event, which) = events::chosen(&mut events, answers);
    // Of a list in the order in which they went out the numbers are no places: who came first is asked.
    if text.lines().take(3).any(words::says_out_order) && event.rows.len() > 1 {
        event.rows.iter_mut().for_each(|row| row.place.clear());
    }
    past.title = clean_text(&event.title, LONGEST_SHOWN);
    if let Some(many) = of_how_many(event.rows.iter().map(|row| row.place.as_str())) {
        for row in &mut event.rows {
            row.place = row.place.trim_end_matches(&format!("/{many}")).to_string();
        }
    }
    let points = event
        .rows
        .iter()
        .flat_map(|row| &row.cells)
        .find(|(kind, said)| *kind == Kind::Points && said.chars().any(char::is_alphabetic));
    past.not_understood.extend(points.map(|(_, said)| said.clone()));
    let asked = [below, which, order(&mut event.rows, answers), names(&mut event.rows, answers)];
    past.questions = asked.into_iter().flatten().collect();
    past.questions.extend(roles(&mut event.rows, answers));
    let (point, question) = signs(&event.rows, customs, answers);
    past.questions.extend(question);
    if past.questions.iter().any(|question| question.chosen.is_none()) {
        return Ok(past);
    }
    let written = Written { decimals: customs.currency.decimals, point };
    for (line, text) in &event.others {
        let text = clean_text(text, LONGEST_SHOWN);
        past.leave_out(*line, phrase!("past-no-result", "“{text}” is no result.", text));
    }
    for (line, column) in &event.unclear {
        let why = phrase!(
            "past-column-unclear",
            "“{column}” stands behind the names with nothing between. Check the names.",
            column
        );
        past.leave_out(*line, why);
    }
    let mut numbers: BTreeMap<String, u32> = BTreeMap::new();
    for row in &event.rows {
        past.take(row, written, &mut numbers)?;
    }
    share(&mut past);
    let bought: usize = event.rows.len().saturating_add(
        past.entries.iter().map(|entry| usize::try_from(entry.rebuys).unwrap_or(0)).sum(),
    );
    // A list may have those in the money alone.
    if past.knockouts.len() > bought.saturating_mul(2) {
        let why = phrase!(
            "past-more-knockouts",
            "The list has {knockouts} knockouts for {results} results. Check that they are no money.",
            knockouts = past.knockouts.len(),
            results = event.rows.len()
        );
        past.leave_out(0, why);
    }
    past.left_out.sort_by_key(|(line, _)| *line);
    Ok(past)
}

/// The lines of a text in cells, each with its number from 1. A line that is no row of a table is one cell.
fn records(text: &str, delimiter: u8) -> Result<Vec<(u64, Vec<String>)>, Refusal> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with(['{', '[', '<']) {
        let sheet = Sheet::of_text(text);
        if sheet.table {
            return Ok(sheet.rows.into_iter().map(|row| (row.line.into(), row.cells)).collect());
        }
    }
    if let Some(rows) = Sheet::keyed(text) {
        return Ok(rows.into_iter().map(|row| (row.line.into(), row.cells)).collect());
    }
    if let Some(lines) = prose::lines(text) {
        return Ok(lines.into_iter().map(|(line, text)| (line, vec![text])).collect());
    }
    let text = roster_layout::columns(&placed(&prizes_below(&narrow(text))));
    let strokes = filled_lines(&text).filter(|line| line.contains(" | ")).count();
    let framed = strokes.saturating_mul(2) > filled_lines(&text).count();
    let text = if framed { text.replace(" | ", "\t") } else { text };
    let tabs = text.contains('\t') && delimiter != b';';
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .delimiter(if tabs { b'\t' } else { delimiter })
        .from_reader(text.as_bytes());
    let records = reader.records().collect::<Result<Vec<_>, _>>().map_err(|error| {
        refuse!(BadValue, "csv-not-read", "This is no CSV: {error}.", error = error.to_string())
    })?;
    let filled = records.iter().filter(|record| !record.iter().all(str::is_empty));
    let cells: Vec<(u64, Vec<String>)> = filled
        .map(|record| {
            let line = record.position().map_or(0, csv::Position::line);
            (line, record.iter().map(|cell| unguarded(cell).to_string()).collect())
        })
        .collect();
    // Commas part the cells of a table where a heading says so, or where most lines have as many.
    let headed = cells.iter().any(|(_, cells)| {
        columns::heading(cells, false).is_some() || season_table::evenings(cells).is_some()
    });
    let wide = |many: usize| cells.iter().filter(|(_, cells)| cells.len() == many).count();
    let usual = cells.iter().map(|(_, cells)| cells.len()).max_by_key(|many| wide(*many));
    let even = usual.is_some_and(|many| {
        many > 1 && wide(many).saturating_mul(4) >= cells.len().saturating_mul(3)
    });
    let placed = |at: usize| {
        let of = cells
            .iter()
            .filter(|(_, cells)| cells.get(at).is_some_and(|cell| places(cell).is_some()));
        of.count().saturating_mul(3) >= cells.len().saturating_mul(2)
    };
    // "1. Anna $12,500": a comma with a figure before it and three behind it parts nothing.
    let parted = filled_lines(&text).filter(|line| roster_layout::has_comma_apart(line)).count();
    let even = even
        && (0..usual.unwrap_or(0)).any(placed)
        && (delimiter != b',' || parted.saturating_mul(2) > cells.len());
    if headed || even || tabs || delimiter == b';' && cells.iter().any(|(_, cells)| cells.len() > 1)
    {
        return Ok(cells);
    }
    let lines = (1_u64..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let apart = lines.flat_map(|(number, line)| {
        line::several(line.trim()).into_iter().map(move |line| (number, vec![line.to_string()]))
    });
    Ok(apart.collect())
}

/// The text with "1. Anna" for "Place1=Anna", as servers of home games write their results.
fn placed(text: &str) -> String {
    // "2\u{fe0f}\u{20e3} Bo", "\u{7b2c}2\u{4f4d}: Bo"
    let text = text.replace("\u{fe0f}\u{20e3}", ".").replace('\u{20e3}', ".");
    let ranked = |line: &str| {
        let rest = line.trim().strip_prefix('\u{7b2c}')?;
        let (place, name) = rest.split_once(['\u{4f4d}', '\u{7740}'])?;
        let name = name.trim_start_matches([':', '\u{ff1a}', ' ', '\u{3000}', '.']);
        place.parse::<u32>().ok().map(|place| format!("{place}. {name}"))
    };
    let line = |line: &str| {
        if let Some(line) = ranked(line) {
            return Some(line);
        }
        let rest = line.trim().strip_prefix("Place")?;
        let (place, name) = rest.split_once('=')?;
        place.parse::<u32>().ok().map(|place| format!("{place}. {name}"))
    };
    // "1.\u{ba} Ana", "1:a Anna": the ending of the number is no part of the name.
    let ordinal = |line: String| {
        let digits = line.trim_start().chars().take_while(char::is_ascii_digit).count();
        let bare = line.trim_start();
        let (number, rest) = bare.split_at_checked(digits)?;
        let ends = [".\u{ba} ", ".\u{aa} ", ".\u{b0} ", ":a ", ":e ", ".a ", ".o "];
        let name = ends.iter().find_map(|end| rest.strip_prefix(*end)).filter(|_| digits > 0)?;
        Some(format!("{number}. {name}"))
    };
    let lines = text.lines().map(|text| line(text).unwrap_or_else(|| text.to_string()));
    let lines = lines.map(|line| ordinal(line.clone()).unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// The text with a prize that stands below its result behind it: "1st - Anna", "Prize - $500".
fn prizes_below(text: &str) -> String {
    let mut made: Vec<String> = Vec::new();
    let mut stacked = false;
    for line in text.lines() {
        let parts = line.split_once([':', '-', '\u{2013}', '=']);
        let prize = parts.filter(|(label, prize)| {
            words::heads(Role::Prize, label.trim()).is_some() && figure(prize.trim()).is_some()
        });
        // "1st Place", "Anna Berg", "$500" on a line each.
        let place = |text: &str| {
            places(text).is_some()
                && text.contains(|c: char| c.is_alphabetic())
                && text.contains(|c: char| c.is_ascii_digit())
        };
        let named = line.chars().any(char::is_alphabetic)
            && places(line).is_none()
            && figure(line).is_none();
        if let Some(above) = made.last_mut().filter(|above| named && place(above.trim())) {
            let name = format!("{} - {}", above.trim(), line.trim());
            above.clear();
            made.push(name);
            stacked = true;
            continue;
        }
        let prize = prize.or_else(|| {
            (stacked && matches!(figure(line.trim()), Some((_, true)))).then_some(("", line))
        });
        let last =
            made.last_mut().filter(|last| line::read(last).is_some_and(|row| row.cells.is_empty()));
        match (prize, last) {
            (Some((_, prize)), Some(last)) => {
                last.push_str(&format!(" - {}", prize.trim()));
                made.push(String::new());
            }
            _ => made.push(line.to_string()),
        }
    }
    made.join("\n")
}

/// A table with an evening a row and the names below their places, turned round: a row for each place.
fn by_evenings(records: Vec<(u64, Vec<String>)>) -> Vec<(u64, Vec<String>)> {
    let Some(((line, head), rows)) = records.split_first() else { return records };
    let when = head.iter().position(|cell| words::heads(Role::Event, cell).is_some());
    let at: Vec<usize> = (0..head.len())
        .filter(|at| head.get(*at).is_some_and(|cell| places(cell).is_some()))
        .collect();
    let counted = at
        .iter()
        .zip(1_u32..)
        .all(|(at, place)| head.get(*at).and_then(|cell| places(cell)) == Some((place, place)));
    let named = rows.iter().all(|(_, row)| {
        let cell = |at: &usize| row.get(*at).map_or("", |cell| cell.trim());
        at.first().is_some_and(|at| cell(at).chars().any(char::is_alphabetic))
            && at.iter().all(|at| figure(cell(at)).is_none())
    });
    let no_name = head.iter().all(|cell| words::heads(Role::Name, cell).is_none());
    let (Some(when), true) =
        (when, at.len() > 1 && counted && named && no_name && !rows.is_empty())
    else {
        return records;
    };
    let cell = |row: &[String], at: usize| row.get(at).cloned().unwrap_or_default();
    // "2026" alone is no evening, "Season 2026" is one.
    let called = |day: String| match day.bytes().all(|byte| byte.is_ascii_digit()) {
        true => format!("{} {day}", cell(head, when)),
        false => day,
    };
    let days = rows.iter().map(|(_, row)| called(cell(row, when)));
    let heads = std::iter::once(String::new()).chain(days).collect();
    let places = at.iter().map(|at| {
        let names = rows.iter().map(|(_, row)| cell(row, *at));
        (*line, std::iter::once(cell(head, *at)).chain(names).collect())
    });
    std::iter::once((*line, heads)).chain(places).collect()
}

fn filled_lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.trim().is_empty())
}

/// Where no line has a place, the list itself may go from the first to the last.
fn order(rows: &mut [Row], answers: &Answers) -> Option<SheetQuestion> {
    if rows.iter().any(|row| !row.place.is_empty()) {
        return None;
    }
    // "Anna 1", "Bo 2": figures that count everybody are places.
    let bare = |row: &Row| {
        let said = row.cells.iter().find(|(kind, _)| *kind == Kind::Bare(0));
        said.and_then(|(_, said)| said.parse::<usize>().ok())
    };
    let mut counted: Vec<usize> = rows.iter().filter_map(bare).collect();
    counted.sort_unstable();
    if rows.len() > 1 && counted.len() == rows.len() && counted.iter().copied().eq(1..=rows.len()) {
        for row in rows {
            let at = row.cells.iter().position(|(kind, _)| *kind == Kind::Bare(0));
            row.place = at.map_or_else(String::new, |at| row.cells.remove(at).1);
        }
        return None;
    }
    let names = [rows.first()?, rows.last()?].map(|row| Phrase::own(row.name.clone()));
    let question = SheetQuestion::new(
        "order",
        phrase!("past-who-came-first", "No line has a place. Who came first?"),
        names.into(),
        answers,
    );
    let many = rows.len();
    for (at, row) in rows.iter_mut().enumerate() {
        let place =
            if question.chosen == Some(1) { many.saturating_sub(at) } else { at.saturating_add(1) };
        row.place = place.to_string();
    }
    Some(question)
}

/// Puts the words of two columns together as the answer says.
fn names(rows: &mut [Row], answers: &Answers) -> Option<SheetQuestion> {
    let [one, two] = rows.iter().find_map(|row| row.parts.clone())?;
    let choices = [format!("{one} {two}"), format!("{two} {one}"), one];
    let question = SheetQuestion::new(
        "name_order",
        phrase!("which-name-is-first", "Which is the first name and the last name?"),
        choices.map(Phrase::own).into(),
        answers,
    );
    for row in rows {
        if let Some([one, two]) = &row.parts {
            row.name = match question.chosen {
                Some(1) => format!("{two} {one}"),
                Some(2) => one.clone(),
                _ => format!("{one} {two}"),
            };
        }
    }
    Some(question)
}

/// Says what each bare figure is, by the answers; and asks where there is none. Bounties may be counted or paid.
fn roles(rows: &mut [Row], answers: &Answers) -> Vec<SheetQuestion> {
    let prizes = || phrase!("past-figures-prizes", "Prizes");
    let knockouts = || phrase!("past-figures-knockouts", "Knockouts");
    let mut bare: BTreeMap<Kind, Vec<&str>> = BTreeMap::new();
    for (kind, said) in rows.iter().flat_map(|row| &row.cells) {
        if matches!(kind, Kind::Bare(_)) {
            bare.entry(*kind).or_default().push(said);
        }
    }
    let mut questions = Vec::new();
    let mut told: BTreeMap<Kind, Kind> = BTreeMap::new();
    let sample = |said: &[&str]| said.iter().take(3).copied().collect::<Vec<_>>().join("; ");
    for (number, (kind, said)) in (1_u32..).zip(bare).take(MOST_ASKED) {
        let question = SheetQuestion::new(
            &format!("column-{number}"),
            phrase!(
                "past-which-figures",
                "Nothing says what {figures} are. Which is it?",
                figures = sample(&said)
            ),
            vec![
                prizes(),
                knockouts(),
                phrase!("past-figures-others", "Points, or something else"),
            ],
            answers,
        );
        let role = match question.chosen {
            Some(0) => Kind::Of(Role::Prize),
            Some(1) => Kind::Of(Role::Knockouts),
            _ => Kind::Points,
        };
        told.insert(kind, role);
        questions.push(question);
    }
    let of_bounties = |(kind, said): &&(Kind, String)| {
        *kind == Kind::Of(Role::Bounties) && !words::is_nothing(said)
    };
    let bounties: Vec<&str> = rows
        .iter()
        .flat_map(|row| row.cells.iter().filter(of_bounties))
        .map(|(_, said)| said.as_str())
        .collect();
    let counted =
        bounties.iter().map(|said| count(said)).try_fold(0_u32, |sum, many| sum.checked_add(many?));
    let paid = || bounties.iter().any(|said| figure(said).is_some_and(|(_, money)| money));
    // No more are knocked out than play; a rebuy may be one more.
    let most = u32::try_from(rows.len()).unwrap_or(u32::MAX);
    let role = match counted {
        None => Role::Bounties,
        Some(sum) if sum < most => Role::Knockouts,
        Some(_) if paid() => Role::Bounties,
        Some(_) => {
            let question = SheetQuestion::new(
                "bounties",
                phrase!(
                    "past-which-figures",
                    "Nothing says what {figures} are. Which is it?",
                    figures = sample(&bounties)
                ),
                vec![knockouts(), phrase!("past-figures-money", "Money")],
                answers,
            );
            let role = if question.chosen == Some(0) { Role::Knockouts } else { Role::Bounties };
            questions.push(question);
            role
        }
    };
    told.insert(Kind::Of(Role::Bounties), Kind::Of(role));
    for (kind, _) in rows.iter_mut().flat_map(|row| &mut row.cells) {
        *kind = told.get(kind).copied().unwrap_or(*kind);
    }
    questions
}

/// The decimal sign of the amounts, and the question where the list does not show which it is.
fn signs(
    rows: &[Row],
    customs: &Customs,
    answers: &Answers,
) -> (Option<&'static str>, Option<SheetQuestion>) {
    let (point, _) = customs.signs();
    let mut signs = Signs::default();
    for (kind, said) in rows.iter().flat_map(|row| &row.cells) {
        let money = matches!(kind, Kind::Of(Role::Prize | Role::Paid | Role::Bounties));
        if let Some((figure, _)) = figure(said).filter(|_| money) {
            signs.note(&figure, true, false, point);
        }
    }
    signs.decide(customs, answers)
}

impl PastResults {
    fn leave_out(&mut self, line: u64, why: Phrase) {
        if self.left_out.len() < MOST_NAMED {
            self.left_out.push((line, why));
        }
    }

    /// Takes in a result. It names each part that is unclear; the rest counts.
    fn take(
        &mut self,
        row: &Row,
        written: Written,
        numbers: &mut BTreeMap<String, u32>,
    ) -> Result<(), Refusal> {
        if row.name.is_empty() {
            self.leave_out(row.line, phrase!("past-name-missing", "The name is missing."));
            return Ok(());
        }
        let Read { name, .. } = Read::of(&row.name);
        let Some((place, place_to)) = places(&row.place) else {
            let why = match row.place.as_str() {
                "" => phrase!("past-no-place", "{name} has no place.", name = &name),
                text => phrase!(
                    "past-not-a-place",
                    "“{text}” is no place.",
                    text = clean_text(text, LONGEST_SHOWN)
                ),
            };
            self.leave_out(row.line, why);
            return Ok(());
        };
        if name.contains(',') != row.name.contains(',') {
            let text = clean_text(&row.name, LONGEST_SHOWN);
            self.leave_out(
                row.line,
                phrase!("past-name-turned", "“{text}” is read as {name}.", text, name = &name),
            );
        }
        if [" & ", " / ", " and ", " und ", " et ", " + "].iter().any(|sign| name.contains(sign)) {
            let text = clean_text(&name, LONGEST_SHOWN);
            self.leave_out(
                row.line,
                phrase!("past-two-names", "“{text}” may be two players. Give each a line.", text),
            );
            return Ok(());
        }
        // "1 (deal)"
        let beside = row
            .place
            .split_once(['(', '['])
            .map(|(_, beside)| beside.trim_end_matches([')', ']', ' ']));
        for text in row.remarks.iter().map(String::as_str).chain(beside) {
            let text = clean_text(text, LONGEST_SHOWN);
            self.leave_out(row.line, phrase!("past-remark", "“{text}” is not read.", text));
        }
        let mut entry = Entry { place: Some(place), place_to: Some(place_to), ..Entry::default() };
        entry.prize = self
            .figure(row, Role::Prize, |text| amount(text, written).filter(|amount| *amount >= 0))
            .unwrap_or(0);
        entry.paid = self
            .figure(row, Role::Paid, |text| amount(text, written).filter(|amount| *amount >= 0))
            .unwrap_or(0);
        entry.bounties = self
            .figure(row, Role::Bounties, |text| amount(text, written).filter(|amount| *amount >= 0))
            .unwrap_or(0);
        entry.rebuys = self.figure(row, Role::Rebuys, count).unwrap_or(0);
        entry.add_ons = self.figure(row, Role::AddOns, count).unwrap_or(0);
        let mut knockouts = self.figure(row, Role::Knockouts, count).unwrap_or(0);
        if knockouts > MOST_KNOCKOUTS {
            let why =
                phrase!("past-knockouts-of-one", "Nobody has {knockouts} knockouts.", knockouts);
            self.leave_out(row.line, why);
            knockouts = 0;
        }
        let next = u32::try_from(numbers.len()).unwrap_or(u32::MAX).saturating_add(1);
        entry.player = *numbers.entry(name.clone()).or_insert(next);
        entry.name = name;
        let more = usize::try_from(knockouts).unwrap_or(usize::MAX);
        if self.knockouts.len().saturating_add(more) > MOST {
            return Err(refuse!(
                BadValue,
                "past-too-many-knockouts",
                "The file has more than 20,000 knockouts. Check that column."
            ));
        }
        for _ in 0..knockouts {
            self.knockouts.push(Knockout { whom: None, by: vec![entry.player] });
        }
        self.entries.push(entry);
        Ok(())
    }

    /// The figure of a role. Two of them in one line, and one that is none, are named.
    fn figure<T>(&mut self, row: &Row, role: Role, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let said = row
            .cells
            .iter()
            .filter(|(kind, said)| *kind == Kind::Of(role) && !words::is_nothing(said));
        let said: Vec<&str> = said.map(|(_, said)| said.as_str()).collect();
        let text = said.join(" + ");
        let found = (!said.is_empty()).then(|| read(&text))?;
        if found.is_none() {
            let text = clean_text(&text, LONGEST_SHOWN);
            let why = match role {
                Role::Knockouts | Role::Rebuys | Role::AddOns => {
                    phrase!(
                        "past-not-a-number",
                        "“{text}” is no number. The result counts without it.",
                        text
                    )
                }
                _ => phrase!(
                    "past-not-an-amount",
                    "“{text}” is no amount. The result counts without it.",
                    text
                ),
            };
            self.leave_out(row.line, why);
        }
        found
    }
}

/// Players with the same place share it and the free places behind it: 3, 3, 5. Where the next place is taken too (3, 3, 4), nobody
/// shares, and a remark says so.
fn share(past: &mut PastResults) {
    let mut times: BTreeMap<u32, u32> = BTreeMap::new();
    for entry in &past.entries {
        if let Some(place) = entry.place.filter(|_| entry.place == entry.place_to) {
            let count = times.entry(place).or_default();
            *count = count.saturating_add(1);
        }
    }
    let mut last: BTreeMap<u32, u32> = BTreeMap::new();
    for (place, count) in times.iter().filter(|(_, count)| **count > 1) {
        let to = place.saturating_add(*count).saturating_sub(1);
        let taken = past
            .entries
            .iter()
            .find_map(|entry| entry.place.filter(|other| other > place && *other <= to));
        match taken {
            None => _ = last.insert(*place, to),
            Some(next) if past.left_out.len() < MOST_NAMED => {
                let why = phrase!(
                    "past-place-not-shared",
                    "Place {place} is in {lines} lines, but place {next} is taken too. So it is not shared.",
                    place = place,
                    lines = count,
                    next = next
                );
                past.left_out.push((0, why));
            }
            Some(_) => {}
        }
    }
    for entry in past.entries.iter_mut().filter(|entry| entry.place == entry.place_to) {
        if let Some(to) = entry.place.and_then(|place| last.get(&place)) {
            entry.place_to = Some(*to);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use shuffle_up_engine::base::money::Currency;

    fn customs(decimals: u8, tag: Option<&str>) -> Customs {
        Customs::new(&Currency { code: "EUR".into(), decimals }, tag)
    }

    fn read(text: &str, delimiter: u8, decimals: u8) -> Result<PastResults, Refusal> {
        super::read(text, delimiter, &customs(decimals, None), &Answers::new())
    }

    #[test]
    fn columns_stand_in_any_order_under_several_words() {
        let text = "League night 4\n\nKOs,Winnings,Player,Pos,Mood\n2,\"$1,250.50\",Anna Berg,1st,good\n,,Bo Ek,2.,\n1,,Anna Berg,T3,\n";
        let past = read(text, b',', 2).unwrap();
        let short: Vec<(&str, Option<u32>, i64, u32)> = past
            .entries
            .iter()
            .map(|entry| (entry.name.as_str(), entry.place, entry.prize, entry.player))
            .collect();
        assert_eq!(
            short,
            [
                ("Anna Berg", Some(1), 125_050, 1),
                ("Bo Ek", Some(2), 0, 2),
                ("Anna Berg", Some(3), 0, 1)
            ]
        );
        assert_eq!(past.knockouts.len(), 3);
        assert_eq!(past.not_understood, ["Mood"]);
        assert_eq!(past.left_out, []);
    }

    #[test]
    fn headings_are_read_in_the_languages_in_which_leagues_publish() {
        for (heading, name) in [
            ("Platz;Spieler;Preisgeld;KO", "Bo Ek"),
            ("Place;Joueur;Gains;Éliminations", "Bo Ek"),
            ("Puesto;Jugador;Premio;Eliminaciones", "Bo Ek"),
            ("Placering;Namn;Vinst;Utslag", "Bo Ek"),
            ("Posizione;Giocatore;Premio;Eliminazioni", "Bo Ek"),
            ("Plaats;Speler;Prijs;Eliminaties", "Bo Ek"),
            ("Posição;Jogador;Prêmio;Eliminações", "Bo Ek"),
            ("順位;プレイヤー;賞金;ノックアウト", "Bo Ek"),
        ] {
            let past = read(&format!("{heading}\n1;{name};120,50;2\n"), b';', 2).unwrap();
            assert_eq!(past.not_understood, Vec::<String>::new(), "{heading}");
            assert_eq!(past.entries[0].name, name, "{heading}");
            assert_eq!((past.entries[0].prize, past.knockouts.len()), (12_050, 2), "{heading}");
        }
        let parts = read("Place;Nom;Prénom\n1;Lefèvre;Zoé\n", b';', 2).unwrap();
        assert_eq!(parts.entries[0].name, "Zoé Lefèvre");
    }

    #[test]
    fn names_in_parts_shared_places_and_other_customs() {
        let text = "Nachname;Vorname;Platz;Preisgeld\nBerg;Anna;1;1.250,50 €\nEk;Bo;2-3;80\n;;4;\nNoll;Cy;last;\n";
        let past = read(text, b';', 2).unwrap();
        assert_eq!(past.entries[0].name, "Anna Berg");
        assert_eq!(past.entries[0].prize, 125_050);
        assert_eq!((past.entries[1].place, past.entries[1].place_to), (Some(2), Some(3)));
        let left_out: Vec<(u64, &str)> =
            past.left_out.iter().map(|(line, why)| (*line, &*why.key)).collect();
        assert_eq!(left_out, [(4, "past-name-missing"), (5, "past-not-a-place")]);
    }

    #[test]
    fn a_place_that_stands_there_twice_is_shared_where_the_next_one_is_free() {
        let places = |text: &str| -> (Vec<Option<u32>>, usize) {
            let past = read(&format!("Name,Place\n{text}"), b',', 2).unwrap();
            (past.entries.iter().map(|entry| entry.place_to).collect(), past.left_out.len())
        };
        let shared = "A,1\nB,2\nC,2\nD,4\n";
        assert_eq!(places(shared), (vec![Some(1), Some(3), Some(3), Some(4)], 0));
        // Four at the second place, or a slip of the pen: nobody is given a place that the file gives to another.
        let dense = "A,1\nB,2\nC,2\nD,3\n";
        assert_eq!(places(dense), (vec![Some(1), Some(2), Some(2), Some(3)], 1));
    }

    #[test]
    fn an_amount_that_reads_differently_in_two_countries_asks() {
        let told = |prizes: [&str; 2], tag: Option<&str>, answer: Option<u32>| {
            let text = format!("Place;Name;Prize\n1;Anna;{}\n2;Bo;{}\n", prizes[0], prizes[1]);
            let answers =
                answer.map(|choice| ("thousands".to_string(), choice)).into_iter().collect();
            let past = super::read(&text, b';', &customs(2, tag), &answers).unwrap();
            let prizes: Vec<i64> = past.entries.iter().map(|entry| entry.prize).collect();
            (prizes, past.questions)
        };
        let (none, asked) = told(["1.250", "500"], None, None);
        assert_eq!((none, asked[0].key.as_str()), (vec![], "thousands"));
        let said: Vec<&str> = asked[0].choices.iter().map(|choice| &*choice.english).collect();
        assert_eq!(said, ["1,250", "1.25"]);
        assert_eq!(told(["1.250", "500"], None, Some(0)).0, [125_000, 50_000]);
        assert_eq!(told(["1.250", "0.5"], None, Some(1)).0, [125, 50]);
        let (none, asked) = told(["1 124.890 \u{20ac}", "500 \u{20ac}"], None, None);
        assert_eq!((none.len(), &*asked[0].choices[1].english), (0, "1,124.89"));
        // The column decides, or the country.
        assert_eq!(told(["1.250", "499,50"], None, None).0, [125_000, 49_950]);
        assert_eq!(told(["1,250", "500"], None, None).0, [125_000, 50_000]);
        assert_eq!(told(["1.250", "500"], Some("de-DE"), None).0, [125_000, 50_000]);
        assert_eq!(told(["1,250", "500"], Some("de-DE"), None).1.len(), 1);
    }

    #[test]
    fn knockouts_without_end_are_refused() {
        let text = format!("Place,Name,KO\n{}", "1,Anna,1000\n".repeat(30));
        assert!(read(&text, b',', 2).unwrap_err().key == "past-too-many-knockouts");
        let past = read("Place,Name,KO\n1,Anna,4000000000\n", b',', 2).unwrap();
        assert_eq!((past.entries.len(), past.knockouts.len(), past.left_out.len()), (1, 0, 1));
    }

    #[test]
    fn a_text_without_results_says_so() {
        for text in ["", "Thanks all, see you on Friday!", "20 players\n9 paid\n", "Place,Name\n"] {
            assert!(read(text, b',', 2).unwrap_err().key == "past-no-heading", "{text}");
        }
    }

    #[test]
    fn figures_that_nothing_names_are_asked_about() {
        let told = |answer: Option<u32>| {
            let answers =
                answer.map(|choice| ("column-1".to_string(), choice)).into_iter().collect();
            let text = "1,Anna,500\n2,Bo,300\n";
            super::read(text, b',', &customs(2, None), &answers).unwrap()
        };
        assert_eq!((told(None).entries, told(None).questions.len()), (vec![], 1));
        let prizes: Vec<i64> = told(Some(0)).entries.iter().map(|entry| entry.prize).collect();
        assert_eq!(prizes, [50_000, 30_000]);
        assert_eq!(told(Some(1)).knockouts.len(), 800);
        let others = told(Some(2));
        assert_eq!((others.entries[0].prize, others.knockouts.len()), (0, 0));
    }

    #[test]
    fn one_of_several_events_is_chosen() {
        let text = "Friday\n1. Anna - $10\n2. Bo\n\nSaturday\n1. Bo - $20\n2. Anna\n";
        let told = |answer: Option<u32>| {
            let answers = answer.map(|choice| ("event".to_string(), choice)).into_iter().collect();
            super::read(text, b',', &customs(2, None), &answers).unwrap()
        };
        assert_eq!((told(None).entries, told(None).questions.len()), (vec![], 1));
        let first = |past: PastResults| (past.entries[0].name.clone(), past.entries[0].prize);
        assert_eq!(first(told(Some(0))), ("Anna".into(), 1_000));
        assert_eq!(first(told(Some(1))), ("Bo".into(), 2_000));
    }

    #[test]
    fn what_is_no_figure_is_named_and_the_result_counts() {
        let text = "Place,Player,Prize,KO\n1,Anna,Ticket,2\n2,Bo,$300 + $50,1.5\n3,Cem,-20,\n";
        let past = read(text, b',', 2).unwrap();
        let named: Vec<(u64, &str)> =
            past.left_out.iter().map(|(line, why)| (*line, &*why.key)).collect();
        assert_eq!(past.entries.len(), 3);
        assert!(past.entries.iter().all(|entry| entry.prize == 0));
        let amount = "past-not-an-amount";
        assert_eq!(named, [(2, amount), (3, amount), (3, "past-not-a-number"), (4, amount)]);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(Place,Name,Prize,KO\n)?([0-9a-z,.\"\n -]|\\PC){0,80}") {
            let _ = read(&text, b',', 2);
        }
    }
}
