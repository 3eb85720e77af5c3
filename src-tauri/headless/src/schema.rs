//! The JSON Schema of the lines, made from the types that read and write them.

use crate::output::OutputLine;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};
use shuffle_up_engine::results::Results;
use shuffle_up_script::InputLine;

/// The schema of a line that goes in or comes out, with every command, question, event and answer in its `$defs`:
/// `docs/headless.schema.json`.
pub fn schema() -> Value {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let input = generator.subschema_for::<InputLine>();
    let output = generator.subschema_for::<OutputLine>();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Shuffle Up headless",
        "description": "A line of a script (InputLine), or a line of the answer (OutputLine).",
        "anyOf": [input, output],
        "$defs": generator.take_definitions(true),
    })
}

/// The schema of results as JSON, as they are exported from the desk: `docs/results.schema.json`.
pub fn results_schema() -> Value {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<Results>().to_value()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The words that the glossary forbids everywhere: its second column, but for what is in italics.
    fn forbidden() -> Vec<Vec<&'static str>> {
        let english = include_str!("../../../docs/words.md").split("\n## ").nth(1).unwrap();
        let rows = english.lines().filter(|line| line.starts_with("| ")).skip(2);
        let second = rows.filter_map(|row| row.split('|').nth(2));
        let words = second.flat_map(|cell| cell.split(',')).map(str::trim);
        words
            .filter(|words| !words.starts_with('*'))
            .map(|words| words.split(' ').collect())
            .collect()
    }

    /// "taken" and "takes" are forms of "take".
    fn is_form(word: &str, of: &str) -> bool {
        let stem = of.strip_suffix(['e', 'y']).unwrap_or(of);
        let ends = ["", "e", "y", "s", "es", "ies", "d", "ed", "n", "en", "ing"];
        word.strip_prefix(stem).is_some_and(|end| ends.contains(&end))
    }

    fn has(name: &str, words: &[&str]) -> bool {
        let name: Vec<&str> = name.split(['_', '-']).collect();
        name.windows(words.len())
            .any(|part| part.iter().zip(words).all(|(word, of)| is_form(word, of)))
    }

    /// Every name of a key or a value in a schema.
    fn names(schema: &Value, found: &mut BTreeSet<String>) {
        let Value::Object(keys) = schema else {
            return schema.as_array().into_iter().flatten().for_each(|one| names(one, found));
        };
        for (key, value) in keys {
            match (key.as_str(), value) {
                ("const", Value::String(name)) => drop(found.insert(name.clone())),
                ("enum", Value::Array(all)) => {
                    found.extend(all.iter().filter_map(Value::as_str).map(str::to_string));
                }
                ("properties", Value::Object(fields)) => {
                    found.extend(fields.keys().cloned());
                    fields.values().for_each(|field| names(field, found));
                }
                ("description" | "title", _) => {}
                _ => names(value, found),
            }
        }
    }

    #[test]
    fn no_name_has_a_word_that_the_glossary_forbids() {
        let forbidden = forbidden();
        assert!(has("taken_back_by", &["take", "back"]) && has("late-entry", &["late", "entry"]));
        assert!(
            !has("on_hand", &["hand", "on"]) && forbidden.contains(&vec!["from", "the", "money"])
        );
        let mut found = BTreeSet::new();
        names(&schema(), &mut found);
        assert!(
            ["pay_prize", "prize_paid", "late_registration_until", "ledger", "not_now"]
                .iter()
                .all(|name| found.contains(*name))
        );
        let wrong = |name: &&String| forbidden.iter().any(|words| has(name, words));
        assert_eq!(found.iter().filter(wrong).collect::<Vec<_>>(), [] as [&String; 0]);
    }
}
