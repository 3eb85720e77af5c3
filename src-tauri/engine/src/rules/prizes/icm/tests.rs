use super::*;
use crate::base::random::Chance;

/// The model as it is defined, over all subsets of players who have finished: the oracle, to about fifteen players.
fn by_subsets(stacks: &[u64], prizes: &[Money]) -> Vec<f64> {
    let players = stacks.len();
    let total: f64 = stacks.iter().map(|stack| *stack as f64).sum();
    let mut chance = vec![0.0; 1 << players];
    let mut equities = vec![0.0; players];
    chance[0] = 1.0;
    for done in 0..1_usize << players {
        let place = done.count_ones() as usize;
        if chance[done] == 0.0 || place >= prizes.len() {
            continue;
        }
        let left: f64 = (0..players)
            .filter(|player| done & (1 << player) == 0)
            .map(|player| stacks[player] as f64)
            .sum();
        assert!(left <= total);
        for player in (0..players).filter(|player| done & (1 << player) == 0) {
            let next = chance[done] * stacks[player] as f64 / left;
            chance[done | 1 << player] += next;
            equities[player] += next * prizes[place].0 as f64;
        }
    }
    equities
}

fn prizes(amounts: &[i64]) -> Vec<Money> {
    amounts.iter().copied().map(Money).collect()
}

fn assert_close(found: &[f64], expected: &[f64], relative: f64) {
    assert_eq!(found.len(), expected.len());
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        let off = (found - expected).abs() / expected.abs().max(1e-300);
        assert!(off < relative, "player {index}: {found} and not {expected}, off by {off:e}");
    }
}

/// worked-examples, ICM: 50 / 30 / 20 per cent for 70 / 30 (Malmuth-Harville).
#[test]
fn three_players_for_two_prizes() {
    let found = equities(&[50, 30, 20], &prizes(&[70, 30]));
    assert_close(&found, &[45.178_571_428_571_43, 32.25, 22.571_428_571_428_57], 1e-12);
    assert_eq!(
        icm(&[5_000, 3_000, 2_000], &prizes(&[7_000, 3_000])),
        prizes(&[4_518, 3_225, 2_257])
    );
}

/// Ten players at 50, 20, 10, 4, 2 and 1: the figures published by holdemresources.net.
#[test]
fn ten_players_as_published() {
    let stacks = [98_575, 92_424, 91_638, 91_481, 85_173, 82_184, 81_072, 80_449, 78_163, 78_102];
    let published = [
        9.838_18, 9.291_85, 9.221_42, 9.207_33, 8.636_67, 8.363_04, 8.260_7, 8.203_24, 7.991_61,
        7.985_95,
    ];
    let found = equities(&stacks, &prizes(&[50, 20, 10, 4, 2, 1]));
    for (found, published) in found.iter().zip(published) {
        assert!((found - published).abs() < 1e-5, "{found} and not {published}");
    }
}

#[test]
fn every_field_to_fifteen_is_as_the_definition_says() {
    let mut chance = Chance::new(11, "stacks");
    for players in 2..=15_usize {
        for paid in [1, 2, players.div_ceil(2), players] {
            let stacks: Vec<u64> = (0..players).map(|_| 1 + chance.below(10_000)).collect();
            let mut amounts: Vec<i64> =
                (0..paid).map(|_| 1 + chance.below(100_000) as i64).collect();
            amounts.sort_unstable_by_key(|amount| std::cmp::Reverse(*amount));
            let prizes = prizes(&amounts);
            assert_close(&equities(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-9);
        }
    }
}

#[test]
fn stacks_250_to_one_keep_every_digit() {
    let stacks = [250_000, 1_000, 125_000, 2_000, 1_000, 60_000, 250_000, 4_000, 1_000, 9_000];
    for amounts in [&[5_000_i64, 3_000, 2_000][..], &[50, 20, 10, 8, 7, 6, 5, 4, 3, 2]] {
        let prizes = prizes(amounts);
        assert_close(&equities(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-10);
    }
    // One chip against a million.
    let (stacks, prizes) = ([1_000_000_000, 1, 999_999, 5], prizes(&[70, 20, 10]));
    assert_close(&equities(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-9);
}

fn field(players: usize, spread: u64) -> Vec<u64> {
    let mut chance = Chance::new(5, "field");
    (0..players).map(|_| 1_000 + 1_000 * chance.below(spread)).collect()
}

#[test]
fn one_paid_place_is_the_share_of_the_chips() {
    let stacks = field(3_000, 250);
    let total: u64 = stacks.iter().sum();
    let expected: Vec<f64> =
        stacks.iter().map(|stack| *stack as f64 / total as f64 * 1e6).collect();
    assert_close(&equities(&stacks, &prizes(&[1_000_000])), &expected, 1e-12);
    // The same through the integral: a second prize that is next to nothing.
    let found = integrate(
        &stacks.iter().map(|stack| *stack as f64 / total as f64).collect::<Vec<_>>(),
        &[1e6, 1e-9],
    );
    assert_close(&found, &expected, 1e-9);
}

#[test]
fn equal_stacks_are_worth_the_same() {
    let amounts: Vec<i64> = (1..=120).map(|place| 1_000_000 / place).collect();
    let each = amounts.iter().sum::<i64>() as f64 / 1_000.0;
    let found = equities(&vec![7_500; 1_000], &prizes(&amounts));
    assert_close(&found, &vec![each; 1_000], 1e-9);
}

/// Where every place pays one more than the next, a player is worth one for everybody finished behind: the sum over
/// the others of the share of the chips that the two have.
#[test]
fn prizes_in_even_steps_are_worth_the_duels() {
    let stacks = field(300, 250);
    let amounts: Vec<i64> = (0..300).rev().map(|above| above * 100).collect();
    let expected: Vec<f64> = stacks
        .iter()
        .enumerate()
        .map(|(one, stack)| {
            let duel = |(_, other): (usize, &u64)| *stack as f64 / (*stack + *other) as f64;
            100.0
                * stacks
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != one)
                    .map(duel)
                    .sum::<f64>()
        })
        .collect();
    assert_close(&equities(&stacks, &prizes(&amounts)), &expected, 1e-9);
}

#[test]
fn the_money_sums_to_the_prizes_and_a_larger_stack_never_gets_less() {
    for (players, paid) in [(2, 2), (3, 3), (9, 9), (14, 5), (200, 40), (1_000, 100)] {
        let stacks = field(players, 250);
        let prizes: Vec<Money> = (1..=paid as i64).map(|place| Money(10_000_001 / place)).collect();
        let found = icm(&stacks, &prizes);
        assert_eq!(found.iter().copied().sum::<Money>(), prizes.iter().copied().sum());
        let mut by_stack: Vec<_> = stacks.iter().zip(&found).collect();
        by_stack.sort();
        assert!(by_stack.is_sorted_by(|one, other| one.1 <= other.1), "{players} players");
    }
}

#[test]
fn who_has_no_chips_gets_nothing() {
    assert_eq!(icm(&[3, 0, 1], &prizes(&[60, 40, 20])), prizes(&[55, 0, 45]));
    assert_eq!(icm(&[], &prizes(&[60])), []);
    assert_eq!(icm(&[5, 5], &[]), prizes(&[0, 0]));
    // The odd unit of equal stacks goes to the first.
    assert_eq!(icm(&[5, 5], &prizes(&[60, 41])), prizes(&[51, 50]));
}
