//! Putting marks on a page: what every kind of sheet is built with.

use std::collections::BTreeSet;

use crate::MM_PER_PT;
use crate::fit::{Attempt, Block, fit};
use crate::fonts::Cut;
use crate::sheet::{Code, Disc, Ink, Mark, Oval, Page, Rule, Sheet, Stroke, Text};
use crate::words::Words;

/// How a piece of text looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    pub cut: Cut,
    pub size_pt: f32,
    pub ink: Ink,
}

/// A line of text in its style.
pub(crate) struct Styled<'a> {
    style: Style,
    text: &'a str,
}

impl Style {
    pub(crate) const fn new(cut: Cut, size_pt: f32, ink: Ink) -> Self {
        Style { cut, size_pt, ink }
    }

    /// This text in this style.
    pub(crate) fn of(self, text: &str) -> Styled<'_> {
        Styled { style: self, text }
    }

    /// Height of a capital in millimetres.
    pub(crate) fn cap_mm(&self) -> f32 {
        crate::fonts::CAP_HEIGHT * self.size_pt * MM_PER_PT
    }

    /// The same, smaller where this text would not fit into its room.
    pub(crate) fn within(self, text: &str, room_mm: f32) -> Self {
        let share = (room_mm / self.width_mm(text).max(0.1)).min(1.0);
        Style { size_pt: self.size_pt * share, ..self }
    }

    /// Width of a text in this style, in millimetres.
    pub(crate) fn width_mm(&self, text: &str) -> f32 {
        Words::new(text, self.cut).width_mm(self.size_pt)
    }
}

/// Which edge or middle of a text stands at its position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// Draws on one page.
pub(crate) struct Pen<'a> {
    /// Width of the page, in millimetres.
    pub width_mm: f32,
    page: &'a mut Page,
    missing: &'a mut BTreeSet<char>,
}

impl<'a> Pen<'a> {
    /// Turns to a new page at the end of a sheet.
    pub(crate) fn new_page(sheet: &'a mut Sheet) -> Self {
        sheet.pages.push(Page::default());
        Self::on_last_page(sheet)
    }

    /// Returns to a page that exists.
    pub(crate) fn on_page(sheet: &'a mut Sheet, page: usize) -> Self {
        let Sheet { width_mm, pages, missing, .. } = sheet;
        Pen { width_mm: *width_mm, page: &mut pages[page], missing }
    }

    /// Goes on on the page that a sheet has come to.
    pub(crate) fn on_last_page(sheet: &'a mut Sheet) -> Self {
        let last = sheet.pages.len() - 1;
        Self::on_page(sheet, last)
    }

    /// Draws prepared words; positions in millimetres.
    pub(crate) fn words(
        &mut self,
        align: Align,
        (x_mm, baseline_mm): (f32, f32),
        size_pt: f32,
        ink: Ink,
        words: Words,
    ) {
        if words.runs.is_empty() {
            return;
        }
        self.missing.extend(&words.missing);
        let width_mm = words.width_mm(size_pt);
        let x_mm = match align {
            Align::Left => x_mm,
            Align::Centre => x_mm - width_mm / 2.0,
            Align::Right => x_mm - width_mm,
        };
        self.page.marks.push(Mark::Text(Text { x_mm, baseline_mm, size_pt, ink, words }));
    }

    /// Draws one line of text as it is, whatever its width.
    pub(crate) fn text(&mut self, align: Align, at_mm: (f32, f32), style: Style, text: &str) {
        let words = Words::new(text, style.cut);
        self.words(align, at_mm, style.size_pt, style.ink, words);
    }

    /// Draws one line of text, smaller if its room is narrower than it.
    pub(crate) fn text_within(
        &mut self,
        align: Align,
        at_mm: (f32, f32),
        style: Style,
        text: &str,
        room_mm: f32,
    ) {
        let step = Attempt::new(1, style.size_pt, style.size_pt * 0.5);
        // Text can shrink into any room but none.
        let block = fit(text, style.cut, room_mm.max(0.1), &[step]);
        for words in block.lines {
            self.words(align, at_mm, block.size_pt, style.ink, words);
        }
    }

    /// Draws between two edges what something is and how much: the amount whole as far as it goes, the words in the room that it leaves.
    pub(crate) fn pair(
        &mut self,
        (left, right): (f32, f32),
        baseline_mm: f32,
        words: Styled<'_>,
        amount: Styled<'_>,
    ) {
        let amount_mm = amount.style.width_mm(amount.text).min((right - left) * 0.6);
        let room_mm = right - left - amount_mm - 4.0;
        let (left, right) = ((left, baseline_mm), (right, baseline_mm));
        self.text_within(Align::Left, left, words.style, words.text, room_mm);
        self.text_within(Align::Right, right, amount.style, amount.text, amount_mm);
    }

    /// Draws a name on one line that runs from its left edge. A name that would become much smaller takes the narrow cut, which
    /// holds a quarter more.
    pub(crate) fn name_within(
        &mut self,
        at_mm: (f32, f32),
        style: Style,
        name: &str,
        room_mm: f32,
    ) {
        let narrow = style.width_mm(name) * 0.72 > room_mm;
        let cut = if narrow { Cut::Figures } else { style.cut };
        self.text_within(Align::Left, at_mm, Style { cut, ..style }, name, room_mm);
    }

    /// Draws the lines of a block below one another; `leading` is the distance of two baselines
    /// as a share of the type size.
    pub(crate) fn block(&mut self, at_mm: (f32, f32), ink: Ink, block: Block, leading: f32) {
        let (x_mm, mut baseline_mm) = at_mm;
        for words in block.lines {
            self.words(Align::Left, (x_mm, baseline_mm), block.size_pt, ink, words);
            baseline_mm += leading * block.size_pt * MM_PER_PT;
        }
    }

    /// Draws a block from the top of its first capitals; answers its height.
    pub(crate) fn block_below(
        &mut self,
        (x_mm, top_mm): (f32, f32),
        ink: Ink,
        block: Block,
        leading: f32,
    ) -> f32 {
        let (height_mm, first_mm) = (block.height_mm(leading), top_mm + block.cap_mm());
        self.block((x_mm, first_mm), ink, block, leading);
        height_mm
    }

    /// Draws a block with its middle at a height.
    pub(crate) fn block_about(
        &mut self,
        (x_mm, middle_mm): (f32, f32),
        ink: Ink,
        block: Block,
        leading: f32,
    ) {
        let first_mm = middle_mm - block.height_mm(leading) / 2.0 + block.cap_mm();
        self.block((x_mm, first_mm), ink, block, leading);
    }

    /// Draws a filled circle; positions in millimetres.
    pub(crate) fn disc(&mut self, centre_mm: (f32, f32), radius_mm: f32, colour: [u8; 3]) {
        self.page.marks.push(Mark::Disc(Disc { centre_mm, radius_mm, colour }));
    }

    /// Draws the sheet's square code; its corner and side in millimetres.
    pub(crate) fn code(&mut self, corner_mm: (f32, f32), side_mm: f32) {
        self.code_of(0, corner_mm, side_mm);
    }

    /// Draws one of several square codes likewise.
    pub(crate) fn code_of(&mut self, number: usize, corner_mm: (f32, f32), side_mm: f32) {
        self.page.marks.push(Mark::Code(Code { corner_mm, side_mm, number }));
    }

    /// Draws a straight line; positions in millimetres.
    pub(crate) fn rule(&mut self, stroke: Stroke, from_mm: (f32, f32), to_mm: (f32, f32)) {
        self.page.marks.push(Mark::Rule(Rule { from_mm, to_mm, stroke }));
    }

    /// Draws the outline of a table, wider than high or a circle; positions in millimetres.
    pub(crate) fn oval(
        &mut self,
        stroke: Stroke,
        centre_mm: (f32, f32),
        (half_width_mm, half_height_mm): (f32, f32),
    ) {
        let oval = Oval { centre_mm, half_width_mm, half_height_mm, stroke };
        self.page.marks.push(Mark::Oval(oval));
    }

    /// Draws a rectangle of lines; positions in millimetres.
    pub(crate) fn frame(
        &mut self,
        stroke: Stroke,
        (left, top): (f32, f32),
        (width, height): (f32, f32),
    ) {
        let (right, bottom) = (left + width, top + height);
        self.rule(stroke, (left, top), (right, top));
        self.rule(stroke, (right, top), (right, bottom));
        self.rule(stroke, (right, bottom), (left, bottom));
        self.rule(stroke, (left, bottom), (left, top));
    }
}
