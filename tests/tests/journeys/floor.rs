//! An event of sixty players worked by the keyboard alone, in the real window. No element is pressed: keys go to whatever has the cursor. Sixty names are typed into the roster, seats
//! drawn, the clock started; 59 bust-outs are typed by name on the floor line, every advice accepted with Enter and
//! answered with a number where it asks for one; moves are ticked on the move list and on the floor line; tables break
//! and redraws bring the last ones together.

use crate::windows::keyboard::*;
use crate::windows::{ENTER, Windows};
use fantoccini::actions::{
    InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction,
};
use serde_json::json;
use std::time::{Duration, Instant};

async fn number(windows: &Windows, script: &str) -> u64 {
    windows.script(script).await.as_u64().unwrap_or(0)
}

const ON_THE_WAY: &str = "return document.querySelectorAll('[data-move]').length";

/// Accepts whatever is advised until nothing is, and tells with how many keys.
pub async fn accept_everything(
    windows: &Windows,
    redraws: &mut Vec<u32>,
    breaks: &mut u32,
    left: u32,
) -> usize {
    let (mut keys_taken, mut dealt) = (0, false);
    for _ in 0..200 {
        let title = windows.script(TITLE).await.as_str().unwrap_or_default().to_string();
        if title.is_empty() {
            return keys_taken;
        }
        if title.starts_with("Redraw") || title.starts_with("Final table") {
            redraws.push(left);
        }
        *breaks += u32::from(title.starts_with("Break"));
        // Hand for hand: the hand ends at every table, and the next one is dealt, in which somebody may go out.
        if title.contains("still play") {
            if dealt {
                return keys_taken;
            }
            floor(windows, "done").await;
            keys_taken += "done".len() + 1;
            until_advice_is_not(windows, &title).await;
            continue;
        }
        dealt |= title.starts_with("Deal hand");
        // What asks is known by its title: after Enter the next advice may stand there already.
        let asks = title.ends_with('?');
        take_advice(windows).await;
        keys_taken += 1;
        if asks {
            until_cursor(windows, "advice-number").await;
            // A line for the floor begins with a number as well, and goes there.
            types(windows, "7.").await;
            until_cursor(windows, "floor-line").await;
            for (field, text) in [("floor-line", "7."), ("advice-number", "")] {
                let there = windows.find(field).await.prop("value").await.unwrap();
                assert_eq!(there.as_deref(), Some(text), "{field}");
            }
            keys(windows, [ESCAPE]).await;
            take_advice(windows).await;
            until_cursor(windows, "advice-number").await;
            types(windows, &format!("1{ENTER}")).await;
            keys_taken += 2;
        }
        until_advice_is_not(windows, &title).await;
    }
    panic!("the advice does not end: {}", windows.page_text().await);
}

/// The title of the advice; empty where there is none.
const TITLE: &str =
    "return document.querySelector('[data-testid=\"advice-title\"]')?.innerText ?? ''";

async fn until_advice_is_not(windows: &Windows, title: &str) {
    let begun = Instant::now();
    while windows.script(TITLE).await.as_str() == Some(title) {
        assert!(
            begun.elapsed() < crate::windows::PATIENCE,
            "{title} stays: {}",
            windows.page_text().await
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Ticks every move on the list: down the list with Enter, by the figure that a row shows, and a table on the floor line.
pub async fn tick_everything(windows: &Windows) {
    with(windows, ALT, 'a').await;
    until_cursor_among(windows, "move-").await;
    for turn in 0.. {
        let before = number(windows, ON_THE_WAY).await;
        if before == 0 {
            break;
        }
        match turn % 3 {
            0 => types(windows, ENTER).await,
            1 => {
                // The figure stays where it is, whoever else was ticked before.
                const FIGURE: &str = "return [...document.querySelectorAll('[data-move] .tick')]\
                    .map((mark) => mark.innerText.trim()).find((figure) => figure !== '') ?? ''";
                let figure = windows.script(FIGURE).await;
                keys(windows, figure.as_str().unwrap_or_default().chars().next()).await;
            }
            _ => {
                let table = windows
                    .script("return document.querySelector('[data-move] b')?.innerText ?? ''")
                    .await;
                let table: String =
                    table.as_str().unwrap_or_default().split(' ').nth(1).unwrap_or("1").into();
                floor(windows, &format!("ok {table}")).await;
            }
        }
        let begun = Instant::now();
        while number(windows, ON_THE_WAY).await == before {
            assert!(
                begun.elapsed() < crate::windows::PATIENCE,
                "no move goes: {}",
                windows.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        if turn % 3 == 2 && number(windows, ON_THE_WAY).await > 0 {
            with(windows, ALT, 'a').await;
            until_cursor_among(windows, "move-").await;
        }
    }
    keys(windows, [ESCAPE]).await;
}

/// Sixty names, of which none is part of another.
fn names() -> Vec<String> {
    const FIRST: [&str; 10] =
        ["Anna", "Bo", "Chen", "Dele", "Eva", "Francesca", "Gus", "Hanna", "Ivo", "Łukasz"];
    const LAST: [&str; 6] = ["Berg", "Nowak", "Okafor", "Lombardi", "Wei", "Ångström"];
    LAST.iter().flat_map(|last| FIRST.iter().map(move |first| format!("{first} {last}"))).collect()
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn sixty_players_by_the_keyboard_alone() {
    let begun = Instant::now();
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.find("new-tournament").await;
    palette(&windows, "new tournament").await;
    tab_to(&windows, "tournament-name").await;
    types(&windows, ENTER).await;

    tab_to(&windows, "roster-open").await;
    types(&windows, ENTER).await;
    tab_to(&windows, "roster-text").await;
    let mut names = names();
    types(&windows, &names.join("\u{e007}")).await;
    windows.until("roster-enter", |text| text.contains("60")).await;
    tab_to(&windows, "roster-enter").await;
    types(&windows, ENTER).await;
    windows.until("players-left", |text| text.contains("60")).await;

    // Draw, start, and a screen for the room.
    take_advice(&windows).await;
    windows.until("advice-title", |text| text.contains("Shuffle up")).await;
    with(&windows, ALT, '3').await;
    take_advice(&windows).await;
    windows.until("clock-time", |text| text.starts_with("19:") || text.starts_with("20:")).await;
    windows.find("room-map").await;
    windows.picture("floor-tables").await;
    palette(&windows, "open a screen").await;
    on_the_screen(&windows, "floor-screen-running").await;
    let ready = begun.elapsed();

    let (mut redraws, mut breaks, mut ticked) = (Vec::new(), 0, 0);
    for left in (1..=59_u32).rev() {
        // Any player will do; walking through the names spreads the bust-outs over the tables.
        let out = names.remove(usize::try_from(left).unwrap() * 7 % names.len());
        floor(&windows, &out).await;
        windows.until("players-left", |text| leading_number(text) == Some(left)).await;
        accept_everything(&windows, &mut redraws, &mut breaks, left).await;
        if left == 45 {
            breaks_at_once(&windows).await;
            accept_everything(&windows, &mut redraws, &mut breaks, left).await;
        }
        let on_the_way = number(&windows, ON_THE_WAY).await;
        if left == 44 {
            the_map_by_keys(&windows).await;
        }
        if on_the_way > 6 && ticked == 0 {
            windows.picture("floor-moves").await;
            on_the_screen(&windows, "floor-screen-moves").await;
            palette(&windows, "screen layout room map").await;
            on_the_screen(&windows, "floor-screen-map").await;
            palette(&windows, "screen layout clock and payouts").await;
        }
        if on_the_way > 6 {
            ticked += on_the_way;
            tick_everything(&windows).await;
        }
    }
    assert_eq!(redraws, [18, 9], "HPT redraws at 18 and at 9 left");
    assert_eq!(breaks, 3, "six tables break down to three");
    let winner = windows.text("winner").await;
    assert!(winner.contains(names[0].as_str()), "{winner}: {names:?}");
    println!(
        "60 players: {ready:.1?} to the start, {:.1?} in all, {ticked} moves ticked",
        begun.elapsed()
    );
    windows.close().await;
}

/// Entries can still come, and so the sixth table stays open; this house would rather break it now.
async fn breaks_at_once(windows: &Windows) {
    windows
        .until("waits", |text| text.starts_with("Breaks are held: table 6 stays open, until"))
        .await;
    windows.picture("floor-held").await;
    with(windows, ALT, '8').await;
    windows.press("open-hold_breaks").await;
    windows.press("choice-hold_breaks-0").await;
    windows.press("rules-keep").await;
    windows.undoes(|label| label.contains("House rules")).await;
    with(windows, ALT, '3').await;
}

/// Keeps a picture of the screen of the room as it is now.
async fn on_the_screen(windows: &Windows, name: &str) {
    windows.turn_to("projector.html").await;
    let scene = match name.rsplit('-').next() {
        Some("map") => "[data-scene=map] .coming",
        // More than ten of them take the page, fewer stand beside the clock.
        Some("moves") => "[data-scene=moves] li, [data-scene=clock] .moving li",
        _ => "[data-scene]",
    };
    windows.wait("the screen of the room", scene).await;
    windows.picture(name).await;
    windows.turn_to_desk().await;
}

/// The map closer, from table to table, round a table, and what can be done with a seat, each by a key.
async fn the_map_by_keys(windows: &Windows) {
    with(windows, ALT, '3').await;
    until_cursor_among(windows, "t").await;
    keys(windows, ['+', '+', '+']).await;
    windows.wait("tables with names", "[data-drawn=named] [data-testid^=\"table-menu-\"]").await;
    until_cursor_among(windows, "table-menu-").await;
    const RIGHT: char = '\u{e014}';
    let before = cursor(windows).await;
    keys(windows, [RIGHT]).await;
    assert_ne!(cursor(windows).await, before, "the arrow leads to the next table");
    types(windows, ENTER).await;
    until_cursor_among(windows, "seat-").await;
    keys(windows, [RIGHT]).await;
    let seat = cursor(windows).await;
    types(windows, ENTER).await;
    windows.find("verbs").await;
    windows.picture("floor-seat").await;
    keys(windows, [ESCAPE]).await;
    until_cursor(windows, &seat).await;
    keys(windows, [ESCAPE]).await;
    keys(windows, ['0']).await;
    windows.picture("floor-map").await;
    keys(windows, [ESCAPE]).await;
    until_cursor(windows, "floor-line").await;
}

/// Where the middle of the first element that a selector finds is in the window.
async fn middle_of(windows: &Windows, selector: &str) -> (f64, f64) {
    let element = windows.wait(selector, selector).await;
    let (x, y, width, height) = element.rectangle().await.unwrap();
    (x + width / 2.0, y + height / 2.0)
}

/// Presses on one place, goes to another in a few steps, and lets go there.
async fn drag(windows: &Windows, from: (f64, f64), to: (f64, f64)) {
    let over = |share: f64| PointerAction::MoveTo {
        duration: Some(Duration::from_millis(60)),
        x: from.0 + (to.0 - from.0) * share,
        y: from.1 + (to.1 - from.1) * share,
    };
    let mut actions = MouseActions::new("mouse".into())
        .then(over(0.0))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
    for share in [0.1, 0.4, 0.8, 1.0] {
        actions = actions.then(over(share));
    }
    let actions = actions.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    windows.client.perform_actions(actions).await.unwrap();
}

/// What is advised waits until it is asked for again, by the menu beside it and by the line that is typed.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn an_advice_waits_until_it_is_asked_for_again() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    let due = windows.text("advice-title").await;
    windows.press("put-off").await;
    windows.item("Later, until the room changes").await;
    windows.undoes(|label| label.contains("Later")).await;
    windows.until("put-off", |text| text == "1 waiting").await;
    assert!(!windows.there("advice-title").await, "nothing else is due");
    windows.picture("floor-waits").await;
    windows.press("put-off").await;
    windows.item("Due again: Balancing, until the room changes").await;
    windows.until("advice-title", |title| title == due).await;

    floor(&windows, "dismiss they want to play on").await;
    windows.until("put-off", |text| text == "1 waiting").await;
    windows.press("put-off").await;
    windows.picture("floor-dismissed").await;
    windows.item("Due again: Balancing, dismissed (they want to play on)").await;
    windows.until("advice-title", |title| title == due).await;
    windows.close().await;
}

/// What is typed is selected, cut and pasted by the program's own menu, which the right button opens.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_text_field_has_the_programs_own_menu() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    until_cursor(&windows, "floor-line").await;
    types(&windows, "dele").await;
    const TYPED: &str = "return document.querySelector('#floor-line').value";
    for (called, typed) in [("Select all", "dele"), ("Cut", ""), ("Paste", "dele")] {
        let (x, y) = middle_of(&windows, "#floor-line").await;
        let pressed = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_RIGHT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_RIGHT });
        windows.client.perform_actions(pressed).await.unwrap();
        windows.find("verbs").await;
        windows.picture(&format!("floor-text-{}", called.to_lowercase().replace(' ', "-"))).await;
        windows.item(called).await;
        let begun = Instant::now();
        while windows.script(TYPED).await != typed {
            assert!(
                begun.elapsed() < crate::windows::PATIENCE,
                "{called}: {}",
                windows.page_text().await
            );
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    windows.close().await;
}

/// A player is dragged to an open seat and onto another player, and a table to another place in the room.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn players_and_tables_are_dragged() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.find("table-1").await;
    let open = windows
        .script("return document.querySelector('[data-testid^=\"seat-2-\"].open')?.dataset.testid ?? ''")
        .await;
    let open = open.as_str().unwrap_or_default().to_string();
    let taken = "return [...document.querySelectorAll('[data-testid^=\"seat-1-\"]:not(.open)')].slice(0, 2).map((seat) => seat.dataset.testid)";
    let taken = windows.script(taken).await;
    let taken: Vec<String> =
        taken.as_array().unwrap().iter().map(|name| name.as_str().unwrap().into()).collect();
    let who = windows.find(&taken[0]).await.attr("data-player").await.unwrap().unwrap();
    assert!(!open.is_empty(), "table 2 has an open seat");
    let seat = |name: &str| format!("[data-testid=\"{name}\"]");
    let from = middle_of(&windows, &seat(&taken[0])).await;
    let to = middle_of(&windows, &seat(&open)).await;
    drag(&windows, from, to).await;
    windows.undoes(|label| label.contains("Move") && label.contains(&who)).await;
    let there = windows.find(&open).await.attr("data-player").await.unwrap();
    assert_eq!(there.as_deref(), Some(who.as_str()));
    windows.picture("floor-dragged").await;

    let from = middle_of(&windows, &seat(&open)).await;
    let to = middle_of(&windows, &seat(&taken[1])).await;
    drag(&windows, from, to).await;
    windows.undoes(|label| label.contains("Swap") && label.contains(&who)).await;

    windows.press("arrange").await;
    let table = "[data-focus=\"1\"]";
    windows.wait("the whole room", "[data-drawn=round]").await;
    let first = middle_of(&windows, table).await;
    let second = middle_of(&windows, "[data-focus=\"2\"]").await;
    drag(&windows, first, second).await;
    let begun = Instant::now();
    loop {
        let now = middle_of(&windows, table).await;
        if (now.0 - second.0).abs() < 4.0 && (now.1 - second.1).abs() < 4.0 {
            break;
        }
        assert!(
            begun.elapsed() < crate::windows::PATIENCE,
            "table 1 is at {now:?} and not at {second:?}"
        );
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    windows.picture("floor-arranged").await;
    windows.close().await;
}

/// A table is followed by a key and by its button, a player is marked absent, the breaking order is changed by keys, and the
/// arranged seats and the proof of the draw come up during play.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn hands_absences_and_the_whole_floor() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.find("table-2").await;
    windows.floor("btn 2 5").await;
    windows.undoes(|label| label.contains("table 2 seat 5")).await;
    windows.floor("deal 2").await;
    windows.undoes(|label| label.contains("Deal: table 2, button 6")).await;
    windows.press("deal-2").await;
    windows.undoes(|label| label.contains("Deal: table 2, button 7")).await;
    windows.floor("absent 2.1").await;
    windows.undoes(|label| label.contains("Absent")).await;
    windows.wait("the absent player", "[data-testid=\"seat-2-1\"].absent").await;
    windows.picture("floor-followed").await;

    palette(&windows, "breaking order").await;
    windows.wait("the cursor in the order", "[data-table]:focus").await;
    let first = "return document.querySelector('[data-table]').dataset.table";
    let before = windows.script(first).await;
    const SHIFT: char = '\u{e008}';
    const DOWN: char = '\u{e015}';
    if number(&windows, "return document.querySelectorAll('[data-table]').length").await > 1 {
        with(&windows, SHIFT, DOWN).await;
        windows.undoes(|label| label.contains("Breaking order")).await;
        assert_ne!(windows.script(first).await, before, "another table breaks first");
    }
    palette(&windows, "kept seats").await;
    windows.find("proof").await;
    windows.press("proof").await;
    windows.picture("floor-whole").await;
    windows.close().await;
}

/// Of three away from one table the last one may be picked up after a missed blind (WSOP 74), and a no-show's buy-in
/// leaves the pool and waits in the till (TCH 5).
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn a_third_player_away_and_a_no_show() {
    let data = tempfile::tempdir().unwrap();
    // Whoever was not there when play began may be a no-show; whoever leaves later is not (TCH 5, 71b).
    let never_came = json!({ "type": "mark_absent", "entry": 5, "absent": true });
    let rules = |setup: &mut serde_json::Value| {
        setup["rebuy"] = json!(null);
        setup["rules"]["absence"] = json!({ "type": "buttons" });
        setup["rules"]["no_show"] = json!({ "due": { "type": "level", "level": 3 }, "money": { "type": "held", "days": 90 } });
    };
    crate::windows::play_after(data.path(), 18, rules, &[never_came]);
    let windows = Windows::open(data.path(), &[]).await;
    windows.enter_tournament().await;
    // The script's clock ran without the program, which asks about it first.
    windows.press("gap-resume").await;
    for seat in ["1.4", "1.6", "1.8"] {
        floor(&windows, &format!("absent {seat}")).await;
        windows.undoes(|label| label.starts_with("Absent")).await;
    }
    let title = windows.until("advice-title", |title| title.contains("must be back")).await;
    assert!(title.starts_with("Table 1: "), "{title}");
    // What is put before an empty seat is a button of the room of those who are away.
    with(&windows, ALT, 'w').await;
    windows.wait("those who are away", "[data-testid^=\"misses-\"]").await;
    let third = windows.script("return [...document.querySelectorAll('[data-testid^=\"misses-\"]')].find((button) => button.closest('tr').innerText.includes('1.8')).dataset.testid").await;
    windows.press(third.as_str().unwrap()).await;
    windows.until("advice-title", |title| title.ends_with("1.8: the chips may be picked up")).await;
    windows.picture("floor-third-away").await;
    keys(&windows, [ESCAPE]).await;
    take_advice(&windows).await;
    let line = windows.find("floor-line").await;
    let begun = Instant::now();
    while line.prop("value").await.unwrap().as_deref() != Some("pickup 1.8 ") {
        assert!(
            begun.elapsed() < crate::windows::PATIENCE,
            "the floor line does not begin with what is due"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    types(&windows, &format!("880{ENTER}")).await;
    windows.until("players-left", |text| text.starts_with("17")).await;

    windows.press("room-clock").await;
    windows.next_stages(2).await;
    windows.until("advice-title", |title| title.contains("has not come")).await;
    take_advice(&windows).await;
    windows.until("players-left", |text| text.starts_with("16")).await;
    windows.press("room-players").await;
    windows.says("no-show, money held").await;
    windows.press("players-ledger").await;
    windows.says("Held for no-shows").await;
    windows.press_at("[data-testid^=\"close-held-\"]").await;
    windows.undoes(|label| label.contains("collected")).await;
    windows.picture("floor-held").await;
    windows.close().await;
}

fn leading_number(text: &str) -> Option<u32> {
    let digits: String =
        text.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
