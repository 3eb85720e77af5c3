//! Blinds that are owed: WSOP 99a, 154-162, 187-188, 198-211, 269; Robert's Section 4, 11 and 13.

use super::*;
use shuffle_up_cash::room::about::{Betting, GameAbout, Kill, Straddle};
use shuffle_up_cash::room::kinds::Kind;
use shuffle_up_cash::room::rules::blinds::{
    Post, WayIn, after_change, after_dealing_off, coming_back, entering, in_a_new_game,
    may_straddle, missed, raise_after_straddle, straddle,
};
use shuffle_up_cash::room::rules::kills::{amount, scoop_kills};
use shuffle_up_cash::room::state::Blind;

fn game(low: i64, high: i64) -> GameAbout {
    GameAbout { low: dollars(low), high: dollars(high), ..GameAbout::default() }
}

fn post(live: i64, dead: i64) -> WayIn {
    WayIn::Post { post: Post { live: dollars(live), dead: dollars(dead) } }
}

const WAIT: WayIn = WayIn::WaitForBigBlind {};

/// HPT/LR S4 4-5; RRoP S4 5-6; WSOP 99a; 154.
#[test]
fn new_player_entering() {
    let no_limit = game(2, 5);
    let limit = GameAbout { betting: Betting::Limit, ..game(10, 20) };
    let stud = GameAbout { kind: Kind::Stud, ..limit.clone() };
    for book in [Book::Roberts, Book::Hpt, Book::Lr] {
        assert_eq!(entering(book, &no_limit, false), [WAIT, post(5, 0)]);
        assert_eq!(entering(book, &no_limit, true), [WayIn::WaitForButton {}]);
    }
    assert_eq!(entering(Book::Wsop, &no_limit, false), [WayIn::Free {}]);
    assert_eq!(entering(Book::Wsop, &limit, false), [WAIT, post(10, 0)]);
    assert_eq!(entering(Book::Wsop, &stud, false), [WayIn::Free {}], "the ante is enough");
    let buys = WayIn::BuyTheButton { post: Post { live: dollars(5), dead: dollars(2) } };
    assert_eq!(entering(Book::Wsop, &no_limit, true), [WAIT, buys, post(5, 0)]);
    let shown = Floor::with(Book::Wsop, "2-5 NLHE").view().games.remove(0);
    assert_eq!(shown.ways_in, (vec![WayIn::Free {}], vec![WAIT, buys, post(5, 0)]));
}

/// HPT/LR/RRoP S4; RRoP S11 3; WSOP 269.
#[test]
fn lowball_entering() {
    let lowball = GameAbout { kind: Kind::AceToFive, betting: Betting::Limit, ..game(20, 40) };
    let kill = WayIn::Kill { amount: dollars(40) };
    assert_eq!(entering(Book::Roberts, &lowball, false), [WAIT, kill]);
    assert_eq!(entering(Book::Wsop, &lowball, false), [WAIT, post(20, 0), kill]);
}

/// HPT/LR S4 7; RRoP S4 8.
#[test]
fn not_between_big_blind_and_button() {
    // Button 4, big blind 6: seat 5 lies between them.
    assert_eq!(entering(Book::Roberts, &game(2, 5), true), [WayIn::WaitForButton {}]);
    assert!(!entering(Book::Wsop, &game(2, 5), true).contains(&WayIn::WaitForButton {}));
}

/// HPT/LR S4 10; RRoP S4 10; WSOP 156.
#[test]
fn missed_blinds_on_return() {
    let both = [Blind::Small, Blind::Big].into();
    let owed = missed(&game(2, 5), &both);
    assert_eq!((owed, owed.all()), (Post { live: dollars(5), dead: dollars(2) }, dollars(7)));
    assert_eq!(coming_back(Book::Roberts, &game(2, 5), &both), [post(5, 2), WAIT]);
    let straddle = WayIn::Straddle { amount: dollars(10) };
    assert_eq!(coming_back(Book::Wsop, &game(2, 5), &both), [post(5, 2), WAIT, straddle]);
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["seat 1 Anna", "away Anna", "missed Anna both", "back Anna"]);
    assert_eq!(floor.seat_view("Anna").ways_in, [post(5, 2), WAIT]);
    floor.typed("posted Anna").unwrap();
    assert!(floor.seat_view("Anna").owes.is_empty());
    assert_eq!(floor.refused("posted Anna"), "cardroom-owes-nothing");
}

/// HPT/LR S4 11; RRoP S4 11; WSOP 157.
#[test]
fn dealt_in_owing_a_blind() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["seat 1.4 Anna", "missed 1.4 big"]);
    let seat = floor.seat_view("Anna");
    assert_eq!(
        (seat.seat, seat.owes, seat.post),
        (4, vec![Blind::Big], Some(Post { live: dollars(5), dead: Money::ZERO }))
    );
}

/// HPT/LR/RRoP S4 12.
#[test]
fn all_in_lost_rebuys_later() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["seat 1 Anna 100", "missed Anna small", "buy Anna 200"]);
    let seat = floor.seat_view("Anna");
    assert_eq!(seat.post.unwrap().all(), dollars(2), "owed still, and not as a new player");
    assert_eq!(seat.ways_in[0], post(0, 2));
}

/// HPT/LR/RRoP S4 13; WSOP 158.
#[test]
fn newly_started_game() {
    for book in [Book::Roberts, Book::Wsop] {
        assert_eq!(
            in_a_new_game(book, &game(2, 5), false, false),
            [WayIn::Free {}],
            "sits in the third hand"
        );
    }
    assert_eq!(in_a_new_game(Book::Roberts, &game(2, 5), true, false), [WAIT, post(5, 0)]);
    assert_eq!(in_a_new_game(Book::Roberts, &game(2, 5), false, true), [WAIT, post(5, 0)]);
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.seats(1, &["Al", "Bo"]).typed("button 1").unwrap();
    floor.typed("missed Al big").unwrap();
    assert!(
        floor.room().tables[&1].drew.contains(&floor.player("Al")),
        "who drew is active and owes"
    );
    assert!(floor.seat_view("Al").post.is_some());
}

/// HPT/LR S4 14-16; RRoP S4 14-15; WSOP 159-160.
#[test]
fn seat_change_and_blinds() {
    let hands = |hands| WayIn::WaitHands { hands };
    let no_limit = game(2, 5);
    for book in [Book::Roberts, Book::Hpt, Book::Lr] {
        assert_eq!(after_change(book, &no_limit, 2, false), [hands(2), post(5, 0)]);
        assert_eq!(
            after_change(book, &no_limit, 2, true),
            [hands(2)],
            "a missed blind leaves the wait"
        );
        assert_eq!(
            after_change(book, &no_limit, 0, false),
            [WayIn::Free {}],
            "closer to the big blind"
        );
    }
    assert_eq!(after_change(Book::Wsop, &no_limit, 2, false), [WayIn::Free {}]);
    assert_eq!(after_change(Book::Wsop, &no_limit, 3, false), [post(5, 0), hands(3)]);
    let draw = GameAbout { kind: Kind::Badugi, ..game(10, 20) };
    assert_eq!(after_change(Book::Wsop, &draw, 1, false), [hands(1)]);
    assert_eq!(after_dealing_off(), WayIn::Free {});
    let shown = Floor::with(Book::Roberts, "2-5 NLHE").view().games.remove(0);
    assert_eq!(shown.ways_to_change[1], [hands(2), post(5, 0)]);
}

/// HPT/LR NL 15; RRoP NL 14; WSOP 12; 161-162.
#[test]
fn straddle_per_game() {
    let on = |straddle, betting| GameAbout { straddle, betting, ..game(2, 5) };
    let button = on(Straddle::Button, Betting::NoLimit);
    assert_eq!(
        (straddle(&button), raise_after_straddle(Book::Wsop, &button)),
        (dollars(10), dollars(15))
    );
    assert_eq!(may_straddle(Book::Wsop, &button), (true, true));
    assert_eq!(
        may_straddle(Book::Roberts, &button),
        (true, false),
        "one to the left of the big blind"
    );
    assert_eq!(may_straddle(Book::Wsop, &on(Straddle::Button, Betting::Limit)), (true, false));
    assert_eq!(may_straddle(Book::Wsop, &on(Straddle::None, Betting::NoLimit)), (false, false));
    let mandatory = on(Straddle::Mandatory, Betting::NoLimit);
    assert_eq!(
        missed(&mandatory, &[Blind::Straddle].into()),
        Post { live: Money::ZERO, dead: dollars(10) }
    );
}

/// WSOP 187-188 protocols.
#[test]
fn mandatory_button_straddle_1_2_5() {
    let three = GameAbout { third: Some(dollars(5)), betting: Betting::PotLimit, ..game(1, 2) };
    let owes = |blinds: &[Blind]| missed(&three, &blinds.iter().copied().collect());
    let all = owes(&[Blind::Small, Blind::Big, Blind::Straddle]);
    assert_eq!(all, Post { live: dollars(5), dead: dollars(3) });
    let small = owes(&[Blind::Small]);
    assert_eq!(small, Post { live: dollars(5), dead: dollars(1) });
    let alone = owes(&[Blind::Straddle]);
    assert_eq!(alone, Post { live: Money::ZERO, dead: dollars(5) });
    assert_eq!([all.all(), small.all(), alone.all()], [dollars(8), dollars(6), dollars(5)]);
}

/// RRoP S13 1-12; WSOP 198-210.
#[test]
fn kill_who_owes_it() {
    let killed =
        |kill| GameAbout { kill, betting: Betting::Limit, kind: Kind::OmahaEight, ..game(20, 40) };
    let full = killed(Kill::Full);
    assert!(scoop_kills(&full, dollars(200)) && !scoop_kills(&full, dollars(199)));
    assert_eq!(
        (amount(&full), amount(&killed(Kill::Half)), amount(&killed(Kill::None))),
        (dollars(40), dollars(30), Money::ZERO)
    );
    let mut floor = Floor::with(Book::Roberts, "20-40 O8 kill");
    floor.all(&["seat 1 Al", "seat 1 Bo", "kill 1 Al leg"]);
    assert_eq!(floor.room().tables[&1].kill.unwrap().owes, Money::ZERO);
    floor.all(&["kill 1 Al", "out Al 500", "game 2-5 NLHE"]);
    assert!(
        floor
            .typed("list 2-5 Al")
            .unwrap_err()
            .starts_with("HouseRule cardroom-kill-owed(name=Al, amount=$40")
    );
    floor.all(&["kill 1 Al posted", "list 2-5 Al", "kill 1"]);
    assert_eq!(floor.room().tables[&1].kill, None, "neutral");
    let mut without = Floor::with(Book::Roberts, "20-40 O8");
    assert_eq!(without.all(&["seat 1 Al"]).refused("kill 1 Al"), "cardroom-no-kill");
}
