//! The house's own certificate: made once, kept beside the file, known by its fingerprint.

use crate::hex;
use rcgen::{CertificateParams, DistinguishedName, DnType, KeyPair};
use ring::digest::{SHA256, digest};
use std::io;
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::version::TLS13;

/// The file's name in the data folder.
const FILE: &str = "certificate.pem";
/// It is good for so long.
const YEARS: u64 = 10;

/// The certificate and its key.
#[derive(Clone)]
pub struct Certificate {
    fingerprint: String,
    acceptor: TlsAcceptor,
}

impl std::fmt::Debug for Certificate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The key is written nowhere.
        f.debug_struct("Certificate")
            .field("fingerprint", &self.fingerprint)
            .finish_non_exhaustive()
    }
}

impl Certificate {
    /// The certificate kept in this folder; made for these names and addresses where there is none, or none that can be read.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn of(folder: &Path, name: &str, addresses: &[IpAddr]) -> io::Result<Self> {
        let path = folder.join(FILE);
        if let Ok(kept) = std::fs::read(&path) {
            match Self::read(&kept) {
                Ok(certificate) => return Ok(certificate),
                Err(error) => {
                    tracing::warn!(%error, "the kept certificate cannot be read; a new one is made");
                }
            }
        }
        let made = make(name, addresses).map_err(io::Error::other)?;
        let certificate = Self::read(made.as_bytes())?;
        write_private(&path, made.as_bytes())?;
        Ok(certificate)
    }

    fn read(pem: &[u8]) -> io::Result<Self> {
        let chain = CertificateDer::from_pem_slice(pem).map_err(io::Error::other)?;
        let key = PrivateKeyDer::from_pem_slice(pem).map_err(io::Error::other)?;
        let fingerprint = hex(digest(&SHA256, &chain).as_ref());
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_protocol_versions(&[&TLS13])
            .and_then(|config| config.with_no_client_auth().with_single_cert(vec![chain], key))
            .map_err(io::Error::other)?;
        Ok(Self { fingerprint, acceptor: TlsAcceptor::from(Arc::new(config)) })
    }

    /// The SHA-256 of the certificate as browsers show it: pairs of capitals with colons.
    pub fn fingerprint(&self) -> String {
        let digits = self.fingerprint.to_uppercase();
        let pairs: Vec<&str> =
            (0..digits.len()).step_by(2).filter_map(|at| digits.get(at..at + 2)).collect();
        pairs.join(":")
    }

    pub(crate) fn acceptor(&self) -> &TlsAcceptor {
        &self.acceptor
    }
}

fn make(name: &str, addresses: &[IpAddr]) -> Result<String, rcgen::Error> {
    let names = std::iter::once(name.to_string())
        .chain(addresses.iter().map(ToString::to_string))
        .collect::<Vec<_>>();
    let mut wish = CertificateParams::new(names)?;
    wish.distinguished_name = DistinguishedName::new();
    wish.distinguished_name.push(DnType::CommonName, "Shuffle Up, this house");
    let now = SystemTime::now();
    wish.not_before = now.into();
    wish.not_after = (now + Duration::from_secs(YEARS * 365 * 24 * 3600)).into();
    let key = KeyPair::generate()?;
    let certificate = wish.self_signed(&key)?;
    Ok(format!("{}{}", key.serialize_pem(), certificate.pem()))
}

/// Writes a file that only this user reads, whole or not at all.
pub fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    use std::io::Write as _;
    let beside = path.with_extension("new");
    let _ = std::fs::remove_file(&beside);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_made_once_and_kept_for_this_user_alone() {
        let folder = tempfile::tempdir().unwrap();
        let address: IpAddr = "192.168.1.20".parse().unwrap();
        let made = Certificate::of(folder.path(), "shuffle-up.local", &[address]).unwrap();
        let again = Certificate::of(folder.path(), "other.local", &[]).unwrap();
        assert_eq!(made.fingerprint(), again.fingerprint());
        assert_eq!(made.fingerprint().len(), 32 * 3 - 1);
        let path = folder.path().join(FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        std::fs::write(&path, "no certificate").unwrap();
        let anew = Certificate::of(folder.path(), "shuffle-up.local", &[address]).unwrap();
        assert_ne!(anew.fingerprint(), made.fingerprint());
        assert!(!format!("{anew:?}").contains("KEY"));
    }
}
