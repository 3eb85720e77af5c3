//! A pasted prize structure.
#![no_main]

mod common;

use common::game;
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::Log;
use shuffle_up_readers::{Answers, structure_text};
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let _ = structure_text::read(text, &GAME.tournament().setup.customs(), &Answers::new());
});
