//! A scripted tournament killed at random instants, as quality asks: every acknowledged action is in the file, none is half done,
//! and what is there is, line by line, what an unharmed run of the same script says.
//!
//! An ordinary run kills a few dozen times. By hand: `KILLS=20000 cargo test --release -p shuffle-up-headless --test headless
//! killed -- --nocapture`; `docs/durability.md` has the figures of such a run.

use shuffle_up_engine::log::Line;
use shuffle_up_headless::{Session, run};
use shuffle_up_journal::{Journal, LogStore as _, TournamentId};
use shuffle_up_kept_log::log_of;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const KILLS: u32 = 40;
/// However slow the machine, an ordinary run ends.
const AT_MOST_EACH: Duration = Duration::from_millis(500);

fn script() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/samples/t1000-24-players.jsonl")
}

/// Not a test by itself: the program that is killed.
#[test]
fn plays_the_script_until_it_is_killed() {
    let Some(file) = std::env::var_os("KILLED_FILE").map(PathBuf::from) else { return };
    let input = BufReader::new(std::fs::File::open(script()).unwrap());
    println!();
    let words = vec!["--journal".into(), file.display().to_string()];
    assert_eq!(run(words, input, std::io::stdout()), 0);
    println!("\nthrough");
}

/// Starts it on this file.
fn player(file: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "killed::plays_the_script_until_it_is_killed",
            "--nocapture",
            "--test-threads=1",
        ])
        .env("KILLED_FILE", file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The lines of an unharmed run.
fn unharmed() -> Vec<Line> {
    let mut session = Session::new();
    for (number, text) in (1..).zip(std::fs::read_to_string(script()).unwrap().lines()) {
        if !text.trim().is_empty() && !text.starts_with('#') {
            session.take(text, number).unwrap();
        }
    }
    session.log().lines().to_vec()
}

/// What the file holds after a kill.
fn held(file: &Path) -> Vec<Line> {
    if !file.exists() {
        return Vec::new();
    }
    let opened = Journal::open(file).unwrap();
    assert_eq!(opened.read_only, None);
    let Some(row) = opened.journal.tournaments().unwrap().first().map(|row| row.id) else {
        return Vec::new();
    };
    assert_eq!(row, TournamentId(1));
    log_of(&opened.journal.read(row, 1).unwrap()).unwrap().lines().to_vec()
}

#[test]
fn a_scripted_tournament_killed_at_any_instant_keeps_every_acknowledged_action() {
    let truth = unharmed();
    assert!(truth.len() > 40);
    let kills: u32 = std::env::var("KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let started = Instant::now();
    let at_most = AT_MOST_EACH * kills;
    let folder = tempfile::tempdir().unwrap();
    let mut chance = 20_261_121_u64;
    let (mut done, mut in_the_middle, mut through, mut checked) = (0_u32, 0_u32, 0_u32, 0_usize);
    // How long a whole run takes here; the kills are spread over it.
    let length = {
        let began = Instant::now();
        let whole = player(&folder.path().join("whole.shuffle-up")).wait_with_output().unwrap();
        assert!(String::from_utf8_lossy(&whole.stdout).contains("through"));
        began.elapsed()
    };
    while done < kills && started.elapsed() < at_most {
        let file = folder.path().join(format!("{done}.shuffle-up"));
        let mut child = player(&file);
        let mut heard = child.stdout.take().unwrap();
        let listener = std::thread::spawn(move || {
            let mut said = Vec::new();
            heard.read_to_end(&mut said).map(|_| String::from_utf8_lossy(&said).into_owned())
        });
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let share = u32::try_from(chance >> 44).unwrap();
        std::thread::sleep(length * share / (1 << 20));
        let over = child.try_wait().unwrap().is_some();
        child.kill().unwrap();
        child.wait().unwrap();
        done += 1;
        let said = listener.join().unwrap().unwrap();
        through += u32::from(over);
        let whole = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
        let acknowledged = whole.lines().filter(|line| line.starts_with("{\"line\":")).count();
        let there = held(&file);
        assert!(
            there.len() >= acknowledged,
            "{} of {acknowledged} after {done} kills",
            there.len()
        );
        assert!(there.len() <= acknowledged + 1, "at most the action under way is there besides");
        assert_eq!(there[..], truth[..there.len()], "after {done} kills");
        checked += there.len();
        in_the_middle += u32::from(!there.is_empty() && there.len() < truth.len());
        let _ = std::fs::remove_file(&file);
    }
    eprintln!(
        "{done} kills in {:?}, {in_the_middle} of them in the middle of play, {through} after its end; {checked} actions compared",
        started.elapsed()
    );
    assert!(done >= 10 && in_the_middle > done / 5, "{in_the_middle} of {done} fell in the middle");
}
