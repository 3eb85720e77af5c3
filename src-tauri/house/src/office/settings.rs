//! The settings of the house, kept in the journal's file.

use super::prelude::*;
use super::stored::Stored;
use crate::sheet_kind::{BY_ITSELF, SheetKind};
use shuffle_up_paper::Paper;

/// What the director chose for every tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// How large the desk's text is.
    pub text_size: TextSize,
    /// The paper in the printer.
    pub paper: Paper,
    /// The paper for slips; the one in the printer, four slips a page, where none was chosen.
    pub slip_paper: Option<Paper>,
    /// The printer that was chosen last; none where nobody chose one.
    pub printer: Option<String>,
    /// The printer that was chosen last for slips.
    pub slip_printer: Option<String>,
    /// The sheets that are printed without being asked for.
    pub by_itself: BTreeSet<SheetKind>,
    /// The language of what the desk advises, as a tag; English where nobody chose one.
    pub language: Option<String>,
    /// The language of the room's screens, as a tag; English where nobody chose one.
    pub room_language: Option<String>,
    /// Sounds are off.
    pub muted: bool,
    /// The volume of sounds, 0 to 100.
    pub volume: u8,
    /// After so many minutes on the way a player is shown as not arrived, 1 to 60.
    pub late_move_minutes: u8,
    /// Everybody who plays is put onto the house's list of players.
    #[serde(default = "remembered")]
    pub remember_players: bool,
    /// How often what a hint stands for was used, by the hint's name; no more is counted than makes it fade.
    pub hints: BTreeMap<String, u8>,
}

/// Settings of a file that says nothing of it.
const fn remembered() -> bool {
    true
}

/// A hint fades after so many uses.
const LEARNED: u8 = 3;
/// So many hints are counted, with names as long as this; a file that has more was not written here.
const HINTS: usize = 64;
const LONGEST_HINT: usize = 32;
/// The printing system has no longer names.
const LONGEST_PRINTER: usize = 127;

/// A printer's name as it is kept; none where it cannot be one.
fn printer(name: String) -> Option<String> {
    let could_be = !name.is_empty() && name.chars().count() <= LONGEST_PRINTER;
    (could_be && !name.chars().any(char::is_control)).then_some(name)
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How large the desk's text is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TextSize {
    /// As designed.
    Normal,
    /// A step larger.
    Large,
    /// Two steps larger.
    Largest,
}

/// One setting and its new value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum Setting {
    /// Light or dark.
    Theme(Theme),
    /// The text size.
    TextSize(TextSize),
    /// The paper.
    Paper(Paper),
    /// The paper for slips.
    SlipPaper(Paper),
    /// The printer, by the name that the system gives it.
    Printer(String),
    /// The printer for slips.
    SlipPrinter(String),
    /// A sheet is printed without being asked for, or is not.
    ByItself {
        /// Which.
        sheet: SheetKind,
        /// It is.
        on: bool,
    },
    /// The language of what the desk advises, as a tag.
    Language(String),
    /// The language of the room's screens, as a tag.
    RoomLanguage(String),
    /// Sounds off or on.
    Muted(bool),
    /// The volume, 0 to 100.
    Volume(u8),
    /// After how many minutes a player on the way is late, 1 to 60.
    LateMove(u8),
    /// Whether everybody who plays is put onto the house's list of players.
    RememberPlayers(bool),
    /// What this hint stands for was used.
    HintUsed(String),
    /// Every hint is shown again.
    HintsAgain,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            text_size: TextSize::Normal,
            paper: Paper::A4,
            slip_paper: None,
            printer: None,
            slip_printer: None,
            by_itself: BTreeSet::new(),
            language: None,
            room_language: None,
            muted: false,
            volume: 80,
            late_move_minutes: 5,
            remember_players: true,
            hints: BTreeMap::new(),
        }
    }
}

impl Stored for Settings {
    const KEY: &'static str = "house";
    const CALLED: fn() -> Phrase = || phrase!("unread-settings", "the desk's settings");
    const IN_OFFICE: fn(&mut Office) -> &mut Self = |office| &mut office.settings;

    fn within_bounds(self) -> Self {
        let Self { theme, text_size, paper, muted, volume, late_move_minutes, hints, .. } = self;
        let remember = self.remember_players;
        let mut settings = Self::default();
        let changes = [
            Setting::Theme(theme),
            Setting::TextSize(text_size),
            Setting::Paper(paper),
            Setting::Muted(muted),
            Setting::Volume(volume),
            Setting::LateMove(late_move_minutes),
            Setting::RememberPlayers(remember),
        ];
        let chosen = [
            self.slip_paper.map(Setting::SlipPaper),
            self.printer.map(Setting::Printer),
            self.slip_printer.map(Setting::SlipPrinter),
            self.language.map(Setting::Language),
            self.room_language.map(Setting::RoomLanguage),
        ];
        let by_itself =
            self.by_itself.into_iter().map(|sheet| Setting::ByItself { sheet, on: true });
        for change in changes.into_iter().chain(chosen.into_iter().flatten()).chain(by_itself) {
            settings.change(change);
        }
        settings.hints = hints
            .into_iter()
            .filter(|(name, _)| name.chars().count() <= LONGEST_HINT)
            .take(HINTS)
            .map(|(name, used)| (name, used.min(LEARNED)))
            .collect();
        settings
    }
}

impl Settings {
    /// Changes one of them.
    pub fn change(&mut self, setting: Setting) {
        match setting {
            Setting::Theme(theme) => self.theme = theme,
            Setting::TextSize(size) => self.text_size = size,
            // The paper in the printer is for every sheet; a poster's size is chosen with the poster.
            Setting::Paper(paper) if paper.is_office() => self.paper = paper,
            Setting::SlipPaper(paper) if paper.is_for_slips() => self.slip_paper = Some(paper),
            Setting::Paper(_) | Setting::SlipPaper(_) => {}
            Setting::Printer(name) => self.printer = printer(name),
            Setting::SlipPrinter(name) => self.slip_printer = printer(name),
            Setting::ByItself { sheet, on: true } if BY_ITSELF.contains(&sheet) => {
                self.by_itself.insert(sheet);
            }
            Setting::ByItself { sheet, .. } => {
                self.by_itself.remove(&sheet);
            }
            Setting::Language(tag) => self.language = Some(spoken(&tag)),
            Setting::RoomLanguage(tag) => self.room_language = Some(spoken(&tag)),
            Setting::Muted(muted) => self.muted = muted,
            Setting::Volume(volume) => self.volume = volume.min(100),
            Setting::LateMove(minutes) => self.late_move_minutes = minutes.clamp(1, 60),
            Setting::RememberPlayers(on) => self.remember_players = on,
            Setting::HintUsed(name) => {
                let known = self.hints.contains_key(&name);
                if known || (self.hints.len() < HINTS && name.chars().count() <= LONGEST_HINT) {
                    let used = self.hints.entry(name).or_default();
                    *used = used.saturating_add(1).min(LEARNED);
                }
            }
            Setting::HintsAgain => self.hints.clear(),
        }
    }
}

/// A language that is not spoken here is English.
fn spoken(tag: &str) -> String {
    Language::of(tag).tag().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_counted_until_it_fades_and_all_come_back_at_once() {
        let mut settings = Settings::default();
        for _ in 0..5 {
            settings.change(Setting::HintUsed("palette".into()));
        }
        settings.change(Setting::HintUsed("clock".into()));
        settings.change(Setting::HintUsed("x".repeat(LONGEST_HINT + 1)));
        assert_eq!(settings.hints, [("clock".into(), 1), ("palette".into(), LEARNED)].into());
        settings.change(Setting::HintsAgain);
        assert!(settings.hints.is_empty());
    }

    #[test]
    fn desk_and_room_each_speak_a_language_that_is_known() {
        let mut settings = Settings::default();
        settings.change(Setting::Language("tlh".into()));
        settings.change(Setting::RoomLanguage("de-CH".into()));
        let kept = settings.within_bounds();
        let spoken = (kept.language.as_deref(), kept.room_language.as_deref());
        assert_eq!(spoken, (Some("en"), Some("de")));
    }

    #[test]
    fn a_forged_file_has_no_more_hints_than_there_can_be() {
        let hints = (0..999).map(|number| (format!("hint-{number}"), 200)).collect();
        let settings = Settings { hints, ..Settings::default() }.within_bounds();
        assert_eq!(settings.hints.len(), HINTS);
        assert!(settings.hints.values().all(|used| *used == LEARNED));
    }
}
