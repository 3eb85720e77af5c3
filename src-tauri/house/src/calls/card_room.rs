//! The calls about card rooms.

use super::CashPreview;
use crate::caller::Caller;
use crate::house::House;
use crate::office::card_room::CardRoomRow;
use crate::prelude::*;
use shuffle_up_cash::log::LineKind;
use shuffle_up_cash::room::view::{CardRoomView, RoomPhone, RoomWall, lines, phone, view, wall};
use shuffle_up_cash::room::{RoomAbout, RoomSay};
use shuffle_up_cash::view::ShownCashLine;
use shuffle_up_journal::CardRoomId;

pub fn card_rooms(house: &House) -> Result<Vec<CardRoomRow>, Problem> {
    house.office().card_rooms()
}

pub(super) fn new_card_room(
    house: &House,
    caller: &Caller,
    about: RoomAbout,
) -> Result<u32, Problem> {
    house.changing(|| Ok(house.office().new_card_room(about, caller.signed())?.0))
}

pub fn card_room(house: &House, number: u32) -> Result<CardRoomView, Problem> {
    let mut office = house.office();
    let log = office.card_room(CardRoomId(number))?;
    let clock = office.room_clock();
    drop(office);
    Ok(view(&log, clock))
}

pub fn card_room_lines(house: &House, number: u32) -> Result<Vec<ShownCashLine>, Problem> {
    Ok(lines(&*house.office().card_room(CardRoomId(number))?))
}

pub fn card_room_wall(house: &House, number: u32) -> Result<RoomWall, Problem> {
    Ok(wall(house.office().card_room(CardRoomId(number))?.room()))
}

pub fn card_room_phone(
    house: &House,
    number: u32,
    player: u32,
) -> Result<Option<RoomPhone>, Problem> {
    Ok(phone(house.office().card_room(CardRoomId(number))?.room(), player))
}

pub(super) fn preview_card_room_line(
    house: &House,
    caller: &Caller,
    number: u32,
    say: RoomSay,
) -> Result<CashPreview, Problem> {
    let (room, mut office) = (CardRoomId(number), house.office());
    let log = office.card_room(room)?;
    Ok(match office.card_room_line(room, say, caller.signed()) {
        Ok(line) => {
            let LineKind::Said { said } = line.kind else {
                return Err(crate::problem::did_not_work());
            };
            CashPreview { says: Some(log.room().sentence(&said)), why: None }
        }
        Err(problem) => CashPreview { says: None, why: Some(problem.sentence) },
    })
}

pub(super) fn say_to_card_room(
    house: &House,
    caller: &Caller,
    number: u32,
    say: RoomSay,
) -> Result<(), Problem> {
    let (room, device) = (CardRoomId(number), caller.signed());
    house.changing(|| house.office().say_to_card_room(room, say, device))
}

pub(super) fn strike_card_room_line(
    house: &House,
    caller: &Caller,
    number: u32,
    line: u32,
    restore: bool,
) -> Result<(), Problem> {
    let (room, device) = (CardRoomId(number), caller.signed());
    house.changing(|| house.office().strike_card_room_line(room, line, restore, device))
}

pub fn delete_card_room(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.changing(|| house.office().delete_card_room(CardRoomId(number), deleted))
}
