//! The one list of queries.

use crate::base::prelude::*;
use crate::floor_line;
use crate::floor_line::FloorReading;
use crate::log::floor_corrections::{FloorCorrection, floor_corrections};
use crate::log::{Correction, Log};
use crate::results::{Results, ResultsFile, ResultsForm, file, results};
use crate::rulebook::chip_set::ChipSet;
use crate::rulebook::house_rules::HouseRules;
use crate::rulebook::pool_terms::PoolTerms;
use crate::rulebook::prize_structure::PrizeStructure;
use crate::rulebook::schedule::Schedule;
use crate::rules::clock::generator::ScheduleWish;
use crate::rules::prizes::follow::HeldPrize;
use crate::state::called_off::MoneyBack;
use crate::state::deal::{AgreedShare, Counted};
use crate::state::ended_here::PlacedBy;
use crate::views::call_off::{CallOffView, call_off_view};
use crate::views::chips::{ChipsView, RaceView, chips_view, race_view};
use crate::views::clock::{ClockView, clock_view};
use crate::views::correction::{CorrectionView, correction_view};
use crate::views::counts::{CountsView, LeadersView, counts_view, leaders_view};
use crate::views::day::{DayView, day_view};
use crate::views::deals::{DealView, deal_view};
use crate::views::desk::{DeskView, desk_view};
use crate::views::draw_check::draw_check;
use crate::views::drawers::{DrawersView, drawers_view};
use crate::views::end_here::{EndHereView, end_here_view};
use crate::views::floor_clocks::{FloorClocksView, floor_clocks};
use crate::views::guests::{GuestsView, guests_view};
use crate::views::handover::{HandoverView, handover};
use crate::views::house_rules::{HouseRulesView, house_rules_view};
use crate::views::ledger::{
    CashReport, LedgerFilter, LedgerView, Receipt, cash_report, ledger_view, receipt,
};
use crate::views::log::{LineFilter, LogView, find_lines, log_view};
use crate::views::moves::{MoveList, move_list};
use crate::views::my_seat::{MySeatView, SeatsFound, find_seat, my_seat};
use crate::views::newcomer::{NewcomerView, newcomer_view};
use crate::views::next_day::{NextDayView, next_day_view};
use crate::views::payments::{PaymentsView, payments_view};
use crate::views::players::{PlayerFilter, PlayerOrder, PlayersView, players_view};
use crate::views::prize_draft::{PrizeDraftView, Pull, prize_draft_view};
use crate::views::prizes::{PayoutsView, PrizesView, StandingsView, payouts_view, prizes_view};
use crate::views::projector::{AnnouncedMoves, ProjectorView, announced_moves, projector_view};
use crate::views::room_map::{RoomMapView, TablesFound, find_tables, room_map};
use crate::views::schedule_curve::{Generated, ScheduleCurve, curve_in_force, generated};
use crate::views::schedule_draft::{ScheduleDraftView, schedule_draft_view};
use crate::views::seating::{
    AlternatesView, CardDrawView, DrawPlan, DrawView, SeatingView, alternates_view, card_draw_view,
    draw_plan, draw_view, seating_view,
};
use crate::views::setup::{
    ScheduleView, SetUpView, WishStart, schedule_view, set_up_view, wish_start,
};
use crate::views::tables::{TableView, TablesView, tables_numbered, tables_view};

/// A page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// How many rows to skip; absent for the page with what is wanted next.
    #[serde(default)]
    pub from: Option<u32>,
    /// How many to give, at most 500.
    pub count: u32,
}

impl Page {
    /// Leaves only the rows of this page, and says how many were skipped; `next` is the row that is wanted next.
    fn cut<T>(self, rows: &mut Vec<T>, next: usize) -> u32 {
        let count = to_usize(self.count.clamp(1, 500));
        let from = match self.from {
            Some(from) => to_usize(from),
            None => next.saturating_sub(next.checked_rem(count).unwrap_or(0)),
        };
        rows.drain(..from.min(rows.len()));
        rows.truncate(count);
        to_u32(from)
    }
}

/// A question to a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// Everything the desk's bar shows.
    Desk {},
    /// The clock alone.
    Clock {},
    /// Everything the room's window shows.
    Projector {
        /// How long the room is told of a move, in milliseconds; 0 for not at all, absent for as long as it takes.
        #[serde(default)]
        moves_ms: Option<Millis>,
    },
    /// A page of the open tables.
    Tables {
        /// How many tables to skip.
        from: u32,
        /// How many to give, at most 200.
        count: u32,
    },
    /// The open tables of these numbers.
    TablesNumbered {
        /// The numbers, at most 200.
        tables: Vec<TableNumber>,
    },
    /// Every open table at a glance.
    RoomMap {},
    /// A page of the tables that answer to a number, a name, a player's name, or "short", "breaking" or "due".
    FindTables {
        /// What is looked for; everything where it is empty.
        search: String,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// The move list.
    Moves {
        /// Part of a name or a table's number, or empty.
        search: String,
    },
    /// A page of the players.
    Players {
        /// Part of a name, or empty.
        search: String,
        /// Which players to list; everybody by default.
        #[serde(default)]
        filter: PlayerFilter,
        /// The order.
        order: PlayerOrder,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// A page of the ledger, the latest line first.
    Ledger {
        /// Which lines.
        filter: LedgerFilter,
        /// Part of a name, or empty.
        search: String,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// What came in and went out, by its reason.
    CashReport {},
    /// The cashiers' drawers.
    Drawers {},
    /// The receipt of what a line of the ledger sold.
    Receipt {
        /// The line's number in the ledger, from 1.
        number: u32,
    },
    /// The prize table.
    Prizes {
        /// The rows wanted; all of them without.
        #[serde(default)]
        page: Option<Page>,
    },
    /// A page of the prize list as it hangs on the wall.
    Payouts {
        /// How many lines to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// A page of the moves to announce to the room, the latest first.
    AnnouncedMoves {
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
        /// How long the room is told of a move, as in `projector`.
        #[serde(default)]
        moves_ms: Option<Millis>,
    },
    /// A page of who sits where, by name.
    Seating {
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// Entries by a name, a part of one, or a number, for whoever looks for a seat.
    FindSeat {
        /// What is typed; nothing finds nobody.
        search: String,
    },
    /// Who is meant by a name that is typed to be entered: in play, out, or nobody yet.
    Newcomer {
        /// The name as it is typed.
        name: String,
        /// The numbers of players on the player list who may be meant, at most 50.
        listed: Vec<u32>,
    },
    /// The guest list: who comes, and a page of those whose names answer.
    Guests {
        /// Part of a name; everybody where it is empty.
        search: String,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// Where an entry stands, for its player.
    MySeat {
        /// The entry.
        entry: EntryId,
    },
    /// What a prize structure would pay now.
    PrizeDraft {
        /// The structure as it stands in the editor.
        prizes: PrizeStructure,
        /// The pool's terms as they stand there; absent for those in force.
        terms: Option<PoolTerms>,
        /// The places that the host holds at an amount, or at a share where the structure is in percentages; the rest follow.
        held: Vec<HeldPrize>,
        /// Places that are pulled up or down now, and are held from then on.
        #[serde(default)]
        pull: Option<Pull>,
    },
    /// What the players left would get by a deal.
    Deal {
        /// The stacks counted so far.
        stacks: Vec<Counted>,
        /// What is left for the winner.
        left: Money,
        /// To which amount the shares are rounded.
        #[serde(default)]
        unit: Money,
        /// The shares that are typed, where the players agree on them themselves.
        #[serde(default)]
        shares: Vec<AgreedShare>,
    },
    /// Who is still to be paid, and who still owes.
    Payments {
        /// A name or a card's number; everybody with an empty one.
        #[serde(default)]
        search: String,
        /// How many rows are skipped.
        #[serde(default)]
        from: u32,
        /// How many rows are wanted.
        count: u32,
    },
    /// What those who are left would get if it ended here.
    EndHere {
        /// How they get their places; absent for the usual way.
        by: Option<PlacedBy>,
        /// The stacks counted so far.
        #[serde(default)]
        stacks: Vec<Counted>,
    },
    /// What everybody would get if the event were called off now.
    CallOff {
        /// How the money goes back.
        back: MoneyBack,
        /// The house gives its fees back.
        #[serde(default)]
        fees: bool,
        /// The stacks counted so far.
        #[serde(default)]
        stacks: Vec<Counted>,
    },
    /// The standings.
    Standings {
        /// The rows wanted; all of them without.
        #[serde(default)]
        page: Option<Page>,
    },
    /// The results of everybody, or the standings so far, for a league or a web page.
    Results {},
    /// The same as the text of a file.
    ResultsFile {
        /// In which form.
        form: ResultsForm,
        /// The date as a page shows it; may be empty.
        #[serde(default)]
        date: String,
    },
    /// The ways to put a line right that leave the room as it is.
    FloorCorrections {
        /// The line's number.
        line: u32,
    },
    /// A page of the log, newest first.
    Log {
        /// Lines before this number; 0 for the newest.
        before: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// A page of the lines that a filter lets through, newest first.
    FindLines {
        /// Which lines.
        filter: LineFilter,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// What a correction of lines further back would change.
    Correction {
        /// What is to be put right.
        correction: Correction,
    },
    /// What the floor line would do at its place further back.
    FloorLineAt {
        /// The line before which it is said: what a forgotten line precedes, or what it is said instead of.
        line: u32,
        /// What is typed.
        text: String,
    },
    /// The set-up.
    SetUp {},
    /// The chip set: the one in force, or a draft of one.
    Chips {
        /// The set as it stands in the editor.
        draft: Option<ChipSet>,
    },
    /// The race for a chip, a page of its tables.
    Race {
        /// The value; absent for the one that is due, else the last one held, else the next.
        chip: Option<ChipCount>,
        /// How many tables to skip.
        from: u32,
        /// How many to give, at most 200.
        count: u32,
    },
    /// What is expected of all stacks and what was counted, a page of the tables.
    Counts {
        /// How many tables to skip.
        from: u32,
        /// How many to give, at most 200.
        count: u32,
    },
    /// How the next day begins, with the bags of this one.
    NextDay {},
    /// The end of the day: what is bagged, by table and for the room.
    Day {
        /// This table alone; absent for all of them.
        #[serde(default)]
        table: Option<TableNumber>,
        /// How many tables to skip.
        from: u32,
        /// How many to give, at most 200.
        count: u32,
    },
    /// A page of the counted stacks, the largest first.
    Leaders {
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// The house rules line by line: those in force, or those of a draft.
    HouseRules {
        /// The rules as they stand in the editor.
        draft: Option<HouseRules>,
    },
    /// The schedule.
    Schedule {},
    /// What follows from a schedule that is still edited.
    ScheduleDraft {
        /// The schedule as it stands in the editor.
        schedule: Schedule,
    },
    /// A schedule made from a wish.
    GenerateSchedule {
        /// The wish.
        wish: ScheduleWish,
    },
    /// What a schedule that is generated now begins from.
    WishStart {},
    /// How deep the stacks are along the schedule in force, and when it is likely to be over.
    ScheduleCurve {},
    /// What a draw would look like.
    DrawPlan {},
    /// A draw that was made; 0 for the latest.
    Draw {
        /// Its number.
        number: u32,
    },
    /// A script for the headless program that makes a draw again, so that anybody can check it.
    DrawCheck {
        /// The draw's number; 0 for the latest.
        number: u32,
    },
    /// The draw by cards while they are entered.
    CardDraw {},
    /// A page of the alternates' list.
    Alternates {
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// Who is away, and who is on a penalty.
    FloorClocks {},
    /// What is open on the floor and at the till, for the next shift.
    Handover {},
    /// What the floor line would do.
    FloorLine {
        /// What is typed.
        text: String,
    },
}

/// The answer to a [`Query`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", content = "view", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "an answer is written out at once and never kept")]
pub enum Answer {
    /// To `desk`.
    Desk(DeskView),
    /// To `clock`.
    Clock(ClockView),
    /// To `projector`.
    Projector(ProjectorView),
    /// To `tables`.
    Tables(TablesView),
    /// To `tables_numbered`.
    TablesNumbered(Vec<TableView>),
    /// To `room_map`.
    RoomMap(RoomMapView),
    /// To `find_tables`.
    FindTables(TablesFound),
    /// To `moves`.
    Moves(MoveList),
    /// To `players`.
    Players(PlayersView),
    /// To `ledger`.
    Ledger(LedgerView),
    /// To `cash_report`.
    CashReport(CashReport),
    /// To `drawers`.
    Drawers(DrawersView),
    /// To `receipt`; absent for a line that sold nothing.
    Receipt(Option<Receipt>),
    /// To `prizes`.
    Prizes(PrizesView),
    /// To `prize_draft`.
    PrizeDraft(PrizeDraftView),
    /// To `deal`.
    Deal(DealView),
    /// To `payments`.
    Payments(PaymentsView),
    /// To `end_here`.
    EndHere(EndHereView),
    /// To `call_off`.
    CallOff(CallOffView),
    /// To `payouts`.
    Payouts(PayoutsView),
    /// To `announced_moves`.
    AnnouncedMoves(AnnouncedMoves),
    /// To `seating`.
    Seating(SeatingView),
    /// To `find_seat`.
    FindSeat(SeatsFound),
    /// To `newcomer`.
    Newcomer(NewcomerView),
    /// To `guests`.
    Guests(GuestsView),
    /// To `my_seat`; absent for an entry that is not there.
    MySeat(Option<MySeatView>),
    /// To `standings`.
    Standings(StandingsView),
    /// To `results`.
    Results(Results),
    /// To `results_file`.
    ResultsFile(ResultsFile),
    /// To `floor_corrections`, offered in this order.
    FloorCorrections(Vec<FloorCorrection>),
    /// To `log`.
    Log(LogView),
    /// To `find_lines`.
    FindLines(LogView),
    /// To `correction`.
    Correction(CorrectionView),
    /// To `floor_line_at`.
    FloorLineAt(FloorReading),
    /// To `set_up`.
    SetUp(SetUpView),
    /// To `chips`.
    Chips(ChipsView),
    /// To `race`; absent where no chip leaves.
    Race(Option<RaceView>),
    /// To `counts`.
    Counts(CountsView),
    /// To `leaders`.
    Leaders(LeadersView),
    /// To `next_day`.
    NextDay(Box<NextDayView>),
    /// To `day`.
    Day(Box<DayView>),
    /// To `house_rules`.
    HouseRules(HouseRulesView),
    /// To `schedule`.
    Schedule(ScheduleView),
    /// To `schedule_draft`.
    ScheduleDraft(ScheduleDraftView),
    /// To `generate_schedule`.
    GenerateSchedule(Generated),
    /// To `wish_start`.
    WishStart(WishStart),
    /// To `schedule_curve`.
    ScheduleCurve(ScheduleCurve),
    /// To `draw_plan`.
    DrawPlan(DrawPlan),
    /// To `draw`; absent when there has been none.
    Draw(Option<DrawView>),
    /// To `draw_check`; absent for a draw that a script cannot make again by itself.
    DrawCheck(Option<String>),
    /// To `card_draw`.
    CardDraw(CardDrawView),
    /// To `alternates`.
    Alternates(AlternatesView),
    /// To `floor_clocks`.
    FloorClocks(FloorClocksView),
    /// To `handover`.
    Handover(Box<HandoverView>),
    /// To `floor_line`.
    FloorLine(FloorReading),
}

impl Query {
    /// The answer at `now`. `seen_at` is when the program last saw a clock that ran on without it, if it did.
    pub fn answer(&self, log: &Log, now: Millis, seen_at: Option<Millis>) -> Answer {
        let tournament = log.tournament();
        match self {
            Self::Desk {} => Answer::Desk(desk_view(log, now, seen_at)),
            Self::Clock {} => Answer::Clock(clock_view(tournament, now)),
            Self::Projector { moves_ms } => Answer::Projector(projector_view(log, *moves_ms, now)),
            Self::Tables { from, count } => {
                Answer::Tables(tables_view(tournament, *from, *count, now))
            }
            Self::TablesNumbered { tables } => {
                Answer::TablesNumbered(tables_numbered(tournament, tables, now))
            }
            Self::RoomMap {} => Answer::RoomMap(room_map(tournament, now)),
            Self::FindTables { search, from, count } => {
                Answer::FindTables(find_tables(tournament, search, *from, *count, now))
            }
            Self::Moves { search } => Answer::Moves(move_list(tournament, search, now)),
            Self::Players { search, filter, order, from, count } => Answer::Players(players_view(
                tournament, search, *filter, *order, *from, *count, now,
            )),
            Self::Prizes { page } => {
                let mut view = prizes_view(tournament, now);
                if let Some(page) = page {
                    let next = view.rows.iter().position(|row| row.next).unwrap_or(0);
                    view.from = page.cut(&mut view.rows, next);
                }
                Answer::Prizes(view)
            }
            Self::PrizeDraft { prizes, terms, held, pull } => {
                let (terms, pull) = (terms.as_ref(), pull.as_ref());
                Answer::PrizeDraft(prize_draft_view(tournament, prizes, terms, held, pull))
            }
            Self::Deal { stacks, left, unit, shares } => {
                Answer::Deal(deal_view(tournament, stacks, *left, *unit, shares, now))
            }
            Self::Payments { search, from, count } => {
                Answer::Payments(payments_view(tournament, search, *from, *count, now))
            }
            Self::EndHere { by, stacks } => {
                Answer::EndHere(end_here_view(tournament, *by, stacks, now))
            }
            Self::CallOff { back, fees, stacks } => {
                Answer::CallOff(call_off_view(tournament, *back, *fees, stacks, now))
            }
            Self::Ledger { filter, search, from, count } => {
                Answer::Ledger(ledger_view(tournament, *filter, search, *from, *count, now))
            }
            Self::CashReport {} => Answer::CashReport(cash_report(tournament)),
            Self::Drawers {} => Answer::Drawers(drawers_view(tournament)),
            Self::Receipt { number } => Answer::Receipt(receipt(tournament, *number)),
            Self::Payouts { from, count } => {
                Answer::Payouts(payouts_view(tournament, *from, *count, now))
            }
            Self::AnnouncedMoves { from, count, moves_ms } => {
                Answer::AnnouncedMoves(announced_moves(tournament, *from, *count, *moves_ms, now))
            }
            Self::Seating { from, count } => {
                Answer::Seating(seating_view(tournament, *from, *count))
            }
            Self::FindSeat { search } => Answer::FindSeat(find_seat(tournament, search)),
            Self::Newcomer { name, listed } => {
                let listed: Vec<u32> = listed.iter().take(50).copied().collect();
                Answer::Newcomer(newcomer_view(tournament, name, &listed, now))
            }
            Self::Guests { search, from, count } => {
                Answer::Guests(guests_view(tournament, search, *from, *count, now))
            }
            Self::MySeat { entry } => Answer::MySeat(my_seat(tournament, *entry)),
            Self::Standings { page } => {
                let mut view = crate::views::prizes::standings(tournament);
                if let Some(page) = page {
                    view.from = page.cut(&mut view.rows, 0);
                }
                Answer::Standings(view)
            }
            Self::Results {} => Answer::Results(results(log)),
            Self::ResultsFile { form, date } => {
                Answer::ResultsFile(file(&results(log), *form, date))
            }
            Self::FloorCorrections { line } => {
                Answer::FloorCorrections(floor_corrections(log, *line))
            }
            Self::Log { before, count } => Answer::Log(log_view(log, *before, *count)),
            Self::FindLines { filter, from, count } => {
                Answer::FindLines(find_lines(log, filter, *from, *count))
            }
            Self::Correction { correction } => Answer::Correction(correction_view(log, correction)),
            Self::FloorLineAt { line, text } => {
                Answer::FloorLineAt(floor_line::read_before(log, *line, text))
            }
            Self::SetUp {} => Answer::SetUp(set_up_view(tournament, now)),
            Self::Chips { draft } => Answer::Chips(chips_view(tournament, draft.as_ref(), now)),
            Self::Race { chip, from, count } => {
                Answer::Race(race_view(tournament, *chip, *from, *count, now))
            }
            Self::Counts { from, count } => Answer::Counts(counts_view(tournament, *from, *count)),
            Self::NextDay {} => Answer::NextDay(Box::new(next_day_view(tournament))),
            Self::Day { table, from, count } => {
                Answer::Day(Box::new(day_view(tournament, *table, *from, *count)))
            }
            Self::Leaders { from, count } => {
                Answer::Leaders(leaders_view(tournament, *from, *count, now))
            }
            Self::HouseRules { draft } => {
                Answer::HouseRules(house_rules_view(tournament, draft.as_ref()))
            }
            Self::Schedule {} => Answer::Schedule(schedule_view(tournament, now)),
            Self::ScheduleDraft { schedule } => {
                Answer::ScheduleDraft(schedule_draft_view(schedule))
            }
            Self::GenerateSchedule { wish } => {
                Answer::GenerateSchedule(generated(wish, &tournament.setup.customs()))
            }
            Self::WishStart {} => Answer::WishStart(wish_start(tournament, now)),
            Self::ScheduleCurve {} => Answer::ScheduleCurve(curve_in_force(tournament)),
            Self::DrawPlan {} => Answer::DrawPlan(draw_plan(tournament)),
            Self::Draw { number } => Answer::Draw(draw_view(log, *number)),
            Self::DrawCheck { number } => Answer::DrawCheck(draw_check(log, *number)),
            Self::CardDraw {} => Answer::CardDraw(card_draw_view(tournament)),
            Self::Alternates { from, count } => {
                Answer::Alternates(alternates_view(tournament, now, *from, *count))
            }
            Self::FloorClocks {} => Answer::FloorClocks(floor_clocks(tournament, now)),
            Self::Handover {} => Answer::Handover(Box::new(handover(tournament, now))),
            Self::FloorLine { text } => Answer::FloorLine(floor_line::read(log, text, now)),
        }
    }
}
