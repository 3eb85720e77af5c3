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
use shuffle_up_headless::Session;
use std::path::PathBuf;

/// What the program says to each line of `scripts/<name>.jsonl`, in order; comments have no answer.
fn played(name: &str) -> Vec<Value> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/trials/scripts")
        .join(name)
        .with_extension("jsonl");
    let script = std::fs::read_to_string(&file).unwrap();
    let mut session = Session::new();
    (1..)
        .zip(script.lines())
        .filter(|(_, text)| !text.trim().is_empty() && !text.starts_with('#'))
        .map(|(number, text)| serde_json::to_value(session.take(text, number).unwrap()).unwrap())
        .collect()
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
