//! Fitting text into a width: it shrinks before it wraps, then wraps, then shrinks more.

use harfrust::Script;

use crate::MM_PER_PT;
use crate::clean::clean;
use crate::fonts::{Cut, Face, REPLACEMENT};
use crate::shaping;
use crate::words::Words;

/// One attempt at fitting: this many lines at most, in sizes from the largest to the smallest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Attempt {
    /// Most lines allowed.
    pub lines: usize,
    /// Size tried first, in points.
    pub largest_pt: f32,
    /// Size tried last, in points.
    pub smallest_pt: f32,
    /// True if a word too long for a line may be broken anywhere.
    pub split_words: bool,
    /// True if the lines are to be about equally long: right for names, wrong for paragraphs.
    pub balanced: bool,
}

impl Attempt {
    pub(crate) const fn new(lines: usize, largest_pt: f32, smallest_pt: f32) -> Self {
        Attempt { lines, largest_pt, smallest_pt, split_words: false, balanced: true }
    }

    /// A step for running text of one size, in as many lines as it takes.
    pub(crate) const fn paragraph(size_pt: f32) -> Self {
        Attempt {
            lines: usize::MAX,
            largest_pt: size_pt,
            smallest_pt: size_pt,
            split_words: true,
            balanced: false,
        }
    }

    pub(crate) const fn splitting(mut self) -> Self {
        self.split_words = true;
        self
    }
}

/// Text set in lines of one size.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Block {
    /// The size, in points.
    pub size_pt: f32,
    /// The lines from top to bottom; none for an empty text.
    pub lines: Vec<Words>,
}

impl Block {
    /// Height of a capital in millimetres.
    pub(crate) fn cap_mm(&self) -> f32 {
        crate::fonts::CAP_HEIGHT * self.size_pt * MM_PER_PT
    }

    /// From the top of the first line's capitals to the last baseline, in millimetres.
    pub(crate) fn height_mm(&self, leading: f32) -> f32 {
        let between = self.lines.len().saturating_sub(1) as f32;
        (crate::fonts::CAP_HEIGHT + between * leading) * self.size_pt * MM_PER_PT
    }
}

/// Sizes are tried in steps of a quarter point: finer differences cannot be seen.
const GRAIN_PT: f32 = 0.25;

/// Sets a text in a width by the first step that holds it. If none does, the last step's
/// lines shrink until they do, so nothing is ever clipped.
pub(crate) fn fit(text: &str, cut: Cut, width_mm: f32, steps: &[Attempt]) -> Block {
    let text = clean(text);
    let whole = Words::of_clean(&text, cut);
    let last = steps.last().copied().unwrap_or(Attempt::new(1, 10.0, 6.0));
    let mut letters = None;
    for step in steps {
        if step.lines == 1 || whole.width_mm(step.largest_pt) <= width_mm {
            if let Some(block) = single_line(&whole, width_mm, step) {
                return block;
            }
        } else {
            let letters = letters.get_or_insert_with(|| Letters::new(&text, cut));
            let mut size_pt = step.largest_pt;
            while size_pt >= step.smallest_pt {
                if let Some(block) = letters.set(width_mm, size_pt, step) {
                    return block;
                }
                size_pt -= GRAIN_PT;
            }
        }
    }
    let letters = Letters::new(&text, cut);
    let step = last.splitting();
    let mut size_pt = last.smallest_pt;
    loop {
        size_pt *= 0.9;
        if let Some(block) = letters.set(width_mm, size_pt, &step) {
            return block;
        }
    }
}

/// The text on one line, if the step's sizes allow it.
fn single_line(whole: &Words, width_mm: f32, step: &Attempt) -> Option<Block> {
    let mut size_pt = step.largest_pt;
    if whole.width_mm(size_pt) > width_mm {
        let exact = width_mm / (whole.width_em * MM_PER_PT);
        size_pt = (exact / GRAIN_PT).floor() * GRAIN_PT;
    }
    (size_pt >= step.smallest_pt).then(|| Block {
        size_pt,
        lines: if whole.runs.is_empty() { Vec::new() } else { vec![whole.clone()] },
    })
}

/// A text taken apart for breaking into lines.
struct Letters {
    cut: Cut,
    letters: Vec<Letter>,
    /// Letters are among them that take their width from their neighbours.
    shaped: bool,
}

/// Gives letters that are shaped the widths that they have together.
fn measure(face: Face, letters: &mut [Letter]) {
    let text: String = letters.iter().map(|letter| letter.c).collect();
    let right_to_left = matches!(face.script(), Some(Script::ARABIC | Script::HEBREW));
    let mut clusters = shaping::shape(face, &text, right_to_left);
    if right_to_left {
        clusters.reverse();
    }
    let mut letters = letters.iter_mut();
    for cluster in clusters {
        for (number, _) in cluster.says.chars().enumerate() {
            if let Some(letter) = letters.next() {
                letter.within = number > 0;
                letter.width_em = if number == 0 { cluster.width_em } else { 0.0 };
            }
        }
    }
}

struct Letter {
    c: char,
    width_em: f32,
    /// Added before this letter unless it begins a line.
    kerning_em: f32,
    /// It is drawn in one with the letter before it.
    within: bool,
    /// The font that shows it.
    face: Option<Face>,
    /// A line may end after this letter.
    breaks_after: bool,
}

impl Letters {
    fn new(text: &str, cut: Cut) -> Self {
        let mut before = None;
        let chars: Vec<char> = text.chars().collect();
        let mut letters: Vec<Letter> = chars
            .iter()
            .enumerate()
            .map(|(at, &c)| {
                let found = cut.face_for(c, before).or_else(|| cut.face_for(REPLACEMENT, None));
                let face = found.map(|(face, _)| face);
                let kerning_em = match (face, at.checked_sub(1).and_then(|left| chars.get(left))) {
                    (Some(face), Some(&left)) if before == Some(face) => face.kerning(left, c),
                    _ => 0.0,
                };
                before = face;
                Letter {
                    c,
                    kerning_em,
                    within: false,
                    face,
                    width_em: found.map_or(0.0, |(_, width)| width),
                    breaks_after: breaks_between(c, chars.get(at + 1).copied()),
                }
            })
            .collect();
        let shaped = |letter: &Letter| letter.face.is_some_and(|face| face.script().is_some());
        let any_shaped = letters.iter().any(shaped);
        for group in letters.chunk_by_mut(|one, next| shaped(one) && one.face == next.face) {
            if let Some(face) = group.first().filter(|one| shaped(one)).and_then(|one| one.face) {
                measure(face, group);
            }
        }
        Letters { cut, letters, shaped: any_shaped }
    }

    /// The lines at a size, if they are few enough; balanced, so that no line is a leftover.
    fn set(&self, width_mm: f32, size_pt: f32, step: &Attempt) -> Option<Block> {
        let width_em = width_mm / (size_pt * MM_PER_PT);
        let mut lines = self.wrap(width_em, step)?;
        let (mut too_narrow, mut enough) = (0.0, width_em);
        let halvings = if step.balanced { 8 } else { 0 };
        for _ in 0..halvings {
            let middle = (too_narrow + enough) / 2.0;
            match self.wrap(middle, step) {
                Some(narrower) if narrower.len() == lines.len() => {
                    lines = narrower;
                    enough = middle;
                }
                _ => too_narrow = middle,
            }
        }
        let lines: Vec<Words> = lines
            .iter()
            .map(|range| {
                let text: String = self.letters[range.clone()].iter().map(|l| l.c).collect();
                Words::new(&text, self.cut)
            })
            .collect();
        // A word broken in two has another letter at its end, which may be wider.
        let fits = |line: &Words| line.width_mm(size_pt) <= width_mm;
        (!self.shaped || lines.iter().all(fits)).then_some(Block { size_pt, lines })
    }

    /// Where a word may be broken at the latest: never between a letter and its mark.
    fn break_before(&self, start: usize, at: usize) -> Option<usize> {
        let begins = |at: &usize| self.letters.get(*at).is_none_or(|letter| !letter.within);
        (start + 1..=at).rev().find(begins)
    }

    /// The ranges of letters on each line, or nothing if the step's lines do not hold them.
    fn wrap(&self, width_em: f32, step: &Attempt) -> Option<Vec<std::ops::Range<usize>>> {
        let mut lines = Vec::new();
        let (mut start, mut at) = (0, 0);
        let mut width = 0.0;
        let mut last_break = None;
        while let Some(letter) = self.letters.get(at) {
            let kerning_em = if at > start { letter.kerning_em } else { 0.0 };
            let letter_em = letter.width_em + kerning_em;
            // A space at the end of a line takes no room.
            if width + letter_em > width_em && letter.c != ' ' {
                let end = match last_break {
                    Some(end) => end,
                    None if step.split_words => self.break_before(start, at)?,
                    None => return None,
                };
                lines.push(start..end);
                if lines.len() >= step.lines {
                    return None;
                }
                (start, at) = (end, end);
                width = 0.0;
                last_break = None;
                continue;
            }
            width += letter_em;
            at += 1;
            if letter.breaks_after {
                last_break = Some(at);
            }
        }
        lines.push(start..at);
        Some(lines)
    }
}

/// True if a line may end between two letters: at spaces, after hyphens, and anywhere in
/// Chinese and Japanese.
fn breaks_between(c: char, next: Option<char>) -> bool {
    let ideographic = |c: char| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}');
    matches!(c, ' ' | '-' | '–') || (ideographic(c) && next.is_some_and(ideographic))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: [Attempt; 3] = [
        Attempt::new(1, 20.0, 14.0),
        Attempt::new(2, 16.0, 9.0),
        Attempt::new(4, 12.0, 4.0).splitting(),
    ];

    fn lines(text: &str, width_mm: f32) -> (f32, Vec<String>) {
        let block = fit(text, Cut::Strong, width_mm, &NAME);
        for line in &block.lines {
            assert!(line.width_mm(block.size_pt) <= width_mm + 0.01, "{text}");
        }
        let texts = block.lines.iter().map(|l| l.text().into_owned()).collect();
        (block.size_pt, texts)
    }

    #[test]
    fn a_name_shrinks_before_it_wraps() {
        assert_eq!(lines("Anna Berg", 45.0), (20.0, vec!["Anna Berg".into()]));
        let (size, texts) = lines("Christopher Berg", 45.0);
        assert!((14.0..20.0).contains(&size));
        assert_eq!(texts.len(), 1);
        let (_, texts) = lines("Christopher-James O’Shaughnessy", 45.0);
        assert_eq!(texts, ["Christopher-James", "O’Shaughnessy"]);
    }

    #[test]
    fn a_word_longer_than_the_line_is_broken_rather_than_clipped() {
        let (_, texts) = lines(&"W".repeat(70), 40.0);
        assert_eq!(texts.concat(), "W".repeat(70));
        let (_, texts) = lines(&"山".repeat(70), 40.0);
        assert_eq!(texts.concat(), "山".repeat(70));
    }

    #[test]
    fn even_an_absurd_text_ends_up_inside() {
        let (size, texts) = lines(&"W".repeat(2_000), 40.0);
        assert!(size < 4.0);
        assert_eq!(texts.len(), 4);
    }

    #[test]
    fn nothing_gives_no_lines() {
        assert!(fit(" \u{7}", Cut::Strong, 40.0, &NAME).lines.is_empty());
    }
}
