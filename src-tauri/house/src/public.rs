//! What anybody in the room is answered: with no more of a name than the host shows, and once for all who ask in the same moment.

use crate::office::Snapshot;
use crate::prelude::*;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_words::Answered;
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Anybody's answer is the same for so long: five hundred phones that ask at once are one question.
const SAME: Duration = Duration::from_millis(100);
/// So many answers are kept for that long.
const ANSWERS: usize = 200;
/// The most bytes of what anybody asks at once.
pub const CALL: usize = 4 * 1024;
/// The most questions that anybody asks at once.
pub const QUESTIONS: usize = 12;
/// The most questions that a paired device asks at once; the director's desk has the most.
pub const QUESTIONS_PAIRED: usize = 40;
/// After so many bytes of answers a browser is answered no further question of the same call.
pub const ANSWERED: usize = 1024 * 1024;

/// The answers of a moment, and the logs with shortened names.
#[derive(Debug, Default)]
pub struct Public {
    shortened: Mutex<HashMap<TournamentId, Shortened>>,
    answers: Mutex<HashMap<String, (Instant, Answered)>>,
    pictures: Mutex<Vec<(String, Shared)>>,
}

/// A file's kind, and its bytes, which all who ask share.
type Shared = (&'static str, Arc<[u8]>);
/// A logo and a background picture.
const PICTURES: usize = 2;

/// A log whose names are shown in part.
#[derive(Debug)]
struct Shortened {
    of: Arc<Log>,
    shown: NamesShown,
    log: Arc<Log>,
}

impl Public {
    /// The answer that was given to the same question a moment ago, or a new one.
    ///
    /// # Errors
    /// Those of the new one.
    pub fn same_for_all(
        &self,
        key: String,
        answer: impl FnOnce() -> Result<Answered, Problem>,
    ) -> Result<Answered, Problem> {
        let kept = locked(&self.answers).get(&key).cloned().filter(|(at, _)| at.elapsed() < SAME);
        if let Some((_, answer)) = kept {
            return Ok(answer);
        }
        let answer = answer()?;
        let mut answers = locked(&self.answers);
        if answers.len() >= ANSWERS {
            answers.retain(|_, (at, _)| at.elapsed() < SAME);
        }
        if answers.len() < ANSWERS {
            answers.insert(key, (Instant::now(), answer.clone()));
        }
        Ok(answer)
    }

    /// The picture of this name, read once. Nobody reads it while somebody else does.
    pub fn picture(&self, name: &str, read: impl FnOnce() -> Option<Shared>) -> Option<Shared> {
        let mut pictures = locked(&self.pictures);
        if let Some((_, picture)) = pictures.iter().find(|(kept, _)| kept == name) {
            return Some(picture.clone());
        }
        let picture = read()?;
        pictures.truncate(PICTURES - 1);
        pictures.insert(0, (name.to_string(), picture.clone()));
        Some(picture)
    }

    /// The log with so much of each name, made once a line.
    pub fn with_names(&self, taken: &Snapshot, shown: NamesShown) -> Arc<Log> {
        if shown == NamesShown::Whole {
            return Arc::clone(&taken.log);
        }
        let mut shortened = locked(&self.shortened);
        if let Some(kept) = shortened.get(&taken.tournament)
            && Arc::ptr_eq(&kept.of, &taken.log)
            && kept.shown == shown
        {
            return Arc::clone(&kept.log);
        }
        let log = Arc::new(taken.log.with_names(shown));
        let kept = Shortened { of: Arc::clone(&taken.log), shown, log: Arc::clone(&log) };
        shortened.insert(taken.tournament, kept);
        log
    }
}
