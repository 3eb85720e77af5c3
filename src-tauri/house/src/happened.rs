//! What happened in the house, told once to everybody who listens: windows, browsers, loudspeakers, the printer, the clock of cues.
//! Whoever changes something announces it here and calls nobody.

use crate::papers::by_itself::Coming;
use crate::prelude::*;
use crate::sounds::Tune;
use serde_json::{Value, json};
use shuffle_up_engine::rules::clock::cues::Cue;
use std::sync::RwLock;

/// "Something happened in this tournament."
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Revision {
    /// Which tournament.
    pub tournament: TournamentId,
    /// The number of its last line.
    pub revision: u32,
}

/// What a window is told at a cue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct Called {
    /// Whose clock.
    pub tournament: TournamentId,
    /// Which cue.
    pub kind: Cue,
    /// What the banner says.
    pub text: String,
}

/// Something that happened.
#[derive(Debug, Clone)]
pub enum Happened {
    /// A tournament has a new line, or is at another level.
    Line(Revision),
    /// A tournament is over, or something was said to one that is.
    Over(TournamentId),
    /// Something about the house as a whole has changed.
    House,
    /// What the room's screens are to show, or how, may have changed.
    Screens,
    /// Another window of the room is wanted, or one is no longer.
    Windows,
    /// What tables ask of the floor has changed in this tournament.
    Requests(TournamentId),
    /// Who waits to be let in to this tournament has changed.
    CheckIns(TournamentId),
    /// What anybody may look at, or how much of a name, has changed.
    Names,
    /// A file that the program was opened with was taken in.
    Given,
    /// Files were dropped on the desk's window.
    Dropped,
    /// The director closes the desk, and with it the program.
    CloseDesk,
    /// A clock may call its next cue at another moment.
    Clocks,
    /// Whether any clock runs, so that the screens must stay on.
    Running(bool),
    /// A cue is called, with these words on a banner.
    Cue(Called),
    /// The room is to hear these tunes, one after the other, and then the words.
    Heard {
        /// The tunes.
        tunes: Vec<Tune>,
        /// The words; may be empty.
        words: String,
        /// In which language.
        language: Language,
    },
    /// Sounds and speech are as loud as this from now on.
    Loudness {
        /// They are off.
        muted: bool,
        /// 0 to 100.
        volume: u8,
    },
    /// A sheet is to be printed that nobody asked for.
    Slip(Box<Coming>),
    /// A paired device did something.
    DeviceDid {
        /// Its number.
        device: u32,
        /// What it did, in the desk's language.
        what: String,
        /// When, in tournament time.
        at: i64,
    },
    /// Other programs may read, or none.
    Interface,
    /// The folder that is published has been written, or cannot be.
    Published,
    /// An operator has another PIN, or works here no more.
    Operator(String),
}

impl Happened {
    /// What a page hears of it, by its name and with what belongs to it; nothing for what is no page's business.
    pub fn news(&self) -> Option<(&'static str, Value)> {
        Some(match self {
            Self::Line(revision) => ("revision", json!(revision)),
            Self::House => ("house", Value::Null),
            Self::Screens => ("screen", Value::Null),
            Self::Cue(called) => ("cue", json!(called)),
            Self::Requests(tournament) => ("requests", json!(tournament)),
            Self::CheckIns(tournament) => ("check_ins", json!(tournament)),
            _ => return None,
        })
    }
}

type Listener = Arc<dyn Fn(&Happened) + Send + Sync>;

/// Everybody who listens. Each is called on the thread of whoever announces, in the order in which they came.
#[derive(Default)]
pub struct Broadcast(RwLock<Vec<Listener>>);

impl Broadcast {
    /// Has this called with whatever happens from now on. It must not keep whoever announces waiting.
    pub fn subscribe(&self, listener: impl Fn(&Happened) + Send + Sync + 'static) {
        let mut listeners = self.0.write().unwrap_or_else(std::sync::PoisonError::into_inner);
        listeners.push(Arc::new(listener));
    }

    /// Tells everybody. Nobody is called under a lock: a listener may announce something itself.
    pub fn announce(&self, happened: &Happened) {
        let listeners = self.0.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone();
        for listener in listeners {
            listener(happened);
        }
    }
}
