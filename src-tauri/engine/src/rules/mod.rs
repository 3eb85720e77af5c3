//! The rules of the game as functions of the state.

pub mod absences;
pub mod bags;
pub mod calling_time;
pub mod chips;
pub mod clock;
pub mod day;
pub mod entries;
pub mod hand_for_hand;
pub mod penalties;
pub mod prizes;
pub mod seating;
pub mod shot_clock;
pub mod tables;
