//! Results as files: read back by a CSV reader, as JSON, and looked at as markup, with names hostile in every way.

use crate::support::Desk;
use serde_json::Value;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::entries::rename::Rename;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::base::ids::{EntryId, PlayerId};
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::results::{ResultsForm, file, file_name, results};

const HOSTILE: [&str; 5] = [
    "<script>alert(1)</script>",
    "=HYPERLINK(\"http://x\")",
    "Anna \"Ace\", Berg & Söhne",
    "ابن سينا",
    "+cmd|' /C calc'!A0",
];

/// Ten players, of whom all but one are out; the winner has a hostile name too.
fn over() -> Desk {
    let mut desk = Desk::playing(shuffle_up_engine::rulebook::templates::t1000(), 10, 1);
    for (number, name) in (1..).zip(HOSTILE) {
        desk.must(Rename {
            player: PlayerId(number),
            name: name.into(),
            last_name: None,
            card: None,
        });
    }
    for number in (2..=10).rev() {
        let out = vec![Out { entry: EntryId(number), stack: None }];
        desk.must(Bust { out, order: HandOrder::ByStack, by: None, also: vec![] });
    }
    desk
}

#[test]
fn the_rows_are_everybody_once_and_the_amounts_sum_to_the_pool() {
    let desk = over();
    let told = results(&desk.log);
    assert!(told.is_final);
    let places: Vec<u32> = told.rows.iter().filter_map(|row| row.place).collect();
    assert_eq!(places, (1..=10).collect::<Vec<_>>());
    let prizes: Money = told.rows.iter().map(|row| row.prize).sum();
    assert_eq!(prizes, told.pool.total);
    assert!(told.rows.iter().all(|row| row.net == row.prize.minus(row.paid_in)));
    assert!(told.started_at.is_some() && told.ended_at >= told.started_at);
    assert_eq!((told.rows[0].out_at, told.rows[9].out_at.is_some()), (None, true));
}

#[test]
fn standings_have_those_still_in_first_and_say_so() {
    let mut desk = Desk::playing(shuffle_up_engine::rulebook::templates::t1000(), 10, 1);
    let out = vec![Out { entry: EntryId(4), stack: None }];
    desk.must(Bust { out, order: HandOrder::ByStack, by: None, also: vec![] });
    let told = results(&desk.log);
    assert!(!told.is_final && told.ended_at.is_none());
    assert_eq!((told.rows[0].place, told.rows[9].place), (None, Some(10)));
    assert!(file(&told, ResultsForm::Html, "").text.contains("Standings so far"));
    // Before play there is nothing to tell, and no form fails on it.
    let nobody = results(&Desk::open(shuffle_up_engine::rulebook::templates::t1000(), 1).log);
    for form in [ResultsForm::Csv, ResultsForm::Html, ResultsForm::Json] {
        assert!(!file(&nobody, form, "").text.is_empty());
    }
}

#[test]
fn a_spreadsheet_reads_every_name_as_text() {
    let told = results(&over().log);
    let text = file(&told, ResultsForm::Csv, "").text;
    let mut reader = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    assert_eq!(reader.headers().unwrap().get(2), Some("player"));
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 10);
    for (row, read) in told.rows.iter().zip(&rows) {
        for cell in read {
            assert!(!cell.starts_with(['=', '@', '+']), "{cell}");
        }
        assert_eq!(shuffle_up_engine::base::csv_cells::unguarded(&read[2]), row.name);
        let prize: f64 = read[3].parse().unwrap();
        assert!((prize * 100.0 - row.prize.0 as f64).abs() < 0.001, "{prize}");
    }
}

#[test]
fn a_page_has_the_names_as_text_and_nothing_that_runs_or_loads() {
    let told = results(&over().log);
    let page = file(&told, ResultsForm::Html, "21 November 2026 <b>");
    assert!(page.name.ends_with(" results.html"), "{}", page.name);
    let text = page.text;
    assert!(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert!(text.contains("Anna &quot;Ace&quot;, Berg &amp; Söhne"));
    assert!(text.contains("21 November 2026 &lt;b&gt;"));
    for never in ["<script", "<img", "<a ", "src=", "href=", "@import", "url("] {
        assert!(!text.contains(never), "{never}");
    }
    assert_eq!(text.matches("<tr").count(), 11);
    assert_eq!(text.matches("<tr").count(), text.matches("</tr>").count());
}

#[test]
fn json_is_the_model_and_is_read_back() {
    let told = results(&over().log);
    let text = file(&told, ResultsForm::Json, "").text;
    let value: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (value["format"].as_str(), value["version"].as_u64()),
        (Some("shuffle-up-results"), Some(1))
    );
    assert_eq!(serde_json::from_str::<shuffle_up_engine::results::Results>(&text).unwrap(), told);
}

#[test]
fn a_name_of_any_kind_makes_a_file_name() {
    assert_eq!(file_name("../../etc/passwd: <CON>?"), "------etc-passwd- -CON--");
    assert_eq!(file_name(" \u{7} "), "-");
    assert_eq!(file_name(""), "Tournament");
    assert_eq!(file_name(&"ж".repeat(10_000)).chars().count(), 60);
    let mut desk = Desk::open(shuffle_up_engine::rulebook::templates::t1000(), 1);
    desk.must(Enter { names: vec!["x".repeat(10_000)], ..Enter::default() });
    assert!(results(&desk.log).rows[0].name.chars().count() <= 100);
}
