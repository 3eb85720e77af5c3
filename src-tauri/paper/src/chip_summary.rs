//! The summary of a colour-up: for every table what to bring and to collect, and what came in and went out.

use crate::prelude::*;

/// Everything on the summary.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSummary {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The heads of the columns of figures, such as "Bring 25s".
    pub columns: Vec<String>,
    /// The tables by number.
    pub rows: Vec<ChipSummaryRow>,
    /// The word above the tables.
    pub table: String,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSummaryRow {
    /// The table's number or name.
    pub table: String,
    /// A figure for each column; an empty one has a line to write on.
    pub figures: Vec<String>,
}

const MARGIN_MM: f32 = 20.0;
const TABLE: Style = Style::new(Cut::Strong, 12.0, Ink::Black);
const FIGURE: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const ROW_MM: f32 = 8.5;
const COLUMN_MM: f32 = 24.0;
const GAP_MM: f32 = 3.0;

/// Lays out the summary, over as many pages as it takes.
pub fn chip_summary(summary: &ChipSummary, paper: Paper) -> Sheet {
    let mut sheet = summary.ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, summary.ends.head(MARGIN_MM), 4.0);
    let (left, right) = (flow.left, flow.right);
    let count = summary.columns.len();
    let end = |column: usize| right - (count - 1 - column) as f32 * COLUMN_MM;
    let columns: Vec<Column> =
        (0..count).map(|column| Column::right(end(column), COLUMN_MM - GAP_MM)).collect();
    let mut heads = vec![(Column::left(left, COLUMN_MM), summary.table.as_str())];
    heads.extend(columns.iter().copied().zip(summary.columns.iter().map(String::as_str)));
    flow.columns(heads);
    for row in &summary.rows {
        let (y, mut pen) = flow.row(ROW_MM);
        let baseline = y + ROW_MM / 2.0 + FIGURE.cap_mm() / 2.0;
        let room_mm = right - left - count as f32 * COLUMN_MM;
        pen.text_within(Align::Left, (left, baseline), TABLE, &row.table, room_mm);
        for (column, figure) in columns.iter().zip(&row.figures) {
            if figure.is_empty() {
                let (x, line) = (column.x_mm, y + ROW_MM - 1.8);
                pen.rule(Stroke::Sign, (x - COLUMN_MM + GAP_MM * 2.0, line), (x, line));
            } else {
                column.write(&mut pen, baseline, FIGURE, figure);
            }
        }
        flow.rule(Stroke::Hair);
    }
    summary.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}
