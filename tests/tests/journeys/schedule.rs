//! The schedule edited live in the real window.

use crate::windows::Windows;

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_running_schedule_is_edited_by_keyboard_and_the_clock_does_not_move() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.press("room-clock").await;
    let before = windows.text("clock-time").await;

    // Level 5, the sixth line of the schedule, becomes 62/124 for 25 minutes.
    windows.press("schedule-levels").await;
    windows.press("schedule-edit").await;
    for (cell, figure) in
        [("schedule-small-5", "62"), ("schedule-big-5", "124"), ("schedule-minutes-5", "25")]
    {
        let field = windows.find(cell).await;
        field.clear().await.unwrap();
        field.send_keys(figure).await.unwrap();
    }
    windows.picture("e2e-desk-schedule-editor").await;
    windows.press("schedule-save").await;
    windows
        .until("stage-5", |line| {
            line.contains("62") && line.contains("124") && line.contains("25 min")
        })
        .await;
    let after = windows.text("clock-time").await;
    let moved = seconds(&before) - seconds(&after);
    assert!((0..=20).contains(&moved), "from {before} to {after}");

    // No chip pays a 62: said beside the level, not refused.
    let line = windows.text("schedule-warning-5").await;
    assert!(line.contains("62"), "{line}");

    // The time left is set, and undo names what it takes back.
    let field = windows.find("time-left").await;
    field.send_keys("12:30").await.unwrap();
    windows.press("time-left-set").await;
    windows.until("clock-time", |text| text.starts_with("12:")).await;
    windows.undoes(|label| label.contains("12:30")).await;
    windows.press("undo").await;
    windows.undoes(|label| label.contains("Schedule")).await;
    windows.close().await;
}

fn seconds(text: &str) -> i64 {
    let (minutes, seconds) = text.trim().split_once(':').expect("minutes and seconds");
    minutes.parse::<i64>().unwrap() * 60 + seconds.parse::<i64>().unwrap()
}
