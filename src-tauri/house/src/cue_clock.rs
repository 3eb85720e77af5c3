//! The clock of cues: sleeps until the next cue of any clock, then has it heard and seen.
//!
//! Nothing ticks here. The thread wakes at a cue, or when something was said that may move the next one; a cue is
//! called once, and one that lies in the past is never made up for.

use crate::happened::{Called, Happened};
use crate::house::House;
use crate::office::LATEST;
use crate::office::backups::ToBackUp;
use crate::office::countdown::DueStart;
use crate::office::time_words::LATEST_WORD;
use crate::prelude::*;
use crate::sounds::Tune;
use shuffle_up_engine::rules::clock::announcement::announce;
use shuffle_up_engine::rules::clock::cues::{Cue, CueAt};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// How long it sleeps at the most: a computer that slept is noticed that soon after it wakes up, and a program that was killed is
/// known to have been alive that lately.
const LONG_MS: u64 = 5_000;

/// Starts it, on a thread of its own.
///
/// # Errors
/// A system that gives no thread.
pub fn start(house: &Arc<House>) -> std::io::Result<()> {
    let (changed, heard) = channel();
    house.subscribe(move |happened| {
        if matches!(happened, Happened::Clocks) {
            // The receiver is gone only at the end of the program.
            let _ = changed.send(());
        }
    });
    let house = Arc::clone(house);
    std::thread::Builder::new()
        .name("cues".into())
        .spawn(move || run(&house, |sleep| heard.recv_timeout(sleep)))
        .map(|_| ())
}

/// Calls until `sleep` says that the program has ended. It sleeps for so long, and less when something was said.
pub fn run(house: &Arc<House>, mut sleep: impl FnMut(Duration) -> Result<(), RecvTimeoutError>) {
    let mut called: BTreeMap<TournamentId, i64> = BTreeMap::new();
    let mut said: BTreeMap<TournamentId, i64> = BTreeMap::new();
    let mut alive = i64::MIN;
    loop {
        let runs = house.office().clock_runs();
        house.announce(Happened::Running(runs));
        let (next, start, now, slept, due, word) = {
            let mut office = house.office();
            let (slept, due) = (office.notice_sleep(), office.start_those_due());
            let word = office.next_word(&said);
            // After the look whether the computer slept: until when it was awake is the answer then.
            let now = office.now();
            if runs && now.saturating_sub(alive) >= LONG_MS.cast_signed() {
                office.note_moment();
                alive = now;
            }
            (office.next_call(&mut called), office.next_start(), office.now(), slept, due, word)
        };
        for (tournament, revision) in slept {
            house.tell(tournament, revision);
        }
        for DueStart { tournament, revision, started } in due {
            house.tell(tournament, revision);
            if started {
                house.open_by_itself(tournament);
                let first_level = CueAt { at: now, cue: Cue::LevelUp, stage: 0 };
                call_out(house, tournament, &[first_level]);
            }
        }
        let next = next.and_then(|(tournament, cues)| Some((tournament, cues.first()?.at, cues)));
        let soonest = next
            .as_ref()
            .map(|(_, at, _)| *at)
            .into_iter()
            .chain(start)
            .chain(word.as_ref().map(|(_, word)| word.at))
            .min();
        let until = |at: i64| u64::try_from(at.saturating_sub(now)).unwrap_or(0);
        let length = Duration::from_millis(soonest.map_or(LONG_MS, until).min(LONG_MS));
        if sleep(length) == Err(RecvTimeoutError::Disconnected) {
            return;
        }
        // Whatever woke the thread up, what is due by now was due before it.
        let now = house.office().now();
        if let Some((tournament, word)) = word
            && (0..=LATEST_WORD).contains(&now.saturating_sub(word.at))
        {
            said.insert(tournament, word.at);
            let (spoken, language) = {
                let office = house.office();
                let silent = office.announcements.silent.contains(&tournament);
                (office.announcements.speech && !silent, office.room_language())
            };
            let words = if spoken { plain(&word.words, language) } else { String::new() };
            house.call_out(Vec::new(), words, language);
        }
        if let Some((tournament, at, cues)) = next
            && (0..=LATEST).contains(&now.saturating_sub(at))
        {
            called.insert(tournament, at);
            call_out(house, tournament, &cues);
        }
    }
}

/// Calls the cues of one moment: their tunes one after the other, then their words, and each on a banner.
pub fn call_out(house: &House, tournament: TournamentId, cues: &[CueAt]) {
    let mut office = house.office();
    let announcements = office.announcements.clone();
    let language = office.room_language();
    let (mut tunes, mut words, mut banners): (Vec<Tune>, Vec<String>, Vec<Called>) =
        Default::default();
    let mut names_event = false;
    for cue in cues {
        let line = announcements.cues.line(cue.cue);
        let Ok(log) = office.look(tournament) else { continue };
        let said = announce(log.tournament(), &announcements.cues, cue);
        if !line.called_in(log.tournament().setup.rules.book) {
            continue;
        }
        let tune = office.tune(cue.cue);
        // Late registration and rebuys often close together, and one sound says so.
        if line.sound && !tunes.contains(&tune) {
            tunes.push(tune);
        }
        if line.speech && announcements.speech {
            words.push(plain(&said.spoken, language));
            names_event |= line.words.contains("{event}");
        }
        if line.banner {
            banners.push(Called { tournament, kind: cue.cue, text: plain(&said.banner, language) });
        }
    }
    let mut words = words.join(" ");
    if office.announcements.silent.contains(&tournament) {
        tunes.clear();
        words.clear();
    } else if !words.is_empty() && !names_event && office.several_run() {
        let event = office.look(tournament).map(|log| log.tournament().setup.name.clone());
        let said =
            phrase!("cue-of-event", "{event}: {words}", event = event.unwrap_or_default(), words);
        words = plain(&said, language);
    }
    drop(office);
    house.call_out(tunes, words, language);
    for banner in banners {
        house.announce(Happened::Cue(banner));
    }
    house.office().note_alive();
    if cues.iter().any(|cue| cue.cue.begins_a_stage()) {
        back_up(house);
        let revision = house.office().look(tournament).map_or(0, Log::revision);
        house.tell(tournament, revision);
    }
}

/// Makes a backup, as at each new level and break. On a thread of its own: neither a cue nor the desk waits for the disk.
pub fn back_up(house: &House) {
    let file = {
        let mut office = house.office();
        if office.is_shared() {
            return;
        }
        office.to_back_up()
    };
    let backup = std::thread::Builder::new().name("backup".into()).spawn(move || {
        if let Err(problem) = file.and_then(ToBackUp::write) {
            tracing::error!(problem = %problem.sentence, "no backup could be made");
        }
    });
    if let Err(error) = backup {
        tracing::error!(%error, "no backup could be made");
    }
}
