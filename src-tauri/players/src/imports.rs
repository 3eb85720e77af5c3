//! What files from elsewhere have brought, so that it can be taken back at any later time: one file of many, or all of them.
//!
//! A file is taken back as if it had never come in. What another one needs as well, such as a player or a season, stays and is that
//! one's from then on; what somebody changed by hand since stays as it is.

use crate::joining::is_used;
use crate::seasons::written;
use crate::{KeptSeason, ListProblem, ListedPlayer, PlayerList, answered, keep, shown};
use rusqlite::params;
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::TS;
use shuffle_up_seasons::Evening;
use shuffle_up_seasons::season::{Adjustment, Events};
use std::collections::{BTreeMap, BTreeSet};

/// What a file has brought.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UndoTaken {
    /// Evenings that are new.
    pub evenings: Vec<String>,
    /// Evenings whose results it put others in the place of.
    #[serde(default)]
    pub replaced: Vec<Replaced>,
    /// Players who are new on the list.
    pub added: Vec<u32>,
    /// Players who got something that they lacked, as they were before.
    pub completed: Vec<ListedPlayer>,
    /// The same players as they were then.
    #[serde(default)]
    pub filled: Vec<ListedPlayer>,
    /// Templates that are new.
    pub templates: Vec<String>,
    /// Seasons that are new.
    pub seasons: Vec<u32>,
    /// Names of spreadsheets that are players of the list now.
    #[serde(default)]
    pub named: Vec<String>,
}

/// An evening as it was before a file put other results in its place.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "ReplacedEvening")]
pub struct Replaced {
    /// The evening.
    pub evening: Evening,
    /// The season that had lines for it; absent without one.
    pub season: Option<u32>,
    /// The lines.
    pub lines: Vec<Adjustment>,
}

/// A file that came in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeptImport {
    /// Its number; 0 for an evening that came in with a version that did not keep what brought it.
    pub number: u32,
    /// Its name.
    pub name: String,
    /// When it came in; absent where nobody knows.
    pub at: Option<i64>,
    /// What it has brought.
    pub brought: UndoTaken,
}

impl UndoTaken {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The evenings whose results are those of this file.
    fn all_evenings(&self) -> impl Iterator<Item = &str> {
        let replaced = self.replaced.iter().map(|one| one.evening.id.as_str());
        self.evenings.iter().map(String::as_str).chain(replaced)
    }
}

impl PlayerList {
    /// Keeps what a file has brought; answers its number. One that has brought nothing is not kept, and has the number 0.
    ///
    /// # Errors
    /// The list cannot be written.
    pub fn keep_import(
        &mut self,
        name: &str,
        at: i64,
        brought: &mut UndoTaken,
    ) -> Result<u32, ListProblem> {
        if brought.is_empty() {
            return Ok(0);
        }
        let connection = self.writing()?;
        let filled = brought.completed.iter().map(|before| shown(connection, before.number));
        brought.filled = filled.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        let sql = "INSERT INTO import (name, at, body) VALUES (?, ?, ?)";
        connection.execute(sql, params![name, at, written(brought)?])?;
        Ok(u32::try_from(connection.last_insert_rowid()).unwrap_or(0))
    }

    /// All files that came in, the newest first; behind them evenings of which nobody kept what brought them.
    ///
    /// # Errors
    /// The list cannot be read.
    pub fn imports(&mut self) -> Result<Vec<KeptImport>, ListProblem> {
        let sql = "SELECT id, name, at, body FROM import ORDER BY id DESC";
        let rows: Vec<(u32, String, i64, String)> = answered(self.connection()?, sql, [], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?;
        let mut all: Vec<KeptImport> = rows
            .into_iter()
            .map(|(number, name, at, body)| KeptImport {
                number,
                name,
                at: Some(at),
                // One from a later version is known by its name alone.
                brought: serde_json::from_str(&body).unwrap_or_default(),
            })
            .collect();
        let known: BTreeSet<&str> = all.iter().flat_map(|one| one.brought.all_evenings()).collect();
        let mut others = self.past_evenings()?;
        others.retain(|evening| !known.contains(evening.id.as_str()));
        all.extend(others.into_iter().rev().map(|evening| KeptImport {
            number: 0,
            name: evening.name,
            at: None,
            brought: UndoTaken { evenings: vec![evening.id], ..UndoTaken::default() },
        }));
        Ok(all)
    }

    /// Takes files back, the one that came in last first, and evenings of which nobody kept what brought them. `called` is the name of a
    /// template. Answers the templates that nothing needs any more.
    ///
    /// # Errors
    /// The list cannot be written; a file is forgotten last, so that it can be taken back once more.
    pub fn take_imports_back(
        &mut self,
        numbers: &[u32],
        evenings: &[String],
        called: impl Fn(&str) -> Option<String>,
        now: i64,
    ) -> Result<Vec<String>, ListProblem> {
        let mut all = self.imports()?;
        let mut templates = Vec::new();
        let goes = |one: &KeptImport| match one.number {
            0 => one.brought.evenings.iter().any(|id| evenings.contains(id)),
            number => numbers.contains(&number),
        };
        while let Some(index) = all.iter().position(goes) {
            let one = all.remove(index);
            let number = one.number;
            templates.extend(self.take_one_back(one, &mut all, &called, now)?);
            let work = self.writing()?.transaction()?;
            for other in all.iter().filter(|other| other.number != 0) {
                let sql = "UPDATE import SET body = ?1 WHERE id = ?2 AND body <> ?1";
                work.prepare_cached(sql)?
                    .execute(params![written(&other.brought)?, other.number])?;
            }
            work.execute("DELETE FROM import WHERE id = ?", [number])?;
            work.commit()?;
        }
        Ok(templates)
    }

    /// Takes back what one file has brought, and gives to the others what they need of it.
    fn take_one_back(
        &mut self,
        KeptImport { number, brought: mut one, .. }: KeptImport,
        others: &mut [KeptImport],
        called: impl Fn(&str) -> Option<String>,
        now: i64,
    ) -> Result<Vec<String>, ListProblem> {
        // An evening that a later file has put other results into is that one's; what it would bring back is what this one would.
        let mut gone: Vec<String> = Vec::new();
        for id in std::mem::take(&mut one.evenings) {
            match later(others, number, &id) {
                Some(later) => {
                    later.replaced.retain(|replaced| replaced.evening.id != id);
                    later.evenings.push(id);
                }
                None => gone.push(id),
            }
        }
        let mut back: Vec<Replaced> = Vec::new();
        for replaced in std::mem::take(&mut one.replaced) {
            let id = replaced.evening.id.clone();
            match later(others, number, &id) {
                // Of two that are later the first has what this one has put there.
                Some(later) => {
                    let there = later.replaced.iter_mut().find(|there| there.evening.id == id);
                    if let Some(there) = there {
                        *there = replaced;
                    }
                }
                None => back.push(replaced),
            }
        }
        self.forget_past_evenings(&gone, now)?;
        let before: Vec<Evening> = back.iter().map(|replaced| replaced.evening.clone()).collect();
        self.keep_past_evenings(&before)?;
        let evenings = self.past_evenings()?;
        self.seasons_without(&gone, &back, &mut one, others, now)?;
        let mut players: BTreeMap<u32, &str> = BTreeMap::new();
        let mut by_template: BTreeMap<&str, &str> = BTreeMap::new();
        for evening in &evenings {
            by_template.insert(&evening.template, &evening.id);
            let listed = evening.entries.iter().filter_map(|entry| entry.listed);
            players.extend(listed.map(|number| (number, evening.id.as_str())));
        }
        let mut added = Vec::new();
        for number in std::mem::take(&mut one.added) {
            match players.get(&number) {
                Some(evening) => {
                    if let Some(other) = of_evening(others, evening) {
                        other.added.push(number);
                    }
                }
                None => added.push(number),
            }
        }
        self.without_players(&added, &one, now)?;
        let mut templates = Vec::new();
        for id in one.templates {
            let evening = called(&id).and_then(|name| by_template.get(name.as_str()).copied());
            match evening {
                Some(evening) => {
                    if let Some(other) = of_evening(others, evening) {
                        other.templates.push(id);
                    }
                }
                None => templates.push(id),
            }
        }
        Ok(templates)
    }

    /// Takes evenings out of all seasons, and puts the lines of those back that are as they were before. A season that a file made goes
    /// with its last evening.
    fn seasons_without(
        &mut self,
        gone: &[String],
        back: &[Replaced],
        one: &mut UndoTaken,
        others: &mut [KeptImport],
        now: i64,
    ) -> Result<(), ListProblem> {
        for KeptSeason { number, mut season } in self.seasons()? {
            let was = season.clone();
            for id in gone {
                season.take_out(id);
            }
            for replaced in back {
                let id = &replaced.evening.id;
                season.adjustments.retain(|line| line.evening != *id || line.struck.is_some());
                if replaced.season == Some(number) {
                    season.adjustments.extend(replaced.lines.iter().cloned());
                }
            }
            let made_here = one.seasons.contains(&number);
            let chosen = season.events.chosen.first().cloned();
            // What somebody has made of the season since is not thrown away.
            let is_empty = season.events == Events::default()
                && season.adjustments.is_empty()
                && season.payouts.is_empty();
            if season != was {
                self.keep_season(&KeptSeason { number, season })?;
            }
            match chosen {
                _ if !made_here => {}
                None if is_empty => self.delete_season(number, now)?,
                None => {}
                Some(evening) => {
                    if let Some(other) = of_evening(others, &evening) {
                        other.seasons.push(number);
                    }
                }
            }
        }
        one.seasons.clear();
        Ok(())
    }

    /// Takes players off the list who have played here nowhere, and gives those who were completed back what they were without; what
    /// somebody typed since stays.
    fn without_players(
        &mut self,
        added: &[u32],
        one: &UndoTaken,
        now: i64,
    ) -> Result<(), ListProblem> {
        let work = self.writing()?.transaction()?;
        for number in added {
            if !is_used(&work, *number)? {
                work.execute("UPDATE listed SET deleted = ? WHERE id = ?", params![now, number])?;
            }
        }
        for before in &one.completed {
            let Some(now) = shown(&work, before.number)? else { continue };
            let filled = one.filled.iter().find(|filled| filled.number == before.number);
            let back =
                filled.map_or_else(|| before.clone(), |filled| unfilled(&now, filled, before));
            if back != now {
                keep(&work, &back)?;
            }
        }
        Ok(work.commit()?)
    }
}

/// The first file after this one that has put other results into an evening; they stand the newest first.
fn later<'o>(others: &'o mut [KeptImport], than: u32, evening: &str) -> Option<&'o mut UndoTaken> {
    let has = |one: &&mut KeptImport| {
        one.number > than
            && one.brought.replaced.iter().any(|replaced| replaced.evening.id == evening)
    };
    others.iter_mut().rev().find(has).map(|one| &mut one.brought)
}

/// The file whose results an evening has.
fn of_evening<'o>(others: &'o mut [KeptImport], evening: &str) -> Option<&'o mut UndoTaken> {
    let has = |one: &&mut KeptImport| {
        one.number != 0 && one.brought.all_evenings().any(|id| id == evening)
    };
    others.iter_mut().find(has).map(|one| &mut one.brought)
}

/// A player without what a file had filled in, as far as it is still what the file said.
fn unfilled(now: &ListedPlayer, filled: &ListedPlayer, before: &ListedPlayer) -> ListedPlayer {
    let mut back = now.clone();
    let fields: [fn(&mut ListedPlayer) -> &mut String; 7] = [
        |one| &mut one.nickname,
        |one| &mut one.contact,
        |one| &mut one.notes,
        |one| &mut one.membership,
        |one| &mut one.city,
        |one| &mut one.country,
        |one| &mut one.last_name,
    ];
    let (mut filled, mut before) = (filled.clone(), before.clone());
    for field in fields {
        if field(&mut back) == field(&mut filled) {
            std::mem::swap(field(&mut back), field(&mut before));
        }
    }
    back
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FromElsewhere;
    use shuffle_up_seasons::points::Preset;
    use shuffle_up_seasons::{Entry, Hundredths, Rules, Season, table};

    /// A file: its evening, who came where, and points by hand for one of them.
    struct File {
        evening: &'static str,
        season: &'static str,
        players: &'static [&'static str],
        by_hand: i64,
        city: &'static str,
    }

    /// Three evenings of one season, one of which came in a second time with other results; and one of another.
    const FILES: [File; 5] = [
        File { evening: "e-1", season: "Spring", players: &["Anna", "Bo"], by_hand: 0, city: "" },
        File {
            evening: "e-2",
            season: "Spring",
            players: &["Cy", "Bo"],
            by_hand: -50,
            city: "Bern",
        },
        File {
            evening: "e-1",
            season: "Spring",
            players: &["Bo", "Anna", "Di"],
            by_hand: 70,
            city: "",
        },
        File {
            evening: "e-3",
            season: "Autumn",
            players: &["Di", "Anna"],
            by_hand: 0,
            city: "Rome",
        },
        File {
            evening: "e-1",
            season: "Spring",
            players: &["Di", "Bo", "Anna"],
            by_hand: 0,
            city: "",
        },
    ];

    fn import(list: &mut PlayerList, which: usize) {
        let file = &FILES[which];
        let people: Vec<FromElsewhere> = file
            .players
            .iter()
            .map(|name| FromElsewhere {
                id: format!("id-{name}"),
                player: ListedPlayer {
                    name: name.to_string(),
                    city: file.city.into(),
                    ..ListedPlayer::default()
                },
            })
            .collect();
        let known = list.take_from_elsewhere(&people).unwrap();
        let entries = (1u32..).zip(file.players).zip(&known.numbers);
        let entries = entries.map(|((place, name), listed)| Entry {
            player: place,
            listed: *listed,
            name: name.to_string(),
            place: Some(place),
            ..Entry::default()
        });
        let evening = Evening {
            id: file.evening.into(),
            name: file.evening.into(),
            is_final: true,
            entries: entries.collect(),
            ..Evening::default()
        };
        let mut brought = UndoTaken {
            added: known.imported.added,
            completed: known.imported.completed,
            ..UndoTaken::default()
        };
        let there = list.past_evening(&evening.id).unwrap();
        list.keep_past_evenings(std::slice::from_ref(&evening)).unwrap();
        let seasons = list.seasons().unwrap();
        let season = seasons.into_iter().find(|kept| kept.season.name == file.season);
        let is_new = season.is_none();
        let rules = Rules { points: Preset::Linear, ..Rules::default() };
        let mut kept = season.unwrap_or(KeptSeason {
            number: 0,
            season: Season { name: file.season.into(), rules, ..Season::default() },
        });
        let line = Adjustment {
            player: known.numbers[0].unwrap(),
            points: Hundredths(file.by_hand),
            evening: evening.id.clone(),
            ..Adjustment::default()
        };
        let gone = kept
            .season
            .take_in(&evening, Some(line).filter(|_| file.by_hand != 0).into_iter().collect());
        let number = list.keep_season(&kept).unwrap();
        if is_new {
            brought.seasons.push(number);
        }
        match there {
            None => brought.evenings.push(evening.id),
            Some(evening) => {
                brought.replaced.push(Replaced { evening, season: Some(number), lines: gone });
            }
        }
        assert!(list.keep_import(&which.to_string(), 7, &mut brought).unwrap() > 0);
    }

    /// Everything that a season or the list says, without numbers.
    fn said(list: &mut PlayerList) -> Vec<String> {
        let evenings = list.past_evenings().unwrap();
        let mut all = Vec::new();
        for kept in list.seasons().unwrap() {
            let table = table(&kept.season, &evenings, false);
            let rows =
                table.rows.iter().map(|row| format!("{} {} {:?}", row.name, row.points, row.rank));
            let rows: Vec<String> = rows.collect();
            let lines = kept.season.adjustments.len();
            all.push(format!(
                "{}: {} events, {lines} lines, {rows:?}",
                kept.season.name,
                table.evenings.len()
            ));
        }
        let page = list.find("", 0, 50).unwrap();
        all.extend(page.rows.into_iter().map(|player| player.name));
        all.sort();
        all
    }

    fn list_of(which: &[usize]) -> (tempfile::TempDir, PlayerList) {
        let folder = tempfile::tempdir().unwrap();
        let mut list = PlayerList::open(folder.path(), 0);
        which.iter().for_each(|one| import(&mut list, *one));
        (folder, list)
    }

    /// Takes the files of these names back, in this order.
    fn take_back(list: &mut PlayerList, which: &[usize]) {
        for one in which {
            let imports = list.imports().unwrap();
            let number = imports.iter().find(|kept| kept.name == one.to_string()).unwrap().number;
            let left = list.take_imports_back(&[number], &[], |_| None, 9).unwrap();
            assert!(left.is_empty());
        }
    }

    #[test]
    fn files_that_are_taken_back_are_as_if_they_had_never_come_in() {
        for gone in [
            &[0][..],
            &[1],
            &[2],
            &[4],
            &[0, 2],
            &[2, 0],
            &[0, 4],
            &[4, 2],
            &[2, 4, 0],
            &[3, 1],
            &[1, 0, 2, 4],
            &[0, 1, 2, 3, 4],
            &[4, 3, 2, 1, 0],
        ] {
            let (_folder, mut list) = list_of(&[0, 1, 2, 3, 4]);
            take_back(&mut list, gone);
            let rest: Vec<usize> = (0..FILES.len()).filter(|one| !gone.contains(one)).collect();
            let (_other, mut never) = list_of(&rest);
            assert_eq!(said(&mut list), said(&mut never), "without {gone:?}");
            assert_eq!(list.imports().unwrap().len(), rest.len());
        }
        // All at once, the last one first.
        let (_folder, mut list) = list_of(&[0, 1, 2, 3, 4]);
        let numbers: Vec<u32> = list.imports().unwrap().iter().map(|one| one.number).collect();
        list.take_imports_back(&numbers, &[], |_| None, 9).unwrap();
        assert_eq!(said(&mut list), [] as [&str; 0]);
        // And once more it comes in as the first time.
        import(&mut list, 0);
        let (_other, mut first) = list_of(&[0]);
        assert_eq!(said(&mut list), said(&mut first));
    }

    #[test]
    fn what_somebody_did_since_stays() {
        let (_folder, mut list) = list_of(&[]);
        let cy = ListedPlayer { name: "Cy".into(), ..ListedPlayer::default() };
        list.keep(&cy).unwrap();
        import(&mut list, 0);
        import(&mut list, 1);
        let of = |list: &mut PlayerList, name: &str| list.find(name, 0, 1).unwrap().rows.remove(0);
        let cy = of(&mut list, "Cy");
        assert_eq!(cy.city, "Bern");
        // Anna plays here, and the host types what Cy is called.
        let anna = of(&mut list, "Anna");
        list.note_played(&[anna.number], 4, &anna.name, 8);
        list.keep(&ListedPlayer { nickname: "Ace".into(), ..cy }).unwrap();
        take_back(&mut list, &[1, 0]);
        assert_eq!(said(&mut list), ["Anna", "Cy"]);
        let cy = of(&mut list, "Cy");
        assert_eq!((cy.nickname.as_str(), cy.city.as_str()), ("Ace", ""));
        // A city that somebody has put right is not what the file said.
        import(&mut list, 1);
        let cy = of(&mut list, "Cy");
        list.keep(&ListedPlayer { city: "Basel".into(), ..cy }).unwrap();
        take_back(&mut list, &[1]);
        assert_eq!(of(&mut list, "Cy").city, "Basel");
    }

    #[test]
    fn an_evening_of_an_earlier_version_can_be_taken_back() {
        let (_folder, mut list) = list_of(&[]);
        let evening = Evening { id: "tdt-1".into(), name: "Old".into(), ..Evening::default() };
        list.keep_past_evenings(&[evening]).unwrap();
        let imports = list.imports().unwrap();
        assert_eq!((imports[0].number, imports[0].at, imports[0].name.as_str()), (0, None, "Old"));
        list.take_imports_back(&[], &["tdt-1".into()], |_| None, 9).unwrap();
        assert!(list.past_evenings().unwrap().is_empty() && list.imports().unwrap().is_empty());
    }
}
