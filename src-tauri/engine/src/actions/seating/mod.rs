//! Drawing seats: the first draw, late registrations and redraws, and what the director arranges about them.

pub mod alternates;
pub mod block_seat;
pub mod draw;
pub mod keep_apart;
pub mod late;
pub mod lock_seat;
pub mod name_dealer;
pub mod redraw;
pub mod set_out_stacks;
pub mod take_card;
pub mod wait_for_seat;
