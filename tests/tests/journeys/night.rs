//! A card room's night in the real window, by the keyboard alone: 540 entries at sixty tables, from the sale to the winner, with
//! every key counted. `scripts/windows night` runs it: it takes too long for ./test.

use crate::floor::{accept_everything, tick_everything};
use crate::windows::keyboard::*;
use crate::windows::{ENTER, Windows};
use serde_json::json;
use std::time::Instant;

/// So many have paid when the clock starts.
const EARLY: u32 = 433;
/// And so many buy in late.
const LATE: u32 = 107;

/// What a part of the night took.
struct Part {
    name: &'static str,
    keys: usize,
    lines: usize,
    began: Instant,
}

impl Part {
    fn of(name: &'static str) -> Self {
        Self { name, keys: 0, lines: 0, began: Instant::now() }
    }

    /// Types a line and Enter.
    async fn line(&mut self, windows: &Windows, line: &str) {
        self.keys += line.chars().count() + 1;
        self.lines += 1;
        floor(windows, line).await;
    }

    fn over(self) -> usize {
        let Self { name, keys, lines, began } = self;
        let took = began.elapsed();
        println!("{name}: {keys} keys in {lines} lines, {took:.1?}");
        keys
    }
}

#[tokio::test]
#[ignore = "needs a display and the built program; scripts/windows night runs it"]
async fn five_hundred_and_forty_entries_from_the_sale_to_the_winner() {
    let data = tempfile::tempdir().unwrap();
    crate::windows::play(data.path(), EARLY, |setup| {
        acceptance::to_the_bubble(setup, 81, 60);
        setup["rules"]["book"] = json!("tch");
        setup["late_registration_until"] = json!({ "type": "level", "level": 9 });
    });
    let windows = Windows::open(data.path(), &[]).await;
    let row = windows.wait("the tournament", "[data-testid=\"tournament-1\"] button").await;
    row.send_keys(ENTER).await.unwrap();
    windows.press("gap-resume").await;
    until_cursor(&windows, "floor-line").await;

    let mut sale = Part::of("sale of the late entries");
    let mut left = EARLY;
    for number in EARLY + 1..=EARLY + LATE {
        sale.line(&windows, &format!("n Late {number}")).await;
        left += 1;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
    }
    sale.over();
    windows.picture("night-full").await;

    let mut close = Part::of("closing of registration");
    close.line(&windows, "late close everybody in line is sold").await;
    close.over();

    let mut night = Part::of("bust-outs, breaks and redraws");
    let mut players: Vec<u32> = (1..=EARLY + LATE).collect();
    let (mut redraws, mut breaks) = (Vec::new(), 0);
    while left > 1 {
        let out = players.remove(usize::try_from(left).unwrap() * 7 % players.len());
        night.line(&windows, &format!("#{out}")).await;
        left -= 1;
        windows.until("players-left", |text| text.starts_with(&left.to_string())).await;
        // The winner's prizes are a part of their own.
        if left == 1 {
            break;
        }
        night.keys += accept_everything(&windows, &mut redraws, &mut breaks, left).await;
        if left.is_multiple_of(60) {
            tick_everything(&windows).await;
            windows.picture(&format!("night-{left}")).await;
        }
    }
    let keys = night.over();
    println!("{breaks} tables broke, redraws at {redraws:?}, {keys} keys");
    windows.until("advice-title", |title| title.starts_with("Pay 1st")).await;
    let mut prizes = Part::of("every prize paid");
    prizes.keys += accept_everything(&windows, &mut redraws, &mut breaks, left).await;
    prizes.over();
    // The bar says who won once nothing is due any more.
    windows.wait("the winner", "[data-testid=winner]").await;
    windows.picture("night-over").await;
    windows.close().await;
}
