//! The questions about a text, and their answers.

use crate::count_text::{self, CountReading};
use crate::question::Answers;
use crate::roster::{self, RosterView, TextOfFile};
use crate::schedule::{self, ScheduleReading, Told};
use crate::structure_text::{self, StructureReading};
use serde::{Deserialize, Serialize};
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::types::{JsonSchema, TS};

/// A question about a text that somebody pasted, or about a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TextQuery {
    /// What a pasted schedule says.
    ScheduleText {
        /// The text.
        text: String,
        /// Answers to what an earlier reading asked.
        #[serde(default)]
        answers: Answers,
        /// The minutes of a level where the text does not say; absent for 20, which are marked as assumed.
        #[serde(default)]
        minutes: Option<u32>,
    },
    /// What a pasted prize structure says.
    StructureText {
        /// The text.
        text: String,
        /// Answers to what an earlier reading asked.
        #[serde(default)]
        answers: Answers,
    },
    /// The text in a file, in whatever encoding it is: what a schedule or a prize structure is read from.
    TextFile {
        /// The bytes of the file, in base64.
        base64: String,
    },
    /// What a pasted list of counted stacks says.
    CountText {
        /// The text.
        text: String,
    },
    /// What a pasted roster says.
    RosterText {
        /// The text.
        text: String,
        /// Answers to what an earlier reading asked.
        #[serde(default)]
        answers: Answers,
    },
    /// What a roster file says.
    RosterFile {
        /// The bytes of the file, in base64.
        base64: String,
        /// Answers to what an earlier reading asked.
        #[serde(default)]
        answers: Answers,
    },
}

/// The answer to a [`TextQuery`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", content = "view", rename_all = "snake_case")]
pub enum TextAnswer {
    /// To `schedule_text`.
    ScheduleText(ScheduleReading),
    /// To `structure_text`.
    StructureText(StructureReading),
    /// To `text_file`.
    TextFile(TextOfFile),
    /// To `count_text`.
    CountText(CountReading),
    /// To `roster_text` and `roster_file`.
    Roster(RosterView),
}

impl TextQuery {
    /// What the types of these questions are called.
    pub(crate) const TYPES: [&str; 6] = [
        "schedule_text",
        "structure_text",
        "text_file",
        "count_text",
        "roster_text",
        "roster_file",
    ];

    /// The answer, for this tournament: who is entered already, how its country writes figures.
    pub fn answer(&self, tournament: &Tournament) -> TextAnswer {
        match self {
            Self::ScheduleText { text, answers, minutes } => {
                let told = Told { answers: answers.clone(), minutes: *minutes };
                TextAnswer::ScheduleText(schedule::read(text, &told))
            }
            Self::StructureText { text, answers } => {
                let customs = tournament.setup.customs();
                TextAnswer::StructureText(structure_text::read(text, &customs, answers))
            }
            Self::TextFile { base64 } => TextAnswer::TextFile(TextOfFile::read(base64)),
            Self::CountText { text } => TextAnswer::CountText(count_text::read(tournament, text)),
            Self::RosterText { text, answers } => {
                TextAnswer::Roster(roster::read_text(tournament, text, answers))
            }
            Self::RosterFile { base64, answers } => {
                TextAnswer::Roster(roster::read_file(tournament, base64, answers))
            }
        }
    }
}
