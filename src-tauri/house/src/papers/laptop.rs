//! The sheet that lies beside the laptop. Its words are those of the help in the window, out of the same files.

use super::prelude::*;
use shuffle_up_paper::{LinesPart, PartsSheet, Reads};

#[derive(Deserialize)]
struct Help {
    sheet: Titles,
    floor: Vec<FloorLine>,
    keys: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Titles {
    title: String,
    about: String,
    floor: String,
    keys: String,
    page: String,
}

#[derive(Deserialize)]
struct FloorLine {
    typed: String,
    does: String,
}

/// Everything that the floor line takes and every key.
pub(super) fn laptop_of(of: &Source<'_>) -> Result<PartsSheet, Problem> {
    let unread = |error: serde_json::Error| {
        problem!(
            unexpected,
            "help-not-read",
            "The help could not be read: {error}",
            error = error.to_string()
        )
    };
    let help: Help = serde_json::from_str(of.customs.language().help()).map_err(unread)?;
    let keys: BTreeMap<String, String> =
        serde_json::from_str(include_str!("../../../../assets/help/keys.json")).map_err(unread)?;
    let floor = help.floor.into_iter().map(|line| (line.typed, line.does)).collect();
    let mut pressed: Vec<(String, String)> = help
        .keys
        .into_iter()
        .filter_map(|(name, does)| Some((keys.get(&name)?.clone(), does)))
        .collect();
    pressed.sort();
    Ok(PartsSheet {
        ends: Ends {
            title: help.sheet.title,
            event: help.sheet.about,
            figures: Vec::new(),
            imprint: of.imprint(),
            page: help.sheet.page,
        },
        reads: Reads::AtAGlance,
        parts: vec![
            LinesPart { title: help.sheet.floor, lines: floor },
            LinesPart { title: help.sheet.keys, lines: pressed },
        ],
    })
}
