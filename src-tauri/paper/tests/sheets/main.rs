//! Every sheet and card as it lies on paper: nothing leaves it, nothing overlaps, and it reads as it should.

mod chips;
mod fairness_sheet;
mod floor;
mod hand_record;
mod log_sheet;
mod money;
mod parts;
mod payout_sheet;
mod prize_poster;
mod season_sheet;
mod seat_cards;
mod shaping;
mod stages;
mod support;
