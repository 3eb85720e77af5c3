//! Count sheets: what a floor takes round to count stacks, a line for each seat, as many tables on a page as have room.

use crate::prelude::*;

/// The sheets of some tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CountSheets {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The tables in the order in which the floor goes round.
    pub tables: Vec<CountSheet>,
    /// The words on the sheets.
    pub labels: CountSheetLabels,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CountSheet {
    /// What the table is called, such as "Table 4".
    pub table: String,
    /// What must be there; empty where nobody can know.
    pub expected: String,
    /// The players: the seat's number and the name.
    pub rows: Vec<(String, String)>,
}

/// The words that stand on every sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CountSheetLabels {
    /// Before what must be at a table.
    pub expected: String,
    /// Above the seats' numbers.
    pub seat: String,
    /// Above the names.
    pub player: String,
    /// Above the boxes for the chips.
    pub chips: String,
    /// Above the boxes for a second count.
    pub again: String,
    /// Beside the boxes for the sum.
    pub sum: String,
}

const MARGIN_MM: f32 = 18.0;
const TABLE: Style = Style::new(Cut::Strong, 15.0, Ink::Black);
const EXPECTED: Style = Style::new(Cut::Regular, 10.5, Ink::Soft);
const FIGURE: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 9.0), Attempt::new(2, 8.5, 6.0), Attempt::new(2, 6.0, 2.0).splitting()];
const NAME_LEADING: f32 = 1.1;
/// A row is as high as a figure written by hand.
const ROW_MM: f32 = 9.6;
const BOX_MM: (f32, f32) = (36.0, 7.6);
const SEAT_MM: f32 = 12.0;
const GAP_MM: f32 = 4.0;
/// The name of a table with what stands above its rows, and the sum below them.
const HEADING_MM: f32 = 15.0;
const BETWEEN_MM: f32 = 7.0;

/// Lays out the tables one below the other.
pub fn count_sheets(counts: &CountSheets, paper: Paper) -> Sheet {
    let mut sheet = counts.ends.sheet(paper);
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let mut y = f32::MAX;
    for table in &counts.tables {
        let height_mm = HEADING_MM + ROW_MM * (table.rows.len() + 1) as f32;
        let next_page = y + height_mm > bottom;
        if next_page {
            let first = sheet.pages.is_empty();
            let mut pen = Pen::new_page(&mut sheet);
            y = if first { counts.ends.head(MARGIN_MM).draw(&mut pen) } else { MARGIN_MM };
        }
        let mut pen = Pen::on_last_page(&mut sheet);
        block(&mut pen, &counts.labels, table, (left, right), y);
        y += height_mm + BETWEEN_MM;
    }
    counts.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// A table with a line for each player.
fn block(
    pen: &mut Pen,
    labels: &CountSheetLabels,
    table: &CountSheet,
    (left, right): (f32, f32),
    top: f32,
) {
    let again = right - BOX_MM.0;
    let chips = again - GAP_MM - BOX_MM.0;
    let player = left + SEAT_MM;
    let name_mm = chips - GAP_MM - player;
    let title_mm = top + TABLE.cap_mm();
    pen.text_within(Align::Left, (left, title_mm), TABLE, &table.table, name_mm + SEAT_MM);
    if !table.expected.is_empty() {
        let expected = format!("{} {}", labels.expected, table.expected);
        pen.text_within(Align::Right, (right, title_mm), EXPECTED, &expected, right - chips);
    }
    let label_mm = top + HEADING_MM - 2.4;
    for (x, label, width_mm) in [
        (left, &labels.seat, SEAT_MM - 1.0),
        (player, &labels.player, name_mm),
        (chips, &labels.chips, BOX_MM.0),
        (again, &labels.again, BOX_MM.0),
    ] {
        pen.text_within(Align::Left, (x, label_mm), LABEL, label, width_mm);
    }
    let mut y = top + HEADING_MM;
    pen.rule(Stroke::Sign, (left, y), (right, y));
    let boxes = |pen: &mut Pen, middle: f32| {
        for x in [chips, again] {
            pen.frame(Stroke::Sign, (x, middle - BOX_MM.1 / 2.0), BOX_MM);
        }
    };
    for (seat, name) in &table.rows {
        let middle = y + ROW_MM / 2.0;
        let at = (left, middle + FIGURE.cap_mm() / 2.0);
        pen.text_within(Align::Left, at, FIGURE, seat, SEAT_MM - 2.0);
        let name = fit(name, Cut::Strong, name_mm, &NAME_SIZES);
        pen.block_about((player, middle), Ink::Black, name, NAME_LEADING);
        boxes(pen, middle);
        y += ROW_MM;
        pen.rule(Stroke::Hair, (left, y), (right, y));
    }
    let middle = y + ROW_MM / 2.0;
    let at = (chips - GAP_MM, middle + EXPECTED.cap_mm() / 2.0);
    pen.text_within(Align::Right, at, EXPECTED, &labels.sum, name_mm);
    boxes(pen, middle);
}
