//! A host's first evening: from the first start of the program to cards in the air, counted. An action is a click, a line
//! that is typed with its Enter, or a key.

use crate::windows::keyboard::{ALT, ESCAPE, keys, take_advice, types, until_cursor, with};
use crate::windows::{ENTER, Windows, pdf_text};
use std::path::Path;

/// More than that, and a host who knows poker but no software gives up.
const AT_MOST: u32 = 12;
const F1: char = '\u{e031}';

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn from_the_first_start_to_cards_in_the_air_in_twelve_actions() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    let mut actions = 0;
    let mut did = || actions += 1;

    windows.press("new-tournament").await;
    did();
    // The form begins with the name of tonight, so that Enter creates what is proposed.
    until_cursor(&windows, "tournament-name").await;
    // On a small laptop the button that creates is in sight, and nothing is wider than the window.
    let (_, _, width, height) = windows.client.get_window_rect().await.unwrap();
    windows.client.set_window_size(1024, 768).await.unwrap();
    windows.until_true("return innerWidth <= 1024 && innerHeight <= 768").await;
    let create = "document.querySelector('[data-testid=create]').getBoundingClientRect()";
    windows.until_true(&format!("return {create}.bottom <= innerHeight")).await;
    windows.until_true("return document.documentElement.scrollWidth <= innerWidth").await;
    windows.picture("first-evening-form").await;
    let (width, height) = (width.try_into().unwrap(), height.try_into().unwrap());
    windows.client.set_window_size(width, height).await.unwrap();
    types(&windows, ENTER).await;
    did();
    until_cursor(&windows, "player-name").await;
    for (name, left) in
        ["Anna Berg", "Bo Lund", "Chen Wei", "Dele Ade", "Eva Roth", "Gus Hale"].iter().zip(1..)
    {
        types(&windows, &format!("{name}{ENTER}")).await;
        did();
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }
    keys(&windows, [ESCAPE]).await;
    did();
    until_cursor(&windows, "floor-line").await;
    take_advice(&windows).await;
    did();
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    take_advice(&windows).await;
    did();
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    assert!(actions <= AT_MOST, "it took {actions} actions");
    windows.picture("first-evening").await;
    windows.close().await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn help_is_a_key_away_gives_the_cursor_back_and_the_tour_changes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    until_cursor(&windows, "floor-line").await;
    let before = windows.find("undo").await.attr("data-tip").await.unwrap();
    types(&windows, "?").await;
    until_cursor(&windows, "help-search").await;
    types(&windows, "bubble").await;
    windows.until("help-page", |text| text.contains("The next player out")).await;
    windows.picture("help").await;
    types(&windows, ENTER).await;
    keys(&windows, [ESCAPE]).await;
    windows.until_gone("help").await;
    until_cursor(&windows, "floor-line").await;

    // A page of it, to lay beside the laptop.
    keys(&windows, [F1]).await;
    until_cursor(&windows, "help-search").await;
    windows.press("help-print").await;
    windows.press("paper-save-beside_laptop").await;
    let page = pdf_text(Path::new(&windows.text("paper-path").await));
    assert!(page.contains("swap 6.4 6.7") && page.contains("Ctrl K"), "{page}");
    windows.picture("help-paper").await;
    keys(&windows, [ESCAPE]).await;
    until_cursor(&windows, "floor-line").await;

    // In the middle of a line ? is a sign like any other, and F1 is still the help.
    types(&windows, "de?").await;
    assert!(!windows.there("help").await);
    keys(&windows, [F1]).await;
    until_cursor(&windows, "help-search").await;
    windows.press("help-tour").await;
    for _ in 0..6 {
        until_cursor(&windows, "tour-next").await;
        with(&windows, ALT, 'p').await;
        types(&windows, ENTER).await;
    }
    windows.until_gone("tour").await;
    assert_eq!(windows.find("undo").await.attr("data-tip").await.unwrap(), before);
}
