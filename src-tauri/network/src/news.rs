//! News to open pages: a small event each, never what is shown. A page that does not read loses events and is told so; nobody
//! waits for it. A phone hears once a second, at a moment of its own.

use crate::pairing::Pairing;
use crate::{Caller, House, locked};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::broadcast::{Receiver, Sender, channel};

/// So many events wait for a page that reads slowly; the oldest are dropped then.
const KEPT: usize = 64;

/// How often a guest hears. Five hundred that hear and ask in the same moment would hold up whoever acts.
const GUESTS_EVERY: Duration = Duration::from_secs(1);
/// The pages of screens begin so. They call out what a clock calls, and hear of it at once.
const SCREENS: &str = "/screen/";

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Happened {
    /// What it is about: of two about the same the later one is enough.
    about: Arc<str>,
    /// As a page hears it.
    text: Arc<str>,
}

/// What is told to every open page.
#[derive(Debug, Clone)]
enum News {
    /// Something happened.
    Event(Happened),
    /// Devices were taken out: each stream looks whether it is one of theirs.
    DevicesEnded,
}

/// A page that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Connected {
    /// The path of the page.
    pub page: String,
    /// The number of the paired device.
    pub device: Option<u32>,
}

/// The pages that listen.
#[derive(Debug)]
pub struct Listeners {
    sender: Sender<News>,
    open: Mutex<BTreeMap<u64, Connected>>,
    last: AtomicU64,
    since: Instant,
}

impl Default for Listeners {
    fn default() -> Self {
        let (sender, since) = (channel(KEPT).0, Instant::now());
        Self { sender, open: Mutex::default(), last: AtomicU64::new(0), since }
    }
}

impl Listeners {
    /// Tells every page.
    pub fn tell(&self, event: &str, payload: &Value) {
        let text = serde_json::json!({ "event": event, "payload": payload }).to_string();
        let about = format!("{event} {}", payload["tournament"]);
        // Nobody listens: nobody is told.
        let happened = Happened { about: about.into(), text: text.into() };
        let _ = self.sender.send(News::Event(happened));
    }

    /// Ends the streams of devices that are no longer let in.
    pub fn end(&self) {
        let _ = self.sender.send(News::DevicesEnded);
    }

    /// The pages that are open.
    pub fn connected(&self) -> Vec<Connected> {
        locked(&self.open).values().cloned().collect()
    }
}

/// One page's stream, and what is to happen when it ends.
struct Stream {
    receiver: Receiver<News>,
    device: Option<u32>,
    number: u64,
    listeners: Arc<Listeners>,
    house: Arc<dyn House>,
    pairing: Arc<Mutex<Pairing>>,
    pulse: Duration,
    first: bool,
    /// Its device is no longer let in, and was told so.
    ended: bool,
    /// It is a phone's, which hears once a second.
    gathers: bool,
    /// What it is still to hear.
    gathered: Gathered,
    /// A program's, and the one tournament that it hears of.
    read: Option<u32>,
}

/// What a phone is to hear: the last of what is about the same, in the order in which each was heard of first.
#[derive(Debug, Default)]
struct Gathered(VecDeque<Happened>);

impl Gathered {
    fn put(&mut self, happened: Happened) {
        match self.0.iter_mut().find(|one| one.about == happened.about) {
            Some(before) => *before = happened,
            None => self.0.push_back(happened),
        }
    }
}

/// How long this phone has yet to wait for its moment of the second, the house being open for so long. The moments of many lie
/// evenly.
fn until_own_moment(number: u64, open_for: Duration) -> Duration {
    let every = u64::try_from(GUESTS_EVERY.as_millis()).unwrap_or(1_000);
    let moment = number.wrapping_mul(618) % every;
    let now = u64::try_from(open_for.as_millis()).unwrap_or(0) % every;
    Duration::from_millis((moment + every - now) % every)
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut open = locked(&self.listeners.open);
        open.remove(&self.number);
        let elsewhere = open.values().any(|other| other.device == self.device);
        drop(open);
        if let Some(id) = self.device.filter(|_| !elsewhere) {
            let now = self.house.now();
            locked(&self.pairing).note_gone(id, Some(now));
        }
        self.house.changed();
    }
}

impl Stream {
    /// The next event; none once the device was told that it is no longer let in.
    async fn next(&mut self) -> Option<String> {
        if std::mem::take(&mut self.first) {
            return Some(AGAIN.into());
        }
        loop {
            if self.ended {
                return None;
            }
            if let Some(happened) = self.gathered.0.pop_front() {
                return Some(happened.text.to_string());
            }
            let heard = tokio::time::timeout(self.pulse, self.receiver.recv()).await;
            // Also where the news of it was lost.
            if self.device.is_some_and(|id| locked(&self.pairing).device(id).is_none()) {
                return (!std::mem::replace(&mut self.ended, true)).then(|| ENDED.into());
            }
            if self.read.is_some() && !self.house.may_read() {
                return None;
            }
            return match heard {
                Err(_) => Some(PULSE.into()),
                Ok(Ok(News::Event(happened))) if !self.hears(&happened) => continue,
                Ok(Ok(News::Event(happened))) if self.gathers => {
                    self.gathered.put(happened);
                    tokio::time::sleep(until_own_moment(
                        self.number,
                        self.listeners.since.elapsed(),
                    ))
                    .await;
                    if self.gather() { continue } else { Some(AGAIN.into()) }
                }
                Ok(Ok(News::Event(happened))) => Some(happened.text.to_string()),
                Ok(Ok(News::DevicesEnded)) => continue,
                Ok(Err(RecvError::Lagged(_))) => Some(AGAIN.into()),
                Ok(Err(RecvError::Closed)) => None,
            };
        }
    }

    /// Whether this is news here: a program hears of the lines and cues of its tournament, and when to ask again.
    fn hears(&self, happened: &Happened) -> bool {
        self.read.is_none_or(|of| {
            let about = happened.about.split_once(' ');
            let of = of.to_string();
            about.is_some_and(|(event, about)| match event {
                "revision" | "cue" => about == of,
                event => event == "again",
            })
        })
    }

    /// Takes what has happened meanwhile. False where some of it was lost.
    fn gather(&mut self) -> bool {
        loop {
            match self.receiver.try_recv() {
                Ok(News::Event(happened)) if !self.hears(&happened) => {}
                Ok(News::Event(happened)) => self.gathered.put(happened),
                Ok(News::DevicesEnded) => {}
                Err(TryRecvError::Lagged(_)) => {
                    self.gathered = Gathered::default();
                    return false;
                }
                Err(TryRecvError::Empty | TryRecvError::Closed) => return true,
            }
        }
    }
}

/// "This device is no longer let in."
const ENDED: &str = r#"{"event":"ended","payload":null}"#;
/// "The house is there."
const PULSE: &str = r#"{"event":"pulse","payload":null}"#;
/// "Something may have been missed: ask again for all that is shown."
const AGAIN: &str = r#"{"event":"again","payload":null}"#;

/// A stream of news for this page.
pub fn stream(
    house: &Arc<dyn House>,
    listeners: &Arc<Listeners>,
    pairing: &Arc<Mutex<Pairing>>,
    caller: &Caller,
    (page, pulse, read): (String, Duration, Option<u32>),
) -> Response {
    let number = listeners.last.fetch_add(1, Ordering::Relaxed);
    let device = caller.device.as_ref().map(|device| device.id);
    let stream = Stream {
        receiver: listeners.sender.subscribe(),
        device,
        number,
        listeners: Arc::clone(listeners),
        house: Arc::clone(house),
        pairing: Arc::clone(pairing),
        pulse,
        first: true,
        ended: false,
        gathers: device.is_none() && !page.starts_with(SCREENS),
        gathered: Gathered::default(),
        read,
    };
    locked(&listeners.open).insert(number, Connected { page, device });
    if let Some(id) = device {
        locked(pairing).note_gone(id, None);
    }
    house.changed();
    let events = unfold(stream, |mut stream| async move {
        let text = stream.next().await?;
        Some((Ok::<_, Infallible>(Event::default().data(text)), stream))
    });
    Sse::new(events).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happened(about: &str, text: &str) -> Happened {
        Happened { about: about.into(), text: text.into() }
    }

    #[test]
    fn a_phone_hears_the_last_of_each() {
        let mut gathered = Gathered::default();
        for (about, text) in
            [("revision 1", "7"), ("screen", "a"), ("revision 2", "3"), ("revision 1", "8")]
        {
            gathered.put(happened(about, text));
        }
        let heard: Vec<&str> = gathered.0.iter().map(|one| &*one.text).collect();
        assert_eq!(heard, ["8", "a", "3"]);
    }

    #[test]
    fn the_moments_of_many_phones_lie_evenly_in_the_second() {
        for at in [0, 250, 12_999] {
            let open_for = Duration::from_millis(at);
            let mut waits: Vec<u128> =
                (0..500).map(|number| until_own_moment(number, open_for).as_millis()).collect();
            waits.sort_unstable();
            assert!(waits.iter().all(|wait| *wait < 1_000));
            // No tenth of a second has more than twice its share.
            for tenth in 0..10 {
                let there = waits.iter().filter(|wait| **wait / 100 == tenth).count();
                assert!((25..=100).contains(&there), "{there} in tenth {tenth}");
            }
        }
    }
}
