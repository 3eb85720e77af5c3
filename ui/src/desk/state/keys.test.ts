import { describe, expect, it, test } from "vitest";
import { strings } from "../words";
import { hintOf, KEYS, ownKey, type Pressed, wish } from "./keys";

const press = (key: string, changes: Partial<Pressed> = {}): Pressed => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...changes,
});

describe("the keys of the desk", () => {
  it("leaves a plain digit to the floor line, for it begins a seat", () => {
    expect(wish(press("7"), false, false)).toEqual({ type: "type" });
    expect(wish(press("7"), true, false)).toBeNull();
  });

  it("goes to a room by Alt or Ctrl and its number, whatever the keyboard prints", () => {
    const tables = { type: "room", room: "tables" };
    expect(wish(press("3", { altKey: true }), false, true)).toEqual(tables);
    expect(wish(press("#", { code: "Digit3", altKey: true }), false, true)).toEqual(tables);
    expect(wish(press("3", { ctrlKey: true }), true, true)).toEqual(tables);
    const projector = { type: "room", room: "projector" };
    expect(wish(press("9", { altKey: true }), false, false)).toEqual(projector);
  });

  it("calls time wherever the cursor is", () => {
    expect(wish(press("c", { altKey: true }), true, true)).toEqual({ type: "time" });
  });

  it("goes to the rooms without a number by their letters", () => {
    expect(wish(press("f", { altKey: true }), true, true)).toEqual({ type: "room", room: "hand_for_hand" });
    expect(wish(press("w", { altKey: true }), false, false)).toEqual({ type: "room", room: "away" });
  });

  it("goes to the message of the screens, out of any field", () => {
    expect(wish(press("t", { altKey: true }), true, true)).toEqual({ type: "message" });
    expect(wish(press("t"), true, true)).toBeNull();
  });

  it("goes to the next tournament out of any field", () => {
    expect(wish(press("n", { altKey: true }), true, true)).toEqual({ type: "next_event" });
  });

  it("never takes AltGr for a command", () => {
    expect(wish(press("@", { code: "Digit2", altKey: true, ctrlKey: true }), true, true)).toBeNull();
  });

  it("undoes the log in an empty field and the typing in a filled one", () => {
    expect(wish(press("z", { ctrlKey: true }), true, false)).toEqual({ type: "undo" });
    expect(wish(press("Z", { metaKey: true, shiftKey: true }), false, false)).toEqual({ type: "redo" });
    expect(wish(press("z", { ctrlKey: true }), true, true)).toBeNull();
  });

  it("opens the help by F1 anywhere, and by ? where nothing is being typed", () => {
    const question = press("?", { code: "Slash", shiftKey: true });
    expect(wish(press("F1", { code: "F1" }), true, true)).toEqual({ type: "help" });
    expect(wish(question, false, false)).toEqual({ type: "help" });
    expect(wish(question, false, true)).toEqual({ type: "type" });
    expect(wish(question, true, false)).toBeNull();
  });

  it("does by every key that is printed what the help says of it", () => {
    const pressed = (keys: string): Pressed => {
      const held = keys.split(" ");
      const key = held.pop() ?? "";
      return press(key === "Esc" ? "Escape" : key, {
        ctrlKey: held.includes("Ctrl"),
        altKey: held.includes("Alt"),
        shiftKey: held.includes("Shift"),
      });
    };
    const meant = Object.values(KEYS).map((keys) => JSON.stringify(wish(pressed(keys), false, false)));
    expect(meant).not.toContain("null");
    expect(new Set(meant).size).toBe(meant.length);
    expect(Object.keys(strings.desk.help.text.keys).sort()).toEqual(Object.keys(KEYS).sort());
  });

  it("counts keys with a hint, and no letter that is typed", () => {
    expect(hintOf({ type: "room", room: "chips" })).toBe("rooms");
    expect(hintOf({ type: "palette" })).toBe("palette");
    expect(hintOf({ type: "type" })).toBeNull();
  });

  it("opens the palette from anywhere", () => {
    expect(wish(press("k", { metaKey: true }), true, true)).toEqual({ type: "palette" });
  });
});

test("what Enter alone never does has a letter of its own, and Enter takes the rest", () => {
  expect(ownKey({ kind: "balance", own_key: false })).toBe("");
  expect(ownKey({ kind: "break", own_key: true })).toBe("Alt B");
  expect(ownKey({ kind: "pay", own_key: true })).toBe("Alt Y");
  const alt = { altKey: true, ctrlKey: false, metaKey: false, shiftKey: false };
  expect(wish({ ...alt, key: "b", code: "KeyB" }, true, true)).toEqual({ type: "own", letter: "B" });
  expect(wish({ ...alt, key: "j", code: "KeyJ" }, false, false)).toBeNull();
});
