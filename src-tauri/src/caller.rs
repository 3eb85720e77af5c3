//! The caller: sleeps until the next cue of any clock, then has it heard and seen.
//!
//! Nothing ticks here. The thread wakes at a cue, or when something was said that may move the next one; a cue is
//! called once, and one that lies in the past is never made up for.

use crate::desk::Desk;
use crate::devices::sound::Jingle;
use serde::Serialize;
use shuffle_up_engine::clock::cues::{Cue, CueAt};
use shuffle_up_engine::clock::schedule::Stage;
use shuffle_up_engine::money::grouped;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;
use tauri::{AppHandle, Emitter, Manager, Runtime};
use ts_rs::TS;

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
        .spawn(move || call(&app, &changed))
        .map(|_| ())
}

fn call<R: Runtime>(app: &AppHandle<R>, changed: &Receiver<()>) {
    let mut called: BTreeMap<u32, i64> = BTreeMap::new();
    loop {
        let desk = app.state::<Desk>();
        let (next, start, now, news) = {
            let mut house = desk.house();
            desk.wake.hold(house.clock_runs());
            let mut news = house.notice_sleep();
            news.extend(house.start_those_due());
            (house.next_call(&called), house.next_start(), house.now(), news)
        };
        for (tournament, revision) in news {
            desk.tell(app, tournament, revision);
        }
        let until =
            |at: i64| Duration::from_millis(u64::try_from(at.saturating_sub(now)).unwrap_or(0));
        let soonest = next.as_ref().map(|(_, cue)| cue.at).into_iter().chain(start).min();
        let sleep = soonest.map_or(LONG, |at| until(at).min(LONG));
        match changed.recv_timeout(sleep) {
            Ok(()) => continue,
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {}
        }
        if let Some((tournament, cue)) = next.filter(|(_, cue)| until(cue.at) <= sleep) {
            called.insert(tournament, cue.at);
            call_out(app, &desk, tournament, cue);
        }
    }
}

fn call_out<R: Runtime>(app: &AppHandle<R>, desk: &Desk, tournament: u32, cue: CueAt) {
    let (jingle, new_stage) = match cue.cue {
        Cue::LevelUp => (Jingle::LevelUp, true),
        Cue::OneMinute | Cue::BreakOneMinute => (Jingle::OneMinute, false),
        Cue::TenSeconds => (Jingle::TenSeconds, false),
        Cue::BreakStart => (Jingle::BreakStart, true),
        Cue::BreakEnd => (Jingle::BreakEnd, true),
    };
    desk.sound.play(jingle);
    let mut house = desk.house();
    let (text, revision) = match house.look(tournament) {
        Ok(log) => (words(cue, &log.tournament().setup.schedule.stage(cue.stage)), log.revision()),
        Err(_) => (String::new(), 0),
    };
    house.note_alive();
    if new_stage {
        house.back_up();
    }
    drop(house);
    if let Err(error) = app.emit("cue", Called { tournament, kind: cue.cue, text }) {
        tracing::error!(%error, "a cue could not be shown");
    }
    if new_stage {
        desk.tell(app, tournament, revision);
    }
}

/// What the banner says.
fn words(cue: CueAt, stage: &Stage) -> String {
    match (cue.cue, stage) {
        (Cue::LevelUp | Cue::BreakEnd, Stage::Level(level)) => {
            format!("Blinds {} / {}", grouped(level.small), grouped(level.big))
        }
        (Cue::OneMinute, _) => "One minute left in this level".into(),
        (Cue::TenSeconds, _) => "Ten seconds".into(),
        (Cue::BreakStart, stage) => {
            let minutes = stage.length_ms().div_euclid(60_000);
            if minutes > 0 { format!("Break: {minutes} minutes") } else { "Break".into() }
        }
        (Cue::BreakOneMinute, _) => "One minute: back to your seats".into(),
        (Cue::LevelUp | Cue::BreakEnd, Stage::Break(_)) => String::new(),
    }
}
