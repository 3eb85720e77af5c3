//! The calls about what rule books say where people argue. They answer anybody: a rule is no secret.

use super::{InWords, in_words};
use crate::caller::Caller;
use crate::house::House;
use crate::prelude::*;
use crate::sight::Sight;
use shuffle_up_engine::calculators::kinds::{self, SumKind};
use shuffle_up_engine::calculators::{Sum, sum};
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_rulings::{FoundRuling, RulingPage};

pub(super) fn find_rulings(
    house: &House,
    caller: &Caller,
    tournament: Option<TournamentId>,
    search: String,
) -> Result<Vec<FoundRuling>, Problem> {
    let book = book_of(house, caller, tournament)?;
    Ok(shuffle_up_rulings::find(&search, book, house.language_of(caller).tag()))
}

pub(super) fn ruling(
    house: &House,
    caller: &Caller,
    tournament: Option<TournamentId>,
    id: String,
) -> Result<Option<RulingPage>, Problem> {
    let book = book_of(house, caller, tournament)?;
    Ok(shuffle_up_rulings::ruling(&id, book, house.language_of(caller).tag()))
}

pub(super) fn calculate(
    house: &House,
    caller: &Caller,
    tournament: Option<TournamentId>,
    typed: String,
) -> Result<InWords<Option<Sum>>, Problem> {
    let book = book_of(house, caller, tournament)?;
    in_words(&sum(&typed, book), house.language_of(caller)).map(InWords::new)
}

pub(super) fn sum_kinds(house: &House, caller: &Caller) -> Result<InWords<Vec<SumKind>>, Problem> {
    in_words(&kinds::sum_kinds(), house.language_of(caller)).map(InWords::new)
}

/// The book that a tournament is played by; that of the tournament rules where none is meant.
fn book_of(
    house: &House,
    caller: &Caller,
    tournament: Option<TournamentId>,
) -> Result<RuleBook, Problem> {
    let Some(tournament) = tournament else { return Ok(RuleBook::Tch) };
    let mut office = house.office();
    let taken = Sight::of(caller, tournament, &mut office)?.taken(&mut office)?;
    Ok(taken.log.tournament().setup.rules.book)
}
