//! Button and blinds from one hand to the next (HPT, Dead button rule; RRoP explanation 1; LR 31; TCH 32, 34c).
//!
//! Pure: the last hand's button and blinds and who is in give the next hand's, for a table whose hands are followed. Where
//! the director only says where the big blind was, the same functions say who is next.

use crate::base::ids::SeatNumber;
use crate::rulebook::house_rules::ButtonRule;
use crate::state::last_hand::Blinds;

/// The last big blind gets the button and posts the small blind; the other player posts the big one. `due` are the two,
/// from the last big blind on.
fn heads_up(due: &[SeatNumber]) -> Blinds {
    let (big, button) = match due {
        [big, button, ..] => (*big, *button),
        _ => (SeatNumber(0), SeatNumber(0)),
    };
    Blinds { button, small_seat: button, small: vec![button], big: vec![big] }
}

/// The seats in clockwise order, beginning with the one after `seat`; `seat` itself comes last if it is among them.
pub fn clockwise(seats: &[SeatNumber], seat: SeatNumber) -> Vec<SeatNumber> {
    let mut seats = seats.to_vec();
    seats.sort_unstable();
    let passed = seats.partition_point(|other| *other <= seat);
    seats.rotate_left(passed);
    seats
}

/// Whether `seat` lies clockwise after `from` and before `to`.
pub fn between(from: SeatNumber, seat: SeatNumber, to: SeatNumber) -> bool {
    if from < to { seat > from && seat < to } else { seat > from || seat < to }
}

impl Blinds {
    /// The hand with its button here, dealt to these seats. `None` with fewer than two players.
    pub fn first(button: SeatNumber, dealt_in: &[SeatNumber]) -> Option<Self> {
        let after = clockwise(dealt_in, button);
        match after.as_slice() {
            [] | [_] => None,
            // Heads-up the small blind is on the button; a button on an empty seat is the last player's before it.
            [first, second] => {
                let (on_button, other) =
                    if *first == button { (*first, *second) } else { (*second, *first) };
                Some(Self {
                    button: on_button,
                    small_seat: on_button,
                    small: vec![on_button],
                    big: vec![other],
                })
            }
            [small, big, ..] => {
                Some(Self { button, small_seat: *small, small: vec![*small], big: vec![*big] })
            }
        }
    }

    /// Whether this is a hand of stud, in which the button is frozen.
    pub fn is_frozen(&self) -> bool {
        self.big.is_empty() && self.small.is_empty()
    }

    /// The next hand where it is one of stud: the button goes on once more and stays there (TCH 11b). `None` with fewer than two
    /// players.
    #[must_use]
    pub fn frozen(&self, rule: ButtonRule, dealt_in: &[SeatNumber]) -> Option<Self> {
        let next = self.next(rule, dealt_in)?;
        let button = if self.is_frozen() { self.button } else { next.button };
        Some(Self { button, small_seat: self.last_big(), small: Vec::new(), big: Vec::new() })
    }

    /// The last big blind, from which everything goes on.
    pub fn last_big(&self) -> SeatNumber {
        self.big.last().copied().unwrap_or(self.small_seat)
    }

    /// The next hand's button and blinds, dealt to these seats. `None` with fewer than two players.
    #[must_use]
    pub fn next(&self, rule: ButtonRule, dealt_in: &[SeatNumber]) -> Option<Self> {
        let due = clockwise(dealt_in, self.last_big());
        if due.len() < 2 {
            return None;
        }
        if due.len() == 2 {
            return Some(heads_up(&due));
        }
        match rule {
            ButtonRule::Dead => self.dead(&due, dealt_in),
            ButtonRule::Moving => self.moving(&due, dealt_in),
        }
    }

    /// The big blind goes to the next player; small blind and button follow it, even to an empty seat.
    fn dead(&self, due: &[SeatNumber], dealt_in: &[SeatNumber]) -> Option<Self> {
        let big = *due.first()?;
        let small_seat = self.last_big();
        let small = dealt_in.iter().copied().filter(|seat| *seat == small_seat).collect();
        let button = if self.is_frozen() {
            self.button
        // After heads-up play the small blind had the button; a newcomer may now sit between.
        } else if self.small_seat == big || self.small_seat == small_seat {
            due.iter().rev().copied().find(|seat| *seat != small_seat)?
        } else {
            self.small_seat
        };
        Some(Self { button, small_seat, small, big: vec![big] })
    }

    /// The button goes to the next player. Whoever would come to the small blind or pass it without having posted the big
    /// blind posts it now; whoever posted the big blind on the last hand owes the small one, on the button or before it.
    fn moving(&self, due: &[SeatNumber], dealt_in: &[SeatNumber]) -> Option<Self> {
        let last_big = self.last_big();
        let mut in_turn = clockwise(dealt_in, self.button);
        if self.is_frozen() && in_turn.last() == Some(&self.button) {
            in_turn.rotate_right(1);
        }
        // A newcomer whom the button would reach before the blinds have moved on is passed over.
        let (button, small_seat, reach) = in_turn.into_iter().find_map(|button| {
            let after = clockwise(dealt_in, button);
            let (small_seat, reach) = (*after.first()?, *after.get(1)?);
            // With blinds out the button itself may pass the last big blind; a button that was frozen has not moved.
            let passes = button != self.button && between(self.button, last_big, button);
            let moves_on = last_big == button || passes || between(button, last_big, reach);
            moves_on.then_some((button, small_seat, reach))
        })?;
        let posts = due.iter().position(|seat| *seat == reach)?.saturating_add(1);
        let big: Vec<SeatNumber> = due.iter().copied().take(posts).collect();
        let posted = if self.is_frozen() { vec![last_big] } else { self.big.clone() };
        let small = posted
            .into_iter()
            .filter(|seat| dealt_in.contains(seat) && !big.contains(seat))
            .collect();
        Some(Self { button, small_seat, small, big })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn seats(numbers: &[u8]) -> Vec<SeatNumber> {
        numbers.iter().copied().map(SeatNumber).collect()
    }

    /// Button, small blinds and big blinds of a hand.
    fn shown(hand: &Blinds) -> (u8, Vec<u8>, Vec<u8>) {
        let numbers = |seats: &[SeatNumber]| seats.iter().map(|seat| seat.0).collect();
        (hand.button.0, numbers(&hand.small), numbers(&hand.big))
    }

    fn after(hand: &Blinds, rule: ButtonRule, dealt_in: &[u8]) -> Blinds {
        hand.next(rule, &seats(dealt_in)).unwrap()
    }

    /// HPT, dead-button help: three left, seat 1 button, 2 small blind, 3 big blind; each of them out in turn.
    #[test]
    fn hpt_from_three_to_two() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3])).unwrap();
        assert_eq!(shown(&hand), (1, vec![2], vec![3]));
        for rule in [ButtonRule::Dead, ButtonRule::Moving] {
            assert_eq!(shown(&after(&hand, rule, &[2, 3])), (3, vec![3], vec![2]), "1 out");
            assert_eq!(shown(&after(&hand, rule, &[1, 3])), (3, vec![3], vec![1]), "2 out");
            assert_eq!(shown(&after(&hand, rule, &[1, 2])), (2, vec![2], vec![1]), "3 out");
        }
    }

    /// HPT, Dead button rule: the big blind busts, and no small blind is posted; then the button is dead on that seat.
    #[test]
    fn hpt_the_big_blind_busts() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        let next = after(&hand, ButtonRule::Dead, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&next), (2, vec![], vec![4]));
        let next = after(&next, ButtonRule::Dead, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&next), (3, vec![4], vec![5]));
        let next = after(&next, ButtonRule::Dead, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&next), (4, vec![5], vec![6]));
    }

    /// HPT, Dead button rule: the small blind busts, and the button is dead on that seat.
    #[test]
    fn hpt_the_small_blind_busts() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        let next = after(&hand, ButtonRule::Dead, &[1, 3, 4, 5, 6]);
        assert_eq!(shown(&next), (2, vec![3], vec![4]));
    }

    /// RRoP explanation 1: the button moves on and nobody skips a blind: two big blinds, then the small ones that are owed,
    /// one of them from the button.
    #[test]
    fn rrop_two_big_blinds_when_a_blind_busts() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        let small_out = after(&hand, ButtonRule::Moving, &[1, 3, 4, 5, 6]);
        assert_eq!(shown(&small_out), (3, vec![3], vec![4, 5]));
        let big_out = after(&hand, ButtonRule::Moving, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&big_out), (2, vec![], vec![4, 5]));
        let next = after(&big_out, ButtonRule::Moving, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&next), (4, vec![4, 5], vec![6]));
        let next = after(&next, ButtonRule::Moving, &[1, 2, 4, 5, 6]);
        assert_eq!(shown(&next), (5, vec![6], vec![1]));
    }

    /// RRoP explanation 1(a): the button goes to the next player whoever is out, and everybody whom it passes posts now.
    #[test]
    fn rrop_the_button_moves_forward_when_both_blinds_bust() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        let next = after(&hand, ButtonRule::Moving, &[1, 4, 5, 6]);
        assert_eq!(shown(&next), (4, vec![], vec![4, 5, 6]));
        let next = after(&next, ButtonRule::Moving, &[1, 4, 5, 6]);
        assert_eq!(shown(&next), (5, vec![4, 5, 6], vec![1]));
    }

    proptest! {
        /// Without newcomers the moving button always goes to the next player still in, over any bust-outs.
        #[test]
        fn the_moving_button_never_skips_or_turns_back(
            first in 1_u8..=9,
            hands in vec(vec(any::<bool>(), 9), 1..12),
        ) {
            let mut dealt_in: Vec<SeatNumber> = seats(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
            let mut hand = Blinds::first(SeatNumber(first), &dealt_in).unwrap();
            for stays in hands {
                let in_hand: Vec<_> = dealt_in
                    .iter()
                    .zip(stays)
                    .filter_map(|(seat, stays)| stays.then_some(*seat))
                    .collect();
                if in_hand.len() < 3 {
                    break;
                }
                dealt_in = in_hand;
                let next = hand.next(ButtonRule::Moving, &dealt_in).unwrap();
                let to = clockwise(&dealt_in, hand.button);
                prop_assert_eq!(Some(next.button), to.first().copied());
                prop_assert!(!next.big.is_empty());
                hand = next;
            }
        }
    }

    /// LR 31 and TCH 34c: heads-up the last big blind has the button, so that nobody is the big blind twice in a row.
    #[test]
    fn lr_heads_up_the_last_big_blind_has_the_button() {
        let mut hand = Blinds::first(SeatNumber(4), &seats(&[4, 9])).unwrap();
        assert_eq!(shown(&hand), (4, vec![4], vec![9]));
        for _ in 0..4 {
            let next = after(&hand, ButtonRule::Dead, &[4, 9]);
            assert_eq!(next.button, hand.last_big());
            hand = next;
        }
    }

    #[test]
    fn a_third_player_at_a_table_of_two_makes_a_button_of_its_own() {
        let hand = Blinds::first(SeatNumber(2), &seats(&[2, 6])).unwrap();
        assert_eq!(shown(&after(&hand, ButtonRule::Dead, &[2, 6, 8])), (2, vec![6], vec![8]));
        assert_eq!(shown(&after(&hand, ButtonRule::Dead, &[2, 4, 6])), (4, vec![6], vec![2]));
    }

    /// TCH 11b: after the last hand with blinds the button moves on once and is frozen through stud, whoever goes out; with the
    /// blinds it starts from there.
    #[test]
    fn tch_the_button_is_frozen_in_stud() {
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        for rule in [ButtonRule::Dead, ButtonRule::Moving] {
            let stud =
                |hand: &Blinds, dealt_in: &[u8]| hand.frozen(rule, &seats(dealt_in)).unwrap();
            let first = stud(&hand, &[1, 2, 3, 4, 5, 6]);
            assert_eq!((shown(&first), first.is_frozen()), ((2, vec![], vec![]), true));
            assert_eq!(stud(&first, &[1, 2, 3, 4, 5, 6]), first);
            assert_eq!(shown(&after(&first, rule, &[1, 2, 3, 4, 5, 6])), (2, vec![3], vec![4]));
            let later = stud(&first, &[1, 2, 3, 5, 6]);
            assert_eq!(shown(&later), (2, vec![], vec![]), "the coming big blind is out");
            assert_eq!(shown(&after(&later, rule, &[1, 2, 3, 5, 6])), (2, vec![3], vec![5]));
            let two = stud(&later, &[3, 6]);
            assert_eq!(shown(&after(&two, rule, &[3, 6])), (3, vec![3], vec![6]), "heads-up");
        }
        let first = hand.frozen(ButtonRule::Dead, &seats(&[1, 2, 3, 4, 5, 6])).unwrap();
        let out = after(&first, ButtonRule::Dead, &[1, 3, 4, 5, 6]);
        assert_eq!(shown(&out), (2, vec![3], vec![4]), "frozen before an empty seat");
    }

    #[test]
    fn one_player_posts_nothing() {
        assert_eq!(Blinds::first(SeatNumber(1), &seats(&[1])), None);
        let hand = Blinds::first(SeatNumber(1), &seats(&[1, 2])).unwrap();
        assert_eq!(hand.next(ButtonRule::Dead, &seats(&[2])), None);
    }
}
