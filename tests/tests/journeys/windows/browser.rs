//! A guest's own browser: Chromium without a window, spoken to through a pipe.

use super::PATIENCE;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD as STANDARD;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The browser and its pages, by their sessions.
pub struct Browser {
    child: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    asked: u64,
    _profile: TempDir,
}

/// An open page.
#[derive(Debug, Clone)]
pub struct Page(String);

impl Browser {
    /// Starts the browser: `CHROMIUM`, or the one of Debian's package.
    pub fn open() -> Self {
        let profile = tempfile::tempdir().unwrap();
        let chromium = std::env::var_os("CHROMIUM")
            .unwrap_or_else(|| "/usr/bin/chromium-headless-shell".into());
        // Chromium reads the third file and writes to the fourth, each message ended by a zero.
        let mut child = Command::new("sh")
            .args(["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null"])
            .arg(chromium)
            .args(["--headless", "--no-sandbox", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Chromium’s headless shell is in Debian’s package chromium-headless-shell");
        let to = child.stdin.take().unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        let (heard, from) = channel();
        thread::spawn(move || {
            let mut message = Vec::new();
            while said.read_until(0, &mut message).is_ok_and(|length| length > 0) {
                message.pop();
                let Ok(value) = serde_json::from_slice(&message) else { return };
                if heard.send(value).is_err() {
                    return;
                }
                message.clear();
            }
        });
        Self { child, to, from, asked: 0, _profile: profile }
    }

    /// Opens an address on a display of this size.
    pub fn page(&mut self, address: &str, (width, height): (u32, u32)) -> Page {
        let made = self.said(None, "Target.createTarget", json!({ "url": "about:blank" }));
        let target = json!({ "targetId": made["targetId"], "flatten": true });
        let attached = self.said(None, "Target.attachToTarget", target);
        let page = Page(attached["sessionId"].as_str().unwrap().to_string());
        // A guest goes on past the warning of the house's own certificate.
        let pass = json!({ "ignore": true });
        self.said(Some(&page), "Security.setIgnoreCertificateErrors", pass);
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.said(Some(&page), "Emulation.setDeviceMetricsOverride", size);
        self.said(Some(&page), "Page.navigate", json!({ "url": address }));
        page
    }

    /// Waits until a page says this.
    pub fn says(&mut self, page: &Page, words: &str) {
        let begun = Instant::now();
        loop {
            let text = self.script(page, "document.body.innerText");
            let text = text.as_str().unwrap_or_default();
            if text.contains(words) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the page does not say {words:?} but: {text}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Presses the first element that this selector finds.
    pub fn press(&mut self, page: &Page, selector: &str) {
        self.until_true(
            page,
            &format!(
                "(it => it !== null && (it.click(), true))(document.querySelector('{selector}'))"
            ),
        );
    }

    /// Types into the field that this selector finds.
    pub fn types(&mut self, page: &Page, selector: &str, text: &str) {
        self.until_true(
            page,
            &format!(
                "(it => it !== null && (it.focus(), true))(document.querySelector('{selector}'))"
            ),
        );
        self.said(Some(page), "Input.insertText", json!({ "text": text }));
    }

    /// What this script answers, once it is something.
    pub fn value(&mut self, page: &Page, script: &str) -> String {
        self.until_true(page, &format!("Boolean({script})"));
        self.script(page, script).as_str().unwrap_or_default().to_string()
    }

    /// Waits until this script answers true, or promises it.
    pub fn until_true(&mut self, page: &Page, script: &str) {
        let begun = Instant::now();
        while self.script(page, script) != Value::Bool(true) {
            assert!(begun.elapsed() < PATIENCE, "never true: {script}");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Takes a picture, where pictures are wanted, as [`super::Windows::picture`] does.
    pub fn picture(&mut self, page: &Page, name: &str) {
        if let Some(folder) = std::env::var_os("SHUFFLE_UP_PICTURES") {
            let taken = self.said(Some(page), "Page.captureScreenshot", json!({}));
            let png = STANDARD.decode(taken["data"].as_str().unwrap()).unwrap();
            super::keep_picture(&folder, name, &png);
        }
    }

    fn script(&mut self, page: &Page, script: &str) -> Value {
        let said = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        self.said(Some(page), "Runtime.evaluate", said)["result"]["value"].take()
    }

    /// Says something to the browser or to a page, and waits for the answer.
    fn said(&mut self, page: Option<&Page>, method: &str, parameters: Value) -> Value {
        self.asked += 1;
        let mut message = json!({ "id": self.asked, "method": method, "params": parameters });
        if let Some(Page(session)) = page {
            message["sessionId"] = json!(session);
        }
        self.to.write_all(format!("{message}\0").as_bytes()).unwrap();
        loop {
            let mut heard = self.from.recv_timeout(PATIENCE).expect("the browser is silent");
            if heard["id"] == self.asked {
                // A page that goes to another one while it is looked at is looked at again.
                let refused = heard["error"]["message"].as_str();
                if let Some("Inspected target navigated or closed" | "Promise was collected") =
                    refused
                {
                    return Value::Null;
                }
                assert!(heard["error"].is_null(), "{method}: {}", heard["error"]);
                return heard["result"].take();
            }
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
