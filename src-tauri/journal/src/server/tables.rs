//! The tables on the server, and everything that is said to them.
//!
//! They have a schema of their own, so that the database may serve for something else too. Each statement is a transaction by itself
//! and says in it what other desks are to hear.

/// The version of these tables, that of 0.1.0.
const FIRST: i32 = 100;

/// Each takes the tables from one version to the next; the first makes them. Steps are only ever added.
pub(super) const STEPS: &[&str] = &["
CREATE SCHEMA IF NOT EXISTS shuffle_up;
CREATE TABLE shuffle_up.version (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    number integer NOT NULL
);
CREATE TABLE shuffle_up.logs (
    id bigint PRIMARY KEY CHECK (id BETWEEN 1 AND 2147483647),
    name text NOT NULL,
    created_at bigint NOT NULL,
    summary text,
    deleted boolean NOT NULL,
    sum bigint NOT NULL,
    token bytea NOT NULL UNIQUE
);
CREATE TABLE shuffle_up.lines (
    log bigint NOT NULL REFERENCES shuffle_up.logs (id),
    number bigint NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    at bigint NOT NULL,
    device text NOT NULL,
    body text NOT NULL,
    sum bigint NOT NULL,
    token bytea NOT NULL UNIQUE,
    PRIMARY KEY (log, number)
);
CREATE TABLE shuffle_up.settings (
    key text PRIMARY KEY,
    value text NOT NULL,
    sum bigint NOT NULL
);
CREATE TABLE shuffle_up.seen_alive (
    log bigint PRIMARY KEY REFERENCES shuffle_up.logs (id),
    at bigint NOT NULL,
    sum bigint NOT NULL
);
INSERT INTO shuffle_up.version (number) VALUES (100);
"];

/// The version that these steps lead to.
pub(super) const KNOWN: i32 = FIRST + STEPS.len() as i32 - 1;

/// How many of the steps tables of this version have taken.
pub(super) fn taken(version: i32) -> usize {
    usize::try_from(version - FIRST + 1).unwrap_or(0)
}

/// Held while the tables are made or changed, so that of two desks that start together one does it.
pub(super) const LOCK: &str = "SELECT pg_advisory_lock(6008773716531344752)";
pub(super) const UNLOCK: &str = "SELECT pg_advisory_unlock(6008773716531344752)";
/// Whether there are tables.
pub(super) const IS_THERE: &str = "SELECT to_regclass('shuffle_up.version') IS NOT NULL";
pub(super) const VERSION: &str = "SELECT number FROM shuffle_up.version";
/// What other desks hear on this channel is `log number`, `list` or `settings`.
pub(super) const LISTEN: &str = "LISTEN shuffle_up";

/// What the durability of an acknowledged line rests on, and what names are kept in.
pub(super) const SETTINGS: &str = "
SELECT current_setting('server_version_num')::integer, current_setting('fsync'),
       current_setting('synchronous_commit'), current_setting('full_page_writes'),
       current_setting('server_encoding'), pg_is_in_recovery()";

/// A statement that waits for another desk gives up in the end, and what a lost connection of this desk left in flight is ended before
/// anything is said: nothing of it can come after.
pub(super) const PREPARE: &str = "
SET statement_timeout = '4s';
SET lock_timeout = '3s';
SET idle_in_transaction_session_timeout = '10s';
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
 WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";

/// Nothing is taken unless every log of the batch is on the list, begins where it ends, and the tables are not a newer version's.
pub(super) const APPEND: &str = "
WITH said AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bytea[])
        AS s (log, number, at, device, body, sum, token)
), first AS (
    SELECT log, min(number) AS number FROM said GROUP BY log
), wrong AS (
    SELECT 1 FROM first f
     WHERE NOT EXISTS (SELECT 1 FROM shuffle_up.logs l WHERE l.id = f.log AND NOT l.deleted)
        OR f.number <> 1 + coalesce((SELECT max(number) FROM shuffle_up.lines l WHERE l.log = f.log), 0)
    UNION ALL SELECT 1 FROM shuffle_up.version WHERE number > $8
), put AS (
    INSERT INTO shuffle_up.lines (log, number, at, device, body, sum, token)
    SELECT log, number, at, device, body, sum, token FROM said
     WHERE NOT EXISTS (SELECT 1 FROM wrong) ORDER BY log, number
    RETURNING log, number
), told AS (
    SELECT pg_notify('shuffle_up', log || ' ' || max(number)) FROM put GROUP BY log
)
SELECT (SELECT count(*) FROM put), (SELECT count(*) FROM told)";

/// The token of the line at a number. The message makes this a commit of its own behind the line's, which waits as every commit does for
/// a synchronous standby: a line that is there may still be on its way to it.
pub(super) const TOKEN: &str = "
SELECT token, pg_logical_emit_message(true, 'shuffle_up', '')
  FROM shuffle_up.lines WHERE log = $1 AND number = $2";

pub(super) const END: &str = "
SELECT coalesce((SELECT max(number) FROM shuffle_up.lines WHERE log = $1), 0)
  FROM shuffle_up.logs WHERE id = $1 AND NOT deleted";

pub(super) const KNOWN_LOG: &str = "SELECT 1 FROM shuffle_up.logs WHERE id = $1";

pub(super) const READ: &str = "
SELECT number, at, device, body, sum FROM shuffle_up.lines WHERE log = $1 AND number >= $2 ORDER BY number";

pub(super) const NEXT_LOG: &str =
    "SELECT coalesce(max(id), $1) FROM shuffle_up.logs WHERE id > $1 AND id < $2";

pub(super) const BEGIN: &str = "
WITH begun AS (
    INSERT INTO shuffle_up.logs (id, name, created_at, summary, deleted, sum, token)
    VALUES ($8, $9, $10, $11, false, $12, $13) RETURNING id
), put AS (
    INSERT INTO shuffle_up.lines (log, number, at, device, body, sum, token)
    SELECT b.id, s.number, s.at, s.device, s.body, s.sum, s.token
      FROM begun b, unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bytea[])
        AS s (log, number, at, device, body, sum, token)
    RETURNING number
)
SELECT (SELECT count(*) FROM put), pg_notify('shuffle_up', 'list')";

/// The log of a token, in the same way.
pub(super) const LOG_OF_TOKEN: &str = "
SELECT id, pg_logical_emit_message(true, 'shuffle_up', '') FROM shuffle_up.logs WHERE token = $1";

pub(super) const ROWS: &str = "
SELECT l.id, l.name, l.created_at, l.summary, l.deleted, l.sum, e.number, e.at
  FROM shuffle_up.logs l
  LEFT JOIN LATERAL (
    SELECT number, at FROM shuffle_up.lines WHERE log = l.id ORDER BY number DESC LIMIT 1
  ) e ON true
 ORDER BY l.id";

pub(super) const ROW: &str = "
SELECT id, name, created_at, summary, deleted, sum, NULL::bigint, NULL::bigint FROM shuffle_up.logs WHERE id = $1";

/// Only where the row is still as it was read. Other desks hear of it where they are to: a summary is each desk's own sum of the log.
pub(super) const CHANGE: &str = "
WITH put AS (
    UPDATE shuffle_up.logs SET summary = $3, deleted = $4, sum = $5 WHERE id = $1 AND sum = $2 RETURNING id
), told AS (
    SELECT pg_notify('shuffle_up', 'list') FROM put WHERE $6
)
SELECT (SELECT count(*) FROM put), (SELECT count(*) FROM told)";

pub(super) const PUT_SETTING: &str = "
WITH put AS (
    INSERT INTO shuffle_up.settings (key, value, sum) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, sum = excluded.sum
     WHERE settings.value <> excluded.value OR settings.sum <> excluded.sum RETURNING key
), told AS (
    SELECT pg_notify('shuffle_up', 'settings') FROM put
)
SELECT (SELECT count(*) FROM told)";

pub(super) const SETTING: &str = "SELECT value, sum FROM shuffle_up.settings WHERE key = $1";

pub(super) const KEYS: &str = "SELECT key FROM shuffle_up.settings ORDER BY key COLLATE \"C\"";

pub(super) const SEEN_ALIVE: &str = "
INSERT INTO shuffle_up.seen_alive (log, at, sum) VALUES ($1, $2, $3)
ON CONFLICT (log) DO UPDATE SET at = excluded.at, sum = excluded.sum";

pub(super) const LAST_SEEN: &str = "
SELECT greatest(
    (SELECT at FROM shuffle_up.seen_alive WHERE log = $1),
    (SELECT at FROM shuffle_up.lines WHERE log = $1 ORDER BY number DESC LIMIT 1))";
