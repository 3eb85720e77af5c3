//! What is said when the list refuses.

use shuffle_up_engine::base::wording::{Phrase, phrase};

/// Why something could not be done with the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListProblem {
    /// A stable word: `no_list`, `list`, `unknown`, `taken`, `bad_value`, `picture`.
    pub code: &'static str,
    /// What is wrong and what to do.
    pub message: Phrase,
}

/// The code of a database that does not do what it is told: nobody's slip, and never a reason to go on.
pub(crate) const BROKEN: &str = "list";

impl ListProblem {
    pub(crate) fn new(code: &'static str, message: Phrase) -> Self {
        Self { code, message }
    }

    pub(crate) fn bad(message: Phrase) -> Self {
        Self::new("bad_value", message)
    }

    pub(crate) fn unknown(message: Phrase) -> Self {
        Self::new("unknown", message)
    }
}

impl From<rusqlite::Error> for ListProblem {
    fn from(error: rusqlite::Error) -> Self {
        tracing::error!(%error, "the list of players refused");
        let said = phrase!(
            "list-not-used",
            "The list of players could not be used: {error}.",
            error = error.to_string()
        );
        Self::new(BROKEN, said)
    }
}
