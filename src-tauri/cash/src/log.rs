//! The log of a cash game: numbered lines that are only ever appended. The state is the fold of those in force.

use crate::game::Game;
use crate::prelude::*;
use crate::said::{Said, Say};

/// The most lines of a game.
const MOST_LINES: usize = 100_000;

/// A line of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CashLine {
    /// Its number, from 1.
    pub number: u32,
    /// When it was said, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// Its act.
    pub kind: CashLineKind,
}

/// The act of a line of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum CashLineKind {
    /// It says something.
    Said {
        /// What.
        said: Said,
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

impl CashLine {
    /// The line for another house, whose list of players has other numbers.
    #[must_use]
    pub fn moved(mut self, to: impl Fn(u32) -> Option<u32>) -> Self {
        if let CashLineKind::Said { said } = &mut self.kind {
            said.move_to(&to);
        }
        self
    }
}

/// The lines of a game, and what they come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CashLog {
    lines: Vec<CashLine>,
    struck: BTreeSet<u32>,
    game: Game,
    /// The last number that a player was given, also by a line that was struck.
    players: u32,
}

impl CashLog {
    /// The log of these lines.
    pub fn replay(lines: impl IntoIterator<Item = CashLine>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.note(line);
        }
        log.fold();
        log
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// All lines, the first one first.
    pub fn lines(&self) -> &[CashLine] {
        &self.lines
    }

    /// Whether a line does not count.
    pub fn is_struck(&self, number: u32) -> bool {
        self.struck.contains(&number)
    }

    /// Decides the next line.
    ///
    /// # Errors
    /// The refusals of [`Game::decide`].
    pub fn prepare(&self, say: Say, at: Millis, device: &str) -> Result<CashLine, Refusal> {
        let said = self.decide(say)?;
        self.next(CashLineKind::Said { said }, at, device)
    }

    /// What the next line would say.
    ///
    /// # Errors
    /// The refusals of [`Game::decide`].
    pub fn decide(&self, say: Say) -> Result<Said, Refusal> {
        self.game.decide(say, self.players.saturating_add(1))
    }

    /// The line that strikes one.
    ///
    /// # Errors
    /// Refused for a line that is struck, that there is not, or that opened the game.
    pub fn prepare_strike(&self, line: u32, at: Millis, device: &str) -> Result<CashLine, Refusal> {
        refuse_if(line <= 1 || self.is_struck(line) || !self.says(line), || {
            refuse!(Unknown, "cash-no-line-to-strike", "There is no such line that can be struck.")
        })?;
        self.next(CashLineKind::Struck { line }, at, device)
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
    ) -> Result<CashLine, Refusal> {
        refuse_if(!self.is_struck(line), || {
            refuse!(Unknown, "cash-line-not-struck", "This line is not struck.")
        })?;
        self.next(CashLineKind::Restored { line }, at, device)
    }

    /// The last line in force that can be struck.
    pub fn undoable(&self) -> Option<u32> {
        let in_force = |line: &&CashLine| {
            line.number > 1 && self.says(line.number) && !self.is_struck(line.number)
        };
        self.lines.iter().rev().find(in_force).map(|line| line.number)
    }

    fn says(&self, number: u32) -> bool {
        let line = self.lines.iter().find(|line| line.number == number);
        line.is_some_and(|line| matches!(line.kind, CashLineKind::Said { .. }))
    }

    fn next(&self, kind: CashLineKind, at: Millis, device: &str) -> Result<CashLine, Refusal> {
        refuse_if(self.lines.len() >= MOST_LINES, || {
            refuse!(NoRoom, "cash-log-full", "This game has as many lines as can be kept.")
        })?;
        let number = to_u32(self.lines.len()).saturating_add(1);
        Ok(CashLine { number, at, device: device.into(), kind })
    }

    /// Takes in the next line, once it is kept.
    pub fn commit(&mut self, line: CashLine) {
        let said = match &line.kind {
            CashLineKind::Said { said } => Some(said.clone()),
            _ => None,
        };
        self.note(line);
        match said {
            Some(said) => self.game.apply(&said),
            None => self.fold(),
        }
    }

    fn note(&mut self, line: CashLine) {
        match &line.kind {
            CashLineKind::Struck { line } => drop(self.struck.insert(*line)),
            CashLineKind::Restored { line } => drop(self.struck.remove(line)),
            CashLineKind::Said { said } => {
                let player = said.who().map_or(0, |who| who.player);
                self.players = self.players.max(player);
            }
        }
        self.lines.push(line);
    }

    fn fold(&mut self) {
        let mut game = Game::default();
        for line in &self.lines {
            if let CashLineKind::Said { said } = &line.kind
                && !self.struck.contains(&line.number)
            {
                game.apply(said);
            }
        }
        self.game = game;
    }
}
