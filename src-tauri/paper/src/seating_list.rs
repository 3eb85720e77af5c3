//! The seating list for the wall: who sits where, by name with guide letters, or table by table.

use crate::clean::clean;
use crate::feet::Feet;
use crate::prelude::*;

/// Everything on a seating list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatingList {
    /// What stands at its head and its foot.
    pub ends: Ends,
    /// Who sits where: in the order of names for a list by name, of tables and seats for one by table.
    pub rows: Vec<SeatingRow>,
    /// True for a list table by table.
    pub by_table: bool,
    /// The words on the list.
    pub labels: SeatingListLabels,
}

/// One player's seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatingRow {
    /// The player's name, in any alphabet.
    pub player: String,
    /// The table's number or name.
    pub table: String,
    /// The seat's number.
    pub seat: String,
    /// What it is looked for under, such as the last name first; the name as it stands where empty.
    pub looked_for: String,
}

/// The words that stand on the list, in the language of the house.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeatingListLabels {
    /// Above the tables' numbers, and before a table's number in its heading.
    pub table: String,
    /// Above the seats' numbers.
    pub seat: String,
}

/// How a page is cut: the more names, the more columns and the lower the rows.
#[derive(Clone, Copy)]
struct Grid {
    columns: usize,
    /// The height of a row as a share of the paper's width, so that a poster is not a page with much white.
    row: f32,
}

/// From the largest to the densest.
const GRIDS: [Grid; 7] = [
    Grid { columns: 1, row: 0.052 },
    Grid { columns: 2, row: 0.043 },
    Grid { columns: 2, row: 0.036 },
    Grid { columns: 2, row: 0.030 },
    Grid { columns: 2, row: 0.0255 },
    Grid { columns: 3, row: 0.0255 },
    Grid { columns: 3, row: 0.0225 },
];
/// Higher rows would only make long names smaller beside the others.
const LARGEST_ROW: f32 = 0.06;
/// The sizes of a row's words as shares of its height.
const NAME_SHARE: f32 = 0.6;
const FIGURE_SHARE: f32 = 0.68;
const LABEL_SHARE: f32 = 0.42;
/// Between two columns, as a share of the width between the margins.
const GAP_SHARE: f32 = 0.045;
/// Stands for names whose first sign guides nobody: figures, signs, and scripts without an alphabet.
const OTHERS: char = '…';

/// A line of a column.
enum Row<'a> {
    /// Between two tables.
    White,
    /// A table's heading.
    Table(&'a str),
    /// A player, with the guide letter if it is the first name of its letter or of its column.
    Player(&'a SeatingRow, Option<char>),
}

/// Lays out a seating list, over as many pages as it takes.
pub fn seating_list(list: &SeatingList, paper: Paper) -> Sheet {
    let (width, height) = (paper.width_mm(), paper.height_mm());
    let margin_mm = (width * 0.07).max(14.0);
    let mut sheet = list.ends.sheet(paper);
    let head = list.ends.head(margin_mm);
    let first_top = head.draw(&mut Pen::new_page(&mut sheet));
    let later_top = margin_mm + Head::AGAIN_MM;
    let bottom = height - margin_mm - 4.0;
    let columns_of = |grid: &Grid, most: usize| {
        let lines = |column: usize| {
            let top = if column < grid.columns { first_top } else { later_top };
            // Above names stand the heads of the columns; a table is its own heading.
            let head = usize::from(!list.by_table);
            let lines = ((bottom - top) / (grid.row * width)) as usize;
            lines.saturating_sub(head).min(most).max(2)
        };
        if list.by_table { by_table(&list.rows, lines) } else { by_name(&list.rows, lines) }
    };
    // The largest that takes one page, else the densest; then as large as the page allows.
    let fits = |grid: &Grid| columns_of(grid, usize::MAX).len() <= grid.columns;
    let mut grid = GRIDS.into_iter().find(fits).unwrap_or(GRIDS[GRIDS.len() - 1]);
    while grid.row < LARGEST_ROW {
        let larger = Grid { row: grid.row * 1.01, ..grid };
        if !fits(&larger) {
            break;
        }
        grid = larger;
    }
    // A column is never so short that a table is torn apart.
    let table = list.rows.chunk_by(|one, other| one.table == other.table).map(<[_]>::len).max();
    let least = if list.by_table { table.unwrap_or(0) + 1 } else { 2 };
    let columns = balanced(&grid, least, |most| columns_of(&grid, most));
    let layout = Layout::new(list, grid, (margin_mm, width - margin_mm), grid.row * width);
    let pages = columns.len().div_ceil(grid.columns).max(1);
    for page in 0..pages {
        let shown: Vec<_> = columns.iter().skip(page * grid.columns).take(grid.columns).collect();
        if page == 0 {
            layout.draw(&mut Pen::on_page(&mut sheet, 0), first_top, &shown);
        } else {
            let mut pen = Pen::new_page(&mut sheet);
            let top = head.draw_again(&mut pen);
            layout.draw(&mut pen, top, &shown);
        }
        let said = if pages > 1 { range(&shown, list) } else { String::new() };
        Feet { said: &said, ends: &list.ends, margin_mm }.draw_on(&mut sheet, page, pages);
    }
    sheet
}

/// The columns of one page about equally long: the fewest lines with which they still take one page. A list of several
/// pages has full ones.
fn balanced<'a>(
    grid: &Grid,
    least: usize,
    columns_of: impl Fn(usize) -> Vec<Vec<Row<'a>>>,
) -> Vec<Vec<Row<'a>>> {
    let full = columns_of(usize::MAX);
    if full.len() > grid.columns {
        return full;
    }
    let longest = full.iter().map(Vec::len).max().unwrap_or(0);
    let shorter = |most: &usize| columns_of(*most).len() <= grid.columns;
    (least..longest).find(shorter).map_or(full, columns_of)
}

/// Names one below the other, column by column.
fn by_name(rows: &[SeatingRow], lines: impl Fn(usize) -> usize) -> Vec<Vec<Row<'_>>> {
    let mut columns: Vec<Vec<Row>> = Vec::new();
    let mut before = None;
    let mut left = 0;
    for row in rows {
        if left == 0 {
            left = lines(columns.len());
            columns.push(Vec::with_capacity(left));
            before = None;
        }
        let letter =
            guide_letter(if row.looked_for.is_empty() { &row.player } else { &row.looked_for });
        let new = before != Some(letter);
        before = Some(letter);
        left -= 1;
        if let Some(column) = columns.last_mut() {
            column.push(Row::Player(row, new.then_some(letter)));
        }
    }
    columns
}

/// Tables one below the other. A table is not torn apart, unless it is longer than a column.
fn by_table(rows: &[SeatingRow], lines: impl Fn(usize) -> usize) -> Vec<Vec<Row<'_>>> {
    let mut columns: Vec<Vec<Row>> = Vec::new();
    for table in rows.chunk_by(|one, other| one.table == other.table) {
        let Some(first) = table.first() else { continue };
        let room = columns
            .len()
            .checked_sub(1)
            .map_or(0, |last| lines(last).saturating_sub(columns.last().map_or(0, Vec::len)));
        let white = columns.last().is_some_and(|column| !column.is_empty());
        if room < table.len() + 1 + usize::from(white) {
            columns.push(Vec::new());
        } else if white && let Some(column) = columns.last_mut() {
            column.push(Row::White);
        }
        let mut begun = false;
        for row in table {
            let full = columns.len().checked_sub(1).is_some_and(|last| {
                columns.last().is_some_and(|column| column.len() >= lines(last))
            });
            if full {
                columns.push(Vec::new());
            }
            if let Some(column) = columns.last_mut() {
                if full || !begun {
                    column.push(Row::Table(&first.table));
                }
                column.push(Row::Player(row, None));
            }
            begun = true;
        }
    }
    columns
}

/// The letter under which a name is looked for.
fn guide_letter(name: &str) -> char {
    let first = clean(name).chars().next().unwrap_or(OTHERS);
    // Chinese, Japanese and Korean writing begins here: nearly every name would have a sign of its own.
    if !first.is_alphabetic() || first >= '\u{2e80}' {
        return OTHERS;
    }
    let mut upper = first.to_uppercase();
    match (upper.next(), upper.next()) {
        (Some(letter), None) => letter,
        _ => first,
    }
}

/// The first and the last name or table of a page, so that the right page is found on a wall of them.
fn range(columns: &[&Vec<Row>], list: &SeatingList) -> String {
    let rows = || {
        columns.iter().flat_map(|column| column.iter()).filter_map(|line| match line {
            Row::Player(row, _) => Some(*row),
            Row::White | Row::Table(_) => None,
        })
    };
    let said = |row: &SeatingRow| {
        if list.by_table { row.table.clone() } else { row.player.clone() }
    };
    match (rows().next(), rows().next_back()) {
        (Some(first), Some(last)) => format!("{} – {}", said(first), said(last)),
        _ => String::new(),
    }
}

/// Where everything in a column stands, and how large it is.
struct Layout<'a> {
    list: &'a SeatingList,
    columns: usize,
    left: f32,
    column_mm: f32,
    gap_mm: f32,
    row_mm: f32,
    name: Style,
    figure: Style,
    label: Style,
    /// The widths of the guide letters, the tables and the seats.
    letter_mm: f32,
    table_mm: f32,
    seat_mm: f32,
}

impl<'a> Layout<'a> {
    fn new(list: &'a SeatingList, grid: Grid, (left, right): (f32, f32), row_mm: f32) -> Self {
        let pt = |share: f32| share * row_mm / MM_PER_PT;
        let figure = Style::new(Cut::Figures, pt(FIGURE_SHARE), Ink::Black);
        let label = Style::new(Cut::Regular, pt(LABEL_SHARE).min(11.0), Ink::Soft);
        let gap_mm = (right - left) * GAP_SHARE;
        let column_mm = ((right - left) - gap_mm * (grid.columns - 1) as f32) / grid.columns as f32;
        let widest = |text: fn(&SeatingRow) -> &str, head: &str, most: f32| {
            let rows = list.rows.iter().map(|row| figure.width_mm(text(row)));
            rows.fold(label.width_mm(head), f32::max).min(column_mm * most)
        };
        Layout {
            list,
            columns: grid.columns,
            left,
            column_mm,
            gap_mm,
            row_mm,
            name: Style::new(Cut::Strong, pt(NAME_SHARE), Ink::Black),
            figure,
            label,
            letter_mm: row_mm * 0.78,
            table_mm: widest(|row| &row.table, &list.labels.table, 0.3),
            seat_mm: widest(|row| &row.seat, &list.labels.seat, 0.2),
        }
    }

    fn draw(&self, pen: &mut Pen, top: f32, columns: &[&Vec<Row>]) {
        let labels = &self.list.labels;
        // A page that is not full keeps its columns as wide as any other.
        for (number, lines) in columns.iter().take(self.columns).enumerate() {
            let left = self.left + number as f32 * (self.column_mm + self.gap_mm);
            let right = left + self.column_mm;
            let head_mm = top + self.row_mm - 2.2;
            let seat = right;
            let table = right - self.seat_mm - self.row_mm * 0.6;
            if !self.list.by_table {
                let at = (seat, head_mm);
                pen.text_within(Align::Right, at, self.label, &labels.seat, self.seat_mm);
                let at = (table, head_mm);
                pen.text_within(Align::Right, at, self.label, &labels.table, self.table_mm);
            }
            let mut y = if self.list.by_table { top } else { top + self.row_mm };
            pen.rule(Stroke::Sign, (left, y), (right, y));
            for (at, line) in lines.iter().enumerate() {
                let middle = y + self.row_mm / 2.0;
                let baseline = |style: Style| middle + style.cap_mm() / 2.0;
                match line {
                    Row::White => {}
                    Row::Table(number) => {
                        let said = format!("{} {number}", labels.table);
                        let style = self.figure;
                        let below = y + self.row_mm;
                        let at = (left, baseline(style));
                        pen.text_within(Align::Left, at, style, &said, self.column_mm);
                        pen.rule(Stroke::Sign, (left, below), (right, below));
                    }
                    Row::Player(row, _) if self.list.by_table => {
                        let name = left + self.seat_mm + self.row_mm * 0.6;
                        let at = (left + self.seat_mm, baseline(self.figure));
                        pen.text_within(Align::Right, at, self.figure, &row.seat, self.seat_mm);
                        let at = (name, baseline(self.name));
                        pen.name_within(at, self.name, &row.player, right - name);
                        let below = y + self.row_mm;
                        pen.rule(Stroke::Hair, (left, below), (right, below));
                    }
                    Row::Player(row, letter) => {
                        if let Some(letter) = letter {
                            if at > 0 {
                                pen.rule(Stroke::Sign, (left, y), (right, y));
                            }
                            let at = (left, baseline(self.figure));
                            let style = Style { ink: Ink::Soft, ..self.figure };
                            let room_mm = self.letter_mm * 0.9;
                            pen.text_within(Align::Left, at, style, &letter.to_string(), room_mm);
                        } else {
                            pen.rule(Stroke::Hair, (left + self.letter_mm, y), (right, y));
                        }
                        let name = left + self.letter_mm;
                        let room_mm = table - self.table_mm - self.row_mm * 0.4 - name;
                        pen.name_within(
                            (name, baseline(self.name)),
                            self.name,
                            &row.player,
                            room_mm,
                        );
                        let at = (table, baseline(self.figure));
                        pen.text_within(Align::Right, at, self.figure, &row.table, self.table_mm);
                        let at = (seat, baseline(self.figure));
                        pen.text_within(Align::Right, at, self.figure, &row.seat, self.seat_mm);
                    }
                }
                y += self.row_mm;
            }
            if !self.list.by_table {
                pen.rule(Stroke::Sign, (left, y), (right, y));
                // Two numbers must not be read as one.
                let between = right - self.seat_mm - self.row_mm * 0.3;
                pen.rule(Stroke::Hair, (between, top + self.row_mm), (between, y));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Grid, Row, SeatingRow, balanced, by_name, by_table, guide_letter};

    fn said(columns: &[Vec<Row>]) -> Vec<String> {
        let line = |line: &Row| match line {
            Row::White => "-".to_owned(),
            Row::Table(table) => format!("T{table}"),
            Row::Player(row, None) => row.player.clone(),
            Row::Player(row, Some(letter)) => format!("[{letter}] {}", row.player),
        };
        columns.iter().map(|column| column.iter().map(line).collect::<Vec<_>>().join(" ")).collect()
    }

    fn row(player: &str, table: u32) -> SeatingRow {
        SeatingRow {
            player: player.into(),
            table: table.to_string(),
            seat: "1".into(),
            ..SeatingRow::default()
        }
    }

    #[test]
    fn a_name_is_found_under_its_last_name() {
        let rows = [("Anna Berg", "berg anna"), ("Zoë Berg", "berg zoe"), ("Ben Cruz", "cruz ben")]
            .map(|(name, sorted)| SeatingRow { looked_for: sorted.into(), ..row(name, 1) });
        assert_eq!(said(&by_name(&rows, |_| 9)), ["[B] Anna Berg Zoë Berg [C] Ben Cruz"]);
    }

    #[test]
    fn columns_of_one_page_are_about_equally_long() {
        let rows: Vec<SeatingRow> = (0..11).map(|number| row(&format!("a{number}"), 1)).collect();
        let lengths = |columns: usize| -> Vec<usize> {
            let grid = Grid { columns, row: 0.03 };
            let set = balanced(&grid, 2, |most| by_name(&rows, |_| most.min(9)));
            set.iter().map(Vec::len).collect()
        };
        assert_eq!(lengths(2), [6, 5]);
        assert_eq!(lengths(3), [4, 4, 3]);
        assert_eq!(lengths(1), [9, 2], "two pages, of which one is full");
    }

    #[test]
    fn every_column_begins_with_its_letter() {
        let rows = ["ann", "Al", "Bo", "bea", "cy"].map(|name| row(name, 1));
        assert_eq!(said(&by_name(&rows, |_| 3)), ["[A] ann Al [B] Bo", "[B] bea [C] cy"]);
        assert_eq!(
            said(&by_name(&rows, |column| column + 1)),
            ["[A] ann", "[A] Al [B] Bo", "[B] bea [C] cy"]
        );
    }

    #[test]
    fn a_table_is_kept_whole_where_a_column_holds_it() {
        let rows: Vec<SeatingRow> = [
            ("a", 1),
            ("b", 1),
            ("c", 2),
            ("d", 2),
            ("e", 3),
            ("f", 3),
            ("g", 3),
            ("h", 3),
            ("i", 3),
        ]
        .map(|(name, table)| row(name, table))
        .into();
        assert_eq!(said(&by_table(&rows, |_| 5)), ["T1 a b", "T2 c d", "T3 e f g h", "T3 i"]);
        assert_eq!(said(&by_table(&rows[..4], |_| 7)), ["T1 a b - T2 c d"]);
        assert!(said(&by_table(&[], |_| 5)).is_empty());
    }

    #[test]
    fn a_letter_guides_where_a_script_has_an_alphabet() {
        assert_eq!(guide_letter("łukasz"), 'Ł');
        assert_eq!(guide_letter("  ελένη"), 'Ε');
        assert_eq!(guide_letter("山田"), '…');
        assert_eq!(guide_letter("7 of spades"), '…');
        assert_eq!(guide_letter(""), '…');
        assert_eq!(guide_letter("ßen"), 'ß');
    }
}
