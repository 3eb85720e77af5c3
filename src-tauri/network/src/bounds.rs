//! How much one device, and all of them together, may have of the house.

use std::time::Duration;

/// The bounds of a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bounds {
    /// Connections in all.
    pub connections: usize,
    /// So many of them are kept for addresses at which a paired device is.
    pub connections_kept: usize,
    /// Connections from one address.
    pub connections_each: usize,
    /// Connections from one network of IPv6, in which one machine may have any number of addresses. A whole room may be in it.
    pub connections_network: usize,
    /// How long the head of a request may take to come.
    pub head_time: Duration,
    /// How long the body of a request may take to come.
    pub body_time: Duration,
    /// How long a device may leave unread what it is sent.
    pub unread_time: Duration,
    /// Requests that an address may make at once.
    pub burst: u32,
    /// Requests a second that an address may make for long.
    pub each_second: u32,
    /// So many built files count as one request. They are in memory, and one page asks for dozens of them: whoever opens a few
    /// pages at once must get every file of each, because a page that misses one stays empty.
    pub files_for_one: u32,
    /// How often an open stream says that the house is there.
    pub pulse: Duration,
}

/// The most bytes of a request's head.
pub const HEAD: usize = 16 * 1024;
/// The most headers of a request.
pub const HEADERS: usize = 48;

impl Default for Bounds {
    fn default() -> Self {
        Self {
            connections: 1_500,
            connections_kept: 200,
            connections_each: 40,
            connections_network: 650,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(20),
            unread_time: Duration::from_secs(45),
            burst: 150,
            each_second: 30,
            files_for_one: 16,
            pulse: Duration::from_millis(1_500),
        }
    }
}
