//! Levels and breaks as the poster and the schedule sheet show them.

use crate::Disc;
use crate::prelude::*;

/// A level or a break. Every figure is formatted by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StageLine {
    /// The level's number; empty for a break.
    pub level: String,
    /// The small blind; empty for a break and in stud.
    pub small: String,
    /// The big blind; empty for a break and in stud.
    pub big: String,
    /// The ante; empty where there is none.
    pub ante: String,
    /// The ante and the bring-in of stud, such as "10 + 20"; empty where none is played.
    pub stud: String,
    /// The two sizes of bets, such as "100 / 200"; empty without a limit.
    pub bets: String,
    /// The game, where games take turns level by level; empty otherwise.
    pub game: String,
    /// How long it lasts, such as "20 min"; empty where it need not be said.
    pub length: String,
    /// When it begins by the clock on the wall, or a word such as "now"; empty where unknown.
    pub begins: String,
    /// The host's own words, and what closes with it.
    pub note: String,
    /// The chips coloured up.
    pub chips: Vec<ChipDisc>,
    /// True once it has been played: it steps back.
    pub past: bool,
}

impl StageLine {
    /// True for a break.
    pub fn is_break(&self) -> bool {
        self.level.is_empty()
    }

    /// The blinds as they are written: "10 / 20"; empty for a break and in stud.
    pub fn blinds(&self) -> String {
        if self.big.is_empty() {
            return String::new();
        }
        format!("{} / {}", self.small, self.big)
    }
}

/// A chip drawn as a disc in its colour.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipDisc {
    /// What one chip counts; stands on the disc.
    pub value: String,
    /// The colour's name, for those who cannot see it and for printers that cannot print it.
    pub name: String,
    /// The colour as red, green and blue.
    pub colour: [u8; 3],
}

/// The words that stand on a poster and a schedule sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StageLabels {
    /// Above the levels' numbers.
    pub level: String,
    /// Above the blinds.
    pub blinds: String,
    /// Above the antes.
    pub ante: String,
    /// Above the antes and bring-ins of stud.
    pub stud: String,
    /// Above the bets.
    pub bets: String,
    /// Above the games.
    pub game: String,
    /// Above the lengths.
    pub length: String,
    /// Above the times.
    pub begins: String,
    /// In place of a level's number.
    pub pause: String,
    /// Before the chips that leave play.
    pub coloured_up: String,
}

/// Shares of the type size around a chip: its width, the room before it and before its name.
const DISC: f32 = 1.5;
const BEFORE_DISC: f32 = 0.75;
const BEFORE_NAME: f32 = 0.4;

/// "Coloured up" and the chips, set as one line that shrinks as a whole.
pub(crate) struct ChipLine<'a> {
    label: &'a str,
    chips: &'a [ChipDisc],
    size_pt: f32,
}

impl<'a> ChipLine<'a> {
    /// Set at a size, or smaller if the room is narrow.
    pub(crate) fn new(label: &'a str, chips: &'a [ChipDisc], size_pt: f32, room_mm: f32) -> Self {
        let line = ChipLine { label, chips, size_pt };
        let share = (room_mm / line.width_mm().max(0.1)).min(1.0);
        ChipLine { size_pt: size_pt * share, ..line }
    }

    /// Width of the whole, in millimetres; 0 without chips.
    pub(crate) fn width_mm(&self) -> f32 {
        if self.chips.is_empty() {
            return 0.0;
        }
        let size_mm = self.size_pt * MM_PER_PT;
        let names = self.chips.iter().map(|chip| {
            let name_mm = self.name().width_mm(&chip.name);
            (BEFORE_DISC + DISC + BEFORE_NAME) * size_mm + name_mm
        });
        self.words().width_mm(self.label) + names.sum::<f32>()
    }

    fn words(&self) -> Style {
        Style::new(Cut::Regular, self.size_pt, Ink::Soft)
    }

    fn name(&self) -> Style {
        Style::new(Cut::Strong, self.size_pt, Ink::Black)
    }

    /// Draws it from its left edge, its middle at a height.
    pub(crate) fn draw(&self, pen: &mut Pen, left_mm: f32, middle_mm: f32) {
        if self.chips.is_empty() {
            return;
        }
        let size_mm = self.size_pt * MM_PER_PT;
        let radius_mm = DISC / 2.0 * size_mm;
        let baseline_mm = middle_mm + self.words().cap_mm() / 2.0;
        pen.text(Align::Left, (left_mm, baseline_mm), self.words(), self.label);
        let mut x = left_mm + self.words().width_mm(self.label);
        for chip in self.chips {
            let centre_mm = x + BEFORE_DISC * size_mm + radius_mm;
            pen.disc((centre_mm, middle_mm), radius_mm, chip.colour);
            let value = Style::new(Cut::Figures, self.value_pt(chip), Disc::ink_on(chip.colour));
            let value_mm = middle_mm + value.cap_mm() / 2.0;
            pen.text(Align::Centre, (centre_mm, value_mm), value, &chip.value);
            x = centre_mm + radius_mm + BEFORE_NAME * size_mm;
            pen.text(Align::Left, (x, baseline_mm), self.name(), &chip.name);
            x += self.name().width_mm(&chip.name);
        }
    }

    /// The value fills the disc: as high as half of it, narrower than its chord there.
    fn value_pt(&self, chip: &ChipDisc) -> f32 {
        let disc_pt = DISC * self.size_pt;
        let width_em = Style::new(Cut::Figures, 1.0, Ink::Black).width_mm(&chip.value) / MM_PER_PT;
        (disc_pt * 0.5 / CAP_HEIGHT).min(disc_pt * 0.8 / width_em.max(0.1))
    }
}
