//! A tournament in the list: a few figures kept beside it, so that showing the list need not read every log.

use super::prelude::*;
use super::tickets::{TicketBook, WithTickets};
use super::{FORGOTTEN, SAMPLE};
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::state::phase::ClockPhase;
use shuffle_up_engine::views::clock::{clock_view, gap_view};
use shuffle_up_journal::TournamentRow;

/// One line of the list of tournaments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TournamentLine {
    /// The tournament's number in the file.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How far it has come.
    pub phase: Phase,
    /// Players still in.
    pub left: u32,
    /// Entries taken.
    pub entries: u32,
    /// The level in force, from 1; absent before the start.
    pub level: Option<u32>,
    /// When the clock starts by itself, in milliseconds since the Unix epoch; absent without a countdown.
    pub start_planned: Option<i64>,
    /// When it was made, in milliseconds since the Unix epoch.
    pub created_at: i64,
    /// When something was last said to it.
    pub last_line_at: i64,
    /// Hidden from the list.
    pub deleted: bool,
    /// Off the list with its year, and counted as before.
    pub archived: bool,
    /// The invented one that shows what the program does: nothing of the house counts it.
    pub sample: bool,
    /// Its clock, while it is in play tonight; absent for a sample, and where only the list is wanted.
    pub clock: Option<ClockLine>,
}

/// The clock of a tournament in play as the desk of another one shows it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClockLine {
    /// A break is on, not a level.
    pub is_break: bool,
    /// It runs.
    pub running: bool,
    /// The time left in this level or break, in milliseconds; absent in a level that ends by hands.
    pub remaining_ms: Option<i64>,
    /// Something waits there for the director: an advice that is due, or the question about the clock.
    pub due: bool,
    /// Its cues are not heard.
    pub silent: bool,
}

/// What is kept beside a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Summary {
    lines: u32,
    name: String,
    phase: Phase,
    left: u32,
    entries: u32,
    level: Option<u32>,
    start_planned: Option<i64>,
    /// Until when the level is the one in force; absent where the clock stands.
    until: Option<i64>,
    sample: bool,
    /// The tickets that were won or used there.
    #[serde(default, skip_serializing_if = "TicketBook::is_empty")]
    tickets: TicketBook,
}

/// Whether a log is the sample's: its first line says so.
pub(super) fn is_sample(log: &Log) -> bool {
    log.lines().first().is_some_and(|line| line.device == SAMPLE)
}

impl Summary {
    fn of(log: &Log, now: i64) -> Self {
        let tournament = log.tournament();
        let phase = tournament.phase();
        let reading = tournament.clock(now);
        let begun = !matches!(phase, Phase::Registering | Phase::Drawn);
        let level = begun.then(|| reading.level_number(&tournament.setup.schedule));
        let runs = phase == Phase::Playing && reading.running;
        Self {
            lines: log.revision(),
            name: tournament.setup.name.clone(),
            phase,
            left: tournament.left(),
            entries: tournament.counted_entries,
            level,
            start_planned: tournament.start_planned,
            until: runs.then(|| now.saturating_add(reading.remaining)),
            sample: is_sample(log),
            tickets: TicketBook::of(log),
        }
    }
}

impl Office {
    /// The list of tournaments, the newest first. A log is read only where the summary is not of its last line, or the clock has
    /// gone on to another level since.
    pub fn summaries(&mut self) -> Vec<TournamentLine> {
        let mut list = Vec::new();
        for (row, summary) in self.with_summaries() {
            list.push(TournamentLine {
                id: row.id,
                name: summary.name,
                phase: summary.phase,
                left: summary.left,
                entries: summary.entries,
                level: summary.level,
                start_planned: summary.start_planned,
                created_at: row.created_at,
                last_line_at: row.last_line_at.unwrap_or(row.created_at),
                deleted: row.deleted,
                archived: self.archived.has(row.id),
                sample: summary.sample,
                clock: None,
            });
        }
        list.sort_by_key(|line| std::cmp::Reverse(line.last_line_at));
        list
    }

    /// The tournaments that are on the list, samples left out, with the tickets that were won and used there.
    pub(super) fn with_tickets(&mut self) -> Vec<WithTickets> {
        let mut all = self.all_with_tickets();
        all.retain(|one| !one.deleted);
        all
    }

    /// The same with those that were deleted, which can come back.
    pub(super) fn all_with_tickets(&mut self) -> Vec<WithTickets> {
        let all = self.with_summaries().into_iter();
        all.filter(|(_, summary)| !summary.sample)
            .map(|(row, summary)| WithTickets {
                id: row.id,
                name: summary.name,
                phase: summary.phase,
                deleted: row.deleted,
                book: summary.tickets,
            })
            .collect()
    }

    /// Every tournament of the file with its summary.
    fn with_summaries(&mut self) -> Vec<(TournamentRow, Summary)> {
        let now = self.now();
        let Ok(rows) = self.journal().and_then(|journal| Ok(journal.tournaments()?)) else {
            return Vec::new();
        };
        let mut list = Vec::with_capacity(rows.len());
        for row in rows {
            let id = row.id;
            let kept: Option<Summary> =
                row.summary.as_deref().and_then(|text| serde_json::from_str(text).ok()).filter(
                    |kept: &Summary| {
                        let holds = kept.until.is_none_or(|until| now < until);
                        kept.lines == row.lines && holds && !self.open_tournaments.contains_key(&id)
                    },
                );
            let summary = match kept {
                Some(kept) => kept,
                None => match self.log(id) {
                    Ok(open) => Summary::of(&open.log, now),
                    // A log that cannot be read is listed all the same: its name is there, and opening it says what is wrong.
                    Err(_) => Summary {
                        lines: row.lines,
                        name: row.name.clone(),
                        phase: Phase::Registering,
                        left: 0,
                        entries: 0,
                        level: None,
                        start_planned: None,
                        until: None,
                        sample: false,
                        tickets: TicketBook::default(),
                    },
                },
            };
            list.push((row, summary));
        }
        list
    }

    /// The list with the clocks of those that the room is there for: in play, not forgotten, and no sample.
    pub fn summaries_with_clocks(&mut self) -> Vec<TournamentLine> {
        let since = self.now().saturating_sub(FORGOTTEN);
        let mut list = self.summaries();
        for line in &mut list {
            let hidden = line.deleted || line.archived || line.sample;
            if line.phase == Phase::Playing && !hidden && line.last_line_at >= since {
                line.clock = self.clock_line(line.id);
            }
        }
        list
    }

    fn clock_line(&mut self, id: TournamentId) -> Option<ClockLine> {
        let now = self.now();
        let silent = self.announcements.silent.contains(&id);
        let open = self.log(id).ok()?;
        let tournament = open.log.tournament();
        let clock = clock_view(tournament, now);
        let asked = open.seen_at.and_then(|seen_at| gap_view(tournament, seen_at, now));
        Some(ClockLine {
            is_break: clock.stage.is_break,
            running: clock.phase == ClockPhase::Running,
            remaining_ms: clock.hands.is_none().then_some(clock.remaining_ms),
            due: asked.is_some() || !advice_at(tournament, now).is_empty(),
            silent,
        })
    }

    /// Keeps a summary of every tournament that was read, so that the next start need not read it again: at the end, and with
    /// every backup. To ask for the list writes nothing.
    pub fn keep_summaries(&mut self) {
        let now = self.now();
        let Some(journal) = self.journal.as_mut().filter(|journal| journal.read_only().is_none())
        else {
            return;
        };
        for row in journal.tournaments().unwrap_or_default() {
            let Some(open) = self.open_tournaments.get(&row.id) else { continue };
            let text = serde_json::to_string(&Summary::of(&open.log, now)).ok();
            if text.is_none() || text == row.summary {
                continue;
            }
            if let Err(error) = journal.set_summary(row.id, text.as_deref()) {
                tracing::error!(?error, "a summary could not be kept");
            }
        }
    }
}
