//! A series as the desk shows it. Every figure is worked out.

use crate::day::Point;
use crate::differences::{Difference, differences};
use crate::entering::{Beyond, beyond_limits};
use crate::flights::{EntryRef, Field, Flight, Stack, StackStanding};
use crate::log::{SeriesLine, SeriesLog};
use crate::money::{FlightMoney, Prizes, Won};
use crate::next_day::NextDayOfAll;
use crate::people::Open;
use crate::places::over_all;
use crate::prelude::*;
use crate::rules::{Inside, Rules};
use crate::said::{Member, PlayerRef, Said, Series};
use crate::{Day, day::Standing};
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::base::plain_log::LineKind;
use shuffle_up_engine::rules::clock::predicted_end::PredictedEnd;
use shuffle_up_engine::rules::prizes::accounts::Accounts;
use shuffle_up_engine::rules::prizes::pool::Pool;

/// How many chip leaders are shown.
const LEADERS: usize = 20;
/// The most rows of one answer.
const MOST_ROWS: u32 = 500;

/// A series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct SeriesView {
    /// Its name.
    pub name: String,
    /// Its rules.
    pub rules: Rules,
    /// Its tournaments.
    pub members: Vec<Member>,
    /// Its flights side by side, the days of all flights together at the end.
    pub flights: Vec<FlightView>,
    /// The currency of all amounts; absent before there is a tournament.
    pub currency: Option<Currency>,
    /// Entries.
    pub entries: u32,
    /// Players.
    pub players: u32,
    /// Stacks in play or in a bag that goes on.
    pub left: u32,
    /// The pool of all flights.
    pub pool: Pool,
    /// Paid for the house.
    pub fees: Money,
    /// The payouts.
    pub money: MoneyView,
    /// The largest stacks over all flights.
    pub leaders: Vec<GoesOn>,
    /// The forecast of the day of all flights together.
    pub forecast: Forecast,
    /// The changes of closed days since their closing.
    pub differences: Vec<Difference>,
    /// Who has more entries than the rules allow.
    pub beyond: Vec<Beyond>,
    /// Players of one name of whom nobody has said who they are.
    pub open: Vec<Open>,
    /// The next day of all flights together.
    pub next_day: NextDayOfAll,
    /// The line that undo strikes.
    pub undoable: Option<u32>,
}

/// A flight, or the days of all flights together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct FlightView {
    /// Its number; 0 for the days of all flights together.
    pub number: u32,
    /// Its days.
    pub days: Vec<DayView>,
    /// Whether it is closed.
    pub closed: bool,
    /// Whether it takes entries.
    pub takes_entries: bool,
    /// Entries.
    pub entries: u32,
    /// In play or in a bag.
    pub left: u32,
    /// The average of their stacks, rounded down; 0 while nobody is left.
    pub average: ChipCount,
    /// Paid in it for prizes.
    pub pool: Money,
    /// How many of its entries are paid, here or at the end.
    pub places: u32,
    /// Paid to its own players.
    pub paid: Money,
    /// Whether it is down to its paid places.
    pub in_the_money: bool,
    /// The pay of the next player who goes out of it; nothing where that is not the flight's to pay.
    pub next: Money,
}

/// A day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeriesDay")]
pub struct DayView {
    /// The tournament.
    pub tournament: u32,
    /// Its name.
    pub name: String,
    /// Where its clock is.
    pub at: Point,
    /// When it likely ends; absent while nobody can know.
    pub ends: Option<PredictedEnd>,
    /// Whether play has begun.
    pub started: bool,
    /// Whether it is closed.
    pub closed: bool,
    /// Stacks in play.
    pub in_play: u32,
    /// Stacks in bags.
    pub in_bags: u32,
    /// Chips in play.
    pub chips: ChipCount,
    /// Chips in bags.
    pub bagged: ChipCount,
    /// Why these differ, as it was said when the day was closed; else empty.
    pub why: String,
    /// Where its money is.
    pub tills: Accounts,
}

/// The payouts of a series.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeriesMoney")]
pub struct MoneyView {
    /// The prizes of the end, from first place down.
    pub end: Vec<Money>,
    /// The smallest of them.
    pub min_cash: Money,
    /// How many stacks survived their flight and do not go on.
    pub further: u32,
    /// The pay of each of them.
    pub bonus: Money,
    /// Paid by flights to their own players.
    pub in_flights: Money,
    /// What is promised above the pool, and the house puts in.
    pub beyond: Money,
    /// Money that nobody can win yet.
    pub unassigned: Money,
    /// The flights that must close, or stop taking entries, before the prizes are fixed; empty once they are.
    pub waits_for: Vec<u32>,
    /// Whether there is hand-for-hand within a flight.
    pub bubble_in_flight: bool,
}

/// A stack that goes on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct GoesOn {
    /// The player.
    pub who: PlayerRef,
    /// The name.
    pub name: String,
    /// The number on the house's list.
    pub listed: Option<u32>,
    /// The number of the player's card; empty without one.
    pub card: String,
    /// The entry that has it.
    pub entry: EntryRef,
    /// The flight.
    pub flight: u32,
    /// The chips.
    pub chips: ChipCount,
    /// The same in big blinds, rounded down, at the level where the day of all flights together begins.
    pub big_blinds: Option<u64>,
    /// The number of the bag; empty without one.
    pub bag: String,
    /// Whether it is in a bag: else it is in play, and the chips are its last count.
    pub bagged: bool,
    /// Who opened the bag on the day of all flights together; empty while it is closed.
    pub opened_by: String,
}

/// The forecast of the day of all flights together.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "DayTwoForecast")]
pub struct Forecast {
    /// Players of closed flights who go on.
    pub certain: u32,
    /// Players who are expected, those among them.
    pub expected: u32,
    /// Flights that are counted by nobody yet: they have not begun, and nothing says how many go on.
    pub uncounted: Vec<u32>,
    /// Seats at a table.
    pub seats: u32,
    /// Tables for those expected.
    pub tables: u32,
    /// Chips in bags that go on.
    pub chips: ChipCount,
    /// The average of these stacks, rounded down.
    pub average: ChipCount,
    /// The level where it begins: the house's, or the one with which the earliest closed flight goes on. Absent before that is known.
    pub level: Option<u32>,
    /// The big blind there.
    pub big_blind: Option<ChipCount>,
}

/// A stack with its place over all flights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeriesPlace")]
pub struct PlaceRow {
    /// The first place; absent while it is in.
    pub place: Option<u32>,
    /// The last of the places that are shared.
    pub place_to: Option<u32>,
    /// The player.
    pub who: PlayerRef,
    /// The name.
    pub name: String,
    /// The flight.
    pub flight: u32,
    /// The entry that has or had it.
    pub entry: EntryRef,
    /// How it stands.
    pub standing: StackStanding,
    /// The chips, where they are known.
    pub chips: Option<ChipCount>,
    /// Its winnings.
    pub won: Won,
}

/// A page of places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "SeriesPlacesPage")]
pub struct PlacesPage {
    /// The rows.
    pub rows: Vec<PlaceRow>,
    /// How many there are in all.
    pub of: u32,
}

/// A line as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
pub struct ShownSeriesLine {
    /// The line; a closed day without its entries.
    pub line: SeriesLine,
    /// Whether it does not count.
    pub struck: bool,
    /// The names of those of whom it speaks, in its order; empty for one who is not there any more.
    pub who: Vec<String>,
}

/// All that follows from a series and its days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worked<'a> {
    log: &'a SeriesLog,
    now: &'a BTreeMap<u32, Day>,
    /// The stacks.
    pub field: Field,
    /// The prizes.
    pub prizes: Prizes,
}

impl<'a> Worked<'a> {
    /// Works it out.
    pub fn of(log: &'a SeriesLog, now: &'a BTreeMap<u32, Day>) -> Self {
        let field = Field::of(log.state(), now);
        let prizes = Prizes::of(&log.state().rules, &field);
        Self { log, now, field, prizes }
    }

    pub(crate) fn series(&self) -> &Series {
        self.log.state()
    }

    /// The series at a glance.
    pub fn view(&self) -> SeriesView {
        let (series, field) = (self.series(), &self.field);
        let live = field.stacks.iter().filter(|stack| stack.is_live());
        let pairs = field.flights.iter().zip(&self.prizes.flights);
        let currency = field.days.values().find_map(|day| day.currency.clone());
        let mut leaders = self.stacks_with_chips();
        leaders.truncate(LEADERS);
        SeriesView {
            name: series.name.clone(),
            rules: series.rules.clone(),
            members: series.members.clone(),
            flights: pairs.map(|(flight, money)| self.flight(flight, money)).collect(),
            currency,
            entries: to_u32(field.stacks.len()),
            players: field.people.count(),
            left: to_u32(live.count()),
            pool: self.prizes.pool.clone(),
            fees: field.stacks.iter().map(|stack| stack.fee).sum(),
            money: self.money(),
            leaders,
            forecast: self.forecast(),
            differences: differences(series, self.now),
            beyond: beyond_limits(series, field),
            open: field.people.open(),
            next_day: self.next_day(),
            undoable: self.log.undoable(),
        }
    }

    fn money(&self) -> MoneyView {
        let Prizes { end, further, bonus, beyond, unassigned, waits_for, flights, .. } =
            &self.prizes;
        MoneyView {
            end: end.clone(),
            min_cash: self.prizes.min_cash(),
            further: *further,
            bonus: *bonus,
            in_flights: flights.iter().map(|flight| flight.paid).sum(),
            beyond: *beyond,
            unassigned: *unassigned,
            waits_for: waits_for.clone(),
            bubble_in_flight: self.series().rules.inside.has_a_bubble(),
        }
    }

    fn flight(&self, flight: &Flight, money: &FlightMoney) -> FlightView {
        let of_it: Vec<&Stack> = self.field.of_flight(flight.number).collect();
        let survived = of_it.iter().filter(|stack| stack.survived()).count();
        let days: Vec<DayView> = flight.days.iter().filter_map(|one| self.day(*one)).collect();
        // The stacks of a flight are on its last day that has begun.
        let last = days.iter().rev().find(|day| day.started);
        let left = last.map_or(to_u32(survived), |day| day.in_play.saturating_add(day.in_bags));
        let chips = last.map_or(0, |day| day.chips);
        let next = money.prizes.get(survived.saturating_sub(1)).copied();
        FlightView {
            number: flight.number,
            closed: flight.closed,
            takes_entries: self.field.takes_entries(flight),
            entries: to_u32(of_it.len()),
            left,
            average: chips.checked_div(u64::from(left)).unwrap_or(0),
            pool: money.paid_in,
            places: money.places,
            paid: money.paid,
            in_the_money: money.in_the_money,
            next: next.unwrap_or_default(),
            days,
        }
    }

    fn day(&self, tournament: u32) -> Option<DayView> {
        let day = self.field.days.get(&tournament)?;
        let closed = self.series().closed.get(&tournament);
        let in_bags = day.entries.iter();
        let in_bags = in_bags.filter(|one| matches!(one.standing, Standing::Bagged { .. })).count();
        Some(DayView {
            tournament,
            name: day.name.clone(),
            at: day.at,
            ends: day.ends.or_else(|| self.ends_like_others(day)),
            started: day.started,
            closed: closed.is_some(),
            in_play: day.in_play(),
            in_bags: to_u32(in_bags),
            chips: day.chips,
            bagged: day.bagged(),
            why: closed.map(|closed| closed.why.clone()).unwrap_or_default(),
            tills: day.tills,
        })
    }

    /// When a day ends by the director's word: like the flights that are closed, with the level before the one where the day of all
    /// flights together begins.
    fn ends_like_others(&self, day: &Day) -> Option<PredictedEnd> {
        let last = self.next_level()?.checked_sub(1)?;
        day.levels.get(&last).map(|end| PredictedEnd { from: *end, to: *end })
    }

    /// The level where the day of all flights together begins: the house's, or the one with which the earliest closed flight goes on.
    fn next_level(&self) -> Option<u32> {
        let field = &self.field;
        let closed = field.flights.iter().filter(|flight| flight.number > 0 && flight.closed);
        let stopped = closed.filter_map(|flight| field.days.get(flight.days.last()?));
        let levels = stopped.map(|day| day.next_level.unwrap_or(day.at.level));
        self.series().rules.day_two_level.or_else(|| levels.min())
    }

    /// Every stack that goes on and whose chips are known, the largest first.
    fn stacks_with_chips(&self) -> Vec<GoesOn> {
        let big_blind = self.forecast().big_blind;
        let live = self.field.stacks.iter().filter(|stack| stack.is_live());
        let mut stacks: Vec<GoesOn> = live
            .filter_map(|stack| Some((stack, stack.chips?)))
            .map(|(stack, chips)| {
                let day = self.field.days.get(&stack.last.tournament);
                let entered = day.and_then(|day| day.entered(stack.last.entry));
                GoesOn {
                    who: stack.person,
                    name: stack.name.clone(),
                    listed: entered.and_then(|entered| entered.listed),
                    card: entered.map(|entered| entered.card.clone()).unwrap_or_default(),
                    entry: stack.last,
                    flight: stack.flight,
                    chips,
                    big_blinds: big_blind.and_then(|big_blind| chips.checked_div(big_blind)),
                    bag: stack.bag.clone(),
                    bagged: stack.standing == StackStanding::Bagged,
                    opened_by: entered.map(|entered| entered.opened_by.clone()).unwrap_or_default(),
                }
            })
            .collect();
        stacks.sort_by(|one, other| {
            other.chips.cmp(&one.chips).then_with(|| one.entry.cmp(&other.entry))
        });
        stacks
    }

    /// The list for the day of all flights together: who comes with which stack, the largest first.
    pub fn going_on(&self) -> Vec<GoesOn> {
        self.stacks_with_chips().into_iter().filter(|stack| stack.bagged).collect()
    }

    /// Who comes to the day of all flights together or has come to it, with the stack as it was last known, the largest first.
    pub fn came(&self) -> Vec<GoesOn> {
        let together = |tournament: u32| {
            self.series().member(tournament).is_some_and(|member| member.flight == 0)
        };
        let comes = |stack: &GoesOn| stack.bagged || together(stack.entry.tournament);
        self.stacks_with_chips().into_iter().filter(comes).collect()
    }

    /// The forecast of the day of all flights together.
    pub fn forecast(&self) -> Forecast {
        let (series, field) = (self.series(), &self.field);
        let flights = || field.flights.iter().filter(|flight| flight.number > 0);
        let goes_on = |stack: &&Stack| stack.is_live() && stack.standing == StackStanding::Bagged;
        let of = |flight: &Flight| to_u32(field.of_flight(flight.number).filter(goes_on).count());
        let entries = |flight: &Flight| to_u32(field.of_flight(flight.number).count());
        let closed = || flights().filter(|flight| flight.closed);
        let certain = closed().map(of).fold(0, u32::saturating_add);
        let of_closed = closed().map(entries).fold(0, u32::saturating_add);
        let (mut expected, mut uncounted) = (certain, Vec::new());
        for flight in flights().filter(|flight| !flight.closed) {
            let in_it = entries(flight);
            let survivors = field.of_flight(flight.number).filter(|stack| stack.survived());
            let last = flight.days.last().and_then(|last| field.days.get(last));
            // A flight that ends with a number of players is known before anybody has entered it.
            if let Some(players) = last.and_then(|day| day.ends_with) {
                let most =
                    if field.takes_entries(flight) { players } else { to_u32(survivors.count()) };
                expected = expected.saturating_add(players.min(most));
                continue;
            }
            // As many as of the flights that are closed, or as many as are paid where that many go on.
            let share = match of_closed {
                0 if series.rules.inside == Inside::Nothing {} => None,
                0 => Some(series.rules.share_of(in_it)),
                of_closed => {
                    let of = u64::from(in_it).saturating_mul(u64::from(certain));
                    Some(to_u32(of.div_ceil(u64::from(of_closed))))
                }
            };
            match share.filter(|_| in_it > 0) {
                Some(share) => {
                    expected = expected.saturating_add(share.min(to_u32(survivors.count())));
                }
                None => uncounted.push(flight.number),
            }
        }
        let level = self.next_level();
        let first = flights().find_map(|flight| field.days.get(flight.days.first()?));
        let big_blind = level.zip(first).and_then(|(level, day)| {
            let place = to_usize(level.saturating_sub(1));
            day.big_blinds.get(place).copied().filter(|big_blind| *big_blind > 0)
        });
        let bags = field.stacks.iter().filter(goes_on);
        let (count, chips) = bags.fold((0_u64, 0_u64), |(count, sum), stack| {
            (count.saturating_add(1), sum.saturating_add(stack.chips.unwrap_or(0)))
        });
        let seats = first.map_or(0, |day| day.seats);
        Forecast {
            certain,
            expected,
            uncounted,
            seats,
            tables: if seats == 0 { 0 } else { expected.div_ceil(seats) },
            chips,
            average: chips.checked_div(count).unwrap_or(0),
            level,
            big_blind,
        }
    }

    /// Places over all flights: those who are in first, the largest stack first, then from the highest place down.
    pub fn places(&self, from: u32, count: u32) -> PlacesPage {
        let field = &self.field;
        let mut live: Vec<usize> = (0..field.stacks.len())
            .filter(|index| field.stacks.get(*index).is_some_and(Stack::is_live))
            .collect();
        let chips = |index: &usize| field.stacks.get(*index).and_then(|stack| stack.chips);
        live.sort_by_key(|index| std::cmp::Reverse(chips(index)));
        let mut order: Vec<(usize, Option<(u32, u32)>)> =
            live.into_iter().map(|index| (index, None)).collect();
        for finish in over_all(field, self.series().rules.places) {
            let places = Some((finish.place, finish.place_to));
            order.extend(finish.stacks.iter().map(|index| (*index, places)));
        }
        let of = to_u32(order.len());
        let page = order.into_iter().skip(to_usize(from)).take(to_usize(count.min(MOST_ROWS)));
        let rows = page.filter_map(|(index, places)| {
            let stack = field.stacks.get(index)?;
            Some(PlaceRow {
                place: places.map(|(place, _)| place),
                place_to: places.map(|(_, place_to)| place_to),
                who: stack.person,
                name: stack.name.clone(),
                flight: stack.flight,
                entry: stack.last,
                standing: stack.standing,
                chips: stack.chips,
                won: self.prizes.won.get(index).copied().unwrap_or_default(),
            })
        });
        PlacesPage { rows: rows.collect(), of }
    }

    /// The lines of the series, the newest first, with the names of those of whom they speak; a closed day without its entries.
    pub fn lines(&self) -> Vec<ShownSeriesLine> {
        let shown = self.log.lines().iter().rev().map(|line| {
            let (mut line, struck) = (line.clone(), self.log.is_struck(line.number));
            let mut who = Vec::new();
            if let LineKind::Said { said } = &mut line.kind {
                said.without_entries();
                who = self.named_in(said);
            }
            ShownSeriesLine { line, struck, who }
        });
        shown.collect()
    }

    fn named_in(&self, said: &Said) -> Vec<String> {
        let player = |who: &PlayerRef| self.field.people.name(*who).to_string();
        match said {
            Said::GivenUp { tournament, entry, .. }
            | Said::BagCorrected { tournament, entry, .. }
            | Said::EntryAccepted { tournament, entry, .. } => {
                let day = self.field.days.get(tournament);
                let entered = day.and_then(|day| day.entered(*entry));
                vec![entered.map(|entered| entered.name.clone()).unwrap_or_default()]
            }
            Said::Matched { pairs } => pairs.iter().flatten().map(player).collect(),
            Said::Parted { who } => vec![player(who)],
            _ => Vec::new(),
        }
    }
}
