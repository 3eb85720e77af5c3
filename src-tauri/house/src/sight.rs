//! How much of one tournament a caller sees. Nothing of a tournament is answered without a [`Sight`], and none is made but here: what a
//! role may ask ends where the tournament ends that its device was let in to.

use crate::caller::{Caller, Kind};
use crate::office::{Office, Snapshot, no_such_tournament};
use crate::prelude::*;
use crate::rights::may_ask;
use shuffle_up_engine::base::finding::by_last_name;
use shuffle_up_engine::log::{NamesShown, short_name};

/// What somebody sees of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sight {
    tournament: TournamentId,
    /// As whom.
    kind: Kind,
    /// How much of each name, where it is what the room sees.
    names: Option<NamesShown>,
}

/// How much of the name of somebody in a card room, or of a dealer, this caller sees: all of it in the house's own windows and on paired
/// devices, else what the house shows.
pub fn names_for(caller: &Caller, office: &Office) -> NamesShown {
    match caller.kind() {
        Kind::Anybody => office.network.names,
        _ => NamesShown::Whole,
    }
}

/// A name with so much of it; empty where none is shown.
pub fn shown_name(name: &str, names: NamesShown) -> String {
    match names {
        NamesShown::Whole => name.to_string(),
        NamesShown::Short => short_name(name, &by_last_name(name, "")),
        NamesShown::Hidden => String::new(),
    }
}

impl Sight {
    /// What this caller sees of this tournament: a window of the house everything; a paired device what its role may ask, in its own
    /// tournament; everybody else, and a device in another tournament, what the room sees.
    ///
    /// # Errors
    /// A browser is told of no tournament that is not on the list.
    pub fn of(
        caller: &Caller,
        tournament: TournamentId,
        office: &mut Office,
    ) -> Result<Self, Problem> {
        if caller.is_browser() && !office.is_listed(tournament) {
            return Err(no_such_tournament());
        }
        let elsewhere = caller.device().is_some_and(|device| !device.acts_in(tournament));
        let kind = if elsewhere { Kind::Anybody } else { caller.kind() };
        let names = (kind == Kind::Anybody).then_some(office.network.names);
        Ok(Self { tournament, kind, names })
    }

    /// Whether it reaches as far as a question, by the name that it crosses with.
    pub fn reaches(&self, question: &str) -> bool {
        may_ask(question, self.kind)
    }

    /// How much of each name, where it is what the room sees.
    pub fn of_the_room(&self) -> Option<NamesShown> {
        self.names
    }

    /// The tournament as it stands now.
    ///
    /// # Errors
    /// An unknown tournament, and a log that cannot be read.
    pub fn taken(&self, office: &mut Office) -> Result<Snapshot, Problem> {
        office.snapshot(self.tournament)
    }
}
