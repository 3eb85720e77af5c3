//! A line of text split into runs by font, with its width.

use std::borrow::Cow;

use crate::MM_PER_PT;
use crate::arabic::{self, Shape};
use crate::clean::clean;
use crate::direction::{self, mirrored};
use crate::fonts::{Cut, Face, REPLACEMENT};

/// Text of one font that is drawn in one go.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// The font that has these characters.
    pub face: Face,
    /// The characters as typed, replacements in place of missing ones.
    pub text: String,
    /// True if it is drawn from right to left.
    pub right_to_left: bool,
    /// Width as a share of the type size.
    pub width_em: f32,
    /// True if the outline is to be drawn thicker, for want of a heavier font.
    pub thickened: bool,
}

impl Run {
    /// What is drawn, from left to right: letters joined, brackets mirrored.
    pub(crate) fn shapes(&self) -> Vec<Shape> {
        let mut shapes = arabic::shape(&self.text);
        if self.right_to_left {
            shapes.reverse();
            for shape in &mut shapes {
                shape.shown = mirrored(shape.shown);
            }
        }
        shapes
    }
}

/// A line of text in one cut, ready to be drawn at any size.
#[derive(Debug, Clone, PartialEq)]
pub struct Words {
    /// The runs from left to right.
    pub runs: Vec<Run>,
    /// The cut that was asked for.
    pub cut: Cut,
    /// Width of the whole as a share of the type size.
    pub width_em: f32,
    /// Characters that no bundled font has.
    pub missing: Vec<char>,
}

impl Words {
    /// Splits a text into runs. Whatever has no place on paper is taken out first.
    pub fn new(text: &str, cut: Cut) -> Self {
        Self::of_clean(&clean(text), cut)
    }

    /// The same for a text that `clean` has seen already.
    pub(crate) fn of_clean(text: &str, cut: Cut) -> Self {
        let mut words = Words { runs: Vec::new(), cut, width_em: 0.0, missing: Vec::new() };
        for stretch in direction::visual_order(text) {
            words.stretch(&stretch.text, stretch.right_to_left);
        }
        words.width_em = words.runs.iter().map(|run| run.width_em).sum();
        words
    }

    /// Adds the runs of a stretch that runs one way.
    fn stretch(&mut self, text: &str, right_to_left: bool) {
        let first = self.runs.len();
        let mut before = None;
        for c in text.chars() {
            let (c, found) = match self.cut.face_for(c, before) {
                Some(found) => (c, Some(found)),
                None => {
                    self.missing.push(c);
                    (REPLACEMENT, self.cut.face_for(REPLACEMENT, None))
                }
            };
            let Some((face, advance)) = found else {
                continue;
            };
            before = Some(face);
            if self.runs.len() == first || self.runs.last().is_none_or(|run| run.face != face) {
                self.runs.push(Run {
                    face,
                    text: String::new(),
                    right_to_left,
                    width_em: 0.0,
                    thickened: self.cut.thickens(face),
                });
            }
            if let Some(run) = self.runs.last_mut() {
                if let Some(left) = run.text.chars().next_back() {
                    run.width_em += face.kerning(left, c);
                }
                run.text.push(c);
                run.width_em += advance;
            }
        }
        if right_to_left {
            self.runs[first..].reverse();
            // Joined letters are narrower than the loose ones counted above.
            for run in &mut self.runs[first..] {
                run.width_em =
                    run.shapes().iter().filter_map(|shape| run.face.advance(shape.shown)).sum();
            }
        }
    }

    /// Width at a size in points, in millimetres.
    pub fn width_mm(&self, size_pt: f32) -> f32 {
        self.width_em * size_pt * MM_PER_PT
    }

    /// What the line says, runs joined from left to right.
    pub fn text(&self) -> Cow<'_, str> {
        match self.runs.as_slice() {
            [] => Cow::Borrowed(""),
            [run] => Cow::Borrowed(&run.text),
            runs => Cow::Owned(runs.iter().map(|run| run.text.as_str()).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_split_by_font_and_nothing_is_lost() {
        let words = Words::new("Łukasz Ελένη 山田 太郎 한", Cut::Strong);
        assert_eq!(words.text(), "Łukasz Ελένη 山田 太郎 한");
        let faces: Vec<Face> = words.runs.iter().map(|run| run.face).collect();
        assert_eq!(
            faces,
            [Face::ArchivoSemiBold, Face::NotoSemiBold, Face::DroidFallback, Face::NotoKorean]
        );
        assert!(words.missing.is_empty());
    }

    #[test]
    fn what_no_font_has_is_shown_and_reported() {
        let words = Words::new("A𓀀B", Cut::Regular);
        assert_eq!(words.text(), "A□B");
        assert_eq!(words.missing, ['𓀀']);
    }

    #[test]
    fn width_grows_with_the_size() {
        let words = Words::new("Anna", Cut::Regular);
        assert!((words.width_mm(20.0) - 2.0 * words.width_mm(10.0)).abs() < 1e-4);
    }
}
