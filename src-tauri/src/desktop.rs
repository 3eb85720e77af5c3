//! The program around the house: its devices, windows and network. Each listens to what happens in the house; none is called by it.

use crate::desk_closing::DeskClosing;
use crate::devices::monitors::monitors;
use crate::devices::printers::Cups;
use crate::devices::sound::{Sound, SoundState};
use crate::devices::speech::{Speech, SpeechState};
use crate::devices::spooler::Spooler;
use crate::devices::wake::{Wake, WakeState};
use crate::network::{self, Network};
use crate::prelude::*;
use crate::projector;
use shuffle_up_house::cue_clock;
use shuffle_up_house::happened::Happened;
use shuffle_up_house::network::{NetworkChange, NetworkView};
use shuffle_up_house::office::Office;
use shuffle_up_house::office::view::DeviceView;
use shuffle_up_house::other_desks;
use shuffle_up_house::printing::{Printers, Printing};
use shuffle_up_house::shell::{DeviceStates, Monitor, Shell};
use shuffle_up_house::sounds::Tune;
use shuffle_up_paper::Paper;
use tauri::Emitter;
use tauri_plugin_opener::OpenerExt;

/// The devices and windows of the program.
struct Desktop<R: Runtime> {
    app: AppHandle<R>,
    sound: Sound,
    speech: Speech,
    wake: Wake,
    spooler: Spooler,
    printers: Cups,
}

/// Opens the devices, and the house to windows and browsers. Sheets are written into the folder `papers`.
///
/// # Errors
/// A system that gives no thread.
pub fn open<R: Runtime>(
    app: &AppHandle<R>,
    office: Office,
    papers: PathBuf,
) -> std::io::Result<Arc<House>> {
    let teller = app.clone();
    let on_device = move || tell_house(&teller);
    let (sound_tells, speech_tells, wake_tells) =
        (on_device.clone(), on_device.clone(), on_device.clone());
    let desktop = Arc::new(Desktop {
        app: app.clone(),
        sound: Sound::start(move |_| sound_tells()),
        speech: Speech::start(move |_| speech_tells()),
        wake: Wake::start(move |_| wake_tells()),
        spooler: Spooler::start(on_device),
        printers: Cups::default(),
    });
    let network = Arc::new(Network::default());
    app.manage(Arc::clone(&network));
    let house = House::new(office, papers.clone(), Arc::clone(&desktop) as Arc<dyn Shell>);
    let listening = Arc::clone(&desktop);
    house.subscribe(move |happened| listening.hear(happened, &papers));
    house.subscribe(move |happened| network.hear(happened));
    let windows = app.clone();
    house.subscribe(move |happened| tell_windows(&windows, happened));
    app.manage(Arc::clone(&house));
    projector::follow(app.clone(), &house)?;
    house.set_loudness();
    house.read_sounds();
    cue_clock::start(&house)?;
    other_desks::start(&house)?;
    Ok(house)
}

/// Tells everybody that something about the house as a whole has changed.
pub fn tell_house<R: Runtime>(app: &AppHandle<R>) {
    // A device may fail before the house is there; the page asks for all of it then.
    if let Some(house) = app.try_state::<Arc<House>>() {
        house.announce(Happened::House);
    }
}

/// Tells every window what it has to hear.
fn tell_windows<R: Runtime>(app: &AppHandle<R>, happened: &Happened) {
    let told = match happened {
        // Only the desk shows these.
        Happened::Given => app.emit("given", ()),
        Happened::Dropped => app.emit("dropped", ()),
        Happened::DeviceDid { .. } | Happened::Interface | Happened::Published => {
            app.emit("network", ())
        }
        _ => match happened.news() {
            Some((event, payload)) => app.emit(event, payload),
            None => Ok(()),
        },
    };
    if let Err(error) = told {
        tracing::error!(%error, "the windows could not be told");
    }
}

impl<R: Runtime> Desktop<R> {
    fn hear(&self, happened: &Happened, papers: &Path) {
        match happened {
            Happened::Loudness { muted, volume } => {
                self.sound.set_muted(*muted);
                self.sound.set_volume(*volume);
                self.speech.set_muted(*muted);
                self.speech.set_volume(*volume);
            }
            Happened::Heard { tunes, words, language } => {
                let length = tunes.iter().map(Tune::length).sum();
                for tune in tunes {
                    self.sound.play(tune.clone());
                }
                self.speech.say(words.clone(), *language, length);
            }
            Happened::Running(runs) => {
                self.wake.hold(*runs);
                self.app.state::<DeskClosing>().hear(*runs);
            }
            Happened::CloseDesk => self.app.exit(0),
            Happened::Slip(slip) => {
                let (slip, papers) = (slip.clone(), papers.to_path_buf());
                self.spooler
                    .print(Box::new(move || slip.print(&papers, &Cups::default()).map(drop)));
            }
            _ => {}
        }
    }
}

impl<R: Runtime> Printing for Desktop<R> {
    fn printers(&self) -> Printers {
        self.printers.printers()
    }

    fn print(
        &self,
        file: &Path,
        printer: &str,
        paper: Paper,
        height_mm: f32,
    ) -> Result<(), Problem> {
        self.printers.print(file, printer, paper, height_mm)
    }
}

fn no_viewer(error: &tauri_plugin_opener::Error) -> Problem {
    tracing::warn!(%error, "the sheet could not be opened");
    problem!(
        viewer,
        "no-viewer",
        "No program for PDF files answered. Open the file from its folder."
    )
}

impl<R: Runtime> Shell for Desktop<R> {
    fn devices(&self) -> DeviceStates {
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
        DeviceStates {
            sound: device(sound),
            speech: device(speech),
            wake: device(wake),
            printing: device(self.spooler.trouble()),
        }
    }

    fn monitors(&self) -> Vec<Monitor> {
        monitors(&self.app)
    }

    fn windows(&self) -> Vec<u32> {
        projector::open_numbers(&self.app)
    }

    fn bring_to_front(&self, window: u32) -> Result<(), Problem> {
        projector::bring_to_front(&self.app, window)
    }

    fn open_file(&self, path: &str) -> Result<(), Problem> {
        self.app.opener().open_path(path, None::<&str>).map_err(|error| no_viewer(&error))
    }

    fn show_in_folder(&self, path: &str) -> Result<(), Problem> {
        self.app.opener().reveal_item_in_dir(path).map_err(|error| no_viewer(&error))
    }

    fn webview(&self) -> Option<String> {
        tauri::webview_version().ok()
    }

    fn network(&self) -> NetworkView {
        network::view(&self.app)
    }

    fn change_network(&self, change: NetworkChange) -> Result<(), Problem> {
        network::change(&self.app, change)
    }
}
