/** Which events a season counts, as a sentence of two choices says it. */

import type { SeasonEvents } from "$shared/types";
import { dayOf, momentOf } from "./days";

/** Every event, only those that are ticked, several templates and series, or one of them by its name. */
export type Which = "every" | "ticked" | "several" | `template ${string}` | `series ${string}`;

/** At any time, in this year, from today on, or between two days. */
export type When = "ever" | "year" | "today" | "days";

type Dates = Pick<SeasonEvents, "from" | "to">;

/** The first and the last moment of the year in which a time is. */
export function yearOf(now: number): Dates {
  const year = dayOf(now).slice(0, 4);
  return { from: momentOf(`${year}-01-01`, false), to: momentOf(`${year}-12-31`, true) };
}

export function whichOf({ every, from, to, templates, series }: SeasonEvents): Which {
  if (templates.length + series.length > 1) return "several";
  if (templates[0] !== undefined) return `template ${templates[0]}`;
  if (series[0] !== undefined) return `series ${series[0]}`;
  return every || from !== null || to !== null ? "every" : "ticked";
}

export function whenOf({ from, to }: Dates, now: number): When {
  if (from === null && to === null) return "ever";
  const year = yearOf(now);
  if (from === year.from && to === year.to) return "year";
  return to === null && from === momentOf(dayOf(now), false) ? "today" : "days";
}

/** The same events, chosen in this way. What was ticked one by one stays. */
export function counting(events: SeasonEvents, which: Which): SeasonEvents {
  const [kind, ...rest] = which.split(" ");
  const name = rest.join(" ");
  const none = { ...events, every: false, templates: [], series: [] };
  switch (kind) {
    case "every":
      return { ...none, every: true };
    case "ticked":
      return { ...none, from: null, to: null };
    case "template":
      return { ...none, templates: [name] };
    case "series":
      return { ...none, series: [name] };
    default:
      return events;
  }
}

/** The dates of a choice; between two days those that are there, or this day on. */
export function dated(dates: Dates, when: When, now: number): Dates {
  const today = { from: momentOf(dayOf(now), false), to: null };
  switch (when) {
    case "ever":
      return { from: null, to: null };
    case "year":
      return yearOf(now);
    case "today":
      return today;
    case "days":
      return dates.from === null && dates.to === null ? today : dates;
  }
}
