//! The calls that a window may make. What each window is granted stands in `capabilities/`. Here are those by which a tournament
//! is played; the files of the folder have the others, by what they are about.

pub mod backups;
pub mod listed;
pub mod paper;
pub mod requests;
pub mod screens;
pub mod seasons;
pub mod settings;
pub mod templates;
pub mod tournaments;

use crate::asked::{Asked, Question, Reply};
use crate::desk::tell_house;
use crate::devices::printers::Cups;
use crate::house::seen::changed;
use crate::house::{DEVICE, Written};
use crate::opening::Opening;
use crate::papers::by_itself::{Before, coming};
use crate::prelude::*;
use crate::problem::SaidProblem;
use crate::{caller, projector};
use shuffle_up_engine::log::Correction;
use shuffle_up_words::{Answered, answered};
use std::panic::{AssertUnwindSafe, catch_unwind};
use tauri::State;
use tauri::async_runtime::spawn_blocking;
use tauri::ipc::Invoke;

/// Tells everybody of a new line.
pub fn told<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    written: Written,
) -> Written {
    desk.tell(app, tournament, written.revision);
    desk.players.catch_up();
    written
}

/// Says a command to a tournament.
#[tauri::command]
pub fn act<R: Runtime>(app: AppHandle<R>, tournament: u32, command: Command) -> Answer {
    answer(&app, |desk| say(&app, desk, tournament, command, None))
}

/// Says a command; from a paired device with the line that it had seen as the last one, and its name.
pub fn say<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    command: Command,
    device: Option<(u32, &str)>,
) -> Result<Written, Problem> {
    let starts = matches!(command, Command::StartClock(_));
    let (written, cues, slips) = {
        let mut house = desk.house();
        let now = house.now();
        let before = house.look(tournament)?.tournament();
        let (stage, printed) = (before.clock(now).stage, Before::of(before));
        let written = match device {
            None => house.act(tournament, command.clone()),
            Some((seen, name)) => house.act_from(tournament, command.clone(), (Some(seen), name)),
        }?;
        let slips = coming(&mut house, tournament, printed)?;
        (written, house.cues_of(tournament, &command, stage), slips)
    };
    for slip in slips {
        let folder = desk.papers.clone();
        desk.spooler.print(Box::new(move || slip.print(&folder, &Cups::default()).map(drop)));
    }
    if !cues.is_empty() {
        caller::call_out(app, desk, tournament, &cues);
    }
    // With a monitor for the room the projector opens by itself, at the latest when the clock starts.
    if starts {
        projector::open_by_itself(app, tournament);
        tell_house(app);
    }
    Ok(told(app, desk, tournament, written))
}

/// Asks a tournament whatever a window wants to know; the replies are in the order of the questions.
#[tauri::command]
pub fn ask<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    questions: Vec<Question>,
) -> Result<Vec<Reply>, SaidProblem> {
    let desk: State<'_, Desk> =
        app.try_state().ok_or_else(|| did_not_work().said(Language::default()))?;
    let language = desk.house().language();
    // Each answer is said before it is marked, and is the largest that crosses: it is not gone through once more.
    let replies = questions.into_iter().map(|Question { query, shown }| {
        // The house is let go of before the answer is worked out: no action waits for it.
        let taken = desk.house().snapshot(tournament);
        let answer = taken.and_then(|taken| in_words(&taken.reply(&query), language));
        Reply::of(answer.map(|answer| Asked::new(answer, shown.as_deref())), language)
    });
    Ok(replies.collect())
}

/// Puts lines further back right.
#[tauri::command]
pub fn correct<R: Runtime>(app: AppHandle<R>, tournament: u32, correction: Correction) -> Answer {
    answer(&app, |desk| {
        let written = corrected(desk, tournament, &correction, (None, DEVICE))?;
        Ok(undone(&app, desk, tournament, written))
    })
}

/// Tries a correction out without the house, and writes it down if nothing was said meanwhile. Where something always is, the
/// house waits for it at last. From a paired device with the line that it had seen as the last one, and its name.
pub fn corrected(
    desk: &Desk,
    tournament: u32,
    correction: &Correction,
    (seen, device): (Option<u32>, &str),
) -> Result<Written, Problem> {
    let still = |revision: u32| match seen {
        Some(seen) if seen != revision => Err(changed()),
        _ => Ok(()),
    };
    for _ in 0..3 {
        let taken = desk.house().snapshot(tournament)?;
        still(taken.log.revision())?;
        let line = taken.correction(correction, device)?;
        if let Some(written) = desk.house().take_correction(&taken, line)? {
            return Ok(written);
        }
    }
    let mut house = desk.house();
    still(house.look(tournament)?.revision())?;
    house.correct(tournament, correction, device)
}

/// Undoes the last line in force.
#[tauri::command]
pub fn undo<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    answer(&app, |desk| step(&app, desk, tournament, House::undo))
}

/// Restores what was undone last.
#[tauri::command]
pub fn redo<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    answer(&app, |desk| step(&app, desk, tournament, House::redo))
}

fn step<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    takes: fn(&mut House, u32, &str) -> Result<Written, Problem>,
) -> Result<Written, Problem> {
    let written = takes(&mut desk.house(), tournament, DEVICE)?;
    Ok(undone(app, desk, tournament, written))
}

/// As [`told`], where something was undone or put right: what tables asked for was said of another state.
pub fn undone<R: Runtime>(
    app: &AppHandle<R>,
    desk: &Desk,
    tournament: u32,
    written: Written,
) -> Written {
    if desk.requests.undone(tournament) {
        desk.say(app, "requests", tournament);
    }
    told(app, desk, tournament, written)
}

/// The house as a whole.
#[tauri::command]
pub fn house<R: Runtime>(app: AppHandle<R>) -> Answer {
    answer(&app, |desk| Ok(desk.view(&app)))
}

/// What a window hears: every sentence in the desk's language, of what was refused as of what was answered.
pub type Answer = Result<Answered, SaidProblem>;

/// The desk's language; English before the desk is there.
pub fn language<R: Runtime>(app: &AppHandle<R>) -> Language {
    app.try_state::<Desk>().map(|desk| desk.house().language()).unwrap_or_default()
}

/// What answers the calls of the windows, each by its name; says whether there is such a call.
pub type Calls<R> = Arc<dyn Fn(Invoke<R>) -> bool + Send + Sync>;

/// Has a call answered on a thread of its own once the house is open, so that none waits for another. The window is answered even
/// where the call ends in a panic.
pub fn answer_aside<R: Runtime>(invoke: Invoke<R>, calls: &Calls<R>) {
    let calls = calls.clone();
    spawn_blocking(move || {
        let app = invoke.message.webview_ref().app_handle().clone();
        let resolver = invoke.resolver.clone();
        app.state::<Opening>().wait();
        let called = catch_unwind(AssertUnwindSafe(|| calls(invoke)));
        if !called.unwrap_or(false) {
            resolver.reject(did_not_work().said(language(&app)));
        }
    });
}

/// Answers with what the desk has to say.
fn answer<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem>,
) -> Answer {
    let desk: Option<State<'_, Desk>> = app.try_state();
    let done = desk.ok_or_else(did_not_work).and_then(|desk| work(&desk));
    let said = done.and_then(|answer| in_words(&answer, language(app)));
    said.map_err(|problem| problem.said(language(app)))
}

/// An answer as it crosses, with its sentences in this language.
pub fn in_words(answer: &impl Serialize, language: Language) -> Result<Answered, Problem> {
    answered(answer, language).map_err(|error| {
        tracing::error!(%error, "an answer could not be written");
        did_not_work()
    })
}

/// Changes something and tells the desk that the house is another.
fn change<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem>,
) -> Answer {
    answer(app, |desk| work(desk).inspect(|_| tell_house(app)))
}

/// As [`change`], where the room's screens may have to show something else too.
fn show<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem>,
) -> Answer {
    answer(app, |desk| work(desk).inspect(|_| projector::tell_all(app)))
}

/// Writes a file; answers where it is.
fn saved<R: Runtime>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<PathBuf, Problem>,
) -> Answer {
    answer(app, |desk| Ok(work(desk)?.display().to_string()))
}

/// A call came to no end.
pub fn did_not_work() -> Problem {
    problem!(
        unexpected,
        "did-not-work",
        "This did not work, and nothing else was touched. Try again."
    )
}
