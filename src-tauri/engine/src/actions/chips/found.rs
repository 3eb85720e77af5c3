//! Chips of a value that has left, found with a player after the race: they change into new ones at equal value, and what
//! does not make one leaves play without compensation (TCH 24c).

use crate::actions::prelude::*;
use crate::state::coloured_up::FoundChipsExchanged;

/// Changes chips of a value that has left, found with a player after the race.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExchangeFoundChips {
    /// Whose they are.
    pub entry: EntryId,
    /// The value that has left.
    pub chip: ChipCount,
    /// How many were found: 1 to 1,000.
    pub chips: u32,
}

/// The most chips found at once.
const MOST_CHIPS: u32 = 1_000;

/// The value that left last at this player's table: what is found there is most likely of it.
pub fn left_last(tournament: &Tournament, entry: EntryId) -> Option<ChipCount> {
    let set = tournament.chips_of_the_event().iter().map(|chip| chip.value);
    set.filter(|chip| has_left(tournament, *chip, entry)).max()
}

/// Whether a value is off the table at which this player sits.
fn has_left(tournament: &Tournament, chip: ChipCount, entry: EntryId) -> bool {
    let table = tournament.seat_of(entry).map(|seat| seat.table);
    tournament.is_off(chip)
        || tournament.races_of(chip).any(|raced| Some(raced.table.table) == table)
}

impl Action for ExchangeFoundChips {
    /// # Errors
    /// Refused outside play, for a player without a seat, for a value that is not of the set or has not left that table, and
    /// for no chips, too many, or more than are in play.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (chip, entry) = (self.chip, self.entry);
        tournament.playing(|| {
            refuse!(
                NotNow,
                "chips-found-changed-during",
                "Found chips are changed only during play."
            )
        })?;
        let seat = tournament.in_play(entry)?;
        refuse_if(!tournament.chips_of_the_event().iter().any(|one| one.value == chip), || {
            let chip = tournament.grouped(chip);
            refuse!(Unknown, "no-such-chips-in-event", "There are no {chip}s in this event.", chip)
        })?;
        let next = tournament.next_chip(chip).filter(|_| has_left(tournament, chip, entry));
        let Some(next) = next.map(|next| next.value) else {
            let due = tournament.colour_ups_due(context.now);
            let race = due.iter().any(|due| due.chip.value == chip);
            return Err(if race {
                refuse!(
                    NotNow,
                    "chips-not-raced-yet",
                    "The {chip}s at {table} are not raced off yet. Count these with the others.",
                    chip,
                    table = tournament.table_said(seat.table)
                )
            } else {
                refuse!(
                    NotNow,
                    "chips-still-in-play",
                    "The {chip}s are still in play.",
                    chip = tournament.grouped(chip)
                )
            });
        };
        refuse_if(!(1..=MOST_CHIPS).contains(&self.chips), || {
            refuse!(BadValue, "count-1-1-000", "Count 1 to 1,000 chips.")
        })?;
        let found = u64::from(self.chips).saturating_mul(chip);
        refuse_if(found >= tournament.chips_in_play, || tournament.more_than_in_play(chip))?;
        let new = found.checked_div(next).unwrap_or(0);
        Ok(vec![FoundChipsExchanged { entry, seat, chip, chips: self.chips, next, new }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let what = phrase!(
            "log-chips-of",
            "{chips} \u{d7} {chip} of {name}",
            chips = self.chips,
            chip = self.chip,
            name = effect.name(self.entry),
        );
        log_label(phrase!("log-found", "Found"), changed(effect, what))
    }
}

impl Apply for FoundChipsExchanged {
    fn apply(&self, tournament: &mut Tournament) {
        if tournament.seat_of(self.entry).is_none() {
            return;
        }
        tournament.chips_go(self.entry, self.removed());
        tournament.coloured_up.found.push(*self);
    }
}

/// What chips found after their race changed into.
fn changed(effect: &Effect<'_>, what: Phrase) -> Value {
    let Some(found) = effect.first::<FoundChipsExchanged>() else { return what.as_argument() };
    let out = |new: u64| {
        phrase!("log-chips-out", "{chips} \u{d7} {next} out", chips = new, next = found.next)
    };
    let leave = |removed: u64| {
        phrase!("log-chips-leave-play", "{chips} in chips leave play", chips = removed)
    };
    match (found.new, found.removed()) {
        (new, 0) => beside(what, out(new)),
        (0, removed) => beside(what, leave(removed)),
        (new, removed) => beside(beside(what, out(new)), leave(removed)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::base::ids::{SeatNumber, TableNumber};

    fn raced(bench: &mut Bench, table: u32) {
        let seats =
            vec![SeatCount { seat: SeatNumber(1), chips: 5, last: false, cards: String::new() }];
        let tables = vec![TableCount { table: TableNumber(table), seats }];
        bench.say(RaceOff { chip: 5, tables }).unwrap();
    }

    /// TCH 24c: nine 5s are a 25 at equal value, and the four left over are no 25.
    #[test]
    fn what_makes_a_chip_is_changed_and_the_rest_leaves_play() {
        let mut bench = Bench::playing(16);
        bench.say(JumpTo { stage: 3 }).unwrap();
        raced(&mut bench, 1);
        let before = bench.log.tournament().chips_in_play;
        let entry = bench.at(1, 4);
        bench.say(ExchangeFoundChips { entry, chip: 5, chips: 9 }).unwrap();
        assert_eq!(bench.log.tournament().chips_in_play, before - 20);
        let name = bench.log.tournament().name(entry).to_string();
        assert_eq!(
            bench.label(),
            format!("Found: 9 \u{d7} 5 of {name}, 1 \u{d7} 25 out, 20 in chips leave play")
        );
        bench.say(ExchangeFoundChips { entry, chip: 5, chips: 4 }).unwrap();
        assert_eq!(bench.log.tournament().chips_in_play, before - 40);
        bench.undo();
        bench.undo();
        assert_eq!(bench.log.tournament().chips_in_play, before);
    }

    #[test]
    fn what_has_not_left_is_not_found() {
        let mut bench = Bench::playing(16);
        let (one, two) = (bench.at(1, 4), bench.at(2, 4));
        let refused = |bench: &mut Bench, entry, chip, chips| {
            bench.say(ExchangeFoundChips { entry, chip, chips }).unwrap_err().named()
        };
        assert_eq!(refused(&mut bench, one, 5, 1), "NotNow chips-still-in-play(chip=5)");
        assert_eq!(refused(&mut bench, one, 7, 1), "Unknown no-such-chips-in-event(chip=7)");
        bench.say(JumpTo { stage: 3 }).unwrap();
        raced(&mut bench, 1);
        assert_eq!(
            refused(&mut bench, two, 5, 1),
            "NotNow chips-not-raced-yet(chip=5, table=table(number=2))"
        );
        assert_eq!(refused(&mut bench, one, 5, 0), "BadValue count-1-1-000");
        assert_eq!(refused(&mut bench, EntryId(99), 5, 1), "Unknown no-such-entry");
        bench.bust(one);
        assert_eq!(refused(&mut bench, one, 5, 1), "NotNow not-in-play(name=Player 9)");
    }

    #[test]
    fn the_floor_line_takes_the_value_that_left_last() {
        let mut bench = Bench::playing(16);
        assert!(bench.floor("found 1.4 9").refusal.english.contains("No chip has left"));
        bench.say(JumpTo { stage: 3 }).unwrap();
        raced(&mut bench, 1);
        let entry = bench.at(1, 4);
        let nine: crate::Command = ExchangeFoundChips { entry, chip: 5, chips: 9 }.into();
        for text in ["found 1.4 9", "found 1.4 9x5"] {
            let reading = bench.floor(text);
            assert_eq!(reading.command.as_ref(), Some(&nine), "{text}: {reading:?}");
            assert!(
                reading
                    .says
                    .english
                    .ends_with("9 \u{d7} 5 make 1 \u{d7} 25, 20 in chips leave play")
            );
        }
        assert!(bench.floor("found 1.4").says.english.contains("found 6.4 9"));
        assert!(bench.floor("found 1.4 9x25").refusal.english.contains("still in play"));
    }
}
