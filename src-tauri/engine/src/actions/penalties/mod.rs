//! Giving, serving and ending warnings and penalties (TCH 71).

pub mod end;
pub mod give;
pub mod serve;
