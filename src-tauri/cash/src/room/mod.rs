//! The card room: its games and tables, who waits for which, and who sits where.
//!
//! A room is a log of its own ([`RoomLog`]). A line keeps what was decided, with every draw; [`Room`] is the fold of the lines in force.
//! [`rules`] are functions of figures, each by its book; `decide` makes every check; [`advice`] says what is due now, with
//! the rule; [`view`] answers the desk, the wall and the phones. What is typed is read by [`typed`].

pub mod about;
pub mod advice;
mod apply;
pub mod books;
pub mod cards;
mod decide;
mod holds;
pub mod kinds;
mod log;
pub mod rules;
pub mod said;
mod sentence;
pub mod state;
pub mod typed;
pub mod view;

pub use about::{GameAbout, RoomAbout};
pub use books::Book;
pub use log::{RoomLine, RoomLog};
pub use said::{RoomSaid, RoomSay};
pub use state::Room;
