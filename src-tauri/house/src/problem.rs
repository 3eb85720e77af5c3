//! What a window is told when something cannot be done.

use serde::Serialize;
use shuffle_up_engine::Refusal;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::{Argument, Phrase};
use shuffle_up_journal::JournalError;
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_players::ListProblem;
use shuffle_up_words::{Language, say};
use std::borrow::Cow;

/// A problem: a code where a window may branch on it, and the sentence for the director, which says what is wrong and what to
/// do. It crosses to nobody before it is said in somebody's language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// A stable word.
    pub code: String,
    /// The sentence; without a key where the computer's own words are passed on.
    pub sentence: Phrase,
}

/// A problem as it crosses, in the language of whom it is told to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "Problem")]
pub struct SaidProblem {
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
#[macro_export]
macro_rules! problem {
    ($code:ident, $($sentence:tt)+) => {
        $crate::problem::Problem::of(
            stringify!($code),
            shuffle_up_engine::base::wording::phrase!($($sentence)+),
        )
    };
}
pub use problem;

impl Problem {
    /// A problem with this code that says this sentence.
    pub fn of(code: &str, sentence: Phrase) -> Self {
        Self { code: code.to_string(), sentence }
    }

    /// The problem in a language; what has no key stays as it is.
    pub fn said(self, language: Language) -> SaidProblem {
        let message = say(&self.sentence, language).into_owned();
        let Phrase { key, arguments, .. } = self.sentence;
        SaidProblem { code: self.code, message, key, arguments }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        let code = serde_json::to_value(refusal.code)
            .ok()
            .and_then(|code| code.as_str().map(ToString::to_string))
            .unwrap_or_default();
        Self { code, sentence: refusal.sentence() }
    }
}

impl From<JournalError> for Problem {
    fn from(error: JournalError) -> Self {
        tracing::error!(code = error.code(), ?error, "the journal refused");
        Self::of(error.code(), refused(&error))
    }
}

impl From<ListProblem> for Problem {
    fn from(problem: ListProblem) -> Self {
        Self::of(problem.code, problem.message)
    }
}

/// A call came to no end.
pub fn did_not_work() -> Problem {
    problem!(
        unexpected,
        "did-not-work",
        "This did not work, and nothing else was touched. Try again."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::refuse;

    #[test]
    fn a_refusal_crosses_with_what_another_language_needs() {
        let refusal = refuse!(NotNow, "not-in-play", "{name} is not in play.", name = "Anna");
        let crossed = Problem::from(refusal.clone()).said(Language::ENGLISH);
        assert_eq!(serde_json::to_value(crossed).unwrap(), serde_json::to_value(refusal).unwrap());
        let own = Problem::of("monitor", Phrase::own("No monitor.")).said(Language::of("de"));
        let own = serde_json::to_string(&own).unwrap();
        assert_eq!(own, r#"{"code":"monitor","message":"No monitor."}"#);
    }
}
