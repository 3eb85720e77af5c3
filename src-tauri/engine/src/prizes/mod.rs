//! The prize pool, the places and who gets what.

pub mod bounties;
pub mod hand_over;
pub mod icm;
pub mod payouts;
pub mod places;
pub mod structure;
