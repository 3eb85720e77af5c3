import type { Advice } from "$shared/types/Advice";
import { ROOMS, ROOMS_BY_LETTER, type RoomName } from "./navigation.svelte";

/** What a key on the desk asks for, wherever the cursor is. */
export type Wish =
  | { type: "palette" }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "room"; room: RoomName }
  | { type: "house" }
  | { type: "clock" }
  | { type: "mute" }
  | { type: "hand" }
  | { type: "time" }
  | { type: "message" }
  | { type: "moves" }
  | { type: "own"; letter: string }
  | { type: "floor" }
  | { type: "type" };

/** The parts of a keyboard event that decide. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * What is meant by this key. `writing` says that the cursor is in a field other than the floor line, and `filled`
 * that the field under the cursor holds text: there Ctrl Z edits the text, and in an empty one it undoes the last
 * line of the log.
 *
 * Rooms go by Alt or Ctrl and the digit, by the key's position, because with Alt some keyboards print a sign, and
 * because a plain digit is the start of a seat such as 7.3.
 */
export function wish(pressed: Pressed, writing: boolean, filled: boolean): Wish | null {
  const { key, code, altKey, shiftKey } = pressed;
  const control = pressed.ctrlKey || pressed.metaKey;
  const letter = key.toLowerCase();
  if (control && !altKey) {
    if (letter === "k") return { type: "palette" };
    if (!filled && letter === "z") return { type: shiftKey ? "redo" : "undo" };
    if (!filled && letter === "y") return { type: "redo" };
  }
  // AltGr arrives as Ctrl and Alt together and writes signs; it is never a command.
  if ((altKey || control) && !(altKey && control) && !shiftKey) {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
    const room = digit === undefined ? undefined : ROOMS[Number(digit) - 1];
    if (room !== undefined) return { type: "room", room };
    if (digit === "0") return { type: "house" };
    if (altKey && code === ROOMS_BY_LETTER.hand_for_hand) return { type: "room", room: "hand_for_hand" };
    if (altKey && code === ROOMS_BY_LETTER.away) return { type: "room", room: "away" };
    if (altKey && code === "KeyP") return { type: "clock" };
    if (altKey && code === "KeyH") return { type: "hand" };
    if (altKey && code === "KeyC") return { type: "time" };
    if (altKey && code === "KeyM") return { type: "mute" };
    if (altKey && code === "KeyA") return { type: "moves" };
    if (altKey && code === "KeyT") return { type: "message" };
    if (altKey && OWN_LETTERS.has(code)) return { type: "own", letter: code.slice(3) };
  }
  if (control || altKey) return null;
  if (key === "Escape") return { type: "floor" };
  if (!writing && [...key].length === 1 && key !== " ") return { type: "type" };
  return null;
}

/**
 * The letters of what Enter alone never does, each by what it is about: pressed with Alt, and only while the advice line
 * shows it.
 */
const OWN: Partial<Record<Advice["kind"], string>> = {
  break: "B",
  redraw: "R",
  draw: "D",
  absence: "X",
  no_show: "X",
  pay: "Y",
};
const OWN_LETTERS = new Set(Object.values(OWN).map((letter) => `Key${letter}`));

/** The key that this advice has of its own, as it is printed; empty where Enter takes it. */
export function ownKey(advice: Pick<Advice, "kind" | "own_key">): string {
  return advice.own_key ? `Alt ${OWN[advice.kind] ?? "Y"}` : "";
}

/** True for an element that takes what is typed. */
export function takesText(element: EventTarget | null): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return (
    element instanceof HTMLInputElement &&
    !["checkbox", "radio", "button", "file", "range"].includes(element.type)
  );
}
