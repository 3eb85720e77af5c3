//! The settings of the house, kept in the journal's file.

use super::stored::Stored;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the director chose for every tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// How large the desk's text is.
    pub text_size: TextSize,
    /// The paper in the printer.
    pub paper: PaperSize,
    /// The paper for slips; the one in the printer, four slips a page, where none was chosen.
    #[serde(default)]
    pub slip_paper: Option<PaperSize>,
    /// Sounds are off.
    pub muted: bool,
    /// The volume of sounds, 0 to 100.
    pub volume: u8,
    /// After so many minutes on the way a player is shown as not arrived, 1 to 60.
    #[serde(default = "usual_late_move")]
    pub late_move_minutes: u8,
}

fn usual_late_move() -> u8 {
    5
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

/// A paper format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PaperSize {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
    /// 297 by 420 millimetres; posters only.
    A3,
    /// 420 by 594 millimetres; posters only.
    A2,
    /// 11 by 17 inches; posters only.
    Tabloid,
    /// 105 by 148 millimetres; slips only.
    A6,
    /// A roll 80 millimetres wide, as in a receipt printer; slips only.
    Roll80,
}

impl PaperSize {
    /// True for what an office printer holds; every sheet can be printed on it.
    #[must_use]
    pub fn is_office(self) -> bool {
        matches!(self, Self::A4 | Self::Letter)
    }

    /// True for what slips are printed on.
    #[must_use]
    pub fn is_for_slips(self) -> bool {
        self.is_office() || matches!(self, Self::A6 | Self::Roll80)
    }

    /// True for what hangs on a wall.
    #[must_use]
    pub fn is_for_walls(self) -> bool {
        self.is_office() || matches!(self, Self::A3 | Self::A2 | Self::Tabloid)
    }
}

impl From<PaperSize> for shuffle_up_paper::Paper {
    fn from(size: PaperSize) -> Self {
        match size {
            PaperSize::A4 => Self::A4,
            PaperSize::Letter => Self::Letter,
            PaperSize::A3 => Self::A3,
            PaperSize::A2 => Self::A2,
            PaperSize::Tabloid => Self::Tabloid,
            PaperSize::A6 => Self::A6,
            PaperSize::Roll80 => Self::Roll80,
        }
    }
}

/// One setting and its new value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum Setting {
    /// Light or dark.
    Theme(Theme),
    /// The text size.
    TextSize(TextSize),
    /// The paper.
    Paper(PaperSize),
    /// The paper for slips.
    SlipPaper(PaperSize),
    /// Sounds off or on.
    Muted(bool),
    /// The volume, 0 to 100.
    Volume(u8),
    /// After how many minutes a player on the way is late, 1 to 60.
    LateMove(u8),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            text_size: TextSize::Normal,
            paper: PaperSize::A4,
            slip_paper: None,
            muted: false,
            volume: 80,
            late_move_minutes: usual_late_move(),
        }
    }
}

impl Stored for Settings {
    const KEY: &'static str = "house";

    fn called(part: &str) -> &'static str {
        match part {
            "theme" => "the theme",
            "text_size" => "the size of the text",
            "paper" => "the paper",
            "slip_paper" => "the paper for slips",
            "muted" => "the mute",
            "volume" => "the volume",
            "late_move_minutes" => "the minutes of a late move",
            _ => "the desk's settings",
        }
    }

    fn within_bounds(self) -> Self {
        let Self { theme, text_size, paper, slip_paper, muted, volume, late_move_minutes } = self;
        let mut settings = Self::default();
        let changes = [
            Setting::Theme(theme),
            Setting::TextSize(text_size),
            Setting::Paper(paper),
            Setting::Muted(muted),
            Setting::Volume(volume),
            Setting::LateMove(late_move_minutes),
        ];
        for change in changes.into_iter().chain(slip_paper.map(Setting::SlipPaper)) {
            settings.change(change);
        }
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
            Setting::Muted(muted) => self.muted = muted,
            Setting::Volume(volume) => self.volume = volume.min(100),
            Setting::LateMove(minutes) => self.late_move_minutes = minutes.clamp(1, 60),
        }
    }
}
