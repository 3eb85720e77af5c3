//! What is true of a tournament: the fold of its lines, and what it is made of.

pub mod absences;
pub mod arrangements;
pub mod bounty;
pub mod card_draw;
pub mod choice;
pub mod coloured_up;
pub mod deal;
pub mod dial;
pub mod draw;
pub mod entry;
pub mod hand_for_hand;
pub mod handed_on;
pub mod handover;
pub mod held_money;
pub mod last_hand;
pub mod ledger;
pub mod low_card;
pub mod moves;
pub mod mystery;
pub mod penalty;
pub mod phase;
pub mod play_time;
pub mod put_off;
pub mod room;
pub mod time_call;
pub mod tournament;
