//! How a line is put right with the room as it is: what the floor line is begun with, in the words that are offered first.

use crate::actions::command::Command;
use crate::actions::event::Event;
use crate::actions::tables::as_they_sit::last_move;
use crate::log::Log;
use crate::log::line::Line;
use crate::state::prelude::*;

/// A way to put a line right that leaves the room as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FloorCorrection {
    /// What it is called, such as "It was somebody else".
    pub label: Phrase,
    /// The floor line that does it, or its beginning.
    pub text: String,
    /// A player has to be named after it; otherwise the line is whole.
    pub needs_player: bool,
}

/// Of more players than this on one line none is offered by name: the floor line takes any of them.
const OFFERED: usize = 6;

/// The ways to put the line of this number right that leave the room as it is; none where only striking it helps.
pub fn floor_corrections(log: &Log, line: u32) -> Vec<FloorCorrection> {
    let tournament = log.tournament();
    let in_force = log.numbered(line).filter(|_| !log.is_struck(line));
    let Some(applied) = in_force.and_then(Line::applied) else { return Vec::new() };
    match applied.command {
        Command::Bust(_) | Command::CorrectBust(_) => {
            let out: Vec<EntryId> = applied.events.iter().flat_map(went_out).collect();
            bust(tournament, &out)
        }
        Command::Rebuy(rebuy) => bought(tournament, rebuy.entry, "r"),
        Command::AddOn(bought_it) => bought(tournament, bought_it.entry, "a"),
        Command::MovePlayer(moved) => {
            if last_move(tournament, moved.entry).is_none() {
                return Vec::new();
            }
            let entry = moved.entry;
            vec![
                asks(somebody_else(), format!("not #{entry} but ")),
                asks(
                    phrase!("floor-correction-another-seat", "Another seat, as they sit"),
                    format!("sits #{entry} "),
                ),
            ]
        }
        _ => Vec::new(),
    }
}

/// The words for a player named wrongly.
fn somebody_else() -> Phrase {
    phrase!("floor-correction-somebody-else", "It was somebody else")
}

const fn asks(label: Phrase, text: String) -> FloorCorrection {
    FloorCorrection { label, text, needs_player: true }
}

fn went_out(event: &Event) -> Vec<EntryId> {
    match event {
        Event::Busted(busted) => busted.groups.iter().flatten().copied().collect(),
        Event::BustedTogether(busted) => busted.groups.iter().flatten().copied().collect(),
        Event::BustCorrected(other) => vec![other.out],
        _ => Vec::new(),
    }
}

fn bust(tournament: &Tournament, out: &[EntryId]) -> Vec<FloorCorrection> {
    let is_out = |entry: &EntryId| tournament.standing_of(*entry) == Some(Standing::Out);
    let still: Vec<EntryId> = out.iter().copied().filter(is_out).take(OFFERED).collect();
    let several = still.len() > 1;
    let mut keeps = Vec::new();
    for entry in still {
        let name = tournament.name(entry);
        let of = |label: Phrase| match several {
            true => phrase!("log-line", "{verb}: {what}", verb = label, what = name),
            false => label,
        };
        keeps.push(asks(of(somebody_else()), format!("not #{entry} but ")));
        let label = of(phrase!("floor-correction-back-in", "Back in, here"));
        keeps.push(FloorCorrection { label, text: format!("back #{entry}"), needs_player: false });
        if tournament.bounties.iter().any(|fallen| fallen.of == entry && !fallen.back) {
            let label =
                phrase!("floor-correction-other-hitman", "Somebody else busted {name}", name);
            keeps.push(asks(label, format!("bounty #{entry} by ")));
        }
    }
    keeps
}

fn bought(tournament: &Tournament, entry: EntryId, verb: &str) -> Vec<FloorCorrection> {
    match tournament.seat_of(entry) {
        Some(_) => vec![asks(
            phrase!("floor-correction-other-buyer", "Somebody else bought it"),
            format!("{verb} not #{entry} but "),
        )],
        None => Vec::new(),
    }
}
