//! The schedule sheet: every level and break with its time, for the director and the wall.

use crate::prelude::*;
use crate::stages::{ChipLine, StageLabels, StageLine};

/// Everything on a schedule sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ScheduleSheet {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// The levels and breaks in order.
    pub stages: Vec<StageLine>,
    /// What happens after the last level, in a sentence.
    pub after_last: String,
    /// The words on the sheet.
    pub labels: StageLabels,
}

const MARGIN_MM: f32 = 20.0;
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
struct Columns<'a> {
    level: Column,
    /// The columns of figures with their heads; without room where no row fills one.
    figures: [(Column, &'a str); 6],
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
    let ScheduleSheet { ends, labels, .. } = schedule;
    let mut sheet = ends.sheet(paper);
    let mut flow = Flow::begin(&mut sheet, ends.head(MARGIN_MM), 2.0);
    let (left, right) = (flow.left, flow.right);
    let after_last =
        fit(&schedule.after_last, Cut::Regular, right - left, &[Attempt::paragraph(AFTER_LAST_PT)]);
    let after_mm = BEFORE_AFTER_LAST_MM + after_last.height_mm(AFTER_LAST_LEADING);

    // The head of the columns takes six millimetres.
    let room_mm = flow.bottom - after_mm - (flow.y + 6.0);
    let fits = room_mm / schedule.stages.len().max(1) as f32;
    let styles =
        Styles::new(if fits < LOWEST_ROW_MM { FLOWING_ROW_MM } else { fits.min(HIGHEST_ROW_MM) });
    let columns = Columns::new(schedule, &styles, (left, right));
    let level = (columns.level, labels.level.as_str());
    flow.columns([level].into_iter().chain(columns.figures).collect());

    for (number, stage) in schedule.stages.iter().enumerate() {
        // The last row never stands without what comes after it.
        let last = number + 1 == schedule.stages.len();
        let below_mm = if last { after_mm } else { 0.0 };
        if flow.y + styles.row_mm + below_mm > flow.bottom && number > 0 {
            flow.turn();
        }
        // A break stands between two dark lines, as the first row of a page below one.
        let after_break = number > 0 && schedule.stages[number - 1].is_break();
        if !flow.first {
            flow.rule(if stage.is_break() || after_break { Stroke::Sign } else { Stroke::Hair });
        }
        let (top, mut pen) = flow.row(styles.row_mm);
        draw_row(&mut pen, top, schedule, stage, &columns, &styles);
    }
    flow.rule(Stroke::Sign);
    let at = (left, flow.y + BEFORE_AFTER_LAST_MM);
    flow.pen().block_below(at, Ink::Black, after_last, AFTER_LAST_LEADING);
    ends.feet(&mut sheet, MARGIN_MM);
    sheet
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

impl<'a> Columns<'a> {
    fn new(schedule: &'a ScheduleSheet, styles: &Styles, (left, right): (f32, f32)) -> Self {
        let labels = &schedule.labels;
        let widest = |style: Style, label: &str, most_mm: f32, text: fn(&StageLine) -> String| {
            let texts = schedule.stages.iter().map(text);
            let mm = texts.map(|text| style.width_mm(&text)).fold(0.0_f32, f32::max);
            if mm == 0.0 { 0.0 } else { mm.max(LABEL.width_mm(label)).min(most_mm) }
        };
        let level_mm = widest(styles.figure, &labels.level, 20.0, |stage| stage.level.clone())
            .max(styles.strong.width_mm(&labels.pause).min(20.0));
        let mut x = left + level_mm;
        let mut column = |style, label: &'a str, most_mm: f32, text: fn(&StageLine) -> String| {
            let room_mm = widest(style, label, most_mm, text);
            // A column that nothing fills takes no room at all.
            x += if room_mm > 0.0 { GAP_MM + room_mm } else { 0.0 };
            (Column::right(x, room_mm), label)
        };
        let (figure, words) = (styles.figure, styles.words);
        let figures = [
            column(figure, &labels.blinds, 52.0, StageLine::blinds),
            column(figure, &labels.ante, 24.0, |stage| stage.ante.clone()),
            column(figure, &labels.stud, 26.0, |stage| stage.stud.clone()),
            column(figure, &labels.bets, 30.0, |stage| stage.bets.clone()),
            column(words, &labels.length, 18.0, |stage| stage.length.clone()),
            column(figure, &labels.begins, 18.0, |stage| stage.begins.clone()),
        ];
        let note = x + GAP_MM + 2.0;
        Columns { level: Column::left(left, level_mm), figures, note, right }
    }
}

fn draw_row(
    pen: &mut Pen,
    top: f32,
    schedule: &ScheduleSheet,
    stage: &StageLine,
    columns: &Columns,
    styles: &Styles,
) {
    let [figure, strong, words] = styles.of(stage);
    let middle = top + styles.row_mm / 2.0;
    let baseline = middle + figure.cap_mm() / 2.0;
    let (style, text) =
        if stage.is_break() { (strong, &schedule.labels.pause) } else { (figure, &stage.level) };
    columns.level.write(pen, baseline, style, text);
    let cells = [
        (figure, &stage.blinds()),
        (figure, &stage.ante),
        (figure, &stage.stud),
        (figure, &stage.bets),
        (words, &stage.length),
        (figure, &stage.begins),
    ];
    for ((column, _), (style, text)) in columns.figures.iter().zip(cells) {
        column.write(pen, baseline, style, text);
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
