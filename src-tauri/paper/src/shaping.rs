//! Scripts whose letters take their shape and place from their neighbours: Arabic, Hebrew with points, Devanagari, Thai.
//!
//! HarfBuzz's own rules, on the layout tables of the bundled fonts. Text that is copied from the file must still be the
//! letters that were typed, so that what is drawn remembers what it says.

use harfrust::{Buffer, BufferFlags, Direction, Font, ShapeOptions, ShaperFont};

use crate::fonts::Face;

/// What cannot be drawn letter by letter: a letter with its marks, letters grown together. Or simply a letter.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Cluster {
    /// What was typed.
    pub says: String,
    /// What is drawn, from left to right.
    pub glyphs: Vec<Glyph>,
    /// Width as a share of the type size.
    pub width_em: f32,
}

/// A glyph of a font, and where it stands as a share of the type size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    /// Its number in the font.
    pub id: u16,
    /// From the beginning of the run to the right.
    pub x_em: f32,
    /// From the baseline upwards.
    pub y_em: f32,
}

/// The font as the shaping wants it; none for a font whose letters stand by themselves.
pub(crate) fn font(face: Face, bytes: &'static [u8]) -> Option<Font> {
    face.script().and_then(|_| Font::new(bytes, 0))
}

/// The clusters of a text from left to right; none if the font's letters stand by themselves.
pub(crate) fn shape(face: Face, text: &str, right_to_left: bool) -> Vec<Cluster> {
    let Some(font) = face.shaped() else { return Vec::new() };
    let mut buffer = Buffer::new();
    buffer.push_str(text);
    buffer.set_script(face.script());
    buffer.set_direction(if right_to_left {
        Direction::RightToLeft
    } else {
        Direction::LeftToRight
    });
    // A name that is spelt oddly is printed as it is spelt; joiners leave nothing behind.
    buffer.set_flags(
        BufferFlags::DO_NOT_INSERT_DOTTED_CIRCLE | BufferFlags::REMOVE_DEFAULT_IGNORABLES,
    );
    if harfrust::shape(&ShaperFont::new(font), &mut buffer, ShapeOptions::new()).is_err() {
        return Vec::new();
    }
    let mut starts: Vec<usize> =
        buffer.glyph_infos().iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    starts.dedup();
    let end_of = |start: usize| starts.iter().find(|&&other| other > start).copied();
    let units = face.units_per_em();
    let mut clusters: Vec<(usize, Cluster)> = Vec::new();
    let mut at_em = 0.0;
    for (info, position) in buffer.glyph_infos().iter().zip(buffer.glyph_positions()) {
        let em = |distance: i32| distance as f32 / units;
        let start = info.cluster as usize;
        if clusters.last().is_none_or(|&(last, _)| last != start) {
            let says = text.get(start..end_of(start).unwrap_or(text.len())).unwrap_or_default();
            let (says, glyphs) = (says.to_owned(), Vec::new());
            clusters.push((start, Cluster { says, glyphs, width_em: 0.0 }));
        }
        if let Some((_, cluster)) = clusters.last_mut() {
            cluster.width_em += em(position.x_advance);
            cluster.glyphs.push(Glyph {
                id: u16::try_from(info.glyph_id).unwrap_or(0),
                x_em: at_em + em(position.x_offset),
                y_em: em(position.y_offset),
            });
        }
        at_em += em(position.x_advance);
    }
    clusters.into_iter().map(|(_, cluster)| cluster).collect()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use crate::fonts::Cut;
    use crate::words::Words;

    /// What is drawn, from left to right: what a cluster says, then its glyphs and their places in thousandths.
    fn drawn(text: &str) -> String {
        let mut out = format!("{text}\n");
        for run in &Words::new(text, Cut::Strong).runs {
            let _ = writeln!(out, "  {:?} {:.3}", run.face, run.width_em);
            for cluster in run.clusters().iter() {
                let _ = write!(out, "    {}", cluster.says.escape_unicode());
                for glyph in &cluster.glyphs {
                    let (x, y) = (glyph.x_em * 1000.0, glyph.y_em * 1000.0);
                    let _ = write!(out, "  {}@{x:.0},{y:.0}", glyph.id);
                }
                out.push('\n');
            }
        }
        out
    }

    #[test]
    fn letters_take_their_shapes_and_marks_their_places() {
        let names = [
            "محمد العربي",
            "سلام",
            "مُحَمَّد",
            "علی\u{200c}رضا",
            "שָׁלוֹם",
            "नमस्ते क्षत्रिय",
            "สมชาย ดีใจ",
            "น้ำผึ้ง",
            "Łukasz",
            "כהן 12-34",
        ];
        insta::assert_snapshot!(names.map(drawn).concat());
    }

    #[test]
    fn joined_letters_are_other_shapes_than_single_ones() {
        let glyphs = |text: &str| -> Vec<u16> {
            let words = Words::new(text, Cut::Regular);
            let clusters = words.runs[0].clusters().into_owned();
            clusters.iter().flat_map(|c| &c.glyphs).map(|glyph| glyph.id).collect()
        };
        let alone = glyphs("م");
        let meems: Vec<u16> = glyphs("ممم");
        assert_eq!(meems.len(), 3);
        assert!(!meems.contains(&alone[0]), "first, middle and last have forms of their own");
        assert_ne!(meems[0], meems[1]);
        // Lam and alef grow together; क and ष are one sign; a mark takes no room.
        assert_eq!(glyphs("क्ष").len(), 1);
        let points = Words::new("שָׁ", Cut::Regular);
        assert_eq!(points.width_em, Words::new("ש", Cut::Regular).width_em);
    }

    #[test]
    fn nothing_that_was_typed_is_lost() {
        for name in ["محمد عبد السلام", "שָׁלוֹם", "नमस्ते क्षत्रिय", "น้ำผึ้ง", "علی\u{200c}رضا"]
        {
            let words = Words::new(name, Cut::Regular);
            for run in &words.runs {
                let mut said: Vec<String> =
                    run.clusters().iter().map(|cluster| cluster.says.clone()).collect();
                if run.right_to_left {
                    said.reverse();
                }
                assert_eq!(said.concat(), run.text);
            }
            assert!(words.missing.is_empty());
        }
    }
}
