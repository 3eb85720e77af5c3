//! News to open pages: a small event each, never what is shown. A page that does not read loses events and is told so; nobody
//! waits for it.

use crate::pairing::Pairing;
use crate::{Caller, House, locked};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender, channel};

/// So many events wait for a page that reads slowly; the oldest are dropped then.
const KEPT: usize = 64;

/// What is told to every open page.
#[derive(Debug, Clone)]
enum News {
    /// Something happened.
    Event(Arc<str>),
    /// Devices were taken out: each stream looks whether it is one of theirs.
    DevicesEnded,
}

/// A page that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Connected {
    /// From which address.
    pub address: IpAddr,
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
}

impl Default for Listeners {
    fn default() -> Self {
        Self { sender: channel(KEPT).0, open: Mutex::default(), last: AtomicU64::new(0) }
    }
}

impl Listeners {
    /// Tells every page.
    pub fn tell(&self, event: &str, payload: &Value) {
        let text = serde_json::json!({ "event": event, "payload": payload }).to_string();
        // Nobody listens: nobody is told.
        let _ = self.sender.send(News::Event(text.into()));
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
    /// The next event; none where the device is no longer let in.
    async fn next(&mut self) -> Option<String> {
        if std::mem::take(&mut self.first) {
            return Some(AGAIN.into());
        }
        loop {
            let heard = tokio::time::timeout(self.pulse, self.receiver.recv()).await;
            // Also where the news of it was lost.
            if self.device.is_some_and(|id| locked(&self.pairing).device(id).is_none()) {
                return None;
            }
            return match heard {
                Err(_) => Some(PULSE.into()),
                Ok(Ok(News::Event(text))) => Some(text.to_string()),
                Ok(Ok(News::DevicesEnded)) => continue,
                Ok(Err(RecvError::Lagged(_))) => Some(AGAIN.into()),
                Ok(Err(RecvError::Closed)) => None,
            };
        }
    }
}

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
    (page, pulse): (String, Duration),
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
    };
    locked(&listeners.open).insert(number, Connected { address: caller.address, page, device });
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
