//! The house's seasons, and the evenings that came in from elsewhere: kept beside its players, as people said them. What they
//! come to is worked out when it is asked for.

use crate::joining::forget_grown;
use crate::problem::BROKEN;
use crate::{ListProblem, PlayerList, answered};
use rusqlite::{Connection, Row, params};
use serde::Serialize;
use serde::de::DeserializeOwned;
use shuffle_up_engine::base::wording::phrase;
use shuffle_up_engine::base::words::clean_name;
use shuffle_up_seasons::{Evening, Season};

/// A season of the house.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeptSeason {
    /// Its number.
    pub number: u32,
    /// What it is.
    pub season: Season,
}

impl PlayerList {
    /// All seasons, the newest first.
    ///
    /// # Errors
    /// The file cannot be read, or a season in it is not understood.
    pub fn seasons(&mut self) -> Result<Vec<KeptSeason>, ListProblem> {
        let sql = "SELECT id, body FROM season WHERE deleted IS NULL ORDER BY id DESC";
        let rows = bodies(self.connection()?, sql, [], |row| row.get(0))?;
        Ok(rows.into_iter().map(|(number, season)| KeptSeason { number, season }).collect())
    }

    /// All seasons, the newest first, with everybody as the list knows the person by now: to be looked at, never to be kept.
    ///
    /// # Errors
    /// As those of [`PlayerList::seasons`].
    pub fn seasons_by_now(&mut self) -> Result<Vec<KeptSeason>, ListProblem> {
        let who = self.who_is_who()?;
        let by_now = |kept: KeptSeason| KeptSeason { season: who.season(kept.season), ..kept };
        Ok(self.seasons()?.into_iter().map(by_now).collect())
    }

    /// Keeps a season: a new one with the number 0, else the one of that number. Answers the number.
    ///
    /// # Errors
    /// Refused without a name, and for a number that no season has.
    pub fn keep_season(&mut self, kept: &KeptSeason) -> Result<u32, ListProblem> {
        let name = clean_name(&kept.season.name);
        if name.is_empty() {
            return Err(ListProblem::bad(phrase!("name-the-season", "Give the season a name.")));
        }
        let body = written(&Season { name, ..kept.season.clone() })?;
        let connection = self.writing()?;
        if kept.number == 0 {
            connection.execute("INSERT INTO season (body) VALUES (?)", [body])?;
            return Ok(u32::try_from(connection.last_insert_rowid()).unwrap_or(0));
        }
        let sql = "UPDATE season SET body = ? WHERE id = ? AND deleted IS NULL";
        if connection.execute(sql, params![body, kept.number])? == 0 {
            return Err(ListProblem::unknown(phrase!(
                "no-such-season",
                "There is no such season."
            )));
        }
        Ok(kept.number)
    }

    /// Deletes a season. It can be put back for thirty days.
    pub fn delete_season(&mut self, number: u32, now: i64) -> Result<(), ListProblem> {
        let sql = "UPDATE season SET deleted = ? WHERE id = ?";
        self.writing()?.execute(sql, params![now, number])?;
        Ok(())
    }

    /// Puts a deleted season back.
    pub fn restore_season(&mut self, number: u32) -> Result<(), ListProblem> {
        self.writing()?.execute("UPDATE season SET deleted = NULL WHERE id = ?", [number])?;
        Ok(())
    }

    /// The evenings that came in from files and spreadsheets, the oldest first.
    ///
    /// # Errors
    /// The file cannot be read, or an evening in it is not understood.
    pub fn past_evenings(&mut self) -> Result<Vec<Evening>, ListProblem> {
        let sql = "SELECT id, body FROM past_evening ORDER BY at, id";
        let rows = bodies(self.connection()?, sql, [], |row| row.get::<_, String>(0))?;
        Ok(rows.into_iter().map(|(_, evening)| evening).collect())
    }

    /// The evening of this number that came in; none where none did.
    ///
    /// # Errors
    /// The file cannot be read, or the evening is not understood.
    pub fn past_evening(&mut self, id: &str) -> Result<Option<Evening>, ListProblem> {
        let sql = "SELECT id, body FROM past_evening WHERE id = ?";
        let rows = bodies(self.connection()?, sql, [id], |row| row.get::<_, String>(0))?;
        Ok(rows.into_iter().next().map(|(_, evening)| evening))
    }

    /// Keeps evenings that came in. One that came in before is as it came in now, and there is no second one.
    ///
    /// # Errors
    /// Refused for an evening that nothing tells from others; then none of them is kept.
    pub fn keep_past_evenings(&mut self, evenings: &[Evening]) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for evening in evenings {
            if evening.id.trim().is_empty() {
                return Err(ListProblem::bad(phrase!(
                    "evening-without-number",
                    "An evening has no number of its own."
                )));
            }
            let sql = "INSERT INTO past_evening (id, at, body) VALUES (?1, ?2, ?3) \
                       ON CONFLICT (id) DO UPDATE SET at = ?2, body = ?3";
            work.prepare_cached(sql)?.execute(params![
                evening.id,
                evening.at,
                written(evening)?
            ])?;
            // Others may have played it by now.
            work.prepare_cached("DELETE FROM matched WHERE evening = ?")?.execute([&evening.id])?;
        }
        Ok(work.commit()?)
    }

    /// Takes evenings out again that came in, with those who came onto the list by them alone.
    pub fn forget_past_evenings(&mut self, ids: &[String], now: i64) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for id in ids {
            let sql =
                "SELECT DISTINCT listed FROM joining WHERE evening = ? AND listed IS NOT NULL";
            let people: Vec<u32> = answered(&work, sql, [id], |row| row.get(0))?;
            work.execute("DELETE FROM past_evening WHERE id = ?", [id])?;
            work.execute("DELETE FROM joining WHERE evening = ? AND by_itself", [id])?;
            work.execute("DELETE FROM matched WHERE evening = ?", [id])?;
            forget_grown(&work, &people, now)?;
        }
        Ok(work.commit()?)
    }
}

pub(crate) fn written(what: &impl Serialize) -> Result<String, ListProblem> {
    serde_json::to_string(what).map_err(|error| {
        ListProblem::bad(phrase!(
            "not-written-down",
            "This cannot be written down: {error}.",
            error = error.to_string()
        ))
    })
}

/// The rows of a table that has what it keeps as JSON.
fn bodies<K, T: DeserializeOwned>(
    connection: &Connection,
    sql: &str,
    which: impl rusqlite::Params,
    key: impl Fn(&Row<'_>) -> rusqlite::Result<K>,
) -> Result<Vec<(K, T)>, ListProblem> {
    let rows: Vec<(K, String)> =
        answered(connection, sql, which, |row| Ok((key(row)?, row.get(1)?)))?;
    let understood = |(key, body): (K, String)| match serde_json::from_str(&body) {
        Ok(what) => Ok((key, what)),
        Err(error) => {
            let message = phrase!(
                "season-not-understood",
                "A season or an evening in the list is not understood: {error}.",
                error = error.to_string()
            );
            Err(ListProblem::new(BROKEN, message))
        }
    };
    rows.into_iter().map(understood).collect()
}
