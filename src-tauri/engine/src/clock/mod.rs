//! The clock: a schedule, what the director did to it, and the time.

pub mod adjust;
pub mod announcement;
pub mod change_schedule;
pub mod count_hands;
pub mod cue_sheet;
pub mod cues;
pub mod dial;
pub mod generator;
pub mod jump;
pub mod pause;
pub mod plan_start;
pub mod play_time;
pub mod predicted_end;
pub mod schedule;
pub mod schedule_text;
pub mod schedule_warnings;
pub mod set_time_left;
pub mod settle_gap;
pub mod start;
pub mod take_break;

pub use dial::{Dial, Reading};
