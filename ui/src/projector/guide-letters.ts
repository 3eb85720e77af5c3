/** The letters that guide the eye down a long list of names. */

/** Writing without an alphabet begins here: nearly every name would have a letter of its own. */
const NO_ALPHABET = 0x2e80;

/** The letter under which a name is looked for; empty where none guides. */
function letterOf(name: string): string {
  const first = [...name.trim()][0] ?? "";
  if (!/^\p{L}$/u.test(first) || (first.codePointAt(0) ?? 0) >= NO_ALPHABET) return "";
  const upper = first.toLocaleUpperCase();
  return [...upper].length === 1 ? upper : first;
}

/** The letter before each name: at the first of its letter, and at the top of every column. */
export function guideLetters(names: string[], lines: number): string[] {
  const letters = names.map(letterOf);
  return letters.map((letter, at) => (at % lines === 0 || letter !== letters[at - 1] ? letter : ""));
}

/** The first and the last letter of a page, such as `A – C`; empty where letters do not guide. */
export function letterRange(names: string[]): string {
  const first = letterOf(names[0] ?? "");
  const last = letterOf(names.at(-1) ?? "");
  if (first === last) return first;
  return first !== "" && last !== "" ? `${first} – ${last}` : "";
}
