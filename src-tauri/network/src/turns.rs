//! Turns: a device has one call worked on at a time, and so has an address of guests. However much one of them asks, the others'
//! turns come.

use crate::locked;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many calls of anybody are worked on at once: the desk's own are never behind a queue of phones.
const PUBLIC_AT_ONCE: usize = 2;
/// So many calls of paired devices.
const PAIRED_AT_ONCE: usize = 4;

/// Whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whose {
    /// That of a paired device, by its number.
    Device(u32),
    /// That of anybody at this address.
    Guests(IpAddr),
}

/// Everybody's turns.
#[derive(Debug)]
pub struct Turns {
    own: Mutex<HashMap<Whose, Arc<Semaphore>>>,
    public: Arc<Semaphore>,
    paired: Arc<Semaphore>,
}

/// A turn, for as long as this is held.
#[derive(Debug)]
pub struct Turn {
    _own: OwnedSemaphorePermit,
    _shared: OwnedSemaphorePermit,
}

impl Default for Turns {
    fn default() -> Self {
        let of = |many: usize| Arc::new(Semaphore::new(many));
        Self { own: Mutex::default(), public: of(PUBLIC_AT_ONCE), paired: of(PAIRED_AT_ONCE) }
    }
}

impl Turns {
    /// Waits for a turn, behind what the same device or address asked before.
    pub async fn come(&self, whose: Whose) -> Option<Turn> {
        let own = {
            let mut turns = locked(&self.own);
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
            Arc::clone(turns.entry(whose).or_insert_with(|| Arc::new(Semaphore::new(1))))
        };
        let shared = match whose {
            Whose::Device(_) => &self.paired,
            Whose::Guests(_) => &self.public,
        };
        let own = own.acquire_owned().await.ok()?;
        Some(Turn { _own: own, _shared: Arc::clone(shared).acquire_owned().await.ok()? })
    }
}
