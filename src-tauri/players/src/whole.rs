//! The whole list as one text, for another computer: players with their photos and what they played, seasons, evenings that came in.
//!
//! It comes from anywhere. What is taken in of it passes the same checks as what is typed; nobody on the list is changed but by what
//! was lacking, and nobody is taken off.

use crate::barred::{self, Bar};
use crate::csv_file::{self, MOST};
use crate::history::note;
use crate::joining::{Joining, joinings, write};
use crate::problem::BROKEN;
use crate::seasons::written;
use crate::{
    Imported, KeptSeason, ListProblem, ListedPlayer, Photo, PlayerList, answered, keep, one,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::phrase;
use shuffle_up_seasons::{Evening, Season};
use std::collections::{BTreeMap, BTreeSet};

/// Everything on the list that is not deleted.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct WholeList {
    players: Vec<ListedPlayer>,
    /// Those who were made one with another, and with whom.
    parts: BTreeMap<u32, u32>,
    /// The photos by number, each in base64.
    photos: BTreeMap<u32, String>,
    /// The larger ones of those that have one.
    portraits: BTreeMap<u32, String>,
    played: Vec<Played>,
    seasons: Vec<Season>,
    evenings: Vec<Evening>,
    /// Who is who.
    #[serde(default)]
    joinings: Vec<Joining>,
    /// Who may not play.
    #[serde(default)]
    bars: Vec<Bar>,
}

/// A player was entered in a tournament.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Played {
    player: u32,
    tournament: u32,
    name: String,
    at: i64,
}

/// What was taken in of a list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TakenList {
    /// Players who are new.
    pub added: u32,
    /// Players who got something that they lacked.
    pub completed: u32,
    /// Players who were there just like that.
    pub known: u32,
    /// Players whom the list refuses, such as one whose membership number somebody else has.
    pub left_out: u32,
    /// Seasons that are new.
    pub seasons: u32,
    /// Evenings from elsewhere that are new.
    pub evenings: u32,
    /// The number here of each player of the other list.
    pub numbers: BTreeMap<u32, u32>,
}

impl WholeList {
    /// Reads the text of a list.
    ///
    /// # Errors
    /// What is no list, and one with more players than a list has.
    pub fn read(bytes: &[u8]) -> Result<Self, ListProblem> {
        let whole: Self = serde_json::from_slice(bytes).map_err(|error| {
            ListProblem::bad(phrase!(
                "list-file-not-understood",
                "The list of players in this file is not understood: {error}.",
                error = error.to_string()
            ))
        })?;
        if whole.players.len() > MOST || whole.parts.len() > MOST {
            return Err(ListProblem::bad(phrase!(
                "list-file-too-many",
                "This file has more than 50,000 players, and no list does."
            )));
        }
        Ok(whole)
    }
}

impl PlayerList {
    /// The whole list as a text.
    pub fn whole(&mut self) -> Result<Vec<u8>, ListProblem> {
        let seasons = self.seasons()?.into_iter().rev().map(|kept| kept.season).collect();
        let evenings = self.past_evenings()?;
        let connection = self.connection()?;
        let parts = "SELECT id, merged_into FROM listed WHERE merged_into IS NOT NULL";
        let pictures = |number: &str, table: &str| {
            let sql = format!(
                "SELECT {number}, picture FROM {table} WHERE {number} IN (SELECT photo FROM listed WHERE shown)"
            );
            answered(connection, &sql, [], |row| {
                Ok((row.get(0)?, STANDARD.encode(row.get::<_, Vec<u8>>(1)?)))
            })
        };
        let played = "SELECT player, tournament, name, at FROM played ORDER BY at";
        let whole = WholeList {
            players: crate::all(connection)?,
            parts: answered(connection, parts, [], |row| Ok((row.get(0)?, row.get(1)?)))?,
            photos: pictures("id", "photo")?,
            portraits: pictures("photo", "portrait")?,
            played: answered(connection, played, [], |row| {
                Ok(Played {
                    player: row.get(0)?,
                    tournament: row.get(1)?,
                    name: row.get(2)?,
                    at: row.get(3)?,
                })
            })?,
            seasons,
            evenings,
            joinings: joinings(connection)?,
            bars: barred::barred(connection)?.into_iter().map(|barred| barred.bar).collect(),
        };
        serde_json::to_vec(&whole).map_err(|error| {
            ListProblem::bad(phrase!(
                "list-not-written",
                "The list of players cannot be written down: {error}.",
                error = error.to_string()
            ))
        })
    }

    /// Takes in what is not there yet, all of it or nothing: `tournaments` says which number each tournament of the other house
    /// has in this one. An empty list takes the players with their numbers, by which tournaments know them.
    pub fn take_whole(
        &mut self,
        whole: WholeList,
        tournaments: &BTreeMap<u32, u32>,
    ) -> Result<TakenList, ListProblem> {
        let names: BTreeSet<String> =
            self.seasons()?.into_iter().map(|kept: KeptSeason| kept.season.name).collect();
        let work = self.writing()?.transaction()?;
        let empty = !work.prepare("SELECT 1 FROM listed")?.exists([])?;
        let mut taken = TakenList::default();
        let mut imported = Imported::default();
        let mut numbers = BTreeMap::new();
        let players: BTreeMap<u32, ListedPlayer> =
            whole.players.into_iter().map(|player| (player.number, player)).collect();
        for (theirs, player) in players {
            let portrait = whole.portraits.get(&player.photo).map(String::as_str);
            let photo = whole.photos.get(&player.photo);
            let photo = photo.and_then(|small| Photo::kept(small, portrait));
            let player = ListedPlayer { number: 0, photo: 0, ..player };
            match csv_file::take(&work, &player, &mut imported) {
                Ok(mine) => {
                    let mine = if empty { renumbered(&work, mine, theirs)? } else { mine };
                    if let Some(photo) = photo {
                        give_photo(&work, mine, &photo)?;
                    }
                    numbers.insert(theirs, mine);
                }
                Err(problem) if problem.code == BROKEN => return Err(problem),
                Err(_) => taken.left_out = taken.left_out.saturating_add(1),
            }
        }
        // Whoever was made one with another is that one here, over any number of merges.
        let of = |mut theirs: u32| {
            for _ in 0..MOST {
                let Some(into) = whole.parts.get(&theirs) else { break };
                theirs = *into;
            }
            numbers.get(&theirs).copied()
        };
        for bar in whole.bars {
            if let Some(player) = of(bar.player) {
                barred::take(&work, Bar { player, ..bar })?;
            }
        }
        for played in &whole.played {
            let ours = of(played.player).zip(tournaments.get(&played.tournament));
            if let Some((player, tournament)) = ours {
                note(&work, player, *tournament, &played.name, played.at)?;
            }
        }
        // An evening that came in has the same name everywhere, a tournament its number in this house.
        let came_in: BTreeSet<&str> =
            whole.evenings.iter().map(|evening| evening.id.as_str()).collect();
        let named = |id: &str| {
            if came_in.contains(id) {
                return Some(id.to_string());
            }
            Some(tournaments.get(&id.parse().ok()?)?.to_string())
        };
        for season in whole.seasons.iter().filter(|season| !names.contains(&season.name)) {
            let season = season.clone().moved(of, named);
            work.execute("INSERT INTO season (body) VALUES (?)", [written(&season)?])?;
            taken.seasons = taken.seasons.saturating_add(1);
        }
        for line in &whole.joinings {
            let Some(evening) = named(&line.evening) else { continue };
            let sql = "SELECT 1 FROM joining WHERE evening = ? AND player = ?";
            if work.prepare_cached(sql)?.exists(params![evening, line.player])? {
                continue;
            }
            let who = (evening.as_str(), line.player, line.name.as_str());
            write(&work, who, line.listed.and_then(of), line.at, line.by_itself)?;
        }
        for mut evening in whole.evenings {
            evening.renumber(of);
            if evening.id.trim().is_empty() {
                continue;
            }
            let sql = "INSERT OR IGNORE INTO past_evening (id, at, body) VALUES (?, ?, ?)";
            let row = params![evening.id, evening.at, written(&evening)?];
            taken.evenings = taken.evenings.saturating_add(to_u32(work.execute(sql, row)?));
        }
        work.commit()?;
        taken.numbers = numbers
            .keys()
            .chain(whole.parts.keys())
            .filter_map(|theirs| Some((*theirs, of(*theirs)?)))
            .collect();
        (taken.added, taken.completed) =
            (to_u32(imported.added.len()), to_u32(imported.completed.len()));
        taken.known = imported.known;
        Ok(taken)
    }
}

/// Gives a player of a list that was empty the number that the other list has. The numbers come in ascending order, so that the
/// one that was drawn here is never further on.
fn renumbered(work: &Connection, drawn: u32, theirs: u32) -> Result<u32, ListProblem> {
    let free = theirs > 0
        && !work.prepare_cached("SELECT 1 FROM listed WHERE id = ?")?.exists([theirs])?;
    if !free {
        return Ok(drawn);
    }
    work.execute("UPDATE listed SET id = ? WHERE id = ?", params![theirs, drawn])?;
    Ok(theirs)
}

/// Gives a player without a photo this one.
fn give_photo(work: &Connection, number: u32, photo: &Photo) -> Result<(), ListProblem> {
    let player = one(work, number)?;
    if player.photo == 0 {
        keep(work, &ListedPlayer { photo: photo.keep(work)?, ..player })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_seasons::season::{Adjustment, Events};

    fn player(name: &str) -> ListedPlayer {
        ListedPlayer { name: name.into(), ..ListedPlayer::default() }
    }

    fn photo() -> Photo {
        let mut bytes = std::io::Cursor::new(Vec::new());
        image::DynamicImage::new_rgb8(200, 200)
            .write_to(&mut bytes, image::ImageFormat::Png)
            .unwrap();
        Photo::read(&STANDARD.encode(bytes.into_inner())).unwrap()
    }

    /// A list with a gap in its numbers, a photo, two players made one, a season and an evening.
    fn list(folder: &std::path::Path) -> PlayerList {
        let mut list = PlayerList::open(folder, 0);
        let gone = list.keep(&player("Gone")).unwrap();
        let anna = list.keep(&player("Anna Berg")).unwrap();
        let bo = list.keep(&player("Bo")).unwrap();
        let bob = list.keep(&player("Bob")).unwrap();
        list.delete(&[gone], 1).unwrap();
        let photo = list.take_photo(&photo()).unwrap();
        list.keep(&ListedPlayer {
            number: anna,
            photo,
            contact: "a@b.c".into(),
            ..player("Anna Berg")
        })
        .unwrap();
        list.note_played(&[anna, bo], 4, "Sunday", 7);
        list.note_played(&[bob], 5, "Monday", 8);
        list.join("4", (1, "Anna"), Some(anna), 9).unwrap();
        list.merge(bo, bob).unwrap();
        let season = Season {
            name: "Winter".into(),
            matches: [("Annie".to_string(), anna)].into(),
            events: Events {
                chosen: ["4".to_string(), "sheet-1".to_string(), "9".to_string()].into(),
                ..Events::default()
            },
            adjustments: vec![Adjustment { player: bo, ..Adjustment::default() }],
            ..Season::default()
        };
        list.keep_season(&KeptSeason { number: 0, season }).unwrap();
        let evening = Evening { id: "sheet-1".into(), at: 9, ..Evening::default() };
        list.keep_past_evenings(&[evening]).unwrap();
        list
    }

    #[test]
    fn an_empty_list_becomes_the_other_one() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut one = list(here.path());
        let whole = one.whole().unwrap();
        let mut other = PlayerList::open(there.path(), 0);
        let numbers = [(4, 1), (5, 2)].into();
        let taken = other.take_whole(WholeList::read(&whole).unwrap(), &numbers).unwrap();
        let new = TakenList { added: 2, seasons: 1, evenings: 1, ..TakenList::default() };
        let without = |taken: TakenList| TakenList { numbers: BTreeMap::new(), ..taken };
        assert_eq!(without(taken), new);
        let (mine, theirs) = (one.find("", 0, 9).unwrap(), other.find("", 0, 9).unwrap());
        let told = |page: &crate::ListedPage| -> Vec<(u32, String, String, u32, String)> {
            let of = |row: &ListedPlayer| {
                let ListedPlayer { number, name, contact, played, last_played, .. } = row.clone();
                (number, name, contact, played, last_played)
            };
            page.rows.iter().map(of).collect()
        };
        assert_eq!(told(&mine), told(&theirs));
        let (mine, theirs) = (mine.rows[0].photo, theirs.rows[0].photo);
        assert_eq!(one.photo(mine).unwrap(), other.photo(theirs).unwrap());
        let face = |list: &mut PlayerList| {
            let anna = list.find("anna", 0, 1).unwrap().rows.remove(0).number;
            list.portrait(anna).unwrap().unwrap()
        };
        assert!(face(&mut one) == face(&mut other), "the portrait comes along");
        assert!(theirs > 0);
        let season = other.seasons().unwrap().remove(0).season;
        assert_eq!(season.matches, one.seasons().unwrap()[0].season.matches);
        // Evenings are those of this house; one that did not come along is not named.
        assert_eq!(season.events.chosen, ["1".to_string(), "sheet-1".to_string()].into());
        // A second time there is nothing new.
        let again = other.take_whole(WholeList::read(&whole).unwrap(), &numbers).unwrap();
        assert_eq!(without(again), TakenList { known: 2, ..TakenList::default() });
        let joined = other.joinings().unwrap();
        let said: Vec<_> = joined.iter().map(|line| (line.evening.as_str(), line.listed)).collect();
        assert_eq!(said, [("1", other.known("Anna Berg"))], "who is who, once");
        assert!(other.keep(&player("Carl")).unwrap() > 3);
    }

    #[test]
    fn who_may_not_play_here_may_not_play_there() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut one = list(here.path());
        let (anna, bo) = (one.known("Anna Berg").unwrap(), one.known("Bo").unwrap());
        let bar = |player, until: &str| Bar { player, until: until.into(), ..Bar::default() };
        one.bar(&bar(anna, "2999-12-31")).unwrap();
        one.bar(&bar(bo, "")).unwrap();
        let whole = one.whole().unwrap();
        let mut other = PlayerList::open(there.path(), 0);
        let ann = other.keep(&player("Anna Berg")).unwrap();
        other.bar(&bar(ann, "2100-01-01")).unwrap();
        other.take_whole(WholeList::read(&whole).unwrap(), &BTreeMap::new()).unwrap();
        let bo = other.known("Bo").unwrap();
        assert_eq!(other.bars().unwrap(), [bar(ann, "2100-01-01"), bar(bo, "")]);
    }

    #[test]
    fn a_list_that_has_players_gets_what_it_lacks_and_loses_nothing() {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let whole = list(here.path()).whole().unwrap();
        let mut other = PlayerList::open(there.path(), 0);
        let carl = other.keep(&player("Carl")).unwrap();
        let anna =
            other.keep(&ListedPlayer { notes: "left".into(), ..player("Anna Berg") }).unwrap();
        let taken = other.take_whole(WholeList::read(&whole).unwrap(), &[(4, 9)].into()).unwrap();
        assert_eq!((taken.added, taken.completed), (1, 1));
        let found = other.find("anna", 0, 9).unwrap().rows.remove(0);
        assert_eq!(
            (found.number, found.notes.as_str(), found.contact.as_str()),
            (anna, "left", "a@b.c")
        );
        assert!(found.photo > 0 && found.played == 1);
        assert_eq!(other.find("carl", 0, 9).unwrap().rows[0].number, carl);
        let season = other.seasons().unwrap().remove(0).season;
        assert_eq!(season.matches.get("Annie"), Some(&anna));
        let bo = other.find("bo", 0, 9).unwrap().rows.remove(0).number;
        assert_eq!(season.adjustments[0].player, bo);
    }

    #[test]
    fn what_is_no_list_is_refused_and_no_photo_is_believed() {
        assert!(WholeList::read(b"Dear Anna").is_err());
        let many = format!(
            "{{\"players\":[],\"parts\":{{}},\"photos\":{{}},\"played\":[{}",
            "[".repeat(9_000)
        );
        assert!(WholeList::read(many.as_bytes()).is_err());
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        let svg = STANDARD.encode("<svg onload=alert(1)>");
        let whole = WholeList {
            players: vec![ListedPlayer { number: 3, photo: 1, ..player("Anna") }, player("")],
            photos: [(1, svg)].into(),
            parts: [(7, 8), (8, 7)].into(),
            played: vec![Played { player: 7, tournament: 1, name: "Sunday".into(), at: 1 }],
            ..WholeList::default()
        };
        let taken = list.take_whole(whole, &[(1, 1)].into()).unwrap();
        assert_eq!((taken.added, taken.left_out), (1, 1));
        assert_eq!(list.find("anna", 0, 1).unwrap().rows[0].photo, 0);
    }
}
