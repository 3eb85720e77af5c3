//! Whole games by name: the worked examples, every situation of the issues, and whole outputs to read.

mod bounties;
mod conduct;
mod corrections;
mod drawers;
mod entries;
mod hand_for_hand;
mod hand_for_hand_clock;
mod held_breaks;
mod money;
mod payouts;
mod presets;
mod prizes;
mod results;
mod rulings;
mod seats;
mod seats_at_sale;
mod simulations;
mod slips;
mod table_numbers;
mod tickets;
mod till;
mod worked_examples;
mod wrong_bust;
