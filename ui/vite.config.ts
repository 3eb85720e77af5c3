import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The policy of tauri.conf.json, sent by `vite preview` too, so that a page that the webview would refuse fails in the browser first. */
const policy =
  "default-src 'self'; img-src 'self' data: blob:; font-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'";

/** The invented tournament is for pages without a program. It once went into what is shipped unseen, 2.4 MB of it. */
const notShipped: Plugin = {
  name: "not-shipped",
  apply: (_, { mode }) => mode === "production",
  generateBundle(_, bundle) {
    const shipped = Object.values(bundle).flatMap((part) => (part.type === "chunk" ? part.moduleIds : []));
    const invented = shipped.find((id) => id.includes("/shared/preview/"));
    if (invented !== undefined) this.error(`${invented} would be shipped.`);
  },
};

/**
 * What a page begins with is in two files of scripts, and what the desk says in another language in one: each file that is
 * asked for delays the first picture. The room's screens and the phones read nothing of the desk's.
 */
const groups = [
  {
    name: "start",
    tags: ["$initial" as const],
    minShareCount: 2,
    test: /\/src\/shared\/(?!small-screen)|node_modules|^\0/,
  },
  { name: "desk", tags: ["$initial" as const], test: /\/desk\/|\/help\// },
  {
    name: (id: string) => `words-${/(\w+)(\/desk\/|\.json$)/.exec(id)?.[1]}`,
    test: /\/words\/\w+\/desk\/|\/help\/\w+\.json/,
  },
];

/** A page that begins with more files than these is found out here, and not on a slow computer. */
const soonThere: Plugin = {
  name: "soon-there",
  apply: "build",
  generateBundle: {
    // After what held only styles is gone.
    order: "post",
    handler(_, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== "chunk" || !page.isEntry || page.imports.length < 2) continue;
        this.error(`${page.name} begins with more than two files: ${page.imports.join(", ")}`);
      }
    },
  },
};

export default defineConfig({
  plugins: [svelte(), notShipped, soonThere],
  // Pages of the room have addresses of more than one part, from which what they load is not beside them.
  base: "/",
  resolve: { alias: { $shared: here("./src/shared") } },
  // The fonts that screen and paper share lie beside this folder.
  server: { port: 5173, strictPort: true, fs: { allow: [here("."), here("../assets")] } },
  preview: { port: 4173, headers: { "Content-Security-Policy": policy } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // WebKitGTK 2.4x is the oldest of the three webviews.
    target: "safari16",
    // A font or image inlined as data: would be refused by the policy's font-src.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script in the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        desk: here("./index.html"),
        projector: here("./projector.html"),
        phone: here("./phone.html"),
        device: here("./device.html"),
      },
      output: { codeSplitting: { groups } },
    },
  },
  // What hangs is ended; how long a test takes depends on the machine and says nothing.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
