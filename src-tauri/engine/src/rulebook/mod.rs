//! The configuration as plain data: what a house, an event and a rule book say before anybody plays.

pub mod absence_rule;
pub mod bounty_kind;
pub mod calling_time;
pub mod chip_set;
pub mod citations;
pub mod hand_for_hand;
pub mod house_rules;
pub mod pool_terms;
pub mod prize_structure;
pub mod prize_wish;
pub mod race_rule;
pub mod schedule;
pub mod setup;
pub mod shot_clock;
pub mod templates;
pub mod ticket_terms;
