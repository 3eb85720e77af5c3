//! The one list of commands, and what decides them.

use crate::actions::effect::{Effect, Said};
use crate::actions::event::Event;
use crate::base::by_type;
use crate::base::ids::{EntryId, Millis};
use crate::base::refusal::{Refusal, refuse, refuse_if};
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

macro_rules! stands {
    () => {
        false
    };
    (stands) => {
        true
    };
}

macro_rules! commands {
    ($($(#[$doc:meta])* $name:ident in $($module:ident)::+ $(: $stands:ident)?,)*) => {
        $(use crate::$($module)::+::$name;)*

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
    /// Opens a tournament: the first line of every log.
    OpenTournament in actions::setup::open: stands,
    /// Changes the set-up before play.
    ChangeSetUp in actions::setup::change: stands,
    /// Changes the house rules, before play or during it.
    ChangeHouseRules in actions::setup::change_house_rules: stands,
    /// Takes entries.
    Enter in actions::entries::enter: stands,
    /// Corrects a player's name.
    Rename in actions::entries::rename,
    /// Takes an entry back before play.
    Withdraw in actions::entries::withdraw,
    /// Takes a rebuy.
    Rebuy in actions::entries::rebuy,
    /// Takes an add-on.
    AddOn in actions::entries::add_on,
    /// Takes a re-entry.
    ReEnter in actions::entries::re_enter,
    /// Notes by what something was paid.
    Settle in actions::entries::settle,
    /// Takes a rebuy or an add-on back.
    VoidPurchase in actions::entries::void,
    /// Says that another player took a rebuy or an add-on.
    OtherBought in actions::entries::other_bought,
    /// Takes a player who never came out of the event.
    RemoveNoShow in actions::entries::no_show,
    /// Ends the holding of a no-show's money.
    CloseHeld in actions::entries::no_show,
    /// Draws the seats.
    DrawSeats in actions::seating::draw,
    /// Enters a card drawn for a seat.
    TakeCard in actions::seating::take_card,
    /// Draws for the first button.
    DrawButton in actions::tables::draw_button,
    /// Has a player wait for a seat.
    WaitForSeat in actions::seating::wait_for_seat,
    /// Seats those who wait.
    SeatAlternates in actions::seating::alternates,
    /// Says how many tables the room has.
    SetRoomTables in actions::tables::room_tables,
    /// Opens one more table.
    OpenTable in actions::tables::open_table,
    /// Locks a seat for a player.
    LockSeat in actions::seating::lock_seat,
    /// Blocks a seat.
    BlockSeat in actions::seating::block_seat,
    /// Keeps two players at different tables.
    KeepApart in actions::seating::keep_apart,
    /// Names a player who deals.
    NameDealer in actions::seating::name_dealer,
    /// Starts or goes on with the clock.
    StartClock in actions::clock::start: stands,
    /// Sets the time at which the clock starts by itself.
    PlanStart in actions::clock::plan_start: stands,
    /// Stops the clock.
    PauseClock in actions::clock::pause: stands,
    /// Adds or takes away time.
    AdjustClock in actions::clock::adjust: stands,
    /// Sets the time left.
    SetTimeLeft in actions::clock::set_time_left: stands,
    /// Goes to a level or a break.
    JumpTo in actions::clock::jump: stands,
    /// Begins a break now.
    TakeBreak in actions::clock::take_break: stands,
    /// Counts hands in a level that ends by hands.
    CountHands in actions::clock::count_hands: stands,
    /// Edits the schedule.
    ChangeSchedule in actions::clock::change_schedule: stands,
    /// Answers the question about the clock after the program was away.
    SettleGap in actions::clock::settle_gap: stands,
    /// Busts one or several players on a hand.
    Bust in actions::floor::bust,
    /// Says that somebody else went out.
    SomebodyElse in actions::floor::wrong_bust,
    /// Has a player who was not out back in.
    BackIn in actions::floor::wrong_bust,
    /// Says where a table's button is.
    SetButton in actions::tables::button: stands,
    /// Says where a table's big blind was.
    SetBigBlind in actions::tables::button: stands,
    /// Deals the next hand at tables whose hands are followed.
    DealHands in actions::tables::deal_hands: stands,
    /// Names the table that gives a player.
    ChooseTable in actions::tables::choose_table: stands,
    /// Lets halted tables play on.
    PlayOn in actions::tables::halt: stands,
    /// Levels the tables for a restart.
    PrepareRestart in actions::tables::restart: stands,
    /// Says which tables break first.
    SetBreakingOrder in actions::tables::breaking_order: stands,
    /// Deals a card to each of several equally full tables; the low card moves a player.
    DealLowCard in actions::tables::low_card: stands,
    /// Moves a player.
    MovePlayer in actions::tables::move_player,
    /// Has two players change seats.
    SwapSeats in actions::tables::swap,
    /// Says where a player sits.
    SitsHere in actions::tables::as_they_sit,
    /// Says that another player moved than was told.
    OtherMoved in actions::tables::as_they_sit,
    /// Breaks a table.
    BreakTable in actions::tables::break_table,
    /// Breaks a table by the cards that its players drew.
    BreakByCards in actions::tables::break_by_cards,
    /// Names a table.
    RenameTable in actions::tables::rename_table,
    /// Gives a table another number of seats.
    ResizeTable in actions::tables::resize_table,
    /// Closes an empty table.
    CloseTable in actions::tables::close_table,
    /// Draws all remaining seats anew.
    Redraw in actions::seating::redraw,
    /// Ticks a move as arrived.
    Arrived in actions::tables::arrived: stands,
    /// Changes the chip set.
    ChangeChips in actions::chips::change,
    /// Calls the smallest chip off the tables now.
    CallColourUp in actions::chips::call,
    /// Races a chip off at some tables.
    RaceOff in actions::chips::race_off,
    /// Says that a chip is off every table.
    FinishColourUp in actions::chips::finish,
    /// Changes chips that were found after their race.
    ExchangeFound in actions::chips::found,
    /// Puts chips into a stack, or takes chips out of it.
    AdjustStack in actions::chips::adjust_stack,
    /// Counts stacks.
    CountStacks in actions::chips::count_stacks: stands,
    /// Says that a player is away, or back.
    MarkAbsent in actions::tables::absent: stands,
    /// Hands over a prize.
    HandOver in actions::prizes::hand_over: stands,
    /// Pays out the bounties that a player has won.
    PayBounties in actions::prizes::pay_bounties: stands,
    /// Takes back what a player was paid too much.
    TakeBack in actions::prizes::take_back: stands,
    /// Settles what the house owes the pool.
    SettleHouse in actions::prizes::settle_house: stands,
    /// Hands on fees and other money that is not the players'.
    HandOn in actions::entries::hand_on: stands,
    /// Opens a cashier's drawer.
    OpenDrawer in actions::drawers::open: stands,
    /// Moves cash between a drawer and the safe.
    MoveCash in actions::drawers::move_cash: stands,
    /// Closes a drawer with what was counted in it.
    CloseDrawer in actions::drawers::close: stands,
    /// Goes hand-for-hand.
    GoHandForHand in actions::hand_for_hand::announce: stands,
    /// Ticks tables as done with the hand, or takes the tick back.
    FinishTables in actions::hand_for_hand::finish_tables: stands,
    /// Holds tables with an all-in and a call, or lets them go on.
    HoldTables in actions::hand_for_hand::hold: stands,
    /// Ranks those who went out of one table on a hand that all tables played together.
    RankHand in actions::hand_for_hand::rank,
    /// Has all tables deal the next hand.
    DealTogether in actions::hand_for_hand::deal: stands,
    /// Begins a break that has waited for the end of the hand.
    BeginBreak in actions::hand_for_hand::begin_break: stands,
    /// Ends hand-for-hand.
    EndHandForHand in actions::hand_for_hand::end: stands,
    /// Calls time on a player.
    CallTime in actions::calling_time::call: stands,
    /// Says what became of the call.
    SettleTime in actions::calling_time::settle: stands,
    /// Gives a warning or a penalty.
    GivePenalty in actions::penalties::give,
    /// Counts hands of a penalty as played.
    ServePenalty in actions::penalties::serve: stands,
    /// Lets a player on a penalty play again.
    EndPenalty in actions::penalties::end: stands,
    /// Notes a missed blind or an absent button.
    NoteMissed in actions::absences::miss,
    /// Splits the stack of a player who stayed away.
    SplitStack in actions::absences::split_stack,
    /// Takes a player and the stack out of play.
    RemoveStack in actions::absences::remove_stack,
    /// Puts a prize structure in force.
    SetPrizes in actions::prizes::set_prizes: stands,
    /// Says what the house adds to the pool, guarantees and takes out.
    SetPool in actions::prizes::pool: stands,
    /// Says who wins a bounty that has fallen.
    AssignBounty in actions::prizes::assign_bounty,
    /// Seals the envelopes of mystery bounties.
    SealMystery in actions::prizes::mystery: stands,
    /// Opens the envelope of a mystery bounty.
    OpenEnvelope in actions::prizes::mystery,
    /// Shows the room a deal that is talked about.
    TalkDeal in actions::prizes::deal: stands,
    /// Makes a deal between the players left.
    MakeDeal in actions::prizes::deal: stands,
    /// Ends a satellite.
    WinSeats in actions::prizes::win_seats,
    /// Ends the tournament with several players left.
    EndHere in actions::prizes::end_here: stands,
    /// Puts an advice off, or asks for it again.
    PutOff in advice::put_off,
}
