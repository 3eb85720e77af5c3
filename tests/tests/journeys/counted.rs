//! What an evening costs in keys, counted in the real window. More than these, and the desk has become slower than it was when a
//! card room's director called it faster than anything else.

use crate::windows::keyboard::{floor, take_advice, until_cursor};
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
