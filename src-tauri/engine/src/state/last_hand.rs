//! The last hand of a table, as far as it was said.

use crate::base::prelude::*;

/// The button and the blinds of one hand, by seat. In a hand of stud nobody posts a blind: the button is frozen where it was to be
/// next (TCH 11b), and the small blind's seat is that of the last player who posted a big one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Blinds {
    /// The button's seat, which may be empty where the button is dead.
    pub button: SeatNumber,
    /// The small blind's seat, which may be empty. Heads-up it is the button's.
    pub small_seat: SeatNumber,
    /// Who posts a small blind: nobody where its seat is empty, several only where the button moves.
    pub small: Vec<SeatNumber>,
    /// Who posts a big blind, clockwise: several only where the button moves.
    pub big: Vec<SeatNumber>,
}

/// The longest that a hand is reckoned to take (TCH P8b): by then the next one has begun.
pub const A_LONG_HAND: Millis = 3 * 60_000;

/// Bust-outs of one table that are typed within this time are of one hand: dealing the next and losing on it takes longer.
pub const TYPED_TOGETHER: Millis = 60_000;

/// The last hand of a table, as far as it was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastHand {
    /// Who told of it.
    pub source: HandSource,
    /// When it was said, or when a hand that was dealt or drawn for began. Absent for a first hand that has not begun.
    pub at: Option<Millis>,
    /// Its number at the table, counted from 0; absent where nobody counted them from the first one on.
    pub number: Option<u32>,
    /// The button's seat; absent where only the big blind was said.
    pub button: Option<SeatNumber>,
    /// It is a hand of stud, in which the button is frozen (TCH 11b).
    pub stud: bool,
    /// Its blinds, where they were said; of a first hand they follow from its button ([`LastHand::posted`]).
    pub blinds: Option<Blinds>,
    /// The seats dealt in; empty until the hand has begun.
    pub dealt_in: Vec<SeatNumber>,
    /// The players dealt in who had not gone out when it was told.
    pub players: Vec<EntryId>,
    /// When the first and the latest player went out of the table since.
    pub out: Option<(Millis, Millis)>,
    /// How many hands had cost players their chips when it was told. Times alone do not say what came later: a computer's
    /// clock may be set back.
    pub outs_before: usize,
}

/// Where the knowledge of a hand comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandSource {
    /// Its button was drawn for at the desk: it is the first hand, and whoever goes out next goes out on it.
    Drawn,
    /// The hand was dealt at the desk: whoever goes out next goes out on it.
    Dealt,
    /// The director said where button or big blind were on the hand just played: whoever goes out later does so on another.
    Director,
}
