/**
 * Opens every room of the desk at two sizes, and fails where Tab goes in another order than what is seen is read: line by
 * line from the left, and column by column.
 *
 * `npm run tab-order` checks. Needs Chromium: /usr/bin/chromium, or the path in CHROMIUM.
 */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, preview } from "vite";

/** As wide as the smallest and the usual window, and so high that nothing of a room is scrolled out of its place. */
const sizes = [
  [1024, 4000],
  [1440, 4000],
];
const inRooms = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => ({ name: `room ${digit}`, keys: `Alt+${digit}` })),
  { name: "the hands of a hand-for-hand", keys: "Alt+f" },
  { name: "absences", keys: "Alt+w" },
  { name: "the chip set", keys: "Alt+4", press: "Chip set" },
  { name: "the sounds", keys: "Alt+9", press: "Sound" },
  { name: "the schedule's editor", keys: "Alt+1", press: "Edit schedule" },
];
const houses = [
  "",
  "new-tournament",
  "house-players",
  "house-seasons",
  "house-statistics",
  "house-backups",
  "open-help",
  "open-settings",
];

/** Runs in the page: every place where Tab goes back, as a sentence. */
function faults() {
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
    .filter(({ left, right }) => right > left);
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
  return { found, stops: stops.length };
}

const outDir = mkdtempSync(join(tmpdir(), "shuffle-up-tab-"));
await build({ mode: "preview", logLevel: "error", build: { outDir, emptyOutDir: true } });
const server = await preview({
  logLevel: "error",
  build: { outDir },
  preview: { port: 4181, strictPort: false },
});
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

let pages = 0;
let bad = 0;

async function lookAt(page, name) {
  await page.waitForTimeout(400);
  const { found, stops } = await page.evaluate(faults);
  pages += 1;
  // A page without any is not the page that was meant.
  if (stops === 0) found.push("nothing can be reached");
  if (found.length === 0) return;
  bad += 1;
  console.log(name);
  for (const line of new Set(found)) console.log(`  ${line}`);
}

for (const [width, height] of sizes) {
  const page = await browser.newPage({ viewport: { width, height }, locale: "en-GB" });
  // With a race that is due, so that its fields are there.
  await page.goto(`${address}index.html?tournament=1&state=break`);
  await page.waitForSelector("#floor-line");
  for (const { name, keys, press } of inRooms) {
    await page.keyboard.press("Escape");
    await page.keyboard.press(keys);
    if (press !== undefined)
      await page.locator("main, nav").getByText(press, { exact: true }).first().click();
    await lookAt(page, `${width}x${height} ${name}`);
  }
  for (const house of houses) {
    await page.goto(`${address}index.html`);
    await page.waitForSelector("[data-testid=new-tournament]");
    if (house !== "") await page.getByTestId(house).click();
    await lookAt(page, `${width}x${height} ${house || "the list of tournaments"}`);
  }
  await page.close();
}

await browser.close();
await new Promise((done) => server.httpServer.close(done));
rmSync(outDir, { recursive: true });
console.log(`${pages} pages looked at, ${bad} with faults`);
process.exit(bad === 0 ? 0 : 1);
