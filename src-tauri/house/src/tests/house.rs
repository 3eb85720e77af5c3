//! The house over its file: durable, replayed, asked about, and calm about whatever is wrong with it.

use super::in_play;
use crate::locked::locked;
use crate::office::in_play::open_those_in_play;
use crate::office::view::{DeviceView, Devices};
use crate::office::{DEVICE, FILE, Office, Written};
use crate::problem::Problem;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::command::Command;
use shuffle_up_engine::actions::entries::correct_buyer::CorrectBuyer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::log::{Correction, Insertion};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::ReEntryRule;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::views::desk::DeskView;
use shuffle_up_engine::{Answer, Query};
use shuffle_up_journal::TournamentId;
use shuffle_up_players::{Bar, ListedPlayer};
use std::cell::Cell;
use std::path::Path;
use std::sync::Mutex;

pub(super) fn desk(office: &mut Office, tournament: TournamentId) -> DeskView {
    match office.snapshot(tournament).unwrap().answer(&Query::Desk {}) {
        Answer::Desk(desk) => desk,
        other => panic!("not the desk: {other:?}"),
    }
}

/// Devices that all work.
pub(super) fn devices() -> Devices {
    let ready = DeviceView { ready: true, message: Phrase::default() };
    Devices {
        sound: ready.clone(),
        speech: ready.clone(),
        wake: ready.clone(),
        printing: ready,
        monitors: Vec::new(),
        projectors: Vec::new(),
    }
}

/// A tournament of four in this house, with its clock running.
pub(super) fn running(office: Office) -> (Office, TournamentId) {
    running_with(office, templates::t1000())
}

/// As [`running`], with this set-up.
pub(super) fn running_with(mut office: Office, setup: SetUp) -> (Office, TournamentId) {
    let id = office.new_tournament(setup, None).unwrap();
    let names = ["Anna", "Bo", "Cy", "Dele"].map(str::to_string).to_vec();
    office.act(id, Enter { names, ..Enter::default() }.into()).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    (office, id)
}

/// A start at which this happens to the house between the moment when the log in play was read and the one when it is opened.
/// Answers the house and how many lines the log had in the file.
fn meanwhile(
    folder: &Path,
    happens: impl Fn(&mut Office, TournamentId),
) -> (Office, TournamentId, u32) {
    let (mut office, id) = running(Office::open(folder));
    office.to_back_up().unwrap().write().unwrap();
    office.act(id, PauseClock {}.into()).unwrap();
    let lines = office.look(id).unwrap().revision();
    office.keep_summaries();
    office.close();
    let (office, asked) = (Mutex::new(Office::open(folder)), Cell::new(0));
    open_those_in_play(|| {
        let mut office = locked(&office);
        asked.set(asked.get() + 1);
        // The list, then the log as it lies in the file, then the log as it was understood.
        if asked.get() == 3 {
            happens(&mut office, id);
        }
        office
    });
    assert_eq!(asked.get(), 3, "the house was let go of while the log was understood");
    (office.into_inner().unwrap(), id, lines)
}

#[test]
fn a_line_that_is_said_while_the_logs_in_play_are_read_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, lines) = meanwhile(folder.path(), |office, id| {
        office.act(id, StartClock {}.into()).unwrap();
    });
    assert_eq!(office.look(id).unwrap().revision(), lines + 1);
}

#[test]
fn a_backup_that_is_restored_while_the_logs_in_play_are_read_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, lines) = meanwhile(folder.path(), |office, _| {
        let backup = office.view(devices()).backups.remove(0);
        office.restore(Path::new(&backup.path)).unwrap();
    });
    assert_eq!(office.look(id).unwrap().revision(), lines - 1);
}

#[test]
fn the_next_start_shows_the_same_tournament_and_asks_about_the_clock() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let before = desk(&mut office, id);
    let state = office.look(id).unwrap().tournament().clone();
    // Dropped without a word, as a power cut does it.
    drop(office);
    std::thread::sleep(std::time::Duration::from_millis(20));
    let mut office = in_play(Office::open(folder.path()));
    assert_eq!(office.look(id).unwrap().tournament(), &state);
    let after = desk(&mut office, id);
    assert_eq!(after.phase, Phase::Playing);
    assert_eq!(after.undo, before.undo);
    let gap = after.gap.expect("the clock ran while the program was away");
    assert!(gap.resume.remaining_ms > gap.run_on.remaining_ms);
    office.act(id, ResumeAfterGap { seen_at: gap.seen_at, run_on: false }.into()).unwrap();
    let settled = desk(&mut office, id);
    assert_eq!(settled.gap, None, "asked once");
    let lost = gap.resume.remaining_ms - settled.clock.remaining_ms;
    assert!((0..5_000).contains(&lost), "the clock goes on from where it was seen: {lost}");
}

#[test]
fn a_paused_clock_asks_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.act(id, PauseClock {}.into()).unwrap();
    drop(office);
    let mut office = Office::open(folder.path());
    assert_eq!(desk(&mut office, id).gap, None);
}

#[test]
fn undo_and_redo_are_lines_that_outlive_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.undo(id, "desk").unwrap();
    drop(office);
    let mut office = Office::open(folder.path());
    let undone = desk(&mut office, id);
    assert_eq!(undone.phase, Phase::Drawn);
    assert_eq!(undone.redo.unwrap().label.english, "Clock: started");
    office.redo(id, "desk").unwrap();
    assert_eq!(desk(&mut office, id).phase, Phase::Playing);
}

#[test]
fn a_refused_set_up_leaves_no_tournament_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let mut setup = templates::t1000();
    setup.name = "  ".into();
    assert!(office.new_tournament(setup, None).unwrap_err().sentence.english.contains("name"));
    assert!(office.summaries().is_empty());
}

#[test]
fn a_second_program_is_told_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = running(Office::open(folder.path()));
    let mut second = Office::open(folder.path());
    let problem = second.new_tournament(templates::t1000(), None).unwrap_err();
    assert_eq!(problem.code, "no_file");
    assert!(!problem.sentence.is_nothing());
    drop(first);
}

/// Every file of the house, but for those that hold no word: what is locked, and what is shared between programs.
fn files(folder: &Path) -> std::collections::BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files
        .filter(|path| path.is_file())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path))
        .filter(|(name, _)| !name.ends_with(".lock") && !name.ends_with("-shm"))
        .map(|(name, path)| (name, std::fs::read(path).unwrap()))
        .collect()
}

#[test]
fn what_is_only_looked_at_is_not_written() {
    use shuffle_up_players::ListedPlayer;
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    office.settings.remember_players = false;
    let (mut office, id) = running(office);
    let player = ListedPlayer { name: "Deleted".into(), ..ListedPlayer::default() };
    let number = office.players.with(|list| list.keep(&player)).unwrap();
    office.players.with(|list| list.delete(&[number], 0)).unwrap();
    office.to_back_up().unwrap().write().unwrap();
    let look = |office: &mut Office| {
        let view = office.view(devices());
        assert_eq!(view.tournaments.len(), 1);
        let floor_line = Query::FloorLine { text: "n del".into() };
        for query in
            [Query::Desk {}, Query::Projector { moves_ms: None }, Query::RoomMap {}, floor_line]
        {
            drop(office.snapshot(id).unwrap().answer(&query));
        }
        office.to_compare().contents().unwrap();
        office.settings_text().unwrap();
        let _ = (
            office.diagnostics((&view, None), true),
            office.templates(),
            office.screen(1).is_err(),
        );
        office.players.with(|list| {
            assert_eq!(list.find("", 0, 10).unwrap().total, 0);
            let _ = (list.photo(1), list.duplicates(), list.export(), list.names());
        });
    };
    office.act(id, PauseClock {}.into()).unwrap();
    let before = files(folder.path());
    look(&mut office);
    let mut office = in_play(office);
    assert!(files(folder.path()) == before, "no question, and no list, is a word");
    // Thirty days later the list has somebody to forget, which is done by the first word that is written and not before.
    office.close();
    drop(office);
    let before = files(folder.path());
    let mut office = Office::open(folder.path());
    look(&mut office);
    office.close();
    drop(office);
    let after = files(folder.path());
    let changed: Vec<&String> = after
        .iter()
        .filter(|(name, bytes)| before.get(*name) != Some(bytes))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(changed, [""; 0], "to open it and look is not written either");
}

#[test]
fn a_file_that_is_no_tournament_file_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(FILE), b"a shopping list").unwrap();
    let mut office = Office::open(folder.path());
    assert!(office.new_tournament(templates::t1000(), None).is_err());
    assert_eq!(std::fs::read(folder.path().join(FILE)).unwrap(), b"a shopping list");
}

#[test]
fn a_damaged_file_is_shown_why_and_a_backup_restores_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    office.to_back_up().unwrap().write().unwrap();
    drop(office);
    let path = folder.path().join(FILE);
    let whole = std::fs::read(&path).unwrap();
    std::fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let mut office = Office::open(folder.path());
    assert!(
        office.new_tournament(templates::t1000(), None).is_err(),
        "nothing is written to a damaged file"
    );
    let backup = shuffle_up_journal::backups(&path).unwrap().remove(0).path;
    office.restore(&backup).unwrap();
    assert_eq!(desk(&mut office, id).figures.left, 4);
}

#[test]
fn a_line_of_a_newer_version_is_said_and_kept() {
    use shuffle_up_journal::{Journal, LogStore as _, StoredLine};
    let folder = tempfile::tempdir().unwrap();
    let (office, id) = running(Office::open(folder.path()));
    let lines = 4;
    drop(office);
    let mut journal = Journal::open(folder.path().join(FILE)).unwrap().journal;
    let body = r#"{"seed":1,"kind":{"type":"command","command":{"type":"teleport"},"events":[]}}"#;
    let line = StoredLine {
        tournament: id,
        number: lines + 1,
        at: i64::MAX / 2,
        device: "desk".into(),
        body: body.into(),
    };
    journal.append(&[line]).unwrap();
    drop(journal);
    let mut office = Office::open(folder.path());
    let problem = office.snapshot(id).unwrap_err();
    assert!(problem.sentence.english.contains("newer version"), "{}", problem.sentence);
    assert_eq!(office.summaries().len(), 1, "it stays in the list");
}

/// Views, sheets and a correction are worked out on what was taken, whatever is said to the tournament meanwhile; only a
/// correction of what no longer is so is not written.
#[test]
fn what_is_worked_out_meanwhile_is_of_the_moment_it_was_asked_for() {
    use shuffle_up_engine::log::Correction;
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let taken = office.snapshot(id).unwrap();
    let before = serde_json::to_value(taken.answer(&Query::Desk {})).unwrap();
    let strike = Correction { strike: vec![4], ..Correction::default() };
    let line = taken.correction(&strike, DEVICE).unwrap();
    office.act(id, PauseClock {}.into()).unwrap();
    assert_eq!(serde_json::to_value(taken.answer(&Query::Desk {})).unwrap(), before);
    assert_eq!(office.take_correction(&taken, line).unwrap(), None, "the clock was paused since");
    let now = office.snapshot(id).unwrap();
    assert_eq!((taken.log.revision(), now.log.revision()), (4, 5));
    let strike = Correction { strike: vec![5], ..Correction::default() };
    let line = now.correction(&strike, DEVICE).unwrap();
    assert_eq!(office.take_correction(&now, line).unwrap().unwrap().revision, 6);
    let state = office.look(id).unwrap().tournament().clone();
    office.close();
    drop(office);
    assert_eq!(Office::open(folder.path()).look(id).unwrap().tournament(), &state);
}

/// Whoever is at work on the list of players, for seconds with a long file, has its lock meanwhile: whatever would wait for it
/// here would wait for ever.
#[test]
fn a_tournament_waits_for_no_work_on_the_list_of_players() {
    use shuffle_up_players::ListedPlayer;
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let players = std::sync::Arc::clone(&office.players);
    let erik = ListedPlayer { name: "Erik".into(), ..ListedPlayer::default() };
    let number = players.with(|list| list.keep(&erik)).unwrap();
    players.with(|_| {
        let enter = Enter { names: vec!["Erik".into(), "Zed".into()], ..Enter::default() };
        office.act(id, enter.into()).unwrap();
        players.catch_up();
        let typed = Query::FloorLine { text: "n er".into() };
        drop(office.snapshot(id).unwrap().answer(&typed));
        office.undo(id, "desk").unwrap();
        office.redo(id, "desk").unwrap();
        let view = office.view(devices());
        let _ = office.diagnostics((&view, None), false);
        assert_eq!(office.unlisted(id).unwrap().names(), ["Zed"], "Erik is known by his number");
    });
    let played = players.with(|list| list.find("Erik", 0, 1)).unwrap().rows.remove(0);
    assert_eq!((played.number, played.played), (number, 1), "and the list was told afterwards");
    let zed = players.with(|list| list.find("Zed", 0, 9)).unwrap().rows;
    assert_eq!((zed.len(), zed[0].played), (1, 1), "also of who was new");
    assert_eq!(office.unlisted(id).unwrap().names(), [""; 0]);
}

#[test]
fn the_house_remembers_who_was_entered_and_forgets_who_was_not_after_all() {
    use shuffle_up_engine::actions::entries::withdraw::Withdraw;
    use shuffle_up_engine::base::ids::EntryId;
    use shuffle_up_players::ListedPlayer;
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    office.settings.remember_players = false;
    let anna = ListedPlayer { name: "Anna".into(), ..ListedPlayer::default() };
    office.players.with(|list| list.keep(&anna)).unwrap();
    let played = |office: &mut Office, name: &str| {
        office
            .players
            .with(|list| list.find(name, 0, 1))
            .unwrap()
            .rows
            .first()
            .map(|row| row.played)
    };
    let id = office.new_tournament(templates::t1000(), None).unwrap();
    let enter = |names: &[&str]| Enter {
        names: names.iter().map(ToString::to_string).collect(),
        ..Enter::default()
    };
    office.act(id, enter(&["Anna", "Bo"]).into()).unwrap();
    assert_eq!(played(&mut office, "Anna"), Some(1));
    office.undo(id, "desk").unwrap();
    assert_eq!(played(&mut office, "Anna"), Some(0), "the entry was a slip");
    office.redo(id, "desk").unwrap();
    assert_eq!(played(&mut office, "Anna"), Some(1));
    office.act(id, Withdraw::before_a_hand(EntryId(1)).into()).unwrap();
    assert_eq!(played(&mut office, "Anna"), Some(0), "taken back before play");
    office.undo(id, "desk").unwrap();
    assert_eq!(played(&mut office, "Anna"), Some(1));
    // Who is put onto the list afterwards has played as well, and whoever was on it already too.
    let cy = ListedPlayer { name: "Cy".into(), ..ListedPlayer::default() };
    office.act(id, enter(&["Cy"]).into()).unwrap();
    office.players.with(|list| list.keep(&cy)).unwrap();
    let unlisted = office.unlisted(id).unwrap();
    assert_eq!(office.players.enlist(&unlisted).unwrap(), 1);
    assert_eq!([played(&mut office, "Bo"), played(&mut office, "Cy")], [Some(1), Some(1)]);
}

/// *Same as last time* opens a tournament with its players. Where they cannot be entered, none stands in the list.
#[test]
fn a_tournament_opens_with_its_players_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = Office::open(folder.path());
    let with = |names: [&str; 2]| {
        Some(Enter { names: names.map(str::to_string).to_vec(), ..Enter::default() })
    };
    office.new_tournament(templates::t1000(), with(["Anna", ""])).unwrap_err();
    let id = office.new_tournament(templates::t1000(), with(["Anna", "Bo"])).unwrap();
    assert_eq!((id.0, office.look(id).unwrap().tournament().counted_entries), (1, 2));
}

/// Whoever may not play is stopped by the number of the list, by a name typed otherwise, in a new tournament, in a correction,
/// and on the way back in.
#[test]
fn who_may_not_play_is_stopped_at_every_way_of_entering() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let keep = |name: &str, membership: &str| {
        let player = ListedPlayer {
            name: name.into(),
            membership: membership.into(),
            ..ListedPlayer::default()
        };
        office.players.with(|list| list.keep(&player)).unwrap()
    };
    let zoe = keep("Zoe Adams", "17");
    let anna = office.players.look(|list| list.known("Anna")).unwrap();
    let bar = |player: u32, until: &str| Bar {
        player,
        until: until.into(),
        says: "See the manager.".into(),
        ..Bar::default()
    };
    office.players.with(|list| list.bar(&bar(zoe, ""))).unwrap();
    let enter = |name: &str| Enter { names: vec![name.into()], ..Enter::default() };
    let numbered = Enter { listed: vec![zoe], ..enter("Somebody Else") };
    for enter in [enter("Zoe Adams"), enter("adams, ZOE"), numbered.clone()] {
        let refused = office.act(id, enter.into()).unwrap_err();
        assert_eq!((&*refused.code, &*refused.sentence.key), ("barred", "may-not-play"));
        assert!(refused.sentence.english.ends_with("See the manager."));
    }
    assert!(office.new_tournament(templates::t1000(), Some(numbered.clone())).is_err());
    let after = office.look(id).unwrap().revision();
    let insert = Some(Box::new(Insertion { after, command: numbered.into() }));
    let refused = office.correct(id, &Correction { insert, ..Correction::default() }, DEVICE);
    assert_eq!(refused.unwrap_err().sentence.key, "may-not-play", "said in a correction");
    // Somebody else of the same name has another number.
    let namesake = ListedPlayer {
        name: "Zoe Adams".into(),
        membership: "18".into(),
        ..ListedPlayer::default()
    };
    let namesake = office.players.with(|list| list.keep(&namesake)).unwrap();
    let other = Enter { listed: vec![namesake], ..enter("Zoe Adams") };
    assert!(office.act(id, other.into()).is_ok());

    // Anna plays already: her bar keeps her from buying back in, until its last day is over.
    let again = Rebuy { entry: EntryId(1), last_hand: false, payment: Payment::Cash };
    office.players.with(|list| list.bar(&bar(anna, "2999-12-31"))).unwrap();
    assert_eq!(office.act(id, again.into()).unwrap_err().sentence.key, "may-not-play-until");
    office.players.with(|list| list.bar(&bar(anna, "2001-01-01"))).unwrap();
    assert!(office.act(id, again.into()).is_ok());
}

/// Every command that puts a name or a number of the list on a stack in play, said now and inserted further back: none puts
/// somebody there who may not play.
#[test]
fn no_command_puts_the_name_of_who_may_not_play_on_a_stack() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = templates::t1000();
    let (price, until) = (setup.price, Closing::Level { level: 4 });
    setup.re_entry = Some(ReEntryRule { price, chips: 1_000, limit: None, until, forfeit: false });
    let (mut office, id) = running_with(Office::open(folder.path()), setup);
    let keep = |office: &mut Office, name: &str| {
        let player = ListedPlayer { name: name.into(), ..ListedPlayer::default() };
        office.players.with(|list| list.keep(&player)).unwrap()
    };
    let bar = |office: &mut Office, player: u32| {
        office.players.with(|list| list.bar(&Bar { player, ..Bar::default() })).unwrap();
    };
    let zoe = keep(&mut office, "Zoe Adams");
    bar(&mut office, zoe);
    let dele = office.players.look(|list| list.known("Dele")).unwrap();
    let again = Rebuy { entry: EntryId(3), last_hand: false, payment: Payment::Cash };
    office.act(id, again.into()).unwrap();
    let out = vec![Out { entry: EntryId(4), stack: None }];
    let bust = Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() };
    office.act(id, bust.into()).unwrap();
    bar(&mut office, dele);

    let enter = Enter { names: vec!["Zoe Adams".into()], ..Enter::default() };
    let rename =
        |name: &str| Rename { player: PlayerId(1), name: name.into(), last_name: None, card: None };
    let buyer = CorrectBuyer { entry: EntryId(3), purchase: 1, buyer: EntryId(4) };
    let re_enter = ReEnter { entry: EntryId(4), forfeited: None, payment: Payment::Cash };
    let rebuy = Rebuy { entry: EntryId(4), last_hand: false, payment: Payment::Cash };
    let ways: [Command; 7] = [
        enter.clone().into(),
        Enter { names: vec!["Z".into()], listed: vec![zoe], ..enter }.into(),
        rename("adams, ZOE").into(),
        Rename { card: Some("17".into()), ..rename("Zoe Adams") }.into(),
        buyer.into(),
        re_enter.into(),
        rebuy.into(),
    ];
    let after = office.look(id).unwrap().revision();
    for way in ways {
        let name = way.name();
        let refused = office.act(id, way.clone()).expect_err(name);
        assert_eq!(refused.sentence.key, "may-not-play", "{name}");
        let insert = Some(Box::new(Insertion { after, command: way }));
        let refused = office.correct(id, &Correction { insert, ..Correction::default() }, DEVICE);
        assert_eq!(refused.unwrap_err().sentence.key, "may-not-play", "{name}, in a correction");
    }
    // By a word about who is who, too; who is out can be told to be anybody.
    let said = |office: &mut Office, player: u32| office.may_be(&id.to_string(), player, Some(zoe));
    assert_eq!(said(&mut office, 1).unwrap_err().sentence.key, "may-not-play");
    assert!(said(&mut office, 4).is_ok());
    assert!(office.act(id, Rename { player: PlayerId(4), ..rename("Zoe Adams") }.into()).is_ok());

    // Somebody else's name goes on a stack, and so does a spelling of a name that sat before the bar.
    office.act(id, rename("Anna Berg").into()).unwrap();
    let bo = office.players.look(|list| list.known("Bo")).unwrap();
    bar(&mut office, bo);
    let spelt = Rename { player: PlayerId(2), ..rename("Bo Lund") };
    assert!(office.act(id, spelt.into()).is_ok());
    // One who was renamed in time does not get the name back by an undo.
    let cy = Rename { player: PlayerId(3), ..rename("Zoe Adams") };
    office.players.with(|list| list.unbar(zoe)).unwrap();
    let line = office.act(id, cy.into()).unwrap().revision;
    office.undo(id, DEVICE).unwrap();
    bar(&mut office, zoe);
    assert_eq!(office.redo(id, DEVICE).unwrap_err().sentence.key, "may-not-play");
    let restore = Correction { restore: vec![line], ..Correction::default() };
    let refused = office.correct(id, &restore, DEVICE).unwrap_err();
    assert_eq!(refused.sentence.key, "may-not-play");
}

/// Who is barred once an entry was taken back comes in again neither by redo, nor by undo, nor by the line restored in the log. A
/// stack that was never given back stays, whatever is put right around it.
#[test]
fn who_may_not_play_comes_back_by_no_line_that_stands_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let enter = |name: &str| Enter { names: vec![name.into()], ..Enter::default() };
    let stopped = |said: Result<Written, Problem>| said.unwrap_err().sentence.key == "may-not-play";
    let bar = |office: &mut Office, name: &str| {
        let player = office.players.look(|list| list.known(name)).unwrap();
        let bar = Bar { player, ..Bar::default() };
        office.players.with(|list| list.bar(&bar)).unwrap();
        player
    };
    let zoe = office.act(id, enter("Zoe").into()).unwrap().revision;
    office.undo(id, DEVICE).unwrap();
    let number = {
        office
            .players
            .with(|list| list.keep(&ListedPlayer { name: "Zoe".into(), ..ListedPlayer::default() }))
    };
    let number = number.unwrap();
    office.players.with(|list| list.bar(&Bar { player: number, ..Bar::default() })).unwrap();
    assert!(stopped(office.redo(id, DEVICE)), "redone");
    let restore = Correction { restore: vec![zoe], ..Correction::default() };
    assert!(stopped(office.correct(id, &restore, DEVICE)), "restored in the log");
    office.players.with(|list| list.unbar(number)).unwrap();
    office.redo(id, DEVICE).unwrap();
    let zoe = EntryId(5);
    assert_eq!(office.look(id).unwrap().tournament().name(zoe), "Zoe");

    // Given back, and barred only then: undo would sell the seat again.
    office.act(id, Withdraw::before_a_hand(zoe).into()).unwrap();
    office.players.with(|list| list.bar(&Bar { player: number, ..Bar::default() })).unwrap();
    assert!(stopped(office.undo(id, DEVICE)), "undone");

    // Bo sits, and is barred: what was said wrongly of Bo is put right, and undone, as ever.
    bar(&mut office, "Bo");
    let bo = EntryId(2);
    let out = vec![Out { entry: bo, stack: None }];
    let bust = Bust { out, order: HandOrder::ByStack, by: None, also: Vec::new() };
    office.act(id, bust.into()).unwrap();
    office.undo(id, DEVICE).unwrap();
    office.redo(id, DEVICE).unwrap();
    office.undo(id, DEVICE).unwrap();
    assert!(office.look(id).unwrap().tournament().seat_of(bo).is_some());
}

/// Whoever was made one with somebody barred buys nothing more by the number that the tournament knows.
#[test]
fn who_was_made_one_with_a_barred_player_is_barred() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = running(Office::open(folder.path()));
    let anna = office.players.look(|list| list.known("Anna")).unwrap();
    let full = ListedPlayer { name: "Anna Berg".into(), ..ListedPlayer::default() };
    let full = office.players.with(|list| list.keep(&full)).unwrap();
    office.players.with(|list| list.bar(&Bar { player: full, ..Bar::default() })).unwrap();
    let again = Rebuy { entry: EntryId(1), last_hand: false, payment: Payment::Cash };
    office.act(id, again.into()).unwrap();
    office.undo(id, DEVICE).unwrap();
    office.players.with(|list| list.merge(full, anna)).unwrap();
    assert_eq!(office.act(id, again.into()).unwrap_err().sentence.key, "may-not-play");
}
