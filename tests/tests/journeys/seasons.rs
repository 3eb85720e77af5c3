//! A league that moves in from a spreadsheet, in the real window: results come in, make a season, and say why.

use crate::windows::keyboard::{ALT, ESCAPE, floor, keys, take_advice, types, until_cursor, with};
use crate::windows::{ENTER, Windows};
use serde_json::{Value, json};

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_league_moves_in_from_a_spreadsheet() {
    let data = tempfile::tempdir().unwrap();
    let given = |name: &str, text: &str| {
        let path = data.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let first =
        given("League 2026-03-07.csv", "Place;Name;Prize\r\n1;Anna;30\r\n2;Bo;\r\n3;Cy;\r\n");
    let second = given("League 2026-03-14.csv", "Name,Place,Prize\n<b>Bo</b>,1,20\nAnna,2,\n");
    let neither = given("Notes.csv", "Buy chips\n");
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("house-players").await;
    windows.press("listed-add").await;
    windows.find("listed-name").await.send_keys("Anna Berg").await.unwrap();
    windows.press("listed-save").await;
    windows.says("Anna Berg was saved").await;
    windows.press("listed-back").await;

    // The files come in one after the other, the same one only once, and what is none is refused beside its name.
    windows.press("house-seasons").await;
    windows.says("There is no season yet").await;
    windows.press("past-open").await;
    for file in [&first, &second, &first, &neither] {
        windows.find("past-choose-file").await.send_keys(file).await.unwrap();
    }
    windows.until("past-file-0", |text| text.contains("The results count.")).await;
    windows.until("past-file-1", |text| text.contains("The results count.")).await;
    windows.until("past-file-2", |text| text.contains("was imported before")).await;
    windows
        .until_true("return !!document.querySelector('[data-testid=past-file-3] [role=alert]')")
        .await;
    windows.picture("past").await;
    windows.press("past-close").await;

    // A new season has a name and works: both evenings count.
    windows.press("season-new").await;
    windows.find("season-name").await.send_keys("Spring").await.unwrap();
    windows.press("season-save").await;
    windows.press("season-part-table").await;
    // A name on two evenings is one player, without anybody saying so.
    windows.until("season-row-0", |text| text.contains("Anna") && text.contains('4')).await;
    windows.press("season-player-0").await;
    windows.press("season-why-0").await;
    assert_eq!(windows.text("why-filled").await, "3 - 1 + 1");
    assert_eq!(windows.text("why-points").await, "3");
    windows.picture("season").await;

    // It goes out as a page, in which a name is a name.
    windows.press("season-export").await;
    windows.press("season-export-html").await;
    let page = std::fs::read_to_string(windows.text("season-exported").await).unwrap();
    assert!(page.contains("&lt;b&gt;Bo&lt;/b&gt;") && page.contains("Spring"), "{page}");

    // The figures of the house have the evenings, too.
    windows.press("season-back").await;
    windows.press("seasons-back").await;
    windows.press("house-statistics").await;
    windows.until("statistics-players", |text| text.contains("Anna")).await;
    windows.press("statistics-player-0").await;
    windows.until("player-page", |text| text.contains("Anna")).await;
    windows.picture("player").await;
    windows.press("player-page-back").await;
    windows.press("statistics-back").await;

    // The finale is a tournament in which each begins with the stack that the season gave.
    windows.press("house-seasons").await;
    windows.press("season-1").await;
    windows.press("season-part-finale").await;
    windows.until("finale-stacks", |text| text.contains("Anna") && text.contains("1,200")).await;
    windows.picture("finale").await;
    windows.press("finale-create").await;
    windows.wait("the desk of the finale", "[data-testid=floor-line]").await;
    windows.says("Spring, finale").await;
    windows.says("Cy").await;
    windows.close().await;
}

/// An evening of twenty-five people, their next week and their season, by a host who never opens the player list.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn twenty_five_players_of_two_evenings_are_twenty_five_in_their_season() {
    const NAMES: [&str; 25] = [
        "Anna", "Bo", "Chen", "Dele", "Eva", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lou",
        "Mia", "Ned", "Olga", "Pia", "Quinn", "Rosa", "Sven", "Tess", "Uma", "Vito", "Wes", "Xia",
        "Yara",
    ];
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("new-tournament").await;
    until_cursor(&windows, "tournament-name").await;
    types(&windows, ENTER).await;
    until_cursor(&windows, "player-name").await;
    for (name, left) in NAMES.iter().zip(1..) {
        types(&windows, &format!("{name} Berg{ENTER}")).await;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }
    for week in 1..=2 {
        keys(&windows, [ESCAPE]).await;
        until_cursor(&windows, "floor-line").await;
        take_advice(&windows).await;
        windows.until("advice-title", |text| text.contains("Shuffle up")).await;
        take_advice(&windows).await;
        windows
            .until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:"))
            .await;
        floor(&windows, "end here").await;
        windows.undoes(|text| text.contains("25 players left")).await;
        with(&windows, ALT, '0').await;
        if week == 1 {
            windows.press("same-as-last-time").await;
            until_cursor(&windows, "next-week-name").await;
            types(&windows, ENTER).await;
            windows.until("players-left", |text| text.starts_with("25")).await;
        }
    }
    windows.press("house-seasons").await;
    windows.press("season-new").await;
    windows.find("season-name").await.send_keys("Autumn").await.unwrap();
    windows.press("season-save").await;
    windows.press("season-part-table").await;
    windows.find("season-row-24").await;
    assert!(!windows.there("season-row-25").await, "25 players, not 50");
    windows.picture("season-of-25").await;
    windows.close().await;
}

/// What a headless run with these words answers to a script.
fn ran(words: &[&str], script: &str) -> Vec<u8> {
    let mut output = Vec::new();
    let words = words.iter().map(ToString::to_string).collect();
    let code = shuffle_up_headless::run(words, script.as_bytes(), &mut output);
    assert_eq!(code, 0, "{}", String::from_utf8_lossy(&output));
    output
}

/// Ten evenings of eight players of the list in the program's own file, by script; the last one is still played.
fn ten_evenings(file: &str) {
    let opening = String::from_utf8(ran(&["--template", "t1000"], "")).unwrap();
    for week in 0..10 {
        let at = 1_760_000_000_000_i64 + i64::from(week) * 604_800_000;
        let order: Vec<i32> =
            (0..8).map(|turn| (turn * (3 + week % 2 * 2) + week) % 8 + 1).collect();
        let names: Vec<String> = (1..=8).map(|number| format!("Player {number}")).collect();
        let listed: Vec<i32> = (1..=8).collect();
        let mut said = vec![
            json!({ "type": "enter", "names": names, "listed": listed }),
            json!({ "type": "draw_seats" }),
            json!({ "type": "start_clock" }),
        ];
        let out = if week == 9 { 5 } else { 7 };
        said.extend(order.windows(2).take(out).map(|pair| {
            json!({ "type": "bust", "out": [{ "entry": pair[0] }], "order": "equal", "by": pair[1] })
        }));
        if week == 9 {
            said.push(json!({ "type": "pause_clock" }));
        }
        let said =
            said.iter().map(|command| json!({ "at": at, "seed": 7, "do": command }).to_string());
        let script = opening.clone() + &said.collect::<Vec<_>>().join("\n");
        ran(&["--strict", "--journal", file], &script);
    }
}

/// A season of ten evenings, in the real window and by script: the same table to the last figure.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_season_of_ten_scripted_evenings_is_the_same_in_the_window_and_by_script() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("tournaments.shuffle-up").display().to_string();
    ten_evenings(&file);
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("house-seasons").await;
    windows.press("season-new").await;
    windows.find("season-name").await.send_keys("Ten weeks").await.unwrap();
    windows.choose("season-which", "events of the template T1000 home game").await;
    windows.press("season-total").await;
    windows.find("season-drop").await.clear().await.unwrap();
    windows.find("season-drop").await.send_keys("2").await.unwrap();
    windows.press("season-save").await;
    windows.press("season-part-table").await;
    windows.until("season-row-7", |text| text.contains("Player")).await;
    windows.press("season-export").await;
    windows.press("season-export-json").await;
    let in_window: Value =
        serde_json::from_slice(&std::fs::read(windows.text("season-exported").await).unwrap())
            .unwrap();
    windows.picture("ten-evenings").await;
    windows.close().await;

    let season = data.path().join("season.json");
    std::fs::write(
        &season,
        r#"{"events": {"templates": ["T1000 home game"]}, "rules": {"drop": 2}}"#,
    )
    .unwrap();
    let output = ran(&["--season", &season.display().to_string(), "--journal", &file], "");
    let by_script: Value = serde_json::from_slice(&output).unwrap();
    assert_eq!(in_window["table"], by_script["table"]);
    assert_eq!(
        in_window["table"]["evenings"].as_array().unwrap().len(),
        9,
        "the tenth is still played"
    );
    assert_eq!(in_window["table"]["rows"].as_array().unwrap().len(), 8);
}
