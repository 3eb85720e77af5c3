//! Budgets: processor time within 1.5, memory within 1.3 and the start to a usable desk within 1.3 of two bare windows in
//! the same run.

use crate::processes::Processes;
use crate::windows::Windows;
use crate::windows::screen::Screen;
use acceptance::keep;
use budgets::Floor;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How often each is started, in turn: single starts of either wander by half.
const STARTS: usize = 11;
/// Long after the last of a start has been painted, also on a busy machine.
const STARTED: Duration = Duration::from_secs(8);
/// The share of the desk's picture that must be there before it is called usable; the rest are figures that go on
/// changing.
const PAINTED: f64 = 0.99;
/// What a window that has just been opened still has to do is not what an evening costs.
const SETTLING: Duration = Duration::from_secs(20);
/// How often the memory is looked at.
const EVERY: Duration = Duration::from_secs(5);
/// The desk's size on the display.
const DESK: (usize, usize) = (1_440, 900);

/// What is measured: the program or the bare windows.
#[derive(Clone, Copy)]
struct Measured<'a> {
    binary: &'a Path,
    /// How a start with one window is asked for.
    start: &'a [&'a str],
    /// How many entries its tournament has; none where it opens the sample, or nothing.
    entries: usize,
    is_program: bool,
}

/// What two windows take.
struct Cost {
    /// Processor time, as a share of one core.
    cpu: f64,
    /// Proportional set size in MiB.
    pss: f64,
}

/// Measures both over the sample, or over a field of so many entries, and prints the ratios.
pub async fn measure(program: &Path, bare: &Path, screen: &Path, seconds: u64, entries: usize) {
    let sample: &[&str] = if entries == 0 { &["--sample"] } else { &[] };
    let program = Measured { binary: program, start: sample, entries, is_program: true };
    let bare = Measured { binary: bare, start: &["--one"], entries: 0, is_program: false };

    // A host's start: the file is there, with a tournament in play.
    let data = prepared(entries);
    start(program.binary, program.start, data.path(), screen);
    let (mut program_starts, mut bare_starts) = (Vec::new(), Vec::new());
    for _ in 0..STARTS {
        bare_starts.push(start(bare.binary, bare.start, data.path(), screen));
        program_starts.push(start(program.binary, &[], data.path(), screen));
    }
    let (took, against) = (median(program_starts), median(bare_starts));
    report(
        "start to a usable desk",
        &format!("{:.0} ms against {:.0} ms", took * 1e3, against * 1e3),
        "1.3",
        took / against,
    );

    let length = Duration::from_secs(seconds);
    let against = run(bare, length).await;
    let taken = run(program, length).await;
    report(
        "processor, desk and projector, clock running",
        &format!("{:.1} % against {:.1} % of a core", taken.cpu * 100.0, against.cpu * 100.0),
        "1.5",
        taken.cpu / against.cpu,
    );
    report(
        "memory, likewise",
        &format!("{:.0} MB against {:.0} MB", taken.pss, against.pss),
        "1.3",
        taken.pss / against.pss,
    );
}

/// A folder with a field of so many entries in play, its clock paused; an empty one for the sample.
fn prepared(entries: usize) -> TempDir {
    let data = tempfile::tempdir().expect("a folder for the tournament");
    if entries > 0 {
        keep(&Floor::playing(entries), data.path(), 0);
    }
    data
}

fn report(what: &str, measured: &str, budget: &str, ratio: f64) {
    println!("{what} | {measured} | within {budget} \u{d7} | {ratio:.2}");
}

/// From the start to the moment since when the desk looks as it does later, in seconds.
fn start(binary: &Path, words: &[&str], data: &Path, screen: &Path) -> f64 {
    let screen = Screen::open(screen, DESK.0, DESK.1).expect("the display's file");
    let mut painted = screen.look().expect("the display");
    let mut since = vec![Duration::ZERO; painted.len()];
    let begun = Instant::now();
    let mut child = Command::new(binary)
        .args(words)
        .arg("--data")
        .arg(data)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    while begun.elapsed() < STARTED {
        let now = screen.look().expect("the display");
        let at = begun.elapsed();
        for ((pixel, seen), since) in painted.iter_mut().zip(now).zip(&mut since) {
            if *pixel != seen {
                (*pixel, *since) = (seen, at);
            }
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    // As whoever logs out ends it: a start after a crash is another one.
    let told = Command::new("kill").arg(child.id().to_string()).status();
    assert!(told.is_ok_and(|status| status.success()), "the program is there to be ended");
    child.wait().expect("the program ends");
    // Until the next start the display is empty again.
    std::thread::sleep(Duration::from_secs(1));
    since.sort_unstable();
    let last = (since.len() as f64 * PAINTED) as usize;
    since.get(last).map_or(f64::NAN, Duration::as_secs_f64)
}

/// Opens both windows beside each other, lets them settle, and watches them for so long.
async fn run(measured: Measured<'_>, length: Duration) -> Cost {
    let data = prepared(measured.entries);
    let words: &[&str] = if measured.is_program { measured.start } else { &[] };
    let windows = Windows::open_program(measured.binary, data.path(), words).await;
    if measured.entries > 0 {
        windows.enter_tournament().await;
        windows.press("clock-toggle").await;
    }
    if measured.is_program {
        windows.press("room-projector").await;
        windows.press("open-projector").await;
    }
    windows.turn_to("projector").await;
    windows.client.set_window_position(DESK.0 as u32, 0).await.expect("the window can be moved");
    windows.turn_to_desk().await;
    if measured.is_program {
        windows.press("room-tables").await;
    }
    tokio::time::sleep(SETTLING).await;

    let processes = Processes::of(measured.binary).expect("the program runs");
    let (begun, before) = (Instant::now(), processes.taken());
    let mut memory = Vec::new();
    while begun.elapsed() < length {
        tokio::time::sleep(EVERY).await;
        memory.push(processes.taken().iter().map(|one| one.pss).sum::<u64>() as f64 / 1_024.0);
    }
    let (elapsed, after) = (begun.elapsed().as_secs_f64(), processes.taken());
    windows.close().await;
    let mut cpu = 0.0;
    for (one, before) in after.iter().zip(&before) {
        let used = one.cpu.saturating_sub(before.cpu).as_secs_f64() / elapsed;
        println!("  {} | {:.2} % | {} MB", one.name, used * 100.0, one.pss / 1_024);
        cpu += used;
    }
    Cost { cpu, pss: median(memory) }
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}
