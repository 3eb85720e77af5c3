//! What the director does to the clock and its schedule.

pub mod adjust;
pub mod change_schedule;
pub mod count_hands;
pub mod jump;
pub mod pause;
pub mod plan_start;
pub mod resume_after_gap;
pub mod set_time_left;
pub mod start;
pub mod take_break;
