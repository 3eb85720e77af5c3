//! A script as commands at times of day: how the desk opens the sample.

use crate::line::{InputLine, Request, skipped};
use shuffle_up_engine::Command;
use shuffle_up_engine::base::ids::Millis;

/// The tournament that the desk opens with `--sample`: 36 players, the fourth level running, a move just due.
pub const SAMPLE: &str = include_str!("../../../assets/samples/sample-36.jsonl");

/// The sample's commands, the last of which is said now.
///
/// # Errors
/// As [`shifted`].
pub fn sample(now: Millis) -> Result<Vec<(Millis, u64, Command)>, String> {
    shifted(SAMPLE, now)
}

/// A script's commands with their seeds, moved in time as a whole so that the last line is at `now`.
///
/// # Errors
/// A line that is not understood, or that is not a command: undo and accept depend on what came before, so a script that
/// is to be shifted spells its commands out.
pub fn shifted(script: &str, now: Millis) -> Result<Vec<(Millis, u64, Command)>, String> {
    let mut commands = Vec::new();
    for (number, text) in (1_u32..).zip(script.lines()).filter(|(_, text)| !skipped(text)) {
        let told = |message: &str| format!("Line {number} of the script: {message}");
        let line = InputLine::read(text).map_err(|slip| told(&slip.message))?;
        let at = line.at.ok_or_else(|| told("\"at\" is missing."))?;
        let seed = line.seed.unwrap_or(0);
        match line.request().map_err(|slip| told(&slip.message))? {
            Request::Do(command) => commands.push((at, seed, *command)),
            _ => return Err(told("only commands can be moved in time.")),
        }
    }
    let by = now.saturating_sub(commands.last().map_or(0, |(at, _, _)| *at));
    for (at, _, command) in &mut commands {
        *at = at.saturating_add(by);
        shift(command, by);
    }
    Ok(commands)
}

/// Moves the times that a command itself names.
fn shift(command: &mut Command, by: Millis) {
    let starts_at = match command {
        Command::OpenTournament(open) => &mut open.setup.starts_at,
        Command::ChangeSetUp(change) => &mut change.setup.starts_at,
        Command::ResumeAfterGap(settle) => {
            settle.seen_at = settle.seen_at.saturating_add(by);
            return;
        }
        _ => return,
    };
    if let Some(starts_at) = starts_at {
        *starts_at = starts_at.saturating_add(by);
    }
}
