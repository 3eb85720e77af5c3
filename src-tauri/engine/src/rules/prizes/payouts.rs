//! The amounts by place (HPT, Payout).

use crate::rulebook::citations::Citation;
use crate::rulebook::prize_structure::{PrizeStructure, Shares};
use crate::rulebook::prize_wish::{FirstWish, PlacesWish, StructureWish};
use crate::rulebook::setup::closing::OnSale;
use crate::rules::entries::late_registration::late_registration_open;
use crate::rules::prizes::follow::fitted;
use crate::rules::prizes::places::finishes;
use crate::rules::prizes::pool::pool;
use crate::state::generated_prizes::{Field, Granted, Structure};
use crate::state::prelude::*;
use std::cmp::Ordering;

/// The prize of each place from first down: sums to the pool to the minor unit, never rises, and none is nothing. Empty
/// without a pool. A flight pays what its series says, whatever its own field.
pub fn payouts(tournament: &Tournament) -> Vec<Money> {
    if let Some(pays) = paid_by_flight(tournament) {
        return pays.to_vec();
    }
    let (structure, total) = (&tournament.setup.prizes, pool(tournament).total);
    if let Some(wish) = generated_by(structure, tournament.counted_entries) {
        return generated(tournament, *wish, total).prizes();
    }
    divide(structure, total, tournament.counted_entries, tournament.setup.price.total())
}

/// The structure that is generated for this tournament and this pool.
fn generated(tournament: &Tournament, wish: StructureWish, total: Money) -> Structure {
    let buy_in = tournament.setup.price.total();
    let field = field(&tournament.setup.prizes, total, tournament.counted_entries, buy_in);
    tournament.generated_prizes.structure(wish, field, || wish.structure(&field))
}

/// All that this tournament itself plays for: the pool, and in a flight of a series what that pays its own players.
pub fn played_for(tournament: &Tournament) -> Money {
    match paid_by_flight(tournament) {
        Some(pays) => pays.iter().copied().sum(),
        None => pool(tournament).total,
    }
}

/// The prizes of a flight by the rules of its series; nothing for any other tournament.
fn paid_by_flight(tournament: &Tournament) -> Option<&[Money]> {
    tournament.of_series.as_ref()?.pays.as_deref()
}

/// Whether the pool's terms and the structure may be changed now.
///
/// # Errors
/// Refused for a flight, once a prize has been won or paid out, and after a deal.
pub fn may_change_prizes(tournament: &Tournament) -> Result<(), Refusal> {
    if let Some(series) = tournament.of_series.as_ref().filter(|series| series.is_flight()) {
        return Err(refuse!(
            NotNow,
            "series-has-the-prizes",
            "{name} has the prizes of its flights. Change its rules there.",
            name = series.figures.name.as_str()
        ));
    }
    no_prize_is_won(tournament)
}

/// Whether entries may still come or go, whose money changes the prizes: those of the tournament, or of its series.
///
/// # Errors
/// Refused once a prize has been won or paid out, and after a deal.
pub fn no_prize_is_won(tournament: &Tournament) -> Result<(), Refusal> {
    if tournament.deal.is_some() {
        return Err(refuse!(
            NotNow,
            "deal-made-these-prizes",
            "A deal covers these prizes. Undo it first."
        ));
    }
    let paid = places_paid(tournament);
    let won = finishes(tournament).first().is_some_and(|finish| finish.place <= paid);
    if won || !tournament.prize_payments.is_empty() {
        return Err(refuse!(
            NotNow,
            "prize-won-prizes-stay",
            "A prize is won already. The prizes can no longer change."
        ));
    }
    Ok(())
}

/// Whether entries or rebuys may still add to the pool.
pub fn may_still_grow(tournament: &Tournament, now: Millis) -> bool {
    if tournament.phase() == Phase::Finished {
        return false;
    }
    [OnSale::Rebuys, OnSale::AddOns, OnSale::ReEntries]
        .into_iter()
        .any(|what| what.open_until(tournament, now).is_some())
        || late_registration_open(tournament, now).is_ok()
}

/// How many places are paid.
pub fn places_paid(tournament: &Tournament) -> u32 {
    if let Some(pays) = paid_by_flight(tournament) {
        return to_u32(pays.len());
    }
    let pool = pool(tournament).total;
    if pool <= Money::ZERO {
        return 0;
    }
    let structure = &tournament.setup.prizes;
    let entries = tournament.counted_entries;
    if let Some(wish) = generated_by(structure, entries) {
        return wish.paid(&field(structure, pool, entries, tournament.setup.price.total()));
    }
    to_u32(payouts(tournament).len())
}

/// How many places the structure names; rounding may leave the lowest of them nothing.
fn places(structure: &PrizeStructure, entries: u32) -> u32 {
    let places = match (&structure.shares, table_of(structure, entries)) {
        (_, Some(table)) => to_u32(table.len()),
        (Shares::Generated { wish, .. }, None) => wish.places(entries),
        (Shares::Amounts { amounts }, None) => to_u32(amounts.len()),
        (Shares::Percentages { hundredths }, None) => to_u32(hundredths.len()),
        // The pool says how many seats there are; every entry could win one.
        (Shares::Seats { .. }, None) => entries,
    };
    places.min(entries)
}

/// Divides a pool among the paid places of a field; nobody has entered, nobody wins what the house adds.
pub fn divide(structure: &PrizeStructure, pool: Money, entries: u32, buy_in: Money) -> Vec<Money> {
    if pool <= Money::ZERO || entries == 0 {
        return Vec::new();
    }
    let places = to_usize(places(structure, entries));
    let exact = match (&structure.shares, table_of(structure, entries)) {
        (_, Some(table)) => of_shares(pool, table, places),
        (Shares::Percentages { hundredths }, None) => of_shares(pool, hundredths, places),
        (Shares::Seats { value, .. }, None) => return of_seats(pool, *value, places),
        (Shares::Amounts { amounts }, None) => return fitted(amounts, pool, entries),
        (Shares::Generated { wish, .. }, None) => {
            let field = field(structure, pool, entries, buy_in);
            return wish.structure(&field).prizes();
        }
    };
    rounded(exact, pool, structure.unit)
}

/// Prizes rounded down to the unit, the rest to first place.
fn rounded(exact: Vec<Money>, pool: Money, unit: Money) -> Vec<Money> {
    let mut prizes: Vec<Money> = exact.into_iter().map(|prize| prize.down_to(unit)).collect();
    // A place whose prize rounds to nothing is not a paid one, or the bubble would be announced too early. First
    // place stays, since it takes what is left.
    let paid = prizes.iter().rposition(|prize| *prize > Money::ZERO).unwrap_or(0);
    prizes.truncate(paid.saturating_add(1));
    let rest = pool.minus(prizes.iter().copied().sum());
    if let Some(first) = prizes.first_mut() {
        *first = first.plus(rest);
    }
    prizes
}

/// Where the amounts come from in fact: the published tables, while the field is one of theirs, else the wish, or what the host
/// said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PrizesFrom {
    /// The published table for this field.
    Tables,
    /// A structure that is made for this field.
    Generated,
    /// Amounts that the host fixed.
    Amounts,
    /// The host's percentages.
    Percentages,
    /// Seats in another event.
    Seats,
}

/// Where the amounts come from now.
pub fn prizes_from(tournament: &Tournament) -> PrizesFrom {
    let structure = &tournament.setup.prizes;
    match (&structure.shares, table_of(structure, tournament.counted_entries)) {
        (_, Some(_)) => PrizesFrom::Tables,
        (Shares::Generated { .. }, None) => PrizesFrom::Generated,
        (Shares::Amounts { .. }, None) => PrizesFrom::Amounts,
        (Shares::Percentages { .. }, None) => PrizesFrom::Percentages,
        (Shares::Seats { .. }, None) => PrizesFrom::Seats,
    }
}

/// The published table that a structure follows for so many entries.
fn table_of(structure: &PrizeStructure, entries: u32) -> Option<&'static [u32]> {
    let tables = match &structure.shares {
        Shares::Generated { tables, .. } => *tables,
        _ => false,
    };
    PrizeStructure::hpt_table(entries).filter(|_| tables).map(|(_, table)| table)
}

/// The wish by which the prizes of so many entries are generated.
fn generated_by(structure: &PrizeStructure, entries: u32) -> Option<&StructureWish> {
    match &structure.shares {
        Shares::Generated { wish, .. } if table_of(structure, entries).is_none() => Some(wish),
        _ => None,
    }
}

/// What the structure of a pool is generated for. Where the published tables end, it begins with what they pay.
fn field(structure: &PrizeStructure, pool: Money, entries: u32, buy_in: Money) -> Field {
    let after_tables = matches!(structure.shares, Shares::Generated { tables: true, .. });
    let table = PrizeStructure::hpt_table(LAST_OF_TABLES).filter(|_| after_tables);
    let from_table = table.and_then(|(_, table)| {
        let pool = pool.share(u64::from(LAST_OF_TABLES), u64::from(entries.max(LAST_OF_TABLES)));
        let prizes = rounded(of_shares(pool, table, table.len()), pool, structure.unit);
        Some((*prizes.first()?, u32::try_from(prizes.len()).ok()?))
    });
    Field { pool, entries, buy_in, unit: structure.unit, from_table }
}

/// The most entries that the published tables are for (HPT, Payout).
const LAST_OF_TABLES: u32 = 30;

fn of_shares(pool: Money, hundredths: &[u32], places: usize) -> Vec<Money> {
    hundredths.iter().take(places).map(|share| pool.share(u64::from(*share), 10_000)).collect()
}

/// As many seats as the pool buys, at most one for each place, and the rest to the next place; to first place when
/// everybody has a seat.
fn of_seats(pool: Money, value: Money, places: usize) -> Vec<Money> {
    let seats = pool.0.checked_div(value.0).and_then(|seats| usize::try_from(seats).ok());
    let seats = seats.unwrap_or(0).min(places);
    let mut prizes = vec![value; seats];
    let rest = pool.minus(value.times(to_u64(seats)));
    if rest > Money::ZERO {
        if seats < places {
            prizes.push(rest);
        } else if let Some(first) = prizes.first_mut() {
            *first = first.plus(rest);
        }
    }
    prizes
}

/// What places with these prizes win where that is not money alone: "seat", or "seat and cash". Empty for money, and for
/// places of different kinds that are shared.
pub fn what(structure: &PrizeStructure, prizes: &[Money]) -> Phrase {
    let Shares::Seats { value, ticket } = &structure.shares else { return Phrase::default() };
    let event = ticket.as_ref().map(|ticket| ticket.event.as_str());
    let first = prizes.first().map(|prize| prize.cmp(value));
    match (first.filter(|first| prizes.iter().all(|prize| prize.cmp(value) == *first)), event) {
        (Some(Ordering::Equal), None) => phrase!("prize-seat", "seat"),
        (Some(Ordering::Equal), Some(event)) => {
            phrase!("prize-seat-in", "seat in {event}", event)
        }
        (Some(Ordering::Greater), None) => phrase!("prize-seat-and-cash", "seat and cash"),
        (Some(Ordering::Greater), Some(event)) => {
            phrase!("prize-seat-in-and-cash", "seat in {event} and cash", event)
        }
        (Some(Ordering::Less) | None, _) => Phrase::default(),
    }
}

/// How the amounts came about, in a sentence or two, with the published source if there is one.
pub fn how(tournament: &Tournament) -> (Phrase, Option<Citation>) {
    if let Some(pays) = paid_by_flight(tournament) {
        let name = tournament.of_series.as_ref().map_or("", |series| &series.figures.name);
        let how = match pays {
            [] => phrase!("prizes-of-series", "{name} pays over all flights.", name),
            _ => phrase!(
                "prizes-of-flight",
                "{name} pays this flight\u{2019}s own players so.",
                name
            ),
        };
        return (how, None);
    }
    let structure = &tournament.setup.prizes;
    let customs = tournament.setup.customs();
    let rounded = |how: Phrase| {
        if structure.unit.0 <= 1 {
            return how;
        }
        let rounding = phrase!(
            "prizes-rounded",
            "Rounded down to {unit}, the rest to first place.",
            unit = tournament.money(structure.unit),
        );
        Phrase::one_after_the_other([how, rounding])
    };
    let table = table_of(structure, tournament.counted_entries)
        .and_then(|_| PrizeStructure::hpt_table(tournament.counted_entries));
    if let Some((range, table)) = table {
        let shares: Vec<String> =
            table.iter().map(|share| share.checked_div(100).unwrap_or(0).to_string()).collect();
        let how = rounded(phrase!(
            "prizes-by-published-table",
            "Published table for {range} players: {shares} per cent.",
            range,
            shares = shares.join(" / "),
        ));
        return (how, Some(Citation { book: "HPT".into(), rule: "Payout".into() }));
    }
    let how = match &structure.shares {
        // The host chose the tables, and the field is larger than theirs.
        Shares::Generated { tables: true, wish } => Phrase::one_after_the_other([
            phrase!(
                "published-tables-end",
                "The published tables end at {entries} entries.",
                entries = LAST_OF_TABLES,
            ),
            how_generated(tournament, wish),
        ]),
        Shares::Generated { wish, .. } => how_generated(tournament, wish),
        Shares::Amounts { .. } => phrase!("prizes-fixed", "Amounts fixed by the host."),
        Shares::Percentages { hundredths } => {
            let shares: Vec<String> =
                hundredths.iter().map(|share| customs.hundredths(u64::from(*share))).collect();
            rounded(phrase!(
                "prizes-own-shares",
                "The host\u{2019}s own shares: {shares} per cent.",
                shares = shares.join(" / "),
            ))
        }
        Shares::Seats { value, .. } => how_seats(tournament, *value),
    };
    (how, None)
}

/// What a host should know of the prizes: what the wish could not have, and what has changed under a fixed structure.
pub fn notes(tournament: &Tournament) -> Vec<Phrase> {
    let structure = &tournament.setup.prizes;
    let money = |amount| tournament.money(amount);
    let total = pool(tournament).total;
    let mut notes = super::pool::notes(tournament);
    if total <= Money::ZERO || paid_by_flight(tournament).is_some() {
        return notes;
    }
    if let Some(wish) = generated_by(structure, tournament.counted_entries) {
        let made = generated(tournament, *wish, total);
        notes.extend(made.granted.iter().map(|granted| match granted {
            Granted::Least { wished, given } if given > wished => phrase!(
                "least-is-rounded-up",
                "The smallest prize is {given}: round amounts that use up the pool, none below {wished}.",
                given = money(*given),
                wished = minimum(tournament, wish, *wished),
            ),
            Granted::Least { wished, given } => phrase!(
                "least-takes-the-pool",
                "A minimum cash of {wished} for every paid place takes the whole pool. It is {given}, so that higher places get more. Or pay fewer places.",
                wished = minimum(tournament, wish, *wished),
                given = money(*given),
            ),
            Granted::Places { wished, given } => phrase!(
                "places-take-more-than-the-pool",
                "{wished} places take more than the pool at the smallest amount. {paid} paid.",
                wished = tournament.grouped(u64::from(*wished)),
                paid = Phrase::count(*given, "place is", "places are"),
            ),
            Granted::First { wished, given } => phrase!(
                "first-gets-another-amount",
                "First place was to get {wished}. It gets {given}, so that all prizes stay round, in order, and no lower than with one entry less.",
                wished = money(*wished),
                given = money(*given),
            ),
        }));
    }
    notes.extend(rounded_away(tournament, total));
    notes.extend(rounding_moves(tournament, total));
    if let Shares::Amounts { amounts } = &structure.shares {
        let fixed: Money = amounts.iter().copied().sum();
        if total > fixed {
            notes.push(phrase!(
                "fixed-for-a-smaller-pool",
                "The prizes were fixed for a pool of {fixed}. It is {pool} now. The extra {more} goes to first place.",
                fixed = money(fixed),
                pool = money(total),
                more = money(total.minus(fixed)),
            ));
        } else if total < fixed {
            notes.push(phrase!(
                "fixed-for-a-larger-pool",
                "The prizes were fixed for a pool of {fixed}. It is {pool} now. The missing {less} is taken from the highest prizes.",
                fixed = money(fixed),
                pool = money(total),
                less = money(fixed.minus(total)),
            ));
        }
    }
    notes
}

/// That rounding leaves nothing for places that the structure names.
fn rounded_away(tournament: &Tournament, total: Money) -> Option<Phrase> {
    let structure = &tournament.setup.prizes;
    let entries = tournament.counted_entries;
    let by_shares = matches!(structure.shares, Shares::Percentages { .. });
    if !by_shares && table_of(structure, entries).is_none() {
        return None;
    }
    let wished = places(structure, entries);
    let paid = to_u32(divide(structure, total, entries, tournament.setup.price.total()).len());
    (paid < wished).then(|| {
        phrase!(
            "rounding-leaves-places-nothing",
            "Rounding down to {unit} leaves nothing for the lower places. {paid} paid instead of {wished}.",
            unit = tournament.money(structure.unit.max(Money(1))),
            paid = Phrase::count(paid, "place is", "places are"),
            wished = tournament.grouped(u64::from(wished)),
        )
    })
}

/// What rounding takes from the lower places of a table or of the host's percentages, and gives to first place.
fn rounding_moves(tournament: &Tournament, total: Money) -> Option<Phrase> {
    let structure = &tournament.setup.prizes;
    let entries = tournament.counted_entries;
    let exact = PrizeStructure { unit: Money::ZERO, ..structure.clone() };
    let by_shares = matches!(structure.shares, Shares::Percentages { .. });
    if structure.unit.0 <= 1 || (!by_shares && table_of(structure, entries).is_none()) {
        return None;
    }
    let first = |structure: &PrizeStructure| {
        let prizes = divide(structure, total, entries, tournament.setup.price.total());
        prizes.first().copied().unwrap_or_default()
    };
    let moved = first(structure).minus(first(&exact));
    (moved > Money::ZERO).then(|| {
        phrase!(
            "rounding-moves",
            "Rounding down to {unit} moves {amount} from the lower places to first place.",
            unit = tournament.money(structure.unit),
            amount = tournament.money(moved),
        )
    })
}

/// How a generated structure came about.
fn how_generated(tournament: &Tournament, wish: &StructureWish) -> Phrase {
    let customs = tournament.setup.customs();
    let places = match wish.places {
        PlacesWish::Share { hundredths } => match 10_000_u32.checked_rem(hundredths) {
            Some(0) if hundredths < 10_000 => phrase!(
                "one-in-so-many-is-paid",
                "1 in {number} is paid",
                number = 10_000_u32.checked_div(hundredths).unwrap_or(1),
            ),
            _ => phrase!(
                "per-cent-of-the-field-is-paid",
                "{share} per cent of the field is paid",
                share = customs.hundredths(u64::from(hundredths)),
            ),
        },
        PlacesWish::Number { places } => phrase!(
            "so-many-are-paid",
            "{places} paid",
            places = Phrase::count(places, "place is", "places are"),
        ),
    };
    let least = tournament.setup.price.total().share(u64::from(wish.least), 100);
    let least = minimum(tournament, wish, least);
    match wish.first {
        FirstWish::Usual {} => phrase!(
            "prizes-generated",
            "{places}, at least {least} each, in round amounts. What is left goes to 1st.",
            places,
            least,
        ),
        FirstWish::Share { hundredths } => phrase!(
            "prizes-generated-first-near",
            "{places}, at least {least} each, about {share} per cent of the pool to 1st, in round amounts. What is left goes to 1st.",
            places,
            least,
            share = customs.hundredths(u64::from(hundredths)),
        ),
        FirstWish::Steepness { hundredths } => phrase!(
            "prizes-generated-falling",
            "{places}, at least {least} each, falling with the power {power}, in round amounts. What is left goes to 1st.",
            places,
            least,
            power = customs.hundredths(u64::from(hundredths)),
        ),
    }
}

/// The minimum cash of a wish; where an entry costs more than it brings the pool, with the price that it is a multiple of.
fn minimum(tournament: &Tournament, wish: &StructureWish, amount: Money) -> Phrase {
    let price = tournament.setup.price;
    let amount = tournament.money(amount);
    if price.total() == price.prize {
        return Phrase::own(amount.to_string());
    }
    phrase!(
        "minimum-of-the-full-price",
        "{amount} ({times} times the {price} of an entry, all fees included)",
        amount,
        times = tournament.setup.customs().hundredths(u64::from(wish.least)),
        price = tournament.money(price.total()),
    )
}

/// How a satellite's pool became seats.
fn how_seats(tournament: &Tournament, value: Money) -> Phrase {
    let money = |amount| tournament.money(amount);
    let prizes = payouts(tournament);
    let seats = prizes.iter().take_while(|prize| **prize >= value).count();
    if seats == 0 {
        return phrase!(
            "seat-for-every-so-much",
            "A seat for every {value} in the pool. What is left over goes in cash to the next place.",
            value = money(value),
        );
    }
    let seats = Phrase::seats_won(seats);
    match (prizes.first(), prizes.last()) {
        (_, Some(rest)) if *rest < value => phrase!(
            "pool-buys-seats-and-cash",
            "The pool buys {seats} worth {value}. The {rest} left over goes to {place} place in cash.",
            seats,
            value = money(value),
            rest = money(*rest),
            place = Phrase::places(to_u32(prizes.len()), to_u32(prizes.len())),
        ),
        (Some(first), _) if *first > value => phrase!(
            "a-seat-for-everybody-and-cash",
            "{seats} worth {value}, one for everybody. The {rest} left over goes to first place in cash.",
            seats,
            value = money(value),
            rest = money(first.minus(value)),
        ),
        _ => phrase!(
            "pool-buys-seats",
            "The pool buys {seats} worth {value}, and nothing is left over.",
            seats,
            value = money(value),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::setup::price::Price;
    use crate::rulebook::templates;

    fn hpt(unit: i64) -> PrizeStructure {
        let wish = StructureWish::default();
        PrizeStructure { shares: Shares::Generated { tables: true, wish }, unit: Money(unit) }
    }

    fn divided(unit: i64, entries: u32) -> Vec<i64> {
        let pool = Money(2_500).times(u64::from(entries));
        divide(&hpt(unit), pool, entries, Money(2_500)).into_iter().map(|prize| prize.0).collect()
    }

    /// What the house adds before anybody has entered is nobody's, also where the host fixed the amounts.
    #[test]
    fn without_entries_nobody_wins() {
        let amounts = vec![Money(6_000), Money(4_000)];
        let fixed = PrizeStructure { shares: Shares::Amounts { amounts }, unit: Money(1) };
        for structure in [hpt(1), fixed] {
            assert_eq!(divide(&structure, Money(10_000), 0, Money(2_500)), []);
        }
    }

    /// HPT, Payout, 21-30 players: 30 entries at $25, then rounded to $5 with the remainder to first.
    #[test]
    fn thirty_entries_at_25() {
        assert_eq!(divided(1, 30), [30_000, 18_750, 15_000, 7_500, 3_750]);
        assert_eq!(divided(500, 30), [30_500, 18_500, 15_000, 7_500, 3_500]);
    }

    #[test]
    fn hpt_tables_change_at_11_and_21() {
        assert_eq!(divided(1, 10), [12_500, 7_500, 5_000]);
        assert_eq!(divided(1, 11).len(), 4);
        assert_eq!(divided(1, 20), [25_000, 12_500, 7_500, 5_000]);
        assert_eq!(divided(1, 21).len(), 5);
    }

    #[test]
    fn two_players_play_for_two_prizes() {
        assert_eq!(divided(1, 2), [3_500, 1_500]);
    }

    #[test]
    fn beyond_the_tables_prizes_sum_and_never_rise() {
        for entries in [31, 36, 45, 180, 1_000, 10_112] {
            for unit in [1, 500, 2_500] {
                let prizes = divided(unit, entries);
                assert_eq!(prizes.iter().sum::<i64>(), 2_500 * i64::from(entries));
                assert!(prizes.is_sorted_by(|a, b| a >= b), "{entries}: {prizes:?}");
                assert!(prizes.iter().all(|prize| *prize > 0));
            }
        }
    }

    #[test]
    fn a_place_that_rounds_to_nothing_is_not_paid() {
        // 75.00 by 50/30/20, rounded to 40: 40 / 0 / 0, the rest to first.
        assert_eq!(divided(4_000, 3), [7_500]);
        assert_eq!(divided(2_000, 3), [5_500, 2_000]);
    }

    /// Thirteen at 25, halves, thirds and fifths of 325 rounded to 1,000.
    #[test]
    fn a_unit_above_the_lower_prizes_is_said() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.setup.prizes.shares = Shares::Percentages { hundredths: vec![5000, 3000, 2000] };
        (tournament.counted_entries, tournament.prize_pool) = (13, Money(32_500));
        let mut told = |unit: i64| {
            tournament.setup.prizes.unit = Money(unit);
            notes(&tournament)
        };
        assert_eq!(
            told(500)[0].english,
            "Rounding down to $5 moves $2.50 from the lower places to first place."
        );
        assert!(told(0).is_empty());
        let why = "leaves nothing for the lower places.";
        assert_eq!(
            told(100_000)[0].english,
            format!("Rounding down to $1,000 {why} 1 place is paid instead of 3.")
        );
        assert_eq!(
            told(7_000)[0].english,
            format!("Rounding down to $70 {why} 2 places are paid instead of 3.")
        );
    }

    /// A card room's $300 + $40, 15 per cent paid: one and a half times $340 is $510, and round amounts begin above it.
    #[test]
    fn the_reason_for_the_smallest_prize_names_the_prize_that_is_paid() {
        let mut tournament = Tournament::new(templates::t1000());
        let places = PlacesWish::Share { hundredths: 1_500 };
        let wish = StructureWish { places, ..StructureWish::default() };
        tournament.setup.prizes =
            PrizeStructure { shares: Shares::Generated { tables: false, wish }, unit: Money(500) };
        tournament.setup.price =
            Price { prize: Money(30_000), fee: Money(4_000), ..Price::default() };
        let full = "$510 (1.5 times the $340 of an entry, all fees included)";
        let mut smallest = Vec::new();
        for entries in 500..560 {
            tournament.counted_entries = entries;
            tournament.prize_pool = Money(30_000).times(u64::from(entries));
            let last = *payouts(&tournament).last().unwrap();
            let said = tournament.money(last);
            let expected = format!(
                "The smallest prize is {said}: round amounts that use up the pool, none below {full}."
            );
            let notes = notes(&tournament);
            assert!(notes.iter().any(|note| note.english == expected), "{said}: {notes:?}");
            assert!(how(&tournament).0.english.contains(&format!("at least {full} each")));
            smallest.push(last);
        }
        // Some structures begin above the next round amount.
        assert!(smallest.contains(&Money(55_000)) && smallest.iter().any(|last| last.0 > 55_000));
        tournament.setup.price = Price { prize: Money(34_000), ..Price::default() };
        assert!(how(&tournament).0.english.contains("at least $510 each"));
    }

    fn seats(pool: i64, value: i64, entries: u32) -> Vec<i64> {
        let structure = PrizeStructure {
            shares: Shares::Seats { value: Money(value), ticket: None },
            unit: Money(500),
        };
        divide(&structure, Money(pool), entries, Money(12_000))
            .into_iter()
            .map(|prize| prize.0)
            .collect()
    }

    /// Ten entries at 120: two seats at 500, and the 200 that are left to third place.
    #[test]
    fn a_satellite_pays_seats_and_the_rest_in_cash() {
        assert_eq!(seats(120_000, 50_000, 10), [50_000, 50_000, 20_000]);
        assert_eq!(seats(100_000, 50_000, 10), [50_000, 50_000]);
        assert_eq!(seats(49_999, 50_000, 10), [49_999]);
        assert_eq!(seats(100_001, 50_000, 10), [50_000, 50_000, 1]);
        assert_eq!(seats(120_000, 50_000, 2), [70_000, 50_000], "a seat for everybody");
    }

    #[test]
    fn a_satellite_says_how_and_what() {
        let mut tournament = Tournament::new(templates::t1000());
        tournament.setup.prizes.shares = Shares::Seats { value: Money(50_000), ticket: None };
        tournament.counted_entries = 10;
        let mut told = |pool| {
            tournament.prize_pool = Money(pool);
            how(&tournament).0
        };
        assert_eq!(
            told(120_000).english,
            "The pool buys 2 seats worth $500. The $200 left over goes to 3rd place in cash."
        );
        assert_eq!(
            told(50_000).english,
            "The pool buys 1 seat worth $500, and nothing is left over."
        );
        assert!(told(10_000).english.starts_with("A seat for every $500 in the pool"));
        assert!(told(520_000).english.contains("The $200 left over goes to first place"));
        let structure = &tournament.setup.prizes;
        assert_eq!(what(structure, &[Money(50_000), Money(50_000)]).english, "seat");
        assert_eq!(what(structure, &[Money(50_000), Money(20_000)]).english, "");
        assert_eq!(what(structure, &[Money(70_000)]).english, "seat and cash");
        assert_eq!(what(&hpt(1), &[Money(50_000)]).english, "");
    }

    #[test]
    fn no_pool_no_prizes() {
        let tournament = Tournament::new(templates::t1000());
        assert!(payouts(&tournament).is_empty());
        assert_eq!(places_paid(&tournament), 0);
    }

    /// What the series says goes before the flight's own field; its own pool, and so its till, stays what it is.
    #[test]
    fn a_flight_pays_what_its_series_says() {
        use crate::state::of_series::{OfSeries, SeriesFigures};
        use std::sync::Arc;
        let mut tournament = Tournament::new(templates::t1000());
        tournament.prize_pool = Money(100_000);
        tournament.counted_entries = 40;
        assert!(places_paid(&tournament) > 1);
        let figures = SeriesFigures { flight: 2, pool: Money(900_000), ..SeriesFigures::default() };
        let mut of = |pays: Option<Vec<Money>>| {
            let series = OfSeries { figures: figures.clone(), pays, ..OfSeries::default() };
            tournament.of_series = Some(Arc::new(series));
            (payouts(&tournament), places_paid(&tournament), played_for(&tournament))
        };
        assert_eq!(of(Some(Vec::new())), (Vec::new(), 0, Money::ZERO));
        let bands = vec![Money(20_000), Money(20_000), Money(10_000)];
        assert_eq!(of(Some(bands.clone())), (bands, 3, Money(50_000)));
        let (own, paid, all) = of(None);
        assert_eq!((own.iter().copied().sum::<Money>(), all), (Money(100_000), Money(100_000)));
        assert_eq!(to_usize(paid), own.len());
        assert_eq!(may_change_prizes(&tournament).unwrap_err().key, "series-has-the-prizes");
        assert_eq!(no_prize_is_won(&tournament), Ok(()), "entries still come and go");
        assert_eq!(super::super::pool::pool_told(&tournament).total, Money(900_000));
        assert_eq!(pool(&tournament).total, Money(100_000));
    }
}
