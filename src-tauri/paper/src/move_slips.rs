//! Move slips: a slip for a player who moves, large enough to be read while walking, and the card that is left at the
//! old seat of a player who was not there (TCH P16).

use crate::cut_grid::{Slip, slip_width_mm, slips};
use crate::prelude::*;

/// The slips of some moves.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoveSlips {
    /// The event's name.
    pub event: String,
    /// The slips in the order in which they are to be printed.
    pub slips: Vec<MoveSlip>,
    /// The words on the slips.
    pub labels: MoveSlipLabels,
}

/// One player's move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoveSlip {
    /// The player's name, in any alphabet.
    pub player: String,
    /// The seat that is left, such as "from table 2, seat 5"; empty for a player who had none.
    pub from: String,
    /// The new table's number or name.
    pub table: String,
    /// The new seat's number.
    pub seat: String,
    /// What the player owes or may do at the new seat, in a sentence; may be empty.
    pub owes: String,
    /// When the move was said, such as "21:41".
    pub time: String,
    /// Why, and the move's number, such as "Table 12 breaks · move 14".
    pub why: String,
}

/// The words that stand on every slip, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoveSlipLabels {
    /// The title.
    pub title: String,
    /// Above the table's number.
    pub table: String,
    /// Above the seat's number.
    pub seat: String,
    /// What to do with the slip.
    pub keep: String,
}

/// Cutters of receipt printers and quarters of a page both leave about this much white.
const PADDING_MM: f32 = 5.0;
const TITLE: Style = Style::new(Cut::Strong, 13.0, Ink::Black);
const TIME: Style = Style::new(Cut::Figures, 13.0, Ink::Black);
/// A name is called across the room first and read second: large, on one line as long as that line is large.
const NAME_SIZES: [Attempt; 4] = [
    Attempt::new(1, 26.0, 17.0),
    Attempt::new(2, 19.0, 12.0),
    Attempt::new(3, 12.0, 8.0),
    Attempt::new(4, 10.0, 3.0).splitting(),
];
const NAME_LEADING: f32 = 1.12;
const FROM: Style = Style::new(Cut::Regular, 11.0, Ink::Soft);
const LABEL: Style = Style::new(Cut::Regular, 12.0, Ink::Soft);
/// Between table and seat, with a line in its middle: two numbers must not be read as one.
const BETWEEN_MM: f32 = 12.0;
const FIGURE_LARGEST_PT: f32 = 120.0;
/// On a roll the figures need not fill a page.
const FIGURE_ON_ROLL_PT: f32 = 88.0;
const LABEL_TO_FIGURE_MM: f32 = 3.2;
const OWES_SIZES: [Attempt; 3] = [
    Attempt::new(2, 13.0, 10.5),
    Attempt::new(3, 10.5, 8.0),
    Attempt::new(5, 8.0, 3.0).splitting(),
];
const OWES_LEADING: f32 = 1.22;
const SMALL_SIZES: [Attempt; 2] =
    [Attempt::new(1, 8.5, 6.5), Attempt::new(2, 7.0, 3.0).splitting()];
const SMALL_LEADING: f32 = 1.25;

/// Lays out slips: each on its own piece of an A6 or roll paper, or four on an office page, to be cut apart.
pub fn move_slips(all: &MoveSlips, paper: Paper) -> Sheet {
    let largest_pt = if paper == Paper::Roll80 { FIGURE_ON_ROLL_PT } else { FIGURE_LARGEST_PT };
    let set = |slip| SetSlip::new(slip, all, slip_width_mm(paper), largest_pt);
    let set: Vec<SetSlip> = all.slips.iter().map(set).collect();
    slips(&all.labels.title, paper, paper.height_mm(), &set)
}

/// A slip with its words set.
struct SetSlip<'a> {
    slip: &'a MoveSlip,
    labels: &'a MoveSlipLabels,
    name: Block,
    owes: Block,
    why: Block,
    keep: Block,
    /// Of the table and of the seat.
    figures: [Style; 2],
}

impl<'a> SetSlip<'a> {
    fn new(slip: &'a MoveSlip, slips: &'a MoveSlips, width_mm: f32, largest_pt: f32) -> Self {
        let inner_mm = width_mm - 2.0 * PADDING_MM;
        let room_mm = inner_mm - BETWEEN_MM - LABEL.width_mm(&slips.labels.seat);
        let largest = Style::new(Cut::Figures, largest_pt, Ink::Black);
        // Two numbers are equally large; a table with a name leaves the seat its size.
        let figures = if slip.table.chars().any(char::is_alphabetic) {
            [
                largest.within(&slip.table, room_mm * 0.68),
                largest.within(&slip.seat, room_mm * 0.32),
            ]
        } else {
            let both = format!("{}{}", slip.table, slip.seat);
            [largest.within(&both, room_mm); 2]
        };
        let why = [slip.why.as_str(), slips.event.as_str()];
        let why: Vec<&str> = why.into_iter().filter(|part| !part.is_empty()).collect();
        SetSlip {
            slip,
            labels: &slips.labels,
            name: fit(&slip.player, Cut::Strong, inner_mm, &NAME_SIZES),
            owes: fit(&slip.owes, Cut::Strong, inner_mm, &OWES_SIZES),
            why: fit(&why.join(" · "), Cut::Regular, inner_mm, &SMALL_SIZES),
            keep: fit(&slips.labels.keep, Cut::Regular, inner_mm, &SMALL_SIZES),
            figures,
        }
    }

    /// Title, name and the seat that is left.
    fn head_mm(&self) -> f32 {
        let name_mm =
            if self.name.lines.is_empty() { 0.0 } else { 5.0 + self.name.height_mm(NAME_LEADING) };
        let from_mm = if self.slip.from.is_empty() { 0.0 } else { 3.4 + FROM.cap_mm() };
        TITLE.cap_mm() + 3.4 + name_mm + from_mm
    }

    fn figure_cap_mm(&self) -> f32 {
        self.figures[0].cap_mm().max(self.figures[1].cap_mm())
    }

    fn figures_mm(&self) -> f32 {
        LABEL.cap_mm() + LABEL_TO_FIGURE_MM + self.figure_cap_mm()
    }

    /// What is owed, why, and what to do with the slip.
    fn foot_mm(&self) -> f32 {
        let owes_mm =
            if self.owes.lines.is_empty() { 0.0 } else { 3.8 + self.owes.height_mm(OWES_LEADING) };
        let small_mm = |block: &Block| {
            if block.lines.is_empty() { 0.0 } else { 2.6 + block.height_mm(SMALL_LEADING) }
        };
        owes_mm + 0.8 + small_mm(&self.why) + small_mm(&self.keep)
    }
}

impl Slip for SetSlip<'_> {
    fn height_mm(&self, _: f32) -> f32 {
        2.0 * PADDING_MM + self.head_mm() + 7.0 + self.figures_mm() + 5.0 + self.foot_mm()
    }

    fn draw(
        &self,
        pen: &mut Pen,
        (left, top): (f32, f32),
        (width_mm, height_mm): (f32, f32),
    ) -> f32 {
        let labels = self.labels;
        let (left, right) = (left + PADDING_MM, left + width_mm - PADDING_MM);
        let inner_mm = right - left;
        let head_end = top + PADDING_MM + self.head_mm();
        let figure_cap_mm = self.figure_cap_mm();
        let foot_begin = top + height_mm - PADDING_MM - self.foot_mm();

        let mut y = top + PADDING_MM + TITLE.cap_mm();
        let time_mm = TIME.width_mm(&self.slip.time).min(inner_mm / 3.0);
        pen.text_within(Align::Left, (left, y), TITLE, &labels.title, inner_mm - time_mm - 4.0);
        pen.text_within(Align::Right, (right, y), TIME, &self.slip.time, inner_mm / 3.0);
        y += 3.4;
        pen.rule(Stroke::Heavy, (left, y), (right, y));
        if !self.name.lines.is_empty() {
            pen.block_below((left, y + 5.0), Ink::Black, self.name.clone(), NAME_LEADING);
        }
        pen.text_within(Align::Left, (left, head_end), FROM, &self.slip.from, inner_mm);

        // Table and seat stand in the middle of what is left, each over its half of the width they need.
        let block_mm = LABEL.cap_mm() + LABEL_TO_FIGURE_MM + figure_cap_mm;
        let middle_mm = (head_end + 2.0 + foot_begin) / 2.0;
        let label_mm = middle_mm - block_mm / 2.0 + LABEL.cap_mm();
        let figure_mm = label_mm + LABEL_TO_FIGURE_MM + figure_cap_mm;
        let [table, seat] = self.figures;
        let parts =
            [(&labels.table, &self.slip.table, table), (&labels.seat, &self.slip.seat, seat)].map(
                |(label, figure, style)| {
                    (label, figure, style, style.width_mm(figure).max(LABEL.width_mm(label)))
                },
            );
        let widths_mm: f32 = parts.iter().map(|part| part.3).sum();
        let spare_mm = ((inner_mm - BETWEEN_MM - widths_mm) / 4.0).max(0.0);
        let mut x = left + spare_mm;
        for (number, (label, figure, style, width_mm)) in parts.into_iter().enumerate() {
            if number > 0 {
                let middle = x + BETWEEN_MM / 2.0;
                let top = label_mm - LABEL.cap_mm();
                pen.rule(Stroke::Hair, (middle, top), (middle, figure_mm));
                x += BETWEEN_MM + spare_mm;
            }
            let centre = x + width_mm / 2.0;
            pen.text(Align::Centre, (centre, label_mm), LABEL, label);
            // A name, smaller than the seat, has its middle where the seat has it.
            let baseline = figure_mm - (figure_cap_mm - style.cap_mm()) / 2.0;
            pen.text(Align::Centre, (centre, baseline), style, figure);
            x += width_mm + spare_mm;
        }

        let mut y = foot_begin;
        if !self.owes.lines.is_empty() {
            y += pen.block_below((left, y), Ink::Black, self.owes.clone(), OWES_LEADING) + 3.8;
        }
        pen.rule(Stroke::Hair, (left, y), (right, y));
        y += 0.8;
        for block in [self.why.clone(), self.keep.clone()] {
            if !block.lines.is_empty() {
                y += 2.6 + pen.block_below((left, y + 2.6), Ink::Soft, block, SMALL_LEADING);
            }
        }
        top + height_mm
    }
}
