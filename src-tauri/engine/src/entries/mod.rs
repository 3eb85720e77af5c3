//! Players and the stacks they pay for.

pub mod enter;
pub mod entry;
pub mod rebuy;
pub mod rename;
pub mod roster;
pub mod withdraw;
