//! The record of hand-for-hand: every hand that the tables played together, who went out on it and what they took.

use crate::prelude::*;

/// Every announcement with its hands; each begins a page.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HandRecords {
    /// What stands at its head and its foot; each announcement has a title and figures of its own.
    pub ends: Ends,
    /// The announcements in order.
    pub records: Vec<HandRecord>,
    /// Above the numbers of the hands, the times, what the clock showed, the tables, those who went out and the prizes.
    pub heads: [String; 6],
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

const MARGIN_MM: f32 = 20.0;
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
    let mut sheet = records.ends.sheet(paper);
    for record in &records.records {
        let HandRecord { title, figures, .. } = record;
        let head = Head { title, figures, ..records.ends.head(MARGIN_MM) };
        let mut flow = Flow::begin(&mut sheet, head, 4.0);
        let (left, right, y) = (flow.left, flow.right, flow.y);
        let stamp = fit(&record.stamp, Cut::Regular, right - left, &[STAMP]);
        let height_mm = flow.pen().block_below((left, y), Ink::Black, stamp, STAMP_LEADING);
        flow.y = y + height_mm + 8.0;
        flow.columns(under(&records.heads, columns(left, right)));
        for row in &record.rows {
            let set = SetRow::new(row);
            let (top, mut pen) = flow.row(set.height_mm);
            set.draw(&mut pen, row, (left, right), top);
            flow.rule(Stroke::Hair);
        }
    }
    records.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// The columns of figures on the left, in their order.
fn figures(left: f32) -> [Column; 4] {
    [(0.0, DEALT_MM), (DEALT_MM, CLOCK_MM), (CLOCK_MM, TABLES_MM), (TABLES_MM, OUT_MM)]
        .map(|(from, to)| Column::left(left + from, to - from - GAP_MM))
}

fn columns(left: f32, right: f32) -> [Column; 6] {
    let [hand, dealt, clock, tables] = figures(left);
    let out_mm = right - left - OUT_MM - PRIZE_MM - GAP_MM;
    let (out, prize) = (Column::left(left + OUT_MM, out_mm), Column::right(right, PRIZE_MM));
    [hand, dealt, clock, tables, out, prize]
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

    fn draw(self, pen: &mut Pen, row: &HandRecordRow, (left, right): (f32, f32), top: f32) {
        let baseline = top + PADDING_MM + HAND.cap_mm();
        let [hand, dealt, clock, tables] = figures(left);
        hand.write(pen, baseline, HAND, &row.hand);
        dealt.write(pen, baseline, FIGURE, &row.dealt);
        clock.write(pen, baseline, FIGURE, &row.clock);
        tables.write(pen, baseline, FIGURE, &row.tables);
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
    }
}
