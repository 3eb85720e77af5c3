//! What is true of every tournament: a correction that would leave anything else behind is not made.

use crate::rules::prizes::accounts::accounts;
use crate::state::prelude::*;

/// What is not true of a tournament that must be, as the end of a sentence; none of a sound one. It looks once at every
/// entry, seat, bust-out and movement of money.
pub fn broken(tournament: &Tournament) -> Option<Phrase> {
    seats(tournament)
        .or_else(|| set_out(tournament))
        .or_else(|| waiting(tournament))
        .or_else(|| one_life(tournament))
        .or_else(|| places(tournament))
        .or_else(|| money(tournament))
        .or_else(|| bags(tournament))
}

/// Who sits on a seat says so, and the other way round; nobody sits on a blocked seat.
fn seats(tournament: &Tournament) -> Option<Phrase> {
    let room = &tournament.room;
    let mut on_chairs: usize = 0;
    for (number, table) in room.tables() {
        let mut players: usize = 0;
        for (seat, who) in table.seats() {
            let Some(who) = who else { continue };
            players = players.saturating_add(1);
            let here = Seat { table: number, seat };
            if tournament.seat_of(who) != Some(here) {
                let name = named(tournament, who);
                return Some(phrase!("would-sit-twice", "{name} would sit twice", name));
            }
            if table.is_blocked(seat) {
                let name = named(tournament, who);
                return Some(phrase!(
                    "would-sit-on-blocked-seat",
                    "{name} would sit on a blocked seat",
                    name
                ));
            }
        }
        if table.players() != players {
            let table = tournament.table_said(number);
            return Some(phrase!(
                "would-be-counted-wrong",
                "{table} would be counted wrong",
                table
            ));
        }
        on_chairs = on_chairs.saturating_add(players);
    }
    let seated = |standing: Standing| matches!(standing, Standing::Seated { .. });
    let on_paper = tournament.entries.values().filter(|entry| seated(entry.standing)).count();
    let in_room = to_usize(room.seated());
    (on_paper != on_chairs || in_room != on_chairs)
        .then(|| phrase!("seat-not-there", "a player would sit at a seat that is not there"))
}

/// A stack set out waits at a seat that a table has and that nobody else is given.
fn set_out(tournament: &Tournament) -> Option<Phrase> {
    let waits = |seat: &Seat| {
        let table = tournament.room.table(seat.table);
        table.is_some_and(|table| table.has(seat.seat) && table.is_blocked(seat.seat))
    };
    let nowhere = tournament.set_out_at(None).find(|seat| !waits(seat))?;
    let seat = tournament.seat_said(nowhere);
    Some(phrase!("stack-would-be-nowhere", "the stack set out at {seat} would be nowhere", seat))
}

/// Once there are tables, those without a seat who have paid are on the list of those who wait, once each.
fn waiting(tournament: &Tournament) -> Option<Phrase> {
    if tournament.room.is_empty() {
        return None;
    }
    let mut listed = BTreeSet::new();
    for entry in &tournament.alternates {
        let waits = tournament.standing_of(*entry) == Some(Standing::Waiting);
        if !waits || !listed.insert(*entry) {
            let name = named(tournament, *entry);
            return Some(phrase!(
                "would-wait-without-reason",
                "{name} would wait without reason",
                name
            ));
        }
    }
    let waits = tournament.entries.values().filter(|entry| entry.standing == Standing::Waiting);
    (waits.count() != listed.len())
        .then(|| phrase!("paid-player-missing", "a player who has paid would be missing"))
}

/// A person has one entry in play at the most: a player of this tournament, and a player of the list.
fn one_life(tournament: &Tournament) -> Option<Phrase> {
    let mut alive: BTreeSet<PlayerId> = BTreeSet::new();
    let mut listed: BTreeSet<u32> = BTreeSet::new();
    for (id, entry) in tournament.entries.iter() {
        if !tournament.is_in(*id) {
            continue;
        }
        let number = tournament.player_of(*id).and_then(|player| player.listed);
        let twice = number.is_some_and(|number| !listed.insert(number));
        if twice || !alive.insert(entry.player) {
            let name = named(tournament, *id);
            return Some(phrase!("would-be-in-twice", "{name} would be in twice", name));
        }
    }
    None
}

/// Whoever is out went out once, and nobody else did; with those in they are all who entered.
fn places(tournament: &Tournament) -> Option<Phrase> {
    let mut out: BTreeSet<EntryId> = BTreeSet::new();
    for gone in tournament.bust_hands.iter().flat_map(|hand| hand.everybody()) {
        let is_out = tournament.standing_of(gone.entry) == Some(Standing::Out);
        if !is_out || !out.insert(gone.entry) {
            let name = named(tournament, gone.entry);
            return Some(phrase!(
                "would-finish-in-two-places",
                "{name} would finish in two places",
                name
            ));
        }
    }
    let (mut gone, mut counted) = (0_usize, 0_u32);
    for entry in tournament.entries.values() {
        gone = gone.saturating_add(usize::from(entry.standing == Standing::Out));
        let counts = entry.standing != Standing::Withdrawn;
        counted = counted.saturating_add(u32::from(counts));
    }
    (gone != out.len() || counted != tournament.counted_entries)
        .then(|| phrase!("player-without-place", "a player would have no place"))
}

/// What came in is where it is said to be, and the pool is what was bought for it.
fn money(tournament: &Tournament) -> Option<Phrase> {
    let bought = || tournament.entries.values().flat_map(|entry| entry.standing_purchases());
    let prizes: Money = bought().map(|(_, purchase)| purchase.price.prize).sum();
    (accounts(tournament).balance() != Money::ZERO || prizes != tournament.prize_pool)
        .then(|| phrase!("money-not-balanced", "the money would not balance"))
}

/// Only who came with a bag of the day before has one that was opened.
fn bags(tournament: &Tournament) -> Option<Phrase> {
    if tournament.day.opened.is_empty() {
        return None;
    }
    let own = tournament.own_bags();
    let stranger = tournament.day.opened.keys().find(|entry| !own.contains_key(entry))?;
    Some(phrase!(
        "opened-without-a-bag",
        "{player} would have opened a bag and came without one",
        player = named(tournament, *stranger)
    ))
}

fn named(tournament: &Tournament, entry: EntryId) -> Value {
    match tournament.name(entry) {
        "" => phrase!("who-never-entered", "a player who never entered").into_argument(),
        name => name.as_argument(),
    }
}
