//! The house: what is open, what tables ask of the floor, and everybody who hears what happens in it. Who calls, and whatever the
//! call, it goes through [`House::call`].

use crate::caller::Caller;
use crate::check_ins::CheckIns;
use crate::happened::{Broadcast, Happened, Revision};
use crate::network::PublishedView;
use crate::office::announcements::read_own_sounds;
use crate::office::evenings::{Evenings, OneEvening};
use crate::office::known::{know_everybody, know_past};
use crate::office::players::Players;
use crate::office::seasons::{self, SeasonOnWall, SeasonView};
use crate::office::series::DayToRead;
use crate::office::settings::Settings;
use crate::office::transfer::Given;
use crate::office::view::{Devices, HouseView, ProjectorLine};
use crate::office::{Office, Written};
use crate::prelude::*;
use crate::public::Public;
use crate::published_files::{LastPublished, PublishedFiles};
use crate::requests::Requests;
use crate::shell::{DeviceStates, Shell};
use crate::sounds::Tune;
use shuffle_up_players::{KeptSeason, PlayerList};
use shuffle_up_series::Day;
use std::collections::VecDeque;
use std::sync::Weak;

/// The house, shared by everybody who calls it and by the clock of cues.
pub struct House {
    office: Mutex<Office>,
    /// The house's list of players, which nobody needs the office for.
    pub players: Arc<Players>,
    /// Its evenings, as they were worked out.
    evenings: Evenings,
    /// Where sheets are written.
    pub papers: PathBuf,
    /// What its tables ask of the floor.
    pub requests: Requests,
    /// Who waits to be let in.
    pub(crate) check_ins: CheckIns,
    /// Files that the program was opened with, until the desk asks what became of them.
    pub given: Mutex<Vec<Given>>,
    /// Files that were dropped on the desk's window, until the desk has them.
    pub(crate) dropped: Mutex<VecDeque<PathBuf>>,
    pub(crate) public: Public,
    /// The files of the folder that is published.
    pub(crate) published_files: Mutex<PublishedFiles>,
    /// What came of publishing last. Nobody waits for the folder's disk to know it.
    pub(crate) last_published: Mutex<LastPublished>,
    shell: Arc<dyn Shell>,
    listeners: Broadcast,
    /// Itself, for what goes on after a call is answered.
    me: Weak<Self>,
}

impl House {
    /// The house of this office. Sheets are written into the folder `papers`.
    pub fn new(office: Office, papers: PathBuf, shell: Arc<dyn Shell>) -> Arc<Self> {
        Arc::new_cyclic(|me| Self {
            players: Arc::clone(&office.players),
            evenings: Evenings::default(),
            office: Mutex::new(office),
            papers,
            requests: Requests::default(),
            check_ins: CheckIns::default(),
            given: Mutex::default(),
            dropped: Mutex::default(),
            public: Public::default(),
            published_files: Mutex::default(),
            last_published: Mutex::default(),
            shell,
            listeners: Broadcast::default(),
            me: Weak::clone(me),
        })
    }

    /// Has this called with whatever happens from now on ([`Broadcast::subscribe`]).
    pub fn subscribe(&self, listener: impl Fn(&Happened) + Send + Sync + 'static) {
        self.listeners.subscribe(listener);
    }

    /// Tells everybody what happened.
    pub fn announce(&self, happened: Happened) {
        self.listeners.announce(&happened);
    }

    /// The program around the house.
    pub fn shell(&self) -> &dyn Shell {
        &*self.shell
    }

    /// The office. A panic in another call does not close it: the log is on disk and the state is its fold.
    pub fn office(&self) -> MutexGuard<'_, Office> {
        locked(&self.office)
    }

    /// The desk's language.
    pub fn language(&self) -> Language {
        self.office().language()
    }

    /// The language in which somebody is answered: that of the device's page, else the desk's.
    pub fn language_of(&self, caller: &Caller) -> Language {
        caller.language().unwrap_or_else(|| self.language())
    }

    /// All evenings of the house; those that have changed since they were asked for last are worked out again.
    pub fn evenings(&self) -> Result<Vec<OneEvening>, Problem> {
        self.evenings.all(|| self.office(), &self.players)
    }

    /// These tournaments as days of a series; those that have changed since they were asked for last are worked out again.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn days(
        &self,
        tournaments: impl IntoIterator<Item = u32> + Clone,
    ) -> Result<BTreeMap<u32, Day>, Problem> {
        let to_read = self.office().days_to_read(tournaments.clone())?;
        let worked_out = to_read.into_iter().filter_map(DayToRead::day).collect();
        Ok(self.office().days(worked_out, tournaments))
    }

    /// A season with its table; `running` has an evening in play count as if it ended now.
    ///
    /// # Errors
    /// A file or a list that cannot be read.
    pub fn season(
        &self,
        kept: KeptSeason,
        running: bool,
        language: Language,
    ) -> Result<SeasonView, Problem> {
        let (faces, public) = self
            .players
            .with(|list| list.faces().and_then(|faces| Ok((faces, list.in_public()?))))?;
        Ok(seasons::view(kept, &self.evenings()?, running, &faces, &public, language))
    }

    /// The season that a tournament counts for. Only for callers who may see all names.
    ///
    /// # Errors
    /// A file or a list that cannot be read.
    pub fn season_of(&self, tournament: TournamentId) -> Result<Option<SeasonOnWall>, Problem> {
        let kept = self.players.look(PlayerList::seasons_by_now)?;
        let public = self.players.look(PlayerList::in_public)?;
        Ok(seasons::on_wall(&kept, &self.evenings()?, tournament, &public))
    }

    /// Has the list of players know everybody in the evenings that it has not looked through yet.
    ///
    /// # Errors
    /// A file or a list that cannot be read.
    pub fn know_everybody(&self) -> Result<(), Problem> {
        know_everybody(|| self.office(), &self.players)
    }

    /// As [`House::know_everybody`], of the evenings that came in from elsewhere alone.
    ///
    /// # Errors
    /// A list that cannot be read.
    pub fn know_past(&self) -> Result<(), Problem> {
        let (remember, now) = {
            let office = self.office();
            (office.settings.remember_players, office.now())
        };
        know_past(remember, now, &self.players)
    }

    /// The house as a window is told.
    pub fn view(&self) -> HouseView {
        let DeviceStates { sound, speech, wake, printing } = self.shell.devices();
        let monitors = self.shell.monitors().into_iter().map(|monitor| monitor.view).collect();
        let projectors = self.projectors();
        self.office().view(Devices { sound, speech, wake, printing, monitors, projectors })
    }

    /// The projector windows that are wanted, open or waiting.
    pub fn projectors(&self) -> Vec<ProjectorLine> {
        let open = self.shell().windows();
        self.office()
            .screens
            .wanted()
            .map(|screen| ProjectorLine {
                id: screen.id,
                tournament: screen.tournament,
                layout: screen.layout,
                monitor: screen.place.as_ref().map(|place| place.name.clone()),
                open: open.contains(&screen.id),
            })
            .collect()
    }

    /// Has sounds and speech be as loud as the settings say.
    pub fn set_loudness(&self) {
        let Settings { muted, volume, .. } = self.office().settings;
        self.announce(Happened::Loudness { muted, volume });
    }

    /// The folder that is published, as the desk shows it.
    pub fn published(&self) -> Option<PublishedView> {
        let folder = self.office().network.published.clone()?;
        let LastPublished { written_at, trouble } = locked(&self.last_published).clone();
        Some(PublishedView { folder: folder.display().to_string(), written_at, trouble })
    }

    /// Has the room hear these tunes, one after the other, and then the words.
    pub fn call_out(&self, tunes: Vec<Tune>, words: String, language: Language) {
        self.announce(Happened::Heard { tunes, words, language });
    }

    /// Tells everybody of a line of a tournament.
    pub fn tell(&self, tournament: TournamentId, revision: u32) {
        self.announce(Happened::Clocks);
        self.announce(Happened::Line(Revision { tournament, revision }));
        let (over, settled) = self.office().look(tournament).map_or((false, false), |log| {
            let over = log.tournament().phase() == Phase::Finished;
            (over, self.requests.look(tournament, log))
        });
        if settled {
            self.announce(Happened::Requests(tournament));
        }
        if over {
            self.announce(Happened::Over(tournament));
        }
    }

    /// Tells everybody of a line that was just written.
    pub fn written(&self, tournament: TournamentId, written: Written) -> Written {
        self.tell(tournament, written.revision);
        self.players.catch_up();
        written
    }

    /// As [`House::written`], where something was undone or put right: what tables asked for was said of another state.
    pub fn undone(&self, tournament: TournamentId, written: Written) -> Written {
        if self.requests.undone(tournament) {
            self.announce(Happened::Requests(tournament));
        }
        let written = self.written(tournament, written);
        // A guest whose entry was taken back waits again.
        if self.check_ins.any_in(tournament) {
            self.announce(Happened::CheckIns(tournament));
        }
        written
    }

    /// Tells the windows of the room and the desk that something about the house has changed.
    pub fn tell_all(&self) {
        self.announce(Happened::Screens);
        self.announce(Happened::House);
    }

    /// Does something, and tells the desk that the house is another.
    ///
    /// # Errors
    /// Whatever is refused; nobody is told then.
    pub fn changing<T>(&self, does: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
        does().inspect(|_| self.announce(Happened::House))
    }

    /// As [`House::changing`], where the room's screens may have to show something else too.
    ///
    /// # Errors
    /// Whatever is refused; nobody is told then.
    pub fn showing<T>(&self, does: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
        does().inspect(|_| self.tell_all())
    }

    /// Notes what a paired device did.
    pub fn note_device(&self, device: u32, what: String) {
        let at = self.office().now();
        self.announce(Happened::DeviceDid { device, what, at });
    }

    /// Reads the house's own sounds, on a thread of its own: decoding a long one takes a moment, in which the bundled one is played.
    pub fn read_sounds(&self) {
        let Some(house) = self.me.upgrade() else { return };
        let started = std::thread::Builder::new().name("sounds".into()).spawn(move || {
            let (folder, cues) = {
                let mut office = house.office();
                office.own_sounds.clear();
                let cues = office.announcements.own_sounds.keys().copied().collect();
                (office.sounds_folder(), cues)
            };
            let read = read_own_sounds(&folder, cues);
            let mut office = house.office();
            for (cue, sound) in read {
                // One that was chosen meanwhile stays.
                office.own_sounds.entry(cue).or_insert(sound);
            }
            drop(office);
            house.announce(Happened::House);
        });
        if let Err(error) = started {
            tracing::error!(%error, "the own sounds could not be read");
        }
    }
}
