//! What only a server has: other desks, connections that break, an end of its own. Each is tried with the real server.

use std::io::{Read as _, Write as _};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::postgres::{OWNER, PostgresServer};
use crate::common::{fill, line, lines};
use shuffle_up_journal::{Journal, JournalError, Listener, LogStore as _, News, TournamentId};

fn open(address: &str) -> Journal {
    Journal::open(address).unwrap().journal
}

fn refused(address: &str) -> &'static str {
    Journal::open(address).map(|_| "").unwrap_or_else(|error| error.code())
}

/// News until one is as wanted.
fn hears(listener: &mut Listener, wanted: impl Fn(&News) -> bool) {
    for _ in 0..200 {
        if listener.wait().is_ok_and(|news| wanted(&news)) {
            return;
        }
    }
    panic!("nobody told");
}

#[test]
fn of_two_desks_that_say_the_same_number_one_was_first() {
    let server = PostgresServer::shared();
    let address = server.address();
    let (mut one, mut other) = (open(&address), open(&address));
    let tournament = one.create("Sunday Major", 1).unwrap();
    one.append(&[line(tournament, 1)]).unwrap();
    assert_eq!(
        other.append(&[line(tournament, 1)]).unwrap_err(),
        JournalError::NotNext { tournament, expected: 2, given: 1 }
    );
    assert_eq!(other.read(tournament, 1).unwrap(), [line(tournament, 1)]);
    other.append(&[line(tournament, 2)]).unwrap();
    assert_eq!(one.append(&lines(tournament, 2, 4)).unwrap_err().code(), "not_next");
    one.append(&lines(tournament, 3, 4)).unwrap();
    assert_eq!(other.read(tournament, 1).unwrap(), lines(tournament, 1, 4));
    // A log that one desk takes off the list takes no line of the other.
    one.set_deleted(tournament, true).unwrap();
    assert_eq!(other.append(&[line(tournament, 5)]).unwrap_err().code(), "no_such_tournament");
    other.set_summary(tournament, Some("{}")).unwrap();
    let row = one.tournaments().unwrap().remove(0);
    assert!(row.deleted && row.summary.as_deref() == Some("{}"), "neither lost the other's change");
}

#[test]
fn desks_that_begin_tournaments_at_once_draw_different_numbers() {
    let server = PostgresServer::shared();
    let address = server.address();
    drop(open(&address));
    let begun: Vec<TournamentId> = thread::scope(|scope| {
        let desks: Vec<_> = (0..5)
            .map(|desk| {
                let address = &address;
                scope.spawn(move || -> Vec<TournamentId> {
                    let mut journal = open(address);
                    let name = format!("of desk {desk}");
                    let new = || lines(TournamentId(0), 1, 3);
                    (0..8).map(|_| journal.begin(&name, desk, new()).unwrap()).collect()
                })
            })
            .collect();
        desks.into_iter().flat_map(|desk| desk.join().unwrap()).collect()
    });
    let mut numbers: Vec<u32> = begun.iter().map(|id| id.0).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=40).collect::<Vec<u32>>());
    let journal = open(&address);
    for id in begun {
        assert_eq!(journal.read(id, 1).unwrap(), lines(id, 1, 3));
    }
}

/// Five desks that start together make the tables once.
#[test]
fn desks_that_start_together_make_one_house() {
    let server = PostgresServer::shared();
    let address = server.address();
    thread::scope(|scope| {
        let desks: Vec<_> = (0..5).map(|_| scope.spawn(|| open(&address))).collect();
        for desk in desks {
            desk.join().unwrap();
        }
    });
    fill(&mut open(&address));
}

#[test]
fn a_desk_hears_what_others_write() {
    let server = PostgresServer::shared();
    let address = server.address();
    let (mut one, other) = (open(&address), open(&address));
    let mut listener = other.listener().unwrap();
    assert!(listener.wait().unwrap().anything, "a new connection may have missed anything");
    let tournament = one.create("Sunday Major", 1).unwrap();
    hears(&mut listener, |news| news.list);
    one.append(&lines(tournament, 1, 3)).unwrap();
    hears(&mut listener, |news| news.lines.get(&tournament) == Some(&3) && !news.anything);
    one.put_setting("house", "{}").unwrap();
    hears(&mut listener, |news| news.settings && !news.list);
    // The same once more is no news.
    one.put_setting("house", "{}").unwrap();
    one.append(&[line(tournament, 4)]).unwrap();
    hears(&mut listener, |news| {
        assert!(!news.settings);
        news.lines.get(&tournament) == Some(&4)
    });
}

#[test]
fn a_server_that_would_lose_what_it_acknowledged_is_refused() {
    let careless = PostgresServer::start(&["fsync=off"]);
    assert_eq!(refused(&careless.address()), "server_setting");
    let careless = PostgresServer::start(&["full_page_writes=off"]);
    assert_eq!(refused(&careless.address()), "server_setting");
    let server = PostgresServer::shared();
    let database = |address: &str| address.rsplit('/').next().unwrap().to_owned();
    for (setting, is) in
        [("off", "server_setting"), ("local", "server_setting"), ("remote_apply", "")]
    {
        let address = server.address();
        let name = database(&address);
        server.says(&name, &format!("ALTER DATABASE {name} SET synchronous_commit = {setting}"));
        assert_eq!(refused(&address), is, "{setting}");
    }
    server.says(
        "postgres",
        "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0",
    );
    assert_eq!(refused(&server.address_of("latin")), "server_setting");
}

#[test]
fn whoever_is_not_let_in_hears_why() {
    let server = PostgresServer::shared();
    assert_eq!(refused(&server.address_of("nowhere")), "server_no_database");
    assert_eq!(refused("postgres://cage@%2Fnowhere/club"), "server_gone");
    let address = server.address();
    let name = address.rsplit('/').next().unwrap();
    server.says(name, "CREATE ROLE cage LOGIN");
    let as_cage = address.replace(&format!("{OWNER}@"), "cage@");
    assert_eq!(refused(&as_cage), "server_not_allowed");
    drop(open(&address));
    assert_eq!(refused(&as_cage), "server_not_allowed", "the tables are somebody else's");
    server.says(name, &format!("ALTER DATABASE {name} CONNECTION LIMIT 0"));
    assert_eq!(refused(&as_cage), "server_crowded");
    server.says(name, "ALTER ROLE cage NOLOGIN");
    assert_eq!(refused(&as_cage), "server_lets_nobody_in");
}

/// The server stops under an open house and comes back: what is there is still shown, nothing is said twice.
#[test]
fn a_server_that_goes_and_comes_back_is_found_again() {
    let server = PostgresServer::start(&[]);
    let address = server.address();
    let mut journal = open(&address);
    let mut listener = journal.listener().unwrap();
    let [tournament, _] = fill(&mut journal);
    let list = journal.tournaments().unwrap();
    for ends in [PostgresServer::stop, PostgresServer::kill] {
        ends(&server);
        let next = list[0].lines + 1;
        // In doubt where the end of the connection has not been noticed yet: the line went out and no answer came.
        let refused = journal.append(&[line(tournament, next)]).unwrap_err();
        assert!(["server_gone", "server_in_doubt"].contains(&refused.code()), "{refused}");
        assert_eq!(journal.read(tournament, 1).unwrap_err().code(), "server_gone");
        assert_eq!(journal.tournaments().unwrap(), list, "the list is still shown");
        while listener.wait().is_ok() {}
        // Known to be gone: nobody waits any longer.
        let before = Instant::now();
        assert_eq!(journal.append(&[line(tournament, next)]).unwrap_err().code(), "server_gone");
        assert!(before.elapsed() < Duration::from_millis(100));
        server.go_on();
        hears(&mut listener, |news| news.anything);
        assert_eq!(journal.read(tournament, 1).unwrap(), lines(tournament, 1, 60));
    }
    journal.append(&[line(tournament, 61)]).unwrap();
    // One that restarts while somebody acts costs a moment and nothing else.
    thread::scope(|scope| {
        let restarts = scope.spawn(|| {
            for _ in 0..2 {
                server.kill();
                server.go_on();
                thread::sleep(Duration::from_millis(100));
            }
        });
        let mut number = 62;
        while !restarts.is_finished() {
            match journal.append(&[line(tournament, number)]) {
                Ok(()) => number += 1,
                Err(error) if error.code() == "server_gone" => {}
                // The line may be there: the log says so.
                Err(error) if error.code() == "server_in_doubt" => {
                    while journal.read(tournament, 1).is_err() {}
                    let there = journal.read(tournament, 1).unwrap();
                    number = there.last().unwrap().number + 1;
                }
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(journal.read(tournament, 1).unwrap(), lines(tournament, 1, number - 1));
    });
}

/// A standby behind the same address takes over in the middle of a line: the desk waits for it, and nothing is lost or said twice.
#[test]
fn a_standby_that_takes_over_has_every_line() {
    let server = PostgresServer::start(&[]);
    let standby = server.standby();
    let own = server.address();
    let folder = standby.folder().to_str().unwrap().replace('/', "%2F");
    let (before, database) = own.rsplit_once('/').unwrap();
    let mut journal = open(&format!("{before},{folder}/{database}"));
    let [tournament, _] = fill(&mut journal);
    thread::scope(|scope| {
        let takes_over = scope.spawn(|| {
            server.kill();
            standby.says("postgres", "SELECT pg_promote()");
        });
        let mut number = 61;
        while !takes_over.is_finished() || number < 120 {
            match journal.append(&[line(tournament, number)]) {
                Ok(()) => number += 1,
                Err(error) => {
                    let ends = ["server_gone", "server_in_doubt", "not_next"];
                    assert!(ends.contains(&error.code()), "{error}");
                    if let Ok(there) = journal.read(tournament, 1) {
                        number = there.last().unwrap().number + 1;
                    }
                }
            }
        }
        assert_eq!(journal.read(tournament, 1).unwrap(), lines(tournament, 1, number - 1));
    });
    let there = open(&standby.address_of(database));
    assert_eq!(there.read(tournament, 1).unwrap(), journal.read(tournament, 1).unwrap());
}

/// Everything between a desk and its server, cut where a test wants it.
struct Between {
    folder: tempfile::TempDir,
    /// The next answer of the server is lost, and the connection with it.
    loses_answer: Arc<AtomicBool>,
    /// The next thing that the desk says never arrives.
    loses_word: Arc<AtomicBool>,
}

impl Between {
    fn of(server: &PostgresServer) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (loses_answer, loses_word) =
            (Arc::<AtomicBool>::default(), Arc::<AtomicBool>::default());
        let listens = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let to = server.folder().join(".s.PGSQL.5432");
        let cut = [Arc::clone(&loses_word), Arc::clone(&loses_answer)];
        thread::spawn(move || {
            while let Ok((desk, _)) = listens.accept() {
                let Ok(server) = UnixStream::connect(&to) else { continue };
                let ways = [
                    (desk.try_clone().unwrap(), server.try_clone().unwrap(), Arc::clone(&cut[0])),
                    (server, desk, Arc::clone(&cut[1])),
                ];
                for (from, to, cut) in ways {
                    thread::spawn(move || carry(from, to, &cut));
                }
            }
        });
        Self { folder, loses_answer, loses_word }
    }

    fn address(&self, of: &str) -> String {
        let folder = self.folder.path().to_str().unwrap().replace('/', "%2F");
        format!("postgres://{OWNER}@{folder}/{}", of.rsplit('/').next().unwrap())
    }
}

/// Carries one way until it is cut.
fn carry(mut from: UnixStream, mut to: UnixStream, cut: &AtomicBool) {
    let mut bytes = [0; 65_536];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if cut.swap(false, Ordering::SeqCst) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(std::net::Shutdown::Both);
    let _ = to.shutdown(std::net::Shutdown::Both);
}

/// The answer to a line is lost, or the line itself: it is there once, and the desk knows it.
#[test]
fn a_connection_that_is_cut_in_the_middle_of_a_line_costs_nothing() {
    let server = PostgresServer::shared();
    let direct = server.address();
    let between = Between::of(&server);
    let mut journal = open(&between.address(&direct));
    let tournament = journal.create("Sunday Major", 1).unwrap();
    journal.append(&[line(tournament, 1)]).unwrap();
    let mut number = 2;
    for _ in 0..5 {
        for cut in [&between.loses_answer, &between.loses_word] {
            cut.store(true, Ordering::SeqCst);
            journal.append(&[line(tournament, number)]).unwrap();
            assert!(!cut.load(Ordering::SeqCst), "it was cut");
            cut.store(true, Ordering::SeqCst);
            journal.append(&lines(tournament, number + 1, number + 3)).unwrap();
            number += 4;
        }
    }
    for cut in [&between.loses_answer, &between.loses_word] {
        cut.store(true, Ordering::SeqCst);
        journal.begin("Turbo", 2, lines(TournamentId(0), 1, 2)).unwrap();
    }
    let direct = open(&direct);
    assert_eq!(direct.read(tournament, 1).unwrap(), lines(tournament, 1, number - 1));
    assert_eq!(direct.tournaments().unwrap().len(), 3);
}

/// Another desk was first while this one's connection was cut.
#[test]
fn a_line_that_was_lost_gives_way_to_the_one_that_came() {
    let server = PostgresServer::shared();
    let direct = server.address();
    let between = Between::of(&server);
    let (mut journal, mut other) = (open(&between.address(&direct)), open(&direct));
    let tournament = other.create("Sunday Major", 1).unwrap();
    journal.append(&[line(tournament, 1)]).unwrap();
    other.append(&[line(tournament, 2)]).unwrap();
    between.loses_word.store(true, Ordering::SeqCst);
    assert_eq!(
        journal.append(&[line(tournament, 2)]).unwrap_err(),
        JournalError::NotNext { tournament, expected: 3, given: 2 }
    );
}

/// Writes a certificate for this name into a folder, and its key beside it.
fn certificate(folder: &Path, name: &str) -> PathBuf {
    let made = rcgen::generate_simple_self_signed([name.to_owned()]).unwrap();
    std::fs::write(folder.join("server.key"), made.signing_key.serialize_pem()).unwrap();
    let certificate = folder.join("server.crt");
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    certificate
}

#[test]
fn a_server_elsewhere_must_show_the_right_certificate_and_know_the_password() {
    use std::os::unix::fs::PermissionsExt as _;
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let settings = ["listen_addresses=127.0.0.1".to_owned(), format!("port={port}")];
    let server = PostgresServer::start(&settings.each_ref().map(String::as_str));
    let files = tempfile::tempdir().unwrap();
    let right = certificate(files.path(), "house.lan");
    server.takes_certificate(&right, &files.path().join("server.key"));
    server.says("postgres", "CREATE ROLE cage LOGIN PASSWORD 'right'");
    server.says("postgres", "CREATE DATABASE club OWNER cage");
    let passwords = files.path().join("passwords");
    let password = |password: &str| {
        std::fs::write(&passwords, format!("*:*:*:cage:{password}\n")).unwrap();
        std::fs::set_permissions(&passwords, std::fs::Permissions::from_mode(0o600)).unwrap();
    };
    let address = |name: &str, certificate: &Path| {
        format!(
            "postgres://cage@{name}:{port}/club?hostaddr=127.0.0.1&passfile={}&sslrootcert={}",
            passwords.display(),
            certificate.display()
        )
    };
    password("right");
    fill(&mut open(&address("house.lan", &right)));
    assert_eq!(refused(&address("other.lan", &right)), "server_unsafe");
    let others = tempfile::tempdir().unwrap();
    let wrong = certificate(others.path(), "house.lan");
    assert_eq!(refused(&address("house.lan", &wrong)), "server_unsafe");
    assert_eq!(
        refused(&address("house.lan", &files.path().join("none"))),
        "server_certificate_file"
    );
    std::fs::write(&passwords, "*:*:*:somebody:else\n").unwrap();
    assert_eq!(refused(&address("house.lan", &right)), "server_lets_nobody_in");
    password("s3cret-and-wrong");
    let said = Journal::open(address("house.lan", &right)).unwrap_err();
    assert_eq!(said.code(), "server_lets_nobody_in");
    assert!(!format!("{said:?} {said}").contains("s3cret"));
    let log = std::fs::read_to_string(server.folder().join("log")).unwrap();
    assert!(!log.contains("s3cret"));
}

/// How long a line takes beside a bare INSERT of the same text, turn by turn, and until another desk has heard of it.
#[test]
fn a_line_takes_hardly_longer_than_a_bare_insert() {
    let server = PostgresServer::start(&[]);
    let address = server.address();
    let mut journal = open(&address);
    let mut listener = open(&address).listener().unwrap();
    listener.wait().unwrap();
    let tournament = journal.create("Sunday Major", 1).unwrap();
    server.says(
        address.rsplit('/').next().unwrap(),
        "CREATE TABLE bare (log bigint, number bigint, body text, PRIMARY KEY (log, number))",
    );
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    let runtime = runtime.unwrap();
    let client = runtime.block_on(async {
        let (client, connection) =
            tokio_postgres::connect(&address, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    });
    let insert = "INSERT INTO bare (log, number, body) VALUES (1, $1, $2)";
    let insert = runtime.block_on(client.prepare(insert)).unwrap();
    let (mut lines, mut bare, mut heard) = (Vec::new(), Vec::new(), Vec::new());
    for number in 1..=400 {
        let said = line(tournament, number);
        let before = Instant::now();
        runtime.block_on(client.execute(&insert, &[&i64::from(number), &said.body])).unwrap();
        bare.push(before.elapsed());
        let before = Instant::now();
        journal.append(&[said]).unwrap();
        lines.push(before.elapsed());
        while !listener.wait().unwrap().lines.contains_key(&tournament) {}
        heard.push(before.elapsed());
    }
    let at = |times: &mut Vec<Duration>, share: usize| {
        times.sort_unstable();
        times[times.len() * share / 100]
    };
    let (half, most) =
        ((at(&mut lines, 50), at(&mut bare, 50)), (at(&mut lines, 99), at(&mut bare, 99)));
    let heard = at(&mut heard, 50);
    println!("a line and a bare INSERT: {half:?}, at p99 {most:?}; heard after {heard:?}");
    assert!(half.0 < half.1 * 2, "{half:?}");
    assert!(heard < Duration::from_millis(100), "{heard:?}");
}
