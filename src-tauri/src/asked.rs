//! What a window asks and is answered. All that it asks at once crosses at once, for a crossing costs more than most answers. A
//! window that shows a view says which by a mark, and the same view does not cross to it again: after an action most of what a
//! room shows is as it was.

use crate::prelude::*;
use crate::problem::SaidProblem;
use shuffle_up_readers::AnyQuery;
use shuffle_up_words::Answered;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// One of a window's questions.
#[derive(Debug, Deserialize)]
pub struct Question {
    pub query: AnyQuery,
    /// The mark of the answer that the window shows already.
    pub shown: Option<String>,
}

/// What came of a question: its answer, or why there is none, which stops no other question.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    Asked(Asked),
    Refused { refusal: SaidProblem },
}

impl Reply {
    /// What came of it, in the language of whoever asked.
    pub fn of(asked: Result<Asked, Problem>, language: Language) -> Self {
        match asked {
            Ok(answer) => Self::Asked(answer),
            Err(problem) => Self::Refused { refusal: problem.said(language) },
        }
    }
}

/// An answer with its mark.
#[derive(Debug, Serialize)]
pub struct Asked {
    /// The same for the same answer, as long as the program runs.
    mark: String,
    /// Absent where the window shows it already.
    answer: Option<Answered>,
}

impl Asked {
    /// The answer for a window that shows what has the mark `shown`.
    pub fn new(answer: Answered, shown: Option<&str>) -> Self {
        let mut marked = DefaultHasher::new();
        answer.get().hash(&mut marked);
        let mark = format!("{:016x}", marked.finish());
        let answer = (shown != Some(mark.as_str())).then_some(answer);
        Self { mark, answer }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::to_raw_value;

    #[test]
    fn the_same_answer_crosses_once() {
        let asked =
            |names: &[&str], shown: Option<&str>| Asked::new(to_raw_value(names).unwrap(), shown);
        let first = asked(&["Anna", "Bo"], None);
        assert!(first.answer.is_some());
        let again = asked(&["Anna", "Bo"], Some(&first.mark));
        assert_eq!((again.answer.is_none(), &again.mark), (true, &first.mark));
        let other = asked(&["Anna"], Some(&first.mark));
        assert!(other.answer.is_some() && other.mark != first.mark);
    }
}
