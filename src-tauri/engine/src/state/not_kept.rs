//! What was arranged and a draw could not keep.

use crate::base::prelude::*;
use crate::state::tournament::Tournament;

/// What was arranged and could not be kept, with the reason. Its words are made when it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotKept {
    /// The table of a locked seat is not among those drawn to.
    LockedElsewhere {
        /// Whose seat.
        player: PlayerId,
        /// The locked seat.
        seat: Seat,
        /// How many play.
        players: u32,
    },
    /// The table has fewer seats than the number of the locked one.
    LockedBeyond {
        /// Whose seat.
        player: PlayerId,
        /// The locked seat.
        seat: Seat,
        /// How many seats the table has.
        seats: u8,
    },
    /// The locked seat is blocked.
    LockedBlocked {
        /// Whose seat.
        player: PlayerId,
        /// The locked seat.
        seat: Seat,
    },
    /// The seat is locked for two players.
    LockedTwice {
        /// Whose seat.
        player: PlayerId,
        /// The locked seat.
        seat: Seat,
    },
    /// More seats are locked at a table than players sit there.
    LockedTooMany {
        /// Whose seat.
        entry: EntryId,
        /// The locked seat.
        seat: Seat,
        /// How many players sit at that table.
        players: u32,
    },
    /// The locked seat is not open for a late registration.
    LockedNotOpen {
        /// Whose seat.
        entry: EntryId,
        /// The locked seat.
        seat: Seat,
    },
    /// Two dealers have locked seats at one table.
    TwoDealers {
        /// The dealer who has no table.
        entry: EntryId,
        /// The table of the two.
        table: TableNumber,
    },
    /// There are more dealers than tables.
    DealerTooMany {
        /// The dealer who has no table.
        entry: EntryId,
        /// How many tables.
        tables: u32,
    },
    /// Two are kept apart, and there is one table.
    OneTable {
        /// One of the two.
        one: EntryId,
        /// The other.
        other: EntryId,
    },
    /// Two are kept apart, and have locked seats at one table.
    LockedTogether {
        /// One of the two.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// The table.
        table: TableNumber,
    },
    /// More are kept apart from each other than there are tables.
    ApartTooMany {
        /// All of them.
        entries: Vec<EntryId>,
        /// How many tables.
        tables: u32,
    },
    /// Two cannot be kept apart beside everything else that was arranged.
    NoWayApart {
        /// One of the two.
        one: EntryId,
        /// The other.
        other: EntryId,
        /// How many tables.
        tables: u32,
    },
    /// Two are kept apart, and no other table has an open seat for a late registration.
    NoOtherTable {
        /// Who is seated.
        entry: EntryId,
        /// Who sits at that table.
        other: PlayerId,
    },
}

impl NotKept {
    /// The sentence that is shown.
    pub fn said(&self, tournament: &Tournament) -> Phrase {
        let player = |player: &PlayerId| tournament.player_name(*player);
        let name = |entry: &EntryId| tournament.name(*entry);
        let table = |seat: &Seat| tournament.table_said(seat.table);
        let seat_is = |name: &str, seat: &Seat, why: Phrase| {
            phrase!(
                "locked-seat-not-kept",
                "{name}\u{2019}s seat is {seat}, {why}.",
                name,
                seat = tournament.seat_said(*seat),
                why,
            )
        };
        let both = |one: &EntryId, other: &EntryId| [name(one), name(other)];
        match self {
            Self::LockedElsewhere { player: who, seat, players } => {
                let play = Phrase::count(*players, "player plays", "players play");
                let table = table(seat);
                let why = phrase!("but-play-without", "but {play} without {table}", play, table);
                seat_is(player(who), seat, why)
            }
            Self::LockedBeyond { player: who, seat, seats } => {
                let why = phrase!("but-a-table-has-seats", "but a table has {seats} seats", seats);
                seat_is(player(who), seat, why)
            }
            Self::LockedBlocked { player: who, seat } => {
                seat_is(player(who), seat, phrase!("but-blocked", "but that seat is blocked"))
            }
            Self::LockedTwice { player: who, seat } => {
                let why = phrase!("but-locked-twice", "but it is locked for somebody else as well");
                seat_is(player(who), seat, why)
            }
            Self::LockedTooMany { entry, seat, players } => {
                let why = phrase!(
                    "but-too-many-locked",
                    "but only {sit} at {table}, and as many seats are locked there",
                    sit = Phrase::count(*players, "player sits", "players sit"),
                    table = table(seat),
                );
                seat_is(name(entry), seat, why)
            }
            Self::LockedNotOpen { entry, seat } => {
                seat_is(name(entry), seat, phrase!("which-is-not-open", "which is not open"))
            }
            Self::TwoDealers { entry, table } => phrase!(
                "two-dealers-on-locked-seats",
                "{name} has no table to deal at: {table} has two dealers on locked seats.",
                name = name(entry),
                table = tournament.table_said(*table),
            ),
            Self::DealerTooMany { entry, tables } => phrase!(
                "one-dealer-too-many",
                "{name} is one dealer too many: {tables} a dealer each.",
                name = name(entry),
                tables = Phrase::count(*tables, "table has", "tables have"),
            ),
            Self::OneTable { one, other } => phrase!(
                "kept-apart-at-one-table",
                "{both} are kept apart, but everybody sits at one table.",
                both = both(one, other),
            ),
            Self::LockedTogether { one, other, table } => phrase!(
                "kept-apart-locked-together",
                "{both} are kept apart, but both have their seats at {table}.",
                both = both(one, other),
                table = tournament.table_said(*table),
            ),
            Self::ApartTooMany { entries, tables } => phrase!(
                "more-kept-apart-than-tables",
                "{names} are all kept apart from each other, but there are only {tables}.",
                names = entries.iter().map(name).collect::<Vec<_>>(),
                tables = Phrase::count(*tables, "table", "tables"),
            ),
            Self::NoWayApart { one, other, tables } => phrase!(
                "no-way-to-keep-apart",
                "{both} cannot be kept apart at {tables}. Locked seats, dealers and other pairs are in the way.",
                both = both(one, other),
                tables = Phrase::count(*tables, "table", "tables"),
            ),
            Self::NoOtherTable { entry, other } => phrase!(
                "kept-apart-no-other-table",
                "{both} are kept apart, but no other table has an open seat.",
                both = [name(entry), player(other)],
            ),
        }
    }

    /// A sentence each.
    pub fn sentences(all: &[Self], tournament: &Tournament) -> Vec<Phrase> {
        all.iter().map(|one| one.said(tournament)).collect()
    }
}
