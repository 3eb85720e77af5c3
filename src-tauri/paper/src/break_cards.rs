//! Break cards: how a table breaks in two draws, first for a table, then for a seat there (TCH 10b).
//!
//! The cards bear no names. A page before them says what lies on which pile, and has a line for everybody at the
//! breaking table, on which the desk notes what was drawn.

use crate::cut_grid::CutGrid;
use crate::prelude::*;

/// The piles for one breaking table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BreakCards {
    /// What stands at the head and the foot of the page for the desk; in the title `{table}` stands for the breaking table.
    pub ends: Ends,
    /// The table that breaks.
    pub table: String,
    /// Its players in the order of their seats.
    pub players: Vec<BreakPlayer>,
    /// The tables that receive them.
    pub piles: Vec<BreakPile>,
    /// How many more seats must open before the table can break; 0 when everybody has one.
    pub short: u32,
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
}

const MARGIN_MM: f32 = 20.0;
const STEP_PT: f32 = 9.5;
const STEP_LEADING: f32 = 1.4;
const NUMBER: Style = Style::new(Cut::Figures, 11.0, Ink::Black);
const SEAT: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 9.0), Attempt::new(2, 9.5, 6.0), Attempt::new(2, 6.0, 2.0).splitting()];
const NAME_LEADING: f32 = 1.12;
const ROW_MM: f32 = 11.5;
const NAME_MM: f32 = 14.0;
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
    let title = cards.ends.title.replace("{table}", &cards.table);
    let mut sheet = Sheet::new(&title, paper.width_mm(), paper.height_mm());
    desk_page(&mut sheet, cards, &title);
    // The cards are no pages of it: they are cut apart.
    cards.ends.feet(&mut sheet, MARGIN_MM);
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
                let card = page * grid.places() + number + 1;
                draw_card(&mut pen, &grid, number, cards, face, card, pile.len());
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
    grid: &CutGrid,
    place: usize,
    cards: &BreakCards,
    face: &Face,
    card: usize,
    of: usize,
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
    let breaks = cards.ends.title.replace("{table}", &cards.table);
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
    let figure =
        |label: &str, value: usize| HeadFigure { label: label.into(), value: value.to_string() };
    let on_first: usize = cards.piles.iter().map(|pile| pile.cards as usize).sum();
    let on_second: usize = cards.piles.iter().map(|pile| pile.seats.len()).sum();
    let figures = [
        figure(&labels.players, cards.players.len()),
        figure(&labels.table_cards, on_first),
        figure(&labels.seat_cards, on_second),
    ];
    let head = Head { title, figures: &figures, ..cards.ends.head(MARGIN_MM) };
    let mut flow = Flow::begin(sheet, head, 4.0);
    let (left, right) = (flow.left, flow.right);
    if cards.short > 0 {
        let said = labels.short.replace("{short}", &cards.short.to_string());
        let block = fit(&said, Cut::Strong, right - left, &[Attempt::paragraph(STEP_PT)]);
        let y = flow.y;
        flow.y += flow.pen().block_below((left, y), Ink::Black, block, STEP_LEADING) + 4.6;
    }
    for (number, step) in labels.steps.iter().enumerate() {
        let block = fit(step, Cut::Regular, right - left - 8.0, &[Attempt::paragraph(STEP_PT)]);
        let y = flow.y;
        let mut pen = flow.pen();
        let at = (left, y + block.cap_mm());
        pen.text(Align::Left, at, NUMBER, &(number + 1).to_string());
        flow.y += pen.block_below((left + 8.0, y), Ink::Black, block, STEP_LEADING) + 3.6;
    }
    flow.y += 3.0;
    let seat = Column::left(left, NAME_MM - 2.0);
    let (name, drawn_seat) = (left + NAME_MM, right - WRITE_MM);
    let drawn_table = right - 2.0 * WRITE_MM - BETWEEN_MM;
    flow.columns(vec![
        (seat, &labels.seat),
        (Column::left(name, drawn_table - name - 4.0), &labels.player),
        (Column::left(drawn_table, WRITE_MM), &labels.drawn_table),
        (Column::left(drawn_seat, WRITE_MM), &labels.drawn_seat),
    ]);
    for player in &cards.players {
        let (top, mut pen) = flow.ruled_row(ROW_MM);
        let middle = top + ROW_MM / 2.0;
        seat.write(&mut pen, middle + SEAT.cap_mm() / 2.0, SEAT, &player.seat);
        let said = fit(&player.player, Cut::Strong, drawn_table - name - 5.0, &NAME_SIZES);
        pen.block_about((name, middle), Ink::Black, said, NAME_LEADING);
        for x in [drawn_table, drawn_seat] {
            let y = top + ROW_MM - 2.6;
            pen.rule(Stroke::Sign, (x, y), (x + WRITE_MM, y));
        }
    }
}
