//! At which addresses this computer can be reached.

use std::net::{IpAddr, Ipv6Addr};

/// The bits of an IPv6 address that a network gives out; the others any machine in it chooses, as often as it likes.
const OF_NETWORK: u128 = !0 << 64;

/// The network of an IPv6 address, in which one machine may have as many addresses as it likes; none for an address of IPv4.
pub fn network_of(address: IpAddr) -> Option<Ipv6Addr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(Ipv6Addr::from_bits(address.to_bits() & OF_NETWORK)),
        IpAddr::V4(_) => None,
    }
}

/// The addresses that the room can reach, those of home networks first. A link's own addresses are left out: no browser takes
/// them without the name of a network card.
pub fn addresses() -> Vec<IpAddr> {
    let cards = if_addrs::get_if_addrs().unwrap_or_else(|error| {
        tracing::warn!(%error, "the addresses of this computer could not be read");
        Vec::new()
    });
    let mut addresses: Vec<IpAddr> = cards
        .into_iter()
        .filter(|card| !card.is_loopback() && !card.is_link_local())
        .map(|card| card.ip())
        .collect();
    addresses.sort_by_key(|address| (!is_home(*address), *address));
    addresses.dedup();
    addresses
}

fn is_home(address: IpAddr) -> bool {
    matches!(address, IpAddr::V4(address) if address.is_private())
}
