//! What a host decides before play: the price, the chips, the schedule, the rules, the prizes.

pub mod closing;
pub mod day_end;
pub mod locale;
pub mod own_stacks;
pub mod price;
pub mod table_numbers;

use crate::base::customs::Customs;
use crate::base::ids::position;
use crate::base::money::Currency;
use crate::base::prelude::*;
use crate::base::words::clean_name;
use crate::rulebook::bounty_kind::BountyKind;
use crate::rulebook::chip_set::{Chip, ChipSet, LARGEST_STACK};
use crate::rulebook::house_rules::HouseRules;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::PrizeStructure;
use crate::rulebook::schedule::Schedule;
use closing::{Closing, OnSale};
use day_end::DayEnd;
use own_stacks::{MOST_OWN_STACKS, OwnStack};
pub use price::{AddOnRule, AddOnsFrom, BuyIn, EarlyBird, Price, ReEntryRule, RebuyRule};
use table_numbers::{TableNumbers, too_many};

/// One tournament's set-up: plain data, saved with the tournament, made from a template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The event's name, 1 to 120 characters.
    pub name: String,
    /// The name of the template that it was made from; empty where nobody knows.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub template: String,
    /// The game, such as "No-limit hold'em".
    pub game: String,
    /// The announced start, in milliseconds since the Unix epoch; absent when none is announced.
    pub starts_at: Option<Millis>,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The language and country by whose customs amounts and dates are written, such as "en-GB"; absent for those of the
    /// machine.
    #[serde(default)]
    pub locale: Option<String>,
    /// What an entry costs.
    pub price: Price,
    /// Other ways to buy in.
    #[serde(default)]
    pub buy_ins: Vec<BuyIn>,
    /// What an entry costs once play has begun; absent for the same price.
    #[serde(default)]
    pub late_price: Option<Price>,
    /// Chips for those who enter early; absent for none.
    #[serde(default)]
    pub early_bird: Option<EarlyBird>,
    /// The rebuy rule; absent when there are no rebuys.
    pub rebuy: Option<RebuyRule>,
    /// The add-on rule; absent when there are no add-ons.
    #[serde(default)]
    pub add_on: Option<AddOnRule>,
    /// The re-entry rule; absent when there are no re-entries.
    #[serde(default)]
    pub re_entry: Option<ReEntryRule>,
    /// New entries are taken until this point; absent: not after the start.
    pub late_registration_until: Option<Closing>,
    /// Chips that an entry buys.
    pub starting_stack: ChipCount,
    /// Players who begin with a stack of their own, such as the finalists of a season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub own_stacks: Vec<OwnStack>,
    /// Whether the first draw puts the largest stacks at a table each, as far as the tables go.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    pub top_stacks_apart: bool,
    /// How many chips of each colour make the starting stack, in the order of the chip set; empty for no proposal.
    pub stack_chips: Vec<u32>,
    /// The chips on the table, from the smallest value up.
    pub chips: Vec<Chip>,
    /// So many chips of a colour are sold together: 1 to 10,000.
    #[serde(default = "usual_lot")]
    pub chip_lot: u32,
    /// How many stacks the chips are to make, rebuys included; absent for as many as there are entries.
    #[serde(default)]
    pub stacks_expected: Option<u32>,
    /// Levels and breaks.
    pub schedule: Schedule,
    /// The level with which play begins, from 1: on a later day of an event that with which the day before stopped. Absent for the
    /// first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub begins_with: Option<u32>,
    /// The house rules.
    pub rules: HouseRules,
    /// How many tables the room has; absent for as many as are needed.
    #[serde(default)]
    pub tables: Option<u32>,
    /// The numbers that stand on them, such as "61-68" or "21-40 45 47", which then say how many there are; empty for 1, 2, 3
    /// and so on.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[ts(as = "Option<String>", optional)]
    pub table_numbers: String,
    /// An event with fewer entries does not run; absent where any field plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub smallest_field: Option<u32>,
    /// The most entries that the event takes, re-entries among them; absent for no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub most_entries: Option<u32>,
    /// How the day ends, where the event is played to its end on another day; absent where it is not, or nobody knows yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day_end: Option<DayEnd>,
    /// How the prize pool is divided.
    pub prizes: PrizeStructure,
    /// What the house adds to the pool, guarantees and takes out.
    #[serde(default)]
    pub pool: PoolTerms,
    /// What becomes of the bounties, where the price has any.
    #[serde(default)]
    pub bounty: BountyKind,
}

/// The largest price: a hundred thousand million minor units.
const LARGEST_PRICE: i64 = 100_000_000_000;
/// The most kinds of buy-in beside the usual one.
const MOST_BUY_INS: usize = 12;
/// The most tables of a room.
pub const MOST_TABLES: u32 = 20_000;

/// Play begins with none beyond it.
const MOST_LEVELS: u32 = 500;

/// The most entries that a field is limited to.
const LARGEST_FIELD: u32 = 200_000;

/// Chips are sold in racks of a hundred and halves of one.
pub(crate) fn usual_lot() -> u32 {
    50
}

impl SetUp {
    /// The position in the schedule at which play begins, from 0.
    pub fn first_stage(&self) -> usize {
        let level = self.begins_with.unwrap_or(1).clamp(1, MOST_LEVELS);
        let stage = |at: &usize| {
            !self.schedule.stage(*at).is_break() && self.schedule.level_number(*at) >= level
        };
        let most = self.schedule.stages.len().saturating_add(to_usize(level));
        (0..=most).find(stage).unwrap_or(0)
    }

    /// Until when this is sold; absent where it is not.
    pub fn closing(&self, what: OnSale) -> Option<Closing> {
        match what {
            OnSale::LateRegistration => self.late_registration_until,
            OnSale::Rebuys => self.rebuy.map(|rule| rule.until),
            OnSale::ReEntries => self.re_entry.map(|rule| rule.until),
            OnSale::AddOns => self.add_on.map(|rule| rule.until),
        }
    }

    /// Sells this until another point. Does nothing where the set-up has no rule for it.
    pub(crate) fn set_closing(&mut self, what: OnSale, until: Closing) {
        match what {
            OnSale::LateRegistration => self.late_registration_until = Some(until),
            OnSale::Rebuys => self.rebuy.iter_mut().for_each(|rule| rule.until = until),
            OnSale::ReEntries => self.re_entry.iter_mut().for_each(|rule| rule.until = until),
            OnSale::AddOns => self.add_on.iter_mut().for_each(|rule| rule.until = until),
        }
    }

    /// Keeps what goes by the first break where it is, although an earlier break comes into the schedule after the level with
    /// this number.
    pub(crate) fn keep_first_break(&mut self, level: u32) {
        for what in OnSale::ALL {
            if self.closing(what) == Some(Closing::FirstBreak {}) {
                self.set_closing(what, Closing::Level { level: level.saturating_add(1) });
            }
        }
        for rule in self.add_on.iter_mut().filter(|rule| rule.from == AddOnsFrom::FirstBreak {}) {
            rule.from = AddOnsFrom::AfterLevel { level };
        }
    }

    /// The chips with what is known of their supply.
    pub fn chip_set(&self) -> ChipSet {
        ChipSet {
            chips: self.chips.clone(),
            stack_chips: self.stack_chips.clone(),
            lot: self.chip_lot,
            stacks: self.stacks_expected,
        }
    }

    /// Puts another set on the tables.
    pub(crate) fn put_chip_set(&mut self, set: ChipSet) {
        self.chips = set.chips;
        self.stack_chips = set.stack_chips;
        self.chip_lot = set.lot;
        self.stacks_expected = set.stacks;
    }

    /// The set-up as a log holds it, within what [`Self::checked`] lets through: a damaged file names any number.
    pub(crate) fn bounded(mut self) -> Self {
        self.buy_ins.truncate(MOST_BUY_INS);
        self.own_stacks.truncate(MOST_OWN_STACKS);
        self.tables = self.tables.map(|tables| tables.min(MOST_TABLES));
        self.table_numbers = self.own_numbers().to_string();
        let chips = self.chip_set().bounded();
        self.put_chip_set(chips);
        self.schedule = self.schedule.bounded();
        self.prizes = self.prizes.bounded();
        self.pool = self.pool.bounded();
        self.rules = self.rules.bounded();
        self
    }

    /// The chips that a buy-in of this kind buys: 0 is the usual one, as is any that there is not.
    pub fn stack_of(&self, buy_in: u32) -> ChipCount {
        let kind = position(buy_in).and_then(|index| self.buy_ins.get(index));
        kind.map_or(self.starting_stack, |kind| kind.chips)
    }

    /// Checks that every value makes sense and tidies the names.
    ///
    /// # Errors
    /// Refuses an empty or overlong name, prices or stacks out of range, house rules that make no sense
    /// ([`HouseRules::check`]), an empty schedule, a level without blinds, and chips that are not in rising order.
    pub fn checked(mut self) -> Result<Self, Refusal> {
        self.name = clean_name(&self.name);
        self.game = clean_name(&self.game);
        self.template = clean_name(&self.template);
        if self.name.is_empty() || self.name.chars().count() > 120 {
            return Err(refuse!(
                BadValue,
                "give-tournament-name-1",
                "Give the tournament a name of 1 to 120 characters."
            ));
        }
        let code = self.currency.code.as_bytes();
        if self.currency.decimals > 4 || code.len() != 3 || !code.iter().all(u8::is_ascii_uppercase)
        {
            return Err(refuse!(
                BadValue,
                "currency-code-three-capital",
                "Give the currency three capital letters, such as USD, and at most four decimals."
            ));
        }
        self.locale = self.locale.as_deref().map(locale::checked).transpose()?;
        self.check_prices()?;
        self.own_stacks = own_stacks::checked(self.own_stacks)?;
        self.rules.check()?;
        self.check_field()?;
        self.day_end.as_ref().map_or(Ok(()), DayEnd::check)?;
        refuse_if(
            self.begins_with.is_some_and(|level| !(1..=MOST_LEVELS).contains(&level)),
            || refuse!(BadValue, "begins-with-a-level", "Play begins with a level from 1 to 500."),
        )?;
        self.set_tables(self.tables, &TableNumbers::read(&self.table_numbers)?)?;
        self.chips = self.chip_set().checked()?.chips;
        self.schedule.check()?;
        self.prizes.check(&self.customs())?;
        self.pool = self.pool.checked()?;
        self.schedule.tidy();
        Ok(self)
    }

    /// The smallest and the largest field.
    fn check_field(&self) -> Result<(), Refusal> {
        let limits = [self.smallest_field, self.most_entries];
        refuse_if(
            limits.iter().flatten().any(|entries| !(2..=LARGEST_FIELD).contains(entries)),
            || refuse!(BadValue, "field-out-of-range", "A field has 2 to 200,000 entries."),
        )?;
        let (smallest, most) = (self.smallest_field.unwrap_or(0), self.most_entries);
        refuse_if(most.is_some_and(|most| most < smallest), || {
            refuse!(
                BadValue,
                "smallest-field-above-most",
                "The smallest field is larger than the most entries."
            )
        })
    }

    /// Prices and stacks of everything that is sold.
    fn check_prices(&mut self) -> Result<(), Refusal> {
        if self.buy_ins.len() > MOST_BUY_INS {
            return Err(refuse!(
                BadValue,
                "tournament-most-12-kinds",
                "A tournament has at most 12 kinds of buy-in."
            ));
        }
        for buy_in in &mut self.buy_ins {
            buy_in.name = clean_name(&buy_in.name);
            if buy_in.name.is_empty() || buy_in.name.chars().count() > 40 {
                return Err(refuse!(
                    BadValue,
                    "give-every-buy-name",
                    "Give every buy-in a name of 1 to 40 characters."
                ));
            }
        }
        let of_rules = [
            Some((self.price, self.starting_stack)),
            self.late_price.map(|price| (price, self.starting_stack)),
            self.rebuy.map(|rule| (rule.price, rule.chips)),
            self.add_on.map(|rule| (rule.price, rule.chips)),
            self.re_entry.map(|rule| (rule.price, rule.chips)),
            self.early_bird.map(|early| (Price::default(), early.chips)),
        ];
        let of_buy_ins = self.buy_ins.iter().map(|buy_in| (buy_in.price, buy_in.chips));
        for (price, chips) in of_rules.into_iter().flatten().chain(of_buy_ins) {
            if price.parts().iter().any(|part| !(0..=LARGEST_PRICE).contains(&part.0)) {
                return Err(refuse!(
                    BadValue,
                    "price-cannot-negative-nor",
                    "A price is between 0 and 1,000,000,000."
                ));
            }
            if chips == 0 || chips > LARGEST_STACK {
                return Err(refuse!(
                    BadValue,
                    "stack-least-chip-most",
                    "A stack has at least one chip and at most 10,000,000,000."
                ));
            }
        }
        Ok(())
    }

    /// The numbers that stand on the room's tables; none where they are 1, 2, 3 and so on.
    fn own_numbers(&self) -> TableNumbers {
        TableNumbers::read(&self.table_numbers).unwrap_or_default()
    }

    /// The room's tables, the lowest number first: without end where it has as many as are needed.
    pub fn room_tables(&self) -> impl Iterator<Item = TableNumber> + use<> {
        let own = self.own_numbers();
        let counted = (own.count() == 0).then(|| 1..=self.tables.unwrap_or(u32::MAX));
        own.each().chain(counted.into_iter().flatten().map(TableNumber))
    }

    /// Says how many tables the room has, or which.
    ///
    /// # Errors
    /// Refused for no table and for too many.
    pub(crate) fn set_tables(
        &mut self,
        tables: Option<u32>,
        numbers: &TableNumbers,
    ) -> Result<(), Refusal> {
        let tables = if numbers.count() > 0 { Some(numbers.count()) } else { tables };
        refuse_if(tables.is_some_and(|tables| !(1..=MOST_TABLES).contains(&tables)), too_many)?;
        (self.tables, self.table_numbers) = (tables, numbers.to_string());
        Ok(())
    }

    /// How this tournament writes amounts and numbers.
    pub fn customs(&self) -> Customs {
        Customs::new(&self.currency, self.locale.as_deref())
    }
}
