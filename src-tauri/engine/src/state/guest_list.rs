//! The guest list of a tournament: who is still expected, and who came as which entry.

use crate::base::finding::{Answers, Wanted};
use crate::base::prelude::*;
use crate::state::guest::{Guest, is_brought_name};
use crate::state::tournament::Tournament;

impl Tournament {
    /// The guest of this number.
    pub fn guest(&self, number: u32) -> Option<&Guest> {
        self.guests.iter().find(|guest| guest.expected.guest == number)
    }

    /// The entry with which a guest came; none while the guest is expected, and where the entry was withdrawn.
    pub fn came_as(&self, guest: &Guest) -> Option<EntryId> {
        guest.entries.iter().rev().copied().find(|entry| self.is_entered(*entry))
    }

    /// How many of those whom a guest brings are still expected.
    pub fn still_brought(&self, guest: &Guest) -> u32 {
        let there = guest.brought.iter().filter(|entry| self.is_entered(**entry)).count();
        guest.expected.plus.saturating_sub(to_u32(there))
    }

    /// Whether an entry is somebody's whom a guest brought and nobody has named yet.
    pub fn is_unnamed(&self, entry: EntryId) -> bool {
        is_brought_name(self.name(entry))
            && self.guests.iter().any(|guest| guest.brought.contains(&entry))
    }

    /// The guests who are expected and answer to what is typed, those who answer best first.
    pub fn guests_found(&self, typed: &str) -> Vec<(Answers, &Guest)> {
        let wanted = Wanted::of(typed);
        let expected = self.guests.iter().filter(|guest| self.came_as(guest).is_none());
        let mut found: Vec<(Answers, &Guest)> = expected
            .filter_map(|guest| Some((wanted.found_in_text(&guest.expected.name)?, guest)))
            .collect();
        found.sort_by_key(|(answers, _)| *answers);
        found
    }
}
