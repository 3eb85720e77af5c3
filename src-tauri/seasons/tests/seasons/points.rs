//! The points of one evening, by every preset.

use crate::{evening, points_of, season};
use shuffle_up_seasons::points::{Preset, samples};
use shuffle_up_seasons::season::{Adjustment, Deals, Field};
use shuffle_up_seasons::why::why;
use shuffle_up_seasons::{Entry, Evening, Hundredths, Knockout, Rules, Season, Who, table};

/// The points of the players 1, 2, 3 … who were placed in this order.
fn points(rules: Rules, evening: &Evening) -> Vec<String> {
    let season = Season { rules, ..season() };
    let table = table(&season, std::slice::from_ref(evening), false);
    let last = evening.entries.iter().map(|entry| entry.player).max().unwrap();
    (1..=last).map(|player| points_of(&table, player).to_string()).collect()
}

fn of(preset: Preset) -> Rules {
    Rules { points: preset, ..Rules::default() }
}

fn field(players: u32) -> Evening {
    evening("1", 0, &(1..=players).collect::<Vec<u32>>())
}

#[test]
fn dr_neau() {
    let mut sixteen = field(16);
    let all = points(of(Preset::DrNeau), &sixteen);
    assert_eq!(all[..2], ["10.00", "6.67"]);
    sixteen.entries[0].paid = 5_000;
    assert_eq!(points(of(Preset::DrNeau), &sixteen)[0], "7.07");
    sixteen.entries[0].paid = 0;
    assert_eq!(points(of(Preset::DrNeau), &sixteen)[0], "0.00", "nobody divides by nothing");
}

#[test]
fn poker_stars() {
    let twenty = Evening { buy_in: 2_000, ..field(150) };
    assert_eq!(points(of(Preset::PokerStars), &twenty)[2], "163.09");
    let free = Evening { buy_in: 0, ..field(900) };
    assert_eq!(points(of(Preset::PokerStars), &free)[24], "23.88");
}

#[test]
fn square_root() {
    let all = points(of(Preset::SquareRoot), &field(16));
    assert_eq!(all[..4], ["31.00", "19.00", "14.00", "11.00"]);
    assert_eq!(all[15], "1.00");
}

#[test]
fn linear() {
    assert_eq!(points(of(Preset::Linear), &field(4)), ["4.00", "3.00", "2.00", "1.00"]);
}

#[test]
fn a_deal_gives_the_points_of_the_places_the_mean_or_those_of_the_place_at_which_it_was_made() {
    let dealt = Evening { deal: 3, ..field(5) };
    let by = |deals| points(Rules { deals, ..Rules::default() }, &dealt);
    assert_eq!(by(Deals::Places), ["5.00", "4.00", "3.00", "2.00", "1.00"]);
    assert_eq!(by(Deals::Mean), ["4.00", "4.00", "4.00", "2.00", "1.00"]);
    assert_eq!(by(Deals::Last), ["3.00", "3.00", "3.00", "2.00", "1.00"]);
    // Everybody in the deal won money, whatever the prizes were before.
    let one_paid = Evening { places_paid: Some(1), ..dealt.clone() };
    let rules = Rules { paid_only: true, ..Rules::default() };
    assert_eq!(points(rules, &one_paid), ["5.00", "4.00", "3.00", "0.00", "0.00"]);
    let rules = Rules { deals: Deals::Mean, ..Rules::default() };
    let why = why(&Season { rules, ..season() }, &dealt, &Who::Listed(2)).unwrap();
    let places: Vec<u32> = why.places.iter().map(|(place, _)| *place).collect();
    assert_eq!((places, why.points), (vec![1, 2, 3], Hundredths::whole(4)));
}

fn tried(rules: &Rules) -> Vec<Option<String>> {
    let samples = samples(rules).unwrap();
    let places: Vec<u32> = samples.iter().map(|one| one.place).collect();
    assert_eq!(places, [1, 2, 3, 20]);
    samples.iter().map(|one| one.points.map(|points| points.to_string())).collect()
}

#[test]
fn rules_are_tried_for_the_first_places_and_the_last() {
    let formula = |text: &str| of(Preset::OwnFormula { text: text.into() });
    let points = |all: [&str; 4]| all.map(|one| Some(one.to_string()));
    let mut wanted = points(["-1.00", "", "1.00", "0.06"]);
    wanted[1] = None;
    assert_eq!(tried(&formula("1 / (r - 2)")), wanted);
    assert_eq!(tried(&formula("prize + k"))[1].as_deref(), Some("153.00"));
    // As people write it elsewhere.
    assert_eq!(tried(&formula("10 \u{d7} r ** 2 \u{2212} 1")), tried(&formula("10 * r ^ 2 - 1")));
    assert!(samples(&formula("1 +")).is_err());
    assert_eq!(tried(&of(Preset::Linear)), points(["20.00", "19.00", "18.00", "1.00"]));
    let table =
        Preset::OwnTable { places: [10, 7].map(Hundredths::whole).into(), others: Hundredths::ONE };
    let rules = Rules {
        attending: Hundredths::whole(2),
        knockout: Hundredths(50),
        cap: Some(Hundredths::whole(13)),
        ..of(table)
    };
    assert_eq!(tried(&rules), points(["13.00", "10.50", "4.00", "3.00"]));
    let paid_only = Rules { paid_only: true, ..rules };
    assert_eq!(tried(&paid_only), points(["13.00", "10.50", "4.00", "2.00"]));
    assert_eq!(samples(&of(Preset::NotChosen)), Ok(Vec::new()));
}

#[test]
fn share_table() {
    let all = points(of(Preset::ShareTable), &field(10));
    assert_eq!(
        all,
        [
            "600.00", "400.00", "260.00", "200.00", "180.00", "140.00", "120.00", "100.00",
            "50.00", "50.00"
        ]
    );
}

#[test]
fn winnings() {
    let mut three = field(3);
    three.entries[0].prize = 5_050;
    three.entries[0].bounties = 1_000;
    assert_eq!(points(of(Preset::Winnings { net: false }), &three), ["60.50", "0.00", "0.00"]);
    assert_eq!(points(of(Preset::Winnings { net: true }), &three), ["35.50", "-25.00", "-25.00"]);
}

#[test]
fn own_table() {
    let places = vec![Hundredths::whole(10), Hundredths(750)];
    let own = of(Preset::OwnTable { places, others: Hundredths::ONE });
    assert_eq!(points(own, &field(4)), ["10.00", "7.50", "1.00", "1.00"]);
}

#[test]
fn own_formula() {
    let formula = |text: &str| of(Preset::OwnFormula { text: text.into() });
    let mut four = field(4);
    four.pool = 10_000;
    four.entries[0].prize = 6_000;
    four.knockouts = vec![Knockout { whom: Some(2), by: vec![1] }];
    assert_eq!(points(formula("n - r + 1"), &four), points(of(Preset::Linear), &four));
    assert_eq!(points(formula("n*r + b + e + k*1000"), &four)[0], "1054.00");
    assert_eq!(points(formula("prize / pool * 100"), &four), ["60.00", "0.00", "0.00", "0.00"]);
    assert_eq!(points(formula("sqrt(n*b^2/e)/(r+1)"), &four), points(of(Preset::DrNeau), &four));
    // Where a formula gives no number for somebody, the table says so; where it is none, it says why.
    let season = Season { rules: formula("1 / (r - 2)"), ..season() };
    let divided = table(&season, std::slice::from_ref(&four), false);
    let cell = |player: usize| {
        divided.rows.iter().find(|row| crate::number(&row.who) as usize == player).unwrap()
    };
    assert!(cell(2).results[0].no_number && !cell(3).results[0].no_number);
    let none = Season { rules: formula("n - q"), ..season };
    let trouble = table(&none, &[four], false).trouble.unwrap();
    assert_eq!(trouble.english, "Nothing in a formula is called q.");
    assert_eq!(trouble.key, "formula-unknown-name");
}

#[test]
fn ties_share_the_mean_of_their_places() {
    let mut six = field(6);
    for entry in &mut six.entries[2..5] {
        (entry.place, entry.place_to) = (Some(3), Some(5));
    }
    assert_eq!(points(of(Preset::Linear), &six), ["6.00", "5.00", "3.00", "3.00", "3.00", "1.00"]);
    // The mean is rounded once: (31 + 18.5…) of the unrounded points, not of rounded ones.
    let mut two = field(2);
    for entry in &mut two.entries {
        (entry.place, entry.place_to) = (Some(1), Some(2));
    }
    let mean = (2f64.sqrt() / 2.0 * 25.0f64.sqrt() + 2f64.sqrt() / 3.0 * 25.0f64.sqrt()) / 2.0;
    assert_eq!(points(of(Preset::DrNeau), &two)[0], format!("{mean:.2}"));
    // One of the shared places wins money and the other does not.
    let mut three = field(3);
    three.places_paid = Some(1);
    for entry in &mut three.entries[..2] {
        (entry.place, entry.place_to) = (Some(1), Some(2));
    }
    let paid_only = Rules { paid_only: true, ..of(Preset::Linear) };
    assert_eq!(points(paid_only, &three), ["1.50", "1.50", "0.00"]);
}

#[test]
fn several_entries_have_the_best_place_all_the_money_and_all_the_knockouts() {
    // Player 2 was fifth, came back as second; player 1 shared one knockout with 3.
    let mut five = evening("1", 0, &[1, 2, 3, 4, 2]);
    five.entries[4].paid = 2_500;
    five.knockouts = vec![
        Knockout { whom: Some(2), by: vec![1, 3] },
        Knockout { whom: Some(4), by: vec![2] },
        Knockout { whom: Some(3), by: vec![2] },
        Knockout { whom: Some(2), by: vec![1] },
    ];
    let rules = Rules { knockout: Hundredths::ONE, ..of(Preset::Linear) };
    assert_eq!(points(rules, &five), ["6.50", "6.00", "3.50", "2.00"]);
    let neau = points(of(Preset::DrNeau), &five)[1].clone();
    assert_eq!(neau, format!("{:.2}", (5.0f64 * 625.0 / 50.0).sqrt() / 3.0));
    // Where players are counted, a place is one among players.
    let mut five = evening("1", 0, &[1, 2, 1, 3]);
    five.entries[2].place = Some(3);
    let players = Rules { field: Field::Players, ..of(Preset::Linear) };
    assert_eq!(points(players, &five), ["3.00", "2.00", "1.00"]);
    let entries = of(Preset::Linear);
    assert_eq!(points(entries, &five), ["4.00", "3.00", "1.00"]);
}

#[test]
fn three_share_a_knockout_and_the_parts_make_one() {
    let mut four = field(4);
    four.knockouts = vec![Knockout { whom: Some(4), by: vec![1, 2, 3] }; 3];
    let own = Preset::OwnTable { places: vec![], others: Hundredths::ZERO };
    let rules = Rules { knockout: Hundredths::whole(10), ..of(own) };
    assert_eq!(points(rules, &four), ["10.00", "10.00", "10.00", "0.00"]);
}

#[test]
fn several_who_share_a_knockout_have_a_whole_one_each_where_the_season_says_so() {
    let mut evening = evening("a", 0, &[1, 2, 3, 4]);
    evening.knockouts = vec![Knockout { whom: Some(4), by: vec![1, 2, 3] }];
    let knockout = Hundredths(300);
    let whole = Rules { knockout, whole_knockouts: true, ..of(Preset::Linear) };
    assert_eq!(points(whole, &evening), ["7.00", "6.00", "5.00", "1.00"]);
}

#[test]
fn nobody_leads_a_season_whose_points_nobody_has_chosen() {
    let evenings = [evening("a", 0, &[1, 2])];
    let mut season = season();
    assert_eq!(
        table(&season, &evenings, false).leader().map(|row| row.name.as_str()),
        Some("Player 1")
    );
    season.rules.points = Preset::NotChosen;
    let table = table(&season, &evenings, false);
    assert!(table.leader().is_none());
    assert_eq!(table.trouble.map(|why| why.key), Some("points-not-chosen".into()));
    assert!(table.rows.iter().all(|row| row.points == Hundredths::ZERO));
}

#[test]
fn points_of_an_evening_are_dropped_with_it() {
    let evenings = [evening("a", 0, &[1, 2]), evening("b", 1, &[1, 2])];
    let mut season = season();
    season.rules.best = Some(1);
    season.adjustments = vec![Adjustment {
        player: 1,
        points: Hundredths(-150),
        evening: "a".into(),
        ..Adjustment::default()
    }];
    let one = |season: &Season| points_of(&table(season, &evenings, false), 1);
    assert_eq!(one(&season), Hundredths(200));
    season.rules.best = None;
    assert_eq!(one(&season), Hundredths(250));
    season.events.left_out.insert("a".into());
    assert_eq!(one(&season), Hundredths(200));
    // Its result says so, too.
    season.events.left_out.clear();
    let why = why(&season, &evenings[0], &Who::Listed(1)).unwrap();
    assert_eq!((why.points, why.adjusted), (Hundredths(50), Hundredths(-150)));
}

#[test]
fn attending_a_cap_a_weight_and_the_smallest_field() {
    let rules = Rules {
        attending: Hundredths::whole(2),
        cap: Some(Hundredths::whole(5)),
        ..of(Preset::Linear)
    };
    assert_eq!(points(rules.clone(), &field(4)), ["5.00", "5.00", "4.00", "3.00"]);
    let mut season = Season { rules, ..season() };
    season.weights.insert("1".into(), Hundredths(150));
    let four = field(4);
    let weighted = table(&season, std::slice::from_ref(&four), false);
    assert_eq!(points_of(&weighted, 1), Hundredths(750));
    season.rules.smallest_field = 5;
    let none = table(&season, &[four], false);
    assert!(none.rows.is_empty() && none.evenings.is_empty());
}

#[test]
fn a_place_that_wins_nothing_has_no_points_where_only_paid_places_have() {
    let mut four = field(4);
    four.entries[0].prize = 6_000;
    four.entries[1].prize = 4_000;
    let rules = Rules { paid_only: true, attending: Hundredths::ONE, ..of(Preset::Linear) };
    assert_eq!(points(rules, &four), ["5.00", "4.00", "1.00", "1.00"]);
}

#[test]
fn whoever_is_still_in_shares_the_first_places() {
    let mut four = field(4);
    four.is_final = false;
    for entry in &mut four.entries[..3] {
        *entry = Entry { place: None, place_to: None, ..entry.clone() };
    }
    let season = season();
    assert!(table(&season, std::slice::from_ref(&four), false).rows.is_empty());
    let now = table(&season, &[four], true);
    assert!(now.provisional);
    assert_eq!(points_of(&now, 1), Hundredths::whole(3));
    assert_eq!(points_of(&now, 4), Hundredths::whole(1));
    assert_eq!(now.rows[0].wins, 0, "nobody has won yet");
}
