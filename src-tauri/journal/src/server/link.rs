//! One connection to the server, checked before anything is said over it.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Error, Row, Statement};

use super::address::Address;
use super::tls::NotTrusted;
use super::{runtime, tables};
use crate::{JournalError, ServerTrouble};

/// What a statement is given.
pub(super) type Given = Vec<Box<dyn ToSql + Sync + Send>>;

/// So long a connection may take.
const TO_CONNECT: Duration = Duration::from_secs(5);
/// So long an answer may take: longer than the server itself allows a statement.
const TO_ANSWER: Duration = Duration::from_secs(6);

/// Why nothing came of what was said to the server.
#[derive(Debug)]
pub(super) enum Stop {
    /// The connection broke, or could not be made: it is worth another try.
    Lost(String),
    /// The server refuses the statement.
    Refused(SqlState, String),
    /// A trouble that has a name.
    Trouble(ServerTrouble),
    /// An error of the journal.
    Journal(Box<JournalError>),
    /// None of these.
    Unexpected(String),
}

impl Stop {
    pub(super) fn about(self, address: &Address) -> JournalError {
        match self {
            Self::Trouble(trouble) => address.trouble(trouble),
            Self::Lost(_) => address.trouble(ServerTrouble::Gone),
            Self::Journal(error) => *error,
            Self::Refused(code, detail) => {
                if code == SqlState::DISK_FULL || code == SqlState::OUT_OF_MEMORY {
                    return JournalError::DiskFull { path: address.path() };
                }
                if code == SqlState::INSUFFICIENT_PRIVILEGE {
                    return address.trouble(ServerTrouble::NotAllowed);
                }
                if code == SqlState::QUERY_CANCELED || code == SqlState::LOCK_NOT_AVAILABLE {
                    return address.trouble(ServerTrouble::Gone);
                }
                JournalError::Unexpected { detail: format!("{}: {detail}", code.code()) }
            }
            Self::Unexpected(detail) => JournalError::Unexpected { detail },
        }
    }

    /// What the server or the network reported over an open connection.
    fn of(error: &Error) -> Self {
        let Some(code) = error.code() else { return Self::Lost(error.to_string()) };
        let class = code.code().get(..2).unwrap_or_default();
        let again = [
            // A server that has just become a standby takes nothing: its successor does.
            SqlState::READ_ONLY_SQL_TRANSACTION,
            SqlState::T_R_DEADLOCK_DETECTED,
            SqlState::T_R_SERIALIZATION_FAILURE,
        ];
        if again.contains(code) || matches!(class, "08" | "57") && *code != SqlState::QUERY_CANCELED
        {
            return Self::Lost(error.to_string());
        }
        let message = error.as_db_error().map_or("", tokio_postgres::error::DbError::message);
        Self::Refused(code.clone(), message.to_owned())
    }

    /// The same while a connection is being made.
    fn while_connecting(error: &Error) -> Self {
        if let Some(cause) = error.source() {
            if let Some(NotTrusted(cause)) = cause.downcast_ref() {
                return Self::Trouble(ServerTrouble::Unsafe { cause: cause.clone() });
            }
            if error.code().is_none() && cause.to_string() == "password missing" {
                return Self::Trouble(ServerTrouble::LetsNobodyIn);
            }
            if error.code().is_none() && error.to_string().contains("TLS") {
                return Self::Trouble(ServerTrouble::Unsafe { cause: cause.to_string() });
            }
        }
        let Some(code) = error.code() else { return Self::Lost(error.to_string()) };
        if code.code().starts_with("28") {
            return Self::Trouble(ServerTrouble::LetsNobodyIn);
        }
        match Self::of(error) {
            Self::Refused(code, _) if code == SqlState::INVALID_CATALOG_NAME => {
                Self::Trouble(ServerTrouble::NoDatabase)
            }
            Self::Refused(code, _) if code == SqlState::TOO_MANY_CONNECTIONS => {
                Self::Trouble(ServerTrouble::Crowded)
            }
            other => other,
        }
    }
}

/// An open connection.
pub(super) struct Link {
    client: Arc<Client>,
    prepared: BTreeMap<&'static str, Statement>,
}

impl Link {
    /// Connects, reads back what durability rests on, ends what a lost connection left in flight, and makes or changes the tables.
    pub(super) fn make(address: &Address) -> Result<Self, Stop> {
        let mut link = Self::connect(address, None)?;
        link.must_be_durable()?;
        link.batch(tables::PREPARE)?;
        link.must_have_tables(address)?;
        Ok(link)
    }

    /// Only connects. What the server tells by itself goes to `hears`.
    pub(super) fn connect(address: &Address, hears: Option<Sender<String>>) -> Result<Self, Stop> {
        let (config, tls) = address.config(hears.is_some())?;
        let connecting = async move {
            let (client, mut connection) = config.connect(tls).await?;
            runtime::beside(async move {
                loop {
                    let told =
                        std::future::poll_fn(|context| connection.poll_message(context)).await;
                    match told {
                        Some(Ok(AsyncMessage::Notification(told))) => {
                            let gone = |hears: &Sender<String>| {
                                hears.send(told.payload().to_owned()).is_err()
                            };
                            if hears.as_ref().is_some_and(gone) {
                                return;
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(_)) | None => return,
                    }
                }
            });
            Ok::<_, Error>(client)
        };
        match runtime::wait(TO_CONNECT, connecting) {
            Some(Ok(client)) => Ok(Self { client: Arc::new(client), prepared: BTreeMap::new() }),
            Some(Err(error)) => Err(Stop::while_connecting(&error)),
            None => Err(Stop::Lost("no connection in time".to_owned())),
        }
    }

    /// Whether the connection has ended.
    pub(super) fn is_closed(&self) -> bool {
        self.client.is_closed()
    }

    /// Says a statement, which is prepared once a connection.
    pub(super) fn say(&mut self, statement: &'static str, given: Given) -> Result<Vec<Row>, Stop> {
        let client = Arc::clone(&self.client);
        let known = self.prepared.get(statement).cloned();
        let saying = async move {
            let prepared = match known {
                Some(known) => known,
                None => client.prepare(statement).await?,
            };
            let given: Vec<&(dyn ToSql + Sync)> =
                given.iter().map(|one| -> &(dyn ToSql + Sync) { &**one }).collect();
            let rows = client.query(&prepared, &given).await?;
            Ok::<_, Error>((prepared, rows))
        };
        match runtime::wait(TO_ANSWER, saying) {
            Some(Ok((prepared, rows))) => {
                self.prepared.entry(statement).or_insert(prepared);
                Ok(rows)
            }
            Some(Err(error)) => Err(Stop::of(&error)),
            None => Err(Stop::Lost("no answer in time".to_owned())),
        }
    }

    /// Says several statements, all of them or none.
    pub(super) fn batch(&self, statements: &str) -> Result<(), Stop> {
        let (client, statements) = (Arc::clone(&self.client), statements.to_owned());
        match runtime::wait(TO_ANSWER, async move { client.batch_execute(&statements).await }) {
            Some(answer) => answer.map_err(|error| Stop::of(&error)),
            None => Err(Stop::Lost("no answer in time".to_owned())),
        }
    }

    fn must_be_durable(&mut self) -> Result<(), Stop> {
        let rows = self.say(tables::SETTINGS, Vec::new())?;
        let row = rows.first().ok_or_else(|| Stop::Unexpected("no settings".to_owned()))?;
        if row.get::<_, i32>(0) < 150_000 {
            return Err(Stop::Trouble(ServerTrouble::TooOld));
        }
        let is = |at: usize| row.get::<_, String>(at);
        let fine = |setting: &str, found: String, good: &[&str]| {
            if good.contains(&found.as_str()) {
                return Ok(());
            }
            Err(Stop::Trouble(ServerTrouble::Setting { setting: setting.to_owned(), found }))
        };
        fine("fsync", is(1), &["on"])?;
        fine("synchronous_commit", is(2), &["on", "remote_apply"])?;
        fine("full_page_writes", is(3), &["on"])?;
        fine("server_encoding", is(4), &["UTF8"])?;
        if row.get(5) {
            return Err(Stop::Lost("this is a standby".to_owned()));
        }
        // Said for this connection, so that a change of the server's file cannot lower it under an open house.
        self.batch(&format!("SET synchronous_commit = '{}'", is(2)))
    }

    fn must_have_tables(&mut self, address: &Address) -> Result<(), Stop> {
        let found = self.version()?;
        if found > tables::KNOWN {
            return Err(Stop::Journal(Box::new(address.newer(found))));
        }
        if found == tables::KNOWN {
            return Ok(());
        }
        // Another desk may be about it: the lock is had when it is done, and a transaction that begins then sees what it did.
        self.batch(tables::LOCK)?;
        self.batch("BEGIN")?;
        let done = self.version().and_then(|from| {
            for step in tables::STEPS.iter().skip(tables::taken(from)) {
                self.batch(step)?;
            }
            self.batch(&format!("UPDATE shuffle_up.version SET number = {}", tables::KNOWN))
        });
        self.batch(if done.is_ok() { "COMMIT" } else { "ROLLBACK" })?;
        self.batch(tables::UNLOCK)?;
        done
    }

    /// The version of the tables; 0 where there are none.
    fn version(&mut self) -> Result<i32, Stop> {
        let there = self.say(tables::IS_THERE, Vec::new())?;
        if !there.first().is_some_and(|row| row.get(0)) {
            return Ok(0);
        }
        let rows = self.say(tables::VERSION, Vec::new())?;
        Ok(rows.first().map_or(0, |row| row.get(0)))
    }
}
