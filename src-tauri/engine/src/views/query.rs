//! The one list of queries.

use crate::clock::generator::ScheduleWish;
use crate::clock::schedule::Schedule;
use crate::clock::schedule_text::{self, ScheduleReading};
use crate::entries::roster;
use crate::floor::floor_line;
use crate::floor::floor_line::FloorReading;
use crate::house_rules::HouseRules;
use crate::ids::Millis;
use crate::log::Log;
use crate::views::clock::ClockView;
use crate::views::clock::clock_view;
use crate::views::desk::DeskView;
use crate::views::desk::desk_view;
use crate::views::house_rules::{HouseRulesView, house_rules_view};
use crate::views::log::LogView;
use crate::views::log::log_view;
use crate::views::players::players_view;
use crate::views::players::{PlayerOrder, PlayersView, RosterView};
use crate::views::prizes::{PayoutsView, PrizesView, StandingsView};
use crate::views::prizes::{payouts_view, prizes_view};
use crate::views::projector::ProjectorView;
use crate::views::projector::projector_view;
use crate::views::schedule_curve::{Generated, ScheduleCurve, curve_in_force, generated};
use crate::views::schedule_draft::{ScheduleDraftView, schedule_draft_view};
use crate::views::seating::{DrawPlan, DrawView, SeatingView};
use crate::views::seating::{draw_plan, draw_view, seating_view};
use crate::views::setup::{ScheduleView, SetUpView};
use crate::views::setup::{schedule_view, set_up_view};
use crate::views::tables::TablesView;
use crate::views::tables::tables_view;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A question to a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Query {
    /// Everything the desk's bar shows.
    Desk {},
    /// The clock alone.
    Clock {},
    /// Everything the room's window shows.
    Projector {},
    /// A page of the open tables.
    Tables {
        /// How many tables to skip.
        from: u32,
        /// How many to give, at most 200.
        count: u32,
    },
    /// A page of the players.
    Players {
        /// Part of a name, or empty.
        search: String,
        /// The order.
        order: PlayerOrder,
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// The prize table.
    Prizes {},
    /// A page of the prize list as it hangs on the wall.
    Payouts {
        /// How many lines to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// A page of who sits where, by name.
    Seating {
        /// How many to skip.
        from: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// The standings.
    Standings {},
    /// A page of the log, newest first.
    Log {
        /// Lines before this number; 0 for the newest.
        before: u32,
        /// How many to give, at most 500.
        count: u32,
    },
    /// The set-up.
    SetUp {},
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
    /// What a pasted schedule says.
    ScheduleText {
        /// The text.
        text: String,
    },
    /// A schedule made from a wish.
    Generate {
        /// The wish.
        wish: ScheduleWish,
    },
    /// How deep the stacks are along the schedule in force, and when it is likely to be over.
    ScheduleCurve {},
    /// What a draw would look like.
    DrawPlan {},
    /// A draw that was made; 0 for the latest.
    Draw {
        /// Its number.
        number: u32,
    },
    /// What a pasted roster says.
    RosterText {
        /// The text.
        text: String,
    },
    /// What a roster file says.
    RosterFile {
        /// The bytes of the file, in base64.
        base64: String,
    },
    /// What the floor line would do.
    FloorLine {
        /// What is typed.
        text: String,
    },
}

/// The answer to a [`Query`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", content = "view", rename_all = "snake_case")]
pub enum Answer {
    /// To `desk`.
    Desk(Box<DeskView>),
    /// To `clock`.
    Clock(Box<ClockView>),
    /// To `projector`.
    Projector(Box<ProjectorView>),
    /// To `tables`.
    Tables(TablesView),
    /// To `players`.
    Players(PlayersView),
    /// To `prizes`.
    Prizes(PrizesView),
    /// To `payouts`.
    Payouts(PayoutsView),
    /// To `seating`.
    Seating(SeatingView),
    /// To `standings`.
    Standings(StandingsView),
    /// To `log`.
    Log(LogView),
    /// To `set_up`.
    SetUp(Box<SetUpView>),
    /// To `house_rules`.
    HouseRules(Box<HouseRulesView>),
    /// To `schedule`.
    Schedule(ScheduleView),
    /// To `schedule_draft`.
    ScheduleDraft(ScheduleDraftView),
    /// To `schedule_text`.
    ScheduleText(ScheduleReading),
    /// To `generate`.
    Generate(Box<Generated>),
    /// To `schedule_curve`.
    ScheduleCurve(Box<ScheduleCurve>),
    /// To `draw_plan`.
    DrawPlan(DrawPlan),
    /// To `draw`; absent when there has been none.
    Draw(Option<DrawView>),
    /// To `roster_text` and `roster_file`.
    Roster(RosterView),
    /// To `floor_line`.
    FloorLine(FloorReading),
}

impl Query {
    /// The answer at `now`. `seen_at` is when the program last saw a clock that ran on without it, if it did.
    #[must_use]
    pub fn answer(&self, log: &Log, now: Millis, seen_at: Option<Millis>) -> Answer {
        let tournament = log.tournament();
        match self {
            Self::Desk {} => Answer::Desk(Box::new(desk_view(log, now, seen_at))),
            Self::Clock {} => Answer::Clock(Box::new(clock_view(tournament, now))),
            Self::Projector {} => Answer::Projector(Box::new(projector_view(log, now))),
            Self::Tables { from, count } => Answer::Tables(tables_view(tournament, *from, *count)),
            Self::Players { search, order, from, count } => {
                Answer::Players(players_view(tournament, search, *order, *from, *count, now))
            }
            Self::Prizes {} => Answer::Prizes(prizes_view(tournament, now)),
            Self::Payouts { from, count } => {
                Answer::Payouts(payouts_view(tournament, *from, *count, now))
            }
            Self::Seating { from, count } => {
                Answer::Seating(seating_view(tournament, *from, *count))
            }
            Self::Standings {} => Answer::Standings(crate::prizes::places::standings(tournament)),
            Self::Log { before, count } => Answer::Log(log_view(log, *before, *count)),
            Self::SetUp {} => Answer::SetUp(Box::new(set_up_view(tournament))),
            Self::HouseRules { draft } => {
                Answer::HouseRules(Box::new(house_rules_view(tournament, draft.as_ref())))
            }
            Self::Schedule {} => Answer::Schedule(schedule_view(tournament, now)),
            Self::ScheduleDraft { schedule } => {
                Answer::ScheduleDraft(schedule_draft_view(schedule))
            }
            Self::ScheduleText { text } => Answer::ScheduleText(schedule_text::read(text)),
            Self::Generate { wish } => Answer::Generate(Box::new(generated(wish))),
            Self::ScheduleCurve {} => Answer::ScheduleCurve(Box::new(curve_in_force(tournament))),
            Self::DrawPlan {} => Answer::DrawPlan(draw_plan(tournament)),
            Self::Draw { number } => Answer::Draw(draw_view(tournament, *number)),
            Self::RosterText { text } => Answer::Roster(roster::read_text(tournament, text)),
            Self::RosterFile { base64 } => Answer::Roster(roster::read_file(tournament, base64)),
            Self::FloorLine { text } => Answer::FloorLine(floor_line::read(log, text, now)),
        }
    }
}
