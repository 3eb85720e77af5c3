//! The verb of the floor line for tables that are followed from hand to hand.

use crate::actions::tables::deal_hands::DealHands;
use crate::base::words::count;
use crate::floor_line::order_verbs::tables;
use crate::floor_line::{Read, Typed, asks};

impl Typed<'_> {
    /// `deal 6`, `deal 6 7`, `deal all`.
    pub(super) fn deal(&self, rest: &str) -> Read {
        let verb = "Deal";
        let named = match rest {
            "all" => Some(Vec::new()),
            _ => tables(rest).filter(|named| !named.is_empty()),
        };
        let Some(tables) = named else {
            return asks(verb, "the next hand, at which table? deal 6, or deal all");
        };
        let says = match tables.as_slice() {
            [table] => match self.tournament.next_hand(*table, self.now) {
                Some((hand, _)) if hand.is_frozen() => format!(
                    "the next hand of stud at {}: the button stays at {}",
                    self.tournament.table_words(*table),
                    hand.button
                ),
                Some((hand, _)) => format!(
                    "the next hand at {}: button {}, big blind {}",
                    self.tournament.table_words(*table),
                    hand.button,
                    hand.last_big()
                ),
                None => String::new(),
            },
            several => {
                let known = self.tournament.room.tables().filter(|(table, _)| {
                    (several.is_empty() || several.contains(table))
                        && self.tournament.next_hand(*table, self.now).is_some()
                });
                format!("the next hand at {}", count(known.count(), "table", "tables"))
            }
        };
        self.decided(verb, says, DealHands { tables }.into())
    }
}
