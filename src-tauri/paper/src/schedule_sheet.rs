//! The schedule sheet: every level and break with its time, for the director and the wall.

use crate::feet::Feet;
use crate::fit::{Attempt, fit};
use crate::fonts::{CAP_HEIGHT, Cut};
use crate::head::{Head, HeadFigure};
use crate::pen::{Align, Pen, Style};
use crate::stages::{ChipLine, StageLabels, StageLine};
use crate::{Ink, MM_PER_PT, Paper, Sheet, Stroke};

/// Everything on a schedule sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScheduleSheet {
    /// A line under the title, such as "Thursday T1000 · 19 November 2026".
    pub event: String,
    /// The figures at the head, such as the start; four fit comfortably.
    pub figures: Vec<HeadFigure>,
    /// The levels and breaks in order.
    pub stages: Vec<StageLine>,
    /// What happens after the last level, in a sentence.
    pub after_last: String,
    /// When it was printed and from which line of the log.
    pub imprint: String,
    /// The words on the sheet.
    pub labels: StageLabels,
}

const MARGIN_MM: f32 = 20.0;
const LABEL: Style = Style::new(Cut::Regular, 8.5, Ink::Soft);
const AFTER_LAST_PT: f32 = 9.5;
const AFTER_LAST_LEADING: f32 = 1.4;
/// Between the table and what comes after the last level.
const BEFORE_AFTER_LAST_MM: f32 = 5.0;
/// A row is as high as the page allows: generous for a short schedule, tight before a second page.
const HIGHEST_ROW_MM: f32 = 9.0;
const LOWEST_ROW_MM: f32 = 6.2;
/// Where a second page is needed anyway, rows need not be tight.
const FLOWING_ROW_MM: f32 = 7.6;
/// The size of the figures as a share of their row's height.
const FIGURE_SHARE: f32 = 0.52;
/// Room between two columns.
const GAP_MM: f32 = 6.0;

/// The columns of the table, in millimetres from the page's left edge.
struct Columns {
    left: f32,
    level_mm: f32,
    blinds_right: f32,
    /// Widths of the columns of figures; 0 for a column that no row fills.
    blinds_mm: f32,
    ante_right: f32,
    ante_mm: f32,
    stud_right: f32,
    stud_mm: f32,
    bets_right: f32,
    bets_mm: f32,
    length_right: f32,
    length_mm: f32,
    begins_right: f32,
    begins_mm: f32,
    note: f32,
    right: f32,
}

/// The styles of a row, by its height.
struct Styles {
    row_mm: f32,
    figure: Style,
    strong: Style,
    words: Style,
}

/// Lays out a schedule sheet, over as many pages as it takes.
pub fn schedule_sheet(schedule: &ScheduleSheet, paper: Paper) -> Sheet {
    let title = &schedule.labels.title;
    let mut sheet = Sheet::new(title, paper.width_mm(), paper.height_mm());
    let (left, right) = (MARGIN_MM, paper.width_mm() - MARGIN_MM);
    let head = Head {
        title,
        event: &schedule.event,
        figures: &schedule.figures,
        top_mm: MARGIN_MM,
        left_mm: left,
        right_mm: right,
    };
    let after_last =
        fit(&schedule.after_last, Cut::Regular, right - left, &[Attempt::paragraph(AFTER_LAST_PT)]);
    let after_mm = BEFORE_AFTER_LAST_MM + after_last.height_mm(AFTER_LAST_LEADING);
    let bottom = paper.height_mm() - MARGIN_MM - 2.0;

    let mut top = head.draw(&mut Pen::new_page(&mut sheet));
    // The head of the columns takes six millimetres.
    let room_mm = bottom - after_mm - (top + 6.0);
    let fits = room_mm / schedule.stages.len().max(1) as f32;
    let styles =
        Styles::new(if fits < LOWEST_ROW_MM { FLOWING_ROW_MM } else { fits.min(HIGHEST_ROW_MM) });
    let columns = Columns::new(schedule, &styles, (left, right));

    let mut y = table_head(&mut last_page(&mut sheet), top, schedule, &columns);
    let mut rows_on_page = 0;
    for (number, stage) in schedule.stages.iter().enumerate() {
        // The last row never stands without what comes after it.
        let last = number + 1 == schedule.stages.len();
        let below_mm = if last { after_mm } else { 0.0 };
        if y + styles.row_mm + below_mm > bottom && number > 0 {
            top = head.draw_again(&mut Pen::new_page(&mut sheet));
            y = table_head(&mut last_page(&mut sheet), top, schedule, &columns);
            rows_on_page = 0;
        }
        let mut pen = last_page(&mut sheet);
        // A break stands between two dark lines, as the first row of a page below one.
        let after_break = number > 0 && schedule.stages[number - 1].is_break();
        let stroke = if rows_on_page == 0 || stage.is_break() || after_break {
            Stroke::Sign
        } else {
            Stroke::Hair
        };
        pen.rule(stroke, (left, y), (right, y));
        draw_row(&mut pen, y, schedule, stage, (&columns, &styles));
        y += styles.row_mm;
        rows_on_page += 1;
    }
    let mut pen = last_page(&mut sheet);
    pen.rule(Stroke::Sign, (left, y), (right, y));
    let first_mm = y + BEFORE_AFTER_LAST_MM + CAP_HEIGHT * after_last.size_pt * MM_PER_PT;
    pen.block((left, first_mm), Ink::Black, after_last, AFTER_LAST_LEADING);
    let feet = Feet {
        said: "",
        imprint: &schedule.imprint,
        page: &schedule.labels.page,
        margin_mm: MARGIN_MM,
    };
    feet.draw(&mut sheet);
    sheet
}

fn last_page(sheet: &mut Sheet) -> Pen<'_> {
    let last = sheet.pages.len() - 1;
    Pen::on_page(sheet, last)
}

impl Styles {
    fn new(row_mm: f32) -> Self {
        let size_pt = row_mm * FIGURE_SHARE / MM_PER_PT;
        Styles {
            row_mm,
            figure: Style::new(Cut::Figures, size_pt, Ink::Black),
            strong: Style::new(Cut::Strong, size_pt * 0.76, Ink::Black),
            words: Style::new(Cut::Regular, size_pt * 0.76, Ink::Black),
        }
    }

    /// What has been played steps back.
    fn of(&self, stage: &StageLine) -> [Style; 3] {
        [self.figure, self.strong, self.words]
            .map(|style| Style { ink: if stage.past { Ink::Soft } else { style.ink }, ..style })
    }
}

impl Columns {
    fn new(schedule: &ScheduleSheet, styles: &Styles, (left, right): (f32, f32)) -> Self {
        let labels = &schedule.labels;
        let widest =
            |style: Style, label: &str, most_mm: f32, text: &dyn Fn(&StageLine) -> String| {
                let texts = schedule.stages.iter().map(text);
                let mm = texts.map(|text| style.width_mm(&text)).fold(0.0_f32, f32::max);
                if mm == 0.0 {
                    return 0.0;
                }
                mm.max(LABEL.width_mm(label)).min(most_mm)
            };
        let level_mm = widest(styles.figure, &labels.level, 20.0, &|stage| stage.level.clone())
            .max(styles.strong.width_mm(&labels.pause).min(20.0));
        let blinds_mm = widest(styles.figure, &labels.blinds, 52.0, &StageLine::blinds);
        let ante_mm = widest(styles.figure, &labels.ante, 24.0, &|stage| stage.ante.clone());
        let stud_mm = widest(styles.figure, &labels.stud, 26.0, &|stage| stage.stud.clone());
        let bets_mm = widest(styles.figure, &labels.bets, 30.0, &|stage| stage.bets.clone());
        let length_mm = widest(styles.words, &labels.length, 18.0, &|stage| stage.length.clone());
        let begins_mm = widest(styles.figure, &labels.begins, 18.0, &|stage| stage.begins.clone());
        // A column that nothing fills takes no room at all.
        let after =
            |x: f32, width_mm: f32| x + if width_mm > 0.0 { GAP_MM + width_mm } else { 0.0 };
        let blinds_right = after(left + level_mm, blinds_mm);
        let ante_right = after(blinds_right, ante_mm);
        let stud_right = after(ante_right, stud_mm);
        let bets_right = after(stud_right, bets_mm);
        let length_right = after(bets_right, length_mm);
        let begins_right = after(length_right, begins_mm);
        Columns {
            left,
            level_mm,
            blinds_right,
            blinds_mm,
            ante_right,
            ante_mm,
            stud_right,
            stud_mm,
            bets_right,
            bets_mm,
            length_right,
            length_mm,
            begins_right,
            begins_mm,
            note: begins_right + GAP_MM + 2.0,
            right,
        }
    }
}

/// The heads of the columns; gives the height at which rows begin.
fn table_head(pen: &mut Pen, top: f32, schedule: &ScheduleSheet, columns: &Columns) -> f32 {
    let labels = &schedule.labels;
    let y = top + LABEL.cap_mm();
    pen.text_within(Align::Left, (columns.left, y), LABEL, &labels.level, columns.level_mm);
    let heads = [
        (columns.blinds_right, columns.blinds_mm, &labels.blinds),
        (columns.ante_right, columns.ante_mm, &labels.ante),
        (columns.stud_right, columns.stud_mm, &labels.stud),
        (columns.bets_right, columns.bets_mm, &labels.bets),
        (columns.length_right, columns.length_mm, &labels.length),
        (columns.begins_right, columns.begins_mm, &labels.begins),
    ];
    for (right, width_mm, label) in heads {
        if width_mm > 0.0 {
            pen.text_within(Align::Right, (right, y), LABEL, label, width_mm);
        }
    }
    y + 3.0
}

fn draw_row(
    pen: &mut Pen,
    top: f32,
    schedule: &ScheduleSheet,
    stage: &StageLine,
    (columns, styles): (&Columns, &Styles),
) {
    let [figure, strong, words] = styles.of(stage);
    let middle = top + styles.row_mm / 2.0;
    let baseline = middle + figure.cap_mm() / 2.0;
    let (style, text) =
        if stage.is_break() { (strong, &schedule.labels.pause) } else { (figure, &stage.level) };
    let at = (columns.left, baseline);
    pen.text_within(Align::Left, at, style, text, columns.level_mm);
    let cells = [
        (columns.blinds_right, columns.blinds_mm, figure, stage.blinds()),
        (columns.ante_right, columns.ante_mm, figure, stage.ante.clone()),
        (columns.stud_right, columns.stud_mm, figure, stage.stud.clone()),
        (columns.bets_right, columns.bets_mm, figure, stage.bets.clone()),
        (columns.length_right, columns.length_mm, words, stage.length.clone()),
        (columns.begins_right, columns.begins_mm, figure, stage.begins.clone()),
    ];
    for (right, width_mm, style, text) in cells {
        if width_mm > 0.0 {
            pen.text_within(Align::Right, (right, baseline), style, &text, width_mm);
        }
    }
    let room_mm = columns.right - columns.note;
    let label = &schedule.labels.coloured_up;
    let share = if stage.note.is_empty() { 1.0 } else { 0.7 };
    let chips = ChipLine::new(label, &stage.chips, words.size_pt, room_mm * share);
    chips.draw(pen, columns.note, middle);
    let taken_mm = match chips.width_mm() {
        0.0 => 0.0,
        width_mm => width_mm + 4.0,
    };
    let at = (columns.note + taken_mm, baseline);
    let parts = [stage.game.as_str(), stage.note.as_str()];
    let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    pen.text_within(Align::Left, at, words, &said.join(" · "), room_mm - taken_mm);
}
