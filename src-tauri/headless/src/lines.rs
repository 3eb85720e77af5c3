//! The lines of the input, whatever they are made of.

use shuffle_up_engine::base::numbers::to_u64;
use std::io::{self, BufRead, Read};

/// The longest line in bytes: room for a roster file of the size that the engine reads, in base64.
pub(crate) const LONGEST: usize = 16 * 1024 * 1024;

/// One line of the input.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Raw {
    /// Its text, without the sign at its end.
    Text(String),
    /// It cannot be read: why, and the column if there is one to name.
    Unreadable(String, Option<u32>),
}

/// The next line; none at the end of the input. Never holds more than [`LONGEST`] bytes of a line.
///
/// # Errors
/// The input's own.
pub(crate) fn next(input: &mut impl BufRead, first: bool) -> io::Result<Option<Raw>> {
    let mut bytes = Vec::new();
    let limit = to_u64(LONGEST).saturating_add(1);
    if input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LONGEST && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        let message =
            format!("The line is longer than {LONGEST} bytes, which no command or question needs.");
        return Ok(Some(Raw::Unreadable(message, None)));
    }
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    if first && (bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])) {
        let message = "The script is in UTF-16. Save it as UTF-8.".to_string();
        return Ok(Some(Raw::Unreadable(message, Some(1))));
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) => match text.strip_prefix('\u{feff}') {
            // Some editors begin a file with this invisible mark; it says nothing that a script needs.
            Some(rest) if first => Raw::Text(rest.to_string()),
            _ => Raw::Text(text),
        },
        Err(error) => {
            let sound = error.utf8_error().valid_up_to();
            let (before, from) = error.as_bytes().split_at(sound);
            let column = String::from_utf8_lossy(before).chars().count().saturating_add(1);
            let byte = from.first().copied().unwrap_or_default();
            let message = format!("The byte {byte:#04x} is not UTF-8. Save the script as UTF-8.");
            Raw::Unreadable(message, u32::try_from(column).ok())
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut bytes: &[u8]) -> Vec<Raw> {
        let mut lines = Vec::new();
        while let Some(line) = next(&mut bytes, lines.is_empty()).unwrap() {
            lines.push(line);
        }
        lines
    }

    #[test]
    fn lines_end_as_any_system_ends_them() {
        let text = |text: &str| Raw::Text(text.to_string());
        assert_eq!(all("\u{feff}a\r\n\nb".as_bytes()), [text("a"), text(""), text("b")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn a_byte_that_is_no_text_is_named_with_its_column() {
        let lines = all(b"ok\n{\"\xc3\xa9\xe9\"}\nok\n");
        assert_eq!(lines.len(), 3);
        let Raw::Unreadable(message, column) = &lines[1] else { panic!("{lines:?}") };
        assert!(message.contains("0xe9"), "{message}");
        assert_eq!(*column, Some(4));
        assert!(
            matches!(&all(b"\xff\xfea\0")[0], Raw::Unreadable(message, _) if message.contains("UTF-16"))
        );
    }

    #[test]
    fn an_endless_line_is_passed_over_and_the_next_one_read() {
        let mut script = vec![b'x'; LONGEST + 10];
        script.extend_from_slice(b"\nnext\n");
        let lines = all(&script);
        assert!(matches!(&lines[0], Raw::Unreadable(message, None) if message.contains("longer")));
        assert_eq!(lines[1..], [Raw::Text("next".into())]);
    }
}
