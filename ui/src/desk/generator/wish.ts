import { chips } from "$shared/format";
import type { Chip } from "$shared/types/Chip";
import type { ScheduleWish } from "$shared/types/ScheduleWish";
import { chipsIn } from "../rooms/clock/schedule-cells";

/** A wish as it stands in the fields of the form: text, as it was typed. */
export interface WishFields {
  players: string;
  stack: string;
  moreChips: string;
  length: string;
  levelMinutes: string;
  depth: string;
  anteFrom: string;
  breakMinutes: string;
  breakEvery: string;
}

/** What a generator is opened with: what is known of the tournament, and the chips it is played with. */
export interface WishStart {
  players: number;
  stack: number;
  levelMinutes: number;
  /** Big blinds in a stack at the first level; null for the usual depth. */
  depth: number | null;
  chips: Chip[];
}

export const FIELDS = [
  "players",
  "stack",
  "length",
  "levelMinutes",
  "moreChips",
  "depth",
  "anteFrom",
  "breakMinutes",
  "breakEvery",
] as const satisfies readonly (keyof WishFields)[];

/** The fields as they stand when the form is opened. */
export function fieldsOf(start: WishStart): WishFields {
  return {
    players: start.players > 1 ? String(start.players) : "16",
    stack: chips(start.stack),
    moreChips: "0",
    length: "3:30",
    levelMinutes: String(start.levelMinutes),
    depth: start.depth === null ? "" : String(start.depth),
    anteFrom: "",
    breakMinutes: "10",
    breakEvery: "80",
  };
}

/** The fields with what the nearest wish that can be met has instead. */
export function withNearest(fields: WishFields, nearest: ScheduleWish): WishFields {
  return {
    ...fields,
    length: lengthText(nearest.wanted_minutes),
    levelMinutes: String(nearest.level_minutes),
  };
}

/** Minutes as hours and minutes: `3:30`. */
export function lengthText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** `3:30` and `210` are minutes; a small number alone, such as `4`, is hours. */
export function minutesIn(text: string): number | null {
  const parts = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim());
  if (parts !== null) return Number(parts[1]) * 60 + Number(parts[2]);
  const whole = chipsIn(text);
  if (whole === null) return null;
  return whole < 10 ? whole * 60 : whole;
}

/** The wish that the fields say, or the first field that is not what it should be. */
export function wishFrom(fields: WishFields, set: Chip[]): ScheduleWish | { field: keyof WishFields } {
  const number = (field: keyof WishFields): number | null => chipsIn(fields[field]);
  const [players, starting_stack, more_chips] = [number("players"), number("stack"), number("moreChips")];
  if (players === null) return { field: "players" };
  if (starting_stack === null) return { field: "stack" };
  if (more_chips === null) return { field: "moreChips" };
  const wanted_minutes = minutesIn(fields.length);
  if (wanted_minutes === null) return { field: "length" };
  const level_minutes = number("levelMinutes");
  if (level_minutes === null) return { field: "levelMinutes" };
  const depth = fields.depth.trim() === "" ? null : number("depth");
  if (depth === null && fields.depth.trim() !== "") return { field: "depth" };
  const ante_from_level = fields.anteFrom.trim() === "" ? null : number("anteFrom");
  if (ante_from_level === null && fields.anteFrom.trim() !== "") return { field: "anteFrom" };
  const [break_minutes, break_every_minutes] = [number("breakMinutes"), number("breakEvery")];
  if (break_minutes === null) return { field: "breakMinutes" };
  if (break_every_minutes === null) return { field: "breakEvery" };
  return {
    players,
    starting_stack,
    more_chips,
    chips: set,
    wanted_minutes,
    level_minutes,
    depth,
    ante_from_level,
    break_minutes,
    break_every_minutes,
    after_last: "double",
  };
}
