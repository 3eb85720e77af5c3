//! The house on its own network: a phone and a wall, each a real browser, beside the real desk.

use crate::windows::Windows;
use crate::windows::browser::Browser;
use crate::windows::keyboard::take_advice;
use std::net::{TcpListener, TcpStream};

#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn a_phone_sees_its_move_and_a_wall_the_clock_until_the_network_goes_off() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &["--sample"]).await;
    windows.wait("the tables", "[data-testid=\"table-4\"]").await;
    windows.press("room-projector").await;
    let free = TcpListener::bind("0.0.0.0:0").unwrap().local_addr().unwrap().port();
    assert!(!windows.there("network-address").await, "the network is off until it is turned on");
    let port = windows.find("network-port").await;
    port.clear().await.unwrap();
    port.send_keys(&format!("{free}\t")).await.unwrap();
    windows.press("network-on").await;
    let address = windows.text("network-address").await;
    assert!(address.ends_with(&format!(":{free}/")), "{address}");

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
