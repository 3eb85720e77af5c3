//! A pick by chance, where no rule decides (TCH P14, WSOP 163): seeded, so that anybody can run it again.

use crate::actions::prelude::*;
use crate::base::random::{Chance, fingerprint};
pub use crate::state::pick::Picked;
use std::sync::Arc;

/// So many can be picked from at the most: as many as the largest field.
const MOST: u32 = 100_000;
/// So many are shown on the wall at the most.
const MOST_ON_WALL: u32 = 20;

/// From what is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PickFrom {
    /// From 1 to this number, as of cards that lie in a row: 2 to 100,000.
    Numbers {
        /// The last number.
        of: u32,
    },
    /// From the open tables.
    Tables {},
    /// From the players at a table.
    Seats {
        /// The table.
        table: TableNumber,
    },
    /// From everybody who has a seat.
    Players {},
}

/// Picks by chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// From what.
    pub from: PickFrom,
    /// How many: fewer than there are.
    pub count: u32,
    /// The wall shows what was picked until it is taken away; 20 at the most.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_wall: bool,
}

/// So many of these by chance, in the order in which they stood: a shuffle by the seed, of which the first are taken.
pub fn picked<T: Copy>(seed: u64, all: &[T], count: u32) -> Vec<T> {
    let mut places: Vec<usize> = (0..all.len()).collect();
    Chance::new(seed, "pick").shuffle(&mut places);
    places.truncate(to_usize(count));
    places.sort_unstable();
    places.into_iter().filter_map(|place| all.get(place).copied()).collect()
}

impl Action for Pick {
    /// # Errors
    /// Refused for a table that is not open, for nothing to pick from, for none or all of what there is, and for more than the wall
    /// can show.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (at, seed, count, on_wall) = (context.now, context.seed, self.count, self.on_wall);
        refuse_if(on_wall && count > MOST_ON_WALL, || {
            refuse!(
                BadValue,
                "pick-on-wall-most",
                "The wall shows at most {most}. Pick fewer, or without wall.",
                most = MOST_ON_WALL
            )
        })?;
        let fewer = |there: u32| {
            refuse_if(count == 0 || count >= there, || {
                refuse!(
                    BadValue,
                    "pick-fewer",
                    "Pick at least 1 and fewer than there are: {there}.",
                    there
                )
            })
        };
        let (mut numbers, mut tables, mut entries) = (Vec::new(), Vec::new(), Vec::new());
        match self.from {
            PickFrom::Numbers { of } => {
                refuse_if(of > MOST, || {
                    refuse!(BadValue, "pick-most", "Pick from at most {most}.", most = MOST)
                })?;
                fewer(of)?;
                numbers = picked(seed, &(1..=of).collect::<Vec<u32>>(), count);
            }
            PickFrom::Tables {} => {
                let all: Vec<TableNumber> =
                    tournament.room.tables().map(|(table, _)| table).collect();
                fewer(to_u32(all.len()))?;
                tables = picked(seed, &all, count);
            }
            PickFrom::Seats { table } => {
                tournament.open_table(table)?;
                let all = tournament.room.players_at(table);
                fewer(to_u32(all.len()))?;
                entries = picked(seed, &all, count);
            }
            PickFrom::Players {} => {
                let all: Vec<EntryId> = tournament.room.sitting().map(|(_, entry)| entry).collect();
                fewer(to_u32(all.len()))?;
                entries = picked(seed, &all, count);
            }
        }
        Ok(vec![Picked { at, seed, numbers, tables, entries, on_wall }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = phrase!("log-pick", "Pick");
        let Some(picked) = effect.first::<Picked>() else { return log_label(verb, "") };
        let chosen = picked.chosen(|entry| effect.who(entry), effect.tournament);
        let of = match self.from {
            PickFrom::Numbers { of } => phrase!("log-pick-of", "of {of}", of),
            PickFrom::Tables {} => phrase!("log-pick-tables", "of the tables"),
            PickFrom::Seats { table } => phrase!(
                "log-pick-seats",
                "of those at {table}",
                table = effect.tournament.table_said(table)
            ),
            PickFrom::Players {} => phrase!("log-pick-players", "of all players"),
        };
        let what = phrase!(
            "log-picked",
            "{chosen} {of}, check number {check}",
            chosen,
            of,
            check = fingerprint(picked.seed)
        );
        log_label(verb, what)
    }
}

impl Picked {
    /// What was picked: numbers, tables, or players as `who` says them.
    fn chosen(&self, who: impl Fn(EntryId) -> String, tournament: &Tournament) -> Value {
        let numbers = self.numbers.iter().map(u32::to_string);
        let chosen: Vec<String> = numbers.chain(self.entries.iter().map(|one| who(*one))).collect();
        match self.tables.as_slice() {
            [] => chosen.join(", ").into_argument(),
            tables => tournament.tables_said(tables),
        }
    }

    /// What the wall says of it, with the check number of its seed.
    pub fn said(&self, tournament: &Tournament) -> Phrase {
        let who = |entry| match tournament.seat_of(entry) {
            Some(seat) => format!("{} ({seat})", tournament.name(entry)),
            None => tournament.name(entry).to_string(),
        };
        phrase!(
            "picked-by-chance",
            "Picked by chance: {chosen} · check number {check}",
            chosen = self.chosen(who, tournament),
            check = fingerprint(self.seed)
        )
    }
}

impl Apply for Picked {
    /// What came of it is a ruling's, and changes nothing by itself but what the wall shows.
    fn apply(&self, tournament: &mut Tournament) {
        if self.on_wall {
            tournament.pick_on_wall = Some(Arc::new(self.clone()));
        }
    }
}

/// Takes a pick off the wall.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakePickAway {}

/// A pick was taken off the wall.
pub type PickTakenAway = TakePickAway;

impl Action for TakePickAway {
    /// # Errors
    /// Refused where the wall shows no pick.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        refuse_if(tournament.pick_on_wall.is_none(), || {
            refuse!(NotNow, "no-pick-on-wall", "The wall shows no pick.")
        })?;
        Ok(vec![PickTakenAway {}.into()])
    }

    fn label(&self, _: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-pick", "Pick"), phrase!("log-pick-away", "taken off the wall"))
    }
}

impl Apply for PickTakenAway {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.pick_on_wall = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::views::projector::projector_view;
    use proptest::prelude::*;

    proptest! {
        /// The same seed picks the same, each at most once, in their order; so many as were asked for.
        #[test]
        fn a_pick_can_be_run_again(seed in any::<u64>(), of in 2_u32..60, count in 1_u32..59) {
            prop_assume!(count < of);
            let all: Vec<u32> = (1..=of).collect();
            let once = picked(seed, &all, count);
            prop_assert_eq!(&once, &picked(seed, &all, count));
            prop_assert_eq!(to_u32(once.len()), count);
            prop_assert!(once.is_sorted_by(|one, other| one < other));
        }
    }

    #[test]
    fn the_wall_shows_a_pick_until_it_is_taken_away_or_undone() {
        let mut bench = Bench::playing(12);
        let wall = |bench: &Bench| {
            projector_view(&bench.log, None, bench.now()).pick.map(|pick| pick.english.to_string())
        };
        bench.say(bench.floor("pick 4 of 9").command.unwrap()).unwrap();
        assert_eq!(wall(&bench), None, "only where it is wanted");
        assert_eq!(bench.say(TakePickAway {}).unwrap_err().key, "no-pick-on-wall");
        bench.say(bench.floor("pick player wall").command.unwrap()).unwrap();
        let shown = wall(&bench).unwrap();
        assert!(shown.contains("Player ") && shown.contains(&fingerprint(7)), "{shown}");
        bench.say(bench.floor("pick away").command.unwrap()).unwrap();
        assert_eq!(wall(&bench), None);
        bench.undo();
        assert_eq!(wall(&bench), Some(shown));
        bench.undo();
        assert_eq!(wall(&bench), None, "the pick itself is undone");
    }

    #[test]
    fn the_largest_field_is_picked_from_and_the_wall_shows_twenty() {
        let mut bench = Bench::playing(12);
        let pick = |of, count, on_wall| Pick { from: PickFrom::Numbers { of }, count, on_wall };
        bench.say(pick(10_000, 250, false)).unwrap();
        assert!(bench.say(pick(10_000, 20, true)).is_ok());
        assert_eq!(bench.say(pick(10_000, 21, true)).unwrap_err().key, "pick-on-wall-most");
        assert_eq!(bench.say(pick(100_001, 1, false)).unwrap_err().key, "pick-most");
    }

    /// Each of five is picked about as often as the others.
    #[test]
    fn a_pick_is_fair() {
        let mut often = [0_u32; 5];
        for seed in 0..5_000 {
            for place in picked(seed, &[0_usize, 1, 2, 3, 4], 2) {
                often[place] += 1;
            }
        }
        assert!(often.iter().all(|times| (1_850..=2_150).contains(times)), "{often:?}");
    }
}
