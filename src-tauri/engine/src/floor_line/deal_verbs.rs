//! The verb of the floor line for tables that are followed from hand to hand.

use crate::actions::tables::deal_hands::DealHands;
use crate::base::wording::{Phrase, phrase};
use crate::floor_line::order_verbs::tables;
use crate::floor_line::{Read, TypedLine};

impl TypedLine<'_> {
    /// `deal 6`, `deal 6 7`, `deal all`.
    pub(super) fn deal(&self, rest: &str) -> Read {
        let verb = &phrase!("log-deal", "Deal");
        let named = match rest {
            "all" => Some(Vec::new()),
            _ => tables(rest).filter(|named| !named.is_empty()),
        };
        let Some(tables) = named else {
            return verb.asks(phrase!(
                "floor-deal-which",
                "the next hand, at which table? deal 6, or deal all"
            ));
        };
        let dealt = self.tournament.as_dealt(self.now);
        let says = match tables.as_slice() {
            [table] => match dealt.next_hand(*table, self.now) {
                Some((hand, _)) if hand.is_frozen() => phrase!(
                    "floor-deal-stud",
                    "the next hand of stud at {table}: the button stays at {button}",
                    table = self.tournament.table_said(*table),
                    button = hand.button
                ),
                Some((hand, _)) => phrase!(
                    "floor-deal-one",
                    "the next hand at {table}: button {button}, big blind {big_blind}",
                    table = self.tournament.table_said(*table),
                    button = hand.button,
                    big_blind = hand.last_big()
                ),
                None => Phrase::default(),
            },
            several => {
                let known = dealt.room.tables().filter(|(table, _)| {
                    (several.is_empty() || several.contains(table))
                        && dealt.next_hand(*table, self.now).is_some()
                });
                phrase!(
                    "floor-deal-several",
                    "the next hand at {tables}",
                    tables = Phrase::count(known.count(), "table", "tables")
                )
            }
        };
        self.decided(verb, says, DealHands { tables }.into())
    }
}
