//! What is typed: one line, and nobody is guessed.

use super::*;
use shuffle_up_cash::said::{Paid, Share};
use shuffle_up_cash::typed::{FORMS, read};

fn read_in(kitchen: &Kitchen, line: &str) -> Result<Say, String> {
    read(kitchen.log.state(), line).map_err(|refusal| refusal.named())
}

#[test]
fn a_name_may_have_figures_and_the_amount_stands_last_or_before_the_way() {
    let mut kitchen = Kitchen::new();
    kitchen.typed("buy Player 2 100").unwrap();
    let new = |name: &str, amount, paid| Say::New {
        name: name.into(),
        listed: None,
        amount: Money(amount),
        paid,
    };
    assert_eq!(read_in(&kitchen, "buy Anna Berg 100"), Ok(new("Anna Berg", 10_000, None)));
    assert_eq!(
        read_in(&kitchen, "BUY Anna 73.5 OWED"),
        Ok(new("Anna", 7_350, Some(Paid::Owed {})))
    );
    let by = Some(Paid::By { player: 1 });
    assert_eq!(read_in(&kitchen, "buy Anna 100 by Player 2"), Ok(new("Anna", 10_000, by)));
    assert_eq!(
        read_in(&kitchen, "new Player 7 20 cash"),
        Ok(new("Player 7", 2_000, Some(Paid::Cash {})))
    );
    let share = Say::Share { how: Share::By { player: 1 } };
    assert_eq!(read_in(&kitchen, "share player"), Ok(share));
    for form in FORMS {
        let line = form.replace("NAME", "player").replace("AMOUNT", "10");
        let plays = form.starts_with("buy");
        assert_eq!(read_in(&kitchen, &line).is_err(), plays, "{line}");
    }
}

#[test]
fn an_amount_is_read_as_the_country_writes_it_and_never_guessed() {
    let german = About { locale: Some("de-DE".into()), ..euros() };
    for (about, typed, minor) in [
        (euros(), "1,250", Some(125_000)),
        (euros(), "1,250.5", Some(125_050)),
        (euros(), "73,50", Some(7_350)),
        (german.clone(), "1.250", Some(125_000)),
        (german.clone(), "1.250,50", Some(125_050)),
        (german.clone(), "73.50", Some(7_350)),
        (german, "1,250", Some(125)),
        (euros(), "73.505", None),
        (euros(), "0", None),
        (euros(), "-5", None),
        (euros(), "5e3", None),
        (euros(), "1.2.3", None),
        (euros(), "100000000.01", None),
        (euros(), "99999999999999999999999", None),
    ] {
        let mut kitchen = Kitchen::of(about);
        let said = kitchen.typed(&format!("buy Anna {typed}"));
        let bought = said.is_ok().then(|| kitchen.view().bought.0);
        assert_eq!(bought, minor, "{typed}");
        if let Err(refused) = said {
            assert!(refused.starts_with("BadValue cash-amount"), "{typed}: {refused}");
        }
    }
}

#[test]
fn a_name_that_could_be_two_people_asks() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna Berg 100", "buy Anna Cole 100"]);
    let which = "BadValue cash-which(names=[Anna Berg, Anna Cole])";
    assert_eq!(kitchen.typed("out anna 5"), Err(which.into()));
    assert_eq!(kitchen.typed("more anna 5"), Err(which.into()));
    let plays = "BadValue cash-plays-already(names=[Anna Berg, Anna Cole])";
    assert_eq!(kitchen.typed("buy anna 5"), Err(plays.into()));
    kitchen.typed("new Anna 5").unwrap();
    // The whole name is that player and nobody else.
    kitchen.all(&["buy anna 5", "more berg 5", "out cole 5"]);
    let view = kitchen.view();
    let bought: Vec<i64> = view.players.iter().map(|player| player.bought.0).collect();
    assert_eq!(bought, [10_500, 1_000, 10_000]);
    assert_eq!(kitchen.typed("new ANNA 5"), Err("BadValue cash-name-taken(name=ANNA)".into()));
    assert_eq!(kitchen.typed("out Zoe 5"), Err("Unknown cash-nobody(name=Zoe)".into()));
}

#[test]
fn what_is_no_line_is_refused_with_what_can_be_typed() {
    let mut kitchen = Kitchen::new();
    kitchen.typed("buy Anna 5").unwrap();
    let long = "buy ".to_string() + &"A".repeat(500);
    for line in
        ["", "buy", "sell Anna 5", "close now", "share", "out Anna 5 by Anna", "buy 100", &long]
    {
        let refused = kitchen.typed(line).unwrap_err();
        assert!(refused.starts_with("BadValue cash-not-understood"), "{line}: {refused}");
    }
    // Signs that fold to nothing are nobody else's name.
    kitchen.typed("buy !! 5").unwrap();
    kitchen.typed("buy ?? 5").unwrap();
    assert_eq!(kitchen.view().players.len(), 3);
}
