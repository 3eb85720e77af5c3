//! The calls about cash games.

use super::LinePreview;
use crate::caller::Caller;
use crate::house::House;
use crate::office::cash::CashGameRow;
use crate::papers::{Printed, cash};
use crate::prelude::*;
use shuffle_up_cash::Say;
use shuffle_up_cash::said::About;
use shuffle_up_cash::view::{CashView, lines, view};
use shuffle_up_engine::base::plain_log::ShownPlainLine;
use shuffle_up_journal::CashGameId;
use shuffle_up_paper::Paper;

pub fn cash_games(house: &House) -> Result<Vec<CashGameRow>, Problem> {
    house.office().cash_games()
}

pub(super) fn new_cash_game(house: &House, caller: &Caller, about: About) -> Result<u32, Problem> {
    house.changing(|| Ok(house.office().new_cash_game(about, caller.signed())?.0))
}

pub fn cash_game(house: &House, number: u32) -> Result<CashView, Problem> {
    Ok(view(&*house.office().cash_game(CashGameId(number))?))
}

pub fn cash_lines(house: &House, number: u32) -> Result<Vec<ShownPlainLine>, Problem> {
    Ok(lines(&*house.office().cash_game(CashGameId(number))?))
}

pub(super) fn preview_cash_line(
    house: &House,
    caller: &Caller,
    number: u32,
    say: Say,
) -> Result<LinePreview, Problem> {
    let (game, mut office) = (CashGameId(number), house.office());
    let log = office.cash_game(game)?;
    let line = office.cash_line(game, say, caller.signed());
    Ok(LinePreview::of(line, |said| said.sentence(|amount| log.state().money(amount))))
}

pub(super) fn say_to_cash_game(
    house: &House,
    caller: &Caller,
    number: u32,
    say: Say,
) -> Result<(), Problem> {
    let (game, device) = (CashGameId(number), caller.signed());
    house.changing(|| house.office().say_to_cash_game(game, say, device))
}

pub(super) fn strike_cash_line(
    house: &House,
    caller: &Caller,
    number: u32,
    line: u32,
    restore: bool,
) -> Result<(), Problem> {
    let (game, device) = (CashGameId(number), caller.signed());
    house.changing(|| house.office().strike_cash_line(game, line, restore, device))
}

pub fn delete_cash_game(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.changing(|| house.office().delete_cash_game(CashGameId(number), deleted))
}

pub fn print_cash_game(house: &House, number: u32, paper: Paper) -> Result<Printed, Problem> {
    let (view, now, language) = {
        let mut office = house.office();
        let log = office.cash_game(CashGameId(number))?;
        (view(&log), office.now(), office.room_language())
    };
    cash::save((number, &view), &house.papers, paper, (now, language))
}
