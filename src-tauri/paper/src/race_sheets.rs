//! Race sheets: a page for each table at which chips are raced off, to fill in by hand or filled.

use crate::prelude::*;

/// The sheets of some tables.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RaceSheets {
    /// What stands at the head and the foot of each; in the title `{table}` stands for the table.
    pub ends: Ends,
    /// Which chip leaves and which takes its place, in a sentence.
    pub exchange: String,
    /// How the race is held, a sentence a line.
    pub how: Vec<String>,
    /// The tables in the order in which they are to be printed.
    pub tables: Vec<RaceSheet>,
    /// Above the seats' numbers, the names, the counts of the chips that leave, the cards and the new chips.
    pub heads: [String; 5],
}

/// One table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RaceSheet {
    /// The table's number or name.
    pub table: String,
    /// What to bring and to collect, or what came in and went out.
    pub figures: Vec<HeadFigure>,
    /// The players, seat 1 first.
    pub rows: Vec<RaceSheetRow>,
    /// Chips found after the race, a sentence each.
    pub found: Vec<String>,
}

/// A player of a race; what is empty is filled in by hand.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RaceSheetRow {
    /// The seat's number.
    pub seat: String,
    /// The player's name, in any alphabet.
    pub player: String,
    /// The chips that leave.
    pub chips: String,
    /// The cards, such as "Ks 10h".
    pub cards: String,
    /// The new chips.
    pub new: String,
    /// Why the player won, under the cards; may be empty.
    pub why: String,
}

const MARGIN_MM: f32 = 20.0;
const EXCHANGE: Style = Style::new(Cut::Strong, 15.0, Ink::Black);
const HOW_SIZES: [Attempt; 1] = [Attempt::new(4, 11.0, 7.0).splitting()];
const HOW_LEADING: f32 = 1.3;
const FIGURE: Style = Style::new(Cut::Figures, 15.0, Ink::Black);
const CARDS: [Attempt; 2] = [Attempt::new(1, 12.0, 8.0), Attempt::new(3, 9.0, 5.0).splitting()];
const WHY: Style = Style::new(Cut::Regular, 7.5, Ink::Soft);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 10.0), Attempt::new(2, 9.5, 6.5), Attempt::new(2, 6.5, 2.0).splitting()];
const NAME_LEADING: f32 = 1.12;
/// A row is as high as a figure written by hand.
const ROW_MM: f32 = 13.0;
const SEAT_MM: f32 = 13.0;
const BOX_MM: (f32, f32) = (16.0, 8.5);
const CARDS_MM: f32 = 58.0;
const GAP_MM: f32 = 6.0;

/// Lays out a page for each table.
pub fn race_sheets(races: &RaceSheets, paper: Paper) -> Sheet {
    let title = races.ends.title.replace(" · table {table}", "");
    let mut sheet = Sheet::new(&title, paper.width_mm(), paper.height_mm());
    for table in &races.tables {
        let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
        let mut pen = Pen::new_page(&mut sheet);
        let title = &races.ends.title.replace("{table}", &table.table);
        let head = Head { title, figures: &table.figures, ..races.ends.head(MARGIN_MM) };
        let mut y = head.draw(&mut pen) + EXCHANGE.cap_mm();
        pen.text_within(Align::Left, (left, y), EXCHANGE, &races.exchange, right - left);
        y += 8.0;
        y = rows(&mut pen, races, table, (left, right), y);
        y += 8.0;
        let found = table.found.iter().map(|sentence| (sentence, Ink::Black));
        for (sentence, ink) in found.chain(races.how.iter().map(|sentence| (sentence, Ink::Soft))) {
            let block = fit(sentence, Cut::Regular, right - left, &HOW_SIZES);
            y += pen.block_below((left, y), ink, block, HOW_LEADING) + 2.6;
        }
    }
    races.ends.feet(&mut sheet, MARGIN_MM);
    sheet
}

/// The players with their boxes; gives the height below the last of them.
fn rows(
    pen: &mut Pen,
    races: &RaceSheets,
    table: &RaceSheet,
    (left, right): (f32, f32),
    top: f32,
) -> f32 {
    let new = right - BOX_MM.0;
    let cards = new - GAP_MM - CARDS_MM;
    let chips = cards - GAP_MM - BOX_MM.0;
    let player = left + SEAT_MM;
    let name_mm = chips - GAP_MM - player;
    let columns = [
        Column::left(left, SEAT_MM - 1.0),
        Column::left(player, name_mm),
        Column::left(chips, BOX_MM.0 + GAP_MM - 1.0),
        Column::left(cards, CARDS_MM),
        Column::left(new, BOX_MM.0),
    ];
    let mut y = heads(pen, (left, right), top, &under(&races.heads, columns));
    for row in &table.rows {
        let middle = y + ROW_MM / 2.0;
        let at = (left, middle + FIGURE.cap_mm() / 2.0);
        pen.text_within(Align::Left, at, FIGURE, &row.seat, SEAT_MM - 2.0);
        let name = fit(&row.player, Cut::Strong, name_mm, &NAME_SIZES);
        pen.block_about((player, middle), Ink::Black, name, NAME_LEADING);
        for (x, text) in [(chips, &row.chips), (new, &row.new)] {
            pen.frame(Stroke::Sign, (x, middle - BOX_MM.1 / 2.0), BOX_MM);
            let at = (x + BOX_MM.0 / 2.0, middle + FIGURE.cap_mm() / 2.0);
            pen.text_within(Align::Centre, at, FIGURE, text, BOX_MM.0 - 2.0);
        }
        if row.cards.is_empty() {
            let line_mm = middle + BOX_MM.1 / 2.0;
            pen.rule(Stroke::Sign, (cards, line_mm), (cards + CARDS_MM, line_mm));
        } else {
            let dealt = fit(&row.cards, Cut::Figures, CARDS_MM, &CARDS);
            let lift_mm = if row.why.is_empty() { 0.0 } else { 1.8 };
            pen.block_about((cards, middle - lift_mm), Ink::Black, dealt, NAME_LEADING);
            let at = (cards, y + ROW_MM - 1.4);
            pen.text_within(Align::Left, at, WHY, &row.why, CARDS_MM);
        }
        y += ROW_MM;
        pen.rule(Stroke::Hair, (left, y), (right, y));
    }
    y
}
