//! A tournament that a script talks to.

use crate::keeper::Keeper;
use crate::output::OutputLine;
use shuffle_up_engine::advice::Need;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::refusal::refuse;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::{Command, Log, Refusal, Tournament};
use shuffle_up_readers::AnyQuery;
use shuffle_up_script::{InputLine, Request, Slip};

/// The name of a script in the log, where the desk's lines bear the desk's.
const DEVICE: &str = "script";

/// One script's tournament.
#[derive(Debug, Default)]
pub struct Session {
    log: Log,
    last: Option<Millis>,
    keeper: Option<Keeper>,
}

/// Why a line has no answer of the tournament's.
#[derive(Debug)]
pub(crate) enum Stop {
    /// The tournament refuses.
    Refused(Refusal),
    /// The script is wrong.
    Slip(Slip),
    /// The file cannot be written: the run ends, since nothing may be shown that is not kept.
    Broken(String),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Slip> for Stop {
    fn from(slip: Slip) -> Self {
        Self::Slip(slip)
    }
}

impl Session {
    /// A session without a tournament; the first command opens one.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn kept_by(keeper: Option<Keeper>) -> Self {
        Self { keeper, ..Self::default() }
    }

    /// The tournament's log so far.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Carries out one line of a script and says what came of it. `input` is the line's number in the script.
    ///
    /// # Errors
    /// The file that keeps the lines cannot be written; nothing has happened then.
    pub fn take(&mut self, text: &str, input: u64) -> Result<OutputLine, String> {
        let taken = InputLine::read(text).map_err(Stop::from).and_then(|line| self.carry_out(line));
        match taken {
            Ok(output) => Ok(output),
            Err(Stop::Refused(refused)) => Ok(OutputLine::Refused { refused, input }),
            Err(Stop::Slip(slip)) => {
                Ok(OutputLine::NotUnderstood { error: Slip { line: Some(input), ..slip } })
            }
            Err(Stop::Broken(why)) => Err(why),
        }
    }

    fn carry_out(&mut self, line: InputLine) -> Result<OutputLine, Stop> {
        let (at, seed) = (line.at, line.seed);
        let step = line.request()?;
        let at = self.time(at, matches!(step, Request::Ask(_)))?;
        let line = match step {
            Request::Do(command) => return self.say(*command, at, seed, false),
            Request::Accept => {
                let command = due(self.log.tournament(), self.log.revision(), at)?;
                return self.say(command, at, seed, true);
            }
            Request::Ask(query) => return self.answer(&query, at),
            Request::Correct(correction) => self.log.prepare_correction(&correction, at, DEVICE),
            Request::Undo => self.log.prepare_undo(at, DEVICE),
            Request::Redo => self.log.prepare_redo(at, DEVICE),
        };
        self.last = Some(at);
        self.commit(line?, None)
    }

    /// The time of a line, which never goes back.
    fn time(&self, at: Option<Millis>, is_question: bool) -> Result<Millis, Slip> {
        match (at, self.last) {
            (Some(at), Some(last)) if at < last => Err(Slip::new(format!(
                "\"at\" goes back: {at} after {last}. Time only goes on; a mistake is taken back with \"undo\"."
            ))),
            (Some(at), _) => Ok(at),
            (None, Some(last)) if is_question => Ok(last),
            (None, None) if is_question => Ok(0),
            (None, _) => Err(Slip::new(
                "\"at\" is missing: the tournament time in milliseconds. Only \"ask\" may leave it out.",
            )),
        }
    }

    fn say(
        &mut self,
        command: Command,
        at: Millis,
        seed: Option<u64>,
        accepted: bool,
    ) -> Result<OutputLine, Stop> {
        let opens = matches!(command, Command::OpenTournament(_));
        let opened = self.log.revision() > 0;
        if opens == opened {
            return Err(not_open(opened).into());
        }
        let seed = match (seed, drawn(&command, self.log.tournament())) {
            (Some(seed), _) => seed,
            (None, Some(what)) => return Err(no_seed(what).into()),
            (None, None) => 0,
        };
        self.last = Some(at);
        let did = accepted.then(|| Box::new(command.clone()));
        let line = self.log.prepare(command, at, seed, DEVICE)?;
        self.commit(line, did)
    }

    fn answer(&mut self, query: &AnyQuery, at: Millis) -> Result<OutputLine, Stop> {
        if self.log.revision() == 0 {
            return Err(not_open(false).into());
        }
        self.last = Some(at);
        Ok(OutputLine::Answered { answer: Box::new(query.answer(&self.log, at, None)) })
    }

    /// Durable first, visible second, as at the desk.
    fn commit(&mut self, line: Line, accepted: Option<Box<Command>>) -> Result<OutputLine, Stop> {
        if let Some(keeper) = &mut self.keeper {
            let name = match &line.kind {
                LineKind::Command { command: Command::OpenTournament(open), .. } => {
                    open.setup.name.as_str()
                }
                _ => &self.log.tournament().setup.name,
            };
            keeper.keep(&line, name).map_err(Stop::Broken)?;
        }
        let number = line.number;
        let events = line.applied().map(|applied| applied.events.to_vec()).unwrap_or_default();
        let (struck, restored) = match &line.kind {
            LineKind::Command { .. } => (Vec::new(), Vec::new()),
            LineKind::Strike { lines } => (lines.clone(), Vec::new()),
            LineKind::Restore { lines, .. } => (Vec::new(), lines.clone()),
            LineKind::Correct { strike, restore, .. } => (strike.clone(), restore.clone()),
        };
        self.log.commit(line);
        let said = self.log.label(number).map(ToString::to_string).unwrap_or_default();
        Ok(OutputLine::CarriedOut { line: number, label: said, accepted, struck, restored, events })
    }
}

fn not_open(opened: bool) -> Refusal {
    if opened {
        refuse!(
            NotNow,
            "opened-once",
            "A tournament is opened once. Before play, change_set_up changes it."
        )
    } else {
        refuse!(NotNow, "open-a-tournament-first", "Open a tournament first, with open_tournament.")
    }
}

/// The command of the first advice.
fn due(tournament: &Tournament, revision: u32, at: Millis) -> Result<Command, Refusal> {
    if revision == 0 {
        return Err(not_open(false));
    }
    let Some(first) = advice_at(tournament, at).into_iter().next() else {
        return Err(refuse!(
            NotNow,
            "nothing-to-accept",
            "Nothing is due now, so there is nothing to accept."
        ));
    };
    match (first.command, first.need) {
        (Some(command), _) => Ok(command),
        (None, Some(Need::Button { table, .. })) => Err(refuse!(
            ButtonNeeded,
            "accept-with-button",
            "{title} Say it with set_button for table {table}, then accept.",
            title = first.title,
            table,
        )),
        (None, Some(Need::BigBlind { table, .. })) => Err(refuse!(
            ButtonNeeded,
            "accept-with-big-blind",
            "{title} Say it with set_big_blind for table {table}, then accept.",
            title = first.title,
            table,
        )),
        (None, Some(Need::Table { .. })) => Err(refuse!(
            ButtonNeeded,
            "accept-with-table",
            "{title} Say it with choose_table, then accept.",
            title = first.title,
        )),
        (None, None) => Err(refuse!(
            NotNow,
            "not-done-by-a-command",
            "{title}: this is not done by a command.",
            title = first.title,
        )),
    }
}

/// What a command draws, so that its line needs a seed; none for a command that draws nothing. Entries draw once there are
/// seats to be drawn; a rebuy draws where the old seat is gone, which a script need not work out.
fn drawn(command: &Command, tournament: &Tournament) -> Option<&'static str> {
    let out = |id| tournament.entries.get(id).is_some_and(|entry| entry.standing == Standing::Out);
    Some(match command {
        Command::DrawSeats(_) => "draw_seats draws every seat",
        Command::Redraw(_) => "redraw draws every seat",
        Command::BreakTable(_) => "break_table draws seats for its players",
        Command::DealLowCard(_) => "deal_low_card deals cards",
        Command::SeatAlternates(_) => "seat_alternates draws a seat for each",
        Command::OpenTable(_) => "open_table draws its seats",
        Command::SealMystery(_) => "seal_mystery shuffles the envelopes",
        Command::RaceOff(race) if race.draws(tournament) => "race_off without cards deals them",
        Command::DrawButton(button) if button.seat.is_none() => "draw_button deals cards",
        Command::TakeCard(taken) if taken.card.is_none() => "take_card without a card deals one",
        Command::ReEnter(_) => "re_enter draws a seat",
        Command::Enter(_)
            if tournament.phase() != Phase::Registering
                || (tournament.sells_seats() && tournament.setup.tables.is_some()) =>
        {
            "enter draws a seat now that seats are drawn"
        }
        Command::Rebuy(rebuy) if out(&rebuy.entry) => "a rebuy after a bust may draw a seat",
        _ => return None,
    })
}

fn no_seed(what: &str) -> Slip {
    Slip::new(format!(
        "\"seed\" is missing: {what}. Any whole number will do; the same one gives the same draw."
    ))
}
