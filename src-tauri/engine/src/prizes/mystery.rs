//! Mystery bounties: all that was collected is put into envelopes, as many as there are players left. From then on each
//! knock-out wins the next one in a sealed order; the winner keeps the last.
//!
//! The order is drawn once, from a seed of the operating system that is written into the log, and no view tells of an
//! envelope before it is opened.

use super::bounties::{BountyKind, Reckoning, collected, reckon};
use super::generated::{Field, FirstWish, PlacesWish, StructureWish};
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::EntryId;
use crate::money::Money;
use crate::random::{Chance, fingerprint};
use crate::refusal::Refusal;
use crate::tournament::Tournament;
use crate::views::desk::Phase;
use crate::views::players::Allowed;
use crate::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Seals the envelopes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SealMystery {
    /// What is in them; absent for the proposal. As many as players are left, together all that was collected.
    pub envelopes: Option<Vec<Envelopes>>,
}

/// So many envelopes of one amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelopes {
    /// What is in each.
    pub amount: Money,
    /// How many there are.
    pub count: u32,
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

/// The envelopes in force.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mystery {
    /// The seed of their order.
    pub seed: u64,
    /// What is in them, in the order in which they are won.
    pub envelopes: Vec<Money>,
    /// How many bounties had fallen when they were sealed: those won none.
    pub from: usize,
    /// Those opened, in order: for whose knock-out, which of that entry's, and how much.
    pub opened: Vec<(EntryId, u32, Money)>,
}

/// The envelopes as a desk and a room may see them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MysteryView {
    /// They are sealed.
    pub sealed: bool,
    /// By what the order is recognised; empty before it is drawn.
    pub fingerprint: String,
    /// Those not opened yet, or those proposed: the largest first. Which comes next is nobody's to know.
    pub left: Vec<Envelopes>,
    /// Whether they may be sealed now, and why not.
    pub seal: Allowed,
    /// Knock-outs whose envelope is still closed: whose, and which of that entry's.
    pub closed: Vec<(EntryId, u32)>,
}

impl Mystery {
    /// What was in the envelope of a knock-out, once it is open.
    #[must_use]
    pub fn opened(&self, of: EntryId, turn: u32) -> Option<Money> {
        let mut opened = self.opened.iter();
        opened.find(|(who, which, _)| (*who, *which) == (of, turn)).map(|(_, _, amount)| *amount)
    }

    /// What is left for the winner when every other envelope is open.
    #[must_use]
    pub fn last_one(&self, all: &Reckoning) -> Money {
        let closed = all.fallen.iter().filter(|(of, turn, _, _)| self.opened(*of, *turn).is_none());
        match closed.count() {
            0 => self.envelopes.iter().skip(self.opened.len()).copied().sum(),
            _ => Money::ZERO,
        }
    }
}

/// The envelopes proposed: one in eight or so much larger than the rest, none below half of an even share.
fn proposal(tournament: &Tournament) -> Vec<Envelopes> {
    let players = tournament.left();
    let all = collected(tournament);
    let even = all.share(1, u64::from(players.max(1)));
    let wish = StructureWish {
        places: PlacesWish::Number { places: players },
        least: 50,
        first: FirstWish::Steepness { hundredths: 80 },
        tiers: Some(6),
        ..StructureWish::default()
    };
    let unit = tournament.setup.prizes.unit;
    let field = Field { pool: all, entries: players, buy_in: even, unit, from_table: None };
    let tiers = wish.structure(&field).tiers;
    tiers.iter().map(|tier| Envelopes { amount: tier.prize, count: tier.places }).collect()
}

/// Whether envelopes may be sealed now.
fn may_seal(tournament: &Tournament, context_open: bool) -> Result<(), Refusal> {
    if tournament.setup.bounty != BountyKind::Mystery {
        return Err(Refusal::not_now("This tournament has no mystery bounties."));
    }
    if tournament.phase() != Phase::Playing {
        return Err(Refusal::not_now(
            "The envelopes are sealed during play, once entries are closed.",
        ));
    }
    if tournament.mystery.is_some() {
        return Err(Refusal::not_now("The envelopes are sealed already."));
    }
    if context_open {
        return Err(Refusal::not_now(
            "Entries or rebuys may still add bounties; seal once both are closed.",
        ));
    }
    if collected(tournament) < Money(i64::from(tournament.left())) {
        return Err(Refusal::not_now("No bounties were collected."));
    }
    Ok(())
}

/// The envelopes; absent without mystery bounties.
#[must_use]
pub fn mystery_view(tournament: &Tournament) -> Option<MysteryView> {
    if tournament.setup.bounty != BountyKind::Mystery {
        return None;
    }
    let seal = Allowed::from_verdict(may_seal(tournament, false));
    let Some(mystery) = &tournament.mystery else {
        let left = if seal.yes { proposal(tournament) } else { Vec::new() };
        return Some(MysteryView {
            sealed: false,
            fingerprint: String::new(),
            left,
            seal,
            closed: Vec::new(),
        });
    };
    let mut left: Vec<Envelopes> = Vec::new();
    let mut amounts: Vec<Money> =
        mystery.envelopes.iter().skip(mystery.opened.len()).copied().collect();
    amounts.sort_unstable_by_key(|amount| std::cmp::Reverse(*amount));
    for amount in amounts {
        match left.last_mut() {
            Some(last) if last.amount == amount => last.count = last.count.saturating_add(1),
            _ => left.push(Envelopes { amount, count: 1 }),
        }
    }
    let fallen = reckon(tournament).fallen;
    let closed = fallen.iter().filter(|(of, turn, _, _)| mystery.opened(*of, *turn).is_none());
    Some(MysteryView {
        sealed: true,
        fingerprint: fingerprint(mystery.seed),
        left,
        seal,
        closed: closed.map(|(of, turn, _, _)| (*of, *turn)).collect(),
    })
}

impl Action for SealMystery {
    /// # Errors
    /// Refused without mystery bounties, outside play, twice, while entries may still add bounties, and for envelopes that
    /// are not as many as the players left or do not sum to what was collected.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_seal(tournament, super::payouts::may_still_grow(tournament, context.now))?;
        let proposed = proposal(tournament);
        let sizes = self.envelopes.as_ref().unwrap_or(&proposed);
        let plain = |amount| tournament.money(amount);
        let count = sizes.iter().map(|size| size.count).fold(0, u32::saturating_add);
        if count != tournament.left() {
            return Err(Refusal::bad(format!(
                "{} for {} left: one for each.",
                words::count(count as usize, "envelope", "envelopes"),
                words::count(tournament.left() as usize, "player", "players")
            )));
        }
        let sum: Money = sizes.iter().map(|size| size.amount.times(u64::from(size.count))).sum();
        if sum != collected(tournament) || sizes.iter().any(|size| size.amount <= Money::ZERO) {
            return Err(Refusal::bad(format!(
                "The envelopes hold {}, and {} was collected.",
                plain(sum),
                plain(collected(tournament))
            )));
        }
        let each = |size: &Envelopes| {
            std::iter::repeat_n(size.amount, usize::try_from(size.count).unwrap_or(0))
        };
        let mut envelopes: Vec<Money> = sizes.iter().flat_map(each).collect();
        Chance::new(context.seed, "mystery bounties").shuffle(&mut envelopes);
        Ok(vec![MysterySealed { seed: context.seed, envelopes }.into()])
    }
}

impl Action for OpenEnvelope {
    /// # Errors
    /// Refused before the envelopes are sealed, for a knock-out that wins none, and twice.
    fn decide(&self, tournament: &Tournament, _: &Context) -> Result<Vec<Event>, Refusal> {
        let name = tournament.name(self.of);
        let Some(mystery) = &tournament.mystery else {
            return Err(Refusal::not_now("The envelopes are not sealed yet."));
        };
        if mystery.opened(self.of, self.turn).is_some() {
            return Err(Refusal::not_now(format!("The envelope for {name} is open.")));
        }
        let fallen = reckon(tournament).fallen;
        let fell = fallen.iter().find(|(of, turn, _, _)| (*of, *turn) == (self.of, self.turn));
        match fell {
            None => {
                return Err(Refusal::unknown(format!(
                    "{name} has not been knocked out since the envelopes were sealed."
                )));
            }
            Some((_, _, _, by)) if by.is_empty() => {
                return Err(Refusal::not_now(format!("Say first who knocked {name} out.")));
            }
            Some(_) => {}
        }
        let next = mystery.envelopes.get(mystery.opened.len()).copied();
        let amount = next.ok_or_else(|| Refusal::not_now("All envelopes are open."))?;
        Ok(vec![EnvelopeOpened { of: self.of, turn: self.turn, amount }.into()])
    }
}

impl Happening for MysterySealed {
    fn apply(&self, tournament: &mut Tournament) {
        tournament.mystery = Some(Mystery {
            seed: self.seed,
            envelopes: self.envelopes.clone(),
            from: tournament.bounties.len(),
            opened: Vec::new(),
        });
    }
}

impl Happening for EnvelopeOpened {
    fn apply(&self, tournament: &mut Tournament) {
        if let Some(mystery) = &mut tournament.mystery {
            mystery.opened.push((self.of, self.turn, self.amount));
        }
    }
}
