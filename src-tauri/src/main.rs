//! The program: `shuffle-up` opens the desk, `shuffle-up headless` runs scripts without a window.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.peek().is_some_and(|first| first == "headless") {
        return shuffle_up::headless(arguments.skip(1).collect());
    }
    shuffle_up::desk(arguments.collect())
}
