//! What balancing requires, in a director's words: who moves and why, what must be known first, which tables halt.

use crate::actions::command::Command;
use crate::actions::entries::rebuy::may_rebuy;
use crate::actions::tables::halt::{PlayOnShort, halted_tables};
use crate::actions::tables::low_card::DealLowCard;
use crate::actions::tables::move_player::MovePlayer;
use crate::advice::{Advice, AdviceKind, Need, plain};
use crate::base::wording::Chain;
use crate::rulebook::citations::{RuleBook, Sources};
use crate::rulebook::house_rules::{BALANCE, FromTable, Mover, ToSeat, stud_only};
use crate::rules::tables::balance::{Step, moves_needed, next_step};
use crate::rules::tables::mover::{BalancingMove, Chosen, Filled, Stays};
use crate::state::move_reason::MoveReason;
use crate::state::moves::Meets;
use crate::state::prelude::*;
use crate::state::room::Table;

/// Where the books say who moves and where to.
const NEXT_BIG_BLIND: Sources =
    &[(RuleBook::Tch, "11a"), (RuleBook::Rrop, "15"), (RuleBook::Lr, "15")];
/// Where they say it of stud, which has neither button nor blinds, and of a round of it in a mixed event.
const STUD_ONLY: Sources = &[(RuleBook::Tch, "11a")];
const STUD_ROUND: Sources = &[(RuleBook::Tch, "11b")];
/// Where they say that a table halts.
const HALT: Sources = &[(RuleBook::Tch, "11e")];

/// The next step towards level tables. In stud the mover meets no blind.
pub(super) fn balance(tournament: &Tournament, now: Millis) -> Option<Advice> {
    let step = next_step(tournament, now)?;
    let more = moves_needed(tournament, now).saturating_sub(1);
    let rules = &tournament.setup.rules;
    let (advice, sources) = match &step {
        Step::DealCards { to, among } => (deal_cards(tournament, *to, among), BALANCE),
        Step::AskTable { to, among } => (ask_table(tournament, *to, among), BALANCE),
        Step::AskButton { table, from, to } => {
            (ask_button(tournament, *table, [*from, *to]), BALANCE)
        }
        Step::AskBigBlind { table, from, to } => {
            (ask_big_blind(tournament, *table, [*from, *to]), NEXT_BIG_BLIND)
        }
        Step::Move(step) => {
            let stud = tournament.plays_stud(step.from.table, now);
            let sources = match rules.mover {
                _ if stud_only(&tournament.setup.schedule) => STUD_ONLY,
                Mover::NextBigBlind if stud => STUD_ROUND,
                Mover::NextBigBlind => NEXT_BIG_BLIND,
                Mover::SamePosition => BALANCE,
            };
            (moving(tournament, step, stud, now), sources)
        }
    };
    let why = Phrase::reasons(may_rebuy_said(tournament, now).into_iter().chain([advice.why]));
    Some(Advice { rule: rules.cite(sources), more, why, ..advice })
}

/// Who of the last to go out may still rebuy, and would fill the seat again.
fn may_rebuy_said(tournament: &Tournament, now: Millis) -> Option<Phrase> {
    let out = tournament.bust_hands.last()?.everybody().map(|out| out.entry);
    let may = out.filter(|entry| may_rebuy(tournament, *entry, false, now).is_ok());
    let names: Vec<Value> = may.map(|entry| tournament.name(entry).into_argument()).collect();
    (!names.is_empty()).then(|| {
        phrase!(
            "may-still-rebuy",
            "{names} may still rebuy",
            names = Phrase::chain(Chain::Each, names)
        )
    })
}

/// The tables that deal no hand until a player arrives, unless the director lets them play on.
pub(super) fn halt(tournament: &Tournament, stud: bool) -> Option<Advice> {
    let tables = halted_tables(tournament);
    let most = tournament.room.fullest().map_or(0, |(size, _)| size);
    let title = match tables.as_slice() {
        [] => return None,
        [one] => phrase!(
            "table-halts",
            "{table} halts: {players}, {most} at the fullest",
            table = tournament.table_said(*one).capital(),
            players = players(tournament, *one),
            most
        ),
        several => phrase!(
            "tables-halt",
            "{tables} halt: {most} players at the fullest",
            tables = table_list(tournament, several),
            most
        ),
    };
    let mut why = Vec::new();
    if !stud {
        why.push(phrase!("once-blinds-affected", "once its blinds are affected"));
    }
    why.push(phrase!("no-hand-until-arrival", "no hand there until a player arrives"));
    why.push(phrase!("may-play-on", "the director may let it play on"));
    let why = Phrase::reasons(why);
    Some(Advice {
        rule: tournament.setup.rules.cite(HALT),
        command: Some(PlayOnShort { tables: tables.clone() }.into()),
        tables,
        ..plain(AdviceKind::Halt, title, why, phrase!("do-play-on", "Play on"))
    })
}

fn size(tournament: &Tournament, table: TableNumber) -> usize {
    tournament.room.table(table).map_or(0, Table::players)
}

fn players(tournament: &Tournament, table: TableNumber) -> Phrase {
    Phrase::count(size(tournament, table), "player", "players")
}

/// More tables than this are counted and not named, nor marked on the map.
const NAMED: usize = 6;

/// The tables that stand out: the one that is short, and those that may give to it while they are few. Of a thousand
/// tables that are equally full none does.
fn concerned(among: &BTreeSet<TableNumber>, to: TableNumber) -> Vec<TableNumber> {
    let few = if among.len() > NAMED { 0 } else { NAMED };
    among.iter().take(few).copied().chain([to]).collect()
}

/// "Tables 2, 4 and 7", "12 tables".
fn table_list(tournament: &Tournament, tables: &[TableNumber]) -> Value {
    if tables.len() > NAMED {
        Value::Phrase(Phrase::count(tables.len(), "table", "tables"))
    } else {
        tournament.tables_said(tables).capital()
    }
}

/// "tables 2 and 4", "the 12 fullest tables".
fn fullest(tournament: &Tournament, among: &BTreeSet<TableNumber>) -> Value {
    if among.len() > NAMED {
        Value::Phrase(phrase!("fullest-tables", "the {count} fullest tables", count = among.len()))
    } else {
        tournament.tables_said(&Vec::from_iter(among.iter().copied()))
    }
}

fn deal_cards(tournament: &Tournament, to: TableNumber, among: &BTreeSet<TableNumber>) -> Advice {
    let title = phrase!(
        "deal-low-card",
        "Balance: deal a card to {tables}; the low card moves a player to {table}",
        tables = fullest(tournament, among),
        table = tournament.table_said(to)
    );
    let most = among.first().map_or(0, |table| size(tournament, *table));
    let full = phrase!("so-many-at-the-fullest", "{players} at the fullest", players = most);
    let why = sizes(tournament, full, to);
    Advice {
        command: Some(DealLowCard { to }.into()),
        tables: concerned(among, to),
        ..plain(AdviceKind::Balance, title, why, phrase!("do-deal", "Deal"))
    }
}

fn ask_table(tournament: &Tournament, to: TableNumber, among: &BTreeSet<TableNumber>) -> Advice {
    let title = phrase!(
        "which-table-gives",
        "Balance: which table gives a player to {table}?",
        table = tournament.table_said(to)
    );
    let most = among.first().map_or(0, |table| size(tournament, *table));
    let full = phrase!(
        "so-many-at",
        "{players} at {table}",
        players = most,
        table = fullest(tournament, among)
    );
    let why = sizes(tournament, full, to);
    Advice {
        need: Some(Need::Table { table: to, tables: among.iter().copied().collect() }),
        tables: concerned(among, to),
        ..plain(AdviceKind::Balance, title, why, phrase!("do-choose", "Choose"))
    }
}

/// "9 at the fullest · 7 at table 3".
fn sizes(tournament: &Tournament, full: Phrase, to: TableNumber) -> Phrase {
    let mut why = vec![full, at(tournament, to)];
    why.extend(halts(tournament, to));
    Phrase::reasons(why)
}

/// "7 at table 3".
fn at(tournament: &Tournament, table: TableNumber) -> Phrase {
    phrase!(
        "so-many-at",
        "{players} at {table}",
        players = size(tournament, table),
        table = tournament.table_said(table)
    )
}

/// That the short table halts meanwhile, where it does.
fn halts(tournament: &Tournament, to: TableNumber) -> Option<Phrase> {
    halted_tables(tournament).contains(&to).then(|| {
        phrase!("halts-until-then", "{table} halts until then", table = tournament.table_said(to))
    })
}

/// The seats of a table to choose from: the occupied ones first. The button may stand before an empty seat, and the big
/// blind may have gone out.
fn seats_of(tournament: &Tournament, table: TableNumber) -> Vec<u8> {
    let Some(table) = tournament.room.table(table) else { return Vec::new() };
    let occupied = table.occupied();
    occupied.into_iter().chain(table.open_seats()).map(|seat| seat.0).collect()
}

/// Asks for a seat of the table before somebody moves between the two.
fn ask(
    tournament: &Tournament,
    between: [TableNumber; 2],
    need: Need,
    title: Phrase,
    more: impl IntoIterator<Item = Phrase>,
) -> Advice {
    let why = between.into_iter().map(|table| at(tournament, table)).chain(more);
    Advice {
        need: Some(need),
        tables: between.to_vec(),
        ..plain(AdviceKind::Balance, title, Phrase::reasons(why), phrase!("do-set", "Set"))
    }
}

fn ask_button(tournament: &Tournament, table: TableNumber, between: [TableNumber; 2]) -> Advice {
    let title = phrase!(
        "where-is-the-button",
        "Balance: at which seat is the button of {table}?",
        table = tournament.table_said(table)
    );
    let for_what = phrase!("same-position-moves", "the player in the same position moves");
    let need = Need::Button { table, seats: seats_of(tournament, table) };
    ask(tournament, between, need, title, [for_what])
}

fn ask_big_blind(tournament: &Tournament, table: TableNumber, between: [TableNumber; 2]) -> Advice {
    let [from, to] = between;
    let title = phrase!(
        "where-was-the-big-blind",
        "Balance: at which seat was the last big blind of {table}?",
        table = tournament.table_said(table)
    );
    let for_what = if table == from {
        phrase!("next-big-blind-moves", "the next big blind moves")
    } else if tournament.setup.rules.to_seat == ToSeat::WorstPosition {
        phrase!("takes-worst-seat", "the player takes the worst seat")
    } else {
        phrase!("takes-first-big-blind", "the player takes the seat that is big blind first")
    };
    let need = Need::BigBlind { table, seats: seats_of(tournament, table) };
    ask(tournament, between, need, title, [for_what].into_iter().chain(halts(tournament, to)))
}

fn moving(tournament: &Tournament, step: &BalancingMove, stud: bool, now: Millis) -> Advice {
    let name = tournament.name(step.entry);
    let (from, to) = (tournament.seat_said(step.from), tournament.seat_said(step.to));
    let title = phrase!("balance-move", "Move {name}, {from}, to {to}", name, from, to);
    let mut why = vec![chosen(tournament, step, stud), seat(tournament, step)];
    if let Some(card) = step.card {
        why.push(phrase!("low-card", "low card {card}", card = card.said()));
    } else if tournament.setup.rules.from_table == FromTable::BreakingOrder
        && tournament.room.fullest().is_some_and(|(_, tables)| tables.len() > 1)
    {
        let table = tournament.table_said(step.from.table);
        why.push(phrase!("breaks-first", "{table} breaks first", table));
    }
    why.extend(relies_on(tournament, step, now));
    why.extend(step.meets.map(there));
    why.extend(halts(tournament, step.to.table));
    // HPT alone holds every table until the move is made; elsewhere only the hand at the giving table is over (TCH 11f).
    if tournament.setup.rules.mover == Mover::SamePosition {
        why.push(phrase!("before-next-hand-anywhere", "before the next hand anywhere"));
    }
    let why = Phrase::reasons(why);
    let reason = MoveReason::Balance {};
    let command: Command = MovePlayer { entry: step.entry, to: step.to, reason }.into();
    Advice {
        command: Some(command),
        marks: vec![step.from, step.to],
        tables: vec![step.from.table, step.to.table],
        ..plain(AdviceKind::Balance, title, why, phrase!("do-move", "Move"))
    }
}

/// What the move is counted from, so that whoever reads it sees whether that is still the last hand.
fn relies_on(tournament: &Tournament, step: &BalancingMove, now: Millis) -> Option<Phrase> {
    let by_position = matches!(step.chosen, Chosen::Position(_));
    let giver = matches!(step.chosen, Chosen::NextBigBlind | Chosen::NextAfter(_)) || by_position;
    let taker = by_position || matches!(step.seat, Filled::Worst | Filled::EarliestBigBlind);
    let seats: Vec<Phrase> = [(giver, step.from.table), (taker, step.to.table)]
        .into_iter()
        .filter(|(counted, _)| *counted)
        .filter_map(|(_, table)| {
            let seat = if tournament.setup.rules.mover == Mover::SamePosition {
                tournament.known_button(table, now)
            } else {
                tournament.hand_known(table, now).map(|hand| hand.last_big())
            };
            Some(tournament.seat_said(Seat { table, seat: seat? }))
        })
        .collect();
    match (tournament.setup.rules.mover, seats.len()) {
        (_, 0) => None,
        (Mover::SamePosition, 1) => {
            Some(phrase!("button-was-at", "the button was at {seats}", seats))
        }
        (Mover::SamePosition, _) => {
            Some(phrase!("buttons-were-at", "the buttons were at {seats}", seats))
        }
        (Mover::NextBigBlind, 1) => {
            Some(phrase!("last-big-blind-at", "the last big blind was {seats}", seats))
        }
        (Mover::NextBigBlind, _) => {
            Some(phrase!("last-big-blinds-at", "the last big blinds were {seats}", seats))
        }
    }
}

/// Why this player.
fn chosen(tournament: &Tournament, step: &BalancingMove, stud: bool) -> Phrase {
    let from = tournament.table_said(step.from.table);
    match step.chosen {
        Chosen::Position(0) => phrase!("on-the-button", "on the button"),
        Chosen::Position(1) => phrase!("first-left-of-button", "first left of the button"),
        Chosen::Position(n) => {
            let place = Phrase::places(to_u32(n), to_u32(n));
            phrase!("so-far-left-of-button", "{place} left of the button", place)
        }
        Chosen::NextBigBlind if stud => phrase!(
            "big-blind-next-if-blinds",
            "big blind next at {table}, if there were blinds",
            table = from
        ),
        Chosen::NextBigBlind => {
            phrase!("next-big-blind-at", "next big blind at {table}", table = from)
        }
        Chosen::SameSeat => phrase!("same-seat-in-stud", "the same seat, as stud has no button"),
        Chosen::NextAfter(Stays::Moved) => {
            phrase!("next-other-moved", "next in turn: the other has moved already")
        }
        Chosen::NextAfter(Stays::Locked) => {
            phrase!("next-other-locked", "next in turn: the other keeps the seat")
        }
        Chosen::NextAfter(Stays::KeptApart) => phrase!(
            "next-other-kept-apart",
            "next in turn: the other is kept apart from somebody at {table}",
            table = tournament.table_said(step.to.table)
        ),
    }
}

/// Why this seat.
fn seat(tournament: &Tournament, step: &BalancingMove) -> Phrase {
    let by_position = matches!(step.chosen, Chosen::Position(_));
    match step.seat {
        Filled::Eliminated if by_position => {
            phrase!("like-the-eliminated", "like the player who went out there")
        }
        Filled::Eliminated => {
            phrase!("to-the-eliminated", "to the seat of the player who went out")
        }
        Filled::NearestOpen if by_position => {
            phrase!("like-the-open-seat", "like the open seat there")
        }
        Filled::NearestOpen => {
            phrase!("to-open-left-of-button", "to the open seat left of the button")
        }
        Filled::EarliestBigBlind => {
            phrase!("to-first-big-blind", "to the seat that is big blind first")
        }
        Filled::Worst => phrase!("to-the-worst-seat", "to the worst seat"),
        Filled::LeftLast => phrase!(
            "to-the-seat-left-last",
            "to the seat left last at {table}",
            table = tournament.table_said(step.to.table)
        ),
        Filled::OnlyOne => phrase!("to-the-only-open-seat", "to the only open seat"),
        Filled::FirstOpen => phrase!("to-the-first-open-seat", "to the first open seat"),
    }
}

/// What the player meets there, in a few words.
fn there(meets: Meets) -> Phrase {
    match meets {
        Meets::BigBlind => phrase!("meets-big-blind", "big blind there next hand"),
        Meets::SmallBlind => phrase!("meets-small-blind", "small blind there next hand"),
        Meets::Button => phrase!("meets-button", "on the button there next hand"),
        Meets::Between => {
            phrase!("meets-nothing", "dealt in there next hand, with nothing to post")
        }
        Meets::Waits => phrase!("meets-waiting", "dealt in once the button has passed"),
    }
}

#[cfg(test)]
mod tests {
    use crate::actions::clock::jump::JumpTo;
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

    /// A player who may buy in again would fill the seat: the move can wait for the answer.
    #[test]
    fn a_move_says_who_of_the_last_to_go_out_may_still_rebuy() {
        let mut bench = Bench::playing(24);
        bench.bust(bench.at(3, 1));
        let out = bench.at(3, 2);
        bench.bust(out);
        let why =
            |bench: &Bench| advice(bench.log.tournament(), bench.now())[0].why.english.clone();
        let name = bench.log.tournament().name(out).to_string();
        assert!(
            why(&bench).starts_with(&format!("{name} may still rebuy \u{b7} ")),
            "{}",
            why(&bench)
        );
        bench.say(JumpTo { stage: 5 }).unwrap();
        assert!(!why(&bench).contains("rebuy"));
    }
}
