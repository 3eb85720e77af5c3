//! What is said of the money: the pool and its structure, bounties, deals, handing over.

pub mod assign_bounty;
pub mod deal;
pub mod end_here;
pub mod pay_prize;
pub mod mystery;
pub mod pay_bounties;
pub mod pool;
pub mod set_prizes;
pub mod settle_house;
pub mod collect_overpaid;
pub mod win_seats;
