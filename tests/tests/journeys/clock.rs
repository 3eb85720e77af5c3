//! A start by itself, a break taken at once and a level that ends by hands, in the real windows.

use crate::windows::keyboard::until_cursor;
use crate::windows::{ENTER, Windows};
use std::time::Duration;

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_countdown_a_break_at_once_and_a_level_by_hands() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.new_t1000().await;
    // The cursor goes to the first player by itself; what is typed before it has arrived would go there.
    until_cursor(&windows, "player-name").await;
    windows.floor("n Anna Berg").await;
    windows.until("players-left", |text| text.starts_with('1')).await;
    windows.floor("n Ivo Petrov").await;
    windows.until("players-left", |text| text.starts_with('2')).await;

    // The schedule is pasted: the second level ends after three hands.
    windows.press("room-clock").await;
    windows.press("schedule-levels").await;
    windows.press("schedule-paste").await;
    let paste = windows.find("schedule-paste-text").await;
    let rows = [
        "small blind;big blind;minutes;hands",
        "25;50;20;",
        "50;100;15;3",
        "Break 10",
        "100;200;20;",
    ];
    paste.send_keys(&rows.join(ENTER)).await.unwrap();
    windows.press("schedule-paste-use").await;
    windows.press("schedule-save").await;
    windows.until("stage-1", |line| line.contains("50") && line.contains("100")).await;

    // Seats are drawn, the projector is opened, and the clock starts by itself.
    windows.press("advice-accept").await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.press("room-clock").await;
    windows.find("start-at").await.send_keys("+0:06").await.unwrap();
    windows.press("plan-start").await;
    windows.turn_to("projector.html").await;
    windows.says("starts in").await;
    windows.picture("e2e-projector-countdown").await;
    windows.turn_to_desk().await;
    windows.until("clock-time", |text| text.starts_with("19:")).await;
    windows.undoes(|label| label.contains("Clock: started")).await;

    // A break of seven minutes; after it the level goes on with what it had left.
    windows.press("clock-break").await;
    let length = windows.find("break-length").await;
    length.clear().await.unwrap();
    length.send_keys("7").await.unwrap();
    windows.press("take-break").await;
    windows.until("clock-time", |text| text.starts_with("06:") || text.starts_with("07:")).await;
    windows.turn_to("projector.html").await;
    windows.says("Break").await;
    windows.picture("e2e-projector-break-at-once").await;
    windows.turn_to_desk().await;
    windows.press("next-stage").await;
    windows.until("clock-time", |text| text.starts_with("19:")).await;

    // Three hands end the second level; what comes is the break.
    windows.press("next-stage").await;
    windows.until("clock-time", |text| text == "1 / 3").await;
    windows.turn_to("projector.html").await;
    windows.says("the level ends after 3 hands").await;
    windows.picture("e2e-projector-hands").await;
    windows.turn_to_desk().await;
    for hand in ["2 / 3", "3 / 3"] {
        windows.press("hand-done").await;
        windows.until("clock-time", |text| text == hand).await;
    }
    windows.press("hand-done").await;
    windows.until("clock-time", |text| text.starts_with("09:") || text.starts_with("10:")).await;

    // One step back is the hand, not the level.
    windows.press("undo").await;
    windows.until("clock-time", |text| text == "3 / 3").await;
    windows.close().await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn the_rooms_screen_rests_at_every_size() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    // Two measures of a line that is fitted to its width must not lead to each other and back.
    for width in [1_280, 800, 1_150, 1_024] {
        windows.client.set_window_rect(0, 0, width, 760).await.unwrap();
        tokio::time::sleep(Duration::from_millis(700)).await;
        let watch =
            "window.fitted = 0; new MutationObserver((all) => (window.fitted += all.length))
            .observe(document.body, { subtree: true, attributeFilter: ['style'] });";
        windows.script(watch).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let changes = windows.script("return window.fitted").await;
        assert_eq!(changes.as_u64(), Some(0), "at {width} pixels");
    }
    windows.close().await;
}
