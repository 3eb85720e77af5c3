//! Who is here: connections and requests, counted by address.

use crate::bounds::Bounds;
use crate::locked;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Every address that is connected, or has asked for something lately.
#[derive(Debug, Default)]
pub struct Guests {
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    connections: usize,
    by_address: HashMap<IpAddr, Guest>,
}

#[derive(Debug)]
struct Guest {
    connections: usize,
    /// Requests that are left, which grow again with time.
    left: f64,
    at: Instant,
}

/// A connection that is counted for as long as this is held.
#[derive(Debug)]
pub struct Seat {
    guests: Arc<Guests>,
    address: IpAddr,
}

impl Guests {
    /// Counts a connection; none where there are too many.
    pub fn come(self: &Arc<Self>, address: IpAddr, bounds: &Bounds) -> Option<Seat> {
        let mut seen = locked(&self.seen);
        if seen.connections >= bounds.connections {
            return None;
        }
        let guest = seen.by_address.entry(address).or_insert_with(|| Guest::new(bounds));
        if guest.connections >= bounds.connections_each {
            return None;
        }
        guest.connections += 1;
        seen.connections += 1;
        Some(Seat { guests: Arc::clone(self), address })
    }

    /// Whether an address may make one more request now, for a built file or for something that the house works on.
    pub fn may_ask(&self, address: IpAddr, file: bool, bounds: &Bounds) -> bool {
        let costs = if file { 1.0 / f64::from(bounds.files_for_one) } else { 1.0 };
        let mut seen = locked(&self.seen);
        let guest = seen.by_address.entry(address).or_insert_with(|| Guest::new(bounds));
        let now = Instant::now();
        let grown = now.duration_since(guest.at).as_secs_f64() * f64::from(bounds.each_second);
        guest.left = (guest.left + grown).min(f64::from(bounds.burst));
        guest.at = now;
        if guest.left < costs {
            return false;
        }
        guest.left -= costs;
        true
    }
}

impl Guest {
    fn new(bounds: &Bounds) -> Self {
        Self { connections: 0, left: f64::from(bounds.burst), at: Instant::now() }
    }
}

/// An address without a connection is forgotten after so long; by then it may ask as often as a new one.
const FORGOTTEN_AFTER: u64 = 60;

impl Drop for Seat {
    fn drop(&mut self) {
        let mut seen = locked(&self.guests.seen);
        seen.connections = seen.connections.saturating_sub(1);
        if let Some(guest) = seen.by_address.get_mut(&self.address) {
            guest.connections = guest.connections.saturating_sub(1);
        }
        seen.by_address.retain(|_, guest| {
            guest.connections > 0 || guest.at.elapsed().as_secs() < FORGOTTEN_AFTER
        });
    }
}
