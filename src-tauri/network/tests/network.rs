//! The server from outside, on the loopback, over real sockets.

mod compared;

use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use shuffle_up_network::{
    Bounds, Caller, Certificate, File, House, Kept, KeptDevices, Options, Outcome, Refused, Server,
    Told, Wanted, Wish,
};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::rustls::pki_types::ServerName;

/// A house that counts what is done to it.
#[derive(Default)]
struct Counting {
    done: AtomicU32,
    /// How many look at a PIN for as long as the test wants.
    looks: AtomicU32,
    /// Programs may not read.
    closed: AtomicBool,
    callers: Mutex<Vec<Caller>>,
}

impl House for Counting {
    fn file(&self, path: &str) -> Option<File> {
        let (kind, acts, lasts) = match path {
            "/" => ("text/html", false, false),
            "/assets/a.js" => ("text/javascript", false, true),
            "/clock" => ("text/html", true, false),
            "/screen/1" => ("text/html", false, false),
            _ => return None,
        };
        Some(File { kind, bytes: Arc::from(*b"zipped"), zipped: true, acts, lasts })
    }

    fn most(&self, _: &Caller, _: &str) -> usize {
        2_000
    }

    fn call(&self, caller: &Caller, call: &str, arguments: Value) -> Outcome {
        self.callers.lock().unwrap().push(caller.clone());
        match call {
            "count" => {
                std::thread::sleep(Duration::from_millis(arguments["ms"].as_u64().unwrap_or(0)));
                Ok(to_raw_value(&(self.done.fetch_add(1, Ordering::SeqCst) + 1)).unwrap())
            }
            "long" => Ok(to_raw_value(&"x".repeat(4_000)).unwrap()),
            _ => Err(json!({ "code": "unknown", "message": "No." })),
        }
    }

    fn refused(&self, _: &Caller, why: Refused) -> Value {
        let code = match why {
            Refused::NotSecure => "not_secure",
            Refused::NotPaired | Refused::NoLongerPaired => "not_paired",
            Refused::CodeNotOpen | Refused::CodesWait => "code",
            Refused::Restarted | Refused::TooLate => "changed",
            Refused::WrongPin | Refused::PinsWait => "pin",
            _ => "other",
        };
        json!({ "code": code, "message": format!("{why:?}") })
    }

    fn may_read(&self) -> bool {
        !self.closed.load(Ordering::SeqCst)
    }

    fn read(&self, wanted: Wanted) -> Told {
        match (wanted.path.as_str(), wanted.token.as_deref()) {
            (_, Some(token)) if token != "good" => Told::WrongToken,
            ("who", token) => {
                let mark = token.unwrap_or("anybody").to_string();
                if wanted.shown.as_ref() == Some(&mark) {
                    return Told::Same;
                }
                Told::Answer { text: to_raw_value(&mark).unwrap(), mark }
            }
            ("secret", _) => Told::Refused(json!({ "code": "not_allowed", "message": "No." })),
            _ => Told::Nothing,
        }
    }

    fn events_of(&self, path: &str) -> Option<u32> {
        (path == "tournaments/3/events").then_some(3)
    }

    fn operators(&self) -> Vec<String> {
        vec!["Anna".into()]
    }

    fn knows(&self, operator: &str, pin: &str) -> bool {
        if pin == "slow" {
            self.looks.store(1, Ordering::SeqCst);
            while self.looks.load(Ordering::SeqCst) > 0 {
                std::thread::yield_now();
            }
        }
        (operator, pin) == ("Anna", "4711")
    }

    fn changed(&self) {}

    fn now(&self) -> i64 {
        7
    }
}

/// A server on the loopback, with the house behind it.
struct Served {
    server: Server,
    house: Arc<Counting>,
    at: SocketAddr,
}

async fn served(bounds: Bounds) -> Served {
    let folder = tempfile::tempdir().unwrap();
    served_in(folder.path(), "127.0.0.1:0".parse().unwrap(), bounds, KeptDevices::default()).await
}

async fn served_in(folder: &Path, at: SocketAddr, bounds: Bounds, devices: KeptDevices) -> Served {
    let certificate = Certificate::of(folder, "shuffle-up.local", &[at.ip()]).unwrap();
    let house = Arc::new(Counting::default());
    let folder = Some(folder.to_path_buf());
    let options = Options { at, certificate, bounds, named: false, folder, devices };
    let server = Server::start(options, house.clone()).await.unwrap();
    let at = server.at();
    Served { server, house, at }
}

trait Line: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Line for T {}

async fn plain(at: SocketAddr) -> Box<dyn Line> {
    Box::new(TcpStream::connect(at).await.unwrap())
}

async fn secure(at: SocketAddr) -> Box<dyn Line> {
    let stream = TcpStream::connect(at).await.unwrap();
    let name = ServerName::IpAddress(at.ip().into());
    Box::new(compared::connector().unwrap().connect(name, stream).await.unwrap())
}

/// Says this, and reads until the other side ends the connection.
async fn said(mut line: Box<dyn Line>, text: &str) -> String {
    line.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    match line.read_to_end(&mut answer).await {
        Ok(_) => {}
        Err(error)
            if matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::UnexpectedEof) => {}
        Err(error) => panic!("{error}"),
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn get(at: SocketAddr, path: &str, more: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{more}\r\n")
}

fn post(at: SocketAddr, scheme: &str, (call, body): (&str, &Value), more: &str) -> String {
    let body = body.to_string();
    let length = body.len();
    format!(
        "POST /call/{call} HTTP/1.1\r\nHost: {at}\r\nOrigin: {scheme}://{at}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n{more}\r\n{body}"
    )
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0)
}

/// Pairs a device; answers the header with its token.
async fn paired(served: &Served, role: &str, shared: bool) -> String {
    let wish = Wish { name: "Till".into(), role: role.into(), belongs_to: 1, place: None, shared };
    let code = served.server.pairing(|pairing| pairing.open(wish)).unwrap();
    let asked = post(served.at, "https", ("pair", &json!({ "code": code.digits })), "");
    let answer = said(secure(served.at).await, &asked).await;
    assert_eq!(status(&answer), 200, "{answer}");
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    for part in ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    format!("Cookie: {}\r\n", cookie.split(';').next().unwrap())
}

#[tokio::test]
async fn a_page_is_given_to_anybody_and_an_acting_page_over_tls_alone() {
    let served = served(Bounds::default()).await;
    let page = said(plain(served.at).await, &get(served.at, "/", "")).await;
    assert_eq!(status(&page), 200);
    for carried in ["default-src 'self'", "nosniff", "no-referrer", "no-store", "zipped"] {
        assert!(page.contains(carried), "{carried}: {page}");
    }
    // Over plain HTTP a browser would only complain of it.
    assert!(!page.contains("cross-origin-opener-policy"), "{page}");
    let script = said(plain(served.at).await, &get(served.at, "/assets/a.js", "")).await;
    assert!(script.contains("immutable"), "{script}");
    let acting = said(plain(served.at).await, &get(served.at, "/clock", "")).await;
    assert_eq!(status(&acting), 307);
    assert!(acting.contains(&format!("location: https://{}/clock", served.at)), "{acting}");
    let acting = said(secure(served.at).await, &get(served.at, "/clock", "")).await;
    assert_eq!(status(&acting), 200);
    assert!(acting.contains("cross-origin-opener-policy: same-origin"), "{acting}");
    served.server.stop().await;
}

#[tokio::test]
async fn another_name_another_origin_and_another_method_are_turned_away() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let body = json!({});
    let own = post(at, "http", ("count", &body), "");
    let tries = [
        (get(at, "/", "").replace(&at.to_string(), "evil.example"), 421),
        (get(at, "/", "").replace(&format!("Host: {at}\r\n"), ""), 400),
        (get(at, "/", &format!("Host: {at}\r\n")), 400),
        (get(at, &format!("http://{at}/"), ""), 421),
        (get(at, "/news", "Origin: http://evil.example\r\n"), 403),
        (own.replace(&format!("Origin: http://{at}"), "Origin: http://evil.example"), 403),
        (own.replace(&format!("Origin: http://{at}"), "Origin: null"), 403),
        (own.replace(&format!("Origin: http://{at}\r\n"), ""), 403),
        (own.replace("Origin: http:", "Origin: https:"), 403),
        (own.replace("application/json", "text/plain"), 415),
        (get(at, "/", "").replace("GET", "PUT"), 405),
        (get(at, "/", "").replace("GET", "OPTIONS"), 405),
    ];
    for (request, expected) in tries {
        let answer = said(plain(at).await, &request).await;
        assert_eq!(status(&answer), expected, "{request}\n{answer}");
    }
    assert_eq!(served.house.done.load(Ordering::SeqCst), 0);
    assert_eq!(status(&said(plain(at).await, &own).await), 200);
    served.server.stop().await;
}

#[tokio::test]
async fn a_program_reads_from_anywhere_and_says_nothing() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let from_elsewhere = "Origin: https://league.example\r\n";
    let read = |path: &str, more: &str| get(at, &format!("/api/v1/{path}"), more);
    let answer = said(plain(at).await, &read("who", from_elsewhere)).await;
    assert_eq!(status(&answer), 200, "{answer}");
    for carried in
        ["access-control-allow-origin: *", "etag: \"anybody\"", "cache-control: no-cache"]
    {
        assert!(answer.contains(carried), "{carried}: {answer}");
    }
    assert!(answer.ends_with("\"anybody\"") && !answer.contains("no-store"), "{answer}");
    let again = said(plain(at).await, &read("who", "If-None-Match: \"anybody\"\r\n")).await;
    assert_eq!(status(&again), 304, "{again}");
    assert!(again.ends_with("\r\n\r\n"), "{again}");
    // Tokens are sent over TLS only, and a page from elsewhere cannot send one.
    let token = "Authorization: Bearer good\r\n";
    assert_eq!(status(&said(plain(at).await, &read("who", token)).await), 403);
    let known = said(secure(at).await, &read("who", token)).await;
    assert!(status(&known) == 200 && known.ends_with("\"good\""), "{known}");
    for wrong in ["Authorization: Bearer bad\r\n", "Authorization: Basic good\r\n"] {
        assert_eq!(status(&said(secure(at).await, &read("who", wrong)).await), 401, "{wrong}");
    }
    let tries = [
        (read("nothing", ""), 404),
        (read("secret", ""), 403),
        (read("", ""), 404),
        (read("who", "").replace("GET", "OPTIONS"), 405),
        (read("who", "").replace("GET", "PUT"), 405),
        (read("who", "").replace(&at.to_string(), "evil.example"), 421),
    ];
    for (request, expected) in tries {
        let answer = said(plain(at).await, &request).await;
        assert_eq!(status(&answer), expected, "{request}\n{answer}");
    }
    let body = json!({});
    let posted = post(at, "http", ("count", &body), "").replace("/call/count", "/api/v1/who");
    assert_eq!(status(&said(plain(at).await, &posted).await), 405);
    // A cookie of a device gives no right here, and what is off is not there.
    let cookie = paired(&served, "director", false).await;
    let answer = said(secure(at).await, &read("who", &cookie)).await;
    assert!(answer.ends_with("\"anybody\""), "{answer}");
    served.house.closed.store(true, Ordering::SeqCst);
    let off = said(plain(at).await, &read("who", from_elsewhere)).await;
    assert!(status(&off) == 404 && !off.contains("access-control"), "{off}");
    served.server.stop().await;
}

#[tokio::test]
async fn a_program_hears_of_its_tournament_alone_and_of_nothing_once_it_is_off() {
    let bounds = Bounds { pulse: Duration::from_secs(60), ..Bounds::default() };
    let served = served(bounds).await;
    let mut line = plain(served.at).await;
    let asked = get(served.at, "/api/v1/tournaments/3/events", "Origin: null\r\n");
    line.write_all(asked.as_bytes()).await.unwrap();
    let mut heard = String::new();
    let mut bytes = [0; 4_096];
    while !heard.contains("again") {
        let many = line.read(&mut bytes).await.unwrap();
        heard.push_str(&String::from_utf8_lossy(&bytes[..many]));
    }
    assert!(
        heard.contains("text/event-stream") && heard.contains("access-control-allow-origin: *"),
        "{heard}"
    );
    served.server.tell("revision", &json!({ "tournament": 4, "revision": 1 }));
    served.server.tell("requests", &json!(3));
    served.server.tell("screen", &Value::Null);
    served.server.tell("revision", &json!({ "tournament": 3, "revision": 77 }));
    while !heard.contains("77") {
        let many = line.read(&mut bytes).await.unwrap();
        heard.push_str(&String::from_utf8_lossy(&bytes[..many]));
    }
    for other in ["\"tournament\":4", "requests", "screen"] {
        assert!(!heard.contains(other), "{other}: {heard}");
    }
    let none =
        said(plain(served.at).await, &get(served.at, "/api/v1/tournaments/9/events", "")).await;
    assert_eq!(status(&none), 404);
    served.house.closed.store(true, Ordering::SeqCst);
    served.server.look_again();
    let mut rest = Vec::new();
    line.read_to_end(&mut rest).await.unwrap();
    served.server.stop().await;
}

#[tokio::test]
async fn no_path_leads_anywhere_but_to_a_built_file() {
    let served = served(Bounds { burst: 500, ..Bounds::default() }).await;
    let tricks = [
        "/../etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../../certificate.pem",
        "/assets/%2e%2e/certificate.pem",
        "/assets//a.js",
        "/assets",
        "/assets/",
        "//assets/a.js",
        "/certificate.pem",
        "/index.html",
        "/%00",
        "/./",
        "/C:\\Windows\\win.ini",
        "/file:///etc/passwd",
        "/call/count",
        "/call/../count",
    ];
    for path in tricks {
        let answer = said(plain(served.at).await, &get(served.at, path, "")).await;
        assert!(matches!(status(&answer), 404 | 405 | 400), "{path}: {answer}");
    }
    served.server.stop().await;
}

#[tokio::test]
async fn too_large_and_too_slow_requests_end_by_themselves() {
    let bounds = Bounds {
        head_time: Duration::from_millis(300),
        body_time: Duration::from_millis(300),
        ..Bounds::default()
    };
    let served = served(bounds).await;
    let at = served.at;
    let large = post(at, "http", ("count", &json!({ "text": "x".repeat(3_000) })), "");
    assert_eq!(status(&said(plain(at).await, &large).await), 413);
    let headers = get(at, "/", &"X-One: 1\r\n".repeat(100));
    assert_eq!(status(&said(plain(at).await, &headers).await), 431);
    let head = get(at, "/", &format!("X-One: {}\r\n", "y".repeat(40_000)));
    assert!(matches!(status(&said(plain(at).await, &head).await), 431 | 0));
    let path = get(at, &format!("/{}", "z".repeat(400)), "");
    assert_eq!(status(&said(plain(at).await, &path).await), 414);
    // A head that never ends, a body that never comes, and somebody who says nothing.
    let half = get(at, "/", "").trim_end().to_string();
    assert!(matches!(status(&said(plain(at).await, &half).await), 408 | 0));
    let body = post(at, "http", ("count", &json!({})), "").replace("Length: 2", "Length: 200");
    assert_eq!(status(&said(plain(at).await, &body).await), 408);
    assert_eq!(said(plain(at).await, "").await, "");
    assert_eq!(served.house.done.load(Ordering::SeqCst), 0);
    served.server.stop().await;
}

#[tokio::test]
async fn one_device_has_so_many_connections_and_so_many_requests() {
    let bounds = Bounds {
        connections_each: 3,
        burst: 5,
        each_second: 0,
        files_for_one: 1,
        ..Bounds::default()
    };
    let served = served(bounds).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut line = plain(served.at).await;
        line.write_all(get(served.at, "/", "").replace("close", "keep-alive").as_bytes())
            .await
            .unwrap();
        let mut first = [0; 12];
        line.read_exact(&mut first).await.unwrap();
        assert_eq!(&first, b"HTTP/1.1 200");
        held.push(line);
    }
    assert_eq!(said(plain(served.at).await, "").await, "", "the fourth is not answered");
    drop(held);
    // The server learns in its own time that they are gone.
    let mut answers = Vec::new();
    while !answers.contains(&429) {
        answers.push(status(&said(plain(served.at).await, &get(served.at, "/", "")).await));
    }
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 2, "{answers:?}");
    served.server.stop().await;
}

#[tokio::test]
async fn whoever_opens_many_pages_at_once_gets_every_file_of_them() {
    // The director's laptop opens the desk, the wall and two devices: four times every file that there is, and their calls.
    let served = served(Bounds { each_second: 0, ..Bounds::default() }).await;
    let at = served.at;
    for _ in 0..4 * 300 {
        assert_eq!(status(&said(plain(at).await, &get(at, "/assets/a.js", "")).await), 200);
    }
    // What the house works on is bounded as before.
    let mut answered = 0;
    while status(&said(plain(at).await, &post(at, "http", ("count", &json!({})), "")).await) == 200
    {
        answered += 1;
    }
    assert_eq!(answered, 75, "a file counts a sixteenth");
    served.server.stop().await;
}

#[tokio::test]
async fn a_device_is_let_in_once_and_its_token_ends_with_it() {
    let served = served(Bounds { burst: 1_000, ..Bounds::default() }).await;
    let at = served.at;
    let token = paired(&served, "clock", false).await;
    let call = |scheme: &'static str| post(at, scheme, ("count", &json!({})), &token);
    assert_eq!(status(&said(secure(at).await, &call("https")).await), 200);
    let device = |house: &Counting| house.callers.lock().unwrap().last().unwrap().device.clone();
    assert_eq!(device(&served.house).unwrap().role, "clock");
    // Over plain HTTP the same token is nobody's.
    assert_eq!(status(&said(plain(at).await, &call("http")).await), 200);
    assert_eq!(device(&served.house), None);
    // A forged one, and one beside another cookie.
    let forged = call("https").replace("__Host-device=", "__Host-device=0");
    said(secure(at).await, &forged).await;
    assert_eq!(device(&served.house), None);
    let beside = call("https").replace("Cookie: ", "Cookie: a=b; ");
    said(secure(at).await, &beside).await;
    assert!(device(&served.house).is_some());
    // Since when it has no page open is known.
    let gone_at = || served.server.pairing(|pairing| pairing.devices().next().unwrap().gone_at);
    assert_eq!(gone_at(), None, "it had none yet");
    let mut open = secure(at).await;
    open.write_all(get(at, "/news?page=/clock", &token).as_bytes()).await.unwrap();
    open.read_exact(&mut [0; 12]).await.unwrap();
    assert_eq!(gone_at(), None);
    drop(open);
    while gone_at().is_none() {
        tokio::task::yield_now().await;
    }
    // Its stream ends at the moment in which it is taken out, and the token is replayed in vain.
    let mut news = secure(at).await;
    news.write_all(get(at, "/news?page=/clock", &token).as_bytes()).await.unwrap();
    let mut heard = [0; 2_000];
    let mut read = 0;
    while !String::from_utf8_lossy(&heard[..read]).contains("again") {
        read += news.read(&mut heard[read..]).await.unwrap();
    }
    assert_eq!(served.server.connected()[0].page, "/clock");
    assert!(served.server.end(|device| device.name == "Till"));
    let mut rest = Vec::new();
    let _ = news.read_to_end(&mut rest).await;
    assert!(String::from_utf8_lossy(&rest).contains(r#""event":"ended""#), "it is told at once");
    assert_eq!(status(&said(secure(at).await, &call("https")).await), 200);
    assert_eq!(device(&served.house), None);
    served.server.stop().await;
}

#[tokio::test]
async fn wrong_codes_let_nobody_in_and_the_house_off_ends_every_token() {
    let served = served(Bounds { burst: 1_000, ..Bounds::default() }).await;
    let at = served.at;
    let token = paired(&served, "clock", true).await;
    let wish =
        Wish { name: "B".into(), role: "floor".into(), belongs_to: 1, place: None, shared: false };
    let code = served.server.pairing(|pairing| pairing.open(wish)).unwrap();
    let pair = |code: &str| post(at, "https", ("pair", &json!({ "code": code })), "");
    for _ in 0..3 {
        assert_eq!(status(&said(secure(at).await, &pair("wrong")).await), 409);
    }
    assert_eq!(status(&said(secure(at).await, &pair(&code.digits)).await), 409);
    let kept = served.server.pairing(|pairing| pairing.code().unwrap().0.clone());
    assert_eq!(kept, code, "whoever is at another address is still let in");
    let over_plain = pair(&code.secret).replace("https", "http");
    assert!(said(plain(at).await, &over_plain).await.contains("not_secure"));
    let sign_in =
        |pin: &str| post(at, "https", ("sign_in", &json!({ "name": "Anna", "pin": pin })), &token);
    assert_eq!(status(&said(secure(at).await, &sign_in("0000")).await), 409);
    assert!(said(secure(at).await, &sign_in("4711")).await.contains(r#""operator":"Anna""#));
    served.server.stop().await;
    assert_eq!(TcpStream::connect(at).await.unwrap_err().kind(), ErrorKind::ConnectionRefused);
}

#[tokio::test]
async fn a_retry_after_a_lost_answer_is_not_said_twice() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "clock", false).await;
    let numbered = format!("{token}Call-Number: one\r\n");
    let slow = post(at, "https", ("count", &json!({ "ms": 300 })), &numbered);
    // The connection is lost while the house is at work on it.
    let mut lost = secure(at).await;
    lost.write_all(slow.as_bytes()).await.unwrap();
    lost.flush().await.unwrap();
    while served.house.callers.lock().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    drop(lost);
    for _ in 0..2 {
        let answer = said(secure(at).await, &slow).await;
        assert!(answer.ends_with("\r\n\r\n1"), "{answer}");
    }
    let another = slow.replace("Call-Number: one", "Call-Number: two");
    assert!(said(secure(at).await, &another).await.ends_with("\r\n\r\n2"));
    assert_eq!(served.house.done.load(Ordering::SeqCst), 2);
    served.server.stop().await;
}

#[tokio::test]
async fn a_reader_who_never_reads_costs_nobody_anything() {
    let bounds = Bounds { unread_time: Duration::from_millis(500), ..Bounds::default() };
    let served = served(bounds).await;
    let mut deaf = plain(served.at).await;
    deaf.write_all(get(served.at, "/news?page=/screen/1", "").as_bytes()).await.unwrap();
    let mut keen = plain(served.at).await;
    keen.write_all(get(served.at, "/news?page=/screen/1", "").as_bytes()).await.unwrap();
    while served.server.connected().len() < 2 {
        tokio::task::yield_now().await;
    }
    // More than any socket holds. Telling waits for nobody, and the one who reads hears the last of it.
    let reads = tokio::spawn(async move {
        let mut heard = Vec::new();
        let mut piece = vec![0; 65_536];
        while !String::from_utf8_lossy(&heard).contains("\"last\"") {
            let read = keen.read(&mut piece).await.unwrap();
            heard = [&heard[heard.len().saturating_sub(100)..], &piece[..read]].concat();
        }
    });
    while served.server.connected().len() == 2 {
        served.server.tell("revision", &json!("x".repeat(20_000)));
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    served.server.tell("last", &Value::Null);
    reads.await.unwrap();
    served.server.stop().await;
}

#[tokio::test]
async fn off_again_everybody_is_gone() {
    let served = served(Bounds::default()).await;
    let mut idle = plain(served.at).await;
    let mut news = plain(served.at).await;
    news.write_all(get(served.at, "/news?page=/", "").as_bytes()).await.unwrap();
    while served.server.connected().is_empty() {
        tokio::task::yield_now().await;
    }
    served.server.stop().await;
    for line in [&mut idle, &mut news] {
        let mut rest = Vec::new();
        let _ = line.read_to_end(&mut rest).await;
    }
    assert_eq!(
        TcpStream::connect(served.at).await.unwrap_err().kind(),
        ErrorKind::ConnectionRefused
    );
}

/// Begins a call with a body that is yet to end; answers what is still to be said.
async fn begun(at: SocketAddr, request: &str) -> (Box<dyn Line>, String) {
    let (first, rest) = request.split_at(request.len() - 1);
    let mut line = secure(at).await;
    line.write_all(first.as_bytes()).await.unwrap();
    line.flush().await.unwrap();
    (line, rest.to_string())
}

#[tokio::test]
async fn a_token_that_ends_between_head_and_body_does_nothing() {
    for role in ["clock", "table", "floor", "registration", "director"] {
        for numbered in ["", "Call-Number: one\r\n"] {
            let served = served(Bounds::default()).await;
            let at = served.at;
            let token = paired(&served, role, false).await;
            let asked = post(at, "https", ("count", &json!({})), &format!("{token}{numbered}"));
            let mut held = Vec::new();
            for _ in 0..10 {
                held.push(begun(at, &asked).await);
            }
            // The house has read the heads once it has answered somebody who came later.
            said(secure(at).await, &get(at, "/", "")).await;
            assert!(served.server.end(|device| device.role == role));
            for (line, rest) in held {
                let answer = said(line, &rest).await;
                let head_came = answer.contains("NoLongerPaired");
                let callers = served.house.callers.lock().unwrap();
                assert!(head_came || callers.iter().all(|one| one.device.is_none()), "{answer}");
            }
            served.server.stop().await;
        }
    }
}

#[tokio::test]
async fn an_operator_who_is_removed_between_head_and_body_says_nothing() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "registration", true).await;
    let sign_in = post(at, "https", ("sign_in", &json!({ "name": "Anna", "pin": "4711" })), &token);
    assert_eq!(status(&said(secure(at).await, &sign_in).await), 200);
    let (line, rest) = begun(at, &post(at, "https", ("count", &json!({})), &token)).await;
    served.server.sign_out_everywhere("Anna");
    said(line, &rest).await;
    let callers = served.house.callers.lock().unwrap();
    assert_eq!(callers.last().unwrap().device.as_ref().unwrap().operator, None);
}

/// Also those that waited for their turn: what is said before the end is done when it answers, and nothing afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn no_call_ends_after_the_right_to_it_did() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "floor", false).await;
    let calls: Vec<_> = (0..12)
        .map(|number| {
            let more = format!("{token}Call-Number: {number}\r\n");
            let slow = post(at, "https", ("count", &json!({ "ms": 60 })), &more);
            tokio::spawn(async move { said(secure(at).await, &slow).await })
        })
        .collect();
    while served.house.callers.lock().unwrap().len() < 2 {
        tokio::task::yield_now().await;
    }
    let server = Arc::new(served.server);
    let ends = Arc::clone(&server);
    tokio::task::spawn_blocking(move || ends.end(|_| true)).await.unwrap();
    let done = served.house.done.load(Ordering::SeqCst);
    let mut answers = Vec::new();
    for call in calls {
        answers.push(call.await.unwrap());
    }
    assert_eq!(served.house.done.load(Ordering::SeqCst), done, "{answers:?}");
    assert!(done < 12 && answers.iter().any(|answer| answer.contains("NoLongerPaired")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_when_the_network_goes_off_is_not_done() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "floor", false).await;
    for number in 0..12 {
        let more = format!("{token}Call-Number: {number}\r\n");
        let slow = post(at, "https", ("count", &json!({ "ms": 60 })), &more);
        let mut line = secure(at).await;
        tokio::spawn(async move {
            let _ = line.write_all(slow.as_bytes()).await;
            let _ = line.read_to_end(&mut Vec::new()).await;
        });
    }
    while served.house.callers.lock().unwrap().len() < 2 {
        tokio::task::yield_now().await;
    }
    served.server.stop().await;
    let done = served.house.done.load(Ordering::SeqCst);
    let acted = served.house.callers.lock().unwrap().len();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(served.house.done.load(Ordering::SeqCst), done);
    assert_eq!(served.house.callers.lock().unwrap().len(), acted);
    assert!(acted < 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_device_that_asks_without_end_has_one_turn_and_the_others_have_theirs() {
    let served = served(Bounds { burst: 1_000, ..Bounds::default() }).await;
    let at = served.at;
    let (greedy, other) =
        (paired(&served, "clock", false).await, paired(&served, "floor", false).await);
    let slow = post(at, "https", ("count", &json!({ "ms": 400 })), &greedy);
    for _ in 0..10 {
        let mut line = secure(at).await;
        line.write_all(slow.as_bytes()).await.unwrap();
        line.flush().await.unwrap();
        tokio::spawn(async move { line.read_to_end(&mut Vec::new()).await });
    }
    while served.house.callers.lock().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    let answer = said(secure(at).await, &post(at, "https", ("count", &json!({})), &other)).await;
    assert!(answer.ends_with("\r\n\r\n1"), "it came before the first of the ten: {answer}");
    served.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_pin_that_is_looked_at() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "registration", true).await;
    let sign_in = post(at, "https", ("sign_in", &json!({ "name": "Anna", "pin": "slow" })), &token);
    let mut line = secure(at).await;
    line.write_all(sign_in.as_bytes()).await.unwrap();
    line.flush().await.unwrap();
    while served.house.looks.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    // The one who looks is held up until somebody else was answered.
    let me = post(at, "https", ("me", &json!({})), &token);
    assert_eq!(status(&said(secure(at).await, &me).await), 200);
    served.house.looks.store(0, Ordering::SeqCst);
    assert_eq!(status(&said(line, "").await), 409);
    served.server.stop().await;
}

#[tokio::test]
async fn devices_come_back_after_a_crash_and_never_after_off() {
    let folder = tempfile::tempdir().unwrap();
    let any = "127.0.0.1:0".parse().unwrap();
    let first = served_in(folder.path(), any, Bounds::default(), KeptDevices::default()).await;
    let at = first.at;
    let (stays, removed) =
        (paired(&first, "floor", false).await, paired(&first, "clock", false).await);
    first.server.end(|device| device.role == "clock");
    let said_once = post(at, "https", ("count", &json!({})), &format!("{stays}Call-Number: 1\r\n"));
    let answer = said(secure(at).await, &said_once).await;
    let run = answer.lines().find(|line| line.starts_with("house-run: ")).unwrap().to_string();
    first.server.stop().await;
    let kept = Kept::read(folder.path(), 7).unwrap();
    assert_eq!(kept.at, at);
    assert_eq!(Kept::read(folder.path(), 25 * 3_600_000), None, "a day later nobody comes back");
    let again = served_in(folder.path(), at, Bounds::default(), kept.devices).await;
    let me = |token: &str| post(at, "https", ("me", &json!({})), token);
    assert!(said(secure(at).await, &me(&stays)).await.contains(r#""role":"floor""#));
    assert!(said(secure(at).await, &me(&removed)).await.contains(r#""device":null"#));
    // What may have been done before the crash is not done again; what is said since is.
    let retry = said_once.replace("Call-Number", &format!("{run}\r\nCall-Number"));
    assert!(said(secure(at).await, &retry).await.contains("Restarted"));
    assert_eq!(again.house.done.load(Ordering::SeqCst), 0);
    again.server.stop().await;
    Kept::forget(folder.path());
    assert_eq!(Kept::read(folder.path(), 7), None);
}

#[tokio::test]
async fn a_file_that_lasts_is_not_sent_twice_and_long_answers_are_compressed() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let script = said(plain(at).await, &get(at, "/assets/a.js", "")).await;
    let mark = script.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
    let again = get(at, "/assets/a.js", &format!("If-None-Match: {mark}\r\n"));
    assert_eq!(status(&said(plain(at).await, &again).await), 304);
    let long = post(at, "http", ("long", &json!({})), "Accept-Encoding: gzip, br\r\n");
    let zipped = said(plain(at).await, &long).await;
    assert!(zipped.contains("content-encoding: gzip") && zipped.len() < 1_500, "{zipped}");
    let whole = said(plain(at).await, &post(at, "http", ("long", &json!({})), "")).await;
    assert!(whole.len() > 4_000 && !whole.contains("content-encoding"));
    served.server.stop().await;
}

#[tokio::test]
async fn a_broken_body_is_no_large_one_and_a_stream_is_of_a_page_that_there_is() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let broken = format!(
        "POST /call/count HTTP/1.1\r\nHost: {at}\r\nOrigin: http://{at}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nnot hex\r\n"
    );
    assert_eq!(status(&said(plain(at).await, &broken).await), 400);
    for page in ["/screen/7", "/assets/a.js", "/nowhere", ""] {
        let answer = said(plain(at).await, &get(at, &format!("/news?page={page}"), "")).await;
        assert_eq!(status(&answer), 400, "{page}");
    }
    served.server.stop().await;
}

#[tokio::test]
async fn what_was_said_too_long_ago_is_asked_again() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let token = paired(&served, "floor", false).await;
    // The house's clock stands at 7.
    for (said_at, done) in [(7 - 6_001, false), (7 - 6_000, true), (7, true)] {
        let more = format!("{token}Call-Number: {said_at}\r\nSaid-At: {said_at}\r\n");
        let answer = said(secure(at).await, &post(at, "https", ("count", &json!({})), &more)).await;
        assert!(answer.contains("house-time: 7"), "{answer}");
        assert_eq!(answer.contains("TooLate"), !done, "{answer}");
    }
    assert_eq!(served.house.done.load(Ordering::SeqCst), 2);
    served.server.stop().await;
}

#[tokio::test]
async fn a_page_says_which_language_it_is_in() {
    let served = served(Bounds::default()).await;
    let at = served.at;
    let german = "Accept-Language: de-CH, en;q=0.5\r\n";
    said(plain(at).await, &post(at, "http", ("count", &json!({})), german)).await;
    assert_eq!(served.house.callers.lock().unwrap().last().unwrap().language, "de-CH");
    served.server.stop().await;
}

/// Requests that are right, changed at random in a way that is the same in every run. `fuzz/targets/routes.rs` goes further.
#[tokio::test]
async fn spoilt_requests_do_nothing_and_the_house_goes_on() {
    let served = served(Bounds { burst: 10_000, ..Bounds::default() }).await;
    let at = served.at;
    let wish =
        Wish { name: "B".into(), role: "floor".into(), belongs_to: 1, place: None, shared: false };
    served.server.pairing(|pairing| pairing.open(wish)).unwrap();
    let right = [
        get(at, "/", ""),
        get(at, "/assets/a.js", "Cookie: __Host-device=00\r\n"),
        post(at, "http", ("other", &json!({ "a": [1, { "b": null }] })), ""),
        post(at, "http", ("pair", &json!({ "code": "000000" })), "Call-Number: one\r\n"),
    ];
    let mut state = 7_u64;
    let mut below = |end: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % end.max(1)
    };
    for round in 0..400 {
        let mut bytes = right[round % right.len()].clone().into_bytes();
        for _ in 0..=below(4) {
            let from = below(bytes.len());
            let to = (from + below(30)).min(bytes.len());
            match below(5) {
                0 => bytes[from] ^= 1 << below(8),
                1 => drop(bytes.drain(from..to)),
                2 => bytes.splice(from..from, b"\r\n".repeat(below(4))).for_each(drop),
                3 => bytes.splice(from..from, b"4294967296".iter().copied()).for_each(drop),
                _ => bytes.extend_from_within(from..to),
            }
        }
        let mut line = plain(at).await;
        // The house may hang up before all of it is said.
        let _ = line.write_all(&bytes).await;
        let _ = line.shutdown().await;
        let mut answer = Vec::new();
        let _ = line.read_to_end(&mut answer).await;
        let answer = String::from_utf8_lossy(&answer);
        assert!(status(&answer) < 500, "{}\n{answer}", String::from_utf8_lossy(&bytes));
    }
    let devices = served.server.pairing(|pairing| pairing.devices().count());
    assert_eq!((devices, served.house.done.load(Ordering::SeqCst)), (0, 0));
    assert_eq!(status(&said(plain(at).await, &get(at, "/", "")).await), 200);
    served.server.stop().await;
}
