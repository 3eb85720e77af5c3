//! The cash report: what came in and went out for what, where the money is, and that both are the same.

use serde::{Deserialize, Serialize};

use crate::feet::Feet;
use crate::fonts::Cut;
use crate::head::Head;
use crate::pen::{Align, Pen, Style};
use crate::{HeadFigure, Ink, Paper, Sheet, Stroke};

/// A cash report; every amount is written out by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CashReport {
    /// The sheet's title.
    pub title: String,
    /// The event and its day.
    pub event: String,
    /// The figures at the head.
    pub figures: Vec<HeadFigure>,
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
    /// What the sums show, in a sentence.
    pub balance: String,
    /// The word over the line to sign on.
    pub signature: String,
    /// When it was printed and what it knew.
    pub imprint: String,
    /// The word for a page.
    pub page: String,
}

/// A row of the report.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
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
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const WORDS: Style = Style::new(Cut::Regular, 10.5, Ink::Black);
const STRONG: Style = Style::new(Cut::Strong, 10.5, Ink::Black);
const FIGURE: Style = Style::new(Cut::Figures, 11.0, Ink::Black);
const TITLE: Style = Style::new(Cut::Strong, 13.0, Ink::Black);
const COUNT_MM: f32 = 13.0;

/// Lays out a cash report.
pub fn cash_report(report: &CashReport, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&report.title, paper.width_mm(), paper.height_mm());
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let head = Head {
        title: &report.title,
        event: &report.event,
        figures: &report.figures,
        top_mm: MARGIN_MM,
        left_mm: left,
        right_mm: right,
    };
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let columns = Columns::new(report, left, right);
    let mut y = top + LABEL.cap_mm();
    for (at, label) in columns.rights.iter().zip(&report.columns) {
        pen.text_within(Align::Right, (*at, y), LABEL, label, columns.width_mm);
    }
    y += 3.0;
    for (number, row) in report.rows.iter().enumerate() {
        let sum = number + 1 == report.rows.len();
        let stroke = if number == 0 || sum { Stroke::Sign } else { Stroke::Hair };
        pen.rule(stroke, (left, y), (right, y));
        let baseline = y + (ROW_MM + WORDS.cap_mm()) / 2.0;
        let words = if sum { STRONG } else { WORDS };
        pen.text_within(Align::Left, (left, baseline), words, &row.what, columns.words_mm);
        let at = (columns.count_right, baseline);
        pen.text_within(Align::Right, at, LABEL, &row.count, COUNT_MM);
        for (at, amount) in columns.rights.iter().zip(&row.amounts) {
            pen.text_within(
                Align::Right,
                (*at, baseline),
                columns.figure,
                amount,
                columns.width_mm,
            );
        }
        y += ROW_MM;
    }
    pen.rule(Stroke::Sign, (left, y), (right, y));

    y += 14.0 + TITLE.cap_mm();
    pen.text_within(Align::Left, (left, y), TITLE, &report.tills_title, right - left);
    let middle = left + (right - left) * 0.42;
    let others_bottom = others(&mut pen, report, (middle + 8.0, right), y);
    y += 4.0;
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
    y += 20.0;
    pen.rule(Stroke::Sign, (left, y), (middle, y));
    y += 3.0 + LABEL.cap_mm();
    pen.text_within(Align::Left, (left, y), LABEL, &report.signature, middle - left);
    let feet =
        Feet { said: "", imprint: &report.imprint, page: &report.page, margin_mm: MARGIN_MM };
    feet.draw(&mut sheet);
    sheet
}

/// What was collected for others, beside the tills, with its heading at `y`; answers where it ends.
fn others(pen: &mut Pen, report: &CashReport, (left, right): (f32, f32), mut y: f32) -> f32 {
    if report.others.is_empty() {
        return y;
    }
    let count = report.others_columns.len().max(1) as f32;
    let column_mm = (right - left) * 0.72 / count;
    let words_mm = right - left - column_mm * count;
    let end = |column: usize| left + words_mm + column_mm * (column as f32 + 1.0);
    pen.text_within(Align::Left, (left, y), TITLE, &report.others_title, words_mm);
    for (column, label) in report.others_columns.iter().enumerate() {
        pen.text_within(Align::Right, (end(column), y), LABEL, label, column_mm - GAP_MM);
    }
    y += 4.0;
    for (number, row) in report.others.iter().enumerate() {
        let stroke = if number == 0 { Stroke::Sign } else { Stroke::Hair };
        pen.rule(stroke, (left, y), (right, y));
        let baseline = y + (ROW_MM + WORDS.cap_mm()) / 2.0;
        pen.text_within(Align::Left, (left, baseline), WORDS, &row.what, words_mm - GAP_MM);
        for (column, amount) in row.amounts.iter().enumerate() {
            let at = (end(column), baseline);
            pen.text_within(Align::Right, at, FIGURE, amount, column_mm - GAP_MM);
        }
        y += ROW_MM;
    }
    pen.rule(Stroke::Sign, (left, y), (right, y));
    y
}

/// Where the columns end.
struct Columns {
    words_mm: f32,
    count_right: f32,
    rights: Vec<f32>,
    width_mm: f32,
    /// One size for every amount, so that a column reads as one.
    figure: Style,
}

impl Columns {
    /// Amounts get what they need, equally; the words what is left.
    fn new(report: &CashReport, left: f32, right: f32) -> Self {
        let widest = report
            .rows
            .iter()
            .flat_map(|row| &row.amounts)
            .map(|amount| FIGURE.width_mm(amount))
            .chain(report.columns.iter().map(|label| LABEL.width_mm(label)))
            .fold(12.0_f32, f32::max);
        let count = report.columns.len().max(1) as f32;
        let most = ((right - left - COUNT_MM) * 0.76 / count - GAP_MM).max(4.0);
        let width_mm = widest.min(most);
        let figure = Style { size_pt: FIGURE.size_pt * width_mm / widest, ..FIGURE };
        let first = right - count * (width_mm + GAP_MM) + GAP_MM;
        let rights = (0..report.columns.len())
            .map(|column| first + column as f32 * (width_mm + GAP_MM) + width_mm)
            .collect();
        let count_right = first - GAP_MM;
        let words_mm = count_right - COUNT_MM - GAP_MM - left;
        Columns { words_mm, count_right, rights, width_mm, figure }
    }
}
