//! Buying in again after losing all chips (HPT, Buyin/Rebuy/Add-on).

use super::entry::{Purchase, Standing};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis, Seat};
use crate::prizes::bounties::fall;
use crate::refusal::Refusal;
use crate::seating::late;
use crate::setup::Price;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Takes a rebuy for a player who has lost all chips, at the seat or just bust out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rebuy {
    /// The entry.
    pub entry: EntryId,
    /// The hand that cost the chips began before the closing level did: rebuys close with its first hand, not with the
    /// clock. Believed for ten minutes.
    #[serde(default)]
    pub last_hand: bool,
}

/// How long after the closing level began a hand from before it may still be played, in milliseconds.
const LAST_HAND_AT_MOST: Millis = 600_000;

/// A rebuy was taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rebought {
    /// When, in tournament time.
    pub at: Millis,
    /// The entry.
    pub entry: EntryId,
    /// What was paid.
    pub price: Price,
    /// The chips it bought.
    pub chips: u64,
    /// The seat of a player who had been busted already: the old one where it is still open.
    pub back_to: Option<Seat>,
    /// No seat was open: the player waits as an alternate.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub waits: bool,
}

/// Whether a rebuy may be taken now: one for each player, busted only, before the first hand of the level that
/// the set-up names. With `last_hand` the hand in play when that level began counts as before it.
///
/// # Errors
/// Each of these as a house rule; an entry taken back, waiting for a seat or not yet in play.
pub fn may_rebuy(
    tournament: &Tournament,
    entry: EntryId,
    last_hand: bool,
    now: Millis,
) -> Result<(), Refusal> {
    let found = tournament
        .entries
        .get(&entry)
        .ok_or_else(|| Refusal::unknown("There is no such entry."))?;
    let Some(rule) = tournament.setup.rebuy else {
        return Err(Refusal::house_rule("This tournament has no rebuys."));
    };
    match tournament.phase() {
        Phase::Registering | Phase::Drawn => {
            return Err(Refusal::not_now(
                "Rebuys begin when a player has lost all chips; play has not begun.",
            ));
        }
        Phase::Finished => return Err(Refusal::not_now("The tournament is over.")),
        Phase::Playing => {}
    }
    if found.standing == Standing::Withdrawn {
        return Err(Refusal::not_now("This entry was taken back."));
    }
    if found.standing == Standing::Waiting {
        let name = tournament.name(entry);
        return Err(Refusal::not_now(format!("{name} waits for a seat with a whole stack.")));
    }
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(now);
    let level = reading.level_number(schedule);
    let length = schedule.stage(reading.stage).length_ms();
    let just_closed =
        level == rule.until_level && length.saturating_sub(reading.remaining) <= LAST_HAND_AT_MOST;
    if level >= rule.until_level && !(last_hand && just_closed) {
        let still = if just_closed {
            " If the hand began before it, add the word \u{201c}before\u{201d}: r 6.4 before."
        } else {
            ""
        };
        return Err(Refusal::house_rule(format!(
            "Rebuys closed with the first hand of level {} (HPT, Buyin/Rebuy/Add-on).{still}",
            rule.until_level
        )));
    }
    if found.rebuys() >= rule.limit {
        let name = tournament.name(entry);
        return Err(Refusal::house_rule(match rule.limit {
            1 => format!(
                "{name} has taken the one rebuy that each player may take (HPT, Buyin/Rebuy/Add-on)."
            ),
            limit => format!("{name} has taken all {limit} rebuys that each player may take."),
        }));
    }
    Ok(())
}

impl Action for Rebuy {
    /// # Errors
    /// The refusals of [`may_rebuy`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_rebuy(tournament, self.entry, self.last_hand, context.now)?;
        let Some(rule) = tournament.setup.rebuy else { return Ok(Vec::new()) };
        let seated = tournament.seat_of(self.entry).is_some();
        let back_to = if seated { None } else { seat_again(tournament, self.entry, context.seed) };
        let bought = Rebought {
            at: context.now,
            entry: self.entry,
            price: rule.price,
            chips: rule.chips,
            back_to,
            waits: !seated && back_to.is_none(),
        };
        Ok(vec![bought.into()])
    }
}

/// The old seat where it is open, else a seat drawn as for a late entry.
/// Nobody is seated anew before those who wait.
fn seat_again(tournament: &Tournament, entry: EntryId, seed: u64) -> Option<Seat> {
    let old = tournament
        .hands_out
        .iter()
        .rev()
        .flat_map(|hand| hand.everybody())
        .find(|out| out.entry == entry)
        .map(|out| out.seat)
        .filter(|seat| {
            tournament
                .room
                .table(seat.table)
                .is_some_and(|table| table.open_seats().contains(&seat.seat))
        });
    if old.is_some() || !tournament.alternates.is_empty() {
        return old;
    }
    late::seats(tournament, &[entry], seed).seats.first().map(|(_, seat)| *seat)
}

impl Happening for Rebought {
    fn apply(&self, tournament: &mut Tournament) {
        // Who bought in again at the seat has been knocked out by somebody whom nobody named.
        fall(tournament, self.entry, None);
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        entry.bounty = self.price.bounty;
        entry.purchases.push(Purchase { price: self.price, chips: self.chips });
        tournament.rebuys = tournament.rebuys.saturating_add(1);
        tournament.chips_in_play = tournament.chips_in_play.saturating_add(self.chips);
        tournament.prize_pool = tournament.prize_pool.plus(self.price.prize);
        if self.back_to.is_some() || self.waits {
            let out_on: Vec<usize> = tournament
                .hands_out
                .indexed()
                .filter(|(_, hand)| hand.everybody().any(|out| out.entry == self.entry))
                .map(|(index, _)| index)
                .collect();
            for index in out_on {
                let Some(hand) = tournament.hands_out.get_mut(index) else { continue };
                for group in &mut hand.groups {
                    group.retain(|out| out.entry != self.entry);
                }
            }
            tournament.wait(self.entry);
            if let Some(seat) = self.back_to {
                tournament.sit(self.entry, seat);
            }
        }
    }
}
