/**
 * Asks axe about every page that somebody with a screen reader may meet: the desk’s rooms and the pages of the house, phone, devices
 * and the room’s screens, light and dark. Any fault ends it with an error: `npm run access`. Needs Chromium’s headless shell:
 * /usr/bin/chromium-headless-shell, or the path in CHROMIUM.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lookAtAll, openPages, patience, staysWrong, tell } from "./pages.mjs";

const axe = readFileSync(
  fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)),
  "utf8",
);

const desk = "index.html?tournament=1&state=break&windows&network";
const inRooms = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({
  name: `desk, room ${digit}`,
  path: desk,
  keys: `Alt+${digit}`,
}));
const houses = [
  "new-tournament",
  "house-players",
  "house-seasons",
  "house-series",
  "house-staff",
  "house-statistics",
  "house-backups",
  "open-help",
  "open-settings",
];
const looks = [
  ...inRooms,
  { name: "desk, the hands of a hand-for-hand", path: desk, keys: "Alt+f" },
  { name: "desk, absences", path: desk, keys: "Alt+w" },
  { name: "the list of tournaments", path: "index.html" },
  ...houses.map((press) => ({ name: `house, ${press}`, path: "index.html", press })),
  ...["flights", "dayTwo", "lines", "rules"].map((part) => ({
    name: `a series, ${part}`,
    path: "index.html",
    press: ["house-series", "series-2", `series-part-${part}`],
  })),
  ...["", "moves", "prizes", "season"].map((page) => ({
    name: `phone, ${page}`,
    path: `phone.html?page=/${page}`,
    narrow: true,
  })),
  ...[
    ["clock", "clock"],
    ["table/1", "table"],
    ["floor", "floor"],
    ["register", "registration"],
    ["host", "host"],
    ["let-in", "unpaired"],
  ].map(([page, role]) => ({
    name: `device, ${page}`,
    path: `device.html?page=/${page}&me=${role}&requests`,
    narrow: true,
  })),
  ...["not_started", "seating", "running", "break", "moves", "hand_for_hand", "winner", "called_off"].map(
    (state) => ({
      name: `wall, ${state}`,
      path: `projector.html?state=${state}`,
    }),
  ),
].flatMap((look) => ["light", "dark"].map((theme) => ({ ...look, theme })));

/**
 * Runs in the page: what axe finds, as sentences. A name that is cut at its seat has all of it in its tooltip, so that the two
 * differ there.
 */
async function faults() {
  const { violations } = await globalThis.axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  return violations
    .filter(({ impact }) => impact !== "minor")
    .flatMap(({ id, impact, nodes }) =>
      nodes
        .filter(({ html }) => id !== "label-content-name-mismatch" || !html.includes(" data-tip="))
        .slice(0, 3)
        .map(({ target, html }) => `${id} (${impact}): ${target.join(" ")} ${html.slice(0, 120)}`),
    );
}

const { address, browser, close } = await openPages(4182);

async function lookAt({ name, path, keys, press, narrow = false, theme }) {
  const page = await browser.newPage({
    viewport: narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    colorScheme: theme,
    locale: "en-GB",
    bypassCSP: true,
  });
  page.setDefaultTimeout(patience);
  await page.goto(`${address}${path}${path.startsWith("projector") ? `&theme=${theme}` : ""}`);
  await page.waitForSelector("main");
  if (keys !== undefined) {
    await page.waitForSelector("#floor-line");
    await page.keyboard.press("Escape");
    await page.keyboard.press(keys);
  }
  for (const one of press === undefined ? [] : [press].flat()) await page.getByTestId(one).click();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  await page.evaluate(axe);
  tell(`${name}, ${theme}`, await staysWrong(page, () => page.evaluate(faults)), 12);
  await page.close();
}

await lookAtAll(looks, lookAt, close);
