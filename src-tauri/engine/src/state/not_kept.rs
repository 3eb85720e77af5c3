//! What was arranged and a draw could not keep.

use crate::base::ids::{EntryId, PlayerId, Seat, TableNumber};
use crate::base::words::{count, list};
use crate::state::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    /// The locked seat is not open for a late entry.
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
    /// Two are kept apart, and no other table has an open seat for a late entry.
    NoOtherTable {
        /// Who is seated.
        entry: EntryId,
        /// Who sits at that table.
        other: PlayerId,
    },
    /// The sentence of an older log.
    #[serde(untagged)]
    Said(String),
}

impl NotKept {
    /// The sentence that is shown.
    #[must_use]
    pub fn words(&self, tournament: &Tournament) -> String {
        let player = |player: &PlayerId| tournament.player_name(*player);
        let name = |entry: &EntryId| tournament.name(*entry);
        let seat_is = |name: &str, seat: &Seat, why: &str| {
            format!("{name}\u{2019}s seat is {}, {why}.", tournament.seat_words(*seat))
        };
        let both = |one: &EntryId, other: &EntryId| list(&[name(one), name(other)]);
        match self {
            Self::LockedElsewhere { player: who, seat, players } => {
                let play = count(*players, "player plays", "players play");
                let without = tournament.table_words(seat.table);
                seat_is(player(who), seat, &format!("but {play} without {without}"))
            }
            Self::LockedBeyond { player: who, seat, seats } => {
                seat_is(player(who), seat, &format!("but a table has {seats} seats"))
            }
            Self::LockedBlocked { player: who, seat } => {
                seat_is(player(who), seat, "but that seat is blocked")
            }
            Self::LockedTwice { player: who, seat } => {
                seat_is(player(who), seat, "but it is locked for somebody else as well")
            }
            Self::LockedTooMany { entry, seat, players } => {
                let sit = count(*players, "player sits", "players sit");
                let table = tournament.table_words(seat.table);
                let why = format!("but only {sit} at {table}, and as many seats are locked there");
                seat_is(name(entry), seat, &why)
            }
            Self::LockedNotOpen { entry, seat } => seat_is(name(entry), seat, "which is not open"),
            Self::TwoDealers { entry, table } => format!(
                "{} has no table to deal at: {} has two dealers on locked seats.",
                name(entry),
                tournament.table_words(*table)
            ),
            Self::DealerTooMany { entry, tables } => format!(
                "{} is one dealer too many: {} a dealer each.",
                name(entry),
                count(*tables, "table has", "tables have"),
            ),
            Self::OneTable { one, other } => {
                format!("{} are kept apart, but everybody sits at one table.", both(one, other))
            }
            Self::LockedTogether { one, other, table } => format!(
                "{} are kept apart, but both have their seats at {}.",
                both(one, other),
                tournament.table_words(*table)
            ),
            Self::ApartTooMany { entries, tables } => {
                let names: Vec<&str> = entries.iter().map(name).collect();
                format!(
                    "{} are all kept apart from each other, but there are only {}.",
                    list(&names),
                    count(*tables, "table", "tables")
                )
            }
            Self::NoWayApart { one, other, tables } => format!(
                "{} cannot be kept apart at {} beside the seats locked, the dealers and the pairs kept apart before.",
                both(one, other),
                count(*tables, "table", "tables")
            ),
            Self::NoOtherTable { entry, other } => format!(
                "{} and {} are kept apart, but no other table has an open seat.",
                name(entry),
                player(other)
            ),
            Self::Said(sentence) => sentence.clone(),
        }
    }

    /// A sentence each.
    #[must_use]
    pub fn sentences(all: &[Self], tournament: &Tournament) -> Vec<String> {
        all.iter().map(|one| one.words(tournament)).collect()
    }
}
