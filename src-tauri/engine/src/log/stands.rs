//! Whether a line still stands once lines before it are put right: what a correction has to name.

use super::line::Deed;
use crate::command::{Command, Context};
use crate::event::Event;
use crate::ids::{EntryId, Seat};
use crate::money::Money;
use crate::prizes::hand_over::handed;
use crate::prizes::pay_bounties::paid;
use crate::refusal::RefusalCode;
use crate::tournament::Tournament;

/// Whether what was said could have been said to the corrected tournament.
pub(super) fn can_be_said(deed: &Deed<'_>, tournament: &Tournament, context: &Context) -> bool {
    if stands_by_itself(deed.command) {
        return true;
    }
    match deed.command.decide(tournament, context) {
        Ok(_) => true,
        // What the director did not know then, or the house would not have allowed, was done all the same.
        Err(refusal) => matches!(
            refusal.code,
            RefusalCode::HouseRule | RefusalCode::StacksNeeded | RefusalCode::ButtonNeeded
        ),
    }
}

/// What is true of the room or the clock whatever happened before: the clock never depends on the floor, who has paid has
/// paid, what was agreed on is agreed on, and what was decided on the advice of a moment was decided.
fn stands_by_itself(command: &Command) -> bool {
    matches!(
        command,
        Command::OpenTournament(_)
            | Command::ChangeSetUp(_)
            | Command::ChangeHouseRules(_)
            | Command::Enter(_)
            | Command::StartClock(_)
            | Command::PlanStart(_)
            | Command::PauseClock(_)
            | Command::AdjustClock(_)
            | Command::SetTimeLeft(_)
            | Command::JumpTo(_)
            | Command::TakeBreak(_)
            | Command::CountHands(_)
            | Command::ChangeSchedule(_)
            | Command::SettleGap(_)
            | Command::SetButton(_)
            | Command::SetBigBlind(_)
            | Command::DealHands(_)
            | Command::MarkAbsent(_)
            | Command::ChooseTable(_)
            | Command::PlayOn(_)
            | Command::PrepareRestart(_)
            | Command::SetBreakingOrder(_)
            | Command::DealLowCard(_)
            | Command::Arrived(_)
            | Command::HandOver(_)
            | Command::PayBounties(_)
            | Command::TakeBack(_)
            | Command::SettleHouse(_)
            | Command::HandOn(_)
            | Command::GoHandForHand(_)
            | Command::FinishTables(_)
            | Command::HoldTables(_)
            | Command::DealTogether(_)
            | Command::BeginBreak(_)
            | Command::EndHandForHand(_)
            | Command::CallTime(_)
            | Command::SettleTime(_)
            | Command::ServePenalty(_)
            | Command::EndPenalty(_)
            | Command::SetPrizes(_)
            | Command::SetPool(_)
            | Command::SealMystery(_)
            | Command::TalkDeal(_)
            | Command::MakeDeal(_)
    )
}

/// Whether everybody has a seat after it who had one before: a table that breaks has been left by all who sit there, and a
/// redraw knew of all who were in.
pub(super) fn gives_all_a_seat(command: &Command) -> bool {
    matches!(
        command,
        Command::BreakTable(_)
            | Command::BreakByCards(_)
            | Command::CloseTable(_)
            | Command::Redraw(_)
    )
}

/// Whether an event found what it acts on, told from the tournament right after it.
pub(super) fn took_hold(event: &Event, tournament: &Tournament) -> bool {
    // Whoever is out by now had no seat to draw: what was drawn for him stayed empty.
    let sits = |entry: EntryId, seat: Seat| {
        tournament.seat_of(entry) == Some(seat) || !tournament.is_in(entry)
    };
    match event {
        Event::Moved(moved) => moved.moves.iter().all(|one| sits(one.entry, one.to)),
        Event::SeatsDrawn(drawn) => drawn.seats.iter().all(|(entry, seat)| sits(*entry, *seat)),
        Event::Busted(busted) => {
            let named: usize = busted.groups.iter().map(Vec::len).sum();
            tournament.hands_out.last().is_some_and(|hand| hand.everybody().count() == named)
        }
        Event::BustedTogether(busted) => {
            let named: usize = busted.groups.iter().map(Vec::len).sum();
            tournament.hands_out.last().is_some_and(|hand| hand.everybody().count() == named)
        }
        Event::StackRemoved(removed) => went_out(tournament, removed.entry),
        Event::StackSplit(split) => went_out(tournament, split.entry),
        Event::Rebought(bought) => tournament.entries.get(&bought.entry).is_some(),
        Event::AddedOn(bought) => tournament.entries.get(&bought.entry).is_some(),
        Event::ReEntered(again) => tournament.entries.get(&again.entry).is_some(),
        Event::Settled(settled) => tournament.entries.get(&settled.entry).is_some(),
        Event::PurchaseVoided(void) => {
            let entry = tournament.entries.get(&void.entry);
            let index = usize::try_from(void.purchase).unwrap_or(usize::MAX);
            entry.and_then(|entry| entry.purchases.get(index)).is_some_and(|bought| bought.void)
        }
        Event::NoShowRemoved(removed) => tournament.entries.get(&removed.entry).is_some(),
        Event::HeldClosed(closed) => tournament.held.iter().any(|held| held.entry == closed.entry),
        Event::FoundExchanged(found) => tournament.seat_of(found.entry).is_some(),
        // Nothing comes back that was not paid.
        Event::HandedOver(over) => {
            let found = tournament.entries.get(&over.entry).is_some();
            found && handed(tournament, over.entry) >= Money::ZERO
        }
        Event::BountiesPaid(with) => {
            let found = tournament.entries.get(&with.entry).is_some();
            found && paid(tournament, with.entry) >= Money::ZERO
        }
        _ => true,
    }
}

/// Whether an entry is the last that went out.
fn went_out(tournament: &Tournament, entry: EntryId) -> bool {
    tournament.hands_out.last().is_some_and(|hand| hand.everybody().any(|out| out.entry == entry))
}
