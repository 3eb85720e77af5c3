//! Prize structures that are generated or pasted.

use super::last_answer;

/// How many places get how much each, in minor units, from first place down.
fn tiers(name: &str) -> Vec<(i64, i64)> {
    let answer = last_answer(&format!("money/{name}"));
    let rows = answer["view"]["rows"].as_array().unwrap().clone();
    let number = |value: &serde_json::Value| value.as_i64().unwrap();
    rows.iter()
        .map(|row| (number(&row["place_to"]) - number(&row["place"]) + 1, number(&row["amount"])))
        .collect()
}

/// What every structure keeps: the pool spent, prizes that fall, tiers that grow, second place where players expect it.
fn keeps_the_rules(tiers: &[(i64, i64)], pool: i64, places: i64) {
    assert_eq!(tiers.iter().map(|(size, amount)| size * amount).sum::<i64>(), pool, "{tiers:?}");
    assert_eq!(tiers.iter().map(|(size, _)| size).sum::<i64>(), places, "{tiers:?}");
    assert!(tiers.is_sorted_by(|one, other| one.0 <= other.0 && one.1 > other.1), "{tiers:?}");
    let second = tiers[1].1 * 100 / tiers[0].1;
    assert!((50..=65).contains(&second), "{second} per cent: {tiers:?}");
}

#[test]
fn generated_collapse_1000x100() {
    let tiers = tiers("generated_collapse_1000x100");
    keeps_the_rules(&tiers, 10_000_000, 250);
    assert!(tiers.len() > 12, "{tiers:?}");
    assert!((1_700_000..2_400_000).contains(&tiers[0].1), "{tiers:?}");
    assert_eq!(tiers.last().unwrap().1, 20_000);
}

#[test]
fn generated_collapse_100x5() {
    let tiers = tiers("generated_collapse_100x5");
    keeps_the_rules(&tiers, 50_000, 25);
    assert!(tiers.len() > 6, "{tiers:?}");
    assert!((12_500..14_500).contains(&tiers[0].1), "{tiers:?}");
}

#[test]
fn generated_collapse_bounty_80() {
    let tiers = tiers("generated_collapse_bounty_80");
    keeps_the_rules(&tiers, 400_000, 12);
    assert!(tiers.len() > 4, "{tiers:?}");
    assert!(tiers[0].1 < 140_000, "{tiers:?}");
}

#[test]
fn generated_first_near_lie() {
    let tiers = tiers("generated_first_near_lie");
    let pool = 2_500 * 10_043;
    keeps_the_rules(&tiers, pool, 1_256);
    let wished = pool / 10;
    assert!((tiers[0].1 - wished).abs() * 20 <= wished, "{tiers:?}");
}
