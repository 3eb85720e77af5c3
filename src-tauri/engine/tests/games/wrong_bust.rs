//! A wrong bust found after moves, breaks and a redraw: it was somebody else, or nobody; and wrong rebuys, moves and seats.
//! What people did since stays done.

use crate::support::{Desk, MINUTE, bust};
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder};
use shuffle_up_engine::actions::floor::wrong_bust::{BackIn, CorrectBust};
use shuffle_up_engine::actions::hand_for_hand::announce::{GoHandForHand, Until};
use shuffle_up_engine::actions::hand_for_hand::deal::DealTogether;
use shuffle_up_engine::actions::hand_for_hand::finish_tables::FinishTables;
use shuffle_up_engine::actions::prizes::assign_bounty::AssignBounty;
use shuffle_up_engine::actions::prizes::deal::MakeDeal;
use shuffle_up_engine::actions::prizes::pay_prize::PayPrize;
use shuffle_up_engine::actions::seating::redraw::Redraw;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::base::ids::{EntryId, Seat, TableNumber};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::log::Correction;
use shuffle_up_engine::log::floor_corrections::floor_corrections;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::rules::prizes::accounts::accounts;
use shuffle_up_engine::rules::prizes::bounties::won;
use shuffle_up_engine::rules::prizes::paid_too_much::paid_too_much;
use shuffle_up_engine::state::deal::{Counted, DealKind};
use shuffle_up_engine::state::entry::Standing;
use shuffle_up_engine::state::ledger::Payment;
use shuffle_up_engine::views::correction::correction_view;
use shuffle_up_engine::views::log::log_view;
use shuffle_up_engine::views::moves::moves_under_way;
use shuffle_up_engine::views::prizes::standings;
use std::collections::BTreeMap;

fn strike(line: u32) -> Correction {
    Correction { strike: vec![line], ..Correction::default() }
}

/// The seats of all but these.
fn seats(desk: &Desk, but: &[EntryId]) -> BTreeMap<EntryId, Seat> {
    let others = desk.seated().into_iter().filter(|entry| !but.contains(entry));
    others.map(|entry| (entry, desk.tournament().seat_of(entry).unwrap())).collect()
}

fn place(desk: &Desk, entry: EntryId) -> Option<u32> {
    standings(desk.tournament()).rows.iter().find(|row| row.entry == entry).map(|row| row.place)
}

fn tables(desk: &Desk) -> Vec<TableNumber> {
    desk.tournament().room.tables().map(|(number, _)| number).collect()
}

/// Twenty-seven at three tables; one of them busted wrongly, then as many more as make two tables break and the last nine draw
/// their seats anew. Who was said to be out, that line, and somebody of the same table who is still in.
fn played_on() -> (Desk, EntryId, u32, EntryId) {
    let mut desk = Desk::playing(templates::t1000(), 27, 11);
    let said = desk.at(2, 4);
    desk.bust(said);
    let line = desk.log.revision();
    desk.follow_advice().unwrap();
    for turn in 0..17 {
        desk.now += MINUTE;
        let seated = desk.seated();
        desk.bust(seated[(turn * 5) % seated.len()]);
        desk.follow_advice().unwrap();
    }
    assert_eq!(tables(&desk).len(), 1);
    desk.must(Redraw { tables: 1 });
    let meant = desk.seated()[3];
    (desk, said, line, meant)
}

#[test]
fn it_was_somebody_else_and_the_room_stays_as_it_is() {
    let (mut desk, said, line, out) = played_on();
    let (before, open) = (desk.tournament().clone(), tables(&desk));
    let others = seats(&desk, &[said, out]);
    // To strike the bust would send people back to where they do not sit.
    let struck = correction_view(&desk.log, &strike(line));
    assert!(
        struck.depend_total > 0 && struck.says.english.contains("un-broken"),
        "{}",
        struck.says
    );
    desk.must(CorrectBust { recorded: said, out });
    assert_eq!(desk.tournament().seat_of(said), before.seat_of(out));
    assert_eq!((place(&desk, out), place(&desk, said)), (Some(27), None));
    assert_eq!((seats(&desk, &[said, out]), tables(&desk)), (others, open));
    assert_eq!(desk.tournament().left(), before.left());
    let name = |entry| before.name(entry).to_string();
    let label = desk.log.label(desk.log.revision()).unwrap().to_string();
    let seat = before.seat_said(before.seat_of(out).unwrap());
    let says = format!("{} was out, not {}, who sits at {seat}", name(out), name(said));
    assert_eq!(label, format!("Somebody else: {says}"));
    desk.undo().unwrap();
    assert_eq!(*desk.tournament(), before);
    desk.redo().unwrap();
    // A correction of the correction: it was somebody else again.
    let third = desk.seated().into_iter().find(|entry| *entry != said).unwrap();
    desk.must(CorrectBust { recorded: out, out: third });
    assert_eq!((place(&desk, third), place(&desk, out)), (Some(27), None));
    // The bust itself can then only be struck with what stands on it.
    let struck = correction_view(&desk.log, &strike(line));
    assert!(struck.depend_total >= 2);
}

#[test]
fn back_in_here_is_a_seat_that_is_open_now_and_every_place_follows() {
    let (mut desk, said, _, _) = played_on();
    let last = standings(desk.tournament()).rows[0].entry;
    let before = desk.tournament().clone();
    let others = seats(&desk, &[said]);
    assert_eq!((place(&desk, last), place(&desk, said)), (Some(10), Some(27)));
    desk.must(BackIn { entry: said });
    let seat = desk.tournament().seat_of(said).expect("a seat");
    assert_eq!(before.room.at(seat), None);
    assert_eq!(seats(&desk, &[said]), others);
    assert_eq!(desk.tournament().chips_in_play, before.chips_in_play);
    assert_eq!((place(&desk, last), place(&desk, said)), (Some(11), None));
    let label = desk.log.label(desk.log.revision()).unwrap().to_string();
    assert!(label.starts_with("Back in: ") && label.contains(" \u{2192} table "), "{label}");
    desk.undo().unwrap();
    assert_eq!(*desk.tournament(), before);
}

#[test]
fn what_was_paid_for_a_place_that_is_another_is_to_come_back() {
    let mut desk = Desk::playing(templates::t1000(), 9, 3);
    desk.now += 400 * MINUTE;
    while desk.tournament().left() > 2 {
        let seated = desk.seated();
        desk.bust(seated[0]);
    }
    let third = standings(desk.tournament()).rows[0].entry;
    desk.must(PayPrize { entry: third, payment: Payment::Cash, less_owed: false });
    assert_eq!(paid_too_much(desk.tournament()), []);
    let out = desk.seated()[0];
    desk.must(CorrectBust { recorded: third, out });
    let owed = paid_too_much(desk.tournament());
    assert_eq!(owed.len(), 1);
    assert!(owed[0].entry == third && owed[0].says.english.contains("still in"), "{:?}", owed[0]);
    assert_eq!(accounts(desk.tournament()).balance(), Money::ZERO);
}

#[test]
fn the_last_hand_of_all_was_lost_by_the_other() {
    let mut desk = Desk::playing(templates::t1000(), 2, 3);
    let [said, out] = desk.seated()[..] else { panic!("two sit there") };
    desk.bust(said);
    desk.must(CorrectBust { recorded: said, out });
    assert_eq!((place(&desk, said), place(&desk, out)), (Some(1), Some(2)));
    // Nobody was out at all: the two play on.
    desk.must(BackIn { entry: out });
    assert_eq!(desk.tournament().left(), 2);
}

#[test]
fn the_bounty_follows_and_so_does_what_was_won_since() {
    let setup =
        templates::all().into_iter().find(|template| template.id == "bounty").unwrap().setup;
    let mut desk = Desk::playing(setup, 8, 5);
    let p = desk.seated();
    let out_by =
        |out: EntryId, by: EntryId| Bust { by: Some(by), ..bust(&[out], HandOrder::Equal) };
    // The table heard "p0 by p1"; it was p1 whom p0 busted, and p0 who busted p2.
    desk.must(out_by(p[0], p[1]));
    desk.must(out_by(p[2], p[1]));
    assert_eq!(won(desk.tournament())[&p[1]].0, 2);
    let collected = |desk: &Desk| {
        let view = shuffle_up_engine::views::bounties::bounties_view(desk.tournament(), desk.now);
        let view = view.unwrap();
        (view.won, view.on_heads)
    };
    let before = collected(&desk);
    desk.must(CorrectBust { recorded: p[0], out: p[1] });
    assert_eq!(won(desk.tournament())[&p[0]].0, 2);
    assert!(!won(desk.tournament()).contains_key(&p[1]));
    assert_eq!(collected(&desk), before);
    // Somebody else busted p1: only who wins it changes.
    let said = desk.tournament().clone();
    let line = format!("bounty #{} by #{}", p[1], p[4]);
    let reading = read(&desk.log, &line, desk.now);
    desk.must(reading.command.expect("a command"));
    assert_eq!((won(desk.tournament())[&p[4]].0, won(desk.tournament())[&p[0]].0), (1, 1));
    assert_eq!(desk.tournament().room, said.room);
    // Nobody busted p1: the bounty is on the head again.
    desk.must(BackIn { entry: p[1] });
    assert!(!won(desk.tournament()).contains_key(&p[4]));
    assert_eq!(collected(&desk).1, before.1.plus(said.bounties.last().unwrap().amount));
}

/// A rebuy at the seat belongs to no bust-out: who won that bounty stays who won it.
#[test]
fn what_was_won_before_that_hand_stays_won() {
    let mut setup =
        templates::all().into_iter().find(|template| template.id == "bounty").unwrap().setup;
    let rebuys = templates::all().into_iter().find(|template| template.setup.rebuy.is_some());
    setup.rebuy = rebuys.unwrap().setup.rebuy;
    let mut desk = Desk::playing(setup, 8, 5);
    let p = desk.seated();
    desk.must(Rebuy { entry: p[0], last_hand: false, payment: Payment::Cash });
    desk.must(AssignBounty { of: p[0], turn: 0, by: vec![p[1]] });
    desk.must(Bust { by: Some(p[1]), ..bust(&[p[0]], HandOrder::Equal) });
    desk.must(CorrectBust { recorded: p[0], out: p[1] });
    // The first was won by the one who is out now, before that hand; the second by the one who is in.
    assert_eq!(won(desk.tournament())[&p[1]].0, 1);
}

/// TCH P8a: the players of different tables share by their rank at the table, and whoever stood second there is first
/// once the first was not out.
#[test]
fn who_stood_second_at_a_table_shares_once_the_first_is_back_in() {
    let mut desk = Desk::playing(templates::t1000(), 19, 4);
    desk.must(GoHandForHand { until: Until::Left { players: 10 }, pace: None });
    let [first, second, other] = [desk.at(1, 2), desk.at(1, 3), desk.at(2, 2)];
    desk.must(bust(&[first, second], HandOrder::AsListed));
    desk.bust(other);
    desk.must(FinishTables { tables: desk.tournament().playing_the_hand(), done: true });
    desk.must(DealTogether {});
    let places = |desk: &Desk| [first, second, other].map(|entry| place(desk, entry));
    assert_eq!(places(&desk), [Some(17), Some(19), Some(17)]);
    desk.must(BackIn { entry: first });
    assert_eq!(places(&desk), [None, Some(18), Some(18)]);
}

#[test]
fn a_director_is_told_why_it_cannot_be_put_right_so() {
    let (mut desk, said, line, out) = played_on();
    let refused =
        |desk: &mut Desk, said, out| desk.refused(CorrectBust { recorded: said, out }).named();
    assert_eq!(refused(&mut desk, said, said), "BadValue name-who-was-out-instead(name=Player 16)");
    assert_eq!(refused(&mut desk, out, said), "NotNow not-out(name=Player 22)");
    let gone = standings(desk.tournament()).rows[0].entry;
    assert_eq!(refused(&mut desk, said, gone), "NotNow out-already-other-hand(name=Player 24)");
    assert!(desk.log.numbered(line).is_some());
}

#[test]
fn a_hand_that_is_being_played_a_deal_and_a_winner_who_is_paid_come_first() {
    let mut desk = Desk::playing(templates::t1000(), 19, 4);
    let (before, on_it) = (desk.at(1, 2), desk.at(1, 3));
    desk.bust(before);
    desk.must(GoHandForHand { until: Until::Left { players: 16 }, pace: None });
    desk.bust(on_it);
    assert_eq!(desk.refused(BackIn { entry: on_it }).named(), "NotNow tables-still-hand-undo");
    desk.must(BackIn { entry: before });

    let mut desk = Desk::playing(templates::t1000(), 6, 4);
    desk.now += 400 * MINUTE;
    let p = desk.seated();
    (0..3).for_each(|at| desk.bust(p[at]));
    let stacks =
        p[3..].iter().map(|entry| Counted { entry: *entry, chips: 2_000 }).collect::<Vec<_>>();
    let kind = DealKind::Even;
    desk.must(MakeDeal {
        kind,
        stacks,
        left: Money::ZERO,
        as_counted: true,
        unit: Money::ZERO,
        shares: Vec::new(),
    });
    assert_eq!(desk.refused(BackIn { entry: p[0] }).named(), "NotNow deal-made-these-places");
    desk.undo().unwrap();
    (3..5).for_each(|at| desk.bust(p[at]));
    desk.must(PayPrize { entry: p[5], payment: Payment::Cash, less_owed: false });
    let paid = desk.refused(CorrectBust { recorded: p[0], out: p[5] }).named();
    assert_eq!(paid, "NotNow tournament-over-winner-paid");
}

#[test]
fn a_full_room_has_no_seat_to_come_back_to() {
    let mut desk = Desk::playing(templates::t1000(), 10, 2);
    let entry = desk.at(1, 4);
    desk.bust(entry);
    desk.must(shuffle_up_engine::actions::seating::block_seat::BlockSeat {
        seat: Seat::new(1, 4),
        blocked: true,
    });
    assert_eq!(desk.refused(BackIn { entry }).named(), "NoRoom no-seat-open-open");
}

/// A rebuy noted for the wrong player: money and chips go over, nobody moves.
#[test]
fn somebody_else_bought_it() {
    let rebuys = templates::all().into_iter().find(|template| template.setup.rebuy.is_some());
    let mut desk = Desk::playing(rebuys.unwrap().setup, 18, 4);
    let (noted, buyer) = (desk.at(1, 2), desk.at(2, 3));
    desk.must(Rebuy { entry: noted, last_hand: false, payment: Payment::Card });
    let before = desk.tournament().clone();
    let line = desk.log.revision();
    let keeps = floor_corrections(&desk.log, line);
    assert_eq!(keeps[0].label.english, "Somebody else bought it");
    let reading = read(&desk.log, &format!("{}2.3", keeps[0].text), desk.now);
    desk.must(reading.command.expect("a command"));
    let after = desk.tournament();
    assert_eq!(
        (after.entries.get(&noted).unwrap().rebuys(), after.entries.get(&buyer).unwrap().rebuys()),
        (0, 1)
    );
    assert_eq!(after.entries.get(&buyer).unwrap().purchases.last().unwrap().payment, Payment::Card);
    assert_eq!((after.chips_in_play, after.prize_pool), (before.chips_in_play, before.prize_pool));
    assert_eq!(after.room, before.room);
}

/// A move told to the wrong player: who went there sits there, who did not stays.
#[test]
fn somebody_else_moved() {
    let mut desk = Desk::playing(templates::t1000(), 18, 4);
    let gone = desk.at(2, 5);
    desk.bust(gone);
    let (told, moved) = (desk.at(1, 2), desk.at(1, 3));
    desk.must(MovePlayer { entry: told, to: Seat::new(2, 5), reason: "balance".into() });
    let keeps = floor_corrections(&desk.log, desk.log.revision());
    let reading = read(&desk.log, &format!("{}1.3", keeps[0].text), desk.now);
    assert!(reading.says.english.contains("went to table 2 seat 5"), "{}", reading.says);
    desk.must(reading.command.expect("a command"));
    assert_eq!((desk.at(1, 2), desk.at(2, 5)), (told, moved));
    assert_eq!(desk.tournament().room.at(Seat::new(1, 3)), None);
    assert_eq!(moves_under_way(desk.tournament()).players, 0, "nobody has to walk");
}

/// A wrong seat in the draw: two who sit on each other's seats, and one who took an open one.
#[test]
fn players_sit_otherwise_than_was_drawn() {
    let mut desk = Desk::playing(templates::t1000(), 17, 4);
    let (one, other) = (desk.at(1, 2), desk.at(2, 3));
    let said =
        |desk: &Desk, text: &str| read(&desk.log, text, desk.now).command.expect("a command");
    let command = said(&desk, "sits 1.2 2.3");
    desk.must(command);
    assert_eq!((desk.at(1, 2), desk.at(2, 3)), (other, one));
    let open = (1..=2)
        .flat_map(|table| (1..=10).map(move |seat| Seat::new(table, seat)))
        .find(|seat| desk.tournament().room.at(*seat).is_none())
        .unwrap();
    let command = said(&desk, &format!("sits 1.2 {open}"));
    desk.must(command);
    assert_eq!(desk.tournament().seat_of(other), Some(open));
    assert_eq!(moves_under_way(desk.tournament()).players, 0);
}

#[test]
fn the_log_offers_first_what_keeps_the_room() {
    let (desk, said, line, out) = played_on();
    let kept = floor_corrections(&desk.log, line);
    let offered: Vec<(&str, &str, bool)> = kept
        .iter()
        .map(|keep| (&*keep.label.english, keep.text.as_str(), keep.needs_player))
        .collect();
    let (not, back) = (format!("not #{said} but "), format!("back #{said}"));
    assert_eq!(
        offered,
        [("It was somebody else", not.as_str(), true), ("Back in, here", back.as_str(), false)]
    );
    let read = |text: &str| read(&desk.log, text, desk.now);
    assert!(read(&back).command.is_some());
    assert!(read(&format!("{not}#{out}")).says.english.contains("is out"));
    assert!(
        read("not").says.english.contains("not dele but bo")
            && read("back").says.english.contains("back")
    );
    assert_eq!(desk.tournament().entries.get(&said).unwrap().standing, Standing::Out);
    // What followed at once belongs to the bust.
    let rows = log_view(&desk.log, 0, 500).rows;
    assert!(rows.iter().any(|row| row.follows) && rows.iter().any(|row| !row.follows));
}
