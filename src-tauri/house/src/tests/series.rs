//! A series over the house: said by its calls, kept in the file, worked out over the tournaments as they are.

use super::calls::called;
use super::papers::{fill, texts};
use super::quiet::Quiet;
use super::seasons::bust;
use crate::caller::Caller;
use crate::house::House;
use crate::office::Office;
use crate::papers::evening_page::page;
use crate::papers::{SheetKind, SheetPart, SheetWish};
use serde_json::{Value, json};
use shuffle_up_engine::actions::clock::jump::JumpTo;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::day::bag::{BagStacks, Bagged};
use shuffle_up_engine::actions::day::close::CloseDay;
use shuffle_up_engine::actions::day::end::EndDay;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::payouts::payouts;
use shuffle_up_engine::rules::prizes::places::everybody_left;
use shuffle_up_engine::rules::prizes::pool::pool;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::state::phase::Phase;
use shuffle_up_engine::views::prizes::prizes_view;
use shuffle_up_journal::{SeriesId, TournamentId};
use shuffle_up_paper::Paper;
use shuffle_up_words::Language;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

fn opened(folder: &Path) -> Arc<House> {
    House::new(Office::open(folder), folder.join("papers"), Arc::new(Quiet))
}

fn ask(house: &House, name: &str, with: Value) -> Value {
    called(house, &Caller::Desk, name, with).unwrap()
}

/// A flight of these players, one of whom has gone out.
fn flight(house: &House, names: [&str; 4]) -> TournamentId {
    let mut office = house.office();
    let names = names.map(String::from).to_vec();
    let enter = Enter { names, ..Enter::default() };
    let id = office.new_tournament(templates::t1000(), Some(enter)).unwrap();
    office.act(id, DrawSeats {}.into()).unwrap();
    office.act(id, StartClock {}.into()).unwrap();
    bust(&mut office, id, 4);
    id
}

#[test]
fn a_series_is_opened_added_to_undone_and_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let first = flight(&house, ["Anna", "Bo", "Cleo", "Dora"]);
    let second = flight(&house, ["Anna", "Eli", "Fay", "Gus"]);
    let number = ask(&house, "new_series", json!({ "name": " Spring  Open " }));
    assert_eq!(number, 1);
    let say = |say: Value| {
        called(&house, &Caller::Desk, "say_to_series", json!({ "number": 1, "say": say }))
    };
    for (tournament, flight) in [(first, 1), (second, 2)] {
        say(json!({ "type": "add", "tournament": tournament, "flight": flight, "day": 1 }))
            .unwrap();
    }
    let view = ask(&house, "series", json!({ "number": 1 }));
    assert_eq!((&view["name"], &view["entries"]), (&json!("Spring Open"), &json!(8)));
    // The list of players has one Anna, so that she is one person in both.
    assert_eq!(view["players"], 7);
    assert_eq!(view["flights"][0]["left"], 3);
    let refused = say(json!({ "type": "close", "tournament": first })).unwrap_err();
    assert_eq!(refused["key"], "series-not-bagged");
    for entry in 1..=3 {
        let bag =
            json!({ "type": "correct_bag", "tournament": first, "entry": entry, "chips": 1000 });
        say(bag).unwrap();
    }
    let closed = say(json!({ "type": "close", "tournament": first })).unwrap_err();
    assert_eq!(closed["key"], "series-bags-differ");
    say(json!({ "type": "close", "tournament": first, "why": "Nobody knows" })).unwrap();
    let going_on = ask(&house, "series_going_on", json!({ "number": 1 }));
    assert_eq!(going_on.as_array().unwrap().len(), 3);
    // A bust-out is struck later: that moves nothing by itself.
    house.office().undo(first, "desk").unwrap();
    let view = ask(&house, "series", json!({ "number": 1 }));
    assert_eq!(view["differences"].as_array().unwrap().len(), 1, "{}", view["differences"]);
    let strike = json!({ "number": 1, "line": view["undoable"], "restore": false });
    ask(&house, "strike_series_line", strike);
    let before = ask(&house, "series_lines", json!({ "number": 1 }));
    let places = json!({ "number": 1, "from": 0, "count": 100 });
    let rows = ask(&house, "series_places", places.clone());
    assert_eq!(rows["of"], 8);
    house.office().close();
    drop(house);

    let house = opened(folder.path());
    assert_eq!(ask(&house, "series_lines", json!({ "number": 1 })), before);
    assert_eq!(ask(&house, "series_places", places), rows);
    assert_eq!(ask(&house, "all_series", json!({}))[0]["tournaments"], json!([first, second]));
    ask(&house, "delete_series", json!({ "number": 1, "deleted": true }));
    assert_eq!(ask(&house, "all_series", json!({}))[0]["deleted"], true);
}

/// The log of a series lies among those of tournaments, and nobody gets at it as one.
#[test]
fn a_series_is_no_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    ask(&house, "new_series", json!({ "name": "Spring Open" }));
    assert_eq!(ask(&house, "house", Value::Null)["tournaments"], json!([]));
    let tournament = SeriesId(1).log();
    for (name, with) in [
        ("undo", json!({ "tournament": tournament })),
        ("delete_tournament", json!({ "tournament": tournament })),
        ("export_tournament", json!({ "tournament": tournament })),
        ("series", json!({ "number": 2 })),
        ("series", json!({ "number": u32::MAX })),
    ] {
        let refused = called(&house, &Caller::Desk, name, with).unwrap_err();
        let code = refused["code"].as_str().unwrap();
        assert!(["unknown", "no_such_tournament"].contains(&code), "{name}: {refused}");
    }
}

/// The limits of a series hold at the till of each of its flights, for whoever the house's list says it is.
#[test]
fn a_flight_takes_nobody_whom_the_series_keeps_out() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let first = flight(&house, ["Anna", "Bo", "Cleo", "Dora"]);
    let second = flight(&house, ["Eli", "Fay", "Gus", "Hal"]);
    let rules = json!({ "entries_over_all": 1 });
    ask(&house, "new_series", json!({ "name": "Spring Open", "rules": rules }));
    for (tournament, flight) in [(first, 1), (second, 2)] {
        let add = json!({ "type": "add", "tournament": tournament, "flight": flight, "day": 1 });
        ask(&house, "say_to_series", json!({ "number": 1, "say": add }));
    }
    let enter = |name: &str| {
        let enter = Enter { names: vec![name.into()], ..Enter::default() };
        house.office().act(second, enter.into()).map_err(|problem| problem.sentence.key)
    };
    assert_eq!(enter("Anna").unwrap_err(), "series-entries-used");
    enter("Ida").unwrap();
    assert_eq!(enter("Dora").unwrap_err(), "series-entries-used", "she is out, and had hers");
    // Off the list its rules hold for nobody.
    ask(&house, "delete_series", json!({ "number": 1, "deleted": true }));
    enter("Dora").unwrap();
}

/// Ends a flight, bags so many chips for each who is left, in bags numbered from the flight's hundred, and closes it.
fn bagged(house: &House, flight: TournamentId, chips: [u64; 3]) {
    let mut office = house.office();
    office.act(flight, EndDay {}.into()).unwrap();
    // By entry, since a draw seats them in any order.
    let left: BTreeSet<EntryId> =
        everybody_left(office.look(flight).unwrap().tournament()).collect();
    let bags = left.into_iter().zip(chips).map(|(entry, chips)| Bagged {
        entry,
        chips,
        number: format!("{}", flight.0 * 100 + entry.0),
    });
    let bags = bags.collect();
    office.act(flight, BagStacks { bags, again: false }.into()).unwrap();
    office.act(flight, CloseDay { why: "counted so".into() }.into()).unwrap();
    drop(office);
    let close = json!({ "type": "close", "tournament": flight, "why": "counted so" });
    ask(house, "say_to_series", json!({ "number": 1, "say": close }));
}

/// Two flights in bags: Anna has one in each, and Fay gives hers up. Day 2 has the best stack of each, once.
#[test]
fn day_two_is_drawn_from_the_bags_once_and_goes_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let first = flight(&house, ["Anna", "Bo", "Cleo", "Dora"]);
    let second = flight(&house, ["Anna", "Eli", "Fay", "Gus"]);
    let rules = json!({ "top_stacks_apart": true, "pool": { "guarantee": 100_000 } });
    ask(&house, "new_series", json!({ "name": "Spring Open", "rules": rules }));
    for (tournament, flight) in [(first, 1), (second, 2)] {
        let add = json!({ "type": "add", "tournament": tournament, "flight": flight, "day": 1 });
        ask(&house, "say_to_series", json!({ "number": 1, "say": add }));
    }
    let draw = || {
        let with = json!({ "number": 1, "name": "Spring Open, day 2" });
        called(&house, &Caller::Desk, "draw_series_day", with)
    };
    let next = || ask(&house, "series", json!({ "number": 1 }))["next_day"].clone();
    bagged(&house, first, [1_500, 900, 1_600]);
    assert_eq!(draw().unwrap_err()["key"], "series-next-day-close-first");
    bagged(&house, second, [2_500, 700, 800]);
    let fay = EntryId(3);
    let up = json!({ "type": "give_up", "tournament": second, "entry": fay });
    ask(&house, "say_to_series", json!({ "number": 1, "say": up }));
    let ready = next();
    assert_eq!((&ready["called"], &ready["players"]), (&json!(2), &json!(4)));
    assert_eq!((&ready["open"], &ready["why_not"]), (&Value::Null, &json!("")));

    let day_two: TournamentId = serde_json::from_value(draw().unwrap()).unwrap();
    assert_eq!(draw().unwrap(), json!(day_two), "a second press makes no second day");
    assert_eq!(next()["open"], json!(day_two));
    let rows = ask(&house, "house", Value::Null)["tournaments"].as_array().unwrap().len();
    assert_eq!(rows, 3);
    {
        let mut office = house.office();
        let log = office.look(day_two).unwrap();
        let tournament = log.tournament();
        let stacks: Vec<(&str, u64, &str)> = tournament
            .own_bags()
            .into_iter()
            .map(|(entry, bag)| {
                let chips = tournament.entries.get(&entry).unwrap().purchases[0].chips;
                (tournament.name(entry), chips, bag)
            })
            .collect();
        let of = |flight: TournamentId, entry: u32| (flight.0 * 100 + entry).to_string();
        let bags = [of(second, 1), of(first, 3), of(first, 2), of(second, 2)];
        let expected = [("Anna", 2_500, 0), ("Cleo", 1_600, 1), ("Bo", 900, 2), ("Eli", 700, 3)];
        let expected: Vec<(&str, u64, &str)> = expected
            .map(|(name, chips, bag): (_, _, usize)| (name, chips, bags[bag].as_str()))
            .into();
        assert_eq!(stacks, expected);
        assert_eq!(tournament.phase(), Phase::Drawn);
        assert!(tournament.setup.top_stacks_apart);
        // Of the guarantee Anna's stack of the first flight is paid the smallest prize.
        let smallest = *payouts(tournament).last().unwrap();
        assert_eq!(pool(tournament).total.plus(smallest), Money(100_000));
        assert_eq!(payouts(tournament).iter().copied().sum::<Money>(), pool(tournament).total);
    }
    let undoable = ask(&house, "series", json!({ "number": 1 }))["undoable"].clone();
    let strike = |restore: bool| {
        let strike = json!({ "number": 1, "line": undoable, "restore": restore });
        called(&house, &Caller::Desk, "strike_series_line", strike)
    };
    let deleted = || {
        let rows = ask(&house, "house", Value::Null)["tournaments"].clone();
        let row = rows.as_array().unwrap().iter().find(|row| row["id"] == json!(day_two)).cloned();
        row.is_none_or(|row| row["deleted"] == true)
    };
    strike(false).unwrap();
    assert!(deleted() && next()["open"] == Value::Null);
    strike(true).unwrap();
    assert!(!deleted());
    assert_eq!(draw().unwrap(), json!(day_two));
    strike(false).unwrap();
    assert_ne!(draw().unwrap(), json!(day_two));
    assert_eq!(strike(true).unwrap_err()["key"], "line-in-the-way");
}

/// The wall, a phone and the payout sheet of a flight tell of the whole series, and again once another flight has changed.
#[test]
fn a_flight_shows_its_series_wherever_it_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let first = flight(&house, ["Anna", "Bo", "Cleo", "Dora"]);
    let second = flight(&house, ["Anna", "Eli", "Fay", "Gus"]);
    let rules = json!({ "pool": { "guarantee": 100_000 } });
    ask(&house, "new_series", json!({ "name": "Spring Open", "rules": rules }));
    let alone = house.office().snapshot(first).unwrap();
    assert!(alone.log.tournament().of_series.is_none());
    for (tournament, flight) in [(first, 1), (second, 2)] {
        let add = json!({ "type": "add", "tournament": tournament, "flight": flight, "day": 1 });
        ask(&house, "say_to_series", json!({ "number": 1, "say": add }));
    }
    let seen = |query: Value| {
        let with = json!({ "tournament": first, "questions": [{ "query": query }] });
        ask(&house, "ask", with)[0]["answer"]["view"].clone()
    };
    let wall = seen(json!({ "type": "projector" }));
    assert_eq!(wall["series"]["entries"], 8, "{wall}");
    assert_eq!(
        (&wall["series"]["left"], &wall["figures"]["prize_pool"]),
        (&json!(6), &json!(100_000))
    );
    assert_eq!(wall["prizes"], json!([]), "the flight pays nobody itself");
    let mine = seen(json!({ "type": "my_seat", "entry": 1 }));
    assert_eq!(mine["series"]["stacks"].as_array().unwrap().len(), 2, "{mine}");
    let sheet =
        SheetWish { sheet: SheetKind::PayoutSheet, paper: Paper::A4, part: SheetPart::Whole };
    let refused = fill(&mut house.office(), first, &sheet).err().unwrap();
    assert_eq!(refused.sentence.key, "paper-series-pays");
    // The poster of a flight that pays nobody is refused for the same reason, and the page for those at home tells of all flights.
    let poster = SheetWish { sheet: SheetKind::PrizePoster, ..sheet };
    let refused = fill(&mut house.office(), first, &poster).err().unwrap();
    assert_eq!(refused.sentence.key, "paper-series-pays");
    let taken = house.office().snapshot(first).unwrap();
    let at_home = page(&[taken], Language::default(), "now");
    assert!(at_home.contains("Spring Open: 8 entries over all flights"), "{at_home}");
    let results = seen(json!({ "type": "results" }));
    assert!(results["rows"].as_array().unwrap().iter().all(|row| row["prize"] == 0), "{results}");
    bust(&mut house.office(), second, 3);
    assert_eq!(seen(json!({ "type": "projector" }))["series"]["left"], 5);
}

/// A flight that pays bands pays what they say, whatever the structure of its own set-up.
#[test]
fn a_flight_that_pays_by_itself_pays_what_the_series_says() {
    let folder = tempfile::tempdir().unwrap();
    let house = opened(folder.path());
    let first = flight(&house, ["Anna", "Bo", "Cleo", "Dora"]);
    let bands = json!({ "type": "bands", "bands": [{ "to": 4, "amount": 700 }] });
    let rules = json!({ "inside": bands });
    ask(&house, "new_series", json!({ "name": "Spring Open", "rules": rules }));
    let add = json!({ "type": "add", "tournament": first, "flight": 1, "day": 1 });
    ask(&house, "say_to_series", json!({ "number": 1, "say": add }));
    let mut office = house.office();
    let owed = |office: &mut Office| {
        let seen = office.snapshot(first).unwrap();
        let prizes = prizes_view(seen.log.tournament(), seen.now);
        prizes.rows.iter().flat_map(|row| &row.holders).map(|one| one.owed).collect::<Vec<_>>()
    };
    assert_eq!(owed(&mut office), [Money(700)]);
    let poster =
        SheetWish { sheet: SheetKind::PrizePoster, paper: Paper::A3, part: SheetPart::Whole };
    let words = texts(fill(&mut office, first, &poster).unwrap());
    let has = |text: &str| words.iter().any(|one| one.contains(text));
    assert!(has("Spring Open: 4 entries over all flights"), "{words:?}");
    office.act(first, JumpTo { stage: 8 }.into()).unwrap();
    let (entry, payment) = (EntryId(4), Payment::Cash);
    office.act(first, PayPrize { entry, payment, less_owed: false }.into()).unwrap();
    assert_eq!(owed(&mut office), [Money(0)]);
    let paid = &office.look(first).unwrap().tournament().prize_payments;
    assert_eq!(paid[0].amount, Money(700));
}
