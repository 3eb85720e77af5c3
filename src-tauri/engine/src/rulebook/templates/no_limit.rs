//! Evenings of no-limit hold'em that differ in their figures.
//!
//! All of them are played with chips from 25 up. The 25s leave after the last blind that needs them, 150 or 250, the
//! 100s after 800, the 500s after 1,500: there the breaks stand.

use super::*;
use crate::rulebook::prize_wish::PlacesWish;
use crate::rulebook::schedule::Ante;
use crate::rulebook::setup::price::{ReEntryRule, RebuyRule};

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
            shares: Shares::Seats { value: Money(25_000), ticket: None },
            unit: Money::ZERO,
        },
        ..turbo()
    }
}

/// A hundred big blinds, a big-blind ante from the fourth level on: six to seven hours for 16 to 40 players.
pub(super) fn deep_stack() -> SetUp {
    SetUp {
        late_registration_until: Some(Closing::Level { level: 5 }),
        schedule: deep(&[], 250),
        ..set_up("Deep stack", 50, 20_000, &[12, 12, 7, 10, 1])
    }
}

/// A card room's event at many tables by its own book (TCH): a fee, late registration and re-entry through the ninth level (TCH
/// 8), a big-blind ante from the first, 15 per cent paid.
pub(super) fn card_room() -> SetUp {
    let until = Closing::Level { level: 10 };
    let price = Price { prize: Money(13_000), fee: Money(2_000), ..Price::default() };
    let places = PlacesWish::Share { hundredths: 1_500 };
    let wish = StructureWish { places, ..StructureWish::default() };
    let setup = set_up("Card room event", 150, 30_000, &[12, 12, 7, 10, 3]);
    SetUp {
        price,
        late_registration_until: Some(until),
        re_entry: Some(ReEntryRule {
            price,
            chips: setup.starting_stack,
            limit: None,
            until,
            forfeit: false,
        }),
        schedule: deep(&[30_000, 40_000, 60_000], 100),
        rules: preset(RuleBook::Tch, GameForm::FullRing),
        prizes: PrizeStructure {
            shares: Shares::Generated { tables: false, wish },
            ..setup.prizes
        },
        ..setup
    }
}

/// Twenty-minute levels from 100 and 200 up, these small blinds after the usual ones, with a big-blind ante from one of them on.
fn deep(more: &[ChipCount], ante_from: ChipCount) -> Schedule {
    let usual = [
        100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000,
        8_000, 10_000, 15_000, 20_000,
    ];
    let level = |small: &ChipCount| {
        let level = no_limit(*small, 20 * MINUTE);
        let ante =
            if *small < ante_from { Ante::None {} } else { Ante::BigBlind { chips: level.big } };
        Level { ante, ..level }
    };
    schedule(usual.iter().chain(more).map(level), 15 * MINUTE, |level| {
        [250, 800, 3_000, 8_000].contains(&level.small)
    })
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
