//! Keys pressed at random in every room, in the real window: none costs a stack, a seat or money unless a line or the cursor
//! said so, and at most one thing is ever marked as what Enter does. `KEYS=10000 KEYS_SEED=7` presses more of them.

use crate::windows::Windows;
use crate::windows::keyboard::*;
use serde_json::Value;
use std::time::Duration;

/// What may be pressed, often what is typed on a floor. Enter is not among them: it is pressed by itself and watched.
const TYPED: &[char] = &[
    '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.', '.', ' ', 'a', 'b', 'd', 'e', 'h', 'i',
    'm', 'n', 'o', 'r', 's', 't', '-', '+', '=', TAB, TAB, ESCAPE, '\u{e012}', '\u{e013}',
    '\u{e014}', '\u{e015}', '\u{e003}',
];

/// What begins the label of a line that took a stack or a seat, or touched money.
const COSTS: &[&str] = &[
    "Bust", "Break", "Redraw", "Draw", "Paid", "Rebuy", "Add-on", "Re-entry", "No-show", "Stack",
    "Withdraw", "Deal:", "End", "Handed",
];

/// What begins the label of a line that gave somebody another seat: Enter does it where that is marked.
const SEATS: &[&str] = &["Move", "Swap"];

/// What stands on the desk before a key: the marks of Enter in sight, whether the cursor is on something that a key
/// presses, what is typed on the floor line, and what undo would take back.
const DESK: &str = "
    const at = document.activeElement;
    const shown = (mark) => mark.offsetParent !== null && getComputedStyle(mark).visibility === 'visible';
    const marks = [...document.querySelectorAll('kbd')].filter((mark) => mark.textContent === 'Enter' && shown(mark));
    return {
        marks: marks.map((mark) => mark.parentElement.innerText),
        pressed: at !== null && at.matches('button, summary, a, [role=menuitem], [role=option], [tabindex]:not(input)'),
        field: at?.dataset.testid ?? at?.tagName ?? '',
        typed: document.querySelector('[data-testid=floor-line]')?.value ?? '',
        undo: document.querySelector('[data-testid=undo]')?.dataset.tip ?? '',
    };";

/// Keeps, at each Enter, whether it was marked then: an advice may become Enter's between a look at the desk and the key.
const WATCH: &str = "
    addEventListener('keydown', (event) => {
        if (event.key !== 'Enter') return;
        const shown = (mark) => mark.offsetParent !== null && getComputedStyle(mark).visibility === 'visible';
        const marks = [...document.querySelectorAll('kbd')].filter((mark) => mark.textContent === 'Enter' && shown(mark));
        window.markedAtEnter = marks.length > 0;
    }, true);";

/// The same numbers at every run.
struct Draw(u64);

impl Draw {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

fn said(desk: &Value, what: &str) -> String {
    desk[what].as_str().unwrap_or_default().to_string()
}

/// The desk once nothing changes any more: on a busy machine what was done shows a while after its key.
async fn at_rest(windows: &Windows) -> Value {
    let mut before = windows.script(DESK).await;
    let mut same = 0;
    while same < 6 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let now = windows.script(DESK).await;
        same = if said(&now, "undo") == said(&before, "undo") { same + 1 } else { 0 };
        before = now;
    }
    before
}

fn marked_once(desk: &Value, after: &str) {
    let marks = desk["marks"].as_array().map_or(0, Vec::len);
    assert!(marks <= 1, "after {after:?} Enter is marked {marks} times: {desk}");
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn random_keys_cost_nobody_anything() {
    let number = |name: &str, usual: usize| {
        std::env::var(name).map_or(usual, |set| set.parse::<usize>().unwrap())
    };
    let (wanted, seed) = (number("KEYS", 600), number("KEYS_SEED", 1));
    let mut draw = Draw(u64::try_from(seed).unwrap());
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.find("floor-line").await;
    windows.script(WATCH).await;
    let (mut pressed, mut enters, mut done) = (0, 0, 0);
    while pressed < wanted {
        if draw.below(4) == 0 {
            let room = char::from_digit(u32::try_from(1 + draw.below(9)).unwrap(), 10).unwrap();
            with(&windows, ALT, room).await;
            pressed += 1;
        }
        let before = at_rest(&windows).await;
        let burst: Vec<char> =
            (0..1 + draw.below(8)).map(|_| TYPED[draw.below(TYPED.len())]).collect();
        // A space presses the button that has the cursor, as everywhere.
        let presses = burst.contains(&' ');
        pressed += burst.len();
        keys(&windows, burst.iter().copied()).await;
        let desk = at_rest(&windows).await;
        marked_once(&desk, &burst.iter().collect::<String>());
        let undo = said(&desk, "undo");
        let begins = |undo: &str, with: &[&str]| with.iter().any(|begins| undo.starts_with(begins));
        if undo != said(&before, "undo") && !presses {
            let touches = begins(&undo, COSTS) || begins(&undo, SEATS);
            assert!(!touches, "{burst:?} without Enter did {undo:?}; before: {before}");
        }
        if draw.below(3) == 0 {
            continue;
        }
        keys(&windows, ['\u{e007}']).await;
        (pressed, enters) = (pressed + 1, enters + 1);
        let after = at_rest(&windows).await;
        marked_once(&after, "Enter");
        let did = said(&after, "undo");
        if did == undo {
            continue;
        }
        done += 1;
        let meant = desk["pressed"] == Value::Bool(true)
            || (said(&desk, "field") == "floor-line" && !said(&desk, "typed").trim().is_empty());
        assert!(meant || !begins(&did, COSTS), "Enter did {did:?} unasked; before: {desk}");
        let marked =
            windows.script("return window.markedAtEnter === true").await == Value::Bool(true);
        // From the floor line nothing is done that is not marked; a room's own field does what it is for.
        let elsewhere = said(&desk, "field") != "floor-line" && !begins(&did, SEATS);
        assert!(marked || meant || elsewhere, "Enter did {did:?} unmarked; before: {desk}");
        // What was done is taken back, so that the sample lasts: the room stays one in full swing.
        let mut back = said(&after, "undo");
        for _ in 0..3 {
            if back == undo {
                break;
            }
            with(&windows, CONTROL, 'z').await;
            back = said(&at_rest(&windows).await, "undo");
        }
    }
    println!("{pressed} keys, {enters} of them Enter, of which {done} did something");
    assert!(done > 0, "no Enter did anything: the keys do not try what they should");
    windows.close().await;
}
