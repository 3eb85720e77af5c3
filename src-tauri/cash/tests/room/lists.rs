//! Waiting lists and calls: WSOP 69-70, 82-92; Robert's Seat 1-8, Proc 1, 17, 21.

use super::*;
use shuffle_up_cash::room::about::Unseen;
use shuffle_up_cash::room::kinds::Kind;
use shuffle_up_cash::room::rules::limits::{is_must_move, shared, too_near};
use shuffle_up_cash::room::said::Someone;
use shuffle_up_cash::room::state::Phase;
use std::collections::BTreeSet;

/// HPT/LR Proc 3; RRoP Proc 1.
#[test]
fn start_and_close_a_game() {
    let mut floor = Floor::new(Book::Roberts);
    floor.at("19:02").all(&["game 2-5 NLHE", "open 4 2-5"]);
    for name in ["Al", "Bo", "Cy", "Di", "Ed", "Flo"] {
        floor.typed(&format!("lock 4 {name}")).unwrap();
    }
    let table = floor.view().games[0].tables[0].clone();
    assert_eq!((table.phase, table.players, table.chairs), (Phase::Forming, 6, 9));
    assert_eq!(floor.refused("start 4"), "cardroom-two-to-start");
    floor.seats(4, &["Al", "Bo"]);
    floor.at("19:10").typed("start 4").unwrap();
    assert_eq!(floor.view().games[0].tables[0].started, Some(time("19:10")));
    assert_eq!(floor.refused("close 4"), "cardroom-not-empty");
    floor.all(&["last 4", "out Al 0", "out Bo 900"]);
    for name in ["Cy", "Di", "Ed", "Flo"] {
        floor.typed(&format!("unlock {name}")).unwrap();
    }
    floor.typed("close 4").unwrap();
    assert!(floor.view().games[0].tables.is_empty());
    let lines = shuffle_up_cash::room::view::lines(&floor.log);
    assert_eq!(
        (lines[0].says.english.as_ref(), lines[0].at, lines[0].device.as_str()),
        ("Table 4 closes", time("19:10"), "desk")
    );
}

/// WSOP 70.
#[test]
fn new_table_of_the_same_game_limits_apart() {
    let running = [dollars(20), dollars(80)];
    assert_eq!(too_near(dollars(40), &running), None, "40 = 2 x 20 and 80 / 2");
    assert_eq!(too_near(dollars(30), &running), Some(dollars(20)));
    assert_eq!(too_near(dollars(50), &running), Some(dollars(80)));
    let mut floor = Floor::new(Book::Wsop);
    for (table, limits) in [(1, "10-20"), (2, "40-80")] {
        floor.all(&[&format!("game {limits} HE"), &format!("open {table} {limits}")]);
        floor.seats(table, &[&format!("A{table}"), &format!("B{table}")]);
        floor.typed(&format!("start {table}")).unwrap();
    }
    assert_eq!(floor.refused("game 15-30 HE"), "cardroom-limits-too-near");
    floor.all(&["game 20-40 HE", "game 15-30 O8", "game 15-30 HE !"]);
}

fn mix(kinds: &[Kind]) -> BTreeSet<Kind> {
    kinds.iter().copied().collect()
}

/// WSOP 70; 96 protocol. The book's own mixes of 20-40.
#[test]
fn new_mixed_table_of_the_same_limit() {
    let main = mix(&[
        Kind::Holdem,
        Kind::Razz,
        Kind::StudEight,
        Kind::Badugi,
        Kind::SuperStud,
        Kind::SuperStudEight,
    ]);
    let half =
        mix(&[Kind::Holdem, Kind::Razz, Kind::StudEight, Kind::Badacey, Kind::Baduci, Kind::Omaha]);
    let third = mix(&[
        Kind::Badugi,
        Kind::Badacey,
        Kind::Razzdugi,
        Kind::Razzduci,
        Kind::StudRegular,
        Kind::SuperStud,
    ]);
    assert_eq!((shared(&main, &half), shared(&main, &third)), ((3, 6), (2, 6)));
    for half_is in [true, false] {
        assert_eq!(
            is_must_move(shared(&main, &half), half_is),
            half_is,
            "at 50 % the book reads both ways"
        );
        assert!(!is_must_move(shared(&main, &third), half_is));
        let mut floor = Floor::of(RoomAbout { half_is_must_move: half_is, ..about(Book::Wsop) });
        floor.all(&["game 20-40 Mix HE Razz Stud8 Badugi SuperStud SuperStud8", "open 1 20-40"]);
        floor.seats(1, &["Al", "Bo"]).all(&["start 1"]);
        let same = "game 20-40 Mix HE Razz Stud8 Badacey Baduci O";
        let as_table = "open 2 20-40 HE Razz Stud8 Badacey Baduci O";
        if half_is {
            assert_eq!(floor.refused(same), "cardroom-mix-is-the-same");
            floor.typed(as_table).unwrap();
        } else {
            assert_eq!(floor.refused(as_table), "cardroom-mix-is-another");
            floor.typed(same).unwrap();
        }
        floor.typed("game 20-40 Mix Badugi Badacey Razzdugi Razzduci StudReg SuperStud").unwrap();
    }
}

/// HPT/LR Proc 17; RRoP Proc 17; WSOP 69.
#[test]
fn changing_the_limit() {
    for (book, refused) in
        [(Book::Roberts, false), (Book::Hpt, false), (Book::Lr, false), (Book::Wsop, true)]
    {
        let mut floor = Floor::with(book, "2-5 NLHE");
        assert_eq!(floor.clone().typed("limit 2-5 5-10 1").is_err(), refused, "{book:?}");
        assert!(floor.typed("limit 2-5 5-10 2").is_err());
        floor.typed("limit 2-5 5-10").unwrap();
        assert_eq!(floor.view().games[0].name, "5-10 NLHE");
    }
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.typed("list 2-5 Anna").unwrap();
    assert_eq!(floor.refused("limit 2-5 5-10"), "cardroom-names-wait");
    floor.all(&["open 2 2-5", "limit 2-5 5-10"]);
}

/// HPT/LR/RRoP Seat 1; WSOP 82.
#[test]
fn waiting_list_be_there_to_sign_up() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.at("18:31").typed("list 2-5 Anna").unwrap();
    floor.at("18:33").typed("list 2-5 Bo").unwrap();
    assert_eq!(floor.list(1), names(&["Anna", "Bo"]));
    assert_eq!(floor.refused("phone 2-5 Cy"), "cardroom-no-phone");
    assert_eq!(floor.refused("list 2-5 Bo"), "cardroom-waits-already");
    let mut phones = Floor::of(RoomAbout { call_ins: true, ..about(Book::Roberts) });
    phones.all(&["game 2-5 NLHE", "phone 2-5 Cy"]);
}

/// HPT/LR/RRoP Seat 2; WSOP 82.
#[test]
fn waiting_list_being_called() {
    for unseen in [Unseen::PassedOver, Unseen::Out] {
        let mut floor = Floor::of(RoomAbout { unseen, ..about(Book::Wsop) });
        floor
            .all(&["game 2-5 NLHE", "open 1 2-5", "list 2-5 Anna"])
            .later(1)
            .typed("list 2-5 Bo")
            .unwrap();
        floor.at("19:05").take("call Anna");
        assert_eq!(floor.view().games[0].list[0].until, Some(time("19:10")));
        floor.at("19:07");
        assert_eq!(
            floor.advised()[0],
            "Table 1 has an open seat: Anna is next, called 2 min ago, waits until 19:10 · WSOP 82"
        );
        floor.at("19:10").take("Anna was called 5 min ago and did not come").take("call Bo");
        let list = if unseen == Unseen::Out { vec!["Bo"] } else { vec!["Anna", "Bo"] };
        assert_eq!(floor.list(1), names(&list));
        if unseen == Unseen::PassedOver {
            floor.typed("here Anna").unwrap();
            floor.take("call Anna");
        }
    }
}

/// HPT/LR/RRoP Seat 2.
#[test]
fn lock_up_deposit() {
    let mut floor = Floor::of(RoomAbout { unseen: Unseen::Out, ..about(Book::Roberts) });
    floor.at("19:00").all(&["game 2-5 NLHE", "open 1 2-5", "list 2-5 Anna", "deposit Anna"]);
    assert_eq!(floor.view().money.deposits, dollars(20));
    assert_eq!(floor.refused("deposit Anna"), "cardroom-no-deposit");
    floor.all(&["call 2-5"]).later(30).typed("unseen 2-5 Anna").unwrap();
    assert_eq!(floor.list(1), names(&["Anna"]), "the place is kept");
    floor.all(&["seat 1.3 Anna 500", "refund Anna"]);
    let amounts: Vec<i64> = floor.room().ledger.iter().map(|entry| entry.amount.0).collect();
    assert_eq!(amounts, [2_000, 50_000, -2_000]);
    assert_eq!(floor.view().money.deposits, Money::ZERO);
}

/// WSOP 84.
#[test]
fn priority_on_the_list() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    for (at, name) in [("18:00", "B"), ("18:20", "C"), ("18:30", "D")] {
        floor.at(at).typed(&format!("list 2-5 {name}")).unwrap();
    }
    assert_eq!(floor.list(1), names(&["B", "C", "D"]));
    floor.all(&["tier 2 C", "tier 1 D"]);
    assert_eq!(floor.list(1), names(&["D", "C", "B"]));
    assert_eq!(floor.view().games[0].list[0].tier.as_deref(), Some("Seven Stars"));
}

fn filled(book: Book, game: &str, sizes: &[usize]) -> Floor {
    let mut floor = Floor::new(book);
    floor.typed(&format!("game {game}")).unwrap();
    for (at, size) in sizes.iter().enumerate() {
        let table = at as u32 + 1;
        floor.typed(&format!("open {table} {}", game.split(' ').next().unwrap())).unwrap();
        for one in 0..*size {
            floor.typed(&format!("seat {table} P{table}{one} !")).unwrap();
        }
        if *size >= 2 {
            floor.later(1).typed(&format!("start {table}")).unwrap();
        }
    }
    floor
}

/// HPT/LR/RRoP Seat 3; WSOP 85.
#[test]
fn which_table_gets_the_next_player() {
    let mut floor = filled(Book::Wsop, "2-5 NLHE", &[8, 6]);
    floor.typed("list 2-5 Anna").unwrap();
    let advice = floor.advice("call Anna");
    assert_eq!((advice.table, advice.rule.as_str()), (Some(2), "WSOP 85"));
    floor.all(&["call 2-5"]);
    assert!(matches!(floor.last(), RoomSaid::Called { table: 2, .. }));
}

/// HPT/LR/RRoP Seat 3; WSOP 85; 13.
#[test]
fn transfer_refused() {
    let mut floor = filled(Book::Roberts, "2-5 NLHE", &[8, 7]);
    assert_eq!(
        floor.refused("move P10 2"),
        "cardroom-leaves-too-few",
        "7 would be left and 8 there"
    );
    floor.typed("move P10 2 !").unwrap();
    let mut fine = filled(Book::Roberts, "2-5 NLHE", &[8, 6]);
    fine.all(&["change P10 table 2"]).take("P10 of table 1 asked for it");
    assert_eq!((fine.at_table(1).len(), fine.at_table(2).len()), (7, 7));
}

/// HPT/LR/RRoP Seat 4; WSOP 87.
#[test]
fn one_seat_a_player() {
    let mut floor = filled(Book::Wsop, "2-5 NLHE", &[4]);
    floor.all(&["game 5-10 NLHE", "open 9 5-10", "list 5-10 P10", "call 5-10", "seat 9.2 P10 400"]);
    assert_eq!(floor.seat("P10"), Some((9, 2)));
    assert_eq!(floor.at_table(1).len(), 3, "the first seat ended");
    assert!(floor.list(2).is_empty());
}

/// HPT/LR/RRoP Seat 5; WSOP 89.
#[test]
fn two_who_may_not_sit_together() {
    let mut floor = filled(Book::Wsop, "2-5 NLHE", &[3, 5]);
    floor.all(&["list 2-5 Ann", "list 2-5 Al", "apart Ann + Al", "call 2-5", "seat 1 Ann 200"]);
    let refusal = floor.typed("seat 1 Al 200").unwrap_err();
    assert_eq!(refusal, "HouseRule cardroom-apart-but(name=Al, other=Ann, rule=WSOP 89, number=2)");
    assert_eq!(floor.advice("call Al").table, Some(2), "Al is skipped for table 1");
    floor.all(&["together Ann + Al", "call 2-5 Al 1", "seat 1 Al 200"]);
}

/// HPT/LR/RRoP Seat 6; WSOP 90.
#[test]
fn button_of_a_new_game() {
    let cards = "button 1 Al Ks Bo Kh Cy 9c";
    for (book, game, has) in [
        (Book::Wsop, "2-5 NLHE", "Al"),
        (Book::Roberts, "2-5 NLHE", "Al"),
        (Book::Roberts, "10-20 Razz", "Cy"),
        (Book::Wsop, "10-20 Razz", "Al"),
    ] {
        let mut floor = Floor::with(book, game);
        floor.seats(1, &["Al", "Bo", "Cy"]).typed(cards).unwrap();
        assert_eq!(floor.room().tables[&1].button, Some(floor.player(has)), "{book:?} {game}");
        assert_eq!(floor.refused("button 1 Al Ks Bo Ks"), "cardroom-cards");
        floor.typed("button 1").unwrap();
    }
}

/// HPT/LR Seat 8; RRoP Seat 7; WSOP 91.
#[test]
fn first_choice_of_seats() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["list 2-5 Bo", "list 2-5 Anna", "call 2-5", "call 2-5"]);
    floor.at("19:01").typed("here Anna").unwrap();
    floor.at("19:02").typed("here Bo").unwrap();
    assert_eq!(floor.refused("lock 1.5 Bo"), "cardroom-arrived-first");
    floor.all(&["lock 1.5 Anna pot", "lock 1.6 Bo", "lock 1.1 Cy need"]);
    let mut same = Floor::with(Book::Wsop, "2-5 NLHE");
    same.all(&["list 2-5 Bo"]).later(1).all(&[
        "list 2-5 Anna",
        "call 2-5",
        "call 2-5",
        "here Anna",
        "here Bo",
    ]);
    assert_eq!(
        same.refused("lock 1.5 Anna"),
        "cardroom-arrived-first",
        "at one time the list decides"
    );
    assert_eq!(
        floor.later(60).view().games[0].tables[0].seats[4].kept.unwrap().1,
        None,
        "till that hand ends"
    );
}

/// HPT/LR Seat 7; RRoP Seat 8; WSOP 92.
#[test]
fn one_player_too_many() {
    let mut floor = Floor::new(Book::Roberts);
    floor.all(&["game 2-5 NLHE", "open 1 2-5 10"]);
    for one in 0..10 {
        floor.typed(&format!("seat 1 P{one} !")).unwrap();
    }
    floor.all(&["start 1", "list 2-5 Anna", "out P9 0"]);
    assert_eq!(
        floor.advised(),
        ["Table 1: take the extra chair away, nobody is called for it · RRoP Seat 8"]
    );
    floor.take("extra chair");
    assert_eq!((floor.room().tables[&1].chairs, floor.view().advice.len()), (9, 0));
}

/// HPT/LR/RRoP Proc 21; WSOP 86.
#[test]
fn lock_up_of_a_seat_in_a_new_game() {
    for (book, due, rule) in [
        (Book::Roberts, "19:15", "RRoP Proc 21"),
        (Book::Hpt, "19:15", "HPT Proc 21"),
        (Book::Wsop, "19:20", "WSOP 86"),
    ] {
        let mut floor = Floor::with(book, "2-5 NLHE");
        floor.at("19:10").typed("lock 1.4 Anna").unwrap();
        assert!(floor.later(60).advised().is_empty(), "nobody waits");
        floor.at("19:11").typed("list 2-5 Bo").unwrap();
        assert_eq!(
            floor.advice("is kept for").title.english,
            format!("Table 1, seat 4 is kept for Anna and picked up at {due}")
        );
        floor.at(due);
        let advice = floor.advice("Anna did not come");
        assert_eq!(advice.rule, rule);
        floor.take("Anna did not come").take("call Bo");
    }
    // At a table that plays it is ten minutes everywhere.
    let mut old = filled(Book::Roberts, "2-5 NLHE", &[3]);
    old.at("19:10").all(&["lock 1.9 Anna", "list 2-5 Bo"]).at("19:19");
    assert_eq!(old.advice("is kept for").at, Some(time("19:20")));
}

/// A call out of turn is the floor's to decide.
#[test]
fn nobody_is_called_before_another_name() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["list 2-5 Anna", "list 2-5 Bo"]);
    assert_eq!(floor.refused("call 2-5 Bo"), "cardroom-not-next");
    assert_eq!(floor.refused("seat 1 Bo 500"), "cardroom-not-next");
    let who = Someone::Known { player: floor.player("Bo") };
    floor.say(RoomSay::Seat { table: 1, seat: None, who, stack: None, floor: true }).unwrap();
    assert!(floor.room().tables[&1].seats.len() == 1);
}
