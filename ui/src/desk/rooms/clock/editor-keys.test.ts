import { expect, it } from "vitest";
import { editorWish } from "./editor-keys";

const press = (key: string, held: Partial<Parameters<typeof editorWish>[0]> = {}) =>
  editorWish({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

it("moves between the cells as a spreadsheet does, and leaves what only types alone", () => {
  expect(press("Enter")).toEqual({ type: "go", step: 1 });
  expect(press("Enter", { shiftKey: true })).toEqual({ type: "go", step: -1 });
  expect(press("ArrowUp")).toEqual({ type: "go", step: -1 });
  expect(["5", "k", "Tab", "ArrowLeft", "Delete"].map((key) => press(key))).toEqual(Array(5).fill(null));
});

it("does to the row what its buttons do, by Control or by Command", () => {
  expect(press("D", { metaKey: true })).toEqual({ type: "operation", operation: "double" });
  expect(press("ArrowDown", { altKey: true })).toEqual({ type: "operation", operation: "down" });
  expect(press("s", { ctrlKey: true })).toEqual({ type: "save" });
});

it("never takes AltGr for a command", () => {
  expect(press("b", { ctrlKey: true, altKey: true })).toBeNull();
});
