//! Hand-for-hand (TCH P8): every table plays one hand and waits for the others, so that nobody gains by playing slowly
//! before a jump in the prizes.
//!
//! The hand that is in progress at the announcement counts already. What is done between two hands is in the advice:
//! stacks that decide a prize, a break that is due, moves, then the next hand.

pub mod announce;
pub mod begin_break;
pub mod deal;
pub mod end;
pub mod finish_tables;
pub mod hold;
pub mod out;
pub mod rank;
pub mod record;
