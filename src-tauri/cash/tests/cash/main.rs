//! The cash game: single rules, payments against a brute force, random evenings, and what every version has written.

#![allow(clippy::expect_used, clippy::indexing_slicing, clippy::unwrap_used)]

mod evenings;
mod imports;
mod past;
mod settling;
mod typed;

use shuffle_up_cash::said::About;
use shuffle_up_cash::view::{CashView, SettleUp, view};
use shuffle_up_cash::{CashLog, Say};
use shuffle_up_engine::base::money::{Currency, Money};

/// A game as a test says it.
#[derive(Clone, Default)]
struct Kitchen {
    log: CashLog,
    minute: i64,
}

impl Kitchen {
    fn of(about: About) -> Self {
        let mut kitchen = Self::default();
        kitchen.say(Say::Open { about }).unwrap();
        kitchen
    }

    /// A game in euros where everybody pays into the box.
    fn new() -> Self {
        Self::of(euros())
    }

    /// A game in euros where all is settled in the end.
    fn on_paper() -> Self {
        Self::of(About { on_paper: true, ..euros() })
    }

    /// Says something, or gives the refusal with its key and arguments.
    fn say(&mut self, say: Say) -> Result<(), String> {
        self.minute += 1;
        let line = self.log.prepare(say, self.minute, 0, "desk");
        line.map(|line| self.log.commit(line)).map_err(|refusal| refusal.named())
    }

    fn typed(&mut self, line: &str) -> Result<(), String> {
        self.say(Say::Typed { line: line.into() })
    }

    fn all(&mut self, lines: &[&str]) {
        for line in lines {
            self.typed(line).unwrap();
        }
    }

    fn strike(&mut self, line: u32) {
        let strike = self.log.prepare_strike(line, 99, "tablet").unwrap();
        self.log.commit(strike);
    }

    fn view(&self) -> CashView {
        view(&self.log)
    }

    /// Each payment as "Anna > Bo 12.50".
    fn payments(&self) -> Vec<String> {
        let SettleUp::Pay { payments } = self.view().settle else {
            panic!("{:?}", self.view().settle)
        };
        let party = |party: &Option<shuffle_up_cash::view::CashParty>| {
            party.as_ref().map_or("box".into(), |party| party.name.clone())
        };
        let amount = |amount| euros().currency.plain(amount);
        payments
            .iter()
            .map(|one| format!("{} > {} {}", party(&one.from), party(&one.to), amount(one.amount)))
            .collect()
    }
}

fn euros() -> About {
    About {
        name: "Kitchen".into(),
        stakes: "1/2".into(),
        currency: Currency { code: "EUR".into(), decimals: 2 },
        ..About::default()
    }
}

/// Small whole numbers in an order that only the seed decides.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % most
    }
}

#[test]
fn the_view_says_each_result_the_box_and_what_is_on_the_table() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna 100", "buy Bo 50 owed", "buy Cy 80 by Anna", "out Bo 73.50 cash"]);
    let view = kitchen.view();
    assert_eq!((view.in_play, view.bought, view.cashed), (2, Money(23_000), Money(7_350)));
    assert_eq!((view.on_table, view.in_box), (Money(15_650), Money(10_650)));
    let of = |name: &str| view.players.iter().find(|player| player.name == name).unwrap();
    assert_eq!((of("Bo").net, of("Bo").open), (Money(2_350), Money(-5_000)));
    assert_eq!(of("Anna").open, Money(8_000), "she paid 80 more than her own chips");
    assert!(view.wrong.is_empty());
    assert_eq!(view.settle, SettleUp::Waits { players: vec!["Anna".into(), "Cy".into()] });
    let names: Vec<&str> = view.players.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Anna", "Cy", "Bo"], "those in play first");
    kitchen.all(&["out Anna 150 owed", "out Cy 6.50"]);
    assert_eq!(kitchen.payments(), ["box > Anna 100", "Bo > Anna 50", "Cy > Anna 80"]);
}

#[test]
fn what_does_not_balance_is_named_and_shared_as_it_is_said() {
    let mut kitchen = Kitchen::on_paper();
    kitchen.all(&["buy Anna 100", "buy Bo 100", "buy Cy 100", "out Anna 205", "out Bo 0"]);
    assert!(kitchen.view().wrong.is_empty(), "Cy has chips still");
    assert_eq!(
        kitchen.typed("share even"),
        Err("NotNow cash-still-in(names=[Cy])".into()),
        "nothing is shared before all are out"
    );
    kitchen.typed("out Cy 90").unwrap();
    assert_eq!(kitchen.view().wrong[0].english, "Chips for €5 are missing");
    let SettleUp::Differs { by, ways, .. } = kitchen.view().settle else { panic!() };
    assert_eq!((by, ways.len()), (Money(-500), 2));
    let refused = kitchen.typed("close").unwrap_err();
    assert!(refused.starts_with("NotNow cash-differs"), "{refused}");
    for (how, paid) in [
        ("share even", vec!["Bo > Anna 98.33", "Cy > Anna 8.34"]),
        ("share winners", vec!["Bo > Anna 100", "Cy > Anna 10"]),
        ("share cy", vec!["Bo > Anna 100", "Cy > Anna 5"]),
    ] {
        kitchen.typed(how).unwrap();
        assert_eq!(kitchen.payments(), paid, "{how}");
        assert!(kitchen.view().wrong.is_empty());
    }
    // What was said holds for the difference of then.
    kitchen.all(&["buy Bo 10", "out Bo 9"]);
    assert!(matches!(kitchen.view().settle, SettleUp::Differs { by: Money(-600), .. }));
}

#[test]
fn chips_that_nobody_bought_are_named_at_once() {
    let mut kitchen = Kitchen::on_paper();
    kitchen.all(&["buy Anna 100", "buy Bo 100", "out Bo 210"]);
    assert_eq!(kitchen.view().wrong[0].english, "Chips for €10 too many were cashed out");
    kitchen.typed("out Anna 0").unwrap();
    kitchen.typed("share winners").unwrap();
    assert_eq!(kitchen.payments(), ["Anna > Bo 100"]);
    kitchen.typed("close").unwrap();
    assert!(kitchen.view().closed);
    assert!(kitchen.typed("buy Anna 5").unwrap_err().starts_with("NotNow cash-is-closed"));
}

#[test]
fn a_share_of_the_difference_is_whole_units() {
    let mut kitchen = Kitchen::of(About { unit: Money(50), on_paper: true, ..euros() });
    kitchen.all(&[
        "buy Anna 10",
        "buy Bo 10",
        "buy Cy 10",
        "out Anna 20.50",
        "out Bo 10",
        "out Cy 0",
    ]);
    kitchen.typed("share even").unwrap();
    assert_eq!(kitchen.payments(), ["Cy > Anna 10"], "the one unit over is the first one's");
    let refused = kitchen.typed("buy Anna 10.25").unwrap_err();
    assert_eq!(refused, "BadValue cash-unit(unit=€0.50)");
}

#[test]
fn the_box_pays_no_more_than_it_holds() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna 100", "buy Bo 100 owed"]);
    assert_eq!(kitchen.typed("out Anna 150"), Err("NotNow cash-box-short(amount=€100)".into()));
    kitchen.all(&["out Anna 150 owed", "out Bo 50"]);
    assert_eq!(kitchen.payments(), ["box > Anna 50", "Bo > Anna 100"]);
}

#[test]
fn a_buy_in_struck_afterwards_leaves_the_box_short_and_it_says_so() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna 100", "more Anna 60", "out Anna 150"]);
    kitchen.strike(3);
    assert_eq!(kitchen.view().wrong[1].english, "The box paid out €50 more than came in");
}

#[test]
fn a_buy_in_that_a_cash_out_needs_is_struck_after_it() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna 100", "buy Bo 50", "out Anna 100"]);
    let refused = kitchen.log.prepare_strike(2, 99, "desk").unwrap_err();
    assert_eq!(refused.to_string(), "Line 4 needs this one. Strike line 4 first.");
    kitchen.strike(4);
    kitchen.strike(2);
    // Somebody else took the name meanwhile: nobody is two.
    kitchen.all(&["buy Anna 20"]);
    let refused = kitchen.log.prepare_restore(2, 99, "desk").unwrap_err();
    assert_eq!(refused.to_string(), "Line 7 does not go with this one. Strike line 7 first.");
}

#[test]
fn who_cashed_out_buys_in_again_before_cashing_out_again() {
    let mut kitchen = Kitchen::on_paper();
    kitchen.all(&["buy Anna 100", "out Anna 40"]);
    assert_eq!(kitchen.typed("out Anna 5"), Err("NotNow cash-is-out(name=Anna)".into()));
    kitchen.all(&["more Anna 20", "out Anna 0"]);
    let view = kitchen.view();
    assert_eq!((view.players[0].bought, view.players[0].cashed), (Money(12_000), Money(4_000)));
}

#[test]
fn a_line_that_is_struck_stays_and_says_who_and_when() {
    let mut kitchen = Kitchen::new();
    kitchen.all(&["buy Anna 100", "buy Bo 50"]);
    let before = kitchen.view();
    kitchen.strike(3);
    assert_eq!(kitchen.view().players.len(), 1);
    let lines = shuffle_up_cash::view::lines(&kitchen.log);
    assert_eq!(lines[0].says.english, "Bo buys chips for €50, paid into the box");
    let struck = lines[0].struck.as_ref().unwrap();
    assert_eq!((struck.at, struck.device.as_str()), (99, "tablet"));
    // The next player is not given the number of the one whose line was struck.
    kitchen.typed("buy Cy 20").unwrap();
    let restore = kitchen.log.prepare_restore(3, 100, "desk").unwrap();
    kitchen.log.commit(restore);
    let names: Vec<String> = kitchen.view().players.into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["Anna", "Bo", "Cy"]);
    kitchen.strike(5);
    assert_eq!(kitchen.view(), CashView { undoable: Some(3), ..before });
    for line in [0, 1, 4, 5, 9] {
        assert!(kitchen.log.prepare_strike(line, 1, "desk").is_err(), "{line}");
    }
    assert!(kitchen.log.prepare_restore(2, 1, "desk").is_err());
}

#[test]
fn a_game_needs_a_name_a_currency_and_a_smallest_amount() {
    let refused = |about: About| {
        CashLog::default().prepare(Say::Open { about }, 0, 0, "desk").unwrap_err().key.to_string()
    };
    assert_eq!(refused(About { name: " ".into(), ..euros() }), "cash-game-name");
    let currency = Currency { code: "euro".into(), decimals: 2 };
    assert_eq!(refused(About { currency, ..euros() }), "cash-currency");
    assert_eq!(refused(About { unit: Money(0), ..euros() }), "cash-smallest");
    let mut kitchen = Kitchen::new();
    assert_eq!(kitchen.say(Say::Open { about: euros() }), Err("NotNow cash-is-open".into()));
    let mut none = Kitchen::default();
    assert_eq!(none.typed("buy Anna 100"), Err("NotNow cash-open-first".into()));
}
