//! The prize pool, the places and who gets what.

pub mod assign_bounty;
pub mod bounties;
pub mod deal;
pub mod follow;
pub mod generated;
pub mod hand_over;
pub mod icm;
pub mod mystery;
pub mod payouts;
pub mod places;
pub mod pool;
pub mod set_prizes;
pub mod structure;
pub mod structure_text;
