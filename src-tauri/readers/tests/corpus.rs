//! Sheets in the shapes in which casinos, leagues and clubs publish theirs, all of them invented, each with the reading that is
//! expected of it in a file beside it. `UPDATE_CORPUS=1` writes the readings anew; read the difference as carefully as code.

use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::csv_cells::delimiter;
use shuffle_up_engine::base::customs::Customs;
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rulebook::schedule::{Ante, Stage};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_readers::roster::{self, RosterVerdict};
use shuffle_up_readers::schedule::{self, ScheduleReading, SheetVerdict, Told};
use shuffle_up_readers::structure_text::{self, StructureReading};
use shuffle_up_readers::{Answers, Sheet, SheetQuestion, past_results};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn files(of: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(of);
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|file| file.extension().is_some_and(|end| end != "reading"))
        .collect();
    files.sort();
    files
}

/// Compares each reading with the one that is expected, and names all files that differ.
fn compared(of: &str, read: impl Fn(&[u8]) -> String) {
    let mut wrong = Vec::new();
    for file in files(of) {
        let reading = read(&std::fs::read(&file).unwrap());
        let mut beside = file.clone().into_os_string();
        beside.push(".reading");
        if std::env::var_os("UPDATE_CORPUS").is_some() {
            std::fs::write(&beside, &reading).unwrap();
        } else if std::fs::read_to_string(&beside).ok().as_ref() != Some(&reading) {
            wrong.push(format!("{}:\n{reading}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn minutes(ms: i64) -> String {
    if ms % 60_000 == 0 { format!("{} min", ms / 60_000) } else { format!("{} s", ms / 1_000) }
}

fn said(stage: &Stage) -> String {
    let (mut said, note) = match stage {
        Stage::Break(pause) => (format!("break {}", minutes(pause.length_ms)), &pause.note),
        Stage::Level(level) => {
            let mut said = format!("{}/{}", level.small, level.big);
            match level.ante {
                Ante::None {} => {}
                Ante::PerPlayer { chips } => write!(said, " ante {chips}").unwrap(),
                Ante::BigBlind { chips } => write!(said, " big blind ante {chips}").unwrap(),
            }
            write!(said, " {}", minutes(level.length_ms)).unwrap();
            if let Some(bets) = level.bets {
                write!(said, " bets {}/{}", bets.small, bets.big).unwrap();
            }
            if let Some(stud) = level.stud {
                write!(said, " ante {} bring-in {}", stud.ante, stud.bring_in).unwrap();
            }
            if let Some(hands) = level.hands {
                write!(said, " {hands} hands").unwrap();
            }
            (said, &level.note)
        }
    };
    if !note.is_empty() {
        write!(said, " [{note}]").unwrap();
    }
    said
}

fn asked(questions: &[SheetQuestion]) -> String {
    questions.iter().fold(String::new(), |mut all, question| {
        let choices: Vec<&str> = question.choices.iter().map(|choice| &*choice.english).collect();
        writeln!(all, "? {} ({})", question.text, choices.join(" | ")).unwrap();
        all
    })
}

fn schedule_said(reading: &ScheduleReading) -> String {
    let mut all = asked(&reading.questions);
    for line in &reading.lines {
        let sign = match line.verdict {
            SheetVerdict::Understood => '+',
            SheetVerdict::Look => '!',
            SheetVerdict::Unsure => '?',
            SheetVerdict::Ignored => '-',
        };
        let what = line.stage.as_ref().map_or_else(|| format!("({})", line.text), said);
        let note =
            if line.note.is_nothing() { String::new() } else { format!(" // {}", line.note) };
        writeln!(all, "{} {sign} {what}{note}", line.line).unwrap();
    }
    if !reading.remark.is_nothing() {
        writeln!(all, "// {}", reading.remark).unwrap();
    }
    all
}

fn shares_said(reading: &StructureReading) -> String {
    match &reading.shares {
        Some(Shares::Percentages { hundredths }) => format!("% {hundredths:?}\n"),
        Some(Shares::Amounts { amounts }) => {
            let cents: Vec<i64> = amounts.iter().map(|amount| amount.0).collect();
            format!("$ {cents:?}\n")
        }
        other => format!("{other:?} // {}\n", reading.refusal),
    }
}

#[test]
fn every_schedule_is_read_as_expected() {
    compared("schedules", |bytes| {
        let sheet = Sheet::of_bytes(bytes).unwrap();
        schedule_said(&schedule::read_sheet(&sheet, &Told::default()))
    });
}

#[test]
fn a_schedule_is_the_same_after_it_was_written_and_read_again() {
    for file in files("schedules") {
        let sheet = Sheet::of_bytes(&std::fs::read(&file).unwrap()).unwrap();
        let stages = schedule::read_sheet(&sheet, &Told::default()).stages;
        let again = schedule::read(&schedule::write(&stages), &Told::default());
        assert_eq!(again.stages, stages, "{}: {:?}", file.display(), again.lines);
    }
}

#[test]
fn every_list_of_players_is_read_as_expected() {
    compared("players", |bytes| {
        let (text, remark) = Sheet::text_of(bytes).unwrap();
        let view = roster::read_text(&Tournament::new(templates::t1000()), &text, &Answers::new());
        let mut all = asked(&view.questions);
        for line in view
            .lines
            .iter()
            .filter(|line| line.verdict != RosterVerdict::Skipped || !line.note.is_nothing())
        {
            let sign = match line.verdict {
                RosterVerdict::Player => '+',
                RosterVerdict::Look => '!',
                RosterVerdict::LeftOut => '?',
                RosterVerdict::Skipped => '-',
            };
            let mut what = line.name.clone();
            if !line.last_name.is_empty() {
                write!(what, " <{}>", line.last_name).unwrap();
            }
            for (label, more) in [("card", line.card.as_str()), ("how", &*line.how.english)] {
                if !more.is_empty() {
                    write!(what, " {label}: {more}").unwrap();
                }
            }
            let note =
                if line.note.is_nothing() { String::new() } else { format!(" // {}", line.note) };
            writeln!(all, "{} {sign} {what}{note}", line.line).unwrap();
        }
        for remark in [remark, view.remark] {
            if !remark.is_nothing() {
                writeln!(all, "// {remark}").unwrap();
            }
        }
        all
    });
}

#[test]
fn every_prize_structure_is_read_as_expected() {
    compared("prizes", |bytes| {
        let (text, _) = Sheet::text_of(bytes).unwrap();
        let customs = Tournament::new(templates::t1000()).setup.customs();
        let reading = structure_text::read(&text, &customs, &Answers::new());
        let mut all = asked(&reading.questions);
        all.push_str(&shares_said(&reading));
        // The prizes by each answer.
        for question in &reading.questions {
            for (answer, choice) in (0..).zip(&question.choices) {
                let answers = Answers::from([(question.key.clone(), answer)]);
                let said = shares_said(&structure_text::read(&text, &customs, &answers));
                write!(all, "> {choice}: {said}").unwrap();
            }
        }
        if !reading.remark.is_nothing() {
            writeln!(all, "// {}", reading.remark).unwrap();
        }
        for line in &reading.lines {
            writeln!(all, "{} {}", line.line, line.note).unwrap();
        }
        all
    });
}

fn results_said(text: &str, customs: &Customs, answers: &Answers) -> (Vec<SheetQuestion>, String) {
    let past = match past_results::read(text, delimiter(text), customs, answers) {
        Ok(past) => past,
        Err(refusal) => return (Vec::new(), format!("refused: {}\n", refusal.sentence())),
    };
    let mut all = String::new();
    for entry in &past.entries {
        let (place, place_to) = (entry.place.unwrap(), entry.place_to.unwrap());
        let place =
            if place == place_to { place.to_string() } else { format!("{place}-{place_to}") };
        write!(all, "{place} {}", entry.name).unwrap();
        let by = |by: &[u32]| by == [entry.player];
        let knockouts = past.knockouts.iter().filter(|knockout| by(&knockout.by)).count();
        let figures = [
            ("prize", entry.prize),
            ("bounties", entry.bounties),
            ("paid", entry.paid),
            ("rebuys", entry.rebuys.into()),
            ("add-ons", entry.add_ons.into()),
            ("knockouts", i64::try_from(knockouts).unwrap()),
        ];
        for (what, figure) in figures.iter().filter(|(_, figure)| *figure != 0) {
            write!(all, ", {what} {figure}").unwrap();
        }
        all.push('\n');
    }
    for column in &past.not_understood {
        writeln!(all, "// column {column}").unwrap();
    }
    for (line, why) in &past.left_out {
        writeln!(all, "{line} {why}").unwrap();
    }
    (past.questions, all)
}

#[test]
fn every_result_list_is_read_as_expected() {
    compared("results", |bytes| {
        let (text, _) = Sheet::text_of(bytes).unwrap();
        let currency = Currency { code: "EUR".into(), decimals: 2 };
        let customs = Customs::new(&currency, Some("en-GB"));
        let (questions, mut all) = results_said(&text, &customs, &Answers::new());
        all.insert_str(0, &asked(&questions));
        // Where questions are open, the reading by the first answer to each, and by every other answer to one of them.
        let mut answers = Answers::new();
        let mut more = questions;
        while let Some(open) = more.iter().find(|question| question.chosen.is_none()) {
            answers.insert(open.key.clone(), 0);
            more = results_said(&text, &customs, &answers).0;
        }
        for question in &more {
            for (answer, choice) in (0..).zip(&question.choices) {
                let mut answers = answers.clone();
                answers.insert(question.key.clone(), answer);
                let (_, said) = results_said(&text, &customs, &answers);
                write!(all, "> {choice}:\n{said}").unwrap();
            }
        }
        all
    });
}
