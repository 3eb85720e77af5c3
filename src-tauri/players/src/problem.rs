//! What is said when the list refuses.

/// Why something could not be done with the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListProblem {
    /// A stable word: `no_list`, `list`, `unknown`, `taken`, `bad_value`, `picture`.
    pub code: &'static str,
    /// What is wrong and what to do.
    pub message: String,
}

/// The code of a database that does not do what it is told: nobody's slip, and never a reason to go on.
pub(crate) const BROKEN: &str = "list";

impl ListProblem {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new("bad_value", message)
    }

    pub(crate) fn unknown(message: &str) -> Self {
        Self::new("unknown", message)
    }
}

impl From<rusqlite::Error> for ListProblem {
    fn from(error: rusqlite::Error) -> Self {
        tracing::error!(%error, "the list of players refused");
        Self::new(BROKEN, format!("The list of players could not be used: {error}."))
    }
}
