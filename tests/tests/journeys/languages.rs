//! A small evening in German and one in Japanese: chosen once, then every word is in the language, and the floor line takes it.

use crate::windows::keyboard::{ALT, ESCAPE, floor, keys, take_advice, types, until_cursor, with};
use crate::windows::{ENTER, Windows, pdf_text};
use std::path::Path;

/// What is read along the way, and what is typed.
struct Words {
    tag: &'static str,
    shuffle_up: &'static str,
    by: &'static str,
    bust: &'static str,
    blinds: &'static str,
    share: &'static str,
    balances: &'static str,
    payouts: &'static str,
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn an_evening_in_german() {
    evening(&Words {
        tag: "de",
        shuffle_up: "Shuffle up and deal!",
        by: "durch",
        bust: "Ausgeschieden",
        blinds: "Blinds",
        share: "sie teilen die Plätze",
        balances: "Alle sind bezahlt. Das Geld stimmt.",
        payouts: "Auszahlungen",
    })
    .await;
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn an_evening_in_japanese() {
    evening(&Words {
        tag: "ja",
        shuffle_up: "シャッフルアップ・アンド・ディール",
        by: "に",
        bust: "敗退",
        blinds: "ブラインド",
        share: "同順位",
        balances: "全員に支払い済みです。金額は一致しています。",
        payouts: "支払い",
    })
    .await;
}

async fn evening(words: &Words) {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("open-settings").await;
    windows.press(&format!("language-{}", words.tag)).await;
    windows.press(&format!("room-language-{}", words.tag)).await;
    windows.until_true(&format!("return document.documentElement.lang === '{}'", words.tag)).await;
    keys(&windows, [ESCAPE]).await;

    windows.press("new-tournament").await;
    until_cursor(&windows, "tournament-name").await;
    types(&windows, ENTER).await;
    until_cursor(&windows, "player-name").await;
    for (name, left) in ["Anna Berg", "Bo Lund", "Chen Wei", "Gus Hale"].iter().zip(1..) {
        types(&windows, &format!("{name}{ENTER}")).await;
        windows.until("players-left", |text| text.contains(&left.to_string())).await;
    }
    keys(&windows, [ESCAPE]).await;
    until_cursor(&windows, "floor-line").await;
    take_advice(&windows).await;
    windows.until("advice-title", |text| text == words.shuffle_up).await;
    take_advice(&windows).await;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;

    floor(&windows, &format!("gus {} anna", words.by)).await;
    windows
        .undoes(|text| {
            text.contains(words.bust) && text.contains("Gus Hale") && text.contains("Anna Berg")
        })
        .await;
    windows.picture(&format!("language-{}-desk", words.tag)).await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    windows.says(words.blinds).await;
    windows.picture(&format!("language-{}-wall", words.tag)).await;
    windows.turn_to_desk().await;

    // The three who are left share, are paid, and the sheet says it in the room's language.
    floor(&windows, "end shared").await;
    windows.undoes(|text| text.contains(words.share)).await;
    for (name, paid) in [("anna", "Anna Berg"), ("lund", "Bo Lund"), ("chen", "Chen Wei")] {
        floor(&windows, &format!("pay {name}")).await;
        windows.undoes(|text| text.contains(paid)).await;
    }
    with(&windows, ALT, '5').await;
    windows.press("prizes-payments").await;
    windows.until("payments-say", |text| text == words.balances).await;
    windows.press("room-paper").await;
    windows.press("paper-save-payout_sheet").await;
    let sheet = windows.until("paper-path", |path| path.contains(".pdf")).await;
    let printed = pdf_text(Path::new(&sheet));
    assert!(printed.contains(words.payouts) && printed.contains("Anna Berg"), "{printed}");
    windows.close().await;
}
