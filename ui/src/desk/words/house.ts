/** What the desk says about the house: the list of tournaments, a new one, its players, the devices, a damaged file. */

import { joined } from "$shared/format";
import { exampleAmount } from "$shared/typed";
import type { YearLine } from "$shared/types";
import { parts, say, under } from "./say";
import { deskBackups } from "./backups";
import { deskPast, deskSeasons, deskStatistics } from "./seasons";
import { deskSeries } from "./series";

/** Two decimals, whatever currency it is. */
const CENTS = { code: "XXX", decimals: 2 };

export const deskHouse = under("house", {
  backups: deskBackups,
  listed: under("listed", {
    fields: under("listed-fields"),
    played: (count: number, last: string): string =>
      count === 0 ? "" : say("listed-played", { count, last }),
  }),
  seasons: deskSeasons,
  series: deskSeries,
  cash: under("house-cash", parts("house-cash", "hows", "facts", "heads", "settle", "lines", "staff")),
  staff: under("house-staff", parts("house-staff", "heads", "push", "money")),
  cardroom: under(
    "house-cardroom",
    parts("house-cardroom", "books", "halves", "thirds", "typed", "facts", "phases"),
  ),
  statistics: deskStatistics,
  past: deskPast,
  closing: under("house-closing"),
  dropped: under("house-dropped", parts("house-dropped", "contents")),
  ...parts("house", "settings-file", "whole", "templates", "damaged", "notices"),
  archive: under("house-archive", {
    standing: ({ listed, archived }: YearLine): string =>
      joined(
        [
          listed > 0 ? say("house-archive-listed", { count: listed }) : "",
          archived > 0 ? say("house-archive-archived", { count: archived }) : "",
        ],
        ", ",
      ),
  }),
  home: under("house-home", parts("house-home", "next-week", "phases")),
  create: under("house-create", {
    follows: (levels: number, length: string, breaks: number): string =>
      say("house-create-follows", {
        levels: say("house-create-levels", { count: levels }),
        length,
        breaks: say("house-create-breaks", { count: breaks }),
      }),
    outlook: under("house-create-outlook"),
  }),
  tonight: under("house-tonight", {
    kindParts: under("house-tonight-kind-parts"),
    wrong: under("house-tonight-wrong", {
      get amount() {
        return say("house-tonight-wrong-amount-like", { example: exampleAmount(CENTS) });
      },
    }),
  }),
});
