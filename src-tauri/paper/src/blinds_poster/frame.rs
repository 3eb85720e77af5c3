//! How large a poster's figures can be, and in how many columns and pages they stand.

use crate::prelude::*;
use std::ops::Range;

use super::{BlindsPoster, SIDE_SHARE};
use crate::stages::{StageLabels, StageLine};

/// The fixed lines of a page, in millimetres from its left and its top. Everything grows with the
/// paper, so a poster on A2 is the one on A4 seen from twice as far.
pub(super) struct Frame {
    /// 1 on A4.
    pub scale: f32,
    pub left: f32,
    pub right: f32,
    pub name: f32,
    pub about: f32,
    pub head_rule: f32,
    pub table_head: f32,
    pub rows_top: f32,
    pub rows_bottom: f32,
    pub foot: f32,
    /// Between two columns of levels.
    pub gutter: f32,
}

impl Frame {
    pub(super) fn new(paper: Paper) -> Self {
        let (width, height) = (paper.width_mm(), paper.height_mm());
        let scale = paper.scale();
        Frame {
            scale,
            left: 13.0 * scale,
            right: width - 13.0 * scale,
            name: 21.5 * scale,
            about: 28.5 * scale,
            head_rule: 32.5 * scale,
            table_head: 38.2 * scale,
            rows_top: 40.5 * scale,
            rows_bottom: height - 18.0 * scale,
            foot: height - 11.5 * scale,
            gutter: 10.0 * scale,
        }
    }

    /// How the heads of the columns look.
    pub(super) fn label(&self) -> Style {
        Style::new(Cut::Regular, 11.0 * self.scale, Ink::Soft)
    }
}

/// The stages of one column.
pub(super) type Panel = Range<usize>;

/// Where the columns of a panel stand, in millimetres from its left edge or as widths.
pub(super) struct Columns {
    pub level_mm: f32,
    /// The middle of the slash between the blinds: all of them stand below one another.
    pub axis_mm: f32,
    pub blinds_mm: f32,
    /// Ante, stud and bets; 0 where no level has any.
    pub sides_mm: [f32; 3],
    /// Length and note of a level; 0 where no level has any.
    pub aside_mm: f32,
}

/// One way to set the whole poster.
pub(super) struct Setting {
    pub pages: Vec<Vec<Panel>>,
    pub panel_mm: f32,
    /// Height of a level's row.
    pub row_mm: f32,
    /// Size of the blinds.
    pub size_mm: f32,
    pub columns: Columns,
}

/// More than this on one page cannot be read from where a player sits.
const MOST_ON_A_PAGE: usize = 40;
/// A break's row is lower than a level's.
const BREAK_UNITS: f32 = 0.66;
/// Height of the figures as a share of their row, at the most and at the least.
const FULLEST: f32 = 0.68;
const EMPTIEST: f32 = 0.42;
/// Two columns are harder to read than one, so they must be worth it.
const WORTH_TWO: f32 = 1.15;
/// Room between a row's figures, as a share of the blinds' size.
pub(super) const GAP: f32 = 0.6;

/// The height of a stage's row, in rows of a level.
pub(super) fn units(stage: &StageLine) -> f32 {
    if stage.is_break() { BREAK_UNITS } else { 1.0 }
}

/// The figures beside a level's blinds, from left to right.
pub(super) fn sides(stage: &StageLine) -> [&str; 3] {
    [&stage.ante, &stage.stud, &stage.bets]
}

/// What stands beside a level's figures or behind the word for a break.
pub(super) fn aside(stage: &StageLine) -> String {
    let parts = [stage.game.as_str(), stage.length.as_str(), stage.note.as_str()];
    let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    said.join(" · ")
}

impl Setting {
    /// The setting with the larger figures.
    pub(super) fn best(poster: &BlindsPoster, frame: &Frame) -> Self {
        let one = Setting::new(poster, frame, 1);
        let two = Setting::new(poster, frame, 2);
        if two.size_mm > one.size_mm * WORTH_TWO { two } else { one }
    }

    fn new(poster: &BlindsPoster, frame: &Frame, columns: usize) -> Self {
        let stages = &poster.stages;
        let pages: Vec<Vec<Panel>> = split(stages, 0..stages.len(), pages_of(stages))
            .into_iter()
            .map(|page| split(stages, page, columns))
            .collect();
        let fullest = pages.iter().flatten().map(|panel| height(&stages[panel.clone()]));
        let most_units = fullest.fold(1.0_f32, f32::max);
        let room_mm = frame.rows_bottom - frame.rows_top;
        let row_mm = room_mm / most_units;
        let panel_mm =
            (frame.right - frame.left - (columns - 1) as f32 * frame.gutter) / columns as f32;
        let widths = Widths::new(poster, frame, panel_mm);
        let mut size_mm = row_mm * FULLEST / CAP_HEIGHT;
        // The heads of the columns do not shrink with the figures, so the size is searched for.
        while widths.needed_mm(size_mm) > panel_mm && size_mm > 0.5 {
            size_mm *= 0.99;
        }
        Setting {
            pages,
            panel_mm,
            row_mm: row_mm.min(size_mm * CAP_HEIGHT / EMPTIEST),
            size_mm,
            columns: widths.columns(size_mm, panel_mm),
        }
    }
}

fn pages_of(stages: &[StageLine]) -> usize {
    stages.len().div_ceil(MOST_ON_A_PAGE).max(1)
}

fn height(stages: &[StageLine]) -> f32 {
    stages.iter().map(units).sum()
}

/// Splits stages into parts of about the same height. A break ends a part rather than begins one:
/// it belongs to what was played before it.
fn split(stages: &[StageLine], range: Range<usize>, parts: usize) -> Vec<Range<usize>> {
    let mut ranges = Vec::with_capacity(parts);
    let mut start = range.start;
    for left in (1..=parts).rev() {
        let share = height(&stages[start..range.end]) / left as f32;
        let mut end = start;
        let mut filled = 0.0;
        while end < range.end && (left == 1 || filled + 0.01 < share) {
            filled += units(&stages[end]);
            end += 1;
        }
        while left > 1 && end < range.end && stages[end].is_break() {
            end += 1;
        }
        ranges.push(start..end);
        start = end;
    }
    ranges.retain(|part| !part.is_empty());
    if ranges.is_empty() {
        ranges.push(range);
    }
    ranges
}

/// The widest figure of each column, as shares of the blinds' size, and the heads' widths.
struct Widths {
    level_em: f32,
    small_em: f32,
    slash_em: f32,
    big_em: f32,
    sides_em: [f32; 3],
    level_label_mm: f32,
    side_labels_mm: [f32; 3],
    aside_mm: f32,
}

impl Widths {
    fn new(poster: &BlindsPoster, frame: &Frame, panel_mm: f32) -> Self {
        let figures = Style::new(Cut::Figures, 1.0 / MM_PER_PT, Ink::Black);
        let widest = |text: &dyn Fn(&StageLine) -> String| {
            let levels = poster.stages.iter().filter(|stage| !stage.is_break());
            let widths = levels.map(|stage| figures.width_mm(&text(stage)));
            widths.fold(0.0_f32, f32::max)
        };
        let slash_em = figures.width_mm("/");
        let blinds = poster.stages.iter().any(|stage| !stage.big.is_empty());
        let em = |mm: f32| if blinds { (mm - slash_em).max(0.0) } else { 0.0 };
        let sides_em =
            [0, 1, 2].map(|at| SIDE_SHARE * widest(&|stage| sides(stage)[at].to_owned()));
        let label_mm = |label: &str| frame.label().width_mm(label).min(panel_mm / 4.0);
        let mut levels = poster.stages.iter().filter(|stage| !stage.is_break());
        let asides = levels.any(|stage| !aside(stage).is_empty());
        let games = poster.stages.iter().any(|stage| !stage.game.is_empty());
        let StageLabels { ante, stud, bets, .. } = &poster.labels;
        Widths {
            level_em: SIDE_SHARE * widest(&|stage| stage.level.clone()),
            small_em: em(widest(&|stage| format!("{} /", stage.small))),
            slash_em: if blinds { slash_em } else { 0.0 },
            big_em: em(widest(&|stage| format!("/ {}", stage.big))),
            sides_em,
            level_label_mm: label_mm(&poster.labels.level),
            side_labels_mm: [ante, stud, bets].map(|label| label_mm(label)),
            aside_mm: match (games, asides) {
                (true, _) => panel_mm * 0.24,
                (false, true) => panel_mm * 0.17,
                (false, false) => 0.0,
            },
        }
    }

    fn level_mm(&self, size_mm: f32) -> f32 {
        (self.level_em * size_mm).max(self.level_label_mm)
    }

    fn blinds_mm(&self, size_mm: f32) -> f32 {
        (self.small_em + self.slash_em + self.big_em) * size_mm
    }

    /// A column that no level fills takes no room, whatever its head.
    fn sides_mm(&self, size_mm: f32) -> [f32; 3] {
        let mut sides_mm = [0.0; 3];
        for (at, side_mm) in sides_mm.iter_mut().enumerate() {
            if self.sides_em[at] > 0.0 {
                *side_mm = (self.sides_em[at] * size_mm).max(self.side_labels_mm[at]);
            }
        }
        sides_mm
    }

    fn needed_mm(&self, size_mm: f32) -> f32 {
        let gaps = 1.0 + self.sides_em.iter().filter(|em| **em > 0.0).count() as f32;
        self.level_mm(size_mm)
            + self.blinds_mm(size_mm)
            + self.sides_mm(size_mm).iter().sum::<f32>()
            + self.aside_mm
            + gaps * GAP * size_mm
    }

    fn columns(&self, size_mm: f32, panel_mm: f32) -> Columns {
        let free_mm = (panel_mm - self.needed_mm(size_mm)).max(0.0);
        let blinds_left = self.level_mm(size_mm) + GAP * size_mm + free_mm / 2.0;
        Columns {
            level_mm: self.level_mm(size_mm),
            axis_mm: blinds_left + (self.small_em + self.slash_em / 2.0) * size_mm,
            blinds_mm: self.blinds_mm(size_mm),
            sides_mm: self.sides_mm(size_mm),
            aside_mm: self.aside_mm,
        }
    }
}
