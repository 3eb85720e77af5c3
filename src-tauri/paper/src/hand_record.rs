//! The record of hand-for-hand: every hand that the tables played together, who went out on it and what they took.

use crate::feet::Feet;
use crate::fit::{Attempt, Block, fit};
use crate::fonts::{CAP_HEIGHT, Cut};
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

/// Every announcement with its hands; each begins a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecords {
    /// The event's name and date, under each title.
    pub event: String,
    /// The announcements in order.
    pub records: Vec<HandRecord>,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the sheet.
    pub labels: HandRecordLabels,
}

/// One announcement with all that came of it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecord {
    /// What the tables played together, such as "Hand-for-hand".
    pub title: String,
    /// Players left, places paid, what the bubble pays, the end.
    pub figures: Vec<HeadFigure>,
    /// The announcement: when, from which line of the log, who was eligible from then on.
    pub stamp: String,
    /// The hands in order.
    pub rows: Vec<HandRecordRow>,
}

/// One hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecordRow {
    /// Its number.
    pub hand: String,
    /// When it was dealt.
    pub dealt: String,
    /// The clock as it started.
    pub clock: String,
    /// Under the clock: the level.
    pub level: String,
    /// How many tables played it.
    pub tables: String,
    /// Under their count: which.
    pub which: String,
    /// Who went out, the highest first; empty where nobody did.
    pub out: Vec<HandRecordOut>,
    /// What stands there where nobody went out.
    pub nobody: String,
}

/// Who went out on a hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecordOut {
    /// The place, or those that are shared.
    pub place: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// The seat that was left, such as "Table 4 · Seat 3".
    pub seat: String,
    /// The prize.
    pub prize: String,
}

/// The words that stand on the sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecordLabels {
    /// The document's title.
    pub title: String,
    /// Above the numbers of the hands.
    pub hand: String,
    /// Above the times at which they were dealt.
    pub dealt: String,
    /// Above what the clock showed.
    pub clock: String,
    /// Above the tables.
    pub tables: String,
    /// Above those who went out.
    pub out: String,
    /// Above the prizes.
    pub prize: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

const MARGIN_MM: f32 = 20.0;
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const STAMP: Attempt = Attempt::paragraph(10.5);
const STAMP_LEADING: f32 = 1.4;
const HAND: Style = Style::new(Cut::Figures, 15.0, Ink::Black);
const FIGURE: Style = Style::new(Cut::Figures, 12.0, Ink::Black);
const UNDER: Attempt = Attempt::paragraph(7.5);
const UNDER_LEADING: f32 = 1.25;
const SEAT: Style = Style::new(Cut::Regular, 8.0, Ink::Soft);
const NAME: Style = Style::new(Cut::Strong, 11.0, Ink::Black);
/// Columns from the left edge.
const DEALT_MM: f32 = 11.0;
const CLOCK_MM: f32 = 25.0;
const TABLES_MM: f32 = 40.0;
const OUT_MM: f32 = 63.0;
const PLACE_MM: f32 = 16.0;
const SEAT_MM: f32 = 26.0;
const PRIZE_MM: f32 = 22.0;
const GAP_MM: f32 = 2.5;
const LINE_MM: f32 = 6.4;
const PADDING_MM: f32 = 2.4;

/// Lays out the record, over as many pages as it takes.
pub fn hand_record(records: &HandRecords, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&records.labels.title, paper.width_mm(), paper.height_mm());
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    for record in &records.records {
        let head = Head {
            title: &record.title,
            event: &records.event,
            figures: &record.figures,
            top_mm: MARGIN_MM,
            left_mm: left,
            right_mm: right,
        };
        let mut pen = Pen::new_page(&mut sheet);
        let mut y = head.draw(&mut pen);
        let stamp = fit(&record.stamp, Cut::Regular, right - left, &[STAMP]);
        let height_mm = stamp.height_mm(STAMP_LEADING);
        let first_mm = y + CAP_HEIGHT * stamp.size_pt * MM_PER_PT;
        pen.block((left, first_mm), Ink::Black, stamp, STAMP_LEADING);
        y = columns(&mut pen, &records.labels, (left, right), y + height_mm + 8.0);
        for row in &record.rows {
            let set = SetRow::new(row);
            if y + set.height_mm > bottom {
                pen = Pen::new_page(&mut sheet);
                let top = head.draw_again(&mut pen);
                y = columns(&mut pen, &records.labels, (left, right), top);
            }
            y = set.draw(&mut pen, row, (left, right), y);
        }
    }
    let feet = Feet {
        said: "",
        imprint: &records.imprint,
        page: &records.labels.page,
        margin_mm: MARGIN_MM,
    };
    feet.draw(&mut sheet);
    sheet
}

/// The heads of the columns; gives the height at which rows begin.
fn columns(pen: &mut Pen, labels: &HandRecordLabels, (left, right): (f32, f32), top: f32) -> f32 {
    let y = top + LABEL.cap_mm();
    let heads = [
        (0.0, &labels.hand, DEALT_MM),
        (DEALT_MM, &labels.dealt, CLOCK_MM - DEALT_MM),
        (CLOCK_MM, &labels.clock, TABLES_MM - CLOCK_MM),
        (TABLES_MM, &labels.tables, OUT_MM - TABLES_MM),
        (OUT_MM, &labels.out, right - left - OUT_MM - PRIZE_MM),
    ];
    for (x, label, width_mm) in heads {
        pen.text_within(Align::Left, (left + x, y), LABEL, label, width_mm - GAP_MM);
    }
    pen.text_within(Align::Right, (right, y), LABEL, &labels.prize, PRIZE_MM);
    pen.rule(Stroke::Sign, (left, y + 3.0), (right, y + 3.0));
    y + 3.0
}

/// A row with what decides its height.
struct SetRow {
    level: Block,
    which: Block,
    height_mm: f32,
}

impl SetRow {
    fn new(row: &HandRecordRow) -> Self {
        let set = |text: &str, width_mm: f32| fit(text, Cut::Regular, width_mm - GAP_MM, &[UNDER]);
        let level = set(&row.level, TABLES_MM - CLOCK_MM);
        let which = set(&row.which, OUT_MM - TABLES_MM);
        let under = level.height_mm(UNDER_LEADING).max(which.height_mm(UNDER_LEADING));
        let under = if under > 0.0 { LINE_MM + under } else { LINE_MM };
        let out = row.out.len().max(1) as f32 * LINE_MM;
        SetRow { level, which, height_mm: out.max(under) + 2.0 * PADDING_MM - 1.0 }
    }

    /// Draws the row; gives the height below it.
    fn draw(self, pen: &mut Pen, row: &HandRecordRow, (left, right): (f32, f32), top: f32) -> f32 {
        let baseline = top + PADDING_MM + HAND.cap_mm();
        let figures = [
            (0.0, HAND, &row.hand, DEALT_MM),
            (DEALT_MM, FIGURE, &row.dealt, CLOCK_MM - DEALT_MM),
            (CLOCK_MM, FIGURE, &row.clock, TABLES_MM - CLOCK_MM),
            (TABLES_MM, FIGURE, &row.tables, OUT_MM - TABLES_MM),
        ];
        for (x, style, text, width_mm) in figures {
            let at = (left + x, baseline);
            pen.text_within(Align::Left, at, style, text, width_mm - GAP_MM);
        }
        let under = top + PADDING_MM + LINE_MM + CAP_HEIGHT * UNDER.largest_pt * MM_PER_PT - 1.0;
        pen.block((left + CLOCK_MM, under), Ink::Soft, self.level, UNDER_LEADING);
        pen.block((left + TABLES_MM, under), Ink::Soft, self.which, UNDER_LEADING);
        let place = left + OUT_MM;
        let name = place + PLACE_MM;
        let seat = right - PRIZE_MM - SEAT_MM;
        if row.out.is_empty() {
            pen.text_within(Align::Left, (place, baseline), SEAT, &row.nobody, right - place);
        }
        let mut y = baseline;
        for out in &row.out {
            pen.text_within(Align::Left, (place, y), FIGURE, &out.place, PLACE_MM - GAP_MM);
            pen.name_within((name, y), NAME, &out.player, seat - name - GAP_MM);
            pen.text_within(Align::Left, (seat, y), SEAT, &out.seat, SEAT_MM - GAP_MM);
            pen.text_within(Align::Right, (right, y), FIGURE, &out.prize, PRIZE_MM - GAP_MM);
            y += LINE_MM;
        }
        let bottom = top + self.height_mm;
        pen.rule(Stroke::Hair, (left, bottom), (right, bottom));
        bottom
    }
}
