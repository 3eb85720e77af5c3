//! Mystery bounties: all that was collected is put into envelopes, as many as there are players left. From then on each
//! knock-out wins the next one in a sealed order; the winner keeps the last.
//!
//! The order is drawn once, from a seed of the operating system that is written into the log, and no view tells of an
//! envelope before it is opened.

use crate::actions::prelude::*;
use crate::base::random::Chance;
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::prize_wish::{FirstWish, PlacesWish, StructureWish};
use crate::rules::prizes::bounties::{collected, reckon};
use crate::rules::prizes::payouts::may_still_grow;
use crate::state::generated_prizes::Field;
use crate::state::mystery::{Envelopes, Mystery};

/// Seals the envelopes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealMystery {
    /// What is in them; absent for the proposal. As many as players are left, together all that was collected.
    pub envelopes: Option<Vec<Envelopes>>,
}

/// The envelopes were sealed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MysterySealed {
    /// The seed of the order.
    pub seed: u64,
    /// What is in them, in the order in which they are won.
    pub envelopes: Vec<Money>,
}

/// Opens the envelope of a knock-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenEnvelope {
    /// Whose knock-out it is.
    pub of: EntryId,
    /// Which of this entry's, counted from 0.
    pub turn: u32,
}

/// An envelope was opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EnvelopeOpened {
    /// Whose knock-out it is.
    pub of: EntryId,
    /// Which of this entry's, counted from 0.
    pub turn: u32,
    /// What was in it.
    pub amount: Money,
}

/// The envelopes proposed: one in eight or so much larger than the rest, none below half of an even share; in the house's
/// unit, or in as large a one as leaves something for everybody.
pub(crate) fn proposal(tournament: &Tournament) -> Vec<Envelopes> {
    let players = tournament.left();
    let all = collected(tournament);
    let even = all.share(1, u64::from(players.max(1)));
    let wish = StructureWish {
        places: PlacesWish::Number { places: players },
        least: 50,
        first: FirstWish::Steepness { hundredths: 80 },
        tiers: Some(6),
    };
    let mut unit = tournament.setup.prizes.unit;
    loop {
        let field = Field { pool: all, entries: players, buy_in: even, unit, from_table: None };
        let tiers = wish.structure(&field).tiers;
        let each = tiers.iter().map(|tier| Envelopes { amount: tier.prize, count: tier.places });
        let proposed: Vec<Envelopes> = each.collect();
        if for_everybody(&proposed, players, all) {
            return proposed;
        }
        if unit.0 <= 1 {
            break;
        }
        unit = Money(unit.0.checked_div(if unit.0 % 5 == 0 { 5 } else { 2 }).unwrap_or(1).max(1));
    }
    in_sizes(&all.split(to_usize(players)))
}

/// These envelopes, neighbours of the same amount together.
pub(crate) fn in_sizes(amounts: &[Money]) -> Vec<Envelopes> {
    let same = amounts.chunk_by(|one, other| one == other);
    same.filter_map(|same| Some(Envelopes { amount: *same.first()?, count: to_u32(same.len()) }))
        .collect()
}

/// Whether there is an envelope for each player left, with something in it, and together all that was collected.
fn for_everybody(sizes: &[Envelopes], players: u32, all: Money) -> bool {
    let count = sizes.iter().map(|size| size.count).fold(0, u32::saturating_add);
    count == players && together(sizes) == all && sizes.iter().all(|size| size.amount > Money::ZERO)
}

fn together(sizes: &[Envelopes]) -> Money {
    sizes.iter().map(|size| size.amount.times(u64::from(size.count))).sum()
}

/// Whether envelopes may be sealed now.
pub(crate) fn may_seal(tournament: &Tournament, context_open: bool) -> Result<(), Refusal> {
    refuse_if(tournament.setup.bounty != BountyKind::Mystery, || {
        refuse!(
            NotNow,
            "tournament-no-mystery-bounties",
            "This tournament has no mystery bounties."
        )
    })?;
    tournament.playing(|| {
        refuse!(
            NotNow,
            "envelopes-sealed-during-play",
            "Seal the envelopes during play, once entries are closed."
        )
    })?;
    refuse_if(tournament.mystery.is_some(), || {
        refuse!(NotNow, "envelopes-sealed-already", "The envelopes are sealed already.")
    })?;
    refuse_if(context_open, || {
        refuse!(
            NotNow,
            "entries-rebuys-may-still-add",
            "Entries or rebuys may still add bounties. Seal once both are closed."
        )
    })?;
    refuse_if(collected(tournament) < Money(i64::from(tournament.left())), || {
        refuse!(NotNow, "no-bounties-collected", "No bounties were collected.")
    })
}

impl Action for SealMystery {
    /// # Errors
    /// Refused without mystery bounties, outside play, twice, while entries may still add bounties, for an envelope with
    /// nothing in it, and for envelopes that are not as many as the players left or do not sum to what was collected.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_seal(tournament, may_still_grow(tournament, context.now))?;
        let proposed = proposal(tournament);
        let sizes = self.envelopes.as_ref().unwrap_or(&proposed);
        let plain = |amount| tournament.money(amount);
        refuse_if(sizes.iter().any(|size| size.amount <= Money::ZERO), || {
            refuse!(BadValue, "envelope-above-nothing", "Each envelope needs an amount above zero.")
        })?;
        let count = sizes.iter().map(|size| size.count).fold(0, u32::saturating_add);
        refuse_if(count != tournament.left(), || {
            refuse!(
                BadValue,
                "one-envelope-for-each",
                "{envelopes} for {players}: each player left needs one.",
                envelopes = Phrase::count(count, "envelope", "envelopes"),
                players = Phrase::count(tournament.left(), "player", "players")
            )
        })?;
        refuse_if(!for_everybody(sizes, tournament.left(), collected(tournament)), || {
            refuse!(
                BadValue,
                "envelopes-hold",
                "The envelopes hold {held}, but {collected} was collected.",
                held = plain(together(sizes)),
                collected = plain(collected(tournament))
            )
        })?;
        let each = |size: &Envelopes| std::iter::repeat_n(size.amount, to_usize(size.count));
        let mut envelopes: Vec<Money> = sizes.iter().flat_map(each).collect();
        Chance::new(context.seed, "mystery bounties").shuffle(&mut envelopes);
        Ok(vec![MysterySealed { seed: context.seed, envelopes }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let sealed =
            effect.tournament.mystery.as_ref().map_or(0, |mystery| mystery.envelopes.len());
        let envelopes = Phrase::count(sealed, "envelope", "envelopes");
        let what = phrase!("log-sealed", "{envelopes} sealed", envelopes);
        log_label(phrase!("log-mystery", "Mystery"), what)
    }
}

impl Action for OpenEnvelope {
    /// # Errors
    /// Refused before the envelopes are sealed, for a knock-out that wins none, and twice.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.of);
        let Some(mystery) = &tournament.mystery else {
            return Err(refuse!(
                NotNow,
                "envelopes-not-sealed-yet",
                "The envelopes are not sealed yet."
            ));
        };
        refuse_if(mystery.opened(self.of, self.turn).is_some(), || {
            refuse!(NotNow, "envelope-is-open", "The envelope for {name} is open already.", name)
        })?;
        let reckoned = reckon(tournament);
        let fell =
            reckoned.fallen.iter().find(|(of, turn, _, _)| (*of, *turn) == (self.of, self.turn));
        let (_, _, _, by) = fell.ok_or_else(|| {
            refuse!(
                Unknown,
                "not-knocked-out-since-sealed",
                "{name} has not been knocked out since the envelopes were sealed.",
                name
            )
        })?;
        refuse_if(by.is_empty(), || {
            refuse!(NotNow, "say-first-who-knocked-out", "Say first who knocked {name} out.", name)
        })?;
        let next = mystery.envelopes.get(mystery.opened.len()).copied();
        let next =
            next.ok_or_else(|| refuse!(NotNow, "all-envelopes-open", "All envelopes are open."))?;
        let amount = next.min(reckoned.in_envelopes);
        Ok(vec![EnvelopeOpened { of: self.of, turn: self.turn, amount }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        let amount = effect.first::<EnvelopeOpened>().map(|opened| effect.money(opened.amount));
        let what =
            phrase!("log-line", "{verb}: {what}", verb = effect.name(self.of), what = amount);
        log_label(phrase!("log-mystery", "Mystery"), what)
    }
}

impl Apply for MysterySealed {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.mystery = Some(Mystery {
            seed: self.seed,
            envelopes: self.envelopes.clone(),
            from: tournament.bounties.len(),
            opened: Vec::new(),
        });
    }
}

impl Apply for EnvelopeOpened {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(mystery) = &mut tournament.mystery {
            mystery.opened.push((self.of, self.turn, self.amount));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::bench::Bench;
    use crate::rulebook::setup::SetUp;
    use crate::rulebook::setup::price::Price;
    use crate::rulebook::templates;

    #[test]
    fn an_envelope_with_nothing_in_it_is_refused_for_that() {
        let price = Price { bounty: Money(1_000), ..templates::t1000().price };
        let bounty = BountyKind::Mystery;
        let setup = SetUp { price, bounty, late_registration_until: None, ..templates::t1000() };
        let mut bench = Bench::of(SetUp { rebuy: None, re_entry: None, add_on: None, ..setup });
        bench.seat(5);
        let mut seal = |sizes: &[(i64, u32)]| {
            let sizes = sizes.iter().map(|(amount, count)| (Money(*amount), *count));
            let envelopes = sizes.map(|(amount, count)| Envelopes { amount, count }).collect();
            bench.say(SealMystery { envelopes: Some(envelopes) }).map_err(|refusal| refusal.key)
        };
        assert_eq!(seal(&[(0, 4), (5_000, 1)]), Err("envelope-above-nothing".into()));
        assert_eq!(seal(&[(-1_000, 1), (2_000, 3), (0, 1)]), Err("envelope-above-nothing".into()));
        assert_eq!(seal(&[(900, 5)]), Err("envelopes-hold".into()));
        assert_eq!(seal(&[(1_000, 5)]), Ok(()));
    }
}
