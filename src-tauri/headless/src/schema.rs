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
