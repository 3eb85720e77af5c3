//! The bar that is always on the director's desk, and what hangs from it.

use crate::advice::waiting::{PutOffView, next_due, put_off_view};
use crate::advice::{Advice, advice_at};
use crate::base::ids::position;
use crate::base::money::Currency;
use crate::log::Log;
use crate::rulebook::schedule::Level;
use crate::rulebook::shot_clock::ShotClock;
use crate::rules::absences::next_return;
use crate::rules::clock::predicted_end::{PredictedEnd, predicted_end};
use crate::rules::day::announced_in;
use crate::rules::prizes::payouts::{payouts, places_paid};
use crate::rules::prizes::pool::pool_told;
use crate::rules::prizes::won::Won;
use crate::rules::shot_clock::is_timed;
use crate::state::moves::{Meets, Move};
use crate::state::prelude::*;
use crate::views::call_off::{CalledOffView, called_off_view};
use crate::views::clock::{ClockView, GapView, clock_view, gap_view};
use crate::views::end_here::{EndRow, went_out};
use crate::views::floor_clocks::away_or_out;
use crate::views::hand_for_hand::{HandForHandView, hand_for_hand_view};
use crate::views::moves::{MovesUnderWay, moves_under_way};
use crate::views::possible::{Jumps, Possible, possible};
use crate::views::time_calls::{TimeCallView, time_call_views};

/// The figures that everybody wants to know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Figures {
    /// Players still in.
    pub left: u32,
    /// Of those still in, how many wait for a seat.
    pub alternates: u32,
    /// Entries taken, cancelled ones not counted.
    pub entries: u32,
    /// Rebuys taken.
    pub rebuys: u32,
    /// The average stack in chips, rounded down; 0 without players.
    pub average_stack: ChipCount,
    /// The average stack in big blinds, rounded down; absent on a break before the first level.
    pub average_big_blinds: Option<u64>,
    /// The level has no blinds, so that the average is counted in small bets, as in stud.
    pub average_in_bets: bool,
    /// All chips in play by value.
    pub chips_in_play: ChipCount,
    /// All that is played for: paid in, added, and the overlay up to a guarantee.
    pub prize_pool: Money,
    /// How many places are paid.
    pub places_paid: u32,
    /// The next prize to be won: the place and its amount.
    pub next_prize: Option<NextPrize>,
    /// How many more players must bust before the money; 0 in the money.
    pub to_the_money: u32,
    /// What the room says about that.
    pub money: MoneyTalk,
    /// Open tables.
    pub tables: u32,
}

/// What is said about the money while players go out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoneyTalk {
    /// Nothing: no place is paid.
    None,
    /// It lies ahead.
    Ahead,
    /// So few have to go that every bust is the talk of the room.
    Close,
    /// The next one out is the last who wins nothing.
    Bubble,
    /// The bubble has burst: everybody left is paid, and none of them is out yet.
    Reached,
    /// Everybody left is paid.
    InTheMoney,
}

/// So few players from the money, it is close.
const CLOSE_TO_THE_MONEY: u32 = 3;

impl MoneyTalk {
    /// With so many left of so many places paid.
    const fn of(left: u32, paid: u32, phase: Phase) -> Self {
        match left.saturating_sub(paid) {
            _ if paid == 0 => Self::None,
            0 if !matches!(phase, Phase::Playing) || left < paid => Self::InTheMoney,
            0 => Self::Reached,
            1 if matches!(phase, Phase::Playing) => Self::Bubble,
            1..=CLOSE_TO_THE_MONEY => Self::Close,
            _ => Self::Ahead,
        }
    }
}

/// The prize that the next player out, or the first in the money, takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NextPrize {
    /// The place, from 1.
    pub place: u32,
    /// Its amount.
    pub amount: Money,
}

impl NextPrize {
    /// That of this place; none where it is not paid.
    pub(crate) fn of(tournament: &Tournament, place: u32) -> Option<Self> {
        let amount = *payouts(tournament).get(position(place)?)?;
        Some(Self { place, amount })
    }
}

/// A move said and not yet ticked as arrived.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct MoveView {
    /// The move's number in this tournament, from 1.
    pub id: u32,
    /// The figure from 1 to 9 that the move keeps as long as it is under way; 0 while an older one shows it.
    pub figure: u8,
    /// Who moves.
    pub entry: EntryId,
    /// The player's name.
    pub name: String,
    /// The seat at which the player still sits.
    pub from: Option<Seat>,
    /// The new seat.
    pub to: Seat,
    /// What the player meets there on the next hand, as it was when the move was said.
    pub meets: Option<Meets>,
    /// Why: "balance", "table 4 breaks", "redraw to 2 tables".
    pub reason: Phrase,
    /// When it was said.
    pub at: Millis,
    /// Ticked as arrived.
    pub arrived: bool,
    /// The player is away: the new seat card is left at the old seat (TCH P16).
    pub absent: bool,
}

/// What undo or redo would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reversible {
    /// The log line it concerns.
    pub line: u32,
    /// What that line said, such as "Bust: Ivo Petrov, 53rd".
    pub label: Phrase,
}

/// Everything the bar shows, in one answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct DeskView {
    /// The event's name.
    pub name: String,
    /// The game, such as "No-limit hold'em".
    pub game: String,
    /// The currency of all amounts.
    pub currency: Currency,
    /// The language and country by whose customs amounts and dates are written; absent for those of the machine.
    pub locale: Option<String>,
    /// How far the tournament has come.
    pub phase: Phase,
    /// What the director can do now.
    pub possible: Vec<Possible>,
    /// Where the clock can go from here.
    pub jumps: Jumps,
    /// The clock.
    pub clock: ClockView,
    /// The figures.
    pub figures: Figures,
    /// When play will likely end, where that can be known.
    pub predicted_end: Option<PredictedEnd>,
    /// What the rules require now, the first of which is due first.
    pub advice: Vec<Advice>,
    /// What of it was put off, and how long the first may be.
    pub put_off: PutOffView,
    /// How many players are on the way to another seat; the query `moves` lists them.
    pub moves: MovesUnderWay,
    /// The tables that have a name, and the name.
    pub table_names: Vec<(TableNumber, String)>,
    /// Time called on a player.
    pub time_call: Option<TimeCallView>,
    /// How long a decision may take, where the house plays with a shot clock; the dealer's device counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shot_clock: Option<ShotClock>,
    /// The other calls of time that are on.
    pub other_time_calls: Vec<TimeCallView>,
    /// In how many milliseconds something may be due by the time alone, so that the desk asks again; absent without such
    /// a time.
    pub due_in_ms: Option<Millis>,
    /// How many are away or on a penalty.
    pub away: u32,
    /// Hand-for-hand, while it is on.
    pub hand_for_hand: Option<HandForHandView>,
    /// What undo would strike.
    pub undo: Option<Reversible>,
    /// Who went out by the line that undo would strike, from the money on, with place and prize.
    pub went_out: Vec<EndRow>,
    /// How the event was called off; absent where it was not.
    pub called_off: Option<CalledOffView>,
    /// What redo would restore.
    pub redo: Option<Reversible>,
    /// The question about the clock, when the program was away.
    pub gap: Option<GapView>,
    /// The last line's number: the revision of this view.
    pub revision: u32,
}

/// The figures at `now`.
pub fn figures(tournament: &Tournament, now: Millis) -> Figures {
    let left = tournament.left();
    let average = tournament.chips_in_play.checked_div(u64::from(left)).unwrap_or(0);
    let level = tournament.clock(now).level(&tournament.setup.schedule);
    let paid = places_paid(tournament);
    let over = tournament.phase() == Phase::Finished;
    let next_place = if left <= 1 || over { 0 } else { left.min(paid) };
    let next_prize = NextPrize::of(tournament, next_place);
    // After a deal only the amount for the winner is played for.
    let next_prize = match tournament.deal.as_ref().and_then(|_| Won::of(tournament).deal) {
        Some(deal) if left > 1 && !over => {
            Some(NextPrize { place: 1, amount: deal.rest }).filter(|next| next.amount.0 > 0)
        }
        _ => next_prize,
    };
    Figures {
        left,
        alternates: to_u32(tournament.alternates.len()),
        entries: tournament.counted_entries,
        rebuys: tournament.rebuys,
        average_stack: average,
        average_big_blinds: level
            .as_ref()
            .map(Level::unit)
            .and_then(|unit| average.checked_div(unit)),
        average_in_bets: level.is_some_and(|level| level.big == 0),
        chips_in_play: tournament.chips_in_play,
        prize_pool: pool_told(tournament).total,
        places_paid: paid,
        next_prize,
        to_the_money: left.saturating_sub(paid),
        money: MoneyTalk::of(left, paid, tournament.phase()),
        tables: to_u32(tournament.room.open_tables()),
    }
}

/// A move as it is shown.
pub fn move_view(tournament: &Tournament, index: usize, said: &Move) -> MoveView {
    MoveView {
        id: to_u32(index).saturating_add(1),
        figure: said.figure,
        entry: said.one.entry,
        name: tournament.name(said.one.entry).to_string(),
        from: said.sits_at,
        to: said.one.to,
        meets: said.one.meets,
        reason: said.reason.said(tournament),
        at: said.at,
        arrived: said.arrived,
        absent: tournament.absent_since(said.one.entry).is_some(),
    }
}

/// Everything the bar shows. `seen_at` is when the program last saw a clock that ran on without it.
pub fn desk_view(log: &Log, now: Millis, seen_at: Option<Millis>) -> DeskView {
    let tournament = log.tournament();
    let reversible =
        |line: u32| log.label(line).map(|label| Reversible { line, label: label.said() });
    let mut time_calls = time_call_views(tournament, now).into_iter();
    let mut advice = advice_at(tournament, now);
    let others = to_u32(advice.len().saturating_sub(1));
    if let Some(first) = advice.first_mut() {
        first.more = first.more.max(others);
    }
    // What is advised may count from a hand that soon is the last one no more.
    let counted_from = advice.first().into_iter().flat_map(|first| first.tables.iter());
    let hand_ends = counted_from.filter_map(|table| tournament.last_hand_holds_for(*table, now));
    let back = next_return(tournament, now).map(|at| at.saturating_sub(now));
    let again = next_due(tournament, now).map(|at| at.saturating_sub(now));
    let day = announced_in(tournament, now);
    let due_in_ms = hand_ends.chain(back).chain(again).chain(day).min();
    let clock = clock_view(tournament, now);
    let possible = possible(tournament, &clock);
    let figures = figures(tournament, now);
    let undoable = log.undoable();
    let last = undoable.and_then(|line| log.numbered(line)).map(|line| &line.kind);
    DeskView {
        name: tournament.setup.name.clone(),
        game: tournament.setup.game.clone(),
        currency: tournament.setup.currency.clone(),
        locale: tournament.setup.locale.clone(),
        phase: tournament.phase(),
        jumps: Jumps::of(&possible, &clock),
        possible,
        clock,
        predicted_end: predicted_end(tournament, now),
        put_off: put_off_view(tournament, advice.first(), now),
        advice,
        moves: moves_under_way(tournament),
        table_names: tournament.table_names(),
        time_call: time_calls.next(),
        shot_clock: tournament.setup.rules.shot_clock.filter(|_| is_timed(tournament)),
        other_time_calls: time_calls.collect(),
        due_in_ms,
        away: away_or_out(tournament),
        hand_for_hand: hand_for_hand_view(tournament, now),
        undo: undoable.and_then(reversible),
        went_out: last.map(|said| went_out(tournament, said, &figures)).unwrap_or_default(),
        figures,
        called_off: called_off_view(tournament),
        redo: log.redoable().and_then(reversible),
        gap: seen_at.and_then(|seen_at| gap_view(tournament, seen_at, now)),
        revision: log.revision(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nine places are paid.
    #[test]
    fn the_money_is_talked_about_as_it_comes_near() {
        use MoneyTalk::{Ahead, Bubble, Close, InTheMoney, None, Reached};
        let playing = |left| MoneyTalk::of(left, 9, Phase::Playing);
        let talk = [13, 12, 11, 10, 9, 8].map(playing);
        assert_eq!(talk, [Ahead, Close, Close, Bubble, Reached, InTheMoney]);
        assert_eq!(MoneyTalk::of(10, 9, Phase::Drawn), Close);
        assert_eq!(MoneyTalk::of(9, 9, Phase::Drawn), InTheMoney);
        assert_eq!(MoneyTalk::of(1, 0, Phase::Playing), None);
    }
}
