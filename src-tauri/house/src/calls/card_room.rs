//! The calls about card rooms.

use super::{InWords, LinePreview, in_words};
use crate::caller::{Caller, Kind};
use crate::house::House;
use crate::office::card_room::CardRoomRow;
use crate::papers::{Printed, card_room};
use crate::prelude::*;
use crate::sight::{names_for, shown_name};
use shuffle_up_cash::room::view::{
    CardRoomView, RoomName, RoomPhone, RoomTableView, RoomWall, find, lines, phone,
    table as of_table, view, wall,
};
use shuffle_up_cash::room::{RoomAbout, RoomSay};
use shuffle_up_engine::base::ids::TableNumber;
use shuffle_up_engine::base::plain_log::ShownPlainLine;
use shuffle_up_engine::log::NamesShown;
use shuffle_up_journal::CardRoomId;
use shuffle_up_paper::Paper;

/// A phone that finds more than these is asked for more of the name.
const MOST_FOUND: usize = 12;

/// The waiting lists of the card room that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct WaitingLists {
    /// The room's number. A player's number counts in this room alone.
    pub number: u32,
    /// Its games and lists.
    #[serde(flatten)]
    #[ts(flatten)]
    pub lists: RoomWall,
}

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

pub fn card_room_lines(house: &House, number: u32) -> Result<Vec<ShownPlainLine>, Problem> {
    Ok(lines(&*house.office().card_room(CardRoomId(number))?))
}

pub(super) fn waiting_lists(
    house: &House,
    caller: &Caller,
) -> Result<InWords<Option<WaitingLists>>, Problem> {
    let (language, names) = (house.language_of(caller), names_for(caller, &house.office()));
    let lists = || {
        let mut lists = house
            .office()
            .card_room_on()
            .map(|(number, log)| WaitingLists { number: number.0, lists: wall(log.state()) });
        let games = lists.iter_mut().flat_map(|on| &mut on.lists.games);
        games
            .flat_map(|game| &mut game.list)
            .for_each(|one| one.name = shown_name(&one.name, names));
        in_words(&lists, language)
    };
    let answer = match caller.kind() {
        Kind::Anybody => {
            house.public.same_for_all(format!("waiting lists {names:?} {language:?}"), lists)?
        }
        _ => lists()?,
    };
    Ok(InWords::new(answer))
}

pub(super) fn find_on_lists(
    house: &House,
    caller: &Caller,
    search: String,
) -> Result<Vec<RoomName>, Problem> {
    let names = names_for(caller, &house.office());
    let Some((_, log)) = house.office().card_room_on() else { return Ok(Vec::new()) };
    // A part of a name must not tell the rest of it, letter by letter.
    let mut found = find(log.state(), &search, names != NamesShown::Whole);
    found.truncate(MOST_FOUND);
    for one in &mut found {
        one.name = shown_name(&one.name, names);
    }
    Ok(found)
}

pub(super) fn my_place(
    house: &House,
    caller: &Caller,
    player: u32,
) -> Result<Option<RoomPhone>, Problem> {
    let names = names_for(caller, &house.office());
    let on = house.office().card_room_on();
    let mine = on.and_then(|(_, log)| phone(log.state(), player));
    Ok(mine.map(|mine| RoomPhone { name: shown_name(&mine.name, names), ..mine }))
}

pub(super) fn card_room_table(
    house: &House,
    caller: &Caller,
    table: u32,
) -> Result<Option<RoomTableView>, Problem> {
    let mut office = house.office();
    // A tournament may have a table of this number, too. Its dealers keep it.
    let taken = caller.device().is_some_and(|device| {
        let log = office.look(device.belongs_to);
        log.is_ok_and(|log| log.tournament().room.table(TableNumber(table)).is_some())
    });
    let on = if taken { None } else { office.card_room_on() };
    Ok(on.and_then(|(_, log)| of_table(log.state(), table)))
}

pub(super) fn say_at_card_room_table(
    house: &House,
    caller: &Caller,
    table: u32,
    say: RoomSay,
) -> Result<(), Problem> {
    let elsewhere = |at: TableNumber| at.0 != table;
    if caller.device().and_then(|device| device.table).is_some_and(elsewhere) {
        return Err(super::not_allowed());
    }
    let device = caller.signed();
    house.showing(|| {
        let mut office = house.office();
        let on = office.card_room_on().filter(|(_, log)| log.state().is_of_table(&say, table));
        let (room, _) = on.ok_or_else(super::not_allowed)?;
        office.say_to_card_room(room, say, device)
    })
}

pub(super) fn preview_card_room_line(
    house: &House,
    caller: &Caller,
    number: u32,
    say: RoomSay,
) -> Result<LinePreview, Problem> {
    let (room, mut office) = (CardRoomId(number), house.office());
    let log = office.card_room(room)?;
    let line = office.card_room_line(room, say, caller.signed());
    Ok(LinePreview::of(line, |said| log.state().sentence(said)))
}

pub(super) fn say_to_card_room(
    house: &House,
    caller: &Caller,
    number: u32,
    say: RoomSay,
) -> Result<(), Problem> {
    let (room, device) = (CardRoomId(number), caller.signed());
    house.showing(|| house.office().say_to_card_room(room, say, device))
}

pub(super) fn strike_card_room_line(
    house: &House,
    caller: &Caller,
    number: u32,
    line: u32,
    restore: bool,
) -> Result<(), Problem> {
    let (room, device) = (CardRoomId(number), caller.signed());
    house.showing(|| house.office().strike_card_room_line(room, line, restore, device))
}

pub fn delete_card_room(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.showing(|| house.office().delete_card_room(CardRoomId(number), deleted))
}

pub fn print_card_room(house: &House, number: u32, paper: Paper) -> Result<Printed, Problem> {
    let (view, now, language) = {
        let mut office = house.office();
        let log = office.card_room(CardRoomId(number))?;
        (view(&log, office.room_clock()), office.now(), office.room_language())
    };
    card_room::save((number, &view), &house.papers, paper, (now, language))
}
