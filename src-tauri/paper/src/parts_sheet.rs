//! A sheet in parts: under each title lines of a few words with what they mean. Beside the laptop, rulings, the handover.

use crate::prelude::*;

/// Everything on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PartsSheet {
    /// What stands at its head and its foot. The number of the page is seen only where one page is too small.
    pub ends: Ends,
    /// How it is read: at a glance, on one page if that can be; or page by page, at a size for the hand.
    pub reads: Reads,
    /// The groups in their order.
    pub parts: Vec<LinesPart>,
}

/// How a sheet in parts is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reads {
    /// Two columns on one page, as small as that takes.
    #[default]
    AtAGlance,
    /// Two columns, page after page.
    AsABooklet,
    /// One column, page after page.
    LineByLine,
}

/// Lines that belong together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LinesPart {
    /// What they are.
    pub title: String,
    /// A few words, such as what is typed, and what they mean.
    pub lines: Vec<(String, String)>,
}

const MARGIN_MM: f32 = 15.0;
const GAP_MM: f32 = 8.0;
/// The few words take this share of a column.
const WORDS_SHARE: f32 = 0.3;
const LEADING: f32 = 1.25;
/// From the largest to the smallest size at which one page is tried.
const SIZES_PT: [f32; 9] = [9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5];

impl Reads {
    fn columns(self) -> usize {
        match self {
            Self::AtAGlance | Self::AsABooklet => 2,
            Self::LineByLine => 1,
        }
    }

    /// The sizes that are tried; the last is taken however many pages it fills.
    fn sizes_pt(self) -> &'static [f32] {
        match self {
            Self::AtAGlance => &SIZES_PT,
            Self::AsABooklet => &[8.5],
            Self::LineByLine => &[11.0, 10.0],
        }
    }
}

/// A line with its place.
struct Placed<'a> {
    column: usize,
    y: f32,
    height_mm: f32,
    row: Row<'a>,
}

enum Row<'a> {
    Title(&'a str),
    Line(Words<'a>, Block),
}

/// The few words of a line: at a glance on one line whatever their size, else on as many as they take.
enum Words<'a> {
    OneLine(&'a str),
    Wrapped(Block),
}

/// Lays out the sheet, at the largest size at which it is one page.
pub fn parts_sheet(of: &PartsSheet, paper: Paper) -> Sheet {
    let mut sheet = of.ends.sheet(paper);
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let columns = of.reads.columns();
    let column_mm = (right - left - GAP_MM * (columns - 1) as f32) / columns as f32;
    let head = of.ends.head(MARGIN_MM);
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let at = |size_pt: f32| (size_pt, placed(of, size_pt, column_mm, (top, bottom)));
    let sizes_pt = of.reads.sizes_pt();
    let one_page = sizes_pt
        .iter()
        .map(|size_pt| at(*size_pt))
        .find(|(_, placed)| placed.last().is_none_or(|last| last.column < columns));
    let (size_pt, placed) = one_page.unwrap_or_else(|| at(sizes_pt[sizes_pt.len() - 1]));
    let typed = Style::new(Cut::Strong, size_pt, Ink::Black);
    let mut page = 0;
    for Placed { column, y, height_mm, row } in placed {
        if column / columns > page {
            page = column / columns;
            pen = Pen::new_page(&mut sheet);
            head.draw_again(&mut pen);
        }
        let x = left + (column % columns) as f32 * (column_mm + GAP_MM);
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
                let typed_mm = column_mm * WORDS_SHARE;
                match words {
                    Words::OneLine(words) => {
                        pen.text_within(Align::Left, (x, first_mm), typed, words, typed_mm - 2.0);
                    }
                    Words::Wrapped(words) => {
                        pen.block((x, first_mm), Ink::Black, words, LEADING);
                    }
                }
                pen.block((x + typed_mm, first_mm), Ink::Black, does, LEADING);
            }
        }
    }
    of.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// Every line at this size, down one column after the other. A title never stands alone at the foot of a column.
fn placed(
    of: &PartsSheet,
    size_pt: f32,
    column_mm: f32,
    (top, bottom): (f32, f32),
) -> Vec<Placed<'_>> {
    let em_mm = size_pt * MM_PER_PT;
    let between_mm = em_mm * 0.75;
    let mut placed = Vec::new();
    let (mut column, mut y) = (0, top);
    for part in &of.parts {
        let title_mm = em_mm * 1.3 + 5.0;
        if y + title_mm + em_mm * 4.0 > bottom {
            (column, y) = (column + 1, top);
        }
        placed.push(Placed { column, y, height_mm: title_mm, row: Row::Title(&part.title) });
        y += title_mm + between_mm;
        for (typed, does) in &part.lines {
            let width_mm = column_mm * (1.0 - WORDS_SHARE);
            let does = fit(does, Cut::Regular, width_mm, &[Attempt::paragraph(size_pt)]);
            let words = match of.reads {
                Reads::AtAGlance => Words::OneLine(typed),
                Reads::AsABooklet | Reads::LineByLine => {
                    let width_mm = column_mm * WORDS_SHARE - 2.0;
                    let words = [Attempt::paragraph(size_pt).splitting()];
                    Words::Wrapped(fit(typed, Cut::Strong, width_mm, &words))
                }
            };
            let words_mm = match &words {
                Words::OneLine(_) => 0.0,
                Words::Wrapped(words) => words.height_mm(LEADING),
            };
            let height_mm = does.height_mm(LEADING).max(words_mm).max(CAP_HEIGHT * em_mm);
            if y + height_mm > bottom {
                (column, y) = (column + 1, top);
            }
            placed.push(Placed { column, y, height_mm, row: Row::Line(words, does) });
            y += height_mm + between_mm;
        }
        y += between_mm * 2.0;
    }
    placed
}
