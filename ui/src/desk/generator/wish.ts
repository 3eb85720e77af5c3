import { chips } from "$shared/format";
import type { Chip, ScheduleWish, WishStart as Known } from "$shared/types";
import { chipsIn } from "../rooms/clock/schedule-cells";
import { readForm } from "../state/form";

/** What a generator is opened with: what is known of the tournament, and the chips it is played with. */
export type WishStart = Omit<Known, "allowed">;

/** A wish as it stands in the fields of the form: text, as it was typed. */
export type WishFields = ReturnType<typeof fieldsOf>;

/** The fields as they stand when the form is opened, in the order in which they are typed. */
export function fieldsOf(start: WishStart) {
  return {
    players: start.players > 1 ? String(start.players) : "16",
    stack: chips(start.stack),
    length: "3:30",
    levelMinutes: String(start.level_minutes),
    moreChips: "0",
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
  return readForm<ScheduleWish, { field: keyof WishFields }>((wrong) => {
    const number = (field: keyof WishFields): number => chipsIn(fields[field]) ?? wrong({ field });
    const mayBeEmpty = (field: keyof WishFields): number | null =>
      fields[field].trim() === "" ? null : number(field);
    return {
      players: number("players"),
      starting_stack: number("stack"),
      more_chips: number("moreChips"),
      chips: set,
      wanted_minutes: minutesIn(fields.length) ?? wrong({ field: "length" }),
      level_minutes: number("levelMinutes"),
      depth: mayBeEmpty("depth"),
      ante_from_level: mayBeEmpty("anteFrom"),
      break_minutes: number("breakMinutes"),
      break_every_minutes: number("breakEvery"),
      after_last: "double",
    };
  });
}
