//! Who is meant by a name that is typed to be entered, before anybody is: in play already, out, or known on the player list.

use crate::actions::command::Command;
use crate::floor_line::entry_verbs::{brings_back, is_or_was_in, namesake};
use crate::state::prelude::*;

/// What is known of a name before it is entered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct NewcomerView {
    /// The question where somebody of this name is or was in the tournament; empty where nobody was.
    pub says: Phrase,
    /// What brings that player back in.
    pub again: Vec<AgainOffer>,
    /// Those of the player list who were asked about and are or were in the tournament.
    pub listed: Vec<ListedHere>,
}

/// What brings a player who is out back in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
pub struct AgainOffer {
    /// "Re-entry" or "Rebuy", and whose.
    pub label: Phrase,
    /// What it costs.
    pub price: Money,
    /// What does it, in cash.
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
    NewcomerView {
        says: same.map_or_else(Phrase::default, |entry| is_or_was_in(tournament, entry)),
        again: same.map_or_else(Vec::new, |entry| offers(tournament, entry, now)),
        listed: here.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::clock::start::StartClock;
    use crate::actions::entries::enter::Enter;
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
}
