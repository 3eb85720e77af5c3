//! A template as a file that hosts give to each other: one JSON object, data and never code.

use crate::envelope::{self, FIRST_VERSION, Slip};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::refusal::{Refusal, refuse};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::templates::Template;

/// What the file says it is.
const FORMAT: &str = "shuffle-up-template";
/// The version of the format that is written. Later versions of the program read all earlier ones.
const VERSION: u32 = FIRST_VERSION;
/// The largest file that is read, in bytes: a schedule of 500 stages with long notes fits several times.
pub const LARGEST: usize = 1_048_576;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    name: String,
    about: String,
    setup: SetUp,
}

/// The text of a template's file.
///
/// # Errors
/// None that a template could cause; a set-up always has a text.
pub fn write(template: &Template) -> Result<String, Refusal> {
    let file = File {
        format: FORMAT.into(),
        version: VERSION,
        name: template.name.clone(),
        about: template.about.to_string(),
        setup: template.setup.clone(),
    };
    serde_json::to_string_pretty(&file).map_err(|error| {
        refuse!(
            BadValue,
            "template-not-written",
            "The template could not be written: {error}.",
            error = error.to_string()
        )
    })
}

/// The template in a file, under this id.
///
/// # Errors
/// A file that is too large, no template, of a later version, or not understood; a set-up that could not be played.
pub fn read(text: &str, id: &str) -> Result<Template, Refusal> {
    let file: File = envelope::read(text, FORMAT, VERSION, LARGEST).map_err(|slip| match slip {
        Slip::TooLarge => refuse!(
            BadValue,
            "file-larger-megabyte-no",
            "This file is larger than a megabyte. It is not a template."
        ),
        Slip::Other => refuse!(
            BadValue,
            "file-no-template-shuffle",
            "This file is not a Shuffle Up template. Choose one that Shuffle Up exported."
        ),
        Slip::Newer => refuse!(
            BadValue,
            "template-exported-newer-version",
            "A newer version of Shuffle Up made this template. Update, or export it for this version."
        ),
        Slip::DevelopmentBuild => refuse!(
            BadValue,
            "template-of-development-build",
            "This template is from a development build of Shuffle Up. Only the build of 28 November 2026 can read it."
        ),
        Slip::NotUnderstood { line, column } => refuse!(
            BadValue,
            "template-not-understood",
            "This template cannot be understood: line {line}, column {column}. Export it again.",
            line,
            column
        ),
    })?;
    Template::checked(id, &file.name, &file.about, file.setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shuffle_up_engine::base::wording::Phrase;
    use shuffle_up_engine::rulebook::templates::all;

    #[test]
    fn every_template_comes_back_as_it_was_written() {
        for template in all() {
            let text = write(&template).unwrap();
            // A file has the words that stood there, as somebody's own.
            let about = Phrase::own(template.about.english.clone());
            assert_eq!(read(&text, &template.id).unwrap(), Template { about, ..template });
        }
    }

    #[test]
    fn what_is_no_template_is_said_so() {
        let whole = write(&all()[0]).unwrap();
        let told = |text: &str| read(text, "x").unwrap_err().named();
        assert_eq!(told(""), "BadValue file-no-template-shuffle");
        assert_eq!(told(r#"{"format":"other","version":1}"#), "BadValue file-no-template-shuffle");
        for (version, why) in
            [(99, "template-of-development-build"), (101, "template-exported-newer-version")]
        {
            let other = whole.replace("\"version\": 100", &format!("\"version\": {version}"));
            assert_eq!(told(&other), format!("BadValue {why}"));
        }
        assert_eq!(
            told(&whole.replace("\"about\"", "\"abuot\"")),
            "BadValue template-not-understood(line=5, column=9)"
        );
        assert_eq!(
            told(&whole.replace("\"seats_per_table\": 10", "\"seats_per_table\": 99")),
            "TableSize table-2-12-seats"
        );
        assert_eq!(
            told(&whole.replace("\"name\": \"T1000 home game\"", "\"name\": \" \"")),
            "BadValue give-template-name"
        );
        assert_eq!(told(&" ".repeat(LARGEST + 1)), "BadValue file-larger-megabyte-no");
    }
}
