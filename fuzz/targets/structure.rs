//! A pasted prize structure.
#![no_main]

mod common;

use common::{NOW, game};
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::{Log, Query};
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let _ = Query::StructureText { text: text.into() }.answer(&GAME, NOW, None);
});
