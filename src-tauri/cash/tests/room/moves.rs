//! Must-moves, seat changes and broken games: WSOP 93-98; Robert's Seat 9-14.

use super::*;
use shuffle_up_cash::room::about::AfterTheThird;
use shuffle_up_cash::room::rules::must_move::{Leaves, hands_left, when_to_leave, when_to_move};
use shuffle_up_cash::room::state::Standing;

/// A game with must-move tables, each of three players named for their table: A1 at table 1.
fn must_moves(book: Book, how: &str, tables: u32) -> Floor {
    let mut floor = Floor::new(book);
    floor.typed(&format!("game 10-20 O8 {how}")).unwrap();
    for table in 1..=tables {
        floor.typed(&format!("open {table} 10-20")).unwrap();
        for letter in ["A", "B", "C"] {
            floor.later(1).typed(&format!("seat {table} {letter}{table} !")).unwrap();
        }
        floor.later(1).typed(&format!("start {table}")).unwrap();
    }
    floor
}

fn fill(floor: &mut Floor, table: u32) {
    while !floor.room().tables[&table].free().is_empty() {
        let name = format!("X{table}{}", floor.room().tables[&table].seats.len());
        floor.typed(&format!("seat {table} {name} !")).unwrap();
    }
}

/// HPT/LR/RRoP Seat 9; WSOP 96.
#[test]
fn must_move_order() {
    for book in [Book::Roberts, Book::Wsop] {
        let mut floor = must_moves(book, "must", 1);
        fill(&mut floor, 1);
        floor.typed("open 2 10-20").unwrap();
        for name in ["D", "E", "F"] {
            floor.later(1).typed(&format!("list 10-20 {name}")).unwrap();
        }
        // They come in another order than that of the list.
        floor.all(&["call 10-20 2", "call 10-20 2", "call 10-20 2"]);
        for (seat, name) in [(1, "F"), (2, "E"), (3, "D")] {
            floor.typed(&format!("seat 2.{seat} {name} !")).unwrap();
        }
        floor.all(&["start 2", "out X18 0"]);
        let advice = floor.advice("D moves on from table 2");
        assert_eq!(advice.table, Some(1));
        assert_eq!(floor.refused("move E 1"), "cardroom-moves-on-first");
        floor.take("D moves on");
        assert_eq!(floor.seat("D"), Some((1, 9)));
        let order: Vec<String> =
            floor.view().games[0].tables[1].order.iter().map(|one| one.name.clone()).collect();
        assert_eq!(order, ["E", "F"]);
    }
}

/// HPT/LR/RRoP Seat 9; WSOP 96.
#[test]
fn must_move_refusing() {
    let mut floor = must_moves(Book::Roberts, "must", 2);
    assert_eq!(floor.refused("refuse A1"), "cardroom-main-game");
    floor.at("20:10").typed("refuse A2 380").unwrap();
    assert_eq!(floor.seat("A2"), None);
    assert_eq!(
        floor.at("20:40").typed("list 10-20 A2").unwrap_err(),
        "HouseRule cardroom-barred(name=A2, minutes=30)"
    );
    assert_eq!(floor.at("21:09").refused("seat 2 A2"), "cardroom-barred");
    floor.at("21:10").typed("list 10-20 A2").unwrap();
}

/// HPT/LR Seat 10; RRoP Seat 11; WSOP 98.
#[test]
fn must_move_when_to_go() {
    let two_hands_away = |book| hands_left(when_to_move(book, false), 2);
    assert_eq!((two_hands_away(Book::Roberts), two_hands_away(Book::Wsop)), (2, 0));
    assert_eq!(
        (when_to_move(Book::Lr, true), when_to_move(Book::Wsop, true)),
        (Leaves::OneMoreHand, Leaves::OneMoreHand)
    );
    for (book, when) in [
        (Book::Hpt, "when due for the big blind"),
        (Book::Wsop, "at once, but not from the small blind or the button"),
    ] {
        let floor = must_moves(book, "must", 2);
        assert!(floor.advice("A2 moves on").title.english.ends_with(when));
    }
}

/// WSOP 96.
#[test]
fn must_move_third_table() {
    for reading in [AfterTheThird::YoungestMoves, AfterTheThird::BothStayMain] {
        let mut floor = must_moves(Book::Wsop, "must", 2);
        let settings = RoomAbout { after_the_third: reading, ..floor.room().settings() };
        floor.say(RoomSay::Settings { about: settings }).unwrap();
        assert_eq!(floor.room().feeds(2), [1]);
        floor.typed("open 3 10-20").unwrap();
        floor.seats(3, &["A3", "B3"]).later(1).typed("start 3").unwrap();
        assert_eq!(
            (floor.room().feeds(1), floor.room().feeds(2), floor.room().feeds(3)),
            (vec![], vec![], vec![1, 2])
        );
        floor.typed("broke 3").unwrap();
        let feeds = if reading == AfterTheThird::YoungestMoves { vec![1] } else { vec![] };
        assert_eq!(floor.room().feeds(2), feeds, "{reading:?}");
    }
}

/// WSOP 96 protocol (75-150 O8, 50-100 stud).
#[test]
fn must_move_daisy_chain() {
    let mut floor = must_moves(Book::Wsop, "chain", 3);
    assert_eq!(
        (floor.room().feeds(3), floor.room().feeds(2), floor.room().feeds(1)),
        (vec![2], vec![1], vec![])
    );
    for table in [1, 2, 3] {
        fill(&mut floor, table);
    }
    floor.all(&["list 10-20 Anna", "out B1 0"]);
    floor.take("A2 moves on from table 2").take("A3 moves on from table 3").take("call Anna");
    assert_eq!((floor.seat("A2").unwrap().0, floor.seat("A3").unwrap().0), (1, 2));
    assert!(matches!(floor.last(), RoomSaid::Called { table: 3, .. }));
}

/// WSOP 96.
#[test]
fn must_move_order_after_a_table_breaks() {
    let mut floor = must_moves(Book::Wsop, "must", 2);
    floor.typed("open 3 10-20").unwrap();
    floor.seats(3, &["Kim", "Lou"]).later(1).typed("start 3").unwrap();
    // Table 2 becomes the must-move again, so that all draw who are there then.
    floor.typed("broke 3 Kim Qh Lou Qs A2 2c B2 3c C2 As").unwrap();
    let order: Vec<String> =
        floor.room().tables[&2].order.iter().map(|one| floor.room().name(*one)).collect();
    let there: Vec<&str> = ["C2", "Lou", "Kim", "B2", "A2"]
        .into_iter()
        .filter(|name| floor.seat(name).unwrap().0 == 2)
        .collect();
    assert_eq!(order, there);
    assert!(floor.room().feeds(2) == [1] && there.len() == 4, "{there:?}");
    // A chain goes on with its order; who comes is behind, by the card.
    let mut chain = must_moves(Book::Wsop, "chain", 3);
    fill(&mut chain, 1);
    chain.typed("broke 3 A3 Qh B3 Qs C3 2c").unwrap();
    let order: Vec<String> =
        chain.room().tables[&2].order.iter().map(|one| chain.room().name(*one)).collect();
    assert_eq!(order, ["A2", "B2", "C2", "B3", "A3", "C3"]);
}

/// HPT/LR Seat 11; RRoP Seat 10; WSOP 97.
#[test]
fn must_play_in_the_new_game_to_keep_the_place() {
    // With so many ready: the one asked would be the next.
    for (book, game, ready, loses) in [
        (Book::Roberts, "2-5 NLHE", 5, true),
        (Book::Hpt, "2-5 NLHE", 4, false),
        (Book::Wsop, "2-5 NLHE", 3, true),
        (Book::Wsop, "2-5 NLHE", 2, false),
        (Book::Wsop, "2-5 NL27", 2, true),
        (Book::Wsop, "2-5 NL27", 1, false),
    ] {
        let mut floor = Floor::with(book, game);
        for one in 0..ready {
            floor.typed(&format!("lock 1 P{one}")).unwrap();
        }
        floor.all(&["list 2-5 Anna", "decline 1 Anna"]);
        assert_eq!(floor.list(1).is_empty(), loses, "{book:?} {game} {ready}");
    }
}

/// HPT/LR/RRoP Seat 12; WSOP 93.
#[test]
fn seat_change_inside_the_game() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    for (seat, name) in [
        (1, "Al"),
        (2, "Bo"),
        (3, "Cy"),
        (4, "Di"),
        (5, "Ed"),
        (6, "Flo"),
        (7, "Gus"),
        (8, "Hal"),
        (9, "Ida"),
    ] {
        floor.typed(&format!("seat 1.{seat} {name} !")).unwrap();
    }
    floor.all(&["start 1", "list 2-5 Anna"]);
    floor.at("19:00").typed("change Bo").unwrap();
    floor.at("19:05").all(&["change Cy", "out Di 0"]);
    assert_eq!(floor.refused("seat 1.4 Anna"), "cardroom-wished-first");
    floor
        .take("seat 4 is free: Bo asked first")
        .take("seat 2 is free: Cy asked first")
        .take("call Anna");
    assert_eq!(
        (floor.seat("Bo"), floor.seat("Cy"), floor.room().tables[&1].free()),
        (Some((1, 4)), Some((1, 2)), vec![3])
    );
    // While the new player is on the way the seat may still be changed to, not once the buy-in lies there.
    floor.all(&["lock 1.3 Anna", "change Al"]);
    let al = floor.player("Al");
    let change =
        |floor: &mut Floor| floor.say(RoomSay::Change { player: al, seat: 3, floor: false });
    change(&mut floor.clone()).unwrap();
    floor.typed("seat 1.3 Anna 500").unwrap();
    assert!(change(&mut floor).unwrap_err().contains("cardroom-seat-taken"));
}

/// HPT/LR/RRoP Seat 13; WSOP 94.
#[test]
fn locking_up_a_seat_in_another_game() {
    assert_eq!(when_to_leave(Book::Roberts, false, 2), Leaves::AtOnceButButton);
    assert_eq!(when_to_leave(Book::Roberts, false, 1), Leaves::UntilBigBlind);
    assert_eq!(when_to_leave(Book::Wsop, false, 0), Leaves::AtOnceButButton);
    assert_eq!(when_to_leave(Book::Wsop, true, 1), Leaves::AfterThisHand);
    assert_eq!(when_to_leave(Book::Lr, true, 0), Leaves::OneMoreHand);
    // The seat is kept while the player still plays in the old one.
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.seats(1, &["Al", "Bo"]).all(&[
        "start 1",
        "game 5-10 NLHE",
        "open 2 5-10",
        "list 5-10 Al",
        "call 5-10",
        "lock 2.3 Al",
    ]);
    assert_eq!(
        (floor.seat("Al"), floor.room().lock_of(floor.player("Al"))),
        (Some((1, 1)), Some((2, 3)))
    );
    assert!(
        floor.advice("who leaves table 1").title.english.ends_with("when due for the big blind")
    );
    floor.all(&["list 2-5 Dan", "list 2-5 Eve"]);
    let advice = floor.advice("who leaves table 1");
    assert_eq!(advice.rule, "RRoP Seat 13");
    assert!(advice.title.english.ends_with("at once, or after the button where a blind was paid"));
    floor.typed("list 5-10 Cy").unwrap();
    assert!(
        floor.advice("is kept for Al").title.english.contains("seat 3"),
        "{:?}",
        floor.advised()
    );
    floor.take("who leaves table 1");
    assert_eq!(floor.seat("Al"), Some((2, 3)));
}

/// HPT/LR/RRoP Seat 14; WSOP 95.
#[test]
fn broken_game() {
    for book in [Book::Roberts, Book::Wsop] {
        let mut floor = Floor::with(book, "2-5 NLHE");
        for one in 0..7 {
            floor.typed(&format!("seat 1 P{one} !")).unwrap();
        }
        floor.all(&["start 1", "open 2 2-5"]);
        floor.seats(2, &["Al", "Bo", "Cy", "Di", "Ed"]).all(&[
            "start 2",
            "list 2-5 Zoe",
            "away Bo",
        ]);
        floor.typed("broke 2 Al 9c Bo Kh Cy Ks Di 2d Ed 9h").unwrap();
        assert_eq!((floor.seat("Cy"), floor.seat("Bo")), (Some((1, 8)), Some((1, 9))));
        assert_eq!(floor.list(1), names(&["Ed", "Al", "Di", "Zoe"]), "before whoever waited");
        let kept = floor.seat_view("Bo");
        assert!(kept.kept.is_some() && kept.away.is_some(), "held until due for the big blind");
        // Back in time, or first on the list.
        let mut back = floor.clone();
        back.typed("back Bo").unwrap();
        assert!(back.seat_view("Bo").kept.is_none());
        floor.typed("unlock Bo").unwrap();
        assert_eq!(floor.list(1), names(&["Bo", "Ed", "Al", "Di", "Zoe"]));
        // The same seed draws the same cards.
        let draw = |floor: &Floor| {
            floor.log.prepare(RoomSay::Break { table: 1, cards: vec![] }, 1, 99, "desk").unwrap()
        };
        assert_eq!(draw(&floor), draw(&floor));
    }
}

/// WSOP 95.
#[test]
fn broken_game_player_with_a_missed_blind() {
    for (book, list) in
        [(Book::Wsop, vec!["Al", "Zoe", "Bo"]), (Book::Roberts, vec!["Bo", "Al", "Zoe"])]
    {
        let mut floor = Floor::with(book, "2-5 NLHE");
        floor.seats(1, &["Al", "Bo"]).typed("start 1").unwrap();
        floor.at("19:55").all(&["list 2-5 Zoe", "away Bo"]);
        floor.at("20:00").typed("missed Bo big").unwrap();
        floor.at("20:10");
        let bo = floor.clone().typed("broke 1 Al 2c Bo As").is_ok();
        assert!(bo, "a card by hand does not help at the WSOP");
        floor.typed("broke 1 Al 2c Bo As").unwrap();
        assert_eq!(floor.list(1), names(&list), "{book:?}");
    }
    let mut tiers = Floor::with(Book::Wsop, "2-5 NLHE");
    tiers
        .seats(1, &["Al", "Bo"])
        .all(&["start 1", "tier 1 Bo", "away Bo", "missed Bo"])
        .at("20:10")
        .typed("list 2-5 Zoe")
        .unwrap();
    tiers.later(1).typed("broke 1").unwrap();
    assert_eq!(tiers.list(1), names(&["Al", "Zoe", "Bo"]), "a card does not help there either");
    assert_eq!(
        tiers.room().games[&1]
            .list
            .iter()
            .find(|one| one.player == tiers.player("Bo"))
            .unwrap()
            .standing,
        Standing::Foot {}
    );
}

/// WSOP 95.
#[test]
fn broken_game_chair_added() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    for one in 0..9 {
        floor.typed(&format!("seat 1 P{one} !")).unwrap();
    }
    floor.all(&["start 1", "chairs 1 10", "list 2-5 Zoe"]);
    assert_eq!(floor.room().tables[&1].free(), [10]);
    floor.all(&["seat 1.10 Al !", "out Al 0"]).take("extra chair");
    assert_eq!(floor.room().tables[&1].chairs, 9);
}

/// RRoP S13 13; WSOP 211.
#[test]
fn broken_game_and_kill_games() {
    let mut floor = Floor::new(Book::Wsop);
    floor.all(&["game 20-40 O8 half", "game 20-40 O8", "open 1 20-40 O8 half kill"]);
    floor.typed("open 2 20-40 O8").unwrap();
    floor.seats(1, &["Al", "Bo"]).seats(2, &["Cy", "Di"]).all(&["start 1", "start 2", "broke 1"]);
    assert_eq!(
        floor.at_table(2),
        names(&["Cy", "Di"]),
        "seats are free there, and none of them is for those of the kill game"
    );
    assert_eq!(floor.list(1).len(), 2);
    let (kill, plain) = (&floor.room().games[&1].about, &floor.room().games[&2].about);
    assert!(!kill.is_like(plain) && kill.is_like(kill));
}
