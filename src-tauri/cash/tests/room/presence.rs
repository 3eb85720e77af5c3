//! Time and absence: WSOP 27, 64, 73-74; Robert's Proc 2, 12, 20.

use super::*;
use shuffle_up_cash::room::about::Takes;
use shuffle_up_cash::room::rules::collection::{rake, time_pot};
use shuffle_up_cash::room::state::Purpose;

/// Nine at a table that pays 7 the half hour, from 19:00 on, and one who has just come; and so many on the list.
fn timed(book: Book, waiting: u32) -> Floor {
    let mut floor = Floor::new(book);
    floor.all(&["game 5-10 NLHE time 7", "open 1 5-10 10"]).at("18:50");
    for one in 0..9 {
        floor.typed(&format!("seat 1 P{one} !")).unwrap();
    }
    floor.typed("start 1").unwrap();
    floor.at("19:00").typed("time 1").unwrap();
    floor.at("19:25").typed("seat 1 New !").unwrap();
    for one in 0..waiting {
        floor.typed(&format!("list 5-10 W{one}")).unwrap();
    }
    floor.at("19:30");
    floor
}

/// HPT/LR Proc 4; RRoP Proc 2; WSOP 27.
#[test]
fn time_collection() {
    for (waiting, pay) in [(0, 9), (1, 9), (2, 10)] {
        let mut floor = timed(Book::Roberts, waiting);
        let advice = floor.advice("collect the half hour");
        assert_eq!(
            advice.title.english,
            format!("Table 1: collect the half hour of 19:30, players: {pay}")
        );
        let without = floor.typed("time 1 without P3, P4");
        assert_eq!(without.is_ok(), waiting == 0, "who will not pay plays on while nobody waits");
        if waiting > 0 {
            floor.take("collect the half hour");
            assert!(matches!(floor.last(), RoomSaid::Collected { paid, .. } if paid.len() == pay));
        }
        assert_eq!(floor.refused("time 1"), "cardroom-nothing-due");
        floor.at("20:00").typed("time 1").unwrap();
        assert!(
            matches!(floor.last(), RoomSaid::Collected { paid, .. } if paid.len() == 10),
            "no longer new"
        );
    }
}

/// WSOP 27.
#[test]
fn the_time_pot() {
    assert_eq!(time_pot(dollars(7), 9), dollars(63));
    let mut floor = timed(Book::Wsop, 0);
    let before = floor.view().money;
    floor.typed("time 1 pot").unwrap();
    let after = floor.view().money;
    assert_eq!(after.time.minus(before.time), dollars(63));
    assert_eq!(before.on_tables.minus(after.on_tables), dollars(63));
    let entry = floor.room().ledger.last().unwrap();
    assert_eq!((entry.player, entry.amount), (None, dollars(63)), "one line for the table");
    assert!(floor.view().wrong.is_empty());
}

/// WSOP 27.
#[test]
fn the_rake() {
    let takes = Takes::default();
    assert_eq!(rake(takes, dollars(38)), Money(380));
    assert_eq!(rake(takes, dollars(90)), dollars(5));
    assert_eq!(rake(Takes::Time { each: dollars(7) }, dollars(90)), Money::ZERO);
}

/// WSOP 64.
#[test]
fn time_collection_with_a_player_over() {
    let mut floor = timed(Book::Wsop, 0);
    floor.all(&["away P5", "over 1.6 Cy 400", "time 1"]);
    let cy = floor.player("Cy");
    let p5 = floor.player("P5");
    let of = |player| {
        floor.room().ledger.iter().rev().find(|entry| entry.player == Some(player)).unwrap()
    };
    assert_eq!((of(p5).purpose, of(p5).amount), (Purpose::Time, dollars(7)));
    assert_eq!((of(cy).purpose, of(cy).amount), (Purpose::TimeInPot, dollars(7)), "into the pot");
    assert!(floor.view().wrong.is_empty());
}

/// HPT/LR/RRoP Proc 12; WSOP 64.
#[test]
fn playing_over() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["seat 1.5 Bo", "seat 1.1 Al", "start 1"]);
    assert_eq!(floor.refused("over 1.5 Cy 200"), "cardroom-over-nobody");
    floor.all(&["away Bo", "over 1.5 Cy 200"]);
    assert_eq!(floor.seat_view("Bo").over.unwrap().name, "Cy");
    assert_eq!(floor.refused("over 1.5 Dan 200"), "cardroom-over-nobody");
    floor.typed("back Bo").unwrap();
    assert_eq!(floor.advised(), ["Table 1, seat 5: Cy plays over until the next blind · WSOP 64"]);
    floor.typed("out Cy 260").unwrap();
    assert!(floor.seat_view("Bo").over.is_none() && floor.view().advice.is_empty());
    assert_eq!(floor.view().money.cashed, dollars(260));
}

/// HPT/LR S4 6; RRoP S4 7.
#[test]
fn playing_over_counts_as_new() {
    use shuffle_up_cash::room::rules::blinds::{Post, WayIn, entering};
    let floor = Floor::with(Book::Roberts, "2-5 NLHE");
    let post = WayIn::Post { post: Post { live: dollars(5), dead: Money::ZERO } };
    assert_eq!(
        entering(Book::Roberts, &floor.room().games[&1].about, false),
        [WayIn::WaitForBigBlind {}, post]
    );
}

/// HPT/LR/RRoP Proc 20.
#[test]
fn absence_robert_books() {
    for (book, rule) in
        [(Book::Roberts, "RRoP Proc 20"), (Book::Hpt, "HPT Proc 20"), (Book::Lr, "LR Proc 20")]
    {
        let mut floor = Floor::with(book, "2-5 NLHE");
        floor.all(&["seat 1 Anna", "seat 1 Bo"]).at("19:00").all(&["away Anna", "away Bo 60"]);
        assert_eq!(floor.seat_view("Anna").pick_up, Some(time("19:30")));
        assert_eq!(floor.seat_view("Bo").pick_up, Some(time("20:00")));
        assert_eq!(floor.at("19:29").refused("pick Anna 480"), "cardroom-not-due");
        floor.at("19:30");
        let advice = floor.advice("Anna is away for 30 min");
        assert_eq!(
            (advice.rule.as_str(), advice.typed.as_deref()),
            (rule, Some("pick 1.1 AMOUNT"))
        );
        floor.typed("pick Anna 480").unwrap();
        assert_eq!(
            (floor.seat("Anna"), floor.view().kept[0].chips),
            (None, dollars(480)),
            "counted and kept"
        );
        floor.typed("out Anna").unwrap();
        assert_eq!((floor.view().money.cashed, floor.view().kept.len()), (dollars(480), 0));
    }
}

/// WSOP 73.
#[test]
fn absence_wsop() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["seat 1 Anna", "seat 1 Bo"]).at("19:00").typed("away Anna").unwrap();
    assert_eq!(floor.refused("absent Anna"), "cardroom-no-missed-button");
    floor.at("20:02").typed("missed Anna big").unwrap();
    floor.at("20:30").typed("absent Anna").unwrap();
    assert_eq!((floor.seat_view("Anna").pick_up, floor.seat_view("Anna").absent), (None, 1));
    floor.at("21:00").typed("absent Anna").unwrap();
    assert_eq!(floor.seat_view("Anna").pick_up, Some(time("21:00")));
    assert_eq!(floor.advice("chips may be picked up").rule, "WSOP 73");
    floor.typed("pick Anna 480").unwrap();
}

/// WSOP 74.
#[test]
fn third_man_walking() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    for one in 1..=8 {
        floor.typed(&format!("seat 1.{one} P{one} !")).unwrap();
    }
    floor.all(&["start 1", "away 1.2", "away 1.5", "away 1.7"]);
    assert!(
        matches!(floor.last(), RoomSaid::Away { third: true, .. }),
        "told to be back for the next blinds"
    );
    assert_eq!(floor.seat_view("P7").pick_up, None);
    floor.later(9).typed("missed 1.7 big").unwrap();
    assert_eq!(
        (floor.seat_view("P7").pick_up, floor.advice("P7 is away").rule.as_str()),
        (Some(floor.now), "WSOP 74")
    );
    let mut roberts = Floor::with(Book::Roberts, "2-5 NLHE");
    roberts.seats(1, &["A", "B", "C"]).all(&["away A", "away B", "away C"]);
    assert!(matches!(roberts.last(), RoomSaid::Away { third: false, .. }));
}

/// Every minute of an absence is accounted for, over breaks of the table too.
#[test]
fn absences_add_up() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.seats(1, &["Anna", "Bo"]).all(&["start 1"]).at("19:00").typed("away Anna").unwrap();
    floor.at("19:20").typed("back Anna").unwrap();
    floor.at("20:00").all(&["open 2 2-5"]).seats(2, &["Cy", "Di"]).all(&["start 2", "away Anna"]);
    floor.at("20:15").typed("broke 1").unwrap();
    floor.at("20:25");
    let anna = floor.player("Anna");
    assert_eq!(floor.room().away_minutes(anna, floor.now), 45);
    floor.typed("back Anna").unwrap();
    floor.later(60);
    assert_eq!(floor.room().away_minutes(anna, floor.now), 45);
}
