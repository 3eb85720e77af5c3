//! The inputs in `corpus/` that are right. `fuzz.rs` spoils them, so that they must be as this version writes them:
//! `UPDATE_CORPUS=1 cargo test -p shuffle-up-house corpus` makes them anew.

use crate::office::{FILE, Office, settings_file};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::log::LineKind;
use shuffle_up_engine::rulebook::templates::{self, Template};
use shuffle_up_journal::TournamentId;
use shuffle_up_journal::{Journal, TournamentFile};
use shuffle_up_readers::template_file;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/tests/corpus")
}

/// An evening of 24 until three are out, with an undo and a redo.
fn evening(office: &mut Office) -> TournamentId {
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let names = (1..=24).map(|number| format!("Player {number}")).collect();
    let bust = |entry| {
        let out = vec![Out { entry: EntryId(entry), stack: None }];
        Bust { out, order: HandOrder::Equal, by: None, also: Vec::new() }.into()
    };
    let said: [Command; 6] = [
        Enter { names, ..Enter::default() }.into(),
        DrawSeats {}.into(),
        StartClock {}.into(),
        bust(1),
        bust(2),
        bust(3),
    ];
    for command in said {
        office.act(id, command).unwrap();
    }
    office.undo(id, "desk").unwrap();
    office.redo(id, "desk").unwrap();
    id
}

/// Writes them.
fn write() {
    let here = tempfile::tempdir().unwrap();
    let mut office = Office::open(here.path());
    let into = folder();
    for of in ["house", "line", "settings", "template", "tournament"] {
        std::fs::create_dir_all(into.join(of)).unwrap();
    }
    let bundled = templates::all();
    for id in ["t1000", "horse", "bounty", "satellite", "league-night"] {
        let template = bundled.iter().find(|template| template.id == id).unwrap().clone();
        let (name, about) = (format!("Our {id}"), Phrase::own("Soup at nine."));
        let text = template_file::write(&Template { name, about, ..template }).unwrap();
        std::fs::write(into.join(format!("template/{id}.json")), text).unwrap();
    }
    let id = evening(&mut office);
    for line in office.look(id).unwrap().lines().iter() {
        let body = json!({ "seed": line.seed, "kind": line.kind }).to_string();
        std::fs::write(into.join(format!("line/{:02}.json", line.number)), body).unwrap();
    }
    let exported = office.export_tournament(here.path(), id).unwrap();
    let [first, trigger] =
        ["first", "trigger"].map(|name| into.join(format!("tournament/{name}.tournament")));
    std::fs::copy(&exported, first).unwrap();
    std::fs::copy(&exported, &trigger).unwrap();
    let sly = "CREATE TRIGGER sly AFTER INSERT ON lines BEGIN DELETE FROM settings; END";
    rusqlite::Connection::open(&trigger).unwrap().execute_batch(sly).unwrap();
    let sunday = evening(&mut office);
    let exported = office.export_tournament(here.path(), sunday).unwrap();
    std::fs::copy(&exported, into.join("tournament/sunday.tournament")).unwrap();
    std::fs::write(into.join("settings/usual.json"), office.settings_text().unwrap()).unwrap();
    let tone = STANDARD.encode(include_bytes!("../sounds/samples/tone.mp3"));
    let picture = STANDARD.encode(include_bytes!("../../../icons/32x32.png"));
    let usual: serde_json::Value = serde_json::from_str(&office.settings_text().unwrap()).unwrap();
    let mut own = usual;
    own["files"] = json!({
        "logo": picture,
        "background": null,
        "sounds": { "level_up": { "name": "gong.mp3", "file": tone } },
    });
    std::fs::write(into.join("settings/logo-and-sound.json"), own.to_string()).unwrap();
    office.close();
    std::fs::copy(here.path().join(FILE), into.join("house/evening.shuffle-up")).unwrap();
}

/// The files of a folder of the corpus, but for these.
fn files<'a>(of: &str, but: &'a [&str]) -> impl Iterator<Item = (PathBuf, Vec<u8>)> + 'a {
    let all = std::fs::read_dir(folder().join(of)).unwrap().map(|entry| entry.unwrap().path());
    let named = |path: &Path| path.file_stem().unwrap().to_string_lossy().into_owned();
    let right = all.filter(move |path| !but.contains(&named(path).as_str()));
    right.map(|path| (path.clone(), std::fs::read(path).unwrap()))
}

#[test]
fn the_corpus_is_read_by_this_version() {
    if std::env::var_os("UPDATE_CORPUS").is_some() {
        write();
    }
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    for (path, bytes) in files("template", &["newer"]) {
        assert!(template_file::read(&text(bytes), "x").is_ok(), "{}", path.display());
    }
    for (path, bytes) in files("line", &[]) {
        let body: serde_json::Value = serde_json::from_slice(&bytes).unwrap();
        assert!(
            serde_json::from_value::<LineKind>(body["kind"].clone()).is_ok(),
            "{}",
            path.display()
        );
    }
    for (path, bytes) in files("settings", &[]) {
        assert!(settings_file::read(&text(bytes)).is_ok(), "{}", path.display());
    }
    for (path, bytes) in files("tournament", &["trigger"]) {
        assert!(TournamentFile::from_bytes("x", &bytes).is_ok(), "{}", path.display());
    }
    for (path, bytes) in files("house", &["letter"]) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join(FILE), bytes).unwrap();
        let opened = Journal::open(folder.path().join(FILE)).unwrap();
        assert_eq!(opened.read_only, None, "{}", path.display());
    }
}
