//! The program as a script writer meets it: options, exit codes, refusals, the file, and what the manual shows.

use serde_json::Value;
use shuffle_up_engine::Command;
use shuffle_up_headless::{Session, results_schema, run, schema};
use shuffle_up_journal::{Journal, LogStore as _};
use shuffle_up_kept_log::log_of;
use shuffle_up_readers::AnyQuery;
use std::io::{self, Write};
use std::path::PathBuf;

fn file(path: &str) -> String {
    std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path))
        .unwrap()
}

fn ran(words: &[&str], script: &str) -> (u8, Vec<Value>) {
    let mut output = Vec::new();
    let code = run(words.iter().map(ToString::to_string).collect(), script.as_bytes(), &mut output);
    let output = String::from_utf8(output).unwrap();
    (code, output.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn opening() -> String {
    let mut output = Vec::new();
    assert_eq!(run(vec!["--template".into(), "t1000".into()], &b""[..], &mut output), 0);
    String::from_utf8(output).unwrap()
}

#[test]
fn a_slip_is_said_and_the_run_goes_on() {
    let script = opening()
        + "# a remark, and a blank line\n\n{\"at\": 5, \"do\": {\"type\": \"enter\", \"nams\": []}}\n"
        + "{\"at\": 5, \"do\": {\"type\": \"enter\", \"names\": [\"Anna\", \"Bo\"]}}\n"
        + "{\"at\": 4, \"undo\": true}\n{\"undo\": true}\n{\"at\": 6, \"do\": {\"type\": \"draw_seats\"}}\n";
    let (code, lines) = ran(&[], &script);
    assert_eq!(code, 1);
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[1]["error"]["line"], 4);
    assert_eq!(lines[1]["error"]["column"], 35);
    assert!(lines[1]["error"]["message"].as_str().unwrap().contains("\"nams\""));
    assert_eq!(lines[2]["line"], 2);
    assert!(lines[3]["error"]["message"].as_str().unwrap().contains("goes back: 4 after 5"));
    assert!(lines[4]["error"]["message"].as_str().unwrap().contains("\"at\" is missing"));
    assert!(lines[5]["error"]["message"].as_str().unwrap().contains("\"seed\" is missing"));
}

fn corpus(file: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tdt/tests/tdt/corpus");
    folder.join(file).display().to_string()
}

#[test]
fn files_of_the_tournament_director_come_out_as_reports_and_a_table() {
    let season = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(season.path(), r#"{"rules": {"best": 1, "knockout": 100}}"#).unwrap();
    let rules = season.path().display().to_string();
    let files =
        ["its-own-hand.tdt", "by-hand.tdt", "still-in-play.tdt", "its-own-hand.json"].map(corpus);
    let mut words = vec!["--season", rules.as_str(), "--tdt"];
    words.extend(files.iter().map(String::as_str));
    let (code, lines) = ran(&words, "");
    assert_eq!((code, lines.len()), (1, 5));
    assert_eq!((&lines[0]["counts"], &lines[0]["known"]), (&true.into(), &false.into()));
    assert_eq!(lines[0]["summary"], "4 players, Anna won.");
    assert_eq!(lines[0]["evening"]["entries"][1]["prize"], 2_400);
    assert_eq!(lines[0]["set_up"]["chips"][1]["colour"], "#ff0000");
    assert_eq!(lines[2]["against"][0], "Not everybody has a place.");
    assert!(lines[3]["error"].as_str().unwrap().contains("no tournament"), "{}", lines[3]);
    // Four for the first place and two knockouts; the second has ten taken off.
    let rows = lines[4]["table"]["rows"].as_array().unwrap();
    assert_eq!((&lines[4]["leader"], &rows[0]["points"]), (&"Anna".into(), &600.into()));
    assert!(rows.iter().any(|row| row["name"] == "Bo" && row["points"] == -600), "{rows:?}");
    assert_eq!(lines[4]["season"], "Harbour Club \u{b7} 2020");
    let (code, lines) = ran(&["--tdt", "--now"], "");
    assert_eq!(code, 2, "{lines:?}");
}

/// A race whose cards the program deals, and the sealing of envelopes: nobody chose a seed, so nobody could explain them. What
/// is due by the time is accepted, or refused, as at the desk.
#[test]
fn a_race_and_a_sealing_need_a_seed_and_accept_knows_the_time() {
    let race = |cards: &str| {
        let seats = format!("[{{\"seat\": 1, \"chips\": 1, \"cards\": \"{cards}\"}}]");
        format!(
            "{{\"at\": 9, \"do\": {{\"type\": \"race_off\", \"chip\": 5, \"tables\": [{{\"table\": 1, \"seats\": {seats}}}]}}}}\n"
        )
    };
    let script = opening()
        + "{\"at\": 1, \"do\": {\"type\": \"enter\", \"names\": [\"Anna\", \"Bo\", \"Cy\"]}}\n"
        + "{\"at\": 2, \"seed\": 7, \"do\": {\"type\": \"draw_seats\"}}\n"
        + "{\"at\": 3, \"accept\": true}\n{\"at\": 4, \"do\": {\"type\": \"seal_mystery\"}}\n"
        + "{\"at\": 5, \"do\": {\"type\": \"jump_to\", \"stage\": 3}}\n{\"at\": 6, \"accept\": true}\n"
        + &race("")
        + &race("Ks");
    let (_, lines) = ran(&[], &script);
    let error = |line: usize| lines[line]["error"]["message"].as_str().unwrap_or_default();
    assert!(error(4).contains("seal_mystery shuffles"), "{}", lines[4]);
    let refused = lines[6]["refused"]["message"].as_str().unwrap();
    assert!(refused.starts_with("Race off the 5s: 1 table"), "{refused}");
    assert!(error(7).contains("race_off without cards"), "{}", lines[7]);
    assert_eq!(lines[8]["line"], 6, "{}", lines[8]);
}

#[test]
fn a_refusal_is_an_error_only_under_strict() {
    let script = opening()
        + "{\"at\": 1, \"do\": {\"type\": \"start_clock\"}}\n{\"at\": 1, \"accept\": true}\n";
    let (code, lines) = ran(&[], &script);
    assert_eq!(code, 0);
    assert_eq!((&lines[1]["refused"]["code"], &lines[1]["input"]), (&"not_now".into(), &2.into()));
    assert!(lines[2]["refused"]["message"].as_str().unwrap().contains("Nothing is due"));
    assert_eq!(ran(&["--strict"], &script).0, 1);
}

#[test]
fn a_tournament_is_opened_first_and_once() {
    let (code, lines) = ran(
        &[],
        "{\"at\": 0, \"do\": {\"type\": \"enter\", \"names\": [\"A\"]}}\n{\"ask\": {\"type\": \"desk\"}}",
    );
    assert_eq!(code, 0);
    assert!(lines.iter().all(|line| line["refused"]["code"] == "not_now"));
    let (_, lines) = ran(&[], &opening().repeat(2));
    assert_eq!(lines[1]["refused"]["code"], "not_now");
}

#[test]
fn what_cannot_be_run_says_why() {
    let file = tempfile::NamedTempFile::new().unwrap();
    // A file is no folder, so nothing can be made inside it.
    let inside = file.path().join("x.shuffle-up");
    for words in
        [&["--stirct"][..], &["--template", "t2000"], &["--journal", inside.to_str().unwrap()]]
    {
        let (code, lines) = ran(words, "");
        assert_eq!(code, 2, "{words:?}");
        assert!(lines[0]["error"]["message"].is_string());
    }
}

#[test]
fn an_output_that_nobody_takes_ends_the_run() {
    struct Closed;
    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    assert_eq!(run(Vec::new(), opening().as_bytes(), Closed), 2);
}

/// The file has the same tournament as the script, so that the desk can open it and go on.
#[test]
fn the_journal_keeps_what_the_script_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.shuffle-up");
    keeps_what_the_script_said("--journal", path.to_str().unwrap());
}

/// So has the house on a server.
#[cfg(target_os = "linux")]
#[test]
fn the_server_keeps_what_the_script_said() {
    let server = crate::postgres::PostgresServer::shared();
    keeps_what_the_script_said("--house", &server.address());
    let (code, said) = ran(&["--house", &server.address_of("nowhere")], "");
    assert_eq!(code, 2);
    let said = serde_json::to_string(&said).unwrap();
    assert!(said.contains("has no such database"), "{said}");
}

fn keeps_what_the_script_said(option: &str, path: &str) {
    let script = file("assets/samples/t1000-24-players.jsonl");
    let words = [option, path];
    let (code, printed) = ran(&words, &script);
    assert_eq!((code, &printed), (0, &ran(&[], &script).1));
    assert_eq!(ran(&words, &opening()).0, 0);

    let journal = Journal::open(path).unwrap().journal;
    let names: Vec<String> =
        journal.tournaments().unwrap().into_iter().map(|row| row.name).collect();
    assert_eq!(names, ["T1000 home game", "T1000 home game"]);
    let rows = journal.tournaments().unwrap();
    let replayed = log_of(&journal.read(rows[0].id, 1).unwrap()).unwrap();
    let mut session = Session::new();
    for (number, line) in (1..).zip(script.lines()).filter(|(_, line)| !line.starts_with('#')) {
        session.take(line, number).unwrap();
    }
    assert_eq!(replayed.tournament(), session.log().tournament());
    assert_eq!(replayed.lines(), session.log().lines());
}

#[test]
fn the_schema_has_every_command_and_question_and_closes_what_goes_in() {
    let schema = schema();
    let tags = |of: &str| -> Vec<&str> {
        let variants = schema["$defs"][of]["oneOf"].as_array().unwrap();
        variants
            .iter()
            .filter_map(|variant| variant["properties"]["type"]["const"].as_str())
            .collect()
    };
    for tag in ["open_tournament", "enter", "bust", "move_player", "pay_prize"] {
        assert!(tags("Command").contains(&tag), "{tag}");
    }
    for tag in ["desk", "standings", "floor_line"] {
        assert!(tags("Query").contains(&tag), "{tag}");
    }
    assert!(tags("TextQuery").contains(&"roster_file"));
    let known = |error: serde_json::Error| !error.to_string().contains("unknown variant");
    let object = |tag: &str| format!("{{\"type\": \"{tag}\"}}");
    assert!(
        tags("Command")
            .iter()
            .all(|tag| serde_json::from_str::<Command>(&object(tag)).map_or_else(known, |_| true))
    );
    assert!(
        [tags("Query"), tags("TextQuery")]
            .iter()
            .flatten()
            .all(|tag| serde_json::from_str::<AnyQuery>(&object(tag)).map_or_else(known, |_| true))
    );
    for of in ["InputLine", "SetUp", "Seat", "Out"] {
        assert_eq!(schema["$defs"][of]["additionalProperties"], false, "{of}");
    }
}

/// The example in `docs/headless.md` gives what the manual says.
#[test]
fn the_manual_tells_the_truth() {
    let manual = file("docs/headless.md");
    let blocks: Vec<&str> =
        manual.split("```jsonl\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let mut output = Vec::new();
    let script = opening() + blocks[0];
    assert_eq!(run(Vec::new(), script.as_bytes(), &mut output), 1);
    let output = String::from_utf8(output).unwrap();
    let after_opening = output.split_once('\n').unwrap().1;
    assert!(after_opening.starts_with(blocks[1]), "{after_opening}");
    let slips = |key: &str| after_opening.lines().filter(|line| line.starts_with(key)).count();
    assert_eq!((slips("{\"refused\""), slips("{\"error\"")), (1, 1));
    assert!(after_opening.contains("\"name\":\"Anna\",\"prize\":1500"), "{after_opening}");
}

/// A file in the documents is what was made just now.
fn held(name: &str, made: &Value) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    let made = format!("{made:#}\n");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "docs/{name} has drifted: ./update");
}

#[test]
fn the_schemas_in_the_documents_are_made_from_the_types() {
    held("headless.schema.json", &schema());
    held("results.schema.json", &results_schema());
}

#[test]
fn results_come_out_in_every_form() {
    let asked = ["csv", "html", "json"]
        .map(|form| format!("{{\"ask\": {{\"type\": \"results_file\", \"form\": \"{form}\"}}}}\n"));
    let script = opening()
        + "{\"at\": 0, \"do\": {\"type\": \"enter\", \"names\": [\"<b>Anna</b>\", \"=Bo\"]}}\n"
        + &asked.concat();
    let mut output = Vec::new();
    assert_eq!(run(Vec::new(), script.as_bytes(), &mut output), 0);
    let output = String::from_utf8(output).unwrap();
    let texts: Vec<String> = output
        .lines()
        .skip(2)
        .map(|line| {
            let answer: Value = serde_json::from_str(line).unwrap();
            answer["answer"]["view"]["text"].as_str().unwrap().to_string()
        })
        .collect();
    assert!(texts[0].contains(",'=Bo,") && texts[1].contains("&lt;b&gt;Anna&lt;/b&gt;"));
    let told: Value = serde_json::from_str(&texts[2]).unwrap();
    assert_eq!(told["rows"][1]["name"], "=Bo");
}

/// What is named as the file to keep lines in is no file: it is neither waited for nor written to.
#[cfg(unix)]
#[test]
fn what_is_no_file_keeps_no_lines() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let link = folder.path().join("link");
    std::os::unix::fs::symlink(folder.path().join("nowhere"), &link).unwrap();
    for path in [folder.path(), &pipe, &link, "/dev/full".as_ref(), "/dev/zero".as_ref()] {
        let mut output = Vec::new();
        let words = vec!["--journal".to_string(), path.display().to_string()];
        assert_eq!(run(words, &b""[..], &mut output), 2);
        let said = String::from_utf8(output).unwrap();
        assert!(said.contains("Nothing was changed"), "{said}");
    }
    assert!(!folder.path().join("nowhere").exists());
}

/// Ten evenings of six players, every time in another order, the two worst of each player dropped, the last one for double points:
/// reckoned here by hand, and by the program from the logs of all of them.
#[test]
fn a_season_of_ten_scripted_evenings() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (kept, season) = (path("kept.shuffle-up"), path("season.json"));
    let names = ["Anna", "Bo", "Cleo", "Dag", "Eva", "Finn"];
    let mut points: Vec<Vec<i64>> = vec![Vec::new(); 6];
    for week in 0..10 {
        // Who goes out first, second, and so on; nobody knocks out the last one.
        let order: Vec<usize> =
            (0..6).map(|turn| (turn * [1, 5][week % 2] + week * week) % 6).collect();
        let entered =
            serde_json::json!({ "type": "enter", "names": names, "listed": [1, 2, 3, 4, 5, 6] });
        let mut script = opening()
            + &format!("{{\"at\": {week}, \"do\": {entered}}}\n")
            + &format!("{{\"at\": {week}, \"seed\": 1, \"do\": {{\"type\": \"draw_seats\"}}}}\n")
            + &format!("{{\"at\": {week}, \"do\": {{\"type\": \"start_clock\"}}}}\n");
        for (turn, pair) in order.windows(2).enumerate() {
            script += &format!(
                "{{\"at\": {}, \"do\": {{\"type\": \"bust\", \"out\": [{{\"entry\": {}}}], \"order\": \"equal\", \"by\": {}}}}}\n",
                60_000 * (turn + 1),
                pair[0] + 1,
                pair[1] + 1
            );
        }
        assert_eq!(ran(&["--strict", "--journal", &kept], &script).0, 0);
        let weight = if week == 9 { 2 } else { 1 };
        for (turn, player) in order.iter().enumerate() {
            points[*player].push(weight * (i64::try_from(turn).unwrap() + 1));
        }
    }
    std::fs::write(
        &season,
        "{\"events\": {\"from\": 0}, \"weights\": {\"10\": 200}, \"rules\": {\"points\": \"linear\", \"drop\": 2}}",
    )
    .unwrap();
    let (code, lines) = ran(&["--season", &season, "--journal", &kept], "");
    assert_eq!(code, 0, "{lines:?}");
    let table = &lines[0]["table"];
    assert_eq!(table["evenings"].as_array().unwrap().len(), 10);
    let said: Vec<(String, i64)> = table["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap().to_string(), row["points"].as_i64().unwrap()))
        .collect();
    let by_hand = |name: &str| {
        let player = names.iter().position(|one| *one == name).unwrap();
        let mut all = points[player].clone();
        all.sort_unstable();
        all[2..].iter().sum::<i64>() * 100
    };
    assert_eq!(said.len(), 6);
    for (name, sum) in &said {
        assert_eq!(*sum, by_hand(name), "{name}: {points:?}");
    }
    assert!(said.is_sorted_by(|one, next| one.1 >= next.1), "{said:?}");
}

/// The season's table over a file that the desk could have written.
#[test]
fn a_season_is_worked_out_from_the_tournaments_of_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (kept, season) = (path("kept.shuffle-up"), path("season.json"));
    let opening = opening();
    let evening = |first: &str, second: &str, third: &str| {
        let mut script = opening.clone()
            + "{\"at\": 0, \"do\": {\"type\": \"enter\", \"names\": [\"Anna\", \"Bo\", \"Cleo\"]}}\n"
            + "{\"at\": 1, \"seed\": 1, \"do\": {\"type\": \"draw_seats\"}}\n"
            + "{\"at\": 2, \"do\": {\"type\": \"start_clock\"}}\n";
        for (at, out, by) in [(60_000, third, second), (120_000, second, first)] {
            script += &format!(
                "{{\"at\": {at}, \"do\": {{\"type\": \"bust\", \"out\": [{{\"entry\": {out}}}], \"order\": \"equal\", \"by\": {by}}}}}\n"
            );
        }
        assert_eq!(ran(&["--strict", "--journal", &kept], &script).0, 0);
    };
    evening("1", "2", "3");
    evening("1", "3", "2");
    std::fs::write(
        &season,
        "{\"events\": {\"from\": 0}, \"matches\": {\"Anna\": 7, \"Bo\": 8, \"Cleo\": 9}, \
         \"rules\": {\"points\": \"linear\", \"knockout\": 100}, \"weights\": {\"2\": 200}}",
    )
    .unwrap();
    let (code, lines) = ran(&["--season", &season, "--journal", &kept], "");
    assert_eq!(code, 0, "{lines:?}");
    let rows: Vec<String> = lines[0]["table"]["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| format!("{} {} {}", row["rank"], row["name"], row["points"]))
        .collect();
    assert_eq!(rows, ["1 \"Anna\" 1200", "2 \"Cleo\" 700", "3 \"Bo\" 500"]);
    // By a second evening of its own template a season takes those of that template alone.
    let only = r#"{"events": {"templates": ["T1000 home game"]}}"#;
    std::fs::write(&season, only).unwrap();
    let (_, lines) = ran(&["--season", &season, "--journal", &kept], "");
    assert_eq!(lines[0]["table"]["evenings"].as_array().unwrap().len(), 2);
    let mut words = vec!["--season", &season, "--journal", "nowhere.shuffle-up"];
    assert_eq!(ran(&words, "").0, 2);
    words[3] = &kept;
    std::fs::write(&season, "[1]").unwrap();
    assert_eq!(ran(&words, "").0, 2);
}

/// Two flights of three that were scripted into the file, and what the script says of them.
#[test]
fn a_series_is_opened_added_to_asked_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept.shuffle-up").display().to_string();
    for names in [r#"["Anna", "Bo", "Cleo"]"#, r#"["Dora", "Eli", "Fay"]"#] {
        let script = opening()
            + &format!("{{\"at\": 0, \"do\": {{\"type\": \"enter\", \"names\": {names}}}}}\n")
            + "{\"at\": 1, \"seed\": 1, \"do\": {\"type\": \"draw_seats\"}}\n"
            + "{\"at\": 2, \"do\": {\"type\": \"start_clock\"}}\n"
            + "{\"at\": 60000, \"do\": {\"type\": \"bust\", \"out\": [{\"entry\": 2}], \"order\": \"equal\"}}\n";
        assert_eq!(ran(&["--strict", "--journal", &kept], &script).0, 0);
    }
    let words = |series: &'static str| vec!["--series", series, "--journal", &kept];
    let script = r#"{"at": 70000, "say": {"type": "open", "name": "Spring Open", "rules": {}}}
{"say": {"type": "add", "tournament": 1, "flight": 1, "day": 1}}
{"say": {"type": "add", "tournament": 2, "flight": 2, "day": 1}}
{"say": {"type": "close", "tournament": 1}}
{"say": {"type": "correct_bag", "tournament": 1, "entry": 1, "chips": 2000, "bag": "17"}}
{"say": {"type": "correct_bag", "tournament": 1, "entry": 3, "chips": 1000}}
{"say": {"type": "close", "tournament": 1}}
{"ask": "going_on"}
{"ask": "places", "from": 4, "count": 1}
{"ask": "weather"}
"#;
    let (code, lines) = ran(&words("new"), script);
    assert_eq!(code, 1, "one line is not understood");
    assert_eq!((&lines[0]["series"], &lines[0]["line"]), (&1.into(), &1.into()));
    assert_eq!(lines[3]["refused"]["key"], "series-not-bagged");
    assert_eq!(lines[6]["line"], 6, "{}", lines[6]);
    let stacks: Vec<&Value> = lines[7]["answer"].as_array().unwrap().iter().collect();
    assert_eq!((&stacks[0]["name"], &stacks[0]["chips"]), (&"Anna".into(), &2_000.into()));
    assert_eq!(stacks.len(), 2);
    // Bo and Eli went out at the same time of the same level.
    let place = &lines[8]["answer"]["rows"][0];
    assert_eq!((&place["place"], &place["place_to"]), (&5.into(), &6.into()));
    assert!(lines[9]["error"]["message"].as_str().unwrap().contains("weather"));

    let script = "{\"strike\": 6}\n{\"ask\": \"view\"}\n{\"restore\": 6}\n{\"ask\": \"view\"}\n";
    let (code, lines) = ran(&words("1"), script);
    assert_eq!(code, 0, "{lines:?}");
    let closed = |line: &Value| line["answer"]["flights"][0]["closed"].as_bool().unwrap();
    assert!(!closed(&lines[1]) && closed(&lines[3]));
    assert_eq!(ran(&words("2"), "").0, 2);
    assert_eq!(ran(&["--series", "new", "--journal", "nowhere.shuffle-up"], "").0, 2);
}

/// An evening of the staff is opened, pushed and struck, and is there again under its number.
#[test]
fn an_evening_of_the_staff_is_opened_and_pushed() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept.shuffle-up").display().to_string();
    let words = |evening: &'static str| vec!["--staff", evening, "--journal", &kept];
    let script = r#"{"at": 0, "say": {"type": "open", "about": {"name": "Friday", "push_minutes": 20}}}
{"typed": "dealer Ana, Bo"}
{"typed": "table 12"}
{"typed": "back Ana"}
{"at": 1200000, "typed": "push"}
"#;
    let (code, lines) = ran(&words("new"), script);
    assert_eq!(code, 0, "{lines:?}");
    assert_eq!((&lines[0]["evening"], &lines[2]["line"]), (&1.into(), &3.into()));
    assert_eq!(lines[3]["refused"]["key"], "staff-not-away");
    let script = r#"{"at": 1260000, "ask": "view"}
{"strike": 4}
{"ask": "lines"}
"#;
    let (code, lines) = ran(&words("1"), script);
    assert_eq!(code, 0, "{lines:?}");
    assert_eq!(lines[0]["answer"]["tables"][0]["dealer"], "Bo");
    assert_eq!(lines[0]["answer"]["push"]["at"], 2_400_000);
    assert_eq!(lines[2]["answer"][0]["struck"]["device"], "script");
    assert_eq!(ran(&words("2"), "").0, 2);
}

/// A card room is opened, typed to and looked at, and is there again under its number; the same script draws the same cards.
#[test]
fn a_card_room_is_opened_typed_to_and_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept.shuffle-up").display().to_string();
    let words = |room: &'static str| vec!["--room", room, "--journal", &kept];
    let script = r#"{"at": 70920000, "say": {"type": "open", "about": {"name": "Club", "currency": {"code": "USD", "decimals": 2}, "book": "wsop"}}}
{"typed": "game 2-5 NLHE"}
{"typed": "open 6 2-5"}
{"typed": "list 2-5 Bo"}
{"typed": "call 2-5"}
{"at": 71040000, "ask": "view"}
{"ask": "wall"}
{"typed": "seat 6 Al 5"}
{"typed": "seat 6 Bo"}
{"typed": "seat 6 Al"}
{"typed": "button 6"}
"#;
    let (code, lines) = ran(&words("new"), script);
    assert_eq!(code, 0, "{lines:?}");
    assert_eq!((&lines[0]["room"], &lines[4]["line"]), (&1.into(), &5.into()));
    let advice = &lines[5]["answer"]["advice"][0];
    let says = "Table 6 has an open seat: Bo is next, called 2 min ago, waits until 19:47";
    assert_eq!((&advice["title"]["english"], &advice["rule"]), (&says.into(), &"WSOP 82".into()));
    assert_eq!(lines[6]["answer"]["games"][0]["list"][0]["table"], 6);
    assert_eq!(lines[7]["refused"]["key"], "cardroom-least");
    let asked = "{\"ask\": \"view\"}\n{\"ask\": \"lines\"}\n";
    let (code, lines) = ran(&words("1"), asked);
    assert_eq!(code, 0, "{lines:?}");
    let drawn = lines[1]["answer"][0]["says"]["english"].as_str().unwrap();
    assert!(drawn.contains("has the button of table 6"), "{drawn}");
    let other = folder.path().join("other.shuffle-up").display().to_string();
    ran(&["--room", "new", "--journal", &other], script);
    let (_, again) = ran(&["--room", "1", "--journal", &other], asked);
    assert_eq!(again[1]["answer"][0]["says"]["english"], drawn);
    assert_eq!(ran(&words("2"), "").0, 2);
}

/// A cash game is opened, typed to, struck and settled, and is there again under its number.
#[test]
fn a_cash_game_is_opened_typed_to_and_settled() {
    let folder = tempfile::tempdir().unwrap();
    let kept = folder.path().join("kept.shuffle-up").display().to_string();
    let words = |game: &'static str| vec!["--cash", game, "--journal", &kept];
    let script = r#"{"at": 7, "say": {"type": "open", "about": {"name": "Kitchen", "stakes": "1/2", "currency": {"code": "EUR", "decimals": 2}, "on_paper": true}}}
{"typed": "buy Anna 100"}
{"typed": "buy Bo 50"}
{"typed": "out Bo 80"}
{"typed": "out Bo 10"}
{"ask": "view", "typed": "close"}
"#;
    let (code, lines) = ran(&words("new"), script);
    assert_eq!(code, 0, "{lines:?}");
    assert_eq!((&lines[0]["game"], &lines[3]["line"]), (&1.into(), &4.into()));
    assert_eq!(lines[4]["refused"]["key"], "cash-is-out");
    assert!(lines[5]["refused"].as_str().unwrap().contains("one of"));
    let script = r#"{"typed": "out Anna 70"}
{"ask": "view"}
{"strike": 5}
{"ask": "lines"}
"#;
    let (code, lines) = ran(&words("1"), script);
    assert_eq!(code, 0, "{lines:?}");
    let payment = &lines[1]["answer"]["settle"]["payments"][0];
    assert_eq!(payment["says"]["english"], "Anna pays Bo €30");
    assert_eq!(lines[3]["answer"][0]["struck"]["device"], "script");
    assert_eq!(ran(&words("2"), "").0, 2);
}
