//! What players pay for and what becomes of it: entries, rebuys, add-ons, re-entries, no-shows, payments.

pub mod add_on;
pub mod enter;
pub mod hand_on;
pub mod no_show;
pub mod other_bought;
pub mod re_enter;
pub mod rebuy;
pub mod rename;
pub mod settle;
pub mod void;
pub mod withdraw;
