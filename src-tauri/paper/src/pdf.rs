//! The layout written as a PDF file. The only module that knows printpdf.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use printpdf::date::OffsetDateTime;
use printpdf::{
    Codepoint, Color, DictItem, ExternalStream, ExternalXObject, FontId, Greyscale, Line,
    LineDashPattern, LinePoint, Mm, Op, PaintMode, PdfDocument, PdfFont, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Polygon, Pt, Rgb, TextItem, TextMatrix, TextRenderingMode, XObject,
    XObjectId, XObjectTransform,
};

use crate::MM_PER_PT;
use crate::fonts::Face;
use crate::shaping::Cluster;
use crate::sheet::{Disc, Mark, Oval, Page, Rule, Sheet, Stroke, Text};
use crate::square_code::SquareCode;
use crate::words::Run;

/// A thickened outline is widened by this share of the type size.
pub(crate) const THICKENING_EM: f32 = 0.028;

pub(crate) fn to_pdf(sheet: &Sheet) -> Vec<u8> {
    let mut document = PdfDocument::new(&sheet.title);
    let info = &mut document.metadata.info;
    info.creator = "Shuffle Up".to_owned();
    if let Ok(made) = OffsetDateTime::from_unix_timestamp(sheet.created_unix) {
        info.creation_date = made;
        info.modification_date = made;
    }
    for face in faces_used(sheet) {
        document.resources.fonts.map.insert(font_id(face), PdfFont::new(face.parsed().clone()));
    }
    for (number, code) in sheet.codes.iter().enumerate() {
        document
            .resources
            .xobjects
            .map
            .insert(code_id(number), XObject::External(drawn_once(code)));
    }
    let code_sides: Vec<u32> = sheet.codes.iter().map(|code| code.side).collect();
    let said = said_alone(sheet);
    let pages = sheet
        .pages
        .iter()
        .map(|page| {
            PdfPage::new(
                Mm(sheet.width_mm),
                Mm(sheet.height_mm),
                operations(page, sheet.height_mm, &code_sides, &said),
            )
        })
        .collect();
    document.with_pages(pages);
    // No pictures are drawn but lines and squares, and the text is plain: warnings could only be about others.
    document.save(
        &PdfSaveOptions { image_optimization: None, ..PdfSaveOptions::default() },
        &mut Vec::new(),
    )
}

fn code_id(number: usize) -> XObjectId {
    XObjectId(format!("SHUPQR{number}"))
}

/// The dark squares as a drawing of its own, one unit a square, counted from below.
fn drawn_once(code: &SquareCode) -> ExternalXObject {
    let mut content = String::from("0 g\n");
    for (row, column, length) in &code.dark {
        let up = code.side.saturating_sub(row + 1);
        let _ = writeln!(content, "{column} {up} {length} 1 re");
    }
    content.push('f');
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let side = i64::from(code.side);
    let dict = [
        ("Type", name("XObject")),
        ("Subtype", name("Form")),
        ("BBox", DictItem::Array([0, 0, side, side].map(DictItem::Int).to_vec())),
    ];
    let dict = dict.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let stream = ExternalStream { dict, content: content.into_bytes(), compress: true };
    ExternalXObject { stream, width: None, height: None, dpi: None }
}

fn faces_used(sheet: &Sheet) -> BTreeSet<Face> {
    sheet
        .pages
        .iter()
        .flat_map(|page| &page.marks)
        .filter_map(|mark| match mark {
            Mark::Text(text) => Some(&text.words.runs),
            Mark::Rule(_) | Mark::Disc(_) | Mark::Oval(_) | Mark::Code(_) => None,
        })
        .flatten()
        .map(|run| run.face)
        .collect()
}

/// The font's name inside the file. printpdf makes the subset tag of its first six letters, and
/// the tag is to be six capitals.
fn font_id(face: Face) -> FontId {
    FontId(face.tag().to_owned())
}

/// Writes one page, telling the file only what changes from mark to mark.
struct Writer<'a> {
    said: &'a TextOfGlyph,
    ops: Vec<Op>,
    height_mm: f32,
    font: Option<(Face, f32)>,
    fill: Option<f32>,
    rendering: TextRenderingMode,
}

fn operations(page: &Page, height_mm: f32, code_sides: &[u32], said: &TextOfGlyph) -> Vec<Op> {
    let mut writer = Writer {
        said,
        ops: Vec::with_capacity(page.marks.len() * 4),
        height_mm,
        font: None,
        fill: None,
        rendering: TextRenderingMode::Fill,
    };
    writer.rules(page);
    writer.ovals(page);
    writer.discs(page);
    writer.codes(page, code_sides);
    writer.ops.push(Op::StartTextSection);
    for mark in &page.marks {
        if let Mark::Text(text) = mark {
            writer.text(text);
        }
    }
    writer.ops.push(Op::EndTextSection);
    writer.ops
}

/// What a glyph says where it is drawn alone.
type TextOfGlyph = BTreeMap<(Face, u16), String>;

fn said_alone(sheet: &Sheet) -> TextOfGlyph {
    let mut said = TextOfGlyph::new();
    for mark in sheet.pages.iter().flat_map(|page| &page.marks) {
        let Mark::Text(text) = mark else { continue };
        for run in text.words.runs.iter().filter(|run| !run.is_plain()) {
            for cluster in run.clusters().iter() {
                if let [glyph] = cluster.glyphs.as_slice() {
                    said.insert((run.face, glyph.id), cluster.says.clone());
                }
            }
        }
    }
    said
}

impl Writer<'_> {
    /// Points from the page's lower left corner, rounded to hundredths: the printer cannot
    /// tell, and the file is a third smaller.
    fn point(&self, x_mm: f32, y_mm: f32) -> Point {
        Point {
            x: Pt(hundredths(x_mm / MM_PER_PT)),
            y: Pt(hundredths((self.height_mm - y_mm) / MM_PER_PT)),
        }
    }

    /// All rules of the page, grouped by stroke.
    fn rules(&mut self, page: &Page) {
        let mut groups: BTreeMap<u32, Vec<&Rule>> = BTreeMap::new();
        for mark in &page.marks {
            if let Mark::Rule(rule) = mark {
                let order = (rule.stroke.thickness_pt() * 100.0) as u32 * 1000
                    + (rule.stroke.grey() * 100.0) as u32;
                groups.entry(order).or_default().push(rule);
            }
        }
        for rules in groups.into_values() {
            for (number, rule) in rules.into_iter().enumerate() {
                if number == 0 {
                    self.stroke(rule.stroke);
                }
                let ends = [rule.from_mm, rule.to_mm]
                    .map(|(x, y)| LinePoint { p: self.point(x, y), bezier: false });
                self.ops
                    .push(Op::DrawLine { line: Line { points: ends.to_vec(), is_closed: false } });
            }
        }
    }

    fn stroke(&mut self, stroke: Stroke) {
        self.ops.push(Op::SetOutlineColor { col: grey(stroke.grey()) });
        self.ops.push(Op::SetOutlineThickness { pt: Pt(stroke.thickness_pt()) });
        self.ops.push(Op::SetLineDashPattern {
            dash: match stroke.dash_pt() {
                Some((dash, gap)) => LineDashPattern::new(0.0, &[dash, gap]),
                None => LineDashPattern::solid(),
            },
        });
    }

    /// All outlines of tables of the page.
    fn ovals(&mut self, page: &Page) {
        for mark in &page.marks {
            let Mark::Oval(oval) = mark else { continue };
            self.stroke(oval.stroke);
            let polygon = Polygon { mode: PaintMode::Stroke, ..self.outline(oval).collect() };
            self.ops.push(Op::DrawPolygon { polygon });
        }
    }

    /// All discs of the page, before any text: the value of a chip stands on it.
    fn discs(&mut self, page: &Page) {
        let mut first = true;
        for mark in &page.marks {
            let Mark::Disc(disc) = mark else { continue };
            if std::mem::take(&mut first) {
                self.ops.push(Op::SetOutlineColor { col: grey(0.0) });
                self.ops.push(Op::SetOutlineThickness { pt: Pt(Disc::EDGE_PT) });
                self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
            }
            let [red, green, blue] = disc.colour.map(|part| f32::from(part) / 255.0);
            self.ops.push(Op::SetFillColor { col: Color::Rgb(Rgb::new(red, green, blue, None)) });
            let circle = Oval {
                centre_mm: disc.centre_mm,
                half_width_mm: disc.radius_mm,
                half_height_mm: disc.radius_mm,
                stroke: Stroke::Hair,
            };
            let outline = self.outline(&circle).collect();
            let polygon = Polygon { mode: PaintMode::FillStroke, ..outline };
            self.ops.push(Op::DrawPolygon { polygon });
        }
    }

    /// The square codes, wherever they stand on the page.
    fn codes(&mut self, page: &Page, sides: &[u32]) {
        for mark in &page.marks {
            let Mark::Code(code) = mark else { continue };
            let squares = sides.get(code.number).copied().unwrap_or(1);
            let corner = self.point(code.corner_mm.0, code.corner_mm.1 + code.side_mm);
            let scale = Some(code.side_mm / MM_PER_PT / squares as f32);
            let transform = XObjectTransform {
                translate_x: Some(corner.x),
                translate_y: Some(corner.y),
                scale_x: scale,
                scale_y: scale,
                ..XObjectTransform::default()
            };
            self.ops.push(Op::UseXobject { id: code_id(code.number), transform });
        }
    }

    /// Two half circles and what is straight between them. Each quarter is a curve with the two handles that come
    /// closest to it.
    fn outline(&self, oval: &Oval) -> impl Iterator<Item = (Point, bool)> {
        const HANDLE: f32 = 0.552_285;
        /// On which side of the straight part a point lies, how far from the middle of its half circle, and whether it
        /// is a handle.
        const POINTS: [(f32, f32, f32, bool); 15] = [
            (1.0, 1.0, 0.0, false),
            (1.0, 1.0, HANDLE, true),
            (1.0, HANDLE, 1.0, true),
            (1.0, 0.0, 1.0, false),
            (-1.0, 0.0, 1.0, false),
            (-1.0, -HANDLE, 1.0, true),
            (-1.0, -1.0, HANDLE, true),
            (-1.0, -1.0, 0.0, false),
            (-1.0, -1.0, -HANDLE, true),
            (-1.0, -HANDLE, -1.0, true),
            (-1.0, 0.0, -1.0, false),
            (1.0, 0.0, -1.0, false),
            (1.0, HANDLE, -1.0, true),
            (1.0, 1.0, -HANDLE, true),
            (1.0, 1.0, 0.0, false),
        ];
        let ((x, y), radius) = (oval.centre_mm, oval.half_height_mm);
        let straight = (oval.half_width_mm - radius).max(0.0);
        POINTS
            .map(|(side, right, down, handle)| {
                let x = x + side * straight + right * radius;
                (self.point(x, y + down * radius), handle)
            })
            .into_iter()
    }

    fn text(&mut self, text: &Text) {
        let ink = text.ink.grey();
        if self.fill != Some(ink) {
            self.fill = Some(ink);
            self.ops.push(Op::SetFillColor { col: grey(ink) });
        }
        let mut x_mm = text.x_mm;
        for run in &text.words.runs {
            self.weight(run, text.size_pt, ink);
            if self.font != Some((run.face, text.size_pt)) {
                self.font = Some((run.face, text.size_pt));
                self.ops.push(Op::SetFont {
                    font: PdfFontHandle::External(font_id(run.face)),
                    size: Pt(hundredths(text.size_pt)),
                });
            }
            if run.is_plain() {
                self.show((x_mm, text.baseline_mm), letters(run));
            } else {
                for cluster in run.clusters().iter() {
                    self.cluster(run, cluster, text, x_mm);
                }
            }
            x_mm += run.width_em * text.size_pt * MM_PER_PT;
        }
    }

    fn show(&mut self, (x_mm, baseline_mm): (f32, f32), items: Vec<TextItem>) {
        let at = self.point(x_mm, baseline_mm);
        self.ops.push(Op::SetTextMatrix { matrix: TextMatrix::Translate(at.x, at.y) });
        self.ops.push(Op::ShowText { items });
    }

    /// Draws each glyph where it belongs. The file tells what every glyph says, for search and copying; where several are
    /// one letter with its marks, or stand in another order than was typed, it tells what they say together.
    fn cluster(&mut self, run: &Run, cluster: &Cluster, text: &Text, x_mm: f32) {
        let face = run.face;
        // Readers of files turn around what is said together from right to left.
        let together = cluster.glyphs.len() > 1 && !run.right_to_left;
        if together {
            let said = std::iter::once(0xfeff).chain(cluster.says.encode_utf16());
            let data = said.flat_map(u16::to_be_bytes).collect();
            let said = DictItem::String { data, literal: false };
            self.ops.push(Op::BeginMarkedContentWithProperties {
                tag: "Span".to_owned(),
                properties: DictItem::Dict { map: BTreeMap::from([("ActualText".into(), said)]) },
            });
        }
        let em_mm = text.size_pt * MM_PER_PT;
        for (glyph, says) in cluster.glyphs.iter().zip(said_by_each(self.said, face, cluster)) {
            let at = (x_mm + glyph.x_em * em_mm, text.baseline_mm - glyph.y_em * em_mm);
            let codepoint = Codepoint::with_cid(glyph.id, 0.0, says);
            self.show(at, vec![TextItem::GlyphIds(vec![codepoint])]);
        }
        if together {
            self.ops.push(Op::EndMarkedContent);
        }
    }

    /// Draws the outline too where a font has no heavy weight of its own.
    fn weight(&mut self, run: &Run, size_pt: f32, ink: f32) {
        let rendering =
            if run.thickened { TextRenderingMode::FillStroke } else { TextRenderingMode::Fill };
        if run.thickened {
            self.ops.push(Op::SetOutlineColor { col: grey(ink) });
            self.ops.push(Op::SetOutlineThickness { pt: Pt(hundredths(size_pt * THICKENING_EM)) });
            self.ops.push(Op::SetLineDashPattern { dash: LineDashPattern::solid() });
        }
        if rendering != self.rendering {
            self.rendering = rendering;
            self.ops.push(Op::SetTextRenderingMode { mode: rendering });
        }
    }
}

/// What each glyph of a cluster says by itself, wherever it stands: what the font says it is, and the first that the font
/// does not name says what is left.
fn said_by_each(said: &TextOfGlyph, face: Face, cluster: &Cluster) -> Vec<String> {
    if let [_] = cluster.glyphs.as_slice() {
        return vec![cluster.says.clone()];
    }
    // A glyph that says something alone elsewhere says it here, too: the file has one answer for each.
    if let Some(known) = cluster
        .glyphs
        .iter()
        .map(|glyph| said.get(&(face, glyph.id)).cloned())
        .collect::<Option<Vec<String>>>()
    {
        return known;
    }
    let mut left: Vec<char> = cluster.says.chars().collect();
    let named: Vec<Option<String>> = cluster
        .glyphs
        .iter()
        .map(|glyph| {
            if let Some(known) = said.get(&(face, glyph.id)) {
                left.retain(|&c| !known.contains(c));
                return Some(known.clone());
            }
            let c = face.parsed().get_glyph_primary_char(glyph.id)?;
            left.iter().position(|&other| other == c).map(|at| left.remove(at).to_string())
        })
        .collect();
    let mut left: String = left.into_iter().collect();
    named.into_iter().map(|named| named.unwrap_or_else(|| std::mem::take(&mut left))).collect()
}

/// The run's characters, with the distances of kerned pairs between them.
fn letters(run: &Run) -> Vec<TextItem> {
    let mut items = Vec::new();
    let mut piece = String::new();
    for c in run.text.chars() {
        if let Some(left) = piece.chars().next_back() {
            let distance = run.face.kerning(left, c);
            if distance != 0.0 {
                items.push(TextItem::Text(std::mem::take(&mut piece)));
                // The file counts thousandths of the type size, to the left.
                items.push(TextItem::Offset(-(distance * 1000.0).round()));
            }
        }
        piece.push(c);
    }
    items.push(TextItem::Text(piece));
    items
}

fn grey(level: f32) -> Color {
    Color::Greyscale(Greyscale::new(level, None))
}

fn hundredths(value: f32) -> f32 {
    (value * 100.0).round() / 100.0
}
