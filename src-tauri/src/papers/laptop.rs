//! The sheet that lies beside the laptop. Its words are those of the help in the window, out of the same files.

use super::imprint;
use crate::problem::{Problem, problem};
use serde::Deserialize;
use shuffle_up_engine::Log;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_paper::{LaptopPart, LaptopSheet};
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Help {
    floor: Vec<FloorLine>,
    keys: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct FloorLine {
    typed: String,
    does: String,
}

/// Everything that the floor line takes and every key.
pub(super) fn laptop_of(log: &Log, now: Millis) -> Result<LaptopSheet, Problem> {
    let unread = |error: serde_json::Error| {
        problem!(
            unexpected,
            "help-not-read",
            "The help could not be read: {error}",
            error = error.to_string()
        )
    };
    let help: Help =
        serde_json::from_str(include_str!("../../../assets/help/en.json")).map_err(unread)?;
    let keys: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../../assets/help/keys.json")).map_err(unread)?;
    let floor = help.floor.into_iter().map(|line| (line.typed, line.does)).collect();
    let mut pressed: Vec<(String, String)> = help
        .keys
        .into_iter()
        .filter_map(|(name, does)| Some((keys.get(&name)?.clone(), does)))
        .collect();
    pressed.sort();
    Ok(LaptopSheet {
        title: "Beside the laptop".into(),
        about: "Type on the floor line, read what Enter will do, then press Enter.".into(),
        parts: vec![
            LaptopPart { title: "The floor line".into(), lines: floor },
            LaptopPart { title: "Keys".into(), lines: pressed },
        ],
        imprint: imprint(log, now),
        page: "page {page} of {pages}".into(),
    })
}
