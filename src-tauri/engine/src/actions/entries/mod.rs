//! What players pay for and what becomes of it: entries, rebuys, add-ons, re-entries, no-shows, payments.

pub mod add_on;
pub mod announce_rebuy;
pub mod cancel_purchase;
pub mod change_closing;
pub mod correct_buyer;
pub mod enter;
pub mod no_show;
pub mod note_payment;
pub mod pay_out;
pub mod re_enter;
pub mod rebuy;
pub mod rename;
pub mod settle;
pub mod withdraw;
