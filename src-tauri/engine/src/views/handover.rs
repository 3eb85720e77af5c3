//! What the next shift must know (TCH P15).

use crate::advice::advice_at;
use crate::state::prelude::*;
use crate::state::ruling::RulingNoted;
use crate::views::counts::counts_view;
use crate::views::drawers::{DrawerRow, drawers_view};
use crate::views::floor_clocks::{AwayRow, PenaltyRow, floor_clocks};
use crate::views::page::TABLES;

/// So many rulings at the most, the latest.
const RULINGS: usize = 100;

/// What is open on the floor and at the till, for the next shift.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct HandoverView {
    /// What waits to be done, the most urgent first.
    pub waits: Vec<WaitsRow>,
    /// Who serves a penalty, the first to come back first.
    pub serving: Vec<PenaltyRow>,
    /// Warnings and penalties served, of those who are still in play, the latest first.
    pub given: Vec<PenaltyRow>,
    /// Who is away, the longest first.
    pub away: Vec<AwayRow>,
    /// Who owes for an entry, a rebuy or an add-on.
    pub owes: Vec<OwesRow>,
    /// Tables whose count has begun and does not agree yet.
    pub counts: Vec<CountRow>,
    /// The drawers that are open.
    pub drawers: Vec<DrawerRow>,
    /// The latest rulings first: 100 at the most.
    pub rulings: Vec<RulingRow>,
}

/// What waits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WaitsRow {
    /// What is to be done.
    pub title: Phrase,
    /// Why.
    pub why: Phrase,
}

/// Who owes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct OwesRow {
    /// The entry.
    pub entry: EntryId,
    /// The name.
    pub name: String,
    /// The seat; absent once the player is out.
    pub seat: Option<Seat>,
    /// How much.
    pub amount: Money,
}

/// A table's count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct CountRow {
    /// The table.
    pub table: TableNumber,
    /// What lacks.
    pub says: Phrase,
}

/// A ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RulingRow {
    /// When, in tournament time.
    pub at: Millis,
    /// At which table.
    pub table: Option<TableNumber>,
    /// The names of whom it concerns.
    pub players: Vec<String>,
    /// What it was about.
    pub matter: String,
    /// What was decided; possibly empty.
    pub decision: String,
    /// The rule that it rests on; possibly empty.
    pub rule: String,
    /// Who ruled; possibly empty.
    pub by: String,
    /// To whom it was appealed; possibly empty.
    pub appeal: String,
    /// How many minutes it took.
    pub minutes: u32,
}

/// What is open at `now`.
pub fn handover(tournament: &Tournament, now: Millis) -> HandoverView {
    let clocks = floor_clocks(tournament, now);
    let in_play = |row: &PenaltyRow| row.seat.is_some();
    let owes = tournament.entries.iter().filter_map(|(entry, bought)| {
        let amount = bought.owes();
        (amount > Money::ZERO).then(|| OwesRow {
            entry: *entry,
            name: tournament.name(*entry).to_string(),
            seat: tournament.seat_of(*entry),
            amount,
        })
    });
    let counts = counts_view(tournament, 0, TABLES).rows.into_iter();
    let ruling = |ruling: &RulingNoted| RulingRow {
        at: ruling.at,
        table: ruling.table,
        players: ruling.entries.iter().map(|entry| tournament.name(*entry).to_string()).collect(),
        matter: ruling.matter.clone(),
        decision: ruling.decision.clone(),
        rule: ruling.rule.clone(),
        by: ruling.by.clone(),
        appeal: ruling.appeal.clone(),
        minutes: ruling.minutes,
    };
    let mut rulings: Vec<RulingRow> = tournament.rulings.iter().map(ruling).collect();
    rulings.reverse();
    rulings.truncate(RULINGS);
    HandoverView {
        waits: advice_at(tournament, now)
            .into_iter()
            .map(|advice| WaitsRow { title: advice.title, why: advice.why })
            .collect(),
        serving: clocks.serving,
        given: clocks.history.into_iter().filter(in_play).collect(),
        away: clocks.away,
        owes: owes.collect(),
        counts: counts
            .filter(|row| row.sum.uncounted < row.sum.stacks && !row.sum.agrees)
            .map(|row| CountRow { table: row.table, says: row.sum.says })
            .collect(),
        drawers: drawers_view(tournament)
            .rows
            .into_iter()
            .filter(|drawer| drawer.closed.is_none())
            .collect(),
        rulings,
    }
}
