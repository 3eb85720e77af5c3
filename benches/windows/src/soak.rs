//! An hour of a tournament with short levels, acted in now and then: the memory must stay what it was.

use crate::line::slope;
use crate::processes::{Processes, Taken};
use crate::windows::Windows;
use shuffle_up_engine::Command;
use shuffle_up_engine::actions::clock::change_schedule::ChangeSchedule;
use shuffle_up_engine::rulebook::schedule::{Schedule, Stage};
use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

/// How often the memory is looked at.
const EVERY: Duration = Duration::from_secs(30);
/// Growth of the second half, in per cent an hour, that still counts as flat. What is measured goes up and down with
/// the collection of garbage in the windows by more than this.
const FLAT: f64 = 2.0;

/// How often the director acts before anything is measured. A window takes memory for what it shows for the first time,
/// and its garbage is collected only once there is enough of it: after some two hundred acts it takes what it ever will.
const SETTLING_ACTS: u32 = 360;
/// How long the director waits between those.
const SETTLING: Duration = Duration::from_millis(200);

/// Runs it and prints whether memory was flat. False when it was not, or when the director could not act any more.
/// `between_acts` is how long the director does nothing between two actions.
pub async fn soak(program: &Path, csv: &Path, minutes: u64, between_acts: Duration) -> bool {
    let data = tempfile::tempdir().expect("a folder for the tournament");
    let windows = Windows::open_program(program, data.path(), &["--sample"]).await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    windows.turn_to_desk().await;
    shorten_levels(&windows).await;
    let processes = Processes::of(program).expect("the program runs");

    for turn in 0..SETTLING_ACTS {
        act(&windows, turn).await;
        tokio::time::sleep(SETTLING).await;
    }

    let length = Duration::from_secs(minutes * 60);
    let begun = Instant::now();
    let acts = tokio::spawn(async move {
        let mut acts = 0_u32;
        while begun.elapsed() < length {
            act(&windows, acts).await;
            acts += 1;
            tokio::time::sleep(between_acts).await;
        }
        (windows, acts)
    });

    let mut file = File::create(csv).expect("a file for the figures");
    writeln!(file, "seconds,own_mb,pss_mb,cpu_s,own_of_each").expect("the figures can be written");
    let mut points = Vec::new();
    while begun.elapsed() < length {
        tokio::time::sleep(EVERY).await;
        let taken = processes.taken();
        let seconds = begun.elapsed().as_secs_f64();
        let sum = |of: fn(&Taken) -> u64| taken.iter().map(of).sum::<u64>() as f64 / 1_024.0;
        let (own, pss) = (sum(|one| one.own), sum(|one| one.pss));
        let cpu: Duration = taken.iter().map(|one| one.cpu).sum();
        let each: Vec<String> =
            taken.iter().map(|one| format!("{} {}", one.name, one.own / 1_024)).collect();
        writeln!(
            file,
            "{seconds:.0},{own:.1},{pss:.1},{:.1},{}",
            cpu.as_secs_f64(),
            each.join(" / ")
        )
        .expect("the figures can be written");
        points.push((seconds / 3_600.0, own));
    }
    let acted = acts.await;
    let lines = acted.as_ref().map_or(0, |(_, acts)| *acts);
    if let Ok((windows, _)) = acted {
        windows.close().await;
    } else {
        println!("the director could not act any more; see above");
    }
    report(&points, minutes, lines) && lines > 0
}

/// Levels and breaks of two minutes from here on: the shortest that are called a minute before their end.
async fn shorten_levels(windows: &Windows) {
    const SHORT: i64 = 120_000;
    let mut schedule = sample_schedule();
    for stage in schedule.stages.iter_mut().skip(PLAYED) {
        match stage {
            Stage::Level(level) => level.length_ms = SHORT,
            Stage::Break(pause) => pause.length_ms = SHORT,
        }
    }
    // The sample's own evening again and again, so that breaks never end.
    let evening: Vec<Stage> = schedule.stages.iter().skip(PLAYED).cloned().collect();
    for _ in 0..20 {
        schedule.stages.extend(evening.iter().cloned());
    }
    let command = Command::from(ChangeSchedule { schedule });
    let command = serde_json::to_string(&command).expect("a command is JSON");
    // Said by the page itself: to fill in so many lines by hand would be another test.
    let said = format!(
        "const done = arguments[arguments.length - 1];
         window.__TAURI_INTERNALS__.invoke('act', {{ tournament: 1, command: {command} }})
             .then(() => done('done'), (problem) => done(problem.message ?? String(problem)))"
    );
    let answer = windows.client.execute_async(&said, Vec::new()).await.expect("the page answers");
    assert_eq!(answer, "done");
}

/// The levels and breaks that the sample has behind it: they stay as they were.
const PLAYED: usize = 4;

fn sample_schedule() -> Schedule {
    let script = shuffle_up_script::sample(0).expect("the sample is a script");
    let opening = script.into_iter().find_map(|(_, _, command)| match command {
        Command::OpenTournament(open) => Some(open.setup.schedule),
        _ => None,
    });
    opening.expect("the sample is opened")
}

/// What a director does in an evening, in turn: somebody busts, which is undone again so that the evening never ends,
/// the rooms are looked at, a sheet is previewed, the clock is stopped for a moment.
async fn act(windows: &Windows, turn: u32) {
    match turn % 12 {
        0 => {
            windows.press("room-tables").await;
            windows.floor("2.9").await;
            windows.undoes(|label| label.contains("Bust")).await;
        }
        1 | 9 => windows.press("undo").await,
        2 => windows.press("room-players").await,
        3 => windows.press("room-clock").await,
        4 => windows.press("room-prizes").await,
        5 => windows.press("room-paper").await,
        6 => windows.press("room-log").await,
        7 => windows.press("clock-toggle").await,
        8 => {
            windows.press("clock-toggle").await;
            windows.floor("2.9").await;
            windows.undoes(|label| label.contains("Bust")).await;
        }
        10 => windows.press("room-projector").await,
        _ => windows.press("room-house_rules").await,
    }
}

fn report(points: &[(f64, f64)], minutes: u64, acts: u32) -> bool {
    let second_half = points.get(points.len() / 2..).unwrap_or_default();
    let mean = second_half.iter().map(|point| point.1).sum::<f64>() / second_half.len() as f64;
    let Some(growth) = slope(second_half).map(|slope| slope / mean * 100.0) else {
        println!("too short to say anything");
        return false;
    };
    let first = points.first().map_or(0.0, |point| point.1);
    let last = points.last().map_or(0.0, |point| point.1);
    let flat = growth <= FLAT;
    println!(
        "own memory over {minutes} min, {acts} acts | {first:.0} MB at the start, {mean:.0} MB on average in the second \
         half, {last:.0} MB at the end | {growth:+.2} % an hour | flat up to {FLAT} % | {}",
        if flat { "flat" } else { "GROWS" }
    );
    flat
}
