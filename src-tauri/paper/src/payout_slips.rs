//! Payout slips: one a player, to be signed and kept, so that nobody signs a list of what everybody won.

use crate::cut_grid::{Slip, slips};
use crate::prelude::*;
use crate::receipt::ReceiptLine;

/// The slips of some players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PayoutSlips {
    /// The title of every slip.
    pub title: String,
    /// The event and its day.
    pub event: String,
    /// The slips in the order in which they are to be printed.
    pub slips: Vec<PayoutSlip>,
    /// Below the line on which the player signs.
    pub received: String,
    /// Below the line on which the cashier signs; empty for none.
    pub paid_by: String,
    /// When they were printed.
    pub imprint: String,
}

/// What one player is paid.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PayoutSlip {
    /// Its number, such as "Slip 17".
    pub number: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// The place, such as "3rd place", and the number of the player's card, where there is one.
    pub place: String,
    /// The prize, and what is taken off it.
    pub lines: Vec<ReceiptLine>,
    /// What is paid out.
    pub total: ReceiptLine,
    /// What else is to be known, such as goods that were won; may be empty.
    pub remark: String,
    /// A code that a scanner reads, on a ticket.
    pub code: Option<SquareCode>,
}

const PADDING_MM: f32 = 6.0;
const TITLE: Style = Style::new(Cut::Strong, 13.0, Ink::Black);
const NAME_SIZES: [Attempt; 4] = [
    Attempt::new(1, 22.0, 14.0),
    Attempt::new(2, 16.0, 11.0),
    Attempt::new(3, 11.0, 8.0),
    Attempt::new(4, 10.0, 3.0).splitting(),
];
const NAME_LEADING: f32 = 1.12;
/// Arabic letters reach far below their line.
const NAME_TO_PLACE_MM: f32 = 5.4;
const PLACE: Style = Style::new(Cut::Regular, 12.0, Ink::Black);
const LINE: Style = Style::new(Cut::Regular, 11.0, Ink::Black);
const AMOUNT: Style = Style::new(Cut::Figures, 12.0, Ink::Black);
const TOTAL: Style = Style::new(Cut::Strong, 14.0, Ink::Black);
const TOTAL_AMOUNT: Style = Style::new(Cut::Figures, 24.0, Ink::Black);
const SMALL_SIZES: [Attempt; 2] =
    [Attempt::new(2, 9.0, 7.0), Attempt::new(4, 7.0, 3.0).splitting()];
const SMALL_LEADING: f32 = 1.25;
const SMALL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
/// As large as a scanner at a till reads it well, and the white above it.
const CODE_MM: f32 = 24.0;
const ROW_MM: f32 = 6.4;
/// Above the line: room for a hand that signs.
const SIGN_MM: f32 = 13.0;

/// Lays out slips: each on its own piece of an A6 or roll paper, or four on an office page, to be cut apart.
pub fn payout_slips(all: &PayoutSlips, paper: Paper) -> Sheet {
    let mut codes = Vec::new();
    let each: Vec<One> = all
        .slips
        .iter()
        .map(|slip| {
            let code = codes.len();
            codes.extend(slip.code.clone());
            One { slip, all, code }
        })
        .collect();
    let mut sheet = slips(&all.title, paper, paper.height_mm(), &each);
    sheet.codes = codes;
    sheet
}

/// A slip with what all of them say.
struct One<'a> {
    slip: &'a PayoutSlip,
    all: &'a PayoutSlips,
    /// Which of the sheet's codes is its own.
    code: usize,
}

impl Slip for One<'_> {
    fn draw(&self, pen: &mut Pen, (left, top): (f32, f32), (width_mm, _): (f32, f32)) -> f32 {
        let One { slip, all, code } = self;
        let (left, right) = (left + PADDING_MM, left + width_mm - PADDING_MM);
        let inner_mm = right - left;
        let pair = |pen: &mut Pen, y: f32, [label, amount]: [Style; 2], line: &ReceiptLine| {
            pen.pair((left, right), y, label.of(&line.label), amount.of(&line.amount));
        };
        let small = |said: &str| fit(said, Cut::Regular, inner_mm, &SMALL_SIZES);
        let mut y = top + PADDING_MM + TITLE.cap_mm();
        let half_mm = inner_mm / 2.0 - 1.0;
        pen.text_within(Align::Left, (left, y), TITLE, &all.title, half_mm);
        pen.text_within(Align::Right, (right, y), LINE, &slip.number, half_mm);
        y += 3.0;
        y += pen.block_below((left, y), Ink::Soft, small(&all.event), SMALL_LEADING) + 3.0;
        pen.rule(Stroke::Heavy, (left, y), (right, y));
        let name = fit(&slip.player, Cut::Strong, inner_mm, &NAME_SIZES);
        y += 5.0;
        y += pen.block_below((left, y), Ink::Black, name, NAME_LEADING);
        y = y + NAME_TO_PLACE_MM + PLACE.cap_mm();
        pen.text_within(Align::Left, (left, y), PLACE, &slip.place, inner_mm);
        y += 4.0;
        for line in &slip.lines {
            pen.rule(Stroke::Hair, (left, y), (right, y));
            pair(pen, y + (ROW_MM + LINE.cap_mm()) / 2.0, [LINE, AMOUNT], line);
            y += ROW_MM;
        }
        pen.rule(Stroke::Sign, (left, y), (right, y));
        y += 3.8 + TOTAL_AMOUNT.cap_mm();
        pair(pen, y, [TOTAL, TOTAL_AMOUNT], &slip.total);
        let remark = small(&slip.remark);
        if !remark.lines.is_empty() {
            y += 3.4;
            y += pen.block_below((left, y), Ink::Soft, remark, SMALL_LEADING);
        }
        if let Some(squares) = &slip.code {
            y += squares.quiet_mm(CODE_MM);
            pen.code_of(*code, (left + squares.quiet_mm(CODE_MM), y), CODE_MM);
            y += CODE_MM;
        }
        for signs in [&all.received, &all.paid_by].into_iter().filter(|signs| !signs.is_empty()) {
            y += SIGN_MM;
            pen.rule(Stroke::Sign, (left, y), (right, y));
            y += 2.2 + SMALL.cap_mm();
            pen.text_within(Align::Left, (left, y), SMALL, signs, inner_mm);
        }
        y += 3.0 + SMALL.cap_mm();
        pen.text_within(Align::Left, (left, y), SMALL, &all.imprint, inner_mm);
        y + PADDING_MM
    }
}
