//! A tournament as it is shown: with less of its players' names, which is what anybody in the room is answered from, and as one of a
//! series.

use crate::base::prelude::*;
use crate::base::sharing::SharedList;
use crate::log::Log;
use crate::state::entry::Player;
use crate::state::of_series::OfSeries;
use std::sync::Arc;

/// How much of a name is shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NamesShown {
    /// All of it.
    #[default]
    Whole,
    /// The first name and a letter, such as "Anna K.".
    Short,
    /// None: the entry's number, such as "#12".
    Hidden,
}

impl Log {
    /// The same tournament with so much of each name. A short name is still found by the whole words of the one behind it, and by no
    /// part of them: else the rest of a name could be spelled out letter by letter.
    #[must_use]
    pub fn with_names(&self, shown: NamesShown) -> Self {
        let mut log = self.clone();
        if shown != NamesShown::Whole {
            log.tournament.guests = SharedList::default();
            for player in log.tournament.players.values_mut() {
                match shown {
                    NamesShown::Whole => {}
                    NamesShown::Short => shorten(player),
                    NamesShown::Hidden => hide(player),
                }
            }
        }
        log
    }

    /// The same tournament as one of this series, or of none.
    #[must_use]
    pub fn in_series(&self, series: Option<Arc<OfSeries>>) -> Self {
        let mut log = self.clone();
        log.tournament.of_series = series;
        log
    }

    /// The same tournament with these words in the place of the names of those who are not to be named where it goes out.
    #[must_use]
    pub fn with_unnamed(&self, players: &BTreeSet<PlayerId>, instead: &str) -> Self {
        let mut log = self.clone();
        for id in players {
            if let Some(player) = log.tournament.players.get_mut(id) {
                let entries = std::mem::take(&mut player.entries);
                *player = Player { name: instead.into(), entries, ..Player::default() };
            }
        }
        log
    }
}

/// The first name and the letter that lists are in order by; a name of one word is whole.
pub fn short_name(name: &str, sorted: &str) -> String {
    let first = name.split_whitespace().next().unwrap_or("");
    match sorted.chars().next() {
        // What is sorted by is in small letters.
        Some(letter) if first != name => format!("{first} {}.", letter.to_uppercase()),
        _ => name.to_string(),
    }
}

fn shorten(player: &mut Player) {
    let short = short_name(&player.name, player.sorted());
    player.searched = player.searched.shown_as(&short, &player.name);
    player.name = short;
    player.last_name.clear();
    player.card.clear();
    // By the number on the house's list one evening's short name would be known again in the next.
    player.listed = None;
}

fn hide(player: &mut Player) {
    let entry = player.entries.last().map_or(0, |entry| entry.0);
    let entries = std::mem::take(&mut player.entries);
    *player = Player { name: format!("#{entry}"), entries, ..Player::default() };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::actions::entries::enter::Enter;
    use crate::actions::seating::draw::DrawSeats;
    use crate::actions::tables::bench::Bench;
    use crate::views::my_seat::find_seat;
    use crate::views::query::Query;
    use crate::views::seating::seating_view;

    #[test]
    fn hidden_names_are_in_the_order_of_their_numbers() {
        let mut bench = Bench::registering();
        let names = (1..=12).map(|number| format!("Player {number}")).collect();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        let log = bench.log.with_names(NamesShown::Hidden);
        let seating = seating_view(log.tournament(), 0, 12);
        let shown: Vec<String> = seating.rows.into_iter().map(|row| row.name).collect();
        let counted: Vec<String> = (1..=12).map(|number| format!("#{number}")).collect();
        assert_eq!(shown, counted);
    }

    #[test]
    fn whoever_is_not_to_be_named_keeps_the_seat_and_the_number_in_the_room_alone() {
        let mut bench = Bench::registering();
        let names = ["Anna Kowalska", "Bo"].map(String::from).to_vec();
        bench.say(Enter { names, listed: vec![7, 8], ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        let log = bench.log.with_unnamed(&BTreeSet::from([PlayerId(1)]), "Not named");
        let rows = seating_view(log.tournament(), 0, 9).rows;
        let mut shown: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
        shown.sort_unstable();
        assert_eq!(shown, ["Bo", "Not named"]);
        let of = |player: u32| log.tournament().players.get(&PlayerId(player)).unwrap();
        assert_eq!((of(1).listed, of(2).listed), (None, Some(8)));
        assert_eq!(find_seat(log.tournament(), "Kowalska").total, 0);
    }

    /// Whoever searches letter by letter learns nothing that is not shown.
    #[test]
    fn a_short_name_is_not_spelled_out_by_searching() {
        let mut bench = Bench::registering();
        let names = ["Oluwaseun Adebayo-Richardson", "Zoë Šimůnková"].map(String::from).to_vec();
        bench.say(Enter { names, ..Enter::default() }).unwrap();
        let log = bench.log.with_names(NamesShown::Short);
        let found = |search: &str| find_seat(log.tournament(), search).total;
        for name in ["adebayo", "richardson", "simunkova"] {
            for end in 2..name.len() {
                let begins: String = name.chars().take(end).collect();
                let ends: String = name.chars().skip(name.len() - end).collect();
                for part in [begins, ends] {
                    assert_eq!(found(&part), 0, "{part}");
                    assert_eq!(found(&format!("Oluwaseun {part}")), 0, "{part}");
                }
            }
            assert_eq!(found(name), 1, "{name}");
        }
        for typed in ["Olu", "oluwaseun a", "Adebayo Richardson", "Zoe", "Šimůnková Zoë"] {
            assert_eq!(found(typed), 1, "{typed}");
        }
        assert_eq!(found("adebayorichardson"), 0);
    }

    #[test]
    fn what_the_room_is_answered_has_no_more_of_a_name_than_it_may() {
        let mut bench = Bench::registering();
        let names = ["Anna Kowalska", "Bo", "Maria Garcia Lopez"].map(String::from).to_vec();
        bench.say(Enter { names, listed: vec![7, 8, 9], ..Enter::default() }).unwrap();
        bench.say(DrawSeats {}).unwrap();
        let seating = |shown: NamesShown| {
            let log = bench.log.with_names(shown);
            let query = Query::Seating { from: 0, count: 9 };
            serde_json::to_string(&query.answer(&log, bench.now(), None)).unwrap()
        };
        assert!(seating(NamesShown::Whole).contains("Anna Kowalska"));
        let short = seating(NamesShown::Short);
        for (has, name) in [
            (true, "Anna K."),
            (true, "Maria L."),
            (true, "\"Bo\""),
            (false, "Kowalska"),
            (false, "Garcia"),
        ] {
            assert_eq!(short.contains(name), has, "{name}: {short}");
        }
        for shown in [NamesShown::Short, NamesShown::Hidden] {
            let log = bench.log.with_names(shown);
            assert!(log.tournament().players.values().all(|player| player.listed.is_none()));
        }
        let hidden = seating(NamesShown::Hidden);
        assert!(hidden.contains("\"#1\"") && !hidden.contains("Anna") && !hidden.contains("Bo"));
        // A short name is found by the whole one, a hidden one by the number alone.
        let found = |shown, search: &str| {
            let log = bench.log.with_names(shown);
            find_seat(log.tournament(), search).rows.pop().map(|row| row.name)
        };
        assert_eq!(found(NamesShown::Short, "kowalska").as_deref(), Some("Anna K."));
        assert_eq!(found(NamesShown::Short, "Garcia Maria").as_deref(), Some("Maria L."));
        assert_eq!(found(NamesShown::Hidden, "kowalska"), None);
        assert_eq!(found(NamesShown::Hidden, "#1").as_deref(), Some("#1"));
    }
}
