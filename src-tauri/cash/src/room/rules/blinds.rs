//! What a player owes who comes to a game, comes back to it, or changes seats.

use crate::prelude::*;
use crate::room::about::{Betting, GameAbout, Straddle};
use crate::room::books::Book;
use crate::room::state::Blind;

/// What is to be posted: the part that plays, and the part that does not.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, TS)]
#[ts(rename = "RoomPost")]
pub struct Post {
    /// A bet of the player.
    pub live: Money,
    /// Into the pot only.
    pub dead: Money,
}

impl Post {
    /// All of it.
    pub fn all(self) -> Money {
        self.live.plus(self.dead)
    }
}

/// A way to be dealt in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "RoomWayIn")]
pub enum WayIn {
    /// At once, without posting.
    Free {},
    /// When the big blind comes.
    WaitForBigBlind {},
    /// When the button has passed the seat.
    WaitForButton {},
    /// After so many hands.
    WaitHands {
        /// The hands.
        hands: u32,
    },
    /// At once, for this.
    Post {
        /// What is posted.
        post: Post,
    },
    /// At once, for a kill of the pot.
    Kill {
        /// The overblind.
        amount: Money,
    },
    /// At once, for this, with the button on the next hand.
    BuyTheButton {
        /// What is posted.
        post: Post,
    },
    /// As the live straddle under the gun.
    Straddle {
        /// The straddle.
        amount: Money,
    },
}

const fn live(amount: Money) -> WayIn {
    WayIn::Post { post: Post { live: amount, dead: Money::ZERO } }
}

/// The ways in for a new player, whose seat lies between the big blind and the button or does not (HPT S4 4-7, RRoP S4 5-8, WSOP 99a, 154,
/// 269).
pub fn entering(book: Book, game: &GameAbout, behind_big_blind: bool) -> Vec<WayIn> {
    let (big, small) = (game.big_blind(), game.small_blind());
    if game.kind.is_stud() {
        return vec![WayIn::Free {}];
    }
    if game.kind.is_lowball() {
        let mut ways = vec![WayIn::WaitForBigBlind {}];
        ways.extend(book.is_wsop().then_some(live(big)));
        ways.push(WayIn::Kill { amount: big.times(2) });
        return ways;
    }
    match (book.is_wsop(), behind_big_blind) {
        (false, true) => vec![WayIn::WaitForButton {}],
        (false, false) => vec![WayIn::WaitForBigBlind {}, live(big)],
        (true, true) => {
            let post = Post { live: big, dead: small };
            vec![WayIn::WaitForBigBlind {}, WayIn::BuyTheButton { post }, live(big)]
        }
        (true, false) if game.betting == Betting::Limit => {
            vec![WayIn::WaitForBigBlind {}, live(big)]
        }
        (true, false) => vec![WayIn::Free {}],
    }
}

/// What a player posts who missed these blinds: one that plays up to the opening bet, the rest dead (RRoP S4 10, WSOP 156). With a mandatory
/// button straddle the straddle plays, but alone it is dead (the protocol to WSOP 188).
pub fn missed(game: &GameAbout, missed: &BTreeSet<Blind>) -> Post {
    let of =
        |blind: Blind, amount: Money| if missed.contains(&blind) { amount } else { Money::ZERO };
    let small = of(Blind::Small, game.small_blind());
    let big = of(Blind::Big, game.big_blind());
    let straddled = missed.contains(&Blind::Straddle);
    match game.third {
        Some(third) if missed.len() == 1 && straddled => Post { live: Money::ZERO, dead: third },
        Some(third) if !missed.is_empty() => Post { live: third, dead: small.plus(big) },
        _ => {
            let straddle = if straddled { straddle(game) } else { Money::ZERO };
            Post { live: big, dead: small.plus(straddle) }
        }
    }
}

/// The ways back for a player who missed these blinds (WSOP 156 adds the straddle).
pub fn coming_back(book: Book, game: &GameAbout, owed: &BTreeSet<Blind>) -> Vec<WayIn> {
    if owed.is_empty() {
        return vec![WayIn::Free {}];
    }
    let mut ways = vec![WayIn::Post { post: missed(game, owed) }, WayIn::WaitForBigBlind {}];
    let may = book.is_wsop() && game.third.is_none() && game.straddle != Straddle::None;
    ways.extend(may.then(|| WayIn::Straddle { amount: straddle(game) }));
    ways
}

/// The straddle of a game: twice the big blind, or the third blind (WSOP 12).
pub fn straddle(game: &GameAbout) -> Money {
    game.third.unwrap_or_else(|| game.big_blind().times(2))
}

/// The least raise after a straddle: three big blinds at the WSOP (WSOP 12), twice the straddle in Robert's books, where it is the new least
/// bet (RRoP NL 2, 14).
pub fn raise_after_straddle(book: Book, game: &GameAbout) -> Money {
    if book.is_wsop() { game.big_blind().times(3) } else { straddle(game).times(2) }
}

/// Who may straddle: under the gun, on the button. On the button not at limit poker (WSOP 12), in Robert's books under the gun alone, and at
/// limit poker not at all but in games that say so.
pub fn may_straddle(book: Book, game: &GameAbout) -> (bool, bool) {
    let limit = game.betting == Betting::Limit;
    match game.straddle {
        Straddle::None => (false, false),
        Straddle::UnderTheGun => (true, false),
        Straddle::Button | Straddle::Mandatory => (true, book.is_wsop() && !limit),
    }
}

/// How a player changes seats who moves so many active places away from the big blind, 0 for a move closer to it (HPT S4 14-15, RRoP S4 14,
/// WSOP 159). After a missed blind only the wait is left.
pub fn after_change(book: Book, game: &GameAbout, away: u32, owes: bool) -> Vec<WayIn> {
    let waits = || WayIn::WaitHands { hands: away };
    if away == 0 {
        return vec![WayIn::Free {}];
    }
    if book.is_wsop() {
        if game.kind.is_draw_or_mixed() {
            return vec![waits()];
        }
        return if away <= 2 {
            vec![WayIn::Free {}]
        } else {
            vec![live(game.big_blind()), waits()]
        };
    }
    let mut ways = vec![waits()];
    if game.kind.is_lowball() {
        ways.push(WayIn::Kill { amount: game.big_blind().times(2) });
        ways.push(WayIn::WaitForBigBlind {});
    } else if !owes {
        ways.push(live(game.big_blind()));
    }
    ways
}

/// How somebody comes in who changes seats after dealing off: the blinds may pass the new seat once (HPT S4 16, RRoP S4 15, WSOP 160).
pub fn after_dealing_off() -> WayIn {
    WayIn::Free {}
}

/// What a player posts in a game that has just begun: nothing until the button went round once and while no blind has passed the seat
/// (RRoP S4 13, WSOP 158).
pub fn in_a_new_game(
    book: Book,
    game: &GameAbout,
    button_went_round: bool,
    blind_passed: bool,
) -> Vec<WayIn> {
    if !button_went_round && !blind_passed {
        return vec![WayIn::Free {}];
    }
    entering(book, game, false)
}
