//! The rule books of a card room, where they differ, and where each says it.

use crate::prelude::*;

/// A minute, in milliseconds.
pub const MINUTE: Millis = 60_000;
/// An hour, in milliseconds.
pub const HOUR: Millis = 60 * MINUTE;

/// Whose rules a room plays by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "RoomBook")]
pub enum Book {
    /// Robert's Rules of Poker.
    #[default]
    Roberts,
    /// The rule book of Home Poker Tourney, which follows Robert's.
    Hpt,
    /// The rules of a league, which follow it too.
    Lr,
    /// The WSOP's live action rules of 2017.
    Wsop,
}

/// What a rule is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    StartAndClose,
    LimitsApart,
    Mix,
    LimitChanged,
    SignUp,
    BeingCalled,
    Tiers,
    NextPlayersTable,
    Transfer,
    OneSeat,
    Apart,
    Button,
    FirstChoice,
    OneTooMany,
    LockUp,
    MustMove,
    MustMoveWhen,
    KeepThePlace,
    SeatChange,
    LeaveForAnother,
    Broken,
    KillIsAnotherType,
    BuyIn,
    ShortBuyIn,
    BuyInRange,
    AlongStack,
    OtherGame,
    Return,
    SafeChips,
    Behind,
    Collection,
    Over,
    Absence,
    ThirdMan,
    Entering,
    MissedBlinds,
    NewGameBlinds,
    SeatChangeBlinds,
    Straddle,
    Kill,
    OpenFace,
    Setup,
    RunTwice,
    Eligible,
}

/// Where each book has a rule: HPT and LR by the same number, then Robert's, then the WSOP's. Empty where a book has none.
const PLACES: [(Rule, &str, &str, &str); 44] = [
    (Rule::StartAndClose, "Proc 3", "Proc 1", ""),
    (Rule::LimitsApart, "", "", "70"),
    (Rule::Mix, "", "", "70, 96"),
    (Rule::LimitChanged, "Proc 17", "Proc 17", "69"),
    (Rule::SignUp, "Seat 1", "Seat 1", "82"),
    (Rule::BeingCalled, "Seat 2", "Seat 2", "82"),
    (Rule::Tiers, "", "", "84"),
    (Rule::NextPlayersTable, "Seat 3", "Seat 3", "85"),
    (Rule::Transfer, "Seat 3", "Seat 3", "85"),
    (Rule::OneSeat, "Seat 4", "Seat 4", "87"),
    (Rule::Apart, "Seat 5", "Seat 5", "89"),
    (Rule::Button, "Seat 6", "Seat 6", "90"),
    (Rule::FirstChoice, "Seat 8", "Seat 7", "91"),
    (Rule::OneTooMany, "Seat 7", "Seat 8", "92"),
    (Rule::LockUp, "Proc 21", "Proc 21", "86"),
    (Rule::MustMove, "Seat 9", "Seat 9", "96"),
    (Rule::MustMoveWhen, "Seat 10", "Seat 11", "98"),
    (Rule::KeepThePlace, "Seat 11", "Seat 10", "97"),
    (Rule::SeatChange, "Seat 12", "Seat 12", "93"),
    (Rule::LeaveForAnother, "Seat 13", "Seat 13", "94"),
    (Rule::Broken, "Seat 14", "Seat 14", "95"),
    (Rule::KillIsAnotherType, "", "S13 13", "211"),
    (Rule::BuyIn, "Buy-in 1", "Buy-in 1", "99"),
    (Rule::ShortBuyIn, "Buy-in 2", "Buy-in 2", "100"),
    (Rule::BuyInRange, "NL 14", "NL 16", "182"),
    (Rule::AlongStack, "Buy-in 3", "Buy-in 3", "101"),
    (Rule::OtherGame, "Buy-in 3", "Buy-in 3", "102"),
    (Rule::Return, "Proc 7", "Proc 5", "58"),
    (Rule::SafeChips, "Proc 6", "Proc 4", "57"),
    (Rule::Behind, "Proc 9", "Proc 7", ""),
    (Rule::Collection, "Proc 4", "Proc 2", "27"),
    (Rule::Over, "Proc 12", "Proc 12", "64"),
    (Rule::Absence, "Proc 20", "Proc 20", "73"),
    (Rule::ThirdMan, "", "", "74"),
    (Rule::Entering, "S4 4", "S4 5", "99a"),
    (Rule::MissedBlinds, "S4 10", "S4 10", "156"),
    (Rule::NewGameBlinds, "S4 13", "S4 13", "158"),
    (Rule::SeatChangeBlinds, "S4 15", "S4 14", "159"),
    (Rule::Straddle, "NL 15", "NL 14", "12"),
    (Rule::Kill, "", "S13 6", "203"),
    (Rule::OpenFace, "", "", "346"),
    (Rule::Setup, "Proc 22", "Proc 22", "75"),
    (Rule::RunTwice, "Proc 16", "Proc 16", "214"),
    (Rule::Eligible, "", "", "2-5"),
];

impl Book {
    /// Whether it is the WSOP's. The other three say the same, but for their numbers.
    pub const fn is_wsop(self) -> bool {
        matches!(self, Self::Wsop)
    }

    /// Where the book has a rule, such as "WSOP 86". Where it has none, where another one has it.
    pub fn cites(self, rule: Rule) -> String {
        let Some((_, hpt, roberts, wsop)) = PLACES.iter().find(|(of, ..)| *of == rule) else {
            return String::new();
        };
        let own = match self {
            Self::Roberts => ("RRoP", roberts),
            Self::Hpt => ("HPT", hpt),
            Self::Lr => ("LR", hpt),
            Self::Wsop => ("WSOP", wsop),
        };
        let others = [("RRoP", roberts), ("HPT", hpt), ("WSOP", wsop)];
        let known = [own].into_iter().chain(others).find(|(_, place)| !place.is_empty());
        known.map_or_else(String::new, |(book, place)| format!("{book} {place}"))
    }

    /// For how long a seat stays locked while somebody waits, in milliseconds: at a table that is new, or at any other.
    pub const fn lock(self, new_game: bool) -> Millis {
        if new_game && !self.is_wsop() { 5 * MINUTE } else { 10 * MINUTE }
    }

    /// After how long away chips may be picked up, in milliseconds. The WSOP counts buttons and not minutes.
    pub const fn away(self) -> Option<Millis> {
        if self.is_wsop() { None } else { Some(30 * MINUTE) }
    }

    /// How long a setup stays, in milliseconds.
    pub const fn setup(self) -> Millis {
        if self.is_wsop() { 2 * HOUR } else { HOUR }
    }

    /// So many objections stop a change of the limit.
    pub const fn objections(self) -> u32 {
        if self.is_wsop() { 1 } else { 2 }
    }

    /// So many small bets, or large ones, buy a player in at limit poker.
    pub const fn bets_of_a_buy_in(self) -> u64 {
        10
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_cited_by_the_rooms_book_and_else_by_one_that_has_it() {
        assert_eq!(Book::Wsop.cites(Rule::LockUp), "WSOP 86");
        assert_eq!(Book::Roberts.cites(Rule::LockUp), "RRoP Proc 21");
        assert_eq!(Book::Lr.cites(Rule::MustMoveWhen), "LR Seat 10");
        assert_eq!(Book::Hpt.cites(Rule::Tiers), "WSOP 84");
        let listed: Vec<Rule> = PLACES.iter().map(|(rule, ..)| *rule).collect();
        assert!(listed.iter().enumerate().all(|(at, rule)| !listed[..at].contains(rule)));
    }
}
