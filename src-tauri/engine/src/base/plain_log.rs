//! The log of a room around the tournament: a cash game, a card room, the staff, a series. Numbered lines that are only ever appended;
//! the state is the fold of those in force. A tournament has a log of its own, with corrections.

use crate::base::prelude::*;

/// The most lines of a log.
const MOST_LINES: usize = 100_000;

/// The state to which a log comes: it takes in one line after the other.
pub trait Folded: Default + Clone {
    /// What a line of it says.
    type Said: Clone;

    /// Takes in what a line of this time says. Nothing is checked.
    fn take_in(&mut self, said: &Self::Said, at: Millis);

    /// Whether what a line needs is there: the player on the list, the seat that is free. Only a line that was struck or restored
    /// before it can change that.
    fn holds(&self, _said: &Self::Said) -> bool {
        true
    }

    /// The highest number of a person whom a line names; 0 for nobody.
    fn highest(_said: &Self::Said) -> u32 {
        0
    }
}

/// A state that itself decides whether something may be said to it, and in which words the line keeps it.
pub trait Decides: Folded {
    /// What a person says.
    type Say;

    /// The line that says this.
    ///
    /// # Errors
    /// What a rule forbids, and what cannot be as things stand.
    fn decide(&self, say: Self::Say, context: Context) -> Result<Self::Said, Refusal>;
}

/// What a decision may use besides the state.
#[derive(Debug, Clone, Copy)]
pub struct Context {
    /// The time, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// What a draw follows from.
    pub seed: u64,
    /// The number of the next new person.
    pub next: u32,
}

/// A line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "PlainLine")]
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "PlainLineKind")]
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

impl<Of> Line<Of> {
    /// What it says; nothing for one that strikes or restores another.
    pub fn said(&self) -> Option<&Of> {
        match &self.kind {
            LineKind::Said { said } => Some(said),
            LineKind::Struck { .. } | LineKind::Restored { .. } => None,
        }
    }

    /// The line for another house, where what it names has other numbers.
    #[must_use]
    pub fn moved(mut self, change: impl FnOnce(&mut Of)) -> Self {
        if let LineKind::Said { said } = &mut self.kind {
            change(said);
        }
        self
    }
}

/// A line as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ShownPlainLine {
    /// Its number.
    pub number: u32,
    /// When it was said, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
    /// What it says.
    pub says: Phrase,
    /// When and from where it was struck; absent while it is in force.
    pub struck: Option<StruckBy>,
}

/// When and from where a line was struck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct StruckBy {
    /// When, in milliseconds since the beginning of 1970.
    pub at: Millis,
    /// From which device.
    pub device: String,
}

/// Lines, and what they come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log<State: Folded> {
    lines: Vec<Line<State::Said>>,
    struck: BTreeSet<u32>,
    state: State,
    /// The last number that a person was given, also by a line that was struck.
    people: u32,
}

impl<State: Folded> Default for Log<State> {
    fn default() -> Self {
        let (lines, struck) = (Vec::new(), BTreeSet::new());
        Self { lines, struck, state: State::default(), people: 0 }
    }
}

impl<State: Decides> Log<State> {
    /// Decides the next line. A draw follows from the seed.
    ///
    /// # Errors
    /// The refusals of [`Decides::decide`], and a log that has as many lines as can be kept.
    pub fn prepare(
        &self,
        say: State::Say,
        at: Millis,
        seed: u64,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        let context = Context { at, seed, next: self.people.saturating_add(1) };
        self.says(self.state.decide(say, context)?, at, device)
    }
}

impl<State: Folded> Log<State> {
    /// The log of these lines.
    pub fn replay(lines: impl IntoIterator<Item = Line<State::Said>>) -> Self {
        let mut log = Self::default();
        for line in lines {
            log.note(line);
        }
        log.state = log.fold(&log.struck, |_, _| ());
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

    /// What a line says; nothing for one that says nothing, and for a number that there is not.
    pub fn said(&self, number: u32) -> Option<&State::Said> {
        let at = to_usize(number).checked_sub(1)?;
        self.lines.get(at)?.said()
    }

    /// The next line, which says this.
    ///
    /// # Errors
    /// Refused for a log that has as many lines as can be kept.
    pub fn says(
        &self,
        said: State::Said,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        self.next(LineKind::Said { said }, at, device)
    }

    /// The line that strikes one.
    ///
    /// # Errors
    /// Refused for a line that is struck, that there is not, or that opened the log, and while a later line needs it.
    pub fn prepare_strike(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(line <= 1 || self.is_struck(line) || self.said(line).is_none(), || {
            refuse!(Unknown, "no-line-to-strike", "There is no such line that can be struck.")
        })?;
        if let Some(later) = self.no_longer_holds(line) {
            return Err(refuse!(
                NotNow,
                "line-needed-later",
                "Line {later} needs this one. Strike line {later} first.",
                later = later
            ));
        }
        self.next(LineKind::Struck { line }, at, device)
    }

    /// The line that restores one.
    ///
    /// # Errors
    /// Refused for a line that is not struck, for one that does not fit what was said since, and where a later line would no longer hold.
    pub fn prepare_restore(
        &self,
        line: u32,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(!self.is_struck(line), || {
            refuse!(Unknown, "line-not-struck", "This line is not struck.")
        })?;
        match self.no_longer_holds(line) {
            Some(itself) if itself == line => Err(refuse!(
                NotNow,
                "line-fits-no-more",
                "This line needs another one that is struck. Restore that one first."
            )),
            Some(later) => Err(refuse!(
                NotNow,
                "line-in-the-way",
                "Line {later} does not go with this one. Strike line {later} first.",
                later = later
            )),
            None => self.next(LineKind::Restored { line }, at, device),
        }
    }

    /// The last line in force that can be struck.
    pub fn undoable(&self) -> Option<u32> {
        let in_force = |line: &&Line<State::Said>| {
            line.number > 1 && line.said().is_some() && !self.is_struck(line.number)
        };
        self.lines.iter().rev().find(in_force).map(|line| line.number)
    }

    /// The lines that say something, the newest first, each with whether it is struck.
    pub fn shown(&self, says: impl Fn(&State::Said) -> Phrase) -> Vec<ShownPlainLine> {
        let mut struck: BTreeMap<u32, StruckBy> = BTreeMap::new();
        for line in &self.lines {
            match line.kind {
                LineKind::Struck { line: of } => {
                    struck.insert(of, StruckBy { at: line.at, device: line.device.clone() });
                }
                LineKind::Restored { line: of } => drop(struck.remove(&of)),
                LineKind::Said { .. } => {}
            }
        }
        let shown = |line: &Line<State::Said>| {
            Some(ShownPlainLine {
                number: line.number,
                at: line.at,
                device: line.device.clone(),
                says: says(line.said()?),
                struck: struck.get(&line.number).cloned(),
            })
        };
        self.lines.iter().rev().filter_map(shown).collect()
    }

    /// Takes in the next line, once it is kept.
    pub fn commit(&mut self, line: Line<State::Said>) {
        let (said, at) = (line.said().cloned(), line.at);
        self.note(line);
        match said {
            Some(said) => self.state.take_in(&said, at),
            None => self.state = self.fold(&self.struck, |_, _| ()),
        }
    }

    fn next(
        &self,
        kind: LineKind<State::Said>,
        at: Millis,
        device: &str,
    ) -> Result<Line<State::Said>, Refusal> {
        refuse_if(self.lines.len() >= MOST_LINES, || {
            refuse!(NoRoom, "plain-log-full", "This log has as many lines as can be kept.")
        })?;
        let number = to_u32(self.lines.len()).saturating_add(1);
        Ok(Line { number, at, device: device.into(), kind })
    }

    fn note(&mut self, line: Line<State::Said>) {
        match &line.kind {
            LineKind::Struck { line } => drop(self.struck.insert(*line)),
            LineKind::Restored { line } => drop(self.struck.remove(line)),
            LineKind::Said { said } => self.people = self.people.max(State::highest(said)),
        }
        self.lines.push(line);
    }

    /// The last line in force that would not hold if this one were struck or restored, though it holds now. The newest is named, since
    /// that one can be struck.
    fn no_longer_holds(&self, line: u32) -> Option<u32> {
        let mut other = self.struck.clone();
        if !other.remove(&line) {
            other.insert(line);
            // Nothing stands on the last line.
            if self.undoable() == Some(line) {
                return None;
            }
        }
        let broken = |struck: &BTreeSet<u32>| {
            let mut broken = BTreeSet::new();
            self.fold(struck, |number, holds| {
                if !holds {
                    broken.insert(number);
                }
            });
            broken
        };
        let now = broken(&self.struck);
        broken(&other).into_iter().rfind(|number| !now.contains(number))
    }

    /// Folds the lines that are not among those struck. Each is heard of before it is taken in, with whether it holds.
    fn fold(&self, struck: &BTreeSet<u32>, mut each: impl FnMut(u32, bool)) -> State {
        let mut state = State::default();
        for line in &self.lines {
            if let Some(said) = line.said()
                && !struck.contains(&line.number)
            {
                each(line.number, state.holds(said));
                state.take_in(said, line.at);
            }
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cups on a table: one is put down, or taken away.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Cup {
        Down(u32),
        Away(u32),
    }

    #[derive(Debug, Clone, Default, PartialEq, Eq)]
    struct Cups(BTreeSet<u32>);

    impl Folded for Cups {
        type Said = Cup;

        fn take_in(&mut self, said: &Cup, _: Millis) {
            match said {
                Cup::Down(cup) => drop(self.0.insert(*cup)),
                Cup::Away(cup) => drop(self.0.remove(cup)),
            }
        }

        fn holds(&self, said: &Cup) -> bool {
            match said {
                Cup::Down(cup) => !self.0.contains(cup),
                Cup::Away(cup) => self.0.contains(cup),
            }
        }

        fn highest(said: &Cup) -> u32 {
            match said {
                Cup::Down(cup) | Cup::Away(cup) => *cup,
            }
        }
    }

    impl Decides for Cups {
        type Say = ();

        fn decide(&self, (): (), context: Context) -> Result<Cup, Refusal> {
            Ok(Cup::Down(context.next))
        }
    }

    fn log(said: impl IntoIterator<Item = Cup>) -> Log<Cups> {
        let mut log = Log::default();
        for said in said {
            log.commit(log.says(said, 0, "desk").unwrap());
        }
        log
    }

    fn strike(log: &mut Log<Cups>, line: u32) -> Result<(), String> {
        let line = log.prepare_strike(line, 0, "desk").map_err(|refusal| refusal.to_string())?;
        log.commit(line);
        Ok(())
    }

    fn restore(log: &mut Log<Cups>, line: u32) -> Result<(), String> {
        let line = log.prepare_restore(line, 0, "desk").map_err(|refusal| refusal.to_string())?;
        log.commit(line);
        Ok(())
    }

    #[test]
    fn a_line_that_a_later_one_needs_is_struck_after_it() {
        let mut log = log([Cup::Down(9), Cup::Down(1), Cup::Down(2), Cup::Away(1)]);
        assert_eq!(strike(&mut log, 2).unwrap_err(), "Line 4 needs this one. Strike line 4 first.");
        strike(&mut log, 3).unwrap();
        strike(&mut log, 4).unwrap();
        strike(&mut log, 2).unwrap();
        assert_eq!(log.state().0, BTreeSet::from([9]));
        let needs = "This line needs another one that is struck. Restore that one first.";
        assert_eq!(restore(&mut log, 4).unwrap_err(), needs);
        restore(&mut log, 2).unwrap();
        restore(&mut log, 4).unwrap();
        assert_eq!(Log::replay(log.lines().iter().cloned()), log);
    }

    #[test]
    fn a_line_does_not_come_back_beside_one_that_took_its_place() {
        let mut log = log([Cup::Down(9), Cup::Down(1)]);
        strike(&mut log, 2).unwrap();
        log.commit(log.says(Cup::Down(1), 0, "desk").unwrap());
        let way = "Line 4 does not go with this one. Strike line 4 first.";
        assert_eq!(restore(&mut log, 2).unwrap_err(), way);
        strike(&mut log, 4).unwrap();
        restore(&mut log, 2).unwrap();
        assert_eq!(log.state().0, BTreeSet::from([1, 9]));
    }

    #[test]
    fn the_opening_line_and_lines_that_strike_are_never_struck_and_no_number_is_given_twice() {
        let mut log = log([Cup::Down(9), Cup::Down(12)]);
        strike(&mut log, 2).unwrap();
        for line in [0, 1, 2, 3, 4, u32::MAX] {
            assert!(strike(&mut log, line).is_err(), "{line}");
        }
        for line in [0, 1, 3, u32::MAX] {
            assert!(restore(&mut log, line).is_err(), "{line}");
        }
        log.commit(log.prepare((), 0, 0, "desk").unwrap());
        assert_eq!(log.said(4), Some(&Cup::Down(13)));
        assert_eq!(
            (log.undoable(), log.said(2), log.said(3)),
            (Some(4), Some(&Cup::Down(12)), None)
        );
        let shown = log.shown(|_| phrase!("test", "A cup."));
        assert_eq!(shown.iter().map(|line| line.number).collect::<Vec<_>>(), [4, 2, 1]);
        assert!(shown[1].struck.is_some() && shown[2].struck.is_none());
    }
}
