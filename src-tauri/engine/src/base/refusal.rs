//! Why a command is not carried out.

use crate::base::ids::{EntryId, TableNumber};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use ts_rs::TS;

/// A refusal: a stable code for scripts, and a message for a director that says what would be allowed. The key and the
/// arguments name the sentence, so that it can be said in another language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Refusal {
    /// What a script or a window may branch on.
    pub code: RefusalCode,
    /// What is wrong and what to do, in a director's words.
    pub message: String,
    /// Which sentence this is, such as "not-in-play"; empty where the site has none yet.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub key: Cow<'static, str>,
    /// What the sentence names, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Argument>>", optional)]
    pub arguments: Vec<Argument>,
}

/// One of the things that a sentence names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Argument {
    /// What it is in the sentence, such as "name".
    pub name: Cow<'static, str>,
    /// What it is here.
    pub value: Value,
}

/// The value of an argument.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum Value {
    /// A number, by which a language chooses between one and many.
    Number(u32),
    /// Words that stand in the sentence as they are: a name, a seat, an amount.
    Text(String),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

impl From<EntryId> for Value {
    fn from(entry: EntryId) -> Self {
        Self::Number(entry.0)
    }
}

impl From<TableNumber> for Value {
    fn from(table: TableNumber) -> Self {
        Self::Number(table.0)
    }
}

/// A refusal with its code, its key, the English sentence, and each argument that the sentence names, said once:
/// `refuse!(NotNow, "not-in-play", "{name} is not in play.", name = tournament.name(entry))`. An argument is borrowed text or a
/// number. A key belongs to one sentence (`tests/floors.rs` reads them all).
macro_rules! refuse {
    ($code:ident, $key:literal, $sentence:literal $(,)?) => {
        $crate::base::refusal::Refusal::new($crate::base::refusal::RefusalCode::$code, $sentence)
            .keyed($key, Vec::new())
    };
    ($code:ident, $key:literal, $sentence:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        $(
            #[allow(clippy::redundant_locals, reason = "a site may have the argument under its name")]
            let $name = $value;
        )+
        $crate::base::refusal::Refusal::new(
            $crate::base::refusal::RefusalCode::$code,
            format!($sentence, $($name = $name),+),
        )
        .keyed(
            $key,
            vec![$($crate::base::refusal::Argument {
                name: std::borrow::Cow::Borrowed(stringify!($name)),
                value: $crate::base::refusal::Value::from($name),
            }),+],
        )
    }};
}
pub(crate) use refuse;

/// The kinds of refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// No such entry, table, seat, move or place.
    Unknown,
    /// The tournament is not at the point where this can be done.
    NotNow,
    /// The house rules do not allow it.
    HouseRule,
    /// The seat is taken, blocked, or its table is closed.
    SeatTaken,
    /// There is no room left.
    NoRoom,
    /// A value is outside what makes sense.
    BadValue,
    /// Several bust on one hand and their stacks decide the places.
    StacksNeeded,
    /// The button of a table must be known first.
    ButtonNeeded,
    /// There is nothing to undo or redo.
    NothingToUndo,
    /// Later lines could not have been said after this correction.
    LinesDepend,
}

impl Refusal {
    /// A refusal with this code and message and without a key: what `refuse!` has not replaced yet, as the four below.
    #[must_use]
    pub fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        let key = Cow::Borrowed("");
        Self { code, message: message.into(), key, arguments: Vec::new() }
    }

    /// The same refusal with the key of its sentence and what the sentence names; made by `refuse!`.
    pub(crate) fn keyed(self, key: &'static str, arguments: Vec<Argument>) -> Self {
        Self { key: Cow::Borrowed(key), arguments, ..self }
    }

    pub(crate) fn unknown(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::Unknown, message)
    }

    pub(crate) fn not_now(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::NotNow, message)
    }

    pub(crate) fn bad(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::BadValue, message)
    }

    pub(crate) fn house_rule(message: impl Into<String>) -> Self {
        Self::new(RefusalCode::HouseRule, message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
