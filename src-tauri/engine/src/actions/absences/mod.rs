//! What is said of players who are away, and of the stacks that leave play with them (HPT, Players leaving; WSOP 73, 74).

pub mod miss;
pub mod remove_stack;
pub mod split_stack;
