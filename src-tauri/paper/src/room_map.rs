//! The room map: the tables at their places, with their numbers and who is left at each.

use crate::feet::Feet;
use crate::prelude::*;

/// The room with its tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RoomMap {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The tables.
    pub tables: Vec<MapTable>,
    /// The breaking order, in a sentence; may be empty.
    pub breaks: String,
}

/// A table at its place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MapTable {
    /// The table's number or name.
    pub table: String,
    /// How many sit there.
    pub players: String,
    /// Its middle from the left, in any unit that is the same for all.
    pub x: i32,
    /// Its middle from the top, in the same unit.
    pub y: i32,
}

const MARGIN_MM: f32 = 15.0;
/// A table as a share of the distance to its nearest neighbour; the rest is for chairs and for walking.
const TABLE_SHARE: f32 = 0.74;
/// A table alone in a room is not drawn over the whole page.
const LARGEST_TABLE_MM: f32 = 60.0;

/// Lays out the map on one page, on the paper's long side. On a wall it is the same map, read from further away.
pub fn room_map(map: &RoomMap, paper: Paper) -> Sheet {
    let times = (paper.width_mm() / Paper::A4.width_mm()).max(1.0);
    let (width_mm, height_mm) = (paper.height_mm() / times, paper.width_mm() / times);
    let mut sheet = Sheet::new(&map.ends.title, width_mm, height_mm);
    let (left, right) = (MARGIN_MM, sheet.width_mm - MARGIN_MM);
    let bottom = sheet.height_mm - MARGIN_MM - 6.0;
    let mut pen = Pen::new_page(&mut sheet);
    let top = map.ends.head(MARGIN_MM).draw(&mut pen);
    let scale = Scale::new(&map.tables, (right - left, bottom - top));
    for table in &map.tables {
        let (x, y) = scale.place(table);
        draw_table(&mut pen, (left + x, top + y), scale.radius_mm, table);
    }
    Feet { said: &map.breaks, ends: &map.ends, margin_mm: MARGIN_MM }.draw(&mut sheet);
    sheet.enlarged(times)
}

/// How units of the room become millimetres of the page.
struct Scale {
    mm: f32,
    /// Of the leftmost and the uppermost table, in units.
    first: (f32, f32),
    /// White before them, in millimetres.
    before: (f32, f32),
    radius_mm: f32,
}

impl Scale {
    fn new(tables: &[MapTable], (width_mm, height_mm): (f32, f32)) -> Self {
        let extent = |of: fn(&MapTable) -> i32| {
            let least = tables.iter().map(of).min().unwrap_or(0);
            let most = tables.iter().map(of).max().unwrap_or(0);
            (least as f32, (i64::from(most) - i64::from(least)) as f32)
        };
        let ((x, across), (y, down)) = (extent(|table| table.x), extent(|table| table.y));
        let apart = nearest(tables);
        // Half a neighbour's distance lies around the outer tables, so that none is cut off.
        let mm = (width_mm / (across + apart)).min(height_mm / (down + apart));
        let radius_mm = (apart * mm * TABLE_SHARE).min(LARGEST_TABLE_MM) / 2.0;
        let before = ((width_mm - across * mm) / 2.0, (height_mm - down * mm) / 2.0);
        Scale { mm, first: (x, y), before, radius_mm }
    }

    fn place(&self, table: &MapTable) -> (f32, f32) {
        let x = self.before.0 + (table.x as f32 - self.first.0) * self.mm;
        (x, self.before.1 + (table.y as f32 - self.first.1) * self.mm)
    }
}

/// The distance of the two tables that are closest; tables on the same spot are not told apart by any scale.
fn nearest(tables: &[MapTable]) -> f32 {
    let mut places: Vec<(i32, i32)> = tables.iter().map(|table| (table.x, table.y)).collect();
    places.sort_unstable();
    places.dedup();
    let mut least = f32::INFINITY;
    for (number, &(x, y)) in places.iter().enumerate() {
        for &(other_x, other_y) in &places[number + 1..] {
            let (across, down) = ((other_x as f32 - x as f32), (other_y as f32 - y as f32));
            // By x they are in order: whoever comes later is further away still.
            if across > least {
                break;
            }
            least = least.min(across.hypot(down));
        }
    }
    if least.is_finite() { least } else { 1.0 }
}

/// The number large, the players below it.
fn draw_table(pen: &mut Pen, (x, y): (f32, f32), radius_mm: f32, table: &MapTable) {
    pen.oval(Stroke::Sign, (x, y), (radius_mm, radius_mm));
    let pt = |share: f32| share * radius_mm / MM_PER_PT;
    let number = Style::new(Cut::Figures, pt(1.0), Ink::Black);
    let players = Style::new(Cut::Regular, pt(0.42), Ink::Soft);
    let gap_mm = radius_mm * 0.2;
    let block_mm = number.cap_mm() + gap_mm + players.cap_mm();
    let number_mm = y - block_mm / 2.0 + number.cap_mm();
    pen.text_within(Align::Centre, (x, number_mm), number, &table.table, radius_mm * 1.6);
    let players_mm = number_mm + gap_mm + players.cap_mm();
    pen.text_within(Align::Centre, (x, players_mm), players, &table.players, radius_mm * 1.3);
}
