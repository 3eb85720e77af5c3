//! What an evening costs in keys, counted in the real window. More than these, and the desk has become slower than it was when a
//! card room's director called it faster than anything else.

use crate::windows::keyboard::{
    ALT, CONTROL, ESCAPE, cursor, floor, keys, take_advice, until_cursor, with,
};
use crate::windows::{ENTER, Windows};
use serde_json::json;

/// For twenty bust-outs and three tables that break.
const KEYS: usize = 94;

/// Twenty tables of nine, eight of them one short, under TCH's rules, and every table breaks as soon as it may.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn twenty_bust_outs_and_three_breaks_take_ninety_four_keys() {
    let data = tempfile::tempdir().unwrap();
    crate::windows::play(data.path(), 172, |setup| {
        acceptance::to_the_bubble(setup, 26, 300);
        setup["rules"]["hold_breaks"] = json!({ "type": "never" });
    });
    let windows = Windows::open(data.path(), &[]).await;
    let row = windows.wait("the tournament", "[data-testid=\"tournament-1\"] button").await;
    row.send_keys(ENTER).await.unwrap();
    windows.press("gap-resume").await;
    until_cursor(&windows, "floor-line").await;

    let (mut keys, mut left, mut breaks) = (0, 172, 0);
    let mut seats =
        (1..=17).map(|table| format!("{table}.5")).chain((1..=9).map(|table| format!("{table}.6")));
    while left > 152 {
        let seat = seats.next().expect("a seat at a table that stays");
        keys += seat.len() + 1;
        floor(&windows, &seat).await;
        left -= 1;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
        let tables = 20 - breaks;
        if left <= (tables - 1) * 9 {
            windows.until("advice-title", |title| title.starts_with("Break table")).await;
            keys += 1;
            take_advice(&windows).await;
            breaks += 1;
            windows.undoes(|label| label.starts_with("Break")).await;
        }
    }
    assert_eq!(breaks, 3);
    assert!(keys <= KEYS, "it took {keys} keys");
    windows.picture("counted-night").await;
    windows.close().await;
}

/// From the start of the program to the draw; a host who tried it needed fifteen. An action is a click, a key, or a field that is
/// filled.
const TO_THE_DRAW: u32 = 10;

/// As a host has it in a mail: a greeting, a number before each name, and a note behind one.
const MAIL: &str = "Hi Sam, here is the list for Friday:\n1. Anna Berg\n2. José Ramírez *\n3. Chloé Dubois (maybe late)\n4. Bo Li\n\
    5. Dele Ade\n6. Eva Roth\n7. Gus Hale\n8. Kai\n9. Mia\n10. Big Tony";

/// Twenty dollars and five for the house, rebuys through level 3, an add-on, and the players of a mail.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn an_evening_with_an_add_on_is_drawn_in_ten_actions() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    let mut actions = 0;
    windows.press("new-tournament").await;
    actions += 1;
    until_cursor(&windows, "tournament-name").await;
    for (field, typed) in
        [("tournament-prize", "20"), ("tournament-fee", "5"), ("tournament-rebuy-until", "3")]
    {
        let field = windows.find(field).await;
        field.clear().await.unwrap();
        field.send_keys(typed).await.unwrap();
        actions += 1;
    }
    windows.press("tournament-add-ons").await;
    windows.picture("counted-form").await;
    windows.press("create").await;
    actions += 2;
    until_cursor(&windows, "player-name").await;

    // The mail was copied in another program.
    let copied = format!(
        "const mail = document.body.appendChild(document.createElement('textarea'));
        mail.id = 'mail'; mail.value = {}; mail.select();",
        json!(MAIL)
    );
    windows.script(&copied).await;
    with(&windows, CONTROL, 'c').await;
    windows.script("document.querySelector('#mail').remove()").await;
    windows.find("player-name").await.click().await.unwrap();
    with(&windows, CONTROL, 'v').await;
    actions += 1;
    windows.until("roster-enter", |text| text.contains("10")).await;
    windows.picture("counted-roster").await;
    windows.press("roster-enter").await;
    actions += 1;
    windows.until("players-left", |text| text.starts_with("10")).await;
    if cursor(&windows).await != "floor-line" {
        keys(&windows, [ESCAPE]).await;
        actions += 1;
        until_cursor(&windows, "floor-line").await;
    }
    take_advice(&windows).await;
    actions += 1;
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    windows.picture("counted-draw").await;
    assert!(actions <= TO_THE_DRAW, "it took {actions} actions");

    // It is the evening that was meant.
    with(&windows, ALT, '8').await;
    for line in ["$20 + $5", "through level 3", "Add-on"] {
        windows.says(line).await;
    }
    windows.close().await;
}
