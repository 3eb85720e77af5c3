//! What the windows are told about the house as a whole.

use super::announcements::CueView;
use super::archive::{self, YearLine};
use super::kept::Kept;
use super::look::{Look, ScreenLook};
use super::prelude::*;
use super::room_map::TablePlace;
use super::screens::Layout;
use super::settings::Settings;
use super::stored::UnreadLine;
use super::summary::TournamentLine;

/// The house: its file, its tournaments, its devices and settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct HouseView {
    /// The program's version.
    pub version: String,
    /// The path of the file that holds everything, or the address of the server that does.
    pub file: String,
    /// Whether the file could be opened at all; when not, `read_only` says why.
    pub is_open: bool,
    /// Why the file cannot be written, in a director's words; absent when it can.
    #[ts(type = "string | null")]
    pub read_only: Option<Phrase>,
    /// That is because the file is damaged, or none of ours: a backup may take its place.
    pub damaged: bool,
    /// What can still be read of a damaged file; empty where it is whole, or cannot be opened at all.
    pub readable: Vec<ReadableLog>,
    /// What was kept when the program was cut off or a backup restored; absent once something more was said.
    pub kept: Option<Kept>,
    /// The backups, the newest first.
    pub backups: Vec<BackupLine>,
    /// The tournaments, the one last touched first, hidden ones included.
    pub tournaments: Vec<TournamentLine>,
    /// The years with tournaments that are over, the newest first.
    pub years: Vec<YearLine>,
    /// The sound.
    pub sound: SoundView,
    /// The spoken announcements.
    pub speech: SpeechView,
    /// How each cue is called.
    pub cues: Vec<CueView>,
    /// Whether the screens can be kept on.
    pub wake: DeviceView,
    /// What is printed by itself comes out of the printer.
    pub printing: DeviceView,
    /// The monitors.
    pub monitors: Vec<MonitorView>,
    /// The projector windows.
    pub projectors: Vec<ProjectorLine>,
    /// What the screens of each tournament say, where they say something.
    pub messages: Vec<MessageLine>,
    /// The messages said last, the newest first.
    pub said: Vec<String>,
    /// How the screens look.
    pub look: Look,
    /// The settings.
    pub settings: Settings,
    /// What cannot be read of what the file keeps about the house.
    pub unread: Vec<UnreadLine>,
}

/// A tournament in a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ReadableLog {
    /// Its name.
    pub name: String,
    /// How many lines of its log can be read, from the first one on.
    pub lines: u32,
    /// There are more behind them, which cannot be read.
    pub cut_short: bool,
}

/// A backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct BackupLine {
    /// The file's name.
    pub name: String,
    /// When it was made, in milliseconds since the Unix epoch.
    pub at: i64,
    /// Where it is.
    pub path: String,
}

/// The sound.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SoundView {
    /// A device plays.
    pub ready: bool,
    /// Why none does; empty when one does.
    #[ts(type = "string")]
    pub message: Phrase,
    /// Sounds are off.
    pub muted: bool,
    /// 0 to 100.
    pub volume: u8,
}

/// The spoken announcements.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SpeechView {
    /// They are made.
    pub on: bool,
    /// A program speaks.
    pub ready: bool,
    /// Why none does; empty when one does.
    #[ts(type = "string")]
    pub message: Phrase,
}

/// A device that may fail.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct DeviceView {
    /// It works.
    pub ready: bool,
    /// Why not; empty when it does.
    #[ts(type = "string")]
    pub message: Phrase,
}

/// A monitor.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MonitorView {
    /// The system's name for it.
    pub name: String,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// The director's own.
    pub primary: bool,
}

/// A projector window.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ProjectorLine {
    /// The window's number.
    pub id: u32,
    /// The tournament it belongs to; absent for one that shows the room alone.
    pub tournament: Option<TournamentId>,
    /// What it shows.
    pub layout: Layout,
    /// The monitor that it fills; absent for an ordinary window.
    pub monitor: Option<String>,
    /// It is open; otherwise it waits for its monitor.
    pub open: bool,
}

/// What a window of the room is to show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ScreenView {
    /// The tournament; absent where the room alone is shown.
    pub tournament: Option<TournamentId>,
    /// What it shows while nothing more urgent takes it over.
    pub layout: Layout,
    /// The message line; empty without one.
    pub message: String,
    /// Where the tables stand, for a window that shows them; empty without an arrangement.
    pub places: Vec<TablePlace>,
    /// How it looks.
    pub look: ScreenLook,
    /// The language that it speaks, as a tag; English where nobody chose one.
    pub language: Option<String>,
}

/// What the screens of a tournament say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct MessageLine {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its message.
    pub text: String,
}

/// What only the shell knows of the devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Devices {
    /// The sound, without its settings.
    pub sound: DeviceView,
    /// The system's speech.
    pub speech: DeviceView,
    /// The wake lock.
    pub wake: DeviceView,
    /// The printers, for what is printed by itself.
    pub printing: DeviceView,
    /// The monitors.
    pub monitors: Vec<MonitorView>,
    /// The projector windows.
    pub projectors: Vec<ProjectorLine>,
}

impl Office {
    /// The house as a window is told.
    pub fn view(&mut self, devices: Devices) -> HouseView {
        let mut backups: Vec<BackupLine> = shuffle_up_journal::backups(&self.path)
            .unwrap_or_default()
            .into_iter()
            .map(|backup| BackupLine {
                name: backup
                    .path
                    .file_name()
                    .map(|name| name.to_string_lossy().into_owned())
                    .unwrap_or_default(),
                at: backup.taken_at,
                path: backup.path.display().to_string(),
            })
            .collect();
        backups.sort_by_key(|backup| std::cmp::Reverse(backup.at));
        let tournaments = self.summaries_with_clocks();
        HouseView {
            version: env!("CARGO_PKG_VERSION").into(),
            file: self.place().display().to_string(),
            is_open: self.journal.is_some(),
            read_only: self.trouble.clone(),
            damaged: self.damaged,
            readable: self.readable(),
            kept: self.what_was_kept(),
            backups,
            years: archive::years(&tournaments),
            tournaments,
            sound: SoundView {
                ready: devices.sound.ready,
                message: devices.sound.message,
                muted: self.settings.muted,
                volume: self.settings.volume,
            },
            speech: SpeechView {
                on: self.announcements.speech,
                ready: devices.speech.ready,
                message: devices.speech.message,
            },
            cues: self.cue_views(),
            wake: devices.wake,
            printing: devices.printing,
            monitors: devices.monitors,
            projectors: devices.projectors,
            messages: self
                .screens
                .messages
                .iter()
                .map(|(tournament, text)| MessageLine {
                    tournament: *tournament,
                    text: text.clone(),
                })
                .collect(),
            said: self.screens.said.clone(),
            look: self.look.clone(),
            settings: self.settings.clone(),
            unread: self.unread_lines(),
        }
    }

    fn readable(&self) -> Vec<ReadableLog> {
        let readable = self.journal.as_ref().and_then(|journal| journal.salvageable().ok());
        readable
            .unwrap_or_default()
            .into_iter()
            .map(|kept| ReadableLog {
                name: kept.name,
                lines: kept.lines,
                cut_short: kept.cut_short,
            })
            .collect()
    }
}
