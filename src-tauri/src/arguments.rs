//! What the program was started with.

use std::path::PathBuf;

/// The words after the program's name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Open a tournament in full swing.
    pub sample: bool,
    /// Keep everything in this folder instead of the system's place for a program's data.
    pub data: Option<PathBuf>,
}

/// What the program answers to `--help`.
pub const USAGE: &str = "shuffle-up: the tournament director's desk

  shuffle-up                open the desk
  shuffle-up --sample       open a tournament in full swing
  shuffle-up --data FOLDER  keep everything in FOLDER
  shuffle-up headless       run a script from standard input (see docs/headless.md)";

impl Arguments {
    /// Reads the words.
    ///
    /// # Errors
    /// An unknown word or a missing folder, as a sentence for whoever typed it.
    pub fn read(words: impl IntoIterator<Item = String>) -> Result<Self, String> {
        let mut read = Self::default();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--sample" => read.sample = true,
                "--data" => {
                    let folder = words.next().ok_or("--data needs a folder.")?;
                    read.data = Some(folder.into());
                }
                other => {
                    return Err(format!(
                        "{other:?} is not something that shuffle-up knows.\n\n{USAGE}"
                    ));
                }
            }
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Arguments, String> {
        Arguments::read(line.split_whitespace().map(ToString::to_string))
    }

    #[test]
    fn words_are_read_and_slips_are_said() {
        assert_eq!(
            read("--sample --data x").unwrap(),
            Arguments { sample: true, data: Some("x".into()) }
        );
        assert!(read("--data").unwrap_err().contains("needs a folder"));
        assert!(read("--smaple").unwrap_err().contains("--smaple"));
    }
}
