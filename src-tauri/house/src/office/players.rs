//! The house's own list of players, behind locks of its own: a file of ten thousand players that is taken in, or a search
//! for those who are listed twice, keeps no tournament and no cue waiting.

use super::prelude::*;
use shuffle_up_players::{Named, PlayerList, ToMatch};

/// The list, with what tournaments have to tell it.
#[derive(Debug)]
pub struct Players {
    /// Who has this one may be at work for seconds.
    list: Mutex<PlayerList>,
    /// A second connection, which reads what is written down while the first is at work: who has it is done at once.
    beside: Mutex<PlayerList>,
    told: Mutex<Vec<Told>>,
}

/// Who came to a tournament and who went, until the list is told.
#[derive(Debug)]
pub struct Told {
    /// Those who came, each with the number on the list where the tournament knows it.
    pub came: Vec<(Option<u32>, Named)>,
    /// Those who went.
    pub went: Vec<(Option<u32>, Named)>,
    /// Those who are called otherwise now, with the name before.
    pub renamed: Vec<(Option<u32>, Named, String)>,
    /// The numbers of all who are there.
    pub there: BTreeSet<u32>,
    /// Whether whoever is new is put onto the list.
    pub remember: bool,
    /// Where.
    pub tournament: TournamentId,
    /// What it is called.
    pub event: String,
    /// When, in milliseconds since the Unix epoch.
    pub at: i64,
}

impl Players {
    /// Opens the list in this folder.
    pub fn open(folder: &Path, now: i64) -> Self {
        let list = PlayerList::open(folder, now);
        // Opened second, so that it finds the tables made.
        let beside = PlayerList::open_to_read(folder);
        Self { list: Mutex::new(list), beside: Mutex::new(beside), told: Mutex::default() }
    }

    /// Works on the list, after it was told what tournaments had to tell.
    pub fn with<T>(&self, work: impl FnOnce(&mut PlayerList) -> T) -> T {
        let mut list = locked(&self.list);
        self.tell(&mut list);
        let done = work(&mut list);
        self.tell(&mut list);
        done
    }

    /// Looks something up in what is written down, whoever is at work on the list.
    pub fn look<T>(&self, look: impl FnOnce(&mut PlayerList) -> T) -> T {
        look(&mut locked(&self.beside))
    }

    /// Works on the list, unless somebody else does.
    pub(super) fn at_once<T>(&self, work: impl FnOnce(&mut PlayerList) -> T) -> Option<T> {
        let mut list = self.list.try_lock().ok()?;
        self.tell(&mut list);
        Some(work(&mut list))
    }

    /// Keeps for the list who came and who went.
    pub(super) fn note(&self, told: Told) {
        locked(&self.told).push(told);
    }

    /// Tells the list what is kept for it, unless somebody is at work on it, who then does so.
    pub fn catch_up(&self) {
        if locked(&self.told).is_empty() {
            return;
        }
        if let Ok(mut list) = self.list.try_lock() {
            self.tell(&mut list);
        }
    }

    fn tell(&self, list: &mut PlayerList) {
        // Let go of before the list is written, so that the next action need not wait for the disk.
        let told = std::mem::take(&mut *locked(&self.told));
        for told in told {
            let Told { tournament, at, .. } = told;
            let numbers = |list: &mut PlayerList, some: &[(Option<u32>, Named)]| -> Vec<u32> {
                let listed = some.iter().filter_map(|(listed, _)| *listed);
                let unlisted = some.iter().filter(|(listed, _)| listed.is_none());
                let unlisted: Vec<Named> = unlisted.map(|(_, who)| who.clone()).collect();
                listed.chain(list.joined_to(tournament.0, &unlisted)).collect()
            };
            for (listed, who, was) in &told.renamed {
                list.renamed((tournament.0, told.event.as_str()), (who, was.as_str()), *listed, at);
            }
            let came = numbers(list, &told.came);
            let mut went = numbers(list, &told.went);
            went.retain(|one| !came.contains(one) && !told.there.contains(one));
            if !went.is_empty() {
                list.forget_played(&went, tournament.0, at);
            }
            if !came.is_empty() {
                list.note_played(&came, tournament.0, &told.event, at);
            }
            let unlisted = told.came.into_iter().filter(|(listed, _)| listed.is_none());
            let people: Vec<Named> = unlisted.map(|(_, who)| who).collect();
            if people.is_empty() {
                continue;
            }
            let asked = ToMatch {
                evening: tournament.to_string(),
                event: told.event,
                at,
                people,
                there: told.there,
                ..ToMatch::default()
            };
            if let Err(problem) = list.match_evening(&asked, told.remember, at) {
                tracing::error!(%problem.message, "the list of players could not note who came");
            }
        }
    }
}
