//! The calls about series of several flights and days.

use super::tournaments::{delete_tournament, restore_tournament};
use super::{InWords, in_words};
use crate::caller::Caller;
use crate::house::House;
use crate::office::series::SeriesRow;
use crate::prelude::*;
use shuffle_up_journal::SeriesId;
use shuffle_up_series::view::{GoesOn, PlacesPage, SeriesView, ShownSeriesLine, Worked};
use shuffle_up_series::{Rules, Say};

pub fn all_series(house: &House) -> Result<Vec<SeriesRow>, Problem> {
    house.office().all_series()
}

pub(super) fn new_series(
    house: &House,
    caller: &Caller,
    name: String,
    rules: Option<Box<Rules>>,
) -> Result<u32, Problem> {
    let rules = rules.map(|rules| *rules).unwrap_or_default();
    house.changing(|| Ok(house.office().new_series(name, rules, caller.signed())?.0))
}

/// Works a series out and says something of it.
fn worked<T>(house: &House, number: u32, of: impl FnOnce(&Worked<'_>) -> T) -> Result<T, Problem> {
    let log = house.office().series(SeriesId(number))?;
    let days = house.days(log.state().in_order())?;
    Ok(of(&Worked::of(&log, &days)))
}

pub(super) fn series(
    house: &House,
    caller: &Caller,
    number: u32,
) -> Result<InWords<SeriesView>, Problem> {
    let view = worked(house, number, |worked| worked.view())?;
    in_words(&view, house.language_of(caller)).map(InWords::new)
}

pub fn series_places(
    house: &House,
    number: u32,
    from: u32,
    count: u32,
) -> Result<PlacesPage, Problem> {
    worked(house, number, |worked| worked.places(from, count))
}

pub fn series_going_on(house: &House, number: u32) -> Result<Vec<GoesOn>, Problem> {
    worked(house, number, |worked| worked.came())
}

pub fn series_lines(house: &House, number: u32) -> Result<Vec<ShownSeriesLine>, Problem> {
    worked(house, number, |worked| worked.lines())
}

pub(super) fn say_to_series(
    house: &House,
    caller: &Caller,
    number: u32,
    say: Say,
) -> Result<(), Problem> {
    let series = SeriesId(number);
    let log = house.office().series(series)?;
    let added = match say {
        Say::Add { tournament, .. } => Some(tournament),
        _ => None,
    };
    let days = house.days(log.state().in_order().chain(added))?;
    house.changing(|| house.office().say_to_series(series, say, &days, caller.signed()))
}

pub(super) fn strike_series_line(
    house: &House,
    caller: &Caller,
    number: u32,
    line: u32,
    restore: bool,
) -> Result<(), Problem> {
    let (series, device) = (SeriesId(number), caller.signed());
    let with_it =
        house.changing(|| house.office().strike_series_line(series, line, restore, device))?;
    match with_it {
        Some(drawn) if restore => restore_tournament(house, drawn),
        Some(drawn) => delete_tournament(house, drawn),
        None => Ok(()),
    }
}

pub(super) fn draw_series_day(
    house: &House,
    caller: &Caller,
    number: u32,
    name: String,
) -> Result<TournamentId, Problem> {
    let series = SeriesId(number);
    let log = house.office().series(series)?;
    let days = house.days(log.state().in_order())?;
    house.changing(|| {
        let drawn = house.office().draw_series_day(series, &name, days, caller.signed())?;
        house.players.catch_up();
        Ok(drawn)
    })
}

pub fn delete_series(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.changing(|| house.office().delete_series(SeriesId(number), deleted))
}
