//! The one list of commands, and what decides them. What each of them says stands at its own type.

use crate::actions::effect::{Effect, LogLabel};
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
    fn label(&self, effect: &Effect<'_>) -> LogLabel;
}

macro_rules! independent {
    () => {
        false
    };
    (independent) => {
        true
    };
}

macro_rules! commands {
    ($($name:ident in $($module:ident)::+ $(: $independent:ident)?,)*) => {
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
                refuse_if(!self.goes_with(tournament.phase()), || tournament.day_over())?;
                match self {
                    $(Self::$name(action) => action.decide(tournament, context),)*
                }
            }

            /// Whether it stands whatever is corrected before it. What is true of the room or the clock does: the clock never
            /// depends on the floor, who has paid has paid, what was agreed on is agreed on, and what was decided on the
            /// advice of a moment was decided.
            pub fn is_independent(&self) -> bool {
                match self {
                    $(Self::$name(_) => independent!($($independent)?),)*
                }
            }

            /// The command's sentence in the log: the verb, and what it was about.
            pub fn label(&self, effect: &Effect<'_>) -> LogLabel {
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
    OpenTournament in actions::setup::open: independent,
    ChangeSetUp in actions::setup::change: independent,
    ChangeHouseRules in actions::setup::change_house_rules: independent,
    KeepGuests in actions::guests: independent,
    Enter in actions::entries::enter: independent,
    Rename in actions::entries::rename,
    Withdraw in actions::entries::withdraw,
    Rebuy in actions::entries::rebuy,
    AnnounceRebuy in actions::entries::announce_rebuy,
    AddOn in actions::entries::add_on,
    AddOns in actions::entries::add_on,
    ReEnter in actions::entries::re_enter,
    Settle in actions::entries::settle,
    NotePayment in actions::entries::note_payment,
    CancelPurchase in actions::entries::cancel_purchase,
    CorrectBuyer in actions::entries::correct_buyer,
    ChangeClosing in actions::entries::change_closing: independent,
    RemoveNoShow in actions::entries::no_show,
    CloseHeldMoney in actions::entries::no_show,
    DrawSeats in actions::seating::draw,
    TakeCard in actions::seating::take_card,
    DrawButton in actions::tables::draw_button,
    WaitForSeat in actions::seating::wait_for_seat,
    SeatAlternates in actions::seating::alternates,
    SetRoomTables in actions::tables::room_tables,
    OpenTable in actions::tables::open_table,
    LockSeat in actions::seating::lock_seat,
    BlockSeat in actions::seating::block_seat,
    SetOutStacks in actions::seating::set_out_stacks,
    RemoveUnsoldStack in actions::seating::set_out_stacks,
    KeepApart in actions::seating::keep_apart,
    NameDealer in actions::seating::name_dealer,
    StartClock in actions::clock::start: independent,
    PlanStart in actions::clock::plan_start: independent,
    PauseClock in actions::clock::pause: independent,
    AdjustClock in actions::clock::adjust: independent,
    SetTimeLeft in actions::clock::set_time_left: independent,
    JumpTo in actions::clock::jump: independent,
    TakeBreak in actions::clock::take_break: independent,
    CountHands in actions::clock::count_hands: independent,
    ChangeSchedule in actions::clock::change_schedule: independent,
    ResumeAfterGap in actions::clock::resume_after_gap: independent,
    Bust in actions::floor::bust,
    CorrectBust in actions::floor::wrong_bust,
    BackIn in actions::floor::wrong_bust,
    SetButton in actions::tables::button: independent,
    SetBigBlind in actions::tables::button: independent,
    DealHands in actions::tables::deal_hands: independent,
    ChooseTable in actions::tables::choose_table: independent,
    PlayOnShort in actions::tables::halt: independent,
    PrepareRestart in actions::tables::restart: independent,
    SetBreakingOrder in actions::tables::breaking_order: independent,
    DealLowCard in actions::tables::low_card: independent,
    MovePlayer in actions::tables::move_player,
    SwapSeats in actions::tables::swap,
    CorrectSeat in actions::tables::as_they_sit,
    CorrectMove in actions::tables::as_they_sit,
    BreakTable in actions::tables::break_table,
    BreakByCards in actions::tables::break_by_cards,
    RenameTable in actions::tables::rename_table,
    ResizeTable in actions::tables::resize_table,
    CloseEmptyTable in actions::tables::close_empty_table,
    Redraw in actions::seating::redraw,
    Arrived in actions::tables::arrived: independent,
    ChangeChips in actions::chips::change,
    CallColourUp in actions::chips::call,
    ColourUpPlayers in actions::chips::colour_up_players: independent,
    RaceOff in actions::chips::race_off,
    FinishColourUp in actions::chips::finish,
    ExchangeFoundChips in actions::chips::found,
    AdjustStack in actions::chips::adjust_stack,
    CountStacks in actions::chips::count_stacks: independent,
    MarkAbsent in actions::tables::absent: independent,
    PayPrize in actions::prizes::pay_prize: independent,
    PayBounties in actions::prizes::pay_bounties: independent,
    CollectOverpaid in actions::prizes::collect_overpaid: independent,
    SettleHouse in actions::prizes::settle_house: independent,
    PayOut in actions::entries::pay_out: independent,
    OpenDrawer in actions::drawers::open: independent,
    TakeDrawer in actions::drawers::take: independent,
    MoveCash in actions::drawers::move_cash: independent,
    CloseDrawer in actions::drawers::close: independent,
    GoHandForHand in actions::hand_for_hand::announce: independent,
    FinishTables in actions::hand_for_hand::finish_tables: independent,
    HoldTables in actions::hand_for_hand::hold: independent,
    RankHand in actions::hand_for_hand::rank,
    DealTogether in actions::hand_for_hand::deal: independent,
    BeginBreak in actions::hand_for_hand::begin_break: independent,
    EndHandForHand in actions::hand_for_hand::end: independent,
    CallTime in actions::calling_time::call: independent,
    EndTimeCall in actions::calling_time::end: independent,
    SwitchShotClock in actions::shot_clock::switch: independent,
    GiveTimeCards in actions::shot_clock::give_cards: independent,
    PlayTimeCard in actions::shot_clock::play_card,
    GivePenalty in actions::penalties::give,
    ServePenalty in actions::penalties::serve: independent,
    EndPenalty in actions::penalties::end: independent,
    NoteRuling in actions::rulings::note,
    Pick in actions::rulings::pick: independent,
    TakePickAway in actions::rulings::pick: independent,
    NoteMissed in actions::absences::miss,
    SplitStack in actions::absences::split_stack,
    RemoveStack in actions::absences::remove_stack,
    SetPrizes in actions::prizes::set_prizes: independent,
    SetPool in actions::prizes::pool: independent,
    AssignBounty in actions::prizes::assign_bounty,
    SealMystery in actions::prizes::mystery: independent,
    OpenEnvelope in actions::prizes::mystery,
    DiscussDeal in actions::prizes::deal: independent,
    MakeDeal in actions::prizes::deal: independent,
    WinSeats in actions::prizes::win_seats,
    EndHere in actions::prizes::end_here: independent,
    CallOff in actions::prizes::call_off: independent,
    AnnounceLastHands in actions::day::last_hands: independent,
    EndDay in actions::day::end,
    BagStacks in actions::day::bag,
    CloseDay in actions::day::close,
    OpenBags in actions::day::open_bags,
    PutOffAdvice in advice::put_off,
}

impl Command {
    /// Whether it can be said in this phase of a day, whatever it says itself. Once the day has ended no stack and no seat
    /// changes but by the last hand, its corrections and the bags; once it is closed none does at all. Money and names go on.
    fn goes_with(&self, phase: Phase) -> bool {
        match phase {
            Phase::Registering | Phase::Drawn | Phase::Playing | Phase::Finished => true,
            Phase::Bagging => self.goes_on_overnight() || self.ends_the_day(),
            Phase::Closed => self.goes_on_overnight(),
        }
    }

    fn ends_the_day(&self) -> bool {
        matches!(
            self,
            Self::BagStacks(_)
                | Self::CloseDay(_)
                | Self::Bust(_)
                | Self::CorrectBust(_)
                | Self::BackIn(_)
                | Self::RemoveStack(_)
                | Self::RankHand(_)
        )
    }

    fn goes_on_overnight(&self) -> bool {
        matches!(
            self,
            Self::KeepGuests(_)
                | Self::Rename(_)
                | Self::Settle(_)
                | Self::NotePayment(_)
                | Self::CloseHeldMoney(_)
                | Self::PayPrize(_)
                | Self::PayBounties(_)
                | Self::CollectOverpaid(_)
                | Self::SettleHouse(_)
                | Self::PayOut(_)
                | Self::OpenDrawer(_)
                | Self::TakeDrawer(_)
                | Self::MoveCash(_)
                | Self::CloseDrawer(_)
                | Self::AssignBounty(_)
                | Self::OpenEnvelope(_)
                | Self::NoteRuling(_)
                | Self::Pick(_)
                | Self::TakePickAway(_)
                | Self::PutOffAdvice(_)
        )
    }
}
