/** What the desk says of series: flights and later days that play for one pool. */

import { listed } from "$shared/book.svelte";
import { chips } from "$shared/format";
import type {
  DayStanding,
  PlainLineKind,
  PlayerRef,
  SeriesDifference,
  SeriesMember,
  SeriesSaid,
} from "$shared/types";
import { parts, say, under } from "./say";

/** Who and what is meant by the numbers of a line. */
export interface SeriesNames {
  day: (tournament: number) => string;
  entry: (entry: number) => string;
  player: (who: PlayerRef, index: number) => string;
}

const placeOf = (flight: number, day: number): string =>
  flight === 0
    ? say("house-series-place-together", { day: String(day) })
    : say("house-series-place", { flight: String(flight), day: String(day) });

const flightOf = (number: number): string =>
  number === 0 ? say("house-series-together") : say("house-series-flight", { number: String(number) });

const standing = (one: DayStanding): string => {
  switch (one.type) {
    case "in":
      return say("house-series-settle-in");
    case "bagged":
      return say("house-series-settle-bagged", { chips: chips(one.chips) });
    case "out":
      return say("house-series-settle-out", { level: String(one.at.level) });
  }
};

function line(kind: PlainLineKind<SeriesSaid>, of: SeriesNames): string {
  if (kind.type !== "said") return say(`house-series-lines-${kind.type}`, { number: String(kind.line) });
  const { said } = kind;
  switch (said.type) {
    case "opened":
      return say("house-series-lines-opened", { name: said.name });
    case "renamed":
      return say("house-series-lines-renamed", { name: said.name });
    case "rules_changed":
      return say("house-series-lines-rules-changed");
    case "added": {
      const { tournament, flight, day }: SeriesMember = said.member;
      return say("house-series-lines-added", { day: of.day(tournament), place: placeOf(flight, day) });
    }
    case "removed":
      return say("house-series-lines-removed", { day: of.day(said.tournament) });
    case "closed":
      return say("house-series-lines-closed", { day: said.day.name, chips: chips(said.bagged) });
    case "given_up":
      return say("house-series-lines-given-up", {
        who: of.entry(said.entry),
        day: of.day(said.tournament),
      });
    case "bag_corrected": {
      const named = {
        who: of.entry(said.entry),
        day: of.day(said.tournament),
        chips: chips(said.chips),
      };
      return said.bag === ""
        ? say("house-series-lines-bag-corrected", named)
        : say("house-series-lines-bag-numbered", { ...named, bag: said.bag });
    }
    case "matched":
      return say("house-series-lines-matched", {
        names: listed(said.pairs.flat().map((one, index) => of.player(one, index))),
      });
    case "parted":
      return say("house-series-lines-parted", { who: of.player(said.who, 0) });
    case "entry_accepted":
      return say("house-series-lines-entry-accepted", {
        who: said.now?.name ?? of.entry(said.entry),
        day: of.day(said.tournament),
      });
    case "chips_accepted":
      return say("house-series-lines-chips-accepted", {
        chips: chips(said.chips),
        day: of.day(said.tournament),
      });
  }
}

export const deskSeries = under("house-series", {
  flight: flightOf,
  flightsCalled: (numbers: readonly number[]): string => listed(numbers.map(flightOf)),
  inPlay: (names: readonly string[]): string =>
    names.length === 0 ? "" : say("house-series-in-play", { names: listed(names) }),
  place: placeOf,
  ...parts(
    "house-series",
    "parts",
    "flights",
    "facts",
    "money",
    "forecast",
    "leaders",
    "stacks",
    "standing",
    "next",
  ),
  settle: under("house-series-settle", {
    changed: ({ what, day, name, was, now, chips: count }: SeriesDifference): string => {
      switch (what) {
        case "standing":
          return was === null || now === null
            ? say("house-series-settle-other", { day, name })
            : say("house-series-settle-standing", {
                day,
                name,
                was: standing(was.standing),
                now: standing(now.standing),
              });
        case "chips":
          return say("house-series-settle-chips", {
            day,
            was: chips(count?.[0] ?? 0),
            now: chips(count?.[1] ?? 0),
          });
        default:
          return say(`house-series-settle-${what}`, { day, name });
      }
    },
    beyond: (name: string, flight: number | null, entries: number, allowed: number): string => {
      const named = { name, entries: String(entries), allowed: String(allowed) };
      return flight === null
        ? say("house-series-settle-beyond", named)
        : say("house-series-settle-beyond-in", { ...named, flight: String(flight) });
    },
  }),
  lines: under("house-series-lines", {
    /** What a line says, with its reason where it has one. */
    said: (kind: PlainLineKind<SeriesSaid>, of: SeriesNames): string => {
      const said = line(kind, of);
      const why = kind.type === "said" && "why" in kind.said ? kind.said.why : "";
      return why === "" ? said : say("house-series-lines-because", { said, why });
    },
  }),
  form: under(
    "house-series-form",
    parts("house-series-form", "forwards", "furthers", "insides", "roundings", "placings"),
  ),
});
