//! The facts of a day, read from the tournament's log. Nothing else here knows a tournament.

use crate::day::{Day, Entered, Point, Standing};
use crate::prelude::*;
use shuffle_up_engine::actions::day::open_bags::BagsOpened;
use shuffle_up_engine::actions::event::first;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::log::Line;
use shuffle_up_engine::log::line::Applied;
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rulebook::setup::day_end::DayEndsAt;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rules::day::{day_ends, level_ends};
use shuffle_up_engine::rules::entries::late_registration::late_registration_open;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::places::finishes;
use shuffle_up_engine::state::entry::{Entry, Standing as InRoom};
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::{Log, Tournament};

/// So many levels are looked ahead: no day has more.
const MOST_LEVELS: u32 = 60;

/// The day that a tournament is at this time.
pub fn day(log: &Log, now: Millis) -> Day {
    let tournament = log.tournament();
    let setup = &tournament.setup;
    let phase = tournament.phase();
    let outs = outs(log, tournament);
    let openers = openers(log);
    let counts = |entry: &Entry| entry.standing != InRoom::Withdrawn;
    let entries = tournament.entries.iter().filter(|(_, entry)| counts(entry));
    let big_blinds = setup.schedule.stages.iter().filter_map(|stage| match stage {
        Stage::Level(level) if !level.goes_on => Some(level.big),
        _ => None,
    });
    Day {
        name: setup.name.clone(),
        fingerprint: fingerprint(log),
        entries: entries
            .map(|(id, entry)| Entered {
                opened_by: openers.get(id).cloned().unwrap_or_default(),
                ..entered(tournament, *id, entry, &outs)
            })
            .collect(),
        chips: tournament.chips_in_play,
        at: point(tournament, now),
        next_level: tournament.day.ended.map(|ended| ended.next_level),
        ends: day_ends(tournament, now),
        ends_with: ends_with(tournament),
        levels: levels(tournament, now),
        started: !matches!(phase, Phase::Registering | Phase::Drawn),
        over: matches!(phase, Phase::Closed | Phase::Finished),
        takes_entries: late_registration_open(tournament, now).is_ok(),
        buy_in: setup.price.total(),
        seats: setup.rules.seats_per_table.into(),
        big_blinds: big_blinds.collect(),
        tills: accounts(tournament),
        currency: Some(setup.currency.clone()),
    }
}

/// Who has entered, for whoever asks who else may; when somebody went out is not looked at.
pub fn entries(tournament: &Tournament) -> Day {
    let counts = |entry: &Entry| entry.standing != InRoom::Withdrawn;
    let out = |entry: &Entry| (entry.standing == InRoom::Out).then_some((Point::default(), 0));
    let entries =
        tournament.entries.iter().filter(|(_, entry)| counts(entry)).map(|(id, entry)| {
            let outs = out(entry).map(|out| (*id, out)).into_iter().collect();
            entered(tournament, *id, entry, &outs)
        });
    Day { name: tournament.setup.name.clone(), entries: entries.collect(), ..Day::default() }
}

/// The same day at another time, with nothing said since.
pub fn on_the_clock(day: &Day, log: &Log, now: Millis) -> Day {
    let tournament = log.tournament();
    let takes_entries = late_registration_open(tournament, now).is_ok();
    let (at, ends) = (point(tournament, now), day_ends(tournament, now));
    let levels = levels(tournament, now);
    Day { at, ends, takes_entries, levels, ..day.clone() }
}

/// With so many players left the day ends by its set-up. A share of the entries is known once there are some.
fn ends_with(tournament: &Tournament) -> Option<u32> {
    let at = tournament.setup.day_end?.at;
    let entries = tournament.counted_entries;
    let known = matches!(at, DayEndsAt::Left { .. }) || entries > 0;
    at.players(entries).filter(|_| known)
}

/// When each of the next levels ends, where the director's word ends the day.
fn levels(tournament: &Tournament, now: Millis) -> BTreeMap<u32, Millis> {
    if tournament.setup.day_end.is_none_or(|end| end.at != (DayEndsAt::Director {})) {
        return BTreeMap::new();
    }
    let here = point(tournament, now).level.max(1);
    let ends = |level: u32| Some((level, level_ends(tournament, level, now)?.to));
    (here..here.saturating_add(MOST_LEVELS)).map_while(ends).collect()
}

/// The fingerprint of a tournament, which every copy keeps: the chance and the time of its first line.
pub fn fingerprint(log: &Log) -> String {
    let first = log.lines().iter().next();
    first.map_or_else(String::new, |line| format!("{:016X}-{:X}", line.seed, line.at))
}

fn entered(
    tournament: &Tournament,
    id: EntryId,
    entry: &Entry,
    outs: &BTreeMap<EntryId, (Point, u32)>,
) -> Entered {
    let player = tournament.players.get(&entry.player);
    let paid = |part: fn(&Price) -> Money| {
        entry.standing_purchases().map(|(_, purchase)| part(&purchase.price)).sum()
    };
    let standing = match (outs.get(&id), tournament.day.bags.get(&id)) {
        (Some((at, behind)), _) => {
            Standing::Out { at: *at, behind: *behind, given_up: tournament.gave_up(id) }
        }
        // Where two counts differ the day cannot be closed; the second is shown meanwhile.
        (None, Some(bag)) => {
            Standing::Bagged { chips: bag.again.unwrap_or(bag.chips), bag: bag.number.clone() }
        }
        (None, None) => Standing::In,
    };
    Entered {
        entry: id.0,
        player: entry.player.0,
        name: player.map(|player| player.name.clone()).unwrap_or_default(),
        listed: player.and_then(|player| player.listed),
        card: player.map(|player| player.card.clone()).unwrap_or_default(),
        pool: paid(|price| price.prize),
        fee: paid(|price| price.fee),
        payment: entry.purchases.first().map(|purchase| purchase.payment).unwrap_or_default(),
        stack: tournament.count_of(id).map(|count| count.chips),
        opened_by: String::new(),
        standing,
    }
}

/// Who opened which bag of the day before: as it was said, else the device that said it.
fn openers(log: &Log) -> BTreeMap<EntryId, String> {
    let opened = &log.tournament().day.opened;
    if opened.is_empty() {
        return BTreeMap::new();
    }
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    let said = in_force
        .filter_map(Line::applied)
        .filter_map(|applied| Some((applied.device, first::<BagsOpened>(applied.events)?)));
    let mut openers = BTreeMap::new();
    for (device, said) in said {
        let by = if said.by.is_empty() { device } else { said.by.as_str() };
        openers.extend(said.entries.iter().map(|entry| (*entry, by.to_string())));
    }
    openers.retain(|entry, _| opened.contains_key(entry));
    openers
}

/// The level and the time within it; a break counts on from the end of its level.
fn point(tournament: &Tournament, at: Millis) -> Point {
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(at);
    let mut ms = tournament.spent_in_stage(&reading, at).max(0);
    let level = reading.level_number(schedule);
    let parts = (0..reading.stage).rev().take_while(|stage| schedule.level_number(*stage) == level);
    for stage in parts {
        ms = ms.saturating_add(schedule.stage(stage).length_ms());
    }
    Point { level, ms }
}

/// When everybody went out who has a place, and how many finishes of the same moment are ahead.
fn outs(log: &Log, tournament: &Tournament) -> BTreeMap<EntryId, (Point, u32)> {
    let hands = tournament.bust_hands.iter();
    let at: BTreeMap<EntryId, Millis> =
        hands.flat_map(|hand| hand.everybody().map(move |out| (out.entry, hand.at))).collect();
    let end = tournament.ended_at().or_else(|| at.values().copied().max()).unwrap_or(0);
    let points = points(log, at.values().copied().chain([end]).collect());
    let mut ahead: BTreeMap<Point, u32> = BTreeMap::new();
    let mut outs = BTreeMap::new();
    for finish in finishes(tournament) {
        // Those who are left at the end finish there.
        let when = |entry: &EntryId| {
            let out = at.get(entry).filter(|_| !tournament.is_in(*entry)).copied().unwrap_or(end);
            points.get(&out).copied().unwrap_or_default()
        };
        let moments: BTreeSet<Point> = finish.entries.iter().map(when).collect();
        for moment in moments {
            let behind = ahead.entry(moment).or_default();
            let of_it = finish.entries.iter().filter(|entry| when(entry) == moment);
            outs.extend(of_it.map(|entry| (*entry, (moment, *behind))));
            *behind = behind.saturating_add(1);
        }
    }
    outs
}

/// Where the clock was at each of these times: the log knows the clock of now, so that the day is played once more.
fn points(log: &Log, times: BTreeSet<Millis>) -> BTreeMap<Millis, Point> {
    let in_force = log.lines().iter().filter(|line| !log.is_struck(line.number));
    let mut said: Vec<Applied<'_>> = in_force.filter_map(Line::applied).collect();
    said.sort_by_key(|applied| applied.at);
    let mut said = said.into_iter().peekable();
    let mut played = Tournament::default();
    let mut points = BTreeMap::new();
    for at in times {
        // The clock of a winner stands still, and what ended the day is said at that time: so the clock before it counts.
        while let Some(applied) = said.next_if(|applied| applied.at < at) {
            applied.events.iter().for_each(|event| event.apply(&mut played));
        }
        points.insert(at, point(&played, at));
    }
    points
}
