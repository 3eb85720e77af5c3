//! The clock's cues, its warnings, its generator and the predicted end.

pub mod announcement;
pub mod bust_out_curve;
pub mod cue_sheet;
pub mod cues;
pub mod generator;
pub mod predicted_end;
pub mod schedule_warnings;
pub mod stage;
