/** The mean width of a letter on the floor plan, in pixels per pixel of type size. */
const LETTER = 0.46;
/** What stands around a name within its room, in pixels. */
const PADDING = 10;

/**
 * A name for a place too narrow for it: the whole name when it fits, otherwise the given name with the initial
 * of the last one. Whatever is still too long is cut by the style sheet, and the whole name is always in the
 * tooltip and for screen readers.
 */
export function shortName(name: string, room: number, size = 13): string {
  const letters = Math.floor((room - PADDING) / (size * LETTER));
  if ([...name].length <= letters) return name;
  const words = name.split(/\s+/).filter((word) => word !== "");
  const first = words[0];
  const last = words[words.length - 1];
  if (first === undefined || last === undefined || words.length < 2) return name;
  const initial = [...last][0] ?? "";
  return `${first} ${initial}.`;
}
