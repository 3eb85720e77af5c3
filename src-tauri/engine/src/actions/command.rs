//! The one list of commands, and what decides them. What each of them says stands at its own type.

use crate::actions::effect::{Effect, Said};
use crate::actions::event::Event;
use crate::base::by_type::read_by_type;
use crate::state::prelude::*;

/// What a decision may depend on besides the state: the time, a seed, and which numbers are still free.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Context<'a> {
    /// Tournament time.
    pub now: Millis,
    /// The seed of any draw that this command makes. Kept with the line, so that the draw can be run again.
    pub seed: u64,
    /// The first entry number that no line ever used, struck lines included.
    pub next_entry: EntryId,
    /// At which device it is said, with who stands there.
    pub device: &'a str,
}

/// An action: one file each, with its rule, its refusals and its events.
pub trait Action {
    /// What the action causes now.
    ///
    /// # Errors
    /// Every legality check is here, each with a message that says what would be allowed.
    fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal>;

    /// The action's sentence in the log: the verb, such as "Bust", and what it was about, such as "Ivo Petrov, 53rd".
    fn label(&self, effect: &Effect<'_>) -> Said;
}

macro_rules! stands {
    () => {
        false
    };
    (stands) => {
        true
    };
}

macro_rules! commands {
    ($($name:ident in $($module:ident)::+ $(: $stands:ident)?,)*) => {
        $(use crate::$($module)::+::$name;)*

        /// Everything that can be said to a tournament.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
        #[serde(tag = "type", rename_all = "snake_case")]
        pub enum Command {
            $($name($name),)*
        }

        read_by_type!(Command, "type", $($name)+);

        impl Command {
            /// The name of every command.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// The command's own name.
            pub fn name(&self) -> &'static str {
                match self {
                    $(Self::$name(_) => stringify!($name),)*
                }
            }

            /// What the command causes now, or why it is refused.
            ///
            /// # Errors
            /// The refusals of the action itself.
            pub fn decide(&self, tournament: &Tournament, context: &Context) -> Result<Vec<Event>, Refusal> {
                refuse_if(!tournament.opened && !matches!(self, Self::OpenTournament(_)), || refuse!(NotNow, "open-tournament-first-open", "Open the tournament first: open_tournament, with its set-up."))?;
                match self {
                    $(Self::$name(action) => action.decide(tournament, context),)*
                }
            }

            /// Whether it stands whatever is corrected before it. What is true of the room or the clock does: the clock never
            /// depends on the floor, who has paid has paid, what was agreed on is agreed on, and what was decided on the
            /// advice of a moment was decided.
            pub fn stands_by_itself(&self) -> bool {
                match self {
                    $(Self::$name(_) => stands!($($stands)?),)*
                }
            }

            /// The command's sentence in the log: the verb, and what it was about.
            pub fn label(&self, effect: &Effect<'_>) -> Said {
                match self {
                    $(Self::$name(action) => action.label(effect),)*
                }
            }
        }

        $(impl From<$name> for Command {
            fn from(action: $name) -> Self {
                Self::$name(action)
            }
        })*
    };
}

commands! {
    OpenTournament in actions::setup::open: stands,
    ChangeSetUp in actions::setup::change: stands,
    ChangeHouseRules in actions::setup::change_house_rules: stands,
    Enter in actions::entries::enter: stands,
    Rename in actions::entries::rename,
    Withdraw in actions::entries::withdraw,
    Rebuy in actions::entries::rebuy,
    AddOn in actions::entries::add_on,
    ReEnter in actions::entries::re_enter,
    Settle in actions::entries::settle,
    VoidPurchase in actions::entries::void,
    OtherBought in actions::entries::other_bought,
    RemoveNoShow in actions::entries::no_show,
    CloseHeld in actions::entries::no_show,
    DrawSeats in actions::seating::draw,
    TakeCard in actions::seating::take_card,
    DrawButton in actions::tables::draw_button,
    WaitForSeat in actions::seating::wait_for_seat,
    SeatAlternates in actions::seating::alternates,
    SetRoomTables in actions::tables::room_tables,
    OpenTable in actions::tables::open_table,
    LockSeat in actions::seating::lock_seat,
    BlockSeat in actions::seating::block_seat,
    KeepApart in actions::seating::keep_apart,
    NameDealer in actions::seating::name_dealer,
    StartClock in actions::clock::start: stands,
    PlanStart in actions::clock::plan_start: stands,
    PauseClock in actions::clock::pause: stands,
    AdjustClock in actions::clock::adjust: stands,
    SetTimeLeft in actions::clock::set_time_left: stands,
    JumpTo in actions::clock::jump: stands,
    TakeBreak in actions::clock::take_break: stands,
    CountHands in actions::clock::count_hands: stands,
    ChangeSchedule in actions::clock::change_schedule: stands,
    SettleGap in actions::clock::settle_gap: stands,
    Bust in actions::floor::bust,
    SomebodyElse in actions::floor::wrong_bust,
    BackIn in actions::floor::wrong_bust,
    SetButton in actions::tables::button: stands,
    SetBigBlind in actions::tables::button: stands,
    DealHands in actions::tables::deal_hands: stands,
    ChooseTable in actions::tables::choose_table: stands,
    PlayOn in actions::tables::halt: stands,
    PrepareRestart in actions::tables::restart: stands,
    SetBreakingOrder in actions::tables::breaking_order: stands,
    DealLowCard in actions::tables::low_card: stands,
    MovePlayer in actions::tables::move_player,
    SwapSeats in actions::tables::swap,
    SitsHere in actions::tables::as_they_sit,
    OtherMoved in actions::tables::as_they_sit,
    BreakTable in actions::tables::break_table,
    BreakByCards in actions::tables::break_by_cards,
    RenameTable in actions::tables::rename_table,
    ResizeTable in actions::tables::resize_table,
    CloseTable in actions::tables::close_table,
    Redraw in actions::seating::redraw,
    Arrived in actions::tables::arrived: stands,
    ChangeChips in actions::chips::change,
    CallColourUp in actions::chips::call,
    RaceOff in actions::chips::race_off,
    FinishColourUp in actions::chips::finish,
    ExchangeFound in actions::chips::found,
    AdjustStack in actions::chips::adjust_stack,
    CountStacks in actions::chips::count_stacks: stands,
    MarkAbsent in actions::tables::absent: stands,
    HandOver in actions::prizes::hand_over: stands,
    PayBounties in actions::prizes::pay_bounties: stands,
    TakeBack in actions::prizes::take_back: stands,
    SettleHouse in actions::prizes::settle_house: stands,
    HandOn in actions::entries::hand_on: stands,
    OpenDrawer in actions::drawers::open: stands,
    MoveCash in actions::drawers::move_cash: stands,
    CloseDrawer in actions::drawers::close: stands,
    GoHandForHand in actions::hand_for_hand::announce: stands,
    FinishTables in actions::hand_for_hand::finish_tables: stands,
    HoldTables in actions::hand_for_hand::hold: stands,
    RankHand in actions::hand_for_hand::rank,
    DealTogether in actions::hand_for_hand::deal: stands,
    BeginBreak in actions::hand_for_hand::begin_break: stands,
    EndHandForHand in actions::hand_for_hand::end: stands,
    CallTime in actions::calling_time::call: stands,
    SettleTime in actions::calling_time::settle: stands,
    GivePenalty in actions::penalties::give,
    ServePenalty in actions::penalties::serve: stands,
    EndPenalty in actions::penalties::end: stands,
    NoteMissed in actions::absences::miss,
    SplitStack in actions::absences::split_stack,
    RemoveStack in actions::absences::remove_stack,
    SetPrizes in actions::prizes::set_prizes: stands,
    SetPool in actions::prizes::pool: stands,
    AssignBounty in actions::prizes::assign_bounty,
    SealMystery in actions::prizes::mystery: stands,
    OpenEnvelope in actions::prizes::mystery,
    TalkDeal in actions::prizes::deal: stands,
    MakeDeal in actions::prizes::deal: stands,
    WinSeats in actions::prizes::win_seats,
    EndHere in actions::prizes::end_here: stands,
    PutOff in advice::put_off,
}
