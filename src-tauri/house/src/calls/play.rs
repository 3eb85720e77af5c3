//! The calls by which a tournament is played.

use super::{InWords, in_words, not_allowed, read};
use crate::caller::{Caller, Kind};
use crate::house::House;
use crate::office::{Office, Written};
use crate::prelude::*;
use crate::problem::did_not_work;
use crate::public;
use crate::question::{Marked, Question, Replies, Reply};
use crate::rights::{is_at, may_ask};
use crate::sight::Sight;
use serde_json::Value;
use serde_json::value::to_raw_value;
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::{Answer, Query};
use shuffle_up_readers::{AnyAnswer, AnyQuery};

pub fn act(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    command: Command,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    at_its_table(house, caller, tournament, &command)?;
    let written = house.act(tournament, command, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

/// A tablet that is for one table says nothing of another.
pub(super) fn at_its_table(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    command: &Command,
) -> Result<(), Problem> {
    let Some(table) = caller.device().and_then(|device| device.table) else { return Ok(()) };
    if is_at(command, table, house.office().look(tournament)?.tournament()) {
        return Ok(());
    }
    Err(for_one_table(table))
}

pub(super) fn for_one_table(table: TableNumber) -> Problem {
    problem!(not_allowed, "device-at-table", "This device is for table {table} alone.", table)
}

pub fn correct(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
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
    tournament: TournamentId,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.step(tournament, Office::undo, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

pub fn redo(
    house: &House,
    caller: &Caller,
    tournament: TournamentId,
    seen: Option<u32>,
) -> Result<Written, Problem> {
    let written = house.step(tournament, Office::redo, caller.having_seen(seen)?)?;
    note(house, caller, tournament);
    Ok(written)
}

/// Notes what a paired device did, as the log says it.
pub(super) fn note(house: &House, caller: &Caller, tournament: TournamentId) {
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
    tournament: TournamentId,
    questions: Vec<Question>,
) -> Result<InWords<Replies>, Problem> {
    let most = match caller {
        Caller::Desk | Caller::Wall(_) => usize::MAX,
        Caller::Device(_) => public::QUESTIONS_PAIRED,
        Caller::Anybody(..) | Caller::Reader(_) => public::QUESTIONS,
    };
    if questions.len() > most {
        return Err(ask_for_less());
    }
    let language = house.language_of(caller);
    let sight = Sight::of(caller, tournament, &mut house.office());
    let sees_list = matches!(caller.kind(), Kind::Desk | Kind::Director);
    // Bytes that a browser may still be answered with.
    let mut left = if caller.is_browser() { public::ANSWERED } else { usize::MAX };
    let replies = questions.into_iter().map(|Question { query, shown }| {
        let asked = if left == 0 { Err(ask_for_less()) } else { Ok(query) };
        let marked = asked.and_then(|query| {
            let name = query["type"].as_str().unwrap_or_default();
            if !may_ask(name, caller.kind()) {
                return Err(not_allowed());
            }
            answer(house, (sight.clone()?, sees_list), query, shown.as_deref(), language)
        });
        left = left.saturating_sub(marked.as_ref().map_or(0, Marked::bytes));
        Reply::of(marked, language)
    });
    let replies = to_raw_value(&replies.collect::<Vec<_>>()).map_err(|_| did_not_work())?;
    Ok(InWords::new(replies))
}

fn ask_for_less() -> Problem {
    problem!(too_large, "ask-for-less", "Ask for less at once.")
}

fn answer(
    house: &House,
    (sight, sees_list): (Sight, bool),
    mut query: Value,
    shown: Option<&str>,
    language: Language,
) -> Result<Marked<()>, Problem> {
    if !sight.reaches(query["type"].as_str().unwrap_or_default()) {
        return Err(not_allowed());
    }
    // The office is let go of before the answer is worked out: no action waits for it.
    let mut taken = {
        let mut office = house.office();
        let taken = sight.taken(&mut office)?;
        // A scanner types what is on a ticket.
        let text = query["text"].as_str().filter(|_| query["type"] == "floor_line");
        let text = text.filter(|_| sight.of_the_room().is_none());
        if let Some(typed) = text.and_then(|text| office.scanned_ticket(taken.tournament, text)) {
            query["text"] = typed.into();
        }
        taken
    };
    taken.language = language;
    let Some(names) = sight.of_the_room() else {
        let query: AnyQuery = read(query)?;
        let taken = if sees_list { taken } else { taken.without_list() };
        let mut reply = taken.reply(&query);
        if let (
            AnyQuery::Tournament(Query::FloorLine { text }),
            AnyAnswer::Tournament(Answer::FloorLine(reading)),
        ) = (&query, &mut reply)
        {
            house.office().say_ticket(taken.tournament, text, language, reading);
        }
        return Ok(Marked::new(in_words(&reply, language)?, shown));
    };
    // With no more of a name than the host shows, and once for all who ask in the same moment.
    let (tournament, revision) = (taken.tournament, taken.log.revision());
    let turn = taken.log.tournament().of_series.as_ref().map_or(0, |series| series.turn);
    let key = format!("{tournament} {revision} {turn} {names:?} {language:?} {query}");
    let query: AnyQuery = read(query)?;
    let answer = house.public.same_for_all(key, || {
        let log = house.public.with_names(&taken, names);
        in_words(&taken.with_log(log).reply(&query), language)
    })?;
    Ok(Marked::new(answer, shown))
}
