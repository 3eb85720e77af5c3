//! A file of players.
#![no_main]

mod common;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use common::game;
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::Log;
use shuffle_up_readers::{Answers, roster};
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let _ = roster::read_file(GAME.tournament(), &STANDARD.encode(input), &Answers::new());
});
