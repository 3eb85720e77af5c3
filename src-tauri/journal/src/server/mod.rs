//! The house on a PostgreSQL server, which several desks share.
//!
//! A line is one INSERT under the key of log and number, so that the server says who was first; the statement checks besides that the
//! number is the next one and the log is on the list. Each line and each new log bears a random token. A connection that is lost in
//! the middle of a statement is made again, whatever the lost one still had in flight is ended, and the same statement is said once
//! more with the same token: if the line is there already, it is ours by its token, and if another has its number, that desk was first.
//! So a line is never there twice, and none that was acknowledged is lost.
//!
//! Each row has the checksum that it has in a file. A log that does not match is not shown.

mod address;
mod link;
mod listener;
mod runtime;
mod tables;
mod tls;

pub use address::is_address;
pub use listener::{Listener, News};

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use address::Address;
use link::{Given, Link, Stop};
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

use crate::append::sum_of;
use crate::prelude::*;
use crate::settings::{alive_sum, setting_sum};
use crate::store::{NewLog, Store};
use crate::{LogStore, ServerTrouble, StoredLine, TournamentRow};

/// So long a statement waits for a server that is just restarting or handing over, before it counts as gone.
const PATIENCE: Duration = Duration::from_secs(3);
/// Between two attempts to reach it.
const PAUSE: Duration = Duration::from_millis(50);

/// An open house on a server.
pub(crate) struct Server {
    address: Address,
    link: RefCell<Option<Link>>,
    /// Whether the server is thought to be there. A listener that cannot reach it says no, and every statement is refused at once until
    /// it can: nobody waits for a server that is known to be gone.
    there: Arc<AtomicBool>,
    /// The list as it was last read, for a server that is gone.
    rows: RefCell<Vec<TournamentRow>>,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("at", &self.address.shown).finish_non_exhaustive()
    }
}

/// Whether a statement that was lost may have been carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lost {
    /// It only reads, or does the same when it is said again.
    Harmless,
    /// It appends.
    InDoubt,
}

impl Server {
    /// Opens the house at an address; makes its tables where there are none.
    pub(crate) fn open(address: &str) -> Result<Self, JournalError> {
        let address = Address::read(address)?;
        let link = Link::make(&address).map_err(|stop| stop.about(&address))?;
        let server = Self {
            address,
            link: RefCell::new(Some(link)),
            there: Arc::new(AtomicBool::new(true)),
            rows: RefCell::default(),
        };
        server.rows()?;
        Ok(server)
    }

    pub(crate) fn listener(&self) -> Listener {
        Listener::of(self.address.clone(), Arc::clone(&self.there))
    }

    /// This trouble of this server.
    pub(crate) fn trouble(&self, trouble: ServerTrouble) -> JournalError {
        self.address.trouble(trouble)
    }

    /// Says a statement that does the same when it is said again.
    fn ask(
        &self,
        statement: &'static str,
        given: impl Fn() -> Given,
    ) -> Result<Vec<Row>, JournalError> {
        self.say(statement, given, Lost::Harmless).map_err(|stop| stop.about(&self.address))
    }

    /// Says a statement, again where the connection is lost meanwhile.
    fn say(
        &self,
        statement: &'static str,
        given: impl Fn() -> Given,
        lost: Lost,
    ) -> Result<Vec<Row>, Stop> {
        if !self.there.load(Ordering::Relaxed) {
            return Err(Stop::Trouble(ServerTrouble::Gone));
        }
        let until = Instant::now() + PATIENCE;
        let mut said = false;
        loop {
            let answer = self.once(statement, given(), &mut said);
            let Err(Stop::Lost(cause)) = answer else { return answer };
            tracing::warn!(%cause, "the connection to the server was lost");
            *self.link.borrow_mut() = None;
            if Instant::now() > until {
                return Err(match lost {
                    Lost::InDoubt if said => Stop::Trouble(ServerTrouble::InDoubt),
                    _ => Stop::Trouble(ServerTrouble::Gone),
                });
            }
            std::thread::sleep(PAUSE);
        }
    }

    fn once(
        &self,
        statement: &'static str,
        given: Given,
        said: &mut bool,
    ) -> Result<Vec<Row>, Stop> {
        let mut link = self.link.borrow_mut();
        // What is said over a connection that is known to be closed arrives nowhere.
        let open = link.take().filter(|link| !link.is_closed());
        let link = match open {
            Some(open) => link.insert(open),
            None => link.insert(Link::make(&self.address)?),
        };
        *said = true;
        link.say(statement, given)
    }

    /// Which line of a batch is not the next of its log, after the server has taken none of it.
    fn not_next(&self, lines: &[StoredLine]) -> JournalError {
        let mut ends: Vec<(TournamentId, u32)> = Vec::new();
        for line in lines {
            let tournament = line.tournament;
            let known = ends.iter().position(|(of, _)| *of == tournament);
            let index = match known {
                Some(index) => index,
                None => match self.end_of(tournament) {
                    Ok(Some(end)) => {
                        ends.push((tournament, end));
                        ends.len() - 1
                    }
                    Ok(None) => return JournalError::NoSuchTournament { tournament },
                    Err(error) => return error,
                },
            };
            let expected = ends[index].1.saturating_add(1);
            if line.number != expected {
                return JournalError::NotNext { tournament, expected, given: line.number };
            }
            ends[index].1 = line.number;
        }
        // Each would be next now: somebody was first and took it back, or the tables are a newer version's.
        match self.ask(tables::VERSION, Vec::new) {
            Err(error) => error,
            Ok(rows) => {
                let found = rows.first().map_or(0, |row| row.get::<_, i32>(0));
                match lines.first() {
                    Some(line) if found <= tables::KNOWN => JournalError::NotNext {
                        tournament: line.tournament,
                        expected: line.number,
                        given: line.number,
                    },
                    _ => self.address.newer(found),
                }
            }
        }
    }

    /// The number of a log's last line, 0 without any; none for a log that is not on the list.
    fn end_of(&self, tournament: TournamentId) -> Result<Option<u32>, JournalError> {
        let rows = self.ask(tables::END, || vec![Box::new(i64::from(tournament.0))])?;
        rows.first().map(|row| number(&self.address, row.get(0))).transpose()
    }

    /// Whether there is such a log, deleted or not.
    fn must_be_known(&self, tournament: TournamentId) -> Result<(), JournalError> {
        let rows = self.ask(tables::KNOWN_LOG, || vec![Box::new(i64::from(tournament.0))])?;
        rows.first().map(|_| ()).ok_or(JournalError::NoSuchTournament { tournament })
    }
}

/// A number that no row of ours exceeds.
fn number(address: &Address, found: i64) -> Result<u32, JournalError> {
    u32::try_from(found).map_err(|_| address.damaged(format!("the number {found}")))
}

/// Random bytes by which a line or a log is known as ours.
fn token() -> Result<[u8; 16], Stop> {
    let mut token = [0; 16];
    match getrandom::fill(&mut token) {
        Ok(()) => Ok(token),
        Err(error) => Err(Stop::Unexpected(error.to_string())),
    }
}

/// What the statements that append are given of these lines: one list for each column.
fn columns(lines: &[StoredLine], tokens: &[[u8; 16]]) -> Given {
    let each =
        |number: &dyn Fn(&StoredLine) -> i64| -> Vec<i64> { lines.iter().map(number).collect() };
    let text =
        |text: &dyn Fn(&StoredLine) -> String| -> Vec<String> { lines.iter().map(text).collect() };
    vec![
        Box::new(each(&|line| i64::from(line.tournament.0))),
        Box::new(each(&|line| i64::from(line.number))),
        Box::new(each(&|line| line.at)),
        Box::new(text(&|line| line.device.clone())),
        Box::new(text(&|line| line.body.clone())),
        Box::new(each(&sum_of)),
        Box::new(tokens.iter().map(|token| token.to_vec()).collect::<Vec<_>>()),
    ]
}

fn tokens(lines: &[StoredLine]) -> Result<Vec<[u8; 16]>, Stop> {
    lines.iter().map(|_| token()).collect()
}

/// Whether a line of a batch does not follow the one before it of its log.
fn has_gap(lines: &[StoredLine]) -> bool {
    let mut ends: Vec<(TournamentId, u32)> = Vec::new();
    lines.iter().any(|line| match ends.iter_mut().find(|(of, _)| *of == line.tournament) {
        Some((_, end)) => {
            let follows = end.saturating_add(1) == line.number;
            *end = line.number;
            !follows
        }
        None => {
            ends.push((line.tournament, line.number));
            false
        }
    })
}

impl LogStore for Server {
    fn append(&mut self, lines: &[StoredLine]) -> Result<(), JournalError> {
        let Some(first) = lines.first() else { return Ok(()) };
        if has_gap(lines) {
            return Err(self.not_next(lines));
        }
        let about = |stop: Stop| stop.about(&self.address);
        let tokens = tokens(lines).map_err(about)?;
        let given = || {
            let mut given = columns(lines, &tokens);
            given.push(Box::new(tables::KNOWN));
            given
        };
        let appended = self.say(tables::APPEND, given, Lost::InDoubt);
        let taken = match appended {
            Ok(rows) => rows.first().is_some_and(|row| row.get::<_, i64>(0) > 0),
            Err(Stop::Refused(code, _)) if code == SqlState::UNIQUE_VIOLATION => false,
            Err(stop) => return Err(about(stop)),
        };
        if taken {
            return Ok(());
        }
        // What was said before the connection was lost may have been heard.
        let said = || -> Given {
            let (log, number) = (i64::from(first.tournament.0), i64::from(first.number));
            vec![Box::new(log), Box::new(number)]
        };
        let there = self.say(tables::TOKEN, said, Lost::InDoubt).map_err(about)?;
        if there
            .first()
            .is_some_and(|row| tokens.first().is_some_and(|token| row.get::<_, &[u8]>(0) == token))
        {
            return Ok(());
        }
        Err(self.not_next(lines))
    }

    fn read(&self, tournament: TournamentId, from: u32) -> Result<Vec<StoredLine>, JournalError> {
        let from = from.max(1);
        let given =
            || -> Given { vec![Box::new(i64::from(tournament.0)), Box::new(i64::from(from))] };
        let rows = self.ask(tables::READ, given)?;
        if rows.is_empty() {
            self.must_be_known(tournament)?;
        }
        let mut expected = from;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            let damaged =
                || self.address.damaged(format!("line {expected} of tournament {tournament}"));
            let line = StoredLine {
                tournament,
                number: u32::try_from(row.get::<_, i64>(0)).map_err(|_| damaged())?,
                at: row.get(1),
                device: row.get(2),
                body: row.get(3),
            };
            if line.number != expected || sum_of(&line) != row.get::<_, i64>(4) {
                return Err(damaged());
            }
            expected = expected.saturating_add(1);
            lines.push(line);
        }
        Ok(lines)
    }
}

impl Store for Server {
    fn begin(
        &mut self,
        (above, below): (u32, u32),
        new: NewLog,
    ) -> Result<TournamentId, JournalError> {
        let NewLog { name, created_at, summary, lines } = new;
        let about = |stop: Stop| stop.about(&self.address);
        let log_token = token().map_err(about)?;
        let tokens = tokens(&lines).map_err(about)?;
        let between = || -> Given { vec![Box::new(i64::from(above)), Box::new(i64::from(below))] };
        loop {
            let rows = self.ask(tables::NEXT_LOG, between)?;
            let next = rows.first().map_or(i64::from(above), |row| row.get(0)).saturating_add(1);
            let id = TournamentId(number(&self.address, next)?);
            let lines: Vec<StoredLine> =
                lines.iter().cloned().map(|line| StoredLine { tournament: id, ..line }).collect();
            if let Some(wrong) = lines.iter().zip(1..).find(|(line, next)| line.number != *next) {
                let (line, expected) = wrong;
                return Err(JournalError::NotNext { tournament: id, expected, given: line.number });
            }
            let row = TournamentRow {
                id,
                name: name.clone(),
                created_at,
                last_line_at: None,
                lines: 0,
                summary: summary.clone(),
                deleted: false,
            };
            let given = || {
                let mut given = columns(&lines, &tokens);
                let of_log: Given = vec![
                    Box::new(i64::from(id.0)),
                    Box::new(row.name.clone()),
                    Box::new(row.created_at),
                    Box::new(row.summary.clone()),
                    Box::new(row.sum()),
                    Box::new(log_token.to_vec()),
                ];
                given.extend(of_log);
                given
            };
            match self.say(tables::BEGIN, given, Lost::InDoubt) {
                Ok(_) => return Ok(id),
                // Another desk drew this number, or this one before the connection was lost.
                Err(Stop::Refused(code, _)) if code == SqlState::UNIQUE_VIOLATION => {}
                Err(stop) => return Err(about(stop)),
            }
            let ours = || -> Given { vec![Box::new(log_token.to_vec())] };
            let ours = self.say(tables::LOG_OF_TOKEN, ours, Lost::InDoubt).map_err(about)?;
            if let Some(row) = ours.first() {
                return Ok(TournamentId(number(&self.address, row.get(0))?));
            }
        }
    }

    fn rows(&self) -> Result<Vec<TournamentRow>, JournalError> {
        let rows = match self.say(tables::ROWS, Vec::new, Lost::Harmless) {
            Ok(rows) => rows,
            // The list is still shown.
            Err(Stop::Trouble(ServerTrouble::Gone)) if !self.rows.borrow().is_empty() => {
                return Ok(self.rows.borrow().clone());
            }
            Err(stop) => return Err(stop.about(&self.address)),
        };
        let rows: Result<Vec<TournamentRow>, JournalError> =
            rows.iter().map(|row| log_row(&self.address, row)).collect();
        self.rows.borrow_mut().clone_from(rows.as_ref().map_err(Clone::clone)?);
        rows
    }

    fn change(
        &mut self,
        tournament: TournamentId,
        how: &dyn Fn(&mut TournamentRow),
    ) -> Result<(), JournalError> {
        loop {
            let log = i64::from(tournament.0);
            let rows = self.ask(tables::ROW, || vec![Box::new(log)])?;
            let row = rows.first().ok_or(JournalError::NoSuchTournament { tournament })?;
            let before = log_row(&self.address, row)?;
            let mut after = before.clone();
            how(&mut after);
            if before == after {
                return Ok(());
            }
            let given = || -> Given {
                vec![
                    Box::new(log),
                    Box::new(before.sum()),
                    Box::new(after.summary.clone()),
                    Box::new(after.deleted),
                    Box::new(after.sum()),
                    Box::new(before.deleted != after.deleted),
                ]
            };
            let changed = self.ask(tables::CHANGE, given)?;
            // Otherwise another desk has changed it meanwhile, and its change is kept.
            if changed.first().is_some_and(|row| row.get::<_, i64>(0) > 0) {
                return Ok(());
            }
        }
    }

    fn put_setting(&mut self, key: &str, value: &str) -> Result<(), JournalError> {
        let given = || -> Given {
            let sum = setting_sum(key, value);
            vec![Box::new(key.to_owned()), Box::new(value.to_owned()), Box::new(sum)]
        };
        self.ask(tables::PUT_SETTING, given).map(|_| ())
    }

    fn get_setting(&self, key: &str) -> Result<Option<String>, JournalError> {
        let rows = self.ask(tables::SETTING, || vec![Box::new(key.to_owned())])?;
        let Some(row) = rows.first() else { return Ok(None) };
        let value: String = row.get(0);
        if setting_sum(key, &value) != row.get::<_, i64>(1) {
            return Err(self.address.damaged(format!("the setting {key}")));
        }
        Ok(Some(value))
    }

    fn settings(&self) -> Result<Vec<(String, String)>, JournalError> {
        let mut settings = Vec::new();
        for row in self.ask(tables::KEYS, Vec::new)? {
            let key: String = row.get(0);
            if let Some(value) = self.get_setting(&key)? {
                settings.push((key, value));
            }
        }
        Ok(settings)
    }

    fn seen_alive(&mut self, tournament: TournamentId, at: i64) -> Result<(), JournalError> {
        self.must_be_known(tournament)?;
        let given = || -> Given {
            let sum = alive_sum(tournament, at);
            vec![Box::new(i64::from(tournament.0)), Box::new(at), Box::new(sum)]
        };
        self.ask(tables::SEEN_ALIVE, given).map(|_| ())
    }

    fn last_seen(&self, tournament: TournamentId) -> Result<Option<i64>, JournalError> {
        let rows = self.ask(tables::LAST_SEEN, || vec![Box::new(i64::from(tournament.0))])?;
        Ok(rows.first().and_then(|row| row.get(0)))
    }
}

/// A row of the list, which must match its checksum.
fn log_row(address: &Address, row: &Row) -> Result<TournamentRow, JournalError> {
    let found = TournamentRow {
        id: TournamentId(number(address, row.get(0))?),
        name: row.get(1),
        created_at: row.get(2),
        summary: row.get(3),
        deleted: row.get(4),
        lines: number(address, row.get::<_, Option<i64>>(6).unwrap_or(0))?,
        last_line_at: row.get(7),
    };
    if found.sum() != row.get::<_, i64>(5) {
        return Err(address.damaged(format!("the row of tournament {}", found.id)));
    }
    Ok(found)
}
