//! The grammar of a `.tdt` file: records, lists, texts, numbers and things made of them.

use crate::LARGEST;
use crate::node::Node;
use shuffle_up_engine::base::refusal::{Refusal, RefusalCode};
use shuffle_up_engine::base::wording::{Phrase, phrase};

/// How deep things may stand in each other; about ten was seen.
const DEEPEST: usize = 100;
/// How many parts a file may have, layouts not counted; a field of a thousand players has a hundred thousand.
const MOST_PARTS: usize = 1_000_000;

/// What a file has at its top.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Top {
    /// The version; empty where none is said.
    pub version: String,
    /// The tournament.
    pub tournament: Node,
    /// Whether the file ends too soon, behind the tournament.
    pub cut: bool,
}

/// Reads a file's top: its version and its tournament. What else stands there is skipped.
///
/// # Errors
/// The text is none of this grammar, or exceeds a bound; the sentence says which.
pub fn read(text: &str) -> Result<Top, Refusal> {
    let mut reader = Reader { text, rest: text, parts: 0 };
    reader.top().map_err(|why| match why {
        Why::Cut | Why::TooLarge | Why::OtherFile | Why::NoTournament | Why::TooManyParts => {
            why.of_the_file()
        }
        _ => {
            let (line, character) = reader.place();
            let why = why.said();
            // The program writes its files in one line: there only the character says where.
            let said = if line == 1 {
                phrase!(
                    "tdt-character",
                    "Character {number} is not understood: {why}",
                    number = character,
                    why
                )
            } else {
                phrase!("tdt-line", "Line {number} is not understood: {why}", number = line, why)
            };
            Refusal::of(RefusalCode::BadValue, said)
        }
    })
}

/// Why reading ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    Cut,
    TooLarge,
    OtherFile,
    NoTournament,
    TooManyParts,
    TooDeep,
    NoComma,
    NoKey,
    NoColon,
    NoValue,
    NoName,
}

impl Why {
    /// The refusal of the file as a whole.
    pub(crate) fn of_the_file(self) -> Refusal {
        Refusal::of(RefusalCode::BadValue, self.said())
    }

    fn said(self) -> Phrase {
        match self {
            Self::Cut => phrase!("tdt-cut", "The file ends too soon."),
            Self::TooLarge => phrase!("past-too-large", "The file is larger than 16 MB."),
            Self::OtherFile => {
                phrase!("tdt-other-file", "This is no file of The Tournament Director.")
            }
            Self::NoTournament => phrase!("tdt-no-tournament", "The file has no tournament."),
            Self::TooManyParts => {
                phrase!("tdt-too-many-parts", "The file has more parts than any tournament has.")
            }
            Self::TooDeep => {
                phrase!("tdt-too-deep", "Too many brackets stand inside each other.")
            }
            Self::NoComma => phrase!("tdt-no-comma", "A comma is missing."),
            Self::NoKey => phrase!("tdt-no-key", "A key is missing."),
            Self::NoColon => phrase!("tdt-no-colon", "A colon is missing after a key."),
            Self::NoValue => phrase!("tdt-no-value", "A value is missing."),
            Self::NoName => phrase!("tdt-no-name", "A name is missing."),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    rest: &'a str,
    parts: usize,
}

impl<'a> Reader<'a> {
    /// The line that is being read, and the character in it, both from 1.
    fn place(&self) -> (usize, usize) {
        let read = self.text.len().saturating_sub(self.rest.len());
        let read = self.text.get(..read).unwrap_or_default();
        let lines = read.bytes().filter(|byte| *byte == b'\n').count();
        let line = read.rsplit('\n').next().unwrap_or_default();
        (lines.saturating_add(1), line.chars().count().saturating_add(1))
    }

    fn top(&mut self) -> Result<Top, Why> {
        if self.text.len() > LARGEST {
            return Err(Why::TooLarge);
        }
        self.name_in_front();
        while self.take('(') {}
        if self.peek().is_some_and(char::is_alphabetic) {
            return self.without_frame();
        }
        if !self.take('{') {
            return Err(Why::OtherFile);
        }
        let inside = self.rest;
        let mut top = Top::default();
        self.entries(&mut top, false)?;
        if matches!(top.tournament, Node::Nothing) {
            // A file of templates has parts of a tournament and no tournament.
            self.rest = inside;
            self.entries(&mut top, true)?;
        }
        match top.tournament {
            Node::Nothing => Err(Why::NoTournament),
            _ => Ok(top),
        }
    }

    /// `var file =`, `export default` and the like, in front of everything.
    fn name_in_front(&mut self) {
        let before = self.rest;
        self.peek();
        let (front, _) = self.rest.split_once(['{', '(', '"', '\'']).unwrap_or((self.rest, ""));
        match front.rsplit_once('=').map(|(name, _)| name.len().saturating_add(1)) {
            Some(end) => self.rest = self.rest.get(end..).unwrap_or_default(),
            None => match self.rest.strip_prefix("export default") {
                Some(rest) => self.rest = rest,
                None => self.rest = before,
            },
        }
    }

    /// A tournament with nothing around it.
    fn without_frame(&mut self) -> Result<Top, Why> {
        let begins = self.rest.strip_prefix("new").unwrap_or(self.rest).trim_start();
        if !begins.strip_prefix("Tournament").unwrap_or_default().trim_start().starts_with('(') {
            return Err(Why::OtherFile);
        }
        Ok(Top { tournament: self.value(0)?, ..Top::default() })
    }

    /// All entries of the frame; `all` takes those that are no tournament as well.
    fn entries(&mut self, top: &mut Top, all: bool) -> Result<(), Why> {
        let mut parts = Vec::new();
        while !self.take('}') {
            match self.entry(top, all.then_some(&mut parts)) {
                Ok(()) => {}
                // What stands behind the tournament is only how it looked.
                Err(_) if !matches!(top.tournament, Node::Nothing) => {
                    top.cut = true;
                    break;
                }
                Err(why) => return Err(why),
            }
        }
        if !parts.is_empty() {
            top.tournament = Node::Record(parts);
        }
        Ok(())
    }

    fn entry(
        &mut self,
        top: &mut Top,
        others: Option<&mut Vec<(Box<str>, Node)>>,
    ) -> Result<(), Why> {
        let key = self.key()?;
        match (&*key, others) {
            ("V" | "v" | "Version", _) => top.version = self.value(0)?.text(),
            ("T" | "t" | "Tournament", None) => top.tournament = self.value(0)?,
            (_, None) => self.skip()?,
            (_, Some(others)) => {
                let value = self.value(0)?;
                others.push((key, value));
            }
        }
        self.comma('}')
    }

    /// A comma, or the bracket that closes, which is left.
    fn comma(&mut self, closing: char) -> Result<(), Why> {
        if self.take(',') || self.peek() == Some(closing) {
            return Ok(());
        }
        Err(self.without(Why::NoComma))
    }

    fn peek(&mut self) -> Option<char> {
        loop {
            // The language takes a mark of the encoding for a blank wherever it stands.
            let blank = |sign: char| sign.is_whitespace() || matches!(sign, '\u{feff}' | '\0');
            self.rest = self.rest.trim_start_matches(blank);
            // No file that was seen has comments; a person may have put some in.
            let after = if let Some(comment) = self.rest.strip_prefix("//") {
                comment.split_once('\n').map_or("", |(_, after)| after)
            } else if let Some(comment) = self.rest.strip_prefix("/*") {
                comment.split_once("*/").map_or("", |(_, after)| after)
            } else {
                return self.rest.chars().next();
            };
            self.rest = after;
        }
    }

    fn take(&mut self, sign: char) -> bool {
        let found = self.peek() == Some(sign);
        if found {
            self.next();
        }
        found
    }

    fn next(&mut self) -> Option<char> {
        let mut signs = self.rest.chars();
        let next = signs.next();
        self.rest = signs.as_str();
        next
    }

    /// As far as the signs are of a kind.
    fn run(&mut self, of: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|sign| !of(sign)).unwrap_or(self.rest.len());
        let (run, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        run
    }

    fn name(&mut self) -> &'a str {
        self.run(|sign| sign.is_alphanumeric() || matches!(sign, '_' | '$' | '.'))
    }

    fn key(&mut self) -> Result<Box<str>, Why> {
        let key: Box<str> = match self.peek() {
            Some(quote @ ('"' | '\'' | '`')) => self.quoted(quote)?,
            // A key that is worked out, of which only one that stands there is read.
            Some('[') => {
                self.next();
                let key = self.value(DEEPEST)?;
                if !self.take(']') {
                    return Err(self.without(Why::NoKey));
                }
                key.text().into()
            }
            _ => match self.run(|sign| {
                sign.is_alphanumeric()
                    || matches!(sign, '_' | '$' | '.' | '-' | '\u{200c}' | '\u{200d}')
            }) {
                "" => return Err(self.without(Why::NoKey)),
                name => name.into(),
            },
        };
        if self.take(':') {
            return Ok(key);
        }
        Err(self.without(Why::NoColon))
    }

    /// What is missing here, or the rest of the file.
    fn without(&self, what: Why) -> Why {
        if self.rest.is_empty() { Why::Cut } else { what }
    }

    /// Counts one more part.
    fn part(&mut self) -> Result<(), Why> {
        self.parts = self.parts.saturating_add(1);
        if self.parts > MOST_PARTS { Err(Why::TooManyParts) } else { Ok(()) }
    }

    fn value(&mut self, depth: usize) -> Result<Node, Why> {
        self.part()?;
        if depth > DEEPEST {
            return Err(Why::TooDeep);
        }
        let deeper = depth.saturating_add(1);
        match self.peek().ok_or(Why::Cut)? {
            quote @ ('"' | '\'' | '`') => Ok(Node::Text(self.quoted(quote)?)),
            // Brackets around a value say nothing.
            '(' => {
                self.next();
                let value = self.value(deeper)?;
                if self.take(')') { Ok(value) } else { Err(self.without(Why::NoValue)) }
            }
            // `!0` and `!1`, as programs that shorten others write yes and no.
            '!' => {
                self.next();
                let truth = self.value(deeper)?.truth().unwrap_or(false);
                Ok(Node::Truth(!truth))
            }
            '[' => {
                self.next();
                Ok(Node::List(self.values(']', deeper)?))
            }
            '{' => {
                self.next();
                let mut fields = Vec::new();
                while !self.take('}') {
                    let key = self.key()?;
                    fields.push((key, self.value(deeper)?));
                    self.comma('}')?;
                }
                Ok(Node::Record(fields))
            }
            '0'..='9' | '-' | '+' | '.' => {
                let number = self
                    .run(|sign| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '+' | '.'));
                Ok(Node::Number(number.into()))
            }
            sign if sign.is_alphabetic() || sign == '_' || sign == '$' => self.word(deeper),
            _ => Err(Why::NoValue),
        }
    }

    /// `true`, `null`, `new Name(…)`, `Map.from(…)`.
    fn word(&mut self, depth: usize) -> Result<Node, Why> {
        let mut name = self.name();
        if name == "new" {
            self.peek();
            name = self.name();
        }
        if name == "void" {
            self.value(depth)?;
            return Ok(Node::Nothing);
        }
        if self.take('(') {
            return Ok(Node::Made(name.into(), self.values(')', depth)?));
        }
        // No expression ends with a word: the end of this one, or what it makes, is cut off.
        if self.rest.is_empty() {
            return Err(Why::Cut);
        }
        Ok(match name {
            "true" => Node::Truth(true),
            "false" => Node::Truth(false),
            "null" | "undefined" | "NaN" | "Infinity" => Node::Nothing,
            "" => return Err(Why::NoName),
            _ => Node::Made(name.into(), Vec::new()),
        })
    }

    /// Values up to the bracket that closes; between two commas there may be none.
    fn values(&mut self, closing: char, depth: usize) -> Result<Vec<Node>, Why> {
        let mut values = Vec::new();
        while !self.take(closing) {
            if self.peek() == Some(',') {
                self.part()?;
                values.push(Node::Nothing);
            } else {
                values.push(self.value(depth)?);
            }
            self.comma(closing)?;
        }
        Ok(values)
    }

    fn quoted(&mut self, quote: char) -> Result<Box<str>, Why> {
        self.next();
        let mut text = String::new();
        loop {
            text.push_str(self.run(|sign| sign != quote && sign != '\\'));
            if self.next().ok_or(Why::Cut)? == quote {
                return Ok(text.into());
            }
            text.extend(self.escaped()?);
        }
    }

    /// The letter behind a backslash; one that is written as two halves has both. None where the line goes on in the next.
    fn escaped(&mut self) -> Result<Option<char>, Why> {
        let Some(code) = self.code() else {
            return Ok(Some(match self.next().ok_or(Why::Cut)? {
                // A text that goes on in the next line.
                '\r' => {
                    self.rest = self.rest.strip_prefix('\n').unwrap_or(self.rest);
                    return Ok(None);
                }
                '\n' | '\u{2028}' | '\u{2029}' => return Ok(None),
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'b' => '\u{8}',
                'f' => '\u{c}',
                'v' => '\u{b}',
                '0' => '\0',
                other => other,
            }));
        };
        let before = self.rest;
        if let (0xd800..0xdc00, Some(rest)) = (code, before.strip_prefix('\\')) {
            self.rest = rest;
            if let Some(low @ 0xdc00..0xe000) = self.code() {
                let both = (code & 0x3ff) << 10 | (low & 0x3ff);
                let letter = char::from_u32(both.saturating_add(0x1_0000));
                return Ok(Some(letter.unwrap_or(char::REPLACEMENT_CHARACTER)));
            }
            self.rest = before;
        }
        Ok(Some(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)))
    }

    /// The code of `uXXXX`, `u{X…}` or `xXX`, behind the backslash.
    fn code(&mut self) -> Option<u32> {
        if let Some((digits, rest)) =
            self.rest.strip_prefix("u{").and_then(|rest| rest.split_once('}'))
        {
            let code = u32::from_str_radix(digits, 16).ok()?;
            self.rest = rest;
            return Some(code);
        }
        let (digits, width) = match self.rest.strip_prefix('u') {
            Some(digits) => (digits, 4),
            None => (self.rest.strip_prefix('x')?, 2),
        };
        let (digits, rest) = digits.split_at_checked(width)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        self.rest = rest;
        u32::from_str_radix(digits, 16).ok()
    }

    /// Passes over a value, whatever stands in it, as far as its brackets go.
    fn skip(&mut self) -> Result<(), Why> {
        let mut depth: usize = 0;
        loop {
            match self.peek().ok_or(Why::Cut)? {
                quote @ ('"' | '\'' | '`') => {
                    self.quoted(quote)?;
                }
                ',' | '}' | ']' | ')' if depth == 0 => return Ok(()),
                '{' | '[' | '(' => {
                    depth = depth.saturating_add(1);
                    self.next();
                }
                '}' | ']' | ')' => {
                    depth = depth.saturating_sub(1);
                    self.next();
                }
                _ => {
                    self.next();
                    self.run(|sign| sign.is_alphanumeric());
                }
            }
        }
    }
}
