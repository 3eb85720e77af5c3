//! Runs a script without a window: the same as `shuffle-up headless`, without what a desktop program links to.

use std::process::ExitCode;

fn main() -> ExitCode {
    let words = std::env::args().skip(1).collect();
    ExitCode::from(shuffle_up_headless::run(
        words,
        std::io::stdin().lock(),
        std::io::stdout().lock(),
    ))
}
