/** Where the tour stops, and where its words stand. */

import type { words } from "../words";

type Name = keyof typeof words.tour.stops;
interface Stop {
  name: Name;
  /** What is pointed at. */
  at: string;
}

export const STOPS: readonly [Stop, ...Stop[]] = [
  { name: "bar", at: "[data-tour=bar]" },
  { name: "advice", at: "[data-testid=advice]" },
  { name: "tables", at: "[data-tour=rail]" },
  { name: "room", at: "[data-tour=room]" },
  { name: "floor", at: "[data-tour=floor]" },
  { name: "projector", at: "[data-testid=room-projector]" },
];

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 12;

/** A place for the words: below what is pointed at, above it, beside it, or within; always whole in the window. */
export function beside(box: Box, card: Size, room: Size): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const left = within(box.left + GAP, card.width, room.width);
  if (bottom + 2 * GAP + card.height <= room.height) return { left, top: bottom + GAP };
  if (box.top - 2 * GAP - card.height >= 0) return { left, top: box.top - GAP - card.height };
  const top = within(box.top + GAP, card.height, room.height);
  if (right + 2 * GAP + card.width <= room.width) return { left: right + GAP, top };
  return { left: within(box.left + (box.width - card.width) / 2, card.width, room.width), top };
}
