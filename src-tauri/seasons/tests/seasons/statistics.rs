//! Statistics of players and of the house.

use crate::evening;
use shuffle_up_seasons::statistics::{house, players};
use shuffle_up_seasons::{Entry, Evening, Hundredths, Knockout, Who};
use std::collections::BTreeMap;

fn evenings() -> Vec<Evening> {
    let mut all = vec![
        evening("c", 3, &[2, 1, 3, 4]),
        evening("a", 1, &[1, 2, 3, 4]),
        evening("b", 2, &[1, 3, 2, 4, 1]),
        evening("d", 4, &[4, 3, 1]),
    ];
    for evening in &mut all {
        evening.entries[0].prize = 7_500;
        evening.final_table = 2;
        evening.minutes = Some(200);
        for entry in &mut evening.entries[1..] {
            entry.out_level = Some(3);
        }
    }
    all[0].expected_minutes = Some(180);
    all[1].entries[3].out_level = Some(2);
    all[1].knockouts = vec![
        Knockout { whom: Some(4), by: vec![1, 2] },
        Knockout { whom: Some(2), by: vec![1] },
        Knockout { whom: None, by: vec![1] },
    ];
    all
}

#[test]
fn a_player_in_figures() {
    let all = players(&evenings(), &BTreeMap::new());
    let anna = &all[&Who::Listed(1)];
    assert_eq!((anna.events, anna.entries, anna.wins, anna.cashes), (4, 5, 2, 2));
    assert_eq!((anna.finals, anna.bubbles, anna.longest_run), (Some(3), 1, 2));
    assert_eq!(anna.best_place, Some(1));
    // 1 of 4, 1 of 5, 2 of 4, 3 of 3.
    assert_eq!(anna.mean_place, Hundredths(4_875));
    let money = &anna.money[0];
    assert_eq!((money.paid, money.won, money.net), (12_500, 15_000, 2_500));
    assert_eq!(money.return_on, Hundredths(2_000));
    assert_eq!(anna.given, Hundredths(250));
    assert_eq!(anna.given_to.len(), 2);
    assert_eq!(
        (anna.given_to[0].who.clone(), anna.given_to[0].times),
        (Who::Listed(2), Hundredths::ONE)
    );
    let four = &all[&Who::Listed(4)];
    assert_eq!((four.taken, four.taken_by.len()), (1, 2));
    assert_eq!(four.taken_by[0].times, Hundredths(50));
    let order: Vec<&str> = anna.evenings.iter().map(|one| one.evening.as_str()).collect();
    assert_eq!(order, ["a", "b", "c", "d"]);
}

/// TCH 5c i: how often somebody of the list entered and never came. A guest is somebody else on every evening.
#[test]
fn no_shows_are_counted_over_the_evenings() {
    let mut all = evenings();
    let gone =
        |listed, name: &str| Entry { player: 9, listed, name: name.into(), ..Entry::default() };
    all[0].no_shows = vec![gone(Some(7), "Gus"), gone(None, "Guest")];
    all[1].no_shows = vec![gone(Some(7), "Gus"), gone(Some(7), "Gus")];
    all[2].no_shows = vec![gone(Some(1), "Anna")];
    let all = players(&all, &BTreeMap::new());
    let gus = &all[&Who::Listed(7)];
    assert_eq!((gus.no_shows, gus.events, gus.best_place, &*gus.name), (2, 0, None, "Gus"));
    assert_eq!((all[&Who::Listed(1)].no_shows, all[&Who::Listed(1)].events), (1, 4));
    assert!(all.values().all(|one| one.name != "Guest"));
}

/// Players who stop and share all places: nobody has won, and everybody was first.
#[test]
fn a_shared_first_place_is_nobodys_win() {
    let mut shared = evening("a", 1, &[1, 2, 3]);
    for entry in &mut shared.entries {
        (entry.place, entry.place_to) = (Some(1), Some(3));
    }
    let all = players(&[shared, evening("b", 2, &[2, 1, 3])], &BTreeMap::new());
    let wins: Vec<u32> = [1, 2, 3].iter().map(|one| all[&Who::Listed(*one)].wins).collect();
    assert_eq!((wins, all[&Who::Listed(3)].best_place), (vec![0, 1, 0], Some(1)));
}

#[test]
fn final_tables_are_not_known_where_no_evening_says_how_large_its_own_is() {
    let mut two = vec![evening("a", 1, &[1, 2, 3]), evening("b", 2, &[2, 1, 3])];
    assert_eq!(players(&two, &BTreeMap::new())[&Who::Listed(1)].finals, None);
    two[0].final_table = 2;
    let all = players(&two, &BTreeMap::new());
    assert_eq!((all[&Who::Listed(1)].finals, all[&Who::Listed(3)].finals), (Some(1), Some(0)));
}

#[test]
fn the_house_in_figures() {
    let house = house(&evenings(), &BTreeMap::new());
    assert_eq!((house.events, house.entries, house.players), (4, 16, 4));
    assert_eq!((house.smallest, house.largest, house.mean_field), (3, 5, Hundredths::whole(4)));
    assert_eq!(house.levels, [(3, 11), (2, 1)]);
    assert_eq!(house.lengths.len(), 1);
    let length = &house.lengths[0];
    assert_eq!((length.minutes, length.expected), (200, 180));
    let played = evenings().into_iter().find(|one| one.id == length.evening).unwrap();
    assert_eq!((&length.name, length.at), (&played.name, played.at));
}

#[test]
fn evenings_in_play_are_in_no_statistics() {
    let mut one = evening("a", 1, &[1, 2]);
    one.is_final = false;
    assert!(players([&one], &BTreeMap::new()).is_empty());
    assert_eq!(house([&one], &BTreeMap::new()).events, 0);
}
