//! A pick by chance, where no rule decides (TCH P14, WSOP 163): seeded, so that anybody can run it again.

use crate::actions::prelude::*;
use crate::base::random::{Chance, fingerprint};

/// So many can be picked from at the most.
const MOST: u32 = 1_000;

/// From what is picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PickFrom {
    /// From 1 to this number, as of cards that lie in a row: 2 to 1,000.
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
}

/// Something was picked by chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Picked {
    /// When, in tournament time.
    pub at: Millis,
    /// The seed; the check number of a draw is made from it.
    pub seed: u64,
    /// Numbers that were picked, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<u32>,
    /// Tables that were picked, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableNumber>,
    /// Players who were picked, in the order of their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<EntryId>,
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
    /// Refused for a table that is not open, for nothing to pick from, and for none or all of what there is.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let (at, seed, count) = (context.now, context.seed, self.count);
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
        Ok(vec![Picked { at, seed, numbers, tables, entries }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let verb = phrase!("log-pick", "Pick");
        let Some(picked) = effect.first::<Picked>() else { return log_label(verb, "") };
        let numbers = picked.numbers.iter().map(u32::to_string);
        let entries = picked.entries.iter().map(|entry| effect.who(*entry));
        let chosen: Vec<String> = numbers.chain(entries).collect();
        let chosen = match picked.tables.as_slice() {
            [] => chosen.join(", ").into_argument(),
            tables => effect.tournament.tables_said(tables),
        };
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

impl Apply for Picked {
    /// What came of it is a ruling's, and changes nothing by itself.
    fn apply(&self, _: &mut Tournament) {}
}

#[cfg(test)]
mod tests {
    use super::*;
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
