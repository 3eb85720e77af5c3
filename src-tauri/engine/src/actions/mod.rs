//! What can be said to a tournament, by domain: one file an action, with its command, its refusals and its event.

pub mod absences;
pub mod calling_time;
pub mod chips;
pub mod clock;
pub mod command;
pub mod day;
pub mod drawers;
pub mod effect;
pub mod entries;
pub mod event;
pub mod floor;
pub mod guests;
pub mod hand_for_hand;
pub mod penalties;
pub(crate) mod prelude;
pub mod prizes;
pub mod rulings;
pub mod seating;
pub mod setup;
pub mod shot_clock;
pub mod tables;
