//! The checksum that every row carries.
//!
//! FNV-1a over 64 bits: each step is a bijection of the state, so no change of a single byte goes unnoticed, and anything wider is
//! missed once in 2^64. It is not a defence against forgery, for which the file would need a secret.

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// Collects the fields of a row. Texts are framed by their length, so that moving a letter from one field to the next shows.
pub(crate) struct Sum(u64);

impl Sum {
    pub(crate) const fn new() -> Self {
        Self(OFFSET)
    }

    fn raw(mut self, bytes: &[u8]) -> Self {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
        self
    }

    pub(crate) fn int(self, value: i64) -> Self {
        self.raw(&value.to_le_bytes())
    }

    pub(crate) fn bytes(self, value: &[u8]) -> Self {
        let framed = self.raw(&(value.len() as u64).to_le_bytes());
        framed.raw(value)
    }

    pub(crate) fn text(self, value: &str) -> Self {
        self.bytes(value.as_bytes())
    }

    pub(crate) fn optional(self, value: Option<&str>) -> Self {
        match value {
            Some(text) => self.int(1).text(text),
            None => self.int(0),
        }
    }

    /// As SQLite stores it: the same 64 bits, read as a signed number.
    pub(crate) const fn value(&self) -> i64 {
        self.0.cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_vectors_of_fnv_1a_hold() {
        assert_eq!(Sum::new().raw(b"").0, 0xcbf2_9ce4_8422_2325);
        assert_eq!(Sum::new().raw(b"a").0, 0xaf63_dc4c_8601_ec8c);
        assert_eq!(Sum::new().raw(b"foobar").0, 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_letter_that_moves_to_the_next_field_changes_it() {
        assert_ne!(
            Sum::new().text("ab").text("c").value(),
            Sum::new().text("a").text("bc").value()
        );
        assert_ne!(Sum::new().optional(None).value(), Sum::new().optional(Some("")).value());
    }
}
