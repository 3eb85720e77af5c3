//! Who is meant by a name that is typed to be entered, before anybody is: in play already, out, or known on the player list.

use crate::actions::command::Command;
use crate::actions::entries::enter::{Enter, price_now};
use crate::base::finding::{Answers, fold};
use crate::base::words::{clean_name, last_name_first};
use crate::floor_line::entry_verbs::{brings_back, how_or_name, is_or_was_in, namesake};
use crate::rules::entries::how_bought;
use crate::state::guest::Guest;
use crate::state::prelude::*;
use crate::views::guests::guest_row;

/// So many guests of the list are offered.
const GUESTS: usize = 4;

/// What is known of a name before it is entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NewcomerView {
    /// The question where somebody of this name is or was in the tournament, or where the name may be meant otherwise; else empty.
    pub says: Phrase,
    /// The ways to bring that player back in, or to enter the name as it was meant.
    pub again: Vec<AgainOffer>,
    /// Those of the player list who were asked about and are or were in the tournament.
    pub listed: Vec<ListedHere>,
}

/// A way to bring a player who is out back in, or to enter a newcomer by the name as it was meant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AgainOffer {
    /// "Re-entry" or "Rebuy", and whose; or the name as it was meant.
    pub label: Phrase,
    /// What it costs.
    pub price: Money,
    /// The command, in cash where nothing else was typed.
    pub command: Command,
}

/// Where a player of the list is in the tournament. One person has one stack (TCH 67).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct ListedHere {
    /// The number on the player list.
    pub listed: u32,
    /// Where the player sits, or that the player is out.
    pub says: Phrase,
    /// What brings the player back in; nothing for who is in.
    pub again: Vec<AgainOffer>,
}

fn offers(tournament: &Tournament, entry: EntryId, now: Millis) -> Vec<AgainOffer> {
    let all = brings_back(tournament, entry, now).into_iter();
    all.map(|again| AgainOffer {
        label: phrase!(
            "log-line",
            "{verb}: {what}",
            verb = again.label,
            what = tournament.name(entry)
        ),
        price: again.price,
        command: again.command,
    })
    .collect()
}

/// What is known of `name`, and of these of the player list, at `now`.
pub fn newcomer_view(
    tournament: &Tournament,
    name: &str,
    listed: &[u32],
    now: Millis,
) -> NewcomerView {
    let same = namesake(tournament, name);
    let here = tournament.players.values().filter_map(|player| {
        let number = player.listed.filter(|number| listed.contains(number))?;
        let counts = |entry: &&EntryId| tournament.is_entered(**entry);
        let entry = *player.entries.iter().rfind(counts)?;
        let says = match tournament.seat_of(entry) {
            Some(seat) => tournament.seat_said(seat),
            None if tournament.is_in(entry) => phrase!("waits-for-a-seat", "waits for a seat"),
            None => phrase!("is-out", "out"),
        };
        Some(ListedHere { listed: number, says, again: offers(tournament, entry, now) })
    });
    let (says, again) = match same {
        Some(entry) => (is_or_was_in(tournament, entry), offers(tournament, entry, now)),
        None => typed_otherwise(tournament, name)
            .or_else(|| begins_as_guest(tournament, name))
            .unwrap_or_default(),
    };
    NewcomerView { says, again, listed: here.collect() }
}

/// The question where guests of the list are expected whose names begin like this and are longer, and what enters them.
fn begins_as_guest(tournament: &Tournament, typed: &str) -> Option<(Phrase, Vec<AgainOffer>)> {
    let found = tournament.guests_found(typed);
    let meant = found.iter().filter(|(answers, _)| *answers < Answers::Inside).take(GUESTS);
    let guests: Vec<&Guest> = meant.map(|(_, guest)| *guest).collect();
    if guests.iter().any(|guest| fold(&guest.expected.name) == fold(typed)) {
        return None;
    }
    let offers = guests.into_iter().filter_map(|guest| {
        let row = guest_row(tournament, guest);
        let ahead = guest.expected.paid.map(|paid| paid.price);
        let price = ahead.or_else(|| Some(price_now(tournament, 0).ok()?.0))?.total();
        Some(AgainOffer { label: Phrase::own(row.name), price, command: row.comes? })
    });
    let offers: Vec<AgainOffer> = offers.collect();
    let says = phrase!(
        "newcomer-may-be-a-guest",
        "Is \u{201c}{typed}\u{201d} somebody of the guest list?",
        typed = typed.trim()
    );
    (!offers.is_empty()).then_some((says, offers))
}

/// The question where the name as it is typed may be another and how it is bought, or begin with the last name, and what that
/// would be.
fn typed_otherwise(tournament: &Tournament, typed: &str) -> Option<(Phrase, Vec<AgainOffer>)> {
    let bought = how_bought::at_the_end(&tournament.setup, typed)
        .and_then(|(name, how)| Some((name, how, how_bought::read_noted(&tournament.setup, how)?)));
    let (says, label, enter) = if let Some((name, how, read)) = bought {
        let name = clean_name(name);
        let label = Phrase::own(format!("{name}, {how}"));
        (how_or_name(how), label, Enter::one(name, read))
    } else {
        let (name, last_name) = last_name_first(typed)?;
        let says = phrase!(
            "newcomer-last-name-first",
            "Does \u{201c}{typed}\u{201d} begin with the last name?",
            typed = typed.trim()
        );
        let label = Phrase::own(name.clone());
        (says, label, Enter { names: vec![name], last_names: vec![last_name], ..Enter::default() })
    };
    let (price, _) = price_now(tournament, enter.buy_in).ok()?;
    Some((says, vec![AgainOffer { label, price: price.total(), command: enter.into() }]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;

    #[test]
    fn the_name_field_asks_what_the_engine_asks_and_offers_the_way_back() {
        let mut bench = Bench::registering();
        let names = ["Ines Ivanov", "Bo Li", "Cy Berg", "Dele Oyelaran"];
        let listed = vec![5, 6, 7, 8];
        bench
            .say(Enter { names: names.map(String::from).into(), listed, ..Enter::default() })
            .unwrap();
        bench.say(DrawSeats {}).unwrap();
        bench.say(StartClock {}).unwrap();
        let view = |bench: &Bench, name: &str| {
            newcomer_view(bench.log.tournament(), name, &[5, 6], bench.now())
        };
        let seat = bench.log.tournament().seat_of(EntryId(1)).unwrap();
        let seat = bench.log.tournament().seat_said(seat).english.to_string();
        let plays = view(&bench, "ivanov ines");
        assert_eq!(
            plays.says.english,
            format!("Ines Ivanov, {seat} is in already; a new player of the same name?")
        );
        assert_eq!(plays.listed[0].says.english, seat);
        assert!(plays.again.is_empty() && plays.listed[0].again.is_empty());
        bench.bust(EntryId(1));
        let out = view(&bench, "Ines Ivanov");
        assert_eq!(out.listed[0].says.english, "out");
        let again = out.again[0].clone();
        assert_eq!(again.label.english, "Rebuy: Ines Ivanov");
        bench.say(again.command).unwrap();
        assert!(view(&bench, "Nobody Yet").says.is_nothing());
    }

    #[test]
    fn a_name_that_may_be_meant_otherwise_is_asked_about() {
        let bench = Bench::playing(16);
        let view = |typed: &str| newcomer_view(bench.log.tournament(), typed, &[], bench.now());
        let enter = |typed: &str| {
            let NewcomerView { says, again, .. } = view(typed);
            assert!(!says.is_nothing(), "{typed}");
            let [AgainOffer { command: Command::Enter(enter), .. }] = again.as_slice() else {
                panic!("{typed}: {again:?}")
            };
            enter.clone()
        };
        let voucher = enter("Zoe Ek, voucher 12");
        assert_eq!((&*voucher.names[0], voucher.payment), ("Zoe Ek", Payment::Voucher));
        assert_eq!(voucher.notes, ["12"]);
        assert_eq!(enter("Zoe card").payment, Payment::Card);
        let anna = enter("Berg, Anna");
        assert_eq!((&*anna.names[0], &*anna.last_names[0]), ("Anna Berg", "Berg"));
        for name in ["Zoe Ek", "Bo", "Anna-Lena Berg", "Berg, 7", "Jr., "] {
            assert!(view(name).says.is_nothing(), "{name}");
        }
    }
}
