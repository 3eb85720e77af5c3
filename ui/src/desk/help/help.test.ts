import { readFileSync } from "node:fs";
import { useLanguage } from "$shared/say.svelte";
import { afterEach, describe, expect, it } from "vitest";
import { ROOMS, ROOMS_BY_LETTER } from "../state/navigation.svelte";
import { wholeLanguages } from "../../../scripts/sentences.mjs";
import { words } from "../words";
import { everything, found } from "./entries";
import { beside, STOPS } from "./tour";

/** Every verb that the engine reads, out of the place where it reads them. */
function verbs(): string[] {
  const path = new URL("../../../../src-tauri/engine/src/floor_line/mod.rs", import.meta.url);
  const source = readFileSync(path, "utf8");
  const reads = source.slice(source.indexOf("fn read_line("));
  const body = reads.slice(0, reads.indexOf("\n}\n"));
  const arms = body.matchAll(/^ {8}((?:"[a-z0-9]*"(?: \| )?)+)(?: if .*)? =>/gm);
  return [
    ...new Set(
      [...arms].flatMap(([, arm = ""]) => [...arm.matchAll(/"([a-z0-9]*)"/g)].map(([, verb = ""]) => verb)),
    ),
  ];
}

const names = (typed: string): string[] =>
  found(everything(), typed).flatMap(({ entries }) => entries.map(({ name }) => name));

const means = (): string[] => everything().flatMap(({ entries }) => entries.map(({ means }) => means));
/** Japanese has no space between two sentences. */
const sentences = (text: string): string[] => text.split(/(?<=[.?!]) |(?<=。)(?=.)/);

afterEach(() => useLanguage("en"));

describe("the help", () => {
  it("has every verb that the engine reads, and no other", () => {
    // America writes "color" for the same verb.
    const engine = verbs().filter((verb) => verb !== "color");
    expect(engine.length).toBeGreaterThan(40);
    expect([...new Set(words.help.text.floor.map(({ verb }) => verb))].sort()).toEqual(engine.sort());
    for (const { verb, typed } of words.help.text.floor) expect(typed).toContain(verb);
  });

  it.each([
    ["cardroom", "cash/src/room/typed.rs"],
    ["cash", "cash/src/typed.rs"],
    ["staff", "staff/src/typed.rs"],
  ] as const)("has every verb of the %s", (part, file) => {
    const source = readFileSync(new URL(`../../../../src-tauri/${file}`, import.meta.url), "utf8");
    const reads = source.slice(source.indexOf("pub fn read("));
    const arms = reads
      .slice(0, reads.indexOf("\n}\n"))
      .matchAll(/^ {8}((?:"[a-z]+"(?: \| )?)+)(?: if .*)? =>/gm);
    const each = [...arms].map(([, arm = ""]) =>
      [...arm.matchAll(/"([a-z]+)"/g)].map(([, verb = ""]) => verb),
    );
    expect(each.length).toBeGreaterThan(3);
    const typed = new Set(words.help.text[part].flatMap(({ typed }) => typed.split(/[ ,]+/)));
    // Two words for one thing are there once.
    for (const verbs of each)
      expect(
        verbs.some((verb) => typed.has(verb)),
        verbs.join(" or "),
      ).toBe(true);
  });

  it.each([
    ["icm", "ICM"],
    ["big blind ante", "Big-blind ante"],
    ["colour up", "Colour-up"],
    ["hold the push", "Hold the push"],
    ["re entry", "Re-entry"],
    ["BUBBLE", "Bubble"],
    ["bóunty", "Bounty"],
    ["alt p", "Alt P"],
    ["prizes", "Prizes"],
    ["swap", "swap 6.4 6.7"],
  ])("finds %s first", (typed, name) => expect(names(typed)[0]).toBe(name));

  it.each([
    "ICM, ante, big-blind ante, hold the push, HPT, HORSE, colour-up, chip race, hand-for-hand, bubble, balancing",
    "breaking order, re-entry, rebuy, add-on, bounty, progressive, mystery, satellite, alternate, dead button",
    "redraw, deal, chop, level, on break",
  ])("explains %s", (list) => {
    for (const word of list.split(", ")) {
      const section = found(everything(), word).find(({ part }) => part === "glossary");
      expect(section?.entries[0]?.name.toLowerCase(), word).toContain(word.toLowerCase());
    }
  });

  it("begins with what is asked most, each with the room or the line where it is done", () => {
    const [first] = everything();
    expect(first?.part).toBe("tasks");
    expect(first?.entries).toHaveLength(12);
    for (const { room } of first?.entries ?? []) if (room !== undefined) expect(ROOMS).toContain(room);
  });

  it("shows all of it where nothing is typed, and nothing where nothing answers", () => {
    expect(names("").length).toBeGreaterThan(100);
    expect(words.help.floorAbout).toContain("Enter");
    expect(names("xyzzy")).toEqual([]);
  });
});

describe.each(wholeLanguages())("the help in %s", (language) => {
  it("says three sentences about every room, and none of more than 20 words", async () => {
    await useLanguage(language);
    for (const room of [...ROOMS, ...ROOMS_BY_LETTER])
      expect(sentences(words.help.text.rooms[room]), room).toHaveLength(3);
    for (const sentence of means().flatMap(sentences)) {
      const long = language === "ja" ? sentence.length / 3 : sentence.split(" ").length;
      expect(long, sentence).toBeLessThanOrEqual(20);
    }
  });
});

/** The floor line's small words of a language beside the English ones: "by durch". */
function smallWords(language: string): Set<string> {
  const of = (path: string, word: RegExp) =>
    new Map(
      [...readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8").matchAll(word)].map(
        ([, key, word]) => [key, word],
      ),
    );
  // The English stands in the engine's code alone.
  const english = of("src-tauri/engine/src/floor_line/small_words.rs", /word!\("(line-[a-z-]+)", "(\S+)", /g);
  const own = of(`assets/words/${language}/engine.ftl`, /^(line-[a-z-]+) = (\S+)$/gm);
  expect(english.size).toBeGreaterThan(15);
  expect([...own.keys()]).toEqual(expect.arrayContaining([...english.keys()]));
  return new Set([...english].map(([key, word]) => `${word} ${own.get(key)}`));
}

describe.each(wholeLanguages().filter((tag) => tag !== "en"))(
  "the help in %s, beside the English",
  (language) => {
    it("has the same verbs, keys and rooms in the same order, and as many words", async () => {
      const english = words.help.text;
      await useLanguage(language);
      const own = words.help.text;
      expect(Object.keys(own)).toEqual(Object.keys(english));
      expect(own.floor.map(({ verb }) => verb)).toEqual(english.floor.map(({ verb }) => verb));
      // What is typed is the same to its last digit; only small words, "or" and a reason in free words are the language's own.
      const small = smallWords(language);
      for (const [index, { verb, typed }] of own.floor.entries()) {
        if (index === 0 || verb === "dismiss") continue;
        const words = english.floor[index]?.typed.split(" ") ?? [];
        const inEnglish = typed
          .split(" ")
          .map((word, at) => (small.has(`${words[at]} ${word}`) ? words[at] : word));
        expect(inEnglish).toEqual(words);
      }
      for (const part of ["cardroom", "cash", "staff"] as const)
        expect(own[part].map(({ typed }) => typed)).toEqual(english[part].map(({ typed }) => typed));
      const way = ({ typed, room }: { typed: string; room: string }) => ({ typed, room });
      expect(own.tasks.map(way)).toEqual(english.tasks.map(way));
      expect(Object.keys(own.keys)).toEqual(Object.keys(english.keys));
      expect(Object.keys(own.rooms)).toEqual(Object.keys(english.rooms));
      expect(own.glossary).toHaveLength(english.glossary.length);
      expect(Object.keys(own.sheet)).toEqual(Object.keys(english.sheet));
    });

    it("says every sentence in the language, and names what can be typed as it is typed", async () => {
      const said = (): string[] => [...means(), ...Object.values(words.help.text.sheet)];
      const [english, inEnglish] = [words.help.text.floor, new Set(said())];
      await useLanguage(language);
      expect(said().filter((text) => text.trim() === "" || inEnglish.has(text))).toEqual([]);
      const pairs = [...smallWords(language)].map((pair) => pair.split(" "));
      const own = pairs.map(([, word]) => word).join("|");
      const typeable = (text: string, small: string): string[] =>
        text.match(
          new RegExp(
            `(?<!\\w)(?:h4h|end|btn|deal|t|m|ok|later) (?:[\\d.]+|draw|shared|by deal|${small})(?!\\w)`,
            "g",
          ),
        ) ?? [];
      for (const [index, { does }] of words.help.text.floor.entries()) {
        const wanted = typeable(english[index]?.does ?? "", "all|end|acted|out");
        const said = typeable(does, own);
        const inEnglish = said.map((line, at) => {
          const [verb = "", word = ""] = line.split(" ");
          const there = wanted[at]?.split(" ")[1];
          return pairs.some(([from, to]) => from === there && to === word) ? `${verb} ${there}` : line;
        });
        expect(inEnglish).toEqual(wanted);
      }
    });

    it("finds the language's words, and the verbs as they are typed", async () => {
      await useLanguage(language);
      const { floor, glossary } = words.help.text;
      for (const { word } of glossary) expect(names(word)[0], word).toBe(word);
      for (const { verb, typed } of floor.filter(({ verb }) => verb.length > 2))
        expect(names(verb), verb).toContain(typed);
    });
  },
);

describe("the tour", () => {
  it("has a sentence for each stop", () => {
    expect(STOPS.map(({ name }) => name)).toEqual(Object.keys(words.tour.stops));
  });

  it("keeps its words in the window, beside what they are about", () => {
    const [card, room] = [
      { width: 416, height: 120 },
      { width: 1024, height: 768 },
    ];
    const bar = { left: 0, top: 0, width: 1024, height: 76 };
    expect(beside(bar, card, room).top).toBeGreaterThan(76);
    const foot = { left: 0, top: 712, width: 1024, height: 56 };
    expect(beside(foot, card, room).top + card.height).toBeLessThan(712);
    const rail = { left: 0, top: 120, width: 168, height: 592 };
    expect(beside(rail, card, room).left).toBeGreaterThan(168);
    const all = beside({ left: 168, top: 120, width: 856, height: 592 }, card, room);
    expect(all.left + card.width).toBeLessThanOrEqual(1024);
    expect(all.top).toBeGreaterThan(120);
  });
});
