//! The prize structure for the wall: every paid place and what it gets, as large as the paper allows (HPT, Payout: posted
//! in plain view).

use crate::prelude::*;

/// Everything on a prize poster. Money is formatted by the caller.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrizePoster {
    /// What stands at its head and its foot; three figures fit comfortably.
    pub ends: Ends,
    /// The prizes from first place down; places side by side that get the same are one line.
    pub rows: Vec<PrizeLine>,
    /// How the prizes came about, and what may still change.
    pub remark: String,
    /// The code by which phones find the clock.
    pub code: Option<SquareCode>,
}

/// One line of a prize poster.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PrizeLine {
    /// The place or places, such as "1" or "28–36".
    pub place: String,
    /// What each of them gets.
    pub prize: String,
    /// What there is beside money; empty for none.
    pub beside: String,
}

/// The most lines of a column: more could not be read from where a player sits.
const MOST_IN_A_COLUMN: usize = 15;
/// The most columns of a page.
const MOST_COLUMNS: usize = 3;
/// Height of the figures as a share of their row.
const FULL: f32 = 0.5;
/// The largest row, as a share of the height that all have.
const LARGEST_ROW: f32 = 0.2;

/// Lays out a prize poster, over as many pages as it takes. Everything grows with the paper.
pub fn prize_poster(poster: &PrizePoster, paper: Paper) -> Sheet {
    let (width, height) = (paper.width_mm(), paper.height_mm());
    let scale = paper.scale();
    let margin_mm = 15.0 * scale;
    let mut sheet = poster.ends.sheet(paper);
    sheet.codes.extend(poster.code.clone());
    let per_page = MOST_IN_A_COLUMN * MOST_COLUMNS;
    let mut pages: Vec<&[PrizeLine]> = poster.rows.chunks(per_page).collect();
    if pages.is_empty() {
        pages.push(&[]);
    }
    for rows in pages {
        let mut pen = Pen::new_page(&mut sheet);
        let top = head(&mut pen, poster, (margin_mm, width - margin_mm), scale);
        let bottom = height - margin_mm - 16.0 * scale;
        columns(&mut pen, rows, (margin_mm, top), (width - margin_mm, bottom), scale);
        let remark = Style::new(Cut::Regular, 10.0 * scale, Ink::Soft);
        let at = (margin_mm, height - margin_mm - 6.0 * scale);
        pen.text_within(Align::Left, at, remark, &poster.remark, width - 2.0 * margin_mm);
    }
    poster.ends.feet(&mut sheet, 13.0);
    sheet
}

/// Title, event and figures; gives the height at which the rows begin.
fn head(pen: &mut Pen, poster: &PrizePoster, (left, right): (f32, f32), scale: f32) -> f32 {
    let width = right - left;
    let title = Style::new(Cut::Strong, 40.0 * scale, Ink::Black);
    let event = Style::new(Cut::Regular, 14.0 * scale, Ink::Soft);
    let title_mm = 15.0 * scale + title.cap_mm();
    let event_mm = title_mm + 5.0 * scale + event.cap_mm();
    let y = event_mm + 6.0 * scale;
    let code = poster.code.as_ref();
    let taken = code.map_or(0.0, |code| code.draw_in_head(pen, (right, y), scale));
    pen.text_within(Align::Left, (left, title_mm), title, &poster.ends.title, width - taken);
    pen.text_within(Align::Left, (left, event_mm), event, &poster.ends.event, width - taken);
    pen.rule(Stroke::Heavy, (left, y), (right, y));
    if poster.ends.figures.is_empty() {
        return y + 4.0 * scale;
    }
    let label = Style::new(Cut::Regular, 11.0 * scale, Ink::Soft);
    let figure = Style::new(Cut::Figures, 26.0 * scale, Ink::Black);
    let column = width / poster.ends.figures.len().max(3) as f32;
    let label_mm = y + 5.0 * scale + label.cap_mm();
    let value_mm = label_mm + 3.5 * scale + figure.cap_mm();
    for (number, one) in poster.ends.figures.iter().enumerate() {
        let x = left + number as f32 * column;
        let room = column - 5.0 * scale;
        pen.text_within(Align::Left, (x, label_mm), label, &one.label, room);
        pen.text_within(Align::Left, (x, value_mm), figure, &one.value, room);
    }
    let y = value_mm + 5.0 * scale;
    pen.rule(Stroke::Hair, (left, y), (right, y));
    y + 4.0 * scale
}

/// The lines in as few columns as hold them, all at one size.
fn columns(
    pen: &mut Pen,
    rows: &[PrizeLine],
    (left, top): (f32, f32),
    (right, bottom): (f32, f32),
    scale: f32,
) {
    if rows.is_empty() {
        return;
    }
    let count = rows.len().div_ceil(MOST_IN_A_COLUMN);
    let in_column = rows.len().div_ceil(count);
    let gutter = 10.0 * scale;
    let width = (right - left - (count - 1) as f32 * gutter) / count as f32;
    let row_mm = ((bottom - top) / in_column as f32).min((bottom - top) * LARGEST_ROW);
    let widest = |size_pt: f32| {
        let (place, prize) = styles(size_pt);
        let places = rows.iter().map(|row| place.width_mm(&row.place)).fold(0.0_f32, f32::max);
        let prizes = rows.iter().map(|row| prize.width_mm(&row.prize)).fold(0.0_f32, f32::max);
        (places, places + prizes + 8.0 * scale)
    };
    let mut size_pt = row_mm * FULL / CAP_HEIGHT / MM_PER_PT;
    while widest(size_pt).1 > width && size_pt > 4.0 {
        size_pt *= 0.98;
    }
    let (place, prize) = styles(size_pt);
    let beside = Style::new(Cut::Regular, (size_pt * 0.4).max(7.0), Ink::Soft);
    let places_mm = widest(size_pt).0;
    for (number, row) in rows.iter().enumerate() {
        let x = left + (number / in_column) as f32 * (width + gutter);
        let y = top + (number % in_column) as f32 * row_mm;
        let baseline = y + row_mm / 2.0 + prize.cap_mm() / 2.0;
        pen.text_within(Align::Left, (x, baseline), place, &row.place, places_mm + 1.0);
        let prize_mm = prize.width_mm(&row.prize);
        pen.text_within(Align::Right, (x + width, baseline), prize, &row.prize, width - places_mm);
        let from = x + places_mm + 4.0 * scale;
        let room = x + width - prize_mm - 4.0 * scale - from;
        if !row.beside.is_empty() && room > 4.0 {
            pen.text_within(Align::Left, (from, baseline), beside, &row.beside, room);
        }
        pen.rule(Stroke::Hair, (x, y + row_mm), (x + width, y + row_mm));
    }
}

fn styles(size_pt: f32) -> (Style, Style) {
    (
        Style::new(Cut::Regular, size_pt * 0.7, Ink::Soft),
        Style::new(Cut::Figures, size_pt, Ink::Black),
    )
}
