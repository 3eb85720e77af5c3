//! Warnings and penalties (TCH 71): in hands, or in rounds of one hand for every player at the table when it is given.
//! Whoever is on one is away from the table, and the stack is dealt in and posts.

pub mod end;
pub mod give;
pub mod serve;
