//! The blinds poster: the whole schedule on a wall, its figures as large as the paper allows.

mod frame;

use crate::feet::imprint;
use crate::prelude::*;
use crate::stages::{ChipLine, StageLabels, StageLine};
use frame::{Frame, Panel, Setting};

/// Everything on a blinds poster.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BlindsPoster {
    /// What stands at its head and its foot; the title is the event's name.
    pub ends: Ends,
    /// A line under it, such as "No-limit hold'em · 20-minute levels".
    pub about: String,
    /// The levels and breaks in order. A level's length and note stand at its right.
    pub stages: Vec<StageLine>,
    /// What happens after the last level, in a sentence.
    pub after_last: String,
    /// The words on the poster.
    pub labels: StageLabels,
    /// The code by which phones find the clock.
    pub code: Option<SquareCode>,
}

/// Level numbers and antes step back a little: the blinds are what the room looks up for.
const SIDE_SHARE: f32 = 0.82;
/// A break's words as a share of the blinds' size.
const BREAK_SHARE: f32 = 0.37;
const ASIDE_SHARE: f32 = 0.3;
/// The game of a level is looked up for as its figures are.
const GAME_SHARE: f32 = 0.5;

/// Lays out a blinds poster.
pub fn blinds_poster(poster: &BlindsPoster, paper: Paper) -> Sheet {
    let mut sheet = poster.ends.sheet(paper);
    sheet.codes.extend(poster.code.clone());
    let frame = Frame::new(paper);
    let setting = Setting::best(poster, &frame);
    let pages = setting.pages.len();
    for (number, panels) in setting.pages.iter().enumerate() {
        let mut pen = Pen::new_page(&mut sheet);
        head(&mut pen, poster, &frame);
        for (column, panel) in panels.iter().enumerate() {
            draw_panel(&mut pen, poster, &frame, &setting, column, panel);
        }
        foot(&mut pen, poster, &frame, number, pages);
    }
    sheet
}

/// The event's name and what is said about it.
fn head(pen: &mut Pen, poster: &BlindsPoster, frame: &Frame) {
    let scale = frame.scale;
    let code = poster.code.as_ref();
    let taken_mm =
        code.map_or(0.0, |code| code.draw_in_head(pen, (frame.right, frame.head_rule), scale));
    let width_mm = frame.right - frame.left - taken_mm;
    let sizes =
        [Attempt::new(1, 34.0 * scale, 20.0 * scale), Attempt::new(2, 15.0 * scale, 6.0 * scale)];
    let name = fit(&poster.ends.title, Cut::Strong, width_mm, &sizes);
    // The name stands on the same line whatever its size; a second line pushes the first up.
    let below_mm = name.height_mm(1.1) - name.cap_mm();
    pen.block((frame.left, frame.name - below_mm), Ink::Black, name, 1.1);
    let about = Style::new(Cut::Regular, 13.0 * scale, Ink::Soft);
    pen.text_within(Align::Left, (frame.left, frame.about), about, &poster.about, width_mm);
    pen.rule(Stroke::Heavy, (frame.left, frame.head_rule), (frame.right, frame.head_rule));
}

/// What comes after the last level, and when the poster was printed.
fn foot(pen: &mut Pen, poster: &BlindsPoster, frame: &Frame, page: usize, pages: usize) {
    let (left, right, y) = (frame.left, frame.right, frame.foot);
    let scale = frame.scale;
    let sizes =
        [Attempt::new(1, 11.0 * scale, 9.0 * scale), Attempt::new(2, 9.0 * scale, 3.0 * scale)];
    let words = fit(&poster.after_last, Cut::Regular, (right - left) * 0.68, &sizes);
    // Two lines stand around the height of one.
    let above_mm = (words.height_mm(1.2) - words.cap_mm()) / 2.0;
    pen.block((left, y - above_mm), Ink::Black, words, 1.2);
    let words = Style::new(Cut::Regular, 8.0 * frame.scale, Ink::Soft);
    let imprint = imprint(&poster.ends, page, pages);
    let room_mm = (right - left) * 0.29;
    pen.text_within(Align::Right, (right, y), words, &imprint, room_mm);
}

/// One column of levels and breaks, with its heads.
fn draw_panel(
    pen: &mut Pen,
    poster: &BlindsPoster,
    frame: &Frame,
    setting: &Setting,
    column: usize,
    panel: &Panel,
) {
    let left = frame.left + column as f32 * (setting.panel_mm + frame.gutter);
    let right = left + setting.panel_mm;
    let columns = &setting.columns;
    let axis = left + columns.axis_mm;
    let labels = &poster.labels;

    let label = frame.label();
    let y = frame.table_head;
    pen.text_within(Align::Left, (left, y), label, &labels.level, columns.level_mm);
    if columns.blinds_mm > 0.0 {
        pen.text_within(Align::Centre, (axis, y), label, &labels.blinds, columns.blinds_mm);
    }
    // The columns beside the blinds, each with its right edge; from the right, as they are aligned.
    let mut edge = right - columns.aside_mm;
    let mut rights = [edge; 3];
    for (at, heading) in [&labels.ante, &labels.stud, &labels.bets].into_iter().enumerate().rev() {
        rights[at] = edge;
        let side_mm = columns.sides_mm[at];
        if side_mm > 0.0 {
            pen.text_within(Align::Right, (edge, y), label, heading, side_mm);
            edge -= side_mm + frame::GAP * setting.size_mm;
        }
    }
    pen.rule(Stroke::Sign, (left, frame.rows_top), (right, frame.rows_top));

    let size_pt = setting.size_mm / MM_PER_PT;
    let main = Style::new(Cut::Figures, size_pt, Ink::Black);
    let side = Style::new(Cut::Figures, size_pt * SIDE_SHARE, Ink::Soft);
    let ante = Style::new(Cut::Figures, size_pt * SIDE_SHARE, Ink::Black);
    let mut y = frame.rows_top;
    let stages = &poster.stages[panel.clone()];
    for (number, stage) in stages.iter().enumerate() {
        let height_mm = setting.row_mm * frame::units(stage);
        let after_break = number > 0 && stages[number - 1].is_break();
        if number > 0 {
            let stroke = if stage.is_break() || after_break { Stroke::Sign } else { Stroke::Hair };
            pen.rule(stroke, (left, y), (right, y));
        }
        let middle = y + height_mm / 2.0;
        y += height_mm;
        if stage.is_break() {
            draw_break(pen, poster, stage, (left, right), middle, size_pt * BREAK_SHARE);
            continue;
        }
        // All figures of a row stand on the line of the largest, a little above the middle: commas
        // hang below it.
        let baseline = middle + main.cap_mm() / 2.0 - 0.02 * setting.row_mm;
        pen.text_within(Align::Left, (left, baseline), side, &stage.level, columns.level_mm);
        let before_axis = main.width_mm(&format!("{} /", stage.small)) - main.width_mm("/") / 2.0;
        pen.text(Align::Left, (axis - before_axis, baseline), main, &stage.blinds());
        for (at, said) in frame::sides(stage).into_iter().enumerate() {
            if columns.sides_mm[at] > 0.0 {
                pen.text(Align::Right, (rights[at], baseline), ante, said);
            }
        }
        let share = if stage.game.is_empty() { ASIDE_SHARE } else { GAME_SHARE };
        let aside = Style::new(Cut::Regular, size_pt * share, Ink::Soft);
        let room_mm = columns.aside_mm * 0.88;
        pen.text_within(Align::Right, (right, baseline), aside, &frame::aside(stage), room_mm);
    }
    pen.rule(Stroke::Sign, (left, y), (right, y));
}

/// A break: how long it is, and the chips that leave play.
fn draw_break(
    pen: &mut Pen,
    poster: &BlindsPoster,
    stage: &StageLine,
    (left, right): (f32, f32),
    middle: f32,
    size_pt: f32,
) {
    let name = Style::new(Cut::Strong, size_pt, Ink::Black);
    let about = Style::new(Cut::Regular, size_pt, Ink::Soft);
    let baseline = middle + name.cap_mm() / 2.0;
    let gap_mm = 0.7 * size_pt * MM_PER_PT;
    let label = &poster.labels.coloured_up;
    let chips = ChipLine::new(label, &stage.chips, size_pt, (right - left) * 0.58);
    let room_mm = right - left - chips.width_mm() - gap_mm;
    let name_mm = name.width_mm(&poster.labels.pause).min(room_mm * 0.5);
    pen.text_within(Align::Left, (left, baseline), name, &poster.labels.pause, name_mm);
    let x = left + name_mm + gap_mm;
    let room_mm = room_mm - name_mm - gap_mm;
    pen.text_within(Align::Left, (x, baseline), about, &frame::aside(stage), room_mm);
    chips.draw(pen, right - chips.width_mm(), middle);
}
