import type { Advice } from "$shared/types";
import printed from "../../../../assets/help/keys.json";
import { ROOMS, type RoomName } from "./navigation.svelte";

export type KeyName = keyof typeof printed;

/** Every key of the desk by its name, as it is printed: what is listened to, what hints show, and what the help lists. */
export const KEYS: Record<KeyName, string> = printed;

/** What a key on the desk asks for, wherever the cursor is. */
export type Wish =
  | { type: Exclude<KeyName, "rooms" | "hand_for_hand" | "away"> | "type" }
  | { type: "room"; room: RoomName }
  | { type: "own"; letter: string };

/** The parts of a keyboard event that decide. */
export type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * Whether this key is the one that is printed so. Letters with Alt and digits go by their position, because with Alt some
 * keyboards print a sign; a digit takes Alt or Ctrl.
 */
function isKey(keys: string, pressed: Pressed): boolean {
  const held = keys.split(" ");
  const key = held.pop() ?? "";
  const control = pressed.ctrlKey || pressed.metaKey;
  // AltGr arrives as Ctrl and Alt together and writes signs; it is never a command.
  if (pressed.altKey && control) return false;
  if (/^\d$/.test(key))
    return (pressed.altKey || control) && !pressed.shiftKey && /^(?:Digit|Numpad)/.test(pressed.code)
      ? pressed.code.endsWith(key)
      : false;
  if (pressed.altKey !== held.includes("Alt") || control !== held.includes("Ctrl")) return false;
  if (pressed.altKey) return !pressed.shiftKey && pressed.code === `Key${key}`;
  if (control)
    return pressed.shiftKey === held.includes("Shift") && pressed.key.toLowerCase() === key.toLowerCase();
  return pressed.key === (key === "Esc" ? "Escape" : key);
}

/**
 * What is meant by this key. `writing` says that the cursor is in a field other than the floor line, and `filled`
 * that the field under the cursor holds text: there Ctrl Z edits the text, and in an empty one it undoes the last
 * line of the log.
 *
 * Rooms go by Alt or Ctrl and the digit, because a plain digit is the start of a seat such as 7.3.
 */
export function wish(pressed: Pressed, writing: boolean, filled: boolean): Wish | null {
  for (const name of Object.keys(KEYS) as KeyName[]) {
    // The rooms with a number go by their digits, below.
    if (name === "rooms" || !isKey(KEYS[name], pressed)) continue;
    if (filled && (name === "undo" || name === "redo")) return null;
    return name === "hand_for_hand" || name === "away" ? { type: "room", room: name } : { type: name };
  }
  for (const [index, room] of ROOMS.slice(0, 9).entries())
    if (isKey(`Alt ${index + 1}`, pressed)) return { type: "room", room };
  const { key, code, altKey } = pressed;
  const control = pressed.ctrlKey || pressed.metaKey;
  if (control && !altKey && !filled && key.toLowerCase() === "y") return { type: "redo" };
  if (altKey && !control && !pressed.shiftKey && OWN_LETTERS.has(code))
    return { type: "own", letter: code.slice(3) };
  if (control || altKey || writing) return null;
  if (key === "?" && !filled) return { type: "help" };
  if ([...key].length === 1 && key !== " ") return { type: "type" };
  return null;
}

/** The keys with a hint that fades. */
const FADING: readonly string[] = ["help", "palette", "undo", "clock", "mute", "message", "house", "rooms"];

/** The name by which the use of a key is counted, so that its hint fades; null where no hint depends on it. */
export function hintOf(wish: Wish): string | null {
  const name = wish.type === "room" ? "rooms" : wish.type;
  return FADING.includes(name) ? name : null;
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
  open: "O",
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
