//! Every question: those to a tournament and those about a text, asked in the same way and told apart by their type.

use crate::query::{TextAnswer, TextQuery};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use shuffle_up_engine::base::ids::Millis;
use shuffle_up_engine::base::types::{JsonSchema, TS};
use shuffle_up_engine::{Answer, Log, Query};

/// A question to a tournament, or about a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum AnyQuery {
    /// To a tournament.
    Tournament(Query),
    /// About a text.
    Text(TextQuery),
}

/// The answer to an [`AnyQuery`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
#[serde(untagged)]
#[allow(clippy::large_enum_variant, reason = "an answer is written out at once and never kept")]
pub enum AnyAnswer {
    /// A tournament's.
    Tournament(Answer),
    /// About a text.
    Text(TextAnswer),
}

impl AnyQuery {
    /// The answer at `now`, as [`Query::answer`] has it.
    pub fn answer(&self, log: &Log, now: Millis, seen_at: Option<Millis>) -> AnyAnswer {
        match self {
            Self::Tournament(query) => AnyAnswer::Tournament(query.answer(log, now, seen_at)),
            Self::Text(query) => AnyAnswer::Text(query.answer(log.tournament())),
        }
    }
}

impl<'de> Deserialize<'de> for AnyQuery {
    /// By its type, so that what is wrong is said of the question that was meant.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let tag = value.get("type").and_then(Value::as_str);
        let read = if tag.is_some_and(|tag| TextQuery::TYPES.contains(&tag)) {
            TextQuery::deserialize(value).map(Self::Text)
        } else {
            Query::deserialize(value).map(Self::Tournament)
        };
        read.map_err(|error| {
            let mut said = error.to_string();
            // A list of the types that there are has all of them.
            if said.contains("`, expected one of `desk`, ") {
                for tag in TextQuery::TYPES {
                    said.push_str(&format!(", `{tag}`"));
                }
            }
            D::Error::custom(said)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(value: Value) -> Result<AnyQuery, String> {
        serde_json::from_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn a_question_is_read_by_its_type() {
        assert_eq!(read(json!({ "type": "desk" })), Ok(AnyQuery::Tournament(Query::Desk {})));
        for tag in TextQuery::TYPES {
            let key = if tag.ends_with("file") { "base64" } else { "text" };
            let value = json!({ "type": tag, key: "x" });
            let query = read(value.clone()).unwrap();
            assert!(matches!(query, AnyQuery::Text(_)), "{tag}");
            let written = serde_json::to_value(&query).unwrap();
            assert_eq!((&written["type"], &written[key]), (&value["type"], &value[key]));
        }
        let types = schemars::schema_for!(TextQuery);
        let kinds = types.get("oneOf").and_then(Value::as_array).map(Vec::len);
        assert_eq!(kinds, Some(TextQuery::TYPES.len()), "every type is named");
    }

    #[test]
    fn what_is_wrong_is_said_of_the_question_that_was_meant() {
        let told = read(json!({ "type": "roster_text", "txt": "" })).unwrap_err();
        assert_eq!(told, "unknown field `txt`, expected `text` or `answers`");
        let told = read(json!({ "type": "dsek" })).unwrap_err();
        assert!(
            told.starts_with("unknown variant `dsek`, expected one of `desk`, `clock`"),
            "{told}"
        );
        assert!(told.ends_with("`floor_line`, `schedule_text`, `structure_text`, `text_file`, `count_text`, `roster_text`, `roster_file`"), "{told}");
        let order =
            json!({ "type": "players", "search": "", "order": "desk", "from": 0, "count": 1 });
        assert!(!read(order).unwrap_err().contains("roster_text"));
    }
}
