//! Evenings of no-limit hold'em that differ in their figures.
//!
//! All of them are played with chips from 25 up. The 25s leave after the last blind that needs them, 150 or 250, the
//! 100s after 800, the 500s after 1,500: there the breaks stand.

use super::*;
use crate::rulebook::schedule::Ante;
use crate::rulebook::setup::price::RebuyRule;

/// Ten-minute levels: about two hours for 10 to 20 players.
pub(super) fn turbo() -> SetUp {
    let smalls = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000];
    SetUp {
        late_registration_until: Some(Closing::Level { level: 6 }),
        schedule: evening(smalls, 10 * MINUTE, 5 * MINUTE, &[150, 800]),
        ..set_up("Turbo", 20, 3_000, &[12, 12, 1, 1, 0])
    }
}

/// Five-minute levels: under an hour for 10 to 20 players.
pub(super) fn hyper() -> SetUp {
    let smalls = [25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000];
    SetUp {
        schedule: evening(smalls, 5 * MINUTE, 5 * MINUTE, &[150, 800]),
        ..set_up("Hyper", 10, 1_500, &[8, 8, 1, 0, 0])
    }
}

/// An evening in the week with a fixed bounty on every head, half of what goes into the pool.
pub(super) fn bounty() -> SetUp {
    SetUp {
        name: "Bounty tournament".into(),
        price: Price { prize: Money(2_000), bounty: Money(1_000), ..Price::default() },
        ..league_night()
    }
}

/// Seats in a larger event: the turbo's schedule, a seat for every five entries, a fee for the house.
pub(super) fn satellite() -> SetUp {
    SetUp {
        name: "Satellite".into(),
        price: Price { prize: Money(5_000), fee: Money(500), ..Price::default() },
        prizes: PrizeStructure {
            shares: Shares::Seats { value: Money(25_000) },
            unit: Money::ZERO,
        },
        ..turbo()
    }
}

/// A hundred big blinds, a big-blind ante from the fourth level on: six to seven hours for 16 to 40 players.
pub(super) fn deep_stack() -> SetUp {
    let smalls = [
        100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000,
        8_000, 10_000, 15_000, 20_000,
    ];
    let level = |small| {
        let level = no_limit(small, 20 * MINUTE);
        let ante = if small < 250 { Ante::None {} } else { Ante::BigBlind { chips: level.big } };
        Level { ante, ..level }
    };
    SetUp {
        late_registration_until: Some(Closing::Level { level: 5 }),
        schedule: schedule(smalls.map(level), 15 * MINUTE, |level| {
            [250, 800, 3_000, 8_000].contains(&level.small)
        }),
        ..set_up("Deep stack", 50, 20_000, &[12, 12, 7, 10, 1])
    }
}

/// Rebuys until the first break, three a player: about four hours for 10 to 20 players.
pub(super) fn rebuy() -> SetUp {
    let smalls =
        [25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000];
    let setup = set_up("Rebuy tournament", 20, 3_000, &[12, 12, 1, 1, 0]);
    SetUp {
        rebuy: Some(RebuyRule {
            price: setup.price,
            chips: 3_000,
            limit: Some(3),
            until: Closing::FirstBreak {},
            at_most: 0,
        }),
        late_registration_until: Some(Closing::Level { level: 6 }),
        schedule: evening(smalls, 15 * MINUTE, 10 * MINUTE, &[150, 800, 3_000]),
        ..setup
    }
}

/// An evening in the week: about two and a half to three hours for 12 to 30 players, no rebuys, a fee for the league.
pub(super) fn league_night() -> SetUp {
    let smalls = [25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000];
    SetUp {
        price: Price { prize: Money(2_000), league: Money(500), ..Price::default() },
        late_registration_until: Some(Closing::Level { level: 5 }),
        schedule: evening(smalls, 15 * MINUTE, 10 * MINUTE, &[150, 800]),
        ..set_up("League night", 20, 2_000, &[8, 8, 2, 0, 0])
    }
}
