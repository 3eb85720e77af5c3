//! The interface for programs on the room's network: addresses under `/api/v1/`, each of which is a call that anybody may make, or a
//! question that a program with a token may ask besides. Nothing can be said through it. Off until the host turns it on.

use crate::caller::Caller;
use crate::house::House;
use crate::office::no_such_tournament;
use crate::prelude::*;
use crate::problem::{SaidProblem, did_not_work};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// What can be read of one tournament: its address, the question that it is, and whether that is answered by the page.
pub const VIEWS: [(&str, &str, bool); 10] = [
    ("clock", "clock", false),
    ("screen", "projector", false),
    ("seating", "seating", true),
    ("payouts", "payouts", true),
    ("moves", "announced_moves", true),
    ("leaders", "leaders", true),
    ("alternates", "alternates", true),
    ("tables", "room_map", false),
    ("results", "results", false),
    ("players", "players", true),
];
/// Where the list of tournaments is.
pub const TOURNAMENTS: &str = "tournaments";
/// Where the season of a tournament is.
pub const SEASON: &str = "season";
/// Where the events of a tournament are.
pub const EVENTS: &str = "events";
/// The rows of an answer where a program does not say how many it wants; no answer has more.
const ROWS: u32 = 500;

/// What a program asks to read.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// The address behind `/api/v1/`.
    pub path: String,
    /// What follows the question mark.
    pub query: String,
    /// The token that it says.
    pub token: Option<String>,
    /// The mark of the answer that it has already.
    pub shown: Option<String>,
    /// In which language it reads; absent where it says none.
    pub language: Option<Language>,
}

/// What it is told.
#[derive(Debug)]
pub enum Told {
    /// The answer, and the mark by which it is known again.
    Answer {
        /// The same for the same answer, as long as the program runs.
        mark: String,
        /// The answer.
        text: Box<RawValue>,
    },
    /// It has the answer already.
    Same,
    /// There is nothing at this address.
    Nothing,
    /// The token is none, or none any more.
    WrongToken,
    /// Why the house does not say it.
    Refused(SaidProblem),
}

/// The reply to a question, as it crosses.
#[derive(Deserialize)]
struct Reply {
    mark: Option<String>,
    answer: Option<Answer>,
    refusal: Option<Refusal>,
}

/// An answer, as it crosses. Its address says already which it is.
#[derive(Deserialize)]
struct Answer {
    view: Box<RawValue>,
}

/// Why there is no answer, as it crosses.
#[derive(Deserialize)]
struct Refusal {
    code: String,
    message: String,
}

impl House {
    /// Whether programs may read.
    pub fn may_read(&self) -> bool {
        self.office().network.interface
    }

    /// Reads something to a program. It may read what anybody in the room may, and more with a token.
    pub fn read(&self, wanted: &Wanted) -> Told {
        let caller = match &wanted.token {
            None => Caller::Anybody(wanted.language, None),
            Some(token) if self.office().network.knows(token) => Caller::Reader(wanted.language),
            Some(_) => return Told::WrongToken,
        };
        if wanted.path == TOURNAMENTS {
            return self.made(&caller, "room", json!({}), wanted);
        }
        let Some((tournament, what)) = of_tournament(&wanted.path) else { return Told::Nothing };
        if what == SEASON {
            return self.made(
                &caller,
                "season_on_wall",
                json!({ "tournament": tournament }),
                wanted,
            );
        }
        let Some((_, question, paged)) = VIEWS.iter().find(|(name, _, _)| *name == what) else {
            return Told::Nothing;
        };
        let mut query = json!({ "type": question });
        if *paged {
            query["from"] = number(&wanted.query, "from").unwrap_or(0).into();
            query["count"] = number(&wanted.query, "count").unwrap_or(ROWS).min(ROWS).into();
        }
        if *question == "players" {
            query["search"] = "".into();
            query["order"] = "entry".into();
        }
        let questions = json!([{ "query": query, "shown": wanted.shown }]);
        let asked = json!({ "tournament": tournament, "questions": questions });
        let replied = self.call(&caller, "ask", asked);
        let replied = replied.map(|replies| serde_json::from_str::<Vec<Reply>>(replies.get()));
        match replied {
            Err(problem) => Told::Refused(problem),
            Ok(Ok(replies)) => told(replies.into_iter().next(), wanted.language),
            Ok(Err(_)) => Told::Refused(did_not_work().said(wanted.language.unwrap_or_default())),
        }
    }

    /// Makes a call whose answer has no mark of its own.
    fn made(&self, caller: &Caller, call: &str, arguments: Value, wanted: &Wanted) -> Told {
        match self.call(caller, call, arguments) {
            Err(problem) => Told::Refused(problem),
            // What is no season for a program is not there.
            Ok(text) if text.get() == "null" => Told::Nothing,
            Ok(text) => {
                let mut marked = DefaultHasher::new();
                text.get().hash(&mut marked);
                let mark = format!("{:016x}", marked.finish());
                if wanted.shown.as_ref() == Some(&mark) {
                    Told::Same
                } else {
                    Told::Answer { mark, text }
                }
            }
        }
    }
}

fn told(reply: Option<Reply>, language: Option<Language>) -> Told {
    let nothing = || Told::Refused(no_such_tournament().said(language.unwrap_or_default()));
    match reply {
        Some(Reply { refusal: Some(Refusal { code, message }), .. }) => {
            Told::Refused(Problem::of(&code, Phrase::own(message)).said(Language::default()))
        }
        Some(Reply { mark: Some(mark), answer: Some(Answer { view: text }), .. }) => {
            Told::Answer { mark, text }
        }
        Some(Reply { mark: Some(_), answer: None, .. }) => Told::Same,
        _ => nothing(),
    }
}

/// The tournament of an address such as `tournaments/3/clock`, and what is read of it.
pub fn of_tournament(path: &str) -> Option<(u32, &str)> {
    let (number, what) = path.strip_prefix(TOURNAMENTS)?.strip_prefix('/')?.split_once('/')?;
    let plain = !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit());
    Some((number.parse().ok().filter(|_| plain)?, what))
}

/// A number in what follows the question mark; none where it is not there, or is no number.
fn number(query: &str, name: &str) -> Option<u32> {
    let said = query.split('&').filter_map(|one| one.split_once('='));
    said.into_iter().find(|(called, _)| *called == name).and_then(|(_, value)| value.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_a_tournament_or_none() {
        assert_eq!(of_tournament("tournaments/3/clock"), Some((3, "clock")));
        for none in [
            "tournaments/3",
            "tournaments//clock",
            "tournaments/+3/clock",
            "tournaments/x/clock",
            "3/clock",
            "",
        ] {
            assert_eq!(of_tournament(none), None, "{none}");
        }
        assert_eq!(number("from=20&count=x", "from"), Some(20));
        assert_eq!(number("from=20&count=x", "count"), None);
        assert_eq!(number("count=-1", "count"), None);
    }
}
