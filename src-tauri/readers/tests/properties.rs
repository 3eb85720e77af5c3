//! What holds for every sheet: no bytes bring a reader down, and a schedule that is understood is the one that was written.

use proptest::prelude::*;
use shuffle_up_engine::rulebook::schedule::{Ante, Level, Stage};
use shuffle_up_engine::{Tournament, base::customs::Customs};
use shuffle_up_readers::schedule::{self, SheetVerdict, Told};
use shuffle_up_readers::{Answers, Sheet, roster, structure_text};

/// A number with its thousands apart by this sign.
fn grouped(number: u64, sign: &str) -> String {
    let digits = number.to_string();
    let mut made = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            made.push_str(sign);
        }
        made.push(digit);
    }
    made
}

/// The shapes in which sheets have a level or a break.
fn written(stages: &[Stage], shape: usize) -> String {
    let headings = [
        "Level\tSmall Blind\tBig Blind\tAnte\tDuration",
        "Stufe;Kleiner Blind;Großer Blind;Ante;Dauer",
        "Niveau;Petite blinde;Grosse blinde;Ante;Durée",
        "| Nivel | Blinds | Ante | Minutos |",
    ];
    let mut text = headings.get(shape).map_or(String::new(), |heading| format!("{heading}\n"));
    let mut number = 0;
    for stage in stages {
        let minutes = stage.length_ms() / 60_000;
        let Some(level) = stage.level() else {
            text.push_str(&match shape {
                0 => format!("Break\t\t\t\t{minutes} min\n"),
                1 => format!("Pause;;;;{minutes}\n"),
                2 => format!("Pause;;;;0:{minutes:02}:00\n"),
                3 => format!("| Descanso | | | {minutes} |\n"),
                _ => format!("{minutes} minute break - remove 25 chips\n"),
            });
            continue;
        };
        number += 1;
        let (small, big, ante) = (level.small, level.big, level.ante.chips());
        text.push_str(&match shape {
            0 => format!(
                "{number}\t{}\t{}\t{}\t{minutes} min\n",
                grouped(small, ","),
                grouped(big, ","),
                grouped(ante, ",")
            ),
            1 => format!(
                "{number};{};{};{};{minutes}\n",
                grouped(small, "."),
                grouped(big, "."),
                grouped(ante, ".")
            ),
            2 => format!(
                "{number};{};{};{};0:{minutes:02}:00\n",
                grouped(small, " "),
                grouped(big, " "),
                grouped(ante, " ")
            ),
            3 => format!("| {number} | {small}/{big} | {ante} | {minutes} |\n"),
            4 if ante > 0 => format!("Level {number}: {small}/{big} (ante {ante}) {minutes} min\n"),
            4 => format!("Level {number}: {small}/{big} {minutes} min\n"),
            _ if ante > 0 => format!(
                "{number}. {}/{} ({}) - {minutes} minutes\n",
                grouped(small, "'"),
                grouped(big, "'"),
                grouped(ante, "'")
            ),
            _ => format!(
                "{number}. {}/{} - {minutes} minutes\n",
                grouped(small, "'"),
                grouped(big, "'")
            ),
        });
    }
    text
}

prop_compose! {
    /// A schedule as houses play it: the blinds rise, and the big blind posts the ante from some level on.
    fn schedules()(
        steps in prop::collection::vec((1_u64..5, 0_u8..6), 3..14),
        minutes in 8_i64..59,
        antes in 0_usize..14,
        first in prop::sample::select(vec![25_u64, 50, 100, 500]),
    ) -> Vec<Stage> {
        let mut stages = Vec::new();
        let mut small = first;
        for (at, (step, pause)) in steps.into_iter().enumerate() {
            let ante = if at >= antes { Ante::BigBlind { chips: small * 2 } } else { Ante::None {} };
            stages.push(Stage::Level(Level { ante, ..Level::blinds(small, small * 2, minutes * 60_000) }));
            if pause == 0 {
                stages.push(Stage::pause(10 * 60_000));
            }
            small += step * first;
        }
        stages
    }
}

/// Without the remarks of breaks, which some shapes have.
fn bare(stages: &[Stage]) -> Vec<Stage> {
    stages
        .iter()
        .map(|stage| if stage.is_break() { Stage::pause(stage.length_ms()) } else { stage.clone() })
        .collect()
}

proptest! {
    #[test]
    fn a_sheet_whose_lines_are_understood_has_exactly_those_levels(stages in schedules(), shape in 0_usize..6) {
        let text = written(&stages, shape);
        let reading = schedule::read(&text, &Told::default());
        let understood = reading.lines.iter().all(|line| {
            matches!(line.verdict, SheetVerdict::Understood | SheetVerdict::Ignored)
        });
        prop_assert!(understood, "{text}\n{:?}", reading.lines);
        prop_assert_eq!(bare(&reading.stages), stages, "{}", text);
    }

    #[test]
    fn a_written_schedule_is_read_as_it_was(stages in schedules()) {
        let again = schedule::read(&schedule::write(&stages), &Told::default());
        prop_assert_eq!(again.stages, stages);
    }

    #[test]
    fn no_text_brings_a_reader_down(text in "(?s).{0,200}") {
        let _ = schedule::read(&text, &Told::default());
        let _ = roster::read_text(&Tournament::default(), &text, &Answers::new());
        let _ = structure_text::read(&text, &Customs::default(), &Answers::new());
    }

    #[test]
    fn no_line_of_a_sheet_brings_a_reader_down(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "1", "25", "000", "1.000", "1,5k", "2M", "/", "-", "(", ")", "\t", "|", ";", ",", "\n", " ", "Level",
                "Break", "ante", "SB", "BB", "min", "20:00", "0:20:00", "7:00 pm", "休憩", "アンティ", "レベル", "$",
                "%", "1st", "remove 25 chips", "\"", "<td>", "x", "=>", "levels 1-8", "18446744073709551615",
            ]),
            0..60,
        ),
    ) {
        let text = parts.concat();
        let _ = schedule::read(&text, &Told::default());
        let _ = roster::read_text(&Tournament::default(), &text, &Answers::new());
        let _ = structure_text::read(&text, &Customs::default(), &Answers::new());
    }

    #[test]
    fn every_word_of_a_list_is_a_name_or_a_remark(
        lines in prop::collection::vec(
            prop::collection::vec(
                prop::sample::select(vec![
                    "Anna", "Berg", "José", "Chicago", "late", "Coco", "Ek", "Jr.", " ", " ", ", ", ",", " - ", " (", ") ",
                    " \"Coco\" ", "\t", "; ", "* ", "1. ", ", paid", ", cash", " - not paid",
                ]),
                1..9,
            ),
            1..6,
        ),
    ) {
        let lines: Vec<String> = lines.into_iter().map(|parts| parts.concat()).collect();
        let text = lines.join("\n");
        let view = roster::read_text(&Tournament::default(), &text, &Answers::new());
        for (at, line) in lines.iter().enumerate() {
            let read = view.lines.iter().filter(|read| read.line as usize == at + 1);
            let kept: String = read
                .map(|read| format!("{} {} {} {} ", read.name, read.note.english, read.how.english, read.card))
                .collect();
            let nobody = kept.contains("No player is in this line");
            for word in line.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 1) {
                let said = ["paid", "cash", "not"].contains(&word);
                prop_assert!(said || nobody || kept.contains(word), "{word} of {line:?} is lost: {kept}\n{text}");
            }
        }
    }

    #[test]
    fn no_bytes_bring_a_reader_down(bytes in prop::collection::vec(any::<u8>(), 0..400), zip in any::<bool>()) {
        let bytes = if zip { [b"PK\x03\x04".as_slice(), &bytes].concat() } else { bytes };
        if let Ok(sheet) = Sheet::of_bytes(&bytes) {
            let _ = schedule::read_sheet(&sheet, &Told::default());
        }
    }
}
