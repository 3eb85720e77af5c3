//! The worked examples as scripts: what a director says goes in as JSON lines, what the program answers is compared
//! with the published figure. Each test names its source; the engine's own tests hold the same figures from within.

mod chips;
mod correcting;
mod documents;
mod finishing;
mod hand_for_hand;
mod key_presses;
mod seating;
mod t1000;
mod table;
