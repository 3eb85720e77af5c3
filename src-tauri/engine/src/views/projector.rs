//! What the room sees.

use crate::base::money::Currency;
use crate::base::random::fingerprint;
use crate::base::wording::few;
use crate::log::Log;
use crate::rules::clock::predicted_end::{PredictedEnd, predicted_end};
use crate::rules::clock::stage::ChipView;
use crate::rules::prizes::places::{finishes, winners};
use crate::rules::prizes::pool::{Pool, pool_told};
use crate::rules::shot_clock::shot_clock_s;
use crate::rules::tables::due::breaking_order;
use crate::state::moves::{Move, under_way};
use crate::state::of_series::SeriesFigures;
use crate::state::phase::ClockPhase;
use crate::state::prelude::*;
use crate::views::bounties::{BountiesView, bounties_view};
use crate::views::call_off::{CalledOffView, called_off_view};
use crate::views::chips::{RoomColourUp, room_colour_ups};
use crate::views::clock::{ClockView, clock_view};
use crate::views::day::{DayForRoom, day_for_room};
use crate::views::deals::{DealView, deal_discussion};
use crate::views::desk::{Figures, MoveView, figures, move_view};
use crate::views::end_here::{EndRow, end_rows};
use crate::views::hand_for_hand::{HandForHandView, hand_for_hand_view};
use crate::views::moment::{Moment, moment};
use crate::views::page::page;
use crate::views::prizes::{PrizeRow, prizes_view, share_of};
use crate::views::time_calls::{TimeCallView, time_call_view};

/// A seat at the final table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct FinalSeat {
    /// The seat.
    pub seat: SeatNumber,
    /// Who sits there.
    pub name: String,
    /// The number in the house's own list; absent for a player who is not on it.
    pub listed: Option<u32>,
    /// The stack as it was last counted, while everybody is counted and nobody has gone out since; else absent.
    pub stack: Option<ChipCount>,
    /// The button is here.
    pub button: bool,
}

/// One colour of the chip set, and when it leaves play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipPlan {
    /// The chip.
    pub chip: ChipView,
    /// The break at which it is coloured up; absent for a chip that stays.
    pub leaves: Option<ChipLeaves>,
}

/// When a chip leaves play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ChipLeaves {
    /// The level before that break.
    pub after_level: u32,
    /// Milliseconds of running clock until that break starts; absent when it has started.
    pub in_ms: Option<Millis>,
    /// The break is in force now.
    pub now: bool,
}

/// Who has won, and what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct WinnerView {
    /// The name.
    pub name: String,
    /// The number in the house's own list of the one who has won; absent for a player who is not on it, and for several.
    pub listed: Option<u32>,
    /// The first prize, or what each seat is worth.
    pub prize: Money,
    /// These are all who have won a seat in a satellite.
    pub seats: bool,
    /// Everybody who was left where the tournament ended with several; empty otherwise.
    pub all: Vec<EndRow>,
}

/// Who went out last, alone or sharing a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct LastOut {
    /// The name, or the names of those who share the place.
    pub name: String,
    /// The place.
    pub place: u32,
    /// The last of the places shared; equal to `place` when it is not shared.
    pub place_to: u32,
    /// What each of them wins at least; zero outside the money.
    pub prize: Money,
    /// When, in tournament time.
    pub at: Millis,
}

/// Everything the room's window shows, in one answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ProjectorView {
    /// The event's name.
    pub name: String,
    /// The game.
    pub game: String,
    /// When play begins, in milliseconds since the Unix epoch; absent when nobody has said.
    pub starts_at: Option<Millis>,
    /// The price of an entry, fee included.
    pub buy_in: Money,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The language and country by whose customs amounts and dates are written; absent for those of the machine.
    pub locale: Option<String>,
    /// How far the tournament has come.
    pub phase: Phase,
    /// What the room is about.
    pub moment: Moment,
    /// The clock.
    pub clock: ClockView,
    /// The figures.
    pub figures: Figures,
    /// The paid places, at most 12 rows: the top ones and those about to be won.
    pub prizes: Vec<PrizeRow>,
    /// What the pool is made of: of the whole series where there is one.
    pub pool: Pool,
    /// The series to which it belongs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub series: Option<SeriesFigures>,
    /// The bounties, with the eight players who have won most; absent where none are played for.
    pub bounties: Option<BountiesView>,
    /// How many stacks are counted: of none there are no leaders.
    pub counted: u32,
    /// The deal that is talked about.
    pub deal_discussion: Option<DealView>,
    /// Moves to announce, said and not yet arrived: the newest, the latest first. The query `announced` has all of them.
    pub moves: Vec<MoveView>,
    /// How many moves there are to announce.
    pub moves_due: u32,
    /// How long the room is told of a move, as it was asked for.
    pub moves_ms: Option<Millis>,
    /// In how many milliseconds the next of them is no longer announced; absent where none goes by the time.
    pub moves_go_in_ms: Option<Millis>,
    /// Tables that have been broken and whose players are still on the way.
    pub breaking: Vec<TableNumber>,
    /// The tables that break next, the next one first; none before play.
    pub breaks_next: Vec<TableNumber>,
    /// The tables that have a name, and the name.
    pub table_names: Vec<(TableNumber, String)>,
    /// All seats were drawn anew, and not everybody has arrived.
    pub redraw: bool,
    /// What is raced off now, the smallest value first.
    pub colour_ups: Vec<RoomColourUp>,
    /// The chip set, the smallest chip first.
    pub chips: Vec<ChipPlan>,
    /// When play will likely end, where that can be known.
    pub predicted_end: Option<PredictedEnd>,
    /// The last table's seats, once there is only one.
    pub final_table: Vec<FinalSeat>,
    /// Who went out last; absent while nobody is out, and at the end.
    pub last_out: Option<LastOut>,
    /// Time called on a player.
    pub time_call: Option<TimeCallView>,
    /// How many seconds a decision has, while decisions are timed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shot_clock_s: Option<u32>,
    /// What was picked by chance, while the wall shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pick: Option<Phrase>,
    /// Hand-for-hand, while it is on.
    pub hand_for_hand: Option<HandForHandView>,
    /// The end of the day, from its last hands on; absent before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub day: Option<DayForRoom>,
    /// The winner.
    pub winner: Option<WinnerView>,
    /// How the event was called off; absent where it was not.
    pub called_off: Option<CalledOffView>,
    /// The fingerprint of the latest draw.
    pub draw: Option<String>,
    /// The last line's number.
    pub revision: u32,
}

/// How many prize rows the room's window has space for.
const PRIZE_ROWS: usize = 12;

/// How many moves and tables are named beside a page about something else.
const NAMED: usize = 8;

/// A page of the moves to announce.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnnouncedMoves {
    /// How many there are.
    pub total: u32,
    /// How many of them, the first ones, were said last.
    pub newest: u32,
    /// The rows asked for, the latest first; what was said at one time for one reason is by name.
    pub rows: Vec<MoveView>,
}

/// A page of the moves to announce.
pub fn announced_moves(
    tournament: &Tournament,
    from: u32,
    count: u32,
    moves_ms: Option<Millis>,
    now: Millis,
) -> AnnouncedMoves {
    let due = announced(tournament, moves_ms, now);
    let latest = due.first().map(|(_, said)| said.at);
    let newest = due.iter().take_while(|(_, said)| Some(said.at) == latest).count();
    AnnouncedMoves {
        total: to_u32(due.len()),
        newest: to_u32(newest),
        rows: page(due, from, count)
            .map(|(index, said)| move_view(tournament, index, said))
            .collect(),
    }
}

/// The moves to announce, the latest first; what was said at one time and for one reason is in the order of names, in which
/// a player looks for one. Those that were said longer ago than the room is told of a move are left out: the desk has them.
fn announced(
    tournament: &Tournament,
    moves_ms: Option<Millis>,
    now: Millis,
) -> Vec<(usize, &Move)> {
    let mut due = under_way(tournament);
    due.retain(|(_, said)| moves_ms.is_none_or(|ms| now.saturating_sub(said.at) < ms));
    due.sort_by_cached_key(|(_, said)| {
        let name = tournament.sorted_name(said.one.entry);
        (std::cmp::Reverse(said.at), said.reason.clone(), name)
    });
    due
}

/// Everything the room's window shows at `now`.
pub fn projector_view(log: &Log, moves_ms: Option<Millis>, now: Millis) -> ProjectorView {
    let tournament = log.tournament();
    let phase = tournament.phase();
    let table = prizes_view(tournament, now);
    let winner = winner_view(tournament, &table.rows);
    let last_out = last_out(tournament, &table.rows);
    // Those who share a place have a line each, with the own share.
    let each = table.rows.into_iter().flat_map(|mut row| match row.holders.len() {
        0 | 1 => vec![row],
        _ => {
            let holders = std::mem::take(&mut row.holders).into_iter();
            let alone = holders.map(|holder| PrizeRow {
                amount: holder.amount,
                share: share_of(holder.amount, table.pool),
                holders: vec![holder],
                ..row.clone()
            });
            alone.collect()
        }
    });
    let rows: Vec<PrizeRow> = each.collect();
    let next = rows.iter().position(|row| row.next).unwrap_or(0);
    // The top places, and where the list is longer the ones about to be won.
    let first_low =
        next.saturating_add(4).min(rows.len()).saturating_sub(PRIZE_ROWS.saturating_sub(3)).max(3);
    let prizes = rows
        .into_iter()
        .enumerate()
        .filter(|(index, _)| *index < 3 || *index >= first_low)
        .map(|(_, row)| row)
        .take(PRIZE_ROWS)
        .collect();
    let all_counted = tournament.everybody_is_counted();
    let final_table = match (phase, tournament.room.open_tables()) {
        (Phase::Playing, 1) => tournament
            .room
            .sitting()
            .map(|(seat, who)| FinalSeat {
                seat: seat.seat,
                name: tournament.name(who).to_string(),
                listed: tournament.player_of(who).and_then(|player| player.listed),
                stack: tournament.count_of(who).filter(|_| all_counted).map(|count| count.chips),
                button: tournament.known_button(seat.table, now) == Some(seat.seat),
            })
            .collect(),
        _ => Vec::new(),
    };
    let due = announced(tournament, moves_ms, now);
    let ends = |(_, said): &(usize, &Move)| said.at.checked_add(moves_ms?)?.checked_sub(now);
    let moves_go_in_ms = due.iter().filter_map(ends).min();
    // New seats for everybody stand on the wall until all have them, whatever is said of single moves.
    let redraw = redraw_under_way(tournament, &under_way(tournament));
    let chips = tournament.chips_of_the_event().iter().map(|chip| ChipPlan {
        chip: chip.view(),
        leaves: chip_leaves(tournament, chip.value, now),
    });
    let mut view = ProjectorView {
        name: tournament.setup.name.clone(),
        game: tournament.setup.game.clone(),
        starts_at: tournament.start(),
        buy_in: tournament.setup.price.total(),
        currency: tournament.setup.currency.clone(),
        locale: tournament.setup.locale.clone(),
        phase,
        moment: Moment::Clock,
        clock: clock_view(tournament, now),
        figures: figures(tournament, now),
        prizes,
        pool: pool_told(tournament),
        series: tournament.of_series.as_ref().map(|series| series.figures.clone()),
        bounties: bounties_view(tournament, now).map(|mut bounties| {
            bounties.rows.truncate(NAMED);
            bounties.unassigned.clear();
            bounties.latest.truncate(NAMED);
            bounties
        }),
        counted: tournament.stacks_counted(),
        deal_discussion: deal_discussion(tournament, now),
        moves: due
            .iter()
            .take(NAMED)
            .map(|(index, said)| move_view(tournament, *index, said))
            .collect(),
        moves_due: to_u32(due.len()),
        moves_ms,
        moves_go_in_ms,
        breaking: if redraw { Vec::new() } else { broken_tables(tournament, &due) },
        breaks_next: match phase {
            Phase::Playing => breaking_order(tournament).into_iter().take(NAMED).collect(),
            _ => Vec::new(),
        },
        table_names: tournament.table_names(),
        redraw,
        colour_ups: room_colour_ups(tournament, now),
        chips: chips.collect(),
        predicted_end: predicted_end(tournament, now),
        final_table,
        last_out,
        time_call: time_call_view(tournament, now),
        shot_clock_s: shot_clock_s(tournament),
        pick: tournament.pick_on_wall.as_ref().map(|pick| pick.said(tournament)),
        hand_for_hand: hand_for_hand_view(tournament, now),
        day: day_for_room(tournament),
        winner,
        called_off: called_off_view(tournament),
        draw: tournament.draws.last().map(|draw| fingerprint(draw.seed)),
        revision: log.revision(),
    };
    view.moment = moment(&view);
    view
}

/// The winner, or all who have won a seat in a satellite.
fn winner_view(tournament: &Tournament, rows: &[PrizeRow]) -> Option<WinnerView> {
    let winners = winners(tournament);
    let first = winners.first()?;
    let held = rows.iter().flat_map(|row| &row.holders).find(|holder| holder.entry == *first);
    // Without a pool the winner still has a name.
    let prize = held.map_or(Money::ZERO, |holder| holder.amount);
    let names: Vec<&str> = winners.iter().map(|winner| tournament.name(*winner)).collect();
    let name = few(&names, "player", "players").to_string();
    let seats = tournament.seats_won.is_some();
    let ended = tournament.ended_here.is_some();
    let all = if ended { end_rows(tournament) } else { Vec::new() };
    let alone = (winners.len() == 1).then_some(*first);
    let listed = alone.and_then(|entry| tournament.player_of(entry)?.listed);
    Some(WinnerView { name, listed, prize, seats, all })
}

/// The best place that somebody has gone out in, while others play on.
fn last_out(tournament: &Tournament, rows: &[PrizeRow]) -> Option<LastOut> {
    if tournament.phase() != Phase::Playing {
        return None;
    }
    let at = tournament.bust_hands.last()?.at;
    let finish = finishes(tournament).into_iter().next()?;
    let names: Vec<&str> = finish.entries.iter().map(|entry| tournament.name(*entry)).collect();
    let holders = rows.iter().flat_map(|row| &row.holders);
    let won = holders.filter(|holder| finish.entries.contains(&holder.entry));
    Some(LastOut {
        name: names.as_argument().to_string(),
        place: finish.place,
        place_to: finish.place_to,
        prize: won.map(|holder| holder.amount).min().unwrap_or(Money::ZERO),
        at,
    })
}

/// Whether players are still on the way to the seats of a redraw.
fn redraw_under_way(tournament: &Tournament, due: &[(usize, &Move)]) -> bool {
    tournament
        .draws
        .last()
        .is_some_and(|draw| draw.kind.is_redraw() && due.iter().any(|(_, said)| said.at >= draw.at))
}

/// The closed tables from which players are on the way.
fn broken_tables(tournament: &Tournament, due: &[(usize, &Move)]) -> Vec<TableNumber> {
    let from = due.iter().filter_map(|(_, said)| Some(said.sits_at?.table));
    let closed: BTreeSet<TableNumber> =
        from.filter(|table| tournament.room.table(*table).is_none()).collect();
    closed.into_iter().collect()
}

/// When a chip leaves, seen from `now`; none for a chip that stays.
pub fn chip_leaves(tournament: &Tournament, chip: ChipCount, now: Millis) -> Option<ChipLeaves> {
    let schedule = &tournament.setup.schedule;
    let leaving = tournament.colour_ups();
    let (position, _) =
        leaving.iter().find(|(_, chips)| chips.iter().any(|one| one.value == chip))?;
    let reading = tournament.clock(now);
    let started = tournament.clock_phase() != ClockPhase::NotStarted;
    let between = schedule.time_between(reading.stage.saturating_add(1), *position);
    let until = reading.remaining.saturating_add(between);
    Some(ChipLeaves {
        after_level: schedule.level_number(*position),
        in_ms: (*position > reading.stage).then_some(until),
        now: started && *position == reading.stage && !tournament.is_off(chip),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::tables::arrived::Arrived;
    use crate::actions::tables::bench::Bench;
    use crate::actions::tables::break_table::BreakTable;
    use crate::actions::tables::move_player::MovePlayer;
    use crate::base::ids::Seat;

    /// Whoever goes out later has the better place; nobody is named before anybody is out.
    #[test]
    fn the_last_one_out_has_a_name_and_a_place() {
        let mut bench = Bench::playing(20);
        assert_eq!(projector_view(&bench.log, None, 0).last_out, None);
        for (seat, place) in [(1, 20), (2, 19)] {
            let out = bench.at(1, seat);
            let name = bench.log.tournament().name(out).to_string();
            bench.bust(out);
            let last = projector_view(&bench.log, None, 0).last_out.unwrap();
            assert_eq!((last.name, last.place, last.place_to), (name, place, place));
        }
    }

    #[test]
    fn the_room_is_told_of_every_move_the_latest_first_and_of_the_table_that_breaks() {
        let mut bench = Bench::playing(41);
        for seat in 1..=7 {
            let out = bench.at(2, seat);
            bench.bust(out);
        }
        let early = bench.at(1, 1);
        bench
            .say(MovePlayer { entry: early, to: Seat::new(2, 1), reason: "balance".into() })
            .unwrap();
        bench.say(BreakTable { table: TableNumber(5) }).unwrap();
        let view = projector_view(&bench.log, None, 0);
        let tournament = bench.log.tournament();
        assert_eq!(view.breaking, [TableNumber(5)]);
        assert!(!view.redraw && view.breaks_next.first() == Some(&TableNumber(4)));
        let all = announced_moves(tournament, 0, 100, None, 0);
        assert_eq!((all.total, all.newest, view.moves_due), (9, 8, 9));
        assert_eq!(view.moves.len(), NAMED);
        assert_eq!(all.rows[..NAMED], view.moves[..]);
        assert_eq!(all.rows.last().map(|row| row.entry), Some(early));
        let names: Vec<String> = all.rows.iter().map(|row| row.name.to_lowercase()).collect();
        assert!(names[..8].is_sorted(), "{names:?}");
        assert_eq!(announced_moves(tournament, 8, 5, None, 0).rows[..], all.rows[8..]);

        let broken = all.rows[..8].iter().map(|row| row.id).collect();
        bench.say(Arrived { moves: broken }).unwrap();
        let view = projector_view(&bench.log, None, 0);
        assert_eq!((view.breaking, view.moves_due), (Vec::new(), 1));
    }

    /// The room is told for as long as the host wants, or not at all; the desk keeps the move until it is ticked.
    #[test]
    fn a_move_is_announced_for_so_long() {
        let mut bench = Bench::playing(27);
        for (from, to) in [(1, 10), (2, 9)] {
            let entry = bench.at(1, from);
            bench
                .say(MovePlayer { entry, to: Seat::new(2, to), reason: "balance".into() })
                .unwrap_or_else(|_| {
                    let to = Seat::new(3, 10);
                    bench.say(MovePlayer { entry, to, reason: "balance".into() }).unwrap();
                });
        }
        let minute = 60_000;
        let said: Vec<Millis> = bench.log.tournament().moves.iter().map(|said| said.at).collect();
        let seen = |moves_ms, now| {
            let view = projector_view(&bench.log, moves_ms, now);
            let all = announced_moves(bench.log.tournament(), 0, 9, moves_ms, now);
            assert_eq!((all.total, view.moves_ms), (view.moves_due, moves_ms));
            (view.moves_due, view.moves_go_in_ms)
        };
        assert_eq!(seen(None, said[1] + 99 * minute), (2, None));
        assert_eq!(seen(Some(0), said[1]), (0, None));
        assert_eq!(seen(Some(5 * minute), said[1]), (2, Some(5 * minute - (said[1] - said[0]))));
        assert_eq!(seen(Some(5 * minute), said[0] + 5 * minute), (1, Some(said[1] - said[0])));
        assert_eq!(seen(Some(5 * minute), said[1] + 5 * minute), (0, None));
        assert_eq!(crate::views::moves::moves_under_way(bench.log.tournament()).players, 2);
    }
}
