//! The chip set with its supply, the colour-ups, and the races.

use crate::actions::chips::call::may_call;
use crate::actions::chips::change::may_change_values;
use crate::base::wording::Chain;
use crate::rulebook::chip_set::{Chip, ChipSet};
use crate::rulebook::citations::Citation;
use crate::rulebook::house_rules::CHIP_RACE;
use crate::rulebook::race_rule::RaceRule;
use crate::rules::chips::bring::{Bringing, bringing, missing, whole_room};
use crate::rules::chips::race::Exchange;
use crate::rules::chips::supply::{capacity, propose, supply};
use crate::rules::clock::stage::ChipView;
use crate::state::coloured_up::{AwardReason, FoundChipsExchanged, Raced, RacedSeat};
use crate::state::prelude::*;
use crate::views::page::{TABLES, page};
use crate::views::players::Allowed;
use crate::views::projector::{ChipLeaves, chip_leaves};

/// The chip set with what follows from it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipsView {
    /// The set: the one in force, or the draft.
    pub set: ChipSet,
    /// A line a colour, in the order of the set.
    pub lines: Vec<ChipLine>,
    /// The lines added up.
    pub totals: ChipTotals,
    /// How many stacks are reckoned with.
    pub stacks: u32,
    /// How many were sold so far, rebuys included: what is reckoned with where nothing else is said.
    pub stacks_sold: u32,
    /// How many stacks the owned chips make, colour-ups included; absent while none are counted.
    pub capacity: Option<u32>,
    /// What a starting stack is worth.
    pub starting_stack: ChipCount,
    /// What the chips of a stack are worth.
    pub stack_made: ChipCount,
    /// That is what a starting stack is worth.
    pub stack_fits: bool,
    /// A stack made of the owned chips, in the order of the set; absent where they cannot make it.
    pub proposal: Option<Vec<u32>>,
    /// The proposal is another stack than that of the set.
    pub proposal_differs: bool,
    /// What a chip that is added next is worth to begin with.
    pub next_value: u64,
    /// Why the draft cannot be applied.
    pub fault: Option<Phrase>,
    /// What the host should look at.
    #[ts(type = "string[]")]
    pub warnings: Vec<Phrase>,
    /// Whether values and stacks may be changed, and not only looks and counts.
    pub change_values: Allowed,
    /// The colour-ups in their order.
    pub colour_ups: Vec<ColourUpView>,
}

/// One colour of a chip set and its supply. All counts are of chips.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipLine {
    /// The chip.
    pub chip: ChipView,
    /// Owned.
    pub owned: u32,
    /// In each starting stack.
    pub each: u32,
    /// In all starting stacks.
    pub all: u64,
    /// Besides those, for colour-ups.
    pub colour_up: u64,
    /// To buy, in whole lots.
    pub buy: u64,
    /// When it leaves; absent for a chip that stays.
    pub leaves: Option<ChipLeaves>,
}

/// All colours together, in chips.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipTotals {
    /// Owned.
    pub owned: u64,
    /// In each starting stack.
    pub each: u64,
    /// In all starting stacks.
    pub all: u64,
    /// For colour-ups.
    pub colour_up: u64,
    /// To buy.
    pub buy: u64,
}

/// How far a colour-up has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ColourUpState {
    /// Its break lies ahead.
    Ahead,
    /// The chips are raced off now.
    Due,
    /// They are off every table.
    Off,
}

/// A chip that leaves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ColourUpView {
    /// The chip.
    pub chip: ChipView,
    /// What takes its place.
    pub next: Option<ChipView>,
    /// When it leaves.
    pub leaves: ChipLeaves,
    /// How far it has come.
    pub state: ColourUpState,
    /// Whether the director may call it off now.
    pub call: Allowed,
    /// About so many chips are collected from all tables.
    pub collect: u64,
    /// So many new chips are brought to all tables: no more than there are in the box.
    pub bring: u64,
    /// So many more would be needed and are not there.
    pub missing: u64,
    /// Tables with players.
    pub tables: u32,
    /// Of those, raced.
    pub tables_done: u32,
}

/// The race for one value, a page of its tables.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RaceView {
    /// The chip that leaves.
    pub chip: ChipView,
    /// The chip that takes its place.
    pub next: ChipView,
    /// So many old chips change into `unit_new` new ones without a rest.
    pub unit: u64,
    /// See `unit`.
    pub unit_new: u64,
    /// How the race is held.
    pub rule: RaceRule,
    /// The rule behind it.
    pub cite: Option<Citation>,
    /// How far it has come.
    pub state: ColourUpState,
    /// Tables with players, and those raced.
    pub tables: u32,
    /// Of those, raced.
    pub tables_done: u32,
    /// The chips of the tables that were raced: collected, handed out, and what is more or fewer in play by value.
    pub done: RaceTotals,
    /// What is brought to all tables, and collected there: no more than there is in the box.
    pub bring: u64,
    /// So many more would be needed and are not there.
    pub missing: u64,
    /// See `bring`.
    pub collect: u64,
    /// Chips found after their race, oldest first.
    pub found: Vec<FoundView>,
    /// The tables asked for, by number.
    pub rows: Vec<RaceTableView>,
}

/// Chips found with a player after their race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FoundView {
    /// The player's name.
    pub name: String,
    /// Where the player sat.
    pub seat: Seat,
    /// Old chips found.
    pub chips: u32,
    /// The value of those handed out.
    pub next: ChipCount,
    /// How many were handed out.
    pub handed_out: u64,
    /// What left play without compensation, by value.
    pub removed: ChipCount,
}

/// Chips that changed hands.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RaceTotals {
    /// Old chips collected.
    pub collected: u64,
    /// New chips handed out.
    pub handed_out: u64,
    /// How much more, or less, is in play by value.
    pub change: i64,
}

/// A table in a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RaceTableView {
    /// The table.
    pub table: TableNumber,
    /// New chips to bring there.
    pub bring: u64,
    /// Old chips to collect there, about.
    pub collect: u64,
    /// The players, seat 1 first.
    pub seats: Vec<RaceSeatView>,
    /// The chips that changed hands, once it was raced.
    pub raced: Option<RaceTotals>,
    /// A dealer dealt the cards, and not the program.
    pub dealt_by_hand: bool,
}

/// A player in a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RaceSeatView {
    /// The seat.
    pub seat: SeatNumber,
    /// The player's name.
    pub name: String,
    /// Old chips, once raced.
    pub chips: u32,
    /// They were all that the player had.
    pub last: bool,
    /// New chips for those that changed directly.
    pub changed: u32,
    /// The cards for the odd ones, in the order of the deal.
    pub cards: Vec<RaceCardView>,
    /// New chips won, or given so that nobody is raced out.
    pub awarded: u32,
    /// Why, in a few words; empty without an award.
    pub why: Phrase,
}

/// A card of a race.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RaceCardView {
    /// The card in short, such as "K♠".
    pub card: String,
    /// The card in words, such as "K of spades".
    pub words: Phrase,
    /// A heart or a diamond.
    pub red: bool,
    /// It won a chip.
    pub won: bool,
}

/// The chip set in force, or a draft of one, with what follows from it at `now`.
pub fn chips_view(tournament: &Tournament, draft: Option<&ChipSet>, now: Millis) -> ChipsView {
    let fault = draft.and_then(|set| set.clone().checked().err()).map(Refusal::sentence);
    let set = draft.cloned().unwrap_or_else(|| tournament.setup.chip_set());
    let mut with = tournament.clone();
    if draft.is_some() && fault.is_none() {
        with.setup.chips.clone_from(&set.chips);
        with.setup.stack_chips.clone_from(&set.stack_chips);
    }
    let stacks_sold = tournament.counted_entries.saturating_add(tournament.rebuys);
    let stacks = set.stacks.unwrap_or(stacks_sold);
    let stack = tournament.setup.starting_stack;
    let leaving: Vec<ChipCount> =
        with.colour_ups().into_values().flatten().map(|chip| chip.value).collect();
    let supplied = supply(&set, stack, stacks, &leaving);
    let capacity = capacity(&set, stack, &leaving);
    let lines: Vec<ChipLine> = set
        .chips
        .iter()
        .zip(&supplied)
        .map(|(chip, line)| ChipLine {
            chip: chip.view(),
            owned: chip.owned,
            each: line.each,
            all: line.all,
            colour_up: line.colour_up,
            buy: line.buy,
            leaves: chip_leaves(&with, chip.value, now),
        })
        .collect();
    let totals = lines.iter().fold(ChipTotals::default(), |sum, line| ChipTotals {
        owned: sum.owned.saturating_add(u64::from(line.owned)),
        each: sum.each.saturating_add(u64::from(line.each)),
        all: sum.all.saturating_add(line.all),
        colour_up: sum.colour_up.saturating_add(line.colour_up),
        buy: sum.buy.saturating_add(line.buy),
    });
    let stack_made = lines
        .iter()
        .map(|line| line.chip.value.saturating_mul(u64::from(line.each)))
        .fold(0, u64::saturating_add);
    let largest = set.chips.iter().map(|chip| chip.value).max();
    let proposal = propose(&set.chips, &tournament.setup.schedule, stack, stacks);
    ChipsView {
        warnings: warnings(&with, &lines, totals, stacks, stack_made),
        colour_ups: colour_up_views(&with, now),
        lines,
        totals,
        stacks,
        capacity,
        stacks_sold,
        starting_stack: stack,
        stack_made,
        stack_fits: stack_made == stack,
        next_value: largest.map_or(25, |value| value.saturating_mul(5)),
        proposal_differs: proposal.as_ref().is_some_and(|stack| *stack != set.stack_chips),
        proposal,
        set,
        fault,
        change_values: Allowed::from_verdict(may_change_values(tournament)),
    }
}

/// What the host should look at, in a director's words.
fn warnings(
    tournament: &Tournament,
    lines: &[ChipLine],
    totals: ChipTotals,
    stacks: u32,
    made: ChipCount,
) -> Vec<Phrase> {
    let setup = &tournament.setup;
    let mut warnings = Vec::new();
    if totals.each > 0 && made != setup.starting_stack {
        warnings.push(phrase!(
            "stack-makes-another-sum",
            "The chips of a stack make {made}, and a starting stack is {stack}.",
            made = tournament.grouped(made),
            stack = tournament.grouped(setup.starting_stack),
        ));
    }
    if totals.each > 0
        && let Some(smallest) = tournament.chips_of_the_event().first()
        && lines.iter().any(|line| line.chip.value == smallest.value && line.each == 0)
    {
        warnings.push(phrase!(
            "no-stack-has-the-smallest",
            "The blinds need {chip}s, and no stack has one.",
            chip = tournament.grouped(smallest.value),
        ));
    }
    // Where nobody has counted the chips, nothing is known to be missing.
    if totals.owned > 0 {
        for line in lines.iter().filter(|line| line.buy > 0) {
            let needed = line.all.saturating_add(line.colour_up);
            let short = needed.saturating_sub(u64::from(line.owned));
            let name = line.chip.name.clone().capital();
            let stacks = Phrase::count(stacks, "stack", "stacks");
            let for_what = match (line.all, line.colour_up) {
                (0, _) => phrase!("colour-ups-take", "the colour-ups take"),
                (_, 0) => phrase!("stacks-take", "{stacks} take", stacks),
                _ => phrase!(
                    "stacks-and-colour-ups-take",
                    "{stacks} and the colour-ups take",
                    stacks,
                ),
            };
            warnings.push(phrase!(
                "chips-are-short",
                "{name} {chip}: {take} {needed}, {owned} are there. {short} are missing; buy {buy}.",
                name,
                chip = tournament.grouped(line.chip.value),
                take = for_what,
                needed = tournament.grouped(needed),
                owned = tournament.grouped(u64::from(line.owned)),
                short = tournament.grouped(short),
                buy = tournament.grouped(line.buy),
            ));
        }
    }
    warnings
}

fn state(tournament: &Tournament, chip: ChipCount, now: Millis) -> ColourUpState {
    if tournament.is_off(chip) {
        ColourUpState::Off
    } else if tournament.colour_ups_due(now).iter().any(|due| due.chip.value == chip) {
        ColourUpState::Due
    } else {
        ColourUpState::Ahead
    }
}

fn colour_up_views(tournament: &Tournament, now: Millis) -> Vec<ColourUpView> {
    let leaving = tournament.colour_ups();
    let mut views = Vec::new();
    for chip in leaving.values().flatten() {
        let Some(leaves) = chip_leaves(tournament, chip.value, now) else { continue };
        let next = takes_its_place(tournament, chip.value);
        let (total, done, bringing) = tables(tournament, chip.value, next.map(|next| next.value));
        let missing = next.map_or(0, |next| missing(tournament, next.value, bringing.bring));
        views.push(ColourUpView {
            chip: shown(tournament, chip),
            next: next.map(Chip::view),
            leaves,
            state: state(tournament, chip.value, now),
            call: Allowed::from_verdict(may_call(tournament, chip.value, now)),
            collect: bringing.collect,
            bring: bringing.bring.saturating_sub(missing),
            missing,
            tables: total,
            tables_done: done,
        });
    }
    views
}

/// A chip as the set has it now: one that left may have another look since.
fn shown(tournament: &Tournament, chip: &Chip) -> ChipView {
    let of_set = tournament.setup.chips.iter().find(|one| one.value == chip.value);
    of_set.unwrap_or(chip).view()
}

/// What took a chip's place, or will.
fn takes_its_place(tournament: &Tournament, chip: ChipCount) -> Option<&Chip> {
    let raced = tournament.races_of(chip).next().map(|raced| raced.next);
    match raced {
        Some(next) => tournament.setup.chips.iter().find(|one| one.value == next),
        None => tournament.next_chip(chip),
    }
}

/// How many tables there are in a race, how many are done, and what all of them take.
fn tables(
    tournament: &Tournament,
    chip: ChipCount,
    next: Option<ChipCount>,
) -> (u32, u32, Bringing) {
    let whole = next.map(|next| whole_room(tournament, chip, next)).unwrap_or_default();
    let total = to_u32(tournament.room.tables().filter(|(_, table)| table.players() > 0).count());
    let to_go = to_u32(tournament.tables_to_race(chip).len());
    let done = if tournament.is_off(chip) { total } else { total.saturating_sub(to_go) };
    (total, done, whole)
}

/// The race for this value, or where none is named the one that is due, else the last held, else the next.
pub fn race_view(
    tournament: &Tournament,
    chip: Option<ChipCount>,
    from: u32,
    count: u32,
    now: Millis,
) -> Option<RaceView> {
    let due = tournament.colour_ups_due(now).first().map(|due| due.chip.value);
    let last = || tournament.coloured_up.races.last().map(|raced| raced.chip);
    let ahead = || {
        let leaving = tournament.colour_ups();
        leaving.values().flatten().map(|chip| chip.value).find(|chip| !tournament.is_off(*chip))
    };
    let value = chip.or(due).or_else(last).or_else(ahead)?;
    let chip = tournament.setup.chips.iter().find(|one| one.value == value)?;
    let next = takes_its_place(tournament, value)?;
    let exchange = Exchange { chip: value, next: next.value };
    let (unit, unit_new) = exchange.unit();
    let raced: BTreeMap<TableNumber, &Raced> =
        tournament.races_of(value).map(|raced| (raced.table.table, raced)).collect();
    let numbers: BTreeSet<TableNumber> = tournament
        .room
        .tables()
        .filter(|(_, table)| table.players() > 0)
        .map(|(number, _)| number)
        .chain(raced.keys().copied())
        .collect();
    let (total, done, bring) = tables(tournament, value, Some(next.value));
    let missing = missing(tournament, next.value, bring.bring);
    let rows = page(&numbers, from, count.min(TABLES))
        .map(|table| table_view(tournament, *table, exchange, raced.get(table).copied()))
        .collect();
    let sum = raced.values().fold(RaceTotals::default(), |sum, raced| RaceTotals {
        collected: sum.collected.saturating_add(raced.table.collected()),
        handed_out: sum.handed_out.saturating_add(raced.table.handed_out()),
        change: sum.change.saturating_add(raced.table.change),
    });
    let found = tournament.coloured_up.found.iter().filter(|found| found.chip == value);
    Some(RaceView {
        chip: chip.view(),
        next: next.view(),
        unit,
        unit_new,
        rule: raced.values().next().map_or(tournament.setup.rules.race, |raced| raced.rule),
        cite: tournament.setup.rules.cite(CHIP_RACE),
        state: state(tournament, value, now),
        tables: total,
        tables_done: done,
        done: sum,
        bring: bring.bring.saturating_sub(missing),
        missing,
        collect: bring.collect,
        found: found.map(|found| found_view(tournament, found)).collect(),
        rows,
    })
}

fn found_view(tournament: &Tournament, found: &FoundChipsExchanged) -> FoundView {
    FoundView {
        name: tournament.name(found.entry).to_string(),
        seat: found.seat,
        chips: found.chips,
        next: found.next,
        handed_out: found.new,
        removed: found.removed(),
    }
}

fn table_view(
    tournament: &Tournament,
    number: TableNumber,
    exchange: Exchange,
    raced: Option<&Raced>,
) -> RaceTableView {
    let mut seats: Vec<RaceSeatView> = Vec::new();
    if let Some(raced) = raced {
        let ranks = card_ranks(raced);
        seats.extend(
            raced.table.seats.iter().map(|seat| raced_seat(tournament, raced, seat, &ranks)),
        );
    }
    let players = tournament.room.table(number).map_or(0, crate::state::room::Table::players);
    let sitting = tournament.room.table(number).into_iter().flat_map(|table| table.seats());
    for (seat, entry) in sitting {
        let Some(entry) = entry else { continue };
        if raced.is_none() || seats.iter().all(|one| one.seat != seat) {
            seats.push(RaceSeatView {
                seat,
                name: tournament.name(entry).to_string(),
                chips: 0,
                last: false,
                changed: 0,
                cards: Vec::new(),
                awarded: 0,
                why: Phrase::default(),
            });
        }
    }
    seats.sort_by_key(|seat| seat.seat);
    let bring = bringing(tournament, exchange.chip, exchange.next, players);
    RaceTableView {
        table: number,
        bring: bring.bring,
        collect: bring.collect,
        seats,
        raced: raced.map(|raced| RaceTotals {
            collected: raced.table.collected(),
            handed_out: raced.table.handed_out(),
            change: raced.table.change,
        }),
        dealt_by_hand: raced.is_some_and(|raced| !raced.table.dealt_here),
    }
}

/// The winning cards of a race, each with its seat, from the best down.
fn card_ranks(raced: &Raced) -> Vec<(SeatNumber, crate::state::low_card::Card)> {
    let awards = raced.table.awards.iter();
    awards
        .filter_map(|award| match award.reason {
            AwardReason::Card { card } => Some((award.seat, card)),
            AwardReason::LastChips {} => None,
        })
        .collect()
}

fn raced_seat(
    tournament: &Tournament,
    raced: &Raced,
    seat: &RacedSeat,
    ranks: &[(SeatNumber, crate::state::low_card::Card)],
) -> RaceSeatView {
    let mut why = Vec::new();
    let mut awarded: u32 = 0;
    for reason in raced.table.awards_of(seat.seat) {
        awarded = awarded.saturating_add(1);
        match reason {
            AwardReason::LastChips {} => {
                why.push(phrase!("nobody-is-raced-out", "nobody is raced out").into_argument());
            }
            AwardReason::Card { card } => {
                let rank = ranks.iter().position(|one| *one == (seat.seat, card)).unwrap_or(0);
                let card = card.short();
                let said = match to_u32(rank).saturating_add(1) {
                    1 => phrase!("card-is-highest", "{card}, highest card", card),
                    rank => phrase!(
                        "card-is-nth-highest",
                        "{card}, {place} highest",
                        card,
                        place = Phrase::places(rank, rank),
                    ),
                };
                why.push(said.as_argument());
            }
        }
    }
    let won = |card| ranks.contains(&(seat.seat, card));
    RaceSeatView {
        seat: seat.seat,
        name: tournament.name(seat.entry).to_string(),
        chips: seat.chips,
        last: seat.last,
        changed: seat.changed,
        cards: seat
            .cards
            .iter()
            .map(|card| RaceCardView {
                card: card.short(),
                words: card.said(),
                red: matches!(card.0.checked_rem(4), Some(1 | 2)),
                won: won(*card),
            })
            .collect(),
        awarded,
        why: if why.is_empty() { Phrase::default() } else { Phrase::chain(Chain::Things, why) },
    }
}

/// A colour-up as the room is told of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct RoomColourUp {
    /// The chip that leaves.
    pub chip: ChipView,
    /// The chip that takes its place.
    pub next: ChipView,
    /// So many old chips are worth `unit_new` new ones.
    pub unit: u64,
    /// See `unit`.
    pub unit_new: u64,
    /// Tables with players.
    pub tables: u32,
    /// Of those, raced.
    pub tables_done: u32,
}

/// What is raced off at `now`, for the room; none outside play.
pub fn room_colour_ups(tournament: &Tournament, now: Millis) -> Vec<RoomColourUp> {
    if tournament.phase() != Phase::Playing {
        return Vec::new();
    }
    let due = tournament.colour_ups_due(now);
    due.iter()
        .map(|due| {
            let (total, done, _) = tables(tournament, due.chip.value, None);
            let exchange = Exchange { chip: due.chip.value, next: due.next.value };
            let (unit, unit_new) = exchange.unit();
            RoomColourUp {
                chip: shown(tournament, &due.chip),
                next: due.next.view(),
                unit,
                unit_new,
                tables: total,
                tables_done: done,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
    use crate::actions::clock::jump::JumpTo;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn a_race_is_shown_with_cards_and_reasons() {
        let mut bench = Bench::playing(16);
        bench.say(JumpTo { stage: 3 }).unwrap();
        let view = race_view(bench.log.tournament(), None, 0, 50, bench.now()).unwrap();
        assert_eq!((view.chip.value, view.next.value, view.state), (5, 25, ColourUpState::Due));
        assert_eq!((view.tables, view.tables_done, view.collect, view.bring), (2, 0, 240, 50));
        let seats = [(1, 3, "Ac 3c 4c"), (2, 4, "2c 5d 6d 7d"), (4, 4, "2h 3h 4h 5h")];
        let seats = seats.map(|(seat, chips, cards)| SeatCount {
            seat: SeatNumber(seat),
            chips,
            last: seat == 4,
            cards: cards.into(),
        });
        let table = TableCount { table: TableNumber(1), seats: seats.into() };
        bench.say(RaceOff { chip: 5, tables: vec![table] }).unwrap();
        let view = race_view(bench.log.tournament(), None, 0, 50, bench.now()).unwrap();
        assert_eq!((view.tables_done, view.done.collected, view.done.handed_out), (1, 11, 2));
        let why: Vec<&str> = view.rows[0].seats.iter().map(|seat| &*seat.why.english).collect();
        assert_eq!(why[..4], ["A\u{2663}, highest card", "", "", "nobody is raced out"]);
        assert!(view.rows[0].raced.is_some() && view.rows[1].raced.is_none());
        let due = crate::views::desk::desk_view(&bench.log, bench.now(), None).advice;
        assert_eq!(due.last().unwrap().title.english, "Race off the 5s: 1 table to go");
    }

    #[test]
    fn warnings_name_what_is_short_and_how_much_to_buy() {
        let bench = Bench::playing(24);
        let mut set = bench.log.tournament().setup.chip_set();
        for (chip, owned) in set.chips.iter_mut().zip([200, 350, 150, 0]) {
            chip.owned = owned;
        }
        set.stack_chips = vec![15, 13, 5, 0];
        let view = chips_view(bench.log.tournament(), Some(&set), 0);
        assert_eq!(
            view.warnings.iter().map(|warning| &*warning.english).collect::<Vec<_>>(),
            [
                "The chips of a stack make 900, and a starting stack is 1,000.",
                "Red 5: 24 stacks take 360, 200 are there. 160 are missing; buy 200.",
                "Purple 500: the colour-ups take 48, 0 are there. 48 are missing; buy 50.",
            ]
        );
        assert_eq!(view.proposal, None);
        set.chips[0].owned = 400;
        let view = chips_view(bench.log.tournament(), Some(&set), 0);
        assert_eq!(view.proposal, Some(vec![15, 13, 6, 0]));
    }
}
