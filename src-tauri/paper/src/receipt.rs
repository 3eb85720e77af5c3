//! Receipts: what a player bought, line by line, on a roll, a card, or four to a page.

use crate::cut_grid::{Slip, slips};
use crate::prelude::*;

/// A receipt.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Receipt {
    /// What was bought, such as "Rebuy".
    pub title: String,
    /// The receipt's number, such as "No. 41".
    pub number: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// The seat and the entry, such as "Table 6, seat 4 · entry 41"; may be empty.
    pub place: String,
    /// What was paid for what.
    pub lines: Vec<ReceiptLine>,
    /// All of it.
    pub total: ReceiptLine,
    /// How it was paid, or that it was not.
    pub payment: String,
    /// The chips that it bought, such as "1,000 in chips"; empty where it was paid out.
    pub chips: String,
    /// The event, and when it was bought.
    pub event: String,
    /// What the player should do with it, in a sentence.
    pub keep: String,
}

/// A word and an amount.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReceiptLine {
    /// What it is for.
    pub label: String,
    /// How much.
    pub amount: String,
}

const PADDING_MM: f32 = 5.0;
const TITLE: Style = Style::new(Cut::Strong, 13.0, Ink::Black);
const NUMBER: Style = Style::new(Cut::Figures, 13.0, Ink::Black);
const NAME_SIZES: [Attempt; 4] = [
    Attempt::new(1, 20.0, 14.0),
    Attempt::new(2, 16.0, 11.0),
    Attempt::new(3, 11.0, 8.0),
    Attempt::new(4, 10.0, 3.0).splitting(),
];
const NAME_LEADING: f32 = 1.12;
const LINE: Style = Style::new(Cut::Regular, 11.0, Ink::Black);
const AMOUNT: Style = Style::new(Cut::Figures, 11.0, Ink::Black);
const TOTAL: Style = Style::new(Cut::Strong, 14.0, Ink::Black);
const TOTAL_AMOUNT: Style = Style::new(Cut::Figures, 22.0, Ink::Black);
const PLACE: Style = Style::new(Cut::Regular, 10.0, Ink::Soft);
const CHIPS: Style = Style::new(Cut::Strong, 12.0, Ink::Black);
const SMALL_SIZES: [Attempt; 2] =
    [Attempt::new(1, 8.5, 7.0), Attempt::new(3, 7.5, 3.0).splitting()];
const SMALL_LEADING: f32 = 1.25;
const ROW_MM: f32 = 6.2;

/// Lays out a receipt: on a roll as long as it is, on any other paper at its head.
pub fn receipt(receipt: &Receipt, paper: Paper) -> Sheet {
    let least_mm = if paper == Paper::A6 { paper.height_mm() } else { 0.0 };
    slips(&receipt.title, paper, least_mm, std::slice::from_ref(receipt))
}

impl Slip for Receipt {
    fn draw(&self, pen: &mut Pen, (left, top): (f32, f32), (width_mm, _): (f32, f32)) -> f32 {
        let (left, right) = (left + PADDING_MM, left + width_mm - PADDING_MM);
        let inner_mm = right - left;
        let edges = (left, right);
        let mut y = top + PADDING_MM + TITLE.cap_mm();
        pen.pair(edges, y, TITLE.of(&self.title), NUMBER.of(&self.number));
        y += 3.4;
        pen.rule(Stroke::Heavy, (left, y), (right, y));
        let name = fit(&self.player, Cut::Strong, inner_mm, &NAME_SIZES);
        y += 5.0;
        y += pen.block_below((left, y), Ink::Black, name, NAME_LEADING);
        y += 3.4 + PLACE.cap_mm();
        pen.text_within(Align::Left, (left, y), PLACE, &self.place, inner_mm);
        y += 5.0;
        for line in &self.lines {
            pen.rule(Stroke::Hair, (left, y), (right, y));
            let baseline = y + (ROW_MM + LINE.cap_mm()) / 2.0;
            pen.pair(edges, baseline, LINE.of(&line.label), AMOUNT.of(&line.amount));
            y += ROW_MM;
        }
        pen.rule(Stroke::Sign, (left, y), (right, y));
        y += 3.6 + TOTAL_AMOUNT.cap_mm();
        let total = &self.total;
        pen.pair(edges, y, TOTAL.of(&total.label), TOTAL_AMOUNT.of(&total.amount));
        y += 4.6 + LINE.cap_mm();
        pen.text_within(Align::Left, (left, y), LINE, &self.payment, inner_mm);
        if !self.chips.is_empty() {
            y += 3.4 + CHIPS.cap_mm();
            pen.text_within(Align::Left, (left, y), CHIPS, &self.chips, inner_mm);
        }
        y += 4.4;
        pen.rule(Stroke::Hair, (left, y), (right, y));
        y += 0.8;
        for said in [&self.event, &self.keep] {
            let block = fit(said, Cut::Regular, inner_mm, &SMALL_SIZES);
            y += 2.6 + pen.block_below((left, y + 2.6), Ink::Soft, block, SMALL_LEADING);
        }
        y + PADDING_MM
    }
}
