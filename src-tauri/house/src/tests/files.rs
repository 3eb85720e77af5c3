//! What leaves the house's file and comes back: a tournament's own file, backups, diagnostics.

use super::house::{devices, running, running_with};
use crate::office::kept::KeptBecause;
use crate::office::transfer::{ImportedTournament, ReadTournament, TakenIn, take_in_path};
use crate::office::{FILE, Office};
use crate::problem::Problem;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_journal::{Journal, LogStore as _, StoredLine, TournamentId};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

fn base64_of(path: &Path) -> String {
    STANDARD.encode(std::fs::read(path).unwrap())
}

/// Takes in a tournament's file as a window hands it over.
pub(super) fn taken_in(
    office: &mut Office,
    name: &str,
    base64: &str,
) -> Result<ImportedTournament, Problem> {
    office.take_in_file(ReadTournament::read(name, base64)?)
}

#[test]
fn a_tournament_travels_to_another_house_and_nothing_is_replaced_there() {
    let (here, there, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut office, id) = running(Office::open(here.path()));
    let path = office.export_tournament(papers.path(), id).unwrap();
    assert!(path.extension().is_some_and(|ending| ending == "tournament"));
    let state = office.look(id).unwrap().tournament().clone();

    let mut other = Office::open(there.path());
    let (taken, again) = {
        other.new_tournament(templates::t1000(), None).unwrap();
        let file = base64_of(&path);
        let first = taken_in(&mut other, "sunday.tournament", &file).unwrap();
        (first, taken_in(&mut other, "sunday.tournament", &file).unwrap())
    };
    assert_eq!((taken.id.0, taken.lines, taken.again), (2, 4, false));
    assert_eq!((again.id.0, again.again), (3, true), "the second time it stands beside the first");
    assert_eq!(other.look(TournamentId(2)).unwrap().tournament(), &state);
    // Going on with one leaves the other as it is.
    other.act(TournamentId(2), PauseClock {}.into()).unwrap();
    assert_eq!(other.look(TournamentId(3)).unwrap().tournament(), &state);
    drop(other);
    let mut other = Office::open(there.path());
    assert_eq!(other.summaries().len(), 3);
    assert_eq!(other.look(TournamentId(3)).unwrap().tournament(), &state);
    // An hour later the same tournament is exported once more, beside the first file.
    office.act(id, PauseClock {}.into()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    assert_ne!(office.export_tournament(papers.path(), id).unwrap(), path);
}

#[test]
fn a_file_that_the_program_is_opened_with_is_taken_in_once() {
    let (here, there, papers) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (mut office, id) = running(Office::open(here.path()));
    let path = office.export_tournament(papers.path(), id).unwrap();
    let other = Mutex::new(Office::open(there.path()));
    let open = |path: &Path| {
        let mut taken = TakenIn::default();
        let read = take_in_path(path, || other.lock().unwrap(), &mut taken);
        (taken.imported.len(), taken.known.len(), read.err().map(|problem| problem.code))
    };
    assert_eq!(open(&path), (1, 0, None));
    assert_eq!(open(&path), (0, 1, None), "a second double click finds it there");
    // What went on since is another state of it, and stands beside.
    office.act(id, PauseClock {}.into()).unwrap();
    let later = papers.path().join("later.tournament");
    office.journal().unwrap().export(id, &later).unwrap();
    assert_eq!(open(&later), (1, 0, None));
    assert_eq!(open(&path), (0, 1, None), "and the earlier file says nothing more than that");
    // A whole house, as a copy of its file or a backup: what is new of it is taken in, what is deleted there is not.
    office.new_tournament(templates::t1000(), None).unwrap();
    let gone = office.new_tournament(templates::t1000(), None).unwrap();
    office.delete(gone, true).unwrap();
    office.to_back_up().unwrap().write().unwrap();
    let backup = PathBuf::from(&office.to_compare().contents().unwrap()[0].path);
    assert_eq!(open(&backup), (1, 1, None));
    assert_eq!(open(&backup), (0, 2, None));
    assert_eq!(other.lock().unwrap().summaries().len(), 3);
    // What cannot be taken in says so.
    assert_eq!(open(&there.path().join(FILE)).2.as_deref(), Some("own_file"));
    assert_eq!(open(&papers.path().join("none.tournament")).2.as_deref(), Some("unreadable"));
    std::fs::write(papers.path().join("letter.tournament"), "Dear Anna").unwrap();
    let letter = open(&papers.path().join("letter.tournament"));
    assert_eq!(letter.2.as_deref(), Some("bad_tournament_file"));
}

#[test]
fn a_tournament_with_a_hostile_name_is_written_where_it_belongs() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["../../etc/passwd", "a/b\\c:d*?", "\u{202e}gpj.exe", &"x".repeat(100), "CON", "."]
    {
        let papers = tempfile::tempdir().unwrap();
        let mut setup = templates::t1000();
        setup.name = name.into();
        let mut office = Office::open(folder.path());
        let id = office.new_tournament(setup, None).unwrap();
        let path = office.export_tournament(papers.path(), id).unwrap();
        assert_eq!(path.parent(), Some(papers.path()), "{name}");
        assert!(path.is_file());
    }
}

/// A tournament file with these bodies of lines; everything but the engine finds it in order.
fn file_with(bodies: &[&str], at: i64) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut journal = Journal::open(folder.path().join("t.shuffle-up")).unwrap().journal;
    let tournament = journal.create("Sunday", 1).unwrap();
    let lines: Vec<StoredLine> = (1..)
        .zip(bodies)
        .map(|(number, body)| StoredLine {
            tournament,
            number,
            at,
            device: "x".into(),
            body: (*body).into(),
        })
        .collect();
    journal.append(&lines).unwrap();
    let path = folder.path().join("t.tournament");
    journal.export(TournamentId(1), &path).unwrap();
    base64_of(&path)
}

#[test]
fn a_file_that_makes_no_sense_is_refused_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let before = office.look(id).unwrap().tournament().clone();
    let newer = r#"{"seed":1,"kind":{"type":"command","command":{"type":"teleport"},"events":[]}}"#;
    let strike = r#"{"seed":1,"kind":{"type":"strike","lines":[1,2,3,4294967295]}}"#;
    for (what, file, code) in [
        ("no base64", "*".to_string(), "bad"),
        ("nothing", String::new(), "bad_tournament_file"),
        ("a letter", STANDARD.encode("Dear Anna"), "bad_tournament_file"),
        ("too large", "A".repeat(100 << 20), "too_large"),
        ("no line", file_with(&[], 1), "bad_tournament_file"),
        ("lines that say nothing", file_with(&["{}", "[]"], 1), "newer_version"),
        ("a line that is no JSON", file_with(&["no"], 1), "newer_version"),
        ("a newer command", file_with(&[newer], 1), "newer_version"),
        ("only corrections", file_with(&[strike], 1), "bad_tournament_file"),
        ("a time before the epoch", file_with(&[strike], i64::MIN), "bad_tournament_file"),
        ("a time beyond every calendar", file_with(&[strike], i64::MAX), "bad_tournament_file"),
    ] {
        let problem = taken_in(&mut office, "x.tournament", &file).unwrap_err();
        assert_eq!(problem.code, code, "{what}: {}", problem.sentence);
        assert!(problem.sentence.english.ends_with('.'), "{what}: {}", problem.sentence);
    }
    assert_eq!(office.summaries().len(), 1);
    assert_eq!(office.look(id).unwrap().tournament(), &before);
}

#[test]
fn backups_are_listed_with_what_is_in_them_and_restoring_one_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.to_back_up().unwrap().write().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(5));
    office.act(id, PauseClock {}.into()).unwrap();
    office.act(id, Enter { names: vec!["Eva".into()], ..Enter::default() }.into()).unwrap();
    let listed = office.to_compare().contents().unwrap();
    assert_eq!(listed.len(), 1);
    let inside = &listed[0].tournaments[0];
    assert_eq!(
        (inside.lines, inside.than_now, inside.name.as_str()),
        (4, Some(-2), "T1000 home game")
    );
    assert!(listed[0].trouble.is_nothing());

    let stranger = folder.path().join("stranger.backup");
    std::fs::copy(&listed[0].path, &stranger).unwrap();
    assert_eq!(office.restore(&stranger).unwrap_err().code, "unknown", "only what is in the list");
    assert_eq!(office.look(id).unwrap().revision(), 6);

    office.restore(Path::new(&listed[0].path)).unwrap();
    assert_eq!(office.look(id).unwrap().revision(), 4);
    let kept = office.view(devices()).kept.unwrap();
    assert_eq!(kept.because, KeptBecause::Restored);
    assert!(
        folder.path().join(kept.aside.unwrap()).is_file(),
        "the file that was replaced is there"
    );
    // And it is the newest backup, so that one click goes forward again.
    let listed = office.to_compare().contents().unwrap();
    assert_eq!((listed.len(), listed[0].tournaments[0].than_now), (2, Some(2)));
    office.restore(Path::new(&listed[0].path)).unwrap();
    assert_eq!(office.look(id).unwrap().revision(), 6);
    office.act(id, PauseClock {}.into()).unwrap_err();
    office.undo(id, "desk").unwrap();
    assert!(office.view(devices()).kept.is_none(), "once something is said it is out of date");
}

#[test]
fn the_oldest_backup_of_a_full_list_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    for _ in 0..22 {
        office.to_back_up().unwrap().write().unwrap();
        std::thread::sleep(std::time::Duration::from_millis(3));
    }
    office.act(id, PauseClock {}.into()).unwrap();
    let listed = office.to_compare().contents().unwrap();
    assert_eq!(listed.len(), 20, "the newest twenty are kept");
    office.restore(Path::new(&listed[19].path)).unwrap();
    assert_eq!(office.look(id).unwrap().revision(), 4);
}

#[test]
fn a_damaged_backup_is_said_in_the_list_and_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.to_back_up().unwrap().write().unwrap();
    let path = office.to_compare().contents().unwrap()[0].path.clone();
    std::fs::write(&path, b"SQLite format 3\0 and then nothing").unwrap();
    let listed = office.to_compare().contents().unwrap();
    assert!(listed[0].trouble.english.contains("damaged"), "{}", listed[0].trouble);
    assert_eq!(office.restore(Path::new(&path)).unwrap_err().code, "bad_backup");
    assert_eq!(office.look(id).unwrap().revision(), 4, "what was there is open again");
    office.act(id, PauseClock {}.into()).unwrap();
}

/// Names that are words of the program too, names in other alphabets, and one that only the program's log still has.
const NAMES: [&str; 5] = ["Bartholomew Quux", "Łukasz Żółć", "山田 太郎", "Ελένη", "Zebedee"];

#[test]
fn diagnostics_say_what_helps_and_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = templates::t1000();
    setup.name = "Wilhelmina’s birthday".into();
    let (mut office, id) = running_with(Office::open(folder.path()), setup);
    let names: Vec<String> = NAMES.iter().map(ToString::to_string).collect();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    let renamed: Command = serde_json::from_value(
        serde_json::json!({ "type": "rename", "player": 9, "name": "Somebody Else" }),
    )
    .unwrap();
    office.act(id, renamed).unwrap();
    office
        .players
        .with(|list| {
            list.keep(&shuffle_up_players::ListedPlayer {
                name: "Philippa Listed".into(),
                nickname: "Pipsqueak".into(),
                ..Default::default()
            })
        })
        .unwrap();
    // Deleted from the list, a player can still stand in the program's log.
    let deleted = shuffle_up_players::ListedPlayer {
        name: "Ermintrude Gone".into(),
        nickname: "Trudy".into(),
        ..Default::default()
    };
    let number = office.players.with(|list| list.keep(&deleted)).unwrap();
    office.players.with(|list| list.delete(&[number], 1)).unwrap();
    let logs = folder.path().join("logs");
    std::fs::create_dir_all(&logs).unwrap();
    std::fs::write(
        logs.join("shuffle-up.2026-11-21.log"),
        "WARN too late to be said words=\"Seat open: BARTHOLOMEW Quux, Zebedee and 山田 太郎, Pipsqueak, Ermintrude and Trudy of Wilhelmina’s birthday\"\nINFO the disk is fine\n",
    )
    .unwrap();
    let view = office.view(devices());
    let text = office.diagnostics((&view, None), false);
    for name in NAMES.iter().flat_map(|name| name.split(' ')).chain([
        "Wilhelmina",
        "Anna",
        "Philippa",
        "Pipsqueak",
        "Ermintrude",
        "Trudy",
        "Somebody",
    ]) {
        assert!(!text.to_lowercase().contains(&name.to_lowercase()), "{name} stands in:\n{text}");
    }
    for said in
        ["Shuffle Up 0.1.0", "passed", "the disk is fine", "9 of 9 left", "6 lines", "volume"]
    {
        assert!(text.contains(said), "{said} is missing in:\n{text}");
    }
    let text = office.diagnostics((&view, None), true);
    assert!(text.contains("Wilhelmina") && text.contains("BARTHOLOMEW"), "{text}");
    let papers = tempfile::tempdir().unwrap();
    let path = office.save_diagnostics(papers.path(), (&view, None), false).unwrap();
    assert!(path.is_file() && folder.path().join(FILE).is_file());
}
