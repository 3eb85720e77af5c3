//! The pool of a series, what its flights pay, and what the end pays.

use crate::flights::{Field, Flight, Stack, StackStanding};
use crate::places::{Finish, finishes, in_flight, ranks};
use crate::prelude::*;
use crate::rules::{Band, Forward, Further, Inside, Rules};
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::prize_wish::{PlacesWish, StructureWish};
use shuffle_up_engine::rules::prizes::payouts::divide;
use shuffle_up_engine::rules::prizes::places::Finish as EngineFinish;
use shuffle_up_engine::rules::prizes::pool::{Pool, pool_of};

/// The payouts of a series, so far as they are known.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prizes {
    /// The pool of all flights.
    pub pool: Pool,
    /// The payouts of the flights, flight by flight.
    pub flights: Vec<FlightMoney>,
    /// How many stacks survived their flight and do not go on.
    pub further: u32,
    /// The pay of each of them.
    pub bonus: Money,
    /// The prizes of the end, from first place down.
    pub end: Vec<Money>,
    /// What is promised above the pool, and the house puts in: an advance above the prize, flights that pay what was taken out of the
    /// pool.
    pub beyond: Money,
    /// Money that nobody can win yet.
    pub unassigned: Money,
    /// The flights that must close, or stop taking entries, before the prizes are fixed; empty once they are.
    pub waits_for: Vec<u32>,
    /// The winnings of each stack, by its number in the field.
    pub won: Vec<Won>,
}

/// The winnings of a stack.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "WonInSeries")]
pub struct Won {
    /// All of it, so far as it is known.
    pub total: Money,
    /// The part that its flight pays at once.
    pub at_once: Money,
}

/// The payouts of a flight.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FlightMoney {
    /// The flight.
    pub flight: u32,
    /// Paid in it for prizes.
    pub paid_in: Money,
    /// How many of its entries are paid, here or at the end.
    pub places: u32,
    /// The prize of each place of the flight, for those who go out in it; empty where it pays nothing itself.
    pub prizes: Vec<Money>,
    /// Paid to those who went out in it.
    pub paid: Money,
    /// How many of its paid places went to those who went out in it.
    pub cashed: u32,
    /// Whether it is down to its paid places.
    pub in_the_money: bool,
}

impl Prizes {
    /// Works the payouts out from the rules and the field.
    pub fn of(rules: &Rules, field: &Field) -> Self {
        let paid_in: Money =
            field.days.values().flat_map(|day| &day.entries).map(|entered| entered.pool).sum();
        let pool = pool_of(&rules.pool, paid_in);
        let mut won = vec![Won::default(); field.stacks.len()];
        let further = field.further();
        let mut flights = Vec::new();
        for flight in &field.flights {
            let finishes = in_flight(field, flight.number);
            let made = FlightMoney::of(rules, field, flight, &finishes);
            for finish in &finishes {
                let shares = shares(field, finish, &made.prizes);
                for (stack, share) in finish.stacks.iter().zip(shares) {
                    if let Some(won) = won.get_mut(*stack) {
                        *won = Won { total: share, at_once: share };
                    }
                }
            }
            flights.push(made);
        }
        let advance = match rules.inside {
            Inside::Advance { amount } => amount,
            _ => Money::ZERO,
        };
        let in_money: BTreeSet<u32> =
            flights.iter().filter(|one| one.in_the_money).map(|one| one.flight).collect();
        for (stack, won) in field.stacks.iter().zip(&mut won) {
            let survived = stack.survived() && stack.standing != StackStanding::Added;
            if survived && in_money.contains(&stack.flight) {
                won.total = advance;
                won.at_once = advance;
            }
        }
        let is_advance = advance > Money::ZERO;
        let in_flights: Money =
            if is_advance { Money::ZERO } else { flights.iter().map(|one| one.paid).sum() };
        let own = Money(pool.total.minus(in_flights).0.max(0));
        let places = End::places(rules, field, &flights, own, further);
        let (end, bonus) = End { rules, field, own, further }.prizes(places);
        let mut prizes = Self {
            pool,
            flights,
            further,
            bonus,
            end,
            beyond: Money::ZERO,
            unassigned: Money::ZERO,
            waits_for: waits_for(rules, field),
            won,
        };
        prizes.give(rules, field);
        // What is above the prize of a place was promised beside the pool.
        let mut promised = in_flights.plus(bonus.times(u64::from(further)));
        promised = promised.plus(prizes.end.iter().copied().sum());
        let over = prizes.above_the_prize(rules, field);
        promised = promised.plus(over);
        prizes.beyond = Money(promised.minus(prizes.pool.total).0.max(0));
        prizes.unassigned = Money(prizes.pool.total.minus(promised).0.max(0));
        prizes
    }

    /// Whether nothing can change the prizes any more but a correction.
    pub fn are_fixed(&self) -> bool {
        self.waits_for.is_empty()
    }

    /// The smallest prize of the end; nothing without prizes.
    pub fn min_cash(&self) -> Money {
        self.end.last().copied().unwrap_or_default()
    }

    /// The prizes of the end for those who go on, and for those who went out in the money of their flight and wait for the rest.
    pub(crate) fn parts(&self, rules: &Rules) -> (&[Money], &[Money]) {
        let waiting: u32 = match rules.inside {
            Inside::Advance { .. } => self.flights.iter().map(|one| one.cashed).sum(),
            _ => 0,
        };
        // Where there are fewer prizes than that, they are for those who have come further.
        let upper = self.end.len().checked_sub(to_usize(waiting));
        let parts = upper.and_then(|upper| self.end.split_at_checked(upper));
        parts.unwrap_or((&self.end, &[]))
    }

    /// Gives everybody who is out what the end pays, and further stacks theirs.
    fn give(&mut self, rules: &Rules, field: &Field) {
        for (index, share) in self.paid_by_the_end(rules, field) {
            if let Some(won) = self.won.get_mut(index) {
                won.total = share.max(won.at_once);
            }
        }
        for (stack, won) in field.stacks.iter().zip(&mut self.won) {
            if stack.standing == StackStanding::Further {
                won.total = self.bonus.max(won.at_once);
            }
        }
    }

    /// The payouts of the end, stack by stack.
    fn paid_by_the_end(&self, rules: &Rules, field: &Field) -> Vec<(usize, Money)> {
        let (upper, lower) = self.parts(rules);
        let plays_on = |stack: &Stack| {
            let left = matches!(stack.standing, StackStanding::Further | StackStanding::Added);
            !left && (rules.inside == Inside::Nothing {} || stack.survived())
        };
        let live = field.stacks.iter().filter(|stack| stack.is_live()).count();
        let mut given = Vec::new();
        for finish in finishes(to_u32(live), ranks(field, rules.places, plays_on)) {
            let shares = shares(field, &finish, upper);
            given.extend(finish.stacks.iter().copied().zip(shares));
        }
        if !matches!(rules.inside, Inside::Advance { .. }) {
            return given;
        }
        // How many paid places each group of a flight covers: a bubble that is shared covers fewer than it has players.
        let mut covered: BTreeMap<usize, u32> = BTreeMap::new();
        for flight in &self.flights {
            for finish in in_flight(field, flight.flight) {
                let paid = finish.covers(flight.places);
                for (place, stack) in (0..).zip(&finish.stacks) {
                    if paid > 0 {
                        covered.insert(*stack, u32::from(place < paid));
                    }
                }
            }
        }
        let fell: BTreeSet<usize> = covered.keys().copied().collect();
        let of_them = ranks(field, rules.places, |_| true);
        let of_them = of_them.into_iter().filter(|(stack, _)| fell.contains(stack));
        let mut next: usize = 0;
        for finish in finishes(0, of_them) {
            let places: u32 =
                finish.stacks.iter().filter_map(|stack| covered.get(stack)).copied().sum();
            let prizes = lower.iter().skip(next).take(to_usize(places));
            let split = prizes.copied().sum::<Money>().split(finish.stacks.len());
            given.extend(finish.stacks.iter().copied().zip(split));
            next = next.saturating_add(to_usize(places));
        }
        given
    }

    /// The sum by which advances exceed the prizes that they are an advance on.
    fn above_the_prize(&self, rules: &Rules, field: &Field) -> Money {
        if !matches!(rules.inside, Inside::Advance { .. }) {
            return Money::ZERO;
        }
        let above = |prize: Money, won: &Won| Money(won.at_once.minus(prize).0.max(0));
        let mut prizes: BTreeMap<usize, Money> =
            self.paid_by_the_end(rules, field).into_iter().collect();
        for (index, stack) in field.stacks.iter().enumerate() {
            if stack.standing == StackStanding::Further {
                prizes.insert(index, self.bonus);
            }
        }
        let known = prizes
            .iter()
            .filter_map(|(index, prize)| self.won.get(*index).map(|won| above(*prize, won)));
        known.sum()
    }
}

impl FlightMoney {
    fn of(rules: &Rules, field: &Field, flight: &Flight, finishes: &[Finish]) -> Self {
        let days = flight.days.iter().filter_map(|tournament| field.days.get(tournament));
        let paid_in: Money = days.flat_map(|day| &day.entries).map(|one| one.pool).sum();
        let entries = to_u32(field.of_flight(flight.number).count());
        let share = rules.share_of(entries);
        let (places, prizes) = match &rules.inside {
            Inside::Nothing {} => (0, Vec::new()),
            // Nobody goes out of a flight into the money.
            Inside::AllWhoGoOn {} => (share, Vec::new()),
            Inside::OwnSize {} => {
                let prizes = if share == 0 {
                    Vec::new()
                } else {
                    let structure = so_many(&rules.prizes, share);
                    divide(&structure, paid_in, entries, buy_in(field))
                };
                (to_u32(prizes.len()), prizes)
            }
            Inside::Bands { bands } => {
                let prizes = of_bands(bands, entries);
                (to_u32(prizes.len()), prizes)
            }
            Inside::Advance { amount } => (share, vec![*amount; to_usize(share)]),
        };
        // The days of all flights together have no end but the last.
        let prizes = if flight.number == 0 { Vec::new() } else { prizes };
        let paid = finishes.iter().flat_map(|finish| shares(field, finish, &prizes)).sum();
        let pays = if prizes.is_empty() { 0 } else { places };
        let cashed = finishes.iter().map(|finish| finish.covers(pays)).sum();
        let survived = field.of_flight(flight.number).filter(|stack| stack.survived()).count();
        let in_the_money = flight.number > 0 && pays > 0 && to_u32(survived) <= pays;
        Self { flight: flight.number, paid_in, places, prizes, paid, cashed, in_the_money }
    }
}

/// The prizes of places by these bands, for a flight of so many entries.
fn of_bands(bands: &[Band], entries: u32) -> Vec<Money> {
    let mut prizes = Vec::new();
    let mut above: u32 = 0;
    for band in bands {
        let to = band.to.min(entries);
        let places = to.saturating_sub(above);
        prizes.extend(std::iter::repeat_n(band.amount, to_usize(places)));
        above = above.max(to);
    }
    prizes
}

/// The structure with this number of places, where its number is not the house's own list.
fn so_many(structure: &PrizeStructure, places: u32) -> PrizeStructure {
    match &structure.shares {
        Shares::Generated { wish, .. } => {
            let places = PlacesWish::Number { places: places.max(1) };
            let wish = StructureWish { places, ..*wish };
            PrizeStructure {
                shares: Shares::Generated { tables: false, wish },
                ..structure.clone()
            }
        }
        _ => structure.clone(),
    }
}

fn buy_in(field: &Field) -> Money {
    let first = field.flights.iter().flat_map(|flight| &flight.days).next();
    first.and_then(|tournament| field.days.get(tournament)).map_or(Money::ZERO, |day| day.buy_in)
}

/// The shares of stacks on one place, by the engine's own sharing.
fn shares(field: &Field, finish: &Finish, prizes: &[Money]) -> Vec<Money> {
    let entry =
        |stack: &usize| EntryId(field.stacks.get(*stack).map_or(0, |stack| stack.last.entry));
    let entries = finish.stacks.iter().map(entry).collect();
    let (place, place_to) = (finish.place, finish.place_to);
    EngineFinish { place, place_to, entries, unit: Money(1) }.shares(prizes)
}

/// What the end is worked out of.
struct End<'a> {
    rules: &'a Rules,
    field: &'a Field,
    /// The part of the pool that the flights leave.
    own: Money,
    further: u32,
}

impl End<'_> {
    /// How many places are paid that no flight pays: those of further stacks among them.
    fn places(
        rules: &Rules,
        field: &Field,
        flights: &[FlightMoney],
        own: Money,
        further: u32,
    ) -> u32 {
        let entries = to_u32(field.stacks.len());
        let sum = |of: fn(&FlightMoney) -> u32| flights.iter().map(of).fold(0, u32::saturating_add);
        let left = |stack: &&Stack| {
            matches!(stack.standing, StackStanding::Further | StackStanding::Added)
        };
        let go_on = field.stacks.iter().filter(|one| one.survived() && !left(one)).count();
        let places = match rules.inside {
            Inside::Nothing {} => {
                return to_u32(divide(&rules.prizes, own, entries, buy_in(field)).len());
            }
            Inside::OwnSize {} | Inside::Bands { .. } => {
                sum(|one| one.places).saturating_sub(sum(|one| one.cashed))
            }
            Inside::Advance { .. } => sum(|one| one.places),
            Inside::AllWhoGoOn {} => to_u32(go_on).saturating_add(further),
        };
        places.max(further.saturating_add(1)).min(entries)
    }

    /// The prizes from first place down, and what each further stack is paid.
    fn prizes(&self, places: u32) -> (Vec<Money>, Money) {
        let further = to_usize(self.further);
        let less = places.saturating_sub(self.further).max(1);
        let usual = self.rules.inside == Inside::Nothing {} && self.further == 0;
        match self.rules.further {
            Further::Amount { amount } if further > 0 => {
                let own = self.own.minus(amount.times(u64::from(self.further)));
                (self.divided(own, less), amount)
            }
            Further::MinCash {} if further > 0 => self.with_min_cash(places, less),
            _ if usual => (self.divided(self.own, 0), Money::ZERO),
            _ => (self.divided(self.own, less), Money::ZERO),
        }
    }

    /// Both those who go on and the further stacks have places in one structure, with one smallest prize: the lowest
    /// place stays, those just above it are the further stacks', and what is left of theirs goes to first place.
    fn with_min_cash(&self, places: u32, less: u32) -> (Vec<Money>, Money) {
        let further = to_usize(self.further);
        let mut prizes = self.divided(self.own, places);
        let (Some(min_cash), kept) = (prizes.pop(), prizes.len().saturating_sub(further)) else {
            return (prizes, Money::ZERO);
        };
        if prizes.len() < further {
            // Fewer places than further stacks: there is no money for them.
            return (self.divided(self.own, less), Money::ZERO);
        }
        let theirs: Money = prizes.split_off(kept).into_iter().sum();
        prizes.push(min_cash);
        let rest = theirs.minus(min_cash.times(u64::from(self.further)));
        if let Some(first) = prizes.first_mut() {
            *first = first.plus(rest);
        }
        (prizes, min_cash)
    }

    /// A pool over so many places; 0 for as many as the structure says.
    fn divided(&self, pool: Money, places: u32) -> Vec<Money> {
        let entries = to_u32(self.field.stacks.len());
        let structure = match places {
            0 => self.rules.prizes.clone(),
            places => so_many(&self.rules.prizes, places),
        };
        divide(&structure, pool, entries, buy_in(self.field))
    }
}

/// Which flights must close, or stop taking entries, before the prizes are fixed.
fn waits_for(rules: &Rules, field: &Field) -> Vec<u32> {
    let further_paid = rules.forward != Forward::Added && rules.further != Further::Nothing {};
    let until_closed = further_paid || rules.inside != Inside::Nothing {};
    let waits = |flight: &&Flight| {
        field.takes_entries(flight) || (until_closed && flight.number > 0 && !flight.closed)
    };
    field.flights.iter().filter(waits).map(|flight| flight.number).collect()
}
