//! What a window is told when something cannot be done.

use crate::ipc::did_not_work;
use serde::Serialize;
use shuffle_up_engine::Refusal;
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::{Argument, Phrase};
use shuffle_up_journal::JournalError;
use shuffle_up_kept_log::file_words::refused;
use shuffle_up_network::Refused;
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

impl From<Refused> for Problem {
    fn from(why: Refused) -> Self {
        match why {
            Refused::NoPin => problem!(pin, "pin-digits", "A PIN has four to eight digits."),
            Refused::PinsWait => {
                problem!(pin, "pins-wait", "Too many wrong PINs. Wait half a minute.")
            }
            Refused::WrongPin => {
                problem!(pin, "pin-of-another", "Name and PIN do not match.")
            }
            Refused::NoLongerPaired => {
                problem!(pin, "no-longer-paired", "This device is no longer paired.")
            }
            Refused::NoChance => {
                problem!(code, "no-chance", "The computer could not make a code. Try again.")
            }
            Refused::DevicesFull => problem!(
                code,
                "devices-full",
                "100 devices are paired. Remove one that is no longer needed."
            ),
            Refused::CodeNotOpen => problem!(
                code,
                "code-not-open",
                "This code is not open. Ask at the desk for a new one."
            ),
            Refused::NotSecure => {
                problem!(not_secure, "paired-only", "This is for paired devices.")
            }
            Refused::NotPaired => {
                problem!(not_paired, "not-paired", "Pair this device at the desk.")
            }
            Refused::DidNotWork => did_not_work(),
        }
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
        let crossed = Problem::from(refusal.clone()).said(Language::English);
        assert_eq!(serde_json::to_value(crossed).unwrap(), serde_json::to_value(refusal).unwrap());
        let own = Problem::of("monitor", Phrase::own("No monitor.")).said(Language::German);
        let own = serde_json::to_string(&own).unwrap();
        assert_eq!(own, r#"{"code":"monitor","message":"No monitor."}"#);
    }
}
