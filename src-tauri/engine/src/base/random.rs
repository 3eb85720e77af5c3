//! Chance that can be run again: the same seed gives the same draw on every machine and in every version.
//!
//! The generator is ChaCha20. The shuffle is Fisher and Yates' with rejection sampling, written here because a
//! library's own shuffle may change its order from one version to the next; golden vectors in the tests hold
//! ours.

use crate::base::numbers::to_u64;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of chance made from a line's seed.
#[derive(Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The source for this seed. `purpose` keeps two draws of one line apart, so that neither tells of the other.
    pub fn new(seed: u64, purpose: &str) -> Self {
        let mut key = [0_u8; 32];
        let (number, label) = key.split_at_mut(8);
        number.copy_from_slice(&seed.to_le_bytes());
        for (slot, byte) in label.iter_mut().zip(purpose.bytes()) {
            *slot = byte;
        }
        Self(ChaCha20Rng::from_seed(key))
    }

    /// A number from 0 up to and without `bound`, each equally likely; 0 when `bound` is 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        // Numbers past the last whole multiple of the bound would favour the small ones, so they are drawn again.
        let Some(excess) = u64::MAX.checked_rem(bound).map(|rest| rest.saturating_add(1)) else {
            return 0;
        };
        let excess = if excess == bound { 0 } else { excess };
        let limit = u64::MAX.saturating_sub(excess);
        loop {
            let number = self.0.next_u64();
            if number <= limit {
                return number.checked_rem(bound).unwrap_or(0);
            }
        }
    }

    /// Puts the items in an order of which every one is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = to_u64(last).saturating_add(1);
            let other = usize::try_from(self.below(bound)).unwrap_or(last);
            items.swap(last, other);
        }
    }
}

/// The four characters by which a draw is recognised on a seat card.
pub fn fingerprint(seed: u64) -> String {
    format!("{:04X}", Chance::new(seed, "fingerprint").below(0x1_0000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_shuffle_of_ten() {
        let mut seats: Vec<u8> = (1..=10).collect();
        Chance::new(42, "initial draw").shuffle(&mut seats);
        assert_eq!(seats, GOLDEN_TEN);
    }

    #[test]
    fn golden_numbers() {
        let mut chance = Chance::new(7, "initial draw");
        let numbers: Vec<u64> = (0..6).map(|_| chance.below(52)).collect();
        assert_eq!(numbers, GOLDEN_CARDS);
    }

    const GOLDEN_TEN: [u8; 10] = [5, 9, 8, 1, 7, 3, 6, 10, 4, 2];
    const GOLDEN_CARDS: [u64; 6] = [43, 24, 8, 21, 37, 7];

    #[test]
    fn the_purpose_keeps_draws_apart() {
        assert_ne!(Chance::new(7, "a").below(u64::MAX), Chance::new(7, "b").below(u64::MAX));
    }

    /// Every seat is equally likely for the first of ten players: chi-square with nine degrees of freedom stays
    /// below 27.9, its one-in-a-thousand point, over ten thousand seeds.
    #[test]
    fn the_shuffle_is_uniform() {
        let mut counts = [[0_u32; 10]; 10];
        for seed in 0..10_000 {
            let mut seats: Vec<usize> = (0..10).collect();
            Chance::new(seed, "initial draw").shuffle(&mut seats);
            for (player, seat) in seats.into_iter().enumerate() {
                counts[player][seat] += 1;
            }
        }
        for player in counts {
            let chi: f64 = player.iter().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
            assert!(chi < 27.9, "chi-square {chi} for {player:?}");
        }
    }

    #[test]
    fn no_bound_no_number() {
        assert_eq!(Chance::new(1, "x").below(0), 0);
        assert_eq!(Chance::new(1, "x").below(1), 0);
    }
}
