//! What is wished of a prize structure that the program makes.

use crate::base::prelude::*;

/// What a host wants of a generated structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(from = "Written")]
pub struct StructureWish {
    /// How many places are paid.
    pub places: PlacesWish,
    /// The minimum cash, in hundredths of what an entry costs: 150 is one and a half buy-ins.
    pub least: u32,
    /// What first place gets.
    pub first: FirstWish,
    /// The most different prizes; absent for as many as suit the number of places.
    pub tiers: Option<u32>,
}

/// A wish as scripts write it. Those of before 0.1.0 name a version of the generator; there is one.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Written {
    places: PlacesWish,
    least: u32,
    first: FirstWish,
    #[serde(default)]
    tiers: Option<u32>,
    #[serde(default)]
    #[allow(dead_code)]
    version: Option<u32>,
}

impl From<Written> for StructureWish {
    fn from(Written { places, least, first, tiers, .. }: Written) -> Self {
        Self { places, least, first, tiers }
    }
}

/// How many places are to be paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PlacesWish {
    /// A share of the entries, rounded up.
    Share {
        /// Hundredths of a per cent: 1,250 is an eighth of the field.
        hundredths: u32,
    },
    /// So many, whatever the entries.
    Number {
        /// The number.
        places: u32,
    },
}

/// What first place is to get.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FirstWish {
    /// What is usual for so many places: half of the pool for three, and from there down towards 15 per cent.
    Usual {},
    /// A share of the pool.
    Share {
        /// Hundredths of a per cent.
        hundredths: u32,
    },
    /// What a curve of this steepness gives: place i gets the minimum and a share of 1 / i^steepness.
    Steepness {
        /// Hundredths: 100 falls as 1, 1/2, 1/3.
        hundredths: u32,
    },
}

impl Default for StructureWish {
    fn default() -> Self {
        Self {
            places: PlacesWish::Share { hundredths: 1_250 },
            least: 150,
            first: FirstWish::Usual {},
            tiers: None,
        }
    }
}
