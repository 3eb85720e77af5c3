//! The results of a tournament for those who were not there: a league's table, a web page, another program.
//!
//! The model is here, what it looks like in `csv.rs` and `html.rs`; as JSON it is written as it is. `docs/results.md`
//! describes all three, and later versions only add to them.

pub mod csv;
pub mod html;

use crate::actions::clock::start::ClockStarted;
use crate::actions::event::first;
use crate::base::money::Currency;
use crate::log::Log;
use crate::rules::prizes::bounties::won as bounties_won;
use crate::rules::prizes::goods::goods_won;
use crate::rules::prizes::payouts::what;
use crate::rules::prizes::pool::{Pool, pool};
use crate::rules::prizes::won::Won;
use crate::state::of_series::{SeriesFigures, SeriesFinish};
use crate::state::prelude::*;

/// What the JSON says it is.
pub const FORMAT: &str = "shuffle-up-results";
/// The version of what is written.
pub const VERSION: u32 = 1;

/// The results of a tournament, or the standings while it goes on. Amounts are in minor units of the currency (cents
/// for dollars), times in milliseconds since the beginning of 1970, in UTC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Results {
    /// `shuffle-up-results`.
    pub format: String,
    /// The version of the format: 1. A later version only adds keys.
    pub version: u32,
    /// The name of the tournament.
    pub event: String,
    /// Whether there is a winner; else these are the standings so far.
    pub is_final: bool,
    /// When the clock was started; absent before.
    pub started_at: Option<Millis>,
    /// When the last player went out; absent while the tournament goes on.
    pub ended_at: Option<Millis>,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The language and country by whose customs amounts are written; absent for none in particular.
    pub locale: Option<String>,
    /// How many entries count, re-entries included, those taken back not.
    pub entries: u32,
    /// How many players these are.
    pub players: u32,
    /// How many rebuys were taken.
    pub rebuys: u32,
    /// How many add-ons were taken.
    pub add_ons: u32,
    /// The prize pool and what it is made of.
    pub pool: Pool,
    /// Whether the players made a deal: then prizes are what it gave.
    pub deal: bool,
    /// Every entry, from the winner down; those still in come first, without a place.
    pub rows: Vec<ResultRow>,
    /// The series to which the tournament belongs; absent for none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<SeriesFigures>,
    /// On the last day of a series, those who have a place over all flights behind these, from the highest down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SeriesFinish>>", optional)]
    pub behind: Vec<SeriesFinish>,
}

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ResultRow {
    /// The place; absent while the entry is in play.
    pub place: Option<u32>,
    /// The last of the places that are shared; the same as `place` where none is.
    pub place_to: Option<u32>,
    /// The player's name.
    pub name: String,
    /// The number of the player in this tournament: the same for all entries of one player.
    pub player: PlayerId,
    /// The number of the entry.
    pub entry: EntryId,
    /// Which of the player's entries it is, from 1.
    pub entry_of_player: u32,
    /// The number on the house's own list of players; absent for one who is not on it.
    pub listed: Option<u32>,
    /// The prize in money.
    pub prize: Money,
    /// What the place wins beside money.
    pub goods: Vec<String>,
    /// How many bounties were won.
    pub bounties: u32,
    /// What they are worth.
    pub bounties_won: Money,
    /// Rebuys taken.
    pub rebuys: u32,
    /// Add-ons taken.
    pub add_ons: u32,
    /// All that was paid for this entry, fees included.
    pub paid_in: Money,
    /// Prize and bounties less what was paid in.
    pub net: Money,
    /// When the player went out; absent for the winner and for those still in.
    pub out_at: Option<Millis>,
    /// Where the player is from, by the house's own list; empty where that does not say.
    pub city: String,
    /// The country.
    pub country: String,
}

/// In which form results are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResultsForm {
    /// A table for a spreadsheet.
    Csv,
    /// A page that needs nothing but itself.
    Html,
    /// Everything, for a program.
    Json,
}

/// Results as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ResultsFile {
    /// A name for the file that every system takes.
    pub name: String,
    /// What stands in it, in UTF-8.
    pub text: String,
}

/// The results, or the standings so far.
pub fn results(log: &Log) -> Results {
    let tournament = log.tournament();
    let counted = || tournament.entries.values().filter(|entry| counts(entry.standing));
    let rows = rows(tournament);
    let is_final = tournament.phase() == Phase::Finished;
    let sum = |of: fn(&ResultRow) -> u32| rows.iter().map(of).fold(0, u32::saturating_add);
    let mut players: Vec<PlayerId> = counted().map(|entry| entry.player).collect();
    players.sort_unstable();
    players.dedup();
    Results {
        format: FORMAT.into(),
        version: VERSION,
        event: tournament.setup.name.clone(),
        is_final,
        started_at: started_at(log),
        ended_at: tournament
            .ended_at()
            .or_else(|| rows.iter().filter_map(|row| row.out_at).max())
            .filter(|_| is_final),
        currency: tournament.setup.currency.clone(),
        locale: tournament.setup.locale.clone(),
        entries: to_u32(counted().count()),
        players: to_u32(players.len()),
        rebuys: sum(|row| row.rebuys),
        add_ons: sum(|row| row.add_ons),
        pool: pool(tournament),
        deal: tournament.deal.is_some(),
        rows,
        series: tournament.of_series.as_ref().map(|series| series.figures.clone()),
        behind: tournament.of_series.as_ref().map_or_else(Vec::new, |one| one.behind.clone()),
    }
}

impl Results {
    /// Every entry from the winner down, and behind these, as far as it goes, who went out of a flight before.
    fn every_row(&self) -> impl Iterator<Item = ResultRow> {
        let behind = self.behind.iter().map(|finish| ResultRow {
            place: Some(finish.place),
            place_to: Some(finish.place_to),
            name: finish.name.clone(),
            player: PlayerId(0),
            entry: EntryId(0),
            entry_of_player: 0,
            listed: finish.listed,
            prize: finish.prize,
            goods: Vec::new(),
            bounties: 0,
            bounties_won: Money::ZERO,
            rebuys: 0,
            add_ons: 0,
            paid_in: Money::ZERO,
            net: finish.prize,
            out_at: None,
            city: String::new(),
            country: String::new(),
        });
        self.rows.iter().cloned().chain(behind)
    }
}

fn counts(standing: Standing) -> bool {
    standing != Standing::Withdrawn
}

/// When the clock was started, by the lines in force.
fn started_at(log: &Log) -> Option<Millis> {
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    in_force
        .filter_map(|line| line.applied())
        .find_map(|applied| first::<ClockStarted>(applied.events).map(|_| applied.at))
}

fn rows(tournament: &Tournament) -> Vec<ResultRow> {
    let won = Won::of(tournament);
    let bounties = bounties_won(tournament);
    let goods = goods_won(tournament);
    let out_at = tournament.out_at();
    let row = |id: EntryId, place: Option<(u32, u32)>, prize: Money| {
        let entry = tournament.entries.get(&id)?;
        let player = tournament.players.get(&entry.player);
        let (count, worth) = bounties.get(&id).copied().unwrap_or((0, Money::ZERO));
        let which = player.and_then(|player| player.entries.iter().position(|one| *one == id));
        let mut beside = place.and_then(|_| goods.get(&id)).cloned().unwrap_or_default();
        // In a satellite the prize is a seat, and its amount what the seat is worth.
        let seat = what(&tournament.setup.prizes, &[prize]);
        if place.is_some() && !seat.is_nothing() {
            beside.insert(0, seat.to_string());
        }
        Some(ResultRow {
            place: place.map(|(place, _)| place),
            place_to: place.map(|(_, place_to)| place_to),
            name: tournament.name(id).to_string(),
            player: entry.player,
            entry: id,
            entry_of_player: u32::try_from(which.unwrap_or(0).saturating_add(1)).unwrap_or(1),
            listed: player.and_then(|player| player.listed),
            prize,
            goods: beside,
            bounties: count,
            bounties_won: worth,
            rebuys: entry.rebuys(),
            add_ons: entry.add_ons(),
            paid_in: entry.paid_in(),
            net: prize.plus(worth).minus(entry.paid_in()),
            out_at: out_at.get(&id).copied().filter(|_| place != Some((1, 1))),
            city: String::new(),
            country: String::new(),
        })
    };
    let mut placed: Vec<ResultRow> = Vec::new();
    for (finish, id, prize) in won.placed() {
        placed.extend(row(id, Some((finish.place, finish.place_to)), prize));
    }
    let there: BTreeSet<EntryId> = placed.iter().map(|row| row.entry).collect();
    let still_in = tournament
        .entries
        .iter()
        .filter(|(id, entry)| counts(entry.standing) && !there.contains(id))
        .filter_map(|(id, _)| {
            let shared = won.deal.as_ref().and_then(|deal| deal.shares.get(id).copied());
            row(*id, None, shared.unwrap_or_default())
        });
    still_in.collect::<Vec<_>>().into_iter().chain(placed).collect()
}

/// The results as a file. The date is what the page says below the name; it may be empty.
pub fn file(results: &Results, form: ResultsForm, date: &str) -> ResultsFile {
    let (ending, text) = match form {
        ResultsForm::Csv => ("csv", csv::write(results)),
        ResultsForm::Html => ("html", html::write(results, date)),
        ResultsForm::Json => {
            let text = serde_json::to_string_pretty(results).unwrap_or_default();
            ("json", format!("{text}\n"))
        }
    };
    let what = if results.is_final { "results" } else { "standings" };
    ResultsFile { name: format!("{} {what}.{ending}", file_name(&results.event)), text }
}

/// A name as a file may be called on every system: letters, digits, spaces and hyphens.
pub fn file_name(name: &str) -> String {
    let safe: String = name
        .chars()
        .map(|c| if c.is_alphanumeric() || c == ' ' || c == '-' { c } else { '-' })
        .take(60)
        .collect();
    let safe = safe.trim();
    if safe.is_empty() { "Tournament".into() } else { safe.to_string() }
}

/// An amount with all decimals of the currency and nothing between thousands, as programs read it: `1187.50`.
fn decimal(currency: &Currency, amount: Money) -> String {
    let width = usize::from(currency.decimals);
    let digits = format!("{:0width$}", amount.0.unsigned_abs(), width = width.saturating_add(1));
    let sign = if amount.0 < 0 { "-" } else { "" };
    let (whole, part) =
        digits.split_at_checked(digits.len().saturating_sub(width)).unwrap_or((&digits, ""));
    if width == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}
