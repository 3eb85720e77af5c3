//! What a window or a script says to a game in play, and what is asked about it then.
#![no_main]

mod common;

use common::{NOW, game, look};
use libfuzzer_sys::fuzz_target;
use shuffle_up_engine::{Command, Log};
use shuffle_up_readers::AnyQuery;
use std::sync::LazyLock;

static GAME: LazyLock<Log> = LazyLock::new(game);

fuzz_target!(|input: &[u8]| {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let mut log = None;
    for line in text.lines().take(20) {
        if let Ok(command) = serde_json::from_str::<Command>(line) {
            let log = log.get_or_insert_with(|| GAME.clone());
            if let Ok(line) = log.prepare(command, NOW, 7, "desk") {
                log.commit(line);
            }
        } else if let Ok(query) = serde_json::from_str::<AnyQuery>(line) {
            let _ = query.answer(log.as_ref().unwrap_or(&GAME), NOW, None);
        }
    }
    if let Some(log) = log {
        look(&log);
    }
});
