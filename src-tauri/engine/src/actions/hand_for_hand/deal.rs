//! The next hand at all tables: it takes its time off the clock as it starts (TCH P8b, P8c).

use crate::actions::clock::count_hands::HandsCounted;
use crate::actions::hand_for_hand::record::keep_hand;
use crate::actions::prelude::*;
use crate::actions::tables::deal_hands::DealHands;
use crate::actions::tables::halt::halted_tables;
use crate::rulebook::hand_for_hand::{MOST_OFF_S, Pace};
use crate::rules::hand_for_hand::{
    after_time_off, break_is_due, is_over, still_playing, tables_to_rank,
};
use crate::rules::penalties::count_hand;

/// Has all tables deal the next hand together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DealTogether {}

/// All tables dealt a hand together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DealtTogether {
    /// When, in tournament time.
    pub at: Millis,
    /// What the hand takes off the clock, in milliseconds.
    pub off_ms: Millis,
    /// Halted tables: they wait for a player and deal no hand.
    pub sit_out: Vec<TableNumber>,
}

impl Action for DealTogether {
    /// # Errors
    /// Refused while hand-for-hand is off, while a table plays the hand, while the order of bust-outs is missing, when it
    /// is over, and while a break is due or lasts.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let on = tournament.in_hand_for_hand()?;
        refuse_if(!tournament.playing_the_hand().is_empty(), || {
            refuse!(NotNow, "tables-still-play", "{still}.", still = still_playing(tournament))
        })?;
        let open = tables_to_rank(tournament);
        refuse_if(!open.is_empty(), || {
            refuse!(
                StacksNeeded,
                "say-who-had-more-at",
                "{tables}: say who had more chips at the start of the hand. The prizes depend on it.",
                tables = tournament.tables_said(&open).capital()
            )
        })?;
        refuse_if(is_over(tournament), || {
            refuse!(
                NotNow,
                "hand-hand-over-end",
                "Hand-for-hand is over. End it, and the tables play on."
            )
        })?;
        let reading = tournament.clock(context.now);
        refuse_if(break_is_due(tournament, &reading), || {
            refuse!(
                NotNow,
                "break-due-begin-before",
                "A break is due. Begin it before the next hand."
            )
        })?;
        refuse_if(tournament.setup.schedule.stage(reading.stage).is_break(), || {
            refuse!(NotNow, "break-next-hand-dealt", "It is a break. Deal the next hand after it.")
        })?;
        let off_s = match on.pace {
            Pace::HandForHand => tournament.setup.rules.hand_for_hand.off_s,
            Pace::Soft | Pace::Round => 0,
        };
        let sit_out = halted_tables(tournament);
        let off_ms = Millis::from(off_s).saturating_mul(1_000);
        // Tables that are followed from hand to hand go on with the others.
        let followed: Vec<TableNumber> = tournament
            .room
            .tables()
            .filter(|(_, table)| table.players() > 1)
            .map(|(number, _)| number)
            .filter(|table| {
                !sit_out.contains(table) && tournament.next_hand(*table, context.now).is_some()
            })
            .collect();
        let mut dealt = vec![DealtTogether { at: context.now, off_ms, sit_out }.into()];
        if on.pace != Pace::Round && !followed.is_empty() {
            dealt.extend(DealHands { tables: followed }.dealt(tournament, context)?);
        }
        Ok(dealt)
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let hand = effect.tournament.hand_for_hand.as_ref().map_or(0, |on| on.hand);
        let what = phrase!(
            "log-at-all-tables",
            "{turn} {number} at all tables",
            turn = effect.pace().turn_said(),
            number = hand,
        );
        log_label(phrase!("log-deal", "Deal"), what)
    }
}

impl Apply for DealtTogether {
    fn apply(&self, tournament: &mut Tournament) {
        let Some(on) = &mut tournament.hand_for_hand else { return };
        on.hand = on.hand.saturating_add(1);
        let a_hand = on.pace != Pace::Round;
        on.done = self.sit_out.iter().copied().collect();
        on.held.clear();
        tournament.hands_together = tournament.hands_together.saturating_add(1);
        if a_hand {
            count_hand(tournament, |table| !self.sit_out.contains(&table));
        }
        self.take_time_off(tournament);
        tournament.play_time.goes_on(self.at);
        keep_hand(tournament, self.at);
    }
}

impl DealtTogether {
    /// What the hand does to a clock that stands still.
    fn take_time_off(&self, tournament: &mut Tournament) {
        if !tournament.holds_the_clock() {
            return;
        }
        let reading = tournament.dial.reading(&tournament.setup.schedule, self.at);
        if reading.running {
            return;
        }
        if reading.hands.is_some() {
            // A level that ends by hands is counted, not timed.
            HandsCounted { at: self.at, hands: 1 }.apply(tournament);
            return;
        }
        // A damaged file may name any time at all; the house rules have a longest one.
        let most = Millis::from(MOST_OFF_S).saturating_mul(1_000);
        let (stage, left) = after_time_off(tournament, &reading, self.off_ms.clamp(0, most));
        tournament.dial = Dial::paused(stage, left);
    }
}
