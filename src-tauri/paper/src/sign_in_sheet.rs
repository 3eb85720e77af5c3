//! The sign-in sheet: everybody who entered, with the seat, a box for the buy-in, and a line to sign on.

use crate::feet::Feet;
use crate::fit::{Attempt, fit};
use crate::fonts::{CAP_HEIGHT, Cut};
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

/// Everything on a sign-in sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignInSheet {
    /// A line under the title.
    pub event: String,
    /// The figures at the head.
    pub figures: Vec<HeadFigure>,
    /// Who signs, in the order of the sheet.
    pub rows: Vec<SignInRow>,
    /// Lines without a name below them, for those who come unannounced.
    pub spare_rows: usize,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the sheet.
    pub labels: SignInLabels,
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

/// The words that stand on the sheet, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SignInLabels {
    /// The title.
    pub title: String,
    /// Above the entries' numbers.
    pub entry: String,
    /// Above the names.
    pub player: String,
    /// Above the tables' numbers.
    pub table: String,
    /// Above the seats' numbers.
    pub seat: String,
    /// Above the boxes.
    pub buy_in: String,
    /// Above the lines.
    pub signature: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

const MARGIN_MM: f32 = 20.0;
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
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

/// The columns, in millimetres from the page's left edge.
struct Columns {
    left: f32,
    player: f32,
    name_mm: f32,
    table_right: f32,
    table_mm: f32,
    seat_right: f32,
    seat_mm: f32,
    buy_in: f32,
    sign: f32,
    right: f32,
}

impl Columns {
    fn new(sheet: &SignInSheet, width_mm: f32) -> Self {
        let (left, right) = (MARGIN_MM, width_mm - MARGIN_MM);
        let widest = |style: Style, label: &str, most_mm: f32, text: fn(&SignInRow) -> &str| {
            let mm = sheet.rows.iter().map(|row| style.width_mm(text(row))).fold(0.0_f32, f32::max);
            // A column that nothing fills takes no room at all.
            if mm == 0.0 { 0.0 } else { mm.max(LABEL.width_mm(label)).min(most_mm) }
        };
        let labels = &sheet.labels;
        let entry_mm = widest(ENTRY, &labels.entry, 16.0, |row| &row.entry);
        let table_mm = widest(FIGURE, &labels.table, 24.0, |row| &row.table);
        let seat_mm = widest(FIGURE, &labels.seat, 16.0, |row| &row.seat);
        let sign = right - SIGN_MM;
        let buy_in = sign - GAP_MM - BUY_IN_MM;
        let before = |x: f32, mm: f32| if mm > 0.0 { x - mm - GAP_MM } else { x };
        let seat_right = buy_in - GAP_MM;
        let table_right = before(seat_right, seat_mm);
        let player = left + if entry_mm > 0.0 { entry_mm + GAP_MM } else { 0.0 };
        let name_mm = before(table_right, table_mm) - player;
        Columns {
            left,
            player,
            name_mm,
            table_right,
            table_mm,
            seat_right,
            seat_mm,
            buy_in,
            sign,
            right,
        }
    }

    /// The heads of the columns; gives the height at which rows begin.
    fn head(&self, pen: &mut Pen, top: f32, labels: &SignInLabels) -> f32 {
        let y = top + LABEL.cap_mm();
        let entry_mm = self.player - self.left - 2.0;
        if entry_mm > 0.0 {
            pen.text_within(Align::Left, (self.left, y), LABEL, &labels.entry, entry_mm);
        }
        pen.text_within(Align::Left, (self.player, y), LABEL, &labels.player, self.name_mm);
        if self.table_mm > 0.0 {
            let at = (self.table_right, y);
            pen.text_within(Align::Right, at, LABEL, &labels.table, self.table_mm);
            let at = (self.seat_right, y);
            pen.text_within(Align::Right, at, LABEL, &labels.seat, self.seat_mm);
        }
        pen.text_within(Align::Left, (self.buy_in, y), LABEL, &labels.buy_in, BUY_IN_MM);
        pen.text_within(Align::Left, (self.sign, y), LABEL, &labels.signature, SIGN_MM);
        pen.rule(Stroke::Sign, (self.left, y + 3.0), (self.right, y + 3.0));
        y + 3.0
    }

    fn row(&self, pen: &mut Pen, top: f32, row: &SignInRow) {
        let middle = top + ROW_MM / 2.0;
        let baseline = middle + FIGURE.cap_mm() / 2.0;
        let entry_mm = self.player - self.left - 2.0;
        if entry_mm > 0.0 {
            let at = (self.left, middle + ENTRY.cap_mm() / 2.0);
            pen.text_within(Align::Left, at, ENTRY, &row.entry, entry_mm);
        }
        let name = fit(&row.player, Cut::Strong, self.name_mm, &NAME_SIZES);
        let first_mm =
            middle - name.height_mm(NAME_LEADING) / 2.0 + CAP_HEIGHT * name.size_pt * MM_PER_PT;
        pen.block((self.player, first_mm), Ink::Black, name, NAME_LEADING);
        if self.table_mm > 0.0 {
            let at = (self.table_right, baseline);
            pen.text_within(Align::Right, at, FIGURE, &row.table, self.table_mm);
            let at = (self.seat_right, baseline);
            pen.text_within(Align::Right, at, FIGURE, &row.seat, self.seat_mm.max(0.1));
        }
        pen.frame(Stroke::Sign, (self.buy_in, middle - BOX_MM / 2.0), (BOX_MM, BOX_MM));
        let sign_mm = top + ROW_MM - 2.6;
        pen.rule(Stroke::Sign, (self.sign, sign_mm), (self.right, sign_mm));
    }
}

/// Lays out a sign-in sheet, over as many pages as it takes.
pub fn sign_in_sheet(list: &SignInSheet, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&list.labels.title, paper.width_mm(), paper.height_mm());
    let columns = Columns::new(list, paper.width_mm());
    let bottom = paper.height_mm() - MARGIN_MM - 4.0;
    let head = Head {
        title: &list.labels.title,
        event: &list.event,
        figures: &list.figures,
        top_mm: MARGIN_MM,
        left_mm: columns.left,
        right_mm: columns.right,
    };
    let mut pen = Pen::new_page(&mut sheet);
    let top = head.draw(&mut pen);
    let mut y = columns.head(&mut pen, top, &list.labels);
    let mut ruled = false;
    let spare = std::iter::repeat_n(&SPARE, list.spare_rows);
    for row in list.rows.iter().chain(spare) {
        if y + ROW_MM > bottom {
            pen = Pen::new_page(&mut sheet);
            let top = head.draw_again(&mut pen);
            y = columns.head(&mut pen, top, &list.labels);
            ruled = false;
        }
        if ruled {
            pen.rule(Stroke::Hair, (columns.left, y), (columns.right, y));
        }
        columns.row(&mut pen, y, row);
        y += ROW_MM;
        ruled = true;
    }
    let feet =
        Feet { said: "", imprint: &list.imprint, page: &list.labels.page, margin_mm: MARGIN_MM };
    feet.draw(&mut sheet);
    sheet
}

/// A line for somebody whose name is not known yet.
static SPARE: SignInRow = SignInRow {
    entry: String::new(),
    player: String::new(),
    table: String::new(),
    seat: String::new(),
};
