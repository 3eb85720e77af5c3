//! Tokens of programs that read with whole names. The house keeps their digests alone.

use crate::operators::hex;
use crate::prelude::*;
use ring::digest::{SHA256, digest};

/// A token that was given out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    /// What it is for, such as "League site".
    pub name: String,
    digest: String,
}

impl Token {
    /// A new token under this name, and what its program says.
    ///
    /// # Errors
    /// A system that has no chance to give.
    pub fn new(name: String) -> Result<(Self, String), Problem> {
        let mut secret = [0_u8; 32];
        getrandom::fill(&mut secret).map_err(|error| {
            tracing::error!(%error, "the operating system gave no chance");
            problem!(code, "no-chance", "The computer could not make a code. Try again.")
        })?;
        let secret = hex(&secret);
        Ok((Self { name, digest: of(&secret) }, secret))
    }

    /// Whether a program that says this has this token.
    pub fn is(&self, secret: &str) -> bool {
        self.digest == of(secret)
    }
}

fn of(secret: &str) -> String {
    hex(digest(&SHA256, secret.as_bytes()).as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_known_again_and_kept_nowhere() {
        let (one, secret) = Token::new("League".into()).unwrap();
        let (other, another) = Token::new("League".into()).unwrap();
        assert!(one.is(&secret) && !one.is(&another) && !one.is("") && secret != another);
        assert_eq!(secret.len(), 64);
        assert!(!serde_json::to_string(&other).unwrap().contains(&another));
    }
}
