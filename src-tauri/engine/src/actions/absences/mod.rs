//! Players who are away (HPT, Players leaving; WSOP 73, 74), and stacks that leave play with them.

pub mod miss;
pub mod remove_stack;
pub mod split_stack;
