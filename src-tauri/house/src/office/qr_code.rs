//! A square code that phones read from the room's screens: a link, the name of a network, whatever the host types.

use super::prelude::*;
use fast_qr::ECL;
use fast_qr::qr::QRBuilder;
use shuffle_up_engine::base::words::clean_text;
use shuffle_up_paper::SquareCode;

/// What the host typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct QrText {
    /// What a phone reads; empty for no code.
    pub text: String,
    /// What the room reads beside it; may be empty.
    pub caption: String,
}

/// The code as a screen draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct QrPicture {
    /// The dark squares as the path of an SVG, one unit a square.
    pub path: String,
    /// How wide and high it is in squares, the quiet margin included.
    pub side: u32,
    /// What the room reads beside it; may be empty.
    pub caption: String,
}

/// The most letters of the text. Longer ones make squares too small to be read across a room.
const LONGEST_TEXT: usize = 200;
/// The most letters of the caption.
const LONGEST_CAPTION: usize = 30;

impl QrText {
    /// The text as it is kept.
    ///
    /// # Errors
    /// Refused with too long a text or caption.
    pub fn checked(self) -> Result<Self, Problem> {
        let text = clean_text(&self.text, LONGEST_TEXT + 1);
        let caption = clean_text(&self.caption, LONGEST_CAPTION + 1);
        for (field, most, called) in [
            (&text, LONGEST_TEXT, phrase!("qr-text", "The text of the QR code")),
            (&caption, LONGEST_CAPTION, phrase!("qr-caption", "The words beside the QR code")),
        ] {
            if field.chars().count() > most {
                return Err(problem!(
                    too_long,
                    "field-too-long",
                    "{field} can have {most} letters.",
                    field = called,
                    most = most
                ));
            }
        }
        Ok(Self { text, caption })
    }

    /// The code as a screen draws it; none without a text.
    pub fn picture(&self) -> Option<QrPicture> {
        let code = squares(&self.text, "")?;
        Some(QrPicture {
            path: code.path(SquareCode::QUIET),
            side: code.side + 2 * SquareCode::QUIET,
            caption: self.caption.clone(),
        })
    }
}

/// The code of a text as paper has it, with what stands beside it; none without a text.
pub fn squares(text: &str, says: &str) -> Option<SquareCode> {
    if text.is_empty() {
        return None;
    }
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let mut dark = Vec::new();
    for (row, line) in (0..).zip(code.data.chunks(code.size).take(code.size)) {
        let mut column = 0;
        for run in line.chunk_by(|one, next| one.value() == next.value()) {
            let length = u32::try_from(run.len()).ok()?;
            if run.first().is_some_and(|square| square.value()) {
                dark.push((row, column, length));
            }
            column += length;
        }
    }
    Some(SquareCode { side: u32::try_from(code.size).ok()?, dark, says: says.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> QrText {
        QrText { text: text.into(), caption: "Results".into() }
    }

    /// The first square of the finder pattern stands inside the margin, seven wide; the smallest code has 21 squares a side.
    #[test]
    fn a_code_has_its_margin_and_its_corners() {
        let picture = of("HELLO").picture().unwrap();
        assert_eq!((picture.side, picture.caption.as_str()), (21 + 8, "Results"));
        assert!(picture.path.starts_with("M4 4h7v1h-7z"), "{}", picture.path);
        assert!(picture.path.contains("M18 4h7v1h-7z") && picture.path.contains("M4 24h7v1h-7z"));
    }

    #[test]
    fn without_a_text_there_is_no_code_and_too_long_a_one_is_refused() {
        assert_eq!(of("").picture(), None);
        assert_eq!(of(" https://a.example/\n ").checked().unwrap().text, "https://a.example/");
        assert!(of(&"é".repeat(LONGEST_TEXT)).checked().unwrap().picture().is_some());
        assert!(of(&"x".repeat(LONGEST_TEXT + 1)).checked().is_err());
        let wide = QrText { caption: "x".repeat(LONGEST_CAPTION + 1), ..of("a") };
        assert!(wide.checked().is_err());
    }
}
