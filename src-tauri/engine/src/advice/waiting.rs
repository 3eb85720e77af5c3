//! When advice that was put off is due again, and what it can wait for.

use crate::actions::command::Command;
use crate::advice::Advice;
use crate::advice::put_off::PutOffAdvice;
use crate::rulebook::hand_for_hand::Pace;
use crate::rulebook::setup::closing::Closing;
use crate::rules::tables::due::due_break;
use crate::rules::tables::hold_breaks;
use crate::rules::tables::hold_breaks::held_until;
use crate::state::prelude::*;
use crate::state::put_off::{AdviceKind, Matter, PutOffUntil, for_so_long};

/// What waits, and how long the advice that is due first may wait.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PutOffView {
    /// How long the first advice may wait; empty for one that cannot be put off.
    pub choices: Vec<PutOffChoice>,
    /// What waits, the breaks that the house holds first.
    pub waiting: Vec<WaitingView>,
}

/// One way to put an advice off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PutOffChoice {
    /// Such as "until level 8".
    pub words: Phrase,
    /// The command that does it.
    pub command: Command,
}

/// An advice that waits, for the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WaitingView {
    /// What it is about, such as "Breaks are held: table 4 stays open".
    pub title: Phrase,
    /// Until when, such as "until level 8"; empty where it is a time.
    pub until: Phrase,
    /// The time until which it waits, in tournament time.
    pub until_at: Option<Millis>,
    /// Why, in the director's words; may be empty.
    pub reason: String,
    /// The command that asks for it again; absent for what the house's rule holds.
    pub show_again: Option<Command>,
}

/// Whether an advice is not put off.
pub(crate) fn is_due(tournament: &Tournament, advice: &Advice, now: Millis) -> bool {
    let waiting = tournament.put_off.iter().filter(|put_off| put_off.waits(tournament, now));
    let mut matters = waiting.map(|put_off| put_off.matter).peekable();
    if matters.peek().is_none() {
        return true;
    }
    Matter::of(tournament, advice).is_none_or(|matter| matters.all(|waits| waits != matter))
}

/// What waits, and how long the advice that is due first may.
pub fn put_off_view(tournament: &Tournament, first: Option<&Advice>, now: Millis) -> PutOffView {
    let matter = first.and_then(|first| Matter::of(tournament, first));
    let held = waiting(tournament, now);
    let put_off = tournament.put_off.iter().filter(|put_off| put_off.waits(tournament, now));
    let waiting = put_off.map(|put_off| WaitingView {
        title: put_off.matter.said(tournament),
        until: put_off.until.said(tournament),
        until_at: match put_off.until {
            PutOffUntil::Point { until } => until.at(),
            PutOffUntil::Change {} | PutOffUntil::Dismissed {} => None,
        },
        reason: put_off.reason.clone(),
        show_again: Some(
            PutOffAdvice { matter: put_off.matter, until: None, reason: String::new() }.into(),
        ),
    });
    PutOffView {
        choices: matter.map(|matter| choices(tournament, matter, now)).unwrap_or_default(),
        waiting: held.into_iter().chain(waiting).collect(),
    }
}

/// When an advice that was put off until a time is due again, in tournament time.
pub fn next_due(tournament: &Tournament, now: Millis) -> Option<Millis> {
    let points = tournament.put_off.iter().filter_map(|put_off| match put_off.until {
        PutOffUntil::Point { until } => until.at(),
        PutOffUntil::Change {} | PutOffUntil::Dismissed {} => None,
    });
    points.chain(hold_breaks::ends_at(tournament)).filter(|at| *at > now).min()
}

/// The ways to put an advice off, the shortest first.
fn choices(tournament: &Tournament, matter: Matter, now: Millis) -> Vec<PutOffChoice> {
    let choice = |words: Phrase, until: PutOffUntil| PutOffChoice {
        words,
        command: PutOffAdvice { matter, until: Some(until), reason: String::new() }.into(),
    };
    let change = PutOffUntil::Change {};
    let mut choices = vec![
        choice(change.said(tournament), change),
        choice(for_so_long(10), for_minutes(10, now)),
    ];
    if let Some(next) = next_level(tournament, now) {
        let next = PutOffUntil::Point { until: Closing::Level { level: next } };
        choices.push(choice(next.said(tournament), next));
    }
    choices
}

/// So many minutes from now.
pub fn for_minutes(minutes: u32, now: Millis) -> PutOffUntil {
    let at = now.saturating_add(Millis::from(minutes).saturating_mul(60_000));
    PutOffUntil::Point { until: Closing::Time { at } }
}

/// The level after this one, while play goes on.
fn next_level(tournament: &Tournament, now: Millis) -> Option<u32> {
    if tournament.dial == Dial::NotStarted {
        return None;
    }
    Some(tournament.clock(now).level_number(&tournament.setup.schedule).saturating_add(1))
}

/// That a table would break by its number of players, and does not, and until when.
pub(crate) fn waiting(tournament: &Tournament, now: Millis) -> Option<WaitingView> {
    let until = held_until(tournament, now).filter(|_| tournament.phase() == Phase::Playing)?;
    let table = due_break(tournament)?;
    Some(WaitingView {
        title: phrase!(
            "breaks-are-held",
            "Breaks are held: {table} stays open",
            table = tournament.table_said(table)
        ),
        until,
        until_at: None,
        reason: String::new(),
        show_again: None,
    })
}

impl Matter {
    /// What an advice is about; `None` for one that cannot wait: the first draw, the start, and a hand that is played together.
    pub fn of(tournament: &Tournament, advice: &Advice) -> Option<Self> {
        let entry = match (advice.kind, &advice.command) {
            (AdviceKind::Draw | AdviceKind::Start | AdviceKind::Button, _) => return None,
            (AdviceKind::HandForHand, Some(Command::GoHandForHand(_))) => None,
            (AdviceKind::HandForHand, _) => return None,
            (AdviceKind::NoShow, Some(Command::RemoveNoShow(no_show))) => Some(no_show.entry),
            (AdviceKind::Pay, Some(Command::PayPrize(over))) => Some(over.entry),
            (AdviceKind::Pay, Some(Command::CollectOverpaid(back))) => Some(back.entry),
            (AdviceKind::Pay, Some(Command::PayBounties(with))) => Some(with.entry),
            (AdviceKind::Pay, Some(Command::OpenEnvelope(envelope))) => Some(envelope.of),
            (AdviceKind::Absence | AdviceKind::Penalty, _) => {
                advice.marks.first().and_then(|seat| tournament.room.at(*seat))
            }
            _ => None,
        };
        Some(Self { kind: advice.kind, entry })
    }

    /// What it is about, as a title.
    pub(crate) fn said(self, tournament: &Tournament) -> Phrase {
        let matter = match self.kind {
            AdviceKind::Draw => phrase!("matter-draw", "Seats"),
            AdviceKind::Start => phrase!("matter-start", "The start"),
            AdviceKind::Button => phrase!("matter-button", "The first button"),
            AdviceKind::Seat => phrase!("matter-seat", "Seats for alternates"),
            AdviceKind::Open => phrase!("matter-open", "One more table"),
            AdviceKind::Balance => phrase!("matter-balance", "Balancing"),
            AdviceKind::Break => phrase!("matter-break", "Table breaks"),
            AdviceKind::Redraw => phrase!("matter-redraw", "The redraw"),
            AdviceKind::Halt => phrase!("matter-halt", "Short tables"),
            AdviceKind::ColourUp => phrase!("matter-colour-up", "Chip races"),
            AdviceKind::HandForHand => Pace::HandForHand.said(),
            AdviceKind::ShotClock => phrase!("rule-shot-clock", "Shot clock"),
            AdviceKind::Penalty => phrase!("matter-penalty", "The penalty"),
            AdviceKind::Absence => phrase!("matter-absence", "The absence"),
            AdviceKind::NoShow => phrase!("matter-no-show", "The no-show"),
            AdviceKind::Pay => phrase!("matter-pay", "The payment"),
            AdviceKind::Day => phrase!("matter-day", "The end of the day"),
            AdviceKind::CallOff => phrase!("matter-call-off", "Calling the event off"),
        };
        match self.entry.map_or("", |entry| tournament.name(entry)) {
            "" => matter,
            name => phrase!("log-line", "{verb}: {what}", verb = matter, what = name),
        }
    }
}
