//! A league that moves in from a spreadsheet, in the real window: results come in, make a season, and say why.

use crate::windows::Windows;

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_league_moves_in_from_a_spreadsheet() {
    let data = tempfile::tempdir().unwrap();
    let given = |name: &str, text: &str| {
        let path = data.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    };
    let first =
        given("League 2026-03-07.csv", "Place;Name;Prize\r\n1;Anna;30\r\n2;Bo;\r\n3;Cy;\r\n");
    let second = given("League 2026-03-14.csv", "Name,Place,Prize\n<b>Bo</b>,1,20\nAnna,2,\n");
    let neither = given("Notes.csv", "Buy chips\n");
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("house-players").await;
    windows.press("listed-add").await;
    windows.find("listed-name").await.send_keys("Anna Berg").await.unwrap();
    windows.press("listed-save").await;
    windows.says("Anna Berg was saved").await;
    windows.press("listed-back").await;

    // The files come in one after the other, the same one only once, and what is none is refused beside its name.
    windows.press("house-seasons").await;
    windows.says("There is no season yet").await;
    windows.press("past-open").await;
    for file in [&first, &second, &first, &neither] {
        windows.find("past-choose-file").await.send_keys(file).await.unwrap();
    }
    windows.until("past-file-0", |text| text.contains("The results count.")).await;
    windows.until("past-file-1", |text| text.contains("The results count.")).await;
    windows.until("past-file-2", |text| text.contains("was imported before")).await;
    windows
        .until_true("return !!document.querySelector('[data-testid=past-file-3] [role=alert]')")
        .await;
    windows.picture("past").await;
    windows.press("past-close").await;

    // Both evenings count for a new season, event by event.
    windows.press("season-new").await;
    windows.find("season-name").await.send_keys("Spring").await.unwrap();
    windows.press("season-save").await;
    windows.press("season-part-events").await;
    for event in ["season-event-0", "season-event-1"] {
        windows.press(event).await;
        let counted = format!(
            "const event = document.querySelector('[data-testid={event}]'); return event.checked && !event.disabled"
        );
        windows.until_true(&counted).await;
    }
    windows.press("season-part-table").await;
    windows.until("season-row-0", |text| text.contains("Anna") && text.contains('3')).await;

    // A name is nobody on the list until somebody says who it is.
    windows.press("season-player-0").await;
    windows.find("season-match").await.send_keys("berg").await.unwrap();
    windows.press("season-match-0").await;
    windows.until("season-row-0", |text| text.contains("Anna") && text.contains('4')).await;
    windows.press("season-why-0").await;
    assert_eq!(windows.text("why-filled").await, "3 - 1 + 1");
    assert_eq!(windows.text("why-points").await, "3");
    windows.picture("season").await;

    // It goes out as a page, in which a name is a name.
    windows.press("season-export-html").await;
    let page = std::fs::read_to_string(windows.text("season-exported").await).unwrap();
    assert!(page.contains("&lt;b&gt;Bo&lt;/b&gt;") && page.contains("Spring"), "{page}");

    // The figures of the house have the evenings, too.
    windows.press("season-back").await;
    windows.press("seasons-back").await;
    windows.press("house-statistics").await;
    windows.until("statistics-players", |text| text.contains("Anna")).await;
    windows.press("statistics-player-0").await;
    windows.until("player-page", |text| text.contains("Anna")).await;
    windows.picture("player").await;
    windows.press("player-page-back").await;
    windows.press("statistics-back").await;

    // The finale is a tournament in which each begins with the stack that the season gave.
    windows.press("house-seasons").await;
    windows.press("season-1").await;
    windows.press("season-part-finale").await;
    windows.until("finale-stacks", |text| text.contains("Anna") && text.contains("1,200")).await;
    windows.picture("finale").await;
    windows.press("finale-create").await;
    windows.wait("the desk of the finale", "[data-testid=floor-line]").await;
    windows.says("Spring, finale").await;
    windows.says("Cy").await;
    windows.close().await;
}
