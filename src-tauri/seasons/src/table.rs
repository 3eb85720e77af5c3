//! The table of a season.

use crate::points::{ScoredEvening, Scoring};
use crate::prelude::*;
use crate::season::{Adjustment, Events, Rules, TieBreak, Total};
use crate::statistics;
use std::cmp::{Ordering, Reverse};

/// The table of a season.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "SeasonTable")]
pub struct Table {
    /// The evenings that count, the oldest first.
    pub evenings: Vec<Column>,
    /// Everybody, by rank; those without one behind.
    pub rows: Vec<Row>,
    /// Whether an evening in play counts as if it ended now.
    pub provisional: bool,
    /// Why places have no points; absent where all is well.
    #[ts(type = "string | null")]
    pub trouble: Option<Phrase>,
    /// What is to be said of some results, such as that the formula gives no number for them; absent where there is nothing.
    #[ts(type = "string | null")]
    pub remark: Option<Phrase>,
    /// The code of the one currency of all evenings, and its decimals; absent where there are several.
    pub currency: Option<(String, u8)>,
}

/// An evening of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "SeasonColumn")]
pub struct Column {
    /// Which.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it began.
    pub at: i64,
    /// What it counts.
    pub weight: Hundredths,
    /// Entries or players, as the rules count.
    pub of: u32,
    /// Whether it is over.
    pub is_final: bool,
}

/// A player of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "SeasonRow")]
pub struct Row {
    /// Who. A guest is offered for the house's list, or for being matched with somebody on it.
    pub who: Who,
    /// The name, as the latest evening has it; empty for one who only has adjustments.
    pub name: String,
    /// The rank; absent for one who has played too few evenings.
    pub rank: Option<u32>,
    /// The last of the ranks that are shared; the same as `rank` where none is.
    pub rank_to: Option<u32>,
    /// All points: of the evenings that count and of the adjustments.
    pub points: Hundredths,
    /// How many of them are adjustments.
    pub adjusted: Hundredths,
    /// The evenings that were played, the oldest first.
    pub results: Vec<Cell>,
    /// How many were won. Players who share the first place have no winner among them.
    pub wins: u32,
    /// How many ended among the first three.
    pub top_three: u32,
    /// How many ended among the first five.
    pub top_five: u32,
    /// The points of the best evening.
    pub best: Hundredths,
    /// All that was won, in minor units, whatever the currency.
    pub won: i64,
    /// All that was paid, likewise.
    pub paid: i64,
    /// What was won beyond what was paid, likewise.
    pub net: i64,
    /// Knockouts, shared ones by their share.
    pub knockouts: Hundredths,
    /// Rebuys.
    pub rebuys: u32,
    /// The mean of the places.
    pub mean_place: Hundredths,
}

/// What a player has of an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[ts(rename = "SeasonCell")]
pub struct Cell {
    /// Which of the table's evenings, from 0.
    pub evening: u32,
    /// The place.
    pub place: u32,
    /// The last of the places that are shared.
    pub place_to: u32,
    /// The points.
    pub points: Hundredths,
    /// Whether they count.
    pub counts: bool,
    /// Whether the formula gave no number.
    pub no_number: bool,
}

/// The table over the evenings that are the season's, given in any order. `running` takes evenings that are in play as if they
/// ended now. A closed season has the evenings that were accepted, and no others.
pub fn table<'e>(
    season: &'e Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
    running: bool,
) -> Table {
    let scoring = Scoring::of(&season.rules);
    let scored = scored(season, &scoring, evenings, running);
    let mut rows: BTreeMap<Who, Row> = BTreeMap::new();
    let mut knocked_out: BTreeMap<Who, Vec<(usize, usize)>> = BTreeMap::new();
    for (evening, column) in (0u32..).zip(&scored) {
        for one in &column.scored {
            let played = &one.played;
            let row = rows.entry(played.who.clone()).or_insert_with(|| Row::new(&played.who));
            row.name.clone_from(&played.name);
            row.won = row.won.saturating_add(played.won());
            row.paid = row.paid.saturating_add(played.paid);
            row.net = row.net.saturating_add(played.net());
            row.rebuys = row.rebuys.saturating_add(played.rebuys);
            for (shared, times) in &played.knockouts {
                let times = usize::try_from(*times).unwrap_or(usize::MAX);
                knocked_out.entry(played.who.clone()).or_default().push((*shared, times));
            }
            if column.evening.is_final {
                row.wins = row.wins.saturating_add(u32::from(played.place == (1, 1)));
                for (count, last) in [(&mut row.top_three, 3), (&mut row.top_five, 5)] {
                    *count = count.saturating_add(u32::from(played.place.0 <= last));
                }
            }
            row.results.push(Cell {
                evening,
                place: played.place.0,
                place_to: played.place.1,
                points: one.points,
                counts: false,
                no_number: one.no_number,
            });
        }
    }
    // What is of an evening is among the points of that evening.
    let of_season = |line: &&Adjustment| line.struck.is_none() && line.evening.is_empty();
    for line in season.adjustments.iter().filter(of_season) {
        let who = Who::Listed(line.player);
        let row = rows.entry(who.clone()).or_insert_with(|| Row::new(&who));
        row.adjusted = row.adjusted.plus(line.points);
    }
    let mut rows: Vec<Row> = rows.into_values().collect();
    for row in &mut rows {
        let shared = knocked_out.remove(&row.who).unwrap_or_default();
        let each =
            shared.into_iter().flat_map(|(shared, times)| std::iter::repeat_n(shared, times));
        row.knockouts = statistics::knocked_out(each);
        row.add_up(&season.rules, scored.len());
    }
    rank(&mut rows, &season.rules);
    Table {
        provisional: scored.iter().any(|column| !column.evening.is_final),
        evenings: scored.iter().map(Column::of).collect(),
        remark: remark(&rows).filter(|_| scoring.trouble.is_none()),
        currency: currency(&scored),
        rows,
        trouble: scoring.trouble,
    }
}

/// The one currency of all evenings.
fn currency(scored: &[ScoredEvening<'_>]) -> Option<(String, u8)> {
    let mut all = scored.iter().map(|one| (&one.evening.currency, one.evening.decimals));
    let (code, decimals) = all.next()?;
    all.all(|other| other == (code, decimals)).then(|| (code.clone(), decimals))
}

/// Of which results the formula gives no number.
fn remark(rows: &[Row]) -> Option<Phrase> {
    let results = rows.iter().map(|row| row.no_numbers().count()).fold(0, usize::saturating_add);
    (results > 0).then(|| {
        phrase!(
            "points-no-number",
            "The formula gives no number for {results}. They have 0 points for the place.",
            results = Phrase::count(results, "result", "results")
        )
    })
}

/// The points of a row after each evening of the table: what the table would have said then. Adjustments without an evening
/// behind them stand at the last one.
pub fn course(season: &Season, table: &Table, row: &Row) -> Vec<Hundredths> {
    let mut so_far = Row::new(&row.who);
    let mut results = row.results.iter().peekable();
    let mut adjustments: Vec<_> = season
        .adjustments
        .iter()
        .filter(|line| line.struck.is_none() && line.evening.is_empty())
        .filter(|line| row.who == Who::Listed(line.player))
        .collect();
    adjustments.sort_by_key(|line| line.at);
    let mut adjustments = adjustments.into_iter().peekable();
    (0u32..)
        .zip(&table.evenings)
        .map(|(evening, column)| {
            so_far.results.extend(results.next_if(|cell| cell.evening == evening).cloned());
            let played = usize::try_from(evening).unwrap_or(usize::MAX).saturating_add(1);
            let last = played == table.evenings.len();
            while let Some(line) = adjustments.next_if(|line| last || line.at <= column.at) {
                so_far.adjusted = so_far.adjusted.plus(line.points);
            }
            so_far.results.iter_mut().for_each(|cell| cell.counts = false);
            so_far.add_up(&season.rules, played);
            so_far.points
        })
        .collect()
}

/// The evenings that count, the oldest first, with everybody's points.
pub(crate) fn scored<'e>(
    season: &'e Season,
    scoring: &Scoring<'_>,
    evenings: impl IntoIterator<Item = &'e Evening>,
    running: bool,
) -> Vec<ScoredEvening<'e>> {
    let taken = taken(season, evenings, running);
    taken.into_iter().filter_map(|evening| scoring.evening(season, evening)).collect()
}

/// The evenings of the season, the oldest first; one that is given twice counts once.
pub(crate) fn taken<'e>(
    season: &'e Season,
    evenings: impl IntoIterator<Item = &'e Evening>,
    running: bool,
) -> Vec<&'e Evening> {
    match &season.closed {
        Some(closed) => in_order(&closed.evenings),
        None => now(&season.events, evenings, running),
    }
}

/// The evenings that count by what they are now, whether the season is closed or not.
pub(crate) fn now<'e>(
    events: &Events,
    evenings: impl IntoIterator<Item = &'e Evening>,
    running: bool,
) -> Vec<&'e Evening> {
    let evenings = evenings.into_iter();
    in_order(evenings.filter(|evening| (evening.is_final || running) && events.take(evening)))
}

fn in_order<'e>(evenings: impl IntoIterator<Item = &'e Evening>) -> Vec<&'e Evening> {
    let mut there = BTreeSet::new();
    let mut taken: Vec<&Evening> = evenings.into_iter().collect();
    taken.retain(|evening| there.insert(evening.id.as_str()));
    taken.sort_by(|a, b| a.at.cmp(&b.at).then_with(|| a.id.cmp(&b.id)));
    taken
}

impl Column {
    fn of(scored: &ScoredEvening<'_>) -> Self {
        let evening = scored.evening;
        Self {
            id: evening.id.clone(),
            name: evening.name.clone(),
            at: evening.at,
            weight: scored.weight,
            of: scored.scored.first().map_or(0, |one| one.of),
            is_final: evening.is_final,
        }
    }
}

impl Table {
    /// Who comes first; nobody while nobody has said how places give points, or has a rank.
    pub fn leader(&self) -> Option<&Row> {
        self.rows.first().filter(|row| self.trouble.is_none() && row.rank.is_some())
    }
}

impl Row {
    fn new(who: &Who) -> Self {
        Self {
            who: who.clone(),
            name: String::new(),
            rank: None,
            rank_to: None,
            paid: 0,
            net: 0,
            knockouts: Hundredths::ZERO,
            rebuys: 0,
            points: Hundredths::ZERO,
            adjusted: Hundredths::ZERO,
            results: Vec::new(),
            wins: 0,
            top_three: 0,
            top_five: 0,
            best: Hundredths::ZERO,
            won: 0,
            mean_place: Hundredths::ZERO,
        }
    }

    /// The results of which the formula gave no number.
    pub fn no_numbers(&self) -> impl Iterator<Item = &Cell> {
        self.results.iter().filter(|cell| cell.no_number)
    }

    /// Says which results count, and what they come to.
    fn add_up(&mut self, rules: &Rules, evenings: usize) {
        let played = self.results.len();
        let among = match rules.total {
            Total::Sum => evenings,
            Total::Mean => played,
        };
        let drop = usize::try_from(rules.drop).unwrap_or(usize::MAX);
        // While no more evenings were played than are dropped, the best one counts.
        let mut keep = among.saturating_sub(drop).max(1);
        if let Some(best) = rules.best {
            keep = keep.min(usize::try_from(best).unwrap_or(usize::MAX));
        }
        let mut missed = among.saturating_sub(played);
        let mut best_first: Vec<&mut Cell> = self.results.iter_mut().collect();
        best_first.sort_by_key(|cell| (Reverse(cell.points), cell.evening));
        self.best = best_first.first().map_or(Hundredths::ZERO, |cell| cell.points);
        let mut sum = Hundredths::ZERO;
        let mut counted: usize = 0;
        for cell in best_first {
            // An evening that was missed is one of no points, and comes before one that took some.
            while keep > 0 && missed > 0 && cell.points < Hundredths::ZERO {
                missed = missed.saturating_sub(1);
                keep = keep.saturating_sub(1);
            }
            if keep == 0 {
                break;
            }
            keep = keep.saturating_sub(1);
            cell.counts = true;
            counted = counted.saturating_add(1);
            sum = sum.plus(cell.points);
        }
        let of_evenings = match rules.total {
            Total::Sum => sum,
            Total::Mean => sum.shared(counted),
        };
        self.points = of_evenings.plus(self.adjusted);
        let both = |cell: &Cell| i64::from(cell.place).saturating_add(i64::from(cell.place_to));
        let places = self.results.iter().map(both).fold(0, i64::saturating_add);
        let twice = i64::try_from(played).unwrap_or(i64::MAX).saturating_mul(2);
        self.mean_place = Hundredths::ratio(places, twice);
    }

    /// Who comes first of equal points, for one reason.
    fn by(&self, other: &Self, reason: TieBreak) -> Ordering {
        match reason {
            TieBreak::Wins => other.wins.cmp(&self.wins),
            TieBreak::TopThree => other.top_three.cmp(&self.top_three),
            TieBreak::TopFive => other.top_five.cmp(&self.top_five),
            TieBreak::BestEvent => other.best.cmp(&self.best),
            TieBreak::Winnings => other.won.cmp(&self.won),
            TieBreak::Played => other.results.len().cmp(&self.results.len()),
            // Who has played nothing has no place, and comes last.
            TieBreak::MeanPlace => (self.results.is_empty(), self.mean_place)
                .cmp(&(other.results.is_empty(), other.mean_place)),
        }
    }
}

/// Sorts the rows and gives the ranks; whom nothing tells apart shares one.
fn rank(rows: &mut [Row], rules: &Rules) {
    let ranked =
        |row: &Row| row.results.len() >= usize::try_from(rules.at_least).unwrap_or(usize::MAX);
    let order = |a: &Row, b: &Row| {
        let behind = ranked(b).cmp(&ranked(a)).then_with(|| b.points.cmp(&a.points));
        rules.ties.iter().fold(behind, |order, reason| order.then_with(|| a.by(b, *reason)))
    };
    rows.sort_by(|a, b| order(a, b).then_with(|| a.who.cmp(&b.who)));
    let mut ranks: Vec<Option<u32>> = Vec::with_capacity(rows.len());
    let mut before: Option<&Row> = None;
    for (place, row) in (1u32..).zip(rows.iter()) {
        let shares = before.is_some_and(|before| order(before, row) == Ordering::Equal);
        let shared = ranks.last().copied().flatten().filter(|_| shares);
        ranks.push(ranked(row).then(|| shared.unwrap_or(place)));
        before = Some(row);
    }
    let mut last: BTreeMap<u32, u32> = BTreeMap::new();
    for (place, rank) in (1u32..).zip(&ranks) {
        last.extend(rank.map(|rank| (rank, place)));
    }
    for (row, rank) in rows.iter_mut().zip(ranks) {
        row.rank = rank;
        row.rank_to = rank.and_then(|rank| last.get(&rank).copied());
    }
}
