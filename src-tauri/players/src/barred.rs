//! Players who may not play: the house has barred them, or they have asked to be kept out. A till stops at them.

use crate::{ListProblem, PlayerList, answered, key, nobody, one};
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::TS;
use shuffle_up_engine::base::wording::phrase;
use shuffle_up_engine::base::words::clean_text;

/// The longest sentence that may be said at the till, in characters.
const LONGEST_WORDS: usize = 200;

/// Why a player may not play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum BarredBy {
    /// The house does not let the player in.
    #[default]
    House,
    /// The player has asked to be kept out.
    Player,
}

/// A player of the list may not play.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bar {
    /// The number on the list.
    pub player: u32,
    /// Whose wish it is.
    pub by: BarredBy,
    /// The last day of it, as `2026-12-31`; empty where it has no end.
    pub until: String,
    /// What may be said to the player at the till; possibly empty.
    pub says: String,
}

/// A bar with the player's name, as the till asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barred {
    /// The bar; its number is that of the player whom the barred one was made one with.
    pub bar: Bar,
    /// The name.
    pub name: String,
    /// The membership number; possibly empty.
    pub membership: String,
}

impl Barred {
    /// Whether a player of this name is meant: without marks, case and the order of the words. Another card is another player; where
    /// nobody noted the card of who is barred, a card tells nobody apart.
    pub fn is_called(&self, name: &str, card: &str) -> bool {
        let another = !card.is_empty() && !self.membership.is_empty() && card != self.membership;
        !another && key(name) == key(&self.name)
    }
}

/// Whether this is a day as a bar has it: a year, a month and a day by number.
fn is_day(day: &str) -> bool {
    let parts: Vec<&str> = day.split('-').collect();
    let lengths: Vec<usize> = parts.iter().map(|part| part.len()).collect();
    let numbers: Vec<u32> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    lengths == [4, 2, 2]
        && matches!(numbers.as_slice(), [_, month, day] if (1..=12).contains(month) && (1..=31).contains(day))
}

impl PlayerList {
    /// Bars a player, or changes how.
    ///
    /// # Errors
    /// Refused for a player who is not on the list, and for a day that is none.
    pub fn bar(&mut self, bar: &Bar) -> Result<(), ListProblem> {
        let until = bar.until.trim();
        if !until.is_empty() && !is_day(until) {
            return Err(ListProblem::bad(phrase!(
                "bar-until-which-day",
                "Give the last day as a date, or leave it empty for a bar without end."
            )));
        }
        let connection = self.writing()?;
        one(connection, bar.player)?;
        write(connection, &Bar { until: until.into(), ..bar.clone() })
    }

    /// Lets a player play again.
    ///
    /// # Errors
    /// Refused for a player who is not barred.
    pub fn unbar(&mut self, player: u32) -> Result<(), ListProblem> {
        let connection = self.writing()?;
        if !barred(connection)?.iter().any(|barred| barred.bar.player == player) {
            return Err(nobody());
        }
        // A player who was made one with another is barred by either's number.
        let sql = "WITH RECURSIVE part (id) AS (VALUES (?1) \
            UNION ALL SELECT other.id FROM listed AS other JOIN part ON other.merged_into = part.id) \
            DELETE FROM barred WHERE player IN (SELECT id FROM part)";
        connection.execute(sql, [player])?;
        Ok(())
    }

    /// Everybody who is barred, those whose time is over included.
    pub fn bars(&mut self) -> Result<Vec<Bar>, ListProblem> {
        Ok(barred(self.connection()?)?.into_iter().map(|barred| barred.bar).collect())
    }

    /// Everybody who may not play on this day, `2026-11-28`.
    pub fn barred_on(&mut self, day: &str) -> Result<Vec<Barred>, ListProblem> {
        let mut all = barred(self.connection()?)?;
        all.retain(|barred| barred.bar.until.is_empty() || barred.bar.until.as_str() >= day);
        Ok(all)
    }
}

/// Everybody who is barred, each as the player whom that one was made one with.
pub(crate) fn barred(connection: &Connection) -> Result<Vec<Barred>, ListProblem> {
    let sql = "WITH RECURSIVE who (player, id) AS (SELECT player, player FROM barred \
        UNION ALL SELECT who.player, listed.merged_into FROM who JOIN listed ON listed.id = who.id \
            WHERE listed.merged_into IS NOT NULL) \
        SELECT listed.id, by_player, until, says, listed.name, listed.membership FROM who \
        JOIN barred ON barred.player = who.player JOIN listed ON listed.id = who.id \
        WHERE listed.merged_into IS NULL ORDER BY listed.sorted, listed.id";
    answered(connection, sql, [], |row| {
        let by = if row.get(1)? { BarredBy::Player } else { BarredBy::House };
        let bar = Bar { player: row.get(0)?, by, until: row.get(2)?, says: row.get(3)? };
        Ok(Barred { bar, name: row.get(4)?, membership: row.get(5)? })
    })
}

fn write(connection: &Connection, bar: &Bar) -> Result<(), ListProblem> {
    let by_player = bar.by == BarredBy::Player;
    let says = clean_text(&bar.says, LONGEST_WORDS);
    let sql = "INSERT OR REPLACE INTO barred (player, by_player, until, says) VALUES (?, ?, ?, ?)";
    connection.execute(sql, params![bar.player, by_player, bar.until, says])?;
    Ok(())
}

/// Takes in a bar of another list. One that stands here already stays; a last day that is none is no end.
pub(crate) fn take(work: &Connection, mut bar: Bar) -> Result<(), ListProblem> {
    if barred(work)?.iter().any(|here| here.bar.player == bar.player) {
        return Ok(());
    }
    if !is_day(&bar.until) {
        bar.until.clear();
    }
    write(work, &bar)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ListedPlayer;

    fn named(list: &mut PlayerList, name: &str, membership: &str) -> u32 {
        let player = ListedPlayer {
            name: name.into(),
            membership: membership.into(),
            ..ListedPlayer::default()
        };
        list.keep(&player).unwrap()
    }

    /// Lists of version 101 had no table of bars before the first one.
    #[test]
    fn a_list_without_a_table_of_bars_gets_one() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let anna = named(&mut list, "Anna Berg", "");
        let before = "DROP TABLE barred; PRAGMA user_version = 101";
        list.connection().unwrap().execute_batch(before).unwrap();
        drop(list);
        let mut list = PlayerList::open(folder.path(), 0);
        list.bar(&Bar { player: anna, ..Bar::default() }).unwrap();
        assert_eq!(list.bars().unwrap().len(), 1);
    }

    #[test]
    fn a_player_may_not_play_until_a_day_or_for_good() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        assert!(list.bars().unwrap().is_empty(), "a list without any");
        let (anna, bo) = (named(&mut list, "Anna Berg", "4711"), named(&mut list, "Bo Li", ""));
        let bar = Bar {
            player: anna,
            by: BarredBy::Player,
            until: "2026-12-31".into(),
            says: "See the manager.".into(),
        };
        list.bar(&bar).unwrap();
        list.bar(&Bar { player: bo, ..Bar::default() }).unwrap();
        let on = |list: &mut PlayerList, day: &str| -> Vec<u32> {
            list.barred_on(day).unwrap().iter().map(|barred| barred.bar.player).collect()
        };
        assert_eq!(on(&mut list, "2026-12-31"), [anna, bo]);
        assert_eq!(on(&mut list, "2027-01-01"), [bo]);
        assert_eq!(list.bars().unwrap()[0], bar);
        // The second connection reads what the first has made.
        assert_eq!(PlayerList::open_to_read(folder.path()).bars().unwrap().len(), 2);
        let barred = &list.barred_on("2026-11-28").unwrap()[0];
        assert!(barred.is_called("berg, ANNA", "") && barred.is_called("Anna Berg", "4711"));
        assert!(!barred.is_called("Anna Berg", "4712"), "another card, another player");
        list.unbar(bo).unwrap();
        assert!(list.unbar(bo).is_err() && list.bar(&Bar { player: 99, ..bar.clone() }).is_err());
        for day in ["31.12.2026", "2026-13-01", "soon"] {
            assert!(list.bar(&Bar { until: day.into(), ..bar.clone() }).is_err(), "{day}");
        }
    }

    #[test]
    fn who_is_made_one_with_a_barred_player_is_barred() {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let (anna, again) = (named(&mut list, "Anna Berg", ""), named(&mut list, "Anne Berg", ""));
        list.bar(&Bar { player: again, ..Bar::default() }).unwrap();
        list.merge(anna, again).unwrap();
        assert_eq!(list.bars().unwrap()[0].player, anna);
        list.unbar(anna).unwrap();
        assert!(list.bars().unwrap().is_empty());
    }
}
