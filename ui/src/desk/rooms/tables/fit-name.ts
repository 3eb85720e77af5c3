/** How a name is drawn beside its seat. */
interface FittedName {
  text: string;
  /** The width of the letters in per cent of Archivo's usual one. */
  stretch: number;
}

/** The width of the letters of the floor plan, and the narrowest that is still read easily. */
const USUAL = 92;
const NARROW = 76;
/** What the disc leaves free before a name, and a little air behind it. */
const PADDING = 6;

/** How much of the usual width narrow letters take, as measured. */
const NARROWED = 0.86;

/** The width of a letter at the usual stretch, in pixels per pixel of type size, as measured for the bundled font. */
function letterWidth(letter: string): number {
  if (/[ijlI., '’|!ıł]/u.test(letter)) return 0.25;
  if (/[frt-]/u.test(letter)) return 0.31;
  if (/[mwMW@]/u.test(letter)) return 0.82;
  if (/[a-z]/u.test(letter)) return 0.53;
  if (/\p{M}/u.test(letter)) return 0;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter)) return 1;
  return 0.68;
}

/** The width of a text in pixels at the usual stretch. */
function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * size;
}

/** Shorter ways to say a name, the longest first: Francesca Lombardi, Francesca L., F. Lombardi, Francesca. */
function shorter(name: string): string[] {
  const parts = name.split(/\s+/u).filter((part) => part !== "");
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (first === undefined || last === undefined || parts.length < 2) return [name];
  const initial = (part: string): string => `${[...part][0] ?? ""}.`;
  return [name, `${first} ${initial(last)}`, `${initial(first)} ${last}`, first];
}

/**
 * A name for a place too narrow for it: narrower letters first, then a shorter form. The whole name is always in the
 * tooltip and for screen readers.
 */
export function fitName(name: string, room: number, size = 13): FittedName {
  const space = room - PADDING;
  const forms = shorter(name);
  for (const text of forms) {
    const width = textWidth(text, size);
    if (width <= space) return { text, stretch: USUAL };
    if (width * NARROWED <= space) return { text, stretch: NARROW };
  }
  // Nothing fits: the given name as far as it goes.
  const text = forms[forms.length - 1] ?? name;
  const letters = [...text];
  while (letters.length > 2 && textWidth(letters.join("") + "…", size) * NARROWED > space) letters.pop();
  return { text: `${letters.join("").trimEnd()}…`, stretch: NARROW };
}
