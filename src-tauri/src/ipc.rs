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
use serde_json::{Value, json};
use shuffle_up_engine::log::Correction;
use shuffle_up_words::answered;
use tauri::State;
use tauri::async_runtime::spawn_blocking;

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
#[tauri::command(async)]
pub fn act<R: Runtime>(app: AppHandle<R>, tournament: u32, command: Command) -> Answer {
    at_once(&app, |desk| say(&app, desk, tournament, command, None))
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
pub async fn ask<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    questions: Vec<Question>,
) -> Result<Vec<Reply<Value>>, SaidProblem> {
    // Each answer is said before it is marked, and is the largest that crosses: it is not gone through once more.
    elsewhere(app, move |app| {
        let desk = there(app).map_err(|problem| problem.said(language(app)))?;
        let language = desk.house().language();
        let replies = questions.into_iter().map(|Question { query, shown }| {
            // The house is let go of before the answer is worked out: no action waits for it.
            let taken = desk.house().snapshot(tournament);
            match taken {
                Ok(taken) => {
                    let answer = answered(json!(taken.reply(&query)), language);
                    Reply::Asked(Asked::new(answer, shown.as_deref()))
                }
                Err(refusal) => Reply::Refused { refusal: refusal.said(language) },
            }
        });
        Ok(replies.collect())
    })
    .await
}

/// Puts lines further back right.
#[tauri::command]
pub async fn correct<R: Runtime>(
    app: AppHandle<R>,
    tournament: u32,
    correction: Correction,
) -> Answer {
    aside(app, move |app, desk| {
        let written = corrected(desk, tournament, &correction, (None, DEVICE))?;
        Ok(undone(app, desk, tournament, written))
    })
    .await
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
#[tauri::command(async)]
pub fn undo<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    at_once(&app, |desk| step(&app, desk, tournament, House::undo))
}

/// Restores what was undone last.
#[tauri::command(async)]
pub fn redo<R: Runtime>(app: AppHandle<R>, tournament: u32) -> Answer {
    at_once(&app, |desk| step(&app, desk, tournament, House::redo))
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
#[tauri::command(async)]
pub fn house<R: Runtime>(app: AppHandle<R>) -> Answer {
    at_once(&app, |desk| Ok(desk.view(&app)))
}

/// What a window hears: every sentence in the desk's language, of what was refused as of what was answered.
pub type Answer = Result<Value, SaidProblem>;

/// The desk's language; English before the desk is there.
pub fn language<R: Runtime>(app: &AppHandle<R>) -> Language {
    app.try_state::<Desk>().map(|desk| desk.house().language()).unwrap_or_default()
}

/// The desk, once the house is open; a window is there before it.
fn there<R: Runtime>(app: &AppHandle<R>) -> Result<State<'_, Desk>, Problem> {
    app.state::<Opening>().wait();
    app.try_state().ok_or_else(did_not_work)
}

/// Does what is done at once.
fn at_once<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem>,
) -> Answer {
    match there(app).and_then(|desk| work(&desk)) {
        Ok(answer) => Ok(answered(json!(answer), language(app))),
        Err(problem) => Err(problem.said(language(app))),
    }
}

/// Changes something at once and tells the desk that the house is another.
fn change<R: Runtime, T: Serialize>(
    app: &AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem>,
) -> Answer {
    let answer = at_once(app, work)?;
    tell_house(app);
    Ok(answer)
}

/// Does what takes its time, or may have to wait, on a thread of its own: the few threads that answer the windows are for
/// what is done at once.
async fn aside<R: Runtime, T: Serialize>(
    app: AppHandle<R>,
    work: impl FnOnce(&AppHandle<R>, &Desk) -> Result<T, Problem> + Send + 'static,
) -> Answer {
    elsewhere(app, move |app| at_once(app, |desk| work(app, desk))).await
}

/// As [`aside`], and tells the desk then that the house is another.
async fn change_aside<R: Runtime, T: Serialize>(
    app: AppHandle<R>,
    work: impl FnOnce(&AppHandle<R>, &Desk) -> Result<T, Problem> + Send + 'static,
) -> Answer {
    aside(app, move |app, desk| work(app, desk).inspect(|_| tell_house(app))).await
}

/// As [`change_aside`], where the room's screens may have to show something else too.
async fn show_aside<R: Runtime, T: Serialize>(
    app: AppHandle<R>,
    work: impl FnOnce(&Desk) -> Result<T, Problem> + Send + 'static,
) -> Answer {
    aside(app, move |app, desk| work(desk).inspect(|_| projector::tell_all(app))).await
}

/// Writes a file aside; answers where it is.
async fn saved<R: Runtime>(
    app: AppHandle<R>,
    work: impl FnOnce(&AppHandle<R>, &Desk) -> Result<PathBuf, Problem> + Send + 'static,
) -> Answer {
    aside(app, move |app, desk| Ok(work(app, desk)?.display().to_string())).await
}

/// Does this on a thread of its own.
async fn elsewhere<R: Runtime, T: Send + 'static>(
    app: AppHandle<R>,
    work: impl FnOnce(&AppHandle<R>) -> Result<T, SaidProblem> + Send + 'static,
) -> Result<T, SaidProblem> {
    let with = app.clone();
    let done = spawn_blocking(move || work(&with)).await;
    done.unwrap_or_else(|error| {
        tracing::error!(%error, "a call came to no end");
        Err(did_not_work().said(language(&app)))
    })
}

/// A call came to no end.
pub fn did_not_work() -> Problem {
    problem!(
        unexpected,
        "did-not-work",
        "This did not work, and nothing else was touched. Try again."
    )
}
