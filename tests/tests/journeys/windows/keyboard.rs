//! A director's hands on the keyboard: keys go to whatever has the cursor, and no element is pressed.

use super::{ENTER, Windows};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use std::time::{Duration, Instant};

pub const TAB: char = '\u{e004}';
pub const ESCAPE: char = '\u{e00c}';
pub const CONTROL: char = '\u{e009}';
pub const ALT: char = '\u{e00a}';

/// Presses and lets go one key after the other, wherever the cursor is.
pub async fn keys(windows: &Windows, pressed: impl IntoIterator<Item = char>) {
    let mut actions = KeyActions::new("keyboard".into());
    for value in pressed {
        actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    }
    windows.client.perform_actions(actions).await.unwrap();
}

/// Presses a key while another is held.
pub async fn with(windows: &Windows, held: char, value: char) {
    let actions = KeyActions::new("keyboard".into())
        .then(KeyAction::Down { value: held })
        .then(KeyAction::Down { value })
        .then(KeyAction::Up { value })
        .then(KeyAction::Up { value: held });
    windows.client.perform_actions(actions).await.unwrap();
}

/// Types into whatever has the cursor.
pub async fn types(windows: &Windows, text: &str) {
    windows.client.active_element().await.unwrap().send_keys(text).await.unwrap();
}

/// The test name of what has the cursor.
pub async fn cursor(windows: &Windows) -> String {
    let name = windows.script("return document.activeElement?.dataset.testid ?? ''").await;
    name.as_str().unwrap_or_default().to_string()
}

/// Waits until the cursor is there.
pub async fn until_cursor(windows: &Windows, name: &str) {
    until_cursor_at(windows, name, |at| at == name).await;
}

/// Waits until the cursor is at one of those whose test names begin so.
pub async fn until_cursor_among(windows: &Windows, first: &str) {
    until_cursor_at(windows, first, |at| at.starts_with(first)).await;
}

async fn until_cursor_at(windows: &Windows, called: &str, right: impl Fn(&str) -> bool) {
    let begun = Instant::now();
    loop {
        let at = cursor(windows).await;
        if right(&at) {
            return;
        }
        assert!(begun.elapsed() < super::PATIENCE, "the cursor is at {at:?} and not at {called}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Goes there by the Tab key.
pub async fn tab_to(windows: &Windows, name: &str) {
    windows.find(name).await;
    for _ in 0..80 {
        if cursor(windows).await == name {
            return;
        }
        keys(windows, [TAB]).await;
    }
    panic!("Tab does not lead to {name}");
}

/// Chooses what the palette finds first.
pub async fn palette(windows: &Windows, words: &str) {
    with(windows, CONTROL, 'k').await;
    windows.wait("the palette", "dialog, [role=dialog]").await;
    types(windows, words).await;
    // The players are asked for while the words are typed.
    tokio::time::sleep(Duration::from_millis(250)).await;
    types(windows, ENTER).await;
}

/// Puts the cursor into the floor line and types a line there.
pub async fn floor(windows: &Windows, line: &str) {
    if cursor(windows).await != "floor-line" {
        keys(windows, [ESCAPE]).await;
        until_cursor(windows, "floor-line").await;
    }
    types(windows, &format!("{line}{ENTER}")).await;
}

/// Takes the advice by the key that it shows, once it has stood there long enough to be taken by one.
pub async fn take_advice(windows: &Windows) {
    if cursor(windows).await != "floor-line" {
        keys(windows, [ESCAPE]).await;
        until_cursor(windows, "floor-line").await;
    }
    windows.wait("an advice that a key takes", "[data-testid=advice][data-ready=true]").await;
    let own = "return document.querySelector('[data-testid=advice]').dataset.ownKey";
    let own = windows.script(own).await.as_str().unwrap_or_default().to_lowercase();
    match own.chars().last() {
        Some(letter) => with(windows, ALT, letter).await,
        None => types(windows, ENTER).await,
    }
}
