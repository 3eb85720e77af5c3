//! Budget: a photo of 10 MB, a list of 10,000 players that is taken in and views of the whole field delay no cue and no
//! action: how late a cue is looked up, and the 99th percentile of an action, beside the same with nothing else at work.
//!
//! `cargo bench -p shuffle-up --bench meanwhile`: it needs the program, which takes long to build.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use budgets::{FIELD, percentile};
use image::codecs::jpeg::JpegEncoder;
use shuffle_up_engine::Query;
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_house::office::Office;
use shuffle_up_house::office::players::Players;
use shuffle_up_journal::TournamentId;
use shuffle_up_players::Photo;
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

/// How long each case is measured, at the least.
const LENGTH: Duration = Duration::from_secs(5);
/// An action every so often, and a cue.
const ACTIONS: Duration = Duration::from_millis(10);
const CUES: Duration = Duration::from_millis(7);
/// How much later than alone is no delay that anybody notices: the processors are shared, the locks are not.
const WITHIN: f64 = 10.0;

fn locked(office: &Mutex<Office>) -> MutexGuard<'_, Office> {
    office.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What was measured while something was at work.
struct Case {
    /// How late cues were, and how long actions took.
    late: Vec<Duration>,
    actions: Vec<Duration>,
    /// How often the work was done, and how long it took each time.
    works: u32,
    each: Duration,
}

/// Acts and looks for cues while `work` is done over and over.
fn meanwhile(office: &Mutex<Office>, tournament: TournamentId, work: impl Fn() + Sync) -> Case {
    let done = AtomicBool::new(false);
    let going = || !done.load(Ordering::Relaxed);
    scope(|threads| {
        let cues = threads.spawn(|| {
            let (mut late, mut called) = (Vec::new(), BTreeMap::new());
            let mut due = Instant::now();
            while going() {
                // From now on, so that one that was late does not make the next ones late too.
                due = due.max(Instant::now()) + CUES;
                sleep(due.saturating_duration_since(Instant::now()));
                let _ = locked(office).next_call(&mut called);
                late.push(due.elapsed());
            }
            late
        });
        let actions = threads.spawn(|| {
            let mut taken = Vec::new();
            while going() {
                let start = Instant::now();
                let mut held = locked(office);
                held.act(tournament, AdjustClock { by_ms: 1 }.into())
                    .map_err(|why| why.sentence.english)
                    .unwrap_or_else(|why| panic!("{why}"));
                let players = held.players.clone();
                drop(held);
                players.catch_up();
                taken.push(start.elapsed());
                sleep(ACTIONS);
            }
            taken
        });
        let (start, mut works) = (Instant::now(), 0);
        while works == 0 || start.elapsed() < LENGTH {
            work();
            works += 1;
        }
        let each = start.elapsed() / works;
        done.store(true, Ordering::Relaxed);
        let of = |measured: std::thread::Result<Vec<Duration>>| match measured {
            Ok(mut measured) => {
                measured.sort_unstable();
                measured
            }
            Err(panic) => std::panic::resume_unwind(panic),
        };
        Case { late: of(cues.join()), actions: of(actions.join()), works, each }
    })
}

/// A photo of nearly ten million bytes, that no compression makes smaller.
fn photo() -> Result<String, image::ImageError> {
    let mut state = 1_u32;
    let noise = image::RgbImage::from_fn(3_400, 2_550, |_, _| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let [_, one, two, three] = state.to_be_bytes();
        image::Rgb([one, two, three])
    });
    let mut bytes = Vec::new();
    noise.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, 70))?;
    println!("the photo has {:.1} MB", bytes.len() as f64 / 1e6);
    Ok(STANDARD.encode(bytes))
}

fn list(from: usize) -> String {
    let lines = (from..from + 10_000)
        .map(|number| format!("Listed Player {number},,l{number}@b.c,,{number}\n"));
    STANDARD
        .encode(format!("name,nickname,contact,notes,membership\n{}", lines.collect::<String>()))
}

fn tell(what: &str, case: &Case, alone: &Case) {
    for (figure, of) in [
        ("cue, late by, 99th percentile", [&case.late, &alone.late]),
        ("action, 99th percentile", [&case.actions, &alone.actions]),
    ] {
        let [measured, against] = of.map(|times| percentile(times, 99));
        let ratio = measured.as_secs_f64() / against.as_secs_f64().max(1e-9);
        let most = of[0].last().copied().unwrap_or_default();
        println!(
            "{what}: {figure} | {measured:.2?}, the worst {most:.2?}, against {against:.2?} | within {WITHIN} \u{d7} | {:.2}",
            ratio / WITHIN
        );
    }
    println!("{what}: the work itself took {:.0?}, {} times", case.each, case.works);
}

fn run() -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut office = Office::open(folder.path());
    let mut setup = t1000();
    setup.rebuy = None;
    let id = office.new_tournament(setup, None).map_err(|problem| problem.sentence.english)?;
    let names = (1..=FIELD).map(|number| format!("Player Number {number}")).collect();
    let enter = Enter { names, ..Enter::default() };
    for command in [enter.into(), DrawSeats {}.into(), StartClock {}.into()] {
        office.act(id, command).map_err(|problem| problem.sentence.english)?;
    }
    let players: std::sync::Arc<Players> = office.players.clone();
    let office = Mutex::new(office);
    let (photo, taken) = (photo()?, Mutex::new(0));
    let alone = meanwhile(&office, id, || sleep(LENGTH));
    tell("nothing else at work", &alone, &alone);
    let case = meanwhile(&office, id, || {
        let small = Photo::read(&photo).unwrap_or_else(|why| panic!("{}", why.message));
        players
            .with(|list| list.take_photo(&small))
            .unwrap_or_else(|why| panic!("{}", why.message));
    });
    tell("a photo of 10 MB", &case, &alone);
    let case = meanwhile(&office, id, || {
        let from = {
            let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
            *taken += 10_000;
            *taken
        };
        let file = list(from);
        players.with(|list| list.import(&file)).unwrap_or_else(|why| panic!("{}", why.message));
    });
    tell("a list of 10,000 players", &case, &alone);
    let case = meanwhile(&office, id, || {
        let taken =
            locked(&office).snapshot(id).unwrap_or_else(|why| panic!("{}", why.sentence.english));
        let _ = taken.answer(&Query::Prizes { page: None });
        let _ = taken.answer(&Query::Projector { moves_ms: None });
    });
    tell("views of the whole field", &case, &alone);
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        panic!("{error}");
    }
}
