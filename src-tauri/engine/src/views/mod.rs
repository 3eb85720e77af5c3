//! What the windows, the paper and the scripts may ask, and the answers they get.
//!
//! A view is small, says what is allowed and why not, and carries every figure already worked out: whoever
//! shows it does no arithmetic on money or chips.

pub mod bounties;
pub mod call_off;
pub mod chips;
pub mod clock;
pub mod closings;
pub mod correction;
pub mod counts;
pub mod day;
pub mod deals;
pub mod desk;
pub mod draw_check;
pub mod drawers;
pub mod end_here;
pub mod floor_clocks;
pub mod guests;
pub mod hand_for_hand;
pub mod hand_records;
pub mod handover;
pub mod house_rules;
pub mod ledger;
pub mod log;
pub mod moment;
pub mod moves;
pub mod my_seat;
pub mod mystery;
pub mod newcomer;
pub mod next_day;
pub mod outlook;
mod page;
pub mod payments;
pub mod players;
pub mod possible;
pub mod prize_draft;
pub mod prizes;
pub mod projector;
pub mod query;
pub mod room_map;
pub mod schedule_curve;
pub mod schedule_draft;
pub mod seating;
pub mod setup;
pub mod tables;
pub mod time_calls;

pub use query::{Answer, Query};
