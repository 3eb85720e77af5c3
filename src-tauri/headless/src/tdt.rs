//! Files of The Tournament Director: a line of the output for each, then the tables of the seasons that they name.

use serde_json::{Value, json};
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_seasons::{Evening, Season, table};
use shuffle_up_tdt::{TdtFile, text_of};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// How deep folders are looked into.
const DEEPEST: usize = 12;

/// What all files together have brought.
#[derive(Default)]
pub(crate) struct Gathered {
    /// The number of each player, by what tells the player from all others in their files.
    players: BTreeMap<String, u32>,
    evenings: BTreeMap<String, Evening>,
    seasons: BTreeMap<String, Season>,
}

/// The files that are meant: those that are named, and those of folders that end in `.tdt`. Autosaves have another ending.
pub(crate) fn files(named: &[PathBuf]) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for path in named {
        gather(path, 0, &mut all);
    }
    all
}

fn gather(path: &Path, depth: usize, all: &mut Vec<PathBuf>) {
    let inside = std::fs::read_dir(path);
    let Ok(inside) = inside else { return all.push(path.to_path_buf()) };
    let mut inside: Vec<PathBuf> = inside.flatten().map(|entry| entry.path()).collect();
    inside.sort();
    for path in inside {
        let ends = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tdt"));
        if (path.is_dir() && depth < DEEPEST) || (ends && path.is_file()) {
            gather(&path, depth.saturating_add(1), all);
        }
    }
}

/// Takes a file in; answers its line, and whether it was read.
pub(crate) fn take(path: &Path, currency: &Currency, gathered: &mut Gathered) -> (Value, bool) {
    let file = path.display().to_string();
    let read = std::fs::read(path).map_err(|error| format!("It cannot be read: {error}."));
    let read = read.and_then(|bytes| shuffle_up_tdt::read(&bytes).map_err(|no| no.to_string()));
    match read {
        Ok(read) => (gathered.report(&file, path, &read, currency), true),
        Err(error) => (json!({ "file": file, "error": error }), false),
    }
}

fn said(all: &[Phrase]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

impl Gathered {
    fn report(&mut self, file: &str, path: &Path, read: &TdtFile, currency: &Currency) -> Value {
        let numbers: Vec<u32> =
            read.tournament.players.iter().map(|player| self.number(&player.uuid)).collect();
        let set_up = read.set_up(currency);
        let checked = set_up.as_ref().map_err(ToString::to_string).and_then(|set_up| {
            let (name, set_up) = (set_up.set_up.name.clone(), set_up.set_up.clone());
            let checked = Template::checked("", &name, "", set_up);
            checked.map_err(|refusal| refusal.sentence().to_string())
        });
        let mut not_understood = said(&read.not_understood);
        not_understood.extend(said(set_up.as_ref().map_or(&[], |set_up| &set_up.left_out)));
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let counts = read.counts(&currency.code, currency.decimals, &stem.unwrap_or_default());
        let listed = |player: u32| {
            usize::try_from(player).ok()?.checked_sub(1).and_then(|one| numbers.get(one)).copied()
        };
        let mut line = json!({
            "file": file,
            "version": read.version,
            "summary": read.summary().to_string(),
            "season": read.season_name(),
            "rules": read.rules(),
            "understood": said(&read.understood),
            "not_understood": not_understood,
            "set_up": checked.as_ref().ok().map(|template| &template.setup),
            "no_set_up": checked.as_ref().err(),
            "counts": counts.is_ok(),
            "against": said(counts.as_ref().err().map_or(&[], Vec::as_slice)),
        });
        if let Ok(mut evening) = counts {
            for entry in &mut evening.entries {
                entry.listed = listed(entry.player);
            }
            evening.apart(self.evenings.get(&evening.id));
            let before = self.evenings.insert(evening.id.clone(), evening.clone());
            let alike = |before: &Evening| Evening { name: evening.name.clone(), ..before.clone() };
            line["known"] = json!(before.is_some_and(|before| alike(&before) == evening));
            line["evening"] = json!(evening);
            if let Some(name) = read.season_name() {
                let new =
                    || Season { name: name.clone(), rules: read.rules(), ..Season::default() };
                let season = self.seasons.entry(name.clone()).or_insert_with(new);
                season.take_in(&evening, read.lines(&evening, listed));
            }
        }
        line
    }

    /// The number of a player; whoever has none of their own is nobody of another file.
    fn number(&mut self, uuid: &str) -> u32 {
        let next = to_u32(self.players.len()).saturating_add(1);
        let uuid = if uuid.is_empty() { format!("\u{0}{next}") } else { uuid.to_string() };
        *self.players.entry(uuid).or_insert(next)
    }

    /// The tables of all seasons. What stands in `instead` takes the place of what the files say of a season.
    ///
    /// # Errors
    /// What stands there makes no season.
    pub(crate) fn tables(&self, instead: Option<&Value>) -> Result<Vec<Value>, String> {
        let tables = self.seasons.iter().map(|(name, season)| {
            let mut written = json!(season);
            if let Some(instead) = instead {
                overlay(&mut written, instead);
            }
            let season: Season = serde_json::from_value(written)
                .map_err(|error| format!("This makes no season: {error}."))?;
            let table = table(&season, self.evenings.values(), false);
            let trouble = table.trouble.as_ref().map(ToString::to_string);
            let leader = table.leader().map(|row| row.name.clone());
            let mut written = json!(table);
            written["trouble"] = json!(trouble);
            let players: BTreeSet<u32> =
                season.adjustments.iter().map(|line| line.player).collect();
            Ok(json!({
                "season": name,
                "leader": leader,
                "rules": season.rules,
                "adjustments": season.adjustments,
                "adjusted_players": players.len(),
                "table": written,
            }))
        });
        tables.collect()
    }
}

/// Puts one value in the place of another; of objects only what stands in the new one.
fn overlay(written: &mut Value, instead: &Value) {
    match (written, instead) {
        (Value::Object(written), Value::Object(instead)) => {
            for (key, value) in instead {
                overlay(written.entry(key.clone()).or_insert(Value::Null), value);
            }
        }
        (written, instead) => *written = instead.clone(),
    }
}

/// The value that stands in a file.
///
/// # Errors
/// It cannot be read, or is no JSON.
pub(crate) fn instead(path: &Path) -> Result<Value, String> {
    let bytes = std::fs::read(path)
        .map_err(|error| format!("{} cannot be read: {error}.", path.display()))?;
    serde_json::from_str(&text_of(&bytes)).map_err(|error| format!("This is no season: {error}."))
}
