//! A script with which anybody can make a draw again (`shuffle-up headless < check.jsonl`).

use crate::actions::command::Command;
use crate::actions::entries::enter::Enter;
use crate::actions::seating::block_seat::BlockSeat;
use crate::actions::seating::draw::DrawSeats;
use crate::actions::seating::keep_apart::KeepApart;
use crate::actions::seating::lock_seat::LockSeat;
use crate::actions::seating::name_dealer::NameDealer;
use crate::actions::setup::open::OpenTournament;
use crate::log::Log;
use crate::rulebook::setup::SetUp;
use crate::state::draw::{Draw, DrawKind};
use crate::state::prelude::*;
use serde_json::json;

/// The script that makes a draw of the whole field again: the set-up, the players in the order of the list, what was
/// arranged, and the seed. It is tried before it is given: `None` for a draw that no script makes by itself, such as
/// the seats of a late registration.
pub fn draw_check(log: &Log, number: u32) -> Option<String> {
    let tournament = log.tournament();
    let drawn = u32::try_from(tournament.draws.len()).ok()?;
    let number = if number == 0 { drawn } else { number };
    let draw = tournament.draws.get(usize::try_from(number.checked_sub(1)?).ok()?)?;
    if !matches!(draw.kind, DrawKind::Initial {} | DrawKind::Redraw { .. }) {
        return None;
    }
    let commands = commands(tournament, draw)?;
    let again = again(&commands, draw.seed)?;
    let mut field: Vec<EntryId> = draw.seats.iter().map(|(entry, _)| *entry).collect();
    field.sort_unstable();
    let numbered: BTreeMap<EntryId, u32> = field.into_iter().zip(1_u32..).collect();
    let expected: BTreeSet<(EntryId, Seat)> = draw
        .seats
        .iter()
        .filter_map(|(entry, seat)| Some((EntryId(*numbered.get(entry)?), *seat)))
        .collect();
    (again == expected).then(|| script(&commands, draw.seed))
}

/// The commands up to the draw.
fn commands(tournament: &Tournament, draw: &Draw) -> Option<Vec<Command>> {
    let mut field: Vec<EntryId> = draw.seats.iter().map(|(entry, _)| *entry).collect();
    field.sort_unstable();
    let player_of = |entry: &EntryId| tournament.whose(*entry);
    let numbered: BTreeMap<PlayerId, PlayerId> =
        field.iter().filter_map(player_of).zip((1_u32..).map(PlayerId)).collect();
    let names = field.iter().map(|entry| tournament.name(*entry).to_string()).collect();
    let setup = Box::new(setup_of(tournament, draw)?);
    let mut commands: Vec<Command> =
        vec![OpenTournament { setup }.into(), Enter { names, ..Enter::default() }.into()];
    let arranged = &draw.arrangements;
    for seat in draw.blocked.iter() {
        commands.push(BlockSeat { seat: *seat, blocked: true }.into());
    }
    for (player, seat) in arranged.locked.iter() {
        let Some(player) = numbered.get(player).copied() else { continue };
        commands.push(LockSeat { player, seat: Some(*seat) }.into());
    }
    for player in arranged.dealers.keys() {
        let Some(player) = numbered.get(player).copied() else { continue };
        commands.push(NameDealer { player, deals: true }.into());
    }
    for (one, other) in arranged.apart.iter() {
        let (Some(one), Some(other)) = (numbered.get(one), numbered.get(other)) else { continue };
        commands.push(KeepApart { one: *one, other: *other, apart: true }.into());
    }
    Some(commands)
}

/// The set-up for the draw alone: where everybody sits at as few tables as the draw had, with the seats that it dealt.
fn setup_of(tournament: &Tournament, draw: &Draw) -> Option<SetUp> {
    let mut setup = tournament.setup.clone();
    setup.starts_at = None;
    let mut sizes: BTreeMap<TableNumber, u8> = BTreeMap::new();
    for (_, seat) in draw.seats.iter() {
        let size = sizes.entry(seat.table).or_default();
        *size = size.saturating_add(1);
    }
    let largest = sizes.values().max().copied()?.max(2);
    setup.tables = None;
    if draw.arrangements.is_empty() && draw.blocked.is_empty() {
        setup.rules.seats_per_table = largest;
        setup.rules.preferred_size = setup.rules.preferred_size.min(largest);
        setup.rules.redraws.clear();
    }
    Some(setup)
}

/// What the script gives.
fn again(commands: &[Command], seed: u64) -> Option<BTreeSet<(EntryId, Seat)>> {
    let mut log = Log::new();
    for command in commands.iter().cloned().chain([DrawSeats {}.into()]) {
        let line = log.prepare(command, 0, seed, "check").ok()?;
        log.commit(line);
    }
    let draw = log.tournament().draws.last()?;
    Some(draw.seats.iter().copied().collect())
}

fn script(commands: &[Command], seed: u64) -> String {
    let mut lines: Vec<String> =
        commands.iter().map(|command| json!({ "at": 0, "do": command }).to_string()).collect();
    lines.push(json!({ "at": 0, "seed": seed, "do": Command::from(DrawSeats {}) }).to_string());
    lines.push(json!({ "ask": { "type": "draw", "number": 0 } }).to_string());
    lines.push(String::new());
    lines.join("\n")
}
