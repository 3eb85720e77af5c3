//! What the layout tests share: sample draws, the room that marks take, and pdftotext.

pub mod english;

use std::fmt::Write as _;
use std::io::Write;
use std::process::{Command, Stdio};

use shuffle_up_paper::{Ink, Mark, Page, SeatCard, SeatCards, Sheet, SquareCode, Text};

/// A rectangle in millimetres.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Room {
    pub fn overlaps(&self, other: &Room) -> bool {
        let slack = 0.05;
        self.left + slack < other.right
            && other.left + slack < self.right
            && self.top + slack < other.bottom
            && other.top + slack < self.bottom
    }

    pub fn holds(&self, other: &Room) -> bool {
        self.left <= other.left + 0.01
            && self.top <= other.top + 0.01
            && self.right >= other.right - 0.01
            && self.bottom >= other.bottom - 0.01
    }
}

/// The room of a line of text: digits and capitals reach 0.7 of the size up, accents and tall
/// alphabets 0.8; tails reach 0.22 down, commas and slashes between figures 0.14.
pub fn room(text: &Text) -> Room {
    let size_mm = text.size_pt * 25.4 / 72.0;
    let text_of = text.words.text();
    let only = |signs: &str| {
        let known = |c: char| c.is_ascii_digit() || signs.contains(c);
        text_of.chars().all(known)
    };
    let (up, down) = match (only(""), only(",/ ")) {
        (true, _) => (0.7, 0.01),
        (_, true) => (0.72, 0.14),
        _ => (0.8, 0.22),
    };
    Room {
        left: text.x_mm,
        top: text.baseline_mm - up * size_mm,
        right: text.x_mm + text.width_mm(),
        bottom: text.baseline_mm + down * size_mm,
    }
}

pub fn texts(page: &Page) -> Vec<&Text> {
    page.marks
        .iter()
        .filter_map(|mark| match mark {
            Mark::Text(text) => Some(text),
            Mark::Rule(_) | Mark::Disc(_) | Mark::Oval(_) | Mark::Code(_) => None,
        })
        .collect()
}

/// A code such as a phone reads, of the size that an address makes.
pub fn code() -> Option<SquareCode> {
    let dark = (0..29).map(|row| (row, row % 3, 26)).collect();
    Some(SquareCode { side: 29, dark, says: "Clock, seats and prizes on your phone".into() })
}

/// Fails if two lines of text on a page stand on one another, or one within the white that a square code needs.
pub fn nothing_overlaps(page: &Page) {
    for mark in &page.marks {
        let Mark::Code(code) = mark else { continue };
        let white = code.side_mm * 4.0 / 29.0;
        let (left, top) = code.corner_mm;
        let there = Room {
            left: left - white,
            top: top - white,
            right: left + code.side_mm + white,
            bottom: top + code.side_mm + white,
        };
        for text in texts(page) {
            let here = room(text);
            assert!(!here.overlaps(&there), "{:?} {here:?} stands in {there:?}", text.words.text());
        }
    }
    let texts: Vec<(&Text, Room)> =
        texts(page).into_iter().map(|text| (text, room(text))).collect();
    for (number, (one, here)) in texts.iter().enumerate() {
        for (other, there) in &texts[number + 1..] {
            assert!(
                !here.overlaps(there),
                "{:?} {here:?} stands on {:?} {there:?}",
                one.words.text(),
                other.words.text(),
            );
        }
    }
}

/// Nothing stands on anything else or nearer to the paper's edge than a printer reaches.
pub fn stays_on_paper(sheet: &Sheet) {
    let paper =
        Room { left: 5.0, top: 5.0, right: sheet.width_mm - 5.0, bottom: sheet.height_mm - 5.0 };
    for page in &sheet.pages {
        nothing_overlaps(page);
        for text in texts(page) {
            assert!(paper.holds(&room(text)), "{:?} {:?}", text.words.text(), room(text));
        }
    }
}

/// A full page with a table: nothing overlaps or leaves its margins.
pub fn stays_within_margins(sheet: &Sheet) {
    is_within(sheet, [19.9, 19.0, 13.0]);
}

/// A poster: the same, its margins being narrower.
pub fn is_within_a_poster(sheet: &Sheet) {
    is_within(sheet, [12.9, 10.0, 4.0]);
}

/// Nothing overlaps, and nothing is nearer than this to either side, to the top and to the bottom, in millimetres.
pub fn is_within(sheet: &Sheet, [side, top, bottom]: [f32; 3]) {
    let (right, bottom) = (sheet.width_mm - side, sheet.height_mm - bottom);
    let margins = Room { left: side, top, right, bottom };
    for page in &sheet.pages {
        nothing_overlaps(page);
        for text in texts(page) {
            assert!(margins.holds(&room(text)), "{:?} {:?}", text.words.text(), room(text));
        }
    }
}

/// Names that have broken layouts before: long, wide, without a space, in every alphabet.
pub fn hard_names() -> Vec<String> {
    let mut names: Vec<String> = [
        "Łukasz Nowak",
        "Ελένη Παππά",
        "Дмитрий Орлов",
        "山田 太郎",
        "김민준",
        "דוד בן־גוריון",
        "محمد عبد السلام",
        "Նարեկ Գրիգորյան",
        "გიორგი მაისურაძე",
        "สมชาย ใจดี",
        "Nguyễn Thị Minh Khai",
        "Christopher-James O’Shaughnessy",
        "Wolfeschlegelsteinhausenbergerdorff-Montgomery van der Bijl zu Hohen",
        "<b>Bob</b> & \"Co\"",
        "X",
        "",
    ]
    .map(str::to_owned)
    .to_vec();
    for letter in ["W", "i", "山", "한", "Щ", "Ω", "ש", "𓀀", "W ", "Wy "] {
        names.push(letter.chars().cycle().take(70).collect());
    }
    names
}

pub fn draw(names: &[String], table: &str, seat: &str) -> SeatCards {
    SeatCards {
        event: "Thursday T1000".into(),
        when: "19 Nov 2026 · 19:00".into(),
        draw: "7F3A".into(),
        cards: names
            .iter()
            .enumerate()
            .map(|(number, player)| SeatCard {
                player: player.clone(),
                table: table.into(),
                seat: seat.into(),
                note: format!("1,000 chips · entry {:02}", number + 1),
            })
            .collect(),
        ..english::seat_cards()
    }
}

/// What a PDF reader finds in the file, or nothing where pdftotext is not installed.
pub fn extracted(pdf: &[u8]) -> Option<String> {
    piped("pdftotext", &["-enc", "UTF-8", "-", "-"], pdf)
}

/// The output of a program of poppler-utils fed with a PDF.
pub fn piped(program: &str, arguments: &[&str], pdf: &[u8]) -> Option<String> {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    child
        .stdin
        .take()
        .expect("the pipe was asked for")
        .write_all(pdf)
        .expect("the program reads its input");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{program} refuses the file");
    Some(String::from_utf8(output.stdout).expect("UTF-8 was asked for"))
}

/// A layout written out for people: what snapshots compare and reviewers read.
pub fn describe(sheet: &Sheet) -> String {
    let mut out = format!(
        "{} · {} × {} mm · {} page(s)\n",
        sheet.title,
        sheet.width_mm,
        sheet.height_mm,
        sheet.pages.len()
    );
    for (number, page) in sheet.pages.iter().enumerate() {
        let _ = writeln!(out, "\npage {}", number + 1);
        for mark in &page.marks {
            let _ = match mark {
                Mark::Text(text) => writeln!(
                    out,
                    "{:7.1} {:6.1}  {:5.1} wide  {:5.2} pt {:<8} {:<5} {}",
                    text.x_mm,
                    text.baseline_mm,
                    text.width_mm(),
                    text.size_pt,
                    format!("{:?}", text.words.cut),
                    match text.ink {
                        Ink::Black => "",
                        Ink::Soft => "soft",
                        Ink::White => "white",
                    },
                    text.words.text(),
                ),
                Mark::Rule(rule) => writeln!(
                    out,
                    "{:7.1} {:6.1}  to {:5.1} {:5.1}  {:?}",
                    rule.from_mm.0, rule.from_mm.1, rule.to_mm.0, rule.to_mm.1, rule.stroke,
                ),
                Mark::Oval(oval) => writeln!(
                    out,
                    "{:7.1} {:6.1}  oval of {:.1} by {:.1}  {:?}",
                    oval.centre_mm.0,
                    oval.centre_mm.1,
                    oval.half_width_mm * 2.0,
                    oval.half_height_mm * 2.0,
                    oval.stroke,
                ),
                Mark::Code(code) => writeln!(
                    out,
                    "{:7.1} {:6.1}  square code of {:.1}",
                    code.corner_mm.0, code.corner_mm.1, code.side_mm,
                ),
                Mark::Disc(disc) => {
                    let [red, green, blue] = disc.colour;
                    writeln!(
                        out,
                        "{:7.1} {:6.1}  disc of {:.1}  #{red:02x}{green:02x}{blue:02x}",
                        disc.centre_mm.0, disc.centre_mm.1, disc.radius_mm,
                    )
                }
            };
        }
    }
    out
}
