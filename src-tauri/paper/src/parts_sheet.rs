//! Beside the laptop: what the floor line takes and what the keys do, on one page.

use crate::prelude::*;

/// Everything on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LaptopSheet {
    /// What stands at its head and its foot. The number of the page is seen only where one page is too small.
    pub ends: Ends,
    /// The groups in their order.
    pub parts: Vec<LaptopPart>,
}

/// Lines that belong together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LaptopPart {
    /// What they are.
    pub title: String,
    /// What is typed or pressed, and what it does.
    pub lines: Vec<(String, String)>,
}

const MARGIN_MM: f32 = 15.0;
const GAP_MM: f32 = 8.0;
const COLUMNS: usize = 2;
/// What is typed takes this share of a column.
const TYPED_SHARE: f32 = 0.3;
const LEADING: f32 = 1.25;
/// From the largest to the smallest size at which one page is tried.
const SIZES_PT: [f32; 9] = [9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5];

/// A line with its place.
struct Placed<'a> {
    column: usize,
    y: f32,
    height_mm: f32,
    row: Row<'a>,
}

enum Row<'a> {
    Title(&'a str),
    Line(&'a str, Block),
}

/// Lays out the sheet, at the largest size at which it is one page.
pub fn laptop_sheet(laptop: &LaptopSheet, paper: Paper) -> Sheet {
    let mut sheet = laptop.ends.sheet(paper);
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let column_mm = (right - left - GAP_MM) / COLUMNS as f32;
    let head = laptop.ends.head(MARGIN_MM);
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let (size_pt, placed) = SIZES_PT
        .iter()
        .map(|size_pt| (*size_pt, placed(laptop, *size_pt, column_mm, (top, bottom))))
        .find(|(_, placed)| placed.last().is_none_or(|last| last.column < COLUMNS))
        .unwrap_or_else(|| {
            let smallest = SIZES_PT[SIZES_PT.len() - 1];
            (smallest, placed(laptop, smallest, column_mm, (top, bottom)))
        });
    let typed = Style::new(Cut::Strong, size_pt, Ink::Black);
    let mut page = 0;
    for Placed { column, y, height_mm, row } in placed {
        if column / COLUMNS > page {
            page = column / COLUMNS;
            pen = Pen::new_page(&mut sheet);
            head.draw_again(&mut pen);
        }
        let x = left + (column % COLUMNS) as f32 * (column_mm + GAP_MM);
        let first_mm = y + CAP_HEIGHT * size_pt * MM_PER_PT;
        match row {
            Row::Title(title) => {
                let style = Style::new(Cut::Strong, size_pt * 1.3, Ink::Black);
                let baseline = y + height_mm - 2.2;
                pen.text_within(Align::Left, (x, baseline), style, title, column_mm);
                let rule = baseline + 1.6;
                pen.rule(Stroke::Heavy, (x, rule), (x + column_mm, rule));
            }
            Row::Line(words, does) => {
                let typed_mm = column_mm * TYPED_SHARE;
                pen.text_within(Align::Left, (x, first_mm), typed, words, typed_mm - 2.0);
                pen.block((x + typed_mm, first_mm), Ink::Black, does, LEADING);
            }
        }
    }
    laptop.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// Every line at this size, down one column after the other. A title never stands alone at the foot of a column.
fn placed(
    laptop: &LaptopSheet,
    size_pt: f32,
    column_mm: f32,
    (top, bottom): (f32, f32),
) -> Vec<Placed<'_>> {
    let em_mm = size_pt * MM_PER_PT;
    let between_mm = em_mm * 0.75;
    let mut placed = Vec::new();
    let (mut column, mut y) = (0, top);
    for part in &laptop.parts {
        let title_mm = em_mm * 1.3 + 5.0;
        if y + title_mm + em_mm * 4.0 > bottom {
            (column, y) = (column + 1, top);
        }
        placed.push(Placed { column, y, height_mm: title_mm, row: Row::Title(&part.title) });
        y += title_mm + between_mm;
        for (typed, does) in &part.lines {
            let width_mm = column_mm * (1.0 - TYPED_SHARE);
            let does = fit(does, Cut::Regular, width_mm, &[Attempt::paragraph(size_pt)]);
            let height_mm = does.height_mm(LEADING).max(CAP_HEIGHT * em_mm);
            if y + height_mm > bottom {
                (column, y) = (column + 1, top);
            }
            placed.push(Placed { column, y, height_mm, row: Row::Line(typed, does) });
            y += height_mm + between_mm;
        }
        y += between_mm * 2.0;
    }
    placed
}
