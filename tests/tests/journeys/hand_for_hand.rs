//! Hand-for-hand at twelve tables, worked by the keyboard alone in the real window. A headless script plays the event up to
//! the bubble into the desk's own file; from there on, once the room's screen is opened, every key goes to whatever has the
//! cursor (but for the record, which is a button): it is announced, tables are ticked by their numbers, one is held and run
//! out, a wrong tick is taken back, two of one table bust on the bubble and are ranked, and time is called on a player.

use crate::windows::keyboard::{floor, take_advice};
use crate::windows::{ENTER, Windows};
use acceptance::to_the_bubble;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

/// Half a minute each, with a warning at 15 and at 10 seconds.
pub(crate) fn calling_time() -> Value {
    json!({ "seconds": 30, "warnings": [15, 10], "count_from": 5, "not_before": 0 })
}

/// 108 players at twelve tables of nine, 106 paid, under TCH's rules, the clock started just now.
fn play_to_the_bubble(data: &Path) {
    crate::windows::play(data, 108, |setup| {
        setup["name"] = json!("The bubble");
        to_the_bubble(setup, 106, 50);
        setup["rules"]["calling_time"] = calling_time();
    });
}

async fn done(windows: &Windows, tables: u32) {
    windows.until("tables-done", |text| text == tables.to_string()).await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn twelve_tables_by_the_keyboard_alone() {
    let begun = Instant::now();
    let data = tempfile::tempdir().unwrap();
    play_to_the_bubble(data.path());
    let windows = Windows::open(data.path(), &[]).await;
    let row = windows.wait("the tournament", "[data-testid=\"tournament-1\"] button").await;
    row.send_keys(ENTER).await.unwrap();
    // The script's clock ran without the program, which asks about it first.
    windows.press("gap-resume").await;
    windows.until("advice-title", |title| title == "Hand-for-hand: 2 to the money").await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to_desk().await;

    // One key announces it, and the room of its own is entered.
    take_advice(&windows).await;
    windows.until("advice-title", |title| title.ends_with("still play the hand")).await;
    windows.until("hand-number", |text| text == "–").await;
    for table in 1..=12 {
        floor(&windows, &table.to_string()).await;
        done(&windows, table).await;
    }
    windows.until("advice-title", |title| title == "Deal hand 1 at 12 tables").await;
    take_advice(&windows).await;
    windows.until("hand-number", |text| text == "1").await;
    done(&windows, 0).await;

    // A held table waits for the others; a wrong tick is taken back by its number.
    floor(&windows, "hold 3").await;
    floor(&windows, "1 2 4 5 6 7 8").await;
    done(&windows, 7).await;
    floor(&windows, "9").await;
    done(&windows, 8).await;
    floor(&windows, "-9").await;
    done(&windows, 7).await;
    windows.picture("hand-for-hand-desk").await;
    windows.turn_to("projector.html").await;
    windows.says("from").await;
    windows.picture("hand-for-hand-projector").await;
    windows.turn_to_desk().await;
    floor(&windows, "9 10 11 12").await;
    windows.until("advice-title", |title| title == "Table 3: run the board out").await;
    take_advice(&windows).await;
    windows.until("advice-title", |title| title == "Table 3 still plays the hand").await;
    floor(&windows, "3.4").await;
    windows.until("to-go", |text| text == "1").await;
    floor(&windows, "3").await;
    windows.until("advice-title", |title| title.starts_with("Deal hand 2")).await;

    // Time is called, seen, and settled.
    floor(&windows, "t 6.4").await;
    windows.until("seconds-left", |text| text.parse().is_ok_and(|left: u32| left <= 29)).await;
    windows.picture("hand-for-hand-time").await;
    windows.turn_to("projector.html").await;
    windows.says("table 6 seat 4").await;
    windows.turn_to_desk().await;
    floor(&windows, "t acted").await;
    // The page moves up when the call is settled, and a button with it.
    windows.undoes(|label| label.starts_with("Time: Player") && label.ends_with("acted")).await;

    // The record so far is a button of the room, and leads to the sheet that it names.
    windows.press("hand-record").await;
    windows.press("paper-save-hand_record").await;
    let path = windows.until("paper-path", |path| path.contains("hand-for-hand")).await;
    let record = crate::windows::pdf_text(Path::new(&path));
    assert!(record.contains("108") && record.contains("nobody on this hand"), "{record}");
    windows.press("room-hand_for_hand").await;

    // Two of one table on the bubble: the order is asked for, and with it the hand is over, and with that the mode.
    take_advice(&windows).await;
    windows.until("hand-number", |text| text == "2").await;
    floor(&windows, "5.1").await;
    windows.until("players-left", |text| text.starts_with("106")).await;
    floor(&windows, "5.2").await;
    windows.until("players-left", |text| text.starts_with("105")).await;
    floor(&windows, "done").await;
    windows.until("advice-title", |title| title.starts_with("Table 5: who had more chips")).await;
    windows.picture("hand-for-hand-rank").await;
    floor(&windows, "rank 5000 3100").await;
    windows.undoes(|label| label.ends_with("hand-for-hand is over")).await;
    windows.until("players-left", |text| text.starts_with("105")).await;
    assert!(!windows.there("hand-number").await, "the room is left when it is over");
    // Two hands took two minutes each off the twenty.
    windows.until("clock-time", |text| text.starts_with("15:") || text.starts_with("16:00")).await;

    // One key brings it back, with the question.
    windows.press("undo").await;
    windows.until("advice-title", |title| title.starts_with("Table 5: who had more chips")).await;
    println!("hand-for-hand at 12 tables: {:.1?}", begun.elapsed());
    windows.close().await;
}
