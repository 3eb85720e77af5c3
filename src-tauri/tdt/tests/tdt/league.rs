//! A league of The Tournament Director moves in: sixteen evenings, of which the best ten count.

use shuffle_up_seasons::season::Struck;
use shuffle_up_seasons::{Evening, Hundredths, Season, Who, table};
use shuffle_up_tdt::read;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write;

const NAMES: [&str; 12] =
    ["Anna", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"];
/// As leagues write it: the money has the full formula, the middle decays, the rest has one point.
const SCRIPT: &str = "assign(\\\"T33\\\", Round(n/3))\\n\
    assign(\\\"T80\\\", Floor(n*0.8))\\n\
    assign(\\\"avg\\\", (totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)/buyins)\\n\
    assign(\\\"hits\\\", numberofHits*10)\\n\
    assign(\\\"full\\\", 10*(sqrt(n)/sqrt(r))*(1+log(avg+0.25)))\\n\
    assign(\\\"points\\\", IF((T80 > r) and (T33 < r), round(full*pow(0.66,(r-T33))) + hits, IF(T33 >= r, round(full) + hits, 1 + hits)))";

/// What one evening of the league is in a file, and what each player has of it by hand.
struct Night {
    file: String,
    points: Vec<(usize, f64)>,
}

/// Chance that is the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % most
    }
}

fn night(number: usize, chance: &mut Chance) -> Night {
    // Everybody but one, in the order in which they go out.
    let mut players: Vec<usize> = (0..NAMES.len()).collect();
    players.remove(chance.below(NAMES.len()));
    for index in (1..players.len()).rev() {
        players.swap(index, chance.below(index + 1));
    }
    let begun = 1_600_000_000_000 + 604_800_000 * number as i64;
    let (mut hits, mut paid) = (BTreeMap::<usize, f64>::new(), 0.0);
    let mut written = String::new();
    let mut adjusted = BTreeMap::new();
    for (out, player) in players.iter().enumerate() {
        let rebuys = usize::from(chance.below(4) == 0);
        paid += 50.0 * (1 + rebuys) as f64;
        let mut hit = |chance: &mut Chance| {
            let by: Vec<usize> = if out + 1 == players.len() {
                vec![players[0]]
            } else if chance.below(5) == 0 && out + 2 < players.len() {
                vec![players[out + 1], players[out + 2]]
            } else {
                vec![players[out + 1 + chance.below(players.len() - out - 1)]]
            };
            by.iter().for_each(|by| *hits.entry(*by).or_default() += 1.0);
            by.iter().map(|by| format!("\"u-{by}\"")).collect::<Vec<_>>().join(", ")
        };
        let mut bought = String::new();
        for _ in 0..rebuys {
            let at = begun + 1_000 + out as i64;
            let by = hit(chance);
            write!(bought, "new GameBuyin({{Time: {begun}, Amount: 50, BustOut: new GameBustOut({{Time: {at}, Round: 1, HitmanUUID: [{by}]}})}}), ").unwrap();
        }
        let at = begun + 60_000 * (1 + out as i64);
        let bust = if out + 1 == players.len() {
            String::new()
        } else {
            let by = hit(chance);
            format!(", BustOut: new GameBustOut({{Time: {at}, Round: 2, HitmanUUID: [{by}]}})")
        };
        let again = begun + 2_000 * rebuys as i64;
        write!(bought, "new GameBuyin({{Time: {again}, Amount: 50{bust}}})").unwrap();
        let points = if chance.below(6) == 0 { -10 } else { 0 };
        adjusted.insert(*player, f64::from(points));
        write!(written, "[\"u-{player}\", new GamePlayer({{UUID: \"u-{player}\", Name: new PlayerName({{Nickname: \"{}\"}}), Buyins: [{bought}], PointsAdjustment: {points}}})], ", NAMES[*player]).unwrap();
    }
    let n = players.len() as f64;
    let (third, most, mean) = ((n / 3.0).round(), (n * 0.8).floor(), paid / n);
    let points = players.iter().rev().zip(1..).map(|(player, r)| {
        let r = f64::from(r);
        let bonus = 10.0 * hits.get(player).copied().unwrap_or(0.0);
        let full = 10.0 * (n.sqrt() / r.sqrt()) * (1.0 + (mean + 0.25).ln());
        let place = if r <= third {
            full.round()
        } else if r < most {
            (full * 0.66f64.powf(r - third)).round()
        } else {
            1.0
        };
        (*player, place + bonus + adjusted[player])
    });
    let points = points.collect();
    let file = format!(
        "{{V: \"3.7.2\", T: new Tournament({{UUID: \"night-{number}\", LeagueName: \"Harbour Club\", SeasonName: \"2025\", Title: \"Night {number}\", StartTime: {begun}, EndTime: {}, \
         Financials: new FinancialConfig({{PointsForPlaying: new UserFormula({{Text: \"{SCRIPT}\"}}), PointsForHit: 0}}), \
         Players: new GamePlayers({{Players: Map.from([{written}]), Chops: new GameChops({{Chops: []}}), Config: new GamePlayersConfig({{FullCreditHit: true}})}})}})}}",
        begun + 9_000_000
    );
    Night { file, points }
}

#[test]
fn a_league_of_sixteen_evenings_of_which_ten_count_comes_out_point_for_point() {
    let mut chance = Chance(7);
    let mut season = Season::default();
    let mut evenings: Vec<Evening> = Vec::new();
    let mut of: BTreeMap<usize, Vec<f64>> = BTreeMap::new();
    for number in 0..16 {
        let night = night(number, &mut chance);
        for (player, points) in &night.points {
            of.entry(*player).or_default().push(*points);
        }
        let file = read(night.file.as_bytes()).unwrap();
        let players: Vec<u32> = file
            .tournament
            .players
            .iter()
            .map(|player| player.uuid.strip_prefix("u-").unwrap().parse().unwrap())
            .collect();
        let mut evening = file.counts("EUR", 2, "").unwrap();
        let listed = |player: u32| players.get(player as usize - 1).copied();
        for entry in &mut evening.entries {
            entry.listed = listed(entry.player);
        }
        if number == 0 {
            season.name = file.season_name().unwrap();
            season.rules = file.rules();
            season.rules.best = Some(10);
        }
        season.take_in(&evening, file.lines(&evening, listed));
        evenings.push(evening);
    }
    let table = table(&season, &evenings, false);
    assert_eq!((table.evenings.len(), table.trouble.clone()), (16, None));
    let expected = of.into_iter().map(|(player, mut points)| {
        points.sort_by(|a, b| b.total_cmp(a));
        (player, points.iter().take(10).sum::<f64>())
    });
    let mut expected: Vec<(usize, f64)> = expected.collect();
    expected.sort_by_key(|(_, points)| Reverse((points * 100.0) as i64));
    assert_eq!(table.leader().map(|row| row.name.as_str()), Some(NAMES[expected[0].0]));
    for (player, points) in expected {
        let row = table.rows.iter().find(|row| row.who == Who::Listed(player as u32)).unwrap();
        assert_eq!(Some(row.points), Hundredths::rounded(points), "{}", NAMES[player]);
        assert_eq!(row.results.iter().filter(|cell| cell.counts).count(), 10);
    }
    // With hits in parts, as a season of ours has them, it would not.
    season.rules.whole_knockouts = false;
    assert_ne!(shuffle_up_seasons::table(&season, &evenings, false).rows, table.rows);
    season.rules.whole_knockouts = true;
    // Read in again nothing changes, a struck line stays struck, and taken out nothing is left.
    let before = season.clone();
    let again = night_again(&evenings[3], &season);
    season.take_in(&evenings[3], again);
    let sorted = |season: &Season| {
        let mut lines = season.adjustments.clone();
        lines.sort_by_key(|line| (line.at, line.player));
        lines
    };
    assert_eq!(sorted(&season), sorted(&before));
    season.adjustments[0].struck = Some(Struck::default());
    let struck = season.adjustments[0].clone();
    let evening = evenings.iter().find(|one| one.id == struck.evening).unwrap();
    let again = night_again(evening, &before);
    season.take_in(evening, again);
    let same = |line: &&_| sorted(&season).contains(line);
    assert!(same(&&struck));
    assert_eq!(season.adjustments.len(), before.adjustments.len());
    for evening in &evenings {
        assert!(season.take_out(&evening.id));
    }
    assert!(season.adjustments.is_empty() && season.events == Season::default().events);
}

fn night_again(evening: &Evening, season: &Season) -> Vec<shuffle_up_seasons::season::Adjustment> {
    season.adjustments.iter().filter(|line| line.evening == evening.id).cloned().collect()
}
