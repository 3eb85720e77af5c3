//! The sheets of the end of a day: a form for each table, a slip for each bag, and the list of the stacks that go on.

use super::prelude::*;
use shuffle_up_engine::base::ids::{EntryId, Seat};
use shuffle_up_engine::rules::prizes::places::everybody_left;
use shuffle_up_engine::state::day::Bag;
use shuffle_up_paper::{
    CountSheet, CountSheetLabels, CountSheets, PayoutRow, PayoutSheet, PayoutSlip, PayoutSlips,
};
use std::cmp::Reverse;

/// The entries of one table, or of all, the lowest seat first.
fn seated(of: &Source<'_>, part: &SheetPart) -> Vec<(Seat, EntryId)> {
    let wanted = |seat: Seat| part.table().is_none_or(|table| seat.table == table);
    of.tournament().room.sitting().filter(|(seat, _)| wanted(*seat)).collect()
}

/// A line for each seat of every table, or of one: the chips, and the bag with who signs for it.
///
/// # Errors
/// Refused where nobody sits.
pub(super) fn forms_of(of: &Source<'_>, part: &SheetPart) -> Result<CountSheets, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let mut tables: Vec<(TableNumber, CountSheet)> = Vec::new();
    for (seat, entry) in seated(of, part) {
        let row = (seat.seat.to_string(), tournament.name(entry).to_string());
        match tables.last_mut().filter(|(table, _)| *table == seat.table) {
            Some((_, sheet)) => sheet.rows.push(row),
            None => {
                let expected = tournament.expected_at(seat.table);
                let expected = expected.map_or_else(String::new, |chips| customs.count(chips));
                let sheet = CountSheet { table: of.table(seat.table), expected, rows: vec![row] };
                tables.push((seat.table, sheet));
            }
        }
    }
    if tables.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    Ok(CountSheets {
        tables: tables.into_iter().map(|(_, sheet)| sheet).collect(),
        ends: of.ends(word!(customs, "paper-bag-forms", "Bag forms"), Vec::new()),
        labels: CountSheetLabels {
            expected: word!(customs, "paper-expected", "Expected"),
            seat: customs.seat(),
            player: customs.player(),
            chips: word!(customs, "paper-chips", "Chips"),
            again: word!(customs, "paper-bag-and-initials", "Bag, initials"),
            sum: word!(customs, "paper-sum", "Sum"),
        },
    })
}

/// A slip for each bag, with two lines to sign on: filled where it is counted, else to be filled in.
///
/// # Errors
/// Refused where nobody sits.
pub(super) fn slips_of(of: &Source<'_>, part: &SheetPart) -> Result<PayoutSlips, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let slip = |(seat, entry): (Seat, EntryId)| {
        let bag = tournament.bag_of(entry);
        let number = bag.map_or("", |bag| bag.number.as_str());
        let amount = bag.map_or_else(String::new, |bag| customs.count(bag.chips));
        PayoutSlip {
            number: match number {
                "" => String::new(),
                number => word!(customs, "paper-bag-number", "Bag {number}", number = number),
            },
            player: tournament.name(entry).to_string(),
            place: of.seat(seat),
            lines: Vec::new(),
            total: ReceiptLine { label: word!(customs, "paper-chips", "Chips"), amount },
            remark: String::new(),
            code: None,
        }
    };
    let slips: Vec<PayoutSlip> = seated(of, part).into_iter().map(slip).collect();
    if slips.is_empty() {
        return Err(problem!(not_now, "nobody-at-table", "Nobody sits at this table."));
    }
    Ok(PayoutSlips {
        title: word!(customs, "paper-bag-slip", "Bag"),
        event: of.event_and_day(),
        slips,
        received: word!(customs, "paper-bag-player-signs", "Counted, player\u{2019}s signature"),
        paid_by: word!(customs, "paper-bag-staff-signs", "Counted, dealer\u{2019}s signature"),
        imprint: of.imprint(),
    })
}

/// The stacks that go on, the largest first, with a line to sign on when the bag is opened.
///
/// # Errors
/// Refused while nothing is bagged.
pub(super) fn stacks_of(of: &Source<'_>) -> Result<PayoutSheet, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let bagged = everybody_left(tournament);
    let mut bags: Vec<(EntryId, &Bag)> =
        bagged.filter_map(|entry| Some((entry, tournament.bag_of(entry)?))).collect();
    if bags.is_empty() {
        return Err(problem!(not_now, "nothing-bagged", "Nothing is bagged yet."));
    }
    bags.sort_by_key(|(entry, bag)| (Reverse(bag.chips), *entry));
    let place = |chips: u64| {
        to_u32(bags.partition_point(|(_, other)| other.chips > chips)).saturating_add(1)
    };
    let rows = bags.iter().map(|(entry, bag)| {
        let number = match bag.number.as_str() {
            "" => String::new(),
            number => word!(customs, "paper-bag-number", "Bag {number}", number = number),
        };
        let seat = tournament.seat_of(*entry).map_or_else(String::new, |seat| of.seat(seat));
        PayoutRow {
            place: place(bag.chips),
            player: Some(tournament.name(*entry).to_string()),
            prize: customs.count(bag.chips),
            flag: Some(joined(&[number, seat], " \u{b7} ")).filter(|flag| !flag.is_empty()),
            ..PayoutRow::default()
        }
    });
    let goes_on = tournament.day.ended.map_or_else(String::new, |ended| {
        let level = ended.next_level;
        word!(customs, "paper-goes-on-with", "Play goes on with level {level}.", level)
    });
    let closed = tournament.day.closed.as_ref();
    Ok(PayoutSheet {
        ends: of.ends(word!(customs, "paper-stacks-bagged", "Stacks"), Vec::new()),
        rows: rows.collect(),
        total: customs.count(tournament.chips_bagged()),
        remark: joined(&[goes_on, closed.map_or_else(String::new, |day| day.why.clone())], " "),
        heads: [
            word!(customs, "paper-place", "Place"),
            customs.player(),
            word!(customs, "paper-chips", "Chips"),
            word!(customs, "paper-bag-opened", "Bag opened (signature)"),
        ],
        total_label: customs.total(),
        director: word!(customs, "paper-director", "Tournament director"),
    })
}
