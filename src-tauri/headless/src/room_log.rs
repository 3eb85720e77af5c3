//! A script over a log that is no tournament's, line by line: a series, a cash game, a card room, the staff.

use crate::lines::{self, Raw};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use shuffle_up_journal::JournalError;
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_script::{Slip, skipped};
use std::io::{self, BufRead, Write};

/// The name of a script in the log, where the desk's lines bear the desk's.
pub(crate) const DEVICE: &str = "script";

/// Why a line is not carried out.
pub(crate) enum Stop {
    /// The series refuses, or the script is wrong.
    Said(Value),
    /// The file cannot be read or written.
    Broken(String),
}

impl From<JournalError> for Stop {
    fn from(error: JournalError) -> Self {
        Self::Broken(refused(&error).to_string())
    }
}

/// Takes each line of a script and answers it. The result says whether every line was understood, and with `strict` none refused.
///
/// # Errors
/// A file that cannot be read or written, as a sentence; the output's own.
pub(crate) fn each<Input: DeserializeOwned>(
    strict: bool,
    input: &mut impl BufRead,
    output: &mut impl Write,
    mut take: impl FnMut(Input) -> Result<Value, Stop>,
) -> Result<Result<bool, String>, io::Error> {
    let (mut fine, mut at): (bool, u64) = (true, 0);
    while let Some(raw) = lines::next(input, at == 0)? {
        at = at.saturating_add(1);
        let slip =
            |message: String, column| json!({ "error": Slip { message, line: Some(at), column } });
        let answer = match raw {
            Raw::Text(text) if skipped(&text) => continue,
            Raw::Text(text) => match serde_json::from_str::<Input>(&text) {
                Ok(line) => match take(line) {
                    Ok(answer) => answer,
                    Err(Stop::Broken(why)) => return Ok(Err(why)),
                    Err(Stop::Said(refusal)) => {
                        fine &= !strict;
                        json!({ "refused": refusal, "input": at })
                    }
                },
                Err(error) => {
                    fine = false;
                    slip(error.to_string(), u32::try_from(error.column()).ok())
                }
            },
            Raw::Unreadable(message, column) => {
                fine = false;
                slip(message, column)
            }
        };
        writeln!(output, "{answer}")?;
        // A program at the other end waits for the answer before it goes on.
        output.flush()?;
    }
    Ok(Ok(fine))
}
