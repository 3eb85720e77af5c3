//! The race of one table: who gets the new chips for the odd ones (RRoP 10, LR 11, TCH 24). Pure arithmetic on counts and
//! cards; who deals, and what is written down, is in the files beside this one.

use crate::base::prelude::*;
use crate::rulebook::race_rule::RaceRule;
use crate::state::coloured_up::{Award, AwardReason};
use crate::state::low_card::Card;

/// A value that leaves and the one that takes its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exchange {
    /// What one chip that leaves counts; above 0.
    pub chip: ChipCount,
    /// What one new chip counts; larger than `chip`.
    pub next: ChipCount,
}

impl Exchange {
    /// So many old chips change into so many new ones without a rest: five 5s for one 25, five 20s for two 50s.
    pub fn unit(self) -> (u64, u64) {
        let common = greatest_common_divisor(self.chip, self.next).max(1);
        (
            self.next.checked_div(common).unwrap_or(1).max(1),
            self.chip.checked_div(common).unwrap_or(1),
        )
    }

    /// What so many chips change into directly, and how many are odd.
    pub fn change(self, chips: u32) -> (u32, u32) {
        let (old, new) = self.unit();
        let whole = u64::from(chips).checked_div(old).unwrap_or(0);
        let odd = u64::from(chips).checked_rem(old).unwrap_or(0);
        (to_u32(whole.saturating_mul(new)), to_u32(odd))
    }
}

/// The largest number that divides both; the other number where one is 0.
pub fn greatest_common_divisor(a: ChipCount, b: ChipCount) -> ChipCount {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a.checked_rem(b).unwrap_or(0));
    }
    a
}

/// What a player races with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Racer {
    /// The seat.
    pub seat: SeatNumber,
    /// A card for each odd chip, in the order in which they were dealt.
    pub cards: Vec<Card>,
    /// These odd chips are all that the player has.
    pub last: bool,
}

/// How many new chips so many odd ones are worth: those covered whole, and one more where the rest is rounded up.
pub fn chips_to_award(rule: RaceRule, exchange: Exchange, odd: u64) -> u64 {
    let value = odd.saturating_mul(exchange.chip);
    let whole = value.checked_div(exchange.next).unwrap_or(0);
    let rest = value.checked_rem(exchange.next).unwrap_or(0);
    let twice = rest.saturating_mul(2);
    let up = match rule {
        RaceRule::HighCards => twice >= exchange.next,
        RaceRule::OneEach => {
            // One of two left over is "1 or 2" and rounds down, but for 500s (TCH 24d ii).
            twice > exchange.next || exchange.chip == 500
        }
    };
    whole.saturating_add(u64::from(rest > 0 && up))
}

/// The new chips in the order in which they are given out.
pub fn race(rule: RaceRule, exchange: Exchange, racers: &[Racer]) -> Vec<Award> {
    let odd: usize = racers.iter().map(|racer| racer.cards.len()).sum();
    let due = chips_to_award(rule, exchange, to_u64(odd));
    let due = to_usize(due);
    let ranked = ranked(rule, racers);
    let mut saved: Vec<SeatNumber> = Vec::new();
    let (by_card, saved) = loop {
        // RRoP takes the chips of those who must be saved out of those to award, TCH gives them besides. Each one taken may
        // leave another player without, so it is looked at again.
        let left = match rule {
            RaceRule::HighCards => due.saturating_sub(saved.len()),
            RaceRule::OneEach => due,
        };
        let winners: Vec<Award> = ranked.iter().copied().take(left).collect();
        let without = racers.iter().filter(|racer| {
            racer.last
                && !racer.cards.is_empty()
                && !winners.iter().any(|award| award.seat == racer.seat)
        });
        let now: Vec<SeatNumber> = without.map(|racer| racer.seat).collect();
        if now.len() == saved.len() {
            break (winners, now);
        }
        saved = now;
    };
    let saved = saved.into_iter().map(|seat| Award { seat, reason: AwardReason::LastChips {} });
    saved.chain(by_card).collect()
}

/// The cards from the best down, each with its seat. Where a player may win one chip only, the best card of each comes
/// first, then the second-best of each: more chips than players are due only between values that do not divide.
fn ranked(rule: RaceRule, racers: &[Racer]) -> Vec<Award> {
    let mut cards: Vec<(usize, Card, SeatNumber)> = Vec::new();
    for racer in racers {
        let mut own = racer.cards.clone();
        own.sort_by(|a, b| b.cmp(a));
        for (turn, card) in own.into_iter().enumerate() {
            let turn = match rule {
                RaceRule::HighCards => 0,
                RaceRule::OneEach => turn,
            };
            cards.push((turn, card, racer.seat));
        }
    }
    // The sort is stable: of two equal cards from two decks, the one dealt first is the better.
    cards.sort_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1)));
    cards
        .into_iter()
        .map(|(_, card, seat)| Award { seat, reason: AwardReason::Card { card } })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVES: Exchange = Exchange { chip: 5, next: 25 };
    const QUARTERS: Exchange = Exchange { chip: 25, next: 100 };
    const FIVE_HUNDREDS: Exchange = Exchange { chip: 500, next: 1_000 };
    const BOTH: [RaceRule; 2] = [RaceRule::HighCards, RaceRule::OneEach];

    /// Cards such as "As", "10h".
    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|word| Card::read(word).unwrap()).collect()
    }

    fn racer(seat: u8, text: &str) -> Racer {
        Racer { seat: SeatNumber(seat), cards: cards(text), last: false }
    }

    fn seats(awards: &[Award]) -> Vec<u8> {
        awards.iter().map(|award| award.seat.0).collect()
    }

    /// Worked examples, Chip race: 3, 4, 0, 2 and 1 odd 5s are ten, two 25s; the two best cards win, under TCH not both at
    /// one seat.
    #[test]
    fn ten_odd_fives_are_two_25s_and_one_seat_wins_both_only_under_rrop() {
        let table =
            [racer(1, "2c 3c 4c"), racer(2, "As Ks 5d 6d"), racer(4, "Kh 9h"), racer(5, "2s")];
        assert_eq!(seats(&race(RaceRule::HighCards, FIVES, &table)), [2, 2]);
        assert_eq!(seats(&race(RaceRule::OneEach, FIVES, &table)), [2, 4]);
    }

    /// Worked examples, Chip race: eleven odd chips leave one over, thirteen leave three.
    #[test]
    fn eleven_odd_fives_make_two_and_thirteen_make_three() {
        for rule in BOTH {
            assert_eq!(
                [10, 11, 12, 13, 14, 15].map(|odd| chips_to_award(rule, FIVES, odd)),
                [2, 2, 2, 3, 3, 3]
            );
        }
    }

    /// Worked examples, Chip race: six odd 25s are 150; RRoP rounds the half up, TCH does not.
    #[test]
    fn six_odd_25s_are_two_100s_under_rrop_and_one_under_tch() {
        assert_eq!(chips_to_award(RaceRule::HighCards, QUARTERS, 6), 2);
        assert_eq!(chips_to_award(RaceRule::OneEach, QUARTERS, 6), 1);
        assert_eq!(chips_to_award(RaceRule::OneEach, QUARTERS, 7), 2);
    }

    /// Worked examples, Chip race: three odd 500s are two 1000s.
    #[test]
    fn five_hundreds_always_round_up() {
        for rule in BOTH {
            assert_eq!(chips_to_award(rule, FIVE_HUNDREDS, 3), 2);
        }
        let to_5000 = Exchange { chip: 500, next: 5_000 };
        assert_eq!(chips_to_award(RaceRule::OneEach, to_5000, 1), 1);
        assert_eq!(chips_to_award(RaceRule::HighCards, to_5000, 1), 0);
    }

    /// Worked examples, Chip race: a player whose whole stack is two odd 5s is not raced out.
    #[test]
    fn two_odd_fives_that_are_all_a_player_has_are_not_raced_out() {
        for rule in BOTH {
            let alone = Racer { last: true, ..racer(3, "2c 3c") };
            assert_eq!(
                race(rule, FIVES, &[alone]),
                [Award { seat: SeatNumber(3), reason: AwardReason::LastChips {} }]
            );
        }
    }

    /// Under RRoP the saved player's chip is one of those to award, so the second-best card goes without; under TCH it is one
    /// more.
    #[test]
    fn the_books_differ_in_whose_chip_saves_a_player() {
        let table = [
            racer(1, "Ac 3c 4c"),
            racer(2, "Ks 5d 6d 7d"),
            Racer { last: true, ..racer(4, "2h 3h 4h") },
        ];
        assert_eq!(seats(&race(RaceRule::HighCards, FIVES, &table)), [4, 1]);
        assert_eq!(seats(&race(RaceRule::OneEach, FIVES, &table)), [4, 1, 2]);
    }

    /// Saving one player takes the chip that a second player without other chips would have won, so both are saved.
    #[test]
    fn a_chip_that_saves_one_player_leaves_no_other_without() {
        let table = [
            racer(1, "Ac 3c 4c 5c"),
            Racer { last: true, ..racer(2, "Ks 5d") },
            Racer { last: true, ..racer(4, "2h 3h 4h 6h") },
        ];
        let awards = race(RaceRule::HighCards, FIVES, &table);
        assert_eq!(seats(&awards), [2, 4]);
        assert!(awards.iter().all(|award| award.reason == AwardReason::LastChips {}));
    }

    /// A player without other chips who wins by a card is not given another one.
    #[test]
    fn whoever_wins_by_a_card_needs_no_saving() {
        let table = [Racer { last: true, ..racer(1, "As 3c") }, racer(2, "Ks 5d 6d")];
        for rule in BOTH {
            assert_eq!(seats(&race(rule, FIVES, &table)), [1]);
        }
    }

    #[test]
    fn values_that_do_not_divide_change_by_their_common_multiple() {
        for (chip, next) in [(2, 5), (20, 50), (200, 500)] {
            let exchange = Exchange { chip, next };
            assert_eq!(exchange.unit(), (5, 2));
            assert_eq!(exchange.change(23), (8, 3));
        }
        assert_eq!(FIVES.change(23), (4, 3));
    }

    /// Four odd 20s at each of three seats are 240: five 50s, more than one each.
    #[test]
    fn more_chips_than_players_go_round_a_second_time() {
        let exchange = Exchange { chip: 20, next: 50 };
        let table = [racer(1, "As Ks Qs Js"), racer(2, "2s 3s 4s 5s"), racer(3, "9d 8d 7d 6d")];
        assert_eq!(seats(&race(RaceRule::OneEach, exchange, &table)), [1, 3, 2, 1, 3]);
        assert_eq!(seats(&race(RaceRule::HighCards, exchange, &table)), [1, 1, 1, 1, 3]);
    }

    #[test]
    fn equal_cards_of_two_decks_rank_as_they_were_dealt() {
        let table = [racer(1, "2c 9h"), racer(2, "9h 3c 4c")];
        assert_eq!(seats(&race(RaceRule::HighCards, FIVES, &table)), [1]);
    }
}
