//! Hears what other desks of the house write to its server, on a thread of its own, and tells everybody here. A house in a file has none.

use crate::happened::Happened;
use crate::house::House;
use crate::prelude::*;
use shuffle_up_journal::Journal;
use std::time::Duration;

/// Between two attempts to reach a server that was not there when the program began.
const PAUSE: Duration = Duration::from_secs(1);

/// Starts it; nothing for a house in a file.
///
/// # Errors
/// A system that gives no thread.
pub fn start(house: &Arc<House>) -> std::io::Result<()> {
    if !house.office().is_shared() {
        return Ok(());
    }
    let house = Arc::downgrade(house);
    let run = move || {
        // Nobody keeps the house while it waits.
        while let Some(there) = house.upgrade() {
            let waits_for = there.office().waits_for();
            if let Some(place) = waits_for {
                let opened = Journal::open(place);
                let came = opened.is_ok();
                there.office().came(opened);
                if came {
                    there.tell_all();
                    there.announce(Happened::Clocks);
                }
            }
            let listener = there.office().listener();
            drop(there);
            let Some(mut listener) = listener else {
                std::thread::sleep(PAUSE);
                continue;
            };
            loop {
                let heard = listener.wait();
                let Some(there) = house.upgrade() else { return };
                match heard {
                    Ok(news) => {
                        let caught = there.office().catch_up(&news);
                        for (tournament, revision) in caught.lines {
                            there.tell(tournament, revision);
                        }
                        if caught.house {
                            there.tell_all();
                        }
                    }
                    Err(error) => {
                        let new = there.office().server_is_gone(&error);
                        if new {
                            there.tell_all();
                        }
                    }
                }
            }
        }
    };
    std::thread::Builder::new().name("other desks".into()).spawn(run).map(|_| ())
}
