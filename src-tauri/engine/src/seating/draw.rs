//! The seating draw (HPT, Seating): every assignment of players to seats equally likely, from a recorded seed.

use super::plan::table_sizes;
use crate::clock::Dial;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis, Seat, SeatNumber, TableNumber};
use crate::random::Chance;
use crate::refusal::Refusal;
use crate::tables::room::ButtonSaid;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use ts_rs::TS;

/// Draws a seat for every entry. Said again before the start, it is a new draw with a line and a seed of its own:
/// nobody can quietly draw until the seats please.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawSeats {}

/// What a draw was for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum DrawKind {
    /// The first seats of the tournament.
    Initial {},
    /// Seats for late entries.
    LateEntry {},
    /// Seats for the players of a table that broke.
    Break {
        /// That table.
        table: TableNumber,
    },
    /// New seats for everybody left.
    Redraw {
        /// How many tables go on.
        tables: u32,
    },
}

/// Tables were opened, in place of any there were.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TablesOpened {
    /// The tables of the room from now on.
    pub tables: Vec<TableNumber>,
    /// Seats at each.
    pub seats: u8,
    /// The seat at which every table's button starts.
    pub button: SeatNumber,
}

/// Seats were drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatsDrawn {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed that gave these seats.
    pub seed: u64,
    /// What the draw was for.
    pub kind: DrawKind,
    /// Who sits where.
    pub seats: Vec<(EntryId, Seat)>,
}

/// A draw, kept for its proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed that gave these seats.
    pub seed: u64,
    /// What the draw was for.
    pub kind: DrawKind,
    /// Who was drawn where. Never changed, and so shared by every copy of the state.
    pub seats: Arc<[(EntryId, Seat)]>,
}

/// The first seat of every table has the first button: the ace of its suit was drawn there (HPT, Seating).
pub const ACE: SeatNumber = SeatNumber(1);

impl Action for DrawSeats {
    /// # Errors
    /// Refused with fewer than two entries, and once play has begun (the rules say then when seats are drawn anew).
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_draw(tournament)?;
        let players: Vec<EntryId> = still_entered(tournament);
        let sizes = table_sizes(players.len(), tournament.setup.rules.seats_per_table);
        let tables: Vec<TableNumber> = (1_u32..).map(TableNumber).take(sizes.len()).collect();
        let seats = deal(&players, &tables, &sizes, context.seed);
        Ok(vec![
            TablesOpened { tables, seats: tournament.setup.rules.seats_per_table, button: ACE }
                .into(),
            SeatsDrawn { at: context.now, seed: context.seed, kind: DrawKind::Initial {}, seats }
                .into(),
        ])
    }
}

/// Whether the first seats may be drawn now.
///
/// # Errors
/// Refused with fewer than two entries, and once play has begun.
pub fn may_draw(tournament: &Tournament) -> Result<(), Refusal> {
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => {}
        Phase::Playing | Phase::Finished => {
            return Err(Refusal::not_now(
                "Play has begun. Seats are drawn anew only when the rules say so.",
            ));
        }
    }
    if tournament.counted_entries < 2 {
        return Err(Refusal::not_now("Enter at least two players first."));
    }
    Ok(())
}

/// Everybody with an entry that counts, in the order of their numbers: the list that the seed is applied to.
fn still_entered(tournament: &Tournament) -> Vec<EntryId> {
    use crate::entries::entry::Standing;
    tournament
        .entries
        .iter()
        .filter(|(_, entry)| matches!(entry.standing, Standing::Waiting | Standing::Seated { .. }))
        .map(|(id, _)| *id)
        .collect()
}

/// Deals the players to seats 1, 2, 3 … of each table, after a shuffle made from the seed.
#[must_use]
pub fn deal(
    players: &[EntryId],
    tables: &[TableNumber],
    sizes: &[usize],
    seed: u64,
) -> Vec<(EntryId, Seat)> {
    let mut shuffled = players.to_vec();
    Chance::new(seed, "seating").shuffle(&mut shuffled);
    let chairs = tables.iter().zip(sizes).flat_map(|(&table, &size)| {
        (1_u8..).map(SeatNumber).take(size).map(move |seat| Seat { table, seat })
    });
    shuffled.into_iter().zip(chairs).collect()
}

impl Happening for TablesOpened {
    fn apply(&self, tournament: &mut Tournament) {
        let seated: Vec<EntryId> = tournament
            .room
            .tables()
            .flat_map(|(_, table)| table.seats().filter_map(|(_, who)| who))
            .collect();
        for entry in seated {
            tournament.stand_up(entry);
            if let Some(entry) = tournament.entries.get_mut(&entry) {
                entry.standing = crate::entries::entry::Standing::Waiting;
            }
        }
        let before: Vec<TableNumber> = tournament.room.tables().map(|(number, _)| number).collect();
        for table in before {
            tournament.room.close(table);
        }
        if tournament.dial == Dial::NotStarted {
            tournament.room.begin_anew();
        }
        let hands_counted = tournament.hands_counted();
        for &table in &self.tables {
            tournament.room.open(table, self.seats);
            tournament.room.set_button(table, ButtonSaid { seat: self.button, hands_counted });
        }
        tournament.low_card = None;
    }
}

impl Happening for SeatsDrawn {
    fn apply(&self, tournament: &mut Tournament) {
        for &(entry, seat) in &self.seats {
            tournament.sit(entry, seat);
        }
        let draw = Draw {
            at: self.at,
            seed: self.seed,
            kind: self.kind,
            seats: self.seats.as_slice().into(),
        };
        tournament.draws.push(draw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(players: u32) -> Vec<EntryId> {
        (1..=players).map(EntryId).collect()
    }

    #[test]
    fn the_same_seed_and_field_give_the_same_seats() {
        let tables: Vec<_> = (1..=3).map(TableNumber).collect();
        let once = deal(&field(25), &tables, &[9, 8, 8], 99);
        assert_eq!(once, deal(&field(25), &tables, &[9, 8, 8], 99));
        assert_ne!(once, deal(&field(25), &tables, &[9, 8, 8], 100));
        assert_eq!(once.len(), 25);
    }

    #[test]
    fn seats_are_used_from_the_ace_up() {
        let drawn = deal(&field(5), &[TableNumber(1), TableNumber(2)], &[3, 2], 1);
        let seats: Vec<String> = drawn.iter().map(|(_, seat)| seat.to_string()).collect();
        assert_eq!(seats, ["1.1", "1.2", "1.3", "2.1", "2.2"]);
    }
}
