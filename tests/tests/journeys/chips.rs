//! The T1000 game at its first colour-up, raced at two tables by the keyboard, in the real windows.

use crate::windows::keyboard::{ALT, TAB, types, until_cursor, with};
use crate::windows::{ENTER, Windows};
use std::time::Duration;

/// Presses Alt 4.
pub(crate) async fn chips_room(windows: &Windows) {
    with(windows, ALT, '4').await;
}

/// Types a count into each field from the one that has the cursor, and goes on with Enter; the last Enter holds the race.
async fn counts(windows: &Windows, table: u32, chips: &[&str]) {
    let names = windows.fields(table, "input[data-race]").await;
    for (index, name) in names.iter().enumerate() {
        until_cursor(windows, name).await;
        let count = chips.get(index).copied().unwrap_or("");
        // Tab goes on as Enter does; the mark beside a field is for the mouse.
        let on = if index == 0 { TAB.to_string() } else { ENTER.to_string() };
        types(windows, &format!("{count}{on}")).await;
    }
}

/// Types counts and the cards that a dealer dealt; whoever has no chip is dealt no card.
async fn counts_and_cards(windows: &Windows, table: u32, dealt: &[(&str, &str)]) {
    let names = windows.fields(table, "input[data-race]").await;
    for (seat, name) in names.chunks(2).enumerate() {
        let (count, cards) = dealt.get(seat).copied().unwrap_or_default();
        until_cursor(windows, &name[0]).await;
        types(windows, &format!("{count}{ENTER}")).await;
        if !count.is_empty() {
            until_cursor(windows, &name[1]).await;
            types(windows, &format!("{cards}{ENTER}")).await;
        }
    }
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn the_first_colour_up_is_raced_at_two_tables_by_keyboard() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.play_t1000(12).await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;

    // Level 1, 2, 3, and the break in which the 5s leave.
    windows.press("room-clock").await;
    windows.next_stages(3).await;
    windows.until("advice-title", |title| title == "Race off the 5s: 2 tables").await;
    windows.turn_to("projector.html").await;
    windows.says("5s leave for 25s").await;
    windows.picture("e2e-projector-colour-up").await;
    windows.turn_to_desk().await;

    // Alt 4 is the chips' room; the rest is typed.
    chips_room(&windows).await;
    windows.until("race-title", |title| title.contains("5s leave")).await;
    // The same again puts the cursor into the first field.
    chips_room(&windows).await;
    counts(&windows, 1, &["3", "4", "", "2", "2!"]).await;
    windows.until("advice-title", |title| title == "Race off the 5s: 1 table to go").await;
    windows.until("race-table-1", |text| text.contains("11 × 5") && text.contains("× 25")).await;
    windows.picture("e2e-race").await;
    // The other table was dealt to by its dealer.
    windows.press("race-by-hand").await;
    chips_room(&windows).await;
    let dealt = [("3", "Ks 10h 2c"), ("4", "As Qh 5d 6d"), ("4", "Kh 9h 8h 7h"), ("2", "Jc 3c")];
    counts_and_cards(&windows, 2, &dealt).await;
    windows.until("race-table-2", |text| text.contains("13 × 5") && text.contains("3 × 25")).await;
    windows.until("race-why-2", |why| why.contains("A♠, highest card")).await;
    windows.picture("e2e-race-done").await;
    // Nothing is left to type, so that the cursor is on the floor line: nine 5s turn up at seat 1.
    until_cursor(&windows, "floor-line").await;
    windows.press("found").await;
    types(&windows, &format!("2.1 9{ENTER}")).await;
    windows.until("found-later", |text| text.contains("1 × 25 out, 20 in chips leave play")).await;
    windows.turn_to("projector.html").await;
    windows.says("Colored up in this break").await;
    windows.turn_to_desk().await;

    // Both sheets, filled.
    for sheet in ["race-sheets", "chip-summary"] {
        windows.press("room-chips").await;
        windows.press("chips-print").await;
        windows.press(sheet).await;
        windows.wait("the page", ".preview img").await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        windows.picture(&format!("e2e-{sheet}")).await;
    }

    // One step back are the chips found, the next the race of the second table, and only that.
    windows.undoes(|label| label.starts_with("Found")).await;
    windows.press("undo").await;
    windows.undoes(|label| label.contains("5s off table 2")).await;
    windows.press("undo").await;
    windows.until("advice-title", |title| title == "Race off the 5s: 1 table to go").await;
    windows.close().await;
}
