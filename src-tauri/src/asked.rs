//! What a window asks and is answered. All that it asks at once crosses at once, for a crossing costs more than most answers. A
//! window that shows a view says which by a mark, and the same view does not cross to it again: after an action most of what a
//! room shows is as it was.

use crate::prelude::*;
use crate::problem::SaidProblem;
use shuffle_up_readers::AnyQuery;
use std::hash::{DefaultHasher, Hasher};
use std::io;

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
pub enum Reply<T> {
    Asked(Asked<T>),
    Refused { refusal: SaidProblem },
}

/// An answer with its mark.
#[derive(Debug, Serialize)]
pub struct Asked<T> {
    /// The same for the same answer, as long as the program runs.
    mark: String,
    /// Absent where the window shows it already.
    answer: Option<T>,
}

impl<T: Serialize> Asked<T> {
    /// The answer for a window that shows what has the mark `shown`.
    pub fn new(answer: T, shown: Option<&str>) -> Self {
        let mut marked = Marking(DefaultHasher::new());
        // Writing into a hash cannot fail, and an answer that cannot be written fails again where it is handed over.
        let _ = serde_json::to_writer(&mut marked, &answer);
        let mark = format!("{:016x}", marked.0.finish());
        let answer = (shown != Some(mark.as_str())).then_some(answer);
        Self { mark, answer }
    }
}

struct Marking(DefaultHasher);

impl io::Write for Marking {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_answer_crosses_once() {
        let first = Asked::new(vec!["Anna", "Bo"], None);
        assert!(first.answer.is_some());
        let again = Asked::new(vec!["Anna", "Bo"], Some(&first.mark));
        assert_eq!((again.answer, &again.mark), (None, &first.mark));
        let other = Asked::new(vec!["Anna"], Some(&first.mark));
        assert!(other.answer.is_some() && other.mark != first.mark);
    }
}
