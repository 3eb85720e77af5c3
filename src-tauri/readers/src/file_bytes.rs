//! The bytes of a file as a window hands it over: in base64, and never more than a bound.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// Why there are no bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoBytes {
    /// The file is larger than the bound.
    TooLarge,
    /// The text is no base64: the file did not arrive whole.
    NotWhole,
}

/// The bytes, at most so many of them.
///
/// # Errors
/// As [`NoBytes`] has them. What is longer than the bound by far is not even decoded.
pub fn file_bytes(base64: &str, most: usize) -> Result<Vec<u8>, NoBytes> {
    let base64 = base64.trim();
    // Four signs are three bytes, the last one or two of which may be none.
    if base64.len().div_ceil(4).saturating_mul(3) > most.saturating_add(2) {
        return Err(NoBytes::TooLarge);
    }
    let bytes = STANDARD.decode(base64).map_err(|_| NoBytes::NotWhole)?;
    if bytes.len() > most { Err(NoBytes::TooLarge) } else { Ok(bytes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_bounded_to_the_byte() {
        for most in 0..9 {
            let fits = STANDARD.encode(vec![7; most]);
            assert_eq!(file_bytes(&format!(" {fits}\n"), most), Ok(vec![7; most]));
            let over = STANDARD.encode(vec![7; most + 1]);
            assert_eq!(file_bytes(&over, most), Err(NoBytes::TooLarge));
        }
        assert_eq!(file_bytes("no base64", 90), Err(NoBytes::NotWhole));
    }
}
