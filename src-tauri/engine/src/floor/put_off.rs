//! Advice that the director puts off or dismisses: it waits for a level, a time or a change in the room, or until it is asked
//! for again. No rule book speaks of it; what a rule requires is advised, and whoever runs the event decides when it is done.

use super::advice::advice_of_all;
use super::hold_breaks;
use crate::command::{Action, Command, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis};
use crate::refusal::Refusal;
use crate::setup::closing::Closing;
use crate::tournament::Tournament;
use crate::views::desk::{Advice, AdviceKind};
use crate::words::{count, visible};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Puts an advice off, or asks for it again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PutOff {
    /// What the advice is about.
    pub matter: Matter,
    /// Until when it waits; absent to have it again.
    pub until: Option<PutOffUntil>,
    /// Why, in the director's words; may be empty. At most 200 characters.
    #[serde(default)]
    pub reason: String,
}

/// An advice was put off, or asked for again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AdvicePutOff {
    /// When it was said, in tournament time.
    pub at: Millis,
    /// What the advice is about.
    pub matter: Matter,
    /// Until when it waits; absent when it was asked for again.
    pub until: Option<PutOffUntil>,
    /// Why, in the director's words.
    pub reason: String,
}

/// What an advice is about: the room as a whole, or one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Matter {
    /// The kind of advice.
    pub kind: AdviceKind,
    /// The player whom it concerns; absent for what concerns the room.
    pub entry: Option<EntryId>,
}

/// Until when an advice waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PutOffUntil {
    /// Until a level begins, the first break, or a time.
    Point {
        /// Until when.
        until: Closing,
    },
    /// Until somebody goes out, comes or moves.
    Change {},
    /// Until it is asked for again.
    Dismissed {},
}

/// An advice that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    matter: Matter,
    until: PutOffUntil,
    reason: String,
    /// What the room was like when it was put off.
    room: (u32, usize, u32, usize),
}

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
    pub words: String,
    /// The command that does it.
    pub command: Command,
}

/// An advice that waits, for the desk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WaitingView {
    /// What it is about, such as "Breaks are held: table 4 stays open".
    pub title: String,
    /// Until when, such as "until level 8"; empty where it is a time.
    pub until: String,
    /// The time until which it waits, in tournament time.
    pub until_at: Option<Millis>,
    /// Why, in the director's words; may be empty.
    pub reason: String,
    /// The command that asks for it again; absent for what the house's rule holds.
    pub bring_back: Option<Command>,
}

/// The longest reason, in characters.
const LONGEST_REASON: usize = 200;
/// The longest time for which an advice waits.
const LONGEST: Millis = 24 * 60 * 60 * 1_000;
/// So many advices wait at once: a kind of its own each, or a player each.
const MOST: usize = 100;

impl Matter {
    /// What an advice is about; `None` for one that cannot wait: the first draw, the start, and a hand that is played together.
    #[must_use]
    pub fn of(tournament: &Tournament, advice: &Advice) -> Option<Self> {
        let entry = match (advice.kind, &advice.command) {
            (AdviceKind::Draw | AdviceKind::Start | AdviceKind::Button, _) => return None,
            (AdviceKind::HandForHand, Some(Command::GoHandForHand(_))) => None,
            (AdviceKind::HandForHand, _) => return None,
            (AdviceKind::NoShow, Some(Command::RemoveNoShow(no_show))) => Some(no_show.entry),
            (AdviceKind::Pay, Some(Command::HandOver(over))) => Some(over.entry),
            (AdviceKind::Pay, Some(Command::TakeBack(back))) => Some(back.entry),
            (AdviceKind::Absence | AdviceKind::Penalty, _) => {
                advice.marks.first().and_then(|seat| tournament.room.at(*seat))
            }
            _ => None,
        };
        Some(Self { kind: advice.kind, entry })
    }

    /// What it is about, as a title.
    #[must_use]
    pub fn words(self, tournament: &Tournament) -> String {
        let name = self.entry.map_or("", |entry| tournament.name(entry));
        let words = match self.kind {
            AdviceKind::Draw => "Seats",
            AdviceKind::Start => "The start",
            AdviceKind::Button => "The first button",
            AdviceKind::Seat => "Seats for alternates",
            AdviceKind::Open => "One more table",
            AdviceKind::Balance => "Balancing",
            AdviceKind::Break => "Table breaks",
            AdviceKind::Redraw => "The redraw",
            AdviceKind::Halt => "Short tables",
            AdviceKind::ColourUp => "Chip races",
            AdviceKind::HandForHand => "Hand-for-hand",
            AdviceKind::Penalty => "The penalty",
            AdviceKind::Absence => "The absence",
            AdviceKind::NoShow => "The no-show",
            AdviceKind::Pay => "The payment",
        };
        if name.is_empty() { words.to_string() } else { format!("{words}: {name}") }
    }
}

impl PutOffUntil {
    /// Until when, in words; empty for a time, which is said as a time of day.
    #[must_use]
    pub fn words(self, tournament: &Tournament) -> String {
        match self {
            Self::Point { until: Closing::Time { .. } } => String::new(),
            Self::Point { until } => match until.level(&tournament.setup.schedule) {
                Some(level) => format!("until level {level}"),
                None => "until the first break".into(),
            },
            Self::Change {} => "until the room changes".into(),
            Self::Dismissed {} => "dismissed".into(),
        }
    }
}

/// What changes when somebody goes out, comes or moves.
fn room_now(tournament: &Tournament) -> (u32, usize, u32, usize) {
    let waiting = tournament.alternates.len();
    (tournament.left(), tournament.room.open_tables(), tournament.counted_entries, {
        tournament.moves.len().saturating_add(waiting)
    })
}

impl AdvicePutOff {
    /// What was said, in words: the verb, and what it was about.
    #[must_use]
    pub fn words(&self, tournament: &Tournament) -> (&'static str, String) {
        let matter = self.matter.words(tournament);
        let (verb, until) = match self.until {
            None => ("Due again", String::new()),
            Some(PutOffUntil::Dismissed {}) => ("Dismissed", String::new()),
            Some(PutOffUntil::Point { until: Closing::Time { at } }) => {
                let minutes = at.saturating_sub(self.at).checked_div(60_000).unwrap_or(0);
                let minutes = usize::try_from(minutes).unwrap_or(0);
                ("Later", format!(", for {}", count(minutes, "minute", "minutes")))
            }
            Some(until) => ("Later", format!(", {}", until.words(tournament))),
        };
        let reason = match self.reason.as_str() {
            "" => String::new(),
            reason => format!(" ({reason})"),
        };
        (verb, format!("{matter}{until}{reason}"))
    }
}

impl Waiting {
    fn waits(&self, tournament: &Tournament, now: Millis) -> bool {
        match self.until {
            PutOffUntil::Point { until } => until.is_open(tournament, now),
            PutOffUntil::Change {} => self.room == room_now(tournament),
            PutOffUntil::Dismissed {} => true,
        }
    }
}

/// Whether an advice is not put off.
pub(super) fn is_due(tournament: &Tournament, advice: &Advice, now: Millis) -> bool {
    let waiting = tournament.put_off.iter().filter(|put_off| put_off.waits(tournament, now));
    let mut matters = waiting.map(|put_off| put_off.matter).peekable();
    if matters.peek().is_none() {
        return true;
    }
    Matter::of(tournament, advice).is_none_or(|matter| matters.all(|waits| waits != matter))
}

/// What waits, and how long the advice that is due first may.
#[must_use]
pub fn put_off_view(tournament: &Tournament, first: Option<&Advice>, now: Millis) -> PutOffView {
    let matter = first.and_then(|first| Matter::of(tournament, first));
    let held = hold_breaks::waiting(tournament, now);
    let put_off = tournament.put_off.iter().filter(|put_off| put_off.waits(tournament, now));
    let waiting = put_off.map(|put_off| WaitingView {
        title: put_off.matter.words(tournament),
        until: put_off.until.words(tournament),
        until_at: match put_off.until {
            PutOffUntil::Point { until } => until.at(),
            PutOffUntil::Change {} | PutOffUntil::Dismissed {} => None,
        },
        reason: put_off.reason.clone(),
        bring_back: Some(
            PutOff { matter: put_off.matter, until: None, reason: String::new() }.into(),
        ),
    });
    PutOffView {
        choices: matter.map(|matter| choices(tournament, matter, now)).unwrap_or_default(),
        waiting: held.into_iter().chain(waiting).collect(),
    }
}

/// When an advice that was put off until a time is due again, in tournament time.
#[must_use]
pub fn next_due(tournament: &Tournament, now: Millis) -> Option<Millis> {
    let points = tournament.put_off.iter().filter_map(|put_off| match put_off.until {
        PutOffUntil::Point { until } => until.at(),
        PutOffUntil::Change {} | PutOffUntil::Dismissed {} => None,
    });
    points.chain(hold_breaks::ends_at(tournament)).filter(|at| *at > now).min()
}

/// The ways to put an advice off, the shortest first.
fn choices(tournament: &Tournament, matter: Matter, now: Millis) -> Vec<PutOffChoice> {
    let choice = |words: String, until: PutOffUntil| PutOffChoice {
        words,
        command: PutOff { matter, until: Some(until), reason: String::new() }.into(),
    };
    let change = PutOffUntil::Change {};
    let mut choices = vec![
        choice(change.words(tournament), change),
        choice("for 10 minutes".into(), for_minutes(10, now)),
    ];
    if let Some(next) = next_level(tournament, now) {
        let next = PutOffUntil::Point { until: Closing::Level { level: next } };
        choices.push(choice(next.words(tournament), next));
    }
    choices
}

/// So many minutes from now.
#[must_use]
pub fn for_minutes(minutes: u32, now: Millis) -> PutOffUntil {
    let at = now.saturating_add(Millis::from(minutes).saturating_mul(60_000));
    PutOffUntil::Point { until: Closing::Time { at } }
}

/// The level after this one, while play goes on.
fn next_level(tournament: &Tournament, now: Millis) -> Option<u32> {
    if tournament.dial == crate::clock::Dial::NotStarted {
        return None;
    }
    Some(tournament.clock(now).level_number(&tournament.setup.schedule).saturating_add(1))
}

impl Action for PutOff {
    /// # Errors
    /// Refused for what is not advised now or cannot wait, for a point that has passed or lies more than a day ahead, for a
    /// dismissal without a reason, for a reason of more than 200 characters, and for an advice that does not wait where it is
    /// asked for again.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let now = context.now;
        let reason = visible(&self.reason).trim().to_string();
        if reason.chars().count() > LONGEST_REASON {
            return Err(Refusal::bad("Keep the reason to 200 characters."));
        }
        let event = AdvicePutOff { at: now, matter: self.matter, until: self.until, reason };
        let Some(until) = self.until else {
            let waits = |one: &Waiting| one.matter == self.matter && one.waits(tournament, now);
            if !tournament.put_off.iter().any(waits) {
                return Err(Refusal::not_now("That advice has not been put off."));
            }
            return Ok(vec![event.into()]);
        };
        match until {
            PutOffUntil::Point { until } if !until.is_open(tournament, now) => {
                return Err(Refusal::bad("That has passed already. Choose a later point."));
            }
            PutOffUntil::Point { until: Closing::Time { at } }
                if at.saturating_sub(now) > LONGEST =>
            {
                return Err(Refusal::bad("Put it off for a day at most, or dismiss it."));
            }
            PutOffUntil::Dismissed {} if event.reason.is_empty() => {
                return Err(Refusal::bad("Say why it is dismissed; the log keeps it."));
            }
            _ => {}
        }
        let due = advice_of_all(tournament, now);
        if !due.iter().any(|advice| Matter::of(tournament, advice) == Some(self.matter)) {
            return Err(Refusal::not_now("Nothing of the kind is due now."));
        }
        Ok(vec![event.into()])
    }
}

impl Happening for AdvicePutOff {
    fn apply(&self, tournament: &mut Tournament) {
        let room = room_now(tournament);
        let put_off = &mut tournament.put_off;
        put_off.retain(|one| one.matter != self.matter);
        if let Some(until) = self.until {
            let reason = self.reason.chars().take(LONGEST_REASON).collect();
            put_off.push(Waiting { matter: self.matter, until, reason, room });
            let over = put_off.len().saturating_sub(MOST);
            put_off.drain(..over);
        }
    }
}
