//! Names that are hostile in every way, from the moment they are entered to the desk, the projector, paper and files.

use super::papers::fill;
use crate::office::Office;
use crate::papers::{SheetKind, SheetWish};
use serde_json::json;
use shuffle_up_engine::actions::entries::enter::Enter;
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::base::words::LONGEST_NAME;
use shuffle_up_engine::rulebook::templates;
use shuffle_up_engine::{Command, Query};
use shuffle_up_journal::TournamentId;
use shuffle_up_players::ListedPlayer;

/// Markup, formulas, control characters, turned directions, a name without end, lone marks, paths, format strings.
fn hostile() -> Vec<String> {
    let mut names: Vec<String> = [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "</text><script>x</script>",
        "&lt;b&gt; &amp; \"quoted\" 'single'",
        "=HYPERLINK(\"http://example.com\",\"Anna\")",
        "+1+cmd|' /C calc'!A0",
        "-2+3",
        "@SUM(A1:A9)",
        "\t=1+1",
        "Bo\u{0}Null",
        "Cy\r\nNext,Line;Semi\"colon",
        "\u{1b}[31mRed\u{7}",
        "\u{202e}drawkcab\u{202c}",
        "\u{2066}isolated\u{2069}\u{200f}",
        "عبد الرحمن بن محمد",
        "שלום בן־דוד",
        "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
        "👩‍👩‍👧‍👦 family",
        "../../etc/passwd",
        "%s%n{0}${x}{{y}}",
        "null",
        "; DROP TABLE lines; --",
        "1.1",
    ]
    .map(str::to_string)
    .into();
    names.push("Long ".repeat(2_000));
    names.push("W".repeat(10_000));
    names
}

fn entered(folder: &std::path::Path) -> (Office, TournamentId) {
    let mut office = Office::open(folder);
    let mut setup = templates::t1000();
    setup.name = "<b>\u{202e}Event</b> =1+1".into();
    let id = office.new_tournament(setup, None).unwrap();
    for name in hostile() {
        office.act(id, Enter { names: vec![name], ..Enter::default() }.into()).unwrap();
    }
    office.act(id, DrawSeats {}.into()).unwrap();
    (office, id)
}

fn is_plain(text: &str) -> bool {
    !text.chars().any(|c| {
        c.is_control() || matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    })
}

#[test]
fn a_name_is_one_bounded_line_of_visible_text_once_it_is_entered() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = entered(folder.path());
    let tournament = office.look(id).unwrap().tournament();
    assert_eq!(tournament.players.values().count(), hostile().len());
    for player in tournament.players.values() {
        assert!(is_plain(&player.name), "{:?}", player.name);
        assert!(!player.name.is_empty() && player.name.chars().count() <= LONGEST_NAME);
    }
    assert!(is_plain(&tournament.setup.name));
    // What is only invisible is no name.
    let nobody = Enter { names: vec!["\u{202e}\u{0}\n ".into()], ..Enter::default() };
    assert!(office.act(id, nobody.into()).is_err());
}

#[test]
fn every_answer_that_a_window_shows_is_visible_text() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = entered(folder.path());
    for query in [
        json!({ "type": "desk" }),
        json!({ "type": "projector" }),
        json!({ "type": "standings" }),
        json!({ "type": "players", "search": "", "order": "name", "from": 0, "count": 100 }),
        json!({ "type": "tables", "from": 0, "count": 50 }),
        json!({ "type": "log", "from": 0, "count": 100 }),
        json!({ "type": "floor_line", "text": "<script>\u{202e}" }),
        json!({ "type": "roster_text", "text": hostile().join("\n") }),
    ] {
        let Ok(asked) = serde_json::from_value::<Query>(query.clone()) else { continue };
        let answer = serde_json::to_value(office.snapshot(id).unwrap().answer(&asked)).unwrap();
        let mut texts = Vec::new();
        strings(&answer, &mut texts);
        for text in texts {
            assert!(is_plain(&text), "{query}: {text:?}");
        }
    }
}

fn strings(value: &serde_json::Value, into: &mut Vec<String>) {
    match value {
        serde_json::Value::String(text) => into.push(text.clone()),
        serde_json::Value::Array(items) => items.iter().for_each(|item| strings(item, into)),
        serde_json::Value::Object(fields) => fields.values().for_each(|item| strings(item, into)),
        _ => {}
    }
}

#[test]
fn paper_shows_names_as_text_in_its_preview_and_prints_them() {
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = entered(folder.path());
    for sheet in [
        SheetKind::SeatCards,
        SheetKind::SeatingByName,
        SheetKind::SeatingByTable,
        SheetKind::TableSheets,
        SheetKind::SignInSheet,
        SheetKind::FairnessSheet,
    ] {
        let wish: SheetWish =
            serde_json::from_value(json!({ "sheet": sheet, "paper": "a4" })).unwrap();
        let pages = fill(&mut office, id, &wish).unwrap().preview(0).pages;
        assert!(pages < 60, "{sheet:?} has {pages} pages");
        for page in 0..pages {
            let svg = fill(&mut office, id, &wish).unwrap().preview(page).page;
            let lower = svg.to_lowercase();
            for markup in ["<script", "<img", "onerror=alert", "javascript:", "<foreignobject"] {
                assert!(!lower.contains(markup), "{sheet:?}: {markup}");
            }
        }
        let printed =
            fill(&mut office, id, &wish).unwrap().print(&folder.path().join("papers")).unwrap();
        let path = std::path::PathBuf::from(printed.path);
        assert!(path.starts_with(folder.path().join("papers")), "{}", path.display());
        assert!(std::fs::read(path).unwrap().starts_with(b"%PDF"));
    }
}

#[test]
fn the_list_of_players_takes_them_and_its_file_holds_no_formula() {
    let folder = tempfile::tempdir().unwrap();
    let office = Office::open(folder.path());
    for name in hostile() {
        let player = ListedPlayer { name: name.clone(), notes: name, ..ListedPlayer::default() };
        let _ = office.players.with(|list| list.keep(&player));
    }
    let file = office.players.with(|list| list.export()).unwrap();
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(file.as_bytes());
    let mut fields = 0;
    for record in reader.records() {
        for field in &record.unwrap() {
            let is_number = field.chars().all(|c| c.is_ascii_digit() || " +()/-.".contains(c));
            assert!(
                is_number || !field.trim_start().starts_with(['=', '@', '+', '-', '\t', '\r']),
                "{field:?} is a formula to a spreadsheet"
            );
            fields += 1;
        }
    }
    assert!(fields > 100);
}

#[test]
fn a_log_with_names_that_no_version_lets_in_is_only_text_too() {
    // A file from anywhere can hold what entering would have tidied.
    let folder = tempfile::tempdir().unwrap();
    let (mut office, id) = entered(folder.path());
    let name = "\u{202e}\u{1b}<script>".to_string() + &"X".repeat(20_000);
    let command: Command =
        serde_json::from_value(json!({ "type": "rename", "player": 1, "name": name })).unwrap();
    office.act(id, command).unwrap();
    let kept = office.look(id).unwrap().tournament().players.values().next().unwrap().name.clone();
    assert!(is_plain(&kept) && kept.chars().count() <= LONGEST_NAME);
}
