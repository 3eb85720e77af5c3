//! Random histories of whole tournaments, with everything that a director does and takes back.

use super::cases;
use super::invariants::{
    check, check_draws, check_possible, check_replay, check_written, without_revision,
};
use super::setups::{name, rules, setup};
use crate::support::Desk;
use proptest::collection::vec;
use proptest::prelude::*;
use shuffle_up_engine::actions::absences::miss::{MissedWhat, NoteMissed};
use shuffle_up_engine::actions::absences::remove_stack::{Removal, RemoveStack};
use shuffle_up_engine::actions::absences::split_stack::SplitStack;
use shuffle_up_engine::actions::calling_time::call::CallTime;
use shuffle_up_engine::actions::calling_time::end::EndTimeCall;
use shuffle_up_engine::actions::chips::adjust_stack::{AdjustStack, ChipsWay, StackReason};
use shuffle_up_engine::actions::chips::call::CallColourUp;
use shuffle_up_engine::actions::chips::colour_up_players::ColourUpPlayers;
use shuffle_up_engine::actions::chips::count_stacks::CountStacks;
use shuffle_up_engine::actions::chips::finish::FinishColourUp;
use shuffle_up_engine::actions::chips::found::ExchangeFoundChips;
use shuffle_up_engine::actions::chips::race_off::{RaceOff, SeatCount, TableCount};
use shuffle_up_engine::actions::clock::adjust::AdjustClock;
use shuffle_up_engine::actions::clock::count_hands::CountHands;
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::pause::PauseClock;
use shuffle_up_engine::actions::clock::plan_start::PlanStart;
use shuffle_up_engine::actions::clock::resume_after_gap::ResumeAfterGap;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::clock::take_break::TakeBreak;
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::actions::day::last_hands::AnnounceLastHands;
use shuffle_up_engine::actions::day::open_bags::OpenBags;
use shuffle_up_engine::actions::drawers::close::CloseDrawer;
use shuffle_up_engine::actions::drawers::move_cash::MoveCash;
use shuffle_up_engine::actions::drawers::open::OpenDrawer;
use shuffle_up_engine::actions::drawers::take::TakeDrawer;
use shuffle_up_engine::actions::entries::add_on::{AddOn, AddOns};
use shuffle_up_engine::actions::entries::announce_rebuy::AnnounceRebuy;
use shuffle_up_engine::actions::entries::cancel_purchase::CancelPurchase;
use shuffle_up_engine::actions::entries::change_closing::ChangeClosing;
use shuffle_up_engine::actions::entries::correct_buyer::CorrectBuyer;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::no_show::{CloseHeldMoney, RemoveNoShow};
use shuffle_up_engine::actions::entries::note_payment::NotePayment;
use shuffle_up_engine::actions::entries::pay_out::PayOut;
use shuffle_up_engine::actions::entries::re_enter::ReEnter;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::actions::entries::settle::Settle;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::actions::guests::{GuestSaid, KeepGuests};
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::begin_break::BeginBreak;
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::end::EndHandForHand;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::hand_for_hand::hold::HoldTables;
use shuffle_up_engine::actions::hand_for_hand::rank::RankHand;
use shuffle_up_engine::actions::penalties::end::EndPenalty;
use shuffle_up_engine::actions::penalties::give::GivePenalty;
use shuffle_up_engine::actions::penalties::serve::ServePenalty;
use shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty;
use shuffle_up_engine::actions::prizes::call_off::CallOff;
use shuffle_up_engine::actions::prizes::collect_overpaid::CollectOverpaid;
use shuffle_up_engine::actions::prizes::deal::MakeDeal;
use shuffle_up_engine::actions::prizes::end_here::EndHere;
use shuffle_up_engine::actions::prizes::mystery::{OpenEnvelope, SealMystery};
use shuffle_up_engine::actions::prizes::pay_bounties::PayBounties;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::prizes::pool::SetPool;
use shuffle_up_engine::actions::prizes::settle_house::SettleHouse;
use shuffle_up_engine::actions::rulings::note::NoteRuling;
use shuffle_up_engine::actions::rulings::pick::{Pick, PickFrom, TakePickAway};
use shuffle_up_engine::actions::seating::alternates::SeatAlternates;
use shuffle_up_engine::actions::seating::block_seat::BlockSeat;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::seating::keep_apart::KeepApart;
use shuffle_up_engine::actions::seating::lock_seat::LockSeat;
use shuffle_up_engine::actions::seating::name_dealer::NameDealer;
use shuffle_up_engine::actions::seating::redraw::Redraw;
use shuffle_up_engine::actions::seating::set_out_stacks::{RemoveUnsoldStack, SetOutStacks};
use shuffle_up_engine::actions::seating::take_card::TakeCard;
use shuffle_up_engine::actions::setup::change::ChangeSetUp;
use shuffle_up_engine::actions::setup::change_house_rules::ChangeHouseRules;
use shuffle_up_engine::actions::shot_clock::give_cards::{CardsFor, GiveTimeCards};
use shuffle_up_engine::actions::shot_clock::play_card::PlayTimeCard;
use shuffle_up_engine::actions::shot_clock::switch::SwitchShotClock;
use shuffle_up_engine::actions::tables::absent::MarkAbsent;
use shuffle_up_engine::actions::tables::arrived::Arrived;
use shuffle_up_engine::actions::tables::as_they_sit::{CorrectMove, CorrectSeat};
use shuffle_up_engine::actions::tables::break_table::BreakTable;
use shuffle_up_engine::actions::tables::breaking_order::SetBreakingOrder;
use shuffle_up_engine::actions::tables::button::{SetBigBlind, SetButton};
use shuffle_up_engine::actions::tables::choose_table::ChooseTable;
use shuffle_up_engine::actions::tables::close_empty_table::CloseEmptyTable;
use shuffle_up_engine::actions::tables::deal_hands::DealHands;
use shuffle_up_engine::actions::tables::draw_button::DrawButton;
use shuffle_up_engine::actions::tables::halt::PlayOnShort;
use shuffle_up_engine::actions::tables::low_card::DealLowCard;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::actions::tables::open_table::OpenTable;
use shuffle_up_engine::actions::tables::rename_table::RenameTable;
use shuffle_up_engine::actions::tables::resize_table::ResizeTable;
use shuffle_up_engine::actions::tables::restart::PrepareRestart;
use shuffle_up_engine::actions::tables::room_tables::SetRoomTables;
use shuffle_up_engine::actions::tables::swap::SwapSeats;
use shuffle_up_engine::advice::advice_at;
use shuffle_up_engine::advice::put_off::PutOffAdvice;
use shuffle_up_engine::advice::waiting::{for_minutes, put_off_view};
use shuffle_up_engine::base::ids::{EntryId, PlayerId, Seat, SeatNumber, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::hand_for_hand::Pace;
use shuffle_up_engine::rulebook::house_rules::{GameForm, HouseRules, preset};
use shuffle_up_engine::rulebook::pool_terms::{PoolTerms, Withheld};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::{Closing, OnSale};
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::hand_for_hand::together::together;
use shuffle_up_engine::rules::prizes::paid_too_much::PaidFor;
use shuffle_up_engine::rules::prizes::payouts::payouts;
use shuffle_up_engine::state::called_off::MoneyBack;
use shuffle_up_engine::state::deal::{AgreedShare, Counted, DealKind};
use shuffle_up_engine::state::drawer::CashWay;
use shuffle_up_engine::state::ended_here::PlacedBy;
use shuffle_up_engine::state::entry::{Entry, Standing};
use shuffle_up_engine::state::guest::GuestAnswer;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::paid_out::Purpose;
use shuffle_up_engine::state::penalty::{Offence, PenaltyKind};
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::state::put_off::AdviceKind;
use shuffle_up_engine::state::put_off::{Matter, PutOffUntil};
use shuffle_up_engine::views::guests::guests_view;
use shuffle_up_engine::{Command, Event, Log, Tournament};

/// Every means of payment.
const PAYMENTS: [Payment; 8] = [
    Payment::Cash,
    Payment::Card,
    Payment::Transfer,
    Payment::Voucher,
    Payment::Ticket,
    Payment::Comp,
    Payment::Other,
    Payment::Unpaid,
];

/// Something a director does; the numbers choose among whatever there is at that moment.
#[derive(Debug, Clone)]
pub enum Act {
    Enter(Vec<String>, u32, usize),
    Guests(Vec<String>, usize, u32),
    GuestComes(usize, bool),
    AddOn(usize, usize),
    AddOns(usize, Option<usize>),
    ReEnter(usize, Option<u64>),
    Settle(usize, Option<u32>, usize),
    Void(usize, u32),
    NoShow(usize, Option<u64>),
    CloseHeldMoney(usize, bool),
    Rename(usize, String),
    Withdraw(usize),
    Note(usize, String),
    Closing(OnSale, Option<u32>),
    Change(Box<SetUp>),
    Draw,
    Start,
    Pause,
    Adjust(i64),
    Jump(u32),
    TakeBreak(i64),
    Hands(u32),
    PlanStart(Option<i64>),
    Gap(i64, bool),
    GoTogether(u32, usize),
    Finish(Vec<usize>, bool),
    Hold(usize, bool),
    RankHand(usize, HandOrder),
    DealTogether,
    BeginBreak,
    EndTogether,
    CallTime(usize),
    EndTimeCall(bool),
    Penalty(usize, u32),
    Ruling(usize, bool),
    Pick(u32),
    Serve(u32, u32),
    EndPenalty(u32),
    Missed(usize, bool),
    PickAway,
    Behind(usize, bool),
    ShotClock(bool),
    GiveCards(bool),
    PlayCard(usize),
    ColourUp(usize, u64),
    SplitAway(usize, u64),
    Remove(usize, u64, bool),
    Bust {
        who: Vec<usize>,
        stacks: Option<Vec<u64>>,
        order: HandOrder,
        by: Vec<usize>,
    },
    CorrectBust(usize, usize),
    BackIn(usize),
    CorrectBuyer(usize, u32, usize),
    CorrectSeat(usize, usize, u8),
    CorrectMove(usize, usize),
    Rebuy(usize),
    Move(usize, usize, u8),
    Swap(usize, usize),
    Name(usize, String),
    Resize(usize, u8),
    Close(usize),
    Break(usize),
    Redraw(u32),
    Button(usize, u8),
    BigBlind(usize, u8),
    Choose(usize, usize),
    PlayOnShort(usize),
    Restart,
    Order(Vec<usize>),
    Rules(Box<HouseRules>),
    LowCard(usize),
    Arrived(usize),
    CallOff(usize),
    Race(usize, Vec<(u32, bool)>),
    ColouredUp(usize),
    Found(usize, u64, u32),
    Chips(usize, bool, u64, usize),
    Count(usize, u64, u64),
    Absent(usize, bool),
    DealHands(Option<usize>),
    PayPrize(usize, usize),
    CollectOverpaid(usize, usize),
    Pool(i64, i64, i64),
    PayBounties(usize, usize),
    House(usize),
    PayOut(usize, Option<i64>, usize),
    OpenDrawer(i64, usize),
    TakeDrawer(u32),
    MoveCash(u32, bool, i64),
    CloseDrawer(u32, i64),
    MakeDeal(usize, u64),
    EndHere(usize, u64),
    CallEventOff(usize, u64, bool),
    /// The last hands; the day ends instead where it says so, which ends most of what a history can still do.
    LastHands(Option<u32>, bool),
    Bag(usize, u64, bool),
    BagAll(u64),
    CloseDay(bool),
    OpenBags(Vec<usize>),
    Bounty(usize, Vec<usize>),
    Mystery(usize),
    Lock(usize, usize, u8, bool),
    Block(usize, u8, bool),
    SetOut(usize, u8),
    Unsold(usize, u64),
    Apart(usize, usize, bool),
    Dealer(usize, bool),
    Card(usize, Option<(usize, u8)>),
    Seat,
    Open(Option<u32>),
    FirstButton(Option<u8>),
    RoomTables(Option<u32>),
    /// Put the first advice that can wait off, or ask for one that waits.
    PutOffAdvice(usize),
    Follow(usize),
    Undo(usize),
    Redo(usize),
    Wait(i64),
}

fn bust() -> impl Strategy<Value = Act> {
    let order =
        prop::sample::select(vec![HandOrder::ByStack, HandOrder::AsListed, HandOrder::Equal]);
    let stacks = prop::option::weighted(0.7, vec(1_u64..4, 4));
    let by = prop_oneof![4 => Just(Vec::new()), 1 => vec(any::<usize>(), 1..4)];
    (vec(any::<usize>(), 1..4), stacks, order, by).prop_map(|(who, stacks, order, by)| Act::Bust {
        who,
        stacks,
        order,
        by,
    })
}

pub fn act() -> impl Strategy<Value = Act> {
    let which = any::<usize>;
    prop_oneof![
        3 => (vec(name(), 1..4), 0_u32..3, which())
            .prop_map(|(names, kind, payment)| Act::Enter(names, kind, payment)),
        1 => (vec(name(), 1..4), which(), 0_u32..3)
            .prop_map(|(names, paid, plus)| Act::Guests(names, paid, plus)),
        2 => (which(), any::<bool>()).prop_map(|(who, brings)| Act::GuestComes(who, brings)),
        3 => (which(), which()).prop_map(|(who, payment)| Act::AddOn(who, payment)),
        1 => (which(), prop::option::of(which()))
            .prop_map(|(payment, table)| Act::AddOns(payment, table)),
        3 => (which(), prop::option::of(0_u64..900)).prop_map(|(who, chips)| Act::ReEnter(who, chips)),
        2 => (which(), prop::option::of(0_u32..4), which())
            .prop_map(|(who, purchase, payment)| Act::Settle(who, purchase, payment)),
        2 => (which(), 0_u32..4).prop_map(|(who, purchase)| Act::Void(who, purchase)),
        2 => (which(), prop::option::of(0_u64..900)).prop_map(|(who, chips)| Act::NoShow(who, chips)),
        1 => (which(), any::<bool>()).prop_map(|(who, collected)| Act::CloseHeldMoney(who, collected)),
        1 => (which(), name()).prop_map(|(who, name)| Act::Rename(who, name)),
        2 => which().prop_map(Act::Withdraw),
        1 => (which(), "[a-z0-9]{0,6}").prop_map(|(who, note)| Act::Note(who, note)),
        1 => (0..4_usize, proptest::option::of(1..12_u32))
            .prop_map(|(what, level)| Act::Closing(OnSale::ALL[what], level)),
        1 => setup().prop_map(|setup| Act::Change(Box::new(setup))),
        2 => Just(Act::Draw),
        3 => Just(Act::Start),
        1 => Just(Act::Pause),
        1 => (-900_000_i64..900_000).prop_map(Act::Adjust),
        1 => (0_u32..9).prop_map(Act::Jump),
        1 => (1_000_i64..900_000).prop_map(Act::TakeBreak),
        1 => (1_u32..5).prop_map(Act::Hands),
        1 => prop::option::of(1_i64..900_000).prop_map(Act::PlanStart),
        1 => (0_i64..600_000, any::<bool>()).prop_map(|(back, run_on)| Act::Gap(back, run_on)),
        16 => bust(),
        4 => (0_u32..60, 0_usize..4).prop_map(|(left, pace)| Act::GoTogether(left, pace)),
        8 => (vec(which(), 1..6), prop::bool::weighted(0.9)).prop_map(|(at, done)| Act::Finish(at, done)),
        2 => (which(), any::<bool>()).prop_map(|(at, held)| Act::Hold(at, held)),
        2 => (which(), prop::sample::select(vec![HandOrder::AsListed, HandOrder::Equal]))
            .prop_map(|(at, order)| Act::RankHand(at, order)),
        3 => Just(Act::DealTogether),
        1 => Just(Act::BeginBreak),
        1 => Just(Act::EndTogether),
        1 => which().prop_map(Act::CallTime),
        1 => any::<bool>().prop_map(Act::EndTimeCall),
        1 => (which(), 0_u32..25).prop_map(|(who, hands)| Act::Penalty(who, hands)),
        1 => (which(), any::<bool>()).prop_map(|(who, warns)| Act::Ruling(who, warns)),
        1 => (0_u32..12).prop_map(Act::Pick),
        1 => (0_u32..4, 0_u32..9).prop_map(|(which, hands)| Act::Serve(which, hands)),
        1 => (0_u32..4).prop_map(Act::EndPenalty),
        1 => (which(), any::<bool>()).prop_map(|(who, blind)| Act::Missed(who, blind)),
        1 => Just(Act::PickAway),
        1 => any::<bool>().prop_map(Act::ShotClock),
        1 => any::<bool>().prop_map(Act::GiveCards),
        1 => which().prop_map(Act::PlayCard),
        2 => (which(), prop::bool::weighted(0.2)).prop_map(|(who, off)| Act::Behind(who, off)),
        1 => (which(), prop::sample::select(vec![5_u64, 25, 100])).prop_map(|(who, chip)| Act::ColourUp(who, chip)),
        1 => (which(), 0_u64..3_000).prop_map(|(who, chips)| Act::SplitAway(who, chips)),
        1 => (which(), 0_u64..3_000, any::<bool>()).prop_map(|(who, chips, out)| Act::Remove(who, chips, out)),
        1 => (prop::option::of(0_u32..7), prop::bool::weighted(0.3))
            .prop_map(|(hands, over)| Act::LastHands(hands, over)),
        2 => (which(), 0_u64..2_500, any::<bool>()).prop_map(|(who, chips, again)| Act::Bag(who, chips, again)),
        1 => (0_u64..20).prop_map(Act::BagAll),
        1 => any::<bool>().prop_map(Act::CloseDay),
        1 => vec(which(), 0..4).prop_map(Act::OpenBags),
        4 => which().prop_map(Act::Rebuy),
        4 => (which(), which()).prop_map(|(said, out)| Act::CorrectBust(said, out)),
        3 => which().prop_map(Act::BackIn),
        2 => (which(), 1_u32..4, which())
            .prop_map(|(who, purchase, buyer)| Act::CorrectBuyer(who, purchase, buyer)),
        2 => (which(), which(), 1_u8..13).prop_map(|(who, table, seat)| Act::CorrectSeat(who, table, seat)),
        2 => (which(), which()).prop_map(|(told, moved)| Act::CorrectMove(told, moved)),
        2 => (which(), which(), 1_u8..13).prop_map(|(who, table, seat)| Act::Move(who, table, seat)),
        1 => (which(), which()).prop_map(|(one, other)| Act::Swap(one, other)),
        1 => (which(), name()).prop_map(|(table, name)| Act::Name(table, name)),
        1 => (which(), 1_u8..14).prop_map(|(table, seats)| Act::Resize(table, seats)),
        1 => which().prop_map(Act::Close),
        1 => which().prop_map(Act::Break),
        1 => (1_u32..6).prop_map(Act::Redraw),
        1 => (which(), 1_u8..13).prop_map(|(table, seat)| Act::Button(table, seat)),
        1 => (which(), 1_u8..13).prop_map(|(table, seat)| Act::BigBlind(table, seat)),
        1 => (which(), which()).prop_map(|(to, from)| Act::Choose(to, from)),
        1 => which().prop_map(Act::PlayOnShort),
        1 => Just(Act::Restart),
        1 => vec(which(), 0..4).prop_map(Act::Order),
        1 => rules().prop_map(|rules| Act::Rules(Box::new(rules))),
        1 => which().prop_map(Act::LowCard),
        1 => which().prop_map(Act::Arrived),
        2 => which().prop_map(Act::CallOff),
        3 => (which(), vec((0_u32..12, prop::bool::weighted(0.1)), 1..10)).prop_map(|(table, chips)| Act::Race(table, chips)),
        1 => which().prop_map(Act::ColouredUp),
        2 => (which(), prop::sample::select(vec![5_u64, 25, 100]), 1_u32..20)
            .prop_map(|(who, chip, chips)| Act::Found(who, chip, chips)),
        2 => (which(), any::<bool>(), 0_u64..1_500, which())
            .prop_map(|(who, out, chips, why)| Act::Chips(who, out, chips, why)),
        3 => (which(), 0_u64..2_500, 0_u64..20)
            .prop_map(|(who, chips, spread)| Act::Count(who, chips, spread)),
        1 => (which(), any::<bool>()).prop_map(|(who, absent)| Act::Absent(who, absent)),
        2 => prop::option::weighted(0.7, which()).prop_map(Act::DealHands),
        2 => (which(), which()).prop_map(|(who, by)| Act::PayPrize(who, by)),
        1 => (which(), which()).prop_map(|(who, by)| Act::CollectOverpaid(who, by)),
        1 => (0_i64..200_000, 0_i64..9_000, 0_i64..9_000)
            .prop_map(|(guarantee, added, out)| Act::Pool(guarantee, added, out)),
        3 => (which(), which()).prop_map(|(who, by)| Act::PayBounties(who, by)),
        1 => which().prop_map(Act::House),
        2 => (which(), prop::option::of(-100_i64..3_000), which())
            .prop_map(|(purpose, amount, by)| Act::PayOut(purpose, amount, by)),
        2 => (-50_i64..20_000, 0_usize..3)
            .prop_map(|(float, cashier)| Act::OpenDrawer(float, cashier)),
        1 => (0_u32..4).prop_map(Act::TakeDrawer),
        1 => (0_u32..4, any::<bool>(), -50_i64..9_000)
            .prop_map(|(drawer, drop, amount)| Act::MoveCash(drawer, drop, amount)),
        1 => (0_u32..4, -50_i64..20_000).prop_map(|(drawer, counted)| Act::CloseDrawer(drawer, counted)),
        1 => (which(), 1_u64..500).prop_map(|(kind, spread)| Act::MakeDeal(kind, spread)),
        1 => (which(), 0_u64..3).prop_map(|(by, spread)| Act::EndHere(by, spread)),
        1 => (which(), 0_u64..3, any::<bool>())
            .prop_map(|(back, spread, fees)| Act::CallEventOff(back, spread, fees)),
        1 => (which(), vec(which(), 1..4))
            .prop_map(|(of, by)| Act::Bounty(of, by)),
        1 => which().prop_map(Act::Mystery),
        2 => (which(), 1_usize..6, 1_u8..13, prop::bool::weighted(0.8))
            .prop_map(|(who, table, seat, on)| Act::Lock(who, table, seat, on)),
        2 => (1_usize..6, 1_u8..13, prop::bool::weighted(0.7))
            .prop_map(|(table, seat, on)| Act::Block(table, seat, on)),
        2 => (1_usize..6, 1_u8..13).prop_map(|(table, seat)| Act::SetOut(table, seat)),
        2 => (which(), 0_u64..20_000).prop_map(|(which, chips)| Act::Unsold(which, chips)),
        3 => (which(), which(), prop::bool::weighted(0.8))
            .prop_map(|(one, other, on)| Act::Apart(one, other, on)),
        1 => (which(), prop::bool::weighted(0.8)).prop_map(|(who, on)| Act::Dealer(who, on)),
        2 => (which(), prop::option::of((0_usize..5, 1_u8..11)))
            .prop_map(|(who, card)| Act::Card(who, card)),
        2 => Just(Act::Seat),
        2 => prop::option::of(1_u32..7).prop_map(Act::Open),
        1 => prop::option::of(1_u8..11).prop_map(Act::FirstButton),
        1 => prop::option::of(0_u32..7).prop_map(Act::RoomTables),
        2 => (0_usize..5).prop_map(Act::PutOffAdvice),
        10 => (1_usize..12).prop_map(Act::Follow),
        4 => (1_usize..6).prop_map(Act::Undo),
        3 => (1_usize..6).prop_map(Act::Redo),
        3 => (0_i64..400_000).prop_map(Act::Wait),
    ]
}

fn pick<T: Copy>(items: &[T], which: usize) -> Option<T> {
    items.get(which.checked_rem(items.len())?).copied()
}

/// A count of everybody who is left, each with so many chips more than the one before.
fn count_all(tournament: &Tournament, spread: u64) -> Vec<Counted> {
    let seats = tournament.room.tables().flat_map(|(_, table)| table.seats());
    let seated = seats.filter_map(|(_, entry)| entry);
    let left = seated.chain(tournament.alternates.iter().copied()).zip(1_u64..);
    left.map(|(entry, number)| Counted { entry, chips: 1 + number * spread }).collect()
}

/// Everybody who is out.
pub fn gone(tournament: &Tournament) -> Vec<EntryId> {
    let out = |entry: &Entry| entry.standing == Standing::Out;
    let entries = tournament.entries.iter().filter(|(_, entry)| out(entry));
    entries.map(|(id, _)| *id).collect()
}

/// The command that an act is at this moment; none when there is nothing to choose from.
fn command(desk: &Desk, act: &Act) -> Option<Command> {
    let tournament = desk.tournament();
    let entries: Vec<EntryId> = tournament.entries.keys().copied().collect();
    let tables: Vec<TableNumber> = tournament.room.tables().map(|(number, _)| number).collect();
    let seated = desk.seated();
    let player = |entry: EntryId| tournament.entries.get(&entry).unwrap().player;
    Some(match act {
        Act::Enter(names, kind, payment) => {
            let (names, buy_in, payment) =
                (names.clone(), *kind, PAYMENTS[*payment % PAYMENTS.len()]);
            let number = |name: &String| name.bytes().map(u32::from).sum::<u32>() % 60;
            let listed = names.first().map(number).into_iter().collect();
            // Some tickets are worth less than the entry, and some more.
            let ticket = names.first().filter(|_| payment == Payment::Ticket);
            let worths = ticket.map(|name| Money(i64::from(number(name)) * 100));
            let (worths, notes) = (worths.into_iter().collect(), vec!["17".into()]);
            Enter { names, buy_in, payment, listed, worths, notes, ..Enter::default() }.into()
        }
        Act::Guests(names, paid, plus) => {
            let number = |name: &String| name.bytes().map(u32::from).sum::<u32>() % 60;
            let said = |(index, name): (usize, &String)| GuestSaid {
                name: name.clone(),
                listed: number(name),
                answer: Some(
                    [GuestAnswer::Coming, GuestAnswer::Maybe, GuestAnswer::NotComing][index % 3],
                ),
                plus: Some(*plus),
                paid: Some(PAYMENTS[*paid % PAYMENTS.len()]),
                buy_in: u32::from(*paid % 2 == 1),
                ..GuestSaid::default()
            };
            KeepGuests { guests: names.iter().enumerate().map(said).collect() }.into()
        }
        Act::GuestComes(who, brings) => {
            let rows = guests_view(tournament, "", 0, 100, desk.now).rows;
            let commands = rows.into_iter().map(|row| if *brings { row.brings } else { row.comes });
            let commands: Vec<Command> = commands.flatten().collect();
            commands.get(who.checked_rem(commands.len())?)?.clone()
        }
        Act::AddOn(who, payment) => {
            AddOn { entry: pick(&seated, *who)?, payment: PAYMENTS[*payment % PAYMENTS.len()] }
                .into()
        }
        Act::AddOns(payment, table) => AddOns {
            payment: PAYMENTS[*payment % PAYMENTS.len()],
            table: table.and_then(|which| pick(&tables, which)),
        }
        .into(),
        Act::ReEnter(who, forfeited) => {
            let entry = pick(&entries, *who)?;
            ReEnter { entry, forfeited: *forfeited, payment: PAYMENTS[*who % PAYMENTS.len()] }
                .into()
        }
        Act::Settle(who, purchase, payment) => {
            let (entry, payment) = (pick(&entries, *who)?, PAYMENTS[*payment % PAYMENTS.len()]);
            Settle {
                entry,
                purchase: *purchase,
                payment,
                note: "17".into(),
                by: String::new(),
                worth: (payment == Payment::Ticket)
                    .then(|| Money(i64::try_from(*who % 40).unwrap() * 100)),
            }
            .into()
        }
        Act::Void(who, purchase) => {
            CancelPurchase { entry: pick(&entries, *who)?, purchase: *purchase }.into()
        }
        Act::NoShow(who, chips) => {
            RemoveNoShow { entry: pick(&seated, *who)?, chips: *chips }.into()
        }
        Act::CloseHeldMoney(who, collected) => {
            let held: Vec<EntryId> = tournament.held.iter().map(|held| held.entry).collect();
            let (entry, collected) = (pick(&held, *who)?, *collected);
            CloseHeldMoney { entry, collected, payment: Payment::Card }.into()
        }
        Act::Rename(who, name) => Rename {
            player: PlayerId(pick(&entries, *who)?.0),
            name: name.clone(),
            last_name: None,
            card: Some(name.clone()),
        }
        .into(),
        Act::Note(who, note) => NotePayment {
            entry: pick(&entries, *who)?,
            purchase: None,
            note: note.clone(),
            by: String::new(),
        }
        .into(),
        Act::Closing(what, level) => ChangeClosing {
            what: *what,
            until: level.map(|level| Closing::Level { level }),
            reason: String::new(),
        }
        .into(),
        Act::Withdraw(who) => {
            let exception = if who % 3 == 0 { "wrong event".into() } else { String::new() };
            Withdraw { exception, ..Withdraw::before_a_hand(pick(&entries, *who)?) }.into()
        }
        Act::Change(setup) => {
            // Once entries are paid only the rest of the set-up may change.
            let mut setup = setup.clone();
            if tournament.counted_entries > 0 {
                setup.price = tournament.setup.price;
                setup.buy_ins = tournament.setup.buy_ins.clone();
            }
            ChangeSetUp { setup }.into()
        }
        Act::Draw => DrawSeats {}.into(),
        Act::Start => StartClock {}.into(),
        Act::Pause => PauseClock {}.into(),
        Act::Adjust(by_ms) => AdjustClock { by_ms: *by_ms }.into(),
        Act::Jump(stage) => JumpTo { stage: *stage }.into(),
        Act::TakeBreak(length_ms) => {
            TakeBreak { length_ms: *length_ms, note: String::new() }.into()
        }
        Act::Hands(hands) => CountHands { hands: *hands }.into(),
        Act::PlanStart(wait) => PlanStart { at: wait.map(|wait| desk.now + wait) }.into(),
        Act::Gap(back, run_on) => {
            ResumeAfterGap { seen_at: desk.now - back, run_on: *run_on }.into()
        }
        Act::Bust { who, stacks, order, by } => {
            let stack = |index| stacks.as_ref().map(|stacks: &Vec<u64>| stacks[index]);
            let out = who
                .iter()
                .enumerate()
                .filter_map(|(index, which)| {
                    Some(Out { entry: pick(&seated, *which)?, stack: stack(index) })
                })
                .collect();
            let by: Vec<EntryId> = by.iter().filter_map(|by| pick(&seated, *by)).collect();
            let also = by.iter().skip(1).copied().collect();
            Bust { out, order: *order, by: by.first().copied(), also }.into()
        }
        Act::Rebuy(who) => {
            Rebuy { entry: pick(&entries, *who)?, last_hand: false, payment: Payment::Cash }.into()
        }
        Act::Move(who, table, seat) => MovePlayer {
            entry: pick(&entries, *who)?,
            to: Seat { table: pick(&tables, *table)?, seat: SeatNumber(*seat) },
            reason: "director".into(),
        }
        .into(),
        Act::Swap(one, other) => {
            SwapSeats { one: pick(&entries, *one)?, other: pick(&seated, *other)? }.into()
        }
        Act::CorrectBust(said, out) => {
            CorrectBust { recorded: pick(&gone(tournament), *said)?, out: pick(&seated, *out)? }
                .into()
        }
        Act::BackIn(who) => BackIn { entry: pick(&gone(tournament), *who)? }.into(),
        Act::CorrectBuyer(who, purchase, buyer) => CorrectBuyer {
            entry: pick(&seated, *who)?,
            purchase: *purchase,
            buyer: pick(&entries, *buyer)?,
        }
        .into(),
        Act::CorrectSeat(who, table, seat) => CorrectSeat {
            entry: pick(&seated, *who)?,
            seat: Seat { table: pick(&tables, *table)?, seat: SeatNumber(*seat) },
        }
        .into(),
        Act::CorrectMove(told, moved) => {
            let told_last: Vec<EntryId> =
                tournament.moves.iter().map(|said| said.one.entry).collect();
            CorrectMove { told: pick(&told_last, *told)?, moved: pick(&seated, *moved)? }.into()
        }
        Act::Name(table, name) => {
            RenameTable { table: pick(&tables, *table)?, name: name.clone() }.into()
        }
        Act::Resize(table, seats) => {
            ResizeTable { table: pick(&tables, *table)?, seats: *seats }.into()
        }
        Act::Close(table) => CloseEmptyTable { table: pick(&tables, *table)? }.into(),
        Act::Break(table) => BreakTable { table: pick(&tables, *table)? }.into(),
        Act::Redraw(tables) => Redraw { tables: *tables }.into(),
        Act::Button(table, seat) => {
            SetButton { table: pick(&tables, *table)?, seat: SeatNumber(*seat), stud: false }.into()
        }
        Act::BigBlind(table, seat) => {
            SetBigBlind { table: pick(&tables, *table)?, seat: SeatNumber(*seat), stud: false }
                .into()
        }
        Act::Choose(to, from) => {
            ChooseTable { to: pick(&tables, *to)?, from: pick(&tables, *from)? }.into()
        }
        Act::PlayOnShort(table) => PlayOnShort { tables: vec![pick(&tables, *table)?] }.into(),
        Act::Restart => PrepareRestart {}.into(),
        Act::Order(which) => {
            let named = which.iter().filter_map(|which| pick(&tables, *which)).collect();
            SetBreakingOrder { tables: named }.into()
        }
        Act::Rules(rules) => {
            // During play only the lines that the seats do not hang on may change.
            let mut rules = rules.clone();
            if tournament.phase() != Phase::Registering {
                let now = &tournament.setup.rules;
                rules.form = now.form;
                rules.seats_per_table = now.seats_per_table;
                rules.initial_seats = now.initial_seats;
                rules.preferred_size = rules.preferred_size.min(now.seats_per_table);
            }
            ChangeHouseRules { rules }.into()
        }
        Act::LowCard(table) => DealLowCard { to: pick(&tables, *table)? }.into(),
        Act::Arrived(which) => {
            let moves = tournament.moves.len();
            Arrived { moves: vec![u32::try_from(which.checked_rem(moves)?).ok()? + 1] }.into()
        }
        Act::CallOff(which) => {
            let chips: Vec<u64> = tournament.setup.chips.iter().map(|chip| chip.value).collect();
            CallColourUp { chip: pick(&chips, *which)? }.into()
        }
        Act::Race(table, chips) => {
            let table = pick(&tables, *table)?;
            let seats = tournament.room.table(table)?.occupied().into_iter().zip(chips);
            let seats = seats.map(|(seat, (chips, last))| SeatCount {
                seat,
                chips: *chips,
                last: *last,
                cards: String::new(),
            });
            let chip = tournament.colour_ups_due(desk.now).first()?.chip.value;
            RaceOff { chip, tables: vec![TableCount { table, seats: seats.collect() }] }.into()
        }
        Act::ColouredUp(which) => {
            let due: Vec<u64> =
                tournament.colour_ups_due(desk.now).iter().map(|due| due.chip.value).collect();
            FinishColourUp { chip: pick(&due, *which)? }.into()
        }
        Act::Found(who, chip, chips) => {
            ExchangeFoundChips { entry: pick(&entries, *who)?, chip: *chip, chips: *chips }.into()
        }
        Act::Chips(who, out, chips, why) => AdjustStack {
            entry: if who % 5 == 0 { None } else { Some(pick(&entries, *who)?) },
            way: if *out { ChipsWay::Out } else { ChipsWay::In },
            chips: *chips,
            why: StackReason::ALL[*why % 4],
            note: String::new(),
            seat: None,
        }
        .into(),
        // One stack, or everybody's: as it would be were all equal, or nearly so.
        Act::Count(who, chips, spread) => {
            let stacks = if *chips < 900 {
                vec![Counted { entry: pick(&entries, *who)?, chips: *chips }]
            } else {
                let left: Vec<EntryId> =
                    entries.iter().copied().filter(|entry| tournament.is_in(*entry)).collect();
                let players = u64::try_from(left.len()).unwrap_or(1).max(1);
                let (each, odd) =
                    (tournament.chips_in_play / players, tournament.chips_in_play % players);
                let more = |first: bool| if first { odd + spread / 10 } else { 0 };
                let stacks = left.iter().enumerate();
                stacks
                    .map(|(at, entry)| Counted { entry: *entry, chips: each + more(at == 0) })
                    .collect()
            };
            CountStacks { stacks }.into()
        }
        Act::Pool(guarantee, added, out) => {
            let (guarantee, added) = (Money(*guarantee), Money(*added));
            let withheld = [("staff", out / 2), ("charity", out - out / 2)];
            let withheld = withheld
                .map(|(name, amount)| Withheld { name: name.into(), amount: Money(amount) });
            let withheld = withheld.to_vec();
            SetPool { terms: PoolTerms { guarantee, added, withheld, ..PoolTerms::default() } }
                .into()
        }
        Act::PayBounties(who, by) => {
            PayBounties { entry: pick(&entries, *who)?, payment: PAYMENTS[*by % PAYMENTS.len()] }
                .into()
        }
        Act::PayOut(purpose, amount, by) => PayOut {
            purpose: Purpose::ALL[*purpose % 4],
            // What was taken out of the pool is every fourth.
            name: ["", "", "", "", "", "", "", "staff", "", "", "", "charity"][*purpose % 12]
                .into(),
            amount: amount.map(Money),
            to: "Ms Berg".into(),
            payment: PAYMENTS[*by % PAYMENTS.len()],
        }
        .into(),
        Act::OpenDrawer(float, cashier) => {
            let cashier = ["", "Anna", "Bo"][*cashier].into();
            OpenDrawer { cashier, float: Money(*float) }.into()
        }
        Act::TakeDrawer(drawer) => TakeDrawer { drawer: *drawer }.into(),
        Act::MoveCash(drawer, drop, amount) => {
            let way = if *drop { CashWay::Drop } else { CashWay::Fill };
            let drawer = Some(*drawer).filter(|number| *number > 0);
            MoveCash { drawer, way, amount: Money(*amount) }.into()
        }
        Act::CloseDrawer(drawer, counted) => {
            let drawer = Some(*drawer).filter(|number| *number > 0);
            CloseDrawer { drawer, counted: Money(*counted) }.into()
        }
        Act::House(payment) => SettleHouse { payment: PAYMENTS[*payment % PAYMENTS.len()] }.into(),
        Act::MakeDeal(kind, spread) => {
            let seats = tournament.room.tables().flat_map(|(_, table)| table.seats());
            let stacks: Vec<Counted> = seats
                .filter_map(|(_, entry)| entry)
                .zip(1_u64..)
                .map(|(entry, number)| Counted { entry, chips: 1 + number * *spread })
                .collect();
            let unit = Money([0, 1, 100, 500][*kind % 4]);
            let kind = [DealKind::Even, DealKind::Chips, DealKind::Icm, DealKind::Agreed][kind % 4];
            let left = Money(i64::try_from(*spread).ok()? * 3);
            // Who agree themselves share evenly in minor units, one or the other way round.
            let shared: Money = payouts(tournament).into_iter().take(stacks.len()).sum();
            let shares = if kind == DealKind::Agreed {
                let parts = shared.minus(left).split(stacks.len());
                let of = stacks.iter().zip(parts.into_iter().rev());
                of.map(|(stack, share)| AgreedShare { entry: stack.entry, share }).collect()
            } else {
                Vec::new()
            };
            MakeDeal { kind, stacks, left, as_counted: true, unit, shares }.into()
        }
        // A large field is rarely sent home.
        Act::EndHere(by, _) if tournament.left() > 6 && by % 16 > 0 => return None,
        Act::EndHere(by, spread) => {
            let by = [PlacedBy::Deal, PlacedBy::Chips, PlacedBy::Shared][by % 3];
            let stacks =
                if by == PlacedBy::Chips { count_all(tournament, *spread) } else { Vec::new() };
            EndHere { by, stacks, as_counted: true }.into()
        }
        // An event is rarely called off.
        Act::CallEventOff(back, ..) if back % 8 > 0 => return None,
        Act::CallEventOff(back, spread, fees) => {
            let back = [MoneyBack::InFull, MoneyBack::Evenly, MoneyBack::ByChips][(back / 8) % 3];
            let by_chips = back == MoneyBack::ByChips;
            let stacks = if by_chips { count_all(tournament, *spread) } else { Vec::new() };
            CallOff { back, fees: *fees, why: "No power".into(), stacks, as_counted: true }.into()
        }
        Act::Bounty(of, by) => {
            let by = by.iter().filter_map(|who| pick(&entries, *who)).collect();
            AssignBounty { of: pick(&entries, *of)?, turn: 0, by }.into()
        }
        Act::Mystery(of) if tournament.mystery.is_some() => {
            OpenEnvelope { of: pick(&entries, *of)?, turn: 0 }.into()
        }
        Act::Mystery(_) => SealMystery { envelopes: None }.into(),
        Act::Absent(who, absent) => {
            MarkAbsent { entry: pick(&entries, *who)?, absent: *absent, longer: false }.into()
        }
        Act::DealHands(None) => DealHands { tables: Vec::new() }.into(),
        Act::DealHands(Some(table)) => DealHands { tables: vec![pick(&tables, *table)?] }.into(),
        Act::CollectOverpaid(who, by) => CollectOverpaid {
            entry: pick(&entries, *who)?,
            of: [PaidFor::Prize, PaidFor::Bounties][*by % 2],
            amount: None,
            payment: PAYMENTS[*by % PAYMENTS.len()],
        }
        .into(),
        Act::PayPrize(who, by) => PayPrize {
            entry: pick(&entries, *who)?,
            payment: PAYMENTS[*by % PAYMENTS.len()],
            less_owed: *by % 7 == 0,
        }
        .into(),
        Act::Lock(who, table, seat, on) => LockSeat {
            player: player(pick(&entries, *who)?),
            seat: on.then_some(Seat {
                table: TableNumber(u32::try_from(*table).ok()?),
                seat: SeatNumber(*seat),
            }),
        }
        .into(),
        Act::Block(table, seat, blocked) => BlockSeat {
            seat: Seat { table: TableNumber(u32::try_from(*table).ok()?), seat: SeatNumber(*seat) },
            blocked: *blocked,
        }
        .into(),
        Act::SetOut(table, seat) => {
            let table = TableNumber(u32::try_from(*table).ok()?);
            SetOutStacks { seats: vec![Seat { table, seat: SeatNumber(*seat) }] }.into()
        }
        Act::Unsold(which, chips) => {
            let seats: Vec<Seat> = tournament.set_out.keys().copied().collect();
            RemoveUnsoldStack { seat: *seats.get(which % seats.len().max(1))?, chips: *chips }
                .into()
        }
        Act::Apart(one, other, apart) => KeepApart {
            one: player(pick(&entries, *one)?),
            other: player(pick(&entries, *other)?),
            apart: *apart,
        }
        .into(),
        Act::Dealer(who, deals) => {
            NameDealer { player: player(pick(&entries, *who)?), deals: *deals }.into()
        }
        Act::Card(who, card) => TakeCard {
            entry: pick(&entries, *who)?,
            card: card.map(|(suit, rank)| format!("{rank} {}", ["s", "h", "c", "d", "s 2"][suit])),
        }
        .into(),
        Act::Seat => SeatAlternates {}.into(),
        Act::Open(table) => OpenTable { table: table.map(TableNumber), for_sale: false }.into(),
        Act::PutOffAdvice(how) => {
            let due = advice_at(tournament, desk.now);
            let waits = put_off_view(tournament, None, desk.now).waiting;
            let again = waits.into_iter().find_map(|waits| waits.show_again);
            if let (0, Some(again)) = (*how, again) {
                return Some(again);
            }
            let matter = due.iter().find_map(|due| Matter::of(tournament, due))?;
            let until = match how {
                1 => for_minutes(10, desk.now),
                2 => PutOffUntil::Change {},
                3 => PutOffUntil::Dismissed {},
                _ => PutOffUntil::Point { until: Closing::Level { level: 3 } },
            };
            PutOffAdvice { matter, until: Some(until), reason: "the host asks".into() }.into()
        }
        Act::RoomTables(tables) => {
            SetRoomTables { tables: *tables, ..SetRoomTables::default() }.into()
        }
        Act::FirstButton(seat) => DrawButton { seat: seat.map(SeatNumber) }.into(),
        Act::GoTogether(players, pace) => GoHandForHand {
            until: match players {
                0 => Until::NextJump {},
                1..=9 => Until::Money {},
                players => Until::Left { players: *players },
            },
            pace: [None, Some(Pace::HandForHand), Some(Pace::Soft), Some(Pace::Round)][*pace],
        }
        .into(),
        Act::Finish(at, done) => {
            let mut named: Vec<TableNumber> =
                at.iter().filter_map(|at| pick(&tables, *at)).collect();
            named.sort_unstable();
            named.dedup();
            FinishTables { tables: named, done: *done }.into()
        }
        Act::Hold(at, held) => HoldTables { tables: vec![pick(&tables, *at)?], held: *held }.into(),
        Act::RankHand(at, order) => {
            let table = pick(&tables, *at)?;
            let out = together(desk.tournament(), desk.tournament().hands_together);
            let out = out.into_iter().filter(|out| out.table == table).flat_map(|out| out.groups);
            let out = out.flatten().map(|out| Out { entry: out.entry, stack: None }).collect();
            RankHand { table, out, order: *order }.into()
        }
        Act::DealTogether => DealTogether {}.into(),
        Act::BeginBreak => BeginBreak {}.into(),
        Act::EndTogether => EndHandForHand {}.into(),
        Act::CallTime(who) => CallTime { entry: pick(&entries, *who)? }.into(),
        Act::EndTimeCall(acted) => EndTimeCall { acted: *acted, entry: None }.into(),
        Act::Penalty(who, hands) => GivePenalty {
            entry: pick(&entries, *who)?,
            offence: (hands % 5 == 1).then_some(Offence::Dodging),
            kind: match hands {
                0 => PenaltyKind::Warning {},
                1..=3 => PenaltyKind::Rounds { rounds: *hands },
                hands => PenaltyKind::Hands { hands: *hands },
            },
            reason: String::new(),
        }
        .into(),
        Act::Pick(of) => Pick {
            from: match of {
                0 => PickFrom::Tables {},
                1 => PickFrom::Players {},
                2 => PickFrom::Seats { table: TableNumber(1) },
                of => PickFrom::Numbers { of: *of },
            },
            count: 1,
            on_wall: of % 2 == 0,
        }
        .into(),
        Act::PickAway => TakePickAway {}.into(),
        Act::Ruling(who, warns) => NoteRuling {
            matter: "string bet".into(),
            entries: vec![pick(&entries, *who)?],
            penalty: warns.then_some(PenaltyKind::Warning {}),
            ..NoteRuling::default()
        }
        .into(),
        Act::Serve(penalty, hands) => ServePenalty { penalty: *penalty, hands: *hands }.into(),
        Act::EndPenalty(penalty) => EndPenalty { penalty: *penalty }.into(),
        Act::Missed(who, blind) => NoteMissed {
            entry: pick(&entries, *who)?,
            what: if *blind { MissedWhat::Blind } else { MissedWhat::AbsentButton },
        }
        .into(),
        Act::ColourUp(who, chip) => {
            ColourUpPlayers { entries: vec![pick(&entries, *who)?], chip: *chip }.into()
        }
        Act::ShotClock(on) => SwitchShotClock { on: *on }.into(),
        Act::GiveCards(day) => {
            let why = if *day { CardsFor::Day } else { CardsFor::FinalTable };
            GiveTimeCards { why }.into()
        }
        Act::PlayCard(who) => PlayTimeCard { entry: pick(&entries, *who)? }.into(),
        Act::Behind(who, off) => AnnounceRebuy { entry: pick(&entries, *who)?, off: *off }.into(),
        Act::SplitAway(who, chips) => {
            SplitStack { entry: pick(&entries, *who)?, chips: *chips }.into()
        }
        Act::Remove(who, chips, out) => RemoveStack {
            entry: pick(&entries, *who)?,
            chips: *chips,
            why: match (out, who % 2) {
                (true, 0) => Removal::GivenUp,
                (true, _) => Removal::Disqualified,
                (false, _) => Removal::PickedUp,
            },
        }
        .into(),
        Act::LastHands(_, true) => EndDay {}.into(),
        Act::LastHands(hands, false) => AnnounceLastHands { hands: *hands }.into(),
        Act::Bag(who, chips, again) => {
            let number = format!("{}", chips % 7);
            let bags = vec![Bagged { entry: pick(&entries, *who)?, chips: *chips, number }];
            BagStacks { bags, again: *again }.into()
        }
        Act::BagAll(spread) => {
            let all = count_all(tournament, *spread).into_iter();
            let bag =
                |one: Counted| Bagged { entry: one.entry, chips: one.chips, number: String::new() };
            BagStacks { bags: all.map(bag).collect(), again: spread % 2 == 1 }.into()
        }
        Act::CloseDay(why) => {
            let why = if *why { "surplus from races".into() } else { String::new() };
            CloseDay { why }.into()
        }
        Act::OpenBags(who) => {
            let entries = who.iter().filter_map(|which| pick(&entries, *which)).collect();
            OpenBags { entries, by: String::new() }.into()
        }
        Act::Follow(_) | Act::Undo(_) | Act::Redo(_) | Act::Wait(_) => return None,
    })
}

/// Does an act; whatever is refused must leave everything as it was.
pub fn play(desk: &mut Desk, act: &Act) {
    match act {
        Act::Wait(ms) => desk.now += ms,
        Act::Undo(times) => (0..*times).for_each(|_| drop(desk.undo())),
        Act::Redo(times) => (0..*times).for_each(|_| drop(desk.redo())),
        Act::Follow(steps) => {
            for _ in 0..*steps {
                let Some(due) = desk.due() else { break };
                if due.kind == AdviceKind::HandForHand {
                    drop(due.command.map(|command| desk.say(command).map(|_| ())));
                    break;
                }
                if due.command.is_none() && due.need.is_none() {
                    // Cards are being entered, or what was arranged has to be changed first; or only the host knows the
                    // rest, as who won a bounty, and the line is begun for him.
                    let known_to_the_host = !due.begins.is_empty();
                    assert!(known_to_the_host || desk.tournament().room.is_empty(), "{due:?}");
                    break;
                }
                desk.take(&due).unwrap();
            }
        }
        other => {
            let Some(command) = command(desk, other) else { return };
            let before = (desk.tournament().clone(), desk.log.revision());
            let no_show = match &command {
                Command::RemoveNoShow(removed) => Some(removed.entry),
                _ => None,
            };
            if desk.say(command).is_err() {
                assert_eq!((desk.tournament(), desk.log.revision()), (&before.0, before.1));
            } else if let Some(entry) = no_show {
                assert!(
                    !was_seen(&desk.log, entry),
                    "no stack leaves as a no-show that has been seen"
                );
            }
        }
    }
}

/// Whether a line in force says that this player has come, or marks the player absent when play had begun already.
fn was_seen(log: &Log, entry: EntryId) -> bool {
    let mut began = None;
    let mut seen = false;
    for line in log.lines().iter().filter(|line| !log.is_struck(line.number)) {
        for event in line.applied().into_iter().flat_map(|act| act.events) {
            seen |= match event {
                Event::ClockStarted(started) => {
                    began.get_or_insert(started.at);
                    false
                }
                Event::AbsenceMarked(marked) => {
                    marked.entry == entry
                        && (!marked.absent || began.is_some_and(|began| marked.at > began))
                }
                Event::MovesArrived(arrived) => arrived.who.iter().any(|(who, _)| *who == entry),
                Event::TimeCalled(called) => called.entry == entry,
                Event::PenaltyGiven(given) => given.entry == entry,
                _ => false,
            };
        }
    }
    seen
}

/// Undoing and redoing changes nothing: neither the state nor what any window shows.
fn undo_and_redo_are_opposites(desk: &mut Desk, times: usize) {
    let (before, shown) = (desk.tournament().clone(), without_revision(&desk.log, desk.now));
    let undone = (0..times).take_while(|_| desk.undo().is_ok()).count();
    check_replay(&desk.log);
    for _ in 0..undone {
        desk.redo().unwrap();
    }
    assert_eq!(*desk.tournament(), before);
    assert_eq!(without_revision(&desk.log, desk.now), shown);
}

proptest! {
    #![proptest_config(cases(48))]

    /// A tournament from the first entry on, with every act at any time.
    #[test]
    fn any_history(
        mut setup in setup(),
        tables in prop::option::weighted(0.4, 1_u32..6),
        seed: u64,
        players in 0_usize..120,
        acts in vec(act(), 1..60),
    ) {
        setup.tables = tables;
        let mut desk = Desk::open(setup, seed);
        if players >= 2 {
            desk.enter(players);
        }
        for act in &acts {
            let from = desk.log.lines().len();
            play(&mut desk, act);
            check(&desk.log);
            check_written(&desk.log, from);
            check_draws(&desk.log, from);
        }
        undo_and_redo_are_opposites(&mut desk, 1 + acts.len() / 3);
        check_replay(&desk.log);
    }

    /// Players away, back, called for time and given penalties: whoever was seen never leaves as a no-show.
    #[test]
    fn who_was_seen_is_no_no_show(
        book in prop::sample::select(vec![RuleBook::Hpt, RuleBook::Rrop, RuleBook::Lr, RuleBook::Tch]),
        seed: u64,
        acts in vec(
            prop_oneof![
                4 => (0_usize..6, prop::bool::weighted(0.7)).prop_map(|(who, absent)| Act::Absent(who, absent)),
                1 => (0_usize..6).prop_map(Act::CallTime),
                1 => (0_usize..6, 0_u32..25).prop_map(|(who, hands)| Act::Penalty(who, hands)),
                4 => (0_usize..6).prop_map(|who| Act::NoShow(who, None)),
                1 => Just(Act::Pause),
                1 => Just(Act::Start),
                1 => (1_usize..3).prop_map(Act::Undo),
                2 => (0_i64..1_500_000).prop_map(Act::Wait),
            ],
            1..40,
        ),
    ) {
        let mut setup = templates::t1000();
        setup.rules = preset(book, GameForm::FullRing);
        let mut desk = Desk::playing(setup, 16, seed);
        for act in &acts {
            play(&mut desk, act);
        }
        check(&desk.log);
    }

    /// A tournament played to its winner: busts by chance, advice followed, now and then a word taken back.
    #[test]
    fn played_to_the_winner(setup in setup(), seed: u64, players in 2_usize..=120, busts in vec(bust(), 40)) {
        let mut desk = Desk::playing(setup, players, seed);
        for act in busts.iter().cycle() {
            if desk.tournament().phase() == Phase::Finished {
                break;
            }
            let left = desk.tournament().left();
            play(&mut desk, act);
            desk.now += 20_000;
            if desk.tournament().left() == left {
                // A bust that was refused, so that the tournament goes on whatever was drawn.
                let somebody = desk.seated()[0];
                desk.bust(somebody);
            }
            match desk.chance() % 16 {
                0 => drop(desk.undo()),
                1 => undo_and_redo_are_opposites(&mut desk, 3),
                2 => drop(desk.say(Rebuy { entry: EntryId(1), last_hand: false, payment: Payment::Cash })),
                _ => drop(desk.follow_advice().unwrap()),
            }
            check(&desk.log);
            check_possible(&desk.log, desk.now);
        }
        prop_assert_eq!(desk.tournament().left(), 1);
        undo_and_redo_are_opposites(&mut desk, 5);
        check_replay(&desk.log);
    }
}
