//! The evenings of the house: its tournaments, worked out once for each that has changed, and those that came in from elsewhere.

use super::players::Players;
use super::prelude::*;
use super::summary::is_sample;
use shuffle_up_engine::log::{Line, LineKind};
use shuffle_up_evenings::evening;
use shuffle_up_journal::{LogStore as _, StoredLine, TournamentId};
use shuffle_up_players::WhoIsWho;
use shuffle_up_seasons::Evening;
use std::ops::DerefMut;

/// The evenings that were worked out. What has not changed since is not read again.
#[derive(Debug, Default)]
pub struct Evenings(Mutex<Held>);

#[derive(Debug, Default)]
struct Held {
    /// What was read of the list of players, by the number that changes when it is written to.
    list: Option<i64>,
    who: WhoIsWho,
    past: Vec<OneEvening>,
    tournaments: BTreeMap<TournamentId, Worked>,
    /// How many logs were read so far.
    read: u32,
}

/// A tournament's evening after so many lines, with the numbers of players as the log has them, and as they are by now.
#[derive(Debug)]
struct Worked {
    lines: u32,
    name: String,
    logged: OneEvening,
    now: OneEvening,
    sample: bool,
}

/// An evening, and what it was before somebody corrected it.
#[derive(Debug, Clone)]
pub struct OneEvening {
    /// The tournament; none for one that came in from elsewhere.
    pub tournament: Option<TournamentId>,
    /// As it is.
    pub now: Arc<Evening>,
    /// As it was when it was first over, and when it was last corrected since; only where the two are not the same.
    pub before: Option<(Arc<Evening>, i64)>,
}

/// A log to be read without the house.
pub enum ToRead {
    /// It is open.
    Open(Arc<Log>),
    /// It lies in the file.
    Kept(Vec<StoredLine>),
}

impl Office {
    /// The tournaments of the list with their names and how many lines each has, deleted ones left out.
    pub fn to_read(&mut self) -> Result<Vec<(TournamentId, String, u32)>, Problem> {
        let rows = self.journal()?.tournaments()?;
        Ok(rows
            .into_iter()
            .filter(|row| !row.deleted)
            .map(|row| (row.id, row.name, row.lines))
            .collect())
    }

    /// A tournament's log, to be read without the house. It is not kept open for it.
    pub fn read_aside(&mut self, tournament: TournamentId) -> Result<ToRead, Problem> {
        if let Some(open) = self.open_tournaments.get(&tournament) {
            return Ok(ToRead::Open(Arc::clone(&open.log)));
        }
        Ok(ToRead::Kept(self.journal()?.read(tournament, 1)?))
    }
}

impl ToRead {
    pub(super) fn log(self) -> Result<Arc<Log>, Problem> {
        Ok(match self {
            Self::Open(log) => log,
            Self::Kept(lines) => Arc::new(super::replay(&lines)?),
        })
    }
}

impl Evenings {
    /// All of them, those of tournaments first; a sample is none. A tournament whose log cannot be read has none; opening it says why.
    pub fn all<H: DerefMut<Target = Office>>(
        &self,
        office: impl Fn() -> H,
        players: &Players,
    ) -> Result<Vec<OneEvening>, Problem> {
        let rows = office().to_read()?;
        let mut held = locked(&self.0);
        held.read_list(players)?;
        held.tournaments.retain(|id, _| rows.iter().any(|(row, ..)| row == id));
        let mut all = Vec::with_capacity(rows.len());
        for (id, name, lines) in rows {
            let kept = held.tournaments.get(&id);
            if !kept.is_some_and(|worked| worked.lines == lines && worked.name == name) {
                let to_read = office().read_aside(id)?;
                held.read += 1;
                let Ok(log) = to_read.log() else { continue };
                let logged = one_evening(id, &name, &log);
                let now = logged.renumbered(&held.who);
                let sample = is_sample(&log);
                held.tournaments.insert(id, Worked { lines, name, logged, now, sample });
            }
            let counts = held.tournaments.get(&id).filter(|worked| !worked.sample);
            all.extend(counts.map(|worked| worked.now.clone()));
        }
        all.extend(held.past.iter().cloned());
        Ok(all)
    }

    /// How many logs were read so far.
    #[cfg(test)]
    pub fn read(&self) -> u32 {
        locked(&self.0).read
    }
}

impl Held {
    /// Reads what the list of players has of evenings, where it was written to since.
    fn read_list(&mut self, players: &Players) -> Result<(), Problem> {
        players.look(|list| {
            let written = list.written()?;
            if self.list == Some(written) {
                return Ok(());
            }
            let who = list.who_is_who()?;
            let past = list.past_evenings()?.into_iter();
            let past = past.map(|evening| OneEvening {
                tournament: None,
                now: Arc::new(evening),
                before: None,
            });
            self.past = past.map(|one| one.renumbered(&who)).collect();
            if self.who != who {
                for worked in self.tournaments.values_mut() {
                    worked.now = worked.logged.renumbered(&who);
                }
                self.who = who;
            }
            self.list = Some(written);
            Ok(())
        })
    }
}

impl OneEvening {
    /// The same with everybody as the list knows the person by now.
    fn renumbered(&self, who: &WhoIsWho) -> Self {
        let by_now = |evening: &Arc<Evening>| {
            if !who.changes(evening) {
                return Arc::clone(evening);
            }
            let mut evening = Evening::clone(evening);
            who.tell(&mut evening);
            Arc::new(evening)
        };
        Self {
            tournament: self.tournament,
            now: by_now(&self.now),
            before: self.before.as_ref().map(|(before, at)| (by_now(before), *at)),
        }
    }
}

/// The evening of a log, under the name that the list has for it.
fn one_evening(id: TournamentId, name: &str, log: &Log) -> OneEvening {
    let of = |log: &Log| Evening { name: name.into(), ..evening(&id.to_string(), log) };
    let now = of(log);
    let before =
        before(log, &now).map(|log| of(&log)).filter(|before| before.is_final && *before != now);
    let corrected = log.lines().iter().rev().find(|line| corrects(line)).map_or(0, |line| line.at);
    OneEvening {
        tournament: Some(id),
        before: before.map(|before| (Arc::new(before), corrected)),
        now: Arc::new(now),
    }
}

/// The log as it was before the first correction that was made of the evening when it was over.
fn before(log: &Log, now: &Evening) -> Option<Log> {
    let over = now.entries.iter().filter_map(|entry| entry.out_at).max()?;
    let perhaps = |line: &Line| line.at > over || !matches!(line.kind, LineKind::Command { .. });
    if !now.is_final || !log.lines().iter().any(|line| perhaps(line) && corrects(line)) {
        return None;
    }
    let mut before = Log::new();
    for line in log.lines().iter() {
        if corrects(line) && before.tournament().phase() == Phase::Finished {
            return Some(before);
        }
        before.commit(line.clone());
    }
    None
}

/// Whether a line that is said after the end can change a result.
fn corrects(line: &Line) -> bool {
    match &line.kind {
        LineKind::Command { command, .. } => !matches!(
            command,
            Command::PayPrize(_)
                | Command::PayBounties(_)
                | Command::PayOut(_)
                | Command::SettleHouse(_)
                | Command::OpenDrawer(_)
                | Command::TakeDrawer(_)
                | Command::MoveCash(_)
                | Command::CloseDrawer(_)
        ),
        LineKind::Strike { .. } | LineKind::Restore { .. } | LineKind::Correct { .. } => true,
    }
}
