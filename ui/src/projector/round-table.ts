/** Where the players of one table stand round it, as the room looks at it from the dealer's side. */

/** Which of the players, in the order of their seats, are on each side: from left to right, or from top to bottom. */
interface Sides {
  bottom: number[];
  left: number[];
  top: number[];
  right: number[];
}

/** From so many players on, the ends of the table take two each. */
const TWO_AT_THE_ENDS = 8;

/** The dealer is in the middle below; the first seat is at the dealer's left hand, and the others follow clockwise. */
export function sidesOf(players: number): Sides {
  const ends = players >= TWO_AT_THE_ENDS ? 2 : players >= 2 ? 1 : 0;
  const along = players - 2 * ends;
  // The first half of those below sits at the dealer's left, the others at the right, at the end of the round.
  const below = Math.floor(along / 2);
  const first = Math.ceil(below / 2);
  const next = (
    (seat) => (count: number) =>
      Array.from({ length: count }, () => seat++)
  )(0);
  const early = next(first);
  const left = next(ends);
  const top = next(along - below);
  const right = next(ends);
  const late = next(below - first);
  return { bottom: [...early.reverse(), ...late.reverse()], left: left.reverse(), top, right };
}

/** The first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "" && !/^\d+$/.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...new Intl.Segmenter().segment(word ?? "")][0]?.segment ?? "")
    .join("")
    .toLocaleUpperCase();
}
