//! How much a player may bring.

use crate::prelude::*;
use crate::room::about::{Betting, GameAbout};
use crate::room::books::{Book, HOUR};

/// The least buy-in: the game's own, or ten of the largest bets at limit poker (RRoP Buy-in 1), ten of the smallest at the WSOP (WSOP 11, 99),
/// and twenty big blinds where bets have no limit (WSOP 182).
pub fn least(book: Book, game: &GameAbout) -> Money {
    let bet = if book.is_wsop() { game.low } else { game.high };
    let usual = || match game.betting {
        Betting::Limit => bet.times(book.bets_of_a_buy_in()),
        Betting::NoLimit | Betting::PotLimit => game.third.unwrap_or(game.high).times(20),
    };
    game.least.unwrap_or_else(usual)
}

/// The range in which the least and the largest buy-in of a game without a limit usually lie: 20 to 40 and 40 to 100 big blinds (WSOP 182).
pub fn rule_of_thumb(big_blind: Money) -> [(Money, Money); 2] {
    [(big_blind.times(20), big_blind.times(40)), (big_blind.times(40), big_blind.times(100))]
}

/// How much a stack may be added to, up to the largest buy-in; absent for any amount (WSOP 182).
pub fn may_add(game: &GameAbout, stack: Money) -> Option<Money> {
    game.most.map(|most| Money(most.minus(stack).0.max(0)))
}

/// What a player must bring who left the same game with this at that time: the very amount within an hour (HPT Proc 7, RRoP Proc 5, WSOP 58).
pub fn must_bring(left: Option<(Millis, Money)>, at: Millis) -> Option<Money> {
    let (when, amount) = left?;
    let within = at.saturating_sub(when) <= HOUR;
    (within && amount > Money::ZERO).then_some(amount)
}

/// Whether a stack is too large for a voluntary change to a game of the same type: in the first hour above its largest buy-in (WSOP 59, 102).
pub fn too_large(book: Book, game: &GameAbout, stack: Money, sat: Millis) -> bool {
    book.is_wsop() && sat < HOUR && game.most.is_some_and(|most| stack > most)
}

/// What is missing of chips that were taken away for safety (HPT Proc 6, RRoP Proc 4, WSOP 57).
pub fn missing(noted: Money, back: Money) -> Money {
    Money(noted.minus(back).0.max(0))
}

/// The chips that play while others are still on their way: those bought where that was announced, or else the least buy-in (HPT Proc 8-9).
pub fn plays(bought: Money, announced: bool, least: Money) -> Money {
    if announced || bought < least { bought } else { least }
}
