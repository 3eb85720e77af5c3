//! The calls by which a tournament is played.

use super::{InWords, in_words, not_allowed, read};
use crate::caller::{Caller, Kind};
use crate::house::House;
use crate::office::{Office, Written};
use crate::prelude::*;
use crate::problem::did_not_work;
use crate::public;
use crate::question::{Marked, Question, Replies, Reply};
use crate::rights::may_ask;
use serde_json::Value;
use serde_json::value::to_raw_value;
use shuffle_up_engine::log::{Correction, NamesShown};
use shuffle_up_readers::AnyQuery;

pub fn act(
    house: &House,
    caller: &Caller,
    tournament: u32,
    command: Command,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.act(tournament, command, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

pub fn correct(
    house: &House,
    caller: &Caller,
    tournament: u32,
    correction: Correction,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.correct(tournament, &correction, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

pub fn undo(
    house: &House,
    caller: &Caller,
    tournament: u32,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.step(tournament, Office::undo, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

pub fn redo(
    house: &House,
    caller: &Caller,
    tournament: u32,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.step(tournament, Office::redo, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

/// Notes what a paired device did, as the log says it.
pub(super) fn note(house: &House, caller: &Caller, tournament: u32) {
    let Some(device) = caller.device() else { return };
    let what = {
        let mut office = house.office();
        let language = office.language();
        let label = office
            .look(tournament)
            .ok()
            .and_then(|log| log.label(log.revision()).map(|label| plain(&label.said(), language)));
        label.unwrap_or_default()
    };
    house.note_device(device.id, what);
}

pub(super) fn ask(
    house: &House,
    caller: &Caller,
    tournament: u32,
    questions: Vec<Question>,
) -> Result<InWords<Replies>, Problem> {
    if caller.kind() == Kind::Anybody && questions.len() > public::QUESTIONS {
        return Err(problem!(too_large, "ask-for-less", "Ask for less at once."));
    }
    let language = house.language();
    let replies = questions.into_iter().map(|Question { query, shown }| {
        Reply::of(answer(house, caller, tournament, query, shown.as_deref(), language), language)
    });
    let replies = to_raw_value(&replies.collect::<Vec<_>>()).map_err(|_| did_not_work())?;
    Ok(InWords::new(replies))
}

fn answer(
    house: &House,
    caller: &Caller,
    tournament: u32,
    query: Value,
    shown: Option<&str>,
    language: Language,
) -> Result<Marked<()>, Problem> {
    if !may_ask(query["type"].as_str().unwrap_or_default(), caller.kind()) {
        return Err(not_allowed());
    }
    if caller.kind() == Kind::Anybody {
        return answer_anybody(house, tournament, query, shown, language);
    }
    let query: AnyQuery = read(query)?;
    // The office is let go of before the answer is worked out: no action waits for it.
    let taken = house.office().snapshot(tournament)?;
    Ok(Marked::new(in_words(&taken.reply(&query), language)?, shown))
}

/// What anybody is answered: with no more of a name than the host shows, and once for all who ask in the same moment.
fn answer_anybody(
    house: &House,
    tournament: u32,
    query: Value,
    has: Option<&str>,
    language: Language,
) -> Result<Marked<()>, Problem> {
    let shown = shown_to_anybody(house, tournament)?;
    let taken = house.office().snapshot(tournament)?;
    let revision = taken.log.revision();
    let key = format!("{tournament} {revision} {shown:?} {language:?} {query}");
    let query: AnyQuery = read(query)?;
    let answer = house.public.same_for_all(key, || {
        let log = house.public.with_names(&taken, shown);
        in_words(&taken.with_log(log).reply(&query), language)
    })?;
    Ok(Marked::new(answer, has))
}

/// How much of each name anybody sees of a tournament.
pub(super) fn shown_to_anybody(house: &House, tournament: u32) -> Result<NamesShown, Problem> {
    let mut office = house.office();
    if office.shown_to_the_room().iter().any(|line| line.id == tournament) {
        return Ok(office.network.names);
    }
    Err(problem!(unknown, "no-such-tournament", "There is no such tournament."))
}
