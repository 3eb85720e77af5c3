//! What a window asks and is answered. All that it asks at once crosses at once, for a crossing costs more than most answers. A
//! window that shows a view says which by a mark, and the same view does not cross to it again: after an action most of what a
//! room shows is as it was.

use crate::prelude::*;
use crate::problem::SaidProblem;
use serde_json::Value;
use shuffle_up_words::Answered;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::marker::PhantomData;

/// One of a window's questions.
#[derive(Debug, Deserialize, TS)]
pub struct Question {
    /// The question, which is read once it is known who asks.
    #[ts(type = "AnyQuery")]
    pub query: Value,
    /// The mark of the answer that the window shows already.
    pub shown: Option<String>,
}

/// What came of a question: its answer, or why there is none, which stops no other question.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// Its answer.
    Marked(Marked<()>),
    /// Why there is none.
    Refused {
        /// The refusal.
        refusal: SaidProblem,
    },
}

impl Reply {
    /// What came of it, in the language of whoever asked.
    pub fn of(marked: Result<Marked<()>, Problem>, language: Language) -> Self {
        match marked {
            Ok(answer) => Self::Marked(answer),
            Err(problem) => Self::Refused { refusal: problem.said(language) },
        }
    }
}

/// The replies to several questions, in their order.
#[derive(Debug, TS)]
pub struct Replies(#[ts(type = "(Marked<AnyAnswer> | { refusal: Problem })[]")] pub Vec<Reply>);

/// An answer of this type with its mark.
#[derive(Debug, Serialize, TS)]
pub struct Marked<T: TS> {
    /// The same for the same answer, as long as the program runs.
    mark: String,
    /// Absent where the window shows it already.
    #[ts(type = "T | null")]
    answer: Option<Answered>,
    #[serde(skip)]
    #[ts(skip)]
    of: PhantomData<T>,
}

impl<T: TS> Marked<T> {
    /// How many bytes of the answer cross.
    pub fn bytes(&self) -> usize {
        self.answer.as_ref().map_or(0, |answer| answer.get().len())
    }

    /// The answer for a window that shows what has the mark `shown`.
    pub fn new(answer: Answered, shown: Option<&str>) -> Self {
        let mut marked = DefaultHasher::new();
        answer.get().hash(&mut marked);
        let mark = format!("{:016x}", marked.finish());
        let answer = (shown != Some(mark.as_str())).then_some(answer);
        Self { mark, answer, of: PhantomData }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::value::to_raw_value;

    #[test]
    fn the_same_answer_crosses_once() {
        let marked = |names: &[&str], shown: Option<&str>| {
            Marked::<()>::new(to_raw_value(names).unwrap(), shown)
        };
        let first = marked(&["Anna", "Bo"], None);
        assert!(first.answer.is_some());
        let again = marked(&["Anna", "Bo"], Some(&first.mark));
        assert_eq!((again.answer.is_none(), &again.mark), (true, &first.mark));
        let other = marked(&["Anna"], Some(&first.mark));
        assert!(other.answer.is_some() && other.mark != first.mark);
    }
}
