//! Tickets over the house: won in its satellites, used once in the event that they are for, whatever way somebody enters.

use super::calls::{called, paired};
use super::papers::texts;
use super::quiet::Quiet;
use super::seasons::bust;
use super::sleep::Fake;
use crate::caller::{Caller, Role};
use crate::house::House;
use crate::office::Office;
use crate::papers::{SheetKind, SheetPart, SheetWish, fill};
use crate::tournament_time::TournamentTime;
use serde_json::{Value, json};
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::withdraw::Withdraw;
use shuffle_up_engine::actions::prizes::win_seats::WinSeats;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::rulebook::prize_structure::{PrizeStructure, Shares};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rulebook::ticket_terms::TicketTerms;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::tickets::{paid_by_tickets, ticket_terms};
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_journal::TournamentId;
use shuffle_up_paper::Paper;
use std::collections::BTreeMap;
use std::sync::Arc;

const START: i64 = 1_800_000_000_000;

struct Room {
    house: Arc<House>,
    fake: Arc<Fake>,
    _folder: tempfile::TempDir,
}

impl Room {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let fake = Arc::new(Fake::at(START));
        let office = Office::open_at(folder.path(), TournamentTime::with(fake.clone()));
        let house = House::new(office, folder.path().join("papers"), Arc::new(Quiet));
        Self { house, fake, _folder: folder }
    }

    /// A satellite for this event, of which the first two of eight have won a seat.
    fn satellite(&self, event: &str, until: Option<i64>, names: [&str; 2]) -> TournamentId {
        let ticket = Some(TicketTerms { event: event.into(), until, first: None });
        let shares = Shares::Seats { value: Money(10_000), ticket };
        let prizes = PrizeStructure { shares, unit: Money::ZERO };
        let setup = SetUp {
            name: "Satellite".into(),
            late_registration_until: None,
            rebuy: None,
            prizes,
            ..templates::t1000()
        };
        let mut office = self.house.office();
        let losers = ["Cleo", "Dora", "Eli", "Fay", "Gus", "Hal"];
        let names = names.into_iter().chain(losers).map(String::from).collect();
        let id = office.new_tournament(setup, Some(Enter { names, ..Enter::default() })).unwrap();
        office.act(id, DrawSeats {}.into()).unwrap();
        office.act(id, StartClock {}.into()).unwrap();
        (3..=8).for_each(|entry| bust(&mut office, id, entry));
        office.act(id, WinSeats {}.into()).unwrap();
        id
    }

    fn event(&self, name: &str) -> TournamentId {
        self.event_at(name, templates::t1000().price.prize.0)
    }

    /// An event of this name and price, all of it for prizes.
    fn event_at(&self, name: &str, price: i64) -> TournamentId {
        let price = Price { prize: Money(price), ..Price::default() };
        let setup = SetUp { name: name.into(), price, ..templates::t1000() };
        self.house.office().new_tournament(setup, None).unwrap()
    }

    /// Enters somebody by what the floor line makes of this; answers with the key of a refusal.
    fn typed(&self, event: TournamentId, text: &str) -> Result<(), String> {
        let questions = json!([{ "query": { "type": "floor_line", "text": text } }]);
        let asked = json!({ "tournament": event, "questions": questions });
        let reading = called(&self.house, &Caller::Desk, "ask", asked).unwrap();
        let command = reading[0]["answer"]["view"]["command"].clone();
        assert!(command.is_object(), "{text}: {reading}");
        self.says(&Caller::Desk, event, command)
    }

    fn says(&self, caller: &Caller, event: TournamentId, command: Value) -> Result<(), String> {
        let seen = self.house.office().look(event).unwrap().revision();
        let with = json!({ "tournament": event, "command": command, "seen": seen });
        called(&self.house, caller, "act", with).map(|_| ()).map_err(|why| key(&why))
    }

    fn tickets(&self, tournament: TournamentId) -> Value {
        let with = json!({ "tournament": tournament });
        called(&self.house, &Caller::Desk, "tickets", with).unwrap()
    }
}

fn key(why: &Value) -> String {
    why["key"].as_str().unwrap_or_else(|| panic!("{why}")).to_string()
}

fn refused(key: &str) -> Result<(), String> {
    Err(key.into())
}

fn start(office: &mut Office, event: TournamentId) {
    office.act(event, DrawSeats {}.into()).unwrap();
    office.act(event, StartClock {}.into()).unwrap();
}

#[test]
fn one_ticket_is_used_once_and_undo_frees_it() {
    let room = Room::open();
    let satellite = room.satellite("Main Event", None, ["Anna", "Bo"]);
    let (main, late) = (room.event("Main Event"), room.event("main event"));
    assert_eq!(room.tickets(satellite)["out"], 2);
    assert_eq!(room.tickets(satellite)["owed"], 20_000);
    room.typed(main, "n Anna, ticket 1001").unwrap();
    let row = room.tickets(satellite)["rows"][0].clone();
    assert_eq!((&row["number"], &row["standing"]["type"]), (&json!(1_001), &json!("used")));
    assert_eq!(
        (&row["standing"]["event"], &row["standing"]["name"]),
        (&json!("Main Event"), &json!("Anna"))
    );
    assert_eq!(room.typed(late, "n Anna, ticket 1001"), refused("ticket-used-before-the-start"));
    room.house.office().undo(main, "desk").unwrap();
    room.typed(late, "n Anna, ticket 1001").unwrap();
    let redo = room.house.office().redo(main, "desk").unwrap_err();
    assert_eq!(redo.sentence.key, "ticket-used-before-the-start");
    // In force it stays the satellite's: its end cannot be taken back under it.
    let undo = room.house.office().undo(satellite, "desk").unwrap_err();
    assert_eq!(undo.sentence.key, "ticket-used-since");
    room.house.office().undo(late, "desk").unwrap();
    room.house.office().redo(main, "desk").unwrap();
    room.house.office().undo(main, "desk").unwrap();
    room.house.office().undo(satellite, "desk").unwrap();
    assert_eq!(room.typed(main, "n Anna, ticket 1001"), refused("ticket-unknown"));
}

#[test]
fn what_is_wrong_with_a_ticket_is_said() {
    let room = Room::open();
    let until = START + 3_600_000;
    room.satellite("Main Event", Some(until), ["Anna", "Bo"]);
    let (main, other) = (room.event("Main Event"), room.event("Sunday"));
    assert_eq!(room.typed(main, "n Anna, ticket 17"), refused("ticket-unknown"));
    assert_eq!(room.typed(main, "n Zoe, ticket 1001"), refused("ticket-of-somebody-else"));
    assert_eq!(room.typed(other, "n Anna, ticket 1001"), refused("ticket-for-another-event"));
    assert_eq!(room.typed(main, "n Zoe, ticket"), refused("ticket-needs-its-number"));
    // Another house's tickets are taken as they always were where no satellite here is for the event.
    room.typed(other, "n Zoe, ticket 17").unwrap();
    room.fake.pass(3_700_000, 0);
    assert_eq!(room.typed(main, "n Anna, ticket 1001"), refused("ticket-expired"));
    room.typed(main, "n Anna, cash").unwrap();
}

/// A satellite's seat of $100 against entries of other prices: the till, what is owed, and what the floor line says first.
#[test]
fn a_ticket_pays_what_it_is_worth() {
    let room = Room::open();
    room.satellite("Main Event", None, ["Anna", "Bo"]);
    let dear = room.event_at("Main Event", 25_000);
    let asks = |event: TournamentId, text: &str| {
        let questions = json!([{ "query": { "type": "floor_line", "text": text } }]);
        let with = json!({ "tournament": event, "questions": questions });
        let reply = called(&room.house, &Caller::Desk, "ask", with).unwrap();
        reply[0].clone()
    };
    let said = asks(dear, "n Anna, ticket");
    assert!(said.to_string().contains("ticket 1001"), "{said}");
    assert!(said.to_string().contains("the ticket pays $100, $150 is due"), "{said}");
    room.typed(dear, "n Anna, ticket").unwrap();
    let money = |event: TournamentId| {
        let mut office = room.house.office();
        let accounts = accounts(office.look(event).unwrap().tournament());
        assert_eq!(accounts.balance(), Money::ZERO);
        (accounts.ticket.0, accounts.owed.0, accounts.cash.0)
    };
    assert_eq!(money(dear), (10_000, 15_000, 0));
    let twice = json!({ "type": "settle", "entry": 1, "payment": "ticket", "note": "1001" });
    assert_eq!(room.says(&Caller::Desk, dear, twice), refused("a-ticket-pays-a-part"));
    room.typed(dear, "paid #1").unwrap();
    assert_eq!(money(dear), (10_000, 0, 15_000));
    // Taken back, both come back, and the ticket is free.
    room.house.office().act(dear, Withdraw::before_a_hand(EntryId(1)).into()).unwrap();
    assert_eq!(money(dear), (0, 0, 0));
    room.house.office().undo(dear, "desk").unwrap();
    // Paid later, and without a number: it is Bo's only one.
    room.typed(dear, "n Bo, unpaid").unwrap();
    room.typed(dear, "paid #2 ticket").unwrap();
    assert_eq!(money(dear), (20_000, 15_000, 15_000));
    let again = room.typed(dear, "n Zoe, ticket");
    assert_eq!(again, refused("ticket-needs-its-number"));
    // Worth more than the entry: it pays all of it, and the line says before what nobody gets back.
    room.satellite("Sunday", None, ["Anna", "Bo"]);
    let cheap = room.event_at("Sunday", 8_000);
    let said = asks(cheap, "n Anna, ticket 2001");
    assert!(said.to_string().contains("$20 more than this"), "{said}");
    room.typed(cheap, "n Anna, ticket 2001").unwrap();
    assert_eq!(money(cheap), (8_000, 0, 0));
}

#[test]
fn of_several_tickets_the_floor_line_asks_which() {
    let room = Room::open();
    room.satellite("Main Event", None, ["Anna", "Bo"]);
    room.satellite("Main Event", None, ["Anna", "Ida"]);
    let main = room.event("Main Event");
    let unsaid = json!({ "type": "enter", "names": ["Anna"], "payment": "ticket" });
    assert_eq!(room.says(&Caller::Desk, main, unsaid), refused("ticket-needs-its-number"));
    room.typed(main, "n Anna, unpaid").unwrap();
    let questions = json!([{ "query": { "type": "floor_line", "text": "paid #1 ticket" } }]);
    let with = json!({ "tournament": main, "questions": questions });
    let reading = called(&room.house, &Caller::Desk, "ask", with).unwrap()[0].to_string();
    assert!(reading.contains("Which one?"), "{reading}");
    for number in ["1001", "2001"] {
        assert!(reading.contains(&format!("paid #1, ticket {number}")), "{reading}");
    }
    room.typed(main, "paid #1, ticket 2001").unwrap();
    let mut office = room.house.office();
    let paid = paid_by_tickets(office.look(main).unwrap().tournament());
    assert_eq!(paid[0].note, "2001");
}

#[test]
fn every_way_of_entering_looks_at_the_ticket() {
    let room = Room::open();
    room.satellite("Main Event", None, ["Anna", "Bo"]);
    let main = room.event("Main Event");
    let enter = |name: &str, number: &str| json!({ "type": "enter", "names": [name], "payment": "ticket", "notes": [number] });
    let unknown = refused("ticket-unknown");
    for role in [Role::Registration, Role::Host, Role::Director] {
        let device = paired(role, main);
        assert_eq!(room.says(&device, main, enter("Ida", "9")), unknown, "{role:?}");
    }
    // A list with several, of whom one has no ticket of the house.
    let several = json!({
        "type": "enter", "names": ["Ida", "Anna"], "payments": ["cash", "ticket"], "notes": ["", "9"],
    });
    assert_eq!(room.says(&Caller::Desk, main, several), unknown);
    // Paid later, and a number that is noted later.
    room.typed(main, "n Ida, unpaid").unwrap();
    let settle = json!({ "type": "settle", "entry": 1, "payment": "ticket", "note": "9" });
    assert_eq!(room.says(&Caller::Desk, main, settle), unknown);
    let note = json!({ "type": "note_payment", "entry": 1, "note": "9", "by": "" });
    room.says(&Caller::Desk, main, note).unwrap();
    let settle = json!({ "type": "settle", "entry": 1, "payment": "ticket" });
    assert_eq!(room.says(&Caller::Desk, main, settle), unknown);
    // A tournament that is opened with players in it.
    let mut setup = serde_json::to_value(templates::t1000()).unwrap();
    setup["name"] = "Main Event".into();
    let with = |name: &str, number: &str| {
        let enter = json!({ "names": [name], "payment": "ticket", "notes": [number] });
        let with = json!({ "setup": setup, "enter": enter });
        called(&room.house, &Caller::Desk, "new_tournament", with)
    };
    assert_eq!(key(&with("Anna", "9").unwrap_err()), "ticket-unknown");
    with("Anna", "1001").unwrap();
    assert_eq!(
        room.says(&Caller::Desk, main, enter("Anna", "1001")),
        refused("ticket-used-before-the-start")
    );
    // A guest who checked in, and a correction.
    let change = json!({ "change": { "type": "check_in", "on": true } });
    called(&room.house, &Caller::Desk, "change_network", change).unwrap();
    let phone = Caller::Anybody(None, Some([192, 168, 1, 9].into()));
    let says = json!({ "tournament": main, "name": "ticket 9", "secret": "the secret of a phone" });
    called(&room.house, &phone, "check_in", says).unwrap();
    let seen = room.house.office().look(main).unwrap().revision();
    let let_in = json!({ "tournament": main, "id": 1, "payment": "cash", "seen": seen });
    let why = called(&room.house, &Caller::Desk, "let_in", let_in).unwrap_err();
    assert_eq!(key(&why), "ticket-unknown");
    let insert = json!({ "after": 1, "command": enter("Zoe", "1002") });
    let correction =
        json!({ "strike": [], "restore": [], "insert": insert, "strike_dependent": false });
    let with = json!({ "tournament": main, "correction": correction, "seen": seen });
    let why = called(&room.house, &Caller::Desk, "correct", with).unwrap_err();
    assert_eq!(key(&why), "ticket-of-somebody-else", "{why}");
}

/// The code of a ticket, where a name is typed and on the floor line.
#[test]
fn a_scanned_ticket_enters_its_winner() {
    let room = Room::open();
    room.satellite("Main Event", None, ["Anna", "Bo"]);
    let main = room.event("Main Event");
    let enter = json!({ "type": "enter", "names": ["ticket 1002"], "payment": "cash" });
    room.says(&paired(Role::Registration, main), main, enter).unwrap();
    room.typed(main, "ticket 1001").unwrap();
    let mut office = room.house.office();
    let there = office.look(main).unwrap().tournament();
    let names: Vec<&str> = there.players.values().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Bo", "Anna"], "in the order of their entries");
    let notes: Vec<String> = paid_by_tickets(there).into_iter().map(|paid| paid.note).collect();
    assert_eq!(notes, ["1002", "1001"]);
}

/// TCH 7e: the winner chooses the flight, until it starts.
#[test]
fn a_ticket_for_a_series_is_good_in_any_flight_until_the_chosen_one_starts() {
    let room = Room::open();
    room.satellite("Spring Open", None, ["Anna", "Bo"]);
    let flights = [room.event("Flight A"), room.event("Flight B")];
    assert_eq!(room.typed(flights[0], "n Anna, ticket 1001"), refused("ticket-for-another-event"));
    called(&room.house, &Caller::Desk, "new_series", json!({ "name": "Spring Open" })).unwrap();
    for (flight, tournament) in (1..).zip(flights) {
        let say = json!({ "type": "add", "tournament": tournament, "flight": flight, "day": 1 });
        called(&room.house, &Caller::Desk, "say_to_series", json!({ "number": 1, "say": say }))
            .unwrap();
    }
    for name in ["Ida", "Zoe", "Max"] {
        room.typed(flights[0], &format!("n {name}")).unwrap();
    }
    room.typed(flights[0], "n Anna, ticket 1001").unwrap();
    room.typed(flights[0], "n Bo, ticket 1002").unwrap();
    let changes = room.typed(flights[1], "n Anna, ticket 1001");
    assert_eq!(changes, refused("ticket-used-before-the-start"));
    let take_back = |entry: u32| {
        let withdraw = Withdraw::before_a_hand(EntryId(entry));
        room.house.office().act(flights[0], withdraw.into()).unwrap();
    };
    take_back(4);
    room.typed(flights[1], "n Anna, ticket 1001").unwrap();
    room.fake.pass(60_000, 0);
    start(&mut room.house.office(), flights[0]);
    assert_eq!(room.typed(flights[1], "n Bo, ticket 1002"), refused("ticket-used"));
    // A director's exception after the start gives the entry back, and the ticket stays that flight's.
    room.fake.pass(60_000, 0);
    let exception = Withdraw { exception: "Ill".into(), ..Withdraw::before_a_hand(EntryId(5)) };
    room.house.office().act(flights[0], exception.into()).unwrap();
    assert_eq!(room.typed(flights[1], "n Bo, ticket 1002"), refused("ticket-chose-a-flight"));
}

#[test]
fn every_satellite_has_numbers_of_its_own() {
    let room = Room::open();
    let satellites = [
        room.satellite("Main Event", None, ["Anna", "Bo"]),
        room.satellite("Main Event", None, ["Ida", "Jo"]),
    ];
    let mut office = room.house.office();
    let first =
        satellites.map(|id| ticket_terms(office.look(id).unwrap().tournament()).unwrap().1.first);
    assert_eq!(first, [Some(1_001), Some(2_001)]);
    // A template has the number of the satellite that it was made of.
    let again = office.look(satellites[0]).unwrap().tournament().setup.clone();
    let third = office.new_tournament(again, None).unwrap();
    let first = ticket_terms(office.look(third).unwrap().tournament()).unwrap().1.first;
    assert_eq!(first, Some(3_001));
    drop(office);
    let main = room.event("Main Event");
    room.typed(main, "n Jo, ticket 2002").unwrap();
    assert_eq!(room.tickets(main)["rows"].as_array().unwrap().len(), 4);
    // Deleted, an event has used nothing.
    room.house.office().delete(main, true).unwrap();
    assert_eq!(room.tickets(satellites[1])["out"], 2);
    let again = room.event("Main Event");
    room.typed(again, "n Jo, ticket 2002").unwrap();
    let back = room.house.office().delete(main, false).unwrap_err();
    assert_eq!(back.sentence.key, "ticket-used-since");
    room.house.office().undo(again, "desk").unwrap();
    room.house.office().delete(main, false).unwrap();
}

/// Random sales, cancellations, undos and redos over three events: no ticket ever pays for two entries that stand.
#[test]
fn no_ticket_is_used_twice_whatever_is_sold_and_undone() {
    let mut chance = 7_u64;
    let mut below = move |most: u64| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (chance >> 33) % most
    };
    let (mut taken, mut stopped) = (0, 0);
    for _ in 0..12 {
        let room = Room::open();
        room.satellite("Main Event", None, ["Anna", "Bo"]);
        let events = ["Main Event", "Main Event", "Sunday"].map(|name| room.event(name));
        for _ in 0..60 {
            let event = events[below(3) as usize];
            let mut office = room.house.office();
            let done = match below(5) {
                0 | 1 => {
                    let (name, number) = [("Anna", "1001"), ("Bo", "1002")][below(2) as usize];
                    let enter = Enter {
                        names: vec![name.into()],
                        payment: Payment::Ticket,
                        notes: vec![number.into()],
                        ..Enter::default()
                    };
                    office.act(event, enter.into())
                }
                2 => {
                    let entry = EntryId(1 + below(6) as u32);
                    office.act(event, Withdraw::before_a_hand(entry).into())
                }
                3 => office.undo(event, "desk"),
                _ => office.redo(event, "desk"),
            };
            match done {
                Ok(_) => taken += 1,
                Err(_) => stopped += 1,
            }
            let mut used: BTreeMap<String, u32> = BTreeMap::new();
            for event in events {
                // Undone to its first line, a tournament has nothing to look at.
                let Ok(log) = office.look(event) else { continue };
                for paid in paid_by_tickets(log.tournament()) {
                    *used.entry(paid.note).or_default() += u32::from(paid.returned.is_none());
                }
            }
            assert!(used.values().all(|times| *times <= 1), "{used:?}");
        }
    }
    assert!(taken > 100 && stopped > 100, "{taken} {stopped}");
}

#[test]
fn tickets_are_printed_with_their_code_and_owed_in_the_cash_report() {
    let room = Room::open();
    let satellite = room.satellite("Main Event", None, ["Anna", "Bo"]);
    let page = |sheet: SheetKind| {
        let mut office = room.house.office();
        let mut taken = office.snapshot(satellite).unwrap();
        taken.tickets = office.tickets(satellite);
        let wish = SheetWish { sheet, paper: Paper::A4, part: SheetPart::Whole };
        fill(&taken, &[], &wish).unwrap()
    };
    // Two codes, and each is another one.
    let tickets = page(SheetKind::Tickets).preview(0).page;
    let drawn =
        tickets.split("<path transform=").skip(1).filter_map(|part| part.split(" d=").nth(1));
    let codes: Vec<&str> = drawn.filter_map(|part| part.split('"').nth(1)).collect();
    assert_eq!(codes.len(), 2);
    assert_ne!(codes[0], codes[1]);
    let words = texts(page(SheetKind::Tickets));
    let has = |text: &str| words.iter().any(|one| one.contains(text));
    assert!(has("Ticket 1001") && has("Anna") && has("One entry: Main Event"), "{words:?}");
    assert!(has("$100"), "{words:?}");
    let main = room.event("Main Event");
    let owed = |says: &str| texts(page(SheetKind::CashReport)).iter().any(|one| one == says);
    assert!(owed("2 tickets are out: entries worth $200 are owed."));
    room.typed(main, "n Anna, ticket 1001").unwrap();
    assert!(owed("1 ticket is out: an entry worth $100 is owed."));
    room.typed(main, "n Bo, ticket 1002").unwrap();
    let none = room.tickets(satellite);
    assert_eq!((&none["out"], &none["owed"]), (&json!(0), &json!(0)));
}
