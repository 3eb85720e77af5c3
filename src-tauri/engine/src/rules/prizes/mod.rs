//! Places, prizes, bounties and deals.

pub mod accounts;
pub mod bounties;
pub mod deal;
pub mod drawers;
pub mod follow;
pub mod generated;
pub mod goods;
pub mod icm;
pub mod paid_to;
pub mod paid_too_much;
pub mod payouts;
pub mod places;
pub mod pool;
pub mod refunds;
pub mod tickets;
pub mod won;
