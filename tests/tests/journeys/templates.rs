//! Generated schedules and own templates in the real window: a wish, what comes of it, a set-up kept, sent and taken in.

use crate::windows::Windows;

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_schedule_is_generated_and_its_evening_kept_as_a_template() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;

    // Twenty players in half an hour with 20-minute levels: refused, with what can be done.
    windows.press("new-tournament").await;
    windows.press("templates").await;
    windows.press("template-t1000").await;
    windows.press("generate").await;
    windows.says("likely length").await;
    windows.picture("generator").await;
    let length = windows.find("wish-length").await;
    length.clear().await.unwrap();
    length.send_keys("0:30").await.unwrap();
    windows.until("generator-refusal", |text| text.contains("cannot finish in 30 min")).await;
    windows.picture("generator-refusal").await;
    windows.press("take-nearest").await;
    windows.says("likely length").await;
    windows.press("use-generated").await;
    windows.says("Generated.").await;
    windows.press("create").await;

    // The chart of the schedule in force waits for players; the set-up is kept as a template.
    windows.press("room-clock").await;
    windows.says("enter some").await;
    // The room's generator begins from what is known of the tournament.
    windows.press("schedule-levels").await;
    windows.press("schedule-generate").await;
    windows
        .says("16 players with 1,000 each cannot finish in 3 h 30 min with 10-minute levels")
        .await;
    windows.press("room-house_rules").await;
    windows.press("save-template").await;
    let name = windows.find("template-name").await;
    name.clear().await.unwrap();
    name.send_keys("Half an hour").await.unwrap();
    windows.press("template-save").await;
    windows.says("is among the templates").await;
    windows.close().await;

    // It is there after the next start, is exported, deleted, put back, and taken in a second time from its file.
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("new-tournament").await;
    windows.press("templates").await;
    windows.press("template-own-1").await;
    // What can be done with it is in the menu.
    windows.press("templates").await;
    windows.press("template-export").await;
    let path = windows.text("template-path").await;
    assert!(std::fs::read_to_string(&path).unwrap().contains("Half an hour"), "{path}");
    windows.picture("own-template").await;
    windows.press("template-delete").await;
    windows.press("templates-deleted").await;
    windows.press("template-restore-own-1").await;
    windows.find("template-own-1").await;
    let file = windows.find("template-import-file").await;
    file.send_keys(&path).await.unwrap();
    windows.find("template-own-2").await;
    windows.press("create").await;
    windows.press("room-clock").await;
    windows.until("clock-time", |text| text.starts_with("10:00")).await;
    windows.close().await;
}
