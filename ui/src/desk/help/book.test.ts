/** The book for users and F1 say the same where they speak of the same: its page is made of the help's texts. `UPDATE=1` makes it. */

import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { words } from "../words";
import { everything, type Part } from "./entries";

const page = (name: string) => new URL(`../../../../docs/${name}.md`, import.meta.url);

/** A section of the help as a table of Markdown. */
function table(part: Part, heads: [string, string]): string {
  const rows = everything().find((section) => section.part === part)?.entries ?? [];
  const line = (left: string, right: string) => `| ${left} | ${right} |\n`;
  return (
    `## ${words.help.parts[part]}\n\n` +
    line(...heads) +
    line("---", "---") +
    rows.map(({ name, means }) => line(name, means.replaceAll("|", "\\|"))).join("")
  );
}

it("has the rooms, the keys and the words of the help", () => {
  const made = [
    "# Rooms and words\n\nF1 on the desk has these texts, and finds any of them by a word.\n",
    table("tasks", ["question", "answer"]),
    table("rooms", ["room", "what it is for"]),
    table("keys", ["key", "what it does"]),
    table("glossary", ["word", "what it means"]),
  ].join("\n");
  if (process.env.UPDATE !== undefined) writeFileSync(page("rooms-and-words"), made);
  expect(readFileSync(page("rooms-and-words"), "utf8")).toBe(made);
});

it("names every verb of the floor line among the keys", () => {
  const keys = readFileSync(page("keys"), "utf8");
  const missing = words.help.text.floor.filter(({ verb }) => !new RegExp(`\`${verb}[ \`]`).test(keys));
  expect(missing.map(({ typed }) => typed)).toEqual([]);
});
