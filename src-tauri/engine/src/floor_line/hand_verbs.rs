//! The verbs of the floor line for hand-for-hand. While it is on, table numbers by themselves tick tables off.

use crate::actions::command::Command;
use crate::actions::floor::bust::{HandOrder, Out};
use crate::actions::hand_for_hand::announce::{GoHandForHand, Until};
use crate::actions::hand_for_hand::deal::DealTogether;
use crate::actions::hand_for_hand::end::EndHandForHand;
use crate::actions::hand_for_hand::finish_tables::FinishTables;
use crate::actions::hand_for_hand::hold::HoldTables;
use crate::actions::hand_for_hand::rank::RankHand;
use crate::base::prelude::*;
use crate::base::words::on_the_clock;
use crate::floor_line::chips_typed::chips_typed;
use crate::floor_line::order_verbs::tables;
use crate::floor_line::{Read, TypedLine};
use crate::rulebook::hand_for_hand::Pace;
use crate::rules::hand_for_hand::together::together;
use crate::rules::hand_for_hand::{tables_to_rank, time_of_next_hand};

impl TypedLine<'_> {
    /// `h4h`, `h4h jump`, `h4h 9`, `h4h soft`, `h4h round`, `h4h end`.
    pub(super) fn hand_for_hand(&self, rest: &str) -> Read {
        let mut until = Until::Money {};
        let mut pace = None;
        for word in rest.split_whitespace() {
            match (word, word.parse::<u32>()) {
                ("end", _) => {
                    let says = phrase!(
                        "floor-h4h-ends",
                        "hand-for-hand ends, the tables play on by themselves"
                    );
                    return self.decided(&phrase!("do-end", "End"), says, EndHandForHand {}.into());
                }
                ("jump", _) => until = Until::NextJump {},
                ("soft", _) => pace = Some(Pace::Soft),
                ("round", _) => pace = Some(Pace::Round),
                (_, Ok(players)) => until = Until::Left { players },
                _ => {
                    return phrase!("hand-for-hand", "Hand-for-hand").asks(phrase!(
                        "floor-h4h-until-which",
                        "until the money; or h4h jump, h4h 9, h4h end"
                    ));
                }
            }
        }
        let mode = pace.unwrap_or(self.tournament.setup.rules.hand_for_hand.pace);
        let until_words = match until {
            Until::Money {} => phrase!("floor-h4h-until-paid", "until everybody left is paid"),
            Until::NextJump {} => phrase!("floor-h4h-until-prize-rises", "until the prize rises"),
            Until::Left { players: 1 } => phrase!("floor-h4h-until-one-left", "until 1 is left"),
            Until::Left { players } => {
                phrase!("floor-h4h-until-left", "until {players} are left", players)
            }
        };
        let says = phrase!(
            "floor-h4h-finish-the-hand",
            "finish the hand in progress and wait, {until}. Players out on it count already",
            until = until_words
        );
        self.decided(&mode.said(), says, GoHandForHand { until, pace }.into())
    }

    /// `4`, `4 7 9`, `-4`, while the tables play together; `None` where the line means something else.
    pub(super) fn ticks(&self, text: &str) -> Option<Read> {
        self.tournament.hand_for_hand.as_ref()?;
        let back = text.strip_prefix('-');
        let tables = tables(back.unwrap_or(text)).filter(|named| !named.is_empty())?;
        Some(self.finish(tables, back.is_none()))
    }

    /// `done 4 7`, `done` for every table that is not held.
    pub(super) fn done(&self, rest: &str) -> Read {
        let Some(mut named) = tables(rest) else {
            return phrase!("log-hand-done", "Hand done").asks(phrase!(
                "floor-done-which",
                "at which table? done 4 7, or done for all of them"
            ));
        };
        if let (true, Some(on)) = (named.is_empty(), &self.tournament.hand_for_hand) {
            named = self.tournament.playing_the_hand();
            let free = named.iter().any(|table| !on.held.contains(table));
            named.retain(|table| !free || !on.held.contains(table));
        }
        self.finish(named, true)
    }

    fn finish(&self, tables: Vec<TableNumber>, done: bool) -> Read {
        let pace = self.tournament.hand_for_hand.as_ref().map_or_else(Pace::default, |on| on.pace);
        let turn = pace.turn_said();
        let words = self.tournament.tables_said(&tables);
        let still = self
            .tournament
            .playing_the_hand()
            .into_iter()
            .filter(|table| !tables.contains(table))
            .count();
        let verb = match done {
            true => pace.finished_said(),
            false => phrase!("log-not-done", "Not done"),
        };
        let says = match (done, still) {
            (false, _) => phrase!("floor-done-not", "{words} after all", words),
            (true, 0) => {
                phrase!("floor-done-all", "{words}: the {turn} is over at every table", words, turn)
            }
            (true, 1) => phrase!("floor-done-one-plays", "{words}: 1 still plays", words),
            (true, still) => {
                phrase!("floor-done-still-play", "{words}: {still} still play", words, still)
            }
        };
        self.decided(&verb, says, FinishTables { tables, done }.into())
    }

    /// `hold 6`, `run 6`.
    pub(super) fn hold(&self, rest: &str, held: bool) -> Read {
        let verb = &match held {
            true => phrase!("log-hold", "Hold"),
            false => phrase!("log-run-out", "Run out"),
        };
        let Some(tables) = tables(rest).filter(|named| !named.is_empty()) else {
            return verb.asks(match held {
                true => phrase!("floor-hold-which", "which table? hold 6"),
                false => phrase!("floor-run-which", "which table? run 6"),
            });
        };
        let words = self.tournament.tables_said(&tables);
        let says = if held {
            phrase!(
                "floor-hold",
                "{words}: an all-in and a call, cards face down until the others finish",
                words
            )
        } else {
            phrase!("floor-run", "{words}: the board is run out", words)
        };
        self.decided(verb, says, HoldTables { tables, held }.into())
    }

    /// `deal`.
    pub(super) fn deal_together(&self) -> Read {
        let on = self.tournament.hand_for_hand.as_ref();
        let says = match on.map(|on| time_of_next_hand(self.tournament, on, self.now)) {
            Some((off, Some(left))) => {
                phrase!(
                    "floor-deal-all-time",
                    "the next hand at all tables: {off} off, {left} left",
                    off = on_the_clock(off),
                    left = on_the_clock(left)
                )
            }
            _ => phrase!("floor-deal-all", "the next hand at all tables"),
        };
        self.decided(&phrase!("log-deal", "Deal"), says, DealTogether {}.into())
    }

    /// `rank 5200 3100`: the stacks of those out at the table that the advice asks about, in its order.
    pub(super) fn rank(&self, rest: &str) -> Read {
        let verb = &phrase!("do-rank", "Rank");
        let Some(table) = tables_to_rank(self.tournament).first().copied() else {
            return verb.refused(phrase!("floor-rank-none", "No order is missing."));
        };
        let out: Vec<_> = together(self.tournament, self.tournament.hands_together)
            .into_iter()
            .filter(|out| out.table == table)
            .flat_map(|out| out.groups.into_iter().flatten())
            .collect();
        let stacks: Option<Vec<u64>> = rest.split_whitespace().map(chips_typed).collect();
        let names: Vec<&str> = out.iter().map(|out| self.tournament.name(out.entry)).collect();
        let Some(stacks) = stacks.filter(|stacks| stacks.len() == out.len()) else {
            return verb.asks(phrase!(
                "floor-rank-stacks",
                "the stacks at the start of the hand of {names}, in this order",
                names
            ));
        };
        let said: Vec<Phrase> = names
            .iter()
            .zip(&stacks)
            .map(|(name, stack)| {
                phrase!(
                    "floor-name-and-chips",
                    "{name} {chips}",
                    name,
                    chips = self.tournament.grouped(*stack)
                )
            })
            .collect();
        let out = out
            .iter()
            .zip(stacks)
            .map(|(out, stack)| Out { entry: out.entry, stack: Some(stack) })
            .collect();
        let command: Command = RankHand { table, out, order: HandOrder::ByStack }.into();
        self.decided(
            verb,
            phrase!(
                "floor-ranked",
                "{table}: {names}",
                table = self.tournament.table_said(table),
                names = said
            ),
            command,
        )
    }
}
