//! The layout model: pages of positioned text, rules, discs, ovals and square codes, and nothing else.

use std::collections::BTreeSet;

use crate::square_code::SquareCode;
use crate::words::Words;

/// A finished document: its pages, each of the same size.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// The document's name, shown by the viewer and offered as the file's name.
    pub title: String,
    /// Width of every page, in millimetres.
    pub width_mm: f32,
    /// Height of every page, in millimetres.
    pub height_mm: f32,
    /// The pages in printing order.
    pub pages: Vec<Page>,
    /// The square codes that are drawn on it.
    pub(crate) codes: Vec<SquareCode>,
    pub(crate) missing: BTreeSet<char>,
    pub(crate) created_unix: i64,
}

/// One side of paper.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Page {
    /// Everything drawn, in reading order; text extraction follows it.
    pub marks: Vec<Mark>,
}

/// One thing drawn on a page. Positions are millimetres from the page's top left corner.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// One line of text.
    Text(Text),
    /// One straight line.
    Rule(Rule),
    /// One filled circle.
    Disc(Disc),
    /// The outline of a table.
    Oval(Oval),
    /// A square code of the sheet.
    Code(Code),
}

/// One line of text in one size.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    /// Left edge, in millimetres.
    pub x_mm: f32,
    /// Baseline, in millimetres from the top.
    pub baseline_mm: f32,
    /// Size, in points.
    pub size_pt: f32,
    /// How dark it is.
    pub ink: Ink,
    /// What it says, split by font.
    pub words: Words,
}

impl Text {
    /// Width on paper, in millimetres.
    pub fn width_mm(&self) -> f32 {
        self.words.width_mm(self.size_pt)
    }
}

/// One filled circle with a thin dark edge, so that a white chip is seen on white paper. Discs lie
/// under all text of their page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Disc {
    /// The middle, in millimetres from the left and the top.
    pub centre_mm: (f32, f32),
    /// From the middle to the edge, in millimetres.
    pub radius_mm: f32,
    /// The colour as red, green and blue.
    pub colour: [u8; 3],
}

impl Disc {
    /// Thickness of the edge, in points.
    pub const EDGE_PT: f32 = 0.6;

    /// The ink that is read on a colour: the paper's white on dark ones, black on light ones. It
    /// follows what the eye sees as light, so it holds on a printer without colours too.
    pub fn ink_on(colour: [u8; 3]) -> Ink {
        let [red, green, blue] = colour.map(f32::from);
        let light = 0.299 * red + 0.587 * green + 0.114 * blue;
        if light < 150.0 { Ink::White } else { Ink::Black }
    }
}

/// The outline of a poker table seen from above: two half circles with straight sides between them;
/// a circle where it is as wide as high. It is not filled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Oval {
    /// The middle, in millimetres from the left and the top.
    pub centre_mm: (f32, f32),
    /// From the middle to the left and right edges, in millimetres; never less than the half height.
    pub half_width_mm: f32,
    /// From the middle to the upper and lower edges, in millimetres.
    pub half_height_mm: f32,
    /// Thickness and pattern.
    pub stroke: Stroke,
}

/// Where a square code stands, as large as its dark squares reach.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Code {
    /// The upper left corner, in millimetres from the left and the top.
    pub corner_mm: (f32, f32),
    /// Width and height, in millimetres.
    pub side_mm: f32,
    /// Which of the sheet's codes, counted from 0.
    pub number: usize,
}

/// One straight line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rule {
    /// Start, in millimetres from the left and the top.
    pub from_mm: (f32, f32),
    /// End, in millimetres from the left and the top.
    pub to_mm: (f32, f32),
    /// Thickness and pattern.
    pub stroke: Stroke,
}

/// The few lines a sheet is drawn with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    /// Separates parts of a sheet.
    Heavy,
    /// A line to sign on.
    Sign,
    /// Separates rows.
    Hair,
    /// Where scissors go: dashed.
    Cut,
    /// A short mark outside the cards, for a guillotine.
    CutMark,
}

impl Stroke {
    /// Thickness in points.
    pub fn thickness_pt(self) -> f32 {
        match self {
            Stroke::Heavy => 1.2,
            Stroke::Sign => 0.6,
            Stroke::Hair => 0.4,
            Stroke::Cut => 0.5,
            Stroke::CutMark => 0.4,
        }
    }

    /// How dark it is: 0 is black, 1 is white.
    pub fn grey(self) -> f32 {
        match self {
            Stroke::Heavy | Stroke::CutMark => 0.0,
            Stroke::Sign => 0.25,
            Stroke::Hair => 0.72,
            Stroke::Cut => 0.55,
        }
    }

    /// Dash and gap in points; none for an unbroken line.
    pub fn dash_pt(self) -> Option<(f32, f32)> {
        matches!(self, Stroke::Cut).then_some((1.6, 2.0))
    }
}

/// How dark text is. Hierarchy comes from size and weight; there are only two
/// inks, and white for figures on a chip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// What must be read.
    Black,
    /// What explains it. Dark enough for a worn-out toner cartridge.
    Soft,
    /// What stands on a dark chip.
    White,
}

impl Ink {
    /// How dark it is: 0 is black, 1 is white.
    pub fn grey(self) -> f32 {
        match self {
            Ink::Black => 0.0,
            Ink::Soft => 0.36,
            Ink::White => 1.0,
        }
    }
}

impl Sheet {
    /// An empty document with pages of the given size in millimetres.
    pub(crate) fn new(title: &str, width_mm: f32, height_mm: f32) -> Self {
        Sheet {
            title: crate::clean::clean(title),
            width_mm,
            height_mm,
            pages: Vec::new(),
            codes: Vec::new(),
            missing: BTreeSet::new(),
            created_unix: 0,
        }
    }

    /// The same sheet so many times as large in both directions: one that was laid out for a desk, for a wall. Lines keep
    /// their thickness.
    pub(crate) fn enlarged(mut self, times: f32) -> Self {
        let both = |(x, y): (f32, f32)| (x * times, y * times);
        self.width_mm *= times;
        self.height_mm *= times;
        for mark in self.pages.iter_mut().flat_map(|page| &mut page.marks) {
            match mark {
                Mark::Text(text) => {
                    text.x_mm *= times;
                    text.baseline_mm *= times;
                    text.size_pt *= times;
                }
                Mark::Rule(rule) => {
                    rule.from_mm = both(rule.from_mm);
                    rule.to_mm = both(rule.to_mm);
                }
                Mark::Disc(disc) => {
                    disc.centre_mm = both(disc.centre_mm);
                    disc.radius_mm *= times;
                }
                Mark::Oval(oval) => {
                    oval.centre_mm = both(oval.centre_mm);
                    oval.half_width_mm *= times;
                    oval.half_height_mm *= times;
                }
                Mark::Code(code) => {
                    code.corner_mm = both(code.corner_mm);
                    code.side_mm *= times;
                }
            }
        }
        self
    }

    /// The same sheet with the time at which it was made, in seconds since 1970, for the file's
    /// own record. This crate has no clock; without a time the record says 1970.
    pub fn made_at(self, unix_seconds: i64) -> Self {
        Sheet { created_unix: unix_seconds, ..self }
    }

    /// Characters that no bundled font has. They are printed as an empty square, so the caller
    /// can tell the director before the cards are cut.
    pub fn missing(&self) -> Vec<char> {
        self.missing.iter().copied().collect()
    }

    /// The document as a PDF file, fonts embedded and reduced to the characters used.
    pub fn to_pdf(&self) -> Vec<u8> {
        crate::pdf::to_pdf(self)
    }

    /// One page as an SVG picture, counted from 0, from the same layout as the PDF.
    pub fn to_svg_page(&self, page: usize) -> Option<String> {
        let page = self.pages.get(page)?;
        Some(crate::svg::to_svg_page(self, page))
    }
}
