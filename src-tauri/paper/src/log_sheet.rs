//! The log on paper: every line with its number, its time and its device; what was struck stays readable under its stroke.

use crate::feet::Feet;
use crate::fit::{Attempt, Block, fit};
use crate::fonts::{CAP_HEIGHT, Cut};
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

/// Everything on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogSheet {
    /// The event and its day.
    pub event: String,
    /// The figures at the head.
    pub figures: Vec<HeadFigure>,
    /// The lines in the order of the sheet.
    pub rows: Vec<LogSheetRow>,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the sheet.
    pub labels: LogSheetLabels,
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

/// The words that stand on the sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogSheetLabels {
    /// The title.
    pub title: String,
    /// Above the numbers.
    pub number: String,
    /// Above the times.
    pub time: String,
    /// Above what was said.
    pub text: String,
    /// Above the devices.
    pub device: String,
    /// In place of the device of a line that counts as not said.
    pub struck: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

const MARGIN_MM: f32 = 18.0;
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
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
    let mut sheet = Sheet::new(&log.labels.title, paper.width_mm(), paper.height_mm());
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let text_left = left + NUMBER_MM + TIME_MM + 2.0 * GAP_MM;
    let text_mm = right - DEVICE_MM - GAP_MM - text_left;
    let head = Head {
        title: &log.labels.title,
        event: &log.event,
        figures: &log.figures,
        top_mm: MARGIN_MM,
        left_mm: left,
        right_mm: right,
    };
    let columns = |pen: &mut Pen, top: f32| {
        let y = top + LABEL.cap_mm();
        let labels = &log.labels;
        pen.text_within(Align::Right, (left + NUMBER_MM, y), LABEL, &labels.number, NUMBER_MM);
        let at = (left + NUMBER_MM + GAP_MM, y);
        pen.text_within(Align::Left, at, LABEL, &labels.time, TIME_MM);
        pen.text_within(Align::Left, (text_left, y), LABEL, &labels.text, text_mm);
        pen.text_within(Align::Right, (right, y), LABEL, &labels.device, DEVICE_MM);
        pen.rule(Stroke::Sign, (left, y + 3.0), (right, y + 3.0));
        y + 3.0
    };
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let mut y = columns(&mut pen, top);
    let mut ruled = false;
    for row in &log.rows {
        let text = fit(&row.text, Cut::Regular, text_mm, &TEXT_SIZES);
        let height = text.height_mm(LEADING) + ROOM_MM;
        if y + height > bottom {
            pen = Pen::new_page(&mut sheet);
            let top = head.draw_again(&mut pen);
            y = columns(&mut pen, top);
            ruled = false;
        }
        if ruled {
            pen.rule(Stroke::Hair, (left, y), (right, y));
        }
        let baseline = y + ROOM_MM / 2.0 + CAP_HEIGHT * text.size_pt * MM_PER_PT + 0.4;
        pen.text_within(Align::Right, (left + NUMBER_MM, baseline), FIGURE, &row.number, NUMBER_MM);
        let at = (left + NUMBER_MM + GAP_MM, baseline);
        pen.text_within(Align::Left, at, FIGURE, &row.time, TIME_MM);
        let last = if row.struck { &log.labels.struck } else { &row.device };
        pen.text_within(Align::Right, (right, baseline), SMALL, last, DEVICE_MM);
        if row.struck {
            strike(&mut pen, (text_left, baseline), &text);
        }
        let ink = if row.struck { Ink::Soft } else { Ink::Black };
        pen.block((text_left, baseline), ink, text, LEADING);
        y += height;
        ruled = true;
    }
    let feet =
        Feet { said: "", imprint: &log.imprint, page: &log.labels.page, margin_mm: MARGIN_MM };
    feet.draw(&mut sheet);
    sheet
}

/// A stroke through every line of a text.
fn strike(pen: &mut Pen, at_mm: (f32, f32), text: &Block) {
    let half = CAP_HEIGHT * text.size_pt * MM_PER_PT / 2.0;
    let mut y = at_mm.1 - half;
    for line in &text.lines {
        pen.rule(Stroke::Hair, (at_mm.0, y), (at_mm.0 + line.width_mm(text.size_pt), y));
        y += text.size_pt * MM_PER_PT * LEADING;
    }
}
