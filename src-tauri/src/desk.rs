//! What the shell keeps while the program runs, and how the windows hear of changes.

use crate::devices::monitors::screens;
use crate::devices::sound::{Sound, SoundState, Tune};
use crate::devices::speech::{Speech, SpeechState};
use crate::devices::spooler::Spooler;
use crate::devices::wake::{Wake, WakeState};
use crate::house::announcements::read_own_sounds;
use crate::house::evenings::{Evenings, OneEvening};
use crate::house::players::Players;
use crate::house::settings::Settings;
use crate::house::view::{DeviceView, Devices, HouseView};
use crate::network::Network;
use crate::network::requests::Requests;
use crate::prelude::*;
use crate::projector;
use std::sync::mpsc::{Receiver, Sender, channel};
use tauri::Emitter;

/// The house and its devices, shared by the windows' calls and the thread that calls the cues.
pub struct Desk {
    house: Mutex<House>,
    /// The house's list of players, which nobody needs the house for.
    pub players: Arc<Players>,
    /// Its evenings, as they were worked out.
    evenings: Evenings,
    /// The sound.
    pub sound: Sound,
    /// The system's speech.
    pub speech: Speech,
    /// The screens kept on.
    pub wake: Wake,
    /// What is printed by itself.
    pub spooler: Spooler,
    /// Where sheets are written.
    pub papers: PathBuf,
    changed: Sender<()>,
    watch: Sender<()>,
    placing: Mutex<()>,
    /// The house as its room has it.
    pub network: Network,
    /// What its tables ask of the floor.
    pub requests: Requests,
}

/// What must be listened to: each wakes a thread of its own.
pub struct Wakers {
    /// The next cue must be looked up anew.
    pub changed: Receiver<()>,
    /// The room is to see something, and the monitors must be watched.
    pub watch: Receiver<()>,
}

/// "Something happened in this tournament."
#[derive(Debug, Clone, Copy, Serialize, TS)]
pub struct Revision {
    /// Which tournament.
    pub tournament: u32,
    /// The number of its last line.
    pub revision: u32,
}

impl Desk {
    /// The desk of this house. `on_device` is called when a device's state changes.
    pub fn new(
        house: House,
        papers: PathBuf,
        on_device: impl Fn() + Send + Clone + 'static,
    ) -> (Self, Wakers) {
        let (changed, heard) = channel();
        let (watch, watched) = channel();
        let (sound_tells, speech_tells) = (on_device.clone(), on_device.clone());
        let sound = Sound::start(move |_| sound_tells());
        let speech = Speech::start(move |_| speech_tells());
        let spooler = Spooler::start(on_device.clone());
        let wake = Wake::start(move |_| on_device());
        let desk = Self {
            players: Arc::clone(&house.players),
            evenings: Evenings::default(),
            house: Mutex::new(house),
            sound,
            speech,
            wake,
            spooler,
            papers,
            changed,
            watch,
            placing: Mutex::new(()),
            network: Network::default(),
            requests: Requests::default(),
        };
        desk.set_loudness();
        (desk, Wakers { changed: heard, watch: watched })
    }

    /// Silences sounds and speech or lets them be heard, as loud as the settings say.
    pub fn set_loudness(&self) {
        let Settings { muted, volume, .. } = self.house().settings;
        self.sound.set_muted(muted);
        self.sound.set_volume(volume);
        self.speech.set_muted(muted);
        self.speech.set_volume(volume);
    }

    /// Has the room hear these tunes, one after the other, and then the words.
    pub fn call_out(&self, tunes: Vec<Tune>, words: String, language: Language) {
        let length = tunes.iter().map(Tune::length).sum();
        for tune in tunes {
            self.sound.play(tune);
        }
        self.speech.say(words, language, length);
    }

    /// All evenings of the house; what has changed since they were asked for last is worked out anew.
    pub fn evenings(&self) -> Result<Vec<OneEvening>, Problem> {
        self.evenings.all(|| self.house(), &self.players)
    }

    /// The house. A panic in another call does not close it: the log is on disk and the state is its fold.
    pub fn house(&self) -> MutexGuard<'_, House> {
        locked(&self.house)
    }

    /// Tells every window that a tournament has a new line, and the caller of cues to look again.
    pub fn tell<R: Runtime>(&self, app: &AppHandle<R>, tournament: u32, revision: u32) {
        self.wake_up();
        self.say(app, "revision", Revision { tournament, revision });
        let (over, settled) = self.house().look(tournament).map_or((false, false), |log| {
            let over = log.tournament().phase() == Phase::Finished;
            (over, self.requests.look(tournament, log))
        });
        if settled {
            self.say(app, "requests", tournament);
        }
        // A token ends with its tournament.
        if over {
            self.network.end_those_of(tournament);
        }
    }

    /// Tells every window and every open page the same.
    pub fn say<R: Runtime>(
        &self,
        app: &AppHandle<R>,
        event: &str,
        payload: impl Serialize + Clone,
    ) {
        self.network.tell(event, &payload);
        if let Err(error) = app.emit(event, payload) {
            tracing::error!(%error, "the windows could not be told");
        }
    }

    /// Has the caller of cues look up what comes next.
    pub fn wake_up(&self) {
        // The receiver is gone only at the end of the program.
        let _ = self.changed.send(());
    }

    /// Has the monitors watched while the room is to see something.
    pub fn watch_monitors(&self) {
        // The receiver is gone only at the end of the program.
        let _ = self.watch.send(());
    }

    /// The turn to open and close the windows of the room.
    pub fn placing(&self) -> MutexGuard<'_, ()> {
        locked(&self.placing)
    }

    /// The house as a window is told.
    pub fn view<R: Runtime>(&self, app: &AppHandle<R>) -> HouseView {
        let sound = match self.sound.state() {
            SoundState::NoDevice(why) => Some(why),
            SoundState::Starting | SoundState::Ready | SoundState::Muted => None,
        };
        let speech = match self.speech.state() {
            SpeechState::Missing(why) => Some(why),
            SpeechState::Ready => None,
        };
        let wake = match self.wake.state() {
            WakeState::Failed(why) => Some(why),
            WakeState::Released | WakeState::Held => None,
        };
        let device = |trouble: Option<Phrase>| DeviceView {
            ready: trouble.is_none(),
            message: trouble.unwrap_or_default(),
        };
        let devices = Devices {
            sound: device(sound),
            speech: device(speech),
            wake: device(wake),
            printing: device(self.spooler.trouble()),
            monitors: screens(app).into_iter().map(|screen| screen.view).collect(),
            projectors: projector::lines(app),
        };
        self.house().view(devices)
    }
}

/// Reads the house's own sounds on a thread of its own: decoding a long one takes a moment, in which the bundled one is
/// played.
pub fn read_sounds<R: Runtime>(app: &AppHandle<R>) {
    let app = app.clone();
    let started = std::thread::Builder::new().name("sounds".into()).spawn(move || {
        let desk = app.state::<Desk>();
        let (folder, cues) = {
            let mut house = desk.house();
            house.own_sounds.clear();
            let cues = house.announcements.own_sounds.keys().copied().collect();
            (house.sounds_folder(), cues)
        };
        let read = read_own_sounds(&folder, cues);
        let mut house = desk.house();
        for (cue, sound) in read {
            // One that was chosen meanwhile stays.
            house.own_sounds.entry(cue).or_insert(sound);
        }
        drop(house);
        tell_house(&app);
    });
    if let Err(error) = started {
        tracing::error!(%error, "the own sounds could not be read");
    }
}

/// Tells every window that something about the house as a whole has changed.
pub fn tell_house<R: Runtime>(app: &AppHandle<R>) {
    // A device may fail before the desk is there; the page asks for all of it then.
    if let Some(desk) = app.try_state::<Desk>() {
        desk.say(app, "house", ());
    }
}
