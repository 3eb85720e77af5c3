//! The program is killed at any instant: every acknowledged line is there, in order, and no batch is half there.

use std::io::Read;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::Numbers;
use shuffle_up_journal::{Journal, LogStore, StoredLine, TournamentId};

/// `JOURNAL_KILLS` asks for more of them.
const KILLS: u32 = 60;
/// However slow the machine, the test ends; it then checks fewer kills.
const AT_MOST_EACH: Duration = Duration::from_millis(300);

/// A line that says which batch it belongs to, from its first to its last number, and is large now and then.
fn batch_line(tournament: TournamentId, number: u32, first: u32, last: u32) -> StoredLine {
    let padding = "♠".repeat(if number.is_multiple_of(97) { 20_000 } else { 60 });
    let body = format!("[{first},{last},\"{padding}\"]");
    StoredLine { tournament, number, at: i64::from(number), device: "desk".to_owned(), body }
}

#[test]
fn appends_until_it_is_killed() {
    let Some(path) = std::env::var_os("JOURNAL_PATH").map(PathBuf::from) else {
        return;
    };
    let mut journal = Journal::open(&path).unwrap().journal;
    let mut next: Vec<u32> =
        journal.tournaments().unwrap().iter().map(|row| row.lines + 1).collect();
    for round in 0_u32.. {
        let which = (round % 2) as usize;
        let tournament = TournamentId(which as u32 + 1);
        let (first, last) = (next[which], next[which] + round % 4);
        let batch: Vec<StoredLine> =
            (first..=last).map(|number| batch_line(tournament, number, first, last)).collect();
        journal.append(&batch).unwrap();
        println!("\nsaid {tournament} {last}");
        next[which] = last + 1;
        if round % 64 == 9 {
            journal.backup_now(i64::from(round), 2).unwrap();
        }
        journal.seen_alive(tournament, i64::from(last)).unwrap();
    }
}

#[test]
fn every_acknowledged_line_survives_a_kill_at_any_instant() {
    let folder = tempfile::tempdir().unwrap();
    let started = Instant::now();
    let wanted = std::env::var("JOURNAL_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let at_most = AT_MOST_EACH * wanted;
    let mut numbers = Numbers(20_251_120);
    let mut path = PathBuf::new();
    let mut acknowledged = [0_u32; 2];
    let (mut kills, mut lines) = (0, 0);
    while kills < wanted && started.elapsed() < at_most {
        if kills % 12 == 0 {
            // A new file now and then: opening checks all of it, and this test is about many kills.
            path = folder.path().join(format!("{kills}.shuffle-up"));
            let mut journal = Journal::open(&path).unwrap().journal;
            journal.create("Sunday Major", 1).unwrap();
            journal.create("Turbo", 2).unwrap();
            acknowledged = [0; 2];
        }
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "killed::appends_until_it_is_killed",
                "--nocapture",
                "--test-threads=1",
            ])
            .env("JOURNAL_PATH", &path)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut heard = child.stdout.take().unwrap();
        // Read along, or the child would stop at a full pipe.
        let listener = std::thread::spawn(move || {
            let mut said = Vec::new();
            heard.read_to_end(&mut said).map(|_| String::from_utf8_lossy(&said).into_owned())
        });
        std::thread::sleep(Duration::from_micros(10_000 + numbers.below(120_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        let said = listener.join().unwrap().unwrap();
        let whole_lines = said.rsplit_once('\n').map_or("", |(whole, _)| whole);
        for line in whole_lines.lines().filter_map(|line| line.strip_prefix("said ")) {
            let (tournament, last) = line.split_once(' ').unwrap();
            acknowledged[tournament.parse::<usize>().unwrap() - 1] = last.parse().unwrap();
        }
        let opened = Journal::open(&path).unwrap();
        assert!(opened.read_only.is_none(), "{:?} after {kills} kills", opened.read_only);
        for (which, acknowledged) in acknowledged.iter_mut().enumerate() {
            let tournament = TournamentId(which as u32 + 1);
            let log = opened.journal.read(tournament, 1).unwrap();
            let there = log.len() as u32;
            assert!(
                there >= *acknowledged,
                "{there} of {acknowledged} acknowledged lines after {kills} kills"
            );
            for (line, number) in log.iter().zip(1..) {
                let (first, last): (u32, u32) = {
                    let mut fields = line.body[1..].split(',');
                    let mut field = || fields.next().unwrap().parse().unwrap();
                    (field(), field())
                };
                assert!(last <= there, "a batch is half there");
                assert_eq!(*line, batch_line(tournament, number, first, last));
            }
            *acknowledged = there;
            lines += there;
        }
    }
    eprintln!("{kills} kills in {:?}, {lines} lines checked", started.elapsed());
    assert!(kills >= 10 && lines > 100, "only {kills} kills and {lines} lines in {at_most:?}");
}
