//! Mystery bounties: all that was collected is put into envelopes, as many as there are players left. From then on each
//! knock-out wins the next one in a sealed order; the winner keeps the last.
//!
//! The order is drawn once, from a seed of the operating system that is written into the log, and no view tells of an
//! envelope before it is opened.

use super::bounties::{BountyKind, Reckoning, collected, reckon, turn_of};
use super::generated::{Field, FirstWish, PlacesWish, StructureWish};
use super::payouts::may_still_grow;
use crate::command::{Action, Context};
use crate::event::{Event, Happening};
use crate::ids::{EntryId, Millis};
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
    /// `turn` counts every knock-out of the entry; in an older log only those for which a bounty had been paid.
    #[serde(default)]
    pub every: bool,
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
    /// What has changed since they were sealed, in a sentence or two; empty where nothing has.
    pub note: String,
}

impl Mystery {
    /// What was in the envelope of a knock-out, once it is open.
    #[must_use]
    pub fn opened(&self, of: EntryId, turn: u32) -> Option<Money> {
        let mut opened = self.opened.iter();
        opened.find(|(who, which, _)| (*who, *which) == (of, turn)).map(|(_, _, amount)| *amount)
    }

    /// The knock-outs whose envelope is still closed, as far as there are envelopes.
    #[must_use]
    pub fn closed(&self, all: &Reckoning) -> Vec<(EntryId, u32)> {
        let left = self.envelopes.len().saturating_sub(self.opened.len());
        let fallen = all.fallen.iter().map(|(of, turn, _, _)| (*of, *turn));
        fallen.filter(|(of, turn)| self.opened(*of, *turn).is_none()).take(left).collect()
    }
}

/// The envelopes proposed: one in eight or so much larger than the rest, none below half of an even share; in the house's
/// unit, or in as large a one as leaves something for everybody.
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
    let same = all.split(usize::try_from(players).unwrap_or(0));
    same.chunk_by(|one, other| one == other)
        .filter_map(|same| {
            let count = u32::try_from(same.len()).ok()?;
            Some(Envelopes { amount: *same.first()?, count })
        })
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
pub fn mystery_view(tournament: &Tournament, now: Millis) -> Option<MysteryView> {
    if tournament.setup.bounty != BountyKind::Mystery {
        return None;
    }
    let seal = Allowed::from_verdict(may_seal(tournament, may_still_grow(tournament, now)));
    let Some(mystery) = &tournament.mystery else {
        let proposed = may_seal(tournament, false).is_ok();
        let left = if proposed { proposal(tournament) } else { Vec::new() };
        return Some(MysteryView {
            sealed: false,
            fingerprint: String::new(),
            left,
            seal,
            closed: Vec::new(),
            note: String::new(),
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
    Some(MysteryView {
        sealed: true,
        fingerprint: fingerprint(mystery.seed),
        left,
        seal,
        closed: mystery.closed(&reckon(tournament)),
        note: note(tournament, mystery),
    })
}

/// What has changed since the envelopes were sealed: what was collected, or how many there are for.
fn note(tournament: &Tournament, mystery: &Mystery) -> String {
    let (sealed, all) = (mystery.envelopes.iter().copied().sum::<Money>(), collected(tournament));
    let money = |amount| tournament.money(amount);
    let since = tournament.bounties.iter().skip(mystery.from).filter(|fallen| !fallen.back).count();
    let players = since.saturating_add(usize::try_from(tournament.left()).unwrap_or(usize::MAX));
    let mut notes: Vec<String> = Vec::new();
    if sealed != all {
        notes.push(format!(
            "The envelopes hold {}, and {} is collected now: the difference is the winner\u{2019}s.",
            money(sealed),
            money(all)
        ));
    }
    if players > mystery.envelopes.len() {
        notes.push("There are more players than envelopes: the last of them win none.".into());
    } else if players < mystery.envelopes.len() {
        notes.push("There are more envelopes than players: the winner has the rest.".into());
    }
    notes.join(" ")
}

impl Action for SealMystery {
    /// # Errors
    /// Refused without mystery bounties, outside play, twice, while entries may still add bounties, and for envelopes that
    /// are not as many as the players left or do not sum to what was collected.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        may_seal(tournament, may_still_grow(tournament, context.now))?;
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
        if !for_everybody(sizes, tournament.left(), collected(tournament)) {
            return Err(Refusal::bad(format!(
                "The envelopes hold {}, and {} was collected.",
                plain(together(sizes)),
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
        let reckoned = reckon(tournament);
        let fell =
            reckoned.fallen.iter().find(|(of, turn, _, _)| (*of, *turn) == (self.of, self.turn));
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
        let next = next.ok_or_else(|| Refusal::not_now("All envelopes are open."))?;
        let amount = next.min(reckoned.in_envelopes);
        Ok(vec![EnvelopeOpened { of: self.of, turn: self.turn, amount, every: true }.into()])
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
        let turn = turn_of(tournament, self.of, self.turn, self.every);
        if let Some(mystery) = &mut tournament.mystery {
            mystery.opened.push((self.of, turn, self.amount));
        }
    }
}
