//! The winner's certificate, for a frame: one page each, on the paper's long side.

use crate::prelude::*;

/// The certificates of some players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Certificates {
    /// The document's title.
    pub title: String,
    /// One a page.
    pub certificates: Vec<Certificate>,
    /// Below the line that the director signs on.
    pub director: String,
}

/// One certificate.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Certificate {
    /// The event's name.
    pub event: String,
    /// The place, such as "Winner".
    pub place: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// How many played, such as "of 120 entries".
    pub field: String,
    /// The prize; empty where it is not to be said.
    pub prize: String,
    /// The day.
    pub date: String,
}

/// A frame's mat covers some of the edge.
const EDGE_MM: f32 = 12.0;
const WITHIN_MM: f32 = 2.2;
const SIDE_MM: f32 = 30.0;
const EVENT_SIZES: [Attempt; 3] = [
    Attempt::new(1, 30.0, 15.0),
    Attempt::new(2, 15.0, 9.0),
    Attempt::new(3, 9.0, 4.0).splitting(),
];
const PLACE: Style = Style::new(Cut::Figures, 46.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] = [
    Attempt::new(1, 90.0, 34.0),
    Attempt::new(2, 34.0, 14.0),
    Attempt::new(3, 14.0, 4.0).splitting(),
];
const LEADING: f32 = 1.15;
const FIELD: Style = Style::new(Cut::Regular, 18.0, Ink::Soft);
const PRIZE: Style = Style::new(Cut::Figures, 36.0, Ink::Black);
const BELOW: Style = Style::new(Cut::Regular, 11.0, Ink::Soft);
const DATE: Style = Style::new(Cut::Regular, 13.0, Ink::Black);
const SIGNATURE_MM: f32 = 85.0;

/// Lays out certificates, one a page.
pub fn certificates(all: &Certificates, paper: Paper) -> Sheet {
    let (width_mm, height_mm) = (paper.height_mm(), paper.width_mm());
    let mut sheet = Sheet::new(&all.title, width_mm, height_mm);
    for one in &all.certificates {
        let mut pen = Pen::new_page(&mut sheet);
        for (edge_mm, stroke) in [(EDGE_MM, Stroke::Heavy), (EDGE_MM + WITHIN_MM, Stroke::Hair)] {
            let size = (width_mm - 2.0 * edge_mm, height_mm - 2.0 * edge_mm);
            pen.frame(stroke, (edge_mm, edge_mm), size);
        }
        draw(&mut pen, one, &all.director, (width_mm, height_mm));
    }
    sheet
}

fn draw(pen: &mut Pen, one: &Certificate, director: &str, (width_mm, height_mm): (f32, f32)) {
    let (left, right) = (SIDE_MM, width_mm - SIDE_MM);
    let (middle, room_mm) = (width_mm / 2.0, right - left);
    let foot_mm = height_mm - EDGE_MM - 16.0;

    let event = fit(&one.event, Cut::Strong, room_mm, &EVENT_SIZES);
    let name = fit(&one.player, Cut::Strong, room_mm, &NAME_SIZES);
    let lines = [(PLACE, one.place.as_str()), (FIELD, &one.field), (PRIZE, &one.prize)];
    let [place_mm, field_mm, prize_mm] =
        lines.map(|(style, said)| if said.is_empty() { 0.0 } else { 10.0 + style.cap_mm() });
    let (event_mm, name_mm) = (event.height_mm(LEADING), name.height_mm(LEADING));
    // All of it in the middle of what is above the signature.
    let whole_mm = event_mm + place_mm + 14.0 + name_mm + field_mm + prize_mm;
    let bottom_mm = foot_mm - 24.0;
    let mut y = EDGE_MM + ((bottom_mm - EDGE_MM - whole_mm) / 2.0).max(8.0);

    let centred = |pen: &mut Pen, y: f32, style: Style, said: &str| {
        pen.text_within(Align::Centre, (middle, y), style, said, room_mm);
    };
    for (block, above_mm, then) in [(event, 0.0, Some(PLACE)), (name, 14.0, None)] {
        let size_pt = block.size_pt;
        let mut baseline = y + above_mm + block.cap_mm();
        y += above_mm + block.height_mm(LEADING);
        for words in block.lines {
            pen.words(Align::Centre, (middle, baseline), size_pt, Ink::Black, words);
            baseline += LEADING * size_pt * MM_PER_PT;
        }
        if let Some(style) = then.filter(|_| !one.place.is_empty()) {
            y += place_mm;
            centred(pen, y, style, &one.place);
        }
    }
    for (style, said, height_mm) in [(FIELD, &one.field, field_mm), (PRIZE, &one.prize, prize_mm)] {
        if !said.is_empty() {
            y += height_mm;
            centred(pen, y, style, said);
        }
    }

    pen.text_within(Align::Left, (left, foot_mm), DATE, &one.date, room_mm - SIGNATURE_MM - 10.0);
    let line_mm = foot_mm - BELOW.cap_mm() - 3.0;
    pen.rule(Stroke::Sign, (right - SIGNATURE_MM, line_mm), (right, line_mm));
    let at = (right - SIGNATURE_MM, foot_mm);
    pen.text_within(Align::Left, at, BELOW, director, SIGNATURE_MM);
}
