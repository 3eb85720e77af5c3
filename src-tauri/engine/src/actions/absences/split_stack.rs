//! The stack of a player who stayed away too long: split evenly among the others of the table, odd chips to the bank (HPT,
//! Players leaving).

use crate::actions::absences::remove_stack::check_stack;
use crate::actions::floor::bust::leave;
use crate::actions::prelude::*;
use crate::rulebook::absence_rule::AbsenceRule;
use crate::rules::absences::left_to_return;

/// Splits the stack of a player who stayed away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SplitStack {
    /// Whose.
    pub entry: EntryId,
    /// The stack as it was counted: 1 or more.
    pub chips: ChipCount,
}

/// A stack was split among the others of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StackSplit {
    /// When, in tournament time.
    pub at: Millis,
    /// Whose.
    pub entry: EntryId,
    /// How much it was.
    pub chips: ChipCount,
    /// What each of the others got.
    pub each: ChipCount,
    /// What went back to the bank, out of play.
    pub bank: ChipCount,
}

/// How a stack is shared by so many players when its smallest chip counts so much: what each gets, and what is left.
pub fn shares(chips: ChipCount, players: u64, smallest: ChipCount) -> (ChipCount, ChipCount) {
    let unit = players.saturating_mul(smallest.max(1));
    let times = chips.checked_div(unit).unwrap_or(0);
    let each = times.saturating_mul(smallest.max(1));
    (each, chips.saturating_sub(each.saturating_mul(players)))
}

/// The value of the smallest chip that is still in play: of those that the event uses, one that has not left.
pub fn smallest_chip(tournament: &Tournament, now: Millis) -> ChipCount {
    let stage = tournament.clock(now).stage;
    let leaving = tournament.colour_ups();
    let left = |value: ChipCount| {
        let mut planned = leaving.range(..=stage).flat_map(|(_, chips)| chips);
        // What was raced off stays off when the clock goes back.
        tournament.is_off(value) || planned.any(|chip| chip.value == value)
    };
    let chips = tournament.chips_of_the_event().iter().map(|chip| chip.value);
    chips.filter(|value| !left(*value)).min().unwrap_or(1)
}

impl Action for SplitStack {
    /// # Errors
    /// Refused outside play, for a player who is not marked absent or not for long enough, where the house does not split
    /// stacks, for no chips or all of them, and where nobody else sits at the table.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        check_stack(tournament, self.entry, self.chips)?;
        let name = tournament.name(self.entry);
        refuse_if(
            !matches!(tournament.setup.rules.absence, AbsenceRule::SplitAfter { .. }),
            Tournament::splits_no_stacks,
        )?;
        let left = left_to_return(tournament, self.entry, context.now)
            .ok_or_else(|| tournament.not_marked_absent(self.entry))?;
        refuse_if(left > 0, || {
            let minutes = left.saturating_add(59_999).checked_div(60_000).unwrap_or(0);
            refuse!(
                HouseRule,
                "minutes-to-come-back",
                "{name} has {minutes} to come back.",
                name,
                minutes = Phrase::count(minutes, "more minute", "more minutes")
            )
        })?;
        let others =
            tournament.table_of(self.entry).map_or(0, |table| table.players()).saturating_sub(1);
        refuse_if(others == 0, || {
            refuse!(
                NotNow,
                "nobody-else-at-table",
                "Nobody else sits at the table of {name}.",
                name
            )
        })?;
        let players = to_u64(others);
        let (each, bank) = shares(self.chips, players, smallest_chip(tournament, context.now));
        let (entry, chips) = (self.entry, self.chips);
        Ok(vec![StackSplit { at: context.now, entry, chips, each, bank }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let name = effect.name(self.entry);
        let verb = phrase!("log-split", "Split");
        let Some(split) = effect.first::<StackSplit>() else { return log_label(verb, name) };
        let what = phrase!(
            "log-shares-of-a-stack",
            "{name}, {each} to each, {bank} to the bank",
            name,
            each = effect.tournament.grouped(split.each),
            bank = effect.tournament.grouped(split.bank),
        );
        log_label(verb, what)
    }
}

impl Apply for StackSplit {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(seat) = tournament.seat_of(self.entry) else { return };
        leave(tournament, self.at, &[vec![self.entry]], &[], None, false);
        tournament.chips_leave(seat.table, self.bank);
        for entry in tournament.room.players_at(seat.table) {
            tournament.counts_follow(entry, |count| count.checked_add(self.each));
        }
    }
}
