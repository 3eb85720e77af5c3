//! The refusals that many actions share.

use crate::base::ids::{EntryId, Seat};
use crate::base::refusal::{Refusal, refuse};
use crate::state::entry::Entry;
use crate::state::phase::Phase;
use crate::state::tournament::Tournament;

impl Tournament {
    /// The refusal of whatever is said of an entry that there never was.
    pub(crate) fn no_such_entry() -> Refusal {
        refuse!(Unknown, "no-such-entry", "There is no such entry.")
    }

    /// An entry.
    ///
    /// # Errors
    /// Refused where there is none of this number.
    pub(crate) fn entry(&self, entry: EntryId) -> Result<&Entry, Refusal> {
        self.entries.get(&entry).ok_or_else(Self::no_such_entry)
    }

    /// The seat of an entry in play.
    ///
    /// # Errors
    /// Refused where there is no such entry, and for one that has no seat.
    pub(crate) fn in_play(&self, entry: EntryId) -> Result<Seat, Refusal> {
        self.seat_of(entry).ok_or_else(|| match self.name(entry) {
            "" => Self::no_such_entry(),
            who => refuse!(NotNow, "not-in-play", "{name} is not in play.", name = who),
        })
    }

    /// The refusal of chips that are counted for an entry that is not in play, or that there never was.
    pub(crate) fn unknown_or_out(&self, entry: EntryId) -> Refusal {
        match self.name(entry) {
            "" => Self::no_such_entry(),
            who => refuse!(Unknown, "not-in-play", "{name} is not in play.", name = who),
        }
    }

    /// Goes on only during play.
    ///
    /// # Errors
    /// The given refusal before play and after it.
    pub(crate) fn playing(&self, otherwise: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
        if self.phase() == Phase::Playing { Ok(()) } else { Err(otherwise()) }
    }
}
