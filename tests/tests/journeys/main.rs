//! Journeys through the real windows.
//!
//! They need a display, WebKitWebDriver and the built program, and so they are left out of a plain `cargo test`; `./test`
//! runs them.

mod card_room;
mod chips;
mod clock;
mod corrections;
mod counted;
mod counts;
mod e2e;
mod ending;
mod first_evening;
mod floor;
mod hand_for_hand;
mod host_phone;
mod house_list;
mod keys;
mod languages;
mod large_field;
mod money;
mod network;
mod night;
mod pictures;
mod rulings;
mod schedule;
mod seasons;
mod templates;
mod walls;
mod web_process;
mod windows;
