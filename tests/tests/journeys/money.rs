//! A rebuy event with a guarantee and bounties, worked in the real window: a rebuy, a tie of three on the bubble, a deal
//! by ICM on the screen and on paper, and everything handed over to the last cent.

use crate::windows::{Windows, pdf_text};
use serde_json::Value;
use std::path::Path;

/// Writes into a field as a director does: what stands there goes first.
async fn fill(windows: &Windows, name: &str, text: &str) {
    let field = windows.find(name).await;
    field.clear().await.unwrap();
    field.send_keys(text).await.unwrap();
}

/// The entry of everybody who is still in, as the page of the deal names its fields, in the order of their entries.
async fn counted(windows: &Windows) -> Vec<u64> {
    let script = "return [...document.querySelectorAll('[data-testid^=\"deal-chips-\"]')]\
        .map((field) => Number(field.dataset.testid.slice(11)))";
    let found = windows.script(script).await;
    let mut counted: Vec<u64> =
        found.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    counted.sort_unstable();
    counted
}

/// Saves a sheet from the paper room and reads it back.
async fn printed(windows: &Windows, sheet: &str, file: &str) -> String {
    windows.press("room-paper").await;
    windows.press(&format!("paper-choose-{sheet}")).await;
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

const NAMES: [&str; 10] = ["Anna", "Bo", "Cy", "Dele", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jon"];

/// Busts somebody on the floor line and waits until so many are left.
async fn bust(windows: &Windows, line: &str, left: u32) {
    windows.floor(line).await;
    windows.until("players-left", |text| text.trim_start().starts_with(&left.to_string())).await;
}

/// Marks prizes as paid, one after the other.
async fn pay_prize(windows: &Windows, beginning: &str, count: usize) {
    for _ in 0..count {
        let script = format!(
            "return document.querySelector('[data-testid^=\"{beginning}\"]')?.dataset.testid ?? ''"
        );
        let name = windows.script(&script).await.as_str().unwrap_or_default().to_string();
        assert!(!name.is_empty(), "nothing to mark as paid: {}", windows.page_text().await);
        windows.press(&name).await;
        windows.until_gone(&name).await;
        windows.undoes(|text| text.contains("Paid")).await;
    }
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_rebuy_event_with_a_guarantee_bounties_a_tie_and_a_deal() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("new-tournament").await;
    windows.press("templates").await;
    windows.press("template-rebuy").await;
    fill(&windows, "tournament-bounty", "10").await;
    fill(&windows, "tournament-fee", "3").await;
    windows.press("create").await;
    windows.press("roster-open").await;
    windows.find("roster-text").await.send_keys(&NAMES.join("\u{e007}")).await.unwrap();
    windows.until("roster-enter", |text| text.contains("10")).await;
    windows.press("roster-enter").await;
    windows.until("players-left", |text| text.contains("10")).await;
    windows.press("draw").await;

    // The house guarantees 1,000 and they bring 200.
    windows.press("room-prizes").await;
    windows.press("structure-terms").await;
    fill(&windows, "structure-guarantee", "1,000").await;
    // An amount without a name is named as what it is; a name may have a comma.
    fill(&windows, "withheld-second-0", "20").await;
    windows.says("Every line needs what it is for").await;
    fill(&windows, "withheld-first-0", "Dealers, both").await;
    windows.picture("money-structure").await;
    windows.press("structure-keep").await;
    windows.undoes(|text| text.contains("Pool")).await;
    windows.says("Overlay, from the house").await;
    windows.picture("money-prizes").await;
    // A bar is pulled with the keys, and second and third place follow; put back, everything is as it was.
    let first = windows.find("bar-1").await;
    let told = first.attr("aria-valuetext").await.unwrap().unwrap();
    assert!(told.contains("$500"), "{told}");
    windows.script("document.querySelector('[data-testid=\"bar-1\"]').focus()").await;
    let held = windows.client.active_element().await.unwrap();
    held.send_keys("\u{e013}\u{e013}").await.unwrap();
    let pulled =
        "return document.querySelector('[data-testid=\"bar-1\"]').getAttribute('aria-valuetext')";
    let begun = std::time::Instant::now();
    while !windows.script(pulled).await.as_str().is_some_and(|text| text.contains("$510")) {
        assert!(begun.elapsed() < crate::windows::PATIENCE, "{:?}", windows.script(pulled).await);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    windows.picture("money-chart").await;
    windows.press("structure-discard").await;
    // The house puts in what it owes, and takes its fees, all but five.
    windows.press("room-players").await;
    windows.press("players-ledger").await;
    windows.press("settle-house").await;
    windows.undoes(|text| text.contains("The house: put in $820")).await;
    windows.choose("paid-out-by", "Transfer").await;
    windows.picture("money-paid-out").await;
    windows.press("pay-out-fees").await;
    fill(&windows, "pay-out-amount", "25").await;
    fill(&windows, "pay-out-to", "Ms Berg").await;
    windows.press("pay-out-now").await;
    windows.undoes(|text| text.contains("$25") && text.contains("Ms Berg, transfer")).await;
    // What was taken out of the pool waits under its name.
    windows.until("to-pay-out-withheld", |text| text.contains("Dealers, both")).await;
    windows.press("pay-out-withheld").await;
    fill(&windows, "pay-out-amount", "20.01").await;
    windows.press("pay-out-now").await;
    windows.says("$20 is left. Pay out at most that").await;
    fill(&windows, "pay-out-amount", "12").await;
    windows.press("pay-out-now").await;
    windows.undoes(|text| text.contains("$12") && text.contains("Dealers, both")).await;
    windows.picture("money-paid-out").await;
    let report = printed(&windows, "cash_report", "cash").await;
    says(&report, &["For others", "Dealers, both", "Paid out", "Transfer", "the difference is $0"]);
    windows.press("room-prizes").await;
    windows.press("prizes-prizes").await;
    let poster = printed(&windows, "prize_poster", "prizes").await;
    says(&poster, &["Prizes", "1,000", "500", "300", "200"]);

    // A rebuy; then the closing level, so that the prizes are final.
    windows.press("room-tables").await;
    crate::windows::keyboard::take_advice(&windows).await;
    windows.undoes(|text| text.contains("Clock")).await;
    bust(&windows, "Anna by Jon", 9).await;
    windows.floor("r Anna").await;
    windows.until("players-left", |text| text.trim_start().starts_with("10")).await;
    windows.press("room-clock").await;
    windows.next_stages(8).await;
    windows.press("room-tables").await;
    for (name, left) in [("Anna", 9), ("Bo", 8), ("Cy", 7), ("Dele", 6), ("Eva", 5)] {
        bust(&windows, &format!("{name} by Jon"), left).await;
    }

    // Five left and three paid: three go out on one hand from equal stacks and share what third place gets.
    windows.floor("Finn + Gus + Hana by Jon").await;
    windows.press("order-equal").await;
    windows.until("players-left", |text| text.trim_start().starts_with('2')).await;
    windows.press("room-prizes").await;
    windows.says("66.67").await;
    windows.picture("money-tie").await;
    windows.press("prizes-bounties").await;
    windows.until("bounties", |text| text.contains("Jon")).await;
    windows.picture("money-bounties").await;
    let sheet = printed(&windows, "bounty_sheet", "bounties").await;
    says(&sheet, &["Bounties", "Jon"]);

    // A deal by ICM that leaves 50 for the winner, shown to the room first: 33,000 chips in play.
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.press("room-prizes").await;
    windows.press("prizes-deal").await;
    windows.find("deal-left").await;
    let players = counted(&windows).await;
    assert_eq!(players.len(), 2);
    fill(&windows, "deal-left", "50").await;
    fill(&windows, &format!("deal-chips-{}", players[0]), "13000").await;
    fill(&windows, &format!("deal-chips-{}", players[1]), "19000").await;
    windows.until("deal-counted", |text| text.contains("32,000") && text.contains("33,000")).await;
    fill(&windows, &format!("deal-chips-{}", players[1]), "20000").await;
    windows.until("deal-counted", |text| text.contains("all that are in play")).await;
    windows.press("deal-show").await;
    windows.undoes(|text| text.contains("Deal")).await;
    windows.picture("money-deal").await;
    windows.turn_to("projector.html").await;
    windows.says("Deal discussion").await;
    windows.says("390.91").await;
    windows.picture("money-deal-screen").await;
    windows.turn_to_desk().await;
    windows.press("deal-make-icm").await;
    windows.says("Deal made").await;
    let sheet = printed(&windows, "deal_sheet", "deal").await;
    says(&sheet, &["Deal", "390.91", "359.09", "750", "50"]);

    // What is certain is paid; then the last hand, and the rest.
    windows.press("room-prizes").await;
    windows.press("prizes-prizes").await;
    pay_prize(&windows, "mark-paid-", 3).await;
    windows.press("prizes-deal").await;
    pay_prize(&windows, "deal-mark-paid-", 2).await;
    windows.press("room-tables").await;
    windows.floor("Ivo by Jon").await;
    windows.says("Pay 1st: $50 to Jon").await;
    windows.press("room-prizes").await;
    windows.press("prizes-prizes").await;
    pay_prize(&windows, "mark-paid-", 1).await;
    windows.picture("money-paid").await;
    let sheet = printed(&windows, "payout_sheet", "payout").await;
    says(&sheet, &["66.67", "66.66", "359.09", "440.91", "overlay", "paid out by transfer"]);
    windows.close().await;
}
