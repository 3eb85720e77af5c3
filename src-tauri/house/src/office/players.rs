//! The house's own list of players, behind locks of its own: a file of ten thousand players that is taken in, or a search
//! for those who are listed twice, keeps no tournament and no cue waiting.

use super::prelude::*;
use shuffle_up_players::PlayerList;

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
    /// The numbers of those who came.
    pub came: Vec<u32>,
    /// The numbers of those who went.
    pub went: Vec<u32>,
    /// Where.
    pub tournament: u32,
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
        for Told { came, went, tournament, event, at } in told {
            if !went.is_empty() {
                list.forget_played(&went, tournament);
            }
            if !came.is_empty() {
                list.note_played(&came, tournament, &event, at);
            }
        }
    }
}
