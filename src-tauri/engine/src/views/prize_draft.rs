//! A prize structure while it is edited: what it would pay, before it is in force.

use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::{PrizeStructure, Shares};
use crate::rules::prizes::follow::{HeldPrize, follow, range};
use crate::rules::prizes::payouts::{PrizesFrom, how, notes, payouts, prizes_from};
use crate::rules::prizes::pool::pool;
use crate::state::prelude::*;
use crate::views::prizes::share_of;

/// Neighbouring places that get the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeTier {
    /// The first of them.
    pub place: u32,
    /// The last of them.
    pub place_to: u32,
    /// What each gets.
    pub amount: Money,
    /// What each gets of the pool, in hundredths of a per cent; the host's own share where the structure is in percentages.
    pub share: u32,
    /// The host has put it there.
    pub held: bool,
}

/// Places of a tier that are pulled up or down together, as a bar of the chart is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pull {
    /// The first of them.
    pub place: u32,
    /// The last of them.
    pub place_to: u32,
    /// How far.
    pub to: PullTo,
}

/// How far places are pulled. What cannot be is taken to the nearest that can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PullTo {
    /// To this share of the pool, to the nearest step.
    Share {
        /// Hundredths of a per cent.
        hundredths: u32,
    },
    /// By so many steps: of the structure's unit, of one whole unit of the currency where it has none, or of a tenth of a per
    /// cent where the structure is in percentages.
    Steps {
        /// How many; down where it is negative.
        steps: i32,
    },
}

/// What a structure would pay now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct PrizeDraftView {
    /// All that is played for.
    pub pool: Money,
    /// How many places are paid.
    pub places: u32,
    /// The prizes from first place down.
    pub tiers: Vec<PrizeTier>,
    /// The amount of each place, for putting them in force as they are.
    pub amounts: Vec<Money>,
    /// The structure as it goes into force: with places held, their amounts and those that follow, or the percentages.
    pub structure: PrizeStructure,
    /// The places that are held, after what was pulled.
    pub held: Vec<HeldPrize>,
    /// Where the amounts come from in fact, which is not always what was chosen: the published tables end at 30 entries.
    pub from: PrizesFrom,
    /// How they came about.
    pub how: Phrase,
    /// What could not be as wished, and what would do.
    #[ts(type = "string[]")]
    pub notes: Vec<Phrase>,
    /// Why this cannot be; empty where it can. The amounts are then those without what is held.
    pub refusal: Phrase,
}

/// All of a pool in hundredths of a per cent.
const WHOLE: Money = Money(10_000);
/// A tenth of a per cent.
const TENTH: Money = Money(10);

/// What is divided among the places: the pool, or a hundred per cent.
struct Division {
    parts: Vec<Money>,
    whole: Money,
    unit: Money,
    step: Money,
}

impl Division {
    fn of(tried: &Tournament) -> Self {
        let prizes = &tried.setup.prizes;
        if let Shares::Percentages { hundredths } = &prizes.shares {
            let parts = hundredths.iter().map(|share| Money(i64::from(*share))).collect();
            return Self { parts, whole: WHOLE, unit: TENTH, step: TENTH };
        }
        let digits = u32::from(tried.setup.currency.decimals);
        let one = Money(10_i64.checked_pow(digits).unwrap_or(1));
        let step = if prizes.unit.0 > 1 { prizes.unit } else { one };
        Self { parts: payouts(tried), whole: pool(tried).total, unit: prizes.unit, step }
    }

    /// The places held after a pull: those pulled at the amount nearest to the wished one, the others as they were.
    fn pulled(&self, held: &[HeldPrize], pull: &Pull) -> Option<Vec<HeldPrize>> {
        let pulls = pull.place..=pull.place_to;
        let others = held.iter().filter(|held| !pulls.contains(&held.place)).copied();
        let others: Vec<HeldPrize> = others.collect();
        let places = to_u32(self.parts.len());
        if pull.place == 0 || pull.place > pull.place_to || pull.place_to > places {
            return None;
        }
        let down = |amount: i64| Money(amount).down_to(self.step).0;
        let step = self.step.0.max(1);
        let wished = match pull.to {
            PullTo::Share { hundredths } => {
                let exact = self.whole.share(u64::from(hundredths), 10_000).0;
                down(exact.saturating_add(step.checked_div(2).unwrap_or(0)))
            }
            // Between two steps the next one is the first.
            PullTo::Steps { steps } => {
                let now = follow(&self.parts, held, self.whole, self.unit, &|_| {
                    Value::Text(String::new())
                });
                let index = to_usize(pull.place.saturating_sub(1));
                let now = now.ok()?.get(index)?.0;
                let from = if steps < 0 { now.saturating_add(step.saturating_sub(1)) } else { now };
                down(from).saturating_add(i64::from(steps).saturating_mul(step))
            }
        };
        let tier = pull.place..=pull.place_to;
        let (least, most) = range(&self.parts, &others, tier, self.whole, self.unit)?;
        let amount = Money(wished).max(least).min(most);
        Some(others.into_iter().chain(pulls.map(|place| HeldPrize { place, amount })).collect())
    }
}

/// What a structure would pay now, with some places held and perhaps some pulled. A place is held at an amount, or, where the
/// structure is in percentages, at hundredths of a per cent.
pub fn prize_draft_view(
    tournament: &Tournament,
    prizes: &PrizeStructure,
    terms: Option<&PoolTerms>,
    held: &[HeldPrize],
    pull: Option<&Pull>,
) -> PrizeDraftView {
    let mut tried = tournament.clone();
    let mut refused = prizes.check(&tournament.setup.customs());
    if refused.is_ok() {
        tried.setup.prizes = prizes.clone();
    }
    match terms.map(|terms| terms.clone().checked()) {
        Some(Ok(terms)) => tried.setup.pool = terms,
        Some(Err(refusal)) => refused = refused.and(Err(refusal)),
        None => {}
    }
    let total = pool(&tried).total;
    let (from, how, notes) = (prizes_from(&tried), how(&tried).0, notes(&tried));
    let division = Division::of(&tried);
    let pulled = pull.and_then(|pull| division.pulled(held, pull));
    let held = pulled.unwrap_or_else(|| held.to_vec());
    if !held.is_empty() {
        let in_per_cent = matches!(tried.setup.prizes.shares, Shares::Percentages { .. });
        let plain = |amount: Money| {
            if in_per_cent {
                per_cent(tournament, amount).into_argument()
            } else {
                tournament.money(amount).into_argument()
            }
        };
        match follow(&division.parts, &held, division.whole, division.unit, &plain) {
            Ok(amounts) if !in_per_cent => tried.setup.prizes.shares = Shares::Amounts { amounts },
            Ok(shares) => {
                let shares = shares.into_iter().map(|share| u32::try_from(share.0).unwrap_or(0));
                tried.setup.prizes.shares = Shares::Percentages { hundredths: shares.collect() };
            }
            Err(refusal) => refused = refused.and(Err(refusal)),
        }
    }
    let amounts = payouts(&tried);
    PrizeDraftView {
        pool: total,
        places: to_u32(amounts.len()),
        tiers: tiers(&tried.setup.prizes, &amounts, total, &held),
        amounts,
        structure: tried.setup.prizes,
        held,
        from,
        how,
        notes,
        refusal: refused.err().map(Refusal::sentence).unwrap_or_default(),
    }
}

fn per_cent(tournament: &Tournament, hundredths: Money) -> Phrase {
    let hundredths = u64::try_from(hundredths.0).unwrap_or(0);
    phrase!(
        "so-much-per-cent",
        "{share} per cent",
        share = tournament.setup.customs().hundredths(hundredths),
    )
}

/// Neighbours that get the same, as one.
fn tiers(
    prizes: &PrizeStructure,
    amounts: &[Money],
    total: Money,
    held: &[HeldPrize],
) -> Vec<PrizeTier> {
    let own: &[u32] = match &prizes.shares {
        Shares::Percentages { hundredths } => hundredths,
        _ => &[],
    };
    let held: BTreeSet<u32> = held.iter().map(|held| held.place).collect();
    let mut own = own.iter().copied();
    let mut tiers: Vec<PrizeTier> = Vec::new();
    for (place, amount) in (1_u32..).zip(amounts) {
        let held = held.contains(&place);
        let share = own.next().unwrap_or_else(|| share_of(*amount, total));
        match tiers.last_mut() {
            Some(last) if (last.amount, last.share, last.held) == (*amount, share, held) => {
                last.place_to = place;
            }
            _ => tiers.push(PrizeTier { place, place_to: place, amount: *amount, share, held }),
        }
    }
    tiers
}
