//! The calls about the staff: who deals where, pushes, shifts, staff money.

use super::LinePreview;
use crate::caller::Caller;
use crate::house::House;
use crate::office::staff::StaffRow;
use crate::papers::{Printed, staff};
use crate::prelude::*;
use crate::sight::{names_for, shown_name};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::base::plain_log::ShownPlainLine;
use shuffle_up_journal::StaffId;
use shuffle_up_paper::Paper;
use shuffle_up_staff::money::{StaffShare, shared};
use shuffle_up_staff::said::About;
use shuffle_up_staff::view::{ShareBy, StaffView, StaffWall, TablePush, lines, shares, view};
use shuffle_up_staff::{Said, Say};

pub fn staff_evenings(house: &House) -> Result<Vec<StaffRow>, Problem> {
    house.office().staff_evenings()
}

pub(super) fn new_staff_evening(
    house: &House,
    caller: &Caller,
    about: About,
) -> Result<u32, Problem> {
    house.changing(|| Ok(house.office().new_staff_evening(about, caller.signed())?.0))
}

pub fn staff_evening(house: &House, number: u32) -> Result<StaffView, Problem> {
    let mut office = house.office();
    let now = office.now();
    Ok(view(&*office.staff(StaffId(number))?, now))
}

pub fn staff_lines(house: &House, number: u32) -> Result<Vec<ShownPlainLine>, Problem> {
    Ok(lines(&*house.office().staff(StaffId(number))?))
}

pub(super) fn preview_staff_line(
    house: &House,
    caller: &Caller,
    number: u32,
    say: Say,
) -> Result<LinePreview, Problem> {
    let (evening, mut office) = (StaffId(number), house.office());
    office.staff(evening)?;
    let line = office.staff_line(evening, say, caller.signed());
    Ok(LinePreview::of(line, Said::sentence))
}

pub(super) fn say_to_staff(
    house: &House,
    caller: &Caller,
    number: u32,
    say: Say,
) -> Result<(), Problem> {
    let (evening, device) = (StaffId(number), caller.signed());
    house.showing(|| house.office().say_to_staff(evening, say, device))
}

pub(super) fn strike_staff_line(
    house: &House,
    caller: &Caller,
    number: u32,
    line: u32,
    restore: bool,
) -> Result<(), Problem> {
    let (evening, device) = (StaffId(number), caller.signed());
    house.showing(|| house.office().strike_staff_line(evening, line, restore, device))
}

pub fn delete_staff_evening(house: &House, number: u32, deleted: bool) -> Result<(), Problem> {
    house.changing(|| house.office().delete_staff_evening(StaffId(number), deleted))
}

pub fn print_staff(house: &House, number: u32, paper: Paper) -> Result<Printed, Problem> {
    let (view, now, language) = {
        let mut office = house.office();
        let now = office.now();
        let log = office.staff(StaffId(number))?;
        // It is read by the staff.
        (view(&log, now), now, office.language())
    };
    staff::save((number, &view), &house.papers, paper, (now, language))
}

pub fn table_push(house: &House, table: u32) -> Result<Option<TablePush>, Problem> {
    Ok(house.office().table_push(table))
}

pub(super) fn staff_wall(house: &House, caller: &Caller) -> Result<Option<StaffWall>, Problem> {
    let mut office = house.office();
    let names = names_for(caller, &office);
    let mut on = office.staff_wall();
    let all = on.iter_mut().flat_map(|wall| {
        let dealers = wall.tables.iter_mut().flat_map(|row| [&mut row.dealer, &mut row.next]);
        dealers.flatten().chain(&mut wall.rest)
    });
    all.for_each(|name| *name = shown_name(name, names));
    Ok(on)
}

pub fn staff_money(_: &House, amount: Money, lines: String) -> Result<Vec<StaffShare>, Problem> {
    Ok(shared(amount, &lines)?)
}

pub fn staff_shares(
    house: &House,
    number: u32,
    amount: Money,
    by: ShareBy,
) -> Result<Vec<StaffShare>, Problem> {
    let mut office = house.office();
    let now = office.now();
    Ok(shares(&*office.staff(StaffId(number))?, amount, by, now)?)
}
