//! A roster from a file or a paste: read line by line, explained line by line, nothing lost.

use crate::folding::folded;
use crate::question::{Answers, SheetQuestion};
use crate::roster_answers::{Coming, answer, answered, asks, asks_else};
use crate::roster_layout as layout;
use crate::roster_name::{
    Bare, Mark, Read, is_guest, is_last_name, is_numbered, is_words, uncapitalled, without_bullet,
    without_marks,
};
use crate::roster_page as page;
use crate::roster_places as places;
use crate::roster_words as words;
use crate::sheet::{LARGEST, Sheet};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::actions::guests::GuestSaid;
use shuffle_up_engine::base::csv_cells::unguarded;
use shuffle_up_engine::base::finding::{fold, is_addition};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::base::words::{LONGEST_NAME, clean_name, clean_text};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::entries::how_bought;
use shuffle_up_engine::state::guest::{GuestAnswer, MOST_BROUGHT};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::tournament::Tournament;
use std::collections::BTreeMap;

/// Reads the bytes of a file, given in base64, in whatever encoding they are.
pub fn read_file(tournament: &Tournament, base64: &str, answers: &Answers) -> RosterView {
    match Sheet::text_of_file(base64) {
        Ok((text, remark)) => read(tournament, &text, answers, remark),
        Err(why) => unreadable(why),
    }
}

/// The text in a file, the rows of a spreadsheet or of a page's tables as lines, or why there is none.
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
        match Sheet::text_of_file(base64) {
            Ok((text, remark)) => Self { text, remark, refusal: Phrase::default() },
            Err(refusal) => Self { text: String::new(), remark: Phrase::default(), refusal },
        }
    }
}

/// Reads pasted text.
pub fn read_text(tournament: &Tournament, text: &str, answers: &Answers) -> RosterView {
    if text.len() > LARGEST {
        return unreadable(phrase!(
            "more-than-a-list-of-names",
            "That is more than eight million characters. It is no list of names."
        ));
    }
    read(tournament, text, answers, Phrase::default())
}

const fn unreadable(remark: Phrase) -> RosterView {
    RosterView { lines: Vec::new(), questions: Vec::new(), players: 0, remark }
}

/// Which columns hold what.
#[derive(Clone, Copy)]
struct Columns {
    first: usize,
    last: Option<usize>,
    card: Option<usize>,
    kind: Option<usize>,
    paid: Option<usize>,
    /// Whether somebody comes.
    answer: Option<usize>,
    /// Whether some of its column come: then those who answer nothing do not.
    replied: bool,
    /// The first column whose words are told where nothing else is made of them.
    from: usize,
    /// Whether a heading says so; without one a word that can only be a way to buy in is one.
    headed: bool,
    /// Whether the column for what was paid says so of some: then it is empty for those who have not.
    ticked: bool,
}

impl Columns {
    /// What a line says was paid before the night.
    fn paid_ahead(self, setup: &SetUp, fields: &[String]) -> Option<(u32, Payment)> {
        let field = |column: usize| fields.get(column).map_or("", |field| field.trim());
        if !self.headed {
            let names = self.first.max(self.last.unwrap_or(0)).saturating_add(1);
            return fields.iter().skip(names).find_map(|field| paid_ahead(setup, field));
        }
        let said = field(self.paid?);
        let kind = self.kind.and_then(|kind| how_bought::kind(setup, field(kind)));
        let yes = (words::paid(said) == Some(true)).then_some(Payment::Transfer);
        let payment = yes.or_else(|| how_bought::payment(said));
        Some((kind.unwrap_or(0), payment.filter(|paid| *paid != Payment::Unpaid)?))
    }

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
        if paid.is_empty() && self.paid.is_some() && self.ticked {
            let remark = phrase!(
                "paid-column-is-empty",
                "Nothing is in the column for what was paid. Not paid is taken."
            );
            return ((number.unwrap_or(0), Payment::Unpaid), Some(remark));
        }
        let payment = match (paid, words::paid(paid)) {
            ("", _) | (_, Some(true)) => Some(Payment::Cash),
            (_, Some(false)) => Some(Payment::Unpaid),
            (word, None) => how_bought::payment(word),
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

fn read(tournament: &Tournament, text: &str, answers: &Answers, mut remark: Phrase) -> RosterView {
    let setup = &tournament.setup;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let listed = Sheet::text_of_records(text);
    let text = listed.as_deref().unwrap_or(text);
    let mail = page::is_mail(text);
    let text = &layout::prepared(text);
    let delimiter = layout::delimiter(text);
    let mut known = Known::in_tournament(tournament);
    let mut lines = Vec::new();
    let all: Vec<Record> =
        records(text).into_iter().map(|(line, raw)| Record::of(line, &raw, delimiter)).collect();
    let headed =
        all.iter().position(|record| !record.is_empty() && heading(&record.fields).is_some());
    // Titles may stand above the heading, and nothing that looks like a row.
    let headed = headed.filter(|at| {
        all.iter()
            .take(*at)
            .filter(|record| !page::is_mail_head(&record.raw, mail))
            .all(|record| record.fields.iter().filter(|f| !f.trim().is_empty()).count() <= 1)
    });
    let (records, spread) = if headed.is_some() {
        (all, None)
    } else {
        several(setup, apart(all, mail, delimiter), delimiter)
    };
    let marks = || records.iter().filter_map(|record| Bare::of(record.fields.first()?).mark);
    let ticks = marks().any(|mark| mark == Mark::Tick);
    // Where some answer whether they come, a bare yes or no answers the same.
    let mut replies = records.iter().filter(|record| record.is_list()).any(|record| {
        let said = |field: &String| {
            let bare = Bare::of(unguarded(field));
            let strong = |said: &String| answer(said).is_some_and(|answer| !answer.bare);
            let told =
                |said: &str| answered(said).is_some() && answer(said).is_none_or(|it| !it.bare);
            bare.reply.as_deref().is_some_and(told)
                || bare.remarks.iter().any(strong)
                || strong(field)
        };
        record.fields.iter().any(said)
    });
    // Where the list says of some that they paid, "pending" is about the money of the others, not about their coming.
    let money = records.iter().filter(|record| record.is_list()).any(|record| {
        let paid = |said: &String| words::paid(said) == Some(true) && answer(said).is_none();
        record.fields.iter().any(|field| {
            let bare = Bare::of(unguarded(field));
            paid(field) || bare.reply.iter().chain(&bare.remarks).any(paid)
        })
    });
    let mut records = if headed.is_some() { records } else { with_answers_apart(records) };
    if headed.is_none() {
        set_headings_aside(&mut records);
    }
    let capitals_ahead = has_capitals_ahead(&records);
    let (mut columns, how_read) = unheaded(setup, &records, delimiter);
    let mut questions = Vec::new();
    let no = if replies || headed.is_some() { None } else { bare_no(&records) };
    if let Some(word) = no {
        let question = SheetQuestion::new(
            "no",
            phrase!("what-does-no-mean", "What does “{word}” mean in this list?", word),
            vec![
                phrase!("choice-does-not-come", "Does not come"),
                phrase!("choice-has-not-paid", "Has not paid"),
            ],
            answers,
        );
        // As long as nobody said, it leaves somebody out who can be ticked, and charges nobody.
        replies = question.chosen != Some(1);
        if replies && columns.paid.is_some() {
            (columns.answer, columns.replied) = (columns.paid.take(), true);
        }
        questions.push(question);
    }
    let figures = records.iter().filter(|record| record.is_list() && headed.is_none());
    let figure = figures.into_iter().find_map(|record| {
        let bare = Bare::of(record.fields.first()?);
        Some((bare.figure?, bare.name))
    });
    let mut with_figures = false;
    if let Some((figure, name)) = figure {
        let question = SheetQuestion::new(
            "figures",
            phrase!("what-is-figure", "What is {figure} behind {name}?", figure, name = &name),
            vec![
                phrase!(
                    "choice-chips-or-money",
                    "Chips or money. The name is {name}",
                    name = &name
                ),
                phrase!("choice-part-of-name", "Part of the name"),
            ],
            answers,
        );
        with_figures = question.chosen == Some(1);
        questions.push(question);
    }
    // Capitals, or a comma with a space behind it, leave no doubt.
    let capitals = columns.last.is_some_and(|last| {
        records.iter().filter(|record| record.is_list()).all(|record| {
            let cell = |at: usize| record.fields.get(at).map_or("", |field| unguarded(field));
            uncapitalled(cell(last), cell(columns.first)) != cell(last)
        })
    });
    let spaced = delimiter == b',' && text.contains(", ");
    if headed.is_none()
        && !capitals
        && !spaced
        && let (Some(_), Some(last)) = (&how_read, columns.last)
    {
        let sample = records.iter().find(|record| record.is_list());
        let cell = |at: usize| {
            sample.and_then(|record| record.fields.get(at)).map_or("", |field| unguarded(field))
        };
        let (one, two) = (cell(columns.first).to_string(), cell(last).to_string());
        let choices =
            vec![Phrase::own(format!("{one} {two}")), Phrase::own(format!("{two} {one}"))];
        let question = SheetQuestion::new(
            "name_order",
            phrase!("which-name-is-first", "Which is the first name and the last name?"),
            choices,
            answers,
        );
        if question.chosen == Some(1) {
            columns = Columns { first: last, last: Some(columns.first), ..columns };
        }
        questions.push(question);
    }
    let mut leaving = false;
    for (index, record) in records.iter().enumerate() {
        let Record { number, fields, unclosed, raw, .. } = record;
        let line = to_u32(*number);
        let mut bought = (0, Payment::Cash);
        let mut card = String::new();
        let mut push = |read: Read, card: String, verdict, bought: (u32, Payment), note: Phrase| {
            let (buy_in, payment) = bought;
            let how = how_bought::say(setup, buy_in, payment).unwrap_or_default();
            let (name, last_name) = (read.name, read.last);
            lines.push(RosterLine {
                line,
                name,
                last_name,
                card,
                again: false,
                verdict,
                buy_in,
                payment,
                guest: None,
                how,
                note,
            });
        };
        if fields.iter().all(|field| field.trim().is_empty()) {
            let note = phrase!("an-empty-line", "An empty line.");
            push(Read::default(), card, RosterVerdict::Skipped, bought, note);
            continue;
        }
        if Some(index) == headed {
            if let Some(found) = heading(fields) {
                columns = found;
                columns.answer = found.answer.or_else(|| answer_column(found, &records, index));
                let comes = |record: &Record| {
                    let cell = columns.answer.and_then(|column| record.fields.get(column));
                    let answer = cell.and_then(|cell| answered(cell));
                    answer.is_some_and(|answer| answer.coming == Coming::Yes)
                };
                columns.replied = records.iter().skip(index.saturating_add(1)).any(comes);
                let paid = |record: &Record| {
                    let cell = found.paid.and_then(|column| record.fields.get(column));
                    cell.is_some_and(|cell| words::paid(cell) == Some(true))
                };
                columns.ticked = records.iter().skip(index.saturating_add(1)).any(paid);
            }
            let note = phrase!("the-heading", "The heading.");
            push(Read::default(), card, RosterVerdict::Skipped, bought, note);
            continue;
        }
        if headed.is_some_and(|at| index < at) {
            let note = phrase!("above-the-heading", "It stands above the heading.");
            push(Read::default(), card, RosterVerdict::Skipped, bought, note);
            continue;
        }
        if let Some((verdict, note)) = &record.aside {
            leaving |= mail && page::ends(raw);
            let name =
                if *verdict == RosterVerdict::LeftOut { clean_name(raw) } else { String::new() };
            push(Read { name, last: String::new() }, card, *verdict, bought, note.clone());
            continue;
        }
        let field = |index: usize| fields.get(index).map_or("", |field| unguarded(field));
        // A line without either part of a name has it in another column, or in one.
        let last = columns.last.filter(|last| {
            headed.is_some()
                || [columns.first, *last].iter().any(|at| !field(*at).trim().is_empty())
        });
        let answers = |field: &str| {
            answer(field).is_some_and(|answer| replies || !answer.bare) && !is_owed(field, money)
        };
        let pays = |field: &str| {
            how_bought::read(setup, field).is_some() && (money || folded(field) != "later")
                || words::paid(field).is_some()
                || answers(field)
        };
        let begin = columns.last.unwrap_or(columns.first).min(columns.first);
        let mut first = columns.first;
        if headed.is_none() && last.is_none() {
            // Without a heading a column that is empty, or says what was paid, may stand before the name.
            let named = |at: &usize| !field(*at).trim().is_empty() && !pays(field(*at));
            first = (begin..fields.len()).find(named).unwrap_or(first);
        }
        let mut bare = Bare::of(field(first));
        // Where nobody says who comes, a bare yes or no says what was paid.
        let of_paying = |said: &mut String| !replies && answer(said).is_some_and(|it| it.bare);
        let paying = bare.reply.take_if(of_paying);
        bare.remarks.extend(paying);
        if let Some(figure) = bare.figure.take() {
            if with_figures || headed.is_some() {
                bare.name = format!("{} {figure}", bare.name);
            } else {
                bare.remarks.push(format!("+{figure}"));
            }
        }
        if let Some((verdict, note)) = no_player(raw, &bare, columns, leaving) {
            leaving |= words::takes_leave(raw);
            let name = match verdict {
                RosterVerdict::LeftOut => Read { name: clean_name(raw), last: String::new() },
                _ => Read::default(),
            };
            push(name, card, verdict, bought, note);
            continue;
        }
        let mut behind = None;
        if headed.is_none() {
            let read = [Some(first), last, columns.card, columns.paid];
            for at in
                (columns.from.min(begin)..fields.len()).filter(|at| !read.contains(&Some(*at)))
            {
                let field = field(at);
                if answers(field) {
                    bare.reply = Some(field.to_string());
                    continue;
                }
                if field.trim().is_empty() || pays(field) {
                    continue;
                }
                let more = Bare::of(field);
                bare.remarks.extend(more.remarks);
                bare.reply = bare.reply.or(more.reply);
                if is_addition(&more.name) {
                    bare.name = format!("{}, {}", bare.name, more.name);
                    continue;
                }
                // "Berg, Anna" in a list of "Bo Ek": one word, and what can be its first name.
                let turned = delimiter == b','
                    && last.is_none()
                    && behind.is_none()
                    && bare.reply.is_none()
                    && is_last_name(&bare.name, &more.name)
                    && is_words(&bare.name)
                    && is_words(&more.name)
                    && !(bare.name.starts_with(char::is_uppercase)
                        && more.name.starts_with(char::is_lowercase))
                    && more.name.split_whitespace().count() <= 2;
                if turned {
                    behind = Some(more.name);
                } else {
                    bare.remarks.push(more.name);
                }
            }
        }
        let (raw_name, read) = match last {
            Some(last) => {
                let last = without_bullet(field(last));
                let raw = format!("{} {last}", bare.name).trim().to_string();
                let alone = headed.is_none() && (bare.name.is_empty() || last.is_empty());
                let whole = Read::of(&raw);
                let parts = || Read::parts(&bare.name, &uncapitalled(last, &bare.name));
                (raw, if alone { whole } else { parts() })
            }
            None => {
                let whole = behind
                    .as_ref()
                    .map_or_else(|| bare.name.clone(), |first| format!("{}, {first}", bare.name));
                let short = || Read::of_short_capitals(&whole).filter(|_| capitals_ahead);
                let read = short().unwrap_or_else(|| Read::of(&whole));
                (whole, read)
            }
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
        // Where nobody says what was paid, "later" is when somebody comes.
        let said: Vec<String> = fields
            .iter()
            .map(|field| {
                if !columns.headed && !money && folded(field) == "later" {
                    String::new()
                } else {
                    field.clone()
                }
            })
            .collect();
        (bought, slip) = columns.bought(setup, &said);
        notes.extend(slip);
        let mut ahead = columns.paid_ahead(setup, fields);
        // A column of answers may say instead what was paid.
        let status = columns.answer.map_or("", field);
        if columns.paid.is_none() && answered(status).is_none() {
            let unpaid = words::paid(status) == Some(false);
            let how = how_bought::read(setup, status).filter(|_| !status.is_empty());
            ahead = ahead.or_else(|| paid_ahead(setup, status));
            bought = how.unwrap_or(if unpaid { (bought.0, Payment::Unpaid) } else { bought });
        }
        if behind.is_some() {
            notes.push(phrase!(
                "read-last-name-first",
                "Read with the last name first. Correct it if it is not."
            ));
        }
        let mut remarks = Vec::new();
        let told = |text: &str| {
            let text = clean_text(text.trim_end_matches('.'), 80);
            phrase!("remark-in-list", "Remark: {text}.", text)
        };
        let asked = headed.and_then(|at| records.get(at)).zip(columns.answer);
        let asked = asked.and_then(|(heading, at)| heading.fields.get(at)).map(String::as_str);
        let Attendance { mut absent, mut coming, unsure, said } =
            attendance(record, &bare, asked, columns, replies, money);
        if absent.is_none() && bare.mark == Some(Mark::Cross) {
            coming = Coming::No;
        }
        absent = absent.or_else(|| {
            bare.mark.filter(|mark| *mark == Mark::Cross).map(|mark| mark.sign().to_string())
        });
        remarks.extend(absent.as_deref().map(told));
        notes.extend(unsure.as_deref().map(told));
        remarks.extend(said.as_deref().map(told));
        if let Some(mark) =
            bare.mark.filter(|mark| *mark == Mark::Wait || *mark == Mark::Box && ticks)
        {
            notes.push(told(mark.sign()));
        }
        // "Anna: late" is neither a yes nor a no: it is shown as a remark.
        if let Some(said) = bare.reply.take_if(|said| answered(said).is_none()) {
            if pays(&said) { bare.remarks.push(said) } else { notes.push(told(&said)) }
        }
        let mut plus = None;
        // "(paid, cash)"
        let parted = |said: &String| -> Vec<String> {
            let parts: Vec<&str> = said.split([',', ';', '\u{3001}']).map(str::trim).collect();
            let money = |part: &&str| {
                how_bought::payment(part).is_some()
                    || how_bought::read(setup, part).is_some()
                    || words::paid(part).is_some()
            };
            if parts.len() > 1 && parts.iter().any(money) {
                parts.into_iter().map(String::from).collect()
            } else {
                vec![said.clone()]
            }
        };
        for said in &bare.remarks.iter().flat_map(parted).collect::<Vec<_>>() {
            if answers(said) {
                continue;
            }
            plus = plus.or_else(|| brought(said));
            ahead = ahead.or_else(|| paid_ahead(setup, said));
            // A guest or a figure, and no telephone.
            if said.starts_with('+') && said.chars().filter(char::is_ascii_digit).count() < 6 {
                notes.push(told(said));
                continue;
            }
            match (how_bought::read(setup, said), words::paid(said)) {
                // Where nobody says what was paid, "later" is when somebody comes.
                (Some(_), _) if !money && folded(said) == "later" => notes.push(told(said)),
                (Some(how), _) => bought = how,
                (None, Some(true)) => {}
                (None, Some(false)) => bought.1 = Payment::Unpaid,
                (None, None) => remarks.push(told(said)),
            }
        }
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
        if *unclosed {
            notes.push(phrase!("quotation-not-closed", "A quotation mark is not closed."));
        }
        if name.contains('/') {
            notes.push(phrase!(
                "name-or-nickname",
                "This may be two players, or a name and a nickname. Correct it if it is."
            ));
        }
        let again = known.of_name(&name).next().is_some();
        let answer = match coming {
            Coming::Yes => GuestAnswer::Coming,
            Coming::Maybe => GuestAnswer::Maybe,
            Coming::No => GuestAnswer::NotComing,
        };
        let guest = (!known.is_entered(&name, &card)).then(|| GuestSaid {
            name: read.name.clone(),
            last_name: read.last.clone(),
            card: card.clone(),
            answer: Some(answer),
            plus,
            paid: ahead.map(|(_, payment)| payment),
            buy_in: ahead.map_or(0, |(buy_in, _)| buy_in),
            ..GuestSaid::default()
        });
        if let Some(before) = known.same(&name, &card) {
            notes.insert(0, before);
            notes.insert(1, phrase!("tick-if-other", "Tick it if this is somebody else."));
            notes.extend(remarks);
            push(read, card, RosterVerdict::LeftOut, bought, Phrase::one_after_the_other(notes));
            if let Some(line) = lines.last_mut() {
                (line.again, line.guest) = (again, guest);
            }
            continue;
        }
        if absent.is_some() {
            notes.extend(remarks);
            push(read, card, RosterVerdict::LeftOut, bought, Phrase::one_after_the_other(notes));
            lines.last_mut().into_iter().for_each(|line| line.guest.clone_from(&guest));
            continue;
        }
        notes.extend(known.alike(&name, &card));
        known.note(&name, &card, Some(line));
        let verdict = if notes.is_empty() { RosterVerdict::Player } else { RosterVerdict::Look };
        notes.extend(remarks);
        push(read, card, verdict, bought, Phrase::one_after_the_other(notes));
        if let Some(line) = lines.last_mut() {
            (line.again, line.guest) = (again, guest);
        }
    }
    if !columns.headed {
        let said = [Some(remark), spread, how_read].into_iter().flatten();
        remark =
            Phrase::one_after_the_other(said.filter(|said| !said.is_nothing()).collect::<Vec<_>>());
    }
    if let Some(at) = headed {
        let unread = unread(columns, &records, at);
        if !unread.is_empty() {
            let said = phrase!(
                "columns-not-read",
                "Not read: the columns {columns}.",
                columns = unread.join(", ")
            );
            let all = [remark, said].into_iter().filter(|said| !said.is_nothing());
            remark = Phrase::one_after_the_other(all.collect::<Vec<_>>());
        }
    }
    let players = lines
        .iter()
        .filter(|line| matches!(line.verdict, RosterVerdict::Player | RosterVerdict::Look))
        .count();
    RosterView { lines, questions, players: to_u32(players), remark }
}

/// Sets aside the rows above a list of numbers and names that have neither: a title, and a heading in words that nobody knows.
fn set_headings_aside(records: &mut [Record]) {
    let cell = |record: &Record, at: usize| {
        record.fields.get(at).map_or_else(String::new, |field| unguarded(field).trim().to_string())
    };
    let counts = |record: &Record| {
        let number = cell(record, 0);
        let figures = number.trim_end_matches(['.', ')']);
        !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit())
            || words::is_stamp(&number)
    };
    let fits = |record: &Record| counts(record) && is_words(&cell(record, 1));
    let Some(first) = records.iter().position(|record| record.is_list() && fits(record)) else {
        return;
    };
    let (above, below) = records.split_at_mut(first);
    let rows = below.iter().filter(|record| record.is_list()).count();
    if rows < 3 || !below.iter().filter(|record| record.is_list()).all(fits) {
        return;
    }
    for record in above.iter_mut().filter(|record| record.is_list() && !counts(record)) {
        let wide = record.fields.iter().filter(|field| !field.trim().is_empty()).count() > 1;
        record.aside = Some(if wide {
            (RosterVerdict::Skipped, phrase!("the-heading", "The heading."))
        } else {
            let note =
                phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
            (RosterVerdict::LeftOut, note)
        });
    }
}

/// Whether a list has its last names first and in capitals: "BERG Anna".
fn has_capitals_ahead(records: &[Record]) -> bool {
    let list = || records.iter().filter(|record| record.is_list());
    let ahead = |record: &&Record| {
        let name = record.fields.first().map(|field| Bare::of(unguarded(field)).name);
        name.is_some_and(|name| {
            let last = Read::of(&name).last;
            !last.is_empty() && folded(&name).starts_with(&folded(&last))
        })
    };
    list().filter(ahead).count().saturating_mul(2) > list().count()
}

/// The records with a dash before a bare yes or no, where most end with one: "Anna no".
fn with_answers_apart(records: Vec<Record>) -> Vec<Record> {
    let parts = |record: &Record| {
        let [field] = record.fields.as_slice() else { return None };
        let (name, said) = field.trim().rsplit_once(' ').filter(|_| record.is_list())?;
        let word =
            answer(said).is_some_and(|answer| answer.bare) && said.chars().all(char::is_lowercase);
        let apart = name.ends_with(['-', '\u{2013}', '\u{2014}']);
        // "Anna says yes" has been told apart by its verb.
        let told = Bare::of(field).reply.is_some();
        (word && said.len() > 1 && is_words(without_bullet(name)) && !apart && !told)
            .then(|| format!("{name} - {said}"))
    };
    let list = records.iter().filter(|record| record.is_list()).count();
    let apart = records.iter().filter(|record| parts(record).is_some()).count();
    if apart < 2 || apart.saturating_mul(2) < list {
        return records;
    }
    let with = |record: Record| match parts(&record) {
        Some(field) => Record { fields: vec![field], ..record },
        None => record,
    };
    records.into_iter().map(with).collect()
}

/// The bare "no" of a list in which nothing says whether it is about coming or about paying.
fn bare_no(records: &[Record]) -> Option<String> {
    let mut found = None;
    for record in records.iter().filter(|record| record.is_list()) {
        let bare = Bare::of(record.fields.first()?);
        let fields = record.fields.iter().skip(1).map(|field| unguarded(field).to_string());
        for said in bare.remarks.into_iter().chain(bare.reply).chain(fields) {
            match answer(&said) {
                Some(answer)
                    if answer.bare
                        && answer.coming == Coming::No
                        && said.chars().any(char::is_alphabetic) =>
                {
                    found.get_or_insert(said);
                }
                None if words::paid(&said).is_some() || how_bought::payment(&said).is_some() => {
                    return None;
                }
                _ => {}
            }
        }
    }
    found
}

/// Whether a word that may be about coming or about paying is about paying: "pending", in a list of who has paid.
fn is_owed(said: &str, money: bool) -> bool {
    money
        && words::paid(said) == Some(false)
        && answer(said).is_some_and(|answer| answer.coming == Coming::Maybe)
}

/// What was paid before the night where these words say so: the kind of buy-in and the means. Who writes no more than “paid” has
/// sent the money.
fn paid_ahead(setup: &SetUp, words: &str) -> Option<(u32, Payment)> {
    let how = how_bought::read(setup, words).filter(|_| !words.trim().is_empty());
    let sent = (words::paid(words) == Some(true) && answer(words).is_none_or(|it| !it.bare))
        .then_some((0, Payment::Transfer));
    how.or(sent).filter(|(_, payment)| *payment != Payment::Unpaid)
}

/// How many a guest brings along: “+1”.
fn brought(said: &str) -> Option<u32> {
    let number: String = said.strip_prefix('+')?.trim().chars().collect();
    number.parse().ok().filter(|number| (1..=MOST_BROUGHT).contains(number))
}

/// Whether somebody comes, by the words of the list.
struct Attendance {
    /// Whether.
    coming: Coming,
    /// Of somebody who does not come, or may not.
    absent: Option<String>,
    /// An answer that the reader does not understand.
    unsure: Option<String>,
    /// Of somebody who comes and says more.
    said: Option<String>,
}

fn attendance(
    record: &Record,
    bare: &Bare,
    asked: Option<&str>,
    columns: Columns,
    replies: bool,
    money: bool,
) -> Attendance {
    let nothing = Attendance { coming: Coming::Yes, absent: None, unsure: None, said: None };
    let absent = |text: &str, coming: Coming| Attendance {
        coming,
        absent: Some(text.to_string()),
        unsure: None,
        said: None,
    };
    if let Some(group) = &record.group {
        let label = group.rsplit_once('(').map_or(group.as_str(), |(before, _)| before);
        return absent(group, answered(label).map_or(Coming::Maybe, |answer| answer.coming));
    }
    if let Some(column) = columns.answer {
        let cell = record.fields.get(column).map_or("", |cell| unguarded(cell));
        let told = |cell: &str| match asked {
            Some(head) if head.ends_with(['?', ':', '\u{ff1f}']) => format!("{head} {cell}"),
            Some(head) => format!("{head}: {cell}"),
            None => cell.to_string(),
        };
        let coming = answered(cell).filter(|_| !is_owed(cell, money));
        return match coming.map(|answer| answer.coming) {
            Some(Coming::Yes) if answer(cell).is_some() => nothing,
            Some(Coming::Yes) => Attendance { said: Some(told(cell)), ..nothing },
            Some(coming) => absent(&told(cell), coming),
            None if cell.is_empty() && columns.replied => absent(&told("\u{2013}"), Coming::Maybe),
            None if cell.is_empty()
                || words::paid(cell).is_some()
                || how_bought::payment(cell).is_some() =>
            {
                nothing
            }
            None => Attendance { unsure: Some(told(cell)), ..nothing },
        };
    }
    let about_coming = |said: &&String| !is_owed(said, money);
    let reply = bare.reply.iter().filter(about_coming);
    let reply = reply.into_iter().find_map(|said| Some((answered(said)?, said)));
    let remark = || {
        let all = bare.remarks.iter().filter(about_coming);
        let all = all.filter_map(|said| Some((answer(said)?, said)));
        all.into_iter().find(|(answer, _)| replies || !answer.bare)
    };
    match reply.or_else(remark) {
        Some((answer, said)) if answer.coming != Coming::Yes => absent(said, answer.coming),
        _ => nothing,
    }
}

/// The column without a heading that is known in which every word says whether somebody comes, and some do not.
fn answer_column(found: Columns, records: &[Record], heading: usize) -> Option<usize> {
    let rows = || records.iter().skip(heading.saturating_add(1));
    let taken = [Some(found.first), found.last, found.card, found.kind, found.paid];
    let wide = rows().map(|record| record.fields.len()).max().unwrap_or(0);
    let else_asked = |at: usize| {
        let head = records.get(heading).and_then(|record| record.fields.get(at));
        head.is_some_and(|head| asks_else(&folded(unguarded(head))))
    };
    (0..wide).filter(|at| !taken.contains(&Some(*at)) && !else_asked(*at)).find(|at| {
        let cells = || {
            let cells = rows().filter_map(|record| record.fields.get(*at));
            cells.filter(|cell| !cell.trim().is_empty())
        };
        let refuses = |cell: &String| {
            answer(cell).is_some_and(|answer| !answer.bare && answer.coming != Coming::Yes)
        };
        cells().all(|cell| answer(cell).is_some()) && cells().any(refuses)
    })
}

/// The headings of columns that nothing is made of: of those with words, or with figures that count people.
fn unread(columns: Columns, records: &[Record], heading: usize) -> Vec<String> {
    let Columns { first, last, card, kind, paid, answer, .. } = columns;
    let taken = [Some(first), last, card, kind, paid, answer];
    let heads = records.get(heading).map(|record| record.fields.as_slice()).unwrap_or_default();
    let plain = |cell: &str| {
        !cell.is_empty() && !cell.contains('@') && !words::is_stamp(cell) && cell.len() <= 40
    };
    let open = |at: usize| {
        let rows = records.iter().skip(heading.saturating_add(1));
        let cells =
            rows.filter_map(|record| record.fields.get(at)).map(|cell| unguarded(cell).trim());
        let cells: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
        !cells.is_empty() && cells.iter().all(|cell| plain(cell))
    };
    let all = heads.iter().enumerate().filter(|(at, _)| !taken.contains(&Some(*at)) && open(*at));
    all.map(|(_, head)| clean_text(unguarded(head), 40)).filter(|head| !head.is_empty()).collect()
}

/// Why a line of a list is no player: an empty seat, a sum, a heading of a part, or words of the mail around the list, which are
/// offered in case they are a name.
fn no_player(
    raw: &str,
    bare: &Bare,
    columns: Columns,
    leaving: bool,
) -> Option<(RosterVerdict, Phrase)> {
    let nobody =
        || (RosterVerdict::Skipped, phrase!("no-player-in-line", "No player is in this line."));
    let sits = bare.name.is_empty()
        || bare
            .remarks
            .iter()
            .any(|said| words::nobody(said) && words::paid(said).is_none_or(|paid| paid));
    // "Host: Anna Berg" names somebody.
    let named = bare.reply.as_ref().is_some_and(|said| {
        is_words(said) && said.starts_with(char::is_uppercase) && !words::nobody(said)
    });
    if named && words::nobody(&bare.name) && answer(&bare.name).is_none() {
        let note = phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
        return Some((RosterVerdict::LeftOut, note));
    }
    if words::nobody(&bare.name) || sits && words::nobody(raw) {
        return Some(nobody());
    }
    // "Player 3:", and nobody behind it.
    if raw
        .trim_end()
        .strip_suffix([':', '-', '.'])
        .is_some_and(|label| is_numbered(label.trim_end()))
    {
        return Some(nobody());
    }
    let signs = |name: &str| name.chars().all(|c| c.is_ascii_punctuation());
    let dashes =
        |name: &str| name.chars().all(|c| matches!(c, '-' | '\u{2013}' | '\u{2014}' | ' '));
    if !bare.name.is_empty() && (signs(&bare.name) && columns.headed || dashes(&bare.name)) {
        return Some(nobody());
    }
    if !bare.name.is_empty() && !bare.name.chars().any(char::is_alphabetic) {
        return Some((
            RosterVerdict::LeftOut,
            phrase!("no-letter-in-name", "There is no letter in it. Tick it if it is a player."),
        ));
    }
    // "I'm in": who says so is in another line.
    if matches!(
        folded(&bare.name).replace('\u{2019}', "'").as_str(),
        "i" | "i'm" | "i am" | "i'll" | "me" | "we" | "ich" | "wir" | "je" | "yo" | "nosotros"
    ) && bare.reply.is_some()
    {
        let note = phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
        return Some((RosterVerdict::LeftOut, note));
    }
    // "I'll bring Anna and Bo": who says so, and whom, is no name of a player.
    let low = folded(&bare.name).replace('\u{2019}', "'");
    let speaks = [
        "i'll ",
        "i will ",
        "i'm ",
        "i am ",
        "i can ",
        "we're ",
        "we are ",
        "we'll ",
        "ich bringe ",
        "wir ",
        "je viens ",
        "j'",
    ];
    if low.contains(' ') && speaks.iter().any(|word| low.starts_with(word)) {
        let note = phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
        return Some((RosterVerdict::LeftOut, note));
    }
    // "Rank Player Points": the heading of columns that only spaces part.
    let heads = |word: &str| {
        let word = folded(word);
        words::NAME.contains(&word.as_str())
            || [
                "rank", "pos", "place", "points", "pts", "chips", "seat", "table", "#", "nr",
                "platz", "punkte", "stack",
            ]
            .contains(&word.as_str())
    };
    if bare.name.split_whitespace().count() > 1 && bare.name.split_whitespace().all(heads) {
        return Some(nobody());
    }
    // "(2 more TBC)"
    let inner = raw.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    if inner.is_some_and(|inner| {
        inner.contains(' ') && inner.starts_with(|c: char| c.is_ascii_digit() || c.is_lowercase())
    }) {
        let note = phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
        return Some((RosterVerdict::LeftOut, note));
    }
    // "+1 guest": somebody without a name.
    if bare.name.starts_with('+') && bare.name.contains(|c: char| c.is_ascii_digit()) {
        let note = phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
        return Some((RosterVerdict::LeftOut, note));
    }
    if columns.headed || columns.last.is_some() {
        return None;
    }
    if words::heads(raw) {
        return Some(nobody());
    }
    let mail = |note: Phrase| Some((RosterVerdict::LeftOut, note));
    if leaving {
        return mail(phrase!(
            "a-signature",
            "This looks like a signature. Tick it if it is a player."
        ));
    }
    if words::greets(raw) || words::takes_leave(raw) {
        return mail(phrase!(
            "a-greeting",
            "This looks like a greeting. Tick it if it is a player."
        ));
    }
    // "Count me in, bringing a friend", "Sorry, can't make it": who says so is in another line.
    let first = raw.split_once(',').map_or("", |(first, _)| first);
    let alone =
        bare.reply.is_none() && bare.remarks.is_empty() && !raw.contains([',', ':', ';', '\t']);
    // "Dabei sind Anna, Bo und Cy."
    let tells = raw.split_once(' ').is_some_and(|(first, rest)| {
        rest.starts_with(char::is_lowercase) && answer(first).is_some_and(|answer| !answer.bare)
    });
    let answers = answer(first).is_some_and(|answer| !answer.bare);
    if answers && bare.name.starts_with(char::is_lowercase)
        || words::excuses(&bare.name)
        || words::is_sentence(&bare.name)
        || tells && words::is_sentence(raw)
        || alone && raw.ends_with('!') && words::is_sentence(without_bullet(raw))
    {
        return mail(phrase!(
            "a-sentence",
            "This looks like a sentence. Tick it if it is a player."
        ));
    }
    None
}

/// The records with what is no part of the list set aside: the head of a mail, titles, and what heads a part of the list. A word
/// before a colon that heads a part is taken off the names behind it.
fn apart(all: Vec<Record>, mail: bool, delimiter: u8) -> Vec<Record> {
    let raws: Vec<String> =
        all.iter().filter(|record| !record.is_empty()).map(|record| record.raw.clone()).collect();
    let nobody =
        || (RosterVerdict::Skipped, phrase!("no-player-in-line", "No player is in this line."));
    // What most lines look like is no title.
    let likely = raws.iter().filter(|raw| page::title(raw) == Some(page::Title::Likely));
    let all_alike = raws.len() > 1 && likely.count().saturating_mul(2) > raws.len();
    // A page of a group has below each name, in a line of its own, whether they come.
    let alone = |raw: &String| answer(raw).filter(|answer| !answer.bare);
    let ends = |raw: Option<&String>| raw.is_some_and(|raw| alone(raw).is_some());
    // Where every other line is one, a bare yes or no is an answer, too.
    let bare_lines = raws.iter().filter(|raw| answer(raw).is_some()).count();
    let by_turns = bare_lines > 1
        && bare_lines.saturating_mul(2) == raws.len()
        && raws.iter().skip(1).step_by(2).all(|raw| answer(raw).is_some());
    let stacked = by_turns
        || raws.iter().filter_map(alone).count() > 1 && !ends(raws.first()) && ends(raws.last());
    let alone = |raw: &String| answer(raw).filter(|answer| by_turns || !answer.bare);
    // "Yes" above the names of those who said so, and "No" above others.
    let mut kinds: Vec<Coming> = raws.iter().filter_map(|raw| Some(answer(raw)?.coming)).collect();
    kinds.dedup();
    let told_above = !stacked
        && kinds.len() > 1
        && raws.first().is_some_and(|raw| answer(raw).is_some())
        && raws.last().is_some_and(|raw| answer(raw).is_none());
    let labels = raws.iter().filter_map(|raw| Some(answer(raw.split_once(':')?.0)?.coming));
    let labels: Vec<Coming> = labels.collect();
    let by_labels = labels.len() > 1 && labels.windows(2).any(|pair| pair.first() != pair.last());
    let mut begun = false;
    let (mut filled, mut group, mut labelled, mut poll) = (0_usize, None, false, false);
    let mut made = Vec::new();
    for mut record in all {
        if record.is_empty() {
            made.push(record);
            continue;
        }
        filled = filled.saturating_add(1);
        let raw = record.raw.clone();
        let labels = raw.replace('\u{3001}', ", ");
        // "Out - Dee"
        let dash = || {
            let parts = labels.split_once(" - ").or_else(|| labels.split_once(" \u{2013} "));
            parts.filter(|(label, _)| answer(label).is_some_and(|answer| !answer.bare))
        };
        let colon = labels.split_once([':', '\u{ff1a}']).or_else(dash);
        let colon = colon.map(|(label, rest)| (label.trim(), rest.trim()));
        let of_group = |label: &str| {
            let label = without_marks(label).0.trim_end_matches([':', '\u{ff1a}', ' ']);
            let bare = label.rsplit_once('(').map_or(label, |(before, _)| before.trim());
            let bare = bare.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
            answer(bare).filter(|answer| answer.coming != Coming::Yes).map(|_| label.to_string())
        };
        let label = colon.filter(|(label, rest)| {
            // "No (1): Dee Moe"
            let counted = label.strip_suffix(')').and_then(|label| label.rsplit_once('('));
            let counted = counted.is_some_and(|(said, many)| {
                answer(said.trim()).is_some() && many.parse::<u32>().is_ok()
            });
            let said = answer(label).is_some_and(|answer| !answer.bare);
            let heads = said
                || counted
                || comes_late(label)
                || words::heads(&format!("{label}:"))
                || lists_names(label, rest);
            // "No: 2", and those two below it; "Yes: Anna, Bo" above "No: Cy".
            let counts = answer(label).is_some() && (rest.parse::<u32>().is_ok() || by_labels);
            !rest.is_empty() && (heads && answered(rest).is_none() || counts)
        });
        let guest = Bare::of(&raw).remarks.iter().any(|said| said.starts_with('+'));
        let one_of_several =
            is_numbered(&raw) && raws.iter().filter(|raw| is_numbered(raw)).count() > 1;
        let may_be_title = !begun
            && !all_alike
            && !one_of_several
            && !raw.contains('\t')
            && !words::greets(&raw)
            && !words::is_table(&raw)
            && !guest;
        let seats_follow = raws.get(filled).is_some_and(|next| {
            crate::roster_name::without_seat(next) != next && !words::is_table(next)
        });
        if page::is_calendar(&record.fields) {
            record.aside = Some(nobody());
            poll = true;
        } else if let Some(answer) = alone(&raw).filter(|_| stacked) {
            let named = made
                .iter_mut()
                .rev()
                .find(|one: &&mut Record| one.is_list() && !words::nobody(&one.raw));
            if let Some(named) = named.filter(|_| answer.coming != Coming::Yes) {
                named.group = Some(raw);
            }
            record.aside = Some(nobody());
        } else if page::is_mail_head(&raw, mail)
            || page::says_who_wrote(&raw)
            || mail && page::ends(&raw)
        {
            record.aside = Some(nobody());
        } else if let Some((label, rest)) = label {
            group = of_group(label);
            labelled = true;
            let later = comes_late(label) && !rest.contains(',');
            let rest = if later { format!("{rest} ({label})") } else { rest.to_string() };
            let rest = rest.as_str();
            if rest.chars().any(char::is_alphabetic) {
                let apart = if lists_names(label, rest) { b',' } else { delimiter };
                record = Record::of(record.number, unstopped(rest), apart);
                record.labelled = Some(true);
                record.group.clone_from(&group);
            } else {
                record.aside = Some(nobody());
            }
            begun = true;
        } else if words::heads(&raw)
            || words::is_table(&raw) && seats_follow
            || heads_a_part(&raw) && raws.get(filled).is_some_and(|next| !heads_a_part(next))
            || told_above && answer(&raw).is_some()
        {
            group = of_group(&raw);
            labelled |= !words::is_table(&raw);
            record.aside = Some(nobody());
        } else if let Some(title) = page::title(&raw).filter(|_| may_be_title) {
            let likely =
                phrase!("a-sentence", "This looks like a sentence. Tick it if it is a player.");
            record.aside = Some(match title {
                page::Title::Sure => nobody(),
                page::Title::Likely => (RosterVerdict::LeftOut, likely),
            });
        } else {
            begun |= record.is_list() && !words::is_sentence(&raw);
            record.labelled = labelled.then_some(false);
            record.group.clone_from(&group);
            // Below the days of a poll a cell says that its day suits.
            let named = record.fields.first().is_some_and(|first| !first.trim().is_empty());
            if poll && named && record.fields.len() > 1 {
                let suits = |cell: &String| {
                    !cell.trim().is_empty()
                        && answer(cell).is_none_or(|answer| answer.coming != Coming::No)
                };
                if !record.fields.iter().skip(1).any(suits) {
                    record.group = Some("\u{2013}".into());
                }
                // A cell with other words is no answer for its day.
                let told = |cell: &String| {
                    answer(cell.trim_matches(['(', ')', ' '])).is_some()
                        || !cell.chars().any(char::is_alphabetic)
                };
                if record.fields.iter().skip(1).all(told) {
                    record.fields.truncate(1);
                }
            }
        }
        made.push(record);
    }
    made
}

/// Whether a label heads those who come, and later: "Late: Anna", "Kommt sp\u{e4}ter: Bo".
fn comes_late(label: &str) -> bool {
    matches!(
        folded(label).trim(),
        "late"
            | "later"
            | "running late"
            | "coming late"
            | "coming later"
            | "arriving late"
            | "spater"
            | "kommt spater"
            | "kommen spater"
            | "verspatet"
            | "retard"
            | "en retard"
            | "plus tard"
            | "tarde"
            | "mas tarde"
            | "llegan tarde"
            | "in ritardo"
            | "piu tardi"
            | "later erbij"
            | "te laat"
            | "komt later"
            | "senare"
            | "kommer senare"
            | "mais tarde"
            | "\u{9045}\u{523b}"
    )
}

/// Whether a line is a long answer alone, which heads those who gave it: "Attending", "N\u{e3}o v\u{e3}o \u{274c}".
fn heads_a_part(raw: &str) -> bool {
    let bare = without_marks(raw).0.trim_end_matches(|c: char| !c.is_alphanumeric());
    let word = bare.split_whitespace().count() == 1 || without_marks(raw).1.is_some();
    word && bare.chars().count() >= 5 && answer(bare).is_some_and(|answer| !answer.bare)
}

/// Whether what stands behind a label is a list of names: three at least, or two of a team.
fn lists_names(label: &str, rest: &str) -> bool {
    const TEAMS: [&str; 9] =
        ["team", "group", "gruppe", "equipe", "groupe", "equipo", "squadra", "flight", "day"];
    let fields = fields(unstopped(rest), b',');
    let record = Record { fields, ..Record::default() };
    let names = listed(&record);
    let large = |name: &String| {
        is_words(name)
            && !name.starts_with(char::is_lowercase)
            && answer(name).is_none()
            && words::paid(name).is_none()
            && !places::is_country(name)
    };
    let low = folded(label);
    let team = low.split_whitespace().next().is_some_and(|word| TEAMS.contains(&word));
    let least = if team { 2 } else { 3 };
    rest.contains(',') && names.len() >= least && names.iter().all(large)
}

/// A list without the full stop at its end, which is none of a last name cut short.
fn unstopped(text: &str) -> &str {
    let bare = text.trim_end().strip_suffix('.').unwrap_or(text);
    let last = bare.split_whitespace().next_back().unwrap_or("");
    if last.chars().count() > 2 { bare } else { text }
}

/// Lines of several names, each as a record of its own: a list in one line, or columns of names side by side.
fn several(setup: &SetUp, all: Vec<Record>, delimiter: u8) -> (Vec<Record>, Option<Phrase>) {
    let is_name = |cell: &str| {
        let bare = Bare::of(cell);
        let name = bare.name.trim();
        let in_parts = name.split(',').all(is_words);
        // "Dabei sind Anna"
        let begins = name.split_once(' ').and_then(|(first, _)| answer(first));
        !name.is_empty()
            && in_parts
            && begins.is_none_or(|answer| answer.bare)
            && how_bought::read(setup, cell).is_none()
            && words::paid(cell).is_none()
            && answer(cell).is_none()
            && !places::is_country(cell)
    };
    let full = |cell: &str| is_name(cell) && Bare::of(cell).name.split_whitespace().count() > 1;
    // "Cem & Dora" in a line of its own.
    let two = |record: Record| -> Vec<Record> {
        let [field] = record.fields.as_slice() else { return vec![record] };
        let signs = [" & ", " and ", " und ", " et ", " och "];
        let parts = signs.iter().find_map(|sign| field.split_once(sign));
        let parts = parts.map(|(one, other)| [one.trim().to_string(), other.trim().to_string()]);
        let large = |name: &String| {
            is_name(name)
                && !is_guest(name)
                && name.split_whitespace().all(|word| word.starts_with(char::is_uppercase))
        };
        match parts.filter(|parts| record.is_list() && parts.iter().all(large)) {
            None => vec![record],
            Some(parts) => parts
                .map(|name| Record { fields: vec![name.clone()], raw: name, ..record.clone() })
                .into(),
        }
    };
    let all: Vec<Record> = all.into_iter().flat_map(two).collect();
    let filled: Vec<&Record> = all.iter().filter(|record| record.is_list()).collect();
    let cells = |record: &Record| -> Vec<String> {
        record
            .fields
            .iter()
            .map(|field| unguarded(field).to_string())
            .filter(|field| !field.is_empty())
            .collect()
    };
    let headed_tables = filled.first().is_some_and(|record| {
        let cells = cells(record);
        cells.len() > 1 && cells.iter().all(|cell| words::heads(cell))
    });
    // Of one line with several names; of many, where the lines have names and not the same number of them, or full ones.
    let lists = |record: &Record| {
        let cells = listed(record);
        cells.len() >= 3 && cells.iter().all(|cell| is_name(cell))
    };
    // "Berg, Anna; Lind, Bo"
    let turned = |record: &Record| {
        let cells = cells(record);
        let parts = |cell: &String| {
            is_name(cell) && Read::of(&Bare::of(cell).name).name != Bare::of(cell).name
                || full(cell)
        };
        delimiter == b';'
            && cells.len() > 1
            && cells.iter().all(parts)
            && cells.iter().any(|cell| cell.contains(','))
    };
    let pairs =
        filled.iter().filter(|record| turned(record)).count().saturating_mul(2) > filled.len();
    // Below "Players:" lines of full names are lists.
    let below = |record: &&Record| {
        let cells = listed(record);
        match record.labelled {
            Some(true) => cells.len() > 1 && cells.iter().all(|cell| is_name(cell)),
            Some(false) => cells.len() > 1 && cells.iter().all(|cell| full(cell)),
            None => false,
        }
    };
    let labelled = filled.iter().copied().filter(|record| below(record)).count().saturating_mul(2)
        > filled.len();
    // "Players: Anna, Bo and Cy" is a list whatever the other lines are; below "Players:" one line of names is, too.
    let below_alone = filled
        .iter()
        .filter(|record| record.labelled == Some(false) && listed(record).len() > 1)
        .count()
        == 1;
    // "Dee, Ed & Flo" among single names.
    let with_comma = filled.iter().filter(|record| cells(record).len() > 1).count();
    let joined = |record: &Record| {
        let last = cells(record).pop().unwrap_or_default();
        let one = Record { fields: vec![last], ..Record::default() };
        let large = |name: &String| {
            name.split_whitespace().all(|word| word.starts_with(char::is_uppercase))
        };
        with_comma == 1 && listed(&one).len() > 1 && listed(record).iter().all(large)
    };
    let own = |record: &Record| {
        let many = match record.labelled {
            Some(true) => 2,
            Some(false) if below_alone => 3,
            _ if joined(record) => 3,
            _ => return false,
        };
        let cells = listed(record);
        cells.len() >= many && cells.iter().all(|cell| is_name(cell))
    };
    // "Anna Berg, Bo Ek, Cy Li" between sentences, or "Anna, Bo, Cy" behind the sign of a poll.
    let uneven_lists = |record: &Record| {
        let cells = listed(record);
        let large = |cell: &String| {
            let name = Bare::of(cell).name;
            !name.is_empty()
                && name.split_whitespace().all(|word| !word.starts_with(char::is_lowercase))
        };
        let marked = without_marks(&record.raw).1.is_some();
        let long = cells.iter().all(|cell| full(cell));
        delimiter == b','
            && cells.len() >= if marked || record.raw.ends_with(',') { 2 } else { 3 }
            && (long || marked && cells.len() >= 3)
            && cells.iter().all(|cell| is_name(cell) && large(cell))
    };
    let wide: Vec<usize> = filled.iter().map(|record| cells(record).len()).collect();
    let uneven = wide.iter().any(|count| Some(count) != wide.first());
    let some_lists = uneven && filled.iter().any(|record| uneven_lists(record));
    let spread = |record: &Record| {
        let cells = listed(record);
        some_lists
            && (uneven_lists(record)
                || delimiter == b',' && cells.len() == 2 && cells.iter().all(|cell| full(cell)))
    };
    let some_own = some_lists || filled.iter().any(|record| own(record));
    // "Anna Berg <anna@berg.example>; Li, Bo <bo@li.example>"
    let addressed = |record: &Record| {
        let cells = cells(record);
        cells.iter().filter(|cell| cell.contains('<') && cell.contains('@')).count() > 1
    };
    let some_addressed = filled.iter().any(|record| addressed(record));
    let one = filled.len() == 1 && filled.first().is_some_and(|record| lists(record));
    let many = filled.len() > 1
        && uneven
        && filled.iter().filter(|record| lists(record)).count().saturating_mul(2) > filled.len();
    let side = delimiter != b','
        && filled.len() > 1
        && filled
            .iter()
            .filter(|record| {
                let cells = cells(record);
                cells.len() > 1 && cells.iter().all(|cell| full(cell))
            })
            .count()
            .saturating_mul(2)
            > filled.len();
    let every = one || many || side || headed_tables || pairs || labelled;
    if !(every || some_own || some_addressed) {
        return (all, None);
    }
    let mut made = Vec::new();
    for record in all {
        let cells = match () {
            () if addressed(&record) => cells(&record),
            () if one || many || labelled || own(&record) || spread(&record) => listed(&record),
            () if every => cells(&record),
            () => Vec::new(),
        };
        if cells.len() < 2 || record.aside.is_some() {
            made.push(record);
            continue;
        }
        for cell in cells {
            made.push(Record { fields: vec![cell.clone()], raw: cell, ..record.clone() });
        }
    }
    let remark = (side && !pairs || headed_tables)
        .then(|| phrase!("read-as-columns-of-names", "Each column was read as names."));
    (made, remark)
}

/// The names of a line that lists them: "Players: Anna, Bo and Cy".
fn listed(record: &Record) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for field in &record.fields {
        let field = unguarded(field);
        let mut rest = vec![field];
        // "Cy + 2 friends" is one, and whom they bring.
        let brings = field.split_once(" + ").is_some_and(|(_, more)| is_guest(more.trim()));
        for sign in [
            " and ", " und ", " et ", " y ", " och ", " e ", " en ", " & ", " / ", " | ",
            " \u{b7} ", " + ",
        ] {
            if !(brings && sign == " + ") {
                rest = rest.into_iter().flat_map(|text| text.split(sign)).collect();
            }
        }
        all.extend(
            rest.into_iter().map(str::trim).filter(|name| !name.is_empty()).map(String::from),
        );
    }
    all
}

/// A line of the list in cells.
#[derive(Clone, Default)]
struct Record {
    number: usize,
    fields: Vec<String>,
    unclosed: bool,
    /// The line as it stands.
    raw: String,
    /// Why it is no part of the list, where it is none.
    aside: Option<(RosterVerdict, Phrase)>,
    /// The group that it stands in, of those who do not come or may not.
    group: Option<String>,
    /// Whether a label such as "Players:" stands before its own names; absent where none stands above them either.
    labelled: Option<bool>,
}

impl Record {
    /// Whether it is a line of the list itself.
    fn is_list(&self) -> bool {
        !self.is_empty()
            && self.aside.is_none()
            && !words::greets(&self.raw)
            && !words::takes_leave(&self.raw)
    }

    fn is_empty(&self) -> bool {
        self.fields.iter().all(|field| field.trim().is_empty())
    }

    fn of(number: usize, raw: &str, delimiter: u8) -> Self {
        let unclosed = raw.matches('"').count().checked_rem(2) == Some(1);
        let fields = if unclosed {
            fields(&raw.replace('"', ""), delimiter)
        } else {
            fields(raw, delimiter)
        };
        let fields = with_brackets_whole(fields, delimiter);
        Self { number, fields, unclosed, raw: raw.trim().to_string(), ..Self::default() }
    }
}

/// The fields with those put together again that a sign within brackets parted: "Anna (paid, cash)". A bracket that nothing closes
/// parts as ever.
fn with_brackets_whole(fields: Vec<String>, delimiter: u8) -> Vec<String> {
    let opens = |field: &str| {
        let open = field.rfind(['(', '[', '\u{ff08}']);
        open.is_some_and(|at| !field.get(at..).unwrap_or("").contains([')', ']', '\u{ff09}']))
    };
    let closes = |field: &String| {
        let close = field.find([')', ']', '\u{ff09}']);
        close.is_some_and(|at| !field.get(..at).unwrap_or("").contains(['(', '[', '\u{ff08}']))
    };
    let mut whole: Vec<String> = Vec::with_capacity(fields.len());
    let mut rest = fields.as_slice();
    while let Some((field, behind)) = rest.split_first() {
        let close = if opens(field) { behind.iter().position(closes) } else { None };
        let (more, after) = behind
            .split_at_checked(close.map_or(0, |at| at.saturating_add(1)))
            .unwrap_or((&[], behind));
        let between = if delimiter == b'\t' { "" } else { &char::from(delimiter).to_string() };
        whole.push(more.iter().fold(field.clone(), |all, more| format!("{all}{between} {more}")));
        rest = after;
    }
    whole
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

    /// Whether a player of the tournament is called the same, and has no other card.
    fn is_entered(&self, name: &str, card: &str) -> bool {
        let entered = self.of_name(name).filter(|same| same.line.is_none());
        entered.into_iter().any(|same| same.card.is_empty() || card.is_empty() || same.card == card)
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
    let plain = Columns {
        first: 0,
        last: None,
        card: None,
        kind: None,
        paid: None,
        answer: None,
        replied: false,
        from: usize::MAX,
        headed: false,
        ticked: false,
    };
    let cells = |record: &Record, at: usize| -> String {
        record.fields.get(at).map_or_else(String::new, |field| unguarded(field).to_string())
    };
    let filled = || records.iter().filter(|record| record.is_list());
    // A number, or the dot of a list, in a column of its own before the names.
    let is_sign = |cell: &str| {
        !cell.is_empty()
            && (!cell.chars().any(char::is_alphabetic)
                || words::is_stamp(cell)
                || words::is_code(cell))
    };
    let mut plain = plain;
    if filled().count() > 0
        && filled().all(|record| is_sign(&cells(record, 0)) && is_words(&cells(record, 1)))
    {
        let number =
            |record: &Record| cells(record, 0).trim_end_matches(['.', ')']).parse::<usize>().ok();
        let counted = (1_usize..).zip(filled()).all(|(line, record)| number(record) == Some(line));
        let code = |record: &Record| words::is_code(&cells(record, 0));
        let carded = |record: &Record| number(record).is_some() || code(record);
        let card = Some(0).filter(|_| !counted && filled().all(carded));
        // Chips are no numbers of cards.
        let chips = |record: &Record| {
            let figures = cells(record, 0).chars().any(|c| c.is_ascii_digit());
            figures
                && !code(record)
                && number(record).is_none_or(|number| number.checked_rem(25) == Some(0))
        };
        let chips = !counted && filled().count() > 1 && filled().all(chips);
        let card = card.filter(|_| !chips);
        let from = if chips && !filled().any(|record| words::is_stamp(&cells(record, 0))) {
            0
        } else {
            usize::MAX
        };
        plain = Columns { first: 1, card, from, ..plain };
    }
    let first = plain.first;
    let second = first.saturating_add(1);
    // A column of yes and no beside the names.
    let paid = (second..first.saturating_add(4)).find(|at| {
        let said: Vec<String> =
            filled().map(|record| cells(record, *at)).filter(|cell| !cell.is_empty()).collect();
        !said.is_empty() && said.iter().all(|cell| words::paid(cell).is_some())
    });
    if let Some(at) = paid {
        let ticked = filled().any(|record| words::paid(&cells(record, at)) == Some(true));
        let parts = |record| is_words(&cells(record, first)) && is_words(&cells(record, second));
        let last = (at == second.saturating_add(1) && filled().all(parts)).then_some(second);
        return (Columns { last, paid, headed: true, ticked, ..plain }, None);
    }
    // Two columns of words are the parts of a name where the first is one word almost everywhere, and the second never
    // says how it is bought.
    let pairs: Vec<(String, String)> = filled()
        .map(|record| (without_bullet(&cells(record, first)).to_string(), cells(record, second)))
        .filter(|(_, second)| !second.is_empty())
        .collect();
    // "Anna, late": small letters behind capitals are no name.
    let small = pairs.iter().all(|(first, second)| {
        first.starts_with(char::is_uppercase) && second.starts_with(char::is_lowercase)
    });
    let are_parts = !small
        && pairs.iter().all(|(first, second)| {
            is_words(first)
                && is_words(second)
                && how_bought::read(setup, second).is_none()
                && answer(second).is_none_or(|answer| answer.bare)
        });
    let beside = |second: &str| places::is_country(second) || places::is_sign(second);
    let are_parts = are_parts && !pairs.iter().all(|(_, second)| beside(second));
    let of_one_word = pairs.iter().filter(|(first, second)| is_last_name(first, second)).count();
    // One "Berg, Anna" in a mail does not turn the other names.
    let almost_all = of_one_word.saturating_mul(2) > pairs.len()
        && pairs.len().saturating_mul(2) > filled().count();
    match (are_parts && almost_all, delimiter) {
        (false, _) => (plain, None),
        (true, b',') => (
            Columns { first: second, last: Some(first), ..plain },
            Some(phrase!("read-as-last-first", "The names were read as last name, first name.")),
        ),
        (true, _) => (
            Columns { last: Some(second), ..plain },
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
    let heads: Vec<String> = fields
        .iter()
        .map(|field| {
            let head = folded(unguarded(field)).replace('_', " ");
            head.trim().trim_end_matches([':', '?', '*', ' ']).to_string()
        })
        .collect();
    let position = |words: &[&str]| heads.iter().position(|head| words.contains(&head.as_str()));
    let first = position(words::FIRST);
    let last = heads
        .iter()
        .enumerate()
        .find(|(at, head)| Some(*at) != first && words::LAST.contains(&head.as_str()))
        .map(|(at, _)| at);
    // "What is your name?"
    let within = || {
        let stems = [
            "name",
            "namn",
            "naam",
            "spieler",
            "player",
            "joueur",
            "jugador",
            "giocatore",
            "jogador",
            "\u{540d}\u{524d}",
        ];
        heads.iter().position(|head| {
            // "Players: Anna, Bo" is a list.
            !head.contains(':')
                && !asks(head)
                && stems.iter().any(|stem| head.contains(stem))
                && !head.contains("team")
                && !head.contains("user")
        })
    };
    // "Name / Nickname"
    let of_parts = |head: &str| {
        head.contains('/') && head.split('/').all(|part| words::NAME.contains(&part.trim()))
    };
    let named =
        fields.len() > 1 || heads.first().is_some_and(|head| words::NAME.contains(&head.as_str()));
    let (first, last) = match (first, last) {
        (Some(first), Some(last)) => (first, Some(last)),
        _ => (
            position(words::NAME)
                .or_else(|| heads.iter().position(|head| of_parts(head)))
                .or_else(|| position(words::EITHER))
                .or_else(|| within().filter(|_| named))?,
            None,
        ),
    };
    // A cell of a row may well be called so; a heading has no figures.
    let figures = |head: &String| head.chars().any(|c| c.is_ascii_digit()) && !asks(head);
    // But for days beside the names.
    let name = heads.first().is_some_and(|head| {
        words::EITHER.contains(&head.as_str())
            || heads.len() > 2
                && words::NAME.contains(&head.as_str())
                && !page::is_calendar(
                    &std::iter::once(String::new())
                        .chain(fields.iter().skip(1).cloned())
                        .collect::<Vec<_>>(),
                )
    });
    let letters = |head: &&String| head.chars().any(char::is_alphabetic);
    let days = name && heads.iter().filter(|head| figures(head)).all(|head| letters(&head));
    if heads.iter().any(figures) && !days {
        return None;
    }
    let (kind, paid) = (position(words::KIND), position(words::PAID));
    let card = position(words::CARD);
    let taken = [Some(first), last, card, kind, paid];
    let answer = (0..heads.len())
        .filter(|at| !taken.contains(&Some(*at)))
        .find(|at| heads.get(*at).is_some_and(|head| asks(head) && !asks_else(head)));
    let (headed, ticked, replied, from) = (true, false, false, usize::MAX);
    Some(Columns { first, last, card, kind, paid, answer, replied, from, headed, ticked })
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
    /// Whether somebody of this name is entered already or stands further up: taken all the same, this is somebody else.
    #[serde(default)]
    pub again: bool,
    /// What it became.
    pub verdict: RosterVerdict,
    /// The kind of buy-in: 0 for the usual one.
    #[serde(default)]
    pub buy_in: u32,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
    /// The line as one of the guest list, with the answer to whether the guest comes; absent where it names nobody, or somebody who
    /// has an entry.
    #[serde(default)]
    pub guest: Option<GuestSaid>,
    /// Both in words; empty for the usual buy-in in cash.
    #[serde(default)]
    pub how: Phrase,
    /// The explanation; empty when there is nothing to say.
    pub note: Phrase,
}

/// A roster, read and explained line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RosterView {
    /// Every line of the text; of a line that lists several, each of them.
    pub lines: Vec<RosterLine>,
    /// What the list does not decide.
    #[serde(default)]
    pub questions: Vec<SheetQuestion>,
    /// How many will be entered as it stands.
    pub players: u32,
    /// A remark about the text as a whole, such as its encoding; empty when there is none.
    pub remark: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chat_says_who_comes_who_may_who_has_paid_and_whom_they_bring() {
        let chat = "1. Anna Berg (paid) +1\n2. Bo Ek - maybe\n3. Cy Li - not coming\n4. Dele Oye, card\n5. Fay Moe";
        let view = read_text(&Tournament::default(), chat, &Answers::new());
        let said: Vec<String> = view
            .lines
            .iter()
            .filter_map(|line| line.guest.as_ref())
            .map(|guest| {
                let GuestSaid { name, answer, plus, paid, .. } = guest;
                format!("{name} {:?} {:?} {paid:?}", answer.unwrap(), plus.unwrap_or(0))
            })
            .collect();
        assert_eq!(
            said,
            [
                "Anna Berg Coming 1 Some(Transfer)",
                "Bo Ek Maybe 0 None",
                "Cy Li NotComing 0 None",
                "Dele Oye Coming 0 Some(Card)",
                "Fay Moe Coming 0 None",
            ]
        );
        assert_eq!(view.players, 3, "a guest who may come is not entered");
    }
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
        let view = read_text(&Tournament::default(), &text, &Answers::new());
        insta::assert_snapshot!(table(&view));
    }

    #[test]
    fn a_file_in_windows_1252_is_read_and_said() {
        let bytes = b"Name\nJos\xe9 Garc\xeda\nAnna\n";
        let base64 = STANDARD.encode(bytes);
        let view = read_file(&Tournament::default(), &base64, &Answers::new());
        assert_eq!(view.lines[1].name, "José García");
        assert!(view.remark.english.contains("line 2"), "{}", view.remark);
    }

    #[test]
    fn a_file_that_is_no_text_is_refused_in_words() {
        let base64 = STANDARD.encode([0x50, 0x4b, 3, 4, 0, 0]);
        let view = read_file(&Tournament::default(), &base64, &Answers::new());
        assert_eq!(view.players, 0);
        assert!(view.remark.english.contains("no spreadsheet"));
        assert!(
            read_file(&Tournament::default(), "%%%", &Answers::new())
                .remark
                .english
                .contains("Choose it again")
        );
    }

    #[test]
    fn first_and_last_names_are_joined() {
        let view =
            read_text(&Tournament::default(), "First name;Last name\nAnna;Berg\n", &Answers::new());
        assert_eq!(view.lines[1].name, "Anna Berg");
    }

    fn read_lines(text: &str) -> Vec<String> {
        let view = read_text(&Tournament::default(), text, &Answers::new());
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
        assert_eq!(read_lines("Anna Berg, Stockholm"), ["Anna Berg|||Remark: Stockholm."]);
        assert_eq!(
            read_lines("Anna Berg, 555\nBo, 556"),
            ["Anna Berg|||Remark: 555.", "Bo|||Remark: 556."]
        );
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
        let told = read_text(&with_students(), text, &Answers::new());
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
                (
                    0,
                    Payment::Unpaid,
                    "Nothing is in the column for what was paid. Not paid is taken."
                )
            ]
        );
        assert_eq!(told.lines[1].how.english, "Student card, card");
    }

    #[test]
    fn without_a_heading_a_word_that_is_a_way_to_buy_in_is_one() {
        let text = "Anna Berg, student card unpaid\nBo Ek, card\nCy Dahl, the tall one\n";
        let told = read_text(&with_students(), text, &Answers::new());
        let how: Vec<(&str, &str)> =
            told.lines.iter().map(|line| (line.name.as_str(), &*line.how.english)).collect();
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
        let told = read_text(&Tournament::default(), &text, &Answers::new());
        let names: Vec<&str> = told.lines[1..].iter().map(|line| line.name.as_str()).collect();
        assert_eq!(names[..3], ["<img src=x onerror=alert(1)>", "=HYPERLINK(\"x\")", "gnirts"]);
        assert_eq!(names[3].chars().count(), LONGEST_NAME);
        assert_eq!(names[4..], ["never closed", "a"]);
        let many = "A\n".repeat(4_000_001);
        assert!(
            read_text(&Tournament::default(), &many, &Answers::new())
                .remark
                .english
                .contains("eight million")
        );
    }

    #[test]
    fn utf_16_is_read() {
        let mut bytes = vec![0xff, 0xfe];
        bytes.extend("Ελένη\n山田".encode_utf16().flat_map(u16::to_le_bytes));
        let base64 = STANDARD.encode(bytes);
        let names: Vec<_> = read_file(&Tournament::default(), &base64, &Answers::new())
            .lines
            .into_iter()
            .map(|line| line.name)
            .collect();
        assert_eq!(names, ["Ελένη", "山田"]);
    }
}
