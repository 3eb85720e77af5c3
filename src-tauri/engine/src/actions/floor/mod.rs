//! What happens on the floor: bust-outs, what puts a wrong one right, and advice that is put off.

pub mod bust;
pub mod wrong_bust;
