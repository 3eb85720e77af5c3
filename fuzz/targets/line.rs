//! A line of a log, as a file may hold it behind the lines of a game in play.
#![no_main]

mod common;

use common::{NOW, game, look};
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::Log;
use shuffle_up_engine::log::{Line, LineKind};
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let Ok(body) = serde_json::from_slice::<serde_json::Value>(input) else { return };
    let Ok(said) = serde_json::from_value::<LineKind>(body["kind"].clone()) else { return };
    let mut log = GAME.clone();
    log.commit(Line { number: 5, at: NOW, device: "desk".into(), seed: 7, kind: said });
    look(&log);
});
