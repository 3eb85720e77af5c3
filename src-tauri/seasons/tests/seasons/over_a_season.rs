//! The table, its order, adjustments, the pot, the finale, and what closing keeps.

use crate::{evening, points_of, ranks, season};
use shuffle_up_seasons::closing::{What, accept, close, differences};
use shuffle_up_seasons::finale::{Stacks, finalists};
use shuffle_up_seasons::head_to_head::head_to_head;
use shuffle_up_seasons::pot::pots;
use shuffle_up_seasons::season::{Adjustment, Events, Payout, Struck, TieBreak, Total};
use shuffle_up_seasons::{Evening, Hundredths, Knockout, Rules, Season, Who, table};

/// Four evenings of four: player 1 gives 4, 4, 1 and missed one; player 2 gives 3, 3, 4, 2.
fn evenings() -> Vec<Evening> {
    vec![
        evening("a", 1, &[1, 2, 3, 4]),
        evening("b", 2, &[1, 2, 4, 3]),
        evening("c", 3, &[2, 3, 4, 1]),
        evening("d", 4, &[3, 4, 2, 5]),
    ]
}

fn points(rules: Rules) -> Vec<String> {
    let table = table(&Season { rules, ..season() }, &evenings(), false);
    (1..=5).map(|player| points_of(&table, player).to_string()).collect()
}

#[test]
fn evenings_add_up_in_every_way() {
    let rules = Rules::default;
    assert_eq!(points(rules()), ["9.00", "12.00", "10.00", "8.00", "1.00"]);
    assert_eq!(
        points(Rules { best: Some(2), ..rules() }),
        ["8.00", "7.00", "7.00", "5.00", "1.00"]
    );
    // Player 1 missed an evening, and that is the worst.
    assert_eq!(points(Rules { drop: 1, ..rules() }), ["9.00", "10.00", "9.00", "7.00", "1.00"]);
    assert_eq!(
        points(Rules { total: Total::Mean, ..rules() }),
        ["3.00", "3.00", "2.50", "2.00", "1.00"]
    );
    assert_eq!(
        points(Rules { total: Total::Mean, drop: 1, ..rules() }),
        ["4.00", "3.33", "3.00", "2.33", "1.00"]
    );
    let four =
        table(&Season { rules: Rules { at_least: 3, ..rules() }, ..season() }, &evenings(), false);
    assert_eq!(four.rows.last().map(|row| row.rank), Some(None), "player 5 played once");
    // While the season is younger than what is dropped, the best evening counts.
    assert_eq!(points(Rules { drop: 9, ..rules() }), ["4.00", "4.00", "4.00", "3.00", "1.00"]);
}

#[test]
fn a_missed_evening_is_better_than_one_that_took_points() {
    let formula = shuffle_up_seasons::points::Preset::OwnFormula { text: "2 - r".into() };
    let rules = Rules { points: formula, best: Some(2), ..Rules::default() };
    let few =
        vec![evening("a", 1, &[1, 2, 3]), evening("b", 2, &[1, 3, 2]), evening("c", 3, &[1, 2])];
    let table = table(&Season { rules, ..season() }, &few, false);
    // Player 3 gave 0 and −1 and missed one: of the best two none takes anything.
    assert_eq!(points_of(&table, 3), Hundredths::ZERO);
}

#[test]
fn equal_points_are_told_apart_in_the_order_of_the_house() {
    // Both have 5 points: 1 by a win, 2 by two second places of three and 3.
    let two = vec![evening("a", 1, &[1, 2, 3, 4]), evening("b", 2, &[3, 2, 4, 1])];
    let by = |ties: Vec<TieBreak>| {
        let rules = Rules { ties, ..Rules::default() };
        ranks(&table(&Season { rules, ..season() }, &two, false))
    };
    let row = |player, rank, points: &str| (player, Some(rank), points.to_string());
    assert_eq!(
        by(vec![]),
        [row(2, 1, "6.00"), row(3, 1, "6.00"), row(1, 3, "5.00"), row(4, 4, "3.00")]
    );
    assert_eq!(by(vec![TieBreak::Wins])[0], row(3, 1, "6.00"));
    assert_eq!(by(vec![TieBreak::MeanPlace, TieBreak::TopThree])[1], row(3, 1, "6.00"));
    assert_eq!(by(vec![TieBreak::MeanPlace, TieBreak::BestEvent])[1], row(2, 2, "6.00"));
}

#[test]
fn adjustments_are_lines_and_struck_ones_stay_without_effect() {
    let line = |points, struck| Adjustment {
        player: 4,
        points: Hundredths(points),
        by: "Host".into(),
        at: 9,
        why: "Helped with the tables".into(),
        struck,
        ..Adjustment::default()
    };
    let struck = Some(Struck { by: "Host".into(), at: 10, why: "It was somebody else".into() });
    let mut season = season();
    season.adjustments = vec![line(250, None), line(9_900, struck)];
    let adjusted = table(&season, &evenings(), false);
    assert_eq!(points_of(&adjusted, 4), Hundredths(1_050));
    let row = adjusted.rows.iter().find(|row| row.who == Who::Listed(4)).unwrap();
    assert_eq!(row.adjusted, Hundredths(250));
    let text = serde_json::to_string(&season).unwrap();
    assert_eq!(serde_json::from_str::<Season>(&text).unwrap(), season);
}

#[test]
fn evenings_count_by_choice_template_and_date() {
    let mut all = evenings();
    all[1].template = "Friday".into();
    let counted = |events: Events| -> Vec<String> {
        let table = table(&Season { events, ..season() }, &all, false);
        table.evenings.into_iter().map(|column| column.id).collect()
    };
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
    assert_eq!(counted(Events::default()), [] as [&str; 0]);
    assert_eq!(counted(Events { from: Some(2), to: Some(3), ..Events::default() }), ["b", "c"]);
    assert_eq!(counted(Events { templates: ids(&["Friday"]), ..Events::default() }), ["b"]);
    assert_eq!(counted(Events { every: true, ..Events::default() }).len(), 4);
    let every_friday = Events { templates: ids(&["Friday"]), every: true, ..Events::default() };
    assert_eq!(counted(every_friday), ["b"]);
    let chosen = Events { chosen: ids(&["d", "a"]), left_out: ids(&["d"]), ..Events::default() };
    assert_eq!(counted(chosen), ["a"]);
}

#[test]
fn next_weeks_evening_is_of_the_season_by_its_name_or_its_template() {
    let mut all = evenings();
    for (evening, name) in
        all.iter_mut().zip(["Friday #1", "Friday \u{b7} 7 Nov 2026", "Charity", "Friday 9"])
    {
        evening.name = name.into();
    }
    all[2].template = "Charity night".into();
    let counted = |events: Events| -> Vec<String> {
        let table = table(&Season { events, ..season() }, &all, false);
        table.evenings.into_iter().map(|column| column.id).collect()
    };
    let ids = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
    let fridays = Events { series: ids(&["Friday"]), ..Events::default() };
    assert_eq!(counted(fridays.clone()), ["a", "b", "d"]);
    assert_eq!(counted(Events { from: Some(2), ..fridays.clone() }), ["b", "d"]);
    assert_eq!(counted(Events { templates: ids(&["Charity night"]), ..fridays }).len(), 4);
}

#[test]
fn what_is_no_number_is_said_in_the_table_and_shared_ranks_are_shown_as_such() {
    let two = vec![evening("a", 1, &[1, 2, 3]), evening("b", 2, &[2, 1, 3])];
    let formula = shuffle_up_seasons::points::Preset::OwnFormula { text: "1 / (r - 2)".into() };
    let season =
        |points| Season { rules: Rules { points, ties: vec![], ..Rules::default() }, ..season() };
    let of = table(&season(formula), &two, false);
    assert_eq!(of.remark.as_ref().map(|why| &*why.key), Some("points-no-number"));
    assert_eq!(of.rows.iter().map(|row| row.no_numbers().count()).collect::<Vec<_>>(), [0, 1, 1]);
    let of = table(&season(Default::default()), &two, false);
    assert_eq!(of.remark, None);
    let ranks: Vec<_> = of.rows.iter().map(|row| (row.rank, row.rank_to)).collect();
    assert_eq!(ranks, [(Some(1), Some(2)), (Some(1), Some(2)), (Some(3), Some(3))]);
}

#[test]
fn a_row_has_the_figures_that_leagues_publish() {
    let mut one = evening("a", 1, &[1, 2, 3]);
    one.entries[0].prize = 7_500;
    one.entries[1].rebuys = 2;
    one.knockouts = vec![
        Knockout { whom: Some(3), by: vec![1, 2] },
        Knockout { whom: Some(2), by: vec![1] },
        Knockout { whom: Some(2), by: vec![1] },
    ];
    let other = Evening { currency: "USD".into(), ..evening("b", 2, &[1, 2]) };
    let of = table(&season(), [&one], false);
    let first = &of.rows[0];
    assert_eq!((first.knockouts, first.won, first.paid), (Hundredths(250), 7_500, 2_500));
    assert_eq!((of.rows[1].rebuys, of.rows[1].knockouts), (2, Hundredths(50)));
    assert_eq!(of.currency, Some(("EUR".into(), 2)));
    assert_eq!(table(&season(), [&one, &other], false).currency, None);
}

#[test]
fn whoever_is_not_on_the_list_is_matched_by_a_word_and_never_guessed() {
    let mut two = vec![evening("a", 1, &[1, 2]), evening("b", 2, &[1, 2])];
    for evening in &mut two {
        evening.entries[1].listed = None;
    }
    let mut season = season();
    let guests = table(&season, &two, false);
    assert_eq!(guests.rows.len(), 3, "the same name on two evenings is not one person");
    season.matches.insert("Player 2".into(), 2);
    assert_eq!(ranks(&table(&season, &two, false)).len(), 2);
}

#[test]
fn a_closed_season_stands_until_a_difference_is_accepted() {
    let mut all = evenings();
    let mut season = season();
    season.closed = Some(close(&season, &all, "Host", 9));
    let before = table(&season, &all, false);
    assert_eq!(differences(&season, &all), []);
    // The last evening is corrected: 2 and 4 change places. Another evening is found.
    all[3].entries.swap(1, 2);
    for (place, entry) in (1u32..).zip(&mut all[3].entries) {
        (entry.place, entry.place_to) = (Some(place), Some(place));
    }
    all.push(evening("e", 5, &[5, 4]));
    assert_eq!(table(&season, &all, false), before, "nothing slips in");
    let found = differences(&season, &all);
    assert_eq!(
        found.iter().map(|one| (one.evening.as_str(), one.what)).collect::<Vec<_>>(),
        [("d", What::Corrected), ("e", What::Added)]
    );
    let moved: Vec<u32> = found[0].players.iter().map(|moved| crate::number(&moved.who)).collect();
    assert_eq!(moved, [2, 4]);
    assert_eq!(found[0].players[0].was, Some((3, Hundredths::whole(2))));
    assert_eq!(found[0].players[0].now, Some((2, Hundredths::whole(3))));
    let accepted = accept(&season, &all, "d");
    assert_eq!(differences(&accepted, &all).len(), 1);
    assert_eq!(points_of(&table(&accepted, &all, false), 2), Hundredths::whole(13));
    let gone = differences(&accepted, &all[1..]);
    assert_eq!(gone[0].what, What::Gone);
    assert_eq!(accept(&accepted, &all[1..], "a").closed.unwrap().evenings.len(), 3);
}

#[test]
fn the_pot_is_what_was_collected_less_what_was_paid() {
    let mut all = evenings();
    for evening in &mut all {
        evening.league = 2_000;
    }
    all[3].currency = "SEK".into();
    let mut season = season();
    let payout = |amount, struck| Payout {
        to: "Cup".into(),
        amount,
        currency: "EUR".into(),
        struck,
        ..Payout::default()
    };
    season.payouts = vec![payout(1_500, None), payout(700, Some(Struck::default()))];
    let pots = pots(&season, &all);
    assert_eq!((pots[0].collected, pots[0].paid, pots[0].held), (6_000, 1_500, 4_500));
    assert_eq!((pots[1].currency.as_str(), pots[1].held), ("SEK", 2_000));
}

#[test]
fn a_finale_begins_with_the_stacks_of_the_table() {
    let table = table(&season(), &evenings(), false);
    let stacks = |stacks, places, chip| -> Vec<i64> {
        finalists(&table, stacks, places, chip).iter().map(|seat| seat.stack).collect()
    };
    let by_rank = Stacks::ByRank { base: 5_000, step: 500 };
    assert_eq!(stacks(by_rank, None, 100), [7_000, 6_500, 6_000, 5_500, 5_000]);
    assert_eq!(stacks(by_rank, Some(3), 100), [6_000, 5_500, 5_000]);
    let by_points = Stacks::ByPoints { base: 1_000, chips: 333 };
    assert_eq!(stacks(by_points, Some(2), 100), [5_000, 4_400]);
    let hostile = Stacks::ByPoints { base: i64::MAX, chips: i64::MAX };
    assert_eq!(stacks(hostile, None, i64::MIN).len(), 5);
}

#[test]
fn two_players_head_to_head() {
    let mut all = evenings();
    all[0].knockouts =
        vec![Knockout { whom: Some(2), by: vec![1] }, Knockout { whom: Some(1), by: vec![2, 3] }];
    let both = head_to_head(&season(), &all, &Who::Listed(1), &Who::Listed(2));
    assert_eq!(both.ahead, (2, 1));
    assert_eq!(both.knockouts, (Hundredths::ONE, Hundredths(50)));
    assert_eq!(both.evenings.len(), 3);
    assert_eq!(both.evenings[2].places, (4, 1));
}
