//! Which chips leave, how odd ones are raced off, and what a stack is made of.

pub mod bring;
pub mod colour_up;
pub mod compared;
pub mod deal;
pub mod payable;
pub mod race;
pub mod supply;
