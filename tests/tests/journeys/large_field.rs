//! The desk at 10,112 entries in the real window: thirty bust-outs and what puts wrong words right by the keyboard, each
//! filmed and weighed. What a refresh carries across to the window is a count and must keep its bound. What it takes is
//! printed, since it is the machine's too; docs/benchmarks.md has the figures of one. `SHUFFLE_UP_PICTURES` keeps a picture
//! after each bust-out, `SHUFFLE_UP_WINDOW=3840x2160` measures a window of another size. `SHUFFLE_UP_SCREEN` names the file
//! in which Xvfb keeps its display (`-fbdir`): then what is told is when the display last changed. The page knows only when
//! it comes to its next work, which is sometimes to clear away what it does not need any more.

use crate::windows::keyboard::*;
use crate::windows::screen::Screen;
use crate::windows::{ENTER, Windows};
use acceptance::{keep, names};
use budgets::{FIELD, Floor};
use serde_json::Value;
use shuffle_up_engine::actions::clock::start::StartClock;
use shuffle_up_engine::actions::entries::rebuy::Rebuy;
use shuffle_up_engine::actions::floor::bust::{Bust, HandOrder, Out};
use shuffle_up_engine::actions::seating::draw::DrawSeats;
use shuffle_up_engine::actions::tables::move_player::MovePlayer;
use shuffle_up_engine::base::ids::EntryId;
use shuffle_up_engine::base::money::Money;
use shuffle_up_engine::floor_line::read;
use shuffle_up_engine::rulebook::citations::RuleBook;
use shuffle_up_engine::rulebook::templates::t1000;
use shuffle_up_engine::state::ledger::Payment;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What all answers of one refresh may weigh.
const MOST_BYTES: u64 = 50_000;

/// So long nothing is asked of the page after Enter.
const UNDISTURBED: Duration = Duration::from_millis(700);

/// Notes in the page what crosses to it from Enter on, and when what came of it was painted. What ticks is left out.
const WATCH: &str = r"
const seen = (window.seen = { calls: [], paints: [], enter: 0, began: performance.timeOrigin, unanswered: 0, heard: 0 });
const asked = window.fetch.bind(window);
window.fetch = async (address, wish) => {
  const from = (seen.heard = performance.now());
  seen.unanswered += 1;
  const answer = await asked(address, wish);
  const bytes = (await answer.clone().arrayBuffer()).byteLength;
  const said = JSON.parse(typeof wish?.body === 'string' ? wish.body : new TextDecoder().decode(wish?.body ?? new Uint8Array([123, 125])));
  const what = said.questions?.map((one) => one.query.type).join(' + ') ?? new URL(address).pathname.slice(1);
  seen.heard = performance.now();
  seen.unanswered -= 1;
  seen.calls.push({ what, from: from - seen.enter, to: seen.heard - seen.enter, bytes });
  return answer;
};
const painted = new MessageChannel();
painted.port1.onmessage = () => seen.paints.push(performance.now() - seen.enter);
new MutationObserver((changes) => {
  const ticks = (node) => (node instanceof Element ? node : node.parentElement)?.closest('.ticking');
  if (changes.some((change) => !ticks(change.target)))
    requestAnimationFrame(() => painted.port2.postMessage(0));
}).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
addEventListener('keydown', (event) => {
  if (event.key === 'Enter') Object.assign(seen, { calls: [], paints: [], enter: performance.now() });
}, true);
return true;
";

/// One bust-out as the window saw it, in milliseconds from Enter.
struct Refresh {
    /// The line was on the disk and the window knew.
    said: f64,
    /// The last picture that came of it.
    painted: f64,
    /// Pictures too long after the last answer to have come of it; they are told, so that none hides there.
    later: Vec<f64>,
    /// What crossed to the window for it, without the reading of the line, and without the picture of a sheet's page: that
    /// crosses anew whenever whoever is said to be out stands on it, which the draw decides.
    bytes: u64,
    /// The questions, each with its answer's weight.
    asked: String,
}

/// When the display changes, in milliseconds since the Unix epoch, from now to the end of the test.
fn changes(file: &str, size: (usize, usize)) -> Receiver<f64> {
    let screen = Screen::open(Path::new(file), size.0, size.1).expect("the file of Xvfb's display");
    let (changed, changes) = channel();
    std::thread::spawn(move || {
        let mut before = screen.lines().expect("the display");
        loop {
            std::thread::sleep(Duration::from_millis(1));
            let Ok(now) = screen.lines() else { return };
            let at =
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |at| at.as_secs_f64());
            if now != before && changed.send(at * 1_000.0).is_err() {
                return;
            }
            before = now;
        }
    });
    changes
}

/// Waits until everything has been asked, answered and painted. A machine may take seconds over a sheet of ten thousand
/// cards; what it still owes from before an action is no part of the refresh after it.
async fn quiet(windows: &Windows) {
    const LONG_AGO: &str =
        "return window.seen.unanswered === 0 && performance.now() - window.seen.heard > 500";
    let begun = Instant::now();
    while windows.script(LONG_AGO).await != Value::Bool(true) {
        assert!(begun.elapsed() < crate::windows::PATIENCE, "the window never rests");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Goes to a room by its key, and waits until it is there and knows everything. A slow machine takes a while to read a room,
/// which asks for nothing until then.
async fn enters(windows: &Windows, room: &str, key: char) {
    with(windows, ALT, key).await;
    windows.wait(room, &format!(".main[aria-label='{room}']")).await;
    if room == "Paper" {
        windows.wait("the page", ".preview img").await;
    }
    windows.script("window.seen.heard = performance.now(); return true").await;
    quiet(windows).await;
}

/// Reads what the page noted since the last Enter, and when the display last changed, if that is watched.
async fn refresh(windows: &Windows, changes: Option<&Receiver<f64>>) -> Refresh {
    quiet(windows).await;
    let seen = windows.script("return window.seen").await;
    let list = |key: &str| seen[key].as_array().cloned().unwrap_or_default();
    let time = |call: &Value, key: &str| call[key].as_f64().unwrap_or(0.0);
    let calls = list("calls");
    let act = calls.iter().find(|call| call["what"] == "act").expect("Enter said something");
    // The news of the line may be here before the answer to it; what was asked before was the reading of the line.
    let after = |call: &&Value| time(call, "from") > time(act, "from");
    let after: Vec<&Value> = calls.iter().filter(after).collect();
    let said = after.iter().map(|call| time(call, "from")).fold(time(act, "to"), f64::min);
    let last = after.iter().map(|call| time(call, "to")).fold(said, f64::max);
    let paints = list("paints");
    let (of_it, later): (Vec<f64>, Vec<f64>) =
        paints.iter().filter_map(Value::as_f64).partition(|at| *at < last + 150.0);
    let since = time(&seen, "began") + time(&seen, "enter");
    let on_the_display = changes.map(|changes| {
        let shortly = UNDISTURBED.as_secs_f64() * 1_000.0;
        changes.try_iter().map(|at| at - since).filter(|at| *at < shortly).fold(0.0, f64::max)
    });
    let painted = on_the_display.unwrap_or(of_it.into_iter().fold(0.0, f64::max));
    let bytes = |call: &Value| call["bytes"].as_u64().unwrap_or(0);
    let asked = after.iter().map(|call| {
        let what = call["what"].as_str().unwrap_or_default();
        format!("{what} {} in {:.0} ms", bytes(call), time(call, "to") - time(call, "from"))
    });
    let asked = asked.collect::<Vec<_>>().join(", ");
    let weighed = after.into_iter().filter(|call| call["what"] != "preview_paper");
    Refresh { said, painted, later, bytes: weighed.map(bytes).sum(), asked }
}

/// Types a line and Enter, and reads what came of it once the bar names another line.
async fn said(windows: &Windows, line: &str, changes: Option<&Receiver<f64>>) -> Refresh {
    let before = windows.find("undo").await.attr("data-tip").await.ok().flatten();
    keys(windows, [ESCAPE]).await;
    until_cursor(windows, "floor-line").await;
    types(windows, line).await;
    windows.until("floor-says", |text| !text.is_empty()).await;
    types(windows, ENTER).await;
    // Whatever is asked of the page is a script in it, which would stand in the way of what is measured.
    tokio::time::sleep(UNDISTURBED).await;
    windows.undoes(|label| Some(label) != before.as_deref()).await;
    refresh(windows, changes).await
}

/// The size of the window that is asked for.
fn window_size() -> (u32, u32) {
    let size = std::env::var("SHUFFLE_UP_WINDOW").unwrap_or("1440x900".into());
    let (width, height) = size.split_once('x').expect("a size such as 1440x900");
    (width.parse().unwrap(), height.parse().unwrap())
}

/// Opens the only tournament of this folder, in a window of the size that is asked for.
async fn open(data: &Path) -> Windows {
    let windows = Windows::open(data, &[]).await;
    let (width, height) = window_size();
    windows.client.set_window_rect(0, 0, width, height).await.unwrap();
    windows.enter_tournament().await;
    windows
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn thirty_bust_outs_at_ten_thousand_entries() {
    let data = tempfile::tempdir().unwrap();
    let mut floor = Floor::entered_as(RuleBook::Hpt, names(FIELD));
    floor.say(DrawSeats {});
    floor.say(StartClock {});
    keep(&floor, data.path(), 0);
    let begun = Instant::now();
    let windows = open(data.path()).await;
    windows.until("players-left", |text| text.contains("10,112")).await;
    println!("opened in {:.1?}", begun.elapsed());
    let screen = std::env::var("SHUFFLE_UP_SCREEN").ok();
    // A clock that runs changes the display as well, and there it could not be told from what came of a bust-out.
    if screen.is_none() {
        with(&windows, ALT, 'p').await;
    }
    assert_eq!(windows.script(WATCH).await, Value::Bool(true));

    let (width, height) = window_size();
    let changes = screen.map(|file| changes(&file, (width as usize, height as usize)));

    // How many bust-outs are typed in each place, its room, and the key that leads there.
    let places = [
        ("map", "Tables", '3', 7),
        ("close", "Tables", '3', 7),
        ("clock", "Clock", '1', 2),
        ("players", "Players", '2', 2),
        ("chips", "Chips", '4', 2),
        ("prizes", "Prizes", '5', 2),
        ("paper", "Paper", '6', 2),
        ("log", "Log", '7', 2),
        ("house-rules", "Rules", '8', 2),
        ("projector", "TV & phones", '9', 2),
    ];
    let (mut left, mut heavy) = (FIELD, Vec::new());
    for (place, room, key, times) in places {
        enters(&windows, room, key).await;
        if place == "close" {
            until_cursor_among(&windows, "tile-").await;
            types(&windows, ENTER).await;
            windows.wait("the tables with their names", "[data-drawn=named]").await;
            quiet(&windows).await;
        }
        let mut measured = Vec::new();
        for _ in 0..times {
            let entry = floor.somebody();
            let seat = floor.seat_of(entry).unwrap();
            floor.say(budgets::bust(entry));
            left -= 1;
            let one = said(&windows, &seat.to_string(), changes.as_ref()).await;
            let so_many = format!("{},{:03}", left / 1000, left % 1000);
            windows.until("players-left", |text| text.contains(&so_many)).await;
            windows.picture(&format!("film-{:02}-{place}", FIELD - left)).await;
            measured.push(one);
        }
        let last = measured.last().unwrap();
        let bytes = measured.iter().map(|one| one.bytes).max().unwrap_or(0);
        if bytes > MOST_BYTES {
            heavy.push((place, bytes));
        }
        for late in measured.iter().flat_map(|one| one.later.iter().map(|at| at - one.said)) {
            println!("  {place}: a picture {late:.0} ms after it was said");
        }
        let after: Vec<String> =
            measured.iter().map(|one| format!("{:.0}", one.painted - one.said)).collect();
        println!(
            "{place} | said after {:.0} ms | painted {} ms later | {} KB | {}",
            median(measured.iter().map(|one| one.said)),
            after.join(", "),
            bytes.div_ceil(1_000),
            last.asked,
        );
    }
    windows.close().await;
    assert!(heavy.is_empty(), "over {MOST_BYTES} bytes: {heavy:?}");
}

/// What was said wrong is put right with the room as it is: a bust, two ways, who busted whom, a rebuy, a move and a seat.
#[tokio::test]
#[ignore = "needs a display and the built program; ./test runs it"]
async fn wrong_words_are_put_right_at_ten_thousand_entries() {
    let data = tempfile::tempdir().unwrap();
    let mut setup = t1000();
    setup.price.bounty = Money(500);
    // Whoever has no more than the first stack may rebuy at the seat.
    if let Some(rebuy) = setup.rebuy.as_mut() {
        rebuy.at_most = setup.starting_stack;
    }
    let mut floor = Floor::of(setup, names(FIELD));
    floor.say(DrawSeats {});
    floor.say(StartClock {});
    let [out, hitman, other_hitman, back, bought, meant] = [(); 6].map(|()| floor.somebody());
    let by = Some(hitman);
    let order = HandOrder::ByStack;
    let one = |entry| vec![Out { entry, stack: None }];
    floor.say(Bust { out: one(out), order, by, also: Vec::new() });
    let freed = floor.log.tournament().bust_hands.last().unwrap().groups[0][0].seat;
    floor.say(budgets::bust(back));
    floor.say(Rebuy { entry: bought, last_hand: false, payment: Payment::Cash });
    let seated = |floor: &Floor, apart: &[EntryId]| {
        let entries = floor.log.tournament().entries.keys();
        let mut there = entries.filter(|entry| {
            let seat = floor.seat_of(**entry);
            !apart.contains(entry) && seat.is_some_and(|seat| seat.table != freed.table)
        });
        *there.next().unwrap()
    };
    let mut apart = vec![out, hitman, other_hitman, back, bought, meant];
    let moved = seated(&floor, &apart);
    let table = floor.seat_of(moved).unwrap().table;
    let mates = floor.log.tournament().room.table(table).unwrap().players_seated();
    let mate = *mates.iter().find(|mate| **mate != moved && !apart.contains(mate)).unwrap();
    floor.say(MovePlayer { entry: moved, to: freed, reason: "balance".into() });
    apart.extend([moved, mate]);
    let else_out = seated(&floor, &apart);
    apart.push(else_out);
    let sits = seated(&floor, &apart);
    apart.push(sits);
    let seat = floor.seat_of(seated(&floor, &apart)).unwrap();
    let lines = [
        ("who busted whom", format!("bounty #{out} by #{other_hitman}")),
        ("it was somebody else", format!("not #{out} but #{else_out}")),
        ("back in, here", format!("back #{back}")),
        ("somebody else bought", format!("r not #{bought} but #{meant}")),
        ("somebody else moved", format!("not #{moved} but #{mate}")),
        ("sits here", format!("sits #{sits} {seat}")),
    ];
    keep(&floor, data.path(), 0);
    // Each is taken before a window is opened.
    for (what, line) in &lines {
        let reading = read(&floor.log, line, floor.now);
        assert_eq!(reading.refusal.english, "", "{what}: {line}");
        floor.say(reading.command.unwrap());
    }

    let windows = open(data.path()).await;
    windows.until("players-left", |text| text.contains("10,1")).await;
    with(&windows, ALT, 'p').await;
    assert_eq!(windows.script(WATCH).await, Value::Bool(true));
    enters(&windows, "Tables", '3').await;
    let mut heavy = Vec::new();
    for (what, line) in lines {
        let one = said(&windows, &line, None).await;
        let (told, painted) = (one.said, one.painted - one.said);
        println!(
            "{what} | said after {told:.0} ms | painted {painted:.0} ms later | {}",
            one.asked
        );
        heavy.extend((one.bytes > MOST_BYTES).then_some((what, one.bytes)));
    }
    windows.close().await;
    assert!(heavy.is_empty(), "over {MOST_BYTES} bytes: {heavy:?}");
}
