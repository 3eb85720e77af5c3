//! Fixed limit: stud, and the mixed games that have stud in them. Eight to a table (TCH 10).

use super::*;
use crate::rulebook::schedule::{Bets, GameChange, MixedGame, Posts, Rotation, StudPosts};

/// The small bet, the ante and the bring-in of a level.
type Figures = (ChipCount, ChipCount, ChipCount);

/// The levels, all but the two about which stud and the mixed games differ.
fn levels(eighth: Figures, ninth: Figures) -> [Figures; 14] {
    [
        (100, 25, 25),
        (150, 25, 50),
        (200, 50, 75),
        (300, 50, 100),
        (400, 100, 100),
        (600, 100, 200),
        (800, 200, 200),
        eighth,
        ninth,
        (2_000, 500, 500),
        (3_000, 500, 1_000),
        (4_000, 1_000, 1_000),
        (6_000, 1_000, 2_000),
        (8_000, 2_000, 2_000),
    ]
}

/// The break in which the 25s leave, the one in which the 100s do, and one more: after the levels of these small bets.
const BREAKS_AFTER: [ChipCount; 4] = [300, 1_500, 1_600, 4_000];

fn level((small, ante, bring_in): Figures) -> Level {
    Level {
        bets: Some(Bets { small, big: small.saturating_mul(2) }),
        stud: Some(StudPosts { ante, bring_in }),
        length_ms: 20 * MINUTE,
        ..Level::default()
    }
}

fn breaks(level: &Level) -> bool {
    BREAKS_AFTER.contains(&level.unit())
}

/// Seven-card stud with fixed limits: about four hours for 8 to 24 players.
pub(super) fn stud() -> SetUp {
    let stud = levels((1_000, 200, 300), (1_500, 300, 500));
    SetUp {
        game: "Seven-card stud, limit".into(),
        schedule: schedule(stud.map(level), 10 * MINUTE, breaks),
        rules: preset(RuleBook::Hpt, GameForm::Stud),
        ..set_up("Seven-card stud", 25, 5_000, &[12, 12, 3, 2, 0])
    }
}

/// H.O.R.S.E.: five games with fixed limits that change after eight hands at each table.
pub(super) fn horse() -> SetUp {
    let game = |name: &str, posts| MixedGame { name: name.into(), posts };
    // The blinds are half the small bet and all of it.
    let with_blinds = |figures| {
        let level = level(figures);
        let big = level.unit();
        Level { small: big.checked_div(2).unwrap_or(0), big, ..level }
    };
    let mixed = levels((1_200, 200, 400), (1_600, 300, 500));
    let mut schedule = schedule(mixed.map(with_blinds), 10 * MINUTE, breaks);
    schedule.games = Some(Rotation {
        games: vec![
            game("Limit hold'em", Posts::LimitBlinds),
            game("Omaha hi-lo", Posts::LimitBlinds),
            game("Razz", Posts::Stud),
            game("Seven-card stud", Posts::Stud),
            game("Stud hi-lo", Posts::Stud),
        ],
        change: GameChange::Hands { hands: 8 },
    });
    SetUp {
        game: "H.O.R.S.E., limit".into(),
        schedule,
        rules: preset(RuleBook::Hpt, GameForm::Stud),
        ..set_up("H.O.R.S.E.", 25, 5_000, &[12, 12, 3, 2, 0])
    }
}
