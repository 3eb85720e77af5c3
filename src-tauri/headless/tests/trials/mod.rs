//! What went wrong when others tried the program, each as a script and as a test by the script's name.
//!
//! The first lines of a script say the rule, with its number, and what is to happen. The test plays the script as it
//! stands and looks at the answers.

mod chips;
mod floor;
mod log;
mod money;
mod structures;

use serde_json::Value;
use shuffle_up_engine::Refusal;
use shuffle_up_headless::Session;
use std::path::PathBuf;

/// The lines of `scripts/<name>.jsonl`, without its comments.
fn script(name: &str) -> Vec<String> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/trials/scripts")
        .join(name)
        .with_extension("jsonl");
    let text = std::fs::read_to_string(&file).unwrap();
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
    lines.map(str::to_string).collect()
}

/// What the program says to each line.
fn play(lines: &[String]) -> Vec<Value> {
    let mut session = Session::new();
    let answers = (1..).zip(lines).map(|(number, text)| session.take(text, number).unwrap());
    answers.map(|answer| serde_json::to_value(answer).unwrap()).collect()
}

/// What the program says to each line of a script.
fn played(name: &str) -> Vec<Value> {
    play(&script(name))
}

/// The refusal that a line is, without its English.
fn refused(line: &Value) -> Option<String> {
    let refused = line.get("refused")?.clone();
    Some(serde_json::from_value::<Refusal>(refused).unwrap().named())
}

/// The answers to the questions of a script, in order.
fn answers(name: &str) -> Vec<Value> {
    played(name)
        .into_iter()
        .filter_map(|mut line| line.get_mut("answer").map(Value::take))
        .collect()
}

/// The last of them.
fn last_answer(name: &str) -> Value {
    answers(name).pop().unwrap()
}
