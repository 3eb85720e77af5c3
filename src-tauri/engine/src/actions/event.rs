//! The one list of events: what happened, folded into the state without time, chance or refusal.
//!
//! An event that finds nothing to act on (because the line that it built on was struck) leaves the state alone.

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
pub fn first<'a, E: 'a>(events: &'a [Event]) -> Option<&'a E>
where
    &'a E: TryFrom<&'a Event>,
{
    all(events).next()
}

macro_rules! events {
    ($($(#[$doc:meta])* $name:ident in $($module:ident)::+,)*) => {
        $(use crate::$($module)::+::$name;)*

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
    SetUpMade in actions::setup::open,
    /// Other house rules were put in force.
    HouseRulesChanged in actions::setup::change_house_rules,
    /// Entries were taken.
    Entered in actions::entries::enter,
    /// A name was corrected.
    Renamed in actions::entries::rename,
    /// An entry was taken back.
    Withdrawn in actions::entries::withdraw,
    /// A rebuy was taken.
    Rebought in actions::entries::rebuy,
    /// An add-on was taken.
    AddedOn in actions::entries::add_on,
    /// A re-entry was taken.
    ReEntered in actions::entries::re_enter,
    /// By what something was paid was noted.
    Settled in actions::entries::settle,
    /// A rebuy or an add-on was taken back.
    PurchaseVoided in actions::entries::void,
    /// A no-show was taken out of the event.
    NoShowRemoved in actions::entries::no_show,
    /// Held money was collected, or nobody came for it.
    HeldClosed in actions::entries::no_show,
    /// Tables were opened.
    TablesOpened in actions::seating::draw,
    /// Seats were drawn.
    SeatsDrawn in actions::seating::draw,
    /// A deck was prepared for the first seats.
    CardsPrepared in actions::seating::take_card,
    /// A player drew a card.
    CardTaken in actions::seating::take_card,
    /// The first buttons were drawn for.
    ButtonsDrawn in actions::tables::draw_button,
    /// How many tables the room has was said.
    RoomTablesSet in actions::tables::room_tables,
    /// One table was opened beside the others.
    TableAdded in actions::tables::open_table,
    /// A seat was locked for a player, or given free.
    SeatLocked in actions::seating::lock_seat,
    /// A seat was blocked or given free.
    SeatBlocked in actions::seating::block_seat,
    /// Two players are kept at different tables, or no longer.
    KeptApart in actions::seating::keep_apart,
    /// A player was named as a dealer, or no longer.
    DealerNamed in actions::seating::name_dealer,
    /// A player left the seat and waits for another.
    WaitedForSeat in actions::seating::wait_for_seat,
    /// The clock was started.
    ClockStarted in actions::clock::start,
    /// A start was planned.
    StartPlanned in actions::clock::plan_start,
    /// The clock was stopped.
    ClockPaused in actions::clock::pause,
    /// Time was added or taken away.
    ClockAdjusted in actions::clock::adjust,
    /// The time left was set.
    TimeLeftSet in actions::clock::set_time_left,
    /// The clock went to another stage.
    ClockJumped in actions::clock::jump,
    /// A break began that the schedule did not have.
    BreakTaken in actions::clock::take_break,
    /// Hands were counted.
    HandsCounted in actions::clock::count_hands,
    /// Another schedule was put in force.
    ScheduleChanged in actions::clock::change_schedule,
    /// A time without the program was left out of the clock.
    GapSkipped in actions::clock::settle_gap,
    /// Players went out.
    Busted in actions::floor::bust,
    /// It was another player who went out.
    AnotherOut in actions::floor::wrong_bust,
    /// A player who was said to be out is in.
    CameBack in actions::floor::wrong_bust,
    /// A button was said.
    ButtonSet in actions::tables::button,
    /// A big blind was said.
    BigBlindSet in actions::tables::button,
    /// The next hand was dealt.
    HandsDealt in actions::tables::deal_hands,
    /// The table that gives a player was named.
    TableChosen in actions::tables::choose_table,
    /// Tables were let play on.
    PlayedOn in actions::tables::halt,
    /// The tables are levelled for a restart.
    RestartPrepared in actions::tables::restart,
    /// The breaking order was said.
    BreakingOrderSet in actions::tables::breaking_order,
    /// Cards were dealt to choose a table.
    LowCardDealt in state::low_card,
    /// Players were told to move.
    Moved in actions::tables::move_player,
    /// Two players changed seats.
    SeatsSwapped in actions::tables::swap,
    /// Tables were closed.
    TablesClosed in actions::tables::break_table,
    /// A table was named.
    TableRenamed in actions::tables::rename_table,
    /// A table has another number of seats.
    TableResized in actions::tables::resize_table,
    /// An empty table was closed.
    EmptyTableClosed in actions::tables::close_table,
    /// Moves were ticked as arrived.
    MovesArrived in actions::tables::arrived,
    /// The chip set was changed.
    ChipsChanged in actions::chips::change,
    /// A chip was called off the tables.
    ColourUpCalled in actions::chips::call,
    /// Chips were raced off.
    ChipsRaced in actions::chips::race_off,
    /// A chip is off every table.
    ColourUpFinished in actions::chips::finish,
    /// Chips found after their race were changed.
    FoundExchanged in state::coloured_up,
    /// Chips were put into a stack, or taken out of it.
    StackAdjusted in actions::chips::adjust_stack,
    /// Stacks were counted.
    StacksCounted in actions::chips::count_stacks,
    /// A player was seen to be away, or back.
    AbsenceMarked in actions::tables::absent,
    /// A prize was handed over.
    HandedOver in actions::prizes::hand_over,
    /// Bounties were paid out.
    BountiesPaid in actions::prizes::pay_bounties,
    /// The house put money in, or took it back.
    HouseSettled in actions::prizes::settle_house,
    /// Fees or other money that is not the players' was handed on.
    HandedOn in state::handed_on,
    /// A cashier's drawer was opened.
    DrawerOpened in actions::drawers::open,
    /// Cash went from a drawer to the safe, or from the safe into a drawer.
    CashMoved in actions::drawers::move_cash,
    /// A drawer was closed.
    DrawerClosed in actions::drawers::close,
    /// Hand-for-hand was announced.
    HandForHandAnnounced in actions::hand_for_hand::announce,
    /// Tables were ticked as done with the hand, or the tick was taken back.
    TablesFinished in actions::hand_for_hand::finish_tables,
    /// Tables were held, or let go on.
    TablesHeld in actions::hand_for_hand::hold,
    /// Players went out on a hand that all tables played together.
    BustedTogether in actions::hand_for_hand::out,
    /// The order in which players of one table finish was said.
    HandRanked in actions::hand_for_hand::rank,
    /// All tables dealt a hand together.
    DealtTogether in actions::hand_for_hand::deal,
    /// The break that had waited began.
    BreakBegun in actions::hand_for_hand::begin_break,
    /// Hand-for-hand ended.
    HandForHandEnded in actions::hand_for_hand::end,
    /// Time was called on a player.
    TimeCalled in actions::calling_time::call,
    /// A call was over.
    TimeSettled in actions::calling_time::settle,
    /// A warning or a penalty was given.
    PenaltyGiven in actions::penalties::give,
    /// Hands of a penalty were played.
    PenaltyServed in actions::penalties::serve,
    /// A player on a penalty plays again.
    PenaltyEnded in actions::penalties::end,
    /// A missed blind or an absent button was noted.
    MissedNoted in actions::absences::miss,
    /// A stack was split among the others of the table.
    StackSplit in actions::absences::split_stack,
    /// A stack was taken out of play.
    StackRemoved in actions::absences::remove_stack,
    /// A prize structure was put in force.
    PrizesSet in actions::prizes::set_prizes,
    /// What the house adds to the pool was said.
    PoolSet in actions::prizes::pool,
    /// A bounty was given to somebody.
    BountyAssigned in actions::prizes::assign_bounty,
    /// The envelopes of mystery bounties were sealed.
    MysterySealed in actions::prizes::mystery,
    /// An envelope was opened.
    EnvelopeOpened in actions::prizes::mystery,
    /// A deal was talked about.
    DealTalked in actions::prizes::deal,
    /// A deal was made.
    DealMade in actions::prizes::deal,
    /// A satellite ended.
    SeatsWon in actions::prizes::win_seats,
    /// The tournament ended with several players left.
    EndedHere in state::ended_here,
    /// An advice was put off, or asked for again.
    AdvicePutOff in advice::put_off,
}
