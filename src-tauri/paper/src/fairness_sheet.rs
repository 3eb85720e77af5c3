//! The fairness sheet: how the seats were drawn, by which seed, from which list, so that anybody can draw them again.

use crate::feet::page_number;
use crate::prelude::*;

/// Everything on a fairness sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FairnessSheet {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// Paragraphs with their headings: the method, what was kept, every draw, how to check.
    pub parts: Vec<(String, String)>,
    /// The heading over the list of seats.
    pub list: String,
    /// The list that the seed is applied to, in its order, each with the seat drawn.
    pub seats: Vec<SeatLine>,
}

/// One player of the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatLine {
    /// The place on the list, from 1.
    pub place: String,
    /// The player.
    pub player: String,
    /// The seat drawn, such as "3.2".
    pub seat: String,
}

const MARGIN_MM: f32 = 20.0;
const HEADING: Style = Style::new(Cut::Strong, 10.0, Ink::Black);
const BODY_PT: f32 = 9.5;
const BODY_LEADING: f32 = 1.4;
const PLACE: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const PLAYER: Style = Style::new(Cut::Regular, 9.0, Ink::Black);
const SEAT: Style = Style::new(Cut::Strong, 9.0, Ink::Black);
const FOOT: Style = Style::new(Cut::Regular, 8.0, Ink::Soft);
const ROW_MM: f32 = 4.6;
/// Between two columns of the list, and between two parts.
const GAP_MM: f32 = 8.0;
const PART_MM: f32 = 5.0;
const COLUMNS: usize = 3;

/// Lays out a fairness sheet, over as many pages as its list takes.
pub fn fairness_sheet(proof: &FairnessSheet, paper: Paper) -> Sheet {
    let mut sheet = proof.ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, proof.ends.head(MARGIN_MM), 4.0);
    let (left, right) = (flow.left, flow.right);
    for (heading, text) in proof.parts.iter().filter(|(_, text)| !text.is_empty()) {
        let block = fit(text, Cut::Regular, right - left, &[Attempt::paragraph(BODY_PT)]);
        let below_mm = block.height_mm(BODY_LEADING);
        if !flow.has_room(HEADING.cap_mm() + 5.0 + below_mm) {
            flow.turn();
        }
        let y = flow.y + HEADING.cap_mm();
        let mut pen = flow.pen();
        pen.text_within(Align::Left, (left, y), HEADING, heading, right - left);
        pen.block((left, y + 5.0), Ink::Black, block, BODY_LEADING);
        flow.y = y + (5.0 + below_mm + PART_MM);
    }
    list(&mut flow, proof);
    feet(&mut sheet, &proof.ends, (left, right));
    sheet
}

/// The list in columns, each read from the top down.
fn list(flow: &mut Flow, proof: &FairnessSheet) {
    let (left, right) = (flow.left, flow.right);
    let column_mm = (right - left - GAP_MM * (COLUMNS - 1) as f32) / COLUMNS as f32;
    let heading_mm = HEADING.cap_mm() + 4.0;
    let mut rest = proof.seats.as_slice();
    while !rest.is_empty() {
        if flow.y + heading_mm + ROW_MM * 3.0 > flow.bottom {
            flow.turn();
        }
        let (top, bottom, mut pen) = (flow.y, flow.bottom, flow.pen());
        let at = (left, top + HEADING.cap_mm());
        pen.text_within(Align::Left, at, HEADING, &proof.list, right - left);
        let begin = top + heading_mm;
        let room = ((bottom - begin) / ROW_MM).max(1.0) as usize;
        // A list that does not fill its page stands in columns of one height.
        let rows = room.min(rest.len().div_ceil(COLUMNS));
        let here = rest.len().min(rows * COLUMNS);
        for (number, line) in rest[..here].iter().enumerate() {
            let x = left + (number / rows) as f32 * (column_mm + GAP_MM);
            let y = begin + (number % rows) as f32 * ROW_MM;
            if number % rows == 0 {
                pen.rule(Stroke::Hair, (x, y), (x + column_mm, y));
            }
            let baseline = y + ROW_MM / 2.0 + PLAYER.cap_mm() / 2.0;
            pen.text_within(Align::Right, (x + 7.0, baseline), PLACE, &line.place, 7.0);
            let name_mm = column_mm - 9.0 - 13.0;
            pen.text_within(Align::Left, (x + 9.0, baseline), PLAYER, &line.player, name_mm);
            pen.text_within(Align::Right, (x + column_mm, baseline), SEAT, &line.seat, 12.0);
            pen.rule(Stroke::Hair, (x, y + ROW_MM), (x + column_mm, y + ROW_MM));
        }
        rest = &rest[here..];
        flow.y = bottom;
    }
}

/// The foot of every page, when their number is known.
fn feet(sheet: &mut Sheet, ends: &Ends, (left, right): (f32, f32)) {
    let y = sheet.height_mm - MARGIN_MM + 6.0;
    let pages = sheet.pages.len();
    for page in 0..pages {
        let mut pen = Pen::on_page(sheet, page);
        let rule_mm = y - FOOT.cap_mm() - 3.0;
        pen.rule(Stroke::Hair, (left, rule_mm), (right, rule_mm));
        let number = page_number(&ends.page, page, pages);
        pen.text_within(Align::Left, (left, y), FOOT, &ends.imprint, (right - left) / 2.0);
        pen.text_within(Align::Right, (right, y), FOOT, &number, (right - left) / 2.0);
    }
}
