//! The bundled fonts: which of them has a character, and how wide it is.

use std::fmt::Write;
use std::io::Read;
use std::sync::OnceLock;

use flate2::read::ZlibDecoder;
use harfrust::Script;
use printpdf::ParsedFont;

use crate::kerning::Kerning;
use crate::shaping;

/// A bundled font. assets/fonts/README.md says where each comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// Archivo, normal width, weight 400.
    ArchivoRegular,
    /// Archivo, normal width, weight 600.
    ArchivoSemiBold,
    /// Archivo, width 78 %, weight 700: figures.
    ArchivoCondensedBold,
    /// Noto Sans 400: Greek, Cyrillic, Armenian, Georgian and more.
    NotoRegular,
    /// Noto Sans 600, the same alphabets.
    NotoSemiBold,
    /// Droid Sans Fallback: Chinese and Japanese.
    DroidFallback,
    /// Noto Sans KR: Korean, and the square shown for characters that no font here has.
    NotoKorean,
    /// Noto Sans Arabic 400.
    ArabicRegular,
    /// Noto Sans Arabic 700.
    ArabicBold,
    /// Noto Sans Hebrew 400.
    HebrewRegular,
    /// Noto Sans Hebrew 700.
    HebrewBold,
    /// Noto Sans Devanagari 400: Hindi, Marathi, Nepali.
    DevanagariRegular,
    /// Noto Sans Devanagari 700.
    DevanagariBold,
    /// Noto Sans Thai 400.
    ThaiRegular,
    /// Noto Sans Thai 700.
    ThaiBold,
}

/// How a piece of text is cut: a weight and width of Archivo, with its fallbacks behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cut {
    /// Running text.
    Regular,
    /// Names and headings.
    Strong,
    /// Narrow and heavy: table and seat numbers, places, money.
    Figures,
}

/// Height of a capital or digit of Archivo, as a share of the type size.
pub(crate) const CAP_HEIGHT: f32 = 0.686;

/// Shown in place of a character that no bundled font has.
pub(crate) const REPLACEMENT: char = '□';

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".ttf"))
    };
}

/// Every font in the order of [`Face`]: its file as `build.rs` packs it, and the tag that it has in a PDF, six capitals.
static BUNDLED: [(Face, &[u8], &str); 15] = [
    (Face::ArchivoRegular, font!("Archivo-Regular"), "SHUPAA"),
    (Face::ArchivoSemiBold, font!("Archivo-SemiBold"), "SHUPAB"),
    (Face::ArchivoCondensedBold, font!("Archivo-CondensedBold"), "SHUPAC"),
    (Face::NotoRegular, font!("NotoSans-Regular"), "SHUPNA"),
    (Face::NotoSemiBold, font!("NotoSans-SemiBold"), "SHUPNB"),
    (Face::DroidFallback, font!("DroidSansFallback"), "SHUPDA"),
    (Face::NotoKorean, font!("NotoSansKR-Regular"), "SHUPKA"),
    (Face::ArabicRegular, font!("NotoSansArabic-Regular"), "SHUPRA"),
    (Face::ArabicBold, font!("NotoSansArabic-Bold"), "SHUPRB"),
    (Face::HebrewRegular, font!("NotoSansHebrew-Regular"), "SHUPHA"),
    (Face::HebrewBold, font!("NotoSansHebrew-Bold"), "SHUPHB"),
    (Face::DevanagariRegular, font!("NotoSansDevanagari-Regular"), "SHUPEA"),
    (Face::DevanagariBold, font!("NotoSansDevanagari-Bold"), "SHUPEB"),
    (Face::ThaiRegular, font!("NotoSansThai-Regular"), "SHUPTA"),
    (Face::ThaiBold, font!("NotoSansThai-Bold"), "SHUPTB"),
];

impl Face {
    /// The two weights of the font of a script that is shaped, if the character is of one.
    fn of_script(c: char) -> Option<[Face; 2]> {
        match c {
            '\u{591}'..='\u{5ff}' | '\u{fb1d}'..='\u{fb4f}' => {
                Some([Face::HebrewRegular, Face::HebrewBold])
            }
            '\u{600}'..='\u{8ff}' | '\u{fb50}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}' => {
                Some([Face::ArabicRegular, Face::ArabicBold])
            }
            '\u{900}'..='\u{97f}' | '\u{a8e0}'..='\u{a8ff}' => {
                Some([Face::DevanagariRegular, Face::DevanagariBold])
            }
            '\u{e00}'..='\u{e7f}' => Some([Face::ThaiRegular, Face::ThaiBold]),
            _ => None,
        }
    }

    /// The script of a font whose letters are shaped; none if they stand by themselves.
    pub(crate) fn script(self) -> Option<Script> {
        match self {
            Face::ArabicRegular | Face::ArabicBold => Some(Script::ARABIC),
            Face::HebrewRegular | Face::HebrewBold => Some(Script::HEBREW),
            Face::DevanagariRegular | Face::DevanagariBold => Some(Script::DEVANAGARI),
            Face::ThaiRegular | Face::ThaiBold => Some(Script::THAI),
            _ => None,
        }
    }

    /// The file, unpacked for the life of the program.
    fn unpacked(self) -> &'static [u8] {
        let mut file = Vec::new();
        ZlibDecoder::new(BUNDLED[self as usize].1)
            .read_to_end(&mut file)
            .expect("a bundled font unpacks: it was compiled into the program");
        file.leak()
    }

    /// The tag of the font in a PDF.
    pub(crate) fn tag(self) -> &'static str {
        BUNDLED[self as usize].2
    }

    /// The parsed font; parsed once in the life of the program.
    pub(crate) fn parsed(self) -> &'static ParsedFont {
        &self.loaded().font
    }

    /// Width of a character as a share of the type size, or nothing if the font lacks it.
    pub(crate) fn advance(self, c: char) -> Option<f32> {
        let loaded = self.loaded();
        match loaded.common.get(c as usize) {
            Some(advance) => *advance,
            None => loaded.look_up(c),
        }
    }

    /// What is added between two letters of this font, as a share of the type size.
    pub(crate) fn kerning(self, left: char, right: char) -> f32 {
        self.loaded().kerning.between(left, right)
    }

    /// Font units in the type size.
    pub(crate) fn units_per_em(self) -> f32 {
        self.loaded().units_per_em
    }

    /// The font for the shaping of its letters; none if they stand by themselves.
    pub(crate) fn shaped(self) -> Option<&'static harfrust::Font> {
        self.loaded().shaped.as_ref()
    }

    /// The glyph of a character, the font's own "no such character" if it has none.
    pub(crate) fn glyph(self, c: char) -> u16 {
        self.parsed().lookup_glyph_index(u32::from(c)).unwrap_or(0)
    }

    /// The outline of a glyph as the data of an SVG path, in font units with y upwards; the same glyph as in the PDF.
    /// Empty for a space.
    pub(crate) fn outline(self, glyph: u16) -> String {
        let mut outline = Outline::default();
        // Nothing comes back for a glyph without an outline, such as a space.
        let _ = self.loaded().outlines.outline_glyph(ttf_parser::GlyphId(glyph), &mut outline);
        outline.data
    }

    fn loaded(self) -> &'static Loaded {
        static LOADED: [OnceLock<Loaded>; BUNDLED.len()] =
            [const { OnceLock::new() }; BUNDLED.len()];
        LOADED[self as usize].get_or_init(|| Loaded::parse(self))
    }
}

/// Writes an outline down as it is walked along.
#[derive(Default)]
struct Outline {
    data: String,
}

impl Outline {
    fn step(&mut self, letter: char, points: &[(f32, f32)]) {
        self.data.push(letter);
        for (number, (x, y)) in points.iter().enumerate() {
            let before = if number == 0 { "" } else { " " };
            let _ = write!(self.data, "{before}{x} {y}");
        }
    }
}

impl ttf_parser::OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.step('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.step('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.step('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.step('Z', &[]);
    }
}

struct Loaded {
    font: ParsedFont,
    /// The same font for its outlines, which the writer of PDF files keeps to itself.
    outlines: ttf_parser::Face<'static>,
    units_per_em: f32,
    /// Widths of the characters below `COMMON`, where nearly all text lives: searching the
    /// font's own character map for each letter of ten thousand cards costs most of the time.
    common: Vec<Option<f32>>,
    kerning: Kerning,
    shaped: Option<harfrust::Font>,
}

/// Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic lie below.
const COMMON: u32 = 0x700;

impl Loaded {
    fn parse(face: Face) -> Self {
        let file = face.unpacked();
        let font = ParsedFont::from_bytes(file, 0, &mut Vec::new())
            .expect("a bundled font parses: it was compiled into the program");
        let outlines = ttf_parser::Face::parse(file, 0)
            .expect("a bundled font parses: it was compiled into the program");
        let units_per_em = f32::from(font.pdf_font_metrics.units_per_em);
        let (kerning, shaped) = (Kerning::of(face), shaping::font(face, file));
        let mut loaded =
            Loaded { font, outlines, units_per_em, common: Vec::new(), kerning, shaped };
        loaded.common =
            (0..COMMON).map(|code| char::from_u32(code).and_then(|c| loaded.look_up(c))).collect();
        loaded
    }

    fn look_up(&self, c: char) -> Option<f32> {
        match self.font.lookup_glyph_index(u32::from(c)) {
            // Glyph 0 is the font's own "no such character".
            None | Some(0) => None,
            Some(glyph) => {
                Some(f32::from(self.font.get_horizontal_advance(glyph)) / self.units_per_em)
            }
        }
    }
}

impl Cut {
    /// The fonts to ask for a character, best first.
    fn chain(self) -> &'static [Face] {
        match self {
            Cut::Regular => {
                &[Face::ArchivoRegular, Face::NotoRegular, Face::DroidFallback, Face::NotoKorean]
            }
            Cut::Strong => {
                &[Face::ArchivoSemiBold, Face::NotoSemiBold, Face::DroidFallback, Face::NotoKorean]
            }
            Cut::Figures => &[
                Face::ArchivoCondensedBold,
                Face::ArchivoSemiBold,
                Face::NotoSemiBold,
                Face::DroidFallback,
                Face::NotoKorean,
            ],
        }
    }

    /// The font that shows a character, and the character's width in it; nothing if none has it.
    /// A space stays in the font of the word before it, so that words are not torn apart, and a joiner in that of its
    /// letter.
    pub(crate) fn face_for(self, c: char, before: Option<Face>) -> Option<(Face, f32)> {
        if matches!(c, ' ' | '\u{200c}' | '\u{200d}')
            && let Some(face) = before
            && let Some(advance) = face.advance(c)
        {
            return Some((face, advance));
        }
        if let Some([regular, bold]) = Face::of_script(c) {
            let face = if self == Cut::Regular { regular } else { bold };
            if let Some(advance) = face.advance(c) {
                return Some((face, advance));
            }
        }
        self.chain().iter().find_map(|&face| face.advance(c).map(|advance| (face, advance)))
    }

    /// True if the font has one weight only, and this cut is a heavy one: the outline is then
    /// drawn a little thicker.
    pub(crate) fn thickens(self, face: Face) -> bool {
        self != Cut::Regular && matches!(face, Face::DroidFallback | Face::NotoKorean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bundled_font_parses_and_has_a_space() {
        for (number, (face, ..)) in BUNDLED.iter().enumerate() {
            assert_eq!(*face as usize, number);
            assert!(face.advance(' ').is_some(), "{face:?}");
        }
    }

    #[test]
    fn digits_are_tabular() {
        for face in [Face::ArchivoRegular, Face::ArchivoSemiBold, Face::ArchivoCondensedBold] {
            let zero = face.advance('0');
            assert!(zero.is_some());
            assert!(('1'..='9').all(|digit| face.advance(digit) == zero));
        }
    }

    #[test]
    fn each_alphabet_has_its_font() {
        let face = |c| Cut::Strong.face_for(c, None).map(|(face, _)| face);
        assert_eq!(face('Ł'), Some(Face::ArchivoSemiBold));
        assert_eq!(face('ễ'), Some(Face::ArchivoSemiBold));
        assert_eq!(face('λ'), Some(Face::NotoSemiBold));
        assert_eq!(face('Д'), Some(Face::NotoSemiBold));
        assert_eq!(face('ש'), Some(Face::HebrewBold));
        assert_eq!(face('م'), Some(Face::ArabicBold));
        assert_eq!(face('ก'), Some(Face::ThaiBold));
        assert_eq!(face('क'), Some(Face::DevanagariBold));
        assert_eq!(face('山'), Some(Face::DroidFallback));
        assert_eq!(face('ひ'), Some(Face::DroidFallback));
        assert_eq!(face('한'), Some(Face::NotoKorean));
        assert_eq!(face(REPLACEMENT), Some(Face::NotoKorean));
        assert_eq!(face('𓀀'), None);
        assert_eq!(face('த'), None, "Tamil is not covered, and is reported");
    }
}
