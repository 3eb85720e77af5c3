//! A real PostgreSQL server of the tests' own: made in a temporary folder, reached over a socket there, gone with the tests.

use std::fs::{self, File};
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// The owner of the server and of its databases.
pub const OWNER: &str = "house";

/// A server that runs.
pub struct PostgresServer {
    folder: TempDir,
    programs: PathBuf,
    /// Root may not run a server, and lends it to this user.
    lent_to: Option<(u32, u32)>,
    settings: Vec<String>,
    running: Mutex<Option<Child>>,
    databases: AtomicU32,
}

/// Where the server's programs are: the newest that is installed.
fn programs() -> PathBuf {
    let mut found: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|version| version.path().join("bin"))
        .chain(
            std::env::var_os("PATH")
                .iter()
                .flat_map(|path| std::env::split_paths(path))
                .collect::<Vec<_>>(),
        )
        .filter(|bin| bin.join("initdb").exists() && bin.join("postgres").exists())
        .collect();
    found.sort_by_key(|bin| {
        bin.parent().and_then(Path::file_name).and_then(|name| name.to_str()?.parse::<u32>().ok())
    });
    found.pop().expect(
        "These tests start a PostgreSQL server of their own, and none is installed. Install it: apt-get install postgresql",
    )
}

/// The user whom root lends the server to.
fn lent_to() -> Option<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd").unwrap();
    let user = |wanted: &str| {
        users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find_map(|fields| {
            match *fields {
                [name, _, user, group, ..] if name == wanted => {
                    Some((user.parse().unwrap(), group.parse().unwrap()))
                }
                _ => None,
            }
        })
    };
    let me = Command::new("id").arg("-u").output().unwrap().stdout;
    (me.trim_ascii() == b"0").then(|| user("postgres").or_else(|| user("nobody")).unwrap())
}

/// A folder for a server, and the user whom it is lent to.
fn lent_folder() -> (TempDir, Option<(u32, u32)>) {
    let folder = tempfile::tempdir().unwrap();
    let lent_to = lent_to();
    if let Some((user, group)) = lent_to {
        chown(folder.path(), Some(user), Some(group)).unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o711)).unwrap();
    }
    (folder, lent_to)
}

static SHARED: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());

impl PostgresServer {
    /// The server that tests of this process share while any of them holds it.
    pub fn shared() -> Arc<Self> {
        let mut shared = locked(&SHARED);
        shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(Self::start(&[]));
            *shared = Arc::downgrade(&server);
            server
        })
    }

    /// A server by itself, with these settings.
    pub fn start(settings: &[&str]) -> Self {
        let (folder, lent_to) = lent_folder();
        let settings = settings.iter().map(ToString::to_string).collect();
        let (programs, running, databases) = (programs(), Mutex::new(None), AtomicU32::new(0));
        let server = Self { folder, programs, lent_to, settings, running, databases };
        let made = server
            .program("initdb")
            .args([
                "--username",
                OWNER,
                "--auth",
                "trust",
                "--encoding",
                "UTF8",
                "--no-locale",
                "--no-sync",
                "-D",
            ])
            .arg(server.data())
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        server.go_on();
        server
    }

    /// A standby of it, which has every line before it is acknowledged.
    pub fn standby(&self) -> Self {
        let (folder, lent_to) = lent_folder();
        let (programs, settings) = (self.programs.clone(), Vec::new());
        let (running, databases) = (Mutex::new(None), AtomicU32::new(0));
        let standby = Self { folder, programs, lent_to, settings, running, databases };
        let mut copy = standby.program("pg_basebackup");
        copy.args(["--checkpoint=fast", "--write-recovery-conf", "-U", OWNER, "-h"]);
        let copied = copy.arg(self.folder()).arg("-D").arg(standby.data()).output().unwrap();
        assert!(copied.status.success(), "{}", String::from_utf8_lossy(&copied.stderr));
        standby.go_on();
        self.says("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.says("postgres", "SELECT pg_reload_conf()");
        while self.says("postgres", "SELECT sync_state FROM pg_stat_replication") != "sync" {
            sleep(Duration::from_millis(20));
        }
        standby
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> PathBuf {
        self.folder().join("data")
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match self.lent_to {
            None => Command::new(program),
            Some((user, group)) => {
                let mut command = Command::new("setpriv");
                command.args([format!("--reuid={user}"), format!("--regid={group}")]);
                command.args(["--clear-groups", "--"]).arg(program);
                command
            }
        };
        let port = self.settings.iter().find_map(|setting| setting.strip_prefix("port="));
        command.env("PGPORT", port.unwrap_or("5432"));
        command.current_dir(self.folder()).stdin(Stdio::null());
        command
    }

    /// Starts it, again where it was stopped or killed, and waits until it answers.
    pub fn go_on(&self) {
        let mut command = self.program("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.folder());
        command.args(["-c", "listen_addresses=", "-c", "max_connections=60"]);
        for setting in &self.settings {
            command.args(["-c", setting]);
        }
        let words = std::iter::once(command.get_program()).chain(command.get_args());
        let words: Vec<_> = words.collect();
        let until = Instant::now() + Duration::from_secs(60);
        let log = self.folder().join("log");
        while Instant::now() < until {
            let out = File::options().create(true).append(true).open(&log).unwrap();
            // The server ends with the shell's input, which ends with this process, however that does.
            let mut child = Command::new("sh")
                .args(["-c", WITH_ITS_INPUT, "sh"])
                .args(&words)
                .envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))))
                .current_dir(self.folder())
                .stdin(Stdio::piped())
                .stdout(out.try_clone().unwrap())
                .stderr(out)
                .spawn()
                .unwrap();
            // One that still finds the memory of a killed one ends, and the next does not.
            while child.try_wait().unwrap().is_none() && Instant::now() < until {
                if self.answers() {
                    *locked(&self.running) = Some(child);
                    return;
                }
                sleep(Duration::from_millis(20));
            }
        }
        panic!("the server does not start: {}", fs::read_to_string(&log).unwrap_or_default());
    }

    fn answers(&self) -> bool {
        let asked = self.program("pg_isready").arg("-q").arg("-h").arg(self.folder()).status();
        asked.is_ok_and(|status| status.success())
    }

    /// Stops it as whoever looks after it does.
    pub fn stop(&self) {
        if let Some(mut child) = locked(&self.running).take() {
            drop(child.stdin.take());
            child.wait().unwrap();
        }
    }

    /// Kills every process of it at once, as a power cut does.
    pub fn kill(&self) {
        let Some(mut child) = locked(&self.running).take() else { return };
        let pid = fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap().to_owned();
        let mut killed = vec![pid.clone()];
        for process in fs::read_dir("/proc").unwrap().flatten() {
            let stat = fs::read_to_string(process.path().join("stat")).unwrap_or_default();
            let parent = stat.rsplit(") ").next().and_then(|rest| rest.split(' ').nth(1));
            if parent == Some(&pid) {
                killed.push(process.file_name().to_string_lossy().into_owned());
            }
        }
        let done = Command::new("kill").arg("-9").args(&killed).stderr(Stdio::null()).status();
        assert!(done.is_ok());
        child.wait().unwrap();
    }

    /// Has it show this certificate to whoever comes from elsewhere, and ask for a password.
    pub fn takes_certificate(&self, certificate: &Path, key: &Path) {
        self.stop();
        for (from, name) in [(certificate, "server.crt"), (key, "server.key")] {
            let to = self.data().join(name);
            fs::copy(from, &to).unwrap();
            fs::set_permissions(&to, fs::Permissions::from_mode(0o600)).unwrap();
            if let Some((user, group)) = self.lent_to {
                chown(&to, Some(user), Some(group)).unwrap();
            }
        }
        let lets_in = "local all all trust\nhostssl all all all scram-sha-256\n";
        fs::write(self.data().join("pg_hba.conf"), lets_in).unwrap();
        let mut own =
            File::options().append(true).open(self.data().join("postgresql.conf")).unwrap();
        own.write_all(b"\nssl = on\n").unwrap();
        self.go_on();
    }

    /// The address of a new database.
    pub fn address(&self) -> String {
        let name = format!("club_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.says("postgres", &format!("CREATE DATABASE {name}"));
        self.address_of(&name)
    }

    /// The address of a database.
    pub fn address_of(&self, database: &str) -> String {
        let folder = self.folder().to_str().unwrap().replace('/', "%2F");
        format!("postgres://{OWNER}@{folder}/{database}")
    }

    /// What the owner is answered who says this to a database.
    pub fn says(&self, database: &str, statement: &str) -> String {
        let mut command = self.program("psql");
        command.args([
            "-X",
            "-q",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-U",
            OWNER,
            "-d",
            database,
        ]);
        let said = command.arg("-h").arg(self.folder()).args(["-c", statement]).output().unwrap();
        assert!(said.status.success(), "{statement}: {}", String::from_utf8_lossy(&said.stderr));
        String::from_utf8(said.stdout).unwrap().trim_end().to_owned()
    }
}

/// The server's words, run until it ends or the input does.
const WITH_ITS_INPUT: &str = r#"exec 3<&0; "$@" </dev/null 3<&- & server=$!; (cat <&3 >/dev/null; kill -INT $server) & wait $server"#;

fn locked<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
    }
}
