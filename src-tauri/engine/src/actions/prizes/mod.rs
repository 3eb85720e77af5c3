//! What is said of the money: the pool and its structure, bounties, deals, handing over.

pub mod assign_bounty;
pub mod call_off;
pub mod collect_overpaid;
pub mod deal;
pub mod end_here;
pub mod mystery;
pub mod pay_bounties;
pub mod pay_prize;
pub mod pool;
pub mod set_prizes;
pub mod settle_house;
pub mod win_seats;
