//! What the room sees.

use crate::ids::Millis;
use crate::ids::{SeatNumber, TableNumber};
use crate::log::Log;
use crate::money::{Currency, Money};
use crate::random::fingerprint;
use crate::views::clock::ClockView;
use crate::views::clock::clock_view;
use crate::views::desk::{Figures, MoveView, Phase};
use crate::views::desk::{figures, moves};
use crate::views::prizes::PrizeRow;
use crate::views::prizes::prizes_view;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A seat at the final table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FinalSeat {
    /// The seat.
    pub seat: SeatNumber,
    /// Who sits there.
    pub name: String,
    /// The button is here.
    pub button: bool,
}

/// One drawn seat, for the page that tells who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DrawnSeat {
    /// The player's name.
    pub name: String,
    /// The table.
    pub table: TableNumber,
    /// The seat.
    pub seat: SeatNumber,
}

/// The winner and what was won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WinnerView {
    /// The name.
    pub name: String,
    /// The first prize.
    pub prize: Money,
}

/// Everything the room's window shows, in one answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ProjectorView {
    /// The event's name.
    pub name: String,
    /// The game.
    pub game: String,
    /// The announced start, in milliseconds since the Unix epoch; absent when none is announced.
    pub starts_at: Option<Millis>,
    /// The price of an entry, fee included.
    pub buy_in: Money,
    /// The currency of all amounts.
    pub currency: Currency,
    /// How far the tournament has come.
    pub phase: Phase,
    /// The clock.
    pub clock: ClockView,
    /// The figures.
    pub figures: Figures,
    /// The paid places, at most 12 rows: the top ones and those about to be won.
    pub prizes: Vec<PrizeRow>,
    /// Moves to announce: said, not yet arrived.
    pub moves: Vec<MoveView>,
    /// Who sits where, by name, between the draw and the start.
    pub seating: Vec<DrawnSeat>,
    /// The last table's seats, once there is only one.
    pub final_table: Vec<FinalSeat>,
    /// The winner.
    pub winner: Option<WinnerView>,
    /// The fingerprint of the latest draw.
    pub draw: Option<String>,
    /// The last line's number.
    pub revision: u32,
}

/// How many prize rows the room's window has space for.
const PRIZE_ROWS: usize = 12;

/// Everything the room's window shows at `now`.
#[must_use]
pub fn projector_view(log: &Log, now: Millis) -> ProjectorView {
    let tournament = log.tournament();
    let phase = tournament.phase();
    let table = prizes_view(tournament, now);
    let winner = table
        .rows
        .iter()
        .find(|row| row.place == 1)
        .and_then(|row| row.holders.first())
        .map(|holder| WinnerView { name: holder.name.clone(), prize: holder.amount })
        .or_else(|| {
            // Without a pool the winner still has a name.
            let entry = crate::prizes::places::winner(tournament)?;
            Some(WinnerView { name: tournament.name(entry).to_string(), prize: Money::ZERO })
        })
        .filter(|_| phase == Phase::Finished);
    let next = table.rows.iter().position(|row| row.next).unwrap_or(0);
    // The top places, and where the list is longer the ones about to be won.
    let first_low = next
        .saturating_add(4)
        .min(table.rows.len())
        .saturating_sub(PRIZE_ROWS.saturating_sub(3))
        .max(3);
    let prizes = table
        .rows
        .into_iter()
        .enumerate()
        .filter(|(index, _)| *index < 3 || *index >= first_low)
        .map(|(_, row)| row)
        .take(PRIZE_ROWS)
        .collect();
    let mut seating: Vec<DrawnSeat> = Vec::new();
    if phase == Phase::Drawn {
        seating = tournament
            .room
            .tables()
            .flat_map(|(number, table)| table.seats().map(move |(seat, who)| (number, seat, who)))
            .filter_map(|(number, seat, who)| {
                let name = tournament.name(who?).to_string();
                Some(DrawnSeat { name, table: number, seat })
            })
            .collect();
        seating.sort_by_cached_key(|seat| seat.name.to_lowercase());
    }
    let final_table = match (phase, tournament.room.open_tables()) {
        (Phase::Playing, 1) => tournament
            .room
            .tables()
            .flat_map(|(number, table)| {
                let button = tournament.known_button(number);
                table.seats().filter_map(move |(seat, who)| {
                    Some(FinalSeat {
                        seat,
                        name: tournament.name(who?).to_string(),
                        button: button == Some(seat),
                    })
                })
            })
            .collect(),
        _ => Vec::new(),
    };
    ProjectorView {
        name: tournament.setup.name.clone(),
        game: tournament.setup.game.clone(),
        starts_at: tournament.setup.starts_at,
        buy_in: tournament.setup.price.total(),
        currency: tournament.setup.currency.clone(),
        phase,
        clock: clock_view(tournament, now),
        figures: figures(tournament, now),
        prizes,
        moves: moves(tournament).into_iter().filter(|said| !said.arrived).collect(),
        seating,
        final_table,
        winner,
        draw: tournament.draws.last().map(|draw| fingerprint(draw.seed)),
        revision: log.revision(),
    }
}
