//! What a window is told when something cannot be done.

use serde::Serialize;
use shuffle_up_engine::Refusal;
use shuffle_up_journal::JournalError;
use shuffle_up_players::ListProblem;

/// A problem as it crosses to a window: a code where the window may branch on it, a message for the director.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// A stable word.
    pub code: String,
    /// What is wrong and what to do.
    pub message: String,
}

impl Problem {
    /// A problem with this code and message.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        Self { code: code.to_string(), message: message.into() }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = serde_json::to_value(refusal.code)
            .ok()
            .and_then(|code| code.as_str().map(ToString::to_string))
            .unwrap_or_default();
        Self { code, message: refusal.message }
    }
}

impl From<JournalError> for Problem {
    fn from(error: JournalError) -> Self {
        tracing::error!(code = error.code(), %error, "the journal refused");
        Self::new(error.code(), error.to_string())
    }
}

impl From<ListProblem> for Problem {
    fn from(problem: ListProblem) -> Self {
        Self::new(problem.code, problem.message)
    }
}

impl From<tauri::Error> for Problem {
    fn from(error: tauri::Error) -> Self {
        tracing::error!(%error, "a window could not be reached");
        Self::new("window", "The window could not be opened. Close other windows and try again.")
    }
}
