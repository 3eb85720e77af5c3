//! The house's name on the local network, by mDNS: besides the address, never instead of it.

use mdns_sd::{ServiceDaemon, ServiceInfo};
use std::net::SocketAddr;
use std::time::Duration;

/// The name under which the house can be reached where the network carries it.
pub const LOCAL_NAME: &str = "shuffle-up.local";

/// How long the end of the announcement may take.
const PATIENCE: Duration = Duration::from_secs(2);

/// The name is announced for as long as this is held.
pub struct LocalName(ServiceDaemon);

impl LocalName {
    /// Announces the name; none where the network does not carry it, which stops nothing.
    pub fn announce(at: SocketAddr) -> Option<Self> {
        let announced = || -> Result<ServiceDaemon, mdns_sd::Error> {
            let daemon = ServiceDaemon::new()?;
            let host = format!("{LOCAL_NAME}.");
            let service = ServiceInfo::new(
                "_http._tcp.local.",
                "Shuffle Up",
                &host,
                at.ip(),
                at.port(),
                &[("path", "/")][..],
            )?;
            daemon.register(service)?;
            Ok(daemon)
        };
        announced()
            .map(Self)
            .inspect_err(|error| tracing::warn!(%error, "the name could not be announced"))
            .ok()
    }
}

impl Drop for LocalName {
    fn drop(&mut self) {
        // Its sockets are closed once it has said so.
        if let Ok(ended) = self.0.shutdown() {
            let _ = ended.recv_timeout(PATIENCE);
        }
    }
}
