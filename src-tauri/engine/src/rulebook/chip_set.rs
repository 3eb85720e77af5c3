//! The chips a house owns.

use crate::base::prelude::*;
use crate::base::words::clean_name;

/// One colour of a chip set.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// What one chip counts.
    pub value: ChipCount,
    /// The colour's name, such as "red".
    pub name: String,
    /// The colour as `#rrggbb`.
    pub colour: String,
    /// The colour of the spots on the edge as `#rrggbb`; empty for white on dark chips and dark on light ones.
    #[serde(default)]
    pub spots: String,
    /// How many of them the house owns; 0 where nobody has counted.
    #[serde(default)]
    pub owned: u32,
}

/// The chips on the table and what is known of their supply.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// The colours, from the smallest value up: 1 to 20.
    pub chips: Vec<Chip>,
    /// How many of each make a starting stack, in the order of the colours; empty for no proposal.
    pub stack_chips: Vec<u32>,
    /// So many chips of a colour are sold together: 1 to 10,000.
    pub lot: u32,
    /// How many stacks are expected, rebuys included; absent for as many as there are entries.
    pub stacks: Option<u32>,
}

/// The largest stack that a template or a host may give, and the largest chip: ten thousand million.
pub const LARGEST_STACK: ChipCount = 10_000_000_000;
/// The most colours of a chip set.
const MOST_COLOURS: usize = 20;
/// The most chips of a colour that a house may own, and the most stacks that it may expect.
const MOST_OWNED: u32 = 10_000_000;
/// The most chips in a lot.
const LARGEST_LOT: u32 = 10_000;

impl Chip {
    /// Its name: a colour of the templates in every language, any other name as the host wrote it.
    pub fn called(&self) -> Phrase {
        match self.name.as_str() {
            "red" => phrase!("chip-red", "red"),
            "green" => phrase!("chip-green", "green"),
            "black" => phrase!("chip-black", "black"),
            "purple" => phrase!("chip-purple", "purple"),
            "yellow" => phrase!("chip-yellow", "yellow"),
            "orange" => phrase!("chip-orange", "orange"),
            own => Phrase::own(own),
        }
    }
}

/// Whether a colour can be shown: `#` and six hexadecimal digits.
fn shown(colour: &str) -> bool {
    colour
        .strip_prefix('#')
        .is_some_and(|hex| hex.len() == 6 && hex.bytes().all(|b| b.is_ascii_hexdigit()))
}

impl ChipSet {
    /// The set as a log holds it, within what [`Self::checked`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.chips.truncate(MOST_COLOURS);
        self.stack_chips.truncate(self.chips.len());
        for chip in &mut self.chips {
            chip.value = chip.value.min(LARGEST_STACK);
            chip.owned = chip.owned.min(MOST_OWNED);
        }
        self.stack_chips.iter_mut().for_each(|count| *count = (*count).min(MOST_OWNED));
        self.stacks = self.stacks.map(|stacks| stacks.min(MOST_OWNED));
        self.lot = self.lot.clamp(1, LARGEST_LOT);
        self
    }

    /// Tidies the names and checks that a table can hold the chips and a screen can show them.
    ///
    /// # Errors
    /// Refuses a value of 0 or named twice, values that do not rise, more than 20 colours, colours that are none, and
    /// counts beyond what anybody owns.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        let values: Vec<_> = self.chips.iter().map(|chip| chip.value).collect();
        if values.first() == Some(&0) || !values.is_sorted_by(|a, b| a < b) {
            return Err(refuse!(
                BadValue,
                "list-chips-smallest-value",
                "List the chips from the smallest value up, each value once."
            ));
        }
        if self.chips.len() > MOST_COLOURS || self.stack_chips.len() > self.chips.len() {
            return Err(refuse!(
                BadValue,
                "chip-set-most-20",
                "A chip set has at most 20 colours. A stack has only chips of the set."
            ));
        }
        let looks =
            |chip: &Chip| shown(&chip.colour) && (chip.spots.is_empty() || shown(&chip.spots));
        if self.chips.iter().any(|chip| !looks(chip) || chip.value > LARGEST_STACK) {
            return Err(refuse!(
                BadValue,
                "chip-colour-such-c8372d",
                "Give a chip a colour such as #c8372d and a value of at most 10,000,000,000."
            ));
        }
        let counts = self.chips.iter().map(|chip| chip.owned).chain(self.stack_chips.clone());
        if counts.chain(self.stacks).any(|count| count > MOST_OWNED) {
            return Err(refuse!(
                BadValue,
                "count-most-ten-million",
                "Count at most 10,000,000 chips of a colour."
            ));
        }
        if !(1..=LARGEST_LOT).contains(&self.lot) {
            return Err(refuse!(
                BadValue,
                "chips-sold-1-10",
                "Chips are sold by 1 to 10,000 of a colour."
            ));
        }
        for chip in &mut self.chips {
            chip.name = clean_name(&chip.name);
        }
        Ok(self)
    }
}
