//! The caller: sleeps until the next cue of any clock, then has it heard and seen.
//!
//! Nothing ticks here. The thread wakes at a cue, or when something was said that may move the next one; a cue is
//! called once, and one that lies in the past is never made up for.

use crate::devices::sound::Tune;
use crate::house::LATEST;
use crate::house::backups::ToBackUp;
use crate::house::countdown::DueStart;
use crate::house::time_words::LATEST_WORD;
use crate::prelude::*;
use crate::projector;
use shuffle_up_engine::rules::clock::announcement::announce;
use shuffle_up_engine::rules::clock::cues::{Cue, CueAt};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use tauri::async_runtime::spawn_blocking;

/// What a window is told at a cue.
#[derive(Debug, Clone, Serialize, TS)]
pub struct Called {
    /// Whose clock.
    pub tournament: u32,
    /// Which cue.
    pub kind: Cue,
    /// What the banner says.
    pub text: String,
}

/// How long the caller sleeps at the most: a computer that slept is noticed that soon after it wakes up.
const LONG: Duration = Duration::from_secs(10);

/// Starts the caller.
///
/// # Errors
/// The system's own, where no thread can be had.
pub fn start<R: Runtime>(app: AppHandle<R>, changed: Receiver<()>) -> std::io::Result<()> {
    std::thread::Builder::new()
        .name("caller".into())
        .spawn(move || call(&app, |sleep| changed.recv_timeout(sleep)))
        .map(|_| ())
}

/// Calls until `sleep` says that the program has ended. It sleeps for so long, and less when something was said.
pub fn call<R: Runtime>(
    app: &AppHandle<R>,
    mut sleep: impl FnMut(Duration) -> Result<(), RecvTimeoutError>,
) {
    let mut called: BTreeMap<u32, i64> = BTreeMap::new();
    let mut said: BTreeMap<u32, i64> = BTreeMap::new();
    loop {
        let desk = app.state::<Desk>();
        let (next, start, now, slept, due, word) = {
            let mut house = desk.house();
            desk.wake.hold(house.clock_runs());
            let (slept, due) = (house.notice_sleep(), house.start_those_due());
            let word = house.next_word(&said);
            (house.next_call(&mut called), house.next_start(), house.now(), slept, due, word)
        };
        for (tournament, revision) in slept {
            desk.tell(app, tournament, revision);
        }
        for DueStart { tournament, revision, started } in due {
            desk.tell(app, tournament, revision);
            if started {
                projector::open_by_itself(app, tournament);
                let first_level = CueAt { at: now, cue: Cue::LevelUp, stage: 0 };
                call_out(app, &desk, tournament, &[first_level]);
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
        let length = soonest.map_or(LONG, |at| {
            Duration::from_millis(u64::try_from(at.saturating_sub(now)).unwrap_or(0)).min(LONG)
        });
        if sleep(length) == Err(RecvTimeoutError::Disconnected) {
            return;
        }
        // Whatever woke the thread up, what is due by now was due before it.
        let now = desk.house().now();
        if let Some((tournament, word)) = word
            && (0..=LATEST_WORD).contains(&now.saturating_sub(word.at))
        {
            said.insert(tournament, word.at);
            let (spoken, language) = {
                let house = desk.house();
                (house.announcements.speech, house.room_language())
            };
            let words = if spoken { plain(&word.words, language) } else { String::new() };
            desk.call_out(Vec::new(), words, language);
        }
        if let Some((tournament, at, cues)) = next
            && (0..=LATEST).contains(&now.saturating_sub(at))
        {
            called.insert(tournament, at);
            call_out(app, &desk, tournament, &cues);
        }
    }
}

/// Calls the cues of one moment: their tunes one after the other, then their words, and each on a banner.
pub fn call_out<R: Runtime>(app: &AppHandle<R>, desk: &Desk, tournament: u32, cues: &[CueAt]) {
    let mut house = desk.house();
    let announcements = house.announcements.clone();
    let language = house.room_language();
    let (mut tunes, mut words, mut banners): (Vec<Tune>, Vec<String>, Vec<Called>) =
        Default::default();
    for cue in cues {
        let line = announcements.cues.line(cue.cue);
        let Ok(log) = house.look(tournament) else { continue };
        let said = announce(log.tournament(), &announcements.cues, cue);
        if !line.called_in(log.tournament().setup.rules.book) {
            continue;
        }
        let tune = house.tune(cue.cue);
        // Late entry and rebuys often close together, and one sound says so.
        if line.sound && !tunes.contains(&tune) {
            tunes.push(tune);
        }
        if line.speech && announcements.speech {
            words.push(plain(&said.spoken, language));
        }
        if line.banner {
            banners.push(Called { tournament, kind: cue.cue, text: plain(&said.banner, language) });
        }
    }
    drop(house);
    desk.call_out(tunes, words.join(" "), language);
    for banner in banners {
        desk.say(app, "cue", banner);
    }
    let new_stage = cues.iter().any(|cue| cue.cue.begins_a_stage());
    let mut house = desk.house();
    house.note_alive();
    if new_stage {
        let file = house.to_back_up();
        let revision = house.look(tournament).map_or(0, Log::revision);
        drop(house);
        // On a thread of its own: the next cue does not wait for the disk.
        spawn_blocking(move || {
            if let Err(problem) = file.and_then(ToBackUp::write) {
                tracing::error!(problem = %problem.sentence, "no backup could be made");
            }
        });
        desk.tell(app, tournament, revision);
    }
}
