//! The refusals that many actions share, and what asks for them.

use crate::base::ids::position;
use crate::base::prelude::*;
use crate::rulebook::citations::{Citation, Sources};
use crate::rulebook::house_rules::NO_SHOWS;
use crate::state::entry::{Barred, Entry, Player};
use crate::state::penalty::Penalty;
use crate::state::phase::{ClockPhase, Phase};
use crate::state::room::Table;
use crate::state::tournament::Tournament;

impl Tournament {
    /// The refusal of whatever is said of an entry that there never was.
    pub(crate) fn no_such_entry() -> Refusal {
        refuse!(Unknown, "no-such-entry", "There is no such entry.")
    }

    /// An entry.
    ///
    /// # Errors
    /// Refused where there is none of this number.
    pub(crate) fn entry(&self, entry: EntryId) -> Result<&Entry, Refusal> {
        self.entries.get(&entry).ok_or_else(Self::no_such_entry)
    }

    /// The seat of an entry in play.
    ///
    /// # Errors
    /// Refused where there is no such entry, and for one that has no seat.
    pub(crate) fn in_play(&self, entry: EntryId) -> Result<Seat, Refusal> {
        self.seat_of(entry).ok_or_else(|| match self.name(entry) {
            "" => Self::no_such_entry(),
            who => refuse!(NotNow, "not-in-play", "{name} is not in play.", name = who),
        })
    }

    /// The refusal of chips that are counted for an entry that is not in play, or that there never was.
    pub(crate) fn unknown_or_out(&self, entry: EntryId) -> Refusal {
        match self.name(entry) {
            "" => Self::no_such_entry(),
            who => refuse!(Unknown, "not-in-play", "{name} is not in play.", name = who),
        }
    }

    /// A player of this tournament.
    ///
    /// # Errors
    /// Refused where there is none of this number.
    pub(crate) fn player(&self, player: PlayerId) -> Result<&Player, Refusal> {
        self.players.get(&player).ok_or_else(|| {
            refuse!(
                Unknown,
                "no-such-player-tournament",
                "There is no such player in this tournament."
            )
        })
    }

    /// A penalty by its number.
    ///
    /// # Errors
    /// Refused where there is none of this number.
    pub(crate) fn penalty(&self, number: u32) -> Result<&Penalty, Refusal> {
        position(number).and_then(|index| self.penalties.get(index)).ok_or_else(|| {
            refuse!(Unknown, "no-such-penalty", "There is no penalty {number}.", number)
        })
    }

    /// Goes on only for a seat that this table has.
    ///
    /// # Errors
    /// Refused for seat 0 and for one beyond the last.
    pub(crate) fn has_seat(&self, table: &Table, seat: Seat) -> Result<(), Refusal> {
        refuse_if(!table.has(seat.seat), || {
            refuse!(
                BadValue,
                "table-has-seats",
                "{table} has seats 1 to {seats}.",
                table = self.table_said(seat.table).capital(),
                seats = table.capacity()
            )
        })
    }

    /// Goes on only while another table would be left.
    ///
    /// # Errors
    /// Refused with one table open.
    pub(crate) fn not_the_last_table(&self) -> Result<(), Refusal> {
        refuse_if(self.room.open_tables() < 2, || {
            refuse!(NotNow, "last-table-cannot-break", "The last table cannot break.")
        })
    }

    /// Goes on only during play.
    ///
    /// # Errors
    /// The given refusal before play and after it.
    pub(crate) fn playing(&self, otherwise: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
        if self.phase() == Phase::Playing { Ok(()) } else { Err(otherwise()) }
    }

    /// Goes on only from the start of play to the end, also of a day.
    ///
    /// # Errors
    /// The given refusal before play, and that the tournament is over after it.
    pub(crate) fn begun(&self, before: impl FnOnce() -> Refusal) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Registering | Phase::Drawn => Err(before()),
            Phase::Playing | Phase::Bagging | Phase::Closed => Ok(()),
            Phase::Finished => Err(Self::over()),
        }
    }

    /// Goes on only between the start of the clock and the end.
    ///
    /// # Errors
    /// Refused before and after.
    pub(crate) fn clock_started(&self) -> Result<(), Refusal> {
        match self.clock_phase() {
            ClockPhase::Finished => Err(Self::over()),
            ClockPhase::NotStarted => Err(Self::start_clock_first()),
            ClockPhase::Running | ClockPhase::Paused => Ok(()),
        }
    }

    /// The refusal of a player who would buy in again after the bust-out that ended it.
    pub(crate) fn undo_the_end(&self, entry: EntryId) -> Refusal {
        refuse!(
            NotNow,
            "tournament-over-undo-the-bust",
            "The tournament ended with that bust-out. Does {name} play on? Undo the bust-out first.",
            name = self.name(entry)
        )
    }

    /// The refusal of whatever needs a day that has not ended.
    pub(crate) fn day_over(&self) -> Refusal {
        if self.day.closed.is_some() {
            return refuse!(NotNow, "day-is-closed", "The day is closed. Undo its closing first.");
        }
        refuse!(
            NotNow,
            "day-has-ended",
            "The day has ended, and stacks are bagged. Undo its end to play on."
        )
    }

    pub(crate) fn over() -> Refusal {
        refuse!(NotNow, "tournament-over", "The tournament is over.")
    }

    pub(crate) fn shuffle_up_first() -> Refusal {
        refuse!(NotNow, "play-not-begun-shuffle", "Play has not begun. Shuffle up and deal first.")
    }

    pub(crate) fn start_clock_first() -> Refusal {
        refuse!(NotNow, "start-clock-first-shuffle", "Start the clock first: shuffle up and deal.")
    }

    pub(crate) fn clock_not_started() -> Refusal {
        refuse!(
            NotNow,
            "clock-not-started-change",
            "The clock has not started. Change the schedule instead."
        )
    }

    pub(crate) fn clock_stands() -> Refusal {
        refuse!(
            NotNow,
            "tournament-over-clock-stands",
            "The tournament is over. Its clock has stopped."
        )
    }

    pub(crate) fn not_marked_absent(&self, entry: EntryId) -> Refusal {
        let name = self.name(entry);
        refuse!(NotNow, "not-marked-absent", "{name} is not marked absent.", name)
    }

    pub(crate) fn waits_with_whole_stack(&self, entry: EntryId) -> Refusal {
        refuse!(
            NotNow,
            "waits-with-whole-stack",
            "{name} has a full stack and waits for a seat.",
            name = self.name(entry)
        )
    }

    /// Goes on only for a player who may still buy in.
    ///
    /// # Errors
    /// Refused for a player who was disqualified (TCH 71a) or removed as a no-show (HPT, Late players; TCH 5b).
    pub(crate) fn not_barred(&self, entry: EntryId) -> Result<(), Refusal> {
        let barred = self.whose(entry).and_then(|player| self.barred.get(&player));
        let name = self.name(entry);
        match barred {
            None => Ok(()),
            Some(Barred::Disqualified) => Err(refuse!(
                HouseRule,
                "disqualified-cannot-come-back",
                "{name} was disqualified and cannot come back (TCH 71a).",
                name = name
            )),
            Some(Barred::NoShow) => {
                let Citation { book, rule } = self.cited(NO_SHOWS);
                Err(refuse!(
                    HouseRule,
                    "no-show-cannot-come-back",
                    "{name} was removed as a no-show and cannot play in this tournament ({book} {rule}).",
                    name,
                    book,
                    rule
                ))
            }
        }
    }

    pub(crate) fn named_twice(&self, entry: EntryId) -> Refusal {
        let name = self.name(entry);
        refuse!(BadValue, "player-named-twice", "{name} is named twice.", name)
    }

    /// Goes on only where these tables are open and each is named once.
    ///
    /// # Errors
    /// Refused for a table that is not open, and for one that is named twice.
    pub(crate) fn each_open_once(&self, tables: &[TableNumber]) -> Result<(), Refusal> {
        let mut seen = BTreeSet::new();
        for table in tables {
            self.open_table(*table)?;
            refuse_if(!seen.insert(table), || {
                let table = self.table_said(*table).capital();
                refuse!(BadValue, "table-named-twice", "{table} is named twice.", table)
            })?;
        }
        Ok(())
    }

    /// The rule of the house's book among these, of which there is at least one.
    pub(crate) fn cited(&self, sources: Sources) -> Citation {
        self.setup.rules.cite(sources).unwrap_or_default()
    }

    pub(crate) fn counted_twice(&self, entry: EntryId) -> Refusal {
        let name = self.name(entry);
        refuse!(BadValue, "counted-twice", "{name} is counted twice.", name)
    }

    pub(crate) fn has_no_chips(&self, entry: EntryId) -> Refusal {
        refuse!(
            BadValue,
            "has-no-chips",
            "{name} has no chips. Count again, or bust the player.",
            name = self.name(entry)
        )
    }

    pub(crate) fn count_everybody() -> Refusal {
        refuse!(BadValue, "count-chips-everybody-left", "Count the chips of everybody who is left.")
    }

    pub(crate) fn stacks_sum_to(&self, sum: ChipCount) -> Refusal {
        refuse!(
            BadValue,
            "stacks-sum-to",
            "The stacks add up to {sum}, but {in_play} are in play. Count again, or confirm the count.",
            sum = self.grouped(sum),
            in_play = self.grouped(self.chips_in_play)
        )
    }

    pub(crate) fn chips_leave_during_play() -> Refusal {
        refuse!(NotNow, "chips-leave-tables-during", "Chips leave the tables only during play.")
    }

    pub(crate) fn no_such_chips_on_tables(chip: ChipCount) -> Refusal {
        refuse!(Unknown, "no-such-chips-on-tables", "There are no {chip}s on the tables.", chip)
    }

    pub(crate) fn largest_chips_stay(chip: ChipCount) -> Refusal {
        refuse!(NotNow, "largest-chips-stay", "The {chip}s are the largest chips and stay.", chip)
    }

    pub(crate) fn chips_off_already(chip: ChipCount) -> Refusal {
        refuse!(NotNow, "chips-off-already", "The {chip}s are off the tables already.", chip)
    }

    pub(crate) fn only_in_play(&self) -> Refusal {
        refuse!(
            BadValue,
            "fewer-than-in-play",
            "Only {in_play} are in play. Remove fewer.",
            in_play = self.grouped(self.chips_in_play)
        )
    }

    pub(crate) fn more_than_in_play(&self, chip: ChipCount) -> Refusal {
        refuse!(
            BadValue,
            "more-chips-than-in-play",
            "There cannot be so many {chip}s. All stacks together are {in_play}.",
            chip,
            in_play = self.grouped(self.chips_in_play)
        )
    }
}
