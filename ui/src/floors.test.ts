import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const HERE = fileURLToPath(new URL(".", import.meta.url));

test("a page takes from its own folder and from what is shared, and from no other page", () => {
  const files = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const taken = files.flatMap((file) => {
    const code = readFileSync(join(HERE, file), "utf8");
    const imports = [...code.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)"/g)];
    return imports.map(([, path = ""]) => ({ file, from: join(dirname(file), path) }));
  });
  expect(taken.length).toBeGreaterThan(500);
  const folder = (path: string): string => path.split("/")[0] ?? "";
  const across = taken.filter(
    ({ file, from }) => from.split("/").length > 1 && folder(file) !== folder(from) && folder(from) !== "..",
  );
  expect(across).toEqual([]);
});
