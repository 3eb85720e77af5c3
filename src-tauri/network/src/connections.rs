//! Who is here: connections and requests, counted by address.

use crate::addresses::network_of;
use crate::bounds::Bounds;
use crate::locked;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// Every address that is connected, or has asked for something lately.
#[derive(Debug, Default)]
pub struct Connections {
    counted: Mutex<Counted>,
}

#[derive(Debug, Default)]
struct Counted {
    connections: usize,
    by_address: HashMap<IpAddr, OfAddress>,
    by_network: HashMap<Ipv6Addr, usize>,
}

#[derive(Debug)]
struct OfAddress {
    connections: usize,
    /// Requests that are left, which grow again with time.
    left: f64,
    at: Instant,
}

/// A connection that is counted for as long as this is held.
#[derive(Debug)]
pub struct Connection {
    connections: Arc<Connections>,
    address: IpAddr,
}

impl Connections {
    /// Counts a connection; none where there are too many. The last ones are kept for addresses at which a paired device is.
    pub fn come(
        self: &Arc<Self>,
        address: IpAddr,
        bounds: &Bounds,
        paired: impl FnOnce() -> bool,
    ) -> Option<Connection> {
        let mut counted = locked(&self.counted);
        let for_all = bounds.connections.saturating_sub(bounds.connections_kept);
        let network = network_of(address);
        let of_network =
            network.and_then(|network| counted.by_network.get(&network)).copied().unwrap_or(0);
        let crowded = counted.connections >= for_all || of_network >= bounds.connections_network;
        if counted.connections >= bounds.connections || (crowded && !paired()) {
            return None;
        }
        let one = counted.by_address.entry(address).or_insert_with(|| OfAddress::new(bounds));
        if one.connections >= bounds.connections_each {
            return None;
        }
        one.connections += 1;
        counted.connections += 1;
        if let Some(network) = network {
            *counted.by_network.entry(network).or_default() += 1;
        }
        Some(Connection { connections: Arc::clone(self), address })
    }

    /// Whether an address may make one more request now, for a built file or for something that the house works on.
    pub fn may_ask(&self, address: IpAddr, file: bool, bounds: &Bounds) -> bool {
        let costs = if file { 1.0 / f64::from(bounds.files_for_one) } else { 1.0 };
        let mut counted = locked(&self.counted);
        let one = counted.by_address.entry(address).or_insert_with(|| OfAddress::new(bounds));
        let now = Instant::now();
        let grown = now.duration_since(one.at).as_secs_f64() * f64::from(bounds.each_second);
        one.left = (one.left + grown).min(f64::from(bounds.burst));
        one.at = now;
        if one.left < costs {
            return false;
        }
        one.left -= costs;
        true
    }
}

impl OfAddress {
    fn new(bounds: &Bounds) -> Self {
        Self { connections: 0, left: f64::from(bounds.burst), at: Instant::now() }
    }
}

/// An address without a connection is forgotten after so long; by then it may ask as often as a new one.
const FORGOTTEN_AFTER: u64 = 60;

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counted = locked(&self.connections.counted);
        counted.connections = counted.connections.saturating_sub(1);
        if let Some(network) = network_of(self.address)
            && let Some(there) = counted.by_network.get_mut(&network)
        {
            *there = there.saturating_sub(1);
            counted.by_network.retain(|_, there| *there > 0);
        }
        if let Some(one) = counted.by_address.get_mut(&self.address) {
            one.connections = one.connections.saturating_sub(1);
        }
        counted
            .by_address
            .retain(|_, one| one.connections > 0 || one.at.elapsed().as_secs() < FORGOTTEN_AFTER);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(last: u16) -> IpAddr {
        let [high, low] = last.to_be_bytes();
        [10, 0, high, low].into()
    }

    #[test]
    fn a_crowd_of_addresses_leaves_the_staff_their_connections() {
        let (connections, bounds) = (Arc::<Connections>::default(), Bounds::default());
        let held: Vec<Connection> = (0..100)
            .flat_map(|last| (0..40).map(move |_| from(last)))
            .filter_map(|address| connections.come(address, &bounds, || false))
            .collect();
        assert_eq!(held.len(), bounds.connections - bounds.connections_kept);
        let staff: Vec<Connection> = (1_000..1_005)
            .flat_map(|last| (0..40).map(move |_| from(last)))
            .filter_map(|address| connections.come(address, &bounds, || true))
            .collect();
        assert_eq!(staff.len(), bounds.connections_kept);
        assert!(connections.come(from(2_000), &bounds, || true).is_none(), "there is an end");
        drop(held);
        assert!(connections.come(from(2_000), &bounds, || false).is_some());
    }

    #[test]
    fn one_machine_with_all_addresses_of_its_network_leaves_room_for_others() {
        let (connections, bounds) = (Arc::<Connections>::default(), Bounds::default());
        let address = |last: usize| format!("2001:db8:0:1::{last:x}").parse::<IpAddr>().unwrap();
        let held: Vec<Connection> = (0..1_500)
            .filter_map(|last| connections.come(address(last), &bounds, || false))
            .collect();
        assert_eq!(held.len(), bounds.connections_network);
        let next = "2001:db8:0:2::1".parse().unwrap();
        assert!(connections.come(next, &bounds, || false).is_some());
        assert!(connections.come(address(7_777), &bounds, || true).is_some(), "one of the staff");
        drop(held);
        assert!(connections.come(address(7_778), &bounds, || false).is_some());
        assert!(locked(&connections.counted).by_network.is_empty(), "nobody is here any more");
    }
}
