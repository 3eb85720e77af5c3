//! What the program was started with.

use crate::prelude::*;
use shuffle_up_house::office::network::USUAL_PORT;
use shuffle_up_journal::is_address;
use std::ffi::OsString;
use std::net::{IpAddr, SocketAddr};

/// The words after the program's name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Open a tournament in full swing.
    pub sample: bool,
    /// Keep everything in this folder instead of the system's place for a program's data.
    pub data: Option<PathBuf>,
    /// Keep the house on the PostgreSQL server at this address, which other desks may share.
    pub house: Option<String>,
    /// Serve the house at this address from the start.
    pub network: Option<SocketAddr>,
    /// Take these files in: what a double click on a tournament's file, or a house's, starts the program with.
    pub files: Vec<PathBuf>,
}

/// What the program answers to `--help`.
pub const USAGE: &str = "shuffle-up: the tournament director's desk

  shuffle-up                open the desk
  shuffle-up FILE …         open the desk, and take in these tournaments' files
  shuffle-up --sample       open a tournament in full swing
  shuffle-up --data FOLDER  keep everything in FOLDER
  shuffle-up --house ADDRESS
                            keep the house on a PostgreSQL server that other
                            desks share: postgres://user@computer/database
  shuffle-up --network ADDRESS
                            serve the house at this address of this computer,
                            with :PORT behind it at another port; 127.0.0.1 is
                            for a browser on this computer alone
  shuffle-up headless       run a script from standard input (see docs/headless.md)
  shuffle-up --version      say which version this is";

impl Arguments {
    /// Reads the words; files are meant from this folder.
    ///
    /// # Errors
    /// An unknown word or a missing folder, as a sentence for whoever typed it.
    pub fn read(words: impl IntoIterator<Item = OsString>, folder: &Path) -> Result<Self, String> {
        let mut read = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.to_str() {
                Some("--sample") => read.sample = true,
                Some("--data") => {
                    let folder = words.next().ok_or("--data needs a folder.")?;
                    read.data = Some(folder.into());
                }
                Some("--house") => {
                    // A word that is none is not said again: it may have a password in it.
                    let address = words.next().and_then(|word| word.into_string().ok());
                    let address = address.filter(|address| is_address(address));
                    read.house = Some(address.ok_or(
                        "--house needs the address of a server, such as postgres://user@computer/database.",
                    )?);
                }
                Some("--network") => {
                    let address = words.next().ok_or("--network needs an address.")?;
                    read.network = Some(socket(&address.to_string_lossy())?);
                }
                Some(other) if other.starts_with('-') => {
                    return Err(format!(
                        "{other:?} is not something that shuffle-up knows.\n\n{USAGE}"
                    ));
                }
                // A name need not be text; every system has files whose names are not.
                _ => read.files.push(folder.join(word)),
            }
        }
        Ok(read)
    }
}

/// An address of a computer, at the usual port where none is said.
fn socket(typed: &str) -> Result<SocketAddr, String> {
    let at = typed
        .parse::<SocketAddr>()
        .or_else(|_| typed.parse::<IpAddr>().map(|ip| SocketAddr::new(ip, USUAL_PORT)))
        .map_err(|_| format!("{typed:?} is no address, such as 127.0.0.1 or 192.168.1.20:8710."))?;
    // Pages are asked for by the address, so that it must be one.
    if at.ip().is_unspecified() {
        return Err(format!("{typed:?} is every address. Choose one of this computer."));
    }
    Ok(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split_whitespace().map(OsString::from), Path::new("/home/host"))
    }

    #[test]
    fn words_are_read_and_slips_are_said() {
        assert_eq!(
            read("--sample --data x").unwrap(),
            Arguments { sample: true, data: Some("x".into()), ..Arguments::default() }
        );
        assert!(read("--data").unwrap_err().contains("needs a folder"));
        let house = read("--house postgres://cage@hall/club").unwrap().house;
        assert_eq!(house.as_deref(), Some("postgres://cage@hall/club"));
        assert!(!read("--house cage:s3cret@hall").unwrap_err().contains("s3cret"));
        let files = read("Evening.tournament /media/stick/Sunday.tournament").unwrap().files;
        assert_eq!(
            files,
            ["/home/host/Evening.tournament", "/media/stick/Sunday.tournament"].map(PathBuf::from)
        );
        let at = |line: &str| read(line).unwrap().network.unwrap().to_string();
        assert_eq!(at("--network 127.0.0.1"), "127.0.0.1:8710");
        assert_eq!(at("--network 192.168.1.20:9000"), "192.168.1.20:9000");
        assert_eq!(at("--network ::1"), "[::1]:8710");
        for wrong in ["--network", "--network here", "--network 0.0.0.0", "--network [::]:8710"] {
            assert!(read(wrong).unwrap_err().contains("address"), "{wrong}");
        }
        assert!(read("--smaple").unwrap_err().contains("--smaple"));
    }
}
