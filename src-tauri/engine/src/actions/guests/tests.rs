use super::*;
use crate::actions::entries::enter::{ComesAs, Enter};
use crate::actions::entries::withdraw::Withdraw;
use crate::actions::seating::draw::DrawSeats;
use crate::actions::setup::change::ChangeSetUp;
use crate::actions::tables::bench::Bench;
use crate::rulebook::setup::price::Price;
use crate::state::ledger::LedgerKind;
use crate::views::guests::{GuestsView, guests_view};
use crate::views::newcomer::newcomer_view;

fn said(name: &str) -> GuestSaid {
    GuestSaid { name: name.into(), ..GuestSaid::default() }
}

fn keep(guests: impl IntoIterator<Item = GuestSaid>) -> KeepGuests {
    KeepGuests { guests: guests.into_iter().collect() }
}

fn view(bench: &Bench) -> GuestsView {
    guests_view(bench.log.tournament(), "", 0, 50, bench.now())
}

/// Anna pays before the night and brings one, Bo may come, Cy does not.
fn expecting() -> Bench {
    let mut bench = Bench::registering();
    let anna = GuestSaid { plus: Some(1), paid: Some(Payment::Transfer), ..said("Anna Berg") };
    let bo = GuestSaid { answer: Some(GuestAnswer::Maybe), ..said("Bo Ek") };
    let cy = GuestSaid { answer: Some(GuestAnswer::NotComing), ..said("Cy Li") };
    bench.say(keep([anna, bo, cy])).unwrap();
    bench
}

fn come(bench: &mut Bench, guest: usize) {
    let command = view(bench).rows[guest].comes.clone().unwrap();
    bench.say(command).unwrap();
}

#[test]
fn the_list_says_who_comes_who_may_and_who_has_paid() {
    let bench = expecting();
    let GuestsView { says, rows, guests, .. } = view(&bench);
    assert_eq!((guests, says.english.as_ref()), (3, "2 coming, 1 maybe, 1 paid"));
    let said: Vec<String> = rows.iter().map(|row| format!("{}: {}", row.name, row.says)).collect();
    assert_eq!(
        said,
        [
            "Anna Berg: coming \u{b7} brings 1 \u{b7} paid $25, transfer",
            "Bo Ek: maybe",
            "Cy Li: not coming"
        ]
    );
    assert_eq!(bench.label(), "Guest list: Anna Berg, Bo Ek and Cy Li");
    assert_eq!(bench.log.tournament().counted_entries, 0, "nobody of the list has an entry");
    assert!(bench.log.tournament().ledger.is_empty(), "nor is there money of the event");
}

#[test]
fn the_draw_takes_who_came() {
    let mut bench = expecting();
    come(&mut bench, 1);
    bench.say(Enter { names: vec!["Dele Oyelaran".into()], ..Enter::default() }).unwrap();
    bench.say(DrawSeats {}).unwrap();
    let tournament = bench.log.tournament();
    assert_eq!((tournament.room.seated(), tournament.counted_entries), (2, 2));
    assert_eq!(view(&bench).says.english, "3 coming, 1 paid, 1 there");
}

#[test]
fn what_was_paid_before_the_night_is_the_entrys_own_line_at_the_price_of_that_day() {
    let mut bench = expecting();
    let mut setup = bench.log.tournament().setup.clone();
    setup.price = Price { prize: Money(4_000), ..setup.price };
    bench.say(ChangeSetUp { setup: Box::new(setup) }).unwrap();
    // By another means it stays at the price at which it was paid.
    bench
        .say(keep([GuestSaid { guest: 1, paid: Some(Payment::Card), ..GuestSaid::default() }]))
        .unwrap();
    come(&mut bench, 0);
    let line = *bench.log.tournament().ledger.last().unwrap();
    assert_eq!((line.kind, line.payment), (LedgerKind::Entry, Payment::Card));
    assert_eq!(line.price.total(), Money(2_500));
    // A guest who has not paid ahead pays today's price.
    come(&mut bench, 1);
    assert_eq!(bench.log.tournament().ledger.last().unwrap().price.prize, Money(4_000));
}

#[test]
fn a_guest_who_is_typed_by_name_or_known_by_number_is_the_guest_of_the_list() {
    let mut bench = expecting();
    let reading = bench.floor("n anna berg");
    assert!(reading.says.english.contains("$25, transfer"), "{}", reading.says.english);
    bench.say(keep([GuestSaid { listed: 7, ..said("Fay Moe") }])).unwrap();
    let names = ["anna berg", "Fay M. Moe"].map(String::from).to_vec();
    bench.say(Enter { names, listed: vec![0, 7], ..Enter::default() }).unwrap();
    let there: Vec<(String, bool)> =
        view(&bench).rows.into_iter().map(|row| (row.name, row.entry.is_some())).collect();
    assert!(there.contains(&("Anna Berg".into(), true)), "{there:?}");
    assert!(there.contains(&("Fay Moe".into(), true)), "{there:?}");
    // A name marked as somebody new matches no guest.
    let enter = Enter { names: vec!["Bo Ek".into()], somebody_new: vec![0], ..Enter::default() };
    bench.say(enter).unwrap();
    assert!(view(&bench).rows.iter().any(|row| row.name == "Bo Ek" && row.entry.is_none()));
}

#[test]
fn a_guest_is_offered_where_a_name_begins_like_the_guests() {
    let bench = expecting();
    let reading = bench.floor("n ann");
    assert!(reading.command.is_none(), "the program asks who is meant before it enters anybody");
    assert_eq!(reading.completions[0].insert, "n Anna Berg");
    assert!(bench.floor("n \"Ann\"").command.is_some());
    let asked = newcomer_view(bench.log.tournament(), "Ann", &[], bench.now());
    assert_eq!(asked.says.english, "Is \u{201c}Ann\u{201d} somebody of the guest list?");
    assert_eq!(asked.again[0].label.english, "Anna Berg");
    let whole = newcomer_view(bench.log.tournament(), "anna berg", &[], bench.now());
    assert!(whole.says.is_nothing(), "who is typed in full is the guest");
}

#[test]
fn somebody_who_is_brought_comes_without_a_name_and_once() {
    let mut bench = expecting();
    let brings = view(&bench).rows[0].brings.clone().unwrap();
    bench.say(brings.clone()).unwrap();
    assert_eq!(bench.label(), "Enter: Anna Berg +1");
    assert!(bench.log.tournament().is_unnamed(EntryId(1)));
    let row = view(&bench).rows[0].clone();
    assert_eq!((row.name.as_str(), row.still, row.brings), ("Anna Berg", 0, None));
    let again = bench.say(brings).unwrap_err();
    assert_eq!(again.named(), "NotNow guest-brings-nobody(name=Anna Berg)");
    // What was paid ahead was Anna's own.
    assert_eq!(bench.log.tournament().ledger.last().unwrap().payment, Payment::Cash);
    bench.say(Withdraw::before_a_hand(EntryId(1))).unwrap();
    assert_eq!(view(&bench).rows[0].still, 1, "an entry that is taken back is nobody's");
}

#[test]
fn a_list_that_is_pasted_again_changes_the_answers() {
    let mut bench = expecting();
    let bo = GuestSaid { answer: Some(GuestAnswer::Coming), ..said("bo ek") };
    bench.say(keep([bo, said("Dee Ro")])).unwrap();
    assert_eq!(view(&bench).says.english, "4 coming, 1 paid");
    assert_eq!(view(&bench).guests, 4);
    bench.undo();
    assert_eq!(view(&bench).says.english, "2 coming, 1 maybe, 1 paid");
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut bench = expecting();
    come(&mut bench, 0);
    for (why, command) in [
        ("BadValue guest-needs-a-name", keep([said(" ")])),
        ("BadValue guest-needs-a-name", keep([])),
        ("Unknown no-such-guest", keep([GuestSaid { guest: 9, ..said("Bo") }])),
        (
            "BadValue guest-brings-too-many(most=20)",
            keep([GuestSaid { plus: Some(21), ..said("Bo") }]),
        ),
        (
            "NotNow guest-has-come(name=Anna Berg)",
            keep([GuestSaid { paid: Some(Payment::Cash), ..said("Anna Berg") }]),
        ),
        (
            "Unknown no-such-buy-0",
            keep([GuestSaid { paid: Some(Payment::Cash), buy_in: 3, ..said("Bo") }]),
        ),
    ] {
        assert_eq!(bench.say(command).unwrap_err().named(), why);
    }
    let guests = vec![ComesAs { guest: 1, brought: false }];
    let again = Enter { names: vec!["Ann".into()], guests, ..Enter::default() };
    assert_eq!(bench.say(again).unwrap_err().named(), "NotNow guest-is-there(name=Anna Berg)");
    let many = (0..MOST_GUESTS).map(|number| said(&format!("Guest {number}")));
    assert_eq!(
        bench.say(keep(many)).unwrap_err().named(),
        "BadValue guest-list-is-full(most=1000)"
    );
}
