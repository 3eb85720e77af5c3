//! Calling time on a player (RRoP, No-limit 15; TCH 29; WSOP 181): the house's seconds, its warnings and its spoken count.
//!
//! A call is an anchor like the clock's: what it shows is a function of when it was called and of the time. Nothing is
//! written when it runs out; the director says what became of it.

pub mod call;
pub mod settle;
