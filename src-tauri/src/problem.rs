//! What a window is told when something cannot be done.

use serde::Serialize;
use shuffle_up_engine::Refusal;
use shuffle_up_engine::base::wording::{Argument, Phrase};
use shuffle_up_journal::JournalError;
use shuffle_up_players::ListProblem;
use shuffle_up_words::{Language, say};
use std::borrow::Cow;
use ts_rs::TS;

/// A problem as it crosses to a window: a code where the window may branch on it, a message for the director, and the key and
/// the arguments by which another language says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Problem {
    /// A stable word.
    pub code: String,
    /// What is wrong and what to do.
    pub message: String,
    /// Which sentence this is; empty where the computer's own words are passed on.
    #[serde(skip_serializing_if = "str::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub key: Cow<'static, str>,
    /// What that sentence names, in its order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Argument>>", optional)]
    pub arguments: Vec<Argument>,
}

/// A problem with its code and its sentence, said as a phrase of the engine is:
/// `problem!(unknown, "table-not-open-here", "Table {number} is not open.", number = table)`.
macro_rules! problem {
    ($code:ident, $($sentence:tt)+) => {
        $crate::problem::Problem::of(
            stringify!($code),
            shuffle_up_engine::base::wording::phrase!($($sentence)+),
        )
    };
}
pub(crate) use problem;

impl Problem {
    /// A problem with this code that says this sentence.
    #[must_use]
    pub fn of(code: &str, sentence: Phrase) -> Self {
        let Phrase { key, english, arguments } = sentence;
        Self { code: code.to_string(), message: english, key, arguments }
    }

    /// A problem with this code, in words that have no key: those of the computer, or of a file's reader.
    #[must_use]
    pub fn new(code: &str, message: impl Into<String>) -> Self {
        let (key, arguments) = (Cow::Borrowed(""), Vec::new());
        Self { code: code.to_string(), message: message.into(), key, arguments }
    }

    /// The problem in a language; what has no key stays as it is.
    #[must_use]
    pub fn said(mut self, language: Language) -> Self {
        if !self.key.is_empty() {
            let Self { key, arguments, message, .. } = self.clone();
            self.message = say(&Phrase { key, english: message, arguments }, language);
        }
        self
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let Refusal { code, message, key, arguments } = refusal;
        let code = serde_json::to_value(code)
            .ok()
            .and_then(|code| code.as_str().map(ToString::to_string))
            .unwrap_or_default();
        Self { code, message, key, arguments }
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
        Self::of(problem.code, problem.message)
    }
}

impl From<tauri::Error> for Problem {
    fn from(error: tauri::Error) -> Self {
        tracing::error!(%error, "a window could not be reached");
        problem!(
            window,
            "window-not-opened",
            "The window could not be opened. Close other windows and try again."
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::refuse;

    #[test]
    fn a_refusal_crosses_with_what_another_language_needs() {
        let refusal = refuse!(NotNow, "not-in-play", "{name} is not in play.", name = "Anna");
        let crossed = serde_json::to_value(Problem::from(refusal.clone())).unwrap();
        assert_eq!(crossed, serde_json::to_value(refusal).unwrap());
        let own = serde_json::to_string(&Problem::new("monitor", "No monitor.")).unwrap();
        assert_eq!(own, r#"{"code":"monitor","message":"No monitor."}"#);
    }
}
