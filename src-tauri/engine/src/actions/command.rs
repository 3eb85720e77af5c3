//! The one list of commands, and what decides them.

use crate::actions::absences::miss::NoteMissed;
use crate::actions::absences::remove_stack::RemoveStack;
use crate::actions::absences::split_stack::SplitStack;
use crate::actions::calling_time::call::CallTime;
use crate::actions::calling_time::settle::SettleTime;
use crate::actions::chips::adjust_stack::AdjustStack;
use crate::actions::chips::call::CallColourUp;
use crate::actions::chips::change::ChangeChips;
use crate::actions::chips::count_stacks::CountStacks;
use crate::actions::chips::finish::FinishColourUp;
use crate::actions::chips::found::ExchangeFound;
use crate::actions::chips::race_off::RaceOff;
use crate::actions::clock::adjust::AdjustClock;
use crate::actions::clock::change_schedule::ChangeSchedule;
use crate::actions::clock::count_hands::CountHands;
use crate::actions::clock::jump::JumpTo;
use crate::actions::clock::pause::PauseClock;
use crate::actions::clock::plan_start::PlanStart;
use crate::actions::clock::set_time_left::SetTimeLeft;
use crate::actions::clock::settle_gap::SettleGap;
use crate::actions::clock::start::StartClock;
use crate::actions::clock::take_break::TakeBreak;
use crate::actions::drawers::close::CloseDrawer;
use crate::actions::drawers::move_cash::MoveCash;
use crate::actions::drawers::open::OpenDrawer;
use crate::actions::effect::{Effect, Said};
use crate::actions::entries::add_on::AddOn;
use crate::actions::entries::enter::Enter;
use crate::actions::entries::hand_on::HandOn;
use crate::actions::entries::no_show::{CloseHeld, RemoveNoShow};
use crate::actions::entries::other_bought::OtherBought;
use crate::actions::entries::re_enter::ReEnter;
use crate::actions::entries::rebuy::Rebuy;
use crate::actions::entries::rename::Rename;
use crate::actions::entries::settle::Settle;
use crate::actions::entries::void::VoidPurchase;
use crate::actions::entries::withdraw::Withdraw;
use crate::actions::event::Event;
use crate::actions::floor::bust::Bust;
use crate::actions::floor::wrong_bust::{BackIn, SomebodyElse};
use crate::actions::hand_for_hand::announce::GoHandForHand;
use crate::actions::hand_for_hand::begin_break::BeginBreak;
use crate::actions::hand_for_hand::deal::DealTogether;
use crate::actions::hand_for_hand::end::EndHandForHand;
use crate::actions::hand_for_hand::finish_tables::FinishTables;
use crate::actions::hand_for_hand::hold::HoldTables;
use crate::actions::hand_for_hand::rank::RankHand;
use crate::actions::penalties::end::EndPenalty;
use crate::actions::penalties::give::GivePenalty;
use crate::actions::penalties::serve::ServePenalty;
use crate::actions::prizes::assign_bounty::AssignBounty;
use crate::actions::prizes::deal::{MakeDeal, TalkDeal};
use crate::actions::prizes::end_here::EndHere;
use crate::actions::prizes::hand_over::HandOver;
use crate::actions::prizes::mystery::{OpenEnvelope, SealMystery};
use crate::actions::prizes::pay_bounties::PayBounties;
use crate::actions::prizes::pool::SetPool;
use crate::actions::prizes::set_prizes::SetPrizes;
use crate::actions::prizes::settle_house::SettleHouse;
use crate::actions::prizes::take_back::TakeBack;
use crate::actions::prizes::win_seats::WinSeats;
use crate::actions::seating::alternates::SeatAlternates;
use crate::actions::seating::block_seat::BlockSeat;
use crate::actions::seating::draw::DrawSeats;
use crate::actions::seating::keep_apart::KeepApart;
use crate::actions::seating::lock_seat::LockSeat;
use crate::actions::seating::name_dealer::NameDealer;
use crate::actions::seating::redraw::Redraw;
use crate::actions::seating::take_card::TakeCard;
use crate::actions::seating::wait_for_seat::WaitForSeat;
use crate::actions::setup::change::ChangeSetUp;
use crate::actions::setup::change_house_rules::ChangeHouseRules;
use crate::actions::setup::open::OpenTournament;
use crate::actions::tables::absent::MarkAbsent;
use crate::actions::tables::arrived::Arrived;
use crate::actions::tables::as_they_sit::{OtherMoved, SitsHere};
use crate::actions::tables::break_by_cards::BreakByCards;
use crate::actions::tables::break_table::BreakTable;
use crate::actions::tables::breaking_order::SetBreakingOrder;
use crate::actions::tables::button::{SetBigBlind, SetButton};
use crate::actions::tables::choose_table::ChooseTable;
use crate::actions::tables::close_table::CloseTable;
use crate::actions::tables::deal_hands::DealHands;
use crate::actions::tables::draw_button::DrawButton;
use crate::actions::tables::halt::PlayOn;
use crate::actions::tables::low_card::DealLowCard;
use crate::actions::tables::move_player::MovePlayer;
use crate::actions::tables::open_table::OpenTable;
use crate::actions::tables::rename_table::RenameTable;
use crate::actions::tables::resize_table::ResizeTable;
use crate::actions::tables::restart::PrepareRestart;
use crate::actions::tables::room_tables::SetRoomTables;
use crate::actions::tables::swap::SwapSeats;
use crate::advice::put_off::PutOff;
use crate::base::by_type;
use crate::base::ids::{EntryId, Millis};
use crate::base::refusal::{Refusal, refuse};
use crate::state::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;

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

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Everything that can be said to a tournament.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, TS, JsonSchema)]
        #[serde(tag = "type", rename_all = "snake_case")]
        pub enum Command {
            $($(#[$doc])* $name($name),)*
        }

        impl<'de> Deserialize<'de> for Command {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                #[derive(Deserialize)]
                #[serde(rename_all = "snake_case")]
                enum Named {
                    $($name($name),)*
                }
                by_type::read(from).map(|named| match named {
                    $(Named::$name(action) => Self::$name(action),)*
                })
            }
        }

        impl Command {
            /// The name of every command.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// The command's own name.
            #[must_use]
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
                if !tournament.opened && !matches!(self, Self::OpenTournament(_)) {
                    return Err(refuse!(NotNow, "open-tournament-first-open", "Open the tournament first: open_tournament, with its set-up."));
                }
                match self {
                    $(Self::$name(action) => action.decide(tournament, context),)*
                }
            }

            /// The command's sentence in the log: the verb, and what it was about.
            #[must_use]
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
    /// Opens a tournament: the first line of every log.
    OpenTournament,
    /// Changes the set-up before play.
    ChangeSetUp,
    /// Changes the house rules, before play or during it.
    ChangeHouseRules,
    /// Takes entries.
    Enter,
    /// Corrects a player's name.
    Rename,
    /// Takes an entry back before play.
    Withdraw,
    /// Takes a rebuy.
    Rebuy,
    /// Takes an add-on.
    AddOn,
    /// Takes a re-entry.
    ReEnter,
    /// Notes by what something was paid.
    Settle,
    /// Takes a rebuy or an add-on back.
    VoidPurchase,
    /// Says that another player took a rebuy or an add-on.
    OtherBought,
    /// Takes a player who never came out of the event.
    RemoveNoShow,
    /// Ends the holding of a no-show's money.
    CloseHeld,
    /// Draws the seats.
    DrawSeats,
    /// Enters a card drawn for a seat.
    TakeCard,
    /// Draws for the first button.
    DrawButton,
    /// Has a player wait for a seat.
    WaitForSeat,
    /// Seats those who wait.
    SeatAlternates,
    /// Says how many tables the room has.
    SetRoomTables,
    /// Opens one more table.
    OpenTable,
    /// Locks a seat for a player.
    LockSeat,
    /// Blocks a seat.
    BlockSeat,
    /// Keeps two players at different tables.
    KeepApart,
    /// Names a player who deals.
    NameDealer,
    /// Starts or goes on with the clock.
    StartClock,
    /// Sets the time at which the clock starts by itself.
    PlanStart,
    /// Stops the clock.
    PauseClock,
    /// Adds or takes away time.
    AdjustClock,
    /// Sets the time left.
    SetTimeLeft,
    /// Goes to a level or a break.
    JumpTo,
    /// Begins a break now.
    TakeBreak,
    /// Counts hands in a level that ends by hands.
    CountHands,
    /// Edits the schedule.
    ChangeSchedule,
    /// Answers the question about the clock after the program was away.
    SettleGap,
    /// Busts one or several players on a hand.
    Bust,
    /// Says that somebody else went out.
    SomebodyElse,
    /// Has a player who was not out back in.
    BackIn,
    /// Says where a table's button is.
    SetButton,
    /// Says where a table's big blind was.
    SetBigBlind,
    /// Deals the next hand at tables whose hands are followed.
    DealHands,
    /// Names the table that gives a player.
    ChooseTable,
    /// Lets halted tables play on.
    PlayOn,
    /// Levels the tables for a restart.
    PrepareRestart,
    /// Says which tables break first.
    SetBreakingOrder,
    /// Deals a card to each of several equally full tables; the low card moves a player.
    DealLowCard,
    /// Moves a player.
    MovePlayer,
    /// Has two players change seats.
    SwapSeats,
    /// Says where a player sits.
    SitsHere,
    /// Says that another player moved than was told.
    OtherMoved,
    /// Breaks a table.
    BreakTable,
    /// Breaks a table by the cards that its players drew.
    BreakByCards,
    /// Names a table.
    RenameTable,
    /// Gives a table another number of seats.
    ResizeTable,
    /// Closes an empty table.
    CloseTable,
    /// Draws all remaining seats anew.
    Redraw,
    /// Ticks a move as arrived.
    Arrived,
    /// Changes the chip set.
    ChangeChips,
    /// Calls the smallest chip off the tables now.
    CallColourUp,
    /// Races a chip off at some tables.
    RaceOff,
    /// Says that a chip is off every table.
    FinishColourUp,
    /// Changes chips that were found after their race.
    ExchangeFound,
    /// Puts chips into a stack, or takes chips out of it.
    AdjustStack,
    /// Counts stacks.
    CountStacks,
    /// Says that a player is away, or back.
    MarkAbsent,
    /// Hands over a prize.
    HandOver,
    /// Pays out the bounties that a player has won.
    PayBounties,
    /// Takes back what a player was paid too much.
    TakeBack,
    /// Settles what the house owes the pool.
    SettleHouse,
    /// Hands on fees and other money that is not the players'.
    HandOn,
    /// Opens a cashier's drawer.
    OpenDrawer,
    /// Moves cash between a drawer and the safe.
    MoveCash,
    /// Closes a drawer with what was counted in it.
    CloseDrawer,
    /// Goes hand-for-hand.
    GoHandForHand,
    /// Ticks tables as done with the hand, or takes the tick back.
    FinishTables,
    /// Holds tables with an all-in and a call, or lets them go on.
    HoldTables,
    /// Ranks those who went out of one table on a hand that all tables played together.
    RankHand,
    /// Has all tables deal the next hand.
    DealTogether,
    /// Begins a break that has waited for the end of the hand.
    BeginBreak,
    /// Ends hand-for-hand.
    EndHandForHand,
    /// Calls time on a player.
    CallTime,
    /// Says what became of the call.
    SettleTime,
    /// Gives a warning or a penalty.
    GivePenalty,
    /// Counts hands of a penalty as played.
    ServePenalty,
    /// Lets a player on a penalty play again.
    EndPenalty,
    /// Notes a missed blind or an absent button.
    NoteMissed,
    /// Splits the stack of a player who stayed away.
    SplitStack,
    /// Takes a player and the stack out of play.
    RemoveStack,
    /// Puts a prize structure in force.
    SetPrizes,
    /// Says what the house adds to the pool, guarantees and takes out.
    SetPool,
    /// Says who wins a bounty that has fallen.
    AssignBounty,
    /// Seals the envelopes of mystery bounties.
    SealMystery,
    /// Opens the envelope of a mystery bounty.
    OpenEnvelope,
    /// Shows the room a deal that is talked about.
    TalkDeal,
    /// Makes a deal between the players left.
    MakeDeal,
    /// Ends a satellite.
    WinSeats,
    /// Ends the tournament with several players left.
    EndHere,
    /// Puts an advice off, or asks for it again.
    PutOff,
}
