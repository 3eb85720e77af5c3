//! The one list of events: what happened, folded into the state without time, chance or refusal.
//!
//! An event that finds nothing to act on (because the line that it built on was struck) leaves the state alone.

use crate::base::by_type::read_by_type;
use crate::state::prelude::*;

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

        /// Everything that can happen to a tournament. Kept in the log for ever: a change of shape is a new event, also where it is a
        /// command that changes whose type the event has by another name.
        /// What each of them says stands at its own type; here of those alone whose type has another name, such as that of a command.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
        #[serde(tag = "event", rename_all = "snake_case")]
        pub enum Event {
            $($(#[$doc])* $name($name),)*
        }

        read_by_type!(Event, "event", $($name)+);

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
    SetUpMade in actions::setup::open,
    /// Other house rules were applied.
    HouseRulesChanged in actions::setup::change_house_rules,
    GuestsKept in actions::guests,
    GuestsCame in actions::guests,
    Entered in actions::entries::enter,
    Renamed in actions::entries::rename,
    Withdrawn in actions::entries::withdraw,
    Rebought in actions::entries::rebuy,
    RebuyAnnounced in actions::entries::announce_rebuy,
    AddedOn in actions::entries::add_on,
    ReEntered in actions::entries::re_enter,
    Settled in actions::entries::settle,
    PaymentNoted in actions::entries::note_payment,
    PurchaseCancelled in actions::entries::cancel_purchase,
    ClosingChanged in actions::entries::change_closing,
    NoShowRemoved in actions::entries::no_show,
    HeldMoneyClosed in actions::entries::no_show,
    TablesOpened in actions::seating::draw,
    SeatsDrawn in actions::seating::draw,
    CardsPrepared in actions::seating::take_card,
    CardTaken in actions::seating::take_card,
    ButtonsDrawn in actions::tables::draw_button,
    /// How many tables the room has was said.
    RoomTablesSet in actions::tables::room_tables,
    TableOpened in actions::tables::open_table,
    /// A seat was locked for a player, or given free.
    SeatLocked in actions::seating::lock_seat,
    /// A seat was blocked or given free.
    SeatBlocked in actions::seating::block_seat,
    StacksSetOut in actions::seating::set_out_stacks,
    SetOutStacksSold in actions::seating::set_out_stacks,
    UnsoldStackRemoved in actions::seating::set_out_stacks,
    /// Two players are kept at different tables, or no longer.
    KeptApart in actions::seating::keep_apart,
    /// A player was named as a dealer, or no longer.
    DealerNamed in actions::seating::name_dealer,
    /// A player left the seat and waits for another.
    WaitedForSeat in actions::seating::wait_for_seat,
    LastHandsAnnounced in state::day,
    DayEnded in state::day,
    StacksBagged in actions::day::bag,
    DayClosed in state::day,
    BagsOpened in actions::day::open_bags,
    ClockStarted in actions::clock::start,
    StartPlanned in actions::clock::plan_start,
    ClockPaused in actions::clock::pause,
    ClockAdjusted in actions::clock::adjust,
    TimeLeftSet in actions::clock::set_time_left,
    ClockJumped in actions::clock::jump,
    BreakTaken in actions::clock::take_break,
    HandsCounted in actions::clock::count_hands,
    ScheduleChanged in actions::clock::change_schedule,
    GapSkipped in actions::clock::resume_after_gap,
    Busted in actions::floor::bust,
    /// It was another player who went out.
    BustCorrected in actions::floor::wrong_bust,
    /// A player who was said to be out is in.
    PlayerBackIn in actions::floor::wrong_bust,
    ButtonSet in actions::tables::button,
    BigBlindSet in actions::tables::button,
    HandsDealt in actions::tables::deal_hands,
    /// The table that gives a player was named.
    TableChosen in actions::tables::choose_table,
    /// Tables were let play on.
    PlayedOnShort in actions::tables::halt,
    RestartPrepared in actions::tables::restart,
    /// The breaking order was said.
    BreakingOrderSet in actions::tables::breaking_order,
    LowCardDealt in state::low_card,
    Moved in actions::tables::move_player,
    SeatsSwapped in actions::tables::swap,
    TableBroken in actions::tables::break_table,
    /// A table was named.
    TableRenamed in actions::tables::rename_table,
    TableResized in actions::tables::resize_table,
    /// An empty table was closed.
    EmptyTableClosed in actions::tables::close_empty_table,
    MovesArrived in actions::tables::arrived,
    /// The chip set was changed.
    ChipsChanged in actions::chips::change,
    ColourUpCalled in actions::chips::call,
    ChipsRacedOff in actions::chips::race_off,
    /// A chip is off every table.
    ColourUpFinished in actions::chips::finish,
    PlayersColouredUp in actions::chips::colour_up_players,
    FoundChipsExchanged in state::coloured_up,
    StackAdjusted in actions::chips::adjust_stack,
    StacksCounted in actions::chips::count_stacks,
    AbsenceMarked in actions::tables::absent,
    /// A prize was paid out.
    PrizePaid in actions::prizes::pay_prize,
    BountiesPaid in actions::prizes::pay_bounties,
    HouseSettled in actions::prizes::settle_house,
    PaidOut in state::paid_out,
    DrawerOpened in actions::drawers::open,
    DrawerTaken in actions::drawers::take,
    CashMoved in actions::drawers::move_cash,
    DrawerClosed in actions::drawers::close,
    HandForHandAnnounced in actions::hand_for_hand::announce,
    /// Tables were ticked as done with the hand, or the tick was taken back.
    TablesFinished in actions::hand_for_hand::finish_tables,
    /// Tables were held, or let go on.
    TablesHeld in actions::hand_for_hand::hold,
    BustedTogether in actions::hand_for_hand::out,
    HandRanked in actions::hand_for_hand::rank,
    DealtTogether in actions::hand_for_hand::deal,
    BreakBegun in actions::hand_for_hand::begin_break,
    HandForHandEnded in actions::hand_for_hand::end,
    TimeCalled in actions::calling_time::call,
    TimeCallEnded in actions::calling_time::end,
    PenaltyGiven in actions::penalties::give,
    PenaltyServed in actions::penalties::serve,
    PenaltyEnded in actions::penalties::end,
    /// The shot clock was begun or ended.
    ShotClockSwitched in actions::shot_clock::switch,
    TimeCardsGiven in actions::shot_clock::give_cards,
    /// A time card was played.
    TimeCardPlayed in actions::shot_clock::play_card,
    RulingNoted in actions::rulings::note,
    Picked in actions::rulings::pick,
    /// A pick was taken off the wall.
    PickTakenAway in actions::rulings::pick,
    /// A missed blind or an absent button was noted.
    MissedNoted in actions::absences::miss,
    StackSplit in actions::absences::split_stack,
    StackRemoved in actions::absences::remove_stack,
    PrizesSet in actions::prizes::set_prizes,
    /// What the house adds to the pool was said.
    PoolSet in actions::prizes::pool,
    BountyAssigned in actions::prizes::assign_bounty,
    MysterySealed in actions::prizes::mystery,
    EnvelopeOpened in actions::prizes::mystery,
    DealDiscussed in state::deal,
    DealMade in actions::prizes::deal,
    SeatsWon in actions::prizes::win_seats,
    EndedHere in state::ended_here,
    CalledOff in state::called_off,
    AdvicePutOff in advice::put_off,
}
