//! Where starting stacks are set out, and what is refused while they are (RRoP 5, LR 6; HPT, Tournaments 6).

use crate::base::prelude::*;
use crate::state::tournament::Tournament;

impl Tournament {
    /// The seats of a table at which a stack is set out; of every table where none is named.
    pub fn set_out_at(&self, table: Option<TableNumber>) -> impl Iterator<Item = Seat> {
        let at = move |seat: &Seat| table.is_none_or(|table| table == seat.table);
        self.set_out.keys().copied().filter(at)
    }

    /// Goes on only where no stack is set out at this table, or at any.
    ///
    /// # Errors
    /// Refused with the first such seat.
    pub(crate) fn no_stack_set_out(&self, table: Option<TableNumber>) -> Result<(), Refusal> {
        self.set_out_at(table).next().map_or(Ok(()), |seat| Err(self.stack_set_out(seat)))
    }

    /// The refusal of what a stack that is set out at a seat does not allow.
    pub(crate) fn stack_set_out(&self, seat: Seat) -> Refusal {
        refuse!(
            NotNow,
            "stack-set-out-there",
            "A starting stack is set out at {seat}. Remove it first: stack {short} off, then the chips left in it.",
            seat = self.seat_said(seat),
            short = seat
        )
    }

    /// Takes a stack off a seat that is not sold, with so many chips, and opens the seat. False where none is there.
    pub(crate) fn take_set_out(&mut self, seat: Seat, chips: Option<ChipCount>) -> bool {
        let Some(stack) = self.set_out.remove(&seat) else { return false };
        self.room.block(seat, false);
        let left = chips.unwrap_or(stack.chips);
        self.chips_in_play = self.chips_in_play.saturating_sub(left);
        self.blinds_taken(seat.table, stack.chips.saturating_sub(left));
        true
    }
}
