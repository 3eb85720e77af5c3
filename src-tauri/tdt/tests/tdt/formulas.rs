//! Points as leagues of The Tournament Director write them, against values that were worked out by hand.

use shuffle_up_seasons::formula::{Formula, Numbers, from_the_tournament_director};

/// Fourth of sixteen, three knocked out, one rebuy, the first five places paid.
const FOURTH: Numbers = Numbers {
    n: 16.0,
    r: 4.0,
    b: 25.0,
    e: 50.0,
    k: 3.0,
    pool: 400.0,
    prize: 100.0,
    bounties: 0.0,
    rebuys: 1.0,
    add_ons: 0.0,
    all_rebuys: 3.0,
    paid_to: 5.0,
    total_buy_ins: 400.0,
    total_rebuys: 100.0,
    total_add_ons: 0.0,
};

#[test]
fn formulas_give_what_they_give_by_hand() {
    for (text, points) in [
        ("n-r+1", 13.0),
        ("N - R + 1", 13.0),
        ("numberofplayers - rank + 1", 13.0),
        ("10*sqrt(n)/sqrt(r)", 20.0),
        ("Sqrt(n)*nh", 12.0),
        ("100 * (1 - (r-1)/n)", 81.25),
        ("-r + 10", 6.0),
        ("n % 5", 1.0),
        ("switch(rank, 1, 30, 2, 20, 4, 10, 1)", 10.0),
        ("totalNumberOfRebuys + switch(rank, 1, 30, 2, 20)", 3.0),
        ("pow(n, 0.5) + pow(r, 2)", 20.0),
        ("n^0.5 + r^2", 20.0),
        ("log(n)", 2.772_588_722_239_781),
        ("ln(n) - log(n)", 0.0),
        ("log10(100) + exp(0)", 3.0),
        ("round(n/3)", 5.0),
        ("Round(2.5)", 3.0),
        ("Floor(n*0.8)", 12.0),
        ("floor(n/3)*10 + ceil(n/3)", 56.0),
        ("int(n/3) + ceiling(n/3)", 11.0),
        ("max(0, 20 - r*6)", 0.0),
        ("max(1, 2, 3)", 3.0),
        ("min(n, 10) + abs(r - 10)", 16.0),
        ("if(r = 1, 100, if(r = 4, 60, 0))", 60.0),
        ("IF(r == 4, 60, 0)", 60.0),
        ("IF(r <= 3 and n >= 10, 10, 2)", 2.0),
        ("if(r < 3 or numberofHits >= 3, 7, 1)", 7.0),
        ("if((r < 3) or (n > 10) and (r > 9), 7, 1)", 1.0),
        ("if(not(r > 3), 5, 1)", 1.0),
        ("if(r <> 4, 5, 1)", 1.0),
        ("if(r == 4 && n != 16, 1, 2)", 2.0),
        ("if(r <= 4, if(r > 2, 8, 9), 0)", 8.0),
        ("if(inTheMoney, 10, 1)", 10.0),
        ("numberofHits*5 + 1", 16.0),
        ("numberOfRebuys * -5", -5.0),
        ("pot/10", 40.0),
        ("totalBuyInsAmount/buyins", 25.0),
        ("(totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)/buyins", 31.25),
        ("assign(\"a\", n - r)\na * 2", 24.0),
        ("assign(\"x\", 3)\nassign(\"y\", x*r)\nif(y > 10, y, 0)", 12.0),
        ("assign(\"T33\", Round(n/3))\nIF(T33 >= r, round(10*pow(0.66, r-1)) + hits, 1)", 6.0),
        ("100/(r+1);", 20.0),
    ] {
        let ours = from_the_tournament_director(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let given = Formula::read(&ours).unwrap().of(&FOURTH).unwrap();
        assert!((given - points).abs() < 1e-9, "{text}: {given} and not {points}");
    }
    let nothing = Formula::read("1/(r-4)").unwrap();
    assert_eq!(nothing.of(&FOURTH), None);
}

#[test]
fn a_formula_that_cannot_be_read_names_the_word() {
    for (text, word) in [
        ("isWinner*10", "isWinner"),
        ("mod(n, 2)", "mod"),
        ("n-r+1 + sqr(k)", "sqr"),
        ("r<=3 ? 10 : 5", "?"),
        ("assign(pts, n-r)", "assign"),
    ] {
        let why = from_the_tournament_director(text).unwrap_err();
        assert!(why.english.contains(word), "{text}: {why}");
    }
}
