//! The set-up of a file, as far as a template of ours has it: prices, chips, schedule, prizes. All else is as a home game has it.

use crate::reading::{Price as TheirPrice, Stage as TheirStage, TdtFile, Terms, Tournament};
use cssparser::color::{parse_hash_color, parse_named_color};
use shuffle_up_engine::base::money::{Currency, Money};
use shuffle_up_engine::base::numbers::to_u32;
use shuffle_up_engine::base::wording::{Phrase, phrase};
use shuffle_up_engine::rulebook::chip_set::Chip;
use shuffle_up_engine::rulebook::pool_terms::PoolTerms;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::schedule::{Ante, Bets, Break, Level, Stage};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::{AddOnRule, AddOnsFrom, BuyIn, Price, RebuyRule};
use shuffle_up_engine::rulebook::templates::t1000;

/// The colour of a chip whose colour is not known: grey.
const NO_COLOUR: &str = "#7a7f83";
/// The most ways to buy in beside the usual one.
const MOST_BUY_INS: usize = 12;
/// The longest name of a way to buy in, in characters.
const LONGEST_NAME: usize = 40;
/// So many add-ons are as many as wanted.
const AS_MANY_AS_WANTED: u32 = 99;
/// All of something, in hundredths of a per cent.
const ALL: i64 = 10_000;

/// The set-up of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadSetUp {
    /// The set-up.
    pub set_up: SetUp,
    /// What of the file is not in it, and why.
    pub left_out: Vec<Phrase>,
}

impl TdtFile {
    /// The set-up, with its amounts in a currency. It is not checked yet: a file may well have a stack of no chips.
    ///
    /// # Errors
    /// There is no price, or it buys no stack.
    pub fn set_up(&self, currency: &Currency) -> Result<ReadSetUp, Phrase> {
        let theirs = &self.tournament;
        let first = theirs
            .buy_ins
            .first()
            .ok_or_else(|| phrase!("past-no-buy-in", "The file has no buy-in price."))?;
        let starting_stack = positive(first.chips).ok_or_else(|| {
            phrase!("past-no-stack", "The first buy-in does not say how many chips it buys.")
        })?;
        let usual = t1000();
        let amounts = Amounts::of(theirs, currency);
        let mut left_out = Vec::new();
        let (chips, stack_chips) = chips(theirs, starting_stack, &mut left_out);
        let mut schedule = usual.schedule.clone();
        schedule.stages = theirs.stages.iter().map(stage).collect();
        let title = theirs.title.trim();
        let others = theirs.buy_ins.iter().skip(1).filter_map(|price| {
            let name: String = price.name.trim().chars().take(LONGEST_NAME).collect();
            let chips = positive(price.chips).filter(|_| !name.is_empty())?;
            Some(BuyIn { name, price: amounts.price(price), chips })
        });
        let prizes = prizes(theirs, &amounts, &usual.prizes, &mut left_out);
        let in_play = theirs.rebuys.in_play;
        let rebuy = sold(&theirs.rebuys, "rebuys", &mut left_out).map(|(price, chips)| RebuyRule {
            price: amounts.price(price),
            chips,
            limit: theirs.rebuys.most,
            until: until(theirs, &theirs.rebuys),
            at_most: if in_play { starting_stack } else { 0 },
        });
        let add_on = sold(&theirs.add_ons, "add-ons", &mut left_out);
        let add_on = add_on.map(|(price, chips)| AddOnRule {
            price: amounts.price(price),
            chips,
            limit: theirs.add_ons.most.unwrap_or(AS_MANY_AS_WANTED),
            from: AddOnsFrom::Start {},
            until: until(theirs, &theirs.add_ons),
        });
        let set_up = SetUp {
            name: if title.is_empty() { "The Tournament Director".into() } else { title.into() },
            currency: currency.clone(),
            locale: None,
            price: amounts.price(first),
            buy_ins: others.take(MOST_BUY_INS).collect(),
            rebuy,
            add_on,
            starting_stack,
            stack_chips,
            chips: if chips.is_empty() { usual.chips.clone() } else { chips },
            schedule,
            prizes,
            pool: PoolTerms {
                guarantee: amounts.money(theirs.guaranteed.unwrap_or(0)),
                added: amounts.money(theirs.house_adds.unwrap_or(0)),
                ..PoolTerms::default()
            },
            ..usual
        };
        Ok(ReadSetUp { set_up, left_out })
    }
}

/// Their amounts, which are in hundredths whatever the currency, in its minor units.
struct Amounts {
    unit: i64,
    bounties: bool,
}

impl Amounts {
    fn of(theirs: &Tournament, currency: &Currency) -> Self {
        Self {
            unit: 10_i64.saturating_pow(u32::from(currency.decimals.min(4))),
            bounties: theirs.bounties,
        }
    }

    const fn money(&self, hundredths: i64) -> Money {
        Money(hundredths.saturating_mul(self.unit).div_euclid(100))
    }

    /// The rake is part of their price, and a bounty is on top of it.
    fn price(&self, price: &TheirPrice) -> Price {
        let bounty = price.bounty.filter(|_| self.bounties).unwrap_or(0);
        Price {
            prize: self.money(price.fee.unwrap_or(0).saturating_sub(price.rake)),
            fee: self.money(price.rake),
            bounty: self.money(bounty),
            ..Price::default()
        }
    }
}

fn positive(number: Option<i64>) -> Option<u64> {
    number.and_then(|number| u64::try_from(number).ok()).filter(|number| *number > 0)
}

/// The usual price of what is sold, and its chips.
fn sold<'t>(
    terms: &'t Terms,
    what: &'static str,
    left_out: &mut Vec<Phrase>,
) -> Option<(&'t TheirPrice, u64)> {
    let price = terms.prices.first()?;
    let chips = positive(price.chips);
    if chips.is_none() {
        left_out.push(match what {
            "rebuys" => phrase!(
                "tdt-rebuy-without-chips",
                "The template has no rebuys: the price does not say how many chips it buys."
            ),
            _ => phrase!(
                "tdt-add-on-without-chips",
                "The template has no add-ons: the price does not say how many chips it buys."
            ),
        });
    }
    Some((price, chips?))
}

/// Their last level is one in which something is still sold.
fn until(theirs: &Tournament, terms: &Terms) -> Closing {
    let levels = theirs.stages.iter().filter(|stage| matches!(stage, TheirStage::Level { .. }));
    let last = terms.last_level.unwrap_or_else(|| to_u32(levels.count()));
    Closing::Level { level: last.saturating_add(1) }
}

fn stage(stage: &TheirStage) -> Stage {
    let long = |minutes: &Option<u32>| i64::from(minutes.unwrap_or(0)).saturating_mul(60_000);
    match stage {
        TheirStage::Level { minutes, small, big, ante, limits, notes } => {
            let chips = |number: &Option<i64>| positive(*number).unwrap_or(0);
            let ante = match chips(ante) {
                0 => Ante::None {},
                chips => Ante::PerPlayer { chips },
            };
            let bets = limits.and_then(|(small, big)| {
                Some(Bets { small: positive(Some(small))?, big: positive(Some(big))? })
            });
            let level = Level::blinds(chips(small), chips(big), long(minutes));
            Stage::Level(Level { ante, bets, note: notes.clone(), ..level })
        }
        TheirStage::Break { minutes, notes } => {
            Stage::Break(Break { length_ms: long(minutes), note: notes.clone() })
        }
    }
}

/// The chips in use, and how many of each make the stack; no proposal where they do not.
fn chips(theirs: &Tournament, stack: u64, left_out: &mut Vec<Phrase>) -> (Vec<Chip>, Vec<u32>) {
    let mut chips: Vec<(Chip, u32)> = Vec::new();
    for chip in theirs.chips.iter().filter(|chip| chip.used) {
        let Some(value) = positive(chip.value) else { continue };
        let colour = colour(&chip.color);
        if colour.is_none() && !chip.color.is_empty() {
            left_out.push(phrase!(
                "tdt-chip-colour",
                "The colour “{colour}” of the chip {value} is not known. The chip is grey.",
                colour = chip.color.clone(),
                value
            ));
        }
        let colour = colour.unwrap_or_else(|| NO_COLOUR.into());
        let chip_of = Chip { value, name: chip.label.clone(), colour, ..Chip::default() };
        chips.push((chip_of, chip.each.unwrap_or(0)));
    }
    chips.sort_by_key(|(chip, _)| chip.value);
    let worth = chips.iter().map(|(chip, each)| chip.value.saturating_mul(u64::from(*each)));
    let worth = worth.fold(0, u64::saturating_add);
    let each = chips.iter().map(|(_, each)| *each).collect();
    let chips = chips.into_iter().map(|(chip, _)| chip).collect();
    (chips, if worth == stack { each } else { Vec::new() })
}

/// A colour as ours are written, from one with a name or in digits.
fn colour(written: &str) -> Option<String> {
    let written = written.trim().to_lowercase();
    let (red, green, blue) = match written.strip_prefix('#') {
        Some(digits) => {
            let (red, green, blue, alpha) = parse_hash_color(digits.as_bytes()).ok()?;
            (alpha >= 1.0).then_some((red, green, blue))?
        }
        None => parse_named_color(&written).ok()?,
    };
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}

/// The prizes by place: shares of the pool or fixed amounts, where all are the one or the other and make a structure.
fn prizes(
    theirs: &Tournament,
    amounts: &Amounts,
    usual: &PrizeStructure,
    left_out: &mut Vec<Phrase>,
) -> PrizeStructure {
    let mut by_place: Vec<_> = theirs
        .prizes
        .iter()
        .filter(|prize| !prize.goods)
        .filter_map(|prize| Some((prize.place?, prize.share, prize.fixed)))
        .filter(|(_, share, fixed)| share.or(*fixed) > Some(0))
        .collect();
    by_place.sort_by_key(|(place, ..)| *place);
    if by_place.is_empty() {
        return usual.clone();
    }
    let unit = theirs.rounded_to.map_or(usual.unit, |unit| amounts.money(unit));
    let in_order = (1..).zip(&by_place).all(|(place, (of, ..))| place == *of);
    let falling = |amounts: &[i64]| amounts.is_sorted_by(|above, below| above >= below);
    let shares: Option<Vec<i64>> = by_place.iter().map(|(_, share, _)| *share).collect();
    let fixed: Option<Vec<i64>> = by_place.iter().map(|(.., fixed)| *fixed).collect();
    let of = |shares| PrizeStructure { shares, unit };
    match (shares.filter(|all| falling(all)), fixed.filter(|all| falling(all))) {
        (Some(shares), _) if in_order => {
            let sum = shares.iter().copied().fold(0, i64::saturating_add);
            let hundredths: Option<Vec<u32>> =
                shares.iter().map(|share| u32::try_from(*share).ok()).collect();
            if let Some(hundredths) = hundredths.filter(|_| sum == ALL) {
                return of(Shares::Percentages { hundredths });
            }
            left_out.push(phrase!(
                "tdt-prizes-not-all",
                "The prizes in per cent are not 100 together. The template has its usual prizes."
            ));
        }
        (None, Some(fixed)) if in_order => {
            return of(Shares::Amounts {
                amounts: fixed.into_iter().map(|amount| amounts.money(amount)).collect(),
            });
        }
        _ => left_out.push(phrase!(
            "tdt-prizes-no-structure",
            "The prizes make no structure by place. The template has its usual prizes."
        )),
    }
    usual.clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_have_names_or_digits() {
        for (written, is) in [
            ("blue", Some("#0000ff")),
            (" Silver ", Some("#c0c0c0")),
            ("LightGoldenrodYellow", Some("#fafad2")),
            ("#00FF00", Some("#00ff00")),
            ("#fff", Some("#ffffff")),
            ("transparent", None),
            ("#12", None),
            ("bluish", None),
            ("", None),
        ] {
            assert_eq!(colour(written).as_deref(), is, "{written}");
        }
    }
}
