//! Players who begin with a stack of their own, such as the finalists of a season.

use crate::base::prelude::*;
use crate::base::words::{clean_name, clean_text};
use crate::rulebook::chip_set::LARGEST_STACK;

/// The most players with a stack of their own.
pub(super) const MOST_OWN_STACKS: usize = 10_000;

/// The stack of one of them. It is for the first entry; what is bought later buys what it buys everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct OwnStack {
    /// The number of the player on the house's list; 0 for one who is not on it and is known by name.
    #[serde(default)]
    pub listed: u32,
    /// The name.
    pub name: String,
    /// The chips.
    pub chips: ChipCount,
    /// The number of the bag that they come in, at most 20 characters; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub bag: String,
}

/// The longest number of a bag, in characters.
const LONGEST_BAG: usize = 20;

impl OwnStack {
    /// Whether it is this player's: by the number on the list where both have one, else by the name.
    pub fn is_of(&self, name: &str, listed: u32) -> bool {
        if self.listed > 0 && listed > 0 { self.listed == listed } else { self.name == name }
    }
}

/// Checks that every stack makes sense and tidies the names.
///
/// # Errors
/// Refuses more than ten thousand of them, a player without a name, and a stack without chips or beyond the largest.
pub(super) fn checked(mut stacks: Vec<OwnStack>) -> Result<Vec<OwnStack>, Refusal> {
    if stacks.len() > MOST_OWN_STACKS {
        return Err(refuse!(
            BadValue,
            "own-stacks-most",
            "At most 10,000 players begin with a stack of their own."
        ));
    }
    for stack in &mut stacks {
        stack.name = clean_name(&stack.name);
        stack.bag = clean_text(&stack.bag, LONGEST_BAG);
        if stack.name.is_empty() || !(1..=LARGEST_STACK).contains(&stack.chips) {
            return Err(refuse!(
                BadValue,
                "own-stack-name-chips",
                "Each player with a stack of his or her own needs a name and at least one chip."
            ));
        }
    }
    Ok(stacks)
}
