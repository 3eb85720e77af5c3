//! Invented files in the shapes that real ones have, each beside what is to be read of it.

use serde_json::{Value, json};
use shuffle_up_engine::base::money::Currency;
use shuffle_up_engine::base::wording::Phrase;
use shuffle_up_engine::rulebook::prize_structure::Shares;
use shuffle_up_engine::rulebook::schedule::{Ante, Stage};
use shuffle_up_engine::rulebook::setup::SetUp;
use shuffle_up_engine::rulebook::setup::closing::Closing;
use shuffle_up_engine::rulebook::setup::price::Price;
use shuffle_up_engine::rulebook::templates::Template;
use shuffle_up_seasons::Evening;
use shuffle_up_tdt::{TdtFile, read};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tdt/corpus");
    let all = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut all: Vec<PathBuf> =
        all.filter(|path| path.extension().is_some_and(|ending| ending == "tdt")).collect();
    all.sort();
    all
}

fn keys(said: &[Phrase]) -> Value {
    let mut keys: Vec<&str> = said.iter().map(|one| &*one.key).collect();
    keys.sort_unstable();
    json!(keys)
}

fn price(price: &Price) -> Vec<i64> {
    vec![price.prize.0, price.fee.0, price.bounty.0]
}

fn level(until: Closing) -> u32 {
    let Closing::Level { level } = until else { panic!("{until:?}") };
    level
}

fn stage(stage: &Stage) -> String {
    let minutes = stage.length_ms() / 60_000;
    let Stage::Level(level) = stage else { return format!("{minutes} break") };
    let ante = match level.ante {
        Ante::PerPlayer { chips } => format!(" ante {chips}"),
        _ => String::new(),
    };
    let bets = level.bets.map(|bets| format!(" bets {}/{}", bets.small, bets.big));
    format!("{minutes}: {}/{}{}{ante}", level.small, level.big, bets.unwrap_or_default())
}

/// What of a set-up a file is asked for; fields that the expected reading does not name are left out.
fn set_up(set_up: &SetUp, asked: &Value) -> Value {
    let chips = set_up.chips.iter().map(|chip| json!([chip.value, chip.colour]));
    let others = set_up.buy_ins.iter().map(|one| {
        let [prize, fee, bounty] = price(&one.price)[..] else { unreachable!() };
        json!([one.name, prize, fee, bounty, one.chips])
    });
    let rebuy = set_up.rebuy.map(|rule| {
        let [prize, fee, bounty] = price(&rule.price)[..] else { unreachable!() };
        json!([prize, fee, bounty, rule.chips, rule.limit, level(rule.until), rule.at_most])
    });
    let add_on = set_up.add_on.map(|rule| {
        let [prize, fee, bounty] = price(&rule.price)[..] else { unreachable!() };
        json!([prize, fee, bounty, rule.chips, rule.limit, level(rule.until)])
    });
    let mut all = json!({
        "price": price(&set_up.price),
        "stack": set_up.starting_stack,
        "stages": set_up.schedule.stages.iter().map(stage).collect::<Vec<_>>(),
        "chips": chips.collect::<Vec<_>>(),
        "stack_chips": set_up.stack_chips,
        "buy_ins": others.collect::<Vec<_>>(),
        "rebuy": rebuy,
        "add_on": add_on,
        "guarantee": set_up.pool.guarantee.0,
        "prizes": match &set_up.prizes.shares {
            Shares::Percentages { hundredths } => json!({ "percent": hundredths }),
            Shares::Amounts { amounts } => json!({ "fixed": amounts }),
            _ => Value::Null,
        },
    });
    // What is not asked for is not there.
    for (field, none) in [
        ("buy_ins", json!([])),
        ("rebuy", Value::Null),
        ("add_on", Value::Null),
        ("guarantee", json!(0)),
    ] {
        if asked.get(field).is_none() {
            assert_eq!(all[field], none, "{field}");
        }
    }
    all.as_object_mut().unwrap().retain(|field, _| asked.get(field).is_some());
    all
}

fn results(evening: &Evening) -> Value {
    let mut rows: Vec<Value> = evening
        .entries
        .iter()
        .map(|one| {
            json!([one.name, one.place, one.paid, one.prize, one.bounties, one.rebuys, one.add_ons])
        })
        .collect();
    rows.sort_by_key(|row| row[0].to_string());
    json!(rows)
}

fn hits(evening: &Evening) -> Value {
    let mut hits: BTreeMap<&str, u32> = BTreeMap::new();
    for by in evening.knockouts.iter().flat_map(|knockout| &knockout.by) {
        let entry = evening.entries.iter().find(|entry| entry.player == *by).unwrap();
        *hits.entry(&entry.name).or_default() += 1;
    }
    json!(hits)
}

fn check(name: &str, file: &TdtFile, expected: &Value) {
    let euro = Currency { code: "EUR".into(), decimals: 2 };
    let counts = file.counts("EUR", 2, name);
    let set_up_read = file.set_up(&euro);
    let mut said = file.not_understood.clone();
    said.extend(set_up_read.iter().flat_map(|read| read.left_out.iter().cloned()));
    let read = |field: &str| match field {
        "counts" => json!(counts.is_ok()),
        "against" => keys(counts.as_ref().err().map_or(&[], Vec::as_slice)),
        "said" => keys(&said),
        "version" => json!(file.version),
        "name" => json!(file.tournament.title),
        "season" => json!(file.season_name()),
        "points" => json!(file.rules().points),
        "results" => results(counts.as_ref().unwrap()),
        "hits" => hits(counts.as_ref().unwrap()),
        "collected" => {
            let all = counts.as_ref().unwrap().collected;
            json!([all.buy_ins, all.rebuys, all.add_ons])
        }
        "lines" => {
            let lines = file.lines(counts.as_ref().unwrap(), Some);
            let player = |number: u32| &file.tournament.players[number as usize - 1];
            let line = lines.iter().map(|one| json!([player(one.player).name(), one.points]));
            json!(line.collect::<Vec<_>>())
        }
        "set_up" => set_up(&set_up_read.as_ref().unwrap().set_up, &expected["set_up"]),
        "understood" => {
            let asked = expected["understood"].as_array().unwrap();
            let there = |key: &&Value| file.understood.iter().any(|one| **key == *one.key);
            json!(asked.iter().filter(there).collect::<Vec<_>>())
        }
        other => panic!("{name}: {other} is nothing that is read"),
    };
    let mut wrong = Vec::new();
    for (field, expected) in expected.as_object().unwrap() {
        let read = read(field);
        if read != *expected {
            wrong.push(format!("{name}, {field}: {read} and not {expected}"));
        }
    }
    assert!(file.contradictions.is_empty(), "{name}: {:?}", file.contradictions);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    if counts.is_ok() {
        let read = set_up_read.unwrap();
        let title = read.set_up.name.clone();
        Template::checked("", &title, "", read.set_up)
            .unwrap_or_else(|refusal| panic!("{name}: {}", refusal.sentence()));
    }
}

#[test]
fn every_file_is_read_as_it_is_meant() {
    let all = files();
    assert!(all.len() > 30);
    for path in all {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let expected = std::fs::read_to_string(path.with_extension("json")).unwrap();
        let file = read(&std::fs::read(&path).unwrap());
        let file = file.unwrap_or_else(|why| panic!("{name}: {why}"));
        check(&name, &file, &serde_json::from_str(&expected).unwrap());
    }
}
