//! The lines that go in.

use crate::explain;
use crate::slip::Slip;
use serde::Deserialize;
use shuffle_up_engine::Command;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::types::JsonSchema;
use shuffle_up_engine::log::Correction;
use shuffle_up_readers::AnyQuery;

/// The latest time that a script may give: the largest number that every reader of JSON keeps exactly.
const LATEST: Millis = 9_007_199_254_740_991;

/// One line of a script: a time, a seed, and one of `do`, `correct`, `undo`, `redo`, `accept` and `ask`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with \"do\", \"correct\", \"undo\", \"redo\", \"accept\" or \"ask\""
)]
#[schemars(extend("oneOf" = serde_json::json!([
    { "required": ["at", "do"] },
    { "required": ["at", "correct"] },
    { "required": ["at", "undo"] },
    { "required": ["at", "redo"] },
    { "required": ["at", "accept"] },
    { "required": ["ask"] }
])))]
pub struct InputLine {
    /// Tournament time in milliseconds, never earlier than before. Only `ask` may leave it out: it takes the last one.
    #[schemars(range(min = 0, max = 9_007_199_254_740_991_i64))]
    pub at: Option<Millis>,
    /// The seed of the draw that a command makes; needed by those that draw, and by no others.
    pub seed: Option<u64>,
    /// Says a command to the tournament.
    #[serde(rename = "do")]
    pub command: Option<Command>,
    /// Puts lines further back right.
    pub correct: Option<Correction>,
    /// True: strikes the last line in force.
    #[schemars(extend("const" = true))]
    pub undo: Option<bool>,
    /// True: puts the line that was undone last in force again.
    #[schemars(extend("const" = true))]
    pub redo: Option<bool>,
    /// True: carries out the first advice.
    #[schemars(extend("const" = true))]
    pub accept: Option<bool>,
    /// Asks a question.
    pub ask: Option<AnyQuery>,
}

/// What one line of a script wants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Request {
    /// Say a command.
    Do(Box<Command>),
    /// Put lines further back right.
    Correct(Correction),
    /// Strike the last line in force.
    Undo,
    /// Put the line undone last in force again.
    Redo,
    /// Carry out the first advice.
    Accept,
    /// Answer a question.
    Ask(AnyQuery),
}

impl InputLine {
    /// Reads a line of text.
    ///
    /// # Errors
    /// What is wrong with it, with the column.
    pub fn read(text: &str) -> Result<Self, Slip> {
        let line: Self = explain::read(text)?;
        if let Some(at) = line.at
            && !(0..=LATEST).contains(&at)
        {
            return Err(Slip::new(format!(
                "\"at\" is {at}: it must lie between 0 and {LATEST} milliseconds."
            )));
        }
        Ok(line)
    }

    /// The one thing that the line wants.
    ///
    /// # Errors
    /// None or several of them, and a `false` where only `true` says something.
    pub fn request(self) -> Result<Request, Slip> {
        let Self { command, correct, undo, redo, accept, ask, .. } = self;
        for (key, value) in [("undo", undo), ("redo", redo), ("accept", accept)] {
            if value == Some(false) {
                return Err(Slip::new(format!(
                    "\"{key}\" is only ever true; leave it out otherwise."
                )));
            }
        }
        let mut wanted = Vec::new();
        wanted.extend(command.map(|command| ("do", Request::Do(Box::new(command)))));
        wanted.extend(correct.map(|correction| ("correct", Request::Correct(correction))));
        wanted.extend(undo.map(|_| ("undo", Request::Undo)));
        wanted.extend(redo.map(|_| ("redo", Request::Redo)));
        wanted.extend(accept.map(|_| ("accept", Request::Accept)));
        wanted.extend(ask.map(|query| ("ask", Request::Ask(query))));
        if wanted.len() > 1 {
            let keys: Vec<String> = wanted.iter().map(|(key, _)| format!("\"{key}\"")).collect();
            return Err(Slip::new(format!(
                "A line wants one thing; this one has {}.",
                keys.join(" and ")
            )));
        }
        match wanted.pop() {
            Some((_, step)) => Ok(step),
            None => Err(Slip::new(
                "A line needs one of \"do\", \"correct\", \"undo\", \"redo\", \"accept\" and \"ask\".",
            )),
        }
    }
}

/// Whether a line says nothing: blank, or a remark.
pub fn skipped(text: &str) -> bool {
    let text = text.trim_start();
    text.is_empty() || text.starts_with('#')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slip(text: &str) -> String {
        let slip = InputLine::read(text).and_then(InputLine::request).unwrap_err();
        slip.column
            .map_or_else(|| slip.message.clone(), |column| format!("{column}: {}", slip.message))
    }

    #[test]
    fn one_thing_a_line() {
        assert!(slip(r#"{"at": 1}"#).contains("needs one of"));
        assert!(slip(r#"{"at": 1, "undo": true, "redo": true}"#).contains("\"undo\" and \"redo\""));
        assert!(slip(r#"{"at": 1, "undo": false}"#).contains("only ever true"));
        assert!(slip(r#"{"at": -1, "undo": true}"#).contains("between 0 and"));
    }

    #[test]
    fn slips_are_named_where_they_are() {
        assert_eq!(
            slip(r#"{"at": 1, "sed": 2, "undo": true}"#),
            "11: \"sed\" is no key here. Known: \"at\", \"seed\", \"do\", \"correct\", \"undo\", \"redo\", \"accept\", \"ask\"."
        );
        assert_eq!(
            slip(
                r#"{"at": 1, "do": {"type": "bust", "out": [{"entry": 1, "chips": 5}], "order": "by_stack"}}"#
            ),
            "55: do.out[0]: \"chips\" is no key here. Known: \"entry\", \"stack\"."
        );
        assert_eq!(
            slip(r#"{"at": 1, "do": {"type": "break_table", "table": "Ł3"}}"#),
            "50: do.table: a whole number from 0 up is expected, not the string \"Ł3\"."
        );
        assert_eq!(
            slip(r#"{"at": 1, "do": {"type": "set_button", "table": 1, "seat": 300}}"#),
            "60: do.seat: a whole number from 0 to 255 is expected, not the number 300."
        );
        assert_eq!(
            slip(
                r#"{"at": 300, "correct": {"insert": {"after": 1, "command": {"type": "set_button", "table": 1, "seat": 300}}}}"#
            ),
            "102: correct.insert.command.seat: a whole number from 0 to 255 is expected, not the number 300."
        );
        assert_eq!(
            slip(
                r#"{"at": 1, "do": {"type": "bust", "out": [{"entry": 1}, {"entry": "1"}], "order": "by_stack"}}"#
            ),
            "66: do.out[1].entry: a whole number from 0 up is expected, not the string \"1\"."
        );
        assert!(slip(r#"{"at": 1, "do": {"type": "enter"}}"#).contains("do: \"names\" is missing"));
        assert!(
            slip(r#"{"at": 1, "do": {"type": "entre", "names": []}}"#)
                .starts_with("26: do: \"entre\" is not known. Known: \"open_tournament\",")
        );
        assert_eq!(
            slip(r#"{"at": 1 "undo": true}"#),
            "10: a comma or a closing brace is expected."
        );
        assert!(slip("[1]").contains("an object with"));
        assert!(slip("draw seats").starts_with("1: "));
        assert!(slip(r#"{"at": 1, "at": 2, "undo": true}"#).contains("\"at\" stands twice"));
    }
}
