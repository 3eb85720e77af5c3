//! What the program's windows cost beside two bare ones in the same run, and whether what they cost stays the same for
//! an hour. `scripts/windows` builds what this needs and runs it on a display of its own.

mod cost;
mod line;
mod processes;
mod soak;
#[path = "../../../tests/tests/journeys/windows/mod.rs"]
#[allow(dead_code, reason = "the journeys use the rest of it")]
mod windows;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "windows-budget cost PROGRAM TWO-WINDOWS SCREEN [SECONDS [ENTRIES]]
windows-budget soak PROGRAM CSV [MINUTES [MILLISECONDS BETWEEN ACTS]]";

#[tokio::main]
async fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: Option<&&str>, usual| match word {
        None => Some(usual),
        Some(word) => word.parse().ok().filter(|number: &u64| *number > 0),
    };
    let kept = match words.as_slice() {
        ["cost", program, bare, screen, rest @ ..] => {
            let entries = rest.get(1).map_or(Some(0), |word| word.parse().ok());
            let (Some(seconds), Some(entries)) = (number(rest.first(), 60), entries) else {
                return unknown();
            };
            cost::measure(&path(program), &path(bare), Path::new(screen), seconds, entries).await;
            // A budget that is not kept is read, not failed: a busy machine would fail it too.
            true
        }
        ["soak", program, csv, rest @ ..] => {
            match (number(rest.first(), 60), number(rest.get(1), 15_000)) {
                (Some(minutes), Some(between)) => {
                    let between = Duration::from_millis(between);
                    soak::soak(&path(program), Path::new(csv), minutes, between).await
                }
                _ => return unknown(),
            }
        }
        _ => return unknown(),
    };
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A program's own path, as the system names its process.
fn path(word: &str) -> PathBuf {
    PathBuf::from(word).canonicalize().unwrap_or_else(|error| panic!("{word}: {error}"))
}

fn unknown() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}
