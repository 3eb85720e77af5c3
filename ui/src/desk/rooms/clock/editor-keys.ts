/** What can be done to the row under the cursor. */
export type Operation = "level" | "break" | "double" | "up" | "down" | "remove" | "undo";

/** What a key asks for within the cells of the schedule. */
export type EditorWish =
  | { type: "operation"; operation: Operation }
  | { type: "go"; step: 1 | -1 }
  | { type: "save" }
  | { type: "leave" };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

const altered: Record<string, Operation> = { ArrowUp: "up", ArrowDown: "down", Delete: "remove" };
const controlled: Record<string, Operation> = { enter: "level", b: "break", d: "double", z: "undo" };

/** The wish of a key, or null when it only types. Enter and the arrows lead up and down, as in a spreadsheet. */
export function editorWish(pressed: Pressed): EditorWish | null {
  const { key, altKey, shiftKey } = pressed;
  const control = pressed.ctrlKey || pressed.metaKey;
  // AltGr arrives as Ctrl and Alt together and writes signs; it is never a command.
  if (control && altKey) return null;
  if (altKey) {
    const operation = altered[key];
    return operation === undefined ? null : { type: "operation", operation };
  }
  if (control) {
    if (shiftKey) return null;
    if (key.toLowerCase() === "s") return { type: "save" };
    const operation = controlled[key.toLowerCase()];
    return operation === undefined ? null : { type: "operation", operation };
  }
  if (key === "Escape") return { type: "leave" };
  if (key === "Enter") return { type: "go", step: shiftKey ? -1 : 1 };
  if (!shiftKey && key === "ArrowDown") return { type: "go", step: 1 };
  if (!shiftKey && key === "ArrowUp") return { type: "go", step: -1 };
  return null;
}
