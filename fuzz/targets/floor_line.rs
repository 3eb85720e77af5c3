//! The floor line.
#![no_main]

mod common;

use common::{NOW, game};
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::Log;
use shuffle_up_engine::floor_line;
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    for line in text.lines().take(5) {
        let _ = floor_line::read(&GAME, line, NOW);
    }
});
