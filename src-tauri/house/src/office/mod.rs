//! The house: the journal's file, the open tournaments' logs, and the one way through them.
//!
//! A command is decided by the engine, written down by the journal, and only then taken in; nothing here knows a rule.

mod alive;
pub mod announcements;
pub mod archive;
pub mod background;
pub mod backups;
pub mod card_room;
pub mod cash;
pub mod countdown;
pub mod diagnostics;
pub mod entered;
pub mod evenings;
pub mod in_play;
pub mod kept;
pub mod known;
pub mod logo;
pub mod look;
mod may_play;
pub mod network;
pub mod own_file;
mod own_tables;
pub mod palette;
pub mod past;
pub mod people;
pub mod picture_for_browsers;
pub mod players;
mod prelude;
pub mod qr_code;
pub mod room_map;
pub mod screens;
pub mod seasons;
pub mod seen;
pub mod series;
pub mod settings;
pub mod settings_file;
pub mod shared;
pub mod staff;
pub mod statistics;
pub mod stored;
pub mod summary;
pub mod templates;
pub mod tickets;
pub mod time_words;
pub mod transfer;
pub mod view;
pub mod whole;

use crate::prelude::*;
use crate::tournament_time::TournamentTime;
use alive::Alive;
use announcements::{Announcements, OwnSounds};
use archive::Archived;
use background::BACKGROUND;
use kept::Kept;
use logo::LOGO;
use look::Look;
use network::NetworkSettings;
use players::Players;
use room_map::RoomMap;
use screens::Screens;
use series::{KnownDay, SeenInSeries};
use settings::{Setting, Settings};
use shuffle_up_cash::CashLog;
use shuffle_up_cash::room::RoomLog;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::setup::open::OpenTournament;
use shuffle_up_engine::log::{Correction, Line};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rules::clock::cues::{CueAt, cues_of_end, next_cues};
use shuffle_up_engine::views::clock::gap_view;
use shuffle_up_engine::{Answer, Query};
use shuffle_up_journal::{
    CardRoomId, CashGameId, Journal, JournalError, LogStore as _, Opened, ReadOnly, SeriesId,
    StaffId, StoredLine, TournamentId,
};
use shuffle_up_kept_log::file_words;
use shuffle_up_kept_log::{Unreadable, log_of};
use shuffle_up_readers::{AnyAnswer, AnyQuery};
use shuffle_up_series::SeriesLog;
use shuffle_up_staff::StaffLog;
use shuffle_up_staff::view::StaffShift;
use shuffle_up_words::{say, typed};
use stored::NotWhole;
use templates::OwnTemplates;
use tickets::{TicketsView, concerns_tickets};

/// The file's name in the data folder.
pub const FILE: &str = "tournaments.shuffle-up";
/// How many backups are kept.
const BACKUPS_KEPT: usize = 20;
/// A cue that is later than this is not called, in milliseconds: "ten seconds" must not be heard at five.
pub const LATEST: i64 = 2_000;
/// The name of this desk in the log.
pub const DEVICE: &str = "desk";
/// What the log of a sample says it was opened at, so that it never counts as an evening of the house.
const SAMPLE: &str = "sample";
/// After so long without a word a tournament is not what the room is there for tonight, in milliseconds: twelve hours.
const FORGOTTEN: i64 = 12 * 3_600_000;

/// Everything that is open.
#[derive(Debug)]
pub struct Office {
    path: PathBuf,
    /// The address of the server that keeps the house in the place of the file.
    server: Option<String>,
    time: TournamentTime,
    journal: Option<Journal>,
    /// Why nothing can be written, when that is so.
    trouble: Option<Phrase>,
    /// That is because the file is damaged, or none of ours.
    damaged: bool,
    open_tournaments: BTreeMap<TournamentId, OpenLog>,
    open_series: BTreeMap<SeriesId, Arc<SeriesLog>>,
    series_off_list: BTreeSet<SeriesId>,
    /// The tournaments as those of their series, as they were last asked for.
    seen_in_series: BTreeMap<TournamentId, SeenInSeries>,
    /// How often a series was worked out for one of them.
    series_turn: u64,
    open_cash_games: BTreeMap<CashGameId, Arc<CashLog>>,
    open_staff: BTreeMap<StaffId, Arc<StaffLog>>,
    open_card_rooms: BTreeMap<CardRoomId, Arc<RoomLog>>,
    /// The days of series that were worked out.
    days: BTreeMap<TournamentId, KnownDay>,
    /// When each clock was last seen.
    alive: Alive,
    /// What was kept when the program was cut off, or a backup restored.
    kept: Option<Kept>,
    /// What cannot be read of the settings in the file.
    unread: BTreeMap<&'static str, NotWhole>,
    /// The settings of the house.
    pub settings: Settings,
    own: OwnTemplates,
    /// How cues are called.
    pub announcements: Announcements,
    /// The house's own sounds, those that were read so far.
    pub own_sounds: OwnSounds,
    /// How the room's screens look.
    pub look: Look,
    /// The windows of the room.
    pub screens: Screens,
    /// Where the tables stand.
    pub room_map: RoomMap,
    /// Which tournaments are off the list.
    archived: Archived,
    /// How the house is served to its room.
    pub network: NetworkSettings,
    /// Where phones find the house while it is served; never kept.
    pub phones_at: Option<String>,
    /// The house's own list of players.
    pub players: Arc<Players>,
}

/// A tournament's log in memory.
#[derive(Debug)]
struct OpenLog {
    /// Shared with whoever reads it as it is: it goes on as a copy then, which shares nearly everything.
    log: Arc<Log>,
    /// When the program last saw a clock that then ran on without it, until the director has answered.
    seen_at: Option<i64>,
    /// The planned start that was last tried, so that one that is refused is tried once.
    start_tried: Option<i64>,
}

impl OpenLog {
    fn new(log: Log) -> Self {
        Self { log: Arc::new(log), seen_at: None, start_tried: None }
    }
}

/// A tournament as it stood when it was asked for. Views, sheets and the trial of a correction are worked out on it while
/// others use the house.
#[derive(Debug, Clone)]
pub struct Snapshot {
    /// Which.
    pub tournament: TournamentId,
    /// Its log, as one of its series where it belongs to one.
    pub log: Arc<Log>,
    /// The log as it was said.
    of: Arc<Log>,
    /// Tournament time then.
    pub now: i64,
    /// In which language the desk is.
    pub language: Language,
    /// In which language the room is, and with it the paper.
    pub room_language: Language,
    /// Where phones find the house; absent where it is not served.
    pub phones_at: Option<String>,
    /// The tickets of the house that concern it; none where nobody looks at them.
    pub tickets: TicketsView,
    /// The shifts of the staff; none where nobody looks at them.
    pub shifts: Vec<StaffShift>,
    seen_at: Option<i64>,
    /// The list of players; none for whoever does not see it.
    players: Option<Arc<Players>>,
}

/// What was written; a window hears this back from a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
pub struct Written {
    /// The number of the line that was written.
    pub revision: u32,
}

/// None that the caller sees.
pub fn no_such_tournament() -> Problem {
    problem!(unknown, "no-such-tournament", "There is no such tournament.")
}

impl Office {
    /// Opens the file in this folder. Whatever is wrong with it is kept as a message for the director; nothing is destroyed.
    pub fn open(folder: &Path) -> Self {
        Self::open_at(folder, TournamentTime::start())
    }

    /// As [`Office::open`], with a time of its own.
    pub fn open_at(folder: &Path, time: TournamentTime) -> Self {
        Self::open_house(folder, time, None)
    }

    /// As [`Office::open_at`], with the logs and settings on the server at this address, which other desks may share. What a desk has
    /// by itself, such as its list of players and its pictures, stays in the folder.
    pub fn open_house(folder: &Path, time: TournamentTime, server: Option<String>) -> Self {
        let path = folder.join(FILE);
        if let Err(error) = std::fs::create_dir_all(folder) {
            tracing::error!(%error, folder = %folder.display(), "the data folder cannot be made");
        }
        let mut office = Self {
            path,
            players: Arc::new(Players::open(folder, time.now())),
            // What a clock on a server was seen at is noted there.
            alive: if server.is_some() { Alive::default() } else { Alive::read(folder) },
            server,
            time,
            journal: None,
            trouble: None,
            damaged: false,
            open_tournaments: BTreeMap::new(),
            open_series: BTreeMap::new(),
            series_off_list: BTreeSet::new(),
            seen_in_series: BTreeMap::new(),
            series_turn: 0,
            open_cash_games: BTreeMap::new(),
            open_staff: BTreeMap::new(),
            open_card_rooms: BTreeMap::new(),
            days: BTreeMap::new(),
            kept: None,
            unread: BTreeMap::new(),
            settings: Settings::default(),
            own: OwnTemplates::default(),
            announcements: Announcements::default(),
            own_sounds: OwnSounds::default(),
            look: Look::default(),
            screens: Screens::default(),
            room_map: RoomMap::default(),
            archived: Archived::default(),
            network: NetworkSettings::default(),
            phones_at: None,
        };
        match Journal::open(office.place()) {
            Ok(opened) => {
                let cut_off = opened.cut_off;
                office.take_in(opened);
                if cut_off {
                    office.kept = office.note_cut_off();
                }
            }
            Err(error) => {
                tracing::error!(code = error.code(), ?error, "the file cannot be opened");
                office.not_open(&error);
            }
        }
        office
    }

    fn not_open(&mut self, error: &JournalError) {
        self.trouble = Some(file_words::refused(error));
        self.damaged = matches!(error, JournalError::Damaged { .. } | JournalError::NotOurs { .. });
    }

    fn take_in(&mut self, opened: Opened) {
        self.trouble = opened.read_only.as_ref().map(file_words::read_only);
        self.damaged = matches!(opened.read_only, Some(ReadOnly::Damaged { .. }));
        self.read_all_stored(&opened.journal);
        self.journal = Some(opened.journal);
        self.read_templates();
        self.open_tournaments.clear();
        self.open_all_series();
        self.open_cash_games.clear();
        self.open_staff.clear();
        self.open_card_rooms.clear();
        self.days.clear();
        // What was shown of a tournament that is over stays remembered for its monitor, and is not opened again.
        let on: BTreeSet<TournamentId> = self
            .summaries()
            .into_iter()
            .filter(|row| !row.deleted && row.phase != Phase::Finished)
            .map(|row| row.id)
            .collect();
        self.screens.rest(|tournament| !on.contains(&tournament));
    }

    /// Reads what is kept beside the tournaments.
    fn read_all_stored(&mut self, journal: &Journal) {
        self.read_stored::<Settings>(journal);
        self.read_stored::<Announcements>(journal);
        self.read_stored::<Look>(journal);
        self.read_stored::<Screens>(journal);
        self.read_stored::<RoomMap>(journal);
        self.read_stored::<Archived>(journal);
        self.read_stored::<NetworkSettings>(journal);
    }

    /// Tournament time now.
    pub fn now(&self) -> i64 {
        self.time.now()
    }

    /// Looks whether the computer slept: then every clock that ran is asked about. Answers those tournaments, with
    /// their revisions, for the windows to be told.
    pub fn notice_sleep(&mut self) -> Vec<(TournamentId, u32)> {
        let Some(awake_until) = self.time.notice_sleep() else { return Vec::new() };
        let now = self.now();
        tracing::info!(awake_until, now, "the computer slept, or its clock was set forward");
        let mut asked = Vec::new();
        for (id, open) in &mut self.open_tournaments {
            if gap_view(open.log.tournament(), awake_until, now).is_some() {
                open.seen_at.get_or_insert(awake_until);
                asked.push((*id, open.log.revision()));
            }
        }
        asked
    }

    /// The journal, or why there is none.
    ///
    /// # Errors
    /// The message that was given when the file was opened.
    pub fn journal(&mut self) -> Result<&mut Journal, Problem> {
        let trouble = self.trouble.clone();
        self.journal.as_mut().ok_or_else(|| {
            trouble.map_or_else(
                || problem!(no_file, "no-file-open", "The file of tournaments is not open."),
                |why| Problem::of("no_file", why),
            )
        })
    }

    /// Opens a tournament with this set-up, and with players in it: both or neither.
    ///
    /// # Errors
    /// The engine's refusals and the journal's errors; there is no tournament then.
    pub fn new_tournament(
        &mut self,
        mut setup: SetUp,
        enter: Option<Enter>,
    ) -> Result<TournamentId, Problem> {
        let now = self.now();
        self.number_tickets(&mut setup.prizes.shares, None);
        let open = Command::from(OpenTournament { setup: Box::new(setup) });
        let mut script = vec![(now, entropy(), open)];
        if let Some(enter) = enter {
            let enter = self.with_scanned_tickets(TournamentId(0), enter)?;
            let known = self.with_known_players(enter.into(), self.settings.remember_players);
            let mut tried = Log::new();
            for (at, seed, said) in script.iter().cloned() {
                let line = tried.prepare(said, at, seed, DEVICE)?;
                tried.commit(line);
            }
            // Nobody comes onto the list by an entry that is refused.
            let line = tried.prepare(known.command.clone(), now, entropy(), DEVICE)?;
            let opened = tried.clone();
            tried.commit(line.clone());
            self.may_play(TournamentId(0), opened.tournament(), tried.tournament())?;
            self.may_use_tickets(TournamentId(0), Some(&line), (&opened, &tried))?;
            self.may_come(tried.tournament())?;
            script.push((now, entropy(), self.with_new_players(known)));
        }
        let id = self.play(script, DEVICE)?;
        self.note_entered(id, &BTreeMap::new(), now);
        Ok(id)
    }

    /// Opens the sample, which is a whole script of commands.
    ///
    /// # Errors
    /// The engine's refusals and the journal's errors; there is no tournament then.
    pub fn play_sample(
        &mut self,
        script: Vec<(i64, u64, Command)>,
    ) -> Result<TournamentId, Problem> {
        self.play(script, SAMPLE)
    }

    /// Opens a tournament at this device, and says the rest of a script to it at the desk.
    pub(crate) fn play(
        &mut self,
        script: Vec<(i64, u64, Command)>,
        opened_at: &str,
    ) -> Result<TournamentId, Problem> {
        let mut log = Log::new();
        let mut lines = Vec::new();
        for (at, seed, command) in script {
            let device = if lines.is_empty() { opened_at } else { DEVICE };
            let line = log.prepare(command, at, seed, device)?;
            log.commit(line.clone());
            lines.push(line);
        }
        let name = log.tournament().setup.name.clone();
        let now = self.now();
        let kept: Result<Vec<StoredLine>, Problem> =
            lines.iter().map(|line| journal_line(TournamentId(0), line)).collect();
        let id = self.journal()?.begin(&name, now, kept?)?;
        self.open_tournaments.insert(id, OpenLog::new(log));
        Ok(id)
    }

    /// Says a command to a tournament.
    ///
    /// # Errors
    /// The engine's refusals and the journal's errors; nothing has happened then.
    pub fn act(&mut self, tournament: TournamentId, command: Command) -> Result<Written, Problem> {
        self.act_from(tournament, command, (None, DEVICE))
    }

    /// As [`Office::act`], said at this device, by somebody who had seen this line as the last one.
    ///
    /// # Errors
    /// As those of [`Office::act`], and where the command may no longer mean what it did.
    pub fn act_from(
        &mut self,
        tournament: TournamentId,
        command: Command,
        (seen, device): (Option<u32>, &str),
    ) -> Result<Written, Problem> {
        let now = self.now();
        let settles = matches!(
            command,
            Command::ResumeAfterGap(_)
                | Command::PauseClock(_)
                | Command::JumpTo(_)
                | Command::OpenTournament(_)
        );
        if matches!(command, Command::OpenTournament(_)) {
            return Err(problem!(not_now, "opened-already", "This tournament was opened already."));
        }
        let command = self.with_tickets_known(tournament, command)?;
        let command = match command {
            Command::Enter(_) => {
                let sample = summary::is_sample(&self.log(tournament)?.log);
                let remember = self.settings.remember_players && !sample;
                let known = self.with_known_players(command, remember);
                // Nobody comes onto the list by an entry that is refused.
                let log = &self.log(tournament)?.log;
                let line = log.prepare(known.command.clone(), now, entropy(), device)?;
                self.may_stand(tournament, &line)?;
                self.with_new_players(known)
            }
            Command::KeepGuests(_) => self.with_known_players(command, false).command,
            other => other,
        };
        let written = self.decide(tournament, &command, now, (seen, device))?;
        if settles && let Some(open) = self.open_tournaments.get_mut(&tournament) {
            open.seen_at = None;
        }
        Ok(written)
    }

    /// Puts lines further back right, said at this device.
    ///
    /// # Errors
    /// The refusals of the correction, and the journal's errors.
    pub fn correct(
        &mut self,
        tournament: TournamentId,
        correction: &Correction,
        device: &str,
    ) -> Result<Written, Problem> {
        let now = self.now();
        let line = self.log(tournament)?.log.prepare_correction(correction, now, device)?;
        self.write_unless_changed(tournament, line)
    }

    /// Undoes the last line in force, said at this device.
    ///
    /// # Errors
    /// Nothing to undo, and the journal's errors.
    pub fn undo(&mut self, tournament: TournamentId, device: &str) -> Result<Written, Problem> {
        let now = self.now();
        let line = self.log(tournament)?.log.prepare_undo(now, device)?;
        self.write_unless_changed(tournament, line)
    }

    /// Restores what was undone last, said at this device.
    ///
    /// # Errors
    /// Nothing to redo, and the journal's errors.
    pub fn redo(&mut self, tournament: TournamentId, device: &str) -> Result<Written, Problem> {
        let now = self.now();
        let line = self.log(tournament)?.log.prepare_redo(now, device)?;
        self.write_unless_changed(tournament, line)
    }

    /// A tournament as it stands, to be worked on without the house.
    ///
    /// # Errors
    /// An unknown tournament, and a log that cannot be read.
    pub fn snapshot(&mut self, tournament: TournamentId) -> Result<Snapshot, Problem> {
        let (now, players) = (self.now(), Some(Arc::clone(&self.players)));
        let (language, room_language) = (self.language(), self.room_language());
        let phones_at = self.phones_at.clone();
        let open = self.log(tournament)?;
        let (of, seen_at) = (Arc::clone(&open.log), open.seen_at);
        let log = self.in_series(tournament, &of);
        let tickets = TicketsView::default();
        Ok(Snapshot {
            tournament,
            log,
            of,
            now,
            language,
            room_language,
            phones_at,
            tickets,
            shifts: Vec::new(),
            seen_at,
            players,
        })
    }

    /// Writes down the correction that was made of a snapshot, if nothing was said to the tournament since.
    ///
    /// # Errors
    /// The journal's errors.
    pub fn take_correction(
        &mut self,
        made_of: &Snapshot,
        line: Line,
    ) -> Result<Option<Written>, Problem> {
        let open = self.log(made_of.tournament)?;
        if !Arc::ptr_eq(&open.log, &made_of.of) {
            return Ok(None);
        }
        self.write_unless_changed(made_of.tournament, line).map(Some)
    }

    /// Goes on only where the house lets a line stand: for the players whom it brings in, the tickets that they pay by and the tables
    /// that it opens.
    fn may_stand(&mut self, tournament: TournamentId, line: &Line) -> Result<(), Problem> {
        let others = self.other_tables(tournament, line)?;
        let of_series = !self.series_of(tournament).is_empty();
        let of_tickets = concerns_tickets(&self.log(tournament)?.log, line);
        if others.is_empty() && !of_series && !of_tickets && self.barred_today().is_empty() {
            return Ok(());
        }
        let before = Arc::clone(&self.log(tournament)?.log);
        let mut after = Log::clone(&before);
        after.commit(line.clone());
        if of_tickets {
            self.may_use_tickets(tournament, Some(line), (&before, &after))?;
        }
        let (before, after) = (before.tournament(), after.tournament());
        self.may_play(tournament, before, after)?;
        if of_series {
            self.may_enter_flight(tournament, before, after)?;
        }
        self.may_open_tables(before, after, others)
    }

    /// Durable first, visible second.
    fn write(&mut self, tournament: TournamentId, line: Line) -> Result<Written, Problem> {
        self.may_stand(tournament, &line)?;
        let kept = journal_line(tournament, &line)?;
        let before = self.entered_before(tournament, &line);
        self.journal()?.append(&[kept])?;
        let (revision, at) = (line.number, line.at);
        // What is said is in the file. Should taking it in fail, the log is not there any more, and is read from the file again:
        // one that lacks a line would have every further one refused.
        if let Some(mut open) = self.open_tournaments.remove(&tournament) {
            #[cfg(test)]
            crate::tests::faults::perhaps_panic();
            Arc::make_mut(&mut open.log).commit(line);
            self.open_tournaments.insert(tournament, open);
        }
        if let Some(before) = before {
            self.note_entered(tournament, &before, at);
        }
        Ok(Written { revision })
    }

    /// The log of a tournament, read from the file when it is asked for first.
    fn log(&mut self, tournament: TournamentId) -> Result<&mut OpenLog, Problem> {
        if !self.open_tournaments.contains_key(&tournament) {
            let stored = self.stored(tournament)?;
            let log = replay(&stored.lines)?;
            self.take_in_log(tournament, &stored, log);
        }
        self.open_tournaments.get_mut(&tournament).ok_or_else(no_such_tournament)
    }

    /// The tournaments in play with their names, the one last touched first.
    pub fn in_play(&mut self) -> Vec<(TournamentId, String)> {
        self.summaries()
            .into_iter()
            .filter(|row| row.phase == Phase::Playing && !row.deleted)
            .map(|row| (row.id, row.name))
            .collect()
    }

    /// The tournaments that make way for one that starts: they are over, nobody has said anything to them for long, or they are
    /// samples.
    pub fn make_way(&mut self) -> BTreeSet<TournamentId> {
        let since = self.now().saturating_sub(FORGOTTEN);
        self.summaries()
            .into_iter()
            .filter(|row| row.phase == Phase::Finished || row.sample || row.last_line_at < since)
            .map(|row| row.id)
            .collect()
    }

    /// What is called because this command ended a level, by its last hand or by a break taken at once: from the stage
    /// before it to the one after. Time ends the others.
    pub fn cues_of(
        &self,
        tournament: TournamentId,
        command: &Command,
        before: usize,
    ) -> Vec<CueAt> {
        let ends = matches!(command, Command::CountHands(_) | Command::TakeBreak(_));
        let Some(open) = self.open_tournaments.get(&tournament).filter(|_| ends) else {
            return Vec::new();
        };
        let now = self.now();
        if open.log.tournament().clock(now).stage == before {
            return Vec::new();
        }
        cues_of_end(open.log.tournament(), before, now)
    }

    /// The cues of the next moment at which any clock calls out, and whose clock. `called` has each tournament's moment
    /// called last: what lies before it is not called again, whatever was undone or redone since. One that is seen for
    /// the first time is taken to have called everything up to now, so that of two clocks that call in the same moment
    /// the second is not forgotten over the first.
    pub fn next_call(
        &self,
        called: &mut BTreeMap<TournamentId, i64>,
    ) -> Option<(TournamentId, Vec<CueAt>)> {
        let now = self.now();
        let sheet = &self.announcements.cues;
        self.open_tournaments
            .iter()
            .filter_map(|(id, open)| {
                let last = *called.entry(*id).or_insert(now);
                let after = last.max(now.saturating_sub(LATEST));
                let cues = next_cues(open.log.tournament(), sheet, after);
                Some((cues.first()?.at, *id, cues))
            })
            .min_by_key(|(at, ..)| *at)
            .map(|(_, id, cues)| (id, cues))
    }

    /// Whether a clock is running, so that the screens must stay on.
    pub fn clock_runs(&self) -> bool {
        self.open_tournaments.values().any(|open| open.log.tournament().clock(self.now()).running)
    }

    /// Whether the clocks of several tournaments run, so that what is called has to say whose it is.
    pub fn several_run(&self) -> bool {
        let now = self.now();
        let runs = |open: &&OpenLog| open.log.tournament().clock(now).running;
        self.open_tournaments.values().filter(runs).nth(1).is_some()
    }

    /// Notes in the file that the program is alive: at every cue and at the end, for the question after a crash.
    pub fn note_alive(&mut self) {
        let now = self.now();
        let running: Vec<TournamentId> = self
            .open_tournaments
            .iter()
            .filter(|(_, open)| open.seen_at.is_none() && open.log.tournament().clock(now).running)
            .map(|(id, _)| *id)
            .collect();
        let Some(journal) = self.journal.as_mut().filter(|journal| journal.read_only().is_none())
        else {
            return;
        };
        for id in running {
            if let Err(error) = journal.seen_alive(id, now) {
                tracing::error!(?error, "the time could not be noted");
            }
        }
    }

    /// Closes the file. Whoever opens it next then knows that the program ended by itself.
    pub fn close(&mut self) {
        if let Some(Err(error)) = self.journal.take().map(Journal::close) {
            tracing::error!(?error, "the file could not be closed");
        }
    }

    /// Hides a tournament from the list, or shows it again.
    ///
    /// # Errors
    /// An unknown tournament, the journal's errors, and one whose tickets were used in another event since.
    pub fn delete(&mut self, tournament: TournamentId, deleted: bool) -> Result<(), Problem> {
        if !tournament.is_tournament() {
            return Err(no_such_tournament());
        }
        if !deleted {
            self.may_come_back(tournament)?;
        }
        self.journal()?.set_deleted(tournament, deleted)?;
        self.open_tournaments.remove(&tournament);
        Ok(())
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(Path::new("."))
    }

    /// Changes a setting and writes it down, as [`Office::change`] does.
    pub fn change_setting(&mut self, setting: Setting) {
        self.set(|kept: &mut Settings| kept.change(setting));
    }

    /// In which language the desk is advised.
    pub fn language(&self) -> Language {
        self.settings.language.as_deref().map(Language::of).unwrap_or_default()
    }

    /// The language of the room: of its screens, and of what is spoken there.
    pub fn room_language(&self) -> Language {
        self.settings.room_language.as_deref().map(Language::of).unwrap_or_default()
    }

    /// Changes the look of the screens and writes it down, as [`Office::change`] does.
    ///
    /// # Errors
    /// What `change` refuses.
    pub fn change_look(
        &mut self,
        change: impl FnOnce(&mut Look) -> Result<(), Problem>,
    ) -> Result<(), Problem> {
        change(&mut self.look)?;
        // Only once the file names the new pictures can the old ones go: the power may fail at any instant.
        if self.keep_stored::<Look>() {
            let background = self.look.background.as_ref().map(|one| one.file.as_str());
            LOGO.remove_others(self.folder(), self.look.logo.as_deref());
            BACKGROUND.remove_others(self.folder(), background);
        }
        Ok(())
    }

    /// What a window of the room is to show.
    ///
    /// # Errors
    /// A window that nobody wants any more.
    pub fn screen(&self, id: u32) -> Result<view::ScreenView, Problem> {
        let screen = self
            .screens
            .get(id)
            .ok_or_else(|| problem!(unknown, "window-gone", "This window is no longer there."))?;
        Ok(self.screen_of(screen.tournament, screen.layout))
    }

    /// What a browser at this screen's address is to show: what the host chose for it, else the tournament played now.
    ///
    /// # Errors
    /// No tournament to show, and a number beyond the last.
    pub fn browser_screen(&mut self, number: u32) -> Result<view::ScreenView, Problem> {
        let nothing = || problem!(unknown, "nothing-to-show", "There is no tournament to show.");
        if !(1..=network::MOST_SCREENS).contains(&number) {
            return Err(problem!(unknown, "screen-number", "Screens have the numbers 1 to 16."));
        }
        match self.network.screens.get(&number) {
            Some(screen) => Ok(self.screen_of(Some(screen.tournament), screen.layout)),
            None => match self.shown_to_the_room().into_iter().next() {
                Some(shown) => Ok(self.screen_of(Some(shown.id), screens::Layout::ClockPayouts)),
                // A room may have side games and no tournament.
                None if self.card_room_on().is_some() => {
                    Ok(self.screen_of(None, screens::Layout::Lists))
                }
                None => Err(nothing()),
            },
        }
    }

    /// Whether a tournament is on the list: there, and neither deleted nor off it with its year.
    pub fn is_listed(&mut self, tournament: TournamentId) -> bool {
        let there = self.journal().and_then(|journal| Ok(journal.tournaments()?));
        let there = there.unwrap_or_default();
        there.iter().any(|row| row.id == tournament && !row.deleted)
            && !self.archived.has(tournament)
    }

    /// The tournaments that anybody in the room may look at: those in play first, then those that take entries, then the rest.
    pub fn shown_to_the_room(&mut self) -> Vec<summary::TournamentLine> {
        let mut shown: Vec<_> =
            self.summaries().into_iter().filter(|line| !line.deleted && !line.archived).collect();
        shown.sort_by_key(|line| match line.phase {
            Phase::Playing | Phase::Bagging => 0,
            Phase::Closed | Phase::Finished => 2,
            _ => 1,
        });
        shown
    }

    /// The tournaments that those who are not in the room may want to read of tonight, in the same order: those to which something was
    /// said lately, else the last one.
    pub fn tonight(&mut self) -> Vec<TournamentId> {
        let since = self.now().saturating_sub(FORGOTTEN);
        let shown = self.shown_to_the_room();
        let late = |line: &&summary::TournamentLine| !line.sample && line.last_line_at >= since;
        let tonight: Vec<TournamentId> = shown.iter().filter(late).map(|line| line.id).collect();
        if !tonight.is_empty() {
            return tonight;
        }
        shown.iter().max_by_key(|line| line.last_line_at).map(|line| line.id).into_iter().collect()
    }

    fn screen_of(
        &self,
        tournament: Option<TournamentId>,
        layout: screens::Layout,
    ) -> view::ScreenView {
        let message = tournament.and_then(|tournament| self.screens.messages.get(&tournament));
        view::ScreenView {
            tournament,
            layout,
            message: message.cloned().unwrap_or_default(),
            places: match layout {
                screens::Layout::Map => self.room_map.places.clone(),
                _ => Vec::new(),
            },
            look: self.look.view(self.phones_at.clone().map(|text| {
                let caption = phrase!("phones-code-caption", "Clock and seats");
                qr_code::QrText { text, caption: say(&caption, self.room_language()).into_owned() }
            })),
            language: self.settings.room_language.clone(),
        }
    }

    /// Reads a log for whoever must look at it directly.
    ///
    /// # Errors
    /// An unknown tournament, and a log that cannot be read.
    pub fn look(&mut self, tournament: TournamentId) -> Result<&Log, Problem> {
        Ok(&self.log(tournament)?.log)
    }
}

impl Snapshot {
    /// The same with this log in the place of its own.
    #[must_use]
    pub fn with_log(self, log: Arc<Log>) -> Self {
        Self { log, ..self }
    }

    /// The same for whoever does not see the house's list.
    #[must_use]
    pub fn without_list(self) -> Self {
        Self { players: None, ..self }
    }

    /// Answers whatever a window asks of it.
    pub fn reply(&self, query: &AnyQuery) -> AnyAnswer {
        match query {
            AnyQuery::Tournament(query) => AnyAnswer::Tournament(self.answer(query)),
            AnyQuery::Text(query) => AnyAnswer::Text(query.answer(self.log.tournament())),
        }
    }

    /// Answers a question about it.
    pub fn answer(&self, query: &Query) -> Answer {
        let english = |text: &str| typed::in_english(text, self.language);
        let asked = match query {
            Query::FloorLine { text } => &Query::FloorLine { text: english(text) },
            Query::FloorLineAt { line, text } => {
                &Query::FloorLineAt { line: *line, text: english(text) }
            }
            other => other,
        };
        let mut answer = asked.answer(&self.log, self.now, self.seen_at);
        if let (Query::FloorLine { text }, Answer::FloorLine(reading)) = (asked, &mut answer) {
            let (known, is_known) =
                self.players.as_ref().map_or_else(Default::default, |players| {
                    players.look(|list| (list.completions(text), list.is_typed(text)))
                });
            reading.offer(text, known, is_known);
        }
        if let Answer::FloorLine(reading) | Answer::FloorLineAt(reading) = &mut answer {
            for completion in &mut reading.completions {
                completion.insert = typed::in_language(&completion.insert, self.language);
            }
        }
        answer
    }

    /// Tries a correction out; answers the line that it would be.
    ///
    /// # Errors
    /// The refusals of the correction.
    pub fn correction(&self, correction: &Correction, device: &str) -> Result<Line, Problem> {
        Ok(self.of.prepare_correction(correction, self.now, device)?)
    }
}

fn journal_line(tournament: TournamentId, line: &Line) -> Result<StoredLine, Problem> {
    shuffle_up_kept_log::journal_line(tournament, line).map_err(|error| {
        problem!(
            unexpected,
            "line-not-written",
            "The line could not be written: {error}",
            error = error.to_string()
        )
    })
}

/// The log of these lines.
pub(crate) fn replay(lines: &[StoredLine]) -> Result<Log, Problem> {
    log_of(lines).map_err(|Unreadable { number, error }| {
        tracing::error!(%error, line = number, "a line cannot be understood");
        problem!(newer_version, "newer-line", "Line {number} of this tournament was written by a newer version of Shuffle Up. Open it there; nothing was changed.", number = number)
    })
}

/// A seed from the operating system, small enough for a script to read exactly.
fn entropy() -> u64 {
    let mut bytes = [0_u8; 8];
    if let Err(error) = getrandom::fill(&mut bytes) {
        tracing::error!(%error, "the operating system gave no chance; the time is used instead");
        return u64::try_from(crate::tournament_time::wall()).unwrap_or(0);
    }
    u64::from_le_bytes(bytes) >> 11
}
