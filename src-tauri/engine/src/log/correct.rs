//! Correcting lines further back: a line counts as not said, counts again, is said otherwise, or is said at last.
//!
//! Nothing is erased: a correction is a line of its own, which can be undone. Lines that could not have been said to the
//! corrected tournament are named, and taken along only where the director wants that.

use crate::actions::command::{Command, Context};
use crate::log::Log;
use crate::log::invariants::broken;
use crate::log::line::{Applied, Inserted, Line, LineKind};
use crate::log::replay_order::struck;
use crate::log::still_holds::{can_be_said, finds, gives_all_a_seat, took_hold};
use crate::state::prelude::*;

/// What is to be put right.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Correction {
    /// The lines that count as not said.
    pub strike: Vec<u32>,
    /// The struck lines that count again.
    pub restore: Vec<u32>,
    /// What should have been said.
    pub insert: Option<Box<Insertion>>,
    /// Lines that then could not have been said are struck with it; otherwise they are a reason to refuse.
    pub strike_dependent: bool,
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
    kind: LineKind,
}

/// How often a correction is folded anew because a line that it cannot leave in force changes what is struck, or breaks
/// what must always be true: beyond that it is refused.
const ROUNDS: usize = 32;

impl Trial {
    /// Why the correction is not made as it was said.
    pub fn refusal(&self, log: &Log, correction: &Correction) -> Option<Refusal> {
        if self.depend.is_empty() {
            return None;
        }
        if !correction.strike_dependent {
            let first: Vec<String> = self.depend.iter().take(3).map(u32::to_string).collect();
            let lines = Phrase::count(self.depend.len(), "later line", "later lines");
            let first = first.join(", ");
            return Some(match self.depend.len() {
                1 => refuse!(
                    LinesDepend,
                    "later-line-depends",
                    "This clashes with {lines}: line {numbers}. Strike it too, or leave this as it is.",
                    lines,
                    numbers = first,
                ),
                2 | 3 => refuse!(
                    LinesDepend,
                    "later-lines-depend",
                    "This clashes with {lines}: lines {numbers}. Strike them too, or leave this as it is.",
                    lines,
                    numbers = first,
                ),
                _ => refuse!(
                    LinesDepend,
                    "many-later-lines-depend",
                    "This clashes with {lines}: lines {numbers} and more. Strike them too, or leave this as it is.",
                    lines,
                    numbers = first,
                ),
            });
        }
        // A line cannot be restored and struck by one word.
        let restored = self.depend.iter().any(|line| correction.restore.contains(line));
        restored.then(|| restore_first(&log.lacks(correction)))
    }
}

/// Why a line is not restored: it builds on these, which are struck.
pub(crate) fn restore_first(lacks: &[u32]) -> Refusal {
    if !lacks.is_empty() {
        let numbers = lacks.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        return refuse!(
            LinesDepend,
            "restore-with",
            "This builds on struck lines: {numbers}. Restore them with it, or leave this as it is.",
            numbers
        );
    }
    refuse!(
        LinesDepend,
        "restore-first",
        "This clashes with an earlier step. Restore that step first."
    )
}

impl Log {
    /// Where lines are restored that were struck together with others: the same correction with all of them, when nothing stands
    /// in its way.
    pub(crate) fn restored_together(&self, correction: &Correction) -> Option<Correction> {
        if correction.restore.is_empty()
            || correction.insert.is_some()
            || !correction.strike.is_empty()
        {
            return None;
        }
        let struck_with = |line: &u32| {
            self.lines().iter().rev().find_map(|by| match &by.kind {
                LineKind::Correct { strike, .. } | LineKind::Strike { lines: strike } => {
                    strike.contains(line).then_some(strike)
                }
                LineKind::Command { .. } | LineKind::Restore { .. } => None,
            })
        };
        let together = correction.restore.iter().filter_map(struck_with).flatten();
        let restore: BTreeSet<u32> = together
            .copied()
            .filter(|line| self.is_struck(*line))
            .chain(correction.restore.iter().copied())
            .collect();
        if restore.len() <= correction.restore.len() {
            return None;
        }
        let restore = restore.into_iter().collect();
        let all = Correction { restore, strike_dependent: false, ..correction.clone() };
        let trial = self.try_correction(&all).ok()?;
        trial.depend.is_empty().then_some(all)
    }

    /// The struck lines that have to be restored with those of a correction, as far as they are known.
    pub(crate) fn lacks(&self, correction: &Correction) -> Vec<u32> {
        let all = self.restored_together(correction).map_or_else(Vec::new, |all| all.restore);
        all.into_iter().filter(|line| !correction.restore.contains(line)).collect()
    }

    /// Tries a correction out without changing anything.
    ///
    /// # Errors
    /// Refused where nothing would be corrected, for lines that are not there, the opening, an undo, a line that is struck
    /// already or is in force already, when the command to insert is refused at its place, and where the corrected
    /// tournament would not be one.
    pub fn try_correction(&self, correction: &Correction) -> Result<Trial, Refusal> {
        self.try_at(correction, "")
    }

    /// As [`Log::try_correction`], said at this device.
    fn try_at(&self, correction: &Correction, device: &str) -> Result<Trial, Refusal> {
        self.check(correction)?;
        // What is broken already, as by a damaged file, is no reason to refuse what may mend it.
        let sound = || broken(self.tournament()).is_none();
        let mut along = BTreeSet::new();
        for _ in 0..ROUNDS {
            let end = self.replay_order().order.len();
            match self.pass(correction, device, &along, end)? {
                Pass::Again(line) => drop(along.insert(line)),
                Pass::Folded(folded) => {
                    let wrong = broken(&folded.tournament).filter(|_| sound());
                    let Some(wrong) = wrong else {
                        return Ok(trial(correction, &along, folded));
                    };
                    let Some(line) = self.first_to_break(correction, device, &along)? else {
                        return Err(refuse!(
                            NotNow,
                            "would-break",
                            "This cannot be: {wrong}.",
                            wrong
                        ));
                    };
                    along.insert(line);
                }
            }
        }
        Err(refuse!(
            NotNow,
            "too-many-lines-hang",
            "Too many lines depend on each other. Correct them in smaller steps."
        ))
    }

    /// The line of a correction.
    ///
    /// # Errors
    /// As [`Log::try_correction`], and with `LinesDepend` where later lines could not have been said then and
    /// are not to be taken along.
    pub fn prepare_correction(
        &self,
        correction: &Correction,
        now: Millis,
        device: &str,
    ) -> Result<Line, Refusal> {
        let trial = self.try_at(correction, device)?;
        match trial.refusal(self, correction) {
            Some(refusal) => Err(refusal),
            None => Ok(self.line(now, self.correction_seed(correction), device, trial.kind)),
        }
    }

    /// The tournament as it was right after a line, with the time there: where a forgotten line is put.
    pub fn right_after(&self, number: u32) -> Option<(Tournament, Millis)> {
        let position = self.replay_order().place_after(number, self.lines());
        let at = self.time_before(position, number)?;
        let (start, mut tournament) = self.state_before(position);
        for number in self.replay_order().order.iter().take(position).skip(start) {
            let applied = self.numbered(*number).and_then(Line::applied);
            let applied = applied.filter(|_| !self.is_struck(*number));
            if let Some(applied) = applied {
                applied.apply(&mut tournament);
            }
        }
        Some((tournament, at))
    }

    /// The line in force or struck that took effect right before this one: to put something before a line is to put it
    /// after that.
    pub fn before(&self, number: u32) -> Option<u32> {
        let order = &self.replay_order().order;
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
        refuse_if(
            correction.strike.is_empty()
                && correction.restore.is_empty()
                && correction.insert.is_none(),
            || refuse!(BadValue, "say-corrected", "Say what to correct."),
        )?;
        let line = |number: u32| {
            self.numbered(number).ok_or_else(|| {
                refuse!(Unknown, "no-such-line", "There is no line {number}.", number)
            })
        };
        for &number in correction.strike.iter().chain(&correction.restore) {
            let line = line(number)?;
            refuse_if(number == 1, || {
                refuse!(
                    BadValue,
                    "opening-cannot-struck-delete",
                    "The opening cannot be struck. Delete the tournament instead."
                )
            })?;
            refuse_if(!line.can_be_struck(), || {
                refuse!(
                    BadValue,
                    "line-is-undo-or-redo",
                    "Line {number} is an undo or a redo. Correct the line that it changed.",
                    number
                )
            })?;
        }
        if let Some(number) = correction.strike.iter().find(|number| self.is_struck(**number)) {
            return Err(refuse!(
                NotNow,
                "line-struck-already",
                "Line {number} is struck already.",
                number
            ));
        }
        if let Some(number) = correction.restore.iter().find(|number| !self.is_struck(**number)) {
            return Err(refuse!(NotNow, "line-in-force", "Line {number} is not struck.", number));
        }
        match &correction.insert {
            Some(insert) if matches!(insert.command, Command::OpenTournament(_)) => Err(refuse!(
                BadValue,
                "tournament-opened-once-first",
                "A tournament is opened once, by its first line."
            )),
            Some(insert) if line(insert.after)?.applied().is_none() => Err(refuse!(
                BadValue,
                "something-forgotten-put-after",
                "Insert a forgotten step after a line that did something."
            )),
            _ => Ok(()),
        }
    }

    /// The replay as it would be, folded up to a position from where it changes; `along` are lines that are struck with it.
    fn pass(
        &self,
        correction: &Correction,
        device: &str,
        along: &BTreeSet<u32>,
        until: usize,
    ) -> Result<Pass<'_>, Refusal> {
        let replay = self.replay_order();
        let strike: BTreeSet<u32> = correction.strike.iter().chain(along).copied().collect();
        let kind = LineKind::Correct {
            strike: strike.into_iter().collect(),
            restore: correction.restore.clone(),
            inserted: None,
        };
        let toggles = self.line(0, 0, "", kind);
        let struck = struck(self.lines().iter().chain([&toggles]));
        let changed = replay.struck.symmetric_difference(&struck).copied().collect();
        let insert = correction.insert.as_deref();
        let place = insert.map(|insert| replay.place_after(insert.after, self.lines()));
        let first = replay.first_of(&changed).min(place.unwrap_or(usize::MAX));
        let (start, tournament) = self.state_before(first);
        let mut folded = Folded {
            kept: tournament.clone(),
            since: Vec::new(),
            tournament,
            depend: Vec::new(),
            inserted: None,
        };
        for (position, number) in replay.order.iter().enumerate().take(until).skip(start) {
            if place == Some(position) {
                self.insert(&mut folded, correction, device, position)?;
            }
            let Some(line) = self.numbered(*number).filter(|_| !struck.contains(number)) else {
                continue;
            };
            let Some(applied) = line.applied() else { continue };
            if position < first {
                applied.apply(&mut folded.tournament);
                folded.since.push(applied);
                continue;
            }
            let (now, seed, next_entry) = (applied.at, line.seed, self.next_entry());
            let context = Context { now, seed, next_entry, device: applied.device };
            if folded.takes(&applied, &context) {
                continue;
            }
            if matches!(line.kind, LineKind::Correct { .. }) {
                // With a correction other lines are struck or restored, some of them further back.
                return Ok(Pass::Again(*number));
            }
            folded.depend.push(*number);
        }
        if place == Some(until) {
            self.insert(&mut folded, correction, device, until)?;
        }
        Ok(Pass::Folded(Box::new(folded)))
    }

    /// The first line after which something is not true that must be: what is broken stays broken, so that it is found by
    /// halves. None where no line is to blame but what is inserted.
    fn first_to_break(
        &self,
        correction: &Correction,
        device: &str,
        along: &BTreeSet<u32>,
    ) -> Result<Option<u32>, Refusal> {
        let order = &self.replay_order().order;
        let is_broken = |until: usize| {
            Ok::<bool, Refusal>(match self.pass(correction, device, along, until)? {
                Pass::Folded(folded) => broken(&folded.tournament).is_some(),
                Pass::Again(_) => false,
            })
        };
        let (mut sound, mut wrong) = (0_usize, order.len());
        while sound.saturating_add(1) < wrong {
            let middle = sound.midpoint(wrong);
            if is_broken(middle)? {
                wrong = middle;
            } else {
                sound = middle;
            }
        }
        let to_blame = order.get(sound).copied();
        let counts = |line: &u32| {
            let named = correction.strike.contains(line) || along.contains(line);
            !named && self.numbered(*line).is_some_and(Line::can_be_struck)
        };
        Ok(to_blame.filter(counts))
    }

    fn insert(
        &self,
        folded: &mut Folded<'_>,
        correction: &Correction,
        device: &str,
        position: usize,
    ) -> Result<(), Refusal> {
        let Some(insert) = &correction.insert else { return Ok(()) };
        let at = self.time_before(position, insert.after).unwrap_or(0);
        let seed = self.correction_seed(correction);
        let context = Context { now: at, seed, next_entry: self.next_entry(), device };
        let command = insert.command.clone();
        let events = command.decide(&folded.tournament, &context)?;
        let applied = Applied { at, command: &command, events: &events, device };
        applied.apply(&mut folded.tournament);
        folded.keep();
        folded.inserted = Some(Inserted { after: insert.after, at, command, events });
        Ok(())
    }

    /// The time at a position of the replay: that of the line before it.
    fn time_before(&self, position: usize, after: u32) -> Option<Millis> {
        let before = position.checked_sub(1).and_then(|at| self.replay_order().order.get(at));
        self.numbered(before.copied().unwrap_or(after))
            .and_then(Line::applied)
            .map(|applied| applied.at)
    }
}

/// What folding a replay that is tried out comes to.
enum Pass<'a> {
    /// All of it.
    Folded(Box<Folded<'a>>),
    /// This correction does not stand: without it other lines are in force.
    Again(u32),
}

/// A replay that is tried out, as far as it is folded.
struct Folded<'a> {
    tournament: Tournament,
    /// The lines that could not have been said then.
    depend: Vec<u32>,
    inserted: Option<Inserted>,
    /// A state on the way, and what has happened since: a line of which only a part took hold is left out again. What lines
    /// change is copied as long as a kept state shares it, so that it is kept only where a line did not stand.
    kept: Tournament,
    since: Vec<Applied<'a>>,
}

impl<'a> Folded<'a> {
    /// Folds a line whose past has changed; false where it could not have been said, and is left out.
    fn takes(&mut self, applied: &Applied<'a>, context: &Context) -> bool {
        if !can_be_said(applied, &self.tournament, context) {
            return false;
        }
        let waited = self.tournament.alternates.len();
        let before = self.tournament.ledger.len();
        let took = applied.events.iter().all(|event| {
            let found = finds(event, &self.tournament);
            event.apply(&mut self.tournament);
            found && took_hold(event, &self.tournament)
        });
        if !took || (self.tournament.alternates.len() > waited && gives_all_a_seat(applied.command))
        {
            self.tournament = self.kept.clone();
            self.since.iter().for_each(|applied| applied.apply(&mut self.tournament));
            // Many may not stand one after the other: each goes back no further than to the one before it, so that no line is
            // folded more than twice.
            self.keep();
            return false;
        }
        self.tournament.put_into_drawer(applied.device, before);
        self.since.push(*applied);
        true
    }

    fn keep(&mut self) {
        self.kept = self.tournament.clone();
        self.since.clear();
    }
}

/// A correction that leaves a tournament behind: what it names, and what its line would say.
fn trial(correction: &Correction, along: &BTreeSet<u32>, folded: Box<Folded<'_>>) -> Trial {
    let depend: BTreeSet<u32> = folded.depend.iter().chain(along).copied().collect();
    let mut strike: BTreeSet<u32> = correction.strike.iter().copied().collect();
    if correction.strike_dependent {
        strike.extend(&depend);
    }
    let restore: BTreeSet<u32> = correction.restore.iter().copied().collect();
    let kind = LineKind::Correct {
        strike: strike.into_iter().collect(),
        restore: restore.into_iter().collect(),
        inserted: folded.inserted.map(Box::new),
    };
    Trial { tournament: folded.tournament, depend: depend.into_iter().collect(), kind }
}
