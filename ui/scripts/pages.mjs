/** What the scripts beside this one share: the pages with the invented tournament, served to a browser that looks at them. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { build, preview } from "vite";

/**
 * Builds and serves the pages and opens Chromium’s headless shell, with these switches of its own; `close` ends all of it. Pages
 * that lie built in the folder PAGES are served as they are.
 */
export async function openPages(port, ...switches) {
  const built = process.env.PAGES;
  const outDir = built ?? mkdtempSync(join(tmpdir(), "shuffle-up-pages-"));
  if (built === undefined)
    await build({ mode: "preview", logLevel: "error", build: { outDir, emptyOutDir: true } });
  const server = await preview({
    logLevel: "error",
    build: { outDir },
    preview: { port, strictPort: false },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", ...switches],
  });
  const close = async () => {
    await browser.close();
    await new Promise((done) => server.httpServer.close(done));
    if (built === undefined) rmSync(outDir, { recursive: true });
  };
  return { address: server.resolvedUrls.local[0], browser, close };
}

/** How long a page may take, in milliseconds: what never comes is a fault, and how busy the machine is says nothing. */
export const patience = 300_000;

/** The faults that stay: text is fitted, and a room comes, some frames after its page, however long those take. */
export async function staysWrong(page, faults) {
  let seen = await faults();
  for (let look = 0; look < 20 && seen.length > 0; look += 1) {
    await page.waitForTimeout(100);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    seen = await faults();
  }
  return seen;
}

let pages = 0;
let bad = 0;

/** Counts a page that was looked at, and tells what is wrong with it, so much at the most. */
export function tell(page, found, most = Infinity) {
  pages += 1;
  if (found.length === 0) return;
  bad += 1;
  console.log(page);
  for (const line of [...new Set(found)].slice(0, most)) console.log(`  ${line}`);
}

/**
 * Looks at all of these, and ends the program: with an error where a page had faults. A page mostly waits for its fonts and its
 * next frame, so three are looked at side by side.
 */
export async function lookAtAll(left, lookAt, close) {
  const looking = async () => {
    for (let next = left.shift(); next; next = left.shift()) await lookAt(next);
  };
  await Promise.all([looking(), looking(), looking()]);
  await close();
  console.log(`${pages} pages looked at, ${bad} with faults`);
  process.exit(bad === 0 ? 0 : 1);
}
