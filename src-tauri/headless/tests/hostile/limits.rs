//! Children under limits, and what they took.

use super::{MEGABYTES, SECONDS};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// One child at a time: what they take is measured, and the machine may have few cores.
static ONE: Mutex<()> = Mutex::new(());
/// When the case under way began, in milliseconds of the process's time.
static BEGAN: AtomicU64 = AtomicU64::new(0);

/// What this process is to do if it is a child that was started for this.
pub(crate) fn job(kind: &str) -> Option<String> {
    let job = std::env::var("HOSTILE_JOB").ok()?;
    let job = job.strip_prefix(kind)?.strip_prefix('=').map(ToString::to_string);
    if job.is_some() {
        std::thread::spawn(watch);
    }
    job
}

/// Ends the process where a case takes too long. It is its own processor time that counts, however busy the machine is.
fn watch() {
    let limit = std::env::var("HOSTILE_SECONDS").map_or(SECONDS, |set| set.parse().unwrap());
    loop {
        std::thread::sleep(Duration::from_millis(100));
        if time().saturating_sub(BEGAN.load(Ordering::Relaxed)) > limit * 1_000 {
            eprintln!("TOO LONG");
            std::process::exit(9);
        }
    }
}

/// Runs a test once more in a process of its own, with little memory.
///
/// What is limited is what the process may map; one arena keeps the allocator from reserving far more than it uses.
fn run(test: &str, kind: &str, with: &str) -> Output {
    let _one = ONE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    // Whatever the program itself and its libraries map is beside what it uses.
    let limit = format!("ulimit -v {} && exec \"$0\" \"$@\"", (MEGABYTES + 60) * 1024);
    let done = Command::new("sh")
        .args(["-c", &limit])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", &format!("hostile::{test}"), "--nocapture", "--test-threads=1"])
        .env("HOSTILE_JOB", format!("{kind}={with}"))
        .env("MALLOC_ARENA_MAX", "1")
        .output()
        .unwrap();
    for line in text(&done.stdout).lines().filter(|line| line.starts_with("MUCH")) {
        println!("{line}");
    }
    done
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Runs a test that is one case.
pub(crate) fn child(test: &str, kind: &str, with: &str) {
    let done = run(test, kind, with);
    assert!(done.status.success(), "{}\n{}", done.status, text(&done.stderr));
}

/// Runs a test of many cases. One that fails is noted, and a new child goes on after it.
pub(crate) fn cases(test: &str, kind: &str) {
    let (mut first, mut failed) = (0, Vec::new());
    loop {
        let done = run(test, kind, &first.to_string());
        if done.status.success() {
            break;
        }
        let said = text(&done.stdout);
        let last = said.lines().rev().find_map(|line| line.strip_prefix("CASE "));
        let last = last.unwrap_or_else(|| panic!("{said}{}", text(&done.stderr)));
        let told = text(&done.stderr);
        let why = told.lines().filter(|line| !line.trim().is_empty()).take(3);
        let why = why.collect::<Vec<_>>().join(" / ");
        println!("FAILED {last}: {}: {why}", done.status);
        failed.push(last.to_string());
        first = last.split(' ').next().unwrap().parse::<usize>().unwrap() + 1;
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}

/// The cases of a child, from the first that it has to try.
pub(crate) struct Cases {
    first: usize,
    next: usize,
    read: usize,
}

impl Cases {
    pub(crate) fn from(first: &str) -> Self {
        Self { first: first.parse().unwrap(), next: 0, read: 0 }
    }

    /// Tries a case, which answers whether what it was given could be read at all.
    pub(crate) fn case(&mut self, what: &str, try_it: impl FnOnce() -> bool) {
        let number = self.next;
        self.next += 1;
        if number < self.first {
            return;
        }
        // The harness has begun a line of its own.
        println!("\nCASE {number} {what}");
        let (memory, began) = (memory(), time());
        BEGAN.store(began, Ordering::Relaxed);
        self.read += usize::from(try_it());
        let (more, took) = (self::memory().saturating_sub(memory), time().saturating_sub(began));
        if more > 8_000 || took > 500 {
            println!("MUCH {took} ms, {more} kB more: {what}");
        }
    }

    /// All cases were tried, and enough of them came to something.
    pub(crate) fn done(self) {
        let tried = self.next.saturating_sub(self.first);
        println!("MUCH {} of {tried} cases were read, {} kB at most", self.read, memory());
        assert!(self.first > 0 || self.read * 4 > tried, "only {} of {tried}", self.read);
    }
}

/// The most memory that this process ever had, in kilobytes.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    peak.trim().trim_end_matches("kB").trim().parse().unwrap()
}

/// The processor time that this process has taken, in milliseconds.
fn time() -> u64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    // The name of the program, which may hold blanks, ends with the only bracket.
    let fields = stat.rsplit_once(')').unwrap().1;
    let ticks: u64 =
        fields.split_whitespace().skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum();
    ticks * 10
}
