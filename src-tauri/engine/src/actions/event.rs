//! The one list of events: what happened, folded into the state without time, chance or refusal.
//!
//! An event that finds nothing to act on (because the line that it built on was struck) leaves the state alone.

use crate::actions::absences::miss::MissedNoted;
use crate::actions::absences::remove_stack::StackRemoved;
use crate::actions::absences::split_stack::StackSplit;
use crate::actions::calling_time::call::TimeCalled;
use crate::actions::calling_time::settle::TimeSettled;
use crate::actions::chips::adjust_stack::StackAdjusted;
use crate::actions::chips::call::ColourUpCalled;
use crate::actions::chips::change::ChipsChanged;
use crate::actions::chips::count_stacks::StacksCounted;
use crate::actions::chips::finish::ColourUpFinished;
use crate::actions::chips::race_off::ChipsRaced;
use crate::actions::clock::adjust::ClockAdjusted;
use crate::actions::clock::change_schedule::ScheduleChanged;
use crate::actions::clock::count_hands::HandsCounted;
use crate::actions::clock::jump::ClockJumped;
use crate::actions::clock::pause::ClockPaused;
use crate::actions::clock::plan_start::StartPlanned;
use crate::actions::clock::set_time_left::TimeLeftSet;
use crate::actions::clock::settle_gap::GapSkipped;
use crate::actions::clock::start::ClockStarted;
use crate::actions::clock::take_break::BreakTaken;
use crate::actions::drawers::close::DrawerClosed;
use crate::actions::drawers::move_cash::CashMoved;
use crate::actions::drawers::open::DrawerOpened;
use crate::actions::entries::add_on::AddedOn;
use crate::actions::entries::enter::Entered;
use crate::actions::entries::no_show::{HeldClosed, NoShowRemoved};
use crate::actions::entries::re_enter::ReEntered;
use crate::actions::entries::rebuy::Rebought;
use crate::actions::entries::rename::Renamed;
use crate::actions::entries::settle::Settled;
use crate::actions::entries::void::PurchaseVoided;
use crate::actions::entries::withdraw::Withdrawn;
use crate::actions::floor::bust::Busted;
use crate::actions::floor::wrong_bust::{AnotherOut, CameBack};
use crate::actions::hand_for_hand::announce::HandForHandAnnounced;
use crate::actions::hand_for_hand::begin_break::BreakBegun;
use crate::actions::hand_for_hand::deal::DealtTogether;
use crate::actions::hand_for_hand::end::HandForHandEnded;
use crate::actions::hand_for_hand::finish_tables::TablesFinished;
use crate::actions::hand_for_hand::hold::TablesHeld;
use crate::actions::hand_for_hand::out::BustedTogether;
use crate::actions::hand_for_hand::rank::HandRanked;
use crate::actions::penalties::end::PenaltyEnded;
use crate::actions::penalties::give::PenaltyGiven;
use crate::actions::penalties::serve::PenaltyServed;
use crate::actions::prizes::assign_bounty::BountyAssigned;
use crate::actions::prizes::deal::{DealMade, DealTalked};
use crate::actions::prizes::end_here::EndedHere;
use crate::actions::prizes::hand_over::HandedOver;
use crate::actions::prizes::mystery::{EnvelopeOpened, MysterySealed};
use crate::actions::prizes::pay_bounties::BountiesPaid;
use crate::actions::prizes::pool::PoolSet;
use crate::actions::prizes::set_prizes::PrizesSet;
use crate::actions::prizes::settle_house::HouseSettled;
use crate::actions::prizes::win_seats::SeatsWon;
use crate::actions::seating::block_seat::SeatBlocked;
use crate::actions::seating::draw::{SeatsDrawn, TablesOpened};
use crate::actions::seating::keep_apart::KeptApart;
use crate::actions::seating::lock_seat::SeatLocked;
use crate::actions::seating::name_dealer::DealerNamed;
use crate::actions::seating::take_card::{CardTaken, CardsPrepared};
use crate::actions::seating::wait_for_seat::WaitedForSeat;
use crate::actions::setup::change_house_rules::HouseRulesChanged;
use crate::actions::setup::open::SetUpMade;
use crate::actions::tables::absent::AbsenceMarked;
use crate::actions::tables::arrived::MovesArrived;
use crate::actions::tables::break_table::TablesClosed;
use crate::actions::tables::breaking_order::BreakingOrderSet;
use crate::actions::tables::button::{BigBlindSet, ButtonSet};
use crate::actions::tables::choose_table::TableChosen;
use crate::actions::tables::close_table::EmptyTableClosed;
use crate::actions::tables::deal_hands::HandsDealt;
use crate::actions::tables::draw_button::ButtonsDrawn;
use crate::actions::tables::halt::PlayedOn;
use crate::actions::tables::low_card::LowCardDealt;
use crate::actions::tables::move_player::Moved;
use crate::actions::tables::open_table::TableAdded;
use crate::actions::tables::rename_table::TableRenamed;
use crate::actions::tables::resize_table::TableResized;
use crate::actions::tables::restart::RestartPrepared;
use crate::actions::tables::room_tables::RoomTablesSet;
use crate::actions::tables::swap::SeatsSwapped;
use crate::advice::put_off::AdvicePutOff;
use crate::state::coloured_up::FoundExchanged;
use crate::state::handed_on::HandedOn;
use crate::state::tournament::Tournament;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something that happened, as the state takes it in.
pub trait Apply {
    /// Folds it into the state. Total: there is nothing that it could refuse.
    fn apply(&self, tournament: &mut Tournament);
}

/// All events of a kind among several, in their order.
pub fn all<'a, E: 'a>(events: &'a [Event]) -> impl Iterator<Item = &'a E> + use<'a, E>
where
    &'a E: TryFrom<&'a Event>,
{
    events.iter().filter_map(|event| event.try_into().ok())
}

/// The first event of a kind among several.
#[must_use]
pub fn first<'a, E: 'a>(events: &'a [Event]) -> Option<&'a E>
where
    &'a E: TryFrom<&'a Event>,
{
    all(events).next()
}

macro_rules! events {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Everything that can happen to a tournament. Kept in the log for ever: a change of shape is a new event.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "event", rename_all = "snake_case")]
        pub enum Event {
            $($(#[$doc])* $name($name),)*
        }

        impl Event {
            /// Folds the event into the state.
            pub fn apply(&self, tournament: &mut Tournament) {
                match self {
                    $(Self::$name(event) => event.apply(tournament),)*
                }
            }
        }

        $(impl From<$name> for Event {
            fn from(event: $name) -> Self {
                Self::$name(event)
            }
        }

        impl<'a> TryFrom<&'a Event> for &'a $name {
            type Error = ();

            fn try_from(event: &'a Event) -> Result<Self, ()> {
                match event {
                    Event::$name(event) => Ok(event),
                    _ => Err(()),
                }
            }
        })*
    };
}

events! {
    /// The set-up was made or changed.
    SetUpMade,
    /// Other house rules were put in force.
    HouseRulesChanged,
    /// Entries were taken.
    Entered,
    /// A name was corrected.
    Renamed,
    /// An entry was taken back.
    Withdrawn,
    /// A rebuy was taken.
    Rebought,
    /// An add-on was taken.
    AddedOn,
    /// A re-entry was taken.
    ReEntered,
    /// By what something was paid was noted.
    Settled,
    /// A rebuy or an add-on was taken back.
    PurchaseVoided,
    /// A no-show was taken out of the event.
    NoShowRemoved,
    /// Held money was collected, or nobody came for it.
    HeldClosed,
    /// Tables were opened.
    TablesOpened,
    /// Seats were drawn.
    SeatsDrawn,
    /// A deck was prepared for the first seats.
    CardsPrepared,
    /// A player drew a card.
    CardTaken,
    /// The first buttons were drawn for.
    ButtonsDrawn,
    /// How many tables the room has was said.
    RoomTablesSet,
    /// One table was opened beside the others.
    TableAdded,
    /// A seat was locked for a player, or given free.
    SeatLocked,
    /// A seat was blocked or given free.
    SeatBlocked,
    /// Two players are kept at different tables, or no longer.
    KeptApart,
    /// A player was named as a dealer, or no longer.
    DealerNamed,
    /// A player left the seat and waits for another.
    WaitedForSeat,
    /// The clock was started.
    ClockStarted,
    /// A start was planned.
    StartPlanned,
    /// The clock was stopped.
    ClockPaused,
    /// Time was added or taken away.
    ClockAdjusted,
    /// The time left was set.
    TimeLeftSet,
    /// The clock went to another stage.
    ClockJumped,
    /// A break began that the schedule did not have.
    BreakTaken,
    /// Hands were counted.
    HandsCounted,
    /// Another schedule was put in force.
    ScheduleChanged,
    /// A time without the program was left out of the clock.
    GapSkipped,
    /// Players went out.
    Busted,
    /// It was another player who went out.
    AnotherOut,
    /// A player who was said to be out is in.
    CameBack,
    /// A button was said.
    ButtonSet,
    /// A big blind was said.
    BigBlindSet,
    /// The next hand was dealt.
    HandsDealt,
    /// The table that gives a player was named.
    TableChosen,
    /// Tables were let play on.
    PlayedOn,
    /// The tables are levelled for a restart.
    RestartPrepared,
    /// The breaking order was said.
    BreakingOrderSet,
    /// Cards were dealt to choose a table.
    LowCardDealt,
    /// Players were told to move.
    Moved,
    /// Two players changed seats.
    SeatsSwapped,
    /// Tables were closed.
    TablesClosed,
    /// A table was named.
    TableRenamed,
    /// A table has another number of seats.
    TableResized,
    /// An empty table was closed.
    EmptyTableClosed,
    /// Moves were ticked as arrived.
    MovesArrived,
    /// The chip set was changed.
    ChipsChanged,
    /// A chip was called off the tables.
    ColourUpCalled,
    /// Chips were raced off.
    ChipsRaced,
    /// A chip is off every table.
    ColourUpFinished,
    /// Chips found after their race were changed.
    FoundExchanged,
    /// Chips were put into a stack, or taken out of it.
    StackAdjusted,
    /// Stacks were counted.
    StacksCounted,
    /// A player was seen to be away, or back.
    AbsenceMarked,
    /// A prize was handed over.
    HandedOver,
    /// Bounties were paid out.
    BountiesPaid,
    /// The house put money in, or took it back.
    HouseSettled,
    /// Fees or other money that is not the players' was handed on.
    HandedOn,
    /// A cashier's drawer was opened.
    DrawerOpened,
    /// Cash went from a drawer to the safe, or from the safe into a drawer.
    CashMoved,
    /// A drawer was closed.
    DrawerClosed,
    /// Hand-for-hand was announced.
    HandForHandAnnounced,
    /// Tables were ticked as done with the hand, or the tick was taken back.
    TablesFinished,
    /// Tables were held, or let go on.
    TablesHeld,
    /// Players went out on a hand that all tables played together.
    BustedTogether,
    /// The order in which players of one table finish was said.
    HandRanked,
    /// All tables dealt a hand together.
    DealtTogether,
    /// The break that had waited began.
    BreakBegun,
    /// Hand-for-hand ended.
    HandForHandEnded,
    /// Time was called on a player.
    TimeCalled,
    /// A call was over.
    TimeSettled,
    /// A warning or a penalty was given.
    PenaltyGiven,
    /// Hands of a penalty were played.
    PenaltyServed,
    /// A player on a penalty plays again.
    PenaltyEnded,
    /// A missed blind or an absent button was noted.
    MissedNoted,
    /// A stack was split among the others of the table.
    StackSplit,
    /// A stack was taken out of play.
    StackRemoved,
    /// A prize structure was put in force.
    PrizesSet,
    /// What the house adds to the pool was said.
    PoolSet,
    /// A bounty was given to somebody.
    BountyAssigned,
    /// The envelopes of mystery bounties were sealed.
    MysterySealed,
    /// An envelope was opened.
    EnvelopeOpened,
    /// A deal was talked about.
    DealTalked,
    /// A deal was made.
    DealMade,
    /// A satellite ended.
    SeatsWon,
    /// The tournament ended with several players left.
    EndedHere,
    /// An advice was put off, or asked for again.
    AdvicePutOff,
}
