//! Break cards: how a table breaks in two draws, first for a table, then for a seat there (TCH 10b).
//!
//! The cards bear no names. A page before them says what lies on which pile, and has a line for everybody at the
//! breaking table, on which the desk notes what was drawn.

use crate::cut_grid::CutGrid;
use crate::feet::Feet;
use crate::fit::{Attempt, fit};
use crate::fonts::{CAP_HEIGHT, Cut};
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

/// The piles for one breaking table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BreakCards {
    /// The event's name.
    pub event: String,
    /// The table that breaks.
    pub table: String,
    /// Its players in the order of their seats.
    pub players: Vec<BreakPlayer>,
    /// The tables that receive them.
    pub piles: Vec<BreakPile>,
    /// How many more seats must open before the table can break; 0 when everybody has one.
    pub short: u32,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the cards.
    pub labels: BreakCardLabels,
}

/// Somebody at the breaking table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BreakPlayer {
    /// The seat's number.
    pub seat: String,
    /// The player's name.
    pub player: String,
}

/// A table that receives players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BreakPile {
    /// The table's number or name.
    pub table: String,
    /// How many of its cards lie on the pile of tables: so many players come to it.
    pub cards: u32,
    /// Its open seats, a card each on its pile of seats.
    pub seats: Vec<String>,
}

/// The words that stand on the cards, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BreakCardLabels {
    /// The title; `{table}` stands for the breaking table.
    pub title: String,
    /// What is done, one step a sentence.
    pub steps: Vec<String>,
    /// Said while seats are missing; `{short}` stands for how many.
    pub short: String,
    /// Counts the players at the head.
    pub players: String,
    /// Counts the cards on the pile of tables.
    pub table_cards: String,
    /// Counts the cards on the piles of seats.
    pub seat_cards: String,
    /// Above the tables' numbers.
    pub table: String,
    /// Above the seats' numbers.
    pub seat: String,
    /// Above the names.
    pub player: String,
    /// Above the lines for the tables drawn.
    pub drawn_table: String,
    /// Above the lines for the seats drawn.
    pub drawn_seat: String,
    /// Where a card of the first pile belongs.
    pub first_pile: String,
    /// Where a card of the second draw belongs; `{table}` stands for its table.
    pub second_pile: String,
    /// What to do with a card of the first pile.
    pub then_seat: String,
    /// What to do with a card of the second draw.
    pub then_move: String,
    /// The card's number; `{card}` and `{cards}` stand for the numbers.
    pub card: String,
    /// The page's number; `{page}` and `{pages}` stand for the numbers.
    pub page: String,
}

const MARGIN_MM: f32 = 20.0;
const STEP_PT: f32 = 9.5;
const STEP_LEADING: f32 = 1.4;
const NUMBER: Style = Style::new(Cut::Figures, 11.0, Ink::Black);
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const SEAT: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 9.0), Attempt::new(2, 9.5, 6.0), Attempt::new(2, 6.0, 2.0).splitting()];
const NAME_LEADING: f32 = 1.12;
const ROW_MM: f32 = 11.5;
/// The lines to write on: a number of up to four digits each.
const WRITE_MM: f32 = 28.0;
const BETWEEN_MM: f32 = 6.0;

/// White inside each card's edge: scissors are not exact.
const PADDING_MM: f32 = 6.5;
const PILE: Style = Style::new(Cut::Strong, 9.0, Ink::Black);
const CARD: Style = Style::new(Cut::Regular, 9.0, Ink::Soft);
const FOOT: Style = Style::new(Cut::Regular, 7.0, Ink::Soft);
const FIGURE_LARGEST_PT: f32 = 72.0;
const LABEL_TO_FIGURE_MM: f32 = 2.6;

/// Lays out the page for the desk, the pile of table cards, and the piles of seat cards, each draw on pages of its own.
pub fn break_cards(cards: &BreakCards, paper: Paper) -> Sheet {
    let title = cards.labels.title.replace("{table}", &cards.table);
    let mut sheet = Sheet::new(&title, paper.width_mm(), paper.height_mm());
    desk_page(&mut sheet, cards, &title);
    let feet =
        Feet { said: "", imprint: &cards.imprint, page: &cards.labels.page, margin_mm: MARGIN_MM };
    // The cards are no pages of it: they are cut apart.
    feet.draw(&mut sheet);
    let mut first = Vec::new();
    for pile in &cards.piles {
        first.extend((0..pile.cards).map(|_| Face { table: &pile.table, seat: None }));
    }
    let seats = cards.piles.iter().flat_map(|pile| {
        pile.seats.iter().map(|seat| Face { table: &pile.table, seat: Some(seat) })
    });
    let second: Vec<Face> = seats.collect();
    let grid = CutGrid::cards(paper);
    for pile in [first, second] {
        for (page, faces) in pile.chunks(grid.places()).enumerate() {
            let mut pen = Pen::new_page(&mut sheet);
            grid.lines(&mut pen, faces.len());
            for (number, face) in faces.iter().enumerate() {
                let card = (page * grid.places() + number + 1, pile.len());
                draw_card(&mut pen, (&grid, number), cards, face, card);
            }
        }
    }
    sheet
}

/// What a card of either draw says.
struct Face<'a> {
    table: &'a str,
    seat: Option<&'a str>,
}

fn draw_card(
    pen: &mut Pen,
    (grid, place): (&CutGrid, usize),
    cards: &BreakCards,
    face: &Face,
    (card, of): (usize, usize),
) {
    let labels = &cards.labels;
    let (corner, top) = grid.corner_mm(place);
    let (left, right) = (corner + PADDING_MM, corner + grid.card_mm.0 - PADDING_MM);
    let width_mm = right - left;
    let head_mm = top + PADDING_MM + PILE.cap_mm();
    let foot_mm = top + grid.card_mm.1 - PADDING_MM + 0.4;
    let rule_mm = foot_mm - FOOT.cap_mm() - 2.2;

    let pile = match face.seat {
        None => labels.first_pile.clone(),
        Some(_) => labels.second_pile.replace("{table}", face.table),
    };
    let breaks = labels.title.replace("{table}", &cards.table);
    pen.text_within(Align::Left, (left, head_mm), PILE, &pile, width_mm * 0.56);
    pen.text_within(Align::Right, (right, head_mm), CARD, &breaks, width_mm * 0.4);

    // One figure for a table; a table and a seat side by side, each in its half.
    let figures: Vec<(&str, &str)> = match face.seat {
        None => vec![(&labels.table, face.table)],
        Some(seat) => vec![(&labels.table, face.table), (&labels.seat, seat)],
    };
    let column_mm = width_mm / figures.len() as f32;
    let middle_mm = (head_mm + rule_mm) / 2.0;
    let figure = Style::new(Cut::Figures, FIGURE_LARGEST_PT, Ink::Black);
    let widest = figures.iter().map(|(_, text)| figure.width_mm(text)).fold(0.1_f32, f32::max);
    let size_pt = FIGURE_LARGEST_PT * ((column_mm - 4.0) / widest).min(1.0);
    let figure = Style { size_pt, ..figure };
    let block_mm = LABEL.cap_mm() + LABEL_TO_FIGURE_MM + figure.cap_mm();
    let label_mm = middle_mm - block_mm / 2.0 + LABEL.cap_mm();
    let figure_mm = label_mm + LABEL_TO_FIGURE_MM + figure.cap_mm();
    for (number, (label, text)) in figures.into_iter().enumerate() {
        let centre = left + (number as f32 + 0.5) * column_mm;
        pen.text_within(Align::Centre, (centre, label_mm), LABEL, label, column_mm - 2.0);
        pen.text(Align::Centre, (centre, figure_mm), figure, text);
    }

    pen.rule(Stroke::Hair, (left, rule_mm), (right, rule_mm));
    let then = if face.seat.is_none() { &labels.then_seat } else { &labels.then_move };
    let number =
        labels.card.replace("{card}", &card.to_string()).replace("{cards}", &of.to_string());
    let number_mm = FOOT.width_mm(&number);
    pen.text_within(Align::Left, (left, foot_mm), FOOT, then, width_mm - number_mm - 4.0);
    pen.text(Align::Right, (right, foot_mm), FOOT, &number);
}

/// What is done, what lies on which pile, and who drew what.
fn desk_page(sheet: &mut Sheet, cards: &BreakCards, title: &str) {
    let labels = &cards.labels;
    let (left, right) = (MARGIN_MM, sheet.width_mm - MARGIN_MM);
    let bottom = sheet.height_mm - MARGIN_MM - 4.0;
    let figure =
        |label: &str, value: usize| HeadFigure { label: label.into(), value: value.to_string() };
    let on_first: usize = cards.piles.iter().map(|pile| pile.cards as usize).sum();
    let on_second: usize = cards.piles.iter().map(|pile| pile.seats.len()).sum();
    let figures = [
        figure(&labels.players, cards.players.len()),
        figure(&labels.table_cards, on_first),
        figure(&labels.seat_cards, on_second),
    ];
    let head = Head {
        title,
        event: &cards.event,
        figures: &figures,
        top_mm: MARGIN_MM,
        left_mm: left,
        right_mm: right,
    };
    let mut pen = Pen::new_page(sheet);
    let mut y = head.draw(&mut pen);
    if cards.short > 0 {
        let said = labels.short.replace("{short}", &cards.short.to_string());
        let block = fit(&said, Cut::Strong, right - left, &[Attempt::paragraph(STEP_PT)]);
        let first_mm = y + CAP_HEIGHT * block.size_pt * MM_PER_PT;
        y += block.height_mm(STEP_LEADING) + 4.6;
        pen.block((left, first_mm), Ink::Black, block, STEP_LEADING);
    }
    for (number, step) in labels.steps.iter().enumerate() {
        let block = fit(step, Cut::Regular, right - left - 8.0, &[Attempt::paragraph(STEP_PT)]);
        let first_mm = y + CAP_HEIGHT * block.size_pt * MM_PER_PT;
        pen.text(Align::Left, (left, first_mm), NUMBER, &(number + 1).to_string());
        y += block.height_mm(STEP_LEADING) + 3.6;
        pen.block((left + 8.0, first_mm), Ink::Black, block, STEP_LEADING);
    }
    y += 3.0;
    let columns = DeskColumns {
        left,
        right,
        seat: right - WRITE_MM,
        table: right - 2.0 * WRITE_MM - BETWEEN_MM,
    };
    y = columns.head(&mut pen, y, labels);
    for (number, player) in cards.players.iter().enumerate() {
        if y + ROW_MM > bottom {
            pen = Pen::new_page(sheet);
            let again = head.draw_again(&mut pen);
            y = columns.head(&mut pen, again, labels);
        } else if number > 0 {
            pen.rule(Stroke::Hair, (left, y), (right, y));
        }
        columns.row(&mut pen, y, player);
        y += ROW_MM;
    }
}

struct DeskColumns {
    left: f32,
    table: f32,
    seat: f32,
    right: f32,
}

impl DeskColumns {
    const NAME_MM: f32 = 14.0;

    /// The heads of the columns; gives the height at which rows begin.
    fn head(&self, pen: &mut Pen, top: f32, labels: &BreakCardLabels) -> f32 {
        let y = top + LABEL.cap_mm();
        let name = self.left + Self::NAME_MM;
        pen.text_within(Align::Left, (self.left, y), LABEL, &labels.seat, Self::NAME_MM - 2.0);
        pen.text_within(Align::Left, (name, y), LABEL, &labels.player, self.table - name - 4.0);
        pen.text_within(Align::Left, (self.table, y), LABEL, &labels.drawn_table, WRITE_MM);
        pen.text_within(Align::Left, (self.seat, y), LABEL, &labels.drawn_seat, WRITE_MM);
        pen.rule(Stroke::Sign, (self.left, y + 3.0), (self.right, y + 3.0));
        y + 3.0
    }

    fn row(&self, pen: &mut Pen, top: f32, player: &BreakPlayer) {
        let middle = top + ROW_MM / 2.0;
        let at = (self.left, middle + SEAT.cap_mm() / 2.0);
        pen.text_within(Align::Left, at, SEAT, &player.seat, Self::NAME_MM - 2.0);
        let x = self.left + Self::NAME_MM;
        let name = fit(&player.player, Cut::Strong, self.table - x - 5.0, &NAME_SIZES);
        let first_mm =
            middle - name.height_mm(NAME_LEADING) / 2.0 + CAP_HEIGHT * name.size_pt * MM_PER_PT;
        pen.block((x, first_mm), Ink::Black, name, NAME_LEADING);
        for x in [self.table, self.seat] {
            let y = top + ROW_MM - 2.6;
            pen.rule(Stroke::Sign, (x, y), (x + WRITE_MM, y));
        }
    }
}
