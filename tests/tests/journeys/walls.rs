//! The room's screens as small live pictures on the desk: a click below one chooses what the wall shows.

use crate::windows::Windows;
use fantoccini::Locator;

#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn a_click_below_the_picture_chooses_what_the_wall_shows() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.wait("the tables", "[data-testid=\"table-4\"]").await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    windows.wait("the clock on the wall", "[data-scene=\"clock\"]").await;
    windows.turn_to_desk().await;
    pictured(&windows, "[data-scene=clock]").await;

    windows.press_at("label:has([data-testid=\"layout-payouts\"])").await;
    windows.turn_to("projector.html").await;
    windows.wait("the payouts on the wall", "[data-scene=\"payouts\"]").await;
    windows.turn_to_desk().await;
    pictured(&windows, "[data-scene=payouts]").await;
    windows.picture("walls-chosen").await;

    // What the whole room is told stands on the small picture as well.
    windows.press("message-open").await;
    windows.find("message").await.send_keys("Dinner is served\u{e007}").await.unwrap();
    pictured(&windows, ".screen.saying").await;

    // In another room there is no picture, and nothing that it would cost.
    windows.press("room-log").await;
    let gone = windows.client.find_all(Locator::Css("iframe")).await.unwrap();
    assert!(gone.is_empty());
    windows.close().await;
}

/// The small picture shows this, as the wall does. Looked at from the desk: WebKit's driver does not come back from a frame.
async fn pictured(windows: &Windows, shown: &str) {
    let looks = format!(
        "const frame = document.querySelector('[data-testid=miniature-1]');
         return !!frame?.contentDocument?.querySelector('{shown}')"
    );
    windows.until_true(&looks).await;
}
