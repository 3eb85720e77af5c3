//! The house served to its own room: built pages, calls, news and paired devices, over HTTP and over TLS with the house's own
//! certificate. It knows no poker and has no command of its own: what a call does, and who may make it, the [`House`] says.
//!
//! No socket is open before [`Server::start`] and none after [`Server::stop`].

mod addresses;
mod bounds;
mod certificate;
mod connections;
mod gate;
mod guesses;
mod kept;
mod local_name;
mod news;
mod pairing;
mod patient;
mod refused;
mod routes;
mod server;
mod spoken;
mod turns;
mod under_way;

pub use addresses::addresses;
pub use bounds::Bounds;
pub use certificate::Certificate;
pub use guesses::Guessed;
pub use kept::Kept;
pub use local_name::LOCAL_NAME;
pub use news::Connected;
pub use pairing::{Code, Device, KeptDevices, Pairing, Wish};
pub use refused::Refused;
pub use routes::Routes;
pub use server::{Options, Server};
pub use spoken::Outcome;

use serde_json::Value;
use serde_json::value::RawValue;
use std::net::IpAddr;
use std::sync::Arc;

/// Who makes a call.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Caller {
    /// The paired device; absent for anybody in the room.
    pub device: Option<Device>,
    /// The language that its page is in, as a tag such as `de-CH`; empty where it says none.
    pub language: String,
    /// From where it asks: all addresses of one network of IPv6 are one, as a machine may have any of them.
    pub address: Option<IpAddr>,
}

/// A built file.
#[derive(Debug, Clone)]
pub struct File {
    /// Its kind, such as `text/html`.
    pub kind: &'static str,
    /// What is in it; every answer shares it.
    pub bytes: Arc<[u8]>,
    /// That is compressed with gzip.
    pub zipped: bool,
    /// It is a page that acts, and is given over TLS alone.
    pub acts: bool,
    /// Its name changes with what is in it, so that a browser may keep it.
    pub lasts: bool,
}

/// What a program asks to read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The address behind `/api/v1/`, as it came.
    pub path: String,
    /// What follows the question mark, as it came.
    pub query: String,
    /// The token that it says.
    pub token: Option<String>,
    /// The mark of the answer that it has already.
    pub shown: Option<String>,
    /// The language that it reads, as a tag; empty where it says none.
    pub language: String,
}

/// What a program is told.
#[derive(Debug, Clone)]
pub enum Told {
    /// The answer, and the mark by which it is known again.
    Answer {
        /// The same for the same answer.
        mark: String,
        /// The answer.
        text: Box<RawValue>,
    },
    /// It has the answer already.
    Same,
    /// There is nothing at this address.
    Nothing,
    /// The token is none, or none any more.
    WrongToken,
    /// Why there is no answer: an object with `code` and `message`.
    Refused(Value),
}

/// What is served. Every answer may take its time: it is asked for on a thread that may wait.
pub trait House: Send + Sync + 'static {
    /// The built file behind a path, which is compared as it came and never taken apart.
    fn file(&self, path: &str) -> Option<File>;

    /// The most bytes that a call of this caller may carry.
    fn most(&self, caller: &Caller, call: &str) -> usize;

    /// Makes a call, or says why not. Who may make it is looked at before anything else.
    ///
    /// # Errors
    /// What the page is told: an object with `code` and `message`.
    fn call(&self, caller: &Caller, call: &str, arguments: Value) -> Outcome;

    /// What this caller's page is told where the network itself refused: an object with `code` and `message`.
    fn refused(&self, caller: &Caller, why: Refused) -> Value;

    /// Whether programs may read at all.
    fn may_read(&self) -> bool;

    /// Reads something to a program.
    fn read(&self, wanted: Wanted) -> Told;

    /// Of which tournament, by its number, this address behind `/api/v1/` tells the events; none where it tells none.
    fn events_of(&self, path: &str) -> Option<u32>;

    /// Who may stand at a device that several share, by name.
    fn operators(&self) -> Vec<String>;

    /// Whether this is the PIN of the operator of this name; always as much work where there is one.
    fn knows(&self, operator: &str, pin: &str) -> bool;

    /// The devices or who is connected have changed, so that the desk may show it.
    fn changed(&self);

    /// Now, in milliseconds since the Unix epoch.
    fn now(&self) -> i64;
}

/// Bytes that nobody can guess.
fn chance<const N: usize>() -> std::io::Result<[u8; N]> {
    let mut bytes = [0_u8; N];
    getrandom::fill(&mut bytes).map_err(|error| std::io::Error::other(error.to_string()))?;
    Ok(bytes)
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn locked<T>(mutex: &std::sync::Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
