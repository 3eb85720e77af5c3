/**
 * Opens every room of the desk, and what is held in a hand, in every language, the widths and the sizes of text by turns, and fails where words are cut off,
 * where a line of tabs takes two rows, where Tab goes in another order than what is seen is read: line by line from the left, and
 * column by column, where a control is beyond the edge of its room or of the window, and where the system's own tooltip would show,
 * and where what is pressed moves the buttons beside it. In two windows as high as they really are it fails where words stand over
 * words, and where a list that goes on shows next to nothing.
 *
 * `npm run desk-fit` checks; `--whole` takes each room at each width and size, `--language de,ja`, `--width 1024` and `--text 200`
 * narrow it down, and `--shots DIR` keeps a picture of each page. Needs Chromium’s headless shell: /usr/bin/chromium-headless-shell,
 * or the path in CHROMIUM.
 */

import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { lookAtAll, openPages, patience, staysWrong, tell } from "./pages.mjs";
import { pairs, product, together } from "./pairs.mjs";
import { wholeLanguages } from "./sentences.mjs";

/** The usual size, the largest that the desk has, and what a browser shows at 200 per cent. */
const texts = {
  normal: { query: "", zoom: 1 },
  largest: { query: "&text=largest", zoom: 1 },
  200: { query: "", zoom: 2 },
};

const { values: asked } = parseArgs({
  options: {
    language: { type: "string", default: wholeLanguages().join(",") },
    width: { type: "string", default: "1024,1440,2560" },
    text: { type: "string", default: Object.keys(texts).join(",") },
    whole: { type: "boolean", default: false },
    shots: { type: "string" },
  },
});
/** So high that nothing of a room is scrolled out of its place. */
const height = 4000;
/** As high as such windows are, where words may come to stand over words and a list may be left without a row. */
const LOW = { "1024 normal": 768, "1440 200": 450 };

const inRooms = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ name: `room ${digit}`, keys: `Alt+${digit}` })),
  { name: "the hands of a hand-for-hand", keys: "Alt+f" },
  { name: "absences", keys: "Alt+w" },
  { name: "the chip set", keys: "Alt+4", press: [["chips", "chips-set"]] },
  { name: "the counts", keys: "Alt+4", press: [["chips", "chips-counts-title"]] },
  {
    name: "TV and phones unfolded",
    keys: "Alt+9",
    press: [
      ["screens", "screens-look"],
      ["screens", "screens-own-words"],
      ["screens", "screens-moves"],
      ["screens", "screens-network-screens"],
      ["screens", "screens-network-wifi"],
    ],
  },
  {
    name: "the ledger",
    keys: "Alt+2",
    press: [["money", "money-ledger"]],
    state: "not_started",
    still: "header",
  },
  { name: "the guest list", keys: "Alt+2", press: [["players", "guests-title"]], state: "not_started" },
  // What else the address says stands behind the moment.
  { name: "a guest at the door", keys: "Alt+2", state: "not_started&door" },
  {
    name: "calling the event off",
    keys: "Alt+5",
    press: [["prizes", "prizes-call-off-title"]],
    state: "running",
  },
  { name: "an event that was called off", keys: "Alt+5", state: "called_off" },
  { name: "the sounds", keys: "Alt+9", press: [["desk", "desk-rooms-sound"]] },
  {
    name: "the schedule's editor",
    keys: "Alt+1",
    press: [
      ["schedule", "schedule-levels"],
      ["schedule", "schedule-edit"],
    ],
  },
];
const seasonParts = ["chart", "head_to_head", "lines", "finale", "events", "rules"];
const seriesParts = ["dayTwo", "places", "lines", "rules"];
/** What is pressed one after the other, from the list of tournaments on. */
const houses = [
  [],
  ["new-tournament"],
  ["house-players"],
  ["house-seasons"],
  ["house-seasons", "past-open"],
  ["house-seasons", "season-1"],
  ...seasonParts.map((part) => ["house-seasons", "season-1", `season-part-${part}`]),
  ["house-series"],
  ["house-series", "series-new"],
  ["house-series", "series-1"],
  ["house-series", "series-2"],
  ["house-series", "series-2", "series-close-2"],
  ...seriesParts.map((part) => ["house-series", "series-2", `series-part-${part}`]),
  ["house-series", "series-2", "series-part-dayTwo", "series-going-on-0"],
  ["house-cash"],
  ["house-cash", "cash-2"],
  ["house-card_rooms"],
  ["house-card_rooms", "card-room-1"],
  ["house-staff"],
  ["house-staff", "staff-1"],
  ["house-statistics"],
  ["house-statistics", "statistics-player-0"],
  ["house-backups"],
  ["open-help"],
  ["open-settings"],
];

/** What is held in a hand, on a small phone: the page, what is touched there, and the moment that it shows. */
const PHONE = "360";
const inHand = [
  { name: "before the warning", page: "let-in", me: "unpaired" },
  { name: "the host’s phone before play", page: "host", me: "host", state: "not_started" },
  {
    name: "answers of guests on the host’s phone",
    page: "host",
    me: "host",
    state: "not_started&door",
    press: ["guests-change", "guest-1"],
  },
  { name: "the host’s phone at rest", page: "host", me: "host", state: "running" },
  { name: "a table of the card room", page: "table/4", me: "table", query: "&cash", press: ["at-3"] },
  {
    name: "a player on the host’s phone",
    page: "host",
    me: "host",
    state: "running",
    press: ["seat-1-3", "host-more-keys"],
  },
  { name: "a name on the host’s phone", page: "host", me: "host", state: "running", type: "Zoë Newcomer" },
  { name: "hand-for-hand on the host’s phone", page: "host", me: "host", state: "hand_for_hand" },
  {
    name: "a race on the host’s phone",
    page: "host",
    me: "host",
    state: "break",
    press: ["tab-clock", "host-race"],
  },
  { name: "the clock on the host’s phone", page: "host", me: "host", state: "running", press: ["tab-clock"] },
  {
    name: "a deal on the host’s phone",
    page: "host",
    me: "host",
    state: "final_table",
    press: ["tab-money"],
  },
  {
    name: "what else is on the host’s phone",
    page: "host",
    me: "host",
    state: "running",
    press: ["tab-more"],
  },
];

/** A short sentence of the desk in a language. */
const says = (language, file, key) =>
  readFileSync(join("..", "assets", "words", language, "desk", `${file}.ftl`), "utf8").match(
    new RegExp(`^${key} = (.*)$`, "m"),
  )[1];

/** Runs in the page: every place where Tab goes back, as a sentence. */
function wrongOrder() {
  const wanted = "a[href], button, input, select, textarea, summary, [tabindex]";
  // What lies under an open dialog is out of reach.
  const within = document.querySelector("dialog[open]") ?? document;
  const stops = [...within.querySelectorAll(wanted)]
    .filter((at) => at.tabIndex >= 0 && !at.disabled && at.checkVisibility({ visibilityProperty: true }))
    .map((at) => {
      // What is ticked or chosen is seen by its label.
      const seen = at.matches("[type=file], [type=radio], [type=checkbox]")
        ? (at.closest("label") ?? at)
        : at;
      const { left, right, top, bottom } = seen.getBoundingClientRect();
      const name =
        at.getAttribute("aria-label") || at.textContent.trim() || at.dataset.testid || at.className;
      return { at, name: name.slice(0, 40), left, right, top, bottom };
    })
    .filter(({ left, right }) => right > left)
    // What is below the rows in sight of a long list is not on the page yet.
    .filter(({ at, top }) => top < (at.closest(".scrolled")?.getBoundingClientRect().bottom ?? Infinity));
  const found = stops
    .filter(({ at }) => at.tabIndex > 0)
    .map(({ name }) => `“${name}” has a place of its own in the order`);
  for (const [index, to] of stops.slice(1).entries()) {
    const from = stops[index];
    // Head, rail, room and floor line follow each other; a long room is scrolled beneath the last of them.
    if (from.at.closest("main") !== to.at.closest("main")) continue;
    const same = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
    const line = same > Math.min(from.bottom - from.top, to.bottom - to.top) / 2;
    const leftwards = line && to.right <= from.left + 2;
    const upwards = !line && to.bottom <= from.top + 2 && to.left < from.right - 2;
    if (leftwards || upwards) found.push(`Tab goes from “${from.name}” back to “${to.name}”`);
  }
  // A page without any is not the page that was meant.
  if (stops.length === 0) found.push("nothing can be reached");
  return found;
}

/** Runs in the page: every place where words do not fit, as a sentence. */
function wordsCut() {
  const found = [];
  const seen = (at) => at.checkVisibility({ visibilityProperty: true });
  const canvas = document.createElement("canvas").getContext("2d");
  /** What a field says, in the field's own type, against the room that it has for words. */
  const tooWide = (at, text) => {
    const style = getComputedStyle(at);
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = at.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return room > 0 && canvas.measureText(text).width > room + 1;
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is wider than its window");
  // A phone's page scrolls: six tables of odd chips are longer than any.
  if (innerWidth > 600 && document.documentElement.scrollHeight > innerHeight)
    found.push("the page scrolls as a whole");
  for (const at of document.querySelectorAll("[title]:not(iframe)"))
    found.push(`“${at.title}” is the system's tooltip`);
  for (const at of document.querySelectorAll("body *")) {
    if (at.closest("svg") || !seen(at)) continue;
    // As narrow as a phone it shows its beginning.
    if (
      innerWidth > 600 &&
      at.matches("input[placeholder], textarea[placeholder]") &&
      tooWide(at, at.placeholder)
    )
      found.push(`“${at.placeholder}” is cut in its field`);
    if (at.matches("select") && tooWide(at, at.selectedOptions[0]?.label ?? ""))
      found.push(`“${at.selectedOptions[0].label}” is cut in its list`);
    const own = [...at.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "",
    );
    const style = getComputedStyle(at);
    // One pixel wide is what only a screen reader reads. The reason of the advice is whole behind "Why?".
    const clips = style.overflowX !== "visible" && at.clientWidth > 1 && at.dataset.testid !== "advice-why";
    if (own && clips && (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 4))
      found.push(`“${at.textContent.trim().slice(0, 60)}” is cut`);
    if (own && at.matches("li.cells > .unbroken") && at.scrollWidth > at.clientWidth + 1)
      found.push(`“${at.textContent.trim().slice(0, 60)}” touches what stands beside it`);
    // As narrow as a phone it may.
    if (at.matches("[role=tablist], nav") && innerWidth > 600) {
      const tops = [...at.querySelectorAll(":scope > [role=tab], :scope > a, :scope > button")]
        .filter(seen)
        .map((tab) => ({ top: tab.getBoundingClientRect().top, left: tab.getBoundingClientRect().left }));
      const lefts = new Set(tops.map(({ left }) => Math.round(left)));
      if (lefts.size > 1 && new Set(tops.map(({ top }) => Math.round(top))).size > 1)
        found.push(`the tabs from “${at.textContent.trim().slice(0, 40)}” take two rows`);
    }
  }
  return found;
}

/** Runs in the page: every control beyond the edge of its room or of the window, as a sentence. */
function beyondEdge() {
  const edge = (at) => at.closest("main, dialog")?.getBoundingClientRect().right ?? innerWidth;
  return (
    [...document.querySelectorAll("a[href], button, input, select, textarea")]
      // A table of figures may be scrolled across.
      .filter(
        (at) => at.checkVisibility({ visibilityProperty: true }) && !at.closest(".scrolls-across, .unseen"),
      )
      .filter((at) => at.getBoundingClientRect().right > Math.min(edge(at), innerWidth) + 1)
      .map(
        (at) => at.getAttribute("aria-label") || at.textContent.trim() || (at.dataset.testid ?? at.className),
      )
      .map((name) => `“${name.slice(0, 40)}” is beyond the edge`)
  );
}

/** Runs in the page as high as its window really is: words over other words, and lists of which next to nothing is seen. */
function squeezed() {
  const found = [];
  const said = (at) => (at.getAttribute("aria-label") || at.textContent.trim()).slice(0, 40);
  const scrolls = (at) => /auto|scroll/.test(getComputedStyle(at).overflowY);
  const words = [];
  for (const at of document.querySelectorAll("main *")) {
    if (
      at.closest("svg, .unseen") ||
      !at.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    const goesOn = at.scrollHeight > at.clientHeight + 4 && scrolls(at) && !at.matches("textarea");
    if (goesOn && at.clientHeight < 96) found.push(`“${said(at)}” is ${at.clientHeight} pixels high`);
    const own = [...at.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "",
    );
    if (own.length === 0) continue;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    let layer = null;
    for (let over = at; over !== null; over = over.parentElement) {
      const { position, overflowY, contain } = getComputedStyle(over);
      // What stays while others scroll past below it covers them.
      if (/sticky|fixed/.test(position)) layer ??= over;
      if (overflowY === "visible" && !/strict|paint/.test(contain)) continue;
      const edge = over.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects())
        words.push({
          at,
          layer,
          left: Math.max(left, line.left),
          top: Math.max(top, line.top),
          right: Math.min(right, line.right),
          bottom: Math.min(bottom, line.bottom),
        });
    }
  }
  const seen = words.filter((one) => one.right > one.left && one.bottom > one.top);
  for (const [index, one] of seen.entries())
    for (const other of seen.slice(index + 1)) {
      if (one.layer !== other.layer || one.at === other.at) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Lines that are close stand a little into each other without touching.
      if (across > 2 && down > Math.min(one.bottom - one.top, other.bottom - other.top) / 2)
        found.push(`“${said(one.at)}” stands over “${said(other.at)}”`);
    }
  return found;
}

/** Runs in the page: where every control of a part of the room stands. */
const stands = (part) =>
  [...document.querySelectorAll(`main ${part} :is(button, input:not([type=radio]))`)]
    .map((at) => [at, at.getBoundingClientRect()])
    .map(
      ([at, { left, top }]) =>
        `${at.dataset.testid ?? at.ariaLabel}: ${Math.round(left)}, ${Math.round(top)}`,
    );

const { address, browser, close } = await openPages(4181);

if (asked.shots) mkdirSync(asked.shots, { recursive: true });

/** Looks at what is held in a hand, which speaks the browser's language. */
async function lookInHand(language) {
  for (const { name, page: path, me, state = "running", query = "", press = [], type } of inHand) {
    const page = await browser.newPage({ viewport: { width: Number(PHONE), height }, locale: language });
    page.setDefaultTimeout(patience);
    await page.goto(`${address}device.html?page=/${path}&me=${me}&state=${state}${query}`);
    await page.waitForSelector("main :is(button, a)");
    for (const pressed of press) await page.getByTestId(pressed).first().click();
    if (type !== undefined) await page.getByTestId("host-search").fill(type);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const found = await staysWrong(page, () => page.evaluate(wordsCut));
    if (asked.shots)
      await page.screenshot({
        path: join(asked.shots, `${language}-${PHONE}-${name.replaceAll(" ", "-")}.png`),
      });
    tell(`${language} ${PHONE} ${name}`, found);
    await page.close();
  }
}

/** Looks at these rooms of the desk in one language at one width. */
async function lookThrough([language, width, text, places]) {
  if (width === PHONE) return lookInHand(language);
  const { query, zoom } = texts[text];
  const page = await browser.newPage({
    viewport: { width: width / zoom, height },
    locale: "en-GB",
  });
  page.setDefaultTimeout(patience);
  const lookAt = async (name, moved = null) => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => document.querySelectorAll("main *").forEach((at) => (at.scrollTop = 0)));
    await page.waitForTimeout(300);
    const found = await staysWrong(page, async () => [
      ...(moved ?? []),
      // Names of the ledger are cut, and whole in their tooltips.
      ...(moved === null ? await page.evaluate(wordsCut) : []),
      ...(await page.evaluate(wrongOrder)),
      ...(await page.evaluate(beyondEdge)),
    ]);
    if (asked.shots)
      await page.screenshot({
        path: join(asked.shots, `${language}-${width}-${text}-${name.replaceAll(" ", "-")}.png`),
      });
    const low = LOW[`${width} ${text}`];
    if (low !== undefined) {
      await page.setViewportSize({ width: width / zoom, height: low });
      found.push(...(await staysWrong(page, () => page.evaluate(squeezed))));
      await page.setViewportSize({ width: width / zoom, height });
    }
    tell(`${language} ${width} ${text} ${name}`, found);
  };
  let shown = "";
  for (const place of inRooms) {
    if (!places.includes(place)) continue;
    // With a race that is due, a screen and the network, so that their fields are there.
    const { name, keys, press, state = "break", still } = place;
    if (shown !== state) {
      await page.goto(
        `${address}index.html?tournament=1&state=${state}&windows&network&language=${language}${query}`,
      );
      await page.waitForSelector("#floor-line");
      shown = state;
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press(keys);
    await page.waitForTimeout(still ? 300 : 0);
    const before = still ? await page.evaluate(stands, still) : [];
    for (const pressed of press ?? [])
      await page
        .locator("main, nav, [role=menu]")
        .getByText(says(language, ...pressed), { exact: true })
        .first()
        .click();
    await page.waitForTimeout(still ? 300 : 0);
    const after = still ? await page.evaluate(stands, still) : [];
    await lookAt(
      name,
      still ? before.filter((one) => !after.includes(one)).map((one) => `${one} moves`) : null,
    );
  }
  for (const house of houses) {
    if (!places.includes(house)) continue;
    await page.goto(`${address}index.html?language=${language}${query}`);
    await page.waitForSelector("[data-testid=new-tournament]");
    for (const pressed of house) await page.getByTestId(pressed).click();
    await lookAt(house.at(-1) ?? "the list of tournaments");
  }
  await page.close();
}

const rows = asked.whole ? product : pairs;
const looks = rows([
  [...inRooms, ...houses],
  asked.language.split(","),
  asked.width.split(","),
  asked.text.split(","),
]);
const all = together(looks, ([, language, width, text]) => `${language} ${width} ${text}`);
const shown = [...all].map(([key, rows]) => [...key.split(" "), rows.map(([place]) => place)]);
const hands = asked.language.split(",").map((language) => [language, PHONE, "100", inHand]);
await lookAtAll([...shown, ...hands], lookThrough, close);
