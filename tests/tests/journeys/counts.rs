//! Twelve stacks counted by the keyboard in the real windows: what is missing is named, one stack is counted again on the floor
//! line, and chips that were off the table leave play.

use crate::chips::chips_room;
use crate::windows::keyboard::{types, until_cursor};
use crate::windows::{ENTER, Windows};

/// Types these chips into each field of a table, from the one that has the cursor; the last Enter takes them.
async fn count(windows: &Windows, table: u32, chips: [&str; 6]) {
    let names = windows.fields(table, "input").await;
    assert_eq!(names.len(), 6);
    for (name, chips) in names.iter().zip(chips) {
        until_cursor(windows, name).await;
        types(windows, &format!("{chips}{ENTER}")).await;
    }
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_room_is_counted_by_the_keyboard_and_what_is_missing_is_named() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.play_t1000(12).await;

    chips_room(&windows).await;
    windows.press("chips-part-counts").await;
    windows.until("counts-room", |text| text.contains("12,000")).await;
    chips_room(&windows).await;
    count(&windows, 1, ["1000", "900", "1100", "1,000", "1000", "1000"]).await;
    windows.until("counts-table-1", |text| text.contains("all there")).await;
    count(&windows, 2, ["1000", "1000", "1000", "1000", "1000", "900"]).await;
    windows.until("counts-table-2", |text| text.contains("100 missing")).await;
    windows.until("counts-room", |text| text.contains("100 missing")).await;
    windows.picture("e2e-counts").await;
    until_cursor(&windows, "floor-line").await;
    windows.floor("count 2.6 1000").await;
    windows.until("counts-room", |text| text.contains("all there")).await;
    windows.floor("chips out 2.6 100 off in the pocket").await;
    windows
        .until("counts-room", |text| text.contains("11,900") && text.contains("all there"))
        .await;

    // A list from a sheet of paper: what nobody can be is listed, and the rest is taken by its button.
    windows.press("counts-paste").await;
    windows.press("counts-text").await;
    types(&windows, &format!("2.6 850{ENTER}Cleo 100")).await;
    windows.until("counts-not-taken", |text| text.contains("Nobody in play is called Cleo")).await;
    windows.press("counts-take").await;
    windows.until("counts-room", |text| text.contains("50 missing")).await;
    windows.undoes(|label| label.starts_with("Count")).await;
    windows.press("undo").await;
    windows.until("counts-room", |text| text.contains("all there")).await;
    windows.undoes(|label| label.contains("off the table")).await;
    windows.close().await;
}
