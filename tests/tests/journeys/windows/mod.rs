//! The real windows, driven through WebDriver: what a director's hands and eyes do, and nothing else.

pub mod browser;
pub mod keyboard;
pub mod screen;

use fantoccini::elements::Element;
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long the program may take over anything before the test gives up on it. So long that it says nothing of the machine: only
/// a test that fails waits for it.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// The key that ends every line of the floor.
pub const ENTER: &str = "\u{e007}";

/// The program under test with its windows.
pub struct Windows {
    pub client: Client,
    driver: Child,
    desk: Option<WindowHandle>,
    /// The words by which the program's process is known.
    started: String,
}

impl Windows {
    /// Starts the program with these words, keeping everything in `data`.
    pub async fn open(data: &Path, words: &[&str]) -> Self {
        Self::open_program(&program(), data, words).await
    }

    /// Makes a tournament of the T1000 template as it stands.
    pub async fn new_t1000(&self) {
        self.press("new-tournament").await;
        self.press("templates").await;
        self.press("template-t1000").await;
        self.press("create").await;
    }

    /// The same at play: so many players typed on the floor line and drawn, and the clock started.
    pub async fn play_t1000(&self, players: u32) {
        self.new_t1000().await;
        for number in 1..=players {
            self.floor(&format!("n Player {number}")).await;
            self.until("players-left", |text| text.starts_with(&number.to_string())).await;
        }
        self.press("advice-accept").await;
        self.until("advice-title", |title| title.contains("deal")).await;
        self.press("advice-accept").await;
    }

    /// The test names of the fields at this table that a selector finds, in their order.
    pub async fn fields(&self, table: u32, field: &str) -> Vec<String> {
        let script = format!(
            "return [...document.querySelectorAll('[data-table=\"{table}\"] {field}')].map((field) => field.dataset.testid)"
        );
        let names = self.script(&script).await;
        names.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_string()).collect()
    }

    /// Opens the first tournament of the list.
    pub async fn enter_tournament(&self) {
        let row = self.wait("the tournament", "[data-testid=tournament-1] button").await;
        row.click().await.unwrap();
        self.find("floor-line").await;
    }

    /// Starts another program than the one that is tested.
    pub async fn open_program(program: &Path, data: &Path, words: &[&str]) -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            // Every machine starts in the same language: of a system that names none.
            .env("LC_ALL", "C.UTF-8")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("WebKitWebDriver is in Debian's package webkit2gtk-driver");
        let started = format!("--data {}", data.display());
        let mut arguments: Vec<String> = vec!["--data".into(), data.display().to_string()];
        arguments.extend(words.iter().map(ToString::to_string));
        let options = json!({ "binary": program, "args": arguments });
        let capabilities =
            serde_json::Map::from_iter([("webkitgtk:browserOptions".to_string(), options)]);
        let address = format!("http://127.0.0.1:{port}");
        let begun = Instant::now();
        let client = loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => break client,
                Err(error) => assert!(begun.elapsed() < PATIENCE, "no session: {error}"),
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        };
        let desk = client.window().await.ok();
        Self { client, driver, desk, started }
    }

    /// Ends the session and the program. It is gone afterwards, with its hold on its files: the driver alone leaves some running.
    pub async fn close(mut self) {
        let _ = self.client.clone().close().await;
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let begun = Instant::now();
        let told = || Command::new("pkill").args(["-f", "--", &self.started]).status();
        while told().is_ok_and(|found| found.success()) {
            assert!(begun.elapsed() < PATIENCE, "the program runs on without its windows");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Kills the program as a power cut does: no word of warning, nothing saved on the way out.
    pub async fn cut_the_power(self) {
        self.end_by("-KILL").await;
    }

    /// Tells the program to end, as a system does whose user logs out.
    pub async fn log_out(self) {
        self.end_by("-TERM").await;
    }

    async fn end_by(mut self, signal: &str) {
        let there = |signal| {
            let asked = Command::new("pkill").args([signal, "-f", "--", &self.started]).status();
            asked.is_ok_and(|status| status.success())
        };
        assert!(there(signal), "the program was not there to be ended");
        let begun = Instant::now();
        while there("-0") {
            assert!(begun.elapsed() < PATIENCE, "the program runs on");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }

    /// Waits for the element with this test name.
    pub async fn find(&self, name: &str) -> Element {
        self.wait(name, &format!("[data-testid=\"{name}\"]")).await
    }

    /// Waits for the first element that this selector finds.
    pub async fn wait(&self, what: &str, selector: &str) -> Element {
        let begun = Instant::now();
        loop {
            if let Ok(element) = self.client.find(Locator::Css(selector)).await {
                return element;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "{what} did not come up; the page says: {}",
                self.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Whether an element with this test name is there now.
    pub async fn there(&self, name: &str) -> bool {
        self.client.find(Locator::Css(&format!("[data-testid=\"{name}\"]"))).await.is_ok()
    }

    /// Waits until no element with this test name is there.
    pub async fn until_gone(&self, name: &str) {
        let begun = Instant::now();
        while self.there(name).await {
            assert!(begun.elapsed() < PATIENCE, "{name} stays: {}", self.page_text().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Presses the element with this test name once it rests: what moves away under the pointer is not pressed.
    pub async fn press(&self, name: &str) {
        self.press_at(&format!("[data-testid=\"{name}\"]")).await;
    }

    /// The same for what a selector finds first.
    pub async fn press_at(&self, selector: &str) {
        let begun = Instant::now();
        loop {
            let element = self.wait(selector, selector).await;
            let before = element.rectangle().await.ok();
            tokio::time::sleep(Duration::from_millis(20)).await;
            if element.rectangle().await.ok() != before && begun.elapsed() < PATIENCE {
                continue;
            }
            let pressed = element.click().await;
            match pressed {
                Ok(()) => return,
                Err(error) => {
                    assert!(begun.elapsed() < PATIENCE, "{selector} cannot be pressed: {error}");
                    // WebKit's driver leaves an element where it is that the edge of a list cuts in two.
                    self.script(&format!(
                        "document.querySelector('{selector}')?.scrollIntoView({{ block: 'center' }})"
                    ))
                    .await;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Goes so many levels and breaks on, each once the one before has been said: a press asks for what follows what is shown.
    pub async fn next_stages(&self, stages: usize) {
        for _ in 0..stages {
            let was = self.find("undo").await.attr("data-tip").await.ok().flatten();
            self.press("next-stage").await;
            self.undoes(|label| Some(label) != was.as_deref()).await;
        }
    }

    /// Takes what is called so from the menu that is open.
    pub async fn item(&self, called: &str) {
        let item = format!("//*[@role='menuitem'][normalize-space(span)='{called}']");
        let begun = Instant::now();
        loop {
            if let Ok(item) = self.client.find(Locator::XPath(&item)).await
                && item.click().await.is_ok()
            {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "no {called:?}: {}", self.page_text().await);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Opens a field with several to choose from, and takes the one that is called so.
    pub async fn choose(&self, name: &str, called: &str) {
        self.press(name).await;
        let begun = Instant::now();
        let item = format!("//*[contains(@class, 'select-item')][normalize-space()='{called}']");
        while let Err(error) =
            async { self.client.find(Locator::XPath(&item)).await?.click().await }.await
        {
            assert!(begun.elapsed() < PATIENCE, "{called} cannot be chosen: {error}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let shown = format!("return document.querySelector('[data-testid=\"{name}\"]').innerText");
        while self.script(&shown).await.as_str().map(str::trim) != Some(called) {
            assert!(
                begun.elapsed() < PATIENCE,
                "{called} is not chosen: {}",
                self.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The text of the element with this test name.
    pub async fn text(&self, name: &str) -> String {
        let begun = Instant::now();
        loop {
            // A view may be replaced between finding its element and reading it.
            if let Ok(text) = self.find(name).await.text().await {
                return text;
            }
            assert!(begun.elapsed() < PATIENCE, "{name} cannot be read");
        }
    }

    /// Waits until the text of an element satisfies `right`.
    pub async fn until(&self, name: &str, right: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text(name).await;
            if right(&text) {
                return text;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "{name} stays at {text:?}; the page says: {}",
                self.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What undo would take back, as the desk names it; waits until it satisfies `right`.
    pub async fn undoes(&self, right: impl Fn(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let label =
                self.find("undo").await.attr("data-tip").await.ok().flatten().unwrap_or_default();
            if right(&label) {
                return label;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "undo names {label:?}; the page says: {}",
                self.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// What a page shows, for the message of a failure.
    pub async fn page_text(&self) -> String {
        let text = self.script("return document.body.innerText").await;
        text.as_str().unwrap_or_default().chars().take(3_000).collect()
    }

    /// Waits until the page says this.
    pub async fn says(&self, words: &str) {
        let begun = Instant::now();
        loop {
            let text = self.page_text().await;
            if text.to_lowercase().contains(&words.to_lowercase()) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the page does not say {words:?} but: {text}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until this script, which only looks, answers true.
    pub async fn until_true(&self, script: &str) {
        let begun = Instant::now();
        while self.script(script).await.as_bool() != Some(true) {
            assert!(begun.elapsed() < PATIENCE, "never true: {script}");
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    /// Runs a script that only looks.
    pub async fn script(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or(Value::Null)
    }

    /// Types a line for the floor and presses Enter.
    pub async fn floor(&self, line: &str) {
        let field = self.find("floor-line").await;
        field.send_keys(&format!("{line}{ENTER}")).await.unwrap();
    }

    /// Turns to the window whose address contains `page`.
    pub async fn turn_to(&self, page: &str) {
        let begun = Instant::now();
        loop {
            for window in self.client.windows().await.unwrap() {
                self.client.switch_to_window(window).await.unwrap();
                if self.client.current_url().await.is_ok_and(|url| url.as_str().contains(page)) {
                    return;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "no window shows {page}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Turns back to the desk.
    pub async fn turn_to_desk(&self) {
        let desk = self.desk.clone().expect("the desk was the first window");
        self.client.switch_to_window(desk).await.unwrap();
    }

    /// Keeps a picture of the window that is turned to, where the environment asks for pictures.
    pub async fn picture(&self, name: &str) {
        if let Some(folder) = std::env::var_os("SHUFFLE_UP_PICTURES") {
            // WebKit takes a picture with the next frame that it draws, and a page on which nothing moves draws none.
            self.script("document.body.animate([{ opacity: 0.999 }, { opacity: 1 }], 3000)").await;
            let png = self.client.screenshot().await.unwrap();
            keep_picture(&folder, name, &png);
        }
    }
}

/// Writes a picture into the folder of pictures.
fn keep_picture(folder: &OsStr, name: &str, png: &[u8]) {
    let file = Path::new(folder).join(format!("{name}.png"));
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(file, png).unwrap();
}

/// The program that is tested: the one that was built with these tests, or another by `SHUFFLE_UP_BIN`.
pub fn program() -> PathBuf {
    let named = std::env::var_os("SHUFFLE_UP_BIN").map(PathBuf::from);
    // The budget of the windows is no test of that package, and is told which program.
    let built = option_env!("CARGO_BIN_EXE_shuffle-up").map(PathBuf::from);
    named
        .or(built)
        .expect("SHUFFLE_UP_BIN names the program")
        .canonicalize()
        .expect("build the program first: cargo build")
}

/// Plays a headless script into the program's own file: the T1000 game with its set-up changed, so many players entered
/// and seated, the clock started just now.
pub fn play(data: &Path, players: u32, change: impl FnOnce(&mut Value)) {
    play_after(data, players, change, &[]);
}

/// The same, these commands said once the seats are drawn and before the clock starts.
pub fn play_after(
    data: &Path,
    players: u32,
    change: impl FnOnce(&mut Value),
    before_the_start: &[Value],
) {
    let drawn = [json!({ "type": "draw_seats" })];
    let started = [json!({ "type": "start_clock" })];
    let said = drawn.iter().chain(before_the_start).chain(&started);
    write(data, players, change, &said.cloned().collect::<Vec<_>>());
}

/// The same with nothing but the entries: the seats are not drawn.
pub fn enter(data: &Path, players: u32) {
    write(data, players, |_| {}, &[]);
}

fn write(data: &Path, players: u32, change: impl FnOnce(&mut Value), said: &[Value]) {
    let open = acceptance::t1000(change);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
    let entered = [open["do"].clone(), json!({ "type": "enter", "names": names })];
    let script: String = entered
        .iter()
        .chain(said)
        .map(|command| format!("{}\n", json!({ "at": now, "seed": 7, "do": command })))
        .collect();
    let file = data.join("tournaments.shuffle-up").display().to_string();
    let words = vec!["--strict".to_string(), "--journal".to_string(), file];
    let mut output = Vec::new();
    let code = shuffle_up_headless::run(words, script.as_bytes(), &mut output);
    assert_eq!(code, 0, "{}", String::from_utf8_lossy(&output));
}

/// The text of a PDF, by poppler's pdftotext.
pub fn pdf_text(path: &Path) -> String {
    let out = Command::new("pdftotext")
        .arg("-layout")
        .arg(path)
        .arg("-")
        .output()
        .expect("poppler-utils");
    assert!(out.status.success(), "{} cannot be read", path.display());
    String::from_utf8(out.stdout).unwrap()
}
