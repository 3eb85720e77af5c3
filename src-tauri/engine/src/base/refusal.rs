//! Why a command is not carried out.

use crate::base::types::JsonSchema;
use crate::base::wording::{Argument, Phrase, named};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// A refusal: a stable code for scripts, and a message for a director that says what would be allowed. The key and the
/// arguments name the sentence, so that it can be said in another language: every refusal has both, by
/// [`refuse!`](crate::refuse).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Refusal {
    /// What a script or a window may branch on.
    pub code: RefusalCode,
    /// What is wrong and what to do, in a director's words.
    pub message: String,
    /// Which sentence this is, such as "not-in-play".
    pub key: Cow<'static, str>,
    /// What the sentence names, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub arguments: Vec<Argument>,
}

/// A refusal with its code, its key, the English sentence, and each argument that the sentence names, said once:
/// `refuse!(NotNow, "not-in-play", "{name} is not in play.", name = tournament.name(entry))`. Whatever is
/// [`AsArgument`](crate::base::wording::AsArgument) can be an argument. A key belongs to one sentence (`tests/floors.rs` reads them all).
#[macro_export]
macro_rules! refuse {
    ($code:ident, $($sentence:tt)+) => {
        $crate::base::refusal::Refusal::of(
            $crate::base::refusal::RefusalCode::$code,
            $crate::phrase!($($sentence)+),
        )
    };
}
pub use refuse;

/// Goes on unless it is so: `refuse_if(self.out.is_empty(), || refuse!(BadValue, "say-out", "Say who is out."))?`.
///
/// # Errors
/// The refusal, where it is so.
pub fn refuse_if(so: bool, refusal: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
    if so { Err(refusal()) } else { Ok(()) }
}

/// The kinds of refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// No table has so many seats, or so few.
    TableSize,
    /// No level or break is so long, or so short.
    StageLength,
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
    /// The refusal of this code that says this sentence; `refuse!` makes both at once.
    pub fn of(code: RefusalCode, sentence: Phrase) -> Self {
        let Phrase { key, english, arguments } = sentence;
        Self { code, message: english.into_owned(), key, arguments }
    }

    /// What is said, without the code.
    pub fn sentence(self) -> Phrase {
        Phrase { key: self.key, english: self.message.into(), arguments: self.arguments }
    }

    /// The refusal without its English, in one line: "NotNow not-in-play(name=Anna)". Tests and traces read it.
    pub fn named(&self) -> String {
        format!("{:?} {}", self.code, named(&self.key, &self.arguments))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_has_its_code_its_sentence_and_what_it_names() {
        let refusal = refuse!(NotNow, "not-in-play", "{name} is not in play.", name = "Anna");
        assert_eq!(refusal.to_string(), "Anna is not in play.");
        assert_eq!(refusal.named(), "NotNow not-in-play(name=Anna)");
        let text = serde_json::to_string(&refusal).unwrap();
        assert_eq!(
            text,
            r#"{"code":"not_now","message":"Anna is not in play.","key":"not-in-play","arguments":[{"name":"name","value":"Anna"}]}"#
        );
        assert_eq!(serde_json::from_str::<Refusal>(&text).unwrap(), refusal);
    }
}
