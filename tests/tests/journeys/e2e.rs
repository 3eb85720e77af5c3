//! A T1000 home game from the guest list to the payout sheet, in the real windows. Twenty-four names from a CSV file are
//! entered, seats drawn, the clock started, a rebuy and 23 bust-outs typed on the floor line, and every advised move and
//! redraw accepted by Enter. The projector is looked at along the way, the sheets are read back, and the same game run again
//! as a headless script gives the same seats, places and prizes.

use crate::windows::{ENTER, Windows, pdf_text};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn samples() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/samples")
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_t1000_home_game_from_the_guest_list_to_the_payout_sheet() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;

    // A new tournament from the template.
    windows.new_t1000().await;

    // The guest list, from a file.
    windows.press("roster-open").await;
    let file = windows.find("roster-file").await;
    file.send_keys(&samples().join("roster-24.csv").canonicalize().unwrap().display().to_string())
        .await
        .unwrap();
    windows.until("roster-enter", |text| text.contains("24")).await;
    windows.press("roster-enter").await;
    windows.until("players-left", |text| text.contains("24")).await;

    // Seats, cards, and the projector.
    windows.press("draw").await;
    windows.press("room-paper").await;
    windows.press("paper-save-seat_cards").await;
    let cards = PathBuf::from(windows.text("paper-path").await);
    let names = names();
    let printed = pdf_text(&cards);
    for name in &names {
        // A long name stands on two lines of its card.
        assert!(
            name.split(' ').all(|word| printed.contains(word)),
            "{name} has no seat card in {printed}"
        );
    }
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    windows.wait("the seating", "body").await;
    wait_for_text(&windows, &["24"]).await;
    windows.turn_to_desk().await;
    windows.press("room-tables").await;
    crate::windows::keyboard::take_advice(&windows).await;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    windows.turn_to("projector.html").await;
    wait_for_text(&windows, &["Level 1", "10", "20", "1,000"]).await;
    windows.picture("e2e-projector-level-1").await;
    windows.turn_to_desk().await;

    // One rebuy; a second one by the same player is refused and the line stays.
    let seat = seats(&windows).await.remove(0);
    windows.floor(&format!("r {}", seat.0)).await;
    windows.until("floor-says", |text| text.contains(&seat.1)).await;
    windows.floor(&format!("r {}", seat.0)).await;
    windows.until("floor-refusal", |text| text.contains("one rebuy")).await;
    let field = windows.find("floor-line").await;
    assert_eq!(field.prop("value").await.unwrap().unwrap_or_default(), format!("r {}", seat.0));
    field.send_keys("\u{e00c}").await.unwrap();

    // Twenty-three bust-outs; whatever is advised after each is accepted.
    let mut redraws = Vec::new();
    for left in (1..=23_u32).rev() {
        let seated = seats(&windows).await;
        // Any seat will do; walking through them spreads the bust-outs over the tables.
        let index = usize::try_from(left).unwrap() * 7 % seated.len();
        let (seat, name) = &seated[index];
        windows.floor(seat).await;
        windows.until("players-left", |text| leading_number(text) == Some(left)).await;
        if left == 23 {
            windows.until("floor-says", |text| text.contains(name.as_str())).await;
        }
        accept_everything(&windows, left, &mut redraws).await;
        if left == 12 {
            windows.picture("e2e-desk-12-left").await;
        }
        if left == 18 || left == 9 {
            // Everybody has found the new seat; until then the projector announces the moves.
            windows.turn_to("projector.html").await;
            wait_for_text(&windows, &["Please move"]).await;
            windows.picture(&format!("e2e-projector-moves-{left}")).await;
            windows.turn_to_desk().await;
            windows.press("moves-arrived").await;
        }
        if left == 9 {
            windows.turn_to("projector.html").await;
            wait_for_text(&windows, &["Final table"]).await;
            windows.picture("e2e-projector-final-table").await;
            windows.turn_to_desk().await;
        }
    }
    assert_eq!(redraws, [18, 9], "HPT redraws at 18 and at 9 left");

    // The winner, on the desk and on the projector.
    let winner = windows.text("winner").await;
    windows.turn_to("projector.html").await;
    wait_for_text(&windows, &["250"]).await;
    windows.picture("e2e-projector-winner").await;
    let shown = windows.page_text().await;
    windows.turn_to_desk().await;
    assert!(
        names.iter().any(|name| winner.contains(name.as_str()) && shown.contains(name.as_str())),
        "{winner}: {shown}"
    );

    // The payout sheet: 24 entries and a rebuy at 25 make 625, by the percentages of HPT for 21 to 30.
    windows.press("room-paper").await;
    windows.press("paper-save-payout_sheet").await;
    let sheet = windows.until("paper-path", |path| path.contains("payout")).await;
    let printed = pdf_text(Path::new(&sheet));
    for amount in ["$250", "$156.25", "$125", "$62.50", "$31.25", "$625"] {
        assert!(
            printed.split_whitespace().any(|word| word == amount),
            "{amount} is missing in {printed}"
        );
    }
    windows.close().await;
    the_same_game_as_a_headless_script(data.path(), &printed);
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn after_a_power_cut_the_desk_asks_one_question_about_the_clock() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    // A move is due; accepting it is the last thing that was said before the power went.
    windows.press("advice-accept").await;
    windows.wait("the move under way", "[data-testid^=\"move-\"]:not([disabled])").await;
    let left = windows.text("players-left").await;
    let undo = windows.undoes(|label| label.starts_with("Move")).await;
    windows.cut_the_power().await;
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;

    let windows = Windows::open(data.path(), &[]).await;
    // It says by itself that nothing was lost, and what was last.
    windows
        .until("kept", |text| text.contains("closed unexpectedly") && text.contains(&undo))
        .await;
    windows.picture("e2e-desk-kept").await;
    windows
        .wait("the tournament", "[data-testid=\"tournament-1\"] button")
        .await
        .click()
        .await
        .unwrap();
    assert_eq!(windows.text("players-left").await, left);
    windows.undoes(|label| label == undo).await;
    windows.until("gap-last", |text| text.contains(&undo)).await;
    let answer = windows.text("gap-resume").await;
    windows.picture("e2e-desk-gap").await;
    windows.press("gap-resume").await;
    let resumed =
        answer.split_whitespace().find_map(seconds).expect("the answer names the time left");
    // Until the answer is taken in, the clock still shows what it would show had it run on.
    let near = |text: &str| seconds(text).is_some_and(|shown| (0..=5).contains(&(resumed - shown)));
    windows.until("clock-time", near).await;
    // Asked once.
    windows.until_gone("gap-run-on").await;

    // Who logs out has not been cut off.
    windows.log_out().await;
    let windows = Windows::open(data.path(), &[]).await;
    windows.find("tournament-1").await;
    windows.until_gone("kept").await;
    windows.close().await;
}

/// The seconds of a time such as "9:21".
fn seconds(text: &str) -> Option<i64> {
    let (minutes, seconds) = text.trim().split_once(':')?;
    Some(minutes.parse::<i64>().ok()? * 60 + seconds.get(..2)?.parse::<i64>().ok()?)
}

/// The 24 names of the guest list.
fn names() -> Vec<String> {
    let text = std::fs::read_to_string(samples().join("roster-24.csv")).unwrap();
    let roster =
        shuffle_up_readers::roster::read_text(&Default::default(), &text, &Default::default());
    let names: Vec<String> =
        roster.lines.into_iter().map(|line| line.name).filter(|name| !name.is_empty()).collect();
    assert_eq!(names.len(), 24);
    names
}

/// The occupied seats with the names in them, from the tables drawn on the desk.
async fn seats(windows: &Windows) -> Vec<(String, String)> {
    windows.wait("the tables", "[data-testid^=\"seat-\"]").await;
    let found = windows
        .script(
            "return [...document.querySelectorAll('[data-testid^=\"seat-\"]')].filter(seat => seat.dataset.player)
                .map(seat => [seat.dataset.testid.replace('seat-', '').replace('-', '.'), seat.dataset.player])",
        )
        .await;
    let seats: Vec<(String, String)> = serde_json::from_value(found).unwrap();
    assert!(!seats.is_empty(), "no occupied seat is drawn");
    seats
}

/// Presses Enter on the empty floor line, and answers where the button is, until nothing is due any more.
async fn accept_everything(windows: &Windows, left: u32, redraws: &mut Vec<u32>) {
    for _ in 0..40 {
        if left == 1 && !windows.there("advice-title").await {
            return;
        }
        if !windows.there("advice-title").await {
            // The advice comes with the same answer as the figure that was waited for.
            return;
        }
        let title = windows.text("advice-title").await;
        if windows.there("advice-number").await {
            let field = windows.find("advice-number").await;
            let table: String = title.chars().filter(char::is_ascii_digit).collect();
            let first = seats(windows)
                .await
                .into_iter()
                .find_map(|(seat, _)| {
                    seat.strip_prefix(&format!("{table}.")).map(ToString::to_string)
                })
                .unwrap_or_else(|| "1".into());
            field.send_keys(&first).await.unwrap();
            field.send_keys(ENTER).await.unwrap();
        } else {
            if title.starts_with("Redraw") || title.starts_with("Final table") {
                redraws.push(left);
            }
            crate::windows::keyboard::take_advice(windows).await;
        }
        gone(windows, &title).await;
    }
    panic!("the advice does not end: {}", windows.text("advice-title").await);
}

/// Waits until the advice is another one, or none.
async fn gone(windows: &Windows, title: &str) {
    let begun = std::time::Instant::now();
    loop {
        let now = windows
            .script(
                "return document.querySelector('[data-testid=\"advice-title\"]')?.innerText ?? ''",
            )
            .await;
        if now.as_str() != Some(title) {
            return;
        }
        assert!(
            begun.elapsed() < crate::windows::PATIENCE,
            "{title} stays: {}",
            windows.page_text().await
        );
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
}

fn leading_number(text: &str) -> Option<u32> {
    let digits: String =
        text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Waits until the page shows all of these.
async fn wait_for_text(windows: &Windows, parts: &[&str]) {
    let begun = std::time::Instant::now();
    loop {
        let shown = windows.page_text().await;
        if parts.iter().all(|part| shown.contains(part)) {
            return;
        }
        assert!(begun.elapsed() < crate::windows::PATIENCE, "{parts:?} not all in: {shown}");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// Reads the log that the windows wrote and runs it as a script without any window: same places, prizes and seats.
fn the_same_game_as_a_headless_script(data: &Path, sheet: &str) {
    let file = Connection::open(data.join("tournaments.shuffle-up")).unwrap();
    let mut lines = file.prepare("SELECT at, body FROM lines ORDER BY number").unwrap();
    let lines =
        lines.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?))).unwrap();
    let mut script = Vec::new();
    let mut seats_said = Vec::new();
    for line in lines {
        let (at, body) = line.unwrap();
        let body: Value = serde_json::from_str(&body).unwrap();
        let command = body["kind"]["command"].clone();
        script.push(json!({ "at": at, "seed": body["seed"], "do": command }).to_string());
        seats_said.extend(body["kind"]["events"].as_array().cloned().unwrap_or_default());
    }
    script.push(json!({ "ask": { "type": "standings" } }).to_string());
    let mut out = Vec::new();
    let code = shuffle_up_headless::run(Vec::new(), script.join("\n").as_bytes(), &mut out);
    assert_eq!(code, 0, "{}", String::from_utf8_lossy(&out));
    let answers: Vec<Value> = String::from_utf8(out)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let again: Vec<Value> = answers
        .iter()
        .flat_map(|line| line["events"].as_array().cloned().unwrap_or_default())
        .collect();
    assert_eq!(again, seats_said, "every draw, move and bust-out is the same");
    let standings = answers.last().unwrap()["answer"]["view"].clone();
    assert_eq!(standings["is_final"], json!(true));
    let rows = standings["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 24);
    for row in rows.iter().take(5) {
        let name = row["name"].as_str().unwrap();
        let cents = row["prize"].as_i64().unwrap();
        let prize = match cents % 100 {
            0 => format!("${}", cents / 100),
            part => format!("${}.{part:02}", cents / 100),
        };
        // That the prize has been handed over stands below the name, between it and the amount.
        let mut lines = sheet.lines().skip_while(|line| !line.contains(name)).take(4);
        let printed = lines.any(|line| line.split_whitespace().any(|word| word == prize));
        assert!(printed, "{name} with {prize} is not on the payout sheet: {sheet}");
    }
}
