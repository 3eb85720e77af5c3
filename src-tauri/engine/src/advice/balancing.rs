//! What balancing requires, in a director's words: who moves and why, what must be known first, which tables halt.

use crate::actions::command::Command;
use crate::actions::tables::halt::{PlayOn, halted_tables};
use crate::actions::tables::low_card::DealLowCard;
use crate::actions::tables::move_player::MovePlayer;
use crate::advice::{Advice, Need, plain};
use crate::base::ids::{Millis, Seat, TableNumber};
use crate::base::numbers::to_u32;
use crate::base::words::{capital, count, ordinal};
use crate::rulebook::citations::{RuleBook, Sources};
use crate::rulebook::house_rules::{BALANCE, FromTable, Mover, ToSeat, stud_only};
use crate::rules::tables::balance::{Step, moves_needed, next_step};
use crate::rules::tables::mover::{BalancingMove, Chosen, Filled, Stays};
use crate::state::move_reason::MoveReason;
use crate::state::moves::Meets;
use crate::state::put_off::AdviceKind;
use crate::state::room::Table;
use crate::state::tournament::Tournament;

/// Where the books say who moves and where to.
const NEXT_BIG_BLIND: Sources =
    &[(RuleBook::Tch, "11a"), (RuleBook::Rrop, "15"), (RuleBook::Lr, "15")];
/// Where they say it of stud, which has neither button nor blinds, and of a round of it in a mixed event.
const STUD_ONLY: Sources = &[(RuleBook::Tch, "11a")];
const STUD_ROUND: Sources = &[(RuleBook::Tch, "11b")];
/// Where they say that a table halts.
const HALT: Sources = &[(RuleBook::Tch, "11e")];

/// The next step towards level tables. In stud the mover meets no blind.
pub(super) fn balance(tournament: &Tournament, stud: bool, now: Millis) -> Option<Advice> {
    let step = next_step(tournament, now)?;
    let more = moves_needed(tournament).saturating_sub(1);
    let rules = &tournament.setup.rules;
    let (advice, sources) = match &step {
        Step::DealCards { to, among } => (deal_cards(tournament, *to, among), BALANCE),
        Step::AskTable { to, among } => (ask_table(tournament, *to, among), BALANCE),
        Step::AskButton { table, from, to } => {
            (ask_button(tournament, *table, *from, *to), BALANCE)
        }
        Step::AskBigBlind { table, from, to } => {
            (ask_big_blind(tournament, *table, *from, *to), NEXT_BIG_BLIND)
        }
        Step::Move(step) => {
            let sources = match rules.mover {
                _ if stud_only(&tournament.setup.schedule) => STUD_ONLY,
                Mover::NextBigBlind if stud => STUD_ROUND,
                Mover::NextBigBlind => NEXT_BIG_BLIND,
                Mover::SamePosition => BALANCE,
            };
            (moving(tournament, step, stud, now), sources)
        }
    };
    Some(Advice { rule: rules.cite(sources), more, ..advice })
}

/// The tables that deal no hand until a player arrives, unless the director lets them play on.
pub(super) fn halt(tournament: &Tournament, stud: bool) -> Option<Advice> {
    let tables = halted_tables(tournament);
    let most = tournament.room.fullest().map_or(0, |(size, _)| size);
    let title = match tables.as_slice() {
        [] => return None,
        [one] => {
            format!(
                "{} halts: {}, {most} at the fullest",
                capital(&tournament.table_words(*one)),
                players(tournament, *one)
            )
        }
        several => {
            format!("{} halt: {most} players at the fullest", table_list(tournament, several))
        }
    };
    let from = if stud { "" } else { "once its blinds are affected " };
    let why =
        format!("{from}no hand there until a player arrives; the director may let it play on");
    Some(Advice {
        rule: tournament.setup.rules.cite(HALT),
        command: Some(PlayOn { tables: tables.clone() }.into()),
        tables,
        ..plain(AdviceKind::Halt, title, why, "Play on")
    })
}

fn size(tournament: &Tournament, table: TableNumber) -> usize {
    tournament.room.table(table).map_or(0, Table::players)
}

fn players(tournament: &Tournament, table: TableNumber) -> String {
    count(size(tournament, table), "player", "players")
}

/// More tables than this are counted and not named, nor marked on the map.
const NAMED: usize = 6;

/// The tables that stand out: the one that is short, and those that may give to it while they are few. Of a thousand
/// tables that are equally full none does.
fn concerned(among: &[TableNumber], to: TableNumber) -> Vec<TableNumber> {
    let few = if among.len() > NAMED { &[] } else { among };
    few.iter().copied().chain([to]).collect()
}

/// "Tables 2, 4 and 7", "12 tables".
fn table_list(tournament: &Tournament, tables: &[TableNumber]) -> String {
    if tables.len() > NAMED {
        format!("{} tables", tables.len())
    } else {
        capital(&tournament.tables_words(tables))
    }
}

/// "tables 2 and 4", "the 12 fullest tables".
fn fullest(tournament: &Tournament, among: &[TableNumber]) -> String {
    if among.len() > NAMED {
        format!("the {} fullest tables", among.len())
    } else {
        tournament.tables_words(among)
    }
}

fn deal_cards(tournament: &Tournament, to: TableNumber, among: &[TableNumber]) -> Advice {
    let each = if among.len() > NAMED { "each of " } else { "" };
    let title = format!(
        "Balance: deal a card to {each}{}; the low card moves a player to {}",
        fullest(tournament, among),
        tournament.table_words(to)
    );
    let why = sizes(tournament, among, "the fullest", to);
    Advice {
        command: Some(DealLowCard { to }.into()),
        tables: concerned(among, to),
        ..plain(AdviceKind::Balance, title, why, "Deal")
    }
}

fn ask_table(tournament: &Tournament, to: TableNumber, among: &[TableNumber]) -> Advice {
    let title = format!("Balance: which table gives a player to {}?", tournament.table_words(to));
    let why = sizes(tournament, among, &fullest(tournament, among), to);
    Advice {
        need: Some(Need::Table { table: to, tables: among.to_vec() }),
        tables: concerned(among, to),
        ..plain(AdviceKind::Balance, title, why, "Choose")
    }
}

/// "9 at the fullest, 7 at table 3".
fn sizes(tournament: &Tournament, among: &[TableNumber], at: &str, to: TableNumber) -> String {
    let most = among.first().map_or(0, |table| size(tournament, *table));
    let there = tournament.table_words(to);
    format!("{most} at {at}, {} at {there}{}", size(tournament, to), halts(tournament, to))
}

/// That the short table halts meanwhile, where it does.
fn halts(tournament: &Tournament, to: TableNumber) -> String {
    if halted_tables(tournament).contains(&to) {
        format!("; {} halts until then", tournament.table_words(to))
    } else {
        String::new()
    }
}

/// The seats of a table to choose from: the occupied ones first. The button may stand before an empty seat, and the big
/// blind may have gone out.
fn seats_of(tournament: &Tournament, table: TableNumber) -> Vec<u8> {
    let Some(table) = tournament.room.table(table) else { return Vec::new() };
    let occupied = table.occupied();
    occupied.into_iter().chain(table.open_seats()).map(|seat| seat.0).collect()
}

fn ask_button(
    tournament: &Tournament,
    table: TableNumber,
    from: TableNumber,
    to: TableNumber,
) -> Advice {
    let title =
        format!("Balance: at which seat is the button of {}?", tournament.table_words(table));
    let why = format!(
        "{} at {}, {} at {}: whoever sits as the player eliminated sat, counted from the button, moves",
        size(tournament, from),
        tournament.table_words(from),
        size(tournament, to),
        tournament.table_words(to),
    );
    Advice {
        need: Some(Need::Button { table, seats: seats_of(tournament, table) }),
        tables: vec![from, to],
        ..plain(AdviceKind::Balance, title, why, "Set")
    }
}

fn ask_big_blind(
    tournament: &Tournament,
    table: TableNumber,
    from: TableNumber,
    to: TableNumber,
) -> Advice {
    let title = format!(
        "Balance: at which seat was the last big blind of {}?",
        tournament.table_words(table)
    );
    let for_what = if table == from {
        "the next one moves"
    } else if tournament.setup.rules.to_seat == ToSeat::WorstPosition {
        "the mover takes the worst seat"
    } else {
        "the mover takes the seat that is big blind first"
    };
    let why = format!(
        "{} at {}, {} at {}: {for_what}{}",
        size(tournament, from),
        tournament.table_words(from),
        size(tournament, to),
        tournament.table_words(to),
        halts(tournament, to)
    );
    Advice {
        need: Some(Need::BigBlind { table, seats: seats_of(tournament, table) }),
        tables: vec![from, to],
        ..plain(AdviceKind::Balance, title, why, "Set")
    }
}

fn moving(tournament: &Tournament, step: &BalancingMove, stud: bool, now: Millis) -> Advice {
    let name = tournament.name(step.entry);
    let title = format!(
        "Balance: {name}, {} \u{2192} {}",
        tournament.seat_words(step.from),
        tournament.seat_words(step.to)
    );
    let mut why = format!("{}, {}", chosen(tournament, step, stud), seat(tournament, step));
    if let Some(card) = step.card {
        why.push_str(&format!("; low card {}", card.words()));
    } else if tournament.setup.rules.from_table == FromTable::BreakingOrder
        && tournament.room.fullest().is_some_and(|(_, tables)| tables.len() > 1)
    {
        why.push_str(&format!("; {} breaks first", tournament.table_words(step.from.table)));
    }
    if let Some(relies_on) = relies_on(tournament, step, now) {
        why.push_str(&format!("; {relies_on}"));
    }
    if let Some(meets) = step.meets {
        why.push_str("; ");
        why.push_str(there(meets));
    }
    why.push_str(&halts(tournament, step.to.table));
    // HPT alone holds every table until the move is made; elsewhere only the hand at the giving table is over (TCH 11f).
    if tournament.setup.rules.mover == Mover::SamePosition {
        why.push_str("; before the next hand anywhere");
    }
    let reason = MoveReason::Balance {};
    let command: Command = MovePlayer { entry: step.entry, to: step.to, reason }.into();
    Advice {
        command: Some(command),
        marks: vec![step.from, step.to],
        tables: vec![step.from.table, step.to.table],
        ..plain(AdviceKind::Balance, title, why, "Move")
    }
}

/// What the move is counted from, so that whoever reads it sees whether that is still the last hand.
fn relies_on(tournament: &Tournament, step: &BalancingMove, now: Millis) -> Option<String> {
    let by_position = matches!(step.chosen, Chosen::Position(_));
    let giver = matches!(step.chosen, Chosen::NextBigBlind | Chosen::NextAfter(_)) || by_position;
    let taker = by_position || matches!(step.seat, Filled::Worst | Filled::EarliestBigBlind);
    let seats: Vec<String> = [(giver, step.from.table), (taker, step.to.table)]
        .into_iter()
        .filter(|(counted, _)| *counted)
        .filter_map(|(_, table)| {
            let seat = if tournament.setup.rules.mover == Mover::SamePosition {
                tournament.known_button(table, now)
            } else {
                tournament.hand_known(table, now).map(|hand| hand.last_big())
            };
            Some(tournament.seat_words(Seat { table, seat: seat? }))
        })
        .collect();
    let what = match (tournament.setup.rules.mover, seats.len()) {
        (_, 0) => return None,
        (Mover::SamePosition, 1) => "the button was at",
        (Mover::SamePosition, _) => "the buttons were at",
        (Mover::NextBigBlind, 1) => "the last big blind was",
        (Mover::NextBigBlind, _) => "the last big blinds were",
    };
    Some(format!("{what} {}", seats.join(" and ")))
}

/// Why this player.
fn chosen(tournament: &Tournament, step: &BalancingMove, stud: bool) -> String {
    match step.chosen {
        Chosen::Position(0) => "on the button".to_string(),
        Chosen::Position(1) => "first to the left of the button".to_string(),
        Chosen::Position(n) => {
            format!("{} to the left of the button", ordinal(to_u32(n)))
        }
        Chosen::NextBigBlind if stud => {
            let table = tournament.table_words(step.from.table);
            format!("big blind next at {table}, if there were blinds")
        }
        Chosen::NextBigBlind => {
            format!("next big blind at {}", tournament.table_words(step.from.table))
        }
        Chosen::SameSeat => "the same seat, as stud has no button".to_string(),
        Chosen::NextAfter(Stays::Moved) => "next in turn: the other has moved already".to_string(),
        Chosen::NextAfter(Stays::Locked) => "next in turn: the other keeps the seat".to_string(),
        Chosen::NextAfter(Stays::KeptApart) => {
            format!(
                "next in turn: the other is kept apart from somebody at {}",
                tournament.table_words(step.to.table)
            )
        }
    }
}

/// Why this seat.
fn seat(tournament: &Tournament, step: &BalancingMove) -> String {
    let by_position = matches!(step.chosen, Chosen::Position(_));
    match step.seat {
        Filled::Eliminated if by_position => "as the player eliminated there".to_string(),
        Filled::Eliminated => "to the seat of the player eliminated".to_string(),
        Filled::NearestOpen if by_position => "as the open seat there".to_string(),
        Filled::NearestOpen => "to the open seat left of the button".to_string(),
        Filled::EarliestBigBlind => "to the seat that is big blind first".to_string(),
        Filled::Worst => "to the worst seat".to_string(),
        Filled::LeftLast => {
            format!("to the seat left last at {}", tournament.table_words(step.to.table))
        }
        Filled::OnlyOne => "to the only open seat".to_string(),
        Filled::FirstOpen => "to the first open seat".to_string(),
    }
}

/// What the player meets there, in a few words.
fn there(meets: Meets) -> &'static str {
    match meets {
        Meets::BigBlind => "big blind there next hand",
        Meets::SmallBlind => "small blind there next hand",
        Meets::Button => "on the button there next hand",
        Meets::Between => "dealt in there next hand, with nothing to post",
        Meets::Waits => "dealt in once the button has passed",
    }
}

#[cfg(test)]
mod tests {
    use crate::actions::tables::bench::Bench;
    use crate::advice::advice;
    use crate::base::ids::TableNumber;

    /// The map marks what stands out, which a thousand tables that are equally full do not.
    #[test]
    fn the_short_table_is_marked_and_those_that_may_give_only_while_they_are_few() {
        for (players, marked) in [(24, vec![1, 2, 3]), (80, vec![3])] {
            let mut bench = Bench::playing(players);
            for seat in [1, 2] {
                bench.bust(bench.at(3, seat));
            }
            let due = advice(bench.log.tournament(), bench.now());
            let mut tables = due.first().expect("the tables are uneven").tables.clone();
            tables.sort_unstable();
            assert_eq!(tables, marked.into_iter().map(TableNumber).collect::<Vec<_>>());
        }
    }
}
