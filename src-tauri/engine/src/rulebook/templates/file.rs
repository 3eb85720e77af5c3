//! A template as a file that hosts give to each other: one JSON object, data and never code.

use crate::base::refusal::{Refusal, refuse};
use crate::base::words::{clean_name, clean_text};
use crate::rulebook::setup::SetUp;
use crate::rulebook::templates::Template;
use serde::{Deserialize, Serialize};

/// What the file says it is.
const FORMAT: &str = "shuffle-up-template";
/// The version of the format that is written. Later versions of the program read all earlier ones.
const VERSION: u32 = 1;
/// The largest file that is read, in bytes: a schedule of 500 stages with long notes fits several times.
pub const LARGEST: usize = 1_048_576;
/// The longest words about a template, in characters.
const LONGEST_ABOUT: usize = 300;

/// What every version of the format has.
#[derive(Deserialize)]
struct Head {
    format: String,
    version: u32,
}

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
        about: template.about.clone(),
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
    if text.len() > LARGEST {
        return Err(refuse!(
            BadValue,
            "file-larger-megabyte-no",
            "This file is larger than a megabyte, so it is no template."
        ));
    }
    let text = text.trim_start_matches('\u{feff}');
    let head = serde_json::from_str::<Head>(text).ok().filter(|head| head.format == FORMAT);
    let Some(head) = head else {
        return Err(refuse!(
            BadValue,
            "file-no-template-shuffle",
            "This file is no template of Shuffle Up. Choose one that was exported there."
        ));
    };
    if head.version > VERSION {
        return Err(refuse!(
            BadValue,
            "template-exported-newer-version",
            "This template was exported by a newer version of Shuffle Up. Export it there for this one, or update."
        ));
    }
    let file: File = serde_json::from_str(text).map_err(|error| {
        refuse!(
            BadValue,
            "template-not-understood",
            "This template cannot be understood: line {line}, column {column}. Export it again.",
            line = error.line(),
            column = error.column()
        )
    })?;
    checked(id, &file.name, &file.about, file.setup)
}

/// A host's own template: the set-up without its date, under this name.
///
/// # Errors
/// An empty or overlong name, and the refusals of [`SetUp::checked`].
pub fn checked(id: &str, name: &str, about: &str, setup: SetUp) -> Result<Template, Refusal> {
    let name = clean_name(name);
    if name.is_empty() {
        return Err(refuse!(BadValue, "give-template-name", "Give the template a name."));
    }
    let setup = SetUp { starts_at: None, template: name.clone(), ..setup }.checked()?;
    Ok(Template { id: id.into(), name, about: clean_text(about, LONGEST_ABOUT), setup })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::templates::all;

    #[test]
    fn every_template_comes_back_as_it_was_written() {
        for template in all() {
            let text = write(&template).unwrap();
            assert_eq!(read(&text, &template.id).unwrap(), template);
        }
    }

    #[test]
    fn what_is_no_template_is_said_so() {
        let whole = write(&all()[0]).unwrap();
        let told = |text: &str| read(text, "x").unwrap_err().named();
        assert_eq!(told(""), "BadValue file-no-template-shuffle");
        assert_eq!(told(r#"{"format":"other","version":1}"#), "BadValue file-no-template-shuffle");
        assert_eq!(
            told(&whole.replace("\"version\": 1", "\"version\": 2")),
            "BadValue template-exported-newer-version"
        );
        assert_eq!(
            told(&whole.replace("\"about\"", "\"abuot\"")),
            "BadValue template-not-understood(line=5, column=9)"
        );
        assert_eq!(
            told(&whole.replace("\"seats_per_table\": 10", "\"seats_per_table\": 99")),
            "BadValue table-2-12-seats"
        );
        assert_eq!(
            told(&whole.replace("\"name\": \"T1000 home game\"", "\"name\": \" \"")),
            "BadValue give-template-name"
        );
        assert_eq!(told(&" ".repeat(LARGEST + 1)), "BadValue file-larger-megabyte-no");
    }

    #[test]
    fn the_date_of_an_evening_is_no_part_of_a_template() {
        let mut setup = all()[0].setup.clone();
        setup.starts_at = Some(1_800_000_000_000);
        assert_eq!(checked("x", " My  evening ", "", setup).unwrap().setup.starts_at, None);
    }
}
