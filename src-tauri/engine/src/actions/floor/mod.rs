//! The floor: bust-outs, what the rules require after them, and the line at the foot of the desk.

pub mod bust;
pub mod put_off;
pub mod wrong_bust;
