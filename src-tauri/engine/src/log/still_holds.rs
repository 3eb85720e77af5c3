//! Whether a line still stands once lines before it are put right: what a correction has to name.

use crate::actions::command::{Command, Context};
use crate::actions::event::Event;
use crate::actions::prizes::pay_bounties::paid;
use crate::base::refusal::RefusalCode;
use crate::log::line::Applied;
use crate::rules::penalties::place_of;
use crate::rules::prizes::paid_to::prize_paid;
use crate::state::held_money::{HeldMoney, HeldMoneyEnd};
use crate::state::prelude::*;
use crate::state::room::Table;

/// Whether what was said could have been said to the corrected tournament.
pub(super) fn can_be_said(
    applied: &Applied<'_>,
    tournament: &Tournament,
    context: &Context,
) -> bool {
    if applied.command.is_independent() {
        return true;
    }
    match applied.command.decide(tournament, context) {
        Ok(_) => true,
        // A question that the director need not answer any more: the stacks were seen, the button was where it was.
        Err(refusal) => {
            matches!(refusal.code, RefusalCode::StacksNeeded | RefusalCode::ButtonNeeded)
        }
    }
}

/// Whether everybody has a seat after it who had one before: a table that breaks has been left by all who sit there, and a
/// redraw knew of all who were in.
pub(super) fn gives_all_a_seat(command: &Command) -> bool {
    matches!(
        command,
        Command::BreakTable(_)
            | Command::BreakByCards(_)
            | Command::CloseEmptyTable(_)
            | Command::Redraw(_)
    )
}

/// Whether an event finds what it acts on, told from the tournament right before it. Ticks, holds and hands of
/// hand-for-hand are those of its announcement: without it they say nothing, and the hands were hands like any other.
pub(super) fn finds(event: &Event, tournament: &Tournament) -> bool {
    let entered = |entry: EntryId| tournament.entries.get(&entry).is_some();
    let bought = |entry: EntryId| tournament.is_entered(entry);
    let seated = |entry: EntryId| tournament.seat_of(entry).is_some();
    let known = |player: PlayerId| tournament.players.get(&player).is_some();
    let open = |table: TableNumber| tournament.room.table(table).is_some();
    let chair = |table: TableNumber, seat: SeatNumber| {
        tournament.room.table(table).is_some_and(|table| table.has(seat))
    };
    let started = tournament.dial != Dial::NotStarted;
    let schedule = &tournament.setup.schedule;
    let reading = |at: Millis| tournament.dial.reading(schedule, at);
    match event {
        Event::Renamed(renamed) => known(renamed.player),
        Event::Withdrawn(withdrawn) => bought(withdrawn.entry),
        Event::Rebought(again) => bought(again.entry),
        Event::AddedOn(added) => bought(added.entry),
        Event::ReEntered(again) => entered(again.of),
        Event::Settled(settled) => entered(settled.entry),
        Event::PurchaseCancelled(cancelled) => {
            let index = to_usize(cancelled.purchase);
            let entry = tournament.entries.get(&cancelled.entry);
            entry
                .and_then(|entry| entry.purchases.get(index))
                .is_some_and(|bought| !bought.cancelled)
        }
        Event::NoShowRemoved(removed) => seated(removed.entry),
        Event::HeldMoneyClosed(closed) => {
            let waits = |held: &HeldMoney| held.end == HeldMoneyEnd::Waits;
            tournament.held.iter().any(|held| held.entry == closed.entry && waits(held))
        }
        Event::FoundChipsExchanged(found) => seated(found.entry),
        Event::StackAdjusted(adjusted) => {
            let out = |entry| tournament.standing_of(entry) == Some(Standing::Out);
            adjusted.entry.is_none_or(|entry| seated(entry) || out(entry))
        }
        Event::StacksCounted(counted) => {
            counted.stacks.iter().any(|stack| tournament.is_in(stack.entry))
        }
        Event::TimeCalled(call) => seated(call.entry),
        Event::TimeCallEnded(settled) => {
            tournament.time_calls.iter().any(|call| call.entry == settled.entry)
        }
        Event::AbsenceMarked(marked) => tournament.is_in(marked.entry),
        Event::MissedNoted(missed) => tournament.is_in(missed.entry),
        Event::PenaltyGiven(given) => entered(given.entry),
        Event::RulingNoted(noted) => noted.entries.iter().all(|entry| entered(*entry)),
        Event::PenaltyServed(served) => {
            place_of(tournament, served.penalty, served.given).is_some()
        }
        Event::PenaltyEnded(ended) => place_of(tournament, ended.penalty, ended.given).is_some(),
        Event::BreakBegun(begun) => {
            started && schedule.stage(reading(begun.at).stage.saturating_add(1)).is_break()
        }
        Event::ClockPaused(_) | Event::GapSkipped(_) => started,
        // In a level that ends by hands there is no time to be set.
        Event::ClockAdjusted(adjusted) => started && reading(adjusted.at).hands.is_none(),
        Event::TimeLeftSet(set) => started && reading(set.at).hands.is_none(),
        Event::ClockJumped(jumped) => started && jumped.position(schedule).is_some(),
        Event::ScheduleChanged(changed) => changed.leaves_what_was_played(tournament),
        Event::HandsCounted(counted) => started && reading(counted.at).hands.is_some(),
        Event::BreakTaken(taken) => {
            let stage = reading(taken.at).stage;
            started && schedule.has_room_after(stage) && !schedule.stage(stage).is_break()
        }
        Event::ButtonSet(said) => chair(said.table, said.seat),
        Event::BigBlindSet(said) => chair(said.table, said.seat),
        Event::ButtonsDrawn(drawn) => {
            drawn.buttons.iter().all(|(table, seat)| chair(*table, *seat))
        }
        Event::HandsDealt(dealt) => dealt.hands.iter().all(|hand| open(hand.table)),
        Event::TableChosen(chosen) => open(chosen.to) && open(chosen.from),
        Event::LowCardDealt(dealt) => open(dealt.to),
        Event::PlayedOnShort(played) => played.tables.iter().all(|table| open(*table)),
        Event::TableResized(resized) => open(resized.table),
        Event::TableBroken(closed) => open(closed.table),
        Event::EmptyTableClosed(closed) => open(closed.table),
        Event::SeatBlocked(blocked) => {
            !blocked.blocked || tournament.room.at(blocked.seat).is_none()
        }
        Event::StacksSetOut(out) => out
            .seats
            .iter()
            .all(|seat| chair(seat.table, seat.seat) && tournament.room.at(*seat).is_none()),
        Event::SetOutStacksSold(sold) => {
            sold.seats.iter().all(|seat| tournament.set_out.contains_key(seat))
        }
        Event::UnsoldStackRemoved(removed) => tournament.set_out.contains_key(&removed.seat),
        Event::SeatLocked(locked) => known(locked.player),
        Event::KeptApart(kept) => known(kept.one) && known(kept.other),
        Event::DealerNamed(named) => known(named.player),
        Event::WaitedForSeat(waits) => seated(waits.entry),
        Event::CardTaken(_) => tournament.card_draw.is_some(),
        Event::EnvelopeOpened(_) => tournament.mystery.is_some(),
        Event::PrizePaid(over) => entered(over.entry),
        Event::BountiesPaid(paid) => entered(paid.entry),
        Event::EndedHere(ended) => ended.places_all(tournament),
        Event::DealMade(deal) => deal.stacks.iter().all(|stack| entered(stack.entry)),
        Event::DrawerTaken(taken) => tournament.open_drawer(taken.drawer).is_some(),
        Event::CashMoved(moved) => tournament.open_drawer(moved.drawer).is_some(),
        Event::DrawerClosed(closed) => tournament.open_drawer(closed.drawer).is_some(),
        // Who ticks several moves at once has seen all but the one that is struck.
        Event::MovesArrived(arrived) => arrived.who.is_empty() || arrived.finds_one(tournament),
        _ => true,
    }
}

/// Whether an event took hold wholly, told from the tournament right after it.
pub(super) fn took_hold(event: &Event, tournament: &Tournament) -> bool {
    // Whoever is out by now had no seat to draw: what was drawn for him stayed empty.
    let sits = |entry: EntryId, seat: Seat| {
        let blocked = |table: &Table| table.is_blocked(seat.seat);
        !tournament.is_in(entry)
            || (tournament.seat_of(entry) == Some(seat)
                && !tournament.room.table(seat.table).is_some_and(blocked))
    };
    let out = |groups: &[Vec<EntryId>]| {
        let named: usize = groups.iter().map(Vec::len).sum();
        tournament.bust_hands.last().is_some_and(|hand| hand.everybody().count() == named)
    };
    match event {
        Event::Moved(moved) => moved.moves.iter().all(|one| sits(one.entry, one.to)),
        Event::SeatsSwapped(swapped) => [swapped.one, swapped.other]
            .iter()
            .all(|one| tournament.seat_of(one.entry) == Some(one.to)),
        Event::SeatsDrawn(drawn) => drawn.seats.iter().all(|(entry, seat)| sits(*entry, *seat)),
        Event::Busted(busted) => out(&busted.groups),
        Event::BustedTogether(busted) => out(&busted.groups),
        Event::BustCorrected(other) => {
            let is_out = |entry: EntryId| tournament.hand_out_of(entry).is_some();
            tournament.is_in(other.recorded) && is_out(other.out) && !is_out(other.recorded)
        }
        Event::PlayerBackIn(back) => tournament.is_in(back.entry),
        Event::StackRemoved(removed) => went_out(tournament, removed.entry),
        Event::StackSplit(split) => went_out(tournament, split.entry),
        Event::Rebought(bought) => {
            tournament.is_in(bought.entry)
                && bought.back_to.is_none_or(|seat| sits(bought.entry, seat))
        }
        Event::TableResized(resized) => {
            let table = tournament.room.table(resized.table);
            table.is_some_and(|table| table.capacity() == usize::from(resized.seats))
        }
        Event::TableBroken(closed) => tournament.room.table(closed.table).is_none(),
        Event::EmptyTableClosed(closed) => tournament.room.table(closed.table).is_none(),
        Event::GuestsKept(kept) => kept
            .guests
            .iter()
            .all(|one| tournament.guest(one.guest).is_some_and(|guest| guest.expected == *one)),
        Event::DrawerOpened(opened) => {
            tournament.drawers.last().is_some_and(|drawer| drawer.opened == *opened)
        }
        // Nothing comes back that was not paid.
        Event::PrizePaid(over) => prize_paid(tournament, over.entry) >= Money::ZERO,
        Event::BountiesPaid(with) => paid(tournament, with.entry) >= Money::ZERO,
        _ => true,
    }
}

/// Whether an entry is the last that went out.
fn went_out(tournament: &Tournament, entry: EntryId) -> bool {
    tournament.bust_hands.last().is_some_and(|hand| hand.everybody().any(|out| out.entry == entry))
}
