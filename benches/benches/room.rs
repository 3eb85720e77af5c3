//! Budget: 500 phones that read and 20 devices that act, over real sockets on the loopback. The 99th percentile of an action within
//! 1.5 of the same with nobody reading, cues looked up on time, memory flat. One address that asks without end makes no action slower
//! than that either.
//!
//! `cargo bench -p budgets --bench room` takes a minute with readers, `-- --long` ten, and up to two alone. The server, TLS, the log and the journal are the
//! program's own; the house between them is a lock as the desk's is. Readers and actors run in this process too, and count.

#[path = "../../src-tauri/network/tests/compared/mod.rs"]
mod compared;

use budgets::{Floor, percentile, words};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};
use shuffle_up_engine::{Command, Log, Query};
use shuffle_up_journal::{Journal, LogStore as _, TournamentId};
use shuffle_up_kept_log::journal_line;
use shuffle_up_network::{
    Bounds, Caller, Certificate, File, House, KeptDevices, Options, Outcome, Refused, Server, Told,
    Wanted, Wish,
};
use std::collections::HashMap;
use std::error::Error;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;

const PLAYERS: usize = 500;
const READERS: usize = 500;
const ACTORS: usize = 20;
/// As many connections as an address may have.
const GREEDY: usize = 40;
/// Each device acts so often.
const ACTS_EVERY: Duration = Duration::from_secs(4);
/// So long alone are six hundred acts, whose slowest hundredth is known well enough.
const ALONE: Duration = Duration::from_secs(120);
/// A cue is looked for so often.
const CUES: Duration = Duration::from_millis(7);
/// Phones that ask in the same moment are one question, as in the program.
const SAME: Duration = Duration::from_millis(100);
/// How much later a cue may be than alone.
const WITHIN: f64 = 1.5;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A tournament at work, as the desk holds it.
struct Play {
    log: Arc<Log>,
    journal: Journal,
    tournament: TournamentId,
    now: i64,
}

struct Desk {
    play: Mutex<Play>,
    answers: Mutex<HashMap<u32, (Instant, Box<RawValue>)>>,
    server: OnceLock<Arc<Server>>,
    asked: AtomicU32,
}

fn problem(why: impl ToString) -> Value {
    json!({ "code": "problem", "message": why.to_string() })
}

impl Desk {
    fn act(&self, command: Value) -> Outcome {
        let command: Command = serde_json::from_value(command).map_err(problem)?;
        let revision = {
            let mut play = locked(&self.play);
            play.now += 10;
            let line = play.log.prepare(command, play.now, 7, "till").map_err(problem)?;
            let kept = journal_line(play.tournament, &line).map_err(problem)?;
            play.journal.append(&[kept]).map_err(problem)?;
            Arc::make_mut(&mut play.log).commit(line);
            play.log.revision()
        };
        if let Some(server) = self.server.get() {
            server.tell("revision", &json!({ "tournament": 1, "revision": revision }));
        }
        to_raw_value(&json!({ "revision": revision })).map_err(problem)
    }

    fn ask(&self) -> Outcome {
        self.asked.fetch_add(1, Ordering::Relaxed);
        let (log, now) = {
            let play = locked(&self.play);
            (Arc::clone(&play.log), play.now)
        };
        let revision = log.revision();
        let kept = locked(&self.answers).get(&revision).cloned();
        if let Some((_, answer)) = kept.filter(|(at, _)| at.elapsed() < SAME) {
            return Ok(answer);
        }
        let answer = Query::Projector { moves_ms: None }.answer(&log, now, None);
        let answer = to_raw_value(&answer).map_err(problem)?;
        let mut answers = locked(&self.answers);
        answers.retain(|_, (at, _)| at.elapsed() < SAME);
        answers.insert(revision, (Instant::now(), answer.clone()));
        Ok(answer)
    }
}

impl House for Desk {
    fn file(&self, path: &str) -> Option<File> {
        let page = File {
            kind: "text/html",
            bytes: Arc::from(*b""),
            zipped: false,
            acts: false,
            lasts: false,
        };
        (path == "/").then_some(page)
    }

    fn most(&self, _: &Caller, _: &str) -> usize {
        4_096
    }

    fn call(&self, caller: &Caller, call: &str, arguments: Value) -> Outcome {
        match (call, &caller.device) {
            ("ask", _) => self.ask(),
            ("act", Some(_)) => self.act(arguments),
            _ => Err(problem("not allowed")),
        }
    }

    fn refused(&self, _: &Caller, why: Refused) -> Value {
        problem(format!("{why:?}"))
    }

    fn may_read(&self) -> bool {
        false
    }

    fn read(&self, _: Wanted) -> Told {
        Told::Nothing
    }

    fn events_of(&self, _: &str) -> Option<u32> {
        None
    }

    fn operators(&self) -> Vec<String> {
        Vec::new()
    }

    fn knows(&self, _: &str, _: &str) -> bool {
        false
    }

    fn changed(&self) {}

    fn now(&self) -> i64 {
        0
    }
}

/// A connection from an address of its own: the server counts by address.
async fn connect(at: SocketAddr, (room, number): (u8, usize)) -> io::Result<TcpStream> {
    let [.., high, low] = number.to_be_bytes();
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::new(127, room, high, low)), 0))?;
    let stream = socket.connect(at).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

async fn post(
    line: &mut (impl AsyncRead + AsyncWrite + Unpin),
    (at, scheme): (SocketAddr, &str),
    (call, body): (&str, &Value),
    more: &str,
) -> io::Result<(String, String)> {
    let body = body.to_string();
    let head = format!(
        "POST /call/{call} HTTP/1.1\r\nHost: {at}\r\nOrigin: {scheme}://{at}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{more}\r\n",
        body.len()
    );
    line.write_all(format!("{head}{body}").as_bytes()).await?;
    let mut heard = Vec::new();
    loop {
        let end = heard.windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8_lossy(&heard[..end]).to_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or(0);
            if heard.len() >= end + 4 + length {
                let whole = String::from_utf8_lossy(&heard[..end]).into_owned();
                return Ok((whole, String::from_utf8_lossy(&heard[end + 4..]).into_owned()));
            }
        }
        if line.read_buf(&mut heard).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}

/// A phone: it hears of a new line, and asks what is shown.
async fn read(at: SocketAddr, number: usize) -> io::Result<()> {
    let mut news = connect(at, (1, number)).await?;
    let mut asks = connect(at, (1, number)).await?;
    news.write_all(format!("GET /news?page=/ HTTP/1.1\r\nHost: {at}\r\n\r\n").as_bytes()).await?;
    let mut heard = Vec::with_capacity(4_096);
    loop {
        heard.clear();
        if news.read_buf(&mut heard).await? == 0 {
            return Ok(());
        }
        if heard.windows(8).any(|eight| eight == b"revision") {
            post(&mut asks, (at, "http"), ("ask", &json!({})), "").await?;
        }
    }
}

/// A connection of one address that asks without end.
async fn ask_without_end(at: SocketAddr) -> io::Result<()> {
    let mut asks = connect(at, (3, 1)).await?;
    loop {
        post(&mut asks, (at, "http"), ("ask", &json!({})), "").await?;
    }
}

/// A paired device: it acts every so often, and measures how long it waits for the answer.
async fn act(
    server: Arc<Server>,
    connector: TlsConnector,
    number: usize,
    took: Arc<Mutex<Vec<Duration>>>,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    let at = server.at();
    let wish =
        Wish { name: "Till".into(), role: "any".into(), belongs_to: 1, place: None, shared: false };
    let code = server.pairing(|pairing| pairing.open(wish)).map_err(|why| format!("{why:?}"))?;
    let stream = connect(at, (2, number)).await?;
    let mut line = connector.connect(ServerName::IpAddress(at.ip().into()), stream).await?;
    let to = (at, "https");
    let (head, _) = post(&mut line, to, ("pair", &json!({ "code": code.digits })), "").await?;
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let token = cookie.and_then(|cookie| cookie.split(';').next()).ok_or("it was not let in")?;
    for said in 0_u64.. {
        tokio::time::sleep(ACTS_EVERY).await;
        let command = json!({ "type": "adjust_clock", "by_ms": 1 });
        let more = format!("Cookie: {token}\r\nCall-Number: {number}-{said}\r\n");
        let start = Instant::now();
        let (head, body) = post(&mut line, to, ("act", &command), &more).await?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{head}\n{body}").into());
        }
        locked(&took).push(start.elapsed());
    }
    Ok(())
}

/// What was measured in one case.
struct Case {
    actions: Vec<Duration>,
    late: Vec<Duration>,
    asked: u32,
    megabytes: (f64, f64),
}

/// The memory of this process, in megabytes.
fn memory() -> f64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().unwrap_or(0.0);
    kilobytes / 1_024.0
}

async fn measure(desk: &Arc<Desk>, took: &Mutex<Vec<Duration>>, length: Duration) -> Case {
    // The first acts of all come in while everybody connects, and are not counted.
    tokio::time::sleep(ACTS_EVERY * 2).await;
    locked(took).clear();
    let before = (desk.asked.load(Ordering::Relaxed), memory());
    let done = Arc::new(AtomicBool::new(false));
    let cues = {
        let (desk, done) = (Arc::clone(desk), Arc::clone(&done));
        std::thread::spawn(move || {
            let (mut late, mut due) = (Vec::new(), Instant::now());
            while !done.load(Ordering::Relaxed) {
                due = due.max(Instant::now()) + CUES;
                std::thread::sleep(due.saturating_duration_since(Instant::now()));
                let play = locked(&desk.play);
                let _ = play.log.tournament().clock(play.now);
                late.push(due.elapsed());
            }
            late
        })
    };
    tokio::time::sleep(length).await;
    done.store(true, Ordering::Relaxed);
    let late = cues.join().unwrap_or_default();
    let asked = desk.asked.load(Ordering::Relaxed) - before.0;
    Case { actions: locked(took).clone(), late, asked, megabytes: (before.1, memory()) }
}

fn tell(what: &str, of: [&[Duration]; 2]) {
    let [measured, against] = of.map(|times| percentile(times, 99));
    let middle = percentile(of[0], 50);
    let most = percentile(of[0], 100);
    println!(
        "{what}, 99th percentile | {}, the middle {}, the worst {}, against {} | within {WITHIN} \u{d7} | {:.2}",
        words(measured),
        words(middle),
        words(most),
        words(against),
        measured.as_secs_f64() / against.as_secs_f64().max(1e-9)
    );
}

async fn run(length: Duration) -> Result<(), Box<dyn Error>> {
    let folder = tempfile::tempdir()?;
    let mut journal = Journal::open(folder.path().join("room.shuffle-up"))?.journal;
    let floor = Floor::playing(PLAYERS);
    let tournament = journal.create("Room", 0)?;
    for line in floor.log.lines().iter() {
        journal.append(&[journal_line(tournament, line)?])?;
    }
    let play = Play { log: Arc::new(floor.log), journal, tournament, now: floor.now };
    let desk = Arc::new(Desk {
        play: Mutex::new(play),
        answers: Mutex::default(),
        server: OnceLock::new(),
        asked: AtomicU32::new(0),
    });
    let at: SocketAddr = "127.0.0.1:0".parse()?;
    let certificate = Certificate::of(folder.path(), "shuffle-up.local", &[at.ip()])?;
    let options = Options {
        at,
        certificate,
        bounds: Bounds::default(),
        named: false,
        folder: None,
        devices: KeptDevices::default(),
    };
    let house: Arc<dyn House> = Arc::<Desk>::clone(&desk);
    let server = Arc::new(Server::start(options, house).await?);
    let _ = desk.server.set(Arc::clone(&server));

    let connector = compared::connector()?;
    let took = Arc::new(Mutex::new(Vec::new()));
    let mut everybody = tokio::task::JoinSet::new();
    for number in 0..ACTORS {
        // They do not all act in the same moment.
        tokio::time::sleep(ACTS_EVERY / u32::try_from(ACTORS)?).await;
        let acting = act(Arc::clone(&server), connector.clone(), number + 1, Arc::clone(&took));
        everybody.spawn(async move { acting.await.map_err(|why| why.to_string()) });
    }
    let alone = measure(&desk, &took, length.min(ALONE)).await;
    let mut greedy = tokio::task::JoinSet::new();
    for _ in 0..GREEDY {
        greedy.spawn(ask_without_end(server.at()));
    }
    let asked = measure(&desk, &took, length.min(ALONE)).await;
    greedy.shutdown().await;
    for number in 0..READERS {
        let reading = read(server.at(), number + 1);
        everybody.spawn(async move { reading.await.map_err(|why| why.to_string()) });
    }
    let read = measure(&desk, &took, length).await;
    if let Some(ended) = everybody.try_join_next() {
        return Err(format!("somebody was cut off: {ended:?}").into());
    }
    let of = format!("{ACTORS} devices with one address that asks without end");
    tell(&format!("{of}: an action of {}", asked.actions.len()), [&asked.actions, &alone.actions]);
    let connected = server.connected().len();
    let of = format!("{ACTORS} devices with {connected} phones");
    tell(&format!("{of}: an action of {}", read.actions.len()), [&read.actions, &alone.actions]);
    tell(&format!("{of}: a cue, late by"), [&read.late, &alone.late]);
    let (first, last) = read.megabytes;
    println!("{of}: memory from {first:.0} MB to {last:.0}, {} answers to phones", read.asked);
    everybody.shutdown().await;
    server.stop().await;
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let long = std::env::args().any(|word| word == "--long");
    run(Duration::from_secs(if long { 600 } else { 60 })).await
}
