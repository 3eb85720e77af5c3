//! Somebody guesses: told to the desk, which can do something about it.

use std::collections::VecDeque;
use std::net::IpAddr;

/// A thing that somebody guesses, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Guessed {
    /// The digits of a code, from this address.
    Code {
        /// The address.
        address: IpAddr,
    },
    /// The PIN of an operator, at this device.
    Pin {
        /// The operator.
        operator: String,
        /// The name of the device.
        device: String,
    },
}

/// Fewer wrong tries than this are a slip.
const SLIPS: u32 = 3;
/// Told for so long, in milliseconds: half an hour.
const TOLD: i64 = 30 * 60_000;
/// So many are remembered.
const MOST: usize = 10;

/// The wrong tries of the last half hour.
#[derive(Debug, Default)]
pub struct Guesses(VecDeque<Guess>);

#[derive(Debug)]
struct Guess {
    of: Guessed,
    times: u32,
    at: i64,
}

impl Guesses {
    /// Notes a wrong try, at this moment in milliseconds since the Unix epoch.
    pub fn note(&mut self, of: Guessed, at: i64) {
        self.0.retain(|guess| at.saturating_sub(guess.at) < TOLD);
        let before = self.0.iter().position(|guess| guess.of == of);
        let times = before.and_then(|index| self.0.remove(index)).map_or(0, |guess| guess.times);
        self.0.truncate(MOST - 1);
        self.0.push_front(Guess { of, times: times.saturating_add(1), at });
    }

    /// Those that are no slips, the last one first, with how often.
    pub fn lately(&self, now: i64) -> impl Iterator<Item = (&Guessed, u32)> {
        self.0
            .iter()
            .filter(move |guess| guess.times >= SLIPS && now.saturating_sub(guess.at) < TOLD)
            .map(|guess| (&guess.of, guess.times))
    }
}
