//! The devices in the data folder, so that a crash sends nobody to the desk: their tokens' digests, for this user alone. They end with
//! the host's *off*.

use crate::certificate::write_private;
use crate::pairing::KeptDevices;
use serde::{Deserialize, Serialize};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The file's name in the data folder.
const FILE: &str = "devices.json";
/// For so long they come back, in milliseconds: a day. A laptop that is opened a week later serves nobody by itself.
const COME_BACK: i64 = 24 * 3_600_000;

/// The house as it was served when the program ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Where.
    pub at: SocketAddr,
    /// Since when, in milliseconds since the Unix epoch.
    pub since: i64,
    /// The devices that were let in.
    pub devices: KeptDevices,
}

fn path(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

impl Kept {
    /// What was kept in this folder less than a day before this moment.
    pub fn read(folder: &Path, now: i64) -> Option<Self> {
        let bytes = std::fs::read(path(folder)).ok()?;
        let kept = serde_json::from_slice::<Self>(&bytes);
        let kept =
            kept.inspect_err(|error| tracing::warn!(%error, "the kept devices are not read"));
        kept.ok().filter(|kept| (0..COME_BACK).contains(&now.saturating_sub(kept.since)))
    }

    /// Keeps it in this folder.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        let bytes = serde_json::to_vec(self).map_err(io::Error::other)?;
        write_private(&path(folder), &bytes)
    }

    /// Keeps nothing in this folder any more.
    pub fn forget(folder: &Path) {
        if let Err(error) = std::fs::remove_file(path(folder))
            && error.kind() != io::ErrorKind::NotFound
        {
            tracing::error!(%error, "the kept devices could not be removed");
        }
    }
}
