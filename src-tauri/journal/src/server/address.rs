//! The address of a server: `postgres://user@host/database`, with the password and the certificate in files.
//!
//! Both files are those that every program of PostgreSQL reads: the password in `PGPASSFILE` or `~/.pgpass`, the certificate that the
//! server is known by in `sslrootcert=` of the address or `~/.postgresql/root.crt`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::link::Stop;
use super::tables;
use super::tls::Tls;
use crate::{JournalError, ServerTrouble};

/// Whether this names a server and not a file.
pub fn is_address(text: &str) -> bool {
    text.starts_with("postgres://") || text.starts_with("postgresql://")
}

/// Where a house's server is.
#[derive(Clone)]
pub(super) struct Address {
    config: Config,
    /// As it is shown and logged: without a password, which it never has.
    pub(super) shown: String,
    passwords: Option<PathBuf>,
    /// The certificates that the server is known by.
    roots: Option<PathBuf>,
    /// The name under which this desk's connections are known, and ended when one is lost.
    name: String,
}

impl Address {
    /// Reads an address. Nothing of one that cannot be read is said again: it may have a password in it.
    pub(super) fn read(text: &str) -> Result<Self, JournalError> {
        let server = |at: &str, trouble| JournalError::Server { at: at.to_owned(), trouble };
        let nameless = |trouble| server("", trouble);
        let (shown, asked) = text.split_once('?').unwrap_or((text, ""));
        let (mut passwords, mut roots, mut rest) = (None, None, Vec::new());
        for one in asked.split('&').filter(|one| !one.is_empty()) {
            match one.split_once('=') {
                Some(("passfile", path)) => passwords = Some(PathBuf::from(path)),
                Some(("sslrootcert", path)) => roots = Some(PathBuf::from(path)),
                // How safe a connection is, is not chosen: one that leaves this computer is encrypted and its server checked.
                Some(("sslmode", _)) => {}
                Some(("password", _)) => return Err(nameless(ServerTrouble::PasswordInAddress)),
                _ => rest.push(one),
            }
        }
        let whole = format!("{shown}?{}", rest.join("&"));
        let config: Config = whole.parse().map_err(|_| nameless(ServerTrouble::Address))?;
        if config.get_password().is_some() {
            return Err(nameless(ServerTrouble::PasswordInAddress));
        }
        if config.get_hosts().is_empty() {
            return Err(nameless(ServerTrouble::Address));
        }
        let home = env::home_dir();
        let at_home = |name: &str| home.as_ref().map(|home| home.join(name));
        let mut bytes = [0_u8; 12];
        getrandom::fill(&mut bytes)
            .map_err(|error| JournalError::Unexpected { detail: error.to_string() })?;
        let name: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self {
            config,
            shown: shown.to_owned(),
            passwords: passwords
                .or_else(|| env::var_os("PGPASSFILE").map(PathBuf::from))
                .or_else(|| at_home(".pgpass").filter(|file| file.exists())),
            roots: roots.or_else(|| at_home(".postgresql/root.crt")),
            name: format!("shuffle-up {name}"),
        })
    }

    /// How to connect: read again each time, since a password may have been changed.
    pub(super) fn config(&self, listens: bool) -> Result<(Config, Tls), Stop> {
        let mut config = self.config.clone();
        let role = if listens { "listens" } else { "writes" };
        config
            .application_name(format!("{} {role}", self.name))
            .connect_timeout(Duration::from_secs(3))
            .tcp_user_timeout(Duration::from_secs(5))
            .keepalives_idle(Duration::from_secs(5))
            .keepalives_interval(Duration::from_secs(2))
            .keepalives_retries(3)
            .target_session_attrs(TargetSessionAttrs::ReadWrite);
        if let Some(password) = self.password()? {
            config.password(password);
        }
        if config.get_hosts().iter().all(is_here) {
            config.ssl_mode(SslMode::Disable);
            return Ok((config, Tls(None)));
        }
        config.ssl_mode(SslMode::Require);
        Ok((config, Tls(Some(Arc::new(self.trusted()?)))))
    }

    fn trusted(&self) -> Result<ClientConfig, Stop> {
        let path = self.roots.clone().unwrap_or_default();
        let none = || Stop::Trouble(ServerTrouble::CertificateFile { path: path.clone() });
        let mut roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_file_iter(&path).map_err(|_| none())? {
            roots.add(certificate.map_err(|_| none())?).map_err(|_| none())?;
        }
        if roots.is_empty() {
            return Err(none());
        }
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|error| Stop::Unexpected(error.to_string()))?;
        Ok(config.with_root_certificates(roots).with_no_client_auth())
    }

    /// The password for this address, from a file that nobody else may read; none where no line of it fits.
    fn password(&self) -> Result<Option<String>, Stop> {
        let Some(path) = &self.passwords else { return Ok(None) };
        let not_ours = || Stop::Trouble(ServerTrouble::PasswordFile { path: path.clone() });
        let text = fs::read_to_string(path).map_err(|_| not_ours())?;
        if read_by_others(path) {
            return Err(not_ours());
        }
        let host = match self.config.get_hosts().first() {
            Some(Host::Tcp(host)) => host.clone(),
            _ => "localhost".to_owned(),
        };
        let port = self.config.get_ports().first().copied().unwrap_or(5432).to_string();
        let user = self.config.get_user().unwrap_or_default().to_owned();
        let database = self.config.get_dbname().unwrap_or(&user).to_owned();
        let wanted = [host, port, database, user];
        Ok(text.lines().filter(|line| !line.starts_with('#')).find_map(|line| {
            let fields = fields(line);
            let (of, password) = fields.split_at_checked(4)?;
            let fits = of.iter().zip(&wanted).all(|(of, wanted)| of == "*" || of == wanted);
            fits.then(|| password.first().cloned()).flatten()
        }))
    }

    /// The address in the place of a path, whose last part is the database.
    pub(super) fn path(&self) -> PathBuf {
        PathBuf::from(&self.shown)
    }

    pub(super) fn trouble(&self, trouble: ServerTrouble) -> JournalError {
        JournalError::Server { at: self.shown.clone(), trouble }
    }

    pub(super) fn damaged(&self, detail: String) -> JournalError {
        JournalError::damaged(&self.path(), detail)
    }

    pub(super) fn newer(&self, found: i32) -> JournalError {
        JournalError::Newer { path: self.path(), found, known: tables::KNOWN }
    }
}

/// Whether a host is this computer, whose connections nobody else can read.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => {
            name == "localhost"
                || name.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
        }
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// The fields of a line of a password file: between colons, a backslash before one that is meant.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        let may_begin = fields.len() < 5;
        match fields.last_mut() {
            Some(field) if letter == '\\' => field.extend(letters.next()),
            Some(_) if letter == ':' && may_begin => fields.push(String::new()),
            Some(field) => field.push(letter),
            None => {}
        }
    }
    fields
}

#[cfg(unix)]
fn read_by_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o077 != 0)
}
#[cfg(not(unix))]
fn read_by_others(_: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> &'static str {
        Address::read(text).err().map_or("", |error| error.code())
    }

    #[test]
    fn an_address_with_a_password_is_refused_and_not_said_again() {
        for text in
            ["postgres://cage:s3cret@host/club", "postgres://cage@host/club?password=s3cret"]
        {
            let refused = Address::read(text).err().unwrap();
            assert_eq!(refused.code(), "server_password_in_address");
            assert!(!format!("{refused:?}").contains("s3cret"));
        }
        assert_eq!(code("postgres://cage@host/club?nonsense=1"), "server_address");
        assert_eq!(code("postgres:///"), "server_address");
        assert_eq!(code("postgres://cage@host/club?sslmode=verify-full&sslrootcert=/x.crt"), "");
    }

    #[cfg(unix)]
    #[test]
    fn a_password_is_read_from_a_file_that_nobody_else_may_read() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("passwords");
        fs::write(&file, "# ours\nother:5432:club:cage:no\n*:*:club:cage:a\\:b:c\n").unwrap();
        let mode = |mode| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();
        let address = |database: &str| {
            Address::read(&format!("postgres://cage@host/{database}?passfile={}", file.display()))
                .ok()
                .unwrap()
        };
        mode(0o600);
        assert_eq!(address("club").password().unwrap().as_deref(), Some("a:b:c"));
        assert_eq!(address("other").password().unwrap(), None);
        mode(0o640);
        let refused = address("club").password().unwrap_err().about(&address("club"));
        assert_eq!(refused.code(), "server_password_file");
    }

    #[test]
    fn a_server_elsewhere_is_only_spoken_to_with_its_certificate() {
        let elsewhere = Address::read("postgres://cage@house.lan/club?sslrootcert=/nowhere.crt");
        let elsewhere = elsewhere.ok().unwrap();
        let refused = elsewhere.config(false).err().unwrap().about(&elsewhere);
        assert_eq!(refused.code(), "server_certificate_file");
        let here = Address::read("postgres://cage@127.0.0.1/club").ok().unwrap();
        assert!(here.config(false).is_ok());
    }
}
