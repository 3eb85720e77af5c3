/**
 * Takes the picture of every scene of the room's screen for docs/room-screen.md: `npm run scenes`. Needs Chromium’s
 * headless shell: /usr/bin/chromium-headless-shell, or the path in CHROMIUM.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPages } from "./pages.mjs";

/** The name of each picture, and the address that shows it. */
const scenes = {
  "not-started": "state=not_started",
  countdown: "state=countdown",
  "seats-drawn": "state=seating&reveal=AF68",
  "find-your-seat": "state=seating",
  running: "state=running",
  "running-light": "state=running&theme=light",
  "last-minute": "state=last_minute",
  paused: "state=paused",
  "late-entry": "state=closing",
  break: "state=break",
  moves: "state=moves",
  "table-breaks": "state=breaking",
  redraw: "state=redraw",
  "time-called": "state=time_called",
  bubble: "state=bubble",
  "hand-for-hand": "state=hand_for_hand",
  "in-the-money": "state=in_the_money",
  "final-table": "state=final_table",
  "heads-up": "state=heads_up",
  deal: "state=deal",
  winner: "state=winner",
  "called-off": "state=called_off",
  "layout-clock": "state=running&layout=clock",
  "layout-payouts": "state=running&layout=payouts",
  "layout-seating": "state=running&layout=seating",
  "layout-chips": "state=running&layout=chips",
  "layout-leaders": "state=break&layout=leaders",
  "layout-split": "state=running&layout=split",
  "layout-map": "state=running&layout=map",
  "layout-season": "state=running&layout=season",
};

const folder = fileURLToPath(new URL("../../docs/images/scenes", import.meta.url));
mkdirSync(folder, { recursive: true });
const { address, browser, close } = await openPages(4190, "--hide-scrollbars");
const page = await browser.newPage({ viewport: { width: 800, height: 450 }, locale: "en-GB" });
for (const [name, query] of Object.entries(scenes)) {
  await page.goto(`${address}projector.html?${query}`);
  await page.waitForSelector(".screen > main");
  await page.evaluate(() => document.fonts.ready);
  // Text is fitted, and a list or a photo comes, a moment after the page.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await close();
