//! Table sheets: one page a table, with its seats in their places round it and as a list beside it.

use crate::prelude::*;
use std::borrow::Cow;
use std::f32::consts::PI;

/// The sheets of some tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSheets {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The tables in the order in which they are to be printed.
    pub tables: Vec<TableSheet>,
    /// The words on the sheets.
    pub labels: TableSheetLabels,
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSheet {
    /// The table's number or name.
    pub table: String,
    /// Every seat, from seat 1; an open one has no player.
    pub seats: Vec<TableSeat>,
    /// Where it stands in the breaking order, in a sentence; may be empty.
    pub breaks: String,
}

/// A seat of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSeat {
    /// The seat's number.
    pub seat: String,
    /// Who sits there; nobody at an open seat.
    pub player: Option<String>,
    /// The player is away from the table.
    pub absent: bool,
}

/// The words that stand on every sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableSheetLabels {
    /// Above the table's number.
    pub table: String,
    /// Above the seats' numbers.
    pub seat: String,
    /// Above the names.
    pub player: String,
    /// In place of a name at an open seat.
    pub open: String,
    /// After the name of a player who is away.
    pub absent: String,
    /// At the dealer's place.
    pub dealer: String,
}

const MARGIN_MM: f32 = 15.0;
const EVENT_SIZES: [Attempt; 2] =
    [Attempt::new(1, 12.0, 9.0), Attempt::new(2, 9.0, 5.0).splitting()];
const EVENT_LEADING: f32 = 1.2;
/// The breaking order is read from a chair.
const BREAKS: Style = Style::new(Cut::Strong, 12.0, Ink::Black);
const TABLE_LABEL: Style = Style::new(Cut::Regular, 14.0, Ink::Soft);
const TABLE_LARGEST_PT: f32 = 130.0;
const LABEL_TO_TABLE_MM: f32 = 4.4;
const DEALER: Style = Style::new(Cut::Regular, 9.0, Ink::Soft);
const SEAT: Style = Style::new(Cut::Figures, 18.0, Ink::Black);
/// From the rim to a seat's number inside it, and to the name outside it.
const INSIDE_MM: f32 = 6.5;
const OUTSIDE_MM: f32 = 4.0;
const NAME_SIZES: [Attempt; 4] = [
    Attempt::new(1, 14.0, 10.5),
    Attempt::new(2, 13.0, 8.5),
    Attempt::new(3, 9.0, 7.0),
    Attempt::new(4, 7.0, 2.0).splitting(),
];
const NAME_LEADING: f32 = 1.15;
const LIST_SIZES: [Attempt; 3] =
    [Attempt::new(1, 13.0, 9.0), Attempt::new(2, 9.0, 7.0), Attempt::new(2, 7.0, 2.0).splitting()];
const LIST_MM: f32 = 72.0;
const LIST_SEAT_MM: f32 = 13.0;
const HIGHEST_ROW_MM: f32 = 14.0;

/// Lays out table sheets on the paper's long side.
pub fn table_sheets(tables: &TableSheets, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&tables.ends.title, paper.height_mm(), paper.width_mm());
    for table in &tables.tables {
        let (width, height) = (sheet.width_mm, sheet.height_mm);
        let mut pen = Pen::new_page(&mut sheet);
        let (left, right) = (MARGIN_MM, width - MARGIN_MM);
        let list = right - LIST_MM;
        let room_mm = list - left - 12.0;
        let event = fit(&tables.ends.event, Cut::Strong, room_mm, &EVENT_SIZES);
        let at = (left, MARGIN_MM);
        let top = MARGIN_MM + pen.block_below(at, Ink::Black, event, EVENT_LEADING);
        let bottom = height - MARGIN_MM - 6.0;
        let above = bottom - BREAKS.cap_mm() - 6.0;
        plan(&mut pen, tables, table, (left, top), (left + room_mm, above));
        column(&mut pen, tables, table, (list, right), above);
        let at = (left, bottom - 2.0);
        pen.text_within(Align::Left, at, BREAKS, &table.breaks, right - left);
    }
    tables.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// The seats as a list, beside the table.
fn column(
    pen: &mut Pen,
    tables: &TableSheets,
    table: &TableSheet,
    (left, right): (f32, f32),
    bottom: f32,
) {
    let labels = &tables.labels;
    let name = left + LIST_SEAT_MM;
    let columns = [
        (Column::left(left, LIST_SEAT_MM - 1.0), labels.seat.as_str()),
        (Column::left(name, right - name), &labels.player),
    ];
    let top = heads(pen, (left, right), MARGIN_MM, &columns);
    let row_mm = ((bottom - top) / table.seats.len().max(1) as f32).min(HIGHEST_ROW_MM);
    for (number, seat) in table.seats.iter().enumerate() {
        let y = top + number as f32 * row_mm;
        if number > 0 {
            pen.rule(Stroke::Hair, (left, y), (right, y));
        }
        let middle = y + row_mm / 2.0;
        let ink = if seat.player.is_some() { Ink::Black } else { Ink::Soft };
        let figure = Style { ink, ..SEAT };
        let at = (left, middle + figure.cap_mm() / 2.0);
        pen.text_within(Align::Left, at, figure, &seat.seat, LIST_SEAT_MM - 2.0);
        let (cut, said) = said(seat, labels);
        let block = fit(&said, cut, right - name, &LIST_SIZES);
        pen.block_about((name, middle), ink, block, NAME_LEADING);
    }
    let y = top + table.seats.len() as f32 * row_mm;
    pen.rule(Stroke::Sign, (left, y), (right, y));
}

fn said<'a>(seat: &'a TableSeat, labels: &'a TableSheetLabels) -> (Cut, Cow<'a, str>) {
    match &seat.player {
        Some(player) if seat.absent => {
            (Cut::Strong, format!("{player} \u{b7} {}", labels.absent).into())
        }
        Some(player) => (Cut::Strong, player.into()),
        None => (Cut::Regular, (&labels.open).into()),
    }
}

/// A place on the rim: where it is, from the middle of the table, and which way is out.
struct RimPlace {
    x: f32,
    y: f32,
    out: (f32, f32),
}

/// The place at a share of the way round the rim, from the dealer at the bottom towards the dealer's left, which is
/// clockwise as seen from above.
fn rim_place(share: f32, half_width: f32, half_height: f32) -> RimPlace {
    let straight = half_width - half_height;
    let turn_mm = PI * half_height;
    let whole_mm = 4.0 * straight + 2.0 * turn_mm;
    let mut way = share * whole_mm;
    if way < straight {
        return RimPlace { x: -way, y: half_height, out: (0.0, 1.0) };
    }
    way -= straight;
    let round = |way: f32, side: f32| {
        let angle = way / half_height;
        // On the left from the bottom up, on the right from the top down.
        let (sine, cosine) = (angle.sin(), angle.cos());
        let (right, down) = (side * sine, -side * cosine);
        RimPlace {
            x: side * straight + right * half_height,
            y: down * half_height,
            out: (right, down),
        }
    };
    if way < turn_mm {
        return round(way, -1.0);
    }
    way -= turn_mm;
    if way < 2.0 * straight {
        return RimPlace { x: way - straight, y: -half_height, out: (0.0, -1.0) };
    }
    way -= 2.0 * straight;
    if way < turn_mm {
        return round(way, 1.0);
    }
    RimPlace { x: straight - (way - turn_mm), y: half_height, out: (0.0, 1.0) }
}

/// The table seen from above with its number, the seats round it.
fn plan(
    pen: &mut Pen,
    tables: &TableSheets,
    table: &TableSheet,
    (left, top): (f32, f32),
    (right, bottom): (f32, f32),
) {
    let labels = &tables.labels;
    let centre = ((left + right) / 2.0, (top + bottom) / 2.0);
    // Names stand outside: beside the ends, and above and below the straight sides.
    let half_width = (right - left) / 2.0 - 33.0;
    let half_height = ((bottom - top) / 2.0 - 27.0).min(half_width * 0.8);
    pen.oval(Stroke::Heavy, centre, (half_width, half_height));

    let largest = Style::new(Cut::Figures, TABLE_LARGEST_PT, Ink::Black);
    let room_mm = 2.0 * (half_width - 22.0);
    let figure = largest.within(&table.table, room_mm);
    let block_mm = TABLE_LABEL.cap_mm() + LABEL_TO_TABLE_MM + figure.cap_mm();
    let label_mm = centre.1 - block_mm / 2.0 + TABLE_LABEL.cap_mm();
    pen.text(Align::Centre, (centre.0, label_mm), TABLE_LABEL, &labels.table);
    let figure_mm = label_mm + LABEL_TO_TABLE_MM + figure.cap_mm();
    pen.text(Align::Centre, (centre.0, figure_mm), figure, &table.table);

    // The dealer takes a place of the round.
    let places = table.seats.len() + 1;
    let at = (centre.0, centre.1 + half_height - INSIDE_MM + DEALER.cap_mm() / 2.0);
    pen.text_within(Align::Centre, at, DEALER, &labels.dealer, 24.0);
    let whole_mm = 4.0 * (half_width - half_height) + 2.0 * PI * half_height;
    let apart_mm = whole_mm / places as f32 - 2.0;
    for (number, seat) in (1..).zip(&table.seats) {
        let place = rim_place(number as f32 / places as f32, half_width, half_height);
        let ink = if seat.player.is_some() { Ink::Black } else { Ink::Soft };
        let figure = Style { ink, ..SEAT };
        let x = centre.0 + place.x - place.out.0 * INSIDE_MM;
        let y = centre.1 + place.y - place.out.1 * INSIDE_MM + figure.cap_mm() / 2.0;
        pen.text_within(Align::Centre, (x, y), figure, &seat.seat, 2.0 * INSIDE_MM);

        let x = centre.0 + place.x + place.out.0 * OUTSIDE_MM;
        // Above and below the table names stand side by side, clear of the straight sides; at its ends each has the room to
        // the edge.
        let upright = place.out.1.abs() > 0.9;
        let y = if upright {
            centre.1 + place.out.1.signum() * (half_height + OUTSIDE_MM)
        } else {
            centre.1 + place.y + place.out.1 * OUTSIDE_MM
        };
        let room_mm = match () {
            () if upright => apart_mm,
            () if place.out.0 < 0.0 => x - left,
            () => right - x,
        };
        let (cut, said) = said(seat, labels);
        let block = fit(&said, cut, room_mm, &NAME_SIZES);
        let height_mm = block.height_mm(NAME_LEADING);
        let cap_mm = block.cap_mm();
        // A name beside the table has its middle at the place; above and below it stands clear of the rim.
        let clear = (place.out.1 * 1.6).clamp(-1.0, 1.0);
        let tail_mm = if clear < 0.0 { 0.25 * block.size_pt * MM_PER_PT } else { 0.0 };
        let first_mm = y - height_mm / 2.0 + clear * (height_mm / 2.0 + tail_mm) + cap_mm;
        let align = match () {
            () if upright => Align::Centre,
            () if place.out.0 < 0.0 => Align::Right,
            () => Align::Left,
        };
        for (line, words) in block.lines.into_iter().enumerate() {
            let baseline = first_mm + line as f32 * NAME_LEADING * block.size_pt * MM_PER_PT;
            pen.words(align, (x, baseline), block.size_pt, ink, words);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rim_place;

    #[test]
    fn seats_go_round_from_the_dealers_left() {
        let at = |share| rim_place(share, 50.0, 30.0);
        let close = |one: f32, other: f32| (one - other).abs() < 0.01;
        let dealer = at(0.0);
        assert!(close(dealer.x, 0.0) && close(dealer.y, 30.0));
        // A quarter round is the left end, half round faces the dealer, three quarters the right end.
        assert!(close(at(0.25).x, -50.0) && close(at(0.25).y, 0.0) && close(at(0.25).out.0, -1.0));
        assert!(close(at(0.5).x, 0.0) && close(at(0.5).y, -30.0) && close(at(0.5).out.1, -1.0));
        assert!(close(at(0.75).x, 50.0) && close(at(0.75).y, 0.0));
        assert!(at(0.1).x < 0.0 && at(0.9).x > 0.0);
    }
}
