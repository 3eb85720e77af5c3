//! Correcting lines further back: a line counts as not said, counts again, is said otherwise, or is said at last.
//!
//! Nothing is erased: a correction is a line of its own, which can be undone. Lines that could not have been said to the
//! corrected tournament are named, and taken along only where the director wants that.

use super::Log;
use super::course::struck;
use super::line::{Deed, Late, Line, Said};
use super::stands::{can_be_said, gives_all_a_seat, took_hold};
use crate::command::{Command, Context};
use crate::ids::Millis;
use crate::refusal::{Refusal, RefusalCode};
use crate::tournament::Tournament;
use crate::words::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use ts_rs::TS;

/// What is to be put right.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// The lines that count as not said.
    #[serde(default)]
    pub strike: Vec<u32>,
    /// The struck lines that count again.
    #[serde(default)]
    pub restore: Vec<u32>,
    /// What should have been said.
    #[serde(default)]
    pub insert: Option<Box<Insertion>>,
    /// Lines that then could not have been said are struck with it; otherwise they are a reason to refuse.
    #[serde(default)]
    pub take_along: bool,
}

/// A command that is said at its place in the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Insertion {
    /// The line right after which it takes effect.
    pub after: u32,
    /// The command.
    pub command: Command,
}

/// A correction tried out: what the tournament would be, and what it cannot be reconciled with.
#[derive(Debug, Clone)]
pub struct Trial {
    /// The corrected tournament, without the lines that could not have been said.
    pub tournament: Tournament,
    /// The lines that could not have been said then, in their order.
    pub depend: Vec<u32>,
    /// What the line of the correction would say.
    said: Said,
}

/// How often lines that depend on lines that depend are looked for: each time there are fewer left.
const ROUNDS: usize = 64;

impl Log {
    /// Tries a correction out without changing anything.
    ///
    /// # Errors
    /// Refused where nothing would be corrected, for lines that are not there, the opening, an undo, a line that is struck
    /// already or is in force already, and when the command to insert is refused at its place.
    pub fn try_correction(&self, correction: &Correction) -> Result<Trial, Refusal> {
        self.check(correction)?;
        let seed = self.correction_seed(correction);
        let mut strike: BTreeSet<u32> = correction.strike.iter().copied().collect();
        let mut depend = BTreeSet::new();
        let mut pass = self.pass(correction, &strike, seed)?;
        for _ in 0..ROUNDS {
            if pass.depend.is_empty() {
                break;
            }
            depend.extend(pass.depend.iter().copied());
            strike.extend(pass.depend.iter().copied());
            pass = self.pass(correction, &strike, seed)?;
        }
        if !correction.take_along {
            strike.retain(|line| correction.strike.contains(line));
        }
        let said = Said::Correct {
            strike: strike.into_iter().collect(),
            restore: correction.restore.clone(),
            late: pass.late.map(Box::new),
        };
        Ok(Trial { tournament: pass.tournament, depend: depend.into_iter().collect(), said })
    }

    /// The line of a correction.
    ///
    /// # Errors
    /// As [`Log::try_correction`], and with [`RefusalCode::LinesDepend`] where later lines could not have been said then and
    /// are not to be taken along.
    pub fn prepare_correction(
        &self,
        correction: &Correction,
        now: Millis,
        device: &str,
    ) -> Result<Line, Refusal> {
        let trial = self.try_correction(correction)?;
        if !correction.take_along && !trial.depend.is_empty() {
            let first: Vec<String> = trial.depend.iter().take(3).map(u32::to_string).collect();
            return Err(Refusal::new(
                RefusalCode::LinesDepend,
                format!(
                    "{} could not have been said then, {} {}{}. Strike them with it, or leave it as it is.",
                    count(trial.depend.len(), "later line", "later lines"),
                    if trial.depend.len() == 1 { "line" } else { "lines" },
                    first.join(", "),
                    if trial.depend.len() > first.len() { " and more" } else { "" },
                ),
            ));
        }
        Ok(self.line(now, self.correction_seed(correction), device, trial.said))
    }

    /// The tournament as it was right after a line, with the time there: where a forgotten line is put.
    #[must_use]
    pub fn right_after(&self, number: u32) -> Option<(Tournament, Millis)> {
        let position = self.course().place_after(number, self.lines());
        let at = self.time_before(position, number)?;
        let (start, mut tournament) = self.state_before(position);
        for number in self.course().order.iter().take(position).skip(start) {
            let deed = self.numbered(*number).and_then(Line::deed);
            let deed = deed.filter(|_| !self.is_struck(*number));
            for event in deed.into_iter().flat_map(|deed| deed.events) {
                event.apply(&mut tournament);
            }
        }
        Some((tournament, at))
    }

    /// The line in force or struck that took effect right before this one: to put something before a line is to put it
    /// after that.
    #[must_use]
    pub fn before(&self, number: u32) -> Option<u32> {
        let order = &self.course().order;
        let position = order.iter().rposition(|other| *other == number)?;
        order.get(position.checked_sub(1)?).copied()
    }

    /// The seed of what a correction draws, made from that of the line at its place: what was tried out is what is done,
    /// and nobody can try until a draw pleases.
    fn correction_seed(&self, correction: &Correction) -> u64 {
        let after = correction.insert.as_ref().and_then(|insert| self.numbered(insert.after));
        let seed = after.map_or(0, |line| line.seed);
        // An odd multiplier with its bits well spread keeps different seeds different.
        seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32)
    }

    fn check(&self, correction: &Correction) -> Result<(), Refusal> {
        if correction.strike.is_empty()
            && correction.restore.is_empty()
            && correction.insert.is_none()
        {
            return Err(Refusal::bad("Say what is to be corrected."));
        }
        let line = |number: u32| {
            self.numbered(number)
                .ok_or_else(|| Refusal::unknown(format!("There is no line {number}.")))
        };
        for &number in correction.strike.iter().chain(&correction.restore) {
            let line = line(number)?;
            if number == 1 {
                return Err(Refusal::bad(
                    "The opening cannot be struck: delete the tournament instead.",
                ));
            }
            if !line.can_be_struck() {
                return Err(Refusal::bad(format!(
                    "Line {number} is an undo or a redo: correct the line that it was about."
                )));
            }
        }
        if let Some(number) = correction.strike.iter().find(|number| self.is_struck(**number)) {
            return Err(Refusal::not_now(format!("Line {number} is struck already.")));
        }
        if let Some(number) = correction.restore.iter().find(|number| !self.is_struck(**number)) {
            return Err(Refusal::not_now(format!("Line {number} is in force.")));
        }
        match &correction.insert {
            Some(insert) if matches!(insert.command, Command::OpenTournament(_)) => {
                Err(Refusal::bad("A tournament is opened once, by its first line."))
            }
            Some(insert) if line(insert.after)?.deed().is_none() => {
                Err(Refusal::bad("Something forgotten is put after a line that did something."))
            }
            _ => Ok(()),
        }
    }

    /// The course as it would be, folded from where it changes.
    fn pass(
        &self,
        correction: &Correction,
        strike: &BTreeSet<u32>,
        seed: u64,
    ) -> Result<Pass, Refusal> {
        let course = self.course();
        let said = Said::Correct {
            strike: strike.iter().copied().collect(),
            restore: correction.restore.clone(),
            late: None,
        };
        let toggles = self.line(0, 0, "", said);
        let struck = struck(self.lines().iter().chain([&toggles]));
        let changed = course.struck.symmetric_difference(&struck).copied().collect();
        let insert = correction.insert.as_deref();
        let place = insert.map(|insert| course.place_after(insert.after, self.lines()));
        let first = course.first_of(&changed).min(place.unwrap_or(usize::MAX));
        let (start, tournament) = self.state_before(first);
        let mut pass = Pass { tournament, depend: Vec::new(), late: None };
        for (position, number) in course.order.iter().enumerate().skip(start) {
            if place == Some(position) {
                self.insert(&mut pass, insert, position, seed)?;
            }
            let deed = self.numbered(*number).and_then(Line::deed);
            let Some(deed) = deed.filter(|_| !struck.contains(number)) else { continue };
            let seed = self.numbered(*number).map_or(0, |line| line.seed);
            if position < first {
                deed.events.iter().for_each(|event| event.apply(&mut pass.tournament));
            } else if !self.stands(&mut pass.tournament, &deed, seed) {
                pass.depend.push(*number);
            }
        }
        if place == Some(course.order.len()) {
            self.insert(&mut pass, insert, course.order.len(), seed)?;
        }
        Ok(pass)
    }

    /// Folds a line whose past has changed; false where it could not have been said.
    fn stands(&self, tournament: &mut Tournament, deed: &Deed<'_>, seed: u64) -> bool {
        let context = Context { now: deed.at, seed, next_entry: self.next_entry() };
        if !can_be_said(deed, tournament, &context) {
            return false;
        }
        let waited = tournament.alternates.len();
        let mut stands = true;
        for event in deed.events {
            event.apply(tournament);
            stands &= took_hold(event, tournament);
        }
        stands && (tournament.alternates.len() <= waited || !gives_all_a_seat(deed.command))
    }

    fn insert(
        &self,
        pass: &mut Pass,
        insert: Option<&Insertion>,
        position: usize,
        seed: u64,
    ) -> Result<(), Refusal> {
        let Some(insert) = insert else { return Ok(()) };
        let at = self.time_before(position, insert.after).unwrap_or(0);
        let context = Context { now: at, seed, next_entry: self.next_entry() };
        let events = insert.command.decide(&pass.tournament, &context)?;
        events.iter().for_each(|event| event.apply(&mut pass.tournament));
        let command = insert.command.clone();
        pass.late = Some(Late { after: insert.after, at, command, events });
        Ok(())
    }

    /// The time at a position of the course: that of the line before it.
    fn time_before(&self, position: usize, after: u32) -> Option<Millis> {
        let before = position.checked_sub(1).and_then(|at| self.course().order.get(at));
        self.numbered(before.copied().unwrap_or(after)).and_then(Line::deed).map(|deed| deed.at)
    }
}

/// One folding of a course that is tried out.
struct Pass {
    tournament: Tournament,
    depend: Vec<u32>,
    late: Option<Late>,
}
