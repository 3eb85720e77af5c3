//! An argument at a table, and its answer by a few keys.

use crate::windows::keyboard::{ESCAPE, keys, types, until_cursor};
use crate::windows::{ENTER, Windows, pdf_text};
use std::path::Path;

const F2: char = '\u{e032}';

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_ruling_is_found_noted_and_printed() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    until_cursor(&windows, "floor-line").await;

    // One key, three letters and Enter.
    keys(&windows, [F2]).await;
    until_cursor(&windows, "rulings-search").await;
    types(&windows, "und").await;
    windows.until("rulings", |text| text.contains("Undercall")).await;
    windows.picture("rulings").await;
    types(&windows, ENTER).await;
    let page = windows.until("ruling-page", |text| text.contains("Undercall")).await;
    assert!(page.contains("The book of this tournament"), "{page}");
    windows.picture("ruling").await;

    // A line of the log begins with it; nothing is written before Enter.
    windows.press("rulings-note").await;
    until_cursor(&windows, "floor-line").await;
    windows.until("floor-says", |text| text.to_lowercase().contains("undercall")).await;
    types(&windows, ENTER).await;
    windows.undoes(|label| label.to_lowercase().contains("undercall")).await;

    // On paper, the page alone.
    keys(&windows, [F2]).await;
    until_cursor(&windows, "rulings-search").await;
    types(&windows, &format!("string bet{ENTER}")).await;
    windows.press("rulings-print").await;
    windows.press("paper-save-rulings").await;
    let printed = pdf_text(Path::new(&windows.text("paper-path").await));
    assert!(printed.to_lowercase().contains("string"), "{printed}");

    // A sum, in the same place; Escape gives the cursor back.
    keys(&windows, [F2]).await;
    until_cursor(&windows, "rulings-search").await;
    types(&windows, "pot 500 300a 1200").await;
    windows.until("sum", |text| text.contains("900") && text.contains("700")).await;
    keys(&windows, [ESCAPE]).await;
    windows.until_gone("rulings").await;
    windows.close().await;
}
