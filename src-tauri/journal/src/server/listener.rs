//! What other desks write, heard over a connection of its own, so that nobody waits for it under a lock.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::address::Address;
use super::link::{Link, Stop};
use super::tables;
use crate::{JournalError, TournamentId};

/// Between two attempts to reach a server that is gone.
const PAUSE: Duration = Duration::from_millis(500);
/// How often a connection on which nothing is said is looked at.
const LOOK: Duration = Duration::from_millis(250);

/// What was heard since it was last asked. This desk's own lines are among it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// The connection is new: anything may have been written that nobody heard.
    pub anything: bool,
    /// How far these logs go now: the number of the last line of each.
    pub lines: BTreeMap<TournamentId, u32>,
    /// A row of the list has changed.
    pub list: bool,
    /// A setting has changed.
    pub settings: bool,
}

/// Hears what is written to a server.
pub struct Listener {
    address: Address,
    there: Arc<AtomicBool>,
    open: Option<(Link, Receiver<String>)>,
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").field("at", &self.address.shown).finish_non_exhaustive()
    }
}

impl Listener {
    pub(super) fn of(address: Address, there: Arc<AtomicBool>) -> Self {
        Self { address, there, open: None }
    }

    /// Waits until something is heard. A connection that was lost is made again first, which counts as news of anything.
    ///
    /// # Errors
    /// Why the server cannot be reached; after a pause, so that whoever asks again at once does not press it.
    pub fn wait(&mut self) -> Result<News, JournalError> {
        loop {
            let Some((link, heard)) = &self.open else {
                let open = self.connect();
                self.there.store(open.is_ok(), Ordering::Relaxed);
                self.open = match open {
                    Ok(open) => Some(open),
                    Err(stop) => {
                        std::thread::sleep(PAUSE);
                        return Err(stop.about(&self.address));
                    }
                };
                return Ok(News { anything: true, ..News::default() });
            };
            match heard.recv_timeout(LOOK) {
                Ok(first) => {
                    let mut news = News::default();
                    news.take(&first);
                    // What came in the same moment is one piece of news.
                    heard.try_iter().for_each(|more| news.take(&more));
                    return Ok(news);
                }
                Err(RecvTimeoutError::Timeout) if !link.is_closed() => {}
                Err(_) => self.open = None,
            }
        }
    }

    fn connect(&self) -> Result<(Link, Receiver<String>), Stop> {
        let (tells, heard) = channel();
        let link = Link::connect(&self.address, Some(tells))?;
        link.batch(tables::LISTEN)?;
        Ok((link, heard))
    }
}

impl News {
    fn take(&mut self, told: &str) {
        match told.split_once(' ').map(|(log, number)| (log.parse(), number.parse())) {
            Some((Ok(log), Ok(number))) => {
                let last = self.lines.entry(TournamentId(log)).or_insert(number);
                *last = number.max(*last);
            }
            _ if told == "settings" => self.settings = true,
            _ => self.list = true,
        }
    }
}
