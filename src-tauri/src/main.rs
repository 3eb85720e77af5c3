//! The program: `shuffle-up` opens the desk, `shuffle-up headless` runs scripts without a window.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1).peekable();
    if arguments.peek().is_some_and(|first| first == "headless") {
        let words = arguments.skip(1).map(|word| word.to_string_lossy().into_owned());
        let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
        return ExitCode::from(shuffle_up_headless::run(words.collect(), input, output));
    }
    shuffle_up::desk(arguments.collect())
}
