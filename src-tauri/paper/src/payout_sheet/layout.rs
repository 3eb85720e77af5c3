//! Where everything on a payout sheet stands, and where one page ends and the next begins.

use super::{PayoutRow, PayoutSheet};
use crate::feet::numbered;
use crate::prelude::*;

const MARGIN_MM: f32 = 20.0;
const PLACE: Style = Style::new(Cut::Figures, 14.0, Ink::Black);
const NAME_SIZES: [Attempt; 3] =
    [Attempt::new(1, 12.0, 9.5), Attempt::new(2, 9.5, 7.0), Attempt::new(2, 7.0, 3.0).splitting()];
const NAME_LEADING: f32 = 1.15;
const FLAG_SIZES: [Attempt; 2] = [Attempt::new(1, 7.5, 6.5), Attempt::new(2, 7.0, 3.0).splitting()];
const FLAG_LEADING: f32 = 1.2;
const NAME_TO_FLAG_MM: f32 = 2.1;
const REMARK: Attempt = Attempt::paragraph(9.5);
const REMARK_LEADING: f32 = 1.45;
const FOOT: Style = Style::new(Cut::Regular, 8.0, Ink::Soft);
/// A row holds a signature, so it is as high as handwriting.
const ROW_MM: f32 = 12.5;
const ROW_PADDING_MM: f32 = 3.2;
const TOTAL_MM: f32 = 11.5;

/// The columns of the table, in millimetres from the page's left edge.
struct Columns {
    left: f32,
    player: f32,
    prize_right: f32,
    sign: f32,
    right: f32,
}

/// Lays out a payout sheet, over as many pages as it takes.
pub fn payout_sheet(payouts: &PayoutSheet, paper: Paper) -> Sheet {
    let mut sheet = payouts.ends.sheet(paper);
    let columns = Columns::new(payouts, paper);
    let mut flow = Flow::begin(&mut sheet, payouts.ends.head(MARGIN_MM), 6.0);
    flow.columns(under(&payouts.heads, columns.all(payouts)));
    for row in &payouts.rows {
        let set = SetRow::new(row, &columns);
        let (top, mut pen) = flow.ruled_row(set.height_mm);
        set.draw(&mut pen, top, &columns, row);
    }

    let remark =
        fit(&payouts.remark, Cut::Regular, (columns.right - columns.left) * 0.92, &[REMARK]);
    let total_mm = if payouts.total.is_empty() { 0.0 } else { TOTAL_MM };
    let remark_mm =
        if remark.lines.is_empty() { 0.0 } else { 6.0 + remark.height_mm(REMARK_LEADING) };
    // The sum and its explanation stay together.
    if flow.y + total_mm + remark_mm > flow.bottom && !flow.first {
        flow.turn();
    }
    let y = flow.y;
    closing(&mut flow.pen(), y, payouts, &columns, remark);
    feet(&mut sheet, payouts, &columns);
    sheet
}

impl Columns {
    fn new(payouts: &PayoutSheet, paper: Paper) -> Self {
        let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
        let widest = |texts: &mut dyn Iterator<Item = String>, style: Style| {
            texts.map(|text| style.width_mm(&text)).fold(0.0_f32, f32::max)
        };
        let [place, _, prize, _] = &payouts.heads;
        let place_mm = widest(&mut payouts.rows.iter().map(PayoutRow::place_text), PLACE)
            .max(LABEL.width_mm(place));
        let prizes = payouts.rows.iter().map(|row| row.prize.clone());
        let prize_mm = widest(&mut prizes.chain([payouts.total.clone()]), PLACE)
            .max(LABEL.width_mm(prize))
            .min(45.0);
        let player = left + (place_mm + 6.0).clamp(17.0, 32.0);
        let sign = right - 62.0;
        let prize_right = sign - 8.0;
        // A sum in the hundreds of millions takes its room from the signature, not the name.
        let short = (player + 48.0 + prize_mm - prize_right).max(0.0);
        Columns {
            left,
            player,
            prize_right: prize_right + short.min(20.0),
            sign: sign + short.min(20.0),
            right,
        }
    }

    fn prize_room_mm(&self) -> f32 {
        (self.prize_right - self.player - 44.0).clamp(20.0, 48.0)
    }

    fn name_room_mm(&self, prize: &str) -> f32 {
        let prize_mm = PLACE.width_mm(prize).min(self.prize_room_mm());
        self.prize_right - prize_mm - 6.0 - self.player
    }

    fn all(&self, payouts: &PayoutSheet) -> [Column; 4] {
        let [_, _, prize, _] = &payouts.heads;
        [
            Column::left(self.left, self.player - self.left - 2.0),
            Column::left(self.player, self.name_room_mm(prize)),
            Column::right(self.prize_right, 40.0),
            Column::left(self.sign, self.right - self.sign),
        ]
    }
}

/// A row whose name and flag are set, so that its height is known before its page is.
struct SetRow {
    name: Block,
    flag: Block,
    content_mm: f32,
    height_mm: f32,
}

impl SetRow {
    fn new(row: &PayoutRow, columns: &Columns) -> Self {
        let room_mm = columns.name_room_mm(&row.prize);
        let name = row.player.as_deref().unwrap_or("—");
        let name = fit(name, Cut::Strong, room_mm, &NAME_SIZES);
        let flag = row.flag.as_deref().unwrap_or_default();
        let flag = fit(flag, Cut::Regular, room_mm, &FLAG_SIZES);
        let mut content_mm = name.height_mm(NAME_LEADING);
        if !flag.lines.is_empty() {
            content_mm += NAME_TO_FLAG_MM + flag.height_mm(FLAG_LEADING);
        }
        SetRow {
            name,
            flag,
            content_mm,
            height_mm: (content_mm + 2.0 * ROW_PADDING_MM).max(ROW_MM),
        }
    }

    fn draw(self, pen: &mut Pen, top_mm: f32, columns: &Columns, row: &PayoutRow) {
        let middle_mm = top_mm + self.height_mm / 2.0;
        let content_top_mm = middle_mm - self.content_mm / 2.0;
        let figure_mm = middle_mm + PLACE.cap_mm() / 2.0;
        let place_room_mm = columns.player - columns.left - 3.0;
        let at = (columns.left, figure_mm);
        pen.text_within(Align::Left, at, PLACE, &row.place_text(), place_room_mm);
        let at = (columns.player, content_top_mm);
        let name_mm = pen.block_below(at, Ink::Black, self.name, NAME_LEADING);
        let at = (columns.player, content_top_mm + name_mm + NAME_TO_FLAG_MM);
        pen.block_below(at, Ink::Soft, self.flag, FLAG_LEADING);
        let at = (columns.prize_right, figure_mm);
        let prize_room_mm = columns.prize_room_mm();
        pen.text_within(Align::Right, at, PLACE, &row.prize, prize_room_mm);
        let sign_mm = top_mm + self.height_mm - 3.2;
        pen.rule(Stroke::Sign, (columns.sign, sign_mm), (columns.right, sign_mm));
    }
}

/// The total and the remark under the last row.
fn closing(pen: &mut Pen, top_mm: f32, payouts: &PayoutSheet, columns: &Columns, remark: Block) {
    let mut y = top_mm;
    if !payouts.total.is_empty() {
        pen.rule(Stroke::Heavy, (columns.left, y), (columns.right, y));
        let baseline_mm = y + TOTAL_MM / 2.0 + PLACE.cap_mm() / 2.0;
        let total = Style::new(Cut::Strong, 12.0, Ink::Black);
        let room_mm = columns.name_room_mm(&payouts.total);
        let at = (columns.left, baseline_mm);
        pen.text_within(Align::Left, at, total, &payouts.total_label, room_mm);
        let at = (columns.prize_right, baseline_mm);
        let prize_room_mm = columns.prize_room_mm();
        pen.text_within(Align::Right, at, PLACE, &payouts.total, prize_room_mm);
        y += TOTAL_MM;
    }
    if !remark.lines.is_empty() {
        pen.block_below((columns.left, y + 6.0), Ink::Soft, remark, REMARK_LEADING);
    }
}

/// The foot of every page, when their number is known.
fn feet(sheet: &mut Sheet, payouts: &PayoutSheet, columns: &Columns) {
    let y = sheet.height_mm - MARGIN_MM + 6.0;
    let pages = sheet.pages.len();
    for page in 0..pages {
        let mut pen = Pen::on_page(sheet, page);
        let rule_mm = y - FOOT.cap_mm() - 4.0;
        pen.rule(Stroke::Hair, (columns.left, rule_mm), (columns.right, rule_mm));
        let half_mm = (columns.right - columns.left) / 2.0;
        let director_mm = FOOT.width_mm(&payouts.director).min(half_mm - 30.0);
        let at = (columns.left, y);
        pen.text_within(Align::Left, at, FOOT, &payouts.director, director_mm);
        let from = columns.left + director_mm + 2.0;
        let to = columns.left + half_mm - 8.0;
        pen.rule(Stroke::Sign, (from, y + 0.6), (to, y + 0.6));
        let imprint = numbered(&payouts.ends, page, pages);
        let at = (columns.right, y);
        pen.text_within(Align::Right, at, FOOT, &imprint, half_mm);
    }
}
