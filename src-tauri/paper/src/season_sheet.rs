//! The table of a season: a list on a small paper, a poster on a large one.

use crate::prelude::*;

/// Everything on the table of a season. Points are formatted by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeasonSheet {
    /// What stands at its head and its foot; the title is the name of the season.
    pub ends: Ends,
    /// The heads of the columns of figures, the last one the points.
    pub columns: Vec<String>,
    /// The players by rank.
    pub rows: Vec<SeasonSheetRow>,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeasonSheetRow {
    /// The rank; a dash for one who has none.
    pub rank: String,
    /// The name.
    pub name: String,
    /// A figure for each column.
    pub figures: Vec<String>,
}

/// The lowest row on A4: more could not be read on a wall.
const LOWEST_MM: f32 = 7.0;
/// The highest row on A4, so that a short table is no shout.
const HIGHEST_MM: f32 = 13.0;
/// What the heads of the columns take on A4.
const HEADS_MM: f32 = 8.0;
/// Height of the figures as a share of their row.
const FULL: f32 = 0.42;
/// Width of a column as a multiple of its row's height.
const COLUMN: f32 = 2.4;
/// The widest column as a share of the table: the names need the rest.
const WIDEST: f32 = 0.16;

/// Lays out the table of a season, over as many pages as it takes. Everything grows with the paper.
pub fn season_sheet(season: &SeasonSheet, paper: Paper) -> Sheet {
    let (width, height) = (paper.width_mm(), paper.height_mm());
    let scale = paper.scale();
    let margin_mm = 15.0 * scale;
    let mut sheet = season.ends.sheet(paper);
    let (left, right, bottom) = (margin_mm, width - margin_mm, height - margin_mm - 6.0 * scale);
    let mut pen = Pen::new_page(&mut sheet);
    let top = head(&mut pen, season, (left, right), scale);
    let fits = (bottom - top - HEADS_MM * scale) / season.rows.len().max(1) as f32;
    let row_mm = fits.clamp(LOWEST_MM * scale, HIGHEST_MM * scale);
    let columns = Columns { left, right, row_mm };
    let mut y = columns.heads(&mut pen, season, top, scale);
    for row in &season.rows {
        // The last row of a page that is full may stand on its edge.
        if y + row_mm > bottom + row_mm * 0.5 {
            pen = Pen::new_page(&mut sheet);
            let top = head(&mut pen, season, (left, right), scale);
            y = columns.heads(&mut pen, season, top, scale);
        }
        columns.row(&mut pen, row, y);
        y += row_mm;
        pen.rule(Stroke::Hair, (left, y), (right, y));
    }
    season.ends.feet(&mut sheet, 13.0);
    sheet
}

/// Title and what is said under it; gives the height at which the table begins.
fn head(pen: &mut Pen, season: &SeasonSheet, (left, right): (f32, f32), scale: f32) -> f32 {
    let title = Style::new(Cut::Strong, 34.0 * scale, Ink::Black);
    let about = Style::new(Cut::Regular, 12.0 * scale, Ink::Soft);
    let mut y = 15.0 * scale + title.cap_mm();
    pen.name_within((left, y), title, &season.ends.title, right - left);
    y += 5.0 * scale + about.cap_mm();
    pen.text_within(Align::Left, (left, y), about, &season.ends.event, right - left);
    y += 5.0 * scale;
    pen.rule(Stroke::Heavy, (left, y), (right, y));
    y
}

/// Where the columns of the table stand.
struct Columns {
    left: f32,
    right: f32,
    row_mm: f32,
}

impl Columns {
    fn width_mm(&self) -> f32 {
        (self.row_mm * COLUMN).min((self.right - self.left) * WIDEST)
    }

    /// The right edge of a column of figures, of so many.
    fn end_mm(&self, column: usize, columns: usize) -> f32 {
        self.right - (columns - 1 - column) as f32 * self.width_mm()
    }

    fn heads(&self, pen: &mut Pen, season: &SeasonSheet, top: f32, scale: f32) -> f32 {
        let style = Style::new(Cut::Regular, 9.0 * scale, Ink::Soft);
        let y = top + 3.0 * scale + style.cap_mm();
        for (column, head) in season.columns.iter().enumerate() {
            let at = (self.end_mm(column, season.columns.len()), y);
            pen.text_within(Align::Right, at, style, head, self.width_mm() * 0.9);
        }
        let y = y + 2.0 * scale;
        pen.rule(Stroke::Hair, (self.left, y), (self.right, y));
        y
    }

    fn row(&self, pen: &mut Pen, row: &SeasonSheetRow, y: f32) {
        let size_pt = self.row_mm * FULL / CAP_HEIGHT / MM_PER_PT;
        let soft = Style::new(Cut::Regular, size_pt * 0.8, Ink::Soft);
        let name = Style::new(Cut::Strong, size_pt * 0.9, Ink::Black);
        let figure = Style::new(Cut::Figures, size_pt, Ink::Black);
        let baseline = y + self.row_mm / 2.0 + figure.cap_mm() / 2.0;
        let rank_mm = self.row_mm * 1.4;
        pen.text_within(Align::Left, (self.left, baseline), soft, &row.rank, rank_mm * 0.9);
        let from = self.left + rank_mm;
        let room = self.right - row.figures.len() as f32 * self.width_mm() - from;
        pen.name_within((from, baseline), name, &row.name, room);
        for (column, said) in row.figures.iter().enumerate() {
            let last = column + 1 == row.figures.len();
            let style = if last { figure } else { soft };
            let at = (self.end_mm(column, row.figures.len()), baseline);
            pen.text_within(Align::Right, at, style, said, self.width_mm() * 0.9);
        }
    }
}
