//! What a reader asks where a sheet may mean two things, and what a person answered.

use serde::{Deserialize, Serialize};
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::base::wording::Phrase;
use std::collections::BTreeMap;

/// Something that the sheet does not decide.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct SheetQuestion {
    /// By this the answer is given back.
    pub key: String,
    /// The question.
    pub text: Phrase,
    /// What it may be.
    pub choices: Vec<Phrase>,
    /// The choice that was made, from 0; absent while it is open.
    pub chosen: Option<u32>,
}

/// Answers to questions: by the key of each the choice, from 0.
pub type Answers = BTreeMap<String, u32>;

impl SheetQuestion {
    /// The question, with its answer where there is one of them.
    pub(crate) fn new(key: &str, text: Phrase, choices: Vec<Phrase>, answers: &Answers) -> Self {
        let many = u32::try_from(choices.len()).unwrap_or(u32::MAX);
        let chosen = answers.get(key).copied().filter(|chosen| *chosen < many);
        Self { key: key.to_string(), text, choices, chosen }
    }
}
