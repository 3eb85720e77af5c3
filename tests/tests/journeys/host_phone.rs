//! An evening on one phone: from the first name to the last payment, with nobody at the desk once the phone is let in.

use crate::network::{let_in, turn_on};
use crate::windows::Windows;
use crate::windows::browser::{Browser, Page};
use serde_json::json;

/// The thumb that holds the phone, and how often it touches.
struct Thumb {
    browser: Browser,
    page: Page,
    taps: u32,
    pictures: u32,
}

impl Thumb {
    /// Touches the first element that this selector finds, once it may be touched.
    fn tap(&mut self, selector: &str) {
        self.browser.press(&self.page, &format!("{selector}:enabled"));
        self.taps += 1;
    }

    /// Types into a field, and ends with the key of the keyboard that says so.
    fn enters(&mut self, text: &str) {
        self.browser.types(&self.page, SEARCH, text);
        let send = format!("(document.querySelector('{SEARCH}').form.requestSubmit(), true)");
        self.browser.until_true(&self.page, &format!("{} && {send}", holds(SEARCH, text)));
    }

    fn says(&mut self, words: &str) {
        self.browser.says(&self.page, words);
    }

    fn until(&mut self, script: &str) {
        self.browser.until_true(&self.page, script);
    }

    fn reads(&mut self, script: &str) -> String {
        self.browser.value(&self.page, script)
    }

    /// A picture of the step, where pictures are wanted. Nothing scrolls sideways at any of them.
    fn picture(&mut self, step: &str) {
        self.until("document.documentElement.scrollWidth <= innerWidth");
        self.pictures += 1;
        let name = format!("host-phone/{:02}-{step}", self.pictures);
        self.browser.picture(&self.page, &name);
    }

    /// Waits until the line that undo would take back begins so.
    fn said(&mut self, beginning: &str) {
        let last = "document.querySelector('[data-testid=last-said]')?.innerText.trim()";
        self.until(&format!("{last}.startsWith({})", json!(beginning)));
    }

    /// Somebody is out, from the page at rest. Answers the name, and how many touches it took.
    fn bust(&mut self) -> (String, u32) {
        let seat = self.reads("document.querySelector('[data-testid^=seat-]')?.dataset.testid");
        let seat = format!("[data-testid={seat}]");
        let name =
            self.reads(&format!("document.querySelector('{seat} .grows')?.innerText.trim()"));
        let before = self.taps;
        self.tap(&seat);
        self.until(&format!("{}.includes({})", text_of("host-says"), json!(name)));
        self.tap("[data-testid=host-bust]");
        self.said("Bust");
        self.until("document.querySelector('[data-testid=entry-card]') === null");
        // The seats follow a moment after the head.
        self.until(&format!("!{SEATED}.includes({})", json!(name)));
        (name, self.taps - before)
    }

    /// Takes what is due, and says yes where it asks first.
    fn takes_advice(&mut self, title: &str) {
        self.until(&format!("{}.includes({})", text_of("advice-title"), json!(title)));
        self.tap("[data-testid=advice-accept]");
        let asks = format!("{}.startsWith('Yes')", text_of("advice-accept"));
        let gone = format!("!{}.includes({})", text_of("advice-title"), json!(title));
        self.until(&format!("({asks}) || ({gone})"));
        if self.reads(&format!("String({asks})")) == "true" {
            self.tap("[data-testid=advice-accept]");
        }
    }
}

const SEARCH: &str = "[data-testid=host-search]";
/// The names at the seats.
const SEATED: &str =
    "[...document.querySelectorAll('[data-testid^=seat-] .grows')].map(it => it.innerText.trim())";

fn text_of(name: &str) -> String {
    format!("(document.querySelector('[data-testid={name}]')?.innerText ?? '')")
}

fn holds(field: &str, text: &str) -> String {
    format!("document.querySelector('{field}').value === {}", json!(text))
}

#[tokio::test]
#[ignore = "opens real windows; run by ./test"]
async fn an_evening_is_played_on_one_phone_from_the_first_name_to_the_last_payment() {
    let data = tempfile::tempdir().unwrap();
    let windows = Windows::open(data.path(), &[]).await;
    windows.new_t1000().await;
    windows.press("room-projector").await;
    let address = turn_on(&windows).await;
    windows.press("check-in-switch").await;
    // A home game offers the host's phone by itself.
    let offered = "document.querySelector('[data-testid=device-role]')?.innerText.trim()";
    windows.until_true(&format!("return {offered} === 'Host'")).await;

    // The camera leads to the page before the warning, and that on to the page that pairs.
    let mut browser = Browser::open();
    let page = browser.page(&format!("{address}let-in#code"), (360, 740));
    browser.says(&page, "First comes a warning");
    let goes = "document.querySelector('[data-testid=let-in-go]')?.href";
    let secure = address.replace("http://", "https://");
    browser.until_true(&page, &format!("{goes} === {}", json!(format!("{secure}pair#code"))));
    browser.picture(&page, "host-phone/00-before-the-warning");
    let page = browser.page(&format!("{secure}pair"), (360, 740));
    let_in(&windows, (&mut browser, &page), "Host", "Sam").await;
    let mut thumb = Thumb { browser, page, taps: 0, pictures: 0 };
    thumb.until("location.pathname === '/host'");
    thumb.until("document.documentElement.dataset.theme === 'dark'");

    // The first guest checks in on the own phone, and is let in by one touch.
    let guest = thumb.browser.page(&address, (360, 740));
    thumb.browser.types(&guest, "[data-testid=check-in-name]", "Anna Berg");
    thumb.browser.press(&guest, "[data-testid=check-in-ask]:enabled");
    thumb.browser.says(&guest, "Anna Berg: waiting for the host");
    thumb.browser.picture(&guest, "host-phone/00-at-the-door");
    thumb.says("Anna Berg wants to come in");
    thumb.picture("at-the-door");
    thumb.tap("[data-testid=check-in-do]");
    thumb.says("Players 1 of 1");
    thumb.browser.says(&guest, "You have no seat yet.");

    // Names: one field, and the key of the keyboard takes each.
    for (count, name) in (2..)
        .zip(["Bo Lund", "Chen Wei", "Dele Ade", "Eva Roth", "Gus Hale", "Ida Falk", "Jon Moe"])
    {
        thumb.enters(name);
        thumb.says(&format!("Players {count} of {count}"));
        thumb.until(&holds(SEARCH, ""));
    }
    thumb.picture("names");
    thumb.takes_advice("Draw the seats");
    thumb.said("Draw");
    thumb.picture("drawn");
    // The guest's phone is a seat card.
    thumb.browser.says(&guest, "Table 1");
    let stack = text_of("starting-stack");
    thumb.browser.until_true(&guest, &format!("{stack} === '1,000'"));
    let across = "document.documentElement.scrollWidth <= innerWidth";
    thumb.browser.until_true(&guest, across);
    thumb.browser.picture(&guest, "host-phone/00-seat-card");
    thumb.takes_advice("Shuffle up");
    thumb.until("/^(19|20):/.test(document.querySelector('[data-testid=time]').innerText.trim())");
    thumb.picture("at-rest");

    // Out, undone, out again: two touches each, with the sentence before and the name on the key.
    let (first, taps) = thumb.bust();
    assert!(taps <= 3, "a bust took {taps} touches");
    thumb.picture("bust");
    // The page as docs/devices.md shows it: the clock, the players, who was said to be out last, and undo at the thumb.
    thumb.browser.picture(&thumb.page, "devices/host");
    thumb.tap("[data-testid=undo]");
    thumb.tap("[data-testid=undo-yes]");
    thumb.says("Players 8 of 8");
    thumb.until(&format!("{SEATED}.includes({})", json!(first)));
    let (again, _) = thumb.bust();
    assert_eq!(first, again);

    // A rebuy, from the page at rest.
    let before = thumb.taps;
    thumb.tap("[data-testid=host-out] ~ ul button");
    thumb.tap("[data-testid=till-rebuy]");
    thumb.said("Rebuy");
    let taps = thumb.taps - before;
    assert!(taps <= 4, "a rebuy took {taps} touches");
    thumb.picture("rebuy");
    thumb.tap("[data-testid=entry-done]");

    // Somebody comes late: a name, and a press that says the price; the seat stands large.
    thumb.enters("Late Lars");
    thumb.tap("[data-testid=till-enter][data-ready=true]");
    thumb.until(&format!("{}.startsWith('Table 1')", text_of("entry-seat")));
    thumb.says("Players 9 of 9");
    thumb.picture("late-entry");

    // The phone is locked and unlocked: the page reloads and keeps its place.
    thumb.until("(location.reload(), true)");
    thumb.until("performance.getEntriesByType('navigation')[0]?.type === 'reload'");
    thumb.until(&format!("{}.startsWith('Table 1')", text_of("entry-seat")));
    thumb.tap("[data-testid=entry-done]");

    // On to the break in which a chip leaves, each level asked for once.
    thumb.tap("[data-testid=tab-clock]");
    thumb.picture("clock");
    for stage in ["Level 2", "Level 3", "Break"] {
        thumb.tap("[data-testid=next]");
        thumb.tap("[data-testid=next-yes]");
        thumb.until(&format!("document.querySelector('main .card').innerText.includes('{stage}')"));
    }
    thumb.tap("[data-testid=tab-players]");
    thumb.tap("[data-testid=advice-race]");
    let fields = "[...document.querySelectorAll('[data-testid^=odd-1-]')].slice(0, 2).map(it => it.dataset.testid).join()";
    let odd = thumb.reads(fields);
    for (field, chips) in odd.split(',').zip(["3", "2"]) {
        thumb.browser.types(&thumb.page, &format!("[data-testid={field}]"), chips);
    }
    thumb.picture("race");
    thumb.tap("[data-testid=race-hold-1]");
    thumb.until("document.querySelector('[data-testid=raced-1]') !== null");
    thumb.picture("raced");
    thumb.tap("[data-testid=race-done]");
    thumb.tap("[data-testid=tab-clock]");
    thumb.tap("[data-testid=next]");
    thumb.tap("[data-testid=next-yes]");
    thumb.until("document.querySelector('main .card').innerText.includes('Level 4')");
    thumb.browser.types(&thumb.page, "[data-testid=message]", "Pizza is here");
    thumb.tap("[data-testid=message-show]");
    thumb.until(&format!("{} === 'Pizza is here'", text_of("message-now")));
    thumb.tap("[data-testid=tab-players]");

    // Down to two, who share what is left by their chips, and play on for the last place.
    for left in (2..=8).rev() {
        let (_, taps) = thumb.bust();
        assert!(taps <= 3, "a bust took {taps} touches");
        thumb.says(&format!("Players {left} of 9"));
    }
    thumb.tap("[data-testid=tab-money]");
    thumb.until("document.querySelectorAll('[data-testid^=deal-chips-]').length === 2");
    let entries = thumb.reads("[...document.querySelectorAll('[data-testid^=deal-chips-]')].map(it => it.dataset.testid).join()");
    let (one, other) = entries.split_once(',').unwrap();
    let in_play = thumb
        .reads(&format!("{}.replace(/.*of/s, '').replace(/\\D/g, '')", text_of("deal-counted")));
    let rest = in_play.parse::<u64>().unwrap() - 4_000;
    thumb.browser.types(&thumb.page, &format!("[data-testid={one}]"), "4000");
    thumb.browser.types(&thumb.page, &format!("[data-testid={other}]"), &rest.to_string());
    thumb.until("!document.querySelector('[data-testid=deal-make-chips]').disabled");
    thumb.picture("deal");
    thumb.tap("[data-testid=deal-make-chips]");
    thumb.until(&format!("{}.startsWith('Yes')", text_of("deal-make-chips")));
    thumb.tap("[data-testid=deal-make-chips]");
    thumb.said("Deal");
    thumb.tap("[data-testid=tab-players]");
    thumb.bust();

    // The phone works on after the end: everybody is paid, by name.
    thumb.tap("[data-testid=tab-money]");
    thumb.picture("payments");
    let open = "document.querySelectorAll('[data-testid^=pay-]').length";
    let mut unpaid: u32 = thumb.reads(&format!("{open} > 0 && String({open})")).parse().unwrap();
    while unpaid > 0 {
        thumb.tap("[data-testid^=pay-]");
        thumb.until(&format!("{open} < {unpaid}"));
        unpaid -= 1;
    }
    thumb.until(&format!("{}.includes('adds up')", text_of("payments-say")));
    thumb.picture("paid");
    thumb.says("live");
    windows.press("room-log").await;
    windows.says("Sam").await;
    windows.close().await;
}
