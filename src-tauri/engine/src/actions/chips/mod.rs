//! Changing the chip set, and colouring up: the call, the race, what is found afterwards.

pub mod call;
pub mod change;
pub mod finish;
pub mod found;
pub mod race_off;
