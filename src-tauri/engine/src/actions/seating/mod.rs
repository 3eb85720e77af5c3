//! Seats drawn: the first draw, late entries, redraws, and what the director arranged about them.

pub mod alternates;
pub mod block_seat;
pub mod draw;
pub mod keep_apart;
pub mod late;
pub mod lock_seat;
pub mod name_dealer;
pub mod redraw;
pub mod take_card;
pub mod wait_for_seat;
