//! What holds for every sheet: no bytes bring a reader down, and a schedule that is understood is the one that was written.

use proptest::prelude::*;
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::{csv_cells::delimiter, customs::Customs, money::Currency};
use shuffle_up_engine::rulebook::schedule::{Ante, Bets, Level, Stage, StudPosts};
use shuffle_up_readers::past_results::{self, PastResults};
use shuffle_up_readers::roster::RosterVerdict;
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

/// The shapes in which sheets say of all levels at once what their lengths and breaks are: a list in a line, the source of a
/// program, sentences.
fn said_at_once(stages: &[Stage], shape: usize) -> String {
    let minutes = stages.first().map_or(0, |first| first.length_ms() / 60_000);
    let mut levels = Vec::new();
    let mut breaks = Vec::new();
    for stage in stages {
        let pause = stage.length_ms() / 60_000;
        let Some(level) = stage.level() else {
            match shape {
                0 => levels.push(format!("break {pause} min")),
                1 => levels.push(format!("  {{ isBreak: true, minutes: {pause} }},")),
                _ => breaks.push(levels.len().to_string()),
            }
            continue;
        };
        let (small, big, ante) = (level.small, level.big, level.ante.chips());
        let number = levels.len() + 1;
        levels.push(match shape {
            0 if ante > 0 => format!("{small}/{big} ante {ante}"),
            0 => format!("{small}/{big}"),
            1 => format!(
                "  {{ sb: {small}, bb: {big}, ante: {ante}, minutes: {minutes} }}, // {number}"
            ),
            _ if ante > 0 => format!("{number}. {small}/{big} ({ante})"),
            _ => format!("{number}. {small}/{big}"),
        });
    }
    match shape {
        0 => format!("Blinds on Thursday: {}\n{minutes} minutes each\n", levels.join(", ")),
        1 => format!("export const levels = [\n{}\n];\n", levels.join("\n")),
        _ if breaks.is_empty() => format!("{minutes} minute levels\n{}\n", levels.join("\n")),
        _ => format!(
            "{minutes} minute levels. 10 minute break after level {}.\n{}\n",
            breaks.join(", "),
            levels.join("\n")
        ),
    }
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
                6 => format!("  - break: true\n    minutes: {minutes}\n"),
                7 => format!("\nBreak\nTime: {minutes}\n"),
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
            6 => format!(
                "  - level: {number}\n    small_blind: {small}\n    bigBlind: {big}\n    ante: {ante}\n    minutes: {minutes}\n"
            ),
            7 => format!(
                "\nLevel {number}\nSmall blind: {small}\nBig blind: {big}\nAnte: {ante}\nTime: {minutes}\n"
            ),
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
        steps in prop::collection::vec((1_u64..4, 0_u8..6), 3..14),
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

/// A level with anything that one may have.
fn any_level() -> impl Strategy<Value = Stage> {
    let chips = || prop::sample::select(vec![1_u64, 5, 25, 100, 150, 1_000, 75_000, 1_000_000_000]);
    let notes = prop::sample::select(vec![
        "",
        "Late registration ends",
        "no break",
        "a; b",
        "25",
        "x",
        "(final)",
        "Break",
        "say \"hi\"",
        "1/2",
        "a | b",
        "Level 7",
        "20 min",
        "=1+1",
        "one, two",
    ]);
    (
        chips(),
        chips(),
        0_u8..4,
        chips(),
        prop::option::of((chips(), chips())),
        prop::option::of(1_u32..1_000),
        notes,
        1_i64..86_401,
    )
        .prop_map(|(one, two, kind, chips, bets, hands, note, seconds)| {
            let bets = bets.map(|(small, big)| Bets { small, big });
            let stud =
                (kind == 3 && bets.is_some()).then_some(StudPosts { ante: chips, bring_in: one });
            let (small, big) = if stud.is_some() { (0, 0) } else { (one.min(two), one.max(two)) };
            let ante = match kind {
                1 => Ante::PerPlayer { chips },
                2 => Ante::BigBlind { chips },
                _ => Ante::None {},
            };
            let note = note.to_string();
            Stage::Level(Level {
                ante,
                bets,
                stud,
                hands,
                note,
                ..Level::blinds(small, big, seconds * 1_000)
            })
        })
}

/// Without the remarks of breaks, which some shapes have.
fn bare(stages: &[Stage]) -> Vec<Stage> {
    stages
        .iter()
        .map(|stage| if stage.is_break() { Stage::pause(stage.length_ms()) } else { stage.clone() })
        .collect()
}

/// Names as people have them, each once.
fn names() -> impl Strategy<Value = Vec<&'static str>> {
    let all = vec![
        "Anna Berg",
        "Bo Lind",
        "Cem Kaya III",
        "Piet van der Moss",
        "Seán O'Brien",
        "Ian McDonald",
        "Zoé Lefèvre",
        "John Smith Jr.",
        "José García",
        "Jürgen Groß",
    ];
    prop::sample::subsequence(all, 3..9).prop_shuffle()
}

/// The names of those who are entered.
fn entered(text: &str) -> Vec<String> {
    let view = roster::read_text(&Tournament::default(), text, &Answers::new());
    let enters = |verdict| matches!(verdict, RosterVerdict::Player | RosterVerdict::Look);
    view.lines.into_iter().filter(|line| enters(line.verdict)).map(|line| line.name).collect()
}

/// A list of these names as a person sets it out.
fn set_out(names: &[&str], shape: usize) -> String {
    let mut text = String::from(match shape {
        0 => "From: Sam Fox <sam@fox.example>\nSubject: Friday\nDate: Fri, 20 Nov 2026\n\n",
        1 => "Guest list 24.11.2026\n",
        2 => "Table 1\n",
        3 => "On Fri, 20 Nov 2026 at 18:02, Sam Fox <sam@fox.example> wrote:\n",
        4 => "Name                     Country     Chips\n",
        _ => "",
    });
    for (at, name) in names.iter().enumerate() {
        let number = at + 1;
        let chips = grouped(number as u64 * 12_500, ",");
        text.push_str(&match shape {
            2 => format!("{number} {name}\n"),
            3 => format!("> {name}\n"),
            4 => format!("{name:<25}{:<12}{chips:>7}\n", "Germany"),
            5 => format!("{number}.- {name}\n"),
            6 => format!("{number}º {name}\n"),
            7 => format!("{number:02}) {name}\n"),
            8 => format!("#{number} {name}\n"),
            9 => format!("nº {number} {name}\n"),
            10 => format!("{number}\t{name}\tGermany\t{chips}\n"),
            11 => format!("{name} +49 170 123456{at}\n"),
            12 => format!("{name} <guest{at}@club.example>\n"),
            13 => format!("✅ {name}\n"),
            14 => format!("[x] {name}\n"),
            15 => format!("| {number} | {name} | in |\n"),
            16 => format!("[20.11.26, 18:02:11] {name}: in\n"),
            17 => format!("{name} {chips}\n"),
            _ => format!("{name}\n"),
        });
    }
    match shape {
        0 => text.push_str("\nSent from my iPhone\n"),
        2 => text.push_str("10 Empty Seat\n"),
        _ => {}
    }
    text
}

/// A list that says of each whether they come.
fn replied(names: &[(&str, &str)], shape: usize) -> String {
    let heads =
        ["Timestamp,Your name,Will you attend?", "Name;Status", "Teilnehmer\tNimmst du teil?"];
    let mut text = heads.get(shape).map_or(String::new(), |head| format!("{head}\n"));
    for (name, word) in names {
        text.push_str(&match shape {
            0 => format!("11/20/2026 18:02:11,{name},{word}\n"),
            1 => format!("{name};{word}\n"),
            2 | 3 => format!("{name}\t{word}\n"),
            4 => format!("{name}: {word}\n"),
            5 => format!("{name} - {word}\n"),
            6 => format!("{name} ({word})\n"),
            _ => format!("{name:<25}{word}\n"),
        });
    }
    text
}

/// Results as a person sets them out: a name, a prize in whole units and knockouts, from the first place down.
fn results_set_out(results: &[(&str, u32, usize)], shape: usize) -> String {
    let mut text = String::from(match shape {
        0 => "Friday night\n\n",
        1 => "Place,Player,Prize,KOs\n",
        2 => "| Rank | Name | Knockouts | Payout |\n|---|---|---|---|\n",
        3 => "Platz;Spieler;Preisgeld (\u{20ac});KO\n",
        4 => "Pos  Player                      Prize   KO\n",
        _ => "",
    });
    for (at, (name, prize, kos)) in results.iter().enumerate() {
        let place = at + 1;
        let ordinal = match place {
            1 => "1st".to_string(),
            2 => "2nd".to_string(),
            3 => "3rd".to_string(),
            _ => format!("{place}th"),
        };
        text.push_str(&match shape {
            0 => format!("{place}. {name} - ${prize} ({kos} KOs)\n"),
            1 => format!("{ordinal},{name},${prize}.00,{kos}\n"),
            2 => format!("| {place} | {name} | {kos} | {prize} EUR |\n"),
            3 => format!("{place}.;{name};{prize},00;{kos}\n"),
            4 => format!("{place:<5}{name:<28}{prize:<8}{kos}\n"),
            5 => format!("{ordinal} {name} ({kos} KOs) {prize} \u{20ac}\n"),
            6 => format!("{name}: {ordinal}, \u{a3}{prize}, {kos} KOs\n"),
            7 => format!("> {place}) {name} {prize}\u{20ac} {kos} KO\n"),
            8 => format!("Platz {place}: {name} ({prize} \u{20ac}, {kos} KOs)\n"),
            9 => format!("{place}.\t{name}\t{kos} KOs\t${prize}\n"),
            _ => format!("{ordinal}: ${prize} - {name}, {kos} knockouts\n"),
        });
    }
    if shape == 0 {
        text.push_str("\nThanks for coming!\n");
    }
    text
}

fn past(text: &str) -> Option<PastResults> {
    let currency = Currency { code: "EUR".into(), decimals: 2 };
    let customs = Customs::new(&currency, Some("en-GB"));
    past_results::read(text, delimiter(text), &customs, &Answers::new()).ok()
}

proptest! {
    #[test]
    fn results_are_read_however_a_list_is_set_out(
        names in names(),
        prizes in prop::collection::vec((1_u32..900, 0_usize..2), 9),
        shape in 0_usize..11,
    ) {
        let results: Vec<(&str, u32, usize)> =
            names.iter().zip(&prizes).map(|(name, (prize, kos))| (*name, *prize, *kos)).collect();
        let text = results_set_out(&results, shape);
        let past = past(&text).unwrap();
        prop_assert!(past.questions.is_empty(), "{}\n{:?}", text, past.questions);
        let read: Vec<(&str, u32, usize)> = past
            .entries
            .iter()
            .map(|entry| {
                let kos = past.knockouts.iter().filter(|one| one.by == [entry.player]).count();
                (entry.name.as_str(), u32::try_from(entry.prize / 100).unwrap(), kos)
            })
            .collect();
        prop_assert_eq!(read, results, "{}", text);
        let places: Vec<Option<u32>> = past.entries.iter().map(|entry| entry.place).collect();
        prop_assert_eq!(places, (1..).take(names.len()).map(Some).collect::<Vec<_>>(), "{}", text);
    }

    #[test]
    fn results_that_are_told_are_those_places(
        names in prop::sample::subsequence(
            vec!["Anna Berg", "Bo", "Jan de Vries", "Piet van der Moss", "Zo\u{e9} Lef\u{e8}vre", "Rita Maurer", "May Lee"],
            3,
        ).prop_shuffle(),
        told in prop::sample::select(vec![
            "1 won, 2 second, 3 third",
            "1 won. 2 came second and 3 third.",
            "1 beat 2 heads up, 3 finished 3rd",
            "Congratulations to 1 for winning! 2 took second and 3 was third.",
            "1 hat gewonnen, 2 wurde Zweiter, 3 Dritter",
            "Gewonnen hat 1 vor 2 und 3.",
            "1 gagne, 2 deuxi\u{e8}me, 3 troisi\u{e8}me",
            "Gan\u{f3} 1, segundo 2 y tercero 3",
            "1 ha vinto, 2 secondo, 3 terza",
            "1 heeft gewonnen, 2 werd tweede en 3 derde",
            "1 first, then 2, then 3",
        ]),
    ) {
        let text = names.iter().zip(["1", "2", "3 "]).fold(format!("{told} "), |text, (name, place)| {
            let place = place.trim();
            text.replacen(place, &format!("{{{name}}}"), 1)
        });
        let text = text.replace(['{', '}'], "");
        let past = past(text.trim());
        let read: Option<Vec<(u32, String)>> =
            past.map(|past| past.entries.iter().map(|one| (one.place.unwrap(), one.name.clone())).collect());
        let mut read = read.unwrap_or_default();
        read.sort_unstable();
        let expected: Vec<(u32, String)> = (1..).zip(names.iter().map(|name| (*name).to_string())).collect();
        prop_assert_eq!(read, expected, "{}", text);
    }

    #[test]
    fn every_word_of_a_result_list_is_a_name_or_named(
        lines in prop::collection::vec(
            prop::collection::vec(
                prop::sample::select(vec![
                    "1.", "2nd", "Anna", "Berg", "Jos\u{e9}", "Germany", "chop", "Ticket", "$50", "30 \u{20ac}", " - ", " (", ") ",
                    ", ", ": ", " ", " ", "\t", "2 KOs", "T-3", "lost to", "+", "Bubble",
                ]),
                1..9,
            ),
            2..6,
        ),
    ) {
        let lines: Vec<String> = lines.into_iter().map(|parts| parts.concat()).collect();
        // The first line of all is a title.
        let text = format!("Friday\n{}", lines.join("\n"));
        let Some(past) = past(&text).filter(|past| past.questions.is_empty()) else { return Ok(()) };
        let mut kept: Vec<String> = past.entries.iter().map(|entry| entry.name.clone()).collect();
        kept.extend(past.left_out.iter().map(|(_, why)| why.english.to_string()));
        kept.extend(past.not_understood.iter().cloned());
        let kept = kept.join(" ");
        // A line that is left out whole is named by its number.
        let whole = ["past-name-missing", "past-no-place", "past-not-a-place"];
        for (number, line) in (2_u64..).zip(&lines) {
            if past.left_out.iter().any(|(at, why)| *at == number && whole.contains(&&*why.key)) {
                continue;
            }
            for word in line.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 3) {
                prop_assert!(kept.contains(word), "{word} is lost: {kept}\n{text}");
            }
        }
    }

    #[test]
    fn a_sheet_whose_lines_are_understood_has_exactly_those_levels(stages in schedules(), shape in 0_usize..8) {
        let text = written(&stages, shape);
        let reading = schedule::read(&text, &Told::default());
        let understood = reading.lines.iter().all(|line| {
            matches!(line.verdict, SheetVerdict::Understood | SheetVerdict::Ignored)
        });
        prop_assert!(understood, "{text}\n{:?}", reading.lines);
        prop_assert_eq!(bare(&reading.stages), stages, "{}", text);
    }

    #[test]
    fn what_a_sheet_says_once_holds_for_all_its_levels(stages in schedules(), shape in 0_usize..3) {
        let text = said_at_once(&stages, shape);
        let reading = schedule::read(&text, &Told::default());
        prop_assert_eq!(bare(&reading.stages), stages, "{}", text);
    }

    #[test]
    fn no_figure_behind_blinds_is_lost_without_a_word(
        stages in schedules(),
        figures in prop::collection::vec(prop::collection::vec(1_u64..400, 0..3), 14),
    ) {
        let levels: Vec<&Level> = stages.iter().filter_map(Stage::level).collect();
        let text: String = levels.iter().zip(&figures).map(|(level, figures)| {
            let figures: Vec<String> = figures.iter().map(ToString::to_string).collect();
            format!("{}/{} {}\n", level.small, level.big, figures.join(" "))
        }).collect();
        let reading = schedule::read(&text, &Told::default());
        for line in reading.lines.iter().filter(|line| line.verdict == SheetVerdict::Understood) {
            let Some(level) = line.stage.as_ref().and_then(Stage::level) else { continue };
            let minutes = u64::try_from(level.length_ms / 60_000).unwrap();
            for figure in &figures[line.line as usize - 1] {
                let taken = [level.ante.chips(), minutes].contains(figure);
                prop_assert!(taken, "{figure} is lost in {line:?}\n{text}");
            }
        }
    }

    #[test]
    fn a_written_schedule_is_read_as_it_was(stages in schedules()) {
        let again = schedule::read(&schedule::write(&stages), &Told::default());
        prop_assert_eq!(again.stages, stages);
    }

    #[test]
    fn any_written_schedule_is_read_as_it_was(
        stages in prop::collection::vec(
            prop_oneof![4 => any_level(), 1 => (1_i64..86_401).prop_map(|seconds| Stage::pause(seconds * 1_000))],
            1..8,
        ),
    ) {
        let text = schedule::write(&stages);
        let again = schedule::read(&text, &Told::default());
        prop_assert_eq!(again.stages, stages, "{}", text);
    }

    #[test]
    fn a_pool_is_named_where_the_prizes_do_not_sum_to_it_and_nowhere_else(
        mut prizes in prop::collection::vec(1_u64..5_000, 2..6),
        short in prop::sample::select(vec![0_u64, 0, 1, 50]),
        label in prop::sample::select(vec!["Prize pool: $", "Total pot $", "Preisgeld gesamt: ", "Cagnotte : ", "Bote: ", "Totale: "]),
        sign in prop::sample::select(vec![",", ".", "", "\u{a0}"]),
        above in any::<bool>(),
    ) {
        prizes.sort_unstable_by(|one, two| two.cmp(one));
        let sum: u64 = prizes.iter().sum();
        let pool = format!("{label}{}", grouped(sum + short, sign));
        let mut lines: Vec<String> = (1..).zip(&prizes).map(|(place, prize)| format!("{place}. ${prize}")).collect();
        lines.insert(if above { 0 } else { lines.len() }, pool);
        let text = lines.join("\n");
        let customs = Customs::new(&Currency { code: "USD".into(), decimals: 2 }, None);
        let read = structure_text::read(&text, &customs, &Answers::new());
        prop_assert!(read.shares.is_some(), "{}: {}", text, read.refusal);
        // Prizes that sum to 100 are shares of any pool.
        prop_assume!(sum != 100);
        prop_assert_eq!(read.remark.is_nothing(), short == 0, "{}", text);
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
    fn names_are_read_however_a_list_is_set_out(names in names(), shape in 0_usize..19) {
        let text = set_out(&names, shape);
        prop_assert_eq!(entered(&text), names, "{}", text);
    }

    #[test]
    fn names_behind_a_label_are_each_a_player(
        names in names(),
        label in prop::sample::select(vec![
            "Players: ", "Signed up for Friday: ", "Inscrits pour vendredi : ", "F\u{fc}r Freitag angemeldet: ", "Deelnemers:\n",
        ]),
        join in prop::sample::select(vec![" and ", " und ", " et ", " en ", ", "]),
    ) {
        let (last, rest) = names.split_last().unwrap();
        let text = format!("Hello all,\n\n{label}{}{join}{last}\nWaiting list: Uli Roth\n\nCheers\nSam", rest.join(", "));
        prop_assert_eq!(entered(&text), names, "{}", text);
    }

    #[test]
    fn a_word_for_when_somebody_comes_is_no_part_of_a_name(
        names in names(),
        when in prop::sample::select(vec![
            "later", "late", "30 min late", "arriving late", "will be late", "is coming later", "kommt sp\u{e4}ter", "sp\u{e4}ter",
            "arrive plus tard", "llega m\u{e1}s tarde", "kommer senare", "komt later",
        ]),
        at in 0_usize..3,
    ) {
        let lines = names.iter().enumerate();
        let lines = lines.map(|(here, name)| if here == at { format!("{name} {when}") } else { (*name).to_string() });
        let text = lines.collect::<Vec<_>>().join("\n");
        prop_assert_eq!(entered(&text), names, "{}", text);
    }

    #[test]
    fn what_a_list_says_they_said_decides_who_is_entered(
        names in names(),
        says in prop::sample::select(vec![("says", "yes", "no"), ("said", "yes", "no"), ("sagt", "ja", "nein"), ("dit", "oui", "non")]),
    ) {
        let (says, yes, no) = says;
        let line = |(at, name): (usize, &&str)| format!("{name} {says} {}", if at % 2 == 0 { yes } else { no });
        let text = names.iter().enumerate().map(line).collect::<Vec<_>>().join("\n");
        let expected: Vec<&str> = names.iter().copied().step_by(2).collect();
        prop_assert_eq!(entered(&text), expected, "{}", text);
    }

    #[test]
    fn one_name_with_its_last_part_first_turns_no_other(names in names(), at in 0_usize..3) {
        let mut lines: Vec<String> = names.iter().map(|name| format!("- {name}")).collect();
        lines.insert(at, "- K\u{f6}hler, Jens".into());
        let mut expected: Vec<&str> = names.clone();
        expected.insert(at, "Jens K\u{f6}hler");
        let text = format!("Hallo zusammen,\n\nf\u{fc}r Freitag angemeldet:\n\n{}\n\nGru\u{df}\nSam\n", lines.join("\n"));
        prop_assert_eq!(entered(&text), expected, "{}", text);
    }

    #[test]
    fn a_guest_is_marked_and_no_part_of_a_name(
        names in names(),
        guest in prop::sample::select(vec![
            " +1", " + 1", " plus one", " and guest", " & friend", " + 2 guests", " with a friend", " mit Begleitung",
            " et un ami", " con un amigo", " (+1)", " + Dora",
        ]),
        with in 0_usize..3,
    ) {
        let text: Vec<String> = names
            .iter()
            .enumerate()
            .map(|(at, name)| if at == with { format!("{name}{guest}") } else { name.to_string() })
            .collect();
        let text = text.join("\n");
        prop_assert_eq!(entered(&text), names, "{}", text);
        let view = roster::read_text(&Tournament::default(), &text, &Answers::new());
        prop_assert_eq!(view.lines[with].verdict, RosterVerdict::Look, "{}", text);
    }

    #[test]
    fn a_bare_no_is_asked_about_and_answered(
        names in names(),
        comes in prop::collection::vec(any::<bool>(), 9),
        sign in prop::sample::select(vec![" - ", ", ", " ", "\t", ";", ": ", " = ", " \u{2013} "]),
    ) {
        let all: Vec<(&str, bool)> = names.iter().copied().zip(comes).collect();
        prop_assume!(all.iter().any(|(_, yes)| !yes));
        let lines: Vec<String> = all
            .iter()
            .map(|(name, yes)| format!("{name}{sign}{}", if *yes { "yes" } else { "no" }))
            .collect();
        let text = lines.join("\n");
        let read = |answers: &Answers| roster::read_text(&Tournament::default(), &text, answers);
        let open = read(&Answers::new());
        prop_assert_eq!(open.questions.first().map(|question| question.key.as_str()), Some("no"), "{}", text);
        let coming: Vec<&str> = all.iter().filter(|(_, yes)| *yes).map(|(name, _)| *name).collect();
        prop_assert_eq!(entered(&text), coming, "{}", text);
        let unpaid = read(&Answers::from([("no".to_string(), 1)]));
        prop_assert_eq!(unpaid.players as usize, names.len(), "{}", text);
    }

    #[test]
    fn whoever_does_not_come_is_not_entered(
        names in names(),
        comes in prop::collection::vec((any::<bool>(), 0_usize..8), 9),
        shape in 0_usize..8,
    ) {
        let yes = ["in", "coming", "Accepted", "dabei", "Zugesagt", "confirmé", "Confirmado", "参加"];
        let no = ["out", "not coming", "Declined", "vielleicht", "Abgesagt", "annulé", "Cancelado", "不参加"];
        let said: Vec<(&str, &str)> = names
            .iter()
            .zip(&comes)
            .map(|(name, (comes, word))| (*name, if *comes { yes[*word] } else { no[*word] }))
            .collect();
        let expected: Vec<&str> =
            names.iter().zip(&comes).filter(|(_, (comes, _))| *comes).map(|(name, _)| *name).collect();
        let text = replied(&said, shape);
        prop_assert_eq!(entered(&text), expected, "{}", text);
    }

    #[test]
    fn no_bytes_bring_a_reader_down(bytes in prop::collection::vec(any::<u8>(), 0..400), zip in any::<bool>()) {
        let bytes = if zip { [b"PK\x03\x04".as_slice(), &bytes].concat() } else { bytes };
        if let Ok(sheet) = Sheet::of_bytes(&bytes) {
            let _ = schedule::read_sheet(&sheet, &Told::default());
        }
    }
}
