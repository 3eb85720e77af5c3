import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";
import { free, placed } from "./tooltip";

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));
const window = { width: 1000, height: 600 };
const tip = { width: 200, height: 40 };

test("a tooltip stands below what it speaks of, above it at the foot of the window, and never beyond the sides", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 30 });
  expect(placed(box(400, 100), tip, window)).toEqual({ left: 350, top: 136 });
  expect(placed(box(400, 560), tip, window)).toEqual({ left: 350, top: 514 });
  expect(placed(box(0, 100), tip, window).left).toBe(6);
  expect(placed(box(900, 100), tip, window).left).toBe(794);
});

test("a tooltip never covers what is open", () => {
  const seat = { closest: () => null };
  const open = (holds: boolean) => ({ querySelectorAll: () => [{ contains: () => holds }] }) as never;
  expect(free(seat, open(true))).toBe(true);
  expect(free(seat, open(false))).toBe(false);
  expect(free({ closest: () => ({}) as never }, open(true))).toBe(false);
});

/** The components whose `title` is a heading of theirs; of all others it would go on to an element. */
const HEADED = /\btitle\??: string/;

function titled(code: string): string[] {
  const found: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (Array.isArray(node)) return node.forEach(look);
    const { type, name, attributes } = node as Partial<AST.RegularElement | AST.Component>;
    const has = attributes?.some((one) => one.type === "Attribute" && one.name === "title") ?? false;
    if (has && (type === "RegularElement" || type === "Component") && name !== "iframe")
      found.push(name ?? "");
    Object.values(node).forEach(look);
  };
  look(parse(code, { modern: true }).fragment);
  return found;
}

test("nothing on the desk has the system's tooltip", () => {
  const files = ["desk", "shared"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".svelte"))
      .map((file) => ({ file, code: readFileSync(join(SOURCES, folder, file), "utf8") })),
  );
  expect(titled('<p title="x"></p><Button title="x" /><b {title}></b>')).toEqual(["p", "Button", "b"]);
  const headed = files
    .filter(({ code }) => HEADED.test(code))
    .map(({ file }) => file.replace(/^.*\/|\.svelte$/g, ""));
  const wrong = files.flatMap(({ file, code }) =>
    titled(code)
      .filter((name) => !headed.includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
