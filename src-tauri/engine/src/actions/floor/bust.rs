//! Bust-outs (HPT, Winning the tourney; RRoP 35; TCH): last out takes the next place; on one hand the larger stack at
//! its start finishes higher, equal stacks share.

use crate::actions::effect::joined;
use crate::actions::entries::announce_rebuy::{must_rebuy, plays_behind};
use crate::actions::hand_for_hand::finish_tables::with_the_end;
use crate::actions::hand_for_hand::out::BustedTogether;
use crate::actions::hand_for_hand::rank::said_groups;
use crate::actions::prelude::*;
use crate::rulebook::hand_for_hand::Pace;
use crate::rules::prizes::bounties::fall;
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::state::tournament::{BustHand, OutAt, Together};

/// Busts one or several players on one hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bust {
    /// Who went out.
    pub out: Vec<Out>,
    /// How several are ranked.
    pub order: HandOrder,
    /// Who busted them, when the director says so: wins their bounties.
    pub by: Option<EntryId>,
    /// Who else busted them: shares their bounties with `by`, who takes the odd units.
    #[serde(default)]
    pub also: Vec<EntryId>,
}

/// One player who went out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Out {
    /// The entry.
    pub entry: EntryId,
    /// The stack at the start of the hand in chips, where it matters and is known.
    pub stack: Option<ChipCount>,
}

/// How several players who went out on one hand are ranked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HandOrder {
    /// By the stacks given; equal stacks share, in the order listed (best hand first). Without stacks they share, unless
    /// money depends on it.
    ByStack,
    /// As listed: the first had the most chips.
    AsListed,
    /// All had the same: they share, best hand first.
    Equal,
}

/// Players went out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Busted {
    /// When, in tournament time.
    pub at: Millis,
    /// Who, the lowest finishers first; a group shares its places, best hand first.
    pub groups: Vec<Vec<EntryId>>,
    /// Who busted them, and won their bounties.
    pub by: Option<EntryId>,
    /// Who shares those with `by`.
    pub also: Vec<EntryId>,
}

impl Action for Bust {
    /// # Errors
    /// Refused outside play, for nobody, for the same player twice, for a player who is not in play or must buy in again first,
    /// when nobody would be left, and when money depends on stacks that were not given.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        tournament.begun(Tournament::shuffle_up_first)?;
        refuse_if(self.out.is_empty(), || refuse!(BadValue, "say-out", "Say who is out."))?;
        let mut seen = BTreeSet::new();
        for out in &self.out {
            refuse_if(!seen.insert(out.entry), || tournament.named_twice(out.entry))?;
            tournament.in_play(out.entry)?;
            refuse_if(plays_behind(tournament, out.entry, context.now), || {
                must_rebuy(tournament, out.entry)
            })?;
        }
        let seated = to_usize(tournament.room.seated());
        refuse_if(self.out.len() >= seated, || {
            refuse!(
                BadValue,
                "somebody-all-chips-not",
                "Not everybody can be out. Somebody has all the chips."
            )
        })?;
        refuse_if(self.by.is_none() && !self.also.is_empty(), || {
            refuse!(
                BadValue,
                "say-first-busted-them",
                "Name the player who busted them first, then any others."
            )
        })?;
        for by in self.by.iter().chain(&self.also) {
            refuse_if(
                self.out.iter().any(|out| out.entry == *by) || tournament.seat_of(*by).is_none(),
                || {
                    refuse!(
                        BadValue,
                        "only-player-still-can",
                        "Only a player who is still in can bust them."
                    )
                },
            )?;
            refuse_if(!seen.insert(*by), || tournament.named_twice(*by))?;
        }
        let together = tournament.hand_for_hand.as_ref().is_some_and(|on| on.pace != Pace::Round);
        if together {
            // Whether an order is needed is known only when the other tables have finished the hand.
            let said = said_groups(&self.out, self.order);
            let ranked = said.is_some();
            let all = || vec![self.out.iter().map(|out| out.entry).collect()];
            let groups = said.unwrap_or_else(all);
            let also = self.also.clone();
            let out = BustedTogether { at: context.now, groups, ranked, by: self.by, also };
            return Ok(with_the_end(tournament, out.into(), context.now));
        }
        let groups = self.groups(tournament)?;
        let also = self.also.clone();
        Ok(vec![Busted { at: context.now, groups, by: self.by, also }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-bust", "Bust"), busted(effect))
    }
}

impl Bust {
    /// The players in groups that share their places, the lowest finishers first.
    fn groups(&self, tournament: &Tournament) -> Result<Vec<Vec<EntryId>>, Refusal> {
        if let Some(groups) = said_groups(&self.out, self.order) {
            return Ok(groups);
        }
        let listed: Vec<EntryId> = self.out.iter().map(|out| out.entry).collect();
        if order_matters(tournament, listed.len()) {
            let names: Vec<&str> = listed.iter().map(|entry| tournament.name(*entry)).collect();
            return Err(refuse!(
                StacksNeeded,
                "who-had-more-chips",
                "Who had more chips at the start of the hand: {names}? The larger stack finishes higher. Equal stacks share.",
                names
            ));
        }
        Ok(vec![listed])
    }
}

/// Whether the next `out` places differ in money, so that the order on one hand must be known.
pub fn order_matters(tournament: &Tournament, out: usize) -> bool {
    if out < 2 {
        return false;
    }
    let left = to_usize(tournament.left());
    let paid = to_usize(places_paid(tournament));
    if left.saturating_sub(out) >= paid {
        return false;
    }
    let prizes = payouts(tournament);
    let covered: BTreeSet<_> = (left.saturating_sub(out)..left)
        .map(|index| prizes.get(index).copied().unwrap_or_default())
        .collect();
    covered.len() > 1
}

impl Apply for Busted {
    fn apply(&self, tournament: &mut Tournament) {
        let by: Vec<EntryId> = self.by.into_iter().chain(self.also.iter().copied()).collect();
        leave(tournament, self.at, &self.groups, &by, None, true);
    }
}

/// Takes players off their seats as out, the lowest finishers first; `lost` says that they lost their chips.
pub(crate) fn leave(
    tournament: &mut Tournament,
    at: Millis,
    who: &[Vec<EntryId>],
    by: &[EntryId],
    together: Option<Together>,
    lost: bool,
) {
    let mut groups = Vec::with_capacity(who.len());
    let hand = tournament.hands_counted().saturating_add(1);
    by.iter().for_each(|winner| tournament.seen(*winner));
    for group in who {
        let mut out = Vec::with_capacity(group.len());
        for &entry in group {
            let Some(seat) = tournament.seat_of(entry) else { continue };
            tournament.stand_up(entry);
            tournament.room.note_eliminated(seat, hand, at);
            if lost {
                tournament.counts_grow_old(seat.table);
            }
            fall(tournament, entry, by, None);
            tournament.missed_blinds.remove(&entry);
            tournament.end_conduct(entry);
            if let Some(gone) = tournament.entries.get_mut(&entry) {
                gone.standing = Standing::Out;
                gone.absent_since = None;
            }
            out.push(OutAt { entry, seat });
        }
        groups.push(out);
    }
    tournament.bust_hands.push(BustHand { at, groups, together, lost });
    tournament.low_card = None;
}

/// The seats that these players left when they last went out, found in one look through the hands: a hand may be of thousands.
fn seats_left(tournament: &Tournament, out: &[Vec<EntryId>]) -> BTreeMap<EntryId, Seat> {
    let mut wanted: Vec<EntryId> = out.iter().flatten().copied().collect();
    wanted.sort_unstable();
    let mut seats = BTreeMap::new();
    for hand in tournament.bust_hands.iter().rev() {
        if seats.len() >= wanted.len() {
            break;
        }
        for out in hand.everybody().filter(|out| wanted.binary_search(&out.entry).is_ok()) {
            seats.entry(out.entry).or_insert(out.seat);
        }
    }
    seats
}

/// "Ivo Petrov (4.3), 53rd"; several on one hand from the highest place down.
fn busted(effect: &Effect<'_>) -> Value {
    let hitmen = |by: Option<EntryId>, also: &[EntryId]| -> Vec<EntryId> {
        by.into_iter().chain(also.iter().copied()).collect()
    };
    let alone = effect.first::<Busted>();
    let alone = alone.map(|busted| (&busted.groups, hitmen(busted.by, &busted.also), false));
    let of_all = effect.first::<BustedTogether>();
    let of_all = of_all.map(|busted| (&busted.groups, hitmen(busted.by, &busted.also), true));
    let Some((groups, by, together)) = alone.or(of_all) else {
        return "".as_argument();
    };
    let tournament = effect.tournament;
    let seats = seats_left(tournament, groups);
    let mut place_to = effect.left;
    let mut each = Vec::new();
    for group in groups.iter().rev() {
        let place = place_to.saturating_add(1);
        place_to = place_to.saturating_add(u32::try_from(group.len()).unwrap_or(0));
        let names: Vec<String> =
            group.iter().map(|entry| effect.at(*entry, seats.get(entry).copied())).collect();
        // Where the tables play together the place is known only when all have finished.
        let place = if together {
            phrase!("log-players-left", "{players} left", players = tournament.left())
        } else {
            Phrase::places(place, place_to)
        };
        each.push(beside(names, place));
    }
    let by: Vec<&str> = by.into_iter().map(|by| tournament.name(by)).collect();
    let mut what = joined(each);
    if !by.is_empty() {
        what = beside(what, phrase!("log-by", "by {hitmen}", hitmen = by));
    }
    effect.and_hand_for_hand_over(what)
}
