//! What only the house can get wrong: the file under it, its paper, its seasons, its calls, the types of the pages.

mod archive;
mod barred;
mod calls;
mod card_room;
mod cash;
mod check_ins;
mod corpus;
mod cues;
mod dropped;
pub(crate) mod faults;
mod files;
mod floors;
mod fuzz;
mod hostile_names;
mod house;
mod interface;
mod money_papers;
mod papers;
mod people;
mod preview;
mod preview_card_room;
mod published;
mod quiet;
mod recovery;
mod seasons;
mod series;
#[cfg(target_os = "linux")]
mod several_desks;
mod several_events;
mod sheets;
mod sleep;
mod staff;
mod templates;
mod tickets;
mod twelve_hours;
mod types;
mod whole;

use crate::locked::locked;
use crate::office::Office;
use crate::office::in_play::open_those_in_play;
use std::sync::Mutex;

/// An office with its tournaments in play open, as a start leaves it.
fn in_play(office: Office) -> Office {
    let office = Mutex::new(office);
    open_those_in_play(|| locked(&office));
    office.into_inner().unwrap()
}
