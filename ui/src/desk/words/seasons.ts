/** What the desk says of seasons, of statistics, and of evenings that come in from elsewhere. */

import { several } from "$shared/book.svelte";
import { chips, date, hundredths, inTenths, joined } from "$shared/format";
import type { DifferenceKind, PointsSample } from "$shared/types";
import { common } from "./common";
import { parts, say, under } from "./say";

/** Hundredths as they are read, and what chooses the plural by them. */
const counted = (points: number): { count: number; points: string } => ({
  count: points / 100,
  points: hundredths(points),
});

/** The first eight of a long list; more of them would be a wall of names. */
const firstOf = (names: readonly string[]): string =>
  several([...names.slice(0, 8), ...(names.length > 8 ? ["…"] : [])]);

export const deskPast = under("past", {
  folder: (count: number, more: number, others: number): string =>
    [
      say("past-folder-read", { count }),
      more === 0 ? "" : say("past-folder-more", { count: more }),
      others === 0 ? "" : say("past-folder-others", { count: others }),
    ]
      .filter(Boolean)
      .join(" "),
  summary: (
    counts: Record<"read" | "of" | "counts" | "known" | "asks" | "against" | "refused", number>,
  ): string =>
    joined([
      say("past-summary-read", { read: counts.read, of: counts.of }),
      say("past-summary-counts", { count: counts.counts }),
      counts.known === 0 ? "" : say("past-summary-known", { count: counts.known }),
      counts.asks === 0 ? "" : say("past-summary-asks", { count: counts.asks }),
      counts.against === 0 ? "" : say("past-summary-against", { count: counts.against }),
      counts.refused === 0 ? "" : say("past-summary-refused", { count: counts.refused }),
    ]),
  brought: (at: number | null, events: number): string =>
    joined([
      at === null ? "" : say("past-brought-on", { date: date(at) }),
      say("seasons-events-played", { count: events }),
    ]),
  unlisted: (names: readonly string[]): string =>
    say("past-unlisted", { count: names.length, names: firstOf(names) }),
  enlisted: (named: number, added: number): string =>
    say("past-enlisted", { count: named, added: String(added) }),
});

export const deskSeasons = under("seasons", {
  line: (events: number, players: number): string =>
    several([say("seasons-events-played", { count: events }), say("common-players", { count: players })]),
  ...parts("seasons", "parts", "export-as", "chart", "head-to-head"),
  table: under("seasons-table", {
    adjustedBy: (points: number): string => say("seasons-table-adjusted-by", counted(points)),
  }),
  why: under("seasons-why", {
    knockouts: (count: number, each: number): string =>
      say("seasons-why-knockouts", {
        count: count / 100,
        knockouts: hundredths(count),
        each: hundredths(each),
      }),
  }),
  finale: under("seasons-finale", parts("seasons-finale", "ways", "steps")),
  lines: under("seasons-lines", {
    get badPoints() {
      return say("seasons-lines-bad-points", { example: inTenths(-25) });
    },
    struck: (by: string, why: string): string => {
      if (by === "")
        return why === "" ? say("seasons-lines-struck") : say("seasons-lines-struck-why", { why });
      return why === ""
        ? say("seasons-lines-struck-by", { by })
        : say("seasons-lines-struck-by-why", { by, why });
    },
    closedBy: (by: string, date: string): string =>
      by === "" ? say("seasons-lines-closed-on", { date }) : say("seasons-lines-closed-by", { by, date }),
  }),
  notes: under("seasons-notes", {
    what: (what: DifferenceKind, event: string): string => say(`seasons-notes-${what}`, { event }),
    result: (place: string, points: number): string =>
      say("seasons-notes-result", { place, ...counted(points) }),
  }),
  events: under("seasons-events", {
    get badWeight() {
      return say("seasons-events-bad-weight", { example: inTenths(5) });
    },
  }),
  form: under("seasons-form", {
    after: (events: number): string => say("seasons-events-played", { count: events }),
    tried: ({ place, knockouts, prize, points }: PointsSample, formula: boolean): string =>
      say(formula ? "seasons-form-tried" : "seasons-form-tried-played", {
        place: common.ordinal(place),
        knockouts: chips(knockouts),
        prize: chips(prize),
        points: points === null ? say("seasons-form-tried-none") : hundredths(points),
      }),
    ...parts(
      "seasons-form",
      "presets",
      "means",
      "fields",
      "totals",
      "tie-breaks",
      "whens",
      "deal-points",
      "figure-names",
    ),
  }),
});

export const deskStatistics = under("statistics", {
  fieldFrom: (from: number, to: number): string =>
    from === to ? chips(from) : say("statistics-field-from", { from, to }),
});
