//! A tournament as an evening of a season: its results and who knocked out whom.
//!
//! The desk and the headless program both make evenings of the logs that they keep; a season knows nothing of a log.

use shuffle_up_engine::Log;
use shuffle_up_engine::actions::event::all;
use shuffle_up_engine::actions::floor::bust::Busted;
use shuffle_up_engine::actions::hand_for_hand::out::BustedTogether;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::Line;
use shuffle_up_engine::log::line::Applied;
use shuffle_up_engine::results::{ResultRow, results};
use shuffle_up_engine::rules::clock::predicted_end::predicted_length;
use shuffle_up_engine::rules::prizes::bounties::reckon;
use shuffle_up_engine::rules::prizes::payouts::places_paid;
use shuffle_up_engine::state::entry::{PurchaseKind, Standing};
use shuffle_up_engine::state::ledger::LedgerKind;
use shuffle_up_engine::state::tournament::Tournament;
use shuffle_up_seasons::evening::Collected;
use shuffle_up_seasons::{Entry, Evening, Knockout};
use std::collections::BTreeMap;

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;

/// The evening that a tournament is, or has been so far. `id` tells it from all others.
pub fn evening(id: &str, log: &Log) -> Evening {
    let tournament = log.tournament();
    let results = results(log);
    let collected = tournament.ledger.iter().filter(|line| line.kind != LedgerKind::PaidOut);
    let price = tournament.setup.price;
    let bought = |kinds: &[PurchaseKind]| {
        let bought = tournament.entries.values().flat_map(|entry| &entry.purchases);
        let bought = bought.filter(|one| !one.cancelled && kinds.contains(&one.kind));
        bought.map(|one| one.price.total().minus(one.price.bounty).0).fold(0, i64::saturating_add)
    };
    let minutes = |length: i64| u32::try_from(length / MINUTE).ok();
    let lasted = results.started_at.zip(results.ended_at);
    let out = results.rows.iter().filter_map(|row| row.out_at);
    let levels = levels_at(log, out.collect());
    let expected = predicted_length(&tournament.setup.schedule, tournament.chips_in_play);
    Evening {
        id: id.into(),
        name: results.event.clone(),
        at: results.started_at.or(tournament.setup.starts_at).unwrap_or(0),
        template: tournament.setup.template.clone(),
        is_final: results.is_final,
        currency: results.currency.code.clone(),
        decimals: results.currency.decimals,
        buy_in: price.prize.plus(price.bounty).0,
        pool: results.pool.total.0,
        league: collected.map(|line| line.price.league.0).fold(0, i64::saturating_add),
        collected: Collected {
            buy_ins: bought(&[PurchaseKind::Entry]),
            rebuys: bought(&[PurchaseKind::Rebuy, PurchaseKind::ReEntry]),
            add_ons: bought(&[PurchaseKind::AddOn]),
        },
        places_paid: Some(places_paid(tournament)),
        final_table: tournament.setup.rules.seats_after_redraw(1).into(),
        minutes: lasted.and_then(|(start, end)| minutes(end.saturating_sub(start))),
        // The middle of what the schedule and the chips let one expect.
        expected_minutes: expected
            .and_then(|(from, to)| minutes(from.saturating_add(to.saturating_sub(from) / 2))),
        entries: results.rows.into_iter().map(|row| entry(row, &levels)).collect(),
        knockouts: knockouts(log),
    }
}

fn entry(row: ResultRow, levels: &BTreeMap<i64, u32>) -> Entry {
    Entry {
        player: row.player.0,
        listed: row.listed,
        name: row.name,
        place: row.place,
        place_to: row.place_to,
        paid: row.paid_in.0,
        prize: row.prize.0,
        bounties: row.bounties_won.0,
        rebuys: row.rebuys,
        add_ons: row.add_ons,
        out_at: row.out_at,
        out_level: row.out_at.and_then(|at| levels.get(&at).copied()),
    }
}

/// Which level was in force at each of these times. The log knows the clock of now, so that the evening is played once more.
fn levels_at(log: &Log, mut times: Vec<i64>) -> BTreeMap<i64, u32> {
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    let mut said: Vec<Applied<'_>> = in_force.filter_map(Line::applied).collect();
    said.sort_by_key(|applied| applied.at);
    times.sort_unstable();
    times.dedup();
    let mut played = Tournament::default();
    let mut said = said.into_iter().peekable();
    let mut levels = BTreeMap::new();
    for at in times {
        while let Some(applied) = said.next_if(|applied| applied.at <= at) {
            applied.events.iter().for_each(|event| event.apply(&mut played));
        }
        levels.insert(at, played.clock(at).level_number(&played.setup.schedule));
    }
    levels
}

/// Who knocked out whom: by the bounties where there are any, since corrections of who won them are known there, else by the
/// lines of the log that said it.
fn knockouts(log: &Log) -> Vec<Knockout> {
    let tournament = log.tournament();
    let fallen = reckon(tournament).fallen;
    if !fallen.is_empty() {
        let fallen = fallen.iter();
        return fallen.map(|(whom, _, _, by)| knockout(tournament, *whom, by)).collect();
    }
    let mut last: BTreeMap<EntryId, Vec<EntryId>> = BTreeMap::new();
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    for applied in in_force.filter_map(|line| line.applied()) {
        let alone = all::<Busted>(applied.events).map(|one| (&one.groups, one.by, &one.also));
        let together =
            all::<BustedTogether>(applied.events).map(|one| (&one.groups, one.by, &one.also));
        for (groups, by, also) in alone.chain(together) {
            let by: Vec<EntryId> = by.into_iter().chain(also.iter().copied()).collect();
            last.extend(groups.iter().flatten().map(|whom| (*whom, by.clone())));
        }
    }
    // Who was thought to be out and is in again was knocked out by nobody.
    let out = |whom: &EntryId| {
        tournament.entries.get(whom).is_some_and(|entry| entry.standing == Standing::Out)
    };
    let last = last.iter().filter(|(whom, by)| out(whom) && !by.is_empty());
    last.map(|(whom, by)| knockout(tournament, *whom, by)).collect()
}

fn knockout(tournament: &Tournament, whom: EntryId, by: &[EntryId]) -> Knockout {
    let player = |entry: EntryId| tournament.entries.get(&entry).map(|entry| entry.player.0);
    Knockout { whom: player(whom), by: by.iter().filter_map(|entry| player(*entry)).collect() }
}
