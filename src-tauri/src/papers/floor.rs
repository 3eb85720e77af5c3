//! The sheets of the floor during play: break cards, move slips, the cards for absent players.

use super::customs::Customs;
use super::{SheetPart, called, event_and_day, imprint};
use crate::problem::{Problem, problem};
use shuffle_up_engine::Log;
use shuffle_up_engine::Tournament;
use shuffle_up_engine::base::ids::{Millis, TableNumber};
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::rulebook::house_rules::{MovedIn, stud_only};
use shuffle_up_engine::rules::tables::break_piles::break_piles;
use shuffle_up_engine::rules::tables::due::{breaking_order, due_break};
use shuffle_up_engine::state::draw::{Draw, DrawKind};
use shuffle_up_engine::state::moves::Meets;
use shuffle_up_engine::state::moves::Move;
use shuffle_up_engine::state::moves::under_way;
use shuffle_up_paper::{BreakCards, BreakPile, BreakPlayer, MoveSlip, MoveSlipLabels, MoveSlips};

/// The piles for one table: the one that is wanted, or the one that breaks next.
pub(super) fn breaking_of(log: &Log, now: Millis, part: &SheetPart) -> Result<BreakCards, Problem> {
    let tournament = log.tournament();
    let next = || due_break(tournament).or_else(|| breaking_order(tournament).first().copied());
    let table: TableNumber = match part {
        SheetPart::Table { table } => *table,
        SheetPart::Whole | SheetPart::WithPrize | SheetPart::Moves { .. } | SheetPart::Bought { .. } | SheetPart::Lines { .. } => next().ok_or_else(|| {
            problem!(not_now, "no-table-breaks-next", "No table breaks next. Choose one, or wait until more tables are open than a redraw leaves.")
        })?,
    };
    let found = break_piles(tournament, table, now)?;
    let seats = tournament.room.table(table).into_iter().flat_map(|table| table.seats());
    let shared = tournament.shared_names();
    Ok(BreakCards {
        event: event_and_day(log, now),
        table: called(log, table),
        players: seats
            .filter_map(|(seat, who)| {
                let player = tournament.told_apart(who?, &shared);
                Some(BreakPlayer { seat: seat.to_string(), player })
            })
            .collect(),
        short: found.short,
        piles: found
            .piles
            .into_iter()
            .map(|pile| BreakPile {
                table: called(log, pile.table),
                cards: pile.cards,
                seats: pile.seats.iter().map(ToString::to_string).collect(),
            })
            .collect(),
        imprint: imprint(log, now),
        ..BreakCards::default()
    })
}

/// A slip for every move that is wanted.
pub(super) fn slips_of(log: &Log, part: &SheetPart) -> Result<MoveSlips, Problem> {
    Ok(slips(log, wanted(log, part)?, MoveSlipLabels::default()))
}

/// A card for the old seat of every player on the way who is marked absent (TCH P16), or of those whose moves are named. A
/// player who had no seat has none to leave it at.
pub(super) fn absent_of(log: &Log, part: &SheetPart) -> Result<MoveSlips, Problem> {
    let tournament = log.tournament();
    let mut left = wanted(log, part)?;
    left.retain(|(_, said)| said.sits_at.is_some());
    if left.is_empty() {
        return Err(problem!(not_now, "no-seat-left-behind", "These players left no seat behind."));
    }
    if !matches!(part, SheetPart::Moves { .. }) {
        left.retain(|(_, said)| tournament.absent_since(said.one.entry).is_some());
    }
    if left.is_empty() {
        return Err(problem!(
            not_now,
            "nobody-away-on-the-way",
            "Nobody on the way is marked absent. Mark the player, as in absent 6.4, or choose the move."
        ));
    }
    Ok(slips(log, left, MoveSlipLabels::absent()))
}

/// The moves that are wanted, with their indices.
fn wanted<'a>(log: &'a Log, part: &SheetPart) -> Result<Vec<(usize, &'a Move)>, Problem> {
    let tournament = log.tournament();
    let wanted: Vec<(usize, &Move)> = match part {
        SheetPart::Whole
        | SheetPart::WithPrize
        | SheetPart::Bought { .. }
        | SheetPart::Lines { .. } => under_way(tournament),
        SheetPart::Table { table } => under_way(tournament)
            .into_iter()
            .filter(|(_, said)| said.sits_at.is_some_and(|from| from.table == *table))
            .collect(),
        SheetPart::Moves { moves } => moves
            .iter()
            .filter_map(|number| usize::try_from(number.checked_sub(1)?).ok())
            .filter_map(|index| Some((index, tournament.moves.get(index)?)))
            .collect(),
    };
    if wanted.is_empty() {
        return Err(problem!(
            not_now,
            "nobody-on-the-way",
            "Nobody is on the way to another seat."
        ));
    }
    Ok(wanted)
}

/// What the player owes or may do at the new seat: by the blinds there where they are known, otherwise by the house rule. In a
/// redraw everybody begins anew, and there is nothing to say.
fn owes(tournament: &Tournament, said: &Move) -> String {
    let words = match (said.one.meets, tournament.setup.rules.moved_in) {
        (Some(Meets::BigBlind), _) => "You post the big blind on the next hand.",
        (Some(Meets::SmallBlind), _) => "You post the small blind on the next hand.",
        (Some(Meets::Button), _) => "You have the button on the next hand.",
        (Some(Meets::Between), _) => "You are dealt in on the next hand and post no blind.",
        (Some(Meets::Waits), _) => "You are dealt in once the button has passed you.",
        (None, _) if !joins_a_table(tournament, said) => "",
        (None, MovedIn::Plays) => "You are dealt in at once, with whatever your seat has to post.",
        (None, MovedIn::WaitsInSmallBlindAndButton) => {
            "In the small blind or on the button you wait until the button has passed you."
        }
        (None, MovedIn::WaitsBetween) => {
            "Between the small blind and the button you wait until the button has passed you."
        }
    };
    words.to_string()
}

/// Whether the player comes to a table that plays on with blinds.
fn joins_a_table(tournament: &Tournament, said: &Move) -> bool {
    let anew = |draw: &Draw| {
        let kind = matches!(draw.kind, DrawKind::Redraw { .. } | DrawKind::NewTable { .. });
        kind && draw.at == said.at
    };
    let same = said.one.from.is_some_and(|from| from.table == said.one.to.table);
    !same && !stud_only(&tournament.setup.schedule) && !tournament.draws.iter().any(anew)
}

fn slips(log: &Log, moves: Vec<(usize, &Move)>, labels: MoveSlipLabels) -> MoveSlips {
    let tournament = log.tournament();
    let customs = Customs::of(tournament);
    let shared = tournament.shared_names();
    let slip = |(_, said): (usize, &Move)| MoveSlip {
        player: tournament.told_apart(said.one.entry, &shared),
        from: said
            .sits_at
            .map_or_else(String::new, |from| format!("from {}", tournament.seat_words(from))),
        table: called(log, said.one.to.table),
        seat: said.one.to.seat.to_string(),
        owes: owes(tournament, said),
        time: customs.time(said.at),
        why: capital(&said.reason.words(tournament)),
    };
    MoveSlips {
        event: tournament.setup.name.clone(),
        slips: moves.into_iter().map(slip).collect(),
        labels,
    }
}
