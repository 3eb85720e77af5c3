//! The pictures of the README and of every room, taken from the real windows by `scripts/pictures`.

mod film;

use crate::windows::Windows;
use std::process::Command;

#[tokio::test]
#[ignore = "run by scripts/pictures"]
async fn pictures_of_the_readme() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.wait("the tables", "[data-testid=\"table-4\"]").await;
    for theme in ["dark", "light"] {
        windows.press("open-settings").await;
        windows.press(&format!("theme-{theme}")).await;
        windows.wait("the theme in force", &format!("html[data-theme=\"{theme}\"]")).await;
        windows.press("settings-close").await;
        windows.press("room-tables").await;
        windows.wait("the tables", "[data-testid=\"table-4\"]").await;
        put_notices_away(&windows).await;
        windows.find("floor-line").await.send_keys("2.9").await.unwrap();
        windows.until("floor-says", |text| text.contains("finishes")).await;
        windows.picture(&format!("desk-tables-{theme}")).await;
        // Escape empties the line.
        windows.find("floor-line").await.send_keys("\u{e00c}").await.unwrap();
    }
    for room in ["clock", "players", "prizes", "log"] {
        windows.press(&format!("room-{room}")).await;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        windows.picture(&format!("desk-{room}")).await;
    }
    // Every room, for whoever compares them.
    for theme in ["light", "dark"] {
        windows.press("open-settings").await;
        windows.press(&format!("theme-{theme}")).await;
        windows.wait("the theme in force", &format!("html[data-theme=\"{theme}\"]")).await;
        windows.press("settings-close").await;
        for room in [
            "clock",
            "players",
            "tables",
            "chips",
            "prizes",
            "paper",
            "log",
            "house_rules",
            "projector",
            "sound",
        ] {
            windows.press(&format!("room-{room}")).await;
            put_notices_away(&windows).await;
            tokio::time::sleep(std::time::Duration::from_millis(600)).await;
            windows.picture(&format!("rooms/{}-{theme}", room.replace('_', "-"))).await;
        }
    }
    windows.press("open-settings").await;
    windows.press("theme-light").await;
    windows.press("settings-close").await;
    windows.press("room-projector").await;
    windows.press("open-projector").await;
    windows.turn_to("projector.html").await;
    windows.wait("the clock", ".time").await;
    windows.picture("projector-running").await;
    windows.turn_to_desk().await;
    windows.press("room-clock").await;
    windows.press_at("[data-testid=\"stage-9\"] button").await;
    windows.turn_to("projector.html").await;
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    windows.picture("projector-break").await;
    windows.turn_to_desk().await;
    for (sheet, name) in [("seat_cards", "seat-cards"), ("payout_sheet", "payout-sheet")] {
        // Left and come back to, the room shows no path but the next one.
        windows.press("room-log").await;
        windows.press("room-paper").await;
        windows.press(&format!("paper-choose-{sheet}")).await;
        windows.press(&format!("paper-save-{sheet}")).await;
        let path = windows.until("paper-path", |path| path.contains(name)).await;
        if let Some(folder) = std::env::var_os("SHUFFLE_UP_PICTURES") {
            let to = std::path::Path::new(&folder).join(name);
            let made = Command::new("pdftoppm")
                .args(["-png", "-r", "80", "-singlefile"])
                .arg(&path)
                .arg(to)
                .status();
            assert!(made.is_ok_and(|status| status.success()), "{path}");
        }
    }
    windows.close().await;
}

/// The house has had eight evenings of a league, which a spreadsheet kept until now.
#[tokio::test]
#[ignore = "run by scripts/pictures"]
async fn pictures_of_the_house() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("house-seasons").await;
    windows.press("past-open").await;
    for week in 0..8 {
        let file = data.path().join(format!(
            "Thursday 2026-{:02}-{:02}.csv",
            9 + week / 4,
            3 + week % 4 * 7
        ));
        std::fs::write(&file, evening(week)).unwrap();
        windows
            .find("past-choose-file")
            .await
            .send_keys(&file.display().to_string())
            .await
            .unwrap();
        windows
            .until(&format!("past-file-{week}"), |text| text.contains("The results count."))
            .await;
    }
    windows.press("past-close").await;
    windows.press("season-new").await;
    windows.find("season-name").await.send_keys("Autumn 2026").await.unwrap();
    windows.choose("season-which", "only the events that I tick").await;
    windows.press("season-save").await;
    windows.press("season-part-events").await;
    for event in 0..8 {
        windows.press(&format!("season-event-{event}")).await;
        let counted = format!(
            "const event = document.querySelector('[data-testid=season-event-{event}]'); return event.checked && !event.disabled"
        );
        windows.until_true(&counted).await;
    }
    windows.press("season-back").await;
    windows.press("seasons-back").await;
    windows.press("open-sample").await;
    windows.wait("the tables", "[data-testid=\"table-4\"]").await;
    windows.press_at("nav .event").await;
    for theme in ["light", "dark"] {
        windows.press("open-settings").await;
        windows.press(&format!("theme-{theme}")).await;
        windows.wait("the theme in force", &format!("html[data-theme=\"{theme}\"]")).await;
        picture(&windows, "settings", theme).await;
        windows.press("settings-close").await;
        put_notices_away(&windows).await;
        picture(&windows, "house", theme).await;
        for (page, name, back) in [
            ("house-players", "player-list", "listed-back"),
            ("house-statistics", "statistics", "statistics-back"),
            ("house-backups", "backups", "backups-page-back"),
            ("new-tournament", "new-tournament", "new-cancel"),
            ("open-help", "help", "help-close"),
        ] {
            windows.press(page).await;
            picture(&windows, name, theme).await;
            windows.press(back).await;
        }
        windows.press("house-seasons").await;
        picture(&windows, "seasons", theme).await;
        windows.press("season-1").await;
        windows.press("season-part-table").await;
        picture(&windows, "season", theme).await;
        windows.press("season-back").await;
        windows.press("seasons-back").await;
    }
    windows.close().await;
}

async fn picture(windows: &Windows, name: &str, theme: &str) {
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    windows.picture(&format!("rooms/{name}-{theme}")).await;
}

/// The results of a week: sixteen players, another order each time, three of them paid.
fn evening(week: usize) -> String {
    let names = acceptance::names(16);
    let mut rows = vec!["Place;Name;Prize;Knockouts".to_string()];
    rows.extend((0..16).map(|place| {
        let name = &names[(place * [5, 3, 7, 9, 11, 13, 15, 1][week] + week * 3) % 16];
        let prize = [200, 120, 80].get(place).map(ToString::to_string).unwrap_or_default();
        let knockouts = [5, 3, 2, 2, 1, 1, 1].get(place).copied().unwrap_or_default();
        format!("{};{name};{prize};{knockouts}", place + 1)
    }));
    rows.join("\n")
}

/// The notices of a machine without a loudspeaker are not what the pictures are about.
async fn put_notices_away(windows: &Windows) {
    for _ in 0..5 {
        let script = "const close = document.querySelector('.notices button, .notice button'); close?.click(); return close !== null";
        if windows.script(script).await.as_bool() != Some(true) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}
