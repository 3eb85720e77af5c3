//! Buying in again after losing all chips, or below a stack (HPT, Buyin/Rebuy/Add-on).

use crate::actions::prelude::*;
use crate::actions::seating::late;
use crate::rulebook::setup::closing::OnSale;
use crate::rulebook::setup::price::{Price, RebuyRule};
use crate::rules::prizes::bounties::fall;
use crate::state::entry::{Purchase, PurchaseKind};
use crate::state::tournament::BustHand;

/// Takes a rebuy for a player who has lost all chips, at the seat or just bust out, or who has as few as the set-up says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rebuy {
    /// The entry.
    pub entry: EntryId,
    /// The hand that cost the chips began before the closing level did: rebuys close with its first hand, not with the
    /// clock. Believed for ten minutes.
    #[serde(default)]
    pub last_hand: bool,
    /// By what it is paid.
    #[serde(default)]
    pub payment: Payment,
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
    /// By what it was paid.
    pub payment: Payment,
    /// The player still had chips, so that no bounty fell.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub had_chips: bool,
}

/// Whether a rebuy may be taken now: as many for each player as the set-up says, until the point that it names. With
/// `last_hand` the hand in play when the closing level began counts as before it. How many chips a player has is the
/// director's to see.
///
/// # Errors
/// Each of these as a house rule; an entry taken back, waiting for a seat or not yet in play.
pub fn may_rebuy(
    tournament: &Tournament,
    entry: EntryId,
    last_hand: bool,
    now: Millis,
) -> Result<(), Refusal> {
    let found = tournament.entry(entry)?;
    let Some(rule) = tournament.setup.rebuy else {
        return Err(refuse!(HouseRule, "tournament-no-rebuys", "This tournament has no rebuys."));
    };
    refuse_if(
        tournament.left() <= 1 && OnSale::Rebuys.open_until(tournament, now).is_some(),
        || tournament.undo_the_end(entry),
    )?;
    tournament.begun(|| {
        refuse!(
            NotNow,
            "rebuys-begin-player-lost",
            "Play has not begun. A rebuy is for a player who has lost all chips."
        )
    })?;
    tournament.not_barred(entry)?;
    refuse_if(found.standing == Standing::Withdrawn, || {
        refuse!(NotNow, "entry-cancelled", "This entry was cancelled.")
    })?;
    refuse_if(found.standing == Standing::Waiting, || tournament.waits_with_whole_stack(entry))?;
    refuse_if(
        found.standing == Standing::Out && tournament.live_entry(found.player).is_some(),
        || {
            refuse!(
                NotNow,
                "rebuy-for-entry-in-play",
                "{name} has re-entered since. A rebuy is for the entry in play.",
                name = tournament.name(entry)
            )
        },
    )?;
    // What was announced in time binds (TCH 27a).
    if !tournament.announced_rebuys.contains_key(&entry) {
        closed(tournament, rule, last_hand, now)?;
    }
    let Some(limit) = rule.limit else { return Ok(()) };
    if found.rebuys() >= limit {
        let name = tournament.name(entry);
        return Err(match limit {
            1 => refuse!(
                HouseRule,
                "one-rebuy-taken",
                "{name} has taken the one rebuy allowed (HPT, Buyin/Rebuy/Add-on).",
                name
            ),
            limit => refuse!(
                HouseRule,
                "all-rebuys-taken",
                "{name} has taken all {limit} rebuys allowed.",
                name,
                limit
            ),
        });
    }
    Ok(())
}

/// Whether rebuys have closed.
fn closed(
    tournament: &Tournament,
    rule: RebuyRule,
    last_hand: bool,
    now: Millis,
) -> Result<(), Refusal> {
    let closed = OnSale::Rebuys.not_closed(tournament, now);
    // What the director has closed has no last hand.
    if closed.is_ok() || tournament.closed.contains_key(&OnSale::Rebuys) {
        return closed;
    }
    let schedule = &tournament.setup.schedule;
    let reading = tournament.clock(now);
    let closed_for = match rule.until.at() {
        Some(at) => Some(now.saturating_sub(at)),
        None => (rule.until.level(schedule) == Some(reading.level_number(schedule)))
            .then(|| tournament.spent_in_stage(&reading, now)),
    };
    let just_closed = closed_for.is_some_and(|time| time <= LAST_HAND_AT_MOST);
    if last_hand && just_closed {
        return Ok(());
    }
    if just_closed {
        let when = rule.until.said(schedule);
        return Err(refuse!(
            HouseRule,
            "rebuys-just-closed",
            "Rebuys closed {when} (HPT, Buyin/Rebuy/Add-on). Did the hand begin earlier? Type r 6.4 before.",
            when
        ));
    }
    closed
}

impl Action for Rebuy {
    /// # Errors
    /// The refusals of [`may_rebuy`].
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_rebuy(tournament, self.entry, self.last_hand, context.now)?;
        let Some(rule) = tournament.setup.rebuy else { return Ok(Vec::new()) };
        Ok(rebought(tournament, self.entry, rule.price, rule.chips, self.payment, context))
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let paid = effect.first::<Rebought>().map(|bought| effect.money(bought.price.total()));
        let mut what = beside(effect.who(self.entry), paid);
        if effect.tournament.alternates.contains(&self.entry) {
            what = beside(what, phrase!("log-waits-for-a-seat", "waits for a seat"));
        }
        log_label(phrase!("log-rebuy", "Rebuy"), what)
    }
}

/// A rebuy at this price, for so many chips, paid like this; with the seat of a player who was out.
pub(super) fn rebought(
    tournament: &Tournament,
    entry: EntryId,
    price: Price,
    chips: ChipCount,
    payment: Payment,
    context: &Context,
) -> Vec<Event> {
    let at = context.now;
    let seated = tournament.seat_of(entry).is_some();
    let back_to = if seated { None } else { seat_again(tournament, entry, context) };
    let told = sent_elsewhere(tournament, entry, back_to, context);
    let waits = !seated && back_to.is_none();
    let had_chips = seated && tournament.setup.rebuy.is_some_and(|rule| rule.at_most > 0);
    let bought = Rebought { at, entry, price, chips, back_to, waits, payment, had_chips };
    [bought.into()].into_iter().chain(told).collect()
}

/// That a player who bought in again has another seat than before, for the move list.
fn sent_elsewhere(
    tournament: &Tournament,
    entry: EntryId,
    back_to: Option<Seat>,
    context: &Context,
) -> Option<Event> {
    let to = back_to.filter(|to| Some(*to) != seat_left(tournament, entry))?;
    late::told(tournament, &[(entry, to)], MoveReason::Rebuy {}, context.now)
}

/// The old seat where it is open, else a seat drawn as for a late registration, with no stack set out.
/// Nobody is seated anew before those who wait.
fn seat_again(tournament: &Tournament, entry: EntryId, context: &Context) -> Option<Seat> {
    let old = seat_left(tournament, entry);
    if old.is_some() || !tournament.alternates.is_empty() {
        return old;
    }
    let late = late::seats_with_stacks(tournament, &[entry], context.now, context.seed);
    late.seats.first().map(|(_, seat)| *seat)
}

/// The seat that a player went out from, where it is open.
fn seat_left(tournament: &Tournament, entry: EntryId) -> Option<Seat> {
    tournament
        .bust_hands
        .iter()
        .rev()
        .flat_map(|hand| hand.everybody())
        .find(|out| out.entry == entry)
        .map(|out| out.seat)
        .filter(|seat| tournament.room.is_open(*seat))
}

impl Apply for Rebought {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.announced_rebuys.remove(&self.entry);
        // Who bought in again at the seat has been knocked out by somebody whom nobody named.
        if !self.had_chips && tournament.is_in(self.entry) {
            let bought = tournament.entries.get(&self.entry).map(|entry| entry.purchases.len());
            let with = bought.and_then(|number| u32::try_from(number).ok());
            fall(tournament, self.entry, &[], with);
        }
        let Some(entry) = tournament.entries.get_mut(&self.entry) else { return };
        let back_in = entry.standing == Standing::Out;
        entry.bounty = entry.bounty.plus(self.price.bounty);
        let bought = Purchase {
            payment: self.payment,
            back_in,
            ..Purchase::new(PurchaseKind::Rebuy, self.at, self.price, self.chips)
        };
        if let Some(seat) = tournament.seat_of(self.entry).filter(|_| !self.had_chips) {
            tournament.counts_grow_old(seat.table);
        }
        tournament.buy(self.entry, bought);
        // Bought at the seat by whoever a correction has busted before it: the player is where the rebuy was paid.
        let is_out = tournament.standing_of(self.entry) == Some(Standing::Out);
        let at_the_seat =
            if is_out && !self.waits { seat_left(tournament, self.entry) } else { None };
        if self.back_to.is_some() || self.waits || is_out {
            let out_on = |hand: &BustHand| hand.everybody().any(|out| out.entry == self.entry);
            tournament.bust_hands.change_where(out_on, |hand| {
                for group in &mut hand.groups {
                    group.retain(|out| out.entry != self.entry);
                }
            });
            tournament.wait(self.entry);
            if let Some(seat) = self.back_to.or(at_the_seat) {
                tournament.sit(self.entry, seat);
            }
        }
    }
}
