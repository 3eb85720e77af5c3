//! The sheets of the floor during play: break cards, move slips, the cards for absent players.

use super::prelude::*;
use shuffle_up_engine::base::words::capital;
use shuffle_up_engine::rulebook::house_rules::{MovedIn, stud_only};
use shuffle_up_engine::rules::tables::break_piles::break_piles;
use shuffle_up_engine::rules::tables::due::{breaking_order, due_break};
use shuffle_up_engine::state::draw::{Draw, DrawKind};
use shuffle_up_engine::state::moves::{Meets, Move, under_way};
use shuffle_up_paper::{
    BreakCardLabels, BreakCards, BreakPile, BreakPlayer, MoveSlip, MoveSlipLabels, MoveSlips,
};

/// The piles for one table: the one that is wanted, or the one that breaks next.
pub(super) fn breaking_of(of: &Source<'_>, part: &SheetPart) -> Result<BreakCards, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let next = || due_break(tournament).or_else(|| breaking_order(tournament).first().copied());
    let table = part.table().or_else(next).ok_or_else(|| {
        problem!(not_now, "no-table-breaks-next", "No table breaks next. Choose one, or wait until more tables are open than a redraw leaves.")
    })?;
    let found = break_piles(tournament, table, of.now)?;
    let seats = tournament.room.table(table).into_iter().flat_map(|table| table.seats());
    let shared = tournament.shared_names();
    Ok(BreakCards {
        table: of.called(table),
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
                table: of.called(pile.table),
                cards: pile.cards,
                seats: pile.seats.iter().map(ToString::to_string).collect(),
            })
            .collect(),
        ends: of.ends(
            word!(customs, "paper-table-breaks", "Table {table} breaks", table = "{table}"),
            Vec::new(),
        ),
        labels: break_labels(customs),
    })
}

fn break_labels(customs: &Customs) -> BreakCardLabels {
    BreakCardLabels {
        steps: vec![
            word!(
                customs,
                "paper-break-step-cards",
                "Wait for the end of the hand. Cut the cards apart and turn them face down: the table cards on one pile, the seat cards on one pile for each table."
            ),
            word!(
                customs,
                "paper-break-step-draw",
                "In the order of the seats everybody draws a table card, then a seat card of that table. Note both below; seat cards that are left over stay face down."
            ),
            word!(
                customs,
                "paper-break-step-absent",
                "Staff draw for a player who is absent, take the chips across, and leave the seat card at the old seat."
            ),
        ],
        short: word!(
            customs,
            "paper-break-early",
            "Laid out early: {short} more seats must open at the other tables before this one can break. Print the cards again then.",
            short = "{short}"
        ),
        players: word!(customs, "paper-players", "Players"),
        table_cards: word!(customs, "paper-table-cards", "Table cards"),
        seat_cards: word!(customs, "paper-seat-cards", "Seat cards"),
        table: customs.table(),
        seat: customs.seat(),
        player: customs.player(),
        drawn_table: word!(customs, "paper-table-drawn", "Table drawn"),
        drawn_seat: word!(customs, "paper-seat-drawn", "Seat drawn"),
        first_pile: word!(customs, "paper-table-card", "Table card"),
        second_pile: word!(
            customs,
            "paper-seat-card-of",
            "Seat card of table {table}",
            table = "{table}"
        ),
        then_seat: word!(customs, "paper-then-seat", "Now draw a seat card of this table."),
        then_move: word!(
            customs,
            "paper-then-move",
            "Take your chips to this seat and hand the card over there."
        ),
        card: word!(
            customs,
            "paper-card-of-cards",
            "{card} of {cards}",
            card = "{card}",
            cards = "{cards}"
        ),
    }
}

/// A slip for every move that is wanted.
pub(super) fn slips_of(of: &Source<'_>, part: &SheetPart) -> Result<MoveSlips, Problem> {
    let customs = &of.customs;
    let labels = MoveSlipLabels {
        title: word!(customs, "paper-please-move", "Please move"),
        table: customs.table(),
        seat: customs.seat(),
        keep: word!(customs, "paper-show-slip", "Show this slip to the dealer at the new table."),
    };
    Ok(slips(of, wanted(of.log, part)?, labels))
}

/// A card for the old seat of every player on the way who is marked absent (TCH P16), or of those whose moves are named. A
/// player who had no seat has none to leave it at.
pub(super) fn absent_of(of: &Source<'_>, part: &SheetPart) -> Result<MoveSlips, Problem> {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let mut left = wanted(of.log, part)?;
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
    let labels = MoveSlipLabels {
        title: word!(customs, "paper-chips-are-at", "Your chips are at"),
        table: customs.table(),
        seat: customs.seat(),
        keep: word!(
            customs,
            "paper-left-at-old-seat",
            "Left at the old seat of a player who was away (TCH P16)."
        ),
    };
    Ok(slips(of, left, labels))
}

/// The moves that are wanted, with their indices.
fn wanted<'a>(log: &'a Log, part: &SheetPart) -> Result<Vec<(usize, &'a Move)>, Problem> {
    let tournament = log.tournament();
    let wanted: Vec<(usize, &Move)> = match part {
        SheetPart::Table { table } => under_way(tournament)
            .into_iter()
            .filter(|(_, said)| said.sits_at.is_some_and(|from| from.table == *table))
            .collect(),
        SheetPart::Moves { moves } => moves
            .iter()
            .filter_map(|number| usize::try_from(number.checked_sub(1)?).ok())
            .filter_map(|index| Some((index, tournament.moves.get(index)?)))
            .collect(),
        _ => under_way(tournament),
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
fn owes(of: &Source<'_>, said: &Move) -> String {
    let tournament = of.tournament();
    let words = match (said.one.meets, tournament.setup.rules.moved_in) {
        (Some(Meets::BigBlind), _) => {
            phrase!("paper-post-big-blind", "You post the big blind on the next hand.")
        }
        (Some(Meets::SmallBlind), _) => {
            phrase!("paper-post-small-blind", "You post the small blind on the next hand.")
        }
        (Some(Meets::Button), _) => {
            phrase!("paper-have-button", "You have the button on the next hand.")
        }
        (Some(Meets::Between), _) => {
            phrase!("paper-post-nothing", "You are dealt in on the next hand and post no blind.")
        }
        (Some(Meets::Waits), _) => {
            phrase!("paper-wait-for-button", "You are dealt in once the button has passed you.")
        }
        (None, _) if !joins_a_table(tournament, said) => return String::new(),
        (None, MovedIn::Plays) => phrase!(
            "paper-dealt-in",
            "You are dealt in at once, with whatever your seat has to post."
        ),
        (None, MovedIn::WaitsInSmallBlindAndButton) => phrase!(
            "paper-wait-in-blind",
            "In the small blind or on the button you wait until the button has passed you."
        ),
        (None, MovedIn::WaitsBetween) => phrase!(
            "paper-wait-between",
            "Between the small blind and the button you wait until the button has passed you."
        ),
    };
    of.customs.say(words)
}

/// Whether the player comes to a table that plays on with blinds.
fn joins_a_table(tournament: &Tournament, said: &Move) -> bool {
    let anew = |draw: &Draw| {
        let kind = draw.kind.is_redraw() || matches!(draw.kind, DrawKind::NewTable { .. });
        kind && draw.at == said.at
    };
    let same = said.one.from.is_some_and(|from| from.table == said.one.to.table);
    !same && !stud_only(&tournament.setup.schedule) && !tournament.draws.iter().any(anew)
}

fn slips(of: &Source<'_>, moves: Vec<(usize, &Move)>, labels: MoveSlipLabels) -> MoveSlips {
    let (tournament, customs) = (of.tournament(), &of.customs);
    let shared = tournament.shared_names();
    let slip = |(_, said): (usize, &Move)| MoveSlip {
        player: tournament.told_apart(said.one.entry, &shared),
        from: said.sits_at.map_or_else(String::new, |from| {
            let seat = tournament.seat_said(from);
            word!(customs, "paper-from-seat", "from {seat}", seat = seat)
        }),
        table: of.called(said.one.to.table),
        seat: said.one.to.seat.to_string(),
        owes: owes(of, said),
        time: customs.time(said.at),
        why: capital(&customs.say(said.reason.said(tournament))),
    };
    MoveSlips {
        event: tournament.setup.name.clone(),
        slips: moves.into_iter().map(slip).collect(),
        labels,
    }
}
