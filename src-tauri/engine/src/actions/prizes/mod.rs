//! What is said of the money: the pool and its structure, bounties, deals, handing over.

pub mod assign_bounty;
pub mod deal;
pub mod end_here;
pub mod hand_over;
pub mod mystery;
pub mod pay_bounties;
pub mod pool;
pub mod set_prizes;
pub mod settle_house;
pub mod take_back;
pub mod win_seats;
