//! What only the shell can get wrong: who may call what, the file under the house, the types of the UI.

mod archive;
#[cfg(unix)]
mod by_itself;
mod cues;
mod every_caller;
#[cfg(unix)]
pub(crate) mod fake_cups;
pub(crate) mod faults;
mod files;
mod fuzz;
mod grants;
mod hostile_names;
mod house;
mod imports;
mod money_papers;
mod network;
mod papers;
mod past;
mod preview;
mod recovery;
mod seasons;
mod sheets;
mod sleep;
#[cfg(target_os = "linux")]
mod sockets;
mod templates;
mod twelve_hours;
mod two_tills;
mod types;
mod whole;

use crate::house::House;
use crate::house::in_play::open_those_in_play;
use crate::locked::locked;
use std::sync::Mutex;

/// A house with its tournaments in play open, as a start leaves it.
fn in_play(house: House) -> House {
    let house = Mutex::new(house);
    open_those_in_play(|| locked(&house));
    house.into_inner().unwrap()
}
