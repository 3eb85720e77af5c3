//! Staff money: shared to the last cent, and nobody is guessed.

use super::*;
use shuffle_up_staff::money::shared;

fn amounts(amount: i64, text: &str) -> Result<Vec<i64>, String> {
    let shares = shared(Money(amount), text).map_err(|refusal| refusal.key.to_string())?;
    Ok(shares.into_iter().map(|share| share.amount.0).collect())
}

#[test]
fn staff_money_is_shared_by_downs_or_by_hours_to_the_cent() {
    assert_eq!(amounts(10_000, "Anna 1\nBo 1\nCy 1"), Ok(vec![3_334, 3_333, 3_333]));
    assert_eq!(amounts(24_000, "Anna Berg 12\n\n  Bo 8 \nCy 4"), Ok(vec![12_000, 8_000, 4_000]));
    assert_eq!(amounts(1_500, "Anna 7:30\nBo 7.5\nCy 0"), Ok(vec![750, 750, 0]));
    assert_eq!(amounts(1_000, "Anna 0:20\nBo 0,25\nCy 0.05"), Ok(vec![526, 395, 79]));
    let shares = shared(Money(100), "Anna 7:30").unwrap();
    assert_eq!((shares[0].name.as_str(), shares[0].work.as_str()), ("Anna", "7:30"));
}

#[test]
fn random_staff_share_all_of_it_and_who_worked_more_gets_no_less() {
    let mut dice = Dice(17);
    for _ in 0..200 {
        let downs: Vec<u64> = (0..1 + dice.below(30)).map(|_| 1 + dice.below(20)).collect();
        let lines: String =
            downs.iter().enumerate().map(|(at, downs)| format!("Dealer {at} {downs}\n")).collect();
        let amount = 1 + dice.below(1_000_000) as i64;
        let shares = amounts(amount, &lines).unwrap();
        assert_eq!(shares.iter().sum::<i64>(), amount);
        for (one, other) in (0..downs.len()).flat_map(|one| (0..one).map(move |other| (one, other)))
        {
            assert!(downs[one] <= downs[other] || shares[one] >= shares[other]);
        }
    }
}

#[test]
fn what_is_no_share_is_refused() {
    for (amount, text, key) in [
        (0, "Anna 1", "staff-amount"),
        (-5, "Anna 1", "staff-amount"),
        (10_000_000_001, "Anna 1", "staff-amount"),
        (100, "", "staff-nobody"),
        (100, "Anna 0", "staff-nobody"),
        (100, "Anna 1\nAnna 2", "staff-twice"),
    ] {
        assert_eq!(amounts(amount, text), Err(key.into()), "{text}");
    }
    for line in
        ["Anna", "12", "Anna -1", "Anna 7:5", "Anna 7:60", "Anna 7.555", "Anna 1001", "Anna 1e3"]
    {
        assert_eq!(amounts(100, line), Err("staff-line".into()), "{line}");
    }
    let crowd: String = (0..501).map(|one| format!("Dealer {one} 1\n")).collect();
    assert_eq!(amounts(100, &crowd), Err("staff-too-many".into()));
}
