/**
 * How a text is found by what is typed, for lists that are on the screen already: actions, rooms, names of tournaments. It is
 * what the engine does for players (`engine/src/base/finding.rs`), and keeps the same examples.
 */
export type Answers = "whole" | "begins" | "words" | "inside";

/** Letters that no mark can be taken from. */
const LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ə: "e",
  ς: "σ",
};
/** Signs that are typed or not within one word. */
const PASSED_OVER = /['`´‘’‛′ʹʻʼʽʾʿ＇.·\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** A text in small letters without marks, its words apart by one space. Text of signs alone stays as it is. */
export function fold(text: string): string {
  const folded = text
    .replace(PASSED_OVER, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[łøđðħŧıßæœþəς]/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return folded === "" ? text.trim().replace(/\s+/gu, " ").toLowerCase() : folded;
}

const inOrder = (folded: string): string => folded.split(" ").sort().join(" ");

/** How well a text answers to what is typed; null where it does not. Nothing typed means every text. */
export function answers(text: string, typed: string): Answers | null {
  const [has, wants] = [fold(text), fold(typed)];
  const [squeezed, wanted] = [has.replaceAll(" ", ""), wants.replaceAll(" ", "")];
  if (wants === "" || squeezed === wanted || inOrder(has) === inOrder(wants)) return "whole";
  if (squeezed.startsWith(wanted)) return "begins";
  const [words, parts] = [has.split(" "), wants.split(" ")];
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return "words";
  if (parts.every((part) => has.includes(part)) || squeezed.includes(wanted)) return "inside";
  return null;
}
