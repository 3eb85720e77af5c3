//! What is dealt at a table, and for how many.

use crate::prelude::*;

/// A poker game.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "PokerKind")]
pub enum Kind {
    #[default]
    Holdem,
    Omaha,
    OmahaEight,
    BigO,
    BigEasy,
    Drawmaha,
    Stud,
    StudEight,
    StudRegular,
    Razz,
    SuperStud,
    SuperStudEight,
    AceToFive,
    DeuceToSeven,
    DrawHigh,
    Badugi,
    Badacey,
    Baduci,
    Razzdugi,
    Razzduci,
    Chinese,
    OpenFace,
    Mix,
}

/// How a game is dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Dealt {
    Flop,
    Stud,
    Lowball,
    Draw,
    Chinese,
    Mixed,
}

/// Each game with the letters by which it is typed, its seats and how it is dealt (WSOP 285, 289, 303, 312, 322, 327, 333; TCH Stud 1).
const KINDS: [(Kind, &str, u8, Dealt); 23] = [
    (Kind::Holdem, "HE", 9, Dealt::Flop),
    (Kind::Omaha, "O", 9, Dealt::Flop),
    (Kind::OmahaEight, "O8", 9, Dealt::Flop),
    (Kind::BigO, "BigO", 8, Dealt::Flop),
    (Kind::BigEasy, "BigEasy", 7, Dealt::Flop),
    (Kind::Drawmaha, "Drawmaha", 6, Dealt::Flop),
    (Kind::Stud, "Stud", 8, Dealt::Stud),
    (Kind::StudEight, "Stud8", 8, Dealt::Stud),
    (Kind::StudRegular, "StudReg", 8, Dealt::Stud),
    (Kind::Razz, "Razz", 8, Dealt::Stud),
    (Kind::SuperStud, "SuperStud", 6, Dealt::Stud),
    (Kind::SuperStudEight, "SuperStud8", 6, Dealt::Stud),
    (Kind::AceToFive, "A5", 6, Dealt::Lowball),
    (Kind::DeuceToSeven, "27", 6, Dealt::Lowball),
    (Kind::DrawHigh, "Draw", 6, Dealt::Draw),
    (Kind::Badugi, "Badugi", 8, Dealt::Draw),
    (Kind::Badacey, "Badacey", 6, Dealt::Draw),
    (Kind::Baduci, "Baduci", 6, Dealt::Draw),
    (Kind::Razzdugi, "Razzdugi", 8, Dealt::Stud),
    (Kind::Razzduci, "Razzduci", 8, Dealt::Stud),
    (Kind::Chinese, "Chinese", 4, Dealt::Chinese),
    (Kind::OpenFace, "OFC", 4, Dealt::Chinese),
    (Kind::Mix, "Mix", 8, Dealt::Mixed),
];

impl Kind {
    fn row(self) -> (&'static str, u8, Dealt) {
        let row = KINDS.iter().find(|(kind, ..)| *kind == self);
        row.map_or(("", 9, Dealt::Flop), |(_, letters, seats, dealt)| (letters, *seats, *dealt))
    }

    /// The letters by which it is typed and shown, such as "O8".
    pub fn letters(self) -> &'static str {
        self.row().0
    }

    /// The game of these letters.
    pub fn typed(letters: &str) -> Option<Self> {
        let found = KINDS.iter().find(|(_, known, ..)| known.eq_ignore_ascii_case(letters));
        found.map(|(kind, ..)| *kind)
    }

    /// How many play it.
    pub fn seats(self) -> u8 {
        self.row().1
    }

    /// Whether it has an ante and no blinds: nobody is due for a big blind.
    pub fn is_stud(self) -> bool {
        self.row().2 == Dealt::Stud
    }

    /// Whether it is lowball, which a newcomer may enter by killing the pot.
    pub fn is_lowball(self) -> bool {
        self.row().2 == Dealt::Lowball
    }

    /// Whether it is a draw or mixed game, in which a seat change waits for the same position (WSOP 159).
    pub fn is_draw_or_mixed(self) -> bool {
        matches!(self.row().2, Dealt::Draw | Dealt::Lowball | Dealt::Mixed)
    }

    /// Whether the board is dealt, so that it can be run twice.
    pub fn has_a_board(self) -> bool {
        self.row().2 == Dealt::Flop
    }

    /// Whether the lowest card draws the button in Robert's books: only low hands win.
    pub fn is_low(self) -> bool {
        matches!(
            self,
            Self::Razz | Self::AceToFive | Self::DeuceToSeven | Self::Badugi | Self::Razzdugi
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_the_list_once_and_is_found_by_its_letters() {
        for (kind, letters, ..) in KINDS {
            assert_eq!(Kind::typed(&letters.to_lowercase()), Some(kind));
        }
        assert_eq!(KINDS[22].0 as usize, 22, "a game is missing");
    }
}
