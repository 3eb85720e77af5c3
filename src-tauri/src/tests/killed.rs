//! The program is killed while two paired tills sell over the network: no sale is lost, none is there twice, and both tills sell on
//! after each start without anybody at the desk.
//!
//! An ordinary run kills four times. By hand: `NETWORK_KILLS=50 cargo test -p shuffle-up killed -- --nocapture`; `docs/durability.md`
//! has the figures of such a run.

use super::compared;
use crate::arguments::Arguments;
use crate::network::{self, Network};
use crate::{builder, open_desk};
use serde_json::{Value, json};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::views::drawers::drawers_view;
use shuffle_up_house::caller::Role;
use shuffle_up_house::house::House;
use shuffle_up_house::office::Office;
use shuffle_up_journal::TournamentId;
use shuffle_up_network::{Bounds, KeptDevices, Wish};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Lines};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use tauri::Manager;
use tauri::test::mock_builder;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::rustls::pki_types::ServerName;

const KILLS: u64 = 4;
const TILLS: u32 = 2;
/// A till or the test looks again after so long.
const SHORTLY: Duration = Duration::from_millis(2);

/// Not a test by itself: the program that is killed. The first start opens a tournament and lets two tills in.
#[test]
fn serves_the_tills_until_it_is_killed() {
    let Some(folder) = std::env::var_os("KILLED_HOUSE").map(PathBuf::from) else { return };
    let arguments = Arguments { data: Some(folder.clone()), ..Arguments::default() };
    let app =
        builder(mock_builder(), &arguments).build(tauri::generate_context!(test = true)).unwrap();
    let office = Office::open(&folder);
    open_desk(app.handle(), &arguments, &folder, office).unwrap();
    let server = || app.state::<Arc<Network>>().on().expect("the house is served");
    if std::env::var_os("KILLED_HOUSE_IS_NEW").is_none() {
        network::resume(app.handle(), &folder);
        println!("\nat {}", server().at());
    } else {
        let house = app.state::<Arc<House>>().inner().clone();
        let tournament = house.office().new_tournament(templates::t1000(), None).unwrap();
        let at = "127.0.0.1:0".parse().unwrap();
        network::start(app.handle(), &folder, at, (Bounds::default(), KeptDevices::default()))
            .unwrap();
        println!("\nat {}", server().at());
        for number in 1..=TILLS {
            let (name, role) = (till(number), Role::Registration.word().into());
            let wish = Wish { name, role, belongs_to: tournament.0, place: None, shared: false };
            let code = server().pairing(|pairing| pairing.open(wish)).unwrap();
            println!("\ncode {}", code.digits);
            while server().pairing(|pairing| pairing.code().is_some()) {
                std::thread::sleep(SHORTLY);
            }
        }
    }
    loop {
        std::thread::park();
    }
}

fn till(number: u32) -> String {
    format!("Till {number}")
}

/// The program at work.
struct Program {
    process: Child,
    says: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(folder: &Path, new: bool) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--exact", "tests::killed::serves_the_tills_until_it_is_killed"])
            .args(["--nocapture", "--test-threads=1"])
            .env("KILLED_HOUSE", folder)
            .stdout(Stdio::piped());
        if new {
            command.env("KILLED_HOUSE_IS_NEW", "1");
        }
        let mut process = command.spawn().unwrap();
        let says = BufReader::new(process.stdout.take().unwrap()).lines();
        Self { process, says }
    }

    /// What it says next behind this word.
    fn says(&mut self, word: &str) -> String {
        let said = self.says.by_ref().map_while(Result::ok);
        let mut said =
            said.filter_map(|line| line.strip_prefix(word).map(|rest| rest.trim().into()));
        said.next().unwrap_or_else(|| panic!("the program ended before it said {word:?}"))
    }

    /// Kills it, as a power cut would.
    fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

/// A till in a browser: it says each sale until it hears an answer.
struct Till {
    number: u32,
    at: SocketAddr,
    cookie: String,
    /// The run of the program that answered last.
    run: String,
    seen: u64,
    /// How many sales were answered; the test looks at it.
    sold: Arc<AtomicU32>,
    calls: u32,
}

impl Till {
    async fn paired(number: u32, at: SocketAddr, code: String) -> Self {
        let (cookie, run, sold) = (String::new(), String::new(), Arc::default());
        let mut till = Self { number, at, cookie, run, seen: 0, sold, calls: 0 };
        till.post("pair", json!({ "code": code }), "").await.unwrap().unwrap();
        assert!(!till.cookie.is_empty());
        till.said(json!({ "type": "open_drawer" })).await.unwrap();
        till
    }

    /// A call over a connection of its own; an error where the answer did not come whole.
    async fn post(
        &mut self,
        call: &str,
        body: Value,
        more: &str,
    ) -> io::Result<Result<Value, Value>> {
        let (at, body, cookie) = (self.at, body.to_string(), &self.cookie);
        let text = format!(
            "POST /call/{call} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nCookie: {cookie}\r\n{more}\r\n{body}",
            body.len()
        );
        let stream = TcpStream::connect(at).await?;
        let name = ServerName::IpAddress(at.ip().into());
        let mut line = compared::connector().unwrap().connect(name, stream).await?;
        line.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        // The other side may end it without a word; half an answer is none.
        let _ = line.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name));
        if let Some(run) = header("house-run: ") {
            self.run = run.into();
        }
        if let Some(cookie) = header("set-cookie: ") {
            self.cookie = cookie.split(';').next().unwrap_or_default().into();
        }
        let body = serde_json::from_str(body)?;
        Ok(if head.starts_with("HTTP/1.1 200") { Ok(body) } else { Err(body) })
    }

    /// Says a command under one number until there is an answer.
    async fn said(&mut self, command: Value) -> Result<(), Value> {
        self.calls += 1;
        let more = format!("Call-Number: {}\r\nHouse-Run: {}\r\n", self.calls, self.run);
        let said = json!({ "tournament": 1, "command": command, "seen": self.seen });
        loop {
            match self.post("act", said.clone(), &more).await {
                Ok(Ok(written)) => {
                    self.seen = written["revision"].as_u64().unwrap();
                    return Ok(());
                }
                Ok(Err(why)) => return Err(why),
                // The program is gone, or went before its answer was whole.
                Err(_) => tokio::time::sleep(SHORTLY).await,
            }
        }
    }

    /// Whether the house has this player.
    async fn has(&mut self, name: &str) -> bool {
        let query =
            json!({ "type": "players", "search": name, "order": "name", "from": 0, "count": 9 });
        let asked = json!({ "tournament": 1, "questions": [{ "query": query }] });
        loop {
            if let Ok(replies) = self.post("ask", asked.clone(), "").await {
                return replies.unwrap().to_string().contains(&format!("\"{name}\""));
            }
            tokio::time::sleep(SHORTLY).await;
        }
    }

    /// Sells an entry to this player. After a new start it looks first, as its page asks of whoever stands there.
    async fn sells(&mut self, name: &str) {
        let sale = json!({ "type": "enter", "names": [name], "payment": "cash" });
        while let Err(why) = self.said(sale.clone()).await {
            assert_eq!(why["key"], "house-restarted", "{why}");
            if self.has(name).await {
                break;
            }
        }
        self.sold.fetch_add(1, Ordering::Relaxed);
    }

    /// Sells until it is told to stop.
    async fn sells_on(mut self, stop: Arc<AtomicBool>) {
        let mut player = 0;
        while !stop.load(Ordering::Relaxed) {
            player += 1;
            let name = format!("Player {player:05} of till {}", self.number);
            self.sells(&name).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tills_lose_no_sale_by_a_kill_and_are_paired_again() {
    let kills = std::env::var("NETWORK_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), true);
    let at = program.says("at ");
    let stop = Arc::new(AtomicBool::new(false));
    let (mut sold, mut selling) = (Vec::new(), Vec::new());
    for number in 1..=TILLS {
        let till = Till::paired(number, at.parse().unwrap(), program.says("code ")).await;
        sold.push(Arc::clone(&till.sold));
        selling.push(tokio::spawn(till.sells_on(Arc::clone(&stop))));
    }
    let so_far = || sold.iter().map(|sold| sold.load(Ordering::Relaxed)).collect::<Vec<_>>();
    for kill in 0..kills {
        // Both have sold since the start; some further moments, and it is killed wherever it is.
        let before = so_far();
        while so_far().iter().zip(&before).any(|(now, before)| now <= before) {
            assert!(selling.iter().all(|till| !till.is_finished()), "a till is locked out");
            tokio::time::sleep(SHORTLY).await;
        }
        tokio::time::sleep(Duration::from_micros(kill * 7_919 % 40_000)).await;
        program.kill();
        program = Program::start(folder.path(), false);
        assert_eq!(program.says("at "), at);
    }
    stop.store(true, Ordering::Relaxed);
    for till in selling {
        till.await.unwrap();
    }
    program.kill();

    let mut office = Office::open(folder.path());
    let tournament = office.look(TournamentId(1)).unwrap().tournament().clone();
    let mut there: BTreeMap<String, u32> = BTreeMap::new();
    for entry in tournament.entries.keys() {
        *there.entry(tournament.name(*entry).into()).or_default() += 1;
    }
    let price = tournament.setup.price.total();
    let drawers = drawers_view(&tournament);
    for (number, sold) in (1..).zip(so_far()) {
        let names = (1..=sold).map(|player| format!("Player {player:05} of till {number}"));
        let wrong: Vec<_> = names.filter(|name| there.remove(name) != Some(1)).collect();
        assert!(wrong.is_empty(), "lost, or there twice: {wrong:?}");
        let drawer = drawers.rows.iter().find(|row| row.device == till(number)).unwrap();
        assert_eq!(drawer.cash.came_in, (0..sold).map(|_| price).sum::<Money>());
    }
    assert!(there.is_empty(), "sold by nobody: {there:?}");
    println!("{kills} kills, {:?} sales at the tills", so_far());
}
