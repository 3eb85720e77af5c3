//! Racing a chip off: the odd chips of one table or of several, the cards, and who gets the new chips (RRoP 10, LR 11,
//! TCH 24). What is worked out is written down, so that a race of last year stands as it was held.

use crate::actions::prelude::*;
use crate::rulebook::race_rule::RaceRule;
use crate::rules::chips::deal::{deal, dealt};
use crate::rules::chips::race::{Exchange, Racer, race};
use crate::state::coloured_up::{Raced, RacedSeat, RacedTable};

/// Races a chip off at these tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RaceOff {
    /// The value that leaves.
    pub chip: ChipCount,
    /// The tables, each with its counts.
    pub tables: Vec<TableCount>,
}

/// How many chips of the value that leaves lie at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableCount {
    /// The table.
    pub table: TableNumber,
    /// The seats with such chips; whoever is not named has none.
    pub seats: Vec<SeatCount>,
}

/// How many of them a player has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatCount {
    /// The seat.
    pub seat: SeatNumber,
    /// The chips, the odd ones alone or all of them: 0 to 1,000.
    pub chips: u32,
    /// They are all that the player has.
    #[serde(default)]
    pub last: bool,
    /// The cards that a dealer dealt for the odd chips, such as "Ks 10h"; empty at every seat where the program deals.
    #[serde(default)]
    pub cards: String,
}

/// The most chips of one value at one seat.
const MOST_CHIPS: u32 = 1_000;

/// Chips were raced off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChipsRacedOff {
    /// The value that leaves.
    pub chip: ChipCount,
    /// The value that takes its place.
    pub next: ChipCount,
    /// How the race was held.
    pub rule: RaceRule,
    /// Each table's race.
    pub tables: Vec<RacedTable>,
}

impl TableCount {
    /// Whether the program deals the cards of this table: no dealer's are named.
    pub fn is_dealt_here(&self) -> bool {
        self.seats.iter().all(|seat| seat.cards.trim().is_empty())
    }
}

impl RaceOff {
    /// Whether the program deals cards: a table names none of a dealer's, and has odd chips.
    pub fn draws(&self, tournament: &Tournament) -> bool {
        let next = tournament.next_chip(self.chip).map(|next| next.value);
        let Some(next) = next.filter(|_| self.chip > 0) else { return false };
        let exchange = Exchange { chip: self.chip, next };
        let odd = |seat: &SeatCount| exchange.change(seat.chips).1 > 0;
        self.tables.iter().any(|table| table.is_dealt_here() && table.seats.iter().any(odd))
    }
}

impl Action for RaceOff {
    /// # Errors
    /// Refused for a chip that is not due to leave, while a smaller one is on the tables, for no table, for a table that is
    /// not open or has been raced, for chips at an empty seat, for more chips than are in play, and for cards that do not fit
    /// the odd chips.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
        let chip = self.chip;
        let due = tournament.colour_ups_due(context.now);
        let Some(leaving) = due.iter().find(|due| due.chip.value == chip) else {
            return Err(not_due(tournament, chip));
        };
        if let Some(first) = due.first().filter(|first| first.chip.value < chip) {
            return Err(refuse!(
                NotNow,
                "race-smaller-first",
                "Race off the {chip}s first, at every table.",
                chip = first.chip.value
            ));
        }
        refuse_if(self.tables.is_empty(), || {
            refuse!(BadValue, "say-table-raced", "Say which table races.")
        })?;
        let exchange = Exchange { chip, next: leaving.next.value };
        let rule = tournament.setup.rules.race;
        let to_race: BTreeSet<TableNumber> = tournament.tables_to_race(chip).into_iter().collect();
        let mut seen = BTreeSet::new();
        let mut tables = Vec::with_capacity(self.tables.len());
        for counted in &self.tables {
            tournament.open_table(counted.table)?;
            refuse_if(!to_race.contains(&counted.table) || !seen.insert(counted.table), || {
                refuse!(
                    NotNow,
                    "table-raced-already",
                    "The {chip}s at {table} are raced off already. Undo that race first.",
                    chip,
                    table = tournament.table_said(counted.table)
                )
            })?;
            tables.push(raced(tournament, counted, exchange, rule, context.seed)?);
        }
        // In whatever order they were counted, the log and the list have them by the numbers that stand on them.
        tables.sort_by_key(|raced| raced.table);
        let counted: u64 = tables.iter().map(RacedTable::collected).sum();
        refuse_if(counted.saturating_mul(chip) > tournament.chips_in_play, || {
            tournament.more_than_in_play(chip)
        })?;
        Ok(vec![ChipsRacedOff { chip, next: exchange.next, rule, tables }.into()])
    }

    fn label(&self, effect: &Effect<'_>) -> LogLabel {
        log_label(phrase!("log-race", "Race"), race_words(effect))
    }
}

fn not_due(tournament: &Tournament, chip: ChipCount) -> Refusal {
    if tournament.is_off(chip) {
        return Tournament::chips_off_already(chip);
    }
    let leaving = tournament.colour_ups();
    let planned = leaving.iter().find(|(_, chips)| chips.iter().any(|one| one.value == chip));
    match planned {
        Some((position, _)) => refuse!(
            NotNow,
            "chips-leave-later",
            "The {chip}s leave at the break after level {level}. Call them off first to race now.",
            chip,
            level = tournament.setup.schedule.level_number(*position),
        ),
        None => {
            refuse!(NotNow, "chips-never-leave", "The {chip}s never leave in this schedule.", chip)
        }
    }
}

/// The race of one table.
fn raced(
    tournament: &Tournament,
    counted: &TableCount,
    exchange: Exchange,
    rule: RaceRule,
    seed: u64,
) -> Result<RacedTable, Refusal> {
    let mut counts: Vec<&SeatCount> = counted.seats.iter().filter(|seat| seat.chips > 0).collect();
    counts.sort_by_key(|count| count.seat);
    let mut seats = Vec::with_capacity(counts.len());
    for (index, count) in counts.iter().enumerate() {
        let seat = Seat { table: counted.table, seat: count.seat };
        let Some(entry) = tournament.room.at(seat) else {
            let seat = tournament.seat_said(seat);
            return Err(refuse!(Unknown, "nobody-sits-at", "Nobody sits at {seat}.", seat));
        };
        refuse_if(
            index.checked_sub(1).and_then(|before| counts.get(before)).map(|one| one.seat)
                == Some(count.seat),
            || {
                refuse!(
                    BadValue,
                    "seat-chips-named-twice",
                    "The chips at {seat} are named twice.",
                    seat = tournament.seat_said(seat)
                )
            },
        )?;
        refuse_if(count.chips > MOST_CHIPS, || {
            let seat = tournament.seat_said(seat);
            refuse!(BadValue, "seat-chips-at-most", "Count at most 1,000 chips at {seat}.", seat)
        })?;
        let (changed, _) = exchange.change(count.chips);
        seats.push(RacedSeat {
            seat: count.seat,
            entry,
            chips: count.chips,
            last: count.last,
            changed,
            cards: Vec::new(),
        });
    }
    let odd: Vec<u32> = counts.iter().map(|count| exchange.change(count.chips).1).collect();
    let dealt_here = counted.is_dealt_here();
    let hands = if dealt_here {
        deal(seed, counted.table, &odd)
    } else {
        let typed: Vec<(Phrase, u32, &str)> = counts
            .iter()
            .zip(&odd)
            .map(|(count, odd)| {
                let seat = Seat { table: counted.table, seat: count.seat };
                (tournament.seat_said(seat).capital(), *odd, count.cards.as_str())
            })
            .collect();
        dealt(&typed)?
    };
    for (seat, hand) in seats.iter_mut().zip(hands) {
        seat.cards = hand;
    }
    let racers: Vec<Racer> = seats
        .iter()
        .map(|seat| Racer {
            seat: seat.seat,
            cards: seat.cards.clone(),
            last: seat.last && seat.changed == 0,
        })
        .collect();
    let awards = race(rule, exchange, &racers);
    let mut table = RacedTable { table: counted.table, dealt_here, seats, awards, change: 0 };
    let value =
        |chips: u64, of: ChipCount| i64::try_from(chips.saturating_mul(of)).unwrap_or(i64::MAX);
    table.change = value(table.handed_out(), exchange.next)
        .saturating_sub(value(table.collected(), exchange.chip));
    Ok(table)
}

impl Apply for ChipsRacedOff {
    fn apply(&self, tournament: &mut Tournament) {
        for table in &self.tables {
            tournament.chips_change(table.table, table.change);
            for seat in &table.seats {
                let new = u64::from(seat.changed)
                    .saturating_add(to_u64(table.awards_of(seat.seat).count()));
                let (old, new) = (
                    u64::from(seat.chips).saturating_mul(self.chip),
                    new.saturating_mul(self.next),
                );
                tournament
                    .counts_follow(seat.entry, |count| count.checked_add(new)?.checked_sub(old));
            }
            tournament.coloured_up.races.push(Raced {
                chip: self.chip,
                next: self.next,
                rule: self.rule,
                table: table.clone(),
            });
        }
        // What is off every table stays off, also when a table is opened later.
        if tournament.tables_to_race(self.chip).is_empty() {
            tournament.coloured_up.off.insert(self.chip);
        }
    }
}

/// "5s off table 2, 33 in, 7 × 25 out, 10 more in play".
fn race_words(effect: &Effect<'_>) -> Value {
    let Some(raced) = effect.first::<ChipsRacedOff>() else {
        return "".as_argument();
    };
    let numbers: Vec<TableNumber> = raced.tables.iter().map(|table| table.table).collect();
    let whole = |of: &dyn Fn(&RacedTable) -> u64| raced.tables.iter().map(of).sum::<u64>();
    let change: i64 = raced.tables.iter().map(|table| table.change).sum();
    let what = phrase!(
        "log-raced",
        "{chip}s off {tables}, {collected} in, {chips} \u{d7} {next} out",
        chip = raced.chip,
        tables = effect.tournament.tables_said(&numbers),
        collected = whole(&RacedTable::collected),
        chips = whole(&RacedTable::handed_out),
        next = raced.next,
    );
    let chips = change.unsigned_abs();
    match change {
        0 => what.as_argument(),
        1.. => beside(what, phrase!("log-more-in-play", "{chips} more in play", chips)),
        _ => beside(what, phrase!("log-fewer-in-play", "{chips} fewer in play", chips)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::room_tables::SetRoomTables;
    use crate::state::low_card::Card;

    fn counts(table: u32, chips: &[u32]) -> TableCount {
        let seats = (1..).zip(chips).map(|(seat, chips)| SeatCount {
            seat: SeatNumber(seat),
            chips: *chips,
            last: false,
            cards: String::new(),
        });
        TableCount { table: TableNumber(table), seats: seats.collect() }
    }

    fn at_the_break(players: usize) -> Bench {
        let mut bench = Bench::playing(players);
        bench.say(JumpTo { stage: 3 }).unwrap();
        bench
    }

    #[test]
    fn two_tables_are_raced_one_by_one_and_the_chips_in_play_follow() {
        let mut bench = at_the_break(16);
        let before = bench.log.tournament().chips_in_play;
        assert_eq!(bench.due(), [5]);
        bench.say(RaceOff { chip: 5, tables: vec![counts(1, &[3, 4, 0, 2, 2])] }).unwrap();
        let tournament = bench.log.tournament();
        assert_eq!(tournament.chips_in_play, before - 5, "eleven odd 5s made two 25s");
        assert_eq!(tournament.tables_to_race(5), [TableNumber(2)]);
        assert_eq!(bench.due(), [5]);
        bench.say(RaceOff { chip: 5, tables: vec![counts(2, &[23, 4, 4, 2])] }).unwrap();
        // 33 chips are 165: four 25s for twenty directly, three for thirteen odd ones.
        assert_eq!(bench.log.tournament().chips_in_play, before - 5 + 10);
        assert!(bench.log.tournament().is_off(5) && bench.due().is_empty());
        assert_eq!(bench.label(), "Race: 5s off table 2, 33 in, 7 \u{d7} 25 out, 10 more in play");
        bench.undo();
        assert_eq!(bench.log.tournament().chips_in_play, before - 5);
        assert_eq!(bench.due(), [5]);
    }

    #[test]
    fn all_tables_at_once_deal_what_each_would_deal_alone() {
        let mut together = at_the_break(16);
        let tables = vec![counts(1, &[3, 4, 0, 2, 1]), counts(2, &[1, 1, 3])];
        together.say(RaceOff { chip: 5, tables: tables.clone() }).unwrap();
        let mut alone = at_the_break(16);
        for table in tables {
            alone.say(RaceOff { chip: 5, tables: vec![table] }).unwrap();
        }
        let races =
            |bench: &Bench| -> Vec<Raced> { bench.log.tournament().races_of(5).cloned().collect() };
        assert_eq!(races(&together), races(&alone));
    }

    /// A room with tables 61, 62 and 45: the cards are those of the number on the table, and the races go by these numbers.
    #[test]
    fn tables_with_the_rooms_numbers_race_by_their_own_numbers() {
        let mut room = Bench::registering();
        let numbers = "61-62 45".to_string();
        room.say(SetRoomTables { numbers, ..SetRoomTables::default() }).unwrap();
        room.seat(24);
        room.say(JumpTo { stage: 3 }).unwrap();
        let tables = [62, 45, 61].map(|table| counts(table, &[3, 4, 0, 2, 1])).to_vec();
        room.say(RaceOff { chip: 5, tables }).unwrap();
        let raced: Vec<&RacedTable> =
            room.log.tournament().races_of(5).map(|raced| &raced.table).collect();
        assert_eq!(raced.iter().map(|raced| raced.table.0).collect::<Vec<_>>(), [45, 61, 62]);
        for raced in raced {
            let cards: Vec<Vec<Card>> = raced.seats.iter().map(|seat| seat.cards.clone()).collect();
            assert_eq!(cards, deal(7, raced.table, &[3, 4, 2, 1]));
        }
    }

    #[test]
    fn cards_may_be_those_that_a_dealer_dealt() {
        let mut bench = at_the_break(8);
        let mut table = counts(1, &[3, 4, 0, 2, 1]);
        for (seat, cards) in [(0, "2c 3c 4c"), (1, "As Ks 5d 6d"), (3, "Kh 9h"), (4, "2s")] {
            table.seats[seat].cards = cards.into();
        }
        bench.say(RaceOff { chip: 5, tables: vec![table] }).unwrap();
        let raced = bench.log.tournament().races_of(5).next().unwrap().table.clone();
        assert!(!raced.dealt_here);
        let seats: Vec<u8> = raced.awards.iter().map(|award| award.seat.0).collect();
        assert_eq!((seats, raced.change), (vec![2, 2], 0));
    }

    #[test]
    fn refusals_say_what_would_be_allowed() {
        let mut bench = Bench::playing(8);
        for (table, named) in [
            (counts(1, &[1]), "NotNow chips-leave-later(chip=5, level=3)"),
            (counts(9, &[1]), "Unknown not-open(table=table(number=9))"),
            (
                counts(1, &[0, 0, 0, 0, 0, 0, 0, 0, 3]),
                "Unknown nobody-sits-at(seat=table-seat(table=table(number=1), seat=9))",
            ),
            (
                counts(1, &[2_000]),
                "BadValue seat-chips-at-most(seat=table-seat(table=table(number=1), seat=1))",
            ),
        ] {
            let refusal = bench.say(RaceOff { chip: 5, tables: vec![table] }).unwrap_err();
            assert_eq!(refusal.named(), named);
            if refusal.key == "chips-leave-later" {
                bench.say(JumpTo { stage: 3 }).unwrap();
            }
        }
        bench.say(RaceOff { chip: 5, tables: vec![counts(1, &[1])] }).unwrap();
        let refusal = bench.say(RaceOff { chip: 5, tables: vec![counts(1, &[1])] }).unwrap_err();
        assert_eq!(refusal.named(), "NotNow chips-off-already(chip=5)");
    }
}
