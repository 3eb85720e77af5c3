//! The sign-in sheet: everybody who entered, with the seat, a box for the buy-in, and a line to sign on.

use crate::prelude::*;

/// Everything on a sign-in sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignInSheet {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// Who signs, in the order of the sheet.
    pub rows: Vec<SignInRow>,
    /// Lines without a name below them, for those who come unannounced.
    pub spare_rows: usize,
    /// Above the entries' numbers, the names, the tables, the seats, the boxes for the buy-in and the lines to sign on.
    pub heads: [String; 6],
}

/// One entry.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignInRow {
    /// The entry's number.
    pub entry: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// The table's number or name; empty before the draw.
    pub table: String,
    /// The seat's number; empty before the draw.
    pub seat: String,
}

const MARGIN_MM: f32 = 20.0;
const ENTRY: Style = Style::new(Cut::Figures, 11.0, Ink::Soft);
const FIGURE: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 10.0), Attempt::new(2, 9.5, 6.5), Attempt::new(2, 6.5, 2.0).splitting()];
const NAME_LEADING: f32 = 1.12;
/// A row holds a signature, so it is as high as handwriting.
const ROW_MM: f32 = 11.0;
const BOX_MM: f32 = 4.6;
const BUY_IN_MM: f32 = 13.0;
const SIGN_MM: f32 = 56.0;
const GAP_MM: f32 = 5.0;

/// The columns, in the order in which they stand.
struct Columns {
    entry: Column,
    player: Column,
    table: Column,
    seat: Column,
    buy_in: Column,
    sign: Column,
}

impl Columns {
    fn new(sheet: &SignInSheet, left: f32, right: f32) -> Self {
        let widest = |style: Style, label: &str, most_mm: f32, text: fn(&SignInRow) -> &str| {
            let mm = sheet.rows.iter().map(|row| style.width_mm(text(row))).fold(0.0_f32, f32::max);
            // A column that nothing fills takes no room at all.
            if mm == 0.0 { 0.0 } else { mm.max(LABEL.width_mm(label)).min(most_mm) }
        };
        let [entry, _, table, seat, ..] = &sheet.heads;
        let entry_mm = widest(ENTRY, entry, 16.0, |row| &row.entry);
        let table_mm = widest(FIGURE, table, 24.0, |row| &row.table);
        let seat_mm = widest(FIGURE, seat, 16.0, |row| &row.seat);
        let sign = right - SIGN_MM;
        let buy_in = sign - GAP_MM - BUY_IN_MM;
        let before = |x: f32, mm: f32| if mm > 0.0 { x - mm - GAP_MM } else { x };
        let seat_right = buy_in - GAP_MM;
        let table_right = before(seat_right, seat_mm);
        let player = left + if entry_mm > 0.0 { entry_mm + GAP_MM } else { 0.0 };
        Columns {
            entry: Column::left(left, player - left - 2.0),
            player: Column::left(player, before(table_right, table_mm) - player),
            table: Column::right(table_right, table_mm),
            seat: Column::right(seat_right, seat_mm),
            buy_in: Column::left(buy_in, BUY_IN_MM),
            sign: Column::left(sign, SIGN_MM),
        }
    }

    fn all(&self) -> [Column; 6] {
        [self.entry, self.player, self.table, self.seat, self.buy_in, self.sign]
    }

    fn row(&self, pen: &mut Pen, top: f32, row: &SignInRow) {
        let middle = top + ROW_MM / 2.0;
        let baseline = middle + FIGURE.cap_mm() / 2.0;
        self.entry.write(pen, middle + ENTRY.cap_mm() / 2.0, ENTRY, &row.entry);
        let name = fit(&row.player, Cut::Strong, self.player.room_mm, &NAME_SIZES);
        pen.block_about((self.player.x_mm, middle), Ink::Black, name, NAME_LEADING);
        self.table.write(pen, baseline, FIGURE, &row.table);
        self.seat.write(pen, baseline, FIGURE, &row.seat);
        pen.frame(Stroke::Sign, (self.buy_in.x_mm, middle - BOX_MM / 2.0), (BOX_MM, BOX_MM));
        let (sign, sign_mm) = (self.sign.x_mm, top + ROW_MM - 2.6);
        pen.rule(Stroke::Sign, (sign, sign_mm), (pen.width_mm - MARGIN_MM, sign_mm));
    }
}

/// Lays out a sign-in sheet, over as many pages as it takes.
pub fn sign_in_sheet(list: &SignInSheet, paper: Paper) -> Sheet {
    let mut sheet = list.ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, list.ends.head(MARGIN_MM), 4.0);
    let columns = Columns::new(list, flow.left, flow.right);
    flow.columns(under(&list.heads, columns.all()));
    let spare = std::iter::repeat_n(&SPARE, list.spare_rows);
    for row in list.rows.iter().chain(spare) {
        let (top, mut pen) = flow.ruled_row(ROW_MM);
        columns.row(&mut pen, top, row);
    }
    list.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// A line for somebody whose name is not known yet.
static SPARE: SignInRow = SignInRow {
    entry: String::new(),
    player: String::new(),
    table: String::new(),
    seat: String::new(),
};
