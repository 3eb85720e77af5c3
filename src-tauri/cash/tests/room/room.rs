//! The rest of the duties, and the views.

use super::*;
use shuffle_up_cash::room::about::{Betting, GameAbout};
use shuffle_up_cash::room::kinds::Kind;
use shuffle_up_cash::room::view::{phone, wall};

/// WSOP protocol 346.
#[test]
fn open_face_out_of_chips() {
    let mut floor = Floor::with(Book::Wsop, "10-10 OFC");
    floor
        .all(&["open 2 10-10", "seat 1 Anna 500"])
        .at("22:00")
        .all(&["out Anna 0", "bar 1 Anna 120"]);
    assert_eq!(floor.at("23:59").refused("seat 1 Anna 500"), "cardroom-barred");
    floor.clone().typed("seat 2 Anna 500").unwrap();
    floor.at("24:00").typed("seat 1 Anna 500").unwrap();
    let mut pocket = Floor::with(Book::Wsop, "10-10 OFC");
    pocket.all(&["seat 1 Anna 500", "bar 1 Anna 1440"]);
    assert_eq!(pocket.view().players[0].barred[0].until, pocket.now + 24 * 60 * MINUTE);
}

/// HPT/LR/RRoP Proc 22; WSOP 75.
#[test]
fn setup_and_deck() {
    for (book, from) in [(Book::Roberts, "20:00"), (Book::Wsop, "21:00")] {
        let mut floor = Floor::with(book, "2-5 NLHE");
        floor.at("19:00").seats(1, &["Al", "Bo"]).all(&["start 1", "setup 1"]);
        assert_eq!(floor.view().games[0].tables[0].setup_due, Some(time(from)));
        floor.at(from).take("a new setup may come");
        assert!(floor.view().advice.is_empty());
    }
}

/// WSOP 285; 289; 303; 312; 322; 327; 333; TCH Stud 1, Draw.
#[test]
fn game_sizes() {
    for (kind, seats) in [
        ("A5", 6),
        ("27", 6),
        ("Baduci", 6),
        ("Badacey", 6),
        ("Badugi", 8),
        ("Razzdugi", 8),
        ("Razzduci", 8),
        ("BigO", 8),
        ("BigEasy", 7),
        ("Drawmaha", 6),
        ("SuperStud", 6),
        ("Chinese", 4),
        ("OFC", 4),
        ("Stud", 8),
        ("HE", 9),
    ] {
        let floor = Floor::with(Book::Wsop, &format!("10-20 {kind}"));
        assert_eq!(floor.room().tables[&1].chairs, seats, "{kind}");
    }
    let mixed = GameAbout {
        kind: Kind::Mix,
        mix: [Kind::Holdem, Kind::SuperStud].into(),
        ..GameAbout::default()
    };
    assert_eq!(mixed.chairs(), 6, "a mix has the seats of its smallest game");
}

/// WSOP 214.
#[test]
fn running_it_twice_allowed() {
    let mut floor = Floor::new(Book::Wsop);
    floor.all(&[
        "game 2-5 NLHE",
        "game 5-10 NLHE twice",
        "game 5-5 PLO time 7 twice",
        "game 1-2 NLHE",
    ]);
    let allowed: Vec<bool> = floor.view().games.iter().map(|game| game.about.run_twice).collect();
    assert_eq!(allowed, [false, true, true, false]);
    let usual = |game: &GameAbout| game.usually_runs_twice(dollars(1));
    let games: Vec<bool> = floor.room().games.values().map(|game| usual(&game.about)).collect();
    assert_eq!(games, [false, true, true, false], "what the book names");
    assert!(!usual(&GameAbout {
        kind: Kind::Stud,
        betting: Betting::Limit,
        ..GameAbout::default()
    }));
}

/// WSOP 2-5; TCH General 3.
#[test]
fn eligibility_at_sign_up() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["list 2-5 Anna", "seen Anna: card 4711, 21 and over"]);
    let seen = floor.view().players[0].seen.clone();
    assert_eq!(seen, Some((time("18:00"), "card 4711, 21 and over".into())));
    floor.later(300).all(&["off 2-5 Anna", "list 2-5 Anna"]);
    assert_eq!(floor.view().players[0].seen, seen, "known and not shown again");
}

/// WSOP 28.
#[test]
fn skills_and_proposition_players() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["list 2-5 Anna", "prop Anna"]);
    assert!(floor.view().players[0].house);
    let shown = serde_json::to_string(&wall(floor.room())).unwrap()
        + &serde_json::to_string(&phone(floor.room(), 1)).unwrap();
    assert!(!shown.contains("house") && shown.contains("Anna"), "told on request only");
}

/// HPT/LR/RRoP Proc 27; WSOP 81.
#[test]
fn guest_at_a_seat() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["seat 1 Anna", "note Anna: a guest behind the seat"]);
    assert_eq!(floor.view().players[0].note, "a guest behind the seat");
}

#[test]
fn the_wall_and_the_phone_show_the_place_and_the_call() {
    let mut floor = Floor::with(Book::Wsop, "2-5 NLHE");
    floor.all(&["list 2-5 Anna", "list 2-5 Bo", "call 2-5"]);
    let game = &wall(floor.room()).games[0];
    assert_eq!((game.name.as_str(), game.open_seats), ("2-5 NLHE", 9));
    let listed: Vec<(&str, Option<u32>)> =
        game.list.iter().map(|one| (one.name.as_str(), one.table)).collect();
    assert_eq!(listed, [("Anna", Some(1)), ("Bo", None)]);
    let place = |name: &str| phone(floor.room(), floor.player(name)).unwrap().waits[0].clone();
    assert_eq!((place("Bo").place, place("Bo").of, place("Bo").until), (2, 2, None));
    assert_eq!((place("Anna").table, place("Anna").until), (Some(1), Some(floor.now + 5 * MINUTE)));
    assert_eq!(phone(floor.room(), 99), None);
}
