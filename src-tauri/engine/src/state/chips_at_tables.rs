//! How counts and what must be at each table follow what happens to the chips.
//!
//! A count is what somebody saw at its time. Chips that come to a stack or leave it afterwards by a line of the log (a rebuy,
//! an add-on, a race, chips put in or taken out) move its count by as much, so that what is expected and what was counted
//! still agree. Once a player of the table has lost all chips, somebody there has more than was counted: the counts of the
//! table are old. Hands that nobody loses all chips on do not unmake a count; its time says how much it is worth.
//!
//! What must be at a table is known from its start on, as long as nobody comes or goes with a stack that was played with.
//! It is known again when the whole room is counted and every chip in play is found.
//!
//! A starting stack set out for a late entrant is in no player's stack, and the blinds take some of it without a line. As long
//! as it waits, nobody knows what the players of its table have, nor those of the room.

use crate::base::prelude::*;
use crate::base::sharing::SharedMap;
use crate::state::counts::{Counts, StackCount};
use crate::state::deal::Counted;
use crate::state::dial::Dial;
use crate::state::entry::Standing;
use crate::state::room::Table;
use crate::state::tournament::Tournament;

impl Tournament {
    /// A stack as it was last counted; nothing for who was never counted or is not in.
    pub fn count_of(&self, entry: EntryId) -> Option<StackCount> {
        self.counted_last(entry).filter(|_| self.is_in(entry))
    }

    /// The same of who may just have gone out with it.
    pub fn counted_last(&self, entry: EntryId) -> Option<StackCount> {
        self.counts.stacks.get(&entry).copied()
    }

    /// How many of those who are in are counted.
    pub fn stacks_counted(&self) -> u32 {
        to_u32(self.counts.stacks.keys().filter(|entry| self.is_in(**entry)).count())
    }

    /// Whether everybody who is left is counted, and nobody has gone out of a table since.
    pub fn everybody_is_counted(&self) -> bool {
        let counted = |entry| self.count_of(entry).is_some_and(|count| !count.old);
        let left = self.entries.keys().copied().filter(|entry| self.is_in(*entry));
        let mut left = left.peekable();
        left.peek().is_some() && left.all(counted)
    }

    /// The chips that must be at a table, where they are known. What must be at the only table of which it is not follows
    /// from all the others.
    pub fn expected_at(&self, table: TableNumber) -> Option<ChipCount> {
        if self.dial == Dial::NotStarted {
            return None;
        }
        let waits = |number: TableNumber| self.set_out_at(Some(number)).next().is_some();
        let known = |number: TableNumber, table: &Table| match table.players() {
            _ if waits(number) => None,
            0 => Some(0),
            _ => self.counts.tables.get(&number).copied(),
        };
        let here = self.room.table(table).filter(|_| !waits(table))?;
        known(table, here).or_else(|| {
            let others = self.room.tables().filter(|(number, _)| *number != table);
            let waiting = self.alternates.iter().map(|who| self.counts.unplayed.get(who).copied());
            let mut elsewhere = others.map(|(number, table)| known(number, table)).chain(waiting);
            elsewhere.try_fold(self.chips_in_play, |left, chips| left.checked_sub(chips?))
        })
    }

    /// The chips that those who are left must have, where they are known.
    pub fn expected_of_all(&self) -> Option<ChipCount> {
        self.set_out.is_empty().then_some(self.chips_in_play)
    }

    /// Takes in counts; they replace the older ones of these stacks, and change no chip in play.
    pub(crate) fn take_counts(&mut self, stacks: &[Counted], at: Millis) {
        for stack in stacks.iter().filter(|stack| stack.chips > 0) {
            let count = StackCount { chips: stack.chips, at, old: false };
            self.counts.stacks.insert(stack.entry, count);
        }
        let Some(in_play) = self.expected_of_all() else { return };
        if self.dial == Dial::NotStarted || !self.everybody_is_counted() {
            return;
        }
        let sum = |stacks: &[EntryId]| {
            let counted = stacks.iter().filter_map(|entry| self.count_of(*entry));
            counted.map(|count| count.chips).fold(0, u64::saturating_add)
        };
        let tables = self.room.tables();
        let found: Vec<(TableNumber, ChipCount)> =
            tables.map(|(number, table)| (number, sum(&table.players_seated()))).collect();
        let all = found.iter().map(|(_, chips)| *chips).chain([sum(&self.alternates)]);
        let known = |table: &TableNumber| self.counts.tables.get(table);
        let as_known = found.iter().all(|(table, chips)| known(table).is_none_or(|at| at == chips));
        if as_known && all.fold(0, u64::saturating_add) == in_play {
            for (table, chips) in found {
                self.counts.tables.insert(table, chips);
            }
        }
    }

    /// Chips come into play: to an entry's stack, or with one that has no seat yet.
    pub(crate) fn chips_come(&mut self, entry: EntryId, chips: ChipCount) {
        self.chips_in_play = self.chips_in_play.saturating_add(chips);
        match self.seat_of(entry) {
            Some(seat) => {
                self.at_table(seat.table, |there| there.checked_add(chips));
                self.counts_follow(entry, |count| count.checked_add(chips));
            }
            None => self.chips_wait(entry, chips),
        }
    }

    /// Chips of an entry without a seat: the first that it bought, more of them, or those that bring it back in.
    fn chips_wait(&mut self, entry: EntryId, chips: ChipCount) {
        self.counts.stacks.remove(&entry);
        let Some(bought) = self.entries.get(&entry) else { return };
        let back_in = bought.purchases.last().is_some_and(|last| last.back_in);
        if back_in || bought.purchases.len() == 1 {
            self.counts.unplayed.insert(entry, chips);
        } else if let Some(unplayed) = self.counts.unplayed.get_mut(&entry) {
            *unplayed = unplayed.saturating_add(chips);
        } else {
            self.nobody_knows();
        }
    }

    /// Chips leave play out of an entry's stack. Where it has none any more, others have these chips, and nobody knows who.
    pub(crate) fn chips_go(&mut self, entry: EntryId, chips: ChipCount) {
        self.counts_follow(entry, |count| count.checked_sub(chips));
        if let Some(seat) = self.seat_of(entry) {
            return self.chips_leave(seat.table, chips);
        }
        self.chips_in_play = self.chips_in_play.saturating_sub(chips);
        let unplayed = self.counts.unplayed.get_mut(&entry);
        match unplayed.and_then(|there| Some((there.checked_sub(chips)?, there))) {
            Some((left, there)) => *there = left,
            None => self.nobody_knows(),
        }
    }

    /// Chips leave play from a table, with their player or without one.
    pub(crate) fn chips_leave(&mut self, table: TableNumber, chips: ChipCount) {
        self.chips_in_play = self.chips_in_play.saturating_sub(chips);
        self.at_table(table, |there| there.checked_sub(chips));
        self.nobody_has_these(table);
    }

    /// So many more chips, or fewer, are in play at a table.
    pub(crate) fn chips_change(&mut self, table: TableNumber, change: i64) {
        self.chips_in_play = self.chips_in_play.saturating_add_signed(change);
        self.at_table(table, |there| there.checked_add_signed(change));
        self.nobody_has_these(table);
    }

    /// A stack that was set out leaves its table without these chips: blinds and antes took them, and the players have them.
    pub(crate) fn blinds_taken(&mut self, table: TableNumber, chips: ChipCount) {
        if chips > 0 {
            self.at_table(table, |there| there.checked_add(chips));
            self.nobody_has_these(table);
        }
    }

    /// Chips of no stack and no table come into play or leave it, and nobody knows where they are missing.
    pub(crate) fn loose_chips(&mut self, change: i64) {
        self.chips_in_play = self.chips_in_play.saturating_add_signed(change);
        self.nobody_knows();
    }

    /// What was counted of a stack follows what has come to it or left it. A count that cannot is given up.
    pub(crate) fn counts_follow(
        &mut self,
        entry: EntryId,
        change: impl Fn(ChipCount) -> Option<ChipCount>,
    ) {
        let Some(count) = self.counts.stacks.get_mut(&entry) else { return };
        match change(count.chips).filter(|chips| *chips > 0) {
            Some(chips) => count.chips = chips,
            None => drop(self.counts.stacks.remove(&entry)),
        }
    }

    /// Somebody at a table has lost all chips: somebody else there has more than was counted.
    pub(crate) fn counts_grow_old(&mut self, table: TableNumber) {
        for entry in self.room.players_at(table) {
            if let Some(count) = self.counts.stacks.get_mut(&entry) {
                count.old = true;
            }
        }
        self.nobody_has_these(table);
    }

    /// Chips stay behind at a table that nobody sits at any more, as only a correction can have it, or may do so: who has them,
    /// nobody knows.
    fn nobody_has_these(&mut self, table: TableNumber) {
        let empty = self.room.table(table).is_none_or(|table| table.players() == 0);
        if empty && self.counts.tables.get(&table) != Some(&0) {
            self.nobody_knows();
        }
    }

    /// The event was called off before anybody won: no chip is in play.
    pub(crate) fn nobody_has_chips(&mut self) {
        self.chips_in_play = 0;
        self.counts = Counts::default();
    }

    /// Chips are somewhere, and nobody knows at which table.
    fn nobody_knows(&mut self) {
        self.counts.tables = SharedMap::default();
    }

    /// By a correction a player has another stack than the one that waited: nobody knows how large it is.
    pub(crate) fn stack_was_played(&mut self, entry: EntryId) {
        self.counts.unplayed.remove(&entry);
    }

    /// The clock starts for the first time: everybody has what was bought. Where a correction has somebody out before it,
    /// nobody knows who has what; nor where a stack that was set out has left other chips behind than its own.
    pub(crate) fn first_stacks(&mut self) {
        let mut counts = Counts::default();
        if !self.bust_hands.is_empty() {
            self.counts = counts;
            return;
        }
        for (table, _) in self.room.tables() {
            counts.tables.insert(table, 0);
        }
        for (id, entry) in self.entries.iter() {
            let bought = entry.standing_purchases().map(|(_, bought)| bought.chips);
            let stack = bought.fold(0, u64::saturating_add);
            match entry.standing {
                Standing::Waiting => drop(counts.unplayed.insert(*id, stack)),
                Standing::Seated { seat } => {
                    if let Some(there) = counts.tables.get_mut(&seat.table) {
                        *there = there.saturating_add(stack);
                    }
                }
                Standing::Out | Standing::Withdrawn => {}
            }
        }
        let set_out = self.set_out.values().map(|stack| stack.chips);
        let stacks = counts.tables.values().chain(counts.unplayed.values()).copied();
        if stacks.chain(set_out).fold(0, u64::saturating_add) != self.chips_in_play {
            counts = Counts::default();
        }
        self.counts = counts;
    }

    /// A player takes a seat at a table, from a seat at another one or from none. What is then at the tables is known only of
    /// a stack that nobody has played with. An empty table has no chips.
    pub(crate) fn stack_arrives(
        &mut self,
        entry: EntryId,
        from: Option<TableNumber>,
        to: TableNumber,
    ) {
        if self.dial == Dial::NotStarted || from == Some(to) {
            return;
        }
        if self.room.table(to).is_some_and(|table| table.players() == 0) {
            self.counts.tables.insert(to, 0);
        }
        if let Some(from) = from {
            self.stack_leaves(from);
        }
        match self.counts.unplayed.remove(&entry) {
            Some(chips) => self.at_table(to, |there| there.checked_add(chips)),
            None => self.stack_leaves(to),
        }
    }

    /// A stack that was played with leaves a table, or comes to it: what is there is not known any more.
    pub(crate) fn stack_leaves(&mut self, table: TableNumber) {
        self.counts.tables.remove(&table);
    }

    /// The chips of a table change; what then cannot be is not known any more.
    fn at_table(&mut self, table: TableNumber, change: impl Fn(ChipCount) -> Option<ChipCount>) {
        let Some(there) = self.counts.tables.get_mut(&table) else { return };
        match change(*there) {
            Some(chips) => *there = chips,
            None => self.stack_leaves(table),
        }
    }
}
