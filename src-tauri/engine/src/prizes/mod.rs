//! The prize pool, the places and who gets what.

pub mod assign_bounty;
pub mod bounties;
pub mod deal;
pub mod follow;
pub mod generated;
pub mod hand_over;
pub mod icm;
pub mod mystery;
pub mod pay_bounties;
pub mod payouts;
pub mod places;
pub mod pool;
pub mod set_prizes;
pub mod settle_house;
pub mod structure;
pub mod structure_text;
pub mod take_back;
pub mod win_seats;
pub mod won;
