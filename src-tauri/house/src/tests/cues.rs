//! How the house calls its cues: each once, with what the director chose, whatever becomes of the files.

use super::house::{running, running_with};
use super::sleep::{Fake, MINUTE, five_minutes_in};
use crate::office::Office;
use crate::office::announcements::{CueView, OwnSound, read_own_sounds};
use crate::sounds::{Jingle, Tune};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::calling_time::call::CallTime;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::count_hands::CountHands;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::calling_time::CallingTime;
use shuffle_up_engine::rulebook::schedule::Stage;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::clock::cue_sheet::CueLine;
use shuffle_up_engine::rules::clock::cues::Cue;
use shuffle_up_journal::TournamentId;
use std::collections::BTreeMap;
use std::path::Path;

const TONE: &[u8] = include_bytes!("../sounds/samples/tone.mp3");

fn sound(name: &str) -> OwnSound {
    OwnSound::read(name.into(), &STANDARD.encode(TONE)).unwrap()
}

fn view(office: &Office, cue: Cue) -> CueView {
    office.cue_views().into_iter().find(|view| view.cue == cue).unwrap()
}

/// The house opened anew with its sounds read, as the program does it at its start.
fn opened(folder: &Path) -> Office {
    let mut office = Office::open(folder);
    let cues = office.announcements.own_sounds.keys().copied().collect();
    office.own_sounds = read_own_sounds(&office.sounds_folder(), cues);
    office
}

/// Lets so much time pass second by second and calls as the caller does.
fn hear(
    office: &Office,
    fake: &Fake,
    called: &mut BTreeMap<TournamentId, i64>,
    ms: i64,
) -> Vec<Cue> {
    let mut heard = Vec::new();
    for _ in 0..ms / 1_000 {
        fake.pass(1_000, 0);
        while let Some((id, cues)) = office.next_call(called)
            && cues[0].at <= office.now()
        {
            called.insert(id, cues[0].at);
            heard.extend(cues.iter().map(|cue| cue.cue));
        }
    }
    heard
}

#[test]
fn undo_and_redo_call_nothing_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = five_minutes_in(folder.path());
    let mut called = BTreeMap::from([(id, office.now())]);
    assert_eq!(hear(&office, &fake, &mut called, 13 * MINUTE), []);
    office.act(id, AdjustClock { by_ms: 1_000 }.into()).unwrap();
    office.undo(id, "desk").unwrap();
    assert_eq!(
        hear(&office, &fake, &mut called, 2 * MINUTE),
        [Cue::HoldThePush, Cue::OneMinute, Cue::TenSeconds, Cue::LevelUp]
    );
    office.redo(id, "desk").unwrap();
    office.undo(id, "desk").unwrap();
    assert_eq!(hear(&office, &fake, &mut called, MINUTE), [], "the level began once");
    // A program that starts again a second after a cue has nothing to make up for.
    assert_eq!(hear(&office, &fake, &mut BTreeMap::new(), MINUTE), []);
}

/// Lets so much time pass and takes what is said of a call of time, as the caller does.
fn words(
    office: &Office,
    fake: &Fake,
    said: &mut BTreeMap<TournamentId, i64>,
    seconds: i64,
) -> Vec<String> {
    let mut words = Vec::new();
    for _ in 0..seconds {
        fake.pass(1_000, 0);
        while let Some((id, word)) = office.next_word(said)
            && word.at <= office.now()
        {
            said.insert(id, word.at);
            words.push(word.words.to_string());
        }
    }
    words
}

#[test]
fn a_call_of_time_is_counted_once_and_what_is_late_is_not_said() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = five_minutes_in(folder.path());
    let mut said = BTreeMap::new();
    office.act(id, CallTime { entry: EntryId(1) }.into()).unwrap();
    assert_eq!(words(&office, &fake, &mut said, 49), [""; 0]);
    assert_eq!(words(&office, &fake, &mut said, 2), ["10 seconds."]);
    // A computer that slept over the end says nothing of it.
    fake.pass(20_000, 0);
    assert_eq!(words(&office, &fake, &mut said, 5), [""; 0]);
    office.undo(id, "desk").unwrap();
    office.redo(id, "desk").unwrap();
    assert_eq!(words(&office, &fake, &mut said, 5), [""; 0]);
}

/// TCH 29: thirty seconds, said at 15 and at 10, counted from 5; each word at its own second and in order.
#[test]
fn the_count_of_tch_comes_second_by_second() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id, fake) = five_minutes_in(folder.path());
    let mut rules = office.look(id).unwrap().tournament().setup.rules.clone();
    rules.calling_time =
        CallingTime { seconds: 30, warnings: vec![15, 10], count_from: 5, not_before: 0 };
    office.act(id, ChangeHouseRules { rules: Box::new(rules) }.into()).unwrap();
    office.act(id, CallTime { entry: EntryId(1) }.into()).unwrap();
    let mut said = BTreeMap::new();
    let heard: Vec<(i64, String)> = (1..=40)
        .flat_map(|second| {
            let words = words(&office, &fake, &mut said, 1);
            words.into_iter().map(move |word| (second, word))
        })
        .collect();
    let heard: Vec<(i64, &str)> = heard.iter().map(|(at, word)| (*at, word.as_str())).collect();
    let counted = [(25, "5"), (26, "4"), (27, "3"), (28, "2"), (29, "1"), (30, "Time.")];
    assert_eq!(heard[..2], [(15, "15 seconds."), (20, "10 seconds.")]);
    assert_eq!(heard[2..], counted);
}

#[test]
fn a_level_that_hands_or_a_break_end_is_called_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut setup = templates::t1000();
    let Stage::Level(first) = &mut setup.schedule.stages[0] else { panic!("a level") };
    first.hands = Some(2);
    let (mut office, id) = running_with(Office::open(folder.path()), setup);
    let mut say = |command: Command| {
        let now = office.now();
        let before = office.look(id).unwrap().tournament().clock(now).stage;
        office.act(id, command.clone()).unwrap();
        let cues = office.cues_of(id, &command, before);
        cues.into_iter().map(|cue| (cue.cue, cue.stage)).collect::<Vec<_>>()
    };
    assert_eq!(say(CountHands { hands: 1 }.into()), []);
    assert_eq!(say(CountHands { hands: 1 }.into()), [(Cue::LevelUp, 1)]);
    assert_eq!(say(AdjustClock { by_ms: MINUTE }.into()), []);
    let pizza = TakeBreak { length_ms: 10 * MINUTE, note: String::new() };
    assert_eq!(say(pizza.into()), [(Cue::BreakStart, 2)]);
}

#[test]
fn how_a_cue_is_called_outlives_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running(Office::open(folder.path()));
    assert!(!office.announcements.speech, "speech is for those who ask for it");
    let line = CueLine { banner: false, lead_s: Some(120), ..CueLine::usual(Cue::HoldThePush) };
    office.set_cue_line(Cue::HoldThePush, line.clone()).unwrap();
    office.set_speech(true);
    let wrong = CueLine { words: "{nothing}".into(), ..CueLine::usual(Cue::LevelUp) };
    let problem = office.set_cue_line(Cue::LevelUp, wrong).unwrap_err();
    assert!(problem.sentence.english.contains("{posts}"), "{}", problem.sentence);
    drop(office);
    let office = Office::open(folder.path());
    assert!(office.announcements.speech);
    assert_eq!(view(&office, Cue::HoldThePush).line, line);
    assert_eq!(view(&office, Cue::LevelUp).line, CueLine::usual(Cue::LevelUp));
}

#[test]
fn a_sound_of_the_houses_own_is_copied_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running(Office::open(folder.path()));
    office.set_own_sound(Cue::LevelUp, sound("../gong.mp3")).unwrap();
    assert!(matches!(office.tune(Cue::LevelUp), Tune::Own(_)));
    assert_eq!(office.tune(Cue::BreakEnd), Jingle::of(Cue::BreakEnd).into());
    drop(office);
    let mut office = opened(folder.path());
    assert!(matches!(office.tune(Cue::LevelUp), Tune::Own(_)));
    let own = view(&office, Cue::LevelUp).own_sound.unwrap();
    assert_eq!((own.name.as_str(), &*own.trouble.english), ("../gong.mp3", ""));
    office.set_bundled_sound(Cue::LevelUp);
    assert_eq!(office.tune(Cue::LevelUp), Jingle::of(Cue::LevelUp).into());
    assert_eq!(view(&office, Cue::LevelUp).own_sound, None);
    assert_eq!(std::fs::read_dir(office.sounds_folder()).unwrap().count(), 0);
}

#[test]
fn a_broken_or_missing_file_is_said_and_the_bundled_sound_played() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, _) = running(Office::open(folder.path()));
    for cue in [Cue::LevelUp, Cue::BreakStart] {
        office.set_own_sound(cue, sound("gong.mp3")).unwrap();
    }
    let sounds = office.sounds_folder();
    drop(office);
    std::fs::write(sounds.join("level_up"), b"a shopping list").unwrap();
    std::fs::remove_file(sounds.join("break_start")).unwrap();
    let office = opened(folder.path());
    assert_eq!(office.tune(Cue::LevelUp), Jingle::of(Cue::LevelUp).into());
    assert_eq!(office.tune(Cue::BreakStart), Jingle::of(Cue::BreakStart).into());
    let trouble = |cue| view(&office, cue).own_sound.unwrap().trouble;
    assert!(trouble(Cue::LevelUp).english.contains("Choose a WAV"), "{}", trouble(Cue::LevelUp));
    assert!(trouble(Cue::BreakStart).english.contains("gone"), "{}", trouble(Cue::BreakStart));
}
