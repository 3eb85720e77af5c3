//! The shot clock as a room has it: begun and ended by the director, with time cards that are given and played (TCH P19).

pub mod give_cards;
pub mod play_card;
pub mod switch;

use crate::state::prelude::*;

/// The refusal where the house rules have no shot clock.
fn no_shot_clock() -> Refusal {
    refuse!(HouseRule, "no-shot-clock", "The house rules have no shot clock.")
}

/// The refusal of time cards before play and after it.
fn cards_during_play() -> Refusal {
    refuse!(NotNow, "time-cards-in-play", "Time cards are given and played during play.")
}

/// The refusal where nobody counts time cards.
fn no_time_cards() -> Refusal {
    refuse!(HouseRule, "no-time-cards", "The house rules count no time cards.")
}
