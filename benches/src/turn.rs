//! What a director does in turn: the advice and busts, and between them everything else.

use crate::Floor;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::base::ids::PlayerId;
use shuffle_up_engine::base::refusal::Refusal;
use shuffle_up_engine::log::Line;
use shuffle_up_engine::rules::entries::late_registration::late_registration_open;

/// What is done next.
#[expect(clippy::large_enum_variant, reason = "one turn exists at a time")]
pub enum Turn {
    /// A command is said.
    Say(Command),
    /// The last line is taken back.
    Undo,
    /// It is brought back.
    Redo,
}

/// The turn of this number, and what it is called.
pub fn turn(floor: &mut Floor, index: usize) -> (&'static str, Turn) {
    let player = PlayerId(floor.somebody().0);
    match index % 25 {
        5 => (
            "rename",
            Turn::Say(
                Rename { player, name: format!("Renamed {index}"), last_name: None, card: None }
                    .into(),
            ),
        ),
        10 => ("clock", Turn::Say(AdjustClock { by_ms: 1_000 }.into())),
        15 if late_registration_open(floor.log.tournament(), floor.now).is_ok() => (
            "late registration",
            Turn::Say(Enter { names: vec![format!("Late {index}")], ..Enter::default() }.into()),
        ),
        20 => ("undo", Turn::Undo),
        21 => ("redo", Turn::Redo),
        _ => match floor.due() {
            Some(command) => {
                let kind = match &command {
                    Command::Bust(_) => "bust",
                    Command::DealLowCard(_) => "deal low card",
                    Command::SetButton(_) => "set button",
                    Command::MovePlayer(_) => "move",
                    _ => "other",
                };
                (kind, Turn::Say(command))
            }
            None => ("undo", Turn::Undo),
        },
    }
}

impl Turn {
    /// Decides it into a line.
    ///
    /// # Errors
    /// There is nothing to undo, or to redo.
    pub fn decide(self, floor: &mut Floor) -> Result<Line, Refusal> {
        match self {
            Self::Say(command) => Ok(floor.prepare(command)),
            Self::Undo => floor.log.prepare_undo(0, "desk"),
            Self::Redo => floor.log.prepare_redo(0, "desk"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_turn_of_a_small_evening_is_refused() {
        let mut floor = Floor::playing_with_late_registration(60);
        for index in 0..40 {
            floor.now += 1_000;
            let (_, turn) = turn(&mut floor, index);
            let line = turn.decide(&mut floor).unwrap();
            floor.log.commit(line);
        }
    }
}
