//! The summary of a colour-up: for every table what to bring and to collect, and what came in and went out.

use crate::feet::Feet;
use crate::fonts::Cut;
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::{Ink, Paper, Sheet, Stroke};

/// Everything on the summary.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSummary {
    /// A line under the title.
    pub event: String,
    /// The figures of the whole room.
    pub figures: Vec<HeadFigure>,
    /// The heads of the columns of figures, such as "Bring 25s".
    pub columns: Vec<String>,
    /// The tables by number.
    pub rows: Vec<ChipSummaryRow>,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the sheet.
    pub labels: ChipSummaryLabels,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSummaryRow {
    /// The table's number or name.
    pub table: String,
    /// A figure for each column; an empty one has a line to write on.
    pub figures: Vec<String>,
}

/// The words that stand on the sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ChipSummaryLabels {
    /// The title.
    pub title: String,
    /// Above the tables.
    pub table: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

const MARGIN_MM: f32 = 20.0;
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const TABLE: Style = Style::new(Cut::Strong, 12.0, Ink::Black);
const FIGURE: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const ROW_MM: f32 = 8.5;
const COLUMN_MM: f32 = 24.0;
const GAP_MM: f32 = 3.0;

/// Lays out the summary, over as many pages as it takes.
pub fn chip_summary(summary: &ChipSummary, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&summary.labels.title, paper.width_mm(), paper.height_mm());
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let head = Head {
        title: &summary.labels.title,
        event: &summary.event,
        figures: &summary.figures,
        top_mm: MARGIN_MM,
        left_mm: left,
        right_mm: right,
    };
    let ends: Vec<f32> = (0..summary.columns.len())
        .map(|column| right - (summary.columns.len() - 1 - column) as f32 * COLUMN_MM)
        .collect();
    let columns = |pen: &mut Pen, top: f32| {
        let y = top + LABEL.cap_mm();
        pen.text_within(Align::Left, (left, y), LABEL, &summary.labels.table, COLUMN_MM);
        for (x, column) in ends.iter().zip(&summary.columns) {
            pen.text_within(Align::Right, (*x, y), LABEL, column, COLUMN_MM - GAP_MM);
        }
        pen.rule(Stroke::Sign, (left, y + 3.0), (right, y + 3.0));
        y + 3.0
    };
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let mut y = columns(&mut pen, top);
    for row in &summary.rows {
        if y + ROW_MM > bottom {
            pen = Pen::new_page(&mut sheet);
            let top = head.draw_again(&mut pen);
            y = columns(&mut pen, top);
        }
        let baseline = y + ROW_MM / 2.0 + FIGURE.cap_mm() / 2.0;
        let room_mm = right - left - summary.columns.len() as f32 * COLUMN_MM;
        pen.text_within(Align::Left, (left, baseline), TABLE, &row.table, room_mm);
        for (x, figure) in ends.iter().zip(&row.figures) {
            if figure.is_empty() {
                let line = y + ROW_MM - 1.8;
                pen.rule(Stroke::Sign, (x - COLUMN_MM + GAP_MM * 2.0, line), (*x, line));
            } else {
                let at = (*x, baseline);
                pen.text_within(Align::Right, at, FIGURE, figure, COLUMN_MM - GAP_MM);
            }
        }
        y += ROW_MM;
        pen.rule(Stroke::Hair, (left, y), (right, y));
    }
    let feet = Feet {
        said: "",
        imprint: &summary.imprint,
        page: &summary.labels.page,
        margin_mm: MARGIN_MM,
    };
    feet.draw(&mut sheet);
    sheet
}
