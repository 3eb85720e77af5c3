//! The cash report: what came in and went out for what, where the money is, and that both are the same.

use crate::prelude::*;

/// A cash report; every amount is written out by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CashReport {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The heads of the columns of amounts.
    pub columns: Vec<String>,
    /// What came in and went out, by its reason, and the sum as the last row.
    pub rows: Vec<CashRow>,
    /// The heading over the tills.
    pub tills_title: String,
    /// What is in each till, and the sum as the last one.
    pub tills: Vec<HeadFigure>,
    /// The heading over what is held for others.
    pub others_title: String,
    /// The heads of its columns of amounts.
    pub others_columns: Vec<String>,
    /// What was collected for others and handed on; may be empty.
    pub others: Vec<CashRow>,
    /// The heading over the drawers.
    pub drawers_title: String,
    /// The heads of its columns of amounts.
    pub drawers_columns: Vec<String>,
    /// The cashiers' drawers; may be empty.
    pub drawers: Vec<CashRow>,
    /// What the sums show, in a sentence.
    pub balance: String,
    /// The tickets that are out and owed, in a sentence; empty for none.
    pub tickets: String,
    /// The word over the line to sign on.
    pub signature: String,
}

/// A row of the report.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CashRow {
    /// The reason.
    pub what: String,
    /// How often; may be empty.
    pub count: String,
    /// The amounts, one for each column; empty for nothing.
    pub amounts: Vec<String>,
}

const MARGIN_MM: f32 = 20.0;
const ROW_MM: f32 = 8.0;
const GAP_MM: f32 = 3.0;
const WORDS: Style = Style::new(Cut::Regular, 10.5, Ink::Black);
const STRONG: Style = Style::new(Cut::Strong, 10.5, Ink::Black);
const FIGURE: Style = Style::new(Cut::Figures, 11.0, Ink::Black);
const TITLE: Style = Style::new(Cut::Strong, 13.0, Ink::Black);
/// White between columns of amounts.
const COLUMN_GAP_MM: f32 = 4.5;
const COUNT_MM: f32 = 13.0;
/// A reason that is too long for its line takes two.
const WHAT_SIZES: [Attempt; 2] =
    [Attempt::new(1, 10.5, 8.0), Attempt::new(2, 8.0, 4.0).splitting()];
const WHAT_LEADING: f32 = 1.15;

/// What is written under the last table, in millimetres: the sentence and the line to sign on.
const END_MM: f32 = 36.0;
/// White over the heading of a table, and from there to its first row.
const OVER_MM: f32 = 14.0;
const UNDER_MM: f32 = 4.0;

/// Lays out a cash report, over as many pages as it takes. The tills, the sentence and the line to sign on stay together.
pub fn cash_report(report: &CashReport, paper: Paper) -> Sheet {
    let mut sheet = report.ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, report.ends.head(MARGIN_MM), 4.0);
    let (left, right) = (flow.left, flow.right);
    moved(&mut flow, report);

    let middle = left + (right - left) * 0.42;
    let beside =
        Table::new(&report.others_title, &report.others_columns, (middle + 8.0, right), 0.72);
    let fits = report.others.len() <= report.tills.len().max(4)
        && report.others.iter().all(|row| WORDS.width_mm(&row.what) <= beside.words_mm());
    if !fits {
        let wide = Table::new(&report.others_title, &report.others_columns, (left, right), 0.5);
        flow.y += OVER_MM;
        wide.flow(&mut flow, &report.others);
    }

    if !report.drawers.is_empty() {
        let drawers =
            Table::new(&report.drawers_title, &report.drawers_columns, (left, right), 0.7);
        flow.y += OVER_MM;
        drawers.flow(&mut flow, &report.drawers);
    }

    let rows = report.tills.len().max(if fits { report.others.len() } else { 0 });
    let rows = rows + usize::from(!report.tickets.is_empty());
    let height_mm = OVER_MM + TITLE.cap_mm() + UNDER_MM + rows as f32 * ROW_MM + END_MM;
    if !flow.has_room(height_mm) {
        flow.turn();
        flow.y -= OVER_MM;
    }
    let mut y = flow.y + OVER_MM;
    let mut pen = flow.pen();
    let others_bottom = if fits && !report.others.is_empty() {
        let mut y = beside.heading(&mut pen, y);
        for (number, row) in report.others.iter().enumerate() {
            y = beside.row(&mut pen, y, number == 0, row);
        }
        pen.rule(Stroke::Sign, (beside.left, y), (right, y));
        y
    } else {
        y
    };
    y += TITLE.cap_mm();
    pen.text_within(Align::Left, (left, y), TITLE, &report.tills_title, middle - left);
    y += UNDER_MM;
    for (number, till) in report.tills.iter().enumerate() {
        let sum = number + 1 == report.tills.len();
        let stroke = if number == 0 || sum { Stroke::Sign } else { Stroke::Hair };
        pen.rule(stroke, (left, y), (middle, y));
        let baseline = y + (ROW_MM + WORDS.cap_mm()) / 2.0;
        let words = if sum { STRONG } else { WORDS };
        let half = (middle - left) / 2.0;
        pen.text_within(Align::Left, (left, baseline), words, &till.label, half);
        pen.text_within(Align::Right, (middle, baseline), FIGURE, &till.value, half - GAP_MM);
        y += ROW_MM;
    }
    pen.rule(Stroke::Sign, (left, y), (middle, y));
    y = y.max(others_bottom) + 6.0 + WORDS.cap_mm();
    pen.text_within(Align::Left, (left, y), WORDS, &report.balance, right - left);
    if !report.tickets.is_empty() {
        y += ROW_MM;
        pen.text_within(Align::Left, (left, y), WORDS, &report.tickets, right - left);
    }
    y += 20.0;
    pen.rule(Stroke::Sign, (left, y), (middle, y));
    y += 3.0 + LABEL.cap_mm();
    pen.text_within(Align::Left, (left, y), LABEL, &report.signature, middle - left);
    report.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// What came in and went out, its heads repeated on every page; the sum never stands alone on one.
fn moved<'a>(flow: &mut Flow<'a>, report: &'a CashReport) {
    let left = flow.left;
    let columns = Columns::new(report, left, flow.right);
    let labels = report.columns.iter().map(String::as_str);
    flow.columns(columns.amounts.iter().copied().zip(labels).collect());
    for (number, row) in report.rows.iter().enumerate() {
        let sum = number + 1 == report.rows.len();
        let with_next = if number + 2 == report.rows.len() { 2.0 } else { 1.0 };
        if !flow.has_room(with_next * ROW_MM) {
            flow.rule(Stroke::Sign);
            flow.turn();
        }
        if !flow.first {
            flow.rule(if sum { Stroke::Sign } else { Stroke::Hair });
        }
        let (y, mut pen) = flow.row(ROW_MM);
        let baseline = y + (ROW_MM + WORDS.cap_mm()) / 2.0;
        let cut = if sum { Cut::Strong } else { Cut::Regular };
        let what = fit(&row.what, cut, columns.words_mm, &WHAT_SIZES);
        let top_mm = y + (ROW_MM - what.height_mm(WHAT_LEADING)) / 2.0;
        pen.block_below((left, top_mm), Ink::Black, what, WHAT_LEADING);
        columns.count.write(&mut pen, baseline, LABEL, &row.count);
        for (column, amount) in columns.amounts.iter().zip(&row.amounts) {
            column.write(&mut pen, baseline, columns.figure, amount);
        }
    }
    flow.rule(Stroke::Sign);
    // What follows has heads of its own.
    flow.columns(Vec::new());
}

/// A table of words and amounts under a heading.
struct Table<'a> {
    title: &'a str,
    columns: &'a [String],
    left: f32,
    right: f32,
    column_mm: f32,
}

impl<'a> Table<'a> {
    /// Between these edges, with this share of the width for the amounts.
    fn new(title: &'a str, columns: &'a [String], (left, right): (f32, f32), share: f32) -> Self {
        let column_mm = (right - left) * share / columns.len().max(1) as f32;
        Table { title, columns, left, right, column_mm }
    }

    /// The room for the words of a row.
    fn words_mm(&self) -> f32 {
        self.right - self.left - self.column_mm * self.columns.len().max(1) as f32 - GAP_MM
    }

    fn column(&self, number: usize) -> Column {
        let end = self.left + self.words_mm() + GAP_MM + self.column_mm * (number as f32 + 1.0);
        Column::right(end, self.column_mm - GAP_MM)
    }

    /// Draws the heading below `y`; answers where the first row begins.
    fn heading(&self, pen: &mut Pen, y: f32) -> f32 {
        let y = y + TITLE.cap_mm();
        pen.text_within(Align::Left, (self.left, y), TITLE, self.title, self.words_mm());
        for (number, label) in self.columns.iter().enumerate() {
            self.column(number).write(pen, y, LABEL, label);
        }
        y + UNDER_MM
    }

    /// Draws a row below `y`; answers where the next one begins.
    fn row(&self, pen: &mut Pen, y: f32, first: bool, row: &CashRow) -> f32 {
        let stroke = if first { Stroke::Sign } else { Stroke::Hair };
        pen.rule(stroke, (self.left, y), (self.right, y));
        let baseline = y + (ROW_MM + WORDS.cap_mm()) / 2.0;
        pen.name_within((self.left, baseline), WORDS, &row.what, self.words_mm());
        for (number, amount) in row.amounts.iter().enumerate() {
            self.column(number).write(pen, baseline, FIGURE, amount);
        }
        y + ROW_MM
    }

    /// Draws all of it, its heading repeated on every page.
    fn flow(&self, flow: &mut Flow, rows: &[CashRow]) {
        let heading_mm = TITLE.cap_mm() + UNDER_MM;
        if flow.y + heading_mm + 2.0 * ROW_MM > flow.bottom {
            flow.turn();
        }
        let y = flow.y;
        flow.y = self.heading(&mut flow.pen(), y);
        let mut first = true;
        for row in rows {
            if !flow.has_room(ROW_MM) {
                flow.rule(Stroke::Sign);
                flow.turn();
                let y = flow.y;
                flow.y = self.heading(&mut flow.pen(), y);
                first = true;
            }
            let y = flow.y;
            flow.y = self.row(&mut flow.pen(), y, first, row);
            first = false;
        }
        flow.rule(Stroke::Sign);
    }
}

/// Where the columns stand.
struct Columns {
    words_mm: f32,
    count: Column,
    amounts: Vec<Column>,
    /// One size for every amount, so that the table reads as one.
    figure: Style,
}

impl Columns {
    /// Every column of amounts gets what its widest needs, all of them smaller where that is too much; the words what is left.
    fn new(report: &CashReport, left: f32, right: f32) -> Self {
        let needs: Vec<f32> = report
            .columns
            .iter()
            .enumerate()
            .map(|(column, label)| {
                let amounts = report.rows.iter().filter_map(|row| row.amounts.get(column));
                let widest = amounts.map(|amount| FIGURE.width_mm(amount)).fold(0.0, f32::max);
                widest.max(LABEL.width_mm(label)) + COLUMN_GAP_MM
            })
            .collect();
        let most = (right - left - COUNT_MM) * 0.72;
        let scale = (most / needs.iter().sum::<f32>()).min(1.0);
        let figure = Style { size_pt: FIGURE.size_pt * scale, ..FIGURE };
        let mut edge = right;
        let mut amounts: Vec<Column> = needs
            .iter()
            .rev()
            .map(|need| {
                let column = Column::right(edge, (need - COLUMN_GAP_MM) * scale);
                edge -= need * scale;
                column
            })
            .collect();
        amounts.reverse();
        let words_mm = edge - COUNT_MM - GAP_MM - left;
        Columns { words_mm, count: Column::right(edge, COUNT_MM), amounts, figure }
    }
}
