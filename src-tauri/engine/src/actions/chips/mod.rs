//! Changing the chip set, colouring up (the call, the race, what is found afterwards), and live stacks: chips in and out,
//! counts.

pub mod adjust_stack;
pub mod call;
pub mod change;
pub mod colour_up_players;
pub mod count_stacks;
pub mod finish;
pub mod found;
pub mod race_off;
