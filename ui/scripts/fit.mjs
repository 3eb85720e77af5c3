/**
 * Opens the room's screen in every state at every size, and fails where something overlaps, is cut off, leaves the
 * window, is too small to read, or is refused by the content security policy.
 *
 * State, size, language and colours are looked at by pairs: every two of them meet on some page. `--whole` looks at each
 * combination there is, which takes an hour.
 *
 * `npm run fit` checks; `npm run fit -- --shots DIR` also keeps a picture of each page; `--only break,moves`,
 * `--layout payouts` and `--size 1024x768,1920x1080` narrow it down, `--theme light` looks at these colours alone and
 * `--language de` at everything in German. Needs Chromium’s headless shell: /usr/bin/chromium-headless-shell, or the
 * path in CHROMIUM.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { lookAtAll, openPages, patience, staysWrong, tell } from "./pages.mjs";
import { pairs, product, together } from "./pairs.mjs";
import { wholeLanguages } from "./sentences.mjs";

const { values: asked } = parseArgs({
  options: {
    shots: { type: "string" },
    only: { type: "string" },
    size: { type: "string" },
    layout: { type: "string" },
    theme: { type: "string", default: "dark,light" },
    language: { type: "string", default: wholeLanguages().join(",") },
    whole: { type: "boolean", default: false },
  },
});

const asksFor = (narrowed, value) => !narrowed || narrowed.split(",").includes(value);
/** The sizes for everything. */
const sizes = ["1024x768", "1280x720", "1920x1080", "3440x1440", "3840x2160"].filter((size) =>
  asksFor(asked.size, size),
);
/** Those for the usual pages alone. */
const moreSizes = ["1280x1024", "1920x1200", "2560x1080"].filter((size) => asksFor(asked.size, size));
const languages = asked.language.split(",");
const themes = asked.theme.split(",");
const states = [
  "not_started",
  "countdown",
  "seating",
  "running",
  "closing",
  "paused",
  "last_minute",
  "last_seconds",
  "hands",
  "stud",
  "mixed",
  "break",
  "moves",
  "breaking",
  "redraw",
  "hand_for_hand",
  "time_called",
  "bubble",
  "in_the_money",
  "final_table",
  "heads_up",
  "deal",
  "winner",
  "called_off",
].filter((state) => asksFor(asked.only, state));
/** Invented fields: a club night, ten thousand entries under a name of sixty characters, a home game without prizes. */
const fields = ["", "&size=huge&name=long", "&size=small&name=long"];
/** All that a host can put on at once: a line, a logo, a message, and six figures. */
const dress = `&host=${encodeURIComponent("Wintergarten Card Room · Free entry for members on Thursdays · Since 1987")}&logo&qr=1&caption=${encodeURIComponent("Results on your phone")}&message=${encodeURIComponent("Dinner is served in the hall; cards are in the air again at a quarter past nine")}&facts=players,average_stack,chips_in_play,next_payout,predicted_end,prize_pool`;
const dressed = `&size=huge&name=long${dress}`;
/** The club night so dressed has a break ahead, which the other one has behind it. */
const clubDressed = `&name=long${dress}`;
/** The layouts beside the usual one; what stands in turn beside the clock is looked at one by one. */
const layouts = [
  "clock",
  "payouts",
  "payouts&turn=1&size=bounties",
  "chips",
  "leaders",
  "seating",
  "seating&turn=1",
  "map",
  "map&arranged",
  "split",
  "split&turn=1",
  "split&turn=2",
  "split&turn=3",
  "split&turn=4",
  "season",
  "lists",
  "push",
];
/** The states in which a layout looks its own way. */
const layoutStates = ["running", "paused", "break", "moves", "breaking"].filter((state) =>
  states.includes(state),
);

/** Beside the usual pages: what takes the place of the foot, a picture behind the scene, a card that is turned, and other scripts. */
const anywhere = [
  { state: "running", query: "&cue=" },
  { state: "running", query: "&background" },
  {
    state: "running",
    query: `&pick=${encodeURIComponent("Picked by chance: 1, 5, 7, 8 · check number F913")}`,
  },
  { state: "running", query: "&far" },
  { state: "break", query: `&far${clubDressed}` },
  { state: "seating", query: "&far&size=huge&name=long" },
].filter(({ state }) => states.includes(state));
const singles = [
  { state: "seating", query: "&reveal=AF68" },
  { state: "seating", query: `&reveal=AF68${clubDressed}` },
  ...["seating", "moves", "breaking", "redraw", "hand_for_hand"].map((state) => ({
    state,
    query: "&tables=named",
  })),
  ...["seating", "map", "leaders"].map((layout) => ({
    state: "moves",
    query: `&layout=${layout}&tables=named`,
  })),
  ...["final_table", "heads_up", "winner"].flatMap((state) =>
    ["long", "ar", "ja"].map((names) => ({ state, query: `&names=${names}` })),
  ),
].filter(({ state }) => states.includes(state));

/** Every page to look at: its state, the rest of its address, its size, its language and its colours. */
function pages() {
  const rows = asked.whole ? product : pairs;
  const usual = (queries, sizes) =>
    rows([states, queries, sizes, languages, themes]).map(([state, query, ...rest]) => [
      { state, query },
      ...rest,
    ]);
  const chosen = layouts.filter((layout) => !asked.layout || layout.split("&")[0] === asked.layout);
  const laidOut = rows([chosen, layoutStates, [false, true], sizes, languages, themes]).map(
    ([layout, state, isDressed, ...rest]) => {
      const even = (layouts.indexOf(layout) + layoutStates.indexOf(state)) % 2 === 0;
      const dressing = isDressed ? (even ? dressed : clubDressed) : "";
      return [{ state, query: `&layout=${layout}${dressing}` }, ...rest];
    },
  );
  if (asked.layout) return laidOut;
  return [
    ...usual([...fields, dressed, clubDressed], sizes),
    ...usual(fields, moreSizes),
    ...laidOut,
    ...rows([anywhere, [...sizes, ...moreSizes], languages, themes]),
    ...rows([singles, sizes, languages, themes]),
  ];
}

/** Runs in the page: every fault that can be seen, as a sentence. */
function faults() {
  const found = [];
  const canvas = document.createElement("canvas").getContext("2d");
  const boxes = [];

  /** The box of the ink, not of the line: figures are set tighter than their line box. */
  const inkOf = (node, element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = node.textContent.trim();
    const ink = canvas.measureText(text);
    return [...range.getClientRects()]
      .filter((rect) => rect.width > 0.5)
      .map((rect) => {
        const baseline = rect.top + ink.fontBoundingBoxAscent;
        return {
          text,
          element,
          left: rect.left,
          right: rect.right,
          top: baseline - ink.actualBoundingBoxAscent,
          bottom: baseline + ink.actualBoundingBoxDescent,
        };
      });
  };

  for (const element of document.querySelectorAll("body *")) {
    if (["SCRIPT", "STYLE", "TITLE"].includes(element.tagName)) continue;
    if (["svg", "IMG"].includes(element.tagName) || element.classList.contains("ticks")) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      boxes.push({ text: `<${element.tagName}>`, element, left, right, top, bottom });
      continue;
    }
    if (element.closest("svg")) continue;
    // What only takes the room of a figure is not seen.
    if (getComputedStyle(element).visibility === "hidden") continue;
    // A number among tables too small for it stands out of its own.
    const room = !element.classList.contains("bare");
    if (room && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
      found.push(
        `${element.className || element.tagName}: ${element.scrollWidth} wide in ${element.clientWidth}`,
      );
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "")
        boxes.push(...inkOf(node, element));
    }
  }

  const smallest = window.innerHeight * 0.0135;
  for (const box of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      found.push(`“${box.text}” leaves the window`);
    }
    const home = box.element.closest("section, header, footer, li, main");
    const room = home?.getBoundingClientRect();
    if (room && (box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.right > room.right + 1)) {
      found.push(`“${box.text}” leaves its ${home.tagName.toLowerCase()}`);
    }
    const main = box.element.closest("main")?.getBoundingClientRect();
    if (main && (box.top < main.top - 1 || box.bottom > main.bottom + 1)) {
      found.push(`“${box.text}” leaves the page between head and foot`);
    }
    const size = parseFloat(getComputedStyle(box.element).fontSize);
    if (!box.text.startsWith("<") && size < smallest) {
      found.push(`“${box.text}” is only ${size.toFixed(1)} px high`);
    }
  }
  /** A player's seat and button stand on the player's own face. */
  const marked = (face, mark) =>
    face.element.closest(".face") !== null &&
    mark.element.closest(".marks") !== null &&
    face.element.closest("li") === mark.element.closest("li");
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (marked(one, other) || marked(other, one)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 1 && down > 1) found.push(`“${one.text}” and “${other.text}” overlap`);
    }
  }

  // The clock's digits must all be equally wide, or the figures would shift each second.
  const timer = document.querySelector("[role=timer] .inner");
  if (timer) {
    // Beside what is shown, which must stay for another look.
    const other = timer.appendChild(document.createElement("span"));
    const widths = ["00:00", "11:11", "48:27"].map((text) => {
      other.textContent = text;
      return other.getBoundingClientRect().width;
    });
    other.remove();
    if (Math.max(...widths) - Math.min(...widths) > 0.1) found.push(`the digits shift: ${widths.join(", ")}`);
  }
  return found;
}

const { address, browser, close } = await openPages(4180, "--hide-scrollbars");
if (asked.shots) mkdirSync(asked.shots, { recursive: true });

/** Looks at the pages of one size in one language. */
async function lookAt([size, language, shown]) {
  const [width, height] = size.split("x").map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language === "en" ? "en-GB" : language,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const refused = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  page.on("pageerror", (problem) => refused.push(String(problem)));
  for (const { state, query, theme } of shown) {
    const name = `state=${state}${query}&theme=${theme}&language=${language}`;
    await page.goto(`${address}projector.html?${name}`);
    // What the room shows beside its tournaments has no figures at the foot.
    const there = query === "&cue=" ? "[role=status]" : ".screen :is(footer, .lists section, .push li)";
    await page.waitForSelector(there);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(60);
    if (asked.shots) {
      const file = name.replace(dress, "&dressed").replace(/[&=]/g, "-");
      await page.screenshot({ path: join(asked.shots, `${size}-${file}.png`) });
    }
    const seen = await staysWrong(page, () => page.evaluate(faults));
    tell(`${size} ${name}`, [...refused.splice(0), ...seen], 8);
  }
  await context.close();
}

const all = together(pages(), ([, size, language]) => `${size} ${language}`);
const shown = [...all].map(([key, rows]) => [
  ...key.split(" "),
  rows.map(([page, , , theme]) => ({ ...page, theme })),
]);
await lookAtAll(shown, lookAt, close);
