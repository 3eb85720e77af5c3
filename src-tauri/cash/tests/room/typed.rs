//! What is typed: each verb, and lines that are none.

use super::*;
use shuffle_up_cash::room::typed::FORMS;

#[test]
fn every_form_can_be_typed() {
    for form in FORMS {
        let mut floor = Floor::new(Book::Roberts);
        floor.all(&[
            "game 2-5 NLHE time 7",
            "game 20-40 O8 kill",
            "open 4 2-5",
            "open 7 20-40",
            "open 8 2-5",
        ]);
        for name in ["Al", "Bo", "Cy"] {
            floor.typed(&format!("seat 4 {name} !")).unwrap();
        }
        floor.all(&["start 4", "list 2-5 Anna", "seat 7 Zoe"]);
        let before: &[&str] = match form.split(' ').next().unwrap() {
            "start" => &["seat 8 Ida !", "seat 8 Jo !"],
            "close" => &[],
            "game" | "open" => &[],
            "refund" => &["deposit Anna"],
            "unlock" => &["lock 8.2 Bea !"],
            "unseen" | "here" => &["call 2-5 8"],
            "came" => &["buy Bo 50 behind"],
            "stay" => &["change Bo"],
            "absent" => &["away Bo", "missed Bo"],
            "back" | "over" => &["away Bo"],
            "posted" => &["missed Bo"],
            "pick" => &["away Bo 1"],
            _ => &[],
        };
        floor.all(before);
        let name = match form.split(' ').next().unwrap() {
            "list" | "phone" | "lock" | "seat" | "over" => "Eve",
            "off" | "here" | "unseen" | "decline" | "deposit" | "refund" => "Anna",
            "unlock" => "Bea",
            "kill" => "Zoe",
            _ => "Bo",
        };
        let table = match form.split(' ').next().unwrap() {
            "open" => "9",
            "start" | "close" | "decline" | "move" => "8",
            "kill" => "7",
            _ => "4",
        };
        let seat = if form.starts_with("over") {
            "2"
        } else if form.starts_with("move") {
            "1"
        } else {
            "6"
        };
        let line = form
            .replace("apart NAME + NAME", "apart Bo + Cy")
            .replace("200-1000", "300-1000")
            .replace("NLHE 300", "PLO 300")
            .replace("OBJECTIONS", "1")
            .replace("TABLE.SEAT", &format!("{table}.{seat}"))
            .replace("TABLE", table)
            .replace("GAME", "2-5")
            .replace("NAME", name)
            .replace("AMOUNT", "150")
            .replace("MINUTES", "20")
            .replace("NUMBER", "8")
            .replace("SEAT", "5");
        floor.later(31);
        let done = floor.typed(&format!("{line} !"));
        if line.starts_with("phone") {
            assert!(done.unwrap_err().contains("cardroom-no-phone"));
        } else if line.starts_with("refuse") {
            assert!(done.unwrap_err().contains("cardroom-main-game"));
        } else if line.starts_with("limit") {
            done.unwrap();
        } else {
            done.unwrap_or_else(|refusal| panic!("{line}: {refusal}"));
        }
    }
}

#[test]
fn nobody_is_guessed() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    floor.all(&["list 2-5 Anna Berg", "list 2-5 Bo Berg"]);
    assert_eq!(floor.refused("off 2-5 berg"), "cash-which");
    assert_eq!(floor.refused("list 2-5 Anna"), "cardroom-known");
    floor.all(&["list 2-5 new Anna", "off 2-5 bo"]);
    assert_eq!(floor.list(1), names(&["Anna Berg", "Anna"]));
    assert_eq!(floor.refused("out Nobody"), "cardroom-nobody");
    assert_eq!(floor.refused("list 9-9 Anna"), "cardroom-no-such-game");
    floor.typed("game 2-5 PLO !").unwrap();
    assert_eq!(floor.refused("list 2-5 Cy"), "cardroom-which-game");
    floor.typed("list 2-5 plo Cy").unwrap();
    assert_eq!(floor.list(2), names(&["Cy"]));
    for nothing in ["", "!", "dance Anna", "seat", "seat 9 Anna", "call", "start x", "broke 1 Anna"]
    {
        assert!(floor.typed(nothing).is_err(), "{nothing}");
    }
}

#[test]
fn a_line_that_is_refused_changes_nothing() {
    let mut floor = Floor::with(Book::Roberts, "2-5 NLHE");
    let before = floor.log.clone();
    for line in ["seat 1 Anna 5", "pick Bo 3", "close 9", "time 1"] {
        assert!(floor.typed(line).is_err(), "{line}");
    }
    assert_eq!(floor.log, before);
}
