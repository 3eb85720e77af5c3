//! Who finishes where of those who went out on one hand at several tables (TCH P8h, P8i).
//!
//! At one table the larger stack finishes higher, as on any hand. Players of different tables cannot be compared: the
//! highest of each table share the highest places, the next of each table the next ones, and so on down.

use crate::actions::floor::bust::{HandOrder, Out};
use crate::actions::hand_for_hand::finish_tables::with_the_end;
use crate::actions::prelude::*;
use crate::rules::hand_for_hand::together::together;

/// Says in which order those finish who went out of one table on the present hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RankHand {
    /// The table.
    pub table: TableNumber,
    /// Everybody who went out there on the hand.
    pub out: Vec<Out>,
    /// How they are ranked.
    pub order: HandOrder,
}

/// The order in which players of one table finish was said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HandRanked {
    /// The table.
    pub table: TableNumber,
    /// Who, the lowest finishers first; a group shares its places.
    pub groups: Vec<Vec<EntryId>>,
}

/// Groups by what was said of stacks or of the order, the lowest finishers first; `None` where it says nothing.
pub fn said_groups(out: &[Out], order: HandOrder) -> Option<Vec<Vec<EntryId>>> {
    let listed = out.iter().map(|out| out.entry);
    match order {
        HandOrder::AsListed => Some(listed.rev().map(|entry| vec![entry]).collect()),
        HandOrder::Equal => Some(vec![listed.collect()]),
        HandOrder::ByStack => {
            let mut by_stack: BTreeMap<ChipCount, Vec<EntryId>> = BTreeMap::new();
            for out in out {
                by_stack.entry(out.stack?).or_default().push(out.entry);
            }
            Some(by_stack.into_values().collect())
        }
    }
}

impl Action for RankHand {
    /// # Errors
    /// Refused while hand-for-hand is off, where the players named are not those who went out there, and without an order.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.in_hand_for_hand()?;
        let tables = together(tournament, tournament.hands_together);
        let out: BTreeSet<EntryId> = tables
            .iter()
            .filter(|table| table.table == self.table)
            .flat_map(|table| table.groups.iter().flatten())
            .map(|out| out.entry)
            .collect();
        refuse_if(out.len() < 2, || {
            refuse!(
                NotNow,
                "nobody-to-be-ranked-at",
                "Nobody needs an order at {table}. It is for several who bust there together.",
                table = tournament.table_said(self.table)
            )
        })?;
        let named: BTreeSet<EntryId> = self.out.iter().map(|out| out.entry).collect();
        refuse_if(named != out || self.out.len() != out.len(), || {
            refuse!(
                BadValue,
                "name-everybody-who-went-out",
                "Name everybody who busted at {table} on this hand, each once.",
                table = tournament.table_said(self.table)
            )
        })?;
        let Some(groups) = said_groups(&self.out, self.order) else {
            return Err(refuse!(
                BadValue,
                "give-stack-each-start",
                "Give each stack at the start of the hand."
            ));
        };
        let ranked = HandRanked { table: self.table, groups };
        Ok(with_the_end(tournament, ranked.into(), context.now))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let table = effect.tournament.table_said(self.table);
        log_label(phrase!("log-ranked", "Ranked"), effect.and_hand_for_hand_over(table))
    }
}

impl Apply for HandRanked {
    fn apply(&self, tournament: &mut Tournament) {
        let key = (tournament.hands_together, self.table);
        tournament.ranked_hands.insert(key, self.groups.clone());
    }
}
