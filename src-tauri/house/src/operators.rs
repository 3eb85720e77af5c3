//! Who stands at a device that several share, known by a PIN.

use crate::prelude::*;
use ring::pbkdf2::{PBKDF2_HMAC_SHA256, derive, verify};
use std::fmt::Write as _;
use std::num::NonZeroU32;

/// Somebody who works at the devices. The PIN itself is kept nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operator {
    /// The name, as the log has it.
    pub name: String,
    salt: String,
    hash: String,
}

/// So much work is one try.
const ROUNDS: NonZeroU32 = NonZeroU32::new(60_000).expect("not zero");

impl Operator {
    /// An operator with this PIN of four to eight digits.
    ///
    /// # Errors
    /// A PIN that is none, and a system that has no chance to give.
    pub fn new(name: &str, pin: &str) -> Result<Self, Problem> {
        if !(4..=8).contains(&pin.len()) || !pin.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(problem!(pin, "pin-digits", "A PIN has four to eight digits."));
        }
        let mut salt = [0_u8; 16];
        getrandom::fill(&mut salt).map_err(|error| {
            tracing::error!(%error, "the operating system gave no chance");
            problem!(code, "no-chance", "The computer could not make a code. Try again.")
        })?;
        let salt = hex(&salt);
        let mut hash = [0_u8; 32];
        derive(PBKDF2_HMAC_SHA256, ROUNDS, salt.as_bytes(), pin.as_bytes(), &mut hash);
        Ok(Self { name: name.to_string(), salt, hash: hex(&hash) })
    }

    /// Whether this is the PIN; always as much work.
    pub fn knows(&self, pin: &str) -> bool {
        let hash: Vec<u8> = (0..self.hash.len())
            .step_by(2)
            .filter_map(|at| u8::from_str_radix(self.hash.get(at..at + 2)?, 16).ok())
            .collect();
        let (salt, pin) = (self.salt.as_bytes(), pin.as_bytes());
        verify(PBKDF2_HMAC_SHA256, ROUNDS, salt, pin, &hash).is_ok()
    }
}

/// Bytes as digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_known_again_and_kept_nowhere() {
        let anna = Operator::new("Anna", "4711").unwrap();
        assert!(anna.knows("4711") && !anna.knows("4712") && !anna.knows(""));
        assert!(!serde_json::to_string(&anna).unwrap().contains("4711"));
        for wrong in ["", "123", "123456789", "12a4", "١٢٣٤"] {
            assert!(Operator::new("Bo", wrong).is_err(), "{wrong}");
        }
    }
}
