//! The log of a cash game or of a card room: numbered lines that are only ever appended. The state is the fold of those in force.

use crate::game::Game;
use crate::prelude::*;
use crate::said::{Said, Say};

/// The most lines of a log.
const MOST_LINES: usize = 100_000;

/// What a log comes to: it takes in one line after the other.
pub trait Folded: Default + Clone {
    /// What a line of it says.
    type Said: Names;
    /// Takes in what a line of this time says.
    fn take_in(&mut self, said: &Self::Said, at: Millis);
}

/// What names players.
pub trait Names: Clone {
    /// The highest number of a player who is named; 0 for nobody.
    fn highest(&self) -> u32;
    /// Says the same in a house whose list of players has other numbers.
    fn move_to(&mut self, to: &impl Fn(u32) -> Option<u32>);
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line<Of> {
    /// Its number, from 1.
    pub number: u32,
    /// When it was said, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// Its act.
    pub kind: LineKind<Of>,
}

/// The act of a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum LineKind<Of> {
    /// It says something.
    Said {
        /// What.
        said: Of,
    },
    /// It strikes a line.
    Struck {
        /// Its number.
        line: u32,
    },
    /// It restores a line that was struck.
    Restored {
        /// Its number.
        line: u32,
    },
}

/// A line of a cash game.
pub type CashLine = Line<Said>;
/// The act of a line of a cash game.
pub type CashLineKind = LineKind<Said>;
/// The lines of a cash game, and what they come to.
pub type CashLog = Log<Game>;

impl<Of: Names> Line<Of> {
    /// The line for another house, whose list of players has other numbers.
    #[must_use]
    pub fn moved(mut self, to: impl Fn(u32) -> Option<u32>) -> Self {
        if let LineKind::Said { said } = &mut self.kind {
            said.move_to(&to);
        }
        self
    }
}

/// Lines, and what they come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log<State: Folded> {
    lines: Vec<Line<State::Said>>,
    struck: BTreeSet<u32>,
    state: State,
    /// The last number that a player was given, also by a line that was struck.
    players: u32,
}

impl<State: Folded> Default for Log<State> {
    fn default() -> Self {
        let (lines, struck) = (Vec::new(), BTreeSet::new());
        Self { lines, struck, state: State::default(), players: 0 }
    }
}

impl CashLog {
    /// The game as it stands.
    pub fn game(&self) -> &Game {
        self.state()
    }

    /// Decides the next line.
    ///
    /// # Errors
    /// The refusals of [`Game::decide`].
    pub fn prepare(&self, say: Say, at: Millis, device: &str) -> Result<CashLine, Refusal> {
        let said = self.decide(say)?;
        self.next(LineKind::Said { said }, at, device)
    }

    /// What the next line would say.
    ///
    /// # Errors
    /// The refusals of [`Game::decide`].
    pub fn decide(&self, say: Say) -> Result<Said, Refusal> {
        self.game().decide(say, self.next_player())
    }
}

impl<State: Folded> Log<State> {
    /// The log of these lines.
    pub fn replay(lines: impl IntoIterator<Item = Line<State::Said>>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.note(line);
        }
        log.fold();
        log
    }

    /// The state that the lines in force come to.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// All lines, the first one first.
    pub fn lines(&self) -> &[Line<State::Said>] {
        &self.lines
    }

    /// Whether a line does not count.
    pub fn is_struck(&self, number: u32) -> bool {
        self.struck.contains(&number)
    }

    /// The number of the next new player.
    pub(crate) fn next_player(&self) -> u32 {
        self.players.saturating_add(1)
    }

    /// The line that strikes one.
    ///
    /// # Errors
    /// Refused for a line that is struck, that there is not, or that opened the log.
    pub fn prepare_strike(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(line <= 1 || self.is_struck(line) || !self.says(line), || {
            refuse!(Unknown, "cash-no-line-to-strike", "There is no such line that can be struck.")
        })?;
        self.next(LineKind::Struck { line }, at, device)
    }

    /// The line that restores one.
    ///
    /// # Errors
    /// Refused for a line that is not struck.
    pub fn prepare_restore(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(!self.is_struck(line), || {
            refuse!(Unknown, "cash-line-not-struck", "This line is not struck.")
        })?;
        self.next(LineKind::Restored { line }, at, device)
    }

    /// The last line in force that can be struck.
    pub fn undoable(&self) -> Option<u32> {
        let in_force = |line: &&Line<State::Said>| {
            line.number > 1 && self.says(line.number) && !self.is_struck(line.number)
        };
        self.lines.iter().rev().find(in_force).map(|line| line.number)
    }

    fn says(&self, number: u32) -> bool {
        let line = self.lines.iter().find(|line| line.number == number);
        line.is_some_and(|line| matches!(line.kind, LineKind::Said { .. }))
    }

    /// The next line of this act.
    pub(crate) fn next(
        &self,
        kind: LineKind<State::Said>,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(self.lines.len() >= MOST_LINES, || {
            refuse!(NoRoom, "cash-log-full", "This log has as many lines as can be kept.")
        })?;
        let number = to_u32(self.lines.len()).saturating_add(1);
        Ok(Line { number, at, device: device.into(), kind })
    }

    /// Takes in the next line, once it is kept.
    pub fn commit(&mut self, line: Line<State::Said>) {
        let (said, at) = match &line.kind {
            LineKind::Said { said } => (Some(said.clone()), line.at),
            _ => (None, line.at),
        };
        self.note(line);
        match said {
            Some(said) => self.state.take_in(&said, at),
            None => self.fold(),
        }
    }

    fn note(&mut self, line: Line<State::Said>) {
        match &line.kind {
            LineKind::Struck { line } => drop(self.struck.insert(*line)),
            LineKind::Restored { line } => drop(self.struck.remove(line)),
            LineKind::Said { said } => self.players = self.players.max(said.highest()),
        }
        self.lines.push(line);
    }

    fn fold(&mut self) {
        let mut state = State::default();
        for line in &self.lines {
            if let LineKind::Said { said } = &line.kind
                && !self.struck.contains(&line.number)
            {
                state.take_in(said, line.at);
            }
        }
        self.state = state;
    }
}
