//! The end of a host's evening before one player has all the chips, and the same evening a week later, their actions counted.

use crate::windows::keyboard::{ALT, ESCAPE, floor, keys, take_advice, types, until_cursor, with};
use crate::windows::{ENTER, Windows};

/// End, payments, and a line for each of the four.
const TO_END: u32 = 7;
/// From the desk of last week's evening to cards in the air.
const NEXT_WEEK: u32 = 6;

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn four_end_here_are_paid_by_name_and_come_again_next_week() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("new-tournament").await;
    until_cursor(&windows, "tournament-name").await;
    types(&windows, ENTER).await;
    until_cursor(&windows, "player-name").await;
    let names = ["Anna Berg", "Bo Lund", "Chen Wei", "Dele Ade", "Eva Roth", "Gus Hale"];
    for (name, left) in names.iter().zip(1..) {
        types(&windows, &format!("{name}{ENTER}")).await;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }
    keys(&windows, [ESCAPE]).await;
    until_cursor(&windows, "floor-line").await;
    take_advice(&windows).await;
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    take_advice(&windows).await;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    for (name, left) in [("gus", 5), ("eva", 4)] {
        floor(&windows, name).await;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }

    let mut actions = 0;
    // It is late: the four who are left share, and nobody is busted for it.
    floor(&windows, "end here").await;
    actions += 1;
    windows.undoes(|text| text.contains("4 players left, they share the places")).await;
    with(&windows, ALT, '5').await;
    windows.press("prizes-payments").await;
    actions += 2;
    windows.until("payments-say", |text| text.contains("Pay out")).await;
    windows.picture("end-payments").await;
    for (name, paid) in
        [("dele", "Dele Ade"), ("anna", "Anna Berg"), ("chen", "Chen Wei"), ("lund", "Bo Lund")]
    {
        floor(&windows, &format!("pay {name}")).await;
        actions += 1;
        windows.undoes(|text| text.contains(paid)).await;
    }
    windows.until("payments-say", |text| text == "Everybody is paid. The money adds up.").await;
    assert!(actions <= TO_END, "it took {actions} actions");

    // A week later the same people sit down.
    let mut actions = 0;
    with(&windows, ALT, '0').await;
    windows.wait("the list of tournaments", "[data-testid=same-as-last-time]").await;
    windows.picture("end-home").await;
    windows.press("same-as-last-time").await;
    until_cursor(&windows, "next-week-name").await;
    windows.picture("end-next-week").await;
    types(&windows, ENTER).await;
    actions += 3;
    windows.until("players-left", |text| text.starts_with('6')).await;
    keys(&windows, [ESCAPE]).await;
    until_cursor(&windows, "floor-line").await;
    take_advice(&windows).await;
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    take_advice(&windows).await;
    actions += 3;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    assert!(actions <= NEXT_WEEK, "it took {actions} actions");

    // They are the same six in the figures of the house, though nobody opened the player list.
    floor(&windows, "end here").await;
    windows.undoes(|text| text.contains("6 players left, they share the places")).await;
    with(&windows, ALT, '0').await;
    windows.press("house-statistics").await;
    windows.find("statistics-player-5").await;
    assert!(!windows.there("statistics-player-6").await, "six people, not twelve");
    windows.picture("end-statistics").await;
    windows.press("statistics-back").await;

    // The form of a new tournament leads to the same question.
    with(&windows, ALT, '0').await;
    windows.press("new-tournament").await;
    windows.press("templates").await;
    windows.press("again").await;
    until_cursor(&windows, "next-week-name").await;
    windows.says("6 of 6 ticked").await;
    windows.close().await;
}
