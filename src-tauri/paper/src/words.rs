//! A line of text split into runs by font, with its width.

use std::borrow::Cow;

use crate::MM_PER_PT;
use crate::clean::clean;
use crate::direction::{self, mirrored};
use crate::fonts::{Cut, Face, REPLACEMENT};
use crate::shaping::{self, Cluster, Glyph};

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
    /// What is drawn, in a script whose letters are shaped.
    shaped: Vec<Cluster>,
}

impl Run {
    /// True if each letter is drawn by itself, from left to right.
    pub(crate) fn is_plain(&self) -> bool {
        self.shaped.is_empty() && !self.right_to_left
    }

    /// What is drawn, from left to right: letters shaped, kerned, brackets mirrored.
    pub(crate) fn clusters(&self) -> Cow<'_, [Cluster]> {
        if !self.shaped.is_empty() {
            return Cow::Borrowed(&self.shaped);
        }
        let mut letters: Vec<char> = self.text.chars().collect();
        if self.right_to_left {
            letters.reverse();
        }
        let mut at_em = 0.0;
        let mut before = None;
        let drawn = letters.into_iter().map(|c| {
            let shown = if self.right_to_left { mirrored(c) } else { c };
            if let Some(left) = before.filter(|_| !self.right_to_left) {
                at_em += self.face.kerning(left, c);
            }
            before = Some(c);
            let width_em = self.face.advance(shown).unwrap_or(0.0);
            let glyph = Glyph { id: self.face.glyph(shown), x_em: at_em, y_em: 0.0 };
            at_em += width_em;
            Cluster { says: c.to_string(), glyphs: vec![glyph], width_em }
        });
        Cow::Owned(drawn.collect())
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
                    shaped: Vec::new(),
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
        }
        for run in &mut self.runs[first..] {
            if run.face.script().is_some() {
                run.shaped = shaping::shape(run.face, &run.text, right_to_left);
            }
            // Joined letters are narrower than the loose ones counted above, and right to left none are kerned.
            if !run.is_plain() {
                run.width_em = run.clusters().iter().map(|cluster| cluster.width_em).sum();
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
