//! Counting stacks at any time: one, a table or the room. A count replaces the older ones of these stacks and changes no chip
//! in play; where it is not what is expected, the difference is shown.

use crate::actions::absences::remove_stack::no_stack_in_play;
use crate::actions::chips::adjust_stack::MOST_CHIPS;
use crate::actions::prelude::*;
use crate::state::deal::Counted;

/// Counts stacks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountStacks {
    /// The stacks, each once, in any order: of one player, of a table, of the room.
    pub stacks: Vec<Counted>,
}

/// Stacks were counted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StacksCounted {
    /// When, in tournament time.
    pub at: Millis,
    /// The stacks.
    pub stacks: Vec<Counted>,
}

impl Action for CountStacks {
    /// # Errors
    /// Refused outside play, for nobody, for who is not in, for the same stack twice, and for a stack of no chips or of more
    /// than 1,000,000,000.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.playing(no_stack_in_play)?;
        refuse_if(self.stacks.is_empty(), || {
            refuse!(BadValue, "count-a-stack", "Type the chips of at least one player.")
        })?;
        let mut seen = BTreeSet::new();
        for stack in &self.stacks {
            refuse_if(!tournament.is_in(stack.entry), || tournament.unknown_or_out(stack.entry))?;
            refuse_if(!seen.insert(stack.entry), || tournament.counted_twice(stack.entry))?;
            refuse_if(stack.chips == 0, || tournament.has_no_chips(stack.entry))?;
            refuse_if(stack.chips > MOST_CHIPS, || {
                refuse!(
                    BadValue,
                    "stack-is-too-large",
                    "No stack has more than 1,000,000,000 chips. Count {name} again.",
                    name = tournament.name(stack.entry)
                )
            })?;
        }
        Ok(vec![StacksCounted { at: context.now, stacks: self.stacks.clone() }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-count", "Count"), counted(effect, &self.stacks))
    }
}

/// "Ivo Petrov (4.3), 35,000"; "table 4, 9 stacks, 90,000".
fn counted(effect: &Effect<'_>, stacks: &[Counted]) -> Value {
    let sum = stacks.iter().map(|stack| stack.chips).fold(0, u64::saturating_add);
    let sum = effect.tournament.grouped(sum);
    if let [alone] = stacks {
        return beside(effect.who(alone.entry), sum);
    }
    let tables: BTreeSet<Option<TableNumber>> = stacks
        .iter()
        .map(|stack| effect.tournament.seat_of(stack.entry).map(|seat| seat.table))
        .collect();
    let all = beside(Phrase::count(stacks.len(), "stack", "stacks"), sum);
    match tables.first() {
        Some(Some(table)) if tables.len() == 1 => beside(effect.tournament.table_said(*table), all),
        _ => all.as_argument(),
    }
}

impl Apply for StacksCounted {
    fn apply(&self, tournament: &mut Tournament) {
        self.stacks.iter().for_each(|stack| tournament.had_a_hand(stack.entry));
        tournament.take_counts(&self.stacks, self.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::floor::wrong_bust::BackIn;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::{EntryId, Seat, SeatNumber};
    use crate::state::move_reason::MoveReason;

    #[test]
    fn the_newest_count_is_the_one_that_is_taken_and_no_chip_in_play_changes() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        for chips in [35_000, 1_200] {
            bench.say(CountStacks { stacks: vec![Counted { entry, chips }] }).unwrap();
            let count = bench.log.tournament().count_of(entry).unwrap();
            assert_eq!((count.chips, count.at), (chips, bench.now()));
        }
        assert_eq!(bench.log.tournament().chips_in_play, 16_000);
        assert!(bench.label().starts_with("Count: ") && bench.label().ends_with(", 1,200"));
        bench.count(2, |_| 1_000);
        assert_eq!(bench.label(), "Count: table 2, 8 stacks, 8,000");
        bench.undo();
        bench.undo();
        assert_eq!(bench.log.tournament().count_of(entry).unwrap().chips, 35_000);
    }

    /// Two tables of eight with 8,000 each: a player who has played moves, and what is at either table is not known until the
    /// room is counted and all 16,000 are found.
    #[test]
    fn what_must_be_at_a_table_is_known_until_a_stack_comes_or_goes() {
        let mut bench = Bench::playing(16);
        let at = |bench: &Bench, table| bench.log.tournament().expected_at(TableNumber(table));
        assert_eq!([at(&bench, 1), at(&bench, 2)], [Some(8_000); 2]);
        let out = bench.at(1, 3);
        bench.bust(out);
        assert_eq!([at(&bench, 1), at(&bench, 2)], [Some(8_000); 2], "the chips are still there");
        let entry = bench.at(2, 5);
        let moved = MovePlayer { entry, to: Seat::new(1, 3), reason: MoveReason::Director {} };
        bench.say(moved).unwrap();
        assert_eq!([at(&bench, 1), at(&bench, 2)], [None; 2]);
        let stack = |moved: u64| move |of: EntryId| if of == entry { moved } else { 1_000 };
        bench.count(1, stack(1_900));
        bench.count(2, |_| 1_000);
        assert_eq!([at(&bench, 1), at(&bench, 2)], [None; 2], "a hundred are missing");
        bench.count(1, stack(2_000));
        assert_eq!([at(&bench, 1), at(&bench, 2)], [Some(9_000), Some(7_000)]);
        let new = bench.at(2, 6);
        bench.count(2, |of| if of == new { 900 } else { 1_000 });
        assert_eq!(at(&bench, 2), Some(7_000), "what is expected does not follow a count");
    }

    #[test]
    fn a_count_is_old_once_somebody_at_the_table_has_lost_all_chips() {
        let mut bench = Bench::playing(16);
        bench.count(1, |_| 1_000);
        bench.count(2, |_| 1_000);
        assert!(bench.log.tournament().everybody_is_counted());
        let (out, here, there) = (bench.at(1, 3), bench.at(1, 4), bench.at(2, 4));
        bench.bust(out);
        let tournament = bench.log.tournament();
        assert!(tournament.count_of(here).unwrap().old && !tournament.count_of(there).unwrap().old);
        assert_eq!(tournament.count_of(out), None);
        assert!(!tournament.everybody_is_counted());
        bench.say(BackIn { entry: out }).unwrap();
        assert_eq!(bench.log.tournament().count_of(out).unwrap().chips, 1_000);
    }

    /// Eleven odd 5s make two 25s: the counts of the table follow seat by seat, and sum to what is in play.
    #[test]
    fn counts_follow_a_race() {
        let mut bench = Bench::playing(16);
        bench.count(1, |_| 1_000);
        bench.count(2, |_| 1_000);
        bench.say(JumpTo { stage: 3 }).unwrap();
        let seats = [(1, 3), (2, 4), (4, 4)].map(|(seat, chips)| SeatCount {
            seat: SeatNumber(seat),
            chips,
            last: false,
            cards: String::new(),
        });
        let tables = vec![TableCount { table: TableNumber(1), seats: seats.into() }];
        bench.say(RaceOff { chip: 5, tables }).unwrap();
        let tournament = bench.log.tournament();
        let counts = bench.stacks(1, |entry| tournament.count_of(entry).unwrap().chips);
        let sum: u64 = counts.iter().map(|count| count.chips).sum();
        assert_eq!((sum, tournament.expected_at(TableNumber(1))), (7_995, Some(7_995)));
    }

    #[test]
    fn refusals_say_what_would_be_allowed() {
        let mut bench = Bench::playing(16);
        let entry = bench.at(1, 4);
        let name = bench.log.tournament().name(entry).to_string();
        let one = |chips| Counted { entry, chips };
        let mut refused =
            |stacks: Vec<Counted>| bench.say(CountStacks { stacks }).unwrap_err().named();
        assert_eq!(refused(vec![]), "BadValue count-a-stack");
        assert_eq!(refused(vec![one(0)]), format!("BadValue has-no-chips(name={name})"));
        assert_eq!(refused(vec![one(5), one(6)]), format!("BadValue counted-twice(name={name})"));
        assert_eq!(
            refused(vec![one(MOST_CHIPS + 1)]),
            format!("BadValue stack-is-too-large(name={name})")
        );
        let nobody = Counted { entry: EntryId(99), chips: 5 };
        assert_eq!(refused(vec![nobody]), "Unknown no-such-entry");
        bench.bust(entry);
        assert_eq!(
            bench.say(CountStacks { stacks: vec![one(5)] }).unwrap_err().named(),
            format!("Unknown not-in-play(name={name})")
        );
        let mut before = Bench::registering();
        let refusal = before.say(CountStacks { stacks: vec![one(5)] }).unwrap_err();
        assert_eq!(refusal.named(), "NotNow play-not-begun-over");
    }
}
