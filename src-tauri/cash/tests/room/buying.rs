//! Buy-ins: WSOP 11, 55-59, 99-102, 182; Robert's Buy-in 1-3, Proc 3-7.

use super::*;
use shuffle_up_cash::room::rules::buy_in::{least, missing, plays, rule_of_thumb};

/// HPT/LR/RRoP Buy-in 1; WSOP 11; 99.
#[test]
fn full_buy_in() {
    for (book, amount) in [(Book::Roberts, 60), (Book::Hpt, 60), (Book::Wsop, 30)] {
        let mut floor = Floor::with(book, "3-6 HE");
        assert_eq!(least(book, &floor.room().games[&1].about), dollars(amount));
        assert_eq!(floor.refused(&format!("seat 1 Anna {}", amount - 1)), "cardroom-least");
        floor.typed(&format!("seat 1 Anna {amount}")).unwrap();
    }
    let mut placard = Floor::with(Book::Wsop, "2-5 NLHE 200-1000");
    assert_eq!(placard.refused("seat 1 Anna 199"), "cardroom-least");
    placard.typed("seat 1 Anna").unwrap();
    assert_eq!(placard.seat_view("Anna").stack, dollars(200));
}

/// HPT/LR/RRoP Buy-in 2; WSOP 100.
#[test]
fn short_buy_in() {
    let broke = |book| {
        let mut floor = Floor::with(book, "2-5 NLHE 200-1000");
        floor.all(&["seat 1 Anna 200", "out Anna 0"]);
        floor
    };
    let mut floor = broke(Book::Roberts);
    floor.all(&["seat 1 Anna 80", "out Anna 0"]);
    assert_eq!(floor.refused("seat 1 Anna 80"), "cardroom-least", "the second short buy");
    floor.all(&["seat 1 Anna 200", "buy Anna 20"]);
    assert_eq!(broke(Book::Wsop).refused("seat 1 Anna 80"), "cardroom-least");
}

/// HPT/LR S14/S6 NL 14; RRoP NL 16; WSOP 182.
#[test]
fn buy_in_range_in_no_limit() {
    assert_eq!(
        rule_of_thumb(dollars(10)),
        [(dollars(200), dollars(400)), (dollars(400), dollars(1_000))]
    );
    let mut floor = Floor::with(Book::Wsop, "5-10 NLHE 400-1000");
    assert_eq!(floor.refused("seat 1 Anna 1001"), "cardroom-most");
    floor.typed("seat 1 Anna 850").unwrap();
    assert_eq!(floor.seat_view("Anna").may_add, Some(dollars(150)));
    assert_eq!(
        floor.typed("buy Anna 151").unwrap_err(),
        "HouseRule cardroom-adds-at-most(name=Anna, amount=US$150, rule=WSOP 182)"
            .replace("US$", "$")
    );
    floor.typed("buy Anna 150").unwrap();
    assert_eq!(floor.refused("buy Anna 1"), "cardroom-adds-at-most");
}

/// HPT/LR/RRoP Buy-in 3; WSOP 101.
#[test]
fn coming_from_a_broken_or_must_move_game() {
    for book in [Book::Roberts, Book::Wsop] {
        let mut floor = Floor::with(book, "2-5 NLHE 200-1000");
        floor.seats(1, &["Al", "Bo"]).all(&["start 1"]);
        let stack = |floor: &mut Floor| {
            let al = floor.player("Al");
            floor
                .say(RoomSay::Away {
                    player: al,
                    minutes: None,
                    safe: Some(dollars(140)),
                    floor: false,
                })
                .unwrap();
            floor.typed("back Al").unwrap();
        };
        stack(&mut floor);
        assert_eq!(floor.seat_view("Al").stack, dollars(140));
        floor.all(&["broke 1 Al As Bo Ks", "open 2 2-5", "seat 2 Al"]);
        assert_eq!(
            floor.seat_view("Al").stack,
            dollars(140),
            "below the least, and the same chips"
        );
        floor.typed("buy Al 60").unwrap();
        let money = floor.view().money;
        assert_eq!((money.on_tables, money.kept), (dollars(260), dollars(200)));
        assert!(floor.view().wrong.is_empty());
    }
}

/// HPT/LR/RRoP Buy-in 3; WSOP 59; 102.
#[test]
fn voluntary_change_of_game() {
    let moved = |book, minutes| {
        let mut floor = Floor::with(book, "2-5 NLHE");
        floor.all(&["game 5-10 NLHE 400-1000", "open 2 5-10"]).seats(1, &["Bo"]);
        floor.typed("seat 1 Al 2400").unwrap();
        floor.later(minutes).typed("move Al 2 2400")
    };
    assert!(moved(Book::Wsop, 40).unwrap_err().contains("cardroom-too-large"));
    moved(Book::Wsop, 60).unwrap();
    moved(Book::Roberts, 40).unwrap();
    // In Robert's books the new buy-in is needed, and no more.
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE 200-1000");
    floor.all(&["game 5-10 NLHE 400-1000", "open 2 5-10", "seat 1 Al 250", "move Al 2"]);
    assert_eq!(
        (floor.seat_view("Al").stack, floor.view().money.bought),
        (dollars(400), dollars(400))
    );
}

/// HPT/LR Proc 7; RRoP Proc 5; WSOP 58.
#[test]
fn returning_within_an_hour() {
    for book in [Book::Roberts, Book::Hpt, Book::Lr, Book::Wsop] {
        let mut floor = Floor::with(book, "2-5 NLHE 200-1000");
        floor.typed("seat 1 Anna 500").unwrap();
        floor.at("20:00").typed("out Anna 1340").unwrap();
        floor.at("20:45");
        assert_eq!(floor.view().players[0].brings_back, [(1, dollars(1_340), time("21:00"))]);
        assert_eq!(floor.refused("seat 1 Anna 500"), "cardroom-brings-back");
        floor.clone().typed("seat 1 Anna 1340").unwrap();
        floor.at("21:01").typed("seat 1 Anna 500").unwrap();
    }
}

/// HPT/LR Proc 6; RRoP Proc 4; WSOP 57.
#[test]
fn chips_taken_away_for_safety() {
    assert_eq!(missing(dollars(620), dollars(600)), dollars(20));
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["seat 1 Anna 500", "away Anna with 620"]);
    assert!(
        floor
            .typed("back Anna 600")
            .unwrap_err()
            .starts_with("HouseRule cardroom-chips-missing(amount=$20")
    );
    floor.typed("back Anna 620").unwrap();
    assert_eq!(floor.seat_view("Anna").stack, dollars(620));
}

/// HPT/LR Proc 8-9; RRoP Proc 6-7.
#[test]
fn playing_behind() {
    assert_eq!(plays(dollars(500), true, dollars(200)), dollars(500));
    assert_eq!(plays(dollars(500), false, dollars(200)), dollars(200));
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["seat 1 Bo 100", "buy Bo 500 behind"]);
    let seat = floor.seat_view("Bo");
    assert_eq!((seat.stack, seat.behind), (dollars(100), dollars(500)));
    floor.typed("came Bo").unwrap();
    assert_eq!(
        (floor.seat_view("Bo").stack, floor.seat_view("Bo").behind),
        (dollars(600), Money::ZERO)
    );
    assert_eq!(floor.refused("came Bo"), "cardroom-no-chips-behind");
}

/// HPT/LR Proc 5; RRoP Proc 3; WSOP 55-56.
#[test]
fn cash_and_foreign_chips() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["open 3 2-5", "seat 3 Bo 500", "buy Bo 300"]);
    let entry = floor.room().ledger.last().unwrap();
    assert_eq!(
        (entry.player, entry.table, entry.amount),
        (Some(floor.player("Bo")), Some(3), dollars(300))
    );
    let says = &shuffle_up_cash::room::view::lines(&floor.log)[0].says;
    assert_eq!(says.english, "Bo, table 3, buys $300 at the cage");
}
