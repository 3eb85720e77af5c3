//! The log on paper: every line with its number, its time and its device; what was struck stays readable under its stroke.

use crate::prelude::*;

/// Everything on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogSheet {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The lines in the order of the sheet.
    pub rows: Vec<LogSheetRow>,
    /// Above the numbers, the times, what was said and the devices.
    pub heads: [String; 4],
    /// In place of the device of a line that counts as not said.
    pub struck: String,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogSheetRow {
    /// The line's number.
    pub number: String,
    /// When it was said.
    pub time: String,
    /// What was said.
    pub text: String,
    /// From which device.
    pub device: String,
    /// Whether it counts as not said.
    pub struck: bool,
}

const MARGIN_MM: f32 = 18.0;
const FIGURE: Style = Style::new(Cut::Figures, 9.5, Ink::Soft);
const SMALL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const TEXT_SIZES: [Attempt; 2] = [Attempt::new(1, 9.5, 9.5), Attempt::new(6, 9.5, 4.0).splitting()];
const LEADING: f32 = 1.25;
const ROOM_MM: f32 = 2.6;
const NUMBER_MM: f32 = 13.0;
const TIME_MM: f32 = 21.0;
const DEVICE_MM: f32 = 24.0;
const GAP_MM: f32 = 4.0;

/// Lays the log out, over as many pages as it takes.
pub fn log_sheet(log: &LogSheet, paper: Paper) -> Sheet {
    let ends = &log.ends;
    let mut sheet = ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, ends.head(MARGIN_MM), 4.0);
    let (left, right) = (flow.left, flow.right);
    let text_left = left + NUMBER_MM + TIME_MM + 2.0 * GAP_MM;
    let text_mm = right - DEVICE_MM - GAP_MM - text_left;
    let number = Column::right(left + NUMBER_MM, NUMBER_MM);
    let time = Column::left(left + NUMBER_MM + GAP_MM, TIME_MM);
    let device = Column::right(right, DEVICE_MM);
    let text = Column::left(text_left, text_mm);
    flow.columns(under(&log.heads, [number, time, text, device]));
    for row in &log.rows {
        let text = fit(&row.text, Cut::Regular, text_mm, &TEXT_SIZES);
        let (top, mut pen) = flow.ruled_row(text.height_mm(LEADING) + ROOM_MM);
        let baseline = top + ROOM_MM / 2.0 + text.cap_mm() + 0.4;
        number.write(&mut pen, baseline, FIGURE, &row.number);
        time.write(&mut pen, baseline, FIGURE, &row.time);
        let last = if row.struck { &log.struck } else { &row.device };
        device.write(&mut pen, baseline, SMALL, last);
        if row.struck {
            strike(&mut pen, (text_left, baseline), &text);
        }
        let ink = if row.struck { Ink::Soft } else { Ink::Black };
        pen.block((text_left, baseline), ink, text, LEADING);
    }
    ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// A stroke through every line of a text.
fn strike(pen: &mut Pen, at_mm: (f32, f32), text: &Block) {
    let half = text.cap_mm() / 2.0;
    let mut y = at_mm.1 - half;
    for line in &text.lines {
        pen.rule(Stroke::Hair, (at_mm.0, y), (at_mm.0 + line.width_mm(text.size_pt), y));
        y += text.size_pt * MM_PER_PT * LEADING;
    }
}
