//! An evening of a card room in the real window: six tables, eighty names on the lists, and the open seat of a full game filled by keys.

use crate::windows::keyboard::*;
use crate::windows::{ENTER, Windows, pdf_text};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// The game as a line names it, its tables, how many wait, and the buy-in.
const GAMES: [(&str, &str, &[u32], u32, u32); 3] = [
    ("1-3", "1-3 NLHE", &[1, 2, 3], 38, 300),
    ("2-5", "2-5 NLHE", &[4, 5], 30, 600),
    ("5-10", "5-10 PLO", &[6], 12, 1500),
];

/// The lines of the evening before the window opens: the room, its games, their tables, who sits and who waits.
const BEFORE: u32 = 1 + 3 + 6 + 6 * 9 + 6 + 80;

/// Six full tables and their lists, in the program's own file, up to now.
fn evening(data: &Path) {
    let mut lines = vec![json!({ "say": { "type": "open", "about": {
        "name": "Club Astoria", "currency": { "code": "EUR", "decimals": 2 }, "book": "wsop"
    } } })];
    let mut typed = |line: String| lines.push(json!({ "typed": line }));
    let mut names = (1..).map(|number| format!("Guest {number}"));
    let mut name = || names.next().unwrap();
    for (game, whole, tables, ..) in GAMES {
        typed(format!("game {whole}"));
        for table in tables {
            typed(format!("open {table} {game}"));
        }
    }
    for (.., tables, _, chips) in GAMES {
        for table in tables {
            (1..=9).for_each(|seat| typed(format!("seat {table}.{seat} {} {chips}", name())));
            typed(format!("start {table}"));
        }
    }
    for (game, _, _, waiting, _) in GAMES {
        (0..waiting).for_each(|_| typed(format!("list {game} {}", name())));
    }
    assert_eq!(lines.len(), BEFORE as usize);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
    let begin = now - 1_000 * lines.len() as u128;
    let script: String = (0..)
        .zip(lines)
        .map(|(second, mut line): (u128, Value)| {
            line["at"] = json!(begin + 1_000 * second);
            format!("{line}\n")
        })
        .collect();
    let file = data.join("tournaments.shuffle-up").display().to_string();
    let words = ["--strict", "--room", "new", "--journal"].map(String::from);
    let mut output = Vec::new();
    let words = words.into_iter().chain([file]).collect();
    let code = shuffle_up_headless::run(words, script.as_bytes(), &mut output);
    assert_eq!(code, 0, "{}", String::from_utf8_lossy(&output));
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn six_tables_and_eighty_names_on_the_lists() {
    let data = tempfile::tempdir().unwrap();
    evening(data.path());
    let windows = Windows::open(data.path(), &[]).await;
    windows.press("house-card_rooms").await;
    windows.press("card-room-1").await;
    windows.until("card-room-waiting-1", |text| text.contains("Guest 55")).await;
    for (game, waiting) in [(1, 38), (2, 30), (3, 12)] {
        let rows = |many: u32| {
            format!(
                "return document.querySelectorAll('[data-testid=card-room-waiting-{game}] li').length === {many}"
            )
        };
        windows.until_true(&rows(9)).await;
        windows.press(&format!("card-room-all-{game}")).await;
        windows.until_true(&rows(waiting)).await;
        windows.press(&format!("card-room-all-{game}")).await;
    }
    windows.picture("card-room").await;

    // A seat opens at the biggest game: it is due, and the press that does it calls the first name.
    windows.press("card-room-line").await;
    until_cursor(&windows, "card-room-line").await;
    types(&windows, &format!("out 6.4 2100{ENTER}")).await;
    windows
        .until("card-room-due", |text| text.contains("Guest 123") && text.contains("WSOP"))
        .await;
    windows.press("card-room-do-0").await;
    windows.until("card-room-waiting-3", |text| text.contains("Guest 123")).await;

    // On the wall the name stands in gold with its table and its time.
    windows.press("card-room-screen").await;
    windows.turn_to("projector").await;
    windows.says("Guest 123").await;
    windows.says("Club Astoria").await;
    windows.picture("card-room-wall").await;
    windows.turn_to_desk().await;

    // Who came sits down by one line.
    windows.press("card-room-line").await;
    until_cursor(&windows, "card-room-line").await;
    types(&windows, &format!("seat 6.4 Guest 123 1500{ENTER}")).await;
    windows.until("card-room-table-6", |text| text.contains("Guest 123")).await;
    types(&windows, &format!("away 6.4{ENTER}")).await;
    types(&windows, &format!("list 5-10 Late Anna{ENTER}")).await;
    windows.press("card-room-all-3").await;
    windows.until("card-room-waiting-3", |text| text.contains("Late Anna")).await;

    // Guest 123 needs the seat that was left: the older line is struck after the newer one.
    windows.press("card-room-lines-fold").await;
    windows.until("card-room-lines", |text| text.contains("Guest 123")).await;
    windows.press(&format!("card-room-line-{}", BEFORE + 1)).await;
    let needs = format!("Line {} needs this one", BEFORE + 3);
    windows.until("card-room-line-refused", |text| text.contains(&needs)).await;

    windows.press("card-room-print").await;
    let folder = data.path();
    let sheet = printed(folder);
    let text = pdf_text(&sheet);
    assert!(text.contains("Late Anna") && text.contains("Guest 123"), "{text}");
    windows.close().await;
}

/// The sheet that was printed last, wherever the papers are.
fn printed(folder: &Path) -> std::path::PathBuf {
    let begun = std::time::Instant::now();
    loop {
        let mut folders = vec![folder.to_path_buf()];
        while let Some(next) = folders.pop() {
            for entry in std::fs::read_dir(next).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.ends_with("lists.pdf") {
                    return path;
                }
            }
        }
        assert!(begun.elapsed().as_secs() < 30, "no sheet was printed");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}
