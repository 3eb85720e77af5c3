//! The sheets that there are.

use crate::prelude::*;
use shuffle_up_paper::Paper;

/// What can be printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SheetKind {
    /// A card to cut for every seated player.
    SeatCards,
    /// The prizes, with a line for each signature.
    PayoutSheet,
    /// A slip for every player who has won a prize, to sign.
    PayoutSlips,
    /// A slip for every ticket that was won, with its code.
    Tickets,
    /// The winner's, for a frame.
    Certificate,
    /// What every place gets, for the wall.
    PrizePoster,
    /// A deal: talked about, with a line for each signature, or in force.
    DealSheet,
    /// Who has won which bounties, with a line for each signature.
    BountySheet,
    /// The levels and breaks for the wall, readable across a room.
    BlindsPoster,
    /// Every level and break with its time.
    ScheduleSheet,
    /// How the seats were drawn, for anybody to check.
    FairnessSheet,
    /// Everybody who entered, with a box for the buy-in and a line to sign on.
    SignInSheet,
    /// Who sits where by name, for the wall.
    SeatingByName,
    /// Who sits where table by table, for the wall.
    SeatingByTable,
    /// A page for each table with its seats in their places.
    TableSheets,
    /// The tables at their places in the room.
    RoomMap,
    /// The two piles from which the players of a breaking table draw.
    BreakCards,
    /// A slip for each player who moves.
    MoveSlips,
    /// The cards left at the old seats of players who are absent.
    AbsentCards,
    /// A page for each table at which chips are raced off.
    RaceSheets,
    /// A line for each seat, to count its chips on.
    CountSheets,
    /// A line for each seat at the end of a day: its chips and its bag.
    BagForms,
    /// A slip for each bag, to sign.
    BagSlips,
    /// The stacks that go on on another day, the largest first.
    BagList,
    /// What each table takes and gives in a colour-up.
    ChipSummary,
    /// Every hand of hand-for-hand, with who went out on it.
    HandRecord,
    /// What a player bought.
    Receipt,
    /// What came in and went out.
    CashReport,
    /// What was said, line by line.
    Log,
    /// What the floor line takes and what the keys do.
    BesideLaptop,
    /// What rule books say where people argue: one situation, or all of them as a booklet.
    Rulings,
    /// What is open, for the next shift.
    Handover,
    /// Who gets what back of an event that was called off, with a line to sign.
    Refunds,
}

impl SheetKind {
    /// Whether it is printed on this paper.
    pub(crate) fn takes(self, paper: Paper) -> bool {
        match self {
            Self::BlindsPoster
            | Self::PrizePoster
            | Self::SeatingByName
            | Self::SeatingByTable
            | Self::RoomMap => paper.is_for_walls(),
            Self::MoveSlips
            | Self::AbsentCards
            | Self::Receipt
            | Self::PayoutSlips
            | Self::Tickets
            | Self::BagSlips => paper.is_for_slips(),
            _ => paper.is_office(),
        }
    }

    /// The beginning of its file's name.
    pub(crate) fn file(self) -> &'static str {
        match self {
            Self::SeatCards => "seat-cards",
            Self::PayoutSheet => "payout-sheet",
            Self::PayoutSlips => "payout-slips",
            Self::Tickets => "tickets",
            Self::Certificate => "certificate",
            Self::PrizePoster => "prizes",
            Self::DealSheet => "deal",
            Self::BountySheet => "bounties",
            Self::BlindsPoster => "blinds-poster",
            Self::ScheduleSheet => "schedule",
            Self::FairnessSheet => "fairness",
            Self::SignInSheet => "sign-in-sheet",
            Self::SeatingByName => "seating-by-name",
            Self::SeatingByTable => "seating-by-table",
            Self::TableSheets => "table-sheets",
            Self::RoomMap => "room",
            Self::BreakCards => "break-cards",
            Self::MoveSlips => "move-slips",
            Self::AbsentCards => "absent-cards",
            Self::RaceSheets => "race-sheets",
            Self::CountSheets => "count-sheets",
            Self::BagForms => "bag-forms",
            Self::BagSlips => "bag-slips",
            Self::BagList => "stacks",
            Self::ChipSummary => "chips-out-and-in",
            Self::HandRecord => "hand-for-hand",
            Self::Receipt => "receipt",
            Self::CashReport => "cash-report",
            Self::Log => "log",
            Self::BesideLaptop => "beside-the-laptop",
            Self::Rulings => "rulings",
            Self::Handover => "handover",
            Self::Refunds => "refunds",
        }
    }
}

/// The sheets that can be printed without being asked for.
pub const BY_ITSELF: [SheetKind; 4] =
    [SheetKind::MoveSlips, SheetKind::BreakCards, SheetKind::Receipt, SheetKind::PayoutSlips];
