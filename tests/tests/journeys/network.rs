//! The house on its own network: a phone and a wall, each a real browser, beside the real desk.

use crate::windows::browser::{Browser, Page};
use crate::windows::keyboard::{ALT, take_advice, with};
use crate::windows::{ENTER, Windows};
use serde_json::json;
use std::net::{TcpListener, TcpStream};

/// Turns the network on at a port that is free, and gives the address for anybody.
pub async fn turn_on(windows: &Windows) -> String {
    let free = TcpListener::bind("0.0.0.0:0").unwrap().local_addr().unwrap().port();
    windows.press("network-wifi").await;
    let port = windows.find("network-port").await;
    port.clear().await.unwrap();
    port.send_keys(&format!("{free}\t")).await.unwrap();
    windows.press("network-on").await;
    let address = windows.text("network-address").await;
    assert!(address.ends_with(&format!(":{free}/")), "{address}");
    windows.press("network-devices").await;
    address
}

/// Lets a device in at the desk and types the six digits there.
pub async fn let_in(
    windows: &Windows,
    (browser, page): (&mut Browser, &Page),
    role: &str,
    name: &str,
) {
    windows.choose("device-role", role).await;
    windows.find("device-name").await.send_keys(name).await.unwrap();
    windows.press("let-in").await;
    let digits = windows.text("pairing-digits").await;
    windows.picture("devices/desk").await;
    browser.types(page, "[data-testid=digits]", &digits);
    browser.says(page, name);
}

#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn a_phone_sees_its_move_and_a_wall_the_clock_until_the_network_goes_off() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.wait("the tables", "[data-testid=\"table-4\"]").await;
    windows.press("room-projector").await;
    assert!(!windows.there("network-address").await, "the network is off until it is turned on");
    let address = turn_on(&windows).await;

    let mut browser = Browser::open();
    let phone = browser.page(&address, (360, 740));
    let wall = browser.page(&format!("{address}screen/1"), (1920, 1080));
    browser.says(&phone, "Level 4");
    browser.says(&wall, "Level 4");
    windows.says("1 phone connected").await;

    browser.press(&phone, "[data-testid=tab-seat]");
    browser.types(&phone, "#find", "herrera");
    browser.press(&phone, "[data-testid^=found-]");
    browser.says(&phone, "Table 3 seat 6");
    browser.until_true(&phone, "document.querySelector('[data-testid=move]') === null");
    take_advice(&windows).await;
    let moved =
        "[...document.querySelectorAll('[data-testid=move] dd')].map(it => it.innerText).join()";
    browser.until_true(&phone, &format!("{moved} === '4,3'"));
    browser.says(&wall, "Tomás Herrera");

    // The host shortens the names, and no page goes on showing the whole ones.
    windows.press("names-short").await;
    for page in [&phone, &wall] {
        browser.says(page, "Tomás H.");
        browser.until_true(page, "!document.body.innerText.includes('Herrera')");
    }

    windows.press("room-clock").await;
    windows.next_stages(1).await;
    browser.press(&phone, "[data-testid=tab-clock]");
    browser.says(&phone, "Level 5");
    browser.says(&wall, "Level 5");

    windows.press("room-projector").await;
    windows.press("network-off").await;
    windows.find("network-on").await;
    let socket = address.trim_start_matches("http://").trim_end_matches('/');
    assert!(TcpStream::connect(socket).is_err(), "a socket is open though the network is off");
    browser.says(&phone, "No connection to the house since");
    browser
        .until_true(&phone, "document.querySelector('[data-testid=time]').innerText === '––:––'");
    browser.says(&wall, "The clock is out of reach");
    windows.close().await;
}

/// 18 players at two tables, 16 paid: a table's tablet, the floor's and the desk play the bubble hand by hand, while a phone and a
/// wall look on.
#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn the_bubble_is_played_from_the_tables_and_the_floor_confirms_who_is_out() {
    let data = tempfile::tempdir().unwrap();
    crate::windows::play(data.path(), 18, |setup| {
        setup["name"] = json!("The bubble");
        acceptance::to_the_bubble(setup, 16, 500);
        setup["rules"]["calling_time"] = crate::hand_for_hand::calling_time();
        setup["rules"]["shot_clock"] = json!({ "seconds": 30, "card_s": 60 });
    });
    let windows = Windows::open(data.path(), &[]).await;
    let row = windows.wait("the tournament", "[data-testid=\"tournament-1\"] button").await;
    row.send_keys(ENTER).await.unwrap();
    windows.press("gap-resume").await;
    windows.until("advice-title", |title| title == "Hand-for-hand: 2 to the money").await;
    windows.press("room-projector").await;
    let address = turn_on(&windows).await;
    let secure = address.replace("http://", "https://");

    // Each has a browser of its own, and so a token of its own.
    let (mut guests, mut floor, mut dealer) = (Browser::open(), Browser::open(), Browser::open());
    let phone = guests.page(&address, (360, 740));
    let wall = guests.page(&format!("{address}screen/1"), (1920, 1080));
    let tablet = floor.page(&format!("{secure}pair"), (360, 740));
    let table = dealer.page(&format!("{secure}pair"), (820, 1180));
    floor.says(&tablet, "Pair this device");
    floor.picture(&tablet, "devices/pair");
    windows.press("device-shared").await;
    windows.find("operator-name").await.send_keys("Anna").await.unwrap();
    windows.find("operator-pin").await.send_keys("4711").await.unwrap();
    windows.press("operator-add").await;
    let_in(&windows, (&mut floor, &tablet), "Floor", "Floor 1").await;
    // Several share it: nothing is done there before somebody has said who it is.
    floor.press(&tablet, "[data-testid=operator]");
    floor.types(&tablet, "#pin", "4711");
    floor.press(&tablet, "[data-testid=sign-in]:enabled");
    floor.says(&tablet, "Floor 1 · Anna");
    let_in(&windows, (&mut dealer, &table), "Table", "Table 1").await;
    windows.says("Table 1 Table").await;
    dealer.press(&table, "[data-testid=go-1]");
    dealer.says(&table, "Call the floor");

    // The shot clock counts on the table's own device; a time card adds to it.
    let left = "Number(document.querySelector('[data-testid=shot-clock] [role=timer]').innerText)";
    dealer.press(&table, "[data-testid=shot-next]");
    dealer.until_true(&table, &format!("{left} < 30"));
    dealer.press(&table, "[data-testid=shot-card]:enabled");
    dealer.until_true(&table, &format!("{left} > 60"));
    dealer.press(&table, "[data-testid=shot-stop]");
    dealer.until_true(&table, &format!("{left} === 30"));

    // The floor lets it wait and has it due again, then announces it; the table ticks its own hand, the floor the other one.
    floor.says(&tablet, "Hand-for-hand: 2 to the money");
    floor.press(&tablet, "[data-testid=later]");
    floor.press(&tablet, "[data-testid=later-0]:enabled");
    floor.press(&tablet, "[data-testid=due-again]:enabled");
    windows.until("advice-title", |title| title == "Hand-for-hand: 2 to the money").await;
    floor.press(&tablet, "[data-testid=advice-accept]:enabled");
    wall_says(&mut guests, &wall, "Hand-for-hand");
    dealer.press(&table, "[data-testid=hand-over]");
    floor.until_true(&tablet, &ticked(1));
    floor.press(&tablet, "[data-testid=tick-2]");
    floor.says(&tablet, "Deal hand 1 at tables 1 and 2");
    floor.press(&tablet, "[data-testid=advice-accept]:enabled");
    floor.says(&tablet, "0 of 2 tables done");

    // The dealer says who is out. It stands at the desk and on the floor, and survives that the page is loaded anew.
    let name = "document.querySelector('[data-testid=seat-3] .name').innerText.trim()";
    let out = dealer.value(&table, name);
    dealer.press(&table, "[data-testid=seat-3]");
    dealer.press(&table, "[data-testid=is-out]");
    dealer.press(&table, "[data-testid=by-whom]");
    dealer.press(&table, "[data-testid^=by-]:not([data-testid=by-whom])");
    let by =
        dealer.value(&table, "document.querySelector('.by[aria-pressed=true]').innerText.trim()");
    dealer.press(&table, "[data-testid=tell-out]");
    dealer.says(&table, "The floor still has to confirm it");
    windows.until("request-do", |text| text.starts_with("Confirm")).await;
    windows.says(&format!("Out: {out}")).await;
    floor.says(&tablet, &format!("Out: {out} (1–3), by {by}"));
    floor.until_true(&tablet, "(location.reload(), true)");
    let anew = "performance.getEntriesByType('navigation')[0]?.type === 'reload'";
    floor.until_true(&tablet, anew);
    floor.says(&tablet, &format!("Out: {out} (1–3)"));
    windows.picture("devices/confirm").await;
    floor.picture(&tablet, "devices/floor");
    dealer.picture(&table, "devices/table");
    guests.picture(&phone, "devices/phone");
    guests.picture(&wall, "devices/wall");
    let clock = floor.page(&format!("{secure}clock"), (360, 740));
    floor.says(&clock, "Start the clock");
    floor.picture(&clock, "devices/clock");

    // One key of the floor confirms it, everywhere.
    floor.press(&tablet, "[data-testid=request-do]");
    dealer.until_true(&table, "document.querySelector('[data-testid=waits]') === null");
    floor.until_true(&tablet, "document.querySelector('[data-testid^=request-]') === null");
    floor.says(&tablet, out.as_str());
    windows.press("room-log").await;
    windows.says(&format!("by {by}")).await;
    windows.says("Table 1 → Floor 1 · Anna").await;

    // The next one the desk says no to, and the one after it confirms by its own key.
    dealer.press(&table, "[data-testid=seat-4]");
    dealer.press(&table, "[data-testid=is-out]");
    dealer.press(&table, "[data-testid=tell-out]");
    windows.press("request-no").await;
    dealer.until_true(&table, "document.querySelector('[data-testid=waits]') === null");
    dealer.press(&table, "[data-testid=call-floor]");
    windows.says("The floor is wanted at table 1").await;
    windows.wait("the key may be pressed", "[data-testid=request-do] kbd:not(.waiting)").await;
    with(&windows, ALT, 'o').await;
    dealer.until_true(&table, "document.querySelector('[data-testid=waits]') === null");

    // Two on one hand are ranked by the floor, whatever order the table said. Two that were said apart were one hand as well, and
    // had the same chips.
    let [first, second, third, fourth] = [5, 6, 7, 8].map(|seat| {
        dealer.value(
            &table,
            &format!("document.querySelector('[data-testid=seat-{seat}] .name').innerText.trim()"),
        )
    });
    for seat in [5, 6] {
        dealer.press(&table, &format!("[data-testid=seat-{seat}]"));
        dealer.press(&table, "[data-testid=is-out]");
    }
    dealer.press(&table, "[data-testid=tell-out]");
    floor.press(&tablet, "[data-testid=request-rank]");
    floor.until_true(
        &tablet,
        &format!(
            "(it => it && (it.click(), true))([...document.querySelectorAll('[data-testid=ranking] button')]\
             .find(it => it.innerText.trim() === {}))",
            json!(second)
        ),
    );
    floor.picture(&tablet, "device-ranking");
    floor.press(&tablet, "[data-testid=rank-confirm]:enabled");
    let both = windows.undoes(|label| label.contains(&first) && label.contains(&second)).await;
    assert!(both.find(&second) < both.find(&first), "{both}");
    for seat in [7, 8] {
        dealer.press(&table, &format!("[data-testid=seat-{seat}]"));
        dealer.press(&table, "[data-testid=is-out]");
        dealer.press(&table, "[data-testid=tell-out]");
        dealer.until_true(&table, "document.querySelector('[data-testid=out-now]') === null");
    }
    floor.press(&tablet, "[data-testid=request-together]");
    floor.press(&tablet, "[data-testid=rank-same]");
    floor.press(&tablet, "[data-testid=rank-confirm]:enabled");
    let same = windows.undoes(|label| label.contains(&third) && label.contains(&fourth)).await;
    assert!(both.contains(';') && same.contains(" and "), "{both} | {same}");
    floor.until_true(&tablet, "document.querySelector('[data-testid^=request-]') === null");

    // A tablet that is taken out can do nothing from then on.
    windows.press("room-projector").await;
    windows.press_at("[data-testid=device-2] [data-testid=remove-device]").await;
    windows.press("remove-yes").await;
    dealer.says(&table, "This device is not paired");
    windows.press("network-off").await;
    windows.find("network-on").await;
    floor.says(&tablet, "No connection to the house since");
    floor.until_true(
        &tablet,
        "[...document.querySelectorAll('main button.go')].every(it => it.disabled)",
    );
    windows.close().await;
}

/// A till sells to somebody new and to somebody whose card is scanned; its drawer is dropped from, counted, and told at the desk.
#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn a_till_sells_entries_with_their_seats_and_its_drawer_is_counted() {
    let data = tempfile::tempdir().unwrap();
    crate::windows::play(data.path(), 16, |_| {});
    let windows = Windows::open(data.path(), &[]).await;
    let row = windows.wait("the tournament", "[data-testid=\"tournament-1\"] button").await;
    row.send_keys(ENTER).await.unwrap();
    windows.press("gap-resume").await;
    windows.press("room-projector").await;
    let secure = turn_on(&windows).await.replace("http://", "https://");
    let mut cashier = Browser::open();
    let till = cashier.page(&format!("{secure}pair"), (1024, 768));
    let_in(&windows, (&mut cashier, &till), "Registration", "Till 1").await;

    cashier.press(&till, "[data-testid=drawer-open]");
    cashier.types(&till, "[data-testid=drawer-amount]", "200");
    cashier.press(&till, "[data-testid=drawer-now]:enabled");
    cashier.says(&till, "should hold $200");

    let search = "[data-testid=till-search]";
    cashier.types(&till, search, "Zoë Newcomer");
    cashier.press(&till, "[data-testid=till-enter][data-ready=true]:enabled");
    cashier.says(&till, "#17");
    cashier.until_true(
        &till,
        "document.querySelector('[data-testid=entry-seat]').innerText.startsWith('Table')",
    );
    cashier.says(&till, "should hold $225");
    cashier.picture(&till, "device-till");

    // A scanner types what is on the card, then Enter.
    cashier.types(&till, search, "#3");
    cashier.until_true(
        &till,
        &format!("(document.querySelector('{search}').form.requestSubmit(), true)"),
    );
    cashier.says(&till, "Player 3");
    cashier.until_true(&till, &format!("document.querySelector('{search}').value === ''"));

    cashier.press(&till, "[data-testid=drawer-drop]");
    cashier.types(&till, "[data-testid=drawer-amount]", "100");
    cashier.press(&till, "[data-testid=drawer-now]:enabled");
    cashier.says(&till, "should hold $125");
    cashier.press(&till, "[data-testid=drawer-count]");
    cashier.types(&till, "[data-testid=drawer-amount]", "120");
    cashier.press(&till, "[data-testid=drawer-now]:enabled");
    cashier.says(&till, "difference -$5");

    windows.press("room-players").await;
    windows.press("players-ledger").await;
    windows.until("drawer-difference", |text| text == "$5 missing").await;
    windows.picture("drawers").await;
    windows.close().await;
}

/// A director's browser has the whole desk: it draws the seats, starts the clock, goes to the next level, busts and takes back.
#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn a_director_runs_the_evening_from_a_browser_and_a_clocks_device_gets_nothing_of_it() {
    let data = tempfile::tempdir().unwrap();
    crate::windows::enter(data.path(), 18);
    let windows = Windows::open(data.path(), &[]).await;
    windows.enter_tournament().await;
    windows.press("room-projector").await;
    let secure = turn_on(&windows).await.replace("http://", "https://");
    let (mut director, mut other) = (Browser::open(), Browser::open());
    let far = director.page(&format!("{secure}pair"), (1280, 800));
    let clock = other.page(&format!("{secure}pair"), (360, 740));
    // Before it is let in a browser is shown nothing of the desk.
    let early = other.page(&format!("{secure}desk"), (360, 740));
    other.says(&early, "Pair this device");
    let_in(&windows, (&mut director, &far), "Director", "Director 1").await;
    let_in(&windows, (&mut other, &clock), "Clock", "Clock 1").await;

    director.press(&far, "[data-testid=go-desk]");
    director.press(&far, "[data-testid=tournament-1] button");
    director.press(&far, "[data-testid=room-players]");
    director.press(&far, "[data-testid=draw]:enabled");
    windows.undoes(|label| label.starts_with("Draw")).await;
    director.press(&far, "[data-testid=draw-reveal-skip]");
    director.press(&far, "[data-testid=start]:enabled");
    // Whoever acts has seen what was said last: the page waits for its own.
    let seen = |label: String| {
        format!("document.querySelector('[data-testid=undo]')?.dataset.tip === {}", json!(label))
    };
    let started = windows.undoes(|label| label.contains("started")).await;
    director.until_true(&far, &seen(started));
    director.press(&far, "[data-testid=room-clock]");
    director.says(&far, "Level 1");
    director.press(&far, "[data-testid=next-stage]:enabled");
    let second = windows.undoes(|label| label.contains("level 2")).await;
    director.until_true(&far, &seen(second));
    director.press(&far, "[data-testid=room-tables]");
    director.types(&far, "[data-testid=floor-line]", "1.3");
    director.press(&far, "[data-testid=floor-do]");
    let bust = windows.undoes(|label| label.starts_with("Bust")).await;
    director.until_true(&far, &seen(bust.clone()));
    director.picture(&far, "devices/director");

    // A page that has seen less is shown it again, and nothing is taken back.
    let old = "window.sends = window.fetch, window.fetch = (to, how) => window.sends(to, String(to).endsWith('/undo') \
               ? { ...how, body: how.body.replace(/\"seen\":\\d+/, '\"seen\":2') } : how), true";
    director.until_true(&far, old);
    director.press(&far, "[data-testid=undo]");
    director.says(&far, "Something else was entered in the meantime.");
    assert_eq!(windows.undoes(|_| true).await, bust);
    director.until_true(&far, "(window.fetch = window.sends, true)");
    director.press(&far, "[data-testid=undo]");
    windows.undoes(|label| label.contains("level 2")).await;
    windows.press("room-log").await;
    windows.says("Director 1").await;

    // What only the house's computer can do is said plainly; a device with another role gets nothing at all.
    director.press(&far, "[data-testid=room-projector]");
    director.says(&far, "Only at the house\u{2019}s own computer.");
    other.says(&clock, "Pause the clock");
    let gone = other.page(&format!("{secure}desk"), (360, 740));
    other.says(&gone, "Clock 1");
    other.until_true(&gone, "location.pathname === '/clock'");
    let asks = "fetch('/call/house', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })\
                .then(it => it.json()).then(it => it.code === 'not_allowed')";
    other.until_true(&gone, asks);

    // The clock's page tells the room that dinner is served.
    other.types(&clock, "[data-testid=message]", "Dinner is served");
    other.press(&clock, "[data-testid=message-show]:enabled");
    let wall =
        other.page(&format!("{}screen/1", secure.replace("https://", "http://")), (1920, 1080));
    other.says(&wall, "Dinner is served");

    // The house gone, the browser shows nothing of the desk.
    windows.press("room-projector").await;
    windows.press("network-off").await;
    director.says(&far, "No connection to the house since");
    windows.close().await;
}

/// That a table is ticked on the floor's page.
fn ticked(table: u32) -> String {
    format!(
        "document.querySelector('[data-testid=tick-{table}]')?.getAttribute('aria-pressed') === 'true'"
    )
}

/// A wall may write its words in capitals.
fn wall_says(browser: &mut Browser, wall: &Page, words: &str) {
    let words = words.to_lowercase();
    browser.until_true(wall, &format!("document.body.innerText.toLowerCase().includes('{words}')"));
}
