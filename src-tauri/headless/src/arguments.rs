//! What the program was started with.

use std::path::PathBuf;

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Task {
    /// Run the script on the input.
    Run(Options),
    /// Print the schema of the lines.
    Schema,
    /// Print a template's opening line.
    Template(String),
    /// Print what the program can do.
    Help,
}

/// How a script is run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// A refusal counts as an error.
    pub(crate) strict: bool,
    /// Every line is also kept in this file, as the desk keeps it.
    pub(crate) journal: Option<PathBuf>,
}

/// The answer to `--help`.
pub(crate) const USAGE: &str = "shuffle-up headless: a tournament as JSON lines, from standard input to standard output

  --strict          a refusal counts as an error
  --journal FILE    keep every line in FILE as the desk does; FILE is made if there is none
  --template NAME   print the line that opens a tournament from a template, to start a script from
  --schema          print the JSON Schema of the lines
  --help            print this

The lines, one JSON object each; blank lines and lines that begin with # are skipped:
  {\"at\": 0, \"seed\": 7, \"do\": {\"type\": \"draw_seats\"}}
  {\"at\": 60000, \"undo\": true}
  {\"at\": 60000, \"redo\": true}
  {\"at\": 60000, \"seed\": 8, \"accept\": true}
  {\"ask\": {\"type\": \"standings\"}}

Exit code 0: every line was understood. 1: some line was not. 2: nothing could be run. See docs/headless.md.";

/// Reads the words after the program's name.
///
/// # Errors
/// An unknown word, or one that lacks its value, as a sentence for whoever typed it.
pub(crate) fn read(words: impl IntoIterator<Item = String>) -> Result<Task, String> {
    let mut options = Options::default();
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--strict" => options.strict = true,
            "--journal" => {
                let file = words.next().filter(|file| !file.is_empty());
                options.journal = Some(file.ok_or("--journal needs a file.")?.into());
            }
            "--template" => {
                return Ok(Task::Template(
                    words.next().ok_or("--template needs the name of a template.")?,
                ));
            }
            "--schema" => return Ok(Task::Schema),
            "--help" | "-h" => return Ok(Task::Help),
            other => return Err(format!("{other:?} is not an option here; --help lists them.")),
        }
    }
    Ok(Task::Run(options))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_line(line: &str) -> Result<Task, String> {
        read(line.split_whitespace().map(ToString::to_string))
    }

    #[test]
    fn words_are_read_and_slips_are_said() {
        let options = Options { strict: true, journal: Some("x.shuffle-up".into()) };
        assert_eq!(read_line("--strict --journal x.shuffle-up").unwrap(), Task::Run(options));
        assert_eq!(read_line("").unwrap(), Task::Run(Options::default()));
        assert_eq!(read_line("--template t1000").unwrap(), Task::Template("t1000".into()));
        assert!(read_line("--journal").unwrap_err().contains("needs a file"));
        assert!(read_line("--stirct").unwrap_err().contains("--stirct"));
    }
}
