//! Seat cards: ten on a page, two across and five down, cut apart and handed out.

use crate::cut_grid::CutGrid;
use crate::prelude::*;
use crate::words::Words;

/// A whole draw, or the part of it that is to be printed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatCards {
    /// The event's name.
    pub event: String,
    /// Date and time, as the house writes them.
    pub when: String,
    /// The fingerprint of the draw, so that a card of an earlier draw is known at once.
    pub draw: String,
    /// The cards in the order in which they are to be printed, row by row.
    pub cards: Vec<SeatCard>,
    /// The words on the card.
    pub labels: SeatCardLabels,
    /// The code by which phones find the clock and the player's seat.
    pub code: Option<SquareCode>,
}

/// One player's card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatCard {
    /// The player's name, in any alphabet.
    pub player: String,
    /// The table's number or name.
    pub table: String,
    /// The seat's number.
    pub seat: String,
    /// A line under the name, such as "1,000 chips · entry 01".
    pub note: String,
}

/// The words that stand on every card, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatCardLabels {
    /// Above the table's number.
    pub table: String,
    /// Above the seat's number.
    pub seat: String,
    /// What to do with the card.
    pub keep: String,
    /// Before the draw's fingerprint; `{draw}` stands for it.
    pub draw: String,
}

/// White inside each card's edge: scissors are not exact.
const PADDING_MM: f32 = 6.5;
const INNER_MM: f32 = CutGrid::CARD_WIDTH_MM - 2.0 * PADDING_MM;

const EVENT_SIZES: [Attempt; 3] =
    [Attempt::new(1, 9.0, 7.5), Attempt::new(2, 8.0, 6.5), Attempt::new(2, 6.5, 3.0).splitting()];
const WHEN: Style = Style::new(Cut::Regular, 9.0, Ink::Soft);
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const FOOT: Style = Style::new(Cut::Regular, 7.0, Ink::Soft);
/// A name is read across a table: it stays on one line as long as that line is large.
const NAME_SIZES: [Attempt; 4] = [
    Attempt::new(1, 18.0, 13.5),
    Attempt::new(2, 16.0, 9.0),
    Attempt::new(3, 11.0, 8.0),
    Attempt::new(4, 12.0, 4.0).splitting(),
];
const FOOT_LEADING: f32 = 1.2;
/// Above a code there is less room.
const NAME_SIZES_ABOVE_CODE: [Attempt; 4] = [
    Attempt::new(1, 18.0, 13.5),
    Attempt::new(2, 14.0, 9.0),
    Attempt::new(3, 8.5, 7.5),
    Attempt::new(4, 7.5, 4.0).splitting(),
];
const NAME_LEADING: f32 = 1.12;
const NOTE_SIZES: [Attempt; 2] = [Attempt::new(1, 8.5, 7.0), Attempt::new(2, 7.5, 4.0).splitting()];
const NOTE_LEADING: f32 = 1.2;
/// From the name's last baseline to the top of the note's capitals.
const NAME_TO_NOTE_MM: f32 = 3.0;

/// A code that a phone reads from a hand, and the white between it and the words.
const CODE_MM: f32 = 11.0;
const CODE_TO_WORDS_MM: f32 = 3.0;

const FIGURE_LARGEST_PT: f32 = 58.0;
/// Table and seat together never take more than this, so that the name keeps its room.
const FIGURES_ROOM_MM: f32 = 44.0;
/// Between table and seat, with a line in its middle: two numbers must not be read as one.
const BETWEEN_FIGURES_MM: f32 = 7.0;
const NAME_TO_FIGURES_MM: f32 = 5.0;
const LABEL_TO_FIGURE_MM: f32 = 2.6;

/// Lays out seat cards on pages.
pub fn seat_cards(cards: &SeatCards, paper: Paper) -> Sheet {
    let mut sheet = Sheet::new(&cards.event, paper.width_mm(), paper.height_mm());
    sheet.codes.extend(cards.code.clone());
    let grid = CutGrid::cards(paper);
    let common = Common::new(cards);
    for page in cards.cards.chunks(grid.places()) {
        let mut pen = Pen::new_page(&mut sheet);
        grid.lines(&mut pen, page.len());
        for (number, card) in page.iter().enumerate() {
            let (left_mm, top_mm) = grid.corner_mm(number);
            let place = Place { left_mm: left_mm + PADDING_MM, top_mm, height_mm: grid.card_mm.1 };
            draw_card(&mut pen, &place, &common, card);
        }
    }
    sheet
}

/// Where a card's content stands: from its left padding, `INNER_MM` wide.
struct Place {
    left_mm: f32,
    top_mm: f32,
    height_mm: f32,
}

/// What is the same on every card, set once for all of them.
struct Common {
    event: Block,
    when: (f32, Words),
    table_label: Words,
    seat_label: Words,
    keep: Block,
    draw: Words,
    /// What the code is for; none without one.
    code: Option<Block>,
    /// One size and one column width for the whole draw: cards of one event look alike, and
    /// a hand that sorts them finds the numbers in the same spot.
    figure_pt: f32,
    table_column_mm: f32,
    seat_column_mm: f32,
}

impl Common {
    fn new(cards: &SeatCards) -> Self {
        let labels = &cards.labels;
        // The date takes at most half of the head line; the event's name gets the rest.
        let when =
            fit(&cards.when, WHEN.cut, INNER_MM / 2.0, &[Attempt::new(1, WHEN.size_pt, 5.0)]);
        let when_words = when.lines.into_iter().next().unwrap_or_else(|| Words::new("", WHEN.cut));
        let when_width_mm = when_words.width_mm(when.size_pt);
        let draw = labels.draw.replace("{draw}", &cards.draw);
        let draw = Words::new(if cards.draw.is_empty() { "" } else { &draw }, FOOT.cut);
        let beside_mm = if cards.code.is_some() { CODE_MM + CODE_TO_WORDS_MM } else { 0.0 };
        let keep_room_mm = INNER_MM - beside_mm - draw.width_mm(FOOT.size_pt) - 4.0;
        // Beside a code there is room for a second line.
        let keep_lines = if cards.code.is_some() { 2 } else { 1 };
        let keep = Attempt::new(keep_lines, FOOT.size_pt, 3.0);
        let code = cards.code.as_ref().map(|code| {
            fit(
                &code.says,
                Cut::Regular,
                INNER_MM - beside_mm,
                &[Attempt::new(1, FOOT.size_pt, 3.0)],
            )
        });
        let table_label = Words::new(&labels.table, LABEL.cut);
        let seat_label = Words::new(&labels.seat, LABEL.cut);

        let widest_em = |figure: fn(&SeatCard) -> &str| {
            cards
                .cards
                .iter()
                .map(|card| Words::new(figure(card), Cut::Figures).width_em)
                .fold(0.0_f32, f32::max)
        };
        let table_em = widest_em(|card| &card.table);
        let seat_em = widest_em(|card| &card.seat);
        let room_mm = FIGURES_ROOM_MM - BETWEEN_FIGURES_MM;
        let exact_pt = room_mm / ((table_em + seat_em).max(0.1) * MM_PER_PT);
        let figure_pt = exact_pt.min(FIGURE_LARGEST_PT);
        let column_mm = |em: f32, label: &Words| {
            (em * figure_pt * MM_PER_PT).max(label.width_mm(LABEL.size_pt))
        };
        Common {
            event: fit(&cards.event, Cut::Strong, INNER_MM - when_width_mm - 4.0, &EVENT_SIZES),
            when: (when.size_pt, when_words),
            keep: fit(&labels.keep, FOOT.cut, keep_room_mm, &[keep]),
            draw,
            code,
            figure_pt,
            table_column_mm: column_mm(table_em, &table_label),
            seat_column_mm: column_mm(seat_em, &seat_label),
            table_label,
            seat_label,
        }
    }
}

fn draw_card(pen: &mut Pen, place: &Place, common: &Common, card: &SeatCard) {
    let (left, right) = (place.left_mm, place.left_mm + INNER_MM);
    let head_mm = place.top_mm + PADDING_MM + WHEN.cap_mm();
    let foot_mm = place.top_mm + place.height_mm - PADDING_MM + 0.4;
    let foot_height_mm = if common.code.is_some() { CODE_MM } else { FOOT.cap_mm() };
    let foot_rule_mm = foot_mm - foot_height_mm - 2.2;

    let (when_pt, when) = &common.when;
    pen.block((left, head_mm), Ink::Black, common.event.clone(), NOTE_LEADING);
    pen.words(Align::Right, (right, head_mm), *when_pt, WHEN.ink, when.clone());

    // Label and figure stand as one block in the middle between head and foot.
    let figure_cap_mm = CAP_HEIGHT * common.figure_pt * MM_PER_PT;
    let block_mm = LABEL.cap_mm() + LABEL_TO_FIGURE_MM + figure_cap_mm;
    let middle_mm = (head_mm + foot_rule_mm) / 2.0;
    let label_mm = middle_mm - block_mm / 2.0 + LABEL.cap_mm();
    let figure_mm = label_mm + LABEL_TO_FIGURE_MM + figure_cap_mm;
    let seat_centre = right - common.seat_column_mm / 2.0;
    let table_centre =
        right - common.seat_column_mm - BETWEEN_FIGURES_MM - common.table_column_mm / 2.0;

    let name_room_mm = INNER_MM
        - common.table_column_mm
        - BETWEEN_FIGURES_MM
        - common.seat_column_mm
        - NAME_TO_FIGURES_MM;
    draw_name(
        pen,
        (left, figure_mm - figure_cap_mm / 2.0),
        name_room_mm,
        card,
        common.code.is_some(),
    );
    let figures = [
        (table_centre, &common.table_label, &card.table),
        (seat_centre, &common.seat_label, &card.seat),
    ];
    for (centre_mm, label, figure) in figures {
        pen.words(Align::Centre, (centre_mm, label_mm), LABEL.size_pt, LABEL.ink, label.clone());
        let style = Style::new(Cut::Figures, common.figure_pt, Ink::Black);
        pen.text(Align::Centre, (centre_mm, figure_mm), style, figure);
    }

    let between = right - common.seat_column_mm - BETWEEN_FIGURES_MM / 2.0;
    let top_mm = label_mm - LABEL.cap_mm();
    pen.rule(Stroke::Hair, (between, top_mm), (between, figure_mm));

    pen.rule(Stroke::Hair, (left, foot_rule_mm), (right, foot_rule_mm));
    let mut beside = left;
    if let Some(says) = &common.code {
        pen.code((left, foot_mm - CODE_MM), CODE_MM);
        beside += CODE_MM + CODE_TO_WORDS_MM;
        let top = foot_mm - CODE_MM + FOOT.cap_mm();
        pen.block((beside, top), Ink::Black, says.clone(), 1.0);
    }
    let above =
        (common.keep.lines.len().max(1) - 1) as f32 * FOOT_LEADING * FOOT.size_pt * MM_PER_PT;
    pen.block((beside, foot_mm - above), FOOT.ink, common.keep.clone(), FOOT_LEADING);
    pen.words(Align::Right, (right, foot_mm), FOOT.size_pt, FOOT.ink, common.draw.clone());
}

/// The name with its note, its middle at a height.
fn draw_name(
    pen: &mut Pen,
    (left_mm, middle_mm): (f32, f32),
    room_mm: f32,
    card: &SeatCard,
    above_code: bool,
) {
    let (name_sizes, note_sizes) = if above_code {
        (&NAME_SIZES_ABOVE_CODE, &NOTE_SIZES[..1])
    } else {
        (&NAME_SIZES, &NOTE_SIZES[..])
    };
    let name = fit(&card.player, Cut::Strong, room_mm, name_sizes);
    let note = fit(&card.note, Cut::Regular, room_mm, note_sizes);
    let name_mm = name.height_mm(NAME_LEADING);
    let note_mm =
        if note.lines.is_empty() { 0.0 } else { NAME_TO_NOTE_MM + note.height_mm(NOTE_LEADING) };
    let top_mm = middle_mm - (name_mm + note_mm) / 2.0;
    pen.block_below((left_mm, top_mm), Ink::Black, name, NAME_LEADING);
    let at = (left_mm, top_mm + name_mm + NAME_TO_NOTE_MM);
    pen.block_below(at, Ink::Soft, note, NOTE_LEADING);
}
